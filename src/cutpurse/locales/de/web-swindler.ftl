# Swindler im Browser: das Protokoll, die Fragen, das Ende und der Tisch in Worten.

## Teile
swindler-field = { $object } { $points }
swindler-field-taken = { $field } (belegt: { $tile })
swindler-use-orders =
    { $count ->
        [one] Zählt für Auftrag { $orders }.
       *[other] Zählt für die Aufträge { $orders }.
    }
swindler-use-fields = Lässt sich verkaufen für { $fields }.
swindler-use-none = Gerade braucht es kein Auftrag und kein Hehler.

## Wo wir sind
swindler-rounds-at-most =
    { $rounds ->
        [one] nur eine Runde
       *[other] höchstens { $rounds } Runden
    }
swindler-ends-at =
    endet bei { $orders ->
        [one] einem Auftrag
       *[other] { $orders } Aufträgen
    }

## Worum es geht
swindler-welcome-goal =
    Die meisten Punkte gewinnen. Hat jemand { $end ->
        [one] einen Auftrag
       *[other] { $end } Aufträge
    } erfüllt, wird die Runde fertig gespielt, und es ist aus.
swindler-welcome-steal = Such dir einen Sack aus und zieh Plättchen für Plättchen. Hör auf, wann du willst: Ein einziger Schädel kostet dich alles, was du in dieser Farbe hast.
swindler-welcome-orders = Leg vor dem Stehlen Marker auf die Aufträge, die du willst. Andere dürfen sie hinauswerfen, und das kostet Punkte.
swindler-welcome-sell = Was kein Auftrag braucht, geht an die Hehler und bringt gleich Punkte.
swindler-welcome-cards = Für eine Münze heuerst du einen Komplizen an. Die meisten schlagen im Zug eines anderen zu.

## Warten
swindler-moment = Einen Moment.
swindler-wait-answers = Wer Karten hat, darf eingreifen; dann geht es weiter.
swindler-wait-choosing = { $who } wählt einen Meisterdieb.
swindler-wait-reserving = { $who } sieht sich die Aufträge an.
swindler-wait-stealing = { $who } hat die Hand { swindler-wait-in-bag }.
swindler-wait-in-bag = im { swindler-coloured }en Sack
swindler-wait-keeping = { $who } rettet ein Plättchen vor dem Schädel.
swindler-wait-acting = { $who } erfüllt Aufträge und verkauft Beute.
swindler-wait-paying = { $who } bezahlt einen Auftrag.
swindler-wait-rewarding = { $who } nimmt die Belohnung.
swindler-wait-helping = { $who } sucht Hilfe für einen Auftrag.
swindler-wait-forging = { $who } lässt etwas fälschen.
swindler-wait-forging-as = { $who } lässt etwas fälschen.
swindler-wait-selling = { $who } verkauft Beute.
swindler-wait-handing-in = Polizeirazzia! { $who } muss etwas abgeben.
swindler-wait-hiring = { $who } darf Komplizen anheuern.
swindler-wait-paying-cards = { $who } bezahlt Komplizen.
swindler-wait-begging = { $who } muss dem Bettler etwas geben.
swindler-wait-dividing = { $who } muss die Beute teilen.
swindler-wait-rescuing = { $who } nimmt sich ein Plättchen für die Rettung.
swindler-wait-partnering = { $who } sucht jemanden zum Tauschen.
swindler-wait-wanting = { $who } sucht ein Plättchen zum Tauschen aus.
swindler-wait-offering = { $who } sucht ein Plättchen zum Tauschen aus.

## Was geschehen ist, wenn nach Komplizen gefragt wird
swindler-when-start =
    { $you ->
        [yes] Dein Zug beginnt.
       *[no] { $who } ist am Zug.
    }
swindler-when-bag =
    { $you ->
        [yes] Du hast es auf { swindler-the-bag } abgesehen.
       *[no] { $who } hat es auf { swindler-the-bag } abgesehen.
    }
