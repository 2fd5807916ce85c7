"""Reaction windows tell nothing: not what others hold, not what they answer, neither by a message nor by its time.

Two servers play the same game of Swindler as far as one viewer can tell, while others hold other accomplices and give
other answers that come to the same, at other times. All that both send to the viewer and to those who watch, over
sockets and HTTP, must be the same to the byte and come at the same moment. So that this finds leaks, leaks are planted.
"""

from __future__ import annotations

import asyncio
import random
from binascii import crc32
from collections import deque
from collections.abc import Callable
from math import floor
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cutpurse.kernel.core import State, View
from cutpurse.kernel.match import Match
from cutpurse.server.bots import BotPool
from cutpurse.table import messages as wire
from cutpurse.table import requests, views
from cutpurse.table.changes import Change, DraftChange
from cutpurse.table.core import TableCore
from cutpurse.table.messages import When
from cutpurse.table.move_clocks import MoveClocks
from cutpurse.table.reaction_windows import ReactionWindows
from cutpurse.table.rows import TableRow
from tests.rare_positions import at_seed
from tests.server import swindler_worlds
from tests.server.leaping_loop import Watched, leapt
from tests.server.observed_table import Prompted, Scene, Wire
from tests.server.people import evening, in_words
from tests.server.scenarios import Case, Step, World
from tests.server.swindler_table import closing_times_are

SWINDLER = "swindler"
SEEDS = range(9, 19)  # in one of which every leak shows
DELAY = 0.8
CLOSING = 2.5  # seconds, the closing time that is drawn for everybody here
LOOK = 0.63  # seconds after a window opened, when some have answered, and which is no time at which one closes
LOOK_IN = Step("look", 0)
TICK = 0.05  # seconds between two looks at the table
MOST_TICKS = 2000


class AnswerTiming(NamedTuple):
    """How all others answer: by which standing orders, and between which times after a window opened.

    Where all answer before the closing time, they do so at other times in each of two worlds.
    """

    when: When = "always"
    first: float = 0.1
    last: float = 2.4
    silent: bool = False  # nobody passes by hand: the clock does it


ALL_ASKED = AnswerTiming()
SLOW = AnswerTiming(last=4.0)
USUAL = AnswerTiming("fits")
FAST = AnswerTiming("fits", last=0.3)
RESTING = AnswerTiming("never")
SILENT = AnswerTiming(silent=True, last=0.7)


class Stuck(Exception):
    """The game does not go on as it should."""


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
    """Bots that play what the test tells them, and in a window think the longer the more their cards amuse them."""

    async def choose(self, bot: str, view: dict[str, Any], seat: int, table: str = "", urgent: bool = False) -> str:
        """Wait for the test, then think."""
        command = await super().choose(bot, view, seat, table, urgent)
        known = in_words(view)
        if "pass" in known["options"]:
            await asyncio.sleep(crc32(str(known["hand"]).encode()) % 70 / 2000)
        return command


class TimedAnswers(Scene):
    """A scene in which people answer in windows when the test wants it."""

    wires = Timed

    windows = 0

    async def windowed(
        self, steps: deque[Step], timing: AnswerTiming, luck: random.Random, others: random.Random
    ) -> None:
        """Let all answer who are asked, each at a time of their own, and wait until the window has closed."""
        assert self.table.core.windows.open is not None
        n, opened = len(self.match.entries), self.table.core.windows.open.opened
        spoken = [(LOOK, LOOK_IN)]
        for step in [steps.popleft() for _ in self.match.actors()]:
            at, elsewhen = (round(by.uniform(timing.first, timing.last), 2) for by in (luck, others))
            at = at if step.seat == self.viewer else elsewhen
            if self.table.row.seats[step.seat].bot:
                self.bot_pool.tell(step.seat).put_nowait(step.command)
            else:
                spoken.append((at, step))
        for at, step in sorted(spoken):
            await asyncio.sleep(max(0.0, opened + at - asyncio.get_running_loop().time()))
            if step is LOOK_IN:
                await self.look_in()
            elif len(self.match.entries) == n and self.speaks(step, timing):
                await self.say(step)
        await self.gone_on(n)

    async def say(self, step: Step) -> None:
        """Let somebody play; their key says when and who, so that it is the same whoever else has spoken."""
        self.asked = 1000 + 10 * len(self.match.entries) + step.seat
        await self.ask(self.names[step.seat], ask="play", commands=[step.command])

    async def look_in(self) -> None:
        """Now and then look at everything, or come back, while others have answered and it does not show."""
        self.windows += 1
        if self.windows % 5 == 2:
            await self.read()
        if self.windows % 7 == 3:
            await self.come_back()

    def speaks(self, step: Step, timing: AnswerTiming) -> bool:
        """Whether somebody answers by hand: who is asked, and who has something to play."""
        reactions = self.table.core.windows.shown(self.match, self.table.row, step.seat)
        assert reactions is not None
        return step.command != "pass" or (reactions.asked and not timing.silent)

    async def moved(self, step: Step) -> None:
        """Let somebody make a move that nobody else is asked about."""
        n = len(self.match.entries)
        await asyncio.sleep(1)
        if self.table.row.seats[step.seat].bot:
            self.bot_pool.tell(step.seat).put_nowait(step.command)
        else:
            await self.say(step)
        await self.gone_on(n)

    async def gone_on(self, n: int) -> None:
        """Wait until there are more entries than these."""
        loop = asyncio.get_running_loop()
        for _ in range(MOST_TICKS):
            ticks = floor(loop.time() / TICK + 0.5) + 1  # the same moments in all worlds, whoever answered last
            await asyncio.sleep(ticks * TICK - loop.time())
            if len(self.match.entries) > n:
                return
        raise Stuck(self.match.view(None)["phase"])


