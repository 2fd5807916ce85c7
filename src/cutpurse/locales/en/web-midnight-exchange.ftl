# Midnight Exchange in the browser: what its pieces are called, what is asked, the log and the end.

## Pieces
midnight-exchange-find-jewels = jewels
midnight-exchange-find-notes = bundle of notes
midnight-exchange-find-leather_bag = leather bag
midnight-exchange-find-iron_key = iron key
midnight-exchange-find-brass_key = brass key
midnight-exchange-find-gem = gem
midnight-exchange-find-empty_drawer = empty drawer
midnight-exchange-find-gold_bar = gold bar
midnight-exchange-art-manuscript = manuscript
midnight-exchange-art-chalice = chalice
midnight-exchange-art-statue = statue
midnight-exchange-art-jewellery = jewellery
midnight-exchange-art-clock = clock
midnight-exchange-art-painting = painting
midnight-exchange-place-garage = garage
midnight-exchange-place-desk = desk
midnight-exchange-place-safe = safe
midnight-exchange-market-1 = By the canal
midnight-exchange-market-2 = Behind the theatre
midnight-exchange-market-3 = Under the viaduct
midnight-exchange-market-4 = At the antiquary’s
midnight-exchange-short-1 = Canal
midnight-exchange-short-2 = Theatre
midnight-exchange-short-3 = Viaduct
midnight-exchange-short-4 = Antiquary
midnight-exchange-several = { $count } × { $what }
midnight-exchange-step = { $what } { $points }
midnight-exchange-single =
    { $name }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
midnight-exchange-collection = collection: { $track }; { $empty } with nothing on it
midnight-exchange-collection-short = collection ({ $track })
midnight-exchange-owned = number { $n }, { $step } of { $of } steps, worth { $worth }
midnight-exchange-wants = next: { $what }
midnight-exchange-market-offers = { $market }, for { $price }: { $goods }.
midnight-exchange-market-empty = { $market }, for { $price }: nothing left.

## Where we are
midnight-exchange-round = Round { $round }
midnight-exchange-last-round =
    { $round ->
        [one] one round only
       *[other] { $round } rounds at most
    }
midnight-exchange-phase-rummage = Rummage
midnight-exchange-phase-trading = Trade
midnight-exchange-phase-arranging = Trade
midnight-exchange-phase-over = Over

## What is asked: the rummage
midnight-exchange-ask-grab = Pick up a tile.
midnight-exchange-ask-grab-help =
    { $tiles ->
        [0] Your tray is empty.
       *[other] { $tiles } of 6 in your tray.
    } Open to you: { $open }.
midnight-exchange-ask-escape = Six finds. Run!
midnight-exchange-ask-escape-help = Or put something back and keep looking.
midnight-exchange-reaching = Reaching for a tile …
midnight-exchange-escaping = Off you go …
midnight-exchange-holding = { $what }. Only you can see it.
midnight-exchange-holding-open = { $what }.
midnight-exchange-use =
    { $find ->
        [iron_key] It opens the desk, and stays in your tray.
        [brass_key] It opens the safe, and stays in your tray.
        [leather_bag] Good for a draw from the cloth bag.
       *[other] { $wanted ->
            [yes] { "" }
           *[no] No market wants it.
        }
    }
midnight-exchange-use-markets = Wanted: { $markets }.
midnight-exchange-do-keep = Keep it
midnight-exchange-do-up = Back, face up
midnight-exchange-do-down = Back, face down
midnight-exchange-do-escape = Run
midnight-exchange-wait-rummage = Everybody is rummaging.
midnight-exchange-wait-out = Out, with number { $number }.
midnight-exchange-wait-still = Still rummaging: { $who }.

## What is asked: the trade
midnight-exchange-ask-trade = Your trade
midnight-exchange-ask-trade-help =
    { $markets ->
        [0] You cannot pay at any market.
        [one] You can pay at one market: pick what you want.
       *[other] You can pay at { $markets } markets: pick what you want.
    }{ $places ->
        [0] { "" }
       *[other] { " " }Something in your store fits a collection.
    }
midnight-exchange-ask-buy = Buy: { $what }?
midnight-exchange-costs = { $market }. Costs: { $price }.
midnight-exchange-gain =
    { $alone ->
        [one] One point
       *[other] { $alone } points
    }{ $more ->
        [yes] { " " }now, { $best } with what you have.
       *[no] .
    }
