# Der Tisch von Midnight Exchange im Browser.

me-board = Der Tisch
me-seats = Am Tisch
me-middle = Die Mitte
me-markets = Schwarzmärkte
me-tray = Deine Ablage
me-tray-empty = Ablage leer
me-holdings = Deine Kunst und Karten
me-holdings-none = Noch keine Kunst und keine Karten.
me-points = Punkte:

## Plättchen
me-tile-down = { $number }, { $place }, verdeckt
me-tile-seen = { $number }, { $place }, verdeckt, du hast es gesehen: { $what }
me-tile-up = { $number }, { $place }: { $what }
me-tile-hand = { $number }, { $place }, in der Hand von { $who }
me-tile-tray = { $number }, { $place }, in einer Ablage
me-tile-own = { $number }, in deiner Hand; drück, um es verdeckt zurückzulegen
me-tile-shut = { $what }, verschlossen
me-slot = Aussparung { $slot }: { $what }
me-slot-take = Aussparung { $slot }: { $what }; drück, um es herauszunehmen
me-slot-free = Aussparung { $slot }, frei
me-slot-next = Aussparung { $slot }, frei; drück, um das Plättchen hier zu behalten
me-escape-next = Fluchtplättchen { $number }, für den, der sechs Funde hat
me-escape-ready = Fliehen mit Fluchtplättchen { $number }
me-escape-none = Kein Fluchtplättchen mehr da
me-escape-words = Sechs Funde, dann nichts wie weg

## Zeit
me-starts = Los geht es in { $seconds }
me-resting = Die Uhren stehen, bis jemand zurück ist.
me-seconds = { $seconds } s
me-ms = { $ms } ms
me-too-late = Zu spät: { $who } hat das Plättchen in der Hand.

## Plätze
me-seat-open =
    { $place ->
        [safe] Tresor offen
        [desk] Tisch offen
       *[garage] nur Garage
    }
me-seat-escape = Fluchtplättchen { $number }
me-seat-passed = hat gepasst
me-lines = Lange Leitungen werden ausgeglichen: { $lines }.
me-line = { $who } { $made } ms
me-seat-trip = { $ms } ms hin und zurück; { $made } ms davon werden ausgeglichen

## Tauschen
me-affordable = bezahlbar
me-price = zahlt man mit
me-hole = verkauft
me-supply = Im Stoffbeutel: { $bag }. Karten im Stapel: { $pile }.
me-finale = Nach diesem Tauschen ist das Spiel aus.
me-house = Haus-Set: { $name }

## Der Tisch in Worten
me-words-game = Das Spiel
me-words-points = { $points } Punkte
me-words-tray = { $count } in der Ablage: { $finds }
me-words-holds = hält Plättchen { $number }
me-words-store = im Lager: { $art }
me-words-down =
    { $place }, verdeckt: { $count ->
        [0] keins
       *[other] { $numbers }
    }.
me-words-hand = In deiner Hand: { $what }.
me-words-grabs = { $count } Plättchen darfst du aufnehmen.
me-words-options = Was du tun kannst

## Was angesagt wird
me-heard-keeps = { $who } behält: { $what }.
me-heard-open = { $number } liegt offen: { $what }.
me-heard-left =
    { $seconds ->
        [one] Noch eine Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
me-heard-drops = Es fällt in { $seconds }.
me-heard-go = Los!
