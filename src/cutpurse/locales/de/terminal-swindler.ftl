# Swindler im Terminal.

swindler-terminal-welcome = Swindler. Greif in die Säcke, solange du dich traust: Beute gehört dir, ein Schädel holt sie zurück. Reservier Aufträge, erfüll sie, verkauf den Rest den Hehlern und heuer Komplizen an, die für dich schummeln, auch wenn du nicht dran bist. Die meisten Punkte gewinnen.
swindler-terminal-title = Swindler
swindler-terminal-target =
    { $orders ->
        [one] Ende bei einem Auftrag
       *[other] Ende bei { $orders } Aufträgen
    }
swindler-terminal-rounds =
    { $rounds ->
        [one] eine Runde
       *[other] höchstens { $rounds } Runden
    }
swindler-terminal-last-markers = letzte Runde, je Marker −{ $points }
swindler-terminal-house = Haus-Set „{ $title }“
swindler-terminal-house-untitled = Haus-Set
swindler-terminal-move = „{ $move }“
swindler-terminal-vocabulary = rot=red blau=blue gelb=yellow grün=green gruen=green schwarz=black neutral=white weiß=white halskette=necklace kette=necklace uhr=watch brosche=brooch schlüssel-rot=key_red schlüssel-blau=key_blue schlüssel-gelb=key_yellow schlüssel-grün=key_green schlüssel=key münze=coin siegeldose=seal_tin doppelmünze=double_coin drei-schlüssel=key_joker meuchlerin=assassin verräter=backstabber bettler=beggar betrügerin=copycat fälscher=forger erbschleicherin=gold_digger schutzengelchen=guardian_angel engel=guardian_angel taschenspieler=hustler schlossknackerin-rot=lock_picker_red schlossknackerin-blau=lock_picker_blue schlossknackerin-gelb=lock_picker_yellow schlossknackerin-grün=lock_picker_green schlossknackerin=lock_picker lockvogel=sidekick wähle=choose reserviere=reserve storniere=cancel bestiehl=steal stiehl=steal stehle=steal zieh=draw ziehe=draw ziehen=draw stopp=stop aufhören=stop passe=pass passen=pass spiele=play wette=bet erwischt=caught frei=free auf=on erfülle=fulfil mit=with hilfe=help verkaufe=sell gefälscht=forged beende=end aktionen=actions gib=give nimm=take nicht=no mehr=more zeige=show fälsche=forge als=as tausche=swap heuere=hire heuer=hire niemanden=nobody
swindler-terminal-signs = { $turn } am Zug  { $start } beginnt  { $jail } im Kerker  { $works } Dieb wirkt, Auftrag geht  { $bot } Bot
swindler-terminal-marks = 7+1 Beute und Schädel, 13% Gefahr  { $full } verkauft  2+ mit Taschenspieler

## Kurze Zeichen: Hintergründe und Gegenstände in wenigen Buchstaben
swindler-terminal-sign-red = Ro
swindler-terminal-sign-blue = Bl
swindler-terminal-sign-yellow = Ge
swindler-terminal-sign-green = Gr
swindler-terminal-sign-black = Sw
swindler-terminal-sign-white = Ne
swindler-terminal-any-key = Schlüssel
swindler-terminal-short-key = Schl
swindler-terminal-short-key_any = Schl
swindler-terminal-short-ring = Ring
swindler-terminal-short-necklace = Ket
swindler-terminal-short-watch = Uhr
swindler-terminal-short-brooch = Bro
swindler-terminal-short-coin = Mün
swindler-terminal-short-seal_tin = Dose
swindler-terminal-short-double_coin = 2Mün
swindler-terminal-short-key_joker = 3Schl

## Was man kurz tippt: Buchstaben neben den Nummern auf dem Brett
swindler-terminal-key-draw = z
swindler-terminal-key-stop = s
swindler-terminal-key-pass = p
swindler-terminal-key-beggar = b
swindler-terminal-key-hustler = t
swindler-terminal-key-end = f
swindler-terminal-key-enough = g
swindler-terminal-key-help = h

