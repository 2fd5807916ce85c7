# The guide of a lesson: the note that leads through a first game.
coach-first-game = Your first game
coach-step = { $step } of { $of }
coach-why = Why?
coach-go-on = Continue
coach-got-it = Got it
coach-read-again = Read it again
coach-skip = Skip the tour
coach-skip-title = Skip the tour?
coach-skip-text = The game goes on without a guide. You can start the tour again from the lobby at any time.
coach-stay = Keep going

# In the lobby, and where somebody is told what a game is about
coach-learn = Learn by playing
coach-learn-in =
    { $minutes ->
        [one] Learn by playing: a minute
       *[other] Learn by playing: { $minutes } minutes
    }
coach-new = New to { $game }?
coach-new-text =
    { $minutes ->
        [one] Play your first game with a guide beside you: one minute, against bots.
       *[other] Play your first game with a guide beside you: { $minutes } minutes, against bots.
    }
coach-new-again =
    { $minutes ->
        [one] You skipped the tour. It takes a minute, and you can still do it.
       *[other] You skipped the tour. It takes { $minutes } minutes, and you can still do it.
    }
coach-show = Show me how
coach-waits = You have not finished the tour of { $game }.
coach-waits-text = Pick up where you left off.
coach-resume = Continue
coach-gentle = Your first game: short, with easy bots.
coach-usual = Your first game: the standard one.
coach-rather-usual = Standard game instead
coach-rather-gentle = Easier game instead
