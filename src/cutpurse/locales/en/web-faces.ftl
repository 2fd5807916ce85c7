# Own faces: the component file of a game as a form. Loaded with that page.
faces-title = Your own cards
faces-heading = Your own { $game }
faces-text = Is your box different? Type in what it shows: you see each piece as it will look on the table.
faces-people = The people of { $game }
faces-people-text = All boxes have the same cards, so there is nothing to change. These are the names we use, and how sure we are of each.
faces-loading = Laying out the pieces …
faces-undo = Undo
faces-import = Open …
faces-export = Save
faces-all-ours = Start again with ours
faces-name = Name of your set
faces-set-note = Note
faces-kinds = Kinds of pieces
faces-total = { $what }: { $count } of { $size }
faces-changed = yours
faces-changed-count = { $count } { $count ->
        [one] change
       *[other] changes
    }
faces-wrong-count = { $count } to fix
faces-looking = Checking …
faces-ours = These are our cards.
faces-good = Ready: { $set }
faces-wrong =
    { $count ->
        [one] One thing to fix first.
       *[other] { $count } things to fix first.
    }
faces-play = Play with these cards
faces-step-none = Empty track
faces-step =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
faces-unknown = { $key } means nothing here.
faces-remove-key = Remove it
faces-as-ours = Like ours
faces-copy = Add another one
faces-remove = Remove
faces-about = Name and note
faces-aside = More about it
faces-id = Short name
faces-mark = How certain is it?
faces-mark-none = –
faces-mark-stated = from the rulebook
faces-mark-inferred = inferred
faces-mark-invented = invented
faces-note = Note
faces-telltale =
    { $count ->
        [one] One card can be recognised by its back: { $cards }. That is allowed, but then it is no secret.
       *[other] { $count } cards can be recognised by their backs: { $cards } and so on. That is allowed, but then they are no secret.
    }
faces-import-title = Open a set
faces-import-text = A file saved here or written on the command line. “Undo” brings back what you have typed in so far.
faces-import-file = Choose a file
faces-import-paste = Or paste its text
faces-import-pasted = the text you pasted
faces-import-take = Take this text
faces-imported = Opened { $file }.
faces-other-game = This is a set for { $game }. Open it on that game’s page.
slip-other-game = this is a set for another game, { $game }

## What is wrong with a piece, where it is typed in
faces-slip-number = { $key }: enter a whole number from { $least } to { $most }.
faces-slip-name = { $key }: enter 1 to { $most } characters.
faces-slip-word = { $key }: choose one of these: { $allowed }.
faces-slip-words = { $key }: choose { $least } to { $most } of these: { $allowed }.
faces-slip-words-other = { $key }: choose only from these: { $allowed }.
faces-slip-rising = { $key }: enter { $size } numbers from 0 to { $most }, none smaller than the one before it.
faces-slip-id = Enter a short name of 1 to { $most } characters.
faces-slip-id-again = { $found } is the short name of another piece, too. Give each its own.
faces-slip-total = These are { $count } in all. There should be { $size }.
faces-slip-total-most = These are { $count } in all. There can be { $most } at most.
faces-slip-one-of = Nothing is asked for yet. Enter at least one of these: { $allowed }.
faces-slip-apart = { $key } and { $word } do not go together. Remove one of them.
faces-slip-entries-for = { $key }: choose at least one of these: { $allowed }.
faces-slip-again = { $key } is { $found } more than once. Each can be there once: { $allowed }.
faces-slip-beyond = { $key } has { $count } × { $word }. There are only { $most } ({ $table }).
faces-slip-nowhere = { $word } is nowhere under { $key }, but { $by } needs it. Enter it at least once.
faces-slip-together = { $key } cannot be met: there are not enough tiles for it ({ $table }).
faces-slip-market =
    { $count ->
        [0] There is no market { $found }. There should be one for each number from 1 to { $size }.
       *[other] There are { $count } markets { $found }. There should be one for each number from 1 to { $size }.
    }
faces-slip-key = There is no { $found }, but nothing else opens the next place. Enter at least one.
faces-slip-unpayable = { $found } is asked for { $count } times, but a tray holds only { $most } of it.
faces-slip-no-toml = We cannot read this. Take a file that was saved here, or mend this place: { $reason }

