"""Effects: everything that a table wants done. A shell does them in order and reports back by inputs."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from cutpurse.kernel.core import Event, View
from cutpurse.kernel.match import Match
from cutpurse.table.inputs import Ticket
from cutpurse.table.replies import Reply
from cutpurse.table.rows import Rows
from cutpurse.table.viewers import Viewer


class Commit(Struct):
    """Store these rows, all or nothing, and report `Stored` or `NotStored`."""

    number: int
    rows: Rows


class SearchKey(Struct):
    """Find out whether a request with this key was handled before, and report `KeySearched`."""

    number: int
    key: str


class Send(Struct):
    """Send an encoded message to these viewers."""

    viewers: list[Viewer]
    message: bytes


class Drop(Struct):
    """End these connections; the table has forgotten them already."""

    viewers: list[Viewer]


class SendReply(Struct):
    """Reply to whoever holds the ticket; `why` is what the message tells, where something could not be done."""

    ticket: Ticket
    message: Reply
    why: Exception | None = None


class AskBot(Struct):
    """Let a bot choose a move from what its seat knows, and report `BotChose`.

    `seen` is what the seat has seen since the round began; empty for a bot that makes no use of it.
    """

    turn: int
    bot: str
    seat: int
    known: View
    seen: list[Event[Any]]


class AskAdvice(Struct):
    """Let a bot say what it would do in a seat, and report `Advised`."""

    ticket: Ticket
    key: str
    bot: str
    match: Match
    seat: int


class BotFailed(Struct):
    """Tell whoever runs the server that a bot chose what was not legal; any legal move is played instead."""

    bot: str
    seat: int
    command: str


class Report(Struct):
    """Tell whoever runs the server that something failed; the table tries again by itself."""

    error: Exception


Effect = Commit | SearchKey | Send | Drop | SendReply | AskBot | AskAdvice | BotFailed | Report
