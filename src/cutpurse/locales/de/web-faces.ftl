# Eigene Karten: die Datei eines Spiels als Formular. Wird mit dieser Seite geladen.
faces-title = Eigene Karten
faces-heading = Dein eigenes Spiel: { $game }
faces-text = Steht in deiner Schachtel etwas anderes? Trag es ein: Du siehst jedes Teil so, wie es auf dem Tisch liegt.
faces-people = Die Leute aus { $game }
faces-people-text = Alle Schachteln haben dieselben Karten, also gibt es nichts zu ändern. So heißen die Leute bei uns, und so sicher sind wir uns.
faces-loading = Wir legen die Teile aus …
faces-undo = Rückgängig
faces-import = Öffnen …
faces-export = Sichern
faces-all-ours = Zurück zu unseren
faces-name = Name deiner Ausgabe
faces-set-note = Notiz
faces-kinds = Arten von Teilen
faces-total = { $what }: { $count } von { $size }
faces-changed = von dir
faces-changed-count = { $count } { $count ->
        [one] Änderung
       *[other] Änderungen
    }
faces-wrong-count =
    { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
faces-looking = Wir sehen es durch …
faces-ours = Das sind unsere Karten.
faces-good = Fertig: { $set }
faces-wrong =
    { $count ->
        [one] Ein Fehler ist noch zu beheben.
       *[other] { $count } Fehler sind noch zu beheben.
    }
faces-play = Damit spielen
faces-step-none = Leere Leiste
faces-step =
    { $n ->
        [one] 1 Stufe
       *[other] { $n } Stufen
    }
faces-unknown = { $key } hat hier keine Bedeutung.
faces-remove-key = Weglassen
faces-as-ours = Wie unsere
faces-copy = Noch so eine
faces-remove = Entfernen
faces-about = Name und Notiz
faces-aside = Mehr dazu
faces-id = Kurzer Name
faces-mark = Wie sicher ist das?
faces-mark-none = –
faces-mark-stated = aus der Anleitung
faces-mark-inferred = erschlossen
faces-mark-invented = erfunden
faces-note = Notiz
faces-telltale =
    { $count ->
        [one] Eine Karte verrät sich durch ihre Rückseite: { $cards }. Das ist erlaubt, nur ist sie dann kein Geheimnis.
       *[other] { $count } Karten verraten sich durch ihre Rückseiten: { $cards } und so weiter. Das ist erlaubt, nur sind sie dann kein Geheimnis.
    }
faces-import-title = Ausgabe öffnen
faces-import-text = Eine Datei, die hier oder auf der Befehlszeile entstanden ist. Was du bisher eingetragen hast, holt „Rückgängig“ wieder.
faces-import-file = Datei wählen
faces-import-paste = Oder den Text einfügen
faces-import-pasted = der eingefügte Text
faces-import-take = Diesen Text nehmen
faces-imported = Geöffnet: { $file }.
faces-other-game = Das ist eine Ausgabe von { $game }. Öffne sie auf der Seite dieses Spiels.
slip-other-game = das ist eine Ausgabe eines anderen Spiels, { $game }

## Was an einem Teil nicht stimmt, dort, wo man es einträgt
faces-slip-number = { $key }: Trag eine ganze Zahl von { $least } bis { $most } ein.
faces-slip-name = { $key }: Trag 1 bis { $most } Zeichen ein.
faces-slip-word = { $key }: Wähle eins davon: { $allowed }.
faces-slip-words = { $key }: Wähle { $least } bis { $most } davon: { $allowed }.
faces-slip-words-other = { $key }: Wähle nur davon: { $allowed }.
faces-slip-rising = { $key }: Trag { $size } Zahlen von 0 bis { $most } ein, keine kleiner als die davor.
faces-slip-id = Trag einen kurzen Namen mit 1 bis { $most } Zeichen ein.
faces-slip-id-again = { $found } heißt noch ein anderes Teil. Gib jedem einen eigenen kurzen Namen.
faces-slip-total = Das sind zusammen { $count }. Es sollen { $size } sein.
faces-slip-total-most = Das sind zusammen { $count }. Es dürfen höchstens { $most } sein.
faces-slip-one-of = Hier wird noch nichts verlangt. Trag mindestens eins davon ein: { $allowed }.
faces-slip-apart = { $key } und { $word } passen nicht zusammen. Nimm eins davon weg.
faces-slip-entries-for = { $key }: Wähle mindestens eins davon: { $allowed }.
faces-slip-again = { $key } ist mehr als einmal { $found }. Einmal geht jedes davon: { $allowed }.
faces-slip-beyond = { $key } hat { $count } × { $word }. Es gibt aber nur { $most } ({ $table }).
faces-slip-nowhere = { $word } steht nirgends unter { $key }, aber { $by } braucht es. Trag es mindestens einmal ein.
faces-slip-together = { $key } lässt sich nicht erfüllen: Dafür gibt es nicht genug Plättchen ({ $table }).
faces-slip-market =
    { $count ->
        [0] Einen Markt { $found } gibt es nicht. Es soll für jede Nummer von 1 bis { $size } einen geben.
       *[other] Den Markt { $found } gibt es { $count }-mal. Es soll für jede Nummer von 1 bis { $size } einen geben.
    }
faces-slip-key = { $found } kommt nicht vor, aber nichts anderes öffnet den nächsten Ort. Trag mindestens eins ein.
faces-slip-unpayable = { $found } wird { $count }-mal verlangt, aber eine Ablage fasst davon nur { $most }.
faces-slip-no-toml = Das können wir nicht lesen. Nimm eine Datei, die hier gesichert wurde, oder verbessere diese Stelle: { $reason }

## Arten von Teilen, und was man dazu wissen muss
faces-section-tools = Werkzeug
faces-section-display = Ausgelegte Karten
faces-section-ruin = Ruine
faces-section-rogues = Gauner
faces-section-loot = Beute
faces-section-fences = Hehler
faces-section-supply = Vorrat
faces-section-players = Länge des Spiels
faces-section-bags = Säcke
faces-section-neutral = Neutrale Plättchen
faces-section-dealers = Hehler
faces-section-accomplices = Komplizen
faces-section-thieves = Meisterdiebe
faces-section-orders = Aufträge
faces-section-raids = Razzien
faces-section-tiles = Plättchen
faces-section-art = Kunst
faces-section-singles = Prestigekarten
faces-section-collections = Sammlungen
faces-section-markets = Märkte
faces-section-professions = Bürger
faces-section-red_10 = Der Politiker
faces-help-tools = Wie viele Karten es von jedem Werkzeug gibt.
faces-help-display = Wie viele Karten an jedem Ort offen liegen.
faces-help-ruin = Werkzeug, das man abgibt, und Werkzeug, das man dafür zieht.
faces-help-loot = Links die Rückseite, rechts die Vorderseite. Karten mit gleicher Rückseite sollten sich vorn unterscheiden.
faces-help-fences = Was sie kaufen, wie viel auf einmal und was sie drauflegen.
faces-help-players = Wie viele Aufträge im Stapel sind, und nach wie vielen erfüllten ein Meisterdieb erwacht und das Spiel endet.
faces-help-bags = Was in jedem Sack ist, samt Schädeln.
faces-help-neutral = Die weißen Plättchen im Vorrat.
faces-help-dealers = Je drei Felder: was er kauft und für wie viele Punkte.
faces-help-orders = Aufträge mit A sind von Anfang an im Spiel, die mit B liegen bei den Razzien.
faces-help-raids = Wer so viel Beute hat, gibt etwas ab; wer so viele Steckbriefe hat, kommt in den Kerker.
faces-help-tiles = Wie oft jeder Fund an jedem Ort liegt.
faces-help-art = Wie viele Stücke jeder Art im Stoffbeutel sind.
faces-help-collections = Was jede Stufe braucht, und die Punkte für die leere Leiste und nach jeder Stufe.
faces-help-markets = Der Preis auf jeder Seite, und was dort liegt.
faces-entry-display = { $name } Spieler
faces-entry-players = { $name } Spieler
faces-entry-markets = Markt { $name }
faces-entry-ruin = Tausch { $name }
faces-entry-loot = Beute { $name }
faces-entry-fences = Hehler { $name }
faces-entry-dealers = Hehler { $name }
faces-entry-orders = Auftrag { $name }
faces-entry-raids = Razzia { $name }
faces-entry-singles = Prestigekarte { $name }
faces-entry-collections = Sammlung { $name }

## Was unter jedem Schlüssel steht
faces-key-discard = Abgeben
faces-key-draw = Ziehen
faces-key-name = Name
faces-key-tool = Werkzeug
faces-key-colour = Farbe
faces-key-lock = Schloss
faces-key-tools = Werkzeug
faces-key-kind = Art
faces-key-value = Wert
faces-key-buys = Kauft
faces-key-up_to = Höchstens auf einmal
faces-key-bonus = Bonus
faces-key-coins = Münzen
faces-key-posters = Steckbriefe
faces-key-a_cards = A-Aufträge
faces-key-end_at = Aufträge bis zum Ende
faces-key-master_thief_at = Aufträge bis zum Meisterdieb
faces-key-skulls = Schädel
faces-key-loot = Beute
faces-key-fields = Felder
faces-key-object = Kauft
faces-key-points = Punkte
faces-key-card = Karte
faces-key-copies = Anzahl
faces-key-ability = Fähigkeit
faces-key-loot_at_least = Ab so viel Beute
faces-key-hand_in = Abgeben
faces-key-jail_at_posters = Kerker ab so vielen Steckbriefen
faces-key-needs = Verlangt
faces-key-neutral = Neutrale Plättchen
faces-key-bg = Plättchen nach Hintergrund
faces-key-obj = Plättchen nach Gegenstand
faces-key-diffkeys = Schlüssel verschiedener Farben
faces-key-total = Beliebige Plättchen
faces-key-pair = Paare
faces-key-bag = Aus dem Sack
faces-key-dealers_completed = Händler vollendet
faces-key-sold = Plättchen verkauft
faces-key-track = Leiste
faces-key-en = Englisch
faces-key-de = Deutsch
faces-key-art_spaces = Plätze für Kunst
faces-key-prestige_cards = Prestigekarten
faces-key-prices = Preis
faces-key-a = Seite A
faces-key-b = Seite B
faces-key-id = Kurzer Name
faces-key-title = Name

## Wörter, die kein Spiel nennt
faces-word-red = Rot
faces-word-brown = Braun
faces-word-green = Grün
faces-word-yellow = Gelb
faces-word-blue = Blau
