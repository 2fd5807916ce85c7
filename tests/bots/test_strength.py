"""Greedy against random over whole games with rotated seats: few, and with fixed seeds (benchmarks/strength.py)."""

from __future__ import annotations

from collections import Counter

import pytest

from benchmarks.strength import Deal, Result, contest, mean, report, seating, share


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_greedy_takes_less_than_half_the_points_of_random_at_every_table(seats: int) -> None:
    results = contest("gaunerbande", games=24, seats=seats, greedy=seats // 2, seed=1)
    greedy = sum(r.greedy / r.rounds for r in results)
    random = sum(r.random / r.rounds for r in results)
    assert greedy < random / 2
    assert sum(r.won for r in results) > 0.8 * len(results)


@pytest.mark.parametrize(
    ("game", "games", "most"),
    [("gaunerbande", 40, 30), ("langfinger", 40, 37), ("swindler", 8, 7), ("midnight-exchange", 8, 6)],
)
def test_a_lone_greedy_wins_most_games_against_three_random(game: str, games: int, most: int) -> None:
    results = contest(game, games=games, seats=4, greedy=1, seed=1)
    assert sum(r.won for r in results) > most


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_earns_more_than_twice_the_money_of_random_at_every_table(seats: int) -> None:
    results = contest("langfinger", games=20, seats=seats, greedy=seats // 2, seed=1)
    assert sum(r.greedy for r in results) > 2 * sum(r.random for r in results)
    assert sum(r.won for r in results) > 0.9 * len(results)


def test_the_games_of_a_contest_do_not_depend_on_the_number_of_jobs() -> None:
    assert contest("gaunerbande", 6, 4, 2, seed=3, jobs=2) == contest("gaunerbande", 6, 4, 2, seed=3, jobs=1)
    assert contest("gaunerbande", 6, 4, 2, seed=4) != contest("gaunerbande", 6, 4, 2, seed=3)


@pytest.mark.parametrize(("greedy", "seatings"), [(1, 4), (2, 6)])
def test_greedy_sits_in_every_seat_equally_often(greedy: int, seatings: int) -> None:
    seated = [seating(Deal(number, 4, greedy, 1)) for number in range(2 * seatings)]
    assert len(set(seated)) == seatings
    assert Counter(seat for seats in seated for seat in seats) == dict.fromkeys(range(4), 2 * seatings * greedy // 4)


def test_an_interval_holds_the_mean_and_shrinks_with_the_number_of_games() -> None:
    few, many = mean([1.0, 3.0] * 10), mean([1.0, 3.0] * 1000)
    assert few.low < few.mean == 2.0 < few.high
    assert many.high - many.low < (few.high - few.low) / 5
    assert f"{mean([1.0, 3.0] * 50):.2f}" == "2.00 [1.80, 2.20]"


def test_a_share_of_all_is_still_uncertain() -> None:
    won = share([1.0] * 100)
    assert 0.95 < won.low < won.mean == 1.0 == pytest.approx(won.high)


def test_the_report_gives_points_difference_and_wins_with_intervals() -> None:
    results = [Result(10, 80, 10, 1.0), Result(20, 90, 10, 0.5)] * 50
    lines = report("gaunerbande", results, seats=4, greedy=1).splitlines()
    assert lines[0] == "1 greedy, 3 random: 100 games"
    assert "greedy 1.50 [1.40, 1.60]" in lines[1]
    assert "greedy takes fewer by 7.00 [7.00, 7.00]" in lines[1]
    assert "greedy 15.00 [14.02, 15.98]" in lines[2]
    assert "random 85.00" in lines[2]
    assert lines[3].startswith("  won by greedy   75.0% [")
    assert lines[3].endswith("25.0%")


def test_the_report_says_how_much_more_money_greedy_earns() -> None:
    lines = report("langfinger", [Result(24, 6, 8, 1.0)] * 50, seats=4, greedy=1).splitlines()
    assert "money a round" in lines[1]
    assert "greedy earns more by 18.00 [18.00, 18.00]" in lines[2]
