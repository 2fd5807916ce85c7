"""The store: reads and writes tables, logs, chat and people; a commit is on the disk when it returns.

Commits that wait at the same moment share a transaction, so that many tables share one sync of the disk; if one of
them fails, the others do not. While the disk is fast the event loop commits by itself, since a round trip through a
thread takes longer than it saves. Whatever could block the loop goes to a thread: longer queries, commits that failed,
and everything while the disk is slow.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, TypeVar

import msgspec
from msgspec.structs import astuple
from sqlalchemy import Connection, Delete, Select, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from cutpurse.server.storage import schema
from cutpurse.server.storage.database import Database
from cutpurse.server.storage.encryption import AnswerCipher
from cutpurse.server.storage.statements import (
    ADD_ENTRY,
    ADD_KEY,
    ADD_LINE,
    ADD_LINK,
    ADD_PERSON,
    ADD_TOKEN,
    FORGET_ANSWERS,
    HAS_KEY,
    IN_ORDER,
    KEEP_ANSWER,
    KEEP_HOUSE_SET,
    KEEP_SEAT,
    KEEP_TABLE,
    KEY_TABLES,
    NO_ASK_WITH_KEY,
    NO_ENTRY_WITH_KEY,
    NO_LINE_WITH_KEY,
    RENAME,
    SET_DEVICE_SEEN,
    SET_LAST_SEEN,
    Statement,
    Values,
)
from cutpurse.table.errors import Conflict, StoreError
from cutpurse.table.rows import (
    AnswerRow,
    ChatRow,
    EntryRow,
    ModeratedRow,
    PersonRow,
    Rows,
    SeatRow,
    StoredTable,
    TableRow,
)

log = logging.getLogger(__name__)

T = TypeVar("T")
MOST_AT_ONCE = 1000  # commits in one transaction, so that the first does not wait too long
FAST_SYNC = 0.002  # seconds: a faster disk may be waited for in the event loop
LOCK_WAIT = 5000  # milliseconds that the thread waits while another process writes to the file


# --- writes ---
Part = tuple[Statement, Sequence[Values]]
Write = tuple[Part, ...]  # rows to write, all or nothing


def keep_table(row: TableRow) -> Write:
    """Insert or update a table and its seats."""
    options, moderated = (msgspec.json.encode(value).decode() for value in (row.options, row.moderated))
    *first, seats = astuple(msgspec.structs.replace(row, options=options, moderated=moderated))
    return (
        (KEEP_TABLE, [tuple(first)]),
        (KEEP_SEAT, [(row.id, n, *astuple(seat)) for n, seat in enumerate(seats)]),
    )


def keep_house_set(hash: str | None, text: str) -> Write:
    """Store the text of a house set, once for all tables; nothing if there is none."""
    return ((KEEP_HOUSE_SET, [] if hash is None else [(hash, text)]),)


def add_entries(table: str, rows: Iterable[EntryRow]) -> Write:
    """Append entries to a table's log."""
    return ((ADD_ENTRY, [(table, *astuple(row)) for row in rows]),)


def add_line(row: ChatRow) -> Write:
    """Append a line to a table's chat."""
    return ((ADD_LINE, [astuple(row)]),)


def add_key(table: str, key: str, body: str | None = None) -> Write:
    """Store the key of a request and the hash of its body, whatever else it leaves."""
    return ((ADD_KEY, [(table, key, body)]),)


def keep_answer(table: str, row: AnswerRow, cipher: AnswerCipher) -> Write:
    """Store the latest answer of a seat in a reaction window, encrypted; its key must be new."""
    key = [(table, row.key)]
    nonce, sealed = cipher.seal(table, row)
    return (
        (NO_ENTRY_WITH_KEY, key),
        (NO_LINE_WITH_KEY, key),
        (KEEP_ANSWER, [(table, row.seat, row.n, row.key, nonce, sealed)]),
    )


def write_rows(rows: Rows, cipher: AnswerCipher) -> Write:
    """Everything that a table wants stored at once."""
    parts: Write = ()
    if rows.entries:
        parts += add_entries(rows.table, rows.entries)
    if rows.closes_window:
        parts += ((FORGET_ANSWERS, [(rows.table,)]),)
    else:  # the key of an answer that was replaced, or undone, is used up, too
        parts += ((NO_ASK_WITH_KEY, [(rows.table, row.key) for row in rows.entries if row.key is not None]),)
    for answer in rows.answers:
        parts += keep_answer(rows.table, answer, cipher)
    for row in rows.tables:
        parts += keep_table(row)
    for line in rows.lines:
        parts += add_line(line)
    for key in {*rows.keys, *rows.bodies}:
        parts += add_key(rows.table, key, rows.bodies.get(key))
    return parts


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
        except (SQLAlchemyError, sqlite3.Error) as error:
            self.error = StoreError(str(error))
        except Exception as error:
            self.error = error


