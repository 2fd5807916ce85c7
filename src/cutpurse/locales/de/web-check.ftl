# Die Prüfung einer Partie: War das Glück ehrlich?

check-title = Diese Partie prüfen
check-lead = War das Glück in dieser Partie ehrlich, oder hat sich jemand die Karten ausgesucht? Dein Browser findet es heraus; du musst es uns nicht glauben.
check-how = Wie das Glück entsteht
check-how-seal = Vor dem Geben versiegelt der Server ein Geheimnis: Alle sehen seinen Fingerabdruck, einen SHA-256, bevor es eine Karte gibt.
check-how-seeds = Dann denkt sich der Browser von allen, die sich setzen, eine Zufallszahl aus und nennt nur ihren Hash; Bots geben nichts dazu. Sind alle Stühle besetzt, kann sich kein Hash mehr ändern. Erst dann werden die Zahlen geöffnet.
check-how-open = Gemischt wird mit dem Geheimnis und allen Zahlen zusammen. Ist die Partie vorbei, wird das Geheimnis veröffentlicht, und alle können das Mischen wiederholen.
check-not = Passt alles, auch zu dem, was dein Browser gesehen hat, und ist deine Zahl dabei, dann konnte sich niemand die Karten frei aussuchen. Wer den Server betreibt, könnte höchstens Zahlen weglassen, und jede davon gibt eine andere Verteilung zur Auswahl. Wie viele fehlen, steht hier, und war es deine, obwohl dein Browser sie abgeschickt hat, dann steht auch das hier. Es beweist nicht, dass der Server nicht hineingeschaut hat: Wer ihn betreibt, könnte in die Karten sehen. Spiel dort, wo du dem Gastgeber traust, oder sei selbst der Gastgeber.

check-steps = Was dein Browser findet
check-steps-file = Was dein Browser in { $file } findet
check-reading = Wir holen die Aufzeichnung …
check-running = Wir prüfen …
check-verdict-fine = Das Glück war ehrlich.
check-verdict-fine-more = Siegel, Mischen, dein Anteil, deine Karten: Alles passt zusammen.
check-verdict-open = So weit passt alles zusammen.
check-verdict-open-more = Was sich von hier aus nicht sagen lässt, trägt ein Fragezeichen.
check-verdict-wrong = Mit dieser Aufzeichnung stimmt etwas nicht.
check-verdict-wrong-more = Sie ist beschädigt, jemand hat sie verändert, oder sie widerspricht dem, was dein Browser gesehen hat. Wo, steht hier drunter.
check-verdict-sign = { $verdict ->
    [fine] stimmt
    [wrong] stimmt nicht
   *[open] lässt sich von hier aus nicht sagen
}

check-read = Die Aufzeichnung
# So viele Züge, wie das Nachspiel hat; ein zurückgenommener Zug steht in der Aufzeichnung, aber nicht im Nachspiel.
check-read-fine = Sie ist lesbar: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}{ $back ->
    [0] { "" }
    [one] , dazu ein zurückgenommener
   *[other] , dazu { $back } zurückgenommene
}.
check-read-text = Das ist keine Aufzeichnung einer Partie, oder sie ist zu beschädigt, um sie zu lesen.
check-read-header = In ihrem Kopf fehlt etwas oder ist falsch, oder sie stammt von einer anderen Version.
check-read-entry = Sie bricht bei Eintrag { $entry }: Dort ist sie beschädigt, lückenhaft oder abgeschnitten.

check-seal = Das Siegel
check-seal-fine = Der SHA-256 des Geheimnisses ist das Siegel.
check-seal-wrong = Das Geheimnis passt nicht zum Siegel: Es ist ein anderes.

check-noted = Was du gesehen hast
check-noted-fine = Dieser Browser hat am Tisch dasselbe Siegel gesehen und aufgehoben.
check-noted-wrong = Dieser Browser hat am Tisch ein anderes Siegel gesehen: { $seal }.
check-noted-open = Dieser Browser hat von diesem Tisch kein Siegel aufgehoben. Hast du es notiert, vergleich selbst: { $seal }.

