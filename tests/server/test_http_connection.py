"""http_connection.py: half requests, slow bodies and slow readers, on a real server with short deadlines."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
import uvloop

from cutpurse.server.web.http_connection import MOST_CHUNKS, Deadlines, Waiting, http_connections
from cutpurse.server.web.websocket_transport import sockets
from tests.server.people import SLOW, listening, until
from tests.server.sockets import Room, cut

SOON = Deadlines(head=0.2, idle=0.2, body=0.2, response=0.2)
HEAD = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
GET = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
Play = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def play(request: pytest.FixtureRequest) -> Play:
    """Run a scene on one event loop, then on the other."""

    def run(scene: Coroutine[Any, Any, None]) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(asyncio.wait_for(scene, 2 * SLOW))

    return run


class App:
    """Reads the whole body and says how long it was; or, at other paths, answers at once, or at length."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.left: list[bytes] = []  # who left before their body was complete

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        body = b""
        while scope["path"] != "/refused":
            message = await receive()
            if message["type"] == "http.disconnect":
                self.left.append(body)
                return
            body += message["body"]
            if not message["more_body"]:
                self.bodies.append(body)
                break
        said = b"x" * 20_000_000 if scope["path"] == "/long" else b"%d" % len(body)
        headers = [(b"content-length", b"%d" % len(said))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        for at in range(0, len(said), 100_000):
            await send(
                {"type": "http.response.body", "body": said[at : at + 100_000], "more_body": at + 100_000 < len(said)}
            )


@asynccontextmanager
async def serving(app: App, deadlines: Deadlines = SOON) -> AsyncIterator[int]:
    """A server with these deadlines; its port."""
    endpoint = sockets(Room().endpoint)
    config = uvicorn.Config(app, http=http_connections(deadlines), ws=endpoint, lifespan="off", log_config=None)
    async with listening(config) as port:
        yield port


@asynccontextmanager
async def connected(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


@pytest.mark.parametrize(
    "sends",
    [b"", b"G", GET[:-2], HEAD, HEAD + b"Content-Length: 9\r\n\r\n", HEAD + b"Content-Length: 9\r\n\r\n12345",
     HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhel", GET + GET[:-2]],
    ids=["nothing", "a letter", "half a head", "a post", "no body", "half a body", "half a chunk", "half a second one"],
)  # fmt: skip
def test_half_a_request_is_not_waited_for(play: Play, sends: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        app = App()
        async with serving(app) as port, connected(port) as (reader, writer):
            writer.write(sends)
            begun = asyncio.get_running_loop().time()
            said = await cut(reader)
            assert asyncio.get_running_loop().time() - begun > 0.15, "it had its time"
            if sends and b"\r\n\r\n" not in sends:
                assert said.startswith(b"HTTP/1.1 408 ")
            await until(lambda: len(app.left) == (b"Content-Length" in sends or b"chunked" in sends))

    play(scene())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_byte_now_and_then_does_not_help(play: Play) -> None:
    async def scene() -> None:
        async with serving(App()) as port, connected(port) as (reader, writer):

            async def trickle() -> None:
                while True:
                    writer.write(b"X-More: 1\r\n")
                    await asyncio.sleep(0.02)  # time itself: several before the deadline

            writer.write(GET[:-2])
            trickling = asyncio.create_task(trickle())
            assert (await cut(reader)).startswith(b"HTTP/1.1 408 ")
            trickling.cancel()

    play(scene())


def test_a_slow_body_that_keeps_coming_is_read_to_its_end(play: Play) -> None:
    async def scene() -> None:
        app = App()
        async with serving(app, SOON._replace(body=0.5, rate=200)) as port, connected(port) as (reader, writer):
            writer.write(HEAD + b"Content-Length: 1500\r\n\r\n")
            for _ in range(15):
                await asyncio.sleep(0.1)  # time itself: three times the deadline
                writer.write(b"x" * 100)
            assert (await reader.readuntil(b"1500")).startswith(b"HTTP/1.1 200 ")

    play(scene())


def test_a_connection_may_be_used_again_and_is_closed_when_it_is_not(play: Play) -> None:
    async def scene() -> None:
        app = App()
        async with serving(app, SOON._replace(idle=0.5)) as port, connected(port) as (reader, writer):
            for _ in range(3):
                writer.write(GET)
                await asyncio.wait_for(reader.readuntil(b"\r\n\r\n0"), SLOW)
                await asyncio.sleep(0.2)  # time itself: more in all than the deadline for one
            assert await cut(reader) == b""
            assert len(app.bodies) == 3

    play(scene())


def test_a_socket_is_not_a_request_that_never_ends(play: Play) -> None:
    async def scene() -> None:
        async with serving(App()) as port, connected(port) as (reader, writer):
            lines = ["GET / HTTP/1.1", "Host: here", "Upgrade: websocket", "Connection: Upgrade"]
            lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", ""]
            writer.write("\r\n".join(lines).encode())
            await reader.readuntil(b"\r\n\r\n")
            await asyncio.sleep(0.4)  # time itself: twice every deadline
            writer.write(b"\x81\x82\0\0\0\0hi")
            assert await reader.readexactly(4) == b"\x81\x02hi"

    play(scene())


def test_who_does_not_read_the_response_is_cut_off(play: Play) -> None:
    async def scene() -> None:
        async with serving(App()) as port:
            sleeper = socket.create_connection(("127.0.0.1", port))
            sleeper.send(GET.replace(b"/ ", b"/long ", 1))
            async with connected(port) as (reader, writer):
                writer.write(GET.replace(b"/ ", b"/long ", 1))
                await asyncio.wait_for(reader.readexactly(20_000_000), SLOW)
            await asyncio.sleep(0.5)  # time itself: twice the deadline
            got = 0
            with sleeper, suppress(ConnectionResetError):
                while some := len(sleeper.recv(1_000_000)):
                    got += some
            assert got < 20_000_000

    play(scene())


def test_the_rest_of_a_body_that_was_refused_is_not_read_for_ever(play: Play) -> None:
    async def scene() -> None:
        head = HEAD.replace(b"/ ", b"/refused ", 1)
        async with serving(App(), Deadlines(unwanted=100_000)) as port, connected(port) as (reader, writer):
            writer.write(head + b"Content-Length: 1000000000\r\n\r\n")
            await reader.readuntil(b"\r\n\r\n0")
            with suppress(ConnectionError):
                for _ in range(1000):
                    writer.write(b"x" * 10_000)
                    await writer.drain()
            await cut(reader)

    play(scene())


@pytest.mark.parametrize(
    "broken",
    [
        b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * (MOST_CHUNKS + 1),
        b"".join(b"X-%d: x\r\n" % n for n in range(200)) + b"\r\n",
        b"X-Long: " + b"x" * 20_000 + b"\r\n\r\n",
        b"X-Zero: \0\r\n\r\n",
        b"Content-Length: 99999999999999999999999\r\n\r\n",
        b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n",
    ],
    ids=["no chunk", "tiny chunks", "many headers", "a long header", "a zero byte", "a huge size", "two sizes"],
)
def test_what_is_no_request_is_a_bad_one_and_no_fault_of_ours(
    play: Play, broken: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with serving(App()) as port, connected(port) as (reader, writer):
            writer.write(HEAD + broken)
            assert (await cut(reader)).startswith(b"HTTP/1.1 400 ")

    play(scene())
    assert [record for record in caplog.records if record.exc_info or record.levelno > logging.WARNING] == []


def test_something_broken_after_the_response_has_begun_ends_it_quietly(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        head = HEAD.replace(b"/ ", b"/refused ", 1)
        async with serving(App()) as port, connected(port) as (reader, writer):
            writer.write(head + b"Transfer-Encoding: chunked\r\n\r\n")
            await reader.readuntil(b"\r\n\r\n0")
            writer.write(b"zz\r\n")
            assert await cut(reader) == b""

    play(scene())
    assert [record for record in caplog.records if record.exc_info or record.levelno > logging.WARNING] == []


# --- how many may wait ---
def test_a_crowd_of_half_requests_leaves_room_for_whole_ones(play: Play) -> None:
    async def scene() -> None:
        async with serving(App(), Deadlines(total=20)) as port:
            crowd = []
            for n in range(100):
                crowd.append(await asyncio.open_connection("127.0.0.1", port))
                crowd[-1][1].write(GET[:-2])
                if n % 10 == 0:
                    async with connected(port) as (reader, honest):
                        honest.write(GET)
                        assert (await asyncio.wait_for(reader.readline(), SLOW)).startswith(b"HTTP/1.1 200 ")
            await until(lambda: sum(reader.at_eof() or bool(reader.exception()) for reader, _ in crowd) == 80)
            assert not any(reader.at_eof() or reader.exception() for reader, _ in crowd[80:]), "the oldest go first"
            for _, writer in crowd:
                writer.transport.abort()

    play(scene())


class FakeConnection:
    """A connection that can be dropped."""

    def __init__(self, waiting: Waiting) -> None:
        self.waiting = waiting
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True
        self.waiting.remove(self)  # type: ignore[arg-type]


def waiting_from(addresses: list[str], deadlines: Deadlines) -> list[bool]:
    """Who is dropped when connections from these addresses wait, one after the other."""
    waiting = Waiting(deadlines)
    found = [FakeConnection(waiting) for _ in addresses]
    for connection, address in zip(found, addresses, strict=True):
        waiting.add(connection, address)  # type: ignore[arg-type]
    return [connection.dropped for connection in found]


def test_the_oldest_of_an_address_makes_room_first_and_then_the_oldest_of_all() -> None:
    few = Deadlines(address=2, total=4)
    assert waiting_from(["a", "b", "a", "a"], few) == [True, False, False, False]
    assert waiting_from(["a", "b", "c", "d", "e"], few) == [True, False, False, False, False]


def test_a_whole_network_of_ipv6_counts_as_one_and_this_machine_is_many() -> None:
    few = Deadlines(address=2, total=100)
    assert waiting_from(["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:ffff::3"], few) == [True, False, False]
    assert waiting_from(["2001:db8:1:1::1", "2001:db8:1:2::2", "2001:db8:1:3::3"], few) == [False] * 3
    assert waiting_from(["127.0.0.1"] * 5 + ["::1"] * 5, few) == [False] * 10


def test_the_usual_deadlines_are_kind() -> None:
    """A browser on a slow phone: ten seconds for a kilobyte of headers, and the largest body at 10 kbit/s."""
    usual = Deadlines()
    assert usual.head >= 10
    assert usual.rate * 8 <= 10_000
    assert usual.address >= 8 * 6, "a household of eight with as many connections as a browser opens"
