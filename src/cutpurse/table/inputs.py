"""Inputs: everything that can happen to a table. `TableCore.step` takes one of them and the time."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from cutpurse.table.messages import AnyAsk
from cutpurse.table.rows import PersonRow
from cutpurse.table.viewers import Viewer

Ticket: TypeAlias = Any  # stands for whoever waits for a reply; the shell knows what it is


class Moment(Struct, gc=False):
    """A time: seconds of a clock that never goes back, and seconds since 1970 for what is stored."""

    time: float
    date: float


class Asked(Struct):
    """A person sends a request."""

    person: PersonRow
    ask: AnyAsk
    ticket: Ticket


class Entered(Struct):
    """Somebody connects, and has seen the log up to entry `since`."""

    viewer: Viewer
    since: int


class Exited(Struct):
    """A connection has ended."""

    viewer: Viewer


class Visited(Struct):
    """Somebody sends a request without a connection, as a script may."""

    person: PersonRow


class BotChose(Struct):
    """A bot that was asked has chosen a move; None if it failed."""

    turn: int
    command: str | None


class Advised(Struct):
    """A bot that was asked for advice gives it; no commands if it has none."""

    ticket: Ticket
    key: str
    commands: list[str]


class Stored(Struct):
    """The rows of this commit are on the disk."""

    number: int


class NotStored(Struct):
    """The rows of this commit are not stored: a key was there before (Conflict), or the database failed."""

    number: int
    error: Exception


class KeySearched(Struct):
    """Whether the key that was searched for is stored, and the hash of the body it came with, if that is known.

    `error` if the database could not say.
    """

    number: int
    found: bool
    error: Exception | None = None
    body: str | None = None


class Woken(Struct):
    """The time for which the table wanted to be woken has come."""


Input = Asked | Entered | Exited | Visited | BotChose | Advised | Stored | NotStored | KeySearched | Woken
