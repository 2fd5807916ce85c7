# Gaunerbande: why a hinted move is good, in the terminal and in the browser. $card is a card as people see it; where a
# seat is spoken of, $named is "yes" and $who its name.
gaunerbande-reason-shed = { $card } is a card that you can well do without in the tricks to come.
gaunerbande-reason-mine = { $card } is the politician himself: get rid of him before he ends up with you.
gaunerbande-reason-caught =
    { $named ->
        [yes] { $who } has the politician, and { $card } may catch him: get rid of it.
       *[no] The politician is still out, and { $card } may catch him: get rid of it.
    }
gaunerbande-reason-catch =
    { $points ->
        [0] With { $card } this trick costs you next to nothing.
        [one] { $card } is one of the safer cards here: the trick may cost a point.
       *[other] { $card } is one of the safer cards here: the trick may cost { $points } points.
    }
gaunerbande-reason-politician =
    { $named ->
        [yes] { $who } takes this trick: a fine place for the politician.
       *[no] Somebody else may take this trick: a fine place for the politician.
    }
gaunerbande-reason-spite =
    { $named ->
        [yes] { $who } takes this trick: { $card } makes it dearer.
       *[no] Somebody else may take this trick: { $card } makes it dearer.
    }
gaunerbande-reason-flush =
    { $named ->
        [yes] You have no high reds, and { $who } has the politician: with { $card } you lure him out.
       *[no] You have no high reds: with { $card } you lure the politician out.
    }
gaunerbande-reason-break = So far { $who } has all the points: { $card } helps you break up the gang.
gaunerbande-reason-unite = So far you have all the points: { $card } helps you unite the gang.
gaunerbande-reason-gang-others = When the others have paid, nobody has fewer points than you, and the end is nearer.
gaunerbande-reason-gang-self = Even if the others paid, somebody would have fewer points than you: rather lose some of your own.
