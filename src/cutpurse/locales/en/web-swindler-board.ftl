# The board of Swindler in the browser.

swindler-board = The table
swindler-board-seats = Around the table

## Orders and dealers
swindler-board-orders = Open orders
swindler-board-order = { $order }; brings { $reward }
swindler-board-marker = reserved by { $who }
swindler-board-marker-mine = reserved by you
swindler-board-met = you have what it takes
swindler-board-no-order = no order here
swindler-board-dealers = Dealers
swindler-board-dealer = Dealer { $n }
swindler-board-dealer-about = This dealer buys: { $fields }.
swindler-board-field =
    { $what }, brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $forged ->
        [yes] , only with the Forger
       *[no] {""}
    }
swindler-board-field-taken = { $what }, taken by a { $tile }
swindler-board-no-dealer = no dealer here

## Bags
swindler-board-bags = Bags
swindler-board-bag =
    { $what }: { $loot ->
        [0] no loot
        [one] one loot tile
       *[other] { $loot } loot tiles
    }, { $skulls ->
        [one] one skull
       *[other] { $skulls } skulls
    }
swindler-board-bag-odds = { $bag }, skull on the next draw { $skull }
swindler-board-bag-inside = Still in it: { $tiles }.
swindler-board-bag-skulls = Nothing but skulls in it.
swindler-board-lens = A look into the { $bag }
swindler-board-odds = Odds
swindler-board-odds-show = Show the odds of a skull
swindler-board-next-skull = Next: skull { $skull }, { $skulls } of { $all }
swindler-board-survive = no skull in { $draws } draws: { $chance }

## This turn’s tiles
swindler-board-swag = This turn, { $who }
swindler-board-swag-mine = Drawn this turn
swindler-board-drawn = Drawn this turn
swindler-board-skull = A skull!
swindler-board-last-chance = Last chance: does anybody send it back?
swindler-board-caught = Caught.
swindler-board-stopped =
    { $you ->
        [yes] You stop here.
       *[no] Stops here.
    }
swindler-board-forced = { $who } makes them draw once more.
swindler-board-free = A skull now would cost nothing.
swindler-board-bet-caught = { $who } bets on caught
swindler-board-bet-free = { $who } bets on not caught

## A skull that lies there, and the police
swindler-board-caught-now =
    { $you ->
        [yes] You are caught.
       *[no] { $who } is caught.
    }
swindler-board-if-nobody = If nobody steps in
swindler-board-lost = What it costs
swindler-board-if-you = If you play the Angel
swindler-board-if-angel = If an Angel comes
swindler-board-without-angel = Without the Angel
swindler-board-with-angel = With the Angel
swindler-board-angel-you =
    { $count ->
        [0] The skull goes back, and you get a coin, if there is one left.
       *[other] The skull goes back, and you take one of these:
    }
swindler-board-angel =
    { $count ->
        [0] The skull goes back, and the Angel gets a coin, if there is one left.
       *[other] The skull goes back, and the Angel takes one of these:
    }
swindler-board-gets-coin =
    { $you ->
        [yes] You get a coin.
       *[no] { $who } gets a coin.
    }
swindler-board-skull-costs =
    { $count ->
        [0] { $you ->
            [yes] You lose nothing.
           *[no] { $who } loses nothing.
        }
        [one] { $you ->
            [yes] You lose one { swindler-coloured } tile.
           *[no] { $who } loses one { swindler-coloured } tile.
        }
       *[other] { $you ->
            [yes] You lose { $count } { swindler-coloured } tiles.
           *[no] { $who } loses { $count } { swindler-coloured } tiles.
        }
    }
swindler-board-skull-spares =
    { $you ->
        [yes] You may keep one of these.
       *[no] { $who } may keep one of these.
    }
