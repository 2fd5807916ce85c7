# Die Diele, der Warteraum und das Zurückkommen.
lobby-title = Diele
lobby-detail = { $people ->
    [one] eine Gestalt
   *[other] { $people } Gestalten
} an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}
lobby-detail-quiet = noch ist alles still
lobby-greeting = Guten Abend, Gesindel.
lobby-greeting-text = Spiele für Gauner, mit Freunden oder Bots, ganz ohne Anmeldung. Setz dich, bevor die Wache kommt.
lobby-silent = Keine Verbindung.
lobby-silent-text = Der Server antwortet nicht. Wir klopfen alle paar Sekunden wieder an; verloren ist nichts.

## Namen
lobby-name = So nennt man dich
lobby-name-hint = Dein Name
lobby-name-ask = Tipp deinen Namen, oder behalte diesen und setz dich.
lobby-name-saved = Ab jetzt nennt man dich { $name }.
name-nobody = Jemand
lobby-thieves = Lange Lene, Flinker Finn, Samt-Sofie, Leise Lotte, Elster-Elli, Huschender Hugo, Seiden-Siggi, Wendige Wanda, Schatten-Schorsch, Fuchs-Fritz, Pfeifer-Paul, Dietrich-Dora, Mondschein-Moritz, Taschen-Trude

## Die Spiele
lobby-games = Die Spiele
lobby-seats = Für { $seats } Leute
lobby-time = Dauert { $time }
lobby-play-now = Sofort spielen
lobby-play-now-help = Gegen Bots, auf der Stelle
lobby-opponent = Dein Gegner
lobby-opponent-title = Gegen wen möchtest du spielen?
lobby-opponent-text = Wer sonst noch am Tisch gebraucht wird, ist etwa gleich stark.
lobby-friends = Mit Freunden
lobby-dealing = Die Karten kommen schon
lobby-dealing-text = Dein Stuhl steht bereit, die Bots lockern die Finger.

## Tische
lobby-mine = Meine Partien
lobby-tables = Offene Tische
lobby-tables-none-such = So einen Tisch gibt es gerade nicht.
lobby-more = Mehr Tische zeigen
lobby-filter = Zeigen
lobby-filter-all = Alle
lobby-filter-free = Mit Platz
lobby-filter-watch = Zum Zusehen
lobby-filter-game = Spiel
lobby-filter-game-all = Alle Spiele
lobby-line-open = { $missing ->
    [0] voll, gleich geht es los
    [one] ein Stuhl ist frei
   *[other] { $missing } Stühle sind frei
}
lobby-line-playing = { $round ->
    [0] läuft
   *[other] Runde { $round }
}
lobby-line-turn = du bist dran
lobby-line-over = beendet { $when }
lobby-line-abandoned = abgebrochen { $when }
lobby-line-clock = { $time } für jeden Zug
lobby-line-bank = { $time } für die Partie, jeder
lobby-line-people = Am Tisch: { $names }
lobby-line-nobody = Noch sitzt niemand da
lobby-continue = Weiterspielen
lobby-sit = Zum Tisch
lobby-join = Dazusetzen
lobby-watch = Zusehen
lobby-replay = Nachspielen

## Ein neuer Tisch, und hereinkommen
lobby-new = Neuer Tisch
lobby-new-text = Du bekommst einen Link zum Weitergeben. Auf leere Stühle setzt du mit einem Klick Bots.
lobby-open = Tisch eröffnen
lobby-or = oder
lobby-enter-label = Link zum Tisch von Freunden
lobby-enter-placeholder = Link von Freunden
lobby-enter = Zum Tisch
lobby-enter-bad = Das ist kein Link zu einem Tisch. Kopier den ganzen Link und füg ihn noch einmal ein.
lobby-elsewhere = Auf einem anderen Gerät
lobby-elsewhere-text = Nimm deinen Namen und deine Partien mit: Dieser Link macht ein anderes Gerät zu dir. Er gilt einmal, einen Tag lang. Gib ihn niemandem sonst.
lobby-elsewhere-make = Meinen Link machen
lobby-elsewhere-copied = Link kopiert. Öffne ihn auf deinem anderen Gerät, und nur dort.
lobby-elsewhere-alone = Andere Geräte erreichen diesen Server noch nicht. Der Link gilt so lange nur für andere Browser auf diesem Rechner.
lobby-elsewhere-operator = Ist es dein Server?
lobby-elsewhere-link = Dein persönlicher Link
lobby-about = Was ist Cutpurse?

