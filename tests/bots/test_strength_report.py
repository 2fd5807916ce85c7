"""What is told of the bots' strength: exactly what the results say, in the docs, in pictures and in the package."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from benchmarks import strength_report
from benchmarks.strength_report import PAGE, ROOT, files
from benchmarks.tournament import kept
from cutpurse.bots.characters import measured_ratings
from cutpurse.bots.player import LEVEL_NAMES

ABOUT = {
    "machine": "2 cores of a Z80, load 1.0",
    "date": "2026-11-18T12:00:00",
    "seats": 2,
    "games": 400,
    "hands": "own",
}


def contest(kind: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, **ABOUT, **more}


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for results of a tournament that never was."""
    monkeypatch.setattr(strength_report, "RESULTS", tmp_path)
    return tmp_path / "strength-swindler.json"


def test_docs_pictures_and_ratings_are_what_the_results_say() -> None:
    for path, content in files().items():
        assert path.read_text(encoding="utf-8") == content, f"{path.relative_to(ROOT)}: run benchmarks.strength_report"


def test_every_rating_that_is_shown_is_one_of_a_level() -> None:
    for game, levels in measured_ratings().items():
        assert set(levels) <= set(LEVEL_NAMES), game
        assert list(levels.values()) == sorted(levels.values()), f"{game}: a higher level is rated lower"


def test_a_contest_that_is_played_again_takes_the_place_of_the_first(results: Path) -> None:
    first = contest("ladder", one="5", others=["4"], won=[0.5, 0.6, 0.7])
    kept(results, "swindler", [first, contest("ladder", one="6", others=["5"], won=[0.5, 0.6, 0.7])])
    kept(results, "swindler", [{**first, "won": [0.7, 0.8, 0.9]}])
    rows = json.loads(results.read_text(encoding="utf-8"))["contests"]
    assert [(row["one"], row["won"][1]) for row in rows] == [("6", 0.6), ("5", 0.8)]


def test_tables_and_pictures_say_what_was_found_and_what_was_not(results: Path) -> None:
    pace = {"8:400": [3.21, 40.0]}
    rows = [
        contest("one", one="8:400", others=["greedy"], won=[0.61, 0.654, 0.7], milliseconds=pace),
        contest("ladder", one="2", others=["1"], won=[0.9, 0.95, 0.97]),
        contest("robin", others=["1", "8:400"], ratings={"8:400": [30.0, 1.0], "1": [20.0, 1.0]}),
    ]
    kept(results, "swindler", rows)
    found = files()
    page = found[PAGE]
    assert "| Swindler | 2 | 8 (400 playouts) | greedy | 65.4 % [61.0, 70.0] of 400 | 50 % | 3.2 (40) |" in page
    assert "| Swindler | 2 | 95.0 % [90.0, 97.0] | not measured |" in page
    assert json.loads(found[strength_report.RATINGS]) == {"swindler": {"1": 800, "8": 1200}}
    for path, content in found.items():
        if path.suffix == ".svg":
            assert len(ElementTree.fromstring(content)) > 4, path.name
