"""The store: what was answered is on the disk, what failed left nothing, and nobody else's commit suffers."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from threading import Event, current_thread

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec.structs import replace
from sqlalchemy import Connection, create_engine

from cutpurse.server.storage import database, schema
from cutpurse.server.storage.database import CannotOpen
from cutpurse.server.storage.disk_speed import TRY_FIRST, DiskSpeed
from cutpurse.server.storage.store import LOCK_WAIT, Job, Store
from cutpurse.server.storage.writes import add_entries, add_key, add_line, keep_table, write_rows
from cutpurse.table.errors import Conflict, StoreError, StoreUnavailable
from cutpurse.table.rows import AnswerRow, ChatRow, EntryRow, PersonRow, Rows, SeatRow, TableRow

ROOT = Path(__file__).parents[2]
ADA = PersonRow(id="ada", name=None, made=1.0, seen=1.0)


def a_table(id: str = "one", **changes: object) -> TableRow:
    row = TableRow(
        id=id,
        game="gaunerbande",
        version=1,
        options={"limit": 50},
        clock=None,
        pace="human",
        listed=True,
        status="playing",
        host="ada",
        secret=b"\x00\xff" * 16,
        made=1.5,
        seats=[SeatRow(person="ada", name="Ada", seed="00ff"), SeatRow(bot="greedy", name="Otto", warm=True)],
    )
    return replace(row, **changes)


def entry(n: int, key: str | None = None) -> EntryRow:
    return EntryRow(n=n, seat=0, command="play g4", events='[{"type":"Played"}]', key=key, at=2.5)


def a_line(n: int, key: str) -> ChatRow:
    return ChatRow(table="one", n=n, person="ada", seat=None, name="Ada", text=f"line {n} 👋", at=3.0, key=key)


def with_store(path: Path, work: Callable[[Store], Awaitable[None]], now: Callable[[], float] = time.time) -> None:
    """Open a store, do this, close it."""

    async def session() -> None:
        store = await Store.open(str(path), now=now)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(session())


# --- what is kept ---
def test_a_table_its_log_and_its_chat_come_back_as_they_were(tmp_path: Path) -> None:
    log = [entry(0), entry(1, "k1"), replace(entry(2), undoes=1, agreed=True)]

    async def write(store: Store) -> None:
        await store.commit(keep_table(a_table()), add_entries("one", log))
        await store.commit(add_line(a_line(0, "a")), add_line(a_line(1, "b")), add_line(a_line(2, "c")))

    async def read(store: Store) -> None:
        kept = await store.table("one")
        assert kept is not None
        assert kept.row == a_table()
        assert kept.entries == log
        assert await store.chat("one", last=2) == [a_line(1, "b"), a_line(2, "c")]
        assert await store.table("two") is None

    with_store(tmp_path / "games.db", write)
    with_store(tmp_path / "games.db", read)


def test_what_a_large_commit_notes_meanwhile_stays_in_memory(tmp_path: Path) -> None:
    """It has pages with the cards of running games, which belong in no folder that others use."""

    async def work(store: Store) -> None:
        assert store.writer.cursor.execute("PRAGMA temp_store").fetchall() == [(2,)]

    with_store(tmp_path / "games.db", work)


def test_keeping_a_table_again_brings_it_up_to_date(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit(keep_table(a_table()))
        later = a_table(status="over", ended=9.0, next="two", seats=[SeatRow(bot="random"), SeatRow(kept_for="ada")])
        await store.commit(keep_table(later))
        kept = await store.table("one")
        assert kept is not None
        assert kept.row == later

    with_store(tmp_path / "games.db", work)


def test_the_tables_where_a_person_sits_or_is_the_host_before_the_start_are_found_newest_first(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        nobody = [SeatRow(), SeatRow()]
        for row in (
            a_table("playing", made=1.0),
            a_table("open", made=2.0, status="open", seats=nobody),
            a_table("private", made=3.0, listed=False),
            a_table("over", made=4.0, status="over"),
        ):
            await store.commit(keep_table(row))
        assert [row.id for row in await store.of_person("ada")] == ["over", "private", "open", "playing"]
        assert [row.id for row in await store.of_person("ada", last=3)] == ["private", "open", "playing"], (
            "what goes on is never crowded out"
        )

    with_store(tmp_path / "games.db", work)


def test_a_person_is_found_by_each_of_their_tokens(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add_person(ADA, "t1")
        await store.add_link("link", "ada", 100.0)
        assert await store.use_link("link", "t2", 2.0) == "ada"
        await store.rename("ada", "Ada")
        await store.set_last_seen("ada", "t2", 5.0)
        ada = PersonRow(id="ada", name="Ada", made=1.0, seen=5.0)
        assert await store.person("t1") == ada
        assert await store.person("t2") == ada
        assert await store.person("t3") is None
        assert [row[:3] for row in await store.devices("ada")] == [("t2", 2.0, 5.0), ("t1", 1.0, 1.0)]

    with_store(tmp_path / "games.db", work)


def test_a_link_works_once_and_not_for_ever(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add_person(ADA, "t1")
        await store.add_link("fresh", "ada", 100.0)
        await store.add_link("stale", "ada", 50.0)
        wall.append(1051.0)
        assert await store.use_link("stale", "t2", 3.0) is None
        used = await asyncio.gather(*(store.use_link("fresh", f"new{n}", 3.0) for n in range(5)))
        assert sorted(used, key=str) == [None, None, None, None, "ada"]
        assert len(await store.devices("ada")) == 2, "one token for one link"

    wall = [1000.0]
    with_store(tmp_path / "games.db", work, now=lambda: wall[-1])
    with closing(sqlite3.connect(tmp_path / "games.db")) as games:
        assert games.execute("SELECT count(*) FROM links").fetchone() == (0,)


def test_a_link_is_used_up_only_together_with_the_token_it_is_for(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add_person(ADA, "t1")
        await store.add_link("link", "ada", 100.0)
        with pytest.raises(Conflict):  # as if the server ended between the two
            await store.use_link("link", "t1", 2.0)
        assert await store.use_link("link", "t2", 3.0) == "ada", "it still works"
        assert await store.person("t2") == ADA

    with_store(tmp_path / "games.db", work)


# --- together ---
def test_of_commits_that_wait_together_one_conflict_fails_alone_and_whole(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for id in "abcde":
            await store.commit(keep_table(a_table(id)))
        await store.commit(add_entries("c", [entry(0)]))
        commits = [
            store.commit(keep_table(a_table(id, clock=30)), add_entries(id, [entry(0), entry(1)])) for id in "abcde"
        ]
        results = await asyncio.gather(*commits, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), Conflict, type(None), type(None)]
        kept = [await store.table(id) for id in "abcde"]
        assert [len(table.entries) for table in kept if table] == [2, 2, 1, 2, 2]
        assert [table.row.clock for table in kept if table] == [30, 30, None, 30, 30]

    with_store(tmp_path / "games.db", work)


def test_a_key_counts_once_at_a_table(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit(keep_table(a_table("one")), keep_table(a_table("two")))
        await store.commit(add_entries("one", [entry(0, "same")]), add_entries("two", [entry(0, "same")]))
        with pytest.raises(Conflict):
            await store.commit(add_entries("one", [entry(1, "same")]))
        await store.commit(add_line(a_line(0, "same")))
        with pytest.raises(Conflict):
            await store.commit(add_line(a_line(1, "same")))

    with_store(tmp_path / "games.db", work)


def test_an_answer_in_a_window_needs_a_new_key_and_its_key_is_no_moves_afterwards(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit(keep_table(a_table()), add_entries("one", [entry(0, "moved")]), add_line(a_line(0, "said")))
        for used in ("moved", "said"):
            with pytest.raises(Conflict):
                await store.commit(write_rows(answering(used), store.cipher))
        await store.commit(write_rows(answering("fresh"), store.cipher))
        for rows in (
            answering("fresh"),
            Rows("one", entries=[entry(1, "fresh")], bodies={"fresh": "0123456789abcdef"}),
        ):
            with pytest.raises(Conflict):
                await store.commit(write_rows(rows, store.cipher))
        await store.commit(write_rows(Rows("one", entries=[entry(1, "fresh")], closes_window=True), store.cipher))
        assert await has_key(store, "one", "fresh")

    with_store(tmp_path / "tables.db", work)


def test_of_answers_in_a_window_the_latest_of_a_seat_comes_back_and_none_of_another_window(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit(keep_table(a_table()), add_entries("one", [entry(0)]))
        for key in ("first", "second"):
            await store.commit(write_rows(answering(key), store.cipher))
        kept = await store.table("one")
        assert kept is not None
        assert kept.answers == answering("second").answers
        await store.commit(add_entries("one", [entry(1)]))
        kept = await store.table("one")
        assert kept is not None
        assert kept.answers == []

    with_store(tmp_path / "tables.db", work)


def answering(key: str) -> Rows:
    """Somebody answers in a window after one entry."""
    return Rows("one", keys=[key], answers=[AnswerRow(n=1, seat=0, command=f"play {key}", key=key)])


def test_hundreds_of_rows_in_one_go_are_all_there_in_order(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit(keep_table(a_table()))
        await asyncio.gather(*(store.commit(add_entries("one", [entry(2 * n), entry(2 * n + 1)])) for n in range(187)))
        kept = await store.table("one")
        assert kept is not None
        assert [row.n for row in kept.entries] == list(range(374))

    with_store(tmp_path / "games.db", work)


def test_commits_of_many_tables_share_transactions(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit(*(keep_table(a_table(f"t{n}")) for n in range(200)))
        begun: list[str] = []

        def listen(connection: Connection) -> None:
            assert connection.connection.driver_connection is not None
            connection.connection.driver_connection.set_trace_callback(begun.append)

        await store._query(listen)
        await asyncio.gather(*(store.commit(add_entries(f"t{n}", [entry(0)])) for n in range(200)))
        assert 1 <= sum(sql.startswith("COMMIT") for sql in begun) < 100

    with_store(tmp_path / "games.db", work)


# --- where it is done ---
class Disk:
    """A cursor whose commits take as long as they are told to, by a clock of its own; it notes who commits."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cursor, store.writer.cursor = store.writer.cursor, self
        self.now = self.seconds = 0.0
        self.threads: list[str] = []
        monkeypatch.setattr("cutpurse.server.storage.store.monotonic", lambda: self.now)

    def execute(self, sql: str, *values: object) -> None:
        if sql == "COMMIT":
            self.now += self.seconds
            self.threads.append("store" if current_thread().name == "store" else "loop")
        self.cursor.execute(sql, *values)

    def executemany(self, sql: str, rows: object) -> None:
        self.cursor.executemany(sql, rows)


