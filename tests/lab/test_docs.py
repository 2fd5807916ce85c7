"""docs/lab.md says what is true: its examples run, and the same seed gives the same games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cutpurse.bots import bot
from cutpurse.lab import HandSpeed, Table

DOCUMENT = Path(__file__).parents[2] / "docs/lab.md"
NAME = "midnight-exchange"


def test_the_examples_run_and_a_game_is_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for example in re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL):
        exec(example, names)
    calm, quick, last = capsys.readouterr().out.splitlines()
    assert wins(quick) > wins(calm)
    assert "motions came too late" in last
    first, again = (names["play"](1, [HandSpeed(0.5), HandSpeed(0.8)]) for _ in range(2))
    assert (first[0].spells, first[1].scores) == (again[0].spells, again[1].scores)


def wins(line: str) -> int:
    """How many games seat 0 wins."""
    found = re.match(r"seat 0 wins (\d+) of 10", line)
    assert found is not None, line
    return int(found[1])


def test_every_attribute_of_a_table_is_explained() -> None:
    explained = set(re.findall(r"`(\w+)", DOCUMENT.read_text(encoding="utf-8")))
    table = Table(NAME, [bot("random", NAME), bot("random", NAME)], 1)
    assert {"now", "spells", "motions", "refused", "decisions", "play", "advance"} <= explained & set(dir(table))


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_the_hands_of_bots_are_as_fast_as_the_document_says(name: str) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert f"`{name}` one of {bot(name, NAME).hand.seconds} s" in text


def test_a_table_says_what_it_cannot_seat() -> None:
    players = [bot("random", NAME, seat) for seat in range(5)]
    with pytest.raises(ValueError, match="not for 5 players; allowed: 2, 3, 4"):
        Table(NAME, players, 1)
    with pytest.raises(ValueError, match="2 hands for 3 players"):
        Table(NAME, players[:3], 1, hands=[HandSpeed(0.5), HandSpeed(0.8)])
    with pytest.raises(ValueError, match="There is no game"):
        Table("chess", players[:2], 1)
