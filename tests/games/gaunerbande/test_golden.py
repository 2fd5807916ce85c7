"""Golden games: finished records that must play the same for ever. A change of rules gives the game a new version."""

from __future__ import annotations

from pathlib import Path

import pytest

import cutpurse
from cutpurse.kernel.record import parsed, written

GOLDEN = sorted(Path(__file__).with_name("golden").glob("*.json"))


def test_there_is_a_golden_game_for_every_player_count_and_both_choices_of_the_gang() -> None:
    assert {path.stem for path in GOLDEN} == {*(f"{n}-players" for n in (3, 4, 5, 6)), "gang-others", "gang-self"}
    for choice in ("gang others", "gang self"):
        path = Path(__file__).with_name("golden") / f"{choice.replace(' ', '-')}.json"
        assert choice in [entry.get("command") for entry in parsed(path.read_text())["entries"]]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_verifies_and_is_written_the_same_to_the_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = cutpurse.verify(text)
    assert match.outcome is not None
    assert match.record is not None
    assert written(match.record) == text
    assert cutpurse.Match.load(text).save() == text
