"""A bot that hangs, in a module of its own: a worker imports it before it can answer, and must not take long."""

from __future__ import annotations

import signal
from time import sleep
from typing import Any

from cutpurse.server.bots import try_in_worker


def hangs(bot: str, view: dict[str, Any], seat: int, seed: int, limit: float, share: float) -> tuple[str | None, str]:
    """In a worker: a bot of level 4 that does not even hear the alarm; others answer."""
    if bot == "4":
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
        sleep(60.0)
    return try_in_worker(bot, view, seat, seed, limit, share)
