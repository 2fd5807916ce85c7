"""What every view and every log has, whatever the game: types only, as JSON has them.

The text below a field is what docs/view.md, the client's types and the JSON schemas say of it.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")
SomeOf: TypeAlias = dict[Key, Value]  # has some of the keys; a plain dict by words of a closed set has all of them
PerSeat: TypeAlias = list[Value]  # one for each seat, in their order


class PlainOutcome(TypedDict):
    """How a game ended."""

    scores: list[int]
    """*Per seat*, the score."""
    winners: list[int]
    """The seats that won."""
    rounds: int
    """How many rounds were played."""
    rule: str
    """The clause that ended it."""


class CommonShared(TypedDict):
    """The part of every view that is the same for everybody."""

    game: str
    """The name of the game."""
    version: int
    """The version of its rules, by which its next move goes."""
    seats: int
    """How many play."""
    actors: list[int]
    """The seats that may act now, -1 for the clock; empty when it is over."""
    outcome: PlainOutcome | None
    """How it ended; None while it goes on."""


class CommonOwn(TypedDict):
    """The part of every view that is the viewer's own."""

    seat: int | None
    """Whose view it is; None for a spectator."""
    options: list[str]
    """What this seat may do now, in notation; empty for a spectator."""
    state: NotRequired[dict[str, Any]]
    """The same knowledge as the rules' own numbers, with holes: for bots and samplers, not for people.
    `cutpurse.bot(…).choose(view, seat)` reads it; a table on the network leaves it out."""
    seen: NotRequired[list[list[Any]]]
    """What happened since the round began, as this seat saw it, for bots: each event by its name and its fields as the
    rules have them. Of a long round the latest 500; what was taken back is not in it. A table on the network leaves it
    out, and a spectator has none."""


class CommonView(CommonShared, CommonOwn):
    """What every view has."""


class ToldEntered(TypedDict):
    """The table began to wait for something else."""

    event: Literal["Entered"]
    frame: str
    """What it waits for now, by the name the rules have for it."""


class ToldLeft(TypedDict):
    """What the table waited for is done."""

    event: Literal["Left"]
