# Gaunerbande im Browser.

## Die Karten
gb-card = { $colour } { $value }
gb-card-costs =
    { $points ->
        [one] ein Minuspunkt
       *[other] { $points } Minuspunkte
    }
gb-colour-g = Grün
gb-colour-b = Blau
gb-colour-r = Rot
gb-colour-k = Schwarz
gb-inline =
    { $colour ->
        [g] Grün
        [b] Blau
        [r] Rot
       *[k] Schwarz
    }

## Wo wir sind
gb-round = Runde { $round }
gb-trick = Stich { $trick } von { $of }
gb-passing = Karten weitergeben
gb-gang = die Bande ist vereint
gb-over = zu Ende
gb-limit = endet über { $limit } Minuspunkten
## Worum es geht, hier und im Terminal
gb-welcome-goal = Sammle möglichst wenige Minuspunkte: Wer die wenigsten hat, gewinnt.
gb-welcome-pass = Zuerst gibst du drei Karten weiter, die du lieber los wärst.
gb-welcome-follow = Alle legen reihum eine Karte. Bediene die Farbe, mit der eröffnet wurde; ihre höchste Karte nimmt den Stich.
gb-welcome-cost = Jeder Gauner (schwarze Karte), den du nimmst, kostet einen Punkt; Rot 10, der korrupte Politiker, so viel wie alle zusammen.
gb-welcome-gang = Oder du nimmst sie alle: Dann kannst du die anderen zahlen lassen.

## Der Tisch
gb-board = Der Tisch
gb-in-trick = Der Stich
gb-hand = Deine Hand
gb-your-card = deine Karte
gb-ahead = liegt vorn
gb-last = Letzter Stich
gb-last-to = an { $who }
gb-tricks = Stiche
gb-rogues = Gauner genommen
gb-has-politician = hat den korrupten Politiker
gb-open-hand = Karten von { $who }: { $cards }
gb-scheming = wählt noch
gb-has-chosen = hat gewählt
gb-gifts-cap = Verdeckt, { $distance ->
        [one] einen Platz nach links
       *[other] { $distance } Plätze nach links
    }
gb-gifts = Drei Geschenke für { $who }
gb-gifts-done = Deine Geschenke für { $who }
gb-gifts-watch = Alle wählen drei Karten
gb-gifts-secret = Was den Besitzer wechselt, wisst nur ihr zwei.
gb-gifts-to = an { $who }
gb-got = von { $who }
gb-new = neu von { $who }

## Was gefragt wird
gb-ask-give =
    { $count ->
        [one] Gib { $who } noch eine Karte.
        [3] Gib { $who } drei Karten.
       *[other] Gib { $who } noch { $count } Karten.
    }
gb-ask-give-help = { $chosen } von { $of } gewählt.
gb-ousted = { $card } kommt zurück auf deine Hand.
gb-give = Geben
gb-ask-lead = Du eröffnest.
gb-ask-follow = Bediene { gb-inline }.
gb-ask-throw = Kein { gb-inline }: Wirf etwas ab.
gb-playable =
    { $count ->
        [one] Eine Karte passt.
       *[other] { $count } Karten passen.
    }
gb-chosen = { $card } ist gewählt.
gb-play = Spielen
gb-ask-gang = Du hast die Gaunerbande vereint!
gb-ask-gang-help = Wähle deinen Lohn.
gb-moment = Einen Augenblick.
gb-wait = { $who } überlegt.
gb-wait-pass =
    { $count ->
        [one] { $who } wählt noch.
       *[other] { $who } wählen noch.
    }
gb-wait-pass-help = Deine drei Karten liegen bereit.
gb-wait-gang = { $who } hat die Gaunerbande vereint.
gb-wait-gang-help = Gleich wissen wir, wer dafür zahlt.
gb-hint-give = Ein Bot würde { $cards } geben.
gb-hint-play = Ein Bot würde { $card } spielen.
gb-hint-gang =
    { $way ->
        [others] Ein Bot würde die anderen zahlen lassen.
       *[self] Ein Bot würde sich selbst entlasten.
    }
gb-hinted = ein Bot würde sie wählen
gb-reward = den Lohn
gb-led =
    { $colour ->
        [g] Eröffnet wurde mit Grün.
        [b] Eröffnet wurde mit Blau.
        [r] Eröffnet wurde mit Rot.
       *[k] Eröffnet wurde mit Schwarz.
    }

