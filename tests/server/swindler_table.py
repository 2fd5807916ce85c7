"""Swindler at a server's table, from a position with known hands on; what reaches whom, and when."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cutpurse.games.swindler.pieces import CARD_NAMES
from cutpurse.kernel.match import Match
from cutpurse.server.bots import BotPool
from cutpurse.server.live_table import LiveTable
from cutpurse.server.storage.writes import add_entries, keep_table
from cutpurse.table import match_log, reaction_windows
from cutpurse.table import messages as wire
from cutpurse.table.rows import PersonRow, SeatRow, TableRow
from tests.rare_positions import at_seed
from tests.server.leaping_loop import Watched
from tests.server.people import Evening, Looker, evening, in_words, key, play, verdict
from tests.server.scenarios import Entry

ID = "the-hideout"
NAMES = ("Ada", "Ben", "Eve", "Kim")
OPTIONS: dict[str, int | str] = {"thieves": "off", "hustler": "passes", "odds": "shown", "max_rounds": 0}
DELAY = 0.8
SOON = 0.001  # seconds after which what is due now has been done
TRIES = 200  # of luck
STEPS = 1000  # of time


def closing_times_are(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The closing time that is drawn is always the same, or the table's delay if that is longer."""
    monkeypatch.setattr(reaction_windows, "CLOSING", (1000.0, 1000.0))
    monkeypatch.setattr(reaction_windows, "LATEST_CLOSING", seconds)


class Heard(NamedTuple):
    """A message, and when it came, in seconds since the scene began."""

    at: float
    message: wire.AnyMessage


class TimedViewer(Looker):
    """Somebody who looks on, and notes the time of every message."""

    def __init__(self, person: PersonRow | None) -> None:
        super().__init__(person)
        self.times: list[float] = []
        self.since = asyncio.get_running_loop().time()

    def send_frame(self, frame: bytes) -> None:
        """Take a message, framed."""
        super().send_frame(frame)
        self.times.append(round(asyncio.get_running_loop().time() - self.since, 3))

    def heard(self) -> list[Heard]:
        """All messages, with their times."""
        return [Heard(at, message) for at, message in zip(self.times, self.got, strict=True)]

    def moves(self) -> list[float]:
        """When the game went on."""
        return [at for at, message in self.heard() if isinstance(message, wire.Moved)]

    @property
    def reactions(self) -> wire.Reactions:
        """How they stand to windows, as last heard of."""
        for message in reversed(self.got):
            found = message if isinstance(message, wire.Reacted) else getattr(message, "position", None)
            if found is not None:
                assert isinstance(found.reactions, wire.Reactions)
                return found.reactions
        raise AssertionError("nothing was heard of it")


class Slow(BotPool):
    """Bots that answer what the test tells them, and take as long as it says; a pass or the first thing else."""

    def __init__(self, seconds: float = 0.0, **answers: str) -> None:
        super().__init__()
        self.seconds = seconds
        self.answers = answers  # "Ada" is seat 0, and so on

    async def choose(self, bot: str, view: dict[str, Any], seat: int, table: str = "", urgent: bool = False) -> str:
        """An answer, after a while."""
        await asyncio.sleep(self.seconds)
        options: list[str] = in_words(view)["options"]
        wanted = self.answers.get(NAMES[seat], "")
        return next(command for command in (wanted, "pass", *options) if command in options)


def dealt(hands: Sequence[str], moves: Sequence[str] = (), window: str | None = None, **options: int | str) -> Match:
    """A match in which seats got these hands (`assassin forger`) before the first turn, which is that of seat 0.

    Then these moves were made (`0 steal red`), with luck by which a certain window came.
    """
    draws = [["AccompliceDrawn", seat, CARD_NAMES.index(c)] for seat, hand in enumerate(hands) for c in hand.split()]
    settings = {**OPTIONS, **options}

    def reach(luck: int) -> Match | None:
        secret, seeds = bytes([luck]) * 32, [b""] * len(hands)
        deal: Entry = Match("swindler", len(hands), None, settings, secret=secret, seeds=seeds).entries[0].plain()
        match = Match("swindler", len(hands), None, settings, secret=secret, seeds=seeds, dealt=False)
        match.resume([{**deal, "events": [*draws, *deal["events"]]}])
        there = match.actors() == [0] and made(match, moves) and match.view(None)["window"] == window
        return match if there else None

    words = [" | ".join(hands), *moves, f"window {window}", *(f"{name} {value}" for name, value in options.items())]
    return at_seed(f"swindler with {', '.join(words)}", range(TRIES), reach)


