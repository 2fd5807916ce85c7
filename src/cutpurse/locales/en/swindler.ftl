# Swindler: what its pieces, cards and steps are called, in the terminal and in the browser.

## Colours and bags
swindler-colour-red = red
swindler-colour-blue = blue
swindler-colour-yellow = yellow
swindler-colour-green = green
swindler-colour-black = black
swindler-colour-white = neutral
swindler-bag = { swindler-coloured } bag
swindler-the-bag = the { swindler-coloured } bag
swindler-from-bag = from the { swindler-coloured } bag
swindler-at-bag = at the { swindler-coloured } bag
swindler-coloured =
    { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
        [black] black
       *[white] neutral
    }

## Objects and tiles
swindler-object-ring = ring
swindler-object-necklace = necklace
swindler-object-watch = watch
swindler-object-brooch = brooch
swindler-object-key_red = red key
swindler-object-key_blue = blue key
swindler-object-key_yellow = yellow key
swindler-object-key_green = green key
swindler-object-key_any = key of any colour
swindler-object-coin = coin tile
swindler-object-seal_tin = seal tin
swindler-object-double_coin = double coin
swindler-object-key_joker = three-key tile
swindler-skull = skull
swindler-coin = coin
# A tile: its background, and what it shows. A key of its own colour is just a key: object is "key" then.
swindler-tile =
    { $object ->
        [key] { swindler-coloured } key
        [key_red] red key, { swindler-coloured } tile
        [key_blue] blue key, { swindler-coloured } tile
        [key_yellow] yellow key, { swindler-coloured } tile
        [key_green] green key, { swindler-coloured } tile
        [ring] { swindler-coloured } ring
        [necklace] { swindler-coloured } necklace
        [watch] { swindler-coloured } watch
        [brooch] { swindler-coloured } brooch
        [coin] { swindler-coloured } coin
        [seal_tin] { swindler-coloured } seal tin
        [double_coin] { swindler-coloured } double coin
       *[key_joker] { swindler-coloured } three-key tile
    }
swindler-several = { $count }{"\u00A0"}×{"\u00A0"}{ $what }

## Accomplices, and what they do
swindler-card-assassin = Assassin
swindler-card-backstabber = Backstabber
swindler-card-beggar = Beggar
swindler-card-copycat = Copycat
swindler-card-forger = Forger
swindler-card-gold_digger = Gold Digger
swindler-card-guardian_angel = Guardian Angel
swindler-card-hustler = Hustler
swindler-card-know_it_all = Know-it-All
swindler-card-lock_picker_red = red Lock Picker
swindler-card-lock_picker_blue = blue Lock Picker
swindler-card-lock_picker_yellow = yellow Lock Picker
swindler-card-lock_picker_green = green Lock Picker
swindler-card-sidekick = Sidekick
# After "plays", "holds": with its article.
swindler-a-card =
    { $card ->
        [assassin] an Assassin
        [backstabber] a Backstabber
        [beggar] a Beggar
        [copycat] a Copycat
        [forger] a Forger
        [gold_digger] a Gold Digger
        [guardian_angel] a Guardian Angel
        [hustler] the Hustler
        [know_it_all] a Know-it-All
        [lock_picker_red] the red Lock Picker
        [lock_picker_blue] the blue Lock Picker
        [lock_picker_yellow] the yellow Lock Picker
        [lock_picker_green] the green Lock Picker
       *[sidekick] a Sidekick
    }
# At the beginning of a sentence, as the one who does something.
swindler-the-card =
    { $card ->
        [assassin] The Assassin
        [backstabber] The Backstabber
        [beggar] The Beggar
        [copycat] The Copycat
        [forger] The Forger
        [gold_digger] The Gold Digger
        [guardian_angel] The Guardian Angel
        [hustler] The Hustler
        [know_it_all] The Know-it-All
        [lock_picker_red] The red Lock Picker
        [lock_picker_blue] The blue Lock Picker
        [lock_picker_yellow] The yellow Lock Picker
        [lock_picker_green] The green Lock Picker
       *[sidekick] The Sidekick
    }
