"""A bot that counts the odds: it hardly ever lies, and trusts nobody who seems to."""

from __future__ import annotations

from math import comb
from typing import cast

from cutpurse.authoring import Chance, Command, Seat, View, options
from cutpurse.bots import Bot
from liars_dice.pieces import BIDS
from liars_dice.rules import matching
from liars_dice.state import LiarsDice


class Greedy(Bot):
    """Makes any bid that is rather true than not, and doubts one that hardly can be."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.chance = Chance(seed)

    def choose(self, view: View, seat: Seat) -> Command:
        table = cast(LiarsDice, view)
        given = options(view, seat)
        if given[0].notation == "pass":
            return given[odds(table, seat, table.number, table.face) < 0.4]
        chances = {bid: odds(table, seat, *meaning(bid)) for bid in given}
        likely = [bid for bid in given if chances[bid] > 0.5]
        return likely[self.chance.below(len(likely))] if likely else max(given, key=chances.__getitem__)


def meaning(bid: Command) -> tuple[int, int]:
    """The number and the face of a bid."""
    face = next(f for f, menu in enumerate(BIDS, 1) if bid in menu.commands)
    return BIDS[face - 1].commands.index(bid) + 1, face


def odds(table: LiarsDice, seat: Seat, number: int, face: int) -> float:
    """How likely a bid is to be true, as far as a seat can know: it sees its own dice and none of the others."""
    missing = max(0, number - matching(table.hands[seat], face, table.wild))
    unseen = sum(table.left) - table.left[seat]
    hit = 1 / 3 if table.wild else 1 / 6
    return sum(comb(unseen, k) * hit**k * (1 - hit) ** (unseen - k) for k in range(missing, unseen + 1))