swindler-board-raid-hit =
    { $you ->
        [yes] You { $tiles ->
            [0] go to jail
            [one] hand in one tile
           *[other] hand in { $tiles } tiles
        }{ $both ->
            [yes] {" "}and go to jail
           *[no] {""}
        }
       *[no] { $who } { $tiles ->
            [0] goes to jail
            [one] hands in one tile
           *[other] hands in { $tiles } tiles
        }{ $both ->
            [yes] {" "}and goes to jail
           *[no] {""}
        }
    }
swindler-board-raid-rest =
    { $hits ->
        [0] Nobody has anything to fear.
       *[other] Everybody else gets away.
    }

## Cards in play
swindler-board-stack = Cards in play
swindler-board-plays = { $who }: { $card }
swindler-board-struck = cancelled as things stand
swindler-board-help = Shown by { $who }
swindler-board-forges = { $tile } counts as { $as }
swindler-board-says-caught = bets on caught
swindler-board-says-free = bets on not caught
swindler-board-says-bag = to the { $bag }
swindler-board-says-swap = { $yours } for { $theirs } of { $who }
swindler-board-says-takes = takes: { $tile }
swindler-board-asked = Asked: { $who }
swindler-board-asked-caption = Asked

## What is to be chosen
swindler-board-choose = Choose
swindler-board-ways = Which way?
swindler-board-supply = Neutral tiles in the supply
swindler-board-loot-of = { $who }’s loot

## The seats
swindler-board-start = start player
swindler-board-points = Points:
swindler-board-coins =
    { $count ->
        [0] no coins
        [one] one coin
       *[other] { $count } coins
    }
swindler-board-cards =
    { $count ->
        [0] no accomplices
        [one] one accomplice in hand
       *[other] { $count } accomplices in hand
    }
swindler-board-posters =
    { $count ->
        [0] no wanted posters
        [one] one wanted poster
       *[other] { $count } wanted posters
    }
swindler-board-done =
    { $done } of { $end ->
        [one] one order
       *[other] { $end } orders
    } fulfilled
swindler-board-jailed = in jail
swindler-board-known = known of the cards: { $cards }
swindler-board-has = Loot: { $tiles }.
swindler-board-hustler-of = has the open Hustler
swindler-board-thief =
    { $thief }, from { $orders ->
        [one] one order
       *[other] { $orders } orders
    } on: { $can }
swindler-board-thief-works = { $thief }, at work: { $can }
swindler-board-seat-thief = Master thief
swindler-board-seat-works = At work: { $can }
swindler-board-seat-waits =
    From { $orders ->
        [one] one order
       *[other] { $orders } orders
    } on: { $can }
swindler-board-seat-no-cards = No accomplices.
swindler-board-seat-hidden =
    { $count ->
        [one] { $more ->
            [yes] And one
           *[no] One
        }
       *[other] { $more ->
            [yes] And { $count }
           *[no] { $count }
        }
    } that only { $you ->
        [yes] you know.
       *[no] { $who } knows.
    }
swindler-board-seat-done = Orders fulfilled
swindler-board-seat-none-done = None yet.
swindler-board-seat-reserved = Orders reserved

## Piles and discards
swindler-board-piles =
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
swindler-board-piles-title = Piles, supply and discards
swindler-board-supply-words =
    In the supply: { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }, { $neutral ->
        [one] one neutral tile
       *[other] { $neutral } neutral tiles
    }, { $posters ->
        [one] one wanted poster
       *[other] { $posters } wanted posters
    }.
swindler-board-gone-cards = Discarded accomplices: { $count }
swindler-board-gone-dealers = Dealers that have left: { $count }
swindler-board-fulfilled = Fulfilled by { $who }: { $count }
swindler-board-house = House set: { $name }

## One’s own things
swindler-board-loot = Your loot
swindler-board-no-loot = No loot yet.
swindler-board-coin = A coin
swindler-board-markers =
    { $count ->
        [0] no markers left
        [one] one marker left
       *[other] { $count } markers left
    }
