"""How long tests take, so that the longest begin: durations.json names every test of a second or more.

    make test ARGS=--keep-durations

writes it anew. A test that is not in it counts as average, which is short.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

FILE = Path(__file__).with_name("durations.json")
ROOT = FILE.parent.parent
LEAST = 1.0  # seconds
AVERAGE = 0.3
# While a browser is open, nothing else can have an event loop in its process: such tests stay together.
BROWSER = "tests/browser/"


def in_order(ids: Sequence[str], workers: int) -> list[str]:
    """These tests in the order in which so many processes should take them.

    Each process gets an equal part of the list, one after the other, and steals from the end of another's part when
    its own is done: so each part begins with its share of the longest. Two of three processes begin with browsers,
    which often wait; meanwhile the third keeps the machine busy with whatever else is long.
    """
    seconds: dict[str, float] = json.loads(FILE.read_text(encoding="utf-8"))
    longest = sorted(ids, key=lambda id: (not id.startswith(BROWSER), -seconds.get(id, AVERAGE)))
    first = sum(id.startswith(BROWSER) for id in ids)
    without = workers // 3
    room = sum(len(longest[n::workers]) for n in range(workers - without, workers))
    if not without or room > len(ids) - first:  # hardly anything but browsers
        return spread(longest, workers)
    rest = longest[:first] + longest[first + room :]
    return spread(rest, workers - without) + spread(longest[first : first + room], without)


def spread(ids: Sequence[str], workers: int) -> list[str]:
    """The parts of so many processes, one after the other, each with its share of what comes first."""
    return [id for n in range(workers) for id in ids[n::workers]]


class Durations:
    """Notes how long each test takes, and writes it down at the end."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test was set up, called or taken down."""
        self.seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        """Write down what took long; what other runs have found stays, as far as the tests are still there."""
        FILE.write_text(written(json.loads(FILE.read_text(encoding="utf-8")), self.seconds), encoding="utf-8")


def written(before: Mapping[str, float], seconds: Mapping[str, float]) -> str:
    """The file after tests have taken so many seconds."""
    kept = {id: s for id, s in before.items() if id not in seconds and (ROOT / id.split("::")[0]).exists()}
    found = {id: round(s) for id, s in seconds.items() if s >= LEAST}
    return json.dumps(kept | found, indent=0, sort_keys=True, ensure_ascii=False) + "\n"
