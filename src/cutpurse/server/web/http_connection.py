"""HTTP connections in uvicorn's `http` slot: deadlines for what a client sends and reads, and a ceiling on who waits.

uvicorn waits for ever for the rest of a request, and for a client to read its response. Here a client has
a deadline for what we wait for; and we wait for only so many at the same time, of which the oldest has to make room.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NamedTuple

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from cutpurse.server.web.guard import is_loopback, network_of

log = logging.getLogger(__name__)

MOST_HEAD = 16 * 1024  # bytes of a request's head
MOST_HEADERS = 100  # in one request; a browser sends some twenty
MOST_CHUNKS = 500  # in one body: taking a small one apart costs as much as a large one
LATE = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Deadlines(NamedTuple):
    """Times in seconds, sizes in bytes; what we wait for, and for how many at the same time."""

    head: float = 10.0  # until a request has all its headers
    idle: float = 15.0  # between two requests
    body: float = 10.0  # every so often we look at how much of a body has come,
    response: float = 30.0  # and of a response has gone,
    rate: float = 1024  # which has to be so much a second
    unwanted: int = 512 * 1024  # of a body, after it was refused
    address: int = 64  # connections of one address whose request, or its rest, we wait for,
    total: int = 512  # and of all addresses together


def http_connections(deadlines: Deadlines | None = None) -> type[asyncio.Protocol]:
    """The class for uvicorn's `http` setting: connections with these deadlines."""
    within = deadlines or Deadlines()
    waiting = Waiting(within)

    class UvicornConnection(HttpConnection):
        def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
            super().__init__(config, server_state, app_state, within, waiting)

    return UvicornConnection


class Waiting:
    """The connections whose request, or the rest of one, we wait for; the oldest first."""

    def __init__(self, deadlines: Deadlines) -> None:
        self.deadlines = deadlines
        self.all: dict[HttpConnection, str] = {}  # and the network each is on
        self.of: dict[str, dict[HttpConnection, None]] = {}

    def add(self, connection: HttpConnection, address: str) -> None:
        """Wait for one more; if there are too many of them, the oldest is dropped."""
        if connection in self.all:
            return
        network = network_of(address)
        self.all[connection] = network
        neighbours = self.of.setdefault(network, {})
        neighbours[connection] = None
        if len(self.all) > self.deadlines.total:
            next(iter(self.all)).drop()
        elif len(neighbours) > self.deadlines.address and not is_loopback(address):  # which may be a web server
            next(iter(neighbours)).drop()

    def remove(self, connection: HttpConnection) -> None:
        """This one no longer does."""
        network = self.all.pop(connection, None)
        if network is not None:
            neighbours = self.of[network]
            del neighbours[connection]
            if not neighbours:
                del self.of[network]


def size_of(request: h11.Request) -> int:
    """How long a request's head is, about."""
    return len(request.target) + sum(len(name) + len(value) for name, value in request.headers)


class BoundedHttp(h11.Connection):
    """h11 that refuses a request of many small parts, which would keep it busy for long."""

    chunks = 0

    def next_event(self) -> Any:
        """The next event, if it is not one too many."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.chunks = 0
            if len(event.headers) > MOST_HEADERS or size_of(event) > MOST_HEAD:
                raise h11.RemoteProtocolError("too many headers, or too long ones")
        elif isinstance(event, h11.Data) and event.chunk_start:
            self.chunks += 1
            if self.chunks > MOST_CHUNKS:
                raise h11.RemoteProtocolError("too many chunks")
        return event


class HttpConnection(H11Protocol):
    """uvicorn's connection, with deadlines."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, deadlines: Deadlines, waiting: Waiting) -> None:
        super().__init__(config, server_state, app_state)
        self.conn = BoundedHttp(h11.SERVER, MOST_HEAD)
        self.timeout_keep_alive = deadlines.idle  # type: ignore[assignment]
        self.deadlines = deadlines
        self.waiting = waiting
        self.deadline: asyncio.TimerHandle | None = None  # for what we wait for
        self.awaited: Any = None  # a state of h11: IDLE: a request, SEND_BODY: the rest of one
        self.received = 0  # bytes of it since we last looked
        self.unwanted = 0  # bytes of a body that was refused
        self.reading_deadline: asyncio.TimerHandle | None = None  # for a response

    # --- what the event loop calls ---
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects: we wait for a request."""
        super().connection_made(transport)
        self.expect()

    def data_received(self, data: bytes) -> None:
        """Read on; what was refused is not read for ever."""
        self.received += len(data)
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it became a socket
            self.settle()
            return
        if self.conn.their_state is h11.SEND_BODY and self.cycle is not None and self.cycle.response_complete:
            self.unwanted += len(data)
            if self.unwanted > self.deadlines.unwanted:
                self.drop()
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.settle()
        self._unset_keepalive_if_required()  # uvicorn forgets it when there was an error
        self.resume_writing()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        """The next request may come."""
        super().on_response_complete()
        self.expect()

    def pause_writing(self) -> None:
        """The client does not read: it has to go on within a time."""
        super().pause_writing()
        self.look_at_response()

    def resume_writing(self) -> None:
        """It reads on."""
        if self.reading_deadline is not None:
            self.reading_deadline.cancel()
            self.reading_deadline = None
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP; once a response is under way, nothing more can be said."""
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    # --- what we wait for ---
    def expect(self) -> None:
        """Set a deadline for what we wait for now, if that is something else than before."""
        their_state = self.conn.their_state
        awaited = their_state if their_state in (h11.IDLE, h11.SEND_BODY) and not self.transport.is_closing() else None
        if awaited is self.awaited and (awaited is None or self.deadline is not None):
            return
        self.settle()
        self.awaited = awaited
        if awaited is None:
            return
        self.received = 0
        self.waiting.add(self, self.client[0] if self.client else "")
        if awaited is h11.SEND_BODY:
            self.deadline = self.loop.call_later(self.deadlines.body, self.look_at_body)
        elif self.timeout_keep_alive_task is None:  # otherwise it is idle, which is uvicorn's business
            self.deadline = self.loop.call_later(self.deadlines.head, self.give_up)

    def settle(self) -> None:
        """We wait for nothing, for now."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        self.awaited = None
        self.waiting.remove(self)

    def look_at_body(self) -> None:
        """Let a body that comes fast enough go on, and one that we ourselves do not read yet."""
        if self.received >= self.deadlines.body * self.deadlines.rate or self.flow.read_paused:
            self.received = 0
            self.deadline = self.loop.call_later(self.deadlines.body, self.look_at_body)
        else:
            self.give_up()

    def look_at_response(self, unsent: int | None = None) -> None:
        """Let a client go on that has read some of the response since we last looked."""
        left = self.transport.get_write_buffer_size()
        if unsent is None or unsent - left >= self.deadlines.response * self.deadlines.rate:
            self.reading_deadline = self.loop.call_later(self.deadlines.response, self.look_at_response, left)
        else:
            self.drop()

    def give_up(self) -> None:
        """Close it; whoever has sent half a request is told why."""
        if not self.transport.is_closing():
            if self.awaited is h11.IDLE and self.received:
                self.transport.write(LATE)
            self.transport.close()

    def drop(self) -> None:
        """Cut it off at once."""
        self.settle()
        self.transport.abort()
