"""Reads the keyboard key by key, so that a line can be typed while the screen changes. Unix terminals only."""

from __future__ import annotations

import os
import re
import select
import sys
import time
from codecs import getincrementaldecoder
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress

try:
    import termios
    import tty
except ImportError:  # Windows: the clock stops there while a line is typed
    READY = False
else:
    READY = True

KEYS = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|O.|.)?")  # arrow keys and the like, which are ignored
ERASE, CLEAR, END = ("\x7f", "\b"), "\x15", "\x04"
LONGEST = 60  # characters of a line


class Keys:
    """Where lines come from while the clock runs; `typed` is the unfinished line."""

    typed: str

    def now(self) -> float:
        """The time on the wall, in seconds."""
        return time.monotonic()

    def key_mode(self) -> AbstractContextManager[None]:
        """Meanwhile keys arrive at once."""
        raise NotImplementedError

    def line_mode(self) -> AbstractContextManager[None]:
        """Meanwhile somebody else reads whole lines."""
        raise NotImplementedError

    def wait(self, seconds: float) -> list[str]:
        """Wait at most this long; returns the lines that were finished."""
        raise NotImplementedError


class Keyboard(Keys):
    """The keyboard of a terminal."""

    def __init__(self) -> None:
        self.fd = sys.stdin.fileno()
        self.typed = ""
        self.decoder = getincrementaldecoder("utf-8")("replace")

    @contextmanager
    def key_mode(self) -> Iterator[None]:
        """Meanwhile keys arrive at once and are not echoed; keys still unread at the end are dropped."""
        before = termios.tcgetattr(self.fd)
        tty.setcbreak(self.fd)
        try:
            yield
        finally:
            with suppress(termios.error):  # the window is closed
                termios.tcsetattr(self.fd, termios.TCSAFLUSH, before)

    @contextmanager
    def line_mode(self) -> Iterator[None]:
        """Meanwhile whole lines are read as usual, by somebody else."""
        now = termios.tcgetattr(self.fd)
        lines = termios.tcgetattr(self.fd)
        lines[3] |= termios.ICANON | termios.ECHO
        termios.tcsetattr(self.fd, termios.TCSADRAIN, lines)
        try:
            yield
        finally:
            termios.tcsetattr(self.fd, termios.TCSADRAIN, now)

    def ensure_key_mode(self) -> None:
        """Switch back to single keys, if a shell that had the terminal meanwhile (Ctrl-Z) left it in line mode."""
        with suppress(termios.error):  # the terminal is gone
            if termios.tcgetattr(self.fd)[3] & termios.ICANON:
                tty.setcbreak(self.fd)

    def wait(self, seconds: float) -> list[str]:
        """Wait for keys, at most this long; returns the lines they finished. EOFError for Ctrl-D."""
        self.ensure_key_mode()
        if not select.select([self.fd], [], [], max(seconds, 0))[0]:
            return []
        data = os.read(self.fd, 1024)
        if not data:
            raise EOFError
        lines: list[str] = []
        for key in KEYS.sub("", self.decoder.decode(data)):
            if key in "\r\n":
                lines.append(self.typed.strip())
                self.typed = ""
            elif key == END and not self.typed:
                raise EOFError
            else:
                self.typed = edited(self.typed, key)
        return lines


def edited(typed: str, key: str) -> str:
    """A line after one more key."""
    if key in ERASE:
        return typed[:-1]
    if key == CLEAR:
        return ""
    return typed + key if key.isprintable() and len(typed) < LONGEST else typed
