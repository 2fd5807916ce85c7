# Swindler im Terminal.

swindler-welcome = Swindler. Greif in die Säcke, solange du dich traust: Beute gehört dir, ein Schädel holt sie zurück. Reservier Aufträge, erfüll sie, verkauf den Rest den Hehlern und heuer Komplizen an, die für dich schummeln, auch wenn du nicht dran bist. Die meisten Punkte gewinnen.
swindler-title = Swindler
swindler-target =
    { $orders ->
        [one] Ende bei einem Auftrag
       *[other] Ende bei { $orders } Aufträgen
    }
swindler-rounds =
    { $rounds ->
        [one] eine Runde
       *[other] höchstens { $rounds } Runden
    }
swindler-last-markers = letzte Runde, je Marker −{ $points }
swindler-house = Haus-Set „{ $title }“
swindler-house-untitled = Haus-Set
swindler-move = „{ $move }“
swindler-vocabulary = rot=red blau=blue gelb=yellow grün=green gruen=green schwarz=black neutral=white weiß=white halskette=necklace kette=necklace uhr=watch brosche=brooch schlüssel-rot=key_red schlüssel-blau=key_blue schlüssel-gelb=key_yellow schlüssel-grün=key_green schlüssel=key münze=coin siegeldose=seal_tin doppelmünze=double_coin drei-schlüssel=key_joker meuchlerin=assassin verräter=backstabber bettler=beggar betrügerin=copycat fälscher=forger erbschleicherin=gold_digger schutzengelchen=guardian_angel engel=guardian_angel taschenspieler=hustler schlossknackerin-rot=lock_picker_red schlossknackerin-blau=lock_picker_blue schlossknackerin-gelb=lock_picker_yellow schlossknackerin-grün=lock_picker_green schlossknackerin=lock_picker lockvogel=sidekick wähle=choose reserviere=reserve storniere=cancel bestiehl=steal stiehl=steal stehle=steal zieh=draw ziehe=draw ziehen=draw stopp=stop aufhören=stop passe=pass passen=pass spiele=play wette=bet erwischt=caught frei=free auf=on erfülle=fulfil mit=with hilfe=help verkaufe=sell gefälscht=forged beende=end aktionen=actions gib=give nimm=take nicht=no mehr=more zeige=show fälsche=forge als=as tausche=swap heuere=hire heuer=hire niemanden=nobody
swindler-signs = { $turn } am Zug  { $start } beginnt  { $jail } im Kerker  { $works } Dieb wirkt, Auftrag geht  { $bot } Bot
swindler-marks = 7+1 Beute und Schädel, 13% Gefahr  { $full } verkauft  2+ mit Taschenspieler

## Kurze Zeichen: Hintergründe und Gegenstände in wenigen Buchstaben
swindler-sign-red = Ro
swindler-sign-blue = Bl
swindler-sign-yellow = Ge
swindler-sign-green = Gr
swindler-sign-black = Sw
swindler-sign-white = Ne
swindler-any-key = Schlüssel
swindler-short-key = Schl
swindler-short-key_any = Schl
swindler-short-ring = Ring
swindler-short-necklace = Ket
swindler-short-watch = Uhr
swindler-short-brooch = Bro
swindler-short-coin = Mün
swindler-short-seal_tin = Dose
swindler-short-double_coin = 2Mün
swindler-short-key_joker = 3Schl

## Was man kurz tippt: Buchstaben neben den Nummern auf dem Brett
swindler-key-draw = z
swindler-key-stop = s
swindler-key-pass = p
swindler-key-beggar = b
swindler-key-hustler = t
swindler-key-end = f
swindler-key-enough = g
swindler-key-help = h

## Spalten und Zeilen
swindler-head-seat = Platz
swindler-head-thief = Dieb
swindler-head-points = Pkt
swindler-head-orders = Auf
swindler-head-coins = Mün
swindler-head-posters = Ste
swindler-head-hand = Hand
swindler-head-loot = Beute
swindler-hand = Hand
swindler-orders = Auftr.
swindler-dealers = Hehler
swindler-bags = Säcke
swindler-steal = Griff
swindler-stack = Karten
swindler-bets = Wetten
swindler-left = noch drin: { $tiles }
swindler-survive = heil nach { $survive }
swindler-swap = { $partner }: { $theirs } ↔ { $yours }
swindler-help-forged = { $card } ({ $tile } als { $stands })
swindler-brief = { $who } ({ $sign }, { $thief }): Punkte { $points }, Aufträge { $orders }, Münzen { $coins }, Steckbriefe { $posters }, Hand { $hand }, Beute { $loot }
swindler-no-last = Noch ist nichts geschehen.

