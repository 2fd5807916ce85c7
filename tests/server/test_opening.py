"""Seeds with real sockets: whoever reads the server's file and sits down last cannot choose among deals any more."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

import cutpurse
from cutpurse.kernel.sealing import seats_that
from cutpurse.server.web.sessions import COOKIE
from cutpurse.table.opening import OPENING_TIME
from tests.server.people import Evening, evening, key, opened, pass_time, run

LAST = 2  # the attacker's seat
WANTED = {"k12", "k11", "r12"}  # cards they would like to hold: by honest luck, one time in 27
TRIES = 2000


class Player:
    """Somebody with a socket of their own, and everything it told them."""

    def __init__(self, name: str, line: ClientConnection) -> None:
        self.name = name
        self.line = line
        self.seed = sha256(name.encode()).hexdigest()[:32]
        self.heard: list[dict[str, Any]] = []

    @property
    def seed_hash(self) -> str:
        return sha256(bytes.fromhex(self.seed)).hexdigest()

    @property
    def table(self) -> dict[str, Any]:
        """The table as it was last told."""
        told: list[dict[str, Any]] = [
            message["table"] for message in self.heard if isinstance(message.get("table"), dict)
        ]
        return told[-1]

    @property
    def hand(self) -> list[str]:
        """The cards as they were last told."""
        told: list[list[str]] = [
            message["position"]["view"]["hand"] for message in self.heard if message.get("position")
        ]
        return told[-1]

    async def hears(self, what: str, key: str | None = None) -> dict[str, Any]:
        """Listen until there is a message of this kind."""
        while True:
            self.heard.append(json.loads(await self.line.recv()))
            if self.heard[-1]["type"] == what or (key is not None and self.heard[-1].get("key") == key):
                return self.heard[-1]

    async def asks(self, ask: str, **more: object) -> str:
        """Ask for something; the reply in a word."""
        name = key()
        await self.line.send(json.dumps({"ask": ask, "key": name, **more}))
        reply = await self.hears("done", name)
        return str(reply.get("code", reply["type"]))


@asynccontextmanager
async def three(e: Evening) -> AsyncIterator[tuple[str, list[Player]]]:
    """A table with three chairs, and three people with sockets to it who have not sat down."""
    known = [await e.sessions.newcomer() for _ in range(3)]
    id = await e.make(known[0][0], None, None, None)
    async with opened(e) as port:
        where = f"ws://127.0.0.1:{port}/api/tables/{id}/socket"
        lines = [
            await connect(where, additional_headers={"Cookie": f"{COOKIE}={token}"}, proxy=None) for _, token in known
        ]
        players = [Player(name, line) for name, line in zip(("Ada", "Ben", "Eve"), lines, strict=True)]
        try:
            yield id, players
        finally:
            await asyncio.gather(*(line.close() for line in lines))


class Stolen(NamedTuple):
    """What the file of the server tells whoever reads it."""

    secret: bytes
    seeds: list[str]
    hashes: list[str]


def stolen(e: Evening, id: str) -> Stolen:
    with closing(sqlite3.connect(f"file:{e.file}?mode=ro", uri=True)) as file:
        [(secret,)] = file.execute("SELECT secret FROM tables WHERE id = ?", (id,))
        rows = file.execute("SELECT seed, seed_hash FROM seats WHERE table_id = ? ORDER BY seat", (id,)).fetchall()
    return Stolen(secret, [seed for seed, _ in rows], [hash for _, hash in rows])


def file_has(e: Evening, text: str) -> bool:
    """Whether something is anywhere in the server's files."""
    return any(text.encode() in file.read_bytes() for file in e.file.parent.glob(f"{e.file.name}*"))


def dealt(secret: bytes, seeds: list[str]) -> list[str]:
    """The attacker's hand, if these are all seeds."""
    match = cutpurse.Match("gaunerbande", 3, secret=secret, seeds=[bytes.fromhex(seed) for seed in seeds])
    hand: list[str] = match.view(LAST)["hand"]
    return hand


