"""A bot that fails for any reason is replaced by the policy of the game for that turn: nobody waits for it for ever."""

from __future__ import annotations

import signal
import sys
import time

import pytest
from mypy_extensions import i64

import cutpurse
from cutpurse.bots import bot
from cutpurse.bots.fallback import TimeLimit, Watchdog, bots_or_random, choice_of, hand_of, in_a_line, move_instead
from cutpurse.bots.player import BOTS, Bot, Player, kind_of
from cutpurse.bots.random import RandomBot
from cutpurse.bots.search.policy import Policy
from cutpurse.games.gaunerbande import GAME
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Command, Seat, State, View
from cutpurse.kernel.match import Match
from cutpurse.lab import Simulation
from cutpurse.server.bots import policy_in_worker, try_in_worker
from cutpurse.table.local_table import LocalTable

NEVER = 60.0  # seconds: longer than any test waits
BRIEF = 0.05


class Raising(Bot):
    """Knows nothing to do."""

    def choose(self, view: View, seat: Seat) -> Command:
        raise KeyError("no idea,\nreally")


class Quitting(Bot):
    """Wants to end the process."""

    def choose(self, view: View, seat: Seat) -> Command:
        sys.exit("I quit")


class Hanging(Bot):
    """Never comes to an end, and does not want to hear of it at first."""

    def choose(self, view: View, seat: Seat) -> Command:
        end = time.monotonic() + NEVER
        try:
            while time.monotonic() < end:
                pass
        except TimeoutError:
            while time.monotonic() < end:
                pass
        raise AssertionError("nobody stopped it")


class Cheating(Bot):
    """Plays a command of the game that it may not play."""

    def choose(self, view: View, seat: Seat) -> Command:
        return GAME.command("gang others")


class Babbling(Bot):
    """Answers what is no command at all."""

    def choose(self, view: View, seat: Seat) -> Command:
        return 42  # type: ignore[return-value]


