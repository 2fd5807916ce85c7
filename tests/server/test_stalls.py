"""table_clock.py: while the event loop stands still, nobody's time passes, and no bot plays for who is connected."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from msgspec.json import encode
from websockets.asyncio.client import connect

from cutpurse.server.table_clock import BEAT, STALL, TableClock
from cutpurse.server.web.sessions import COOKIE
from cutpurse.table import messages as wire
from cutpurse.table.core import GRACE
from cutpurse.table.host import HOST_GRACE
from cutpurse.table.undo_vote import ANSWER_TIME
from tests.server.leaping_loop import Leaping, Watched, leap
from tests.server.midnight_exchange_table import rummaging
from tests.server.people import Evening, evening, give, messages, move, served, sit, start, undo

STOPPED = 20.0  # seconds
SOON = 0.5


@asynccontextmanager
async def beating(folder: Path) -> AsyncIterator[Evening]:
    """An evening whose clock notices when the loop stands still."""
    async with evening(folder, stores=Watched) as e:
        e.lobby.services.clock.open()
        yield e


async def stall(seconds: float = STOPPED) -> None:
    """The loop stands still, as in a process that is stopped."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Leaping)
    loop.now += seconds
    await asyncio.sleep(SOON)


@leap
async def test_a_stop_takes_nobodys_time_for_a_move(tmp_path: Path) -> None:
    async with beating(tmp_path) as e:
        id, _, looks = await e.trio(clock=20)
        await asyncio.sleep(12)
        await stall()
        await asyncio.sleep(5)
        seen = (await e.lobby.snapshot(id, None, 0)).position
        assert seen is not None
        assert seen.left == pytest.approx(20 - 12 - 5 - SOON, abs=BEAT)
        assert not any(chair.warm for chair in looks[0].table.chairs)
        await asyncio.sleep(3)
        assert all(chair.warm for chair in looks[0].table.chairs), "the rest of their time has passed"


@leap
async def test_a_stop_takes_nothing_of_a_grace_or_of_a_vote(tmp_path: Path) -> None:
    async with beating(tmp_path) as e:
        id, people, looks = await e.trio()
        await give(e, id, people)
        seat = looks[0].position.view["actors"][0]
        await move(e, id, people)
        assert await e.ask(id, people[seat], undo()) == "done"
        (await e.table(id)).exit(looks[0])
        await asyncio.sleep(ANSWER_TIME - 5)
        await stall()
        changed = looks[1].last(wire.Changed)
        assert changed.table.question is not None, "the vote is still open"
        assert not changed.you.host, "and nobody acts as host yet"
        await asyncio.sleep(HOST_GRACE - ANSWER_TIME + 5)
        changed = looks[1].last(wire.Changed)
        assert (changed.table.question, changed.you.host) == (None, True)


@leap
async def test_a_stop_takes_nothing_of_the_grace_of_who_is_away(tmp_path: Path) -> None:
    async with beating(tmp_path) as e:
        id, _, looks = await e.trio()
        (await e.table(id)).exit(looks[2])
        await asyncio.sleep(GRACE - 5)
        await stall()
        await asyncio.sleep(2)
        assert not looks[0].table.chairs[2].warm
        await asyncio.sleep(5)
        assert looks[0].table.chairs[2].warm


@leap
async def test_a_stop_takes_nothing_of_the_clocks_of_real_time(tmp_path: Path) -> None:
    async with rummaging(tmp_path) as r:
        r.e.lobby.services.clock.open()
        await r.begun()
        before = r.live.timers
        await stall()
        seen = (await r.e.lobby.snapshot(r.id, None, 0)).position
        assert seen is not None
        assert seen.live is not None
        assert seen.live.timers == pytest.approx({name: left - SOON for name, left in before.items()}, abs=2 * BEAT)


@leap
async def test_a_loop_that_is_only_busy_keeps_its_time() -> None:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Leaping)
    clock = TableClock(loop)
    clock.open()
    await asyncio.sleep(10)
    for _ in range(20):
        loop.now += STALL - BEAT
        await asyncio.sleep(BEAT)
    assert clock.left_out == 0
    before = clock.time()
    loop.now += 100
    assert before <= clock.time() <= before + BEAT, "whoever asks first finds out"
    await asyncio.sleep(10)
    assert clock.time() == pytest.approx(before + 10, abs=2 * BEAT)
    clock.close()


def test_a_real_server_that_was_stopped_gives_everybody_their_time_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with served(tmp_path, "--pace", "human") as house, httpx.AsyncClient(base_url=house.url) as http:
            cookie = f"{COOKIE}={(await http.post('/api/me')).cookies[COOKIE]}"
            wish = {"game": "gaunerbande", "bots": [None, "random", "random"], "clock": 5}
            id = (await http.post("/api/tables", json=wish)).json()["id"]
            where = f"ws://127.0.0.1:{house.port}/api/tables/{id}/socket"
            async with connect(where, additional_headers={"Cookie": cookie}, proxy=None) as socket:
                for ask in (sit(0), start()):
                    await socket.send(encode(ask).decode())
                while not isinstance(messages.decode(await socket.recv()), wire.Moved):
                    pass
                os.kill(house.pid, signal.SIGSTOP)
                await asyncio.sleep(STALL + 2 * BEAT)
                os.kill(house.pid, signal.SIGCONT)
                seen = (await http.get(f"/api/tables/{id}")).json()
                assert seen["position"]["left"] > 5 - STALL, "the stop has cost nothing of five seconds"

    asyncio.run(scene())
