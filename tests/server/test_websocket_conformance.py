"""RFC 6455 in the order of its chapters, as a server has to keep it; beyond it, only what we refuse on purpose.

We refuse binary messages, messages over the size limit, and more frames than the budget of a socket allows.
"""

from __future__ import annotations

import asyncio
from struct import pack
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from cutpurse.server.web.websocket_transport import FRAMES_AT_ONCE, Limits
from tests.server.people import SLOW
from tests.server.sockets import FakeTransport, Room, cut, raw_socket, served, socket_on, upgrade_by_hand

LIMIT = 1000
EXAMPLES = 100  # of streams
LIMITS = Limits(message=LIMIT, close_timeout=0.2, burst=1e9)
MASK = b"\x12\x34\x56\x78"


# --- frames by hand, so that every bit can be wrong ---
def sent(first: int, payload: bytes = b"", mask: bytes = MASK, size: bytes | None = None) -> bytes:
    """A client's frame: its first byte, its payload, and the bytes of its size if they are to be unusual."""
    if size is None:
        n = len(payload)
        size = pack("!B", 0x80 | n) if n < 126 else pack("!BH", 0xFE, n) if n < 1 << 16 else pack("!BQ", 0xFF, n)
    return bytes([first]) + size + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))


def text(payload: bytes, final: bool = True) -> bytes:
    return sent(0x80 * final | 0x1, payload)


def more(payload: bytes, final: bool = True) -> bytes:
    return sent(0x80 * final, payload)


def ping(payload: bytes = b"") -> bytes:
    return sent(0x89, payload)


def close(code: int | None = 1000, reason: bytes = b"") -> bytes:
    return sent(0x88, b"" if code is None else pack("!H", code) + reason)


Said = list[bytes | str | int | None]  # what the server says: a text, a pong as str, a close frame as its code


def read(data: bytes) -> Said:
    """The frames of a server: whole, unmasked, without reserved bits, and in as few bytes as can be."""
    found: Said = []
    while data:
        first, size, start = data[0], data[1], 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
            assert size > 125
        else:
            assert size < 126
        body, data = data[start : start + size], data[start + size :]
        assert len(body) == size
        match first:
            case 0x81:
                found.append(body)
            case 0x8A:
                found.append(body.decode())
            case 0x88:
                body[2:].decode()
                found.append(int.from_bytes(body[:2], "big") if body else None)
                assert not data, "a close frame is the last"
            case _:
                raise AssertionError(f"no such frame: {first:#x}")
    return found


class Case(NamedTuple):
    """What a client sends, and what it gets."""

    clause: str
    sends: bytes
    gets: Said


