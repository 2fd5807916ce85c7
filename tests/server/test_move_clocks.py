"""MoveClocks: when a bot is to step in, told the time."""

import pytest

from cutpurse.table.move_clocks import MoveClocks


def test_without_a_clock_and_with_everybody_there_the_table_waits_for_ever() -> None:
    clocks = MoveClocks(None, 45)
    clocks.wait_for([0, 2], (), now=10)
    assert [clocks.runs_out_at(seat) for seat in range(3)] == [None] * 3
    assert clocks.left([0, 2], now=1000) is None


def test_the_clock_runs_for_those_who_are_asked() -> None:
    clocks = MoveClocks(30, 45)
    clocks.wait_for([0, 2], (), now=10)
    assert [clocks.runs_out_at(seat) for seat in range(3)] == [40, None, 40]
    assert clocks.left([0, 2], now=15) == 25
    assert clocks.left([1], now=15) is None
    assert clocks.left([0], now=99) == 0


def test_a_move_of_ones_own_gives_the_whole_time_again_and_anothers_does_not() -> None:
    clocks = MoveClocks(30, 45)
    clocks.wait_for([0, 1], (), now=10)
    clocks.wait_for([0, 1], {1}, now=20)
    assert [clocks.runs_out_at(seat) for seat in (0, 1)] == [40, 50]
    clocks.wait_for([1], {0}, now=25)
    clocks.wait_for([0], {1}, now=26)
    assert [clocks.runs_out_at(seat) for seat in (0, 1)] == [56, None]


def test_a_clock_that_was_stopped_goes_on_with_what_was_left() -> None:
    clocks = MoveClocks(30, 45)
    clocks.wait_for([0], (), now=10)
    clocks.wait_for([0, 1], (), now=50)  # seat 1 is asked while they stand still
    clocks.go_on(20, now=100)
    assert [clocks.runs_out_at(seat) for seat in (0, 1)] == [120, 130]


def test_taking_back_and_trying_again_gives_no_new_time() -> None:
    clocks = MoveClocks(30, 45)
    clocks.wait_for([0, 1], (), now=10)
    clocks.wait_for([1], {0}, now=12)
    clocks.wait_for([0, 1], (), now=20, went_on=False)  # seat 0 takes it back,
    clocks.wait_for([1], (), now=25, went_on=False)  # plays it again,
    clocks.wait_for([0, 1], (), now=30, went_on=False)  # and takes it back once more
    assert [clocks.runs_out_at(seat) for seat in (0, 1)] == [40, 40]


@pytest.mark.parametrize(
    ("clock", "gone", "ends"),
    [
        (None, 5, 55),  # away before being asked: waited for since then
        (None, 20, 65),  # away while being asked
        (30, 20, 40),  # the clock runs out first
        (300, 20, 65),
    ],
)
def test_who_is_away_is_waited_for_a_while(clock: int | None, gone: float, ends: float) -> None:
    clocks = MoveClocks(clock, 45)
    if gone < 10:
        clocks.set_presence(0, False, gone)
    clocks.wait_for([0], (), now=10)
    clocks.set_presence(0, False, gone)
    clocks.set_presence(0, False, gone + 30)  # said again: it counts from the first time
    assert clocks.runs_out_at(0) == ends
    clocks.set_presence(0, True, 30)
    assert clocks.runs_out_at(0) == (None if clock is None else 10 + clock)


def test_when_somebody_comes_to_an_empty_table_the_waiting_begins_anew() -> None:
    clocks = MoveClocks(30, 45)
    clocks.set_presence(1, False, 0)
    clocks.wait_for([0, 1], (), now=10)
    clocks.restart(500)
    assert [clocks.runs_out_at(seat) for seat in (0, 1)] == [530, 530]


@pytest.mark.parametrize(
    ("clock", "gone", "ends"),
    [
        (None, None, None),  # who is there is waited for
        (30, None, 130),
        (None, 0, 100),  # gone for longer than anybody waits: no more in this window
        (None, 90, 135),
        (None, 110, 155),
        (30, 110, 130),
    ],
)
def test_in_a_window_nobody_is_waited_for_anew_who_has_been_gone_for_long(
    clock: int | None, gone: float | None, ends: float | None
) -> None:
    clocks = MoveClocks(clock, 45)
    clocks.wait_for([0], (), now=100)
    if gone is not None:
        clocks.set_presence(0, False, gone)
    assert clocks.passes_at(0) == ends
    assert clocks.passes_at(1) is None
