# What the shelf says of Langfinger: its name, a sentence about it, how long it takes, and what can be agreed on.
langfinger-title = Langfinger
    .text = Five places, three stones, one night: get the tools, crack the locks, sell the loot.
    .time = 30–45 min
    .credits = Christian Fiore and Knut Happel · Pegasus Spiele, 2009
langfinger-tally = Stones for nothing
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
        [choose] Rogues are chosen
       *[random] Rogues are dealt at random
    }
langfinger-option-rogues-random = dealt at random
langfinger-option-rogues-choose = chosen in turn
langfinger-option-stalled = Over without any money for
    .unit = { $value ->
        [one] round, 0 for never
       *[other] rounds, 0 for never
    }
    .agreed = { $value ->
        [0] It goes on even if nobody makes money
        [one] Over when nobody makes money for a round
       *[other] Over when nobody makes money for { $value } rounds
    }
langfinger-option-max_rounds = At most
    .unit = { $value ->
        [one] round, 0 for no limit
       *[other] rounds, 0 for no limit
    }
    .agreed = { $value ->
        [0] Until somebody has 20
        [one] Over after one round at the latest
       *[other] Over after { $value } rounds at the latest
    }
langfinger-option-components = Own faces
    .agreed = Own faces: { $value }

# The guided first game: one round. The learner plays Hans, Pip and Lulu follow; ① and ② are what the step points at.
langfinger-lesson-first-night = One night, three stones
    .text = You send ① three stones to ② five places. They are visited from the left to the right, and at each place whoever came first acts first. The most money wins.
langfinger-lesson-first-city = First the City
    .text = Tools lie open in ① the City. Each stone there takes two of them, and the first has the widest choice.
    .do = Place a stone in the City.
langfinger-lesson-first-villa = Pick a lock
    .text = ① This pillar at ② the Villa opens with a lockpick, a hammer and a plan. You have a hammer; the other two lie in the City, and you are first there.
    .do = Place a stone at the Villa.
langfinger-lesson-first-harbour = And somebody who buys it
    .text = On a pillar stands a painting, always. ① This fence takes paintings and adds 1 to their price. Each fence buys from one stone only, so be first at ② the Harbour.
    .do = Place a stone at the Harbour.
langfinger-lesson-first-tools = Night falls: the City
    .text = All stones lie, so it begins. Your stone was first in the City: take ① what the pillar wants.
    .do = Take a lockpick and a plan.
langfinger-lesson-first-rob = Your rogue helps
    .text = You are Hans, who counts as a hammer himself: once a round at the Villa and once at the Museum. So lockpick and plan will do for ① the pillar.
    .do = Open the pillar with Hans’s help, and keep your hammer.
langfinger-lesson-first-loot = Only you see it
    .text = ① A painting worth 3. The others see only its back. Unsold it counts nothing; only the money in a chest is yours at once.
langfinger-lesson-first-ruin = What the Ruin is for
    .text = Lulu found nothing to open at the Villa. At ① the Ruin she has exchanged four tools for six new ones: that is for hands that do not fit.
langfinger-lesson-first-sell = Turn it into money
    .text = Pip has robbed the Museum meanwhile. Now the Harbour, where you are first: sell ① the painting to ② the fence who pays 1 more.
    .do = Sell your painting to the first fence.
langfinger-lesson-first-dawn = Four for you
    .text = Money decides. All is refilled, the start card goes to Pip, and you place again. It ends when somebody has 20; this short game after the second round. Play on!
