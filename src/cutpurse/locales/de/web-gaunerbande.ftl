# Gaunerbande im Browser.

## Die Karten
gaunerbande-card = { $colour } { $value }
gaunerbande-card-costs =
    { $points ->
        [one] ein Minuspunkt
       *[other] { $points } Minuspunkte
    }
gaunerbande-colour-g = Grün
gaunerbande-colour-b = Blau
gaunerbande-colour-r = Rot
gaunerbande-colour-k = Schwarz
gaunerbande-inline =
    { $colour ->
        [g] Grün
        [b] Blau
        [r] Rot
       *[k] Schwarz
    }

## Wo wir sind
gaunerbande-round = Runde { $round }
gaunerbande-trick = Stich { $trick } von { $of }
gaunerbande-passing = Karten weitergeben
gaunerbande-gang = die Bande ist vereint
gaunerbande-over = zu Ende
gaunerbande-limit =
    { $limit ->
        [one] bis über einen Minuspunkt
       *[other] bis über { $limit } Minuspunkte
    }
## Worum es geht, hier und im Terminal
gaunerbande-welcome-goal = Sammle möglichst wenige Minuspunkte: Wer die wenigsten hat, gewinnt.
gaunerbande-welcome-pass = Zuerst gibst du drei Karten weiter, die du lieber los wärst.
gaunerbande-welcome-follow = Alle legen reihum eine Karte. Bediene die Farbe, mit der eröffnet wurde; ihre höchste Karte nimmt den Stich.
gaunerbande-welcome-cost = Jeder Gauner (schwarze Karte), den du nimmst, kostet einen Punkt; Rot 10, der korrupte Politiker, so viel wie alle zusammen.
gaunerbande-welcome-gang = Oder du nimmst sie alle: Dann kannst du die anderen zahlen lassen.

## Der Tisch
gaunerbande-board = Der Tisch
gaunerbande-in-trick = Der Stich
gaunerbande-hand = Deine Hand
gaunerbande-your-card = deine Karte
gaunerbande-ahead = liegt vorn
gaunerbande-last = Letzter Stich
gaunerbande-last-to = an { $who }
gaunerbande-tricks = Stiche
gaunerbande-points-now = Minuspunkte in dieser Runde
gaunerbande-rogues = Gauner genommen
gaunerbande-has-politician = hat den korrupten Politiker
gaunerbande-seat-total =
    bisher { $total ->
        [one] 1 Minuspunkt
       *[other] { $total } Minuspunkte
    }
gaunerbande-seat-points = in dieser Runde { $points }
gaunerbande-seat-tricks =
    { $tricks ->
        [0] kein Stich
        [one] ein Stich
       *[other] { $tricks } Stiche
    } in dieser Runde
gaunerbande-seat-hand =
    { $hand ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $hand } Karten
    } auf der Hand
gaunerbande-seat-taken = In dieser Runde genommene Gauner
gaunerbande-seat-none-taken = Noch keine.
gaunerbande-seat-known = Karten auf der Hand, die du kennst
gaunerbande-open-hand = Karten von { $who }: { $cards }
gaunerbande-scheming = wählt noch
gaunerbande-has-chosen = hat gewählt
gaunerbande-gifts-cap = Verdeckt, { $distance ->
        [one] einen Platz nach links
       *[other] { $distance } Plätze nach links
    }
gaunerbande-gifts = Drei Geschenke für { $who }
gaunerbande-gifts-done = Deine Geschenke für { $who }
gaunerbande-gifts-watch = Alle wählen drei Karten
gaunerbande-gifts-secret = Was den Besitzer wechselt, wisst nur ihr zwei.
gaunerbande-gifts-to = an { $who }
gaunerbande-got = von { $who }
gaunerbande-new = neu von { $who }

## Was gefragt wird
gaunerbande-ask-give =
    { $count ->
        [one] Gib { $who } noch eine Karte.
        [3] Gib { $who } drei Karten.
       *[other] Gib { $who } noch { $count } Karten.
    }
gaunerbande-ask-give-help = { $chosen } von { $of } gewählt.
gaunerbande-ousted = { $card } kommt zurück auf deine Hand.
gaunerbande-give = Geben
gaunerbande-ask-lead = Du eröffnest.
gaunerbande-ask-follow = Bediene { gaunerbande-inline }.
gaunerbande-ask-throw = Kein { gaunerbande-inline }: Wirf etwas ab.
gaunerbande-playable =
    { $count ->
        [one] Eine Karte passt.
       *[other] { $count } Karten passen.
    }
