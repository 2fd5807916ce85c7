# Swindler im Browser: das Protokoll, die Fragen, das Ende und der Tisch in Worten.

## Teile
sw-field = { $object } { $points }
sw-field-taken = { $field } (belegt: { $tile })
sw-use-orders =
    { $count ->
        [one] Zählt für Auftrag { $orders }.
       *[other] Zählt für die Aufträge { $orders }.
    }
sw-use-fields = Lässt sich verkaufen: { $fields }.
sw-use-field = Hehler { $dealer } für { sw-field-points }
sw-use-none = Gerade braucht es kein Auftrag und kein Hehler.

## Wo wir sind
sw-rounds-at-most =
    { $rounds ->
        [one] nur eine Runde
       *[other] höchstens { $rounds } Runden
    }
sw-ends-at = endet bei { $orders } Aufträgen

## Worum es geht
sw-welcome-goal = Die meisten Punkte gewinnen. Hat jemand { $end } Aufträge erfüllt, wird die Runde fertig gespielt, und es ist aus.
sw-welcome-steal = Nenn einen Sack und zieh Plättchen für Plättchen. Hör auf, wann du willst: Ein einziger Schädel kostet dich alles, was du in dieser Farbe hast.
sw-welcome-orders = Leg vor dem Stehlen Marker auf die Aufträge, die du willst. Andere dürfen sie hinauswerfen, und das kostet Punkte.
sw-welcome-sell = Was kein Auftrag braucht, geht an die Hehler und bringt gleich Punkte.
sw-welcome-cards = Für eine Münze heuerst du einen Komplizen an. Die meisten schlagen im Zug eines anderen zu.

## Warten
sw-moment = Einen Moment.
sw-wait-answers = Gefragt werden alle mit Karten, alle auf einmal. Das verrät nichts.
sw-wait-choosing = { $who } wählt einen Meisterdieb.
sw-wait-reserving = { $who } sieht sich die Aufträge an.
sw-wait-stealing = { $who } hat die Hand { sw-wait-in-bag }.
sw-wait-in-bag = im { sw-coloured }en Sack
sw-wait-keeping = { $who } rettet ein Plättchen vor dem Schädel.
sw-wait-acting = { $who } erfüllt Aufträge und verkauft Beute.
sw-wait-paying = { $who } bezahlt einen Auftrag.
sw-wait-rewarding = { $who } nimmt die Belohnung.
sw-wait-helping = { $who } sucht Hilfe für einen Auftrag.
sw-wait-forging = { $who } lässt etwas fälschen.
sw-wait-forging-as = { $who } lässt etwas fälschen.
sw-wait-selling = { $who } verkauft Beute.
sw-wait-handing-in = Polizeirazzia! { $who } muss etwas abgeben.
sw-wait-hiring = { $who } darf Komplizen anheuern.
sw-wait-paying-cards = { $who } bezahlt Komplizen.
sw-wait-begging = { $who } muss dem Bettler etwas geben.
sw-wait-dividing = { $who } muss die Beute teilen.
sw-wait-rescuing = { $who } nimmt sich ein Plättchen für die Rettung.
sw-wait-partnering = { $who } sucht jemanden zum Tauschen.
sw-wait-wanting = { $who } sucht ein Plättchen zum Tauschen aus.
sw-wait-offering = { $who } sucht ein Plättchen zum Tauschen aus.

## Was geschehen ist, wenn nach Komplizen gefragt wird
sw-when-start =
    { $you ->
        [yes] Dein Zug beginnt.
       *[no] { $who } ist am Zug.
    }
sw-when-bag =
    { $you ->
        [yes] Du nennst { sw-the-bag }.
       *[no] { $who } nennt { sw-the-bag }.
    }
sw-when-tile =
    { $you ->
        [yes] Du hast Beute gezogen.
       *[no] { $who } hat Beute gezogen.
    }
sw-when-stop =
    { $you ->
        [yes] Du hörst auf.
       *[no] { $who } hört auf.
    }
