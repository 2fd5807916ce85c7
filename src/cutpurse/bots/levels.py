"""Levels 1 to 8: one dial from a player who hardly looks to one who searches for a second, in every game alike."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cutpurse.bots.hand_speed import HandSpeed
from cutpurse.bots.player import Bot
from cutpurse.bots.search.compare import Effort, Findings, Search
from cutpurse.bots.search.policy import Policy, RulesPolicy, keys_of
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Command, Event, Seat, View
from cutpurse.kernel.game import Game
from cutpurse.kernel.manifest import find_manifest, named
from cutpurse.kernel.play import on_offer
from cutpurse.kernel.sets import COMPILED

INTERPRETED: Final = 12  # how many times fewer playouts fit into the same time where nothing is compiled

# Seconds that a bot who searches takes in a reaction window, whether it has anything to choose or not,
REACTION: Final = 0.05 if COMPILED else 0.3
THOUGHT: Final = 0.6  # and the share of them for the search, which may take half as long again


class Level(NamedTuple):
    """How a level plays: by the policy alone, wavering between its moves, or by search with so many playouts."""

    number: int
    waver: float = 0.0  # how far moves may lie apart, in their own deviations, to be taken for each other
    playouts: int = 0  # none: the policy alone
    seconds: float = 0.0  # after which no more playouts begin
    thinks: int = 100  # of a hundred choices, those it searches; at the others it plays by the policy
    weigh: bool = False  # does it remember what the others did, and what that tells about their cards?
    hand: float = 0.8  # seconds for a motion, while everyone acts at once,
    notices: int = 100  # and the share of what can be seen then that it takes notice of, in hundredths


LEVELS: Final = (
    Level(1, waver=2.0, hand=1.6, notices=25),
    Level(2, waver=0.6, hand=1.2, notices=50),
    Level(3, hand=1.0),
    Level(4, playouts=100, seconds=0.3, thinks=25, hand=0.9, notices=40),
    Level(5, playouts=150, seconds=0.4, thinks=45, hand=0.8, notices=55),
    Level(6, playouts=200, seconds=0.5, thinks=65, weigh=True, hand=0.7, notices=70),
    Level(7, playouts=400, seconds=0.6, thinks=85, weigh=True, hand=0.6, notices=85),
    Level(8, playouts=8_000, seconds=1.0, weigh=True, hand=0.5),
)


def policy_of(game: Game) -> Policy:
    """The policy that a game's manifest names; for one with nothing but rules, every move is as good as another."""
    spec = find_manifest(game.name).policy
    if not spec:
        return RulesPolicy(game)
    made: Policy = named(spec)(game)
    return made


class PolicyBot(Bot):
    """Plays what the policy of its game picks; it leaves nothing to chance that the policy does not."""

    def __init__(self, seed: int, game: Game) -> None:
        super().__init__(seed)
        self.policy = policy_of(game)
        self.chance = Chance(seed % 2**62)

    def choose(self, view: View, seat: Seat) -> Command:
        return command_of(view, int(self.policy.pick(view, seat, self.chance)))


class LevelBot(Bot):
    """A bot of one of the levels, in any game."""

    def __init__(self, seed: int, game: Game, level: Level) -> None:
        super().__init__(seed)
        self.policy = policy_of(game)
        self.level = level
        self.chance = Chance(seed % 2**62)
        self.hand = HandSpeed(level.hand)

    def choose(self, view: View, seat: Seat) -> Command:
        return self.choose_knowing(view, seat, [])

    def choose_knowing(self, view: View, seat: Seat, seen: Sequence[Event[Any]]) -> Command:
        level = self.level
        if self.policy.searchable(view):
            if level.playouts and self.chance.below(100) < level.thinks:
                found = self.search(view, seat, seen)
                return command_of(view, found.best(self.effort().doubt).key)
        else:
            if level.notices < 100:
                view = View(view.clone())
                self.policy.overlook(view, seat, level.notices, self.seed)
            if level.playouts:
                return command_of(view, int(self.policy.think_ahead(view, seat, self.chance)))
        if level.waver:
            keys = keys_of(view, seat)
            return command_of(view, keys[softened(self.policy.scores(view, seat, keys), level.waver, self.chance)])
        return command_of(view, int(self.policy.pick(view, seat, self.chance)))

    def react(self, view: View, seat: Seat, seen: Sequence[Event[Any]]) -> Command:
        if not self.level.playouts:
            return self.choose_knowing(view, seat, seen)
        ends = time.perf_counter() + REACTION
        usual = self.level
        self.level = usual._replace(seconds=min(usual.seconds, THOUGHT * REACTION))
        try:
            return self.choose_knowing(view, seat, seen)
        finally:
            self.level = usual
            time.sleep(max(0.0, ends - time.perf_counter()))

    def hurry(self, share: float) -> None:
        self.level = self.level._replace(seconds=self.level.seconds * share)

    def search(self, view: View, seat: Seat, seen: Sequence[Event[Any]]) -> Findings:
        """What the level finds out about the moves of a seat."""
        return Search(self.policy, self.chance).compare(view, seat, list(seen), self.effort())

    def effort(self) -> Effort:
        """As much as the level has, or as fits into its time where nothing is compiled."""
        playouts = self.level.playouts if COMPILED else max(16, self.level.playouts // INTERPRETED)
        return Effort(playouts, self.level.seconds, self.policy.doubt, self.policy.loose, self.level.weigh)


def command_of(view: View, key: int) -> Command:
    """The command with this key, as the table offers it now."""
    return next(command for command in on_offer(view) if command.key == key)


def softened(worth: list[float], waver: float, chance: Chance) -> int:
    """Which of several moves somebody takes who is not sure which is better: the worse, the rarer."""
    top = max(worth)
    mean = sum(worth) / len(worth)
    deviation = math.sqrt(sum((w - mean) ** 2 for w in worth) / len(worth)) or 1.0
    weights = [math.exp((w - top) / (waver * deviation)) for w in worth]
    at = sum(weights) * int(chance.below(1_000_000)) / 1_000_000
    for i, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return i
    return len(worth) - 1
