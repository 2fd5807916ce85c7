# Langfinger: warum ein vorgeschlagener Zug gut ist, im Terminal und im Browser. $tools, $lock und $loot sind, was man
# sieht; $what und $at sagen der Grammatik, welches Schloss und welcher Ort. $what ist "own" bei Beute, die man schon hat.
langfinger-reason-choose =
    { $count ->
        [one] Eine Beutekarte verlangt { $tools }: Da springt dieser Gauner ein.
       *[other] { $count } Beutekarten verlangen { $tools }: Da springt dieser Gauner ein.
    }
langfinger-reason-tools =
    { $plan ->
        [yes] { $count ->
            [0] Das passt zu einem Plan, der dein Werkzeug gut nutzt.
            [one] Das passt zu einem Plan, bei dem dir etwa ein Werkzeug für später bleibt.
           *[other] Das passt zu einem Plan, bei dem dir etwa { $count } Werkzeuge für später bleiben.
        }
       *[no] { $count ->
            [0] So nutzt du dein Werkzeug gut.
            [one] So bleibt dir etwa ein Werkzeug für später.
           *[other] So bleiben dir etwa { $count } Werkzeuge für später.
        }
    }
langfinger-reason-take = Das ergänzt gut, was dir an Werkzeug für später bleibt: { $tools }.
langfinger-reason-discard = Das kannst du später eher entbehren: { $tools }.
langfinger-reason-chest =
    { $what ->
        [none] Für dich gibt es in dieser Runde keine Truhe.
       *[other] Das passt zu einem Plan für die { $lock } { langfinger-in } ({ $tools }): sofort Geld, etwa { $worth }.
    }
langfinger-reason-loot =
    { $what ->
        [none] Für dich gibt es in dieser Runde keine Beute.
        [safe] Das passt zu einem Plan für den { $lock } { langfinger-in } ({ $tools }): Beute im Wert von etwa { $worth }.
       *[other] Das passt zu einem Plan für die { $lock } { langfinger-in } ({ $tools }): Beute im Wert von etwa { $worth }.
    }
langfinger-reason-luck = So hängt weniger davon ab, welches Werkzeug noch kommt.
langfinger-reason-race =
    { $what ->
        [none] So macht dir seltener jemand die Beute streitig.
        [safe] So schnappt dir eher niemand den { $lock } { langfinger-in } weg ({ $tools }).
       *[other] So schnappt dir eher niemand die { $lock } { langfinger-in } weg ({ $tools }).
    }
langfinger-reason-stash = So behältst du wertvollere Beute für später.
langfinger-reason-sale =
    { $what ->
        [none] In dieser Runde solltest du nichts verkaufen.
        [own] So kannst du { $loot } noch in dieser Runde am Hafen verkaufen.
        [safe] So kannst du noch in dieser Runde verkaufen, was der { $lock } ({ $tools }) hergibt.
       *[other] So kannst du noch in dieser Runde verkaufen, was die { $lock } ({ $tools }) hergibt.
    }
langfinger-reason-cash = Die { $lock } ({ $tools }) bringt sofort Geld: etwa { $worth }.
langfinger-reason-rob =
    { $what ->
        [safe] Der { $lock } ({ $tools }) dürfte Beute im Wert von etwa { $worth } bringen.
        [pillar] Das Gemälde auf der { $lock } ({ $tools }) dürfte etwa { $worth } wert sein.
       *[other] Die { $lock } ({ $tools }) dürfte Beute im Wert von etwa { $worth } bringen.
    }
langfinger-reason-paid =
    { $cards ->
        [0] Das bringt jetzt nichts ein.
        [one] Für { $loot } bekommst du { $paid }.
       *[other] Für zwei derselben Art bekommst du { $paid }, { $loot } ist dabei.
    }
