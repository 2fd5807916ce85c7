# Langfinger im Browser.

## Teile und Orte
lf-tool-lockpick = Dietrich
lf-tool-hammer = Hammer
lf-tool-pliers = Zange
lf-tool-blowtorch = Schweißgerät
lf-tool-plan = Plan
lf-kind-money = Geld
lf-kind-gold = Gold
lf-kind-jewellery = Schmuck
lf-kind-coins = Münzen
lf-kind-statue = Statue
lf-kind-painting = Gemälde
lf-lock-chest = Truhe
lf-lock-safe = Safe
lf-lock-showcase = Vitrine
lf-lock-pillar = Säule
lf-place-city = City
lf-place-villa = Villa
lf-place-ruin = Ruine
lf-place-museum = Museum
lf-place-harbour = Hafen
lf-several = { $count }{"\u00A0"}×{"\u00A0"}{ $what }
lf-back = { $lock }, kostet { $tools }
lf-front = { $kind } { $value }
lf-with-bonus = { $what } +{ $bonus }
# Was hinter einem Schloss liegen kann: „Gold oder Schmuck, 2 bis 4 wert“.
lf-inside = { $kinds }, { $range } wert
lf-range = { $least } bis { $most }
# Was eine Karte von sich erzählt.
lf-tell-loot =
    { $card }. Beute: { $inside }. { $what ->
        [chest] Das Geld bekommst du sofort.
       *[other] Zu verkaufen am Hafen.
    }
lf-tell-tool = { $tool }: Damit zahlst du in Villa und Museum, oder du tauschst es in der Ruine.
lf-tell-payable = Das Werkzeug dafür hast du.
lf-tell-fence = Ein Hehler, kauft { $kinds }.
lf-tell-twice = 2×: auf Wunsch zwei dieser Art auf einmal.
lf-tell-bonus = +1, +2: so viel mehr für jede.
# Nach „dein Stein“, „Ben“: wo jemand ist.
lf-in =
    { $at ->
        [city] in der City
        [villa] in der Villa
        [ruin] in der Ruine
        [museum] im Museum
       *[harbour] am Hafen
    }

## Wo wir sind
lf-round = Runde { $round }
lf-choosing = Gauner wählen
lf-placing = Steine setzen
lf-over = zu Ende
lf-last-round = höchstens { $round } Runden
lf-target = endet bei { $target }

## Worum es geht
lf-welcome-goal = Das meiste Geld gewinnt. Hat jemand am Ende einer Runde { $target } oder mehr, ist Schluss.
lf-welcome-stones = Reihum setzen alle drei Gaunersteine. { $free ->
        [yes] An jedem Ort ist das niedrigste Feld zuerst dran.
       *[no] Wer zuerst an einem Ort ist, kommt dort zuerst dran.
    }
lf-welcome-order = Dann geht es von Ort zu Ort: City, Villa, Ruine, Museum, Hafen. In der City nimmst du Werkzeug, in der Ruine tauschst du es.
lf-welcome-rob = In Villa und Museum zahlst du genau das Werkzeug auf der Rückseite einer Beute. Dein Gauner ersetzt eines davon, an beiden Orten je einmal.
lf-welcome-sell = Truhen bringen sofort Geld. Alles andere verkaufst du am Hafen an einen Hehler, der diese Art kauft.

## Was gefragt wird
lf-moment = Einen Augenblick.
lf-wait-choosing = { $who } wählt einen Gauner.
lf-wait-placing = { $who } setzt einen Stein.
lf-wait-acting = { $who } handelt { lf-in }.
lf-at-help =
    { $at ->
        [city] Zwei Werkzeuge für jeden Stein.
        [ruin] Hier wird Werkzeug getauscht.
        [harbour] Hier wird Beute zu Geld.
       *[other] Hier werden Schlösser geknackt.
    }
