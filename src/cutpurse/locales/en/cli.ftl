# The command line: help, lists, and what is said of wrong words.

## Help
help-cutpurse =
    Games of thieves at one table.

    cutpurse                            the table in your browser
    cutpurse serve --host 0.0.0.0       the same for everybody on your network
    cutpurse play                       play here in the terminal
    cutpurse play langfinger --seats 5
    cutpurse rules GB-3.4               read one clause
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-help = Show this help.
help-version = Show the version.
help-lang = Language, de or en. If left out, that of your system.
help-play =
    Play in the terminal against bots.

    cutpurse play [GAME] [OPTIONS]
help-play-game = Which game: { $games }; if left out, { $usual }.
help-play-seats = How many players, you included; if left out, 4 or the nearest possible number.
help-play-bots = Who the others are: a level from 1 to 8, greedy or random; cutpurse bots says what they are like.
help-play-seed = A whole number: the same seed deals the same cards.
help-play-option = A rule to change, such as limit=50, or components=my.toml to play with your own cards. May be given several times.
help-play-name = Your name at the table.
help-play-resume = Continue the game you left last; with GAME, the last one of that game, or the one that cutpurse unfinished lists under that name.
help-play-new = Start a new game without asking about an unfinished one.
help-play-quick = Do not pause after the bots’ moves.
help-play-slow = In games where everyone acts at once, slow time down by this factor: 2 to 10.
help-play-plain = Print line by line instead of filling the window, as in pipes and small windows.
help-unfinished = List the games you have not finished, and how to continue each.
help-games = List the games.
help-bots = List the bots: who they are, how strong, and what they are like.
help-bots-game = Show their ratings in this game; if left out, the averages over all games.
help-rules =
    Print a clause, a game’s rules, or the contents of all rules.

    cutpurse rules [CLAUSE | GAME]
help-rules-what = A clause such as GB-3.4, or a game.
help-components =
    What is on the cards of a game, for owners of the box who want to play with their own copy.

    cutpurse components GAME --export my.toml
    cutpurse components GAME --check my.toml
help-components-game = Which game: in { $games }, cards may differ from box to box.
help-components-export = Write our set to this file, with a comment on every part of it.
help-components-check = Check this file for mistakes.
help-components-force = Let --export replace a file.
help-verify =
    Check a finished game’s record: every draw, every event, and whether all of it fits together.

    In which order seeds were given is what the server wrote down. If you were there, “Check this game” in your browser compares it with what you saw.

    Of a game that began by older rules, what needs no rules is checked, and how far today’s rules lead to the same; the older rules are not run again.

    The exit code is 0 if it holds, 1 if it does not, 2 if the file cannot be read or an argument was wrong, 3 if it began by older rules and what could be checked holds.

    cutpurse verify FILE
help-verify-file = The record.
help-review =
    What decided a finished game: how the chances of winning changed, which choices cost the most given what that player could know, and what was luck.

    It takes up to a minute the first time; after that it is kept. Ctrl-C cancels it.

    cutpurse review FILE
help-review-file = The record of a finished game, or a save of one.
help-review-seat = Only the choices of one player: a name, or a number counted from 1.
help-review-seconds = The most processor time it may take, in seconds: 1 to 600; if left out, 40.
help-review-json = All of it as JSON.
help-new =
    Make the skeleton of a game of your own: a package with a tiny game that works right away.

    cutpurse new game NAME [--folder FOLDER]
help-new-what = game; nothing else can be made yet.
help-new-name = What the game is called: lower-case letters, digits and hyphens, such as liars-dice.
help-new-folder = Where to put it; if left out, a folder of that name here.
help-conform =
    Run the conformance suite on a game: every check, with every number of players and every option. It may take minutes.

    The exit code is 0 if the game passes, 1 if it does not.

    cutpurse conform GAME
help-conform-game = The game.

## Lists
game-left-out = Left out: { $line }
game-trouble-broken = The game { $game } of the package { $package } cannot be played: { $reason }
game-trouble-failing = The game { $game } of the package { $package } is left out: { $reason }
game-trouble-claimed =
    Several packages have a game { $game } ({ $packages }): { $ours ->
        [yes] the one from cutpurse is used.
       *[no] none of them is used until only one is installed.
    }
game-trouble-none = No game is installed, not even ours: run make, or pip install -e ., where the sources are.
games-line = { $name }: { $players } players; options: { $options }
rules-only-in =
    This rulebook is only in { $language ->
        [de] German
       *[en] English
    }.