new-chair = Stuhl { $number }
new-faces = Eigene Karten …
new-person = Ein Mensch
setting-yes = ja
setting-no = nein
## Die Geräte, auf denen jemand angemeldet ist

devices-title = Deine Geräte

## Der Warteraum
room-table = Tisch
room-title = Warteraum
room-heading = { $missing ->
    [0] Der Tisch ist gedeckt.
   *[other] Wer spielt noch mit?
}
room-heading-guest = Nimm dir einen Stuhl.
room-heading-watch = Du siehst zu.
room-waiting = { $missing ->
    [0] Alle sind da.
    [one] Ein Stuhl ist noch frei.
   *[other] { $missing } Stühle sind noch frei.
}
room-waiting-away = { $count ->
    [one] { $names } ist nicht verbunden.
   *[other] { $names } sind nicht verbunden.
}
room-chairs = Stühle
room-chair-empty = frei
room-chair-kept = freigehalten für { $name }
room-chair-person = ist da
room-chair-away = nicht verbunden
room-chair-bot = Bot
room-chair-program = mitgebrachter Bot
room-chair-you = (du)
room-chair-host = Gastgeber
room-chair-stands-in = vertritt den Gastgeber
room-take = Hier sitzen
room-leave = Aufstehen
room-rename = Umbenennen
room-rename-label = Dein Name an diesem Tisch
room-save = Speichern
room-bot-put = Bot hinsetzen
room-bot-remove = Bot wegschicken
room-bot-change = Tauschen
room-bot-kind = Wer sitzt auf Stuhl { $number }?
room-start = Anfangen
room-start-waits = { $count ->
    [0] Wartet auf den Gastgeber
   *[other] Wartet auf { $names }
}
room-start-seats = Erst müssen alle Stühle besetzt sein.
room-start-host = Der Gastgeber gibt das Startzeichen.
room-chair-ready = bereit
room-remove = Stuhl freigeben
room-removed = Der Gastgeber hat deinen Stuhl freigegeben. Du kannst zusehen oder einen anderen nehmen.
room-start-together = Der Gastgeber ist weg: Es geht los, wenn alle anderen bereit sind.
room-blocked = Hier kommst du nicht hinein.
room-fill = Mit Bots auffüllen
room-watching = { $watching ->
    [one] eine Person sieht zu
   *[other] { $watching } Leute sehen zu
}
room-invite = Freunde einladen
room-invite-text = Wer diesen Link hat, darf sich setzen oder zusehen.
room-invite-link = Link zu diesem Tisch
room-invite-alone = Dieser Link gilt nur auf diesem Rechner. Damit Handys und andere aus deinem Netz hereinkommen, beende den Server und starte ihn mit cutpurse serve --host 0.0.0.0{ $port ->
        [usual] { "" } (mit make: make play HOST=0.0.0.0)
       *[other] { "" } --port { $port } (mit make: make play HOST=0.0.0.0 PORT={ $port })
    }
