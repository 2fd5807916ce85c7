"""`cutpurse review`: a table for people, JSON for programs, and a clear word for files that cannot be reviewed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cutpurse import Match
from cutpurse.bots import review as review_module
from tests.terminal.command import Shell


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a short game in which everybody plays the first card that is allowed."""
    match = Match("gaunerbande", 3, seed=3, settings={"limit": 5})
    while match.outcome is None:
        seat = match.actors()[0]
        match.play(seat, match.options(seat)[0])
    path = tmp_path / "record.json"
    path.write_text(match.save())
    return path


@pytest.mark.parametrize(("language", "title"), [("en", "What cost most"), ("de", "Was am meisten gekostet hat")])
def test_a_review_is_a_table_for_people(cutpurse: Shell, record: Path, language: str, title: str) -> None:
    done = cutpurse("review", str(record), "--seconds", "2", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert title in done.out
    assert "█" in done.out  # whoever won was sure of it at the end


def test_a_review_as_json_has_the_curve_the_seats_and_the_moments(cutpurse: Shell, record: Path) -> None:
    found = json.loads(cutpurse("review", str(record), "--seconds", "2", "--json").out)
    assert len(found["seats"]) == 3
    assert found["curve"][-1]["step"] == len(json.loads(record.read_text())["entries"]) - 1
    for moment in found["moments"]:
        assert moment["cost"] > 0
        assert moment["chosen"] != moment["better"]


def test_the_second_time_a_review_is_there_at_once(
    cutpurse: Shell, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = cutpurse("review", str(record), "--seconds", "2", "--json").out
    monkeypatch.setattr(review_module, "curve", None)  # whoever reviews it again fails
    assert cutpurse("review", str(record), "--json").out == first


def test_only_the_moments_of_a_seat_are_told_if_one_is_named(cutpurse: Shell, record: Path) -> None:
    done = cutpurse("review", str(record), "--seconds", "2", "--seat", "1")
    assert "What cost seat 1 most" in done.out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--seat", "3"], "There are: 0 to 2."),
        (["--seat", "me"], "There are: 0 to 2."),
        (["--seconds", "0"], "Allowed: 1 to 600."),
        (["--seconds", "long"], "Allowed: 1 to 600."),
    ],
)
def test_wrong_words_are_named(cutpurse: Shell, record: Path, words: list[str], says: str) -> None:
    done = cutpurse("review", str(record), *words)
    assert (done.code, done.out) == (2, "")
    assert says in done.err


def test_a_game_that_goes_on_has_no_review_yet(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "2", typed="")
    [save] = cutpurse.saves()
    done = cutpurse("review", str(save))
    assert done.code == 2
    assert "is not over yet" in done.err


def test_a_file_that_is_no_record_or_was_changed_is_refused(cutpurse: Shell, record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("my shopping list")
    assert cutpurse("review", str(other)).code == 1
    other.write_text(record.read_text().replace('"seat":1', '"seat":2', 1))
    done = cutpurse("review", str(other))
    assert done.code == 1
    assert "does not hold" in done.err
    assert cutpurse("review", str(tmp_path / "nowhere.json")).code == 2
