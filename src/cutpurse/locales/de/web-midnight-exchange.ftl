# Midnight Exchange im Browser: wie die Teile heißen, was gefragt wird, das Protokoll und das Ende.

## Teile
midnight-exchange-find-jewels = Schmuck
midnight-exchange-find-notes = Geldbündel
midnight-exchange-find-leather_bag = Ledertasche
midnight-exchange-find-iron_key = Eisenschlüssel
midnight-exchange-find-brass_key = Messingschlüssel
midnight-exchange-find-gem = Edelstein
midnight-exchange-find-empty_drawer = leere Schublade
midnight-exchange-find-gold_bar = Goldbarren
midnight-exchange-art-manuscript = Handschrift
midnight-exchange-art-chalice = Kelch
midnight-exchange-art-statue = Statue
midnight-exchange-art-jewellery = Geschmeide
midnight-exchange-art-clock = Uhr
midnight-exchange-art-painting = Gemälde
midnight-exchange-place-garage = Garage
midnight-exchange-place-desk = Schreibtisch
midnight-exchange-place-safe = Tresor
midnight-exchange-market-1 = Am Kanal
midnight-exchange-market-2 = Hinterm Theater
midnight-exchange-market-3 = Unterm Viadukt
midnight-exchange-market-4 = Beim Antiquar
midnight-exchange-short-1 = Kanal
midnight-exchange-short-2 = Theater
midnight-exchange-short-3 = Viadukt
midnight-exchange-short-4 = Antiquar
midnight-exchange-several = { $count } × { $what }
midnight-exchange-step = { $what } { $points }
midnight-exchange-single =
    { $name }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
midnight-exchange-collection = Sammlung: { $track }; { $empty } mit nichts darauf
midnight-exchange-collection-short = Sammlung ({ $track })
midnight-exchange-owned = Nummer { $n }, { $step } von { $of } Stufen, zählt { $worth }
midnight-exchange-wants = als Nächstes: { $what }
midnight-exchange-market-offers = { $market }, für { $price }: { $goods }.
midnight-exchange-market-empty = { $market }, für { $price }: nichts mehr da.

## Wo wir sind
midnight-exchange-round = Runde { $round }
midnight-exchange-last-round =
    { $round ->
        [one] höchstens eine Runde
       *[other] höchstens { $round } Runden
    }
midnight-exchange-phase-rummage = Stöbern
midnight-exchange-phase-trading = Tauschen
midnight-exchange-phase-arranging = Tauschen
midnight-exchange-phase-over = Zu Ende

## Was gefragt wird: das Stöbern
midnight-exchange-ask-grab = Nimm ein Plättchen auf.
midnight-exchange-ask-grab-help =
    { $tiles ->
        [0] Deine Ablage ist leer.
       *[other] { $tiles } von 6 in deiner Ablage.
    } Offen für dich: { $open }.
midnight-exchange-ask-escape = Sechs Funde. Nichts wie weg!
midnight-exchange-ask-escape-help = Oder leg etwas zurück und such weiter.
midnight-exchange-reaching = Ein Griff nach einem Plättchen …
midnight-exchange-escaping = Und weg …
midnight-exchange-holding = { $what }. Das siehst nur du.
midnight-exchange-holding-open = { $what }.
midnight-exchange-use =
    { $find ->
        [iron_key] Öffnet den Schreibtisch und bleibt in deiner Ablage.
        [brass_key] Öffnet den Tresor und bleibt in deiner Ablage.
        [leather_bag] Gut für einen Griff in den Stoffbeutel.
       *[other] { $wanted ->
            [yes] { "" }
           *[no] Das will kein Markt.
        }
    }
midnight-exchange-use-markets = Gefragt: { $markets }.
midnight-exchange-do-keep = Behalten
midnight-exchange-do-up = Offen zurück
midnight-exchange-do-down = Verdeckt zurück
midnight-exchange-do-escape = Fliehen
midnight-exchange-wait-rummage = Alle stöbern.
midnight-exchange-wait-out = Draußen, mit Nummer { $number }.
midnight-exchange-wait-still = Noch am Stöbern: { $who }.

