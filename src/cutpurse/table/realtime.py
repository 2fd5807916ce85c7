"""Real time at a table: the schedule of people and bots, who are stamped, held to the pace, and compensated for lag.

A motion is stamped when it arrives, a little earlier where lag is compensated, and takes effect once nothing with an
earlier stamp can arrive any more; without lag that is at once. Only then do the rules decide on it, so the first of two
hands gets the tile. Compensation is never more than the round trip, and comes out of a quota that every motion refills;
docs/wire.md has the numbers.
"""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.kernel.core import CLOCK, HandPace, Timer
from cutpurse.kernel.match import Match, Refused
from cutpurse.kernel.play import fold
from cutpurse.table.inputs import Ticket
from cutpurse.table.messages import Live
from cutpurse.table.schedule import Motion, RunningTimer, Schedule, Spell, has_left, milliseconds, whole_milliseconds

COUNTDOWN = 3.0  # seconds before hands may move
NEGLIGIBLE_TRIP = 0.02  # seconds; a shorter round trip is not compensated
QUOTA = 0.2  # seconds of lag compensated for one motion at most,
REFILL = 0.15  # and how much of that each motion brings back
STUCK = 1.0  # seconds until the table moves on where nobody else can act
RETRY_AFTER = 1.0  # seconds until a timer whose move failed is tried again

Trip = Callable[[int], float | None]  # a seat's round trip in seconds, if it is connected


