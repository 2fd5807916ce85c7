# What the shelf says of Swindler: its name, a sentence about it, how long it takes, and what can be agreed on.
swindler-title = Swindler
    .text = One more dip into the bag? The others’ accomplices are watching.
    .time = 45–60 min
    .credits = Matthias Cramer · Edition Spielwiese, 2022
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
        [one] Over after one round at the latest
       *[other] Over after { $value } rounds at the latest
    }
swindler-option-components = Own faces
    .agreed = Own faces: { $value }
