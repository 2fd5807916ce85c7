"""A short run of every fuzzing target, always with the same examples; `python -m tests.fuzz` makes long ones."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import pytest

from cutpurse.games.langfinger import state as langfinger
from cutpurse.games.midnight_exchange import state as exchange
from cutpurse.games.swindler import state as swindler
from cutpurse.kernel.match import IMPOSSIBLE, Match
from cutpurse.kernel.record import CorruptLog
from tests.fuzz.json_mutations import Mutation
from tests.fuzz.run import run_for, run_some
from tests.fuzz.targets import GAMES, TARGETS, WHOLE, Record, Target, document, in_time, played, record_text, reseal

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
    with pytest.raises(TimeoutError, match="does not end"):
        in_time(check, None)


def test_reading_a_log_does_not_take_the_end_of_its_time_for_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(example: None) -> None:
        with contextlib.suppress(*IMPOSSIBLE):
            while True:
                pass

    monkeypatch.setattr("tests.fuzz.targets.ENDLESS", 0.01)
    with pytest.raises(TimeoutError, match="does not end"):
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


# Fields that damage the first event of a name: sets below 0, and counts of what is told one by one. Where an event
# has no count itself, a seat that there is not, or a space, leads it to a place where one stands.
CHEST = 2  # a loot card that pays at once
MILLION = 1_000_000
ENDLESS_TO_TELL: list[tuple[str, str, dict[int, object]]] = [
    ("swindler", "Asked", {1: -1}),
    ("swindler", "ThievesLaidOut", {1: -2}),
    ("midnight-exchange", "Paid", {2: -1}),
    ("midnight-exchange", "Boxed", {2: -1}),
    ("midnight-exchange", "Boxed", {1: [200 * MILLION, 0, 0, 0, 0, 0]}),
    ("midnight-exchange", "Escaped", {1: exchange.STORE - exchange.ESCAPED, 2: MILLION}),
    ("langfinger", "Robbed", {1: langfinger.STASHED, 3: CHEST, 4: CHEST, 6: 40 * MILLION}),
    ("langfinger", "StonePlaced", {1: MILLION, 2: 0, 3: langfinger.GONE - langfinger.STONE}),
    ("swindler", "TileReturned", {3: MILLION}),
    ("swindler", "TileReturned", {3: -MILLION}),
    ("swindler", "OrderFulfilled", {1: swindler.BET_FREE - swindler.COINS, 5: MILLION}),
]


def ended_by(game: str, name: str, fields: dict[int, object]) -> str:
    """A golden game up to the first event of a name, with these fields changed and the hashes mended."""
    record = deepcopy(document((game, WHOLE)))
    lines = record["entries"]
    n, at = next((n, at) for n, line in enumerate(lines) for at, event in enumerate(line["events"]) if event[0] == name)
    for field, value in fields.items():
        lines[n]["events"][at][field] = value
    del lines[n]["events"][at + 1 :], lines[n + 1 :]
    record["outcome"] = None
    reseal(record)
    return json.dumps(record)


def is_refused(text: str) -> None:
    """A log that cannot be loaded."""
    with pytest.raises(CorruptLog):
        Match.load(text)


@pytest.mark.parametrize(("game", "name", "fields"), ENDLESS_TO_TELL, ids=str)
def test_a_log_that_would_be_told_without_end_is_refused_at_once(
    game: str, name: str, fields: dict[int, object]
) -> None:
    Match.load(ended_by(game, name, {}))
    in_time(is_refused, ended_by(game, name, fields))


def test_no_more_escape_tiles_are_left_than_there_are_players_whatever_a_log_says() -> None:
    match = Match.load(ended_by("midnight-exchange", "Escaped", {2: -MILLION}))
    assert match.view(None)["escapes_left"] == [1, 2]
