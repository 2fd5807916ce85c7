# Langfinger im Browser.

## Teile und Orte
langfinger-tool-lockpick = Dietrich
langfinger-tool-hammer = Hammer
langfinger-tool-pliers = Zange
langfinger-tool-blowtorch = Schweißgerät
langfinger-tool-plan = Plan
langfinger-kind-money = Geld
langfinger-kind-gold = Gold
langfinger-kind-jewellery = Schmuck
langfinger-kind-coins = Münzen
langfinger-kind-statue = Statue
langfinger-kind-painting = Gemälde
langfinger-lock-chest = Truhe
langfinger-lock-safe = Safe
langfinger-lock-showcase = Vitrine
langfinger-lock-pillar = Säule
langfinger-place-city = City
langfinger-place-villa = Villa
langfinger-place-ruin = Ruine
langfinger-place-museum = Museum
langfinger-place-harbour = Hafen
langfinger-several = { $count }{"\u00A0"}×{"\u00A0"}{ $what }
langfinger-back = { $lock }, kostet { $tools }
langfinger-front = { $kind } { $value }
langfinger-with-bonus = { $what } +{ $bonus }
# Was hinter einem Schloss liegen kann: „Gold oder Schmuck, 2 bis 4 wert“.
langfinger-inside = { $kinds }, { $range } wert
langfinger-range = { $least } bis { $most }
# Was eine Karte von sich erzählt.
langfinger-tell-loot =
    { $card }. Beute: { $inside }. { $what ->
        [chest] Das Geld bekommst du sofort.
       *[other] Zu verkaufen am Hafen.
    }
langfinger-tell-tool = { $tool }: Damit zahlst du in Villa und Museum, oder du tauschst es in der Ruine.
langfinger-tell-payable = Das Werkzeug dafür hast du.
langfinger-tell-fence = Ein Hehler, kauft { $kinds }.
langfinger-tell-twice = 2×: auf Wunsch zwei dieser Art auf einmal.
langfinger-tell-bonus = +1, +2: so viel mehr für jede.
# Nach „dein Stein“, „Ben“: wo jemand ist.
langfinger-in =
    { $at ->
        [city] in der City
        [villa] in der Villa
        [ruin] in der Ruine
        [museum] im Museum
       *[harbour] am Hafen
    }

## Wo wir sind
langfinger-round = Runde { $round }
langfinger-choosing = Gauner wählen
langfinger-placing = Steine setzen
langfinger-over = zu Ende
langfinger-last-round =
    { $round ->
        [one] höchstens eine Runde
       *[other] höchstens { $round } Runden
    }
langfinger-target = endet bei { $target }

## Worum es geht
langfinger-welcome-goal = Das meiste Geld gewinnt. Hat jemand am Ende einer Runde { $target } oder mehr, ist Schluss.
langfinger-welcome-stones = Reihum setzen alle drei Gaunersteine. { $free ->
        [yes] An jedem Ort ist das niedrigste Feld zuerst dran.
       *[no] Wer zuerst an einem Ort ist, kommt dort zuerst dran.
    }
langfinger-welcome-order = Dann geht es von Ort zu Ort: City, Villa, Ruine, Museum, Hafen. In der City nimmst du Werkzeug, in der Ruine tauschst du es.
langfinger-welcome-rob = In Villa und Museum zahlst du genau das Werkzeug auf der Rückseite einer Beute. Dein Gauner ersetzt eines davon, an beiden Orten je einmal.
langfinger-welcome-sell = Truhen bringen sofort Geld. Alles andere verkaufst du am Hafen an einen Hehler, der diese Art kauft.

## Was gefragt wird
langfinger-moment = Einen Augenblick.
langfinger-wait-choosing = { $who } wählt einen Gauner.
langfinger-wait-placing = { $who } setzt einen Stein.
langfinger-wait-acting = { $who } handelt { langfinger-in }.
langfinger-at-help =
    { $at ->
        [city] Zwei Werkzeuge für jeden Stein.
        [ruin] Hier wird Werkzeug getauscht.
        [harbour] Hier wird Beute zu Geld.
       *[other] Hier werden Schlösser geknackt.
    }
langfinger-ask-choose = Wähle deinen Gauner.
langfinger-ask-choose-help = Seine Karte ersetzt sein Werkzeug, in der Villa einmal und im Museum einmal.
langfinger-ask-place = Setze einen Stein.
langfinger-stones-left =
    { $stones ->
        [0] Alle deine Steine sind unterwegs.
        [one] Du hast noch einen Stein. { langfinger-order }
       *[other] Du hast noch { $stones } Steine. { langfinger-order }
    }
