# The board of Midnight Exchange in the browser.

me-board = The table
me-seats = Around the table
me-middle = The middle
me-markets = Black markets
me-tray = Your tray
me-tray-empty = tray empty
me-holdings = Your art and cards
me-holdings-none = No art and no cards yet.
me-points = Points:

## Tiles
me-tile-down = { $number }, { $place }, face down
me-tile-seen = { $number }, { $place }, face down, you have seen it: { $what }
me-tile-up = { $number }, { $place }: { $what }
me-tile-hand = { $number }, { $place }, in the hand of { $who }
me-tile-tray = { $number }, { $place }, in a tray
me-tile-own = { $number }, in your hand; press to put it back face down
me-tile-shut = { $what }, locked
me-slot = slot { $slot }: { $what }
me-slot-take = slot { $slot }: { $what }; press to take it out
me-slot-free = slot { $slot }, free
me-slot-next = slot { $slot }, free; press to keep the tile here
me-escape-next = Escape tile { $number }, for whoever has six finds
me-escape-ready = Run with escape tile { $number }
me-escape-none = No escape tile left
me-escape-words = Six finds, then run

## Time
me-starts = It starts in { $seconds }
me-resting = The clocks are stopped until somebody is back.
me-seconds = { $seconds } s
me-ms = { $ms } ms
me-too-late = Too late: { $who } has that tile.

## Seats
me-seat-open =
    { $place ->
        [safe] safe open
        [desk] desk open
       *[garage] garage only
    }
me-seat-escape = escape tile { $number }
me-seat-passed = has passed
me-lines = Lag is compensated: { $lines }.
me-line = { $who } { $made } ms
me-seat-trip = { $ms } ms round trip; { $made } ms of it are compensated

## Trade
me-affordable = you can pay
me-price = paid with
me-hole = sold
me-supply = In the cloth bag: { $bag }. Cards in the pile: { $pile }.
me-finale = The game ends after this trade.
me-house = House set: { $name }

## The table in words
me-words-game = The game
me-words-points = { $points } points
me-words-tray = { $count } in the tray: { $finds }
me-words-holds = holds tile { $number }
me-words-store = in store: { $art }
me-words-down =
    { $place }, face down: { $count ->
        [0] none
       *[other] { $numbers }
    }.
me-words-hand = In your hand: { $what }.
me-words-grabs = { $count } tiles you may pick up.
me-words-options = What you can do

## What is said aloud
me-heard-keeps = { $who } keeps: { $what }.
me-heard-open = { $number } lies open: { $what }.
me-heard-left =
    { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
me-heard-drops = It drops in { $seconds }.
me-heard-go = Go!
