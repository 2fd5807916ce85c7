"""Swindler: bags, the piles of orders, dealers and accomplices, and the police raids among them (SW-3, SW-5, SW-6)."""

from __future__ import annotations

from mypy_extensions import i64

from cutpurse.games.swindler.events.rounds import (
    AccompliceDrawn,
    AccomplicesShuffled,
    DealerCame,
    DealersShuffled,
    HandedIn,
    Jailed,
    RaidEnded,
    RaidHit,
)
from cutpurse.games.swindler.pieces import CARDS, FIRST_KIND, KINDS, OPEN_DEALERS, OPEN_ORDERS, ORDERS_A
from cutpurse.games.swindler.state import (
    BAG,
    DEALER,
    GONE,
    JAILED,
    LOOT,
    ORDER,
    PILE,
    Swindler,
    bag_loot,
    goes_to_jail,
    hands_in,
    kinds_at,
)
from cutpurse.kernel.chance import Chance, lot
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import Set, count, index, one


# --- the bags ---
def tile_from(s: Swindler, bag: i64, chance: Chance) -> i64:
    """Reach into a bag: a kind of tile, or -1 for a skull."""
    loot = bag_loot(s, bag)
    n = chance.below(loot + s.faces.skulls[bag])
    if n >= loot:
        return -1
    first: i64 = FIRST_KIND[bag]
    return first + lot(s.cells, BAG + first, n)


# --- the piles ---
def refill_dealers(s: Swindler, chance: Chance) -> None:
    """Three dealers lie open; after the last of the pile, the discards are a new one at once (SW-5.1)."""
    for stall in range(OPEN_DEALERS):
        if s.cells[DEALER + stall]:
            continue
        pile_up_dealers(s)
        if s.dealer_pile:
            DealerCame.emit(s, stall, index(chance.draw(s.dealer_pile)))
            pile_up_dealers(s)


def pile_up_dealers(s: Swindler) -> None:
    """Where the pile of dealers is empty, the discards are the new one."""
    if not s.dealer_pile and s.dealer_gone:
        DealersShuffled.emit(s)


def next_cards(s: Swindler) -> Set:
    """The cards of which one is on top of the order pile: A cards lie above B cards (SW-1.2)."""
    a_cards = one(ORDERS_A) - 1
    return s.pile & a_cards if s.a_left else s.pile & ~a_cards


def free_slot(s: Swindler) -> i64:
    """The first place without an order; OPEN_ORDERS if there is none."""
    slot: i64 = 0
    while slot < OPEN_ORDERS and s.cells[ORDER + slot]:
        slot += 1
    return slot


def cards_to_hire(s: Swindler) -> i64:
    """Accomplices on the pile and among the discards."""
    found = s.undrawn
    for c in range(CARDS):
        found += s.cells[GONE + c]
    return found


def draw_accomplice(s: Swindler, seat: Seat, chance: Chance) -> None:
    """A card from the pile; after the last one, the discards are a new pile at once (SW-6.1). None if there is none.

    The pile is empty beforehand where nothing had been discarded when it ran out.
    """
    pile_up_accomplices(s)
    if s.undrawn:
        AccompliceDrawn.emit(s, seat, lot(s.cells, PILE, chance.below(s.undrawn)))
        pile_up_accomplices(s)


def pile_up_accomplices(s: Swindler) -> None:
    """Where the pile of accomplices is empty, the discards are the new one."""
    if not s.undrawn and cards_to_hire(s):
        AccomplicesShuffled.emit(s)


# --- 5.4 to 5.6: raids ---
def carry_out(s: Swindler, place: i64) -> i64:
    """Take the raid on from this place in turn order (SW-5.6); the place of who must choose tiles, or -1 at its end."""
    while place < s.seats:
        seat = (s.active + place) % s.seats
        if not s.cells[JAILED + seat]:
            owed = hands_in(s, seat)
            if owed:
                RaidHit.emit(s, seat, owed)
                hand_in_all(s, seat)
                if s.owed:
                    return place
            jail(s, seat)
        place += 1
    RaidEnded.emit(s)
    return -1


def hand_in_all(s: Swindler, seat: Seat) -> None:
    """Hand in what there is no choice about."""
    while s.owed and count(kinds_at(s, LOOT + seat * KINDS)) == 1:
        HandedIn.emit(s, seat, index(kinds_at(s, LOOT + seat * KINDS)))


def jail(s: Swindler, seat: Seat) -> None:
    """Enough posters: one goes back, and the seat to jail (SW-5.5, SW-9.3)."""
    if goes_to_jail(s, seat):
        Jailed.emit(s, seat)
