# Langfinger in the browser.

## Pieces and places
lf-tool-lockpick = lockpick
lf-tool-hammer = hammer
lf-tool-pliers = pliers
lf-tool-blowtorch = blowtorch
lf-tool-plan = plan
lf-kind-money = money
lf-kind-gold = gold
lf-kind-jewellery = jewellery
lf-kind-coins = coins
lf-kind-statue = statue
lf-kind-painting = painting
lf-lock-chest = chest
lf-lock-safe = safe
lf-lock-showcase = showcase
lf-lock-pillar = pillar
lf-place-city = City
lf-place-villa = Villa
lf-place-ruin = Ruin
lf-place-museum = Museum
lf-place-harbour = Harbour
lf-several = { $count }{"\u00A0"}×{"\u00A0"}{ $what }
lf-back = { $lock }, takes { $tools }
lf-front = { $kind } { $value }
lf-with-bonus = { $what } +{ $bonus }
# What may lie behind a lock: "gold or jewellery, worth 2 to 4".
lf-inside = { $kinds }, worth { $range }
lf-range = { $least } to { $most }
# What a card tells of itself.
lf-tell-loot =
    { $card }. Loot: { $inside }. { $what ->
        [chest] You get it at once.
       *[other] For sale at the Harbour.
    }
lf-tell-tool = { $tool }: pays for loot at the Villa and the Museum, and can be exchanged at the Ruin.
lf-tell-payable = You have the tools for it.
lf-tell-fence = A fence, buys { $kinds }.
lf-tell-twice = 2×: two of that kind at once, if you like.
lf-tell-bonus = +1, +2: so much more for each.
# After "your stone", "Ben": where somebody is.
lf-in =
    { $at ->
        [city] in the City
        [villa] at the Villa
        [ruin] at the Ruin
        [museum] at the Museum
       *[harbour] at the Harbour
    }

## Where we are
lf-round = Round { $round }
lf-choosing = Choosing rogues
lf-placing = Placing stones
lf-over = over
lf-last-round = { $round } rounds at most
lf-target = ends at { $target }

## What it is all about
lf-welcome-goal = Most money wins. When somebody has { $target } or more at the end of a round, it is over.
lf-welcome-stones = In turn everybody places three stones. { $free ->
        [yes] At each place the lowest space acts first.
       *[no] At every place it is first come, first served.
    }
lf-welcome-order = Then the places act in order: City, Villa, Ruin, Museum, Harbour. Take tools in the City, exchange them at the Ruin.
lf-welcome-rob = At Villa and Museum you pay exactly the tools on the back of a loot card. Your rogue stands in for one, once at each of the two.
lf-welcome-sell = Chests pay at once. Everything else you sell at the Harbour, to a fence who buys that kind.

## What is asked
lf-moment = One moment.
lf-wait-choosing = { $who } is choosing a rogue.
lf-wait-placing = { $who } is placing a stone.
lf-wait-acting = { $who } is busy { lf-in }.
lf-at-help =
    { $at ->
        [city] Two tools for each stone.
        [ruin] Tools are exchanged here.
        [harbour] Loot turns into money here.
       *[other] Locks are cracked here.
    }
lf-ask-choose = Choose your rogue.
lf-ask-choose-help = Its card stands in for its tool, once at the Villa and once at the Museum.
lf-ask-place = Place a stone.
lf-stones-left =
    { $stones ->
        [0] All your stones are out.
        [one] You have one stone left. { lf-order }
       *[other] You have { $stones } stones left. { lf-order }
    }
lf-order =
    { $free ->
        [yes] The lowest space acts first.
       *[no] The lowest free space is yours: first come, first served.
    }
lf-ask-take =
    { $count ->
        [one] Take one tool.
       *[other] Take { $count } tools.
    }
lf-ask-take-help = Everybody sees what you take.
lf-ask-rob = Take some loot.
lf-ask-rob-help =
    { $count ->
        [one] You can pay for one card.
       *[other] You can pay for { $count } cards.
    }
lf-ask-rob-not = Nothing for you here.
lf-ask-rob-not-help = You lack the tools. Your stone comes back.
lf-ask-swap = Exchange tools?
lf-ask-swap-help = 2 for 3 means: two tools go, three come from the pile.
lf-ask-discard =
    { $count ->
        [one] Discard one tool.
       *[other] Discard { $count } tools.
    }
lf-ask-discard-help =
    { $draws ->
        [one] Then you draw one.
       *[other] Then you draw { $draws }.
    }
lf-ask-visit = Sell some loot.
lf-ask-visit-help =
    { $count ->
        [one] One fence buys what you have.
       *[other] { $count } fences buy what you have.
    }
