# Das Regal: was man vor dem Spiel liest.
liars-dice-title = Lügenwürfeln
    .text = Würfle verdeckt, biete auf alle Würfel am Tisch, und nenn eine Lüge eine Lüge.
    .time = 15–30 Min.
liars-dice-option-dice = Würfel für jeden
    .agreed = { $value ->
        [one] je ein Würfel
       *[other] je { $value } Würfel
    }
liars-dice-option-wild = Einsen zählen als jede Augenzahl
    .agreed = { $value ->
        [no] Einsen sind nur Einsen
       *[yes] Einsen zählen als jede Augenzahl
    }
liars-dice-option-doubt = Wer zweifeln darf
    .agreed = { $value ->
        [next] nur wer als Nächstes kommt, darf zweifeln
       *[anyone] alle dürfen zweifeln
    }
liars-dice-option-doubt-anyone = alle
liars-dice-option-doubt-next = nur wer als Nächstes kommt
liars-dice-option-rounds = Höchstens so viele Runden
    .agreed = { $value ->
        [0] bis nur einer übrig ist
        [one] eine Runde
       *[other] { $value } Runden
    }

# Der Tisch.
liars-dice-welcome =
    Alle würfeln verdeckt. Du siehst nur deine Würfel und bietest auf alle.
    Bietet höher und höher, wahr oder nicht, bis jemand zweifelt.
    Wer falsch lag, verliert einen Würfel. Wer als Letztes noch welche hat, gewinnt.
liars-dice-field-round = Runde
liars-dice-field-bid = Das Gebot
liars-dice-field-bidder = Geboten hat
liars-dice-field-hand = Unter deinem Becher
liars-dice-field-dice = Würfel
liars-dice-field-shown = Zuletzt gezeigt

liars-dice-piece-one = Eins
liars-dice-piece-two = Zwei
liars-dice-piece-three = Drei
liars-dice-piece-four = Vier
liars-dice-piece-five = Fünf
liars-dice-piece-six = Sechs

liars-dice-command-bid = { $first } × { $second }
    .group = Bieten
    .ask = Was bietest du?
liars-dice-command-pass = Stehen lassen
    .group = Deine Antwort
    .ask = Zweifelst du das Gebot an?
liars-dice-command-doubt = Anzweifeln
    .group = Deine Antwort

# Das Protokoll.
liars-dice-event-Rolled = Alle würfeln, und { $you ->
        [yes] du beginnst
       *[no] { $who } beginnt
    }.
liars-dice-event-Bid = { $you ->
        [yes] Du bietest
       *[no] { $who } bietet
    } { $number } × { $face }.
liars-dice-event-Believed = Niemand zweifelt.
liars-dice-event-Doubted = { $you ->
        [yes] Du zweifelst
       *[no] { $who } zweifelt
    }, und die Becher werden gehoben: { $found ->
        [0] Kein Würfel zählt
        [one] Ein Würfel zählt
       *[other] { $found } Würfel zählen
    }.
liars-dice-event-DieLost = { $you ->
        [yes] Du verlierst
       *[no] { $who } verliert
    } einen Würfel.

liars-dice-over-LD-4-2 = Nur unter einem Becher liegen noch Würfel.
liars-dice-over-LD-4-3 = Das war die letzte Runde.
