# Swindler in the terminal.

swindler-terminal-welcome = Swindler. Reach into the bags as long as you dare: loot is yours, a skull takes it back. Reserve orders, fulfil them, sell the rest to the dealers, and hire accomplices who cheat for you, even when it is not your turn. The most points win.
swindler-terminal-title = Swindler
swindler-terminal-target =
    { $orders ->
        [one] ends at one order
       *[other] ends at { $orders } orders
    }
swindler-terminal-rounds =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds at most
    }
swindler-terminal-last-markers = last round, each marker −{ $points }
swindler-terminal-house = house set “{ $title }”
swindler-terminal-house-untitled = house set
swindler-terminal-move = “{ $move }”
swindler-terminal-vocabulary = fulfil=fulfil fulfill=fulfil guardian_angel=guardian_angel angel=guardian_angel gold_digger=gold_digger digger=gold_digger white=white neutral=white
swindler-terminal-signs = { $turn } turn  { $start } begins  { $jail } in jail  { $works } thief works, order can be done  { $bot } bot
swindler-terminal-marks = 7+1 loot and skulls, 13% risk  { $full } sold  2+ with the Hustler

## Short signs: backgrounds and objects by a few letters
swindler-terminal-sign-red = Re
swindler-terminal-sign-blue = Bl
swindler-terminal-sign-yellow = Ye
swindler-terminal-sign-green = Gr
swindler-terminal-sign-black = Bk
swindler-terminal-sign-white = Ne
swindler-terminal-any-key = key
swindler-terminal-short-key = key
swindler-terminal-short-key_any = key
swindler-terminal-short-ring = ring
swindler-terminal-short-necklace = nec
swindler-terminal-short-watch = wat
swindler-terminal-short-brooch = bro
swindler-terminal-short-coin = coi
swindler-terminal-short-seal_tin = tin
swindler-terminal-short-double_coin = 2coi
swindler-terminal-short-key_joker = 3key

## What to type for short: letters beside the numbers of the board
swindler-terminal-key-draw = d
swindler-terminal-key-stop = s
swindler-terminal-key-pass = p
swindler-terminal-key-beggar = b
swindler-terminal-key-hustler = h
swindler-terminal-key-end = e
swindler-terminal-key-enough = e
swindler-terminal-key-help = h

## Columns and rows
swindler-terminal-head-seat = Seat
swindler-terminal-head-thief = Thief
swindler-terminal-head-points = Pts
swindler-terminal-head-orders = Ord
swindler-terminal-head-coins = Coi
swindler-terminal-head-posters = Wan
swindler-terminal-head-hand = Hand
swindler-terminal-head-loot = Loot
swindler-terminal-hand = Hand
swindler-terminal-orders = Orders
swindler-terminal-dealers = Dealer
swindler-terminal-bags = Bags
swindler-terminal-steal = Steal
swindler-terminal-stack = Cards
swindler-terminal-bets = Bets
swindler-terminal-left = left: { $tiles }
swindler-terminal-survive = safe draws { $survive }
swindler-terminal-swap = { $partner }: { $theirs } ↔ { $yours }
swindler-terminal-help-forged = { $card } ({ $tile } as { $stands })
swindler-terminal-brief = { $who } ({ $sign }, { $thief }): points { $points }, orders { $orders }, coins { $coins }, posters { $posters }, hand { $hand }, loot { $loot }
swindler-terminal-no-last = Nothing has happened yet.

## What is known
swindler-terminal-known-about = bags, cards and thieves
swindler-terminal-known-bags = In the bags
swindler-terminal-known-bag =
    { $bag }: { $tiles }, { $skulls ->
        [one] one skull
       *[other] { $skulls } skulls
    }.
swindler-terminal-known-supply = Supply: coins { $coins }, wanted posters { $posters }, neutral tiles: { $tiles }.
swindler-terminal-known-cards = Accomplices
swindler-terminal-known-accomplices = Pile: { $left }. Discarded: { $gone }.
swindler-terminal-known-thieves =
    Master thieves, who work from { $orders ->
        [one] one order
       *[other] { $orders } orders
    } on
swindler-terminal-known-done = Orders fulfilled
swindler-terminal-known-piles = Piles: orders { $orders }, dealers { $dealers }.
swindler-terminal-secret = { $count } secret
swindler-terminal-no-cards = no cards

## What is asked
swindler-terminal-ask-choosing = Which master thief will work for you?
swindler-terminal-ask-reserving = Which bag do you steal from? You may reserve first.
swindler-terminal-ask-draw =
    { $told ->
        [yes] Draw again { swindler-from-bag } (skull { $risk }), or stop?
       *[no] Draw again { swindler-from-bag } ({ $risk }), or stop?
    }
swindler-terminal-ask-keeping = The skull leaves you one of these. Which one?
swindler-terminal-ask-window =
    { $fits ->
        [yes] { $who }: { $moment }. Do you play an accomplice?
       *[no] { $who }: { $moment }. None of your cards fits; nobody else knows.
    }
