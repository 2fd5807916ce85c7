"""Packages with games that are not ours, left in a folder on the path as an installer would leave them there."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cutpurse.kernel.manifest import SHELF
from cutpurse.texts import catalogue

TOY = Path(__file__).parent / "conformance" / "toy.py"
IMPORT = """
from cutpurse.kernel.manifest import Manifest
from cutpurse.kernel.rulebook import read
SlyGame.rulebook = lambda self, language: read(__file__, "en")
"""
RULES = """\
# {title}

## Play

### SLY-1 Aside

Set one aside.

> `yours` Set aside a card of yours.

### SLY-2 Draw

Draw one.

> `gone` The pile is gone.
"""
TEXTS = """\
{game}-title = {title}
    .text = Set a card aside, and hope that it is the highest.
    .time = 5 min
{game}-option-rounds = Rounds
    .unit = rounds
    .agreed = {{ $value }} rounds
{game}-option-draws = Whoever took a round
    .agreed = Drawing: {{ $value }}
{game}-option-draws-may = may draw a card
{game}-option-draws-never = draws none
{game}-piece-0 = the lowest card
"""


def package(folder: Path, name: str, entries: dict[str, str], files: dict[str, str]) -> None:
    """A package with these entry points (game -> "module:NAME") and files (path -> text)."""
    info = folder / f"{name.replace('-', '_')}-0.1.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n")
    lines = ["[cutpurse.games]", *(f"{game} = {value}" for game, value in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def sly_package(folder: Path, game: str = "sly", title: str = "Sly", manifest: str = "", name: str = "") -> None:
    """A package with the toy game Sly under some name; `manifest` is what else its manifest says."""
    module = game.replace("-", "_")
    made = f'SLY.name = "{game}"\nMANIFEST = Manifest(SLY, __file__{manifest})\n'
    files = {
        f"{module}/__init__.py": TOY.read_text(encoding="utf-8") + IMPORT + made,
        f"{module}/RULES.md": RULES.format(title=title),
        f"{module}/texts/en.ftl": TEXTS.format(game=game, title=title),
    }
    package(folder, name or game, {game: f"{module}:MANIFEST"}, files)


@contextmanager
def on_path(folder: Path) -> Iterator[None]:
    """Have the packages of a folder installed for a while."""
    modules = set(sys.modules)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.syspath_prepend(folder)
            look_again()
            yield
    finally:
        for module in set(sys.modules) - modules:
            if str(getattr(sys.modules[module], "__file__", "")).startswith(str(folder)):
                del sys.modules[module]
        look_again()


def look_again() -> None:
    """Forget which games there are and what they say."""
    SHELF.forget()
    catalogue.cache_clear()
