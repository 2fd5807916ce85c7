"""An event loop that leaps: when all wait for a time to come, it comes at once. So times are exact, and take none."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from functools import wraps
from typing import Any, ParamSpec, TypeVar, TypeVarTuple

from cutpurse.server.storage.store import Job, Store

P = ParamSpec("P")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")
HAIR = 1e-6  # seconds: what is due at a time is due when it has come, not just before
THREAD = 0.05  # real seconds: what a thread has done wakes the loop, this is only to be sure


class Leaping(asyncio.SelectorEventLoop):
    """Its clock stands while anything is going on, in a thread too, and then leaps to the next thing that is due."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.busy = 0  # threads that work for it
        super().__init__(Leaper(self))

    def time(self) -> float:
        """The time."""
        return self.now

    def run_in_executor(self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts) -> asyncio.Future[T]:
        """Wait for the thread."""
        future = super().run_in_executor(executor, func, *args)
        self.busy += 1
        future.add_done_callback(lambda _: self.rest())
        return future

    def rest(self) -> None:
        """A thread is done."""
        self.busy -= 1


class Leaper(selectors.DefaultSelector):
    """Waits for nothing but threads."""

    def __init__(self, loop: Leaping) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What has happened; if nothing has or will by itself, the next thing that is due is due now."""
        idle = timeout is None or timeout > 0
        found = super().select(THREAD if idle and (self.loop.busy or timeout is None) else 0)
        if not found and timeout is not None and timeout > 0 and not self.loop.busy:
            self.loop.now += timeout + HAIR
        return found


class Watched(Store):
    """A store whose thread the loop waits for."""

    def submit(self, job: Job) -> None:
        """Have the loop wait until the job is done."""
        loop, done = self.loop, job.done
        assert isinstance(loop, Leaping)
        loop.busy += 1

        def rest(job: Job) -> None:
            loop.rest()
            done(job)

        job.done = rest
        super().submit(job)


def leap(scene: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Let a test be a coroutine that leaps through time."""

    @wraps(scene)
    def test(*args: P.args, **kwargs: P.kwargs) -> None:
        leapt(scene(*args, **kwargs))

    return test


def leapt(scene: Coroutine[Any, Any, T]) -> T:
    """What a coroutine comes to, leaping through time."""
    with asyncio.Runner(loop_factory=Leaping) as runner:
        return runner.run(scene)
