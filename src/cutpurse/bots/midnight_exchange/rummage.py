"""How greedy Midnight Exchange reads a rummage: what is where, what it takes to find it, and what a find is worth."""

from __future__ import annotations

from typing import Final, final

from cutpurse.bots.midnight_exchange.valuation import Counts, Plan
from cutpurse.games.midnight_exchange.pieces import (
    BRASS_KEY,
    DESK,
    FINDS,
    GARAGE,
    IRON_KEY,
    SAFE,
    SLOTS,
)
from cutpurse.games.midnight_exchange.state import AT, ESCAPED, FIND, TRAY, MidnightExchange, open_tiles
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import count, members

KEYS: Final = (IRON_KEY, BRASS_KEY)
LOOK: Final = 0.3  # points that the time is worth in which a tile is taken up and put down
RUSH: Final = 3.0  # how much more when the others are about to run
PER_SLOT: Final = 2.0  # looks that it takes to fill a slot
OVERLAP: Final = 0.6  # what looking for one find costs while others are looked for as well
SURE: Final = 0.1  # points for a find whose place is known: it may be gone soon
HOPELESS: Final = 1000.0
NOWHERE: Final = 99.0  # looks for a find that is not to be had
TIGHT: Final = 2.0  # looks that a slot takes on top when the garage runs out


@final
class Rummage:
    """A rummage as one seat knows it."""

    def __init__(self, v: MidnightExchange, seat: Seat, plans: list[Plan]) -> None:
        self.plans = plans
        self.tray = tray_of(v, seat)
        self.free = SLOTS - sum(self.tray)
        within = open_tiles(v, seat)
        self.open = [bool(within & v.cells[AT + location]) for location in (GARAGE, DESK, SAFE)]
        self.known: list[list[int]] = [[] for _ in range(FINDS)]  # by find: tiles that lie within reach
        self.unknown: list[list[int]] = []  # by location: tiles that lie there
        self.odds: list[list[float]] = []  # by location and find: how likely a tile there shows it
        self.costs: list[list[list[float]]] = []  # by the last location open, find and number: looks that they take
        self.look_around(v)
        others = [p for p in range(v.seats) if p != seat and not v.cells[ESCAPED + p]]
        trays = [tray_of(v, p) for p in others]
        slack = max((PER_SLOT * (SLOTS - sum(tray)) for tray in trays), default=0.0) + 1
        self.look = LOOK * (1 + RUSH / slack)
        locked_out = sum(SLOTS - sum(tray) for tray in [self.tray, *trays] if not tray[IRON_KEY])
        scarce = count(v.lying & v.cells[AT + GARAGE]) < locked_out
        self.tight = TIGHT if scarce and not self.open[DESK] else 0.0
        self.best = -HOPELESS  # what the best plan promises, less the time it takes
        self.wanted: Counts = ()  # what the best plan needs
        self.with_find = [-HOPELESS] * FINDS  # by find: the best plan with one more that came unforeseen
        self.with_known = [-HOPELESS] * FINDS  # by find: the best plan with one that plans count on
        self.weigh()

    def look_around(self, v: MidnightExchange) -> None:
        """Sort the tiles by what is known of them, and reckon how long each find takes."""
        looks = [NOWHERE] * FINDS
        ready = [0] * FINDS
        left = [0] * FINDS
        for location in (GARAGE, DESK, SAFE):
            unseen = [int(n) for n in v.faces.tiles[location * FINDS : (location + 1) * FINDS]]
            unknown: list[int] = []
            for tile in members(v.cells[AT + location]):
                find = v.find(tile)
                lying = v.lying >> tile & 1
                if find >= 0:
                    unseen[find] -= 1
                    ready[find] += lying
                    if lying and self.open[location]:
                        self.known[find].append(tile)
                elif lying:
                    unknown.append(tile)
            total = max(1, sum(unseen))
            self.unknown.append(unknown)
            self.odds.append([n / total for n in unseen])
            for find, n in enumerate(unseen):
                if n and unknown:
                    left[find] += n
                    looks[find] = min(looks[find], max(1.0, OVERLAP * (total + 1) / (n + 1)))
            self.costs.append([cost(*counts) for counts in zip(ready, left, looks, strict=True)])

    def weigh(self) -> None:
        """Find the best plan for the tray as it is, and for a tray with one more find."""
        tray, look = self.tray, self.look
        found, reckoned = self.with_find, self.with_known
        for needs, size, worth in self.plans:
            room = SLOTS - size - sum(1 for key in KEYS if tray[key] > needs[key])  # for keys that stay once they lie
            if room < 0:
                continue
            desk, safe = self.open[DESK] or needs[IRON_KEY], self.open[SAFE] or needs[BRASS_KEY]
            costs = self.costs[SAFE if safe else DESK if desk else GARAGE]
            spent, spare = self.toll(needs, size, costs)
            locked = self.free * self.tight if not needs[IRON_KEY] else 0.0
            value = worth - look * (spent + locked)
            if value > self.best:
                self.best, self.wanted = value, needs
            for f in range(FINDS):
                short = needs[f] - tray[f]
                if short <= 0 and f in KEYS and (tray[f] or not room):
                    continue
                gain = 1.0 if short > 0 or spare > 0 else -1.0
                if f == IRON_KEY:
                    gain += locked
                reckoned[f] = max(reckoned[f], value + look * gain)
                if short > 0:
                    gain = costs[f][short] - costs[f][short - 1]
                found[f] = max(found[f], value + look * gain)

    def toll(self, needs: Counts, size: int, costs: list[list[float]]) -> tuple[float, int]:
        """The looks that a plan takes until the tray is full, and how many slots may hold anything."""
        spent = 0.0
        junk = 0
        for f, n in enumerate(needs):
            short = n - self.tray[f]
            if short > 0:
                spent += costs[f][short]
            elif short < 0:
                junk -= short
        spare = SLOTS - size - junk
        return spent + abs(spare), spare  # each takes a find, or one must go that is in the way

    def onward(self) -> tuple[float, list[int]]:
        """With room in the tray, the tiles to reach for next, and what that leads to: a find it knows, or a look."""
        best = -2 * HOPELESS
        tiles: list[int] = []
        for find, known in enumerate(self.known):
            if known:
                sure = SURE if self.wanted[find] > self.tray[find] else 0.0
                if self.with_known[find] - self.look + sure > best:
                    best, tiles = self.with_known[find] - self.look + sure, known
        for location, unknown in enumerate(self.unknown):
            if unknown and self.open[location]:
                pairs = zip(self.odds[location], self.with_find, strict=True)
                found = sum(odds * max(self.best, worth) for odds, worth in pairs) - self.look
                if found > best:
                    best, tiles = found, unknown
        return best, tiles

    def unwanted(self) -> list[int]:
        """Finds in the tray that the best plan has no use for, keys left out."""
        return [f for f in range(FINDS) if self.tray[f] > self.wanted[f] and f not in KEYS]


def cost(known: int, unknown: int, looks: float) -> list[float]:
    """By number, the looks that so many tiles with a find take."""
    found = [0.0]
    for n in range(1, SLOTS + 1):
        found.append(found[-1] + (1.0 if n <= known else looks if n <= known + unknown else NOWHERE))
    return found


def tray_of(v: MidnightExchange, seat: Seat) -> list[int]:
    """How often each find lies in a tray."""
    found = [0] * FINDS
    table = v.cells
    for at in range(TRAY + seat * SLOTS, TRAY + (seat + 1) * SLOTS):
        if table[at]:
            found[table[FIND + table[at] - 1] - 1] += 1
    return found
