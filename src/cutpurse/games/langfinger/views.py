"""Langfinger: the types of a view and of told events, as JSON has them; types only, made by `present`.

The text below a field is what docs/view.md, the client's types and the JSON schema say of it.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from cutpurse.games.langfinger.pieces import IdleReason, Kind, Lock, Place, Tool
from cutpurse.kernel.views import CommonView, ToldEntered, ToldLeft

Phase: TypeAlias = Literal["choosing", "placing", "acting", "discarding", "selling", "over"]
"""What the table waits for: rogues, stones, an action, tools for the Ruin, loot for a fence, nothing any more."""


class Rogue(TypedDict):
    """A rogue, whether anybody plays it or not."""

    tool: Tool
    """The tool it stands in for."""
    name: str
    """Its name: `Hans Hammer`."""
    colour: str
    """Its colour: `red`, `brown`, `green`, `yellow` or `blue`."""


class Back(TypedDict):
    """A loot card from behind: what everybody sees of it."""

    lock: Lock
    """Where it lies."""
    tools: list[Tool]
    """The tools it takes."""


class Front(TypedDict):
    """A loot card from both sides."""

    id: str
    """Its id in the component file."""
    lock: Lock
    """Where it lies."""
    tools: list[Tool]
    """The tools it takes."""
    kind: Kind
    """What it is."""
    value: int
    """What it is worth."""


class Inside(TypedDict):
    """What the set in use has behind a lock."""

    kinds: list[Kind]
    """What it can be."""
    least: int
    """The least it is worth."""
    most: int
    """The most it is worth."""


class Purchase(TypedDict):
    """A kind of loot that a fence buys."""

    kind: Kind
    """The kind."""
    up_to: int
    """How many at once: 2 where the card shows the kind twice."""
    bonus: int
    """What the fence pays on top of the value."""


class Fence(TypedDict):
    """A fence."""

    id: str
    """Its id in the component file."""
    buys: list[Purchase]
    """What it buys."""


class Exchange(TypedDict):
    """An exchange space of the Ruin."""

    discard: int
    """Tools to be discarded."""
    draw: int
    """Tools to be drawn for them."""
    seat: int | None
    """Whose stone is on it."""


class Piles(TypedDict):
    """How many cards are left to draw."""

    tools: int
    """Tools."""
    loot: int
    """Loot cards."""
    fences: int
    """Fences."""


class Gone(TypedDict):
    """The discards."""

    tools: list[Tool]
    """Tools."""
    loot: list[Front]
    """Loot cards."""
    fences: list[Fence]
    """Fences."""


class Payable(TypedDict):
    """What a hand could pay for as it is, as commands: `rob 2`, `rob 2 with rogue`."""

    villa: list[str]
    """At the Villa."""
    museum: list[str]
    """At the Museum."""


class Sale(TypedDict):
    """Loot that a fence would buy."""

    loot: int
    """Which of the seat's own loot, from 1."""
    pays: int
    """What the fence pays for it."""


