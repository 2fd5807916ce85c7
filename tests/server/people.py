"""Parts for the tests of the server: an evening in a lobby, people who look on, and a clock that can be put forward."""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec
import uvicorn

from cutpurse.bots.hints import ADVISER
from cutpurse.kernel.codec import unpack_state
from cutpurse.kernel.core import View
from cutpurse.kernel.game import find
from cutpurse.kernel.match import shown
from cutpurse.kernel.sealing import seed_hash
from cutpurse.kernel.sets import COMPILED
from cutpurse.server.bots import BotPool, choose_in_worker, hint_in_worker, policy_in_worker
from cutpurse.server.live_table import LiveTable
from cutpurse.server.lobby import Lobby
from cutpurse.server.notifications.service import Notifications
from cutpurse.server.notifications.settings import NotificationSettings
from cutpurse.server.storage.store import Store
from cutpurse.server.web.app import make_app
from cutpurse.server.web.guard import Guard, Hosts, Rates
from cutpurse.server.web.http_connection import http_connections
from cutpurse.server.web.sessions import Sessions
from cutpurse.server.web.websocket import WebSocketEndpoint
from cutpurse.server.web.websocket_transport import sockets
from cutpurse.table import messages as wire
from cutpurse.table.replies import Reply
from cutpurse.table.rows import PersonRow
from tests.ports import free_port

SLOW = 10.0  # real seconds: nothing here takes so long unless it hangs
SEED = "5eed" * 8
GAME = "gaunerbande"

P = ParamSpec("P")
M = TypeVar("M", bound=wire.AnyMessage)
messages: msgspec.json.Decoder[wire.AnyMessage] = msgspec.json.Decoder(wire.AnyMessage)
numbers = itertools.count(1)


# --- time ---
class Loop(asyncio.SelectorEventLoop):
    """An event loop whose clock can be put forward, so that nobody has to wait for a time to run out."""

    skipped = 0.0

    def time(self) -> float:
        """The time, with all that was skipped."""
        return super().time() + self.skipped


async def pass_time(seconds: float) -> None:
    """Let so many seconds have passed; whatever was due by then begins."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Loop)
    loop.skipped += seconds
    await asyncio.sleep(0)


async def until(true: Callable[[], object]) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + SLOW
    while not true():
        assert time.monotonic() < end, "it never came true"
        await asyncio.sleep(0.001)


async def settled(table: LiveTable) -> None:
    """Wait until a table does nothing more by itself."""
    await until(lambda: not table.core.busy)


def run(scene: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Let a test be a coroutine."""

    @wraps(scene)
    def test(*args: P.args, **kwargs: P.kwargs) -> None:
        with asyncio.Runner(loop_factory=Loop) as runner:
            runner.run(scene(*args, **kwargs))

    return test


# --- asks ---
def key() -> str:
    """A key nobody has used."""
    return f"key-{next(numbers):06}"


def sit(seat: int, name: str = "Ada", seed: str = SEED) -> wire.Sit:
    """Take a chair, and tell the seed at once: the short way, where luck is not the point."""
    return wire.Sit(key=key(), seat=seat, name=name, seed=seed)


def sit_with_hash(seat: int, name: str = "Ada", seed: str = SEED) -> wire.Sit:
    """Take a chair as our clients do, with the hash of a seed."""
    return wire.Sit(key=key(), seat=seat, name=name, seed_hash=seed_hash(bytes.fromhex(seed)))


def open_seed(seed: str = SEED) -> wire.OpenSeed:
    """Open the seed."""
    return wire.OpenSeed(key=key(), seed=seed)


def play(*commands: str) -> wire.Play:
    """Play these commands."""
    return wire.Play(key=key(), commands=list(commands))


def put(seat: int, bot: str | None) -> wire.SeatBot:
    """Put a bot on a chair, or take it away."""
    return wire.SeatBot(key=key(), seat=seat, bot=bot)


def say(text: str) -> wire.Say:
    """Say something."""
    return wire.Say(key=key(), text=text)


def start() -> wire.Start:
    """Begin."""
    return wire.Start(key=key())


def undo() -> wire.Undo:
    """Take back."""
    return wire.Undo(key=key())


