"""The virtual clock: how long motions take, who comes first, what is refused, void or said by the clock (ME-7.3)."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from cutpurse.bots import Player, bot
from cutpurse.bots.hand_speed import HandSpeed
from cutpurse.bots.player import Bot
from cutpurse.games.midnight_exchange import GAME, events
from cutpurse.games.midnight_exchange.pieces import FIND_NAMES
from cutpurse.games.midnight_exchange.state import MidnightExchange
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import USUAL_HAND_MS, Command, Event, Seat, View
from cutpurse.kernel.game import Outcome, find
from cutpurse.kernel.play import options, step
from cutpurse.lab import Table
from tests.games.midnight_exchange.positions import LAID

BRISK, SLOW = HandSpeed(0.5, 0.0), HandSpeed(2.0, 0.0)
Picks = Callable[[list[str]], str]


class Told(Bot):
    """Plays what a function picks from its options in notation."""

    def __init__(self, picks: Picks) -> None:
        super().__init__(0)
        self.picks = picks

    def choose(self, view: View, seat: Seat) -> Command:
        return GAME.command(self.picks([str(command) for command in options(view, seat)]))


def following(*words: str) -> Picks:
    """These commands one after the other, then whatever ends the game soon."""
    script: Iterator[str] = iter(words)
    return lambda allowed: next(script, None) or hasty(allowed)


def hasty(allowed: list[str]) -> str:
    """Fill the tray, run, and do not trade."""
    return next((word for word in ("escape", "keep", "back down", "pass", "done") if word in allowed), allowed[0])


def table(*picks: Picks, hands: list[HandSpeed], seed: int = 1, **wish: Any) -> tuple[Table, list[Event[Any]]]:
    """A table of players that do as they are told, where the tiles of the garage come first, and its journal."""
    journal: list[Event[Any]] = []
    players = [Player(GAME, Told(pick)) for pick in picks]
    at = Table(GAME, players, seed, {"max_rounds": 1, **wish}, hands, journal)
    places = [place for (place, _), tiles in LAID.items() for _ in tiles]
    finds = [FIND_NAMES.index(find) for (_, find), tiles in LAID.items() for _ in tiles]
    events.RummageBegan.emit(midnight(at), 1, places, finds)
    return at, journal


def midnight(at: Table) -> MidnightExchange:
    """What lies on the table."""
    assert isinstance(at.state, MidnightExchange)
    return at.state


def of_kind(journal: list[Event[Any]], kind: type[Any]) -> list[Any]:
    """The events of a kind."""
    return [event for event in journal if isinstance(event, kind)]


# --- hands ---
def test_motions_take_a_time_around_the_seconds_of_the_hand_and_never_less_than_the_rules_allow() -> None:
    chance = Chance(1)
    times = [HandSpeed(0.8, 0.25).motion(chance, 350) for _ in range(4000)]
    assert statistics.fmean(times) == pytest.approx(800, rel=0.02)
    assert statistics.stdev([math.log(ms) for ms in times]) == pytest.approx(0.25, rel=0.05)
    assert min(HandSpeed(0.4, 0.5).motion(chance, 350) for _ in range(500)) == 350
    assert {HandSpeed(0.8, 0.0).motion(chance, 350) for _ in range(9)} == {800}


@pytest.mark.clause("ME-7.3")
def test_a_bots_level_sets_its_speed_as_well_as_its_wits() -> None:
    assert [bot(name, GAME.name).hand for name in ("random", "greedy")] == [HandSpeed(1.2), HandSpeed(0.8)]


@pytest.mark.clause("ME-7.2")
def test_where_hands_have_more_time_than_usual_all_are_slower_in_proportion() -> None:
    for hand_ms, milliseconds in (
        (100, 800),
        (USUAL_HAND_MS, 800),
        (2 * USUAL_HAND_MS, 1600),
        (4 * USUAL_HAND_MS, 3200),
    ):
        assert HandSpeed(0.8, 0.0).motion(Chance(1), hand_ms) == milliseconds


# --- motions ---
def test_a_motion_takes_effect_when_it_ends_and_the_quicker_hand_gets_the_tile() -> None:
    at, journal = table(following("grab 3"), following("grab 3"), hands=[SLOW, BRISK])
    at.advance()
    assert at.now == 500
    assert [(event.seat, event.tile) for event in of_kind(journal, events.Grabbed)] == [(1, 2)]


def test_a_motion_that_comes_too_late_is_refused_when_it_ends_and_has_used_its_time() -> None:
    at, journal = table(following("grab 3", "grab 8"), following("grab 3"), hands=[HandSpeed(0.8, 0.0), BRISK])
    at.advance()
    assert at.refused == 0
    at.advance()
    assert (at.now, at.refused, at.motions) == (800, 1, 2)
    at.advance()
    assert at.now == 1000  # the other hand keeps its tile
    at.advance()
    assert at.now == 1500
    at.advance()
    assert (at.now, of_kind(journal, events.Grabbed)[-1].seat) == (1600, 0)  # only now the next motion


def test_a_motion_under_way_when_its_hand_is_stopped_is_void() -> None:
    at, journal = table(hasty, hasty, hands=[BRISK, SLOW])
    at.play()
    assert [event.seat for event in of_kind(journal, events.Escaped)] == [0, 1]
    assert at.spells == [13 * 500]
    assert at.motions == 13 + 3  # six tiles up and down and one to run; of the slow hand three that ended


def test_motions_of_one_rummage_do_not_reach_into_the_next_even_if_nobody_can_trade() -> None:
    def drawers(allowed: list[str]) -> str:
        return hasty([word for word in allowed if not word.startswith("grab") or word in ("grab 15", "grab 16")])

    at, _ = table(hasty, drawers, hands=[HandSpeed(0.8, 0.0), SLOW], max_rounds=3, markets="3b,4b")
    while not at.spells:
        at.advance()
    assert int(midnight(at).round) == 2  # in the same move
    assert at.spells == [13 * 800]
    assert not at.under_way
    assert not at.schedule.busy
    assert at.schedule.spell is not None
    assert not at.schedule.spell.timers


@pytest.mark.clause("ME-7.3")
def test_of_two_motions_that_end_at_the_same_moment_a_lot_decides() -> None:
    first: list[int] = []
    for seed in range(40):
        at, journal = table(following("grab 3"), following("grab 3"), hands=[BRISK, BRISK], seed=seed)
        at.advance()
        at.advance()
        assert (at.now, at.motions, at.refused) == (500, 2, 1)
        first += [event.seat for event in of_kind(journal, events.Grabbed)]
    assert len(first) == 40
    assert 8 < sum(first) < 32


def test_a_moment_is_the_same_whatever_its_motions_were_added_up_from() -> None:
    """In floating point, 0.1 + 0.1 + 0.1 is more than 0.3."""
    first: list[int] = []
    for seed in range(20):
        hands = [HandSpeed(0.1, 0.0), HandSpeed(0.3, 0.0)]
        picks = following("grab 5", "keep", "grab 3"), following("grab 3")
        at, journal = table(*picks, hands=hands, seed=seed, hand_ms=100)
        while not at.refused:
            at.advance()
        assert at.now == 300
        first.append(of_kind(journal, events.Grabbed)[1].seat)
    assert 0 < sum(first) < 20


# --- what the clock says ---
@pytest.mark.clause("ME-7.3")
def test_a_hand_goes_before_the_clock_at_the_same_moment() -> None:
    hands = [HandSpeed(3.0, 0.0), HandSpeed(5.0, 0.0)]
    at, journal = table(hasty, hasty, hands=hands, hold_seconds=3, rummage_seconds=0)
    at.play()
    assert [event.seat for event in of_kind(journal, events.Kept)] == [0] * 6
    assert {event.seat for event in of_kind(journal, events.PutBack)} == {1}


def test_a_tile_held_too_long_drops_and_the_motion_that_was_to_keep_it_is_refused() -> None:
    def elsewhere(allowed: list[str]) -> str:
        return "grab 9" if "grab 9" in allowed else hasty(allowed)

    hands = [HandSpeed(5.0, 0.0), HandSpeed(6.0, 0.0)]
    at, journal = table(hasty, elsewhere, hands=hands, hold_seconds=3, rummage_seconds=30)
    at.play()
    assert all(event.dropped for event in of_kind(journal, events.PutBack))
    assert not of_kind(journal, events.Kept)
    assert at.refused == 3 + 2  # of six and of five motions every other one


def test_the_rummage_ends_when_its_time_is_up() -> None:
    at, journal = table(hasty, hasty, hands=[HandSpeed(4.0, 0.0)] * 2, rummage_seconds=30)
    at.play()
    assert at.spells == [30_000]
    assert {event.by for event in of_kind(journal, events.Escaped)} == {events.BY_CLOCK}


def test_where_no_hand_can_move_and_no_time_runs_out_the_clock_ends_the_rummage() -> None:
    at, journal = table(hasty, hasty, hands=[BRISK, BRISK], rummage_seconds=0)
    midnight(at).lying = 0
    at.advance()
    assert len(of_kind(journal, events.Escaped)) == 2


# --- whole games ---
def greedy(seats: int, seed: int, name: str = "midnight-exchange") -> tuple[Outcome, Table]:
    """A game of greedy bots."""
    at = Table(find(name), [bot("greedy", name, seed=seat) for seat in range(seats)], seed)
    return at.play(), at


def test_a_game_follows_from_its_seed() -> None:
    (first, one), (again, two), (_, three) = (greedy(3, seed) for seed in (5, 5, 6))
    assert (first.scores, one.spells, one.motions) == (again.scores, two.spells, two.motions)
    assert one.spells != three.spells
    assert len(one.spells) == first.rounds


@pytest.mark.parametrize("game", ["gaunerbande", "langfinger"])
def test_a_game_played_turn_by_turn_takes_no_time_and_is_the_same_as_without_a_clock(game: str) -> None:
    outcome, at = greedy(3, 4, game)
    assert (at.now, at.spells, at.motions) == (0, [], 0)
    rules, chance = find(game), Chance(4)
    players = [bot("greedy", game, seed=seat) for seat in range(3)]
    s = rules.blank(3, rules.complete_settings(None))
    rules.setup(s, chance)
    while s.stack is not None:
        seat = int(s.turn)
        step(s, seat, players[seat].choose(rules.redact(s, seat), seat).key, chance)
    assert repr(rules.outcome(s)) == repr(outcome)


def test_where_no_hand_can_move_nobody_waits_for_the_limit() -> None:
    at, _ = table(hasty, hasty, hands=[BRISK, BRISK])
    midnight(at).lying = 0
    at.play()
    assert at.spells == [0]
