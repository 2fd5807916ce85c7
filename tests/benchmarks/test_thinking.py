"""The benchmark of thinking bots, for a few seconds: people play beside them, and it would say if they had to wait."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import thinking


def test_people_play_beside_bots_that_think(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "ALLOWED", 5000.0)  # how fast it is, the benchmark itself says, on a quiet machine
    assert thinking.main(["--tables", "3", "--people", "1", "--seconds", "12"]) == 0
    said = capsys.readouterr().out
    assert "3 tables of level 8, gaunerbande" in said
    assert said.endswith("fine\n")


def test_one_slow_command_in_fifty_is_too_many(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def measured(*_: object) -> tuple[thinking.Times, thinking.Times, list[float]]:
        times = thinking.Times([*[5.0] * 490, *[150.0] * 10], [1.0, 2.0])
        return times, times, [1000.0, 1200.0]

    monkeypatch.setattr(thinking, "measured", measured)
    out = tmp_path / "thinking.json"
    assert thinking.main(["--out", str(out)]) == 1
    found = json.loads(out.read_text(encoding="utf-8"))
    assert (found["fine"], found["commands"]["beside"]["p99"]) == (False, 150.0)
    assert {"machine", "commit", "date", "command", "load_before"} <= set(found)
    assert "NOT FINE" in capsys.readouterr().out
