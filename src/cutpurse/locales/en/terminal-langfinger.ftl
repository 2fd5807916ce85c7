# Langfinger in the terminal.

langfinger-welcome = Langfinger. You have three stones and five places to send them to. Fetch tools in the City, crack locks at the Villa and the Museum, swap tools at the Ruin, sell your loot to the fences at the Harbour. First come, first served. When somebody has 20, the most money wins.
langfinger-title = Langfinger
langfinger-target = ends at { $target }
langfinger-rounds =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds at most
    }
langfinger-house = house set “{ $title }”
langfinger-house-untitled = house set
langfinger-move = “{ $move }”
langfinger-vocabulary = harbour=harbour harbor=harbour decline=decline pass=decline blowtorch=blowtorch torch=blowtorch
langfinger-signs = { $turn } turn  { $start } start card  { $means } within your means  { $bot } bot
langfinger-marks = (hammer) used at this place  +1 pays 1 more  ×2 buys two
langfinger-worth = What there is to get: { $locks }.

## What to type for short: letters beside the numbers of the board
langfinger-key-decline = d
langfinger-key-enough = e
langfinger-key-rogue = r
langfinger-offer-space = a place and a space from 1 to 5

## Names
langfinger-place-city = City
langfinger-place-villa = Villa
langfinger-place-ruin = Ruin
langfinger-place-museum = Museum
langfinger-place-harbour = Harbour
langfinger-tool-lockpick = lockpick
langfinger-tool-hammer = hammer
langfinger-tool-pliers = pliers
langfinger-tool-blowtorch = blowtorch
langfinger-tool-plan = plan
langfinger-lock-chest = chest
langfinger-lock-safe = safe
langfinger-lock-showcase = showcase
langfinger-lock-pillar = pillar
langfinger-kind-money = money
langfinger-kind-gold = gold
langfinger-kind-jewellery = jewellery
langfinger-kind-coins = coins
langfinger-kind-statue = statue
langfinger-kind-painting = painting
langfinger-short-lockpick = loc
langfinger-short-hammer = ham
langfinger-short-pliers = pli
langfinger-short-blowtorch = blo
langfinger-short-plan = pla
langfinger-short-gold = gol
langfinger-short-jewellery = jew
langfinger-short-coins = coi
langfinger-short-statue = sta
langfinger-short-painting = pai
langfinger-at =
    { $place ->
        [city] in the City
        [villa] at the Villa
        [ruin] at the Ruin
        [museum] at the Museum
       *[harbour] at the Harbour
    }
langfinger-a-lock =
    { $lock ->
        [chest] a chest
        [safe] a safe
        [showcase] a showcase
       *[pillar] a pillar
    }
langfinger-some =
    { $kind ->
        [gold] gold
        [jewellery] jewellery
        [coins] coins
        [statue] a statue
       *[painting] a painting
    }
langfinger-with =
    { $tool ->
        [lockpick] the lockpick
        [hammer] the hammer
        [pliers] the pliers
        [blowtorch] the blowtorch
       *[plan] the plan
    }
langfinger-to =
    { $place ->
        [city] in the City
        [villa] at the Villa
        [ruin] at the Ruin
        [museum] at the Museum
       *[harbour] at the Harbour
    }

## Where we are
langfinger-round = Round { $round }
langfinger-choosing = choosing rogues
langfinger-placing = placing stones
langfinger-acting = { $place }, stone { $space }
langfinger-over = over
langfinger-head-seat = Seat
langfinger-head-rogue = Rogue
langfinger-head-money = Money
langfinger-head-hand = Hand
langfinger-head-stones = Stones
langfinger-head-loot = Loot
langfinger-next = next loot: { $back }
langfinger-known = Known
langfinger-piles = Piles
langfinger-pile-tools = tools { $left } ({ $gone } gone)
langfinger-pile-loot = loot { $left } ({ $gone } gone)
langfinger-pile-fences = fences { $left } ({ $gone } gone)
langfinger-known-about = hands, piles and discards
langfinger-known-hands = Hands, as far as seen in the City
langfinger-secret = { $count } secret
langfinger-no-tools = no tools
langfinger-known-pile =
    { $pile ->
        [tools] Tools
        [loot] Loot
       *[fences] Fences
    }: { $left } in the pile, { $gone } discarded
langfinger-hand = Hand
langfinger-loot = Loot
langfinger-brief = { $who } ({ $sign }, { $rogue }): money { $money }, hand { $hand }, loot { $loot }
langfinger-no-last = Nothing has happened yet.

## What is asked
langfinger-ask-rogue = Which rogue will you be?
langfinger-ask-place =
    { $left ->
        [one] Where does your last stone go?
       *[other] Where does your stone go? You have { $left }.
    }{ $free ->
        [yes] { "" } Place and space: villa 3.
       *[no] { "" }
    }
