"""Rules change: games that began by older ones are read and played on, and `verify` claims no more than it did."""

from __future__ import annotations

import json
from typing import Any

import pytest

import cutpurse
from cutpurse import CorruptLog, Match, OlderRules, Refused
from cutpurse.kernel.game import REGISTRY, Game, Option
from cutpurse.kernel.match import ALREADY_REVEALED
from tests.conformance.toy import SLY, Sly, SlyGame
from tests.kernel.sample_match import resealed


class NewerSly(SlyGame):
    """Sly, version 2: nobody draws any more, and there may be more rounds."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 2
        self.options = [*self.options, Option("extra", 1, range(3), since=2, before=0)]

    def blank(self, seats: int, options: dict[str, Any]) -> Sly:
        s = super().blank(seats, {**options, "draws": "never"})
        s.rounds += options["extra"]
        return s


NEWER = NewerSly()


@pytest.fixture(autouse=True)
def _sly_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    known_as(SLY, monkeypatch)


def known_as(game: Game, patch: pytest.MonkeyPatch) -> None:
    """From now on, this is what Sly is."""
    patch.setitem(REGISTRY, "sly", game)


def played(moves: int, **settings: Any) -> Match:
    """A game of Sly with its first options taken, so many of them."""
    match = Match("sly", 2, seed=3, settings=settings)
    for _ in range(moves):
        seat = match.actors()[0]
        match.play(seat, match.options(seat)[-1])
    return match


def finished(**settings: Any) -> Match:
    """The same, to its end."""
    match = played(0, **settings)
    while actors := match.actors():
        match.play(actors[0], match.options(actors[0])[-1])
    return match


def test_a_save_of_older_rules_loads_shows_the_same_and_is_written_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    old = played(4)
    views = [{**old.view(seat), "version": 2} for seat in (0, 1, None)]
    known_as(NEWER, monkeypatch)
    match = Match.load(old.save())
    assert (match.version, match.game.version) == (1, 2)
    for before, now in zip(views, [match.view(seat) for seat in (0, 1, None)], strict=True):
        assert {**now, "state": {**now["state"], "draws": "may"}} == before
    assert match.save() == old.save()
    assert match.clone().save() == old.save()


def test_a_running_game_goes_on_by_the_new_rules_from_its_next_move(monkeypatch: pytest.MonkeyPatch) -> None:
    old = played(3)  # the draw after the first round was one of them
    known_as(NEWER, monkeypatch)
    match = Match.load(old.save())
    for _ in range(2):
        seat = match.actors()[0]
        match.play(seat, match.options(seat)[0])
    assert match.outcome is not None  # after two rounds, as agreed, and nobody was asked to draw
    assert json.loads(match.save())["version"] == 1  # what it began by
    assert Match.load(match.save()).save() == match.save()


def test_an_option_that_came_later_is_as_it_was_before_and_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    known_as(NEWER, monkeypatch)
    assert Match("sly", 2).settings == {"rounds": 2, "draws": "may", "extra": 1}
    assert NEWER.complete_settings({"rounds": 3}, 1) == {"rounds": 3, "draws": "may", "extra": 0}
    with pytest.raises(ValueError, match="has no option 'extra'; there are: rounds, draws"):
        NEWER.complete_settings({"extra": 2}, 1)
    assert Option("extra", 1, range(3), since=2).before == 1  # where there was nothing like it
    known_as(SLY, monkeypatch)
    record = json.loads(played(1).save())
    known_as(NEWER, monkeypatch)
    assert "extra" not in json.loads(Match.load(json.dumps(record)).save())["options"]
    record["options"]["extra"] = 0
    with pytest.raises(CorruptLog, match="has no option 'extra'"):
        Match.load(resealed(record))


def test_verify_of_an_older_record_says_what_was_checked_and_what_was_not(monkeypatch: pytest.MonkeyPatch) -> None:
    old = finished()
    known_as(NEWER, monkeypatch)
    with pytest.raises(OlderRules) as told:
        cutpurse.verify(old.save())
    assert told.value.match.outcome is not None
    assert told.value.match.save() == old.save()
    assert told.value.alike == 2  # the deal and the first card; after the second somebody was asked to draw
    assert "rules of version 1 of sly are not re-run" in str(told.value)
    assert "version 2 gives the same for 2 of 7 entries" in str(told.value)


def test_verify_says_so_if_the_rules_of_today_lead_to_the_very_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    old = finished(draws="never")
    known_as(NEWER, monkeypatch)
    with pytest.raises(OlderRules, match="gives the same for all entries") as told:
        cutpurse.verify(old.save())
    assert told.value.alike == len(old.entries)


def test_an_older_record_that_was_changed_is_found_as_far_as_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = finished().record
    known_as(NEWER, monkeypatch)
    changes: list[tuple[dict[str, Any], str]] = [
        ({"outcome": None}, "outcome"),
        ({"secret": "00" * 32}, "commitment"),
        ({"version": 0}, "no version 0 of sly"),
        ({"version": True}, "no version True of sly"),
        ({"version": 1.0}, r"no version 1\.0 of sly"),
    ]
    for change, says in changes:
        for read in (Match.load, cutpurse.verify):
            with pytest.raises(CorruptLog, match=says):
                read(resealed(json.loads(json.dumps({**(honest or {}), **change}))))
    other_luck: dict[str, Any] = json.loads(json.dumps(honest))
    other_luck["seeds"] = ["00", "01"]
    with pytest.raises(OlderRules, match="the same for 0 of 7 entries"):
        cutpurse.verify(resealed(other_luck))


def test_newer_rules_than_ours_are_refused_with_what_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    known_as(NEWER, monkeypatch)
    newer = finished().save()
    known_as(SLY, monkeypatch)
    for read in (Match.load, cutpurse.verify):
        with pytest.raises(
            CorruptLog, match=r"began by version 2 of sly, and .* up to 1\. A newer one can read it"
        ) as no:
            read(newer)
        assert no.value.place == "newer"


def test_what_was_done_by_older_rules_can_be_taken_back_with_all_that_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    old = played(3)
    before = played(2)
    drew = old.history[-1].seat
    known_as(NEWER, monkeypatch)
    match = Match.load(old.save())
    match.play(1 - drew, match.options(1 - drew)[0])
    match.undo(drew, agreed=True)
    assert [entry.n for entry in match.kept] == [entry.n for entry in before.kept]
    assert match.options(drew) == before.options(drew)  # the question of old is asked again, and can be answered
    match.play(drew, "stop")
    assert Match.load(match.save()).save() == match.save()


def test_nobody_takes_back_alone_what_the_new_rules_would_have_answered_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played(0)
    match.play(0, match.options(0)[0])
    text = match.save()
    known_as(NEWER, monkeypatch)
    loaded = Match.load(text)
    assert loaded.can_undo(0) == "free"  # nothing was revealed, and nothing followed
    loaded.undo(0)
    assert len(loaded.history) == 0
    gone = json.loads(text)
    gone["entries"].append(
        {"n": 2, "seat": 1, "command": "pinch 3", "events": gone["entries"][1]["events"], "hash": ""}
    )
    gone["entries"][2]["events"] = [["SetAside", 1, 0]]
    loaded = Match.load(resealed(gone))  # the other answered by a command that there is no more
    assert loaded.can_undo(0) == "ask"
    with pytest.raises(Refused) as no:
        loaded.undo(0)
    assert no.value.rule is ALREADY_REVEALED


def test_nothing_is_dealt_by_older_rules() -> None:
    with pytest.raises(ValueError, match="Nothing can be dealt by version 1"):
        Match(NEWER, 2, version=1)
