# Was die Nachlese einer beendeten Partie im Terminal sagt.

review-progress = Die Partie wird angesehen: { $percent } %
review-done = { $game }, { $seats } Leute, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }.
review-examined =
    { $examined ->
        [0] Für keine Entscheidung war genug Zeit.
        [one] Eine von { $decisions } Entscheidungen wurde angesehen.
       *[other] { $examined } von { $decisions } Entscheidungen wurden angesehen.
    }
review-player = Platz { $number }
review-curve-title = Gewinnchance, vom Geben bis zum Ende
review-curve-note = So, wie sie wirklich war, mit allen Karten offen: Am Tisch konnte das niemand sehen.
review-head-seat = Wer
review-head-result = Ergebnis
review-head-own = Eigene Züge
review-head-others = Züge der anderen
review-head-luck = Glück
review-head-count = Teuer
review-sums-title = Woraus es besteht, in Prozentpunkten, anfangs { $fair } für alle
review-moments-title = Was am meisten gekostet hat, nach dem, was man da wissen konnte
review-moments-title-seat =
    { $you ->
        [yes] Was dich am meisten gekostet hat
       *[no] Was { $who } am meisten gekostet hat
    }, nach dem, was man da wissen konnte
review-none = Keine Entscheidung hat sicher etwas gekostet.
review-head-round = Runde
review-head-move = Zug
review-head-played = Gespielt
review-head-better = Besser
review-head-chance = Gewinnchance
review-head-cost = Kosten
review-chance = { $better } % statt { $chance } %
review-cost = { $cost } ± { $spread }
review-why = Warum: { $why }
review-unfinished = { $file } ist noch nicht zu Ende. Einen Rückblick gibt es danach: Er sieht alle Karten.
bad-review-seat = Jemand namens „{ $text }“ hat hier nicht gespielt. Tippe eine Zahl von 1 bis { $last } oder einen Namen: { $names }.
bad-review-seconds = „{ $text }“ Sekunden kann ein Rückblick nicht dauern. Erlaubt: 1 bis { $most }.
