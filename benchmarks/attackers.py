"""Noisy attackers of all kinds beside honest tables, on a server that has one core: what the honest feel of them.

usage: python -m benchmarks.attackers [--tables 200] [--attackers 20] [--seconds 60] [--pace 1] [--hidden] [--only KIND]

The server is started as `cutpurse serve` does it, with its usual limits; the honest play on another core, and the
attackers in a process of their own with the lowest priority. Each attacker has an address of its own, told as a web
server on this machine would (X-Forwarded-For); with --hidden all of them, and the honest, come from 127.0.0.1. Nothing
leaves this machine, and everything ends with the time given.
"""

import argparse
import asyncio
import json
import os
import resource
import statistics
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import randrange
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

import uvloop
from msgspec import Struct
from msgspec.json import decode, encode

from benchmarks.server.clients import SHORT, UNMASKED, Log, Pace, Table
from benchmarks.server.measure import CORES, PATIENCE, ROOT, Failed, Server, free_port, told

PACKAGE = str(ROOT / "src")
LINES = 5  # connections of one attacker at the same time
HALF_REQUESTS = 100  # of one attacker that sends nothing else
STEP = 0.2  # seconds between two looks at the memory
CALM = 3.0  # seconds for everything to settle


class Attack(Struct):
    """What the process of the attackers is told."""

    port: int
    attackers: int
    seconds: float
    hidden: bool
    tables: list[str]  # ids of honest tables
    only: str | None  # attackers of one kind


# --- the attackers ---
def masked(first: int, payload: bytes) -> bytes:
    """A client's frame."""
    size = len(payload)
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + SHORT.pack(size)
    return head + UNMASKED + payload


class Attacker:
    """Somebody with an address of their own, who counts how it goes."""

    def __init__(self, attack: Attack, number: int, fared: Counter[str]) -> None:
        self.attack = attack
        self.number = number
        self.fared = fared
        self.lines = LINES
        self.host = f"127.0.0.1:{attack.port}"

    def head(self, method: str, path: str, *more: str) -> bytes:
        """The head of a request."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", *more]
        if not self.attack.hidden:
            lines.append(f"X-Forwarded-For: 10.66.{self.number // 250}.{1 + self.number % 250}")
        return "\r\n".join([*lines, "", ""]).encode()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection, dropped at the end."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.attack.port)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    @asynccontextmanager
    async def socket(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A socket at an honest table, if it is granted."""
        table = self.attack.tables[self.number % len(self.attack.tables)]
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
        upgrade = ("Upgrade: websocket", "Connection: Upgrade", key, "Sec-WebSocket-Version: 13")
        async with self.connection() as (reader, writer):
            writer.write(self.head("GET", f"/api/tables/{table}/socket?since=0", *upgrade))
            answer = await reader.readuntil(b"\r\n\r\n")
            if not answer.startswith(b"HTTP/1.1 101 "):
                raise Refused(int(answer.split()[1]))
            self.fared["sockets"] += 1
            yield reader, writer

    async def ask(self, method: str, path: str, body: bytes = b"", *more: str) -> None:
        """One request on a connection of its own; whoever refuses it is counted."""
        async with self.connection() as (reader, writer):
            length = (f"Content-Length: {len(body)}", "Content-Type: application/json") if body else ()
            writer.write(self.head(method, path, *length, *more) + body)
            status = int((await reader.readuntil(b"\r\n")).split()[1])
            await reader.read(1000)
            if status >= 400:
                raise Refused(status)
            self.fared["granted"] += 1

    async def once(self) -> None:
        """One attempt, which may last until the attack is over."""
        raise NotImplementedError

    async def keep_trying(self) -> None:
        """Attempt after attempt; somebody who is turned away tries again at once."""
        while True:
            try:
                await self.once()
            except Refused as refused:
                self.fared[f"refused {refused}"] += 1
            except (OSError, EOFError):
                self.fared["cut off"] += 1
            await asyncio.sleep(0.001)


class Refused(Exception):
    """The server said no."""


class Flooder(Attacker):
    """Sends the same frames as fast as the server takes them, and reads what comes."""

    noise = b""
    reads = True

    async def once(self) -> None:
        """One socket, until it is closed."""
        async with self.socket() as (reader, writer):
            reading = asyncio.create_task(self.read(reader))
            try:
                while not reading.done():
                    writer.write(self.noise)
                    self.fared["blocks of 500 frames"] += 1
                    await asyncio.sleep(0)
                    with suppress(TimeoutError):
                        async with asyncio.timeout(STEP):
                            await writer.drain()
            finally:
                reading.cancel()
            self.fared["closed"] += 1

    async def read(self, reader: asyncio.StreamReader) -> None:
        """Read to the end."""
        with suppress(OSError):
            while self.reads and (answers := await reader.read(100_000)):
                self.fared["bytes of answers"] += len(answers)
            while not self.reads:
                await asyncio.sleep(STEP)
                if reader.at_eof() or reader.exception():
                    return


