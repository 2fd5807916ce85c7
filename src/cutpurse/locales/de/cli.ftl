# Die Befehlszeile: Hilfe, Listen, und was zu falschen Wörtern gesagt wird.

## Hilfe
help-cutpurse =
    Gaunerspiele an einem Tisch.

    cutpurse                            der Tisch im Browser
    cutpurse serve --host 0.0.0.0       dasselbe für alle in deinem Netz
    cutpurse play                       hier im Terminal spielen
    cutpurse play langfinger --seats 5
    cutpurse rules GB-3.4               eine Regel lesen
help-commands = Befehle
help-arguments = Angaben
help-options = Optionen
help-help = Zeigt diese Hilfe.
help-version = Zeigt die Version.
help-lang = Sprache, de oder en. Ohne Angabe die deines Systems.
help-play =
    Spiel im Terminal gegen Bots.

    cutpurse play [GAME] [OPTIONEN]
help-play-game = Welches Spiel: { $games }; ohne Angabe { $usual }.
help-play-seats = Wie viele mitspielen, du eingeschlossen; ohne Angabe 4 oder die Zahl, die dem am nächsten kommt.
help-play-bots = Wer die anderen sind: eine Stufe von 1 bis 8, greedy oder random; cutpurse bots sagt, wie sie so sind.
help-play-seed = Eine ganze Zahl: dieselbe Zahl gibt dieselben Karten.
help-play-option = Eine Regel ändern, zum Beispiel limit=50, oder mit components=my.toml eigene Karten mitbringen. Mehrmals erlaubt.
help-play-name = Dein Name am Tisch.
help-play-resume = Spielt weiter, wo du zuletzt aufgestanden bist; mit GAME in diesem Spiel oder in genau der Partie, die cutpurse unfinished so nennt.
help-play-new = Beginnt eine neue Partie, ohne nach einer angefangenen zu fragen.
help-play-quick = Keine Pause nach den Zügen der Bots.
help-play-slow = Wo alle zugleich handeln, vergeht die Zeit so viel langsamer: 2- bis 10-mal.
help-play-plain = Zeile für Zeile statt eines Tisches im ganzen Fenster, wie in Pipes und kleinen Fenstern.
help-unfinished = Zeigt deine angefangenen Partien und wie es mit jeder weitergeht.
help-games = Zeigt die Spiele.
help-bots = Die Bots: wer sie sind, wie stark und wie sie so sind.
help-bots-game = Zeigt die Wertungen in diesem Spiel; ohne Angabe sind es die Mittel über alle Spiele.
help-rules =
    Zeigt eine Regel, die Anleitung eines Spiels oder das Verzeichnis aller Regeln.

    cutpurse rules [REGEL | SPIEL]
help-rules-what = Eine Regel wie GB-3.4, oder ein Spiel.
help-components =
    Was auf den Karten eines Spiels steht, für alle, die ihre eigene Schachtel abtippen wollen.

    cutpurse components GAME --export my.toml
    cutpurse components GAME --check my.toml
help-components-game = Welches Spiel: bei { $games } können Teile anders sein.
help-components-export = Schreibt unser Set in diese Datei, mit einer Erklärung zu jedem Teil.
help-components-check = Sucht in dieser Datei nach Fehlern.
help-components-force = Lässt --export eine Datei ersetzen.
help-verify =
    Prüft die Aufzeichnung einer Partie: jede gezogene Karte, jedes Ereignis, und ob alles zusammenpasst.

    In welcher Reihenfolge die Zufallszahlen kamen, hat der Server aufgeschrieben. Warst du dabei, vergleicht „Diese Partie prüfen“ in deinem Browser das mit dem, was du gesehen hast.

    Von einer Partie, die nach älteren Regeln begann, wird geprüft, was ohne Regeln geht, und wie weit die heutigen zum selben führen; die älteren werden nicht noch einmal gespielt.

    Der Exit-Code ist 0, wenn sie stimmt, 1, wenn nicht, 2, wenn die Datei nicht zu lesen ist oder ein Argument falsch war, und 3, wenn sie nach älteren Regeln begann und stimmt, soweit es sich prüfen ließ.

    cutpurse verify FILE
help-verify-file = Die Aufzeichnung.
help-review =
    Was eine Partie entschieden hat: wie sich die Chancen auf den Sieg änderten, welche Entscheidungen am meisten gekostet haben, nach dem, was man da wissen konnte, und was Glück war.

    Es dauert bis zu einer Minute, beim zweiten Mal gar nicht. Strg-C bricht ab.

    cutpurse review FILE
