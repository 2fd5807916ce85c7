"""Effects: everything that a table wants done. A shell does them in order and reports back by inputs."""

from __future__ import annotations

from typing import Any, final

from cutpurse.kernel.core import Event, View
from cutpurse.kernel.match import Match
from cutpurse.table.inputs import Ticket
from cutpurse.table.replies import Reply
from cutpurse.table.rows import Rows
from cutpurse.table.viewers import Viewer


@final
class Commit:
    """Store these rows, all or nothing, and report `Stored` or `NotStored`."""

    def __init__(self, number: int, rows: Rows) -> None:
        self.number = number
        self.rows = rows


@final
class SearchKey:
    """Find out whether a request with this key was handled before, and report `KeySearched`."""

    def __init__(self, number: int, key: str) -> None:
        self.number = number
        self.key = key


@final
class Send:
    """Send an encoded message to these viewers."""

    def __init__(self, viewers: list[Viewer], message: bytes) -> None:
        self.viewers = viewers
        self.message = message


@final
class Drop:
    """End these connections; the table has forgotten them already."""

    def __init__(self, viewers: list[Viewer]) -> None:
        self.viewers = viewers


@final
class SendReply:
    """Reply to whoever holds the ticket; `why` is what the message tells, where something could not be done."""

    def __init__(self, ticket: Ticket, message: Reply, why: Exception | None = None) -> None:
        self.ticket = ticket
        self.message = message
        self.why = why


@final
class AskBot:
    """Let a bot choose a move from what its seat knows, and report `BotChose`.

    `seen` is what the seat has seen since the round began; empty for a bot that makes no use of it. Where `instead`
    is set, the bot has failed, and the policy of the game chooses in its place.
    """

    def __init__(
        self, turn: int, bot: str, seat: int, known: View, seen: list[Event[Any]], instead: bool = False
    ) -> None:
        self.turn = turn
        self.bot = bot
        self.seat = seat
        self.known = known
        self.seen = seen
        self.instead = instead


@final
class AskAdvice:
    """Let a bot say what it would do in a seat, and report `Advised`."""

    def __init__(self, ticket: Ticket, key: str, bot: str, match: Match, seat: int) -> None:
        self.ticket = ticket
        self.key = key
        self.bot = bot
        self.match = match
        self.seat = seat


@final
class BotFailed:
    """Tell whoever runs the server that a bot chose what was not legal; any legal move is played instead."""

    def __init__(self, bot: str, seat: int, command: str) -> None:
        self.bot = bot
        self.seat = seat
        self.command = command


@final
class Waits:
    """The table waits for these people, and there is time to tell who is elsewhere; `n` is how long the log is."""

    def __init__(self, people: frozenset[str], n: int) -> None:
        self.people = people
        self.n = n


@final
class Report:
    """Tell whoever runs the server that something failed; the table tries again by itself."""

    def __init__(self, error: Exception) -> None:
        self.error = error


Effect = Commit | SearchKey | Send | Drop | SendReply | AskBot | AskAdvice | BotFailed | Waits | Report
