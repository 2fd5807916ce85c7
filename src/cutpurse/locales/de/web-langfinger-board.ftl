# Das Brett von Langfinger im Browser.

lf-board = Die Stadt bei Nacht
lf-board-seats = Am Tisch

## Teile, und was mit ihnen geht
lf-board-gap = hier liegt nichts

## Die Orte
lf-board-open = { $place } ansehen
lf-board-able =
    { $at ->
        [harbour] { $count ->
            [one] Ein Hehler hier kauft deine Beute.
           *[other] { $count } Hehler hier kaufen deine Beute.
        }
       *[other] { $count ->
            [one] Für eine Karte hier hast du das Werkzeug.
           *[other] Für { $count } Karten hier hast du das Werkzeug.
        }
    }
lf-board-spaces = { $place }, Felder der Reihe nach
lf-board-stone = Feld { $space }: { $who }
lf-board-stone-acts = Feld { $space }: { $who }, gerade am Werk
lf-board-place = { $place }, Feld { $space }: deinen Stein setzen
lf-board-place-lowest = Dein Stein kommt auf Feld { $space }, das niedrigste freie.
lf-board-place-free = Je niedriger das Feld, desto früher ist dein Stein dran.
lf-board-city = Offene Werkzeuge in der City
lf-board-city-empty = Alles weg. Neue Werkzeuge gibt es zur nächsten Runde.
lf-board-loot = Beute: { $place }
lf-board-payable = { $what }; du hast das Werkzeug
lf-board-ways = Wie bezahlst du?
lf-board-with-rogue = Mit Gauner
lf-board-without-rogue = Nur Werkzeug
lf-board-ruin = Tauschfelder der Ruine
lf-board-swap = { $discard } abwerfen, { $draw } ziehen: frei
lf-board-swap-taken = { $discard } abwerfen, { $draw } ziehen: besetzt von { $who }
lf-board-free = frei
lf-board-harbour = Hehler im Hafen
lf-board-fence = Hehler, kauft { $kinds }
lf-board-buys-none = Kauft nichts von deiner Beute.
lf-board-not-that = Kauft das nicht: { $kind }.
lf-board-pays = { $what }; zahlt dir { $pays }

## Die Plätze
lf-board-start = hat die Startkarte
lf-board-hand =
    { $count ->
        [one] ein Werkzeug auf der Hand
       *[other] { $count } Werkzeuge auf der Hand
    }
lf-board-shown = davon bekannt: { $tools }
lf-board-stones =
    { $count ->
        [0] alle Steine gesetzt
        [one] noch ein Stein zu setzen
       *[other] noch { $count } Steine zu setzen
    }
lf-board-money = Geld:

## Geld, Stapel und Ablage
lf-board-track = Geldleiste; wer nach dem Hafen { $target } oder mehr hat, beendet das Spiel. { $stands }
lf-board-stands = { $who } { $money }
lf-board-piles = In den Stapeln: { $tools } Werkzeuge, { $loot } Beutekarten, { $fences } Hehler
lf-board-piles-title = Stapel und Ablage
lf-board-top = Oben auf der Beute
lf-board-gone-tools = Abgeworfene Werkzeuge: { $count }
lf-board-gone-loot = Verschwundene Beute: { $count }
lf-board-gone-fences = Abgereiste Hehler: { $count }
lf-board-house = Haus-Set: { $name }

## Was einem selbst gehört
lf-board-own-hand = Deine Werkzeuge
lf-board-spent = { $what }, ginge drauf
lf-board-stash = Deine Beute, die nur du siehst
lf-board-mine = { $what }; die anderen sehen: { $lock }
lf-board-supply =
    { $count ->
        [0] Kein Stein mehr zu setzen
        [one] Noch ein Stein zu setzen
       *[other] Noch { $count } Steine zu setzen
    }

## Die Wahl der Gauner
lf-board-rogues = Wer bist du heute Nacht?
lf-board-rogues-text = Dein Gauner spart dir ein Werkzeug seiner Art, je einmal in der Villa und im Museum.
lf-board-rogues-watched = Wer ist heute Nacht unterwegs?
lf-board-rogues-watched-text = Ein Gauner spart beim Spielen ein Werkzeug seiner Art, je einmal in der Villa und im Museum.
lf-board-rogue-of = { $what }, gespielt von { $who }
