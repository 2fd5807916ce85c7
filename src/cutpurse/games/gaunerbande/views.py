"""Gaunerbande: the types of a view and of told events, as JSON has them; types only, made by `present`.

The text below a field is what docs/view.md, the client's types and the JSON schema say of it.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from cutpurse.games.gaunerbande.pieces import Colour
from cutpurse.kernel.views import CommonView, ToldEntered, ToldLeft

CardName: TypeAlias = str
"""A card in notation: `g4`."""

Phase: TypeAlias = Literal["passing", "tricks", "gang", "over"]
"""What the table waits for; `gang`: somebody united it and is to choose."""


class Laid(TypedDict):
    """A card of a trick, and who played it."""

    seat: int
    """Who played it."""
    card: CardName
    """The card."""


class Gang(TypedDict):
    """The gang that somebody united, and everybody's total after either choice."""

    seat: int
    """Who united it, and chooses."""
    value: int
    """What it is worth."""
    others: list[int]
    """*Per seat*, the total if the others get the points (`gang others`)."""
    self: list[int]
    """*Per seat*, the total if they come off the chooser's own (`gang self`)."""


class SharedView(TypedDict):
    """What everybody sees."""

    phase: Phase
    """What the table waits for; `gang`: somebody united it and is to choose."""
    round: int
    """The round, from 1."""
    limit: int
    """The limit agreed on."""
    distance: int
    """How many seats to the left cards go this round; 0: nobody passes."""
    gift: int
    """How many cards everybody gives away."""
    receivers: list[int]
    """*Per seat*, who gets its cards; empty if nobody passes this round."""
    owing: list[int]
    """The seats that have not given all their cards yet."""
    hands: list[int]
    """*Per seat*, the number of cards in hand."""
    leader: int | None
    """Who leads this trick; None while cards are passed."""
    led: Colour | None
    """The letter of the colour led."""
    ahead: int | None
    """Whose card is winning."""
    trick_number: int
    """The trick of this round that is being played, from 1; after the last one still that."""
    trick_count: int
    """How many tricks a round has."""
    trick: list[Laid]
    """The cards of this trick, in the order they were played."""
    last_trick: list[Laid]
    """The cards of the trick before, in their order."""
    played: list[list[CardName]]
    """*Per seat*, the cards played this round."""
    taken: list[list[CardName]]
    """*Per seat*, the cards taken in tricks."""
    tricks: list[int]
    """*Per seat*, the tricks taken this round."""
    lacks: list[list[Colour]]
    """*Per seat*, the colours it has shown to have none of."""
    points: list[int]
    """*Per seat*, the points of this round so far."""
    totals: list[int]
    """*Per seat*, the total."""
    margins: list[int]
    """*Per seat*, how many more points end the game."""
    finishers: list[int]
    """The seats with more than the limit, which ends the game."""
    politician: int
    """What the corrupt politician costs at this table."""
    rogue: int
    """What a black card costs."""
    gang: Gang | None
    """The gang while somebody chooses what to do with it."""


class OwnView(TypedDict):
    """What the viewer alone knows."""

    hand: list[CardName]
    """The seat's own cards; empty for a spectator."""
    gave: list[CardName]
    """What the seat gives or gave this round."""
    received: list[CardName]
    """What it got."""
    known: list[list[CardName]]
    """*Per seat*, cards in another's hand that the viewer gave them."""


class GaunerbandeView(CommonView, SharedView, OwnView):
    """What a seat of Gaunerbande knows."""


class ToldDealt(TypedDict):
    """A round began, and the cards were dealt."""

    event: Literal["Dealt"]
    hands: list[list[CardName] | None]
    """*Per seat*, its cards; None where they are not seen."""


class ToldGiven(TypedDict):
    """A seat chose a card to give away."""

    event: Literal["Given"]
    seat: int
    card: CardName | None
    """None where it is not seen."""


class ToldPassed(TypedDict):
    """All gave their cards away."""

    event: Literal["Passed"]
    gifts: list[list[CardName] | None]
    """*Per seat*, what it gave; None where that is not seen."""
    distance: int
    """How many seats to the left they went."""
    receivers: list[int]
    """*Per seat*, who got its cards."""


class ToldLeadFound(TypedDict):
    """It is known who leads the first trick."""

    event: Literal["LeadFound"]
    seat: int


class ToldPlayed(TypedDict):
    """A card was played."""

    event: Literal["Played"]
    seat: int
    card: CardName


class ToldTrickTaken(TypedDict):
    """A seat took the trick."""

    event: Literal["TrickTaken"]
    seat: int
    points: NotRequired[int]
    """What the trick costs."""
    rogues: NotRequired[int]
    """The black cards in it."""
    politician: NotRequired[bool]
    """Whether the corrupt politician lay in it."""


class ToldGangUnited(TypedDict):
    """A seat took the whole gang, and is to choose."""

    event: Literal["GangUnited"]
    seat: int


class ToldScored(TypedDict):
    """The round was scored."""

    event: Literal["Scored"]
    points: list[int]
    """*Per seat*, the points added to its total."""
    reward: NotRequired[int]
    """What the gang was worth, if somebody united it,"""
    own: NotRequired[bool]
    """and whether it came off their own total."""


ToldEvent: TypeAlias = (
    ToldDealt
    | ToldGiven
    | ToldPassed
    | ToldLeadFound
    | ToldPlayed
    | ToldTrickTaken
    | ToldGangUnited
    | ToldScored
    | ToldEntered
    | ToldLeft
)
"""An event of the log in words and notation, as somebody saw it."""
