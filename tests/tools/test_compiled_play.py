"""Which build `make play` runs: never one of other sources, and nobody compiles twice."""

import fcntl
from pathlib import Path

import pytest

import hatch_build
from tests.tools.conftest import Plant
from tools import compiled_play

SOURCES = {
    "kernel/core.py": "",
    "/hatch_build.py": "",
    "/pyproject.toml": "[tool.mypy]\nstrict = true\n",
}


def test_a_build_is_at_hand_until_its_sources_change(plant: Plant) -> None:
    root = plant(SOURCES)
    assert not compiled_play.is_at_hand(root)
    (root / "build" / "mypyc" / "O3" / hatch_build.fingerprint(root)).mkdir(parents=True)
    assert compiled_play.is_at_hand(root)
    plant({"kernel/core.py": "# changed\n"})
    assert not compiled_play.is_at_hand(root)


def test_who_compiles_already_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled_play, "LOCK", tmp_path / "build" / "compiling")
    monkeypatch.setattr(compiled_play, "MAKE", ["false"])  # it fails if it is run
    assert compiled_play.compile_once() == 1
    with compiled_play.LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert compiled_play.compile_once() == 0


def test_without_a_compiler_it_says_so_and_plays_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiled_play.main([]) == 0
    told = capsys.readouterr()
    assert told.out == ""
    assert "no-such-compiler" in told.err
    assert hatch_build.REMEDY in told.err
