"""Langfinger: what a seat could do at each place: as everybody sees it, and as its own hand allows (LF-3)."""

from __future__ import annotations

from mypy_extensions import i64

from cutpurse.games.langfinger.components import LangfingerFaces
from cutpurse.games.langfinger.pieces import (
    CITY,
    EXCHANGES,
    HARBOUR,
    HAUL,
    KINDS,
    RUIN,
    SLOTS,
    STALLS,
    TOOLS,
    WITH_ROGUE,
    IdleReason,
    exchange_choice,
)
from cutpurse.games.langfinger.state import (
    EXCHANGE,
    IN_CITY,
    ROGUE,
    SIZE,
    STALL,
    STASHED,
    Langfinger,
    back_of,
)
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import Set, one


def may_act(s: Langfinger, seat: Seat) -> bool:
    """Whether a stone could act, as far as everybody can see: asking only who can would tell what they hold."""
    if s.place == CITY:
        return haul(s) > 0
    if s.place == RUIN:
        return exchanges(s, seat) != 0
    if s.place == HARBOUR:
        return could_sell(s, seat)
    return could_rob(s, seat)


def idle_reason(s: Langfinger, seat: Seat) -> IdleReason:
    """Why a stone cannot act, as everybody can see, if it cannot (LF-3.1)."""
    if s.place == RUIN:
        return "taken" if all_exchanges_taken(s) else "tools"
    if nothing_lies_here(s):
        return "empty"
    if s.place == HARBOUR:
        return "unwanted" if s.cells[STASHED + seat] else "loot"
    return "tools"


def nothing_lies_here(s: Langfinger) -> bool:
    """Whether the place has no card left: no tool, loot or fence."""
    if s.place == CITY:
        return not haul(s)
    if s.place == HARBOUR:
        return not any(s.cells[STALL + stall] for stall in range(STALLS))
    return not any(s.loot(s.place, slot) for slot in range(SLOTS))


# --- the City ---
def haul(s: Langfinger) -> i64:
    """How many tools a stone takes in the City: two, or what is left (LF-3.2)."""
    found: i64 = 0
    for t in range(TOOLS):
        found += s.cells[IN_CITY + t]
    return min(found, HAUL)


# --- Villa and Museum ---
def rogue_fits(s: Langfinger, seat: Seat, back: i64) -> bool:
    """Whether a back shows the tool of a seat's rogue (LF-3.4)."""
    return s.faces.price[back * TOOLS + s.cells[ROGUE + seat] - 1] > 0


def missing_tools(s: Langfinger, seat: Seat, back: i64, rogue: bool) -> i64:
    """How many tools a hand lacks for a back, its rogue card standing in for one or not (LF-3.3, LF-3.4)."""
    missing: i64 = 0
    for t in range(TOOLS):
        price = s.faces.price[back * TOOLS + t]
        if rogue and s.cells[ROGUE + seat] == t + 1:
            price -= 1
        held = s.hand(seat, t)
        if price > held:
            missing += price - held
    return missing


def could_rob(s: Langfinger, seat: Seat) -> bool:
    """Whether some loot here costs no more cards than a seat holds, its rogue counted in."""
    fresh = not s.used & one(seat)
    for slot in range(SLOTS):
        loot = s.loot(s.place, slot)
        if loot:
            back = back_of(s, loot)
            helped: i64 = 1 if fresh and rogue_fits(s, seat, back) else 0
            if s.faces.cost[back] - helped <= s.cells[SIZE + seat]:
                return True
    return False


def robberies(s: Langfinger, seat: Seat, place: i64) -> Set:
    """The choices of ACT by which a seat could rob a place: with its tools, or with the help of its rogue (LF-3.4)."""
    found: i64 = 0
    fresh = s.place != place or not s.used & one(seat)
    for slot in range(SLOTS):
        loot = s.loot(place, slot)
        if loot:
            back = back_of(s, loot)
            if not missing_tools(s, seat, back, False):
                found |= one(slot)
            if fresh and rogue_fits(s, seat, back) and not missing_tools(s, seat, back, True):
                found |= one(WITH_ROGUE + slot)
    return found


# --- the Ruin ---
def exchanges(s: Langfinger, seat: Seat) -> Set:
    """The exchanges a seat could make: the space is free, and its hand is large enough."""
    found: i64 = 0
    for x in range(EXCHANGES):
        if not s.cells[EXCHANGE + x] and s.faces.gives[x] <= s.cells[SIZE + seat]:
            found |= exchange_choice(s.faces.gives[x], s.faces.gets[x])
    return found


def all_exchanges_taken(s: Langfinger) -> bool:
    """Whether a stone lies on every exchange space."""
    return all(s.cells[EXCHANGE + x] for x in range(EXCHANGES))


# --- the Harbour ---
def could_sell(s: Langfinger, seat: Seat) -> bool:
    """Whether a fence here buys something that the backs before a seat may hide."""
    wanted: i64 = 0
    for stall in range(STALLS):
        fence = s.cells[STALL + stall]
        if fence:
            wanted |= s.faces.buys[fence - 1]
    return may_hide(s, seat, wanted)


def may_hide(s: Langfinger, seat: Seat, kinds: Set) -> bool:
    """Whether loot before a seat may be of some kinds, as its backs tell everybody (LF-1.5)."""
    for i in range(s.cells[STASHED + seat]):
        back = back_of(s, s.stash(seat, i))
        if s.faces.could_be[back] & kinds:
            return True
    return False


def buys(faces: LangfingerFaces, fence: i64, card: i64) -> bool:
    """Whether a fence shows the kind of a loot card (LF-3.7)."""
    return faces.buys[fence] & one(faces.kind[card]) != 0


def pays(faces: LangfingerFaces, fence: i64, card: i64) -> i64:
    """What a fence pays for a loot card that it buys: its value, and the bonus for its kind (LF-3.7)."""
    return faces.value[card] + faces.bonus[fence * KINDS + faces.kind[card]]


def buys_two(faces: LangfingerFaces, fence: i64, kind: i64) -> bool:
    """Whether a fence shows a kind twice, and so buys two of it in one action (LF-3.8)."""
    return faces.up_to[fence * KINDS + kind] > 1


def best_sale(s: Langfinger, seat: Seat, stall: i64) -> i64:
    """The most that one visit to a fence brings: for one card, or two of a kind it buys two of (LF-3.7, LF-3.8)."""
    found: i64 = 0
    fence = s.cells[STALL + stall] - 1
    if fence < 0:
        return found
    for i in range(s.cells[STASHED + seat]):
        card = s.stash(seat, i) - 1
        if buys(s.faces, fence, card):
            paid = pays(s.faces, fence, card)
            found = max(found, paid)
            if buys_two(s.faces, fence, s.faces.kind[card]):
                for j in range(i):
                    other = s.stash(seat, j) - 1
                    if s.faces.kind[other] == s.faces.kind[card]:
                        found = max(found, paid + pays(s.faces, fence, other))
    return found
