# The review of a finished game, beside its replay.

review-panel = Review
review-end = What decided it?
review-intro = How everybody’s chances changed, which choices cost the most given what that player could know, and what was luck.
review-ask = Review this game
review-takes = It takes up to a minute, and you can go on watching.
review-waiting = Waiting for other reviews to finish …
review-working = Looking at the game: { $share }
review-stop = Cancel
review-failed = The review failed.
review-again = Try again
review-partly =
    { $examined ->
        [0] There was no time to look at any choice.
        [one] There was time for one of { $decisions } choices.
       *[other] There was time for { $examined } of { $decisions } choices.
    }
review-chances = Chance of winning
review-chances-note = As it really was, with all cards open: nobody at the table could see it.
review-chances-now = At move { $n }
review-moments = What cost the most
review-moments-note = Judged by what that player could know at the time.
review-whose = Whose choices
review-everybody = Everybody’s
review-nothing = No choice clearly cost anything.
review-where = Round { $round }, move { $n }
review-where-bare = Move { $n }
review-costs = cost { $share }
review-played = { $who } played { $move }.
review-better = Better: { $move }. Chance of winning: { $better } instead of { $chance }.
review-eyes = As { $name } saw it
review-parts = Skill and luck
review-parts-note = Everybody starts at { $fair }. The parts add up to the result.
review-own = Own choices
review-others = Others’ choices
review-luck = Luck
review-result = Result
review-who = Player
