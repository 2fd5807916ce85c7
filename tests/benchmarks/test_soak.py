"""The soak, for a few seconds: it plays, kills, and finds nothing wrong; and it would find what is."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from benchmarks.soak import Journal, Measured, found_wrong, grown, soak
from tests.server.test_database_files import with_two_logs


def test_a_short_soak_with_kills_loses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert asyncio.run(soak(minutes=0.07, kill_every=2.0, tables=4, seed=1)), capsys.readouterr().out
    said = capsys.readouterr().out
    assert "nothing lost, nothing doubled" in said
    assert " 0 acknowledged" not in said


def test_a_short_soak_of_one_process_without_kills_is_judged_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert asyncio.run(soak(minutes=0.07, kill_every=0, tables=4, seed=1)), capsys.readouterr().out
    said = capsys.readouterr().out
    assert said.splitlines()[-2].startswith("0 kills, ")
    assert "bytes for each of" in said


@pytest.mark.parametrize(
    ("a_minute", "one_process", "wrong"),
    [
        (1.0, True, []),
        (1.5, True, ["memory grew by 1.1 MB a minute, beside what SQLite caches"]),
        (1.0, False, []),
        (9.0, False, ["memory grew from 132.8 to 157.5 MB"]),
    ],
)
def test_a_server_that_keeps_growing_is_found(a_minute: float, one_process: bool, wrong: list[str]) -> None:
    measured = [Measured(n / 4, 90 + a_minute * n / 4, n / 10, 8.0) for n in range(33)]
    assert grown(measured, one_process) == wrong


def test_what_is_lost_or_damaged_or_was_never_sent_is_found(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with_two_logs(db)
    with closing(sqlite3.connect(db)) as games, games:
        games.execute("UPDATE entries SET \"key\" = 'ada.' || table_id WHERE n = 4")
    journal = Journal(sent={("one", "one"), ("one", "two")}, acknowledged={("one", "one"), ("one", "two")})
    with closing(sqlite3.connect(db)) as games, games:
        games.execute("DELETE FROM tables")  # no game could read these
    wrong = " ".join(asyncio.run(found_wrong(db, journal)))
    assert "1 acknowledged and lost, such as ('one', 'two')" in wrong
    assert "1 stored that nobody sent, such as ('two', 'two')" in wrong
    assert "the log of table one is damaged at entry 4" in wrong
