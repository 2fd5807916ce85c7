"""Swindler: the types of a view and of told events, as JSON has them; types only, made by `present`.

The text below a field is what docs/view.md, the client's types and the JSON schema say of it.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from cutpurse.games.swindler.pieces import Ability, Bag, Card, Colour, Moment, Style, Thing, Wanted
from cutpurse.kernel.views import CommonView, SomeOf, ToldEntered, ToldLeft

Phase: TypeAlias = Literal[
    "choosing",
    "reserving",
    "stealing",
    "keeping",
    "window",
    "answering",
    "acting",
    "paying",
    "rewarding",
    "helping",
    "forging",
    "forging-as",
    "selling",
    "handing-in",
    "hiring",
    "paying-cards",
    "begging",
    "dividing",
    "rescuing",
    "partnering",
    "wanting",
    "offering",
    "over",
]
"""What the table waits for."""


class Tile(TypedDict):
    """A loot tile."""

    colour: Colour
    """Its background; `white` for neutral tiles."""
    object: Thing
    """What it shows."""


class Thief(TypedDict):
    """A master thief."""

    id: str
    """Its id in the component file."""
    ability: Ability
    """What it can do."""


class OwnThief(Thief):
    """A master thief that somebody has."""

    works: bool
    """Whether its ability works."""


class Needs(TypedDict):
    """What an order asks for, as in the [component file](components.md); what is not there is not asked for."""

    bg: NotRequired[SomeOf[Colour, int]]
    """Tiles, by background."""
    obj: NotRequired[SomeOf[Wanted, int]]
    """Tiles, by what they show."""
    diffkeys: NotRequired[int]
    """Keys of different colours."""
    coins: NotRequired[int]
    """Coins in worth."""
    total: NotRequired[int]
    """Tiles of any sort."""
    draw: NotRequired[int]
    """Tiles drawn in one steal."""
    pair: NotRequired[int]
    """Pairs of like faces among them."""
    dealers_completed: NotRequired[int]
    """Dealers completed in this turn."""
    sold: NotRequired[int]
    """Tiles sold in this turn."""
    bag: NotRequired[Bag]
    """The bag that `draw` means."""


class Order(TypedDict):
    """An order and its reward."""

    id: str
    """Its id in the component file."""
    kind: Style
    """How it is fulfilled."""
    needs: Needs
    """What it asks for."""
    points: int
    """The points of the reward."""
    coins: int
    """The coins of the reward."""
    neutral: int
    """The neutral tiles of the reward."""
    posters: int
    """The wanted posters that come with it."""


class OpenOrder(Order):
    """An open order."""

    marker: int | None
    """The seat whose marker lies on it."""


class Field(TypedDict):
    """A field of a dealer."""

    object: Wanted
    """What it asks for."""
    points: int
    """What it pays."""


class OpenField(Field):
    """A field of an open dealer."""

    tile: Tile | None
    """The tile that lies there."""


class Dealer(TypedDict):
    """A dealer."""

    id: str
    """Its id in the component file."""
    fields: list[Field]
    """Its three fields."""


class OpenDealer(TypedDict):
    """An open dealer."""

    id: str
    """Its id in the component file."""
    fields: list[OpenField]
    """Its three fields."""


class Odds(TypedDict):
    """What the next draws from a bag may bring."""

    skull: float
    """The chance of a skull on the next draw."""
    survive: list[float]
    """The chances that 1, 2, 3 … draws bring none."""


class Inside(TypedDict):
    """What is left in a bag."""

    tiles: list[Tile]
    """The loot."""
    skulls: int
    """How many skulls."""
    odds: Odds | None
    """The odds; None where the table hides them."""


class Supply(TypedDict):
    """What the supply holds."""

    coins: int
    """Coins."""
    posters: int
    """Wanted posters."""
    neutral: list[Tile]
    """The neutral tiles."""


class Piles(TypedDict):
    """How many cards are left to draw."""

    orders: int
    """Orders, raids not counted."""
    dealers: int
    """Dealers."""
    accomplices: int
    """Accomplices."""


class Gone(TypedDict):
    """The discards."""

    accomplices: list[Card]
    """Accomplices."""
    dealers: list[Dealer]
    """Dealers."""


class Stake(TypedDict):
    """What a skull means for the thief: the next draw, or one that lies there already."""

    stake: list[Tile]
    """What it takes: this turn's tiles in the order they were drawn, then those of earlier turns."""
    spared: int
    """How many of these the thief keeps, by choice."""
    pays: list[int]
    """The seats to which it brings a coin."""


