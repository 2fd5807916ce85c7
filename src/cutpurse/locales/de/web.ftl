# Die Hülle des Browser-Spiels und ihre Teile.
web-home = Zur Diele
web-skip = { $page ->
    [table] Direkt zum Tisch
    [lobby] Direkt zu den Spielen
   *[other] Direkt zum Inhalt
}
# Ein Knopf, den es mehrmals gibt, und wovon er handelt: „Sofort spielen: Gaunerbande“.
web-of = { $deed }: { $what }
web-tools = Werkzeug
web-rules = Regeln
web-sound = Ton
web-sound-now = { $on ->
    [yes] Ton: an
   *[no] Ton: aus
}
web-volume = Lautstärke
web-speed = Tempo am Tisch
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-instant = sofort
web-theme = { $now ->
    [night] Zu hellen Farben wechseln
   *[dawn] Zu dunklen Farben wechseln
}
# Der Knopf zeigt die Sprache von jetzt; hier steht, was er tut.
web-language = DE: continue in English
web-languages = Sprache
web-language-en = English
web-language-de = Deutsch
web-menu = Menü
web-settings = Einstellungen
web-on-off = { $on ->
    [yes] an
   *[no] aus
}
web-close = Schließen
web-about = Über Cutpurse

web-lost-title = Nichts in dieser Schublade
web-lost-text = Diese Adresse führt nirgendwohin. Da war wohl jemand vor dir hier.
web-trouble-title = Die Tür klemmt
web-trouble-text = Diese Seite ließ sich nicht holen. Prüf deine Verbindung und versuch es noch einmal; verloren ist nichts.
web-try-again = Noch einmal

web-state-legal = { $what }, spielbar
web-state-illegal = { $what }, nicht spielbar: { $reason }
web-state-possible = { $what }, möglich
web-state-impossible = { $what }, geht nicht: { $reason }
web-state-hinted = das täte ein Bot
web-state-pending = { $what }, unterwegs
web-you = (du)
web-bot = (Bot)
web-bot-level = (Bot, Stufe { $level })
web-turn = { $name } ist dran.
web-turn-mine = Du bist dran.
web-away = weg
web-away-until = Urlaub bis { $day }
web-why-not = Warum nicht?
web-read-rule = Regel lesen
web-read-rule-of = { $rule }: Regel lesen
web-offline-title = Keine Verbindung.
web-offline-text = Das Licht ist aus. Dein Platz bleibt dir, nichts geht verloren.
web-offline-wait = { $wait ->
    [0] Wir suchen den Tisch …
   *[other] Nächster Versuch in { $wait } s.
}
web-try-now = Jetzt versuchen

web-about-what = Cutpurse ist ein altes englisches Wort für den Beutelschneider. Hier ist es ein Tisch für Gaunerspiele: Du spielst mit Freunden oder Bots, am Handy oder am Rechner, und niemand will deine Papiere sehen.
web-about-free = Es gibt keine Konten und keine Werbung. Dein Platz gehört diesem Browser, und ein persönlicher Link bringt ihn auf ein anderes Gerät. Den Server kannst du selbst betreiben.
web-about-docs = Die Dokumentation: wie man spielt, hostet und darauf baut
web-about-fair = Geht es beim Geben ehrlich zu?
web-about-fair-seal = Vor dem Geben denkt sich der Server ein Geheimnis aus und zeigt dir dessen Siegel. Ändern kann er es dann nicht mehr.
web-about-fair-seeds = Danach denkt sich der Browser von allen, die sich setzen, eine Zufallszahl aus und nennt nur ihren Hash; Bots geben nichts dazu. Geöffnet werden alle erst, wenn sich keine mehr ändern kann, und jede Karte kommt aus allem zusammen.
web-about-fair-check = Nach der Partie liegt das Geheimnis offen: Jeder kann jede Ziehung prüfen, hier im Browser oder mit dem Befehl cutpurse verify.
web-about-fair-limits = Allen, die dabeigesessen haben, beweist das, dass sich niemand die Karten frei aussuchen konnte, denn ihr Browser vergleicht es mit dem, was er gesehen hat; wer den Server betreibt, kann höchstens Zahlen weglassen: Alle sehen, welche, und wer seine rechtzeitig abgeschickt hat, sieht auch das. Es beweist nicht, dass der Server nicht gelinst hat, und gegen Flüstern hilft es auch nicht. Ein wenig trauen musst du deinen Leuten schon.
web-about-games = Die Spiele und wer sie gemacht hat
web-about-boxes = Mit diesen Autoren und Verlagen haben wir nichts zu tun; sie haben Cutpurse weder gemacht noch gutgeheißen. Texte und Zeichnungen hier sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf die Schachtel: echte Karten, echte Gesichter, und wer es sich ausgedacht hat, wird bezahlt.
web-about-licences = Lizenzen
web-about-code = Code, Texte und Zeichnungen stehen unter der Apache-Lizenz 2.0.
web-about-font = Die Schrift { $name } ist von { $by }, unter der SIL Open Font License 1.1.