def answer(agree: bool) -> wire.Answer:
    """Yes or no."""
    return wire.Answer(key=key(), agree=agree)


def verdict(reply: Reply) -> str:
    """A reply in a word: `done`, the rule that forbids it, or the code of the problem."""
    match reply:
        case wire.Refused():
            return reply.rule
        case wire.Problem():
            return reply.code
    return "done"


# --- people ---
class Looker:
    """Somebody who looks on, and keeps every message."""

    heard_at = float("inf")  # they look all the time

    def __init__(self, person: PersonRow | None, network: str = "") -> None:
        self.person = person
        self.network = network
        self.bytes: list[bytes] = []

    def send_frame(self, frame: bytes) -> None:
        """Take a message, framed."""
        self.bytes.append(unframed(frame))

    def flush(self) -> None:
        """Nothing waits: all was taken."""

    def trip(self) -> float | None:
        """How long it is to them and back: they are here."""
        return None

    def drop(self) -> None:
        """Nobody is sent away here."""
        raise AssertionError("the table broke")

    @property
    def got(self) -> list[wire.AnyMessage]:
        """All messages so far."""
        return [messages.decode(data) for data in self.bytes]

    def all(self, kind: type[M]) -> list[M]:
        """All messages of a kind."""
        return [message for message in self.got if isinstance(message, kind)]

    def last(self, kind: type[M]) -> M:
        """The last message of a kind."""
        return self.all(kind)[-1]

    @property
    def table(self) -> wire.Table:
        """What the table looked like when it was last heard of."""
        found = [message.table for message in self.got if isinstance(message, wire.Snapshot | wire.Changed)]
        return found[-1]

    @property
    def position(self) -> wire.Position:
        """Where the game stood when it was last heard of."""
        found = [m.position for m in self.got if isinstance(m, wire.Snapshot | wire.Moved) and m.position]
        return found[-1]

    @property
    def log(self) -> list[wire.Told]:
        """All entries told, in the order they came."""
        return [told for m in self.got if isinstance(m, wire.Snapshot | wire.Moved) for told in m.told]


def unframed(frame: bytes) -> bytes:
    """The message in a server's text frame."""
    size = frame[1]
    return frame[4 if size == 126 else 10 if size == 127 else 2 :]


# --- the house ---
SHORT_SEARCH = ADVISER._replace(playouts=200 if COMPILED else 480, seconds=0.0)  # the same at every try


def in_words(view: dict[str, Any]) -> dict[str, Any]:
    """What a bot is sent, as a person would see it."""
    game = find(view["game"])
    return shown(game, View(unpack_state(game, view["state"])), view["seat"])


class InProcessBots(BotPool):
    """Bots that think here and now, for tests in which processes are not the point."""

    async def choose(self, bot: str, view: dict[str, Any], seat: int, table: str = "", urgent: bool = False) -> str:
        """What a bot plays, the same at every try."""
        return choose_in_worker(bot, view, seat, seed=1)

    async def move_instead(self, view: dict[str, Any], seat: int) -> str | None:
        """What the policy plays for one that failed."""
        return policy_in_worker(view, seat, 1, 10.0)

    async def hint(self, view: dict[str, Any], seat: int, seed: int) -> list[wire.HintedChoice]:
        """What the adviser hints at after a short search, the same at every try."""
        return hint_in_worker(view, seat, seed, SHORT_SEARCH)


