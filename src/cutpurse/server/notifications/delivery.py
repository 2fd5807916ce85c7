"""Delivery: sends messages in the background, each within its time, tries again later, and never holds anybody up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

AT_ONCE = 16  # messages that are sent at the same moment
MOST_WAITING = 2000  # messages that are on their way, or wait to be tried again
WITHIN = 60.0  # seconds that one try may take, of a mail too
TRY_AGAIN_AFTER = (10.0, 60.0, 300.0)  # seconds
LONGEST_WAIT = 900.0  # seconds that a service may ask us to wait


class Undelivered(Exception):
    """A message did not arrive. `why` is a word for its owner; `again` if it may arrive later, `after` some seconds."""

    def __init__(self, why: str, again: bool, after: float = 0.0) -> None:
        super().__init__(why)
        self.why = why
        self.again = again
        self.after = after


class Deliveries:
    """All messages that are on their way."""

    def __init__(self, pauses: tuple[float, ...] = TRY_AGAIN_AFTER) -> None:
        self.pauses = pauses
        self.slots = asyncio.Semaphore(AT_ONCE)
        self.tasks: dict[tuple[str, str], asyncio.Task[None]] = {}

    def send(
        self,
        channel: str,
        about: str,
        attempt: Callable[[], Awaitable[None]],
        wanted: Callable[[], bool],
        done: Callable[[str], Awaitable[None]],
    ) -> None:
        """Send a message about something over a channel, as long as it is `wanted`; a newer one takes its place.

        `attempt` raises Undelivered; `done` gets an empty word, or why it did not arrive.
        """
        key = channel, about
        before = self.tasks.pop(key, None)
        if before is not None:
            before.cancel()
        elif len(self.tasks) >= MOST_WAITING:
            log.warning("%s messages are on their way: others are dropped", MOST_WAITING)
            return
        task = self.tasks[key] = asyncio.get_running_loop().create_task(self._deliver(attempt, wanted, done))
        task.add_done_callback(lambda ended: self._ended(key, ended))

    async def _deliver(
        self, attempt: Callable[[], Awaitable[None]], wanted: Callable[[], bool], done: Callable[[str], Awaitable[None]]
    ) -> None:
        why = ""
        for pause in (*self.pauses, None):
            if not wanted():
                return
            try:
                await self.try_once(attempt)
            except Undelivered as error:
                why = error.why
                if pause is None or not error.again:
                    break
                await asyncio.sleep(min(LONGEST_WAIT, max(pause, error.after)))
            else:
                why = ""
                break
        await done(why)

    async def try_once(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try to send something, when it is its turn; raises Undelivered."""
        async with self.slots:
            try:
                async with asyncio.timeout(WITHIN):
                    await attempt()
            except TimeoutError:
                raise Undelivered("silent", True) from None

    def _ended(self, key: tuple[str, str], task: asyncio.Task[None]) -> None:
        if self.tasks.get(key) is task:
            del self.tasks[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a message could not be sent: %s", type(error).__name__)  # its words may hold an address

    def close(self) -> None:
        """Send nothing more."""
        for task in list(self.tasks.values()):
            task.cancel()
