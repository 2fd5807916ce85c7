"""A small tree of files in which the tests of our checks plant their faults."""

from collections.abc import Callable
from pathlib import Path

import pytest

Plant = Callable[[dict[str, str]], Path]


@pytest.fixture
def plant(tmp_path: Path) -> Plant:
    """Write files into a fresh tree, by their paths under src/cutpurse or, with a leading slash, under its root."""

    def write(files: dict[str, str]) -> Path:
        for name, text in files.items():
            path = tmp_path / (name[1:] if name.startswith("/") else f"src/cutpurse/{name}")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return tmp_path

    return write
