# Swindler in the terminal.

swindler-welcome = Swindler. Reach into the bags as long as you dare: loot is yours, a skull takes it back. Reserve orders, fulfil them, sell the rest to the dealers, and hire accomplices who cheat for you, also when it is not your turn. Most points win.
swindler-title = Swindler
swindler-target =
    { $orders ->
        [one] ends at one order
       *[other] ends at { $orders } orders
    }
swindler-rounds =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds at most
    }
swindler-last-markers = last round, each marker −{ $points }
swindler-house = house set “{ $title }”
swindler-house-untitled = house set
swindler-move = “{ $move }”
swindler-vocabulary = fulfil=fulfil fulfill=fulfil guardian_angel=guardian_angel angel=guardian_angel gold_digger=gold_digger digger=gold_digger white=white neutral=white
swindler-signs = { $turn } turn  { $start } begins  { $jail } in jail  { $works } thief works, order can be done  { $bot } bot
swindler-marks = 7+1 loot and skulls, 13% risk  { $full } sold  2+ with the Hustler

## Short signs: backgrounds and objects by a few letters
swindler-sign-red = Re
swindler-sign-blue = Bl
swindler-sign-yellow = Ye
swindler-sign-green = Gr
swindler-sign-black = Bk
swindler-sign-white = Ne
swindler-any-key = key
swindler-short-key = key
swindler-short-key_any = key
swindler-short-ring = ring
swindler-short-necklace = nec
swindler-short-watch = wat
swindler-short-brooch = bro
swindler-short-coin = coi
swindler-short-seal_tin = tin
swindler-short-double_coin = 2coi
swindler-short-key_joker = 3key

## What to type for short: letters beside the numbers of the board
swindler-key-draw = d
swindler-key-stop = s
swindler-key-pass = p
swindler-key-beggar = b
swindler-key-hustler = h
swindler-key-end = e
swindler-key-enough = e
swindler-key-help = h

## Columns and rows
swindler-head-seat = Seat
swindler-head-thief = Thief
swindler-head-points = Pts
swindler-head-orders = Ord
swindler-head-coins = Coi
swindler-head-posters = Wan
swindler-head-hand = Hand
swindler-head-loot = Loot
swindler-hand = Hand
swindler-orders = Orders
swindler-dealers = Dealer
swindler-bags = Bags
swindler-steal = Steal
swindler-stack = Cards
swindler-bets = Bets
swindler-left = left: { $tiles }
swindler-survive = safe draws { $survive }
swindler-swap = { $partner }: { $theirs } ↔ { $yours }
swindler-help-forged = { $card } ({ $tile } as { $stands })
swindler-brief = { $who } ({ $sign }, { $thief }): points { $points }, orders { $orders }, coins { $coins }, posters { $posters }, hand { $hand }, loot { $loot }
swindler-no-last = Nothing has happened yet.

## What is known
swindler-known-about = bags, cards and thieves
swindler-known-bags = In the bags
swindler-known-bag =
    { $bag }: { $tiles }, { $skulls ->
        [one] one skull
       *[other] { $skulls } skulls
    }.
swindler-known-supply = Supply: coins { $coins }, wanted posters { $posters }, neutral tiles: { $tiles }.
swindler-known-cards = Accomplices
swindler-known-accomplices = Pile: { $left }. Discarded: { $gone }.
swindler-known-thieves = Master thieves, who work from { $orders } orders on
swindler-known-done = Orders fulfilled
swindler-known-piles = Piles: orders { $orders }, dealers { $dealers }.
swindler-secret = { $count } secret
swindler-no-cards = no cards

## What is asked
swindler-ask-choosing = Which master thief will work for you?
swindler-ask-reserving = Which bag do you steal from? You may reserve first.
swindler-ask-draw = Draw on { sw-from-bag } (skull { $risk }), or stop?
swindler-ask-keeping = The skull leaves you one of these. Which one?
swindler-ask-window =
    { $fits ->
        [yes] { $who }: { $moment }. Do you play an accomplice?
       *[no] { $who }: { $moment }. Nothing of yours fits, and nobody knows.
    }
swindler-ask-answer =
    { $fits ->
        [yes] { sw-the-card } is in play. Do you send the Assassin?
       *[no] { sw-the-card } is in play. You have no answer, and nobody knows.
    }
swindler-ask-acting = Fulfil orders, sell loot, play cards: what do you do?
swindler-ask-paying =
    { $left ->
        [0] What do you pay with?
       *[other] What do you pay with? { $left } to go.
    }
swindler-ask-rewarding =
    { $left ->
        [one] Take a neutral tile as your reward?
       *[other] Take up to { $left } neutral tiles as your reward?
    }
swindler-ask-helping = Which card helps?
swindler-ask-forging = Which tile does the Forger change?
swindler-ask-forging-as = What does it count as?
swindler-ask-selling = Which tile do you sell?
swindler-ask-handing-in =
    { $left ->
        [one] Police! Hand in one tile.
       *[other] Police! Hand in { $left } tiles.
    }