## Was gefragt wird: das Tauschen
midnight-exchange-ask-trade = Du tauschst
midnight-exchange-ask-trade-help =
    { $markets ->
        [0] Kein Markt, den du bezahlen könntest.
        [one] Einen Markt kannst du bezahlen: Such dir etwas aus.
       *[other] { $markets } Märkte kannst du bezahlen: Such dir etwas aus.
    }{ $places ->
        [0] { "" }
       *[other] { " " }Etwas aus deinem Lager passt auf eine Sammlung.
    }
midnight-exchange-ask-buy = { $what } kaufen?
midnight-exchange-costs = { $market }. Kostet: { $price }.
midnight-exchange-gain =
    { $alone ->
        [one] Ein Punkt
       *[other] { $alone } Punkte
    }{ $more ->
        [yes] { " " }für sich, { $best } mit dem, was du hast.
       *[no] .
    }
midnight-exchange-ask-place = Auf eine Sammlung damit?
midnight-exchange-ask-place-help = Wähle eine helle Sammlung, oder lass es im Lager.
midnight-exchange-ask-this = { $what } auf Sammlung { $n } legen?
midnight-exchange-placed-stays = Was einmal liegt, bleibt liegen.
midnight-exchange-do-buy = Kaufen
midnight-exchange-do-bag = Ledertasche geben
midnight-exchange-do-bag-empty = Ledertasche für nichts
midnight-exchange-ask-empty-bag = Du hast nur noch eine Ledertasche, und der Stoffbeutel ist leer: Du würdest nichts ziehen, und nach diesem Tauschen wäre das Spiel aus.
midnight-exchange-do-pass = Passen
midnight-exchange-do-place = Anlegen
midnight-exchange-do-done = Im Lager lassen
midnight-exchange-wait-trade = { $who } tauscht.
midnight-exchange-wait-passed = In dieser Runde handelst du nicht mehr.
midnight-exchange-hint = Ein Bot würde wählen: { $what }.
midnight-exchange-about-grab =
    { $known ->
        [find] { $find } nehmen ({ $place })
        [place] ein Plättchen ({ $place })
       *[no] ein Plättchen
    }
midnight-exchange-about-return =
    { $known ->
        [yes] { $find } zurücklegen
       *[no] ein Plättchen zurücklegen
    }
midnight-exchange-about-buy =
    { $market }: { $what ->
        [known] { $goods }
        [card] eine Karte
       *[art] ein Objekt
    }
midnight-exchange-about-place =
    { $known ->
        [yes] { $what } auf die { $card }
       *[no] { $what } auf eine Sammlung
    }

## Das Protokoll
midnight-exchange-log-setup = Vor der ersten Runde
midnight-exchange-log-markets = { $markets } Märkte sind offen.
midnight-exchange-log-boxed =
    { $art ->
        [one] Ein Kunstobjekt
       *[other] { $art } Kunstobjekte
    } und { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } kommen ungesehen in die Schachtel.
midnight-exchange-log-rummage = Runde { $round } · Stöbern
midnight-exchange-log-begins = Die Plättchen sind gemischt. Finger weg bis null!
midnight-exchange-log-trade = Runde { $round } · Tauschen
midnight-exchange-log-over = Die Nacht ist vorbei.
midnight-exchange-log-from =
    { $place ->
        [garage] aus der Garage
        [desk] aus dem Schreibtisch
       *[safe] aus dem Tresor
    }
midnight-exchange-log-grabbed =
    { $you ->
        [yes] Du nimmst ein Plättchen { midnight-exchange-log-from }.
       *[no] { $who } nimmt ein Plättchen { midnight-exchange-log-from }.
    }
midnight-exchange-log-grabbed-seen =
    { $you ->
        [yes] Du nimmst { midnight-exchange-log-from }: { $find }.
       *[no] { $who } nimmt { midnight-exchange-log-from }: { $find }.
    }
midnight-exchange-log-kept =
    { $you ->
        [yes] Du behältst: { $find }.
       *[no] { $who } behält: { $find }.
    }
midnight-exchange-log-key =
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
midnight-exchange-log-taken-out =
    { $you ->
        [yes] Du nimmst aus der Ablage: { $find }.
       *[no] { $who } nimmt aus der Ablage: { $find }.
    }
