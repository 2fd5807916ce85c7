"""A rummage of Midnight Exchange as one seat knows it: what is where, and what a find is worth to its plans (ME-2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cutpurse.bots.midnight_exchange.policy.valuation import POINT, Plans, tray_of
from cutpurse.games.midnight_exchange.knowledge import known_finds
from cutpurse.games.midnight_exchange.pieces import (
    BRASS_KEY,
    DESK,
    FINDS,
    GARAGE,
    IRON_KEY,
    LOCATIONS,
    SAFE,
    SLOTS,
)
from cutpurse.games.midnight_exchange.state import AT, ESCAPED, FIND, MidnightExchange
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import One, Row, Set, count, one, zeros

LOOK: Final = 300  # what the time is worth in which a tile is taken up and put down
RUSH: Final = 3  # how much more when the others are about to run
PER_SLOT: Final = 2  # looks that it takes to fill a slot
OVERLAP: Final = 600  # what looking for one find costs while others are looked for as well
SURE: Final = 100  # for a find whose place is known: it may be gone soon
HOPELESS: Final = 1_000_000
NOWHERE: Final = 99 * POINT  # looks for a find that is not to be had
TIGHT: Final = 2  # looks that a slot takes on top when the garage runs out
NUMBERS: Final = SLOTS + 1


def is_key(find: i64) -> bool:
    """Whether a find is a key, which stays in a tray (ME-2.5)."""
    return find in (IRON_KEY, BRASS_KEY)


@final
class Finds:
    """What a seat knows of the tiles: which finds lie where, and how many of each it has not seen yet."""

    def __init__(self, v: MidnightExchange, seat: Seat) -> None:
        self.tray: Row = tray_of(v, seat)
        self.free: i64 = SLOTS
        for find in range(FINDS):
            self.free -= self.tray[find]
        self.open: Row = zeros(LOCATIONS)
        self.open[GARAGE] = 1
        self.open[DESK] = 1 if self.tray[IRON_KEY] else 0
        self.open[SAFE] = 1 if self.tray[BRASS_KEY] else 0
        self.known: Row = zeros(LOCATIONS * FINDS)  # tiles that lie there and show this find, a set
        self.unknown: Row = zeros(LOCATIONS)  # tiles that lie there, a set
        self.unseen: Row = zeros(LOCATIONS * FINDS)  # how many there are that it has not seen
        self.hidden: Row = zeros(LOCATIONS)  # how many those are together
        known = known_finds(v, seat)
        for location in range(LOCATIONS):
            at = location * FINDS
            for find in range(FINDS):
                self.unseen[at + find] = v.faces.tiles[at + find]
            m: i64 = v.cells[AT + location] & known
            tile: i64 = 0
            while m:
                if m & 1:
                    find = v.cells[FIND + tile] - 1
                    if find >= 0:
                        self.unseen[at + find] -= 1
                        if v.lying & one(tile):
                            self.known[at + find] |= one(tile)
                    else:
                        known &= ~one(tile)
                m >>= 1
                tile += 1
            self.unknown[location] = v.lying & v.cells[AT + location] & ~known
            for find in range(FINDS):
                self.hidden[location] += self.unseen[at + find]

    def within_reach(self, find: i64) -> Set:
        """The tiles of open locations that are known to show a find."""
        found: i64 = 0
        for location in range(LOCATIONS):
            if self.open[location]:
                found |= self.known[location * FINDS + find]
        return found

    def known_find(self, tile: One) -> i64:
        """The find that a tile in the middle is known to show; -1 if it is not known."""
        for at in range(LOCATIONS * FINDS):
            if self.known[at] & tile:
                return at % FINDS
        return -1


@final
class Rummage:
    """What the plans of a seat are worth by now, with one more find or another, and where to reach next."""

    def __init__(self, v: MidnightExchange, seat: Seat, plans: Plans) -> None:
        self.plans = plans
        self.finds = Finds(v, seat)
        self.tray: Row = self.finds.tray
        self.costs: Row = zeros(LOCATIONS * FINDS * NUMBERS)  # by last location open, find and number: looks they take
        self.reckon_costs()
        most: i64 = -1
        locked_out: i64 = 0 if self.tray[IRON_KEY] else self.finds.free
        for p in range(v.seats):
            if p != seat and not v.cells[ESCAPED + p]:
                tray = tray_of(v, p)
                left: i64 = SLOTS
                for find in range(FINDS):
                    left -= tray[find]
                most = max(most, left)
                if not tray[IRON_KEY]:
                    locked_out += left
        self.look: i64 = LOOK + LOOK * RUSH // (PER_SLOT * max(most, 0) + 1)
        scarce = count(v.lying & v.cells[AT + GARAGE]) < locked_out
        self.tight: i64 = TIGHT * POINT if scarce and not self.finds.open[DESK] else 0
        self.best: i64 = -HOPELESS  # what the best plan promises, less the time it takes
        self.wanted: i64 = -1  # the best plan
        self.with_find: Row = zeros(FINDS)  # by find: the best plan with one more that came unforeseen
        self.with_known: Row = zeros(FINDS)  # by find: the best plan with one that plans count on
        self.find_plan: Row = zeros(FINDS)  # those plans,
        self.known_plan: Row = zeros(FINDS)
        self.values: Row = zeros(plans.many)  # and what each promises without it
        for find in range(FINDS):
            self.with_find[find] = -HOPELESS
            self.with_known[find] = -HOPELESS
        self.weigh()

    def reckon_costs(self) -> None:
        """Work out how many looks each find takes, once the locations up to one are open."""
        finds = self.finds
        looks = zeros(FINDS)
        ready = zeros(FINDS)
        left = zeros(FINDS)
        for find in range(FINDS):
            looks[find] = NOWHERE
        for location in range(LOCATIONS):
            total = max(1, finds.hidden[location])
            for find in range(FINDS):
                ready[find] += count(finds.known[location * FINDS + find])
                n = finds.unseen[location * FINDS + find]
                if n and finds.unknown[location]:
                    left[find] += n
                    looks[find] = min(looks[find], max(POINT, OVERLAP * (total + 1) // (n + 1)))
                at = (location * FINDS + find) * NUMBERS
                for k in range(1, NUMBERS):
                    takes: i64 = NOWHERE
                    if k <= ready[find]:
                        takes = POINT
                    elif k <= ready[find] + left[find]:
                        takes = looks[find]
                    self.costs[at + k] = self.costs[at + k - 1] + takes

    def weigh(self) -> None:
        """Find the best plan for the tray as it is, and for a tray with one more find."""
        plans, tray, open, look, tight = self.plans, self.tray, self.finds.open, self.look, self.tight
        for i in range(plans.many):
            at = i * FINDS
            iron, brass = plans.needs[at + IRON_KEY], plans.needs[at + BRASS_KEY]
            room = SLOTS - plans.size[i]  # for keys that stay once they lie
            if tray[IRON_KEY] > iron:
                room -= 1
            if tray[BRASS_KEY] > brass:
                room -= 1
            if room < 0:
                continue
            farthest: i64 = SAFE if open[SAFE] or brass else DESK if open[DESK] or iron else GARAGE
            costs = farthest * FINDS * NUMBERS
            spent: i64 = 0
            spare = SLOTS - plans.size[i]  # slots that may hold anything
            for find in range(FINDS):
                short = plans.needs[at + find] - tray[find]
                if short > 0:
                    spent += self.costs[costs + find * NUMBERS + short]
                elif short < 0:
                    spare += short
            spent += POINT * (spare if spare > 0 else -spare)  # each takes a find, or one must go that is in the way
            locked: i64 = 0 if iron else self.finds.free * tight
            value = plans.worth[i] - look * (spent + locked) // POINT
            self.values[i] = value
            if value > self.best:
                self.best, self.wanted = value, i
            for find in range(FINDS):
                short = plans.needs[at + find] - tray[find]
                if short <= 0 and is_key(find) and (tray[find] or not room):
                    continue
                gain: i64 = POINT if short > 0 or spare > 0 else -POINT
                if find == IRON_KEY:
                    gain += locked
                worth = value + look * gain // POINT
                if worth > self.with_known[find]:
                    self.with_known[find], self.known_plan[find] = worth, i
                if short > 0:
                    cost = costs + find * NUMBERS + short
                    gain = self.costs[cost] - self.costs[cost - 1]
                worth = value + look * gain // POINT
                if worth > self.with_find[find]:
                    self.with_find[find], self.find_plan[find] = worth, i

    def known_worth(self, find: i64) -> i64:
        """What it leads to if a tile is taken that is known to show a find."""
        sure: i64 = SURE if self.needs(find) > self.tray[find] else 0
        return self.with_known[find] - self.look + sure

    def look_worth(self, location: i64) -> i64:
        """What it leads to if a tile is taken that it has not seen."""
        total: i64 = 0
        for find in range(FINDS):
            total += self.finds.unseen[location * FINDS + find] * max(self.best, self.with_find[find])
        return total // max(1, self.finds.hidden[location]) - self.look

    def reach_worth(self, tile: One) -> i64:
        """What it leads to if a tile is taken up."""
        for location in range(LOCATIONS):
            if self.finds.unknown[location] & tile:
                return self.look_worth(location)
        find = self.finds.known_find(tile)
        return self.known_worth(find) if find >= 0 else -HOPELESS

    def onward(self) -> tuple[i64, Set]:
        """With room in the tray, what it leads to if it reaches on, and the tiles to reach for: known ones, or not."""
        finds = self.finds
        best: i64 = -2 * HOPELESS
        tiles: i64 = 0
        for find in range(FINDS):
            known = finds.within_reach(find)
            if known:
                worth = self.known_worth(find)
                if worth > best:
                    best, tiles = worth, known
        for location in range(LOCATIONS):
            if finds.unknown[location] and finds.open[location]:
                worth = self.look_worth(location)
                if worth > best:
                    best, tiles = worth, finds.unknown[location]
        return best, tiles

    def needs(self, find: i64) -> i64:
        """How many of a find the best plan takes."""
        return self.plans.needs[self.wanted * FINDS + find]

    def unwanted(self, find: i64) -> bool:
        """Whether the tray has more of a find than the best plan has use for; a key stays anyway."""
        return self.tray[find] > self.needs(find) and not is_key(find)
