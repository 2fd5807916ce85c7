"""Running the command as people do: in this process with piped input, as a program, and on a terminal of its own."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from fcntl import ioctl
from pathlib import Path
from struct import pack
from termios import TIOCSWINSZ

import pytest

from cutpurse.cli import main

COMMAND = [sys.executable, "-m", "cutpurse.cli"]
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@dataclass(frozen=True)
class Done:
    """What a run of the command left."""

    code: int
    out: str
    err: str


class Shell:
    """Runs the command in this process, with a data folder of its own."""

    def __init__(self, home: Path, patch: pytest.MonkeyPatch, captured: pytest.CaptureFixture[str]) -> None:
        self.home = home
        self.patch = patch
        self.captured = captured

    def __call__(self, *words: str, typed: str = "") -> Done:
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(list(words))
        out, err = self.captured.readouterr()
        return Done(code, out, err)

    def saves(self) -> list[Path]:
        """The unfinished games, oldest first."""
        return sorted((self.home / "unfinished").glob("*"), key=begun)

    def records(self) -> list[Path]:
        """The records, the game begun first first."""
        return sorted((self.home / "records").glob("*"), key=begun)


def begun(path: Path) -> list[int]:
    """When a game was begun, from its file's name: day, time, and a number where that was not enough."""
    return [int(digits) for digits in re.findall(r"\d+", path.stem)]


def environment(home: Path, **more: str) -> dict[str, str]:
    """The environment of a program that must not touch the real data folder."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    return {**kept, "CUTPURSE_HOME": str(home), "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", **more}


def program(home: Path, *words: str, typed: str = "", **more: str) -> Done:
    """The command as a program with piped input and output."""
    done = subprocess.run(
        [*COMMAND, *words], input=typed, capture_output=True, text=True, env=environment(home, **more), timeout=60
    )
    return Done(done.returncode, done.stdout, done.stderr)


class Terminal:
    """A program on a pseudo terminal: what it shows, and what is typed."""

    def __init__(self, process: subprocess.Popen[bytes], fd: int) -> None:
        self.process = process
        self.fd = fd
        self.raw = ""
        self.decoder = getincrementaldecoder("utf-8")("replace")  # a letter may come in two pieces

    def shows(self, *wanted: str, seconds: float = 20) -> str:
        """Read until all of this has been shown since the last call; that, with its escape codes."""
        until = time.monotonic() + seconds
        seen = ""
        while not all(text in ESCAPE.sub("", seen) for text in wanted):
            if time.monotonic() > until or not select.select([self.fd], [], [], until - time.monotonic())[0]:
                raise AssertionError(f"{wanted} did not appear in:\n{seen}")
            try:
                seen += self.decoder.decode(os.read(self.fd, 65536))
            except OSError:
                raise AssertionError(f"it ended before {wanted} appeared:\n{seen}") from None
        self.raw += seen
        return seen

    def type(self, text: str) -> None:
        """Type this."""
        os.write(self.fd, text.encode())

    def end(self) -> int:
        """Read what is left, and the exit code."""
        while select.select([self.fd], [], [], 20)[0]:
            try:
                data = os.read(self.fd, 65536)
            except OSError:
                break
            if not data:
                break
            self.raw += self.decoder.decode(data)
        return self.process.wait(20)

    def interrupt(self, expected: str, number: int = signal.SIGINT) -> None:
        """Press Ctrl-C, or send another signal, until this is shown.

        Python lets a signal wait for the next key if it comes in the instant between showing a prompt and reading.
        """
        for _ in range(5):
            if number == signal.SIGINT:
                self.type("\x03")
            else:
                self.process.send_signal(number)
            with suppress(AssertionError):
                self.shows(expected, seconds=4)
                return
        raise AssertionError(f"{expected!r} was never shown")


@contextmanager
def terminal(home: Path, *words: str, **more: str) -> Iterator[Terminal]:
    """The command on a terminal of 80 by 24."""
    ours, theirs = pty.openpty()
    ioctl(theirs, TIOCSWINSZ, pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(
        [*COMMAND, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=environment(home, **more),
        start_new_session=True, preexec_fn=_take_terminal,
    )  # fmt: skip
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def _take_terminal() -> None:
    from termios import TIOCSCTTY

    ioctl(0, TIOCSCTTY, 0)