FAILING = [Raising, Quitting, Cheating, Babbling]
MATCH = cutpurse.Match(GAME, 3, seed=1)


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (Raising, "KeyError: 'no idea,\\nreally'"),
        (Quitting, "SystemExit: I quit"),
        (Hanging, "TimeoutError: no answer within 0.05 seconds"),
        (Cheating, "ValueError: Cheating chose 'gang others', which is not among the options of seat 1."),
        (Babbling, "ValueError: Babbling chose '42', which is not among the options of seat 1."),
    ],
)
def test_a_bot_that_fails_has_no_choice_and_the_log_has_one_line(
    kind: type[Bot], why: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cutpurse.bots.fallback.AGAIN", BRIEF)
    assert choice_of(Player(GAME, kind(1)), MATCH.known(1), 1, patience=BRIEF) is None
    (line,) = caplog.messages
    assert line == f"{kind.__name__} of gaunerbande failed to choose: {why}"
    assert "\n" not in line


def test_a_bot_that_can_choose_is_left_alone(caplog: pytest.LogCaptureFixture) -> None:
    chosen = choice_of(bot("greedy", "gaunerbande", 5), MATCH.known(1), 1)
    assert chosen == bot("greedy", "gaunerbande", 5).choose(MATCH, 1)
    assert caplog.messages == []


def test_a_time_limit_leaves_nothing_behind() -> None:
    with TimeLimit(BRIEF):
        pass
    end = time.monotonic() + 3 * BRIEF  # time itself is under test: no alarm goes off any more
    while time.monotonic() < end:
        pass


@pytest.mark.parametrize("ringing", ["while it is set", "while it is put off"])
def test_an_alarm_that_rings_at_the_clock_itself_interrupts_nobody(
    ringing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a busy machine, where the time is up before whoever sets or stops the clock goes on."""
    setitimer, rung = signal.setitimer, 0

    def slow(which: int, seconds: float, interval: float = 0.0) -> tuple[float, float]:
        nonlocal rung
        before = setitimer(which, seconds, interval)
        if (seconds > 0) == (ringing == "while it is set"):
            rung += 1
            limit.hears(signal.SIGALRM, sys._getframe(1))
        return before

    monkeypatch.setattr(signal, "setitimer", slow)
    limit = TimeLimit(NEVER)
    with limit:
        pass
    assert rung == 1
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGALRM) is signal.SIG_DFL


def test_an_error_is_told_in_one_line() -> None:
    assert in_a_line(ValueError("first\n  second")) == "ValueError: first second"
    assert len(in_a_line(ValueError("x" * 10_000))) == 500


def test_where_there_is_no_such_bot_one_that_plays_at_random_sits_there(caplog: pytest.LogCaptureFixture) -> None:
    player, other = bots_or_random("clever", "gaunerbande", [3, 4])
    assert isinstance(player.bot, RandomBot)
    assert isinstance(other.bot, RandomBot)
    assert player.choose(MATCH, 1) == bot("random", "gaunerbande", 3).choose(MATCH, 1)
    assert len(caplog.messages) == 1
    assert "bot clever of gaunerbande is missing" in caplog.messages[0]
    assert hand_of("clever", "gaunerbande") == Bot.hand
    assert hand_of("random", "midnight-exchange") == bot("random", "midnight-exchange").hand


@pytest.mark.parametrize("kind", FAILING)
def test_a_simulation_goes_on_to_its_end_and_counts_the_failures(kind: type[Bot]) -> None:
    def played() -> Simulation:
        players = [Player(GAME, kind(0)), bot("random", "gaunerbande", 1), bot("random", "gaunerbande", 2)]
        simulation = Simulation(GAME, players, 7, {"limit": 1})
        simulation.play()
        return simulation

    first, again = played(), played()
    assert 0 < first.failed < first.decisions
    assert [first.failed, first.decisions] == [again.failed, again.decisions]
    assert repr(first.game.outcome(first.state)) == repr(again.game.outcome(again.state))


def test_a_simulation_does_not_wait_for_a_bot_that_hangs() -> None:
    class Once(Bot):
        """Hangs in its first choice."""

        def choose(self, view: View, seat: Seat) -> Command:
            if not self.seed:
                self.seed = 1
                return Hanging(0).choose(view, seat)
            return bot("random", "gaunerbande").choose(view, seat)

    players = [Player(GAME, Once(0)), bot("random", "gaunerbande", 1), bot("random", "gaunerbande", 2)]
    simulation = Simulation(GAME, players, 7, {"limit": 1})
    simulation.watchdog = Watchdog(BRIEF)
    simulation.play()
    assert simulation.failed == 1


@pytest.mark.parametrize("kind", FAILING)
def test_a_table_in_the_terminal_goes_on_until_it_waits_for_the_person(
    kind: type[Bot], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(BOTS, ("failing", "gaunerbande"), kind)
    match = cutpurse.Match(GAME, 3, seed=1)
    table = LocalTable(match, "failing", 1, lambda since: None, lambda: None)
    table.go_on()
    assert match.actors() == [0]
    assert {entry.seat for entry in match.history} == {1, 2}
    assert len(caplog.messages) == len(match.history)


@pytest.mark.parametrize("kind", [*FAILING, Hanging])
def test_a_worker_of_the_server_plays_what_the_policy_picks_and_says_in_words_why(
    kind: type[Bot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cutpurse.bots.fallback.AGAIN", BRIEF)
    monkeypatch.setitem(BOTS, ("failing", "gaunerbande"), kind)
    command, why = try_in_worker("failing", MATCH.view(1), 1, 1, BRIEF if kind is Hanging else NEVER)
    assert command == str(policys_move(MATCH, 1))
    assert why.partition(":")[0] in ("KeyError", "SystemExit", "TimeoutError", "ValueError")
    assert "\n" not in why


class Lost(Policy):
    """A policy that knows nothing to do."""

    def pick(self, s: State, seat: Seat, chance: Chance) -> i64:
        raise LookupError("no idea, either")


def policys_move(match: Match, seat: int) -> Command:
    """What the policy plays, which leaves nothing to chance."""
    return bot("greedy", "gaunerbande").choose(match, seat)


def test_a_bot_that_fails_is_replaced_by_the_policy_of_the_game() -> None:
    match = cutpurse.Match(GAME, 3, seed=1)
    table = LocalTable(match, "failing", 1, lambda since: None, lambda: None)
    table.players = [Player(GAME, Raising(seat)) for seat in range(3)]
    played = match.clone()
    table.go_on()
    assert len(match.history) > 3
    for entry in match.history:
        assert entry.command == str(policys_move(played, entry.seat))
        played.play(entry.seat, entry.command)


def test_a_simulation_lets_the_policy_play_for_a_bot_that_fails() -> None:
    outcomes = []
    for kind in (Raising, kind_of("greedy", "gaunerbande")):
        players = [Player(GAME, kind(0)), bot("random", "gaunerbande", 1), bot("random", "gaunerbande", 2)]
        outcomes.append(repr(Simulation(GAME, players, 7, {"limit": 1}).play()))
    assert outcomes[0] == outcomes[1]


def test_where_even_the_policy_fails_any_legal_move_is_played(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("cutpurse.bots.fallback.usual_policy", Lost)
    moves = {str(move_instead(GAME, MATCH.known(1), 1, Chance(seed))) for seed in range(40)}
    assert moves <= {str(command) for command in MATCH.options(1)}
    assert len(moves) > 6
    assert all(
        line == "Substitute of gaunerbande failed to choose: LookupError: no idea, either" for line in caplog.messages
    )
    assert policy_in_worker(MATCH.view(1), 1, 1, NEVER) is None
