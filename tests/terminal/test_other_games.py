"""Games of other packages at the command line: listed and explained like ours, and what is wrong with one is a line."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from cutpurse.kernel.game import games
from cutpurse.kernel.manifest import Trouble, problems
from cutpurse.terminal.arguments import trouble_line
from cutpurse.texts import Texts
from tests.packages import on_path, package, sly_package
from tests.terminal.command import Shell, program

BROKEN = "The game broken of the package broken cannot be played: broken:MANIFEST cannot be imported"


def broken_package(folder: Path) -> None:
    """A package that does not import."""
    package(folder, "broken", {"broken": "broken:MANIFEST"}, {"broken.py": "import nobody_has_this\n"})


def test_another_packages_game_is_listed_with_its_own_words(cutpurse: Shell, tmp_path: Path) -> None:
    sly_package(tmp_path / "site")
    with on_path(tmp_path / "site"):
        done = cutpurse("games", "--lang", "de")
        assert "sly: 2–3 Spieler" in done.out or re.search(r"^sly: 2–3", done.out, re.MULTILINE)
        assert "  Set a card aside, and hope that it is the highest." in done.out  # it has one language
        assert done.err == ""
        assert "sly" in cutpurse("play", "--help").out
        assert "SLY-1" in cutpurse("rules", "sly").out


def test_a_game_that_cannot_be_played_costs_one_line_and_no_other_game(cutpurse: Shell, tmp_path: Path) -> None:
    broken_package(tmp_path / "site")
    with on_path(tmp_path / "site"):
        for words in (["games"], ["rules"]):
            done = cutpurse(*words)
            assert done.code == 0
            (line,) = done.err.splitlines()
            assert line.startswith(f"Left out: {BROKEN}")
        done = cutpurse("play", games()[0], "--quick", "--seed", "1", typed="quit\n")
        assert " ".join(done.out.split()).count(BROKEN) == 1
        assert done.code == 0
        done = cutpurse("play", "broken")
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith(BROKEN)


def test_why_a_game_cannot_be_played_is_said_in_german_and_its_reason_stays_as_it_is(
    cutpurse: Shell, tmp_path: Path
) -> None:
    broken_package(tmp_path / "site")
    frame = "Das Spiel broken aus dem Paket broken lässt sich nicht spielen: broken:MANIFEST cannot be imported ("
    with on_path(tmp_path / "site"):
        (line,) = cutpurse("games", "--lang", "de").err.splitlines()
        assert line.startswith(f"Fehlt hier: {frame}")
        assert cutpurse("play", "broken", "--lang", "de").err.startswith(frame)


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (Trouble("", "failing", {"game": "sly", "package": "fox", "reason": "it leaks"}), "sly aus dem Paket fox wird"),
        (Trouble("", "claimed", {"game": "sly", "packages": "a, b", "ours": "no"}), "Verwendet wird keines davon"),
        (Trouble("", "claimed", {"game": "sly", "packages": "a, b", "ours": "yes"}), "Verwendet wird das von"),
        (Trouble("", "none"), "Es ist kein Spiel installiert"),
        (Trouble("It cheats."), "It cheats."),
    ],
)
def test_every_trouble_with_a_game_is_said_in_german(trouble: Trouble, said: str) -> None:
    assert said in trouble_line(trouble, Texts("de"))


def test_help_imports_no_game(tmp_path: Path) -> None:
    trace = "import sys; from cutpurse.cli import main; main({words}); print(*sys.modules, file=sys.stderr)"
    for words in (["--help"], ["play", "--help"], ["serve", "--help"]):
        done = program_with(trace.format(words=words))
        imported = set(done.split())
        assert {name for name in imported if name.startswith("cutpurse.games.")} == set()
        assert not imported & {"litestar", "sqlalchemy", "uvicorn", "rich.live"}


def test_the_table_opens_without_what_its_first_page_does_not_need(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom cutpurse.server import serve\nfrom cutpurse.cli import main\n"
        "serve.open_browser = lambda url: None\n"
        "class Opened(Exception): pass\n"
        "def opened(*about):\n"
        "    raise Opened\n"
        "serve.announce_ready = opened\n"
        "try:\n    main([])\nexcept Opened:\n    print(*sys.modules, file=sys.stderr)"
    )
    imported = set(program_with(code, CUTPURSE_HOME=str(tmp_path)).split())
    assert "litestar" in imported
    assert {
        "numpy",
        "matplotlib",
        "textual",
        "openskill",
        "cyclopts",
        "alembic",
        "mako",
        "segno",
        "rich",
    } & imported == set()


def test_playing_one_game_imports_no_other_of_ours(tmp_path: Path) -> None:
    code = (
        "import sys, io; sys.stdin = io.StringIO('quit\\n'); from cutpurse.cli import main\n"
        f"main(['play', {games()[0]!r}, '--quick', '--seed', '1']); print(*sys.modules, file=sys.stderr)"
    )
    imported = program_with(code, CUTPURSE_HOME=str(tmp_path))
    folders = {name.split(".")[2] for name in imported.split() if name.startswith("cutpurse.games.")}
    assert folders == {games()[0].replace("-", "_")}


def program_with(code: str, **environment: str) -> str:
    """What a new Python writes to stderr."""
    import os
    import subprocess

    whole = {**os.environ, **environment}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=whole, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stderr


@pytest.mark.once
def test_a_server_for_developers_leaves_out_what_fails(tmp_path: Path) -> None:
    from cutpurse.testing.development import leave_out_what_fails

    sly_package(tmp_path / "site", "sound")
    sly_package(tmp_path / "site", "leaky")
    leaky = tmp_path / "site" / "leaky" / "__init__.py"
    text = leaky.read_text(encoding="utf-8")
    leak = text.replace("                v.hands[p] = 0\n", "")
    assert leak != text
    leaky.write_text(leak, encoding="utf-8")
    sly_package(tmp_path / "site", "holey")
    holey = tmp_path / "site" / "holey" / "__init__.py"
    text = holey.read_text(encoding="utf-8")
    hole = text.replace("events=[Dealt, RoundBegan,", "events=[Dealt,")
    assert hole != text
    holey.write_text(hole, encoding="utf-8")
    ours = games()
    with on_path(tmp_path / "site"):
        leave_out_what_fails()
        assert games() == sorted([*ours, "sound"])
        holes, leaks = problems()
        assert holes.startswith("The game holey of the package holey is left out: RoundBegan is not among")
        assert leaks.startswith("The game leaky of the package leaky is left out: non_interference(leaky, 2,")
        assert "\n" not in holes + leaks


def test_serve_says_what_is_left_out_before_it_opens(tmp_path: Path) -> None:
    broken_package(tmp_path / "site")
    done = program(
        tmp_path, "serve", "--port", "99999", "--dev", PYTHONPATH=":".join([str(tmp_path / "site"), *sys.path])
    )
    assert done.code == 2
    assert done.err.count(BROKEN) == 1