class UnreadableMessages(Flooder):
    """JSON that is none."""

    noise = 500 * masked(0x81, b"[" * 100)


class Pings(Flooder):
    """Pings as long as can be."""

    noise = 500 * masked(0x89, b"?" * 125)


class EmptyFragments(Flooder):
    """A message that never ends, and never gets longer."""

    noise = 500 * masked(0x00, b"")

    async def once(self) -> None:
        """Begin the message first."""
        noise, self.noise = self.noise, masked(0x01, b"") + 500 * masked(0x00, b"")
        try:
            await super().once()
        finally:
            self.noise = noise


class SlowReaders(Flooder):
    """Pings, whose answers nobody reads."""

    noise = 500 * masked(0x89, b"?" * 125)
    reads = False


class HalfRequests(Attacker):
    """Requests that never end (slowloris)."""

    def __init__(self, attack: Attack, number: int, fared: Counter[str]) -> None:
        super().__init__(attack, number, fared)
        self.lines = HALF_REQUESTS

    async def once(self) -> None:
        """A line of a header now and then, until it is cut off."""
        async with self.connection() as (reader, writer):
            self.fared["half requests"] += 1
            writer.write(self.head("GET", "/")[:-2])
            while not reader.at_eof():
                writer.write(b"X-More: 1\r\n")
                with suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        await reader.read(1000)
        self.fared["closed"] += 1


class TableMakers(Attacker):
    """Tables that nobody will sit at, each of somebody new."""

    async def once(self) -> None:
        """One more."""
        await self.ask("POST", "/api/tables", encode({"game": "langfinger", "bots": [None] * 4, "listed": True}))


class Reconnecting(Attacker):
    """Anonymous sockets that come and go."""

    async def once(self) -> None:
        """Come, look, go."""
        async with self.socket() as (reader, _):
            await reader.read(1000)


class Replays(Attacker):
    """The replay of somebody's game, again and again."""

    async def once(self) -> None:
        """Once more."""
        table = self.attack.tables[self.number % len(self.attack.tables)]
        await self.ask("GET", f"/api/tables/{table}/replay?eyes=watch")


class Looks(Attacker):
    """Snapshots of somebody's game and pages of its log, by turns."""

    pages = ("?since=0", "/log?before=999999999")

    async def once(self) -> None:
        """One of each."""
        table = self.attack.tables[self.number % len(self.attack.tables)]
        for page in self.pages:
            await self.ask("GET", f"/api/tables/{table}{page}")


class QrCodes(Attacker):
    """QR codes of somebody's table, of which none was drawn before: a `Host` may name any port."""

    async def once(self) -> None:
        """One of them."""
        self.host = f"127.0.0.1:{randrange(1, 65_536)}"
        table = self.attack.tables[self.number % len(self.attack.tables)]
        await self.ask("GET", f"/api/tables/{table}/qr.svg")


class BigBodies(Attacker):
    """Component files that are none, as long as can be."""

    body = encode({"text": "x = 1\n" * 10_000})

    async def once(self) -> None:
        """One of them."""
        await self.ask("POST", "/api/components/langfinger", self.body)


KINDS: list[type[Attacker]] = [
    UnreadableMessages, Pings, EmptyFragments, SlowReaders, HalfRequests, TableMakers, Reconnecting, Replays, Looks,
    QrCodes, BigBodies,
]  # fmt: skip


async def attack(given: Attack) -> dict[str, dict[str, int]]:
    """Let them loose for some seconds; how each kind fared."""
    fared: dict[str, Counter[str]] = {kind.__name__: Counter() for kind in KINDS}
    tasks = []
    kinds = [kind for kind in KINDS if given.only in (None, kind.__name__)]
    for number in range(given.attackers):
        kind = kinds[number % len(kinds)]
        attacker = kind(given, number, fared[kind.__name__])
        tasks += [asyncio.create_task(attacker.keep_trying()) for _ in range(attacker.lines)]
    await asyncio.sleep(given.seconds)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks, timeout=CALM)
    return {name: dict(count) for name, count in fared.items() if count}


# --- the honest ---
class Honest(NamedTuple):
    """What the honest felt in a window, in milliseconds, and what the server needed."""

    commands: float  # a second
    p50: float
    p99: float
    worst: float
    busy: float  # of one core
    memory: float  # MB, at most
    faults: int


