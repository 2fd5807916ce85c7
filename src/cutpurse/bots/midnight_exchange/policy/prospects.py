"""What a rummage of Midnight Exchange leads to if a seat goes on as well as it can, worked out backwards (ME-2, ME-3).

Time is counted in looks: a tile is taken up, and kept or put back. The others are taken for hands as quick as ours that
keep every other tile; what they keep does not matter here, but when they run. From the last look backwards, every tray
that can still come about gets what it promises: a look at a location brings each find as often as it is still unseen,
kept only where that promises more; a tile that is known is sure; a full tray runs.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cutpurse.bots.midnight_exchange.policy.rummage import Finds, is_key
from cutpurse.bots.midnight_exchange.policy.valuation import POINT, Plans, Wares
from cutpurse.games.midnight_exchange.pieces import (
    BRASS_KEY,
    DESK,
    FINDS,
    GARAGE,
    IRON_KEY,
    LOCATIONS,
    SLOTS,
)
from cutpurse.games.midnight_exchange.state import ESCAPED, HELD, SEEN, MidnightExchange, in_tray
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import Row, Set, count, one, row, zeros

LOOKS: Final = 32  # as far as it looks ahead
FILLS: Final = 500  # of a thousand tiles that somebody looks at, those that are kept
SHUNNED: Final = 500  # how much rarer what buys something is among the tiles that others put back, in thousandths
CERTAIN: Final = 1_000_000  # chances are counted in millionths
NUMBERS: Final = SLOTS + 1


@final
class Trays:
    """All that a tray can hold, smaller trays first: how often each find lies there, and what one more makes of it."""

    def __init__(self) -> None:
        self.ids: dict[int, int] = {0: 0}  # by the counts in digits of eight
        packed: list[int] = [0]
        sizes: list[int] = [0]
        at = 0
        while at < len(packed):
            if sizes[at] < SLOTS:
                for find in range(FINDS):
                    more = packed[at] + 8**find
                    if more not in self.ids and not (is_key(find) and packed[at] // 8**find % 8):
                        self.ids[more] = len(packed)
                        packed.append(more)
                        sizes.append(sizes[at] + 1)
            at += 1
        self.many: i64 = len(packed)
        self.sizes: Row = row(sizes)
        self.counts: Row = zeros(self.many * FINDS)
        self.more: Row = zeros(self.many * FINDS)  # by tray and find, the tray with one more; -1 for none
        for i in range(len(packed)):
            for find in range(FINDS):
                self.counts[i * FINDS + find] = packed[i] // 8**find % 8
                self.more[i * FINDS + find] = self.ids.get(packed[i] + 8**find, -1)

    def id(self, tray: Row) -> i64:
        """The number of a tray with these finds."""
        packed: i64 = 0
        for i in range(FINDS):
            packed = packed * 8 + tray[FINDS - 1 - i]
        return self.ids[int(packed)]


ALL_TRAYS: Final[list[Trays]] = []  # made when first needed


def all_trays() -> Trays:
    """The trays there can be, made once."""
    if not ALL_TRAYS:
        ALL_TRAYS.append(Trays())
    return ALL_TRAYS[0]


@final
class TrayWorths:
    """What every tray brings in the trade that follows, to who trades first and to who trades last."""

    def __init__(self, wares: Wares, rivals: i64) -> None:
        trays = all_trays()
        self.useful: i64 = 0  # finds that some purchase asks for
        self.first: Row = self.table(trays, wares, 0, rivals)
        self.last: Row = self.table(trays, wares, rivals, rivals)

    def table(self, trays: Trays, wares: Wares, head_start: i64, rivals: i64) -> Row:
        """By tray, the best that can be bought with it or with a part of it."""
        found = zeros(trays.many)
        plans = Plans(wares, head_start, rivals, SLOTS, False)
        for i in range(plans.many):
            needs = zeros(FINDS)
            for find in range(FINDS):
                needs[find] = plans.needs[i * FINDS + find]
                if needs[find] and plans.worth[i]:
                    self.useful |= one(find)
            at = trays.id(needs)
            found[at] = max(found[at], plans.worth[i])
        for at in range(trays.many):
            for find in range(FINDS):
                more = trays.more[at * FINDS + find]
                if more >= 0 and found[more] < found[at]:
                    found[more] = found[at]
        return found


@final
class Pace:
    """When the others will run, by looks from now: how likely all have, how many have, what running first spoils."""

    def __init__(self, v: MidnightExchange, seat: Seat, spoils: i64) -> None:
        self.stop: Row = zeros(LOOKS + 1)  # how likely the rummage ends for this seat in this look, if it had not
        self.ahead: Row = zeros(LOOKS + 1)  # how many have run before it
        self.spoil: Row = zeros(LOOKS + 1)  # what the last one loses if this seat runs now
        others: i64 = v.seats - 1
        escaped: i64 = v.escapes
        rivals: list[int] = []
        for p in range(v.seats):
            if p != seat and not v.cells[ESCAPED + p]:
                rivals.append(int(p))
        many: i64 = len(rivals)
        done = zeros(many * (LOOKS + 1))
        missing = zeros(many * (LOOKS + 1))
        for i in range(many):
            self.follow(v, rivals[i], done, missing, i * (LOOKS + 1))
        before: i64 = 0
        for t in range(LOOKS + 1):
            all_done: i64 = CERTAIN
            ran = escaped * CERTAIN
            spoilt: i64 = 0
            for i in range(many):
                at = i * (LOOKS + 1) + t
                all_done = all_done * done[at] // CERTAIN
                ran += done[at]
                alone = missing[at]
                for j in range(many):
                    if j != i:
                        alone = alone * done[j * (LOOKS + 1) + t] // CERTAIN
                spoilt += alone
            left = max(1, CERTAIN - all_done)
            self.spoil[t] = spoils * spoilt // left // others
            self.ahead[t] = max(0, min((others - 1) * CERTAIN, (ran - others * all_done) * CERTAIN // left))
            if t:
                self.stop[t - 1] = min(CERTAIN, (all_done - before) * CERTAIN // max(1, CERTAIN - before))
            before = all_done
        self.stop[LOOKS] = CERTAIN

    def follow(self, v: MidnightExchange, p: Seat, done: Row, missing: Row, at: i64) -> None:
        """How likely a seat has run by each look, and how many tiles it lacks on average if it has not."""
        free = SLOTS - in_tray(v, p)
        holds = v.cells[HELD + p] != 0
        chances = zeros(NUMBERS)  # by slots that are free
        chances[free] = CERTAIN
        full: i64 = chances[0]
        for t in range(LOOKS + 1):
            before = full
            full = chances[0]
            if t:
                done[at + t] = full if holds else (full + before) // 2
            for n in range(1, NUMBERS):
                missing[at + t] += n * chances[n]
            for n in range(1, NUMBERS):
                filled = chances[n] * FILLS // POINT
                chances[n] -= filled
                chances[n - 1] += filled


@final
class Prospects:
    """What each tray promises that a seat can still come to."""

    def __init__(self, v: MidnightExchange, seat: Seat, worths: TrayWorths, spoils: i64) -> None:
        self.trays = all_trays()
        self.worths = worths
        self.finds = Finds(v, seat)
        self.others: i64 = v.seats - 1
        self.pace = Pace(v, seat, spoils)
        self.junk: i64 = -1  # stands for all finds that buy nothing
        self.stands: Row = zeros(FINDS)  # by find, the one that stands for it
        for find in range(FINDS):
            useless = not is_key(find) and not worths.useful & one(find)
            if useless and self.junk < 0:
                self.junk = find
            self.stands[find] = self.junk if useless else find
        self.tray: Row = self.merged(self.finds.tray)
        self.fresh: Row = zeros(LOCATIONS)  # tiles that nobody has looked at yet, or else any that are unknown
        self.known: Row = zeros(LOCATIONS * FINDS)  # how many tiles are known, by location and find
        self.chances: Row = zeros(LOCATIONS * FINDS * NUMBERS)  # of a find, by how many of it were taken from now on
        self.look_around(v, seat)
        self.now: Row = zeros(0)  # by tray: what it promises now,
        self.soon: Row = zeros(0)  # and one look later

    def merged(self, tray: Row) -> Row:
        """A tray with all that buys nothing counted as one find."""
        found = zeros(FINDS)
        for find in range(FINDS):
            found[self.stands[find]] += tray[find]
        return found

    def look_around(self, v: MidnightExchange, seat: Seat) -> None:
        """Work out how likely a look at each location brings each find; what others put back is seldom worth having."""
        finds = self.finds
        seen: i64 = 0
        for p in range(v.seats):
            if p != seat and v.memory:
                seen |= v.cells[SEEN + p]
        there = zeros(LOCATIONS * FINDS)
        total = zeros(FINDS)
        for location in range(LOCATIONS):
            unknown = finds.unknown[location]
            fresh = unknown & ~seen
            self.fresh[location] = fresh if fresh else unknown
            for find in range(FINDS):
                at = location * FINDS + find
                self.known[location * FINDS + self.stands[find]] += count(finds.known[at])
                there[location * FINDS + self.stands[find]] += finds.unseen[at] * POINT
            spurned = count(unknown & seen) * POINT if fresh else 0
            weight: i64 = 0
            for find in range(FINDS):
                weight += there[location * FINDS + find] * (POINT if find == self.junk else SHUNNED) // POINT
            if weight:
                spurned = min(spurned, weight)
                for find in range(FINDS):
                    at = location * FINDS + find
                    there[at] -= there[at] * (POINT if find == self.junk else SHUNNED) // POINT * spurned // weight
            for find in range(FINDS):
                total[find] += there[location * FINDS + find]
                total[find] += self.known[location * FINDS + find] * POINT
        for location in range(LOCATIONS):
            among: i64 = 0
            for find in range(FINDS):
                among += there[location * FINDS + find]
            if among and self.fresh[location]:
                for find in range(FINDS):
                    n = there[location * FINDS + find]
                    for taken in range(NUMBERS):
                        left = max(0, total[find] - taken * POINT) if find != self.junk else total[find]
                        at = (location * FINDS + find) * NUMBERS + taken
                        self.chances[at] = CERTAIN * n // among * left // max(1, total[find])

    def solve(self, root: i64, begin: i64) -> i64:
        """Work out what the trays promise that come of one, from the last look back to look `begin`; what it does."""
        trays, pace = self.trays, self.pace
        reached = zeros(trays.many)
        reached[root] = 1
        order: list[int] = []
        for at in range(root, trays.many):
            if reached[at]:
                order.append(int(at))
                for find in range(FINDS):
                    more = trays.more[at * FINDS + find]
                    if more >= 0 and self.stands[find] == find:
                        reached[more] = 1
        last = self.worths.last
        soon = zeros(trays.many)
        now = zeros(trays.many)
        for at in order:
            soon[at] = last[at]
        t: i64 = LOOKS - 1
        while t > 0 and pace.stop[t - 1] >= CERTAIN - 1000:
            t -= 1
        while t >= begin:
            stop = pace.stop[t]
            for at in order:
                if trays.sizes[at] == SLOTS:
                    ends = stop // 2
                    worth = self.escape_worth(at, t)
                else:
                    ends = stop
                    worth = self.best_of(root, at, soon)
                now[at] = worth + (last[at] - worth) * ends // CERTAIN
            now, soon = soon, now
            t -= 1
        self.now, self.soon = soon, now
        return soon[root]

    def escape_worth(self, tray: i64, t: i64) -> i64:
        """What a full tray brings to who runs now."""
        first, last = self.worths.first[tray], self.worths.last[tray]
        return first + (last - first) * self.pace.ahead[t] // self.others // CERTAIN + self.pace.spoil[t]

    def best_of(self, root: i64, tray: i64, soon: Row) -> i64:
        """What the best motion leads to with room in the tray."""
        best = soon[tray]
        for location in range(LOCATIONS):
            if self.opens(tray, location):
                worth = self.look_worth(root, tray, location, soon)
                if worth > best:
                    best = worth
        for find in range(FINDS):
            more = self.trays.more[tray * FINDS + find]
            if more >= 0 and soon[more] > best and self.has_known(root, tray, find):
                best = soon[more]
        return best

    def opens(self, tray: i64, location: i64) -> bool:
        """Whether a location is open to who has this tray (ME-2.4)."""
        if location == GARAGE:
            return True
        return self.trays.counts[tray * FINDS + (IRON_KEY if location == DESK else BRASS_KEY)] > 0

    def look_worth(self, root: i64, tray: i64, location: i64, soon: Row) -> i64:
        """What a look at an unknown tile leads to."""
        trays, stay = self.trays, soon[tray]
        gain: i64 = 0
        for find in range(FINDS):
            more = trays.more[tray * FINDS + find]
            if more >= 0 and soon[more] > stay:
                taken = trays.counts[tray * FINDS + find] - trays.counts[root * FINDS + find]
                gain += self.chances[(location * FINDS + find) * NUMBERS + taken] * (soon[more] - stay)
        return stay + gain // CERTAIN

    def has_known(self, root: i64, tray: i64, find: i64) -> bool:
        """Whether a tile lies within reach that is known to show a find, and was not taken meanwhile."""
        n: i64 = self.trays.counts[root * FINDS + find] - self.trays.counts[tray * FINDS + find]
        for location in range(LOCATIONS):
            if self.known[location * FINDS + find] and self.opens(tray, location):
                n += self.known[location * FINDS + find]
        return n > 0

    # --- what to do ---
    def reach(self) -> tuple[i64, Set]:
        """With room in the tray: what the best reach promises, and the tiles it may be for."""
        root = self.trays.id(self.tray)
        self.solve(root, 0)
        best: i64 = -1
        tiles: i64 = 0
        for location in range(LOCATIONS):
            if self.fresh[location] and self.opens(root, location):
                worth = self.look_worth(root, root, location, self.soon)
                if worth > best:
                    best, tiles = worth, self.fresh[location]
        for find in range(FINDS):
            known = self.finds.within_reach(find)
            more = self.trays.more[root * FINDS + self.stands[find]]
            if known and more >= 0 and self.soon[more] >= best:
                best, tiles = self.soon[more], known
        return best, tiles

    def keeps(self, find: i64) -> bool:
        """Whether the tile in hand goes into the tray."""
        root = self.trays.id(self.tray)
        more = self.trays.more[root * FINDS + self.stands[find]]
        if more < 0:
            return False
        self.solve(root, 0)
        return self.now[more] >= self.now[root]

    def gives_up(self) -> i64:
        """With a full tray: the find to put back in the hope for a better one; -1 to run."""
        best = self.escape_worth(self.trays.id(self.tray), 0)
        found: i64 = -1
        for find in range(FINDS):
            if self.finds.tray[find] and not is_key(find):
                self.tray[self.stands[find]] -= 1
                worth = self.solve(self.trays.id(self.tray), 1)
                self.tray[self.stands[find]] += 1
                if worth > best:
                    best, found = worth, find
        return found
