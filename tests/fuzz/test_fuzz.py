"""A short run of every fuzzing target, always with the same examples; `python -m tests.fuzz` makes long ones."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cutpurse.kernel.match import Match
from cutpurse.kernel.record import CorruptLog
from tests.fuzz.json_mutations import Mutation
from tests.fuzz.run import run_for, run_some
from tests.fuzz.targets import GAMES, TARGETS, Record, Target, in_time, played, record_text

EXAMPLES = {"codec": 60, "records": 60, "components": 25, "requests": 60, "socket": 80}
OUTSIDE = (
    "alembic",
    "cyclopts",
    "fluent",
    "litestar",
    "pytest",
    "rich",
    "segno",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)


@pytest.mark.parametrize("name", TARGETS)
def test_whatever_comes_from_outside_is_read_or_refused_in_a_documented_way(name: str) -> None:
    assert run_some(TARGETS[name](), EXAMPLES[name], shrinks=False) >= EXAMPLES[name] // 2


def test_the_documents_that_are_mutated_are_of_every_game_and_have_an_undo_among_them() -> None:
    undone = [game for game in GAMES if any(entry.undoes for entry in played(game, 12).entries)]
    assert undone == list(GAMES)


def test_a_run_tells_each_fault_once_with_an_example() -> None:
    target = TARGETS["codec"]()

    def check(example: object) -> None:
        raise KeyError("a fault")

    found = run_for(Target(target.examples, check), 0.2, 1)
    assert len(found.faults) == 1
    assert "KeyError: 'a fault'" in found.faults[0]
    assert "example=" in found.faults[0]


def test_an_example_that_takes_too_long_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.fuzz.targets.SECONDS", -1.0)
    with pytest.raises(AssertionError, match="it took"):
        in_time(lambda _: None, None)


def test_an_example_that_does_not_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(example: None) -> None:
        while True:
            pass

    monkeypatch.setattr("tests.fuzz.targets.ENDLESS", 0.01)
    with pytest.raises(AssertionError, match="does not end"):
        in_time(check, None)


def test_long_runs_need_nothing_but_the_rules_the_table_and_hypothesis() -> None:
    alone = (
        f"import sys, runpy; sys.modules.update(dict.fromkeys({OUTSIDE!r})); "
        "runpy.run_module('tests.fuzz', run_name='__main__')"
    )
    run = subprocess.run(
        [sys.executable, "-c", alone, "requests", "--minutes", "0.001"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "requests: 100 examples in " in run.stdout
    assert "each second, 0 faults" in run.stdout


# What fuzzing has found in logs whose hashes were mended: events that can be applied, but neither told nor shown.
IMPOSSIBLE_TO_TELL = [
    (("gaunerbande", 12), Mutation(6251, "copy", 55739, 0)),
    (("gaunerbande", 3), Mutation(24, "junk", 5, 0)),
    (("midnight-exchange", 12), Mutation(154, "junk", 33110, 0)),
    (("midnight-exchange", 3), Mutation(23, "add", 0, 3)),
    (("midnight-exchange", 25), Mutation(477, "junk", 9833, 0)),
    (("swindler", 25), Mutation(139, "junk", 224, 0)),
    (("swindler", 25), Mutation(1995, "add", 0, -1)),
]


@pytest.mark.parametrize(("match", "change"), IMPOSSIBLE_TO_TELL, ids=str)
def test_a_log_that_nobody_could_be_told_is_not_loaded(match: tuple[str, int], change: Mutation) -> None:
    with pytest.raises(CorruptLog):
        Match.load(record_text(Record(match, [change], True, "ours", [])))
