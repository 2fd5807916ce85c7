"""BackgroundTasks: the asyncio tasks of a table that no request waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

log = logging.getLogger(__name__)

RETRY_AFTER = 1.0  # seconds until a failed task is tried again


class BackgroundTasks:
    """The tasks of one table; `retry` is called a little later when one of them has failed."""

    def __init__(self, table: str, retry: Callable[[], None]) -> None:
        self.table = table
        self.retry = retry
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task; if it fails, that is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def cancel(self) -> None:
        """Cancel all tasks."""
        for task in self.tasks:
            task.cancel()

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s: %s", self.table, error, exc_info=error)
            asyncio.get_running_loop().call_later(RETRY_AFTER, self.retry)