## Was bekannt ist
swindler-known-about = Säcke, Karten und Diebe
swindler-known-bags = In den Säcken
swindler-known-bag =
    { $bag }: { $tiles }, { $skulls ->
        [one] ein Schädel
       *[other] { $skulls } Schädel
    }.
swindler-known-supply = Vorrat: Münzen { $coins }, Steckbriefe { $posters }, neutrale Plättchen: { $tiles }.
swindler-known-cards = Komplizen
swindler-known-accomplices = Stapel: { $left }. Abgelegt: { $gone }.
swindler-known-thieves = Meisterdiebe, sie wirken ab { $orders } Aufträgen
swindler-known-done = Erfüllte Aufträge
swindler-known-piles = Stapel: Aufträge { $orders }, Hehler { $dealers }.
swindler-secret = { $count } geheim
swindler-no-cards = keine Karten

## Was gefragt wird
swindler-ask-choosing = Welcher Meisterdieb soll für dich arbeiten?
swindler-ask-reserving = Welchen Sack bestiehlst du? Vorher darfst du reservieren.
swindler-ask-draw = Weiter { sw-from-bag } ziehen (Schädel { $risk }) oder aufhören?
swindler-ask-keeping = Der Schädel lässt dir eins davon. Welches?
swindler-ask-window =
    { $fits ->
        [yes] { $who }: { $moment }. Spielst du einen Komplizen?
       *[no] { $who }: { $moment }. Nichts von dir passt, und keiner weiß es.
    }
swindler-ask-answer =
    { $fits ->
        [yes] { sw-the-card } ist im Spiel. Schickst du die Meuchlerin?
       *[no] { sw-the-card } ist im Spiel. Du hast keine Antwort, und keiner weiß es.
    }
swindler-ask-acting = Aufträge erfüllen, Beute verkaufen, Karten spielen: Was tust du?
swindler-ask-paying =
    { $left ->
        [0] Womit bezahlst du?
       *[other] Womit bezahlst du? Es fehlen noch { $left }.
    }
swindler-ask-rewarding =
    { $left ->
        [one] Nimmst du ein neutrales Plättchen als Belohnung?
       *[other] Nimmst du bis zu { $left } neutrale Plättchen als Belohnung?
    }
swindler-ask-helping = Welche Karte hilft?
swindler-ask-forging = Welches Plättchen ändert der Fälscher?
swindler-ask-forging-as = Als was soll es gelten?
swindler-ask-selling = Welches Plättchen verkaufst du?
swindler-ask-handing-in =
    { $left ->
        [one] Polizei! Gib ein Plättchen ab.
       *[other] Polizei! Gib { $left } Plättchen ab.
    }
swindler-ask-hiring = Wie viele Komplizen heuerst du an, jeden für eine Münze?
swindler-ask-paying-cards =
    { $left ->
        [one] Womit bezahlst du? Es fehlt noch eine Münze.
       *[other] Womit bezahlst du? Es fehlen noch { $left } Münzen.
    }
swindler-ask-begging = Ein Bettler hält dir den Hut hin. Was gibst du?
swindler-ask-dividing =
    { $left ->
        [one] Die Erbschleicherin bekommt eins davon. Welches?
       *[other] Die Erbschleicherin bekommt { $left } davon. Welche?
    }
swindler-ask-rescuing = Welches Plättchen nimmt dein Schutzengelchen?
swindler-ask-partnering = Mit wem tauschst du?
swindler-ask-wanting = Welches Plättchen willst du?
swindler-ask-offering = Welches Plättchen gibst du dafür?
swindler-choice =
    { $what ->
        [draw] ziehen
        [stop] aufhören
        [pass] passen
        [end-actions] fertig
       *[no-more] das genügt
    }
