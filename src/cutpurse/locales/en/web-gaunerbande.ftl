# Gaunerbande in the browser.

## The cards
gaunerbande-card = { $colour } { $value }
gaunerbande-card-costs =
    { $points ->
        [one] one penalty point
       *[other] { $points } penalty points
    }
gaunerbande-colour-g = Green
gaunerbande-colour-b = Blue
gaunerbande-colour-r = Red
gaunerbande-colour-k = Black
gaunerbande-inline =
    { $colour ->
        [g] green
        [b] blue
        [r] red
       *[k] black
    }

## Where we are
gaunerbande-round = Round { $round }
gaunerbande-trick = Trick { $trick } of { $of }
gaunerbande-passing = Pass three cards
gaunerbande-gang = the gang is united
gaunerbande-over = over
gaunerbande-limit =
    { $limit ->
        [one] ends above one penalty point
       *[other] ends above { $limit } penalty points
    }
## What it is all about, here and in the terminal
gaunerbande-welcome-goal = Take as few penalty points as you can: whoever has the fewest wins.
gaunerbande-welcome-pass = First you pass on three cards: the ones you would rather not have.
gaunerbande-welcome-follow = Everyone plays a card in turn. Follow the colour that was led; its highest card takes the trick.
gaunerbande-welcome-cost = Each rogue (black card) you take costs a point. Red 10, the corrupt politician, costs as much as all of them together.
gaunerbande-welcome-gang = Or take every single one: then you may let the others pay.

## The table
gaunerbande-board = The table
gaunerbande-in-trick = The trick
gaunerbande-hand = Your hand
gaunerbande-your-card = your card
gaunerbande-ahead = is winning
gaunerbande-last = Last trick
gaunerbande-last-to = to { $who }
gaunerbande-tricks = tricks
gaunerbande-points-now = penalty points this round
gaunerbande-rogues = rogues taken
gaunerbande-has-politician = has the corrupt politician
gaunerbande-seat-total =
    { $total ->
        [one] 1 penalty point
       *[other] { $total } penalty points
    } so far
gaunerbande-seat-points = { $points } this round
gaunerbande-seat-tricks =
    { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { $tricks } tricks
    } this round
gaunerbande-seat-hand =
    { $hand ->
        [0] no cards
        [one] one card
       *[other] { $hand } cards
    } in hand
gaunerbande-seat-taken = Rogues taken this round
gaunerbande-seat-none-taken = None yet.
gaunerbande-seat-known = Cards in hand that you know
gaunerbande-open-hand = Cards of { $who }: { $cards }
gaunerbande-scheming = still choosing
gaunerbande-has-chosen = has chosen
gaunerbande-gifts-cap = Face down, { $distance ->
        [one] one seat to the left
       *[other] { $distance } seats to the left
    }
gaunerbande-gifts = Three gifts for { $who }
gaunerbande-gifts-done = Your gifts for { $who }
gaunerbande-gifts-watch = Everybody picks three cards
gaunerbande-gifts-secret = Only the two of you will know which cards changed hands.
gaunerbande-gifts-to = to { $who }
gaunerbande-got = from { $who }
gaunerbande-new = new from { $who }

## What is asked
gaunerbande-ask-give =
    { $count ->
        [one] Give { $who } one more card.
        [3] Give { $who } three cards.
       *[other] Give { $who } { $count } more cards.
    }
gaunerbande-ask-give-help = { $chosen } of { $of } chosen.
gaunerbande-ousted = { $card } goes back to your hand.
gaunerbande-give = Give them
gaunerbande-ask-lead = You lead.
gaunerbande-ask-follow = Follow { gaunerbande-inline }.
gaunerbande-ask-throw = No { gaunerbande-inline }: discard any card.
gaunerbande-playable =
    { $count ->
        [one] One card fits.
       *[other] { $count } cards fit.
    }
gaunerbande-chosen = { $card } is chosen.
gaunerbande-play = Play it
gaunerbande-ask-gang = You have united the gang!
gaunerbande-ask-gang-help = Choose your reward.
gaunerbande-moment = One moment.
gaunerbande-wait = { $who } is thinking.
gaunerbande-wait-pass =
    { $count ->
        [one] { $who } is still choosing.
       *[other] { $who } are still choosing.
    }
