"""Greedy Midnight Exchange: knows what the markets pay, fills its tray for them, runs in time, and buys the best."""

from __future__ import annotations

from typing import Final, cast, final

from cutpurse.bots.midnight_exchange.rummage import Rummage, tray_of
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
    LEATHER_BAG,
    PASS,
    PLACE_GOLD,
    PLACE_SILVER,
    REACH,
    RETURNS,
    SLOTS,
    TRADE,
)
from cutpurse.games.midnight_exchange.state import (
    HELD,
    SIDE,
    MidnightExchange,
    collection,
    find_on,
    next_kind,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Command, Menu, Seat, View, seat_bit
from cutpurse.kernel.play import open_frames, waiting
from cutpurse.kernel.sets import Set, members, one

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
        reach = choices(v, seat, REACH)
        if reach:
            return self.reach(v, seat, reach)
        hold = choices(v, seat, HOLD)
        if hold:
            return pick(HOLD, hold, BACK_DOWN if not hold & KEEP or self.rejects(v, seat) else KEEP)
        placed = placing(v, seat)
        if placed is not None:
            return placed
        trades = choices(v, seat, TRADE)
        return trade(v, seat, trades) if trades else DONE.listed(choices(v, seat, DONE))[0]

    def planned(self, v: MidnightExchange, seat: Seat) -> list[Plan]:
        """What might be bought after this rummage: the same from its beginning to its end."""
        read = (int(seat), int(v.bag_left), *v.cells[SIDE:])
        if self.wares is None or read != self.read or self.wares.faces is not v.faces:
            self.read = read
            self.wares = Wares(v, seat)
            self.plans = plans(self.wares, RIVALS / 2)
        return self.plans

    def reach(self, v: MidnightExchange, seat: Seat, allowed: Set) -> Command:
        """With an empty hand: run, make room for something better, take a tile it knows, or look at one."""
        rummage = Rummage(v, seat, self.planned(v, seat))
        assert self.wares is not None
        if allowed & ESCAPE:
            unwanted = rummage.unwanted()
            if not unwanted or rummage.best < haul(self.wares, self.wares.offers, rummage.tray, RIVALS / 2) + CLEARLY:
                return pick(REACH, allowed, ESCAPE)
            return take_out(v, seat, allowed, unwanted)
        tiles = [tile for tile in rummage.onward()[1] if allowed & one(tile)]
        if not tiles:  # nothing lies within reach: all it can do is to turn a find over until somebody runs
            return take_out(v, seat, allowed, list(range(FINDS)))
        return pick(REACH, allowed, one(tiles[self.chance.below(len(tiles))]))

    def rejects(self, v: MidnightExchange, seat: Seat) -> bool:
        """Whether the tile in hand leads less far than whatever could be reached for without it."""
        rummage = Rummage(v, seat, self.planned(v, seat))
        find = int(v.find(v.cells[HELD + seat] - 1))
        return rummage.with_find[find] < rummage.onward()[0]


def choices(v: MidnightExchange, seat: Seat, menu: Menu) -> Set:
    """What a seat may choose from a menu now; nothing where the table does not offer it, or does not ask the seat."""
    if waiting(v) & seat_bit(seat):
        for frame in open_frames(v):
            if frame.menu is menu:
                return frame.options(v, seat)[0]
    return 0


def pick(menu: Menu, allowed: Set, wanted: Set) -> Command:
    """The first of the wanted choices that is allowed, else the first that is allowed: always one of the options."""
    return menu.listed(allowed & wanted or allowed)[0]


def take_out(v: MidnightExchange, seat: Seat, allowed: Set, finds: list[int]) -> Command:
    """Take the first of these finds out of the tray that may go."""
    slots = [one(RETURNS + slot) for slot in range(SLOTS) if find_on(v, seat, slot) in finds]
    return pick(REACH, allowed, sum(slots))


# --- trading ---
def trade(v: MidnightExchange, seat: Seat, allowed: Set) -> Command:
    """The purchase that brings most, together with what the rest of the tray can buy once the others were there."""
    wares = Wares(v, seat)
    tray = tray_of(v, seat)
    best, choice = 0.0, int(PASS)
    for market, offers in enumerate(wares.offers):
        if offers and allowed & offers[0][1]:
            rest = [a - b for a, b in zip(tray, wares.prices[market], strict=True)]
            left = [*wares.offers[:market], offers[1:], *wares.offers[market + 1 :]]
            worth = offers[0][0] + haul(wares, left, rest, RIVALS)
            if worth > best:
                best, choice = worth, offers[0][1]
    if allowed & BAG and v.bag_left:  # it never ends the game by giving a leather bag for nothing
        tray[LEATHER_BAG] -= 1
        if wares.bag + haul(wares, wares.offers, tray, RIVALS) > best:
            choice = int(BAG)
    return pick(TRADE, allowed, choice)


def placing(v: MidnightExchange, seat: Seat) -> Command | None:
    """Stored art that may go onto a collection, and that no other collection of its seat will ever ask for."""
    row = [int(card) for card in (collection(v, seat, n) for n in range(IN_ROW)) if card >= 0]
    steps = [(choice, menu) for menu in (PLACE_SILVER, PLACE_GOLD) for choice in members(choices(v, seat, menu))]
    for choice, menu in sorted(steps, key=lambda step: step[0] % IN_ROW):
        card = row[choice % IN_ROW]
        kind = int(next_kind(v, card))
        rivals = [other for other in row if other != card and kind in read_card(v.faces, other, 0).wants]
        if not any(next_kind(v, other) >= 0 for other in rivals):
            return menu.commands[choice]
    return None
