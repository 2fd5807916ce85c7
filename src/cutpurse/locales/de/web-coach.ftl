# Die Begleitung einer Lektion: der Zettel, der durch eine erste Partie führt.
coach-first-game = Deine erste Partie
coach-step = { $step } von { $of }
coach-why = Warum?
coach-go-on = Weiter
coach-got-it = Alles klar
coach-read-again = Noch einmal lesen
coach-skip = Überspringen
coach-skip-title = Tour überspringen?
coach-skip-text = Die Partie geht ohne Begleitung weiter. Von der Diele aus kannst du die Tour jederzeit neu beginnen.
coach-stay = Weitermachen

# In der Lobby, und wo man erfährt, worum es in einem Spiel geht
coach-learn = Beim Spielen lernen
coach-learn-in =
    { $minutes ->
        [one] Beim Spielen lernen: eine Minute
       *[other] Beim Spielen lernen: { $minutes } Minuten
    }
coach-new = Neu bei { $game }?
coach-new-text =
    { $minutes ->
        [one] Spiel deine erste Partie mit Begleitung: eine Minute, gegen Bots.
       *[other] Spiel deine erste Partie mit Begleitung: { $minutes } Minuten, gegen Bots.
    }
coach-new-again =
    { $minutes ->
        [one] Du hast die Tour übersprungen. Sie dauert eine Minute, und du kannst sie immer noch machen.
       *[other] Du hast die Tour übersprungen. Sie dauert { $minutes } Minuten, und du kannst sie immer noch machen.
    }
coach-show = Zeig mir, wie
coach-waits = { $game }: Deine Tour ist noch nicht zu Ende.
coach-waits-text = Mach weiter, wo du warst.
coach-resume = Weiter
coach-gentle = Deine erste Partie: kurz, leichte Bots.
coach-usual = Deine erste Partie: die normale.
coach-rather-usual = Lieber die normale
coach-rather-gentle = Lieber eine leichte
