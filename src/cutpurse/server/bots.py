"""BotPool: bots choose their moves in worker processes, and get nothing but what their seat knows and has seen."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
from collections import deque
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from threading import Thread
from typing import Any, NamedTuple
from weakref import WeakSet

import cutpurse
from cutpurse.bots import Advice
from cutpurse.bots.fallback import Substitute, TimeLimit, in_a_line
from cutpurse.bots.hints import ADVISER, Adviser, HintedMove
from cutpurse.bots.levels import LEVELS, Level
from cutpurse.bots.player import LEVEL_NAMES, Player
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.game import find
from cutpurse.kernel.match import Match
from cutpurse.kernel.sets import COMPILED
from cutpurse.table import messages as wire

log = logging.getLogger(__name__)

TRIES = 2  # of a bot whose process died or hung, which need not have been its fault
LEAST_TIME = 1.0  # seconds for a choice of a bot that keeps taking too long
KILLED = "its process was killed since another bot's answer was lost"
AT_ONCE = ("greedy", "random")  # bots that do not search, beside the levels
LONGER = 1.5  # times its own seconds that a search may take,
LATE = 3.0 if COMPILED else 6.0  # and so many seconds more on a busy machine, before its answer counts as lost
RINGS_BEFORE = 1.0  # seconds before that, the alarm in the worker lets the policy answer
ADVICE_TIME = 8.0  # seconds for a hint
SENT = ("game", "seat", "state", "seen")  # the parts of a view that a bot gets
MOST_PROCESSES = 8
NICENESS = 10  # of the workers: whoever plays on this machine comes first
ROUND_TIME = 2.0  # seconds within which everybody who waits to think should have had a turn,
LEAST_SHARE = 0.01  # of its own time, that a bot has however many wait


def spare_cores() -> int:
    """How many processes may think at once: one core is left to the server."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(MOST_PROCESSES, max(1, cores - 1))


def searches(bot: str) -> bool:
    """Whether a bot is one of those that take their time: levels that search."""
    return bot in LEVEL_NAMES and LEVELS[int(bot) - 1].playouts > 0


def seconds_of(bot: str) -> float | None:
    """How long a bot thinks by itself; None where nobody knows."""
    if bot in LEVEL_NAMES:
        return LEVELS[int(bot) - 1].seconds
    return 0.0 if bot in AT_ONCE else None


class Answer(NamedTuple):
    """A bot's choice; where it failed, why, and the policy's; `lost` if no worker answered at all."""

    command: str | None
    why: str = ""
    lost: bool = False