async def performed(
    folder: Path, case: Case, world: World, timing: AnswerTiming, leaky: bool = False
) -> dict[str, list[bytes]]:
    """Play a world on a server; what everybody looked at got, and when. All else follows from the seed alone,
    but when the others answer, where that must not show.

    At a leaky server people may speak too late, and the game stands still from then on.
    """
    luck = random.Random(case.seed)
    others = random.Random(f"{case.seed} {folder.name if timing.last < CLOSING else ''}")
    bot_pool: BotPool = RevealingBots(None)
    folder.mkdir(parents=True, exist_ok=True)
    async with evening(folder, bot_pool, Watched) as e:
        assert isinstance(bot_pool, RevealingBots)
        scene = TimedAnswers(e, bot_pool, case)
        scene.standing_orders = {"orders": timing.when}  # type: ignore[misc]
        await scene.open(world.past)
        await asyncio.sleep(0)
        steps = deque(world.steps)
        try:
            while steps:
                if scene.table.core.windows.open is not None:
                    await scene.windowed(steps, timing, luck, others)
                else:
                    await scene.moved(steps.popleft())
        except (Stuck, IndexError):
            assert leaky, "it goes on to the end"
        await scene.read()
        await scene.close()
        scene.table.close()
        return scene.got


def told_apart(folder: Path, case: Case, timing: AnswerTiming, leaky: bool = False) -> str:
    """What shows a viewer, or somebody who watches, which of two worlds it is; empty if nothing does."""
    one, other = swindler_worlds.pair(case, random.Random(case.seed))
    here = leapt(performed(folder / "one", case, one, timing, leaky))
    there = leapt(performed(folder / "other", case, other, timing, leaky))
    for who in here:
        assert leaky or len(here[who]) > case.length / 3, "they saw the game"
        for a, b in zip(here[who], there[who], strict=False):
            if a != b:
                at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), 0)
                shown = [f"{x[:60]!r} … {x[max(0, at - 200) : at + 60]!r}" for x in (a, b)]
                return f"{who or 'somebody'} got\n{shown[0]} and\n{shown[1]}"
        if len(here[who]) != len(there[who]):
            return f"{who or 'somebody'} got {len(here[who])} and {len(there[who])} messages"
    return ""


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Closing times are always the same, so that two worlds can be compared."""
    closing_times_are(CLOSING, monkeypatch)


# --- the test itself ---
@pytest.mark.parametrize(
    ("case", "timing"),
    [
        (Case(3, 0, 40, 1, game=SWINDLER), ALL_ASKED),
        (Case(4, 2, 50, 2, game=SWINDLER), SLOW),
        (Case(4, None, 40, 3, game=SWINDLER), ALL_ASKED),
        (Case(4, 1, 40, 4, round=2, game=SWINDLER), USUAL),
        (Case(3, 1, 40, 5, game=SWINDLER), USUAL),
        (Case(3, 0, 40, 6, round=2, game=SWINDLER), FAST),
        (Case(4, None, 40, 7, game=SWINDLER), FAST),
        (Case(3, 1, 40, 8, game=SWINDLER), RESTING),
        (Case(4, 0, 40, 9, game=SWINDLER, alone=True), USUAL),
        (Case(3, 1, 40, 10, game=SWINDLER, clock=30), SILENT),
        (Case(2, 0, 30, 11, game=SWINDLER), ALL_ASKED),
    ],
    ids=str,
)
def test_neither_cards_nor_answers_show_nor_how_long_they_take(
    tmp_path: Path, case: Case, timing: AnswerTiming
) -> None:
    assert told_apart(tmp_path, case, timing) == ""


def test_the_games_have_cards_that_are_played_and_answers_that_are_forgotten(tmp_path: Path) -> None:
    """Otherwise their silence would prove nothing."""
    case = Case(4, 2, 50, 2, game=SWINDLER)
    one, other = swindler_worlds.pair(case, random.Random(case.seed))
    assert one.past != other.past
    assert one.steps != other.steps
    seen = b"".join(leapt(performed(tmp_path, case, one, ALL_ASKED))["zoe"])
    assert seen.count(b"CardPlayed") > 3


def test_one_and_the_same_world_looks_the_same_twice(tmp_path: Path) -> None:
    """Otherwise a difference would prove nothing."""
    case = Case(3, 0, 30, 3, game=SWINDLER)
    one, _ = swindler_worlds.pair(case, random.Random(case.seed))
    here, there = (leapt(performed(tmp_path / name, case, one, SLOW)) for name in ("one", "again"))
    assert here == there


# --- leaks ---
honest_closes, honest_position, honest_send_reactions = (
    ReactionWindows.closes_at,
    views.position,
    TableCore.send_reactions,
)


def an_answer_shown_at_once(table: TableCore, seat: int, commands: list[str], key: str | None) -> Change:
    return DraftChange(table, table.running_match().drafted(seat, commands), table.row, [key])


def a_window_that_closes_when_all_have_answered(
    self: ReactionWindows, match: Match, row: TableRow, clocks: MoveClocks
) -> float | None:
    closes = honest_closes(self, match, row, clocks)
    assert self.open is not None or closes is None
    return closes if closes is None or self.open is None else self.open.opened


def a_window_that_closes_early_if_nobody_can_do_anything(
    self: ReactionWindows, match: Match, row: TableRow, clocks: MoveClocks
) -> float | None:
    if self.open is not None and all(len(match.options(seat)) == 1 for seat in self.open.passes):
        return self.open.opened
    return honest_closes(self, match, row, clocks)


def a_closing_time_for_those_alone_who_can_do_something(
    self: ReactionWindows, match: Match, row: TableRow, clocks: MoveClocks
) -> float | None:
    if self.open is not None and all(len(match.options(seat)) == 1 for seat in self.open.passes):
        self.open.closing = self.open.opened
    return honest_closes(self, match, row, clocks)


def a_word_to_everybody_when_somebody_answers(self: TableCore, seat: int) -> None:
    honest_send_reactions(self, seat)
    self.send_table()


def an_answer_told_to_everybody(self: TableCore, seat: int) -> None:
    reactions = self.windows.shown(self.running_match(), self.row, seat)
    assert reactions is not None
    self._send(list(self.viewers.connected), wire.Reacted(reactions=reactions))


def only_those_who_could_do_something(
    match: Match, seat: int | None, left: float | None, shared: object = None
) -> wire.Position:
    position = honest_position(match, seat, left)
    position.view["awaited"] = [actor for actor in match.actors() if len(match.options(actor)) > 1]
    return position


def the_last_answers_told(match: Match, seat: int | None, left: float | None, shared: object = None) -> wire.Position:
    position = honest_position(match, seat, left)
    position.view["last"] = [entry.command for entry in match.entries[-match.seats :]]
    return position


def open_changes(self: views.Between, s: State, viewer: int) -> View:
    return View(s)


@pytest.mark.plain
@pytest.mark.parametrize(
    ("where", "what", "leak", "timing"),
    [
        (requests, "play", an_answer_shown_at_once, USUAL),
        (ReactionWindows, "closes_at", a_window_that_closes_when_all_have_answered, USUAL),
        (ReactionWindows, "closes_at", a_window_that_closes_early_if_nobody_can_do_anything, RESTING),
        (ReactionWindows, "closes_at", a_closing_time_for_those_alone_who_can_do_something, FAST),
        (TableCore, "send_reactions", a_word_to_everybody_when_somebody_answers, USUAL),
        (TableCore, "send_reactions", an_answer_told_to_everybody, ALL_ASKED),
        (views, "position", only_those_who_could_do_something, ALL_ASKED),
        (views, "position", the_last_answers_told, ALL_ASKED),
        (views.Between, "_known", open_changes, ALL_ASKED),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_a_leak_is_found(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    where: Any,
    what: str,
    leak: Callable[..., object],
    timing: AnswerTiming,
) -> None:
    monkeypatch.setattr(where, what, leak)
    case = Case(3, 0, 12, 0, game=SWINDLER)
    assert at_seed(
        f"{case.game} in which {leak.__name__} shows",
        SEEDS,
        lambda seed: told_apart(tmp_path / str(seed), case._replace(seed=seed), timing, True),
    )
