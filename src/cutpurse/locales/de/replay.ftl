# Eine Partie noch einmal ansehen.

# --- Wiederholung ---
replay-title = Wiederholung
replay-of = { $game } · { $date } · { $winners }
replay-example = Beispiel
replay-example-of = { $game } · { $clause } · { $title }
replay-unfinished = nicht beendet
replay-won = { $count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gewonnen
}
replay-loading = Wir spulen zurück …
replay-gone-title = Nichts zum Zurückspulen
replay-gone-text = Diese Partie gibt es nicht, sie hat noch nicht begonnen, oder du darfst noch nicht hineinsehen. Die Karten der anderen liegen erst am Ende offen.
replay-error-title = Das Band klemmt
replay-error-text = Die Partie ließ sich nicht holen. Verloren ist nichts; versuch es noch einmal.
replay-error-again = Noch einmal

replay-controls = Wiederholung
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Einen Zug vor
replay-step-back = Einen Zug zurück
replay-chapter = Zum nächsten Abschnitt
replay-chapter-back = Zum Abschnitt davor
replay-speed = Tempo: { $speed }-fach
replay-speed-short = { $speed }×
replay-timeline = Züge
replay-place = Zug { $n } von { $last }
replay-value = { $where }: { $line }
replay-value-bare = { $where }, Zug { $n } von { $last }
replay-round = Runde { $round }

replay-eyes = Blickwinkel
replay-eyes-you = { $name } (du)
replay-eyes-watch = Jemand, der zusieht
replay-eyes-open = Alle Karten
replay-eyes-later = Am Ende der Partie liegen alle Karten offen.

replay-beside = Neben dem Brett
replay-turn = Ein Wendepunkt.
replay-log = Protokoll
replay-share = Link zu diesem Zug
replay-share-hint = Wer ihn öffnet, sieht diesen Zug aus demselben Blickwinkel.
replay-shared = Link kopiert. Er führt genau zu diesem Zug.
replay-share-by-hand = Kopier diese Adresse:
replay-more = Teilen und behalten
replay-download = Aufzeichnung herunterladen
replay-check = Partie prüfen
replay-table = Zum Tisch
replay-rule = Zurück zur Regel
replay-keys = Pfeiltasten gehen Zug um Zug, Bild auf und Bild ab springen, Pos1 und Ende gehen ganz nach vorn und hinten, die Leertaste spielt ab.
