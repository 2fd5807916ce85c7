# Midnight Exchange im Browser: wie die Teile heißen, was gefragt wird, das Protokoll und das Ende.

## Teile
me-find-jewels = Schmuck
me-find-notes = Geldbündel
me-find-leather_bag = Ledertasche
me-find-iron_key = Eisenschlüssel
me-find-brass_key = Messingschlüssel
me-find-gem = Edelstein
me-find-empty_drawer = leere Schublade
me-find-gold_bar = Goldbarren
me-art-manuscript = Handschrift
me-art-chalice = Kelch
me-art-statue = Statue
me-art-jewellery = Geschmeide
me-art-clock = Uhr
me-art-painting = Gemälde
me-place-garage = Garage
me-place-desk = Schreibtisch
me-place-safe = Tresor
me-market-1 = Am Kanal
me-market-2 = Hinterm Theater
me-market-3 = Unterm Viadukt
me-market-4 = Beim Antiquar
me-several = { $count } × { $what }
me-step = { $what } { $points }
me-single =
    { $name }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
me-collection = Sammlung: { $track }; { $empty } mit nichts darauf
me-collection-short = Sammlung ({ $track })
me-owned = Nummer { $n }, { $step } von { $of } Stufen, zählt { $worth }
me-wants = als Nächstes: { $what }
me-market-offers = { $market }, für { $price }: { $goods }.
me-market-empty = { $market }, für { $price }: nichts mehr da.

## Wo wir sind
me-round = Runde { $round }
me-last-round = Schluss mit Runde { $round }
me-phase-rummage = Stöbern
me-phase-trading = Tauschen
me-phase-arranging = Tauschen
me-phase-over = Aus

## Was gefragt wird: das Stöbern
me-ask-grab = Greif zu.
me-ask-grab-help =
    { $tiles ->
        [0] Deine Ablage ist leer.
       *[other] { $tiles } von 6 in deiner Ablage.
    } Offen für dich: { $open }.
me-ask-escape = Sechs Funde. Nichts wie weg!
me-ask-escape-help = Oder leg etwas zurück und such weiter.
me-reaching = Plättchen { $number } …
me-escaping = Und weg …
me-holding = { $what }. Nur du weißt es.
me-holding-open = { $what }.
me-use =
    { $find ->
        [iron_key] Öffnet den Schreibtisch und bleibt in deiner Ablage.
        [brass_key] Öffnet den Tresor und bleibt in deiner Ablage.
        [leather_bag] Gut für einen Griff in den Stoffbeutel.
       *[other] { $wanted ->
            [yes] { "" }
           *[no] Das will kein Markt.
        }
    }
me-use-markets = Gefragt: { $markets }.
me-do-keep = Behalten
me-do-up = Offen zurück
me-do-down = Verdeckt zurück
me-do-escape = Fliehen
me-wait-rummage = Alle stöbern.
me-wait-out = Du bist draußen, mit Fluchtplättchen { $number }.
me-wait-still = Noch am Stöbern: { $who }.

## Was gefragt wird: das Tauschen
me-ask-trade = Du tauschst
me-ask-trade-help =
    { $markets ->
        [0] Kein Markt, den du bezahlen könntest.
        [one] Einen Markt kannst du bezahlen: Such dir etwas aus.
       *[other] { $markets } Märkte kannst du bezahlen: Such dir etwas aus.
    }{ $places ->
        [0] { "" }
       *[other] { " " }Etwas aus deinem Lager passt auf eine Sammlung.
    }
me-ask-buy = { $what } kaufen?
me-costs = { $market }. Kostet: { $price }.
me-ask-place = Auf eine Sammlung damit?
me-ask-place-help = Drück auf eine helle Sammlung, oder lass es im Lager.
me-ask-this = { $what } auf Sammlung { $n } legen?
me-placed-stays = Was einmal liegt, bleibt liegen.
me-do-buy = Kaufen
me-do-bag = Ledertasche geben
me-do-pass = Passen
me-do-place = Anlegen
me-do-done = Belassen
me-wait-trade = { $who } tauscht.
me-wait-passed = Du hast gepasst.
me-hint = Ein Bot würde: { $what }.
me-about-grab = Plättchen { $number }
me-about-return = Aussparung { $slot }
me-about-buy =
    { $market }: { $what ->
        [card] Karte { $n }
       *[art] Objekt { $n }
    }
me-about-place = { $what } auf Sammlung { $n }