swindler-ask-hiring = How many accomplices do you hire, a coin each?
swindler-ask-paying-cards =
    { $left ->
        [one] What do you pay with? One coin to go.
       *[other] What do you pay with? { $left } coins to go.
    }
swindler-ask-begging = A Beggar holds out a hat. What do you give?
swindler-ask-dividing =
    { $left ->
        [one] The Gold Digger gets one of these. Which one?
       *[other] The Gold Digger gets { $left } of these. Which ones?
    }
swindler-ask-rescuing = Which tile does your Guardian Angel take?
swindler-ask-partnering = With whom do you swap?
swindler-ask-wanting = Which tile do you want?
swindler-ask-offering = Which tile do you give for it?
swindler-choice =
    { $what ->
        [draw] draw
        [stop] stop
        [pass] pass
        [end-actions] end your actions
       *[no-more] that is all
    }
swindler-choices =
    { $verb ->
        [reserve] reserve
        [cancel] take back (−2)
        [steal] steal from
        [sidekick] Sidekick, to
        [forged] sell with a Forger
       *[hire] hire
    }
swindler-choice-thief-draw_accomplice = draws you an accomplice each turn
swindler-choice-thief-unreserved_orders = orders that nobody has reserved
swindler-choice-thief-raid_minus_one = loot and posters count one fewer in raids
swindler-choice-thief-sale_plus_one = each sale brings 1 point more
swindler-choice-thief-skull_keep_one = a skull takes only new tiles and leaves you one
swindler-choice-thief-any_key = your keys fit any colour in orders
swindler-choice-bet =
    { $bet ->
        [caught] bet: caught
       *[free] bet: not caught
    }
swindler-choice-assassin = Assassin on { sw-a-card }
swindler-choice-fulfil =
    { $helped ->
        [yes] order { $order } with help: { sw-points }
       *[no] order { $order }: { sw-points }
    }
swindler-choice-sell = sell { $object } +{ $points }

## The log
swindler-begins =
    { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
swindler-thief =
    { $you ->
        [yes] You take { $thief }: { $motto }.
       *[no] { $who } takes { $thief }: { $motto }.
    }
swindler-ended = Round { $round } is over: { $points }.
swindler-skipped =
    { $you ->
        [yes] You come out of jail instead of taking your turn.
       *[no] { $who } comes out of jail instead of taking a turn.
    }
swindler-counted =
    { $you ->
        [yes] The count: { $coins } for your coins, { $markers } for your markers.
       *[no] The count: { $coins } for { $who }'s coins, { $markers } for the markers.
    }
swindler-order-came = New order { $slot }. { $order }.
swindler-dealer-came = New dealer { $stall }: { $fields }.
swindler-piles =
    { $what ->
        [DealersShuffled] The discarded dealers are shuffled into a new pile.
        [AccomplicesShuffled] The discarded accomplices are shuffled into a new pile.
        [RaidSetAside] Another raid turns up and is put aside.
       *[RaidsShuffledIn] The raid that was put aside is shuffled into the pile.
    }
swindler-hired =
    { $you ->
        [yes] You hire { $count ->
            [one] an accomplice.
           *[other] { $count } accomplices.
        }
       *[no] { $who } hires { $count ->
            [one] an accomplice.
           *[other] { $count } accomplices.
        }
    }
swindler-drew-card =
    { $you ->
        [yes] Into your hand: { $card }.
       *[no] { $who } draws an accomplice.
    }
swindler-jailed =
    { $you ->
        [yes] You go to jail.
       *[no] { $who } goes to jail.
    }
swindler-marker =
    { $you ->
        [yes] You reserve order { $slot }.
       *[no] { $who } reserves order { $slot }.
    }
swindler-thrown-off =
    { $you ->
        [yes] Your marker comes back{ $lost ->
            [0] {""}
           *[other] : −{ $lost }
        }.
       *[no] { $who }'s marker goes back{ $lost ->
            [0] {""}
           *[other] : −{ $lost }
        }.
    }
swindler-marker-back =
    { $you ->
        [yes] You take your marker back from order { $slot }{ $lost ->
            [0] {""}
           *[other] : −{ $lost }
        }.
       *[no] { $who } takes a marker back from order { $slot }{ $lost ->
            [0] {""}
           *[other] : −{ $lost }
        }.
    }
swindler-bag =
    { $you ->
        [yes] You reach into { sw-the-bag }.
       *[no] { $who } reaches into { sw-the-bag }.
    }
swindler-drew =
    { $you ->
        [yes] You draw: { $tile }.
       *[no] { $who } draws: { $tile }.
    }
swindler-skull =
    { $you ->
        [yes] You draw a skull!
       *[no] { $who } draws a skull!
    }
