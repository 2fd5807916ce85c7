# Swindler: what its pieces, cards and steps are called, in the terminal and in the browser.

## Colours and bags
sw-colour-red = red
sw-colour-blue = blue
sw-colour-yellow = yellow
sw-colour-green = green
sw-colour-black = black
sw-colour-white = neutral
sw-bag = { sw-coloured } bag
sw-the-bag = the { sw-coloured } bag
sw-from-bag = from the { sw-coloured } bag
sw-at-bag = at the { sw-coloured } bag
sw-coloured =
    { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
        [black] black
       *[white] neutral
    }

## Objects and tiles
sw-object-ring = ring
sw-object-necklace = necklace
sw-object-watch = watch
sw-object-brooch = brooch
sw-object-key_red = red key
sw-object-key_blue = blue key
sw-object-key_yellow = yellow key
sw-object-key_green = green key
sw-object-key_any = key of any colour
sw-object-coin = coin tile
sw-object-seal_tin = seal tin
sw-object-double_coin = double coin
sw-object-key_joker = three-key tile
sw-skull = skull
sw-coin = coin
# A tile: its background, and what it shows. A key of its own colour is just a key: object is "key" then.
sw-tile =
    { $object ->
        [key] { sw-coloured } key
        [key_red] red key, { sw-coloured } tile
        [key_blue] blue key, { sw-coloured } tile
        [key_yellow] yellow key, { sw-coloured } tile
        [key_green] green key, { sw-coloured } tile
        [ring] { sw-coloured } ring
        [necklace] { sw-coloured } necklace
        [watch] { sw-coloured } watch
        [brooch] { sw-coloured } brooch
        [coin] { sw-coloured } coin
        [seal_tin] { sw-coloured } seal tin
        [double_coin] { sw-coloured } double coin
       *[key_joker] { sw-coloured } three-key tile
    }
sw-several = { $count }{"\u00A0"}×{"\u00A0"}{ $what }

## Accomplices, and what they do
sw-card-assassin = Assassin
sw-card-backstabber = Backstabber
sw-card-beggar = Beggar
sw-card-copycat = Copycat
sw-card-forger = Forger
sw-card-gold_digger = Gold Digger
sw-card-guardian_angel = Guardian Angel
sw-card-hustler = Hustler
sw-card-know_it_all = Know-it-All
sw-card-lock_picker_red = red Lock Picker
sw-card-lock_picker_blue = blue Lock Picker
sw-card-lock_picker_yellow = yellow Lock Picker
sw-card-lock_picker_green = green Lock Picker
sw-card-sidekick = Sidekick
# After "plays", "holds": with its article.
sw-a-card =
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
sw-the-card =
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
sw-does-assassin = Answers a card just played: it is cancelled.
sw-does-backstabber = Somebody stops: they must draw once more. A skull brings you a coin.
sw-does-beggar = Everybody with more points gives you a coin or a loot tile.
sw-does-copycat = Somebody has drawn loot: draw a tile from the same bag. A skull does nothing.
sw-does-forger = One of your tiles counts as another object, for one order or sale.
sw-does-gold_digger = Somebody gets away with loot: they give you half of it.
sw-does-guardian_angel = Somebody draws a skull: it goes back, and you take one of their new tiles.
sw-does-hustler = Swap a loot tile with somebody.
sw-does-know_it_all = Somebody goes stealing: bet on caught or not caught. Being right brings 2 points.
sw-does-lock_picker_red = A red key for one order.
sw-does-lock_picker_blue = A blue key for one order.
sw-does-lock_picker_yellow = A yellow key for one order.
sw-does-lock_picker_green = A green key for one order.
sw-does-sidekick = Go on stealing at another bag. A skull on the first draw there costs nothing.

## Master thieves, by what they can do
sw-thief-draw_accomplice = A card each turn
sw-thief-unreserved_orders = No reservation needed
sw-thief-raid_minus_one = One less for the police
sw-thief-sale_plus_one = Better prices
sw-thief-skull_keep_one = Something always sticks
sw-thief-any_key = Every key fits
sw-can-draw_accomplice = At the start of each of your turns you draw an accomplice.
sw-can-unreserved_orders = You may fulfil orders that nobody has reserved.
sw-can-raid_minus_one = In a raid your loot and your posters each count as one fewer.
sw-can-sale_plus_one = Each tile you sell brings 1 point more.
sw-can-skull_keep_one = A skull takes only tiles of this turn, and you keep one of them.
sw-can-any_key = In orders your key tiles count as keys of any colour.

## Orders: what they ask for, and what they bring
sw-kind-own = Own
sw-kind-discard = Discard
sw-kind-draw = Draw
sw-kind-other = This turn
sw-order = { $kind }: { $needs }
sw-need-bg =
    { $count ->
        [one] one { sw-coloured } tile
       *[other] { $count } { sw-coloured } tiles
    }
sw-need-obj =
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
sw-need-diffkeys =
    { $count ->
        [one] one key
       *[other] { $count } keys of different colours
    }
sw-need-coins =
    { $count ->
        [one] one coin
       *[other] { $count } coins
    }
sw-need-total =
    { $count ->
        [one] one loot tile
       *[other] { $count } loot tiles of any sort
    }
sw-need-draw =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
sw-need-draw-from =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    } { sw-from-bag }
sw-need-pair =
    { $count ->
        [one] two of a kind
       *[other] { $count } pairs
    }
sw-need-dealers_completed =
    { $count ->
        [one] fill one dealer
       *[other] fill { $count } dealers
    }
sw-need-sold =
    { $count ->
        [one] sell one tile
       *[other] sell { $count } tiles
    }
sw-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
sw-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
sw-neutrals =
    { $count ->
        [one] 1 neutral tile
       *[other] { $count } neutral tiles
    }
sw-posters =
    { $count ->
        [one] 1 wanted poster
       *[other] { $count } wanted posters
    }
sw-raid = Police raid
sw-raid-loot =
    { $count ->
        [one] Whoever has { $least } loot tiles or more hands one in.
       *[other] Whoever has { $least } loot tiles or more hands in { $count }.
    }
sw-raid-jail =
    { $least ->
        [one] Whoever has a wanted poster goes to jail.
       *[other] Whoever has { $least } wanted posters or more goes to jail.
    }

## Steps and windows
sw-last-round = last round
sw-round = Round { $round }
sw-phase-choosing = Choosing thieves
sw-phase-reserving = Reserving
sw-phase-stealing = Stealing
sw-phase-keeping = Skull
sw-phase-window = Any accomplice?
sw-phase-answering = Any answer?
sw-phase-acting = Actions
sw-phase-paying = Paying
sw-phase-rewarding = Reward
sw-phase-helping = Showing help
sw-phase-forging = Forging
sw-phase-forging-as = Forging
sw-phase-selling = Selling
sw-phase-handing-in = Police raid
sw-phase-hiring = Hiring
sw-phase-paying-cards = Hiring
sw-phase-begging = A Beggar asks
sw-phase-dividing = Sharing loot
sw-phase-rescuing = An Angel’s share
sw-phase-partnering = A swap
sw-phase-wanting = A swap
sw-phase-offering = A swap
sw-phase-over = over
sw-window-start = the turn begins
sw-window-bag = a bag is named
sw-window-tile = loot is drawn
sw-window-stop = the thief stops
sw-window-skull = a skull is drawn
sw-window-stolen = the steal is over
sw-window-hiring = before hiring