swindler-does-assassin = Answers a card just played: it is cancelled.
swindler-does-backstabber = Somebody stops: they must draw once more. A skull brings you a coin.
swindler-does-beggar = Everybody with more points gives you a coin or a loot tile.
swindler-does-copycat = Somebody has drawn loot: draw a tile from the same bag. A skull does nothing.
swindler-does-forger = One of your tiles counts as another object, for one order or sale.
swindler-does-gold_digger = Somebody gets away with loot: they give you half of it.
swindler-does-guardian_angel = Somebody draws a skull: it goes back, and you take one of their new tiles.
swindler-does-hustler = Swap a loot tile with somebody.
swindler-does-know_it_all = Somebody goes stealing: bet on caught or not caught. If you are right, you get 2 points.
swindler-does-lock_picker_red = A red key for one order.
swindler-does-lock_picker_blue = A blue key for one order.
swindler-does-lock_picker_yellow = A yellow key for one order.
swindler-does-lock_picker_green = A green key for one order.
swindler-does-sidekick = Go on stealing at another bag. A skull on the first draw there costs nothing.

## Master thieves, by what they can do
swindler-thief-draw_accomplice = A card each turn
swindler-thief-unreserved_orders = No reservation needed
swindler-thief-raid_minus_one = One less for the police
swindler-thief-sale_plus_one = Better prices
swindler-thief-skull_keep_one = Something always sticks
swindler-thief-any_key = Every key fits
swindler-can-draw_accomplice = At the start of each of your turns you draw an accomplice.
swindler-can-unreserved_orders = You may fulfil orders that nobody has reserved.
swindler-can-raid_minus_one = In a raid your loot and your posters each count as one fewer.
swindler-can-sale_plus_one = Each tile you sell brings 1 point more.
swindler-can-skull_keep_one = A skull takes only tiles of this turn, and you keep one of them.
swindler-can-any_key = In orders your key tiles count as keys of any colour.

## Orders: what they ask for, and what they bring
swindler-kind-own = Own
swindler-kind-discard = Discard
swindler-kind-draw = Draw
swindler-kind-other = This turn
swindler-order = { $kind }: { $needs }
swindler-need-bg =
    { $count ->
        [one] one { swindler-coloured } tile
       *[other] { $count } { swindler-coloured } tiles
    }
swindler-need-obj =
    { $object ->
        [ring] { $count ->
            [one] one ring
           *[other] { $count } rings
        }
        [necklace] { $count ->
            [one] one necklace
           *[other] { $count } necklaces
        }
        [watch] { $count ->
            [one] one watch
           *[other] { $count } watches
        }
        [brooch] { $count ->
            [one] one brooch
           *[other] { $count } brooches
        }
        [key_red] { $count ->
            [one] one red key
           *[other] { $count } red keys
        }
        [key_blue] { $count ->
            [one] one blue key
           *[other] { $count } blue keys
        }
        [key_yellow] { $count ->
            [one] one yellow key
           *[other] { $count } yellow keys
        }
        [key_green] { $count ->
            [one] one green key
           *[other] { $count } green keys
        }
        [key_any] { $count ->
            [one] one key
           *[other] { $count } keys
        }
        [coin] { $count ->
            [one] one coin tile
           *[other] { $count } coin tiles
        }
        [seal_tin] { $count ->
            [one] one seal tin
           *[other] { $count } seal tins
        }
        [double_coin] { $count ->
            [one] one double coin
           *[other] { $count } double coins
        }
       *[key_joker] { $count ->
            [one] one three-key tile
           *[other] { $count } three-key tiles
        }
    }
swindler-need-diffkeys =
    { $count ->
        [one] one key
       *[other] { $count } keys of different colours
    }
swindler-need-coins =
    { $count ->
        [one] one coin
       *[other] { $count } coins
    }
swindler-need-total =
    { $count ->
        [one] one loot tile
       *[other] { $count } loot tiles of any kind
    }
swindler-need-draw =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
swindler-need-draw-from =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    } { swindler-from-bag }
swindler-need-pair =
    { $count ->
        [one] two of a kind
       *[other] { $count } pairs
    }