class Steal(Stake):
    """The steal of this turn."""

    bag: Bag
    """The bag."""
    fresh: list[Tile]
    """This turn's tiles, in the order they were drawn."""
    rest: list[Tile]
    """What else lies before the thief."""
    drawn: list[Tile]
    """What counts as drawn in this turn, in that order."""
    first: bool
    """Whether the first draw is still to be made."""
    free: bool
    """Whether a skull on the next draw would cost nothing."""
    forced: int | None
    """The seat whose Backstabber has a draw due."""
    stopped: bool
    """Whether the thief has stopped."""
    skull: bool
    """Whether a skull lies there that has not worked yet."""
    caught: bool
    """Whether the thief was caught."""
    over: bool
    """Whether the steal has ended."""


class Played(TypedDict):
    """A card in play; what it names is told with the first one only."""

    seat: int
    """Who plays it."""
    card: Card
    """The card."""
    partner: NotRequired[int | None]
    """The seat to swap with."""
    theirs: NotRequired[Tile | None]
    """The tile that the partner gives."""
    yours: NotRequired[Tile | None]
    """The tile that is given."""
    target: NotRequired[int | None]
    """The bag, the bet or the card shown that is meant, from 1."""
    struck: NotRequired[bool]
    """Whether the cards that answer it cancel it, as it stands now; only said where they do."""


class Bet(TypedDict):
    """An open bet."""

    seat: int
    """Who bets."""
    caught: bool
    """What on: caught or not."""


# No class can have a field whose name is a keyword.
Help = TypedDict(
    "Help",
    {
        "card": Annotated[Card, "The card."],
        "tile": Annotated[Tile | None, "The tile that a Forger changes."],
        "as": Annotated[Wanted | None, "What it counts as."],
    },
)
"""A card shown for an order or a sale: a Forger, or a Lock Picker."""


class Raid(TypedDict):
    """A police raid."""

    id: str
    """Its id in the component file."""
    loot_at_least: int | None
    """It hits who has at least so many tiles."""
    hand_in: int | None
    """So many tiles are to be handed in."""
    jail_at_posters: int | None
    """So many wanted posters lead to jail."""


class Hit(TypedDict):
    """What a raid takes from a seat."""

    seat: int
    """Whom it hits."""
    tiles: int
    """How many tiles they hand in."""
    jail: bool
    """Whether they go to jail."""


class RunningRaid(Raid):
    """A police raid that goes round."""

    hits: list[Hit]
    """Whom it hits, in turn order, from its beginning to its end."""


class Use(TypedDict):
    """What a kind of tile before the viewer is for."""

    tile: Tile
    """The tile."""
    fields: list[str]
    """The free dealers' fields that take it: `1.3`."""
    orders: list[int]
    """The open orders it would count for, from 1, whoever has reserved them."""