class RealTime(Schedule):
    """The real time of one table."""

    def __init__(self, seats: int, trip: Trip, countdown: float = COUNTDOWN, slow: float = 1.0) -> None:
        super().__init__()
        self.seats = range(seats)
        self.trip = trip
        self.countdown = countdown
        self.slow = slow  # how many times slower than the wall's the clock runs; a hand keeps its pace on the wall's
        self.pace: HandPace | None = None  # of the current frame, even while the table is paused
        self.timeless = False  # no clock runs, though hands move
        self.undo_floor = 0  # entries before this one cannot be undone: motions of real time stay
        self.published = True  # whether viewers were sent the current spell
        self.kept: dict[str, float] = {}  # by timer, what was left when the table was paused
        self._moving: list[int] = []  # seats that may act
        self._quota: dict[int, float] = {}  # by seat, seconds of compensation left
        self._entries_read = 0  # entries looked at so far

    # --- spells and timers ---
    def update(self, match: Match | None, paused: bool, now: float) -> None:
        """Follow the game after a move, or after somebody came or left; `match` is None when no game is running."""
        stack = None if match is None else match.state.stack
        pace = None if match is None or stack is None else stack.frame.pace(match.state)
        if match is not None and (pace or self.pace):
            self.undo_floor = len(match.entries)
        self.pace = pace
        if match is None or pace is None or paused:
            self.published = self.published and self.spell is None
            if match is None or pace is None:
                self.kept = {}
            elif self.spell is not None:
                self.kept = self._left(self.spell, now)
            self.spell = None
            return
        left = any(has_left(entry.events) for entry in match.entries[self._entries_read :])
        if self.follow(pace, left, len(match.entries), now if self.timeless else now + self.countdown):
            self.published = False
        self._entries_read = len(match.entries)
        actors = match.actors()
        self._moving = [seat for seat in actors if seat != CLOCK]
        if left:
            self.kept = {}
        self.update_timers([] if self.timeless and self._moving else timers_of(match, actors), now, self.kept)
        self.kept = {}

    def shown(self, now: float) -> Live | None:
        """What everybody may know about real time now; None while the game goes by turns."""
        if self.pace is None:
            return None
        trips = [self.trip(seat) for seat in self.seats]
        live = Live(
            begins=None,
            hand=self.pace.hand_ms,
            timers={name: seconds(left) for name, left in self.kept.items()},
            trips=[None if trip is None else milliseconds(trip) for trip in trips],
            allowed=[
                milliseconds(self._compensation_for(seat, trip)) for seat, trip in zip(self.seats, trips, strict=True)
            ],
        )
        if self.spell is not None:
            live.begins = seconds(self.spell.begins - now)
            live.timers = {name: seconds(left) for name, left in self._left(self.spell, now).items()}
        return live

    def _left(self, spell: Spell, now: float) -> dict[str, float]:
        """Seconds left on each timer of a spell; none of them runs before hands may move."""
        return {name: timer.ends - max(now, spell.begins) for name, timer in spell.timers.items()}

    # --- motions ---
    def submit(
        self,
        match: Match,
        seat: int,
        commands: list[str],
        key: str | None,
        ticket: Ticket,
        now: float,
        lot: float = 0.0,
    ) -> None:
        """Stamp and queue a motion; raises Refused before the countdown ends, or if the hand is too fast.

        With equal stamps people go in the order of arrival, and bots after them, by lot. The same key sent twice is one
        motion, and both who sent it hear how it ended.
        """
        same = next((motion for *_, motion in self._queue if key is not None and motion.key == key), None)
        if same is not None:
            same.tickets.append(ticket)
            return
        assert self.pace is not None
        command, *more = [match.game.command(text).notation for text in commands]
        if self.spell is None or now < self.spell.begins:
            raise Refused(self.pace.not_begun, command)
        if more:
            raise Refused(self.pace.too_fast, more[0], 1)
        if any(motion.seat == seat and motion.stamp > now for *_, motion in self._queue):
            raise Refused(self.pace.too_fast, command)
        stamp = max(now - self.compensation(seat), self.spell.begins, self.spell.hand_free_at.get(seat, 0.0))
        self.spell.hand_free_at[seat] = stamp + self.pace.hand_ms / 1000 / self.slow
        self.add(Motion(stamp, seat, command, self.spell, key=key, tickets=[ticket]), now, lot)
        self._quota[seat] = min(QUOTA, self._quota.get(seat, QUOTA) - max(0.0, now - stamp) + REFILL)

    def restart_timer(self, motion: Motion, now: float) -> bool:
        """The command of a timer failed: start it again, unless the game has gone on; whether it was started."""
        if self.spell is None or self.is_void(motion):
            return False
        ends = whole_milliseconds(now + RETRY_AFTER)
        self.spell.timers[motion.timer] = RunningTimer(ends, motion.command, self.lot())
        return True

    # --- lag compensation ---
    def horizon(self) -> float:
        """The most that is compensated for anybody who may act."""
        return max((self.compensation(seat) for seat in self._moving), default=0.0)

    def compensation(self, seat: int) -> float:
        """Seconds of lag that are compensated for a seat's next motion."""
        return self._compensation_for(seat, self.trip(seat))

    def _compensation_for(self, seat: int, trip: float | None) -> float:
        return 0.0 if trip is None or trip < NEGLIGIBLE_TRIP else min(trip, self._quota.get(seat, QUOTA))


def no_trip(seat: int) -> float | None:
    """The round trip to a seat of a closed table: unknown."""
    return None


# --- what the rules say ---
def timers_of(match: Match, actors: list[int]) -> list[Timer]:
    """The timers that the rules want now; where only the table can act, one that soon makes its move."""
    stack = match.state.stack
    if stack is None:
        return []
    if actors == [CLOCK]:
        return [Timer("stuck", round(STUCK), match.options(CLOCK)[0].notation)]
    return stack.frame.timers(match.state)


def undo_floor(match: Match) -> int:
    """How many entries of a log cannot be undone: all up to the last motion of real time."""
    s = match.game.blank(match.seats, match.settings)
    found = 0
    for entry in match.kept:
        if s.stack is not None and s.stack.frame.pace(s) is not None:
            found = entry.n + 1
        fold(s, entry.events)
    return found


def seconds(time: float) -> float:
    """A time in seconds as it is sent; never negative."""
    return max(0.0, round(time, 3))
