# Was im Regal über Swindler steht: Name, ein Satz dazu, wie lange es dauert und was man vereinbaren kann.
swindler-title = Swindler
    .text = Noch ein Griff in den Sack? Die Komplizen der anderen schauen zu.
    .time = 45–60 Min.
    .credits = Matthias Cramer · Edition Spielwiese, 2022
swindler-option-thieves = Meisterdiebe werden
    .agreed = { $value ->
        [draft] Meisterdiebe werden reihum gewählt
        [random] Meisterdiebe werden ausgeteilt
       *[off] Ohne Meisterdiebe
    }
swindler-option-thieves-draft = reihum gewählt
swindler-option-thieves-random = ausgeteilt
swindler-option-thieves-off = weggelassen
swindler-option-hustler = Nach dem Tausch geht der Taschenspieler
    .agreed = { $value ->
        [passes] Der Taschenspieler geht an den, mit dem getauscht wurde
       *[stays] Der Taschenspieler bleibt, wo er ist
    }
swindler-option-hustler-passes = an den anderen
swindler-option-hustler-stays = nicht weiter
swindler-option-odds = Die Gefahr im Sack
    .agreed = { $value ->
        [shown] Die Gefahr im Sack wird angezeigt
       *[hidden] Die Gefahr im Sack rechnet jeder selbst aus
    }
swindler-option-odds-shown = wird angezeigt
swindler-option-odds-hidden = rechnet jeder selbst aus
swindler-option-max_rounds = Höchstens
    .unit = { $value ->
        [one] Runde, 0 für ohne Grenze
       *[other] Runden, 0 für ohne Grenze
    }
    .agreed = { $value ->
        [0] Bis jemand genug Aufträge erfüllt hat
        [one] Spätestens nach einer Runde Schluss
       *[other] Spätestens nach { $value } Runden Schluss
    }
swindler-option-components = Eigene Karten
    .agreed = Eigene Karten: { $value }