langfinger-order =
    { $free ->
        [yes] Das niedrigste Feld ist zuerst dran.
       *[no] Ein Stein kommt aufs niedrigste freie Feld: Wer zuerst kommt, ist zuerst dran.
    }
langfinger-ask-take =
    { $count ->
        [one] Nimm ein Werkzeug.
       *[other] Nimm { $count } Werkzeuge.
    }
langfinger-ask-take-help = Alle sehen, was du nimmst.
langfinger-ask-rob = Hol dir Beute.
langfinger-ask-rob-help =
    { $count ->
        [one] Eine Karte kannst du bezahlen.
       *[other] { $count } Karten kannst du bezahlen.
    }
langfinger-ask-rob-not = Hier ist nichts für dich zu holen.
langfinger-ask-rob-not-help = Dir fehlt Werkzeug. Dein Stein kommt zurück.
langfinger-ask-swap = Werkzeug tauschen?
langfinger-ask-swap-help = „2 für 3“ heißt: zwei Werkzeuge abwerfen, drei ziehen.
langfinger-ask-discard =
    { $count ->
        [one] Wirf ein Werkzeug ab.
       *[other] Wirf { $count } Werkzeuge ab.
    }
langfinger-ask-discard-help =
    { $draws ->
        [one] Dann ziehst du eins.
       *[other] Dann ziehst du { $draws }.
    }
langfinger-ask-visit = Verkaufe Beute.
langfinger-ask-visit-help =
    { $count ->
        [one] Ein Hehler kauft, was du hast.
       *[other] { $count } Hehler kaufen, was du hast.
    }
langfinger-ask-visit-not = Niemand kauft, was du hast.
langfinger-ask-visit-not-help = Heb es für eine bessere Nacht auf.
langfinger-ask-sell = Was verkaufst du?
langfinger-ask-sell-more = Noch eine Karte derselben Art: { $kind }?
langfinger-do-choose = Nehmen
langfinger-do-take = Nehmen
langfinger-do-rob = Mitnehmen
langfinger-do-swap = Tauschen
langfinger-do-discard = Abwerfen
langfinger-do-sell = Verkaufen
langfinger-do-decline = Verzichten
langfinger-do-enough = Das reicht
langfinger-do-sell-nothing = Nichts verkaufen
langfinger-chosen = Gewählt: { $what }.
langfinger-chosen-of = { $tools } ({ $chosen } von { $of })
langfinger-chosen-rob =
    { $rogue ->
        [yes] { langfinger-lock } für { $tools }; dein Gauner ersetzt eines.
       *[no] { langfinger-lock } für { $tools }.
    }
langfinger-lock =
    { $what ->
        [chest] Die Truhe
        [safe] Der Safe
        [showcase] Die Vitrine
       *[pillar] Die Säule
    }
langfinger-chosen-sale = { $loot } für { $pays }.
langfinger-chosen-fence = Wähle jetzt, was du dort verkaufst.
langfinger-hint = Ein Bot würde wählen: { $what }.
langfinger-stones-first = Erst werden die Steine gesetzt.
langfinger-stone-at = Dein Stein steht { langfinger-in }.
langfinger-fence-buys = Dieser Hehler kauft { $kinds }.
langfinger-sold-kind = Eben hast du verkauft: { $kind }.
langfinger-due =
    { $due ->
        [one] Ein Werkzeug muss noch weg.
       *[other] { $due } Werkzeuge müssen noch weg.
    }
langfinger-about-space = { $place }, Feld { $space }
langfinger-about-rob =
    { $what ->
        [none] eine Beutekarte
       *[other] { $lock } ({ $tools })
    }{ $rogue ->
        [yes] {" "}mit dem Gauner
       *[no] {""}
    }
langfinger-about-swap = { $gives } für { $gets }
langfinger-about-visit =
    { $known ->
        [yes] zum Hehler für { $kinds }
       *[no] zu einem Hehler
    }
langfinger-about-sell =
    { $known ->
        [yes] { $loot } verkaufen
       *[no] Beute verkaufen
    }
langfinger-about-enough = genug
langfinger-about-decline = verzichten

## Das Protokoll
langfinger-log-setup = Vor der ersten Nacht
langfinger-log-place = { $place }, Runde { $round }
langfinger-log-start-drawn =
    { $you ->
        [yes] Du bekommst die Startkarte.
       *[no] { $who } bekommt die Startkarte.
    }
langfinger-log-rogue =
    { $you ->
        [yes] Du spielst { $rogue }: { $tool }.
       *[no] { $who } spielt { $rogue }: { $tool }.
    }
langfinger-log-began =
    { $you ->
        [yes] Du hast die Startkarte und beginnst.
       *[no] { $who } hat die Startkarte und beginnt.
    }
langfinger-log-placed =
    { $you ->
        [yes] Du setzt
       *[no] { $who } setzt
    } einen Stein: { $place }, Feld { $space }.
