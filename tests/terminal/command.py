"""Running the command as people do: in this process with piped input, as a program, and on a terminal of its own."""

from __future__ import annotations

import io
import json
import os
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from fcntl import ioctl
from functools import cache
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


# Imports the command once, and forks whenever it is handed a terminal, words and an environment.
FORK_SERVER = """
import json, os, signal, socket, sys
from fcntl import ioctl
from termios import TIOCSCTTY
import cutpurse.terminal.start
from cutpurse.cli import main
line = socket.socket(fileno=int(sys.argv[1]))
while True:
    asked, fds, _, _ = socket.recv_fds(line, 65536, 1)
    if not asked:
        sys.exit()
    words, environment = json.loads(asked)
    pid = os.fork()
    if not pid:
        break
    os.close(fds[0])
    line.send(f"{pid}\\n".encode())
    line.send(f"{os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])}\\n".encode())
line.close()
os.setsid()
for fd in (0, 1, 2):
    os.dup2(fds[0], fd)
os.close(fds[0])
ioctl(0, TIOCSCTTY, 0)
# As on a terminal, even if the tests run where they are ignored: in the background of a shell, or under nohup.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
os.environ.clear()
os.environ.update(environment)
sys.argv = ["cutpurse", *words]
sys.stdin, sys.stdout = open(0, closefd=False), open(1, "w", buffering=1, closefd=False)
sys.stderr = open(2, "w", buffering=1, closefd=False, errors="backslashreplace")
sys.exit(main())
"""


class Program:
    """The command on a terminal: a process that the fork server forked."""

    def __init__(self, line: socket.socket) -> None:
        self.told = line.makefile()
        self.pid = int(self.told.readline())
        self.line = line
        self.code: int | None = None

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.code is None and not select.select([self.line], [], [], 0)[0]:
            os.kill(self.pid, number)

    def wait(self, seconds: float = 20) -> int:
        """Wait until it has ended; its exit code."""
        if self.code is None:
            assert select.select([self.line], [], [], seconds)[0], "it does not end"
            self.code = int(self.told.readline())
            self.told.close()
        return self.code


class ForkServer:
    """Starts the command on terminals, one after another: to import it anew for each takes most of a second."""

    def __init__(self) -> None:
        self.line, theirs = socket.socketpair()
        self.process = subprocess.Popen(
            [sys.executable, "-c", FORK_SERVER, str(theirs.fileno())],
            pass_fds=[theirs.fileno()], env=environment(Path(os.devnull)), start_new_session=True,
        )  # fmt: skip
        theirs.close()

    def start(self, fd: int, words: Sequence[str], environment: Mapping[str, str]) -> Program:
        """The command on this terminal."""
        socket.send_fds(self.line, [json.dumps([words, environment]).encode()], [fd])
        return Program(self.line)

    def close(self) -> None:
        """End it."""
        self.line.close()
        self.process.wait(20)


@cache
def fork_server() -> ForkServer:
    """The one of this process; `close_fork_server` ends it."""
    return ForkServer()


def close_fork_server() -> None:
    """End the fork server, if there is one."""
    if fork_server.cache_info().currsize:
        fork_server().close()
        fork_server.cache_clear()


class Terminal:
    """A program on a pseudo terminal: what it shows, and what is typed."""

    def __init__(self, process: Program, fd: int) -> None:
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

    def click(self, column: int, row: int) -> None:
        """Click on a cell; the first is 1, 1."""
        self.type(f"\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m")

    def end(self) -> int:
        """Read what is left, and the exit code; who goes on showing something has not ended."""
        until = time.monotonic() + 60
        while select.select([self.fd], [], [], max(until - time.monotonic(), 0))[0]:
            assert time.monotonic() < until, f"it does not end:\n{self.raw}"
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


def resize(fd: int, size: tuple[int, int]) -> None:
    """Give a terminal another size; the program on it is told."""
    ioctl(fd, TIOCSWINSZ, pack("HHHH", size[1], size[0], 0, 0))


@contextmanager
def terminal(home: Path, *words: str, **more: str) -> Iterator[Terminal]:
    """The command on a terminal of 80 by 24."""
    with sized_terminal((80, 24), home, *words, **more) as screen:
        yield screen


@contextmanager
def sized_terminal(size: tuple[int, int], home: Path, /, *words: str, **more: str) -> Iterator[Terminal]:
    """The command on a terminal of this size."""
    ours, theirs = pty.openpty()
    resize(theirs, size)
    process = fork_server().start(theirs, words, environment(home, **more))
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
        os.close(ours)
