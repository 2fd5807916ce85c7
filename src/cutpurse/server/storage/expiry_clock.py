"""The clock by which links expire: it never goes back, not even when the machine's clock does, or over a restart."""

from __future__ import annotations

import time
from collections.abc import Callable


class ExpiryClock:
    """The later of the wall clock and the latest time known, which goes on by itself while the wall clock is behind."""

    def __init__(self, wall: Callable[[], float], mark: float, steady: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.steady = steady
        self.latest = mark  # as it was stored
        self.read_at = steady()

    def now(self) -> float:
        """Seconds since 1970, never less than before."""
        elapsed = self.steady() - self.read_at
        self.read_at += elapsed
        self.latest = max(self.wall(), self.latest + elapsed)
        return self.latest