sw-when-skull =
    { $you ->
        [yes] Du hast einen Schädel gezogen!
       *[no] { $who } hat einen Schädel gezogen!
    }
sw-when-stolen =
    { $you ->
        [yes] Du bist fertig mit Stehlen.
       *[no] { $who } ist fertig mit Stehlen.
    }
sw-when-hiring =
    { $you ->
        [yes] Gleich heuerst du an.
       *[no] { $who } heuert gleich an.
    }
sw-plays =
    { $you ->
        [yes] Du spielst { sw-a-card }.
       *[no] { $who } spielt { sw-a-card }.
    }
sw-shows =
    { $you ->
        [yes] Du zeigst: { $cards }.
       *[no] { $who } zeigt: { $cards }.
    }
sw-answered = Deine Antwort: { $what }. Bis alle geantwortet haben, kannst du sie ändern.
sw-passed-for-you = Du wolltest hier nicht gefragt werden: Wir passen für dich.
sw-fits = Passt jetzt: { $cards }. Tipp eine an.
sw-fits-none = Keine deiner Karten passt. Gefragt werden alle mit Karten, das verrät also nichts.

## Was gefragt ist
sw-ask-choosing = Wähl deinen Meisterdieb.
sw-ask-choosing-help = Er hilft dir, sobald du { $orders } Aufträge erfüllt hast.
sw-ask-reserving = Reservier Aufträge, dann nenn einen Sack.
sw-ask-reserving-help =
    { $markers ->
        [0] Deine Marker liegen alle aus. Auf zu den Säcken!
        [one] Du hast noch einen Marker.
       *[other] Du hast noch { $markers } Marker.
    }
sw-last-marker =
    { $points ->
        [one] Letzte Runde: Ein Marker, der liegen bleibt, kostet 1 Punkt.
       *[other] Letzte Runde: Ein Marker, der liegen bleibt, kostet { $points } Punkte.
    }
sw-leftover =
    { $count ->
        [one] Letzte Runde: Bleibt dein Marker liegen, kostet er { sw-field-points }.
       *[other] Letzte Runde: Bleiben deine { $count } Marker liegen, kosten sie { sw-field-points }.
    }
sw-ask-stealing = Noch ein Griff?
sw-ask-keeping = Ein Schädel! Welches Plättchen behältst du?
sw-ask-keeping-help = Dein Meisterdieb lässt dir eines der Plättchen dieses Zuges.
sw-ask-acting = Deine Aktionen.
sw-acting-help =
    { $what ->
        [both] Erfüll Aufträge und verkauf Beute, so oft du kannst.
        [orders] Du kannst einen Auftrag erfüllen.
       *[sales] Du kannst Beute verkaufen.
    }
sw-acting-nothing = Es gibt nichts zu erfüllen und nichts zu verkaufen.
sw-ask-paying = Womit bezahlst du?
sw-ask-paying-cards-help =
    { $count ->
        [one] Ein Komplize kostet eine Münze.
       *[other] { $count } Komplizen kosten { $count } Münzen.
    }
sw-ask-rewarding = Nimm ein neutrales Plättchen.
sw-ask-rewarding-help =
    { $count ->
        [one] Eins gehört dir.
       *[other] Bis zu { $count } gehören dir.
    }
sw-ask-helping = Wer hilft dir?
sw-ask-forging = Welches Plättchen ändert der Fälscher?
sw-ask-forging-as = Als was gilt es?
sw-ask-selling = Welches Plättchen verkaufst du?
sw-ask-handing-in =
    { $count ->
        [one] Polizeirazzia! Gib ein Plättchen ab.
       *[other] Polizeirazzia! Gib { $count } Plättchen ab.
    }
