# What the shelf says of Midnight Exchange: its name, a sentence about it, how long it takes, and what can be agreed on.
midnight-exchange-title = Midnight Exchange
    .text = Everyone rummages at once. Whoever slips away first trades first.
    .time = 30 min, real time
    .credits = Marie Fort and Wilfried Fort · Blue Orange, 2020
midnight-exchange-option-markets = Markets
    .unit = random, or one side of as many markets as there are players: 1a,3b
    .agreed = { $value ->
        [random] Markets are chosen at random
       *[other] Markets: { $value }
    }
midnight-exchange-option-rummage_seconds = A rummage lasts at most
    .unit = seconds, 0 for no limit
    .agreed = { $value ->
        [0] A rummage lasts until somebody has to stop
       *[other] A rummage lasts { $value } s at most
    }
midnight-exchange-option-hold_seconds = A tile drops after
    .unit = seconds, 0 for never; at least as long as eight moves of a hand
    .agreed = { $value ->
        [0] A tile may be held as long as you like
       *[other] A tile drops after { $value } s
    }
midnight-exchange-option-hand_ms = One move of the hand takes at least
    .unit = ms; more slows everybody’s hands down
    .agreed = One move of the hand takes { $value } ms
midnight-exchange-option-memory = What you have seen
    .agreed = { $value ->
        [on] The table remembers what you have seen
       *[off] You have to remember what you have seen
    }
midnight-exchange-option-memory-on = stays in your view
midnight-exchange-option-memory-off = is yours to remember
midnight-exchange-option-short_two = With two players
    .agreed = { $value ->
        [on] With two players: a third less art and cards
       *[off] With two players: all art and cards
    }
midnight-exchange-option-short_two-on = a third less art and cards
midnight-exchange-option-short_two-off = all of it
midnight-exchange-option-stalled = The game ends after
    .unit = { $value ->
        [one] round without a trade, 0 for never
       *[other] rounds without a trade, 0 for never
    }
    .agreed = { $value ->
        [0] It goes on even if nobody trades
        [one] The game ends after a round without a trade
       *[other] The game ends after { $value } rounds without a trade
    }
midnight-exchange-option-placing = Art goes onto collections
    .agreed = { $value ->
        [auto] Art goes onto collections by itself, at the end
       *[hand] Art goes onto collections by hand
    }
midnight-exchange-option-placing-hand = by hand
midnight-exchange-option-placing-auto = by itself, at the end
midnight-exchange-option-max_rounds = At most
    .unit = { $value ->
        [one] round, 0 for no limit
       *[other] rounds, 0 for no limit
    }
    .agreed = { $value ->
        [0] Until the supply runs out
        [one] Over after one round at the latest
       *[other] Over after { $value } rounds at the latest
    }
midnight-exchange-option-components = Own faces
    .agreed = Own faces: { $value }
midnight-exchange-slow = More time for everybody, bots too: hands take it easy, a tile drops only after { $hold_seconds } seconds, and a rummage lasts up to { $rummage_seconds } seconds.