## Spalten und Zeilen
swindler-terminal-head-seat = Platz
swindler-terminal-head-thief = Dieb
swindler-terminal-head-points = Pkt
swindler-terminal-head-orders = Auf
swindler-terminal-head-coins = Mün
swindler-terminal-head-posters = Ste
swindler-terminal-head-hand = Hand
swindler-terminal-head-loot = Beute
swindler-terminal-hand = Hand
swindler-terminal-orders = Auftr.
swindler-terminal-dealers = Hehler
swindler-terminal-bags = Säcke
swindler-terminal-steal = Griff
swindler-terminal-stack = Karten
swindler-terminal-bets = Wetten
swindler-terminal-left = noch drin: { $tiles }
swindler-terminal-survive = heil nach { $survive }
swindler-terminal-swap = { $partner }: { $theirs } ↔ { $yours }
swindler-terminal-help-forged = { $card } ({ $tile } als { $stands })
swindler-terminal-brief = { $who } ({ $sign }, { $thief }): Punkte { $points }, Aufträge { $orders }, Münzen { $coins }, Steckbriefe { $posters }, Hand { $hand }, Beute { $loot }
swindler-terminal-no-last = Noch ist nichts geschehen.

## Was bekannt ist
swindler-terminal-known-about = Säcke, Karten und Diebe
swindler-terminal-known-bags = In den Säcken
swindler-terminal-known-bag =
    { $bag }: { $tiles }, { $skulls ->
        [one] ein Schädel
       *[other] { $skulls } Schädel
    }.
swindler-terminal-known-supply = Vorrat: Münzen { $coins }, Steckbriefe { $posters }, neutrale Plättchen: { $tiles }.
swindler-terminal-known-cards = Komplizen
swindler-terminal-known-accomplices = Stapel: { $left }. Abgelegt: { $gone }.
swindler-terminal-known-thieves =
    Meisterdiebe, sie wirken ab { $orders ->
        [one] einem Auftrag
       *[other] { $orders } Aufträgen
    }
swindler-terminal-known-done = Erfüllte Aufträge
swindler-terminal-known-piles = Stapel: Aufträge { $orders }, Hehler { $dealers }.
swindler-terminal-secret = { $count } geheim
swindler-terminal-no-cards = keine Karten

## Was gefragt wird
swindler-terminal-ask-choosing = Welcher Meisterdieb soll für dich arbeiten?
swindler-terminal-ask-reserving = Welchen Sack bestiehlst du? Vorher darfst du reservieren.
swindler-terminal-ask-draw =
    { $told ->
        [yes] Weiter { swindler-from-bag } ziehen (Schädel { $risk }) oder aufhören?
       *[no] Weiter { swindler-from-bag } ziehen ({ $risk }) oder aufhören?
    }
swindler-terminal-ask-keeping = Der Schädel lässt dir eins davon. Welches?
swindler-terminal-ask-window =
    { $fits ->
        [yes] { $who }: { $moment }. Spielst du einen Komplizen?
       *[no] { $who }: { $moment }. Keine Karte passt, und das weiß niemand.
    }
swindler-terminal-ask-answer =
    { $fits ->
        [yes] { swindler-the-card } ist im Spiel. Schickst du die Meuchlerin?
       *[no] { swindler-the-card } ist im Spiel. Du hast keine Antwort, und das weiß niemand.
    }
swindler-terminal-ask-acting = Aufträge erfüllen, Beute verkaufen, Karten spielen: Was tust du?
swindler-terminal-ask-paying =
    { $left ->
        [0] Womit bezahlst du?
       *[other] Womit bezahlst du? Es fehlen noch { $left }.
    }
swindler-terminal-ask-rewarding =
    { $left ->
        [one] Nimmst du ein neutrales Plättchen als Belohnung?
       *[other] Nimmst du bis zu { $left } neutrale Plättchen als Belohnung?
    }
swindler-terminal-ask-helping = Welche Karte hilft?
swindler-terminal-ask-forging = Welches Plättchen ändert der Fälscher?
swindler-terminal-ask-forging-as = Als was soll es gelten?
swindler-terminal-ask-selling = Welches Plättchen verkaufst du?
swindler-terminal-ask-handing-in =
    { $left ->
        [one] Polizei! Gib ein Plättchen ab.
       *[other] Polizei! Gib { $left } Plättchen ab.
    }