lf-ask-choose = Wähle deinen Gauner.
lf-ask-choose-help = Seine Karte ersetzt sein Werkzeug, in der Villa einmal und im Museum einmal.
lf-ask-place = Setze einen Stein.
lf-stones-left =
    { $stones ->
        [0] Alle deine Steine sind unterwegs.
        [one] Du hast noch einen Stein. { lf-order }
       *[other] Du hast noch { $stones } Steine. { lf-order }
    }
lf-order =
    { $free ->
        [yes] Das niedrigste Feld ist zuerst dran.
       *[no] Ein Stein kommt aufs niedrigste freie Feld: Wer zuerst kommt, ist zuerst dran.
    }
lf-ask-take =
    { $count ->
        [one] Nimm ein Werkzeug.
       *[other] Nimm { $count } Werkzeuge.
    }
lf-ask-take-help = Alle sehen, was du nimmst.
lf-ask-rob = Hol dir Beute.
lf-ask-rob-help =
    { $count ->
        [one] Eine Karte kannst du bezahlen.
       *[other] { $count } Karten kannst du bezahlen.
    }
lf-ask-rob-not = Hier ist nichts für dich zu holen.
lf-ask-rob-not-help = Dir fehlt Werkzeug. Dein Stein kommt zurück.
lf-ask-swap = Werkzeug tauschen?
lf-ask-swap-help = 2 für 3 heißt: Zwei Werkzeuge gehen, drei kommen vom Stapel.
lf-ask-discard =
    { $count ->
        [one] Wirf ein Werkzeug ab.
       *[other] Wirf { $count } Werkzeuge ab.
    }
lf-ask-discard-help =
    { $draws ->
        [one] Dann ziehst du eins.
       *[other] Dann ziehst du { $draws }.
    }
lf-ask-visit = Verkaufe Beute.
lf-ask-visit-help =
    { $count ->
        [one] Ein Hehler kauft, was du hast.
       *[other] { $count } Hehler kaufen, was du hast.
    }
lf-ask-visit-not = Niemand kauft, was du hast.
lf-ask-visit-not-help = Heb es für eine bessere Nacht auf.
lf-ask-sell = Was verkaufst du?
lf-ask-sell-more = Noch eine Karte derselben Art: { $kind }?
lf-do-choose = Nehmen
lf-do-take = Nehmen
lf-do-rob = Mitnehmen
lf-do-swap = Tauschen
lf-do-discard = Abwerfen
lf-do-sell = Verkaufen
lf-do-decline = Verzichten
lf-do-enough = Das reicht
lf-do-sell-nothing = Nichts verkaufen
lf-chosen = Gewählt: { $what }.
lf-chosen-of = { $tools } ({ $chosen } von { $of })
lf-chosen-rob =
    { $rogue ->
        [yes] { lf-lock } für { $tools }; dein Gauner ersetzt eines.
       *[no] { lf-lock } für { $tools }.
    }
lf-lock =
    { $what ->
        [chest] Die Truhe
        [safe] Der Safe
        [showcase] Die Vitrine
       *[pillar] Die Säule
    }
lf-chosen-sale = { $loot } für { $pays }.
lf-chosen-fence = Wähle jetzt, was du dort verkaufst.
lf-hint = Ein Bot würde wählen: { $what }.
lf-stones-first = Erst werden die Steine gesetzt.
lf-stone-at = Dein Stein steht { lf-in }.
lf-fence-buys = Dieser Hehler kauft { $kinds }.
lf-sold-kind = Eben hast du verkauft: { $kind }.
lf-due =
    { $due ->
        [one] Ein Werkzeug muss noch weg.
       *[other] { $due } Werkzeuge müssen noch weg.
    }
lf-about-space = { $place }, Feld { $space }
lf-about-rob =
    { $rogue ->
        [yes] Karte { $card } mit deinem Gauner
       *[no] Karte { $card }
    }
lf-about-swap = { $gives } für { $gets }
lf-about-visit = Hehler { $fence }
lf-about-sell = Beute { $card }
lf-about-enough = genug
lf-about-decline = verzichten

## Das Protokoll
lf-log-setup = Vor der ersten Nacht
lf-log-place = { $place }, Runde { $round }
lf-log-start-drawn =
    { $you ->
        [yes] Du bekommst die Startkarte.
       *[no] { $who } bekommt die Startkarte.
    }
