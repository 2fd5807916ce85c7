"""The WebSocket endpoint: admits people to a table, reads their requests, and sends the replies."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Callable
from functools import partial

import msgspec

from cutpurse.server.live_table import LiveTable
from cutpurse.server.lobby import Lobby
from cutpurse.server.rate_limits import Bucket, Buckets, Rate
from cutpurse.server.web.guard import Guard, Rates, Turns, is_loopback, network_of
from cutpurse.server.web.sessions import Session, Sessions
from cutpurse.server.web.websocket_transport import Connection, HandlerFactory, Refusal, Upgrade
from cutpurse.table import messages as wire
from cutpurse.table.errors import RequestError, StoreUnavailable
from cutpurse.table.rows import PersonRow

log = logging.getLogger(__name__)

UNREADABLE = (msgspec.DecodeError, RecursionError)  # deeply nested brackets raise RecursionError
SOCKETS = Rate(5, 100)  # from one address: a class of thirty, whose server restarts,
STRANGERS = Rate(5, 30)  # of people we do not know, who can only watch: from one address,
ALL_STRANGERS = Rate(40, 40)  # and in all; the others wait for their turn
FULL_FOR = 30.0  # seconds after which who found no room may try again
UNREADABLE_RATE = Rate(1, 20)  # on one socket, before it is closed: a client of ours sends none
MOST_SOCKETS = 4000  # in all,
MOST_UNKNOWN = 1000  # of people without a cookie,
MOST_SOCKETS_FROM = 300  # from one address: thirty people with some tables each,
MOST_SOCKETS_EACH = 40  # and of one person
SIGNED_OUT = 4401  # a code of our own
SOCKET = re.compile(r"/api/tables/([\w-]{1,32})/socket")


class OpenSockets:
    """How many sockets are open: of one person, from one address, and in all."""

    def __init__(self) -> None:
        self.people: Counter[str] = Counter()
        self.networks: Counter[str] = Counter()
        self.all = 0
        self.unknown = 0  # of people without a cookie

    def has_room(self, person: PersonRow | None, network: str) -> bool:
        """Whether one more may be opened; places are kept for people we know."""
        if self.all >= MOST_SOCKETS or self.networks[network] >= MOST_SOCKETS_FROM:
            return False
        return self.unknown < MOST_UNKNOWN if person is None else self.people[person.id] < MOST_SOCKETS_EACH

    def count(self, person: PersonRow | None, network: str, more: int) -> None:
        """Count one more, or one fewer."""
        self.all += more
        if person is None:
            self.unknown += more
        else:
            add(self.people, person.id, more)
        if network:
            add(self.networks, network, more)


def add(counter: Counter[str], name: str, more: int) -> None:
    """Count, and forget what is 0."""
    counter[name] += more
    if not counter[name]:
        del counter[name]


class SocketClient:
    """A viewer of a table over a socket: sends what the table sends, and passes its person's requests on."""

    def __init__(
        self,
        table: LiveTable,
        person: PersonRow | None,
        since: int,
        rates: Rates,
        connection: Connection,
        address: str = "",
    ) -> None:
        self.table = table
        self.person = person
        self.address = address
        self.network = "" if is_loopback(address) else network_of(address)
        self.connection = connection
        self.send_frame = connection.send_frame
        self.flush = connection.flush
        self.trip = connection.trip
        self.heard_at = table.loop.time()
        self.joined = True
        self.left: Callable[[], None] = nothing  # called when the connection is closed
        self.rates = rates
        self.unreadable = Bucket(UNREADABLE_RATE)
        try:
            table.enter(self, since)
        except RequestError as error:
            self.joined = False
            self._send(wire.Problem(code=error.code))
            connection.close(1008 if error.code == "blocked" else 1013, error.code)

    def received(self, data: bytes) -> None:
        """A request arrived, as JSON."""
        self.heard_at = self.table.loop.time()
        try:
            ask = wire.asks.decode(data)
        except UNREADABLE as error:
            self._refuse_unreadable(data, error)
            return
        if self.person is None:
            self._send(wire.Problem(code="not-seated", key=ask.key, detail="POST /api/me makes you somebody first"))
        elif not self.rates.take(self.person.id, ask):
            self._send(wire.Problem(code="too-fast", key=ask.key))
        elif self.joined:
            self.table.request(self.person, ask, self._send)

    def gone(self) -> None:
        """The connection is closed; running requests are still finished."""
        left, self.left = self.left, nothing  # it refers to this client
        left()
        self._leave()

    def sign_out(self) -> None:
        """The device was signed out: whoever it was is not here any more."""
        self._leave()
        self.person = None
        self.connection.close(SIGNED_OUT, "signed out")

    def _leave(self) -> None:
        if self.joined:
            self.joined = False
            self.table.exit(self)

    def drop(self) -> None:
        """End the connection; the client may come again at once."""
        self.joined = False
        self.connection.close(1012, "come again")

    def _refuse_unreadable(self, data: bytes, error: Exception) -> None:
        log.warning("%s sends what cannot be read: %.200s", self.address, error)
        if self.unreadable.take():
            self._send(wire.Problem(code="bad-message", key=key_in(data), detail=str(error)))
        else:
            self.connection.close(1008, "nothing you send can be read")

    def _send(self, message: wire.AnyMessage) -> None:
        self.connection.send(wire.encoder.encode(message))


