"""What happens when a bot fails: the policy of the game plays for that turn, and the log says so in one line."""

from __future__ import annotations

import logging
import signal
import threading
from collections.abc import Sequence
from functools import cache
from types import FrameType
from typing import Any, Final

from cutpurse.bots.hand_speed import HandSpeed
from cutpurse.bots.levels import command_of, policy_of
from cutpurse.bots.player import Bot, Player, bot
from cutpurse.bots.random import RandomBot
from cutpurse.bots.search.policy import Policy
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Command, Event, Seat, View
from cutpurse.kernel.game import Game, find
from cutpurse.kernel.play import options

log = logging.getLogger(__name__)

PATIENCE: Final = 20.0  # seconds for a choice
AGAIN: Final = 0.5  # seconds until a bot that has caught the first alarm gets another


class Alarm:
    """Within it an alarm rings, and again and again, where the system has alarms and nobody else set one.

    On a busy machine it may ring while it is still being set, or already being put off: then it does nothing, since
    whoever was interrupted there would leave it ringing for ever.
    """

    def __init__(self, seconds: float, again: float) -> None:
        self.seconds = seconds
        self.again = again
        self.armed = False

    def __enter__(self) -> None:
        self.armed = (
            hasattr(signal, "setitimer")
            and threading.current_thread() is threading.main_thread()
            and signal.getsignal(signal.SIGALRM) is signal.SIG_DFL
        )
        if self.armed:
            signal.signal(signal.SIGALRM, self.hears)
            signal.setitimer(signal.ITIMER_REAL, self.seconds, self.again)

    def __exit__(self, *_: object) -> None:
        if self.armed:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)

    def hears(self, _: int, frame: FrameType | None) -> None:
        """Called wherever the code is just then."""
        if frame is None or frame.f_code not in NOT_YET_OR_OVER:
            self.rings()

    def rings(self) -> None:
        """What is to happen then."""
        raise NotImplementedError


NOT_YET_OR_OVER: Final = (Alarm.__enter__.__code__, Alarm.__exit__.__code__)


class TimeLimit(Alarm):
    """Within it, code that takes too long gets a TimeoutError."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds, AGAIN)

    def rings(self) -> None:
        raise TimeoutError(f"no answer within {self.seconds:g} seconds")


class Watchdog(Alarm):
    """Within it, a choice that is under way at two alarms in a row gets a TimeoutError.

    For very many choices: to set an alarm for each would take about as long as some of them.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds, seconds)
        self.choice = 0  # the one that is under way, a number of its own; 0 for none
        self.seen = 0  # the one that was under way at the last alarm

    def rings(self) -> None:
        if self.choice and self.choice == self.seen:
            raise TimeoutError(f"no answer within {self.seconds:g} seconds")
        self.seen = self.choice


def bots_or_random(name: str, game: str, seeds: list[int]) -> list[Player]:
    """The bot of this name, for each seed; where there is none, or it cannot be made, one that plays at random."""
    try:
        return [bot(name, game, seed) for seed in seeds]
    except Exception as error:
        log.warning(
            "bot %s of %s is missing, and one that plays at random sits there: %s", name, game, in_a_line(error)
        )
        return [Player(find(game), RandomBot(seed)) for seed in seeds]


def hand_of(name: str, game: str) -> HandSpeed:
    """How fast a bot is while everyone acts at once; as fast as most, where there is no such bot."""
    try:
        return bot(name, game).hand
    except Exception:  # whoever asks it to move will say so
        return Bot.hand


def choice_of(
    player: Player,
    view: View,
    seat: int,
    seen: Sequence[Event[Any]] = (),
    patience: float | None = PATIENCE,
    people_watch: bool = False,
) -> Command | None:
    """What a bot plays; None if it fails for whatever reason, which one line of the log says (see `move_instead`)."""
    try:
        if patience is None:  # somebody else watches
            return player.choose(view, seat, seen, people_watch)
        with TimeLimit(patience):
            return player.choose(view, seat, seen, people_watch)
    except (Exception, SystemExit) as error:
        name, game = type(player.bot).__name__, player.game.name
        log.warning("%s of %s failed to choose: %s", name, game, in_a_line(error))
        return None


def move_instead(game: Game, view: View, seat: int, chance: Chance, patience: float | None = PATIENCE) -> Command:
    """What the policy of the game plays for a bot that failed; any legal move, if even that fails."""
    policy = Player(game, Substitute(game, chance))
    return choice_of(policy, view, seat, patience=patience) or any_move(view, seat, chance)


@cache
def usual_policy(game: Game) -> Policy:
    """The policy of a game, made once."""
    return policy_of(game)


def any_move(view: View, seat: int, chance: Chance) -> Command:
    """Any legal move of a seat."""
    legal = options(view, seat)
    return legal[chance.below(len(legal))]


class Substitute(Bot):
    """Plays what the policy of a game picks, with somebody else's luck."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(0)
        self.game = game
        self.chance = chance

    def choose(self, view: View, seat: Seat) -> Command:
        return command_of(view, int(usual_policy(self.game).pick(view, seat, self.chance)))


def in_a_line(error: BaseException) -> str:
    """An error without its traceback and without line breaks."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:500]
