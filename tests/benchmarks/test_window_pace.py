"""window_pace.py: what it measures is what a table does."""

from __future__ import annotations

import pytest

from benchmarks.window_pace import Simulation
from cutpurse.table.reaction_windows import BOT_STEP, LATEST_CLOSING


def test_between_people_no_window_is_shorter_than_the_delay_and_few_are_longer_than_the_latest_closing_time() -> None:
    waits = Simulation(2, 0, seed=1).play(rounds=2)
    assert waits.turns
    assert min(waits.windows) >= 0.8
    assert sum(window > LATEST_CLOSING for window in waits.windows) <= len(waits.windows) / 10


def test_windows_that_ask_only_bots_are_short() -> None:
    assert min(Simulation(1, 2, seed=2).play(rounds=1).windows) == pytest.approx(BOT_STEP)
