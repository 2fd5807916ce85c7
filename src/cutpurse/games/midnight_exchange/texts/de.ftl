# Was im Regal über Midnight Exchange steht: Name, ein Satz dazu, wie lange es dauert und was man vereinbaren kann.
midnight-exchange-title = Midnight Exchange
    .text = Alle wühlen zugleich. Wer zuerst verschwindet, handelt zuerst.
    .time = 30 Min., Echtzeit
    .credits = Marie Fort und Wilfried Fort · Blue Orange, 2020
midnight-exchange-option-markets = Märkte
    .unit = random für das Los, oder je eine Seite von so vielen Märkten, wie ihr seid: 1a,3b
    .agreed = { $value ->
        [random] Märkte werden gelost
       *[other] Märkte: { $value }
    }
midnight-exchange-option-rummage_seconds = Gestöbert wird höchstens
    .unit = Sekunden, 0 für ohne Grenze
    .agreed = { $value ->
        [0] Gestöbert wird ohne Zeitgrenze
       *[other] Gestöbert wird höchstens { $value } s
    }
midnight-exchange-option-hold_seconds = Ein Plättchen fällt nach
    .unit = Sekunden, 0 für nie; nie weniger, als acht Griffe dauern
    .agreed = { $value ->
        [0] Ein Plättchen dürft ihr halten, so lange ihr wollt
       *[other] Ein Plättchen fällt nach { $value } s
    }
midnight-exchange-option-hand_ms = Eine Hand braucht mindestens
    .unit = ms für einen Griff; mehr macht alle Hände langsamer
    .agreed = Eine Hand braucht { $value } ms für einen Griff
midnight-exchange-option-memory = Was du gesehen hast
    .agreed = { $value ->
        [on] Der Tisch merkt sich, was du gesehen hast
       *[off] Was du gesehen hast, merkst du dir selbst
    }
midnight-exchange-option-memory-on = bleibt dir angezeigt
midnight-exchange-option-memory-off = merkst du dir selbst
midnight-exchange-option-short_two = Zu zweit
    .agreed = { $value ->
        [on] Zu zweit: ein Drittel weniger Kunst und Karten
       *[off] Zu zweit: alle Kunst und Karten
    }
midnight-exchange-option-short_two-on = ein Drittel weniger Kunst und Karten
midnight-exchange-option-short_two-off = alles
midnight-exchange-option-stalled = Das Spiel endet nach
    .unit = { $value ->
        [one] Runde ohne Tausch, 0 für nie
       *[other] Runden ohne Tausch, 0 für nie
    }
    .agreed = { $value ->
        [0] Auch wenn niemand mehr tauscht, geht es weiter
        [one] Nach einer Runde ohne Tausch ist Schluss
       *[other] Nach { $value } Runden ohne Tausch ist Schluss
    }
midnight-exchange-option-placing = Kunst kommt auf Sammlungen
    .agreed = { $value ->
        [auto] Kunst kommt am Ende von selbst auf Sammlungen
       *[hand] Kunst wird von Hand auf Sammlungen gelegt
    }
midnight-exchange-option-placing-hand = von Hand
midnight-exchange-option-placing-auto = am Ende von selbst
midnight-exchange-option-max_rounds = Höchstens
    .unit = { $value ->
        [one] Runde, 0 für ohne Grenze
       *[other] Runden, 0 für ohne Grenze
    }
    .agreed = { $value ->
        [0] Bis der Vorrat ausgeht
        [one] Spätestens nach einer Runde Schluss
       *[other] Spätestens nach { $value } Runden Schluss
    }
midnight-exchange-option-components = Eigene Karten
    .agreed = Eigene Karten: { $value }
midnight-exchange-slow = Mehr Zeit für alle, auch für Bots: Die Hände lassen sich Zeit, ein Plättchen fällt erst nach { $hold_seconds } Sekunden, und gestöbert wird bis zu { $rummage_seconds } Sekunden.
