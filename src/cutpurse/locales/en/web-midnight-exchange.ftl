# Midnight Exchange in the browser: what its pieces are called, what is asked, the log and the end.

## Pieces
me-find-jewels = jewels
me-find-notes = bundle of notes
me-find-leather_bag = leather bag
me-find-iron_key = iron key
me-find-brass_key = brass key
me-find-gem = gem
me-find-empty_drawer = empty drawer
me-find-gold_bar = gold bar
me-art-manuscript = manuscript
me-art-chalice = chalice
me-art-statue = statue
me-art-jewellery = jewellery
me-art-clock = clock
me-art-painting = painting
me-place-garage = garage
me-place-desk = desk
me-place-safe = safe
me-market-1 = By the canal
me-market-2 = Behind the theatre
me-market-3 = Under the viaduct
me-market-4 = At the antiquary’s
me-several = { $count } × { $what }
me-step = { $what } { $points }
me-single =
    { $name }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
me-collection = collection: { $track }; { $empty } with nothing on it
me-collection-short = collection ({ $track })
me-owned = number { $n }, { $step } of { $of } steps, worth { $worth }
me-wants = next: { $what }
me-market-offers = { $market }, for { $price }: { $goods }.
me-market-empty = { $market }, for { $price }: nothing left.

## Where we are
me-round = Round { $round }
me-last-round = ends with round { $round }
me-phase-rummage = Rummage
me-phase-trading = Trade
me-phase-arranging = Trade
me-phase-over = Over

## What is asked: the rummage
me-ask-grab = Grab a tile.
me-ask-grab-help =
    { $tiles ->
        [0] Your tray is empty.
       *[other] { $tiles } of 6 in your tray.
    } Open to you: { $open }.
me-ask-escape = Six finds. Run!
me-ask-escape-help = Or put something back and go on looking.
me-reaching = Tile { $number } …
me-escaping = Off you go …
me-holding = { $what }. Only you know.
me-holding-open = { $what }.
me-use =
    { $find ->
        [iron_key] It opens the desk, and stays in your tray.
        [brass_key] It opens the safe, and stays in your tray.
        [leather_bag] Good for a dip into the cloth bag.
       *[other] { $wanted ->
            [yes] { "" }
           *[no] No market wants it.
        }
    }
me-use-markets = Wanted: { $markets }.
me-do-keep = Keep it
me-do-up = Back, face up
me-do-down = Back, face down
me-do-escape = Run
me-wait-rummage = Everybody rummages.
me-wait-out = You are out, with escape tile { $number }.
me-wait-still = Still rummaging: { $who }.

## What is asked: the trade
me-ask-trade = Your trade
me-ask-trade-help =
    { $markets ->
        [0] No market you could pay.
        [one] You can pay at one market: pick what you want.
       *[other] You can pay at { $markets } markets: pick what you want.
    }{ $places ->
        [0] { "" }
       *[other] { " " }Something in your store fits a collection.
    }
me-ask-buy = Buy: { $what }?
me-costs = { $market }. Costs: { $price }.
me-ask-place = Put it on a collection?
me-ask-place-help = Press a lit collection, or leave it in your store.
me-ask-this = Put the { $what } on collection { $n }?
me-placed-stays = What has been placed stays there.
me-do-buy = Buy
me-do-bag = Give leather bag
me-do-pass = Pass
me-do-place = Place it
me-do-done = Leave it
me-wait-trade = { $who } trades.
me-wait-passed = You have passed.
me-hint = A bot would: { $what }.
me-about-grab = tile { $number }
me-about-return = slot { $slot }
me-about-buy =
    { $market }: { $what ->
        [card] card { $n }
       *[art] object { $n }
    }
me-about-place = { $what } on collection { $n }

## The log
me-log-setup = Before the first round
me-log-markets = { $markets } markets open.
me-log-boxed = { $art } art objects and { $cards } cards go back into the box, unseen.
me-log-rummage = Round { $round } · Rummage
me-log-begins = The tiles lie shuffled. Hands off until zero!
me-log-trade = Round { $round } · Trade
me-log-over = The night is over.
me-log-grabbed =
    { $you ->
        [yes] You pick up tile { $tile }.
       *[no] { $who } picks up tile { $tile }.
    }
me-log-grabbed-seen =
    { $you ->
        [yes] You pick up tile { $tile }: { $find }.
       *[no] { $who } picks up tile { $tile }: { $find }.
    }
me-log-kept =
    { $you ->
        [yes] You keep: { $find }.
       *[no] { $who } keeps: { $find }.
    }
me-log-key =
    { $you ->
        [yes] You keep: { $find }. The { $key ->
            [iron_key] desk
           *[brass_key] safe
        } is open to you.
       *[no] { $who } keeps: { $find }. The { $key ->
            [iron_key] desk
           *[brass_key] safe
        } is open to them.
    }
me-log-taken-out =
    { $you ->
        [yes] You take from your tray: { $find }.
       *[no] { $who } takes from the tray: { $find }.
    }
me-log-back-up =
    { $you ->
        [yes] You put back tile { $tile }, face up: { $find }.
       *[no] { $who } puts back tile { $tile }, face up: { $find }.
    }
