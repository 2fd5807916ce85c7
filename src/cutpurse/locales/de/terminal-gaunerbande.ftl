# Gaunerbande im Terminal.

gaunerbande-terminal-welcome = Gaunerbande. { gaunerbande-welcome-goal } { gaunerbande-welcome-follow } { gaunerbande-welcome-cost } { gaunerbande-welcome-gang }
gaunerbande-terminal-title = Gaunerbande
gaunerbande-terminal-limit = Grenze { $limit }
gaunerbande-terminal-colour-g = Grün
gaunerbande-terminal-colour-b = Blau
gaunerbande-terminal-colour-r = Rot
gaunerbande-terminal-colour-k = Schwarz
gaunerbande-terminal-inline =
    { $colour ->
        [g] Grün
        [b] Blau
        [r] Rot
       *[k] Schwarz
    }
gaunerbande-terminal-signs = { $turn } am Zug  { $led } eröffnet  { $ahead } vorn  { $bot } Bot

## Wo wir sind
gaunerbande-terminal-round = Runde { $round }
gaunerbande-terminal-passing =
    { $distance ->
        [one] weitergeben an { $who }, 1 Platz nach links
       *[other] weitergeben an { $who }, { $distance } Plätze nach links
    }
gaunerbande-terminal-trick-number = Stich { $trick } von { $of }
gaunerbande-terminal-gang = die Gaunerbande ist vereint
gaunerbande-terminal-over = zu Ende
gaunerbande-terminal-head-seat = Platz
gaunerbande-terminal-head-trick = Stich
gaunerbande-terminal-head-last = Zuletzt
gaunerbande-terminal-head-hand = Hand
gaunerbande-terminal-head-tricks = Stiche
gaunerbande-terminal-head-points = Punkte
gaunerbande-terminal-head-total = Gesamt
gaunerbande-terminal-trick = Stich: { $cards }
gaunerbande-terminal-points = Punkte in dieser Runde: { $points }
gaunerbande-terminal-last = Der letzte Stich: { $cards }
gaunerbande-terminal-no-last = In dieser Runde hat noch niemand einen Stich genommen.
gaunerbande-terminal-known = { $who } hat noch von dir: { $cards }
gaunerbande-terminal-no-known = Von deinen verschenkten Karten hat niemand mehr eine.
gaunerbande-terminal-known-about = was von dir noch wer hat

## Was gefragt wird
gaunerbande-terminal-ask-give =
    { $left ->
        [one] Gib { $who } noch eine Karte.
       *[other] Gib { $who } { $left } Karten, alle auf einmal oder eine nach der anderen.
    }
gaunerbande-terminal-ask-lead = Du eröffnest. Mit welcher Karte?
gaunerbande-terminal-ask-follow = Bediene { gaunerbande-terminal-inline }. Mit welcher Karte?
gaunerbande-terminal-ask-any = Kein { gaunerbande-terminal-inline } auf der Hand. Was wirfst du ab?
gaunerbande-terminal-ask-gang = Du hast die Gaunerbande vereint. Welchen Lohn wählst du?
gaunerbande-terminal-gang-others = alle anderen bekommen { $value } Punkte
gaunerbande-terminal-gang-self = dein Stand sinkt um { $value } Punkte

## Das Protokoll
gaunerbande-terminal-dealt = Runde { $round }: Die Karten sind verteilt.
gaunerbande-terminal-no-passing = In dieser Runde gibt niemand Karten weiter (GB-2.2).
gaunerbande-terminal-given = Du legst { $card } beiseite.
gaunerbande-terminal-passed = Du gibst { $who } { $cards }.
gaunerbande-terminal-received = { $who } gibt dir { $cards }.
gaunerbande-terminal-led =
    { $you ->
        [yes] Du eröffnest mit { $card } ({ $name }).
       *[no] { $who } eröffnet mit { $card } ({ $name }).
    }
gaunerbande-terminal-played =
    { $you ->
        [yes] Du spielst { $card } ({ $name }).
       *[no] { $who } spielt { $card } ({ $name }).
    }
gaunerbande-terminal-taken =
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
gaunerbande-terminal-united =
    { $you ->
        [yes] Du hast die Gaunerbande vereint!
       *[no] { $who } hat die Gaunerbande vereint!
    }
gaunerbande-terminal-rewarded =
    { $own ->
        [yes] Der Lohn: { $value } Punkte weniger auf dem eigenen Stand.
       *[no] Der Lohn: { $value } Punkte für alle anderen.
    }
gaunerbande-terminal-scored = Runde { $round } ist vorbei: { $points }.
gaunerbande-terminal-why =
    { $you ->
        [yes] Du stehst bei { $total }, über { $limit }: Die Partie ist zu Ende ({ $clause }).
       *[no] { $who } steht bei { $total }, über { $limit }: Die Partie ist zu Ende ({ $clause }).
    }
gaunerbande-terminal-why-several = Über der Grenze von { $limit }: { $who }. Die Partie ist zu Ende ({ $clause }).
