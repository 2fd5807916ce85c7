"""How long `cutpurse` takes to serve its first page: from the start of its process to the first 200 of `/`.

usage: python -m benchmarks.start [--runs 9] [--program PATH]

Measured twice: as the first start, which makes the database, and as every later one, which finds it. The files are in
the machine's cache, for one start that does not count comes before. The processor's time is beside it, since a machine
that has other work stretches seconds, but hardly that. The program is the one of the environment this runs in, so for
a wheel: install it into an empty one, and name its `bin/cutpurse`.
"""

import argparse
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")


class Start(NamedTuple):
    """Seconds from the start of the process to its first page: on the clock, and of the processor."""

    clock: float
    processor: float


def start(program: Path, home: Path) -> Start:
    """Start `cutpurse` without words, with this data folder and no browser; end it once it has served its page."""
    quiet = {"CUTPURSE_HOME": str(home), "BROWSER": "true", "LC_ALL": "C.UTF-8"}
    began = time.perf_counter()
    server = subprocess.Popen([program], env=os.environ | quiet, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]  # "Cutpurse is open: http://127.0.0.1:8000"
        with urllib.request.urlopen(address) as page:
            assert page.status == HTTPStatus.OK
            page.read()
        return Start(time.perf_counter() - began, processor_time(server.pid))
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate()


def processor_time(pid: int) -> float:
    """What a process has used so far, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def told(name: str, starts: list[Start]) -> str:
    """A line of the result."""
    clock, processor = ([each[n] for each in starts] for n in (0, 1))
    return (
        f"{name:<12} {statistics.median(clock):6.2f} s ({min(clock):.2f} to {max(clock):.2f}), "
        f"processor {statistics.median(processor):.2f} s"
    )


def main(words: list[str] | None = None) -> None:
    """Measure both kinds of starts in turn, and print medians with their range."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--program", type=Path, default=Path(sys.executable).with_name("cutpurse"))
    args = parser.parse_args(words)
    first: list[Start] = []
    later: list[Start] = []
    with tempfile.TemporaryDirectory() as folder:
        for run in range(args.runs + 1):
            home = Path(folder, str(run))
            first.append(start(args.program, home))
            later.append(start(args.program, home))
    print(told("first start", first[1:]))
    print(told("later start", later[1:]))


if __name__ == "__main__":
    main()
