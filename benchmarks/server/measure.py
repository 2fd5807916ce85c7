"""Commands per CPU second of a server on one core, driven by people on another, beside the bare stack in the same run.

usage: python -m benchmarks.server.measure SETTINGS   (JSON, see `Settings`; bench.py asks, and reads one line of JSON)
"""

import asyncio
import json
import os
import resource
import socket
import statistics
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import IO, Any, NamedTuple

import uvloop
from msgspec import Struct
from msgspec.json import decode

from benchmarks.server import report
from benchmarks.server.clients import QUICKEST, Log, Pace, Room, Rummage, Sizes, Table

ROOT = Path(__file__).resolve().parents[2]
WARM_UP = 0.3  # seconds before the first window
SPARE_MOVES = 800  # a game has about a thousand; more tables stand by than a window can use up
FASTEST = 10_000  # commands a second that a single table could possibly make
PATIENCE = 20.0  # seconds for a server to start
HANDS = 4  # at a table in a rummage, all at once,
HAND = 1 / 3  # and the seconds between two motions of one, on average
COUNTDOWN = 3.5  # seconds until they may move

CORES = sorted(os.sched_getaffinity(0))  # ours at the start: the first is the server's, the last the clients'

Window = dict[str, float]


class Settings(Struct):
    """What is to be measured."""

    package: str  # the folder our server is imported from
    compiled: bool  # what its rules must be
    tables: list[int]  # active at a time
    rounds: int
    seconds: float  # a window's
    paced: float  # seconds between two moves of a table, on average, where they are not as fast as can be
    idle: int  # tables that are weighed


class Run(NamedTuple):
    """So many active tables, as fast as can be or with so many seconds between two commands of each."""

    job: str
    tables: int
    paced: float
    seconds: float  # the window's
    hands: bool = False  # in a rummage, all at once and in real time


class Failed(Exception):
    """A server that does not do what it should."""


