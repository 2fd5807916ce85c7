"""Swindler: what a viewer knows, and the worlds it cannot tell apart (SW-1.5, SW-7.5)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cutpurse.games.swindler.pieces import CARDS
from cutpurse.games.swindler.rules.reactions import unseen
from cutpurse.games.swindler.state import HANDS, WISH, Swindler, View
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Seat
from cutpurse.kernel.game import Sampler
from cutpurse.kernel.hidden_hands import Unseen
from cutpurse.kernel.sets import index, members, row


def redact(s: Swindler, viewer: Seat) -> View:
    """The same table with holes: others' accomplices, the pile, and what others have answered in this window."""
    v = s.clone()
    HANDS.redact(v.cells, s.seats, viewer)
    for p in range(s.seats):
        if p != viewer:
            v.cells[WISH + p] = 0
    return View(v)


@final
class Worlds(Sampler):
    """Ways in which the unseen accomplices can lie, and what those who have answered may have said."""

    def __init__(self, view: View, viewer: Seat) -> None:
        self.view: Swindler = view
        self.viewer: i64 = viewer
        cards = row([int(unseen(view, card)) for card in range(CARDS)])
        self.unseen = Unseen(HANDS, view.cells, view.seats, viewer, cards)

    def world(self, chance: Chance) -> Swindler:
        s = self.view.clone()
        self.unseen.deal(s.cells, chance)
        while not self.plausible(s):
            s = self.view.clone()
            self.unseen.deal(s.cells, chance)
        for p in members(s.opened & ~s.asked):
            if p != self.viewer and s.stack is not None:
                answers, _ = s.stack.frame.options(s, p)
                s.cells[WISH + p] = index(chance.draw(answers)) + 1
        return s

    def plausible(self, s: Swindler) -> bool:
        """Whether T, who has promised cards that help with an order or a sale, has them (SW-7.8)."""
        if not s.deal or s.stack is None:
            return True
        options, _ = s.stack.frame.options(s, s.turn)
        return options != 0
