"""The door: who comes in over a socket, and what they say from then on."""

from __future__ import annotations

import asyncio
import logging
import re

import msgspec

from cutpurse.server import messages as wire
from cutpurse.server.core.lobby import Lobby
from cutpurse.server.core.table import Table
from cutpurse.server.errors import RequestError
from cutpurse.server.storage.store import PersonRow
from cutpurse.server.web.guard import ASKS, CHAT, REQUESTS, Buckets, Guard, is_loopback
from cutpurse.server.web.sessions import Sessions
from cutpurse.server.web.websocket_transport import Connection, Refusal, Upgrade, Welcome

log = logging.getLogger(__name__)

UNREADABLE = (msgspec.DecodeError, RecursionError)  # brackets within brackets are a recursion
SOCKET = re.compile(r"/api/tables/([\w-]{1,32})/socket")


class Rates:
    """How much each person may ask and say, over however many sockets."""

    each = ASKS  # a benchmark asks for more

    def __init__(self) -> None:
        self.asks, self.lines, self.knocks = Buckets(self.each), Buckets(CHAT), Buckets(REQUESTS)

    def take(self, person: PersonRow, ask: wire.AnyAsk) -> bool:
        """Whether this ask is one that a person may still make."""
        return self.asks.take(person.id) and (not isinstance(ask, wire.Say) or self.lines.take(person.id))


class SocketClient:
    """A connection to a table: it shows what the table shows, and asks what its person asks."""

    def __init__(
        self, table: Table, person: PersonRow | None, since: int, rates: Rates, connection: Connection
    ) -> None:
        self.table = table
        self.person = person
        self.connection = connection
        self.send_frame = connection.send_frame
        self.trip = connection.trip
        self.inside = True
        self.rates = rates
        self.tasks: set[asyncio.Task[None]] = set()
        try:
            table.enter(self, since)
        except RequestError as trouble:
            self.inside = False
            self._send(wire.Problem(code=trouble.code))
            connection.close(1013, trouble.code)

    def received(self, data: bytes) -> None:
        """An ask, as JSON."""
        try:
            ask = wire.asks.decode(data)
        except UNREADABLE as error:
            self._send(wire.Problem(code="bad-message", key=key_in(data), detail=str(error)))
            return
        if self.person is None:
            self._send(wire.Problem(code="not-seated", key=ask.key, detail="GET /api/me gives you a name first"))
        elif not self.rates.take(self.person, ask):
            self._send(wire.Problem(code="too-fast", key=ask.key))
        elif self.inside:
            task = asyncio.get_running_loop().create_task(self._answer(self.person, ask))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def gone(self) -> None:
        """The connection is closed; what was asked goes on."""
        if self.inside:
            self.inside = False
            self.table.exit(self)

    async def _answer(self, person: PersonRow, ask: wire.AnyAsk) -> None:
        try:
            reply = await self.table.ask(person, ask)
        except Exception:
            log.exception("an ask failed at table %s", self.table.row.id)
            reply = wire.Problem(code="trouble", key=ask.key)
        self._send(reply)

    def _send(self, message: wire.AnyMessage) -> None:
        self.connection.send(wire.encoder.encode(message))


def key_in(data: bytes) -> str | None:
    """The key of an ask that cannot be read otherwise, so that its sender knows which."""
    try:
        return msgspec.json.decode(data, type=Keyed).key
    except UNREADABLE:
        return None


class Keyed(msgspec.Struct):
    """Anything with a key."""

    key: wire.Key


class WebSocketEndpoint:
    """Lets people in to the tables of a lobby."""

    def __init__(self, lobby: Lobby, sessions: Sessions, guard: Guard) -> None:
        self.lobby = lobby
        self.sessions = sessions
        self.guard = guard
        self.rates = Rates()

    async def __call__(self, upgrade: Upgrade) -> Welcome | Refusal:
        """In, or why not."""
        if not self.guard.allows(upgrade.origin, upgrade.host):
            return Refusal(403, "forbidden")
        if not is_loopback(upgrade.address) and not self.rates.knocks.take(upgrade.address):
            return Refusal(429, "too-fast")
        path = SOCKET.fullmatch(upgrade.path)
        since = upgrade.query.get("since", "0")
        if path is None or not since.isdecimal() or len(since) > 9:
            return Refusal(404 if path is None else 400, "no such socket" if path is None else "since is a number")
        person = await self.sessions.person_of(upgrade.cookie)
        try:
            table = await self.lobby.table(path[1])
        except RequestError as trouble:
            return Refusal(404, trouble.code)
        return lambda connection: SocketClient(table, person, int(since), self.rates, connection)
