"""Orders and bags as the policy of Swindler reads them: what is asked for, and how likely the rest is found."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from cutpurse.games.swindler.components import ASKED, SwindlerFaces
from cutpurse.games.swindler.pieces import (
    BAGS,
    COLOURS,
    FIRST_KIND,
    JOKER,
    KEY,
    KEY_ANY,
    OBJECTS,
    WHITE,
    worth,
)
from cutpurse.games.swindler.state import BAG, Swindler
from cutpurse.kernel.sets import Row, one, row, zeros

DRAWS: Final = 3  # what a steal mostly brings, if no skull comes first
SLACK: Final = 0.85  # how much less likely things turn up than they might: somebody else is faster
HOPE: Final = 0.05  # how likely something comes about against all odds

Floats: TypeAlias = "vec[float]"

# Counts by object or by colour, packed into one number, five bits each: copied for nothing, and passed by value.
Counts: TypeAlias = i64
WIDTH: Final = 5
MOST: Final = 31


def noughts(n: i64) -> Floats:
    """A row of n noughts."""
    return vec[float]([0.0] * n)


def floats(values: list[float]) -> Floats:
    """A row of these numbers."""
    return vec[float](values)


REAL: Final[Floats] = floats([float(n) for n in range(1024)])


def real(n: i64) -> float:
    """A small number as a float, from a table, since mypyc makes two objects for `float(int(n))`."""
    return REAL[min(n, 1023)] if n >= 0 else -REAL[min(-n, 1023)]


def unit(x: i64) -> Counts:
    """One of x."""
    return one(WIDTH * x)


def have(counts: Counts, x: i64) -> i64:
    """How many of x."""
    return (counts >> (WIDTH * x)) & MOST


def in_all(counts: Counts) -> i64:
    """How many of everything."""
    found: i64 = 0
    while counts:
        found += counts & MOST
        counts >>= WIDTH
    return found


@final
class Order:
    """An order in few numbers: which objects, keys and backgrounds it asks for, and its reward."""

    def __init__(self, faces: SwindlerFaces, card: i64) -> None:
        self.card: i64 = card
        self.style: i64 = faces.style[card]
        self.counts: i64 = 0  # of every object it asks for
        self.grounds: i64 = 0  # and of every background
        objects: list[int] = []
        keys: list[int] = []
        self.keys_in_all: i64 = 0
        for x in range(OBJECTS):
            n = faces.need_obj[card * ASKED + x]
            if n:
                self.counts += n * unit(x)
                if KEY <= x < KEY + 4:
                    keys.append(x)
                    self.keys_in_all += n
                else:
                    objects.append(x)
        colours: list[int] = []
        for c in range(COLOURS):
            if faces.need_bg[card * COLOURS + c]:
                self.grounds += faces.need_bg[card * COLOURS + c] * unit(c)
                colours.append(c)
        self.objects: Row = row(objects)  # what it asks for beside keys
        self.keys: Row = row(keys)
        self.colours: Row = row(colours)
        self.any_keys: i64 = faces.need_obj[card * ASKED + KEY_ANY]
        self.different_keys: i64 = faces.diffkeys[card]
        self.keys_in_all += self.any_keys + self.different_keys
        self.coins: i64 = faces.need_coins[card]
        self.total: i64 = faces.total[card]
        self.drawn: i64 = faces.drawn[card]
        self.bag: i64 = faces.drawn_bag[card] - 1  # -1: any
        self.pairs: i64 = faces.pairs[card]
        self.completed: i64 = faces.completed[card]
        self.sold: i64 = faces.sold[card]
        self.points: i64 = faces.points[card]
        self.reward_coins: i64 = faces.reward_coins[card]
        self.neutral: i64 = faces.neutral[card]
        self.posters: i64 = faces.reward_posters[card]


@final
class Bags:
    """What is in the bags, as everybody can count it, and how likely a later steal finds something there."""

    def __init__(self, v: Swindler) -> None:
        self.size: Row = zeros(BAGS)
        self.skulls: Row = v.faces.skulls
        cells = v.cells
        keys = zeros(BAGS)
        coins = zeros(BAGS)
        for b in range(BAGS):
            first: i64 = BAG + FIRST_KIND[b]
            size: i64 = FIRST_KIND[b + 1] - FIRST_KIND[b]
            for x in range(size):
                n = cells[first + x]
                if n:
                    self.size[b] += n
                    if KEY <= x < KEY + 4 or x == JOKER:
                        keys[b] += n
                    elif worth(x):
                        coins[b] += n
        self.white: i64 = 0  # neutral tiles of the supply
        for k in range(FIRST_KIND[WHITE], FIRST_KIND[WHITE + 1]):
            self.white += cells[BAG + k]
        self.object: Floats = noughts(OBJECTS)  # how likely a steal brings one
        self.key = 0.0
        self.coin = 0.0
        for b in range(BAGS):
            first = BAG + FIRST_KIND[b]
            size = FIRST_KIND[b + 1] - FIRST_KIND[b]
            for x in range(size):
                self.object[x] = max(self.object[x], self.turns_up(b, cells[first + x]))
            self.key = max(self.key, self.turns_up(b, keys[b]))
            self.coin = max(self.coin, self.turns_up(b, coins[b]))
        self.common = 0.0  # how likely it brings the likeliest thing to sell
        for x in range(KEY):
            self.common = max(self.common, self.object[x])

    def turns_up(self, bag: i64, wanted: i64) -> float:
        """How likely a steal brings one of so many tiles of a bag."""
        if not wanted:
            return HOPE
        missed = 1.0
        whole = self.size[bag] + self.skulls[bag]
        i: i64 = 0
        while i < DRAWS and i < whole:
            missed *= max(0.0, 1 - real(wanted) / real(whole - i))
            i += 1
        return max(HOPE, SLACK * (1 - missed))

    def comes(self, colour: i64, n: i64) -> float:
        """How likely a steal brings so many tiles of a background; white ones are in no bag."""
        return self.survives(colour, n) if colour < BAGS else HOPE

    def survives(self, bag: i64, draws: i64) -> float:
        """How likely so many tiles come out of a bag before a skull."""
        chance = 1.0
        for i in range(draws):
            left = max(0, self.size[bag] - i)
            chance *= real(left) / real(left + self.skulls[bag])
        return chance

    def skull(self, bag: i64) -> float:
        """How likely the next tile is a skull."""
        return real(self.skulls[bag]) / real(self.size[bag] + self.skulls[bag])

    def draws(self, order: Order) -> float:
        """How likely a later steal does what an order for draws asks for."""
        draws = max(order.drawn, 2 * order.pairs + 1)
        if order.bag >= 0:
            return SLACK * self.survives(order.bag, draws)
        best = 0.0
        for b in range(BAGS):
            best = max(best, self.survives(b, draws))
        return SLACK * best
