# The board of Midnight Exchange in the browser.

midnight-exchange-board = The table
midnight-exchange-seats = Around the table
midnight-exchange-middle = The middle
midnight-exchange-markets = Black markets
midnight-exchange-tray = Your tray
midnight-exchange-tray-empty = tray empty
midnight-exchange-holdings = Your art and cards
midnight-exchange-holdings-none = No art and no cards yet.
midnight-exchange-points = Points:

## Tiles
midnight-exchange-tile-down = { $number }, { $place }, face down
midnight-exchange-tile-seen = { $number }, { $place }, face down, you have seen it: { $what }
midnight-exchange-tile-up = { $number }, { $place }: { $what }
midnight-exchange-tile-hand = { $number }, { $place }, in the hand of { $who }
midnight-exchange-tile-tray = { $number }, { $place }, in a tray
midnight-exchange-tile-own = { $number }, in your hand; press it to keep it
midnight-exchange-tile-shut = { $what }, locked
midnight-exchange-slot = slot { $slot }: { $what }
midnight-exchange-slot-take = slot { $slot }: { $what }; press it to take it out
midnight-exchange-slot-free = slot { $slot }, free
midnight-exchange-slot-next = slot { $slot }, free; press it to keep the tile here
midnight-exchange-escape-next = Escape tile { $number }, for whoever has six finds
midnight-exchange-escape-ready = Run with escape tile { $number }
midnight-exchange-escape-none = No escape tile left
midnight-exchange-escape-words = Six finds, then run

## Time
midnight-exchange-ready = Ready?
midnight-exchange-ready-round = Round { $round }: rummage
midnight-exchange-ready-help = Nothing moves until you say so.
midnight-exchange-ready-go = Let’s go
midnight-exchange-paused = Paused
midnight-exchange-paused-help = The tiles are covered, and all hands are still.
midnight-exchange-paused-go = Continue
midnight-exchange-pause = Pause
midnight-exchange-can-pay = You can pay:
midnight-exchange-pays-now = { $market }: you can pay { $price }
midnight-exchange-pays-not = { $market }: costs { $price }
midnight-exchange-find-at-tile = Your find
midnight-exchange-plate-back = Back
midnight-exchange-legend-always = always open
midnight-exchange-legend-open = open to you
midnight-exchange-legend-shut =
    { $place ->
        [desk] iron key
       *[safe] brass key
    }
midnight-exchange-symbols = What is what?
midnight-exchange-symbols-finds = On the tiles
midnight-exchange-symbols-art = At the markets
midnight-exchange-tray-caption = Your tray: { $tiles } of 6. Everybody can see it.
midnight-exchange-starts = Starting in { $seconds }
midnight-exchange-resting = The clocks are stopped until somebody is back.
midnight-exchange-seconds = { $seconds } s
midnight-exchange-ms = { $ms } ms
midnight-exchange-too-late = Too late: { $who } has that tile.

## Seats
midnight-exchange-seat-open =
    { $place ->
        [safe] safe open
        [desk] desk open
       *[garage] garage only
    }
midnight-exchange-seat-escape = escape tile { $number }
midnight-exchange-seat-out = out
midnight-exchange-seat-passed = has passed
midnight-exchange-seat-tray = Tray
midnight-exchange-seat-art = Art
midnight-exchange-seat-no-art = No art in store.
midnight-exchange-seat-cards = Prestige cards
midnight-exchange-seat-no-cards = No cards yet.
midnight-exchange-lines = Slow connections are compensated: { $lines }.
midnight-exchange-line = { $who } { $made } ms
midnight-exchange-seat-trip = { $ms } ms round trip, { $made } ms of it compensated

## Trade
midnight-exchange-affordable = you can pay
midnight-exchange-plus = +{ $points }
midnight-exchange-price = price
midnight-exchange-hole = sold
midnight-exchange-supply = In the cloth bag: { $bag }. Cards in the pile: { $pile }.
midnight-exchange-finale = The game ends after this trade.
midnight-exchange-house = House set: { $name }

## The table in words
midnight-exchange-words-game = The game
midnight-exchange-words-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
midnight-exchange-words-tray = { $count } in the tray: { $finds }
midnight-exchange-words-holds = holds tile { $number }
midnight-exchange-words-store = in store: { $art }
midnight-exchange-words-down =
    { $place }, face down: { $count ->
        [0] none
       *[other] { $numbers }
    }.
midnight-exchange-words-hand = In your hand: { $what }.
midnight-exchange-words-grabs =
    { $count ->
        [one] There is one tile you may pick up.
       *[other] There are { $count } tiles you may pick up.
    }
midnight-exchange-words-options = What you can do

## What is said aloud
midnight-exchange-heard-keeps = { $who } keeps: { $what }.
midnight-exchange-heard-open = { $number } now lies open: { $what }.
midnight-exchange-heard-left =
    { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
midnight-exchange-heard-drops = It drops in { $seconds }.
midnight-exchange-heard-go = Go!
