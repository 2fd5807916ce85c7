# Langfinger im Terminal.

langfinger-welcome = Langfinger. Du hast drei Gaunersteine und fünf Orte, an die du sie schickst. Hol Werkzeug in der City, knack Schlösser in Villa und Museum, tausch Werkzeug in der Ruine, verkauf deine Beute den Hehlern am Hafen. Wer zuerst kommt, ist zuerst dran. Hat jemand 20, gewinnt das meiste Geld.
langfinger-title = Langfinger
langfinger-target = Ende bei { $target }
langfinger-rounds =
    { $rounds ->
        [one] eine Runde
       *[other] höchstens { $rounds } Runden
    }
langfinger-house = Haus-Set „{ $title }“
langfinger-house-untitled = Haus-Set
langfinger-move = „{ $move }“
langfinger-vocabulary = city=city stadt=city ruine=ruin hafen=harbour dietrich=lockpick zange=pliers schweißgerät=blowtorch schweissgerät=blowtorch setze=place nimm=take knacke=rob raube=rob mit=with gauner=rogue tausche=swap wirf=discard hehler=visit verkaufe=sell wähle=choose verzichte=decline nichts=decline genug=enough
langfinger-signs = { $turn } am Zug  { $start } Startkarte  { $means } kannst du dir leisten  { $bot } Bot
langfinger-marks = (Hammer) hier schon benutzt  +1 zahlt 1 mehr  ×2 kauft zwei
langfinger-worth = Was zu holen ist: { $locks }.

## Was man kurz tippt: Buchstaben neben den Nummern auf dem Brett
langfinger-key-decline = v
langfinger-key-enough = g
langfinger-key-rogue = g
langfinger-offer-space = einen Ort und ein Feld von 1 bis 5

## Namen
langfinger-place-city = City
langfinger-place-villa = Villa
langfinger-place-ruin = Ruine
langfinger-place-museum = Museum
langfinger-place-harbour = Hafen
langfinger-tool-lockpick = Dietrich
langfinger-tool-hammer = Hammer
langfinger-tool-pliers = Zange
langfinger-tool-blowtorch = Schweißgerät
langfinger-tool-plan = Plan
langfinger-lock-chest = Truhe
langfinger-lock-safe = Safe
langfinger-lock-showcase = Vitrine
langfinger-lock-pillar = Säule
langfinger-kind-money = Geld
langfinger-kind-gold = Gold
langfinger-kind-jewellery = Schmuck
langfinger-kind-coins = Münzen
langfinger-kind-statue = Statue
langfinger-kind-painting = Gemälde
langfinger-short-lockpick = Die
langfinger-short-hammer = Ham
langfinger-short-pliers = Zan
langfinger-short-blowtorch = Schw
langfinger-short-plan = Pla
langfinger-short-gold = Gol
langfinger-short-jewellery = Schm
langfinger-short-coins = Mün
langfinger-short-statue = Sta
langfinger-short-painting = Gem
langfinger-at =
    { $place ->
        [city] in der City
        [villa] in der Villa
        [ruin] in der Ruine
        [museum] im Museum
       *[harbour] am Hafen
    }
langfinger-a-lock =
    { $lock ->
        [chest] eine Truhe
        [safe] einen Safe
        [showcase] eine Vitrine
       *[pillar] eine Säule
    }
langfinger-some =
    { $kind ->
        [gold] Gold
        [jewellery] Schmuck
        [coins] Münzen
        [statue] eine Statue
       *[painting] ein Gemälde
    }
langfinger-with =
    { $tool ->
        [lockpick] dem Dietrich
        [hammer] dem Hammer
        [pliers] der Zange
        [blowtorch] dem Schweißgerät
       *[plan] dem Plan
    }
langfinger-to =
    { $place ->
        [city] in die City
        [villa] in die Villa
        [ruin] in die Ruine
        [museum] ins Museum
       *[harbour] an den Hafen
    }

## Wo wir sind
langfinger-round = Runde { $round }
langfinger-choosing = Gauner wählen
langfinger-placing = Steine setzen
langfinger-acting = { $place }, Stein { $space }
langfinger-over = zu Ende
langfinger-head-seat = Platz
langfinger-head-rogue = Gauner
langfinger-head-money = Geld
langfinger-head-hand = Hand
langfinger-head-stones = Steine
langfinger-head-loot = Beute
langfinger-next = nächste Beute: { $back }
langfinger-known = Bekannt
langfinger-piles = Stapel
langfinger-pile-tools = Werkzeug { $left } ({ $gone } weg)
langfinger-pile-loot = Beute { $left } ({ $gone } weg)
langfinger-pile-fences = Hehler { $left } ({ $gone } weg)
langfinger-known-about = Hände, Stapel und Ablage
langfinger-known-hands = Hände, soweit in der City gesehen
langfinger-secret = { $count } geheim
langfinger-no-tools = kein Werkzeug
langfinger-known-pile =
    { $pile ->
        [tools] Werkzeug
        [loot] Beute
       *[fences] Hehler
    }: { $left } im Stapel, { $gone } abgelegt
langfinger-hand = Hand
langfinger-loot = Beute
langfinger-brief = { $who } ({ $sign }, { $rogue }): Geld { $money }, Hand { $hand }, Beute { $loot }
langfinger-no-last = Noch ist nichts geschehen.

