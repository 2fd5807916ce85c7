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
from cutpurse.kernel.match import Match

log = logging.getLogger(__name__)

TRIES = 2
ADVICE_TIME = 8.0  # seconds for a hint


class BotPool:
    """Worker processes that choose moves for bots; started on first use, and started again if they die."""

    def __init__(self, processes: int = 1, timeout: float = 20.0) -> None:
        self.processes = processes
        self.timeout = timeout  # seconds for a choice
        self.pool: ProcessPoolExecutor | None = None
        self.hint_lock = asyncio.Lock()  # one hint at a time, so that bots whose turn it is come first

    async def choose(self, bot: str, view: dict[str, Any], seat: int) -> str | None:
        """What a bot plays for a seat with this view (`Match.view`), in notation; None if no worker answers."""
        known = {name: view[name] for name in ("game", "seat", "state")}
        for _ in range(TRIES):
            pool = self._pool()
            try:
                loop, seed = asyncio.get_running_loop(), secrets.randbits(62)
                future = loop.run_in_executor(pool, choose_in_worker, bot, known, seat, seed)
                return await asyncio.wait_for(future, self.timeout)
            except (BrokenProcessPool, TimeoutError):
                log.warning("bot workers had to be restarted: %s of %s did not answer", bot, view["game"])
                self._discard(pool)
        return None

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


def choose_in_worker(bot: str, view: dict[str, Any], seat: int, seed: int) -> str:
    """In a worker: let a bot choose one move."""
    return cutpurse.bot(bot, view["game"], seed).choose(view, seat).notation