lf-log-rogue =
    { $you ->
        [yes] Du spielst { $rogue }: { $tool }.
       *[no] { $who } spielt { $rogue }: { $tool }.
    }
lf-log-began =
    { $you ->
        [yes] Du hast die Startkarte und beginnst.
       *[no] { $who } hat die Startkarte und beginnt.
    }
lf-log-placed =
    { $you ->
        [yes] Du setzt
       *[no] { $who } setzt
    } einen Stein: { $place }, Feld { $space }.
lf-log-taken =
    { $you ->
        [yes] Du nimmst { $tools }.
       *[no] { $who } nimmt { $tools }.
    }
lf-log-discarded =
    { $you ->
        [yes] Du wirfst { $tools } ab.
       *[no] { $who } wirft { $tools } ab.
    }
lf-log-drew =
    { $you ->
        [yes] Du ziehst { $tools }.
       *[no] { $who } zieht { $tools }.
    }
lf-log-drew-unseen =
    { $you ->
        [yes] Du ziehst
       *[no] { $who } zieht
    } { $count ->
        [one] ein Werkzeug
       *[other] { $count } Werkzeuge
    }.
lf-log-swapped =
    { $you ->
        [yes] Du tauschst
       *[no] { $who } tauscht
    } { $gives } für { $gets }.
lf-log-robbed =
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
lf-log-chest =
    { $you ->
        [yes] Du findest Geld: { $paid }.
       *[no] { $who } findet Geld: { $paid }.
    }
lf-log-inside =
    { $you ->
        [yes] Darin: { $loot }. Das weißt nur du.
       *[no] Darin: { $loot }.
    }
lf-log-visited =
    { $you ->
        [yes] Du gehst zu Hehler { $stall }.
       *[no] { $who } geht zu Hehler { $stall }.
    }
lf-log-sold =
    { $you ->
        [yes] Du verkaufst { $loot } für { $paid }.
       *[no] { $who } verkauft { $loot } für { $paid }.
    }
lf-log-declined =
    { $you ->
        [yes] Du verzichtest.
       *[no] { $who } verzichtet.
    }
lf-log-vain =
    { $you ->
        [yes] Dein Stein kommt unverrichteter Dinge zurück: { lf-log-vain-why }.
       *[no] Der Stein von { $who } kommt unverrichteter Dinge zurück: { lf-log-vain-why }.
    }
lf-log-vain-why =
    { $why ->
        [empty] Dort liegt nichts mehr
        [taken] Alle Tauschfelder sind besetzt
        [loot] Es gibt keine Beute zu verkaufen
        [unwanted] Niemand dort kauft die Beute
       *[tools] zu wenig Werkzeug
    }
lf-log-earned =
    { $earned ->
        [0] In dieser Runde hat niemand Geld verdient.
       *[other] Die Runde brachte zusammen { $earned } ein.
    }
lf-log-shuffled =
    { $pile ->
        [ToolsShuffled] Das abgeworfene Werkzeug ist ein neuer Stapel.
        [LootShuffled] Die abgelegte Beute ist ein neuer Stapel.
       *[FencesShuffled] Die abgelegten Hehler sind ein neuer Stapel.
    }
lf-log-over = Die Partie ist zu Ende.
lf-log-undone =
    { $you ->
        [yes] Du nimmst deinen Zug zurück.
       *[no] { $who } nimmt einen Zug zurück.
    }
lf-log-undone-move =
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
lf-sheet-cap = Kassenbuch
lf-sheet = Wer hat wie viel verdient?
lf-sheet-empty = Noch ist keine Runde vorbei. Alle Taschen sind leer.
lf-sheet-goal = Das meiste Geld gewinnt. Die Partie endet, wenn jemand nach dem Hafen { $target } hat.
lf-sheet-way = Bis { $target }
lf-sheet-left = noch { $money }
lf-sheet-there = am Ziel

