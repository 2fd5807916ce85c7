# The check of a game: was its luck honest?

check-title = Check this game
check-lead = Was the luck of this game honest, or did somebody choose the cards? Your browser finds out; you need not take our word for it.
check-how = How the luck is made
check-how-seal = Before the deal, the server puts a secret under seal: everybody sees its fingerprint, a SHA-256, before there is a single card.
check-how-seeds = Then the browser of everybody who sits down makes up a random number and reveals only its hash; bots add none. Once all seats are taken, no hash can change any more. Only then are the numbers opened.
check-how-open = Every shuffle comes from the secret and all the numbers together. When the game is over, the secret is published, and anyone can repeat the shuffling.
check-not = If everything fits, including what your browser saw, and your number is part of it, nobody could choose the cards at will. At most, whoever runs the server could leave numbers out, and each one left out gives one more deal to choose from. This page says how many were left out, and whether one of them was yours although your browser had sent it. It does not prove that the server did not peek: whoever runs it could look at the cards. Play where you trust the host, or be the host.

check-steps = What your browser finds
check-steps-file = What your browser finds in { $file }
check-reading = Fetching the record …
check-running = Checking …
check-verdict-fine = The luck was honest.
check-verdict-fine-more = The seal, the shuffling, your share and your hands: it all fits together.
check-verdict-open = So far everything fits together.
check-verdict-open-more = What cannot be told from here is marked with a question mark.
check-verdict-wrong = Something is wrong with this record.
check-verdict-wrong-more = It is damaged, somebody changed it, or it contradicts what your browser saw. See below where.
check-verdict-sign = { $verdict ->
    [fine] fine
    [wrong] wrong
   *[open] cannot be told from here
}

check-read = The record
# As many moves as the replay has; a move that was taken back is in the record, but not in the replay.
check-read-fine = It can be read: { $moves ->
    [one] one move
   *[other] { $moves } moves
}{ $back ->
    [0] { "" }
    [one] , plus one that was taken back
   *[other] , plus { $back } that were taken back
}.
check-read-text = This is not the record of a game, or it is too damaged to be read.
check-read-header = Part of its header is missing or wrong, or it was written by another version.
check-read-entry = It breaks off at entry { $entry }, which is damaged, missing or cut short.

check-seal = The seal
check-seal-fine = The SHA-256 of the secret is the seal.
check-seal-wrong = The secret does not fit the seal: it is a different one.

check-noted = What you saw
check-noted-fine = This browser saw the same seal at the table and kept it.
check-noted-wrong = This browser saw a different seal at the table: { $seal }.
check-noted-open = This browser kept no seal of this table. If you wrote it down, compare: { $seal }.

check-order = The order
check-order-fine = { $opened ->
    [one] According to the record, one seat kept its random number until all hashes were fixed. It fits its hash.
   *[other] According to the record, { $opened } seats kept their random numbers until all hashes were fixed. Each fits its hash.
}{ $missed ->
    [0] { "" }
    [one] { "" } One was not opened in time: its hash counts instead.
   *[other] { "" } { $missed } were not opened in time: their hashes count instead.
}{ $told ->
    [0] { "" }
    [one] { "" } One was given openly at once.
   *[other] { "" } { $told } were given openly at once.
}
check-order-missed = No seat opened its random number: whoever knew the secret could know the cards in advance.
check-order-told = The random numbers were given openly when people sat down. Whoever knew the secret and sat down last could choose among many deals.
check-order-alone = No seat added a random number: all luck came from the secret.
check-order-order = Hashes and openings are out of order: a number may have been chosen after others were known.
check-order-unfit = The random number of seat { $seat } does not fit its hash.
check-order-unreadable = How the random numbers were opened cannot be read.

check-hashes = The hashes
check-hashes-fine = They are the ones this browser saw before the deal and, if you sat there, before it opened your number.
check-hashes-wrong = This browser saw other hashes before the numbers were opened: somebody exchanged one.
check-hashes-open = This browser did not see the hashes before the numbers were opened, so for the order you only have the server’s word.