class ThinkingQueue:
    """Lets so many bots think at once; the others wait, and the tables take turns however many bots each of them has.

    Those who are quick, or must be, come before those who search.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self.free = places
        self.quick: dict[str, deque[asyncio.Future[None]]] = {}  # by table, in the order of their turns
        self.slow: dict[str, deque[asyncio.Future[None]]] = {}

    @property
    def share(self) -> float:
        """Which part of its usual time a bot may take that begins to think now, so that the others come to it soon."""
        waiting = sum(len(line) for line in self.slow.values())
        return max(LEAST_SHARE, min(1.0, ROUND_TIME / (1 + waiting / self.places)))

    @asynccontextmanager
    async def place(self, table: str, quick: bool) -> AsyncIterator[None]:
        """Wait for a place, and give it up afterwards."""
        if self.free:
            self.free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            (self.quick if quick else self.slow).setdefault(table, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():  # its turn had just come
                    self._next()
                raise
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        """Give a place to the next bot of the table whose turn it is; that table then comes last."""
        for lines in (self.quick, self.slow):
            while lines:
                table = next(iter(lines))
                line = lines.pop(table)
                turn = line.popleft()
                if line:
                    lines[table] = line
                if not turn.done():  # nobody has given up meanwhile
                    turn.set_result(None)
                    return
        self.free += 1


class BotPool:
    """Worker processes that choose moves for bots; started on first use, and started again if they die.

    A bot may fail in any way: it raises, does not answer, or chooses what it may not. That is logged in one line, and
    the policy of the game plays for it. One that takes too long gets half the time in its next turn. Where a process
    hangs or dies, it is killed, and whoever was asked there is asked once more at a new one: only who fails there, too,
    is to blame. Others come to their turn in between.
    """

    def __init__(self, processes: int | None = None, timeout: float = 20.0) -> None:
        self.processes = spare_cores() if processes is None else processes
        self.timeout = timeout  # seconds for an answer at most; a bot has half of it to think, if not less is usual
        self.pool: ProcessPoolExecutor | None = None
        self.waking: asyncio.Future[int] | None = None  # until the first of the pool's processes has started
        self.hung: WeakSet[ProcessPoolExecutor] = WeakSet()  # those that were killed since an answer was lost there
        self.queue = ThinkingQueue(self.processes)
        self.hint_lock = asyncio.Lock()  # one hint at a time, so that bots whose turn it is come first
        self.late: dict[tuple[str, str], int] = {}  # by bot and game, how often in a row it took too long

    async def choose(
        self, bot: str, view: dict[str, Any], seat: int, table: str = "", urgent: bool = False
    ) -> str | None:
        """What a bot plays for a seat with this view (`Match.view`), in notation; None if all fails.

        Tables take turns; a choice that is `urgent`, since hands move in real time or a reaction window is open, comes
        before all who search.
        """
        known = {name: view[name] for name in SENT if name in view}
        game = view["game"]
        quick = urgent or not searches(bot)
        tries = 0
        answer = Answer(None)
        while tries < TRIES:
            async with self.queue.place(table, quick):
                answer = await self._try(bot, known, seat)
            if not answer.lost:
                break
            tries += answer.why != KILLED
        if not answer.why:
            self.late.pop((bot, game), None)
            return answer.command
        command = answer.command
        if command is None:
            async with self.queue.place(table, quick=True):
                command = await self.move_instead(known, seat)
        if answer.why.startswith("TimeoutError"):
            self.late[bot, game] = self.late.get((bot, game), 0) + 1
        where = f" of table {table}" if table else ""
        instead = "any move is played" if command is None else f"the policy plays {command}"
        log.warning("bot %s of %s failed in seat %s%s: %s; %s", bot, game, seat, where, answer.why, instead)
        return command

    async def _try(self, bot: str, known: dict[str, Any], seat: int) -> Answer:
        """What a bot chooses, or why it does not: then the choice is the policy's, or there is none."""
        pool = self._pool()
        limit = self._thinking_time(bot, known["game"])
        patience = min(self.timeout, limit + RINGS_BEFORE)
        try:
            await self._awake()
            loop, seed = asyncio.get_running_loop(), secrets.randbits(62)
            future = loop.run_in_executor(pool, try_in_worker, bot, known, seat, seed, limit, self.queue.share)
            return Answer(*await asyncio.wait_for(future, patience))
        except TimeoutError:  # it does not even hear the alarm
            self._discard(pool, hung=True)
            return Answer(None, f"TimeoutError: no answer within {patience:g} seconds", lost=True)
        except (BrokenProcessPool, RuntimeError):
            why = KILLED if pool in self.hung else "its process died"
            self._discard(pool)
            return Answer(None, why, lost=True)

    async def move_instead(self, view: dict[str, Any], seat: int) -> str | None:
        """What the policy of the game plays for a bot that failed; None if that fails, too."""
        known = {name: view[name] for name in SENT if name in view}
        pool = self._pool()
        limit = min(self.timeout / 2, LATE)
        try:
            await self._awake()
            loop, seed = asyncio.get_running_loop(), secrets.randbits(62)
            future = loop.run_in_executor(pool, policy_in_worker, known, seat, seed, limit)
            return await asyncio.wait_for(future, min(self.timeout, limit + RINGS_BEFORE))
        except (TimeoutError, BrokenProcessPool, RuntimeError):
            self._discard(pool, hung=True)
            return None

    def _thinking_time(self, bot: str, game: str) -> float:
        """How long a bot may think, in seconds: as its level does, and longer on a busy machine."""
        usual = seconds_of(bot)
        most = self.timeout / 2
        if usual is not None:
            most = min(most, LONGER * usual + LATE - RINGS_BEFORE)
        return max(min(LEAST_TIME, most), most * 0.5 ** self.late.get((bot, game), 0))

    async def advise(self, bot: str, match: Match, seat: int) -> tuple[list[str], list[wire.HintedChoice]]:
        """What to do in a seat, from what that seat knows: commands, and the best moves for the first of them.

        The adviser searches for the first; what follows on it a bot chooses, which is quicker. If it takes too long,
        there are none.
        """
        advice = Advice(match, seat)
        choices: list[wire.HintedChoice] = []
        try:
            async with asyncio.timeout(ADVICE_TIME), self.hint_lock:
                choices = await self.hint(match.view(seat), seat, len(match.entries))
                if choices:
                    advice.add(choices[0].command)
                while advice.wanted and (move := await self.choose(bot, advice.match.view(seat), seat)):
                    advice.add(move)
        except TimeoutError:
            log.warning("no hint in time from %s of %s", bot, match.game.name)
        return [move.notation for move in advice.moves], choices

    async def hint(self, view: dict[str, Any], seat: int, seed: int) -> list[wire.HintedChoice]:
        """The best moves of a seat with this view, the best first; none if the adviser fails."""
        known = {name: view[name] for name in SENT if name in view}
        async with self.queue.place("", quick=True):
            pool = self._pool()
            limit = min(self.timeout / 2, LONGER * ADVISER.seconds + LATE - RINGS_BEFORE)
            try:
                await self._awake()
                loop = asyncio.get_running_loop()
                future = loop.run_in_executor(pool, try_hint_in_worker, known, seat, seed, limit)
                choices, why = await asyncio.wait_for(future, min(self.timeout, limit + RINGS_BEFORE))
            except TimeoutError:
                self._discard(pool, hung=True)
                choices, why = [], "no answer in time"
            except (BrokenProcessPool, RuntimeError):
                self._discard(pool)
                choices, why = [], "its process died"
        if why:
            log.warning("no hint for seat %s of %s: %s", seat, view["game"], why)
        return choices

    def close(self) -> None:
        """Stop the workers."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def _discard(self, pool: ProcessPoolExecutor, hung: bool = False) -> None:
        """Kill these workers; whatever others were waiting for fails, and is asked again."""
        if hung:
            self.hung.add(pool)
        if self.pool is pool:
            self.pool = self.waking = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes, mp_context=multiprocessing.get_context("spawn"), initializer=begin_in_worker
            )
            self.waking = asyncio.get_running_loop().run_in_executor(self.pool, os.getpid)
            self.waking.add_done_callback(lambda waking: waking.cancelled() or waking.exception())
        return self.pool

    async def _awake(self) -> None:
        """Until a new process has started, which takes its time and is no bot's fault."""
        if self.waking is not None:
            await asyncio.wait_for(asyncio.shield(self.waking), self.timeout)


