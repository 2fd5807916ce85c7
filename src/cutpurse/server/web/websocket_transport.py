"""WebSocket connections in uvicorn's `ws` slot: a table writes straight to its sockets, with no task per message.

Two small interfaces lie between a socket and a table: a `Connection` to write to, and a `MessageHandler` that gets what
arrives. The handshake and everything received go through the sans-IO protocol of `websockets`. What is sent is framed
in websocket_frame.py, so that all viewers of one thing can share the frame. There is one
shortcut: a whole, short frame, as nearly every command is, is parsed here too (docs/benchmark.md).
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
TRIPS = 5  # round trips remembered: the shortest of them counts, since the others may have waited for something

NOT_TEXT = 1003
BAD_TEXT = 1007
OUR_FAULT = 1011
RESTART = 1012
TOO_SLOW = 1013


class Connection(Protocol):
    """A connection to one viewer; no method ever waits, and none does anything once it is closed."""

    def send(self, message: bytes) -> None:
        """Send a text message."""

    def send_frame(self, frame: bytes) -> None:
        """Send what `frame` made, which several connections may share."""

    def close(self, code: int = 1000, reason: str = "") -> None:
        """Close the connection with a code and a reason."""

    def trip(self) -> float | None:
        """The recent round trip in seconds; None until it is measured. Calling it keeps the measurement going."""


class MessageHandler(Protocol):
    """Gets the messages that arrive on a connection."""

    def received(self, data: bytes) -> None:
        """A whole text message arrived; it is valid UTF-8."""

    def gone(self) -> None:
        """The connection is closed: called once, and never from within `send` or `close`."""


class Upgrade(NamedTuple):
    """A request for a socket."""

    path: str
    query: dict[str, str]
    origin: str | None
    host: str | None
    cookie: str | None
    address: str


class Refusal(NamedTuple):
    """The plain HTTP response to a request that is not admitted."""

    status: int
    text: str


HandlerFactory = Callable[[Connection], MessageHandler]
Endpoint = Callable[[Upgrade], Awaitable[HandlerFactory | Refusal]]


class Limits(NamedTuple):
    """Sizes in bytes, times in seconds."""

    message: int = 16 * 1024  # received
    backlog: int = 1024 * 1024  # sent but not read: beyond it a connection is closed
    ping: float = 20.0
    measure: float = 2.0  # between two pings, while somebody asks for the round trip
    silence: float = 40.0  # a peer that sends nothing for this long is dead
    close_timeout: float = 5.0  # how long a closing handshake may take


def sockets(endpoint: Endpoint, limits: Limits | None = None) -> type[asyncio.Protocol]:
    """The class for uvicorn's `ws` setting: sockets that this endpoint admits."""
    within = limits or Limits()

    class UvicornSocket(Socket):
        def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
            super().__init__(endpoint, within, server_state.connections, server_state.tasks)

    return UvicornSocket


