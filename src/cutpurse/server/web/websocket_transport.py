"""WebSocket connections in uvicorn's `ws` slot: a table writes straight to its sockets, with no task per message.

Between a socket and a table stand two small interfaces: a `Connection` to write to, and a `MessageHandler` that gets
what comes in. The handshake and all that is received go through the sans-IO protocol of `websockets`; what is sent is
framed here, since a frame of a server is a header before the message, and all viewers of one thing can share it. One
shortcut: the frame that nearly all commands come in, whole and short, is read here too (docs/benchmark.md).
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, Protocol, cast
from urllib.parse import parse_qsl, unquote

from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from cutpurse.server.websocket_frame import TEXT, frame

log = logging.getLogger(__name__)

PING = b"\x89\x00"
TRIPS = 5  # round trips remembered: the shortest of them says how long the line is, whatever the others waited for

NOT_TEXT = 1003
BAD_TEXT = 1007
OUR_FAULT = 1011
RESTART = 1012
TOO_SLOW = 1013


class Connection(Protocol):
    """The way to one viewer; no method ever waits, and none does anything once it is closed."""

    def send(self, message: bytes) -> None:
        """Send a text message."""

    def send_frame(self, frame: bytes) -> None:
        """Send what `frame` made, which several connections may share."""

    def close(self, code: int = 1000, reason: str = "") -> None:
        """Say goodbye, and end it."""

    def trip(self) -> float | None:
        """Seconds to the other end and back, lately; None before it is known. Who goes on asking has it kept up."""


class MessageHandler(Protocol):
    """Who hears what comes in through a connection."""

    def received(self, data: bytes) -> None:
        """A whole text message, known to be UTF-8."""

    def gone(self) -> None:
        """The connection is closed: said once, and never from within a call of `send` or `close`."""


class Upgrade(NamedTuple):
    """Who asks for a socket, and for which."""

    path: str
    query: dict[str, str]
    origin: str | None
    host: str | None
    cookie: str | None
    address: str


class Refusal(NamedTuple):
    """The plain HTTP answer to somebody who is not let in."""

    status: int
    words: str


Welcome = Callable[[Connection], MessageHandler]
WebSocketEndpoint = Callable[[Upgrade], Awaitable[Welcome | Refusal]]


class Limits(NamedTuple):
    """Sizes in bytes, times in seconds."""

    message: int = 16 * 1024  # received
    backlog: int = 1024 * 1024  # sent but not read: beyond it a connection is closed
    ping: float = 20.0
    measure: float = 2.0  # between two pings, while somebody asks how long the line is
    silence: float = 40.0  # who is not heard of for so long is dead
    farewell: float = 5.0  # how long a closing handshake may take


def sockets(door: WebSocketEndpoint, limits: Limits | None = None) -> type[asyncio.Protocol]:
    """The class for uvicorn's `ws`: sockets that come in through this door."""
    within = limits or Limits()

    class UvicornSocket(Socket):
        def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
            super().__init__(door, within, server_state.connections, server_state.tasks)

    return UvicornSocket


