"""Midnight Exchange: the types of a view and of told events, as JSON has them; types only, made by `present`.

The text below a field is what docs/view.md, the client's types and the JSON schema say of it.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from cutpurse.games.midnight_exchange.pieces import ArtKind, Find, Location, Side
from cutpurse.kernel.views import CommonView, ToldEntered, ToldLeft

Phase: TypeAlias = Literal["rummage", "trading", "arranging", "over"]
"""What the table waits for: all at once, a trade, art that may go onto a collection after it, nothing any more."""

Lies: TypeAlias = Literal["down", "up", "hand", "tray"]
"""Where a tile is, and which side is up."""

Placing: TypeAlias = Literal["auto", "hand"]
"""Who puts art onto collections."""

Way: TypeAlias = Literal["hand", "last", "clock"]
"""Why a seat has escaped."""


class Tile(TypedDict):
    """A location tile."""

    place: Location
    """Its location."""
    lies: Lies
    """Where it is, and which side is up."""
    find: Find | None
    """Its find, as far as all know it."""


class Slot(TypedDict):
    """A tile in a slot of a tray."""

    tile: int
    """Its number, from 1."""
    find: Find
    """Its find."""


class Single(TypedDict):
    """A prestige card without a track."""

    id: str
    """Its id in the component file."""
    en: str
    """Its English name."""
    de: str
    """Its German name."""
    points: list[int]
    """One number: what it counts."""


class Collection(TypedDict):
    """A prestige card with a track."""

    id: str
    """Its id in the component file."""
    track: list[ArtKind]
    """What its steps take, in order."""
    points: list[int]
    """What it counts with none of it filled, then with one step, two steps …"""


Card: TypeAlias = Single | Collection
"""A prestige card."""


class OwnedSingle(Single):
    """A prestige card without a track that somebody has."""

    worth: int
    """What it counts."""


class OwnedCollection(Collection):
    """A collection that somebody has."""

    worth: int
    """What it counts as it lies."""
    n: int
    """Its number among the owner's collections, from 1."""
    step: int
    """How many steps are filled."""
    reach: int
    """How many would be, with the art in store placed best."""
    full: bool
    """Whether it is full."""
    wants: ArtKind | None
    """What it takes next."""


Owned: TypeAlias = OwnedSingle | OwnedCollection
"""A prestige card that somebody has."""


class Market(TypedDict):
    """An open market."""

    id: int
    """Its number, from 1."""
    side: Side
    """The side that is up."""
    price: list[Find]
    """What everything at this market costs."""
    art: list[ArtKind | None]
    """By space; None where nothing lies any more."""
    cards: list[Card | None]
    """By notch; None where nothing lies any more."""


class Breakdown(TypedDict):
    """What a seat's points come from."""

    silver: int
    """Silver art in store."""
    gold: int
    """Gold art in store."""
    singles: int
    """Cards without a track."""
    collections: int
    """Collections."""


class Gain(TypedDict):
    """What a purchase brings."""

    alone: int
    """What it counts by itself."""
    best: int
    """How many points more the seat has with it, once all its art is placed so that it counts most."""