E_ACUTE = "é".encode()
CASES = [
    # 5.1, 5.2: frames
    Case("5.2 a text message", text(b"Hello") + close(), [b"Hello", 1000]),
    Case("5.2 an empty message", text(b"") + close(), [b"", 1000]),
    Case("5.2 the longest short size", text(b"x" * 125) + close(), [b"x" * 125, 1000]),
    Case("5.2 the shortest size in two bytes", text(b"x" * 126) + close(), [b"x" * 126, 1000]),
    Case("5.2 a size in eight bytes", sent(0x81, b"Hi", size=b"\xff" + pack("!Q", 2)) + close(), [b"Hi", 1000]),
    Case("5.2 a size with its highest bit set", sent(0x81, b"", size=b"\xff" + b"\xff" * 8), [1009]),
    *(
        Case(f"5.2 reserved bits {bits:#x}", sent(0x81 | bits, b"Hello") + close(), [1002])
        for bits in (0x40, 0x20, 0x10, 0x70)
    ),
    Case("5.2 a reserved bit in a control frame", sent(0x89 | 0x40) + close(), [1002]),
    *(
        Case(f"5.2 opcode {opcode:#x}", sent(0x80 | opcode, b"Hello") + close(), [1002])
        for opcode in (0x3, 0x4, 0x5, 0x6, 0x7, 0xB, 0xC, 0xD, 0xE, 0xF)
    ),
    # 5.3: masks
    Case("5.1 an unmasked frame", b"\x81\x05Hello" + close(), [1002]),
    Case("5.1 an unmasked ping", b"\x89\x00" + close(), [1002]),
    Case("5.3 a mask of zeros", sent(0x81, b"Hello", mask=bytes(4)) + close(), [b"Hello", 1000]),
    Case("5.3 another mask", sent(0x81, b"a") + sent(0x81, b"b", mask=b"\xff" * 4) + close(), [b"a", b"b", 1000]),
    # 5.4: fragments
    Case("5.4 a message in parts", text(b"Hel", False) + more(b"", False) + more(b"lo") + close(), [b"Hello", 1000]),
    Case("5.4 empty parts", text(b"", False) + more(b"", False) + more(b"") + close(), [b"", 1000]),
    Case("5.4 a ping between parts", text(b"Hel", False) + ping(b"?") + more(b"lo") + close(), ["?", b"Hello", 1000]),
    Case("5.4 a pong between parts", text(b"Hel", False) + sent(0x8A) + more(b"lo") + close(), [b"Hello", 1000]),
    Case("5.4 a close between parts", text(b"Hel", False) + close(1001), [1001]),
    Case("5.4 nothing to continue", more(b"lo") + close(), [1002]),
    Case("5.4 nothing to continue any more", text(b"Hi") + more(b"lo") + close(), [b"Hi", 1002]),
    Case("5.4 a message within another", text(b"Hel", False) + text(b"lo") + close(), [1002]),
    Case("5.4 a binary one within another", text(b"Hel", False) + sent(0x82, b"lo") + close(), [1002]),
    Case("5.4 two messages in parts", 2 * (text(b"Hel", False) + more(b"lo")) + close(), [b"Hello", b"Hello", 1000]),
    # 5.5: control frames
    Case("5.5 a control frame of 125 bytes", ping(b"x" * 125) + close(), ["x" * 125, 1000]),
    Case("5.5 a control frame of 126 bytes", sent(0x89, b"x" * 126) + close(), [1002]),
    Case("5.5 a ping in parts", sent(0x09, b"?") + sent(0x80, b"") + close(), [1002]),
    Case("5.5 a close in parts", sent(0x08, b"\x03\xe8") + close(), [1002]),
    Case("5.5.1 a close with a code", close(1001), [1001]),
    Case("5.5.1 a close without", close(None), [None]),
    Case("5.5.1 a close of one byte", sent(0x88, b"\x03"), [1002]),
    Case("5.5.1 a close with a reason", close(1000, b"x" * 123), [1000]),
    Case("5.5.1 a reason that is too long", close(1000, b"x" * 124), [1002]),
    Case("5.5.1 a reason that is not UTF-8", close(1000, b"\xff"), [1007]),
    Case("5.5.1 nothing is heard after a close", close() + text(b"Hello") + ping(), [1000]),
    Case("5.5.1 nothing is done after our close", text(b"bye") + text(b"Hello") + close(), [1000]),
    Case("5.5.1 a close after ours", text(b"bye") + close(1001), [1000]),
    Case("5.5.2 a ping is answered with its payload", ping(b"Hello") + close(), ["Hello", 1000]),
    Case("5.5.2 each of ten pings", ping(b"a") + 9 * ping(b"b") + close(), ["a", *"b" * 9, 1000]),
    Case("5.5.3 a pong nobody asked for", sent(0x8A, b"Hello") + text(b"Hi") + close(), [b"Hi", 1000]),
    # 5.6: binary messages, which we refuse
    Case("5.6 a binary message", sent(0x82, b"x") + close(), [1003]),
    Case("5.6 a binary message in parts", sent(0x02, b"x") + more(b"y", False) + more(b"z") + close(), [1003]),
    Case("5.6 a binary message and a good-bye at once", bytes.fromhex("82810000000078 88820000000003e8"), [1003]),
    Case("5.6 a binary message, then something broken", sent(0x82, b"x") + b"\xff\xff" + close(), [1003]),
    # 7.4: codes
    *(Case(f"7.4 {code} is a code", close(code), [code]) for code in (*range(1000, 1004), *range(1007, 1015))),
    *(Case(f"7.4 {code} is a code", close(code), [code]) for code in (3000, 3999, 4000, 4999)),
    *(Case(f"7.4 {code} is none", close(code), [1002]) for code in (0, 999, 1004, 1005, 1006, 1015, 1016, 1100)),
    *(Case(f"7.4 {code} is none", close(code), [1002]) for code in (2000, 2999, 5000, 65535)),
    # 8.1: UTF-8
    Case("8.1 all lengths", text("aéआ𐍈".encode()) + close(), ["aéआ𐍈".encode(), 1000]),
    Case("8.1 a sign torn apart", text(E_ACUTE[:1], False) + more(E_ACUTE[1:]) + close(), [E_ACUTE, 1000]),
    Case("8.1 torn by a ping", text(E_ACUTE[:1], False) + ping() + more(E_ACUTE[1:]) + close(), ["", E_ACUTE, 1000]),
    Case("8.1 half a sign at the end", text(E_ACUTE[:1]) + close(), [1007]),
    Case("8.1 half a sign at the end of the parts", text(b"a", False) + more(E_ACUTE[:1]) + close(), [1007]),
    Case("8.1 the last one there is", text("\U0010ffff".encode()) + close(), ["\U0010ffff".encode(), 1000]),
    Case("8.1 beyond the last one", text(b"\xf4\x90\x80\x80") + close(), [1007]),
    Case("8.1 half a surrogate pair", text(b"\xed\xa0\x80") + close(), [1007]),
    Case("8.1 more bytes than needed", text(b"\xc0\xaf") + close(), [1007]),
    Case("8.1 a continuation byte alone", text(b"\x80") + close(), [1007]),
    Case("8.1 bytes that never occur", text(b"\xfe\xff") + close(), [1007]),
    Case("8.1 NUL is a sign like any other", text(b"a\0b") + close(), [b"a\0b", 1000]),
    # 10.4: sizes
    Case("10.4 the longest message", text(b"x" * LIMIT) + close(), [b"x" * LIMIT, 1000]),
    Case("10.4 one byte more", text(b"x" * (LIMIT + 1)) + close(), [1009]),
    Case("10.4 the longest in parts", text(b"x" * 600, False) + more(b"x" * 400) + close(), [b"x" * LIMIT, 1000]),
    Case("10.4 one byte more in parts", text(b"x" * 600, False) + more(b"x" * 401) + close(), [1009]),
    Case(
        "10.4 a ping does not count as part of a message",
        text(b"x" * LIMIT, False) + ping(b"y" * 125) + more(b"") + close(),
        ["y" * 125, b"x" * LIMIT, 1000],
    ),
    Case("10.4 too long is refused before it is sent", sent(0x81, b"", size=b"\xff" + pack("!Q", 1 << 40)), [1009]),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.clause)
