# Der Regelleser.
rules-title = Regeln
rules-book-table = An jedem Tisch
rules-books = Regelbücher
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-count = { $count ->
    [0] Nirgends gefunden. Versuch es mit einem kürzeren Wort.
    [one] Einmal gefunden.
   *[other] { $at } von { $count }
}
rules-search-clear = Suche leeren
rules-search-next = Nächste Stelle
rules-search-previous = Vorige Stelle
rules-loading = Das Regelbuch wird geöffnet …
rules-none = Dieses Regelbuch lässt sich nicht öffnen
rules-intro = Worum es geht
rules-language =
    Dieses Regelbuch gibt es nur auf { $language ->
        [de] Deutsch
       *[en] Englisch
    }.
rules-refusals = Wenn du es trotzdem versuchst
rules-example = Beispiel ansehen
rules-clause-link = Link zu { $clause }
rules-back = Zurück an den Tisch
rules-back-page = Zurück
rules-back-lobby = Zur Diele
rules-print = Drucken
rules-search-hits = Wo es steht
rules-examples = Beispiele zum Ansehen
rules-examples-intro = Kurze Partien aus dem Regelbuch, Zug für Zug.
rules-exercises = Was würdest du tun?
rules-exercise-count = { $at } von { $count }
rules-exercise-previous = Vorige Stellung
rules-exercise-next = Nächste Stellung
rules-exercise-choices = Deine Möglichkeiten
rules-exercise-right = Richtig
rules-exercise-wrong = Die nicht
rules-exercise-yes = Richtig.
rules-exercise-no = Leider nein.
rules-exercise-leads-to = { $what }: { $number }
rules-exercise-again = Noch einmal
rules-words = Die Wörter des Spiels
rules-words-clause = Regel
rules-language-name = { $language ->
    [de] Deutsch
   *[en] Englisch
}
