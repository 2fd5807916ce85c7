"""`cutpurse new game`: what it makes can be installed, conforms, and can be played; and `cutpurse conform`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cutpurse.cli import main
from cutpurse.terminal.errors import UserError
from cutpurse.terminal.new_game import new_game, prefix_of, suggested
from cutpurse.texts import Texts
from tests.examples.conftest import install, path_with
from tests.packages import on_path, sly_package
from tests.terminal.command import program


def made(folder: Path, name: str, *words: str) -> str:
    """Make a skeleton in a folder; what was printed."""
    done = program(folder / "home", "new", "game", name, "--folder", str(folder / name), "--lang", "en", *words)
    assert (done.code, done.err) == (0, "")
    return done.out


def test_a_new_game_is_installed_passes_its_own_test_and_is_played_in_both_languages(tmp_path: Path) -> None:
    said = made(tmp_path, "stone-soup")
    package, site = tmp_path / "stone-soup", tmp_path / "site"
    assert f"pip install -e {package}" in said
    assert len((package / "README.md").read_text().splitlines()) == 4
    install(package, site)
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(package)],
        cwd=package,
        env={"PATH": "", "PYTHONPATH": path_with(site)},
        capture_output=True,
        text=True,
        timeout=200,
    )
    assert tested.returncode == 0, tested.stdout
    assert "1 passed" in tested.stdout
    conforms = program(tmp_path, "conform", "stone-soup", "--lang", "en", PYTHONPATH=path_with(site))
    assert (conforms.code, conforms.err) == (0, "")
    assert conforms.out.startswith("stone-soup conforms")
    words = ("play", "stone-soup", "--seed", "3", "--seats", "2", "--option", "stones=5", "--bots", "random")
    english = program(tmp_path, *words, typed="take 3\n1\n1\n1\n1\n", PYTHONPATH=path_with(site))
    assert "You take 3 stones." in english.out
    assert "The last stone is taken. (SS-3.1 The last stone)" in english.out
    german = program(tmp_path, *words, "--lang", "de", "--new", typed="3\n", PYTHONPATH=path_with(site))
    assert "Wie viele Steine nimmst du?" in german.out
    assert "Du nimmst 3 Steine." in german.out


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Liar's Dice", "How about liars-dice?"),
        ("3-gewinnt", "How about my-game?"),
        ("-", "How about my-game?"),
        ("a" * 41, "40 characters"),
        ("gaunerbande", "There is already a game gaunerbande. Choose another name."),
        ("random", "the Python module random"),
        ("import", "the Python module import"),
        ("cutpurse", "the Python module cutpurse"),
    ],
)
def test_a_name_that_cannot_be_is_refused_and_nothing_is_written(tmp_path: Path, name: str, said: str) -> None:
    with pytest.raises(UserError, match=re.escape(said)):
        new_game(name, str(tmp_path / "place"), Texts("en"))
    assert not (tmp_path / "place").exists()


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(UserError, match="not empty"):
        new_game("stone-soup", str(tmp_path), Texts("en"))
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(UserError, match="Cannot write to"):
        new_game("stone-soup", str(tmp_path / "file" / "below"), Texts("en"))


def test_only_a_game_can_be_made(tmp_path: Path) -> None:
    done = program(tmp_path, "new", "table", "stone-soup", "--lang", "de")
    assert done.code == 2
    assert "cutpurse new game NAME" in done.err


@pytest.mark.parametrize(
    ("slug", "prefix"), [("liars-dice", "LD"), ("nim", "NI"), ("go", "GO"), ("goblin-bazaar", "GBX"), ("k", "KX")]
)
def test_clauses_get_a_prefix_that_no_game_of_ours_has(slug: str, prefix: str) -> None:
    assert prefix_of(slug) == prefix


@pytest.mark.parametrize(("typed", "meant"), [("My Game!", "my-game"), ("Müller", "m-ller"), ("42", "my-game")])
def test_a_name_is_suggested_for_one_that_cannot_be(typed: str, meant: str) -> None:
    assert suggested(typed) == meant


def test_conform_says_what_is_wrong_with_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sly_package(tmp_path)
    rules = tmp_path / "sly" / "RULES.md"
    rules.write_text(rules.read_text().replace("> `yours` ", "> `mine` "))  # which no rule of the game names
    with on_path(tmp_path):
        assert main(["conform", "sly", "--lang", "de"]) == 1
    assert "sly besteht nicht: " in capsys.readouterr().err