def begin_in_worker() -> None:
    """In a worker: stand back for the server, leave Ctrl-C to it, and never outlive it, however it ends."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def try_in_worker(
    bot: str, view: dict[str, Any], seat: int, seed: int, limit: float, share: float = 1.0
) -> tuple[str | None, str]:
    """In a worker: let a bot choose a move; if it fails, the policy's move and why: errors might not survive the way.

    It has so many seconds, and of the time that its level has to think only a share.
    """
    try:
        with TimeLimit(limit):
            return choose_in_worker(bot, view, seat, seed, share), ""
    except BaseException as error:
        why = in_a_line(error)
    return policy_in_worker(view, seat, seed, limit), why


def choose_in_worker(bot: str, view: dict[str, Any], seat: int, seed: int, share: float = 1.0) -> str:
    """In a worker: let a bot choose one move."""
    player = cutpurse.bot(bot, view["game"], seed)
    if share < 1.0:
        player.bot.hurry(share)
    return player.choose(view, seat, people_watch=True).notation


def policy_in_worker(view: dict[str, Any], seat: int, seed: int, limit: float) -> str | None:
    """In a worker: what the policy of the game plays; None if that fails, too."""
    try:
        with TimeLimit(limit):
            game = find(view["game"])
            return Player(game, Substitute(game, Chance(seed))).choose(view, seat).notation
    except BaseException:
        return None


def try_hint_in_worker(view: dict[str, Any], seat: int, seed: int, limit: float) -> tuple[list[wire.HintedChoice], str]:
    """In a worker: what the adviser hints at; or why it hints at nothing."""
    try:
        with TimeLimit(limit):
            return hint_in_worker(view, seat, seed), ""
    except BaseException as error:
        return [], in_a_line(error)


def hint_in_worker(view: dict[str, Any], seat: int, seed: int, level: Level | None = None) -> list[wire.HintedChoice]:
    """In a worker: what the adviser hints at."""
    game = find(view["game"])
    adviser = Adviser(seed, game, level)
    Player(game, adviser).choose(view, seat)
    return [choice_message(move) for move in adviser.hinted]


def choice_message(move: HintedMove) -> wire.HintedChoice:
    """A hinted move as it goes over the wire."""
    reason = None if move.reason is None else wire.Reason(name=move.reason.name, facts=move.reason.facts)
    chance, spread = (None if share is None else round(share, 4) for share in (move.chance, move.spread))
    return wire.HintedChoice(command=move.command.notation, chance=chance, spread=spread, reason=reason)
