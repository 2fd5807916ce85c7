"""Opens the database: reads its URL, locks it against other servers, checks it, and runs the migrations."""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from threading import Timer

from sqlalchemy import Connection, NullPool, create_engine, inspect
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from cutpurse.server.storage import wal
from cutpurse.server.storage.encryption import AnswerCipher, server_key
from cutpurse.server.storage.schema import REVISION, metadata

log = logging.getLogger(__name__)

CACHED = 4000  # kilobytes of pages that stay in memory: what 200 tables write to; four times as much saved at most 4 %
PRAGMAS = (
    *("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "cell_size_check=ON"),
    "wal_autocheckpoint=2000",  # pages, 8 MB: half as often as usual, which pays for our looks at the files
    f"cache_size=-{CACHED}",
    "temp_store=MEMORY",  # what a large commit notes meanwhile, which would else go into a file of a shared folder
)
CHECK_WITHIN = 2.0  # seconds that checking the file may take at the start
SCHEME = "sqlite:///"
KINDS = {
    sqlite3.SQLITE_NOTADB: "foreign",
    sqlite3.SQLITE_CANTOPEN: "file",
    sqlite3.SQLITE_READONLY: "file",
    sqlite3.SQLITE_PERM: "file",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
}


class CannotOpen(Exception):
    """A database that cannot be used.

    `kind` is scheme, folder, file, full, held, foreign, future, lost (only what belongs to it is there, which `reason`
    names), damaged, log-damaged or broken; for backups also missing (no such file), a-folder, or same (the copy is the
    database itself).
    """

    def __init__(self, kind: str, url: str, reason: str = "") -> None:
        super().__init__(f"{kind}: {url} {reason}".strip())
        self.kind = kind
        self.url = url
        self.reason = reason


def path_of(url: str) -> Path:
    """The SQLite file that a URL or a bare path means."""
    scheme, colon, _ = url.partition("://")
    if url.startswith(SCHEME):
        url = url.removeprefix(SCHEME)
    elif colon:
        raise CannotOpen("scheme", f"{scheme}://")  # what follows may hold a password
    if url in ("", ":memory:"):
        raise CannotOpen("scheme", url)
    path = Path(url)
    with suppress(RuntimeError):  # ~ of an unknown user
        path = path.expanduser()
    return path.absolute()


class Database:
    """A SQLite file, locked for this server while it is open."""

    cipher: AnswerCipher  # once it is open

    def __init__(self, url: str) -> None:
        self.path = path_of(url)
        self.lock = Path(f"{self.path}.lock")
        self.key = Path(f"{self.path}.key")
        self.log_file = Path(f"{self.path}-wal")  # there while it is open, and after a crash
        self.claim: sqlite3.Connection | None = None
        self.connection: Connection | None = None

    def open(self) -> Connection:
        """Open or create the file and migrate it; a file we cannot use is left as it was."""
        made_lock = False
        try:
            self._require_not_lost()
            made_lock = not self.lock.exists()
            self.claim_alone()
            for path in (self.path, self.log_file, Path(f"{self.path}-shm")):
                make_private(path)
            return self._connect()
        except (CannotOpen, OSError, sqlite3.Error, DBAPIError) as error:
            self.close()
            why = error if isinstance(error, CannotOpen) else cannot_open(error, self.path)
            if made_lock and why.kind != "held":
                with suppress(OSError):
                    self.lock.unlink()
            raise why from error

    def close(self) -> None:
        """Close the file and release its lock."""
        for connection in (self.connection, self.claim):
            if connection is not None:
                connection.close()
        self.connection = self.claim = None

    def claim_alone(self) -> None:
        """Lock out other servers: SQLite locks a file beside the database until this process ends."""
        make_private(self.lock, create=True)
        self.claim = sqlite3.connect(self.lock, timeout=1, isolation_level=None, check_same_thread=False)
        try:
            self.claim.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            raise CannotOpen("held", str(self.path)) from None

    def _require_not_lost(self) -> None:
        """Raise CannotOpen if the file is missing, but not what belongs to it: nobody wants an empty one instead."""
        left = [] if self.path.exists() else [path.name for path in (self.key, self.log_file) if path.exists()]
        if left:
            raise CannotOpen("lost", str(self.path), ", ".join(left))

    def _connect(self) -> Connection:
        if self.log_file.exists() and wal.is_damaged(self.log_file.read_bytes(), page_size(self.path)):
            raise CannotOpen("log-damaged", str(self.path))
        make_private(self.path, create=True)  # it holds the secrets of running games
        url = URL.create("sqlite", database=str(self.path))
        engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self.connection = connection = engine.connect()
        revision = revision_of(connection, str(self.path))  # before changing anything: the file may not be ours
        if (reason := damage(driver_of(connection), CHECK_WITHIN)) is not None:
            raise CannotOpen("damaged", str(self.path), reason)
        for pragma in PRAGMAS:
            connection.exec_driver_sql(f"PRAGMA {pragma}")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        if not revision:
            create(connection)
        elif revision != REVISION:
            migrate(connection)
        # Written, not only locked: find out now, not during a game, if the file cannot be written or the disk is full.
        connection.exec_driver_sql(TEST_WRITE)
        connection.exec_driver_sql("COMMIT")
        self.cipher = AnswerCipher(server_key(self.key))
        return connection


def cannot_open(error: Exception, path: Path) -> CannotOpen:
    """Why a file cannot be used, from the error of whoever tried."""
    if isinstance(error, FileNotFoundError):
        return CannotOpen("folder", str(path.parent))
    cause = error.orig if isinstance(error, DBAPIError) else error
    usual = "file" if isinstance(error, OSError) else "broken"
    kind = KINDS.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF, usual)
    return CannotOpen(kind, str(path), str(cause))