## Was gefragt wird
langfinger-ask-rogue = Welcher Gauner willst du sein?
langfinger-ask-place =
    { $left ->
        [one] Wohin mit deinem letzten Stein?
       *[other] Wohin mit deinem Stein? Du hast { $left }.
    }{ $free ->
        [yes] { "" } Ort und Feld: villa 3.
       *[no] { "" }
    }
langfinger-ask-take =
    { $left ->
        [one] Nimm ein Werkzeug, das letzte für diesen Stein.
       *[other] Nimm { $left } Werkzeuge, auf einmal oder nacheinander.
    }
langfinger-ask-rob =
    { $means ->
        [yes] Welche Beute bezahlst du { langfinger-at }?
       *[no] Du kannst dir { langfinger-at } nichts leisten.
    }
langfinger-ask-swap = Welcher Tausch? 2>3: Wirf zwei ab, zieh drei.
langfinger-ask-discard =
    { $left ->
        [one] Wirf ein Werkzeug ab, dann ziehst du.
       *[other] Wirf { $left } Werkzeuge ab, auf einmal oder nacheinander.
    }
langfinger-ask-visit =
    { $sells ->
        [yes] Zu welchem Hehler gehst du?
       *[no] Kein Hehler kauft, was du hast. Das weiß sonst niemand.
    }
langfinger-ask-sell =
    { $sells ->
        [yes] Was verkaufst du an Hehler { $n }?
       *[no] Hehler { $n } kauft nichts von dir.
    }
langfinger-ask-more = Noch eine Karte derselben Art ({ $kind })?
langfinger-choice-rob = { $lock } für { $tools }
langfinger-choice-rogue =
    { $told ->
        [yes] Gauner spart { $saved }
       *[no] { $lock } für { $tools }, Gauner spart { $saved }
    }
langfinger-missing = Dir fehlt: { $tools }.
langfinger-choice-visit =
    { $pays ->
        [0] kauft nichts von dir
       *[other] zahlt bis zu { $pays }
    }
langfinger-choice-sell = { $card } für { $pays }
langfinger-choice-decline = verzichten
langfinger-choice-enough = genug

## Das Protokoll
langfinger-rogue =
    { $you ->
        [yes] Du bist der Gauner mit { langfinger-with }.
       *[no] { $who } ist der Gauner mit { langfinger-with }.
    }
langfinger-shuffled =
    { $what ->
        [ToolsShuffled] Das abgelegte Werkzeug wird zu einem neuen Stapel gemischt.
        [LootShuffled] Die abgelegte Beute wird zu einem neuen Stapel gemischt.
       *[FencesShuffled] Die abgelegten Hehler werden zu einem neuen Stapel gemischt.
    }
langfinger-began =
    { $you ->
        [yes] Runde { $round }: Du hast die Startkarte.
       *[no] Runde { $round }: { $who } hat die Startkarte.
    }
langfinger-placed =
    { $you ->
        [yes] Du setzt einen Stein { langfinger-to }, Feld { $space }.
       *[no] { $who } setzt einen Stein { langfinger-to }, Feld { $space }.
    }
langfinger-took =
    { $you ->
        [yes] Du nimmst: { $tool }.
       *[no] { $who } nimmt: { $tool }.
    }
langfinger-drew =
    { $you ->
        [yes] Du ziehst: { $tools }.
       *[no] { $who } zieht { $count ->
            [one] ein Werkzeug.
           *[other] { $count } Werkzeuge.
        }
    }
langfinger-swapped =
    { $you ->
        [yes] Du wirfst ab: { $discarded }. Du ziehst: { $tools }.
       *[no] { $who } wirft { $discarded } ab und zieht { $count ->
            [one] ein Werkzeug.
           *[other] { $count } Werkzeuge.
        }
    }
langfinger-robbed =
    { $you ->
        [yes] Du { $lock ->
            [pillar] plünderst
           *[other] knackst
        } { langfinger-a-lock } ({ $tools }){ $rogue ->
            [yes] ; dein Gauner hilft.
           *[no] .
        }
       *[no] { $who } { $lock ->
            [pillar] plündert
           *[other] knackt
        } { langfinger-a-lock } ({ $tools }){ $rogue ->
            [yes] ; der Gauner hilft.
           *[no] .
        }
    }
langfinger-opened =
    { $you ->
        [yes] Geld ist darin: { $paid } für dich.
       *[no] Geld ist darin: { $paid } für { $who }.
    }
langfinger-found = Deine Beute: { $kind }, Wert { $value }.
langfinger-sold =
    { $you ->
        [yes] Du verkaufst { langfinger-some } (Wert { $value }) an Hehler { $fence } und bekommst { $paid }.
       *[no] { $who } verkauft { langfinger-some } (Wert { $value }) an Hehler { $fence } und bekommt { $paid }.
    }
langfinger-declined =
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
langfinger-vain =
    { $you ->
        [yes] Dein Stein kommt mit leeren Händen zurück.
       *[no] Ein Stein kommt mit leeren Händen zu { $who } zurück.
    }
langfinger-ended = Runde { $round } ist vorbei: { $money }.
langfinger-why =
    { $you ->
        [yes] Du hast { $total }: Die Partie ist zu Ende ({ $clause }).
       *[no] { $who } hat { $total }: Die Partie ist zu Ende ({ $clause }).
    }
langfinger-why-rounds =
    { $rounds ->
        [one] Das war die eine Runde, die ausgemacht war ({ $clause }).
       *[other] Das war die letzte von { $rounds } Runden ({ $clause }).
    }
langfinger-why-dry = Seit { $rounds } Runden hat niemand etwas verdient: Die Partie ist zu Ende ({ $clause }).
