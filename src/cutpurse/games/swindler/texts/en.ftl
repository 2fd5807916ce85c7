# What the shelf says of Swindler: its name, a sentence about it, how long it takes, and what can be agreed on.
swindler-title = Swindler
    .text = One more dip into the bag? The others’ accomplices are watching.
    .time = 45–60 min
    .credits = Matthias Cramer · Edition Spielwiese, 2022
swindler-tally = Skulls drawn
    .text = How many skulls you drew, next to what your draws bring on average.
swindler-option-thieves = Master thieves are
    .agreed = { $value ->
        [draft] Master thieves are picked in turn
        [random] Master thieves are dealt
       *[off] Without master thieves
    }
swindler-option-thieves-draft = picked in turn
swindler-option-thieves-random = dealt
swindler-option-thieves-off = left in the box
swindler-option-hustler = After a swap the Hustler
    .agreed = { $value ->
        [passes] The Hustler goes to whoever was swapped with
       *[stays] The Hustler stays with whoever plays it
    }
swindler-option-hustler-passes = goes to the other player
swindler-option-hustler-stays = stays where it is
swindler-option-odds = The odds of a skull are
    .agreed = { $value ->
        [shown] The odds of a skull are shown
       *[hidden] The odds of a skull are for you to work out
    }
swindler-option-odds-shown = shown
swindler-option-odds-hidden = for you to work out
swindler-option-max_rounds = At most
    .unit = { $value ->
        [one] round, 0 for no limit
       *[other] rounds, 0 for no limit
    }
    .agreed = { $value ->
        [0] Until somebody has fulfilled enough orders
        [one] Ends after one round at the latest
       *[other] Ends after { $value } rounds at the latest
    }
swindler-option-components = Your own cards
    .agreed = Your own cards: { $value }

# The guided first game: one turn of the learner's, then Pip's. Lulu comes third; ① and ② are what the step points at.
swindler-lesson-first-orders = Wanted: loot
    .text = ① Orders say what is wanted, and ② five bags are full of loot. Draw as many tiles as you dare, but there are skulls in there, too. The most points win.
swindler-lesson-first-reserve = Choose an order
    .text = ① This order brings 5 points for a ring and a watch. First put one of your three markers on it: you can only fulfil what you have reserved.
    .do = Choose the ringed order, then “Reserve”.
swindler-lesson-first-bag = Where to steal?
    .text = ① The red bag holds two rings and a watch, seven tiles in all, and one skull. Once you have named a bag, you draw only from that one.
    .do = Choose the red bag, then “Steal here”.
swindler-lesson-first-skull = A necklace, for now
    .text = ① It lies in front of you, but it is not safe yet: if you draw the skull, everything red you have goes back into the bag.
    .do = Press “Draw one more”.
swindler-lesson-first-risk = A ring! Only the watch is missing
    .text = ① Six tiles are left in the bag. One is the watch, and one is the skull, which would cost you both of yours. Feeling lucky?
    .do = Press “Draw one more”.
swindler-lesson-first-stop = The watch! That will do
    .text = ① You have what the order wants. Every further draw would put it all at risk again, so stop: what you keep now is yours.
    .do = Press “Stop”.
swindler-lesson-first-fulfil = Deliver the goods
    .text = ① This order takes the ring and the watch, and brings you 5 points at once. Others only want to see the loot, and you keep it.
    .do = Choose the order, then “Fulfil”.
swindler-lesson-first-sell = Who wants a necklace?
    .text = ① A dealer gives 2 points for your necklace, on ② that field. Whoever fills a dealer’s last field gets 2 points more.
    .do = Choose that field, then “Sell”.
swindler-lesson-first-done = Nothing left to sell
    .text = You could go on fulfilling and selling as long as you have loot. You have none, so your actions are over.
    .do = Press “Done”.
swindler-lesson-first-hire = Somebody to help you
    .text = Your coin hires an accomplice. Nobody sees whom you get, and most of them strike on somebody else’s turn.
    .do = Press “Hire one”.
swindler-lesson-first-angel = Pip has drawn a skull!
    .text = ① You have hired the Guardian Angel, and now is its moment: the skull goes back and Pip is saved, but in return you take one of Pip’s tiles.
    .do = Press “Play Guardian Angel”.
swindler-lesson-first-take = Your reward
    .text = ① The double coin is worth two coins. ② The tile with three keys counts as a key of any colour, and one of the orders needs two keys.
    .do = Choose one of them, then “Take it”.
swindler-lesson-first-on = That is a turn
    .text = A full game ends when somebody has eight orders, this short one after three rounds. Sometimes the police come: whoever has a lot of loot hands some in. Play on!
