# Midnight Exchange im Terminal.

midnight-exchange-terminal-welcome = Midnight Exchange. Erst stöbert ihr alle zugleich, jeder mit einer Hand: Nimm Plättchen auf, schau nach, behalte sechs und flieh. Dann tauscht ihr eure Funde auf den Schwarzmärkten gegen Kunst und Prestige. Die meisten Punkte gewinnen.
midnight-exchange-terminal-title = Midnight Exchange
midnight-exchange-terminal-round = Runde { $round }
midnight-exchange-terminal-phase-rummage = Stöbern
midnight-exchange-terminal-phase-trading = Tauschen
midnight-exchange-terminal-phase-arranging = Tauschen
midnight-exchange-terminal-phase-over = zu Ende
midnight-exchange-terminal-supplies = Beutel { $bag }, Stapel { $pile }
midnight-exchange-terminal-rounds =
    { $rounds ->
        [one] eine Runde
       *[other] höchstens { $rounds } Runden
    }
midnight-exchange-terminal-house = Haus-Set „{ $title }“
midnight-exchange-terminal-move = „{ $move }“
midnight-exchange-terminal-vocabulary = nimm=grab behalte=keep leg=back lege=back offen=up verdeckt=down raus=return heraus=return flieh=escape fliehe=escape kauf=buy kaufe=buy kunst=art karte=card tasche=bag ledertasche=bag beutel=bag setz=place setze=place auf=on handschrift=manuscript kelch=chalice geschmeide=jewellery uhr=clock gemälde=painting gemaelde=painting fertig=done passe=pass passen=pass
midnight-exchange-terminal-typing = Stöbern: 17 nimmt dieses Plättchen, b behält es, o und v legen es offen oder verdeckt zurück, r3 nimmt es wieder aus Aussparung 3, f flieht. Tauschen: 2.1 kauft das Erste von Markt 2.
midnight-exchange-terminal-how-to-type = Notation geht auch: nimm 17. Mehrere in einer Zeile: 17 b. Zu schnell für dich? { $program } play --resume --slow 2 gibt allen doppelt so viel Zeit.
midnight-exchange-terminal-signs = { $turn } tauscht  { $bot } Bot  Flu Fluchtplättchen  >17 hält es  { $means } kannst du zahlen
midnight-exchange-terminal-marks = G Garage  S Schreibtisch  T Tresor  = offen  ? gesehen  > in Hand  · weg
midnight-exchange-terminal-collections = { $sign } eine Sammlung: ihre Punkte mit 0/1/2 … Objekten darauf

## Orte, Funde und Kunst kurz, in höchstens vier Buchstaben; ausgeschrieben heißen sie wie im Browser
midnight-exchange-terminal-place-garage = G
midnight-exchange-terminal-place-desk = S
midnight-exchange-terminal-place-safe = T
midnight-exchange-terminal-short-jewels = schm
midnight-exchange-terminal-short-notes = geld
midnight-exchange-terminal-short-leather_bag = tasc
midnight-exchange-terminal-short-iron_key = EISE
midnight-exchange-terminal-short-brass_key = MESS
midnight-exchange-terminal-short-gem = edel
midnight-exchange-terminal-short-empty_drawer = leer
midnight-exchange-terminal-short-gold_bar = gold
midnight-exchange-terminal-short-manuscript = Hand
midnight-exchange-terminal-short-chalice = Kelc
midnight-exchange-terminal-short-statue = Stat
midnight-exchange-terminal-short-jewellery = Gesc
midnight-exchange-terminal-short-clock = Uhr
midnight-exchange-terminal-short-painting = Gemä
midnight-exchange-terminal-single = „{ $name }“
midnight-exchange-terminal-collection = eine Sammlung ({ $track })

## Was man kurz tippt
midnight-exchange-terminal-key-keep = b
midnight-exchange-terminal-key-up = o
midnight-exchange-terminal-key-down = v
midnight-exchange-terminal-key-escape = f
midnight-exchange-terminal-key-return = r
midnight-exchange-terminal-key-bag = l
midnight-exchange-terminal-key-pass = p
midnight-exchange-terminal-key-done = f
midnight-exchange-terminal-key-place = s
midnight-exchange-terminal-offer-tile = die Nummer eines Plättchens (1–{ $most })

