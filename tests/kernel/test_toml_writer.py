"""toml_writer.py: whatever a component file may hold is written so that it is read back as the same."""

from __future__ import annotations

import tomllib
from datetime import date, datetime, time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.kernel.game import find, games
from cutpurse.kernel.toml_writer import toml_text

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
PLAIN = st.one_of(st.booleans(), st.integers(-(2**63), 2**63 - 1), st.floats(allow_nan=False), WORDS)
VALUES: st.SearchStrategy[Any] = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3), max_leaves=8
)


@given(st.dictionaries(WORDS, VALUES, max_size=5))
def test_data_is_read_back_as_it_was_written(data: dict[str, Any]) -> None:
    assert tomllib.loads(toml_text(data)) == data


@pytest.mark.parametrize("game", [name for name in games() if find(name).components()])
def test_our_own_sets_are_written_as_people_write_them(game: str) -> None:
    ours = tomllib.loads(find(game).components())
    text = toml_text(ours)
    assert tomllib.loads(text) == ours
    lines = [line for line in find(game).components().splitlines() if not line.startswith("#")]
    assert [line for line in text.splitlines() if line and "\u00ad" not in line] == [
        line for line in lines if line and "\\u00ad" not in line
    ]


def test_what_stands_alone_comes_before_the_tables() -> None:
    data = {"loot": [{"id": "L1"}], "tools": {"plan": 3}, "bags": {"red": {"skulls": 1}}, "title": 'My "box"'}
    assert toml_text(data) == (
        'title = "My \\"box\\""\n\n[[loot]]\nid = "L1"\n\n[tools]\nplan = 3\n\n[bags.red]\nskulls = 1\n'
    )


def test_what_is_nothing_is_left_out_and_in_a_list_it_is_an_empty_word() -> None:
    assert toml_text({"a": None, "b": {"c": None, "d": [1, None]}}) == '[b]\nd = [1, ""]\n'


def test_days_and_times_are_written_too() -> None:
    data = {"day": date(2026, 11, 3), "at": time(19, 5), "both": datetime(2026, 11, 3, 19, 5)}
    assert tomllib.loads(toml_text(data)) == data


def test_what_toml_lacks_is_no_value() -> None:
    with pytest.raises(TypeError, match="TOML has no set"):
        toml_text({"a": set()})
