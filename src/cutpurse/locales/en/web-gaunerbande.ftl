# Gaunerbande in the browser.

## The cards
gb-card = { $colour } { $value }
gb-card-costs =
    { $points ->
        [one] one penalty point
       *[other] { $points } penalty points
    }
gb-colour-g = Green
gb-colour-b = Blue
gb-colour-r = Red
gb-colour-k = Black
gb-inline =
    { $colour ->
        [g] green
        [b] blue
        [r] red
       *[k] black
    }

## Where we are
gb-round = Round { $round }
gb-trick = Trick { $trick } of { $of }
gb-passing = Pass three cards
gb-gang = the gang is united
gb-over = over
gb-limit = ends above { $limit } penalty points
## What it is all about, here and in the terminal
gb-welcome-goal = Take as few penalty points as you can: whoever has the fewest wins.
gb-welcome-pass = First you pass three cards on: the ones you would rather not have.
gb-welcome-follow = Everyone in turn lays a card. Follow the colour led; its highest card takes the trick.
gb-welcome-cost = Each rogue (black card) you take costs a point; red 10, the corrupt politician, as much as all of them together.
gb-welcome-gang = Or take every single one: then you may let the others pay.

## The table
gb-board = The table
gb-in-trick = The trick
gb-hand = Your hand
gb-your-card = your card
gb-ahead = is winning
gb-last = Last trick
gb-last-to = to { $who }
gb-tricks = tricks
gb-rogues = rogues taken
gb-has-politician = has the corrupt politician
gb-open-hand = Cards of { $who }: { $cards }
gb-scheming = still scheming
gb-has-chosen = has chosen
gb-gifts-cap = Face down, { $distance ->
        [one] one seat to the left
       *[other] { $distance } seats to the left
    }
gb-gifts = Three gifts for { $who }
gb-gifts-done = Your gifts for { $who }
gb-gifts-watch = Everybody picks three cards
gb-gifts-secret = Only the two of you will know what changed hands.
gb-gifts-to = to { $who }
gb-got = from { $who }
gb-new = new from { $who }

## What is asked
gb-ask-give =
    { $count ->
        [one] Give { $who } one more card.
        [3] Give { $who } three cards.
       *[other] Give { $who } { $count } more cards.
    }
gb-ask-give-help = { $chosen } of { $of } chosen.
gb-ousted = { $card } goes back to your hand.
gb-give = Give them
gb-ask-lead = You lead.
gb-ask-follow = Follow { gb-inline }.
gb-ask-throw = No { gb-inline }: throw another card.
gb-playable =
    { $count ->
        [one] One card fits.
       *[other] { $count } cards fit.
    }
gb-chosen = { $card } is chosen.
gb-play = Play it
gb-ask-gang = You have united the gang!
gb-ask-gang-help = Choose your reward.
gb-moment = One moment.
gb-wait = { $who } is thinking.
gb-wait-pass =
    { $count ->
        [one] { $who } is still choosing.
       *[other] { $who } are still choosing.
    }
gb-wait-pass-help = Your three cards lie ready.
gb-wait-gang = { $who } has united the gang.
gb-wait-gang-help = In a moment we’ll know who pays for it.
gb-hint-give = A bot would give { $cards }.
gb-hint-play = A bot would play { $card }.
gb-hint-gang =
    { $way ->
        [others] A bot would let the others pay.
       *[self] A bot would take the points off its own total.
    }
gb-hinted = a bot would choose it
gb-reward = the reward
gb-led =
    { $colour ->
        [g] Green was led.
        [b] Blue was led.
        [r] Red was led.
       *[k] Black was led.
    }

## The reward
gb-gang-title = The gang is united
gb-gang-text = You have all the rogues and the politician. This round costs you nothing, and the choice is yours:
gb-gang-others = The others pay
gb-gang-others-text = Each of the others gets { $value } penalty points.
gb-gang-self = You are let off
gb-gang-self-text = { $value } penalty points come off your own total.

## The log
gb-log-trick = Trick { $trick }
gb-log-end-of-round = The bill, round { $round }
gb-log-dealt = The cards are dealt.
gb-log-no-pass = Nobody passes cards in this round.
gb-log-chosen =
    { $you ->
        [yes] You have chosen.
       *[no] { $who } has chosen.
    }
gb-log-laid-aside =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } a card aside, { $given } of { $of }.
gb-log-laid-aside-card =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } { $card } aside, { $given } of { $of }.
gb-log-passed =
    { $distance ->
        [one] Three cards move one seat to the left.
       *[other] Three cards move { $distance } seats to the left.
    }
