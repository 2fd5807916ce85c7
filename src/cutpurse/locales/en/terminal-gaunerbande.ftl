# Gaunerbande in the terminal.

gaunerbande-terminal-welcome = Gaunerbande. { gaunerbande-welcome-goal } { gaunerbande-welcome-follow } { gaunerbande-welcome-cost } { gaunerbande-welcome-gang }
gaunerbande-terminal-title = Gaunerbande
gaunerbande-terminal-limit = limit { $limit }
gaunerbande-terminal-colour-g = Green
gaunerbande-terminal-colour-b = Blue
gaunerbande-terminal-colour-r = Red
gaunerbande-terminal-colour-k = Black
gaunerbande-terminal-inline =
    { $colour ->
        [g] green
        [b] blue
        [r] red
       *[k] black
    }
gaunerbande-terminal-signs = { $turn } turn  { $led } led  { $ahead } winning  { $bot } bot

## Where we are
gaunerbande-terminal-round = Round { $round }
gaunerbande-terminal-passing =
    { $distance ->
        [one] passing to { $who }, one seat to the left
       *[other] passing to { $who }, { $distance } seats to the left
    }
gaunerbande-terminal-trick-number = trick { $trick } of { $of }
gaunerbande-terminal-gang = the gang is united
gaunerbande-terminal-over = over
gaunerbande-terminal-head-seat = Seat
gaunerbande-terminal-head-trick = Trick
gaunerbande-terminal-head-last = Last
gaunerbande-terminal-head-hand = Hand
gaunerbande-terminal-head-tricks = Tricks
gaunerbande-terminal-head-points = Points
gaunerbande-terminal-head-total = Total
gaunerbande-terminal-trick = Trick: { $cards }
gaunerbande-terminal-points = Points this round: { $points }
gaunerbande-terminal-last = The last trick: { $cards }
gaunerbande-terminal-no-last = No trick has been taken this round.
gaunerbande-terminal-known = { $who } still holds from you: { $cards }
gaunerbande-terminal-no-known = Nobody still holds a card that you gave away.
gaunerbande-terminal-known-about = gifts still in others’ hands

## What is asked
gaunerbande-terminal-ask-give =
    { $left ->
        [one] Give one more card to { $who }.
       *[other] Give { $left } cards to { $who }, all at once or one by one.
    }
gaunerbande-terminal-ask-lead = You lead. Which card?
gaunerbande-terminal-ask-follow = Follow { gaunerbande-terminal-inline }. Which card?
gaunerbande-terminal-ask-any = No { gaunerbande-terminal-inline } in your hand. Which card do you discard?
gaunerbande-terminal-ask-gang = You have united the gang. Which reward do you choose?
gaunerbande-terminal-gang-others = every other player gets { $value } points
gaunerbande-terminal-gang-self = { $value } points come off your total

## The log
gaunerbande-terminal-dealt = Round { $round }: the cards are dealt.
gaunerbande-terminal-no-passing = Nobody passes cards in this round (GB-2.2).
gaunerbande-terminal-given = You put { $card } aside.
gaunerbande-terminal-passed = You give { $who } { $cards }.
gaunerbande-terminal-received = { $who } gives you { $cards }.
gaunerbande-terminal-led =
    { $you ->
        [yes] You lead { $card } ({ $name }).
       *[no] { $who } leads { $card } ({ $name }).
    }
gaunerbande-terminal-played =
    { $you ->
        [yes] You play { $card } ({ $name }).
       *[no] { $who } plays { $card } ({ $name }).
    }
gaunerbande-terminal-taken =
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
gaunerbande-terminal-united =
    { $you ->
        [yes] You have united the gang!
       *[no] { $who } has united the gang!
    }
gaunerbande-terminal-rewarded =
    { $own ->
        [yes] The reward: { $value } points off their own total.
       *[no] The reward: { $value } points for everybody else.
    }
gaunerbande-terminal-scored = Round { $round } is over: { $points }.
gaunerbande-terminal-why =
    { $you ->
        [yes] You have { $total }, more than { $limit }: the game ends ({ $clause }).
       *[no] { $who } has { $total }, more than { $limit }: the game ends ({ $clause }).
    }
gaunerbande-terminal-why-several = { $who } have more than { $limit }: the game ends ({ $clause }).