sw-ask-hiring = Komplizen anheuern?
sw-ask-hiring-help = Jeder kostet eine Münze und lässt sich ab dem nächsten Zug spielen.
sw-ask-hiring-last = Die letzte Runde: Eine Karte hilft nur noch in den Zügen nach deinem, und jede Münze, die du behältst, ist ein Punkt.
sw-ask-hiring-several = Tipp an, wie viele. Jeder kostet eine Münze und lässt sich ab dem nächsten Zug spielen.
sw-ask-begging = { $who } bettelt. Was gibst du?
sw-ask-begging-help = Eine Münze oder ein Beuteplättchen, wie du willst.
sw-ask-dividing =
    { $count ->
        [one] { $who } erbt. Gib ein Plättchen her.
       *[other] { $who } erbt. Gib { $count } Plättchen her.
    }
sw-ask-dividing-help = Von denen, die du in diesem Zug gestohlen hast.
sw-ask-rescuing = Welches Plättchen nimmst du?
sw-ask-rescuing-help = Eines von denen, die in diesem Zug gestohlen wurden, für die Rettung.
sw-ask-partnering = Mit wem tauschst du?
sw-ask-wanting = Was willst du von { $who }?
sw-ask-offering = Was gibst du { $who } dafür?
sw-ask-offering-help = Du bekommst: { $tile }.
sw-odds = Schädel: { $chance }, { $skulls } von { $tiles }.
sw-in-bag =
    { $tiles ->
        [0] Beute ist keine mehr drin, nur { sw-skulls }.
        [one] Darin: ein Beuteplättchen und { sw-skulls }.
       *[other] Darin: { $tiles } Beuteplättchen und { sw-skulls }.
    }
sw-skulls =
    { $skulls ->
        [one] ein Schädel
       *[other] { $skulls } Schädel
    }
sw-free = Ein Schädel beim ersten Griff dort kostet nichts.
sw-at-order = { $order }.
sw-at-field = Das Feld nimmt: { $object }, für { sw-field-points }.
sw-field-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
sw-you-are-at = Du bist { sw-at-bag }.

## Knöpfe
sw-do-choose = Den nehme ich
sw-do-reserve = Reservieren
sw-do-cancel = Marker zurücknehmen
sw-do-steal = Hier stehlen
sw-do-draw = Weiterziehen
sw-do-stop = Aufhören
sw-do-sidekick = Lockvogel losschicken
sw-do-keep = Behalten
sw-do-play = Karte spielen
sw-do-play-card = { $card } spielen
sw-do-pass = Passen
sw-do-bet =
    { $caught ->
        [yes] Wetten: erwischt
       *[no] Wetten: nicht erwischt
    }
sw-do-fulfil = Erfüllen
sw-do-sell = Verkaufen
sw-do-end = Fertig
sw-do-pay = Bezahlen
sw-do-take = Nehmen
sw-do-no-more = Das ist alles
sw-do-show = Karte zeigen
sw-do-forge = Fälschen
sw-do-hand-in = Abgeben
sw-do-hire = Anheuern
sw-do-hire-nobody = Niemanden
sw-do-give = Geben
sw-do-swap = Tauschen
sw-do-this = So machen

## Worum es bei einem Befehl geht
sw-about-reserve = Auftrag { $order } reservieren
sw-about-cancel = Marker von Auftrag { $order } zurück
sw-about-fulfil =
    { $help ->
        [yes] Auftrag { $order } mit Hilfe
       *[no] Auftrag { $order }
    }
sw-about-steal = { sw-bag }
sw-about-sidekick = Lockvogel, { sw-bag }
sw-about-sell =
    { $forged ->
        [yes] Hehler { $dealer }, Feld { $field }, mit Fälscher
       *[no] Hehler { $dealer }, Feld { $field }
    }
sw-about-swap = Tausch mit Platz { $seat }
sw-about-hire =
    { $count ->
        [one] Einen anheuern
       *[other] { $count } anheuern
    }
sw-about-bet =
    { $caught ->
        [yes] Wette auf erwischt
       *[no] Wette auf nicht erwischt
    }