swindler-need-dealers_completed =
    { $count ->
        [one] complete one dealer
       *[other] complete { $count } dealers
    }
swindler-need-sold =
    { $count ->
        [one] sell one tile
       *[other] sell { $count } tiles
    }
swindler-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
swindler-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
swindler-neutrals =
    { $count ->
        [one] 1 neutral tile
       *[other] { $count } neutral tiles
    }
swindler-posters =
    { $count ->
        [one] 1 wanted poster
       *[other] { $count } wanted posters
    }
swindler-raid = Police raid
swindler-raid-loot =
    { $count ->
        [one] Whoever has { $least ->
                [one] one loot tile
               *[other] { $least } loot tiles
            } or more hands in one.
       *[other] Whoever has { $least ->
                [one] one loot tile
               *[other] { $least } loot tiles
            } or more hands in { $count }.
    }
swindler-raid-jail =
    { $least ->
        [one] Whoever has a wanted poster goes to jail.
       *[other] Whoever has { $least } wanted posters or more goes to jail.
    }

## Steps and windows
swindler-last-round = last round
swindler-round = Round { $round }
swindler-phase-choosing = Choosing thieves
swindler-phase-reserving = Reserving
swindler-phase-stealing = Stealing
swindler-phase-keeping = Skull
swindler-phase-window = Any accomplice?
swindler-phase-answering = Any answer?
swindler-phase-acting = Actions
swindler-phase-paying = Paying
swindler-phase-rewarding = Reward
swindler-phase-helping = Showing help
swindler-phase-forging = Forging
swindler-phase-forging-as = Forging
swindler-phase-selling = Selling
swindler-phase-handing-in = Police raid
swindler-phase-hiring = Hiring
swindler-phase-paying-cards = Hiring
swindler-phase-begging = A Beggar asks
swindler-phase-dividing = Sharing loot
swindler-phase-rescuing = An Angel’s share
swindler-phase-partnering = A swap
swindler-phase-wanting = A swap
swindler-phase-offering = A swap
swindler-phase-over = over
swindler-window-start = the turn begins
swindler-window-bag = a bag is named
swindler-window-tile = loot is drawn
swindler-window-stop = the thief stops
swindler-window-skull = a skull is drawn
swindler-window-stolen = the steal is over
swindler-window-hiring = before hiring

## Why a hinted move is good
# $tiles is a tile as people see it, $order and $dealer are numbers on the table; where a seat is spoken of, $named is
# "yes" and $who its name. $pass, $draw, $end and the like are 1 or 0; where $told is 0, the table hides
# the odds, and there is no $percent.
swindler-reason-order =
    { $told ->
        [0] You have a chance of fulfilling order { $order } this turn.
       *[1] The chance of fulfilling order { $order } this turn is about { $percent } %.
    }
swindler-reason-thrown-off = You throw { $who }’s marker off order { $order }, and { $who } will pay for it.
swindler-reason-needless =
    { $order ->
        [0] Your master thief needs no markers: go stealing right away.
       *[other] A marker on order { $order } does little harm.
    }
swindler-reason-better =
    { $order ->
        [0] You can do without this order.
       *[other] Order { $order } is worth more to you now.
    }
swindler-reason-bag-orders =
    { $told ->
        [0] With { swindler-the-bag } you have a chance of fulfilling order { $order }.
       *[1] With { swindler-the-bag }, the chance of fulfilling order { $order } is about { $percent } %.
    }
swindler-reason-bag-skulls = A skull would take little from you { swindler-at-bag }.
swindler-reason-bag-loot = You can make good use of the loot { swindler-from-bag }.
swindler-reason-tiles =
    { $draw ->
        [0] Another tile would be of little use to you.
       *[1]
            { $lure ->
                [0]
                    { $told ->
                        [0] The next tile may well be of use to you.
                       *[1] The next tile may well be of use to you; the chance of a skull is about { $percent } %.
                    }
               *[1] There is good loot { swindler-from-bag }, and a skull on the first draw there costs you nothing.
            }
    }
