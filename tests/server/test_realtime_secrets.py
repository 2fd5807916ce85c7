"""A rummage tells nobody what lies under a tile they have not seen: neither by a message nor by its time.

Two servers play the same rummage as far as one viewer can tell; under some tiles that others look at and put back lie
other finds. All that both send to the viewer and to those who watch, over sockets and HTTP, must be the same to the
byte and come at the same moment. So that this finds leaks, leaks are planted.
"""

from __future__ import annotations

import asyncio
import random
from binascii import crc32
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode

from cutpurse.games.midnight_exchange.state import FIND, HELD, MidnightExchange
from cutpurse.kernel.core import Timer
from cutpurse.kernel.match import Match
from cutpurse.table import realtime
from cutpurse.table.realtime import COUNTDOWN
from tests.server.leaping_loop import Watched, leapt
from tests.server.midnight_exchange_table import GAME
from tests.server.observed_table import Prompted, Scene, Wire
from tests.server.people import evening, in_words
from tests.server.scenarios import Case, Entry, begun

TICK = 0.2  # seconds between two motions of people
BETWEEN = 0.013  # seconds after one, when nothing is due
TICKS = 180  # beyond the first rummage
PAIRS = 5  # of tiles whose finds are exchanged
GARAGE = 0
BOT = 2


# --- two worlds ---
def worlds(case: Case) -> tuple[list[Entry], list[Entry], set[int]]:
    """Two deals that differ in what lies under some tiles of the garage, and their numbers."""
    deal: Entry = begun(case).entries[0].plain()
    (began,) = [event for event in deal["events"] if event[0] == "RummageBegan"]
    _, round, places, finds = began
    garage = [tile for tile, place in enumerate(places) if place == GARAGE]
    random.Random(case.seed).shuffle(garage)
    other, exchanged = list(finds), set[int]()
    for a in garage:
        b = next((b for b in garage if not {a, b} & exchanged and finds[a] != finds[b]), None)
        if b is not None and len(exchanged) < 2 * PAIRS:
            other[a], other[b] = other[b], other[a]
            exchanged |= {a, b}
    events = [["RummageBegan", round, places, other] if event is began else event for event in deal["events"]]
    return [deal], [{**deal, "events": events}], {tile + 1 for tile in exchanged}


# --- one server ---
class Timed(Wire):
    """A connection that notes when something is sent through it."""

    def send(self, message: bytes) -> None:
        """Keep a message with its time."""
        self.replies += 1
        self.kept.append(f"{asyncio.get_running_loop().time():.2f} ".encode() + message)

    def send_frame(self, frame: bytes) -> None:
        """Keep a message with its time."""
        super().send_frame(frame)
        self.replies -= 1
        self.send(self.kept.pop())


class RevealingBots(Prompted):
    """A bot that looks at tiles, puts back what is secret, and thinks the longer the more its find amuses it."""

    longest = 300  # milliseconds, less than a motion takes

    def __init__(self, secret: set[int]) -> None:
        super().__init__(None)
        self.secret = secret
        self.luck = random.Random(7)

    async def choose(self, bot: str, view: dict[str, Any], seat: int, table: str = "", urgent: bool = False) -> str:
        """One of the options, the same in both worlds."""
        known = in_words(view)
        await asyncio.sleep(crc32(str(known["holding"]).encode()) % self.longest / 1000)
        command = chosen(known, seat, self.secret, self.luck)
        # What it may not do, the table would replace by dice of its own.
        return command if command in known["options"] else self.luck.choice(in_garage(known, known["options"]))


def chosen(view: dict[str, Any], seat: int, secret: set[int], luck: random.Random) -> str:
    """What somebody does who looks at tiles of the garage, and never shows what is secret."""
    options: list[str] = view["options"]
    if view["phase"] != "rummage":
        return options[-1] if options else "pass"
    if view["hands"][seat] in secret:
        return "back down"
    if view["hands"][seat]:
        return luck.choice([option for option in options if option.startswith(("keep", "back"))])
    return luck.choice(in_garage(view, [f"grab {n + 1}" for n in range(len(view["tiles"]))]))


def in_garage(view: dict[str, Any], commands: list[str]) -> list[str]:
    """Those of the commands that reach for a tile of the garage."""
    garage = {f"grab {n}" for n, tile in enumerate(view["tiles"], 1) if tile["place"] == "garage"}
    return [command for command in commands if command in garage]


