"""docs/api.md says what is true: its examples give what stands there, and it explains every public name and part."""

from __future__ import annotations

import ast
import doctest
import inspect
import re
from pathlib import Path

import pytest

import cutpurse
from cutpurse.games import gaunerbande, langfinger, midnight_exchange, swindler
from cutpurse.kernel import game as game_module
from cutpurse.kernel.game import Game
from cutpurse.testing.preflight import REQUIRED

TEXT = (Path(__file__).parents[2] / "docs/api.md").read_text(encoding="utf-8")


def test_the_examples_give_what_the_page_says() -> None:
    source = "\n".join(re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(source, {}, "docs/api.md", None, 0)
    complaints: list[str] = []
    outcome = doctest.DocTestRunner().run(examples, out=complaints.append)
    assert not outcome.failed, "".join(complaints)
    assert outcome.attempted > 25


def test_every_public_name_is_on_the_page() -> None:
    named = set(re.findall(r"cutpurse\.(\w+)|`(\w+)`", TEXT))
    known = {name for pair in named for name in pair}
    assert set(cutpurse.__all__) - {"games"} <= known


@pytest.mark.parametrize("game", [gaunerbande, swindler, langfinger, midnight_exchange])
def test_every_part_of_a_position_is_on_the_page(game: object) -> None:
    name = game.__name__.rpartition(".")[2].replace("_", " ").title()  # type: ignore[attr-defined]
    chapter = TEXT.partition(f"### {name}\n")[2].partition("\n#")[0]
    rows = re.findall(r"^\| (`.*?`) \|", chapter, re.MULTILINE)
    told = {word for row in rows for word in re.findall(r"`(\w+)`", row)}
    parts = list(inspect.signature(game.position.lay_out).parameters)  # type: ignore[attr-defined]
    assert told == set(parts[1:])


def test_every_method_of_a_game_is_on_the_page_in_one_line() -> None:
    chapter = TEXT.partition("## Writing a game\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", chapter, re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"`(\w+)", row)}
    older = set(re.findall(r"`(\w+)`", chapter.partition("older names")[0].rpartition("\n\n")[2]))
    source = Path(game_module.__file__).with_name("game.py")  # compiled, attributes look like methods
    kinds = [node for node in ast.parse(source.read_text()).body if isinstance(node, ast.ClassDef)]
    written = next(node.body for node in kinds if node.name == Game.__name__)
    methods = [node.name for node in written if isinstance(node, ast.FunctionDef)]
    public = {name for name in methods if not name.startswith("_")}
    assert told | older == public
    required = chapter.partition("What it may write")[0]
    assert set(re.findall(r"^\| `(\w+)", required, re.MULTILINE)) == set(REQUIRED)