class SharedView(TypedDict):
    """What everybody sees."""

    phase: Phase
    """What the table waits for: `choosing` thieves, `reserving`, `stealing`, `keeping` a tile from a skull,
    answers (`window` and `answering`: accomplices are asked for), `acting` and what an action asks for, `handing-in`
    tiles in a raid, or what a card asks for, from `begging` on."""
    round: int
    """The round, from 1; 0 while thieves are chosen."""
    max_rounds: int
    """The number of rounds agreed on; 0: no limit."""
    house: str | None
    """The title of the [house set](components.md) in use, which may be empty; None for our own set."""
    start: int
    """The start player."""
    active: int
    """Whose turn it is."""
    thief_at: int
    """How many orders a master thief takes to work."""
    end_at: int
    """How many orders end the game."""
    finishers: list[int]
    """The seats that have fulfilled them."""
    last_round: bool
    """Whether the game ends with this round."""
    marker_costs: int
    """Points that a marker costs which is thrown off, taken back, or left on an order at the end."""
    marker_loss: list[int]
    """*Per seat*, the points it would really lose by a marker that is thrown off or taken back now."""
    leftover_loss: list[int]
    """*Per seat*, the points that its markers on orders would really cost it if the game were counted now."""
    cast: list[Thief]
    """The thieves still to be chosen from."""
    thieves: list[OwnThief | None]
    """*Per seat*, its master thief; None before it has one."""
    points: list[int]
    """*Per seat*, the points."""
    coins: list[int]
    """*Per seat*, the coins."""
    posters: list[int]
    """*Per seat*, the wanted posters."""
    done: list[int]
    """*Per seat*, the number of orders fulfilled."""
    fulfilled: list[list[Order]]
    """*Per seat*, those orders."""
    jailed: list[bool]
    """*Per seat*, whether it is in jail."""
    markers: list[int]
    """*Per seat*, the markers still before it."""
    hands: list[int]
    """*Per seat*, the number of accomplices in hand."""
    shown: list[list[Card]]
    """*Per seat*, those of them that everybody has seen."""
    loot: list[list[Tile]]
    """*Per seat*, the tiles before it, this turn's among them."""
    orders: list[OpenOrder | None]
    """The four open orders; None where none lies."""
    dealers: list[OpenDealer | None]
    """The three open dealers; None where there is none."""
    bags: dict[Bag, Inside]
    """By colour, what is left in the bag."""
    supply: Supply
    """What the supply holds."""
    piles: Piles
    """How many cards are left to draw."""
    gone: Gone
    """The discards."""
    steal: Steal | None
    """The steal of this turn; None until a bag is named."""
    window: Moment | None
    """The moment at which accomplices may be played, also while one is being played in it."""
    asked: list[int]
    """The seats asked in it."""
    awaited: list[int]
    """Those of them whose answer is still out."""
    played: list[Played]
    """The cards in play, those that answer last."""
    bets: list[Bet]
    """The open bets."""
    hustler: int | None
    """The seat with the open Hustler."""
    hustled: bool
    """Whether it was used in this turn."""
    order: int | None
    """The open order that is being served, from 1."""
    field: str | None
    """The dealer's field that is being served: `1.3`."""
    help: list[Help]
    """The cards shown for it."""
    owed: int
    """Tiles or coins still to be given or taken."""
    due: Needs | None
    """What is still to be paid for the order or the accomplices that somebody pays for; None while nobody does."""
    raid: RunningRaid | None
    """The raid that goes round."""


class OwnView(TypedDict):
    """What the viewer alone knows."""

    hand: list[Card]
    """The seat's own accomplices; empty for a spectator, as are `fits`, `met`, `has` and `uses`."""
    fits: list[Card]
    """Those that could be played in the window that is open."""
    met: list[int]
    """The open orders it could fulfil as it is, from 1."""
    has: list[Needs | None]
    """*Per open order*, what it has of what that asks for, or has done of it in this turn; None where no order lies."""
    uses: list[Use]
    """For each kind of tile before it, what it is for."""
    known: list[list[Card]]
    """*Per seat*, the accomplices the viewer knows in another's hand: those shown; in a replay with open eyes all."""
    unseen: list[Card]
    """The accomplices that the viewer does not see: they lie in the pile or in others' hands."""


class SwindlerView(CommonView, SharedView, OwnView):
    """What a seat of Swindler knows."""


