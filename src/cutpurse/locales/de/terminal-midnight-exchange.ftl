# Midnight Exchange im Terminal.

midnight-exchange-welcome = Midnight Exchange. Erst stöbert ihr alle zugleich, jeder mit einer Hand: Nimm Plättchen auf, schau nach, behalte sechs und flieh. Dann tauscht ihr eure Funde auf den Schwarzmärkten gegen Kunst und Prestige. Die meisten Punkte gewinnen.
midnight-exchange-title = Midnight Exchange
midnight-exchange-round = Runde { $round }
midnight-exchange-phase-rummage = Stöbern
midnight-exchange-phase-trading = Tauschen
midnight-exchange-phase-arranging = Tauschen
midnight-exchange-phase-over = vorbei
midnight-exchange-supplies = Beutel { $bag }, Stapel { $pile }
midnight-exchange-rounds =
    { $rounds ->
        [one] eine Runde
       *[other] höchstens { $rounds } Runden
    }
midnight-exchange-house = Haus-Set „{ $title }“
midnight-exchange-move = „{ $move }“
midnight-exchange-vocabulary = nimm=grab behalte=keep leg=back lege=back offen=up verdeckt=down raus=return heraus=return flieh=escape fliehe=escape kauf=buy kaufe=buy kunst=art karte=card tasche=bag ledertasche=bag beutel=bag setz=place setze=place auf=on handschrift=manuscript kelch=chalice geschmeide=jewellery uhr=clock gemälde=painting gemaelde=painting fertig=done passe=pass passen=pass
midnight-exchange-typing = Stöbern: 17 nimmt dieses Plättchen, b behält es, o und v legen es offen oder verdeckt zurück, r3 nimmt es wieder aus Aussparung 3, f flieht. Tauschen: 2.1 kauft das Erste von Markt 2.
midnight-exchange-how-to-type = Notation geht auch: nimm 17. Mehrere in einer Zeile: 17 b. Zu schnell für dich? { $program } play --resume --slow 2 gibt allen doppelt so viel Zeit.
midnight-exchange-signs = { $turn } tauscht  { $bot } Bot  Flu Fluchtplättchen  >17 hält es  { $means } kannst du zahlen
midnight-exchange-marks = G Garage  S Schreibtisch  T Tresor  = offen  ? gesehen  > in Hand  · weg
midnight-exchange-collections = { $sign } eine Sammlung: ihre Punkte mit 0/1/2 … Objekten darauf

## Orte, Funde und Kunst kurz, in höchstens vier Buchstaben; ausgeschrieben heißen sie wie im Browser
midnight-exchange-place-garage = G
midnight-exchange-place-desk = S
midnight-exchange-place-safe = T
midnight-exchange-short-jewels = schm
midnight-exchange-short-notes = geld
midnight-exchange-short-leather_bag = tasc
midnight-exchange-short-iron_key = EISE
midnight-exchange-short-brass_key = MESS
midnight-exchange-short-gem = edel
midnight-exchange-short-empty_drawer = leer
midnight-exchange-short-gold_bar = gold
midnight-exchange-short-manuscript = Hand
midnight-exchange-short-chalice = Kelc
midnight-exchange-short-statue = Stat
midnight-exchange-short-jewellery = Gesc
midnight-exchange-short-clock = Uhr
midnight-exchange-short-painting = Gemä
midnight-exchange-single = „{ $name }“
midnight-exchange-collection = eine Sammlung ({ $track })

## Was man kurz tippt
midnight-exchange-key-keep = b
midnight-exchange-key-up = o
midnight-exchange-key-down = v
midnight-exchange-key-escape = f
midnight-exchange-key-return = r
midnight-exchange-key-bag = l
midnight-exchange-key-pass = p
midnight-exchange-key-done = f
midnight-exchange-key-place = s
midnight-exchange-offer-tile = die Nummer eines Plättchens (1–{ $most })

## Spalten und Zeilen
midnight-exchange-head-seat = Platz
midnight-exchange-head-points = Pkt
midnight-exchange-head-escape = Flu
midnight-exchange-head-tray = Ablage
midnight-exchange-head-has = Hat
midnight-exchange-hand = Hand
midnight-exchange-open = Offen für dich: { $places }
midnight-exchange-store = Lager
midnight-exchange-own = Karten
midnight-exchange-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
midnight-exchange-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
midnight-exchange-brief =
    { $phase ->
        [rummage] { $who } ({ $sign }): Hand { $hand }, Ablage { $tray }, Fluchtplättchen { $escape }
       *[trading] { $who } ({ $sign }): Punkte { $points }, Ablage { $tray }, Lager { $store }, Karten { $cards }
    }
