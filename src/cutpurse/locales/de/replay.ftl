# Eine Partie noch einmal ansehen, und die Prüfung ihres Glücks.

# --- Wiederholung ---
replay-title = Wiederholung
replay-of = { $game } · { $date } · { $winners }
replay-unfinished = nicht beendet
replay-won = { $count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gewonnen
}
replay-loading = Wir spulen zurück …
replay-gone-title = Nichts zum Zurückspulen
replay-gone-text = Diese Partie gibt es nicht, sie hat noch nicht begonnen, oder du darfst noch nicht hineinsehen. Die Karten der anderen liegen erst am Ende offen.
replay-error-title = Das Band klemmt
replay-error-text = Die Partie ließ sich nicht holen. Verloren ist nichts; versuch es noch einmal.
replay-error-again = Noch einmal
replay-no-board = Für { $game } gibt es hier noch keinen Spieltisch.

replay-controls = Wiederholung
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Einen Zug vor
replay-step-back = Einen Zug zurück
replay-chapter = Zum nächsten Abschnitt
replay-chapter-back = Zum Abschnitt davor
replay-speed = Tempo: { $speed }-fach
replay-speed-short = { $speed }×
replay-timeline = Züge
replay-place = Zug { $n } von { $last }
replay-value = { $where }: { $line }
replay-value-bare = { $where }, Zug { $n } von { $last }
replay-round = Runde { $round }

replay-eyes = Wessen Augen
replay-eyes-you = { $name } (du)
replay-eyes-watch = Jemand, der zusieht
replay-eyes-open = Alle Karten
replay-eyes-later = Am Ende der Partie liegen alle Karten offen.

replay-log = Verlauf
replay-share = Link zu diesem Zug
replay-share-hint = Wer ihn öffnet, sieht diesen Zug mit denselben Augen.
replay-shared = Link kopiert. Er führt genau zu diesem Zug.
replay-share-by-hand = Kopier diese Adresse:
replay-more = Teilen und behalten
replay-download = Aufzeichnung herunterladen
replay-check = Partie prüfen
replay-table = Zum Tisch
replay-keys = Pfeiltasten gehen Zug um Zug, Bild auf und Bild ab springen, Pos1 und Ende gehen ganz nach vorn und hinten, die Leertaste spielt ab.

# --- diese Partie prüfen ---
check-title = Diese Partie prüfen
check-lead = War das Glück in dieser Partie ehrlich, oder hat sich jemand die Karten ausgesucht? Dein Browser findet es heraus; du musst es uns nicht glauben.
check-how = Wie das Glück entsteht
check-how-seal = Vor dem Geben versiegelt der Server ein Geheimnis: Alle sehen seinen Fingerabdruck, einen SHA-256, bevor es eine Karte gibt.
check-how-seeds = Dann gibt der Browser von allen, die sich setzen, eine eigene Zufallszahl dazu; Bots geben keine. Der Server kannte diese Zahlen nicht, als er sein Geheimnis versiegelte, und am Tisch kannte niemand das Geheimnis.
check-how-open = Gemischt wird mit allem zusammen. Ist die Partie vorbei, wird das Geheimnis veröffentlicht, und alle können noch einmal mischen.
check-not = Passt alles, dann hat niemand am Glück gedreht. Es beweist nicht, dass der Server nicht gespickt hat: Wer ihn betreibt, könnte in die Karten sehen. Spiel dort, wo du dem Gastgeber traust, oder sei selbst der Gastgeber.

check-steps = Was dein Browser findet
check-steps-file = Was dein Browser in { $file } findet
check-reading = Wir holen die Aufzeichnung …
check-running = Wir prüfen …
check-verdict-fine = Das Glück war ehrlich.
check-verdict-fine-more = Siegel, Mischen, dein Anteil, deine Karten: Alles passt zusammen.
check-verdict-open = So weit passt alles zusammen.
check-verdict-open-more = Was sich von hier aus nicht sagen lässt, trägt ein Fragezeichen.
check-verdict-wrong = Mit dieser Aufzeichnung stimmt etwas nicht.
check-verdict-wrong-more = Sie ist beschädigt, oder jemand hat sie verändert. Wo, steht hier drunter.
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

check-seed = Dein Anteil
check-seed-fine = Die Zufallszahl, die dieser Browser dazugegeben hat, ist dabei.
check-seed-wrong = Die Zufallszahl, die dieser Browser dazugegeben hat, fehlt. Das Glück kann also ohne dich entstanden sein.
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
check-hands-end = Es fehlen Karten, die dieser Browser dich bekommen sah.
check-hands-unknown = In diesem Spiel kommt das Glück Stück für Stück, und diese Seite merkt sich davon nichts. Das Programm unten prüft jedes Stück.
check-hands-open = Dieser Browser hat von dieser Partie keine Karten aufgehoben: Du hast zugesehen oder an einem anderen Gerät gespielt.

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
check-error-title = Die Aufzeichnung kam nicht
check-error-text = Der Server hat nicht geantwortet. Versuch es gleich noch einmal.
check-error-again = Noch einmal
check-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
