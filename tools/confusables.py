"""Writes src/cutpurse/table/confusables.py: which characters look alike, from the data of ICU.

usage: python -m tools.confusables LIBICUDATA

Unicode publishes the list as confusables.txt (UTS 39). ICU carries the same list in its data library, which packages
bring along, such as icu4py: `pip download --no-deps icu4py`, unzip the wheel, and pass `icu4py.libs/libicudata-….so.…`.
"""

from __future__ import annotations

import argparse
import struct
from pathlib import Path
from typing import Final

TARGET: Final = Path(__file__).parents[1] / "src/cutpurse/table/confusables.py"
WIDTH: Final = 118
MAGIC: Final = 0x3845FDEF
HEADER: Final = 12  # bytes of a header before the four letters that name its format

HEAD: Final = '''\
"""Which characters look alike: the confusables of Unicode {version} (UTS 39). Written by `python -m tools.confusables`.

Copyright © 2016-2025 Unicode, Inc., under the Unicode License V3: see LICENSE.unicode. As code points in hexadecimal:
first the prototype, of one character or several, then after "<" every character that looks like it.
"""

PROTOTYPES = """\\
{lines}
"""
'''


def unicode_version(data: bytes) -> str:
    """The version of Unicode that a data library of ICU belongs to, as the header of its character names says."""
    major, minor, *_ = item(data, b"unam")[1]
    return f"{major}.{minor}"


def item(data: bytes, name: bytes) -> tuple[int, bytes]:
    """Where the data of this format begins, and the version of its contents."""
    named = data.index(b"\x02\x00" + name) + 2
    (size,) = struct.unpack_from("<H", data, named - HEADER)
    return named - HEADER + size, data[named + 8 : named + 12]


def prototypes(data: bytes) -> dict[str, str]:
    """By character, its prototype (the format is described in ICU's uspoof_impl.h)."""
    start, _ = item(data, b"Cfu ")
    magic, _, _, keys_at, count, values_at, _, strings_at = struct.unpack_from("<I4s6i", data, start)
    if magic != MAGIC:
        raise ValueError("this is not the list of confusables that ICU writes today")
    keys = struct.unpack_from(f"<{count}I", data, start + keys_at)
    values = struct.unpack_from(f"<{count}H", data, start + values_at)
    found: dict[str, str] = {}
    for key, value in zip(keys, values, strict=True):
        units = (key >> 24) + 1
        at = start + strings_at + 2 * value
        text = chr(value) if units == 1 else data[at : at + 2 * units].decode("utf-16-le")
        found[chr(key & 0xFFFFFF)] = text
    return found


def lines(found: dict[str, str]) -> list[str]:
    """The list as lines that are not too long: a prototype with many lookalikes has several."""
    by_prototype: dict[str, list[str]] = {}
    for character in sorted(found):
        by_prototype.setdefault(found[character], []).append(f"{ord(character):X}")
    written: list[str] = []
    for prototype, alike in sorted(by_prototype.items()):
        head = " ".join(f"{ord(c):X}" for c in prototype) + "<"
        line = head
        for code in alike:
            if len(line) + len(code) > WIDTH:
                written.append(line.rstrip())
                line = head
            line += code + " "
        written.append(line.rstrip())
    return written


def main() -> None:
    """Write the module."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library", type=Path, metavar="LIBICUDATA")
    data = parser.parse_args().library.read_bytes()
    text = HEAD.format(version=unicode_version(data), lines="\n".join(lines(prototypes(data))))
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