midnight-exchange-no-last = Noch ist nichts geschehen.

## Was bekannt ist
midnight-exchange-known-about = Lager und Karten von allen
midnight-exchange-known-store = Lager: { $art }
midnight-exchange-known-markets = Schwarzmärkte
midnight-exchange-known-supplies = Im Stoffbeutel: { $bag }. Prestigekarten im Stapel: { $pile }.

## Was gefragt wird
midnight-exchange-ask-ready =
    { $ready ->
        [0] Schau dich um. Enter startet den Countdown.
       *[other] { $ready } …
    }
midnight-exchange-ask-rummage =
    { $full ->
        [yes] Sechs in der Ablage: Fliehst du?
       *[no] { $still ->
            [yes] Welches Plättchen nimmst du? Die Zeit wartet auf deine Zeile.
           *[no] Welches Plättchen nimmst du?
        }
    }
midnight-exchange-ask-holding =
    { $keep ->
        [yes] In deiner Hand: { $find }. Behältst du das?
       *[no] In deiner Hand: { $find }. Leg es zurück, offen oder verdeckt.
    }
midnight-exchange-ask-watching = Du bist draußen. Enter: weiter zum Tauschen.
midnight-exchange-ask-trading =
    { $can ->
        [yes] Was kaufst du?
       *[no] Kaufen geht nicht: eine Ledertasche für einen blinden Griff?
    }
midnight-exchange-ask-arranging = Kommt es auf eine Sammlung?
midnight-exchange-choice =
    { $what ->
        [keep] behalten
        [back-up] offen zurück
        [back-down] verdeckt zurück
        [escape] fliehen
        [bag] Ledertasche für einen blinden Griff
        [pass] passen
       *[done] im Lager lassen
    }
midnight-exchange-choices-return = herausnehmen
midnight-exchange-choice-place = { $thing } auf { $card }

## Das Protokoll
midnight-exchange-opened = Heute Nacht offen: Märkte { $markets }.
midnight-exchange-boxed = Ungesehen zurück in die Schachtel: { $art } Kunstobjekte, { $cards } Karten.
midnight-exchange-trading-began = Die Hände ruhen. Jetzt wird getauscht.
midnight-exchange-ended = Runde { $round } ist vorbei: { $points }.
midnight-exchange-grabbed = Du nimmst { $tile } auf: { $find }.
midnight-exchange-kept =
    { $you ->
        [yes] Du behältst { $tile }: { $find }.
       *[no] { $who } behält { $tile }: { $find }.
    }
midnight-exchange-taken-out =
    { $you ->
        [yes] Du nimmst { $tile } wieder heraus.
       *[no] { $who } nimmt { $tile } wieder heraus.
    }
midnight-exchange-put-back =
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
midnight-exchange-escaped =
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
midnight-exchange-bought =
    { $you ->
        [yes] Du kaufst auf Markt { $market }: { $thing }.
       *[no] { $who } kauft auf Markt { $market }: { $thing }.
    }
midnight-exchange-drawn =
    { $you ->
        [yes] Du gibst eine Ledertasche ab und ziehst: { $thing }.
       *[no] { $who } gibt eine Ledertasche ab und zieht: { $thing }.
    }
midnight-exchange-bag-empty =
    { $you ->
        [yes] Du gibst eine Ledertasche ab, und der Stoffbeutel ist leer: Das ist das letzte Tauschen.
       *[no] { $who } gibt eine Ledertasche ab, und der Stoffbeutel ist leer: Das ist das letzte Tauschen.
    }
midnight-exchange-placed =
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
midnight-exchange-passed =
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
midnight-exchange-part-silver = Silber
midnight-exchange-part-gold = Gold
midnight-exchange-part-singles = Einzelstücke
midnight-exchange-part-collections = Sammlungen
midnight-exchange-part-all = Punkte
midnight-exchange-why =
    { $reason ->
        [bag] Der Stoffbeutel ist leer: Das Spiel ist aus ({ $clause }).
        [dry] Drei Runden lang hat niemand getauscht: Das Spiel ist aus ({ $clause }).
       *[supplies] Der Vorrat ist aufgebraucht: Das Spiel ist aus ({ $clause }).
    }
midnight-exchange-why-rounds =
    { $rounds ->
        [one] Das war die eine vereinbarte Runde ({ $clause }).
       *[other] Das war die letzte von { $rounds } Runden ({ $clause }).
    }
