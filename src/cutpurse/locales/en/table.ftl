# The table in the browser, for every game.
table-looking = Looking for the table
table-none = There is no such table
table-closed = This table has been closed
table-closed-text = Nobody plays here any more. There are other tables in the lobby, or you can open one yourself.
table-others = The others
table-seats = Everybody at the table
table-seat =
    { $you ->
        [yes] What you have
       *[no] What { $who } has
    }
table-beside = Side panel
table-beside-news = Side panel: { $count ->
        [one] one new line in the chat
       *[other] { $count } new lines in the chat
    }
table-log = Log
table-score = Score
table-chat = Chat
table-in-words = In words
table-words = The table in words
table-chat-more = Show more
table-chat-less = Show less
table-chat-none = Nobody has said a word yet.
table-chat-hidden = { $count ->
        [one] One line hidden.
       *[other] { $count } lines hidden.
    }
table-chat-say = Say something …
table-chat-send = Send
table-chat-said = { $who }: { $text }
table-emotes = Say something quickly
table-emote-hello = Good evening!
table-emote-luck = Good luck!
table-emote-bravo = Nicely done!
table-emote-thanks = Thank you!
table-emote-wow = Well, well!
table-emote-oops = Whoops!
table-emote-moment = One moment …
table-emote-good-game = Good game!
table-people = { $count ->
        [0] Nobody else here
        [one] One other person here
       *[other] { $count } other people here
    }
table-people-hide = Hide
table-people-mute = Mute
table-people-block = Ban
table-people-block-sure = Ban { $name } from this table? They can then neither sit here nor watch.
table-people-block-not = Never mind
table-watcher = is watching
table-away = Not at the table.
table-holidays = On holiday
table-on-holiday = { $who } is on holiday until { $day }.
table-days-turn = { $count ->
        [one] It is { $who }’s turn.
       *[other] Waiting for { $who }.
    }
table-days-help = No need to wait: the lobby tells you when it’s your turn.
table-on-holiday-help = Their clock stands still until then.
table-warm = A bot keeps the seat warm.
table-you-watch = You are watching.
table-watching =
    { $count ->
        [one] somebody is watching
       *[other] { $count } are watching
    }
table-came = { $who } is back at the table.
table-went =
    { $seconds ->
        [0] { $who } is away for now.
       *[other] { $who } is away for now. When it is { $who }’s turn, a bot steps in after { $seconds } seconds.
    }
table-stopped = The clocks are stopped.
table-stopped-help = They run as soon as you’re ready.
table-go-on = Continue
table-wait-away = { $count ->
        [one] { $who } is offline.
       *[other] { $who } are offline.
    }
table-wait-away-help =
    { $seconds ->
        [0] The game continues when they are back.
       *[other] If nobody comes back, a bot steps in after { $seconds } seconds.
    }
table-skip = Skip to my turn
table-skip-rest = Skip ahead
table-skip-rest-help = What the bots still do goes by in a moment.
# $who: names
table-skip-rest-waits = Still watching: { $who }.
table-late =
    Time is up: { $bot ->
        [none] a bot
       *[named] { $bot }
    } plays for { $who } until they return.
table-late-mine = Time is up.
table-stands-in =
    { $bot ->
        [none] A bot
       *[named] { $bot }
    } plays for { $who } until they return.
table-plays-again = { $who } is playing again.
table-hurry =
    { $seconds ->
        [one] One second left,
       *[other] { $seconds } seconds left,
    } then { $late ->
        [seat] a bot takes your seat.
       *[bot] a bot plays for you.
    }
table-left = { $time } left
table-sending = Sending …
table-clear = Clear
table-next-round = Next round
table-watch-round = Watch the round
table-result = See the result
table-why-hint = Not now. Press Enter to see why.
table-log-seal = Sealed: { $seal }
table-log-scripted = This is a lesson: its luck is scripted.
table-log-earlier = Earlier moves
table-log-nearly-full =
    { $left ->
        [one] The log is nearly full: after one more entry the game ends unfinished.
       *[other] The log is nearly full: after { $left } more entries the game ends unfinished.
    }
table-log-missed = { $name }’s random number was not opened in time; its hash counts instead.
table-log-bot =
    { $you ->
        [yes] A bot plays for you.
       *[no] A bot plays for { $who }.
    }
table-log-back =
    { $you ->
        [yes] You are back.
       *[no] { $who } is back.
    }
table-log-off = The game was called off.
table-log-resigned =
    { $you ->
        [yes] You have left the game; a bot plays on.
       *[no] { $who } has left the game; a bot plays on.
    }
table-log-turn =
    { $you ->
        [yes] Your time was up: a bot played this turn for you.
       *[no] { $who } ran out of time: a bot played this turn.
    }
table-log-late =
    { $you ->
        [yes] Your time was up: a bot has your seat now.
       *[no] { $who } ran out of time: a bot has the seat now.
    }