gaunerbande-wait-pass-help = Your three cards are ready.
gaunerbande-wait-gang = { $who } has united the gang.
gaunerbande-wait-gang-help = In a moment we’ll know who pays for it.
gaunerbande-hint-give = A bot would give { $cards }.
gaunerbande-hint-play = A bot would play { $card }.
gaunerbande-hint-gang =
    { $way ->
        [others] A bot would let the others pay.
       *[self] A bot would take the points off its own total.
    }
gaunerbande-hinted = a bot would choose it
gaunerbande-reward = the reward
gaunerbande-led =
    { $colour ->
        [g] Green was led.
        [b] Blue was led.
        [r] Red was led.
       *[k] Black was led.
    }

## The reward
gaunerbande-gang-title = The gang is united
gaunerbande-gang-text = You have all the rogues and the politician. This round costs you nothing, and the choice is yours:
gaunerbande-gang-others = The others pay
gaunerbande-gang-others-text = Each of the others gets { $value } penalty points.
gaunerbande-gang-self = You are let off
gaunerbande-gang-self-text = { $value } penalty points come off your own total.

## The log
gaunerbande-log-trick = Trick { $trick }
gaunerbande-log-end-of-round = Scoring, round { $round }
gaunerbande-log-dealt = The cards are dealt.
gaunerbande-log-no-pass = Nobody passes cards in this round.
gaunerbande-log-chosen =
    { $you ->
        [yes] You have chosen.
       *[no] { $who } has chosen.
    }
gaunerbande-log-laid-aside =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } a card aside, { $given } of { $of }.
gaunerbande-log-laid-aside-card =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } { $card } aside, { $given } of { $of }.
gaunerbande-log-passed =
    { $distance ->
        [one] Three cards move one seat to the left.
       *[other] Three cards move { $distance } seats to the left.
    }
gaunerbande-log-gave =
    { $you ->
        [yes] You give { $to } { $a }, { $b } and { $c }.
       *[no] { $who } gives { $to } { $a }, { $b } and { $c }.
    }
gaunerbande-log-got = { $who } gives you { $a }, { $b } and { $c }.
gaunerbande-log-opens =
    { $you ->
        [yes] You open the round.
       *[no] { $who } opens the round.
    }
gaunerbande-log-led =
    { $you ->
        [yes] You lead { $card }.
       *[no] { $who } leads { $card }.
    }
gaunerbande-log-followed =
    { $you ->
        [yes] You play { $card }.
       *[no] { $who } plays { $card }.
    }
gaunerbande-log-threw =
    { $you ->
        [yes] You have no { gaunerbande-inline } and discard { $card }.
       *[no] { $who } has no { gaunerbande-inline } and discards { $card }.
    }
gaunerbande-haul =
    { $politician ->
        [yes] { $rogues ->
            [0] the politician
            [one] one rogue and the politician
           *[other] { $rogues } rogues and the politician
        }
       *[no] { $rogues ->
            [one] one rogue
           *[other] { $rogues } rogues
        }
    }
gaunerbande-log-took =
    { $you ->
        [yes] { $haul ->
            [none] You take the trick.
           *[some] You take the trick and get { gaunerbande-haul }.
        }
       *[no] { $haul ->
            [none] { $who } takes the trick.
           *[some] { $who } takes the trick and gets { gaunerbande-haul }.
        }
    }
gaunerbande-log-united =
    { $you ->
        [yes] You have united the gang!
       *[no] { $who } has united the gang!
    }
gaunerbande-log-reward =
    { $own ->
        [yes] { $you ->
            [yes] Your reward: { $value } penalty points off your total.
           *[no] The reward: { $value } penalty points off the total of { $who }.
        }
       *[no] { $you ->
            [yes] Your reward: { $value } penalty points for everybody else.
           *[no] The reward: { $value } penalty points for everybody but { $who }.
        }
    }
gaunerbande-log-scored =
    { $you ->
        [yes] You
       *[no] { $who }
    }: { $points ->
        [one] one penalty point
       *[other] { $points } penalty points
    }.
gaunerbande-log-over = The game is over.
gaunerbande-log-undone =
    { $you ->
        [yes] You take your move back.
       *[no] { $who } takes a move back.
    }
