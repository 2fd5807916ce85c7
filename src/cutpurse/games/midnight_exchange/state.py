"""Midnight Exchange: everything on the table, and small readings of it."""

from __future__ import annotations

from typing import ClassVar, Final, NewType, final

from mypy_extensions import i64

from cutpurse.games.midnight_exchange.components import ROW, MidnightExchangeFaces
from cutpurse.games.midnight_exchange.pieces import (
    ALL_ART,
    ART_SPACES,
    BRASS_KEY,
    CARDS,
    DESK,
    FINDS,
    GARAGE,
    IRON_KEY,
    KINDS,
    LOCATIONS,
    MARKETS,
    NOTCHES,
    PLAYERS,
    SAFE,
    SIDES,
    SLOTS,
    STEPS,
    TILES,
    USUAL_PATIENCE,
)
from cutpurse.kernel.core import CLOCK, Seat, Stack, State
from cutpurse.kernel.sets import Row, Set, one, zeros

# Where things stand in `cells`. A tile, a find, an object or a card that lies somewhere is counted from 1; 0: none.
FIND: Final = 0  # by tile: what is on its other side; secret
AT: Final = FIND + TILES  # by location: its tiles, a set
SEEN: Final = AT + LOCATIONS  # by viewer, the public last: tiles whose find they have seen this round, a set
HELD: Final = SEEN + PLAYERS + 1  # by seat: the tile in its hand
TRAY: Final = HELD + PLAYERS  # by seat and slot: a tile
SINCE: Final = TRAY + PLAYERS * SLOTS  # by seat: the motion that last changed how many tiles its tray holds (ME-3.3)
ESCAPED: Final = SINCE + PLAYERS  # by seat: the number of its escape tile, until the next rummage (ME-6.4)
SIDE: Final = ESCAPED + PLAYERS  # by market: 1 for side a, 2 for b, 0 if it stays in the box
OFFER: Final = SIDE + MARKETS  # by market and space: an art object
NOTCH: Final = OFFER + MARKETS * ART_SPACES  # by market and notch: a card
IN_BAG: Final = NOTCH + MARKETS * NOTCHES  # by kind: art in the cloth bag; secret
BOXED: Final = IN_BAG + KINDS  # by kind: art that two players do without (ME-1.4); secret
STORE: Final = BOXED + KINDS  # by seat and kind: art in store
CARD: Final = STORE + PLAYERS * KINDS  # by seat and place: its cards, in the order they came
OWNED: Final = CARD + PLAYERS * CARDS  # by seat: how many those are
STEP: Final = OWNED + PLAYERS  # by card: steps of its track that are filled
CELLS: Final = STEP + CARDS

ALL_CARDS: Final = 0xFFFFFF  # one bit for each of 24