swindler-terminal-ask-hiring = Wie viele Komplizen heuerst du an, jeden für eine Münze?
swindler-terminal-ask-paying-cards =
    { $left ->
        [one] Womit bezahlst du? Es fehlt noch eine Münze.
       *[other] Womit bezahlst du? Es fehlen noch { $left } Münzen.
    }
swindler-terminal-ask-begging = Ein Bettler hält dir den Hut hin. Was gibst du?
swindler-terminal-ask-dividing =
    { $left ->
        [one] Die Erbschleicherin bekommt eins davon. Welches?
       *[other] Die Erbschleicherin bekommt { $left } davon. Welche?
    }
swindler-terminal-ask-rescuing = Welches Plättchen nimmt dein Schutzengelchen?
swindler-terminal-ask-partnering = Mit wem tauschst du?
swindler-terminal-ask-wanting = Welches Plättchen willst du?
swindler-terminal-ask-offering = Welches Plättchen gibst du dafür?
swindler-terminal-choice =
    { $what ->
        [draw] ziehen
        [stop] aufhören
        [pass] passen
        [end-actions] fertig
       *[no-more] das genügt
    }
swindler-terminal-choices =
    { $verb ->
        [reserve] reservieren
        [cancel] zurück (−2)
        [steal] bestehlen
        [sidekick] Lockvogel, nach
        [forged] mit Fälscher verkaufen
       *[hire] anheuern
    }
swindler-terminal-choice-thief-draw_accomplice = zieht dir jeden Zug einen Komplizen
swindler-terminal-choice-thief-unreserved_orders = auch Aufträge, die niemand reserviert hat
swindler-terminal-choice-thief-raid_minus_one = bei Razzien zählen Beute und Steckbriefe eins weniger
swindler-terminal-choice-thief-sale_plus_one = jeder Verkauf bringt 1 Punkt mehr
swindler-terminal-choice-thief-skull_keep_one = ein Schädel nimmt nur Neues und lässt dir eins
swindler-terminal-choice-thief-any_key = deine Schlüssel passen bei Aufträgen in jeder Farbe
swindler-terminal-choice-bet =
    { $bet ->
        [caught] Wette: erwischt
       *[free] Wette: nicht erwischt
    }
swindler-terminal-choice-assassin = Meuchlerin auf { swindler-a-card }
swindler-terminal-choice-fulfil =
    { $helped ->
        [yes] Auftrag { $order } mit Hilfe: { swindler-points }
       *[no] Auftrag { $order }: { swindler-points }
    }
swindler-terminal-choice-sell = { $object } verkaufen +{ $points }

