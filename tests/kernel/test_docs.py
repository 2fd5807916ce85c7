"""The documents say what is true: every key of a view is explained, and the examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cutpurse
from cutpurse.kernel.game import find

ROOT = Path(__file__).parents[2]
EVERY = "In every game"


def examples(name: str) -> list[str]:
    """The Python examples of a document."""
    return re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL)


def chapter(name: str, game: str) -> str:
    """What a document says of a game."""
    sections = re.split(r"^## (.*)\n", (ROOT / name).read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(sections[1::2], sections[2::2], strict=True))[
        game if game == EVERY else game.replace("-", " ").title()
    ]


@pytest.mark.parametrize("game", cutpurse.games())
def test_every_key_of_a_view_is_explained(game: str) -> None:
    explained = set(re.findall(r"`(\w+)`", chapter("docs/view.md", EVERY) + chapter("docs/view.md", game)))
    assert set(cutpurse.Match(game, seed=1).view(0)) <= explained


@pytest.mark.parametrize("game", cutpurse.games())
def test_every_verb_of_a_game_is_in_the_notation_and_its_examples_are_read(game: str) -> None:
    text = chapter("docs/notation.md", game)
    first_cells = re.findall(r"^\| (`[^|]+`) \|.*\w\w-\d", text, re.MULTILINE)
    shown = [find(game).command(words) for cell in first_cells for words in re.findall(r"`([^`]+)`", cell)]
    verbs = {command.notation.split()[0] for command in shown} | set(re.findall(r"`(\w+)[^`]*`", text))
    assert {notation.split()[0] for notation in find(game).commands} <= verbs


def test_the_examples_of_readme_and_docs_run_to_the_end_of_a_game() -> None:
    for name in ("README.md", "docs/features.md", "docs/view.md"):
        (example,) = examples(name)
        names: dict[str, object] = {}
        exec(example, names)
        match = names["m"]
        assert isinstance(match, cutpurse.Match)
        assert match.outcome is not None
