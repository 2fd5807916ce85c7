"""Every game on the shelf passes every check of the suite, at every player count and option."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from cutpurse.kernel.game import find, games
from cutpurse.testing import CHECKS, Check, random_games_end, settings
from cutpurse.testing.random_game import RandomGame
from cutpurse.testing.suite import extremes, frames_met

# a house set in which master thieves work after the first order: otherwise random games hardly see one at work
EAGER = re.sub(r"master_thief_at = \d", "master_thief_at = 1", find("swindler").components())
HOUSE = {"thieves": "random", "max_rounds": 6, "components": EAGER}
SETTINGS = [
    *[(name, seats, options) for name in games() for seats, options in settings(find(name))],
    ("swindler", 4, find("swindler").agreed(HOUSE)),
]
TRIED = 16  # random games of each game on the shelf, shared among its settings, and
RARE = 400  # as many more at most, to find those that meet rare frames
LONG = [  # too long to be looked at closely, or so long that only their end is of interest
    (name, seats, {**find(name).agreed(None), option.name: value})
    for name in games()
    for seats in find(name).seats
    for option in find(name).options
    if isinstance(option.allowed, range)
    for value in extremes(option)
]


def named(setting: tuple[str, int, dict[str, Any]]) -> str:
    """A setting as the name of a test."""
    name, seats, options = setting
    words = {option.name: option.shown(options[option.name]) for option in find(name).options}
    return "-".join([name, str(seats), *[f"{option}={word}" for option, word in words.items() if word != ""]])


@cache
def tried(name: str) -> list[tuple[int, int]]:
    """The settings of a game with their seeds: each its share, at least one, and those that meet rare frames first."""
    mine = [at for at, (other, _, _) in enumerate(SETTINGS) if other == name]
    share = max(1, TRIED // len(mine))
    found = [(at, seed) for at in mine for seed in range(share)]
    missing = set(find(name).frames).difference(*[frames(at, seed) for at, seed in found])
    for n in range(RARE):
        at, seed = mine[n % len(mine)], share + n // len(mine)
        if missing and missing & frames(at, seed):
            found.append((at, seed))
            missing -= frames(at, seed)
    return found


@cache
def frames(at: int, seed: int) -> set[str]:
    """The kinds of frames that a random game meets."""
    name, seats, options = SETTINGS[at]
    return frames_met(RandomGame("met", find(name), seats, options, seed))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("at", range(len(SETTINGS)), ids=[named(setting) for setting in SETTINGS])
def test_every_game_conforms(check: Check, at: int) -> None:
    name, seats, options = SETTINGS[at]
    for setting, seed in tried(name):
        if setting == at:
            check(find(name), seats, options, seed)


@pytest.mark.parametrize("setting", [s for s in LONG if s not in SETTINGS], ids=named)
def test_the_longest_games_end_too(setting: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, options = setting
    random_games_end(find(name), seats, options, 1)


@pytest.mark.parametrize("name", games())
def test_every_kind_of_frame_is_looked_at(name: str) -> None:
    assert set().union(*[frames(at, seed) for at, seed in tried(name)]) == set(find(name).frames)