class SharedView(TypedDict):
    """What everybody sees."""

    phase: Phase
    """What the table waits for: rogues, stones, an action, tools for the Ruin, loot for a fence, nothing any more."""
    round: int
    """The round, from 1; 0 while rogues are chosen."""
    max_rounds: int
    """The number of rounds agreed on; 0: no limit."""
    free_spaces: bool
    """Whether players name the space, too."""
    target: int
    """The money that ends the game."""
    finishers: list[int]
    """The seats that have it."""
    dry: int
    """How many rounds running nobody has earned anything."""
    stalled: int
    """How many such rounds end the game; 0: it goes on."""
    house: str | None
    """The title of the [house set](components.md) in use, which may be empty; None for our own set."""
    start: int
    """The seat with the start card."""
    cast: list[Rogue]
    """The five rogues, by tool."""
    rogues: list[Rogue | None]
    """*Per seat*, its rogue; None before it has one."""
    money: list[int]
    """*Per seat*, the money."""
    hands: list[int]
    """*Per seat*, the number of tools in hand."""
    shown: list[list[Tool]]
    """*Per seat*, tools in hand that everybody saw being taken."""
    stones: list[int]
    """*Per seat*, the stones that are not in town."""
    spaces: dict[Place, list[int | None]]
    """By place, whose stone stands on each of the five spaces."""
    next: dict[Place, int | None]
    """By place, the space that the next stone will take, from 1; None if it is full, or with `free_spaces`."""
    place: Place | None
    """The place that is acting; None while stones are placed."""
    space: int | None
    """The space of the stone that is called, from 1; None while stones are placed."""
    exchange: int | None
    """The exchange space the stone went to, from 1, while tools are discarded for it; else None."""
    due: int
    """Tools still to be taken in the City or discarded at the Ruin."""
    stall: int | None
    """The fence being sold to, from 1."""
    sold: Kind | None
    """The kind sold to it so far."""
    tired: list[int]
    """The seats whose rogue has helped at this place in this round."""
    locks: dict[Lock, Inside]
    """By lock, what the set has behind it."""
    city: list[Tool]
    """The tools lying in the City."""
    villa: list[Back | None]
    """The loot lying at the Villa; None where a slot is empty."""
    museum: list[Back | None]
    """The loot lying at the Museum; None where a slot is empty."""
    ruin: list[Exchange]
    """The exchange spaces of the Ruin."""
    harbour: list[Fence | None]
    """The fences at the Harbour; None where one has left."""
    loot: list[list[Back]]
    """*Per seat*, the loot before it, from behind."""
    piles: Piles
    """How many cards are left to draw."""
    top: Back | None
    """The back on top of the loot pile."""
    gone: Gone
    """The discards."""


class OwnView(TypedDict):
    """What the viewer alone knows."""

    known: list[list[Tool]]
    """*Per seat*, the tools the viewer knows in another's hand: those shown, all of them in a replay with open eyes."""
    fronts: list[list[Front | None]]
    """*Per seat*, another's loot from the front; None where the viewer sees the back only."""
    hand: list[Tool]
    """The seat's own tools; empty for a spectator, as are the rest."""
    mine: list[Front]
    """Its own loot, in the order that `sell` counts."""
    reachable: list[Place]
    """The places where a stone of the seat may still act this round: one stands there, or could be placed."""
    payable: Payable
    """What its hand could pay for as it is."""
    prices: dict[str, list[Tool]]
    """Of the robberies among its options, by command: the tools that would go."""
    saleable: list[list[Sale]]
    """For each fence, what of the seat's loot it would buy."""
    best_sales: list[int]
    """For each fence, the most that one visit to it would bring the seat: 0 if it buys nothing."""


class LangfingerView(CommonView, SharedView, OwnView):
    """What a seat of Langfinger knows."""


class ToldStartDrawn(TypedDict):
    """Who begins, drawn by lot."""

    event: Literal["StartDrawn"]
    seat: int


class ToldRogueTaken(TypedDict):
    """A seat has its rogue, and the next one is due."""

    event: Literal["RogueTaken"]
    seat: int
    tool: Tool


class ToldToolsShuffled(TypedDict):
    """The discarded tools are a new pile."""

    event: Literal["ToolsShuffled"]


class ToldToolDrawn(TypedDict):
    """A tool from the pile into a hand, which its owner alone sees."""

    event: Literal["ToolDrawn"]
    seat: int
    tool: Tool | None
    """None where it is not seen."""


class ToldToolLaid(TypedDict):
    """A tool from the pile lies face up in the City."""

    event: Literal["ToolLaid"]
    tool: Tool


class ToldLootShuffled(TypedDict):
    """The discarded loot is a new pile."""

    event: Literal["LootShuffled"]


class ToldLootTurnedUp(TypedDict):
    """The next loot card is on top of the pile: its back is open, its front nobody sees."""

    event: Literal["LootTurnedUp"]
    card: Front | None
    """The card; None but in a replay with open eyes."""
    back: Back
    """Its back."""


class ToldLootLaid(TypedDict):
    """The top of the pile lies face down at the Villa or the Museum."""

    event: Literal["LootLaid"]
    place: Place
    slot: int
    """The slot, from 1."""
    back: Back


class ToldFencesShuffled(TypedDict):
    """The discarded fences are a new pile."""

    event: Literal["FencesShuffled"]


class ToldFenceLaid(TypedDict):
    """A fence waits at the Harbour."""

    event: Literal["FenceLaid"]
    stall: int
    """The stall, from 1."""
    fence: Fence


