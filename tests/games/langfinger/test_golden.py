"""Golden games: finished records that must play the same for ever. A change of rules gives the game a new version."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cutpurse
from cutpurse.games.langfinger import GAME
from cutpurse.kernel.record import parsed, written

GOLDEN = sorted(Path(__file__).with_name("golden").glob("*.json"))


def golden(name: str) -> dict[str, Any]:
    """A golden game, as it was written."""
    return parsed((Path(__file__).with_name("golden") / f"{name}.json").read_text(encoding="utf-8"))


def test_there_is_a_golden_game_for_every_player_count_every_option_and_every_end() -> None:
    special = {"free-spaces", "drawn-rogues", "last-round", "nothing-going-on"}
    assert {path.stem for path in GOLDEN} == {*(f"{n}-players" for n in (2, 3, 4, 5)), *special}
    assert [golden(f"{n}-players")["seats"] for n in (2, 3, 4, 5)] == [2, 3, 4, 5]
    assert golden("free-spaces")["options"]["free_spaces"] == "on"
    assert golden("drawn-rogues")["options"]["rogues"] == "random"
    assert golden("3-players")["options"]["rogues"] == "choose"
    assert golden("nothing-going-on")["options"]["stalled"] == 2
    ends = {path.stem: cutpurse.Match.load(path.read_text(encoding="utf-8")).outcome for path in GOLDEN}
    rules = {name: outcome.rule for name, outcome in ends.items() if outcome is not None}
    assert rules.pop("last-round") == "LF-5.3"
    assert rules.pop("nothing-going-on") == "LF-5.4"
    assert set(rules.values()) == {"LF-5.1"}


def test_together_the_golden_games_tell_every_kind_of_event() -> None:
    kinds = {event[0] for path in GOLDEN for entry in golden(path.stem)["entries"] for event in entry["events"]}
    assert kinds == set(GAME.events)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_verifies_and_is_written_the_same_to_the_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = cutpurse.verify(text)
    assert match.outcome is not None
    assert match.record is not None
    assert written(match.record) == text
    assert cutpurse.Match.load(text).save() == text
