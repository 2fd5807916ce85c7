"""A scene at a server: a game with a past goes on there, and all is kept that reaches some of those who look on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, ClassVar

import httpx
from msgspec.json import encode

from cutpurse.kernel.game import find
from cutpurse.kernel.match import Match
from cutpurse.server.bots import BotPool, choose_in_worker, hint_in_worker
from cutpurse.server.live_table import LiveTable
from cutpurse.server.storage.writes import add_entries, keep_table
from cutpurse.server.web import guard
from cutpurse.server.web.app import make_app
from cutpurse.server.web.sessions import COOKIE, hashed
from cutpurse.server.web.websocket import SocketClient
from cutpurse.table import messages
from cutpurse.table.rows import EntryRow, PersonRow, SeatRow, TableRow
from tests.server.people import SHORT_SEARCH, SLOW, Evening, unframed
from tests.server.scenarios import OPTIONS, SECRET, Case, Entry, Step

ID = "the-table"
PEOPLE = ("ada", "ben", "eve", "zoe", "kim")  # as many as there are seats for people sit; zoe always watches
WATCHES = "zoe"
NOBODY = ""  # who comes without a cookie
STEP = 7.0  # seconds between two things that happen


class FrozenLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock stands still unless the test moves it: what is left of a time is the same twice."""

    now = 1000.0

    def time(self) -> float:
        """The time, as the test has it."""
        return self.now


async def until(true: Callable[[], object]) -> None:
    """Wait for something to become true, while the clock stands still."""
    end = time.monotonic() + SLOW
    while not true():
        assert time.monotonic() < end, "it never came true"
        await asyncio.sleep(0)


class Prompted(BotPool):
    """Bots that play what the test tells them, when it does; to the one whom they advise they say what they think."""

    def __init__(self, advised: int | None) -> None:
        super().__init__()
        self.advised = advised
        self.told: dict[int, asyncio.Queue[str]] = {}

    async def choose(self, bot: str, view: dict[str, Any], seat: int, table: str = "", urgent: bool = False) -> str:
        """Wait for the test."""
        return choose_in_worker(bot, view, seat, seed=1) if seat == self.advised else await self.tell(seat).get()

    async def hint(self, view: dict[str, Any], seat: int, seed: int) -> list[messages.HintedChoice]:
        """What the adviser finds out in a short search, however long that takes."""
        return hint_in_worker(view, seat, seed, SHORT_SEARCH)

    def tell(self, seat: int) -> asyncio.Queue[str]:
        """What to play for a seat."""
        return self.told.setdefault(seat, asyncio.Queue())


class Wire:
    """A connection that keeps what is sent through it."""

    def __init__(self, kept: list[bytes]) -> None:
        self.kept = kept
        self.replies = 0

    def send(self, message: bytes) -> None:
        self.kept.append(message)
        self.replies += 1

    def send_frame(self, frame: bytes) -> None:
        self.kept.append(unframed(frame))

    def flush(self) -> None:
        pass

    def close(self, code: int = 1000, reason: str = "") -> None:
        self.kept.append(f"closed {code} {reason}".encode())

    def trip(self) -> float | None:
        return None


def token(name: str) -> str:
    """The token in somebody's cookie."""
    return name.ljust(43, "_")


