"""Why a motion of a hand in Midnight Exchange is good: what its score is made of (ME-2, ME-3)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cutpurse.bots.midnight_exchange.policy.rummage import HOPELESS, Rummage, is_key
from cutpurse.bots.midnight_exchange.policy.trade import NEVER, in_points
from cutpurse.bots.midnight_exchange.policy.valuation import CLEARLY, POINT, RIVALS, Plans
from cutpurse.bots.search.policy import Feature
from cutpurse.games.midnight_exchange.pieces import (
    BACK_DOWN,
    DESK,
    ESCAPE,
    FIND_NAMES,
    FINDS,
    HOLD,
    IRON_KEY,
    KEEP,
    LOCATION_NAMES,
    LOCATIONS,
    REACH,
    RETURNS,
    SAFE,
)
from cutpurse.games.midnight_exchange.state import CELLS, HELD, MidnightExchange, find_on
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import One, Row, index


@final
class Reasons:
    """The parts of what motions lead to, for one seat at one moment."""

    def __init__(self, v: MidnightExchange, seat: Seat, plans: Plans) -> None:
        self.table = v
        self.read: Row = v.cells[:]
        self.lying: i64 = v.lying
        self.up: i64 = v.up
        self.seat: i64 = seat
        self.plans = plans
        self.rummage = Rummage(v, seat, plans)
        self.haul: i64 = plans.wares.haul(self.rummage.tray, RIVALS // 2, RIVALS, 0)  # what the tray buys as it is
        self.aims: i64 = plans.worth[self.rummage.wanted]  # what the best plan buys

    def still_hold(self, v: MidnightExchange, seat: Seat) -> bool:
        """Whether this is the same table, and nothing on it has moved."""
        if v is not self.table or seat != self.seat or v.lying != self.lying or v.up != self.up:
            return False
        i: i64 = 0
        while i < CELLS and self.read[i] == v.cells[i]:
            i += 1
        return i == CELLS

    def features(self, key: i64) -> list[Feature]:
        """The parts of a score of `rummage_scores`."""
        found = self.reaching(REACH.choice(key)) if REACH.choice(key) else self.holding(HOLD.choice(key))
        total = 0.0
        for feature in found:
            total += feature.value
        return found if total > NEVER - 1e-6 else self.hopeless("")

    def hopeless(self, name: str) -> list[Feature]:
        """The parts of a motion that nobody should make; they can be compared with those of others."""
        return [
            self.going_for(self.aims, self.rummage.best),
            Feature(name, NEVER - float(self.rummage.best) / POINT, {}),
        ]

    def going_for(self, buys: i64, worth: i64) -> Feature:
        """What a plan promises, less the time it takes; of its facts, the points are what it buys."""
        return Feature("buys", float(worth) / POINT, {"points": round(float(buys) / POINT)})

    # --- with an empty hand ---
    def reaching(self, choice: One) -> list[Feature]:
        """What it leads to if a hand reaches for something, or for the door."""
        rummage = self.rummage
        if choice == ESCAPE:
            return [self.going_for(self.haul, self.haul), in_points("run", CLEARLY, {})]
        if index(choice) >= RETURNS:
            find = find_on(self.table, self.seat, index(choice) - RETURNS)
            hasty: i64 = 2 * rummage.look if rummage.finds.free else 0
            missed: i64 = 0 if rummage.unwanted(find) else 2 * rummage.look
            return [self.going_for(self.aims, rummage.best - hasty), in_points("spare", -missed, named(find))]
        if not rummage.finds.free:  # it could only be put back
            return [self.going_for(self.haul, self.haul - rummage.look)]
        return self.taking_up(choice)

    def taking_up(self, tile: One) -> list[Feature]:
        """What it leads to if a tile is taken up with room for it."""
        rummage = self.rummage
        for location in range(LOCATIONS):
            if rummage.finds.unknown[location] & tile:
                hope = rummage.look_worth(location) + rummage.look - rummage.best
                return [
                    self.going_for(self.aims, rummage.best - rummage.look),
                    in_points("hope", hope, {"place": LOCATION_NAMES[int(location)]}),
                ]
        find = rummage.finds.known_find(tile)
        if find < 0 or rummage.with_known[find] == -HOPELESS:
            return self.hopeless("")
        plan = rummage.known_plan[find]
        value = rummage.values[plan]
        gain = rummage.known_worth(find) + rummage.look - value
        return [self.going_for(self.plans.worth[plan], value - rummage.look), self.gained(find, plan, gain)]

    def gained(self, find: i64, plan: i64, worth: i64) -> Feature:
        """What one more find does for a plan: it is asked for, opens a lock, fills a slot, or is in the way."""
        short = self.plans.needs[plan * FINDS + find] - self.rummage.tray[find]
        if is_key(find) and (short > 0 or worth > self.rummage.look):
            place = DESK if find == IRON_KEY else SAFE
            return in_points("opens", worth, {**named(find), "place": LOCATION_NAMES[int(place)]})
        if short > 0:
            return in_points("needed", worth, named(find))
        return in_points("fills" if worth > 0 else "crowds", worth, named(find))

    # --- with a tile in it ---
    def holding(self, choice: One) -> list[Feature]:
        """What it leads to if the tile in hand is kept or put back."""
        rummage = self.rummage
        held = self.table.find(self.table.cells[HELD + self.seat] - 1)
        tiles = rummage.onward()[1]
        if choice == KEEP:
            if rummage.with_find[held] == -HOPELESS:
                return self.hopeless("")
            plan = rummage.find_plan[held]
            value = rummage.values[plan]
            return [
                self.going_for(self.plans.worth[plan], value),
                self.gained(held, plan, rummage.with_find[held] - value),
                Feature("nothing-else", 0.0, {}),
            ]
        if not tiles:
            return self.hopeless("nothing-else")
        onward = self.taking_up(tiles & -tiles)
        find = rummage.finds.known_find(tiles & -tiles)
        look = float(rummage.look) / POINT
        ahead = onward[1].value - look
        shown = 0.0 if choice == BACK_DOWN else -look  # face up it helps the others
        if rummage.finds.free and ahead > 0.0 and not self.crowds(held):
            ahead, shown = ahead + shown, 0.0  # rather say why it goes back than why face down
        return [
            Feature("buys", onward[0].value + look, onward[0].facts),
            Feature("onward", ahead, named(held)) if find < 0 else Feature("rather", ahead, named(find)),
            Feature("crowds", 0.0, named(held)),
            Feature("shows", shown, named(held)),
        ]

    def crowds(self, find: i64) -> bool:
        """Whether one more find would be in the way, or could not be used at all."""
        rummage = self.rummage
        return rummage.with_find[find] < rummage.values[rummage.find_plan[find]]


def named(find: i64) -> dict[str, str | int]:
    """A find as a fact."""
    return {"find": FIND_NAMES[int(find)]}
