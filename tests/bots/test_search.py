"""Search: it finds what is better, keeps the policy's move where nothing clearly is, and stays within its budget."""

from __future__ import annotations

import time
from math import comb
from typing import Any

import pytest

from cutpurse.bots.levels import LEVELS, LevelBot, policy_of, softened
from cutpurse.bots.search.compare import Effort, Findings, Search, Tried, Worlds, one_of_each
from cutpurse.bots.search.policy import RulesPolicy, keys_of
from cutpurse.games.gaunerbande import GAME
from cutpurse.games.gaunerbande.pieces import POLITICIAN
from cutpurse.games.gaunerbande.state import HAND, Gaunerbande
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Event
from cutpurse.kernel.play import step
from cutpurse.kernel.sets import count
from tests.games.gaunerbande.positions import trick, tricks

SHARED = ("k0", "k1", "", "")  # the points so far lie with two seats: no gang is in the making
NOTHING: list[Event[Any]] = []


def found(s: Gaunerbande, playouts: int, seed: int = 1) -> Findings:
    seat = int(s.turn)
    search = Search(policy_of(GAME), Chance(seed))
    return search.compare(GAME.redact(s, seat), seat, NOTHING, Effort(playouts))


def last_tricks() -> Gaunerbande:
    s = tricks("g7 b3 b4", "g2 g5 g9", "g0 g12 b8", "g3 b6 k2", gone="rest", taken=SHARED)
    trick(s, "g7")
    return s


def test_the_same_seed_finds_the_same() -> None:
    one, again, other = found(last_tricks(), 200), found(last_tricks(), 200), found(last_tricks(), 200, seed=2)
    assert [(move.key, move.total) for move in one.moves] == [(move.key, move.total) for move in again.moves]
    assert [move.total for move in one.moves] != [move.total for move in other.moves]


@pytest.mark.parametrize("playouts", [20, 200, 2000])
def test_a_search_stays_near_its_number_of_playouts(playouts: int) -> None:
    assert 0 < found(last_tricks(), playouts).playouts <= playouts + 40


def test_a_search_stops_when_its_time_is_over() -> None:
    s = last_tricks()
    search = Search(policy_of(GAME), Chance(1))
    began = time.perf_counter()
    search.compare(GAME.redact(s, 1), 1, NOTHING, Effort(10_000_000, seconds=0.1))
    assert time.perf_counter() - began < 2.0


def test_with_too_few_playouts_to_compare_anything_the_policy_decides() -> None:
    s = last_tricks()
    bot = LevelBot(1, GAME, LEVELS[3]._replace(playouts=2))
    view = GAME.redact(s, 1)
    assert bot.choose(view, 1).key == policy_of(GAME).pick(view, 1, Chance(0))


def judged(gains: list[float], key: int) -> Tried:
    move = Tried(key)
    for gain in gains:
        move.times += 1
        move.gain += gain
        move.gain_squares += gain * gain
    return move


def test_another_move_must_beat_the_policys_beyond_doubt() -> None:
    kept = judged([0.0] * 4, 1)
    better, doubtful = judged([0.2, 0.3, 0.2, 0.3], 2), judged([0.9, -0.8, 0.9, -0.8], 3)
    assert Findings(1, [kept, better], 8).best(1.0) is better
    assert Findings(1, [kept, doubtful], 8).best(1.0) is kept
    assert Findings(1, [kept, doubtful], 8).best(0.0) is doubtful


def test_a_game_without_a_policy_is_searched_by_random_playouts() -> None:
    s = last_tricks()
    search = Search(RulesPolicy(GAME), Chance(1))
    moves = search.compare(GAME.redact(s, 1), 1, NOTHING, Effort(60)).moves
    assert {move.key for move in moves} == {54, 57, 61}
    assert all(move.times for move in moves)


