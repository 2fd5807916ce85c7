"""The list of unfinished games: which there are, when each was left, and what to type to go on with it."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest

from cutpurse.terminal.unfinished_games import time_phrase
from cutpurse.texts import Texts
from tests.terminal.command import Shell, terminal

NOON = datetime(2020, 2, 1, 12).timestamp()
DAY = 24 * 60 * 60


def left(paths: list[Path], apart: float) -> None:
    """Let saves look as if they had been left one after the other, a while ago."""
    for n, path in enumerate(paths):
        os.utime(path, (NOON + n * apart,) * 2)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "There is no unfinished game in "), ("de", "liegt keine angefangene Partie.")]
)
def test_without_any_it_says_so_and_how_to_start_one(cutpurse: Shell, language: str, said: str) -> None:
    done = cutpurse("unfinished", "--lang", language)
    assert (done.code, done.err, done.out.count("\n")) == (0, "", 1)
    assert said in done.out
    assert done.out.endswith(": cutpurse play\n")


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        (
            "en",
            "Langfinger, 5 players, before the first round; last played on 2020-02-03",
            "Gaunerbande, 3 players, round 1; last played on 2020-02-01",
        ),
        (
            "de",
            "Langfinger, 5 Leute, vor der ersten Runde; zuletzt gespielt am 03.02.2020",
            "Gaunerbande, 3 Leute, Runde 1; zuletzt gespielt am 01.02.2020",
        ),
    ],
)
def test_each_is_listed_with_the_command_to_go_on(cutpurse: Shell, language: str, first: str, second: str) -> None:
    cutpurse("play", "--seed", "1", "--seats", "3", typed="g1\n")
    cutpurse("play", "langfinger", "--seed", "1", "--seats", "5", "--option", "rogues=choose", typed="")
    saves = sorted(cutpurse.saves(), key=lambda path: path.name)
    left(saves, apart=2 * DAY)
    done = cutpurse("unfinished", "--lang", language)
    assert (done.code, done.err) == (0, "")
    again = ["  cutpurse play --resume", f"  cutpurse play --resume {saves[0].stem}"]
    assert done.out.splitlines() == [first, again[0], second, again[1]]


def test_every_command_of_the_list_goes_on_with_its_own_game(cutpurse: Shell) -> None:
    for name in ("Ann", "Bea", "Cleo"):
        cutpurse("play", "langfinger", "--seed", "1", "--name", name, typed="")
    saves = cutpurse.saves()
    left(saves, apart=1)
    commands = [line.split()[1:] for line in cutpurse("unfinished").out.splitlines()[1::2]]
    for name, command in zip(("Cleo", "Bea", "Ann"), commands, strict=True):
        assert f"{name} (" in cutpurse(*command, typed="").out
    assert cutpurse.saves() == saves


def test_a_finished_game_is_not_listed(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "2", "--option", "limit=1", typed="1\n" * 100)
    assert cutpurse("unfinished").out.startswith("There is no unfinished game")


def test_a_damaged_one_is_named_and_the_others_can_be_gone_on_with(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "1", typed="")
    cutpurse("play", "langfinger", "--seed", "1", typed="")
    saves = sorted(cutpurse.saves(), key=lambda path: path.name)
    saves[1].write_text("{")
    left(saves, apart=1)
    done = cutpurse("unfinished")
    assert (done.code, done.err) == (0, "")
    damaged, good, command = done.out.splitlines()
    assert damaged.startswith(f"The saved game {saves[1]} cannot be used.")
    assert good.startswith("Gaunerbande, 4 players, round 1; last played ")
    assert cutpurse(*command.split()[1:], typed="1 2 3\n").code == 0


@pytest.mark.parametrize(
    ("then", "english", "german"),
    [
        (datetime(2026, 11, 15, 0, 5), "today at 00:05", "heute um 00:05"),
        (datetime(2026, 11, 14, 23, 59), "yesterday at 23:59", "gestern um 23:59"),
        (datetime(2026, 11, 5, 12), "on 2026-11-05", "am 05.11.2026"),
    ],
)
def test_time_is_told_as_people_speak_of_it(then: datetime, english: str, german: str) -> None:
    now = datetime(2026, 11, 15, 9)
    assert time_phrase(then, now, Texts("en")) == english
    assert time_phrase(then, now, Texts("de")) == german


@pytest.mark.parametrize(
    ("games", "said"),
    [
        (1, "round 1. Continue it?"),
        (2, "round 1. There is one more: cutpurse unfinished Continue it?"),
        (3, "round 1. There are 2 more: cutpurse unfinished Continue it?"),
    ],
)
def test_whoever_is_asked_to_go_on_hears_of_the_others(cutpurse: Shell, games: int, said: str) -> None:
    for _ in range(games):
        cutpurse("play", "--seed", "1", "--new", typed="")
    with terminal(cutpurse.home, "play", "--plain") as screen:
        assert said in " ".join(screen.shows("Continue it? [Y/n]").split())
