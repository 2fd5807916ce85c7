"""BackgroundTasks: what goes on by itself at a table, beside the asks of people."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

log = logging.getLogger(__name__)

TROUBLED = 1.0  # seconds until it is tried again after something went wrong


class BackgroundTasks:
    """The tasks of one table; `again` is called a little later when one of them has failed."""

    def __init__(self, table: str, again: Callable[[], None]) -> None:
        self.table = table
        self.again = again
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on by itself; if it fails, the log says so."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def end(self) -> None:
        """Stop all of them."""
        for task in self.tasks:
            task.cancel()

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s: %s", self.table, error, exc_info=error)
            asyncio.get_running_loop().call_later(TROUBLED, self.again)
