"""How fast we are beside our peers driven from Python: every slice of ours right after one of the peer's.

Gaunerbande stands beside OpenSpiel's hearts, the other games beside Catanatron's Catan; and the server stands beside
the bare stack it is built on (benchmarks/server). A few games of bots show that search still wins.

usage: python benchmarks/bench.py [--rounds 5] [--slice 0.4] [--only JOB] [--out FILE]   (docs/benchmark.md)
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

from cutpurse.kernel.game import find, games

ROOT = Path(__file__).resolve().parents[1]
FORMAT = "cutpurse-bench-1"

Slice = dict[str, float]  # units, moves, cpu
Row = dict[str, Any]  # a job of a contender: its rounds and what they come to

PEER = "OpenSpiel"
PLAIN = "OpenSpiel, plain"
CATANATRON = "Catanatron"
PEERS = {PEER: "benchmarks.open_spiel", CATANATRON: "benchmarks.catanatron_peer"}
OURS = ("compiled", "interpreted")
VERSIONS = ("open_spiel", "catanatron", "cutpurse")


class Comparison(NamedTuple):
    """A job of ours, the peer's job that stands beside it, what it makes, and which peer that is."""

    job: str
    beside: str
    units: str
    peer: str = PEER


COMPARISONS = [
    Comparison("rollouts", "rollouts", "rollouts"),
    Comparison("clones", "clones", "clones"),
    Comparison("clones/kept", "clones/kept", "clones"),
    Comparison("worlds", "worlds", "worlds"),
    Comparison("worlds/anew", "worlds", "worlds"),
    Comparison("playouts", "playouts", "playouts"),
    Comparison("api/masks", "rollouts", "rollouts"),
    Comparison("api/match", "rollouts", "rollouts"),
    Comparison("langfinger", "games", "games", CATANATRON),
    Comparison("swindler", "games", "games", CATANATRON),
    Comparison("midnight-exchange", "games", "games", CATANATRON),
    Comparison("midnight-exchange/clock", "games", "games", CATANATRON),
]
RULES = "rules"  # all jobs but the server and the bots
SERVER = "server"
STRENGTH = "strength"
JOBS = [*dict.fromkeys(comparison.job.split("/")[0] for comparison in COMPARISONS), RULES, SERVER, STRENGTH]
FEW_GAMES = 24  # of each game, to see that its bots still win: under a minute in all
WINDOW = 2.5  # a window of the server, in slices: long enough for some thousand commands
LEAST_WINDOW = 0.2  # seconds
MOVE_EVERY = 0.25  # seconds between two moves at a table where people do not play as fast as they can


class Bar(NamedTuple):
    """What a job of a contender is to reach, in times the peer, and what it aims at."""

    job: str
    contender: str
    least: float
    aim: float


BARS = [
    Bar("rollouts", "compiled", 15, 30),
    Bar("rollouts", "interpreted", 0.7, 1),
    Bar("clones", "compiled", 4, 10),
    Bar("langfinger", "compiled", 20, 100),
    Bar("swindler", "compiled", 10, 30),
]


class CannotRun(Exception):
    """A contender that is not there or does not work, and what to do about it."""