def ground(secret: bytes, others: list[str]) -> tuple[str, list[str]]:
    """A seed by which the attacker gets the wanted cards, if the others' seeds are these; and the hand."""
    for n in range(TRIES):
        seed = f"{n:032x}"
        hand = dealt(secret, [*others, seed])
        if WANTED.issubset(hand):
            return seed, hand
    raise AssertionError("so many tries, and no luck")


@run
async def test_who_reads_the_file_and_sits_last_chooses_the_deal_where_seeds_are_told_openly(tmp_path: Path) -> None:
    """This is why nobody should: the attack works on clients that send their seeds at once, as all did before."""
    async with evening(tmp_path) as e, three(e) as (id, (ada, ben, eve)):
        for seat, player in enumerate((ada, ben)):
            assert await player.asks("sit", seat=seat, name=player.name, seed=player.seed) == "done"
        file = stolen(e, id)
        seed, _ = ground(file.secret, file.seeds[:LAST])
        assert await eve.asks("sit", seat=LAST, name="Eve", seed=seed) == "done"
        assert await ada.asks("start") == "done"
        await eve.hears("moved")
        assert WANTED.issubset(eve.hand)
        assert [chair["seed_state"] for chair in eve.table["chairs"]] == ["told"] * 3, "but everybody can see it"


@run
async def test_who_reads_the_file_and_sits_last_cannot_choose_the_deal_where_seeds_are_kept(tmp_path: Path) -> None:
    async with evening(tmp_path) as e, three(e) as (id, (ada, ben, eve)):
        for seat, player in enumerate((ada, ben)):
            assert await player.asks("sit", seat=seat, name=player.name, seed_hash=player.seed_hash) == "done"
        file = stolen(e, id)
        assert file.seeds[:LAST] == ["", ""]
        assert not file_has(e, ada.seed)
        assert not file_has(e, ben.seed)
        guesses = [ground(file.secret, others) for others in (["", ""], file.hashes[:LAST])]
        eve.seed = guesses[0][0]
        assert await eve.asks("sit", seat=LAST, name="Eve", seed_hash=eve.seed_hash) == "done"
        assert await ada.asks("start") == "done"
        for player in (eve, ben, ada):
            assert player.table["status"] in ("open", "opening"), "no card before the last seed"
            assert await player.asks("open", seed=player.seed) == "done"
        await eve.hears("moved")
        assert eve.hand == dealt(file.secret, [ada.seed, ben.seed, eve.seed]), "the luck of all three"
        assert eve.hand not in [hand for _, hand in guesses], "and not what the file promised"


@run
async def test_who_opens_last_in_league_with_the_server_can_refuse_once_and_everybody_is_told(tmp_path: Path) -> None:
    """What is left: the choice between two deals, of which one says in the table and the record who refused."""
    async with evening(tmp_path) as e, three(e) as (id, players):
        for seat, player in enumerate(players):
            assert await player.asks("sit", seat=seat, name=player.name, seed_hash=player.seed_hash) == "done"
        ada, ben, eve = players
        assert await ada.asks("start") == "done"
        for player in (ada, ben):
            assert await player.asks("open", seed=player.seed) == "done"
        file = stolen(e, id)
        assert file.seeds == [ada.seed, ben.seed, ""]
        assert await eve.asks("open", seed="00" * 16) == "bad-message", "no third deal"
        assert await eve.asks("leave") == "started"
        await pass_time(OPENING_TIME)
        await ada.hears("moved")
        await eve.hears("moved")
        assert eve.hand == dealt(file.secret, [ada.seed, ben.seed, eve.seed_hash])
        assert [chair["seed_state"] for chair in ada.table["chairs"]] == ["opened", "opened", "missed"]
        assert await ada.asks("abandon") == "done"
        checked = cutpurse.verify(await e.record(id))
        assert seats_that(checked.sealing, "missed") == [LAST]
