# `cutpurse serve`: Hilfe, wo der Tisch steht, und was ihn am Öffnen hindert.

help-serve =
    Öffnet die Tische für den Browser: deinen und die deiner Freunde.

    cutpurse serve                      nur für diesen Rechner
    cutpurse serve --host 0.0.0.0       für dein Netz; zeigt einen Code für Handys
help-serve-host = Die Adresse; ohne Angabe 127.0.0.1, nur dieser Rechner.
help-serve-port = Der Port; ohne Angabe 8000 oder, wenn der belegt ist, einer danach.
help-serve-db = Wo die Partien liegen: ein Pfad, oder sqlite:///PFAD. Ohne Angabe in deinem Datenordner.
help-serve-open = Öffnet auch einen Browser.
help-serve-pace = Wie schnell alle Bots spielen: instant, quick oder human. Ohne Angabe, wie jeder Tisch es will.
help-serve-name = Ein Hostname, unter dem ein Webserver auf diesem Rechner ihn weiterreicht; mehrfach erlaubt.
help-serve-max-size = Wie groß die Datenbank werden darf, etwa 500M oder 10G, bevor es keine neuen Tische mehr gibt; ohne Angabe 10G.
help-serve-address = Unter welcher Adresse man den Server erreicht, für Links in Nachrichten, etwa https://spiele.example.org.
help-serve-push-key = Die Datei mit dem eigenen Schlüssel des Servers für Push-Nachrichten; ohne Angabe neben der Datenbank, beim ersten Mal angelegt.
help-serve-webhook-network = Ein Netz, das Webhooks von Spielern außer dem Internet erreichen dürfen, etwa 192.168.1.0/24; mehrfach erlaubt.
help-serve-smtp = Der Server, der E-Mails verschickt, wenn jemand dran ist: HOST oder HOST:PORT. Ohne ihn gibt es keine E-Mails.
help-serve-smtp-security = Wie er erreicht wird: starttls, tls oder none; ohne Angabe starttls.
help-serve-smtp-user = Wer sich dort anmeldet. Das Passwort steht in einer Datei, oder in der Umgebung als CUTPURSE_SMTP_PASSWORD.
help-serve-smtp-password-file = Die Datei, in der das Passwort steht.
help-serve-mail-from = Von wem die E-Mails sind: eine Adresse, oder „Cutpurse <spiele@example.org>“.
help-serve-dev = Für alle, die ein Spiel schreiben: erst die Spiele anderer Pakete prüfen und weglassen, was durchfällt, mit je einer Zeile.
help-serve-quiet = Nennt die Adresse und sonst nichts.

serve-checking = Die Spiele anderer Pakete werden durchgesehen …
serve-open = Cutpurse ist offen: { $url }
serve-moved = Port { $usual } ist belegt, darum nimmt Cutpurse { $port }.
serve-alone = Nur dieser Rechner kommt herein. Mit Freunden: { $program } serve --host 0.0.0.0{ $port ->
        [8000] { "" }
       *[other] {" "}--port { NUMBER($port, useGrouping: 0) }
    }
serve-network = Für andere in deinem Netz: { $url }
serve-end = Strg-C beendet den Server. Jede Partie bleibt erhalten.
serve-closed = Beendet. Jede Partie bleibt erhalten.
serve-changed = Beendet. { $file } fehlt oder wurde verändert: Hol eine Sicherung zurück, bevor du wieder startest.
serve-trouble-closed = { $file } fehlt, ist beschädigt oder wurde verändert. Es wird nichts mehr gespeichert oder gezeigt. Beende den Server mit Strg-C und hol eine Sicherung zurück: cutpurse restore DATEI
serve-trouble-writing = { $file } lässt sich nicht beschreiben. Ist die Platte voll, oder sind Datei oder Ordner schreibgeschützt? Bis es wieder geht, wird jeder Zug abgelehnt; was bestätigt wurde, bleibt erhalten.
serve-trouble-over = Die Datenbank lässt sich wieder beschreiben.