room-qr = Der Link als QR-Code: Halte eine Handykamera davor
room-copy = Kopieren
room-copied = Link kopiert. Gib ihn nur ehrlichen Leuten.
room-copy-failed = Kopieren ging nicht. Der Link ist markiert: Kopier ihn von Hand.
room-share = Teilen
room-share-text = Setz dich zu uns: { $game } bei Cutpurse.
room-agreed = Hausregeln
room-days = Über Tage
room-tell = Sag mir, wenn ich dran bin
room-agreed-days = Über Tage: Niemand muss da sein
room-agreed-increment = { $time } mehr mit jedem Zug
room-agreed-patient = Keine Bots für Abwesende
room-agreed-late-bot = Zeit um: Ein Bot spielt, bis du zurück bist
room-agreed-late-turn = Zeit um: Ein Bot spielt diesen Zug
room-agreed-late-seat = Zeit um: Ein Bot bekommt deinen Platz
room-agreed-window = { $time } zum Antworten, immer
room-agreed-no-clock = Ohne Zeitlimit
room-agreed-delay = { $seconds ->
        [0] Ohne Wartezeit: Eine Pause kann dich verraten
       *[other] Mindestens { $seconds } s für Antworten
    }
room-agreed-listed = Steht in der Diele
room-agreed-private = Nur mit Link
room-agreed-hints = Tipps gegen Bots
room-agreed-no-hints = Keine Tipps
room-agreed-pace = { $pace ->
    [instant] Bots spielen sofort
    [quick] Bots spielen zügig
   *[human] Bots spielen wie Menschen
}
room-seal = Das Siegel
room-seal-what = Wozu ein Siegel?
room-seal-text = Das ist der Fingerabdruck des Geheimnisses, aus dem an diesem Tisch alles Glück kommt. Er stand fest, bevor sich jemand gesetzt hat. Wenn du dir einen Stuhl nimmst, denkt sich dein Browser eine Zufallszahl aus und nennt nur ihren Hash; geöffnet werden alle Zahlen erst beim Start, wenn sich keine mehr ändern kann. Am Ende wird das Geheimnis veröffentlicht, und alle, die hier gesessen haben, können nachprüfen, dass sich niemand die Karten ausgesucht hat. Das beweist nicht, dass der Server nicht hineingeschaut hat.
room-seal-scripted = Das hier ist eine Lektion. Ihr Glück steht im Drehbuch, darum gibt es kein Siegel; in jeder anderen Partie gibt es eins.
room-seal-whole = Das ganze Siegel
room-seal-share = { $name }{ $state ->
    [told] { "" } (offen genannt)
    [missed] { "" } (nicht rechtzeitig geöffnet)
   *[other] { "" }
}
room-opening = Alle geben ihr Glück dazu. Noch fehlt: { $names }
room-chat = Plausch
room-close = Tisch schließen
room-close-sure = Alle stehen auf, und der Link führt ins Leere. Wirklich schließen?
room-close-not = Offen lassen
room-gone = Der Tisch ist weg.
room-gone-text = Der Server kennt ihn nicht mehr. In der Diele stehen andere.
room-full = Hier ist es brechend voll.
room-full-text = Niemand passt mehr hinein, oder du hast diesen Tisch in zu vielen Fenstern offen. Wir klopfen alle halbe Minute wieder an.

## Zurückkommen
back-title = Wieder da
back-heading = Bist du das?
back-heading-name = Bist du { $name }?
back-text = Dieser Link macht dieses Gerät zu der Person, von der er stammt: gleicher Name, gleiche Stühle, gleiche Partien. Mach nur weiter, wenn du das bist. Was dieser Browser unter einem anderen Namen gespielt hat, bleibt, wo es ist.
back-text-name = Mit diesem Link bist du auf diesem Gerät { $name }: gleicher Name, gleiche Stühle, gleiche Partien. Mach nur weiter, wenn du das bist. Was dieser Browser unter einem anderen Namen gespielt hat, bleibt, wo es ist.
back-yes = Ja, das bin ich
back-no = Nein, zur Diele
back-done = Willkommen zurück, { $name }.
back-done-nameless = Willkommen zurück.
back-none-heading = Dieser Link ist unvollständig.
back-none-text = Kopier den ganzen Link, bis zum letzten Zeichen, und öffne ihn noch einmal.

