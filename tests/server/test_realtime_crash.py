"""A server killed in the middle of a rummage: what hands did stays done, and it begins anew with a countdown."""

from __future__ import annotations

import asyncio
import random
import signal
from contextlib import suppress
from pathlib import Path

import httpx
from msgspec.json import encode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cutpurse.server.storage.store import Store
from cutpurse.server.web.sessions import COOKIE
from cutpurse.table import messages as wire
from cutpurse.table.match_log import resumed_match
from cutpurse.table.realtime import COUNTDOWN
from tests.server.midnight_exchange_table import GAME
from tests.server.people import SLOW, Process, messages, play, served, sit, start, until

KILLS = 2
MOTIONS = 8  # of each hand before a kill, at least
AGAIN = 0.1  # seconds until somebody tries again who is told that it has not begun
NOT_BEGUN = "ME-7.2 not-begun"
PATIENT: wire.Options = {"hand_ms": 100, "hold_seconds": 60, "rummage_seconds": 600}


class Rummager:
    """Somebody who moves a hand as fast as it may, and never gives up on what was not answered."""

    def __init__(self, house: Process, seat: int, name: str, cookie: str) -> None:
        self.services = house
        self.seat = seat
        self.name = name
        self.headers = {"Cookie": f"{COOKIE}={cookie}"}
        self.luck = random.Random(name)
        self.told: list[wire.Told] = []
        self.answers: dict[str, wire.AnyMessage] = {}  # by key
        self.sent: list[wire.Play] = []
        self.position: wire.Position | None = None

    async def come(self, id: str) -> None:
        """Connect, where the log goes on that was heard so far."""
        url = f"ws://127.0.0.1:{self.services.port}/api/tables/{id}/socket?since={len(self.told)}"
        self.line: ClientConnection = await connect(url, additional_headers=self.headers, proxy=None, open_timeout=SLOW)
        snapshot = messages.decode(await self.line.recv())
        assert isinstance(snapshot, wire.Snapshot)
        self.take(snapshot)
        self.hearing = asyncio.create_task(self.hear())

    async def hear(self) -> None:
        """Take in all that comes, until the line is cut."""
        with suppress(ConnectionClosed):
            async for data in self.line:
                self.take(messages.decode(data))

    def take(self, message: wire.AnyMessage) -> None:
        """Take a message in; the log goes on exactly where it ended."""
        if isinstance(message, wire.Snapshot | wire.Moved):
            assert [told.n for told in message.told] == [len(self.told) + i for i in range(len(message.told))]
            self.told += message.told
            self.position = message.position
        elif isinstance(message, wire.Done | wire.Refused | wire.Problem):
            assert message.key is not None
            self.answers[message.key] = message

    async def ask(self, ask: wire.AnyAsk) -> wire.AnyMessage:
        """Ask, and wait for the answer."""
        await self.line.send(encode(ask).decode())
        await until(lambda: ask.key in self.answers)
        return self.answers[ask.key]

    async def rummage(self) -> None:
        """Make one motion after the other, once the countdown is over, until the line is cut."""
        with suppress(ConnectionClosed):
            while self.position is not None:
                options = [word for word in self.position.view["options"] if word != "escape"]
                self.sent.append(play(self.luck.choice(options)))
                reply = await self.ask(self.sent[-1])
                if isinstance(reply, wire.Refused) and reply.rule == NOT_BEGUN:
                    await asyncio.sleep(AGAIN)

    def acknowledged(self) -> list[str]:
        """All that was done, as far as was heard."""
        return [ask.commands[0] for ask in self.sent if isinstance(self.answers.get(ask.key), wire.Done)]

    def logged(self) -> list[str]:
        """All of it that stands in the log, as far as was heard."""
        return [told.command for told in self.told if told.seat == self.seat]


async def sat_down(house: Process) -> tuple[str, list[Rummager]]:
    """Two who have sat down at a table and begun; its id."""
    async with httpx.AsyncClient(base_url=house.url, trust_env=False) as http:
        people: list[Rummager] = []
        for seat, name in enumerate(("Ada", "Ben")):
            people.append(Rummager(house, seat, name, (await http.post("/api/me")).cookies[COOKIE]))
            http.cookies.clear()
        wish = {"game": GAME, "bots": [None, None], "options": PATIENT}
        id = str((await http.post("/api/tables", json=wish, headers=people[0].headers)).json()["id"])
    for person in people:
        await person.come(id)
        assert isinstance(await person.ask(sit(person.seat, person.name)), wire.Done)
    assert isinstance(await people[0].ask(start()), wire.Done)
    await until(lambda: all(person.position for person in people))
    return id, people


def have_moved(people: list[Rummager], before: list[int], motions: int) -> bool:
    """Whether each hand has made so many motions more than before."""
    return all(len(person.acknowledged()) >= n + motions for person, n in zip(people, before, strict=True))


async def cut_off(house: Process, people: list[Rummager]) -> None:
    """Rummage for a while, and kill the server while hands are moving."""
    before = [len(person.acknowledged()) for person in people]
    moving = [asyncio.create_task(person.rummage()) for person in people]
    await until(lambda: have_moved(people, before, 1))  # once the countdown is over
    await until(lambda: have_moved(people, before, MOTIONS))
    await house.end(signal.SIGKILL)
    await asyncio.gather(*[person.hearing for person in people])
    for task in moving:
        task.cancel()
    await asyncio.gather(*moving, return_exceptions=True)


async def check_what_became_of_it(person: Rummager) -> None:
    """All that was acknowledged is in the log, in its order; what was not answered was done, or is refused now."""
    done, logged = person.acknowledged(), person.logged()
    assert logged[: len(done)] == done
    assert len(logged) <= len(done) + 1
    reply = await person.ask(person.sent[-1])
    if len(logged) > len(done):
        assert isinstance(reply, wire.Done)
    elif not isinstance(reply, wire.Done):
        assert isinstance(reply, wire.Refused)
        assert reply.rule == NOT_BEGUN


async def killed_in_a_rummage(folder: Path) -> None:
    """Two who rummage while their server is killed again and again, and a look at the database afterwards."""
    async with served(folder) as house:
        id, people = await sat_down(house)
        for _ in range(KILLS):
            await cut_off(house, people)
            await house.open()
            await people[0].come(id)
            check_the_clocks(people[0])  # as they stood when the first came: so it does not matter how long it takes
            await people[1].come(id)
            for person in people:
                await check_what_became_of_it(person)
        await house.end(signal.SIGINT)
        await asyncio.gather(*[person.hearing for person in people])
    store = await Store.open(str(house.db))
    kept = await store.table(id)
    await store.close()
    assert kept is not None
    match = resumed_match(kept)
    assert match is not None
    assert [entry.n for entry in match.entries] == list(range(len(people[0].told)))
    assert people[0].position is not None
    assert match.view(0)["hands"] == people[0].position.view["hands"]


def check_the_clocks(person: Rummager) -> None:
    """The countdown, and every clock, begins anew."""
    assert person.position is not None
    live = person.position.live
    assert live is not None
    assert live.begins is not None
    assert COUNTDOWN - 1 < live.begins <= COUNTDOWN
    held = {f"hold {seat} {tile}": 60.0 for seat, tile in enumerate(person.position.view["hands"]) if tile}
    assert live.timers == {"rummage 1": 600.0, **held}


def test_a_rummage_goes_on_with_a_countdown_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    asyncio.run(killed_in_a_rummage(tmp_path))
