"""websocket_transport.py and websocket_frame.py: real sockets, through uvicorn, on both event loops."""

import asyncio
import logging
import random
import socket
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import uvicorn
import uvloop
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from cutpurse.server.web import websocket_transport
from cutpurse.server.web.websocket_transport import (
    FRAMES_AT_ONCE,
    Budget,
    Connection,
    HandlerFactory,
    Limits,
    Refusal,
    Upgrade,
    client_address,
)
from cutpurse.server.websocket_frame import SHORTEST, close_frame, control_frame, frame, payload
from tests.server.leaping_loop import Leaping, leapt
from tests.server.people import SLOW, until
from tests.server.sockets import (
    EchoHandler,
    FakeTransport,
    Room,
    configured,
    connect_to,
    cut,
    ended,
    masked,
    raw_socket,
    served,
    socket_on,
    upgrade_by_hand,
)

Loop = Callable[[], asyncio.AbstractEventLoop]
Play = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def play(request: pytest.FixtureRequest) -> Play:
    """Run a scene on one event loop, then on the other."""

    def run(scene: Coroutine[Any, Any, None]) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(asyncio.wait_for(scene, 4 * SLOW))

    return run


# --- talking ---
@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 16_384])
def test_what_is_said_comes_back_whatever_its_size(play: Play, size: int) -> None:
    async def scene() -> None:
        async with served(Room().endpoint) as port, connect_to(port) as client:
            await client.send("x" * size)
            assert await client.recv() == "x" * size

    play(scene())


def test_a_message_to_a_viewer_may_be_large(play: Play) -> None:
    async def scene() -> None:
        room = Room()
        async with served(room.endpoint) as port, connect_to(port) as client:
            await until(lambda: bool(room.guests))
            room.guests[0].connection.send("ä".encode() * 100_000)
            assert await client.recv() == "ä" * 100_000

    play(scene())


def test_one_frame_serves_all(play: Play) -> None:
    async def scene() -> None:
        async with (
            served(Room().endpoint) as port,
            connect_to(port) as one,
            connect_to(port) as two,
            connect_to(port) as three,
        ):
            await one.send("all")
            assert [await client.recv() for client in (one, two, three)] == ["to all"] * 3

    play(scene())


def test_what_waits_goes_in_one_write_with_what_comes_next() -> None:
    class Counting(FakeTransport):
        def __init__(self) -> None:
            super().__init__()
            self.writes: list[bytes] = []

        def write(self, data: bytes) -> None:
            super().write(data)
            self.writes.append(data)

    async def scene() -> None:
        one, two, reply, end = frame(b"one"), frame(b"two"), frame(b"reply"), close_frame(1000, "as you wish")
        nexts: list[tuple[Callable[[Connection], None], bytes]] = [
            (lambda connection: connection.flush(), b""),
            (lambda connection: connection.send(b"reply"), reply),
            (lambda connection: connection.close(1000, "as you wish"), end),
        ]
        for comes, more in nexts:
            transport, room = Counting(), Room()
            socket = await socket_on(transport, room.endpoint, Limits())
            transport.writes.clear()
            socket.send_frame(one)
            socket.send_frame(two)
            assert not transport.writes
            comes(socket)
            socket.flush()
            assert transport.writes == [one + two + more], "nothing waits any more"
            socket.connection_lost(None)

    leapt(scene())


def test_who_hangs_up_is_still_told_what_waited_and_a_lost_line_is_not_written_to() -> None:
    async def scene() -> None:
        for lost in (False, True):
            transport, room = FakeTransport(), Room()
            socket = await socket_on(transport, room.endpoint, Limits())
            transport.written.clear()
            socket.send_frame(frame(b"one"))
            if lost:
                socket.connection_lost(None)
                socket.flush()
                assert not transport.written
            else:
                socket.data_received(masked(Opcode.CLOSE, b"\x03\xe8"))
                assert transport.written.startswith(frame(b"one"))
                socket.connection_lost(None)

    leapt(scene())


def test_messages_keep_their_order(play: Play) -> None:
    async def scene() -> None:
        async with served(Room().endpoint) as port, connect_to(port) as client:
            words = [f"word {n}" for n in range(200)]
            for word in words:
                await client.send(word)
            assert [await client.recv() for _ in words] == words

    play(scene())