langfinger-log-taken =
    { $you ->
        [yes] Du nimmst { $tools }.
       *[no] { $who } nimmt { $tools }.
    }
langfinger-log-discarded =
    { $you ->
        [yes] Du wirfst { $tools } ab.
       *[no] { $who } wirft { $tools } ab.
    }
langfinger-log-drew =
    { $you ->
        [yes] Du ziehst { $tools }.
       *[no] { $who } zieht { $tools }.
    }
langfinger-log-drew-unseen =
    { $you ->
        [yes] Du ziehst
       *[no] { $who } zieht
    } { $count ->
        [one] ein Werkzeug
       *[other] { $count } Werkzeuge
    }.
langfinger-log-swapped =
    { $you ->
        [yes] Du tauschst
       *[no] { $who } tauscht
    } { $gives } für { $gets }.
langfinger-log-robbed =
    { $you ->
        [yes] Du { $what ->
            [pillar] räumst
           *[other] knackst
        }
       *[no] { $who } { $what ->
            [pillar] räumt
           *[other] knackt
        }
    } { $what ->
        [safe] einen
       *[other] eine
    } { $lock } mit { $tools }{ $what ->
        [pillar] {" "}ab
       *[other] {""}
    }{ $rogue ->
        [yes] { $you ->
            [yes] ; dein Gauner hilft.
           *[no] ; der Gauner hilft.
        }
       *[no] .
    }
langfinger-log-chest =
    { $you ->
        [yes] Du findest Geld: { $paid }.
       *[no] { $who } findet Geld: { $paid }.
    }
langfinger-log-inside =
    { $you ->
        [yes] Darin: { $loot }. Das weißt nur du.
       *[no] Darin: { $loot }.
    }
langfinger-log-visited =
    { $you ->
        [yes] Du gehst zu einem Hehler.
       *[no] { $who } geht zu einem Hehler.
    }
langfinger-log-sold =
    { $you ->
        [yes] Du verkaufst { $loot } für { $paid }.
       *[no] { $who } verkauft { $loot } für { $paid }.
    }
langfinger-log-declined =
    { $you ->
        [yes] Du verzichtest.
       *[no] { $who } verzichtet.
    }
langfinger-log-vain =
    { $you ->
        [yes] Dein Stein kommt unverrichteter Dinge zurück: { langfinger-log-vain-why }.
       *[no] Der Stein von { $who } kommt unverrichteter Dinge zurück: { langfinger-log-vain-why }.
    }
langfinger-log-vain-why =
    { $why ->
        [empty] Dort liegt nichts mehr
        [taken] Alle Tauschfelder sind besetzt
        [loot] Es gibt keine Beute zu verkaufen
        [unwanted] Niemand dort kauft die Beute
       *[tools] zu wenig Werkzeug
    }
langfinger-log-earned =
    { $earned ->
        [0] In dieser Runde hat niemand Geld verdient.
       *[other] Die Runde brachte zusammen { $earned } ein.
    }
langfinger-log-shuffled =
    { $pile ->
        [ToolsShuffled] Das abgeworfene Werkzeug wird ein neuer Stapel.
        [LootShuffled] Die abgelegte Beute wird ein neuer Stapel.
       *[FencesShuffled] Die abgelegten Hehler werden ein neuer Stapel.
    }
langfinger-log-over = Die Partie ist zu Ende.
langfinger-log-undone =
    { $you ->
        [yes] Du nimmst deinen Zug zurück.
       *[no] { $who } nimmt einen Zug zurück.
    }
langfinger-log-undone-move =
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

## Das Kassenbuch
langfinger-sheet-cap = Kassenbuch
langfinger-sheet = Wer hat wie viel verdient?
langfinger-sheet-empty = Noch ist keine Runde vorbei. Alle Taschen sind leer.
langfinger-sheet-goal = Das meiste Geld gewinnt. Die Partie endet, wenn jemand nach dem Hafen { $target } hat.
langfinger-sheet-way = Bis { $target }
langfinger-sheet-left = noch { $money }
langfinger-sheet-there = erreicht

## Das Ende
langfinger-why =
    { $you ->
        [yes] Du hast { $money }, also { $target } oder mehr: Die Partie ist aus.
       *[no] { $who } hat { $money }, also { $target } oder mehr: Die Partie ist aus.
    }
langfinger-why-several = { $who } haben { $target } oder mehr: Die Partie ist aus.
langfinger-why-last = Das war die letzte vereinbarte Runde: Die Partie ist aus.
langfinger-why-dry =
    { $rounds ->
        [one] Eine ganze Runde lang hat niemand Geld verdient: Die Partie ist aus.
       *[other] { $rounds } Runden lang hat niemand Geld verdient: Die Partie ist aus.
    }
