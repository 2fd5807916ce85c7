# Das Spielbrett von Swindler im Browser.

sw-board = Der Tisch
sw-board-seats = Rund um den Tisch

## Aufträge und Hehler
sw-board-orders = Offene Aufträge
sw-board-order = { $order }; bringt { $reward }
sw-board-marker = reserviert von { $who }
sw-board-marker-mine = von dir reserviert
sw-board-met = du hast alles dafür
sw-board-no-order = hier liegt kein Auftrag
sw-board-dealers = Hehler
sw-board-dealer = Hehler { $n }
sw-board-dealer-about = Dieser Hehler kauft: { $fields }.
sw-board-field =
    { $what }, bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
sw-board-field-taken = { $what }, belegt: { $tile }
sw-board-no-dealer = hier ist kein Hehler

## Säcke
sw-board-bags = Säcke
sw-board-bag =
    { $what }: { $loot ->
        [0] keine Beute
        [one] ein Beuteplättchen
       *[other] { $loot } Beuteplättchen
    }, { $skulls ->
        [one] ein Schädel
       *[other] { $skulls } Schädel
    }
sw-board-bag-odds = { $bag }, Schädel beim nächsten Griff { $skull }
sw-board-bag-inside = Noch darin: { $tiles }.
sw-board-bag-skulls = Nur noch Schädel darin.
sw-board-lens = Blick hinein: { $bag }
sw-board-odds = Chancen
sw-board-odds-show = Chancen auf einen Schädel zeigen
sw-board-next-skull = Als Nächstes: Schädel { $skull }, { $skulls } von { $all }
sw-board-survive = kein Schädel bei { $draws } Griffen: { $chance }

## Die Plättchen dieses Zugs
sw-board-swag = In diesem Zug, { $who }
sw-board-swag-mine = In diesem Zug, deine
sw-board-drawn = In diesem Zug gezogen
sw-board-skull = Ein Schädel!
sw-board-last-chance = Letzte Chance: Schickt ihn jemand zurück?
sw-board-caught = Erwischt.
sw-board-stopped =
    { $you ->
        [yes] Du hörst hier auf.
       *[no] Hört hier auf.
    }
sw-board-forced = { $who } erzwingt noch einen Griff.
sw-board-free = Ein Schädel würde jetzt nichts kosten.
sw-board-bet-caught = { $who } wettet auf erwischt
sw-board-bet-free = { $who } wettet auf nicht erwischt

## Ausgespielte Karten
sw-board-stack = Karten im Spiel
sw-board-plays = { $who }: { $card }
sw-board-struck = ausgeschaltet, wie es steht
sw-board-help = Gezeigt von { $who }
sw-board-forges = { $tile } gilt als { $as }
sw-board-says-caught = wettet auf erwischt
sw-board-says-free = wettet auf nicht erwischt
sw-board-says-bag = weiter: { $bag }
sw-board-says-swap = { $yours } gegen { $theirs } von { $who }
sw-board-says-takes = nimmt: { $tile }
sw-board-asked = Gefragt: { $who }

## Was zu wählen ist
sw-board-choose = Wähle
sw-board-ways = Auf welche Weise?
sw-board-supply = Neutrale Plättchen im Vorrat
sw-board-loot-of = Beute von { $who }

## Die Plätze
sw-board-start = Startspieler
sw-board-points = Punkte:
sw-board-coins =
    { $count ->
        [0] keine Münzen
        [one] eine Münze
       *[other] { $count } Münzen
    }
sw-board-cards =
    { $count ->
        [0] keine Komplizen
        [one] ein Komplize auf der Hand
       *[other] { $count } Komplizen auf der Hand
    }
sw-board-posters =
    { $count ->
        [0] keine Steckbriefe
        [one] ein Steckbrief
       *[other] { $count } Steckbriefe
    }
sw-board-done = { $done } von { $end } Aufträgen erfüllt
sw-board-jailed = im Kerker
sw-board-known = bekannt von den Karten: { $cards }
sw-board-has = Beute: { $tiles }.
sw-board-hustler-of = hat den offenen Taschenspieler
sw-board-thief = { $thief }, ab { $orders } Aufträgen: { $can }
sw-board-thief-works = { $thief }, wirkt: { $can }

## Punkte, Stapel und Ablage
sw-board-track = Punkte: { $stands }
sw-board-stands = { $who } { $points }
sw-board-piles =
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
sw-board-piles-title = Stapel, Vorrat und Ablage
sw-board-supply-words =
    Im Vorrat: { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }, { $neutral ->
        [one] ein neutrales Plättchen
       *[other] { $neutral } neutrale Plättchen
    }, { $posters } Steckbriefe.
sw-board-gone-cards = Abgelegte Komplizen: { $count }
sw-board-gone-dealers = Hehler, die gegangen sind: { $count }
sw-board-fulfilled = Erfüllt von { $who }: { $count }
sw-board-house = Haus-Set: { $name }

## Die eigenen Sachen
sw-board-loot = Deine Beute
sw-board-no-loot = Noch keine Beute.
sw-board-coin = Eine Münze
sw-board-markers =
    { $count ->
        [0] keine Marker mehr
        [one] noch ein Marker
       *[other] noch { $count } Marker
    }
sw-board-hand = Deine Komplizen
sw-board-hustler-open = { $card }, liegt offen

## Daueraufträge
sw-board-standing = Wann sollen wir dich fragen?
sw-board-standing-text = Wer eine Karte hat, wird immer gefragt, wenn eine passen könnte. Wo du das nicht willst, passen wir für dich, nach derselben kurzen Frist wie bei allen. Fragen wir dich nur, wenn eine passt, verrät langes Überlegen etwas: Ein Bluff verbirgt das.
sw-board-ask-me = Frag mich
sw-board-when-always = Immer
sw-board-when-always-help = Auch wenn nichts von mir passt.
sw-board-when-fits = Wenn etwas passt
sw-board-when-fits-help = Sonst für mich passen.
sw-board-when-turn = Diesen Zug nicht
sw-board-when-turn-help = Ab dem nächsten Zug wie vorher.
sw-board-when-never = Nie
sw-board-when-never-help = Immer für mich passen.
sw-board-bluff = Bluffen
sw-board-bluff-help = Passt keine deiner Karten, dauert es eine Weile, als müsstest du nachdenken. Gegen Bots allein wartet niemand.

## Einen Meisterdieb wählen
sw-board-thieves = Welcher Meisterdieb willst du sein?
sw-board-thieves-watched = Wer wird welcher Meisterdieb?
sw-board-thieves-text =
    { $orders ->
        [one] Er wirkt, sobald du einen Auftrag erfüllt hast.
       *[other] Er wirkt, sobald du { $orders } Aufträge erfüllt hast.
    }
sw-board-thief-of = { $thief }, bei { $who }

## Die Vorderseiten der Komplizen; wo ein Name lang ist, darf er getrennt werden
sw-board-face-assassin = Meuchlerin
sw-board-face-backstabber = Verräter
sw-board-face-beggar = Bettler
sw-board-face-copycat = Betrügerin
sw-board-face-forger = Fälscher
sw-board-face-gold_digger = Erb{"\u00AD"}schleicherin
sw-board-face-guardian_angel = Schutz{"\u00AD"}engelchen
sw-board-face-hustler = Taschen{"\u00AD"}spieler
sw-board-face-know_it_all = Naseweis
sw-board-face-lock_picker = Schloss{"\u00AD"}knackerin
sw-board-face-sidekick = Lockvogel