class Scene:
    """A game as one server plays it, with all that reaches the viewer, zoe, who watches, and somebody unknown."""

    wires = Wire
    standing_orders: ClassVar[dict[str, Any]] = {}  # everybody's

    def __init__(self, e: Evening, bot_pool: Prompted, case: Case) -> None:
        self.e = e
        self.bot_pool = bot_pool
        self.case = case
        self.seats = case.seats
        self.viewer = case.viewer
        self.names = [name for name in PEOPLE if name != WATCHES][: case.people]
        self.got: dict[str, list[bytes]] = {WATCHES: [], NOBODY: []}
        if case.viewer is not None and case.viewer < len(self.names):
            self.got[self.names[case.viewer]] = []
        self.asked = 0
        app = guard.Guard(make_app(e.lobby, e.sessions, e.rates), guard.Hosts("localhost"))
        transport = httpx.ASGITransport(app=app, client=("127.0.0.1", 1))  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=transport, base_url="http://localhost")

    async def open(self, past: list[Entry]) -> None:
        """Put the game with this past into the database, and let everybody in."""
        for name in PEOPLE:
            person = PersonRow(id=name, name=name.title(), made=self.e.wall, seen=self.e.wall)
            await self.e.store.add_person(person, hashed(token(name)))
        self.people = {name: await self.person(name) for name in PEOPLE}
        bots = [SeatRow(bot="greedy", name=f"Otto {n}") for n in range(len(self.names), self.seats)]
        row = TableRow(
            id=ID, game=self.case.game, version=find(self.case.game).version, options=OPTIONS[self.case.game],
            clock=self.case.clock, pace="instant", listed=True, status="playing", host="ada", secret=SECRET,
            made=self.e.wall, started=self.e.wall,
            seats=[*[SeatRow(person=name, name=name, **self.standing_orders) for name in self.names], *bots],
        )  # fmt: skip
        log = [EntryRow(**{**entry, "events": encode(entry["events"]).decode(), "at": self.e.wall}) for entry in past]
        await self.e.store.commit(keep_table(row), add_entries(ID, log))
        self.table: LiveTable = await self.e.table(ID)
        self.guests = {name: self.enter(name, 0) for name in (*self.got, *self.names)}

    async def person(self, name: str) -> PersonRow:
        """Somebody by their cookie."""
        found = await self.e.sessions.person_of(f"{COOKIE}={token(name)}")
        assert found is not None
        return found

    def enter(self, name: str, since: int) -> SocketClient:
        """Open a socket."""
        return SocketClient(self.table, self.people.get(name), since, guard.Rates(), self.wires(self.got.get(name, [])))

    async def ask(self, name: str, **ask: object) -> None:
        """Send an ask through somebody's socket, and wait for its answer."""
        self.asked += 1
        wire = self.guests[name].connection
        assert isinstance(wire, Wire)
        replies = wire.replies
        self.guests[name].received(encode({"key": f"ask-{self.asked:06}", **ask}))
        await until(lambda: wire.replies > replies)

    async def do(self, step: Step) -> None:
        """Let a step happen, by whoever has the seat; meanwhile somebody's time may run out."""
        self.e.wall += STEP
        loop = asyncio.get_running_loop()
        assert isinstance(loop, FrozenLoop)
        loop.now += STEP
        await settled_but_bots(self.table)
        n = len(self.match.entries)
        if step.what == "play" and self.table.row.seats[step.seat].bot:
            self.bot_pool.tell(step.seat).put_nowait(step.command)
        elif step.what == "play":
            await self.ask(self.names[step.seat], ask="play", commands=[step.command])
        else:
            await self.ask(self.names[step.seat], ask="undo")
        if step.what == "agree":
            for seat, name in enumerate(self.names):
                if seat != step.seat:
                    await self.ask(name, ask="answer", agree=True)
        await until(lambda: len(self.match.entries) > n)
        await settled_but_bots(self.table)

    @property
    def match(self) -> Match:
        """The match."""
        assert self.table.match is not None
        return self.table.match

    async def try_out(self, commands: list[str]) -> None:
        """Ask for what is not allowed, is no command, or is not for those who watch."""
        for name in self.got:
            await self.ask(name, ask="play", commands=commands)
        if self.viewer is not None and self.viewer < len(self.names):
            legal = self.table.match.options(self.viewer) if self.table.match else []
            if legal:
                await self.ask(self.names[self.viewer], ask="play", commands=[legal[0].notation, *commands])
            await self.ask(self.names[self.viewer], ask="hint")

    async def read(self) -> None:
        """Ask over HTTP for everything there is to ask for."""
        n = len(self.match.entries)
        eyes = ["watch", "open", *map(str, range(self.seats))]
        pages = [f"/replay?eyes={each}{first}" for each in eyes for first in ("", "&first=0")]
        paths = ["", "/view", "/record", f"?since={n // 2}", f"/log?before={n // 2}", *pages]
        for name in (name for name in self.got if name):
            self.http.cookies.clear()  # the server sets one anew, and of two it believes neither
            self.http.cookies.set(COOKIE, token(name))
            for path in ["/api/tables", "/api/me", *[f"/api/tables/{ID}{path}" for path in paths]]:
                answer = await self.http.get(path)
                if path.endswith(("/view", "watch", "watch&first=0")):
                    assert answer.status_code == 200, answer.text
                headers = sorted(answer.headers.multi_items())
                self.got[name].append(f"{path} {answer.status_code} {headers} ".encode() + answer.content)

    async def come_back(self) -> None:
        """The viewer and those who watch lose their connections and come back, having missed something."""
        n = len(self.match.entries)
        for name in self.got:
            self.guests[name].gone()
            self.guests[name] = self.enter(name, n // 2)
        await settled_but_bots(self.table)

    async def close(self) -> None:
        """Close what is open."""
        await self.http.aclose()


async def settled_but_bots(table: LiveTable) -> None:
    """Wait for everything but bots that wait for the test."""
    for _ in range(5):  # what is due begins at the loop's next turn
        await asyncio.sleep(0)
    await until(lambda: not table.core.storing)
