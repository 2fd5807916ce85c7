"""docs/security.md: every row names tests, and every test it names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEST = re.compile(r"`(tests/[\w/]+\.py|web/src/[\w/.-]+\.test\.ts)(?:::(\w+))?`")


def rows() -> list[list[str]]:
    """The rows of all tables with a column of tests."""
    found: list[list[str]] = []
    with_tests = False
    for line in (ROOT / "docs/security.md").read_text("utf-8").splitlines():
        if not line.startswith("|"):
            with_tests = False
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[-1] == "tests":
            with_tests = True
        elif with_tests and not set(line) <= set("|-"):
            found.append(cells)
    return found


@pytest.mark.parametrize("cells", rows(), ids=lambda cells: cells[0])
def test_every_threat_on_the_page_has_tests_that_are_there(cells: list[str]) -> None:
    """A row without a test, or with one that is gone, promises what nobody checks."""
    tests = TEST.findall(cells[-1])
    assert tests, f"no test is named for: {cells[0]}"
    for path, name in tests:
        assert (ROOT / path).is_file(), path
        if name:
            assert re.search(rf"^(async )?def {name}\b", (ROOT / path).read_text("utf-8"), re.M), f"{path}::{name}"
