# Wo jemand erfahren will, dass er dran ist; mit der Seite geladen.
turns-title = Wenn du dran bist
turns-text = Wo sollen wir dir Bescheid sagen? Du erfährst es, wenn ein Tisch mit anderen Leuten auf dich wartet und du gerade woanders bist: einmal je Zug, und nichts von der Partie selbst.

## Dieser Browser
turns-here = In diesem Browser
turns-push = Auch wenn keine Seite offen ist
turns-push-on = Push-Nachrichten erreichen diesen Browser.
turns-push-off = Mit Push-Nachrichten. Dein Browser fragt dich vorher.
turns-push-insecure = Das gilt auch für Push-Nachrichten.
turns-push-unsupported = Dieser Browser kennt keine Push-Nachrichten. Auf iPhone und iPad leg Cutpurse auf den Home-Bildschirm und schalte sie dort ein.
turns-push-blocked = Auch Push-Nachrichten blockiert er damit.
turns-push-unable = Dieser Server schickt keine Push-Nachrichten: Dafür müsste sein Gastgeber das Extra „push“ installieren.

## Alle Wege
turns-known = Hier erfährst du es
turns-browser = Ein Browser
turns-this = dieser hier
turns-kind-push = Push-Nachrichten
turns-kind-ntfy = ntfy
turns-kind-discord = Discord
turns-kind-mail = E-Mail
turns-kind-auto = Automatisch
turns-try = Ausprobieren
turns-tried = Die Nachricht ist unterwegs. Ist sie da?
turns-remove = Entfernen
turns-unconfirmed = Bitte folge dem Link in der E-Mail, die wir dorthin geschickt haben.
turns-trouble-silent = Die letzte Nachricht kam nicht an: Niemand hat geantwortet.
turns-trouble-refused = Die letzte Nachricht wurde abgelehnt. Stimmt die Adresse?
turns-trouble-gone = Die Adresse gibt es nicht mehr. Entfern sie, oder probier sie aus, wenn sie wieder da ist.
turns-trouble-busy = Die letzte Nachricht wurde nicht angenommen: Dort ist gerade zu viel los.
turns-trouble-network = In dieses Netz schickt der Server nichts.
turns-trouble-off = Das macht dieser Server nicht mehr.

## Webhooks
turns-webhook = ntfy oder Discord
turns-webhook-text = Füg die Adresse deines Themas ein (so lang, dass sie niemand errät), oder die eines Webhooks deines Kanals.
turns-webhook-address = Adresse
turns-form = Was ist es?
turns-add = Hinzufügen
turns-wrong-empty = Füg zuerst eine Adresse ein.
turns-wrong-url = An diese Adresse können wir nicht schreiben. Sie beginnt mit https:// und hat keine Leerzeichen.
turns-wrong-discord = Das ist nicht die Adresse eines Discord-Webhooks. In einer steht /api/webhooks/; Discord gibt sie dir in den Einstellungen deines Kanals.
turns-wrong-email = Das ist keine E-Mail-Adresse. Eine sieht so aus: ada@example.net.
turns-wrong-network = Dorthin schickt der Server nichts: Die Adresse liegt in seinem eigenen Netz oder hat einen unüblichen Port.
turns-wrong-off = Das macht dieser Server nicht.
turns-wrong-stopped = Wem diese Adresse gehört, der will keine E-Mails von hier.
turns-wrong-keys = Dein Browser konnte Push-Nachrichten nicht einschalten. Vielleicht ist sein Push-Dienst nicht erreichbar.
turns-wrong-many = Mehr geht nicht. Entfern erst einen anderen Weg.

## E-Mail
turns-mail-text = Zuerst bekommst du einen Link; sonst wird nichts geschickt, bevor du ihm gefolgt bist.
turns-mail-address = Deine Adresse
turns-no-mail = Dieser Server schickt keine E-Mails: Das müsste sein Gastgeber einrichten.
turns-confirm-heading = Ist das deine Adresse?
turns-confirm-text = Dann sagen wir dir dort Bescheid, wenn du dran bist.
turns-confirm-yes = Ja, schreibt mir dorthin
turns-confirm-done = Danke
turns-confirm-after = Ab jetzt geht eine E-Mail an { $address }, wenn du dran bist.
turns-confirm-late = Dieser Link gilt nicht mehr. Trag deine Adresse noch einmal ein.
turns-stop-heading = Keine E-Mails mehr?
turns-stop-text = Dann wird an deine Adresse nichts mehr geschickt.
turns-stop-yes = Keine E-Mails mehr
turns-stop-done = Erledigt
turns-stop-after = An deine Adresse wird nichts mehr geschickt.