check-seed = Your share
check-seed-fine = The random number this browser added is in it.
check-seed-wrong = The random number this browser added is missing, so the luck may have been made without you.
check-seed-missed = Your random number was not opened in time: this browser was not connected, or it was made on another device. Its hash counts instead.
check-seed-unheard = This browser sent your random number on { $time }, in time, but the server says that it never arrived. Your connection may have failed at just that moment; if not, the server left it out. Its hash counts instead.
check-seed-dropped = This browser opened your random number in time and the server accepted it, but the record says otherwise.
check-seed-open = This browser added no random number: you watched, or you sat down on another device.

check-chain = The chain
check-chain-fine = Every entry fits the one before it: nothing was changed, left out or slipped in.
check-chain-header = The header or the first deal was changed: its hash does not fit.
check-chain-entry = Entry { $entry } was changed: its hash does not fit.
check-chain-end = The end was changed, or the last entries are missing.

check-draws = The shuffling
check-draws-fine = { $deals ->
    [one] The one deal, shuffled again here, gives the same hands.
   *[other] All { $deals } deals, shuffled again here, give the same hands.
}
check-draws-some = { $deals ->
    [one] The one deal, shuffled again here, gives the same hands.
   *[other] All { $deals } deals, shuffled again here, give the same hands.
} But the game was called off: whether there was another deal cannot be told from here.
check-draws-header = This game cannot be played by that many people.
check-draws-entry = In entry { $entry }, the deal is missing, or it does not follow from the secret and the seats’ numbers.
check-draws-end = There are more rounds than deals, or more deals than rounds.
check-draws-open = This game’s draws depend on its rules: the program below repeats them.
check-draws-older = This game’s draws depend on its rules, and those are not today’s.

check-hands = Your hands
check-hands-fine = { $deals ->
    [one] The hand dealt to you is the one this browser saw at the table.
   *[other] All { $deals } hands dealt to you are the ones this browser saw at the table.
}
check-hands-some = { $deals ->
    [one] This browser saw one of your hands, and it is the same. It did not see the others.
   *[other] This browser saw { $deals } of your hands, and they are the same. It did not see the others.
}
check-hands-entry = In entry { $entry }, you get different cards from those this browser saw at the table.
check-hands-end = Cards are missing that this browser saw dealt to you.
check-hands-unknown = In this game, luck comes bit by bit, and this page keeps none of it. The program below checks every bit.
check-hands-open = This browser kept no hands of this game: you watched, or you played on another device.
check-hands-older = In this game luck comes bit by bit, and this page keeps none of it.

check-rules = The rules
check-rules-older = This game began under version { $began } of the rules; today’s are version { $now }. Older rules are not run again, not even by the program below: it checks everything else, and how far today’s rules lead to the same game.
check-rules-newer = This game began under version { $began } of the rules; this server only knows up to { $now }. A newer version of the program can check it.
check-lesson = The luck
check-lesson-scripted = This was a lesson. Its luck was scripted, as its secret says in plain words: it was neither drawn nor meant to be fair. Everything else can be checked as usual.

check-self = Without this page
check-self-text = A page can only vouch for itself. The program repeats the whole game from the record, every draw and every move, according to the rules:
check-download = Download the record
check-replay = Watch the replay

check-other = Check another record
check-other-text = Drop a record here, or choose a file. It stays in your browser.
check-other-choose = Choose a file

check-running-game-title = Still under seal
check-running-game-text = This game is not over. The secret is published when it is, and then you can check everything here. Until then this is its seal:
check-none-title = No such game
check-none-text = There is no record at this address. If you have it as a file, check it below.
check-error-title = The record could not be loaded
check-error-text = The server is not answering. Try again in a moment.
check-error-again = Try again
check-too-large = That file is too large to be a record.
