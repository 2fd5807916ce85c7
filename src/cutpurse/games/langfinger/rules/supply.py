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


def renew(s: Langfinger, chance: Chance) -> None:
    """Piles that are empty are made anew, once there are discards (LF-1.2)."""
    renew_tools(s)
    renew_loot(s, chance)
    renew_fences(s)


def renew_tools(s: Langfinger) -> None:
    """If no tool is left on the pile, the discards are shuffled at once (LF-1.2)."""
    if s.undrawn:
        return
    for t in range(TOOLS):
        if s.cells[GONE + t]:
            ToolsShuffled.emit(s)
            return


def renew_loot(s: Langfinger, chance: Chance) -> None:
    """If no loot is left on the pile, the discards are shuffled at once; the back on top is open (LF-1.2, LF-1.6)."""
    if not s.top and not s.loot_pile and s.loot_gone:
        LootShuffled.emit(s)
    if not s.top and s.loot_pile:
        card = index(chance.draw(s.loot_pile))
        LootTurnedUp.emit(s, card, s.faces.back[card])


def renew_fences(s: Langfinger) -> None:
    """If no fence is left on the pile, the discards are shuffled at once (LF-1.2)."""
    if not s.fence_pile and s.fence_gone:
        FencesShuffled.emit(s)


def draw_tools(s: Langfinger, seat: Seat, size: i64, chance: Chance) -> None:
    """So many tools from the pile into a hand, or what there is."""
    for _ in range(size):
        if not s.undrawn:
            return
        ToolDrawn.emit(s, seat, lot(s.cells, PILE, chance.below(s.undrawn)))
        renew_tools(s)


def refill(s: Langfinger, chance: Chance) -> None:
    """City, Villa, Museum, Harbour up to their numbers; what lies there stays (LF-1.4, LF-4.1)."""
    renew_tools(s)
    missing = s.faces.display[s.seats * PLACES + CITY]
    for t in range(TOOLS):
        missing -= s.cells[IN_CITY + t]
    for _ in range(missing):
        if s.undrawn:
            ToolLaid.emit(s, lot(s.cells, PILE, chance.below(s.undrawn)))
            renew_tools(s)
    refill_loot(s, VILLA, chance)
    refill_loot(s, MUSEUM, chance)
    renew_fences(s)
    for stall in range(s.faces.display[s.seats * PLACES + HARBOUR]):
        if not s.cells[STALL + stall] and s.fence_pile:
            FenceLaid.emit(s, stall, index(chance.draw(s.fence_pile)))
            renew_fences(s)


def refill_loot(s: Langfinger, place: i64, chance: Chance) -> None:
    """Face-down loot for the free slots of a place, and a new card on top of the pile (LF-1.4, LF-1.6)."""
    renew_loot(s, chance)
    for slot in range(s.faces.display[s.seats * PLACES + place]):
        if s.top and not s.loot(place, slot):
            LootLaid.emit(s, place, slot, back_of(s, s.top))
            renew_loot(s, chance)
