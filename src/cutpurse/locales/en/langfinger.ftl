# Langfinger: why a hinted move is good, in the terminal and in the browser. $tools, $lock and $loot are pieces as people
# see them; $what and $at say which lock and place it is, for the grammar. $what is "own" for loot that one has already.
langfinger-reason-choose =
    { $count ->
        [one] One loot card takes { $tools }: this rogue stands in for it.
       *[other] { $count } loot cards take { $tools }: this rogue stands in for it.
    }
langfinger-reason-tools =
    { $plan ->
        [yes] It suits a plan that
       *[no] It
    } { $count ->
        [0] spends your tools well.
        [one] leaves you about one tool for later.
       *[other] leaves you about { $count } tools for later.
    }
langfinger-reason-take = A good addition to the tools that you keep for later: { $tools }.
langfinger-reason-discard = A tool you will not need later: { $tools }.
langfinger-reason-chest =
    { $what ->
        [none] There is no chest for you this round.
       *[other] It suits a plan for the { $lock } { langfinger-in } ({ $tools }): money at once, about { $worth }.
    }
langfinger-reason-loot =
    { $what ->
        [none] There is no loot for you this round.
       *[other] It suits a plan for the { $lock } { langfinger-in } ({ $tools }): loot worth about { $worth }.
    }
langfinger-reason-luck = This way you depend less on which tools turn up.
langfinger-reason-race =
    { $what ->
        [none] This way there is less of a race for your loot.
       *[other] The others are less likely to beat you to the { $lock } { langfinger-in } ({ $tools }).
    }
langfinger-reason-stash = This way you keep more valuable loot for later.
langfinger-reason-sale =
    { $what ->
        [none] There is nothing that you should sell this round.
        [own] It helps you sell { $loot } at the Harbour this very round.
       *[other] It helps you sell what you get from the { $lock } ({ $tools }) this very round.
    }
langfinger-reason-cash = The { $lock } ({ $tools }) pays at once: about { $worth }.
langfinger-reason-rob =
    { $what ->
        [pillar] The painting on the { $lock } ({ $tools }) should be worth about { $worth }.
       *[other] The { $lock } ({ $tools }) should hold loot worth about { $worth }.
    }
langfinger-reason-paid =
    { $cards ->
        [0] This brings nothing now.
        [one] You get { $paid } for { $loot }.
       *[other] You get { $paid } for two of a kind, { $loot } among them.
    }