class Writer:
    """Writes to the database and reads from it; used by one thread at a time."""

    def __init__(self, connection: Connection, cursor: Any) -> None:
        self.connection = connection
        self.cursor = cursor
        self.sync_time = 0.0  # seconds for a commit, averaged over the last ones
        self._wait(0)

    def commit(self, jobs: list[Job]) -> Exception | None:
        """Commit all these jobs in one transaction; returns the error if it failed and nothing was written."""
        try:
            parts = [part for job in jobs for part in job.write]
            if parts:
                self._write(parts)
        except Exception as error:
            with suppress(sqlite3.Error):  # there may be no transaction left to roll back
                self.cursor.execute("ROLLBACK")
            return error
        return None

    def answer(self, jobs: list[Job]) -> None:
        """Run the queries among these jobs."""
        for job in jobs:
            if job.question is not None:
                job.ask(job.question, self.connection)

    def commit_all_or_each(self, jobs: list[Job]) -> None:
        """Commit all these jobs in one transaction or, if that fails, each in its own."""
        error = self.commit(jobs) if jobs else None
        if error is not None and len(jobs) == 1:
            jobs[0].error = as_store_error(error)
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

    def _write(self, parts: Iterable[Part]) -> None:
        rows: dict[Statement, list[Values]] = {}
        for statement, more in parts:
            rows.setdefault(statement, []).extend(more)
        self.cursor.execute("BEGIN IMMEDIATE")
        for statement in IN_ORDER:
            if statement in rows:
                statement.run(self.cursor, rows[statement])
        began = monotonic()
        self.cursor.execute("COMMIT")
        self.sync_time += (monotonic() - began - self.sync_time) / 4


def as_store_error(error: Exception) -> Exception:
    """A driver's error as ours: a key that exists is a Conflict, the rest a StoreError."""
    match error:
        case sqlite3.IntegrityError(sqlite_errorname="SQLITE_CONSTRAINT_UNIQUE" | "SQLITE_CONSTRAINT_PRIMARYKEY"):
            return Conflict(str(error))
        case sqlite3.Error():
            return StoreError(str(error))
    return error


def report(jobs: list[Job]) -> None:
    """Tell those who wait for these jobs that they are done."""
    for job in jobs:
        job.done(job)


