# Swindler: wie Teile, Karten und Schritte heißen, im Terminal und im Browser.

## Farben und Säcke
sw-colour-red = rot
sw-colour-blue = blau
sw-colour-yellow = gelb
sw-colour-green = grün
sw-colour-black = schwarz
sw-colour-white = neutral
sw-bag = { sw-coloured }er Sack
sw-the-bag = den { sw-coloured }en Sack
sw-from-bag = aus dem { sw-coloured }en Sack
sw-at-bag = beim { sw-coloured }en Sack
sw-coloured =
    { $colour ->
        [red] rot
        [blue] blau
        [yellow] gelb
        [green] grün
        [black] schwarz
       *[white] neutral
    }

## Gegenstände und Plättchen
sw-object-ring = Ring
sw-object-necklace = Halskette
sw-object-watch = Uhr
sw-object-brooch = Brosche
sw-object-key_red = roter Schlüssel
sw-object-key_blue = blauer Schlüssel
sw-object-key_yellow = gelber Schlüssel
sw-object-key_green = grüner Schlüssel
sw-object-key_any = Schlüssel in jeder Farbe
sw-object-coin = Münzplättchen
sw-object-seal_tin = Siegeldose
sw-object-double_coin = Doppelmünze
sw-object-key_joker = Drei-Schlüssel-Plättchen
sw-skull = Schädel
sw-coin = Münze
# Ein Plättchen: sein Hintergrund, und was es zeigt. Ein Schlüssel in seiner Farbe ist nur ein Schlüssel: object ist "key".
sw-tile =
    { $object ->
        [key] { sw-coloured }er Schlüssel
        [key_red] roter Schlüssel, { sw-coloured }es Plättchen
        [key_blue] blauer Schlüssel, { sw-coloured }es Plättchen
        [key_yellow] gelber Schlüssel, { sw-coloured }es Plättchen
        [key_green] grüner Schlüssel, { sw-coloured }es Plättchen
        [ring] { sw-coloured }er Ring
        [necklace] { sw-coloured }e Halskette
        [watch] { sw-coloured }e Uhr
        [brooch] { sw-coloured }e Brosche
        [coin] { sw-coloured }e Münze
        [seal_tin] { sw-coloured }e Siegeldose
        [double_coin] { sw-coloured }e Doppelmünze
       *[key_joker] { sw-coloured }es Drei-Schlüssel-Plättchen
    }
sw-several = { $count }{"\u00A0"}×{"\u00A0"}{ $what }

## Komplizen, und was sie tun
sw-card-assassin = Meuchlerin
sw-card-backstabber = Verräter
sw-card-beggar = Bettler
sw-card-copycat = Betrügerin
sw-card-forger = Fälscher
sw-card-gold_digger = Erbschleicherin
sw-card-guardian_angel = Schutzengelchen
sw-card-hustler = Taschenspieler
sw-card-know_it_all = Naseweis
sw-card-lock_picker_red = rote Schlossknackerin
sw-card-lock_picker_blue = blaue Schlossknackerin
sw-card-lock_picker_yellow = gelbe Schlossknackerin
sw-card-lock_picker_green = grüne Schlossknackerin
sw-card-sidekick = Lockvogel
# Nach „spielt“, „hat“: mit Artikel.
sw-a-card =
    { $card ->
        [assassin] eine Meuchlerin
        [backstabber] einen Verräter
        [beggar] einen Bettler
        [copycat] eine Betrügerin
        [forger] einen Fälscher
        [gold_digger] eine Erbschleicherin
        [guardian_angel] ein Schutzengelchen
        [hustler] den Taschenspieler
        [know_it_all] einen Naseweis
        [lock_picker_red] die rote Schlossknackerin
        [lock_picker_blue] die blaue Schlossknackerin
        [lock_picker_yellow] die gelbe Schlossknackerin
        [lock_picker_green] die grüne Schlossknackerin
       *[sidekick] einen Lockvogel
    }
