"""Liar's Dice and the skeleton of a game say the same in English and in German, rules and texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cutpurse.kernel.game_texts import entries
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.terminal.new_game import write_skeleton
from tests.examples.conftest import EXAMPLE


@pytest.fixture(params=["liars-dice", "skeleton"])
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The folder of a game."""
    if request.param == "liars-dice":
        return EXAMPLE / "src" / "liars_dice"
    write_skeleton("stone-soup", tmp_path)
    return tmp_path / "src" / "stone_soup"


def test_both_rulebooks_have_the_same_clauses_and_refusals(folder: Path) -> None:
    books = [Rulebook((folder / name).read_text(encoding="utf-8")) for name in ("RULES.md", "RULES.de.md")]
    english, german = ({id: [*clause.refusals] for id, clause in book.clauses.items()} for book in books)
    assert english == german
    assert len(english) >= 3


def test_both_catalogues_have_the_same_texts_with_the_same_variables(folder: Path) -> None:
    english, german = (
        {id: sorted(set(re.findall(r"\$\w+|^ +\.\w+", text, re.MULTILINE))) for id, text in entries(read).items()}
        for read in ((folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8") for language in ("en", "de"))
    )
    assert english == german
    assert len(english) > 5