## Das Protokoll
me-log-setup = Vor der ersten Runde
me-log-markets = { $markets } Märkte sind offen.
me-log-boxed = { $art } Kunstobjekte und { $cards } Karten kommen ungesehen in die Schachtel.
me-log-rummage = Runde { $round } · Stöbern
me-log-begins = Die Plättchen liegen gemischt. Finger weg bis null!
me-log-trade = Runde { $round } · Tauschen
me-log-over = Die Nacht ist vorbei.
me-log-grabbed =
    { $you ->
        [yes] Du nimmst Plättchen { $tile } auf.
       *[no] { $who } nimmt Plättchen { $tile } auf.
    }
me-log-grabbed-seen =
    { $you ->
        [yes] Du nimmst Plättchen { $tile } auf: { $find }.
       *[no] { $who } nimmt Plättchen { $tile } auf: { $find }.
    }
me-log-kept =
    { $you ->
        [yes] Du behältst: { $find }.
       *[no] { $who } behält: { $find }.
    }
me-log-key =
    { $you ->
        [yes] Du behältst: { $find }. Der { $key ->
            [iron_key] Schreibtisch
           *[brass_key] Tresor
        } ist für dich offen.
       *[no] { $who } behält: { $find }. Jetzt ist dort auch der { $key ->
            [iron_key] Schreibtisch
           *[brass_key] Tresor
        } offen.
    }
me-log-taken-out =
    { $you ->
        [yes] Du nimmst aus der Ablage: { $find }.
       *[no] { $who } nimmt aus der Ablage: { $find }.
    }
me-log-back-up =
    { $you ->
        [yes] Du legst Plättchen { $tile } offen zurück: { $find }.
       *[no] { $who } legt Plättchen { $tile } offen zurück: { $find }.
    }
me-log-back-down =
    { $you ->
        [yes] Du legst Plättchen { $tile } verdeckt zurück.
       *[no] { $who } legt Plättchen { $tile } verdeckt zurück.
    }
me-log-dropped =
    { $you ->
        [yes] Plättchen { $tile } fällt dir aus der Hand.
       *[no] Plättchen { $tile } fällt { $who } aus der Hand.
    }
me-log-escaped-hand =
    { $you ->
        [yes] Du entwischst mit Fluchtplättchen { $number }.
       *[no] { $who } entwischt mit Fluchtplättchen { $number }.
    }
me-log-escaped-last =
    { $you ->
        [yes] Du bist der Rest vom Fest und bekommst Fluchtplättchen { $number }.
       *[no] { $who } bleibt übrig und bekommt Fluchtplättchen { $number }.
    }
me-log-escaped-clock =
    { $you ->
        [yes] Die Zeit ist um: Du bekommst Fluchtplättchen { $number }.
       *[no] Die Zeit ist um: { $who } bekommt Fluchtplättchen { $number }.
    }
me-log-bought =
    { $you ->
        [yes] Du zahlst { $price }
       *[no] { $who } zahlt { $price }
    } { $market ->
        [1] am Kanal
        [2] hinterm Theater
        [3] unterm Viadukt
       *[4] beim Antiquar
    }: { $what }.
me-log-bought-card =
    { $you ->
        [yes] Du zahlst { $price }
       *[no] { $who } zahlt { $price }
    } { $market ->
        [1] am Kanal
        [2] hinterm Theater
        [3] unterm Viadukt
       *[4] beim Antiquar
    }: { $what }.
me-log-drew =
    { $you ->
        [yes] Du gibst eine Ledertasche und ziehst: { $what }.
       *[no] { $who } gibt eine Ledertasche und zieht: { $what }.
    }
me-log-empty-bag =
    { $you ->
        [yes] Du gibst eine Ledertasche, doch der Stoffbeutel ist leer: Nach diesem Tauschen ist Schluss.
       *[no] { $who } gibt eine Ledertasche, doch der Stoffbeutel ist leer: Nach diesem Tauschen ist Schluss.
    }
me-log-placed =
    { $you ->
        [yes] Du legst auf eine Sammlung: { $what }.
       *[no] { $who } legt auf eine Sammlung: { $what }.
    }
me-log-placed-full =
    { $you ->
        [yes] Du machst eine Sammlung voll: { $what }.
       *[no] { $who } macht eine Sammlung voll: { $what }.
    }
me-log-passed =
    { $you ->
        [yes] Du passt.
       *[no] { $who } passt.
    }