# Am Satzanfang, als die, die etwas tun.
sw-the-card =
    { $card ->
        [assassin] Die Meuchlerin
        [backstabber] Der Verräter
        [beggar] Der Bettler
        [copycat] Die Betrügerin
        [forger] Der Fälscher
        [gold_digger] Die Erbschleicherin
        [guardian_angel] Das Schutzengelchen
        [hustler] Der Taschenspieler
        [know_it_all] Der Naseweis
        [lock_picker_red] Die rote Schlossknackerin
        [lock_picker_blue] Die blaue Schlossknackerin
        [lock_picker_yellow] Die gelbe Schlossknackerin
        [lock_picker_green] Die grüne Schlossknackerin
       *[sidekick] Der Lockvogel
    }
sw-does-assassin = Antwortet auf eine Karte, die eben gespielt wurde: Sie ist ausgeschaltet.
sw-does-backstabber = Jemand hört auf: Er muss noch einmal ziehen. Ein Schädel bringt dir eine Münze.
sw-does-beggar = Wer mehr Punkte hat als du, gibt dir eine Münze oder ein Beuteplättchen.
sw-does-copycat = Jemand hat Beute gezogen: Zieh ein Plättchen aus demselben Sack. Ein Schädel bewirkt nichts.
sw-does-forger = Eines deiner Plättchen gilt als anderer Gegenstand, für einen Auftrag oder Verkauf.
sw-does-gold_digger = Jemand kommt mit Beute davon: Er gibt dir die Hälfte.
sw-does-guardian_angel = Jemand zieht einen Schädel: Er kommt zurück, und du nimmst dir eins der neuen Plättchen.
sw-does-hustler = Tausch ein Beuteplättchen mit jemandem.
sw-does-know_it_all = Jemand geht stehlen: Wette auf erwischt oder nicht erwischt. Richtig bringt 2 Punkte.
sw-does-lock_picker_red = Ein roter Schlüssel für einen Auftrag.
sw-does-lock_picker_blue = Ein blauer Schlüssel für einen Auftrag.
sw-does-lock_picker_yellow = Ein gelber Schlüssel für einen Auftrag.
sw-does-lock_picker_green = Ein grüner Schlüssel für einen Auftrag.
sw-does-sidekick = Stiehl bei einem anderen Sack weiter. Ein Schädel beim ersten Griff dort kostet nichts.

## Meisterdiebe, nach dem, was sie können
sw-thief-draw_accomplice = Jeden Zug eine Karte
sw-thief-unreserved_orders = Auch ohne Marker
sw-thief-raid_minus_one = Eins weniger für die Polizei
sw-thief-sale_plus_one = Bessere Preise
sw-thief-skull_keep_one = Etwas bleibt immer hängen
sw-thief-any_key = Jeder Schlüssel passt
sw-can-draw_accomplice = Am Anfang jedes deiner Züge ziehst du einen Komplizen.
sw-can-unreserved_orders = Du darfst Aufträge erfüllen, die niemand reserviert hat.
sw-can-raid_minus_one = Bei einer Razzia zählen deine Beute und deine Steckbriefe jeweils eins weniger.
sw-can-sale_plus_one = Jedes Plättchen, das du verkaufst, bringt 1 Punkt mehr.
sw-can-skull_keep_one = Ein Schädel nimmt dir nur Plättchen dieses Zuges, und eins davon behältst du.
sw-can-any_key = Bei Aufträgen zählen deine Schlüsselplättchen als Schlüssel in jeder Farbe.

## Aufträge: was sie verlangen, und was sie bringen
sw-kind-own = Besitze
sw-kind-discard = Gib ab
sw-kind-draw = Ziehe
sw-kind-other = In diesem Zug
sw-order = { $kind }: { $needs }
sw-need-bg =
    { $count ->
        [one] ein { sw-coloured }es Plättchen
       *[other] { $count } { sw-coloured }e Plättchen
    }
