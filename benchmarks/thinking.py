"""Many tables of bots that think hard, and people at other tables of the same server: how long their commands take.

usage: python -m benchmarks.thinking [--tables 20] [--level 8] [--game gaunerbande] [--people 4] [--seconds 60]
                                     [--out benchmarks/results/thinking.json]

A server is started as `cutpurse serve` does it. Somebody watches each table of bots, which play without a pause. The
people play Gaunerbande beside two bots that do not search. For some seconds they are alone, then the tables of bots
begin. Of their commands is told how long the server took until it had stored and answered them, and of the bots beside
them, how long both took to move; all in milliseconds. The benchmark fails if the 99th percentile of the commands beside
the thinking bots is above 100 ms. It runs on the loopback, and wants the machine for itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import signal
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from statistics import fmean, quantiles
from time import perf_counter
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.soak import Server
from benchmarks.tournament import about
from cutpurse.kernel import sets
from cutpurse.kernel.sealing import seed_hash

ALLOWED = 100.0  # ms for 99 of 100 commands
ALONE = 0.25  # of the time, before the bots begin to think
PAUSE = 0.05  # seconds between two commands of a person
SEED = secrets.token_bytes(16)


class Times(NamedTuple):
    """What people felt, in milliseconds: of their own commands, and of the bots at their tables."""

    commands: list[float]
    bots: list[float]


class Guest:
    """Somebody with a cookie and a socket at one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.keys = count()

    async def ask(self, what: str, **more: object) -> str:
        """Send a request; returns its key."""
        key = f"thinking-{next(self.keys):08}"
        await self.socket.send(json.dumps({"ask": what, "key": key, **more}))
        return key

    async def message(self) -> dict[str, Any]:
        """The next message."""
        found: dict[str, Any] = json.loads(await self.socket.recv())
        if found["type"] == "problem":
            raise RuntimeError(f"{found['code']}: {found['detail']}")
        return found


@asynccontextmanager
async def at_new_table(server: Server, wish: dict[str, Any]) -> AsyncIterator[Guest]:
    """Somebody new, who has made a table and looks at it."""
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=30) as http:
        cookies = (await http.post("/api/me")).cookies
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        made = await http.post("/api/tables", json={**wish, "pace": "instant"}, headers={"Cookie": cookie})
        made.raise_for_status()
    url = f"ws://127.0.0.1:{server.port}/api/tables/{made.json()['id']}/socket"
    async with connect(url, additional_headers={"Cookie": cookie}, proxy=None) as socket:
        yield Guest(socket)


async def watch(server: Server, game: str, level: str, gaps: list[float]) -> None:
    """Let four bots play, game after game, and note how many milliseconds pass from move to move."""
    while True:
        async with at_new_table(server, {"game": game, "bots": [level] * 4}) as guest:
            await guest.ask("start")
            moved, over = perf_counter(), False
            while not over:
                message = await guest.message()
                if message["type"] == "moved":
                    gaps.append(1000 * (perf_counter() - moved))
                    moved = perf_counter()
                    over = message["position"]["view"]["outcome"] is not None


async def play(server: Server, times: Times) -> None:
    """Play beside two bots, game after game, and note how long everything takes."""
    while True:
        wish = {"game": "gaunerbande", "bots": [None, "greedy", "random"]}
        async with at_new_table(server, wish) as guest:
            await guest.ask("sit", seat=0, name="Ada", seed_hash=seed_hash(SEED))
            await guest.ask("start")
            await play_on(guest, times)


async def play_on(guest: Guest, times: Times) -> None:
    """Play one game to its end."""
    sent: dict[str, float] = {}
    position: dict[str, Any] | None = None
    done = 0.0  # when the last command was answered
    opened = False
    while position is None or position["view"]["outcome"] is None:
        message = await guest.message()
        position = message.get("position") or position
        if (message.get("table") or {}).get("status") == "opening" and not opened:
            opened = True
            await guest.ask("open", seed=SEED.hex())
        if message["type"] == "done" and message["key"] in sent:
            done = perf_counter()
            times.commands.append(1000 * (done - sent.pop(message["key"])))
        if position is None or sent or not position["view"]["options"]:
            continue
        if done and position["view"]["phase"] == "tricks":
            times.bots.append(1000 * (perf_counter() - done))
            done = 0.0
        await asyncio.sleep(PAUSE)
        began = perf_counter()
        sent[await guest.ask("play", commands=position["view"]["options"][:1])] = began


