# Swindler in the browser: the log, the prompts, the end, and the table in words.

## Pieces
sw-field = { $object } { $points }
sw-field-taken = { $field } (taken: { $tile })
sw-use-orders =
    { $count ->
        [one] Counts for order { $orders }.
       *[other] Counts for orders { $orders }.
    }
sw-use-fields = Can be sold: { $fields }.
sw-use-field = dealer { $dealer } for { sw-field-points }
sw-use-none = No order and no dealer wants it just now.

## Where we are
sw-rounds-at-most =
    { $rounds ->
        [one] one round only
       *[other] { $rounds } rounds at most
    }
sw-ends-at = ends at { $orders } orders

## What it is all about
sw-welcome-goal = Most points win. When somebody has fulfilled { $end } orders, the round is finished and it is over.
sw-welcome-steal = Name a bag and draw tile by tile. Stop when you like: a single skull costs you all you have of that colour.
sw-welcome-orders = Before you steal, put markers on the orders you want. Others may throw them off, and that costs points.
sw-welcome-sell = What orders do not need goes to the dealers, for points at once.
sw-welcome-cards = A coin buys an accomplice. Most of them strike in somebody else’s turn.

## Waiting
sw-moment = One moment.
sw-wait-answers = Everybody with cards is asked, all at once. It tells nothing.
sw-wait-choosing = { $who } is choosing a master thief.
sw-wait-reserving = { $who } is looking at the orders.
sw-wait-stealing = { $who } has a hand { sw-wait-in-bag }.
sw-wait-in-bag = in the { sw-coloured } bag
sw-wait-keeping = { $who } keeps one tile from the skull.
sw-wait-acting = { $who } fulfils orders and sells loot.
sw-wait-paying = { $who } is paying for an order.
sw-wait-rewarding = { $who } takes the reward.
sw-wait-helping = { $who } is looking for help with an order.
sw-wait-forging = { $who } has something forged.
sw-wait-forging-as = { $who } has something forged.
sw-wait-selling = { $who } is selling loot.
sw-wait-handing-in = Police raid! { $who } has to hand something in.
sw-wait-hiring = { $who } may hire accomplices.
sw-wait-paying-cards = { $who } is paying for accomplices.
sw-wait-begging = { $who } has to give something to the Beggar.
sw-wait-dividing = { $who } has to share the loot.
sw-wait-rescuing = { $who } takes a tile for the rescue.
sw-wait-partnering = { $who } is looking for somebody to swap with.
sw-wait-wanting = { $who } chooses a tile for a swap.
sw-wait-offering = { $who } chooses a tile for a swap.

## What has happened, when accomplices are asked for
sw-when-start =
    { $you ->
        [yes] Your turn begins.
       *[no] { $who }’s turn begins.
    }
sw-when-bag =
    { $you ->
        [yes] You name { sw-the-bag }.
       *[no] { $who } names { sw-the-bag }.
    }
sw-when-tile =
    { $you ->
        [yes] You have drawn loot.
       *[no] { $who } has drawn loot.
    }
sw-when-stop =
    { $you ->
        [yes] You stop.
       *[no] { $who } stops.
    }
sw-when-skull =
    { $you ->
        [yes] You have drawn a skull!
       *[no] { $who } has drawn a skull!
    }
sw-when-stolen =
    { $you ->
        [yes] Your steal is over.
       *[no] { $who } is done stealing.
    }
sw-when-hiring =
    { $you ->
        [yes] You are about to hire.
       *[no] { $who } is about to hire.
    }
sw-plays =
    { $you ->
        [yes] You play { sw-a-card }.
       *[no] { $who } plays { sw-a-card }.
    }
sw-shows =
    { $you ->
        [yes] You show { $cards }.
       *[no] { $who } shows { $cards }.
    }
sw-answered = You have answered: { $what }. Until everybody has, you may change your mind.
sw-passed-for-you = You did not want to be asked here: we pass for you.
sw-fits = Fits now: { $cards }. Pick one.
sw-fits-none = None of your cards fits. Everybody with cards is asked, so it tells nothing.

## What is asked
sw-ask-choosing = Choose your master thief.
sw-ask-choosing-help = It helps you once you have fulfilled { $orders } orders.
sw-ask-reserving = Reserve orders, then name a bag.
sw-ask-reserving-help =
    { $markers ->
        [0] All your markers are out. On to the bags!
        [one] You have one marker left.
       *[other] You have { $markers } markers left.
    }
sw-last-marker =
    { $points ->
        [one] Last round: a marker that stays costs 1 point.
       *[other] Last round: a marker that stays costs { $points } points.
    }
