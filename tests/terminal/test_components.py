"""`cutpurse components`, and tables with a house set: written, checked, played, kept and verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cutpurse.games.langfinger import GAME
from cutpurse.kernel.game import REGISTRY
from tests.conformance.toy import SLY
from tests.terminal.command import Shell, program

MINE = 'title = "Grandma’s box"\n' + GAME.components()


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A house set."""
    path = tmp_path / "my box.toml"
    path.write_text(MINE, encoding="utf-8")
    return path


def test_our_set_is_exported_with_a_word_on_every_part_and_checks_fine(cutpurse: Shell, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    done = cutpurse("components", "langfinger", "--export", str(path))
    assert (done.code, done.err) == (0, "")
    assert f"cutpurse components langfinger --check {path}" in done.out
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# Langfinger")
    assert "--option components=my.toml" in text
    for section in ("tools", "display", "ruin", "rogues", "loot", "fences"):
        assert f"# --- {section}: " in text
    checked = cutpurse("components", "langfinger", "--check", str(path))
    assert (checked.code, checked.err) == (0, "")
    assert checked.out.startswith(f"{path} is fine. Play with it:\n")


def test_a_file_that_is_there_is_replaced_only_by_force(cutpurse: Shell, mine: Path) -> None:
    done = cutpurse("components", "langfinger", "--export", str(mine))
    assert (done.code, done.out) == (2, "")
    assert "--force" in done.err
    assert mine.read_text(encoding="utf-8") == MINE
    assert cutpurse("components", "langfinger", "--export", str(mine), "--force").code == 0
    assert mine.read_text(encoding="utf-8") == GAME.components()


@pytest.mark.parametrize(
    ("language", "said"), [("en", "is fine: “Grandma’s box”."), ("de", "ist in Ordnung: „Grandma’s box“.")]
)
def test_a_fine_file_is_told_how_to_be_played(cutpurse: Shell, mine: Path, language: str, said: str) -> None:
    done = cutpurse("components", "langfinger", "--check", str(mine), "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"{mine} {said}")
    assert f"cutpurse play langfinger --option components='{mine}'" in done.out, "ready to be pasted, space and all"


def test_cards_that_are_no_secret_are_remarked_on(cutpurse: Shell, mine: Path) -> None:
    mine.write_text(MINE.replace("value = 2", "value = 1", 1), encoding="utf-8")
    done = cutpurse("components", "langfinger", "--check", str(mine))
    assert done.code == 0
    assert "2 cards can be told from behind: L1, L2." in done.out


def test_all_problems_are_listed_one_a_line(cutpurse: Shell, mine: Path) -> None:
    text = MINE.replace('["hammer", "plan"]', '["hamer", "plan"]', 1).replace("lockpick = 12", "lockpick = 11")
    mine.write_text(text, encoding="utf-8")
    expected = [
        f"{mine}: tools: there are 59 in all; allowed: exactly 60",
        f"{mine}: loot L6: tools has 'hamer'; allowed: lockpick, hammer, pliers, blowtorch, plan",
    ]
    for words in (("components", "langfinger", "--check"), ("play", "langfinger", "--option")):
        file = str(mine) if words[0] == "components" else f"components={mine}"
        done = cutpurse(*words, file)
        assert (done.code, done.out) == (2, "")
        assert done.err.splitlines() == expected
    assert not cutpurse.saves()
    german = cutpurse("components", "langfinger", "--check", str(mine), "--lang", "de")
    assert german.err.splitlines() == [
        f"{mine}: tools: es sind zusammen 59; erlaubt: genau 60",
        f"{mine}: loot L6: tools enthält 'hamer'; erlaubt: lockpick, hammer, pliers, blowtorch, plan",
    ]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is empty"),
        (b" \n", "is empty"),
        (b"\xff\xfe\x00", "is not text: save it as UTF-8"),
        (b"[tools\n", "this is not TOML"),
        (b"[" * 1_000_000, "too long; allowed: at most 64,000 characters"),
        (b"title = 1" + b"9" * 900, "title is 1999"),
    ],
)
def test_a_file_of_the_wrong_sort_is_refused(cutpurse: Shell, mine: Path, content: bytes, said: str) -> None:
    mine.write_bytes(content)
    done = cutpurse("components", "langfinger", "--check", str(mine))
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert all(line.startswith(f"{mine}") for line in done.err.splitlines())


