"""Every game on the shelf passes every check of the suite, at every player count and option."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from cutpurse.kernel.game import find, games
from cutpurse.testing import CHECKS, Check, covering, random_games_end, settings
from cutpurse.testing.suite import met
from cutpurse.testing.trial import BOUND, Trial

SETTINGS = [(name, seats, options) for name in games() for seats, options in settings(find(name))]
TRIED = 16  # random games of each game on the shelf, shared among its settings
LONG = [(name, seats, options) for name in games() for seats, options in settings(find(name), longest=BOUND)]


def named(setting: tuple[str, int, dict[str, Any]]) -> str:
    """A setting as the name of a test."""
    name, seats, options = setting
    return "-".join([name, str(seats), *[f"{option}={value}" for option, value in options.items() if value != ""]])


@cache
def seeds(at: int) -> list[int]:
    """The seeds a setting is tried with: its share, at least one, and those that meet rare frames."""
    name, seats, options = SETTINGS[at]
    share = max(1, TRIED // sum(other == name for other, _, _ in SETTINGS))
    return sorted({*range(share), *covering(find(name), seats, options)})


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("at", range(len(SETTINGS)), ids=[named(setting) for setting in SETTINGS])
def test_every_game_conforms(check: Check, at: int) -> None:
    name, seats, options = SETTINGS[at]
    for seed in seeds(at):
        check(find(name), seats, options, seed)


@pytest.mark.parametrize("setting", [s for s in LONG if s not in SETTINGS], ids=named)
def test_the_longest_games_end_too(setting: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, options = setting
    random_games_end(find(name), seats, options, 1)


@pytest.mark.parametrize("name", games())
def test_every_kind_of_frame_is_looked_at(name: str) -> None:
    frames: set[str] = set()
    for at, (game, seats, options) in enumerate(SETTINGS):
        if game == name:
            frames.update(*[met(Trial("met", find(name), seats, options, seed)) for seed in seeds(at)])
    assert frames == set(find(name).frames)
