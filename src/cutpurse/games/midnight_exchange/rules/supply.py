"""Midnight Exchange: the cloth bag and the pile, and what is laid out from them (ME-1.2, ME-1.4, ME-5.1, ME-6.1)."""

from __future__ import annotations

from mypy_extensions import i64

from cutpurse.games.midnight_exchange.events import ArtLaid, Boxed, CardLaid, MarketsOpened, RummageBegan
from cutpurse.games.midnight_exchange.pieces import (
    BOXED_ART,
    BOXED_CARDS,
    FINDS,
    KINDS,
    MARKETS,
    SIDES,
)
from cutpurse.games.midnight_exchange.state import IN_BAG, SIDE, MidnightExchange
from cutpurse.kernel.chance import Chance, lot, pool
from cutpurse.kernel.sets import index, row


def open_markets(s: MidnightExchange, chance: Chance) -> None:
    """As many markets as players, those agreed on or by lot (ME-1.2)."""
    sides = [0] * MARKETS
    if s.markets:
        for market in range(MARKETS):
            sides[market] = int(s.markets >> (2 * market) & 3)
    else:
        order = row(list(range(MARKETS)))
        chance.shuffle(order)
        for i in range(s.seats):
            sides[order[i]] = int(chance.below(SIDES)) + 1
    MarketsOpened.emit(s, sides)


def box_a_third(s: MidnightExchange, chance: Chance) -> None:
    """What two players do without (ME-1.4)."""
    art = [0] * KINDS
    left = s.cells[IN_BAG : IN_BAG + KINDS]
    for n in range(BOXED_ART):
        kind = lot(left, 0, chance.below(s.bag_left - n))
        left[kind] -= 1
        art[kind] += 1
    cards: i64 = 0
    for _ in range(BOXED_CARDS):
        cards |= chance.draw(s.pile & ~cards)
    Boxed.emit(s, art, cards, BOXED_ART, BOXED_CARDS)


def from_bag(s: MidnightExchange, chance: Chance) -> i64:
    """The kind of the object that a blind hand draws from the cloth bag (ME-1.3)."""
    return lot(s.cells, IN_BAG, chance.below(s.bag_left))


def fill_markets(s: MidnightExchange, chance: Chance) -> bool:
    """Art for every free space, then a card for every notch; False if the game ends over it (ME-6.1)."""
    for market in range(MARKETS):
        if s.cells[SIDE + market]:
            for space in range(s.faces.spaces[market]):
                if not s.offer(market, space):
                    if not s.bag_left:
                        return False
                    ArtLaid.emit(s, market, space, from_bag(s, chance))
    if not s.bag_left:
        return False
    for market in range(MARKETS):
        if s.cells[SIDE + market]:
            for notch in range(s.faces.notches[market]):
                if not s.notch(market, notch):
                    if not s.pile_left:
                        return False
                    CardLaid.emit(s, market, notch, index(chance.draw(s.pile)))
    return True


def lay_tiles(s: MidnightExchange, chance: Chance) -> None:
    """All 54 tiles shuffled into the middle, location side up (ME-1.1, ME-5.1)."""
    order = pool(s.faces.tiles)
    chance.shuffle(order)
    places: list[int] = []
    finds: list[int] = []
    for tile in order:
        places.append(int(tile) // FINDS)
        finds.append(int(tile) % FINDS)
    RummageBegan.emit(s, s.round + 1, places, finds)
