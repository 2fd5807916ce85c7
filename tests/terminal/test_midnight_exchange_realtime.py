"""Real time with one person: bots' hands and the clock on time, one's own hand (ME-7.2), typing meanwhile."""

from __future__ import annotations

import os
import pty
import signal
import termios
from itertools import pairwise
from math import inf
from pathlib import Path
from random import Random

import pytest

from cutpurse import Match
from cutpurse.games.midnight_exchange.state import MidnightExchange
from cutpurse.table.bots import BotTimes
from cutpurse.table.local_table import LocalTable
from cutpurse.table.schedule import Spell
from cutpurse.terminal.games.views import PERSON
from cutpurse.terminal.keyboard import Keyboard, edited
from cutpurse.terminal.realtime import RealTimePhase
from tests.terminal.command import terminal
from tests.terminal.picture import table_of

clause = pytest.mark.clause


def match_of(seats: int = 3, seed: int = 3, **options: int | str) -> Match:
    """A match whose first rummage begins."""
    return Match("midnight-exchange", seats=seats, seed=seed, options=options)


class IdleBots(BotTimes):
    """Bots whose hands never come to the end of a motion."""

    def __init__(self) -> None:
        super().__init__("midnight-exchange", "instant", Random(1))

    def motion(self, bot: str, spell: Spell) -> float:
        return inf


class Rummage(LocalTable):
    """A rummage without a countdown: when something happened, in milliseconds, who did it, and what."""

    def __init__(self, match: Match, idle: bool = False) -> None:
        self.told: list[tuple[int, int, str]] = []
        super().__init__(match, "random", 1, self.tell, lambda: None, countdown=0.0)
        if idle:
            self.core.bot_times = IdleBots()
        self.go_on()

    def tell(self, since: int) -> None:
        for entry in self.match.entries[since:]:
            self.told.append((round(1000 * self.now), entry.seat, entry.command))

    def played(self, until: float) -> list[tuple[int, int, str]]:
        """Let time pass; what happened."""
        self.told = []
        self.pass_time(until)
        return self.told

    def does(self, command: str) -> Exception | None:
        """Play a command of the person; why it cannot be done."""
        answers: list[Exception | None] = []
        self.play([command], answers.append)
        return answers[0]


def garage(match: Match) -> list[int]:
    """The tiles of the garage."""
    return [n for n, tile in enumerate(match.view(PERSON)["tiles"], 1) if tile["place"] == "garage"]


# --- hands ---
@clause("ME-7.3")
def test_bots_move_at_the_speed_of_their_hands_and_the_same_way_again() -> None:
    first, second = (Rummage(match_of()).played(10) for _ in range(2))
    assert first == second
    assert {seat for _, seat, _ in first} == {1, 2}
    for seat in (1, 2):
        times = [0, *(at for at, who, _ in first if who == seat)]
        assert all(later - before >= 350 for before, later in pairwise(times))
        assert 5 <= len(times) <= 14  # about one in 1.2 seconds


@clause("ME-3.3")
def test_the_clock_drops_what_is_held_too_long_and_ends_a_rummage() -> None:
    match = match_of(rummage_seconds=30, hold_seconds=5)
    table = Rummage(match, idle=True)
    assert table.played(1) == []
    assert table.does(f"grab {garage(match)[0]}") is None
    assert table.played(20) == [(6000, -1, "drop 0")]
    assert table.played(60) == [(30_000, -1, "time up")]


def test_what_was_kept_in_time_does_not_drop() -> None:
    match = match_of(hold_seconds=5)
    table = Rummage(match, idle=True)
    assert table.does(f"grab {garage(match)[0]}") is None
    assert table.played(4) == []
    assert table.does("keep") is None
    assert table.played(20) == []


@clause("ME-7.3")
def test_a_motion_that_comes_too_late_is_not_played() -> None:
    wanted = next(command for _, seat, command in Rummage(match_of()).played(10) if seat == 1)
    assert wanted.startswith("grab")
    table = Rummage(match_of())
    assert table.does(wanted) is None
    told = table.played(5)
    assert (1, wanted) not in [(seat, command) for _, seat, command in told]
    assert 1 in [seat for _, seat, _ in told]  # its hand has found another tile


@clause("ME-3.3")
def test_a_rummage_without_a_limit_ends_where_nobody_can_move() -> None:
    match = match_of(seats=2, rummage_seconds=0)
    assert isinstance(match.state, MidnightExchange)
    match.state.lying = 0
    table = Rummage(match)
    assert table.played(inf) == [(1000, -1, "time up")]


def test_a_rummage_is_over_even_if_nobody_can_trade_and_the_next_one_begins_at_once(tmp_path: Path) -> None:
    phase = real_time_phase(tmp_path)
    phase.local.pass_time(inf)
    assert phase.over
    assert phase.match.view(PERSON)["round"] == 2
    assert phase.local.core.realtime.pace is not None


