# Langfinger im Terminal.

langfinger-terminal-welcome = Langfinger. Du hast drei Gaunersteine und fünf Orte, an die du sie schickst. Hol Werkzeug in der City, knack Schlösser in Villa und Museum, tausch Werkzeug in der Ruine, verkauf deine Beute den Hehlern am Hafen. Wer zuerst kommt, ist zuerst dran. Hat jemand 20, gewinnt das meiste Geld.
langfinger-terminal-title = Langfinger
langfinger-terminal-target = Ende bei { $target }
langfinger-terminal-rounds =
    { $rounds ->
        [one] eine Runde
       *[other] höchstens { $rounds } Runden
    }
langfinger-terminal-house = Haus-Set „{ $title }“
langfinger-terminal-house-untitled = Haus-Set
langfinger-terminal-move = „{ $move }“
langfinger-terminal-vocabulary = city=city stadt=city ruine=ruin hafen=harbour dietrich=lockpick zange=pliers schweißgerät=blowtorch schweissgerät=blowtorch setze=place nimm=take knacke=rob raube=rob mit=with gauner=rogue tausche=swap wirf=discard hehler=visit verkaufe=sell wähle=choose verzichte=decline nichts=decline genug=enough
langfinger-terminal-signs = { $turn } am Zug  { $start } Startkarte  { $means } kannst du dir leisten  { $bot } Bot
langfinger-terminal-marks = (Hammer) hier schon benutzt  +1 zahlt 1 mehr  ×2 kauft zwei
langfinger-terminal-worth = Was zu holen ist: { $locks }.

## Was man kurz tippt: Buchstaben neben den Nummern auf dem Brett
langfinger-terminal-key-decline = v
langfinger-terminal-key-enough = g
langfinger-terminal-key-rogue = g
langfinger-terminal-offer-space = einen Ort und ein Feld von 1 bis 5

## Namen
langfinger-terminal-place-city = City
langfinger-terminal-place-villa = Villa
langfinger-terminal-place-ruin = Ruine
langfinger-terminal-place-museum = Museum
langfinger-terminal-place-harbour = Hafen
langfinger-terminal-tool-lockpick = Dietrich
langfinger-terminal-tool-hammer = Hammer
langfinger-terminal-tool-pliers = Zange
langfinger-terminal-tool-blowtorch = Schweißgerät
langfinger-terminal-tool-plan = Plan
langfinger-terminal-lock-chest = Truhe
langfinger-terminal-lock-safe = Safe
langfinger-terminal-lock-showcase = Vitrine
langfinger-terminal-lock-pillar = Säule
langfinger-terminal-kind-money = Geld
langfinger-terminal-kind-gold = Gold
langfinger-terminal-kind-jewellery = Schmuck
langfinger-terminal-kind-coins = Münzen
langfinger-terminal-kind-statue = Statue
langfinger-terminal-kind-painting = Gemälde
langfinger-terminal-short-lockpick = Die
langfinger-terminal-short-hammer = Ham
langfinger-terminal-short-pliers = Zan
langfinger-terminal-short-blowtorch = Schw
langfinger-terminal-short-plan = Pla
langfinger-terminal-short-gold = Gol
langfinger-terminal-short-jewellery = Schm
langfinger-terminal-short-coins = Mün
langfinger-terminal-short-statue = Sta
langfinger-terminal-short-painting = Gem
langfinger-terminal-at =
    { $place ->
        [city] in der City
        [villa] in der Villa
        [ruin] in der Ruine
        [museum] im Museum
       *[harbour] am Hafen
    }
langfinger-terminal-a-lock =
    { $lock ->
        [chest] eine Truhe
        [safe] einen Safe
        [showcase] eine Vitrine
       *[pillar] eine Säule
    }
langfinger-terminal-some =
    { $kind ->
        [gold] Gold
        [jewellery] Schmuck
        [coins] Münzen
        [statue] eine Statue
       *[painting] ein Gemälde
    }
langfinger-terminal-with =
    { $tool ->
        [lockpick] dem Dietrich
        [hammer] dem Hammer
        [pliers] der Zange
        [blowtorch] dem Schweißgerät
       *[plan] dem Plan
    }
langfinger-terminal-to =
    { $place ->
        [city] in die City
        [villa] in die Villa
        [ruin] in die Ruine
        [museum] ins Museum
       *[harbour] an den Hafen
    }

