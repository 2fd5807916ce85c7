# The shell of the browser client and its parts.
web-home = To the lobby
web-skip = { $page ->
    [table] Skip to the table
    [lobby] Skip to the games
   *[other] Skip to the content
}
# A button that stands in many places, and what it is about: “Play now: Gaunerbande”.
web-of = { $deed }: { $what }
web-tools = Tools
web-rules = Rules
web-sound = Sound
web-sound-now = { $on ->
    [yes] Sound: on
   *[no] Sound: off
}
web-volume = Volume
web-speed = Speed at the table
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-instant = instant
web-theme = { $now ->
    [night] Switch to light colours
   *[dawn] Switch to dark colours
}
# The button shows the language spoken now; this tells what it does.
web-language = EN: auf Deutsch weiter
web-languages = Language
web-language-en = English
web-language-de = Deutsch
web-menu = Menu
web-settings = Settings
web-on-off = { $on ->
    [yes] on
   *[no] off
}
web-close = Close
web-about = About Cutpurse

web-lost-title = Nothing in this drawer
web-lost-text = This address leads nowhere. Somebody must have been here before you.
web-trouble-title = The door is stuck
web-trouble-text = This page could not be loaded. Check your connection and try again; nothing is lost.
web-try-again = Try again

web-state-legal = { $what }, playable
web-state-illegal = { $what }, not playable: { $reason }
web-state-possible = { $what }, possible
web-state-impossible = { $what }, not possible: { $reason }
web-state-hinted = a bot would do this
web-state-pending = { $what }, sending
web-you = (you)
web-bot = (bot)
web-bot-level = (bot, level { $level })
web-turn = It is { $name }’s turn.
web-turn-mine = It is your turn.
web-away = away
web-away-until = on holiday until { $day }
web-why-not = Why not?
web-read-rule = Read the rule
web-read-rule-of = { $rule }: read the rule
web-offline-title = No connection.
web-offline-text = The light went out. Your seat is kept, and nothing is lost.
web-offline-wait = { $wait ->
    [0] We are looking for the table …
   *[other] We’ll try again in { $wait } s.
}
web-try-now = Try now

web-about-what = Cutpurse is an old word for a pickpocket. Here it is a table for games of thieves: you play with friends or bots, on the phone or the desktop, and nobody asks for your papers.
web-about-free = There are no accounts and no advertising. Your seat belongs to this browser, and a personal link takes it to another device. You can run the server yourself.
web-about-docs = The documentation: how to play, host and build on it
web-about-fair = Is the deal fair?
web-about-fair-seal = Before the deal, the server makes up a secret and shows you its seal. From then on, it cannot change the secret.
web-about-fair-seeds = Then the browser of everybody who sits down makes up a random number and reveals only its hash; bots add none. The numbers are opened once none of them can change any more, and every card comes from the secret and all the numbers together.
web-about-fair-check = After the game the secret is out: anyone can check every draw, here in the browser or with the command cutpurse verify.
web-about-fair-limits = If you sat at the table, this proves that nobody could choose the cards at will: your browser compares everything with what it saw. At most, whoever runs the server can leave numbers out; everybody sees which ones, and those who sent theirs in time will know. It does not prove that the server did not peek, and it does not stop people from whispering. Play with people you trust a little.
web-about-games = The games and the people who made them
web-about-boxes = We are not affiliated with these authors and publishers, and they have neither made nor endorsed Cutpurse. The texts and drawings here are our own. If you like a game, buy the box: you get real cards and real faces across the table, and the people who thought it up get paid.
web-about-licences = Licences
web-about-code = Code, texts and drawings are under the Apache License 2.0.
web-about-font = The typeface { $name } is by { $by }, under the SIL Open Font License 1.1.