class SharedView(TypedDict):
    """What everybody sees."""

    phase: Phase
    """What the table waits for: all at once, a trade, art that may go onto a collection after it, nothing any more."""
    round: int
    """The round, from 1."""
    max_rounds: int
    """The number of rounds agreed on; 0: no limit."""
    rummage_seconds: int
    """How long a rummage lasts; 0: no limit."""
    hold_seconds: int
    """How long a tile may be held; 0: no limit."""
    hand_ms: int
    """The time between two motions of a hand, in milliseconds."""
    memory: bool
    """Whether the view keeps finds that the viewer alone has seen."""
    placing: Placing
    """Who puts art onto collections: the players, or the rules."""
    house: str | None
    """The title of the [house set](components.md) in use, which may be empty; None for our own set."""
    turn: int | None
    """Whose turn it is to trade; None in a rummage."""
    tiles: list[Tile]
    """All 54, in the order of their numbers."""
    hands: list[int | None]
    """*Per seat*, the tile in its hand."""
    trays: list[list[Slot | None]]
    """*Per seat*, its six slots."""
    open: list[list[Location]]
    """*Per seat*, the locations where it may pick up tiles."""
    keys: list[list[Find]]
    """*Per seat*, the keys in its tray."""
    escapes: list[int | None]
    """*Per seat*, the number of its escape tile."""
    escapes_left: list[int]
    """The escape tiles that still lie there."""
    markets: list[Market]
    """The open markets."""
    bag: int
    """How many art objects are left to come."""
    pile: int
    """How many prestige cards are left to come."""
    passed: list[int]
    """The seats that trade no more this round."""
    finale: bool
    """Whether somebody gave a leather bag to the empty cloth bag: the game ends after this trading phase."""
    dry: int
    """How many rounds running there was no trade."""
    stalled: int
    """After how many of these the game ends; 0: it never does."""
    stores: list[list[ArtKind]]
    """*Per seat*, the art in store."""
    cards: list[list[Owned]]
    """*Per seat*, its prestige cards."""
    points: list[int]
    """*Per seat*, the points so far."""
    breakdown: list[Breakdown]
    """*Per seat*, what they come from."""


class OwnView(TypedDict):
    """What the viewer alone knows."""

    known: dict[str, Find]
    """By the number of a tile, finds that this seat alone has seen; with the option `memory` until the round ends."""
    holding: Find | None
    """The find in its own hand."""
    affordable: list[int]
    """The markets whose price its tray could pay; empty for a spectator."""
    prices: dict[str, list[int]]
    """While the seat may trade, by the number of such a market: the slots whose finds would go, from 1."""
    gains: dict[str, Gain]
    """While the seat may trade, by command (`"buy 2 art 1"`): what each purchase would bring."""
    spare: bool
    """Whether the find in its hand is good for nothing: no market asks for it, it opens nothing new and is no bag."""


class MidnightExchangeView(CommonView, SharedView, OwnView):
    """What a seat of Midnight Exchange knows."""


class ToldMarketsOpened(TypedDict):
    """Which markets there are, and which side of each is up."""

    event: Literal["MarketsOpened"]
    sides: dict[str, Side]
    """By the number of a market, the side that is up."""


class ToldBoxed(TypedDict):
    """A third of both supplies goes back into the box, and nobody sees which."""

    event: Literal["Boxed"]
    art: list[ArtKind]
    """The art; empty but in a replay with open eyes."""
    cards: list[str]
    """The ids of the cards; empty but in a replay with open eyes."""
    size: int
    """How many art objects."""
    number: int
    """How many cards."""


class ToldArtLaid(TypedDict):
    """An art object from the bag lies on a space of a market."""

    event: Literal["ArtLaid"]
    market: int
    """The market, from 1."""
    space: int
    """The space, from 1."""
    kind: ArtKind


class ToldCardLaid(TypedDict):
    """A prestige card from the pile lies face up at a market."""

    event: Literal["CardLaid"]
    market: int
    """The market, from 1."""
    notch: int
    """The notch, from 1."""
    card: Card


class ToldRummageBegan(TypedDict):
    """All tiles lie shuffled in the middle, location side up; trays and hands are empty."""

    event: Literal["RummageBegan"]
    round: int
    """The round, from 1."""
    places: list[Location]
    """By tile, its location."""
    finds: list[Find | None]
    """By tile, its find; None where it is not seen."""


class ToldGrabbed(TypedDict):
    """A hand has picked up a tile from the middle; who holds it sees its find."""

    event: Literal["Grabbed"]
    seat: int
    tile: int
    """The tile, from 1."""
    find: Find | None
    """None where it is not seen."""


class ToldKept(TypedDict):
    """A tile goes from the hand to a slot of the tray, open to all."""

    event: Literal["Kept"]
    seat: int
    tile: int
    """The tile, from 1."""
    slot: int
    """The slot of the tray, from 1."""
    find: Find


