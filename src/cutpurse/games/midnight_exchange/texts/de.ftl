# Was im Regal über Midnight Exchange steht: Name, ein Satz dazu, wie lange es dauert und was man vereinbaren kann.
midnight-exchange-title = Midnight Exchange
    .text = Alle wühlen zugleich. Wer zuerst verschwindet, handelt zuerst.
    .time = 30 Min., Echtzeit
    .credits = Marie Fort und Wilfried Fort · Blue Orange, 2020
midnight-exchange-tally = Als Erste entwischt
    .text = Wie oft du zuerst vom Stöbern verschwunden bist, daneben ein gleicher Anteil für alle am Tisch.
midnight-exchange-option-markets = Märkte
    .unit = random für das Los, oder eine Marktseite pro Person, etwa 1a,3b
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
    .unit = Sekunden, 0 für nie; mindestens so lange wie acht Handgriffe
    .agreed = { $value ->
        [0] Ein Plättchen dürft ihr halten, so lange ihr wollt
       *[other] Ein Plättchen fällt nach { $value } s
    }
midnight-exchange-option-hand_ms = Ein Handgriff dauert mindestens
    .unit = ms; mehr macht alle Hände langsamer
    .agreed = Ein Handgriff dauert mindestens { $value } ms
midnight-exchange-option-memory = Was du gesehen hast
    .agreed = { $value ->
        [on] Der Tisch merkt sich, was du gesehen hast
       *[off] Was du gesehen hast, merkst du dir selbst
    }
midnight-exchange-option-memory-on = bleibt für dich sichtbar
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

# Die begleitete erste Partie gegen Pip: ein Stöbern ohne Uhr, Tauschen, dann ein Stöbern mit Uhr.
midnight-exchange-lesson-first-night = Erst stöbern, dann tauschen
    .text = Nachts stöbern alle zugleich nach Dingen, mit denen man bezahlen kann. Am Morgen kauft ihr dafür Kunst, und die bringt Punkte. Noch läuft keine Uhr.
midnight-exchange-lesson-first-flip = Nimm eins auf
    .text = ① Die blauen Plättchen liegen in der Garage, und die ist für alle offen. Du hast nur eine Hand; was unter dem Plättchen ist, siehst nur du.
    .do = Tipp auf das umrandete Plättchen.
midnight-exchange-lesson-first-back = Eine leere Schublade
    .text = ① Dafür gibt niemand etwas. Leg sie verdeckt zurück, dann verlieren auch andere damit ihre Zeit.
    .do = Drück „Zurück“, dann liegt sie wieder verdeckt.
midnight-exchange-lesson-first-key = Ein Schlüssel öffnet mehr
    .text = ① Hier liegt ein Eisenschlüssel. Behältst du ihn, ist der Schreibtisch für dich offen: die violetten Plättchen. Ein Messingschlüssel würde den orangen Tresor öffnen.
    .do = Nimm das Plättchen auf und behalte es.
midnight-exchange-lesson-first-desk = An den Schreibtisch
    .text = ① Hier liegt ein Edelstein, den gibt es in der Garage nicht. Was du behältst, liegt in deiner Ablage, und alle sehen es. Sechs Plättchen passen hinein.
    .do = Nimm das Plättchen auf und behalte es.
midnight-exchange-lesson-first-fill = Füll deine Ablage
    .text = Auch Pip stöbert. ① Hier liegen Schmuck und Geldbündel; was die Märkte verlangen, zeigen ihre Preise. Mit sechs Plättchen darfst du fliehen.
    .do = Nimm alle vier auf und behalte sie.
midnight-exchange-lesson-first-run = Nichts wie weg
    .text = ① Die Ablage ist voll, die Hand leer: Nimm ein Fluchtplättchen. Dann muss Pip sofort aufhören, und du tauschst zuerst.
    .do = Nimm das Fluchtplättchen.
midnight-exchange-lesson-first-card = Kauf eine Sammlung
    .text = Du bist zuerst dran. ① Edelstein und Schmuck sind der Preis dieses Marktes. ② Die Sammlung zählt jetzt 2 Punkte, und 7, sobald zwei Handschriften darauf liegen.
    .do = Wähl die Sammlung, dann „Kaufen“.
midnight-exchange-lesson-first-art = Und etwas darauf
    .text = Pip hat eine Statue gekauft. Dir bleiben Schmuck und Geldbündel, und genau das kostet ① die Handschrift.
    .do = Wähl die Handschrift, dann „Kaufen“.
midnight-exchange-lesson-first-place = Wohin damit?
    .text = Im Lager zählt Silber 1 Punkt und Gold 2. Auf ① deiner Sammlung macht die Handschrift aus 2 Punkten 4. Was einmal liegt, bleibt liegen.
    .do = Wähl deine Sammlung, dann „Anlegen“.
midnight-exchange-lesson-first-clock = Jetzt mit Uhr
    .text = Wieder Nacht, alles ist neu gemischt. Diesmal laufen fünf Minuten, und Pip spielt frei. Finde sechs Plättchen, die sich lohnen, und flieh!
midnight-exchange-lesson-first-on = Der letzte Tausch
    .text = Tauscht abwechselnd wie vorhin; wer nichts mehr kaufen kann, passt. Diese kurze Partie endet danach, andere erst mit leerem Beutel oder Kartenstapel. Die meisten Punkte gewinnen.