def test_a_message_in_parts_is_heard_whole_with_a_ping_between_them(play: Play) -> None:
    async def scene() -> None:
        room = Room()
        async with served(room.endpoint) as port, raw_socket(port) as (reader, writer):
            whole = masked(Opcode.TEXT, b"Sp\xc3", fin=False) + masked(Opcode.PING, b"there?")
            whole += masked(Opcode.CONT, b"\xa4t", fin=False) + masked(Opcode.CONT, b"zle")
            for byte in whole:  # torn to pieces by the network, too
                writer.write(bytes([byte]))
                await asyncio.sleep(0)
            assert await reader.readexactly(8) == b"\x8a\x06there?"
            echo = frame("Spätzle".encode())
            assert await reader.readexactly(len(echo)) == echo

    play(scene())


def test_many_messages_may_arrive_at_once(play: Play) -> None:
    async def scene() -> None:
        room = Room()
        async with served(room.endpoint) as port, raw_socket(port) as (reader, writer):
            writer.write(b"".join(masked(Opcode.TEXT, word) for word in (b"one", b"two", b"three")))
            await reader.readexactly(len(b"onetwothree") + 3 * 2)
            assert room.heard == [b"one", b"two", b"three"]

    play(scene())


@pytest.mark.parametrize("seed", range(4))
def test_messages_come_whole_and_in_order_however_they_are_cut(play: Play, seed: int) -> None:
    async def scene() -> None:
        luck, room = random.Random(seed), Room()
        words, stream = [], b""
        for _ in range(300):
            word = luck.randbytes(luck.choice([0, 1, 40, 60, 124, 126, 300])).hex().encode()
            cut = luck.randint(0, len(word))
            if luck.random() < 0.2:
                stream += masked(Opcode.TEXT, word[:cut], fin=False) + masked(Opcode.PONG, b"")
                stream += masked(Opcode.CONT, word[cut:])
            else:
                stream += masked(Opcode.TEXT, word)
            words.append(word)
        async with served(room.endpoint, Limits(burst=1000)) as port, raw_socket(port) as (_, writer):
            while stream:
                piece = stream.find(b"\x81", 1) if luck.random() < 0.7 else luck.randint(1, 400)
                writer.write(stream[:piece] if piece > 0 else stream)
                stream = stream[piece:] if piece > 0 else b""
                await asyncio.sleep(0)
            await until(lambda: len(room.heard) >= len(words))
            assert room.heard == words
            writer.transport.abort()

    play(scene())


# --- coming in ---
def test_the_door_learns_who_knocks(play: Play) -> None:
    async def scene() -> None:
        room = Room()
        headers = {"Cookie": "cutpurse=secret"}
        async with served(room.endpoint) as port, connect_to(port, origin="http://here", additional_headers=headers):
            query = {"since": "3", "lang": "de"}
            asked = Upgrade(
                "/api/tables/x/socket", query, "http://here", f"127.0.0.1:{port}", "cutpurse=secret", "127.0.0.1"
            )
            assert room.asked == [asked]

    play(scene())


@pytest.mark.parametrize("status", [400, 403, 404, 429])
def test_who_is_refused_gets_a_plain_answer(play: Play, status: int) -> None:
    async def closed(upgrade: Upgrade) -> HandlerFactory | Refusal:
        return Refusal(status, "Not today.")

    async def scene() -> None:
        async with served(closed) as port:
            with pytest.raises(InvalidStatus) as refused:
                await connect_to(port)
            assert refused.value.response.status_code == status
            assert refused.value.response.body == b"Not today.\n"

    play(scene())


def test_a_door_that_fails_says_nothing_of_why(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(upgrade: Upgrade) -> HandlerFactory | Refusal:
        raise RuntimeError("the cellar is flooded")

    async def scene() -> None:
        async with served(broken) as port:
            with pytest.raises(InvalidStatus) as refused:
                await connect_to(port)
            assert refused.value.response.status_code == 500
            assert b"cellar" not in (refused.value.response.body or b"")

    play(scene())
    assert "cellar" in caplog.text


@pytest.mark.parametrize(
    ("key", "lines"), [("short", []), ("dGhlIHNhbXBsZSBub25jZQ==", ["Origin: http://a", "Origin: http://b"])]
)
def test_a_request_that_makes_no_sense_is_a_bad_request(play: Play, key: str, lines: list[str]) -> None:
    async def scene() -> None:
        room = Room()
        async with served(room.endpoint) as port, upgrade_by_hand(port, "/", *lines, key=key) as (reader, _):
            assert (await reader.read()).startswith(b"HTTP/1.1 400 ")
            assert room.asked == []

    play(scene())


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("::1", ["2001:db8::7"], "2001:db8::7"),
        ("127.0.0.1", ["203.0.113.9, 198.51.100.7"], "198.51.100.7"),  # what the client itself claims comes first
        ("127.0.0.1", ["203.0.113.9", "198.51.100.7"], "198.51.100.7"),
        ("127.0.0.1", ["somebody"], "127.0.0.1"),
        ("192.0.2.1", ["198.51.100.7"], "192.0.2.1"),  # who is not on this machine is not believed
        ("", ["198.51.100.7"], ""),
    ],
)
def test_a_web_server_on_this_machine_says_who_asks(peer: str, forwarded: list[str], address: str) -> None:
    assert client_address(peer, forwarded) == address


def test_nothing_is_lost_while_the_door_decides(play: Play) -> None:
    async def scene() -> None:
        room, decided = Room(), asyncio.Event()

        async def slow(upgrade: Upgrade) -> HandlerFactory | Refusal:
            room.asked.append(upgrade)
            await decided.wait()
            return await room.endpoint(upgrade)

        async with served(slow) as port, upgrade_by_hand(port) as (reader, writer):
            await until(lambda: bool(room.asked))
            early = masked(Opcode.TEXT, b"early") + masked(Opcode.TEXT, b"bird")
            writer.write(early[:-2])
            await asyncio.sleep(0.05)  # time itself: for a while nothing is heard
            assert room.heard == []
            decided.set()
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
            writer.write(early[-2:])
            await until(lambda: room.heard == [b"early", b"bird"])

    play(scene())


def test_who_leaves_while_the_door_decides_is_never_let_in(play: Play) -> None:
    async def scene() -> None:
        room, asked, cancelled = Room(), asyncio.Event(), asyncio.Event()

        async def slow(upgrade: Upgrade) -> HandlerFactory | Refusal:
            asked.set()
            try:
                await asyncio.Event().wait()  # never
            except asyncio.CancelledError:
                cancelled.set()
                raise
            return await room.endpoint(upgrade)

        async with served(slow) as port:
            async with upgrade_by_hand(port):
                await asked.wait()
            await until(cancelled.is_set)
        assert room.guests == []

    play(scene())


def test_a_flood_before_the_door_has_decided_is_cut(play: Play) -> None:
    async def scene() -> None:
        asked = asyncio.Event()

        async def slow(upgrade: Upgrade) -> HandlerFactory | Refusal:
            asked.set()
            await asyncio.Event().wait()  # never
            return Refusal(404, "")

        async with served(slow, Limits(message=1000)) as port, upgrade_by_hand(port) as (reader, writer):
            await asked.wait()
            writer.write(bytes(2000))
            assert await cut(reader) == b""

    play(scene())


# --- leaving ---
def test_either_side_may_say_goodbye(play: Play) -> None:
    async def scene() -> None:
        room = Room()
        async with served(room.endpoint) as port, connect_to(port) as one, connect_to(port) as two:
            await one.send("bye")
            assert await ended(one) == (1000, "as you wish")
            await two.close(1001, "home")
            assert two.close_code == 1001
            await until(lambda: len(room.left) == 2)
            for guest in room.guests:
                guest.connection.send(b"still there?")
                guest.connection.close()
            await asyncio.sleep(0.02)  # time itself: nobody leaves twice
            assert len(room.left) == 2

    play(scene())


def test_who_cuts_the_line_is_gone(play: Play) -> None:
    async def scene() -> None:
        room = Room()
        async with served(room.endpoint) as port:
            async with raw_socket(port) as (_, writer):
                writer.transport.abort()
                await until(lambda: room.left == room.guests != [])
            async with raw_socket(port) as (_, writer):
                writer.write_eof()
                await until(lambda: len(room.left) == 2)

    play(scene())


def test_who_does_not_answer_a_goodbye_is_cut_off_pinging_or_not(play: Play) -> None:
    async def scene() -> None:
        room = Room()
        async with served(room.endpoint, Limits(close_timeout=0.1)) as port, raw_socket(port) as (reader, writer):

            async def keep_pinging() -> None:
                while True:
                    writer.write(masked(Opcode.PING, b""))
                    await asyncio.sleep(0.02)  # time itself: several pings before `close_timeout` is over

            writer.write(masked(Opcode.TEXT, b"bye"))
            pinging = asyncio.create_task(keep_pinging())
            assert b"\x88\x0d\x03\xe8as you wish" in await cut(reader)
            pinging.cancel()
            assert len(room.left) == 1

    play(scene())


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (masked(Opcode.TEXT, b"x" * 1001), 1009),
        (masked(Opcode.TEXT, b"x" * 600, fin=False) + masked(Opcode.CONT, b"x" * 600), 1009),
        (masked(Opcode.TEXT, b"\xff\xfe"), 1007),
        (masked(Opcode.BINARY, b"x"), 1003),
        (masked(Opcode.BINARY, b"x", fin=False) + masked(Opcode.CONT, b"y"), 1003),
        (masked(Opcode.TEXT, b"blunder"), 1011),
        (Frame(Opcode.TEXT, b"unmasked").serialize(mask=False), 1002),
        (masked(Opcode.CONT, b"of what?"), 1002),
        (masked(Opcode.TEXT, b"one", fin=False) + masked(Opcode.TEXT, b"two"), 1002),
        (b"\xf1" + masked(Opcode.TEXT, b"rsv")[1:], 1002),
        (b"\x83" + masked(Opcode.TEXT, b"opcode 3")[1:], 1002),
        (masked(Opcode.CLOSE, b"\x03"), 1002),
        (masked(Opcode.CLOSE, b"\x03\xe8\xff"), 1007),
    ],
    ids=[
        "too-long", "too-long-in-parts", "no-utf-8", "binary", "binary-in-parts", "blunder", "unmasked",
        "nothing-to-continue", "a-text-within-a-text", "reserved-bit", "unknown-opcode", "half-a-code", "bad-farewell",
    ],
)  # fmt: skip
def test_each_fault_has_its_code(play: Play, sent: bytes, code: int) -> None:
    async def scene() -> None:
        room = Room()
        limits = Limits(message=1000, close_timeout=0.1)
        async with served(room.endpoint, limits) as port, raw_socket(port) as (reader, writer):
            writer.write(sent)
            heard = await cut(reader)
            assert heard[0] == 0x88
            assert int.from_bytes(heard[2:4], "big") == code
            assert len(heard) == 2 + heard[1]
            await until(lambda: len(room.left) == 1)
            assert room.heard in ([], [b"blunder"])

    logging.disable(logging.ERROR)
    try:
        play(scene())
    finally:
        logging.disable(logging.NOTSET)


def test_who_does_not_read_is_let_go_and_the_others_do_not_notice(play: Play) -> None:
    async def scene() -> None:
        room = Room()
        limits = Limits(backlog=100_000, close_timeout=0.1)
        async with served(room.endpoint, limits) as port, connect_to(port) as other, raw_socket(port) as (_, writer):
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            slow = room.guests[1]
            message = frame(b"x" * 2000)
            for n in range(20_000):
                if n % 50 == 0:
                    await asyncio.sleep(0)
                if room.left:
                    break
                slow.connection.send_frame(message)
                slow.connection.flush()
            assert room.left == [slow]
            await other.send("hello")
            assert await other.recv() == "hello"
            writer.transport.abort()

    play(scene())


def test_nothing_more_is_read_from_a_peer_that_does_not_read() -> None:
    async def scene() -> None:
        transport, room = FakeTransport(), Room()
        socket = await socket_on(transport, room.endpoint, Limits())
        assert transport.is_reading()
        socket.pause_writing()
        assert close_frame(1013, "you do not read what is sent") in transport.written
        assert not transport.is_reading()
        written = len(transport.written)
        socket.data_received(5 * masked(Opcode.PING, b"?"))  # was on its way
        await asyncio.sleep(0.1)
        assert not transport.is_reading()
        assert len(transport.written) == written, "nor is it answered"
        socket.resume_writing()
        assert transport.is_reading()
        socket.connection_lost(None)

    leapt(scene())


def test_who_reads_too_late_learns_why_it_was_let_go(play: Play) -> None:
    async def scene() -> None:
        room = Room()
        async with served(room.endpoint, Limits(backlog=100_000)) as port:
            client = await connect_to(port, max_size=None, max_queue=1)
            await until(lambda: bool(room.guests))
            room.guests[0].connection.send(b"x" * 20_000_000)
            await until(lambda: bool(room.left))
            assert await ended(client) == (1013, "you do not read what is sent")

    play(scene())


