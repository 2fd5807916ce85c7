"""Mailbox: what the window tells the game, which runs in a thread of its own and waits here."""

from __future__ import annotations

import time
from collections import deque
from threading import Condition


class Mailbox:
    """Lines, the answers to pages, and the wish to leave, which is raised wherever the game waits."""

    def __init__(self) -> None:
        self.changed = Condition()
        self.lines: deque[str] = deque()
        self.answers: deque[str] = deque()
        self.skips = False  # pauses, until the person is asked again
        self.leaving: type[BaseException] | None = None

    # --- the window's side ---
    def put(self, line: str) -> None:
        """Hand over a line."""
        with self.changed:
            self.lines.append(line)
            self.changed.notify_all()

    def answer(self, choice: str) -> None:
        """Hand over how a page was closed."""
        with self.changed:
            self.answers.append(choice)
            self.changed.notify_all()

    def skip(self) -> None:
        """Show what the bots do without pauses until the person is asked."""
        with self.changed:
            self.skips = True
            self.changed.notify_all()

    def leave(self, how: type[BaseException]) -> None:
        """End the game's thread; the first way to leave counts."""
        with self.changed:
            self.leaving = self.leaving or how
            self.changed.notify_all()

    # --- the game's side ---
    def now(self) -> float:
        """The time, in seconds."""
        return time.monotonic()

    def check(self) -> None:
        """Leave, if the person wants to."""
        if self.leaving:
            raise self.leaving

    def line(self, seconds: float | None = None) -> str | None:
        """Wait for a line, at most this long."""
        with self.changed:
            self.changed.wait_for(lambda: self.lines or self.leaving, seconds)
            self.check()
            return self.lines.popleft() if self.lines else None

    def wait_for_answer(self) -> str:
        """Wait until a page is closed."""
        with self.changed:
            self.changed.wait_for(lambda: self.answers or self.leaving)
            self.check()
            return self.answers.popleft()

    def pause(self, seconds: float) -> None:
        """Wait, unless the person wants to see no pauses."""
        with self.changed:
            self.changed.wait_for(lambda: self.skips or self.leaving, seconds)
            self.check()