swindler-terminal-ask-answer =
    { $fits ->
        [yes] { swindler-the-card } is in play. Do you send the Assassin?
       *[no] { swindler-the-card } is in play. You have no answer; nobody else knows.
    }
swindler-terminal-ask-acting = Fulfil orders, sell loot, play cards: what do you do?
swindler-terminal-ask-paying =
    { $left ->
        [0] What do you pay with?
       *[other] What do you pay with? { $left } to go.
    }
swindler-terminal-ask-rewarding =
    { $left ->
        [one] Take a neutral tile as your reward?
       *[other] Take up to { $left } neutral tiles as your reward?
    }
swindler-terminal-ask-helping = Which card helps?
swindler-terminal-ask-forging = Which tile does the Forger change?
swindler-terminal-ask-forging-as = What does it count as?
swindler-terminal-ask-selling = Which tile do you sell?
swindler-terminal-ask-handing-in =
    { $left ->
        [one] Police! Hand in one tile.
       *[other] Police! Hand in { $left } tiles.
    }
swindler-terminal-ask-hiring = How many accomplices do you hire, a coin each?
swindler-terminal-ask-paying-cards =
    { $left ->
        [one] What do you pay with? One coin to go.
       *[other] What do you pay with? { $left } coins to go.
    }
swindler-terminal-ask-begging = A Beggar holds out a hat. What do you give?
swindler-terminal-ask-dividing =
    { $left ->
        [one] The Gold Digger gets one of these. Which one?
       *[other] The Gold Digger gets { $left } of these. Which ones?
    }
swindler-terminal-ask-rescuing = Which tile does your Guardian Angel take?
swindler-terminal-ask-partnering = Who do you swap with?
swindler-terminal-ask-wanting = Which tile do you want?
swindler-terminal-ask-offering = Which tile do you give for it?
swindler-terminal-choice =
    { $what ->
        [draw] draw
        [stop] stop
        [pass] pass
        [end-actions] end your actions
       *[no-more] that is all
    }
swindler-terminal-choices =
    { $verb ->
        [reserve] reserve
        [cancel] take back (−2)
        [steal] steal from
        [sidekick] Sidekick, to
        [forged] sell with a Forger
       *[hire] hire
    }
swindler-terminal-choice-thief-draw_accomplice = you draw an accomplice each turn
swindler-terminal-choice-thief-unreserved_orders = you may fulfil orders that nobody has reserved
swindler-terminal-choice-thief-raid_minus_one = loot and posters count one fewer in raids
swindler-terminal-choice-thief-sale_plus_one = each sale brings 1 point more
swindler-terminal-choice-thief-skull_keep_one = a skull takes only new tiles and leaves you one
swindler-terminal-choice-thief-any_key = your keys fit any colour in orders
swindler-terminal-choice-bet =
    { $bet ->
        [caught] bet: caught
       *[free] bet: not caught
    }
swindler-terminal-choice-assassin = Assassin on { swindler-a-card }
swindler-terminal-choice-fulfil =
    { $helped ->
        [yes] order { $order } with help: { swindler-points }
       *[no] order { $order }: { swindler-points }
    }
swindler-terminal-choice-sell = sell { $object } +{ $points }