swindler-when-tile =
    { $you ->
        [yes] Du hast gezogen: { $tile }.
       *[no] { $who } hat gezogen: { $tile }.
    }
swindler-when-stop =
    { $you ->
        [yes] Du hörst auf.
       *[no] { $who } hört auf.
    }
swindler-when-skull =
    { $you ->
        [yes] Du hast einen Schädel gezogen.
       *[no] { $who } hat einen Schädel gezogen.
    }
swindler-when-stolen =
    { $you ->
        [yes] Du bist fertig mit Stehlen.
       *[no] { $who } ist fertig mit Stehlen.
    }
swindler-when-hiring =
    { $you ->
        [yes] Gleich heuerst du an.
       *[no] { $who } heuert gleich an.
    }
swindler-plays =
    { $you ->
        [yes] Du spielst { swindler-a-card }.
       *[no] { $who } spielt { swindler-a-card }.
    }
swindler-shows =
    { $you ->
        [yes] Du zeigst: { $cards }.
       *[no] { $who } zeigt: { $cards }.
    }
swindler-answered = Deine Antwort: { $what }. Bis es weitergeht, kannst du sie ändern.
swindler-passed-for-you = Du möchtest nicht gefragt werden, also passen wir für dich.
swindler-fits = Du könntest spielen: { $cards }. Tipp eine an.
swindler-fits-none = Keine deiner Karten passt. Gefragt werden alle, die Karten haben.
swindler-would-loot = Beute dieses Zugs: { $tiles }.

## Was eine gespielte Karte bewirkt, wenn niemand antwortet: $who hat sie gespielt, $thief ist am Zug ($yours, wenn du es bist)
swindler-means-copycat =
    { $you ->
        [yes] Du ziehst auch ein Plättchen { swindler-from-bag }.
       *[no] { $who } zieht auch ein Plättchen { swindler-from-bag }.
    }
swindler-means-backstabber =
    { $yours ->
        [yes] Du musst noch einmal { swindler-from-bag } ziehen.
       *[no] { $thief } muss noch einmal { swindler-from-bag } ziehen.
    }
swindler-means-beggar =
    { $you ->
        [yes] Wer mehr Punkte hat als du, gibt dir eine Münze oder ein Plättchen.
       *[no] Wer mehr Punkte hat als { $who }, gibt eine Münze oder ein Plättchen her.
    }
swindler-means-gold_digger =
    { $yours ->
        [yes] Die Hälfte deiner neuen Beute geht an { $who }.
       *[no] { $thief } gibt { $you ->
            [yes] dir
           *[no] { $who }
        } die Hälfte der neuen Beute.
    }
swindler-means-guardian_angel = Der Schädel geht zurück, und { $you ->
        [yes] du nimmst dir
       *[no] { $who } nimmt sich
    } dafür eins der neuen Plättchen.
swindler-means-hustler = Die beiden Plättchen tauschen den Platz.
swindler-means-know_it_all =
    { $you ->
        [yes] Stimmt die Wette, bekommst du 2 Punkte.
       *[no] Stimmt die Wette, bekommt { $who } 2 Punkte.
    }
swindler-means-sidekick = Ein Schädel beim ersten Griff dort kostet nichts.
swindler-means-assassin =
    { $mine ->
        [yes] Damit ist deine Karte ausgeschaltet: { $card }.
       *[no] Damit ist die Karte von { $whose } ausgeschaltet: { $card }.
    }

## Was gefragt ist
swindler-ask-choosing = Wähl deinen Meisterdieb.
swindler-ask-choosing-help =
    Er hilft dir, sobald du { $orders ->
        [one] einen Auftrag
       *[other] { $orders } Aufträge
    } erfüllt hast.
swindler-ask-reserving = Reservier Aufträge, dann wähl einen Sack.
swindler-ask-reserving-help =
    { $markers ->
        [0] Deine Marker liegen alle aus. Auf zu den Säcken!
        [one] Du hast noch einen Marker.
       *[other] Du hast noch { $markers } Marker.
    }
