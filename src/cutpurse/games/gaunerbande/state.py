"""Gaunerbande: what lies on the table and in the hands."""

from __future__ import annotations

from typing import ClassVar, Final, NewType, final

from mypy_extensions import i64, mypyc_attr

from cutpurse.games.gaunerbande.pieces import Cards
from cutpurse.kernel.core import Seat, Stack, State
from cutpurse.kernel.sets import Row, Set, zeros

MOST: Final = 6  # seats

# Where a seat's things lie in `cells`: one row for all, so that a clone copies one piece of memory.
HAND: Final = 0  # its cards; secret
GAVE: Final = MOST  # what it gave away this round; known to giver and, once passed, receiver (GB-2.4)
ASIDE: Final = 2 * MOST  # how many cards it has set aside to give, which is open to all
HELD: Final = 3 * MOST  # the hand it took up after passing: what is not in HAND any more it has played
LAID: Final = 4 * MOST  # its card in a trick, twice: this trick's and the last one's take turns (GB-3.7)
LAID_TOO: Final = 5 * MOST
TAKEN: Final = 6 * MOST  # the cards of the tricks it took
LACKS: Final = 7 * MOST  # cards everybody knows it cannot hold, from how it played
TOTAL: Final = 8 * MOST  # its points over all rounds
PLACES: Final = 9 * MOST
BOTH_TRICKS: Final = LAID + LAID_TOO  # BOTH_TRICKS - s.laid is where the other trick lies


@mypyc_attr(acyclic=True, free_list_len=1)  # a search drops a clone and makes the next: the same memory serves again
@final
class Gaunerbande(State):
    """A table of Gaunerbande. Hidden in a view: the hands and gifts the viewer does not know."""

    fields: ClassVar[tuple[str, ...]] = (
        "limit", "round", "leader", "before", "laid", "owing", "led", "best", "ahead", "trick", "gone", "cells",
    )  # fmt: skip
    written: ClassVar[dict[str, str]] = {"cells": "table"}  # its name in states sent so far

    def __init__(
        self, seats: i64, stack: Stack | None, turn: Seat, limit: i64, round: i64, leader: Seat, before: Seat,
        laid: i64, owing: Set, led: Cards, best: Cards, ahead: Seat, trick: Cards, gone: Cards, cells: Row,
    ) -> None:  # fmt: skip
        super().__init__(seats, stack, turn)
        self.limit: i64 = limit
        self.round: i64 = round
        self.leader: i64 = leader  # who led, or is to lead
        self.before: i64 = before  # who led the last trick
        self.laid: i64 = laid  # where this trick's cards lie in `cells`
        self.owing: i64 = owing  # seats that have not given three cards yet; the last one, until they are passed
        self.led: i64 = led  # the colour led, all its cards; none while nobody has led
        self.best: i64 = best  # the winning card so far
        self.ahead: i64 = ahead  # whose card is winning
        self.trick: i64 = trick
        self.gone: i64 = gone  # the cards of finished tricks
        self.cells: Row = cells

    def clone(self) -> Gaunerbande:
        return Gaunerbande(
            self.seats, self.stack, self.turn, self.limit, self.round, self.leader, self.before,
            self.laid, self.owing, self.led, self.best, self.ahead, self.trick, self.gone, self.cells[:],
        )  # fmt: skip


View = NewType("View", Gaunerbande)  # the same class with holes: what one viewer knows


def blank(seats: i64, limit: i64) -> Gaunerbande:
    """A table before the first deal."""
    return Gaunerbande(seats, None, 0, limit, 0, 0, 0, LAID, 0, 0, 0, 0, 0, 0, zeros(PLACES))
