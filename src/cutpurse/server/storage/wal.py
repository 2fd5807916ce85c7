"""SQLite's write-ahead log, read as a file: whether moves in it are damaged, which SQLite itself would drop in silence.

When SQLite opens a log, it reads up to the first frame whose checksum is wrong and takes the rest for a transaction
that a power cut interrupted. But every commit is synced before the next one begins. So if a transaction is followed by
another one, it was whole on the disk once; what is wrong in it now was damaged later, and what follows it is lost, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct as Layout
from struct import iter_unpack
from typing import NamedTuple

HEADER = Layout(">8I")  # magic, version, page size, checkpoint number, two salts, two sums
FRAME = Layout(">6I")  # page number, pages after a commit (else 0), two salts, two sums
MAGIC = 0x377F0682  # plus 1 where sums are of big-endian words
MASK = 0xFFFFFFFF


class Frame(NamedTuple):
    """A page in the log."""

    commits: bool  # it ends a transaction
    sound: bool  # it and all before it are as they were written


def is_damaged(data: bytes, page_size: int) -> bool:
    """Whether the write-ahead log of a database with such pages has lost something that was committed."""
    frames = frames_of(data, page_size)
    for frame in frames:
        if not frame.sound:
            ended = frame.commits or any(following.commits for following in frames)
            return ended and next(frames, None) is not None
    return False


def frames_of(data: bytes, page_size: int) -> Iterator[Frame]:
    """The frames of a log since it was last begun anew, which is when its salts change."""
    starts = range(HEADER.size, len(data) - FRAME.size - page_size + 1, FRAME.size + page_size)
    if not starts:
        return
    magic, _, size, _, *salts_and_sums = HEADER.unpack_from(data)
    salts, sums = salts_and_sums[:2], salts_and_sums[2:]
    words = ">2I" if magic & 1 else "<2I"
    sound = magic & ~1 == MAGIC and size == page_size and checksum(words, data[:24], 0, 0) == tuple(sums)
    if not sound:
        salts = list(FRAME.unpack_from(data, starts[0])[2:4])  # a header is synced before the first frame is written
    last = max((at for at in starts if list(FRAME.unpack_from(data, at)[2:4]) == salts), default=-1)
    first, second = sums
    for at in starts:
        if at > last:
            return  # left from an earlier round
        _, pages, *mine = FRAME.unpack_from(data, at)
        if sound:
            first, second = checksum(words, data[at : at + 8], first, second)
            first, second = checksum(words, data[at + FRAME.size : at + FRAME.size + page_size], first, second)
            sound = mine == [*salts, first, second]
        yield Frame(bool(pages), sound)


def checksum(words: str, data: bytes, first: int, second: int) -> tuple[int, int]:
    """SQLite's running checksum over pairs of words."""
    for one, other in iter_unpack(words, data):
        first = (first + one + second) & MASK
        second = (second + other + first) & MASK
    return first, second