## Was nicht geht, und der Ausweg
problem-bad-message = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
problem-bad-command = So einen Zug gibt es in diesem Spiel nicht.
problem-key-used = Diese Anfrage wiederholt eine frühere mit anderem Inhalt. Lade die Seite neu und versuch es noch einmal.
problem-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen, und jedes Wort bleibt in einem Alphabet.
problem-bad-options = Mit diesen Einstellungen lässt sich nicht spielen. Sieh sie noch einmal durch.
problem-no-game = Dieses Spiel ist auf diesem Server nicht installiert. Wer ihn betreibt, kann es hinzufügen; bis dahin bleiben seine Tische erhalten.
problem-no-table = Vielleicht hat der Link unterwegs einen Buchstaben verloren. Lass ihn dir noch einmal schicken, oder eröffne selbst einen Tisch.
problem-no-replay = Diese Partie lässt sich nicht nachspielen.
problem-no-person = Dieser persönliche Link ist abgelaufen oder schon benutzt. Mach auf dem anderen Gerät einen neuen.
problem-not-seated = Du hast an diesem Tisch keinen Stuhl.
problem-not-host = Das darf nur der Gastgeber.
problem-seat-taken = Zu spät: Da sitzt schon jemand.
problem-not-away = Die Person ist da, oder war es gerade noch. Warte, bis sie länger fehlt.
problem-blocked = Der Gastgeber möchte dich an diesem Tisch nicht dabeihaben. Eröffne selbst einen, oder such dir einen anderen.
problem-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
problem-no-guest = Wer das war, ist nicht mehr da.
problem-seats-empty = Erst müssen alle Stühle besetzt sein.
problem-started = Die Partie hat schon angefangen.
problem-not-started = Die Partie hat noch nicht angefangen.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-nothing-asked = Hier wartet niemand mehr auf eine Antwort.
problem-question-open = Es ist noch eine andere Frage offen.
problem-no-vacation = { $count ->
        [0] Du hast dieses Jahr keine Urlaubstage mehr.
        [one] Du hast dieses Jahr nur noch einen Urlaubstag.
       *[other] Du hast dieses Jahr nur noch { $count } Urlaubstage.
    }
problem-no-undo = Das Protokoll dieser Partie ist so lang, dass nichts mehr zurückgenommen wird.
problem-no-hint = Wo Menschen gegeneinander spielen, gibt es keine Tipps: Das wäre nicht gerecht.
problem-not-alone = Hier spielen noch andere mit: Ihre Uhren hältst du nicht an.
problem-hints-off = An diesem Tisch gibt es keine Tipps: So wollte es der Gastgeber.
problem-no-lesson = So eine Lektion gibt es nicht.
problem-too-fast = Nicht so hastig. Versuch es gleich noch einmal.
problem-too-large = Das ist zu lang.
problem-too-many = Das sind zu viele auf einmal. Versuch es später noch einmal.
problem-too-many-tables = { $count ->
        [one] Einer deiner Tische wartet noch. Schließ ihn erst.
       *[other] { $count } deiner Tische warten noch. Schließ erst einen.
    }
problem-forbidden = Der Server nimmt diese Adresse nicht an. Öffne die Seite unter ihrer gewohnten.
problem-not-found = Hier ist nichts.
problem-not-stored = Der Server kann nichts speichern, also hat sich nichts geändert. Wer ihn betreibt, findet den Grund in seinem Terminal.
problem-damaged = Dieser Tisch ist beschädigt und bleibt zu. Alle anderen gehen weiter; wer den Server betreibt, kann eine Sicherung zurückholen.
problem-trouble = Bei uns ist etwas schiefgegangen. Verloren ist nichts; versuch es noch einmal.
problem-unreachable = Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
