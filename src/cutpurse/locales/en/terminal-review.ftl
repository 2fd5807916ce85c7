# What a review of a finished game says in the terminal.

review-progress = Looking at the game: { $percent } %
review-done = { $game }, { $seats } players, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
review-examined =
    { $examined ->
        [0] There was no time to look at any choice.
        [one] One of { $decisions } choices was looked at.
       *[other] { $examined } of { $decisions } choices were looked at.
    }
review-player = Player { $number }
review-curve-title = Chance of winning, from the deal to the end
review-curve-note = As it really was, with all cards open: nobody at the table could see it.
review-head-seat = Player
review-head-result = Result
review-head-own = Own choices
review-head-others = Others’ choices
review-head-luck = Luck
review-head-count = Costly
review-sums-title = What it is made of, in percentage points, starting with { $fair } for everybody
review-moments-title = What cost the most, judged by what that player could know then
review-moments-title-seat =
    { $you ->
        [yes] What cost you the most, judged by what you could know then
       *[no] What cost { $who } the most, judged by what that player could know then
    }
review-none = No choice clearly cost anything.
review-head-round = Round
review-head-move = Move
review-head-played = Played
review-head-better = Better
review-head-chance = Chance of winning
review-head-cost = Cost
review-chance = { $better } % instead of { $chance } %
review-cost = { $cost } ± { $spread }
review-why = Why: { $why }
review-unfinished = { $file } is not over yet. A review is only made after the end, because it looks at all cards.
bad-review-seat = Nobody called “{ $text }” played in this game. Type a number from 1 to { $last }, or a name: { $names }.
bad-review-seconds = A review cannot take “{ $text }” seconds. Allowed: 1 to { $most }.