midnight-exchange-log-back-up =
    { $you ->
        [yes] Du legst offen zurück: { $find }.
       *[no] { $who } legt offen zurück: { $find }.
    }
midnight-exchange-log-back-down =
    { $you ->
        [yes] Du legst ein Plättchen verdeckt zurück.
       *[no] { $who } legt ein Plättchen verdeckt zurück.
    }
midnight-exchange-log-dropped =
    { $you ->
        [yes] Ein Plättchen fällt dir aus der Hand.
       *[no] Ein Plättchen fällt { $who } aus der Hand.
    }
midnight-exchange-log-escaped-hand =
    { $you ->
        [yes] Du entwischst mit Fluchtplättchen { $number }.
       *[no] { $who } entwischt mit Fluchtplättchen { $number }.
    }
midnight-exchange-log-escaped-last =
    { $you ->
        [yes] Du bleibst übrig und bekommst Fluchtplättchen { $number }.
       *[no] { $who } bleibt übrig und bekommt Fluchtplättchen { $number }.
    }
midnight-exchange-log-escaped-clock =
    { $you ->
        [yes] Die Zeit ist um: Du bekommst Fluchtplättchen { $number }.
       *[no] Die Zeit ist um: { $who } bekommt Fluchtplättchen { $number }.
    }
midnight-exchange-log-bought =
    { $you ->
        [yes] Du zahlst { $price }
       *[no] { $who } zahlt { $price }
    } { $market ->
        [1] am Kanal
        [2] hinterm Theater
        [3] unterm Viadukt
       *[4] beim Antiquar
    }: { $what }.
midnight-exchange-log-bought-card =
    { $you ->
        [yes] Du zahlst { $price }
       *[no] { $who } zahlt { $price }
    } { $market ->
        [1] am Kanal
        [2] hinterm Theater
        [3] unterm Viadukt
       *[4] beim Antiquar
    }: { $what }.
midnight-exchange-log-drew =
    { $you ->
        [yes] Du gibst eine Ledertasche und ziehst: { $what }.
       *[no] { $who } gibt eine Ledertasche und zieht: { $what }.
    }
midnight-exchange-log-empty-bag =
    { $you ->
        [yes] Du gibst eine Ledertasche, doch der Stoffbeutel ist leer: Nach diesem Tauschen ist Schluss.
       *[no] { $who } gibt eine Ledertasche, doch der Stoffbeutel ist leer: Nach diesem Tauschen ist Schluss.
    }
midnight-exchange-log-placed =
    { $you ->
        [yes] Du legst auf eine Sammlung: { $what }.
       *[no] { $who } legt auf eine Sammlung: { $what }.
    }
midnight-exchange-log-placed-full =
    { $you ->
        [yes] Du machst eine Sammlung voll: { $what }.
       *[no] { $who } macht eine Sammlung voll: { $what }.
    }
midnight-exchange-log-passed =
    { $you ->
        [yes] Du passt.
       *[no] { $who } passt.
    }
midnight-exchange-log-passed-forced =
    { $you ->
        [yes] Du kannst nichts mehr tauschen.
       *[no] { $who } kann nichts mehr tauschen.
    }
midnight-exchange-log-round-over = Alle haben gepasst. Was übrig ist, kommt zurück in die Mitte.
midnight-exchange-log-round-idle = Niemand hat getauscht. Was übrig ist, kommt zurück in die Mitte.
midnight-exchange-log-undone =
    { $you ->
        [yes] Du nimmst einen Zug zurück
       *[no] { $who } nimmt einen Zug zurück
    }{ $more ->
        [yes] , mit allem, was danach kam
       *[no] { "" }
    }.
midnight-exchange-log-undone-move =
    { $you ->
        [yes] Du nimmst zurück: { $what }
       *[no] { $who } nimmt zurück: { $what }
    }{ $more ->
        [yes] , mit allem, was danach kam
       *[no] { "" }
    }.

