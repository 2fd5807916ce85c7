"""Midnight Exchange: what a viewer knows, and the worlds it cannot tell apart (ME-2.6, ME-2.7, ME-4.5)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cutpurse.games.midnight_exchange.pieces import (
    ART_SPACES,
    BOXED_ART,
    BOXED_CARDS,
    CARDS,
    FINDS,
    KINDS,
    LOCATIONS,
    MARKETS,
    NOTCHES,
    PLAYERS,
    SLOTS,
    STEPS,
    TILES,
)
from cutpurse.games.midnight_exchange.state import (
    ALL_CARDS,
    AT,
    BOXED,
    FIND,
    HELD,
    IN_BAG,
    NOTCH,
    OFFER,
    OWNED,
    SEEN,
    STEP,
    MidnightExchange,
    View,
)
from cutpurse.kernel.chance import Chance, pool
from cutpurse.kernel.core import Seat
from cutpurse.kernel.game import Sampler
from cutpurse.kernel.sets import Row, Set, one


def redact(s: MidnightExchange, viewer: Seat) -> View:
    """The same table with holes: finds the viewer may not see, the bag, the pile, and what was boxed."""
    v = s.clone()
    known = known_finds(s, viewer)
    for tile in range(TILES):
        if not known & one(tile):
            v.cells[FIND + tile] = 0
    for kind in range(KINDS):
        v.cells[IN_BAG + kind] = 0
        v.cells[BOXED + kind] = 0
    v.pile = 0
    v.boxed_cards = 0
    return View(v)


def known_finds(s: MidnightExchange, viewer: Seat) -> Set:
    """The tiles whose find a viewer may know: what lies open and what they hold; with `memory` all they have seen."""
    seated = viewer < s.seats
    if s.memory:
        return s.cells[SEEN + (viewer if seated else PLAYERS)]
    found = s.up
    for p in range(s.seats):
        for slot in range(SLOTS):
            if s.tray(p, slot):
                found |= one(s.tray(p, slot) - 1)
    if seated and s.cells[HELD + viewer]:
        found |= one(s.cells[HELD + viewer] - 1)
    return found


def cards_seen(v: MidnightExchange) -> Set:
    """The prestige cards that lie open or belong to somebody."""
    found: i64 = 0
    for at in range(MARKETS * NOTCHES):
        if v.cells[NOTCH + at]:
            found |= one(v.cells[NOTCH + at] - 1)
    for p in range(v.seats):
        for i in range(v.cells[OWNED + p]):
            found |= one(v.card(p, i))
    return found


def unseen_art(v: MidnightExchange) -> Row:
    """By kind, the art that lies in the bag or was boxed: all but what is in plain sight or was placed."""
    left = v.faces.art[:]
    for at in range(MARKETS * ART_SPACES):
        if v.cells[OFFER + at]:
            left[v.cells[OFFER + at] - 1] -= 1
    for p in range(v.seats):
        for kind in range(KINDS):
            left[kind] -= v.store(p, kind)
    for card in range(CARDS):
        for step in range(v.cells[STEP + card]):
            left[v.faces.track[card * STEPS + step]] -= 1
    return left


@final
class Worlds(Sampler):
    """Ways in which the unseen can lie, each as likely as the shuffle makes it."""

    def __init__(self, view: View, viewer: Seat) -> None:
        self.view: MidnightExchange = view
        self.finds = [self.unseen_finds(location) for location in range(LOCATIONS)]
        self.art = pool(unseen_art(view))
        self.cards: i64 = ALL_CARDS & ~cards_seen(view)
        boxed = view.seats == 2 and view.short
        self.boxed_art: i64 = BOXED_ART if boxed else 0
        self.boxed_cards: i64 = BOXED_CARDS if boxed else 0

    def unseen_finds(self, location: i64) -> Row:
        """The finds of a location whose place the viewer does not know."""
        v = self.view
        left = v.faces.tiles[location * FINDS : (location + 1) * FINDS]
        for tile in range(TILES):
            if v.cells[AT + location] & one(tile) and v.cells[FIND + tile]:
                left[v.find(tile)] -= 1
        return pool(left)

    def world(self, chance: Chance) -> MidnightExchange:
        s = self.view.clone()
        for location in range(LOCATIONS):
            self.hide(s, location, chance)
        order = self.art[:]
        chance.shuffle(order)
        for i in range(len(order)):
            s.cells[(BOXED if i < self.boxed_art else IN_BAG) + order[i]] += 1
        s.pile = self.cards
        for _ in range(self.boxed_cards):
            s.boxed_cards |= chance.draw(s.pile & ~s.boxed_cards)
        s.pile &= ~s.boxed_cards
        return s

    def hide(self, s: MidnightExchange, location: i64, chance: Chance) -> None:
        """Put a find under each tile of a location that the viewer does not know."""
        order = self.finds[location][:]
        chance.shuffle(order)
        n: i64 = 0
        for tile in range(TILES):
            if s.cells[AT + location] & one(tile) and not s.cells[FIND + tile]:
                s.cells[FIND + tile] = order[n] + 1
                n += 1
