# Das Brett von Langfinger im Browser.

langfinger-board = Die Stadt bei Nacht
langfinger-board-seats = Am Tisch

## Teile, und was mit ihnen geht
langfinger-board-gap = hier liegt nichts

## Die Orte
langfinger-board-open = { $place } ansehen
langfinger-board-able =
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
langfinger-board-spaces = { $place }, Felder der Reihe nach
langfinger-board-stone = Feld { $space }: { $who }
langfinger-board-stone-acts = Feld { $space }: { $who }, gerade am Werk
langfinger-board-place = { $place }, Feld { $space }: deinen Stein setzen
langfinger-board-place-lowest = Dein Stein kommt auf Feld { $space }, das niedrigste freie.
langfinger-board-place-free = Je niedriger das Feld, desto früher ist dein Stein dran.
langfinger-board-city = Offenes Werkzeug in der City
langfinger-board-city-empty = Alles weg. Neues Werkzeug gibt es zur nächsten Runde.
langfinger-board-loot = Beute: { $place }
langfinger-board-payable = { $what }; das Werkzeug dafür hast du
langfinger-board-ways = Wie bezahlst du?
langfinger-board-with-rogue = Mit Gauner
langfinger-board-without-rogue = Nur Werkzeug
langfinger-board-ruin = Tauschfelder der Ruine
langfinger-board-swap = { $discard } abwerfen, { $draw } ziehen: frei
langfinger-board-swap-taken = { $discard } abwerfen, { $draw } ziehen: besetzt von { $who }
langfinger-board-free = frei
langfinger-board-harbour = Hehler am Hafen
langfinger-board-fence = Hehler, kauft { $kinds }
langfinger-board-buys-none = Kauft nichts von deiner Beute.
langfinger-board-not-that = Kauft das nicht: { $kind }.
langfinger-board-pays = { $what }; zahlt dir { $pays }

## Die Plätze
langfinger-board-start = hat die Startkarte
langfinger-board-hand =
    { $count ->
        [one] ein Werkzeug auf der Hand
       *[other] { $count } Werkzeuge auf der Hand
    }
langfinger-board-shown = davon bekannt: { $tools }
langfinger-board-stones =
    { $count ->
        [0] alle Steine gesetzt
        [one] noch ein Stein zu setzen
       *[other] noch { $count } Steine zu setzen
    }
langfinger-board-money = Geld:
langfinger-board-seat-money = { $money } von { $target } Geld
langfinger-board-seat-rogue = Gauner
langfinger-board-seat-saves = Spart ein Werkzeug seiner Art ({ $tool }), je einmal in der Villa und im Museum.
langfinger-board-seat-tools = Werkzeug
langfinger-board-seat-hidden =
    { $count ->
        [0] { $more ->
            [yes] Mehr ist nicht auf der Hand.
           *[no] Kein Werkzeug.
        }
        [one] { $more ->
            [yes] Dazu eins, das sonst niemand gesehen hat.
           *[no] Eins, das sonst niemand gesehen hat.
        }
       *[other] { $more ->
            [yes] Dazu { $count }, die sonst niemand gesehen hat.
           *[no] { $count }, die sonst niemand gesehen hat.
        }
    }
langfinger-board-seat-loot = Beute
langfinger-board-seat-no-loot = Keine Beute.
langfinger-board-seat-stones = Steine in der Stadt
langfinger-board-seat-space = { $place }, Feld { $space }

## Geld, Stapel und Ablage
langfinger-board-track = Geldleiste; wer nach dem Hafen { $target } oder mehr hat, beendet das Spiel. { $stands }
langfinger-board-stands = { $who } { $money }
langfinger-board-piles =
    In den Stapeln: { $tools ->
        [one] ein Werkzeug
       *[other] { $tools } Werkzeuge
    }, { $loot ->
        [one] eine Beutekarte
       *[other] { $loot } Beutekarten
    }, { $fences ->
        [one] ein Hehler
       *[other] { $fences } Hehler
    }
langfinger-board-piles-title = Stapel und Ablage
langfinger-board-top = Oben auf der Beute
langfinger-board-gone-tools = Abgeworfenes Werkzeug: { $count }
langfinger-board-gone-loot = Abgelegte Beute: { $count }
langfinger-board-gone-fences = Abgelegte Hehler: { $count }
langfinger-board-house = Haus-Set: { $name }

## Was einem selbst gehört
langfinger-board-own-hand = Dein Werkzeug
langfinger-board-spent = { $what }, würde abgegeben
langfinger-board-stash = Deine Beute, die nur du siehst
langfinger-board-mine = { $what }; die anderen sehen: { $lock }
langfinger-board-supply =
    { $count ->
        [0] Kein Stein mehr zu setzen
        [one] Noch ein Stein zu setzen
       *[other] Noch { $count } Steine zu setzen
    }

## Die Wahl der Gauner
langfinger-board-rogues = Wer bist du heute Nacht?
langfinger-board-rogues-text = Dein Gauner spart dir ein Werkzeug seiner Art, je einmal in der Villa und im Museum.
langfinger-board-rogues-watched = Wer ist heute Nacht unterwegs?
langfinger-board-rogues-watched-text = Ein Gauner spart ein Werkzeug seiner Art, je einmal in der Villa und im Museum.
langfinger-board-rogue-of = { $what }, gespielt von { $who }