check-order = Die Reihenfolge
check-order-fine = { $opened ->
    [one] Laut Aufzeichnung hat ein Platz seine Zufallszahl geheim gehalten, bis alle Hashes feststanden. Sie passt zu ihrem Hash.
   *[other] Laut Aufzeichnung haben { $opened } Plätze ihre Zufallszahlen geheim gehalten, bis alle Hashes feststanden. Jede passt zu ihrem Hash.
}{ $missed ->
    [0] { "" }
    [one] { "" } Eine wurde nicht rechtzeitig geöffnet: Stattdessen zählt ihr Hash.
   *[other] { "" } { $missed } wurden nicht rechtzeitig geöffnet: Stattdessen zählen ihre Hashes.
}{ $told ->
    [0] { "" }
    [one] { "" } Eine wurde gleich offen genannt.
   *[other] { "" } { $told } wurden gleich offen genannt.
}
check-order-missed = Niemand hat seine Zufallszahl geöffnet: Wer das Geheimnis kannte, konnte die Karten vorher wissen.
check-order-told = Die Zufallszahlen wurden beim Hinsetzen offen genannt. Wer das Geheimnis kannte und sich zuletzt gesetzt hat, konnte sich die Karten aussuchen.
check-order-alone = Niemand hat eine Zufallszahl dazugegeben: Alles Glück kam aus dem Geheimnis.
check-order-order = Hashes und Öffnungen sind nicht in der richtigen Reihenfolge: Vielleicht wurde eine Zahl ausgesucht, als andere schon bekannt waren.
check-order-unfit = Die Zufallszahl von Platz { $seat } passt nicht zu ihrem Hash.
check-order-unreadable = Wie die Zufallszahlen geöffnet wurden, lässt sich nicht lesen.

check-hashes = Die Hashes
check-hashes-fine = Es sind die, die dieser Browser vor dem Geben gesehen hat und, falls du mitgespielt hast, bevor er deine Zahl geöffnet hat.
check-hashes-wrong = Dieser Browser hat andere Hashes gesehen, bevor die Zahlen geöffnet wurden: Jemand hat einen ausgetauscht.
check-hashes-open = Dieser Browser hat die Hashes nicht gesehen, bevor die Zahlen geöffnet wurden. Für die Reihenfolge hast du also nur das Wort des Servers.

check-seed = Dein Anteil
check-seed-fine = Die Zufallszahl, die dieser Browser dazugegeben hat, ist dabei.
check-seed-wrong = Die Zufallszahl, die dieser Browser dazugegeben hat, fehlt. Das Glück kann also ohne dich entstanden sein.
check-seed-missed = Deine Zufallszahl wurde nicht rechtzeitig geöffnet: Dieser Browser war nicht verbunden, oder sie liegt auf einem anderen Gerät. Stattdessen zählt ihr Hash.
check-seed-unheard = Dieser Browser hat deine Zufallszahl am { $time } abgeschickt, also rechtzeitig. Der Server sagt aber, sie sei nicht angekommen. Vielleicht war genau da deine Verbindung gestört; wenn nicht, hat der Server sie weggelassen. Stattdessen zählt ihr Hash.
check-seed-dropped = Dieser Browser hat deine Zufallszahl rechtzeitig geöffnet, und der Server hat sie angenommen. Die Aufzeichnung sagt etwas anderes.
check-seed-open = Dieser Browser hat keine Zufallszahl dazugegeben: Du hast zugesehen oder an einem anderen Gerät Platz genommen.

check-chain = Die Kette
check-chain-fine = Jeder Eintrag passt zum vorigen: Nichts wurde verändert, ausgelassen oder dazwischengeschoben.
check-chain-header = Der Kopf oder das erste Geben wurde verändert: Der Hash passt nicht.
check-chain-entry = Eintrag { $entry } wurde verändert: Sein Hash passt nicht.
check-chain-end = Das Ende wurde verändert, oder die letzten Einträge fehlen.

