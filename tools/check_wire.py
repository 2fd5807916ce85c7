"""Check that the client's types of the wire are those of the server's messages."""

import sys
from pathlib import Path

from tools.fault_report import Fault, conclude, differing, root
from tools.wire_types import PLACE, wire_types


def check(tree: Path) -> tuple[list[Fault], str]:
    """The first place where types.ts is stale, and what was looked at."""
    advice = "is not what table/messages.py says: run python -m tools.wire_types"
    return differing(tree / PLACE, wire_types(), advice), f"wire: {PLACE} says what the server's messages say"


if __name__ == "__main__":
    sys.exit(conclude(root(), *check(root())))
