"""BotPool: bots choose their moves in worker processes, and get nothing but their seat's view."""

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
from cutpurse.bots import Advice
from cutpurse.bots.fallback import TimeLimit, in_a_line
from cutpurse.kernel.match import Match

log = logging.getLogger(__name__)

TRIES = 2  # of a bot whose process died, which need not have been its fault
LEAST_TIME = 1.0  # seconds for a choice of a bot that keeps taking too long
ADVICE_TIME = 8.0  # seconds for a hint


class BotPool:
    """Worker processes that choose moves for bots; started on first use, and started again if they die.

    A bot may fail in any way: it raises, does not answer, or chooses what it may not. That is logged in one line, and
    the table plays any legal move for it. One that takes too long gets half the time in its next turn.
    """

    def __init__(self, processes: int = 1, timeout: float = 20.0) -> None:
        self.processes = processes
        self.timeout = timeout  # seconds for an answer; a bot has half of it to think
        self.pool: ProcessPoolExecutor | None = None
        self.hint_lock = asyncio.Lock()  # one hint at a time, so that bots whose turn it is come first
        self.late: dict[tuple[str, str], int] = {}  # by bot and game, how often in a row it took too long

    async def choose(self, bot: str, view: dict[str, Any], seat: int) -> str | None:
        """What a bot plays for a seat with this view (`Match.view`), in notation; None if it fails."""
        known = {name: view[name] for name in ("game", "seat", "state")}
        why = ""
        for _ in range(TRIES):
            pool = self._pool()
            try:
                loop, seed = asyncio.get_running_loop(), secrets.randbits(62)
                limit = self._thinking_time(bot, view["game"])
                future = loop.run_in_executor(pool, try_in_worker, bot, known, seat, seed, limit)
                command, why = await asyncio.wait_for(future, self.timeout)
                if command is not None:
                    self.late.pop((bot, view["game"]), None)
                    return command
                break
            except TimeoutError:  # it does not even hear the alarm
                why = f"TimeoutError: no answer within {self.timeout:g} seconds"
                self._discard(pool)
                break
            except BrokenProcessPool:
                why = "its process died"
                self._discard(pool)
        if why.startswith("TimeoutError"):
            self.late[bot, view["game"]] = self.late.get((bot, view["game"]), 0) + 1
        log.warning("bot %s of %s failed in seat %s: %s", bot, view["game"], seat, why)
        return None

    def _thinking_time(self, bot: str, game: str) -> float:
        """How long a bot may think, in seconds."""
        most = self.timeout / 2
        return max(min(LEAST_TIME, most), most * 0.5 ** self.late.get((bot, game), 0))

    async def advise(self, bot: str, match: Match, seat: int) -> list[str]:
        """What a bot would do in a seat, from what that seat knows; an empty list if it takes too long."""
        advice = Advice(match, seat)
        try:
            async with asyncio.timeout(ADVICE_TIME), self.hint_lock:
                while advice.wanted and (move := await self.choose(bot, advice.match.view(seat), seat)):
                    advice.add(move)
        except TimeoutError:
            log.warning("no hint in time from %s of %s", bot, match.game.name)
        return [move.notation for move in advice.moves]

    def close(self) -> None:
        """Stop the workers."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Kill these workers; whatever others were waiting for fails, and is asked again."""
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes, mp_context=multiprocessing.get_context("spawn"), initializer=exit_with_server
            )
        return self.pool


def exit_with_server() -> None:
    """In a worker: leave Ctrl-C to the server, and never outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def try_in_worker(bot: str, view: dict[str, Any], seat: int, seed: int, limit: float) -> tuple[str | None, str]:
    """In a worker: let a bot choose one move; or why there is none: an exception might not survive the way back."""
    try:
        with TimeLimit(limit):
            return choose_in_worker(bot, view, seat, seed), ""
    except BaseException as error:
        return None, in_a_line(error)


def choose_in_worker(bot: str, view: dict[str, Any], seat: int, seed: int) -> str:
    """In a worker: let a bot choose one move."""
    return cutpurse.bot(bot, view["game"], seed).choose(view, seat).notation