# --- one's own hand ---
def real_time_phase(tmp_path: Path, slow: int = 1, hand_ms: int = 350) -> RealTimePhase:
    """A spell of real time that has begun, its time passed by hand; the person's bots do not move."""
    table = table_of(match_of(hand_ms=hand_ms), tmp_path, slow=slow)
    table.local.core.bot_times = IdleBots()
    table.local.go_on()
    phase = table.real_time = RealTimePhase(table)
    phase.clock_runs = True
    return phase


def holds(phase: RealTimePhase) -> int | None:
    """The tile in the person's hand."""
    held: int | None = phase.match.view(PERSON)["hands"][PERSON]
    return held


def notice(phase: RealTimePhase) -> str:
    """What the table answers."""
    return " ".join(line.plain for line in phase.table.notice)


@clause("ME-7.2")
def test_one_motion_waits_for_its_time_and_a_second_is_refused(tmp_path: Path) -> None:
    phase = real_time_phase(tmp_path)
    first, second, third = garage(phase.match)[:3]
    phase.table.handle_line(f"{first} k")
    assert holds(phase) == first
    phase.table.handle_line(str(second))
    assert "ME-7.2" in notice(phase)
    phase.local.pass_time(0.349)
    assert holds(phase) == first
    phase.local.pass_time(0.35)
    assert holds(phase) is None
    phase.local.pass_time(0.7)
    phase.table.handle_line(str(third))
    assert holds(phase) == third


@clause("ME-7.2")
def test_who_needs_time_is_no_slower_than_before(tmp_path: Path) -> None:
    phase = real_time_phase(tmp_path, slow=2)
    phase.table.handle_line(f"{garage(phase.match)[0]} k")
    phase.local.pass_time(0.175)  # 350 milliseconds on the wall
    assert holds(phase) is None


@clause("ME-7.2")
def test_where_time_stands_still_slow_hands_are_slow_for_all(tmp_path: Path) -> None:
    for hand_ms, milliseconds in ((350, 800), (700, 1600), (100, 800)):
        assert real_time_phase(tmp_path, hand_ms=hand_ms).person_motion == milliseconds / 1000


@clause("ME-7.2")
def test_nobody_moves_before_the_countdown_is_over(tmp_path: Path) -> None:
    phase = real_time_phase(tmp_path)
    phase.spell.begins = 2
    assert phase.countdown == 2
    phase.table.handle_line(str(garage(phase.match)[0]))
    assert holds(phase) is None
    assert "Wait for the countdown." in notice(phase)


@clause("ME-7.1", "ME-2.2")
def test_somebody_was_faster(tmp_path: Path) -> None:
    phase = real_time_phase(tmp_path)
    tile = garage(phase.match)[0]
    phase.match.play(1, f"grab {tile}")
    phase.table.handle_line(str(tile))
    assert "ME-2.2 Somebody was faster" in notice(phase)
    assert phase.spell.hand_free_at[PERSON] == 0.35  # it has used its time


@clause("ME-2.2")
def test_what_follows_a_refused_motion_in_its_line_is_not_tried(tmp_path: Path) -> None:
    phase = real_time_phase(tmp_path)
    tile = garage(phase.match)[0]
    phase.match.play(1, f"grab {tile}")
    phase.table.handle_line(f"{tile} k")
    assert not phase.local.core.realtime.busy
    phase.local.pass_time(0.4)
    assert "ME-2.2 Somebody was faster" in notice(phase)


def test_what_a_hand_has_done_is_kept_at_once(tmp_path: Path) -> None:
    phase = real_time_phase(tmp_path)
    tile = garage(phase.match)[0]
    phase.table.handle_line(str(tile))
    _, match = phase.table.store.load(phase.table.path)
    assert match.view(PERSON)["hands"][PERSON] == tile


@clause("ME-3.3")
def test_the_time_left_is_told_at_once_and_in_seconds_on_the_wall(tmp_path: Path) -> None:
    phase = real_time_phase(tmp_path, slow=3)
    phase.local.pass_time(10)
    assert phase.view_fields()["timers"] == {"rummage 1": 510}
    tile = garage(phase.match)[0]
    phase.table.handle_line(str(tile))
    assert phase.view_fields()["timers"] == {"rummage 1": 510, f"hold 0 {tile}": 30}


def test_a_word_that_is_no_move_says_what_can_be_typed(tmp_path: Path) -> None:
    phase = real_time_phase(tmp_path)
    phase.table.handle_line("99")
    assert "the number of a tile (1–54)" in notice(phase)