help-review-file = Die Aufzeichnung einer beendeten Partie, oder ein Spielstand davon.
help-review-seat = Nur, was eine Person entschieden hat: ihr Name oder ihr Platz, gezählt ab 1.
help-review-seconds = Wie viele Sekunden Rechenzeit es höchstens dauern darf: 1 bis 600, ohne Angabe 40.
help-review-json = Alles als JSON.
help-new =
    Lege das Gerüst für ein eigenes Spiel an: ein Paket mit einem winzigen Spiel, das man gleich spielen kann.

    cutpurse new game NAME [--folder ORDNER]
help-new-what = game; anderes gibt es noch nicht.
help-new-name = Wie das Spiel heißt: Kleinbuchstaben, Ziffern und Bindestriche, etwa liars-dice.
help-new-folder = Wohin damit; ohne Angabe in einen Ordner dieses Namens hier.
help-conform =
    Lass alle Prüfungen über ein Spiel laufen, mit jeder Spielerzahl und jeder Option. Das kann Minuten dauern.

    Das Ergebnis ist 0, wenn das Spiel besteht, sonst 1.

    cutpurse conform SPIEL
help-conform-game = Das Spiel.

## Listen
game-left-out = Fehlt hier: { $line }
game-trouble-broken = Das Spiel { $game } aus dem Paket { $package } lässt sich nicht spielen: { $reason }
game-trouble-failing = Das Spiel { $game } aus dem Paket { $package } wird weggelassen: { $reason }
game-trouble-claimed =
    Mehrere Pakete haben ein Spiel { $game } ({ $packages }): { $ours ->
        [yes] Verwendet wird das von cutpurse.
       *[no] Verwendet wird keines davon, bis nur noch eines installiert ist.
    }
game-trouble-none = Es ist kein Spiel installiert, nicht einmal unsere: Ruf make auf, oder pip install -e ., wo die Quellen liegen.
games-line = { $name }: { $players } Leute; Optionen: { $options }
rules-only-in =
    Dieses Regelbuch gibt es nur auf { $language ->
        [de] Deutsch
       *[en] Englisch
    }.
rules-how = Eine Regel: cutpurse rules GB-3.4. Alle eines Spiels: cutpurse rules gaunerbande.

## Karten aus der eigenen Schachtel
components-how =
    Unser Set für { $game } kannst du ändern:
    { "" }  { $program } components { $game } --export my.toml
    Tipp ab, was auf deinen Karten steht, dann such nach Fehlern und spiel damit:
    { "" }  { $program } components { $game } --check my.toml
    { "" }  { $program } play { $game } --option components=my.toml
components-written =
    In { $file } steht unser Set. Ändere, was in deiner Schachtel anders ist, dann:
    { "" }  { $program } components { $game } --check { $quoted }
    { "" }  { $program } play { $game } --option components={ $quoted }
components-written-fixed = In { $file } stehen die Leute aus { $game } zum Nachlesen. Nichts darin ändert das Spiel, und es gibt keine Option dafür.
components-fixed = { $game } hat in jeder Schachtel dieselben Karten: Da gibt es nichts zu ändern und keine Option dafür. --export schreibt sie zum Nachlesen auf.
components-none = { $game } hat keine Datei mit Teilen: Was es zu den Teilen zu sagen gibt, steht in den Regeln, und ändern lässt sich keins.
components-fine =
    { $named ->
        [no] { $file } ist in Ordnung.
       *[other] { $file } ist in Ordnung: „{ $title }“.
    } So spielst du damit:
    { "" }  { $program } play { $game } --option components={ $quoted }
components-telltale =
    { $count ->
        [one] Eine Karte erkennt man schon von hinten: { $cards }. Das ist erlaubt, dann aber kein Geheimnis mehr.
       *[other] { $count } Karten erkennt man schon von hinten: { $cards }. Das ist erlaubt, dann aber kein Geheimnis mehr.
    }
components-there = { $file } gibt es schon. Nimm einen anderen Namen, oder ersetz die Datei mit --force.
components-unwritten = { $file } lässt sich nicht schreiben: { $reason }.
components-no-text = { $file } ist kein Text: Speichere die Datei als UTF-8.
components-empty = { $file } ist leer. Mit --export bekommst du ein Set zum Anfangen.
components-one = Nimm --export und --check nacheinander, nicht zusammen.

## Aufzeichnungen
verified-moves =
    { $moves ->
        [one] ein Zug
       *[other] { NUMBER($moves, useGrouping: 0) } Züge
    }{ $back ->
        [0] { "" }
        [one] { "" } und einer, der zurückgenommen wurde
       *[other] { "" } und { NUMBER($back, useGrouping: 0) }, die zurückgenommen wurden
    }