midnight-exchange-ask-place = Put it on a collection?
midnight-exchange-ask-place-help = Press a lit collection, or leave it in your store.
midnight-exchange-ask-this = Put the { $what } on collection { $n }?
midnight-exchange-placed-stays = What has been placed stays there.
midnight-exchange-do-buy = Buy
midnight-exchange-do-bag = Give a leather bag
midnight-exchange-do-bag-empty = Give the leather bag for nothing
midnight-exchange-ask-empty-bag = All you have left is a leather bag, and the cloth bag is empty: you would draw nothing, and the game would end after this trade.
midnight-exchange-do-pass = Pass
midnight-exchange-do-place = Place it
midnight-exchange-do-done = Leave it in store
midnight-exchange-wait-trade = { $who } is trading.
midnight-exchange-wait-passed = You trade no more in this round.
midnight-exchange-hint = A bot would choose: { $what }.
midnight-exchange-about-grab =
    { $known ->
        [find] take the { $find } ({ $place })
        [place] a tile from the { $place }
       *[no] a tile
    }
midnight-exchange-about-return =
    { $known ->
        [yes] put back the { $find }
       *[no] put a tile back
    }
midnight-exchange-about-buy =
    { $market }: { $what ->
        [known] { $goods }
        [card] a card
       *[art] an object
    }
midnight-exchange-about-place =
    { $known ->
        [yes] { $what } on the { $card }
       *[no] { $what } on a collection
    }

## The log
midnight-exchange-log-setup = Before the first round
midnight-exchange-log-markets = { $markets } markets are open.
midnight-exchange-log-boxed =
    { $art ->
        [one] One art object
       *[other] { $art } art objects
    } and { $cards ->
        [one] one card
       *[other] { $cards } cards
    } go back into the box, unseen.
midnight-exchange-log-rummage = Round { $round } · Rummage
midnight-exchange-log-begins = The tiles are shuffled. Hands off until zero!
midnight-exchange-log-trade = Round { $round } · Trade
midnight-exchange-log-over = The night is over.
midnight-exchange-log-from =
    from the { $place ->
        [garage] garage
        [desk] desk
       *[safe] safe
    }
midnight-exchange-log-grabbed =
    { $you ->
        [yes] You pick up a tile { midnight-exchange-log-from }.
       *[no] { $who } picks up a tile { midnight-exchange-log-from }.
    }
midnight-exchange-log-grabbed-seen =
    { $you ->
        [yes] You pick up { midnight-exchange-log-from }: { $find }.
       *[no] { $who } picks up { midnight-exchange-log-from }: { $find }.
    }
midnight-exchange-log-kept =
    { $you ->
        [yes] You keep: { $find }.
       *[no] { $who } keeps: { $find }.
    }
midnight-exchange-log-key =
    { $you ->
        [yes] You keep: { $find }. The { $key ->
            [iron_key] desk
           *[brass_key] safe
        } is now open to you.
       *[no] { $who } keeps: { $find }. The { $key ->
            [iron_key] desk
           *[brass_key] safe
        } is now open to { $who }.
    }
midnight-exchange-log-taken-out =
    { $you ->
        [yes] You take out of your tray: { $find }.
       *[no] { $who } takes out of the tray: { $find }.
    }
midnight-exchange-log-back-up =
    { $you ->
        [yes] You put back, face up: { $find }.
       *[no] { $who } puts back, face up: { $find }.
    }
midnight-exchange-log-back-down =
    { $you ->
        [yes] You put a tile back, face down.
       *[no] { $who } puts a tile back, face down.
    }
midnight-exchange-log-dropped =
    { $you ->
        [yes] A tile drops from your hand.
       *[no] A tile drops from { $who }’s hand.
    }
midnight-exchange-log-escaped-hand =
    { $you ->
        [yes] You slip away with escape tile { $number }.
       *[no] { $who } slips away with escape tile { $number }.
    }
midnight-exchange-log-escaped-last =
    { $you ->
        [yes] You are the last one in and get escape tile { $number }.
       *[no] { $who } is the last one in and gets escape tile { $number }.
    }
midnight-exchange-log-escaped-clock =
    { $you ->
        [yes] Time is up: you get escape tile { $number }.
       *[no] Time is up: { $who } gets escape tile { $number }.
    }
midnight-exchange-log-bought =
    { $you ->
        [yes] You pay { $price }
       *[no] { $who } pays { $price }
    } { $market ->
        [1] by the canal
        [2] behind the theatre
        [3] under the viaduct
       *[4] at the antiquary’s
    }: { $what }.
midnight-exchange-log-bought-card =
    { $you ->
        [yes] You pay { $price }
       *[no] { $who } pays { $price }
    } { $market ->
        [1] by the canal
        [2] behind the theatre
        [3] under the viaduct
       *[4] at the antiquary’s
    }: { $what }.
midnight-exchange-log-drew =
    { $you ->
        [yes] You give a leather bag and draw: { $what }.
       *[no] { $who } gives a leather bag and draws: { $what }.
    }
