"""Rate limits: token buckets, one for each name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec import Struct

MOST_BUCKETS = 10_000


class Rate(Struct, frozen=True):
    """A rate limit: so many per second in the long run, and so many at once."""

    each_second: float
    burst: int


class Bucket:
    """A token bucket: an empty one means too many requests."""

    __slots__ = ("at", "left", "now", "rate")

    def __init__(self, rate: Rate, now: Callable[[], float] | None = None) -> None:
        self.rate = rate
        self.now = now or asyncio.get_running_loop().time
        self.left = float(rate.burst)
        self.at = self.now()

    def wait(self) -> float:
        """The seconds until there is a token again; 0 if there is one."""
        now = self.now()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.each_second)
        self.at = now
        return max(0.0, (1 - self.left) / self.rate.each_second)

    def take(self) -> bool:
        """Take a token; False if the bucket is empty."""
        now = self.now()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.each_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A token bucket for each name: an address or a person."""

    def __init__(self, rate: Rate, now: Callable[[], float] | None = None) -> None:
        self.rate = rate
        self.now = now  # None: the event loop's
        self.buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """Take a token from the bucket of this name; False if it is empty."""
        return (self.buckets.get(name) or self.of(name)).take()

    def wait(self, name: str) -> float:
        """Take a token from the bucket of this name, and 0; if it is empty, the seconds until it is not."""
        bucket = self.of(name)
        return 0.0 if bucket.take() else bucket.wait()

    def of(self, name: str) -> Bucket:
        """The bucket of this name."""
        bucket = self.buckets.get(name)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self._forget()
            bucket = self.buckets[name] = Bucket(self.rate, self.now)
        return bucket

    def _forget(self) -> None:
        """Drop the buckets that are full again, and the oldest if that is not enough."""
        now = self.now or asyncio.get_running_loop().time
        since = now() - self.rate.burst / self.rate.each_second
        kept = [(name, bucket) for name, bucket in self.buckets.items() if bucket.at > since]
        self.buckets = dict(kept[-(MOST_BUCKETS // 2) :])
