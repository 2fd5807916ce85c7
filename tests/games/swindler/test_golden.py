"""Golden games: finished records that must play the same for ever. A change of rules gives the game a new version."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cutpurse
from cutpurse.games.swindler import GAME
from cutpurse.games.swindler.pieces import CARDS
from cutpurse.kernel.record import parsed, written
from tests.kernel.sample_match import resealed

GOLDEN = sorted(Path(__file__).with_name("golden").glob("*.json"))


def golden(name: str) -> dict[str, Any]:
    """A golden game, as it was written."""
    return parsed((Path(__file__).with_name("golden") / f"{name}.json").read_text(encoding="utf-8"))


def test_there_is_a_golden_game_for_every_player_count_every_option_and_every_end() -> None:
    special = {"random-thieves", "no-thieves", "hustler-stays", "odds-hidden", "last-round"}
    assert {path.stem for path in GOLDEN} == {*(f"{n}-players" for n in (2, 3, 4)), *special}
    assert [golden(f"{n}-players")["seats"] for n in (2, 3, 4)] == [2, 3, 4]
    assert golden("random-thieves")["options"]["thieves"] == "random"
    assert golden("no-thieves")["options"]["thieves"] == "off"
    assert golden("hustler-stays")["options"]["hustler"] == "stays"
    assert golden("odds-hidden")["options"]["odds"] == "hidden"
    ends = {path.stem: cutpurse.Match.load(path.read_text(encoding="utf-8")).outcome for path in GOLDEN}
    rules = {name: outcome.rule for name, outcome in ends.items() if outcome is not None}
    assert rules.pop("last-round") == "SW-8.5"
    assert set(rules.values()) == {"SW-8.1"}


CARD_EVENTS = ["AccompliceDrawn", "CardPlayed", "CardStood", "CardCancelled", "CardDiscarded", "HelpShown"]


@pytest.mark.parametrize("card", [-2, -1, CARDS + 1, 99, 10**6, 2**70])
@pytest.mark.parametrize("kind", CARD_EVENTS)
def test_a_save_edited_by_hand_with_a_card_that_does_not_exist_is_refused(kind: str, card: int) -> None:
    record, n, event = next(
        (record, entry["n"], event)
        for record in map(golden, [path.stem for path in GOLDEN])
        for entry in record["entries"]
        for event in entry["events"]
        if event[0] == kind
    )
    event[1 + GAME.events[kind].fields.index("card")] = card  # type: ignore[attr-defined]
    record["entries"], record["outcome"] = record["entries"][: n + 1], None
    with pytest.raises(cutpurse.CorruptLog) as refusal:
        cutpurse.Match.load(resealed(record))
    assert (refusal.value.place, refusal.value.entry) == ("entry", n)


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