## The log
swindler-terminal-begins =
    { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
swindler-terminal-thief =
    { $you ->
        [yes] You take { $thief }: { $motto }.
       *[no] { $who } takes { $thief }: { $motto }.
    }
swindler-terminal-ended = Round { $round } is over: { $points }.
swindler-terminal-skipped =
    { $you ->
        [yes] You come out of jail instead of taking your turn.
       *[no] { $who } comes out of jail instead of taking a turn.
    }
swindler-terminal-counted =
    { $you ->
        [yes] Final count: { $coins } for your coins, { $markers } for your markers.
       *[no] Final count: { $coins } for { $who }’s coins, { $markers } for the markers.
    }
swindler-terminal-order-came = New order { $slot }. { $order }.
swindler-terminal-dealer-came = New dealer { $stall }: { $fields }.
swindler-terminal-piles =
    { $what ->
        [DealersShuffled] The discarded dealers are shuffled into a new pile.
        [AccomplicesShuffled] The discarded accomplices are shuffled into a new pile.
        [RaidSetAside] Another raid turns up and is set aside.
       *[RaidsShuffledIn] The raid that was set aside is shuffled into the pile.
    }
swindler-terminal-hired =
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
swindler-terminal-drew-card =
    { $you ->
        [yes] Into your hand: { $card }.
       *[no] { $who } draws an accomplice.
    }
swindler-terminal-jailed =
    { $you ->
        [yes] You go to jail.
       *[no] { $who } goes to jail.
    }
swindler-terminal-marker =
    { $you ->
        [yes] You reserve order { $slot }.
       *[no] { $who } reserves order { $slot }.
    }
swindler-terminal-thrown-off =
    { $you ->
        [yes] Your marker comes back{ $lost ->
            [0] {""}
           *[other] : −{ $lost }
        }.
       *[no] { $who }’s marker goes back{ $lost ->
            [0] {""}
           *[other] : −{ $lost }
        }.
    }
swindler-terminal-marker-back =
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
swindler-terminal-bag =
    { $you ->
        [yes] You reach into { swindler-the-bag }.
       *[no] { $who } reaches into { swindler-the-bag }.
    }
swindler-terminal-drew =
    { $you ->
        [yes] You draw: { $tile }.
       *[no] { $who } draws: { $tile }.
    }
swindler-terminal-skull =
    { $you ->
        [yes] You draw a skull!
       *[no] { $who } draws a skull!
    }
swindler-terminal-spared = It costs nothing: the first draw there was free.
swindler-terminal-struck =
    { $you ->
        [yes] You are caught.
       *[no] { $who } is caught.
    }
swindler-terminal-stopped =
    { $you ->
        [yes] You stop.
       *[no] { $who } stops.
    }
swindler-terminal-coin =
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
swindler-terminal-settled =
    { $won ->
        [yes] { $you ->
            [yes] You win your bet: +{ $points }.
           *[no] { $who } wins the bet: +{ $points }.
        }
       *[no] { $you ->
            [yes] You lose your bet.
           *[no] { $who } loses the bet.
        }
    }
swindler-terminal-lost =
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
swindler-terminal-fulfilled =
    { $you ->
        [yes] You fulfil an order ({ $order }): { $reward }.
       *[no] { $who } fulfils an order ({ $order }): { $reward }.
    }
swindler-terminal-neutral =
    { $you ->
        [yes] You take: { $tile }.
       *[no] { $who } takes: { $tile }.
    }
swindler-terminal-sold =
    { $you ->
        [yes] You sell to dealer { $stall }: { $tile }, +{ $points }.
       *[no] { $who } sells to dealer { $stall }: { $tile }, +{ $points }.
    }
swindler-terminal-completed =
    { $you ->
        [yes] That completes dealer { $stall }: another +{ $points } for you.
       *[no] That completes dealer { $stall }: another +{ $points } for { $who }.
    }
swindler-terminal-gift =
    { $side ->
        [giver] You give { $taker }: { $gift }.
        [taker] { $giver } gives you: { $gift }.
       *[neither] { $giver } gives { $taker }: { $gift }.
    }
swindler-terminal-played =
    { $you ->
        [yes] You play { swindler-a-card }.
       *[no] { $who } plays { swindler-a-card }.
    }
swindler-terminal-cancelled = { swindler-the-card } is cancelled.
swindler-terminal-help-cancelled = The help is cancelled: nothing comes of it.
swindler-terminal-forged =
    { $you ->
        [yes] Your Forger shows: { $tile } counts as { $stands }.
       *[no] { $who }’s Forger shows: { $tile } counts as { $stands }.
    }
swindler-terminal-shown =
    { $you ->
        [yes] You show { swindler-a-card }.
       *[no] { $who } shows { swindler-a-card }.
    }
swindler-terminal-bet =
    { $caught ->
        [yes] { $you ->
            [yes] You bet on “caught”.
           *[no] { $who } bets on “caught”.
        }
       *[no] { $you ->
            [yes] You bet on “not caught”.
           *[no] { $who } bets on “not caught”.
        }
    }
swindler-terminal-forced =
    { $you ->
        [yes] You must draw once more.
       *[no] { $who } must draw once more.
    }
swindler-terminal-lured =
    { $you ->
        [yes] You go on { swindler-at-bag }.
       *[no] { $who } goes on { swindler-at-bag }.
    }
swindler-terminal-skull-back = The skull goes back: it was never drawn.
swindler-terminal-copied =
    { $you ->
        [yes] Your Copycat draws: { $tile }.
       *[no] { $who }’s Copycat draws: { $tile }.
    }
swindler-terminal-copied-skull =
    { $you ->
        [yes] Your Copycat draws a skull, which does nothing.
       *[no] { $who }’s Copycat draws a skull, which does nothing.
    }
swindler-terminal-swapped =
    { $side ->
        [giver] You swap with { $taker }: { $yours } ↔ { $theirs }.
        [taker] { $giver } swaps with you: { $yours } ↔ { $theirs }.
       *[neither] { $giver } swaps with { $taker }: { $yours } ↔ { $theirs }.
    }
swindler-terminal-why =
    { $you ->
        [yes] You have { $orders ->
                [one] one order
               *[other] { $orders } orders
            }: the game ends ({ $clause }).
       *[no] { $who } has { $orders ->
                [one] one order
               *[other] { $orders } orders
            }: the game ends ({ $clause }).
    }
swindler-terminal-why-several =
    { $who } have { $orders ->
        [one] one order
       *[other] { $orders } orders
    } or more: the game ends ({ $clause }).
swindler-terminal-why-rounds =
    { $rounds ->
        [one] That was the one round you agreed on ({ $clause }).
       *[other] That was the last of { $rounds } rounds ({ $clause }).
    }

## Headings of the full window
swindler-terminal-zone-orders = Orders
swindler-terminal-zone-dealers = Dealers
swindler-terminal-zone-now = Right now
swindler-terminal-full-points = Points
swindler-terminal-full-orders = Orders
swindler-terminal-full-coins = Coins
swindler-terminal-full-posters = Posters
