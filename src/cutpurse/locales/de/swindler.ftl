# Swindler: wie Teile, Karten und Schritte heißen, im Terminal und im Browser.

## Farben und Säcke
swindler-colour-red = rot
swindler-colour-blue = blau
swindler-colour-yellow = gelb
swindler-colour-green = grün
swindler-colour-black = schwarz
swindler-colour-white = neutral
swindler-bag = { swindler-coloured }er Sack
swindler-the-bag = den { swindler-coloured }en Sack
swindler-from-bag = aus dem { swindler-coloured }en Sack
swindler-at-bag = beim { swindler-coloured }en Sack
swindler-coloured =
    { $colour ->
        [red] rot
        [blue] blau
        [yellow] gelb
        [green] grün
        [black] schwarz
       *[white] neutral
    }

## Gegenstände und Plättchen
swindler-object-ring = Ring
swindler-object-necklace = Halskette
swindler-object-watch = Uhr
swindler-object-brooch = Brosche
swindler-object-key_red = roter Schlüssel
swindler-object-key_blue = blauer Schlüssel
swindler-object-key_yellow = gelber Schlüssel
swindler-object-key_green = grüner Schlüssel
swindler-object-key_any = Schlüssel in jeder Farbe
swindler-object-coin = Münzplättchen
swindler-object-seal_tin = Siegeldose
swindler-object-double_coin = Doppelmünze
swindler-object-key_joker = Drei-Schlüssel-Plättchen
swindler-skull = Schädel
swindler-coin = Münze
# Ein Plättchen: sein Hintergrund, und was es zeigt. Ein Schlüssel in seiner Farbe ist nur ein Schlüssel: object ist "key".
swindler-tile =
    { $object ->
        [key] { swindler-coloured }er Schlüssel
        [key_red] roter Schlüssel, { swindler-coloured }es Plättchen
        [key_blue] blauer Schlüssel, { swindler-coloured }es Plättchen
        [key_yellow] gelber Schlüssel, { swindler-coloured }es Plättchen
        [key_green] grüner Schlüssel, { swindler-coloured }es Plättchen
        [ring] { swindler-coloured }er Ring
        [necklace] { swindler-coloured }e Halskette
        [watch] { swindler-coloured }e Uhr
        [brooch] { swindler-coloured }e Brosche
        [coin] { swindler-coloured }e Münze
        [seal_tin] { swindler-coloured }e Siegeldose
        [double_coin] { swindler-coloured }e Doppelmünze
       *[key_joker] { swindler-coloured }es Drei-Schlüssel-Plättchen
    }
swindler-several = { $count }{"\u00A0"}×{"\u00A0"}{ $what }

## Komplizen, und was sie tun
swindler-card-assassin = Meuchlerin
swindler-card-backstabber = Verräter
swindler-card-beggar = Bettler
swindler-card-copycat = Betrügerin
swindler-card-forger = Fälscher
swindler-card-gold_digger = Erbschleicherin
swindler-card-guardian_angel = Schutzengelchen
swindler-card-hustler = Taschenspieler
swindler-card-know_it_all = Naseweis
swindler-card-lock_picker_red = rote Schlossknackerin
swindler-card-lock_picker_blue = blaue Schlossknackerin
swindler-card-lock_picker_yellow = gelbe Schlossknackerin
swindler-card-lock_picker_green = grüne Schlossknackerin
swindler-card-sidekick = Lockvogel
# Nach „spielt“, „hat“: mit Artikel.
swindler-a-card =
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
swindler-the-card =
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
swindler-does-assassin = Antwortet auf eine Karte, die eben gespielt wurde: Sie ist ausgeschaltet.
swindler-does-backstabber = Jemand hört auf: Er muss noch einmal ziehen. Ein Schädel bringt dir eine Münze.
swindler-does-beggar = Wer mehr Punkte hat als du, gibt dir eine Münze oder ein Beuteplättchen.
swindler-does-copycat = Jemand hat Beute gezogen: Zieh ein Plättchen aus demselben Sack. Ein Schädel bewirkt nichts.
swindler-does-forger = Eines deiner Plättchen gilt als anderer Gegenstand, für einen Auftrag oder Verkauf.
swindler-does-gold_digger = Jemand kommt mit Beute davon: Er gibt dir die Hälfte.
swindler-does-guardian_angel = Jemand zieht einen Schädel: Er kommt zurück, und du nimmst dir eins der neuen Plättchen.
swindler-does-hustler = Tausch ein Beuteplättchen mit jemandem.
swindler-does-know_it_all = Jemand geht stehlen: Wette auf erwischt oder nicht erwischt. Richtig bringt 2 Punkte.
swindler-does-lock_picker_red = Ein roter Schlüssel für einen Auftrag.
swindler-does-lock_picker_blue = Ein blauer Schlüssel für einen Auftrag.
swindler-does-lock_picker_yellow = Ein gelber Schlüssel für einen Auftrag.
swindler-does-lock_picker_green = Ein grüner Schlüssel für einen Auftrag.
swindler-does-sidekick = Stiehl bei einem anderen Sack weiter. Ein Schädel beim ersten Griff dort kostet nichts.

