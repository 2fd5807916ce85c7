# Midnight Exchange im Terminal.

midnight-welcome = Midnight Exchange. Erst stöbert ihr alle zugleich, jeder mit einer Hand: Nimm Plättchen auf, schau nach, behalte sechs und flieh. Dann tauscht ihr eure Funde auf den Schwarzmärkten gegen Kunst und Prestige. Die meisten Punkte gewinnen.
midnight-title = Midnight Exchange
midnight-round = Runde { $round }
midnight-phase-rummage = Stöbern
midnight-phase-trading = Tauschen
midnight-phase-arranging = Tauschen
midnight-phase-over = vorbei
midnight-supplies = Beutel { $bag }, Stapel { $pile }
midnight-rounds =
    { $rounds ->
        [one] eine Runde
       *[other] höchstens { $rounds } Runden
    }
midnight-house = Haus-Set „{ $title }“
midnight-move = „{ $move }“
midnight-vocabulary = nimm=grab behalte=keep leg=back lege=back offen=up verdeckt=down raus=return heraus=return flieh=escape fliehe=escape kauf=buy kaufe=buy kunst=art karte=card tasche=bag ledertasche=bag beutel=bag setz=place setze=place auf=on handschrift=manuscript kelch=chalice geschmeide=jewellery uhr=clock gemälde=painting gemaelde=painting fertig=done passe=pass passen=pass
midnight-typing = Stöbern: 17 nimmt dieses Plättchen, b behält es, o und v legen es offen oder verdeckt zurück, r3 nimmt es wieder aus Aussparung 3, f flieht. Tauschen: 2.1 kauft das Erste von Markt 2.
midnight-how-to-type = Notation geht auch: nimm 17. Mehrere in einer Zeile: 17 b. Zu schnell für dich? { $program } play --resume --slow 2 gibt allen doppelt so viel Zeit.
midnight-signs = { $turn } tauscht  { $bot } Bot  Flu Fluchtplättchen  >17 hält es  { $means } kannst du zahlen
midnight-marks = G Garage  S Schreibtisch  T Tresor  = offen  ? gesehen  > in Hand  · weg
midnight-collections = { $sign } eine Sammlung: ihre Punkte mit 0/1/2 … Objekten darauf

## Orte, Funde und Kunst kurz, in höchstens vier Buchstaben; ausgeschrieben heißen sie wie im Browser
midnight-place-garage = G
midnight-place-desk = S
midnight-place-safe = T
midnight-short-jewels = schm
midnight-short-notes = geld
midnight-short-leather_bag = tasc
midnight-short-iron_key = EISE
midnight-short-brass_key = MESS
midnight-short-gem = edel
midnight-short-empty_drawer = leer
midnight-short-gold_bar = gold
midnight-short-manuscript = Hand
midnight-short-chalice = Kelc
midnight-short-statue = Stat
midnight-short-jewellery = Gesc
midnight-short-clock = Uhr
midnight-short-painting = Gemä
midnight-single = „{ $name }“
midnight-collection = eine Sammlung ({ $track })

## Was man kurz tippt
midnight-key-keep = b
midnight-key-up = o
midnight-key-down = v
midnight-key-escape = f
midnight-key-return = r
midnight-key-bag = l
midnight-key-pass = p
midnight-key-done = f
midnight-key-place = s
midnight-offer-tile = die Nummer eines Plättchens (1–{ $most })

## Spalten und Zeilen
midnight-head-seat = Platz
midnight-head-points = Pkt
midnight-head-escape = Flu
midnight-head-tray = Ablage
midnight-head-has = Hat
midnight-hand = Hand
midnight-open = Offen für dich: { $places }
midnight-store = Lager
midnight-own = Karten
midnight-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
midnight-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
midnight-brief =
    { $phase ->
        [rummage] { $who } ({ $sign }): Hand { $hand }, Ablage { $tray }, Fluchtplättchen { $escape }
       *[trading] { $who } ({ $sign }): Punkte { $points }, Ablage { $tray }, Lager { $store }, Karten { $cards }
    }
