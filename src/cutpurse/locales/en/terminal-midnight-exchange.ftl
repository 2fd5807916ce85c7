# Midnight Exchange in the terminal.

midnight-exchange-terminal-welcome = Midnight Exchange. First you all rummage at once, one hand each: pick up tiles, look at them, keep six, and run. Then you trade your finds at the black markets for art and prestige. The most points win.
midnight-exchange-terminal-title = Midnight Exchange
midnight-exchange-terminal-round = Round { $round }
midnight-exchange-terminal-phase-rummage = rummage
midnight-exchange-terminal-phase-trading = trading
midnight-exchange-terminal-phase-arranging = trading
midnight-exchange-terminal-phase-over = over
midnight-exchange-terminal-supplies = bag { $bag }, pile { $pile }
midnight-exchange-terminal-rounds =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds at most
    }
midnight-exchange-terminal-house = house set “{ $title }”
midnight-exchange-terminal-move = “{ $move }”
midnight-exchange-terminal-vocabulary = grab=grab take=grab back=back put=back jewellery=jewellery jewelry=jewellery
midnight-exchange-terminal-typing = Rummaging: 17 picks up that tile, k keeps it, u and d put it back face up or down, r3 takes it out of slot 3, e escapes. Trading: 2.1 buys the first thing of market 2.
midnight-exchange-terminal-how-to-type = Notation works, too: grab 17. Several in a line: 17 k. Too fast for you? { $program } play --resume --slow 2 gives everybody twice the time.
midnight-exchange-terminal-signs = { $turn } trades  { $bot } bot  Esc escape tile  >17 holds it  { $means } you can pay that
midnight-exchange-terminal-marks = G garage  D desk  S safe  = face up  ? you have seen it  > in a hand  · gone
midnight-exchange-terminal-collections = { $sign } a collection: its points with 0/1/2 … objects on it

## Places, finds and art in short, in four letters at most; in full they are called as in the browser
midnight-exchange-terminal-place-garage = G
midnight-exchange-terminal-place-desk = D
midnight-exchange-terminal-place-safe = S
midnight-exchange-terminal-short-jewels = jewl
midnight-exchange-terminal-short-notes = note
midnight-exchange-terminal-short-leather_bag = bag
midnight-exchange-terminal-short-iron_key = IRON
midnight-exchange-terminal-short-brass_key = BRAS
midnight-exchange-terminal-short-gem = gem
midnight-exchange-terminal-short-empty_drawer = none
midnight-exchange-terminal-short-gold_bar = gold
midnight-exchange-terminal-short-manuscript = Manu
midnight-exchange-terminal-short-chalice = Chal
midnight-exchange-terminal-short-statue = Stat
midnight-exchange-terminal-short-jewellery = Jlry
midnight-exchange-terminal-short-clock = Cloc
midnight-exchange-terminal-short-painting = Pain
midnight-exchange-terminal-single = “{ $name }”
midnight-exchange-terminal-collection = a collection ({ $track })

## What to type for short
midnight-exchange-terminal-key-keep = k
midnight-exchange-terminal-key-up = u
midnight-exchange-terminal-key-down = d
midnight-exchange-terminal-key-escape = e
midnight-exchange-terminal-key-return = r
midnight-exchange-terminal-key-bag = b
midnight-exchange-terminal-key-pass = p
midnight-exchange-terminal-key-done = d
midnight-exchange-terminal-key-place = p
midnight-exchange-terminal-offer-tile = the number of a tile (1–{ $most })

## Columns and rows
midnight-exchange-terminal-head-seat = Seat
midnight-exchange-terminal-head-points = Pts
midnight-exchange-terminal-head-escape = Esc
midnight-exchange-terminal-head-tray = Tray
midnight-exchange-terminal-head-has = Has
midnight-exchange-terminal-hand = Hand
midnight-exchange-terminal-open = Open to you: { $places }
midnight-exchange-terminal-store = Store
midnight-exchange-terminal-own = Cards
midnight-exchange-terminal-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
midnight-exchange-terminal-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
midnight-exchange-terminal-brief =
    { $phase ->
        [rummage] { $who } ({ $sign }): hand { $hand }, tray { $tray }, escape tile { $escape }
       *[trading] { $who } ({ $sign }): points { $points }, tray { $tray }, store { $store }, cards { $cards }
    }
midnight-exchange-terminal-no-last = Nothing has happened yet.

## What is known
midnight-exchange-terminal-known-about = everybody’s store and cards
midnight-exchange-terminal-known-store = Store: { $art }
midnight-exchange-terminal-known-markets = Black markets
midnight-exchange-terminal-known-supplies = In the cloth bag: { $bag }. Prestige cards in the pile: { $pile }.

## What is asked
midnight-exchange-terminal-ask-ready =
    { $ready ->
        [0] Look around. Enter starts the countdown.
       *[other] { $ready } …
    }
midnight-exchange-terminal-ask-rummage =
    { $full ->
        [yes] Six in your tray: run?
       *[no] { $still ->
            [yes] Which tile do you pick up? The clock waits while you type.
           *[no] Which tile do you pick up?
        }
    }
midnight-exchange-terminal-ask-holding =
    { $keep ->
        [yes] In your hand: { $find }. Keep it?
       *[no] In your hand: { $find }. Put it back, face up or down.
    }
