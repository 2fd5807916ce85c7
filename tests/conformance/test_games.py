"""Every game on the shelf passes every check of the suite, at every player count and option."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from cutpurse.kernel.game import find, games
from cutpurse.kernel.sets import COMPILED
from cutpurse.testing import CHECKS, Check, random_games_end, settings
from cutpurse.testing.random_game import RandomGame
from cutpurse.testing.suite import extremes, frames_met
from tests.conformance.settings import Setting, settings_of
from tests.games.swindler.house_sets import with_copies, with_raids
from tests.rare_positions import kept, moved

TRIED = 16  # random games of each game on the shelf, shared among its settings, and
RARE = 400  # as many more at most, to find those that meet rare frames


# a house set in which master thieves work after the first order: otherwise random games hardly see one at work; with
# more raids than ours, and other accomplices
EAGER = with_copies(
    with_raids(10, re.sub(r"master_thief_at = \d", "master_thief_at = 1", find("swindler").components())),
    hustler=4,
    copycat=0,
)
HOUSE = {"thieves": "random", "max_rounds": 6, "components": EAGER}
SETTINGS = [
    *[setting for name in games() for setting in settings_of(name)],
    ("swindler", 4, find("swindler").complete_settings(HOUSE)),
]
LONG = [  # too long to be looked at closely, or so long that only their end is of interest
    (name, seats, {**find(name).complete_settings(None), option.name: value})
    for name in games()
    for seats in find(name).seats
    for option in find(name).options
    if isinstance(option.allowed, range)
    for value in extremes(option)
]


def named(setting: Setting) -> str:
    """A setting as the name of a test."""
    name, seats, options = setting
    words = {option.name: option.shown(options[option.name]) for option in find(name).options}
    return "-".join([name, str(seats), *[f"{option}={word}" for option, word in words.items() if word != ""]])


NAMES = [named(setting) for setting in SETTINGS]


@cache
def rare(name: str) -> list[tuple[int, int]]:
    """Settings with seeds of a game that meet the frames which its first seeds do not."""
    found: list[list[Any]] = kept(f"random games of {name} with rare frames", lambda: searched(name))
    return [(NAMES.index(setting), seed) for setting, seed in found if setting in NAMES]


def searched(name: str) -> list[list[Any]]:
    """Try seeds of all settings in turns until every kind of frame was met."""
    mine = of_game(name)
    missing = set(find(name).frames).difference(*[frames(at, seed) for at, seed in first(name)])
    found: list[list[Any]] = []
    for n in range(RARE):
        at, seed = mine[n % len(mine)], share(name) + n // len(mine)
        if missing and missing & frames(at, seed):
            found.append([NAMES[at], seed])
            missing -= frames(at, seed)
    return found


def of_game(name: str) -> list[int]:
    """The settings of a game."""
    return [at for at, (other, _, _) in enumerate(SETTINGS) if other == name]


def share(name: str) -> int:
    """How many seeds each setting of a game has."""
    return max(1, TRIED // len(of_game(name)))


def first(name: str) -> list[tuple[int, int]]:
    """The settings of a game, each with its share of seeds."""
    return [(at, seed) for at in of_game(name) for seed in range(share(name))]


def usual() -> set[int]:
    """The usual setting of each game at its fullest table, and a house set."""
    fullest = {name: max(seats for other, seats, _ in SETTINGS if other == name) for name in games()}
    first_of = {name: at for at, (name, seats, _) in reversed([*enumerate(SETTINGS[:-1])]) if seats == fullest[name]}
    return {*first_of.values(), len(SETTINGS) - 1}


@cache
def frames(at: int, seed: int) -> set[str]:
    """The kinds of frames that a random game meets."""
    name, seats, options = SETTINGS[at]
    return frames_met(RandomGame("met", find(name), seats, options, seed))


# To these the rules are held compiled and as Python; what other options and player counts change, fingerprints compare.
USUAL = usual()
BOTH = USUAL | {at for name in games() for at, _ in rare(name)}
EVERY = [pytest.param(at, id=NAMES[at], marks=[] if at in BOTH else pytest.mark.once) for at in range(len(SETTINGS))]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("at", EVERY)
def test_every_game_conforms(check: Check, at: int) -> None:
    name, seats, options = SETTINGS[at]
    only_rare = not COMPILED and at in BOTH - USUAL
    seeds = [seed for setting, seed in ([] if only_rare else first(name)) + rare(name) if setting == at]
    assert seeds
    for seed in seeds:
        check(find(name), seats, options, seed)


@pytest.mark.once
@pytest.mark.parametrize("setting", [s for s in LONG if s not in SETTINGS], ids=named)
def test_the_longest_games_end_too(setting: Setting) -> None:
    name, seats, options = setting
    random_games_end(find(name), seats, options, 1)


# --- what is checked in still holds ---
@pytest.mark.once
@pytest.mark.parametrize("name", games())
def test_every_setting_is_looked_at(name: str) -> None:
    assert settings_of(name) == [(name, *setting) for setting in settings(find(name))], moved(f"settings of {name}")


@pytest.mark.once
@pytest.mark.parametrize("name", games())
def test_every_kind_of_frame_is_looked_at(name: str) -> None:
    looked_at = set().union(*[frames(at, seed) for at, seed in first(name) + rare(name)])
    assert looked_at == set(find(name).frames), moved(f"random games of {name} with rare frames")
