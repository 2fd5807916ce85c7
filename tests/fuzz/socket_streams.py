"""Streams of bytes for the socket: frames as a client may send them, and as none should, cut anywhere."""

from __future__ import annotations

import asyncio
import logging
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, cast

from hypothesis import strategies as st

from cutpurse.server.web.websocket_transport import Connection, Limits, MessageHandler, Socket, Upgrade

REQUEST = (
    b"GET /api/tables/t/socket?since=0 HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LIMITS = Limits(message=4096, backlog=64 * 1024)
CLOSE, PONG = 0x8, 0xA
ROOM = 8 * 1024  # bytes that may be written besides as many as came


class ClientFrame(NamedTuple):
    """A frame of a client; `lie` is added to the length that it tells."""

    first: int  # flags and opcode
    payload: bytes
    masked: bool
    lie: int

    def data(self) -> bytes:
        """As it is sent."""
        mask = b"\x01\x02\x03\x04"
        size = max(0, len(self.payload) + self.lie)
        top = 0x80 if self.masked else 0
        if size < 126:
            head = struct.pack("!BB", self.first, top | size)
        elif size < 1 << 16:
            head = struct.pack("!BBH", self.first, top | 126, size)
        else:
            head = struct.pack("!BBQ", self.first, top | 127, size)
        if not self.masked:
            return head + self.payload
        return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(self.payload))


class Stream(NamedTuple):
    """What a client sends: a request or something like it, then frames, in pieces of these sizes."""

    request: bytes
    frames: list[ClientFrame]
    cuts: list[int]


PAYLOADS = (
    *(b"", b"{}", b'{"ask":"ping","key":"12345678"}', b"\xff", b"\xe2\x82", b"\xac", b"x" * 125, b"x" * 126),
    *(b"x" * 4096, b"x" * 4097, b"\x03\xe8", b"\x03", b"\x03\xee", b"\x00\x00", b"\x03\xe8\xff", b"\x13\x88bye"),
)
frames = st.builds(
    ClientFrame,
    st.sampled_from((0x81, 0x01, 0x80, 0x00, 0x82, 0x88, 0x89, 0x8A, 0x09, 0x08, 0xC1, 0x83, 0x8F))
    | st.integers(0, 255),
    st.sampled_from(PAYLOADS) | st.binary(max_size=140),
    st.integers(0, 11).map(bool),
    st.integers(0, 15).map(lambda n: {1: 1, 2: -1, 3: 1 << 16, 4: 1 << 62}.get(n, 0)),
)
streams = st.builds(
    Stream,
    st.integers(0, 9).map(
        lambda n: {0: REQUEST[:-2], 1: REQUEST.replace(b"13", b"12"), 2: b"\x00" * 40}.get(n, REQUEST)
    ),
    st.lists(frames, max_size=8),
    st.lists(st.integers(1, 200), max_size=6),
)


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = bytearray()
        self.closed = False
        self.ended = False
        self.paused = False

    def write(self, data: Any) -> None:
        """Keep it, unless the connection is closed."""
        assert not self.closed, "something was written after the end"
        assert not self.ended, "something was written after the end of the stream"
        self.written += data

    def write_eof(self) -> None:
        """Nothing more is sent."""
        self.ended = True

    def can_write_eof(self) -> bool:
        """As a TCP connection."""
        return True

    def close(self) -> None:
        """No more is read or written."""
        self.closed = True

    def abort(self) -> None:
        """The same, at once."""
        self.closed = True

    def is_closing(self) -> bool:
        """Whether it is closed."""
        return self.closed

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """There is no buffer."""

    def get_write_buffer_size(self) -> int:
        """Everything is sent at once."""
        return 0

    def pause_reading(self) -> None:
        """Nothing more is to come for now; the stream ends there."""
        self.paused = True

    def resume_reading(self) -> None:
        """More may come."""
        self.paused = False


class Handler:
    """Keeps what arrives, and answers each message."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.messages: list[bytes] = []
        self.gone_times = 0

    def received(self, data: bytes) -> None:
        """A message."""
        self.messages.append(data)
        self.connection.send(b"{}")

    def gone(self) -> None:
        """The end."""
        self.gone_times += 1


@contextmanager
def tracebacks() -> Iterator[list[str]]:
    """What the server would report to whoever runs it."""
    found: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.exc_info:
                found.append(f"{record.getMessage()}: {record.exc_info[1]!r}")

    kept, log = Kept(), logging.getLogger("cutpurse")
    log.addHandler(kept)
    try:
        yield found
    finally:
        log.removeHandler(kept)


async def fed(stream: Stream) -> tuple[Transport, list[Handler]]:
    """Feed a stream to a socket, to the end of the connection."""
    handlers: list[Handler] = []

    def handler(connection: Connection) -> MessageHandler:
        handlers.append(Handler(connection))
        return handlers[-1]

    async def admit(_: Upgrade) -> Any:
        return handler

    transport = Transport()
    socket = Socket(admit, LIMITS, set(), set())
    socket.connection_made(cast(asyncio.BaseTransport, transport))
    rest = stream.request
    for n, data in enumerate((rest, b"".join(frame.data() for frame in stream.frames))):
        for cut in (*stream.cuts, None):
            part, data = (data, b"") if cut is None else (data[:cut], data[cut:])
            if part and not transport.closed and not transport.paused:
                socket.data_received(part)
                if n == 0:
                    await asyncio.sleep(0)  # admission is a task of its own
    socket.connection_lost(None)
    for _ in range(3):
        await asyncio.sleep(0)
    return transport, handlers


LOOP: list[asyncio.AbstractEventLoop] = []


def check_stream(stream: Stream) -> None:
    """Nothing is raised or reported; only text arrives; what is sent are frames, and after a close only pongs."""
    if not LOOP:
        LOOP.append(asyncio.new_event_loop())
    came = len(stream.request) + sum(len(frame.payload) + 14 for frame in stream.frames)
    with tracebacks() as found:
        transport, handlers = LOOP[0].run_until_complete(fed(stream))
    assert not found, found
    assert len(transport.written) < ROOM + 4 * came, "too much was written"
    for handler in handlers:
        assert handler.gone_times == 1, "the handler was not told the end, or twice"
        for message in handler.messages:
            message.decode()
            assert len(message) <= LIMITS.message
    if handlers:
        check_frames(bytes(transport.written))


def check_frames(data: bytes) -> None:
    """The response to the handshake, then whole frames of a server."""
    _, found, rest = data.partition(b"\r\n\r\n")
    assert found, "no response came"
    closed = False
    while rest:
        first, size = rest[0], rest[1]
        assert not closed or first & 0x0F == PONG, "more than the answer to a ping follows a close frame (5.5.1, 5.5.2)"
        assert first & 0x70 == 0, "a reserved bit is set"
        assert size < 128, "a server masks nothing"
        start = 2
        if size == 126:
            size, start = struct.unpack("!H", rest[2:4])[0], 4
        elif size == 127:
            size, start = struct.unpack("!Q", rest[2:10])[0], 10
        assert len(rest) >= start + size, "a frame is cut off"
        closed = closed or first & 0x0F == CLOSE
        rest = rest[start + size :]