serve-bad-port = „{ $port }“ ist kein Port. Erlaubt: 1–65535, oder 0 für irgendeinen freien.
serve-bad-size = „{ $size }“ ist keine Größe. Erlaubt: eine ganze Zahl mit K, M, G oder T, zum Beispiel 10G.
serve-bad-pace = Ein Tempo „{ $pace }“ haben Bots nicht. Erlaubt: { $allowed }.
serve-bad-address = „{ $address }“ ist keine Adresse eines Servers. Erlaubt: eine Adresse ohne Pfad, zum Beispiel https://spiele.example.org.
serve-bad-network = „{ $network }“ ist kein Netz. Erlaubt: zum Beispiel 192.168.1.0/24.
serve-bad-smtp = „{ $smtp }“ geht nicht als Mailserver. Erlaubt: HOST oder HOST:PORT, mit --smtp-security { $allowed }.
serve-mail-wants-more = E-Mails brauchen auch --mail-from, den Absender, und --address, wohin ihre Links führen.
serve-bad-password-file = Das Passwort lässt sich nicht aus { $file } lesen.
serve-bad-push-key = { $file } enthält keinen Schlüssel für Push-Nachrichten oder lässt sich nicht anlegen. Ohne die Datei entsteht ein neuer; dann müssen alle Browser neu gefragt werden.
serve-cannot-host = Dieser Rechner hat keine Adresse „{ $host }“. Üblich sind 127.0.0.1 für diesen Rechner allein, 0.0.0.0 für dein Netz.
serve-cannot-port-taken = Port { $port } ist belegt. Gib mit --port einen anderen an oder lass ihn weg.
serve-cannot-port-forbidden = Für Port { $port } braucht es besondere Rechte. Gib mit --port einen anderen an, zum Beispiel 8000.
serve-db-scheme = „{ $url }“ geht nicht als Datenbank. Erlaubt: ein Pfad, oder sqlite:///PFAD.
serve-db-folder = Den Ordner { $url } gibt es nicht. Lege ihn erst an oder gib mit --db einen anderen Ort an.
serve-db-file = { $url } lässt sich nicht öffnen oder beschreiben. Gib mit --db einen anderen Ort an.
serve-db-held = Ein anderer Server hat { $url } offen. Beende ihn zuerst oder gib mit --db einen anderen Ort an; mit make: make play ARGS="--db anderswo.db"
serve-db-foreign = { $url } ist keine Datenbank von Cutpurse. Gib mit --db einen anderen Ort an.
serve-db-future = { $url } stammt von einem neueren Cutpurse. Hol dir diese Version oder gib mit --db einen anderen Ort an.
serve-db-full = Für { $url } ist kein Platz mehr. Schaff Platz auf der Platte oder gib mit --db einen anderen Ort an.
serve-db-lost = { $url } fehlt. Hol mit cutpurse restore DATEI eine Sicherung zurück. Willst du neu anfangen, lösche zuerst, was davon übrig ist: { $reason }
serve-db-damaged = { $url } ist beschädigt ({ $reason }). Hol mit cutpurse restore eine Sicherung zurück oder gib mit --db einen anderen Ort an.
serve-db-log-damaged = Die letzten Züge, in { $url }-wal, sind beschädigt. Hol mit cutpurse restore eine Sicherung zurück; oder rette mit cutpurse backup DATEI, was lesbar ist, und hol das zurück.
serve-db-missing = Die Datei { $url } gibt es nicht.
serve-db-same = { $url } ist die Datenbank selbst. Gib die Datei mit der Sicherung an.
serve-db-broken = Die Datenbank { $url } lässt sich nicht benutzen: { $reason }.

## Sicherungen
help-backup =
    Kopiert alle Partien des Servers in eine Datei, auch während er läuft.

    cutpurse backup DATEI
help-backup-file = Wohin die Kopie kommt. Nur du kannst sie lesen; verwahre sie gut, denn aus ihr lassen sich die Karten laufender Partien errechnen.
help-backup-force = Ersetzt eine Datei, die es schon gibt, wenn die Kopie heil ist.
help-restore =
    Geht von einer Sicherung aus weiter. Der Server darf nicht laufen; was vorher da war, bleibt daneben liegen.

    cutpurse restore DATEI
help-restore-file = Eine Datei, die cutpurse backup geschrieben hat.
help-restore-force = Nimmt die Sicherung auch, wenn darin die Protokolle einzelner Tische beschädigt sind; diese Tische bleiben zu.
help-check-db = Prüft, ob alles heil ist, was der Server gespeichert hat.

backup-done = Gesichert: { $file }, { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } mit { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    }.
backup-a-folder = { $file } ist ein Ordner. Sag, welche Datei: { $program } backup DATEI
backup-there = { $file } gibt es schon. Nimm einen anderen Namen, oder --force, um sie zu ersetzen.
backup-kept = Darum wurde die Kopie verworfen und nichts ersetzt. Nimm einen Dateinamen, den es noch nicht gibt, dann wird kopiert, was lesbar ist.
backup-unwritten = { $file } lässt sich nicht benutzen: { $reason }.
restore-done = Wenn du den Server startest, geht es von { $file } aus weiter.
restore-aside = Was vorher da war, liegt jetzt in { $file }.
restore-held = Ein Server hat { $file } offen. Beende ihn zuerst. Es wurde nichts ersetzt.
restore-bad-missing = Die Datei { $file } gibt es nicht. Es wurde nichts ersetzt.
restore-bad-a-folder = { $file } ist ein Ordner. Sag, welche Datei: { $program } restore DATEI
restore-bad-foreign = { $file } ist keine Datenbank von Cutpurse. Es wurde nichts ersetzt.
restore-bad-future = { $file } stammt von einem neueren Cutpurse. Hol dir erst diese Version. Es wurde nichts ersetzt.
restore-bad-damaged = { $file } ist beschädigt. Nimm eine frühere Sicherung, wenn du eine hast. Es wurde nichts ersetzt.
restore-bad-file = { $file } lässt sich nicht lesen. Es wurde nichts ersetzt.
restore-kept = Darum wurde nichts ersetzt. Mit --force geht auch eine Sicherung, in der die Protokolle einzelner Tische beschädigt sind.
check-db-sound = { $file } ist heil: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }.
check-db-damage = Die Datei ist beschädigt: { $reason }.
check-db-log = Die letzten Züge, in der Datei mit -wal am Ende, sind beschädigt; einige bestätigte sind verloren.
check-db-table = Das Protokoll von Tisch { $table } ist ab Eintrag { $entry } beschädigt; dieser Tisch bleibt zu.
check-db-more = … und { $count ->
        [one] noch eines
       *[other] noch { $count }
    }.