# --- choices in a row ---
def passing(seats: int = 4, seed: int = 3) -> Gaunerbande:
    s = GAME.blank(seats, {"limit": 100})
    GAME.setup(s, Chance(seed))
    return s


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_gifts_are_compared_and_the_policys_own_is_the_first(seats: int) -> None:
    s, policy = passing(seats), policy_of(GAME)
    seat = seats - 1
    hand = int(count(s.cells[HAND + seat]))
    view = GAME.redact(s, seat)
    for left in (3, 2, 1):
        rows = policy.sequences(view, seat)
        assert len({frozenset(row) for row in rows}) == len(rows) == comb(hand - 3 + left, left)
        assert all(len(set(row)) == left and set(row) <= set(keys_of(view, seat)) for row in rows)
        assert [row for row in rows if row[0] == policy.pick(view, seat, Chance(0))] == rows[:1]
        step(view, seat, rows[0][0], Chance(0))
        assert left == 1 or policy.pick(view, seat, Chance(0)) == rows[0][1]


def test_tricks_are_not_planned() -> None:
    assert policy_of(GAME).sequences(last_tricks(), 1) == []


@pytest.mark.parametrize(("playouts", "together"), [(500, False), (600, True)])
def test_gifts_are_compared_as_a_whole_where_there_are_playouts_for_it(playouts: int, together: bool) -> None:
    s = passing(6)
    tried = Search(policy_of(GAME), Chance(1)).compare(GAME.redact(s, 0), 0, NOTHING, Effort(playouts, loose=0))
    keys = [move.key for move in tried.moves]
    assert len(set(keys)) == len(keys)
    assert tried.favourite in keys
    assert {len(move.rest) for move in tried.moves} == {2 if together else 0}
    assert tried.best(1.0).key in keys_of(s, 0)
    assert tried.playouts <= 1.25 * playouts


def test_of_two_gifts_that_begin_alike_the_better_one_stands_for_both() -> None:
    better, worse, other = Tried(1, [2]), Tried(1, [3]), Tried(4, [2])
    assert one_of_each([better, worse, other]) == [better, other]


# --- what the others have done ---
def in_the_middle(seed: int) -> tuple[Gaunerbande, list[Event[Any]]]:
    """A round of policies after its fifth trick, and what has happened in it."""
    policy, chance = policy_of(GAME), Chance(seed)
    s = GAME.blank(4, {"limit": 100})
    s.journal = []
    GAME.setup(s, chance)
    while count(s.gone) < 20:
        step(s, s.turn, policy.pick(s, s.turn, chance), chance)
    return s, s.journal


def test_worlds_that_explain_what_the_others_did_come_more_often() -> None:
    plain = weighed = asked = 0
    for seed in range(24):
        s, journal = in_the_middle(seed)
        for seat in range(4):
            holder = next((p for p in range(4) if s.cells[HAND + p] & POLITICIAN), seat)
            if holder != seat:
                seen = [event for event in (e.seen_by(seat) for e in journal) if event is not None]
                plain += politicians(s, seat, holder, [])
                weighed += politicians(s, seat, holder, seen)
                asked += 1
    assert asked > 20
    assert weighed > 1.2 * plain


def politicians(s: Gaunerbande, seat: int, holder: int, seen: list[Event[Any]]) -> int:
    """In how many of a hundred worlds the politician is where he really is."""
    worlds = Worlds(policy_of(GAME), GAME.sampler(GAME.redact(s, seat), seat), Chance(seat))
    if seen:
        worlds.weigh(seat, seen, 100)
    drawn = [worlds.next() for _ in range(100)]
    return sum(bool(w.cells[HAND + holder] & POLITICIAN) for w in drawn if isinstance(w, Gaunerbande))


# --- wavering ---
def test_whoever_wavers_takes_the_better_move_more_often_but_not_always() -> None:
    chance = Chance(1)
    taken = [softened([0.0, 1.0], 0.6, chance) for _ in range(400)]
    assert 200 < sum(taken) < 400
