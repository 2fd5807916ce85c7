"""Review: it finds what cost most by what the seat could know, and nothing else reaches its judgement."""

from __future__ import annotations

import json
import time
from itertools import count
from typing import Any

import pytest

import cutpurse
from cutpurse import Match
from cutpurse.bots import review as review_module
from cutpurse.bots.levels import policy_of
from cutpurse.bots.review import (
    MOMENTS,
    Cancelled,
    Decision,
    Depth,
    Effort,
    NotOver,
    Watch,
    best_of,
    compared,
    decisions_of,
    known_in,
    review,
)
from cutpurse.bots.search.policy import Feature
from cutpurse.games.gaunerbande import GAME
from cutpurse.kernel.game import find, games
from cutpurse.kernel.manifest import find_manifest
from cutpurse.kernel.sets import COMPILED

SMALL = Depth(seconds=0, curve=4, quick=40, doubtful=40, deep=200)


def played(game: str, seats: int, bots: str = "greedy", **settings: int) -> Match:
    """A whole game of bots."""
    match = Match(game, seats, seed=1, settings=settings)
    players = [cutpurse.bot(bots, game, seat) for seat in range(seats)]
    while match.outcome is None:
        seat = match.actors()[0]
        match.play(seat, match.options(seat)[0] if seat < 0 else players[seat].choose(match, seat))
    return match


def last_tricks(choice: str) -> Match:
    """The politician lies in the trick, and seat 0, who leads in the game, may take him or leave him."""
    match = cutpurse.position(
        "gaunerbande",
        hands=["g5 g12", "b3", "b4", "k5"],
        leader=1,
        trick="g7 g2 r10",
        taken=["", "k0 k1 k2 k3", "", "rest"],
        totals=[60, 65, 70, 99],
    )
    match.play(0, choice)
    while match.outcome is None:
        seat = match.actors()[0]
        match.play(seat, match.options(seat)[0])
    return match


# --- what it finds ---
def test_a_blunder_is_the_moment_that_cost_most_with_the_better_move_and_why() -> None:
    found = review(last_tricks("play g12"), SMALL)
    first = found.moments[0]
    assert (first.seat, first.step, first.chosen, first.better) == (0, 1, "play g12", "play g5")
    assert first.cost > 0.5
    assert first.reason is not None
    assert first.reason.name == "catch"
    assert found.seats[0].mistakes == 1
    assert found.seats[1].others > 0.5  # the winner was given it


def test_whoever_played_the_better_move_has_nothing_to_regret() -> None:
    found = review(last_tricks("play g5"), SMALL)
    assert found.moments == []
    assert found.seats[0].skill == 0


def taker(match: Match, seat: int) -> str | None:
    """A card with which the last of a trick would take the politician for nothing, where another one would not."""
    view = match.view(seat)
    if len(view["trick"]) < match.seats - 1 or all(laid["card"] != "r10" for laid in view["trick"]):
        return None
    points: dict[str, int] = {}
    for command in match.options(seat):
        tried = match.clone()
        tried.play(seat, command)
        points[str(command)] = tried.view(seat)["points"][seat]
    worst = max(points, key=lambda command: points[command])
    return worst if points[worst] - min(points.values()) > 10 else None


@pytest.mark.once
def test_a_blunder_in_a_whole_game_costs_its_seat_most() -> None:
    """A game of sensible players in which one of them once takes the politician, whom it could have left to another."""
    match = Match("gaunerbande", 4, seed=4, settings={"limit": 60})
    players = [cutpurse.bot("greedy", "gaunerbande", seat) for seat in range(4)]
    blunder: tuple[int, int] | None = None
    while match.outcome is None:
        seat = match.actors()[0]
        thrown = None if blunder or match.view(seat)["phase"] != "tricks" else taker(match, seat)
        if thrown is not None:
            blunder = seat, len(match.kept)
        match.play(seat, thrown or players[seat].choose(match, seat))
    assert blunder is not None
    found = review(match, Depth(seconds=0, curve=4, quick=100, doubtful=100, deep=600))
    first = next(moment for moment in found.moments if moment.seat == blunder[0])
    assert (first.seat, first.step) == blunder
    assert first.cost > 0.1


def test_what_a_seat_won_or_lost_is_made_of_skill_others_and_luck() -> None:
    for choice in ("play g5", "play g12"):
        found = review(last_tricks(choice), SMALL)
        for seat in found.seats:
            assert seat.result == pytest.approx(seat.fair + seat.skill + seat.others + seat.luck)
            assert seat.skill <= 0
        assert sum(seat.luck for seat in found.seats) == pytest.approx(0, abs=1e-4)


def test_the_curve_begins_with_the_deal_and_ends_with_the_outcome() -> None:
    match = last_tricks("play g12")
    points = review(match, SMALL).curve
    assert [points[0].step, points[-1].step] == [0, len(match.kept) - 1]
    assert points[-1].chances == [0.0, 1.0, 0.0, 0.0]
    for point in points:
        assert sum(point.chances) == pytest.approx(1, abs=1e-4)


def test_no_seat_has_more_than_three_moments_and_the_worst_come_first() -> None:
    moments = review(played("gaunerbande", 3, "random", limit=10), SMALL).moments
    assert moments
    assert all(sum(other.seat == moment.seat for other in moments) <= MOMENTS for moment in moments)
    assert [moment.cost for moment in moments] == sorted((moment.cost for moment in moments), reverse=True)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(NotOver):
        review(Match("gaunerbande", 4, seed=1))


