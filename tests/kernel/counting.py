"""Counting the ways a game can go on, the quickest way to see that its rules have changed."""

from __future__ import annotations

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