class ToldStartDrawn(TypedDict):
    """Who begins, drawn by lot."""

    event: Literal["StartDrawn"]
    seat: int
    points: int
    """The points that every seat begins with."""


class ToldThievesLaidOut(TypedDict):
    """The master thieves to choose from; the last player chooses first."""

    event: Literal["ThievesLaidOut"]
    thieves: list[Thief]
    """Those to choose from."""
    seat: int
    """Who chooses first."""


class ToldThiefTaken(TypedDict):
    """A seat has its master thief, and the one to the right is due."""

    event: Literal["ThiefTaken"]
    seat: int
    thief: Thief


class ToldRoundBegan(TypedDict):
    """The start player is due again."""

    event: Literal["RoundBegan"]
    round: int
    """The round, from 1."""


class ToldTurnBegan(TypedDict):
    """A seat takes its turn; nothing of the last turn counts any more."""

    event: Literal["TurnBegan"]
    seat: int


class ToldTurnSkipped(TypedDict):
    """A seat comes out of jail instead of taking its turn."""

    event: Literal["TurnSkipped"]
    seat: int


class ToldCalled(TypedDict):
    """Somebody is asked, out of turn or in turn again."""

    event: Literal["Called"]
    seat: int


class ToldActionsBegan(TypedDict):
    """The loot of the steal lies with the rest now, and step 3 begins."""

    event: Literal["ActionsBegan"]


class ToldOrderRevealed(TypedDict):
    """An order lies open."""

    event: Literal["OrderRevealed"]
    slot: int
    """The slot of the order, from 1."""
    order: Order


class ToldRaidBegan(TypedDict):
    """A police raid was revealed and is carried out at once."""

    event: Literal["RaidBegan"]
    raid: Raid


class ToldRaidSetAside(TypedDict):
    """A further raid in the same step waits beside the pile."""

    event: Literal["RaidSetAside"]
    raid: Raid


class ToldRaidsShuffledIn(TypedDict):
    """The raids that were set aside are shuffled together with the rest of the pile."""

    event: Literal["RaidsShuffledIn"]


class ToldDealersShuffled(TypedDict):
    """The discarded dealers are a new pile."""

    event: Literal["DealersShuffled"]


class ToldDealerCame(TypedDict):
    """A dealer opens up."""

    event: Literal["DealerCame"]
    stall: int
    """The stall of the dealer, from 1."""
    dealer: Dealer


class ToldAccomplicesShuffled(TypedDict):
    """The discarded accomplices are a new pile."""

    event: Literal["AccomplicesShuffled"]


class ToldAccompliceDrawn(TypedDict):
    """An accomplice from the pile into a hand, which its owner alone sees."""

    event: Literal["AccompliceDrawn"]
    seat: int
    card: Card | None
    """None where it is not seen."""


class ToldRaidHit(TypedDict):
    """A raid comes to a seat, which hands in so many tiles."""

    event: Literal["RaidHit"]
    seat: int
    owed: int
    """How many tiles."""


class ToldHandedIn(TypedDict):
    """A tile goes back because of a raid."""

    event: Literal["HandedIn"]
    seat: int
    tile: Tile


class ToldJailed(TypedDict):
    """A seat returns a poster and goes to jail."""

    event: Literal["Jailed"]
    seat: int


class ToldRaidEnded(TypedDict):
    """The raid has been carried out and leaves the game."""

    event: Literal["RaidEnded"]


class ToldReplenished(TypedDict):
    """Step 4 is done."""

    event: Literal["Replenished"]


class ToldCounted(TypedDict):
    """The end: a point for each coin, then two less for each marker on an order."""

    event: Literal["Counted"]
    seat: int
    coins: int
    """Its coins."""
    markers: int
    """Its markers on orders."""
    points: int
    """What they come to."""
    gained: NotRequired[int]
    """The points that it gained or lost: nobody falls below 0."""


