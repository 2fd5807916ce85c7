# Midnight Exchange in the terminal.

midnight-exchange-welcome = Midnight Exchange. First you all rummage at once, one hand each: pick up tiles, look, keep six, and run. Then you trade your finds at the black markets for art and prestige. Most points win.
midnight-exchange-title = Midnight Exchange
midnight-exchange-round = Round { $round }
midnight-exchange-phase-rummage = rummage
midnight-exchange-phase-trading = trading
midnight-exchange-phase-arranging = trading
midnight-exchange-phase-over = over
midnight-exchange-supplies = bag { $bag }, pile { $pile }
midnight-exchange-rounds =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds at most
    }
midnight-exchange-house = house set “{ $title }”
midnight-exchange-move = “{ $move }”
midnight-exchange-vocabulary = grab=grab take=grab back=back put=back jewellery=jewellery jewelry=jewellery
midnight-exchange-typing = Rummaging: 17 picks up that tile, k keeps it, u and d put it back face up or down, r3 takes it out of slot 3, e escapes. Trading: 2.1 buys the first thing of market 2.
midnight-exchange-how-to-type = Notation will do as well: grab 17. Several in a line: 17 k. Too fast for you? { $program } play --resume --slow 2 gives everybody twice the time.
midnight-exchange-signs = { $turn } trades  { $bot } bot  Esc escape tile  >17 holds it  { $means } you can pay that
midnight-exchange-marks = G garage  D desk  S safe  = face up  ? you have seen it  > in a hand  · gone
midnight-exchange-collections = { $sign } a collection: its points with 0/1/2 … objects on it

## Places, finds and art in short, in four letters at most; in full they are called as in the browser
midnight-exchange-place-garage = G
midnight-exchange-place-desk = D
midnight-exchange-place-safe = S
midnight-exchange-short-jewels = jewl
midnight-exchange-short-notes = note
midnight-exchange-short-leather_bag = bag
midnight-exchange-short-iron_key = IRON
midnight-exchange-short-brass_key = BRAS
midnight-exchange-short-gem = gem
midnight-exchange-short-empty_drawer = none
midnight-exchange-short-gold_bar = gold
midnight-exchange-short-manuscript = Manu
midnight-exchange-short-chalice = Chal
midnight-exchange-short-statue = Stat
midnight-exchange-short-jewellery = Jlry
midnight-exchange-short-clock = Cloc
midnight-exchange-short-painting = Pain
midnight-exchange-single = “{ $name }”
midnight-exchange-collection = a collection ({ $track })

## What to type for short
midnight-exchange-key-keep = k
midnight-exchange-key-up = u
midnight-exchange-key-down = d
midnight-exchange-key-escape = e
midnight-exchange-key-return = r
midnight-exchange-key-bag = b
midnight-exchange-key-pass = p
midnight-exchange-key-done = d
midnight-exchange-key-place = p
midnight-exchange-offer-tile = the number of a tile (1–{ $most })

## Columns and rows
midnight-exchange-head-seat = Seat
midnight-exchange-head-points = Pts
midnight-exchange-head-escape = Esc
midnight-exchange-head-tray = Tray
midnight-exchange-head-has = Has
midnight-exchange-hand = Hand
midnight-exchange-open = Open to you: { $places }
midnight-exchange-store = Store
midnight-exchange-own = Cards
midnight-exchange-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
midnight-exchange-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
midnight-exchange-brief =
    { $phase ->
        [rummage] { $who } ({ $sign }): hand { $hand }, tray { $tray }, escape tile { $escape }
       *[trading] { $who } ({ $sign }): points { $points }, tray { $tray }, store { $store }, cards { $cards }
    }
midnight-exchange-no-last = Nothing has happened yet.

## What is known
midnight-exchange-known-about = everybody's store and cards
midnight-exchange-known-store = Store: { $art }
midnight-exchange-known-markets = Black markets
midnight-exchange-known-supplies = In the cloth bag: { $bag }. Prestige cards in the pile: { $pile }.

## What is asked
midnight-exchange-ask-ready =
    { $ready ->
        [0] Look around. Enter starts the countdown.
       *[other] { $ready } …
    }
