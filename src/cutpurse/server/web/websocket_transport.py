"""WebSocket connections in uvicorn's `ws` slot: a table writes straight to its sockets, with no task per message.

Two small interfaces lie between a socket and a table: a `Connection` to write to, and a `MessageHandler` that gets what
arrives. `websockets` does the handshake; frames are read and written by websocket_frame.py, so that all viewers of one
thing can share a frame, and so that no frame is decoded before it is paid for: whatever a client sends, control frames
and fragments included, comes out of its socket's budget, a few frames at a time (docs/security.md).
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from enum import IntEnum
from ipaddress import ip_address
from math import ceil
from typing import Any, NamedTuple, Protocol, cast
from urllib.parse import parse_qsl, unquote

from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from cutpurse.server.table_clock import STALL
from cutpurse.server.web.sessions import bearer
from cutpurse.server.websocket_frame import (
    BAD_TEXT,
    BINARY,
    BROKEN,
    CLOSE,
    CONTINUATION,
    FINAL,
    LONGEST_CONTROL,
    MASKED,
    PING,
    PONG,
    SHORTEST,
    TEXT,
    Fault,
    Header,
    close_frame,
    control_frame,
    fault_in_close,
    frame,
    payload,
    read_header,
)

log = logging.getLogger(__name__)

PING_FRAME = control_frame(PING)
FRAMES_AT_ONCE = 8  # of one socket; then the others have their turn
LINGER = 64 * 1024  # bytes: a peer that broke the protocol is heard so far, in order to read why it was closed
FORWARDED = "X-Forwarded-For"
TRIPS = 5  # round trips remembered: the shortest of them counts, since the others may have waited for something

BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

NOT_TEXT = 1003
TOO_MUCH = 1008
OUR_FAULT = 1011
RESTART = 1012
TOO_SLOW = 1013


class Connection(Protocol):
    """A connection to one viewer; no method ever waits, and none does anything once it is closed."""

    def send(self, message: bytes) -> None:
        """Send a text message, and what waits before it."""

    def send_frame(self, frame: bytes) -> None:
        """Send what `frame` made, which several connections may share; it waits for `flush` or for what comes next."""

    def flush(self) -> None:
        """Send what waits, all at once."""

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
    cookie: str | None  # or what stands for it, a program's token
    address: str


class Refusal(NamedTuple):
    """The plain HTTP response to a request that is not admitted."""

    status: int
    text: str
    wait: float = 0  # seconds after which it is worth trying again


HandlerFactory = Callable[[Connection], MessageHandler]
Endpoint = Callable[[Upgrade], Awaitable[HandlerFactory | Refusal]]


class Limits(NamedTuple):
    """Sizes in bytes, times in seconds.

    The budget is for the liveliest of people: a rummage has three motions a second and a ping every few, and after a
    break in the line what was held up comes all at once. What is beyond it waits; who keeps it up is closed.
    """

    message: int = 16 * 1024  # received
    frames: float = 40.0  # a second, in the long run; each kilobyte counts as one more
    burst: float = 240.0  # frames at once
    patience: float = 10.0  # how long a socket may have more to say than its budget allows
    backlog: int = 1024 * 1024  # sent but not read: beyond it a connection is closed
    ping: float = 20.0
    measure: float = 2.0  # between two pings, while somebody asks for the round trip
    silence: float = 40.0  # a peer that sends nothing for this long is dead
    browser_ping: float = 2.5  # a browser answers pings even while its page is busy, so that
    browser_silence: float = 6.0  # one whose line is gone is noticed while the others still wonder
    close_timeout: float = 5.0  # how long a closing handshake may take


def sockets(endpoint: Endpoint, limits: Limits | None = None) -> type[asyncio.Protocol]:
    """The class for uvicorn's `ws` setting: sockets that this endpoint admits."""
    within = limits or Limits()

    class UvicornSocket(Socket):
        def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
            super().__init__(endpoint, within, server_state.connections, server_state.tasks)

    return UvicornSocket


