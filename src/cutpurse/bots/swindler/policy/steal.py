"""The steal, reckoned to the last tile: when to stop, and what to expect of a bag."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cutpurse.bots.swindler.policy.orders import MOST, Floats, noughts, real, unit
from cutpurse.bots.swindler.policy.valuation import Valuation
from cutpurse.games.swindler.pieces import FIRST_KIND, KEEPS_ONE, OPEN_ORDERS
from cutpurse.games.swindler.state import BAG, DRAWN, FRESH, able, coins_left
from cutpurse.kernel.sets import Row, Set, one, zeros

ENOUGH: Final = 5  # nobody draws more tiles than so many on top of what they have


@final
class Prospect:
    """What a steal should come to: points, the chance to be caught, and that each order can be met after it."""

    def __init__(self, worth: float, caught: float) -> None:
        self.worth = worth
        self.caught = caught
        self.met: Floats = noughts(OPEN_ORDERS)

    def meets(self, orders: Set, chance: float) -> Prospect:
        """The same, with this chance for these orders."""
        for slot in range(OPEN_ORDERS):
            if orders & one(slot):
                self.met[slot] = chance
        return self

    def worth_more(self, worth: float) -> Prospect:
        """The same, but worth this."""
        found = Prospect(worth, self.caught)
        found.met = self.met
        return found


@final
class Steal:
    """A steal from one bag, from where it stands: each way it may go is weighed once, drawing on where that is better.

    `first` and `free` are as in the state: the very first draw brings a coin with a skull (SW-3.4), the first one
    after a Sidekick costs nothing (SW-7.21). `betrayal` is the chance that who stops must draw once more (SW-7.12).
    """

    def __init__(self, valuation: Valuation, bag: i64, first: bool, free: bool, betrayal: float) -> None:
        self.valuation = valuation
        self.bag: i64 = bag
        self.first = first
        self.free = free
        self.betrayal = betrayal
        self.kind: i64 = FIRST_KIND[bag]
        self.kinds: i64 = FIRST_KIND[bag + 1] - FIRST_KIND[bag]
        cells = valuation.v.cells
        self.inside: Row = cells[BAG + self.kind : BAG + self.kind + self.kinds]
        self.skulls: i64 = valuation.bags.skulls[bag]
        self.left: i64 = valuation.bags.size[bag]
        self.depth: i64 = 0
        self.drawn: i64 = 0  # from this bag, in this turn, as counts by object
        self.known: dict[int, Prospect] = {}
        self.spared = able(valuation.v, valuation.seat, KEEPS_ONE)
        self.fresh: Row = zeros(self.kinds)
        if valuation.acting:
            self.fresh = cells[FRESH + self.kind : FRESH + self.kind + self.kinds]
            for i in range(self.kinds):
                self.drawn += cells[DRAWN + self.kind + i] * unit(i)
        self.struck = self.after_skull(-1)
        self.kept: dict[int, float] = {}

    def stop(self) -> Prospect:
        """What stopping comes to now, with the risk of a Backstabber and a skull."""
        worth, met = self.valuation.now()
        risk = self.betrayal * real(self.skulls) / real(self.left + self.skulls)
        worth -= risk * max(0.0, worth - self.struck.worth)
        return Prospect(worth, risk).meets(met, 1 - risk)

    def draw(self) -> Prospect:
        """What drawing once more comes to, if the best is made of it."""
        whole = real(self.left + self.skulls)
        part = real(self.skulls) / whole
        skull = self.skull(not self.depth)
        found = Prospect(part * skull.worth, part)
        for slot in range(OPEN_ORDERS):
            found.met[slot] = part * skull.met[slot]
        for i in range(self.kinds):
            n = self.inside[i]
            if not n:
                continue
            self.move(i, 1)
            after = self.best()
            self.move(i, -1)
            part = real(n) / whole
            found.worth += part * after.worth
            found.caught += part * after.caught
            for slot in range(OPEN_ORDERS):
                found.met[slot] += part * after.met[slot]
        return found

    def best(self) -> Prospect:
        """What the steal comes to from here, stopping or drawing on."""
        found = self.known.get(int(self.drawn))
        if found is None:
            found = self.stop()
            if self.left and self.depth < ENOUGH:
                more = self.draw()
                if more.worth > found.worth:
                    found = more
            self.known[int(self.drawn)] = found
        return found

    def move(self, i: i64, n: i64) -> None:
        """Draw a tile, or with -1 put it back."""
        self.inside[i] -= n
        self.fresh[i] += n
        self.left -= n
        self.depth += n
        self.drawn += n * unit(i)
        self.valuation.draw(self.kind + i, n)

    def skull(self, start: bool) -> Prospect:
        """What a skull leaves: all of its colour goes back, by M5 this turn's tiles but for one (SW-3.3, SW-9.5)."""
        if start and self.free:
            worth, met = self.valuation.now()
            return Prospect(worth, 1.0).meets(met, 1.0)
        found = self.struck
        if self.spared:
            for i in range(self.kinds):
                if self.fresh[i]:
                    if i not in self.kept:
                        self.kept[i] = self.after_skull(i).worth
                    if self.kept[i] > found.worth:
                        found = found.worth_more(self.kept[i])
        if start and self.first and coins_left(self.valuation.v):
            return found.worth_more(found.worth + self.valuation.weights.coin)
        return found

    def after_skull(self, kept: i64) -> Prospect:
        """What is left after a skull; `kept` is the tile of this turn that M5 saves, or -1."""
        valuation = self.valuation
        drawn, drawn_from = valuation.drawn, valuation.drawn_from
        valuation.drawn -= self.drawn
        valuation.drawn_from &= ~(MOST * unit(self.bag))
        gone = zeros(self.kinds)
        for i in range(self.kinds):
            k = self.kind + i
            n = valuation.tiles[k]
            if self.spared:
                n = self.fresh[i] - (1 if i == kept else 0)
            if n > 0:
                gone[i] = n
                valuation.add(k, -n)
        worth, met = valuation.now()
        for i in range(self.kinds):
            if gone[i]:
                valuation.add(self.kind + i, gone[i])
        valuation.drawn, valuation.drawn_from = drawn, drawn_from
        return Prospect(worth, 1.0).meets(met, 1.0)
