"""One contender in a process of its own: does the jobs it is asked for, a slice of CPU time each, over a pipe."""

import json
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

Job = Callable[[int], int]  # do it so many times; how many decisions that took, 0 where nobody decides anything
Slice = dict[str, float]

KEPT = 1000  # clones alive at a time, where they are kept
TICK = 0.002  # seconds between two looks at the clock: long enough not to be felt, short enough for small slices


def clones(state: Any) -> Job:
    """Copies of a position, each dropped at once; any state that has `clone`."""

    def job(times: int) -> int:
        clone = state.clone
        for _ in range(times):
            clone()
        return 0

    return job


def clones_kept(state: Any) -> Job:
    """Copies of a position that live on for a while, as in a search tree."""

    def job(times: int) -> int:
        clone = state.clone
        kept: list[Any] = []
        for _ in range(times):
            kept.append(clone())
            if len(kept) == KEPT:
                kept.clear()
        return 0

    return job


def batch(job: Job) -> int:
    """How often to do a job between two looks at the clock, found out by doing it, which also warms everything up."""
    job(1)
    times = 1
    while True:
        start = time.process_time()
        job(times)
        if time.process_time() - start >= TICK:
            return times
        times *= 2


def measured(job: Job, times: int, seconds: float) -> Slice:
    """Do a job until the CPU time is used up: how often it was done, how many decisions, how many seconds."""
    units = moves = 0
    start = time.process_time()
    while True:
        moves += job(times)
        units += times
        spent = time.process_time() - start
        if spent >= seconds:
            return {"units": units, "moves": moves, "cpu": spent}


def serve(about: Mapping[str, object], jobs: Mapping[str, Job]) -> None:
    """Say who is here, then answer `{"job": name, "seconds": s}` with a slice, line by line until the pipe closes."""
    print(json.dumps({"about": about, "jobs": list(jobs)}), flush=True)
    batches: dict[str, int] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        name = asked["job"]
        if name not in batches:
            batches[name] = batch(jobs[name])
        print(json.dumps(measured(jobs[name], batches[name], asked["seconds"])), flush=True)
