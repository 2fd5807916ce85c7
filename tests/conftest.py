"""What every test run must hold: the mode it claims, the longest tests first, and the same chance each time."""

from __future__ import annotations

import os
import random
import secrets
from collections.abc import Iterator

import pytest

from cutpurse.games.gaunerbande import rules
from cutpurse.kernel import play, sets
from cutpurse.table import core
from tests.durations import Durations, in_order

CHANCE = random.Random()  # what stands in for the machine's own randomness, in this process


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--keep-durations` writes down how long tests take; `--chance` lets every test draw other deals."""
    parser.addoption("--keep-durations", action="store_true", help="write tests/durations.json anew for these tests")
    parser.addoption("--chance", default="0", help="draw other deals, seeds and delays than usual: any word or number")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to start where CUTPURSE_EXPECT asks for another mode than the one imported."""
    compiled = [module.__file__ for module in (sets, play, rules, core) if not str(module.__file__).endswith(".py")]
    mode = "compiled" if len(compiled) == 4 and sets.COMPILED else "pure" if not compiled else "mixed"
    expected = os.environ.get("CUTPURSE_EXPECT", mode)
    if mode != expected:
        raise pytest.UsageError(f"these tests are to run {expected}, but {play.__file__} is {mode}")
    if config.getoption("keep_durations") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Durations())
    secrets.token_bytes = lambda nbytes=None: CHANCE.randbytes(nbytes or 32)
    secrets.randbits = lambda k: CHANCE.getrandbits(k)
    random.SystemRandom = lambda: CHANCE  # type: ignore[misc, assignment]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let a test draw the same deals, seeds and delays whenever it runs, alone or among others."""
    CHANCE.seed(f"{item.config.getoption('chance')} {item.nodeid}")


def pytest_report_header() -> str:
    """Say in which mode the rules run."""
    return f"cutpurse: {'compiled' if sets.COMPILED else 'pure Python'}"


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Iterator[None]:
    """Where several processes share the tests, let each begin with its longest; alone, keep the order of the files."""
    yield
    workers = getattr(config, "workerinput", {"workercount": 1})["workercount"]
    if workers > 1:
        ids = in_order([item.nodeid for item in items], workers)
        by_id = {item.nodeid: item for item in items}
        items[:] = [by_id[id] for id in ids]