class ToldRoundBegan(TypedDict):
    """Stones are placed again, from the seat with the start card on."""

    event: Literal["RoundBegan"]
    round: int
    """The round, from 1."""
    seat: int
    """Who has the start card."""


class ToldStonePlaced(TypedDict):
    """A stone stands on a space, and the next seat is due."""

    event: Literal["StonePlaced"]
    seat: int
    place: Place
    space: int
    """The space, from 1."""


class ToldPlaceReached(TypedDict):
    """The round has come to a place: rogue cards are fresh there."""

    event: Literal["PlaceReached"]
    place: Place


class ToldStoneCalled(TypedDict):
    """A stone may act; `due` is how many tools it takes in the City."""

    event: Literal["StoneCalled"]
    seat: int
    space: int
    """The space, from 1."""
    due: int
    """Tools that it takes in the City."""


class ToldStoneReturned(TypedDict):
    """A stone comes back from its space, in vain if it did nothing."""

    event: Literal["StoneReturned"]
    seat: int
    space: int
    """The space, from 1."""
    vain: bool
    """Whether it did nothing there."""
    reason: NotRequired[IdleReason]
    """Why it could not act, if nobody was asked."""


class ToldDeclined(TypedDict):
    """A seat does without the action of its stone."""

    event: Literal["Declined"]
    seat: int


class ToldRoundEnded(TypedDict):
    """The Harbour is done: was any money earned?"""

    event: Literal["RoundEnded"]
    earned: int
    """Money that all earned in this round."""


class ToldToolTaken(TypedDict):
    """A tool from the City into a hand, as everybody sees."""

    event: Literal["ToolTaken"]
    seat: int
    tool: Tool


class ToldExchanged(TypedDict):
    """A stone moves on to an exchange space; so many tools are to be discarded."""

    event: Literal["Exchanged"]
    seat: int
    exchange: int
    """The exchange space, from 1."""
    due: int
    """Tools to be discarded."""


class ToldToolDiscarded(TypedDict):
    """A tool from a hand to the discards."""

    event: Literal["ToolDiscarded"]
    seat: int
    tool: Tool


class ToldRuinLeft(TypedDict):
    """The Ruin is done, and the stones on its exchange spaces come back."""

    event: Literal["RuinLeft"]


class ToldRobbed(TypedDict):
    """A loot card for the tools on its back, the rogue card standing in for one if `rogue`."""

    event: Literal["Robbed"]
    seat: int
    slot: int
    """The slot, from 1."""
    card: Front | None
    """The card; None where its front is not seen."""
    back: Back
    """Its back."""
    rogue: bool
    """Whether the rogue card stood in for a tool."""
    paid: int
    """Money that was paid at once."""
    tools: NotRequired[list[Tool]]
    """The tools that were discarded for it."""


class ToldVisited(TypedDict):
    """A stone turns to a fence."""

    event: Literal["Visited"]
    seat: int
    stall: int
    """The stall, from 1."""


class ToldSold(TypedDict):
    """A loot card, turned over, for its value and the bonus; where it lay is its owner's affair."""

    event: Literal["Sold"]
    seat: int
    n: int | None
    """Which of the seat's loot it was, from 1; None where that is not seen."""
    card: Front
    paid: int
    """Money paid for it."""


class ToldFenceLeft(TypedDict):
    """A fence that bought goes to the discards."""

    event: Literal["FenceLeft"]
    stall: int
    """The stall, from 1."""


ToldEvent: TypeAlias = (
    ToldStartDrawn
    | ToldRogueTaken
    | ToldToolsShuffled
    | ToldToolDrawn
    | ToldToolLaid
    | ToldLootShuffled
    | ToldLootTurnedUp
    | ToldLootLaid
    | ToldFencesShuffled
    | ToldFenceLaid
    | ToldRoundBegan
    | ToldStonePlaced
    | ToldPlaceReached
    | ToldStoneCalled
    | ToldStoneReturned
    | ToldDeclined
    | ToldRoundEnded
    | ToldToolTaken
    | ToldExchanged
    | ToldToolDiscarded
    | ToldRuinLeft
    | ToldRobbed
    | ToldVisited
    | ToldSold
    | ToldFenceLeft
    | ToldEntered
    | ToldLeft
)
"""An event of the log in words, as somebody saw it."""
