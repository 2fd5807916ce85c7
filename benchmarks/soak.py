"""A soak: a real server, people and bots at tables of all four games, and a kill -9 every minute.

usage: python -m benchmarks.soak [--minutes 30] [--kill-every 60] [--tables 8] [--seed 1]

At every second table there are two people, who also vote on undos and answer in the same reaction windows. Everybody
notes what was acknowledged to them. In the end each of those keys must be in the database, no key of theirs twice, none
that they never sent, and every log must fold with its chain unbroken. Memory and file sizes are printed before each
kill, or every 15 s without kills (--kill-every 0). All of it happens on the loopback, in a folder that is removed
afterwards.

Memory must be flat. The same is played all the time: games of a few minutes, one after another at as many
tables. So once the first of them have ended and their tables sleep, a server has no reason to take more from one minute
to the next, save for the pages of the database that SQLite caches, which have a bound. Without them, the trend from
then on must be below 0.1 MB a minute: an evening of six hours would take 36 MB, and the soak itself 3. The trend is the
median of the slopes between any two measurements, which a few odd ones do not move. What fewer than ten measurements
or five minutes say is not judged. With kills every process is a minute old, so what grows is what comes with more being
stored; what a process fails to forget is only seen without kills. The database itself grows with what is stored, by
less than 2,000 bytes an entry, and the write-ahead log stays below 9 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import socket
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cutpurse.kernel.game import find, games
from cutpurse.kernel.sealing import seed_hash
from cutpurse.server.storage.database import CACHED
from cutpurse.server.storage.log_chain import broken_chains
from cutpurse.server.storage.store import Store
from cutpurse.table.match_log import resumed_match

GAMES: dict[str, dict[str, Any]] = {  # and how they are short
    name: {option.name: option.short for option in find(name).options if option.short is not None} for name in games()
}
PAUSE = (0.1, 0.9)  # seconds that a person thinks
SETTLED = 5.0  # minutes: the first games have ended, and their tables sleep
LOOK_EVERY = 15.0  # seconds between two measurements of a server that is not killed
FLAT = 0.1  # MB a minute that memory may grow beside what SQLite caches
FEWEST, SHORTEST = 10, 5.0  # measurements, and minutes between the first and the last: less shows no trend
EMPTY, MOST_PER_ENTRY = 400_000, 2000  # bytes in the database
MOST_LOG = 9.0  # MB: SQLite begins the write-ahead log anew at 8.2
KEYS = 'SELECT table_id, "key" FROM {} WHERE "key" IS NOT NULL'
KEY_TABLES = ("entries", "chat", "window_answers", "asks")  # the last one has keys of the others, too
TROUBLES = (OSError, EOFError, ConnectionClosed, InvalidHandshake, TimeoutError, httpx.HTTPError)


@dataclass
class Journal:
    """What people sent, and what was acknowledged to them, as table and key."""

    sent: set[tuple[str, str]] = field(default_factory=set)
    acknowledged: set[tuple[str, str]] = field(default_factory=set)
    games: int = 0
    over: int = 0


class Server:
    """`cutpurse serve` as a process that is killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.db = folder / "tables.db"
        self.log = folder / "server.log"
        with closing(socket.create_server(("127.0.0.1", 0))) as free:
            self.port = int(free.getsockname()[1])
        self.process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        words = ["serve", "--quiet", "--lang", "en", "--port", str(self.port), "--db", str(self.db)]
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "cutpurse.cli", *words, stdout=asyncio.subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        assert self.url.encode() in line, f"it did not open: {self.log.read_text()}"

    async def end(self, sign: signal.Signals) -> None:
        """End it: with SIGKILL at once, whatever it is doing."""
        assert self.process is not None
        self.process.send_signal(sign)
        await self.process.wait()

    def memory(self) -> float:
        """The memory of the server's own process, in MB."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def sizes(self) -> tuple[float, float]:
        """The database and its write-ahead log, in MB."""
        return os.path.getsize(self.db) / 1e6, os.path.getsize(f"{self.db}-wal") / 1e6


class Person:
    """Somebody who plays one game after another, and never gives up on what was not answered."""

    def __init__(
        self, server: Server, journal: Journal, game: str, luck: random.Random, guest: Person | None = None
    ) -> None:
        self.server = server
        self.journal = journal
        self.game = game
        self.luck = luck
        self.guest = guest  # who sits at the same tables; the other chairs have bots
        self.chair = 0
        self.seed = ""
        self.cookie = ""
        if guest is not None:
            guest.chair = 1
        self.waiting: dict[str, dict[str, Any]] = {}  # requests without a reply, by key

    async def play_on(self, closing_time: asyncio.Event) -> None:
        """One game after another, until closing time."""
        async with httpx.AsyncClient(base_url=self.server.url, trust_env=False) as http:
            while not closing_time.is_set():
                try:
                    for person in (self, self.guest):
                        if person is not None and not person.cookie:
                            cookies = (await http.post("/api/me")).cookies
                            person.cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
                            http.cookies.clear()
                    second = None if self.guest is not None else "random"
                    wish = {"game": self.game, "bots": [None, second, "random"], "pace": "quick"}
                    made = await http.post(
                        "/api/tables", json={**wish, "options": GAMES[self.game]}, headers={"Cookie": self.cookie}
                    )
                    made.raise_for_status()
                except TROUBLES:
                    await asyncio.sleep(0.2)
                    continue
                self.journal.games += 1
                id = str(made.json()["id"])
                others = [self.guest.play(id, closing_time)] if self.guest is not None else []
                await asyncio.gather(self.play(id, closing_time), *others)
                self.journal.over += not closing_time.is_set()

    async def play(self, id: str, closing_time: asyncio.Event) -> None:
        """Play at a table to its end or to closing time, over as many connections as it takes."""
        self.waiting.clear()
        self.seed = f"{self.luck.getrandbits(128):032x}"
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{id}/socket"
        while not closing_time.is_set():
            try:
                async with connect(url, additional_headers={"Cookie": self.cookie}, proxy=None) as line:
                    if await self.sit_at(id, line, closing_time):
                        return
            except TROUBLES:
                await asyncio.sleep(0.1)

    async def sit_at(self, id: str, line: ClientConnection, closing_time: asyncio.Event) -> bool:
        """Play while the connection lasts; whether the game is over."""
        for ask in list(self.waiting.values()):
            await line.send(json.encode(ask).decode())
        table: dict[str, Any] = {}
        you: dict[str, Any] = {}
        position: dict[str, Any] | None = None
        while not closing_time.is_set():
            try:
                message = json.decode(await asyncio.wait_for(line.recv(), 1.0))
            except TimeoutError:
                message = {"type": ""}
            table, you = message.get("table", table) or table, message.get("you", you) or you
            position = message.get("position", position)
            if message["type"] in ("done", "refused", "problem") and message.get("key") in self.waiting:
                del self.waiting[message["key"]]
                if message["type"] == "done":
                    self.journal.acknowledged.add((id, message["key"]))
            if isinstance(table, dict) and table.get("status") in ("over", "abandoned"):
                return True
            if not self.waiting and (wish := self.wish(table, you, position)) is not None:
                await asyncio.sleep(self.luck.uniform(*PAUSE))
                wish["key"] = f"{self.luck.getrandbits(80):020x}"
                self.waiting[wish["key"]] = wish
                self.journal.sent.add((id, wish["key"]))
                await line.send(json.encode(wish).decode())
        return True

    def wish(
        self, table: dict[str, Any], you: dict[str, Any], position: dict[str, Any] | None
    ) -> dict[str, Any] | None:
        """What to ask for next."""
        if table.get("status") == "open":
            if you.get("seat") is None:
                hash = seed_hash(bytes.fromhex(self.seed))
                return {"ask": "sit", "seat": self.chair, "name": ["Ada", "Bea"][self.chair], "seed_hash": hash}
            everybody = all(chair["kind"] != "empty" for chair in table["chairs"])
            return {"ask": "start"} if self.chair == 0 and everybody else None
        if table.get("status") == "opening":
            mine = table["chairs"][self.chair]
            return {"ask": "open", "seed": self.seed} if mine["seed_state"] == "kept" else None
        if (question := table.get("question")) is not None and you.get("seat") in question["waiting"]:
            return {"ask": "answer", "agree": self.luck.random() < 0.7}
        if self.luck.random() < 0.05:
            return {"ask": "say", "text": f"line {self.luck.getrandbits(40)}"}
        if position is not None and position["undo"] != "no" and self.luck.random() < 0.04:
            return {"ask": "undo"}
        if position is not None and (options := position["view"].get("options")):
            passing = position["view"].get("phase") == "passing" and len(position["view"].get("gave", "  ")) < 2
            return {"ask": "play", "commands": self.luck.sample(options, min(len(options), 2 if passing else 1))}
        return None


@dataclass
class Measured:
    """A server at some moment: minutes from the start, and MB."""

    minute: float
    memory: float
    file: float
    log: float


async def soak(minutes: float, kill_every: float, tables: int, seed: int) -> bool:
    """Run it; whether nothing was lost or doubled, and memory and files stayed flat."""
    luck, journal, closing_time = random.Random(seed), Journal(), asyncio.Event()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        await server.start()
        people = [
            Person(server, journal, game, random.Random(luck.random()), guest)
            for game, guest in companies(server, journal, max(4, tables), luck)
        ]
        playing = [asyncio.create_task(person.play_on(closing_time)) for person in people]
        kills, measured = 0, list[Measured]()
        end = time.monotonic() + 60 * minutes
        print("   min  memory MB   file MB    log MB   acknowledged  games")
        try:
            while (left := end - time.monotonic()) > 0:
                await asyncio.sleep(min((kill_every or LOOK_EVERY) * luck.uniform(0.9, 1.1), left))
                now = Measured(minutes - (end - time.monotonic()) / 60, server.memory(), *server.sizes())
                measured.append(now)
                print(
                    f"{now.minute:6.1f} {now.memory:10.1f} {now.file:9.2f} {now.log:9.2f} "
                    f"{len(journal.acknowledged):14} {journal.games:6}",
                    flush=True,
                )
                if kill_every and time.monotonic() < end:
                    await server.end(signal.SIGKILL)
                    kills += 1
                    await server.start()
            closing_time.set()
            await asyncio.gather(*playing)
            await server.end(signal.SIGINT)
        finally:
            for task in playing:
                task.cancel()
            if server.process is not None and server.process.returncode is None:
                server.process.kill()
                await server.process.wait()
        said = [line for line in server.log.read_text().splitlines() if " cutpurse." in line]
        wrong = [*await found_wrong(server.db, journal), *[f"the server's log says: {line}" for line in said[:5]]]
        wrong += too_large(server.db)
    wrong += grown(measured)
    print(f"{kills} kills, {journal.games} games begun, {journal.over} ended, {len(journal.sent)} requests sent,")
    print(f"{len(journal.acknowledged)} acknowledged: " + ("nothing lost, nothing doubled" if not wrong else "WRONG"))
    for line in wrong:
        print(f"  {line}")
    return not wrong


def companies(
    server: Server, journal: Journal, tables: int, luck: random.Random
) -> Iterator[tuple[str, Person | None]]:
    """The game of each table, and who else plays there: at every second one of a game somebody does."""
    names = list(GAMES)
    for n in range(tables):
        game = names[n % len(names)]
        pair = (n + n // len(names)) % 2 == 1
        yield game, Person(server, journal, game, random.Random(luck.random())) if pair else None


def grown(measured: list[Measured]) -> list[str]:
    """What grew too much once it should have been flat, in words; says also what was found."""
    wrong = [f"the write-ahead log had {now.log:.1f} MB" for now in measured if now.log > MOST_LOG][:1]
    settled = [now for now in measured if now.minute >= SETTLED]
    if len(settled) < FEWEST or settled[-1].minute - settled[0].minute < SHORTEST:
        print("too short to judge memory")
        return wrong
    trend = median(
        (memory_without_cache(late) - memory_without_cache(early)) / (late.minute - early.minute)
        for early, late in combinations(settled, 2)
    )
    print(f"memory: {trend:+.2f} MB a minute beside what SQLite caches, from minute {settled[0].minute:.0f} on")
    return wrong if trend <= FLAT else [*wrong, f"memory grew by {trend:.2f} MB a minute, beside what SQLite caches"]


def memory_without_cache(now: Measured) -> float:
    """The memory that SQLite's pages do not explain."""
    return now.memory - min(CACHED / 1000, now.file)


