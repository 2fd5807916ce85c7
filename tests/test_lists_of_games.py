"""A game is one folder: nothing outside the games' own folders lists them, since a new one would be missing there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from cutpurse.kernel.game import games
from cutpurse.kernel.manifest import manifests
from cutpurse.texts import Texts

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
GAMES = games()
OWN = re.compile(
    "|".join(f"(^|[/_.-]){name.replace('-', '[-_]')}([/_.-]|$)" for name in GAMES)
)  # its folders and files
CODE = ("src/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte", "web/*.ts", "tools/*.py", "benchmarks/**/*.py")

COLLECTION = (ast.List, ast.Tuple, ast.Set)

# Where a game is named all the same, and why that is no list which a new one would have to join.
NAMED = {
    "src/cutpurse/testing/__init__.py": "the example in its first lines",
    "web/src/pages/Parts.svelte": "shows parts to whoever works on the client, with examples",
    "benchmarks/bench.py": "what is comparable to a game of OpenSpiel or Catanatron",
    "benchmarks/ours.py": "what is comparable to a game of OpenSpiel or Catanatron",
    "benchmarks/journals.py": "what is worth counting is told game by game; of others, who won",
    "benchmarks/frames.py": "chosen motions of some games",
    "benchmarks/loading.py": "a chosen moment of each game, which is opened",
    "benchmarks/strength.py": "where points are not called so, or fewer are better",
    "benchmarks/balance.py": "the one that is measured if none is named",
    "benchmarks/attackers.py": "attackers ask for tables of some game",
    "benchmarks/thinking.py": "games of people beside tables that think",
    "benchmarks/window_pace.py": "the game whose windows are measured",
    "benchmarks/server/ours.py": "cards and hands, the two loads of the server's benchmark",
    "tools/release_check.py": "the one that is played to see that a wheel is fit",
    "tools/readme_pictures.py": "a chosen moment of each for the README",
    "tools/screenshots.py": "pictures of chosen moments",
}
# Tests may name games; one that is for every game asks the manifests. These have a list of all of ours, and why.
LISTED_IN_TESTS = {
    "tests/compatibility/test_first_release.py": "what the first release could play",
    "tests/kernel/test_match.py": "says once which games are ours",
    "tests/kernel/test_positions.py": "short names for games in which there are no such positions",
    "tests/bots/test_strength.py": "how often greedy must win, a bar for each",
    "tests/games/test_notes.py": "counts up again what each game notes, by its own rules",
    "tests/server/scenarios.py": "evenings written for each game",
    "tests/browser/layouts.py": "pages whose layout is compared, with a chosen moment of each game",
    "tests/browser/test_accessibility.py": "a chosen moment of each game, looked at closely",
    "tests/browser/test_lessons.py": "how a person does what the script of a lesson wants, in each game",
}


def literals(text: str) -> set[str]:
    """The games that a source names as a string of their own, by name or title."""
    return {name for name in GAMES if re.search(rf"""["'`]{name.replace("-", "[-_ ]")}["'`]""", text, re.IGNORECASE)}


def listed(text: str) -> bool:
    """Whether a test has a list, or a dictionary by name, of all games."""
    for node in ast.walk(ast.parse(text)):
        parts = node.keys if isinstance(node, ast.Dict) else node.elts if isinstance(node, COLLECTION) else []
        firsts = [part.elts[0] if isinstance(part, ast.Tuple) and part.elts else part for part in parts]
        if set(GAMES) <= {part.value for part in firsts if isinstance(part, ast.Constant)}:
            return True
    return False


def sources(*patterns: str) -> dict[str, str]:
    """The files of these names, other than a game's own, and their texts."""
    paths = {path for pattern in patterns for path in ROOT.glob(pattern) if "node_modules" not in path.parts}
    named = {path.relative_to(ROOT).as_posix(): path for path in paths}
    ours = {name: path for name, path in named.items() if not OWN.search(name) and "/server/client/" not in name}
    return {name: path.read_text(encoding="utf-8") for name, path in ours.items() if ".test." not in name}


def test_no_code_outside_the_games_folders_names_a_game() -> None:
    assert {name for name, text in sources(*CODE).items() if literals(text)} == set(NAMED)


def prefixes(text: str) -> set[str]:
    """The games whose clause ids a source in Python names by their prefix: `"GB"`."""
    words = {node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)}
    return {
        manifest.game.name for manifest in manifests() if {manifest.game.prefix, f"{manifest.game.prefix}-"} & words
    }


def test_no_code_outside_the_games_folders_names_the_prefix_of_a_games_clauses() -> None:
    assert {name for name, text in sources("src/**/*.py").items() if prefixes(text)} == set()
    assert prefixes('TAKEN = {"K", "GB", "SW-"}  # "LF"') == {"gaunerbande", "swindler"}


def test_no_test_lists_all_games() -> None:
    assert {name for name, text in sources("tests/**/*.py").items() if listed(text)} == set(LISTED_IN_TESTS)


@pytest.mark.parametrize(
    "text", [f"X = {GAMES}", f"X = {dict.fromkeys(GAMES)}", f"X = {[(name, 1) for name in GAMES]}"]
)
def test_a_list_of_all_games_is_found(text: str) -> None:
    assert listed(text)


@pytest.mark.parametrize("line", ['X = ["swindler"]', "import('x') && 'swindler'", "`swindler`", 'name: "Swindler"'])
def test_a_name_in_a_string_is_found(line: str) -> None:
    assert literals(line) == {"swindler"}


@pytest.mark.parametrize("game", GAMES)
def test_the_readme_credits_those_whom_a_game_credits(game: str) -> None:
    texts = Texts("en")
    people, _, publisher = texts.say(f"{game}-title.credits").partition(" · ")
    (row,) = re.findall(rf"^\| {texts.say(f'{game}-title')} \| (.*) \| (.*) \|$", README, re.MULTILINE)
    assert row[1] == publisher
    assert row[0].split(", ") == people.removeprefix("Author ").split(" and ")
