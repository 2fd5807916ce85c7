"""What a process may do that should make a review: never end, or die."""

from __future__ import annotations

import os
import time
from typing import Any


def idle(pipe: Any, text: str, seconds: float) -> None:
    """Say that it has begun, and never end."""
    pipe.send(("progress", 0.25))
    while True:
        time.sleep(60)


def crash(pipe: Any, text: str, seconds: float) -> None:
    """Die."""
    os._exit(1)