rules-how = One clause: cutpurse rules GB-3.4. All of a game: cutpurse rules gaunerbande.

## Components
components-how =
    Our set for { $game } is ready to be changed:
    { "" }  { $program } components { $game } --export my.toml
    Type in what your copy shows, then check for mistakes, and play:
    { "" }  { $program } components { $game } --check my.toml
    { "" }  { $program } play { $game } --option components=my.toml
components-written =
    { $file } holds our set. Change what differs in your copy, then:
    { "" }  { $program } components { $game } --check { $quoted }
    { "" }  { $program } play { $game } --option components={ $quoted }
components-written-fixed = { $file } holds the names of the people of { $game }, to read. Nothing in it changes play, and there is no option for it.
components-fixed = Every copy of { $game } has the same cards: there is nothing to change, and no option for it. --export writes them to a file to read.
components-none = { $game } has no component file: its rules say all there is to say about its pieces, and none of them can be changed.
components-fine =
    { $named ->
        [no] { $file } is fine.
       *[other] { $file } is fine: “{ $title }”.
    } Play with it:
    { "" }  { $program } play { $game } --option components={ $quoted }
components-telltale =
    { $count ->
        [one] One card can be told from behind: { $cards }. That is allowed, but then it is no secret.
       *[other] { $count } cards can be told from behind: { $cards }. That is allowed, but then it is no secret.
    }
components-there = { $file } already exists. Choose another name, or replace it with --force.
components-unwritten = Cannot write { $file }: { $reason }.
components-no-text = { $file } is not text: save it as UTF-8.
components-empty = { $file } is empty. --export gives you a set to start from.
components-one = Use --export and --check one after the other, not together.

## Records
verified-moves =
    { $moves ->
        [one] one move
       *[other] { NUMBER($moves, useGrouping: 0) } moves
    }{ $back ->
        [0] { "" }
        [one] , and one that was taken back
       *[other] , and { NUMBER($back, useGrouping: 0) } that were taken back
    }
verified =
    { $rounds ->
        [one] The record is sound: { $game }, { $seats } players, one round, { verified-moves }. Every event follows from the rules and the secret, and the secret fits its seal { $seal }.
       *[other] The record is sound: { $game }, { $seats } players, { $rounds } rounds, { verified-moves }. Every event follows from the rules and the secret, and the secret fits its seal { $seal }.
    }
verified-unfinished = The record is sound as far as it goes: { $game }, { $seats } players, { verified-moves }; not finished; seal { $seal }.
verified-older =
    As far as it can be checked, the record is sound: { $game }, { $seats } players, { verified-moves }. It began under version { $began } of the rules, which are not run again: this is version { $now }. All hashes fit, the events lead to the outcome, and the secret fits its seal { $seal }; { $alike ->
        [all] today’s rules and the secret lead to the very same game, draw by draw.
        [none] today’s rules and the secret lead to another deal, so no draw was checked.
       *[some] { $same ->
            [0] today’s rules and the secret lead to the same deal, but not to the first move.
            [one] today’s rules and the secret lead to the same deal and first move; later draws were not checked.
           *[other] today’s rules and the secret lead to the same deal and first { $same } entries; later draws were not checked.
        }
    }
verified-kept =
    { $kept ->
        [one] According to the record, one seat kept its seed until all hashes were fixed; only a browser that was there can prove it.
       *[other] According to the record, { $kept } seats kept their seeds until all hashes were fixed; only a browser that was there can prove it.
    }
verified-missed = Not opened in time, so the hash counts instead: seat { $which }.
verified-told =
    { $told ->
        [one] One player gave their seed openly on sitting down.
       *[other] { $told } players gave their seeds openly on sitting down.
    }
verified-told-only = All seeds were given openly: whoever knew the secret and sat down last could choose among deals.
verified-scripted = The luck was not drawn but scripted, for a lesson, as the secret says: this proves nothing about fairness.

