"""What every test run must hold: the mode it claims to test is the mode it runs in, and the longest tests begin."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from cutpurse.games.gaunerbande import rules
from cutpurse.kernel import play, sets
from cutpurse.table import core
from tests.durations import Durations, in_order


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--keep-durations` writes down how long tests take."""
    parser.addoption("--keep-durations", action="store_true", help="write tests/durations.json anew for these tests")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to start where CUTPURSE_EXPECT asks for another mode than the one imported."""
    compiled = [module.__file__ for module in (sets, play, rules, core) if not str(module.__file__).endswith(".py")]
    mode = "compiled" if len(compiled) == 4 and sets.COMPILED else "pure" if not compiled else "mixed"
    expected = os.environ.get("CUTPURSE_EXPECT", mode)
    if mode != expected:
        raise pytest.UsageError(f"these tests are to run {expected}, but {play.__file__} is {mode}")
    if config.getoption("keep_durations") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Durations())


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
