# The board of Swindler in the browser.

sw-board = The table
sw-board-seats = Around the table

## Orders and dealers
sw-board-orders = Open orders
sw-board-order = { $order }; brings { $reward }
sw-board-marker = reserved by { $who }
sw-board-marker-mine = reserved by you
sw-board-met = you have what it takes
sw-board-no-order = no order here
sw-board-dealers = Dealers
sw-board-dealer = Dealer { $n }
sw-board-dealer-about = This dealer buys: { $fields }.
sw-board-field =
    { $what }, brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sw-board-field-taken = { $what }, taken by a { $tile }
sw-board-no-dealer = no dealer here

## Bags
sw-board-bags = Bags
sw-board-bag =
    { $what }: { $loot ->
        [0] no loot
        [one] one loot tile
       *[other] { $loot } loot tiles
    }, { $skulls ->
        [one] one skull
       *[other] { $skulls } skulls
    }
sw-board-bag-odds = { $bag }, skull on the next draw { $skull }
sw-board-bag-inside = Still in it: { $tiles }.
sw-board-bag-skulls = Nothing but skulls in it.
sw-board-lens = A look into the { $bag }
sw-board-odds = Odds
sw-board-odds-show = Show the odds of a skull
sw-board-next-skull = Next: skull { $skull }, { $skulls } of { $all }
sw-board-survive = no skull in { $draws } draws: { $chance }

## This turn’s tiles
sw-board-swag = This turn, { $who }
sw-board-swag-mine = This turn, yours
sw-board-drawn = Drawn this turn
sw-board-skull = A skull!
sw-board-last-chance = Last chance: does anybody send it back?
sw-board-caught = Caught.
sw-board-stopped =
    { $you ->
        [yes] You stop here.
       *[no] Stops here.
    }
sw-board-forced = { $who } makes them draw once more.
sw-board-free = A skull now would cost nothing.
sw-board-bet-caught = { $who } bets on caught
sw-board-bet-free = { $who } bets on not caught

## Cards in play
sw-board-stack = Cards in play
sw-board-plays = { $who }: { $card }
sw-board-struck = cancelled, as it stands
sw-board-help = Shown by { $who }
sw-board-forges = { $tile } counts as { $as }
sw-board-says-caught = bets on caught
sw-board-says-free = bets on not caught
sw-board-says-bag = to the { $bag }
sw-board-says-swap = { $yours } for { $theirs } of { $who }
sw-board-says-takes = takes: { $tile }
sw-board-asked = Asked: { $who }

## What is to be chosen
sw-board-choose = Choose
sw-board-ways = In which way?
sw-board-supply = Neutral tiles in the supply
sw-board-loot-of = { $who }’s loot

## The seats
sw-board-start = start player
sw-board-points = Points:
sw-board-coins =
    { $count ->
        [0] no coins
        [one] one coin
       *[other] { $count } coins
    }
sw-board-cards =
    { $count ->
        [0] no accomplices
        [one] one accomplice in hand
       *[other] { $count } accomplices in hand
    }
sw-board-posters =
    { $count ->
        [0] no wanted posters
        [one] one wanted poster
       *[other] { $count } wanted posters
    }
sw-board-done = { $done } of { $end } orders fulfilled
sw-board-jailed = in jail
sw-board-known = known of the cards: { $cards }
sw-board-has = Loot: { $tiles }.
sw-board-hustler-of = has the open Hustler
sw-board-thief = { $thief }, from { $orders } orders on: { $can }
sw-board-thief-works = { $thief }, at work: { $can }

## Points, piles and discards
sw-board-track = Points: { $stands }
sw-board-stands = { $who } { $points }
sw-board-piles =
    In the piles: { $orders ->
        [one] one order or raid
       *[other] { $orders } orders and raids
    }, { $dealers ->
        [0] no dealers
        [one] one dealer
       *[other] { $dealers } dealers
    }, { $accomplices ->
        [0] no accomplices
        [one] one accomplice
       *[other] { $accomplices } accomplices
    }.
sw-board-piles-title = Piles, supply and discards
sw-board-supply-words =
    In the supply: { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }, { $neutral ->
        [one] one neutral tile
       *[other] { $neutral } neutral tiles
    }, { $posters } wanted posters.
sw-board-gone-cards = Discarded accomplices: { $count }
sw-board-gone-dealers = Dealers that have left: { $count }
sw-board-fulfilled = Fulfilled by { $who }: { $count }
sw-board-house = House set: { $name }

## One’s own things
sw-board-loot = Your loot
sw-board-no-loot = No loot yet.
sw-board-coin = A coin
sw-board-markers =
    { $count ->
        [0] no markers left
        [one] one marker left
       *[other] { $count } markers left
    }
sw-board-hand = Your accomplices
sw-board-hustler-open = { $card }, lying open

## Standing orders
sw-board-standing = When shall we ask you?
sw-board-standing-text = Whoever holds a card is asked whenever one could be played. Where you do not want that, we pass for you, after the same short wait as for everybody. If you are asked only when a card fits, thinking long tells something: a bluff hides that.
sw-board-ask-me = Ask me
sw-board-when-always = Always
sw-board-when-always-help = Even if nothing of mine fits.
sw-board-when-fits = When a card fits
sw-board-when-fits-help = Else pass for me.
sw-board-when-turn = Not this turn
sw-board-when-turn-help = From the next turn on as before.
sw-board-when-never = Never
sw-board-when-never-help = Always pass for me.
sw-board-bluff = Bluff
sw-board-bluff-help = Where none of your cards fits, it takes a while, as if you had to think. Against bots alone nobody waits.

## Choosing a master thief
sw-board-thieves = Which master thief do you want to be?
sw-board-thieves-watched = Who will be which master thief?
sw-board-thieves-text =
    { $orders ->
        [one] It works once you have fulfilled one order.
       *[other] It works once you have fulfilled { $orders } orders.
    }
sw-board-thief-of = { $thief }, taken by { $who }

## The faces of accomplices; where a name is long, it may be parted
sw-board-face-assassin = Assassin
sw-board-face-backstabber = Backstabber
sw-board-face-beggar = Beggar
sw-board-face-copycat = Copycat
sw-board-face-forger = Forger
sw-board-face-gold_digger = Gold Digger
sw-board-face-guardian_angel = Guardian Angel
sw-board-face-hustler = Hustler
sw-board-face-know_it_all = Know-it-All
sw-board-face-lock_picker = Lock Picker
sw-board-face-sidekick = Sidekick