## Meisterdiebe, nach dem, was sie können
swindler-thief-draw_accomplice = Jeden Zug eine Karte
swindler-thief-unreserved_orders = Auch ohne Marker
swindler-thief-raid_minus_one = Eins weniger für die Polizei
swindler-thief-sale_plus_one = Bessere Preise
swindler-thief-skull_keep_one = Etwas bleibt immer hängen
swindler-thief-any_key = Jeder Schlüssel passt
swindler-can-draw_accomplice = Am Anfang jedes deiner Züge ziehst du einen Komplizen.
swindler-can-unreserved_orders = Du darfst Aufträge erfüllen, die niemand reserviert hat.
swindler-can-raid_minus_one = Bei einer Razzia zählen deine Beute und deine Steckbriefe jeweils eins weniger.
swindler-can-sale_plus_one = Jedes Plättchen, das du verkaufst, bringt 1 Punkt mehr.
swindler-can-skull_keep_one = Ein Schädel nimmt dir nur Plättchen dieses Zuges, und eins davon behältst du.
swindler-can-any_key = Bei Aufträgen zählen deine Schlüsselplättchen als Schlüssel in jeder Farbe.

## Aufträge: was sie verlangen, und was sie bringen
swindler-kind-own = Besitze
swindler-kind-discard = Gib ab
swindler-kind-draw = Ziehe
swindler-kind-other = In diesem Zug
swindler-order = { $kind }: { $needs }
swindler-need-bg =
    { $count ->
        [one] ein { swindler-coloured }es Plättchen
       *[other] { $count } { swindler-coloured }e Plättchen
    }
swindler-need-obj =
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
swindler-need-diffkeys =
    { $count ->
        [one] einen Schlüssel
       *[other] { $count } Schlüssel in verschiedenen Farben
    }
swindler-need-coins =
    { $count ->
        [one] eine Münze
       *[other] { $count } Münzen
    }
swindler-need-total =
    { $count ->
        [one] ein Beuteplättchen
       *[other] { $count } beliebige Beuteplättchen
    }
