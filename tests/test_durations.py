"""The longest tests begin, in every process."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import durations
from tests.durations import in_order, written


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "some.json").write_text(json.dumps({"a::long": 9, "a::longer": 20, "tests/browser/b::some": 2}))
    monkeypatch.setattr(durations, "FILE", tmp_path / "some.json")


def test_each_process_begins_with_its_longest_and_browsers_come_first() -> None:
    ids = ["a::new", "a::long", "tests/browser/b::new", "a::newer", "a::longer", "tests/browser/b::some"]
    assert in_order(ids, 2) == [
        *("tests/browser/b::some", "a::longer", "a::new"),
        *("tests/browser/b::new", "a::long", "a::newer"),
    ]
    assert sorted(in_order(ids, 4)) == sorted(ids)


def test_one_of_three_processes_begins_with_the_longest_that_needs_no_browser() -> None:
    ids = ["a::new", "a::long", "tests/browser/b::new", "a::newer", "a::longer", "tests/browser/b::some"]
    assert in_order(ids, 3) == [
        *("tests/browser/b::some", "a::new"),
        *("tests/browser/b::new", "a::newer"),
        *("a::longer", "a::long"),
    ]
    browsers = [f"tests/browser/b::{n}" for n in range(9)]
    assert in_order(browsers, 3) == [browsers[n] for n in (0, 3, 6, 1, 4, 7, 2, 5, 8)]


def test_what_is_written_is_long_and_still_there() -> None:
    before = {"tests/durations.py::once": 5, "tests/gone.py::once": 5, "tests/durations.py::quick": 3}
    found = {"tests/durations.py::quick": 0.4, "tests/durations.py::slow": 2.6}
    assert json.loads(written(before, found)) == {"tests/durations.py::once": 5, "tests/durations.py::slow": 3}