check-draws = Das Mischen
check-draws-fine = { $deals ->
    [one] Einmal gegeben, hier noch einmal gemischt: Es ergeben sich dieselben Karten.
   *[other] { $deals }-mal gegeben, hier jedes Mal noch einmal gemischt: Es ergeben sich dieselben Karten.
}
check-draws-some = { $deals ->
    [one] Einmal gegeben, hier noch einmal gemischt: Es ergeben sich dieselben Karten.
   *[other] { $deals }-mal gegeben, hier jedes Mal noch einmal gemischt: Es ergeben sich dieselben Karten.
} Die Partie wurde aber abgebrochen: Ob danach noch einmal gegeben wurde, lässt sich von hier aus nicht sagen.
check-draws-header = Zu so vielen spielt man dieses Spiel nicht.
check-draws-entry = In Eintrag { $entry } fehlen die gegebenen Karten, oder sie folgen nicht aus dem Geheimnis und den Zahlen der Plätze.
check-draws-end = Es wurde öfter oder seltener gegeben, als Runden gespielt wurden.
check-draws-open = Was dieses Spiel auslost, hängt an seinen Regeln: Das Programm unten wiederholt es.
check-draws-older = Wie hier gezogen wird, hängt an den Regeln, und die waren andere als heute.

check-hands = Deine Karten
check-hands-fine = { $deals ->
    [one] Du hast bekommen, was dieser Browser am Tisch gesehen hat.
   *[other] Du hast alle { $deals } Male bekommen, was dieser Browser am Tisch gesehen hat.
}
check-hands-some = { $deals ->
    [one] Dieser Browser hat einmal gesehen, was du bekommen hast, und es stimmt. Sonst war er nicht dabei.
   *[other] Dieser Browser hat { $deals }-mal gesehen, was du bekommen hast, und es stimmt. Sonst war er nicht dabei.
}
check-hands-entry = In Eintrag { $entry } bekommst du andere Karten, als dieser Browser am Tisch gesehen hat.
check-hands-end = Es fehlen Karten, die du laut diesem Browser bekommen hast.
check-hands-unknown = In diesem Spiel kommt das Glück Stück für Stück, und diese Seite merkt sich davon nichts. Das Programm unten prüft jedes Stück.
check-hands-open = Dieser Browser hat von dieser Partie keine Karten aufgehoben: Du hast zugesehen oder an einem anderen Gerät gespielt.
check-hands-older = In diesem Spiel kommt das Glück Stück für Stück, und diese Seite merkt sich nichts davon.

check-rules = Die Regeln
check-rules-older = Diese Partie begann nach Version { $began } der Regeln, heute gilt Version { $now }. Ältere Regeln spielt niemand noch einmal durch, auch das Programm unten nicht: Es prüft alles andere, und wie weit die heutigen Regeln zur selben Partie führen.
check-rules-newer = Diese Partie begann nach Version { $began } der Regeln, dieser Server kennt nur die bis { $now }. Ein neueres Programm kann sie prüfen.
check-lesson = Das Glück
check-lesson-scripted = Das war eine Lektion. Ihr Glück stand im Drehbuch, wie das Geheimnis in klaren Worten sagt: Es wurde nicht gezogen und sollte nicht gerecht sein. Alles andere lässt sich prüfen wie immer.

check-self = Ohne diese Seite
check-self-text = Eine Seite prüft immer nur nach ihrem eigenen Maß. Das Programm spielt die ganze Partie aus der Aufzeichnung nach, jedes Los und jeden Zug nach den Regeln:
check-download = Aufzeichnung herunterladen
check-replay = Wiederholung ansehen

check-other = Eine andere Aufzeichnung prüfen
check-other-text = Leg eine Aufzeichnung hier ab, oder wähl eine Datei. Sie bleibt in deinem Browser.
check-other-choose = Datei wählen

check-running-game-title = Noch versiegelt
check-running-game-text = Diese Partie läuft noch. Ist sie vorbei, wird das Geheimnis veröffentlicht, und du kannst hier alles prüfen. Bis dahin ist das ihr Siegel:
check-none-title = Keine solche Partie
check-none-text = Unter dieser Adresse liegt keine Aufzeichnung. Hast du sie als Datei, prüf sie unten.
check-error-title = Die Aufzeichnung ließ sich nicht laden
check-error-text = Der Server antwortet nicht. Versuch es gleich noch einmal.
check-error-again = Noch einmal
check-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
