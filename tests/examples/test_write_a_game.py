"""docs/write-a-game.md: its code blocks are the code of examples/liars-dice, and make a game that conforms."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from cutpurse.cli import main
from cutpurse.kernel.manifest import find_manifest
from cutpurse.testing import CHECKS
from tests.examples.conftest import EXAMPLE
from tests.packages import on_path

PAGE = EXAMPLE.parents[1] / "docs" / "write-a-game.md"
BLOCK = re.compile(r'^```\w+ (title|from)="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def blocks(kind: str) -> list[tuple[str, str]]:
    """The file and the text of each block that is all of a file, piece by piece ("title"), or a part ("from")."""
    return [(file, text) for sort, file, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")) if sort == kind]


def assembled() -> dict[str, str]:
    """The files that the page builds, by path."""
    found: dict[str, str] = {}
    for file, text in blocks("title"):
        found[file] = f"{found[file]}\n\n{text}" if file in found else text
    return found


def written(text: str) -> list[str]:
    """The lines of a text that are not empty: a page cannot say how many stand between two of its blocks."""
    return [line for line in text.splitlines() if line.strip()]


def test_the_page_shows_every_line_of_the_code() -> None:
    files = assembled()
    python = {str(path.relative_to(EXAMPLE)) for path in (EXAMPLE / "src").rglob("*.py")}
    assert set(files) == {*python, "pyproject.toml"}
    for file, text in files.items():
        assert written(text) == written((EXAMPLE / file).read_text(encoding="utf-8")), file


@pytest.mark.parametrize(("file", "text"), blocks("from"))
def test_a_part_of_another_file_stands_there_word_for_word(file: str, text: str) -> None:
    assert text in (EXAMPLE / file).read_text(encoding="utf-8")


def test_what_the_page_builds_is_a_game_that_conforms(tmp_path: Path, site: Path) -> None:
    shutil.copytree(site, tmp_path, dirs_exist_ok=True)
    for file, text in assembled().items():
        if file.startswith("src/"):
            (tmp_path / file.removeprefix("src/")).write_text(text, encoding="utf-8")
    with on_path(tmp_path):
        game = find_manifest("liars-dice").game
        for check in CHECKS:
            check(game, 3, {}, 1)


def test_what_the_page_types_in_a_shell_are_commands(capsys: pytest.CaptureFixture[str]) -> None:
    text = PAGE.read_text(encoding="utf-8")
    commands = re.findall(r"^cutpurse (\w+)", "\n".join(re.findall(r"```sh\n(.*?)```", text, re.DOTALL)), re.MULTILINE)
    assert set(commands) == {"new", "play", "serve", "rules"}
    for command in commands:
        assert main([command, "--help", "--lang", "en"]) == 0
    capsys.readouterr()
