"""Manifests: games come from installed packages, and one that cannot be played keeps no other from it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import cutpurse
from cutpurse import Match, bot
from cutpurse.bots import bots
from cutpurse.bots.player import LEVEL_NAMES
from cutpurse.kernel.game import Game, find, games, register
from cutpurse.kernel.manifest import (
    SHELF,
    CannotPlay,
    Manifest,
    Trouble,
    find_manifest,
    manifests,
    names,
    problems,
    register_manifest,
    usual,
)
from cutpurse.testing.random_game import registered
from tests.conformance.toy import SLY, SlyGame
from tests.packages import on_path, package, sly_package

OURS = games()


def plays(name: str) -> bool:
    """Whether a game can be played to its end."""
    match = Match(name, seats=find(name).seats[0], seed=1)
    player = bot("random", name)
    for _ in range(20):
        if match.outcome is not None:
            break
        seat = match.actors()[0]
        match.play(seat, player.choose(match, seat))
    return True


def test_ours_come_in_by_the_same_door_as_others() -> None:
    assert sorted(SHELF.look()) == OURS == names()
    assert problems() == []
    for manifest in manifests():
        assert manifest.game is find(manifest.name)
        assert manifest.file("RULES.md") is not None
        assert manifest.holes() == []
    assert usual() == OURS[0]


def test_a_game_of_another_package_is_found_and_played(tmp_path: Path) -> None:
    sly_package(tmp_path)
    with on_path(tmp_path):
        assert cutpurse.games() == sorted([*OURS, "sly"])
        assert find_manifest("sly").folder == tmp_path / "sly"
        assert bots("sly") == [*LEVEL_NAMES, "random"]
        assert plays("sly")
        assert usual() == OURS[0]
    assert cutpurse.games() == OURS


def test_a_game_is_imported_when_it_is_first_wanted(tmp_path: Path) -> None:
    sly_package(tmp_path)
    package(tmp_path, "loud", {"loud": "loud:MANIFEST"}, {"loud.py": "raise SystemExit('I was imported')"})
    with on_path(tmp_path):
        assert set(names()) == {*OURS, "sly", "loud"}
        assert find("sly").name == "sly"
        assert "loud" not in sys.modules
        assert SHELF.trouble == {}


def test_two_packages_with_the_same_game_play_neither_and_say_so(tmp_path: Path) -> None:
    sly_package(tmp_path / "one", name="sly-one")
    sly_package(tmp_path / "two", name="sly-two")
    sly_package(tmp_path / "two", "other")
    with on_path(tmp_path / "one"), on_path(tmp_path / "two"):
        assert games() == sorted([*OURS, "other"])
        (line,) = problems()
        assert line.startswith("The packages sly-one and sly-two both have a game sly: neither is played")
        with pytest.raises(CannotPlay, match="both have a game sly"):
            find("sly")
        assert plays("other")


def test_nobody_replaces_a_game_of_ours(tmp_path: Path) -> None:
    own = find(OURS[0])
    sly_package(tmp_path, OURS[0], name="usurper")
    with on_path(tmp_path):
        assert find(OURS[0]) is own
        (line,) = problems()
        assert "cutpurse and usurper" in line
        assert "that of cutpurse is played" in line


def test_a_module_that_registers_games_while_it_is_imported_replaces_none(tmp_path: Path) -> None:
    own = find(OURS[0])
    sly_package(tmp_path)
    module = tmp_path / "sly" / "__init__.py"
    takes = f"from cutpurse.kernel.game import register\nTHIEF = SlyGame()\nTHIEF.name = {OURS[0]!r}\nregister(THIEF)\n"
    module.write_text(module.read_text(encoding="utf-8") + takes + "register(SLY)\n", encoding="utf-8")
    with on_path(tmp_path):
        assert games() == sorted([*OURS, "sly"])
        assert find(OURS[0]) is own
        assert find_manifest("sly").folder is not None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("import nobody_has_this\n", "cannot be imported (ModuleNotFoundError: No module named 'nobody_has_this')"),
        ("def broken(:\n", "cannot be imported (SyntaxError:"),
        ("raise SystemExit('no')\n", "cannot be imported (SystemExit: no)"),
        ("", "cannot be imported (AttributeError:"),
        ("MANIFEST = 'sly'\n", "bad:MANIFEST is no Manifest"),
        ("from cutpurse.kernel.manifest import Manifest\nMANIFEST = Manifest(None, __file__)\n", "Game"),
    ],
)
def test_a_package_that_does_not_import_costs_one_line(tmp_path: Path, text: str, says: str) -> None:
    package(tmp_path, "bad-games", {"bad": "bad:MANIFEST"}, {"bad.py": text})
    sly_package(tmp_path)
    with on_path(tmp_path):
        assert games() == sorted([*OURS, "sly"])
        (line,) = problems()
        assert line.startswith("The game bad of the package bad-games cannot be played: ")
        assert says in line
        assert "\n" not in line
        with pytest.raises(CannotPlay, match="bad-games"):
            find("bad")
        assert plays("sly")


WRONG = {  # compiled, Python itself refuses these, and names what it refuses
    "seats": "THREE = SlyGame()\ntry:\n    THREE.seats = 3\nexcept TypeError:\n    raise TypeError('seats')\n",
    "options": "WORDY = SlyGame()\nWORDY.options = ['limit']\n",
}


@pytest.mark.parametrize(
    ("hole", "says"),
    [
        (", bots={'clever': 'sly.Clever'}", "clever is 'sly.Clever' instead of 'module:Class'"),
        (", screen='Screen'", "screen is 'Screen' instead of 'module:Class'"),
        (").__class__(SLY, '/nowhere'", "its folder '/nowhere' is not there"),
        (").__class__(SLY, '/'", "there is no RULES.md in /"),
        (", bots=['clever']", "dict"),
        (", hints='hand'", "dict"),
        (").__class__(THREE, __file__", "seats"),
        (").__class__(WORDY, __file__", "options"),
    ],
)
def test_a_hole_in_a_manifest_is_named(tmp_path: Path, hole: str, says: str) -> None:
    sly_package(tmp_path, manifest=hole)
    module = tmp_path / "sly" / "__init__.py"
    text = module.read_text(encoding="utf-8")
    module.write_text(text.replace("MANIFEST", f"{WRONG.get(says, '')}MANIFEST", 1), encoding="utf-8")
    with on_path(tmp_path):
        assert games() == OURS
        (line,) = problems()
        assert says in line
        assert "\n" not in line


@pytest.mark.parametrize("name", ["RULES.md", "RULES.de.md", "texts/en.ftl", "texts/de.ftl"])
def test_a_book_or_texts_that_cannot_be_read_cost_one_line(tmp_path: Path, name: str) -> None:
    sly_package(tmp_path)
    file = tmp_path / "sly" / name
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(b"# Sly \xff\n")
    with on_path(tmp_path):
        assert games() == OURS
        (line,) = problems()
        assert f"its {name} cannot be read ('utf-8' codec can't decode byte 0xff" in line


def test_a_book_with_a_line_that_would_be_lost_costs_one_line(tmp_path: Path) -> None:
    sly_package(tmp_path)
    (tmp_path / "sly" / "RULES.md").write_text("# Sly\n### sly one\n", encoding="utf-8")
    with on_path(tmp_path):
        assert games() == OURS
        (line,) = problems()
        assert "its RULES.md cannot be read (line 2" in line


def test_an_entry_point_has_the_name_of_its_game(tmp_path: Path) -> None:
    sly_package(tmp_path)
    package(tmp_path, "sly", {"sneaky": "sly:MANIFEST"}, {})
    with on_path(tmp_path):
        assert games() == OURS
        assert problems() == [
            "The game sneaky of the package sly cannot be played: its entry point is named sneaky, but its game sly."
        ]


@pytest.mark.parametrize("name", ["Sly", "sly_game", "-sly", "2-sly", "sly!", ""])
def test_a_name_is_a_slug(tmp_path: Path, name: str) -> None:
    game = SlyGame()
    game.name = name
    (tmp_path / "RULES.md").write_text("# Sly\n")
    assert any("is no slug" in hole for hole in Manifest(game, tmp_path).holes())
    with pytest.raises(ValueError, match="is no slug"):
        register_manifest(Manifest(game, tmp_path))


def test_one_rulebook_is_enough_in_either_language(tmp_path: Path) -> None:
    (tmp_path / "RULES.de.md").write_text("# Schlau\n")
    assert Manifest(SLY, tmp_path).holes() == []


def test_a_bare_game_can_be_registered_by_a_script() -> None:
    with registered(SLY):
        assert find("sly") is SLY
        assert "sly" in games()
        assert find_manifest("sly").folder is None
        assert plays("sly")
    assert games() == OURS


def test_a_game_that_is_left_out_is_gone_and_says_why(tmp_path: Path) -> None:
    sly_package(tmp_path)
    with on_path(tmp_path):
        assert plays("sly")
        SHELF.leave_out("sly", Trouble("It cheats."))
        assert games() == OURS
        assert problems() == ["It cheats."]
        with pytest.raises(CannotPlay, match="It cheats"):
            find("sly")


def test_a_bot_of_a_manifest_is_loaded_when_it_is_wanted(tmp_path: Path) -> None:
    sly_package(tmp_path, manifest=', bots={"clever": "sly.clever:Clever", "stone": "sly:SLY"}')
    clever = "from cutpurse.bots.random import RandomBot\n\n\nclass Clever(RandomBot):\n    pass\n"
    (tmp_path / "sly" / "clever.py").write_text(clever)
    with on_path(tmp_path):
        assert bots("sly") == [*LEVEL_NAMES, "clever", "random", "stone"]
        assert "sly.clever" not in sys.modules
        assert type(bot("clever", "sly").bot).__name__ == "Clever"
        with pytest.raises(ValueError, match="is no Bot"):
            bot("stone", "sly")
        with pytest.raises(ValueError, match=r"no bot 'wise' for sly; there are: 1, .*, 8, clever, random, stone"):
            bot("wise", "sly")


def test_importing_cutpurse_imports_no_game() -> None:
    code = "import cutpurse, sys; print(*(m for m in sys.modules if m.startswith('cutpurse.games.')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_one_game_imports_no_other() -> None:
    code = f"import cutpurse, sys; cutpurse.Match({OURS[0]!r}); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    packages = {module.split(".")[2] for module in done.stdout.split() if module.startswith("cutpurse.games.")}
    assert packages == {OURS[0].replace("-", "_")}


def test_sources_that_nobody_installed_say_so() -> None:
    code = (
        "import importlib.metadata; importlib.metadata.entry_points = lambda group: []\n"
        "from cutpurse.kernel import manifest; print([manifest.usual()], manifest.games(), *manifest.problems())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("[''] [] No game is installed")


def test_register_goes_on_working() -> None:
    assert isinstance(register(SLY), Game)
    try:
        assert find("sly") is SLY
    finally:
        SHELF.leave_out("sly", Trouble(""))
        SHELF.forget()
    assert games() == OURS
