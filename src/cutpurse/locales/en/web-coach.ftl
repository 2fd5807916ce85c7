# The guide of a lesson: the note that leads through a first game.
coach-first-game = Your first game
coach-step = { $step } of { $of }
coach-why = Why?
coach-go-on = Go on
coach-skip = Skip the tour
coach-skip-title = Skip the tour?
coach-skip-text = The game goes on without a guide. You can start the tour again from the lobby at any time.
coach-stay = Keep going
