# What the lobby says to people who have played here before; loaded when there is something to tell them.
home-greeting = Evening, { $name }.
home-waiting = { $count ->
    [0] No hurry: it’s not your turn anywhere.
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
}

## My games
home-waits-you = Has been waiting for you for { $time }.
home-waits-you-now = Waiting for you.
home-waits = Has been waiting for { $names } for { $time }.
home-waits-now = Waiting for { $names }.
home-minutes = { $count } min
home-hours = { $count } h
home-days = { $count ->
    [one] a day
   *[other] { $count } days
}
home-with = with { $names }
home-lesson = Guided game
home-mine-all = Show all { $count } games
home-mine-few = Show fewer games

home-left-you = You have { $time } left.
home-left = Waiting for { $names }, { $time } left.
home-waits-away = Waiting for { $names }, on holiday until { $until }.
home-vacation = Holiday
home-vacation-text = While you are away, your clocks stand still in games with a day or more, and the others see until when. You have { $days } of { $of } days left this year; every day you begin counts.
home-vacation-until = You are away until { $until }.
home-vacation-back = I’m back
home-vacation-days = Days from now
home-vacation-take = I’m away
home-vacation-wrong = Type a whole number of days, 1 or more.

## Finished games
home-finished = Finished
home-finished-text = replay any of them, move by move
home-finished-all = All { $count }
home-finished-title = Your finished games
home-ended = Which games
home-ended-over = Played to the end
home-ended-abandoned = Called off
home-none = There are no games like that.
home-page = Page { $page } of { $pages }
home-page-before = Newer games
home-page-after = Older games
home-place = { $place ->
    [0] –
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
home-won = Won
home-placed = { home-place }
home-ahead = ahead of { $names }
home-tied = level with { $names }
home-behind = behind { $names }
home-points = { $points ->
    [one] one point
   *[other] { $points } points
}
home-again = Play again
home-counting = The results of older games are still being worked out.

## Statistics
home-statistics = My statistics
home-statistics-all = All my statistics
home-wins = { $wins ->
    [0] No wins
    [one] One win
   *[other] { $wins } wins
} in { $games ->
    [one] one game
   *[other] { $games } games
}
home-of = { $wins } of { $games }
home-by-game = Wins per game
home-game = Game
home-by-bot = Against bots
home-by-bot-text = How many games you finished ahead of them
home-bot = Bot
home-ahead-in = Ahead
home-by-month = Over time
home-by-month-text = Games per month; the coloured part is your wins
home-month = Month
home-wins-head = Wins
home-games-head = Games
home-tally = { $came } instead of { $expected }
home-tally-words = The difference, added up game by game, the latest last: { $sums }
home-tally-more = above the line: more than expected
home-tally-latest = { $count ->
    [one] the latest game
   *[other] the latest { $count } games
}
home-places = { $count ->
    [one] Place
   *[other] Last { $count } places
}
home-places-words = Your places in the last { $count } games, oldest first: { $places }
home-place-of = { home-place } of { $seats }

## Messages of the browser
home-notify = Tell me when it’s my turn
home-notify-on = Your browser notifies you while this page is open in another tab or window.
home-notify-off = Your browser will notify you while this page is open in another tab or window.
home-notify-blocked = Your browser blocks notifications from this page. You can allow them in its settings.
home-notify-insecure = Browsers only allow this on pages served over https, or from the same computer.
home-notify-more = Where else to tell you
