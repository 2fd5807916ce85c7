"""A table has no luck of its own: it draws from dice that its shell hands it, or that a seed it is given makes."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

MODULES = sorted((Path(__file__).parents[2] / "src/cutpurse/table").glob("*.py"))


def lucky(source: str) -> list[str]:
    """What in a module has luck of its own: all of `random` but a `Random`, and one that is made without a seed."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                found += [each.name for each in names if each.name == "random"]
            case ast.ImportFrom(module="random", names=names):
                found += [each.name for each in names if each.name != "Random"]
            case ast.Call(func=ast.Name("Random"), args=[], keywords=[]):
                found.append("Random()")
    return found


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.stem)
def test_a_table_is_handed_its_dice(module: Path) -> None:
    assert lucky(module.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import random", ["random"]),
        ("from random import Random, SystemRandom", ["SystemRandom"]),
        ("from random import Random\ndice = Random()", ["Random()"]),
        ("from random import Random\ndice = Random(7)", []),
    ],
)
def test_luck_of_its_own_is_found(source: str, found: list[str]) -> None:
    assert lucky(source) == found