## Der Lohn
gb-gang-title = Die Bande ist vereint
gb-gang-text = Du hast alle Gauner und den Politiker. Diese Runde kostet dich nichts, und du hast die Wahl:
gb-gang-others = Die anderen zahlen
gb-gang-others-text = Alle anderen bekommen je { $value } Minuspunkte.
gb-gang-self = Du wirst entlastet
gb-gang-self-text = { $value } Minuspunkte gehen von deinem Stand ab.

## Das Protokoll
gb-log-trick = Stich { $trick }
gb-log-end-of-round = Abrechnung, Runde { $round }
gb-log-dealt = Die Karten sind verteilt.
gb-log-no-pass = In dieser Runde gibt niemand Karten weiter.
gb-log-chosen =
    { $you ->
        [yes] Du hast gewählt.
       *[no] { $who } hat gewählt.
    }
gb-log-laid-aside =
    { $you ->
        [yes] Du legst
       *[no] { $who } legt
    } eine Karte beiseite, { $given } von { $of }.
gb-log-laid-aside-card =
    { $you ->
        [yes] Du legst
       *[no] { $who } legt
    } { $card } beiseite, { $given } von { $of }.
gb-log-passed =
    { $distance ->
        [one] Drei Karten wandern einen Platz nach links.
       *[other] Drei Karten wandern { $distance } Plätze nach links.
    }
gb-log-gave =
    { $you ->
        [yes] Du gibst { $to } { $a }, { $b } und { $c }.
       *[no] { $who } gibt { $to } { $a }, { $b } und { $c }.
    }
gb-log-got = { $who } gibt dir { $a }, { $b } und { $c }.
gb-log-opens =
    { $you ->
        [yes] Du eröffnest die Runde.
       *[no] { $who } eröffnet die Runde.
    }
gb-log-led =
    { $you ->
        [yes] Du eröffnest mit { $card }.
       *[no] { $who } eröffnet mit { $card }.
    }
gb-log-followed =
    { $you ->
        [yes] Du bedienst mit { $card }.
       *[no] { $who } bedient mit { $card }.
    }
gb-log-threw =
    { $you ->
        [yes] Du hast kein { gb-inline } und wirfst { $card } ab.
       *[no] { $who } hat kein { gb-inline } und wirft { $card } ab.
    }
gb-haul =
    { $politician ->
        [yes] { $rogues ->
            [0] den Politiker
            [one] einen Gauner und den Politiker
           *[other] { $rogues } Gauner und den Politiker
        }
       *[no] { $rogues ->
            [one] einen Gauner
           *[other] { $rogues } Gauner
        }
    }
gb-log-took =
    { $you ->
        [yes] { $haul ->
            [none] Du nimmst den Stich.
           *[some] Du nimmst den Stich und damit { gb-haul }.
        }
       *[no] { $haul ->
            [none] { $who } nimmt den Stich.
           *[some] { $who } nimmt den Stich und damit { gb-haul }.
        }
    }
gb-log-united =
    { $you ->
        [yes] Du hast die Gaunerbande vereint!
       *[no] { $who } hat die Gaunerbande vereint!
    }
gb-log-reward =
    { $own ->
        [yes] { $you ->
            [yes] Dein Lohn: { $value } Minuspunkte weniger für dich.
           *[no] Der Lohn: { $value } Minuspunkte weniger für { $who }.
        }
       *[no] { $you ->
            [yes] Dein Lohn: { $value } Minuspunkte für alle anderen.
           *[no] Der Lohn: { $value } Minuspunkte für alle außer { $who }.
        }
    }
gb-log-scored =
    { $you ->
        [yes] Du
       *[no] { $who }
    }: { $points ->
        [one] ein Minuspunkt
       *[other] { $points } Minuspunkte
    }.
gb-log-over = Die Partie ist zu Ende.
gb-log-undone =
    { $you ->
        [yes] Du nimmst deinen Zug zurück.
       *[no] { $who } nimmt einen Zug zurück.
    }
gb-log-undone-card =
    { $more ->
        [yes] { $you ->
            [yes] Du nimmst { $card } zurück und damit alles, was danach kam.
           *[no] { $who } nimmt { $card } zurück und damit alles, was danach kam.
        }
       *[no] { $you ->
            [yes] Du nimmst { $card } zurück.
           *[no] { $who } nimmt { $card } zurück.
        }
    }

