# Was im Regal über Gaunerbande steht: Name, ein Satz dazu, wie lange es dauert und was man vereinbaren kann.
gaunerbande-title = Gaunerbande
    .text = Stiche meiden, Gauner loswerden, den Politiker dem Nachbarn gönnen.
    .time = 45–90 Min.
    .credits = Autor im uns vorliegenden Text nicht genannt · Perdix Spiele
gaunerbande-tally = Politiker eingesteckt
    .text = Wie oft du den korrupten Politiker genommen hast, daneben ein gleicher Anteil für alle am Tisch.
gaunerbande-option-limit = Ende, wenn jemand mehr hat als
    .unit = { $value ->
        [one] Minuspunkt
       *[other] Minuspunkte
    }
    .agreed = { $value ->
        [one] Ende, wenn jemand mehr als einen Minuspunkt hat
       *[other] Ende, wenn jemand mehr als { $value } Minuspunkte hat
    }

# Die begleitete erste Partie. Links sitzt Pip, dann Lulu und Mack; ① und ② sind das, worauf der Schritt zeigt.
gaunerbande-lesson-first-cost = Worum es geht
    .text = Du machst Stiche, und manche tun weh. ① Jede schwarze Karte darin ist ein Gauner und kostet 1 Punkt. ② Der korrupte Politiker kostet 13. Wer die wenigsten Punkte hat, gewinnt.
gaunerbande-lesson-first-pass = Zuerst gibst du drei Karten weiter
    .text = Alle geben drei Karten weiter, du an Pip links von dir. Hohe Karten machen Stiche, also weg mit ① Blau 12 und ② den schlimmsten zwei: dem Politiker und Schwarz 12.
    .do = Wähl die drei Karten im Ring und gib sie weiter.
gaunerbande-lesson-first-got = Und das kam zurück
    .text = Das hat Mack dir gegeben: ① Rot 12 und ② zwei weitere Gauner. Auch er wollte sie loswerden. Ihr beide wisst nun, wo sie sind, sonst niemand.
gaunerbande-lesson-first-follow = Farbe bekennen
    .text = ① Mack spielt Grün aus, und du hast Grün, also musst du bekennen. ② Das höchste Grün macht den Stich. Im ersten ist nie ein Gauner, er kostet nichts.
    .do = Spiel Grün 11 und nimm den Stich.
gaunerbande-lesson-first-lead = Dein Stich, du spielst aus
    .text = Schwarz muss warten: Niemand spielt einen Gauner aus, bevor einer abgeworfen wurde. Spiel also ① Grün aus. Du hast nur noch zwei davon.
    .do = Spiel Grün 3 oder Grün 8 aus.
gaunerbande-lesson-first-low = Bleib unten
    .text = ① Mack spielt Rot. Nach dir kommt Pip, und der hat deinen Politiker, Rot 10! Das höchste Rot nimmt ihn mit. Bleib also mit ② einer kleinen Karte darunter.
    .do = Spiel Rot 1, 3 oder 6.
gaunerbande-lesson-first-politician = 13 Punkte für Pip
    .text = Pip hatte kein anderes Rot: Der Politiker musste heraus, und er war der Höchste. ① Sieh dir Pips Punkte an: Diese eine Karte kostet so viel wie alle Gauner zusammen.
gaunerbande-lesson-first-throw = Kein Blau? Dann wirf ab
    .text = ① Pip spielt Blau, und du hast keins. Dann darfst du irgendeine Karte abwerfen, und sie macht den Stich nie. Eine gute Gelegenheit für ② einen hohen Gauner.
    .do = Wirf Schwarz 10 oder Schwarz 11 ab.
gaunerbande-lesson-first-gang = Der kühne Ausweg
    .text = Wer alle 13 Gauner und den Politiker nimmt, vereint die Bande: Ihn kostet die Runde nichts, und alle anderen bekommen 26 Punkte. Selten, aber herrlich.
gaunerbande-lesson-first-on = Mehr ist es nicht
    .text = Runde folgt auf Runde, bis jemand mehr als 30 Punkte hat; sonst sind es 100. Die wenigsten Punkte gewinnen. Spiel weiter, wie du magst: Die Laterne gibt dir Tipps.
