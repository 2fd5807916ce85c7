# Gaunerbande in the terminal.

gaunerbande-welcome = Gaunerbande. { gb-welcome-goal } { gb-welcome-follow } { gb-welcome-cost } { gb-welcome-gang }
gaunerbande-title = Gaunerbande
gaunerbande-limit = limit { $limit }
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
gaunerbande-signs = { $turn } turn  { $led } led  { $ahead } winning  { $bot } bot

## Where we are
gaunerbande-round = Round { $round }
gaunerbande-passing =
    { $distance ->
        [one] passing to { $who }, one seat to the left
       *[other] passing to { $who }, { $distance } seats to the left
    }
gaunerbande-trick-number = trick { $trick } of { $of }
gaunerbande-gang = the gang is united
gaunerbande-over = over
gaunerbande-head-seat = Seat
gaunerbande-head-trick = Trick
gaunerbande-head-last = Last
gaunerbande-head-hand = Hand
gaunerbande-head-tricks = Tricks
gaunerbande-head-points = Points
gaunerbande-head-total = Total
gaunerbande-trick = Trick: { $cards }
gaunerbande-points = Points this round: { $points }
gaunerbande-last = The last trick: { $cards }
gaunerbande-no-last = No trick has been taken this round.
gaunerbande-known = { $who } still holds from you: { $cards }
gaunerbande-no-known = Nobody holds a card that you gave away.
gaunerbande-known-about = your gifts that are still held

## What is asked
gaunerbande-ask-give =
    { $left ->
        [one] Give { $who } one more card.
       *[other] Give { $who } { $left } cards, all at once or one by one.
    }
gaunerbande-ask-lead = You lead. Which card?
gaunerbande-ask-follow = Follow { gaunerbande-inline }. Which card?
gaunerbande-ask-any = No { gaunerbande-inline } in your hand. Which card do you throw?
gaunerbande-ask-gang = You have united the gang. What will you have for it?
gaunerbande-gang-others = every other player gets { $value } points
gaunerbande-gang-self = { $value } points come off your total

## The log
gaunerbande-dealt = Round { $round }: the cards are dealt.
gaunerbande-no-passing = Nobody passes cards in this round (GB-2.2).
gaunerbande-given = You put { $card } aside.
gaunerbande-passed = You give { $who } { $cards }.
gaunerbande-received = { $who } gives you { $cards }.
gaunerbande-led =
    { $you ->
        [yes] You lead { $card } ({ $name }).
       *[no] { $who } leads { $card } ({ $name }).
    }
gaunerbande-played =
    { $you ->
        [yes] You play { $card } ({ $name }).
       *[no] { $who } plays { $card } ({ $name }).
    }
gaunerbande-taken =
    { $you ->
        [yes] You take the trick{ $points ->
            [0] .
            [one] : one point.
           *[other] : { $points } points.
        }
       *[no] { $who } takes the trick{ $points ->
            [0] .
            [one] : one point.
           *[other] : { $points } points.
        }
    }
gaunerbande-united =
    { $you ->
        [yes] You have united the gang!
       *[no] { $who } has united the gang!
    }
gaunerbande-rewarded =
    { $own ->
        [yes] The reward: { $value } points off their own total.
       *[no] The reward: { $value } points for everybody else.
    }
gaunerbande-scored = Round { $round } is over: { $points }.
gaunerbande-why =
    { $you ->
        [yes] You stand at { $total }, over { $limit }: the game ends ({ $clause }).
       *[no] { $who } stands at { $total }, over { $limit }: the game ends ({ $clause }).
    }