me-log-passed-forced =
    { $you ->
        [yes] Du kannst nichts mehr tauschen.
       *[no] { $who } kann nichts mehr tauschen.
    }
me-log-round-over = Alle haben gepasst. Was übrig ist, kommt zurück in die Mitte.
me-log-round-idle = Niemand hat getauscht. Was übrig ist, kommt zurück in die Mitte.
me-log-undone =
    { $you ->
        [yes] Du nimmst einen Zug zurück
       *[no] { $who } nimmt einen Zug zurück
    }{ $more ->
        [yes] , mit allem, was danach kam
       *[no] { "" }
    }.
me-log-undone-move =
    { $you ->
        [yes] Du nimmst zurück: { $what }
       *[no] { $who } nimmt zurück: { $what }
    }{ $more ->
        [yes] , mit allem, was danach kam
       *[no] { "" }
    }.

## Der Punktezettel und das Ende
me-sheet = Punktezettel
me-sheet-cap = Punkte je Runde
me-sheet-goal = Schluss ist, wenn der Stoffbeutel ({ $bag }) oder der Kartenstapel ({ $pile }) leer wird.
me-sheet-empty = Noch ist nichts getauscht.
me-sheet-way = Punkte jetzt
me-sheet-from = Silber { $silver }, Gold { $gold }, Einzelstücke { $singles }, Sammlungen { $collections }: { $points }
me-why-1 = Der Vorrat füllt die Märkte nicht mehr.
me-why-2 = Jemand hat in den leeren Stoffbeutel gegriffen.
me-why-5 = Das war die letzte vereinbarte Runde.
me-why-6 = Drei Runden lang hat niemand getauscht.
me-verdict =
    { $you ->
        [yes] Du gewinnst mit { $points } Punkten.
       *[no] { $who } gewinnt mit { $points } Punkten.
    }
me-verdict-tie =
    { $you ->
        [yes] Du gewinnst mit { $points } Punkten; bei gleich vielen entscheidet dein Fluchtplättchen { $number }.
       *[no] { $who } gewinnt mit { $points } Punkten; bei gleich vielen entscheidet Fluchtplättchen { $number }.
    }
me-unit = Punkte
me-poster-charge = Wegen nächtlichen Stöberns und dunkler Geschäfte
me-poster-sum =
    { $points } Punkte in { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
me-poster-seen = Zuletzt gesehen an der Hintertür
me-column-store = Kunst im Lager
me-column-singles = Einzelstücke
me-column-collections = Sammlungen
me-fact-first = { $count } ×
me-fact-first-text = { $who } war am öftesten zuerst zur Tür hinaus.
me-fact-full = { $count } voll
me-fact-full-text = { $who } hat die meisten Sammlungen gefüllt.
me-fact-grabbed = { $count } Plättchen
me-fact-grabbed-text = { $who } hatte am meisten in der Hand.
me-fact-quick = { $count } Griffe
me-fact-quick-text = { $who } kam mit den wenigsten Griffen hinaus.

## Willkommen
me-welcome-goal = Nachts stöbern, bis zum Morgen tauschen: Kunst und Sammlungen bringen Punkte.
me-welcome-rummage = Alle stöbern zugleich. Nimm ein Plättchen auf, schau es an, dann behalte es oder leg es zurück. Zu lange gehalten, fällt es von selbst.
me-welcome-keys = Nur die Garage ist offen. Ein Eisenschlüssel öffnet den Schreibtisch, ein Messingschlüssel den Tresor.
me-welcome-escape = Mit sechs Funden in der Ablage: nichts wie weg. Je kleiner dein Fluchtplättchen, desto eher tauschst du.
me-welcome-trade = Dann zahl den Preis eines Marktes und nimm Kunst oder eine Karte. Sammlungen wachsen mit dem, was du auf sie legst.
me-welcome-hands = Mit der Tastatur: Nummer tippen und Eingabetaste; K behält, U und D legen zurück, E flieht.

## Tasten
me-keys = Beim Stöbern
me-key-number = zum Plättchen mit der Nummer
me-key-arrows = von Plättchen zu Plättchen
me-key-grab = aufnehmen oder verdeckt zurücklegen
me-key-keep = behalten, was du in der Hand hast
me-key-up = offen zurücklegen
me-key-down = verdeckt zurücklegen
me-key-escape = mit sechs Funden fliehen