def test_the_event_loop_commits_by_itself_only_while_the_disk_is_quick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        disk = Disk(store, monkeypatch)

        async def commit(times: int, seconds: float) -> list[str]:
            disk.seconds, disk.threads = seconds, []
            for _ in range(times):
                await store.commit(keep_table(a_table()))
            return disk.threads

        assert await commit(3, 0.0005) == ["loop"] * 3
        assert await commit(2, 0.05) == ["loop", "store"]
        disk.now += TRY_FIRST
        assert await commit(1, 0.05) == ["loop"], "it is tried once more,"
        disk.now += TRY_FIRST
        assert await commit(3, 0.0005) == ["store"] * 3, "and after each slow try only after a longer while"
        disk.now += TRY_FIRST
        assert await commit(3, 0.0005) == ["loop"] * 3

    with_store(tmp_path / "games.db", work)


def test_the_event_loop_also_commits_what_a_report_leads_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the next request of a table, which waited until the one before it was stored."""

    async def work(store: Store) -> None:
        disk, told = Disk(store, monkeypatch), asyncio.Event()
        await store.commit(keep_table(a_table()))
        second = Job(lambda job: told.set(), add_entries("one", [entry(1)]))
        store.submit(Job(lambda job: store.submit(second), add_entries("one", [entry(0)])))
        await asyncio.wait_for(told.wait(), 10)
        assert second.error is None
        assert disk.threads == ["loop"] * 3

    with_store(tmp_path / "games.db", work)


def test_a_single_slow_commit_does_not_make_a_disk_slow_but_several_do() -> None:
    disk = DiskSpeed()
    for seconds, fast in ((0.0002, True), (0.008, True), (0.0002, True), (0.008, True), (0.008, False)):
        disk.took(seconds, 1.0)
        assert disk.fast == fast
    assert not disk.may_wait(1.0 + TRY_FIRST / 2)
    assert disk.may_wait(1.0 + TRY_FIRST)
    disk.took(0.0002, 1.0 + TRY_FIRST)
    for _ in range(5):
        disk.took(0.005, 2.0, jobs=200)
    assert disk.fast, "so many rows take a while on any disk"


def test_what_the_event_loop_would_commit_itself_waits_until_the_thread_has_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        disk = Disk(store, monkeypatch)
        asked = Event()
        slow = asyncio.ensure_future(store._query(lambda connection: asked.wait(10)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert store.in_thread == 1
        commit = asyncio.ensure_future(store.commit(keep_table(a_table())))
        await asyncio.sleep(0.01)  # time itself: nothing must happen
        assert not commit.done()
        asked.set()
        await asyncio.wait_for(commit, 10)
        assert await slow
        assert disk.threads == ["loop"]

    with_store(tmp_path / "games.db", work)


async def has_key(store: Store, id: str, key: str) -> bool:
    """Whether a key is stored at a table."""
    found: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    store.has_key_soon(id, key, lambda known, _body, _error: found.set_result(known))
    return await found


def test_a_key_is_looked_up_by_the_event_loop_after_what_was_to_be_written_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        Disk(store, monkeypatch)
        await store.commit(keep_table(a_table()))
        thread, store.queue = store.queue, SimpleQueue()
        try:
            answers = asyncio.gather(
                has_key(store, "one", "ada.first"),
                store.commit(add_entries("one", [entry(0, "ada.first")])),
                store.commit(add_key("one", "ada.second")),
                has_key(store, "one", "ada.second"),
                has_key(store, "two", "ada.second"),
            )
            assert tuple(await asyncio.wait_for(answers, 10)) == (True, None, None, True, False)
        finally:
            store.queue = thread

    with_store(tmp_path / "games.db", work)


def test_the_event_loop_goes_on_while_somebody_else_writes_to_the_file(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waits = asyncio.ensure_future(store.commit(keep_table(a_table())))
            began = time.monotonic()
            await asyncio.sleep(0.1)  # time itself: so long the other writes, and the loop goes on
            assert not waits.done()
            assert time.monotonic() - began < LOCK_WAIT / 2000
            other.execute("ROLLBACK")
        await waits
        assert await store.table("one") is not None

    with_store(tmp_path / "games.db", work)


# --- trouble ---
def test_what_the_database_does_not_take_is_said_and_the_store_goes_on(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(StoreError, match="FOREIGN KEY"):
            await store.commit(add_entries("nowhere", [entry(0)]))
        with pytest.raises(UnicodeEncodeError):
            await store.commit(keep_table(a_table(game="\ud800")))
        await store.commit(keep_table(a_table()))
        assert await store.table("one") is not None

    with_store(tmp_path / "games.db", work)


def test_a_full_disk_fails_what_waits_and_is_got_over(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit(keep_table(a_table()))
        pages = await store._query(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar())
        await store._query(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").scalar())
        big = replace(entry(0), events="x" * 100_000)
        results = await asyncio.gather(
            store.commit(add_entries("one", [big])), store.commit(keep_table(a_table(clock=9))), return_exceptions=True
        )
        assert [type(result) for result in results] == [StoreUnavailable, type(None)]
        await store._query(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=100000").scalar())
        await store.commit(add_entries("one", [big]))

    with_store(tmp_path / "games.db", work)


def test_a_closed_store_says_so_and_has_done_what_was_asked_before(tmp_path: Path) -> None:
    async def session() -> None:
        store = await Store.open(str(tmp_path / "games.db"))
        last = asyncio.ensure_future(store.commit(keep_table(a_table())))
        await asyncio.sleep(0)
        await store.close()
        await last
        with pytest.raises(StoreError):
            await store.commit(keep_table(a_table()))

    asyncio.run(session())
    with sqlite3.connect(tmp_path / "games.db") as games:
        assert games.execute("SELECT id FROM tables").fetchall() == [("one",)]
    games.close()


KILLED = """
import asyncio, sys
from tests.server.test_store import a_table, add_entries, entry, keep_table
from cutpurse.server.storage.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    async def play(id):
        await store.commit(keep_table(a_table(id)))
        for n in range(100000):
            await store.commit(add_entries(id, [entry(n)]))
            print(id, n, flush=True)
    await asyncio.gather(*(play(str(t)) for t in range(8)))

