"""Orders as greedy Swindler reads them: what they ask for, what they bring, and how likely the rest is found."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, final

from cutpurse.games.swindler.components import ASKED, SwindlerFaces
from cutpurse.games.swindler.pieces import (
    BAGS,
    COIN,
    COLOURS,
    DOUBLE_COIN,
    FIRST_KIND,
    JOKER,
    KEY,
    KEY_ANY,
    OBJECTS,
)
from cutpurse.games.swindler.state import BAG, Swindler

DRAWS: Final = 3  # what a steal mostly brings, if no skull comes first
SLACK: Final = 0.85  # how much less likely things turn up than they might: somebody else is faster
HOPE: Final = 0.05  # how likely something comes about against all odds


class Order(NamedTuple):
    """An order in few numbers: pairs of what it asks for and how often, keys apart, and its reward."""

    card: int
    style: int
    backgrounds: tuple[tuple[int, int], ...]
    objects: tuple[tuple[int, int], ...]
    keys: tuple[tuple[int, int], ...]
    any_keys: int
    different_keys: int
    coins: int
    total: int
    drawn: int
    bag: int  # -1: any
    pairs: int
    completed: int
    sold: int
    points: int
    reward_coins: int
    neutral: int
    posters: int


@lru_cache(maxsize=1024)
def read_order(faces: SwindlerFaces, order: int) -> Order:
    """An order card, read once."""
    asked = [(x, int(faces.need_obj[order * ASKED + x])) for x in range(OBJECTS)]
    grounds = [(c, int(faces.need_bg[order * COLOURS + c])) for c in range(COLOURS)]
    return Order(
        order,
        int(faces.style[order]),
        tuple((c, n) for c, n in grounds if n),
        tuple((x, n) for x, n in asked if n and not KEY <= x < KEY + 4),
        tuple((x, n) for x, n in asked if n and KEY <= x < KEY + 4),
        int(faces.need_obj[order * ASKED + KEY_ANY]),
        int(faces.diffkeys[order]),
        int(faces.need_coins[order]),
        int(faces.total[order]),
        int(faces.drawn[order]),
        int(faces.drawn_bag[order]) - 1,
        int(faces.pairs[order]),
        int(faces.completed[order]),
        int(faces.sold[order]),
        int(faces.points[order]),
        int(faces.reward_coins[order]),
        int(faces.neutral[order]),
        int(faces.reward_posters[order]),
    )


@final
class Bags:
    """What is in the bags, as everybody can count it, and how likely a later steal finds something there."""

    def __init__(self, v: Swindler) -> None:
        self.loot = [[int(v.cells[BAG + k]) for k in range(FIRST_KIND[b], FIRST_KIND[b + 1])] for b in range(BAGS)]
        self.size = [sum(loot) for loot in self.loot]
        self.skulls = [int(v.faces.skulls[b]) for b in range(BAGS)]
        self.white = [(k, int(v.cells[BAG + k])) for k in range(FIRST_KIND[BAGS], FIRST_KIND[BAGS + 1])]
        self.object = [max(self.turns_up(b, loot[x]) for b, loot in enumerate(self.loot) if x < len(loot))
                       for x in range(OBJECTS)]  # fmt: skip
        keys = [sum(loot[KEY : KEY + 4]) + sum(loot[JOKER:]) for loot in self.loot]
        self.key = max(self.turns_up(b, keys[b]) for b in range(BAGS))
        coins = [loot[COIN] + sum(loot[DOUBLE_COIN : DOUBLE_COIN + 1]) for loot in self.loot]
        self.coin = max(self.turns_up(b, coins[b]) for b in range(BAGS))

    def turns_up(self, bag: int, wanted: int) -> float:
        """How likely a steal brings one of so many tiles of a bag."""
        missed = 1.0
        whole = self.size[bag] + self.skulls[bag]
        for i in range(min(DRAWS, whole)):
            missed *= max(0.0, 1 - wanted / (whole - i))
        return max(HOPE, SLACK * (1 - missed))

    def comes(self, colour: int, n: int) -> float:
        """How likely a steal brings so many tiles of a background; white ones are in no bag."""
        return self.survives(colour, n) if colour < BAGS else HOPE

    def survives(self, bag: int, draws: int) -> float:
        """How likely so many tiles come out of a bag before a skull."""
        chance = 1.0
        for i in range(draws):
            left = self.size[bag] - i
            chance *= max(0, left) / (max(0, left) + self.skulls[bag])
        return chance

    def skull(self, bag: int) -> float:
        """How likely the next tile is a skull."""
        return self.skulls[bag] / (self.size[bag] + self.skulls[bag])

    def draws(self, order: Order) -> float:
        """How likely a later steal does what an order for draws asks for."""
        bags = range(BAGS) if order.bag < 0 else (order.bag,)
        draws = max(order.drawn, 2 * order.pairs + 1)
        return SLACK * max(self.survives(b, draws) for b in bags)