swindler-spared = It costs nothing: the first draw there was free.
swindler-struck =
    { $you ->
        [yes] You are caught.
       *[no] { $who } is caught.
    }
swindler-stopped =
    { $you ->
        [yes] You stop.
       *[no] { $who } stops.
    }
swindler-coin =
    { $event ->
        [ChangeGiven] { $you ->
            [yes] You get a coin in change.
           *[no] { $who } gets a coin in change.
        }
       *[CoinGained] { $you ->
            [yes] You get a coin.
           *[no] { $who } gets a coin.
        }
    }
swindler-settled =
    { $won ->
        [yes] { $you ->
            [yes] Your bet is won: +{ $points }.
           *[no] { $who } wins the bet: +{ $points }.
        }
       *[no] { $you ->
            [yes] Your bet is lost.
           *[no] { $who } loses the bet.
        }
    }
swindler-lost =
    { $reason ->
        [skull] { $you ->
            [yes] You lose: { $things }.
           *[no] { $who } loses: { $things }.
        }
        [raid] { $you ->
            [yes] You hand in: { $things }.
           *[no] { $who } hands in: { $things }.
        }
       *[payment] { $you ->
            [yes] You pay: { $things }.
           *[no] { $who } pays: { $things }.
        }
    }
swindler-fulfilled =
    { $you ->
        [yes] You fulfil an order ({ $order }): { $reward }.
       *[no] { $who } fulfils an order ({ $order }): { $reward }.
    }
swindler-neutral =
    { $you ->
        [yes] You take: { $tile }.
       *[no] { $who } takes: { $tile }.
    }
swindler-sold =
    { $you ->
        [yes] You sell to dealer { $stall }: { $tile }, +{ $points }.
       *[no] { $who } sells to dealer { $stall }: { $tile }, +{ $points }.
    }
swindler-completed =
    { $you ->
        [yes] That fills dealer { $stall }: another +{ $points } for you.
       *[no] That fills dealer { $stall }: another +{ $points } for { $who }.
    }
swindler-gift =
    { $side ->
        [giver] You give { $taker }: { $gift }.
        [taker] { $giver } gives you: { $gift }.
       *[neither] { $giver } gives { $taker }: { $gift }.
    }
swindler-played =
    { $you ->
        [yes] You play { sw-a-card }.
       *[no] { $who } plays { sw-a-card }.
    }
swindler-cancelled = { sw-the-card } is cancelled.
swindler-help-cancelled = The help is cancelled: nothing comes of it.
swindler-forged =
    { $you ->
        [yes] Your Forger shows: { $tile } counts as { $stands }.
       *[no] { $who }'s Forger shows: { $tile } counts as { $stands }.
    }
swindler-shown =
    { $you ->
        [yes] You show { sw-a-card }.
       *[no] { $who } shows { sw-a-card }.
    }
swindler-bet =
    { $caught ->
        [yes] { $you ->
            [yes] You bet on caught.
           *[no] { $who } bets on caught.
        }
       *[no] { $you ->
            [yes] You bet on not caught.
           *[no] { $who } bets on not caught.
        }
    }
swindler-forced =
    { $you ->
        [yes] You must draw once more.
       *[no] { $who } must draw once more.
    }
swindler-lured =
    { $you ->
        [yes] You go on { sw-at-bag }.
       *[no] { $who } goes on { sw-at-bag }.
    }
swindler-skull-back = The skull goes back: it was never drawn.
swindler-copied =
    { $you ->
        [yes] You draw along: { $tile }.
       *[no] { $who } draws along: { $tile }.
    }
swindler-copied-skull =
    { $you ->
        [yes] You draw along: a skull, which does nothing.
       *[no] { $who } draws along: a skull, which does nothing.
    }
swindler-swapped =
    { $side ->
        [giver] You swap with { $taker }: { $yours } ↔ { $theirs }.
        [taker] { $giver } swaps with you: { $yours } ↔ { $theirs }.
       *[neither] { $giver } swaps with { $taker }: { $yours } ↔ { $theirs }.
    }
swindler-why =
    { $you ->
        [yes] You have { $orders } orders: the game ends ({ $clause }).
       *[no] { $who } has { $orders } orders: the game ends ({ $clause }).
    }
swindler-why-rounds =
    { $rounds ->
        [one] That was the one round you agreed on ({ $clause }).
       *[other] That was the last of { $rounds } rounds ({ $clause }).
    }

## Standing orders: when the table asks about accomplices
words-ask = ask
ask-words = always fits turn never
ask-now =
    { $order ->
        [always] You are asked whenever an accomplice could be played.
        [fits] You are asked when you hold an accomplice that fits.
        [turn] You are not asked about accomplices this turn.
       *[never] You are not asked about accomplices.
    } To change it: ask { $others }.
ask-unknown = “{ $word }” is no answer to when to ask. Type ask { $others }.
ask-how = ask = when you are asked out of turn
ask-typing = ask
