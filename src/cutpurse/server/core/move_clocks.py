"""MoveClocks: how long the table has waited for whom, and when a bot is to step in. It is told the time."""

from __future__ import annotations

from collections.abc import Iterable


class MoveClocks:
    """For each seat, since when it is asked and since when it is away; in seconds on any steady clock."""

    def __init__(self, clock: int | None, grace: float) -> None:
        self.clock = clock  # seconds for a move, if the table agreed on that
        self.grace = grace  # seconds that somebody who is away may be waited for
        self.asked: dict[int, float] = {}
        self.began: dict[int, float] = {}  # since when a seat is, or was last, asked
        self.away: dict[int, float] = {}

    def ask(self, actors: Iterable[int], again: Iterable[int], now: float, went_on: bool = True) -> None:
        """The table waits for these seats; those in `again` have the whole time, and so has who was not asked before.

        Where the game did not go on, because somebody took a move back, nobody gets new time by it.
        """
        fresh = set(again)
        before = self.asked if went_on else {**self.began, **self.asked}
        self.asked = {seat: now if seat in fresh else before.get(seat, now) for seat in actors}
        self.began |= self.asked

    def restart(self, now: float) -> None:
        """Nobody was here, and somebody is: the waiting begins now."""
        self.asked = dict.fromkeys(self.asked, now)
        self.began |= self.asked

    def presence(self, seat: int, present: bool, now: float) -> None:
        """Somebody came or went."""
        if present:
            self.away.pop(seat, None)
        else:
            self.away.setdefault(seat, now)

    def runs_out(self, seat: int) -> float | None:
        """When a bot is to play for a seat; None: the table waits as long as it takes."""
        since = self.asked.get(seat)
        if since is None:
            return None
        ends = [] if self.clock is None else [since + self.clock]
        if seat in self.away:
            ends.append(max(since, self.away[seat]) + self.grace)
        return min(ends, default=None)

    def passes_at(self, seat: int) -> float | None:
        """When a seat that is asked in a reaction window is no longer waited for; who was gone before, not at all."""
        since = self.asked.get(seat)
        if since is None:
            return None
        ends = [] if self.clock is None else [since + self.clock]
        if seat in self.away:
            ends.append(max(since, self.away[seat] + self.grace))
        return min(ends, default=None)

    def left(self, seats: Iterable[int], now: float) -> float | None:
        """Seconds until the first of these seats has no more time for its move."""
        if self.clock is None:
            return None
        ends = [self.asked[seat] + self.clock for seat in seats if seat in self.asked]
        return max(0.0, min(ends) - now) if ends else None
