# Langfinger in the browser.

## Pieces and places
langfinger-tool-lockpick = lockpick
langfinger-tool-hammer = hammer
langfinger-tool-pliers = pliers
langfinger-tool-blowtorch = blowtorch
langfinger-tool-plan = plan
langfinger-kind-money = money
langfinger-kind-gold = gold
langfinger-kind-jewellery = jewellery
langfinger-kind-coins = coins
langfinger-kind-statue = statue
langfinger-kind-painting = painting
langfinger-lock-chest = chest
langfinger-lock-safe = safe
langfinger-lock-showcase = showcase
langfinger-lock-pillar = pillar
langfinger-place-city = City
langfinger-place-villa = Villa
langfinger-place-ruin = Ruin
langfinger-place-museum = Museum
langfinger-place-harbour = Harbour
langfinger-several = { $count }{"\u00A0"}×{"\u00A0"}{ $what }
langfinger-back = { $lock }, takes { $tools }
langfinger-front = { $kind } { $value }
langfinger-with-bonus = { $what } +{ $bonus }
# What may lie behind a lock: "gold or jewellery, worth 2 to 4".
langfinger-inside = { $kinds }, worth { $range }
langfinger-range = { $least } to { $most }
# What a card tells of itself.
langfinger-tell-loot =
    { $card }. Loot: { $inside }. { $what ->
        [chest] You get it at once.
       *[other] For sale at the Harbour.
    }
langfinger-tell-tool = { $tool }: pays for loot at the Villa and the Museum, or can be exchanged at the Ruin.
langfinger-tell-payable = You have the tools for it.
langfinger-tell-fence = A fence, buys { $kinds }.
langfinger-tell-twice = 2×: two of that kind at once, if you like.
langfinger-tell-bonus = +1, +2: that much more for each.
# After "your stone", "Ben": where somebody is.
langfinger-in =
    { $at ->
        [city] in the City
        [villa] at the Villa
        [ruin] at the Ruin
        [museum] at the Museum
       *[harbour] at the Harbour
    }

## Where we are
langfinger-round = Round { $round }
langfinger-choosing = Choosing rogues
langfinger-placing = Placing stones
langfinger-over = over
langfinger-last-round =
    { $round ->
        [one] one round at most
       *[other] { $round } rounds at most
    }
langfinger-target = ends at { $target }

## What it is all about
langfinger-welcome-goal = The most money wins. When somebody has { $target } or more at the end of a round, the game is over.
langfinger-welcome-stones = Everybody places three stones, in turn. { $free ->
        [yes] At each place the lowest space acts first.
       *[no] At every place it is first come, first served.
    }
langfinger-welcome-order = Then the places act in order: City, Villa, Ruin, Museum, Harbour. Take tools in the City, exchange them at the Ruin.
langfinger-welcome-rob = At the Villa and the Museum you pay exactly the tools on the back of a loot card. Your rogue stands in for one tool, once at each of the two.
langfinger-welcome-sell = Chests pay at once. Everything else you sell at the Harbour, to a fence who buys that kind.

## What is asked
langfinger-moment = One moment.
langfinger-wait-choosing = { $who } is choosing a rogue.
langfinger-wait-placing = { $who } is placing a stone.
langfinger-wait-acting = { $who } is busy { langfinger-in }.
langfinger-at-help =
    { $at ->
        [city] Two tools for each stone.
        [ruin] Tools are exchanged here.
        [harbour] Loot turns into money here.
       *[other] Locks are cracked here.
    }
langfinger-ask-choose = Choose your rogue.
langfinger-ask-choose-help = Its card stands in for its tool, once at the Villa and once at the Museum.
langfinger-ask-place = Place a stone.
langfinger-stones-left =
    { $stones ->
        [0] All your stones are out.
        [one] You have one stone left. { langfinger-order }
       *[other] You have { $stones } stones left. { langfinger-order }
    }
langfinger-order =
    { $free ->
        [yes] The lowest space acts first.
       *[no] The lowest free space is yours: first come, first served.
    }
langfinger-ask-take =
    { $count ->
        [one] Take one tool.
       *[other] Take { $count } tools.
    }
langfinger-ask-take-help = Everybody sees what you take.
langfinger-ask-rob = Take some loot.
langfinger-ask-rob-help =
    { $count ->
        [one] You can pay for one card.
       *[other] You can pay for { $count } cards.
    }
langfinger-ask-rob-not = Nothing for you here.
langfinger-ask-rob-not-help = You do not have the tools. Your stone comes back.
langfinger-ask-swap = Exchange tools?
langfinger-ask-swap-help = “2 for 3” means: discard two tools, draw three.
langfinger-ask-discard =
    { $count ->
        [one] Discard one tool.
       *[other] Discard { $count } tools.
    }
langfinger-ask-discard-help =
    { $draws ->
        [one] Then you draw one.
       *[other] Then you draw { $draws }.
    }
langfinger-ask-visit = Sell some loot.
langfinger-ask-visit-help =
    { $count ->
        [one] One fence buys what you have.
       *[other] { $count } fences buy what you have.
    }
