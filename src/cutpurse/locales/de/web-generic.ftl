# Der Tisch eines Spiels ohne eigenes Brett, im Browser.

## Wörter
generic-none = nichts
generic-yes = ja
generic-no = nein
generic-empty = Leer
generic-nothing = Noch nichts.
generic-unit = Punkte

## Das Brett
generic-board = Der Tisch
generic-table = Auf dem Tisch
generic-seats = Mitspieler
generic-moves = Was du tun kannst
generic-which = { $piece }: Was willst du tun?
generic-show-all =
    { $count ->
        [one] Auch zeigen, was gerade nicht geht (1)
       *[other] Auch zeigen, was gerade nicht geht ({ $count })
    }
generic-to-act = ist dran
generic-welcome = Dieses Spiel hat noch kein eigenes Brett, darum zeigt der Tisch alles, was du weißt: oben die Mitspieler, in der Mitte, was dort liegt, und unten, was dir gehört.
generic-welcome-buttons = Was du gerade tun darfst, steht als Knopf unter der Ansage. Auch was leuchtet, kannst du anklicken. Ist etwas grau, klick es an: Dann sagen die Regeln, warum.

## Die Ansage
generic-ask = Du bist dran
generic-choose = Wähle unten, oder klick an, was leuchtet.
generic-hint = Ein Bot würde wählen: { $what }
generic-wait =
    { $count ->
        [one] { $who } ist dran.
       *[other] { $who } sind dran.
    }
generic-moment = Einen Augenblick.
generic-over = Die Partie ist zu Ende.

## Das Protokoll
generic-log-begin = Das Spiel beginnt
generic-log-move = { $who }: { $what }
generic-log-event = { $what }
generic-log-over = Die Partie ist zu Ende.
generic-log-undone =
    { $you ->
        [yes] Du nimmst deinen Zug zurück.
       *[no] { $who } nimmt einen Zug zurück.
    }
generic-log-undone-move =
    { $more ->
        [yes] { $you ->
            [yes] Du nimmst einen Zug zurück ({ $what }) und damit alles, was danach kam.
           *[no] { $who } nimmt einen Zug zurück ({ $what }) und damit alles, was danach kam.
        }
       *[no] { $you ->
            [yes] Du nimmst einen Zug zurück ({ $what }).
           *[no] { $who } nimmt einen Zug zurück ({ $what }).
        }
    }

## Das Ende
generic-sheet = So steht es
generic-no-scores = In diesem Spiel wird erst am Ende gezählt.
generic-verdict =
    { $count ->
        [one] { $who } gewinnt mit { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $who } gewinnen gemeinsam mit je { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }.
    }
generic-poster-charge = wegen zu guten Spiels
generic-poster-sum =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    } nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
generic-poster-seen =
    { $count ->
        [one] Zuletzt an genau diesem Tisch gesehen.
       *[other] Zuletzt gemeinsam an genau diesem Tisch gesehen.
    }

## Wo alle zugleich antworten
generic-answered = Deine Antwort: { $what }. Bis es weitergeht, kannst du sie ändern.
generic-passed-for-you = Du möchtest nicht gefragt werden, also passen wir für dich.
generic-ask-me = Frag mich
generic-when-always = Immer
generic-when-fits = Wenn ich mehr kann als passen
generic-when-turn = Diesen Zug nicht
generic-when-never = Nie: Passt für mich