langfinger-verdict =
    { $count ->
        [one] { $you ->
            [yes] Du hast mit { $money } das meiste Geld und gewinnst.
           *[no] { $who } hat mit { $money } das meiste Geld und gewinnt.
        }
       *[other] { $who } haben mit je { $money } das meiste Geld und gewinnen gemeinsam.
    }
langfinger-unit = Geld
langfinger-poster-charge = wegen langer Finger an fünf Orten
langfinger-poster-sum = { $count ->
        [one] Beute: { $money }
       *[other] Beute: je { $money }
    } nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
langfinger-poster-seen =
    { $count ->
        [one] Zuletzt am Hafen gesehen, bei bester Laune.
       *[other] Zuletzt zusammen am Hafen gesehen, bei bester Laune.
    }
langfinger-sales = Verkauft
langfinger-chests = Truhen
langfinger-unsold = Unverkauft
langfinger-fact-night = Die beste Runde: { $who } in Runde { $round }.
langfinger-fact-best = Der beste Verkauf: { $who }.
langfinger-fact-vain =
    { $count ->
        [one] Ein Stein umsonst
       *[other] { $count } Steine umsonst
    }
langfinger-fact-vain-text = { $who } war am häufigsten umsonst unterwegs. Frische Luft ist auch gesund.
langfinger-fact-kept =
    { $count ->
        [one] Eine Karte unverkauft
       *[other] { $count } Karten unverkauft
    }
langfinger-fact-kept-text = { $who } hat die Beute noch zu Hause.

## Der Tisch in Worten
langfinger-zone-game = Die Partie
langfinger-zone-seats = Die Plätze
langfinger-zone-piles = Stapel
langfinger-zone-hand = Dein Werkzeug
langfinger-zone-loot = Deine Beute
langfinger-zone-options = Du hast die Wahl
langfinger-words-free = Steine dürfen auf jedes freie Feld.
langfinger-words-dry =
    { $rounds ->
        [one] In der Runde davor hat niemand Geld verdient.
       *[other] Seit { $rounds } Runden hat niemand Geld verdient.
    }
langfinger-words-stalled =
    { $rounds ->
        [one] Verdient eine Runde lang niemand Geld, ist die Partie aus.
       *[other] Verdient { $rounds } Runden hintereinander niemand Geld, ist die Partie aus.
    }
langfinger-words-house = Mit den Karten eines Haus-Sets: { $title }.
langfinger-words-seat =
    { $who }{ $you ->
        [yes] {" "}(du)
       *[no] { $bot ->
            [yes] {" "}(Bot)
           *[no] {""}
        }
    }: Geld { $money }, { $tools ->
        [0] kein Werkzeug
        [one] ein Werkzeug
       *[other] { $tools } Werkzeuge
    }, { $stones ->
        [0] kein Stein
        [one] ein Stein
       *[other] { $stones } Steine
    } zu setzen.
langfinger-words-rogue = Spielt { $rogue }: { $tool }.
langfinger-words-known = Davon bekannt: { $tools }.
langfinger-words-loot =
    { $count ->
        [one] Eine Beutekarte
       *[other] { $count } Beutekarten
    }: { $cards }.
langfinger-words-start = Hat die Startkarte.
langfinger-words-tired = Der Gauner hat hier schon geholfen.
langfinger-words-turn = Ist am Zug.
langfinger-words-stone = { $space } { $who }
langfinger-words-stones = Steine: { $stones }.
langfinger-words-no-stones = Keine Steine.
langfinger-words-here = Hier handeln gerade die Steine.
langfinger-words-nothing = Hier liegt nichts.
langfinger-words-card = { $n }: { $card }
langfinger-words-exchange = { $gives } für { $gets }
langfinger-words-exchange-taken = { $gives } für { $gets }, besetzt von { $who }
langfinger-words-payable = Bezahlen könntest du { $ways }.
langfinger-words-saleable = Hehler { $fence } würde { $pays } zahlen für { $loot }.
langfinger-words-piles =
    Zugstapel: { $tools ->
        [one] ein Werkzeug
       *[other] { $tools } Werkzeuge
    }, { $loot ->
        [one] eine Beutekarte
       *[other] { $loot } Beutekarten
    }, { $fences ->
        [one] ein Hehler
       *[other] { $fences } Hehler
    }.
langfinger-words-top = Oben auf der Beute: { $card }.
langfinger-words-gone-tools = Abgeworfenes Werkzeug: { $tools }.
langfinger-words-gone-loot = Abgelegte Beute: { $loot }.
langfinger-words-gone-fences = Abgelegte Hehler: { $fences }.
langfinger-words-no-tools = Du hast kein Werkzeug.
