"""What happens to the files of a running server, and to those of one at rest: nothing is acknowledged that is not kept.

Files are really deleted, replaced, cut and damaged here, in the way an attack on the server did it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest
from sqlalchemy import Connection
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cutpurse.kernel.game import find
from cutpurse.server.serve import has_changed
from cutpurse.server.storage import database, wal
from cutpurse.server.storage import store as store_module
from cutpurse.server.storage.expiry_clock import ExpiryClock
from cutpurse.server.storage.log_chain import BrokenChain, broken_chains
from cutpurse.server.storage.store import Job, Store
from cutpurse.server.storage.writes import add_entries, add_line, keep_table
from cutpurse.server.web.sessions import LINK_LASTS
from cutpurse.table import messages as wire
from cutpurse.table.errors import StoreError, StoreFull, StoreUnavailable
from cutpurse.table.requests import MOST_LINES
from tests.server.people import evening, key, messages, move, run, say, sit, until
from tests.server.test_app import code
from tests.server.test_store import a_line, a_table, entry, refused, with_store
from tests.server.test_websocket import asked, visit


@pytest.fixture(autouse=True)
def every_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every commit is worth a look at the files, even if two follow each other within a millisecond."""
    monkeypatch.setattr(store_module, "LOOK_AGAIN", 0.0)


# --- files that change under a running server ---
def delete(file: Path) -> None:
    """rm tables.db"""
    file.unlink()


def move_away(file: Path) -> None:
    """mv tables.db elsewhere.db"""
    file.rename(file.with_name("elsewhere.db"))


def replace(file: Path) -> None:
    """An older copy is put in its place."""
    shutil.copy(file, file.with_name("copy.db"))
    file.with_name("copy.db").replace(file)


def delete_log(file: Path) -> None:
    """rm tables.db-wal"""
    Path(f"{file}-wal").unlink()


def delete_index(file: Path) -> None:
    """rm tables.db-shm"""
    Path(f"{file}-shm").unlink()


def delete_lock(file: Path) -> None:
    """rm tables.db.lock: a second server could be started."""
    Path(f"{file}.lock").unlink()


def move_folder(file: Path) -> None:
    """mv data elsewhere"""
    file.parent.rename(file.parent.with_name("elsewhere"))


def cut_log(file: Path) -> None:
    """truncate -s 0 tables.db-wal"""
    os.truncate(f"{file}-wal", 0)


def overwrite(file: Path) -> None:
    """cp backup.db tables.db"""
    backup = file.with_name("backup.db")
    shutil.copy(file, backup)
    time.sleep(0.02)  # a file's time has steps of some milliseconds
    shutil.copyfile(backup, file)


MEDDLING = [delete, move_away, replace, delete_log, delete_index, delete_lock, move_folder, cut_log, overwrite]


