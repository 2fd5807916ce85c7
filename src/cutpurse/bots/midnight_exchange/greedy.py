"""Greedy Midnight Exchange: knows what the markets pay, fills its tray for them, runs in time, and buys the best."""

from __future__ import annotations

from typing import Final, cast, final

from cutpurse.bots.midnight_exchange.rummage import KEYS, Rummage, tray_of
from cutpurse.bots.midnight_exchange.valuation import RIVALS, Plan, Wares, haul, plans, read_card
from cutpurse.bots.player import Bot
from cutpurse.games.midnight_exchange.pieces import (
    BACK_DOWN,
    BAG,
    DONE,
    ESCAPE,
    FINDS,
    HOLD,
    IN_ROW,
    KEEP,
    KINDS,
    LEATHER_BAG,
    PASS,
    PLACE_GOLD,
    PLACE_SILVER,
    REACH,
    RETURNS,
    SILVER,
    SLOTS,
    TRADE,
)
from cutpurse.games.midnight_exchange.rules.rummage import RUMMAGING
from cutpurse.games.midnight_exchange.rules.trade import TRADING
from cutpurse.games.midnight_exchange.state import (
    FIND,
    HELD,
    SIDE,
    STORE,
    MidnightExchange,
    collection,
    find_on,
    next_kind,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Command, Menu, Seat, View
from cutpurse.kernel.sets import index, one

CLEARLY: Final = 0.5  # points that a swap must promise before a full tray waits for it


@final
class GreedyMidnightExchange(Bot):
    """Weighs purchases against the time they take to pay for."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.chance = Chance(seed % 2**62)  # which of many unknown tiles: two bots must not want the same
        self.read: tuple[int, ...] = ()  # the markets and belongings that wares and plans were made from
        self.wares: Wares | None = None
        self.plans: list[Plan] = []

    def choose(self, view: View, seat: Seat) -> Command:
        v = cast(MidnightExchange, view)
        assert v.stack is not None
        if v.stack.frame is RUMMAGING:
            rummage = Rummage(v, seat, self.planned(v, seat))
            return hold(v, seat, rummage) if v.cells[HELD + seat] else self.reach(v, seat, rummage)
        placed = placing(v, seat)
        if placed is not None:
            return placed
        return trade(v, seat) if v.stack.frame is TRADING else DONE.commands[0]

    def planned(self, v: MidnightExchange, seat: Seat) -> list[Plan]:
        """What might be bought after this rummage: the same from its beginning to its end."""
        read = (int(seat), int(v.bag_left), *v.cells[SIDE:])
        if self.wares is None or read != self.read or self.wares.faces is not v.faces:
            self.read = read
            self.wares = Wares(v, seat)
            self.plans = plans(self.wares, RIVALS / 2)
        return self.plans

    def reach(self, v: MidnightExchange, seat: Seat, rummage: Rummage) -> Command:
        """With an empty hand: run, make room for something better, take a tile it knows, or look at one."""
        assert self.wares is not None
        if not rummage.free:
            unwanted = rummage.unwanted()
            if not unwanted or rummage.best < haul(self.wares, self.wares.offers, rummage.tray, RIVALS / 2) + CLEARLY:
                return command(REACH, ESCAPE)
            return take_out(v, seat, unwanted)
        _, tiles = rummage.onward()
        if not tiles:  # nothing lies within reach: all it can do is to turn a find over until somebody runs
            return take_out(v, seat, list(range(FINDS)))
        return command(REACH, one(tiles[self.chance.below(len(tiles))]))


def command(menu: Menu, choice: int) -> Command:
    """A choice of a menu as a command."""
    return menu.commands[index(choice)]


def take_out(v: MidnightExchange, seat: Seat, finds: list[int]) -> Command:
    """Take one of these finds out of the tray, no key."""
    slots = [slot for slot in range(SLOTS) if find_on(v, seat, slot) in finds]
    loose = [slot for slot in slots if find_on(v, seat, slot) not in KEYS]
    return command(REACH, one(RETURNS + loose[0]))


def hold(v: MidnightExchange, seat: Seat, rummage: Rummage) -> Command:
    """With a tile in hand: keep it if that leads further than whatever could be reached for without it."""
    find = int(v.cells[FIND + v.cells[HELD + seat] - 1]) - 1
    second_key = find in KEYS and rummage.tray[find]
    if not rummage.free or second_key or rummage.with_find[find] < rummage.onward()[0]:
        return command(HOLD, BACK_DOWN)
    return command(HOLD, KEEP)


# --- trading ---
def trade(v: MidnightExchange, seat: Seat) -> Command:
    """The purchase that brings most, together with what the rest of the tray can buy once the others were there."""
    wares = Wares(v, seat)
    tray = tray_of(v, seat)
    best, choice = 0.0, int(PASS)
    for market, offers in enumerate(wares.offers):
        rest = [a - b for a, b in zip(tray, wares.prices[market], strict=True)] if offers else [-1]
        if min(rest) >= 0:
            left = [*wares.offers[:market], offers[1:], *wares.offers[market + 1 :]]
            worth = offers[0][0] + haul(wares, left, rest, RIVALS)
            if worth > best:
                best, choice = worth, int(one(offers[0][1]))
    if tray[LEATHER_BAG] and v.bag_left:
        tray[LEATHER_BAG] -= 1
        if wares.bag + haul(wares, wares.offers, tray, RIVALS) > best:
            choice = int(BAG)
    return command(TRADE, choice)


def placing(v: MidnightExchange, seat: Seat) -> Command | None:
    """Stored art that fits a collection and that no other one of its seat will ever ask for."""
    if v.auto:
        return None
    row = [int(card) for card in (collection(v, seat, n) for n in range(IN_ROW)) if card >= 0]
    for n, card in enumerate(row):
        kind = int(next_kind(v, card))
        if kind >= 0 and v.cells[STORE + seat * KINDS + kind]:
            rivals = [other for other in row if other != card and kind in read_card(v.faces, other, 0).wants]
            if not any(next_kind(v, other) >= 0 for other in rivals):
                menu, first = (PLACE_SILVER, 0) if kind < SILVER else (PLACE_GOLD, SILVER)
                return menu.commands[(kind - first) * IN_ROW + n]
    return None