class Evening:
    """A lobby over a database in a file, with a clock on the wall that stands still unless it is told to go."""

    def __init__(
        self,
        file: Path,
        bot_pool: BotPool | None = None,
        stores: type[Store] = Store,
        told: NotificationSettings | None = None,
    ) -> None:
        self.file = file
        self.told = told
        self.stores = stores
        self.bot_pool = bot_pool or InProcessBots()
        self.wall = 1_000_000.0

    async def open(self) -> None:
        """Open the database, or open it again after a `close`: a restart of the server."""
        self.store = await self.stores.open(str(self.file), now=lambda: self.wall)
        self.notifications = Notifications(self.store, self.told)
        self.lobby = Lobby(self.store, self.bot_pool, self.notifications.turns.waits)
        await self.notifications.open(self.lobby.is_looked_at)
        self.lobby.services.now = lambda: self.wall
        self.sessions = Sessions(self.store, lambda: self.wall)
        self.rates = Rates()

    async def close(self) -> None:
        """End the server; what is awake is dropped."""
        self.notifications.close()
        self.lobby.close()
        self.bot_pool.close()
        await self.store.close()

    async def restart(self) -> None:
        """End the server and begin anew on the same file."""
        await self.close()
        await self.open()

    async def person(self, name: str) -> PersonRow:
        """Somebody new."""
        person, _ = await self.sessions.newcomer()
        await self.sessions.rename(person, name)
        return person

    async def people(self, *names: str) -> list[PersonRow]:
        """Some people."""
        return [await self.person(name) for name in names]

    async def make(self, host: PersonRow, *bots: str | None, **wish: Any) -> str:
        """A new table, one chair for each item; its id."""
        new = wire.NewTable(game=wish.pop("game", GAME), bots=list(bots), pace=wish.pop("pace", "instant"), **wish)
        return (await self.lobby.make(host, new)).id

    async def table(self, id: str) -> LiveTable:
        """A table, awake."""
        return await self.lobby.table(id)

    async def ask(self, id: str, person: PersonRow, ask: wire.AnyAsk) -> str:
        """Ask something; the reply in a word."""
        return verdict(await self.reply(id, person, ask))

    async def reply(self, id: str, person: PersonRow, ask: wire.AnyAsk) -> Reply:
        """Ask something as over a socket, and get the reply."""
        return await (await self.table(id)).ask(person, ask)

    async def look(self, id: str, person: PersonRow | None = None, since: int = 0) -> Looker:
        """Come in and look on."""
        looker = Looker(person)
        (await self.table(id)).enter(looker, since)
        return looker

    async def replay(self, id: str, person: PersonRow | None, eyes: str) -> wire.Replay:
        """A whole replay, as it is sent."""
        parts = await self.lobby.replay(id, person, eyes, "somebody")
        return msgspec.json.decode(b"".join([part async for part in parts]), type=wire.Replay)

    async def record(self, id: str) -> str:
        """The record of a game, as it is sent."""
        return "".join([part async for part in await self.lobby.record(id, None, "somebody")])

    async def put_to_sleep(self, id: str) -> None:
        """Let a table sleep, as the lobby does when nobody was there for a while."""
        table = await self.table(id)
        await settled(table)
        assert table.idle(0)
        table.close()
        del self.lobby.tables[id]

    async def game(self, *people: PersonRow, bots: int = 0, **wish: Any) -> str:
        """A table where these people sit in order, bots after them, and the first has begun the game; its id."""
        id = await self.make(people[0], *[None] * len(people), *["random"] * bots, **wish)
        for seat, person in enumerate(people):
            assert await self.ask(id, person, sit_with_hash(seat, person.name or "?")) == "done"
        assert await self.ask(id, people[0], start()) == "done"
        for person in people:
            assert await self.ask(id, person, open_seed()) == "done"
        return id

    async def entries(self, id: str) -> int:
        """How many entries the log in the database has."""
        kept = await self.store.table(id)
        assert kept is not None
        return len(kept.entries)

    async def trio(self, **wish: Any) -> tuple[str, list[PersonRow], list[Looker]]:
        """A game of three people who are all there."""
        people = await self.people("Ada", "Ben", "Eve")
        id = await self.game(*people, **wish)
        return id, people, [await self.look(id, person) for person in people]


empty: list[bytes] = []  # a database with nothing in it: building one takes longer than most tests


@asynccontextmanager
async def evening(
    folder: Path,
    bot_pool: BotPool | None = None,
    stores: type[Store] = Store,
    told: NotificationSettings | None = None,
) -> AsyncIterator[Evening]:
    """An evening, from its opening to its end; `told` says how people are told who are elsewhere."""
    found = Evening(folder / "evening.db", bot_pool, stores, told)
    if not empty:
        await (await Store.open(str(found.file))).close()
        empty.append(found.file.read_bytes())
    found.file.write_bytes(empty[0])
    await found.open()
    try:
        yield found
    finally:
        await found.close()


def app_of(e: Evening) -> Guard:
    """The application over an evening, with its guard before it."""
    return Guard(make_app(e.lobby, e.sessions, e.rates, notifications=e.notifications), Hosts("127.0.0.1"))