@pytest.mark.parametrize("meddle", MEDDLING)
@pytest.mark.parametrize("settled", [False, True])
def test_nothing_is_acknowledged_or_read_once_a_file_is_not_the_one_that_was_opened(
    tmp_path: Path, meddle: Callable[[Path], None], settled: bool, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()

    async def work(store: Store) -> None:
        if settled:  # as after some seconds in which no file of the folder was made or removed
            os.utime(folder, (1_000_000_000, 1_000_000_000))
        await store.commit(keep_table(a_table()))
        await store.commit(add_entries("one", [entry(0)]))
        meddle(folder / "games.db")
        for n in range(1, 4):
            with pytest.raises(StoreUnavailable):
                await store.commit(add_entries("one", [entry(n)]))
            with pytest.raises(StoreUnavailable):
                await store.table("one")
        assert store.trouble == "closed"

    with_store(folder / "games.db", work)
    said = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(said) == 1, "once, and not with every request"
    assert "Nothing is stored or shown any more" in said[0].getMessage()


def empty_log(store: Store) -> Awaitable[None]:
    """As the store does when nothing happens."""
    return store._query(lambda _: store.writer.shrink_log())


def test_a_database_overwritten_by_its_own_copy_while_the_log_is_empty_closes_before_anything_is_acknowledged(
    tmp_path: Path,
) -> None:
    file = tmp_path / "games.db"

    async def work(store: Store) -> None:
        await store.commit(keep_table(a_table()), add_entries("one", [entry(0)]))
        await empty_log(store)
        before = file.stat()
        overwrite(file)
        after = file.stat()
        assert (after.st_ino, after.st_size) == (before.st_ino, before.st_size)
        with pytest.raises(StoreUnavailable, match="was overwritten by another program"):
            await store.commit(add_entries("one", [entry(1)]))
        with pytest.raises(StoreUnavailable):
            await store.table("one")

    with_store(file, work)
    with closing(sqlite3.connect(file)) as games:
        assert games.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert games.execute("SELECT count(*) FROM entries").fetchone() == (1,), "nothing was written into the copy"


def test_a_server_that_ends_says_if_its_database_was_overwritten_since_the_last_look(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit(keep_table(a_table()))
        assert not has_changed(store)
        overwrite(tmp_path / "games.db")
        assert has_changed(store)

    with_store(tmp_path / "games.db", work)


def test_a_query_that_writes_is_not_acknowledged_if_a_file_changed_meanwhile(tmp_path: Path) -> None:
    def meddle(connection: Connection) -> None:
        delete(tmp_path / "games.db")

    async def work(store: Store) -> None:
        with pytest.raises(StoreUnavailable):
            await store._query(meddle)
        assert store.trouble == "closed"

    with_store(tmp_path / "games.db", work)


@pytest.mark.parametrize("crashed", [False, True])
def test_checkpoints_of_our_own_are_not_taken_for_somebody_who_overwrites_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, crashed: bool
) -> None:
    file = tmp_path / "games.db"
    monkeypatch.setattr(database, "PRAGMAS", (*database.PRAGMAS, "wal_autocheckpoint=20"))
    times: set[int] = set()

    async def work(store: Store) -> None:
        length = len(kept.entries) if (kept := await store.table("one")) is not None else 0
        await store.commit(keep_table(a_table()))
        for n in range(length, length + 80):
            await store.commit(add_entries("one", [entry(n)]))
            times.add(file.stat().st_mtime_ns)
            if n % 30 == 0:
                await empty_log(store)
        if crashed and not length:  # the files as a kill leaves them
            for name in ("games.db", "games.db-wal", "games.db.key"):
                shutil.copy(tmp_path / name, tmp_path / "crashed" / name)
        assert store.trouble == "none"

    (tmp_path / "crashed").mkdir()
    with_store(file, work)
    if crashed:
        file = tmp_path / "crashed" / "games.db"
        with_store(file, work)
    assert len(times) > 5, "there were some"


def test_what_nobody_waits_for_is_logged_when_it_fails(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def fail(connection: Connection) -> None:
        raise StoreError("no such table")

    async def work(store: Store) -> None:
        store.submit(Job(store_module.ignored, question=fail, brief=False))
        await store.table("one")

    with_store(tmp_path / "games.db", work)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == [
        "the database could not be kept in order: no such table"
    ]


def test_of_commits_within_a_millisecond_only_one_looks_at_the_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    now = 100.0
    monkeypatch.setattr(store_module, "monotonic", lambda: now)

    async def work(store: Store) -> None:
        nonlocal now
        await store.commit(keep_table(a_table()))
        now += 1.0
        looks = 0
        check = store.files.check

        def counted() -> None:
            nonlocal looks
            looks += 1
            check()

        monkeypatch.setattr(store.files, "check", counted)
        for n in range(20):
            await store.commit(add_entries("one", [entry(n)]))
            now += 0.0002
        assert looks == 4
        delete(tmp_path / "games.db")
        now += 0.001
        with pytest.raises(StoreUnavailable):
            await store.commit(add_entries("one", [entry(20)]))

    with_store(tmp_path / "games.db", work)


async def closing_line(socket: ClientConnection) -> AsyncIterator[str | bytes]:
    """What comes until the server ends a connection."""
    with suppress(ConnectionClosed):
        while True:
            yield await socket.recv()


@run
async def test_players_are_sent_away_when_the_database_is_deleted_during_their_game(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        async with v.socket(id, cookie) as socket:
            assert isinstance((await asked(socket, sit(0)))[0], wire.Done)
            v.e.file.unlink()
            reply, before = await asked(socket, say("Hello?"))
            assert isinstance(reply, wire.Problem)
            assert reply.code == "not-stored"
            assert not any(isinstance(message, wire.Said) for message in before)
            after = [messages.decode(data) async for data in closing_line(socket)]
            assert not any(isinstance(message, wire.Said | wire.Done) for message in after)
        with pytest.raises(InvalidStatus) as turned_away:
            async with v.socket(id, cookie):
                pass
        assert turned_away.value.response.status_code == 503
        for path in ("/api/tables", f"/api/tables/{id}", f"/api/tables/{id}/view"):
            assert code(await v.http.get(path, headers={"Cookie": cookie})) == (503, "not-stored"), path
        health = await v.http.get("/api/health")
        assert (health.status_code, health.json()) == (503, {"storage": "closed"})
    assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) == 1


def test_another_program_may_empty_the_write_ahead_log_as_sqlite_does(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit(keep_table(a_table()), add_entries("one", [entry(0)]))
        with closing(sqlite3.connect(tmp_path / "games.db")) as other:
            assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
        assert os.path.getsize(tmp_path / "games.db-wal") == 0
        await store.commit(add_entries("one", [entry(1)]))
        assert store.trouble == "none"

    with_store(tmp_path / "games.db", work)


# --- files that cannot be written ---
@contextmanager
def ordinary_user() -> Iterator[Path]:
    """A folder of somebody whom permissions bind, as they do not bind root; for this block we are that somebody."""
    folder = Path(tempfile.mkdtemp())
    nobody = 65534
    as_root = os.geteuid() == 0
    if as_root:
        os.chown(folder, nobody, nobody)
        os.seteuid(nobody)
    try:
        yield folder
    finally:
        if as_root:
            os.seteuid(0)
        folder.chmod(0o700)
        shutil.rmtree(folder)


async def nothing(store: Store) -> None:
    """Open it and close it again."""


@pytest.mark.parametrize(("what", "mode"), [("games.db", 0o400), ("games.db", 0o000), (".", 0o500)])
def test_a_file_or_folder_that_may_only_be_read_is_found_out_at_the_start(what: str, mode: int) -> None:
    with ordinary_user() as folder:
        with_store(folder / "games.db", nothing)
        (folder / "games.db.lock").unlink()
        (folder / what).chmod(mode)
        assert refused(folder / "games.db").kind == "file"


def test_a_full_disk_is_found_out_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PRAGMAS", (*database.PRAGMAS, "max_page_count=1"))
    assert refused(tmp_path / "games.db").kind == "full"


async def forbid_writing(store: Store, forbidden: bool) -> None:
    """Let every write fail as on a disk that became read-only, or let it succeed again."""
    await store._query(lambda connection: connection.exec_driver_sql(f"PRAGMA query_only={int(forbidden)}"))


@run
async def test_a_database_that_became_read_only_refuses_plainly_and_heals_by_itself(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        await forbid_writing(v.e.store, True)
        ask = {"ask": "say", "key": key(), "text": "Hello?"}
        new = {"game": "gaunerbande", "bots": [None] * 3}
        for _ in range(3):
            for path, body in ((f"/api/tables/{id}", ask), ("/api/tables", new)):
                assert code(await v.http.post(path, json=body, headers={"Cookie": cookie})) == (503, "not-stored")
        assert (await v.http.get(f"/api/tables/{id}", headers={"Cookie": cookie})).status_code == 200, "reading goes on"
        assert (await v.http.get("/api/health")).json() == {"storage": "not-writing"}
        await forbid_writing(v.e.store, False)
        v.e.store._look_after()  # as it does every few seconds
        await until(lambda: v.e.store.trouble == "none")
        assert (await v.http.get("/api/health")).json() == {"storage": "ok"}
        assert (await v.http.post(f"/api/tables/{id}", json=ask, headers={"Cookie": cookie})).status_code == 200
    said = [record.getMessage() for record in caplog.records if record.name.startswith("cutpurse")]
    assert len(said) == 2, "once that it fails, and once that it works again"
    assert "cannot be written: attempt to write a readonly database" in said[0]
    assert said[1] == "the database can be written again"


# --- damage at rest ---
def flip(file: Path, at: int, many: int = 1) -> None:
    """Change some bytes of a file."""
    with file.open("r+b") as opened:
        opened.seek(at)
        old = opened.read(many)
        opened.seek(at)
        opened.write(bytes(byte ^ 0x15 for byte in old))


def with_two_logs(path: Path) -> None:
    """A database with two tables of a few entries."""

    async def work(store: Store) -> None:
        await store.commit(keep_table(a_table("one")), keep_table(a_table("two")))
        for n in range(5):
            await store.commit(add_entries("one", [entry(n)]), add_entries("two", [entry(n)]))

    with_store(path, work)


def test_a_damaged_page_is_found_out_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with_two_logs(path)
    flip(path, 2 * 4096, 100)  # the head of a page
    assert refused(path).kind == "damaged"


def test_a_file_cut_short_is_found_out_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with_two_logs(path)
    os.truncate(path, path.stat().st_size // 2)
    assert refused(path).kind == "damaged"


def change_an_event(path: Path) -> None:
    """A byte of an event flips, and the page is still well formed."""
    at = path.read_bytes().find(b'"Played"')
    assert at >= 0
    flip(path, at + 1)


def forget_the_last(path: Path) -> None:
    """The last entry of a log is lost."""
    with closing(sqlite3.connect(path)) as games, games:
        games.execute("DELETE FROM entries WHERE table_id = 'one' AND n = 4")


def exchange(path: Path) -> None:
    """Two entries change places."""
    with closing(sqlite3.connect(path)) as games, games:
        games.execute("UPDATE entries SET seat = 1 WHERE table_id = 'one' AND n = 1")
        for before, after in ((1, 99), (2, 1), (99, 2)):
            games.execute("UPDATE entries SET n = ? WHERE table_id = 'one' AND n = ?", (after, before))


@pytest.mark.parametrize("damage", [change_an_event, forget_the_last, exchange])
def test_a_damaged_log_is_noticed_when_its_table_is_loaded_and_the_others_go_on(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    path = tmp_path / "games.db"
    with_two_logs(path)
    damage(path)

    async def work(store: Store) -> None:
        found = await asyncio.gather(store.table("one"), store.table("two"), return_exceptions=True)
        assert len([result for result in found if isinstance(result, BrokenChain)]) == 1
        assert store.trouble == "none"

    with_store(path, work)


@run
async def test_a_table_with_a_damaged_log_is_closed_with_a_word_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with visit(tmp_path) as v:
        people = await v.e.people("Ada", "Ben", "Eve")
        damaged, other = await v.e.game(*people), await v.e.game(*people)
        await v.e.store._query(lambda c: c.exec_driver_sql(f"UPDATE entries SET seat = 2 WHERE table_id = '{damaged}'"))
        await v.e.put_to_sleep(damaged)
        await v.e.put_to_sleep(other)
        for _ in range(3):
            assert code(await v.http.get(f"/api/tables/{damaged}")) == (503, "damaged")
        assert (await v.http.get(f"/api/tables/{other}")).status_code == 200
    said = [record.getMessage() for record in caplog.records if record.name.startswith("cutpurse")]
    assert len(said) == 1
    assert f"the log of table {damaged} is damaged at entry 0" in said[0]


def test_a_log_that_goes_beyond_the_end_that_was_stored_is_sound(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        store.writer.heads_stored = -1000.0  # so the next commit stores where the log ends
        await store.commit(keep_table(a_table()), add_entries("one", [entry(0)]))
        await store.commit(add_entries("one", [entry(1)]))
        for part in ("", "-wal"):  # as a server leaves it that is killed now
            shutil.copy(tmp_path / f"games.db{part}", tmp_path / f"killed.db{part}")

    async def go_on(store: Store) -> None:
        await store.commit(add_entries("one", [entry(2)]))
        kept = await store.table("one")
        assert kept is not None
        assert len(kept.entries) == 3

    with_store(tmp_path / "games.db", write)
    with_store(tmp_path / "killed.db", go_on)
    with closing(sqlite3.connect(tmp_path / "killed.db")) as games:
        assert games.execute("SELECT length FROM log_heads").fetchall() == [(3,)]
        assert broken_chains(games) == []


def test_damage_met_while_running_closes_the_store(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with_two_logs(path)

    async def work(store: Store) -> None:
        await store._query(lambda connection: connection.exec_driver_sql("PRAGMA shrink_memory"))  # read pages anew
        with path.open("r+b") as file:
            file.seek(4096)
            file.write(os.urandom(path.stat().st_size - 4096))
        for _ in range(2):
            with pytest.raises(StoreUnavailable):
                await store.table("one")
            with pytest.raises(StoreUnavailable):
                await store.commit(keep_table(a_table("three")))
        assert store.trouble == "closed"

    with_store(path, work)


# --- damage in the write-ahead log ---
class Crashed(NamedTuple):
    """A database as a killed server left it, and where each commit ended in its write-ahead log."""

    path: Path
    log: bytes
    ends: list[int]


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Crashed:
    """A server that was killed after some commits; its log was begun anew once, so that older pages follow."""
    folder = tmp_path_factory.mktemp("crashed")
    ends: list[int] = []

    async def work(store: Store) -> None:
        await store.commit(*(keep_table(a_table(id)) for id in ("one", "two", "three", "four", "five", "six")))
        for n in range(4):
            await store.commit(*(add_entries(id, [entry(n)]) for id in ("one", "two", "three", "four")))
        await store._query(lambda connection: connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").all())
        for n in range(4, 9):
            await store.commit(add_entries("one", [entry(n)]))
            ends.append(log_end(folder / "games.db"))
        for part in ("", "-wal"):
            shutil.copy(folder / f"games.db{part}", folder / f"killed.db{part}")

    with_store(folder / "games.db", work)
    log = (folder / "killed.db-wal").read_bytes()
    assert len(log) > ends[-1], "pages of an earlier round follow"
    return Crashed(folder / "killed.db", log, ends)


def log_end(path: Path) -> int:
    """Where the frames of the present round end."""
    return 32 + 4120 * len(list(wal.frames_of(Path(f"{path}-wal").read_bytes(), 4096)))


def test_damage_in_the_write_ahead_log_is_noticed_in_every_commit_but_the_last(crashed: Crashed) -> None:
    assert not wal.is_damaged(crashed.log, 4096)
    for at in [3, 17, 25, *range(33, crashed.ends[-2], 1030)]:  # in its header, and in headers and pages of frames
        damaged = bytearray(crashed.log)
        damaged[at] ^= 0x15
        assert wal.is_damaged(bytes(damaged), 4096), at


def test_a_server_does_not_start_on_a_damaged_write_ahead_log_and_leaves_it_as_it_is(crashed: Crashed) -> None:
    log = Path(f"{crashed.path}-wal")
    flip(log, crashed.ends[1] + 100)
    damaged = log.read_bytes()
    try:
        assert refused(crashed.path).kind == "log-damaged"
        assert log.read_bytes() == damaged
    finally:
        log.write_bytes(crashed.log)


def test_a_power_cut_in_the_middle_of_a_commit_is_not_taken_for_damage(crashed: Crashed) -> None:
    luck = Random(1)
    for _ in range(100):
        last = luck.randrange(1, len(crashed.ends))
        image = bytearray(crashed.log[: crashed.ends[last]])
        for at in range(crashed.ends[last - 1], len(image), 512):
            if luck.random() < 0.4:  # this sector was not written yet
                image[at : at + 512] = bytes(len(image[at : at + 512]))
        assert not wal.is_damaged(bytes(image), 4096)


# --- sizes ---
def test_the_write_ahead_log_is_emptied_when_nothing_happens_and_when_it_is_too_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "games.db-wal"

    async def work(store: Store) -> None:
        async def looked_after() -> int:
            store._look_after()
            await store.table("one")  # after what it does
            return log.stat().st_size

        await store.commit(keep_table(a_table()), add_entries("one", [entry(0)]))
        assert await looked_after() > 0, "not while people play"
        monkeypatch.setattr(store_module, "IDLE_AFTER", 0.0)
        assert await looked_after() == 0
        await store.commit(add_entries("one", [entry(1)]))
        monkeypatch.setattr(store_module, "IDLE_AFTER", 1000.0)
        assert await looked_after() > 0
        monkeypatch.setattr(store_module, "MOST_LOG", 1)
        assert await looked_after() == 0
        await store.commit(add_entries("one", [entry(2)]))
        assert store.trouble == "none"

    with_store(tmp_path / "games.db", work)


@run
async def test_a_full_server_makes_no_new_tables_and_running_games_go_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        e.store.most_bytes = 1
        with pytest.raises(StoreFull):
            await e.make(people[0], None, None, None)
        await move(e, id, people)


@run
async def test_house_sets_are_limited_in_all_and_a_known_one_may_be_used_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as e:
        monkeypatch.setattr(store_module, "MOST_HOUSE_SETS", 1)
        (ada,) = await e.people("Ada")

        async def bring(title: str) -> None:
            text = f'title = "{title}"\n{find("langfinger").components()}'
            await e.make(ada, None, None, None, game="langfinger", options={"components": text})

        await bring("First")
        with pytest.raises(StoreFull):
            await bring("Second")
        await bring("First")


@run
async def test_a_table_takes_ten_thousand_lines_of_chat(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        (ada,) = await e.people("Ada")
        id = await e.make(ada, None, None, None)
        await e.store.commit(add_line(msgspec.structs.replace(a_line(MOST_LINES - 2, "a"), table=id)))
        await e.put_to_sleep(id)
        assert await e.ask(id, ada, say("The last one")) == "done"
        assert await e.ask(id, ada, say("One too many")) == "too-many"


def test_no_file_of_a_database_can_be_read_by_others_even_if_it_could_before(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with_store(path, nothing)
    path.chmod(0o644)
    (tmp_path / "games.db.lock").chmod(0o644)

    async def look(store: Store) -> None:
        await store.commit(keep_table(a_table()))
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        assert modes == dict.fromkeys(modes, 0o600)
        assert {"games.db", "games.db-shm", "games.db-wal", "games.db.lock"} <= modes.keys()

    with_store(path, look)


# --- expiry ---
def test_the_clock_of_links_never_goes_back_and_never_stands_still() -> None:
    wall, steady = [1000.0], [0.0]
    clock = ExpiryClock(lambda: wall[0], 900.0, lambda: steady[0])
    assert clock.now() == 1000.0
    wall[0], steady[0] = 500.0, 10.0  # the wall clock is put back
    assert clock.now() == 1010.0
    steady[0] = 30.0
    assert clock.now() == 1030.0
    wall[0] = 2000.0
    assert clock.now() == 2000.0


@run
async def test_a_link_that_has_expired_stays_so_when_the_clock_is_put_back_and_the_server_restarted(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as e:
        (ada,) = await e.people("Ada")
        seen, unseen = [await e.sessions.link(ada) for _ in range(2)]
        e.wall += LINK_LASTS + 60
        assert await e.sessions.claim(seen) is None
        await e.restart()
        e.wall -= LINK_LASTS
        assert await e.sessions.claim(seen) is None
        assert await e.sessions.claim(unseen) is None


@run
async def test_expired_links_are_deleted_although_nobody_uses_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "SWEEP_EVERY", 0.0)
    async with evening(tmp_path) as e:
        (ada,) = await e.people("Ada")
        link = await e.sessions.link(ada)
        e.wall += LINK_LASTS + 60
        e.store._look_after()
        await e.restart()
        e.wall -= LINK_LASTS
        assert await e.sessions.claim(link) is None