gaunerbande-chosen = { $card } ist gewählt.
gaunerbande-play = Spielen
gaunerbande-ask-gang = Du hast die Gaunerbande vereint!
gaunerbande-ask-gang-help = Wähle deinen Lohn.
gaunerbande-moment = Einen Augenblick.
gaunerbande-wait = { $who } überlegt.
gaunerbande-wait-pass =
    { $count ->
        [one] { $who } wählt noch.
       *[other] { $who } wählen noch.
    }
gaunerbande-wait-pass-help = Deine drei Karten liegen bereit.
gaunerbande-wait-gang = { $who } hat die Gaunerbande vereint.
gaunerbande-wait-gang-help = Gleich wissen wir, wer dafür zahlt.
gaunerbande-hint-give = Ein Bot würde { $cards } geben.
gaunerbande-hint-play = Ein Bot würde { $card } spielen.
gaunerbande-hint-gang =
    { $way ->
        [others] Ein Bot würde die anderen zahlen lassen.
       *[self] Ein Bot würde sich selbst entlasten.
    }
gaunerbande-hinted = ein Bot würde sie wählen
gaunerbande-reward = den Lohn
gaunerbande-led =
    { $colour ->
        [g] Eröffnet wurde mit Grün.
        [b] Eröffnet wurde mit Blau.
        [r] Eröffnet wurde mit Rot.
       *[k] Eröffnet wurde mit Schwarz.
    }

## Der Lohn
gaunerbande-gang-title = Die Bande ist vereint
gaunerbande-gang-text = Du hast alle Gauner und den Politiker. Diese Runde kostet dich nichts, und du hast die Wahl:
gaunerbande-gang-others = Die anderen zahlen
gaunerbande-gang-others-text = Alle anderen bekommen je { $value } Minuspunkte.
gaunerbande-gang-self = Du wirst entlastet
gaunerbande-gang-self-text = { $value } Minuspunkte gehen von deinem Stand ab.

## Das Protokoll
gaunerbande-log-trick = Stich { $trick }
gaunerbande-log-end-of-round = Abrechnung, Runde { $round }
gaunerbande-log-dealt = Die Karten sind verteilt.
gaunerbande-log-no-pass = In dieser Runde gibt niemand Karten weiter.
gaunerbande-log-chosen =
    { $you ->
        [yes] Du hast gewählt.
       *[no] { $who } hat gewählt.
    }
gaunerbande-log-laid-aside =
    { $you ->
        [yes] Du legst
       *[no] { $who } legt
    } eine Karte beiseite, { $given } von { $of }.
gaunerbande-log-laid-aside-card =
    { $you ->
        [yes] Du legst
       *[no] { $who } legt
    } { $card } beiseite, { $given } von { $of }.
gaunerbande-log-passed =
    { $distance ->
        [one] Drei Karten wandern einen Platz nach links.
       *[other] Drei Karten wandern { $distance } Plätze nach links.
    }
gaunerbande-log-gave =
    { $you ->
        [yes] Du gibst { $to } { $a }, { $b } und { $c }.
       *[no] { $who } gibt { $to } { $a }, { $b } und { $c }.
    }
gaunerbande-log-got = { $who } gibt dir { $a }, { $b } und { $c }.
gaunerbande-log-opens =
    { $you ->
        [yes] Du eröffnest die Runde.
       *[no] { $who } eröffnet die Runde.
    }
gaunerbande-log-led =
    { $you ->
        [yes] Du eröffnest mit { $card }.
       *[no] { $who } eröffnet mit { $card }.
    }
gaunerbande-log-followed =
    { $you ->
        [yes] Du bedienst mit { $card }.
       *[no] { $who } bedient mit { $card }.
    }
gaunerbande-log-threw =
    { $you ->
        [yes] Du hast kein { gaunerbande-inline } und wirfst { $card } ab.
       *[no] { $who } hat kein { gaunerbande-inline } und wirft { $card } ab.
    }
gaunerbande-haul =
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
gaunerbande-log-took =
    { $you ->
        [yes] { $haul ->
            [none] Du nimmst den Stich.
           *[some] Du nimmst den Stich und damit { gaunerbande-haul }.
        }
       *[no] { $haul ->
            [none] { $who } nimmt den Stich.
           *[some] { $who } nimmt den Stich und damit { gaunerbande-haul }.
        }
    }
gaunerbande-log-united =
    { $you ->
        [yes] Du hast die Gaunerbande vereint!
       *[no] { $who } hat die Gaunerbande vereint!
    }