def nothing() -> None:
    """Nobody wants to know."""


def key_in(data: bytes) -> str | None:
    """The key of a request that cannot be read otherwise, so that the sender knows which one it was."""
    try:
        return msgspec.json.decode(data, type=Keyed).key
    except UNREADABLE:
        return None


class Keyed(msgspec.Struct):
    """The key of any request; other fields are ignored."""

    key: wire.Key


class WebSocketEndpoint:
    """Decides who gets a socket to a table of a lobby."""

    def __init__(self, lobby: Lobby, sessions: Sessions, guard: Guard, rates: Rates) -> None:
        self.lobby = lobby
        self.sessions = sessions
        self.guard = guard
        self.rates = rates
        self.upgrades, self.strangers = Buckets(SOCKETS), Turns(ALL_STRANGERS, STRANGERS)
        self.open = OpenSockets()

    async def __call__(self, upgrade: Upgrade) -> HandlerFactory | Refusal:
        """A factory for the connection's handler, or why it is refused."""
        decided = await self._decide(upgrade)
        if isinstance(decided, Refusal):
            await self.guard.refusal_delay.hold(upgrade.address)
        return decided

    async def _decide(self, upgrade: Upgrade) -> HandlerFactory | Refusal:
        if not self.guard.allows(upgrade.origin, upgrade.host):
            return Refusal(403, "forbidden")
        network = "" if is_loopback(upgrade.address) else network_of(upgrade.address)
        if network and (wait := self.upgrades.wait(network)):
            return Refusal(429, "too-fast", wait)
        path = SOCKET.fullmatch(upgrade.path)
        since = upgrade.query.get("since", "0")
        if path is None or not since.isdecimal() or len(since) > 9:
            return Refusal(404 if path is None else 400, "no such socket" if path is None else "since is a number")
        try:
            session = (await self.sessions.in_cookies(upgrade.cookie)).session
            if session is None and (wait := await self.strangers.wait(upgrade.address)):
                return Refusal(429, "too-fast", wait)
            if not self.open.has_room(None if session is None else session.person, network):
                return Refusal(429, "too-many", FULL_FOR)
            table = await self.lobby.table(path[1])
        except RequestError as error:
            return Refusal(503 if error.code == "damaged" else 404, error.code)
        except StoreUnavailable:
            return Refusal(503, "not-stored")
        return lambda connection: self._enter(connection, table, session, int(since), upgrade.address)

    def _enter(
        self, connection: Connection, table: LiveTable, session: Session | None, since: int, address: str
    ) -> SocketClient:
        if session is not None and session.device in self.sessions.revoked:
            session = None
        person = None if session is None else session.person
        client = SocketClient(table, person, since, self.rates, connection, address)
        self.open.count(person, client.network, 1)
        if session is not None:
            self.sessions.attach(session, client)
        client.left = partial(self._left, client, person, session)
        return client

    def _left(self, client: SocketClient, person: PersonRow | None, session: Session | None) -> None:
        self.open.count(person, client.network, -1)
        if session is not None:
            self.sessions.detach(session, client)
