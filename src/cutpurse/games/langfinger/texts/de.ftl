# Was im Regal über Langfinger steht: Name, ein Satz dazu, wie lange es dauert und was man vereinbaren kann.
langfinger-title = Langfinger
    .text = Fünf Orte, drei Steine, eine Nacht: Werkzeug holen, knacken, verhökern.
    .time = 30–45 Min.
    .credits = Christian Fiore und Knut Happel · Pegasus Spiele, 2009
langfinger-tally = Steine umsonst
    .text = Wie viele deiner Steine nichts gebracht haben, daneben ein gleicher Anteil für alle am Tisch.
langfinger-option-free_spaces = Ein Stein kommt auf
    .agreed = { $value ->
        [on] Steine kommen auf jedes freie Feld
       *[off] Steine kommen auf das niedrigste freie Feld
    }
langfinger-option-free_spaces-off = das niedrigste freie Feld
langfinger-option-free_spaces-on = jedes freie Feld
langfinger-option-rogues = Gauner werden
    .agreed = { $value ->
        [choose] Gauner werden gewählt
       *[random] Gauner werden gelost
    }
langfinger-option-rogues-random = gelost
langfinger-option-rogues-choose = reihum gewählt
langfinger-option-stalled = Schluss, wenn niemand verdient,
    .unit = { $value ->
        [one] Runde lang, 0 für nie
       *[other] Runden lang, 0 für nie
    }
    .agreed = { $value ->
        [0] Egal, wie lange niemand verdient
        [one] Schluss, wenn eine Runde lang niemand verdient
       *[other] Schluss, wenn { $value } Runden lang niemand verdient
    }
langfinger-option-max_rounds = Höchstens
    .unit = { $value ->
        [one] Runde, 0 für ohne Grenze
       *[other] Runden, 0 für ohne Grenze
    }
    .agreed = { $value ->
        [0] Bis jemand 20 Geld hat
        [one] Spätestens nach einer Runde Schluss
       *[other] Spätestens nach { $value } Runden Schluss
    }
langfinger-option-components = Eigene Karten
    .agreed = Eigene Karten: { $value }

# Die begleitete erste Partie: eine Runde. Der Lernende spielt Hans, dann kommen Pip und Lulu; ① und ② ist, worauf der Schritt zeigt.
langfinger-lesson-first-night = Eine Nacht, drei Steine
    .text = Du schickst ① drei Steine an ② fünf Orte. Sie kommen der Reihe nach dran, und überall handelt zuerst, wer zuerst da war. Das meiste Geld gewinnt.
langfinger-lesson-first-city = Zuerst in die City
    .text = In ① der City liegt Werkzeug offen. Jeder Stein dort nimmt zwei davon, und der erste hat die größte Auswahl.
    .do = Setz einen Stein in die City.
langfinger-lesson-first-villa = Ein Schloss knacken
    .text = ① Diese Säule in ② der Villa braucht Dietrich, Hammer und Plan. Einen Hammer hast du; die anderen zwei liegen in der City, und dort bist du zuerst dran.
    .do = Setz einen Stein in die Villa.
langfinger-lesson-first-harbour = Und jemand, der es kauft
    .text = Auf einer Säule steht immer ein Gemälde. ① Dieser Hehler nimmt Gemälde und zahlt 1 mehr. Jeder Hehler bedient nur einen Stein, also sei zuerst ② im Hafen.
    .do = Setz einen Stein in den Hafen.
langfinger-lesson-first-tools = Es wird Nacht: die City
    .text = Alle Steine liegen, es geht los. Dein Stein war zuerst in der City: Nimm ① das, was die Säule verlangt.
    .do = Wähl einen Dietrich und einen Plan, dann „Nehmen“.
langfinger-lesson-first-rob = Dein Gauner hilft
    .text = Du bist Hans, und der zählt selbst als Hammer: einmal je Runde in der Villa und einmal im Museum. So genügen Dietrich und Plan für ① die Säule.
    .do = Öffne die Säule mit Hans und behalte deinen Hammer.
langfinger-lesson-first-loot = Das siehst nur du
    .text = ① Ein Gemälde, 3 wert. Die anderen sehen nur seine Rückseite. Unverkauft zählt es nichts; nur das Geld aus einer Truhe hast du sofort.
langfinger-lesson-first-ruin = Wozu die Ruine gut ist
    .text = Lulu konnte in der Villa nichts öffnen. In ① der Ruine hat sie vier Werkzeuge gegen sechs neue getauscht: Dafür ist sie da, wenn die Hand nicht passt.
langfinger-lesson-first-sell = Mach es zu Geld
    .text = Pip hat inzwischen das Museum ausgeräumt. Nun der Hafen, und du bist zuerst dran: Verkauf ① das Gemälde an ② den Hehler, der 1 mehr zahlt.
    .do = Verkauf dein Gemälde dem ersten Hehler.
langfinger-lesson-first-dawn = Vier für dich
    .text = Geld entscheidet. Alles wird aufgefüllt, die Startkarte geht an Pip, und ihr setzt wieder. Schluss ist bei 20, in dieser kurzen Partie nach der zweiten Runde. Spiel weiter!
