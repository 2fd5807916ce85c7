"""The soak, for a few seconds: it plays, kills, and finds nothing wrong; and it would find what is."""

from __future__ import annotations

import asyncio
import random
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


def measured_server(leak: float, kill_every: float, minutes: float = 30, noise: float = 1.0) -> list[Measured]:
    """A server whose games come and go, and that besides loses so many MB a minute; seen now and then."""
    luck, found = random.Random(1), list[Measured]()
    for n in range(int(minutes * 60 / kill_every)):
        minute = (n + 1) * kill_every / 60
        file = 0.3 * minute
        playing = 10 * min(1.0, minute / 4) + luck.gauss(0, noise)
        found.append(Measured(minute, 80 + playing + leak * minute + min(4.0, file), file, 8.3))
    return found


@pytest.mark.parametrize(("kill_every", "minutes"), [(60, 30), (60, 16), (15, 30), (15, 12)])
def test_a_server_that_loses_a_megabyte_a_minute_is_found(
    kill_every: float, minutes: float, capsys: pytest.CaptureFixture[str]
) -> None:
    assert grown(measured_server(0.0, kill_every, minutes)) == []
    (said,) = grown(measured_server(1.0, kill_every, minutes))
    assert said.startswith("memory grew by ")
    assert grown(measured_server(1.0, kill_every, minutes, noise=3.0)), "also where games differ much"


def test_half_an_hour_finds_a_quarter_of_that_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert grown(measured_server(0.25, 60))
    assert grown(measured_server(0.25, 15))


def test_one_odd_measurement_is_no_growth_and_hides_none() -> None:
    calm, leaking = measured_server(0.0, 60), measured_server(1.0, 60)
    calm[-1].memory += 40
    leaking[-1].memory -= 40
    assert (len(grown(calm)), len(grown(leaking))) == (0, 1)


def test_a_short_soak_does_not_judge_memory(capsys: pytest.CaptureFixture[str]) -> None:
    assert grown(measured_server(9.0, 15, minutes=8)) == []
    assert "too short to judge memory" in capsys.readouterr().out


def test_a_write_ahead_log_that_is_not_begun_anew_is_found() -> None:
    measured = measured_server(0.0, 60)
    measured[20].log = 9.1
    assert grown(measured) == ["the write-ahead log had 9.1 MB"]


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