sw-need-obj =
    { $object ->
        [ring] { $count ->
            [one] einen Ring
           *[other] { $count } Ringe
        }
        [necklace] { $count ->
            [one] eine Halskette
           *[other] { $count } Halsketten
        }
        [watch] { $count ->
            [one] eine Uhr
           *[other] { $count } Uhren
        }
        [brooch] { $count ->
            [one] eine Brosche
           *[other] { $count } Broschen
        }
        [key_red] { $count ->
            [one] einen roten Schlüssel
           *[other] { $count } rote Schlüssel
        }
        [key_blue] { $count ->
            [one] einen blauen Schlüssel
           *[other] { $count } blaue Schlüssel
        }
        [key_yellow] { $count ->
            [one] einen gelben Schlüssel
           *[other] { $count } gelbe Schlüssel
        }
        [key_green] { $count ->
            [one] einen grünen Schlüssel
           *[other] { $count } grüne Schlüssel
        }
        [key_any] { $count ->
            [one] einen Schlüssel
           *[other] { $count } Schlüssel
        }
        [coin] { $count ->
            [one] ein Münzplättchen
           *[other] { $count } Münzplättchen
        }
        [seal_tin] { $count ->
            [one] eine Siegeldose
           *[other] { $count } Siegeldosen
        }
        [double_coin] { $count ->
            [one] eine Doppelmünze
           *[other] { $count } Doppelmünzen
        }
       *[key_joker] { $count ->
            [one] ein Drei-Schlüssel-Plättchen
           *[other] { $count } Drei-Schlüssel-Plättchen
        }
    }
sw-need-diffkeys =
    { $count ->
        [one] einen Schlüssel
       *[other] { $count } Schlüssel in verschiedenen Farben
    }
sw-need-coins =
    { $count ->
        [one] eine Münze
       *[other] { $count } Münzen
    }
sw-need-total =
    { $count ->
        [one] ein Beuteplättchen
       *[other] { $count } beliebige Beuteplättchen
    }
sw-need-draw =
    { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
sw-need-draw-from =
    { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    } { sw-from-bag }
sw-need-pair =
    { $count ->
        [one] zwei gleiche Gegenstände
       *[other] { $count } Paare
    }
sw-need-dealers_completed =
    { $count ->
        [one] fülle einen Hehler
       *[other] fülle { $count } Hehler
    }
sw-need-sold =
    { $count ->
        [one] verkaufe ein Plättchen
       *[other] verkaufe { $count } Plättchen
    }
sw-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
sw-coins =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
sw-neutrals =
    { $count ->
        [one] 1 neutrales Plättchen
       *[other] { $count } neutrale Plättchen
    }
sw-posters =
    { $count ->
        [one] 1 Steckbrief
       *[other] { $count } Steckbriefe
    }
sw-raid = Polizeirazzia
sw-raid-loot =
    { $count ->
        [one] Wer mindestens { $least } Beuteplättchen hat, gibt eins ab.
       *[other] Wer mindestens { $least } Beuteplättchen hat, gibt { $count } ab.
    }
sw-raid-jail =
    { $least ->
        [one] Wer einen Steckbrief hat, kommt in den Kerker.
       *[other] Wer mindestens { $least } Steckbriefe hat, kommt in den Kerker.
    }

## Schritte und Fenster
sw-last-round = letzte Runde
sw-round = Runde { $round }
sw-phase-choosing = Meisterdiebe wählen
sw-phase-reserving = Reservieren
sw-phase-stealing = Stehlen
sw-phase-keeping = Schädel
sw-phase-window = Ein Komplize?
sw-phase-answering = Eine Antwort?
sw-phase-acting = Aktionen
sw-phase-paying = Bezahlen
sw-phase-rewarding = Belohnung
sw-phase-helping = Hilfe zeigen
sw-phase-forging = Fälschen
sw-phase-forging-as = Fälschen
sw-phase-selling = Verkaufen
sw-phase-handing-in = Polizeirazzia
sw-phase-hiring = Anheuern
sw-phase-paying-cards = Anheuern
sw-phase-begging = Ein Bettler bittet
sw-phase-dividing = Beute teilen
sw-phase-rescuing = Lohn des Engelchens
sw-phase-partnering = Ein Tausch
sw-phase-wanting = Ein Tausch
sw-phase-offering = Ein Tausch
sw-phase-over = zu Ende
sw-window-start = der Zug beginnt
sw-window-bag = ein Sack ist genannt
sw-window-tile = Beute ist gezogen
sw-window-stop = der Dieb hört auf
sw-window-skull = ein Schädel ist gezogen
sw-window-stolen = das Stehlen ist vorbei
sw-window-hiring = vor dem Anheuern
