"""Parts for the tests of the sockets: a server with its endpoint, and sockets to it, some of them written by hand."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, cast

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from cutpurse.server.web.http_connection import http_connections
from cutpurse.server.web.websocket_transport import (
    Connection,
    Endpoint,
    HandlerFactory,
    Limits,
    Refusal,
    Socket,
    Upgrade,
    sockets,
)
from cutpurse.server.websocket_frame import frame
from tests.server.people import SLOW, listening


class Room:
    """All who were let in, what they said, and who left."""

    def __init__(self) -> None:
        self.guests: list[EchoHandler] = []
        self.heard: list[bytes] = []
        self.left: list[EchoHandler] = []
        self.asked: list[Upgrade] = []

    async def endpoint(self, upgrade: Upgrade) -> HandlerFactory | Refusal:
        """Let everybody in."""
        self.asked.append(upgrade)
        return lambda connection: EchoHandler(self, connection)


class EchoHandler:
    """What the server does with a connection: it says everything back, or to all, or blunders."""

    def __init__(self, room: Room, connection: Connection) -> None:
        self.room = room
        self.connection = connection
        room.guests.append(self)

    def received(self, data: bytes) -> None:
        self.room.heard.append(data)
        if data == b"all":
            shared = frame(b"to all")
            for guest in self.room.guests:
                guest.connection.send_frame(shared)
                guest.connection.flush()
        elif data == b"blunder":
            raise RuntimeError("as asked")
        elif data == b"bye":
            self.connection.close(1000, "as you wish")
        else:
            self.connection.send(data)

    def gone(self) -> None:
        self.room.left.append(self)


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application that has no pages."""


def configured(endpoint: Endpoint, limits: Limits | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        nothing, http=http_connections(), ws=sockets(endpoint, limits), lifespan="off", log_config=None
    )


@asynccontextmanager
async def served(endpoint: Endpoint, limits: Limits | None = None) -> AsyncIterator[int]:
    """A server with this endpoint; its port."""
    async with listening(configured(endpoint, limits)) as port:
        yield port


def connect_to(port: int, **more: Any) -> connect:
    return connect(f"ws://127.0.0.1:{port}/api/tables/x/socket?since=3&lang=de", **more)


async def ended(client: ClientConnection) -> tuple[int | None, str | None]:
    """How a connection was closed, read to its end."""
    with suppress(ConnectionClosed):
        while True:
            await client.recv()
    return client.close_code, client.close_reason


# --- by hand, for what a good client never does ---
Raw = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def upgrade_by_hand(
    port: int, path: str = "/", *lines: str, key: str = "dGhlIHNhbXBsZSBub25jZQ=="
) -> AsyncIterator[Raw]:
    """A request for a socket, written by hand."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = [f"GET {path} HTTP/1.1", "Host: here", "Upgrade: websocket", "Connection: Upgrade"]
    head += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *lines, "", ""]
    writer.write("\r\n".join(head).encode())
    yield reader, writer
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


@asynccontextmanager
async def raw_socket(port: int) -> AsyncIterator[Raw]:
    """A socket that was let in, in the raw."""
    async with upgrade_by_hand(port) as (reader, writer):
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
        yield reader, writer


async def cut(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the line is cut, however it is."""
    heard = b""
    async with asyncio.timeout(SLOW):
        with suppress(ConnectionResetError):
            while more := await reader.read(1000):
                heard += more
    return heard


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


# --- without a network, where every byte counts ---
class FakeTransport:
    """A transport that keeps what is written to it; its peer reads everything, or nothing."""

    def __init__(self) -> None:
        self.written = bytearray()
        self.closed = False
        self.reading = True

    def get_extra_info(self, name: str) -> object:
        return ("192.0.2.1", 5555) if name == "peername" else None

    def set_write_buffer_limits(self, high: int) -> None:
        pass

    def write(self, data: bytes) -> None:
        if not self.closed:
            self.written += data

    def is_reading(self) -> bool:
        return self.reading

    def pause_reading(self) -> None:
        assert self.reading
        self.reading = False

    def resume_reading(self) -> None:
        assert not self.reading
        self.reading = True

    def is_closing(self) -> bool:
        return self.closed

    def write_eof(self) -> None:
        pass

    def close(self) -> None:
        self.closed = True

    abort = close


async def socket_on(transport: FakeTransport, endpoint: Endpoint, limits: Limits) -> Socket:
    """A socket that was let in, on such a transport."""
    socket = Socket(endpoint, limits, set(), set())
    socket.connection_made(cast(asyncio.Transport, transport))
    head = ["GET / HTTP/1.1", "Host: here", "Upgrade: websocket", "Connection: Upgrade"]
    head += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", ""]
    socket.data_received("\r\n".join(head).encode())
    while socket._admission is not None:
        await asyncio.sleep(0)
    assert transport.written.startswith(b"HTTP/1.1 101 ")
    return socket