## Spalten und Zeilen
midnight-exchange-terminal-head-seat = Platz
midnight-exchange-terminal-head-points = Pkt
midnight-exchange-terminal-head-escape = Flu
midnight-exchange-terminal-head-tray = Ablage
midnight-exchange-terminal-head-has = Hat
midnight-exchange-terminal-hand = Hand
midnight-exchange-terminal-open = Offen für dich: { $places }
midnight-exchange-terminal-store = Lager
midnight-exchange-terminal-own = Karten
midnight-exchange-terminal-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
midnight-exchange-terminal-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
midnight-exchange-terminal-brief =
    { $phase ->
        [rummage] { $who } ({ $sign }): Hand { $hand }, Ablage { $tray }, Fluchtplättchen { $escape }
       *[trading] { $who } ({ $sign }): Punkte { $points }, Ablage { $tray }, Lager { $store }, Karten { $cards }
    }
midnight-exchange-terminal-no-last = Noch ist nichts geschehen.

## Was bekannt ist
midnight-exchange-terminal-known-about = Lager und Karten von allen
midnight-exchange-terminal-known-store = Lager: { $art }
midnight-exchange-terminal-known-markets = Schwarzmärkte
midnight-exchange-terminal-known-supplies = Im Stoffbeutel: { $bag }. Prestigekarten im Stapel: { $pile }.

## Was gefragt wird
midnight-exchange-terminal-ask-ready =
    { $ready ->
        [0] Schau dich um. Enter startet den Countdown.
       *[other] { $ready } …
    }
midnight-exchange-terminal-ask-rummage =
    { $full ->
        [yes] Sechs in der Ablage: Fliehst du?
       *[no] { $still ->
            [yes] Welches Plättchen nimmst du? Die Uhr wartet, solange du tippst.
           *[no] Welches Plättchen nimmst du?
        }
    }
midnight-exchange-terminal-ask-holding =
    { $keep ->
        [yes] In deiner Hand: { $find }. Behältst du das?
       *[no] In deiner Hand: { $find }. Leg es zurück, offen oder verdeckt.
    }
midnight-exchange-terminal-ask-watching = Du bist draußen. Enter: weiter zum Tauschen.
midnight-exchange-terminal-ask-trading =
    { $can ->
        [yes] Was kaufst du?
        [empty] Kaufen geht nicht, und der Stoffbeutel ist leer: Eine Ledertasche für nichts beendet das Spiel.
       *[no] Kaufen geht nicht: eine Ledertasche für einen blinden Griff?
    }
midnight-exchange-terminal-ask-arranging = Auf eine Sammlung damit?
midnight-exchange-terminal-choice =
    { $what ->
        [keep] behalten
        [back-up] offen zurück
        [back-down] verdeckt zurück
        [escape] fliehen
        [bag] Ledertasche für einen blinden Griff
        [bag-empty] Ledertasche für nichts
        [pass] passen
       *[done] im Lager lassen
    }
midnight-exchange-terminal-choices-return = herausnehmen
midnight-exchange-terminal-choice-place = { $thing } auf { $card }

## Das Protokoll
midnight-exchange-terminal-opened = Heute Nacht offen: { $markets }.
midnight-exchange-terminal-market = { $name } ({ $sign })
midnight-exchange-terminal-at =
    { $market ->
        [1] am Kanal
        [2] hinterm Theater
        [3] unterm Viadukt
       *[4] beim Antiquar
    }
midnight-exchange-terminal-boxed =
    Ungesehen zurück in die Schachtel: { $art ->
        [one] ein Kunstobjekt
       *[other] { $art } Kunstobjekte
    }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
midnight-exchange-terminal-trading-began = Die Hände ruhen. Jetzt wird getauscht.
midnight-exchange-terminal-ended = Runde { $round } ist vorbei: { $points }.
midnight-exchange-terminal-grabbed = Du nimmst { $tile } auf: { $find }.
midnight-exchange-terminal-kept =
    { $you ->
        [yes] Du behältst { $tile }: { $find }.
       *[no] { $who } behält { $tile }: { $find }.
    }
midnight-exchange-terminal-taken-out =
    { $you ->
        [yes] Du nimmst { $tile } wieder heraus.
       *[no] { $who } nimmt { $tile } wieder heraus.
    }
