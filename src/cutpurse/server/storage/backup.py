"""Backups: copies of a database that are checked before they replace anything, and that nobody else can read.

A copy is one file. It is written beside its place, checked whole, synced, and then renamed, so there is either the old
file or the new one. While a server runs, a backup is made of what is committed, and nobody has to wait for it.
"""

from __future__ import annotations

import os
import sqlite3
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from msgspec import Struct

from cutpurse.server.storage import wal
from cutpurse.server.storage.database import CannotOpen, Database, cannot_open, damage, page_size, path_of
from cutpurse.server.storage.log_chain import BrokenChain, broken_chains
from cutpurse.server.storage.schema import REVISION


class Findings(Struct):
    """What a check of a database found."""

    tables: int = 0
    moves: int = 0
    damage: str | None = None  # in the file's structure
    log_damaged: bool = False  # its latest moves are lost, see wal.py
    broken: list[BrokenChain] = []  # logs that are not what was stored

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return self.damage is None and not self.log_damaged and not self.broken


class NotSound(Exception):
    """A copy is damaged, and nothing was replaced by it."""

    def __init__(self, findings: Findings) -> None:
        super().__init__("the database is damaged")
        self.findings = findings


class CannotRead(CannotOpen):
    """The file with a backup cannot be used."""


def check(url: str) -> Findings:
    """Check all of a database, also while a server uses it; raises CannotOpen."""
    path = path_of(url)
    with reading(path) as connection:
        findings = examine(connection)
    findings.log_damaged = log_is_damaged(path)
    return findings


def back_up(url: str, copy: Path, force: bool = False) -> Findings:
    """Copy a database into a file; with `force` an older copy is replaced, but only by one that is sound.

    Raises CannotOpen, FileExistsError, IsADirectoryError or another OSError, or NotSound.
    """
    path = path_of(url)
    copy = copy.absolute()
    if copy.is_dir():
        raise IsADirectoryError(copy)
    if copy.exists() and not force:
        raise FileExistsError(copy)
    log_damaged = log_is_damaged(path)
    with new_file(copy) as part:
        findings = copied(path, part)
        findings.log_damaged = log_damaged
        if findings.damage is not None or (copy.exists() and not findings.sound):
            raise NotSound(findings)
        put_in_place(part, copy)
    return findings


def restore(copy: Path, url: str, force: bool = False) -> Path | None:
    """Put a copy in the place of a database that no server uses; returns where the replaced one is kept.

    Only a sound copy is taken; with `force` also one in which some logs are damaged. Raises CannotRead, CannotOpen,
    OSError (about the database's folder) or NotSound, and then nothing has changed.
    """
    database = Database(url)
    copy = copy.absolute()
    with reading_backup(copy):
        pass  # a file that cannot be used is told before all else
    if copy == database.path:
        raise CannotOpen("same", str(copy))
    if not database.path.parent.is_dir():
        raise CannotOpen("folder", str(database.path.parent))
    try:
        database.claim_alone()
        with new_file(database.path) as part:
            with reading_backup(copy) as original:
                findings = copied_from(original, part)
                findings.log_damaged = log_is_damaged(copy)
            if not findings.sound and (findings.damage is not None or not force):
                raise NotSound(findings)
            aside = put_aside(database.path)
            put_in_place(part, database.path)
        return aside
    except CannotRead as error:
        if error.kind != "full":
            raise
        raise CannotOpen("full", str(database.path)) from error
    except sqlite3.Error as error:
        raise cannot_open(error, database.path) from error
    finally:
        database.close()