langfinger-ask-take =
    { $left ->
        [one] Take one tool, the last for this stone.
       *[other] Take { $left } tools, both at once or one by one.
    }
langfinger-ask-rob =
    { $means ->
        [yes] Which loot do you pay for { langfinger-at }?
       *[no] Nothing { langfinger-at } is within your means.
    }
langfinger-ask-swap = Which exchange? 2>3: discard two, draw three.
langfinger-ask-discard =
    { $left ->
        [one] Discard one tool, then you draw.
       *[other] Discard { $left } tools, all at once or one by one.
    }
langfinger-ask-visit =
    { $sells ->
        [yes] Which fence do you go to?
       *[no] No fence buys what you have. Nobody else knows that.
    }
langfinger-ask-sell =
    { $sells ->
        [yes] What do you sell to fence { $n }?
       *[no] Fence { $n } buys nothing of yours.
    }
langfinger-ask-more = Another card of the same kind ({ $kind })?
langfinger-choice-rob = { $lock } for { $tools }
langfinger-choice-rogue =
    { $told ->
        [yes] rogue saves { $saved }
       *[no] { $lock } for { $tools }, rogue saves { $saved }
    }
langfinger-missing = You lack: { $tools }.
langfinger-choice-visit =
    { $pays ->
        [0] buys nothing of yours
       *[other] pays up to { $pays }
    }
langfinger-choice-sell = { $card } for { $pays }
langfinger-choice-decline = decline
langfinger-choice-enough = enough

## The log
langfinger-rogue =
    { $you ->
        [yes] You play the rogue with { langfinger-with }.
       *[no] { $who } plays the rogue with { langfinger-with }.
    }
langfinger-shuffled =
    { $what ->
        [ToolsShuffled] The discarded tools are shuffled into a new pile.
        [LootShuffled] The discarded loot is shuffled into a new pile.
       *[FencesShuffled] The discarded fences are shuffled into a new pile.
    }
langfinger-began =
    { $you ->
        [yes] Round { $round }: you have the start card.
       *[no] Round { $round }: { $who } has the start card.
    }
langfinger-placed =
    { $you ->
        [yes] You place a stone { langfinger-to }, space { $space }.
       *[no] { $who } places a stone { langfinger-to }, space { $space }.
    }
langfinger-took =
    { $you ->
        [yes] You take: { $tool }.
       *[no] { $who } takes: { $tool }.
    }
langfinger-drew =
    { $you ->
        [yes] You draw: { $tools }.
       *[no] { $who } draws { $count ->
            [one] a tool.
           *[other] { $count } tools.
        }
    }
langfinger-swapped =
    { $you ->
        [yes] You discard { $discarded } and draw { $tools }.
       *[no] { $who } discards { $discarded } and draws { $count ->
            [one] a tool.
           *[other] { $count } tools.
        }
    }
langfinger-robbed =
    { $you ->
        [yes] You { $lock ->
            [pillar] rob
           *[other] crack
        } { langfinger-a-lock } ({ $tools }){ $rogue ->
            [yes] ; your rogue helps.
           *[no] .
        }
       *[no] { $who } { $lock ->
            [pillar] robs
           *[other] cracks
        } { langfinger-a-lock } ({ $tools }){ $rogue ->
            [yes] ; the rogue helps.
           *[no] .
        }
    }
langfinger-opened =
    { $you ->
        [yes] There is money in it: { $paid } for you.
       *[no] There is money in it: { $paid } for { $who }.
    }
langfinger-found = Your loot: { $kind }, worth { $value }.
langfinger-sold =
    { $you ->
        [yes] You sell { langfinger-some } worth { $value } to fence { $fence } and get { $paid }.
       *[no] { $who } sells { langfinger-some } worth { $value } to fence { $fence } and gets { $paid }.
    }
langfinger-declined =
    { $you ->
        [yes] { $fence ->
            [0] You do without.
           *[other] You leave fence { $fence } without a deal.
        }
       *[no] { $fence ->
            [0] { $who } does without.
           *[other] { $who } leaves fence { $fence } without a deal.
        }
    }
langfinger-vain =
    { $you ->
        [yes] Your stone comes back with nothing.
       *[no] A stone comes back to { $who } with nothing.
    }
langfinger-ended = Round { $round } is over: { $money }.
langfinger-why =
    { $you ->
        [yes] You have { $total }: the game ends ({ $clause }).
       *[no] { $who } has { $total }: the game ends ({ $clause }).
    }
langfinger-why-rounds =
    { $rounds ->
        [one] That was the one round you agreed on ({ $clause }).
       *[other] That was the last of { $rounds } rounds ({ $clause }).
    }
langfinger-why-dry = Nobody has earned anything for { $rounds } rounds: the game ends ({ $clause }).