@final
class MidnightExchange(State):
    """A table of Midnight Exchange. Holes in a view: finds the viewer may not see, bag and pile, what was boxed."""

    fields: ClassVar[tuple[str, ...]] = (
        "faces", "memory", "auto", "short", "most_rounds", "rummage_seconds", "hold_seconds", "hand_ms", "markets",
        "round", "motion", "escapes", "passed", "trades", "dry", "finale", "lying", "up", "bag_left", "pile",
        "pile_left", "boxed_cards", "cells", "stalled",
    )  # fmt: skip
    written: ClassVar[dict[str, str]] = {"cells": "table"}  # its name in states sent so far
    added: ClassVar[dict[str, int]] = {"stalled": USUAL_PATIENCE}

    def __init__(
        self, seats: i64, stack: Stack | None, turn: Seat, faces: MidnightExchangeFaces, memory: i64, auto: i64,
        short: i64, most_rounds: i64, rummage_seconds: i64, hold_seconds: i64, hand_ms: i64, markets: i64, round: i64,
        motion: i64, escapes: i64, passed: Set, trades: i64, dry: i64, finale: i64, lying: Set, up: Set,
        bag_left: i64, pile: Set, pile_left: i64, boxed_cards: Set, cells: Row, stalled: i64,
    ) -> None:  # fmt: skip
        super().__init__(seats, stack, turn)
        self.faces = faces
        # The options agreed on:
        self.memory: i64 = memory  # does a view keep what was seen? (ME-2.7)
        self.auto: i64 = auto  # is art placed without asking? (ME-4.10)
        self.short: i64 = short  # do two players do without a third of the supplies? (ME-1.4)
        self.most_rounds: i64 = most_rounds  # the last round; 0: there is none (ME-6.5)
        self.rummage_seconds: i64 = rummage_seconds  # how long a rummage lasts; 0: no limit
        self.hold_seconds: i64 = hold_seconds  # how long a hand may hold a tile; 0: no limit (ME-3.3)
        self.hand_ms: i64 = hand_ms  # how long a motion of a hand takes (ME-7.2)
        self.markets: i64 = markets  # which markets there are: two bits for each, as SIDE; 0: by lot (ME-1.2)
        self.round: i64 = round
        self.motion: i64 = motion  # of hands, counted in this round
        self.escapes: i64 = escapes  # escape tiles taken
        self.passed: i64 = passed  # seats that trade no more this round
        self.trades: i64 = trades  # of this round
        self.dry: i64 = dry  # rounds running without any (ME-6.6)
        self.finale: i64 = finale  # has somebody given a leather bag to the empty cloth bag? (ME-6.2)
        self.lying: i64 = lying  # tiles in the middle
        self.up: i64 = up  # tiles in the middle that lie face up
        self.bag_left: i64 = bag_left  # art in the cloth bag
        self.pile: i64 = pile  # prestige cards to come; secret
        self.pile_left: i64 = pile_left  # how many prestige cards are to come
        self.boxed_cards: i64 = boxed_cards  # those two players do without; secret
        self.cells: Row = cells
        self.stalled: i64 = stalled  # an option too: rounds without a trade that end the game; 0: none do (ME-6.6)

    def clone(self) -> MidnightExchange:
        return MidnightExchange(
            self.seats, self.stack, self.turn, self.faces, self.memory, self.auto, self.short, self.most_rounds,
            self.rummage_seconds, self.hold_seconds, self.hand_ms, self.markets, self.round, self.motion,
            self.escapes, self.passed, self.trades, self.dry, self.finale, self.lying, self.up, self.bag_left,
            self.pile, self.pile_left, self.boxed_cards, self.cells[:], self.stalled,
        )  # fmt: skip

    # --- what lies where, counted from 1 unless it says otherwise; in hot loops the rules read `cells` themselves ---
    def find(self, tile: i64) -> i64:
        """The find on the other side of a tile; -1 if a view does not show it."""
        return self.cells[FIND + tile] - 1

    def tray(self, seat: Seat, slot: i64) -> i64:
        """The tile in a slot of a tray."""
        return self.cells[TRAY + seat * SLOTS + slot]

    def store(self, seat: Seat, kind: i64) -> i64:
        """How many art objects of a kind a seat has in store."""
        return self.cells[STORE + seat * KINDS + kind]

    def card(self, seat: Seat, n: i64) -> i64:
        """The prestige card that came to a seat as number n, both from 0."""
        return self.cells[CARD + seat * CARDS + n]

    def offer(self, market: i64, space: i64) -> i64:
        """The art object on a space of a market."""
        return self.cells[OFFER + market * ART_SPACES + space]

    def notch(self, market: i64, notch: i64) -> i64:
        """The prestige card in a notch of a market."""
        return self.cells[NOTCH + market * NOTCHES + notch]


View = NewType("View", MidnightExchange)  # the same class with holes: what one viewer knows


def blank(
    seats: i64, faces: MidnightExchangeFaces, memory: i64, auto: i64, short: i64, most_rounds: i64,
    rummage_seconds: i64, hold_seconds: i64, hand_ms: i64, markets: i64, stalled: i64,
) -> MidnightExchange:  # fmt: skip
    """A table before anything lies on it: all art in the bag, all cards on the pile."""
    cells = zeros(CELLS)
    for kind in range(KINDS):
        cells[IN_BAG + kind] = faces.art[kind]
    return MidnightExchange(
        seats, None, 0, faces, memory, auto, short, most_rounds, rummage_seconds, hold_seconds, hand_ms, markets, 0, 0,
        0, 0, 0, 0, 0, 0, 0, ALL_ART, ALL_CARDS, CARDS, 0, cells, stalled,
    )  # fmt: skip


