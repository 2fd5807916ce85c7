# Swindler in the browser: the log, the prompts, the end, and the table in words.

## Pieces
swindler-field = { $object } { $points }
swindler-field-taken = { $field } (taken: { $tile })
swindler-use-orders =
    { $count ->
        [one] Counts for order { $orders }.
       *[other] Counts for orders { $orders }.
    }
swindler-use-fields = Can be sold for { $fields }.
swindler-use-none = No order or dealer wants it right now.

## Where we are
swindler-rounds-at-most =
    { $rounds ->
        [one] one round only
       *[other] { $rounds } rounds at most
    }
swindler-ends-at =
    ends at { $orders ->
        [one] one order
       *[other] { $orders } orders
    }

## What it is all about
swindler-welcome-goal =
    Most points win. Once somebody has fulfilled { $end ->
        [one] one order
       *[other] { $end } orders
    }, the round is played to its end, and then the game is over.
swindler-welcome-steal = Pick a bag and draw tiles one by one. Stop whenever you like: a single skull costs you every tile you have of that colour.
swindler-welcome-orders = Before you steal, put markers on the orders you want. Others can throw them off, and that costs you points.
swindler-welcome-sell = What orders do not need goes to the dealers, for points at once.
swindler-welcome-cards = A coin buys an accomplice. Most of them strike on somebody else’s turn.

## Waiting
swindler-moment = One moment.
swindler-wait-answers = Anybody with a card may step in, then it goes on.
swindler-wait-choosing = { $who } is choosing a master thief.
swindler-wait-reserving = { $who } is looking at the orders.
swindler-wait-stealing = { $who } has a hand { swindler-wait-in-bag }.
swindler-wait-in-bag = in the { swindler-coloured } bag
swindler-wait-keeping = { $who } saves one tile from the skull.
swindler-wait-acting = { $who } fulfils orders and sells loot.
swindler-wait-paying = { $who } is paying for an order.
swindler-wait-rewarding = { $who } takes the reward.
swindler-wait-helping = { $who } is looking for help with an order.
swindler-wait-forging = { $who } is having a tile forged.
swindler-wait-forging-as = { $who } is having a tile forged.
swindler-wait-selling = { $who } is selling loot.
swindler-wait-handing-in = Police raid! { $who } has to hand something in.
swindler-wait-hiring = { $who } is thinking of hiring.
swindler-wait-paying-cards = { $who } is paying for accomplices.
swindler-wait-begging = { $who } has to give the Beggar something.
swindler-wait-dividing = { $who } has to share the loot.
swindler-wait-rescuing = { $who } picks a tile as a reward.
swindler-wait-partnering = { $who } is looking for somebody to swap with.
swindler-wait-wanting = { $who } chooses a tile for a swap.
swindler-wait-offering = { $who } chooses a tile for a swap.

## What has happened, when accomplices are asked for
swindler-when-start =
    { $you ->
        [yes] Your turn begins.
       *[no] { $who }’s turn begins.
    }
swindler-when-bag =
    { $you ->
        [yes] You pick { swindler-the-bag }.
       *[no] { $who } picks { swindler-the-bag }.
    }
swindler-when-tile =
    { $you ->
        [yes] You drew: { $tile }.
       *[no] { $who } drew: { $tile }.
    }
swindler-when-stop =
    { $you ->
        [yes] You stop.
       *[no] { $who } stops.
    }
swindler-when-skull =
    { $you ->
        [yes] You drew a skull.
       *[no] { $who } drew a skull.
    }
swindler-when-stolen =
    { $you ->
        [yes] Your steal is over.
       *[no] { $who } has finished stealing.
    }
swindler-when-hiring =
    { $you ->
        [yes] You are about to hire.
       *[no] { $who } is about to hire.
    }
swindler-plays =
    { $you ->
        [yes] You play { swindler-a-card }.
       *[no] { $who } plays { swindler-a-card }.
    }
swindler-shows =
    { $you ->
        [yes] You show { $cards }.
       *[no] { $who } shows { $cards }.
    }
swindler-answered = You have answered: { $what }. Until the game goes on, you may change it.
swindler-passed-for-you = You chose not to be asked, so we pass for you.
swindler-fits = You could play: { $cards }. Pick one.
swindler-fits-none = None of your cards fits. Everybody who holds cards is asked.
swindler-would-loot = This turn’s loot: { $tiles }.

