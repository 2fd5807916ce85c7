# The lobby, the waiting room, and coming back.
lobby-title = Lobby
lobby-detail = { $people ->
    [one] one rogue
   *[other] { $people } rogues
} at { $tables ->
    [one] one table
   *[other] { $tables } tables
}
lobby-detail-quiet = all quiet so far
lobby-greeting = Evening, rabble.
lobby-greeting-text = Games for rogues, against friends or bots, and no sign-up. Sit down before the watch comes.
lobby-silent = No connection.
lobby-silent-text = The server is not answering. We’ll keep trying; nothing is lost.

## Names
lobby-name = Your name
lobby-name-hint = Your name
lobby-name-ask = Type your name, or keep this one and sit down.
lobby-name-saved = From now on you are { $name }.
name-nobody = Somebody
lobby-thieves = Sly Sal, Quick Nick, Velvet Vera, Lightfoot Lou, Magpie Meg, Hushed Hugh, Silk Sid, Nimble Nell, Shady Sadie, Foxy Fred, Whistling Will, Lockpick Liz, Moonlight Moe, Pocket Peg

## The games
lobby-games = The games
lobby-seats = For { $seats } players
lobby-time = Takes { $time }
lobby-play-now = Play now
lobby-play-now-help = Against bots, right away
lobby-opponent = Your opponent
lobby-opponent-title = Who do you want to play against?
lobby-opponent-text = Any other bots at the table will be about as strong.
lobby-friends = With friends
lobby-dealing = Dealing the cards
lobby-dealing-text = Your seat is ready, and the bots are stretching their fingers.

## Tables
lobby-mine = My games
lobby-tables = Open tables
lobby-tables-none-such = There are no tables like that at the moment.
lobby-more = Show more tables
lobby-filter = Show
lobby-filter-all = All
lobby-filter-free = With a free seat
lobby-filter-watch = To watch
lobby-filter-game = Game
lobby-filter-game-all = All games
lobby-line-open = { $missing ->
    [0] full, about to start
    [one] one free seat
   *[other] { $missing } free seats
}
lobby-line-playing = { $round ->
    [0] in progress
   *[other] round { $round }
}
lobby-line-turn = your turn
lobby-line-over = finished { $when }
lobby-line-abandoned = called off { $when }
lobby-line-clock = { $time } per move
lobby-line-bank = { $time } per player for the game
lobby-line-people = At the table: { $names }
lobby-line-nobody = Nobody is sitting here yet
lobby-continue = Continue
lobby-sit = To my seat
lobby-join = Join
lobby-watch = Watch
lobby-replay = Replay

## A new table, and entering
lobby-new = New table
lobby-new-text = You get a link to share. One click fills the empty seats with bots.
lobby-open = Open a table
lobby-or = or
lobby-enter-label = Link to a friend’s table
lobby-enter-placeholder = Paste a friend’s link
lobby-enter = Go to the table
lobby-enter-bad = That is not a link to a table. Copy the whole link and paste it again.
lobby-elsewhere = On another device
lobby-elsewhere-text = Take your name and your games to another device with this link. It works once and expires after a day. Keep it to yourself.
lobby-elsewhere-make = Create my link
lobby-elsewhere-copied = Link copied. Open it on your other device, and only there.
lobby-elsewhere-alone = Other devices cannot reach this server yet. Until they can, the link is only good for other browsers on this machine.
lobby-elsewhere-operator = Is it your server?
lobby-elsewhere-link = Your personal link
lobby-about = What is Cutpurse?

new-chair = Seat { $number }
new-faces = Your own cards …
new-person = A person
setting-yes = yes
setting-no = no
## The devices one is signed in with

devices-title = Your devices

## The waiting room
room-table = Table
room-title = Waiting room
room-heading = { $missing ->
    [0] The table is set.
   *[other] Who else is playing?
}
room-heading-guest = Take a seat.
room-heading-watch = You are watching.
room-waiting = { $missing ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $missing } seats are still free.
}
room-waiting-away = { $count ->
    [one] { $names } is not connected.
   *[other] { $names } are not connected.
}
room-chairs = Seats
room-chair-empty = free
room-chair-kept = kept for { $name }
room-chair-person = here
room-chair-away = not connected
room-chair-bot = bot
room-chair-program = somebody’s own bot
room-chair-you = (you)
room-chair-host = host
room-chair-stands-in = standing in for the host
room-take = Sit here
room-leave = Leave my seat
room-rename = Rename
room-rename-label = Your name at this table
room-save = Save
room-bot-put = Add a bot
room-bot-remove = Remove the bot
room-bot-change = Swap
room-bot-kind = Who takes seat { $number }?
room-start = Start game
room-start-waits = { $count ->
    [0] Waiting for the host
   *[other] Waiting for { $names }
}
room-start-seats = Every seat must be taken first.
room-start-host = The host starts the game.
room-chair-ready = ready
room-remove = Free the seat
room-removed = The host has freed your seat. You can watch, or take another one.
room-start-together = The host is away: the game starts when everybody else is ready.
room-blocked = You cannot come in here.
room-fill = Fill with bots
room-watching = { $watching ->
    [one] one person is watching
   *[other] { $watching } people are watching
}
room-invite = Invite friends
room-invite-text = Anyone with this link can take a seat or watch.
room-invite-link = Link to this table
room-invite-alone = This link only works on this computer. To let in phones and others on your network, stop the server and start it with cutpurse serve --host 0.0.0.0{ $port ->
        [usual] { "" } (with make: make play HOST=0.0.0.0)
       *[other] { "" } --port { $port } (with make: make play HOST=0.0.0.0 PORT={ $port })
    }
