"""confusables.py: the list of ICU is read as it is written, and ours is in the tool's form."""

from __future__ import annotations

import struct

from cutpurse.table import confusables
from cutpurse.table.names import prototypes as stored
from tools.confusables import HEAD, TARGET, lines, prototypes, unicode_version


def header(name: bytes, version: bytes) -> bytes:
    """The header of an item of a data library."""
    return struct.pack("<H2sH6s4s4s4s", 24, b"\xda\x27", 20, b"\x00\x00\x00\x00\x02\x00", name, bytes(4), version)


def test_the_list_in_a_data_library_is_found_and_read() -> None:
    long = "rn".encode("utf-16-le")
    keys = struct.pack("<2I", ord("m") | 1 << 24, 0x430)
    values = struct.pack("<2H", 0, ord("a"))
    body = struct.pack("<I4s6i", 0x3845FDEF, b"\x02\0\0\0", 0, 32, 2, 40, 2, 44) + keys + values + long
    data = b"other things" + header(b"unam", bytes([17, 0, 0, 0])) + header(b"Cfu ", bytes(4)) + body
    assert prototypes(data) == {"m": "rn", "а": "a"}
    assert unicode_version(data) == "17.0"


def test_the_list_of_ours_is_as_the_tool_writes_it() -> None:
    assert lines(stored()) == confusables.PROTOTYPES.splitlines()
    assert TARGET.read_text(encoding="utf-8") == HEAD.format(version="17.0", lines=confusables.PROTOTYPES[:-1])
