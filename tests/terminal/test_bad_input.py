"""arguments.py: wrong words on the command line get one line: what is wrong, what is allowed; the exit code is 2."""

from __future__ import annotations

import errno
import json
from pathlib import Path

import pytest

from cutpurse.terminal.saves import os_reason
from cutpurse.texts import Texts
from tests.terminal.command import Shell, program

WRONG = {
    "an unknown game": (["play", "skat"], ["skat", "gaunerbande"]),
    "too few players": (["play", "gaunerbande", "--seats", "2"], ["2", "3, 4, 5, 6"]),
    "too many players": (["play", "--seats", "7"], ["7", "3, 4, 5, 6"]),
    "players below zero": (["play", "--seats=-4"], ["-4", "3, 4, 5, 6"]),
    "players in words": (["play", "--seats", "four"], ["four", "3, 4, 5, 6"]),
    "more players than digits": (["play", "--seats", "4" * 5000], ["444", "3, 4, 5, 6"]),
    "an odd digit": (["play", "--seats", "²"], ["²", "3, 4, 5, 6"]),
    "an option out of range": (["play", "--option", "limit=0"], ["limit", "0", "1–1000"]),
    "an option far out of range": (["play", "--option", "limit=1001"], ["limit", "1001", "1–1000"]),
    "an option in words": (["play", "--option", "limit=many"], ["many", "1–1000"]),
    "an unknown option": (["play", "--option", "speed=3"], ["speed", "limit"]),
    "an option without a value": (["play", "--option", "limit"], ["limit", "1–1000"]),
    "an option with an empty value": (["play", "--option", "limit="], ["limit=", "1–1000"]),
    "an option twice": (["play", "--option", "limit=5", "--option", "limit=6"], ["limit"]),
    "an unknown bot": (["play", "--bots", "stockfish"], ["stockfish", "7, 8", "greedy, random"]),
    "an unknown language": (["play", "--lang", "fr"], ["fr", "en, de"]),
    "an unknown language for rules": (["rules", "GB-3.4", "--lang", "fr"], ["fr", "en, de"]),
    "a seed without end": (["play", "--seed", "7" * 5000], ["777"]),
    "a seed in words": (["play", "--seed", "lucky"], ["lucky"]),
    "a name too long": (["play", "--name", "Rumpelstilzchen"], ["Rumpelstilzchen", "1–12"]),
    "no name at all": (["play", "--name", " "], ["1–12"]),
    "escape codes as a game": (["play", "\x1b[31mred"], ["�[31mred", "gaunerbande"]),
    "a missing file": (["verify", "/nowhere/at/all.json"], ["/nowhere/at/all.json"]),
    "a folder for a file": (["verify", "/"], ["/"]),
    "an unknown clause": (["rules", "XX-9.9"], ["XX-9.9", "GB-0.1 – GB-5.3", "K-1 – K-7", "gaunerbande"]),
    "nothing to resume": (["play", "--resume"], ["unfinished"]),
    "nothing to resume of a game": (["play", "langfinger", "--resume"], ["cutpurse play langfinger"]),
    "resuming what is not there": (["play", "--resume", "skat-20260101-120000"], ["skat-2026", "cutpurse unfinished"]),
    "resuming by a path": (["play", "--resume", "../records/x"], ["../records/x", "cutpurse unfinished"]),
    "resuming a game of another size": (["play", "--resume", "--seats", "5"], ["--resume", "--seats"]),
    "an unknown command": (
        ["steal"],
        ["steal", "play, unfinished, serve, backup, restore, check-db, games, rules, components, verify"],
    ),
    "an unknown flag": (["play", "--players", "4"], ["--players", "cutpurse play --help"]),
    "a flag without its value": (["play", "--seats"], ["--seats"]),
    "a flag twice": (["play", "--seats", "4", "--seats", "5"], ["--seats"]),
    "a word too many": (["play", "gaunerbande", "please"], ["please"]),
    "verify without a file": (["verify"], ["cutpurse verify "]),
    "a flag that takes no value": (["play", "--resume=perhaps"], ["perhaps", "--resume"]),
    "a path through a file": (["verify", __file__ + "/record.json"], [__file__]),
    "a name beyond all length": (["verify", "x" * 5000], ["xxx"]),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_words_are_answered_in_one_line_of_either_language(cutpurse: Shell, case: str) -> None:
    words, wanted = WRONG[case]
    said = set()
    for locale in ("en_GB.UTF-8", "de_DE.UTF-8"):
        cutpurse.patch.setenv("LC_ALL", locale)
        done = cutpurse(*words)
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
        for text in wanted:
            assert text in done.err
        said.add(done.err)
    assert len(said) == 2
    assert not cutpurse.saves()


def test_a_right_lang_option_also_decides_how_complaints_are_said(cutpurse: Shell) -> None:
    assert cutpurse("play", "skat", "--lang", "de").err.startswith("Ein Spiel")
    assert cutpurse("play", "skat", "--lang=de").err.startswith("Ein Spiel")
    assert cutpurse("play", "skat", "--lang", "en").err.startswith("There is no game")


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b'{"format": 1}', b"\xff\xfe\x00", b"# Gaunerbande\n", b"[" * 100_000]
)
def test_what_is_no_record_is_not_verified(cutpurse: Shell, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "no-record.json"
    path.write_bytes(content)
    done = cutpurse("verify", str(path))
    assert (done.code, done.out, done.err.count("\n")) == (1, "", 1)
    assert str(path) in done.err


@pytest.mark.parametrize(("language", "told"), [("en", "The exit code is 0"), ("de", "Der Exit-Code ist 0")])
def test_a_script_can_tell_a_bad_record_from_a_missing_file(
    cutpurse: Shell, tmp_path: Path, language: str, told: str
) -> None:
    path = tmp_path / "record.json"
    assert cutpurse("verify", str(path)).code == 2
    path.write_text("{}")
    assert cutpurse("verify", str(path)).code == 1
    assert told in cutpurse("verify", "--help", "--lang", language).out


def test_a_german_complaint_has_no_english_in_it(cutpurse: Shell, tmp_path: Path) -> None:
    path = tmp_path / "no-record.json"
    path.write_text("{")
    said = {
        str(tmp_path): f"{tmp_path} lässt sich nicht lesen: Das ist ein ",
        f"{path}/x": f"{path}/x lässt sich nicht lesen: Ein Teil des Pfads ist kein ",
        str(path): f"{path} stimmt nicht. Der Inhalt ist beschädigt, abgeschnitten ",
    }
    for file, complaint in said.items():
        assert cutpurse("verify", file, "--lang", "de").err.startswith(complaint)
    wrong = cutpurse("play", "--resume=perhaps", "--lang", "de").err
    assert wrong == "„perhaps“ ist kein Wert für --resume. Hilfe: cutpurse play --help.\n"


def test_what_the_system_says_in_no_words_of_ours_is_passed_on() -> None:
    assert os_reason(OSError(errno.EACCES, "Permission denied"), Texts("de")) == "Das Recht dazu fehlt"
    assert os_reason(OSError(errno.EIO, "Input/output error"), Texts("de")) == "Input/output error"
    assert os_reason(OSError("nothing known"), Texts("en")) == ""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_home_of_nobody_is_no_traceback(cutpurse: Shell, language: str) -> None:
    cutpurse.patch.setenv("CUTPURSE_HOME", "~no-such-user/games")
    done = cutpurse("play", "--lang", language, typed="1\n")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "CUTPURSE_HOME" in done.err


def test_a_folder_that_cannot_be_written_is_said_before_the_game(cutpurse: Shell) -> None:
    cutpurse.home.write_text("a file where the folder should be")
    done = cutpurse("play", typed="1\n")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "CUTPURSE_HOME" in done.err


def test_the_program_ends_with_code_2_and_no_traceback(home: Path) -> None:
    done = program(home, "play", "--seats", "9")
    assert (done.code, done.out) == (2, "")
    assert done.err == "gaunerbande cannot be played by “9” players. Allowed: 3, 4, 5, 6.\n"


def test_odd_bytes_are_an_unreadable_command_and_nothing_worse(cutpurse: Shell) -> None:
    done = cutpurse("play", "--seed", "1", typed="\x1b[2J\udcff\x00\n")
    assert done.code == 2
    assert "\x1b" not in done.out + done.err


def test_a_bot_may_be_called_by_its_character(cutpurse: Shell) -> None:
    done = cutpurse("play", "gaunerbande", "--bots", "carmen", "--seed", "5", typed="quit\n")
    assert done.code == 0
    assert "Carmen" in done.out


def test_a_level_is_its_number_and_its_players_are_all_called_alike_as_in_the_browser(cutpurse: Shell) -> None:
    done = cutpurse("play", "gaunerbande", "--bots", "6", "--seed", "5", typed="quit\n")
    assert (done.code, done.err) == (0, "")
    assert "At the table with you: Carmen°, Carmen 2° and Carmen 3°" in done.out
    assert "Otto" not in done.out
    again = cutpurse("play", "gaunerbande", "--bots", "6", "--seed", "5", "--name", "Carmen", typed="quit\n")
    assert "Carmen 2°, Carmen 3° and Carmen 4°" in again.out
    [seating] = {json.loads(path.read_text())["seating"]["bots"] for path in cutpurse.saves()}
    assert seating == "6"
