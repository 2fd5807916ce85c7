"""Liar's Dice, which is no part of ours: its own tests pass, and it is played in the terminal and checked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cutpurse.kernel.game import games
from tests.examples.conftest import EXAMPLE, path_with
from tests.terminal.command import COMMAND, environment, program


def test_its_own_tests_pass_where_it_is_installed(site: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE / "tests")],
        cwd=EXAMPLE,
        env={"PATH": "", "PYTHONPATH": path_with(site)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout


class Sitting:
    """Somebody at the terminal who asks for a hint whenever it is their turn, and follows it."""

    def __init__(self, home: Path, site: Path, *words: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "play", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment(home, PYTHONPATH=path_with(site), PYTHONUNBUFFERED="1"),
        )
        self.over = f"verify {home}"
        self.seen = ""

    def read_until(self, *wanted: str) -> str:
        """Read on until a line has one of these, or there are no more; that line."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.seen += line
            if any(text in line for text in wanted):
                return line
        return ""

    def type(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def follow_hints(self, asks: tuple[str, str], hinted: str, moves: int = 1000) -> None:
        """Do what hints say, so many times or until the game is over."""
        for _ in range(moves):
            if self.over in self.read_until(*asks, self.over):
                break
            self.type("hint")
            self.type(self.read_until(hinted).partition(hinted)[2].strip())

    def end(self) -> str:
        """Type no more, and read what is left; all that was shown."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.read_until()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process.wait(20)
        return self.seen


ASKS = {
    "en": (("What do you bid?", "Do you doubt the bid?"), "would type: "),
    "de": (("Was bietest du?", "Zweifelst du das Gebot an?"), "würde tippen: "),
}


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        (
            "en",
            ["Under your cup", "1 Let it stand  2 Doubt it", "You bid ", "cups are lifted: ", "(LD-4.2 "],
        ),
        ("de", ["Unter deinem Becher", "1 Stehen lassen  2 Anzweifeln", "Du bietest ", "werden gehoben: ", "(LD-4.2 "]),
    ],
)
def test_a_whole_game_is_played_in_the_terminal_and_its_record_holds(
    tmp_path: Path, site: Path, language: str, shown: list[str]
) -> None:
    person = Sitting(tmp_path, site, "liars-dice", "--lang", language, "--seats", "3", "--seed", "7")
    person.follow_hints(*ASKS[language])
    seen = person.end()
    assert person.process.returncode == 0, seen[-2000:]
    assert [text for text in shown if text not in seen] == []
    [record] = (tmp_path / "records").glob("liars-dice*")
    checked = program(tmp_path, "verify", str(record), PYTHONPATH=path_with(site))
    assert (checked.code, checked.err) == (0, "")
    assert "Liar's Dice" in checked.out


def test_a_killed_game_is_resumed_where_it_was(tmp_path: Path, site: Path) -> None:
    person = Sitting(tmp_path, site, "liars-dice", "--lang", "en", "--seats", "3", "--seed", "7")
    person.follow_hints(*ASKS["en"], moves=3)
    person.read_until(*ASKS["en"][0])
    person.process.kill()
    person.end()
    [save] = (tmp_path / "unfinished").glob("liars-dice*")
    before = save.read_text(encoding="utf-8")
    again = Sitting(tmp_path, site, "--resume", "--lang", "en")
    again.read_until(*ASKS["en"][0])
    assert "Welcome back" in again.seen
    assert save.read_text(encoding="utf-8") == before
    again.type("quit")
    assert "The game is kept" in again.end()


def test_a_refused_bid_is_explained_in_the_language_of_the_table(tmp_path: Path, site: Path) -> None:
    words = ("play", "liars-dice", "--seed", "7", "--seats", "2")
    english = program(tmp_path, *words, typed="bid 3 one\n11 six\n", PYTHONPATH=path_with(site))
    assert "LD-2.4 Ones are wild: bid on another face." in english.out
    assert "LD-2.3 There are not that many dice left on the table." in " ".join(english.out.split())
    german = program(tmp_path, *words, "--new", "--lang", "de", typed="3 eins\n", PYTHONPATH=path_with(site))
    assert "LD-2.4 Einsen sind Joker: Biete auf eine andere Augenzahl." in german.err


def test_rules_known_score_and_undo_work_for_a_game_nobody_here_wrote(tmp_path: Path, site: Path) -> None:
    words = ("play", "liars-dice", "--seed", "7", "--seats", "3")
    done = program(tmp_path, *words, typed="? LD-3.4\nknown\nscore\nask\n4 five\nundo\n", PYTHONPATH=path_with(site))
    assert (done.code, done.err) == (0, "")
    assert "LD-3.4 Lift the cups" in done.out
    assert "You take back “4 × five”" in done.out
    assert "Otto°: 5" in done.out
    assert "You are asked when you could do something other than pass." in done.out


def test_without_the_package_there_is_no_such_game(tmp_path: Path) -> None:
    done = program(tmp_path, "play", "liars-dice")
    assert done.code == 2
    assert "liars-dice" in done.err
    assert "liars-dice" not in games()