midnight-exchange-log-empty-bag =
    { $you ->
        [yes] You give a leather bag, but the cloth bag is empty: this is the last trade.
       *[no] { $who } gives a leather bag, but the cloth bag is empty: this is the last trade.
    }
midnight-exchange-log-placed =
    { $you ->
        [yes] You put on a collection: { $what }.
       *[no] { $who } puts on a collection: { $what }.
    }
midnight-exchange-log-placed-full =
    { $you ->
        [yes] You complete a collection: { $what }.
       *[no] { $who } completes a collection: { $what }.
    }
midnight-exchange-log-passed =
    { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
midnight-exchange-log-passed-forced =
    { $you ->
        [yes] You have nothing more to trade.
       *[no] { $who } has nothing more to trade.
    }
midnight-exchange-log-round-over = Everybody has passed. What is left goes back to the middle.
midnight-exchange-log-round-idle = Nobody has traded. What is left goes back to the middle.
midnight-exchange-log-undone =
    { $you ->
        [yes] You take a move back
       *[no] { $who } takes a move back
    }{ $more ->
        [yes] , with all that followed
       *[no] { "" }
    }.
midnight-exchange-log-undone-move =
    { $you ->
        [yes] You take back: { $what }
       *[no] { $who } takes back: { $what }
    }{ $more ->
        [yes] , with all that followed
       *[no] { "" }
    }.

## The score sheet and the end
midnight-exchange-sheet = Score sheet
midnight-exchange-sheet-cap = Points by round
midnight-exchange-sheet-goal = The game ends when the cloth bag ({ $bag }) or the card pile ({ $pile }) runs out.
midnight-exchange-sheet-empty = Nothing has been traded yet.
midnight-exchange-sheet-way = Points so far
midnight-exchange-sheet-from = silver { $silver }, gold { $gold }, singles { $singles }, collections { $collections }: { $points }
midnight-exchange-why-1 = There is not enough left to refill the markets.
midnight-exchange-why-2 = Somebody reached into the empty cloth bag.
midnight-exchange-why-5 = That was the last round, as agreed.
midnight-exchange-why-6 =
    { $rounds ->
        [one] Nobody traded in this round.
       *[other] Nobody has traded for { $rounds } rounds.
    }
midnight-exchange-verdict =
    { $you ->
        [yes] You win with { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[no] { $who } wins with { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }
midnight-exchange-verdict-tie =
    { $you ->
        [yes] You win with { $points ->
            [one] one point
           *[other] { $points } points
        }; escape tile { $number } breaks the tie.
       *[no] { $who } wins with { $points ->
            [one] one point
           *[other] { $points } points
        }; escape tile { $number } breaks the tie.
    }
midnight-exchange-unit = Points
midnight-exchange-poster-charge = for nightly rummaging and shady deals
midnight-exchange-poster-sum =
    { $points ->
        [one] One point
       *[other] { $points } points
    } in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
midnight-exchange-poster-seen = Last seen at the back door.
midnight-exchange-column-store = Art in store
midnight-exchange-column-singles = Singles
midnight-exchange-column-collections = Collections
midnight-exchange-fact-first =
    { $count ->
        [one] First out once
       *[other] First out { $count } times
    }
midnight-exchange-fact-first-text = { $who } was first out of the door most often.
midnight-exchange-fact-full = { $count } completed
midnight-exchange-fact-full-text = { $who } completed the most collections.
midnight-exchange-fact-grabbed =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
midnight-exchange-fact-grabbed-text = { $who } picked up the most tiles.
midnight-exchange-fact-quick =
    { $count ->
        [one] one grab
       *[other] { $count } grabs
    }
midnight-exchange-fact-quick-text = { $who } got out with the fewest grabs.

## Welcome
midnight-exchange-welcome-goal = Rummage at night, trade till dawn: art and collections bring points.
midnight-exchange-welcome-rummage = Everybody rummages at once. Pick up a tile, look at it, then keep it or put it back. If you hold it too long, it drops by itself.
midnight-exchange-welcome-keys = Only the garage is open. An iron key opens the desk, a brass key the safe.
midnight-exchange-welcome-escape = With six finds in your tray, run: the lower your escape tile, the sooner you trade.
midnight-exchange-welcome-trade = Then you pay a market’s price and take an art object or a card. Collections grow with what you put on them.
midnight-exchange-welcome-hands = With the keyboard: type a tile’s number and press Enter; K keeps, U and D put back, E runs.

## Keys
midnight-exchange-keys = In the rummage
midnight-exchange-key-number = to the tile with that number
midnight-exchange-key-arrows = from tile to tile
midnight-exchange-key-grab = pick it up; again: keep it
midnight-exchange-key-keep = keep what is in your hand
midnight-exchange-key-up = put it back, face up
midnight-exchange-key-down = put it back, face down
midnight-exchange-key-escape = run, with six finds
