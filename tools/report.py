"""How our checks speak: one line per fault, `file:line: what is wrong`, or one line of what was found in order."""

import sys
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parents[1]


class Fault(NamedTuple):
    """Something wrong, and where."""

    path: Path
    line: int
    text: str


def root() -> Path:
    """The tree to check: the one named on the command line, or else our own."""
    return Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else HERE


def conclude(tree: Path, faults: list[Fault], checked: str) -> int:
    """Print the faults, or else what was checked; the exit code."""
    for path, line, text in sorted(faults):
        print(f"{path.relative_to(tree)}:{line}: {text}")
    if not faults:
        print(checked)
    return 1 if faults else 0