## For newcomers
table-welcome = { $game } in a nutshell
table-welcome-rules = All the rules
table-welcome-close = Got it
table-hint-word =
    { $busy ->
        [yes] Thinking …
       *[no] Hint
    }
table-hint-tool =
    { $now ->
        [yes] Hint: what would a bot do?
        [busy] Hint: a bot is thinking
       *[no] Hint: only on your turn
    }
table-hints = The best moves
table-hint-chance = { $chance } ± { $spread } % to win
table-hint-close = Close the hint
table-hint-thinking = A bot is thinking …
table-hint-only = You can only do one thing: { $what }.
table-hint-bare = A bot would choose: { $what }.
table-hint-none =
    { $why ->
        [late] The game has moved on. Just ask again.
       *[nothing] There is nothing to decide right now. Enjoy the moment.
    }
table-hint-later = It is not your turn yet. Ask for a hint when it is.

## While you read elsewhere
table-call = It’s your turn. To the table
table-call-turn = Your turn
table-call-back = To the table
table-call-over = Your game is over. See the result
table-call-notice = { $game } is waiting for you.

## A bot plays for you
table-bot-plays =
    { $bot ->
        [none] A bot
       *[named] { $bot }
    } plays for you.
table-bot-plays-text = Your seat stays warm: take it back whenever you like.
table-back = Let me play again
table-bot-played =
    A bot played { $moves ->
        [one] one move
       *[other] { $moves } moves
    } for you in the meantime. The log shows what it did.
table-off = Called off
table-abandoned = This game was called off.
table-abandoned-text = Nobody won, nobody lost.
table-abandoned-full = The log is full, so the game ends here. Nothing is lost: you can replay it, or start a new one.

## Taking back
table-undo = Take back a move
table-undo-tool =
    { $how ->
        [free] Take back your last move
        [ask] Ask the others whether you may take back your last move
       *[no] Nothing can be taken back right now
    }
table-undo-asks = { $who } would like to take back the last move. All right?
table-undo-asks-round = { $who } would like to take back a move from before the end of the round, scoring included. All right?
table-undo-yes = All right
table-undo-no = No
table-undo-waits =
    { $count ->
        [one] Take it back? { $who } still has to agree.
       *[other] Take it back? { $who } still have to agree.
    }
table-undo-mine =
    { $count ->
        [one] You want to take it back. { $who } still has to agree.
       *[other] You want to take it back. { $who } still have to agree.
    }
table-undo-refused = Refused. Your move stands.
table-undo-late = Not everybody answered. Your move stands.
table-undo-moot = The game has moved on. Your move stands.
table-undo-done = Taken back: { $what }.
table-undo-round = Back to before the end of the round?
table-undo-round-text = Your last move was { $what }. Taking it back also undoes the scoring of that round and everything since.
table-undo-round-yes = Take it all back

## The menu at the table
table-menu = At this table
table-rename = Your name at this table
table-rename-save = Save
table-elsewhere = Continue on another device
table-replace = Bots step in
table-replace-one = Have a bot play for { $who }
table-replace-back = Give { $who } the seat back
table-leave = Leave the game
table-resign = Give up
table-resign-sure = While other people play on, a bot will play for you, and you cannot come back. Really give up?
table-abandon = Call the game off for everyone
table-abandon-sure = The game ends for everyone, without a winner. Really call it off?
table-stay = Never mind
table-keys = Keys
table-keys-always = Always
table-key-tab = from one group of pieces to the next
table-key-arrows = from piece to piece
table-key-enter = pick a piece; press it again to play it
table-key-space = pick a piece, put it back
table-key-esc = clear your choice, close a note
table-key-log = log
table-key-score = score
table-key-chat = chat
table-key-words = the table in words
table-key-undo = take a move back
table-key-answer = answer a request to take back a move
table-key-skip = skip to my turn
table-key-hint = hint, against bots
table-key-rules = rules
table-key-help = this list

## The end
table-poster = Wanted poster
table-wanted = Wanted
table-night-over = The night is over
table-you-win = You get away with it.
table-wins =
    { $count ->
        [one] { $who } gets away with it.
       *[other] { $who } get away with it.
    }
table-place =
    { $shared ->
        [yes] You came joint { $place ->
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        } of { $of }, with { $score }.
       *[no] You came { $place ->
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        } of { $of }, with { $score }.
    }
table-rematch = Same table again
table-rematch-bots = Play again
table-rematch-short = A short game
table-rematch-join = I’m in: to the new table
table-rematch-watch = To the new table
table-rematch-count =
    { $there ->
        [one] One of { $of } has sat down there
       *[other] { $there } of { $of } have sat down there
    }
table-replay = Watch the replay
table-replay-so-far = Watch the game so far
table-check = Was it all fair?
table-see = See the table
table-end-more = More
table-thief = Thief
table-round = Round
table-winner = winner
table-curve = Totals, round by round