def test_who_is_out_may_read_the_rules_and_is_told_that_there_is_nothing_to_do(tmp_path: Path) -> None:
    phase = real_time_phase(tmp_path)
    assert [line for line in ("?ME-2.1", "HINT", "? 1", "17", "k", "") if phase.table.is_action(line)] == [
        "?ME-2.1", "HINT", "? 1",
    ]  # fmt: skip
    for tile in garage(phase.match):
        if phase.match.why_not(PERSON, "escape") is None:
            break
        phase.match.play(PERSON, f"grab {tile}")
        phase.match.play(PERSON, "keep" if phase.match.why_not(PERSON, "keep") is None else "back down")
    phase.match.play(PERSON, "escape")
    assert phase.person_is_done
    phase.table.handle_line("hint")
    assert notice(phase) == "There is nothing for you to do right now."


# --- the keyboard ---
@pytest.mark.parametrize(
    ("keys", "line"),
    [("17", "17"), ("18\x7f7", "17"), ("1\x15k", "k"), ("\x1b[A1\x1b[C7\x1bOH", "17"), ("ü\x01", "ü"), ("\b", "")],
)
def test_a_line_is_made_key_by_key(keys: str, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = os.pipe()
    with os.fdopen(ours) as source, os.fdopen(theirs, "wb", buffering=0) as typist:
        monkeypatch.setattr("sys.stdin", source)
        keyboard = Keyboard()
        typist.write(keys.encode())
        assert keyboard.wait(1) == []
        assert keyboard.typed == line
        typist.write(b"\r")
        assert keyboard.wait(1) == [line]
        assert keyboard.typed == ""
        assert keyboard.wait(0) == []
        typist.write(b"\x04")
        with pytest.raises(EOFError):
            keyboard.wait(1)


def test_keys_still_come_one_by_one_after_a_shell_had_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = pty.openpty()
    with os.fdopen(theirs) as source, os.fdopen(ours, "wb", buffering=0) as typist:
        monkeypatch.setattr("sys.stdin", source)
        keyboard = Keyboard()
        with keyboard.key_mode():
            as_a_shell_wants_it = termios.tcgetattr(theirs)
            as_a_shell_wants_it[3] |= termios.ICANON | termios.ECHO
            termios.tcsetattr(theirs, termios.TCSANOW, as_a_shell_wants_it)
            keyboard.wait(0)
            typist.write(b"17")
            assert keyboard.wait(5) == []
            assert keyboard.typed == "17"
        assert termios.tcgetattr(theirs)[3] & termios.ICANON


def test_a_line_has_an_end() -> None:
    assert edited("x" * 60, "y") == "x" * 60


# --- on a terminal ---
def test_others_move_while_somebody_types(tmp_path: Path) -> None:
    words = ["play", "--plain", "midnight-exchange", "--bots", "random", "--seed", "3", "--quick"]
    with terminal(tmp_path, *words, "--option", "hold_seconds=60") as shell:
        shell.shows("[Enter: continue]")
        shell.type("\r")
        shell.shows("Enter starts the countdown.")
        shell.type("\r")
        shell.shows("Which tile do you pick up?", "2:59")
        shell.type("4\r")
        shell.shows("In your hand: iron key. Keep it?")
        shell.type("ke")
        shell.shows("2:57", "Otto", "> ke")
        shell.shows("2:56", "> ke")
        shell.type("ep\r")
        shell.shows("You keep 4: iron key.")
        shell.type("? ME-2.5\r")
        shell.shows("ME-2.5 Second thoughts", "[Enter: continue]")
        shell.type("\r")
        shell.shows("Which tile do you pick up?")
        shell.type("quit\r")
        shell.shows("The game is kept.")
        assert shell.end() == 0
    with terminal(tmp_path, "play", "--plain", "--resume", "--quick") as shell:
        shell.shows("Enter starts the countdown.", "IRON")
        shell.type("\r")
        shell.shows("Which tile do you pick up?")
        shell.interrupt("The game is kept.")


def test_a_game_whose_window_is_closed_is_kept(tmp_path: Path) -> None:
    words = ["play", "--plain", "midnight-exchange", "--bots", "random", "--seed", "3", "--quick", "--slow", "10"]
    with terminal(tmp_path, *words) as shell:
        shell.shows("[Enter: continue]")
        shell.type("\r")
        shell.shows("Enter starts the countdown.")
        shell.type("\r")
        shell.shows("Which tile do you pick up?")
        shell.type("4\r")
        shell.shows("In your hand: iron key.")
        shell.process.send_signal(signal.SIGHUP)
        assert shell.end() == 130
        assert "Traceback" not in shell.raw
    with terminal(tmp_path, "play", "--plain", "--resume", "--quick") as shell:
        shell.shows("Enter starts the countdown.", "Hand   4 iron key")
        shell.type("\r")
        shell.shows("In your hand: iron key.", " 100 s")
        shell.interrupt("The game is kept.")
