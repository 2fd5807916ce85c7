"""How our checks report: one line per fault, `file:line: what is wrong`, or one line of what was found in order."""

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


def differing(path: Path, wanted: str, advice: str) -> list[Fault]:
    """The first line where a file that is made from others is not as it should be; nothing if it is."""
    found = path.read_text(encoding="utf-8") if path.exists() else ""
    if found == wanted:
        return []
    had, want = found.splitlines(), wanted.splitlines()
    same = next((n for n, (a, b) in enumerate(zip(had, want, strict=False)) if a != b), min(len(had), len(want)))
    return [Fault(path, same + 1, advice)]


def conclude(tree: Path, faults: list[Fault], checked: str) -> int:
    """Print the faults, or else what was checked; the exit code."""
    for path, line, text in sorted(faults):
        print(f"{path.relative_to(tree)}:{line}: {text}")
    if not faults:
        print(checked)
    return 1 if faults else 0
