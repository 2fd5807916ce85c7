# Was Leute erfahren, die gerade woanders sind, vom Server: als Push-Nachricht, bei ntfy oder Discord, und per E-Mail.
notice-turn = Du bist dran: { $game }
notice-turn-text = Dein Tisch mit { $names } wartet auf dich.
notice-test = Cutpurse erreicht dich hier
notice-test-text = Ab jetzt erfährst du hier, wenn du dran bist und gerade woanders steckst.
notice-mail =
    { $text }

    { $link }

    --
    Du wolltest von Cutpurse erfahren, wenn du dran bist. Wenn du keine solchen E-Mails mehr möchtest: { $stop }
notice-confirm = Ist das deine Adresse?
notice-confirm-text =
    Jemand möchte unter dieser Adresse erfahren, wann er bei einer Partie Cutpurse an der Reihe ist, bei { $server }.

    Wenn du das warst, bestätige es bitte innerhalb eines Tages:
    { $link }

    Wenn nicht, brauchst du nichts zu tun. Damit dich von dort nie wieder eine E-Mail erreicht: { $stop }
