# The board of Langfinger in the browser.

lf-board = The town
lf-board-seats = Around the table

## Pieces and what can be done with them
lf-board-gap = nothing here

## The places
lf-board-open = Look at { $place }
lf-board-able =
    { $at ->
        [harbour] { $count ->
            [one] One fence here buys your loot.
           *[other] { $count } fences here buy your loot.
        }
       *[other] { $count ->
            [one] You have the tools for one card here.
           *[other] You have the tools for { $count } cards here.
        }
    }
lf-board-spaces = { $place }, spaces in order
lf-board-stone = space { $space }: { $who }
lf-board-stone-acts = space { $space }: { $who }, acting now
lf-board-place = { $place }, space { $space }: place your stone
lf-board-place-lowest = Your stone takes space { $space }, the lowest that is free.
lf-board-place-free = The lower the space, the earlier your stone acts.
lf-board-city = Open tools in the City
lf-board-city-empty = Nothing left. Fresh tools come with the next round.
lf-board-loot = Loot at { $place }
lf-board-payable = { $what }; you have the tools
lf-board-ways = How do you pay?
lf-board-with-rogue = With my rogue
lf-board-without-rogue = Only with tools
lf-board-ruin = Exchange spaces at the Ruin
lf-board-swap = Discard { $discard }, draw { $draw }: free
lf-board-swap-taken = Discard { $discard }, draw { $draw }: taken by { $who }
lf-board-free = free
lf-board-harbour = Fences at the Harbour
lf-board-fence = Fence, buys { $kinds }
lf-board-buys-none = Buys none of your loot.
lf-board-not-that = Does not buy this: { $kind }.
lf-board-pays = { $what }; pays { $pays } for yours

## The seats
lf-board-start = has the start card
lf-board-hand =
    { $count ->
        [one] one tool in hand
       *[other] { $count } tools in hand
    }
lf-board-shown = known of it: { $tools }
lf-board-stones =
    { $count ->
        [0] all stones placed
        [one] one stone to place
       *[other] { $count } stones to place
    }
lf-board-money = Money:

## Money, piles and discards
lf-board-track = Money track; { $target } or more ends the game after the Harbour. { $stands }
lf-board-stands = { $who } { $money }
lf-board-piles = In the piles: { $tools } tools, { $loot } loot, { $fences } fences
lf-board-piles-title = Piles and discards
lf-board-top = On top of the loot
lf-board-gone-tools = Discarded tools: { $count }
lf-board-gone-loot = Loot that is gone: { $count }
lf-board-gone-fences = Fences that have left: { $count }
lf-board-house = House set: { $name }

## One's own things
lf-board-own-hand = Your tools
lf-board-spent = { $what }, would go
lf-board-stash = Your loot, seen by you alone
lf-board-mine = { $what }; the others see the { $lock }
lf-board-supply =
    { $count ->
        [0] No stones left to place
        [one] One stone left to place
       *[other] { $count } stones left to place
    }

## Choosing a rogue
lf-board-rogues = Who are you tonight?
lf-board-rogues-text = Your rogue saves you one tool of its kind, once at the Villa and once at the Museum.
lf-board-rogues-watched = Who is out tonight?
lf-board-rogues-watched-text = A rogue saves its player one tool of its kind, once at the Villa and once at the Museum.
lf-board-rogue-of = { $what }, played by { $who }