## Das Ende
lf-why =
    { $you ->
        [yes] Du hast { $money }, also { $target } oder mehr: Die Partie ist aus.
       *[no] { $who } hat { $money }, also { $target } oder mehr: Die Partie ist aus.
    }
lf-why-several = { $who } haben { $target } oder mehr: Die Partie ist aus.
lf-why-last = Das war die letzte vereinbarte Runde: Die Partie ist aus.
lf-why-dry = Fünf Runden lang hat niemand Geld verdient: Die Partie ist aus.
lf-verdict =
    { $count ->
        [one] { $you ->
            [yes] Du hast mit { $money } das meiste Geld und gewinnst.
           *[no] { $who } hat mit { $money } das meiste Geld und gewinnt.
        }
       *[other] { $who } haben mit je { $money } das meiste Geld und gewinnen gemeinsam.
    }
lf-unit = Geld
lf-poster-charge = wegen langer Finger an fünf Orten
lf-poster-sum = { $count ->
        [one] Beute: { $money }
       *[other] Beute: je { $money }
    } nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
lf-poster-seen =
    { $count ->
        [one] Zuletzt am Hafen gesehen, bei bester Laune.
       *[other] Zuletzt zusammen am Hafen gesehen, bei bester Laune.
    }
lf-sales = Verkauft
lf-chests = Truhen
lf-unsold = Unverkauft
lf-fact-night = Die beste Runde: { $who } in Runde { $round }.
lf-fact-best = Das beste einzelne Geschäft: { $who }.
lf-fact-vain =
    { $count ->
        [one] Ein Stein umsonst
       *[other] { $count } Steine umsonst
    }
lf-fact-vain-text = { $who } war am häufigsten umsonst unterwegs. Frische Luft ist auch gesund.
lf-fact-kept =
    { $count ->
        [one] Eine Karte unverkauft
       *[other] { $count } Karten unverkauft
    }
lf-fact-kept-text = { $who } hat die Beute noch zu Hause.

## Der Tisch in Worten
lf-zone-game = Die Partie
lf-zone-seats = Die Plätze
lf-zone-piles = Stapel
lf-zone-hand = Dein Werkzeug
lf-zone-loot = Deine Beute
lf-zone-options = Du hast die Wahl
lf-words-free = Steine dürfen auf jedes freie Feld.
lf-words-dry =
    { $rounds ->
        [one] In der Runde davor hat niemand Geld verdient.
       *[other] Seit { $rounds } Runden hat niemand Geld verdient.
    }
lf-words-house = Mit den Karten eines Haus-Sets: { $title }.
lf-words-seat =
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
    } vor sich.
lf-words-rogue = Spielt { $rogue }: { $tool }.
lf-words-known = Davon bekannt: { $tools }.
lf-words-loot =
    { $count ->
        [one] Eine Beutekarte
       *[other] { $count } Beutekarten
    }: { $cards }.
lf-words-start = Hat die Startkarte.
lf-words-tired = Der Gauner hat hier schon geholfen.
lf-words-turn = Ist am Zug.
lf-words-stone = { $space } { $who }
lf-words-stones = Steine: { $stones }.
lf-words-no-stones = Keine Steine.
lf-words-here = Hier handeln gerade die Steine.
lf-words-nothing = Hier liegt nichts.
lf-words-card = { $n }: { $card }
lf-words-exchange = { $gives } für { $gets }
lf-words-exchange-taken = { $gives } für { $gets }, besetzt von { $who }
lf-words-payable = Bezahlen könntest du { $ways }.
lf-words-saleable = Hehler { $fence } würde { $pays } zahlen für { $loot }.
lf-words-piles = Zugstapel: { $tools } Werkzeuge, { $loot } Beutekarten, { $fences } Hehler.
lf-words-top = Oben auf der Beute: { $card }.
lf-words-gone-tools = Abgeworfenes Werkzeug: { $tools }.
lf-words-gone-loot = Abgelegte Beute: { $loot }.
lf-words-gone-fences = Abgelegte Hehler: { $fences }.
lf-words-no-tools = Du hast kein Werkzeug.