def test_every_clause_of_the_rfc(case: Case, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> bytes:
        room = Room()
        async with served(room.endpoint, LIMITS) as port, raw_socket(port) as (reader, writer):
            writer.write(case.sends)
            said = await cut(reader)
        assert room.left == room.guests != []
        return said

    assert read(asyncio.run(scene())) == case.gets
    assert [record for record in caplog.records if record.levelname == "ERROR" or record.exc_info] == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.clause)
def test_every_clause_byte_by_byte(case: Case) -> None:
    assert said_to([bytes([byte]) for byte in case.sends]) == case.gets


# --- 4: the opening handshake ---
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        ([], 101),
        (["Sec-WebSocket-Extensions: permessage-deflate"], 101),
        (["Sec-WebSocket-Protocol: chat"], 101),
        (["Origin: http://here"], 101),
        (["Sec-WebSocket-Key: " + KEY], 400),
        (["Sec-WebSocket-Version: 12"], 400),
        (["Origin: http://a", "Origin: http://b"], 400),
        (["Cookie: a=1", "Cookie: b=2"], 400),
        (["X-Long: " + "x" * 9000], 431),
        ([f"X-{n}: x" for n in range(200)], 400),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_a_request_for_a_socket_needs(lines: list[str], status: int) -> None:
    async def scene() -> None:
        async with served(Room().endpoint) as port, upgrade_by_hand(port, "/", *lines) as (reader, _):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SLOW)
            assert head.startswith(b"HTTP/1.1 %d " % status)
            if status == 101:
                assert b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in head  # 1.3 has this very example
                assert b"Sec-WebSocket-Extensions" not in head, "we have none"
                assert b"Sec-WebSocket-Protocol" not in head

    asyncio.run(scene())


