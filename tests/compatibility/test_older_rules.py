"""Games that were played by version 1 of the rules, where there is a newer one: their records are read as they were."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cutpurse
from cutpurse import Match, OlderRules
from cutpurse.kernel.game import find
from cutpurse.table.match_log import with_our_rules
from cutpurse.table.rows import TableRow

WRITTEN = sorted(Path(__file__).with_name("version_1").glob("*.json"))
named = pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.stem)


@named
def test_a_record_of_version_1_is_told_as_it_was_and_written_the_same_to_the_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.load(text)
    assert (match.version, match.game.version > 1) == (1, True)
    assert match.outcome is not None
    assert match.save() == text
    for seat in (None, *range(match.seats)):
        assert len(match.seen(seat)) == len(match.entries)
        assert match.view(seat)["outcome"] == json.loads(text)["outcome"]


@named
def test_verify_checks_of_it_what_needs_no_rules(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    with pytest.raises(OlderRules, match=r"version 1 of .* are not re-run") as told:
        cutpurse.verify(text)
    assert 0 <= told.value.alike <= len(told.value.match.entries)
    with pytest.raises(cutpurse.CorruptLog):
        cutpurse.verify(text.replace('"seat":1', '"seat":0', 1))


def test_a_table_that_waits_since_older_rules_begins_by_ours() -> None:
    row = TableRow(
        id="t", game="langfinger", version=1, options={"free_spaces": "off", "rogues": "random", "max_rounds": 4},
        clock=None, pace="instant", listed=False, status="open", host="", secret=b"", made=0.0,
    )  # fmt: skip
    begun = with_our_rules(row, "")
    assert begun.version == find("langfinger").version
    assert begun.options == {**row.options, "stalled": 5}
    assert with_our_rules(begun, "") is begun