gaunerbande-log-reward =
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
gaunerbande-log-scored =
    { $you ->
        [yes] Du
       *[no] { $who }
    }: { $points ->
        [one] ein Minuspunkt
       *[other] { $points } Minuspunkte
    }.
gaunerbande-log-over = Die Partie ist zu Ende.
gaunerbande-log-undone =
    { $you ->
        [yes] Du nimmst deinen Zug zurück.
       *[no] { $who } nimmt einen Zug zurück.
    }
gaunerbande-log-undone-card =
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
gaunerbande-sheet-cap = Strafregister
gaunerbande-sheet = Wer hat wie viel auf dem Kerbholz?
gaunerbande-sheet-empty = Noch ist keine Runde gewertet. Alle Westen sind weiß.
gaunerbande-sheet-goal = Minuspunkte: Wer am wenigsten hat, gewinnt. Die Partie endet, wenn jemand mehr als { $limit } hat.
gaunerbande-sheet-way = Bis zur Grenze
gaunerbande-sheet-united = Gaunerbande
gaunerbande-sheet-politician = mit dem korrupten Politiker
gaunerbande-sheet-left = noch { $points }
gaunerbande-sheet-over = über der Grenze

## Das Ende
gaunerbande-why =
    { $you ->
        [yes] Du hast { $total } Minuspunkte, mehr als { $limit }: Die Partie ist aus.
       *[no] { $who } hat { $total } Minuspunkte, mehr als { $limit }: Die Partie ist aus.
    }
gaunerbande-why-several =
    { $limit ->
        [one] { $who } haben mehr als einen Minuspunkt: Die Partie ist aus.
       *[other] { $who } haben mehr als { $limit } Minuspunkte: Die Partie ist aus.
    }
gaunerbande-verdict =
    { $count ->
        [one] { $you ->
            [yes] Du hast mit { $points } die wenigsten und gewinnst.
           *[no] { $who } hat mit { $points } die wenigsten und gewinnt.
        }
       *[other] { $who } haben mit je { $points } die wenigsten und gewinnen gemeinsam.
    }
gaunerbande-unit = Minuspunkte
gaunerbande-poster-charge = wegen verdächtig weißer Weste
gaunerbande-poster-sum =
    { $points ->
        [one] Ein Minuspunkt
       *[other] { $points } Minuspunkte
    } nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
gaunerbande-poster-seen =
    { $count ->
        [one] Zuletzt gesehen, als die anderen bezahlten.
       *[other] Zuletzt zusammen gesehen, als die anderen bezahlten.
    }
gaunerbande-politicians = Politiker
gaunerbande-gangs = Banden
gaunerbande-last-round = Letzte Runde
gaunerbande-fact-politician =
    { $count ->
        [one] Einmal der Politiker
       *[other] { $count }-mal der Politiker
    }
gaunerbande-fact-politician-text = { $who } hat ihn am häufigsten genommen. Es war natürlich nie Absicht.
gaunerbande-fact-gang =
    { $count ->
        [one] Eine Bande
       *[other] { $count } Banden
    }
gaunerbande-fact-gang-text = { $who } hat sie vereint.
gaunerbande-fact-worst = Die teuerste Runde: { $who } in Runde { $round }.
gaunerbande-fact-clean =
    { $count ->
        [one] Eine saubere Runde
       *[other] { $count } saubere Runden
    }
gaunerbande-fact-clean-text = { $who } blieb am häufigsten ohne Minuspunkt.

## Der Tisch in Worten
gaunerbande-zone-game = Die Partie
gaunerbande-zone-seats = Die Plätze
gaunerbande-zone-middle = In der Mitte
gaunerbande-zone-hand = Deine Hand
gaunerbande-words-seat =
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
gaunerbande-words-known = Davon kennst du { $cards }.
gaunerbande-words-owing =
    { $owes ->
        [yes] Wählt noch.
       *[no] Hat gewählt.
    }
gaunerbande-words-turn = Ist am Zug.
gaunerbande-words-laid = { $who }: { $card }
gaunerbande-words-ahead = { $who } liegt vorn.
gaunerbande-words-to = Deine Karten gehen an { $who }.
gaunerbande-words-gave = Bereit liegen { $cards }.
gaunerbande-words-gang = { $who } hat die Gaunerbande vereint und wählt. Sie ist { $value } Minuspunkte wert.
gaunerbande-words-no-trick = Noch liegt keine Karte.
gaunerbande-words-no-hand = Du hast keine Karten.
gaunerbande-words-received = Bekommen hast du { $cards }.
gaunerbande-words-playable = Spielbar: { $cards }.