@pytest.mark.parametrize("key", ["", "short", "not base64 at all!!!!!!", KEY[:-4], KEY + KEY])
def test_a_key_has_sixteen_bytes(key: str) -> None:
    async def scene() -> None:
        async with served(Room().endpoint) as port, upgrade_by_hand(port, "/", key=key) as (reader, _):
            assert (await cut(reader)).startswith(b"HTTP/1.1 400 ")

    asyncio.run(scene())


# --- any stream, cut anywhere ---
def said_to(pieces: list[bytes]) -> Said:
    """What the server says to a stream that arrives in these pieces."""

    async def scene() -> bytes:
        room, transport = Room(), FakeTransport()
        socket = await socket_on(transport, room.endpoint, LIMITS)
        transport.written.clear()
        for piece in pieces:
            while not transport.is_reading() and not transport.is_closing():
                await asyncio.sleep(0)
            if transport.closed:
                break
            socket.data_received(piece)
        while socket._next_read is not None:
            await asyncio.sleep(0)
        socket.connection_lost(None)
        return bytes(transport.written)

    return read(asyncio.run(scene()))


def said_by_the_library(stream: bytes) -> Said:
    """What the protocol of `websockets` makes of the same stream, with what we refuse on purpose."""
    protocol = ServerProtocol(state=OPEN, max_size=None)
    protocol.receive_data(stream)
    found: Said = []
    parts = b""
    for event in protocol.events_received():
        assert isinstance(event, Frame)
        if event.opcode is Opcode.PING:
            found.append(bytes(event.data).decode())
        elif event.opcode is Opcode.BINARY:
            return [*found, 1003]
        elif event.opcode in (Opcode.TEXT, Opcode.CONT):
            parts += event.data
            if event.fin:
                try:
                    parts.decode()
                except UnicodeDecodeError:
                    return [*found, 1007]
                found.append(parts)
                parts = b""
    close = protocol.close_sent
    if close is not None and protocol.close_rcvd is not None and protocol.current_size is not None:
        close = protocol.close_rcvd  # between the parts of a message, which is an error to the library; 5.4 allows it
    if close is not None:
        found.append(None if close.code == 1005 else int(close.code))
    return found


payloads = some.one_of(
    some.sampled_from([b"", b"a", E_ACUTE, E_ACUTE[:1], E_ACUTE[1:], b"x" * 126]), some.text(max_size=3).map(str.encode)
)
frames = some.one_of(
    some.builds(text, payloads, some.booleans()),
    some.builds(more, payloads, some.booleans()),
    some.builds(ping, some.sampled_from([b"", b"?", b"y" * 125])),
    some.just(sent(0x8A)),
    some.builds(close, some.sampled_from([None, 999, 1000, 1001, 4000])),
    some.builds(sent, some.integers(0, 255), some.just(b"z")),
)


@settings(max_examples=EXAMPLES, deadline=None)
@given(some.lists(frames, max_size=3 * FRAMES_AT_ONCE), some.data())
def test_any_stream_means_the_same_however_it_is_cut_and_to_another_library(
    stream: list[bytes], data: some.DataObject
) -> None:
    whole = b"".join(stream) + close()
    expected = said_by_the_library(whole)
    assert said_to([whole]) == expected
    cuts = sorted(data.draw(some.sets(some.integers(0, len(whole)), max_size=6)))
    assert said_to([whole[a:b] for a, b in zip([0, *cuts], [*cuts, len(whole)], strict=True) if a < b]) == expected