## What a card in play does if nobody answers: $who played it, it is the turn of $thief ($yours, if that is you)
swindler-means-copycat =
    { $you ->
        [yes] You draw a tile { swindler-from-bag } too.
       *[no] { $who } draws a tile { swindler-from-bag } too.
    }
swindler-means-backstabber =
    { $yours ->
        [yes] You must draw once more { swindler-from-bag }.
       *[no] { $thief } must draw once more { swindler-from-bag }.
    }
swindler-means-beggar =
    { $you ->
        [yes] Whoever has more points than you gives you a coin or a tile.
       *[no] Whoever has more points than { $who } gives up a coin or a tile.
    }
swindler-means-gold_digger =
    { $yours ->
        [yes] Half of your new loot goes to { $who }.
       *[no] { $thief } gives { $you ->
            [yes] you
           *[no] { $who }
        } half of the new loot.
    }
swindler-means-guardian_angel = The skull goes back, and { $you ->
        [yes] you take
       *[no] { $who } takes
    } one of the new tiles for it.
swindler-means-hustler = The two tiles change places.
swindler-means-know_it_all =
    { $you ->
        [yes] If the bet is right, you get 2 points.
       *[no] If the bet is right, { $who } gets 2 points.
    }
swindler-means-sidekick = A skull on the first draw there costs nothing.
swindler-means-assassin =
    { $mine ->
        [yes] That cancels your card: { $card }.
       *[no] That cancels the card of { $whose }: { $card }.
    }

## What is asked
swindler-ask-choosing = Choose your master thief.
swindler-ask-choosing-help =
    It helps you once you have fulfilled { $orders ->
        [one] one order
       *[other] { $orders } orders
    }.
swindler-ask-reserving = Reserve orders, then pick a bag.
swindler-ask-reserving-help =
    { $markers ->
        [0] All your markers are out. On to the bags!
        [one] You have one marker left.
       *[other] You have { $markers } markers left.
    }
swindler-last-marker =
    { $points ->
        [one] Last round: a marker that stays costs 1 point.
       *[other] Last round: a marker that stays costs { $points } points.
    }
swindler-leftover =
    { $count ->
        [one] Last round: if your marker stays there, it costs { swindler-field-points }.
       *[other] Last round: if your { $count } markers stay there, they cost { swindler-field-points }.
    }
swindler-ask-keeping = A skull! Which tile do you keep?
swindler-ask-keeping-help = Your master thief lets you keep one of this turn’s tiles.
swindler-ask-acting = Your actions.
swindler-acting-help =
    { $what ->
        [both] Fulfil orders and sell loot, as often as you can.
        [orders] You can fulfil an order.
       *[sales] You can sell loot.
    }
swindler-acting-nothing = Nothing to fulfil and nothing to sell.
swindler-ask-paying = What do you pay with?
swindler-still-due = Still to pay: { $what }.
swindler-ask-paying-cards-help =
    { $count ->
        [one] One accomplice costs one coin.
       *[other] { $count } accomplices cost { $count } coins.
    }
swindler-ask-rewarding = Take a neutral tile.
swindler-ask-rewarding-help =
    { $count ->
        [one] You may take one.
       *[other] You may take up to { $count }.
    }
swindler-ask-helping = Who will help you?
swindler-ask-forging = Which tile does the Forger change?
swindler-ask-forging-as = What should it count as?
swindler-ask-selling = Which tile do you sell?
swindler-ask-handing-in =
    { $count ->
        [one] Police raid! Hand in one tile.
       *[other] Police raid! Hand in { $count } tiles.
    }
swindler-ask-hiring = Hire accomplices?
swindler-ask-hiring-help = Each costs one coin and can be played from the next turn on.
swindler-ask-hiring-last = Last round: a card only helps in the turns still to come, and every coin you keep is a point.
swindler-ask-hiring-several = Pick how many. Each costs one coin and can be played from the next turn on.
swindler-ask-begging = { $who } begs. What do you give?
swindler-ask-begging-help = A coin or a loot tile, as you like.
swindler-ask-dividing =
    { $count ->
        [one] { $who } inherits. Give one tile.
       *[other] { $who } inherits. Give { $count } tiles.
    }
