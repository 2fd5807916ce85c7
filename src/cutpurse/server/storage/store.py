"""The store: reads and writes tables, logs, chat and people; a commit is on the disk when it returns.

Commits that wait at the same moment share a transaction, so that many tables share one sync of the disk; if one of
them fails, the others do not. While the disk is fast the event loop commits by itself, since a round trip through a
thread takes longer than it saves. Whatever could block the loop goes to a thread: longer queries, commits that failed,
and everything while the disk is slow.

Before and after a transaction the writer looks whether the files are still ours, though not twice in a millisecond. If
they are not, or the database is damaged, the store closes: nothing is stored, acknowledged or read any more. If only
writing fails (a full disk, a folder that became read-only), commits are refused until one succeeds. The log says each
of this once.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
from msgspec.structs import astuple
from sqlalchemy import Connection, Delete, Select, and_, case, delete, exists, func, or_, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from cutpurse.server.storage import schema, wal
from cutpurse.server.storage.database import Database
from cutpurse.server.storage.disk_speed import DiskSpeed
from cutpurse.server.storage.encryption import AnswerCipher
from cutpurse.server.storage.expiry_clock import ExpiryClock
from cutpurse.server.storage.files import DatabaseFiles, FileChanged
from cutpurse.server.storage.log_chain import CHAINED, Head, chained, check_chain, empty_log
from cutpurse.server.storage.statements import (
    ADD_ENTRY,
    ADD_LINK,
    ADD_PERSON,
    ADD_TOKEN,
    BODY_TABLES,
    GET_HEAD,
    HAS_KEY,
    KEEP_HEAD,
    KEEP_REVIEW,
    KEEP_SETTING,
    KEEP_VACATION,
    KEY_TABLES,
    LAST_ENTRY,
    PLACE,
    RENAME,
    SET_DEVICE_SEEN,
    SET_LAST_SEEN,
    Statement,
    Values,
)
from cutpurse.server.storage.writes import (
    AS_JSON,
    STORE_HEADS,
    TABLE_TIME,
    Write,
    keep_table_time,
    write_rows,
)
from cutpurse.table.errors import Conflict, StoreError, StoreFull, StoreUnavailable
from cutpurse.table.messages import Placing
from cutpurse.table.rows import (
    AnswerRow,
    ChatRow,
    ClockRow,
    EntryRow,
    PersonRow,
    Rows,
    SeatClock,
    SeatRow,
    StoredTable,
    TableRow,
)

log = logging.getLogger(__name__)

T = TypeVar("T")
MOST_AT_ONCE = 1000  # commits in one transaction, so that the first does not wait too long
ENDED = ("over", "abandoned")  # the status of a game that does not go on
LOCK_WAIT = 5000  # milliseconds that the thread waits while another process writes to the file
LOOK_AGAIN = 0.001  # seconds: commits that follow each other more quickly are not all worth a look at the files
LOOK_EVERY = 5.0  # seconds between two looks at the files while nothing is committed
IDLE_AFTER = 10.0  # seconds without a commit, before the write-ahead log is emptied,
MOST_LOG = 32 << 20  # and the bytes from which it is emptied in any case; usually SQLite keeps it at 8 MB
SWEEP_EVERY = 60.0  # seconds between two times that links which have expired are deleted
HEADS_EVERY = 1.0  # seconds between two times that the ends of logs are stored: with each commit it would take longer
MOST_HEADS = 20_000  # logs whose ends are kept in memory
MOST_HOUSE_SETS = 2_000  # of 64,000 characters at most, in all
MOST_BYTES = 10 << 30  # in the database; beyond that no new tables are made
UNAVAILABLE = frozenset(
    {
        *(sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN),
        *(sqlite3.SQLITE_PERM, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED),
    }
)
DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
DAMAGED_IN_FULL = frozenset({sqlite3.SQLITE_IOERR_SHORT_READ})

Trouble = Literal["none", "not-writing", "closed"]


# --- what is counted of finished games ---
class MonthOfGame(NamedTuple):
    """How often somebody has played a game to its end in one month, "2026-05", and won it."""

    game: str
    month: str
    games: int
    wins: int


class BotMet(NamedTuple):
    """How often somebody has met a bot, and came before it."""

    bot: str
    games: int
    ahead: int


class Placings(NamedTuple):
    """Where somebody came in their games: the latest one by one, and all of them counted."""

    latest: list[Placing]
    months: list[MonthOfGame]
    bots: list[BotMet]  # the most met first


# --- jobs ---
class Job:
    """Rows to write or a query to run, and who is told when it is done; `brief` if the event loop may run it."""

    __slots__ = ("brief", "done", "error", "question", "result", "write")

    def __init__(
        self,
        done: Callable[[Job], None],
        write: Write = (),
        question: Callable[[Connection], Any] | None = None,
        brief: bool = True,
    ) -> None:
        self.done = done
        self.write = write
        self.question = question
        self.brief = brief
        self.result: Any = None
        self.error: Exception | None = None

    def ask(self, question: Callable[[Connection], Any], connection: Connection) -> None:
        """Run a query; keep its result or error."""
        try:
            self.result = question(connection)
        except Exception as error:
            self.error = error


class Writer:
    """Writes to the database and reads from it; used by one thread at a time."""

    def __init__(self, connection: Connection, cursor: Any, files: DatabaseFiles) -> None:
        self.connection = connection
        self.cursor = cursor
        self.files = files
        self.lookups = connection.connection.cursor()
        self.heads: dict[str, Head] = {}  # where logs end, by table; the others are looked up
        self.new_heads: set[str] = set()  # tables whose log has grown since its end was stored
        self.heads_stored = monotonic()
        self.sync_time = 0.0  # seconds that the last commit took
        self.last_commit = self.looked = monotonic()
        self.trouble: StoreUnavailable | None = None  # why the last commit failed
        self.closed: StoreUnavailable | None = None  # why nothing is written or read any more
        self._wait(0)

    def commit(self, jobs: list[Job]) -> Exception | None:
        """Commit all these jobs in one transaction; returns the error if it failed: then nothing counts as written."""
        try:
            rows = gathered(jobs)
            if rows:
                looks = self.closed is not None or monotonic() - self.looked >= LOOK_AGAIN
                if looks:
                    self._look(self.files.check_database)
                    self._look(self._check_log)
                self._write(rows)
                if looks:
                    self._look(self.files.check)
                    self._look(self.files.check_database)
                    self.looked = self.last_commit
                self.trouble = None
        except Exception as error:
            with suppress(sqlite3.Error):  # there may be no transaction left to roll back
                self.cursor.execute("ROLLBACK")
            return self._judged(error)
        return None

    def answer(self, jobs: list[Job]) -> None:
        """Run the queries among these jobs."""
        asking = [job for job in jobs if job.question is not None]
        if not asking:
            return
        try:
            self.look_at_files()
            for job in asking:
                assert job.question is not None
                job.ask(job.question, self.connection)
                if job.error is not None:
                    job.error = self._judged(job.error)
            if not all(job.brief for job in asking):  # some may have written; the brief ones only read
                self.look_at_files()
        except StoreUnavailable as error:
            for job in asking:
                job.error = error

    def look_at_files(self) -> None:
        """Close the store if the files are not ours any more; raises StoreUnavailable once it is closed."""
        self._look(self.files.check)
        self._look(self.files.check_database)
        self._look(self._check_log)

    def _look(self, check: Callable[[], None]) -> None:
        if self.closed is not None:
            raise self.closed
        try:
            check()
        except (FileChanged, sqlite3.Error) as error:
            self.closed = StoreUnavailable(str(error))
            raise self.closed from None

    def _check_log(self) -> None:
        """If somebody else made the write-ahead log shorter: was it emptied as SQLite does, or were pages cut off?"""
        if self.files.check_log_length():
            return
        ((_, frames, _),) = self.lookups.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        ((page,),) = self.lookups.execute("PRAGMA page_size").fetchall()
        if frames > 0 and self.files.log_size < wal.HEADER.size + frames * (wal.FRAME.size + page):
            raise FileChanged("cut", self.files.log)

    def shrink_log(self) -> None:
        """Move what the write-ahead log holds into the database and empty it, if nobody else reads from it."""
        self._wait(0)
        self.lookups.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        self._wait(LOCK_WAIT)
        self.files.log_size = 0  # what it is now is seen at the next look

    def _judged(self, error: Exception) -> Exception:
        """A driver's error as ours; the store closes if it means that the file is damaged."""
        cause = error.orig if isinstance(error, DBAPIError) else error
        code = getattr(cause, "sqlite_errorcode", 0)
        if self.closed is None and (code & 0xFF in DAMAGED or code in DAMAGED_IN_FULL):
            self.closed = StoreUnavailable(f"{self.files.path} is damaged ({cause})")
        return self.closed or as_store_error(error)

    def commit_all_or_each(self, jobs: list[Job]) -> None:
        """Commit all these jobs in one transaction or, if that fails, each in its own."""
        error = self.commit(jobs) if jobs else None
        if error is not None and len(jobs) == 1:
            jobs[0].error = error
            if isinstance(error, StoreUnavailable):
                self.trouble = error
        elif error is not None:
            for job in jobs:
                self.commit_all_or_each([job])

    @contextmanager
    def waiting_for_locks(self) -> Iterator[None]:
        """In this block, wait while another process (a backup, say) writes to the file; outside it, fail at once."""
        self._wait(LOCK_WAIT)
        yield
        self._wait(0)

    def _wait(self, milliseconds: int) -> None:
        self.cursor.execute(f"PRAGMA busy_timeout={milliseconds}")

    def _write(self, rows: dict[Statement, list[Values]]) -> None:
        heads: dict[str, Head] = {}
        self.cursor.execute("BEGIN IMMEDIATE")
        if ADD_ENTRY in rows:
            rows[ADD_ENTRY] = chained(rows[ADD_ENTRY], heads, self.heads, self._last_head)
        if KEEP_HEAD in rows or (heads and monotonic() - self.heads_stored >= HEADS_EVERY):
            known = self.heads | heads
            ends = [(table, known[table]) for table in self.new_heads | heads.keys()]
            rows[KEEP_HEAD] = [(table, head.length, head.hash) for table, head in ends]
        for statement in sorted(rows, key=PLACE.__getitem__):
            statement.run(self.cursor, rows[statement])
        began = monotonic()
        self.cursor.execute("COMMIT")
        self.last_commit = monotonic()
        self.sync_time = self.last_commit - began
        self.heads.update(heads)
        self.new_heads.update(heads)
        if KEEP_HEAD in rows:
            self.new_heads.clear()
            self.heads_stored = self.last_commit
            if len(self.heads) > MOST_HEADS:
                self.heads.clear()

    def _last_head(self, table: str) -> Head:
        """Where a log ends: the entries may go beyond the head that was stored, if the server was killed."""
        found = self.lookups.execute(LAST_ENTRY.sql, (table,)).fetchall()  # all, else the statement stays open
        return Head(found[0][0] + 1, found[0][1]) if found else empty_log(table)


