# Die Begleitung einer Lektion: der Zettel, der durch eine erste Partie führt.
coach-first-game = Deine erste Partie
coach-step = { $step } von { $of }
coach-why = Warum?
coach-go-on = Weiter
coach-skip = Überspringen
coach-skip-title = Tour überspringen?
coach-skip-text = Die Partie geht ohne Begleitung weiter. Von der Lobby aus kannst du die Tour jederzeit neu beginnen.
coach-stay = Weitermachen