class Contender:
    """A worker process and the pipe to it."""

    def __init__(self, name: str, module: str, package: Path) -> None:
        self.name = name
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, name],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(package)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.about: dict[str, Any] = self._heard()["about"]

    def run(self, job: str, seconds: float) -> Slice:
        """Let it work at a job for so much CPU time."""
        assert self.process.stdin is not None
        print(json.dumps({"job": job, "seconds": seconds}), file=self.process.stdin, flush=True)
        slice: Slice = self._heard()
        return slice

    def close(self) -> None:
        """Let it go."""
        self.process.communicate()

    def _heard(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise CannotRun(f"{self.name} stopped with exit code {self.process.wait()}; what it said stands above")
        return json.loads(line)


def contenders(peers: Sequence[str], names: Sequence[str], compiled: Path) -> dict[str, Contender]:
    """The peers and ours, each in a process of its own: two builds of the same modules must never meet."""
    packages = {"compiled": compiled, "interpreted": ROOT / "src"}
    found = {peer: Contender(peer, PEERS[peer], ROOT / "src") for peer in peers}
    for name in names:
        found[name] = Contender(name, "benchmarks.ours", packages[name])
    return found


def check_build(compiled: Path) -> None:
    """The compiled package is there and was made from the sources as they stand."""
    built, source = compiled / "cutpurse", ROOT / "src" / "cutpurse"
    if not built.is_dir():
        raise CannotRun(f"no compiled package in {compiled}: run `make compiled`, or say --contenders interpreted")
    for path in sorted(
        path for part in ("kernel", "games", "bots", "server") for path in source.glob(f"{part}/**/*.py")
    ):
        twin = built / path.relative_to(source)
        if not twin.exists() or twin.read_bytes() != path.read_bytes():
            raise CannotRun(f"{compiled} is not made from {path.relative_to(ROOT)} as it stands: run `make compiled`")


# --- measuring ---
def measure(given: argparse.Namespace) -> tuple[list[Row], dict[str, Any]]:
    """All rounds, and what the contenders say of themselves.

    Every round has processes of its own, since where things happen to lie in memory is worth some percent; within it
    every slice comes right after a slice of the peer, since a machine's speed drifts.
    """
    comparisons = [each for each in COMPARISONS if given.only in (None, RULES, each.job.split("/")[0])]
    peers = list(dict.fromkeys(comparison.peer for comparison in comparisons))
    rows: dict[tuple[str, str], Row] = {}
    about: dict[str, Any] = {}
    for n in range(given.rounds):
        found = contenders(peers, given.contenders, given.compiled)
        about = {name: contender.about for name, contender in found.items()}
        for comparison in comparisons:
            for name, worker, job in entrants(comparison, given.contenders):
                say(f"round {n + 1} of {given.rounds}: {comparison.job}, {name}")
                peer = found[comparison.peer].run(comparison.beside, given.slice)
                ours = found[worker].run(job, given.slice)
                row = rows.setdefault((comparison.job, name), {"job": comparison.job, "contender": name, "rounds": []})
                row["rounds"].append({"ours": ours, "peer": peer, "ratio": speed(ours) / speed(peer)})
        for contender in found.values():
            contender.close()
    say("")
    return [summed_up(row) for row in rows.values()], about


def measure_server(given: argparse.Namespace) -> dict[str, Any]:
    """The server's rows and bars, measured in a process of their own, since it stays on one core."""
    if not hasattr(os, "sched_setaffinity"):
        raise CannotRun("the server is measured on Linux alone: say --only rules")
    compiled = "compiled" in given.contenders
    settings = {
        "package": str(given.compiled if compiled else ROOT / "src"),
        "compiled": compiled,
        "tables": [int(number) for number in given.tables.split(",")],
        "rounds": given.rounds,
        "seconds": max(LEAST_WINDOW, WINDOW * given.slice),
        "paced": MOVE_EVERY,
        "idle": given.idle,
    }
    command = [sys.executable, "-m", "benchmarks.server.measure", json.dumps(settings)]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise CannotRun(f"the server benchmark stopped with exit code {done.returncode}; what it said stands above")
    result: dict[str, Any] = json.loads(done.stdout)
    for row in result["rows"]:
        row["ratio"] = spread([done["ratio"] for done in row["rounds"]])
    return {"settings": settings, **result}


def measure_strength(given: argparse.Namespace) -> list[dict[str, Any]]:
    """First places of the lowest level that searches, among greedy bots, and how long it thinks about a choice."""
    if "compiled" not in given.contenders:
        raise CannotRun("bots are measured compiled alone: say --contenders compiled")
    environment = {**os.environ, "PYTHONPATH": str(given.compiled)}
    found: list[dict[str, Any]] = []
    for game in games():
        seats = min(find(game).seats, key=lambda number: abs(number - 4))
        say(f"strength: {game}")
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder, "found.json")
            command = [sys.executable, "-m", "benchmarks.tournament", game, "--one", "4", "--others", "greedy"]
            command += ["--seats", str(seats), "--games", str(given.few_games), "--out", str(out)]
            done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
            if done.returncode:
                raise CannotRun(f"the bots of {game} stopped with exit code {done.returncode}: {done.stderr[-500:]}")
            found += [{"game": game, **row} for row in json.loads(out.read_text(encoding="utf-8"))["contests"]]
    say("")
    return found


def entrants(comparison: Comparison, names: Sequence[str]) -> list[tuple[str, str, str]]:
    """Who is to stand beside the peer in a comparison: the name in the table, the worker, its job."""
    ours = [(name, name, comparison.job) for name in names]
    return [*ours, (PLAIN, PEER, "rollouts/plain")] if comparison.job == "rollouts" else ours