swindler-board-hand = Your accomplices
swindler-board-no-cards = No accomplices yet.
swindler-board-hustler-open = { $card }, lying open

## Standing orders
swindler-board-standing = When shall we ask you?
swindler-board-standing-text = The table pauses whenever somebody holding cards might answer. Choose when you want to be asked; otherwise we pass for you. How long the table waits is drawn at random for everybody, asked or not, so it gives nothing away. Only thinking longer than that shows; at a table without waiting time, every pause does.
swindler-board-ask-me = Ask me
swindler-board-when-always = Always
swindler-board-when-always-help = Even when none of my cards fits.
swindler-board-when-fits = When a card fits
swindler-board-when-fits-help = Otherwise pass for me.
swindler-board-when-turn = Not this turn
swindler-board-when-turn-help = As before from the next turn on.
swindler-board-when-never = Never
swindler-board-when-never-help = Always pass for me.

## Choosing a master thief
swindler-board-thieves = Which master thief do you want to be?
swindler-board-thieves-watched = Who will be which master thief?
swindler-board-thieves-text =
    { $orders ->
        [one] It works once you have fulfilled one order.
       *[other] It works once you have fulfilled { $orders } orders.
    }
swindler-board-thief-of = { $thief }, taken by { $who }

## The faces of accomplices; where a name is long, it may be parted
swindler-board-face-assassin = Assassin
swindler-board-face-backstabber = Back{"\u00AD"}stabber
swindler-board-face-beggar = Beggar
swindler-board-face-copycat = Copycat
swindler-board-face-forger = Forger
swindler-board-face-gold_digger = Gold Digger
swindler-board-face-guardian_angel = Guardian Angel
swindler-board-face-hustler = Hustler
swindler-board-face-know_it_all = Know-it-All
swindler-board-face-lock_picker = Lock Picker
swindler-board-face-sidekick = Sidekick

## The zones of the table, and how to read them
swindler-board-orders-title = Orders
swindler-board-orders-how = a tick is what you already have
swindler-board-orders-left = { $count } in the pile
swindler-board-dealers-left = { $count } in the pile
swindler-board-bags-how = loot left in each, chance of a skull
swindler-board-bags-skulls = loot left in each, and skulls
swindler-board-bags-at =
    { $you ->
        [yes] you are at the { swindler-coloured } one until you stop
       *[no] { $who } is at the { swindler-coloured } one
    }
swindler-board-supply-line =
    Supply: { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }, { $neutral ->
        [one] one neutral tile
       *[other] { $neutral } neutral tiles
    }, { $posters ->
        [one] one poster
       *[other] { $posters } posters
    }
swindler-board-loot-word = loot
swindler-board-unit =
    { $count ->
        [one] point
       *[other] points
    }
swindler-board-has-of = you have { $had } of { $all }
swindler-board-has-all = you have it all
swindler-board-has-helped = only with accomplices
swindler-board-has-unmarked = you have it, no marker
swindler-board-yours = Yours
swindler-board-yours-safe =
    { $safe ->
        [yes] safe from a skull
       *[no] a skull takes some of it
    }
swindler-board-left = { $count } left
swindler-board-accomplices = Accomplices

## The steps of a turn
swindler-board-steps = The steps of a turn
swindler-board-step-reserve = Reserve
swindler-board-step-steal = Steal
swindler-board-step-act = Sell and fulfil
swindler-board-step-refill = Refill
swindler-board-step-hire = Hire
swindler-board-step-done = done
swindler-board-markers-mine = Your markers
swindler-board-markers-theirs = Markers of { $who }
swindler-board-markers-say =
    Being thrown off costs { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
swindler-board-possible-actions = What you can do
swindler-board-hire-candidates = One of these may come
swindler-board-hire-candidates-how = Point at one to read what it does.
swindler-board-hire =
    { $count ->
        [one] one coin
       *[other] { $count } coins
    }