# --- reading ---
@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A database, only to be read: even its write-ahead log stays as it is."""
    if not path.is_file():
        raise CannotOpen("missing", str(path))
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=5)) as connection:
            require_ours(connection, path)
            yield connection
    except sqlite3.Error as error:
        raise cannot_open(error, path) from error


@contextmanager
def reading_backup(copy: Path) -> Iterator[sqlite3.Connection]:
    """A backup, only to be read; raises CannotRead."""
    if copy.is_dir():
        raise CannotRead("a-folder", str(copy))
    try:
        with reading(copy) as connection:
            yield connection
    except CannotOpen as error:
        raise CannotRead(error.kind, error.url, error.reason) from error


def require_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Raise CannotOpen for a file that is not a database of ours, or of a newer version."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"alembic_version", "entries"} <= names:
        raise CannotOpen("foreign", str(path))
    ((revision,),) = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    if revision > REVISION:
        raise CannotOpen("future", str(path))


def examine(connection: sqlite3.Connection) -> Findings:
    """Check a database whole: its structure, and every log."""
    try:
        if (wrong := damage(connection, None)) is not None:
            return Findings(damage=wrong)
        ((tables,),) = connection.execute("SELECT count(*) FROM tables").fetchall()
        moves = moves_in(connection)
        chained = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'log_heads'").fetchall()
        return Findings(tables, moves, broken=broken_chains(connection) if chained else [])  # older ones have no chains
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise
        return Findings(damage=str(error))


def moves_in(connection: sqlite3.Connection) -> int:
    """The moves of all tables, as `cutpurse verify` counts them: without deals, and without what was taken back."""
    moves = 0
    rows = connection.execute("SELECT table_id, n, undoes FROM entries ORDER BY table_id, n")
    for _, entries in groupby(rows, key=itemgetter(0)):
        kept: list[int] = []
        for _, n, undoes in entries:
            if undoes is None:
                kept.append(n)
            else:
                del kept[bisect_left(kept, undoes) :]
        moves += max(len(kept) - 1, 0)
    return moves


def log_is_damaged(path: Path) -> bool:
    """Whether the write-ahead log beside a database at rest has lost something that was committed."""
    if in_use(path):
        return False  # the server has checked it at its start, and is writing to it
    with suppress(FileNotFoundError):
        return wal.is_damaged(Path(f"{path}-wal").read_bytes(), page_size(path))
    return False


def in_use(path: Path) -> bool:
    """Whether a server uses a database."""
    database = Database(str(path))
    if not database.lock.exists():
        return False
    try:
        database.claim_alone()
    except CannotOpen:
        return True
    finally:
        database.close()
    return False


# --- writing ---
@contextmanager
def new_file(place: Path) -> Iterator[Path]:
    """An empty file beside a place, which only we can read; removed in the end, unless it was put in place."""
    part = place.with_name(f"{place.name}.{os.getpid()}.part")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield part
    finally:
        part.unlink(missing_ok=True)


def copied(source: Path, part: Path) -> Findings:
    """Copy what is committed in a database into one file, and check the copy."""
    with reading(source) as original:
        return copied_from(original, part)


def copied_from(original: sqlite3.Connection, part: Path) -> Findings:
    """Copy what is committed into one file, and check the copy."""
    with closing(sqlite3.connect(part)) as connection:
        original.backup(connection)
        connection.execute("PRAGMA journal_mode=DELETE")  # all in one file
        return examine(connection)


def put_in_place(part: Path, place: Path) -> None:
    """Let a finished file be the one at this place, for good."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(place)
    sync_folder(place.parent)


def put_aside(path: Path) -> Path | None:
    """Keep a database, with its write-ahead log, under another name; None if there is none."""
    there = path.exists()
    if there:
        with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # if it can be read, one file has all of it
    number = 1
    while any(Path(f"{path}.replaced-{number}{part}").exists() for part in ("", "-wal")):
        number += 1
    aside = path.with_name(f"{path.name}.replaced-{number}")
    if there:
        os.link(path, aside)  # the other name first, so that there is a database at its place all the time
    for part in ("-wal", "-shm"):  # of the old one; beside the new one they would damage it
        with suppress(FileNotFoundError):
            Path(f"{path}{part}").replace(Path(f"{aside}{part}"))
    return aside if there else None


def sync_folder(folder: Path) -> None:
    """Make a renaming last over a power cut, where folders can be synced."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