lf-ask-visit-not = Nobody buys what you have.
lf-ask-visit-not-help = Keep it for a better night.
lf-ask-sell = What do you sell?
lf-ask-sell-more = One more of the same kind: { $kind }?
lf-do-choose = Take this one
lf-do-take = Take
lf-do-rob = Take it
lf-do-swap = Exchange
lf-do-discard = Discard
lf-do-sell = Sell it
lf-do-decline = Do without
lf-do-enough = That’s enough
lf-do-sell-nothing = Sell nothing
lf-chosen = Chosen: { $what }.
lf-chosen-of = { $tools } ({ $chosen } of { $of })
lf-chosen-rob =
    { $rogue ->
        [yes] The { lf-lock } for { $tools }; your rogue stands in for one.
       *[no] The { lf-lock } for { $tools }.
    }
lf-lock =
    { $what ->
        [chest] chest
        [safe] safe
        [showcase] showcase
       *[pillar] pillar
    }
lf-chosen-sale = { $loot } for { $pays }.
lf-chosen-fence = Now choose what you sell there.
lf-hint = A bot would choose: { $what }.
lf-stones-first = Stones are placed first.
lf-stone-at = Your stone stands { lf-in }.
lf-fence-buys = This fence buys { $kinds }.
lf-sold-kind = You have just sold { $kind }.
lf-due =
    { $due ->
        [one] One tool is still to go.
       *[other] { $due } tools are still to go.
    }
lf-about-space = { $place }, space { $space }
lf-about-rob =
    { $rogue ->
        [yes] card { $card } with your rogue
       *[no] card { $card }
    }
lf-about-swap = { $gives } for { $gets }
lf-about-visit = fence { $fence }
lf-about-sell = loot { $card }
lf-about-enough = enough
lf-about-decline = do without

## The log
lf-log-setup = Before the first night
lf-log-place = { $place }, round { $round }
lf-log-start-drawn =
    { $you ->
        [yes] You get the start card.
       *[no] { $who } gets the start card.
    }
lf-log-rogue =
    { $you ->
        [yes] You play { $rogue }: { $tool }.
       *[no] { $who } plays { $rogue }: { $tool }.
    }
lf-log-began =
    { $you ->
        [yes] You have the start card and begin.
       *[no] { $who } has the start card and begins.
    }
lf-log-placed =
    { $you ->
        [yes] You place
       *[no] { $who } places
    } a stone: { $place }, space { $space }.
lf-log-taken =
    { $you ->
        [yes] You take { $tools }.
       *[no] { $who } takes { $tools }.
    }
lf-log-discarded =
    { $you ->
        [yes] You discard { $tools }.
       *[no] { $who } discards { $tools }.
    }
lf-log-drew =
    { $you ->
        [yes] You draw { $tools }.
       *[no] { $who } draws { $tools }.
    }
lf-log-drew-unseen =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    } { $count ->
        [one] one tool
       *[other] { $count } tools
    }.
lf-log-swapped =
    { $you ->
        [yes] You exchange
       *[no] { $who } exchanges
    } { $gives } for { $gets }.
lf-log-robbed =
    { $you ->
        [yes] You { $what ->
            [pillar] clear
           *[other] crack
        }
       *[no] { $who } { $what ->
            [pillar] clears
           *[other] cracks
        }
    } a { $lock } with { $tools }{ $rogue ->
        [yes] { $you ->
            [yes] ; your rogue helps.
           *[no] ; the rogue helps.
        }
       *[no] .
    }
lf-log-chest =
    { $you ->
        [yes] You find { $paid } in money.
       *[no] { $who } finds { $paid } in money.
    }
lf-log-inside =
    { $you ->
        [yes] Inside: { $loot }. You alone know.
       *[no] Inside: { $loot }.
    }
lf-log-visited =
    { $you ->
        [yes] You go to fence { $stall }.
       *[no] { $who } goes to fence { $stall }.
    }
lf-log-sold =
    { $you ->
        [yes] You sell { $loot } for { $paid }.
       *[no] { $who } sells { $loot } for { $paid }.
    }
lf-log-declined =
    { $you ->
        [yes] You do without.
       *[no] { $who } does without.
    }
lf-log-vain =
    { $you ->
        [yes] Your stone comes back with nothing: { lf-log-vain-why }.
       *[no] The stone of { $who } comes back with nothing: { lf-log-vain-why }.
    }
lf-log-vain-why =
    { $why ->
        [empty] nothing is left there
        [taken] all exchanges are taken
        [loot] there is no loot to sell
        [unwanted] nobody there buys the loot
       *[tools] too few tools
    }
lf-log-earned =
    { $earned ->
        [0] Nobody made any money in this round.
       *[other] The round brought { $earned } in money.
    }