swindler-last-marker =
    { $points ->
        [one] Letzte Runde: Ein Marker, der liegen bleibt, kostet 1 Punkt.
       *[other] Letzte Runde: Ein Marker, der liegen bleibt, kostet { $points } Punkte.
    }
swindler-leftover =
    { $count ->
        [one] Letzte Runde: Bleibt dein Marker liegen, kostet er { swindler-field-points }.
       *[other] Letzte Runde: Bleiben deine { $count } Marker liegen, kosten sie { swindler-field-points }.
    }
swindler-ask-keeping = Ein Schädel! Welches Plättchen behältst du?
swindler-ask-keeping-help = Dein Meisterdieb lässt dir eines der Plättchen dieses Zuges.
swindler-ask-acting = Deine Aktionen.
swindler-acting-help =
    { $what ->
        [both] Erfüll Aufträge und verkauf Beute, so oft du kannst.
        [orders] Du kannst einen Auftrag erfüllen.
       *[sales] Du kannst Beute verkaufen.
    }
swindler-acting-nothing = Es gibt nichts zu erfüllen und nichts zu verkaufen.
swindler-ask-paying = Womit bezahlst du?
swindler-still-due = Noch zu zahlen: { $what }.
swindler-ask-paying-cards-help =
    { $count ->
        [one] Ein Komplize kostet eine Münze.
       *[other] { $count } Komplizen kosten { $count } Münzen.
    }
swindler-ask-rewarding = Nimm ein neutrales Plättchen.
swindler-ask-rewarding-help =
    { $count ->
        [one] Eins gehört dir.
       *[other] Bis zu { $count } gehören dir.
    }
swindler-ask-helping = Wer hilft dir?
swindler-ask-forging = Welches Plättchen ändert der Fälscher?
swindler-ask-forging-as = Als was gilt es?
swindler-ask-selling = Welches Plättchen verkaufst du?
swindler-ask-handing-in =
    { $count ->
        [one] Polizeirazzia! Gib ein Plättchen ab.
       *[other] Polizeirazzia! Gib { $count } Plättchen ab.
    }
swindler-ask-hiring = Komplizen anheuern?
swindler-ask-hiring-help = Jeder kostet eine Münze und lässt sich ab dem nächsten Zug spielen.
swindler-ask-hiring-last = Die letzte Runde: Eine Karte hilft nur noch in den Zügen nach deinem, und jede Münze, die du behältst, ist ein Punkt.
swindler-ask-hiring-several = Tipp an, wie viele. Jeder kostet eine Münze und lässt sich ab dem nächsten Zug spielen.
swindler-ask-begging = { $who } bettelt. Was gibst du?
swindler-ask-begging-help = Eine Münze oder ein Beuteplättchen, wie du willst.
swindler-ask-dividing =
    { $count ->
        [one] { $who } erbt. Gib ein Plättchen her.
       *[other] { $who } erbt. Gib { $count } Plättchen her.
    }
swindler-ask-dividing-help = Von denen, die du in diesem Zug gestohlen hast.
swindler-ask-rescuing = Welches Plättchen nimmst du?
swindler-ask-rescuing-help = Eines von denen, die in diesem Zug gestohlen wurden, für die Rettung.
swindler-ask-partnering = Mit wem tauschst du?
swindler-ask-wanting = Was willst du von { $who }?
swindler-ask-offering = Was gibst du { $who } dafür?
swindler-ask-offering-help = Du bekommst: { $tile }.
swindler-stake =
    { $you ->
        [yes] Ein Schädel kostet dich { swindler-stake-tiles }
       *[no] Ein Schädel kostet { $who } { swindler-stake-tiles }
    }{ $coin ->
        [yes] {" "}und bringt eine Münze
       *[no] {""}
    }.
