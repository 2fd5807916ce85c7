"""The tournament: everybody sits everywhere equally often, deals are the same for all, and results do not lie."""

from __future__ import annotations

from collections import Counter

import pytest

from benchmarks.tournament import Game, Result, first_places, half_and_half, mixed, one_among, play_all, ratings


def test_one_bot_among_others_sits_in_every_seat_of_each_deal() -> None:
    games = one_among("gaunerbande", "8", ["greedy", "7"], 4, 8, 1)
    assert [game.bots.index("8") for game in games] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert len({game.seed for game in games}) == 2
    assert all(Counter(game.bots)["8"] == 1 for game in games)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_bots_change_places_in_each_deal(seats: int) -> None:
    games = half_and_half("langfinger", "5", "4", seats, 6, 1)
    assert Counter(bot for game in games for bot in game.bots) == {"4": 3 * seats, "5": 3 * seats}
    assert [game.seed for game in games[0::2]] == [game.seed for game in games[1::2]]


def test_mixed_tables_turn_around_and_have_everybody_in_the_end() -> None:
    games = mixed("gaunerbande", ["1", "2", "3", "greedy", "random"], 4, 80, 1)
    assert {bot for game in games for bot in game.bots} == {"1", "2", "3", "greedy", "random"}
    assert games[1].bots == (*games[0].bots[1:], games[0].bots[0])


def test_the_same_games_come_out_the_same_and_the_time_is_taken() -> None:
    games = [Game("langfinger", ("4", "random"), seed) for seed in range(2)]
    one, again = play_all(games, 1), play_all(games, 1)
    assert [(r.won, r.scores) for r in one] == [(r.won, r.scores) for r in again]
    assert all(r.seconds[0] > 0 and r.choices[0] > 0 and r.longest[0] <= r.seconds[0] for r in one)
    assert first_places(one, "4").mean == 1.0


def test_who_wins_more_is_rated_higher() -> None:
    result = Result(("3", "1"), (1.0, 0.0), (9, 1), (0.0, 0.0), (1, 1), (0.0, 0.0))
    rated = ratings([result] * 10)
    assert rated["3"][0] > rated["1"][0]
    assert ratings([result] * 40)["3"][1] < rated["3"][1]
