"""A game of Swindler that began by version 1, with an empty pile beside discards, goes on by the rules of today."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import cutpurse
from cutpurse import Match, OlderRules

SAVED = Path(__file__).parent / "version_1" / "swindler.json.gz"  # after a hiring that took the last accomplice


def saved() -> str:
    """The save, as version 1 wrote it."""
    return gzip.decompress(SAVED.read_bytes()).decode()


def test_a_pile_that_lies_empty_beside_discards_is_made_anew_before_the_next_draw() -> None:
    match = Match.load(saved())
    assert (match.version, match.save()) == (1, saved())
    view = match.view(None)
    assert (view["piles"]["accomplices"], len(view["gone"]["accomplices"])) == (0, 20)
    bots = [cutpurse.bot("greedy", "swindler", seed=seat) for seat in range(match.seats)]
    since: list[str] = []
    while "AccompliceDrawn" not in since:
        seat = match.actors()[0]
        command = bots[seat].choose(match, seat)
        events = match.play(seat, "hire 1" if str(command) == "hire nobody" else command)
        since += [type(event).__name__ for event in events]
    assert since.index("AccomplicesShuffled") < since.index("AccompliceDrawn")
    assert Match.load(match.save()).save() == match.save()


def test_verify_says_how_far_todays_rules_lead_to_the_same() -> None:
    with pytest.raises(OlderRules) as told:
        cutpurse.verify(saved())
    assert told.value.alike == len(told.value.match.entries) - 1  # today the last hiring shuffles at once