class Budget:
    """What one socket may send: a token bucket in which a frame costs one, and one more for each kilobyte."""

    __slots__ = ("burst", "frames", "since", "spent")

    def __init__(self, limits: Limits) -> None:
        self.frames = limits.frames
        self.burst = limits.burst
        self.spent = 0.0
        self.since = 0.0

    def take(self, size: int, now: float) -> float:
        """Pay for a frame of this size: 0, or the seconds until there is enough for it."""
        spent = max(0.0, self.spent - (now - self.since) * self.frames)
        self.since = now
        cost = min(1 + size / 1024, self.burst)
        if spent + cost > self.burst:
            self.spent = spent
            return (spent + cost - self.burst) / self.frames
        self.spent = spent + cost
        return 0.0


class State(IntEnum):
    """How far a socket is."""

    CONNECTING = 0
    OPEN = 1
    CLOSING = 2  # we have sent a close frame
    CLOSED = 3  # nothing more is read


CONNECTING, OPEN, CLOSING, CLOSED = State


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
        self._protocol = ServerProtocol(logger=log)  # for the handshake
        self._handler: MessageHandler | None = None
        self._state = CONNECTING
        self._admission: asyncio.Task[None] | None = None
        self._address = ""
        self._budget = Budget(limits)
        self._unsent: list[bytes] = []  # frames that wait for `flush`
        self._unread = b""  # received, but not read: before admission, beyond the budget, or half a frame
        self._message: bytearray | None = None  # the frames of a message that is not complete
        self._next_read: asyncio.Handle | None = None  # while something whole waits in `_unread`
        self._over_since: float | None = None  # since when it has been beyond its budget
        self._full = False  # the peer does not read what is sent
        self._reading = True  # from the network
        self._discarded = 0  # bytes received after the end
        self._last_received = 0.0
        self._ping_due = 0.0
        self._ping_every, self._silence = limits.ping, limits.silence
        self._pinged = 0.0  # when the last ping was sent
        self._unanswered = False  # whether that ping is
        self._trips: deque[float] = deque(maxlen=TRIPS)
        self._shortest_trip: float | None = None  # the shortest of them
        self._timer: asyncio.TimerHandle | None = None  # the next ping, or the deadline for closing

    # --- a Connection ---
    def send(self, message: bytes) -> None:
        """Send a text message, and what waits before it."""
        self.send_frame(frame(message))
        self.flush()

    def send_frame(self, frame: bytes) -> None:
        """Send what `frame` made, which several connections may share; it waits for `flush` or for what comes next."""
        if self._state is OPEN:
            self._unsent.append(frame)

    def flush(self) -> None:
        """Send what waits, all at once: every write is a call of the system, the dearest part of a short message."""
        if frames := self._unsent:
            self._unsent = []
            self._transport.write(b"".join(frames))

    def close(self, code: int = 1000, reason: str = "") -> None:
        """Close the connection with a code and a reason."""
        if self._state is OPEN:
            self.send_frame(close_frame(code, reason))
            self.flush()
            self._end(CLOSING)

    def trip(self) -> float | None:
        """The recent round trip in seconds; None until it is measured. Calling it keeps the measurement going."""
        due = self._loop.time() - self._pinged >= self._limits.measure
        if self._state is OPEN and not self._unanswered and due:
            self._send_ping()
        return self._shortest_trip

    # --- what uvicorn and the event loop call ---
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A TCP connection was accepted; the request follows."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(high=self._limits.backlog)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Read the request, then frames; mostly it is one short message, whole, and nothing waits before it."""
        self._last_received = now = self._loop.time()
        size = len(data) - SHORTEST
        if (
            0 <= size <= LONGEST_CONTROL
            and data[0] == FINAL | TEXT
            and data[1] == MASKED | size
            and self._state is OPEN
            and not self._unread
            and self._message is None
            and not self._budget.take(size, now)
        ):
            self._deliver(payload(data, SHORTEST, len(data)))
        elif self._state is CONNECTING and self._admission is None:
            self._read_request(data)
        elif self._state is CLOSED:
            self._discarded += len(data)
            self._regulate()
        else:
            self._unread = self._unread + data if self._unread else data
            if self._admission is None:
                if self._next_read is None:
                    self._read()
            elif len(self._unread) > self._limits.message:
                self._transport.abort()

    def pause_writing(self) -> None:
        """Drop a peer that does not read: its backlog has passed the limit."""
        self._full = True
        self.close(TOO_SLOW, "you do not read what is sent")
        self._regulate()

    def resume_writing(self) -> None:
        """The peer reads after all, and learns why it was dropped."""
        self._full = False
        self._regulate()

    def connection_lost(self, exc: Exception | None) -> None:
        """The TCP connection is closed, for whatever reason."""
        self._connections.discard(self)
        if self._admission is not None:
            self._admission.cancel()
        self._end(CLOSED)
        if self._timer is not None:
            self._timer.cancel()
        self._protocol.parser.close()  # it refers to itself, and 4 kB would stay until a collection

    def shutdown(self) -> None:
        """Close it because the server shuts down."""
        if self._admission is not None:
            self._admission.cancel()
            self._refuse(Refusal(503, "The server is going down."))
        self.close(RESTART, "the server restarts")
        self._transport.close()

    # --- handshake ---
    def _read_request(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._handshake(event)
        self._flush()

    def _handshake(self, request: Request) -> None:
        answer = self._protocol.accept(request)
        upgrade = self._upgrade(request)
        if answer.status_code != 101:
            self._protocol.send_response(answer)
        elif upgrade is None:
            self._refuse(Refusal(400, "A header appears twice."))
        else:
            self._address = upgrade.address
            self._admission = self._loop.create_task(self._admit(upgrade, answer))
            self._tasks.add(self._admission)
            self._admission.add_done_callback(self._tasks.discard)

    def _upgrade(self, request: Request) -> Upgrade | None:
        """The request for a socket; None if a header appears twice."""
        named = {name: request.headers.get_all(name) for name in ("Origin", "Host", "Cookie", "Authorization")}
        if any(len(values) > 1 for values in named.values()):
            return None
        origin, host, cookie, authorization = (values[0] if values else None for values in named.values())
        path, _, query = request.path.partition("?")
        peer = self._transport.get_extra_info("peername")
        address = client_address(str(peer[0]) if isinstance(peer, tuple) else "", request.headers.get_all(FORWARDED))
        return Upgrade(unquote(path), dict(parse_qsl(query)), origin, host, bearer(authorization) or cookie, address)

    async def _admit(self, upgrade: Upgrade, answer: Response) -> None:
        if upgrade.origin is not None:
            self._ping_every, self._silence = self._limits.browser_ping, self._limits.browser_silence
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
        response = self._protocol.reject(refusal.status, refusal.text + "\n")
        if refusal.wait:
            response.headers["Retry-After"] = str(ceil(refusal.wait))
        self._protocol.send_response(response)
        self._flush()

    def _flush(self) -> None:
        """Write what the handshake has to say; if that is a refusal, it is the last word."""
        if data := self._protocol.data_to_send():
            if not self._transport.is_closing():
                self._transport.write(b"".join(data) or BAD_REQUEST)
            if not data[-1]:  # end of stream
                self._state = CLOSED
                self._transport.close()

    def _start(self, make_handler: HandlerFactory) -> None:
        self._state = OPEN
        self._ping_later()
        try:
            self._handler = make_handler(self)
        except Exception:
            log.exception("no handler could be made")
            self.close(OUR_FAULT, "something went wrong here")
        if self._unread:
            self._read()

    # --- frames ---
    def _read(self) -> None:
        """Read what has arrived: a few frames, and no more of them than the budget allows; the rest has to wait."""
        self._next_read = None
        data, at, now = self._unread, 0, self._loop.time()
        for _ in range(FRAMES_AT_ONCE):
            header = self._next_frame(data, at) if at < len(data) else None
            if header is None:
                self._over_since = None
                break
            if isinstance(header, Fault):
                self._fail(header)
                return
            if wait := self._budget.take(header.end - header.start, now):
                self._hold(wait, now)
                break
            at = header.end
            self._on_frame(header, payload(data, header.start, header.end))
            if self._state is CLOSED:
                return
        else:
            if at < len(data):
                self._next_read = self._loop.call_soon(self._read)
        self._unread = data[at:] if at else data
        self._regulate()

    def _next_frame(self, data: bytes, at: int) -> Header | Fault | None:
        """The next frame, if it is whole; a fault is found before it is."""
        message = self._message
        header = read_header(data, at, self._limits.message - (len(message) if message else 0))
        if not isinstance(header, Header):
            return header
        if message is None and header.opcode == CONTINUATION:
            return Fault(BROKEN, "nothing to continue")
        if message is not None and header.opcode in (TEXT, BINARY):
            return Fault(BROKEN, "the message before it is not complete")
        return header if header.end <= len(data) else None

    def _hold(self, wait: float, now: float) -> None:
        """Let a socket that is over its budget wait until it can send several; close it if that is nothing new."""
        wait += (FRAMES_AT_ONCE - 1) / self._limits.frames
        if self._over_since is None:
            self._over_since = now
        if self._state is OPEN and now + wait - self._over_since > self._limits.patience:
            log.warning("%s sends too much on a socket, which is closed", self._address)
            self.close(TOO_MUCH, "you send too much")
        self._next_read = self._loop.call_later(wait, self._read)

    def _on_frame(self, header: Header, data: bytes) -> None:
        opcode = header.opcode
        if opcode == CLOSE:
            self._on_close(data)
        elif opcode == PING:
            if not self._full:
                self._transport.write(control_frame(PONG, data))
        elif opcode == PONG:
            if self._unanswered:
                self._unanswered = False
                self._trips.append(self._loop.time() - self._pinged)
                self._shortest_trip = min(self._trips)
        elif opcode == BINARY:
            self.close(NOT_TEXT, "text only")
            self._message = None if header.final else bytearray()
        elif header.final:
            message, self._message = self._message, None
            self._deliver(bytes(message + data) if message else data)
        elif self._message is None:
            self._message = bytearray(data)
        else:
            self._message += data

    def _on_close(self, data: bytes) -> None:
        """The peer closes, or answers that we do: then all is said, and the server is the one to hang up (7.1.1)."""
        fault = fault_in_close(data)
        if fault is not None:
            self._fail(fault)
            return
        if self._state is OPEN:
            self.send_frame(control_frame(CLOSE, data))
            self.flush()
        self._end(CLOSED)
        self._transport.close()

    def _deliver(self, message: bytes) -> None:
        if self._handler is None:
            return
        try:
            message.decode()
        except UnicodeDecodeError:
            self._fail(Fault(BAD_TEXT, "not UTF-8"))
            return
        try:
            self._handler.received(message)
        except Exception:
            log.exception("a message could not be handled")
            self.close(OUR_FAULT, "something went wrong here")

    def _fail(self, fault: Fault) -> None:
        """Fail the connection (7.1.7): say why and hang up, but let the peer read it first."""
        self.close(*fault)
        self._end(CLOSED)
        if not self._transport.is_closing():
            self._transport.write_eof()
            self._regulate()

    def _regulate(self) -> None:
        """Read from the network only what can be dealt with now."""
        wanted = self._next_read is None and not self._full and self._discarded <= LINGER
        if wanted != self._reading and not self._transport.is_closing():
            self._reading = wanted
            if wanted:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    # --- signs of life, and the end ---
    def _ping(self) -> None:
        now = self._loop.time()
        if now - self._ping_due > STALL:  # the loop stood still: nobody was pinged or heard, so silence begins anew
            self._last_received = now
        if now - self._last_received > self._silence:
            self.close(OUR_FAULT, "no sign of life")
        else:
            self._send_ping()
            self._ping_later()

    def _ping_later(self) -> None:
        self._ping_due = self._loop.time() + self._ping_every
        self._timer = self._loop.call_at(self._ping_due, self._ping)

    def _send_ping(self) -> None:
        """Ping; if the last one is unanswered, the next pong answers that one, whose time counts."""
        self._transport.write(PING_FRAME)
        if not self._unanswered:
            self._pinged, self._unanswered = self._loop.time(), True

    def _end(self, state: State) -> None:
        """We have sent a close frame, or all is over: tell the handler, and set a deadline for hanging up."""
        if self._state is OPEN:
            if self._timer is not None:
                self._timer.cancel()
            self._timer = self._loop.call_later(self._limits.close_timeout, self._transport.abort)
        self._state = max(self._state, state)
        if self._state is CLOSED:
            self._unsent = []
            self._unread = b""
            self._message = None
            if self._next_read is not None:
                self._next_read.cancel()
                self._next_read = None
        if self._handler is not None:
            self._loop.call_soon(self._handler.gone)
            self._handler = None


def client_address(peer: str, forwarded: Iterable[str]) -> str:
    """Where a client is: a web server on this machine says so in `X-Forwarded-For`, and nobody else is believed."""
    try:
        if ip_address(peer).is_loopback:
            last = ",".join(forwarded).rpartition(",")[2].strip()
            return str(ip_address(last))
    except ValueError:  # not an address
        pass
    return peer
