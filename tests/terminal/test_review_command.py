"""`cutpurse review`: a table for people, JSON for programs, and a clear word for files that cannot be reviewed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cutpurse import Match
from cutpurse.bots import review as review_module
from cutpurse.terminal.review_command import rounded_to
from tests.terminal.command import Shell, terminal


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


@pytest.mark.parametrize(("language", "title"), [("en", "What cost the most"), ("de", "Was am meisten gekostet hat")])
def test_a_review_is_a_table_for_people(cutpurse: Shell, record: Path, language: str, title: str) -> None:
    done = cutpurse("review", str(record), "--seconds", "2", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert title in done.out
    assert "█" in done.out  # whoever won was sure of it at the end


def test_the_parts_of_a_review_add_up_to_what_became_of_each_player(cutpurse: Shell, record: Path) -> None:
    lines = cutpurse("review", str(record), "--seconds", "2").out.splitlines()
    [head] = [n for n, line in enumerate(lines) if line.startswith("What it is made of")]
    begins = int(re.findall(r"\d+", lines[head])[0])
    for line in lines[head + 2 : head + 5]:
        own, others, luck, result = map(int, line.replace("−", "-").replace("±", "").split()[2:6])
        assert begins + own + others + luck == result, line


def test_numbers_are_rounded_so_that_their_sum_stays() -> None:
    assert rounded_to(76, [0.41, 10.45, 65.4]) == [0, 11, 65]
    assert rounded_to(-25, [-12.7, -12.8, 0.4]) == [-13, -13, 1]
    assert rounded_to(5, [0, 0, 0]) == [2, 2, 1]
    assert rounded_to(-2, [0, 0, 0]) == [0, -1, -1]


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
    assert cutpurse("review", str(record), "--seconds", "1", "--json").out == first


def test_a_review_that_was_cut_short_is_made_again_for_who_has_more_time(
    cutpurse: Shell, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as hurried:
        hurried.setattr(review_module.Watch, "late", cut_short)
        cutpurse("review", str(record), "--seconds", "1", "--json")
    whole = json.loads(cutpurse("review", str(record), "--seconds", "3", "--json").out)
    assert whole["effort"]["seconds"] == 3
    [kept] = (cutpurse.home / "reviews").glob("*.json")
    assert json.loads(kept.read_text()) == whole


def cut_short(watch: review_module.Watch) -> bool:
    """A review has no time left from the beginning."""
    watch.complete = False
    return True


def test_players_go_by_their_names_where_they_are_known_and_else_by_a_number(cutpurse: Shell, record: Path) -> None:
    done = cutpurse("review", str(record), "--seconds", "2", "--seat", "2")
    assert "What cost Player 2 the most" in done.out
    assert "Seat" not in done.out
    match = Match.load(record.read_text())
    names = cutpurse.home / "names" / f"{match.commitment}.json"
    names.parent.mkdir(parents=True)
    names.write_text(json.dumps(["", "Mona", "Otto"]))
    done = cutpurse("review", str(record), "--seconds", "2", "--seat", "mona")
    assert "What cost Mona the most" in done.out
    assert "What cost you the most" in cutpurse("review", str(record), "--seat", "1").out
    for name in ("You", "Mona", "Otto"):
        assert f"\n{name}" in done.out
    names.write_text('["only one"]')
    assert "What cost Player 1 the most" in cutpurse("review", str(record), "--seat", "1").out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--seat", "0"], "a number from 1 to 3"),
        (["--seat", "4"], "a number from 1 to 3"),
        (["--seat", "nobody"], "or a name: Player 1, Player 2 and Player 3."),
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
    assert "is not sound" in done.err
    assert cutpurse("review", str(tmp_path / "nowhere.json")).code == 2


def test_ctrl_c_ends_a_review_at_once_and_nothing_is_kept_of_it(home: Path, record: Path) -> None:
    with terminal(home, "review", str(record), "--seconds", "600") as screen:
        screen.shows("1 %")
        screen.type("\x03")
        assert screen.end() == 130
        assert "Traceback" not in screen.raw
        assert "What cost the most" not in screen.raw
    assert not list(home.glob("reviews/*"))
