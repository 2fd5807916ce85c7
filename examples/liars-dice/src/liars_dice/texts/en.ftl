# The shelf: what people read before they play.
liars-dice-title = Liar’s Dice
    .text = Roll in secret, bid on everybody’s dice, and call a lie a lie.
    .time = 15–30 min
liars-dice-option-dice = Dice for each player
    .agreed = { $value ->
        [one] one die each
       *[other] { $value } dice each
    }
liars-dice-option-wild = Ones count as any face
    .agreed = { $value ->
        [no] ones are just ones
       *[yes] ones count as any face
    }
liars-dice-option-doubt = Who may doubt a bid
    .agreed = { $value ->
        [next] only the next player may doubt
       *[anyone] everyone may doubt
    }
liars-dice-option-doubt-anyone = everyone
liars-dice-option-doubt-next = only the next player
liars-dice-option-rounds = Rounds at most
    .agreed = { $value ->
        [0] until one is left
        [one] one round
       *[other] { $value } rounds
    }

# The table.
liars-dice-welcome =
    Everybody rolls in secret. You see your own dice, and bid on all of them.
    Bid higher and higher, true or not, until somebody doubts.
    Whoever was wrong loses a die. The last one with dice wins.
liars-dice-field-round = Round
liars-dice-field-bid = The bid
liars-dice-field-bidder = Bidder
liars-dice-field-hand = Under your cup
liars-dice-field-dice = Dice
liars-dice-field-shown = Shown last

liars-dice-piece-one = one
liars-dice-piece-two = two
liars-dice-piece-three = three
liars-dice-piece-four = four
liars-dice-piece-five = five
liars-dice-piece-six = six

liars-dice-command-bid = { $first } × { $second }
    .group = Bid
    .ask = What do you bid?
liars-dice-command-pass = Let it stand
    .group = Your answer
    .ask = Do you doubt the bid?
liars-dice-command-doubt = Doubt it
    .group = Your answer

# The log.
liars-dice-event-Rolled = Everybody rolls, and { $you ->
        [yes] you begin
       *[no] { $who } begins
    }.
liars-dice-event-Bid = { $you ->
        [yes] You bid
       *[no] { $who } bids
    } { $number } × { $face }.
liars-dice-event-Believed = Nobody doubts it.
liars-dice-event-Doubted = { $you ->
        [yes] You doubt it
       *[no] { $who } doubts it
    }, and the cups are lifted: { $found ->
        [0] not one die counts
        [one] one die counts
       *[other] { $found } dice count
    }.
liars-dice-event-DieLost = { $you ->
        [yes] You lose
       *[no] { $who } loses
    } a die.

liars-dice-over-LD-4-2 = Only one cup has dice left.
liars-dice-over-LD-4-3 = That was the last round.
