# Langfinger in the terminal.

langfinger-terminal-welcome = Langfinger. You have three stones and five places to send them to. Fetch tools in the City, crack locks at the Villa and the Museum, exchange tools at the Ruin, sell your loot to the fences at the Harbour. First come, first served. When somebody has 20, the most money wins.
langfinger-terminal-title = Langfinger
langfinger-terminal-target = ends at { $target }
langfinger-terminal-rounds =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds at most
    }
langfinger-terminal-house = house set “{ $title }”
langfinger-terminal-house-untitled = house set
langfinger-terminal-move = “{ $move }”
langfinger-terminal-vocabulary = harbour=harbour harbor=harbour decline=decline pass=decline blowtorch=blowtorch torch=blowtorch
langfinger-terminal-signs = { $turn } turn  { $start } start card  { $means } within your means  { $bot } bot
langfinger-terminal-marks = (hammer) used at this place  +1 pays 1 more  ×2 buys two
langfinger-terminal-worth = What there is to get: { $locks }.

## What to type for short: letters beside the numbers of the board
langfinger-terminal-key-decline = d
langfinger-terminal-key-enough = e
langfinger-terminal-key-rogue = r
langfinger-terminal-offer-space = a place and a space from 1 to 5

## Names
langfinger-terminal-place-city = City
langfinger-terminal-place-villa = Villa
langfinger-terminal-place-ruin = Ruin
langfinger-terminal-place-museum = Museum
langfinger-terminal-place-harbour = Harbour
langfinger-terminal-tool-lockpick = lockpick
langfinger-terminal-tool-hammer = hammer
langfinger-terminal-tool-pliers = pliers
langfinger-terminal-tool-blowtorch = blowtorch
langfinger-terminal-tool-plan = plan
langfinger-terminal-lock-chest = chest
langfinger-terminal-lock-safe = safe
langfinger-terminal-lock-showcase = showcase
langfinger-terminal-lock-pillar = pillar
langfinger-terminal-kind-money = money
langfinger-terminal-kind-gold = gold
langfinger-terminal-kind-jewellery = jewellery
langfinger-terminal-kind-coins = coins
langfinger-terminal-kind-statue = statue
langfinger-terminal-kind-painting = painting
langfinger-terminal-short-lockpick = loc
langfinger-terminal-short-hammer = ham
langfinger-terminal-short-pliers = pli
langfinger-terminal-short-blowtorch = blo
langfinger-terminal-short-plan = pla
langfinger-terminal-short-gold = gol
langfinger-terminal-short-jewellery = jew
langfinger-terminal-short-coins = coi
langfinger-terminal-short-statue = sta
langfinger-terminal-short-painting = pai
langfinger-terminal-at =
    { $place ->
        [city] in the City
        [villa] at the Villa
        [ruin] at the Ruin
        [museum] at the Museum
       *[harbour] at the Harbour
    }
langfinger-terminal-a-lock =
    { $lock ->
        [chest] a chest
        [safe] a safe
        [showcase] a showcase
       *[pillar] a pillar
    }
langfinger-terminal-some =
    { $kind ->
        [gold] gold
        [jewellery] jewellery
        [coins] coins
        [statue] a statue
       *[painting] a painting
    }
langfinger-terminal-with =
    { $tool ->
        [lockpick] the lockpick
        [hammer] the hammer
        [pliers] the pliers
        [blowtorch] the blowtorch
       *[plan] the plan
    }
langfinger-terminal-to =
    { $place ->
        [city] in the City
        [villa] at the Villa
        [ruin] at the Ruin
        [museum] at the Museum
       *[harbour] at the Harbour
    }

## Where we are
langfinger-terminal-round = Round { $round }
langfinger-terminal-choosing = choosing rogues
langfinger-terminal-placing = placing stones
langfinger-terminal-acting = { $place }, stone { $space }
langfinger-terminal-over = over
langfinger-terminal-head-seat = Seat
langfinger-terminal-head-rogue = Rogue
langfinger-terminal-head-money = Money
langfinger-terminal-head-hand = Hand
langfinger-terminal-head-stones = Stones
langfinger-terminal-head-loot = Loot
langfinger-terminal-next = next loot: { $back }
langfinger-terminal-known = Known
langfinger-terminal-piles = Piles
langfinger-terminal-pile-tools = tools { $left } ({ $gone } gone)
langfinger-terminal-pile-loot = loot { $left } ({ $gone } gone)
langfinger-terminal-pile-fences = fences { $left } ({ $gone } gone)
langfinger-terminal-known-about = hands, piles and discards
langfinger-terminal-known-hands = Hands, as far as seen in the City
langfinger-terminal-secret = { $count } secret
langfinger-terminal-no-tools = no tools
langfinger-terminal-known-pile =
    { $pile ->
        [tools] Tools
        [loot] Loot
       *[fences] Fences
    }: { $left } in the pile, { $gone } discarded
langfinger-terminal-hand = Hand
langfinger-terminal-loot = Loot
langfinger-terminal-brief = { $who } ({ $sign }, { $rogue }): money { $money }, hand { $hand }, loot { $loot }
langfinger-terminal-no-last = Nothing has happened yet.

## What is asked
langfinger-terminal-ask-rogue = Which rogue will you be?
langfinger-terminal-ask-place =
    { $left ->
        [one] Where does your last stone go?
       *[other] Where does your stone go? You have { $left } left.
    }{ $free ->
        [yes] { "" } Place and space: villa 3.
       *[no] { "" }
    }
