"""The steal as greedy Swindler reckons it, to the last tile: when to stop, and what to expect of a bag."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from cutpurse.bots.swindler.valuation import COIN_WORTH, Valuation
from cutpurse.games.swindler.pieces import FIRST_KIND, KEEPS_ONE, OPEN_ORDERS
from cutpurse.games.swindler.state import DRAWN, FRESH, able, coins_left

ENOUGH: Final = 5  # nobody draws more tiles than so many on top of what they have


class Prospect(NamedTuple):
    """What a steal should come to: points, the chance to be caught, and that each order can be met after it."""

    worth: float
    caught: float
    met: tuple[float, ...]


@final
class Steal:
    """A steal from one bag, from where it stands: each way it may go is weighed once, drawing on where that is better.

    `first` and `free` are as in the state: the very first draw brings a coin with a skull (SW-3.4), the first one
    after a Sidekick costs nothing (SW-7.21). `betrayal` is the chance that who stops must draw once more (SW-7.12).
    """

    def __init__(self, valuation: Valuation, bag: int, first: bool, free: bool, betrayal: float) -> None:
        self.valuation = valuation
        self.bag = bag
        self.first = first
        self.free = free
        self.betrayal = betrayal
        self.kinds = range(FIRST_KIND[bag], FIRST_KIND[bag + 1])
        self.inside = valuation.bags.loot[bag][:]
        self.skulls = valuation.bags.skulls[bag]
        self.left = sum(self.inside)
        self.depth = 0
        self.known: dict[tuple[int, ...], Prospect] = {}
        self.spared = bool(able(valuation.v, valuation.seat, KEEPS_ONE))
        self.fresh = [int(valuation.v.cells[FRESH + k]) if valuation.acting else 0 for k in self.kinds]
        self.struck = self.after_skull(-1)
        self.kept: dict[int, float] = {}

    def stop(self) -> Prospect:
        """What stopping comes to now, with the risk of a Backstabber and a skull."""
        worth, met = self.valuation.now()
        risk = self.betrayal * self.skulls / (self.left + self.skulls)
        worth -= risk * max(0.0, worth - self.struck.worth)
        return Prospect(worth, risk, tuple((1 - risk) * (met >> slot & 1) for slot in range(OPEN_ORDERS)))

    def draw(self) -> Prospect:
        """What drawing once more comes to, if the best is made of it."""
        start = not self.depth
        whole = self.left + self.skulls
        part = self.skulls / whole
        skull = self.skull(start)
        worth, caught = part * skull.worth, part
        met = [part * chance for chance in skull.met]
        for i, n in enumerate(self.inside):
            if not n:
                continue
            self.move(i, 1)
            after = self.best()
            self.move(i, -1)
            part = n / whole
            worth += part * after.worth
            caught += part * after.caught
            for slot in range(OPEN_ORDERS):
                met[slot] += part * after.met[slot]
        return Prospect(worth, caught, tuple(met))

    def best(self) -> Prospect:
        """What the steal comes to from here, stopping or drawing on."""
        key = tuple(self.inside)
        found = self.known.get(key)
        if found is None:
            found = self.stop()
            if self.left and self.depth < ENOUGH:
                more = self.draw()
                if more.worth > found.worth:
                    found = more
            self.known[key] = found
        return found

    def move(self, i: int, n: int) -> None:
        """Draw a tile, or with -1 put it back."""
        self.inside[i] -= n
        self.fresh[i] += n
        self.left -= n
        self.depth += n
        self.valuation.draw(self.kinds[i], n)

    def skull(self, start: bool) -> Prospect:
        """What a skull leaves: all of its colour goes back, by M5 this turn's tiles but for one (SW-3.3, SW-9.5)."""
        if start and self.free:
            worth, met = self.valuation.now()
            return Prospect(worth, 1.0, tuple(float(met >> slot & 1) for slot in range(OPEN_ORDERS)))
        found = self.struck
        if self.spared:
            for i, n in enumerate(self.fresh):
                if n:
                    if i not in self.kept:
                        self.kept[i] = self.after_skull(i).worth
                    if self.kept[i] > found.worth:
                        found = found._replace(worth=self.kept[i])
        if start and self.first and coins_left(self.valuation.v):
            return found._replace(worth=found.worth + COIN_WORTH)
        return found

    def after_skull(self, kept: int) -> Prospect:
        """What is left after a skull; `kept` is the tile of this turn that M5 saves, or -1."""
        valuation = self.valuation
        gone: list[tuple[int, int]] = []
        drawn = valuation.v.cells[DRAWN + self.kinds.start : DRAWN + self.kinds.stop]
        for i, k in enumerate(self.kinds):
            valuation.v.cells[DRAWN + k] = 0
            n = self.fresh[i] - (i == kept) if self.spared else valuation.tiles[k]
            if n > 0:
                gone.append((k, n))
                valuation.add(k, -n)
        worth, met = valuation.now()
        for k, n in gone:
            valuation.add(k, n)
        for i, k in enumerate(self.kinds):
            valuation.v.cells[DRAWN + k] = drawn[i]
        return Prospect(worth, 1.0, tuple(float(met >> slot & 1) for slot in range(OPEN_ORDERS)))
