"""WebSocket frames: a text message is framed once, and can be written to every viewer who gets the same."""

from __future__ import annotations

from struct import Struct

TEXT = 0x81  # a whole text message in one frame
SHORT = Struct("!BBH")
LONG = Struct("!BBQ")


def frame(message: bytes) -> bytes:
    """A text message as a WebSocket frame."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return SHORT.pack(TEXT, 126, size) + message
    return LONG.pack(TEXT, 127, size) + message