## Wo wir sind
langfinger-terminal-round = Runde { $round }
langfinger-terminal-choosing = Gauner wählen
langfinger-terminal-placing = Steine setzen
langfinger-terminal-acting = { $place }, Stein { $space }
langfinger-terminal-over = zu Ende
langfinger-terminal-head-seat = Platz
langfinger-terminal-head-rogue = Gauner
langfinger-terminal-head-money = Geld
langfinger-terminal-head-hand = Hand
langfinger-terminal-head-stones = Steine
langfinger-terminal-head-loot = Beute
langfinger-terminal-next = nächste Beute: { $back }
langfinger-terminal-known = Bekannt
langfinger-terminal-piles = Stapel
langfinger-terminal-pile-tools = Werkzeug { $left } ({ $gone } weg)
langfinger-terminal-pile-loot = Beute { $left } ({ $gone } weg)
langfinger-terminal-pile-fences = Hehler { $left } ({ $gone } weg)
langfinger-terminal-known-about = Hände, Stapel und Ablage
langfinger-terminal-known-hands = Hände, soweit in der City gesehen
langfinger-terminal-secret = { $count } geheim
langfinger-terminal-no-tools = kein Werkzeug
langfinger-terminal-known-pile =
    { $pile ->
        [tools] Werkzeug
        [loot] Beute
       *[fences] Hehler
    }: { $left } im Stapel, { $gone } abgelegt
langfinger-terminal-hand = Hand
langfinger-terminal-loot = Beute
langfinger-terminal-brief = { $who } ({ $sign }, { $rogue }): Geld { $money }, Hand { $hand }, Beute { $loot }
langfinger-terminal-no-last = Noch ist nichts geschehen.

## Was gefragt wird
langfinger-terminal-ask-rogue = Welcher Gauner willst du sein?
langfinger-terminal-ask-place =
    { $left ->
        [one] Wohin mit deinem letzten Stein?
       *[other] Wohin mit deinem Stein? Du hast noch { $left }.
    }{ $free ->
        [yes] { "" } Ort und Feld: villa 3.
       *[no] { "" }
    }
langfinger-terminal-ask-take =
    { $left ->
        [one] Nimm ein Werkzeug, das letzte für diesen Stein.
       *[other] Nimm { $left } Werkzeuge, auf einmal oder nacheinander.
    }
langfinger-terminal-ask-rob =
    { $means ->
        [yes] Welche Beute bezahlst du { langfinger-terminal-at }?
       *[no] Du kannst dir { langfinger-terminal-at } nichts leisten.
    }
langfinger-terminal-ask-swap = Welcher Tausch? 2>3: Wirf zwei ab, zieh drei.
langfinger-terminal-ask-discard =
    { $left ->
        [one] Wirf ein Werkzeug ab, dann ziehst du.
       *[other] Wirf { $left } Werkzeuge ab, auf einmal oder nacheinander.
    }
langfinger-terminal-ask-visit =
    { $sells ->
        [yes] Zu welchem Hehler gehst du?
       *[no] Kein Hehler kauft, was du hast. Das weiß sonst niemand.
    }
langfinger-terminal-ask-sell =
    { $sells ->
        [yes] Was verkaufst du an Hehler { $n }?
       *[no] Hehler { $n } kauft nichts von dir.
    }
langfinger-terminal-ask-more = Noch eine Karte derselben Art ({ $kind })?
langfinger-terminal-choice-rob = { $lock } für { $tools }
langfinger-terminal-choice-rogue =
    { $told ->
        [yes] Gauner spart { $saved }
       *[no] { $lock } für { $tools }, Gauner spart { $saved }
    }
langfinger-terminal-missing = Dir fehlt: { $tools }.
langfinger-terminal-choice-visit =
    { $pays ->
        [0] kauft nichts von dir
       *[other] zahlt bis zu { $pays }
    }
langfinger-terminal-choice-sell = { $card } für { $pays }
langfinger-terminal-choice-decline = verzichten
langfinger-terminal-choice-enough = genug

## Das Protokoll
langfinger-terminal-rogue =
    { $you ->
        [yes] Du bist der Gauner mit { langfinger-terminal-with }.
       *[no] { $who } ist der Gauner mit { langfinger-terminal-with }.
    }
