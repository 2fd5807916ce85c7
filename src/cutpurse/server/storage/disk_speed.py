"""DiskSpeed: whether the disk is so fast that the event loop may wait for it.

It is judged by the commits of the event loop alone. Those of a thread also wait for the interpreter, which a busy event
loop keeps to itself for milliseconds: whoever counts that never finds out that the disk is fast. So, while the disk is
slow, the event loop tries it again now and then.
"""

from __future__ import annotations

FAST = 0.002  # seconds for a commit, averaged over the last ones: less, and the event loop may wait
VERY_SLOW = 0.02  # seconds of a single commit that are enough to call the disk slow
WORK = 0.00002  # seconds that it takes to write what another job wants, however fast the disk is
TRY_FIRST, TRY_LAST = 0.02, 30.0  # seconds until it is tried again: at first, and after many slow tries


class DiskSpeed:
    """How fast the disk is, and when to try it again."""

    def __init__(self) -> None:
        self.seconds = 0.0  # for a commit, averaged; one that is slow by itself (a checkpoint) changes little
        self.pause = TRY_FIRST
        self.tries_at = 0.0

    @property
    def fast(self) -> bool:
        """Whether it was, lately."""
        return self.seconds < FAST

    def may_wait(self, now: float) -> bool:
        """Whether the event loop may commit by itself."""
        return self.fast or now >= self.tries_at

    def took(self, seconds: float, now: float, jobs: int = 1) -> None:
        """A commit of so many jobs took the event loop so long; writing them down would be work for a thread, too."""
        seconds = max(0.0, seconds - (jobs - 1) * WORK)
        if seconds > VERY_SLOW:
            self.seconds = 2 * FAST
        elif seconds < FAST and not self.fast:
            self.seconds = seconds
        else:
            self.seconds += (min(seconds, 2 * FAST) - self.seconds) / 4
        if self.fast:
            self.pause = TRY_FIRST
        else:
            self.tries_at = now + self.pause
            self.pause = min(2 * self.pause, TRY_LAST)
