# What the shelf says of Midnight Exchange: its name, a sentence about it, how long it takes, and what can be agreed on.
midnight-exchange-title = Midnight Exchange
    .text = Everyone rummages at once. Whoever slips away first trades first.
    .time = 30 min, real time
    .credits = Marie Fort and Wilfried Fort · Blue Orange, 2020
midnight-exchange-tally = First to slip away
    .text = How often you were the first to leave a rummage, next to an even share for everybody at the table.
midnight-exchange-option-markets = Markets
    .unit = random, or one market side per player, such as 1a,3b
    .agreed = { $value ->
        [random] Markets are chosen at random
       *[other] Markets: { $value }
    }
midnight-exchange-option-rummage_seconds = A rummage lasts at most
    .unit = seconds, 0 for no limit
    .agreed = { $value ->
        [0] A rummage lasts as long as it takes
       *[other] A rummage lasts at most { $value } s
    }
midnight-exchange-option-hold_seconds = A tile drops after
    .unit = seconds, 0 for never; at least the time of eight hand movements
    .agreed = { $value ->
        [0] A tile may be held as long as you like
       *[other] A tile drops after { $value } s
    }
midnight-exchange-option-hand_ms = Each hand movement takes at least
    .unit = ms; more slows down everybody’s hands
    .agreed = Each hand movement takes at least { $value } ms
midnight-exchange-option-memory = What you have seen
    .agreed = { $value ->
        [on] The table remembers what you have seen
       *[off] You have to remember what you have seen
    }
midnight-exchange-option-memory-on = stays visible to you
midnight-exchange-option-memory-off = is for you to remember
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
        [0] Goes on even if nobody trades
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
        [one] Ends after one round at the latest
       *[other] Ends after { $value } rounds at the latest
    }
midnight-exchange-option-components = Your own cards
    .agreed = Your own cards: { $value }
midnight-exchange-slow = More time for everybody, bots included: hands move more slowly, a tile drops only after { $hold_seconds } seconds, and a rummage lasts up to { $rummage_seconds } seconds.

# The guided first game, against Pip: a rummage without a clock, trades, then a rummage with one.
midnight-exchange-lesson-first-night = Rummage first, trade later
    .text = At night, everybody rummages at the same time for things to pay with. In the morning you buy art with them, which brings points. For now, no clock is running.
midnight-exchange-lesson-first-flip = Pick one up
    .text = ① The blue tiles lie in the garage, which is open to all. You have only one hand, and only you see what is under the tile.
    .do = Tap the ringed tile.
midnight-exchange-lesson-first-back = An empty drawer
    .text = ① Nobody pays anything for that. Put it back face down, and others will waste their time on it, too.
    .do = Press “Back”: it goes back face down.
midnight-exchange-lesson-first-key = A key opens more
    .text = ① Under this one lies an iron key. If you keep it, the desk is open to you: the violet tiles. A brass key would open the safe, the orange ones.
    .do = Pick up the ringed tile and keep it.
midnight-exchange-lesson-first-desk = Into the desk
    .text = ① A gem lies here; there are none in the garage. What you keep goes into your tray, where everybody can see it. There is room for six tiles.
    .do = Pick up the ringed tile and keep it.
midnight-exchange-lesson-first-fill = Fill your tray
    .text = Pip is rummaging, too. ① Here lie jewels and notes; the markets’ prices show what they ask for. With six tiles you may run.
    .do = Pick up and keep all four.
midnight-exchange-lesson-first-run = Time to run
    .text = ① Your tray is full and your hand empty: take an escape tile. Then Pip has to stop at once, and you trade first.
    .do = Take the escape tile.
midnight-exchange-lesson-first-card = Buy a collection
    .text = You are first. ① A gem and jewels are the price of this market. ② The collection is worth 2 points now, and 7 once two manuscripts lie on it.
    .do = Choose the collection, then “Buy”.
midnight-exchange-lesson-first-art = And something to put on it
    .text = Pip has bought a statue. You have jewels and notes left, which is just what ① the manuscript costs.
    .do = Choose the manuscript, then “Buy”.
midnight-exchange-lesson-first-place = Where does it go?
    .text = In your store, a silver object is worth 1 point and a gold one 2. On ① your collection, the manuscript turns 2 points into 4. Once placed, it stays there.
    .do = Choose your collection, then “Place it”.
midnight-exchange-lesson-first-clock = Now with a clock
    .text = Night again: all tiles are shuffled. This time the clock runs, for five minutes, and Pip plays freely. Find six tiles that pay for something, and run!
midnight-exchange-lesson-first-on = The last trade
    .text = Take turns, as before; if you can buy nothing more, you pass. This short game ends now, others when the bag or the cards run out. The most points win.
