# Was die Diele sagt, wenn jemand hier schon gespielt hat; geladen, wenn es etwas zu sagen gibt.
home-greeting = Guten Abend, { $name }.
home-waiting = { $count ->
    [0] Keine Eile: Gerade bist du nirgends dran.
    [one] Eine Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
}

## Meine Partien
home-waits-you = Wartet seit { $time } auf dich.
home-waits-you-now = Wartet auf dich.
home-waits = Wartet seit { $time } auf { $names }.
home-waits-now = Wartet auf { $names }.
home-minutes = { $count } Min.
home-hours = { $count } Std.
home-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
}
home-with = mit { $names }
home-lesson = Mit Anleitung
home-mine-all = Alle { $count } Partien
home-mine-few = Weniger Partien

home-left-you = Du hast noch { $time }.
home-left = Wartet auf { $names }, noch { $time }.
home-waits-away = Wartet auf { $names }, im Urlaub bis { $until }.
home-vacation = Urlaub
home-vacation-text = Solange du weg bist, stehen deine Uhren in Partien mit einem Tag oder mehr, und die anderen sehen, bis wann. Du hast dieses Jahr noch { $days } von { $of } Tagen; jeder angefangene Tag zählt.
home-vacation-until = Du bist weg bis { $until }.
home-vacation-back = Ich bin zurück
home-vacation-days = Tage ab jetzt
home-vacation-take = Ich bin weg
home-vacation-wrong = Gib eine ganze Zahl von Tagen ein, mindestens 1.

## Beendete Partien
home-finished = Beendet
home-finished-text = zum Nachspielen, Zug für Zug
home-finished-all = Alle { $count }
home-finished-title = Deine beendeten Partien
home-ended = Welche Partien
home-ended-over = Zu Ende gespielt
home-ended-abandoned = Abgebrochen
home-none = Keine solche Partie.
home-page = Seite { $page } von { $pages }
home-page-before = Neuere Partien
home-page-after = Ältere Partien
home-place = { $place ->
    [0] –
   *[other] { $place }.
}
home-won = Gewonnen
home-placed = { home-place } Platz
home-ahead = vor { $names }
home-tied = gleichauf mit { $names }
home-behind = hinter { $names }
home-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
home-again = Noch mal
home-counting = Die Ergebnisse älterer Partien werden noch ermittelt.

## Statistik
home-statistics = Meine Statistik
home-statistics-all = Die ganze Statistik
home-wins = { $wins ->
    [0] Kein Sieg
    [one] Ein Sieg
   *[other] { $wins } Siege
} in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
home-of = { $wins } von { $games }
home-by-game = Siege je Spiel
home-game = Spiel
home-by-bot = Gegen Bots
home-by-bot-text = In wie vielen Partien du vor ihnen lagst
home-bot = Bot
home-ahead-in = Davor
home-by-month = Im Lauf der Zeit
home-by-month-text = Partien je Monat; der farbige Teil sind deine Siege
home-month = Monat
home-wins-head = Siege
home-games-head = Partien
home-tally = { $came } statt { $expected }
home-tally-words = Der Unterschied, Partie für Partie zusammengezählt, die neueste zuletzt: { $sums }
home-tally-more = über der Linie: mehr als erwartet
home-tally-latest = { $count ->
    [one] die letzte Partie
   *[other] die letzten { $count } Partien
}
home-places = { $count ->
    [one] Platz
   *[other] Letzte { $count } Plätze
}
home-places-words = Deine Plätze in den letzten { $count } Partien, die älteste zuerst: { $places }
home-place-of = { home-place } von { $seats }

## Nachrichten des Browsers
home-notify = Sag mir, wenn ich dran bin
home-notify-on = Dein Browser meldet sich, solange diese Seite in einem anderen Tab oder Fenster offen ist.
home-notify-off = Dein Browser benachrichtigt dich, solange diese Seite in einem anderen Tab oder Fenster offen ist.
home-notify-blocked = Dein Browser blockiert Nachrichten von dieser Seite. In seinen Einstellungen kannst du sie erlauben.
home-notify-insecure = Das erlauben Browser nur Seiten, die über https oder vom selben Rechner kommen.
home-notify-more = Wo sonst noch Bescheid sagen
