"""Nature: an argument of the rules, never a field of the state, so no view can leak it and no search foresee it."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from cutpurse.kernel.sets import One, Row, Set, count, members, one, row, zeros

WORD: Final = 0x40000000  # words of thirty bits: products of two fit an i64


class Chance:
    """A quick generator for search and simulation: the same numbers interpreted and compiled."""

    def __init__(self, seed: i64) -> None:
        self.random = Random(seed)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n at most 2**30."""
        return self.random.randrange(n)

    def draw(self, m: Set) -> One:
        """One member of a set."""
        n = count(m)
        if n == 1:
            return m
        k = self.random.randrange(n)
        while k > 0:
            m &= m - 1
            k -= 1
        return m & -m

    def shuffle(self, values: Row) -> None:
        """Put a row into a random order."""
        i: i64 = len(values) - 1
        while i > 0:
            j = self.below(i + 1)
            values[i], values[j] = values[j], values[i]
            i -= 1

    def shuffled(self, m: Set) -> Row:
        """The members of a set, each as a set of one, in random order."""
        order = zeros(count(m))
        i: i64 = 0
        while m:
            order[i] = m & -m
            m &= m - 1
            i += 1
        self.shuffle(order)
        return order

    def wide(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely, for n of any size."""
        words = (n.bit_length() + 59) // 30  # thirty bits to spare, so that few numbers are refused
        span = WORD**words
        while True:
            number = 0
            for _ in range(words):
                number = number * WORD + int(self.below(WORD))
            if number < span - span % n:
                return number % n


class Keyed(Chance):
    """The chance of one move of a match: a SHA-256 stream keyed by HMAC(secret, seats' seeds and the move's place).

    Nobody can choose or guess it: the server is bound to its secret before it knows the seeds, the seats choose
    theirs without knowing the secret. Nothing is computed until the rules draw.
    """

    def __init__(self, secret: bytes, seeds: list[bytes], place: int) -> None:
        super().__init__(0)
        self.secret = secret
        self.seeds = seeds
        self.place = place
        self.key = b""
        self.block = b""
        self.blocks = 0
        self.used = 32

    def below(self, n: i64) -> i64:
        word = self.word()
        while word >= WORD - WORD % n:  # these last words would favour the low numbers
            word = self.word()
        return word % n

    def word(self) -> i64:
        """Thirty random bits."""
        if self.used == 32:
            self.refill()
        four = self.block[self.used : self.used + 4]
        self.used += 4
        return int.from_bytes(four, "big") >> 2

    def draw(self, m: Set) -> One:
        return one(members(m)[self.below(count(m))])

    def refill(self) -> None:
        """Hash the next 32 bytes of the stream."""
        if not self.key:
            message = b"".join([len(seed).to_bytes(4, "big") + seed for seed in self.seeds])
            self.key = hmac.digest(self.secret, message + self.place.to_bytes(8, "big"), "sha256")
        self.block = sha256(self.key + self.blocks.to_bytes(8, "big")).digest()
        self.blocks += 1
        self.used = 0


class Scripted(Chance):
    """Nature as a test wants it: the next values, in the order the rules ask for them."""

    def __init__(self, script: list[int]) -> None:
        super().__init__(0)
        self.script = script[::-1]

    def below(self, n: i64) -> i64:
        value: i64 = self.script.pop()
        if not 0 <= value < n:
            raise ValueError(f"The script says {value}, the rules asked for a number below {n}.")
        return value

    def draw(self, m: Set) -> One:
        value: i64 = self.script.pop()
        if not value & m or value & (value - 1):
            raise ValueError(f"The script says {value:b}, which is no member of {m:b}.")
        return value

    def shuffle(self, values: Row) -> None:
        order = [self.script.pop() for _ in range(len(values))]
        if sorted(order) != sorted(int(v) for v in values):
            raise ValueError("The script's order does not hold the values to shuffle.")
        i: i64 = 0
        for value in order:
            values[i] = value
            i += 1


# --- things that are only counted, kind by kind: nobody can tell drawing one by lot from a shuffled pile ---
def lot(cells: Row, first: i64, n: i64) -> i64:
    """The kind of thing number n, counted kind by kind from cell `first` on; n is drawn at random."""
    kind: i64 = 0
    while n >= cells[first + kind]:
        n -= cells[first + kind]
        kind += 1
    return kind


def pool(counts: Row) -> Row:
    """The kind of each thing, in order of kind, to be shuffled and dealt; `counts` says how many there are of each."""
    found: list[int] = []
    for kind, n in enumerate(counts):
        found += [kind] * int(n)
    return row(found)