sw-leftover =
    { $count ->
        [one] Last round: if your marker stays there, it costs { sw-field-points }.
       *[other] Last round: if your { $count } markers stay there, they cost { sw-field-points }.
    }
sw-ask-stealing = One more?
sw-ask-keeping = A skull! Which tile do you keep?
sw-ask-keeping-help = Your master thief lets you keep one of this turn’s tiles.
sw-ask-acting = Your actions.
sw-acting-help =
    { $what ->
        [both] Fulfil orders and sell loot, as often as you can.
        [orders] You can fulfil an order.
       *[sales] You can sell loot.
    }
sw-acting-nothing = There is nothing to fulfil and nothing to sell.
sw-ask-paying = What do you pay with?
sw-ask-paying-cards-help =
    { $count ->
        [one] One accomplice costs one coin.
       *[other] { $count } accomplices cost { $count } coins.
    }
sw-ask-rewarding = Take a neutral tile.
sw-ask-rewarding-help =
    { $count ->
        [one] One is yours.
       *[other] Up to { $count } are yours.
    }
sw-ask-helping = Who helps you?
sw-ask-forging = Which tile does the Forger change?
sw-ask-forging-as = What does it count as?
sw-ask-selling = Which tile do you sell?
sw-ask-handing-in =
    { $count ->
        [one] Police raid! Hand in one tile.
       *[other] Police raid! Hand in { $count } tiles.
    }
sw-ask-hiring = Hire accomplices?
sw-ask-hiring-help = Each costs one coin and can be played from the next turn on.
sw-ask-hiring-last = The last round: a card is good only for the turns that still follow, and a coin you keep is a point.
sw-ask-hiring-several = Pick how many. Each costs one coin and can be played from the next turn on.
sw-ask-begging = { $who } begs. What do you give?
sw-ask-begging-help = A coin or a loot tile, as you like.
sw-ask-dividing =
    { $count ->
        [one] { $who } inherits. Give one tile.
       *[other] { $who } inherits. Give { $count } tiles.
    }
sw-ask-dividing-help = Of those you have stolen this turn.
sw-ask-rescuing = Which tile do you take?
sw-ask-rescuing-help = One of those stolen this turn, for your rescue.
sw-ask-partnering = Whom do you swap with?
sw-ask-wanting = What do you want from { $who }?
sw-ask-offering = What do you give { $who } for it?
sw-ask-offering-help = You get: { $tile }.
sw-odds = Skull: { $chance }, { $skulls } of { $tiles }.
sw-in-bag =
    { $tiles ->
        [0] No loot is left in it, only { sw-skulls }.
        [one] One loot tile and { sw-skulls } are in it.
       *[other] { $tiles } loot tiles and { sw-skulls } are in it.
    }
sw-skulls =
    { $skulls ->
        [one] one skull
       *[other] { $skulls } skulls
    }
sw-free = A skull on the first draw there costs nothing.
sw-at-order = { $order }.
sw-at-field = The field takes: { $object }, for { sw-field-points }.
sw-field-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sw-you-are-at = You are { sw-at-bag }.

## Buttons
sw-do-choose = Take this one
sw-do-reserve = Reserve
sw-do-cancel = Take the marker back
sw-do-steal = Steal here
sw-do-draw = Draw on
sw-do-stop = Stop
sw-do-sidekick = Send the Sidekick
sw-do-keep = Keep it
sw-do-play = Play a card
sw-do-play-card = Play { $card }
sw-do-pass = Pass
sw-do-bet =
    { $caught ->
        [yes] Bet: caught
       *[no] Bet: not caught
    }
sw-do-fulfil = Fulfil
sw-do-sell = Sell
sw-do-end = Done
sw-do-pay = Pay
sw-do-take = Take it
sw-do-no-more = That’s all
sw-do-show = Show the card
sw-do-forge = Forge
sw-do-hand-in = Hand in
sw-do-hire = Hire
sw-do-hire-nobody = Nobody
sw-do-give = Give
sw-do-swap = Swap
sw-do-this = Do it

## What a command is about
sw-about-reserve = reserve order { $order }
sw-about-cancel = marker back from order { $order }
sw-about-fulfil =
    { $help ->
        [yes] order { $order } with help
       *[no] order { $order }
    }
sw-about-steal = { sw-bag }
sw-about-sidekick = Sidekick, { sw-bag }
sw-about-sell =
    { $forged ->
        [yes] dealer { $dealer }, field { $field }, with a Forger
       *[no] dealer { $dealer }, field { $field }
    }
