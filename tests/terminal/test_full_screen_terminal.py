"""fullscreen/ on a real terminal: keys, mouse, another size, and all ways to leave; and where a terminal gets lines."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.command import program, resize, sized_terminal, terminal

LEFT = "\x1b[?1049l"  # the window that was there before is shown again


def test_keys_mouse_another_size_and_ctrl_c_on_a_real_terminal(home: Path) -> None:
    with terminal(home, "play", "--seed", "1", "--quick") as screen:
        screen.shows("Welcome", "Gaunerbande. Take as few", "Continue")
        screen.type("\r")
        screen.shows("Your turn", "Give 3 cards to Otto")
        screen.type("\t\x1b[C ")  # Tab, right, space
        screen.shows("Give 2 cards to Otto")
        screen.click(4, 24)
        screen.shows("The rules", "GB-0.1 The deck", "Search the rules")
        screen.type("\r")
        screen.shows("Give 2 cards to Otto")
        resize(screen.fd, (120, 40))
        screen.shows("Players", "What the signs mean", "F10 Leave")
        screen.type("\x03")
        screen.shows("The game is kept. To continue any time: cutpurse play --resume")
        assert screen.end() == 130
        assert LEFT in screen.raw
        assert "Traceback" not in screen.raw
    with terminal(home, "play", "--resume", "--quick") as screen:
        screen.shows("Welcome back.", "Give 2 cards to Otto")
        screen.type("quit\r")
        screen.shows("The game is kept.")
        assert screen.end() == 0


@pytest.mark.parametrize(("how", "code"), [("SIGTERM", 130), ("\x04", 0)])
def test_other_ways_to_end_it_keep_the_game(home: Path, how: str, code: int) -> None:
    with terminal(home, "play", "--seed", "1", "--quick", "--lang", "de") as screen:
        screen.shows("Willkommen", "Weiter")
        screen.type("\r")
        screen.shows("Du bist dran", "Gib Otto 3 Karten")
        if how == "SIGTERM":
            screen.process.send_signal(signal.SIGTERM)
        else:
            screen.type(how)
        screen.shows("Die Partie wartet auf dich.")
        assert screen.end() == code
        assert LEFT in screen.raw
        assert "Traceback" not in screen.raw
    assert len(list((home / "unfinished").glob("*.json"))) == 1


@pytest.mark.parametrize(
    ("size", "more"),
    [
        ((79, 24), {}),
        ((80, 23), {}),
        ((80, 24), {"NO_COLOR": "1"}),
        ((80, 24), {"TERM": "xterm", "COLORTERM": ""}),
        ((80, 24), {"TERM": "dumb"}),
    ],
    ids=["narrow", "low", "no colours", "sixteen colours", "dumb"],
)
def test_where_a_window_is_small_or_has_few_colours_the_table_is_lines(
    home: Path, size: tuple[int, int], more: dict[str, str]
) -> None:
    with sized_terminal(size, home, "play", "--seed", "1", "--quick", **more) as screen:
        screen.shows("Gaunerbande. Take as few")
        screen.type("\n")
        screen.shows("Give 3 cards to Otto", "> ")
        assert "\x1b[?1049h" not in screen.raw
        screen.type("quit\n")
        assert screen.end() == 0


def test_a_pipe_gets_lines(home: Path) -> None:
    done = program(home, "play", "--seed", "1", typed="g0\n")
    assert done.code == 0
    assert "\x1b" not in done.out
    assert "Give 2 cards to Otto" in done.out


@pytest.mark.parametrize("words", [["--help"], ["play", "--plain", "--seed", "1"], ["games"]])
def test_only_the_full_screen_loads_textual(home: Path, words: list[str]) -> None:
    code = (
        "import sys\nfrom cutpurse.cli import main\n"
        "try: main(sys.argv[1:])\nfinally: assert 'textual' not in sys.modules"
    )
    env = {"CUTPURSE_HOME": str(home), "LC_ALL": "C.UTF-8", "PATH": ""}
    done = subprocess.run([sys.executable, "-c", code, *words], input="", capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr
