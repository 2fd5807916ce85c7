# Das Spielbrett von Swindler im Browser.

swindler-board = Der Tisch
swindler-board-seats = Rund um den Tisch

## Aufträge und Hehler
swindler-board-orders = Offene Aufträge
swindler-board-order = { $order }; bringt { $reward }
swindler-board-marker = reserviert von { $who }
swindler-board-marker-mine = von dir reserviert
swindler-board-met = du hast alles dafür
swindler-board-no-order = hier liegt kein Auftrag
swindler-board-dealers = Hehler
swindler-board-dealer = Hehler { $n }
swindler-board-dealer-about = Dieser Hehler kauft: { $fields }.
swindler-board-field =
    { $what }, bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $forged ->
        [yes] , nur mit dem Fälscher
       *[no] {""}
    }
swindler-board-field-taken = { $what }, belegt: { $tile }
swindler-board-no-dealer = hier ist kein Hehler

## Säcke
swindler-board-bags = Säcke
swindler-board-bag =
    { $what }: { $loot ->
        [0] keine Beute
        [one] ein Beuteplättchen
       *[other] { $loot } Beuteplättchen
    }, { $skulls ->
        [one] ein Schädel
       *[other] { $skulls } Schädel
    }
swindler-board-bag-odds = { $bag }, Schädel beim nächsten Griff { $skull }
swindler-board-bag-inside = Noch darin: { $tiles }.
swindler-board-bag-skulls = Nur noch Schädel darin.
swindler-board-lens = Blick hinein: { $bag }
swindler-board-odds = Chancen
swindler-board-odds-show = Chancen auf einen Schädel zeigen
swindler-board-next-skull = Als Nächstes: Schädel { $skull }, { $skulls } von { $all }
swindler-board-survive = kein Schädel bei { $draws } Griffen: { $chance }

## Die Plättchen dieses Zugs
swindler-board-swag = In diesem Zug, { $who }
swindler-board-swag-mine = In diesem Zug gezogen
swindler-board-drawn = In diesem Zug gezogen
swindler-board-skull = Ein Schädel!
swindler-board-last-chance = Letzte Chance: Schickt ihn jemand zurück?
swindler-board-caught = Erwischt.
swindler-board-stopped =
    { $you ->
        [yes] Du hörst hier auf.
       *[no] Hört hier auf.
    }
swindler-board-forced = { $who } erzwingt noch einen Griff.
swindler-board-free = Ein Schädel würde jetzt nichts kosten.
swindler-board-bet-caught = { $who } wettet auf erwischt
swindler-board-bet-free = { $who } wettet auf nicht erwischt

## Ein Schädel, der daliegt, und die Polizei
swindler-board-caught-now =
    { $you ->
        [yes] Du bist erwischt.
       *[no] { $who } ist erwischt.
    }
swindler-board-if-nobody = Greift niemand ein
swindler-board-lost = Was er kostet
swindler-board-if-you = Spielst du das Engelchen
swindler-board-if-angel = Kommt ein Engelchen
swindler-board-without-angel = Ohne das Engelchen
swindler-board-with-angel = Mit dem Engelchen
swindler-board-angel-you =
    { $count ->
        [0] Der Schädel geht zurück, und du bekommst eine Münze, wenn noch eine da ist.
       *[other] Der Schädel geht zurück, und du nimmst dir eins davon:
    }
swindler-board-angel =
    { $count ->
        [0] Der Schädel geht zurück, und das Engelchen bekommt eine Münze, wenn noch eine da ist.
       *[other] Der Schädel geht zurück, und das Engelchen nimmt eins davon:
    }
swindler-board-gets-coin =
    { $you ->
        [yes] Du bekommst eine Münze.
       *[no] { $who } bekommt eine Münze.
    }
swindler-board-skull-costs =
    { $count ->
        [0] { $you ->
            [yes] Du verlierst nichts.
           *[no] { $who } verliert nichts.
        }
        [one] { $you ->
            [yes] Du verlierst ein { swindler-coloured }es Plättchen.
           *[no] { $who } verliert ein { swindler-coloured }es Plättchen.
        }
       *[other] { $you ->
            [yes] Du verlierst { $count } { swindler-coloured }e Plättchen.
           *[no] { $who } verliert { $count } { swindler-coloured }e Plättchen.
        }
    }
swindler-board-skull-spares =
    { $you ->
        [yes] Eins davon darfst du behalten.
       *[no] { $who } darf eins davon behalten.
    }
swindler-board-raid-hit =
    { $you ->
        [yes] Du { $tiles ->
            [0] kommst in den Kerker
            [one] gibst ein Plättchen ab
           *[other] gibst { $tiles } Plättchen ab
        }{ $both ->
            [yes] {" "}und kommst in den Kerker
           *[no] {""}
        }
       *[no] { $who } { $tiles ->
            [0] kommt in den Kerker
            [one] gibt ein Plättchen ab
           *[other] gibt { $tiles } Plättchen ab
        }{ $both ->
            [yes] {" "}und kommt in den Kerker
           *[no] {""}
        }
    }
swindler-board-raid-rest =
    { $hits ->
        [0] Niemand hat etwas zu befürchten.
       *[other] Alle anderen kommen davon.
    }

## Ausgespielte Karten
swindler-board-stack = Karten im Spiel
swindler-board-plays = { $who }: { $card }
swindler-board-struck = ausgeschaltet, wie es steht
swindler-board-help = Gezeigt von { $who }
swindler-board-forges = { $tile } gilt als { $as }
swindler-board-says-caught = wettet auf erwischt
swindler-board-says-free = wettet auf nicht erwischt
swindler-board-says-bag = weiter: { $bag }
swindler-board-says-swap = { $yours } gegen { $theirs } von { $who }
swindler-board-says-takes = nimmt: { $tile }
swindler-board-asked = Gefragt: { $who }
swindler-board-asked-caption = Gefragt

## Was zu wählen ist
swindler-board-choose = Wähle
swindler-board-ways = Auf welche Weise?
swindler-board-supply = Neutrale Plättchen im Vorrat
swindler-board-loot-of = Beute von { $who }

## Die Plätze
swindler-board-start = Startspieler
swindler-board-points = Punkte:
swindler-board-coins =
    { $count ->
        [0] keine Münzen
        [one] eine Münze
       *[other] { $count } Münzen
    }
swindler-board-cards =
    { $count ->
        [0] keine Komplizen
        [one] ein Komplize auf der Hand
       *[other] { $count } Komplizen auf der Hand
    }
swindler-board-posters =
    { $count ->
        [0] keine Steckbriefe
        [one] ein Steckbrief
       *[other] { $count } Steckbriefe
    }
swindler-board-done =
    { $done } von { $end ->
        [one] einem Auftrag
       *[other] { $end } Aufträgen
    } erfüllt
swindler-board-jailed = im Kerker
swindler-board-known = bekannt von den Karten: { $cards }
swindler-board-has = Beute: { $tiles }.
swindler-board-hustler-of = hat den offenen Taschenspieler
swindler-board-thief =
    { $thief }, ab { $orders ->
        [one] einem Auftrag
       *[other] { $orders } Aufträgen
    }: { $can }
swindler-board-thief-works = { $thief }, wirkt: { $can }
swindler-board-seat-thief = Meisterdieb
swindler-board-seat-works = Wirkt: { $can }
swindler-board-seat-waits =
    Ab { $orders ->
        [one] einem Auftrag
       *[other] { $orders } Aufträgen
    }: { $can }
swindler-board-seat-no-cards = Keine Komplizen.
swindler-board-seat-hidden =
    { $count ->
        [one] { $more ->
            [yes] Dazu einer, den
           *[no] Einer, den
        }
       *[other] { $more ->
            [yes] Dazu { $count }, die
           *[no] { $count }, die
        }
    } nur { $you ->
        [yes] du kennst.
       *[no] { $who } kennt.
    }
swindler-board-seat-done = Erfüllte Aufträge
swindler-board-seat-none-done = Noch keiner.
swindler-board-seat-reserved = Reservierte Aufträge

## Punkte, Stapel und Ablage
swindler-board-piles =
    In den Stapeln: { $orders ->
        [one] ein Auftrag oder eine Razzia
       *[other] { $orders } Aufträge und Razzien
    }, { $dealers ->
        [0] kein Hehler
        [one] ein Hehler
       *[other] { $dealers } Hehler
    }, { $accomplices ->
        [0] kein Komplize
        [one] ein Komplize
       *[other] { $accomplices } Komplizen
    }.
swindler-board-piles-title = Stapel, Vorrat und Ablage
swindler-board-supply-words =
    Im Vorrat: { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }, { $neutral ->
        [one] ein neutrales Plättchen
       *[other] { $neutral } neutrale Plättchen
    }, { $posters ->
        [one] ein Steckbrief
       *[other] { $posters } Steckbriefe
    }.
swindler-board-gone-cards = Abgelegte Komplizen: { $count }
swindler-board-gone-dealers = Hehler, die gegangen sind: { $count }
swindler-board-fulfilled = Erfüllt von { $who }: { $count }
swindler-board-house = Haus-Set: { $name }

## Die eigenen Sachen
swindler-board-loot = Deine Beute
swindler-board-no-loot = Noch keine Beute.
swindler-board-coin = Eine Münze
swindler-board-markers =
    { $count ->
        [0] keine Marker mehr
        [one] noch ein Marker
       *[other] noch { $count } Marker
    }
swindler-board-hand = Deine Komplizen
swindler-board-no-cards = Noch keine Komplizen.
swindler-board-hustler-open = { $card }, liegt offen

## Daueraufträge
swindler-board-standing = Wann sollen wir dich fragen?
swindler-board-standing-text = Der Tisch hält an, wenn jemand mit Karten antworten könnte. Wähle, wann du die Frage sehen willst; sonst passen wir für dich. Wie lange der Tisch wartet, wird für alle ausgelost, ob sie gefragt werden oder nicht, und verrät nichts. Nur wer noch länger überlegt, fällt auf; an einem Tisch ohne Wartezeit fällt jede Pause auf.
swindler-board-ask-me = Frag mich
swindler-board-when-always = Immer
swindler-board-when-always-help = Auch wenn nichts von mir passt.
swindler-board-when-fits = Wenn etwas passt
swindler-board-when-fits-help = Sonst für mich passen.
swindler-board-when-turn = Diesen Zug nicht
swindler-board-when-turn-help = Ab dem nächsten Zug wie vorher.
swindler-board-when-never = Nie
swindler-board-when-never-help = Immer für mich passen.

## Einen Meisterdieb wählen
swindler-board-thieves = Welcher Meisterdieb willst du sein?
swindler-board-thieves-watched = Wer wird welcher Meisterdieb?
swindler-board-thieves-text =
    { $orders ->
        [one] Er wirkt, sobald du einen Auftrag erfüllt hast.
       *[other] Er wirkt, sobald du { $orders } Aufträge erfüllt hast.
    }
swindler-board-thief-of = { $thief }, bei { $who }

## Die Vorderseiten der Komplizen; wo ein Name lang ist, darf er getrennt werden
swindler-board-face-assassin = Meuchlerin
swindler-board-face-backstabber = Verräter
swindler-board-face-beggar = Bettler
swindler-board-face-copycat = Betrügerin
swindler-board-face-forger = Fälscher
swindler-board-face-gold_digger = Erb{"\u00AD"}schleicherin
swindler-board-face-guardian_angel = Schutz{"\u00AD"}engelchen
swindler-board-face-hustler = Taschen{"\u00AD"}spieler
swindler-board-face-know_it_all = Naseweis
swindler-board-face-lock_picker = Schloss{"\u00AD"}knackerin
swindler-board-face-sidekick = Lockvogel

## Die Plätze auf dem Tisch, und wie man sie liest
swindler-board-orders-title = Aufträge
swindler-board-orders-how = abgehakt ist, was du schon hast
swindler-board-orders-left = { $count } im Stapel
swindler-board-dealers-left = { $count } im Stapel
swindler-board-bags-how = was an Beute noch darin ist, und wie wahrscheinlich ein Schädel
swindler-board-bags-skulls = was an Beute noch darin ist, und wie viele Schädel
swindler-board-bags-at =
    { $you ->
        [yes] du bist beim { swindler-coloured }en, bis du aufhörst
       *[no] { $who } ist beim { swindler-coloured }en
    }
swindler-board-supply-line =
    Vorrat: { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }, { $neutral ->
        [one] ein neutrales Plättchen
       *[other] { $neutral } neutrale Plättchen
    }, { $posters ->
        [one] ein Steckbrief
       *[other] { $posters } Steckbriefe
    }
swindler-board-loot-word = Beute
swindler-board-unit =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
swindler-board-has-of = du hast { $had } von { $all }
swindler-board-has-all = du hast alles
swindler-board-has-helped = nur mit Komplizen
swindler-board-has-unmarked = alles da, kein Marker
swindler-board-yours = Deine Beute
swindler-board-yours-safe =
    { $safe ->
        [yes] vor einem Schädel sicher
       *[no] ein Schädel nimmt etwas davon
    }
swindler-board-left = noch { $count }
swindler-board-accomplices = Komplizen

## Die Schritte eines Zuges
swindler-board-steps = Die Schritte eines Zuges
swindler-board-step-reserve = Reservieren
swindler-board-step-steal = Stehlen
swindler-board-step-act = Aktionen
swindler-board-step-refill = Auffüllen
swindler-board-step-hire = Anheuern
swindler-board-step-done = erledigt
swindler-board-markers-mine = Deine Marker
swindler-board-markers-theirs = Marker von { $who }
swindler-board-markers-say =
    Wird einer verdrängt, kostet das { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
swindler-board-possible-actions = Was du tun kannst
swindler-board-hire-candidates = Einer davon kann kommen
swindler-board-hire-candidates-how = Zeig auf einen, um zu lesen, was er kann.
swindler-board-hire =
    { $count ->
        [one] eine Münze
       *[other] { $count } Münzen
    }