## Kinds of pieces, and what to know about them
faces-section-tools = Tools
faces-section-display = Cards laid out
faces-section-ruin = Ruin
faces-section-rogues = Rogues
faces-section-loot = Loot
faces-section-fences = Fences
faces-section-supply = Supply
faces-section-players = Length of the game
faces-section-bags = Bags
faces-section-neutral = Neutral tiles
faces-section-dealers = Dealers
faces-section-accomplices = Accomplices
faces-section-thieves = Master thieves
faces-section-orders = Orders
faces-section-raids = Raids
faces-section-tiles = Tiles
faces-section-art = Art
faces-section-singles = Prestige cards
faces-section-collections = Collections
faces-section-markets = Markets
faces-section-professions = Citizens
faces-section-red_10 = The politician
faces-help-tools = How many cards there are of each tool.
faces-help-display = How many cards lie open at each place.
faces-help-ruin = Tools handed in, and tools drawn for them.
faces-help-loot = The back is on the left, the front on the right. Cards with the same back should have different fronts.
faces-help-fences = What each one buys, how many at once, and what it pays on top.
faces-help-players = How many orders are in the pile, and how many fulfilled ones wake a master thief and end the game.
faces-help-bags = What is in each bag, skulls included.
faces-help-neutral = The white tiles in the supply.
faces-help-dealers = Three fields each: what it buys there, and for how many points.
faces-help-orders = Those whose ids start with A are in the game from the start; those with B lie with the raids.
faces-help-raids = Whoever has this much loot hands some in; whoever has this many posters goes to jail.
faces-help-tiles = How often each find lies in each place.
faces-help-art = How many objects of each kind are in the cloth bag.
faces-help-collections = What each step takes, and the points for an empty track and after each step.
faces-help-markets = The price on each side, and what lies there.
faces-entry-display = { $name } players
faces-entry-players = { $name } players
faces-entry-markets = Market { $name }
faces-entry-ruin = Swap { $name }
faces-entry-loot = Loot { $name }
faces-entry-fences = Fence { $name }
faces-entry-dealers = Dealer { $name }
faces-entry-orders = Order { $name }
faces-entry-raids = Raid { $name }
faces-entry-singles = Prestige card { $name }
faces-entry-collections = Collection { $name }

## What stands under each key
faces-key-discard = Hand in
faces-key-draw = Draw
faces-key-name = Name
faces-key-tool = Tool
faces-key-colour = Colour
faces-key-lock = Lock
faces-key-tools = Tools
faces-key-kind = Kind
faces-key-value = Value
faces-key-buys = Buys
faces-key-up_to = At most at once
faces-key-bonus = Bonus
faces-key-coins = Coins
faces-key-posters = Wanted posters
faces-key-a_cards = A orders
faces-key-end_at = Orders until the end
faces-key-master_thief_at = Orders until a master thief
faces-key-skulls = Skulls
faces-key-loot = Loot
faces-key-fields = Fields
faces-key-object = Buys
faces-key-points = Points
faces-key-card = Card
faces-key-copies = Copies
faces-key-ability = Ability
faces-key-loot_at_least = At this much loot
faces-key-hand_in = Hand in
faces-key-jail_at_posters = Jail at this many posters
faces-key-needs = Asks for
faces-key-neutral = Neutral tiles
faces-key-bg = Tiles by background
faces-key-obj = Tiles by object
faces-key-diffkeys = Keys of different colours
faces-key-total = Tiles of any kind
faces-key-pair = Pairs
faces-key-bag = From the bag
faces-key-dealers_completed = Dealers completed
faces-key-sold = Tiles sold
faces-key-track = Track
faces-key-en = English
faces-key-de = German
faces-key-art_spaces = Spaces for art
faces-key-prestige_cards = Prestige cards
faces-key-prices = Price
faces-key-a = Side A
faces-key-b = Side B
faces-key-id = Id
faces-key-title = Name

## Words that no game says
faces-word-red = Red
faces-word-brown = Brown
faces-word-green = Green
faces-word-yellow = Yellow
faces-word-blue = Blue
