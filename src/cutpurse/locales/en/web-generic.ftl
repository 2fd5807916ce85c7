# The table of a game without a board of its own, in the browser.

## Words
generic-none = none
generic-yes = yes
generic-no = no
generic-empty = Empty
generic-nothing = Nothing yet.
generic-unit = Points

## The board
generic-board = The table
generic-table = On the table
generic-seats = Players
generic-moves = What you can do
generic-which = { $piece }: what do you want to do?
generic-show-all =
    { $count ->
        [one] Also show what is not possible now (1)
       *[other] Also show what is not possible now ({ $count })
    }
generic-to-act = to move
generic-welcome = This game has no board of its own yet, so the table shows everything you know: the other players at the top, what lies in the middle, and what is yours at the bottom.
generic-welcome-buttons = Everything you can do now has a button below the prompt. You can also press a lit piece. If something is greyed out, press it and the rules say why.

## The prompt
generic-ask = Your move
generic-choose = Choose below, or press anything that is lit.
generic-hint = A bot would choose: { $what }
generic-wait =
    { $count ->
        [one] Waiting for { $who }.
       *[other] Waiting for { $who }.
    }
generic-moment = One moment.
generic-over = The game is over.

## The log
generic-log-begin = The game begins
generic-log-move = { $who }: { $what }
generic-log-event = { $what }
generic-log-over = The game is over.
generic-log-undone =
    { $you ->
        [yes] You take your move back.
       *[no] { $who } takes a move back.
    }
generic-log-undone-move =
    { $more ->
        [yes] { $you ->
            [yes] You take back a move ({ $what }), and with it all that followed.
           *[no] { $who } takes back a move ({ $what }), and with it all that followed.
        }
       *[no] { $you ->
            [yes] You take back a move ({ $what }).
           *[no] { $who } takes back a move ({ $what }).
        }
    }

## The end
generic-sheet = The score so far
generic-no-scores = This game is only scored at the end.
generic-verdict =
    { $count ->
        [one] { $who } wins, with { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[other] { $who } win together, with { $points ->
            [one] one point
           *[other] { $points } points
        } each.
    }
generic-poster-charge = for playing too well
generic-poster-sum =
    { $points ->
        [one] One point
       *[other] { $points } points
    } after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
generic-poster-seen =
    { $count ->
        [one] Last seen at this very table.
       *[other] Last seen together at this very table.
    }

## Where all answer at once
generic-answered = Your answer: { $what }. You can change it until the game goes on.
generic-passed-for-you = You chose not to be asked here, so we pass for you.
generic-ask-me = Ask me
generic-when-always = Always
generic-when-fits = When I can do more than pass
generic-when-turn = Not this turn
generic-when-never = Never: pass for me
