"""Langfinger: the three piles, what is drawn from them, and what they refill (LF-1.2, LF-1.4, LF-4.1).

A pile is kept as the cards in it, and one of them is drawn by lot when it is due: nobody can tell it from a shuffled
one.
"""

from __future__ import annotations

from mypy_extensions import i64

from cutpurse.games.langfinger.events import (
    FenceLaid,
    FencesShuffled,
    LootLaid,
    LootShuffled,
    LootTurnedUp,
    ToolDrawn,
    ToolLaid,
    ToolsShuffled,
)
from cutpurse.games.langfinger.pieces import CITY, HARBOUR, MUSEUM, PLACES, TOOLS, VILLA
from cutpurse.games.langfinger.state import GONE, IN_CITY, PILE, STALL, Langfinger, back_of
from cutpurse.kernel.chance import Chance, lot
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import index


def next_tool(s: Langfinger, chance: Chance) -> i64:
    """The tool that is drawn next, the discards shuffled if need be; -1 if there is none left (LF-1.2)."""
    if not s.undrawn:
        discarded: i64 = 0
        for t in range(TOOLS):
            discarded += s.cells[GONE + t]
        if not discarded:
            return -1
        ToolsShuffled.emit(s)
    return lot(s.cells, PILE, chance.below(s.undrawn))


def draw_tools(s: Langfinger, seat: Seat, size: i64, chance: Chance) -> None:
    """So many tools from the pile into a hand, or what there is."""
    for _ in range(size):
        tool = next_tool(s, chance)
        if tool < 0:
            return
        ToolDrawn.emit(s, seat, tool)


def refill(s: Langfinger, chance: Chance) -> None:
    """City, Villa, Museum, Harbour up to their numbers; what lies there stays (LF-1.4, LF-4.1)."""
    missing = s.faces.display[s.seats * PLACES + CITY]
    for t in range(TOOLS):
        missing -= s.cells[IN_CITY + t]
    for _ in range(missing):
        tool = next_tool(s, chance)
        if tool >= 0:
            ToolLaid.emit(s, tool)
    refill_loot(s, VILLA, chance)
    refill_loot(s, MUSEUM, chance)
    for stall in range(s.faces.display[s.seats * PLACES + HARBOUR]):
        if not s.cells[STALL + stall]:
            if not s.fence_pile and s.fence_gone:
                FencesShuffled.emit(s)
            if s.fence_pile:
                FenceLaid.emit(s, stall, index(chance.draw(s.fence_pile)))


def refill_loot(s: Langfinger, place: i64, chance: Chance) -> None:
    """Face-down loot for the free slots of a place, and a new card on top of the pile (LF-1.4, LF-1.6)."""
    for slot in range(s.faces.display[s.seats * PLACES + place]):
        if s.loot(place, slot):
            continue
        if not s.top:
            if not s.loot_pile:
                if not s.loot_gone:
                    return
                LootShuffled.emit(s)
            turn_up_loot(s, chance)
        LootLaid.emit(s, place, slot, back_of(s, s.top))
        if s.loot_pile:
            turn_up_loot(s, chance)


def turn_up_loot(s: Langfinger, chance: Chance) -> None:
    """One card of the loot pile comes to lie on top."""
    card = index(chance.draw(s.loot_pile))
    LootTurnedUp.emit(s, card, s.faces.back[card])
