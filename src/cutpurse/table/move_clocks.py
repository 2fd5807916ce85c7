"""MoveClocks: how long the table has waited for each seat, and when a bot takes over. Time is an argument."""

from __future__ import annotations

from collections.abc import Iterable


class MoveClocks:
    """For each seat, since when it has been asked and since when it has been away, in seconds of a monotonic clock."""

    def __init__(self, clock: int | None, grace: float) -> None:
        self.clock = clock  # seconds for a move, None without a limit
        self.grace = grace  # seconds that the table waits for somebody who is away
        self.asked: dict[int, float] = {}
        self.last_asked: dict[int, float] = {}  # when each seat was last asked, also after it has answered
        self.away: dict[int, float] = {}

    def wait_for(self, actors: Iterable[int], again: Iterable[int], now: float, went_on: bool = True) -> None:
        """The table waits for these seats; those in `again`, and those not asked before, get the full time.

        After an undo (`went_on` is False) nobody gets new time.
        """
        fresh = set(again)
        before = self.asked if went_on else {**self.last_asked, **self.asked}
        self.asked = {seat: now if seat in fresh else before.get(seat, now) for seat in actors}
        self.last_asked |= self.asked

    @property
    def running(self) -> bool:
        """Whether anybody could run out of time: by the clock, or by being away."""
        return self.clock is not None or bool(self.away)

    def restart(self, now: float) -> None:
        """Somebody is back at an empty table: all clocks start again."""
        self.asked = dict.fromkeys(self.asked, now)
        self.last_asked |= self.asked

    def go_on(self, stopped_at: float, now: float) -> None:
        """All clocks go on that stood still since then."""
        self.asked = {seat: since + now - max(since, stopped_at) for seat, since in self.asked.items()}
        self.last_asked |= self.asked

    def set_presence(self, seat: int, present: bool, now: float) -> None:
        """A player came or left."""
        if present:
            self.away.pop(seat, None)
        else:
            self.away.setdefault(seat, now)

    def runs_out_at(self, seat: int) -> float | None:
        """When a bot takes over a seat; None: the table waits as long as it takes."""
        since = self.asked.get(seat)
        if since is None:
            return None
        ends = [] if self.clock is None else [since + self.clock]
        if seat in self.away:
            ends.append(max(since, self.away[seat]) + self.grace)
        return min(ends, default=None)

    def passes_at(self, seat: int) -> float | None:
        """When a reaction window stops waiting for a seat; for somebody who is long gone, at once."""
        since = self.asked.get(seat)
        if since is None:
            return None
        ends = [] if self.clock is None else [since + self.clock]
        if seat in self.away:
            ends.append(max(since, self.away[seat] + self.grace))
        return min(ends, default=None)

    def is_gone(self, seat: int, now: float) -> bool:
        """Whether somebody has been away for the grace, or is out of time."""
        away, end = self.away.get(seat), self.runs_out_at(seat)
        return (away is not None and away + self.grace <= now) or (end is not None and end <= now)

    def forget(self, seat: int) -> None:
        """The seat belongs to somebody else now, whose absence has only begun, if they are not here."""
        self.away.pop(seat, None)

    def left(self, seats: Iterable[int], now: float) -> float | None:
        """Seconds until the first of these seats runs out of time."""
        if self.clock is None:
            return None
        ends = [self.asked[seat] + self.clock for seat in seats if seat in self.asked]
        return max(0.0, min(ends) - now) if ends else None