asyncio.run(main())
"""


def test_nothing_that_was_answered_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    process = subprocess.Popen([sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdout is not None
    answered: dict[str, int] = {}
    for _ in range(400):
        id, n = process.stdout.readline().split()
        answered[id] = int(n)
    process.send_signal(signal.SIGKILL)
    for line in process.stdout.read().splitlines():
        if len(words := line.split()) == 2:
            answered[words[0]] = int(words[1])
    process.stdout.close()
    process.wait()

    async def check(store: Store) -> None:
        for id, n in answered.items():
            kept = await store.table(id)
            assert kept is not None
            assert [row.n for row in kept.entries][: n + 1] == list(range(n + 1))
            assert len(kept.entries) <= n + 2  # at most the one that was under way

    with_store(path, check)


# --- opening ---
def refused(path: Path | str) -> CannotOpen:
    async def session() -> None:
        await (await Store.open(str(path))).close()

    with pytest.raises(CannotOpen) as caught:
        asyncio.run(session())
    return caught.value


@pytest.mark.parametrize("url", ["postgresql://u:secret@host/db", "mysql://x", "sqlite:///", "", ":memory:"])
def test_other_databases_are_refused_without_telling_their_password(url: str) -> None:
    error = refused(url)
    assert error.kind == "scheme"
    assert "secret" not in str(error)


def test_a_url_and_a_bare_path_mean_the_same_file(tmp_path: Path) -> None:
    assert database.path_of(f"sqlite:///{tmp_path}/a.db") == database.path_of(f"{tmp_path}/a.db") == tmp_path / "a.db"
    assert database.path_of("sqlite:///a.db") == Path.cwd() / "a.db"


def test_the_file_is_for_our_eyes_only_whatever_its_folder_is_called(tmp_path: Path) -> None:
    path = tmp_path / "new folder %20" / "games.db"
    path.parent.mkdir()

    async def nothing(store: Store) -> None:
        assert path.stat().st_mode & 0o777 == 0o600

    with_store(path, nothing)


def test_a_second_server_on_the_same_file_is_refused_and_does_no_harm(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(CannotOpen) as caught:
            await Store.open(str(tmp_path / "games.db"))
        assert caught.value.kind == "held"
        await store.commit(keep_table(a_table()))

    with_store(tmp_path / "games.db", work)


def test_files_that_are_not_ours_are_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("no database, but long enough to be looked at\n" * 40)
    assert refused(text).kind == "foreign"
    assert text.read_text().startswith("no database")
    other = tmp_path / "other.db"
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE songs (title TEXT)")
    connection.close()
    before = other.read_bytes()
    assert refused(other).kind == "foreign"
    assert other.read_bytes() == before  # not even its journal mode
    assert {path.name for path in tmp_path.iterdir()} == {"notes.txt", "other.db"}


def test_places_that_cannot_hold_a_file_are_refused_and_nothing_is_made_there(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    missing = refused(tmp_path / "no" / "such" / "games.db")
    assert (missing.kind, missing.url) == ("folder", str(tmp_path / "no" / "such"))
    assert refused("~nobody-has-this-name/games.db").kind == "folder"
    assert refused(tmp_path / "file" / "games.db").kind == "file"
    assert refused(tmp_path / "folder").kind == "file"
    assert {path.name for path in tmp_path.iterdir()} == {"file", "folder"}


def test_a_database_from_the_future_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def nothing(store: Store) -> None:
        pass

    with_store(path, nothing)
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    assert refused(path).kind == "future"
    assert path.read_bytes() == before


@pytest.mark.parametrize("since", ["", "0001"])
def test_a_new_database_and_one_that_is_migrated_have_the_schema(tmp_path: Path, since: str) -> None:
    path = tmp_path / "games.db"

    async def nothing(store: Store) -> None:
        pass

    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).with_name("migrations")))
    assert ScriptDirectory.from_config(config).get_heads() == [schema.REVISION]
    engine = create_engine(f"sqlite:///{path}")
    if since:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, since)
    with_store(path, nothing)
    with_store(path, nothing)  # an up-to-date one is opened as it is
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_heads() == (schema.REVISION,)
    engine.dispose()


def test_a_database_of_an_older_version_is_brought_up_to_date_and_keeps_what_it_has(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    engine = create_engine(f"sqlite:///{path}")
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).with_name("migrations")))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql("INSERT INTO people VALUES ('ada', 'Ada', 1.0, 1.0)")
    engine.dispose()

    async def work(store: Store) -> None:
        assert not await has_key(store, "one", "ada.some-key")
        await store.commit(keep_table(a_table()), add_key("one", "ada.some-key"))
        assert await has_key(store, "one", "ada.some-key")
        with pytest.raises(Conflict):
            await store.commit(add_key("one", "ada.some-key"))

    with_store(path, work)
    with closing(sqlite3.connect(path)) as found:
        assert found.execute("SELECT name FROM people").fetchall() == [("Ada",)]
