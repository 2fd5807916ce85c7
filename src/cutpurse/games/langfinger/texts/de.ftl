# Was im Regal über Langfinger steht: Name, ein Satz dazu, wie lange es dauert und was man vereinbaren kann.
langfinger-title = Langfinger
    .text = Fünf Orte, drei Steine, eine Nacht: Werkzeug holen, knacken, verhökern.
    .time = 30–45 Min.
    .credits = Christian Fiore und Knut Happel · Pegasus Spiele, 2009
langfinger-option-free_spaces = Ein Stein kommt auf
    .agreed = { $value ->
        [on] Steine kommen auf jedes freie Feld
       *[off] Steine kommen auf das niedrigste freie Feld
    }
langfinger-option-free_spaces-off = das niedrigste freie Feld
langfinger-option-free_spaces-on = jedes freie Feld
langfinger-option-rogues = Gauner werden
    .agreed = { $value ->
        [choose] Gauner werden gewählt
       *[random] Gauner werden gelost
    }
langfinger-option-rogues-random = gelost
langfinger-option-rogues-choose = reihum gewählt
langfinger-option-stalled = Schluss, wenn niemand verdient,
    .unit = { $value ->
        [one] Runde lang, 0 für nie
       *[other] Runden lang, 0 für nie
    }
    .agreed = { $value ->
        [0] Egal, wie lange niemand verdient
        [one] Schluss, wenn eine Runde lang niemand verdient
       *[other] Schluss, wenn { $value } Runden lang niemand verdient
    }
langfinger-option-max_rounds = Höchstens
    .unit = { $value ->
        [one] Runde, 0 für ohne Grenze
       *[other] Runden, 0 für ohne Grenze
    }
    .agreed = { $value ->
        [0] Bis jemand 20 Geld hat
        [one] Spätestens nach einer Runde Schluss
       *[other] Spätestens nach { $value } Runden Schluss
    }
langfinger-option-components = Eigene Karten
    .agreed = Eigene Karten: { $value }
