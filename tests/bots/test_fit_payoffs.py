"""Chances to win from standings: the fit finds the spread that winners were drawn by, and positions are true ones."""

from __future__ import annotations

import math
import random

import pytest

from benchmarks.fit_payoffs import Position, fit, loss, positions


def drawn(at_end: float, each: float, many: int) -> list[Position]:
    """Standings at random, with winners drawn by these chances."""
    luck = random.Random(7)
    found = []
    for _ in range(many):
        points, left = [luck.gauss(0.0, 8.0) for _ in range(3)], luck.uniform(0.0, 9.0)
        weights = [math.exp(p / (at_end + each * math.sqrt(left))) for p in points]
        winner = luck.choices(range(3), weights)[0]
        found.append(Position(points, left, [float(seat == winner) for seat in range(3)]))
    return found


def test_the_fit_finds_the_spread_that_winners_were_drawn_by() -> None:
    found = drawn(3.0, 1.5, 4_000)
    at_end, each = fit(found)
    assert at_end + each * 2 == pytest.approx(6.0, rel=0.1)
    assert loss(found, at_end, each) <= loss(found, 3.0, 1.5) < loss(found, 12.0, 6.0) < math.log(3)


def test_positions_lie_where_a_playout_ends_and_carry_the_winners_of_their_game() -> None:
    found = positions("langfinger", 2, 2, seed=3)
    assert {sum(position.won) for position in found} == {1.0}
    assert all(len(position.points) == 2 and position.left >= 0 for position in found)
    assert len(found) >= 6, "several rounds of two games"
