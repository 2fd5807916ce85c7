"""The figures on balance: what is counted in games of greedy bots, and how it is told (benchmarks/balance.py)."""

from __future__ import annotations

import pytest

from benchmarks.balance import Result, by_rogue, by_seat, contest, report
from cutpurse.games.langfinger.pieces import TARGET, TOOL_NAMES


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_bots_come_to_an_end_by_money_and_waste_few_stones(seats: int) -> None:
    results = contest(games=6, seats=seats, seed=1)
    assert all(r.rule == "LF-5.1" and r.money >= TARGET and 4 <= r.rounds <= 15 for r in results)
    assert sum(r.vain for r in results) / len(results) < 0.2


def test_every_win_goes_to_a_seat_and_to_a_rogue() -> None:
    results = contest(games=4, seats=3, seed=2)
    assert all(sum(r.won) == pytest.approx(1) for r in results)
    assert all(len(set(r.rogues)) == 3 and set(r.rogues) <= set(TOOL_NAMES) for r in results)


def test_the_games_do_not_depend_on_the_number_of_jobs() -> None:
    assert contest(4, 2, seed=3, jobs=2) == contest(4, 2, seed=3)
    assert contest(4, 2, seed=4) != contest(4, 2, seed=3)


WON = Result((1.0, 0.0), ("hammer", "plan"), 7, 22, 0.1, "LF-5.1")
TIED = Result((0.5, 0.5), ("plan", "pliers"), 9, 20, 0.2, "LF-5.1")


def test_a_tie_is_a_part_of_a_win_for_each() -> None:
    assert [won.mean for won in by_seat([WON, TIED]).values()] == [0.75, 0.25]
    assert {tool: won.mean for tool, won in by_rogue([WON, TIED]).items()} == {"hammer": 1, "plan": 0.25, "pliers": 0.5}


def test_the_report_names_each_figure_with_its_interval() -> None:
    lines = report([WON, TIED] * 50).splitlines()
    assert lines[0] == "2 players: 100 games"
    assert lines[1] == "  rounds          8.00 [7.80, 8.20], sd 1.01"
    assert lines[2].startswith("  winner has      21.00 [")
    assert lines[3].startswith("  stones in vain  15.0% [")
    assert lines[4].startswith("  ties            50.0% [")
    assert lines[5] == "  ended by        LF-5.1 100.0%"
    assert [line.split(" [")[0].strip() for line in lines[6:8]] == ["won by seat 1   75.0%", "won by seat 2   25.0%"]
    assert [line.split()[0] for line in lines[8:]] == ["hammer", "pliers", "plan"]