# --- servers ---
class Server:
    """A server process on a core of its own."""

    def __init__(self, words: list[str], package: str, errors: IO[bytes] | None = None) -> None:
        core = {CORES[0]}
        self.process = subprocess.Popen(
            [sys.executable, "-m", *words],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": package},
            stdout=subprocess.DEVNULL,
            stderr=errors,
            preexec_fn=lambda: os.sched_setaffinity(0, core),
        )

    def cpu(self) -> float:
        """The CPU seconds all its threads have used."""
        tasks = Path(f"/proc/{self.process.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9

    async def answering(self, port: int) -> None:
        """Wait until it does."""
        started = perf_counter()
        while perf_counter() - started < PATIENCE and self.process.poll() is None:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                return
        raise Failed(f"{' '.join(map(str, self.process.args))} does not answer")  # type: ignore[arg-type]

    def end(self) -> None:
        """Stop it."""
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def told(package: str, *words: str) -> Any:
    """What a job of ours says."""
    env = {**os.environ, "PYTHONPATH": package}
    command = [sys.executable, "-m", "benchmarks.server.ours", *words]
    return json.loads(subprocess.run(command, cwd=ROOT, env=env, check=True, stdout=subprocess.PIPE).stdout)


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@asynccontextmanager
async def running(words: list[str], package: str, port: int) -> AsyncIterator[Server]:
    """A server that answers, for as long as it is needed."""
    server = Server(words, package)
    try:
        await server.answering(port)
        yield server
    finally:
        server.end()


# --- windows ---
async def window(server: Server, log: Log, seconds: float) -> Window:
    """What happened in some seconds."""
    log.clear()
    cpu, mine, began = server.cpu(), process_time(), perf_counter()
    await asyncio.sleep(seconds)
    wall = perf_counter() - began
    cpu, mine = server.cpu() - cpu, process_time() - mine
    if log.faults or len(log.times) < 2:
        raise Failed(f"{len(log.times)} commands in {wall:.1f} s; {log.faults[:3]}")
    each = statistics.quantiles(log.times, n=100, method="inclusive")
    return {
        "units": len(log.times),
        "moves": len(log.times),
        "cpu": cpu,
        "wall": wall,
        "busy": cpu / wall,
        "clients": mine / wall,
        "p50": each[49],
        "p99": each[98],
    }


async def ours(given: Settings, run: Run) -> tuple[Window, Sizes]:
    """A window of our server."""
    spare = 1 + round(FASTEST * (run.seconds + WARM_UP) / SPARE_MOVES) if run.tables < 10 and not run.paced else 0
    with TemporaryDirectory(prefix="cutpurse-bench-") as folder:
        database = f"sqlite:///{folder}/bench.db"
        made = told(given.package, "rummage" if run.hands else "prepare", database, str(run.tables + spare))
        if made["compiled"] != given.compiled:
            raise Failed(f"the rules in {given.package} are {'' if made['compiled'] else 'not '}compiled")
        port = free_port()
        words = ["benchmarks.server.ours", "serve", database, str(port)]
        async with running(words, given.package, port) as server:
            log, waiting = Log(), list[Table]()
            pace = Pace(HAND, QUICKEST) if run.hands else Pace(run.paced)  # one for all, or all would act at once

            def over() -> None:
                if waiting:
                    waiting.pop().begin()

            for table in made["tables"]:
                waiting.append((Rummage if run.hands else Table)(log, pace, over))
                await waiting[-1].enter(port, table["id"], table["cookies"])
            for _ in range(run.tables):
                waiting.pop().begin()
            await asyncio.sleep(WARM_UP + 2 * run.paced + (COUNTDOWN + 2 * HAND if run.hands else 0.0))
            return await window(server, log, run.seconds), log.sizes()


async def bare(stack: str, given: Settings, run: Run, sizes: Sizes) -> Window:
    """A window of a bare stack with so many rooms and messages as long as ours."""
    port = free_port()
    words = ["benchmarks.server.echo", stack, str(port), str(sizes.view), str(sizes.done)]
    async with running(words, given.package, port) as server:
        log, pace = Log(), Pace(run.paced)
        rooms = [Room(log, pace, sizes.ask) for _ in range(run.tables)]
        for n, room in enumerate(rooms):
            await room.enter(port, f"/{n}")
        for room in rooms:
            room.begin()
        await asyncio.sleep(WARM_UP + 2 * run.paced)
        return await window(server, log, run.seconds)


def runs_of(given: Settings) -> list[Run]:
    """At each number of tables flat out; at the largest also unhurried, and at the middle one in a rummage."""
    most, middle = max(given.tables), sorted(given.tables)[len(given.tables) // 2]
    found = [Run(f"server/{tables}", tables, 0.0, given.seconds) for tables in given.tables]
    found.append(Run(f"server/{most}/paced", most, given.paced, 2 * given.seconds))
    found.append(Run(f"server/{middle}/hands", middle, HAND / HANDS, 2 * given.seconds, hands=True))
    return found


async def measured(given: Settings, say: Callable[[str], None]) -> dict[str, Any]:
    """All rounds: in each of them every run of ours, then of the bare stacks."""
    rows: dict[str, dict[str, Any]] = {}
    usual = Sizes(0, 0, 0)
    for n in range(given.rounds):
        for run in runs_of(given):
            say(f"round {n + 1} of {given.rounds}: {run.job}")
            mine, sizes = await ours(given, run)
            usual = usual if run.hands else sizes
            echo = await bare("transport", given, run, sizes)
            litestar = await bare("litestar", given, run, sizes)
            about = {"job": run.job, "tables": run.tables, "paced": run.paced, "hands": run.hands, "rounds": []}
            row = rows.setdefault(run.job, about)
            ratio = report.rate(mine) / report.rate(echo)
            row["rounds"].append({"ours": mine, "peer": echo, "litestar": litestar, "ratio": ratio})
    say("what idle tables weigh")
    with TemporaryDirectory(prefix="cutpurse-bench-") as folder:
        idle = told(given.package, "idle", f"sqlite:///{folder}/bench.db", str(given.idle))
    say("")
    return {"rows": list(rows.values()), "about": {"sizes": usual._asdict(), "idle": idle, "cores": len(CORES)}}


def progress(text: str) -> None:
    """Show it on a terminal, and nothing elsewhere."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # four sockets for each table
    os.sched_setaffinity(0, {CORES[-1]})
    try:
        result = uvloop.run(measured(decode(sys.argv[1], type=Settings), progress))
    except Failed as failed:
        sys.exit(f"bench: {failed}")
    print(json.dumps({**result, **report.summed_up(result["rows"], result["about"])}))