def test_the_dead_are_noticed_and_the_quiet_are_not_disturbed(play: Play) -> None:
    async def scene() -> None:
        room = Room()
        limits = Limits(ping=0.05, silence=0.3, close_timeout=0.1)
        async with served(room.endpoint, limits) as port, connect_to(port) as quiet, raw_socket(port) as (reader, _):
            data = await cut(reader)
            pings = data.count(b"\x89\x00")
            assert 3 <= pings <= 7
            assert data[2 * pings :][2:] == (1011).to_bytes(2, "big") + b"no sign of life"
            assert room.left == room.guests[1:]
            await quiet.send("I am here")
            assert await quiet.recv() == "I am here"

    play(scene())


def test_a_browser_whose_line_is_gone_is_noticed_sooner_than_a_program_that_reckons(play: Play) -> None:
    async def scene() -> None:
        room = Room()
        limits = Limits(ping=0.05, silence=60, browser_ping=0.05, browser_silence=0.2, close_timeout=0.1)
        async with served(room.endpoint, limits) as port, raw_socket(port):
            async with upgrade_by_hand(port, "/", f"Origin: http://127.0.0.1:{port}") as (reader, _):
                assert (await cut(reader)).endswith(b"no sign of life")
            assert room.left == room.guests[1:]

    play(scene())


def test_a_stop_of_the_server_is_nobodys_silence_but_who_is_dead_is_noticed_after_it() -> None:
    async def scene() -> None:
        loop, transport, limits = asyncio.get_running_loop(), FakeTransport(), Limits()
        assert isinstance(loop, Leaping)
        socket = await socket_on(transport, Room().endpoint, limits)
        ping, dead = control_frame(0x9), close_frame(1011, "no sign of life")
        await asyncio.sleep(limits.ping + 1)
        socket.data_received(masked(Opcode.PONG, b""))
        loop.now += limits.silence + 10  # the loop stands still, as in a process that is stopped
        pings = transport.written.count(ping)
        await asyncio.sleep(limits.silence - 1)
        assert transport.written.count(ping) >= pings + 2, "it has been asked, and had time to answer"
        assert dead not in transport.written
        await asyncio.sleep(limits.ping + 2)
        assert dead in transport.written
        socket.connection_lost(None)

    leapt(scene())


def test_when_the_server_ends_everybody_is_told(play: Play) -> None:
    async def scene() -> None:
        room, deciding = Room(), asyncio.Event()

        async def picky(upgrade: Upgrade) -> HandlerFactory | Refusal:
            if upgrade.path == "/slow":
                deciding.set()
                await asyncio.Event().wait()  # never
            return await room.endpoint(upgrade)

        listener = socket.socket()
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        server = uvicorn.Server(configured(picky))
        running = asyncio.create_task(server.serve([listener]))
        await until(lambda: server.started)
        async with connect_to(port) as client, upgrade_by_hand(port, "/slow") as (reader, _):
            await deciding.wait()
            server.should_exit = True
            assert await ended(client) == (1012, "the server restarts")
            assert (await reader.read()).startswith(b"HTTP/1.1 503 ")
            await asyncio.wait_for(running, SLOW)
        assert room.left == room.guests
        assert len(room.left) == 1

    play(scene())


def test_a_visitor_who_is_sent_away_on_arrival_is_also_gone(play: Play) -> None:
    async def scene() -> None:
        room = Room()

        def sent_away(connection: Connection) -> EchoHandler:
            connection.send(b"full")
            connection.close(1008, "full")
            return EchoHandler(room, connection)

        async def endpoint(upgrade: Upgrade) -> HandlerFactory | Refusal:
            return sent_away

        async with served(endpoint) as port, connect_to(port) as client:
            assert await client.recv() == "full"
            assert await ended(client) == (1008, "full")
            await until(lambda: room.left == room.guests)

    play(scene())


# --- noise ---
NOISE = {
    "messages": masked(Opcode.TEXT, b"noise"),
    "pings": masked(Opcode.PING, b"noise"),
    "pongs": masked(Opcode.PONG, b""),
    "empty continuations": masked(Opcode.CONT, b"", fin=False),
}


