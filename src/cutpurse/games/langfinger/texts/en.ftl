# What the shelf says of Langfinger: its name, a sentence about it, how long it takes, and what can be agreed on.
langfinger-title = Langfinger
    .text = Five places, three stones, one night: get the tools, crack the locks, sell the loot.
    .time = 30–45 min
    .credits = Christian Fiore and Knut Happel · Pegasus Spiele, 2009
langfinger-tally = Wasted stones
    .text = How many of your stones brought nothing, next to an even share for everybody at the table.
langfinger-option-free_spaces = A stone goes to
    .agreed = { $value ->
        [on] Stones go to any free space
       *[off] Stones go to the lowest free space
    }
langfinger-option-free_spaces-off = the lowest free space
langfinger-option-free_spaces-on = any free space
langfinger-option-rogues = Rogues are
    .agreed = { $value ->
        [choose] Rogues are chosen in turn
       *[random] Rogues are dealt at random
    }
langfinger-option-rogues-random = dealt at random
langfinger-option-rogues-choose = chosen in turn
langfinger-option-stalled = Ends if nobody makes money for
    .unit = { $value ->
        [one] round, 0 for never
       *[other] rounds, 0 for never
    }
    .agreed = { $value ->
        [0] Goes on even if nobody makes money
        [one] Ends if nobody makes money for a round
       *[other] Ends if nobody makes money for { $value } rounds
    }
langfinger-option-max_rounds = At most
    .unit = { $value ->
        [one] round, 0 for no limit
       *[other] rounds, 0 for no limit
    }
    .agreed = { $value ->
        [0] Until somebody reaches 20
        [one] Ends after one round at the latest
       *[other] Ends after { $value } rounds at the latest
    }
langfinger-option-components = Your own cards
    .agreed = Your own cards: { $value }

# The guided first game: one round. The learner plays Hans, Pip and Lulu follow; ① and ② are what the step points at.
langfinger-lesson-first-night = One night, three stones
    .text = You send ① three stones to ② five places. The places act one after another, and at each of them whoever came first acts first. The most money wins.
langfinger-lesson-first-city = First the City
    .text = Tools lie face up in ① the City. Each stone there takes two of them, and the first one has the widest choice.
    .do = Place a stone in the City.
langfinger-lesson-first-villa = Pick a lock
    .text = ① This pillar at ② the Villa opens with a lockpick, a hammer and a plan. You have a hammer; the City has the others, and you can be first there.
    .do = Place a stone at the Villa.
langfinger-lesson-first-harbour = And somebody who buys it
    .text = The loot on a pillar is always a painting. ① This fence takes paintings and pays 1 extra. Each fence serves only one stone, so be first at ② the Harbour.
    .do = Place a stone at the Harbour.
langfinger-lesson-first-tools = Night falls: the City
    .text = All stones are placed, so it begins. Your stone was first in the City: take ① what the pillar needs.
    .do = Choose a lockpick and a plan, then “Take”.
langfinger-lesson-first-rob = Your rogue helps
    .text = You are Hans, who counts as a hammer himself: once a round at the Villa and once at the Museum. So lockpick and plan will do for ① the pillar.
    .do = Open the pillar with Hans’s help, and keep your hammer.
langfinger-lesson-first-loot = Only you see it
    .text = ① A painting worth 3. The others only see its back. Unsold, it counts for nothing; only the money in a chest is yours at once.
langfinger-lesson-first-ruin = What the Ruin is for
    .text = Lulu found nothing to open at the Villa. At ① the Ruin she has exchanged four tools for six new ones: go there when your tools do not fit.
langfinger-lesson-first-sell = Turn it into money
    .text = Pip has robbed the Museum in the meantime. Now for the Harbour, where you are first: sell ① the painting to ② the fence who pays 1 more.
    .do = Sell your painting to the first fence.
langfinger-lesson-first-dawn = Four for you
    .text = Only money counts. Everything is refilled, Pip gets the start card, and stones are placed again. The game ends at 20, this short one after two rounds. Play on!
