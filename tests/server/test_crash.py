"""A server killed at any moment: nothing it acknowledged is lost or done twice, and every log folds (match_log.py)."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import time
from contextlib import suppress
from itertools import cycle
from pathlib import Path

import httpx
from msgspec.json import encode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import cutpurse
from cutpurse.kernel.game import find
from cutpurse.kernel.sealing import seed_hash
from cutpurse.server.storage.store import Store
from cutpurse.server.web.sessions import COOKIE
from cutpurse.table import messages as wire
from cutpurse.table.match_log import resumed_match
from cutpurse.table.rows import StoredTable
from tests.server.people import SLOW, Process, messages, served

KILLS = 8  # what may happen around each of them, tests/table/test_histories.py looks through
HOUSE_SET = f'title = "Grandma’s box"\n{find("langfinger").components()}'
GAMES: dict[str, wire.Options] = {  # and how they are short
    "gaunerbande": {"limit": 10},
    "langfinger": {"max_rounds": 2, "components": HOUSE_SET},
}
PARTIES = (("Ada", "Ben", "Eve"), ("Kim", "Lou", "Max"), ("Pip", "Ria"), ("Sam",))  # and bots


class Client:
    """A person at one table after another, who plays at random, and never gives up on what was not answered."""

    def __init__(self, house: Process, http: httpx.AsyncClient, name: str, luck: random.Random) -> None:
        self.services = house
        self.http = http
        self.name = name
        self.luck = luck
        self.seed = f"{luck.getrandbits(128):032x}"
        self.sent: dict[tuple[str, str], wire.AnyAsk] = {}  # by table and key
        self.answered: dict[tuple[str, str], wire.AnyMessage] = {}
        self.told: dict[str, list[wire.Told]] = {}  # by table
        self.lines: dict[str, dict[int, wire.Line]] = {}
        self.number = 0

    async def introduce(self) -> None:
        """Get a cookie."""
        self.cookie = f"{COOKIE}={(await self.http.post('/api/me')).cookies[COOKIE]}"
        self.http.cookies.clear()

    async def make(self, bots: list[str | None], game: str) -> str:
        """Make a table, at the next server if this one is killed."""
        wish = {"game": game, "bots": bots, "pace": "instant", "options": GAMES[game]}
        while True:
            with suppress(httpx.TransportError):
                reply = await self.http.post("/api/tables", json=wish, headers={"Cookie": self.cookie})
                assert reply.status_code == 201, reply.text
                return str(reply.json()["id"])
            await asyncio.sleep(0.05)

    async def play(self, id: str) -> None:
        """Play a table to its end, over as many connections as it takes."""
        self.told[id], self.lines[id] = [], {}
        over = False
        while not over:
            url = f"ws://127.0.0.1:{self.services.port}/api/tables/{id}/socket?since={len(self.told[id])}"
            try:
                headers = {"Cookie": self.cookie}
                async with connect(url, additional_headers=headers, proxy=None, open_timeout=SLOW) as socket:
                    over = await self.sit_at(id, socket)
            except (OSError, EOFError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.02)

    async def sit_at(self, id: str, socket: ClientConnection) -> bool:
        """Play while the connection lasts; whether the game is over."""
        self.fresh = True
        self.position: wire.Position | None = None
        while True:
            message = messages.decode(await socket.recv())
            self.hear(id, message)
            if self.fresh:
                self.fresh = False
                for (table, key), ask in list(self.sent.items()):
                    if table == id and (table, key) not in self.answered:
                        await socket.send(encode(ask).decode())
            if self.waits_for_nothing(id):
                if self.table.status in ("over", "abandoned"):
                    return True
                if (wish := self.wish()) is not None:
                    self.sent[id, wish.key] = wish
                    await asyncio.sleep(self.luck.uniform(0, 0.03))
                    await socket.send(encode(wish).decode())

    def hear(self, id: str, message: wire.AnyMessage) -> None:
        """Take a message in; what is told must go on exactly where it ended."""
        if isinstance(message, wire.Snapshot | wire.Changed):
            self.table, self.you = message.table, message.you
        match message:
            case wire.Snapshot() | wire.Moved():
                for told in message.told:
                    assert told.n == len(self.told[id]), f"{self.name} was told {told.n} twice, or too early"
                    self.told[id].append(told)
                self.position = message.position
                if isinstance(message, wire.Snapshot):
                    for line in message.chat:
                        self.hear_line(id, line)
            case wire.Said():
                self.hear_line(id, message.line)
            case wire.Done() | wire.Refused() | wire.Problem() | wire.Hinted():
                assert message.key is not None
                if isinstance(message, wire.Problem) and message.code == "too-fast":
                    del self.sent[id, message.key]
                else:
                    self.answered[id, message.key] = message

    def hear_line(self, id: str, line: wire.Line) -> None:
        """A line that was said stays as it was."""
        assert self.lines[id].setdefault(line.n, line) == line

    def waits_for_nothing(self, id: str) -> bool:
        """Whether all that was asked is answered."""
        return all(sent in self.answered for sent in self.sent if sent[0] == id)

    def wish(self) -> wire.AnyAsk | None:
        """What to ask for next."""
        self.number += 1
        key = f"{self.name}-{self.number:06}"
        if self.table.status == "open":
            empty = [n for n, chair in enumerate(self.table.chairs) if chair.kind == "empty"]
            if self.you.seat is None:
                hash = seed_hash(bytes.fromhex(self.seed))
                return (
                    wire.Sit(key=key, seat=self.luck.choice(empty), name=self.name, seed_hash=hash) if empty else None
                )
            return wire.Start(key=key) if self.you.host and not empty else None
        if self.table.status == "opening":
            kept = self.you.seat is not None and self.table.chairs[self.you.seat].seed_state == "kept"
            return wire.OpenSeed(key=key, seed=self.seed) if kept else None
        if self.table.question is not None and self.you.seat in self.table.question.waiting:
            return wire.Answer(key=key, agree=self.luck.random() < 0.5)
        if self.luck.random() < 0.1:
            return wire.Say(key=key, text=f"{self.name} says {self.number}")
        if self.position is not None:
            if self.luck.random() < {"free": 0.1, "ask": 0.02, "no": 0.0}[self.position.undo]:
                return wire.Undo(key=key)
            if options := self.position.view["options"]:
                size = 2 if self.position.view["phase"] == "passing" and len(self.position.view["gave"]) < 2 else 1
                return wire.Play(key=key, commands=self.luck.sample(options, size))
        return None


async def party(people: list[Client], bots: int, games: list[str], closing: asyncio.Event) -> None:
    """Some people who play one game after the other until closing time, and the last one to its end."""
    for game in cycle(games):
        if closing.is_set():
            break
        id = await people[0].make([*[None] * len(people), *["random"] * bots], game)
        async with asyncio.TaskGroup() as group:
            for person in people:
                group.create_task(person.play(id))


async def killed_again_and_again(house: Process, luck: random.Random, closing: asyncio.Event) -> None:
    """Kill the server at random moments; its helpers go with it."""
    for _ in range(KILLS):
        await asyncio.sleep(luck.uniform(0.05, 0.5))  # time itself: at whatever moment it is killed, nothing is lost
        helpers = children(house.pid)
        await house.end(signal.SIGKILL)
        await house.open()
        end = time.monotonic() + SLOW
        while any(alive(pid, began) for pid, began in helpers.items()):
            assert time.monotonic() < end, "a thinking process outlived its server"
            await asyncio.sleep(0.01)
    closing.set()


def children(pid: int) -> dict[int, str]:
    """The processes that a process started, each with the time it began."""
    found: dict[int, str] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid:
                found[int(folder.name)] = fields[19]
    return found


def alive(pid: int, began: str) -> bool:
    """Whether that very process still runs."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return fields[19] == began and fields[0] != "Z"
    return False