verified =
    { $rounds ->
        [one] Die Aufzeichnung stimmt: { $game }, { $seats } Leute, eine Runde, { verified-moves }. Jedes Ereignis folgt aus den Regeln und dem Geheimnis, und das Geheimnis passt zu seinem Siegel { $seal }.
       *[other] Die Aufzeichnung stimmt: { $game }, { $seats } Leute, { $rounds } Runden, { verified-moves }. Jedes Ereignis folgt aus den Regeln und dem Geheimnis, und das Geheimnis passt zu seinem Siegel { $seal }.
    }
verified-unfinished = Die Aufzeichnung stimmt, so weit sie reicht: { $game }, { $seats } Leute, { verified-moves }; nicht zu Ende; Siegel { $seal }.
verified-older =
    Soweit es sich prüfen lässt, stimmt die Aufzeichnung: { $game }, { $seats } Leute, { verified-moves }. Sie begann nach Version { $began } der Regeln, die nicht noch einmal gespielt wird: Dies ist Version { $now }. Alle Hashes passen, die Ereignisse führen zum Ergebnis, und das Geheimnis passt zu seinem Siegel { $seal }; { $alike ->
        [all] die heutigen Regeln führen mit dem Geheimnis zu genau derselben Partie, Ziehung für Ziehung.
        [none] die heutigen Regeln führen mit dem Geheimnis zu einer anderen Verteilung, also ist keine Ziehung geprüft.
       *[some] { $same ->
            [0] die heutigen Regeln führen mit dem Geheimnis zur selben Verteilung, aber nicht zum ersten Zug.
            [one] die heutigen Regeln führen mit dem Geheimnis zur selben Verteilung und zum selben ersten Zug; spätere Ziehungen sind nicht geprüft.
           *[other] die heutigen Regeln führen mit dem Geheimnis zur selben Verteilung und zu denselben ersten { $same } Einträgen; spätere Ziehungen sind nicht geprüft.
        }
    }
verified-kept =
    { $kept ->
        [one] Laut Aufzeichnung hat ein Platz seine Zufallszahl geheim gehalten, bis alle Hashes feststanden; beweisen kann das nur ein Browser, der dabei war.
       *[other] Laut Aufzeichnung haben { $kept } Plätze ihre Zufallszahlen geheim gehalten, bis alle Hashes feststanden; beweisen kann das nur ein Browser, der dabei war.
    }
verified-missed = Nicht rechtzeitig geöffnet, stattdessen zählt der Hash: Platz { $which }.
verified-told =
    { $told ->
        [one] Ein Platz hat seine Zufallszahl beim Hinsetzen offen genannt.
       *[other] { $told } Plätze haben ihre Zufallszahlen beim Hinsetzen offen genannt.
    }
verified-told-only = Alle Zufallszahlen wurden offen genannt: Wer das Geheimnis kannte und sich zuletzt gesetzt hat, konnte sich die Karten aussuchen.
verified-scripted = Das Glück wurde nicht gezogen, sondern stand für eine Lektion im Drehbuch, wie das Geheimnis sagt: Über ein ehrliches Geben sagt das nichts.

## Falsche Wörter
bad-game = Ein Spiel „{ $name }“ gibt es nicht. Es gibt: { $allowed }.
bad-language = „{ $name }“ sprechen wir nicht. Erlaubt: { $allowed }.
bad-seats = { $game } geht nicht mit „{ $seats }“ Leuten. Erlaubt: { $allowed }.
bad-bot = Einen Bot „{ $name }“ gibt es für { $game } nicht. Es gibt: { $allowed }.
bad-seed = „{ $text }“ ist als Seed keine ganze Zahl. Erlaubt: jede, zum Beispiel 7.
bad-name = „{ $name }“ geht nicht als Name. Erlaubt: 1–{ $most } druckbare Zeichen.
bad-option-form = „{ $text }“ ist keine Option. Schreib NAME=WERT; { $game } hat: { $allowed }.
bad-option-name = { $game } hat keine Option „{ $name }“. Es gibt: { $allowed }.
bad-option-value = Die Option { $name } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
bad-options-together = Bei { $seats } Leuten gehen diese Optionen nicht: { $options }.
bad-slow = Die Zeit kann nicht „{ $text }“-mal langsamer vergehen. Erlaubt: 1 bis { $most }.
bad-option-twice = Die Option { $name } steht zweimal da. Einmal genügt.
bad-clause = Eine Regel „{ $id }“ gibt es nicht. Es gibt: { $allowed }, und ganze Spiele: { $games }.
bad-clause-here = Eine Regel „{ $id }“ gibt es an diesem Tisch nicht. Es gibt: { $allowed }.
bad-file-missing = Eine Datei { $file } gibt es nicht.
bad-file = { $file } lässt sich nicht lesen: { $reason }.
bad-folder = { $path } lässt sich nicht schreiben: { $reason }. Setz CUTPURSE_HOME auf einen Ordner, in den du schreiben darfst.
no-home = Es gibt keinen Ordner, um Partien aufzuheben. Setz CUTPURSE_HOME auf einen Ordner, in den du schreiben darfst.
os-reason =
    { $kind ->
        [ENOENT] Den Pfad gibt es nicht
        [EACCES] Das Recht dazu fehlt
        [EPERM] Das Recht dazu fehlt
        [EROFS] Das Recht dazu fehlt
        [EISDIR] Das ist ein Ordner
        [ENOTDIR] Ein Teil des Pfads ist kein Ordner
        [EEXIST] Wo ein Ordner sein soll, liegt eine Datei
        [ENOSPC] Der Platz reicht nicht
        [ENAMETOOLONG] Der Name ist zu lang
       *[other] { $words }
    }
