"""Swindler: the windows in which accomplices are played, whom they open to, and what fits there (SW-7.3 to SW-7.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cutpurse.games.swindler.pieces import (
    ANGEL,
    ASSASSIN,
    BACKSTABBER,
    BEGGAR,
    CARDS,
    COPYCAT,
    GOLD_DIGGER,
    HUSTLER,
    KINDS,
    KNOW_IT_ALL,
)
from cutpurse.games.swindler.state import (
    COINS,
    FRESH,
    GONE,
    HAND,
    IN_PLAY,
    LOOT,
    POINTS,
    SIZE,
    Swindler,
    bag_loot,
    kinds_at,
    loot_of,
    sum_of,
    swap_sign,
)
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import Set, count, index, one

WINDOW_NAMES: Final = ["start", "bag", "tile", "stop", "skull", "stolen", "hiring"]
START: Final = 0  # a: the start of the turn (SW-7.4)
BAG_NAMED: Final = 1  # b
TILE: Final = 2  # c
STOP: Final = 3  # d
SKULL: Final = 4  # e
STOLEN: Final = 5  # f
HIRING: Final = 6  # h; g is T's alone: see Acting in rules.py


# --- what lies open ---
def unseen(s: Swindler, card: i64) -> i64:
    """How many copies of an accomplice are in hands or on the pile, as everybody can count."""
    return s.faces.cards[card] - s.table[GONE + card] - s.table[IN_PLAY + card]


def could_hold(s: Swindler, seat: Seat, card: i64) -> bool:
    """Whether a seat may have an accomplice, by what lies open (SW-7.3)."""
    if card == HUSTLER and s.hustler:
        return s.hustler == seat + 1
    return s.table[SIZE + seat] > 0 and unseen(s, card) > 0


def holds(s: Swindler, seat: Seat, card: i64) -> bool:
    """Whether a seat has an accomplice: in hand, or the open Hustler."""
    if card == HUSTLER and s.hustler:
        return s.hustler == seat + 1
    return s.table[HAND + seat * CARDS + card] > 0


def richer(s: Swindler, seat: Seat) -> Set:
    """Who has more points than a seat (SW-7.13)."""
    found: i64 = 0
    for p in range(s.seats):
        if s.table[POINTS + p] > s.table[POINTS + seat]:
            found |= one(p)
    return found


def beggable(s: Swindler, seat: Seat) -> bool:
    """Whether somebody with more points has something to give (SW-7.7, SW-7.13)."""
    others = richer(s, seat)
    while others:
        p = index(others & -others)
        others &= others - 1
        if s.table[COINS + p] or loot_of(s, p):
            return True
    return False


def swaps_with(s: Swindler, seat: Seat, partner: Seat) -> Set:
    """The tiles of a partner for which a seat has one to swap: neither equal nor just back again (SW-7.7, SW-7.18)."""
    found: i64 = 0
    if partner != seat:
        for k in range(KINDS):
            if s.table[LOOT + partner * KINDS + k] and swaps_for(s, seat, partner, k):
                found |= one(k)
    return found


def swaps_for(s: Swindler, seat: Seat, partner: Seat, theirs: i64) -> Set:
    """The tiles of its own that a seat may swap for this one."""
    found = kinds_at(s, LOOT + seat * KINDS) & ~one(theirs)
    m = found
    while m:
        yours = index(m & -m)
        m &= m - 1
        if s.last_swap == swap_sign(seat, yours, partner, theirs):
            found &= ~one(yours)
    return found


def swappable(s: Swindler, seat: Seat) -> bool:
    """Whether the Hustler could do something for a seat, once a turn (SW-7.18)."""
    if s.hustled:
        return False
    yours = kinds_at(s, LOOT + seat * KINDS)
    if not yours:
        return False
    for p in range(s.seats):
        if p != seat:
            theirs = kinds_at(s, LOOT + p * KINDS)
            ways = count(yours) * count(theirs) - count(yours & theirs)
            if ways > 1 or (ways == 1 and swaps_with(s, seat, p)):  # only a single way may be the last swap reversed
                return True
    return False


def fresh_left(s: Swindler) -> i64:
    """This turn's tiles that T still has (SW-3.2)."""
    return sum_of(s, FRESH)


# --- windows ---
def fitting(s: Swindler, window: i64, seat: Seat) -> Set:
    """The accomplices a seat may play in a window, if it has them, by what lies open (SW-7.4, SW-7.7)."""
    found: i64 = 0
    if window in (START, STOLEN, HIRING):
        if beggable(s, seat):
            found |= one(BEGGAR)
        if could_hold(s, seat, HUSTLER) and swappable(s, seat):
            found |= one(HUSTLER)
    if seat == s.active:
        return found
    if window == BAG_NAMED:
        found |= one(KNOW_IT_ALL)
    elif window == TILE and bag_loot(s, s.bag):
        found |= one(COPYCAT)
    elif window == STOP:
        found |= one(BACKSTABBER)
    elif window == SKULL:
        found |= one(ANGEL)
    elif window == STOLEN and not s.caught and fresh_left(s) >= 2:
        found |= one(GOLD_DIGGER)
    return found


def lasts(s: Swindler, window: i64) -> bool:
    """Whether the moment of a window is still there (SW-7.5)."""
    if window == STOP:
        return not s.due
    return window != SKULL or s.skull != 0


def asked(s: Swindler, window: i64) -> Set:
    """Whom a window opens to: everybody with a card, and the open Hustler; nobody, if none could fit (SW-7.3)."""
    seats: i64 = 0
    possible = False
    for p in range(s.seats):
        if p == s.active and BAG_NAMED <= window <= SKULL:
            continue  # these windows are for the others
        fits = fitting(s, window, p)
        if s.table[SIZE + p] or (fits & one(HUSTLER) and s.hustler == p + 1):
            seats |= one(p)
        while fits and not possible:
            possible = could_hold(s, p, index(fits & -fits))
            fits &= fits - 1
    return seats if possible else 0


def may_answer(s: Swindler, player: Seat) -> Set:
    """Who may answer a card: everybody with a card but its player; nobody, if no Assassin is left (SW-7.6)."""
    seats: i64 = 0
    if unseen(s, ASSASSIN):
        for p in range(s.seats):
            if p != player and s.table[SIZE + p]:
                seats |= one(p)
    return seats
