"""The keyboard key by key, where a line is typed while the screen above it changes; for terminals of a Unix system."""

from __future__ import annotations

import os
import re
import select
import sys
from codecs import getincrementaldecoder
from collections.abc import Iterator
from contextlib import contextmanager, suppress

try:
    import termios
    import tty
except ImportError:  # Windows has no such terminals; time stands still there while a line is typed
    READY = False
else:
    READY = True

KEYS = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|O.|.)?")  # arrows and the like, which a line does without
ERASE, CLEAR, END = ("\x7f", "\b"), "\x15", "\x04"
LONGEST = 60  # characters of a line


class Keyboard:
    """A line in the making: `typed` is what stands in it so far."""

    def __init__(self) -> None:
        self.fd = sys.stdin.fileno()
        self.typed = ""
        self.decoder = getincrementaldecoder("utf-8")("replace")

    @contextmanager
    def open(self) -> Iterator[None]:
        """Keys come at once and unseen meanwhile; what was typed too late for it is forgotten afterwards."""
        before = termios.tcgetattr(self.fd)
        tty.setcbreak(self.fd)
        try:
            yield
        finally:
            with suppress(termios.error):  # the window is closed
                termios.tcsetattr(self.fd, termios.TCSAFLUSH, before)

    @contextmanager
    def lent(self) -> Iterator[None]:
        """Somebody else reads lines meanwhile, as usual."""
        now = termios.tcgetattr(self.fd)
        lines = termios.tcgetattr(self.fd)
        lines[3] |= termios.ICANON | termios.ECHO
        termios.tcsetattr(self.fd, termios.TCSADRAIN, lines)
        try:
            yield
        finally:
            termios.tcsetattr(self.fd, termios.TCSADRAIN, now)

    def listen(self) -> None:
        """See that keys still come one by one: a shell that had the terminal meanwhile (Ctrl-Z) wants whole lines."""
        with suppress(termios.error):  # it is no terminal any more
            if termios.tcgetattr(self.fd)[3] & termios.ICANON:
                tty.setcbreak(self.fd)

    def wait(self, seconds: float) -> list[str]:
        """Wait for keys, at most so long: the lines they finished; EOFError for Ctrl-D."""
        self.listen()
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