@pytest.fixture
def decoded(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """How many frames of each opcode were decoded, short ones."""
    count: Counter[int] = Counter()

    def counted(data: bytes, start: int, end: int) -> bytes:
        count[data[start - SHORTEST] & 0x0F] += 1
        return payload(data, start, end)

    monkeypatch.setattr(websocket_transport, "payload", counted)
    return count


@pytest.mark.parametrize("kind", NOISE)
def test_a_noisy_socket_does_not_keep_the_others_waiting(play: Play, kind: str, decoded: Counter[int]) -> None:
    async def scene() -> None:
        async with (
            served(Room().endpoint) as port,
            raw_socket(port) as (_, noisy),
            raw_socket(port) as (reader, honest),
        ):
            begun = masked(Opcode.TEXT, b"", fin=False) if kind == "empty continuations" else b""
            noisy.write(begun + 5000 * NOISE[kind])
            for n in range(5):
                word = frame(b"hello %d" % n)
                honest.write(masked(Opcode.TEXT, b"hello %d" % n))
                before = decoded.total()
                assert await asyncio.wait_for(reader.readexactly(len(word)), SLOW) == word
                assert decoded.total() - before <= 12 * FRAMES_AT_ONCE, "others were served in between"
            noisy.transport.abort()

    play(scene())


@pytest.mark.parametrize("kind", NOISE)
def test_nobody_has_more_decoded_than_their_budget(kind: str, decoded: Counter[int]) -> None:
    """On a clock of its own: what 20 s of noise cost, and how it ends."""

    async def scene() -> None:
        loop, transport = asyncio.get_running_loop(), FakeTransport()
        limits = Limits(close_timeout=60)
        socket = await socket_on(transport, Room().endpoint, limits)
        start = loop.time()
        if kind == "empty continuations":
            socket.data_received(masked(Opcode.TEXT, b"", fin=False))
        while loop.time() < start + 20:
            if transport.is_reading():
                socket.data_received(1000 * NOISE[kind])
            await asyncio.sleep(0.1)
            assert decoded.total() <= limits.burst + (loop.time() - start) * limits.frames
        assert close_frame(1008, "you send too much") in transport.written
        socket.connection_lost(None)

    leapt(scene())


def test_who_keeps_sending_too_much_is_closed_and_told_why(play: Play) -> None:
    async def scene() -> None:
        limits = Limits(frames=500, burst=20, patience=0.1, close_timeout=0.1)
        room = Room()
        async with served(room.endpoint, limits) as port, raw_socket(port) as (reader, writer):
            writer.write(2000 * NOISE["messages"])
            assert (await cut(reader)).endswith(close_frame(1008, "you send too much"))
            assert room.left == room.guests
            assert len(room.heard) < 200

    play(scene())


def test_a_rush_of_messages_is_only_held_up(play: Play) -> None:
    async def scene() -> None:
        room = Room()
        async with served(room.endpoint, Limits(frames=500, burst=20)) as port, connect_to(port) as client:
            words = [f"word {n}" for n in range(100)]
            for word in words:
                await client.send(word)
            assert [await client.recv() for _ in words] == words

    play(scene())


def test_a_lively_evening_is_far_within_the_budget() -> None:
    async def scene() -> None:
        room, limits = Room(), Limits()
        socket = await socket_on(FakeTransport(), room.endpoint, limits)
        motion = masked(Opcode.TEXT, b"x" * 80)
        seconds, sent = 3600, 0
        for n in range(10 * seconds):  # the fastest hand there is (`hand_ms` 100)
            now = 101 if n == 5 * seconds else 1  # once with all of a line that was held up for ten seconds
            socket.data_received(now * motion)
            if n % 10 == 0:  # a ping of the client's own, and the answer to one of ours
                socket.data_received(masked(Opcode.PING, b"") + masked(Opcode.PONG, b""))
            sent += now
            await asyncio.sleep(0.1)
            assert len(room.heard) == sent, f"nothing waits, {n / 10} s into the evening"
        socket.connection_lost(None)
        assert Budget(limits).take(limits.message, 0) == 0, "the longest message is one of them"

    leapt(scene())


@pytest.mark.parametrize("kind", ["messages", "pings"])
def test_what_a_peer_that_never_reads_leaves_unsent_is_bounded(play: Play, kind: str) -> None:
    async def scene() -> None:
        room = Room()
        limits = Limits(frames=1e9, burst=1e9, backlog=100_000, close_timeout=0.2)
        async with served(room.endpoint, limits) as port, raw_socket(port) as (_, writer):
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            (guest,) = room.guests
            transport = guest.connection._transport  # type: ignore[attr-defined]
            noise = 200 * masked(Opcode.PING if kind == "pings" else Opcode.TEXT, b"x" * 125)
            while not transport.is_closing():
                if writer.transport.get_write_buffer_size() < 1_000_000:
                    writer.write(noise)
                await asyncio.sleep(0)
                assert transport.get_write_buffer_size() < limits.backlog + 10 * 127 + 100
            assert room.left == [guest]
            writer.transport.abort()

    play(scene())
