"""Golden games: finished records that must play the same for ever. A change of rules gives the game a new version."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cutpurse
from cutpurse.games.midnight_exchange import GAME
from cutpurse.kernel.record import parsed, written

GOLDEN = sorted(Path(__file__).with_name("golden").glob("*.json"))


def golden(name: str) -> dict[str, Any]:
    """A golden game, as it was written."""
    return parsed((Path(__file__).with_name("golden") / f"{name}.json").read_text(encoding="utf-8"))


def test_there_is_a_golden_game_for_every_player_count_every_option_and_every_end() -> None:
    special = {"without-memory", "a-third-less-for-two", "placing-by-itself", "named-markets"}
    ends = {"nobody-trades": "ME-6.6", "empty-bag": "ME-6.2", "named-markets": "ME-6.5", "4-players": "ME-6.1"}
    ends["one-round-without-a-trade"] = "ME-6.6"
    assert {path.stem for path in GOLDEN} == {*(f"{n}-players" for n in (2, 3, 4)), *special, *ends}
    assert [golden(f"{n}-players")["seats"] for n in (2, 3, 4)] == [2, 3, 4]
    assert golden("without-memory")["options"]["memory"] == "off"
    assert golden("a-third-less-for-two")["options"]["short_two"] == "on"
    assert golden("placing-by-itself")["options"]["placing"] == "auto"
    assert golden("named-markets")["options"]["markets"] == "1b,4a"
    alone = golden("one-round-without-a-trade")["options"]
    assert (alone["hold_seconds"], alone["stalled"]) == (0, 1)
    assert {name: golden(name)["outcome"]["rule"] for name in ends} == ends


def test_together_the_golden_games_tell_every_kind_of_event_and_the_clock_speaks() -> None:
    entries = [entry for path in GOLDEN for entry in golden(path.stem)["entries"]]
    assert {event[0] for entry in entries for event in entry["events"]} == set(GAME.events)
    said = {entry["command"].split()[0] for entry in entries if entry["seat"] == -1 and entry["n"]}
    assert said == {"time", "drop"}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_verifies_and_is_written_the_same_to_the_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = cutpurse.verify(text)
    assert match.outcome is not None
    assert match.record is not None
    assert written(match.record) == text
    assert cutpurse.Match.load(text).save() == text
