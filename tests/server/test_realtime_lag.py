"""A long line: how many contested tiles somebody wins over one of 150 ms, with and without what is made good for it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from cutpurse.table.realtime import QUOTA, REFILL
from tests.server.leaping_loop import Watched, leap
from tests.server.people import evening
from tests.server.racers import Entry, Race, Racer, race

CONTESTS = 120
TRIP = 0.15  # seconds, there and back
THOUGHT = (0.4, 0.25)  # seconds from seeing a tile to reaching for it, log-normal: a tenth of a second more or less
PAUSE = 2.0  # seconds between two contests


class Dealer(Racer):
    """Holds a tile for a while, and lays it open before everybody's eyes."""


class Contestant(Racer):
    """Reaches for a tile as soon as they see it; who gets it puts it back."""

    won = 0
    task: asyncio.Task[None]

    def sees(self, entry: Entry) -> None:
        """Go for it, if the dealer put it down."""
        for event in entry.events:
            if event["event"] == "PutBack" and entry.seat == 2:
                self.task = asyncio.create_task(self.reach(f"grab {event['tile']}"))

    async def reach(self, command: str) -> None:
        """See, think, reach; then give it back."""
        luck = random.Random(1000 * self.seat + len(self.log))
        await asyncio.sleep(THOUGHT[0] * luck.lognormvariate(0, THOUGHT[1]))
        if await self.play(command) == "done":
            self.won += 1
            await asyncio.sleep(PAUSE / 2)  # nobody is so slow as to find it there again
            assert await self.play("back down") == "done"


async def contests(r: Race) -> tuple[int, int]:
    """How many tiles were won over the short line, and over the long one."""
    near, far, dealer = r.racers
    assert isinstance(near, Contestant)
    assert isinstance(far, Contestant)
    (tile,) = r.tiles(1)
    for _ in range(CONTESTS):
        assert await dealer.play(tile) == "done"
        assert await dealer.play("back up") == "done"
        await asyncio.sleep(PAUSE)
    await asyncio.gather(near.task, far.task)
    assert near.won + far.won == CONTESTS
    return near.won, far.won


@leap
async def test_a_line_of_150_ms_loses_most_contests_unless_it_is_compensated(tmp_path: Path) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        kinds = [Contestant, Contestant, Dealer]
        async with race(e, kinds, [0.0, TRIP, 0.0], rummage_seconds=0) as r:
            r.table.core.realtime.trip = lambda _: None
            without = await contests(r)
        async with race(e, kinds, [0.0, TRIP, 0.0], rummage_seconds=0) as r:
            compensated = await contests(r)
            live = r.table.core.realtime.shown(asyncio.get_running_loop().time())
            assert live is not None
            assert live.trips[1] == round(1000 * TRIP)
            assert 0 < live.allowed[1] <= live.trips[1]
        async with race(e, kinds, [0.0, 0.0, 0.0], rummage_seconds=0) as r:
            fair = await contests(r)
    print(f"of {CONTESTS} tiles over 150 ms: {without[1]}; compensated: {compensated[1]}; on equal lines: {fair[1]}")
    assert without[1] < 0.3 * CONTESTS
    assert 0.35 * CONTESTS < compensated[1] < 0.65 * CONTESTS
    assert 0.35 * CONTESTS < fair[1] < 0.65 * CONTESTS


@leap
async def test_who_answers_pings_late_gains_no_more_than_the_quota_however_late(tmp_path: Path) -> None:
    kinds = [Contestant, Contestant, Dealer]
    gains: dict[float, int] = {}
    async with evening(tmp_path, stores=Watched) as e:
        for claimed in (REFILL, QUOTA, 5.0):
            async with race(e, kinds, [0.0, 0.0, 0.0], rummage_seconds=0) as r:
                r.table.core.realtime.trip = [None, claimed, None].__getitem__
                _, gains[claimed] = await contests(r)
                live = r.table.core.realtime.shown(asyncio.get_running_loop().time())
                assert live is not None
                assert live.trips == [None, round(1000 * claimed), None], "for everybody to see"
                assert live.allowed[1] <= round(1000 * QUOTA)
    print(f"of {CONTESTS} tiles with a line that is only claimed, by its seconds: {gains}")
    assert max(gains.values()) <= gains[REFILL] + 0.02 * CONTESTS < 0.95 * CONTESTS