midnight-no-last = Noch ist nichts geschehen.

## Was bekannt ist
midnight-known-about = Lager und Karten von allen
midnight-known-store = Lager: { $art }
midnight-known-markets = Schwarzmärkte
midnight-known-supplies = Im Stoffbeutel: { $bag }. Prestigekarten im Stapel: { $pile }.

## Was gefragt wird
midnight-ask-ready =
    { $ready ->
        [0] Schau dich um. Enter startet den Countdown.
       *[other] { $ready } …
    }
midnight-ask-rummage =
    { $full ->
        [yes] Sechs in der Ablage: Fliehst du?
       *[no] { $still ->
            [yes] Welches Plättchen nimmst du? Die Zeit wartet auf deine Zeile.
           *[no] Welches Plättchen nimmst du?
        }
    }
midnight-ask-holding =
    { $keep ->
        [yes] In deiner Hand: { $find }. Behältst du das?
       *[no] In deiner Hand: { $find }. Leg es zurück, offen oder verdeckt.
    }
midnight-ask-watching = Du bist draußen. Enter: weiter zum Tauschen.
midnight-ask-trading =
    { $can ->
        [yes] Was kaufst du?
       *[no] Kaufen geht nicht: eine Ledertasche für einen blinden Griff?
    }
midnight-ask-arranging = Kommt es auf eine Sammlung?
midnight-choice =
    { $what ->
        [keep] behalten
        [back-up] offen zurück
        [back-down] verdeckt zurück
        [escape] fliehen
        [bag] Ledertasche für einen blinden Griff
        [pass] passen
       *[done] im Lager lassen
    }
midnight-choices-return = herausnehmen
midnight-choice-place = { $thing } auf { $card }

## Das Protokoll
midnight-opened = Heute Nacht offen: Märkte { $markets }.
midnight-boxed = Ungesehen zurück in die Schachtel: { $art } Kunstobjekte, { $cards } Karten.
midnight-trading-began = Die Hände ruhen. Jetzt wird getauscht.
midnight-ended = Runde { $round } ist vorbei: { $points }.
midnight-grabbed = Du nimmst { $tile } auf: { $find }.
midnight-kept =
    { $you ->
        [yes] Du behältst { $tile }: { $find }.
       *[no] { $who } behält { $tile }: { $find }.
    }
midnight-taken-out =
    { $you ->
        [yes] Du nimmst { $tile } wieder heraus.
       *[no] { $who } nimmt { $tile } wieder heraus.
    }
midnight-put-back =
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
midnight-escaped =
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
midnight-bought =
    { $you ->
        [yes] Du kaufst auf Markt { $market }: { $thing }.
       *[no] { $who } kauft auf Markt { $market }: { $thing }.
    }
midnight-drawn =
    { $you ->
        [yes] Du gibst eine Ledertasche ab und ziehst: { $thing }.
       *[no] { $who } gibt eine Ledertasche ab und zieht: { $thing }.
    }
midnight-bag-empty =
    { $you ->
        [yes] Du gibst eine Ledertasche ab, und der Stoffbeutel ist leer: Das ist das letzte Tauschen.
       *[no] { $who } gibt eine Ledertasche ab, und der Stoffbeutel ist leer: Das ist das letzte Tauschen.
    }
midnight-placed =
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
midnight-passed =
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
midnight-part-silver = Silber
midnight-part-gold = Gold
midnight-part-singles = Einzelstücke
midnight-part-collections = Sammlungen
midnight-part-all = Punkte
midnight-why =
    { $reason ->
        [bag] Der Stoffbeutel ist leer: Das Spiel ist aus ({ $clause }).
        [dry] Drei Runden lang hat niemand getauscht: Das Spiel ist aus ({ $clause }).
       *[supplies] Der Vorrat ist aufgebraucht: Das Spiel ist aus ({ $clause }).
    }
midnight-why-rounds =
    { $rounds ->
        [one] Das war die eine vereinbarte Runde ({ $clause }).
       *[other] Das war die letzte von { $rounds } Runden ({ $clause }).
    }
