"""Small sets of seats, cards or choices: an int whose bits are the members 0..61; and rows, a number per place."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

Set: TypeAlias = i64
One: TypeAlias = i64  # a set of exactly one member
Row: TypeAlias = "vec[i64]"

TOP: Final = 0x2000_0000_0000_0000  # member 61, the last: from 2**62 on mypyc boxes a literal at every use


def one(i: i64) -> One:
    """The set that holds only member i; not `1 << i`, which mypyc shifts in 32 bits."""
    return TOP >> (61 - i)


COMPILED: Final = not isinstance(one, FunctionType)


def count(m: Set) -> i64:
    """How many members a set has."""
    m = m - ((m >> 1) & 0x1555555555555555)
    m = (m & 0x3333333333333333) + ((m >> 2) & 0x3333333333333333)
    m = (m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((m * 0x0101010101010101) >> 56) & 0xFF


def index(m: One) -> i64:
    """Which member a set of one holds."""
    return count(m - 1)


def row(values: list[int]) -> Row:
    """A row of these numbers."""
    return vec[i64](values)


def zeros(n: i64) -> Row:
    """A row of n noughts."""
    return vec[i64]([0] * n)


def extended(values: Row, n: i64) -> Row:
    """A row with one more number; the old one is not to be used any more."""
    return append(values, n)


if not COMPILED and not TYPE_CHECKING:  # mypyc leaves this block out; the interpreter has the same in C
    count = int.bit_count
    row = list

    def index(m):
        return m.bit_length() - 1

    def zeros(n):
        return [0] * n

    def extended(values, n):
        return [*values, n]


def members(m: Set) -> list[int]:
    """The members of a set, in rising order; ValueError for a number below 0, of which Python would list no end."""
    if m < 0:
        raise ValueError(f"{m} is no set")
    found: list[int] = []
    while m:
        found.append(index(m & -m))
        m &= m - 1
    return found


def numbers(values: Row) -> list[int]:
    """A row as a plain list."""
    return [int(n) for n in values]


def at_least(ranks: Row, bound: i64) -> Set:
    """The places of a row that hold this number or more."""
    found: i64 = 0
    for i in range(len(ranks)):
        if ranks[i] >= bound:
            found |= one(i)
    return found


def largest(values: Row, start: i64, end: i64) -> i64:
    """The number from `start` up to `end` that is farthest from 0, without its sign."""
    found: i64 = 0
    for i in range(start, end):
        n = values[i] if values[i] > 0 else -values[i]
        if n > found:
            found = n
    return found


def highest(ranks: Row) -> Set:
    """The places of a row that hold its highest number, several on a tie."""
    found: i64 = 0
    top = ranks[0]
    for i in range(len(ranks)):
        if ranks[i] > top:
            top = ranks[i]
            found = 0
        if ranks[i] == top:
            found |= one(i)
    return found