swindler-choices =
    { $verb ->
        [reserve] reservieren
        [cancel] zurück (−2)
        [steal] bestehlen
        [sidekick] Lockvogel, nach
        [forged] mit Fälscher verkaufen
       *[hire] anheuern
    }
swindler-choice-thief-draw_accomplice = zieht dir jeden Zug einen Komplizen
swindler-choice-thief-unreserved_orders = auch Aufträge, die niemand reserviert hat
swindler-choice-thief-raid_minus_one = bei Razzien zählen Beute und Steckbriefe eins weniger
swindler-choice-thief-sale_plus_one = jeder Verkauf bringt 1 Punkt mehr
swindler-choice-thief-skull_keep_one = ein Schädel nimmt nur Neues und lässt dir eins
swindler-choice-thief-any_key = deine Schlüssel passen bei Aufträgen in jeder Farbe
swindler-choice-bet =
    { $bet ->
        [caught] Wette: erwischt
       *[free] Wette: nicht erwischt
    }
swindler-choice-assassin = Meuchlerin auf { sw-a-card }
swindler-choice-fulfil =
    { $helped ->
        [yes] Auftrag { $order } mit Hilfe: { sw-points }
       *[no] Auftrag { $order }: { sw-points }
    }
swindler-choice-sell = { $object } verkaufen +{ $points }

