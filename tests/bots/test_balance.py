"""The figures on balance: what is counted in games of greedy bots, and how it is told (benchmarks/balance.py)."""

from __future__ import annotations

import pytest

from benchmarks.balance import Result, by_order, by_role, by_seat, contest, report
from benchmarks.journals import Notes
from cutpurse.games.langfinger.pieces import TARGET, TOOL_NAMES


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_bots_come_to_an_end_by_money_and_waste_few_stones(seats: int) -> None:
    results = contest("langfinger", games=6, seats=seats, seed=1)
    assert all(r.rule == "LF-5.1" and r.best >= TARGET and 4 <= r.rounds <= 15 for r in results)
    assert sum(r.notes.shares["stones in vain"] for r in results) / len(results) < 0.2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_swindler_among_greedy_bots_ends_in_time_with_orders_left(seats: int) -> None:
    results = contest("swindler", games=3, seats=seats, seed=1)
    assert all(r.rule == "SW-8.1" and 4 <= r.rounds <= 40 and r.best > 20 for r in results)
    assert all(r.notes.counts["orders left"] > 0 and 0.2 < r.notes.shares["steals caught"] < 0.8 for r in results)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_midnight_exchange_among_greedy_bots_ends_in_time_and_nobody_rummages_for_ages(seats: int) -> None:
    results = contest("midnight-exchange", games=4, seats=seats, seed=1)
    assert all(r.rule == "ME-6.1" and 3 <= r.rounds <= 16 and r.best > 25 for r in results)
    assert all(len(r.spells) == r.rounds and min(r.spells) > 8_000 and max(r.spells) < 60_000 for r in results)
    assert all(sum(r.won) == 1 and not r.roles and r.notes.counts["cards bought"] for r in results)


@pytest.mark.parametrize(
    ("game", "roles"), [("langfinger", set(TOOL_NAMES)), ("swindler", {"M1", "M2", "M3", "M4", "M5", "M6"})]
)
def test_every_win_goes_to_a_seat_and_to_a_role(game: str, roles: set[str]) -> None:
    results = contest(game, games=2, seats=3, seed=2)
    assert all(sum(r.won) == pytest.approx(1) for r in results)
    assert all(len(set(r.roles)) == 3 and set(r.roles) <= roles for r in results)


def test_the_games_do_not_depend_on_the_number_of_jobs() -> None:
    assert contest("langfinger", 4, 2, seed=3, jobs=2) == contest("langfinger", 4, 2, seed=3)
    assert contest("langfinger", 4, 2, seed=4) != contest("langfinger", 4, 2, seed=3)


IN_VAIN = Notes(0, {}, {"stones in vain": 0.15}, {}, {})
WON = Result((1.0, 0.0), ("hammer", "plan"), 7, 22, "LF-5.1", IN_VAIN)
TIED = Result((0.5, 0.5), ("plan", "pliers"), 9, 20, "LF-5.1", IN_VAIN)


def test_a_tie_is_a_part_of_a_win_for_each() -> None:
    assert [won.mean for won in by_seat([WON, TIED]).values()] == [0.75, 0.25]
    assert {role: won.mean for role, won in by_role("langfinger", [WON, TIED]).items()} == {
        "hammer": 1,
        "plan": 0.25,
        "pliers": 0.5,
    }


def test_the_report_names_each_figure_with_its_interval() -> None:
    lines = report("langfinger", [WON, TIED] * 50).splitlines()
    assert lines[0] == "2 players: 100 games"
    assert lines[1] == "  rounds          8.00 [7.80, 8.20], sd 1.01"
    assert lines[2].startswith("  winner has      21.00 [")
    assert lines[3].startswith("  stones in vain  15.0% [")
    assert lines[4].startswith("  ties            50.0% [")
    assert lines[5] == "  ended by        LF-5.1 100.0%"
    assert [line.split(" [")[0].strip() for line in lines[6:8]] == ["won by seat 1   75.0%", "won by seat 2   25.0%"]
    assert [line.split()[0] for line in lines[8:]] == ["hammer", "pliers", "plan"]


def swindled(raids: int, done: bool) -> Result:
    """A game of Swindler with so many raids, in which B18 lay open and was fulfilled or not."""
    notes = Notes(0, {}, {"steals caught": 0.5}, {"raids": raids}, {"A1": True, "B18": done})
    return Result((1.0, 0.0), ("M1", "M2"), 10 + raids, 50, "SW-8.1", notes)


def test_the_report_on_swindler_counts_raids_and_names_the_orders_that_are_rarely_done() -> None:
    results = [swindled(raids=n, done=n == 0) for n in range(5)] * 4
    assert by_order(results) == {"A1": 1.0, "B18": 0.2}
    lines = report("swindler", results).splitlines()
    assert lines[3] == "  medians         12 rounds, 50 for the winner"
    assert lines[5].startswith("  raids           2.00 [")
    assert lines[5].endswith("0 to 4 in nine of ten, at least 0")
    assert lines[-1] == "  orders done     2 seen, 20% at least; rare: B18 20%"


def test_the_report_on_midnight_exchange_gives_seconds_and_ties_of_points() -> None:
    notes = Notes(0, {}, {}, {"art bought": 9}, {})
    results = [Result((1.0, 0.0), (), 8, 50, "ME-6.1", notes, level, (18_000, 20_000)) for level in (True, False)] * 10
    lines = report("midnight-exchange", results).splitlines()
    assert lines[4] == "  seconds         19.00 [19.00, 19.00], sd 0.00"
    assert lines[6].startswith("  ties            50.0% [")
    assert lines[-1].startswith("  won by seat 2   0.0% [")
