"""What every test run must hold: the mode it claims to test is the mode it runs in."""

from __future__ import annotations

import os

import pytest

from cutpurse.games.gaunerbande import rules
from cutpurse.kernel import play, sets


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to start where CUTPURSE_EXPECT asks for another mode than the one imported."""
    compiled = [module.__file__ for module in (sets, play, rules) if not str(module.__file__).endswith(".py")]
    mode = "compiled" if len(compiled) == 3 and sets.COMPILED else "pure" if not compiled else "mixed"
    expected = os.environ.get("CUTPURSE_EXPECT", mode)
    if mode != expected:
        raise pytest.UsageError(f"these tests are to run {expected}, but {play.__file__} is {mode}")


def pytest_report_header() -> str:
    """Say in which mode the rules run."""
    return f"cutpurse: {'compiled' if sets.COMPILED else 'pure Python'}"