## Der Punktezettel und das Ende
midnight-exchange-sheet = Punktezettel
midnight-exchange-sheet-cap = Punkte je Runde
midnight-exchange-sheet-goal = Schluss ist, wenn der Stoffbeutel ({ $bag }) oder der Kartenstapel ({ $pile }) leer wird.
midnight-exchange-sheet-empty = Noch ist nichts getauscht.
midnight-exchange-sheet-way = Punkte bisher
midnight-exchange-sheet-from = Silber { $silver }, Gold { $gold }, Einzelstücke { $singles }, Sammlungen { $collections }: { $points }
midnight-exchange-why-1 = Der Vorrat reicht nicht mehr für die Märkte.
midnight-exchange-why-2 = Jemand hat in den leeren Stoffbeutel gegriffen.
midnight-exchange-why-5 = Das war die letzte vereinbarte Runde.
midnight-exchange-why-6 =
    { $rounds ->
        [one] In dieser Runde hat niemand getauscht.
       *[other] Seit { $rounds } Runden hat niemand getauscht.
    }
midnight-exchange-verdict =
    { $you ->
        [yes] Du gewinnst mit { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }.
       *[no] { $who } gewinnt mit { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }.
    }
midnight-exchange-verdict-tie =
    { $you ->
        [yes] Du gewinnst mit { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }; bei gleich vielen entscheidet dein Fluchtplättchen { $number }.
       *[no] { $who } gewinnt mit { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }; bei gleich vielen entscheidet Fluchtplättchen { $number }.
    }
midnight-exchange-unit = Punkte
midnight-exchange-poster-charge = wegen nächtlichen Stöberns und dunkler Geschäfte
midnight-exchange-poster-sum =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    } in { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
midnight-exchange-poster-seen = Zuletzt an der Hintertür gesehen.
midnight-exchange-column-store = Kunst im Lager
midnight-exchange-column-singles = Einzelstücke
midnight-exchange-column-collections = Sammlungen
midnight-exchange-fact-first =
    { $count ->
        [one] Einmal zuerst draußen
       *[other] { $count }-mal zuerst draußen
    }
midnight-exchange-fact-first-text = { $who } war am häufigsten zuerst zur Tür hinaus.
midnight-exchange-fact-full = { $count } voll
midnight-exchange-fact-full-text = { $who } hat die meisten Sammlungen gefüllt.
midnight-exchange-fact-grabbed =
    { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
midnight-exchange-fact-grabbed-text = { $who } hat die meisten Plättchen aufgenommen.
midnight-exchange-fact-quick =
    { $count ->
        [one] ein Griff
       *[other] { $count } Griffe
    }
midnight-exchange-fact-quick-text = { $who } kam mit den wenigsten Griffen hinaus.

## Willkommen
midnight-exchange-welcome-goal = Nachts stöbern, bis zum Morgen tauschen: Kunst und Sammlungen bringen Punkte.
midnight-exchange-welcome-rummage = Alle stöbern zugleich. Nimm ein Plättchen auf, schau es an, dann behalte es oder leg es zurück. Hältst du es zu lange, fällt es von selbst.
midnight-exchange-welcome-keys = Nur die Garage ist offen. Ein Eisenschlüssel öffnet den Schreibtisch, ein Messingschlüssel den Tresor.
midnight-exchange-welcome-escape = Mit sechs Funden in der Ablage: nichts wie weg. Je kleiner dein Fluchtplättchen, desto eher tauschst du.
midnight-exchange-welcome-trade = Dann zahlst du den Preis eines Marktes und nimmst Kunst oder eine Karte. Sammlungen wachsen mit dem, was du auf sie legst.
midnight-exchange-welcome-hands = Mit der Tastatur: Nummer tippen und Eingabetaste; K behält, U und D legen zurück, E flieht.

## Tasten
midnight-exchange-keys = Beim Stöbern
midnight-exchange-key-number = zum Plättchen mit der Nummer
midnight-exchange-key-arrows = von Plättchen zu Plättchen
midnight-exchange-key-grab = aufnehmen; noch einmal: behalten
midnight-exchange-key-keep = behalten, was du in der Hand hast
midnight-exchange-key-up = offen zurücklegen
midnight-exchange-key-down = verdeckt zurücklegen
midnight-exchange-key-escape = mit sechs Funden fliehen
