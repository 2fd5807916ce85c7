"""Who is to be told that it is their turn: whoever a table waits for, and who is not there a while later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from msgspec import Struct

from cutpurse.table.rows import TableRow

AFTER = 15.0  # seconds that somebody is elsewhere and to move, before they are told
LOOK_EVERY = 5.0  # seconds between two looks at who is still waited for
MOST_TABLES = 10_000  # whose turns are remembered


class Turn(Struct):
    """Somebody's turn, as they are told of it: nothing of the game itself."""

    table: str
    person: str
    game: str
    others: list[str]  # the names of those who play, too
    n: int  # how long the log was when it began


class Waiting(Struct):
    """Somebody for whom a table waits."""

    turn: Turn
    away_since: float | None = None


class Turns:
    """Watches for whom the tables wait; `tell` is called once for each turn of somebody who stays elsewhere."""

    def __init__(
        self, wants: Callable[[str], bool], is_here: Callable[[str, str], bool], tell: Callable[[Turn], None]
    ) -> None:
        self.wants = wants  # whether somebody has a way to be told
        self.is_here = is_here  # whether somebody looks at a table
        self.tell = tell
        self.waiting: dict[str, dict[str, Waiting]] = {}  # by table and person
        self.told: dict[str, set[str]] = {}  # of whom each table waits for, those who were told
        self.task: asyncio.Task[None] | None = None

    def waits(self, row: TableRow, people: frozenset[str], n: int) -> None:
        """A table waits for these people now, and for nobody else."""
        if row.id not in self.waiting and row.id not in self.told and not any(map(self.wants, people)):
            return  # as nearly always: this is called with every move
        told = self.told.get(row.id, set()) & people
        self._put(self.told, row.id, told)
        before = self.waiting.get(row.id, {})
        now = {
            person: before.get(person) or Waiting(turn_of(row, person, n))
            for person in people
            if person not in told and self.wants(person)
        }
        self._put(self.waiting, row.id, now)
        if now and (self.task is None or self.task.done()):
            self.task = asyncio.get_running_loop().create_task(self._watch())

    def goes_on(self, turn: Turn) -> bool:
        """Whether a turn that somebody was told of is not over yet, and they are still elsewhere."""
        return turn.person in self.told.get(turn.table, ()) and not self.is_here(turn.table, turn.person)

    def close(self) -> None:
        """Watch no more."""
        if self.task is not None:
            self.task.cancel()

    async def _watch(self) -> None:
        while self.waiting:
            await asyncio.sleep(LOOK_EVERY)
            self.look(asyncio.get_running_loop().time())

    def look(self, now: float) -> None:
        """Tell everybody who has been elsewhere for long enough."""
        for table, people in list(self.waiting.items()):
            for person, waiting in list(people.items()):
                if self.is_here(table, person):
                    waiting.away_since = None
                elif waiting.away_since is None:
                    waiting.away_since = now
                elif now - waiting.away_since >= AFTER:
                    del people[person]
                    self._put(self.told, table, self.told.get(table, set()) | {person})
                    self.tell(waiting.turn)
            if not people:
                with suppress(KeyError):
                    del self.waiting[table]

    def _put(self, where: dict[str, Any], table: str, value: Any) -> None:
        where.pop(table, None)
        if value:
            where[table] = value
            if len(where) > MOST_TABLES:
                del where[next(iter(where))]


def turn_of(row: TableRow, person: str, n: int) -> Turn:
    """A turn, as its person is told of it."""
    others = [seat.name for seat in row.seats if seat.person not in (None, person)]
    return Turn(row.id, person, row.game, others, n)