sw-about-assassin = Meuchlerin auf Karte { $card }
sw-chosen = Gewählt: { $what }.
sw-chosen-order = { $order }. Bringt { $reward }.
sw-chosen-cancel = { $order }. Das kostet dich { $points ->
        [0] nichts
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
sw-chosen-throws =
    { $you ->
        [yes] Da liegt dein Marker.
       *[no] Das wirft den Marker von { $who } hinaus und kostet { $who } { sw-lost-points }.
    }
sw-lost-points =
    { $points ->
        [0] nichts
       *[other] { sw-field-points }
    }
sw-chosen-partner = { $who } hat: { $tiles }.
sw-hint = Ein Bot nähme: { $what }.

## Das Protokoll
sw-log-setup = Vor dem ersten Zug
sw-log-turn =
    { $you ->
        [yes] Dein Zug, Runde { $round }
       *[no] { $who }, Runde { $round }
    }
sw-log-count = Abrechnung
sw-log-start =
    { $you ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
sw-log-thief =
    { $you ->
        [yes] Dein Meisterdieb ist { $id }: { $thief }.
       *[no] { $who } hat den Meisterdieb { $id }: { $thief }.
    }
sw-log-awake =
    { $you ->
        [yes] Dein Meisterdieb wirkt ab jetzt: { $thief }.
       *[no] Der Meisterdieb von { $who } wirkt ab jetzt: { $thief }.
    }
sw-log-skipped =
    { $you ->
        [yes] Du sitzt im Kerker. Dein Zug fällt aus, und du kommst frei.
       *[no] { $who } sitzt im Kerker. Der Zug fällt aus, und { $who } kommt frei.
    }
sw-log-reserved =
    { $you ->
        [yes] Du reservierst
       *[no] { $who } reserviert
    } einen Auftrag ({ $order }).
sw-log-thrown =
    { $you ->
        [yes] { $by } wirft deinen Marker hinaus{ $lost ->
            [0] {""}
            [one] : ein Punkt weniger für dich
           *[other] : { $lost } Punkte weniger für dich
        }.
       *[no] Das wirft den Marker von { $who } hinaus{ $lost ->
            [0] {""}
            [one] : ein Punkt weniger für { $who }
           *[other] : { $lost } Punkte weniger für { $who }
        }.
    }
sw-log-cancelled-order =
    { $you ->
        [yes] Du gibst
       *[no] { $who } gibt
    } einen Auftrag auf ({ $order }){ $lost ->
        [0] {""}
        [one] , zum Preis von einem Punkt
       *[other] , zum Preis von { $lost } Punkten
    }.
sw-log-steals =
    { $you ->
        [yes] Du bestiehlst { sw-the-bag }.
       *[no] { $who } bestiehlt { sw-the-bag }.
    }
sw-log-drew =
    { $you ->
        [yes] Du ziehst: { $tiles }.
       *[no] { $who } zieht: { $tiles }.
    }
sw-log-skull =
    { $you ->
        [yes] Du ziehst einen Schädel!
       *[no] { $who } zieht einen Schädel!
    }
sw-log-spared = Diesmal kostet er nichts, aber das Stehlen ist vorbei.
sw-log-lost =
    { $you ->
        [yes] Du verlierst: { $tiles }.
       *[no] { $who } verliert: { $tiles }.
    }
sw-log-stopped =
    { $you ->
        [yes] Du hörst auf.
       *[no] { $who } hört auf.
    }
sw-log-coin =
    { $you ->
        [yes] Du bekommst eine Münze.
       *[no] { $who } bekommt eine Münze.
    }
sw-log-change =
    { $you ->
        [yes] Du bekommst eine Münze heraus.
       *[no] { $who } bekommt eine Münze heraus.
    }
sw-log-paid =
    { $you ->
        [yes] Du bezahlst: { sw-log-goods }.
       *[no] { $who } bezahlt: { sw-log-goods }.
    }
sw-log-goods =
    { $what ->
        [both] { $tiles }, dazu { sw-log-coins }
        [tiles] { $tiles }
       *[coins] { sw-log-coins }
    }
sw-log-coins =
    { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }
sw-log-fulfilled =
    { $you ->
        [yes] Du erfüllst
       *[no] { $who } erfüllt
    } einen Auftrag ({ $order }): { $reward }.
sw-log-took =
    { $you ->
        [yes] Du nimmst: { $tiles }.
       *[no] { $who } nimmt: { $tiles }.
    }
sw-log-sold =
    { $you ->
        [yes] Du verkaufst für { sw-field-points }: { $tiles }.
       *[no] { $who } verkauft für { sw-field-points }: { $tiles }.
    }
sw-log-completed = Damit ist der Hehler voll: { sw-field-points } mehr.
sw-log-raid = Polizeirazzia! { $raid }
sw-log-handed-in =
    { $you ->
        [yes] Du gibst ab: { $tiles }.
       *[no] { $who } gibt ab: { $tiles }.
    }
sw-log-jailed =
    { $you ->
        [yes] Du gibst einen Steckbrief zurück und kommst in den Kerker.
       *[no] { $who } gibt einen Steckbrief zurück und kommt in den Kerker.
    }
sw-log-revealed = Ein neuer Auftrag ({ $order }).
sw-log-dealer = Ein neuer Hehler: { $dealer }.
sw-log-replenished = Hehler und Aufträge sind aufgefüllt.
sw-log-pile =
    { $what ->
        [AccomplicesShuffled] Die abgelegten Komplizen sind ein neuer Stapel.
        [DealersShuffled] Die abgelegten Hehler sind ein neuer Stapel.
        [RaidSetAside] Noch eine Razzia taucht auf. Eine reicht: Sie wird beiseitegelegt.
       *[RaidsShuffledIn] Was beiseitelag, wird in den Auftragsstapel gemischt.
    }
sw-log-hired =
    { $you ->
        [yes] Du heuerst
       *[no] { $who } heuert
    } { $count ->
        [one] einen Komplizen
       *[other] { $count } Komplizen
    } an.
sw-log-got =
    { $you ->
        [yes] Du bekommst: { $cards }.
       *[no] { $who } bekommt: { $cards }.
    }
sw-log-got-unseen =
    { $you ->
        [yes] Du ziehst einen Komplizen.
       *[no] { $who } zieht einen Komplizen.
    }
sw-log-plays =
    { $you ->
        [yes] Du spielst { sw-a-card }.
       *[no] { $who } spielt { sw-a-card }.
    }
sw-log-answers =
    { $you ->
        [yes] Du hältst dagegen und spielst { sw-a-card }.
       *[no] { $who } hält dagegen und spielt { sw-a-card }.
    }
sw-log-cancelled = { sw-the-card } ist ausgeschaltet.
sw-log-bet =
    { $you ->
        [yes] Du wettest auf { sw-log-bet-on }.
       *[no] { $who } wettet auf { sw-log-bet-on }.
    }
sw-log-bet-on =
    { $caught ->
        [yes] erwischt
       *[no] nicht erwischt
    }
sw-log-bet-won =
    { $you ->
        [yes] Du gewinnst deine Wette auf { sw-log-bet-on }: { sw-field-points }.
       *[no] { $who } gewinnt die Wette auf { sw-log-bet-on }: { sw-field-points }.
    }
sw-log-bet-lost =
    { $you ->
        [yes] Du verlierst deine Wette auf { sw-log-bet-on }.
       *[no] { $who } verliert die Wette auf { sw-log-bet-on }.
    }
sw-log-forced =
    { $you ->
        [yes] Du musst noch einmal ziehen.
       *[no] { $who } muss noch einmal ziehen.
    }
sw-log-lured =
    { $you ->
        [yes] Du machst { sw-at-bag } weiter.
       *[no] { $who } macht { sw-at-bag } weiter.
    }
sw-log-skull-back = Der Schädel kommt zurück, als wäre er nie gezogen worden.
sw-log-copied =
    { $you ->
        [yes] Du ziehst mit: { $tiles }.
       *[no] { $who } zieht mit: { $tiles }.
    }
sw-log-skull-copied =
    { $you ->
        [yes] Du ziehst einen Schädel, der nichts bewirkt.
       *[no] { $who } zieht einen Schädel, der nichts bewirkt.
    }
sw-log-gave =
    { $you ->
        [yes] Du gibst { $taker }
       *[no] { $getting ->
            [yes] { $who } gibt dir
           *[no] { $who } gibt { $taker }
        }
    } ({ $card }): { sw-log-goods }.
sw-log-swapped =
    { $you ->
        [yes] Du tauschst mit { $partner }
       *[no] { $getting ->
            [yes] { $who } tauscht mit dir
           *[no] { $who } tauscht mit { $partner }
        }
    }: { $gives } und { $gets } wechseln die Plätze.
sw-log-shows =
    { $you ->
        [yes] Du zeigst { sw-a-card }.
       *[no] { $who } zeigt { sw-a-card }.
    }
sw-log-forges =
    { $you ->
        [yes] Du zeigst { sw-a-card }
       *[no] { $who } zeigt { sw-a-card }
    }: { $tiles } gilt als { $as }.
sw-log-help-cancelled = { sw-the-card } ist ausgeschaltet, und daraus wird nichts.
sw-log-answered =
    { $you ->
        [yes] Du antwortest.
       *[no] { $who } antwortet.
    }
sw-log-counted =
    { $you ->
        [yes] Du
       *[no] { $who }
    }: { $coins ->
        [0] keine Münzen
        [one] eine Münze
       *[other] { $coins } Münzen
    }, { $markers ->
        [0] kein Marker liegt aus
        [one] ein Marker liegt aus
       *[other] { $markers } Marker liegen aus
    }. { sw-log-changed }
sw-log-changed =
    { $points ->
        [0] Das ändert nichts.
        [one] Das macht { $points } Punkt.
       *[other] Das macht { $points } Punkte.
    }
sw-log-over = Die Partie ist zu Ende.
sw-log-undone =
    { $you ->
        [yes] Du nimmst deinen Zug zurück.
       *[no] { $who } nimmt einen Zug zurück.
    }
sw-log-undone-move =
    { $more ->
        [yes] { $you ->
            [yes] Du nimmst einen Zug zurück ({ $what }), und damit alles danach.
           *[no] { $who } nimmt einen Zug zurück ({ $what }), und damit alles danach.
        }
       *[no] { $you ->
            [yes] Du nimmst einen Zug zurück ({ $what }).
           *[no] { $who } nimmt einen Zug zurück ({ $what }).
        }
    }

## Der Wertungsblock
sw-sheet-cap = Wertungsblock
sw-sheet = Wer hat wie viel?
sw-sheet-empty = Noch ist keine Runde vorbei.
sw-sheet-goal = Die meisten Punkte gewinnen. Das Spiel endet mit der Runde, in der jemand { $end } Aufträge erfüllt hat.
sw-sheet-way = Bis zu { $end } Aufträgen
sw-sheet-left =
    { $orders ->
        [one] noch einer
       *[other] noch { $orders }
    }
sw-sheet-there = geschafft

## Das Ende
sw-why =
    { $you ->
        [yes] Du hast { $orders } Aufträge erfüllt: Die Partie ist zu Ende.
       *[no] { $who } hat { $orders } Aufträge erfüllt: Die Partie ist zu Ende.
    }
sw-why-several = { $who } haben { $orders } Aufträge oder mehr erfüllt: Die Partie ist zu Ende.
sw-why-last = Das war die letzte vereinbarte Runde: Die Partie ist zu Ende.
sw-verdict =
    { $count ->
        [one] { $you ->
            [yes] Du hast die meisten Punkte, { $points }, und gewinnst.
           *[no] { $who } hat die meisten Punkte, { $points }, und gewinnt.
        }
       *[other] { $who } haben die meisten Punkte, je { $points }, und gleich viele Aufträge: Sie gewinnen gemeinsam.
    }
sw-verdict-orders =
    { $count ->
        [one] { $you ->
            [yes] Mehrere haben { $points } Punkte, aber du hast die meisten Aufträge erfüllt und gewinnst.
           *[no] Mehrere haben { $points } Punkte, aber { $who } hat die meisten Aufträge erfüllt und gewinnt.
        }
       *[other] Mehrere haben { $points } Punkte, aber { $who } haben die meisten Aufträge erfüllt und gewinnen gemeinsam.
    }
sw-unit = Punkte
sw-poster-charge = wegen Griffen in fremde Säcke
sw-poster-sum = { $count ->
        [one] {""}
       *[other] je{" "}
    }{ sw-field-points } nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
sw-poster-seen =
    { $count ->
        [one] Zuletzt gesehen im Nebel, mit klimpernden Taschen.
       *[other] Zuletzt zusammen gesehen im Nebel, mit klimpernden Taschen.
    }
sw-orders = Aufträge
sw-sales = Verkauft
sw-times-caught = Erwischt
sw-sum-start = { $points } am Anfang
sw-sum-orders = { $points } für Aufträge
sw-sum-sales = { $points } für Verkäufe
sw-sum-bets = { $points } für Wetten
sw-sum-coins = { $points } für Münzen
sw-sum-markers = { $points } für Marker
sw-fact-round = Die beste Runde: { $who } in Runde { $round }.
sw-fact-order = Der beste einzelne Auftrag: { $who }.
sw-fact-caught =
    { $count ->
        [one] Einmal erwischt
        [2] Zweimal erwischt
       *[other] { $count }-mal erwischt
    }
sw-fact-caught-text = { $who } traf am häufigsten auf die Schädel. Sie lassen grüßen.
sw-fact-haul =
    { $count ->
        [one] Ein Plättchen
       *[other] { $count } Plättchen
    }
sw-fact-haul-text = Der längste Griff, der gut ging: { $who }.
sw-fact-cards =
    { $count ->
        [one] Ein Komplize
       *[other] { $count } Komplizen
    }
sw-fact-cards-text = { $who } ließ am häufigsten andere die Arbeit machen.

## Der Tisch in Worten
sw-words-game = Die Partie
sw-words-steal-title = Dieser Zug
sw-words-options = Du hast die Wahl
sw-words-numbered = { $n }: { $what }
sw-words-thief-at = Meisterdiebe wirken ab { $orders } Aufträgen.
sw-words-seat =
    { $who }{ $you ->
        [yes] {" "}(du)
       *[no] { $bot ->
            [yes] {" "}(Bot)
           *[no] {""}
        }
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $orders ->
        [0] keinen Auftrag
        [one] einen Auftrag
       *[other] { $orders } Aufträge
    } erfüllt, { $coins ->
        [0] keine Münze
        [one] eine Münze
       *[other] { $coins } Münzen
    }, { $posters ->
        [0] kein Steckbrief
        [one] ein Steckbrief
       *[other] { $posters } Steckbriefe
    }, { $cards ->
        [0] kein Komplize
        [one] ein Komplize
       *[other] { $cards } Komplizen
    }, { $markers ->
        [0] kein Marker
        [one] ein Marker
       *[other] { $markers } Marker
    } übrig.
sw-words-no-loot = Keine Beute.
sw-words-thief =
    { $works ->
        [yes] Meisterdieb { $id }, am Werk: { $thief }.
       *[no] Meisterdieb { $id }, nicht am Werk: { $thief }.
    }
sw-words-known = Von den Komplizen bekannt: { $cards }.
sw-words-hustler = Hat den offenen Taschenspieler.
sw-words-start = Hat den ersten Zug jeder Runde.
sw-words-jailed = Sitzt im Kerker.
sw-words-turn = Ist der Dieb am Werk.
sw-words-steal = { $who } stiehlt: { $bag }.
sw-words-fresh = In diesem Zug gestohlen: { $tiles }.
sw-words-drawn = Zählt als in diesem Zug gezogen: { $tiles }.
sw-words-no-fresh = Keine Beute aus diesem Zug.
sw-words-gone = Abgelegte Komplizen: { $cards }.
sw-words-no-cards = Du hast keine Komplizen.
sw-words-fits = Passt jetzt: { $cards }.