## Wrong words
bad-game = There is no game “{ $name }”. There are: { $allowed }.
bad-language = We do not speak “{ $name }”. Allowed: { $allowed }.
bad-seats = { $game } cannot be played by “{ $seats }” players. Allowed: { $allowed }.
bad-bot = There is no bot “{ $name }” for { $game }. There are: { $allowed }.
bad-seed = The seed “{ $text }” is not a whole number. Allowed: any, such as 7.
bad-name = “{ $name }” cannot be used as a name. Allowed: 1–{ $most } printable characters.
bad-option-form = “{ $text }” is not an option. Write NAME=VALUE; { $game } has: { $allowed }.
bad-option-name = { $game } has no option “{ $name }”. There are: { $allowed }.
bad-option-value = Option { $name } cannot be “{ $value }”. Allowed: { $allowed }.
bad-options-together = These options do not go together for { $seats } players: { $options }.
bad-slow = Time cannot pass “{ $text }” times slower. Allowed: 1 to { $most }.
bad-option-twice = The option { $name } is given twice. Once is enough.
bad-clause = There is no clause “{ $id }”. There are: { $allowed }, and whole games: { $games }.
bad-clause-here = There is no clause “{ $id }” at this table. There are: { $allowed }.
bad-file-missing = There is no file { $file }.
bad-file = Cannot read { $file }: { $reason }.
bad-folder = Cannot write to { $path }: { $reason }. Set CUTPURSE_HOME to a folder you can write to.
no-home = There is no home folder to keep games in. Set CUTPURSE_HOME to a folder you can write to.
os-reason =
    { $kind ->
        [ENOENT] there is no such path
        [EACCES] permission was denied
        [EPERM] permission was denied
        [EROFS] permission was denied
        [EISDIR] it is a folder
        [ENOTDIR] part of the path is not a folder
        [EEXIST] there is a file where a folder should be
        [ENOSPC] there is no room left
        [ENAMETOOLONG] the name is too long
       *[other] { $words }
    }
corrupt =
    { $place ->
        [newer] It began under newer rules than this program knows. A newer cutpurse can read it.
        [header] Its header or entry 0 does not fit: it was changed, or written by another version.
        [entry] Entry { $entry } is damaged or was changed.
        [sealing] The seats’ seeds do not fit their hashes, or were opened in the wrong order.
        [end] Its end was changed, or entries are missing.
        [seating] The bots, names or language in it were changed.
       *[text] It is damaged, cut off, or something else altogether.
    }
bad-record = { $file } is not sound. { $reason }
bad-save = The saved game { $file } cannot be used. { $reason } Move or delete it; then --resume takes the one before.
missing-game-save = The saved game { $file } belongs to “{ $game }”, which is not installed here. Install the package that provides it (pip install …), and it continues where you left off. The file stays as it is.
missing-game-record = { $file } is a record of “{ $game }”, which is not installed here, so it cannot be checked. Install the package that provides it (pip install …), and try again.
bad-save-unread = It cannot be read: { $reason }.
resume-alone = --resume takes the game as you left it: leave out --seats, --bots, --seed, --option and --new.
bad-save-name = There is neither a game “{ $name }” nor an unfinished one of that name. To see what is waiting for you: { $program } unfinished
nothing-to-resume =
    { $game ->
        [any] There is no unfinished game in { $folder }. Start one: cutpurse play
       *[other] There is no unfinished game of { $game } in { $folder }. Start one: cutpurse play { $game }
    }
usage-command = There is no command “{ $word }”. There are: { $allowed }. Help: { $help }.
usage-option = There is no option “{ $word }” here. Help: { $help }.
usage-too-many = “{ $word }” is one word too many. Help: { $help }.
usage-file = Say which file: { $command } FILE
usage-missing = { $word } is missing its value. Help: { $help }.
usage-twice = { $word } is given twice. Once is enough.
usage-value = “{ $word }” is not a value for { $option }. Help: { $help }.
usage-other = That command line cannot be read. Help: { $help }.

## A game of one's own
new-what = “{ $word }” cannot be made. Type { $program } new game NAME.
new-game-bad-name = “{ $name }” cannot be the name of a game: a name has lower-case letters, digits and hyphens, begins with a letter, and is at most { $most } characters long. How about { $suggestion }?
new-game-there = There is already a game { $name }. Choose another name.
new-game-module-there = { $name } would be the Python module { $module }, which already exists. Choose another name.
new-game-folder-there = { $folder } already exists and is not empty. Nothing was changed; name another place with --folder.
new-game-cannot-write = Cannot write to { $folder }: { $reason }.
new-game-made =
    { $folder } holds a tiny game that works. Install it where Cutpurse is, and play:
    { "" }  pip install -e { $quoted }
    { "" }  { $program } play { $game }
    Its tests: pytest { $quoted }
conform-fine = { $game } conforms: every check passed, with every number of players and every option.
conform-broken = { $game } does not conform: { $reason }
