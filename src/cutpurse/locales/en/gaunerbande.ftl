# Gaunerbande: why a hinted move is good, in the terminal and in the browser. $card is a card as people see it; where a
# seat is spoken of, $named is "yes" and $who its name.
gaunerbande-reason-shed = { $card } is one of the cards you will miss least in the tricks to come.
gaunerbande-reason-mine = { $card } is the politician himself: get rid of him before he ends up with you.
gaunerbande-reason-caught =
    { $named ->
        [yes] { $who } has the politician, and { $card } may catch him: get rid of it.
       *[no] The politician is still out, and { $card } may catch him: get rid of it.
    }
gaunerbande-reason-catch =
    { $wins ->
        [0] { $card } cannot win this trick.
       *[1]
            { $points ->
                [0] With { $card } this trick costs you next to nothing.
                [one] { $card } is one of the safer cards here: expect this trick to cost you about a point.
               *[other] { $card } is one of the safer cards here: expect this trick to cost you about { $points } points.
            }
    }
gaunerbande-reason-politician =
    { $named ->
        [yes] { $who } takes this trick: a fine place for the politician.
       *[no] Somebody else may take this trick: a fine place for the politician.
    }
gaunerbande-reason-spite =
    { $named ->
        [yes] { $who } takes this trick: { $card } makes it costlier.
       *[no] Somebody else may take this trick: { $card } makes it costlier.
    }
gaunerbande-reason-flush =
    { $named ->
        [yes] You have no high reds, and { $who } has the politician: with { $card } you lure him out.
       *[no] You have no high reds: with { $card } you lure the politician out.
    }
gaunerbande-reason-break =
    { $points ->
        [0] So far { $who } has all the points: { $card } can win this trick, and then you lead.
       *[other] So far { $who } has all the points: { $card } can win this trick, and a single point with you breaks up the gang.
    }
gaunerbande-reason-fed = So far { $who } has all the points: with { $card } you add none to this trick.
gaunerbande-reason-kept = So far { $who } has all the points: play { $card }, and you keep your higher cards to put a stop to that.
gaunerbande-reason-unite = So far you have all the points: { $card } can win this trick, too.
gaunerbande-reason-unite-clean = So far you have all the points: with { $card } you give none away.
gaunerbande-reason-unite-low = So far you have all the points: play { $card }, and you keep your higher cards to win the rest.
gaunerbande-reason-gang-others = When the others have paid, nobody has fewer points than you, and the end is nearer.
gaunerbande-reason-gang-self = Even if the others paid, somebody would have fewer points than you: better to lose some of your own.