swindler-stake-tiles =
    { $count ->
        [0] nichts
        [one] ein { swindler-coloured }es Plättchen
       *[other] { $count } { swindler-coloured }e Plättchen
    }
swindler-stake-free = Ein Schädel kostet hier nichts und beendet den Raubzug.
swindler-stays =
    { $count ->
        [one] Eines deiner Plättchen bleibt auf jeden Fall.
       *[other] { $count } deiner Plättchen bleiben auf jeden Fall.
    }
swindler-odds = Schädel: { $chance }, { $skulls } von { $tiles }.
swindler-in-bag =
    { $tiles ->
        [0] Beute ist keine mehr drin, nur { swindler-skulls }.
        [one] Darin: ein Beuteplättchen und { swindler-skulls }.
       *[other] Darin: { $tiles } Beuteplättchen und { swindler-skulls }.
    }
swindler-skulls =
    { $skulls ->
        [one] ein Schädel
       *[other] { $skulls } Schädel
    }
swindler-free = Ein Schädel beim ersten Griff dort kostet nichts.
swindler-at-order = { $order }.
swindler-at-field = Das Feld nimmt: { $object }, für { swindler-field-points }.
swindler-field-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
swindler-you-are-at = Du bist { swindler-at-bag }.

## Knöpfe
swindler-do-choose = Den nehme ich
swindler-do-reserve = Reservieren
swindler-do-cancel = Marker zurücknehmen
swindler-do-steal = Hier stehlen
swindler-do-name = Sack wählen
swindler-do-draw = Weiterziehen
swindler-do-stop = Aufhören
swindler-do-sidekick = Lockvogel losschicken
swindler-do-keep = Behalten
swindler-do-play = Karte spielen
swindler-do-play-card = { $card } spielen
swindler-do-pass = Passen
swindler-do-bet =
    { $caught ->
        [yes] Wetten: erwischt
       *[no] Wetten: nicht erwischt
    }
swindler-do-fulfil = Erfüllen
swindler-do-sell = Verkaufen
swindler-do-fulfil-helped = Mit Hilfe erfüllen
swindler-do-sell-helped = Mit Fälscher verkaufen
swindler-do-end = Fertig
swindler-do-pay = Bezahlen
swindler-do-pick-first =
    { $coin ->
        [yes] Erst Plättchen oder Münze wählen
       *[no] Erst ein Plättchen wählen
    }
swindler-do-take = Nehmen
swindler-do-no-more = Das ist alles
swindler-do-show = Karte zeigen
swindler-do-forge = Fälschen
swindler-do-hand-in = Abgeben
swindler-do-hire = Anheuern
swindler-do-hire-nobody = Niemanden anheuern
swindler-do-give = Geben
swindler-do-swap = Tauschen
swindler-do-this = So machen

## Worum es bei einem Befehl geht
swindler-about-reserve = { swindler-about-order } reservieren
swindler-about-cancel = Marker zurück: { swindler-about-order }
swindler-about-fulfil =
    { swindler-about-order } erfüllen{ $help ->
        [yes] {" "}(mit Hilfe)
       *[no] {""}
    }
swindler-quoted = „{ $words }“
swindler-about-order =
    { $known ->
        [yes] „{ $order }“
       *[no] einen Auftrag
    }
swindler-about-steal = { swindler-bag }
swindler-about-sidekick = Lockvogel, { swindler-bag }
swindler-about-sell =
    { $known ->
        [yes] { $object } verkaufen für { swindler-field-points }
       *[no] einem Hehler etwas verkaufen
    }{ $forged ->
        [yes] , mit Fälscher
       *[no] {""}
    }
swindler-about-swap =
    { $known ->
        [yes] Tausch mit { $who }
       *[no] Tausch
    }
swindler-about-hire =
    { $count ->
        [one] Einen anheuern
       *[other] { $count } anheuern
    }
swindler-about-bet =
    { $caught ->
        [yes] Wette auf erwischt
       *[no] Wette auf nicht erwischt
    }