langfinger-terminal-ask-take =
    { $left ->
        [one] Take one tool, the last for this stone.
       *[other] Take { $left } tools, both at once or one by one.
    }
langfinger-terminal-ask-rob =
    { $means ->
        [yes] Which loot do you pay for { langfinger-terminal-at }?
       *[no] Nothing { langfinger-terminal-at } is within your means.
    }
langfinger-terminal-ask-swap = Which exchange? 2>3: discard two, draw three.
langfinger-terminal-ask-discard =
    { $left ->
        [one] Discard one tool, then you draw.
       *[other] Discard { $left } tools, all at once or one by one.
    }
langfinger-terminal-ask-visit =
    { $sells ->
        [yes] Which fence do you visit?
       *[no] No fence buys what you have. Nobody else knows that.
    }
langfinger-terminal-ask-sell =
    { $sells ->
        [yes] What do you sell to fence { $n }?
       *[no] Fence { $n } buys nothing of yours.
    }
langfinger-terminal-ask-more = Another card of the same kind ({ $kind })?
langfinger-terminal-choice-rob = { $lock } for { $tools }
langfinger-terminal-choice-rogue =
    { $told ->
        [yes] rogue saves { $saved }
       *[no] { $lock } for { $tools }, rogue saves { $saved }
    }
langfinger-terminal-missing = You are missing: { $tools }.
langfinger-terminal-choice-visit =
    { $pays ->
        [0] buys nothing of yours
       *[other] pays up to { $pays }
    }
langfinger-terminal-choice-sell = { $card } for { $pays }
langfinger-terminal-choice-decline = decline
langfinger-terminal-choice-enough = enough

## The log
langfinger-terminal-rogue =
    { $you ->
        [yes] You play the rogue with { langfinger-terminal-with }.
       *[no] { $who } plays the rogue with { langfinger-terminal-with }.
    }
langfinger-terminal-shuffled =
    { $what ->
        [ToolsShuffled] The discarded tools are shuffled into a new pile.
        [LootShuffled] The discarded loot is shuffled into a new pile.
       *[FencesShuffled] The discarded fences are shuffled into a new pile.
    }
langfinger-terminal-began =
    { $you ->
        [yes] Round { $round }: you have the start card.
       *[no] Round { $round }: { $who } has the start card.
    }
langfinger-terminal-placed =
    { $you ->
        [yes] You place a stone { langfinger-terminal-to }, space { $space }.
       *[no] { $who } places a stone { langfinger-terminal-to }, space { $space }.
    }
langfinger-terminal-took =
    { $you ->
        [yes] You take: { $tool }.
       *[no] { $who } takes: { $tool }.
    }
langfinger-terminal-drew =
    { $you ->
        [yes] You draw: { $tools }.
       *[no] { $who } draws { $count ->
            [one] a tool.
           *[other] { $count } tools.
        }
    }
langfinger-terminal-swapped =
    { $you ->
        [yes] You discard { $discarded } and draw { $tools }.
       *[no] { $who } discards { $discarded } and draws { $count ->
            [one] a tool.
           *[other] { $count } tools.
        }
    }
langfinger-terminal-robbed =
    { $you ->
        [yes] You { $lock ->
            [pillar] rob
           *[other] crack
        } { langfinger-terminal-a-lock } ({ $tools }){ $rogue ->
            [yes] ; your rogue helps.
           *[no] .
        }
       *[no] { $who } { $lock ->
            [pillar] robs
           *[other] cracks
        } { langfinger-terminal-a-lock } ({ $tools }){ $rogue ->
            [yes] ; the rogue helps.
           *[no] .
        }
    }
langfinger-terminal-opened =
    { $you ->
        [yes] There is money inside: { $paid } for you.
       *[no] There is money inside: { $paid } for { $who }.
    }
langfinger-terminal-found = Your loot: { $kind }, worth { $value }.
langfinger-terminal-sold =
    { $you ->
        [yes] You sell { langfinger-terminal-some } worth { $value } to fence { $fence } and get { $paid }.
       *[no] { $who } sells { langfinger-terminal-some } worth { $value } to fence { $fence } and gets { $paid }.
    }
langfinger-terminal-declined =
    { $you ->
        [yes] { $fence ->
            [0] You decline.
           *[other] You leave fence { $fence } without a deal.
        }
       *[no] { $fence ->
            [0] { $who } declines.
           *[other] { $who } leaves fence { $fence } without a deal.
        }
    }
langfinger-terminal-vain =
    { $you ->
        [yes] Your stone comes back with nothing.
       *[no] { $who }’s stone comes back with nothing.
    }
langfinger-terminal-ended = Round { $round } is over: { $money }.
langfinger-terminal-why =
    { $you ->
        [yes] You have { $total }: the game ends ({ $clause }).
       *[no] { $who } has { $total }: the game ends ({ $clause }).
    }
langfinger-terminal-why-several = { $who } have { $target } or more: the game ends ({ $clause }).
langfinger-terminal-why-rounds =
    { $rounds ->
        [one] That was the one round you agreed on ({ $clause }).
       *[other] That was the last of { $rounds } rounds ({ $clause }).
    }
langfinger-terminal-why-dry =
    { $rounds ->
        [one] Nobody made any money for a whole round: the game ends ({ $clause }).
       *[other] Nobody made any money for { $rounds } rounds: the game ends ({ $clause }).
    }

## Headings of the full window
langfinger-terminal-town = Town
langfinger-terminal-choice-swap = { $discard } to discard, { $draw } to draw