sw-about-swap = swap with seat { $seat }
sw-about-hire =
    { $count ->
        [one] Hire one
       *[other] Hire { $count }
    }
sw-about-bet =
    { $caught ->
        [yes] bet on caught
       *[no] bet on not caught
    }
sw-about-assassin = Assassin on card { $card }
sw-chosen = Chosen: { $what }.
sw-chosen-order = { $order }. Brings { $reward }.
sw-chosen-cancel = { $order }. It costs you { $points ->
        [0] nothing
        [one] a point
       *[other] { $points } points
    }.
sw-chosen-throws =
    { $you ->
        [yes] Your marker lies there.
       *[no] This throws off the marker of { $who } and costs { $who } { sw-lost-points }.
    }
sw-lost-points =
    { $points ->
        [0] nothing
       *[other] { sw-field-points }
    }
sw-chosen-partner = { $who } has: { $tiles }.
sw-hint = A bot would choose: { $what }.

## The log
sw-log-setup = Before the first turn
sw-log-turn =
    { $you ->
        [yes] Your turn, round { $round }
       *[no] { $who }, round { $round }
    }
sw-log-count = The final count
sw-log-start =
    { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
sw-log-thief =
    { $you ->
        [yes] Your master thief is { $id }: { $thief }.
       *[no] { $who } has the master thief { $id }: { $thief }.
    }
sw-log-awake =
    { $you ->
        [yes] Your master thief works from now on: { $thief }.
       *[no] The master thief of { $who } works from now on: { $thief }.
    }
sw-log-skipped =
    { $you ->
        [yes] You sit in jail. Your turn is skipped, and you come free.
       *[no] { $who } sits in jail. The turn is skipped, and { $who } comes free.
    }
sw-log-reserved =
    { $you ->
        [yes] You reserve
       *[no] { $who } reserves
    } an order ({ $order }).
sw-log-thrown =
    { $you ->
        [yes] { $by } throws your marker off{ $lost ->
            [0] {""}
            [one] {" "}and costs you a point
           *[other] {" "}and costs you { $lost } points
        }.
       *[no] That throws off the marker of { $who }{ $lost ->
            [0] {""}
            [one] , who loses a point
           *[other] , who loses { $lost } points
        }.
    }
sw-log-cancelled-order =
    { $you ->
        [yes] You give
       *[no] { $who } gives
    } up an order ({ $order }){ $lost ->
        [0] {""}
        [one] , at the price of a point
       *[other] , at the price of { $lost } points
    }.
sw-log-steals =
    { $you ->
        [yes] You steal { sw-from-bag }.
       *[no] { $who } steals { sw-from-bag }.
    }
sw-log-drew =
    { $you ->
        [yes] You draw: { $tiles }.
       *[no] { $who } draws: { $tiles }.
    }
sw-log-skull =
    { $you ->
        [yes] You draw a skull!
       *[no] { $who } draws a skull!
    }
sw-log-spared = It costs nothing this time, but the steal is over.
sw-log-lost =
    { $you ->
        [yes] You lose: { $tiles }.
       *[no] { $who } loses: { $tiles }.
    }
sw-log-stopped =
    { $you ->
        [yes] You stop.
       *[no] { $who } stops.
    }
sw-log-coin =
    { $you ->
        [yes] You get a coin.
       *[no] { $who } gets a coin.
    }
sw-log-change =
    { $you ->
        [yes] You get a coin back.
       *[no] { $who } gets a coin back.
    }
sw-log-paid =
    { $you ->
        [yes] You pay: { sw-log-goods }.
       *[no] { $who } pays: { sw-log-goods }.
    }
sw-log-goods =
    { $what ->
        [both] { $tiles }, plus { sw-log-coins }
        [tiles] { $tiles }
       *[coins] { sw-log-coins }
    }
sw-log-coins =
    { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
sw-log-fulfilled =
    { $you ->
        [yes] You fulfil
       *[no] { $who } fulfils
    } an order ({ $order }): { $reward }.
sw-log-took =
    { $you ->
        [yes] You take: { $tiles }.
       *[no] { $who } takes: { $tiles }.
    }
sw-log-sold =
    { $you ->
        [yes] You sell for { sw-field-points }: { $tiles }.
       *[no] { $who } sells for { sw-field-points }: { $tiles }.
    }
sw-log-completed = That completes the dealer: { sw-field-points } more.
sw-log-raid = Police raid! { $raid }
sw-log-handed-in =
    { $you ->
        [yes] You hand in: { $tiles }.
       *[no] { $who } hands in: { $tiles }.
    }
sw-log-jailed =
    { $you ->
        [yes] You return a wanted poster and go to jail.
       *[no] { $who } returns a wanted poster and goes to jail.
    }
sw-log-revealed = A new order ({ $order }).
sw-log-dealer = A new dealer: { $dealer }.
sw-log-replenished = Dealers and orders are filled up.
sw-log-pile =
    { $what ->
        [AccomplicesShuffled] The discarded accomplices are a new pile.
        [DealersShuffled] The discarded dealers are a new pile.
        [RaidSetAside] Another raid turns up. One is enough: it is set aside.
       *[RaidsShuffledIn] What was set aside is shuffled into the order pile.
    }
sw-log-hired =
    { $you ->
        [yes] You hire
       *[no] { $who } hires
    } { $count ->
        [one] an accomplice
       *[other] { $count } accomplices
    }.
sw-log-got =
    { $you ->
        [yes] You get: { $cards }.
       *[no] { $who } gets: { $cards }.
    }
sw-log-got-unseen =
    { $you ->
        [yes] You draw an accomplice.
       *[no] { $who } draws an accomplice.
    }
sw-log-plays =
    { $you ->
        [yes] You play { sw-a-card }.
       *[no] { $who } plays { sw-a-card }.
    }
sw-log-answers =
    { $you ->
        [yes] You answer with { sw-a-card }.
       *[no] { $who } answers with { sw-a-card }.
    }
sw-log-cancelled = { sw-the-card } is cancelled.
sw-log-bet =
    { $you ->
        [yes] You bet on { sw-log-bet-on }.
       *[no] { $who } bets on { sw-log-bet-on }.
    }
sw-log-bet-on =
    { $caught ->
        [yes] caught
       *[no] not caught
    }
sw-log-bet-won =
    { $you ->
        [yes] You win your bet on { sw-log-bet-on }: { sw-field-points }.
       *[no] { $who } wins the bet on { sw-log-bet-on }: { sw-field-points }.
    }
sw-log-bet-lost =
    { $you ->
        [yes] You lose your bet on { sw-log-bet-on }.
       *[no] { $who } loses the bet on { sw-log-bet-on }.
    }
sw-log-forced =
    { $you ->
        [yes] You must draw once more.
       *[no] { $who } must draw once more.
    }
sw-log-lured =
    { $you ->
        [yes] You go on { sw-at-bag }.
       *[no] { $who } goes on { sw-at-bag }.
    }
sw-log-skull-back = The skull goes back, as if it had never been drawn.
sw-log-copied =
    { $you ->
        [yes] You draw along: { $tiles }.
       *[no] { $who } draws along: { $tiles }.
    }
sw-log-skull-copied =
    { $you ->
        [yes] You draw a skull, which does nothing.
       *[no] { $who } draws a skull, which does nothing.
    }
sw-log-gave =
    { $you ->
        [yes] You give { $taker }
       *[no] { $getting ->
            [yes] { $who } gives you
           *[no] { $who } gives { $taker }
        }
    } ({ $card }): { sw-log-goods }.
sw-log-swapped =
    { $you ->
        [yes] You swap with { $partner }
       *[no] { $getting ->
            [yes] { $who } swaps with you
           *[no] { $who } swaps with { $partner }
        }
    }: { $gives } for { $gets }.
sw-log-shows =
    { $you ->
        [yes] You show { sw-a-card }.
       *[no] { $who } shows { sw-a-card }.
    }
sw-log-forges =
    { $you ->
        [yes] You show { sw-a-card }
       *[no] { $who } shows { sw-a-card }
    }: { $tiles } counts as { $as }.
sw-log-help-cancelled = { sw-the-card } is cancelled, and nothing comes of it.
sw-log-answered =
    { $you ->
        [yes] You answer.
       *[no] { $who } answers.
    }
sw-log-counted =
    { $you ->
        [yes] You
       *[no] { $who }
    }: { $coins ->
        [0] no coins
        [one] one coin
       *[other] { $coins } coins
    }, { $markers ->
        [0] no markers out
        [one] one marker out
       *[other] { $markers } markers out
    }. { sw-log-changed }
sw-log-changed =
    { $points ->
        [0] That changes nothing.
        [one] That makes { $points } point.
       *[other] That makes { $points } points.
    }
sw-log-over = The game is over.
sw-log-undone =
    { $you ->
        [yes] You take your move back.
       *[no] { $who } takes a move back.
    }
sw-log-undone-move =
    { $more ->
        [yes] { $you ->
            [yes] You take back a move ({ $what }), and with it all that followed.
           *[no] { $who } takes back a move ({ $what }), and with it all that followed.
        }
       *[no] { $you ->
            [yes] You take back a move ({ $what }).
           *[no] { $who } takes back a move ({ $what }).
        }
    }

## The score sheet
sw-sheet-cap = Score sheet
sw-sheet = Who has how much?
sw-sheet-empty = No round is over yet.
sw-sheet-goal = Most points win. The game ends with the round in which somebody has fulfilled { $end } orders.
sw-sheet-way = To { $end } orders
sw-sheet-left =
    { $orders ->
        [one] one to go
       *[other] { $orders } to go
    }
sw-sheet-there = there

## The end
sw-why =
    { $you ->
        [yes] You have fulfilled { $orders } orders: the game is over.
       *[no] { $who } has fulfilled { $orders } orders: the game is over.
    }
sw-why-several = { $who } have fulfilled { $orders } orders or more: the game is over.
sw-why-last = It was the last round agreed on: the game is over.
sw-verdict =
    { $count ->
        [one] { $you ->
            [yes] You have the most points, { $points }, and win.
           *[no] { $who } has the most points, { $points }, and wins.
        }
       *[other] { $who } have the most points, { $points } each, and as many orders: they win together.
    }
sw-verdict-orders =
    { $count ->
        [one] { $you ->
            [yes] Several have { $points } points, but you have fulfilled the most orders and win.
           *[no] Several have { $points } points, but { $who } has fulfilled the most orders and wins.
        }
       *[other] Several have { $points } points, but { $who } have fulfilled the most orders and win together.
    }
sw-unit = Points
sw-poster-charge = for reaching into strangers’ bags
sw-poster-sum = { sw-field-points }{ $count ->
        [one] {""}
       *[other] {" "}each
    } after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
sw-poster-seen =
    { $count ->
        [one] Last seen in the fog, with jingling pockets.
       *[other] Last seen in the fog together, with jingling pockets.
    }
sw-orders = Orders
sw-sales = Sold
sw-times-caught = Caught
sw-sum-start = { $points } at the start
sw-sum-orders = { $points } for orders
sw-sum-sales = { $points } for sales
sw-sum-bets = { $points } for bets
sw-sum-coins = { $points } for coins
sw-sum-markers = { $points } for markers
sw-fact-round = The best round: { $who } in round { $round }.
sw-fact-order = The best single order: { $who }.
sw-fact-caught =
    { $count ->
        [one] Caught once
        [2] Caught twice
       *[other] Caught { $count } times
    }
sw-fact-caught-text = { $who } met the skulls most often. They send their regards.
sw-fact-haul =
    { $count ->
        [one] One tile
       *[other] { $count } tiles
    }
sw-fact-haul-text = The longest steal that ended well: { $who }.
sw-fact-cards =
    { $count ->
        [one] One accomplice
       *[other] { $count } accomplices
    }
sw-fact-cards-text = { $who } left the dirty work to others most often.

## The table in words
sw-words-game = The game
sw-words-steal-title = This turn
sw-words-options = You can choose
sw-words-numbered = { $n }: { $what }
sw-words-thief-at = Master thieves work from { $orders } orders on.
sw-words-seat =
    { $who }{ $you ->
        [yes] {" "}(you)
       *[no] { $bot ->
            [yes] {" "}(bot)
           *[no] {""}
        }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $orders ->
        [0] no orders
        [one] one order
       *[other] { $orders } orders
    } fulfilled, { $coins ->
        [0] no coins
        [one] one coin
       *[other] { $coins } coins
    }, { $posters ->
        [0] no posters
        [one] one poster
       *[other] { $posters } posters
    }, { $cards ->
        [0] no accomplices
        [one] one accomplice
       *[other] { $cards } accomplices
    }, { $markers ->
        [0] no markers
        [one] one marker
       *[other] { $markers } markers
    } left.
sw-words-no-loot = No loot.
sw-words-thief =
    { $works ->
        [yes] Master thief { $id }, at work: { $thief }.
       *[no] Master thief { $id }, not at work: { $thief }.
    }
sw-words-known = Known of the accomplices: { $cards }.
sw-words-hustler = Has the open Hustler.
sw-words-start = Is the start player.
sw-words-jailed = Sits in jail.
sw-words-turn = Is the thief at work.
sw-words-steal = { $who } steals: { $bag }.
sw-words-fresh = Stolen this turn: { $tiles }.
sw-words-drawn = Counts as drawn this turn: { $tiles }.
sw-words-no-fresh = No loot of this turn.
sw-words-gone = Discarded accomplices: { $cards }.
sw-words-no-cards = You have no accomplices.
sw-words-fits = Fits now: { $cards }.
