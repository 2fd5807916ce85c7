"""HostPresence: for how long the host of a table has been away, and what others may do meanwhile. Time is an argument.

A line that drops for a moment changes nothing. After a grace the first seated person who is present acts as host, and
after a longer time they may also end the game, or start one in which the host has a chair.
"""

from __future__ import annotations

from math import inf

HOST_GRACE = 30.0  # seconds that a table waits for its host before anybody acts as host
HOST_AWAY = (
    120.0  # seconds; after that, whoever acts as host may also end the game, and it starts without a seated host
)


class HostPresence:
    """Since when the host has been away, in seconds of a monotonic clock; a host whom nobody has seen yet is away."""

    def __init__(self, host: str, now: float) -> None:
        self.host = host
        self.away_since: float | None = now
        self.told_at = now  # when everybody was last told who acts as host

    def update(self, host: str, here: set[str], now: float) -> None:
        """Somebody came or left, or the table has a new host, who gets the whole grace."""
        if host in here:
            self.away_since = None
        elif self.away_since is None or host != self.host:
            self.away_since = now
        self.host = host

    def is_away(self, now: float) -> bool:
        """Whether somebody else acts as host."""
        return self.away_since is not None and now >= self.away_since + HOST_GRACE

    def is_long_away(self, now: float) -> bool:
        """Whether somebody else may end the game, or start it though the host has a chair."""
        return self.away_since is not None and now >= self.away_since + HOST_AWAY

    def told(self, now: float) -> None:
        """Everybody has been told who acts as host."""
        self.told_at = now

    def next_change(self) -> float:
        """When everybody must be told that another may do more, unless the host comes back."""
        if self.away_since is None:
            return inf
        ends = (self.away_since + HOST_GRACE, self.away_since + HOST_AWAY)
        return min((end for end in ends if end > self.told_at), default=inf)
