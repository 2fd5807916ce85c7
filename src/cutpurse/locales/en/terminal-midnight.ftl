# Midnight Exchange in the terminal.

midnight-welcome = Midnight Exchange. First you all rummage at once, one hand each: pick up tiles, look, keep six, and run. Then you trade your finds at the black markets for art and prestige. Most points win.
midnight-title = Midnight Exchange
midnight-round = Round { $round }
midnight-phase-rummage = rummage
midnight-phase-trading = trading
midnight-phase-arranging = trading
midnight-phase-over = over
midnight-supplies = bag { $bag }, pile { $pile }
midnight-rounds =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds at most
    }
midnight-house = house set “{ $title }”
midnight-move = “{ $move }”
midnight-vocabulary = grab=grab take=grab back=back put=back jewellery=jewellery jewelry=jewellery
midnight-typing = Rummaging: 17 picks up that tile, k keeps it, u and d put it back face up or down, r3 takes it out of slot 3, e escapes. Trading: 2.1 buys the first thing of market 2.
midnight-how-to-type = Notation will do as well: grab 17. Several in a line: 17 k. Too fast for you? { $program } play --resume --slow 2 gives everybody twice the time.
midnight-signs = { $turn } trades  { $bot } bot  Esc escape tile  >17 holds it  { $means } you can pay that
midnight-marks = G garage  D desk  S safe  = face up  ? you have seen it  > in a hand  · gone
midnight-collections = { $sign } a collection: its points with 0/1/2 … objects on it

## Places, finds and art in short, in four letters at most; in full they are called as in the browser
midnight-place-garage = G
midnight-place-desk = D
midnight-place-safe = S
midnight-short-jewels = jewl
midnight-short-notes = note
midnight-short-leather_bag = bag
midnight-short-iron_key = IRON
midnight-short-brass_key = BRAS
midnight-short-gem = gem
midnight-short-empty_drawer = none
midnight-short-gold_bar = gold
midnight-short-manuscript = Manu
midnight-short-chalice = Chal
midnight-short-statue = Stat
midnight-short-jewellery = Jlry
midnight-short-clock = Cloc
midnight-short-painting = Pain
midnight-single = “{ $name }”
midnight-collection = a collection ({ $track })

## What to type for short
midnight-key-keep = k
midnight-key-up = u
midnight-key-down = d
midnight-key-escape = e
midnight-key-return = r
midnight-key-bag = b
midnight-key-pass = p
midnight-key-done = d
midnight-key-place = p
midnight-offer-tile = the number of a tile (1–{ $most })

## Columns and rows
midnight-head-seat = Seat
midnight-head-points = Pts
midnight-head-escape = Esc
midnight-head-tray = Tray
midnight-head-has = Has
midnight-hand = Hand
midnight-open = Open to you: { $places }
midnight-store = Store
midnight-own = Cards
midnight-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
midnight-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
midnight-brief =
    { $phase ->
        [rummage] { $who } ({ $sign }): hand { $hand }, tray { $tray }, escape tile { $escape }
       *[trading] { $who } ({ $sign }): points { $points }, tray { $tray }, store { $store }, cards { $cards }
    }
midnight-no-last = Nothing has happened yet.

## What is known
midnight-known-about = everybody's store and cards
midnight-known-store = Store: { $art }
midnight-known-markets = Black markets
midnight-known-supplies = In the cloth bag: { $bag }. Prestige cards in the pile: { $pile }.

## What is asked
midnight-ask-ready =
    { $ready ->
        [0] Look around. Enter starts the countdown.
       *[other] { $ready } …
    }
midnight-ask-rummage =
    { $full ->
        [yes] Six in your tray: run?
       *[no] { $still ->
            [yes] Which tile do you pick up? Time waits for your line.
           *[no] Which tile do you pick up?
        }
    }
midnight-ask-holding =
    { $keep ->
        [yes] In your hand: { $find }. Keep it?
       *[no] In your hand: { $find }. Put it back, face up or down.
    }
midnight-ask-watching = You are out. Enter: on to the trading.
midnight-ask-trading =
    { $can ->
        [yes] What do you buy?
       *[no] Nothing to buy: a leather bag for a blind draw?
    }
midnight-ask-arranging = Put it onto a collection?
midnight-choice =
    { $what ->
        [keep] keep
        [back-up] back, face up
        [back-down] back, face down
        [escape] escape
        [bag] leather bag for a blind draw
        [pass] pass
       *[done] leave it in store
    }
midnight-choices-return = take out
midnight-choice-place = { $thing } onto { $card }

## The log
midnight-opened = Open tonight: markets { $markets }.
midnight-boxed = Back into the box, unseen: { $art } art objects, { $cards } cards.
midnight-trading-began = Hands rest. Now it is traded.
midnight-ended = Round { $round } is over: { $points }.
midnight-grabbed = You pick up { $tile }: { $find }.
midnight-kept =
    { $you ->
        [yes] You keep { $tile }: { $find }.
       *[no] { $who } keeps { $tile }: { $find }.
    }
midnight-taken-out =
    { $you ->
        [yes] You take { $tile } out again.
       *[no] { $who } takes { $tile } out again.
    }
midnight-put-back =
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
midnight-escaped =
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
midnight-bought =
    { $you ->
        [yes] You buy at market { $market }: { $thing }.
       *[no] { $who } buys at market { $market }: { $thing }.
    }
midnight-drawn =
    { $you ->
        [yes] You give a leather bag and draw: { $thing }.
       *[no] { $who } gives a leather bag and draws: { $thing }.
    }
midnight-bag-empty =
    { $you ->
        [yes] You give a leather bag, and the cloth bag is empty: this trading is the last.
       *[no] { $who } gives a leather bag, and the cloth bag is empty: this trading is the last.
    }
midnight-placed =
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
midnight-passed =
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
midnight-part-silver = silver
midnight-part-gold = gold
midnight-part-singles = singles
midnight-part-collections = collections
midnight-part-all = points
midnight-why =
    { $reason ->
        [bag] The cloth bag is empty: the game ends ({ $clause }).
        [dry] Nobody has traded for three rounds: the game ends ({ $clause }).
       *[supplies] The supplies have run out: the game ends ({ $clause }).
    }
midnight-why-rounds =
    { $rounds ->
        [one] That was the one round you agreed on ({ $clause }).
       *[other] That was the last of { $rounds } rounds ({ $clause }).
    }
