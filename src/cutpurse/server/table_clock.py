"""TableClock: the time of all tables of a server. It does not run while the event loop stands still.

A process that was stopped, a laptop that slept, a loop that something blocked: nobody could move meanwhile, so nobody's
time may have passed. A beat is due every so often; when it is late, the loop was away, and that is left out of the
time. So whatever waits at a table waits longer by itself: clocks, graces, votes, windows, timers of real time. It goes
on after a restart where it was, so the clocks of a game over days have lost nothing while the server was down.
"""

from __future__ import annotations

import asyncio
from math import inf

BEAT = 0.25  # seconds between two beats
STALL = 1.0  # seconds: a loop that is late by less is only busy


class TableClock:
    """Seconds of the event loop's clock, without the time in which the loop stood still; never goes back."""

    def __init__(self, loop: asyncio.AbstractEventLoop, begins: float | None = None) -> None:
        self.loop = loop
        self.left_out = 0.0 if begins is None else loop.time() - begins  # seconds, in all
        self._beat_due = inf  # without beats, nothing is left out
        self._timer: asyncio.TimerHandle | None = None

    def open(self) -> None:
        """Begin to beat."""
        self._beat()

    def close(self) -> None:
        """Stop beating."""
        self._beat_due = inf
        if self._timer is not None:
            self._timer.cancel()

    def time(self) -> float:
        """The time; after a stall whoever asks first finds out, since a message may be read before the next beat."""
        now = self.loop.time()
        if now - self._beat_due > STALL:
            self.left_out += now - self._beat_due
            self._beat_due = now
        return now - self.left_out

    def loop_time(self, time: float) -> float:
        """The time of the event loop at which it will be this time, if the loop does not stall before."""
        return time + self.left_out

    def _beat(self) -> None:
        self.time()
        self._beat_due = self.loop.time() + BEAT
        self._timer = self.loop.call_at(self._beat_due, self._beat)