gaunerbande-log-undone-card =
    { $more ->
        [yes] { $you ->
            [yes] You take back { $card }, and with it all that followed.
           *[no] { $who } takes back { $card }, and with it all that followed.
        }
       *[no] { $you ->
            [yes] You take back { $card }.
           *[no] { $who } takes back { $card }.
        }
    }

## The score sheet
gaunerbande-sheet-cap = Criminal record
gaunerbande-sheet = Who has how many penalty points?
gaunerbande-sheet-empty = No round has been scored yet. Everybody is spotless.
gaunerbande-sheet-goal = Penalty points: the lowest total wins. The game ends when somebody has more than { $limit }.
gaunerbande-sheet-way = Until the limit
gaunerbande-sheet-united = united the gang
gaunerbande-sheet-politician = with the corrupt politician
gaunerbande-sheet-left = { $points } left
gaunerbande-sheet-over = over the limit

## The end
gaunerbande-why =
    { $you ->
        [yes] You have { $total } penalty points, more than { $limit }: the game is over.
       *[no] { $who } has { $total } penalty points, more than { $limit }: the game is over.
    }
gaunerbande-why-several =
    { $limit ->
        [one] { $who } have more than one penalty point: the game is over.
       *[other] { $who } have more than { $limit } penalty points: the game is over.
    }
gaunerbande-verdict =
    { $count ->
        [one] { $you ->
            [yes] You have the fewest, { $points }, and win.
           *[no] { $who } has the fewest, { $points }, and wins.
        }
       *[other] { $who } have the fewest, { $points } each, and win together.
    }
gaunerbande-unit = Penalty points
gaunerbande-poster-charge = for suspiciously clean hands
gaunerbande-poster-sum =
    { $points ->
        [one] One penalty point
       *[other] { $points } penalty points
    } after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
gaunerbande-poster-seen =
    { $count ->
        [one] Last seen leaving while the others paid.
       *[other] Last seen leaving together while the others paid.
    }
gaunerbande-politicians = Politicians
gaunerbande-gangs = Gangs
gaunerbande-last-round = Last round
gaunerbande-fact-politician =
    { $count ->
        [one] The politician, once
       *[other] The politician, { $count } times
    }
gaunerbande-fact-politician-text = { $who } took him most often. Never on purpose, of course.
gaunerbande-fact-gang =
    { $count ->
        [one] One gang
       *[other] { $count } gangs
    }
gaunerbande-fact-gang-text = United by { $who }.
gaunerbande-fact-worst = The costliest round: { $who } in round { $round }.
gaunerbande-fact-clean =
    { $count ->
        [one] One clean round
       *[other] { $count } clean rounds
    }
gaunerbande-fact-clean-text = { $who } got through most rounds without a penalty point.

## The table in words
gaunerbande-zone-game = The game
gaunerbande-zone-seats = The seats
gaunerbande-zone-middle = In the middle
gaunerbande-zone-hand = Your hand
gaunerbande-words-seat =
    { $who }{ $you ->
        [yes] {" "}(you)
       *[no] { $bot ->
            [yes] {" "}(bot)
           *[no] {""}
        }
    }: { $total ->
        [one] one penalty point
       *[other] { $total } penalty points
    }. In this round { $tricks ->
        [0] no trick
        [one] one trick
       *[other] { $tricks } tricks
    }, { $rogues ->
        [0] no rogue
        [one] one rogue
       *[other] { $rogues } rogues
    }{ $politician ->
        [yes] {" "}and the politician
       *[no] {""}
    }. { $hand ->
        [one] One card
       *[other] { $hand } cards
    } in hand.
gaunerbande-words-known = Among them { $cards }.
gaunerbande-words-owing =
    { $owes ->
        [yes] Still choosing.
       *[no] Has chosen.
    }
gaunerbande-words-turn = To move.
gaunerbande-words-laid = { $who }: { $card }
gaunerbande-words-ahead = { $who } is winning.
gaunerbande-words-to = Your cards go to { $who }.
gaunerbande-words-gave = Ready to pass: { $cards }.
gaunerbande-words-gang = { $who } has united the gang and is choosing. It is worth { $value } penalty points.
gaunerbande-words-no-trick = No card lies there yet.
gaunerbande-words-no-hand = You have no cards.
gaunerbande-words-received = You got { $cards }.
gaunerbande-words-playable = Playable: { $cards }.
