"""The documents say what is true: every key of a view is explained, and the examples run."""

from __future__ import annotations

import re
from pathlib import Path

import cutpurse

ROOT = Path(__file__).parents[2]


def examples(name: str) -> list[str]:
    """The Python examples of a document."""
    return re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL)


def test_every_key_of_a_view_is_explained() -> None:
    explained = set(re.findall(r"`(\w+)`", (ROOT / "docs/view.md").read_text(encoding="utf-8")))
    assert set(cutpurse.Match("gaunerbande", seed=1).view(0)) <= explained


def test_the_examples_of_readme_and_docs_run_to_the_end_of_a_game() -> None:
    for name in ("README.md", "docs/view.md"):
        (example,) = examples(name)
        names: dict[str, object] = {}
        exec(example, names)
        match = names["m"]
        assert isinstance(match, cutpurse.Match)
        assert match.outcome is not None
