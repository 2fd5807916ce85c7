"""The benchmark of thinking bots, for a few seconds: people play beside them, and it would say if they had to wait."""

from __future__ import annotations

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
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def measured(*_: object) -> tuple[thinking.Times, thinking.Times, list[float]]:
        times = thinking.Times([*[5.0] * 490, *[150.0] * 10], [1.0, 2.0])
        return times, times, [1000.0, 1200.0]

    monkeypatch.setattr(thinking, "measured", measured)
    assert thinking.main([]) == 1
    assert "NOT FINE" in capsys.readouterr().out