swindler-ask-dividing-help = From what you stole this turn.
swindler-ask-rescuing = Which tile do you take?
swindler-ask-rescuing-help = One of this turn’s tiles, as your reward.
swindler-ask-partnering = Whom do you swap with?
swindler-ask-wanting = What do you want from { $who }?
swindler-ask-offering = What do you give { $who } for it?
swindler-ask-offering-help = You get: { $tile }.
swindler-stake =
    { $you ->
        [yes] A skull costs you { swindler-stake-tiles }
       *[no] A skull costs { $who } { swindler-stake-tiles }
    }{ $coin ->
        [yes] {" "}and brings a coin
       *[no] {""}
    }.
swindler-stake-tiles =
    { $count ->
        [0] nothing
        [one] one { swindler-coloured } tile
       *[other] { $count } { swindler-coloured } tiles
    }
swindler-stake-free = A skull here costs nothing and ends the steal.
swindler-stays =
    { $count ->
        [one] One of your tiles stays in any case.
       *[other] { $count } of your tiles stay in any case.
    }
swindler-odds = Skull: { $chance }, { $skulls } of { $tiles }.
swindler-in-bag =
    { $tiles ->
        [0] No loot is left in it, only { swindler-skulls }.
        [one] It holds one loot tile and { swindler-skulls }.
       *[other] It holds { $tiles } loot tiles and { swindler-skulls }.
    }
swindler-skulls =
    { $skulls ->
        [one] one skull
       *[other] { $skulls } skulls
    }
swindler-free = A skull on the first draw there costs nothing.
swindler-at-order = { $order }.
swindler-at-field = The field takes: { $object }, for { swindler-field-points }.
swindler-field-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
swindler-you-are-at = You are { swindler-at-bag }.

## Buttons
swindler-do-choose = Take this one
swindler-do-reserve = Reserve
swindler-do-cancel = Take the marker back
swindler-do-steal = Steal here
swindler-do-name = Choose a bag
swindler-do-draw = Draw one more
swindler-do-stop = Stop
swindler-do-sidekick = Send the Sidekick
swindler-do-keep = Keep it
swindler-do-play = Play a card
swindler-do-play-card = Play { $card }
swindler-do-pass = Pass
swindler-do-bet =
    { $caught ->
        [yes] Bet: caught
       *[no] Bet: not caught
    }
swindler-do-fulfil = Fulfil
swindler-do-sell = Sell
swindler-do-fulfil-helped = Fulfil with help
swindler-do-sell-helped = Sell with the Forger
swindler-do-end = Done
swindler-do-pay = Pay
swindler-do-pick-first =
    { $coin ->
        [yes] Pick a tile or a coin first
       *[no] Pick a tile first
    }
swindler-do-take = Take it
swindler-do-no-more = That’s all
swindler-do-show = Show the card
swindler-do-forge = Forge
swindler-do-hand-in = Hand in
swindler-do-hire = Hire
swindler-do-hire-nobody = Hire nobody
swindler-do-give = Give
swindler-do-swap = Swap
swindler-do-this = Do it

## What a command is about
swindler-about-reserve = reserve { swindler-about-order }
swindler-about-cancel = marker back from { swindler-about-order }
swindler-about-fulfil =
    fulfil { swindler-about-order }{ $help ->
        [yes] {" "}with help
       *[no] {""}
    }
swindler-quoted = “{ $words }”
swindler-about-order =
    { $known ->
        [yes] “{ $order }”
       *[no] an order
    }
swindler-about-steal = { swindler-bag }
swindler-about-sidekick = Sidekick, { swindler-bag }
swindler-about-sell =
    { $known ->
        [yes] sell { $object } for { swindler-field-points }
       *[no] sell to a dealer
    }{ $forged ->
        [yes] , with a Forger
       *[no] {""}
    }
swindler-about-swap =
    { $known ->
        [yes] swap with { $who }
       *[no] swap with somebody
    }
swindler-about-hire =
    { $count ->
        [one] Hire one
       *[other] Hire { $count }
    }
swindler-about-bet =
    { $caught ->
        [yes] bet on caught
       *[no] bet on not caught
    }
swindler-about-assassin =
    { $known ->
        [yes] Assassin against: { $card }
       *[no] Assassin
    }