async def measured(tables: int, level: str, game: str, people: int, seconds: float) -> tuple[Times, Times, list[float]]:
    """What people felt while they were alone, and beside so many tables of bots; and the gaps between those's moves."""
    alone, beside, gaps = Times([], []), Times([], []), list[float]()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        await server.start()
        tasks: list[asyncio.Task[None]] = []
        try:
            for many, times, share in ((0, alone, ALONE), (tables, beside, 1 - ALONE)):
                tasks = [asyncio.create_task(watch(server, game, level, gaps)) for _ in range(many)]
                if many:
                    await asyncio.sleep(2.0)  # until all are dealt
                tasks += [asyncio.create_task(play(server, times)) for _ in range(people)]
                ended, _ = await asyncio.wait(tasks, timeout=share * seconds, return_when=asyncio.FIRST_EXCEPTION)
                for task in ended:
                    task.result()
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            for task in tasks:
                task.cancel()
            await server.end(signal.SIGINT)
    return alone, beside, gaps


def percentiles(times: list[float]) -> str:
    """A distribution in a line."""
    if len(times) < 2:
        return "too few"
    at = quantiles(times, n=100)
    return f"{len(times):6} of them, median {at[49]:7.1f}, p95 {at[94]:7.1f}, p99 {at[98]:7.1f}, most {max(times):7.1f}"


def distribution(times: list[float]) -> dict[str, float]:
    """A distribution for the file, in milliseconds."""
    if len(times) < 2:
        return {"count": len(times)}
    at = quantiles(times, n=100)
    found = {"count": len(times), "median": at[49], "p95": at[94], "p99": at[98], "most": max(times)}
    return {name: round(value, 1) for name, value in found.items()}


def main(words: list[str] | None = None) -> int:
    """Measure, and say what was found; the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--level", default="8")
    parser.add_argument("--game", default="gaunerbande")
    parser.add_argument("--people", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args(words)
    load = os.getloadavg()[0]
    alone, beside, gaps = asyncio.run(measured(args.tables, args.level, args.game, args.people, args.seconds))
    rules = "compiled" if sets.COMPILED else "interpreted"
    print(f"{rules} rules, {len(os.sched_getaffinity(0))} cores, load {load:.1f} before; milliseconds")
    print(f"commands of people, alone:               {percentiles(alone.commands)}")
    print(f"commands of people, beside the thinkers: {percentiles(beside.commands)}")
    print(f"two quick bots at their tables, alone:   {percentiles(alone.bots)}")
    print(f"two quick bots, beside the thinkers:     {percentiles(beside.bots)}")
    rate = len(gaps) / ((1 - ALONE) * args.seconds)
    mean = fmean(gaps) / 1000 if gaps else 0.0
    print(f"{args.tables} tables of level {args.level}, {args.game}: {rate:.1f} moves/s, {mean:.2f} s a move")
    print(f"from move to move at such a table:       {percentiles(gaps)}")
    fine = len(beside.commands) > 1 and quantiles(beside.commands, n=100)[98] <= ALLOWED
    if args.out:
        found = {
            "tables": args.tables,
            "level": args.level,
            "game": args.game,
            "people": args.people,
            "seconds": args.seconds,
            "allowed": ALLOWED,
            "fine": fine,
            "commands": {"alone": distribution(alone.commands), "beside": distribution(beside.commands)},
            "quick_bots": {"alone": distribution(alone.bots), "beside": distribution(beside.bots)},
            "moves": {"a_second": round(rate, 1), "from_move_to_move": distribution(gaps)},
            "load_before": round(load, 1),
            **about("thinking"),
        }
        args.out.parent.mkdir(parents=True, exist_ok=True)
        args.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print("fine" if fine else f"NOT FINE: more than {ALLOWED:.0f} ms for one of a hundred commands, or no command")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