# --- what must hold afterwards ---
def check_log(kept: StoredTable, players: list[Client], votes: set[str]) -> int:
    """A log folds and says what its players were told; each ask that was acknowledged is there, once; how many."""
    match = resumed_match(kept)
    assert match is not None
    assert [entry.n for entry in kept.entries] == list(range(len(kept.entries)))
    if kept.row.status == "over":
        assert cutpurse.verify(match.save()).outcome is not None
    asked = [n for player in players for n in check_player(kept, player, votes)]
    people = [n for n, seat in enumerate(kept.row.seats) if seat.person]
    undone = [entry.n for entry in kept.entries if entry.undoes]
    moves = [entry.n for entry in kept.entries if entry.seat in people and not entry.undoes]
    assert sorted(asked) == sorted(moves + undone), "every entry is one that somebody asked for, and once"
    for player in players:
        for told in player.told[kept.row.id]:
            entry = match.entries[told.n]
            said = told.seat, told.undoes or 0, told.command or entry.command
            assert said == (entry.seat, entry.undoes, entry.command)
    return len(kept.entries)


def check_player(kept: StoredTable, player: Client, votes: set[str]) -> list[int]:
    """All that was acknowledged to a player was kept; the entries that they asked for.

    Of a vote on an undo only its key is kept: a crash ends it, perhaps before anybody has seen it.
    """
    by_key = {entry.key: entry.n for entry in kept.entries if entry.key}
    seat = next(n for n, seat in enumerate(kept.row.seats) if seat.name == player.name)
    found: list[int] = []
    for (table, key), ask in player.sent.items():
        if table != kept.row.id:
            continue
        done = isinstance(player.answered.get((table, key)), wire.Done)
        own = f"{kept.row.seats[seat].person}.{key}"
        n = by_key.get(own)
        match ask:
            case wire.Play():
                assert n is not None or not done, f"{ask} was acknowledged and is lost"
                entries = [] if n is None else kept.entries[n : n + len(ask.commands)]
                assert n is None or [entry.command for entry in entries] == ask.commands
                found += [entry.n for entry in entries]
            case wire.Undo():
                assert n is not None or not done or own in votes, f"{ask} was acknowledged and is lost"
                assert n is None or (kept.entries[n].undoes and kept.entries[n].seat == seat)
                found += [] if n is None else [n]
            case wire.OpenSeed():
                opened = kept.row.seats[seat].seed == ask.seed
                assert opened or not done, "a seed was acknowledged and is lost"
            case wire.Answer():
                assert n is None or (ask.agree and kept.entries[n].agreed and kept.entries[n].seat != seat)
                found += [] if n is None else [n]
    return found


