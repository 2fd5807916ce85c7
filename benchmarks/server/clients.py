"""Cheap clients: raw sockets that read of a message no more than they need, so that one core can drive the server."""

import asyncio
import random
from collections.abc import Callable
from functools import partial
from struct import Struct
from time import perf_counter
from typing import NamedTuple, cast

SHORT = Struct("!H")
LONG = Struct("!Q")
UNMASKED = b"\0\0\0\0"  # a mask that changes nothing is a mask too
QUICKEST = 0.1  # seconds between two motions of a hand, as quick as the rules of a rummage can be set


class Client(asyncio.Protocol):
    """One person's WebSocket."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.request = request
        self.heard = heard
        self.rest = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Knock."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Cut what came into frames."""
        if self.rest:
            data = self.rest + data
            self.rest = b""
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
        self._cut(data)

    def _cut(self, data: bytes) -> None:
        at, end = 0, len(data)
        while end - at >= 2:
            start, size = at + 2, data[at + 1]
            if size == 126:
                start += 2
                size = SHORT.unpack_from(data, at + 2)[0] if end >= start else end
            elif size == 127:
                start += 8
                size = LONG.unpack_from(data, at + 2)[0] if end >= start else end
            if start + size > end:
                break
            if data[at] == 0x81:
                self.heard(data[start : start + size])
            elif data[at] == 0x89:
                self.transport.write(b"\x8a\x80" + UNMASKED)
            at = start + size
        self.rest = data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        """Remember that it is over."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("cut before the handshake"))

    def send(self, message: bytes) -> None:
        """Send a text message, if there is still somebody to send it to."""
        if self.closed:
            return
        size = len(message)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + SHORT.pack(size)
        self.transport.write(head + UNMASKED + message)


async def connected(
    port: int, path: str, heard: Callable[[bytes], None], cookie: str = "", address: str = ""
) -> Client:
    """A client that was let in; its address is told as a web server before us would."""
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"]
    lines += [f"Cookie: {cookie}"] if cookie else []
    lines += [f"X-Forwarded-For: {address}"] if address else []
    request = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Client(request, heard), "127.0.0.1", port)
    await client.opened
    return client


class Sizes(NamedTuple):
    """How long the messages are, in bytes: a command, a view as it is sent, and the answer to a command."""

    ask: int
    view: int
    done: int


class Log:
    """What happened in a window: how long each command took to reach every viewer, and what went wrong."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.views = 0  # bytes of one view for each command
        self.done = self.ask = b""  # the last of each
        self.faults: list[bytes] = []

    def clear(self) -> None:
        """Begin a new window."""
        self.times = []
        self.views = 0

    def sizes(self) -> Sizes:
        """How long messages were, on average."""
        return Sizes(len(self.ask), self.views // max(1, len(self.times)), len(self.done))


class Pace:
    """When the next command follows: at once, or after a while, as often below the mean as beyond it."""

    def __init__(self, mean: float = 0.0, least: float = 0.0) -> None:
        self.mean = mean
        self.least = least
        self.luck = random.Random(1)

    def then(self, act: Callable[[], None]) -> None:
        """Act now or later."""
        if self.mean:
            wait = self.least + self.luck.random() * 2 * (self.mean - self.least)
            asyncio.get_running_loop().call_later(wait, act)
        else:
            act()


# --- a room of the bare server ---
class Room:
    """Four who speak in turn, each when all have heard the one before."""

    def __init__(self, log: Log, pace: Pace, ask: int) -> None:
        self.log = log
        self.pace = pace
        self.ask = b"a" * ask
        self.clients: list[Client] = []
        self.turn = 0
        self.missing = 0
        self.sent = 0.0

    async def enter(self, port: int, path: str) -> None:
        """Connect all four."""
        for _ in range(4):
            self.clients.append(await connected(port, path, self.heard))

    def begin(self) -> None:
        """Let the first one speak."""
        self.pace.then(self.act)

    def act(self) -> None:
        """Let the next one speak."""
        self.turn = (self.turn + 1) % 4
        self.missing = 5  # four views and a receipt
        self.sent = perf_counter()
        self.clients[self.turn].send(self.ask)

    def heard(self, message: bytes) -> None:
        """Count until all have it."""
        self.missing -= 1
        if self.missing == 0:
            self.log.times.append(perf_counter() - self.sent)
            self.pace.then(self.act)


# --- a table of ours ---
MOVED = b'{"type":"moved","told":[{"n":'
STANDS = b'{"type":"moved","told":[]'  # nothing new but the time
DONE = b'{"type":"done"'
REFUSED = b'{"type":"refused"'
SNAPSHOT = b'{"type":"snapshot"'
CHANGED = b'{"type":"changed"'


class Table:
    """Four people at a table, each playing any of their options as soon as their view has some."""

    def __init__(self, log: Log, pace: Pace, over: Callable[[], None]) -> None:
        self.log = log
        self.pace = pace
        self.over = over
        self.clients: list[Client] = []
        self.options: list[list[bytes]] = [[], [], [], []]
        self.waiting = [True] * 4  # for an answer, or for the beginning
        self.sent = [0.0] * 4
        self.flying: dict[int, tuple[float, int]] = {}  # an entry: when it was sent, and how many have seen it
        self.asks = 0
        self.luck = random.Random(2)

    async def enter(self, port: int, id: str, cookies: list[str], address: str = "") -> None:
        """Connect all four, from one address."""
        path = f"/api/tables/{id}/socket?since=0"
        for seat, cookie in enumerate(cookies):
            heard = partial(self.heard, seat)
            self.clients.append(await connected(port, path, heard, f"cutpurse={cookie}", address))

    def begin(self) -> None:
        """Let everybody play who may."""
        for seat in range(4):
            self.waiting[seat] = False
            self.go_on(seat)

    def heard(self, seat: int, message: bytes) -> None:
        """Look for what is new in a message, and play on."""
        if message.startswith(MOVED):
            self.moved(seat, message)
        elif message.startswith(DONE):
            self.log.done = message
            self.waiting[seat] = False
            self.go_on(seat)
        elif message.startswith(SNAPSHOT):
            self.options[seat] = options_in(message)
        elif not message.startswith(CHANGED):
            self.log.faults.append(message)

    def moved(self, seat: int, message: bytes) -> None:
        """One more has seen an entry; the last one ends its journey."""
        comma = message.index(b",", len(MOVED))
        n = int(message[len(MOVED) : comma])
        sent, seen = self.flying.get(n) or (self.sent[message[comma + 8] - 48], 0)
        if seen == 3:
            self.log.times.append(perf_counter() - sent)
            self.log.views += len(message)
            del self.flying[n]
        else:
            self.flying[n] = sent, seen + 1
        self.options[seat] = options_in(message)
        if not self.options[seat] and seen == 3 and b'"actors":[]' in message:
            self.over()
        elif not self.waiting[seat]:
            self.go_on(seat)

    def go_on(self, seat: int) -> None:
        """Play, if it is this seat's turn."""
        if self.options[seat]:
            self.waiting[seat] = True
            self.pace.then(partial(self.act, seat))

    def act(self, seat: int) -> None:
        """Play any option."""
        self.asks += 1
        command = self.luck.choice(self.options[seat])
        self.log.ask = b'{"ask":"play","key":"bench-%06d","commands":[%s]}' % (self.asks, command)
        self.sent[seat] = perf_counter()
        self.clients[seat].send(self.log.ask)


class Rummage(Table):
    """Four hands in a rummage, each making any motion after a while; a tile that another has taken is no fault.

    No hand is quicker than the rules allow: a motion that comes too early waits by rule (ME-7.2), not for the server.
    """

    def heard(self, seat: int, message: bytes) -> None:
        """Look for what is new in a message; an answer of either kind lets the hand go on."""
        if message.startswith(STANDS):
            self.options[seat] = options_in(message)
        elif message.startswith(REFUSED):
            self.waiting[seat] = False
            self.go_on(seat)
        else:
            super().heard(seat, message)

    def moved(self, seat: int, message: bytes) -> None:
        """One more has seen a motion; what the clock does is nobody's."""
        if message.startswith(b"-1", message.index(b",", len(MOVED)) + 8):
            self.options[seat] = options_in(message)
        else:
            super().moved(seat, message)


def options_in(message: bytes) -> list[bytes]:
    """The options in a view, still in their quotes."""
    start = message.find(b'"options":["')
    return message[start + 11 : message.index(b"]", start)].split(b",") if start >= 0 else []
