"""Liar's Dice installed as anybody would install it, in a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packages import on_path

EXAMPLE = Path(__file__).parents[2] / "examples" / "liars-dice"


def install(package: Path, site: Path) -> None:
    """Install a package into a folder, without a network."""
    words = ["pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation", "--no-cache"]
    done = subprocess.run(
        [sys.executable, "-m", "uv", *words, "--python", sys.executable, "--target", str(site), str(package)],
        capture_output=True,
        text=True,
        timeout=100,
    )
    assert done.returncode == 0, done.stderr


def path_with(site: Path) -> str:
    """The PYTHONPATH of a process that finds the packages of a folder, too."""
    return os.pathsep.join([str(site), *(path for path in [os.environ.get("PYTHONPATH", "")] if path)])


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with Liar's Dice installed."""
    folder = tmp_path_factory.mktemp("site")
    install(EXAMPLE, folder)
    return folder


@pytest.fixture
def installed(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Liar's Dice on the path of this process and of those it starts."""
    monkeypatch.setenv("PYTHONPATH", path_with(site))
    with on_path(site):
        yield site
