# The board of Langfinger in the browser.

langfinger-board = The town
langfinger-board-seats = Around the table

## Pieces and what can be done with them
langfinger-board-gap = nothing here

## The places
langfinger-board-open = Look at { $place }
langfinger-board-able =
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
langfinger-board-spaces = { $place }, spaces in order
langfinger-board-stone = space { $space }: { $who }
langfinger-board-stone-acts = space { $space }: { $who }, acting now
langfinger-board-place = { $place }, space { $space }: place your stone
langfinger-board-place-lowest = Your stone takes space { $space }, the lowest that is free.
langfinger-board-place-free = The lower the space, the earlier your stone acts.
langfinger-board-city = Face-up tools in the City
langfinger-board-city-empty = Nothing left. New tools come with the next round.
langfinger-board-loot = Loot at { $place }
langfinger-board-payable = { $what }; you have the tools
langfinger-board-ways = How do you pay?
langfinger-board-with-rogue = With my rogue
langfinger-board-without-rogue = Only with tools
langfinger-board-ruin = Exchange spaces at the Ruin
langfinger-board-swap = Discard { $discard }, draw { $draw }: free
langfinger-board-swap-taken = Discard { $discard }, draw { $draw }: taken by { $who }
langfinger-board-free = free
langfinger-board-harbour = Fences at the Harbour
langfinger-board-fence = Fence, buys { $kinds }
langfinger-board-buys-none = Buys none of your loot.
langfinger-board-not-that = Does not buy this: { $kind }.
langfinger-board-pays = { $what }; pays { $pays } for yours

## The seats
langfinger-board-start = has the start card
langfinger-board-hand =
    { $count ->
        [one] one tool in hand
       *[other] { $count } tools in hand
    }
langfinger-board-shown = known of it: { $tools }
langfinger-board-stones =
    { $count ->
        [0] all stones placed
        [one] one stone to place
       *[other] { $count } stones to place
    }
langfinger-board-money = Money:
langfinger-board-seat-money = { $money } of { $target } in money
langfinger-board-seat-rogue = Rogue
langfinger-board-seat-saves = Saves a tool of this kind ({ $tool }), once at the Villa and once at the Museum.
langfinger-board-seat-tools = Tools
langfinger-board-seat-hidden =
    { $count ->
        [0] { $more ->
            [yes] That is the whole hand.
           *[no] No tools.
        }
        [one] { $more ->
            [yes] And one that nobody else has seen.
           *[no] One that nobody else has seen.
        }
       *[other] { $more ->
            [yes] And { $count } that nobody else has seen.
           *[no] { $count } that nobody else has seen.
        }
    }
langfinger-board-seat-loot = Loot
langfinger-board-seat-no-loot = No loot.
langfinger-board-seat-stones = Stones in town
langfinger-board-seat-space = { $place }, space { $space }

## Money, piles and discards
langfinger-board-track = Money track; { $target } or more ends the game after the Harbour. { $stands }
langfinger-board-stands = { $who } { $money }
langfinger-board-piles =
    In the piles: { $tools ->
        [one] one tool
       *[other] { $tools } tools
    }, { $loot ->
        [one] one loot card
       *[other] { $loot } loot cards
    }, { $fences ->
        [one] one fence
       *[other] { $fences } fences
    }
langfinger-board-piles-title = Piles and discards
langfinger-board-top = On top of the loot
langfinger-board-gone-tools = Discarded tools: { $count }
langfinger-board-gone-loot = Discarded loot: { $count }
langfinger-board-gone-fences = Discarded fences: { $count }
langfinger-board-house = House set: { $name }

## One's own things
langfinger-board-own-hand = Your tools
langfinger-board-spent = { $what }, would be spent
langfinger-board-stash = Your loot, which only you can see
langfinger-board-mine = { $what }; the others see the { $lock }
langfinger-board-supply =
    { $count ->
        [0] No stones left to place
        [one] One stone left to place
       *[other] { $count } stones left to place
    }

## Choosing a rogue
langfinger-board-rogues = Who are you tonight?
langfinger-board-rogues-text = Your rogue saves you one tool of its kind, once at the Villa and once at the Museum.
langfinger-board-rogues-watched = Who is out tonight?
langfinger-board-rogues-watched-text = A rogue saves its player one tool of its kind, once at the Villa and once at the Museum.
langfinger-board-rogue-of = { $what }, played by { $who }
