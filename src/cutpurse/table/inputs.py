"""Inputs: everything that can happen to a table. `TableCore.step` takes one of them and the time."""

from __future__ import annotations

from typing import Any, TypeAlias, final

from cutpurse.table.messages import AnyAsk, HintedChoice
from cutpurse.table.rows import PersonRow
from cutpurse.table.viewers import Viewer

Ticket: TypeAlias = Any  # stands for whoever waits for a reply; the shell knows what it is


@final
class Moment:
    """A time: seconds of a clock that never goes back, and seconds since 1970 for what is stored."""

    def __init__(self, time: float, date: float) -> None:
        self.time = time
        self.date = date


@final
class Asked:
    """A person sends a request."""

    def __init__(self, person: PersonRow, ask: AnyAsk, ticket: Ticket) -> None:
        self.person = person
        self.ask = ask
        self.ticket = ticket


@final
class Entered:
    """Somebody connects, and has seen the log up to entry `since`."""

    def __init__(self, viewer: Viewer, since: int) -> None:
        self.viewer = viewer
        self.since = since


@final
class Exited:
    """A connection has ended."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer


@final
class Visited:
    """Somebody sends a request without a connection, as a script may."""

    def __init__(self, person: PersonRow) -> None:
        self.person = person


@final
class BotChose:
    """A bot that was asked has chosen a move; None if it failed."""

    def __init__(self, turn: int, command: str | None) -> None:
        self.turn = turn
        self.command = command


@final
class Advised:
    """A bot that was asked for advice gives it; no commands if it has none, and choices if it compared some."""

    def __init__(self, ticket: Ticket, key: str, commands: list[str], choices: list[HintedChoice]) -> None:
        self.ticket = ticket
        self.key = key
        self.commands = commands
        self.choices = choices


@final
class Stored:
    """The rows of this commit are on the disk."""

    def __init__(self, number: int) -> None:
        self.number = number


@final
class NotStored:
    """The rows of this commit are not stored: a key was there before (Conflict), or the database failed."""

    def __init__(self, number: int, error: Exception) -> None:
        self.number = number
        self.error = error


@final
class KeySearched:
    """Whether the key that was searched for is stored, and the hash of the body it came with, if that is known.

    `error` if the database could not say.
    """

    def __init__(self, number: int, found: bool, error: Exception | None = None, body: str | None = None) -> None:
        self.number = number
        self.found = found
        self.error = error
        self.body = body


@final
class VacationsChanged:
    """Somebody with a seat goes on vacation, or is back."""


@final
class Woken:
    """The time for which the table wanted to be woken has come."""


Input = (
    Asked
    | Entered
    | Exited
    | Visited
    | BotChose
    | Advised
    | Stored
    | NotStored
    | KeySearched
    | VacationsChanged
    | Woken
)
