# The review of a finished game, beside its replay.

review-panel = Review
review-end = What decided it?
review-intro = How everybody’s chances changed, what cost most by what that player could know then, and what was luck.
review-ask = Review this game
review-takes = It takes up to a minute, and you can go on watching.
review-waiting = Other games come first …
review-working = Looking at the game: { $share }
review-stop = Call it off
review-failed = The review did not work out.
review-again = Try again
review-partly =
    { $examined ->
        [0] There was no time to look at a choice.
        [one] There was time for one of { $decisions } choices.
       *[other] There was time for { $examined } of { $decisions } choices.
    }
review-chances = Chance to win
review-chances-note = As it really was, with all cards open: nobody at the table could see it.
review-chances-now = At move { $n }
review-moments = What cost most
review-moments-note = By what that player could know then.
review-whose = Whose choices
review-everybody = Everybody’s
review-nothing = No choice cost anything for certain.
review-where = Round { $round }, move { $n }
review-where-bare = Move { $n }
review-costs = cost { $share }
review-played = { $who } played { $move }.
review-better = Better: { $move }, { $better } instead of { $chance } to win.
review-eyes = As { $name } saw it
review-parts = Skill and luck
review-parts-note = Everybody begins with { $fair }. The parts add up to the result.
review-own = Own choices
review-others = Others’ choices
review-luck = Luck
review-result = Result
review-who = Player