room-qr = The link as a QR code: point a phone’s camera at it
room-copy = Copy
room-copied = Link copied. Share it with honest people only.
room-copy-failed = Copying did not work. The link is selected: copy it by hand.
room-share = Share
room-share-text = Join us for a game of { $game } at Cutpurse.
room-agreed = House rules
room-days = Over days
room-tell = Tell me when it’s my turn
room-agreed-days = Over days: nobody has to be there
room-agreed-increment = { $time } added per move
room-agreed-patient = No bots for people who are away
room-agreed-late-bot = Out of time: a bot plays until you are back
room-agreed-late-turn = Out of time: a bot plays that turn
room-agreed-late-seat = Out of time: you lose your seat to a bot
room-agreed-window = { $time } to react, always
room-agreed-no-clock = No time limit
room-agreed-delay = { $seconds ->
        [0] No time to react: a pause may give you away
       *[other] At least { $seconds } s to react
    }
room-agreed-listed = Shown in the lobby
room-agreed-private = By link only
room-agreed-hints = Hints against bots
room-agreed-no-hints = No hints
room-agreed-pace = { $pace ->
    [instant] Bots play instantly
    [quick] Bots play quickly
   *[human] Bots play at a human pace
}
room-seal = The seal
room-seal-what = Why a seal?
room-seal-text = This is the fingerprint of a secret that was fixed before anybody sat down; all luck at this table comes from it. When you take a seat, your browser makes up a random number and reveals only its hash. All numbers are opened at the start, when none can change any more. After the game the secret is published, and everybody who sat here can check that nobody chose the cards. It does not prove that the server did not peek.
room-seal-scripted = This is a lesson. Its luck is scripted, so there is no seal; every other game has one.
room-seal-whole = The whole seal
room-seal-share = { $name }{ $state ->
    [told] { "" } (told openly)
    [missed] { "" } (not opened in time)
   *[other] { "" }
}
room-opening = Everybody’s random numbers are being opened. Still missing: { $names }
room-chat = Chat
room-close = Close the table
room-close-sure = Everybody loses their seat, and the link stops working. Close it anyway?
room-close-not = Keep it open
room-gone = The table is gone.
room-gone-text = The server no longer knows it. You will find others in the lobby.
room-full = It’s packed in here.
room-full-text = No more people fit in, or you have this table open in too many windows. We’ll try again every half minute.

## Coming back
back-title = Welcome back
back-heading = Is that you?
back-heading-name = Are you { $name }?
back-text = This link signs this device in as the person who made it: same name, same seats, same games. Only continue if that is you. Games this browser played under another name stay where they are.
back-text-name = With this link you are { $name } on this device: same name, same seats, same games. Only continue if that is you. Games this browser played under another name stay where they are.
back-yes = Yes, this is me
back-no = No, to the lobby
back-done = Welcome back, { $name }.
back-done-nameless = Welcome back.
back-none-heading = This link is incomplete.
back-none-text = Copy the whole link, right to the last character, and open it again.

## What cannot be done, and the way out
problem-bad-message = The server did not understand that. Reload the page and try again.
problem-bad-command = There is no such move in this game.
problem-key-used = This request repeats an earlier one with something else in it. Reload the page and try again.
problem-bad-name = A name has 1 to 24 visible characters, and each word keeps to one alphabet.
problem-bad-options = The game cannot be played with these settings. Please check them.
problem-no-game = This game is not installed on this server. Whoever runs it can add the game; until then its tables are kept.
problem-no-table = Perhaps the link lost a letter on the way. Ask for it again, or open a table of your own.
problem-no-replay = There is no replay of this game.
problem-no-person = This personal link has expired or has been used already. Make a new one on the other device.
problem-not-seated = You have no seat at this table.
problem-not-host = Only the host can do that.
problem-seat-taken = Too late: somebody is already sitting there.
problem-not-away = They are here, or were a moment ago. Wait a little longer.
problem-blocked = The host does not want you at this table. Open one of your own, or find another.
problem-muted = The host has muted you at this table.
problem-no-guest = That person has left.
problem-seats-empty = Every seat must be taken first.
problem-started = The game has already begun.
problem-not-started = The game has not begun yet.
problem-not-over = The game is not over yet.
problem-nothing-asked = Too late to answer: the question is settled.
problem-question-open = Another question is still open.
problem-no-vacation = { $count ->
        [0] You have no days of holiday left this year.
        [one] You have only one day of holiday left this year.
       *[other] You have only { $count } days of holiday left this year.
    }
problem-no-undo = This game’s log is so long that moves can no longer be taken back.
problem-no-hint = No hints where people play against each other: that would not be fair.
problem-not-alone = Other people are playing here too: you cannot stop their clocks.
problem-hints-off = Hints are switched off at this table.
problem-no-lesson = There is no such lesson.
problem-too-fast = Slow down. Try again in a moment.
problem-too-large = That is too long.
problem-too-many = That is too many at once. Try again later.
problem-too-many-tables = { $count ->
        [one] One of your tables is still waiting. Close it first.
       *[other] { $count } of your tables are still waiting. Close one first.
    }
problem-forbidden = The server does not accept this address. Open the page at its usual one.
problem-not-found = There is nothing here.
problem-not-stored = The server cannot save anything, so nothing has changed. Whoever runs it will find the reason in the terminal.
problem-damaged = This table’s saved data is damaged, so the table stays closed. All other tables go on; whoever runs the server can restore a backup.
problem-trouble = Something went wrong on our side. Nothing is lost; try again.
problem-unreachable = The server is not answering. Check your connection and try again.
