"""Hints: the best moves of a seat from what it knows, what each may bring, and why: a feature, or what search found."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cutpurse.bots.levels import INTERPRETED, LEVELS, Level, policy_of
from cutpurse.bots.player import Bot, bot, bots
from cutpurse.bots.search.compare import Effort, Search, Tried
from cutpurse.bots.search.policy import Feature, Policy, keys_of
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Command, Event, Seat, View
from cutpurse.kernel.game import Game
from cutpurse.kernel.manifest import find_manifest
from cutpurse.kernel.play import on_offer
from cutpurse.kernel.sets import COMPILED

ADVISER: Final = LEVELS[-1]._replace(playouts=3_000, seconds=0.7)  # an answer comes within a second
MOST: Final = 3  # moves in a hint
FEWEST: Final = 4  # worlds in which a move was tried, before a chance to win is told
DOUBT: Final = 2.0  # standard errors by which one move must have brought more than another to be called better
GREEDY: Final = "greedy"  # whose move is the hint in a game that has this bot, and no policy to search with
OUTSTANDING: Final = (
    0.05  # how much a feature must speak for a move beside the others, as a part of what their scores differ by
)
SEARCH: Final = "search-"  # how reasons begin that any game may have, for which the text is `hint-<name>`
ROUNDING: Final = 1e-9  # what sums of the same numbers may differ by


class HintedMove(NamedTuple):
    """A move, the chance to win after it with its standard error where search could tell, and why."""

    command: Command
    chance: float | None
    spread: float | None
    reason: Feature | None


class Adviser(Bot):
    """Chooses as it would advise, and keeps all that it found: whoever asks for a hint gets what a bot gets to know."""

    def __init__(self, seed: int, game: Game, level: Level | None = None) -> None:
        super().__init__(seed)
        self.seed = seed
        self.game = game
        self.level = level or ADVISER
        self.hinted: list[HintedMove] = []

    def choose(self, view: View, seat: Seat) -> Command:
        return self.choose_knowing(view, seat, [])

    def choose_knowing(self, view: View, seat: Seat, seen: Sequence[Event[Any]]) -> Command:
        self.hinted = hint(self.game, view, int(seat), seen, self.seed, self.level)
        return self.hinted[0].command


def hint(
    game: Game, view: View, seat: int, seen: Sequence[Event[Any]] = (), seed: int = 0, level: Level = ADVISER
) -> list[HintedMove]:
    """The best moves of a seat, the best first; where search cannot play on, the policy's own move alone."""
    if not find_manifest(game.name).policy and GREEDY in bots(game.name):
        return [HintedMove(bot(GREEDY, game.name, seed).choose(view, seat, seen), None, None, None)]
    policy = policy_of(game)
    commands = {command.key: command for command in on_offer(view)}
    chance = Chance(seed % 2**62)
    if not policy.searchable(view):
        key = int(policy.pick(view, seat, chance))
        return [HintedMove(commands[key], None, None, reason(policy, view, seat, key))]
    playouts = level.playouts if COMPILED else level.playouts // INTERPRETED
    effort = Effort(playouts, level.seconds, policy.doubt, policy.loose)
    found = Search(policy, chance).compare(view, seat, list(seen), effort)
    best = found.best(0.0)
    kept = next(move for move in found.moves if move.key == found.favourite)
    keys = keys_of(view, seat)
    scores = dict(zip(keys, policy.scores(view, seat, keys), strict=True))
    # Only those that were tried to the last can be compared: the others were given up after fewer worlds.
    others = [move for move in found.moves if move is not best and move.times == best.times > 0]
    ranked: list[Tried] = [best, *sorted(others, key=lambda move: -move.mean_gain)][:MOST]
    found_out: list[HintedMove] = []
    for move in ranked:
        doubted = scores[move.key] < scores[kept.key] - ROUNDING
        why = None if doubted else reason(policy, view, seat, move.key)
        if why is None and move.times >= FEWEST:
            why = outcome(move, kept, commands) if doubted else outcome(move, best, commands)
        found_out.append(hinted(commands[move.key], move, kept, why))
    return found_out


def outcome(move: Tried, other: Tried, commands: dict[int, Command]) -> Feature:
    """What search found out about a move beside another one, where nothing that the policy thinks of speaks for it."""
    if move is other:
        return Feature(SEARCH + "best", 0.0, {"worlds": int(move.times)})
    # Both were compared with the policy's move: what they share with it makes the sum of their errors rather too large.
    doubt = DOUBT * math.hypot(move.gain_spread, other.gain_spread)
    gain = move.mean_gain - other.mean_gain
    word = "better" if gain > doubt else "worse" if gain < -doubt else "alike"
    return compared(word, gain, int(move.times), commands[other.key])


def compared(word: str, gain: float, worlds: int, other: Command) -> Feature:
    """That a move did better, worse or much the same as another, named as a command."""
    return Feature(SEARCH + word, gain, {"worlds": worlds, "move": other.notation})


def hinted(command: Command, move: Tried, kept: Tried, why: Feature | None) -> HintedMove:
    """A move with what was found out about it; its chance is told beside that of the policy's in the same worlds."""
    if move.times < FEWEST:
        return HintedMove(command, None, None, why)
    return HintedMove(command, min(1.0, max(0.0, kept.mean + move.mean_gain)), move.spread, why)


def reason(policy: Policy, view: View, seat: int, key: int) -> Feature | None:
    """The feature that speaks for a move most, beside the other moves; None where none clearly does."""
    others = [other for other in keys_of(view, seat) if other != key]
    own = policy.features(view, seat, key) if others else []
    if not own:
        return None
    usual: dict[str, float] = {}
    scores = [sum(feature.value for feature in own)]
    for other in others:
        features = policy.features(view, seat, other)
        scores.append(sum(feature.value for feature in features))
        for feature in features:
            usual[feature.name] = usual.get(feature.name, 0.0) + feature.value / len(others)
    named = [feature for feature in own if feature.name]
    if not named:
        return None
    best = max(named, key=lambda feature: feature.value - usual.get(feature.name, 0.0))
    at_stake = max(scores) - min(scores)
    return best if best.value - usual.get(best.name, 0.0) > max(ROUNDING, OUTSTANDING * at_stake) else None