class ToldMarkerPut(TypedDict):
    """A marker on an order; whose marker lay there gets it back and loses 2 points."""

    event: Literal["MarkerPut"]
    seat: int
    slot: int
    """The slot of the order, from 1."""
    costs: int
    """The points it costs whoever loses them."""
    thrown: NotRequired[int]
    """The seat whose marker lay there, if one did,"""
    lost: NotRequired[int]
    """and the points that it lost: nobody falls below 0."""


class ToldMarkerTakenBack(TypedDict):
    """A marker comes back to its owner, who loses 2 points."""

    event: Literal["MarkerTakenBack"]
    seat: int
    slot: int
    """The slot of the order, from 1."""
    costs: int
    """The points it costs whoever loses them."""
    lost: NotRequired[int]
    """The points that it lost: nobody falls below 0."""


class ToldBagNamed(TypedDict):
    """The first bag of the steal."""

    event: Literal["BagNamed"]
    seat: int
    bag: Bag


class ToldTileDrawn(TypedDict):
    """A loot tile out of the bag, one of this turn's tiles."""

    event: Literal["TileDrawn"]
    seat: int
    tile: Tile


class ToldSkullDrawn(TypedDict):
    """A skull lies there and has not worked yet."""

    event: Literal["SkullDrawn"]
    seat: int
    bag: Bag


class ToldSkullSpared(TypedDict):
    """The Sidekick's first draw was free: the skull costs nothing, and ends the steal."""

    event: Literal["SkullSpared"]
    seat: int


class ToldSkullStruck(TypedDict):
    """The skull works: caught, and nothing drawn from this bag counts any more."""

    event: Literal["SkullStruck"]
    seat: int
    bag: Bag


class ToldTileReturned(TypedDict):
    """A tile goes back to its bag, because of a skull."""

    event: Literal["TileReturned"]
    seat: int
    tile: Tile
    fresh: bool
    """Whether it is one of this turn's tiles."""


class ToldStopped(TypedDict):
    """Enough: only a Backstabber can make this seat draw again."""

    event: Literal["Stopped"]
    seat: int


class ToldStealEnded(TypedDict):
    """The steal is over, caught or not."""

    event: Literal["StealEnded"]
    seat: int
    caught: bool
    """Whether the seat was caught."""


class ToldBetSettled(TypedDict):
    """A bet is won or lost, and its card discarded."""

    event: Literal["BetSettled"]
    seat: int
    caught: bool
    """What it bet on: caught or not."""
    won: bool
    """Whether it was won."""
    points: int
    """The points it brings."""


class ToldCoinGained(TypedDict):
    """A coin from the supply."""

    event: Literal["CoinGained"]
    seat: int


class ToldOrderFulfilled(TypedDict):
    """An order is done: its reward, the marker back, the card to its owner."""

    event: Literal["OrderFulfilled"]
    seat: int
    slot: int
    """The slot of the order, from 1."""
    order: Order
    points: int
    """The points of the reward."""
    coins: int
    """The coins of the reward."""
    posters: int
    """The posters that come with it."""
    awake: NotRequired[bool]
    """Whether the seat's master thief works from now on."""


class ToldNeutralsDue(TypedDict):
    """So many neutral tiles may be taken."""

    event: Literal["NeutralsDue"]
    seat: int
    owed: int
    """How many."""


class ToldNeutralTaken(TypedDict):
    """A neutral tile from the supply."""

    event: Literal["NeutralTaken"]
    seat: int
    tile: Tile


class ToldTileSold(TypedDict):
    """A tile on a field of a dealer, for its points."""

    event: Literal["TileSold"]
    seat: int
    stall: int
    """The stall of the dealer, from 1."""
    field: int
    """The field of the dealer, from 1."""
    tile: Tile
    points: int
    """The points it brings."""


class ToldDealerCompleted(TypedDict):
    """All three fields are full: 2 points, the tiles go back, the dealer to the discards."""

    event: Literal["DealerCompleted"]
    seat: int
    stall: int
    """The stall of the dealer, from 1."""
    points: int
    """The points it brings."""


