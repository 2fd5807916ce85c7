"""Reviews of finished games: made one after another in a process that stands back for everybody who plays, and stored.

Whoever asks for one that somebody else waits for waits for the same; it stops when nobody wants it any more.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec

from cutpurse.bots.fallback import in_a_line
from cutpurse.bots.review import SECONDS, VERSION, Depth, Effort
from cutpurse.kernel.match import Match
from cutpurse.server.review_worker import review_in_worker
from cutpurse.server.storage.store import Store
from cutpurse.table import messages as wire
from cutpurse.table.errors import RequestError, StoreError

log = logging.getLogger(__name__)

PATIENCE = 300.0  # seconds after which one is given up that is not done: a processor may be very busy
MOST_WAITING = 20  # reviews that wait for their turn, or are being made,
MOST_WAITING_EACH = 2  # and how many of one person
MOST_FAILED = 100  # games that are remembered because their review failed
WAIT = 10.0  # seconds after which to ask again


class Job:
    """A review that is wanted."""

    def __init__(self, table: str, match: Match) -> None:
        self.table = table
        self.match = match
        self.askers: set[str] = set()  # people
        self.progress = 0.0
        self.stopped = asyncio.Event()


class Reviews:
    """All reviews that a server makes."""

    def __init__(self, store: Store, seconds: float = SECONDS) -> None:
        self.store = store
        self.seconds = seconds  # of a processor, for a review
        self.jobs: dict[str, Job] = {}  # by table, in the order in which they are made; the first is under way
        self.failed: dict[str, None] = {}  # tables, the latest last
        self.worker: asyncio.Task[None] | None = None

    async def state(self, table: str, person: str | None) -> wire.Review:
        """How far the review of a game is, and all of it when it is done."""
        job = self.jobs.get(table)
        if job is not None:
            working = next(iter(self.jobs)) == table
            status: wire.ReviewStatus = "working" if working else "waiting"
            return wire.Review(status=status, progress=round(job.progress, 2), yours=person in job.askers)
        text = await self.store.review(table, VERSION)
        found = None if text is None else msgspec.json.decode(text, type=wire.ReviewFound)
        if found is None or not self._suffices(found):
            return wire.Review(status="failed" if table in self.failed else "none")
        return wire.Review(status="done", progress=1.0, found=found)

    def _suffices(self, found: wire.ReviewFound) -> bool:
        """Whether a stored review is as thorough as one that would be made now."""
        effort = Effort(found.effort.moves, found.effort.seconds, found.effort.complete)
        return effort.suffices(Depth(seconds=self.seconds), found.game)

    def want(self, table: str, match: Match, person: str, may_begin: Callable[[], None]) -> None:
        """Have a review made, if nobody has asked for it yet; raises RequestError if too many are wanted.

        `may_begin` is called, and may refuse it, only if it has to be made.
        """
        job = self.jobs.get(table)
        if job is None:
            if len(self.jobs) >= MOST_WAITING:
                raise RequestError("too-fast", "Many games wait for their review.", wait=WAIT)
            if sum(person in other.askers for other in self.jobs.values()) >= MOST_WAITING_EACH:
                raise RequestError("too-fast", "Other games of yours wait for their review.", wait=WAIT)
            may_begin()
            self.failed.pop(table, None)
            job = self.jobs[table] = Job(table, match)
        elif job.stopped.is_set():
            raise RequestError("too-fast", "It was called off just now.", wait=1.0)
        job.askers.add(person)
        if self.worker is None or self.worker.done():
            self.worker = asyncio.get_running_loop().create_task(self._work())

    def cancel(self, table: str, person: str) -> None:
        """Want a review no more; it is called off unless somebody else waits for it."""
        job = self.jobs.get(table)
        if job is None or person not in job.askers:
            return
        job.askers.discard(person)
        if not job.askers:
            job.stopped.set()
            if next(iter(self.jobs)) != table:
                del self.jobs[table]

    def close(self) -> None:
        """Stop whatever is being made."""
        if self.worker is not None:
            self.worker.cancel()

    async def _work(self) -> None:
        while self.jobs:
            job = next(iter(self.jobs.values()))
            try:
                found = await self._made(job)
                if found is not None:
                    await self.store.keep_review(job.table, VERSION, found)
            except (ReviewFailed, StoreError, TimeoutError) as error:
                log.warning("the review of table %s failed: %s", job.table, in_a_line(error))
                self.failed[job.table] = None
                while len(self.failed) > MOST_FAILED:
                    del self.failed[next(iter(self.failed))]
            finally:
                del self.jobs[job.table]

    async def _made(self, job: Job) -> str | None:
        """A review as JSON, made in a process of its own; None if it was called off."""
        text = await asyncio.to_thread(job.match.save)
        ours, theirs = multiprocessing.Pipe(duplex=False)
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=review_in_worker, args=(theirs, text, self.seconds), daemon=True)
        await asyncio.to_thread(process.start)
        theirs.close()
        reading = asyncio.get_running_loop().create_task(asyncio.to_thread(read, ours, job))
        stopped = asyncio.get_running_loop().create_task(job.stopped.wait())
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait([reading, stopped], return_when=asyncio.FIRST_COMPLETED)
            return None if job.stopped.is_set() else reading.result()
        finally:
            stopped.cancel()
            end(process)  # then whoever reads comes to an end, too
            await asyncio.gather(reading, asyncio.to_thread(process.join), return_exceptions=True)
            ours.close()


class ReviewFailed(Exception):
    """The process that made a review has died, or says why it could not."""


def end(process: BaseProcess) -> None:
    """End a process, whatever it does."""
    with suppress(ProcessLookupError, OSError):
        process.kill()


def read(pipe: Connection, job: Job) -> str:
    """In a thread: hear how far a review is, until it is done."""
    while True:
        try:
            said: tuple[str, Any] = pipe.recv()
        except (EOFError, OSError):
            raise ReviewFailed("its process died") from None
        match said:
            case ("progress", share):
                job.progress = share
            case ("done", text):
                return str(text)
            case _:
                raise ReviewFailed(str(said[1]))
