# Fehler in einer Kartendatei. Wörter der Datei selbst, etwa loot, tools oder 'hamer', sind in jeder Sprache gleich.
slip-in = { $entry }: { $slip }
slip-is =
    { $found ->
        [missing] fehlt
       *[other] ist { $found }
    }
slip-more =
    { $count ->
        [one] und noch einer; verbessere erst diese
       *[other] und { $count } weitere; verbessere erst diese
    }

## Ein Wert
slip-number = { $key } { slip-is }; erlaubt: { $least } bis { $most }
slip-number-quoted = { $key } { slip-is }; erlaubt: { $least } bis { $most }, ohne Anführungszeichen
slip-number-whole = { $key } { slip-is }; erlaubt: { $least } bis { $most }, eine ganze Zahl
slip-name = { $key } { slip-is }; erlaubt: ein Name mit 1 bis { $most } Zeichen
slip-word = { $key } { slip-is }; erlaubt: { $allowed }
slip-words = { $key } { slip-is }; erlaubt: { $least } bis { $most } aus { $allowed }
slip-words-other = { $key } enthält { $found }; erlaubt: { $allowed }
slip-pairs = { $key } { slip-is }; erlaubt: { $size } Paare wie { $pair }
slip-letter = { $key } { slip-is }; erlaubt: ein Wort mit einem dieser Anfangsbuchstaben: { $allowed }

## Einträge und Tabellen
slip-unknown =
    { $found } gibt es hier nicht{ $meant ->
        [missing] {""}
       *[other] {" "}(meinst du { $meant }?)
    }; erlaubt: { $allowed }
slip-entries-for = { $key } { slip-is }; erlaubt: Einträge für { $allowed }
slip-table = { slip-is }; erlaubt: eine Tabelle { $table }
slip-tables = { slip-is }; erlaubt: die Tabellen { $allowed }
slip-size =
    { $size ->
        [one] ein Eintrag [[{ $list }]]
       *[other] { $size } Einträge [[{ $list }]]
    }
slip-entries = { slip-is }; erlaubt: { slip-size }
slip-entries-count =
    { $count ->
        [one] es ist 1; erlaubt: genau { slip-size }
       *[other] es sind { $count }; erlaubt: genau { slip-size }
    }
slip-entry = { slip-is }; erlaubt: ein Eintrag [[{ $list }]]
slip-id = id { slip-is }; erlaubt: ein Wort mit 1 bis { $most } Zeichen
slip-id-again = id { $found } gibt es schon; erlaubt: eine eigene id
slip-one-of = hier wird nichts verlangt; erlaubt: mindestens eins aus { $allowed }

## Was zusammenpassen muss
slip-again = { $key } ist mehr als einmal { $found }; erlaubt, je einmal: { $allowed }
slip-total = es sind zusammen { $count }; erlaubt: genau { $size }
slip-total-most = es sind zusammen { $count }; erlaubt: höchstens { $most }
slip-apart = { $key } und { $word } schließen sich aus; erlaubt: eins von beiden
slip-beyond = { $key } enthält { $count } × { $word }; erlaubt: höchstens { $most }, wie in { $table }
slip-nowhere = { $word } steht nirgends unter { $key }; erlaubt: mindestens einmal, denn { $by } braucht es
slip-together = { $key } lässt sich nicht auf einmal erfüllen; erlaubt: wofür die Plättchen in { $table } reichen
slip-rising = { $key } { slip-is }; erlaubt: { $size } Zahlen von 0 bis { $most }, die nie kleiner werden, für die leere Leiste und jede Stufe
slip-market =
    { $count ->
        [0] einen Markt { $found } gibt es nicht; erlaubt: die Nummern 1 bis { $size }, je einmal
       *[other] den Markt { $found } gibt es { $count }-mal; erlaubt: die Nummern 1 bis { $size }, je einmal
    }
slip-key = { $found } kommt nicht vor; erlaubt: mindestens einmal, denn nichts anderes öffnet den nächsten Ort
slip-unpayable = { $found } wird { $count }-mal verlangt; erlaubt: höchstens { $most }-mal, so viel fasst eine Ablage davon

## Die ganze Datei
slip-file-empty = die Datei ist leer; erlaubt: ein Set wie unseres
slip-file-long = die Datei ist zu lang; erlaubt: höchstens { $most } Zeichen
slip-file-half = die Datei enthält kaputte Zeichen; erlaubt: Text in UTF-8
slip-file-path = das ist der Pfad einer Datei; erlaubt: der Text, der darin steht
slip-line-long = Zeile { $line } ist zu lang; erlaubt: höchstens { $most } Zeichen
slip-no-toml = das ist kein TOML und lässt sich nicht lesen. Der Parser sagt: { $reason }