async def check_chat(store: Store, id: str, players: list[Client]) -> int:
    """Every line acknowledged was kept once, and no line was heard that was not kept; how many."""
    rows = await store.chat(id, last=10_000)
    assert [row.n for row in rows] == list(range(len(rows)))
    texts = [row.text for row in rows]
    assert len(set(texts)) == len(texts)
    for player in players:
        for line in player.lines[id].values():
            assert texts[line.n] == line.text
        for (table, key), ask in player.sent.items():
            if table == id and isinstance(ask, wire.Say) and isinstance(player.answered.get((id, key)), wire.Done):
                assert ask.text in texts
    return len(rows)


def keys_of_asks(database: Path, table: str) -> set[str]:
    """The keys of requests at a table that left neither an entry nor a line."""
    connection = sqlite3.connect(database)
    keys = {key for (key,) in connection.execute('SELECT "key" FROM asks WHERE table_id = ?', (table,))}
    connection.close()
    return keys


async def evening_with_crashes(folder: Path, seed: int) -> None:
    """Parties that play while the server is killed, and a look at the database afterwards."""
    luck = random.Random(seed)
    closing = asyncio.Event()
    parties: list[list[Client]] = []
    async with served(folder) as house:
        async with httpx.AsyncClient(base_url=house.url, trust_env=False) as http:
            for names in PARTIES:
                parties.append([Client(house, http, name, random.Random(luck.random())) for name in names])
                for person in parties[-1]:
                    await person.introduce()
            async with asyncio.TaskGroup() as group:
                for people, games in zip(parties, cycle([list(GAMES), list(GAMES)[::-1]])):
                    group.create_task(party(people, 3 - len(people), games, closing))
                group.create_task(killed_again_and_again(house, luck, closing))
        await house.end(signal.SIGINT)
        assert " cutpurse." not in house.log.read_text(), "the server found something wrong"
    store = await Store.open(str(house.db))
    try:
        tables = entries = lines = finished = 0
        for players in parties:
            for id in players[0].told:
                kept = await store.table(id)
                assert kept is not None
                entries += check_log(kept, players, keys_of_asks(house.db, id))
                lines += await check_chat(store, id, players)
                finished += kept.row.status == "over"
                tables += 1
        assert finished == tables
        asks = [ask for players in parties for player in players for ask in player.sent.values()]
        print(f"{KILLS} kills; {tables} games, {entries} entries, {lines} lines of chat, {len(asks)} asks")
        assert sum(isinstance(ask, wire.Play) for ask in asks) > 5 * KILLS
        assert sum(isinstance(ask, wire.Undo) for ask in asks) > 3
    finally:
        await store.close()


def test_nothing_acknowledged_is_lost_and_nothing_is_doubled_however_often_the_server_is_killed(tmp_path: Path) -> None:
    asyncio.run(evening_with_crashes(tmp_path, seed=3))
