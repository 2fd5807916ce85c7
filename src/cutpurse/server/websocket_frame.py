"""WebSocket frames (RFC 6455, chapter 5): a client's are read, and a text message is framed once for all who get it."""

from __future__ import annotations

from struct import Struct
from typing import Final, NamedTuple

from websockets.exceptions import ProtocolError
from websockets.frames import Close

try:
    from websockets.speedups import apply_mask  # eight times as fast
except ImportError:
    from websockets.utils import apply_mask

CONTINUATION: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
OPCODES: Final = frozenset({CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG})
FINAL: Final = 0x80  # the bit of a message's last frame
RESERVED: Final = 0x70
MASKED: Final = 0x80
LONGEST_CONTROL: Final = 125  # bytes of payload; a longer payload has a longer header, too
SHORTEST: Final = 6  # bytes of a client's frame before its payload: two, and the mask

BROKEN: Final = 1002  # the protocol was
BAD_TEXT: Final = 1007
TOO_BIG: Final = 1009

CODE: Final = Struct("!H")
SHORT: Final = Struct("!BBH")
LONG: Final = Struct("!BBQ")
SHORT_SIZE: Final = Struct("!H")
LONG_SIZE: Final = Struct("!Q")


class Fault(NamedTuple):
    """Why a connection has to fail: the code and the reason for its close frame."""

    code: int
    reason: str


class Header(NamedTuple):
    """The header of a client's frame."""

    opcode: int
    final: bool
    start: int  # where the payload starts; the four bytes before it are its mask
    end: int  # where the next frame starts


# --- what a client sends ---
def read_header(data: bytes, at: int, room: int) -> Header | Fault | None:
    """The header of the frame that starts at `at`; None while some of it is missing.

    `room` is the size its message has left; a control frame is never part of one, even if it comes in between (5.4).
    """
    have = len(data) - at
    if have < 2:
        return None
    first, second = data[at], data[at + 1]
    opcode, size, start = first & 0x0F, second & 0x7F, at + 6
    if first & RESERVED:
        return Fault(BROKEN, "a reserved bit is set")
    if opcode not in OPCODES:
        return Fault(BROKEN, "unknown opcode")
    if not second & MASKED:
        return Fault(BROKEN, "frames of a client are masked")
    if opcode >= CLOSE:
        if size > LONGEST_CONTROL:
            return Fault(BROKEN, "a control frame is too long")
        if not first & FINAL:
            return Fault(BROKEN, "a control frame is whole")
    else:
        if size == 126:
            if have < 4:
                return None
            (size,) = SHORT_SIZE.unpack_from(data, at + 2)
            start = at + 8
        elif size == 127:
            if have < 10:
                return None
            (size,) = LONG_SIZE.unpack_from(data, at + 2)
            start = at + 14
        if size > room:
            return Fault(TOO_BIG, "the message is too long")
    return Header(opcode, first & FINAL != 0, start, start + size)


def payload(data: bytes, start: int, end: int) -> bytes:
    """The payload of a whole frame, unmasked; it lies between these places, and its mask before it."""
    return apply_mask(data[start:end], data[start - 4 : start])


def fault_in_close(payload: bytes) -> Fault | None:
    """What is wrong with the payload of a close frame, if anything (5.5.1, 7.4)."""
    try:
        Close.parse(payload)
    except ProtocolError as error:
        return Fault(BROKEN, str(error))
    except UnicodeDecodeError:
        return Fault(BAD_TEXT, "not UTF-8")
    return None


# --- what we send ---
def frame(message: bytes) -> bytes:
    """A text message as a WebSocket frame."""
    size = len(message)
    if size < 126:
        return bytes((FINAL | TEXT, size)) + message
    if size < 1 << 16:
        return SHORT.pack(FINAL | TEXT, 126, size) + message
    return LONG.pack(FINAL | TEXT, 127, size) + message


def control_frame(opcode: int, payload: bytes = b"") -> bytes:
    """A control frame; its payload has at most 125 bytes."""
    return bytes((FINAL | opcode, len(payload))) + payload


def close_frame(code: int, reason: str) -> bytes:
    """A close frame; the reason has at most 123 bytes."""
    return control_frame(CLOSE, CODE.pack(code) + reason.encode())
