"""A rummage of Midnight Exchange at a server's table: real time on a clock that leaps, hands, and who sees what."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from cutpurse.server.bots import BotPool
from cutpurse.server.live_table import LiveTable
from cutpurse.table import messages as wire
from cutpurse.table.rows import PersonRow
from tests.server.leaping_loop import Watched
from tests.server.people import Evening, Looker, evening, play

GAME = "midnight-exchange"
NAMES = ("Ada", "Ben", "Eve", "Kim")
HAND = 0.35  # seconds between two motions
SOON = 0.001  # seconds after which what is due now has been done


class DistantViewer(Looker):
    """Somebody who looks on over a line of some length."""

    def __init__(self, person: PersonRow | None, trip: float | None) -> None:
        super().__init__(person)
        self.seconds = trip

    def trip(self) -> float | None:
        """Seconds to them and back."""
        return self.seconds


class Rummage:
    """A game in its first rummage, with everybody there."""

    def __init__(self, e: Evening, id: str, people: list[PersonRow], lookers: list[DistantViewer]) -> None:
        self.e = e
        self.id = id
        self.people = people
        self.lookers = lookers

    @property
    def table(self) -> LiveTable:
        """The table, awake."""
        return self.e.lobby.tables[self.id]

    @property
    def live(self) -> wire.Live:
        """What everybody knows of the time at this moment."""
        live = self.table.core.realtime.shown(asyncio.get_running_loop().time())
        assert live is not None
        return live

    async def begun(self) -> None:
        """Wait until hands may move."""
        await asyncio.sleep((self.live.begins or 0.0) + SOON)

    async def does(self, seat: int, *commands: str) -> str:
        """Let a seat make a motion, and wait for its answer: `done`, or the rule."""
        return await self.e.ask(self.id, self.people[seat], play(*commands))

    def starts(self, seat: int, *commands: str) -> asyncio.Task[str]:
        """Let a seat make a motion, and go on meanwhile."""
        return asyncio.create_task(self.does(seat, *commands))

    def free(self, seat: int, n: int = 0) -> str:
        """The command to pick up a tile that a seat may pick up now."""
        assert self.table.match is not None
        return [str(c) for c in self.table.match.options(seat) if str(c).startswith("grab")][n]

    def commands(self) -> list[tuple[int, str]]:
        """What was done so far, by whom."""
        assert self.table.match is not None
        return [(entry.seat, entry.command) for entry in self.table.match.entries[1:]]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What somebody knows."""
        assert self.table.match is not None
        return self.table.match.view(seat)


@asynccontextmanager
async def rummaging(
    folder: Path,
    people: int = 3,
    bots: int = 0,
    trips: tuple[float | None, ...] = (),
    bot_pool: BotPool | None = None,
    **wish: Any,
) -> AsyncIterator[Rummage]:
    """A rummage of so many people and bots, whose lines are so long; all of them come in at the same moment."""
    async with evening(folder, bot_pool, Watched) as e:
        yield await sat_down(e, people, bots, trips, **wish)


async def sat_down(
    e: Evening, people: int, bots: int = 0, trips: tuple[float | None, ...] = (), **wish: Any
) -> Rummage:
    """People who have sat down and begun."""
    seated = await e.people(*NAMES[:people])
    id = await e.game(*seated, bots=bots, game=GAME, **wish)
    lookers = [DistantViewer(person, trip) for person, trip in zip(seated, [*trips, *[None] * people], strict=False)]
    for looker in lookers:
        (await e.table(id)).enter(looker, 0)
    return Rummage(e, id, seated, lookers)