langfinger-terminal-shuffled =
    { $what ->
        [ToolsShuffled] Das abgelegte Werkzeug wird zu einem neuen Stapel gemischt.
        [LootShuffled] Die abgelegte Beute wird zu einem neuen Stapel gemischt.
       *[FencesShuffled] Die abgelegten Hehler werden zu einem neuen Stapel gemischt.
    }
langfinger-terminal-began =
    { $you ->
        [yes] Runde { $round }: Du hast die Startkarte.
       *[no] Runde { $round }: { $who } hat die Startkarte.
    }
langfinger-terminal-placed =
    { $you ->
        [yes] Du setzt einen Stein { langfinger-terminal-to }, Feld { $space }.
       *[no] { $who } setzt einen Stein { langfinger-terminal-to }, Feld { $space }.
    }
langfinger-terminal-took =
    { $you ->
        [yes] Du nimmst: { $tool }.
       *[no] { $who } nimmt: { $tool }.
    }
langfinger-terminal-drew =
    { $you ->
        [yes] Du ziehst: { $tools }.
       *[no] { $who } zieht { $count ->
            [one] ein Werkzeug.
           *[other] { $count } Werkzeuge.
        }
    }
langfinger-terminal-swapped =
    { $you ->
        [yes] Du wirfst ab: { $discarded }. Du ziehst: { $tools }.
       *[no] { $who } wirft { $discarded } ab und zieht { $count ->
            [one] ein Werkzeug.
           *[other] { $count } Werkzeuge.
        }
    }
langfinger-terminal-robbed =
    { $you ->
        [yes] Du { $lock ->
            [pillar] plünderst
           *[other] knackst
        } { langfinger-terminal-a-lock } ({ $tools }){ $rogue ->
            [yes] ; dein Gauner hilft.
           *[no] .
        }
       *[no] { $who } { $lock ->
            [pillar] plündert
           *[other] knackt
        } { langfinger-terminal-a-lock } ({ $tools }){ $rogue ->
            [yes] ; der Gauner hilft.
           *[no] .
        }
    }
langfinger-terminal-opened =
    { $you ->
        [yes] Geld ist darin: { $paid } für dich.
       *[no] Geld ist darin: { $paid } für { $who }.
    }
langfinger-terminal-found = Deine Beute: { $kind }, Wert { $value }.
langfinger-terminal-sold =
    { $you ->
        [yes] Du verkaufst { langfinger-terminal-some } (Wert { $value }) an Hehler { $fence } und bekommst { $paid }.
       *[no] { $who } verkauft { langfinger-terminal-some } (Wert { $value }) an Hehler { $fence } und bekommt { $paid }.
    }
langfinger-terminal-declined =
    { $you ->
        [yes] { $fence ->
            [0] Du verzichtest.
           *[other] Du verlässt Hehler { $fence } ohne Geschäft.
        }
       *[no] { $fence ->
            [0] { $who } verzichtet.
           *[other] { $who } verlässt Hehler { $fence } ohne Geschäft.
        }
    }
langfinger-terminal-vain =
    { $you ->
        [yes] Dein Stein kommt mit leeren Händen zurück.
       *[no] Ein Stein kommt mit leeren Händen zu { $who } zurück.
    }
langfinger-terminal-ended = Runde { $round } ist vorbei: { $money }.
langfinger-terminal-why =
    { $you ->
        [yes] Du hast { $total }: Die Partie ist zu Ende ({ $clause }).
       *[no] { $who } hat { $total }: Die Partie ist zu Ende ({ $clause }).
    }
langfinger-terminal-why-several = Mit { $target } oder mehr am Ziel: { $who }. Die Partie ist zu Ende ({ $clause }).
langfinger-terminal-why-rounds =
    { $rounds ->
        [one] Das war die eine Runde, die ausgemacht war ({ $clause }).
       *[other] Das war die letzte von { $rounds } Runden ({ $clause }).
    }
langfinger-terminal-why-dry =
    { $rounds ->
        [one] Eine ganze Runde lang hat niemand etwas verdient: Die Partie ist zu Ende ({ $clause }).
       *[other] Seit { $rounds } Runden hat niemand etwas verdient: Die Partie ist zu Ende ({ $clause }).
    }

## Überschriften im ganzen Fenster
langfinger-terminal-town = Stadt
langfinger-terminal-choice-swap = { $discard } abwerfen, { $draw } ziehen