class ToldHired(TypedDict):
    """So many accomplices are hired; they come from the pile."""

    event: Literal["Hired"]
    seat: int
    cards: int
    """How many."""


class ToldPaymentBegan(TypedDict):
    """An order, a field or cards are to be paid for."""

    event: Literal["PaymentBegan"]
    deal: int
    """The order, from 1; the dealer's field, from -1 down; 0 for cards."""
    owed: int
    """Coins to be paid for cards."""


class ToldTilePaid(TypedDict):
    """A tile for an order or for cards, back to its bag or the supply."""

    event: Literal["TilePaid"]
    seat: int
    tile: Tile


class ToldCoinPaid(TypedDict):
    """A coin for an order or for cards, to the supply."""

    event: Literal["CoinPaid"]
    seat: int


class ToldChangeGiven(TypedDict):
    """A double coin paid for one: a coin comes back."""

    event: Literal["ChangeGiven"]
    seat: int


class ToldHelpPromised(TypedDict):
    """T is about to show cards for an order or a field, and so must hold one that helps."""

    event: Literal["HelpPromised"]
    seat: int
    deal: int
    """The order, from 1; the dealer's field, from -1 down; 0 for cards."""


class ToldHelpShown(TypedDict):
    """A card is shown with the order or the field it serves."""

    event: Literal["HelpShown"]
    seat: int
    place: int
    """Its number among the cards shown, from 1."""
    card: Card
    tile: Tile | None
    """The tile that a Forger changes, or None."""
    stands: Wanted | None
    """What that tile counts as, or None."""


class ToldHelpOffered(TypedDict):
    """All cards for this order or field have been shown: they can be answered."""

    event: Literal["HelpOffered"]
    seat: int


class ToldHelpCancelled(TypedDict):
    """One of the cards shown is cancelled: the others go back to the hand, and nothing takes place."""

    event: Literal["HelpCancelled"]
    seat: int
    place: int
    """Its number among the cards shown, from 1."""


class ToldHelpUsed(TypedDict):
    """The cards shown have helped and are discarded."""

    event: Literal["HelpUsed"]
    seat: int


class ToldAsked(TypedDict):
    """These seats are asked, all at once and unseen."""

    event: Literal["Asked"]
    seats: list[int]
    """Those asked."""


class ToldAnswered(TypedDict):
    """A seat has answered; what, nobody else sees."""

    event: Literal["Answered"]
    seat: int
    choice: str | None
    """The command; None where it is not seen."""


class ToldWindowClosed(TypedDict):
    """All have passed, or the first who named a card plays it; the answers are forgotten."""

    event: Literal["WindowClosed"]


class ToldCardPlayed(TypedDict):
    """An accomplice is played, for everybody to see; an open Hustler once more."""

    event: Literal["CardPlayed"]
    seat: int
    card: Card


class ToldNamed(TypedDict):
    """What a card needs: a partner, tiles, a bag or a bet, counted from 1; 0 where it needs none."""

    event: Literal["Named"]
    partner: int
    """The partner; 0 where it needs none."""
    theirs: Tile | None
    """The tile that the partner gives, or None."""
    yours: Tile | None
    """The tile that is given, or None."""
    target: int
    """The bag, the bet or the card shown that is meant, from 1; 0 where it needs none."""


class ToldCardStood(TypedDict):
    """Nobody answers the card any more: it works."""

    event: Literal["CardStood"]
    seat: int
    card: Card | None
    """None for the cards shown to help, all together."""


class ToldCardCancelled(TypedDict):
    """An Assassin has cancelled a card: both are discarded, and it has done nothing."""

    event: Literal["CardCancelled"]
    seat: int
    card: Card


class ToldCardTakenUp(TypedDict):
    """The card in play is done, or was cancelled: what it needed is forgotten."""

    event: Literal["CardTakenUp"]


class ToldCardDiscarded(TypedDict):
    """A card has done its work."""

    event: Literal["CardDiscarded"]
    card: Card


