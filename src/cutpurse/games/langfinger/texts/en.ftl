# What the shelf says of Langfinger: its name, a sentence about it, how long it takes, and what can be agreed on.
langfinger-title = Langfinger
    .text = Five places, three stones, one night: get the tools, crack the locks, sell the loot.
    .time = 30–45 min
    .credits = Christian Fiore and Knut Happel · Pegasus Spiele, 2009
langfinger-option-free_spaces = A stone goes to
    .agreed = { $value ->
        [on] Stones go to any free space
       *[off] Stones go to the lowest free space
    }
langfinger-option-free_spaces-off = the lowest free space
langfinger-option-free_spaces-on = any free space
langfinger-option-rogues = Rogues are
    .agreed = { $value ->
        [choose] Rogues are chosen
       *[random] Rogues are dealt at random
    }
langfinger-option-rogues-random = dealt at random
langfinger-option-rogues-choose = chosen in turn
langfinger-option-stalled = Over without any money for
    .unit = { $value ->
        [one] round, 0 for never
       *[other] rounds, 0 for never
    }
    .agreed = { $value ->
        [0] It goes on even if nobody makes money
        [one] Over when nobody makes money for a round
       *[other] Over when nobody makes money for { $value } rounds
    }
langfinger-option-max_rounds = At most
    .unit = { $value ->
        [one] round, 0 for no limit
       *[other] rounds, 0 for no limit
    }
    .agreed = { $value ->
        [0] Until somebody has 20
        [one] Over after one round at the latest
       *[other] Over after { $value } rounds at the latest
    }
langfinger-option-components = Own faces
    .agreed = Own faces: { $value }