def gathered(jobs: list[Job]) -> dict[Statement, list[Values]]:
    """The rows that these jobs write, by the statements that write them."""
    rows: dict[Statement, list[Values]] = {}
    for job in jobs:
        for statement, more in job.write:
            if statement in rows:
                rows[statement] += more
            else:
                rows[statement] = list(more)
    return rows


def as_store_error(error: Exception) -> Exception:
    """A driver's error as ours: a key that exists is a Conflict, the rest a StoreError."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    match cause:
        case sqlite3.IntegrityError(sqlite_errorname="SQLITE_CONSTRAINT_UNIQUE" | "SQLITE_CONSTRAINT_PRIMARYKEY"):
            return Conflict(str(cause))
        case sqlite3.Error() if getattr(cause, "sqlite_errorcode", 0) & 0xFF in UNAVAILABLE:
            return StoreUnavailable(str(cause))
        case sqlite3.Error():
            return StoreError(str(cause))
    return StoreError(str(error)) if isinstance(error, SQLAlchemyError) else error


def report(jobs: list[Job]) -> None:
    """Tell those who wait for these jobs that they are done."""
    for job in jobs:
        job.done(job)


class Store:
    """An open database; made by `Store.open`."""

    writer: Writer  # once it is open
    cipher: AnswerCipher  # also

    def __init__(self, database: Database, most_bytes: int = MOST_BYTES, now: Callable[[], float] = time.time) -> None:
        self.database = database
        self.files = DatabaseFiles(database.path)
        self.most_bytes = most_bytes
        self.now = now
        self.clock = ExpiryClock(now, 0.0)
        self.on_vacation: dict[str, float] = {}  # who was on vacation when the store was opened, until when
        self.table_time = 0.0  # the time of the tables, as it was stored; 0 if it never was
        self.on_closed: Callable[[], None] = lambda: None  # called once, when nothing may be shown any more
        self.reported: Trouble = "none"  # as the log says
        self.swept = monotonic()
        self.loop = asyncio.get_running_loop()
        self.pending: list[Job] = []  # jobs since the last round of the event loop
        self.queue: SimpleQueue[list[Job] | None] = SimpleQueue()  # to the thread
        self.disk = DiskSpeed()
        self.in_thread = 0  # jobs that the thread has; with none, the event loop may use the writer
        # A daemon, since nothing is lost when it is killed: whatever was confirmed is on the disk.
        self.thread = Thread(target=self._work, name="store", daemon=True)
        self.opened: asyncio.Future[Writer] = self.loop.create_future()
        self.closing = False

    @classmethod
    async def open(cls, url: str, most_bytes: int = MOST_BYTES, now: Callable[[], float] = time.time) -> Store:
        """Open or create the database at a URL and migrate it; raises `CannotOpen`."""
        store = cls(Database(url), most_bytes, now)
        store.thread.start()
        store.writer = await store.opened
        store.cipher = store.database.cipher
        return store

    @property
    def trouble(self) -> Trouble:
        """What the store cannot do now."""
        if self.writer.closed is not None:
            return "closed"
        return "none" if self.writer.trouble is None else "not-writing"

    def require_open(self) -> None:
        """Raise StoreUnavailable if nothing may be shown any more."""
        if self.writer.closed is not None:
            raise self.writer.closed

    @property
    def full(self) -> bool:
        """Whether the database is as large as it may get."""
        return self.files.size + self.files.log_size >= self.most_bytes

    async def close(self) -> None:
        """Finish the waiting jobs, then close the database."""
        if self.writer.new_heads:
            self.submit(Job(ignored, STORE_HEADS))
        self.closing = True
        self._hand_over()
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    async def commit(self, *writes: Write) -> None:
        """Write all of this or nothing; it is on the disk on return. Raises `Conflict` or `StoreError`."""
        await self._result(tuple(part for write in writes for part in write))

    def commit_soon(self, rows: Rows, done: Callable[[Exception | None], None]) -> None:
        """Write all of this or nothing; `done` gets None once it is on the disk, else a `Conflict` or `StoreError`."""
        job = Job(lambda job: done(job.error), write_rows(rows, self.cipher))
        if rows.tables and self.full and any(row.id != rows.table for row in rows.tables):
            self._fail(job, StoreFull("the database has reached its size limit"))
        else:
            self.submit(job)

    async def _query(self, question: Callable[[Connection], T]) -> T:
        result: T = await self._result((), question, brief=False)
        return result

    async def _result(
        self, write: Write, question: Callable[[Connection], Any] | None = None, brief: bool = True
    ) -> Any:
        future: asyncio.Future[Any] = self.loop.create_future()

        def done(job: Job) -> None:
            if not future.done():
                if job.error is None:
                    future.set_result(job.result)
                else:
                    future.set_exception(job.error)

        self.submit(Job(done, write, question, brief))
        return await future

    def submit(self, job: Job) -> None:
        """Have a job done with the others that are pending; never waits."""
        if self.closing:
            self._fail(job, StoreError("the store is closed"))
            return
        if not self.pending:
            self.loop.call_soon(self._commit_pending)
        self.pending.append(job)

    def _fail(self, job: Job, error: StoreError) -> None:
        job.error = error
        self.loop.call_soon(job.done, job)

    # --- in the event loop ---
    def _commit_pending(self) -> None:
        """Commit the pending jobs here if that is fast; otherwise hand them to the thread.

        The thread does one thing after the other, so what is to be tried here can also wait here until it has nothing.
        """
        jobs, here = self.pending, self.disk.may_wait(monotonic())
        for job in jobs:  # a plain loop, as all that every move goes through
            here = here and job.brief
        if here and self.in_thread:
            return
        if jobs and here and self.writer.commit(jobs) is None:
            self.disk.took(self.writer.sync_time, monotonic(), len(jobs))
            self.pending = []
            self.writer.answer(jobs)
            report(jobs)  # which may lead to more jobs: they have a round of their own
            self._report_trouble()
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        if self.pending:
            self.in_thread += len(self.pending)
            self.queue.put(self.pending)
            self.pending = []

    def _finish(self, jobs: list[Job]) -> None:
        self.in_thread -= len(jobs)
        report(jobs)
        self._report_trouble()
        if self.pending and not self.in_thread:
            self._commit_pending()

    def _report_trouble(self) -> None:
        """Say in the log, once, that something is wrong or works again; end what is shown if the store has closed."""
        if self.trouble == self.reported:
            return
        self.reported = self.trouble
        match self.trouble:
            case "none":
                log.warning(WRITING_AGAIN)
            case "not-writing":
                log.error(NOT_WRITING, self.database.path, self.writer.trouble)
            case "closed":
                log.error(CLOSED, self.writer.closed, self.database.path)
                self.on_closed()

    def _look_after(self) -> None:
        """Now and then: look at the files, try again to write, empty the write-ahead log, delete expired links."""
        if self.closing or self.in_thread or self.pending or self.writer.closed is not None:
            return
        with suppress(StoreUnavailable):
            self.writer.look_at_files()
        self._report_trouble()
        now = monotonic()
        idle = now - self.writer.last_commit >= IDLE_AFTER
        if self.writer.trouble is not None or now - self.swept >= SWEEP_EVERY:
            self.swept = now
            self.submit(Job(ignored, question=lambda connection: self._sweep(connection), brief=False))
        if self.writer.new_heads and now - self.writer.heads_stored >= HEADS_EVERY:
            self.submit(Job(ignored, STORE_HEADS))
        if self.files.log_size > MOST_LOG or (idle and self.files.log_size):
            self.submit(Job(ignored, question=lambda _: self.writer.shrink_log(), brief=False))

    # --- in the thread ---
    def _work(self) -> None:
        try:
            connection = self.database.open()
        except Exception as error:
            self.loop.call_soon_threadsafe(self.opened.set_exception, error)
            return
        cursor = connection.connection.cursor()
        # A log that was left by a crash counts as half checkpointed until this is done.
        cursor.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        self.files.remember()
        self.clock = ExpiryClock(self.now, stored_time(connection, "clock"))
        self.table_time = stored_time(connection, TABLE_TIME)
        c = schema.vacations.c
        now_away = select(c.person, c.ends).where(c.ends > self.now())
        for person, ends in connection.execute(now_away):
            self.on_vacation[person] = ends
        writer = Writer(connection, cursor, self.files)
        self.loop.call_soon_threadsafe(self.opened.set_result, writer)
        going = True
        while going:
            jobs, going = self._next_batch()
            if going and not jobs:
                with suppress(RuntimeError):  # the loop is closed
                    self.loop.call_soon_threadsafe(self._look_after)
                continue
            with writer.waiting_for_locks():
                writer.commit_all_or_each([job for job in jobs if job.question is None])
                writer.answer(jobs)
            with suppress(RuntimeError):  # the loop is closed, so nobody waits any more
                self.loop.call_soon_threadsafe(self._finish, jobs)
        cursor.close()
        self.database.close()
        self.files.close()

    def _next_batch(self) -> tuple[list[Job], bool]:
        """The waiting jobs, and whether to go on after them."""
        jobs: list[Job] = []
        more: list[Job] | None = []
        with suppress(Empty):
            more = self.queue.get(timeout=LOOK_EVERY)
            while more is not None:
                jobs += more
                if len(jobs) >= MOST_AT_ONCE:
                    break
                more = self.queue.get_nowait()
        return jobs, more is not None

    # --- tables ---
    async def table(self, id: str) -> StoredTable | None:
        """A table with its log, in order."""
        return await self._query(lambda connection: stored_table(connection, id, self.cipher))

    async def times(self, id: str, first: int, last: int) -> dict[int, float]:
        """When entries of a table were stored, from one number to another."""
        c = schema.entries.c
        query = select(c.n, c.at).where(c.table_id == id, c.n >= first, c.n <= last)
        return await self._query(lambda connection: {row.n: row.at for row in connection.execute(query)})

    async def next_due(self, most: int) -> list[tuple[str, float]]:
        """The tables that will have something to do, though nobody is there, and when; the first to be due first."""
        c = schema.clocks.c
        query = select(c.table_id, c.due).where(c.due.is_not(None)).order_by(c.due).limit(most)
        return await self._query(lambda connection: [(id, due) for id, due in connection.execute(query)])

    def keep_table_time(self, time: float) -> None:
        """Store the time of the tables; nobody waits for that."""
        self.submit(Job(ignored, (keep_table_time(time),)))

    async def chat(self, id: str, last: int = 100) -> list[ChatRow]:
        """The last lines of a table's chat, in order."""
        c = schema.chat.c
        query = select(c.table_id.label("table"), *list(c)[1:]).where(c.table_id == id).order_by(c.n.desc()).limit(last)
        lines = await self._query(lambda connection: connection.execute(query).mappings().all())
        return [ChatRow(**line) for line in reversed(lines)]

    def has_key_soon(self, id: str, key: str, done: Callable[[bool, str | None, Exception | None], None]) -> None:
        """Find out whether a request with this key was handled at a table, and the hash of its body, if it is known.

        Fast enough for real time.
        """

        def question(connection: Connection) -> tuple[bool, str | None]:
            values = (id, key) * (len(KEY_TABLES) + len(BODY_TABLES))
            ((found, body, masked),) = connection.connection.cursor().execute(HAS_KEY.sql, values).fetchall()
            return bool(found), body if masked is None else self.cipher.masked(id, key, masked)

        def answered(job: Job) -> None:
            found, body = job.result or (False, None)
            done(found, body, job.error)

        self.submit(Job(answered, question=question))

    async def of_person(self, person: str, last: int = 50) -> list[TableRow]:
        """The tables where a person has a seat, or whose game has not begun and whose host they are; newest first."""
        c = schema.tables.c
        sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        hosts = select(c.id).where(c.status == "open", c.host == person)
        mine = select(schema.tables).where(or_(c.id.in_(sits), c.id.in_(hosts)))
        query = mine.order_by(c.status.in_(ENDED), c.made.desc()).limit(last)  # what goes on is never crowded out
        rows = await self._query(lambda connection: table_rows(connection, query))
        return sorted(rows, key=lambda row: row.made, reverse=True)

    async def running_games(self, person: str) -> list[TableRow]:
        """All tables where somebody plays now."""
        c = schema.tables.c
        sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        query = select(schema.tables).where(c.id.in_(sits), c.status == "playing").order_by(c.id)
        return await self._query(lambda connection: table_rows(connection, query))

    async def finished_games(
        self, person: str, status: str, game: str, count: int, skip: int
    ) -> tuple[list[TableRow], int]:
        """Some of a person's games that have ended so, the latest first, and how many there are in all."""
        c = schema.tables.c
        sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        which = [c.id.in_(sits), c.status == status, c.started.is_not(None), *([c.game == game] if game else [])]
        query = select(schema.tables).where(*which).order_by(c.ended.desc(), c.id).limit(count).offset(skip)
        total = select(func.count()).select_from(schema.tables).where(*which)
        return await self._query(lambda connection: (table_rows(connection, query), connection.scalar(total) or 0))

    async def placings(self, person: str, game: str, latest: int) -> Placings:
        """Where a person came in their games, of one game or of all; there may be thousands, so the database counts.

        What a bot had brought to its end for them is no result of theirs.
        """
        c, mine, other = schema.tables.c, schema.seats.alias("mine"), schema.seats.alias("other")
        own = [mine.c.person == person, mine.c.place.is_not(None), mine.c.warm.is_(False)]
        which = [*own, *([c.game == game] if game else [])]
        seats = select(func.count()).where(other.c.table_id == c.id).scalar_subquery().label("seats")
        last = (
            select(c.id, c.game, mine.c.place, seats, c.ended)
            .join(mine, mine.c.table_id == c.id)
            .where(*which)
            .order_by(c.ended.desc(), c.id)
            .limit(latest)
        )
        month = func.strftime("%Y-%m", c.ended, "unixepoch")
        won = func.sum(case((mine.c.place == 1, 1), else_=0))
        counts = (
            select(c.game, month, func.count(), won)
            .join(mine, mine.c.table_id == c.id)
            .where(*which)
            .group_by(c.game, month)
        )
        ahead = func.sum(case((mine.c.place < other.c.place, 1), else_=0))
        bots = (
            select(other.c.bot, func.count(), ahead)
            .join(mine, mine.c.table_id == other.c.table_id)
            .join(schema.tables, c.id == other.c.table_id)
            .where(*which, other.c.seat != mine.c.seat, other.c.person.is_(None), other.c.bot.is_not(None))
            .group_by(other.c.bot)
            .order_by(func.count().desc(), other.c.bot)
        )

        def question(connection: Connection) -> Placings:
            return Placings(
                [Placing(**row) for row in connection.execute(last).mappings()],
                [MonthOfGame(*row) for row in connection.execute(counts)],
                [BotMet(*row) for row in connection.execute(bots)],
            )

        return await self._query(question)

    async def games_without_results(self) -> list[str]:
        """The games played to their end before results were kept, the latest first."""
        c, seats = schema.tables.c, schema.seats.c
        lacking = exists().where(seats.table_id == c.id, seats.place.is_(None))
        query = select(c.id).where(c.status == "over", lacking).order_by(c.ended.desc())
        return await self._query(lambda connection: list(connection.scalars(query)))

    async def require_room(self, house_set: str | None) -> None:
        """Raise StoreFull if there is no room for another table, or for a house set that is not stored yet."""
        if self.full:
            raise StoreFull("the database has reached its size limit")
        if house_set is None:
            return
        hashes = schema.house_sets.c.hash
        others = select(func.count()).where(hashes != house_set)
        known = select(func.count()).where(hashes == house_set)
        count, there = await self._query(lambda connection: (connection.scalar(others), connection.scalar(known)))
        if not there and (count or 0) >= MOST_HOUSE_SETS:
            raise StoreFull("there are too many house sets")

    async def waiting_tables(self) -> list[tuple[str, str]]:
        """The tables whose game has not begun, with their hosts."""
        c = schema.tables.c
        query = select(c.id, c.host).where(c.status == "open")
        return await self._query(lambda connection: [(id, host) for id, host in connection.execute(query)])

    async def remove_deserted_tables(
        self, empty_since: float, seated_since: float, in_use: Collection[str], most: int
    ) -> list[str]:
        """Remove tables made before these times whose game has not begun, the oldest first; returns their ids."""
        c, seats = schema.tables.c, schema.seats.c
        taken = exists().where(seats.table_id == c.id, or_(seats.person.is_not(None), seats.kept_for.is_not(None)))
        deserted = or_(c.made < seated_since, and_(c.made < empty_since, ~taken))
        closed = and_(c.status == "abandoned", c.ended < empty_since)
        query = (
            select(c.id)
            .where(c.started.is_(None), or_(and_(c.status == "open", deserted), closed))
            .order_by(c.made)
            .limit(most + len(in_use))
        )
        parts = [table for table in schema.metadata.sorted_tables if "table_id" in table.c]

        def remove(connection: Connection) -> list[str]:
            ids = [id for id in connection.scalars(query) if id not in in_use][:most]
            for table in reversed(parts):
                connection.execute(delete(table).where(table.c.table_id.in_(ids)))
            connection.execute(delete(schema.tables).where(c.id.in_(ids)))
            return ids

        return await self._query(lambda connection: in_transaction(connection, remove))

    # --- reviews ---
    async def review(self, id: str, version: int) -> str | None:
        """The review of a game as JSON, if one of this version is stored."""
        c = schema.reviews.c
        query = select(c.found).where(c.table_id == id, c.version == version)
        return await self._query(lambda connection: connection.scalar(query))

    async def keep_review(self, id: str, version: int, found: str) -> None:
        """Store the review of a game, in the place of an older one."""
        await self.commit(((KEEP_REVIEW, [(id, version, found)]),))

    # --- people ---
    async def person(self, token: str) -> PersonRow | None:
        """The person whose token has this hash."""
        session = await self.session(token)
        return None if session is None else session[0]

    async def session(self, token: str) -> tuple[PersonRow, float] | None:
        """The person whose token has this hash, and when the device that has it was last seen."""
        people, tokens = schema.people, schema.tokens
        query = (
            select(people, tokens.c.seen.label("on_device"))
            .join(tokens, tokens.c.person == people.c.id)
            .where(tokens.c.hash == token)
        )
        found = await self._query(lambda connection: connection.execute(query).mappings().first())
        if found is None:
            return None
        return PersonRow(**{name: found[name] for name in PersonRow.__struct_fields__}), found["on_device"]

    async def add_person(self, row: PersonRow, token: str, device: str = "") -> None:
        """Store a new person and the hash of their token."""
        await self.commit(((ADD_PERSON, [astuple(row)]), (ADD_TOKEN, [(token, row.id, row.made, row.made, device)])))

    async def devices(self, person: str) -> list[tuple[str, float, float, str]]:
        """A person's devices, the latest seen first: the hash of the token, when it was made and seen, a name."""
        c = schema.tokens.c
        query = select(c.hash, c.made, c.seen, c.device).where(c.person == person).order_by(c.seen.desc(), c.hash)
        return await self._query(lambda connection: [tuple(row) for row in connection.execute(query)])

    async def remove_tokens(self, person: str, hashes: list[str]) -> None:
        """Forget some tokens of a person, and what is pushed to the browsers that had them."""
        c = schema.tokens.c
        await self._change(
            delete(schema.tokens).where(c.person == person, c.hash.in_(hashes)),
            delete(schema.channels).where(schema.channels.c.person == person, schema.channels.c.device.in_(hashes)),
        )

    async def remove_links(self, person: str) -> None:
        """Forget the personal links of somebody that nobody has used."""
        await self._change(delete(schema.links).where(schema.links.c.person == person))

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something rare in a transaction of its own, whole or not at all."""
        return await self._query(lambda connection: in_transaction(connection, work))

    async def _change(self, *statements: Delete) -> None:
        """Run statements that are too rare to be compiled, all or none."""

        def change(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self._query(lambda connection: in_transaction(connection, change))

    async def rename(self, person: str, name: str) -> None:
        """Change a person's name."""
        await self.commit(((RENAME, [(name, person)]),))

    async def set_last_seen(self, person: str, token: str, at: float) -> None:
        """Store when a person was last seen, and on which device."""
        await self.commit(((SET_LAST_SEEN, [(at, person)]), (SET_DEVICE_SEEN, [(at, token)])))

    async def add_link(self, hash: str, person: str, lasts: float) -> None:
        """Store the hash of a personal link's code, which works so many seconds from now."""
        now = self.clock.now()
        await self.commit(((ADD_LINK, [(hash, person, now + lasts)]), (KEEP_SETTING, [("clock", str(now))])))

    async def link_owner(self, hash: str) -> PersonRow | None:
        """Whose personal link it is, which stays as it is; None if it was used or has expired."""
        links = schema.links.c
        owner = select(links.person).where(links.hash == hash, links.expires > self.clock.now())
        query = select(schema.people).where(schema.people.c.id == owner.scalar_subquery())
        row = await self._query(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else PersonRow(**row)

    async def vacations(self, person: str, since: float) -> list[tuple[float, float]]:
        """A person's vacations that began since then: when each began and when it ends, or ended."""
        c = schema.vacations.c
        query = select(c.begins, c.ends).where(c.person == person, c.begins >= since).order_by(c.begins)
        return await self._query(lambda connection: [(begins, ends) for begins, ends in connection.execute(query)])

    async def keep_vacations(self, person: str, vacations: list[tuple[float, float]]) -> None:
        """Store some of a person's vacations, each in the place of one that began then."""
        await self.commit(((KEEP_VACATION, [(person, begins, ends) for begins, ends in vacations]),))

    async def use_link(self, hash: str, token: str, at: float, device: str = "") -> str | None:
        """Use up a personal link and store the hash of a new token of its person, both or neither.

        Returns the person, or None if the link was used or has expired.
        """

        def use(connection: Connection) -> str | None:
            self._delete_expired(connection)
            query = delete(schema.links).where(schema.links.c.hash == hash)
            person: str | None = connection.scalar(query.returning(schema.links.c.person))
            if person is not None:
                connection.connection.cursor().execute(ADD_TOKEN.sql, (token, person, at, at, device))
            return person

        return await self._query(lambda connection: in_transaction(connection, use))

    def _delete_expired(self, connection: Connection) -> None:
        """Delete links that have expired, and store what time it is: they stay expired whatever the clock says."""
        now = self.clock.now()
        connection.execute(delete(schema.links).where(schema.links.c.expires <= now))
        connection.connection.cursor().execute(KEEP_SETTING.sql, ("clock", str(now)))

    def _sweep(self, connection: Connection) -> None:
        """Delete expired links, if there are links at all; or see whether the database can be written again."""
        there = connection.scalar(select(func.count()).select_from(schema.links))
        if there or self.writer.trouble is not None:
            in_transaction(connection, self._delete_expired)
            self.writer.trouble = None


# The terminal knows these three, and says them in the host's language.
WRITING_AGAIN = "the database can be written again"
CLOSED = (
    "%s. Nothing is stored or shown any more. "
    "Stop the server, put %s back in order (cutpurse check-db looks at it, cutpurse restore takes a backup), and start "
    "it again."
)
NOT_WRITING = (
    "%s cannot be written: %s. Commands are refused until it can; nothing that was acknowledged is lost. "
    "Is the disk full, or the file or its folder read-only?"
)


def ignored(job: Job) -> None:
    """Nobody waits for this job; if it failed, the log says so, unless it says already what the store cannot do."""
    if job.error is not None and not isinstance(job.error, StoreUnavailable):
        log.error("the database could not be kept in order: %s", job.error)


def in_transaction(connection: Connection, work: Callable[[Connection], T]) -> T:
    """Do this whole or not at all."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    try:
        result = work(connection)
        connection.exec_driver_sql("COMMIT")
    except BaseException:
        with suppress(SQLAlchemyError):  # there may be no transaction left
            connection.exec_driver_sql("ROLLBACK")
        raise
    return result


# --- reading ---
def stored_time(connection: Connection, name: str) -> float:
    """A time that the database knows: the latest one (`clock`), or that of the tables."""
    settings = schema.settings.c
    return float(connection.scalar(select(settings.value).where(settings.name == name)) or 0.0)


def found_head(cursor: Any, table: str) -> Head | None:
    """Where a table's log ended when it was last written; all rows are fetched, else the statement stays open."""
    found = cursor.execute(GET_HEAD.sql, (table,)).fetchall()
    return Head(*found[0]) if found else None


def stored_table(connection: Connection, id: str, cipher: AnswerCipher) -> StoredTable | None:
    """A table with its log; raises BrokenChain if that is not what was stored."""
    rows = table_rows(connection, select(schema.tables).where(schema.tables.c.id == id))
    if not rows:
        return None
    c = schema.entries.c
    stored = connection.execute(select(*[c[name] for name in CHAINED], c.hash).where(c.table_id == id).order_by(c.n))
    found = [tuple(row) for row in stored]
    head = found_head(connection.connection.cursor(), id)
    check_chain(id, ((row[:-1], row[-1]) for row in found), head)
    entries = [EntryRow(**dict(zip(CHAINED, row, strict=False))) for row in found]
    faces = select(schema.house_sets.c.text).where(schema.house_sets.c.hash == rows[0].house_set)
    text = connection.scalar(faces) or "" if rows[0].house_set else ""
    answers = window_answers(connection, id, len(entries), cipher)
    return StoredTable(rows[0], entries, text, answers, stored_clocks(connection, id))


def stored_clocks(connection: Connection, id: str) -> ClockRow | None:
    """The clocks of a table, if they must outlive the server."""
    query = select(schema.clocks).where(schema.clocks.c.table_id == id)
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    seats = msgspec.json.decode(row["seats"], type=dict[int, SeatClock])
    return ClockRow(table=id, n=row["n"], seats=seats, closes=row["closes"], due=row["due"])


def window_answers(connection: Connection, id: str, n: int, cipher: AnswerCipher) -> list[AnswerRow]:
    """What was answered in the open window of a table, as far as it can be decrypted."""
    c = schema.window_answers.c
    found: list[AnswerRow] = []
    for row in connection.execute(select(schema.window_answers).where(c.table_id == id, c.n == n)).mappings():
        command = cipher.open(id, row["n"], row["seat"], row["key"], row["nonce"], row["sealed"])
        if command is None:
            log.error("table %s: what seat %s answered cannot be decrypted, so they are asked again", id, row["seat"])
        else:
            found.append(AnswerRow(n=row["n"], seat=row["seat"], command=command, key=row["key"]))
    return found


def table_rows(connection: Connection, query: Select[Any]) -> list[TableRow]:
    """The tables of a query, with their seats."""
    found: dict[str, TableRow] = {}
    for row in connection.execute(query).mappings():
        read = {name: msgspec.json.decode(row[name], type=type) for name, type in AS_JSON.items()}
        found[row["id"]] = TableRow(**{**row, **read})
    c = schema.seats.c
    for row in connection.execute(select(schema.seats).where(c.table_id.in_(found)).order_by(c.seat)).mappings():
        seat = SeatRow(**{name: row[name] for name in SeatRow.__struct_fields__})
        found[row["table_id"]].seats.append(seat)
    return list(found.values())
