"""Opens the database: reads its URL, locks it against other servers, and runs the migrations."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection, NullPool, create_engine, inspect
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from cutpurse.server.storage.encryption import AnswerCipher, server_key
from cutpurse.server.storage.schema import REVISION

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
SCHEME = "sqlite:///"
KINDS = {
    sqlite3.SQLITE_NOTADB: "foreign",
    sqlite3.SQLITE_CANTOPEN: "file",
    sqlite3.SQLITE_READONLY: "file",
    sqlite3.SQLITE_PERM: "file",
}


class CannotOpen(Exception):
    """A database that cannot be used; `kind` is scheme, folder, file, held, foreign, future or broken."""

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
        self.claim: sqlite3.Connection | None = None
        self.connection: Connection | None = None

    def open(self) -> Connection:
        """Open or create the file and migrate it; a file we cannot use is left as it was."""
        made_lock = False
        try:
            if not self.path.exists():
                self.path.touch(mode=0o600)  # it holds the secrets of running games
            made_lock = not self.lock.exists()
            self._claim()
            return self._connect()
        except (CannotOpen, OSError, sqlite3.Error, DBAPIError) as error:
            self.close()
            why = self._why(error)
            if made_lock and why.kind != "held":
                self.lock.unlink(missing_ok=True)
            raise why from error

    def _why(self, error: Exception) -> CannotOpen:
        """Why the file cannot be opened."""
        if isinstance(error, CannotOpen):
            return error
        if isinstance(error, FileNotFoundError):
            return CannotOpen("folder", str(self.path.parent))
        cause = error.orig if isinstance(error, DBAPIError) else error
        usual = "file" if isinstance(error, OSError) else "broken"
        kind = KINDS.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF, usual)
        return CannotOpen(kind, str(self.path), str(cause))

    def close(self) -> None:
        """Close the file and release its lock."""
        for connection in (self.connection, self.claim):
            if connection is not None:
                connection.close()
        self.connection = self.claim = None

    def _claim(self) -> None:
        """Lock out other servers: SQLite locks a file beside the database until this process ends."""
        self.claim = sqlite3.connect(self.lock, timeout=1, isolation_level=None, check_same_thread=False)
        try:
            self.claim.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            raise CannotOpen("held", str(self.path)) from None

    def _connect(self) -> Connection:
        url = URL.create("sqlite", database=str(self.path))
        engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self.connection = connection = engine.connect()
        revision = revision_of(connection, str(self.path))  # before changing anything: the file may not be ours
        for pragma in PRAGMAS:
            connection.exec_driver_sql(f"PRAGMA {pragma}")
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # find out now, not during a game, if it cannot be written
        if revision != REVISION:
            migrate(connection)
        connection.exec_driver_sql("COMMIT")
        self.cipher = AnswerCipher(server_key(self.key))
        return connection


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


def migrate(connection: Connection) -> None:
    """Run the missing migrations within the open transaction."""
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    command.upgrade(config, "head")