class Socket(asyncio.Protocol):
    """A `Connection`: waiting for admission, then open, then closed; `connections` and `tasks` belong to uvicorn."""

    def __init__(
        self, endpoint: Endpoint, limits: Limits, connections: set[Any], tasks: set[asyncio.Task[None]]
    ) -> None:
        self._endpoint = endpoint
        self._limits = limits
        self._connections = connections
        self._tasks = tasks
        self._loop = asyncio.get_running_loop()
        self._protocol = ServerProtocol(max_size=limits.message, logger=log)
        self._handler: MessageHandler | None = None
        self._open = False
        self._admission: asyncio.Task[None] | None = None
        self._early_data = b""  # received before admission
        self._parts: list[bytes] = []  # frames of a message that is not complete
        self._unread = 0  # bytes of a frame that is not complete
        self._last_received = 0.0
        self._pinged = 0.0  # when the last ping was sent
        self._unanswered = False  # whether that ping is
        self._trips: deque[float] = deque(maxlen=TRIPS)
        self._shortest_trip: float | None = None  # the shortest of them
        self._timer: asyncio.TimerHandle | None = None  # the next ping, or the deadline for closing

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
        """Close the connection with a code and a reason."""
        if self._open:
            self._protocol.send_close(code, reason)
            self._flush()

    def trip(self) -> float | None:
        """The recent round trip in seconds; None until it is measured. Calling it keeps the measurement going."""
        if self._open and not self._unanswered and self._loop.time() - self._pinged >= self._limits.measure:
            self._send_ping()
        return self._shortest_trip

    # --- what uvicorn and the event loop call ---
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A TCP connection was accepted; the request follows."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(high=self._limits.backlog)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Read the request, then frames."""
        self._last_received = self._loop.time()
        if self._admission is not None:
            self._early_data += data
            if len(self._early_data) > self._limits.message:
                self._transport.abort()
            return
        size = len(data) - 6
        if data[0] == TEXT and 0 <= size < 126 and data[1] == 0x80 | size and self._open and self._between_messages():
            self._deliver(apply_mask(data[6:], data[2:6]))
            return
        self._protocol.receive_data(data)
        self._unread += len(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                self._on_frame(event)
            elif isinstance(event, Request):
                self._unread = 0
                self._handshake(event)
        self._flush()

    def pause_writing(self) -> None:
        """Drop a peer that does not read: its backlog has passed the limit."""
        self.close(TOO_SLOW, "you do not read what is sent")

    def connection_lost(self, exc: Exception | None) -> None:
        """The TCP connection is closed, for whatever reason."""
        self._connections.discard(self)
        if self._admission is not None:
            self._admission.cancel()
        self._end()
        if self._timer is not None:
            self._timer.cancel()

    def shutdown(self) -> None:
        """Close it because the server shuts down."""
        if self._admission is not None:
            self._admission.cancel()
            self._refuse(Refusal(503, "The server is going down."))
        self.close(RESTART, "the server restarts")
        self._transport.close()

    # --- handshake ---
    def _handshake(self, request: Request) -> None:
        answer = self._protocol.accept(request)
        upgrade = self._upgrade(request)
        if answer.status_code != 101:
            self._protocol.send_response(answer)
        elif upgrade is None:
            self._refuse(Refusal(400, "A header appears twice."))
        else:
            self._admission = self._loop.create_task(self._admit(upgrade, answer))
            self._tasks.add(self._admission)
            self._admission.add_done_callback(self._tasks.discard)

    def _upgrade(self, request: Request) -> Upgrade | None:
        """The request for a socket; None if a header appears twice."""
        named = {name: request.headers.get_all(name) for name in ("Origin", "Host", "Cookie")}
        if any(len(values) > 1 for values in named.values()):
            return None
        origin, host, cookie = (values[0] if values else None for values in named.values())
        path, _, query = request.path.partition("?")
        peer = self._transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        return Upgrade(unquote(path), dict(parse_qsl(query)), origin, host, cookie, address)

    async def _admit(self, upgrade: Upgrade, answer: Response) -> None:
        try:
            decided = await self._endpoint(upgrade)
        except Exception:
            log.exception("the endpoint failed")
            decided = Refusal(500, "Something went wrong here.")
        self._admission = None
        if self._transport.is_closing():
            return
        if isinstance(decided, Refusal):
            self._refuse(decided)
        else:
            self._protocol.send_response(answer)
            self._flush()
            self._start(decided)

    def _refuse(self, refusal: Refusal) -> None:
        self._admission = None
        self._protocol.send_response(self._protocol.reject(refusal.status, refusal.text + "\n"))
        self._flush()

    def _start(self, make_handler: HandlerFactory) -> None:
        self._open = True
        self._timer = self._loop.call_later(self._limits.ping, self._ping)
        try:
            self._handler = make_handler(self)
        except Exception:
            log.exception("no handler could be made")
            self.close(OUR_FAULT, "something went wrong here")
        if self._early_data:
            early, self._early_data = self._early_data, b""
            self.data_received(early)

    # --- while it is open ---
    def _between_messages(self) -> bool:
        """Whether the protocol is between two messages, so that one can be parsed without it."""
        return not self._unread and not self._parts

    def _on_frame(self, part: Frame) -> None:
        size = len(part.data)
        self._unread -= size + (6 if size < 126 else 8 if size < 1 << 16 else 14)
        if part.opcode is Opcode.TEXT or part.opcode is Opcode.CONT:
            self._parts.append(bytes(part.data))
            if part.fin:
                message = self._parts[0] if len(self._parts) == 1 else b"".join(self._parts)
                self._parts.clear()
                self._deliver(message)
        elif part.opcode is Opcode.PONG and self._unanswered:
            self._unanswered = False
            self._trips.append(self._loop.time() - self._pinged)
            self._shortest_trip = min(self._trips)
        elif part.opcode is Opcode.BINARY:
            self.close(NOT_TEXT, "text only")

    def _deliver(self, message: bytes) -> None:
        if not self._open or self._handler is None:
            return
        try:
            message.decode()
        except UnicodeDecodeError:
            self.close(BAD_TEXT, "not UTF-8")
            return
        try:
            self._handler.received(message)
        except Exception:
            log.exception("a message could not be handled")
            self.close(OUR_FAULT, "something went wrong here")

    def _ping(self) -> None:
        if self._loop.time() - self._last_received > self._limits.silence:
            self.close(OUR_FAULT, "no sign of life")
        else:
            self._send_ping()
            self._timer = self._loop.call_later(self._limits.ping, self._ping)

    def _send_ping(self) -> None:
        """Ping; if the last one is unanswered, the next pong answers that one, whose time counts."""
        self._transport.write(PING)
        if not self._unanswered:
            self._pinged, self._unanswered = self._loop.time(), True

    def _flush(self) -> None:
        """Write what the protocol itself wants to send: handshake responses, pongs, close frames."""
        if data := self._protocol.data_to_send():
            if not self._transport.is_closing():
                self._transport.write(b"".join(data))
            if self._protocol.close_expected():
                self._end()
            if not data[-1]:  # end of stream
                self._transport.close()

    def _end(self) -> None:
        """Tell the handler, and set a deadline for the closing handshake."""
        if self._open:
            self._open = False
            if self._timer is not None:
                self._timer.cancel()
            self._timer = self._loop.call_later(self._limits.close_timeout, self._transport.abort)
        if self._handler is not None:
            self._loop.call_soon(self._handler.gone)
            self._handler = None
