"""Bots at the server's tables: they think in processes of their own, and get nothing but a seat's view."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Any

import cutpurse
from cutpurse.bots import Advice, bots
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.match import Match
from cutpurse.server.messages import Pace

log = logging.getLogger(__name__)

TRIES = 2
ADVICE_TIME = 8.0  # seconds for a hint
STAND_IN = "greedy"  # keeps a seat warm, where the game has it
NAMES = ("Anna", "Otto", "Mona", "Tobi", "Ines", "Theo", "Kit", "Rosa", "Emil", "Zora")
PAUSES: dict[Pace, tuple[float, float]] = {"instant": (0.0, 0.0), "quick": (0.25, 0.5), "human": (0.9, 2.0)}
# where all act at once, of its hand's own time: a person has to find the tile, too
HASTE: dict[Pace, float] = {"instant": 0.0, "quick": 1.0, "human": 1.5}
DICE = secrets.SystemRandom()


def pause(pace: Pace) -> float:
    """How long a bot waits before it thinks, in seconds: by luck alone, so that it tells nothing of its cards."""
    return DICE.uniform(*PAUSES[pace])


def motion_time(bot: str, game: str, pace: Pace, hand_ms: int) -> float:
    """How long a motion of a bot's hand takes, in seconds: by luck alone, and never less than any hand needs."""
    hand = cutpurse.bot(bot, game).hand
    swift = hand._replace(seconds=HASTE[pace] * hand.seconds)
    return swift.motion(Chance(DICE.getrandbits(62)), hand_ms) / 1000


def stand_in(game: str) -> str:
    """The bot that plays for somebody who is away."""
    able = bots(game)
    return STAND_IN if STAND_IN in able else able[0]


def free_name(taken: list[str]) -> str:
    """A name that nobody at the table has."""
    return next((name for name in NAMES if name not in taken), f"{NAMES[0]} {len(taken)}")


class BotPool:
    """Processes that choose for bots; started when the first is asked, and again if they die."""

    def __init__(self, processes: int = 1, patience: float = 20.0) -> None:
        self.processes = processes
        self.clocks = patience  # seconds for a choice
        self.pool: ProcessPoolExecutor | None = None
        self.advising = asyncio.Lock()  # one hint at a time: bots that are to move come first

    async def choose(self, bot: str, view: dict[str, Any], seat: int) -> str | None:
        """What a bot plays for a seat with this view (`Match.view`), in notation; None if it cannot think."""
        known = {name: view[name] for name in ("game", "seat", "state")}
        for _ in range(TRIES):
            pool = self._pool()
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, think, bot, known, seat, secrets.randbits(62))
                return await asyncio.wait_for(future, self.clocks)
            except (BrokenProcessPool, TimeoutError):
                log.warning("bots had to be woken: %s of %s did not answer", bot, view["game"])
                self._drop(pool)
        return None

    async def advise(self, bot: str, match: Match, seat: int) -> list[str]:
        """What a bot would do for a seat, from what the seat knows; nothing if that takes too long."""
        advice = Advice(match, seat)
        try:
            async with asyncio.timeout(ADVICE_TIME), self.advising:
                while advice.wanted and (move := await self.choose(bot, advice.match.view(seat), seat)):
                    advice.add(move)
        except TimeoutError:
            log.warning("no hint in time from %s of %s", bot, match.game.name)
        return [move.notation for move in advice.moves]

    def close(self) -> None:
        """Let the processes go."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Do without these processes, whatever they are at; what others asked of them fails, and is asked again."""
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes, mp_context=multiprocessing.get_context("spawn"), initializer=end_with_the_server
            )
        return self.pool


def end_with_the_server() -> None:
    """In a thinking process: leave Ctrl-C to the server, and do not outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def think(bot: str, view: dict[str, Any], seat: int, seed: int) -> str:
    """In a thinking process: one choice of a bot."""
    return cutpurse.bot(bot, view["game"], seed).choose(view, seat).notation


def any_of(match: Match, seat: int) -> str:
    """Anything a seat may do, for a bot that cannot think: better a poor move than a table that stands still."""
    options = match.options(seat)
    return DICE.choice(options).notation if options else ""