swindler-about-assassin =
    { $known ->
        [yes] Meuchlerin gegen: { $card }
       *[no] Meuchlerin
    }
swindler-chosen = Gewählt: { $what }.
swindler-chosen-order = { $order }. Bringt { $reward }.
swindler-chosen-help = Was dir fehlt, steuern deine Komplizen bei; welche, wählst du gleich.
swindler-chosen-forged = Dafür gibst du deinen Fälscher her: Eins deiner Plättchen gilt als das, was hier gefragt ist.
swindler-chosen-cancel = { $order }. Das kostet dich { $points ->
        [0] nichts
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
swindler-chosen-throws =
    { $you ->
        [yes] Da liegt dein Marker.
       *[no] Das wirft den Marker von { $who } hinaus und kostet { $who } { swindler-lost-points }.
    }
swindler-lost-points =
    { $points ->
        [0] nichts
       *[other] { swindler-field-points }
    }
swindler-chosen-partner = { $who } hat: { $tiles }.
swindler-hint = Ein Bot nähme: { $what }.

## Das Protokoll
swindler-log-setup = Vor dem ersten Zug
swindler-log-turn =
    { $you ->
        [yes] Dein Zug, Runde { $round }
       *[no] { $who }, Runde { $round }
    }
swindler-log-count = Abrechnung
swindler-log-start =
    { $you ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
swindler-log-thief =
    { $you ->
        [yes] Dein Meisterdieb ist { $id }: { $thief }.
       *[no] { $who } hat den Meisterdieb { $id }: { $thief }.
    }
swindler-log-awake =
    { $you ->
        [yes] Dein Meisterdieb wirkt ab jetzt: { $thief }.
       *[no] Der Meisterdieb von { $who } wirkt ab jetzt: { $thief }.
    }
swindler-log-skipped =
    { $you ->
        [yes] Du sitzt im Kerker. Dein Zug fällt aus, und du kommst frei.
       *[no] { $who } sitzt im Kerker. Der Zug fällt aus, und { $who } kommt frei.
    }
swindler-log-reserved =
    { $you ->
        [yes] Du reservierst
       *[no] { $who } reserviert
    } einen Auftrag ({ $order }).
swindler-log-thrown =
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
swindler-log-cancelled-order =
    { $you ->
        [yes] Du gibst
       *[no] { $who } gibt
    } einen Auftrag auf ({ $order }){ $lost ->
        [0] {""}
        [one] , zum Preis von einem Punkt
       *[other] , zum Preis von { $lost } Punkten
    }.
swindler-log-steals =
    { $you ->
        [yes] Du greifst in { swindler-the-bag }.
       *[no] { $who } greift in { swindler-the-bag }.
    }
swindler-log-stole =
    { $you ->
        [yes] Du ziehst { swindler-from-bag }: { $tiles }{ $stops ->
            [yes] , und hörst auf
           *[no] {""}
        }.
       *[no] { $who } zieht { swindler-from-bag }: { $tiles }{ $stops ->
            [yes] , und hört auf
           *[no] {""}
        }.
    }
swindler-log-drew =
    { $you ->
        [yes] Du ziehst: { $tiles }.
       *[no] { $who } zieht: { $tiles }.
    }
swindler-log-skull =
    { $you ->
        [yes] Du ziehst einen Schädel.
       *[no] { $who } zieht einen Schädel.
    }
swindler-log-spared = Diesmal kostet er nichts, aber das Stehlen ist vorbei.
swindler-log-lost =
    { $you ->
        [yes] Du verlierst: { $tiles }.
       *[no] { $who } verliert: { $tiles }.
    }
swindler-log-stopped =
    { $you ->
        [yes] Du hörst auf.
       *[no] { $who } hört auf.
    }
swindler-log-coin =
    { $you ->
        [yes] Du bekommst eine Münze.
       *[no] { $who } bekommt eine Münze.
    }
swindler-log-change =
    { $you ->
        [yes] Du bekommst eine Münze heraus.
       *[no] { $who } bekommt eine Münze heraus.
    }
swindler-log-paid =
    { $you ->
        [yes] Du bezahlst: { swindler-log-goods }.
       *[no] { $who } bezahlt: { swindler-log-goods }.
    }
swindler-log-goods =
    { $what ->
        [both] { $tiles }, dazu { swindler-log-coins }
        [tiles] { $tiles }
       *[coins] { swindler-log-coins }
    }
swindler-log-coins =
    { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }
swindler-log-fulfilled =
    { $you ->
        [yes] Du erfüllst
       *[no] { $who } erfüllt
    } einen Auftrag ({ $order }): { $reward }.
swindler-log-took =
    { $you ->
        [yes] Du nimmst: { $tiles }.
       *[no] { $who } nimmt: { $tiles }.
    }
swindler-log-sold =
    { $you ->
        [yes] Du verkaufst für { swindler-field-points }: { $tiles }.
       *[no] { $who } verkauft für { swindler-field-points }: { $tiles }.
    }
swindler-log-completed = Damit ist der Hehler voll: { swindler-field-points } mehr.
swindler-log-raid = Polizeirazzia! { $raid }
swindler-log-handed-in =
    { $you ->
        [yes] Du gibst ab: { $tiles }.
       *[no] { $who } gibt ab: { $tiles }.
    }
swindler-log-jailed =
    { $you ->
        [yes] Du gibst einen Steckbrief zurück und kommst in den Kerker.
       *[no] { $who } gibt einen Steckbrief zurück und kommt in den Kerker.
    }
swindler-log-revealed = Ein neuer Auftrag ({ $order }).
swindler-log-dealer = Ein neuer Hehler: { $dealer }.
swindler-log-replenished = Hehler und Aufträge sind aufgefüllt.
swindler-log-pile =
    { $what ->
        [AccomplicesShuffled] Die abgelegten Komplizen sind ein neuer Stapel.
        [DealersShuffled] Die abgelegten Hehler sind ein neuer Stapel.
        [RaidSetAside] Noch eine Razzia taucht auf. Eine reicht: Sie wird beiseitegelegt.
       *[RaidsShuffledIn] Was beiseitelag, wird in den Auftragsstapel gemischt.
    }
swindler-log-hired =
    { $you ->
        [yes] Du heuerst
       *[no] { $who } heuert
    } { $count ->
        [one] einen Komplizen
       *[other] { $count } Komplizen
    } an.
swindler-log-got =
    { $you ->
        [yes] Du bekommst: { $cards }.
       *[no] { $who } bekommt: { $cards }.
    }
swindler-log-got-unseen =
    { $you ->
        [yes] Du ziehst einen Komplizen.
       *[no] { $who } zieht einen Komplizen.
    }
swindler-log-plays =
    { $you ->
        [yes] Du spielst { swindler-a-card }.
       *[no] { $who } spielt { swindler-a-card }.
    }
swindler-log-answers =
    { $you ->
        [yes] Du hältst dagegen und spielst { swindler-a-card }.
       *[no] { $who } hält dagegen und spielt { swindler-a-card }.
    }
swindler-log-cancelled = { swindler-the-card } ist ausgeschaltet.
swindler-log-bet =
    { $you ->
        [yes] Du wettest auf { swindler-log-bet-on }.
       *[no] { $who } wettet auf { swindler-log-bet-on }.
    }
swindler-log-bet-on =
    { $caught ->
        [yes] erwischt
       *[no] nicht erwischt
    }
swindler-log-bet-won =
    { $you ->
        [yes] Du gewinnst deine Wette auf { swindler-log-bet-on }: { swindler-field-points }.
       *[no] { $who } gewinnt die Wette auf { swindler-log-bet-on }: { swindler-field-points }.
    }
swindler-log-bet-lost =
    { $you ->
        [yes] Du verlierst deine Wette auf { swindler-log-bet-on }.
       *[no] { $who } verliert die Wette auf { swindler-log-bet-on }.
    }
swindler-log-forced =
    { $you ->
        [yes] Du musst noch einmal ziehen.
       *[no] { $who } muss noch einmal ziehen.
    }
swindler-log-lured =
    { $you ->
        [yes] Du machst { swindler-at-bag } weiter.
       *[no] { $who } macht { swindler-at-bag } weiter.
    }
swindler-log-skull-back = Der Schädel kommt zurück, als wäre er nie gezogen worden.
swindler-log-copied =
    { $you ->
        [yes] Du ziehst mit: { $tiles }.
       *[no] { $who } zieht mit: { $tiles }.
    }
swindler-log-skull-copied =
    { $you ->
        [yes] Du ziehst einen Schädel, der nichts bewirkt.
       *[no] { $who } zieht einen Schädel, der nichts bewirkt.
    }
swindler-log-gave =
    { $you ->
        [yes] Du gibst { $taker }
       *[no] { $getting ->
            [yes] { $who } gibt dir
           *[no] { $who } gibt { $taker }
        }
    } ({ $card }): { swindler-log-goods }.
swindler-log-swapped =
    { $you ->
        [yes] Du tauschst mit { $partner }
       *[no] { $getting ->
            [yes] { $who } tauscht mit dir
           *[no] { $who } tauscht mit { $partner }
        }
    }: { $gives } und { $gets } wechseln die Plätze.
swindler-log-shows =
    { $you ->
        [yes] Du zeigst { swindler-a-card }.
       *[no] { $who } zeigt { swindler-a-card }.
    }
swindler-log-forges =
    { $you ->
        [yes] Du zeigst { swindler-a-card }
       *[no] { $who } zeigt { swindler-a-card }
    }: { $tiles } gilt als { $as }.
swindler-log-help-cancelled = { swindler-the-card } ist ausgeschaltet, und daraus wird nichts.
swindler-log-counted =
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
    }. { swindler-log-changed }
swindler-log-changed =
    { $points ->
        [0] Das ändert nichts.
        [one] Das macht { $points } Punkt.
       *[other] Das macht { $points } Punkte.
    }
swindler-log-over = Die Partie ist zu Ende.
swindler-log-undone =
    { $you ->
        [yes] Du nimmst deinen Zug zurück.
       *[no] { $who } nimmt einen Zug zurück.
    }
swindler-log-undone-move =
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
swindler-sheet-cap = Wertungsblock
swindler-sheet = Wer hat wie viel?
swindler-sheet-empty = Noch ist keine Runde vorbei.
swindler-sheet-goal =
    Die meisten Punkte gewinnen. Das Spiel endet mit der Runde, in der jemand { $end ->
        [one] einen Auftrag
       *[other] { $end } Aufträge
    } erfüllt hat.
swindler-sheet-way =
    Bis zu { $end ->
        [one] einem Auftrag
       *[other] { $end } Aufträgen
    }
swindler-sheet-left =
    { $orders ->
        [one] noch einer
       *[other] noch { $orders }
    }
swindler-sheet-there = geschafft

## Das Ende
swindler-why =
    { $you ->
        [yes] Du hast { $orders ->
                [one] einen Auftrag
               *[other] { $orders } Aufträge
            } erfüllt: Die Partie ist zu Ende.
       *[no] { $who } hat { $orders ->
                [one] einen Auftrag
               *[other] { $orders } Aufträge
            } erfüllt: Die Partie ist zu Ende.
    }
swindler-why-several =
    { $who } haben { $orders ->
        [one] einen Auftrag
       *[other] { $orders } Aufträge
    } oder mehr erfüllt: Die Partie ist zu Ende.
swindler-why-last = Das war die letzte vereinbarte Runde: Die Partie ist zu Ende.
swindler-verdict =
    { $count ->
        [one] { $you ->
            [yes] Du hast die meisten Punkte, { $points }, und gewinnst.
           *[no] { $who } hat die meisten Punkte, { $points }, und gewinnt.
        }
       *[other] { $who } haben die meisten Punkte, je { $points }, und gleich viele Aufträge: Sie gewinnen gemeinsam.
    }
swindler-verdict-orders =
    { $count ->
        [one] { $you ->
            [yes] Mehrere haben { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            }, aber du hast die meisten Aufträge erfüllt und gewinnst.
           *[no] Mehrere haben { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            }, aber { $who } hat die meisten Aufträge erfüllt und gewinnt.
        }
       *[other] Mehrere haben { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            }, aber { $who } haben die meisten Aufträge erfüllt und gewinnen gemeinsam.
    }
swindler-unit = Punkte
swindler-poster-charge = wegen Griffen in fremde Säcke
swindler-poster-sum = { $count ->
        [one] {""}
       *[other] je{" "}
    }{ swindler-field-points } nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
swindler-poster-seen =
    { $count ->
        [one] Zuletzt gesehen im Nebel, mit klimpernden Taschen.
       *[other] Zuletzt zusammen gesehen im Nebel, mit klimpernden Taschen.
    }
swindler-orders = Aufträge
swindler-sales = Verkauft
swindler-times-caught = Erwischt
swindler-sum-start = { $points } am Anfang
swindler-sum-orders = { $points } für Aufträge
swindler-sum-sales = { $points } für Verkäufe
swindler-sum-bets = { $points } für Wetten
swindler-sum-coins = { $points } für Münzen
swindler-sum-markers = { $points } für Marker
swindler-fact-round = Die beste Runde: { $who } in Runde { $round }.
swindler-fact-order = Der beste einzelne Auftrag: { $who }.
swindler-fact-caught =
    { $count ->
        [one] Einmal erwischt
        [2] Zweimal erwischt
       *[other] { $count }-mal erwischt
    }
swindler-fact-caught-text = { $who } traf am häufigsten auf die Schädel. Sie lassen grüßen.
swindler-fact-haul =
    { $count ->
        [one] Ein Plättchen
       *[other] { $count } Plättchen
    }
swindler-fact-haul-text = Der längste Griff, der gut ging: { $who }.
swindler-fact-cards =
    { $count ->
        [one] Ein Komplize
       *[other] { $count } Komplizen
    }
swindler-fact-cards-text = { $who } ließ am häufigsten andere die Arbeit machen.

## Der Tisch in Worten
swindler-words-game = Die Partie
swindler-words-steal-title = Dieser Zug
swindler-words-options = Du hast die Wahl
swindler-words-numbered = { $n }: { $what }
swindler-words-thief-at =
    Meisterdiebe wirken ab { $orders ->
        [one] einem Auftrag
       *[other] { $orders } Aufträgen
    }.
swindler-words-seat =
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
swindler-words-no-loot = Keine Beute.
swindler-words-thief =
    { $works ->
        [yes] Meisterdieb { $id }, am Werk: { $thief }.
       *[no] Meisterdieb { $id }, nicht am Werk: { $thief }.
    }
swindler-words-known = Von den Komplizen bekannt: { $cards }.
swindler-words-hustler = Hat den offenen Taschenspieler.
swindler-words-start = Hat den ersten Zug jeder Runde.
swindler-words-jailed = Sitzt im Kerker.
swindler-words-turn = Ist der Dieb am Werk.
swindler-words-steal = { $who } stiehlt: { $bag }.
swindler-words-fresh = In diesem Zug gezogen, der Reihe nach: { $tiles }.
swindler-words-drawn = Zählt als in diesem Zug gezogen: { $tiles }.
swindler-words-no-fresh = Keine Beute aus diesem Zug.
swindler-words-gone = Abgelegte Komplizen: { $cards }.
swindler-words-no-cards = Du hast keine Komplizen.
swindler-words-fits = Passt jetzt: { $cards }.