langfinger-ask-visit-not = Nobody buys what you have.
langfinger-ask-visit-not-help = Keep it for a better night.
langfinger-ask-sell = What do you want to sell?
langfinger-ask-sell-more = One more of the same kind: { $kind }?
langfinger-do-choose = Take this one
langfinger-do-take = Take
langfinger-do-rob = Take it
langfinger-do-swap = Exchange
langfinger-do-discard = Discard
langfinger-do-sell = Sell it
langfinger-do-decline = Decline
langfinger-do-enough = That’s enough
langfinger-do-sell-nothing = Sell nothing
langfinger-chosen = Chosen: { $what }.
langfinger-chosen-of = { $tools } ({ $chosen } of { $of })
langfinger-chosen-rob =
    { $rogue ->
        [yes] The { langfinger-lock } for { $tools }; your rogue stands in for one.
       *[no] The { langfinger-lock } for { $tools }.
    }
langfinger-lock =
    { $what ->
        [chest] chest
        [safe] safe
        [showcase] showcase
       *[pillar] pillar
    }
langfinger-chosen-sale = { $loot } for { $pays }.
langfinger-chosen-fence = Now choose what you sell there.
langfinger-hint = A bot would choose: { $what }.
langfinger-stones-first = Stones are placed first.
langfinger-stone-at = Your stone stands { langfinger-in }.
langfinger-fence-buys = This fence buys { $kinds }.
langfinger-sold-kind = You have just sold { $kind }.
langfinger-due =
    { $due ->
        [one] One more tool to discard.
       *[other] { $due } more tools to discard.
    }
langfinger-about-space = { $place }, space { $space }
langfinger-about-rob =
    { $what ->
        [none] a loot card
       *[other] { $lock } ({ $tools })
    }{ $rogue ->
        [yes] {" "}with the rogue
       *[no] {""}
    }
langfinger-about-swap = { $gives } for { $gets }
langfinger-about-visit =
    { $known ->
        [yes] visit the fence who buys { $kinds }
       *[no] visit a fence
    }
langfinger-about-sell =
    { $known ->
        [yes] sell { $loot }
       *[no] sell some loot
    }
langfinger-about-enough = enough
langfinger-about-decline = decline

## The log
langfinger-log-setup = Before the first night
langfinger-log-place = { $place }, round { $round }
langfinger-log-start-drawn =
    { $you ->
        [yes] You get the start card.
       *[no] { $who } gets the start card.
    }
langfinger-log-rogue =
    { $you ->
        [yes] You play { $rogue }: { $tool }.
       *[no] { $who } plays { $rogue }: { $tool }.
    }
langfinger-log-began =
    { $you ->
        [yes] You have the start card and begin.
       *[no] { $who } has the start card and begins.
    }
langfinger-log-placed =
    { $you ->
        [yes] You place
       *[no] { $who } places
    } a stone: { $place }, space { $space }.
langfinger-log-taken =
    { $you ->
        [yes] You take { $tools }.
       *[no] { $who } takes { $tools }.
    }
langfinger-log-discarded =
    { $you ->
        [yes] You discard { $tools }.
       *[no] { $who } discards { $tools }.
    }
langfinger-log-drew =
    { $you ->
        [yes] You draw { $tools }.
       *[no] { $who } draws { $tools }.
    }
langfinger-log-drew-unseen =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    } { $count ->
        [one] one tool
       *[other] { $count } tools
    }.
langfinger-log-swapped =
    { $you ->
        [yes] You exchange
       *[no] { $who } exchanges
    } { $gives } for { $gets }.
langfinger-log-robbed =
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
langfinger-log-chest =
    { $you ->
        [yes] You find { $paid } in cash.
       *[no] { $who } finds { $paid } in cash.
    }
langfinger-log-inside =
    { $you ->
        [yes] Inside: { $loot }. You alone know.
       *[no] Inside: { $loot }.
    }
langfinger-log-visited =
    { $you ->
        [yes] You go to a fence.
       *[no] { $who } goes to a fence.
    }
langfinger-log-sold =
    { $you ->
        [yes] You sell { $loot } for { $paid }.
       *[no] { $who } sells { $loot } for { $paid }.
    }
langfinger-log-declined =
    { $you ->
        [yes] You decline.
       *[no] { $who } declines.
    }
langfinger-log-vain =
    { $you ->
        [yes] Your stone comes back with nothing: { langfinger-log-vain-why }.
       *[no] { $who }’s stone comes back with nothing: { langfinger-log-vain-why }.
    }
langfinger-log-vain-why =
    { $why ->
        [empty] nothing is left there
        [taken] all exchange spaces are taken
        [loot] there is no loot to sell
        [unwanted] nobody there buys the loot
       *[tools] too few tools
    }
langfinger-log-earned =
    { $earned ->
        [0] Nobody made any money in this round.
       *[other] The round brought in { $earned } in cash.
    }
langfinger-log-shuffled =
    { $pile ->
        [ToolsShuffled] The discarded tools form a new pile.
        [LootShuffled] The discarded loot forms a new pile.
       *[FencesShuffled] The discarded fences form a new pile.
    }