def too_large(db: Path) -> list[str]:
    """Whether the database, now at rest, is larger than what was played explains."""
    with closing(sqlite3.connect(db)) as games:
        ((entries,),) = games.execute("SELECT count(*) FROM entries").fetchall()
    size = os.path.getsize(db)
    print(f"the database has {size / 1e6:.2f} MB, {size / max(1, entries):.0f} bytes for each of {entries} entries")
    if size > EMPTY + MOST_PER_ENTRY * entries:
        return [f"the database has {size / max(1, entries):.0f} bytes for each entry"]
    return []


async def found_wrong(db: Path, journal: Journal) -> list[str]:
    """What is not as it should be in the database, in words."""
    wrong: list[str] = []
    stored: Counter[tuple[str, str]] = Counter()
    with closing(sqlite3.connect(db)) as games:
        wrong += [str(error) for error in broken_chains(games)]
        for name in KEY_TABLES:
            for table, key in games.execute(KEYS.format(name)):
                sent = (table, key.split(".", 1)[-1])
                if name != "asks" or sent not in stored:
                    stored[sent] += 1
        ids = [id for (id,) in games.execute("SELECT id FROM tables")]
    lost = journal.acknowledged - stored.keys()
    wrong += [f"{len(lost)} acknowledged and lost, such as {sorted(lost)[0]}"] if lost else []
    twice = [key for key, count in stored.items() if count > 1]
    wrong += [f"{len(twice)} stored twice, such as {twice[0]}"] if twice else []
    strange = stored.keys() - journal.sent
    wrong += [f"{len(strange)} stored that nobody sent, such as {sorted(strange)[0]}"] if strange else []
    store = await Store.open(str(db))
    try:
        for id in ids:
            kept = await store.table(id)
            if kept is None or (kept.entries and resumed_match(kept) is None):
                wrong.append(f"table {id} cannot be read")
    finally:
        await store.close()
    return wrong


def main() -> int:
    """Read the command line, and run it."""
    parser = argparse.ArgumentParser(description="A real server, all four games, and a kill -9 every minute.")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--kill-every", type=float, default=60, help="seconds; 0: never")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    return 0 if asyncio.run(soak(args.minutes, args.kill_every, args.tables, args.seed)) else 1


if __name__ == "__main__":
    sys.exit(main())