def say(text: str) -> None:
    """Show progress on a terminal, and nothing elsewhere."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def speed(slice: Slice) -> float:
    """Decisions per CPU second, or units where nobody decides anything: what two contenders are compared by."""
    return (slice["moves"] or slice["units"]) / slice["cpu"]


def summed_up(row: Row) -> Row:
    """A row with its medians and spreads."""
    for side in ("ours", "peer"):
        slices = [done[side] for done in row["rounds"]]
        row[side] = {
            "units_per_s": statistics.median(slice["units"] / slice["cpu"] for slice in slices),
            "moves_per_s": statistics.median(slice["moves"] / slice["cpu"] for slice in slices),
            "moves_per_unit": sum(slice["moves"] for slice in slices) / sum(slice["units"] for slice in slices),
        }
    return {**row, "ratio": spread([done["ratio"] for done in row["rounds"]])}


def spread(values: list[float]) -> dict[str, float]:
    """Median, quartiles and range."""
    low, _, high = statistics.quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3
    return {"median": statistics.median(values), "low": low, "high": high, "min": min(values), "max": max(values)}


def judged(rows: list[Row]) -> list[dict[str, Any]]:
    """The bars that were measured, and whether they were reached."""
    ratios = {(row["job"], row["contender"]): row["ratio"]["median"] for row in rows}
    return [
        {**bar._asdict(), "ratio": ratio, "reached": ratio >= bar.least, "aim_reached": ratio >= bar.aim}
        for bar in BARS
        if (ratio := ratios.get((bar.job, bar.contender))) is not None
    ]


# --- where and with what ---
def machine() -> dict[str, Any]:
    """The kind of machine, not which one, and how busy it is."""
    model = platform.processor() or "unknown"
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line.partition(":")[2].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line]
        model = names[0] if names else model
    return {
        "cpu": model,
        "cores": os.cpu_count(),
        "platform": f"{platform.system()} {platform.machine()}",
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    }


def versions(about: dict[str, Any], served: bool) -> dict[str, str]:
    """What was measured with what."""
    found = {"python": platform.python_version(), "mypy": metadata.version("mypy")}
    found |= {name: told[name] for told in about.values() for name in VERSIONS if name in told}
    stack = ("cutpurse", "litestar", "uvicorn", "uvloop", "websockets") if served else ()
    return found | {name: metadata.version(name) for name in stack}


def git(*words: str) -> str | None:
    """What git says; None where there is no git or no commit."""
    try:
        done = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()


# --- telling ---
def table(rows: list[Row]) -> list[str]:
    """One line per job and contender, the peer first."""
    head = f"{'job':12} {'contender':17} {'per second':22} {'moves/s':>10} {'× the peer':>12}  {'quartiles':15} range"
    lines = [head, "-" * len(head)]
    comparisons = {comparison.job: comparison for comparison in COMPARISONS}
    shown = ""
    for row in rows:
        job, comparison = row["job"], comparisons[row["job"]]
        if job != shown:
            lines.append(line(job, comparison.peer, comparison.units, row["peer"], spread([1.0])))
            shown = job
        lines.append(line(job, row["contender"], comparison.units, row["ours"], row["ratio"]))
    return lines


def line(job: str, name: str, units: str, rate: dict[str, float], ratio: dict[str, float]) -> str:
    """One line of the table."""
    moves = f"{rate['moves_per_s'] / 1e6:8.3f} M" if rate["moves_per_s"] else ""
    text = f"{job:12} {name:17} {rate['units_per_s']:13,.0f} {units:8} {moves:>10} {ratio['median']:12.2f}"
    if name in PEERS:
        return text
    quartiles = f"{ratio['low']:.2f}–{ratio['high']:.2f}"
    return f"{text}  {quartiles:15} {ratio['min']:.2f}–{ratio['max']:.2f}"


def remarks(rows: list[Row], about: dict[str, Any]) -> list[str]:
    """What a reader must know to read the table right."""
    lines: list[str] = []
    for row in rows:
        if row["job"] == "rollouts" and row["contender"] in OURS:
            ours, theirs = row["ours"]["moves_per_unit"], row["peer"]["moves_per_unit"]
            lines.append(f"A rollout is {ours:.2f} decisions {row['contender']}, {theirs:.0f} at the peer.")
        if row["job"] in ("langfinger", "swindler"):
            ours, theirs = row["ours"]["moves_per_unit"], row["peer"]["moves_per_unit"]
            lines.append(
                f"A random game of {row['job'].title()} is {ours:.0f} decisions {row['contender']}, one of Catan "
                f"{theirs:.0f}: "
                "two games, so they are compared by decisions."
            )
        if row["job"] == "worlds":
            wrong = [f"{about[name]['worlds against a shown void']:.0%} {name}" for name in (PEER, row["contender"])]
            lines.append(f"Worlds that deal somebody a colour they have shown to lack: {', '.join(wrong)}.")
    return lines


def strength_lines(rows: list[dict[str, Any]]) -> list[str]:
    """First places in a line each; so few games are no measure, but a bot that broke is seen."""
    head = f"{'level 4 among greedy':22} {'first places':>22}   by chance   ms a choice"
    lines = [head, "-" * len(head)]
    for row in rows:
        low, mean, high = row["won"]
        share = f"{mean:.0%} [{low:.0%}, {high:.0%}] of {row['games']}"
        lines.append(f"{row['game']:22} {share:>22} {1 / row['seats']:11.0%} {row['milliseconds']['4'][0]:13.1f}")
    return lines


def verdicts(bars: list[dict[str, Any]], rows: list[Row]) -> list[str]:
    """Each bar in a line."""
    plain = [row["ratio"]["median"] for row in rows if row["contender"] == PLAIN]
    lines: list[str] = []
    for bar in bars:
        word = "missed" if not bar["reached"] else "reached, and the aim" if bar["aim_reached"] else "reached"
        beside = f"  ({bar['ratio'] / plain[0]:.2f} × its plain loop)" if plain and bar["job"] == "rollouts" else ""
        what = f"{bar['job']}, {bar['contender']}"
        lines.append(f"{what:22} {bar['ratio']:6.2f} ×  bar {bar['least']:g}, aim {bar['aim']:g}: {word}{beside}")
    return lines


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="bench", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="how often to go round (5)")
    parser.add_argument("--slice", type=float, default=0.4, help="seconds of CPU time per slice (0.4)")
    parser.add_argument("--only", choices=JOBS, help="this job alone")
    parser.add_argument("--contenders", default=",".join(OURS), help="which of ours, apart by commas (both)")
    parser.add_argument("--tables", default="1,50,200", help="server: how many are active, apart by commas (1,50,200)")
    parser.add_argument("--few-games", type=int, default=FEW_GAMES, help=f"strength: of each game ({FEW_GAMES})")
    parser.add_argument("--idle", type=int, default=300, help="server: idle tables to weigh (300)")
    parser.add_argument(
        "--compiled", type=Path, default=ROOT / "build" / "compiled", help="where `make compiled` built"
    )
    parser.add_argument("--out", type=Path, help="the JSON file to write (build/bench/DATE-COMMIT.json)")
    parser.add_argument("--strict", action="store_true", help="exit 1 if a bar is missed")
    given = parser.parse_args(words)
    given.contenders = given.contenders.split(",")
    if not set(given.contenders) <= set(OURS):
        parser.error(f"--contenders takes {' and '.join(OURS)}")
    if given.rounds < 1 or given.slice <= 0:
        parser.error("--rounds and --slice must be above zero")
    if not all(number.isdecimal() and int(number) for number in given.tables.split(",")):
        parser.error("--tables takes numbers above zero")
    if given.few_games < 1:
        parser.error("--few-games must be above zero")
    if given.idle < 20:
        parser.error("--idle must be 20 or more")
    return given


def main(words: Sequence[str] | None = None) -> int:
    """Measure, tell, and write it down."""
    given = arguments(words)
    when = datetime.now(UTC)
    where = machine()
    compiled = "compiled" in given.contenders
    try:
        if compiled:
            check_build(given.compiled)
        rows, about = measure(given) if given.only not in (SERVER, STRENGTH) else ([], {})
        server = measure_server(given) if given.only in (None, SERVER) else None
        strength = measure_strength(given) if given.only == STRENGTH or (not given.only and compiled) else []
    except CannotRun as error:
        print(f"bench: {error}", file=sys.stderr)
        return 2
    commit = git("rev-parse", "HEAD")
    bars = judged(rows)
    result = {
        "format": FORMAT,
        "when": when.isoformat(timespec="seconds"),
        "commit": commit,
        "dirty": bool(git("status", "--porcelain")),
        "machine": where,
        "versions": versions(about, server is not None),
        "settings": {"rounds": given.rounds, "slice": given.slice},
        "about": about,
        "rows": rows,
        "bars": bars,
        "server": server,
        "strength": strength,
    }
    out = given.out or ROOT / "build" / "bench" / f"{when:%Y%m%d-%H%M%S}-{(commit or 'no-commit')[:10]}.json"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    parts = [table(rows), remarks(rows, about), verdicts(bars, rows)] if rows else []
    parts += [server["lines"]] if server else []
    parts += [strength_lines(strength)] if strength else []
    parts.append([f"written to {out}"])
    print("\n\n".join("\n".join(part) for part in parts if part))
    everything = [*bars, *(server["bars"] if server else [])]
    return 1 if given.strict and not all(bar["reached"] for bar in everything) else 0


if __name__ == "__main__":
    sys.exit(main())
