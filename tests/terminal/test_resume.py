"""saves.py: the game is there, whatever happened in between; a damaged one is left as it is."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from cutpurse.kernel.record import link
from tests.kernel.sample_match import finished, resealed
from tests.terminal.command import Shell


def state(path: Path) -> object:
    """The match in a save, without who sits at the table."""
    return json.loads(path.read_text())["match"]


def reseated(text: str, **changes: object) -> str:
    """A save with other people, sealed anew as only the program should."""
    saved = json.loads(text)
    seating = {**saved["seating"], **changes}
    return json.dumps({**saved, "seating": seating, "hash": link(saved["match"]["commitment"], seating)})


def test_a_game_goes_on_after_the_end_of_input(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "1", typed="4 5 6\n1\n")
    [path] = cutpurse.saves()
    left = state(path)
    assert cutpurse("play", "--resume", typed="").code == 0
    assert cutpurse.saves() == [path]
    assert state(path) == left


def test_playing_in_two_goes_is_playing_in_one(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "1", typed="4 5 6\n1\n1\n1\n")
    cutpurse("play", "--seed", "1", typed="4 5 6\n1\n")
    cutpurse("play", "--resume", typed="1\n1\n")
    first, second = cutpurse.saves()
    assert state(first) == state(second)


def test_half_passed_cards_can_still_be_taken_back_after_resuming(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "1", typed="g0\ng3\n")
    done = cutpurse("play", "--resume", typed="undo\n")
    assert "You take back g3." in done.out
    assert done.code == 0


def test_a_resumed_game_keeps_its_language_bots_and_names(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "1", "--lang", "de", "--bots", "random", "--name", "Zorro", typed="")
    done = cutpurse("play", "--resume", typed="4 5 6\n1\n")
    assert "Willkommen zurück." in done.out
    assert "Zorro 0, Otto 0" in done.out
    [path] = cutpurse.saves()
    seating = json.loads(path.read_text())["seating"]
    assert (seating["language"], seating["bots"], seating["names"][0]) == ("de", "random", "Zorro")
    assert "Welcome back." in cutpurse("play", "--resume", "--lang", "en", typed="").out


def test_the_log_is_there_again(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "1", typed="4 5 6\n1\n")
    done = cutpurse("play", "--resume", typed="last\n")
    assert "You lead g0 (Vacuum-Cleaner Rep)." in done.out
    assert "The last trick: You g0" in done.out


def test_the_score_sheet_is_there_again(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "2", typed="1\n" * 16)
    assert "Round      You" in cutpurse("play", "--resume", typed="score\n").out


def test_a_new_game_leaves_the_old_one_alone(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "1", typed="4 5 6\n")
    [first] = cutpurse.saves()
    text = first.read_text()
    for seed in "234":
        cutpurse("play", "--seed", seed, typed="1\n")
    assert len(cutpurse.saves()) == 4
    assert first.read_text() == text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "An unfinished game of Gaunerbande is waiting: cutpurse play --resume continues it."),
        ("de", "Eine Partie Gaunerbande ist noch nicht zu Ende: cutpurse play --resume "),
    ],
)
def test_a_piped_game_beside_an_unfinished_one_says_so(cutpurse: Shell, language: str, said: str) -> None:
    cutpurse("play", "--seed", "1", typed="4 5 6\n")
    assert said in cutpurse("play", "--lang", language, typed="").out.replace("\n", " ")
    assert said not in cutpurse("play", "--new", "--lang", language, typed="").out.replace("\n", " ")


def test_resume_takes_the_game_left_last(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "1", "--seats", "3", typed="")
    cutpurse("play", "--seed", "2", "--seats", "5", typed="")
    first, second = cutpurse.saves()
    os.utime(second, ns=(1, 1))
    assert "Otto 0, Mona 0\n" in cutpurse("play", "--resume", typed="1 2 3\n").out
    os.utime(first, ns=(0, 0))
    assert "Fritzi" in cutpurse("play", "--resume", "gaunerbande", typed="1 2 3\n").out


def test_a_finished_game_cannot_be_resumed(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "2", "--option", "limit=1", typed="1\n" * 100)
    done = cutpurse("play", "--resume")
    assert done.code == 2
    assert "There is no unfinished game" in done.err


def test_a_game_cut_off_at_its_very_end_still_gets_its_record(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "2", "--option", "limit=1", typed="g0\n")
    [save] = cutpurse.saves()
    saved = json.loads(save.read_text())
    cutpurse("play", "--resume", typed="1\n" * 100)
    [record] = cutpurse.records()
    finished = json.loads(record.read_text())
    record.unlink()
    save.write_text(json.dumps({**saved, "match": finished}))
    done = cutpurse("play", "--resume", typed="")
    assert done.code == 0
    assert "GB-5.1" in done.out
    assert json.loads(record.read_text()) == finished
    assert not cutpurse.saves()


def damaged(text: str) -> dict[str, str]:
    """A save with something wrong, in many ways."""
    saved = json.loads(text)
    return {
        "empty": "",
        "cut in the middle": text[: len(text) // 2],
        "cut at the end": text[:-3],
        "another list": "[]",
        "no match": json.dumps({**saved, "match": None}),
        "no seating": json.dumps({**saved, "seating": None}),
        "no hash": json.dumps({"seating": saved["seating"], "match": saved["match"]}),
        "a card changed": text.replace('"give ', '"gibe ', 1),
        "a hash changed": text.replace('"hash":"', '"hash":"0', 1),
        "other bots": text.replace('"greedy"', '"random"'),
        "another language": text.replace('"en"', '"de"'),
        "another name": text.replace('"Otto"', '"Onno"'),
        "another seed for the bots": text.replace('"seed":1,', '"seed":2,'),
        "a bot without a name": reseated(text, bots=None),
        "an unknown language": reseated(text, language="fr"),
        "too few names": reseated(text, names=["A"]),
        "escape codes for a name": reseated(text, names=["\x1b[2J", "B", "C", "D"]),
        "too many things": reseated(text, more=1),
        "an odd seed": reseated(text, seed="x"),
    }


@pytest.mark.parametrize("how", damaged('{"seating": {}, "hash": "", "match": {"commitment": ""}}'))
def test_a_damaged_save_is_refused_in_one_line_and_left_as_it_is(cutpurse: Shell, how: str) -> None:
    cutpurse("play", "--seed", "1", typed="g0\n")
    [path] = cutpurse.saves()
    text = damaged(path.read_text())[how]
    assert text != path.read_text()
    path.write_text(text)
    done = cutpurse("play", "--resume", typed="1\n")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert str(path) in done.err
    assert path.read_text() == text
    assert cutpurse.saves() == [path]


def test_a_save_sealed_anew_is_one_we_go_on_with(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "1", typed="g0\n")
    [path] = cutpurse.saves()
    path.write_text(reseated(path.read_text(), bots="random"))
    assert cutpurse("play", "--resume", typed="g3\n").code == 0


@pytest.mark.parametrize(
    ("language", "seating", "entry", "way_out"),
    [
        ("en", "The bots, names or language in it were changed.", "Entry 4 is damaged", "Move or delete it"),
        ("de", "Sprache darin wurden verändert.", "Eintrag 4 ist beschädigt", "lösch ihn"),
    ],
)
def test_a_damaged_save_says_where_and_how_to_get_at_the_one_before(
    cutpurse: Shell, language: str, seating: str, entry: str, way_out: str
) -> None:
    cutpurse("play", "--seed", "1", "--name", "Zorro", typed="g0\n")
    cutpurse("play", "--seed", "2", typed="1\n")
    first, second = cutpurse.saves()
    os.utime(first, ns=(1, 1))
    text = second.read_text()
    for changed, said in (
        (text.replace('"greedy"', '"random"'), seating),
        (text.replace('{"n":4,"seat":2', '{"n":4,"seat":3'), entry),
    ):
        assert changed != text
        second.write_text(changed)
        complaint = cutpurse("play", "--resume", "--lang", language, typed="").err
        assert said in complaint
        assert way_out in complaint
    second.unlink()
    assert "Zorro" in cutpurse("play", "--resume", typed="g3 g5\n").out


def test_nothing_half_written_is_left_behind(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "1", typed="4 5 6\n1\n")
    assert [path.suffix for path in cutpurse.saves()] == [".json"]


# --- what is not installed any more ---
def test_a_game_goes_on_without_a_bot_that_is_not_installed_any_more(
    cutpurse: Shell, caplog: pytest.LogCaptureFixture
) -> None:
    cutpurse("play", "--seed", "1", typed="g0\n")
    [path] = cutpurse.saves()
    path.write_text(reseated(path.read_text(), bots="clever"))
    done = cutpurse("play", "--resume", typed="1\n")
    assert done.code == 0
    assert len(caplog.messages) == 1
    assert "bot clever of gaunerbande is missing" in caplog.messages[0]
    assert json.loads(path.read_text())["seating"]["bots"] == "clever"


def of_another_game(path: Path, game: str) -> Path:
    """The save, as if it were one of a game that is not installed."""
    saved = json.loads(path.read_text())
    match = {**saved["match"], "game": game}
    other = path.with_name(path.name.replace("gaunerbande", game))
    other.write_text(json.dumps({**saved, "match": json.loads(resealed(match))}))
    path.unlink()
    return other


@pytest.mark.parametrize(("language", "said"), [("en", "is not installed here"), ("de", "ist hier nicht installiert")])
@pytest.mark.parametrize("words", [["play", "--resume"], ["play", "--resume", "tarock"], ["unfinished"]])
def test_a_save_of_a_game_that_is_not_installed_is_kept_and_says_what_to_install(
    cutpurse: Shell, words: list[str], language: str, said: str
) -> None:
    cutpurse("play", "--seed", "1", typed="g0\n")
    path = of_another_game(cutpurse.saves()[0], "tarock")
    text = path.read_text()
    done = cutpurse(*words, "--lang", language)
    told = done.out + done.err
    assert "tarock" in told
    assert said in told
    assert "pip install" in told
    assert not any(word in told for word in ("delete", "Move", "lösch", "Verschieb"))
    assert path.read_text() == text


def test_a_save_of_a_game_that_is_not_installed_does_not_keep_anybody_from_a_new_game(cutpurse: Shell) -> None:
    cutpurse("play", "--seed", "1", typed="g0\n")
    path = of_another_game(cutpurse.saves()[0], "tarock")
    done = cutpurse("play", "--seed", "1", typed="g0\n")
    assert done.code == 0
    assert len(cutpurse.saves()) == 2
    assert path.exists()


@pytest.mark.parametrize(("language", "said"), [("en", "is not installed here"), ("de", "ist hier nicht installiert")])
def test_a_record_of_a_game_that_is_not_installed_is_not_called_damaged(
    cutpurse: Shell, tmp_path: Path, language: str, said: str
) -> None:
    path = tmp_path / "record.json"
    path.write_text(resealed({**(finished().record or {}), "game": "tarock"}))
    done = cutpurse("verify", str(path), "--lang", language)
    assert (done.code, done.out) == (2, "")
    assert "tarock" in done.err
    assert said in done.err