langfinger-log-over = The game is over.
langfinger-log-undone =
    { $you ->
        [yes] You take your move back.
       *[no] { $who } takes a move back.
    }
langfinger-log-undone-move =
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
langfinger-sheet-cap = Ledger
langfinger-sheet = Who made how much?
langfinger-sheet-empty = No round is over yet. All pockets are empty.
langfinger-sheet-goal = The most money wins. The game ends when somebody has { $target } after the Harbour.
langfinger-sheet-way = To { $target }
langfinger-sheet-left = { $money } to go
langfinger-sheet-there = reached

## The end
langfinger-why =
    { $you ->
        [yes] You have { $money }, and { $target } or more ends the game.
       *[no] { $who } has { $money }, and { $target } or more ends the game.
    }
langfinger-why-several = { $who } have { $target } or more: the game is over.
langfinger-why-last = That was the last round: the game is over.
langfinger-why-dry =
    { $rounds ->
        [one] Nobody made any money for a whole round: the game is over.
       *[other] Nobody made any money for { $rounds } rounds: the game is over.
    }
langfinger-verdict =
    { $count ->
        [one] { $you ->
            [yes] You have the most, { $money }, and win.
           *[no] { $who } has the most, { $money }, and wins.
        }
       *[other] { $who } have the most, { $money } each, and win together.
    }
langfinger-unit = Money
langfinger-poster-charge = for nimble fingers in five places
langfinger-poster-sum = { $money }{ $count ->
        [one] {""}
       *[other] {" "}each
    } in cash after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
langfinger-poster-seen =
    { $count ->
        [one] Last seen at the Harbour, in very good spirits.
       *[other] Last seen at the Harbour together, in very good spirits.
    }
langfinger-sales = Sold
langfinger-chests = Chests
langfinger-unsold = Unsold
langfinger-fact-night = The best round: { $who } in round { $round }.
langfinger-fact-best = The best sale: { $who }.
langfinger-fact-vain =
    { $count ->
        [one] One wasted stone
       *[other] { $count } wasted stones
    }
langfinger-fact-vain-text = { $who } came home empty-handed most often. Fresh air is good for you.
langfinger-fact-kept =
    { $count ->
        [one] One card unsold
       *[other] { $count } cards unsold
    }
langfinger-fact-kept-text = { $who } still has the loot at home.

## The table in words
langfinger-zone-game = The game
langfinger-zone-seats = The seats
langfinger-zone-piles = Piles
langfinger-zone-hand = Your tools
langfinger-zone-loot = Your loot
langfinger-zone-options = You can choose
langfinger-words-free = Stones may go to any free space.
langfinger-words-dry =
    { $rounds ->
        [one] Nobody made any money last round.
       *[other] Nobody has made any money for { $rounds } rounds.
    }
langfinger-words-stalled =
    { $rounds ->
        [one] The game ends when nobody makes money for a round.
       *[other] The game ends when nobody makes money for { $rounds } rounds in a row.
    }
langfinger-words-house = With the cards of a house set: { $title }.
langfinger-words-seat =
    { $who }{ $you ->
        [yes] {" "}(you)
       *[no] { $bot ->
            [yes] {" "}(bot)
           *[no] {""}
        }
    }: { $money } in cash, { $tools ->
        [0] no tools
        [one] one tool
       *[other] { $tools } tools
    }, { $stones ->
        [0] no stones
        [one] one stone
       *[other] { $stones } stones
    } to place.
langfinger-words-rogue = Plays { $rogue }: { $tool }.
langfinger-words-known = Known of these: { $tools }.
langfinger-words-loot =
    { $count ->
        [one] One loot card
       *[other] { $count } loot cards
    }: { $cards }.
langfinger-words-start = Has the start card.
langfinger-words-tired = The rogue has already helped here.
langfinger-words-turn = To move.
langfinger-words-stone = { $space } { $who }
langfinger-words-stones = Stones: { $stones }.
langfinger-words-no-stones = No stones.
langfinger-words-here = The stones act here now.
langfinger-words-nothing = Nothing lies there.
langfinger-words-card = { $n }: { $card }
langfinger-words-exchange = { $gives } for { $gets }
langfinger-words-exchange-taken = { $gives } for { $gets }, taken by { $who }
langfinger-words-payable = You could pay for { $ways }.
langfinger-words-saleable = Fence { $fence } would pay { $pays } for { $loot }.
langfinger-words-piles =
    Draw piles: { $tools ->
        [one] one tool
       *[other] { $tools } tools
    }, { $loot ->
        [one] one loot card
       *[other] { $loot } loot cards
    }, { $fences ->
        [one] one fence
       *[other] { $fences } fences
    }.
langfinger-words-top = On top of the loot: { $card }.
langfinger-words-gone-tools = Discarded tools: { $tools }.
langfinger-words-gone-loot = Discarded loot: { $loot }.
langfinger-words-gone-fences = Discarded fences: { $fences }.
langfinger-words-no-tools = You have no tools.
