"""The documents say what is true: every key of a view is explained, and the examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cutpurse
from cutpurse.kernel.game import find

ROOT = Path(__file__).parents[2]


def examples(name: str) -> list[str]:
    """The Python examples of a document."""
    return re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("game", cutpurse.games())
def test_every_key_of_a_view_is_explained(game: str) -> None:
    sections = re.split(r"^## (.*)\n", (ROOT / "docs/view.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    chapters = dict(zip(sections[1::2], sections[2::2], strict=True))
    explained = set(re.findall(r"`(\w+)`", chapters["In every game"] + chapters[game.replace("-", " ").title()]))
    assert set(cutpurse.Match(game, seed=1).view(0)) <= explained


def test_every_command_of_langfinger_is_in_the_notation() -> None:
    text = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    verbs = {notation.split()[0] for notation in find("langfinger").commands}
    assert verbs <= {words.split()[0] for words in re.findall(r"^\| `([^`]+)` \|", text, re.MULTILINE)}


def test_the_examples_of_readme_and_docs_run_to_the_end_of_a_game() -> None:
    for name in ("README.md", "docs/view.md"):
        (example,) = examples(name)
        names: dict[str, object] = {}
        exec(example, names)
        match = names["m"]
        assert isinstance(match, cutpurse.Match)
        assert match.outcome is not None
