"""Liar's Dice on a real server: two people and a bot over sockets, a server that is killed, replay and record."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

import cutpurse
from tests.server.people import SLOW, Process, served

KILLED_AFTER = 12  # entries


class Person:
    """Somebody who plays, over as many connections as it takes."""

    def __init__(self, house: Process, seat: int) -> None:
        self.house = house
        self.seat = seat
        self.luck = random.Random(seat)
        self.seed = f"{seat + 1:032x}"
        self.keys = 0
        self.entries = 0
        self.windows = 0  # in which this person was asked
        self.view: dict[str, Any] = {}

    async def arrive(self, http: httpx.AsyncClient) -> None:
        """Get a cookie."""
        self.cookie = (await http.post("/api/me")).headers["Set-Cookie"].partition(";")[0]
        http.cookies.clear()

    def ask(self, what: str, **more: object) -> str:
        """A request."""
        self.keys += 1
        return json.dumps({"ask": what, "key": f"person{self.seat}-{self.keys:04}", **more})

    def chosen(self, options: list[str]) -> str:
        """The lowest bid; and a doubt now and then."""
        return "doubt" if "doubt" in options and self.luck.random() < 0.3 else options[0]

    async def play(self, table: str, most: int = 10_000) -> None:
        """Play until the game is over, or until there are so many entries."""
        url = f"ws://127.0.0.1:{self.house.port}/api/tables/{table}/socket?since={self.entries}"
        async with connect(url, additional_headers={"Cookie": self.cookie}, proxy=None) as socket:
            asked_at = -1
            while True:
                message = json.loads(await socket.recv())
                assert message["type"] not in ("refused", "problem"), message
                if message["type"] == "snapshot":
                    seated = message["you"]["seat"] is not None
                    if not seated:
                        await socket.send(self.ask("sit", seat=self.seat, name=f"P{self.seat}", seed=self.seed))
                if message["type"] in ("snapshot", "changed") and message["you"].get("host"):
                    chairs = message["table"]["chairs"]
                    if message["table"]["status"] == "open" and all(chair["kind"] != "empty" for chair in chairs):
                        await socket.send(self.ask("start"))
                position = message.get("position")
                if not position:
                    continue
                self.entries, self.view = position["n"], position["view"]
                if self.view["outcome"] or self.entries >= most:
                    return
                if self.view["options"] and self.entries != asked_at and not position["reactions"]["answer"]:
                    asked_at = self.entries
                    self.windows += "pass" in self.view["options"]
                    await socket.send(self.ask("play", commands=[self.chosen(self.view["options"])]))


def test_two_people_and_a_bot_play_over_sockets_through_a_crash_and_the_record_holds(
    tmp_path: Path, installed: Path
) -> None:
    async def scene() -> None:
        async with served(tmp_path) as house, httpx.AsyncClient(base_url=house.url, trust_env=False) as http:
            ada, ben = people = [Person(house, seat) for seat in (0, 1)]
            for person in people:
                await person.arrive(http)
            shelf = (await http.get("/api/shelf")).json()
            assert "greedy" in next(game for game in shelf["games"] if game["name"] == "liars-dice")["bots"]
            wish = {"game": "liars-dice", "bots": [None, None, "greedy"], "options": {"dice": 3}, "delay": 0}
            wish["pace"] = "instant"
            made = await http.post("/api/tables", json=wish, headers={"Cookie": ada.cookie})
            table = made.json()["id"]
            await asyncio.wait_for(together(people, table, KILLED_AFTER), 3 * SLOW)
            await house.end(signal.SIGKILL)
            await house.open()
            await asyncio.wait_for(together(people, table), 6 * SLOW)
            assert ada.view["outcome"] == ben.view["outcome"]
            assert ada.view["outcome"]["rule"] == "LD-4.2"
            assert min(ada.windows, ben.windows) > 0
            replay = (await http.get(f"/api/tables/{table}/replay", params={"eyes": "open", "first": 0})).json()
            assert replay["total"] > KILLED_AFTER
            record = (await http.get(f"/api/tables/{table}/record")).text
            match = cutpurse.verify(record)
            assert match.outcome is not None
            assert match.outcome.plain() == ada.view["outcome"]

    asyncio.run(scene())


async def together(people: list[Person], table: str, most: int = 10_000) -> None:
    """All play at once."""
    async with asyncio.TaskGroup() as group:
        for person in people:
            group.create_task(person.play(table, most))