## Das Protokoll
swindler-begins =
    { $you ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
swindler-thief =
    { $you ->
        [yes] Du nimmst { $thief }: { $motto }.
       *[no] { $who } nimmt { $thief }: { $motto }.
    }
swindler-ended = Runde { $round } ist vorbei: { $points }.
swindler-skipped =
    { $you ->
        [yes] Du kommst aus dem Kerker, statt zu ziehen.
       *[no] { $who } kommt aus dem Kerker, statt zu ziehen.
    }
swindler-counted =
    { $you ->
        [yes] Abrechnung: { $coins } für deine Münzen, { $markers } für deine Marker.
       *[no] Abrechnung für { $who }: { $coins } für Münzen, { $markers } für Marker.
    }
swindler-order-came = Neuer Auftrag { $slot }. { $order }.
swindler-dealer-came = Neuer Hehler { $stall }: { $fields }.
swindler-piles =
    { $what ->
        [DealersShuffled] Die abgelegten Hehler werden zu einem neuen Stapel gemischt.
        [AccomplicesShuffled] Die abgelegten Komplizen werden zu einem neuen Stapel gemischt.
        [RaidSetAside] Noch eine Razzia kommt ans Licht und wird beiseitegelegt.
       *[RaidsShuffledIn] Die beiseitegelegte Razzia wird in den Stapel gemischt.
    }
swindler-hired =
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
swindler-drew-card =
    { $you ->
        [yes] Auf deine Hand: { $card }.
       *[no] { $who } zieht einen Komplizen.
    }
swindler-jailed =
    { $you ->
        [yes] Du kommst in den Kerker.
       *[no] { $who } kommt in den Kerker.
    }
swindler-marker =
    { $you ->
        [yes] Du reservierst Auftrag { $slot }.
       *[no] { $who } reserviert Auftrag { $slot }.
    }
swindler-thrown-off =
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
swindler-marker-back =
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
swindler-bag =
    { $you ->
        [yes] Du greifst in { sw-the-bag }.
       *[no] { $who } greift in { sw-the-bag }.
    }
swindler-drew =
    { $you ->
        [yes] Du ziehst: { $tile }.
       *[no] { $who } zieht: { $tile }.
    }
swindler-skull =
    { $you ->
        [yes] Du ziehst einen Schädel!
       *[no] { $who } zieht einen Schädel!
    }
swindler-spared = Er kostet nichts: Der erste Griff dort war frei.
swindler-struck =
    { $you ->
        [yes] Du bist erwischt.
       *[no] { $who } ist erwischt.
    }
swindler-stopped =
    { $you ->
        [yes] Du hörst auf.
       *[no] { $who } hört auf.
    }
swindler-coin =
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
swindler-settled =
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
swindler-lost =
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
swindler-fulfilled =
    { $you ->
        [yes] Du erfüllst einen Auftrag ({ $order }): { $reward }.
       *[no] { $who } erfüllt einen Auftrag ({ $order }): { $reward }.
    }
swindler-neutral =
    { $you ->
        [yes] Du nimmst: { $tile }.
       *[no] { $who } nimmt: { $tile }.
    }
swindler-sold =
    { $you ->
        [yes] Du verkaufst an Hehler { $stall }: { $tile }, +{ $points }.
       *[no] { $who } verkauft an Hehler { $stall }: { $tile }, +{ $points }.
    }
swindler-completed =
    { $you ->
        [yes] Hehler { $stall } ist voll: noch +{ $points } für dich.
       *[no] Hehler { $stall } ist voll: noch +{ $points } für { $who }.
    }
swindler-gift =
    { $side ->
        [giver] Du gibst { $taker }: { $gift }.
        [taker] { $giver } gibt dir: { $gift }.
       *[neither] { $giver } gibt { $taker }: { $gift }.
    }
swindler-played =
    { $you ->
        [yes] Du spielst { sw-a-card }.
       *[no] { $who } spielt { sw-a-card }.
    }
swindler-cancelled = { sw-the-card } ist ausgeschaltet.
swindler-help-cancelled = Die Hilfe ist ausgeschaltet: Daraus wird nichts.
swindler-forged =
    { $you ->
        [yes] Dein Fälscher zeigt: { $tile } gilt als { $stands }.
       *[no] Der Fälscher von { $who } zeigt: { $tile } gilt als { $stands }.
    }
swindler-shown =
    { $you ->
        [yes] Du zeigst { sw-a-card }.
       *[no] { $who } zeigt { sw-a-card }.
    }
swindler-bet =
    { $caught ->
        [yes] { $you ->
            [yes] Du wettest auf erwischt.
           *[no] { $who } wettet auf erwischt.
        }
       *[no] { $you ->
            [yes] Du wettest auf nicht erwischt.
           *[no] { $who } wettet auf nicht erwischt.
        }
    }
swindler-forced =
    { $you ->
        [yes] Du musst noch einmal ziehen.
       *[no] { $who } muss noch einmal ziehen.
    }
swindler-lured =
    { $you ->
        [yes] Du machst { sw-at-bag } weiter.
       *[no] { $who } macht { sw-at-bag } weiter.
    }
swindler-skull-back = Der Schädel geht zurück: Er wurde nie gezogen.
swindler-copied =
    { $you ->
        [yes] Du ziehst mit: { $tile }.
       *[no] { $who } zieht mit: { $tile }.
    }
swindler-copied-skull =
    { $you ->
        [yes] Du ziehst mit: ein Schädel, der nichts bewirkt.
       *[no] { $who } zieht mit: ein Schädel, der nichts bewirkt.
    }
swindler-swapped =
    { $side ->
        [giver] Du tauschst mit { $taker }: { $yours } ↔ { $theirs }.
        [taker] { $giver } tauscht mit dir: { $yours } ↔ { $theirs }.
       *[neither] { $giver } tauscht mit { $taker }: { $yours } ↔ { $theirs }.
    }
swindler-why =
    { $you ->
        [yes] Du hast { $orders } Aufträge: Die Partie ist zu Ende ({ $clause }).
       *[no] { $who } hat { $orders } Aufträge: Die Partie ist zu Ende ({ $clause }).
    }
swindler-why-rounds =
    { $rounds ->
        [one] Das war die eine Runde, die ausgemacht war ({ $clause }).
       *[other] Das war die letzte von { $rounds } Runden ({ $clause }).
    }

## Daueraufträge: wann der Tisch nach Komplizen fragt
words-ask = frag frage ask
ask-words = immer passt zug nie
ask-now =
    { $order ->
        [always] Du wirst gefragt, sooft ein Komplize gespielt werden könnte.
        [fits] Du wirst gefragt, wenn du einen passenden Komplizen hast.
        [turn] In diesem Zug wirst du nicht nach Komplizen gefragt.
       *[never] Du wirst nicht nach Komplizen gefragt.
    } Ändern: frag { $others }.
ask-unknown = „{ $word }“ sagt nicht, wann gefragt wird. Tipp frag { $others }.
ask-how = frag = wann du gefragt wirst
ask-typing = frag
