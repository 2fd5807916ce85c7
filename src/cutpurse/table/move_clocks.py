"""MoveClocks: how long the table has waited for each seat, and when its time is up. Time is an argument.

A seat has so many seconds for each move (`clock`), or a time of its own for the whole game (`bank`), which counts only
while it is to move. A clock stands still while its owner is on vacation.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cutpurse.table.messages import Absence
from cutpurse.table.rows import DAY, SeatClock

MOST_TIME: Final = 30.0 * DAY  # that anybody ever has for the whole game
RETURN_TIME: Final = 600.0  # seconds that somebody has at least who is back after their own time was up
# Seconds that a reaction window waits for somebody with a time of their own, which rests then.
WINDOW_TIME: Final = 60.0


class MoveClocks:
    """For each seat, since when it has been asked and since when it has been away, in seconds of a monotonic clock."""

    def __init__(
        self,
        clock: int | None,
        grace: float,
        bank: int | None = None,
        increment: int = 0,
        absence: Absence = "bot",
        seats: int = 0,
    ) -> None:
        self.clock = clock  # seconds for a move, None without a limit
        self.grace = grace  # seconds that the table waits for somebody who is away
        self.patient = absence == "clock"  # nobody's chair is played by a bot because they are away
        self.bank = bank  # seconds of each seat for the whole game, None if there is no such time,
        self.increment = increment  # and what each move adds to it
        self.banks: dict[int, float] = {} if bank is None else dict.fromkeys(range(seats), float(bank))
        self.runs: dict[int, float] = {}  # by seat whose own time runs, since when
        self.earned: set[int] = set()  # who has got the increment of their turn
        self.asked: dict[int, float] = {}
        self.last_asked: dict[int, float] = {}  # when each seat was last asked, also after it has answered
        self.away: dict[int, float] = {}
        self.standing: dict[int, float] = {}  # by seat whose clock stands still, since when

    def wait_for(self, actors: Iterable[int], again: Iterable[int], now: float, went_on: bool = True) -> None:
        """The table waits for these seats; those in `again`, and those not asked before, get the full time.

        After an undo (`went_on` is False) nobody gets new time.
        """
        fresh = set(again)
        before = self.asked if went_on else {**self.last_asked, **self.asked}
        self.asked = {seat: now if seat in fresh else before.get(seat, now) for seat in actors}
        self.last_asked |= self.asked

    # --- a time for the whole game ---
    def let_run(self, seats: set[int], now: float) -> None:
        """The own time of exactly these seats runs from now on."""
        if self.bank is None:
            return
        for seat, since in self.runs.items():
            self.banks[seat] = max(0.0, self.banks[seat] - (now - since))
        self.runs = dict.fromkeys(seats, now)

    def add_increment(self, moved: set[int], timed: set[int]) -> None:
        """These seats have moved by turns, and those in `timed` in time: that adds to their own time, once a turn.

        A turn ends when somebody else moves while the seat is not asked.
        """
        self.earned.intersection_update(moved.union(self.asked))
        for seat in timed - self.earned:
            if seat in self.banks:
                self.earned.add(seat)
                self.banks[seat] = min(MOST_TIME, self.banks[seat] + self.increment)

    def give_return_time(self, seats: Iterable[int]) -> None:
        """These seats are played by their owners again, who need some time to look around."""
        for seat in seats:
            if seat in self.banks:
                self.banks[seat] = max(self.banks[seat], min(RETURN_TIME, float(self.bank or 0)))

    def own_time(self, seat: int, now: float) -> float | None:
        """What a seat has left of its own time for the whole game."""
        if seat not in self.banks:
            return None
        return max(0.0, self.banks[seat] - (now - self.runs[seat] if seat in self.runs else 0.0))

    # --- standing still ---
    @property
    def running(self) -> bool:
        """Whether anybody could run out of time: by the clock, or by being away."""
        return self.clock is not None or bool(self.runs) or bool(self.away)

    def restart(self, now: float) -> None:
        """Somebody is back at an empty table: all clocks start again."""
        self.asked = dict.fromkeys(self.asked, now)
        self.last_asked |= self.asked

    def go_on(self, stopped_at: float, now: float) -> None:
        """All clocks go on that stood still since then."""
        self.asked = {seat: since + now - max(since, stopped_at) for seat, since in self.asked.items()}
        self.last_asked |= self.asked

    def stand_still(self, seats: set[int], now: float) -> None:
        """The clocks of exactly these seats stand still from now on, and the others go on with what was left."""
        for seat, since in list(self.standing.items()):
            if seat not in seats:
                del self.standing[seat]
                if seat in self.asked:
                    self.asked[seat] += now - max(since, self.asked[seat])
                    self.last_asked[seat] = self.asked[seat]
        for seat in seats:
            self.standing.setdefault(seat, now)

    def set_presence(self, seat: int, present: bool, now: float) -> None:
        """A player came or left."""
        if present:
            self.away.pop(seat, None)
        else:
            self.away.setdefault(seat, now)

    # --- whose time is up ---
    def time_is_up_at(self, seat: int) -> float | None:
        """When a seat has used up its time, by the clock alone; None: it has as long as it takes."""
        if seat not in self.asked or seat in self.standing:
            return None
        if seat in self.runs:
            return self.runs[seat] + self.banks[seat]
        return None if self.clock is None else self.asked[seat] + self.clock

    def runs_out_at(self, seat: int) -> float | None:
        """When the table waits for a seat no longer; None: as long as it takes."""
        since, ends = self.asked.get(seat), self.time_is_up_at(seat)
        if since is None or self.patient or seat not in self.away:
            return ends
        away = max(since, self.away[seat]) + self.grace
        return away if ends is None else min(ends, away)

    def passes_at(self, seat: int) -> float | None:
        """When a reaction window stops waiting for a seat; for somebody who is long gone, at once."""
        since = self.asked.get(seat)
        if since is None:
            return None
        wait = self.clock if self.bank is None else WINDOW_TIME
        ends = [] if wait is None else [since + wait]
        if seat in self.away and not self.patient:
            ends.append(max(since, self.away[seat] + self.grace))
        return min(ends, default=None)

    def is_away(self, seat: int, now: float) -> bool:
        """Whether somebody has been away for the grace."""
        away = self.away.get(seat)
        return away is not None and away + self.grace <= now

    def is_gone(self, seat: int, now: float) -> bool:
        """Whether a bot may play for somebody: they have been away for the grace, or are out of time."""
        end = self.runs_out_at(seat)
        return (not self.patient and self.is_away(seat, now)) or (end is not None and end <= now)

    def forget(self, seat: int) -> None:
        """The seat belongs to somebody else now, whose absence has only begun, if they are not here."""
        self.away.pop(seat, None)

    def left(self, seats: Iterable[int], now: float) -> float | None:
        """Seconds until the first of these seats has used up its time."""
        ends = [end for seat in seats if (end := self.time_is_up_at(seat)) is not None]
        return max(0.0, min(ends) - now) if ends else None

    def time_left(self, seat: int, now: float) -> float | None:
        """Seconds that a seat has left for the move it is asked for; also while its clock stands still."""
        if seat not in self.asked:
            return None
        if self.bank is not None:
            return self.own_time(seat, now)
        until = self.standing.get(seat, now)
        return None if self.clock is None else max(0.0, self.asked[seat] + self.clock - max(until, self.asked[seat]))

    # --- stored ---
    def stored(self) -> dict[int, SeatClock]:
        """The clocks of all seats, to be stored."""
        return {
            seat: SeatClock(
                self.last_asked.get(seat),
                seat in self.asked,
                self.banks.get(seat),
                self.runs.get(seat),
                self.standing.get(seat),
            )
            for seat in sorted(self.last_asked.keys() | self.banks.keys())
        }

    def restore(self, clocks: dict[int, SeatClock], now: float, same: bool) -> None:
        """Take up stored clocks; `same`: in the same position, with no time passed that does not count.

        Where that is not so, everybody keeps their own time, and those who are asked have all of it for their move.
        """
        for seat, stored in clocks.items():
            if self.bank is not None and stored.bank is not None:
                self.banks[seat] = stored.bank
            if not same:
                continue
            if stored.stands is not None:
                self.standing[seat] = min(stored.stands, now)
            if seat in self.runs and stored.runs is not None:
                self.runs[seat] = min(stored.runs, now)
            if stored.asked is not None:
                self.last_asked[seat] = min(stored.asked, now)
                if seat in self.asked and stored.waits:
                    self.asked[seat] = self.last_asked[seat]
