"""start.py, keyboard.py and screen.py on a real terminal: redrawing, Ctrl-C, unfinished games, and no colours."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from tests.terminal.command import ESCAPE, program, terminal


def test_ctrl_c_keeps_the_game_and_it_goes_on_where_it_was(home: Path) -> None:
    with terminal(home, "play", "--plain", "--seed", "1", "--quick") as screen:
        screen.shows("Gaunerbande. Take as few", "[Enter: continue]")
        screen.type("\n")
        screen.shows("Give 3 cards to Otto", "> ")
        screen.type("k1 k9 k10\n")
        screen.shows("You lead. Which card?", "> ")
        screen.interrupt("The game is kept. To continue any time: cutpurse play --resume")
        assert screen.end() == 130
        assert "Traceback" not in screen.raw
    [path] = (home / "unfinished").glob("*")
    text = path.read_text()
    with terminal(home, "play", "--plain", "--resume", "--quick") as screen:
        screen.shows("Welcome back.", "Kuno gives you", "You lead. Which card?", "> ")
        screen.type("g0\n")
        screen.shows("You lead g0", "takes the trick", "> ")
        screen.type("quit\n")
        assert screen.end() == 0
    assert path.read_text() != text


def test_ctrl_c_while_the_bots_play_keeps_the_game_too(home: Path) -> None:
    with terminal(home, "play", "--plain", "--seed", "1") as screen:
        screen.shows("[Enter: continue]")
        screen.type("\n")
        screen.shows("Give 3 cards to Otto", "> ")
        screen.type("4 5 6\n")
        screen.shows("You lead. Which card?", "> ")
        screen.type("1\n")
        screen.shows("Otto to move")
        screen.interrupt("The game is kept.")
        assert screen.end() == 130
        assert "Traceback" not in screen.raw
    assert program(home, "play", "--resume").code == 0


@pytest.mark.parametrize("how", ["end of input", "SIGTERM"])
def test_other_ways_to_end_it_keep_the_game(home: Path, how: str) -> None:
    with terminal(home, "play", "--plain", "--seed", "1", "--quick", "--lang", "de") as screen:
        screen.shows("[Enter: weiter]")
        screen.type("\n")
        screen.shows("Gib Otto 3 Karten", "> ")
        if how == "SIGTERM":
            screen.interrupt("Die Partie wartet auf dich.", signal.SIGTERM)
        else:
            screen.type("\x04")
            screen.shows("Die Partie wartet auf dich.")
        assert (screen.end() == 0) is (how == "end of input")
        assert "Traceback" not in screen.raw
    assert len(list((home / "unfinished").glob("*.json"))) == 1


@pytest.mark.parametrize(
    ("answer", "shown", "prompt"),
    [("y", "Welcome back.", "> "), ("", "Welcome back.", "> "), ("n", "Gaunerbande. Take", "[Enter: continue]")],
)
def test_an_unfinished_game_is_offered(home: Path, answer: str, shown: str, prompt: str) -> None:
    program(home, "play", "--seed", "1", typed="g0\n")
    [first] = (home / "unfinished").glob("*")
    text = first.read_text()
    with terminal(home, "play", "--plain", "--quick") as screen:
        screen.shows("There is an unfinished game: Gaunerbande, 4 players, round 1.", "Continue it? [Y/n]")
        screen.type("perhaps\n")
        screen.shows("Continue it? [Y/n]")
        screen.type(f"{answer}\n")
        screen.shows(shown, prompt)
        screen.type("\x04")
        assert screen.end() == 0
    assert first.read_text().partition('"match"')[2] == text.partition('"match"')[2]
    assert len(list((home / "unfinished").glob("*"))) == (2 if answer == "n" else 1)


def test_new_does_not_ask(home: Path) -> None:
    program(home, "play", "--seed", "1", typed="g0\n")
    with terminal(home, "play", "--plain", "--new") as screen:
        screen.shows("Gaunerbande. Take", "[Enter: continue]")
        assert "unfinished" not in screen.raw


@pytest.mark.parametrize("words", ["--seats 6", "--bots random", "--seed 3", "--option limit=50"])
def test_whoever_says_how_to_play_wants_a_new_game(home: Path, words: str) -> None:
    program(home, "play", "--seed", "1", typed="g0\n")
    with terminal(home, "play", "--plain", *words.split()) as screen:
        assert "unfinished" not in screen.shows("Gaunerbande. Take", "[Enter: continue]")
    assert len(list((home / "unfinished").glob("*"))) == 2


def test_a_damaged_game_is_named_and_a_new_one_begins(home: Path) -> None:
    program(home, "play", "--seed", "1", typed="g0\n")
    [path] = (home / "unfinished").glob("*")
    path.write_text("{")
    with terminal(home, "play", "--plain", "--quick") as screen:
        picture = screen.shows("Gaunerbande. Take", "[Enter: ").rpartition("\x1b[2J")[2]  # or: more
        assert "cannot be used" in picture
        assert "Move or delete it" in " ".join(picture.split())
    assert path.read_text() == "{"


def test_a_wrong_move_on_a_terminal_is_explained_and_no_failure(home: Path) -> None:
    with terminal(home, "play", "--plain", "--seed", "1", "--quick") as screen:
        screen.shows("[Enter: continue]")
        screen.type("\n")
        screen.shows("> ")
        screen.type("g4\n")
        assert "\x1b[" in screen.shows("GB-2.1 That card is not in your hand.", "> ")
        screen.type("?\n")
        screen.shows("GB-0.1 The deck", "[Enter: more · q: back]")
        screen.type("q\n")
        screen.shows("Give 3 cards to Otto", "> ")
        screen.type("quit\n")
        assert screen.end() == 0


def test_no_color_takes_the_colours_away_and_nothing_else(home: Path) -> None:
    with terminal(home, "play", "--seed", "1", "--quick", NO_COLOR="1") as screen:
        screen.shows("[Enter: continue]")
        screen.type("\n")
        seen = screen.shows("Give 3 cards to Otto", "> ")
        assert "\x1b[2J" in seen
        styles = {code for codes in re.findall(r"\x1b\[([0-9;]*)m", screen.raw) for code in codes.split(";")}
        assert styles <= {"0", "1", "2", "3", "4"}, "bold, dim, italic and underlined are no colours"


@pytest.mark.parametrize("setting", [{"TERM": "dumb"}, {"TERM": ""}])
def test_a_dumb_terminal_gets_no_escape_codes_and_nothing_is_cleared(home: Path, setting: dict[str, str]) -> None:
    with terminal(home, "play", "--seed", "1", **setting) as screen:
        screen.shows("Gaunerbande. Take", "Give 3 cards to Otto", "> ")
        screen.type("hint\n")
        screen.shows("would type: give", "> ")
        screen.type("4 5 6\n")
        screen.shows("Kuno gives you", "You lead. Which card?", "> ")
        screen.type("1\n")
        screen.shows("takes the trick", "Which card", "> ")
        screen.type("\x04")
        assert screen.end() == 0
        assert "\x1b" not in screen.raw


def test_a_drawn_screen_is_cleared_and_coloured(home: Path) -> None:
    with terminal(home, "play", "--plain", "--seed", "1", "--quick") as screen:
        screen.shows("[Enter: continue]")
        screen.type("\n")
        seen = screen.shows("Give 3 cards to Otto", "> ")
        assert "\x1b[2J" in seen
        assert seen != ESCAPE.sub("", seen)


def test_the_end_of_a_round_waits_to_be_read(home: Path) -> None:
    program(home, "play", "--seed", "2", typed="1\n" * 15)
    with terminal(home, "play", "--plain", "--resume", "--quick") as screen:
        screen.shows("> ")
        screen.type("1\n")
        screen.shows("Round 1 is over", "Round      You", "[Enter: continue]")
        screen.type("\n")
        screen.shows("Round 2 · passing to Mona, 2 seats to the left", "> ")
