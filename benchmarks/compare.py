"""Two results of bench.py side by side: how each stands to its own peer, and what changed.

usage: python benchmarks/compare.py A.json B.json
"""

import json
import sys
from pathlib import Path
from typing import Any

FORMAT = "cutpurse-bench-1"

Key = tuple[str, str]  # job and contender
Spread = dict[str, float]


class Unreadable(Exception):
    """A file that is no result of bench.py."""


def read(name: str) -> dict[str, Any]:
    """A result, or what is wrong with the file."""
    try:
        found = json.loads(Path(name).read_text(encoding="utf-8"))
    except OSError as error:
        raise Unreadable(f"cannot read {name}: {error.strerror}") from None
    except ValueError:
        raise Unreadable(f"{name} is not JSON") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise Unreadable(f"{name} is no result of bench.py ({FORMAT})")
    return found


def ratios(result: dict[str, Any]) -> dict[Key, Spread]:
    """Every job of every contender, in times its peer; the server's is the bare stack."""
    served = (result.get("server") or {"rows": []})["rows"]
    return {(row["job"], row.get("contender", "server")): row["ratio"] for row in [*result["rows"], *served]}


def headline(letter: str, result: dict[str, Any]) -> str:
    """Where, when and with what a result was made."""
    commit = (result["commit"] or "no commit")[:10] + (" + changes" if result["dirty"] else "")
    with_ = ", ".join(f"{name} {version}" for name, version in result["versions"].items())
    return f"{letter}  {commit}, {result['when']}, {result['machine']['cpu']}, {with_}"


def cautions(a: dict[str, Any], b: dict[str, Any]) -> list[str]:
    """What makes the two hard to compare."""
    sides = [{"cpu": result["machine"]["cpu"], **result["versions"]} for result in (a, b)]
    watched = ("cpu", "python", "open_spiel", "catanatron", "uvicorn")
    names = [name for name in watched if all(name in side for side in sides) and sides[0][name] != sides[1][name]]
    return [f"not measured alike: {name} {sides[0][name]} and {sides[1][name]}" for name in names]


def cell(ratio: Spread | None) -> str:
    """A median with its quartiles."""
    return "–" if ratio is None else f"{ratio['median']:.2f} ({ratio['low']:.2f}–{ratio['high']:.2f})"


def change(a: Spread | None, b: Spread | None) -> str:
    """By how much B is faster; a question mark where the spreads overlap."""
    if a is None or b is None:
        return ""
    apart = b["low"] > a["high"] or b["high"] < a["low"]
    return f"{b['median'] / a['median'] - 1:+.1%}{'' if apart else ' ?'}"


def table(a: dict[Key, Spread], b: dict[Key, Spread]) -> list[str]:
    """One line per job and contender, in the order of A, then what only B has."""
    head = f"{'job':16} {'contender':17} {'A: × its peer':>22} {'B: × its peer':>22} {'B to A':>10}"
    lines = [head, "-" * len(head)]
    for key in [*a, *(key for key in b if key not in a)]:
        left, right = a.get(key), b.get(key)
        lines.append(f"{key[0]:16} {key[1]:17} {cell(left):>22} {cell(right):>22} {change(left, right):>10}".rstrip())
    return lines


def main(words: list[str]) -> int:
    """Read both and set them side by side."""
    if len(words) != 2:
        print("compare: which two?  python benchmarks/compare.py A.json B.json", file=sys.stderr)
        return 2
    try:
        a, b = (read(name) for name in words)
    except Unreadable as error:
        print(f"compare: {error}", file=sys.stderr)
        return 2
    print(headline("A", a), headline("B", b), *cautions(a, b), "", *table(ratios(a), ratios(b)), "", sep="\n")
    print("Medians with quartiles; `?` marks a change within the spread.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