def made(match: Match, moves: Sequence[str]) -> bool:
    """Make these moves, if all of them can be made."""
    for move in moves:
        seat, _, command = move.partition(" ")
        if match.why_not(int(seat), command) is not None:
            return False
        match.play(int(seat), command)
    return True


class SwindlerTable:
    """A table in the middle of a game: people with names, then bots; all who are people look on."""

    def __init__(self, e: Evening, match: Match, bots: int) -> None:
        self.e = e
        self.begun = match
        self.people_here = match.seats - bots
        self.people: list[PersonRow] = []
        self.viewers: list[TimedViewer] = []

    async def open(self, **row: Any) -> None:
        """Put the game into the database, and let everybody in."""
        seats = range(self.begun.seats)
        self.people = await self.e.people(*NAMES[: self.people_here])
        persons = [SeatRow(person=person.id, name=person.name or "") for person in self.people]
        bots = [SeatRow(bot="random", name=NAMES[seat]) for seat in seats[self.people_here :]]
        wanted: dict[str, Any] = {
            "clock": None, "pace": "instant", "listed": False, "status": "playing", "made": 1.0, "started": 1.0,
            "host": self.people[0].id if self.people else "nobody", "delay": DELAY, **row,
        }  # fmt: skip
        table = TableRow(
            id=ID, game="swindler", version=1, options={k: self.begun.settings[k] for k in OPTIONS},
            secret=self.begun.secret, seats=[*persons, *bots], **wanted,
        )  # fmt: skip
        await self.e.store.commit(keep_table(table), add_entries(ID, match_log.entry_rows(self.begun.entries, [], 1.0)))
        await self.enter()

    async def enter(self) -> None:
        """Everybody comes in: the people, and somebody who watches."""
        self.table: LiveTable = await self.e.table(ID)
        self.viewers = [await self.look(person) for person in (*self.people, None)]
        await asyncio.sleep(0)

    async def look(self, person: PersonRow | None, since: int = 0) -> TimedViewer:
        """Come in and listen."""
        viewer = TimedViewer(person)
        self.table.enter(viewer, since)
        return viewer

    @property
    def watcher(self) -> TimedViewer:
        """Somebody who only watches."""
        return self.viewers[-1]

    @property
    def match(self) -> Match:
        """The match."""
        assert self.table.match is not None
        return self.table.match

    @property
    def window(self) -> str | None:
        """The window that is open."""
        found = self.match.view(None)
        return found["window"] if found["phase"] in ("window", "answering") else None

    async def moved_on(self, step: float) -> float:
        """Let time go by until the game has gone on; how long it took, by so many seconds a step."""
        n, since = len(self.match.entries), asyncio.get_running_loop().time()
        for _ in range(STEPS):
            if len(self.match.entries) > n:
                return asyncio.get_running_loop().time() - since
            await asyncio.sleep(step)
        raise AssertionError("it never went on")

    async def play(self, seat: int, *commands: str) -> str:
        """Somebody plays; the reply in a word."""
        return await self.ask(seat, play(*commands))

    async def order(self, seat: int, when: wire.When) -> str:
        """Somebody gives standing orders."""
        return await self.ask(seat, wire.Orders(key=key(), when=when))

    async def ask(self, seat: int, ask: wire.AnyAsk) -> str:
        """Somebody asks something; the reply in a word."""
        return verdict(await self.table.ask(self.people[seat], ask))

    def begin(self) -> None:
        """Time is counted from now on, and what came before is forgotten."""
        for viewer in self.viewers:
            viewer.since = asyncio.get_running_loop().time()
            viewer.times, viewer.bytes = [], []


async def wait(seconds: float) -> None:
    """So much time goes by, and what is due by then is done."""
    await asyncio.sleep(seconds + SOON)


@asynccontextmanager
async def swindler_table(
    folder: Path,
    *hands: str,
    moves: Sequence[str] = (),
    window: str | None = None,
    bots: int = 0,
    bot_pool: BotPool | None = None,
    options: dict[str, int | str] | None = None,
    **row: Any,
) -> AsyncIterator[SwindlerTable]:
    """A table in the middle of a game, everybody there."""
    async with evening(folder, bot_pool or Slow(), Watched) as e:
        scene = SwindlerTable(e, dealt(hands, moves, window, **(options or {})), bots)
        await scene.open(**row)
        yield scene
