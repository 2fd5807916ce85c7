"""A shell with an empty data folder and a plain English environment, for the tests of the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cutpurse.bots import hints
from tests.terminal.command import Shell, close_fork_server


@pytest.fixture(scope="session", autouse=True)
def _no_fork_server_is_left() -> Iterator[None]:
    yield
    close_fork_server()


@pytest.fixture(autouse=True)
def _hints_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games are played by hints, and nobody waits for them."""
    monkeypatch.setattr(hints, "ADVISER", hints.ADVISER._replace(playouts=720, seconds=0.05))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An empty data folder."""
    return tmp_path / "home"


@pytest.fixture
def cutpurse(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """The command, run in this process."""
    for name in ("NO_COLOR", "COLUMNS", "LINES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("CUTPURSE_HOME", str(home))
    return Shell(home, monkeypatch, capsys)