class ToldTakenOut(TypedDict):
    """A tile goes from a slot of the tray into the hand."""

    event: Literal["TakenOut"]
    seat: int
    tile: int
    """The tile, from 1."""
    slot: int
    """The slot of the tray, from 1."""
    find: NotRequired[Find]
    """Its find, which lay open there."""


class ToldPutBack(TypedDict):
    """A tile goes from a hand back to its place, face up or down; `dropped` if nobody wanted it to."""

    event: Literal["PutBack"]
    seat: int
    tile: int
    """The tile, from 1."""
    up: bool
    """Whether it lies face up."""
    find: Find | None
    """None where it is not seen."""
    dropped: bool
    """Whether nobody wanted it to."""


class ToldEscaped(TypedDict):
    """A seat has the lowest escape tile and is done: by hand, as the last one, or by the clock."""

    event: Literal["Escaped"]
    seat: int
    number: int
    """The number of the escape tile."""
    by: Way
    """Why: by hand, as the last one, or because time was up."""


class ToldTradingBegan(TypedDict):
    """Everybody has an escape tile: now it is traded, the lowest number first."""

    event: Literal["TradingBegan"]


class ToldTurnCame(TypedDict):
    """A seat may trade."""

    event: Literal["TurnCame"]
    seat: int


class ToldPaid(TypedDict):
    """Finds go from slots of a tray back to the middle, location side up: a trade."""

    event: Literal["Paid"]
    seat: int
    slots: list[int]
    """The slots of the tray, from 1."""
    finds: NotRequired[list[Find]]
    """By slot, the finds in them."""


class ToldArtBought(TypedDict):
    """An art object goes from a market to a store."""

    event: Literal["ArtBought"]
    seat: int
    market: int
    """The market, from 1."""
    space: int
    """The space, from 1."""
    kind: ArtKind
    worth: int
    """What the object counts in store."""


class ToldCardBought(TypedDict):
    """A prestige card goes from a market to a seat."""

    event: Literal["CardBought"]
    seat: int
    market: int
    """The market, from 1."""
    notch: int
    """The notch, from 1."""
    card: Card
    worth: int
    """What the card counts with nothing on it."""


class ToldArtDrawn(TypedDict):
    """An art object from the cloth bag for a leather bag, shown to all."""

    event: Literal["ArtDrawn"]
    seat: int
    kind: ArtKind
    worth: int
    """What the object counts in store."""


class ToldBagFoundEmpty(TypedDict):
    """A leather bag for nothing: the game ends after this trading phase."""

    event: Literal["BagFoundEmpty"]
    seat: int


class ToldPlaced(TypedDict):
    """A stored object lies on the lowest free step of a collection; `full` if that was the last."""

    event: Literal["Placed"]
    seat: int
    card: Collection
    kind: ArtKind
    full: bool
    """Whether that was the last step."""
    worth: int
    """What the object counts in store."""
    gained: NotRequired[int]
    """The points that it brought."""
    counts: NotRequired[int]
    """What the collection counts now."""


class ToldPassed(TypedDict):
    """A seat trades no more in this phase; `forced` if it could not."""

    event: Literal["Passed"]
    seat: int
    forced: bool
    """Whether it could not go on."""


class ToldRoundEnded(TypedDict):
    """All have passed: finds left in trays, keys included, go back to the middle; was anything traded?"""

    event: Literal["RoundEnded"]
    trades: int
    """How many trades there were."""


ToldEvent: TypeAlias = (
    ToldMarketsOpened
    | ToldBoxed
    | ToldArtLaid
    | ToldCardLaid
    | ToldRummageBegan
    | ToldGrabbed
    | ToldKept
    | ToldTakenOut
    | ToldPutBack
    | ToldEscaped
    | ToldTradingBegan
    | ToldTurnCame
    | ToldPaid
    | ToldArtBought
    | ToldCardBought
    | ToldArtDrawn
    | ToldBagFoundEmpty
    | ToldPlaced
    | ToldPassed
    | ToldRoundEnded
    | ToldEntered
    | ToldLeft
)
"""An event of the log in words, as somebody saw it."""