midnight-exchange-ask-rummage =
    { $full ->
        [yes] Six in your tray: run?
       *[no] { $still ->
            [yes] Which tile do you pick up? Time waits for your line.
           *[no] Which tile do you pick up?
        }
    }
midnight-exchange-ask-holding =
    { $keep ->
        [yes] In your hand: { $find }. Keep it?
       *[no] In your hand: { $find }. Put it back, face up or down.
    }
midnight-exchange-ask-watching = You are out. Enter: on to the trading.
midnight-exchange-ask-trading =
    { $can ->
        [yes] What do you buy?
       *[no] Nothing to buy: a leather bag for a blind draw?
    }
midnight-exchange-ask-arranging = Put it onto a collection?
midnight-exchange-choice =
    { $what ->
        [keep] keep
        [back-up] back, face up
        [back-down] back, face down
        [escape] escape
        [bag] leather bag for a blind draw
        [pass] pass
       *[done] leave it in store
    }
midnight-exchange-choices-return = take out
midnight-exchange-choice-place = { $thing } onto { $card }

## The log
midnight-exchange-opened = Open tonight: markets { $markets }.
midnight-exchange-boxed = Back into the box, unseen: { $art } art objects, { $cards } cards.
midnight-exchange-trading-began = Hands rest. Now it is traded.
midnight-exchange-ended = Round { $round } is over: { $points }.
midnight-exchange-grabbed = You pick up { $tile }: { $find }.
midnight-exchange-kept =
    { $you ->
        [yes] You keep { $tile }: { $find }.
       *[no] { $who } keeps { $tile }: { $find }.
    }
midnight-exchange-taken-out =
    { $you ->
        [yes] You take { $tile } out again.
       *[no] { $who } takes { $tile } out again.
    }
midnight-exchange-put-back =
    { $way ->
        [up] { $you ->
            [yes] You put { $tile } back face up: { $find }.
           *[no] { $who } puts { $tile } back face up: { $find }.
        }
        [dropped] { $you ->
            [yes] { $tile } drops from your hand.
           *[no] { $tile } drops from { $who }'s hand.
        }
       *[down] { $you ->
            [yes] You put { $tile } back face down.
           *[no] { $who } looks at { $tile } and puts it back.
        }
    }
midnight-exchange-escaped =
    { $by ->
        [hand] { $you ->
            [yes] You run with escape tile { $number }.
           *[no] { $who } runs with escape tile { $number }.
        }
        [last] { $you ->
            [yes] You are the last: escape tile { $number }.
           *[no] { $who } is the last: escape tile { $number }.
        }
       *[clock] { $you ->
            [yes] The time is up: escape tile { $number } for you.
           *[no] The time is up: escape tile { $number } for { $who }.
        }
    }
midnight-exchange-bought =
    { $you ->
        [yes] You buy at market { $market }: { $thing }.
       *[no] { $who } buys at market { $market }: { $thing }.
    }
midnight-exchange-drawn =
    { $you ->
        [yes] You give a leather bag and draw: { $thing }.
       *[no] { $who } gives a leather bag and draws: { $thing }.
    }
midnight-exchange-bag-empty =
    { $you ->
        [yes] You give a leather bag, and the cloth bag is empty: this trading is the last.
       *[no] { $who } gives a leather bag, and the cloth bag is empty: this trading is the last.
    }
midnight-exchange-placed =
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
midnight-exchange-passed =
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
midnight-exchange-part-silver = silver
midnight-exchange-part-gold = gold
midnight-exchange-part-singles = singles
midnight-exchange-part-collections = collections
midnight-exchange-part-all = points
midnight-exchange-why =
    { $reason ->
        [bag] The cloth bag is empty: the game ends ({ $clause }).
        [dry] Nobody has traded for three rounds: the game ends ({ $clause }).
       *[supplies] The supplies have run out: the game ends ({ $clause }).
    }
midnight-exchange-why-rounds =
    { $rounds ->
        [one] That was the one round you agreed on ({ $clause }).
       *[other] That was the last of { $rounds } rounds ({ $clause }).
    }