corrupt =
    { $place ->
        [newer] Sie begann nach neueren Regeln, als dieses Programm kennt. Ein neueres cutpurse kann sie lesen.
        [header] Kopf oder Eintrag 0 passt nicht: verändert, oder von einer anderen Version geschrieben.
        [entry] Eintrag { $entry } ist beschädigt oder wurde verändert.
        [sealing] Die Zufallszahlen der Plätze passen nicht zu ihren Hashes oder wurden in falscher Reihenfolge geöffnet.
        [end] Das Ende wurde verändert, oder es fehlen Einträge.
        [seating] Bots, Namen oder Sprache darin wurden verändert.
       *[text] Der Inhalt ist beschädigt, abgeschnitten oder etwas ganz anderes.
    }
bad-record = { $file } stimmt nicht. { $reason }
bad-save = Mit dem Spielstand { $file } geht es nicht weiter. { $reason } Verschieb oder lösch ihn, dann nimmt --resume den davor.
missing-game-save = Der Spielstand { $file } gehört zu „{ $game }“, und das ist hier nicht installiert. Installier das Paket, in dem es steckt (pip install …), dann geht es weiter, wo du aufgehört hast. Die Datei bleibt, wie sie ist.
missing-game-record = { $file } ist eine Aufzeichnung von „{ $game }“, und das ist hier nicht installiert: Sie lässt sich nicht prüfen. Installier das Paket, in dem es steckt (pip install …), und versuch es noch einmal.
bad-save-unread = Er lässt sich nicht lesen: { $reason }.
resume-alone = --resume nimmt die Partie, wie du sie verlassen hast: ohne --seats, --bots, --seed, --option und --new.
bad-save-name = Weder ein Spiel noch eine angefangene Partie heißt „{ $name }“. Was auf dich wartet: { $program } unfinished
nothing-to-resume =
    { $game ->
        [any] In { $folder } liegt keine angefangene Partie. Fang eine an: cutpurse play
       *[other] In { $folder } liegt keine angefangene Partie { $game }. Fang eine an: cutpurse play { $game }
    }
usage-command = Einen Befehl „{ $word }“ gibt es nicht. Es gibt: { $allowed }. Hilfe: { $help }.
usage-option = Eine Option „{ $word }“ gibt es hier nicht. Hilfe: { $help }.
usage-too-many = „{ $word }“ ist ein Wort zu viel. Hilfe: { $help }.
usage-file = Sag, welche Datei: { $command } DATEI
usage-missing = Bei { $word } fehlt die Angabe. Hilfe: { $help }.
usage-twice = { $word } steht zweimal da. Einmal genügt.
usage-value = „{ $word }“ ist kein Wert für { $option }. Hilfe: { $help }.
usage-other = Diese Befehlszeile lässt sich nicht lesen. Hilfe: { $help }.

## Ein eigenes Spiel
new-what = „{ $word }“ lässt sich nicht anlegen. Tipp { $program } new game NAME.
new-game-bad-name = „{ $name }“ kann kein Spiel heißen: Ein Name hat Kleinbuchstaben, Ziffern und Bindestriche, beginnt mit einem Buchstaben und hat höchstens { $most } Zeichen. Wie wäre { $suggestion }?
new-game-there = Ein Spiel { $name } gibt es schon. Nimm einen anderen Namen.
new-game-module-there = { $name } wäre das Python-Modul { $module }, und das gibt es schon. Nimm einen anderen Namen.
new-game-folder-there = { $folder } gibt es schon, und es ist nicht leer. Nichts wurde geändert; nenn mit --folder einen anderen Ort.
new-game-cannot-write = In { $folder } lässt sich nicht schreiben: { $reason }.
new-game-made =
    { $folder } enthält ein winziges Spiel, das schon läuft. Installier es dort, wo Cutpurse ist, und spiel:
    { "" }  pip install -e { $quoted }
    { "" }  { $program } play { $game }
    Seine Tests: pytest { $quoted }
conform-fine = { $game } besteht: jede Prüfung, mit jeder Spielerzahl und jeder Option.
conform-broken = { $game } besteht nicht: { $reason }
