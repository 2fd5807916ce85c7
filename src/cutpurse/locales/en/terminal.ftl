# The table in the terminal, whatever game lies on it.

you = You
list-and = { $first } and { $last }
who-plays =
    { $count ->
        [one] At the table with you: { $names }, a bot ({ $bot }).
        [2] At the table with you: { $names }, both of them bots ({ $bot }).
       *[other] At the table with you: { $names }, all of them bots ({ $bot }).
    }
who-is-who = { $name }: { $temper }
seal =
    Seal: { $seal }
    It fixes every card before you see one; cutpurse verify shows it again.

other-games = Another game: { $program } play { $game }
house-set = A house set is on the table: { $title }.
option-changed = Option { $name } is { $value } instead of { $wish }: the other options require it.

## Typing
how-to-type =
    Type a move’s number or its notation: 3 or { $one }. Several: 1 2 or { $several }.
how-to-ask =
    ? = the rules; ? { $clause } one clause
    last = what just happened
    log = everything so far
    known = { $known }
    score = the score sheet
    hint = what a bot would do
    undo = take a move back
    quit = leave; the game is kept
typing = ? rules · hint · undo · last · log · known · score · quit
words-rules = ? rules help
words-hint = hint
words-undo = undo
words-last = last
words-known = known discards
words-score = score
words-log = log
words-quit = quit exit
words-yes = y yes
words-no = n no
words-leave-page = q quit
page-more = [Enter: more · q: back]{" "}
page-end = [Enter: continue]{" "}

## Answers
unclear =
    { $count ->
        [one] “{ $word }” is not a move here. There is only one: type { $offer } or { $example }. Or: ? hint undo last log known score quit.
       *[other] “{ $word }” is not a move here. Type { $offer }, a move ({ $example }), or: ? hint undo last log known score quit.
    }
offer-number =
    { $most ->
        [one] 1
       *[other] a number (1–{ $most })
    }
refused = “{ $move }” is not possible. { $reason }
refused-late = Nothing done: “{ $move }”, move { $number } of your line, would not be allowed then. { $reason }
too-many-turn =
    { $count ->
        [one] Nothing done: only the first move is possible, then it is somebody else’s turn ({ $clause }).
       *[other] Nothing done: only the first { $count } moves are possible, then it is somebody else’s turn ({ $clause }).
    }
too-many = Nothing done: only the first { $count } can be in one line, because something is revealed then. { $reason }
undo-refused = Nothing taken back. { $reason }
hint = A bot would type: { $moves }
hint-choice = { $move }: { $chance } ± { $spread } % to win. { $why }
hint-why = { $move }: { $why }
hint-none = There is nothing for you to do right now.
log-undone = You take back { $move }.
log-undone-all = You take back { $move }, and with it all that came after. The bots do not mind.
waiting = { $who } to move …
waiting-asked = Waiting for an answer: { $who } …
piped-refused =
    { $count ->
        [one] One line was not played: line { $number }, “{ $line }”. { $reason }
       *[other] { $count } lines were not played. The first: line { $number }, “{ $line }”. { $reason }
    }

## Standing orders: when the table asks about accomplices
words-ask = ask
ask-words = always fits turn never
ask-now =
    { $order ->
        [always] You are asked whenever an accomplice could be played.
        [fits] You are asked when you hold an accomplice that fits.
        [turn] You are not asked about accomplices this turn.
       *[never] You are not asked about accomplices.
    } To change it: ask { $others }.
ask-unknown = “{ $word }” does not say when to ask. Type ask { $others }.
ask-how = ask = when you are asked out of turn
ask-typing = ask

## Coming and going
unfinished-facts =
    { $game }, { $seats } players, { $round ->
        [0] before the first round
       *[other] round { $round }
    }
unfinished =
    There is an unfinished game: { unfinished-facts }.{ $others ->
        [0] { "" }
        [one] { " " }There is one more: { $program } unfinished
       *[other] { " " }There are { $others } more: { $program } unfinished
    }
unfinished-line = { unfinished-facts }; last played { $when }
unfinished-when =
    { $day ->
        [today] today at { $time }
        [yesterday] yesterday at { $time }
       *[earlier] on { $year }-{ $month }-{ $date }
    }
go-on = Continue it? [Y/n]{" "}
beside-unfinished = An unfinished game of { $game } is waiting: { $program } play --resume continues it. This is a new one.
welcome-back = Welcome back. Nobody has touched your cards.
kept = The game is kept. To continue any time: { $program } play --resume

## The end
sheet-round = Round
sheet-empty = No round is finished yet.
end-you-win = You win with { $total }. The street is yours.
end-wins = { $who } wins with { $total }.
end-share = { $who } share the win with { $total } each.
record = The game has been recorded. To check every card of it:

## The table on the whole window
zone-players = Players
zone-table = On the table
zone-signs = What the signs mean
page-rules = The rules
page-last = What just happened
page-known = What you know
page-score = Score sheet
page-log = What has happened
page-round-over = The round is over
page-over = The game is over
page-review = Review of the game
page-welcome = Welcome
page-close = Continue
page-keys = ↑ ↓ scroll · Enter closes
page-keys-search = Type to search · ↑ ↓ scroll · Esc closes
page-search = Search the rules …
page-found =
    { $count ->
        [0] No matches.
        [one] One match.
       *[other] { $number } of { $count } · Enter: the next one
    }
notice-refused = That does not work
notice-hint = Hint
hint-thinking = Thinking …
button-again = Play again
button-review = Review the game
button-leave = Leave
button-yes = Continue it
button-new = Start a new game
unfinished-heading = Welcome back
action-rules = Rules
action-hint = Hint
action-undo = Undo
action-last = Last
action-known = Known
action-score = Score
action-log = Log
action-ask = Ask
action-quit = Leave
full-screen-how = Click what you want, or move to it with the arrow keys and press Enter or Space. Tab moves from one part of the table to the next. You can also type. While the bots play, Enter skips the wait. Page Up and Page Down scroll the log; F9 switches between dark and light.
full-screen-turn = Your turn
full-screen-skip = Enter skips the wait