swindler-need-draw =
    { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
swindler-need-draw-from =
    { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    } { swindler-from-bag }
swindler-need-pair =
    { $count ->
        [one] zwei gleiche Gegenstände
       *[other] { $count } Paare
    }
swindler-need-dealers_completed =
    { $count ->
        [one] fülle einen Hehler
       *[other] fülle { $count } Hehler
    }
swindler-need-sold =
    { $count ->
        [one] verkaufe ein Plättchen
       *[other] verkaufe { $count } Plättchen
    }
swindler-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
swindler-coins =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
swindler-neutrals =
    { $count ->
        [one] 1 neutrales Plättchen
       *[other] { $count } neutrale Plättchen
    }
swindler-posters =
    { $count ->
        [one] 1 Steckbrief
       *[other] { $count } Steckbriefe
    }
swindler-raid = Polizeirazzia
swindler-raid-loot =
    { $count ->
        [one] Wer mindestens { $least ->
                [one] ein Beuteplättchen
               *[other] { $least } Beuteplättchen
            } hat, gibt eins ab.
       *[other] Wer mindestens { $least ->
                [one] ein Beuteplättchen
               *[other] { $least } Beuteplättchen
            } hat, gibt { $count } ab.
    }
swindler-raid-jail =
    { $least ->
        [one] Wer einen Steckbrief hat, kommt in den Kerker.
       *[other] Wer mindestens { $least } Steckbriefe hat, kommt in den Kerker.
    }

## Schritte und Fenster
swindler-last-round = letzte Runde
swindler-round = Runde { $round }
swindler-phase-choosing = Meisterdiebe wählen
swindler-phase-reserving = Reservieren
swindler-phase-stealing = Stehlen
swindler-phase-keeping = Schädel
swindler-phase-window = Ein Komplize?
swindler-phase-answering = Eine Antwort?
swindler-phase-acting = Aktionen
swindler-phase-paying = Bezahlen
swindler-phase-rewarding = Belohnung
swindler-phase-helping = Hilfe zeigen
swindler-phase-forging = Fälschen
swindler-phase-forging-as = Fälschen
swindler-phase-selling = Verkaufen
swindler-phase-handing-in = Polizeirazzia
swindler-phase-hiring = Anheuern
swindler-phase-paying-cards = Anheuern
swindler-phase-begging = Ein Bettler bittet
swindler-phase-dividing = Beute teilen
swindler-phase-rescuing = Lohn des Engelchens
swindler-phase-partnering = Ein Tausch
swindler-phase-wanting = Ein Tausch
swindler-phase-offering = Ein Tausch
swindler-phase-over = zu Ende
swindler-window-start = der Zug beginnt
swindler-window-bag = ein Sack ist genannt
swindler-window-tile = Beute ist gezogen
swindler-window-stop = der Dieb hört auf
swindler-window-skull = ein Schädel ist gezogen
swindler-window-stolen = das Stehlen ist vorbei
swindler-window-hiring = vor dem Anheuern

## Warum ein vorgeschlagener Zug gut ist
# $tiles ist ein Plättchen, wie man es sieht, $order und $dealer sind Nummern auf dem Tisch; wo von jemandem die Rede
# ist, ist $named "yes" und $who der Name. $pass, $draw, $end und dergleichen sind 1 oder 0. Ist $told 0,
# so verrät der Tisch keine Wahrscheinlichkeiten, und es gibt kein $percent.
swindler-reason-order =
    { $told ->
        [0] Du hast Aussicht, Auftrag { $order } noch in diesem Zug zu erfüllen.
       *[1] Du hast etwa { $percent } % Aussicht, Auftrag { $order } noch in diesem Zug zu erfüllen.
    }
swindler-reason-thrown-off = Auf Auftrag { $order } liegt ein Marker von { $who }: Du wirfst ihn hinaus, und das kommt { $who } teuer zu stehen.
swindler-reason-needless =
    { $order ->
        [0] Dein Meisterdieb braucht keine Marker: Geh gleich stehlen.
       *[other] Auf Auftrag { $order } schadet ein Marker wenig.
    }
swindler-reason-better =
    { $order ->
        [0] Auf diesen Auftrag kannst du verzichten.
       *[other] Auftrag { $order } ist dir jetzt mehr wert.
    }
swindler-reason-bag-orders =
    { $told ->
        [0] Mit dem { swindler-coloured }en Sack hast du Aussicht, Auftrag { $order } zu erfüllen.
       *[1] Mit dem { swindler-coloured }en Sack hast du etwa { $percent } % Aussicht, Auftrag { $order } zu erfüllen.
    }
swindler-reason-bag-skulls = Ein Schädel würde dir { swindler-at-bag } wenig nehmen.
swindler-reason-bag-loot = Die Beute { swindler-from-bag } kannst du gut brauchen.
swindler-reason-tiles =
    { $draw ->
        [0] Noch ein Plättchen würde dir kaum etwas nützen.
       *[1]
            { $lure ->
                [0]
                    { $told ->
                        [0] Das nächste Plättchen kannst du gut brauchen.
                       *[1] Das nächste Plättchen kannst du gut brauchen; die Gefahr eines Schädels liegt bei etwa { $percent } %.
                    }
               *[1] Gute Beute gibt es { swindler-from-bag }, und ein Schädel beim ersten Griff kostet dich dort nichts.
            }
    }
swindler-reason-skull =
    { $draw ->
        [0]
            { $count ->
                [0] { swindler-reason-next-draw }.
                [one] { swindler-reason-next-draw }, und du würdest ein Plättchen verlieren.
               *[other] { swindler-reason-next-draw }, und du würdest { $count } Plättchen verlieren.
            }
       *[1] Ein Schädel würde dir hier wenig nehmen.
    }
swindler-reason-next-draw =
    { $told ->
        [0] Der nächste Griff könnte ein Schädel sein
       *[1] Der nächste Griff ist mit etwa { $percent } % ein Schädel
    }
swindler-reason-empty = In diesem Sack sind nur noch Schädel.
swindler-reason-deals =
    { $order ->
        [0]
            { $dealer ->
                [0] Kein Geschäft lohnt sich jetzt.
               *[other]
                    { $filled ->
                        [0] Hehler { $dealer } zahlt dafür { swindler-reason-points }.{ swindler-reason-more }
                       *[1] Damit ist Hehler { $dealer } voll: Das bringt zusammen { swindler-reason-points }.{ swindler-reason-more }
                    }
            }
       *[other] Auftrag { $order } bringt dir { swindler-reason-points }, und du bist einen Auftrag weiter.{ swindler-reason-more }
    }
swindler-reason-more =
    { $more ->
        [0] {""}
       *[1] {" "}Und in diesem Zug geht noch mehr.
    }
swindler-reason-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
swindler-reason-later =
    { $end ->
        [0] So behältst du mehr von dem, was du hast, für später.
       *[1] Was du hast, dürfte dir später mehr bringen.
    }
swindler-reason-card =
    { $pass ->
        [0]
            { $card ->
                [beggar] Der Bettler holt dir etwas von denen, die mehr Punkte haben.
                [copycat] Die Betrügerin holt dir vielleicht ein Plättchen, das du brauchen kannst.
                [backstabber] Der Verräter bringt dir vielleicht eine Münze.
                [guardian_angel] Das Schutzengelchen holt dir einen Teil der Beute.
                [gold_digger] Die Erbschleicherin holt dir die Hälfte der neuen Beute.
               *[hustler] Der Taschenspieler holt dir ein besseres Plättchen für eines von deinen.
            }
       *[1] Keine deiner Karten würde dir jetzt etwas bringen.
    }
swindler-reason-others =
    { $pass ->
        [0]
            { $named ->
                [yes] { swindler-the-card } dürfte { $who } etwas kosten.
               *[no] { swindler-the-card } nützt den anderen wenig.
            }
       *[1] Eine Karte würde jetzt eher anderen nützen.
    }
swindler-reason-keep =
    { $pass ->
        [0] { swindler-the-card } ist eine Karte, die du entbehren kannst.
       *[1] Spar dir deine Karten: Sie dürften dir später mehr bringen.
    }
swindler-reason-harm =
    { $pass ->
        [0]
            { $rescue ->
                [0] Deine Meuchlerin bewahrt dich vor Schaden: Die Karte im Spiel wäre schlecht für dich.
               *[1] Deine Meuchlerin rettet eine Karte, die gut für dich ist.
            }
       *[1] Was jetzt geschieht, schadet dir nicht: Behalt deine Meuchlerin.
    }
swindler-reason-bet =
    { $told ->
        [0]
            { $caught ->
                [0] { $who } kommt vielleicht davon, und dann gewinnst du die Wette.
               *[1] { $who } wird vielleicht erwischt, und dann gewinnst du die Wette.
            }
       *[1]
            { $caught ->
                [0] { $who } kommt mit etwa { $percent } % davon.
               *[1] { $who } wird mit etwa { $percent } % erwischt.
            }
    }
swindler-reason-cards = Mehr Komplizen geben dir in den nächsten Zügen mehr Möglichkeiten.
swindler-reason-coins =
    { $count ->
        [0] Behalt deine Münzen: Am Ende ist jede einen Punkt wert.
       *[other] So bleiben dir Münzen für später.
    }
swindler-reason-take =
    { $none ->
        [0] Das kannst du gut brauchen: { $tiles }.
       *[1] Mehr davon brauchst du nicht.
    }
swindler-reason-missed = Das würde { $who } fehlen: { $tiles }.
swindler-reason-spare =
    { $coin ->
        [0] Das kannst du entbehren: { $tiles }.
       *[1] Eine Münze kannst du eher entbehren als ein Plättchen.
    }
swindler-reason-use =
    { $coin ->
        [0] Damit kann { $who } wenig anfangen: { $tiles }.
       *[1] Mit einer Münze kann { $who } wenig anfangen.
    }
swindler-reason-thief = Im Lauf einer Partie hilft dieser Meisterdieb mehr als andere.
swindler-reason-partner = { $who } hat etwas, das du brauchen kannst: { $tiles }.
swindler-reason-shown =
    { $enough ->
        [0] Eine Schlossknackerin hilft nur bei Schlüsseln: Spar dir den Fälscher, der bei allem hilft.
       *[1] Was du gezeigt hast, reicht.
    }
swindler-reason-lacking = Das fehlt für den Auftrag.