me-log-back-down =
    { $you ->
        [yes] You put back tile { $tile }, face down.
       *[no] { $who } puts back tile { $tile }, face down.
    }
me-log-dropped =
    { $you ->
        [yes] Tile { $tile } drops from your hand.
       *[no] Tile { $tile } drops from { $who }’s hand.
    }
me-log-escaped-hand =
    { $you ->
        [yes] You slip away with escape tile { $number }.
       *[no] { $who } slips away with escape tile { $number }.
    }
me-log-escaped-last =
    { $you ->
        [yes] You are the last and get escape tile { $number }.
       *[no] { $who } is the last and gets escape tile { $number }.
    }
me-log-escaped-clock =
    { $you ->
        [yes] The time is up: you get escape tile { $number }.
       *[no] The time is up: { $who } gets escape tile { $number }.
    }
me-log-bought =
    { $you ->
        [yes] You pay { $price }
       *[no] { $who } pays { $price }
    } { $market ->
        [1] by the canal
        [2] behind the theatre
        [3] under the viaduct
       *[4] at the antiquary’s
    }: { $what }.
me-log-bought-card =
    { $you ->
        [yes] You pay { $price }
       *[no] { $who } pays { $price }
    } { $market ->
        [1] by the canal
        [2] behind the theatre
        [3] under the viaduct
       *[4] at the antiquary’s
    }: { $what }.
me-log-drew =
    { $you ->
        [yes] You give a leather bag and draw: { $what }.
       *[no] { $who } gives a leather bag and draws: { $what }.
    }
me-log-empty-bag =
    { $you ->
        [yes] You give a leather bag, but the cloth bag is empty: this is the last trade.
       *[no] { $who } gives a leather bag, but the cloth bag is empty: this is the last trade.
    }
me-log-placed =
    { $you ->
        [yes] You put on a collection: { $what }.
       *[no] { $who } puts on a collection: { $what }.
    }
me-log-placed-full =
    { $you ->
        [yes] You complete a collection: { $what }.
       *[no] { $who } completes a collection: { $what }.
    }
me-log-passed =
    { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
me-log-passed-forced =
    { $you ->
        [yes] You can trade nothing more.
       *[no] { $who } can trade nothing more.
    }
me-log-round-over = All have passed. What is left goes back to the middle.
me-log-round-idle = Nobody has traded. What is left goes back to the middle.
me-log-undone =
    { $you ->
        [yes] You take a move back
       *[no] { $who } takes a move back
    }{ $more ->
        [yes] , with all that followed
       *[no] { "" }
    }.
me-log-undone-move =
    { $you ->
        [yes] You take back: { $what }
       *[no] { $who } takes back: { $what }
    }{ $more ->
        [yes] , with all that followed
       *[no] { "" }
    }.

## The score sheet and the end
me-sheet = Score sheet
me-sheet-cap = Points by round
me-sheet-goal = It ends when the cloth bag ({ $bag }) or the pile of cards ({ $pile }) runs out.
me-sheet-empty = Nothing is traded yet.
me-sheet-way = Points now
me-sheet-from = silver { $silver }, gold { $gold }, singles { $singles }, collections { $collections }: { $points }
me-why-1 = The supply no longer fills the markets.
me-why-2 = Somebody reached into the empty cloth bag.
me-why-5 = That was the last round agreed on.
me-why-6 = Nobody has traded for three rounds.
me-verdict =
    { $you ->
        [yes] You win with { $points } points.
       *[no] { $who } wins with { $points } points.
    }
me-verdict-tie =
    { $you ->
        [yes] You win with { $points } points, ahead of others with as many by escape tile { $number }.
       *[no] { $who } wins with { $points } points, ahead of others with as many by escape tile { $number }.
    }
me-unit = points
me-poster-charge = For nightly rummaging and shady trade
me-poster-sum =
    { $points } points in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
me-poster-seen = Last seen at the back door
me-column-store = Stored art
me-column-singles = Singles
me-column-collections = Collections
me-fact-first = { $count } ×
me-fact-first-text = { $who } was first out of the door most often.
me-fact-full = { $count } full
me-fact-full-text = { $who } completed most collections.
me-fact-grabbed = { $count } tiles
me-fact-grabbed-text = { $who } had most things in hand.
me-fact-quick = { $count } grabs
me-fact-quick-text = { $who } got out with the fewest grabs.

## Welcome
me-welcome-goal = Rummage at night, trade till dawn: art and collections bring points.
me-welcome-rummage = All rummage at once. Pick up a tile, look at it, then keep it or put it back. Held too long, it drops by itself.
me-welcome-keys = Only the garage is open. An iron key opens the desk, a brass key the safe.
me-welcome-escape = With six finds in your tray, run: the lower your escape tile, the sooner you trade.
me-welcome-trade = Then pay a market’s price and take an art object or a card. Collections grow with what you put on them.
me-welcome-hands = By keyboard: type a tile’s number and Enter; K keeps, U and D put back, E runs.

## Keys
me-keys = In the rummage
me-key-number = to the tile of that number
me-key-arrows = from tile to tile
me-key-grab = pick it up, or put it back face down
me-key-keep = keep what is in your hand
me-key-up = put it back, face up
me-key-down = put it back, face down
me-key-escape = run, with six finds
