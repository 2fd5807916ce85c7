"""Counting: the ways a game can go on, the quickest way to see that its rules have changed, and what came up by lot."""

from __future__ import annotations

from collections import Counter

from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import State


def lines(s: State, depth: int) -> int:
    """How many ways there are to play the next `depth` commands."""
    if depth == 0 or s.stack is None:
        return 1
    found = 0
    for command in play.options(s, s.turn):
        after = s.clone()
        play.step(after, after.turn, command.key, Chance(1))
        found += lines(after, depth - 1)
    return found


def assert_as_likely(found: Counter[tuple[str, ...]], expected: Counter[tuple[str, ...]]) -> None:
    """Every deal comes up, none but these, and chi-square stays within four standard deviations of its mean."""
    assert set(found) == set(expected)
    scale = found.total() / expected.total()
    chi = sum((found[deal] - n * scale) ** 2 / (n * scale) for deal, n in expected.items())
    freedom = len(expected) - 1
    assert abs(chi - freedom) < 4 * (2 * freedom) ** 0.5, (chi, freedom)