WRONG = {
    "a missing file": (["components", "langfinger", "--check", "/nowhere/my.toml"], ["/nowhere/my.toml"]),
    "a folder": (["components", "langfinger", "--check", "/"], ["/"]),
    "no path at all": (["components", "langfinger", "--check", "x\0y"], ["x�y"]),
    "a folder to write to": (["components", "langfinger", "--export", "/"], ["/"]),
    "nowhere to write to": (["components", "langfinger", "--export", "/nowhere/my.toml"], ["/nowhere/my.toml"]),
    "an impossible name": (["components", "langfinger", "--export", "x\0y"], ["x�y"]),
    "both at once": (["components", "langfinger", "--export", "a", "--check", "b"], ["--export", "--check"]),
    "an unknown game": (["components", "skat"], ["skat", "langfinger"]),
    "no game": (["components"], ["GAME"]),
    "faces where there are none to change": (["components", "gaunerbande", "--check", "x"], ["gaunerbande"]),
    "a table with a missing file": (["play", "langfinger", "--option", "components=/nowhere.toml"], ["/nowhere.toml"]),
    "a table with a folder": (["play", "langfinger", "--option", "components=/"], ["/"]),
    "a table that has no faces": (["play", "gaunerbande", "--option", "components=x"], ["components", "limit"]),
    "a table without a file": (["play", "langfinger", "--option", "components="], ["components=FILE.toml"]),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_words_are_answered_in_one_line_of_either_language(cutpurse: Shell, case: str) -> None:
    words, wanted = WRONG[case]
    said = set()
    for language in ("en", "de"):
        done = cutpurse(*words, "--lang", language)
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
        assert all(text in done.err for text in wanted)
        said.add(done.err)
    assert len(said) == 2


def test_gaunerbande_can_be_read_but_says_that_nothing_changes(cutpurse: Shell, tmp_path: Path) -> None:
    path = tmp_path / "people.toml"
    done = cutpurse("components", "gaunerbande", "--export", str(path))
    assert done.code == 0
    assert "Nothing in it changes play" in done.out
    assert path.exists()
    assert "nothing to change" in cutpurse("components", "gaunerbande").out


def test_without_a_wish_it_says_what_can_be_done(cutpurse: Shell) -> None:
    done = cutpurse("components", "langfinger")
    assert done.code == 0
    for words in ("--export my.toml", "--check my.toml", "--option components=my.toml"):
        assert words in done.out


def test_a_table_shows_its_house_set_keeps_it_and_its_record_verifies_anywhere(cutpurse: Shell, mine: Path) -> None:
    words = ("play", "langfinger", "--seed", "1", "--option", "max_rounds=1", "--option", f"components={mine}")
    done = cutpurse(*words, "--bots", "random", typed="1\n")
    assert done.code == 0
    assert "A house set is on the table: Grandma’s box (" in done.out
    assert "Round 1 · placing stones · house set “Grandma’s box”" in done.out
    mine.unlink()
    resumed = cutpurse("play", "--resume", typed="1\n" * 60)
    assert "house set “Grandma’s box”" in resumed.out
    [record] = cutpurse.records()
    assert json.loads(record.read_text())["options"]["components"] == MINE
    assert cutpurse("verify", str(record)).code == 0


def test_a_file_from_another_system_is_read_all_the_same(cutpurse: Shell, mine: Path) -> None:
    mine.write_bytes(b"\xef\xbb\xbf" + MINE.replace("\n", "\r\n").encode())
    assert cutpurse("components", "langfinger", "--check", str(mine)).code == 0


def test_the_program_lists_problems_and_ends_with_code_2(home: Path, mine: Path) -> None:
    mine.write_text("x = 1\n", encoding="utf-8")
    done = program(home, "components", "langfinger", "--check", str(mine))
    assert (done.code, done.out) == (2, "")
    assert "Traceback" not in done.err
    assert len(done.err.splitlines()) > 5


@pytest.mark.parametrize(("language", "said"), [("en", "has no component file"), ("de", "hat keine Datei mit Teilen")])
@pytest.mark.parametrize("words", [["--export", "my.toml"], ["--check", "my.toml"], []])
def test_a_game_without_a_component_file_says_so(
    cutpurse: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str], language: str, said: str
) -> None:
    monkeypatch.setitem(REGISTRY, "sly", SLY)
    monkeypatch.chdir(tmp_path)
    done = cutpurse("components", "sly", *words, "--lang", language)
    assert done.code == (2 if words else 0)
    assert f"sly {said}" in done.out + done.err
    assert not (tmp_path / "my.toml").exists()