lf-log-shuffled =
    { $pile ->
        [ToolsShuffled] The discarded tools are a new pile.
        [LootShuffled] The discarded loot is a new pile.
       *[FencesShuffled] The discarded fences are a new pile.
    }
lf-log-over = The game is over.
lf-log-undone =
    { $you ->
        [yes] You take your move back.
       *[no] { $who } takes a move back.
    }
lf-log-undone-move =
    { $more ->
        [yes] { $you ->
            [yes] You take back a move ({ $what }), and with it all that followed.
           *[no] { $who } takes back a move ({ $what }), and with it all that followed.
        }
       *[no] { $you ->
            [yes] You take back a move ({ $what }).
           *[no] { $who } takes back a move ({ $what }).
        }
    }

## The ledger
lf-sheet-cap = Ledger
lf-sheet = Who made how much?
lf-sheet-empty = No round is over yet. All pockets are empty.
lf-sheet-goal = Most money wins. The game ends when somebody has { $target } after the Harbour.
lf-sheet-way = To { $target }
lf-sheet-left = { $money } to go
lf-sheet-there = there

## The end
lf-why =
    { $you ->
        [yes] You have { $money }, that is { $target } or more: the game is over.
       *[no] { $who } has { $money }, that is { $target } or more: the game is over.
    }
lf-why-several = { $who } have { $target } or more: the game is over.
lf-why-last = It was the last round agreed on: the game is over.
lf-why-dry = Nobody made any money for five rounds: the game is over.
lf-verdict =
    { $count ->
        [one] { $you ->
            [yes] You have the most, { $money }, and win.
           *[no] { $who } has the most, { $money }, and wins.
        }
       *[other] { $who } have the most, { $money } each, and win together.
    }
lf-unit = Money
lf-poster-charge = for nimble fingers in five places
lf-poster-sum = { $money }{ $count ->
        [one] {""}
       *[other] {" "}each
    } in money after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
lf-poster-seen =
    { $count ->
        [one] Last seen at the Harbour, in very good spirits.
       *[other] Last seen at the Harbour together, in very good spirits.
    }
lf-sales = Sold
lf-chests = Chests
lf-unsold = Unsold
lf-fact-night = The best round: { $who } in round { $round }.
lf-fact-best = The best single deal: { $who }.
lf-fact-vain =
    { $count ->
        [one] One stone in vain
       *[other] { $count } stones in vain
    }
lf-fact-vain-text = { $who } went out for nothing most often. Fresh air is healthy, too.
lf-fact-kept =
    { $count ->
        [one] One card unsold
       *[other] { $count } cards unsold
    }
lf-fact-kept-text = { $who } has the loot still at home.

## The table in words
lf-zone-game = The game
lf-zone-seats = The seats
lf-zone-piles = Piles
lf-zone-hand = Your tools
lf-zone-loot = Your loot
lf-zone-options = You can choose
lf-words-free = Stones may go to any free space.
lf-words-dry =
    { $rounds ->
        [one] In the round before nobody made any money.
       *[other] Nobody has made any money for { $rounds } rounds.
    }
lf-words-house = With the faces of a house set: { $title }.
lf-words-seat =
    { $who }{ $you ->
        [yes] {" "}(you)
       *[no] { $bot ->
            [yes] {" "}(bot)
           *[no] {""}
        }
    }: { $money } in money, { $tools ->
        [0] no tools
        [one] one tool
       *[other] { $tools } tools
    }, { $stones ->
        [0] no stones
        [one] one stone
       *[other] { $stones } stones
    } in front.
lf-words-rogue = Plays { $rogue }: { $tool }.
lf-words-known = Known of these: { $tools }.
lf-words-loot =
    { $count ->
        [one] One loot card
       *[other] { $count } loot cards
    }: { $cards }.
lf-words-start = Has the start card.
lf-words-tired = The rogue has helped here already.
lf-words-turn = Is to move.
lf-words-stone = { $space } { $who }
lf-words-stones = Stones: { $stones }.
lf-words-no-stones = No stones.
lf-words-here = The stones act here now.
lf-words-nothing = Nothing lies there.
lf-words-card = { $n }: { $card }
lf-words-exchange = { $gives } for { $gets }
lf-words-exchange-taken = { $gives } for { $gets }, taken by { $who }
lf-words-payable = You could pay for { $ways }.
lf-words-saleable = Fence { $fence } would pay { $pays } for { $loot }.
lf-words-piles = Draw piles: { $tools } tools, { $loot } loot cards, { $fences } fences.
lf-words-top = On top of the loot: { $card }.
lf-words-gone-tools = Discarded tools: { $tools }.
lf-words-gone-loot = Discarded loot: { $loot }.
lf-words-gone-fences = Discarded fences: { $fences }.
lf-words-no-tools = You have no tools.