midnight-exchange-terminal-put-back =
    { $way ->
        [up] { $you ->
            [yes] Du legst { $tile } offen zurück: { $find }.
           *[no] { $who } legt { $tile } offen zurück: { $find }.
        }
        [dropped] { $you ->
            [yes] { $tile } fällt dir aus der Hand.
           *[no] { $tile } fällt { $who } aus der Hand.
        }
       *[down] { $you ->
            [yes] Du legst { $tile } verdeckt zurück.
           *[no] { $who } sieht sich { $tile } an und legt es zurück.
        }
    }
midnight-exchange-terminal-escaped =
    { $by ->
        [hand] { $you ->
            [yes] Du fliehst mit Fluchtplättchen { $number }.
           *[no] { $who } flieht mit Fluchtplättchen { $number }.
        }
        [last] { $you ->
            [yes] Nur du bist noch da: Fluchtplättchen { $number }.
           *[no] Nur { $who } ist noch da: Fluchtplättchen { $number }.
        }
       *[clock] { $you ->
            [yes] Die Zeit ist um: Fluchtplättchen { $number } für dich.
           *[no] Die Zeit ist um: Fluchtplättchen { $number } für { $who }.
        }
    }
midnight-exchange-terminal-bought =
    { $you ->
        [yes] Du kaufst { midnight-exchange-terminal-at }: { $thing }.
       *[no] { $who } kauft { midnight-exchange-terminal-at }: { $thing }.
    }
midnight-exchange-terminal-drawn =
    { $you ->
        [yes] Du gibst eine Ledertasche ab und ziehst: { $thing }.
       *[no] { $who } gibt eine Ledertasche ab und zieht: { $thing }.
    }
midnight-exchange-terminal-bag-empty =
    { $you ->
        [yes] Du gibst eine Ledertasche ab, und der Stoffbeutel ist leer: Das ist das letzte Tauschen.
       *[no] { $who } gibt eine Ledertasche ab, und der Stoffbeutel ist leer: Das ist das letzte Tauschen.
    }
midnight-exchange-terminal-placed =
    { $full ->
        [yes] { $you ->
            [yes] Du füllst eine Sammlung ({ $card }), zuletzt: { $thing }. Sie zählt { $points }.
           *[no] { $who } füllt eine Sammlung ({ $card }), zuletzt: { $thing }. Sie zählt { $points }.
        }
       *[no] { $you ->
            [yes] Du legst auf eine Sammlung ({ $card }): { $thing }. Sie zählt { $points }.
           *[no] { $who } legt auf eine Sammlung ({ $card }): { $thing }. Sie zählt { $points }.
        }
    }
midnight-exchange-terminal-passed =
    { $forced ->
        [yes] { $you ->
            [yes] Du hast nichts mehr zu tauschen.
           *[no] { $who } hat nichts mehr zu tauschen.
        }
       *[no] { $you ->
            [yes] Du passt.
           *[no] { $who } passt.
        }
    }

## Das Ende
midnight-exchange-terminal-part-silver = Silber
midnight-exchange-terminal-part-gold = Gold
midnight-exchange-terminal-part-singles = Einzelstücke
midnight-exchange-terminal-part-collections = Sammlungen
midnight-exchange-terminal-part-all = Punkte
midnight-exchange-terminal-why =
    { $reason ->
        [bag] Der Stoffbeutel ist leer: Das Spiel ist aus ({ $clause }).
       *[supplies] Der Vorrat ist aufgebraucht: Das Spiel ist aus ({ $clause }).
    }
midnight-exchange-terminal-why-stalled =
    { $rounds ->
        [one] In dieser Runde hat niemand getauscht: Das Spiel ist aus ({ $clause }).
       *[other] Seit { $rounds } Runden hat niemand getauscht: Das Spiel ist aus ({ $clause }).
    }
midnight-exchange-terminal-why-rounds =
    { $rounds ->
        [one] Das war die eine vereinbarte Runde ({ $clause }).
       *[other] Das war die letzte von { $rounds } Runden ({ $clause }).
    }

## Überschriften im ganzen Fenster
midnight-exchange-terminal-field = Das Haus
midnight-exchange-terminal-bar-rummage = Zeit
midnight-exchange-terminal-bar-hold = In der Hand
midnight-exchange-terminal-enter-start = Countdown starten
midnight-exchange-terminal-enter-skip = Weiter zum Tauschen