def memory_of(server: Server) -> float:
    """What a process has in memory, in MB."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


async def window(server: Server, log: Log, seconds: float) -> Honest:
    """What happens in some seconds."""
    log.clear()
    log.faults = []
    cpu, began, memory = server.cpu(), perf_counter(), memory_of(server)
    while perf_counter() - began < seconds:
        await asyncio.sleep(min(STEP, seconds))
        memory = max(memory, memory_of(server))
    wall = perf_counter() - began
    times = [1000 * each for each in log.times] or [float("inf")]
    each = statistics.quantiles(times, n=100, method="inclusive") if len(times) > 1 else times * 99
    return Honest(
        commands=len(log.times) / wall,
        p50=each[49],
        p99=each[98],
        worst=max(times),
        busy=(server.cpu() - cpu) / wall,
        memory=memory,
        faults=len(log.faults),
    )


async def show(
    tables: int, attackers: int, seconds: float, pace: float, hidden: bool, only: str | None
) -> dict[str, Any]:
    """The whole run: calm, attack, and calm again."""
    with TemporaryDirectory(prefix="cutpurse-attackers-") as folder:
        database = f"sqlite:///{folder}/bench.db"
        made = told(PACKAGE, "prepare", database, str(tables))["tables"]
        port = free_port()
        errors = Path(folder) / "server.log"
        with errors.open("wb") as log_file:
            server = Server(["benchmarks.server.ours", "guarded", database, str(port)], PACKAGE, log_file)
        try:
            await server.answering(port)
            log, paced = Log(), Pace(pace)
            honest = [Table(log, paced, lambda: None) for _ in made]
            for n, (table, place) in enumerate(zip(honest, made, strict=True)):
                address = "" if hidden else f"10.1.{n // 250}.{1 + n % 250}"
                await table.enter(port, place["id"], place["cookies"], address)
            for table in honest:
                table.begin()
            await asyncio.sleep(2 * min(CALM, seconds))  # everybody gives cards at the same time
            calm = max(1.0, seconds / 4)
            before = await window(server, log, calm)
            given = Attack(port, attackers, seconds, hidden, [place["id"] for place in made], only)
            during, fared = await asyncio.gather(window(server, log, seconds), unleashed(given))
            await asyncio.sleep(min(CALM, seconds))
            after = await window(server, log, calm)
            moving = sum(bool(table.asks) and not any(client.closed for client in table.clients) for table in honest)
        finally:
            server.end()
        lines = errors.read_text(errors="replace").splitlines()
    return {
        "before": before._asdict(),
        "during": during._asdict(),
        "after": after._asdict(),
        "fared": fared,
        "tables": tables,
        "tables at the end": moving,
        "log": len(lines),
        "tracebacks": sum(line.startswith("Traceback") for line in lines),
    }


async def unleashed(given: Attack) -> dict[str, Any]:
    """Have the attackers do it in a process of their own."""
    command = [sys.executable, "-m", "benchmarks.attackers", "--attack", encode(given).decode()]
    env = {**os.environ, "PYTHONPATH": PACKAGE}
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=env, stdout=subprocess.PIPE)
    try:
        async with asyncio.timeout(given.seconds + PATIENCE):
            out, _ = await process.communicate()
    except TimeoutError:
        process.kill()
        raise Failed("the attackers do not stop") from None
    if process.returncode:
        raise Failed("the attackers failed")
    result: dict[str, Any] = decode(out)
    return result


# --- the report ---
def report(result: dict[str, Any]) -> str:
    """What happened, as a table."""
    rows: list[tuple[str, Callable[[dict[str, float]], str]]] = [
        ("commands a second", lambda window: f"{window['commands']:.0f}"),
        ("p50, ms", lambda window: f"{window['p50']:.1f}"),
        ("p99, ms", lambda window: f"{window['p99']:.1f}"),
        ("worst, ms", lambda window: f"{window['worst']:.1f}"),
        ("the server's core", lambda window: f"{100 * window['busy']:.0f} %"),
        ("memory at most, MB", lambda window: f"{window['memory']:.0f}"),
        ("wrong answers", lambda window: f"{window['faults']}"),
    ]
    windows = ("before", "during", "after")
    lines = [f"{'':22}" + "".join(f"{name:>10}" for name in windows)]
    lines += [f"{name:22}" + "".join(f"{said(result[window]):>10}" for window in windows) for name, said in rows]
    lines.append(f"{result['tables at the end']} of {result['tables']} tables play on with everybody connected")
    lines.append(f"{result['log']} lines in the log, {result['tracebacks']} tracebacks")
    for kind, count in result["fared"].items():
        lines.append(f"{kind:22}" + ", ".join(f"{n} {what}" for what, n in sorted(count.items())))
    return "\n".join(lines)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attackers", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--attackers", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two moves of a table, on average")
    parser.add_argument("--hidden", action="store_true", help="everybody comes from 127.0.0.1")
    parser.add_argument("--only", choices=[kind.__name__ for kind in KINDS], help="attackers of one kind")
    parser.add_argument("--json", action="store_true", help="print figures instead of a table")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    args = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if args.attack is not None:
        if os.sched_getscheduler(0) == os.SCHED_OTHER:
            os.nice(19)
        else:  # the others have real-time priority, on a machine that has other work too
            os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
        os.sched_setaffinity(0, set(CORES[1:-1]) or {CORES[-1]})
        print(json.dumps(uvloop.run(attack(decode(args.attack, type=Attack)))))
        return
    os.sched_setaffinity(0, {CORES[-1]})
    result = uvloop.run(show(args.tables, args.attackers, args.seconds, args.pace, args.hidden, args.only))
    print(json.dumps(result) if args.json else report(result))


if __name__ == "__main__":
    main()