class Store:
    """An open database; made by `Store.open`."""

    writer: Writer  # once it is open
    cipher: AnswerCipher  # also

    def __init__(self, database: Database) -> None:
        self.database = database
        self.loop = asyncio.get_running_loop()
        self.pending: list[Job] = []  # jobs since the last round of the event loop
        self.queue: SimpleQueue[list[Job] | None] = SimpleQueue()  # to the thread
        self.in_thread = 0  # jobs that the thread has; with none, the event loop may use the writer
        # A daemon, since nothing is lost when it is killed: whatever was confirmed is on the disk.
        self.thread = Thread(target=self._work, name="store", daemon=True)
        self.opened: asyncio.Future[Writer] = self.loop.create_future()
        self.closing = False

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open or create the database at a URL and migrate it; raises `CannotOpen`."""
        store = cls(Database(url))
        store.thread.start()
        store.writer = await store.opened
        store.cipher = store.database.cipher
        return store

    async def close(self) -> None:
        """Finish the waiting jobs, then close the database."""
        self.closing = True
        self._hand_over()
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    async def commit(self, *writes: Write) -> None:
        """Write all of this or nothing; it is on the disk on return. Raises `Conflict` or `StoreError`."""
        await self._result(tuple(part for write in writes for part in write))

    def commit_soon(self, rows: Rows, done: Callable[[Exception | None], None]) -> None:
        """Write all of this or nothing; `done` gets None once it is on the disk, else a `Conflict` or `StoreError`."""
        self.submit(Job(lambda job: done(job.error), write_rows(rows, self.cipher)))

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
            job.error = StoreError("the store is closed")
            self.loop.call_soon(job.done, job)
            return
        if not self.pending:
            self.loop.call_soon(self._commit_pending)
        self.pending.append(job)

    # --- in the event loop ---
    def _commit_pending(self) -> None:
        """Commit the pending jobs here if that is fast; otherwise hand them to the thread."""
        jobs = self.pending
        free = not self.in_thread and self.writer.sync_time < FAST_SYNC
        if jobs and free and all(job.brief for job in jobs) and self.writer.commit(jobs) is None:
            self.pending = []
            self.writer.answer(jobs)
            report(jobs)
        self._hand_over()

    def _hand_over(self) -> None:
        if self.pending:
            self.in_thread += len(self.pending)
            self.queue.put(self.pending)
            self.pending = []

    def _finish(self, jobs: list[Job]) -> None:
        self.in_thread -= len(jobs)
        report(jobs)

    # --- in the thread ---
    def _work(self) -> None:
        try:
            connection = self.database.open()
        except Exception as error:
            self.loop.call_soon_threadsafe(self.opened.set_exception, error)
            return
        cursor = connection.connection.cursor()
        writer = Writer(connection, cursor)
        self.loop.call_soon_threadsafe(self.opened.set_result, writer)
        going = True
        while going:
            jobs, going = self._next_batch()
            with writer.waiting_for_locks():
                writer.commit_all_or_each([job for job in jobs if job.question is None])
                writer.answer(jobs)
            with suppress(RuntimeError):  # the loop is closed, so nobody waits any more
                self.loop.call_soon_threadsafe(self._finish, jobs)
        cursor.close()
        self.database.close()

    def _next_batch(self) -> tuple[list[Job], bool]:
        """The waiting jobs, and whether to go on after them."""
        jobs: list[Job] = []
        more = self.queue.get()
        with suppress(Empty):
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
            values = (id, key) * (len(KEY_TABLES) + 1)
            ((found, body),) = connection.connection.cursor().execute(HAS_KEY.sql, values).fetchall()
            return bool(found), body

        def answered(job: Job) -> None:
            found, body = job.result or (False, None)
            done(found, body, job.error)

        self.submit(Job(answered, question=question))

    async def of_person(self, person: str, last: int = 50) -> list[TableRow]:
        """The tables where a person has a seat, newest first."""
        c = schema.tables.c
        sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        query = select(schema.tables).where(c.id.in_(sits)).order_by(c.made.desc()).limit(last)
        return await self._query(lambda connection: table_rows(connection, query))

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

    async def add_token(self, token: str, person: str, at: float, device: str = "") -> None:
        """Store the hash of another token of a person."""
        await self.commit(((ADD_TOKEN, [(token, person, at, at, device)]),))

    async def devices(self, person: str) -> list[tuple[str, float, float, str]]:
        """A person's devices, the latest seen first: the hash of the token, when it was made and seen, a name."""
        c = schema.tokens.c
        query = select(c.hash, c.made, c.seen, c.device).where(c.person == person).order_by(c.seen.desc(), c.hash)
        return await self._query(lambda connection: [tuple(row) for row in connection.execute(query)])

    async def remove_tokens(self, person: str, hashes: list[str]) -> None:
        """Forget some tokens of a person."""
        c = schema.tokens.c
        await self._change(delete(schema.tokens).where(c.person == person, c.hash.in_(hashes)))

    async def remove_links(self, person: str) -> None:
        """Forget the personal links of somebody that nobody has used."""
        await self._change(delete(schema.links).where(schema.links.c.person == person))

    async def _change(self, *statements: Delete) -> None:
        """Run statements that are too rare to be compiled, all or none."""

        def change(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                for statement in statements:
                    connection.execute(statement)
                connection.exec_driver_sql("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error, SQLAlchemyError):  # there may be no transaction left to roll back
                    connection.exec_driver_sql("ROLLBACK")
                raise

        await self._query(change)

    async def rename(self, person: str, name: str) -> None:
        """Change a person's name."""
        await self.commit(((RENAME, [(name, person)]),))

    async def set_last_seen(self, person: str, token: str, at: float) -> None:
        """Store when a person was last seen, and on which device."""
        await self.commit(((SET_LAST_SEEN, [(at, person)]), (SET_DEVICE_SEEN, [(at, token)])))

    async def add_link(self, hash: str, person: str, expires: float) -> None:
        """Store the hash of a personal link's code."""
        await self.commit(((ADD_LINK, [(hash, person, expires, False)]),))

    async def use_link(self, hash: str, now: float) -> str | None:
        """Use up a personal link: the person it belongs to, or None if it was used or has expired."""
        c = schema.links.c
        query = update(schema.links).where(c.hash == hash, ~c.used, c.expires > now).values(used=True)
        return await self._query(lambda connection: connection.scalar(query.returning(c.person)))


# --- reading ---
def stored_table(connection: Connection, id: str, cipher: AnswerCipher) -> StoredTable | None:
    """A table with its log."""
    rows = table_rows(connection, select(schema.tables).where(schema.tables.c.id == id))
    log = select(*list(schema.entries.c)[1:]).where(schema.entries.c.table_id == id).order_by(schema.entries.c.n)
    entries = [EntryRow(**row) for row in connection.execute(log).mappings()]
    if not rows:
        return None
    faces = select(schema.house_sets.c.text).where(schema.house_sets.c.hash == rows[0].house_set)
    text = connection.scalar(faces) or "" if rows[0].house_set else ""
    return StoredTable(rows[0], entries, text, window_answers(connection, id, len(entries), cipher))


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
        options = msgspec.json.decode(row["options"])
        moderated = msgspec.json.decode(row["moderated"], type=list[ModeratedRow])
        found[row["id"]] = TableRow(**{**row, "options": options, "moderated": moderated})
    c = schema.seats.c
    for row in connection.execute(select(schema.seats).where(c.table_id.in_(found)).order_by(c.seat)).mappings():
        seat = SeatRow(**{name: row[name] for name in SeatRow.__struct_fields__})
        found[row["table_id"]].seats.append(seat)
    return list(found.values())