## Das Protokoll
swindler-terminal-begins =
    { $you ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
swindler-terminal-thief =
    { $you ->
        [yes] Du nimmst { $thief }: { $motto }.
       *[no] { $who } nimmt { $thief }: { $motto }.
    }
swindler-terminal-ended = Runde { $round } ist vorbei: { $points }.
swindler-terminal-skipped =
    { $you ->
        [yes] Du kommst aus dem Kerker, statt zu ziehen.
       *[no] { $who } kommt aus dem Kerker, statt zu ziehen.
    }
swindler-terminal-counted =
    { $you ->
        [yes] Abrechnung: { $coins } für deine Münzen, { $markers } für deine Marker.
       *[no] Abrechnung für { $who }: { $coins } für Münzen, { $markers } für Marker.
    }
swindler-terminal-order-came = Neuer Auftrag { $slot }. { $order }.
swindler-terminal-dealer-came = Neuer Hehler { $stall }: { $fields }.
swindler-terminal-piles =
    { $what ->
        [DealersShuffled] Die abgelegten Hehler werden zu einem neuen Stapel gemischt.
        [AccomplicesShuffled] Die abgelegten Komplizen werden zu einem neuen Stapel gemischt.
        [RaidSetAside] Noch eine Razzia kommt ans Licht und wird beiseitegelegt.
       *[RaidsShuffledIn] Die beiseitegelegte Razzia wird in den Stapel gemischt.
    }
swindler-terminal-hired =
    { $you ->
        [yes] Du heuerst { $count ->
            [one] einen Komplizen an.
           *[other] { $count } Komplizen an.
        }
       *[no] { $who } heuert { $count ->
            [one] einen Komplizen an.
           *[other] { $count } Komplizen an.
        }
    }
swindler-terminal-drew-card =
    { $you ->
        [yes] Auf deine Hand: { $card }.
       *[no] { $who } zieht einen Komplizen.
    }
swindler-terminal-jailed =
    { $you ->
        [yes] Du kommst in den Kerker.
       *[no] { $who } kommt in den Kerker.
    }
swindler-terminal-marker =
    { $you ->
        [yes] Du reservierst Auftrag { $slot }.
       *[no] { $who } reserviert Auftrag { $slot }.
    }
swindler-terminal-thrown-off =
    { $you ->
        [yes] Dein Marker fliegt heraus{ $lost ->
            [0] {""}
           *[other] : −{ $lost }
        }.
       *[no] Der Marker von { $who } fliegt heraus{ $lost ->
            [0] {""}
           *[other] : −{ $lost }
        }.
    }
swindler-terminal-marker-back =
    { $you ->
        [yes] Du nimmst deinen Marker von Auftrag { $slot } zurück{ $lost ->
            [0] {""}
           *[other] : −{ $lost }
        }.
       *[no] { $who } nimmt einen Marker von Auftrag { $slot } zurück{ $lost ->
            [0] {""}
           *[other] : −{ $lost }
        }.
    }
swindler-terminal-bag =
    { $you ->
        [yes] Du greifst in { swindler-the-bag }.
       *[no] { $who } greift in { swindler-the-bag }.
    }
swindler-terminal-drew =
    { $you ->
        [yes] Du ziehst: { $tile }.
       *[no] { $who } zieht: { $tile }.
    }
swindler-terminal-skull =
    { $you ->
        [yes] Du ziehst einen Schädel!
       *[no] { $who } zieht einen Schädel!
    }
swindler-terminal-spared = Er kostet nichts: Der erste Griff dort war frei.
swindler-terminal-struck =
    { $you ->
        [yes] Du bist erwischt.
       *[no] { $who } ist erwischt.
    }
swindler-terminal-stopped =
    { $you ->
        [yes] Du hörst auf.
       *[no] { $who } hört auf.
    }
swindler-terminal-coin =
    { $event ->
        [ChangeGiven] { $you ->
            [yes] Du bekommst eine Münze Wechselgeld.
           *[no] { $who } bekommt eine Münze Wechselgeld.
        }
       *[CoinGained] { $you ->
            [yes] Du bekommst eine Münze.
           *[no] { $who } bekommt eine Münze.
        }
    }
swindler-terminal-settled =
    { $won ->
        [yes] { $you ->
            [yes] Deine Wette ist gewonnen: +{ $points }.
           *[no] { $who } gewinnt die Wette: +{ $points }.
        }
       *[no] { $you ->
            [yes] Deine Wette ist verloren.
           *[no] { $who } verliert die Wette.
        }
    }
swindler-terminal-lost =
    { $reason ->
        [skull] { $you ->
            [yes] Du verlierst: { $things }.
           *[no] { $who } verliert: { $things }.
        }
        [raid] { $you ->
            [yes] Du gibst ab: { $things }.
           *[no] { $who } gibt ab: { $things }.
        }
       *[payment] { $you ->
            [yes] Du bezahlst: { $things }.
           *[no] { $who } bezahlt: { $things }.
        }
    }
swindler-terminal-fulfilled =
    { $you ->
        [yes] Du erfüllst einen Auftrag ({ $order }): { $reward }.
       *[no] { $who } erfüllt einen Auftrag ({ $order }): { $reward }.
    }
swindler-terminal-neutral =
    { $you ->
        [yes] Du nimmst: { $tile }.
       *[no] { $who } nimmt: { $tile }.
    }
swindler-terminal-sold =
    { $you ->
        [yes] Du verkaufst an Hehler { $stall }: { $tile }, +{ $points }.
       *[no] { $who } verkauft an Hehler { $stall }: { $tile }, +{ $points }.
    }
swindler-terminal-completed =
    { $you ->
        [yes] Hehler { $stall } ist voll: noch +{ $points } für dich.
       *[no] Hehler { $stall } ist voll: noch +{ $points } für { $who }.
    }
swindler-terminal-gift =
    { $side ->
        [giver] Du gibst { $taker }: { $gift }.
        [taker] { $giver } gibt dir: { $gift }.
       *[neither] { $giver } gibt { $taker }: { $gift }.
    }
swindler-terminal-played =
    { $you ->
        [yes] Du spielst { swindler-a-card }.
       *[no] { $who } spielt { swindler-a-card }.
    }
swindler-terminal-cancelled = { swindler-the-card } ist ausgeschaltet.
swindler-terminal-help-cancelled = Die Hilfe ist ausgeschaltet: Daraus wird nichts.
swindler-terminal-forged =
    { $you ->
        [yes] Dein Fälscher zeigt: { $tile } gilt als { $stands }.
       *[no] Der Fälscher von { $who } zeigt: { $tile } gilt als { $stands }.
    }
swindler-terminal-shown =
    { $you ->
        [yes] Du zeigst { swindler-a-card }.
       *[no] { $who } zeigt { swindler-a-card }.
    }
swindler-terminal-bet =
    { $caught ->
        [yes] { $you ->
            [yes] Du wettest auf „erwischt“.
           *[no] { $who } wettet auf „erwischt“.
        }
       *[no] { $you ->
            [yes] Du wettest auf „nicht erwischt“.
           *[no] { $who } wettet auf „nicht erwischt“.
        }
    }
swindler-terminal-forced =
    { $you ->
        [yes] Du musst noch einmal ziehen.
       *[no] { $who } muss noch einmal ziehen.
    }
swindler-terminal-lured =
    { $you ->
        [yes] Du machst { swindler-at-bag } weiter.
       *[no] { $who } macht { swindler-at-bag } weiter.
    }
swindler-terminal-skull-back = Der Schädel geht zurück: Er wurde nie gezogen.
swindler-terminal-copied =
    { $you ->
        [yes] Du ziehst mit: { $tile }.
       *[no] { $who } zieht mit: { $tile }.
    }
swindler-terminal-copied-skull =
    { $you ->
        [yes] Du ziehst mit: einen Schädel, der nichts bewirkt.
       *[no] { $who } zieht mit: einen Schädel, der nichts bewirkt.
    }
swindler-terminal-swapped =
    { $side ->
        [giver] Du tauschst mit { $taker }: { $yours } ↔ { $theirs }.
        [taker] { $giver } tauscht mit dir: { $yours } ↔ { $theirs }.
       *[neither] { $giver } tauscht mit { $taker }: { $yours } ↔ { $theirs }.
    }
swindler-terminal-why =
    { $you ->
        [yes] Du hast { $orders ->
                [one] einen Auftrag
               *[other] { $orders } Aufträge
            }: Die Partie ist zu Ende ({ $clause }).
       *[no] { $who } hat { $orders ->
                [one] einen Auftrag
               *[other] { $orders } Aufträge
            }: Die Partie ist zu Ende ({ $clause }).
    }
swindler-terminal-why-several =
    Mit { $orders ->
        [one] einem Auftrag
       *[other] { $orders } Aufträgen
    } oder mehr am Ziel: { $who }. Die Partie ist zu Ende ({ $clause }).
swindler-terminal-why-rounds =
    { $rounds ->
        [one] Das war die eine Runde, die ausgemacht war ({ $clause }).
       *[other] Das war die letzte von { $rounds } Runden ({ $clause }).
    }

## Überschriften im ganzen Fenster
swindler-terminal-zone-orders = Aufträge
swindler-terminal-zone-dealers = Hehler
swindler-terminal-zone-now = Gerade jetzt
swindler-terminal-full-points = Punkte
swindler-terminal-full-orders = Aufträge
swindler-terminal-full-coins = Münzen
swindler-terminal-full-posters = Steckbriefe
