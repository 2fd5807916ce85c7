# The table in the browser, for every game.
table-looking = Looking for the table
table-none = There is no such table
table-closed = This table was cleared away
table-closed-text = Nobody plays here any more. There are other tables in the lobby, or lay one yourself.
table-others = The others
table-beside = Beside the table
table-beside-news = Beside the table: { $count ->
        [one] one new line in the chat
       *[other] { $count } new lines in the chat
    }
table-log = Log
table-score = Score
table-chat = Chat
table-in-words = In words
table-words = The table in words
table-chat-none = Nobody has said a word yet.
table-chat-say = Say something …
table-chat-send = Say it
table-chat-said = { $who }: { $text }
table-watcher = is watching
table-away = Not at the table.
table-warm = A bot keeps the seat warm.
table-you-watch = You are watching.
table-watching =
    { $count ->
        [one] Somebody is watching.
       *[other] { $count } are watching.
    }
table-came = { $who } is back at the table.
table-went = { $who } is away for now.
table-left = { $time } left
table-sending = On its way.
table-clear = Clear
table-next-round = On we go
table-result = See the result
table-why-hint = Not now. Press Enter to see why.
table-log-seal = Sealed: { $seal }

## While you read elsewhere
table-call = It’s your turn. To the table
table-call-turn = Your turn
table-call-back = To the table
table-call-over = Your game is over. See the result

## A bot plays for you
table-bot-plays = A bot plays for you.
table-bot-plays-text = It only keeps your seat warm.
table-back = I’m back
table-off = Called off
table-abandoned = This game was called off.
table-abandoned-text = Nobody won, nobody lost.

## Taking back
table-undo = Take a move back
table-undo-tool =
    { $how ->
        [free] Take back your last move
        [ask] Ask the others whether you may take back your last move
       *[no] There is nothing to take back
    }
table-undo-asks = { $who } would like to take back the last move. All right?
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
table-undo-moot = The game went on. Your move stands.

## The menu at the table
table-menu = At this table
table-rename = What they call you here
table-rename-save = Save
table-elsewhere = Play on elsewhere
table-replace = Bots step in
table-replace-one = Have a bot play for { $who }
table-replace-back = Give { $who } the seat back
table-leave = Stop
table-resign = Give up
table-resign-sure = A bot plays on for you, and you cannot come back. Really give up?
table-abandon = Call the game off for everyone
table-abandon-sure = The game ends for everyone, without a winner. Really call it off?
table-stay = Never mind
table-keys = Keys
table-key-arrows = from card to card in your hand
table-key-enter = choose; once more: play
table-key-esc = put the choice back, close a note
table-key-log = log
table-key-score = score
table-key-chat = chat
table-key-words = the table in words
table-key-undo = take a move back
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
        [yes] You share { $place ->
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        } place of { $of }.
       *[no] You came { $place ->
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        } of { $of }.
    }
table-rematch = Same table again
table-rematch-join = I’m in: to the new table
table-rematch-watch = To the new table
table-rematch-count =
    { $there ->
        [one] One of { $of } wants a rematch
       *[other] { $there } of { $of } want a rematch
    }
table-replay = Watch the replay
table-replay-so-far = Watch it so far
table-check = Was it all fair?
table-see = See the table
table-thief = Thief
table-total = Total
table-winner = winner
table-curve = Totals, round by round
