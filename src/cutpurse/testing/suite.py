"""The whole suite: every check, at every player count and option."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from cutpurse.kernel.core import written_name
from cutpurse.kernel.game import Game, Option, Switch
from cutpurse.testing.knowledge import non_interference, sampled_worlds_reproduce_the_view
from cutpurse.testing.mechanics import (
    clones_are_equal_and_independent,
    fold_rebuilds_the_state,
    masks_are_options,
    options_are_what_is_ruled_legal,
    pieces_are_conserved,
    random_games_end,
    rollouts_play_the_options,
)
from cutpurse.testing.preflight import preflight
from cutpurse.testing.random_game import Broken, Check, RandomGame
from cutpurse.testing.records import json_round_trips, same_seed_same_log
from cutpurse.testing.undo import lists_are_all_or_nothing, silent_events_tell_nothing, undo_and_redo

QUICK: Final = 2_000  # commands of a game that is short enough for every check

CHECKS: Final[list[Check]] = [
    random_games_end,
    options_are_what_is_ruled_legal,
    clones_are_equal_and_independent,
    fold_rebuilds_the_state,
    json_round_trips,
    same_seed_same_log,
    non_interference,
    sampled_worlds_reproduce_the_view,
    pieces_are_conserved,
    masks_are_options,
    rollouts_play_the_options,
    undo_and_redo,
    silent_events_tell_nothing,
    lists_are_all_or_nothing,
]


def settings(game: Game, longest: int = QUICK) -> list[tuple[int, dict[str, Any]]]:
    """Every player count, with the defaults, and with each option at its extremes or at each of its words.

    If a random game with the defaults takes more than `longest` commands, all settings use the options that make it
    short. An extreme that takes longer is left out; the defaults never are.
    """
    found: list[tuple[int, dict[str, Any]]] = []
    for seats in game.seats:
        usual = game.complete_settings(None)
        if length(game, seats, usual, longest) > longest:
            usual |= {option.name: option.short for option in game.options if option.short is not None}
        found.append((seats, usual))
        for option in game.options:
            for value in extremes(option):
                changed = {**usual, option.name: value}
                if value != usual[option.name] and length(game, seats, changed, longest) <= longest:
                    found.append((seats, changed))
    return found


def extremes(option: Option) -> list[int | str]:
    """The lowest and the highest number, with 0 as the lowest where it means none; every word; or no and yes."""
    if isinstance(option, Switch):
        return [False, True]
    if isinstance(option.allowed, range):
        return sorted({0 if option.or_none else min(option.allowed), max(option.allowed)})
    return list(option.allowed)


def length(game: Game, seats: int, options: dict[str, Any], longest: int) -> int:
    """How many commands a random game takes, counted until just past `longest`, or until it fails."""
    run = RandomGame("settings", game, seats, options, 0)
    with suppress(Exception):  # the checks will say what is wrong
        for turn in run.turns(run.deal()):
            if turn.n > longest:
                break
    return run.entry


def covering(game: Game, seats: int, options: dict[str, Any], seed: int = 0, patience: int = 50_000) -> list[int]:
    """The first seed, and later ones whose random games meet kinds of frames that the earlier ones did not.

    It gives up on a frame that no game meets within `patience` commands.
    """
    found: list[int] = []
    missing = set(game.frames)
    while not found or (missing and patience > 0):
        run = RandomGame("covering", game, seats, options, seed)
        kinds = frames_met(run)
        if not found or kinds & missing:
            found.append(seed)
        missing -= kinds
        patience -= run.entry
        seed += 1
    return found


def frames_met(run: RandomGame) -> set[str]:
    """The kinds of frames that ask for a command in a random game."""
    return {written_name(turn.before.stack.frame) for turn in run.turns(run.deal()) if turn.before.stack}


def check_preflight(game: Game) -> None:
    """Fail with everything at once that is missing or wrong, in words."""
    sentences = preflight(game)
    if sentences:
        raise Broken("\n- ".join([f"preflight({game.name}): not ready for the checks yet.", *sentences]))


def conform(game: Game, games: int = 3, seed: int = 0) -> None:
    """Run every check on a game at every setting, over some seeds; AssertionError says what failed and where.

    It begins with the preflight, and fails with all its sentences if there are any. The seeds are the next `games`
    ones and those needed to meet every kind of frame. The game need not be registered. The message starts with the
    call that repeats the failure.
    """
    check_preflight(game)
    for seats, options in settings(game):
        seeds = {*range(seed, seed + games), *covering(game, seats, options, seed)}
        for chance_for in sorted(seeds):
            for check in CHECKS:
                check(game, seats, options, chance_for)
