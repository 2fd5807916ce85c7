# Was im Regal über Swindler steht: Name, ein Satz dazu, wie lange es dauert und was man vereinbaren kann.
swindler-title = Swindler
    .text = Noch ein Griff in den Sack? Die Komplizen der anderen schauen zu.
    .time = 45–60 Min.
    .credits = Matthias Cramer · Edition Spielwiese, 2022
swindler-tally = Schädel gezogen
    .text = Wie viele Schädel du gezogen hast, daneben was deine Griffe im Mittel bringen.
swindler-option-thieves = Meisterdiebe werden
    .agreed = { $value ->
        [draft] Meisterdiebe werden reihum gewählt
        [random] Meisterdiebe werden ausgeteilt
       *[off] Ohne Meisterdiebe
    }
swindler-option-thieves-draft = reihum gewählt
swindler-option-thieves-random = ausgeteilt
swindler-option-thieves-off = weggelassen
swindler-option-hustler = Nach dem Tausch geht der Taschenspieler
    .agreed = { $value ->
        [passes] Der Taschenspieler geht an den, mit dem getauscht wurde
       *[stays] Der Taschenspieler bleibt, wo er ist
    }
swindler-option-hustler-passes = an den anderen
swindler-option-hustler-stays = nicht weiter
swindler-option-odds = Die Gefahr im Sack
    .agreed = { $value ->
        [shown] Die Gefahr im Sack wird angezeigt
       *[hidden] Die Gefahr im Sack rechnet jeder selbst aus
    }
swindler-option-odds-shown = wird angezeigt
swindler-option-odds-hidden = rechnet jeder selbst aus
swindler-option-max_rounds = Höchstens
    .unit = { $value ->
        [one] Runde, 0 für ohne Grenze
       *[other] Runden, 0 für ohne Grenze
    }
    .agreed = { $value ->
        [0] Bis jemand genug Aufträge erfüllt hat
        [one] Spätestens nach einer Runde Schluss
       *[other] Spätestens nach { $value } Runden Schluss
    }
swindler-option-components = Eigene Karten
    .agreed = Eigene Karten: { $value }

# Die begleitete erste Partie: ein Zug des Lernenden, dann der von Pip. Lulu sitzt als Dritte; ① und ② ist, worauf der Schritt zeigt.
swindler-lesson-first-orders = Gesucht: Beute
    .text = ① Die Aufträge sagen, was gesucht ist, und ② fünf Säcke sind voll Beute. Zieh so viele Plättchen, wie du dich traust, doch auch Schädel stecken darin. Die meisten Punkte gewinnen.
swindler-lesson-first-reserve = Such dir einen Auftrag
    .text = ① Dieser Auftrag bringt 5 Punkte für einen Ring und eine Uhr. Leg zuerst einen deiner drei Marker darauf: Erfüllen kannst du nur, was du reserviert hast.
    .do = Wähl den umrandeten Auftrag, dann „Reservieren“.
swindler-lesson-first-bag = Wo stehlen?
    .text = ① Im roten Sack sind zwei Ringe und eine Uhr, sieben Plättchen insgesamt, und ein Schädel. Hast du einen Sack genannt, ziehst du nur noch aus diesem.
    .do = Wähl den roten Sack, dann „Hier stehlen“.
swindler-lesson-first-skull = Erst mal eine Halskette
    .text = ① Sie liegt vor dir, ist aber noch nicht sicher: Ziehst du den Schädel, geht alles Rote, das du hast, zurück in den Sack.
    .do = Drück „Weiterziehen“.
swindler-lesson-first-risk = Ein Ring! Fehlt nur die Uhr
    .text = ① Sechs Plättchen sind noch im Sack. Eins ist die Uhr, und eins ist der Schädel, der dich beide kosten würde. Traust du dich?
    .do = Drück „Weiterziehen“.
swindler-lesson-first-stop = Die Uhr! Das reicht
    .text = ① Jetzt hast du, was der Auftrag verlangt. Jeder weitere Griff setzt alles wieder aufs Spiel, also hör auf: Was du jetzt hast, bleibt dir.
    .do = Drück „Aufhören“.
swindler-lesson-first-fulfil = Liefere ab
    .text = ① Dieser Auftrag nimmt Ring und Uhr und bringt sofort 5 Punkte. Andere wollen die Beute nur sehen, und du behältst sie.
    .do = Wähl den Auftrag, dann „Erfüllen“.
swindler-lesson-first-sell = Wer will eine Halskette?
    .text = Für ① deine Halskette gibt ein Hehler 2 Punkte, auf ② diesem Feld. Wer bei einem Hehler das letzte Feld füllt, bekommt 2 Punkte dazu.
    .do = Wähl das Feld, dann „Verkaufen“.
swindler-lesson-first-done = Nichts mehr zu verkaufen
    .text = Erfüllen und verkaufen dürftest du, solange du Beute hast. Du hast keine mehr, also bist du mit deinen Aktionen fertig.
    .do = Drück „Fertig“.
swindler-lesson-first-hire = Jemand, der dir hilft
    .text = Mit deiner Münze heuerst du einen Komplizen an. Niemand sieht, wen du bekommst, und die meisten schlagen im Zug eines anderen zu.
    .do = Drück „Einen anheuern“.
swindler-lesson-first-angel = Pip hat einen Schädel gezogen!
    .text = ① Du hast das Schutzengelchen angeheuert, und jetzt kommt sein Moment: Der Schädel geht zurück und Pip ist gerettet, aber du nimmst dir dafür eins von Pips Plättchen.
    .do = Drück „Schutzengelchen spielen“.
swindler-lesson-first-take = Dein Lohn
    .text = ① Die Doppelmünze ist zwei Münzen wert. ② Das Plättchen mit drei Schlüsseln gilt als Schlüssel jeder Farbe, und ein Auftrag will zwei Schlüssel.
    .do = Wähl eins davon, dann „Nehmen“.
swindler-lesson-first-on = So geht ein Zug
    .text = Schluss ist sonst nach acht erfüllten Aufträgen, in dieser kurzen Partie nach drei Runden. Manchmal kommt die Polizei: Wer viel Beute hat, gibt welche ab. Spiel weiter!
