# Die Nachlese einer beendeten Partie, neben ihrer Wiederholung.

review-panel = Rückblick
review-end = Woran lag’s?
review-intro = Wie sich die Chancen aller änderten, welche Entscheidungen nach dem, was man da wissen konnte, am meisten kosteten, und was Glück war.
review-ask = Rückblick starten
review-takes = Das dauert bis zu einer Minute; du kannst dabei weiter zusehen.
review-waiting = Erst sind andere Partien dran …
review-working = Die Partie wird angesehen: { $share }
review-stop = Abbrechen
review-failed = Der Rückblick ist nicht gelungen.
review-again = Noch einmal versuchen
review-partly =
    { $examined ->
        [0] Für keine Entscheidung war genug Zeit.
        [one] Die Zeit reichte für eine von { $decisions } Entscheidungen.
       *[other] Die Zeit reichte für { $examined } von { $decisions } Entscheidungen.
    }
review-chances = Gewinnchance
review-chances-note = So, wie sie wirklich war, mit allen Karten offen: Am Tisch konnte das niemand sehen.
review-chances-now = Bei Zug { $n }
review-moments = Was am meisten gekostet hat
review-moments-note = Nach dem, was man da wissen konnte.
review-whose = Wessen Entscheidungen
review-everybody = Die von allen
review-nothing = Keine Entscheidung hat sicher etwas gekostet.
review-where = Runde { $round }, Zug { $n }
review-where-bare = Zug { $n }
review-costs = kostete { $share }
review-played = { $who } spielte { $move }.
review-better = Besser: { $move }. Gewinnchance: { $better } statt { $chance }.
review-eyes = Wie { $name } es sah
review-parts = Können und Glück
review-parts-note = Alle beginnen mit { $fair }. Die Teile ergeben zusammen das Ergebnis.
review-own = Eigene Züge
review-others = Züge anderer
review-luck = Glück
review-result = Ergebnis
review-who = Wer
