"""Racers: people at WebSockets of a rummage who know little and are quick, and a line that delays what goes over it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from cutpurse.server.live_table import LiveTable
from cutpurse.server.rate_limits import Buckets, Rate
from cutpurse.server.web.sessions import COOKIE
from cutpurse.server.web.websocket import WebSocketEndpoint
from cutpurse.server.web.websocket_transport import sockets
from cutpurse.table.realtime import COUNTDOWN
from tests.server.midnight_exchange_table import GAME, NAMES
from tests.server.people import SEED, Evening, app_of, key, listening


class Entry(msgspec.Struct):
    """Of an entry, what everybody sees alike."""

    n: int
    seat: int
    events: list[dict[str, Any]]

    def plain(self) -> tuple[int, int, list[tuple[str, Any]]]:
        """It, to be compared."""
        return self.n, self.seat, [(event["event"], event.get("tile")) for event in self.events]


class Heard(msgspec.Struct):
    """Of a message, what a racer looks at."""

    type: str
    key: str | None = None
    rule: str | None = None
    told: list[Entry] = []


class Racer:
    """Somebody at a socket."""

    def __init__(self, seat: int, line: ClientConnection) -> None:
        self.seat = seat
        self.line = line
        self.log: list[Entry] = []
        self.answers: Counter[str] = Counter()
        self.waiting: dict[str, asyncio.Future[str]] = {}

    async def hear(self) -> None:
        """Take in all that comes."""
        async for data in self.line:
            heard = msgspec.json.decode(data, type=Heard)
            for entry in heard.told:
                self.log.append(entry)
                self.sees(entry)
            if heard.key is not None:
                answer = heard.rule or heard.type
                self.answers[answer] += 1
                self.waiting.pop(heard.key).set_result(answer)

    def sees(self, entry: Entry) -> None:
        """Something happened."""

    async def ask(self, **ask: object) -> str:
        """Ask something, and wait for the answer in a word."""
        name = key()
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.waiting[name] = answer
        await self.line.send(msgspec.json.encode({"key": name, **ask}).decode())
        return await answer

    async def play(self, command: str) -> str:
        """Make a motion, and wait for the answer."""
        return await self.ask(ask="play", commands=[command])


class Race:
    """A rummage that has begun, with racers at all its seats."""

    def __init__(self, table: LiveTable, racers: Sequence[Racer]) -> None:
        self.table = table
        self.racers = racers

    def tiles(self, many: int) -> list[str]:
        """The commands to pick up some tiles that lie open to all."""
        assert self.table.match is not None
        return [str(command) for command in self.table.match.options(0) if str(command).startswith("grab")][:many]


@asynccontextmanager
async def race(
    e: Evening, kinds: Sequence[type[Racer]], delays: Sequence[float], **options: int | str
) -> AsyncIterator[Race]:
    """A rummage that has begun; each racer's line delays what goes over it, there and back, by so many seconds."""
    guard = app_of(e)
    endpoint = WebSocketEndpoint(e.lobby, e.sessions, guard, e.rates)
    e.rates.asks = Buckets(Rate(1e9, 10**9))  # their clock does not leap
    known = [await e.sessions.newcomer() for _ in kinds]
    id = await e.make(known[0][0], *[None] * len(kinds), game=GAME, options=options)
    config = uvicorn.Config(guard, ws=sockets(endpoint), lifespan="off", log_config=None, server_header=False)
    racers: list[Racer] = []
    hearing: list[asyncio.Task[None]] = []
    async with listening(config) as port:
        for seat, ((_, token), kind, delay) in enumerate(zip(known, kinds, delays, strict=True)):
            line = await connect(
                f"ws://127.0.0.1:{await delaying(port, delay / 2) if delay else port}/api/tables/{id}/socket",
                additional_headers={"Cookie": f"{COOKIE}={token}"},
                ping_interval=None, open_timeout=None, close_timeout=None, compression=None, proxy=None,
            )  # fmt: skip
            racers.append(kind(seat, line))
            hearing.append(asyncio.create_task(racers[-1].hear()))
            assert await racers[-1].ask(ask="sit", seat=seat, name=NAMES[seat], seed=SEED) == "done"
        assert await racers[0].ask(ask="start") == "done"
        await asyncio.sleep(COUNTDOWN + 1)
        yield Race(e.lobby.tables[id], racers)
        for racer in racers:
            await racer.line.close()
        await asyncio.gather(*hearing)


async def delaying(port: int, seconds: float) -> int:
    """A port through which one connection to another port goes, each way with a delay."""
    loop = asyncio.get_running_loop()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        on_its_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                at, data = await on_its_way.get()
                await asyncio.sleep(at - loop.time())
                if not data:
                    writer.close()
                    return
                writer.write(data)

        delivering = asyncio.create_task(deliver())
        with suppress(ConnectionError):
            while data := await reader.read(1 << 16):
                on_its_way.put_nowait((loop.time() + seconds, data))
        on_its_way.put_nowait((loop.time() + seconds, b""))
        await delivering

    async def through(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server.close()
        inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(carry(reader, inner_writer), carry(inner_reader, writer))

    server = await asyncio.start_server(through, "127.0.0.1", 0)
    found: int = server.sockets[0].getsockname()[1]
    return found
