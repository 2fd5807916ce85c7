"""Real time: where all act at once, motions count in the order of their stamps, a hand is a hand, and clocks run.

The rules say where that is (`Frame.pace`), and which clocks run there (`Frame.timers`); they themselves know no time.
A motion is stamped when it comes in, a little earlier for whoever has a long line, and takes effect when nothing with
an earlier stamp can come any more: on a short line that is at once. It is ruled on then, so the first of two hands has
the tile. What is made good for a line is never more than its round trip, and comes out of a quota that fills up again
with every motion; docs/wire.md has the numbers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from heapq import heappop, heappush
from itertools import count
from math import inf

from msgspec import Struct, field

from cutpurse.kernel.core import HandPace, Timer
from cutpurse.kernel.match import Match, Refused
from cutpurse.kernel.play import NOT_NOW, Left, fold
from cutpurse.kernel.record import Entry
from cutpurse.server.messages import Live

log = logging.getLogger(__name__)

COUNTDOWN = 3.0  # seconds before hands may move
NEAR = 0.02  # seconds: a round trip shorter than this is none
MOST = 0.2  # seconds that can be made good for one motion,
REFILL = 0.15  # and how much of it comes back with each
STUCK = 1.0  # seconds until the clock speaks where nobody else can do anything
AGAIN = 1.0  # seconds until it speaks again if it was not heard
TABLE = -1  # the clock's seat
NEVER = inf

Trip = Callable[[int], float | None]  # a seat's round trip in seconds, if there is a line to it
Effect = Callable[[int, str, str | None], Awaitable[None]]  # makes a seat's command, with its key, part of the game


class Running(Struct):
    """A clock that runs; `rung` once its time is up and what it says is on its way."""

    ends: float
    command: str
    rung: bool = False


class Spell(Struct, eq=False):
    """A while in which all act at once; times are those of the event loop."""

    pace: HandPace
    begins: float
    clocks: dict[str, Running] = field(default_factory=dict)
    free: dict[int, float] = field(default_factory=dict)  # by seat, when its hand may start the next motion


class Motion(Struct, order=True):
    """A motion of a hand, or the clock, on its way: in the order of stamps, then of arrival."""

    stamp: float
    n: int
    due: float  # when it takes effect
    seat: int
    command: str
    key: str | None  # None: of a bot, or the clock
    spell: Spell
    clock: str  # which clock it is that speaks
    done: asyncio.Future[None]


class RealTime:
    """The real time of one table; `wake` is called when something is due, and should `run` it."""

    def __init__(self, seats: int, trip: Trip, wake: Callable[[], None]) -> None:
        self.seats = range(seats)
        self.trip = trip
        self.wake = wake
        self.pace: HandPace | None = None  # of the moment, though nobody may be there to move
        self.spell: Spell | None = None
        self.settled = 0  # entries that nobody takes back: what hands did stays done
        self.told = True  # everybody knows what time it is
        self._moving: list[int] = []  # seats whose hands can move
        self._queue: list[Motion] = []
        self._numbers = count()
        self._quota: dict[int, float] = {}  # by seat, seconds that are left of it
        self._seen = 0  # entries looked at
        self._loop = asyncio.get_running_loop()
        self._alarm: asyncio.TimerHandle | None = None
        self._rings = NEVER  # when that alarm does
        self._woken = False  # what is due will be run

    # --- what the table waits for ---
    def look(self, match: Match | None, rests: bool) -> None:
        """See where the game is after what happened, or after somebody came or went; None: it is not being played."""
        stack = None if match is None else match.state.stack
        pace = None if match is None or stack is None else stack.frame.pace(match.state)
        if match is not None and (pace or self.pace):
            self.settled = len(match.entries)
        self.pace = pace
        if match is None or pace is None or rests:
            self.told = self.told and self.spell is None
            self.spell = None
        else:
            if self.spell is None or any(has_left(entry) for entry in match.entries[self._seen :]):
                self.told = False
                self.spell = Spell(pace, self._loop.time() + COUNTDOWN)
            self._seen = len(match.entries)
            actors = match.actors()
            self._moving = [seat for seat in actors if seat != TABLE]
            self._wind(self.spell, clocks_of(match, actors))
        self._set_alarm()

    def _wind(self, spell: Spell, timers: list[Timer]) -> None:
        """Stop the clocks that are no longer wanted, and start those that are new."""
        now = max(self._loop.time(), spell.begins)
        new = {timer.name: Running(now + timer.seconds, timer.command) for timer in timers}
        spell.clocks = {name: spell.clocks.get(name, clock) for name, clock in new.items()}

    def shown(self) -> Live | None:
        """What everybody may know of it now; None where it is played turn by turn."""
        if self.pace is None:
            return None
        trips = [self.trip(seat) for seat in self.seats]
        live = Live(
            begins=None,
            hand=self.pace.hand_ms,
            timers={},
            trips=[None if trip is None else milliseconds(trip) for trip in trips],
            allowed=[milliseconds(self._made_good(seat, trip)) for seat, trip in zip(self.seats, trips, strict=True)],
        )
        if self.spell is not None:
            now, begins = self._loop.time(), self.spell.begins
            live.begins = seconds(begins - now)
            live.timers = {name: seconds(clock.ends - max(now, begins)) for name, clock in self.spell.clocks.items()}
        return live

    # --- motions ---
    async def motion(self, match: Match, seat: int, commands: list[str], key: str | None) -> None:
        """Let a hand make a motion, and wait until it has had its turn; sent a second time, it is still one."""
        motion = next((known for known in self._queue if key is not None and known.key == key), None)
        await asyncio.shield((motion or self._take(match, seat, commands, key)).done)

    async def run(self, effect: Effect) -> None:
        """Let all motions that are due take effect, one after the other."""
        self._woken = False
        while (motion := self._next()) is not None:
            try:
                if self._void(motion):
                    raise Refused(NOT_NOW, motion.command)
                await effect(motion.seat, motion.command, motion.key)
            except Exception as error:
                self._answer(motion, error)
            else:
                self._answer(motion)
        self._set_alarm()

    def _take(self, match: Match, seat: int, commands: list[str], key: str | None) -> Motion:
        """Take a motion in, which will have its turn; refused if hands may not move yet, or this one is too fast."""
        assert self.pace is not None
        command, *more = [match.game.command(text).notation for text in commands]
        now = self._loop.time()
        if self.spell is None or now < self.spell.begins:
            raise Refused(self.pace.not_begun, command)
        if more:
            raise Refused(self.pace.too_fast, more[0], 1)
        if any(motion.seat == seat and motion.stamp > now for motion in self._queue):
            raise Refused(self.pace.too_fast, command)
        stamp = max(now - self.allowed(seat), self.spell.begins, self.spell.free.get(seat, 0.0))
        self.spell.free[seat] = stamp + self.pace.hand_ms / 1000
        motion = self._put(self.spell, stamp, seat, command, key)
        self._quota[seat] = min(MOST, self._quota.get(seat, MOST) - max(0.0, now - stamp) + REFILL)
        self._set_alarm()
        return motion

    def _next(self) -> Motion | None:
        """The motion whose turn it is, if it is due; clocks whose time is up speak like everybody else."""
        now = self._loop.time()
        if self.spell is not None:
            for name, clock in self.spell.clocks.items():
                if clock.ends <= now and not clock.rung:
                    clock.rung = True
                    self._put(self.spell, clock.ends, TABLE, clock.command, None, name)
        return heappop(self._queue) if self._queue and self._queue[0].due <= now else None

    def _void(self, motion: Motion) -> bool:
        """Whether what a motion was meant for is over: its spell or, if the clock speaks, what that was wound for."""
        if motion.spell is not self.spell:
            return True
        clock = self.spell.clocks.get(motion.clock)
        return motion.seat == TABLE and (clock is None or clock.ends != motion.stamp)

    def _answer(self, motion: Motion, error: Exception | None = None) -> None:
        """A motion had its turn: say so to whoever made it. A clock that was not heard speaks again in a while."""
        if motion.seat == TABLE:
            if error is not None and self.spell is not None and not self._void(motion):
                log.error("the clock was not heard", exc_info=error)
                self.spell.clocks[motion.clock] = Running(self._loop.time() + AGAIN, motion.command)
        elif error is None:
            motion.done.set_result(None)
        else:
            motion.done.set_exception(error)

    def close(self) -> None:
        """End it; what waits has no turn any more."""
        self._stop_alarm()
        self.spell = None
        for motion in self._queue:
            motion.done.cancel()

    @property
    def busy(self) -> bool:
        """Whether a motion waits for its turn."""
        return bool(self._queue)

    def _put(self, spell: Spell, stamp: float, seat: int, command: str, key: str | None, clock: str = "") -> Motion:
        """Queue a motion: it is due when nobody's next could be stamped before it."""
        horizon = max((self.allowed(other) for other in self._moving), default=0.0)
        due = max(self._loop.time(), stamp + horizon)
        done: asyncio.Future[None] = self._loop.create_future()
        motion = Motion(stamp, next(self._numbers), due, seat, command, key, spell, clock, done)
        heappush(self._queue, motion)
        return motion

    def _set_alarm(self) -> None:
        """See to it that what is due is run, now or in time.

        An alarm that rings too early only looks again: to set it anew at every motion would cost more than that.
        """
        times = [motion.due for motion in self._queue[:1]]
        if self.spell is not None:
            times += [clock.ends for clock in self.spell.clocks.values() if not clock.rung]
        due = min(times, default=NEVER)
        if due <= self._loop.time():
            self._wake_up()
        elif due < self._rings:
            self._stop_alarm()
            self._rings, self._alarm = due, self._loop.call_at(due, self._ring)
        elif due == NEVER:
            self._stop_alarm()

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._rings, self._alarm = NEVER, None

    def _ring(self) -> None:
        self._stop_alarm()
        self._wake_up()

    def _wake_up(self) -> None:
        if not self._woken:
            self._woken = True
            self.wake()

    # --- lines ---
    def allowed(self, seat: int) -> float:
        """Seconds that are made good for a seat's line at its next motion."""
        return self._made_good(seat, self.trip(seat))

    def _made_good(self, seat: int, trip: float | None) -> float:
        return 0.0 if trip is None or trip < NEAR else min(trip, self._quota.get(seat, MOST))


def clocks_of(match: Match, actors: list[int]) -> list[Timer]:
    """The clocks that run now; where nobody else can do anything, one that soon says what is to be said."""
    stack = match.state.stack
    if stack is None:
        return []
    if actors == [TABLE]:
        return [Timer("stuck", round(STUCK), match.options(TABLE)[0].notation)]
    return stack.frame.timers(match.state)


def has_left(entry: Entry) -> bool:
    """Whether something was over with an entry, though the table may wait for the same as before."""
    return any(isinstance(event, Left) for event in entry.events)


def settled(match: Match) -> int:
    """How many entries of a log nobody may take back, up to the last that was a motion of real time."""
    s = match.game.blank(match.seats, match.settings)
    found = 0
    for entry in match.kept:
        if s.stack is not None and s.stack.frame.pace(s) is not None:
            found = entry.n + 1
        fold(s, entry.events)
    return found


def seconds(time: float) -> float:
    """A time as it is told; one that has come is 0."""
    return max(0.0, round(time, 3))


def milliseconds(time: float) -> int:
    """A short time as it is told."""
    return round(1000 * time)