# --- reading: the rummage ---
def location(s: MidnightExchange, tile: i64) -> i64:
    """Where a tile belongs: its location side tells everybody."""
    if s.cells[AT + GARAGE] & one(tile):
        return GARAGE
    return DESK if s.cells[AT + DESK] & one(tile) else SAFE


def find_on(s: MidnightExchange, seat: Seat, slot: i64) -> i64:
    """The find in a slot of a tray; -1 if it is free."""
    tile = s.cells[TRAY + seat * SLOTS + slot]
    return s.cells[FIND + tile - 1] - 1 if tile else -1


def finds_of(s: MidnightExchange, seat: Seat, find: i64) -> i64:
    """How often a find lies in a tray."""
    found: i64 = 0
    for slot in range(SLOTS):
        if find_on(s, seat, slot) == find:
            found += 1
    return found


def in_tray(s: MidnightExchange, seat: Seat) -> i64:
    """How many tiles a tray holds."""
    found: i64 = 0
    for slot in range(SLOTS):
        if s.cells[TRAY + seat * SLOTS + slot]:
            found += 1
    return found


def free_slot(s: MidnightExchange, seat: Seat) -> i64:
    """The first free slot of a tray; SLOTS if there is none."""
    slot: i64 = 0
    while slot < SLOTS and s.cells[TRAY + seat * SLOTS + slot]:
        slot += 1
    return slot


def open_tiles(s: MidnightExchange, seat: Seat) -> Set:
    """The tiles of the locations that are open to a seat (ME-2.4)."""
    found = s.cells[AT + GARAGE]
    for slot in range(SLOTS):
        find = find_on(s, seat, slot)
        if find == IRON_KEY:
            found |= s.cells[AT + DESK]
        elif find == BRASS_KEY:
            found |= s.cells[AT + SAFE]
    return found


def may_act(s: MidnightExchange, seat: Seat) -> bool:
    """Whether a seat that rummages can move its hand at all."""
    if s.cells[ESCAPED + seat]:
        return False
    if s.cells[HELD + seat] or s.lying & open_tiles(s, seat) or in_tray(s, seat) == SLOTS:
        return True
    for slot in range(SLOTS):
        find = find_on(s, seat, slot)
        if find >= 0 and find != IRON_KEY and find != BRASS_KEY:
            return True
    return False


def next_hand(s: MidnightExchange, seat: Seat) -> Seat:
    """Whose hand a search asks after this one: the next that can move; CLOCK where none can."""
    for i in range(1, s.seats + 1):
        p = (seat + i) % s.seats
        if may_act(s, p):
            return p
    return CLOCK


# --- reading: markets and cards ---
def pays(s: MidnightExchange, seat: Seat, market: i64) -> bool:
    """Whether a tray holds the whole price of a market (ME-4.2)."""
    at = (market * SIDES + s.cells[SIDE + market] - 1) * FINDS
    for find in range(FINDS):
        asked = s.faces.price[at + find]
        if asked and finds_of(s, seat, find) < asked:
            return False
    return True


def collection(s: MidnightExchange, seat: Seat, n: i64) -> i64:
    """The card that is number n, from 0, among the collections of a seat; -1 if there is none."""
    for i in range(s.cells[OWNED + seat]):
        card = s.card(seat, i)
        if s.faces.steps[card]:
            if not n:
                return card
            n -= 1
    return -1


def next_kind(s: MidnightExchange, card: i64) -> i64:
    """The art that the lowest free step of a card asks for; -1 if it has none (ME-4.6)."""
    step = s.cells[STEP + card]
    return s.faces.track[card * STEPS + step] if step < s.faces.steps[card] else -1


def worth(s: MidnightExchange, card: i64) -> i64:
    """What a card counts as it lies (ME-6.3)."""
    return s.faces.points[card * ROW + s.cells[STEP + card]]
