"""schedule.py: the order of what ends at the same moment, and what is void, at tables and in the lab (ME-7.3)."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from cutpurse.bots import Player
from cutpurse.bots.player import Bot
from cutpurse.games.midnight_exchange import GAME, events
from cutpurse.kernel.core import CLOCK, Command, HandPace, Seat, Timer, View
from cutpurse.kernel.match import Match
from cutpurse.kernel.play import NOT_NOW, options
from cutpurse.lab import HandSpeed, Simulation
from cutpurse.table.bots import BotTimes
from cutpurse.table.local_table import LocalTable
from cutpurse.table.realtime import RealTime
from cutpurse.table.schedule import Motion, Schedule, Spell, whole_milliseconds

PACE = HandPace(350, NOT_NOW, NOT_NOW)
HOLD = 3  # seconds until a tile drops


def going_on() -> tuple[Schedule, Spell]:
    """A schedule with a spell that has just begun."""
    schedule = Schedule()
    schedule.follow(PACE, False, 0, 0.0)
    assert schedule.spell is not None
    return schedule, schedule.spell


def ended(schedule: Schedule, now: float) -> list[tuple[int, str]]:
    """What is due, in order, without what is void."""
    found: list[tuple[int, str]] = []
    while (motion := schedule.next_due(now)) is not None:
        if not schedule.is_void(motion):
            found.append((motion.seat, motion.command))
    return found


# --- order ---
@pytest.mark.clause("ME-7.3")
def test_motions_end_by_stamp_hands_before_the_clock_and_then_by_lot() -> None:
    schedule, spell = going_on()
    schedule.update_timers([Timer("early", 1, "drop 1"), Timer("rummage", 2, "time up")], 0.0)
    for seat, stamp, lot in ((0, 2.0, 0.7), (1, 2.0, 0.2), (2, 1.5, 0.9), (3, 2.5, 0.1)):
        schedule.add(Motion(stamp, seat, "keep", spell), 0.0, lot)
    assert schedule.wakes_at() == 1.0
    assert ended(schedule, 2.0) == [(CLOCK, "drop 1"), (2, "keep"), (1, "keep"), (0, "keep"), (CLOCK, "time up")]
    assert schedule.wakes_at() == 2.5


def test_without_lots_motions_of_the_same_moment_end_in_the_order_of_their_arrival() -> None:
    schedule, spell = going_on()
    for seat in (2, 0, 1):
        schedule.add(Motion(1.0, seat, "keep", spell), 0.0, 0.0)
    assert [seat for seat, _ in ended(schedule, 1.0)] == [2, 0, 1]


def test_moments_are_equal_whatever_they_were_added_up_from() -> None:
    assert 0.1 + 0.7 != 0.8
    assert whole_milliseconds(0.1 + 0.7) == whole_milliseconds(0.5 + 0.3) == 0.8


# --- what is void ---
def test_a_motion_is_void_when_its_spell_is_over_or_a_frame_was_left() -> None:
    schedule, spell = going_on()
    motion = Motion(1.0, 0, "keep", spell)
    assert not schedule.follow(PACE, False, 1, 0.5)
    assert not schedule.is_void(motion)
    assert schedule.follow(PACE, True, 2, 0.5)
    assert schedule.is_void(motion)
    schedule.follow(None, False, 3, 0.5)
    assert schedule.spell is None
    assert schedule.wakes_at() == inf


def test_a_timer_runs_on_while_the_rules_want_it_and_is_void_once_they_do_not() -> None:
    schedule, _ = going_on()
    schedule.update_timers([Timer("hold 0 4", HOLD, "drop 1")], 0.0)
    schedule.update_timers([Timer("hold 0 4", HOLD, "drop 1"), Timer("hold 1 7", HOLD, "drop 2")], 1.0)
    assert schedule.wakes_at() == 3.0
    motion = schedule.next_due(3.0)
    assert motion is not None
    assert motion.command == "drop 1"
    schedule.update_timers([Timer("hold 1 7", HOLD, "drop 2")], 3.0)
    assert schedule.is_void(motion)
    assert ended(schedule, 4.0) == [(CLOCK, "drop 2")]


# --- at a table and in the lab ---
class Hasty(Bot):
    """Fills its tray from the first tile on."""

    def choose(self, view: View, seat: Seat) -> Command:
        allowed = options(view, seat)
        return next((command for command in allowed if str(command) in ("escape", "keep")), allowed[0])


class Steady(BotTimes):
    """Hands that need exactly as long as a tile may be held."""

    def motion(self, bot: str, spell: Spell) -> float:
        return HOLD


def players(seats: int) -> list[Player]:
    """Bots that fill their trays."""
    return [Player(GAME, Hasty(0)) for _ in range(seats)]


def told(found: list[Any]) -> tuple[int, set[int]]:
    """How many tiles were kept, and who dropped one because it was held too long."""
    kept = [event.seat for event in found if isinstance(event, events.Kept)]
    return len(kept), {event.seat for event in found if isinstance(event, events.PutBack) and event.dropped}


@pytest.mark.clause("ME-7.3")
@pytest.mark.parametrize("seed", range(4))
def test_a_tile_put_down_at_the_last_moment_is_kept_at_a_table_and_in_the_lab(seed: int) -> None:
    options: dict[str, Any] = {"hold_seconds": HOLD, "rummage_seconds": 0}
    match = Match(GAME, 4, seed, options)
    at_table = LocalTable(match, "random", seed, lambda since: None, lambda: None, countdown=0.0)
    at_table.players = players(4)
    at_table.core.bot_times = Steady(GAME.name, "instant", at_table.core.dice)
    at_table.pass_time(6.0 * HOLD)
    assert isinstance(at_table.core.realtime, RealTime)
    kept, dropped = told([event for entry in match.entries for event in entry.events])
    assert kept >= 3
    assert not dropped
    journal: list[Any] = []
    in_lab = Simulation(GAME, players(3), seed, options, [HandSpeed(HOLD, 0.0)] * 3, journal)
    while in_lab.now < 6000 * HOLD:
        in_lab.advance()
    kept, dropped = told(journal)
    assert kept >= 3
    assert not dropped


def test_of_bots_that_reach_for_a_tile_at_the_same_moment_not_always_the_same_one_gets_it() -> None:
    winners: set[int] = set()
    for seed in range(12):
        match = Match(GAME, 4, 5)
        at_table = LocalTable(match, "random", seed, lambda since: None, lambda: None, countdown=0.0)
        at_table.players = players(4)
        at_table.core.bot_times = Steady(GAME.name, "instant", at_table.core.dice)
        at_table.pass_time(HOLD)
        winners.update(entry.seat for entry in match.history)
    assert winners == {1, 2, 3}