## Das Strafregister
gb-sheet-cap = Strafregister
gb-sheet = Wer hat wie viel auf dem Kerbholz?
gb-sheet-empty = Noch ist keine Runde gewertet. Alle Westen sind weiß.
gb-sheet-goal = Minuspunkte: Wer am wenigsten hat, gewinnt. Die Partie endet, wenn jemand mehr als { $limit } hat.
gb-sheet-way = Bis zur Grenze
gb-sheet-united = Gaunerbande
gb-sheet-politician = mit dem korrupten Politiker
gb-sheet-left = noch { $points }
gb-sheet-over = über der Grenze

## Das Ende
gb-why =
    { $you ->
        [yes] Du hast { $total } Minuspunkte, mehr als { $limit }: Die Partie ist aus.
       *[no] { $who } hat { $total } Minuspunkte, mehr als { $limit }: Die Partie ist aus.
    }
gb-why-several = { $who } haben mehr als { $limit } Minuspunkte: Die Partie ist aus.
gb-verdict =
    { $count ->
        [one] { $you ->
            [yes] Du hast mit { $points } die wenigsten und gewinnst.
           *[no] { $who } hat mit { $points } die wenigsten und gewinnt.
        }
       *[other] { $who } haben mit je { $points } die wenigsten und gewinnen gemeinsam.
    }
gb-unit = Minuspunkte
gb-poster-charge = wegen verdächtig weißer Weste
gb-poster-sum =
    { $points ->
        [one] Ein Minuspunkt
       *[other] { $points } Minuspunkte
    } nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
gb-poster-seen =
    { $count ->
        [one] Zuletzt gesehen, als die anderen bezahlten.
       *[other] Zuletzt zusammen gesehen, als die anderen bezahlten.
    }
gb-politicians = Politiker
gb-gangs = Banden
gb-last-round = Letzte Runde
gb-fact-politician =
    { $count ->
        [one] Einmal der Politiker
       *[other] { $count }-mal der Politiker
    }
gb-fact-politician-text = { $who } hat ihn am häufigsten genommen. Es war natürlich nie Absicht.
gb-fact-gang =
    { $count ->
        [one] Eine Bande
       *[other] { $count } Banden
    }
gb-fact-gang-text = { $who } hat sie vereint.
gb-fact-worst = Die teuerste Runde: { $who } in Runde { $round }.
gb-fact-clean =
    { $count ->
        [one] Eine saubere Runde
       *[other] { $count } saubere Runden
    }
gb-fact-clean-text = { $who } blieb am häufigsten ohne Minuspunkt.

## Der Tisch in Worten
gb-zone-game = Die Partie
gb-zone-seats = Die Plätze
gb-zone-middle = In der Mitte
gb-zone-hand = Deine Hand
gb-words-seat =
    { $who }{ $you ->
        [yes] {" "}(du)
       *[no] { $bot ->
            [yes] {" "}(Bot)
           *[no] {""}
        }
    }: { $total ->
        [one] ein Minuspunkt
       *[other] { $total } Minuspunkte
    }. In dieser Runde { $tricks ->
        [0] kein Stich
        [one] ein Stich
       *[other] { $tricks } Stiche
    }, { $rogues ->
        [0] kein Gauner
        [one] ein Gauner
       *[other] { $rogues } Gauner
    }{ $politician ->
        [yes] {" "}und der Politiker
       *[no] {""}
    }. { $hand ->
        [one] Eine Karte
       *[other] { $hand } Karten
    } auf der Hand.
gb-words-known = Davon kennst du { $cards }.
gb-words-owing =
    { $owes ->
        [yes] Wählt noch.
       *[no] Hat gewählt.
    }
gb-words-turn = Ist am Zug.
gb-words-laid = { $who }: { $card }
gb-words-ahead = { $who } liegt vorn.
gb-words-to = Deine Karten gehen an { $who }.
gb-words-gave = Bereit liegen { $cards }.
gb-words-gang = { $who } hat die Gaunerbande vereint und wählt. Sie ist { $value } Minuspunkte wert.
gb-words-no-trick = Noch liegt keine Karte.
gb-words-no-hand = Du hast keine Karten.
gb-words-received = Bekommen hast du { $cards }.
gb-words-playable = Spielbar: { $cards }.