swindler-reason-skull =
    { $draw ->
        [0]
            { $count ->
                [0] { swindler-reason-next-draw }.
                [one] { swindler-reason-next-draw }, and you would lose a tile.
               *[other] { swindler-reason-next-draw }, and you would lose { $count } tiles.
            }
       *[1] A skull would take little from you here.
    }
swindler-reason-next-draw =
    { $told ->
        [0] The next draw may be a skull
       *[1] The chance of a skull on the next draw is about { $percent } %
    }
swindler-reason-empty = There is nothing left in this bag but skulls.
swindler-reason-deals =
    { $order ->
        [0]
            { $dealer ->
                [0] No deal is worth it now.
               *[other]
                    { $filled ->
                        [0] Dealer { $dealer } pays { swindler-reason-points } for it.{ swindler-reason-more }
                       *[1] That completes dealer { $dealer }: it brings { swindler-reason-points } in all.{ swindler-reason-more }
                    }
            }
       *[other] Order { $order } brings you { swindler-reason-points } and gets you one order further.{ swindler-reason-more }
    }
swindler-reason-more =
    { $more ->
        [0] {""}
       *[1] {" "}And there is more to come this turn.
    }
swindler-reason-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
swindler-reason-later =
    { $end ->
        [0] You keep more of what you have for later.
       *[1] What you have should bring you more later.
    }
swindler-reason-card =
    { $pass ->
        [0]
            { $card ->
                [beggar] The Beggar gets you something from those who have more points.
                [copycat] The Copycat may get you a tile that you can use.
                [backstabber] The Backstabber may get you a coin.
                [guardian_angel] The Guardian Angel gets you a share of the loot.
                [gold_digger] The Gold Digger gets you half of the new loot.
               *[hustler] The Hustler gets you a better tile for one of yours.
            }
       *[1] None of your cards would bring you anything now.
    }
swindler-reason-others =
    { $pass ->
        [0]
            { $named ->
                [yes] { swindler-the-card } is likely to cost { $who } something.
               *[no] { swindler-the-card } does the others little good.
            }
       *[1] A card would help others more than you now.
    }
swindler-reason-keep =
    { $pass ->
        [0] { swindler-the-card } is a card that you can spare.
       *[1] Save your cards: they should bring you more later.
    }
swindler-reason-harm =
    { $pass ->
        [0]
            { $rescue ->
                [0] Your Assassin saves you from harm: the card in play would be bad for you.
               *[1] Your Assassin saves a card that helps you.
            }
       *[1] What happens now does you no harm: keep your Assassin.
    }
swindler-reason-bet =
    { $told ->
        [0]
            { $caught ->
                [0] { $who } may get away with it, and then you win the bet.
               *[1] { $who } may get caught, and then you win the bet.
            }
       *[1]
            { $caught ->
                [0] The chance that { $who } gets away with it is about { $percent } %.
               *[1] The chance that { $who } gets caught is about { $percent } %.
            }
    }
swindler-reason-cards = More accomplices give you more chances in the turns to come.
swindler-reason-coins =
    { $count ->
        [0] Keep your coins: at the end, each of them is worth a point.
       *[other] That leaves you coins for later.
    }
swindler-reason-take =
    { $none ->
        [0] You can make good use of this: { $tiles }.
       *[1] You do not need any more.
    }
swindler-reason-missed = { $who } would miss this: { $tiles }.
swindler-reason-spare =
    { $coin ->
        [0] You can spare this: { $tiles }.
       *[1] You can spare a coin more easily than a tile.
    }
swindler-reason-use =
    { $coin ->
        [0] { $who } has little use for this: { $tiles }.
       *[1] { $who } has little use for a coin.
    }
swindler-reason-thief = Over a whole game, this master thief helps more than the others.
swindler-reason-partner = { $who } has something that you can use: { $tiles }.
swindler-reason-shown =
    { $enough ->
        [0] A Lock Picker only helps with keys: save the Forger, who helps with everything.
       *[1] What you have shown is enough.
    }
swindler-reason-lacking = This is what the order still needs.
