"""Check that the client's types of the wire are those of the server's messages."""

import sys
from pathlib import Path

from tools.report import Fault, conclude, root
from tools.wire_types import PLACE, wire_types


def check(tree: Path) -> tuple[list[Fault], str]:
    """The first place where types.ts is stale, and what was looked at."""
    path, wanted = tree / PLACE, wire_types()
    found = path.read_text(encoding="utf-8") if path.exists() else ""
    if found == wanted:
        return [], f"wire: {PLACE} says what the server's messages say"
    had, want = found.splitlines(), wanted.splitlines()
    same = next((n for n, (a, b) in enumerate(zip(had, want, strict=False)) if a != b), min(len(had), len(want)))
    return [Fault(path, same + 1, "is not what server/messages.py says: run python -m tools.wire_types")], ""


if __name__ == "__main__":
    sys.exit(conclude(root(), *check(root())))
