"""Backups as docs/hosting.md describes them: made while the server runs or after it fell, and gone on with."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.people import evening, move, run


def by_sqlite(db: Path, copy: Path) -> None:
    """A backup of a database in use."""
    with closing(sqlite3.connect(db)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def by_copying(db: Path, copy: Path) -> None:
    """The file and what was not written into it yet, as they lie there after a crash."""
    shutil.copy(db, copy)
    shutil.copy(f"{db}-wal", f"{copy}-wal")


@pytest.mark.parametrize("kept", [by_sqlite, by_copying])
@run
async def test_a_game_goes_on_from_a_backup_where_it_was_when_that_was_made(tmp_path: Path, kept: object) -> None:
    new = tmp_path / "new"
    new.mkdir()
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        await move(e, id, people, times=14)
        before = await e.store.table(id)
        assert callable(kept)
        kept(e.file, tmp_path / "copy.db")
        await move(e, id, people, times=2)
    async with evening(new) as e:
        await e.close()
        for file in tmp_path.glob("copy.db*"):
            shutil.move(file, new / file.name.replace("copy.db", "evening.db"))
        await e.open()
        assert await e.store.table(id) == before
        await move(e, id, people)
