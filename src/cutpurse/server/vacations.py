"""Vacations: people say until when they are away, and their clocks stand still in games over days.

Everybody has some days a year, and whole days count: one that was begun is used up, also by who is back earlier. A
vacation counts for the year in which it begins, by the calendar of UTC.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from math import ceil

from cutpurse.server.storage.store import Store
from cutpurse.table.errors import RequestError
from cutpurse.table.messages import VACATION_DAYS, Vacation
from cutpurse.table.rows import DAY


class Vacations:
    """Who is away until when; all tables look into `until`."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.until = store.on_vacation

    async def of(self, person: str | None, now: float) -> Vacation:
        """Until when somebody is away, and how many days they have left this year."""
        taken = [] if person is None else await self._taken(person, now)
        until = self.until.get(person or "", 0.0)
        return Vacation(until=until if until > now else None, days=days_left(taken, now), of=VACATION_DAYS)

    async def take(self, person: str, days: int, now: Callable[[], float]) -> Vacation:
        """Somebody is away for so many days from now on, or is back; raises RequestError if they have fewer left."""
        at = now()
        taken = await self._taken(person, at)
        changed: list[tuple[float, float]] = []
        if taken and taken[-1][1] > at:
            begins, _ = taken.pop()
            changed = [(begins, at)]  # it ends here, whatever comes next
        left = days_left([*taken, *changed], at)
        if days > left:
            raise RequestError("no-vacation", count=left)
        if days:
            changed.append((at, at + days * DAY))
        if changed:
            await self.store.keep_vacations(person, changed)
        if days:
            self.until[person] = at + days * DAY
        else:
            self.until.pop(person, None)
        return await self.of(person, at)

    async def _taken(self, person: str, now: float) -> list[tuple[float, float]]:
        """Somebody's vacations of this year, with one that began before it and may still go on."""
        return await self.store.vacations(person, year_of(now) - VACATION_DAYS * DAY)


def year_of(now: float) -> float:
    """When this year began."""
    return datetime(datetime.fromtimestamp(now, UTC).year, 1, 1, tzinfo=UTC).timestamp()


def days_left(taken: list[tuple[float, float]], now: float) -> int:
    """How many days somebody has left this year who has taken these vacations."""
    since = year_of(now)
    return max(0, VACATION_DAYS - sum(ceil((ends - begins) / DAY) for begins, ends in taken if begins >= since))
