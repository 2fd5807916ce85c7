# Midnight Exchange: why a hinted move is good, in the terminal and in the browser. $find and $art are pieces as people
# see them, $place is garage, desk or safe.

## Rummaging
midnight-exchange-reason-buys =
    { $points ->
        [0] This may still lead to a purchase.
        [one] This leads to a purchase worth about one point to you.
       *[other] This leads to purchases worth about { $points } points to you.
    }
midnight-exchange-reason-needed = Something you need for what you want to buy: { $find }.
midnight-exchange-reason-opens =
    { $place ->
        [desk] Opens the desk for you: { $find }.
       *[safe] Opens the safe for you: { $find }.
    }
midnight-exchange-reason-fills = One fewer slot to fill before you can run: { $find }.
midnight-exchange-reason-crowds = You need the room in your tray for something else: { $find }.
midnight-exchange-reason-nothing-else = There is nothing else within your reach.
midnight-exchange-reason-hope =
    { $place ->
        [garage] In the garage there may well be something that you need.
        [desk] In the desk there may well be something that you need.
       *[safe] In the safe there may well be something that you need.
    }
midnight-exchange-reason-onward = Other tiles promise more, and face down this one is no use to the others: { $find }.
midnight-exchange-reason-rather = You know where something better lies: { $find }.
midnight-exchange-reason-shows = Face down it tells the others nothing: { $find }.
midnight-exchange-reason-spare = You do not need it: { $find }.
midnight-exchange-reason-run = Your tray is full: what you have is safe once you run.

## Trading
midnight-exchange-reason-art =
    { $points ->
        [one] Worth a point even in your store: { $art }.
       *[other] Worth { $points } points even in your store: { $art }.
    }
midnight-exchange-reason-art-fits = It takes one of your collections a step further: { $art }.
midnight-exchange-reason-art-later = One of your collections will ask for it later on: { $art }.
midnight-exchange-reason-single =
    { $points ->
        [one] The card is worth a point at once.
       *[other] The card is worth { $points } points at once.
    }
midnight-exchange-reason-collection =
    { $points ->
        [0] Even an empty collection is a beginning.
        [one] The collection is worth a point even with nothing on it.
       *[other] The collection is worth { $points } points even with nothing on it.
    }
midnight-exchange-reason-collection-fits = Art in your store goes onto this collection at once.
midnight-exchange-reason-collection-later = This collection can still grow a good deal.
midnight-exchange-reason-bag =
    { $points ->
        [0] Better than nothing: a blind draw from the cloth bag.
        [one] A blind draw from the cloth bag brings you about a point.
       *[other] A blind draw from the cloth bag brings you about { $points } points.
    }
midnight-exchange-reason-rest =
    { $points ->
        [0] The rest of your tray still buys something after that.
        [one] With the rest of your tray you can then buy something worth about another point.
       *[other] With the rest of your tray you can then buy things worth about { $points } more points.
    }
midnight-exchange-reason-empty-bag = The cloth bag is empty: a leather bag would bring you nothing and end the game.
midnight-exchange-reason-place = It fits now, and no other collection of yours asks for it: { $art }.
midnight-exchange-reason-place-too = Placing it does not cost you a purchase: { $art }.
midnight-exchange-reason-contested = Another of your collections asks for the same thing: better to wait.