class Socket(asyncio.Protocol):
    """A `Connection`: knocking at the door, then open, then closed; `alive` and `doing` are uvicorn's books."""

    def __init__(
        self, door: WebSocketEndpoint, limits: Limits, alive: set[Any], doing: set[asyncio.Task[None]]
    ) -> None:
        self._door = door
        self._limits = limits
        self._alive = alive
        self._doing = doing
        self._loop = asyncio.get_running_loop()
        self._wire = ServerProtocol(max_size=limits.message, logger=log)
        self._visitor: MessageHandler | None = None
        self._open = False
        self._knocking: asyncio.Task[None] | None = None
        self._early = b""  # received while the door decides
        self._parts: list[bytes] = []  # of a message in several frames
        self._unread = 0  # bytes of a frame that is not complete yet
        self._heard = 0.0
        self._pinged = 0.0  # when, last
        self._unanswered = False  # that ping
        self._trips: deque[float] = deque(maxlen=TRIPS)
        self._trip: float | None = None  # the shortest of them
        self._timer: asyncio.TimerHandle | None = None  # the next ping, or the end of our patience

    # --- a Connection ---
    def send(self, message: bytes) -> None:
        """Send a text message."""
        if self._open:
            self._transport.write(frame(message))

    def send_frame(self, frame: bytes) -> None:
        """Send what `frame` made, which several connections may share."""
        if self._open:
            self._transport.write(frame)

    def close(self, code: int = 1000, reason: str = "") -> None:
        """Say goodbye, and end it."""
        if self._open:
            self._wire.send_close(code, reason)
            self._flush()

    def trip(self) -> float | None:
        """Seconds to the other end and back, lately; None before it is known. Who goes on asking has it kept up."""
        if self._open and not self._unanswered and self._loop.time() - self._pinged >= self._limits.measure:
            self._send_ping()
        return self._trip

    # --- what uvicorn and the event loop call ---
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin; the request follows at once."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(high=self._limits.backlog)
        self._alive.add(self)

    def data_received(self, data: bytes) -> None:
        """Hear the request, then frames."""
        self._heard = self._loop.time()
        if self._knocking is not None:
            self._early += data
            if len(self._early) > self._limits.message:
                self._transport.abort()
            return
        size = len(data) - 6
        if data[0] == TEXT and 0 <= size < 126 and data[1] == 0x80 | size and self._open and self._between():
            self._hear(apply_mask(data[6:], data[2:6]))
            return
        self._wire.receive_data(data)
        self._unread += len(data)
        for event in self._wire.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self._unread = 0
                self._knock(event)
        self._flush()

    def pause_writing(self) -> None:
        """Drop a peer that does not read: its backlog has passed the limit."""
        self.close(TOO_SLOW, "you do not read what is sent")

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over, in whatever way."""
        self._alive.discard(self)
        if self._knocking is not None:
            self._knocking.cancel()
        self._end()
        if self._timer is not None:
            self._timer.cancel()

    def shutdown(self) -> None:
        """End it since the server ends."""
        if self._knocking is not None:
            self._knocking.cancel()
            self._refuse(Refusal(503, "The server is going down."))
        self.close(RESTART, "the server restarts")
        self._transport.close()

    # --- coming in ---
    def _knock(self, request: Request) -> None:
        answer = self._wire.accept(request)
        upgrade = self._upgrade(request)
        if answer.status_code != 101:
            self._wire.send_response(answer)
        elif upgrade is None:
            self._refuse(Refusal(400, "A header stands twice."))
        else:
            self._knocking = self._loop.create_task(self._ask(upgrade, answer))
            self._doing.add(self._knocking)
            self._knocking.add_done_callback(self._doing.discard)

    def _upgrade(self, request: Request) -> Upgrade | None:
        """What a request says of itself; None where it contradicts itself."""
        named = {name: request.headers.get_all(name) for name in ("Origin", "Host", "Cookie")}
        if any(len(values) > 1 for values in named.values()):
            return None
        origin, host, cookie = (values[0] if values else None for values in named.values())
        path, _, query = request.path.partition("?")
        peer = self._transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        return Upgrade(unquote(path), dict(parse_qsl(query)), origin, host, cookie, address)

    async def _ask(self, upgrade: Upgrade, answer: Response) -> None:
        try:
            decided = await self._door(upgrade)
        except Exception:
            log.exception("the door failed")
            decided = Refusal(500, "Something went wrong here.")
        self._knocking = None
        if self._transport.is_closing():
            return
        if isinstance(decided, Refusal):
            self._refuse(decided)
        else:
            self._wire.send_response(answer)
            self._flush()
            self._enter(decided)

    def _refuse(self, refusal: Refusal) -> None:
        self._knocking = None
        self._wire.send_response(self._wire.reject(refusal.status, refusal.words + "\n"))
        self._flush()

    def _enter(self, welcome: Welcome) -> None:
        self._open = True
        self._timer = self._loop.call_later(self._limits.ping, self._ping)
        try:
            self._visitor = welcome(self)
        except Exception:
            log.exception("nobody could be welcomed")
            self.close(OUR_FAULT, "something went wrong here")
        if self._early:
            early, self._early = self._early, b""
            self.data_received(early)

    # --- while it lasts ---
    def _between(self) -> bool:
        """Whether the protocol stands between two messages, so that one can be read past it."""
        return not self._unread and not self._parts

    def _take(self, part: Frame) -> None:
        size = len(part.data)
        self._unread -= size + (6 if size < 126 else 8 if size < 1 << 16 else 14)
        if part.opcode is Opcode.TEXT or part.opcode is Opcode.CONT:
            self._parts.append(bytes(part.data))
            if part.fin:
                message = self._parts[0] if len(self._parts) == 1 else b"".join(self._parts)
                self._parts.clear()
                self._hear(message)
        elif part.opcode is Opcode.PONG and self._unanswered:
            self._unanswered = False
            self._trips.append(self._loop.time() - self._pinged)
            self._trip = min(self._trips)
        elif part.opcode is Opcode.BINARY:
            self.close(NOT_TEXT, "text only")

    def _hear(self, message: bytes) -> None:
        if not self._open or self._visitor is None:
            return
        try:
            message.decode()
        except UnicodeDecodeError:
            self.close(BAD_TEXT, "not UTF-8")
            return
        try:
            self._visitor.received(message)
        except Exception:
            log.exception("a message could not be handled")
            self.close(OUR_FAULT, "something went wrong here")

    def _ping(self) -> None:
        if self._loop.time() - self._heard > self._limits.silence:
            self.close(OUR_FAULT, "no sign of life")
        else:
            self._send_ping()
            self._timer = self._loop.call_later(self._limits.ping, self._ping)

    def _send_ping(self) -> None:
        """Ping; while an answer is still to come it is that of the ping before, whose time counts."""
        self._transport.write(PING)
        if not self._unanswered:
            self._pinged, self._unanswered = self._loop.time(), True

    def _flush(self) -> None:
        """Write what the protocol has to say by itself: answers to the handshake, to pings, and goodbyes."""
        if data := self._wire.data_to_send():
            if not self._transport.is_closing():
                self._transport.write(b"".join(data))
            if self._wire.close_expected():
                self._end()
            if not data[-1]:  # the end of the stream
                self._transport.close()

    def _end(self) -> None:
        """Tell the visitor, and let nobody take for ever to leave."""
        if self._open:
            self._open = False
            if self._timer is not None:
                self._timer.cancel()
            self._timer = self._loop.call_later(self._limits.farewell, self._transport.abort)
        if self._visitor is not None:
            self._loop.call_soon(self._visitor.gone)
            self._visitor = None
