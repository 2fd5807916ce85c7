"""Backups as docs/hosting.md describes them: made while the server runs or after it fell, checked, and gone on with."""

from __future__ import annotations

import gzip
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cutpurse.cli import main
from cutpurse.server.storage import backup
from cutpurse.server.storage.store import Store
from cutpurse.server.storage.writes import add_entries, keep_table
from cutpurse.table.rows import EntryRow
from cutpurse.terminal.command_help import program
from tests.server.people import evening, move, run
from tests.server.test_database_files import flip, forget_the_last, ordinary_user, with_two_logs
from tests.server.test_store import a_table, entry, with_store

FIRST_RELEASE = Path(__file__).parents[1] / "compatibility" / "first_release" / "tables.db.gz"


def by_us(db: Path, copy: Path) -> None:
    """A backup of a database in use, with `cutpurse backup`."""
    assert backup.back_up(str(db), copy).sound


def by_sqlite(db: Path, copy: Path) -> None:
    """A backup of a database in use."""
    with closing(sqlite3.connect(db)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def by_copying(db: Path, copy: Path) -> None:
    """The file and what was not written into it yet, as they lie there after a crash."""
    shutil.copy(db, copy)
    shutil.copy(f"{db}-wal", f"{copy}-wal")


@pytest.mark.parametrize("kept", [by_us, by_sqlite, by_copying])
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


# --- the commands ---
class Command:
    """`cutpurse backup`, `restore` and `check-db` on a database in a folder."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.db = folder / "tables.db"
        self.copy = folder / "copy.db"
        with_two_logs(self.db)

    def run(self, *words: str) -> tuple[int, str]:
        """Run a command in English; its exit code, and all it says."""
        code = main([*words, "--db", str(self.db), "--lang", "en"])
        out, err = self.capsys.readouterr()
        return code, out + err

    def entries(self, table: str = "one") -> int:
        """How many entries a log in the database has."""
        with closing(sqlite3.connect(self.db)) as games:
            ((count,),) = games.execute("SELECT count(*) FROM entries WHERE table_id = ?", (table,)).fetchall()
        return int(count)

    def play_on(self) -> None:
        """One more entry."""

        async def work(store: Store) -> None:
            await store.commit(add_entries("one", [entry(5)]))

        with_store(self.db, work)


@pytest.fixture
def command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Command:
    """The commands, and a database with two tables."""
    return Command(tmp_path, capsys)


def names(folder: Path) -> set[str]:
    """The files of a folder."""
    return {path.name for path in folder.iterdir()}


def test_a_backup_is_one_private_file_and_restoring_it_keeps_what_was_there(command: Command, tmp_path: Path) -> None:
    assert command.run("backup", str(command.copy)) == (0, f"Saved: {command.copy}, 2 tables with 8 moves.\n")
    assert command.copy.stat().st_mode & 0o777 == 0o600
    assert {name for name in names(tmp_path) if "copy" in name} == {"copy.db"}
    command.play_on()
    code, said = command.run("restore", str(command.copy))
    assert code == 0
    assert "tables.db.replaced-1" in said
    assert command.entries() == 5
    assert command.db.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(tmp_path / "tables.db.replaced-1")) as old:
        assert old.execute("SELECT count(*) FROM entries WHERE table_id = 'one'").fetchone() == (6,)
    command.play_on()
    assert command.run("check-db") == (0, f"{command.db} is sound: 2 tables, 9 moves.\n")


def test_a_backup_replaces_nothing_unless_told_to(command: Command) -> None:
    command.copy.write_text("my diary")
    code, said = command.run("backup", str(command.copy))
    assert (code, said.count("\n")) == (2, 1)
    assert "--force" in said
    assert command.copy.read_text() == "my diary"
    assert command.run("backup", str(command.copy), "--force")[0] == 0
    assert backup.check(str(command.copy)).moves == 8


def test_a_backup_with_a_damaged_log_is_told_and_replaces_no_older_one(command: Command, tmp_path: Path) -> None:
    assert command.run("backup", str(command.copy))[0] == 0
    good = command.copy.read_bytes()
    forget_the_last(command.db)
    code, said = command.run("backup", str(command.copy), "--force")
    assert code == 2
    assert "The log of table one is damaged at entry 4" in said
    assert command.copy.read_bytes() == good
    code, said = command.run("backup", str(tmp_path / "other.db"))
    assert code == 1
    assert "The log of table one is damaged at entry 4" in said
    before = command.db.read_bytes()
    assert command.run("restore", str(tmp_path / "other.db"))[0] == 2
    assert command.db.read_bytes() == before
    assert command.run("restore", str(tmp_path / "other.db"), "--force")[0] == 0
    assert command.run("restore", str(command.copy))[0] == 0
    assert command.run("check-db")[0] == 0


def test_what_can_be_read_of_a_damaged_write_ahead_log_is_saved_by_a_backup(command: Command, tmp_path: Path) -> None:
    async def killed(store: Store) -> None:
        for n in range(5, 9):
            await store.commit(add_entries("one", [entry(n)]))
        for part in ("", "-wal"):
            shutil.copy(f"{command.db}{part}", tmp_path / f"killed.db{part}")

    with_store(command.db, killed)
    log = tmp_path / "killed.db-wal"
    flip(log, log.stat().st_size // 2)
    damaged = log.read_bytes()
    command.db = tmp_path / "killed.db"
    assert command.run("serve", "--port", "0")[0] == 2
    assert command.run("check-db")[0] == 1
    code, said = command.run("backup", str(command.copy))
    assert code == 1
    assert "some that were confirmed are lost" in said
    assert log.read_bytes() == damaged, "what is damaged stays as it is"
    assert command.run("restore", str(command.copy))[0] == 0
    assert command.run("check-db")[0] == 0
    assert 5 <= command.entries() < 9


def test_files_that_are_no_backups_are_refused_and_nothing_changes(command: Command, tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("no database, but long enough to be looked at\n" * 40)
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as songs:
        songs.execute("CREATE TABLE songs (title TEXT)")
    torn = tmp_path / "torn.db"
    torn.write_bytes(command.db.read_bytes()[:-8192])
    before = command.db.read_bytes()
    complaints = {
        text: "is not a Cutpurse database. Nothing was replaced.",
        other: "is not a Cutpurse database. Nothing was replaced.",
        torn: "is damaged. Take an earlier backup, if you have one. Nothing was replaced.",
        tmp_path / "missing.db": "Nothing was replaced.",
        command.db: "is the database itself.",
        tmp_path: "is a folder. Say which file:",
    }
    for file, complaint in complaints.items():
        code, said = command.run("restore", str(file))
        assert code == 2, file
        assert complaint in said, file
        assert str(file) in said
        assert "Restore a backup" not in said
        assert command.db.read_bytes() == before
    assert command.run("backup", str(tmp_path / "no" / "folder.db"))[0] == 2
    assert not [name for name in names(tmp_path) if name.endswith(".part") or "replaced" in name]


def test_a_database_in_use_is_backed_up_and_checked_but_not_restored(command: Command) -> None:
    async def work(store: Store) -> None:
        await store.commit(keep_table(a_table("three")), add_entries("three", [entry(0)]))
        assert command.run("backup", str(command.copy)) == (0, f"Saved: {command.copy}, 3 tables with 8 moves.\n")
        assert command.run("check-db")[0] == 0
        code, said = command.run("restore", str(command.copy))
        assert code == 2
        assert said == f"A server has {command.db} open. Stop it first. Nothing was replaced.\n"
        assert "There is no file" in command.run("restore", str(command.copy) + "x")[1], "told before the server is"
        await store.commit(add_entries("three", [entry(1)]))

    with_store(command.db, work)
    assert command.entries("three") == 2


def test_a_backup_of_an_earlier_version_is_taken_and_brought_up_to_date(command: Command, tmp_path: Path) -> None:
    old = tmp_path / "first.db"
    old.write_bytes(gzip.decompress(FIRST_RELEASE.read_bytes()))
    assert command.run("restore", str(old))[0] == 0

    async def work(store: Store) -> None:
        pass

    with_store(command.db, work)
    assert command.run("check-db")[0] == 0


def test_restoring_where_there_is_no_database_yet_makes_one(command: Command, tmp_path: Path) -> None:
    assert command.run("backup", str(command.copy))[0] == 0
    command.db = tmp_path / "new.db"
    code, said = command.run("restore", str(command.copy))
    assert code == 0
    assert "replaced" not in said
    assert command.entries() == 5


def test_a_backup_needs_the_name_of_a_file(command: Command, tmp_path: Path) -> None:
    assert command.run("backup", str(tmp_path)) == (
        2,
        f"{tmp_path} is a folder. Say which file: {program()} backup FILE\n",
    )
    for word in ("backup", "restore", "verify"):
        assert main([word, "--lang", "en"]) == 2
        assert command.capsys.readouterr().err == f"Say which file: {program()} {word} FILE\n"


def test_a_folder_that_cannot_be_written_is_named_and_not_the_backup(command: Command) -> None:
    assert command.run("backup", str(command.copy))[0] == 0
    contents = command.copy.read_bytes()
    with ordinary_user() as folder:
        copy = folder / "copy.db"
        copy.write_bytes(contents)
        (folder / "sealed").mkdir(mode=0o500)
        command.db = folder / "sealed" / "tables.db"
        code, said = command.run("restore", str(copy))
    assert (code, said.count("\n")) == (2, 1)
    assert str(command.db) in said
    assert str(copy) not in said


def test_a_full_disk_is_told_of_the_place_and_not_of_the_backup(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert command.run("backup", str(command.copy))[0] == 0

    def no_room(original: sqlite3.Connection, part: Path) -> backup.Findings:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    monkeypatch.setattr(backup, "copied_from", no_room)
    code, said = command.run("restore", str(command.copy))
    assert (code, said.startswith(f"There is no room left to write {command.db}.")) == (2, True)


@run
async def test_moves_are_counted_as_verify_does_without_the_deal_and_what_was_taken_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        await move(e, id, people, times=3)
        assert backup.check(str(e.file)).moves == 3
        count = 4
        undo = EntryRow(n=count, seat=0, command="", events="[]", undoes=2, at=2.5)
        await e.store.commit(add_entries(id, [undo, entry(count + 1)]))
        assert backup.check(str(e.file)).moves == 2


def test_where_only_the_database_was_lost_a_backup_takes_its_place_without_the_old_log(
    command: Command, tmp_path: Path
) -> None:
    assert command.run("backup", str(command.copy))[0] == 0
    command.db.unlink()
    (tmp_path / "tables.db-wal").write_bytes(b"of another database")
    code, said = command.run("serve", "--port", "0")
    assert (code, said.count("\n")) == (2, 1)
    assert "tables.db.key, tables.db-wal" in said
    assert not command.db.exists(), "no empty one was made"
    assert command.run("restore", str(command.copy))[0] == 0
    assert not (tmp_path / "tables.db-wal").exists()
    assert command.entries() == 5
