"""Runs a target: a few examples that are always the same in the tests, and as many as time allows by hand."""

from __future__ import annotations

import contextlib
import time
from typing import Any, Final, NamedTuple

from hypothesis import HealthCheck, Phase, given, seed, settings

from tests.fuzz.targets import Target, in_time

ROUND: Final = 100  # examples between two looks at the clock
MOST_FAULTS: Final = 10  # different ones, by where they are raised, after which a run ends
LONGEST: Final = 3000  # characters of a fault that are told


class Found(NamedTuple):
    """What a run came to."""

    examples: int
    seconds: float
    faults: list[str]  # one of each kind


def run_some(target: Target[Any], examples: int, number: int | None = None, shrinks: bool = True) -> int:
    """Check so many examples, those of a number or always the same ones; raises what is wrong with one."""
    checked = 0

    def check(example: Any) -> None:
        nonlocal checked
        checked += 1
        in_time(target.check, example)

    phases = [Phase.generate, Phase.shrink] if shrinks else [Phase.generate]
    within = settings(
        max_examples=examples,
        database=None,
        deadline=None,
        derandomize=number is None,
        suppress_health_check=list(HealthCheck),
        phases=phases,
        print_blob=False,
        report_multiple_bugs=False,
    )
    test = within(given(target.examples)(check))
    (test if number is None else seed(number)(test))()
    return checked


def run_for(target: Target[Any], seconds: float, number: int) -> Found:
    """Check examples until time is up, round by round."""
    began = time.monotonic()
    checked = 0
    faults: dict[str, str] = {}
    while time.monotonic() - began < seconds and len(faults) < MOST_FAULTS:
        try:
            checked += run_some(target, ROUND, number)
        except Exception as error:  # a fault of any kind is what we are looking for
            faults.setdefault(f"{type(error).__name__} at {place(error)}", told(error, number))
        number += 1
    return Found(checked, time.monotonic() - began, list(faults.values()))


def place(error: BaseException) -> str:
    """Where something was raised: file and line."""
    where = error.__traceback__
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    return "" if where is None else f"{where.tb_frame.f_code.co_filename}:{where.tb_lineno}"


def told(error: BaseException, number: int) -> str:
    """A fault in a few lines: what was raised where, and the smallest example."""
    notes = "\n".join(getattr(error, "__notes__", []))
    return f"--seed {number}: {type(error).__name__}: {str(error)[:500]}\n  at {place(error)}\n{notes}"[:LONGEST]


def limit_memory(megabytes: int) -> None:
    """From now on, more memory than this is a MemoryError; not on every system."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