@pytest.mark.parametrize("game", games())
def test_every_game_can_be_reviewed_in_the_time_there_is(game: str) -> None:
    match = played(game, min(find(game).seats), "random")
    began = time.thread_time()
    found = review(match, Depth(seconds=2))
    assert time.thread_time() - began < 20  # what is begun is finished, and a playout at random may take long
    assert json.loads(json.dumps(found.plain()))["game"] == game
    assert found.examined <= found.decisions


# --- by nothing but what was known ---
def alike() -> tuple[Decision, Decision]:
    """The same choice in two games that its seat could not tell apart: others hold other cards, and play others."""
    found: list[Decision] = []
    for hands in (["g5 g12 b1", "b3 k6", "b4 k7", "k5 b9"], ["g5 g12 b1", "k5 b9", "b3 k6", "b4 k7"]):
        taken = ["", "k0 k1 k2 k3", "", "rest"]
        match = cutpurse.position("gaunerbande", hands=hands, leader=1, trick="g7 g2 r10", taken=taken, totals=[99] * 4)
        match.play(0, "play g12")
        while match.outcome is None:
            match.play(match.actors()[0], match.options(match.actors()[0])[-1])
        found.append(next(decisions_of(match, policy_of(GAME))))
    return found[0], found[1]


def test_neither_other_hands_nor_the_future_reach_the_judgement_of_a_moment() -> None:
    policy = policy_of(GAME)
    one, other = alike()
    assert known_in(one) == known_in(other)
    watch = Watch(SMALL, None, None)
    assert best_of(one, policy, 60, 1, watch) == best_of(other, policy, 60, 1, watch)
    duck = GAME.command("play g5").key
    moments = [compared(decision, policy, duck, 30, 1, "deep", watch) for decision in (one, other)]
    assert plain(moments[0]) == plain(moments[1])


def test_a_seat_remembers_of_a_round_what_it_saw_and_nothing_of_the_round_before() -> None:
    policy = policy_of(GAME)
    match = played("gaunerbande", 4, limit=10)
    for decision in decisions_of(match, policy):
        names = [type(event).__name__ for event in decision.seen]
        assert names.count("Dealt") == 1
        for event in decision.seen:
            seen = event.seen_by(decision.seat)
            assert seen is not None
            assert plain(seen) == plain(event)


def plain(thing: Any) -> Any:
    """What two things have in common that are made alike."""
    if hasattr(thing, "_asdict"):
        return {name: plain(part) for name, part in thing._asdict().items()}
    return (thing.name, thing.facts) if isinstance(thing, Feature) else repr(thing)


# --- how it is done ---
def test_unless_time_runs_out_all_follows_from_the_game_and_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = last_tricks("play g12")
    depth = Depth(seconds=600, moves=20_000, seed=1)
    one = review(match, depth).plain()
    assert one["effort"] == {"moves": 20_000, "seconds": 600, "complete": True}
    assert review(match, depth._replace(seed=2)).plain() != one
    work, slow = time.thread_time, count()
    monkeypatch.setattr(time, "thread_time", lambda: work() + next(slow) / 1_000)  # on another machine
    assert review(match, depth).plain() == one


def test_a_review_plays_out_no_more_than_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("gaunerbande", 3, "random", limit=10)
    kept: list[review_module.Watch] = []

    class Kept(review_module.Watch):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            kept.append(self)

    monkeypatch.setattr(review_module, "Watch", Kept)
    review(match, Depth(seconds=0, moves=20_000))
    [watch] = kept
    assert 0.5 < watch.done / watch.playouts < 1.5


def test_a_review_that_had_no_time_says_that_it_is_not_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("gaunerbande", 3, "random", limit=10)
    work, slow = time.thread_time, count()
    monkeypatch.setattr(time, "thread_time", lambda: work() + next(slow) / 20)
    found = review(match, Depth(seconds=2, moves=20_000))
    assert not found.effort.complete
    assert found.examined < found.decisions


@pytest.mark.parametrize(
    ("made", "wanted", "enough"),
    [
        (Effort(100, 3, complete=False), Depth(seconds=40, moves=100), False),  # it was cut short
        (Effort(100, 40, complete=False), Depth(seconds=3, moves=100), True),
        (Effort(100, 3, complete=True), Depth(seconds=40, moves=100), True),  # more time would bring nothing
        (Effort(100, 40, complete=True), Depth(seconds=40, moves=200), False),
        (Effort(100, 40, complete=False), Depth(seconds=0, moves=100), False),
    ],
)
def test_only_a_review_that_is_less_thorough_is_made_again(made: Effort, wanted: Depth, enough: bool) -> None:
    assert made.suffices(wanted, "gaunerbande") is enough


def test_a_review_has_as_many_moves_as_the_game_s_manifest_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_manifest("gaunerbande"), "review_moves", 320_000)
    match = last_tricks("play g12")
    assert review(match).effort.moves == (320_000 if COMPILED else 10_000)
    assert not Effort(9_999, 40, complete=True).suffices(Depth(), "gaunerbande")


def test_progress_only_grows_and_ends_with_all_done() -> None:
    said: list[float] = []
    review(last_tricks("play g12"), SMALL, said.append)
    assert said == sorted(said)
    assert said[-1] == 1.0


def test_a_review_that_nobody_wants_any_more_stops() -> None:
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    with pytest.raises(Cancelled):
        review(last_tricks("play g12"), SMALL, cancelled=cancelled)
    assert asked == 4
