"""Hints: the best moves of a seat from what it knows, what each may bring, and the feature that speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cutpurse.bots.levels import LEVELS, Level, policy_of
from cutpurse.bots.search.compare import Effort, Search, Tried
from cutpurse.bots.search.policy import Feature, Policy, keys_of
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Command, Event, View
from cutpurse.kernel.game import Game
from cutpurse.kernel.play import on_offer
from cutpurse.kernel.sets import COMPILED

ADVISER: Final = LEVELS[-1]._replace(playouts=3_000, seconds=0.7)  # an answer comes within a second
MOST: Final = 3  # moves in a hint
OUTSTANDING: Final = 0.05  # how much a feature must speak for a move beside the others, as a part of what is at stake


class HintedMove(NamedTuple):
    """A move, the chance to win after it with its standard error where search could tell, and why."""

    command: Command
    chance: float | None
    spread: float | None
    reason: Feature | None


def hint(
    game: Game, view: View, seat: int, seen: Sequence[Event[Any]] = (), seed: int = 0, level: Level = ADVISER
) -> list[HintedMove]:
    """The best moves of a seat, the best first; where search cannot play on, the policy's own move alone."""
    policy = policy_of(game)
    commands = {command.key: command for command in on_offer(view)}
    chance = Chance(seed % 2**62)
    if not policy.searchable(view):
        key = int(policy.pick(view, seat, chance))
        return [HintedMove(commands[key], None, None, reason(policy, view, seat, key))]
    effort = Effort(level.playouts if COMPILED else level.playouts // 12, level.seconds, policy.doubt, policy.loose)
    found = Search(policy, chance).compare(view, seat, list(seen), effort)
    best = found.best(policy.doubt)
    ranked: list[Tried] = [best, *[move for move in found.moves if move is not best and move.times]]
    return [
        HintedMove(
            commands[move.key],
            move.mean if move.times else None,
            move.spread if move.times else None,
            reason(policy, view, seat, move.key),
        )
        for move in ranked[:MOST]
    ]


def reason(policy: Policy, view: View, seat: int, key: int) -> Feature | None:
    """The feature that speaks for a move most, beside the other moves; None where none clearly does."""
    others = [other for other in keys_of(view, seat) if other != key]
    if not others:
        return None
    usual: dict[str, float] = {}
    for other in others:
        for feature in policy.features(view, seat, other):
            usual[feature.name] = usual.get(feature.name, 0.0) + feature.value / len(others)
    own = policy.features(view, seat, key)
    if not own:
        return None
    best = max(own, key=lambda feature: feature.value - usual.get(feature.name, 0.0))
    at_stake = sum(abs(feature.value - usual.get(feature.name, 0.0)) for feature in own)
    clear = best.value - usual.get(best.name, 0.0) > OUTSTANDING * at_stake > 0
    return best if clear else None