@asynccontextmanager
async def opened(e: Evening) -> AsyncIterator[int]:
    """An evening open to sockets and requests; its port."""
    guard = app_of(e)
    endpoint = sockets(WebSocketEndpoint(e.lobby, e.sessions, guard, e.rates))
    config = uvicorn.Config(
        guard, http=http_connections(), ws=endpoint, lifespan="off", log_config=None, server_header=False
    )
    async with listening(config) as port:
        yield port


@asynccontextmanager
async def listening(config: uvicorn.Config) -> AsyncIterator[int]:
    """A server made of uvicorn's parts without its pauses; its port."""
    config.load()
    state = uvicorn.server.ServerState()
    loop = asyncio.get_running_loop()
    connection: Any = config.http_protocol_class
    server = await loop.create_server(lambda: connection(config, state, {}), "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for connection in list(state.connections):
            connection.shutdown()
        await until(lambda: not state.connections and not state.tasks)


async def move(e: Evening, id: str, people: list[PersonRow], times: int = 1) -> None:
    """Whoever is to act first plays the first thing they may, so many times."""
    for _ in range(times):
        table = await e.table(id)
        assert table.match is not None
        seat = table.match.actors()[0]
        command = table.match.options(seat)[0].notation
        assert await e.ask(id, people[seat], play(command)) == "done"


async def give(e: Evening, id: str, people: list[PersonRow]) -> None:
    """Everybody gives three cards, so that the tricks begin."""
    await move(e, id, people, times=3 * len(people))


# --- a real server ---
# Loads everything first, then starts a server in a process of its own for every line it reads: what is to be killed
# again and again should not take seconds to begin.
FORK_SERVER = """
import os, sys
import cutpurse.terminal.serve_command
from cutpurse.cli import main
while os.read(0, 1):
    pid = os.fork()
    if not pid:
        sys.exit(main())
    print("pid", pid, flush=True)
    os.waitpid(pid, 0)
    print("ended", pid, flush=True)
"""


class Process:
    """`cutpurse serve` as a process of its own, on a database of its own; it may be killed and started again."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.db = folder / "tables.db"
        self.log = folder / "server.log"
        self.port = free_port()
        words = ["serve", "--quiet", "--lang", "en", "--port", str(self.port), "--db", str(self.db), *more]
        with self.log.open("wb") as log:
            self.fork_server = subprocess.Popen(
                [sys.executable, "-u", "-c", FORK_SERVER, *words], stdin=subprocess.PIPE, stdout=log, stderr=log
            )
        self.pid = 0

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    async def open(self) -> None:
        """Start it, and wait until it says that it is open."""
        begun = len(self.log.read_bytes())
        assert self.fork_server.stdin is not None
        self.fork_server.stdin.write(b"\n")
        self.fork_server.stdin.flush()
        await self._says(self.url, begun)
        await until(lambda: self._pid(begun))  # the server may be faster than who started it
        self.pid = self._pid(begun)

    async def end(self, sign: signal.Signals) -> None:
        """End it: with SIGKILL at once, whatever it is doing."""
        os.kill(self.pid, sign)
        await self._says(f"ended {self.pid}\n", 0)
        self.pid = 0

    def close(self) -> None:
        """Leave nothing behind."""
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
        self.fork_server.communicate(timeout=3 * SLOW)

    def _pid(self, begun: int) -> int:
        """The number of the process that was started, 0 if nothing was said of it yet."""
        found = re.search(rb"pid (\d+)\n", self.log.read_bytes()[begun:])
        return int(found[1]) if found else 0

    async def _says(self, words: str, begun: int) -> None:
        end = time.monotonic() + 3 * SLOW
        while words.encode() not in self.log.read_bytes()[begun:]:
            assert self.fork_server.poll() is None, self.log.read_text()
            assert time.monotonic() < end, self.log.read_text()
            await asyncio.sleep(0.01)


@asynccontextmanager
async def served(folder: Path, *more: str) -> AsyncIterator[Process]:
    """A real server, from its start to its end; `more` words for its command line."""
    process = Process(folder, *more)
    try:
        await process.open()
        yield process
    finally:
        process.close()