def make_private(path: Path, create: bool = False) -> None:
    """Let nobody else read or write a file: cards of running games can be worked out from the database."""
    if create and not path.exists():
        path.touch(mode=0o600)
    elif os.name == "posix" and path.is_file() and path.stat().st_mode & 0o077:
        with suppress(PermissionError):  # another user's file, which that user may share with us
            path.chmod(0o600)


def page_size(path: Path) -> int:
    """The size of a database's pages; 4096, as in all that we make, if that cannot be read."""
    try:
        with path.open("rb") as file:
            return {1: 65536}.get(found := int.from_bytes(file.read(18)[16:]), found) or 4096
    except OSError:
        return 4096


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def damage(connection: sqlite3.Connection, within: float | None) -> str | None:
    """What is wrong in a database file, if something is; a file that takes longer than this is checked in part."""
    timer = None if within is None else Timer(within, connection.interrupt)
    if timer is not None:
        timer.daemon = True
        timer.start()
    try:
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_INTERRUPT:
            raise
        log.warning("the database is large: only a part of it was checked; cutpurse check-db checks all of it")
        return None
    finally:
        if timer is not None:
            timer.cancel()
    return None if found == "ok" else found


def revision_of(connection: Connection, name: str) -> str:
    """The migration that a database is at, "" if it is new; raises CannotOpen if it is not ours."""
    found = inspect(connection).get_table_names()
    revision = ""
    if "alembic_version" in found:
        revision = str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() or "")
    elif found:
        raise CannotOpen("foreign", name)
    if revision > REVISION:
        raise CannotOpen("future", name)
    return revision


# The value stays: it is the latest time known, by which links expire.
TEST_WRITE = "INSERT INTO settings VALUES ('clock', '0.0') ON CONFLICT DO UPDATE SET value = value"


def create(connection: Connection) -> None:
    """Make all tables at once within the open transaction, as the migrations would, which take longer to load."""
    metadata.create_all(connection, checkfirst=False)
    connection.exec_driver_sql(
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL CONSTRAINT alembic_version_pkc PRIMARY KEY)"
    )
    connection.exec_driver_sql("INSERT INTO alembic_version VALUES (?)", (REVISION,))


def migrate(connection: Connection) -> None:
    """Run the missing migrations within the open transaction."""
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    command.upgrade(config, "head")
