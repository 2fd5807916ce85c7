"""Langfinger: what a viewer knows, and the worlds it cannot tell apart (LF-1.6).

Tools that a hand took in the City are shown, those it drew are counted as kernel/hidden_hands.py tells. Loot is alike:
a card on a back that came from the pile after a shuffle is one that this shuffle had put there.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cutpurse.games.langfinger.pieces import ALL_LOOT, SLOTS, TOOLS
from cutpurse.games.langfinger.state import (
    GONE,
    HANDS,
    IN_CITY,
    IN_MUSEUM,
    IN_VILLA,
    STASH,
    STASHED,
    Langfinger,
    View,
    hidden,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Seat
from cutpurse.kernel.game import Sampler
from cutpurse.kernel.hidden_hands import Unseen
from cutpurse.kernel.sets import Row, one, row, zeros


def redact(s: Langfinger, viewer: Seat) -> View:
    """The same table with holes: others' hands but for what they showed, the piles, and the fronts of loot."""
    v = s.clone()
    HANDS.redact(v.cells, s.seats, viewer)
    for at in covered(s, viewer):
        v.cells[at] = hidden(s, v.cells[at])
    v.top = hidden(s, s.top)
    v.loot_pile = 0
    return View(v)


def covered(s: Langfinger, viewer: Seat) -> list[int]:
    """The cells with loot whose front a viewer may not see."""
    found = [int(IN_VILLA + slot) for slot in range(SLOTS)] + [int(IN_MUSEUM + slot) for slot in range(SLOTS)]
    for p in range(s.seats):
        if p != viewer:
            found += [int(STASH + p * ALL_LOOT + i) for i in range(s.cells[STASHED + p])]
    return [at for at in found if s.cells[at]]


def closed_tools(v: Langfinger) -> Row:
    """How many tools of each kind are in hands or on the pile: all but those that lie open."""
    found = zeros(TOOLS)
    for t in range(TOOLS):
        found[t] = v.faces.tools[t] - v.cells[IN_CITY + t] - v.cells[GONE + t]
    return found


@final
class Worlds(Sampler):
    """Ways in which the unseen cards can lie, each as likely as the deal makes it.

    The tools that were drawn unseen go to their hands by lot, what is left is the pile; the fronts go by lot to the
    backs they belong to.
    """

    def __init__(self, view: View, viewer: Seat) -> None:
        self.view: Langfinger = view
        self.viewer: i64 = viewer
        self.tools = Unseen(HANDS, view.cells, view.seats, viewer, closed_tools(view))
        self.covered = covered(view, viewer)
        self.fronts = self.unseen_fronts()

    def unseen_fronts(self) -> dict[int, list[int]]:
        """The loot cards the viewer does not see, by their back and shuffle as `hidden` writes them."""
        v = self.view
        known: i64 = v.loot_gone
        if self.viewer < v.seats:
            for i in range(v.cells[STASHED + self.viewer]):
                known |= one(v.stash(self.viewer, i) - 1)
        found: dict[int, list[int]] = {}
        for card in range(ALL_LOOT):
            if not known & one(card):
                found.setdefault(int(hidden(v, card + 1)), []).append(int(card))
        return found

    def world(self, chance: Chance) -> Langfinger:
        s = self.view.clone()
        self.tools.deal(s.cells, chance)
        self.deal_fronts(s, chance)
        return s

    def deal_fronts(self, s: Langfinger, chance: Chance) -> None:
        """Put a front on every back, and the rest on the pile."""
        left: dict[int, list[int]] = {}
        for key, cards in self.fronts.items():
            order = row(cards)
            chance.shuffle(order)
            left[key] = [int(card) for card in order]
        for at in self.covered:
            s.cells[at] = left[int(s.cells[at])].pop() + 1
        if s.top:
            s.top = left[int(s.top)].pop() + 1
        for cards in left.values():
            for card in cards:
                s.loot_pile |= one(card)