class ToldBetLaid(TypedDict):
    """A bet lies open: caught or not."""

    event: Literal["BetLaid"]
    seat: int
    caught: bool
    """What it bets on: caught or not."""


class ToldForced(TypedDict):
    """T must draw once more, for a Backstabber."""

    event: Literal["Forced"]
    seat: int


class ToldLured(TypedDict):
    """The steal goes on at another bag, where the first draw is free."""

    event: Literal["Lured"]
    seat: int
    bag: Bag


class ToldSkullTakenBack(TypedDict):
    """A Guardian Angel puts the skull back: it was never drawn."""

    event: Literal["SkullTakenBack"]
    seat: int


class ToldTileCopied(TypedDict):
    """A Copycat's draw: loot is theirs."""

    event: Literal["TileCopied"]
    seat: int
    tile: Tile


class ToldSkullCopied(TypedDict):
    """A Copycat's draw: a skull, which does nothing."""

    event: Literal["SkullCopied"]
    seat: int


class ToldGiftsDue(TypedDict):
    """So many tiles of this turn are to be given."""

    event: Literal["GiftsDue"]
    owed: int
    """How many."""


class ToldTileGiven(TypedDict):
    """A tile goes from one seat to another; `fresh` if one of this turn's was meant."""

    event: Literal["TileGiven"]
    giver: int
    taker: int
    tile: Tile
    fresh: bool
    """Whether it is one of this turn's tiles."""


class ToldCoinGiven(TypedDict):
    """A coin goes from one seat to another."""

    event: Literal["CoinGiven"]
    giver: int
    taker: int


class ToldSwapped(TypedDict):
    """Two tiles change places, and the Hustler lies open."""

    event: Literal["Swapped"]
    seat: int
    partner: int
    theirs: Tile
    yours: Tile


ToldEvent: TypeAlias = (
    ToldStartDrawn
    | ToldThievesLaidOut
    | ToldThiefTaken
    | ToldRoundBegan
    | ToldTurnBegan
    | ToldTurnSkipped
    | ToldCalled
    | ToldActionsBegan
    | ToldOrderRevealed
    | ToldRaidBegan
    | ToldRaidSetAside
    | ToldRaidsShuffledIn
    | ToldDealersShuffled
    | ToldDealerCame
    | ToldAccomplicesShuffled
    | ToldAccompliceDrawn
    | ToldRaidHit
    | ToldHandedIn
    | ToldJailed
    | ToldRaidEnded
    | ToldReplenished
    | ToldCounted
    | ToldMarkerPut
    | ToldMarkerTakenBack
    | ToldBagNamed
    | ToldTileDrawn
    | ToldSkullDrawn
    | ToldSkullSpared
    | ToldSkullStruck
    | ToldTileReturned
    | ToldStopped
    | ToldStealEnded
    | ToldBetSettled
    | ToldCoinGained
    | ToldOrderFulfilled
    | ToldNeutralsDue
    | ToldNeutralTaken
    | ToldTileSold
    | ToldDealerCompleted
    | ToldHired
    | ToldPaymentBegan
    | ToldTilePaid
    | ToldCoinPaid
    | ToldChangeGiven
    | ToldHelpPromised
    | ToldHelpShown
    | ToldHelpOffered
    | ToldHelpCancelled
    | ToldHelpUsed
    | ToldAsked
    | ToldAnswered
    | ToldWindowClosed
    | ToldCardPlayed
    | ToldNamed
    | ToldCardStood
    | ToldCardCancelled
    | ToldCardTakenUp
    | ToldCardDiscarded
    | ToldBetLaid
    | ToldForced
    | ToldLured
    | ToldSkullTakenBack
    | ToldTileCopied
    | ToldSkullCopied
    | ToldGiftsDue
    | ToldTileGiven
    | ToldCoinGiven
    | ToldSwapped
    | ToldEntered
    | ToldLeft
)
"""An event of the log in words, as somebody saw it."""
