"""Schedule: what is under way while everyone acts at once, in which order it ends, and what is void (ME-7.3).

The rules say when that is (`Frame.pace`) and which timers run (`Frame.timers`); they know no time themselves. Time is
an argument, in seconds: a table keeps it by the wall's clock or a leaping one, the lab by a virtual one. Moments that
are planned are whole milliseconds, so two that fall together are equal: then a hand goes before the clock, and a lot
decides between bots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import Any, final

from cutpurse.kernel.core import CLOCK, Event, HandPace, Timer
from cutpurse.kernel.play import Left

Lot = Callable[[], float]


def no_lot() -> float:
    """Whatever ends at the same moment goes in the order in which it was added or named."""
    return 0.0


@final
class RunningTimer:
    """A running timer; `fired` once its time is up and its command is queued."""

    def __init__(self, ends: float, command: str, lot: float) -> None:
        self.ends = ends
        self.command = command
        self.lot = lot
        self.fired = False


@final
class Spell:
    """A spell: one stretch of real time, from its countdown on."""

    def __init__(self, pace: HandPace, n: int, begins: float) -> None:
        self.pace = pace
        self.n = n  # entries before it
        self.begins = begins
        self.timers: dict[str, RunningTimer] = {}
        self.hand_free_at: dict[int, float] = {}  # by seat, when its hand may make the next motion
        self.skipped_by: set[int] = set()  # seats that are done and need not see the rest


@final
class Motion:
    """A motion of a hand under way, or the command of a timer that went off."""

    def __init__(
        self,
        stamp: float,
        seat: int,
        command: str,
        spell: Spell,
        timer: str = "",
        key: str | None = None,
        tickets: Iterable[Any] = (),
    ) -> None:
        self.stamp = stamp  # by which motions are ordered
        self.due = stamp  # when it takes effect
        self.seat = seat
        self.command = command
        self.spell = spell
        self.timer = timer  # the name of the timer; empty for a hand
        self.key = key  # of the request; None: from a bot or a timer
        self.tickets = list(tickets)  # of those who wait to hear how it ended


class Schedule:
    """The spell that goes on, if one does, with its timers, and a queue of motions."""

    def __init__(self, lot: Lot = no_lot) -> None:
        self.lot = lot  # drawn for every timer, and by the caller for motions
        self.spell: Spell | None = None
        self._queue: list[tuple[float, bool, float, int, Motion]] = []  # by stamp, hands first, by lot, by arrival
        self._numbers = count()

    def horizon(self) -> float:
        """How many seconds a motion waits, since one with an earlier stamp could still arrive."""
        return 0.0

    # --- spells and timers ---
    def follow(self, pace: HandPace | None, left: bool, n: int, begins: float) -> bool:
        """Follow the game: without a pace no spell goes on, and after a frame was left it is another one.

        Returns whether a spell began.
        """
        if pace is None:
            self.spell = None
        elif self.spell is None or left:
            self.spell = Spell(pace, n, begins)
            return True
        return False

    def update_timers(self, timers: list[Timer], now: float, left: dict[str, float] | None = None) -> None:
        """Stop timers of the spell that the rules no longer want, and start new ones, with what is `left` of them."""
        assert self.spell is not None
        now = max(now, self.spell.begins)
        running: dict[str, RunningTimer] = {}
        for timer in timers:
            found = self.spell.timers.get(timer.name)
            if found is None:
                seconds = timer.seconds if left is None else left.get(timer.name, timer.seconds)
                found = RunningTimer(whole_milliseconds(now + seconds), timer.command, self.lot())
            running[timer.name] = found
        self.spell.timers = running

    # --- motions ---
    def add(self, motion: Motion, now: float, lot: float) -> None:
        """Put a motion into the queue; it is due when nobody's next motion could get an earlier stamp."""
        motion.due = max(now, motion.stamp + self.horizon())
        heappush(self._queue, (motion.stamp, motion.seat == CLOCK, lot, next(self._numbers), motion))

    def next_due(self, now: float) -> Motion | None:
        """Take the next motion off the queue, if it is due; timers whose time is up are queued like motions."""
        if self.spell is not None:
            for name, timer in self.spell.timers.items():
                if timer.ends <= now and not timer.fired:
                    timer.fired = True
                    self.add(Motion(timer.ends, CLOCK, timer.command, self.spell, name), now, timer.lot)
        return heappop(self._queue)[-1] if self._queue and self._queue[0][-1].due <= now else None

    def is_void(self, motion: Motion) -> bool:
        """Whether a motion came too late for its spell, or a timer was stopped or restarted meanwhile."""
        if motion.spell is not self.spell:
            return True
        if motion.seat != CLOCK:
            return False
        timer = self.spell.timers.get(motion.timer)
        return timer is None or timer.ends != motion.stamp

    def wakes_at(self) -> float:
        """When something is due next."""
        due = self._queue[0][-1].due if self._queue else inf
        if self.spell is not None:
            for timer in self.spell.timers.values():
                if timer.ends < due and not timer.fired:
                    due = timer.ends
        return due

    def leap(self, seconds: float) -> None:
        """Let time pass at once for all that is planned; nothing may be queued."""
        assert self.spell is not None
        assert not self._queue
        spell = self.spell
        spell.begins -= seconds
        spell.hand_free_at = {seat: time - seconds for seat, time in spell.hand_free_at.items()}
        for timer in spell.timers.values():
            timer.ends = whole_milliseconds(timer.ends - seconds)

    def clear(self) -> None:
        """Forget all motions: nobody waits to hear how they end."""
        self._queue.clear()

    @property
    def busy(self) -> bool:
        """Whether a motion is queued."""
        return bool(self._queue)


def has_left(events: Iterable[Event[Any]]) -> bool:
    """Whether a frame was left, though the same kind of frame may follow."""
    return any(isinstance(event, Left) for event in events)


def whole_milliseconds(time: float) -> float:
    """A moment that is planned, in seconds: the same one, whatever it was added up from."""
    return round(time, 3)


def milliseconds(time: float) -> int:
    """A time in milliseconds, as it is told."""
    return round(1000 * time)
