# Der Tisch von Midnight Exchange im Browser.

midnight-exchange-board = Der Tisch
midnight-exchange-seats = Am Tisch
midnight-exchange-middle = Die Mitte
midnight-exchange-markets = Schwarzmärkte
midnight-exchange-tray = Deine Ablage
midnight-exchange-tray-empty = Ablage leer
midnight-exchange-holdings = Deine Kunst und Karten
midnight-exchange-holdings-none = Noch keine Kunst und keine Karten.
midnight-exchange-points = Punkte:

## Plättchen
midnight-exchange-tile-down = { $number }, { $place }, verdeckt
midnight-exchange-tile-seen = { $number }, { $place }, verdeckt, du hast es gesehen: { $what }
midnight-exchange-tile-up = { $number }, { $place }: { $what }
midnight-exchange-tile-hand = { $number }, { $place }, in der Hand von { $who }
midnight-exchange-tile-tray = { $number }, { $place }, in einer Ablage
midnight-exchange-tile-own = { $number }, in deiner Hand; drück darauf, um es zu behalten
midnight-exchange-tile-shut = { $what }, verschlossen
midnight-exchange-slot = Aussparung { $slot }: { $what }
midnight-exchange-slot-take = Aussparung { $slot }: { $what }; drück darauf, um es herauszunehmen
midnight-exchange-slot-free = Aussparung { $slot }, frei
midnight-exchange-slot-next = Aussparung { $slot }, frei; drück darauf, um das Plättchen hier zu behalten
midnight-exchange-escape-next = Fluchtplättchen { $number }, für alle mit sechs Funden
midnight-exchange-escape-ready = Fliehen mit Fluchtplättchen { $number }
midnight-exchange-escape-none = Kein Fluchtplättchen mehr da
midnight-exchange-escape-words = Sechs Funde, dann nichts wie weg

## Zeit
midnight-exchange-ready = Bereit?
midnight-exchange-ready-round = Runde { $round }: Stöbern
midnight-exchange-ready-help = Nichts bewegt sich, bevor du es sagst.
midnight-exchange-ready-go = Los geht’s
midnight-exchange-paused = Pause
midnight-exchange-paused-help = Die Plättchen sind verdeckt, alle Hände ruhen.
midnight-exchange-paused-go = Weiter
midnight-exchange-pause = Pause
midnight-exchange-can-pay = Bezahlbar:
midnight-exchange-pays-now = { $market }: du kannst { $price } zahlen
midnight-exchange-pays-not = { $market }: kostet { $price }
midnight-exchange-find-at-tile = Dein Fund
midnight-exchange-plate-back = Zurück
midnight-exchange-legend-always = immer offen
midnight-exchange-legend-open = offen für dich
midnight-exchange-legend-shut =
    { $place ->
        [desk] Eisenschlüssel
       *[safe] Messingschlüssel
    }
midnight-exchange-symbols = Was ist was?
midnight-exchange-symbols-finds = Auf den Plättchen
midnight-exchange-symbols-art = Auf den Märkten
midnight-exchange-tray-caption = Deine Ablage: { $tiles } von 6. Alle sehen sie.
midnight-exchange-starts = Los geht es in { $seconds }
midnight-exchange-resting = Die Uhren stehen, bis jemand zurück ist.
midnight-exchange-seconds = { $seconds } s
midnight-exchange-ms = { $ms } ms
midnight-exchange-too-late = Zu spät: { $who } hat das Plättchen in der Hand.

## Plätze
midnight-exchange-seat-open =
    { $place ->
        [safe] Tresor offen
        [desk] Schreibtisch
       *[garage] nur Garage
    }
midnight-exchange-seat-escape = Fluchtplättchen { $number }
midnight-exchange-seat-out = draußen
midnight-exchange-seat-passed = hat gepasst
midnight-exchange-seat-tray = Ablage
midnight-exchange-seat-art = Kunst
midnight-exchange-seat-no-art = Keine Kunst im Lager.
midnight-exchange-seat-cards = Prestigekarten
midnight-exchange-seat-no-cards = Noch keine Karten.
midnight-exchange-lines = Langsame Verbindungen werden ausgeglichen: { $lines }.
midnight-exchange-line = { $who } { $made } ms
midnight-exchange-seat-trip = { $ms } ms hin und zurück; { $made } ms davon werden ausgeglichen

## Tauschen
midnight-exchange-affordable = bezahlbar
midnight-exchange-plus = +{ $points }
midnight-exchange-price = Preis
midnight-exchange-hole = verkauft
midnight-exchange-supply = Im Stoffbeutel: { $bag }. Karten im Stapel: { $pile }.
midnight-exchange-finale = Nach diesem Tauschen ist das Spiel aus.
midnight-exchange-house = Haus-Set: { $name }

## Der Tisch in Worten
midnight-exchange-words-game = Das Spiel
midnight-exchange-words-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
midnight-exchange-words-tray = { $count } in der Ablage: { $finds }
midnight-exchange-words-holds = hält Plättchen { $number }
midnight-exchange-words-store = im Lager: { $art }
midnight-exchange-words-down =
    { $place }, verdeckt: { $count ->
        [0] keins
       *[other] { $numbers }
    }.
midnight-exchange-words-hand = In deiner Hand: { $what }.
midnight-exchange-words-grabs =
    { $count ->
        [one] Ein Plättchen darfst du aufnehmen.
       *[other] { $count } Plättchen darfst du aufnehmen.
    }
midnight-exchange-words-options = Was du tun kannst

## Was angesagt wird
midnight-exchange-heard-keeps = { $who } behält: { $what }.
midnight-exchange-heard-open = { $number } liegt offen: { $what }.
midnight-exchange-heard-left =
    { $seconds ->
        [one] Noch eine Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
midnight-exchange-heard-drops = Es fällt in { $seconds }.
midnight-exchange-heard-go = Los!
