# Gaunerbande im Terminal.

gaunerbande-welcome = Gaunerbande. { gb-welcome-goal } { gb-welcome-follow } { gb-welcome-cost } { gb-welcome-gang }
gaunerbande-title = Gaunerbande
gaunerbande-limit = Grenze { $limit }
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
gaunerbande-signs = { $turn } am Zug  { $led } eröffnet  { $ahead } vorn  { $bot } Bot

## Wo wir sind
gaunerbande-round = Runde { $round }
gaunerbande-passing =
    { $distance ->
        [one] weitergeben an { $who }, einen Platz nach links
       *[other] weitergeben an { $who }, { $distance } Plätze nach links
    }
gaunerbande-trick-number = Stich { $trick } von { $of }
gaunerbande-gang = die Gaunerbande ist vereint
gaunerbande-over = zu Ende
gaunerbande-head-seat = Platz
gaunerbande-head-trick = Stich
gaunerbande-head-last = Zuletzt
gaunerbande-head-hand = Hand
gaunerbande-head-tricks = Stiche
gaunerbande-head-points = Punkte
gaunerbande-head-total = Gesamt
gaunerbande-trick = Stich: { $cards }
gaunerbande-points = Punkte in dieser Runde: { $points }
gaunerbande-last = Der letzte Stich: { $cards }
gaunerbande-no-last = In dieser Runde hat noch niemand einen Stich genommen.
gaunerbande-known = { $who } hat noch von dir: { $cards }
gaunerbande-no-known = Von deinen verschenkten Karten hat niemand mehr eine.
gaunerbande-known-about = was von dir noch wer hat

## Was gefragt wird
gaunerbande-ask-give =
    { $left ->
        [one] Gib { $who } noch eine Karte.
       *[other] Gib { $who } { $left } Karten, alle auf einmal oder eine nach der anderen.
    }
gaunerbande-ask-lead = Du eröffnest. Mit welcher Karte?
gaunerbande-ask-follow = Bediene { gaunerbande-inline }. Mit welcher Karte?
gaunerbande-ask-any = Kein { gaunerbande-inline } auf der Hand. Was wirfst du ab?
gaunerbande-ask-gang = Du hast die Gaunerbande vereint. Was willst du dafür?
gaunerbande-gang-others = alle anderen bekommen { $value } Punkte
gaunerbande-gang-self = dein Stand sinkt um { $value } Punkte

## Das Protokoll
gaunerbande-dealt = Runde { $round }: Die Karten sind verteilt.
gaunerbande-no-passing = In dieser Runde gibt niemand Karten weiter (GB-2.2).
gaunerbande-given = Du legst { $card } beiseite.
gaunerbande-passed = Du gibst { $who } { $cards }.
gaunerbande-received = { $who } gibt dir { $cards }.
gaunerbande-led =
    { $you ->
        [yes] Du eröffnest mit { $card } ({ $name }).
       *[no] { $who } eröffnet mit { $card } ({ $name }).
    }
gaunerbande-played =
    { $you ->
        [yes] Du spielst { $card } ({ $name }).
       *[no] { $who } spielt { $card } ({ $name }).
    }
gaunerbande-taken =
    { $you ->
        [yes] Du nimmst den Stich{ $points ->
            [0] .
            [one] : ein Punkt.
           *[other] : { $points } Punkte.
        }
       *[no] { $who } nimmt den Stich{ $points ->
            [0] .
            [one] : ein Punkt.
           *[other] : { $points } Punkte.
        }
    }
gaunerbande-united =
    { $you ->
        [yes] Du hast die Gaunerbande vereint!
       *[no] { $who } hat die Gaunerbande vereint!
    }
gaunerbande-rewarded =
    { $own ->
        [yes] Der Lohn: { $value } Punkte weniger auf dem eigenen Stand.
       *[no] Der Lohn: { $value } Punkte für alle anderen.
    }
gaunerbande-scored = Runde { $round } ist vorbei: { $points }.
gaunerbande-why =
    { $you ->
        [yes] Du stehst bei { $total }, über { $limit }: Die Partie ist zu Ende ({ $clause }).
       *[no] { $who } steht bei { $total }, über { $limit }: Die Partie ist zu Ende ({ $clause }).
    }