swindler-chosen = Chosen: { $what }.
swindler-chosen-order = { $order }. Brings { $reward }.
swindler-chosen-help = Your accomplices make up for what you lack; you choose them next.
swindler-chosen-forged = It takes your Forger: one of your tiles counts as what is wanted here.
swindler-chosen-cancel = { $order }. It costs you { $points ->
        [0] nothing
        [one] a point
       *[other] { $points } points
    }.
swindler-chosen-throws =
    { $you ->
        [yes] Your marker lies there.
       *[no] This throws off the marker of { $who } and costs { $who } { swindler-lost-points }.
    }
swindler-lost-points =
    { $points ->
        [0] nothing
       *[other] { swindler-field-points }
    }
swindler-chosen-partner = { $who } has: { $tiles }.
swindler-hint = A bot would choose: { $what }.

## The log
swindler-log-setup = Before the first turn
swindler-log-turn =
    { $you ->
        [yes] Your turn, round { $round }
       *[no] { $who }, round { $round }
    }
swindler-log-count = The final count
swindler-log-start =
    { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
swindler-log-thief =
    { $you ->
        [yes] Your master thief is { $id }: { $thief }.
       *[no] { $who } has the master thief { $id }: { $thief }.
    }
swindler-log-awake =
    { $you ->
        [yes] Your master thief works from now on: { $thief }.
       *[no] The master thief of { $who } works from now on: { $thief }.
    }
swindler-log-skipped =
    { $you ->
        [yes] You sit in jail. Your turn is skipped, and you come free.
       *[no] { $who } sits in jail. The turn is skipped, and { $who } comes free.
    }
swindler-log-reserved =
    { $you ->
        [yes] You reserve
       *[no] { $who } reserves
    } an order ({ $order }).
swindler-log-thrown =
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
swindler-log-cancelled-order =
    { $you ->
        [yes] You give
       *[no] { $who } gives
    } up an order ({ $order }){ $lost ->
        [0] {""}
        [one] , which costs a point
       *[other] , which costs { $lost } points
    }.
swindler-log-steals =
    { $you ->
        [yes] You steal { swindler-from-bag }.
       *[no] { $who } steals { swindler-from-bag }.
    }
swindler-log-stole =
    { $you ->
        [yes] You draw { swindler-from-bag }: { $tiles }{ $stops ->
            [yes] , and stop
           *[no] {""}
        }.
       *[no] { $who } draws { swindler-from-bag }: { $tiles }{ $stops ->
            [yes] , and stops
           *[no] {""}
        }.
    }
swindler-log-drew =
    { $you ->
        [yes] You draw: { $tiles }.
       *[no] { $who } draws: { $tiles }.
    }
swindler-log-skull =
    { $you ->
        [yes] You draw a skull.
       *[no] { $who } draws a skull.
    }
swindler-log-spared = It costs nothing this time, but the steal is over.
swindler-log-lost =
    { $you ->
        [yes] You lose: { $tiles }.
       *[no] { $who } loses: { $tiles }.
    }
swindler-log-stopped =
    { $you ->
        [yes] You stop.
       *[no] { $who } stops.
    }
swindler-log-coin =
    { $you ->
        [yes] You get a coin.
       *[no] { $who } gets a coin.
    }
swindler-log-change =
    { $you ->
        [yes] You get a coin back.
       *[no] { $who } gets a coin back.
    }
swindler-log-paid =
    { $you ->
        [yes] You pay: { swindler-log-goods }.
       *[no] { $who } pays: { swindler-log-goods }.
    }
swindler-log-goods =
    { $what ->
        [both] { $tiles }, plus { swindler-log-coins }
        [tiles] { $tiles }
       *[coins] { swindler-log-coins }
    }
swindler-log-coins =
    { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
swindler-log-fulfilled =
    { $you ->
        [yes] You fulfil
       *[no] { $who } fulfils
    } an order ({ $order }): { $reward }.
swindler-log-took =
    { $you ->
        [yes] You take: { $tiles }.
       *[no] { $who } takes: { $tiles }.
    }
swindler-log-sold =
    { $you ->
        [yes] You sell for { swindler-field-points }: { $tiles }.
       *[no] { $who } sells for { swindler-field-points }: { $tiles }.
    }
swindler-log-completed = That completes the dealer, for { swindler-field-points } on top.
swindler-log-raid = Police raid! { $raid }
swindler-log-handed-in =
    { $you ->
        [yes] You hand in: { $tiles }.
       *[no] { $who } hands in: { $tiles }.
    }
swindler-log-jailed =
    { $you ->
        [yes] You return a wanted poster and go to jail.
       *[no] { $who } returns a wanted poster and goes to jail.
    }
swindler-log-revealed = A new order ({ $order }).
swindler-log-dealer = A new dealer: { $dealer }.
swindler-log-replenished = Dealers and orders are filled up.
swindler-log-pile =
    { $what ->
        [AccomplicesShuffled] The discarded accomplices form a new pile.
        [DealersShuffled] The discarded dealers form a new pile.
        [RaidSetAside] Another raid turns up. One is enough: it is set aside.
       *[RaidsShuffledIn] The raids set aside are shuffled into the order pile.
    }
swindler-log-hired =
    { $you ->
        [yes] You hire
       *[no] { $who } hires
    } { $count ->
        [one] an accomplice
       *[other] { $count } accomplices
    }.
swindler-log-got =
    { $you ->
        [yes] You get: { $cards }.
       *[no] { $who } gets: { $cards }.
    }
swindler-log-got-unseen =
    { $you ->
        [yes] You draw an accomplice.
       *[no] { $who } draws an accomplice.
    }
swindler-log-plays =
    { $you ->
        [yes] You play { swindler-a-card }.
       *[no] { $who } plays { swindler-a-card }.
    }
swindler-log-answers =
    { $you ->
        [yes] You answer with { swindler-a-card }.
       *[no] { $who } answers with { swindler-a-card }.
    }
swindler-log-cancelled = { swindler-the-card } is cancelled.
swindler-log-bet =
    { $you ->
        [yes] You bet on { swindler-log-bet-on }.
       *[no] { $who } bets on { swindler-log-bet-on }.
    }
swindler-log-bet-on =
    { $caught ->
        [yes] caught
       *[no] not caught
    }
swindler-log-bet-won =
    { $you ->
        [yes] You win your bet on { swindler-log-bet-on }: { swindler-field-points }.
       *[no] { $who } wins the bet on { swindler-log-bet-on }: { swindler-field-points }.
    }
swindler-log-bet-lost =
    { $you ->
        [yes] You lose your bet on { swindler-log-bet-on }.
       *[no] { $who } loses the bet on { swindler-log-bet-on }.
    }
swindler-log-forced =
    { $you ->
        [yes] You must draw once more.
       *[no] { $who } must draw once more.
    }
swindler-log-lured =
    { $you ->
        [yes] You go on { swindler-at-bag }.
       *[no] { $who } goes on { swindler-at-bag }.
    }
swindler-log-skull-back = The skull goes back, as if it had never been drawn.
swindler-log-copied =
    { $you ->
        [yes] You draw one too: { $tiles }.
       *[no] { $who } draws one too: { $tiles }.
    }
swindler-log-skull-copied =
    { $you ->
        [yes] You draw a skull, which does nothing.
       *[no] { $who } draws a skull, which does nothing.
    }
swindler-log-gave =
    { $you ->
        [yes] You give { $taker }
       *[no] { $getting ->
            [yes] { $who } gives you
           *[no] { $who } gives { $taker }
        }
    } ({ $card }): { swindler-log-goods }.
swindler-log-swapped =
    { $you ->
        [yes] You swap with { $partner }
       *[no] { $getting ->
            [yes] { $who } swaps with you
           *[no] { $who } swaps with { $partner }
        }
    }: { $gives } for { $gets }.
swindler-log-shows =
    { $you ->
        [yes] You show { swindler-a-card }.
       *[no] { $who } shows { swindler-a-card }.
    }
swindler-log-forges =
    { $you ->
        [yes] You show { swindler-a-card }
       *[no] { $who } shows { swindler-a-card }
    }: { $tiles } counts as { $as }.
swindler-log-help-cancelled = { swindler-the-card } is cancelled, and nothing comes of it.
swindler-log-counted =
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
    }. { swindler-log-changed }
swindler-log-changed =
    { $points ->
        [0] That changes nothing.
        [one] That makes { $points } point.
       *[other] That makes { $points } points.
    }
swindler-log-over = The game is over.
swindler-log-undone =
    { $you ->
        [yes] You take your move back.
       *[no] { $who } takes a move back.
    }
swindler-log-undone-move =
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
swindler-sheet-cap = Score sheet
swindler-sheet = Who has how much?
swindler-sheet-empty = No round is over yet.
swindler-sheet-goal =
    Most points win. The game ends with the round in which somebody has fulfilled { $end ->
        [one] one order
       *[other] { $end } orders
    }.
swindler-sheet-way =
    To { $end ->
        [one] one order
       *[other] { $end } orders
    }
swindler-sheet-left =
    { $orders ->
        [one] one to go
       *[other] { $orders } to go
    }
swindler-sheet-there = there

## The end
swindler-why =
    { $you ->
        [yes] You have fulfilled { $orders ->
                [one] one order
               *[other] { $orders } orders
            }: the game is over.
       *[no] { $who } has fulfilled { $orders ->
                [one] one order
               *[other] { $orders } orders
            }: the game is over.
    }
swindler-why-several =
    { $who } have fulfilled { $orders ->
        [one] one order
       *[other] { $orders } orders
    } or more: the game is over.
swindler-why-last = It was the last round agreed on: the game is over.
swindler-verdict =
    { $count ->
        [one] { $you ->
            [yes] You have the most points, { $points }, and win.
           *[no] { $who } has the most points, { $points }, and wins.
        }
       *[other] { $who } have the most points, { $points } each, and as many orders: they win together.
    }
swindler-verdict-orders =
    { $count ->
        [one] { $you ->
            [yes] Several have { $points ->
                [one] one point
               *[other] { $points } points
            }, but you have fulfilled the most orders and win.
           *[no] Several have { $points ->
                [one] one point
               *[other] { $points } points
            }, but { $who } has fulfilled the most orders and wins.
        }
       *[other] Several have { $points ->
                [one] one point
               *[other] { $points } points
            }, but { $who } have fulfilled the most orders and win together.
    }
swindler-unit = Points
swindler-poster-charge = for reaching into strangers’ bags
swindler-poster-sum = { swindler-field-points }{ $count ->
        [one] {""}
       *[other] {" "}each
    } after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
swindler-poster-seen =
    { $count ->
        [one] Last seen in the fog, with jingling pockets.
       *[other] Last seen in the fog together, with jingling pockets.
    }
swindler-orders = Orders
swindler-sales = Sold
swindler-times-caught = Caught
swindler-sum-start = { $points } at the start
swindler-sum-orders = { $points } for orders
swindler-sum-sales = { $points } for sales
swindler-sum-bets = { $points } for bets
swindler-sum-coins = { $points } for coins
swindler-sum-markers = { $points } for markers
swindler-fact-round = The best round: { $who } in round { $round }.
swindler-fact-order = The best single order: { $who }.
swindler-fact-caught =
    { $count ->
        [one] Caught once
        [2] Caught twice
       *[other] Caught { $count } times
    }
swindler-fact-caught-text = { $who } met the skulls most often. They send their regards.
swindler-fact-haul =
    { $count ->
        [one] One tile
       *[other] { $count } tiles
    }
swindler-fact-haul-text = The longest steal that ended well: { $who }.
swindler-fact-cards =
    { $count ->
        [one] One accomplice
       *[other] { $count } accomplices
    }
swindler-fact-cards-text = { $who } left the dirty work to others most often.

## The table in words
swindler-words-game = The game
swindler-words-steal-title = This turn
swindler-words-options = You can choose
swindler-words-numbered = { $n }: { $what }
swindler-words-thief-at =
    Master thieves work from { $orders ->
        [one] one order
       *[other] { $orders } orders
    } on.
swindler-words-seat =
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
swindler-words-no-loot = No loot.
swindler-words-thief =
    { $works ->
        [yes] Master thief { $id }, at work: { $thief }.
       *[no] Master thief { $id }, not at work: { $thief }.
    }
swindler-words-known = Known of the accomplices: { $cards }.
swindler-words-hustler = Has the open Hustler.
swindler-words-start = Is the start player.
swindler-words-jailed = Sits in jail.
swindler-words-turn = Is the thief at work.
swindler-words-steal = { $who } steals: { $bag }.
swindler-words-fresh = Drawn this turn, in this order: { $tiles }.
swindler-words-drawn = Counts as drawn this turn: { $tiles }.
swindler-words-no-fresh = No loot of this turn.
swindler-words-gone = Discarded accomplices: { $cards }.
swindler-words-no-cards = You have no accomplices.
swindler-words-fits = You could play now: { $cards }.
