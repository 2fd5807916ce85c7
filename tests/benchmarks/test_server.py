"""The benchmark of the server, run for a blink, and what it makes of its figures."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from benchmarks.bench import ROOT
from benchmarks.server import report
from benchmarks.server.clients import QUICKEST, Pace
from benchmarks.server.measure import HAND

linux = pytest.mark.skipif(sys.platform != "linux", reason="the server is measured on Linux alone")


@linux
def test_the_server_is_measured_beside_the_bare_stacks(tmp_path: Path) -> None:
    out = tmp_path / "result.json"
    words = ["--only", "server", "--rounds", "1", "--slice", "0.01", "--tables", "2", "--idle", "20"]
    command = [sys.executable, "benchmarks/bench.py", *words, "--contenders", "interpreted", "--out", str(out)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    result = json.loads(out.read_text())
    assert result["rows"] == result["bars"] == []
    assert result["versions"].keys() >= {"cutpurse", "litestar", "uvicorn", "websockets"}
    server = result["server"]
    assert [row["job"] for row in server["rows"]] == ["server/2", "server/2/paced", "server/2/hands"]
    for row in server["rows"]:
        (windows,) = row["rounds"]
        for stack in report.STACKS:
            assert windows[stack]["units"] > 0
            assert 0 < windows[stack]["p50"] <= windows[stack]["p99"]
            assert windows[stack]["cpu"] > 0
    assert 500 < server["about"]["sizes"]["view"] < 5000
    assert len(server["bars"]) == sum(" bar " in line for line in done.stdout.splitlines()) == 4


def row(tables: int, rate: float, p99: float, paced: float = 0.0, hands: bool = False) -> dict[str, Any]:
    window = {"units": rate, "cpu": 1.0, "p50": p99 / 2, "p99": p99, "busy": 1.0, "clients": 0.5}
    return {
        "job": f"server/{tables}",
        "tables": tables,
        "paced": paced,
        "hands": hands,
        "rounds": [dict.fromkeys(report.STACKS, window)],
    }


def about(asleep: float, cores: int = 2) -> dict[str, Any]:
    idle = {"tables": 9, "entries": 451, "awake": 1e5, "asleep": asleep}
    return {"sizes": {"ask": 60, "view": 900, "done": 50}, "idle": idle, "cores": cores}


def test_hands_reach_three_times_a_second_and_never_before_the_rules_let_them(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    class Loop:
        def call_later(self, wait: float, act: object) -> None:
            waits.append(wait)

    monkeypatch.setattr(asyncio, "get_running_loop", Loop)
    pace = Pace(HAND, QUICKEST)
    for _ in range(2000):
        pace.then(lambda: None)
    assert min(waits) >= QUICKEST
    assert fmean(waits) == pytest.approx(1 / 3, rel=0.03)


def test_bars_are_reached_at_their_number_and_not_beyond() -> None:
    rows = [row(1, 10, 1.0), row(50, 2999, 1.0), row(200, 3000, 1.0), row(200, 10, 0.051, paced=0.25)]
    judged = report.bars(rows, about(asleep=100_000))
    assert [(bar["reached"], bar["aim_reached"]) for bar in judged] == [
        (False, False),
        (True, False),
        (False, False),
        (True, True),
    ]
    assert report.bars([row(50, 10_000, 1.0)], about(asleep=1))[0]["aim_reached"]
    late = report.bars([row(50, 10, 0.051, paced=1 / 12, hands=True)], about(asleep=1))[0]
    assert (late["what"], late["reached"]) == ("p99 at 50 rummages, 12 motions a second each", False)


def test_a_reader_is_told_when_the_clients_were_the_limit() -> None:
    busy = row(50, 3000, 0.01)
    busy["rounds"][0]["peer"] = {**busy["rounds"][0]["peer"], "clients": 0.97}
    assert "clients had their core full" in " ".join(report.remarks([busy], about(0)))
    assert "clients" not in " ".join(report.remarks([row(50, 3000, 0.01)], about(0)))
    assert "but one core" in report.remarks([row(50, 3000, 0.01)], about(0, cores=1))[-1]