gb-log-gave =
    { $you ->
        [yes] You give { $to } { $a }, { $b } and { $c }.
       *[no] { $who } gives { $to } { $a }, { $b } and { $c }.
    }
gb-log-got = { $who } gives you { $a }, { $b } and { $c }.
gb-log-opens =
    { $you ->
        [yes] You open the round.
       *[no] { $who } opens the round.
    }
gb-log-led =
    { $you ->
        [yes] You lead { $card }.
       *[no] { $who } leads { $card }.
    }
gb-log-followed =
    { $you ->
        [yes] You play { $card }.
       *[no] { $who } plays { $card }.
    }
gb-log-threw =
    { $you ->
        [yes] You have no { gb-inline } and throw { $card }.
       *[no] { $who } has no { gb-inline } and throws { $card }.
    }
gb-haul =
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
gb-log-took =
    { $you ->
        [yes] { $haul ->
            [none] You take the trick.
           *[some] You take the trick and get { gb-haul }.
        }
       *[no] { $haul ->
            [none] { $who } takes the trick.
           *[some] { $who } takes the trick and gets { gb-haul }.
        }
    }
gb-log-united =
    { $you ->
        [yes] You have united the gang!
       *[no] { $who } has united the gang!
    }
gb-log-reward =
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
gb-log-scored =
    { $you ->
        [yes] You
       *[no] { $who }
    }: { $points ->
        [one] one penalty point
       *[other] { $points } penalty points
    }.
gb-log-over = The game is over.
gb-log-undone =
    { $you ->
        [yes] You take your move back.
       *[no] { $who } takes a move back.
    }
gb-log-undone-card =
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
gb-sheet-cap = Criminal record
gb-sheet = Who has how much on the slate?
gb-sheet-empty = No round has been scored yet. Everybody is spotless.
gb-sheet-goal = Penalty points: the lowest total wins. The game ends when somebody has more than { $limit }.
gb-sheet-way = Until the limit
gb-sheet-united = united the gang
gb-sheet-politician = with the corrupt politician
gb-sheet-left = { $points } left
gb-sheet-over = over the limit

## The end
gb-why =
    { $you ->
        [yes] You have { $total } penalty points, more than { $limit }: the game is over.
       *[no] { $who } has { $total } penalty points, more than { $limit }: the game is over.
    }
gb-why-several = { $who } have more than { $limit } penalty points: the game is over.
gb-verdict =
    { $count ->
        [one] { $you ->
            [yes] You have the fewest, { $points }, and win.
           *[no] { $who } has the fewest, { $points }, and wins.
        }
       *[other] { $who } have the fewest, { $points } each, and win together.
    }
gb-unit = Penalty points
gb-poster-charge = for suspiciously clean hands
gb-poster-sum =
    { $points ->
        [one] One penalty point
       *[other] { $points } penalty points
    } after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
gb-poster-seen =
    { $count ->
        [one] Last seen leaving while the others paid.
       *[other] Last seen leaving together while the others paid.
    }
gb-politicians = Politicians
gb-gangs = Gangs
gb-last-round = Last round
gb-fact-politician =
    { $count ->
        [one] Once the politician
       *[other] { $count } × the politician
    }
gb-fact-politician-text = { $who } took him most often. Never on purpose, of course.
gb-fact-gang =
    { $count ->
        [one] One gang
       *[other] { $count } gangs
    }
gb-fact-gang-text = United by { $who }.
gb-fact-worst = The dearest round: { $who } in round { $round }.
gb-fact-clean =
    { $count ->
        [one] One clean round
       *[other] { $count } clean rounds
    }
gb-fact-clean-text = { $who } stayed without a penalty point most often.

## The table in words
gb-zone-game = The game
gb-zone-seats = The seats
gb-zone-middle = In the middle
gb-zone-hand = Your hand
gb-words-seat =
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
gb-words-known = Among them { $cards }.
gb-words-owing =
    { $owes ->
        [yes] Still choosing.
       *[no] Has chosen.
    }
gb-words-turn = Is to move.
gb-words-laid = { $who }: { $card }
gb-words-ahead = { $who } is winning.
gb-words-to = Your cards go to { $who }.
gb-words-gave = { $cards } lie ready.
gb-words-gang = { $who } has united the gang and is choosing. It is worth { $value } penalty points.
gb-words-no-trick = No card lies there yet.
gb-words-no-hand = You have no cards.
gb-words-received = You got { $cards }.
gb-words-playable = Playable: { $cards }.