class Rummage(Scene):
    """A scene in which everybody rummages."""

    wires = Timed

    def send(self, seat: int, command: str) -> None:
        """Let somebody make a motion; its answer comes when it does."""
        self.asked += 1
        self.guests[self.names[seat]].received(
            encode({"ask": "play", "key": f"ask-{self.asked:06}", "commands": [command]})
        )

    async def rummage(self, secret: set[int], luck: random.Random) -> None:
        """Let people move their hands for a while; the viewer leaves secret tiles alone."""
        await asyncio.sleep(COUNTDOWN)
        for tick in range(TICKS):
            await asyncio.sleep(TICK - BETWEEN)
            seat = luck.randrange(len(self.names))
            command = chosen(self.match.view(seat), seat, secret, luck)
            idle = command == "back down" and luck.random() < 0.3  # so that the clock has something to say
            if not idle and (seat != self.viewer or not is_secret(command, secret)):
                self.send(seat, command)
            await asyncio.sleep(BETWEEN)
            if tick % 25 == 8:
                await self.read()
            if tick % 40 == 30:
                await self.come_back()


def is_secret(command: str, secret: set[int]) -> bool:
    """Whether a command reaches for a tile whose find is exchanged."""
    return command.startswith("grab") and int(command.split()[1]) in secret


async def performed(folder: Path, case: Case, past: list[Entry], secret: set[int]) -> dict[str, list[bytes]]:
    """Play a world on a server; what everybody looked at got, and when. All else follows from the seed alone."""
    bot_pool = RevealingBots(secret)
    folder.mkdir(parents=True, exist_ok=True)
    async with evening(folder, bot_pool, Watched) as e:
        scene = Rummage(e, bot_pool, case)
        await scene.open(past)
        await scene.rummage(secret, random.Random(case.seed))
        assert {entry.seat for entry in scene.match.entries} == {-1, 0, 1, BOT}
        assert len({entry.command for entry in scene.match.entries if is_secret(entry.command, secret)}) > PAIRS
        await scene.close()
        scene.table.close()
        return scene.got


def told_apart(folder: Path, case: Case) -> str:
    """What shows a viewer, or somebody who watches, which of two worlds it is; empty if nothing does."""
    one, other, secret = worlds(case)
    here = leapt(performed(folder / "one", case, one, secret))
    there = leapt(performed(folder / "other", case, other, secret))
    for who in here:
        assert len(here[who]) > TICKS / 2, "they saw the game"
        for a, b in zip(here[who], there[who], strict=False):
            if a != b:
                at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), 0)
                shown = [f"{x[:60]!r} … {x[max(0, at - 200) : at + 60]!r}" for x in (a, b)]
                return f"{who or 'somebody'} got\n{shown[0]} and\n{shown[1]}"
        if len(here[who]) != len(there[who]):
            return f"{who or 'somebody'} got {len(here[who])} and {len(there[who])} messages"
    return ""


@pytest.mark.parametrize(
    "case", [Case(3, 0, 0, 1, game=GAME), Case(3, 1, 0, 2, game=GAME), Case(3, None, 0, 3, game=GAME)]
)
def test_nobody_hears_what_others_found_nor_when_they_thought_about_it(tmp_path: Path, case: Case) -> None:
    assert told_apart(tmp_path, case) == ""


# --- leaks ---
honest_clocks = realtime.timers_of


def clocks_that_know_the_find(match: Match, actors: list[int]) -> list[Timer]:
    s = match.state
    assert isinstance(s, MidnightExchange)
    timers = honest_clocks(match, actors)
    for timer in timers:
        if timer.name.startswith("hold"):
            timer.seconds += int(s.cells[FIND + s.cells[HELD + int(timer.name.split()[1])] - 1])
    return timers


@pytest.mark.plain
def test_a_clock_that_knows_the_find_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(realtime, "timers_of", clocks_that_know_the_find)
    assert "hold" in told_apart(tmp_path, Case(3, 0, 0, 1, game=GAME))


def test_a_bot_whose_hand_waits_for_its_wits_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RevealingBots, "longest", 3000)
    assert told_apart(tmp_path, Case(3, 0, 0, 1, game=GAME)) != ""