midnight-exchange-terminal-ask-watching = You are out. Enter: continue to the trading.
midnight-exchange-terminal-ask-trading =
    { $can ->
        [yes] What do you buy?
        [empty] Nothing to buy, and the cloth bag is empty: a leather bag for nothing would end the game.
       *[no] Nothing to buy: a leather bag for a blind draw?
    }
midnight-exchange-terminal-ask-arranging = Put it on a collection?
midnight-exchange-terminal-choice =
    { $what ->
        [keep] keep
        [back-up] back, face up
        [back-down] back, face down
        [escape] escape
        [bag] leather bag for a blind draw
        [bag-empty] leather bag for nothing
        [pass] pass
       *[done] leave it in store
    }
midnight-exchange-terminal-choices-return = take out
midnight-exchange-terminal-choice-place = { $thing } onto { $card }

## The log
midnight-exchange-terminal-opened = Open tonight: { $markets }.
midnight-exchange-terminal-market = { $name } ({ $sign })
midnight-exchange-terminal-at =
    { $market ->
        [1] by the canal
        [2] behind the theatre
        [3] under the viaduct
       *[4] at the antiquary’s
    }
midnight-exchange-terminal-boxed =
    Back into the box, unseen: { $art ->
        [one] one art object
       *[other] { $art } art objects
    }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
midnight-exchange-terminal-trading-began = All hands rest. Now for the trading.
midnight-exchange-terminal-ended = Round { $round } is over: { $points }.
midnight-exchange-terminal-grabbed = You pick up { $tile }: { $find }.
midnight-exchange-terminal-kept =
    { $you ->
        [yes] You keep { $tile }: { $find }.
       *[no] { $who } keeps { $tile }: { $find }.
    }
midnight-exchange-terminal-taken-out =
    { $you ->
        [yes] You take { $tile } out again.
       *[no] { $who } takes { $tile } out again.
    }
midnight-exchange-terminal-put-back =
    { $way ->
        [up] { $you ->
            [yes] You put { $tile } back face up: { $find }.
           *[no] { $who } puts { $tile } back face up: { $find }.
        }
        [dropped] { $you ->
            [yes] { $tile } drops from your hand.
           *[no] { $tile } drops from { $who }’s hand.
        }
       *[down] { $you ->
            [yes] You put { $tile } back face down.
           *[no] { $who } looks at { $tile } and puts it back.
        }
    }
midnight-exchange-terminal-escaped =
    { $by ->
        [hand] { $you ->
            [yes] You run with escape tile { $number }.
           *[no] { $who } runs with escape tile { $number }.
        }
        [last] { $you ->
            [yes] You are the last one in: escape tile { $number }.
           *[no] { $who } is the last one in: escape tile { $number }.
        }
       *[clock] { $you ->
            [yes] Time is up: escape tile { $number } for you.
           *[no] Time is up: escape tile { $number } for { $who }.
        }
    }
midnight-exchange-terminal-bought =
    { $you ->
        [yes] You buy { midnight-exchange-terminal-at }: { $thing }.
       *[no] { $who } buys { midnight-exchange-terminal-at }: { $thing }.
    }
midnight-exchange-terminal-drawn =
    { $you ->
        [yes] You give a leather bag and draw: { $thing }.
       *[no] { $who } gives a leather bag and draws: { $thing }.
    }
midnight-exchange-terminal-bag-empty =
    { $you ->
        [yes] You give a leather bag, and the cloth bag is empty: this is the last trade.
       *[no] { $who } gives a leather bag, and the cloth bag is empty: this is the last trade.
    }
midnight-exchange-terminal-placed =
    { $full ->
        [yes] { $you ->
            [yes] You complete a collection ({ $card }) with { $thing }: { $points }.
           *[no] { $who } completes a collection ({ $card }) with { $thing }: { $points }.
        }
       *[no] { $you ->
            [yes] You put { $thing } onto a collection ({ $card }): { $points }.
           *[no] { $who } puts { $thing } onto a collection ({ $card }): { $points }.
        }
    }
midnight-exchange-terminal-passed =
    { $forced ->
        [yes] { $you ->
            [yes] You have nothing left to trade.
           *[no] { $who } has nothing left to trade.
        }
       *[no] { $you ->
            [yes] You pass.
           *[no] { $who } passes.
        }
    }

## The end
midnight-exchange-terminal-part-silver = silver
midnight-exchange-terminal-part-gold = gold
midnight-exchange-terminal-part-singles = singles
midnight-exchange-terminal-part-collections = collections
midnight-exchange-terminal-part-all = points
midnight-exchange-terminal-why =
    { $reason ->
        [bag] The cloth bag is empty: the game ends ({ $clause }).
       *[supplies] The supplies have run out: the game ends ({ $clause }).
    }
midnight-exchange-terminal-why-stalled =
    { $rounds ->
        [one] Nobody has traded in this round: the game ends ({ $clause }).
       *[other] Nobody has traded for { $rounds } rounds: the game ends ({ $clause }).
    }
midnight-exchange-terminal-why-rounds =
    { $rounds ->
        [one] That was the one round you agreed on ({ $clause }).
       *[other] That was the last of { $rounds } rounds ({ $clause }).
    }

## Headings of the full window
midnight-exchange-terminal-field = The house
midnight-exchange-terminal-bar-rummage = Time
midnight-exchange-terminal-bar-hold = In hand
midnight-exchange-terminal-enter-start = Start the countdown
midnight-exchange-terminal-enter-skip = Continue to the trading
