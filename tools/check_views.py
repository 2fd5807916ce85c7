"""Check that all that is made from the types of views is as they say: client, documents, JSON schemas."""

import sys
from pathlib import Path

from tools.fault_report import Fault, conclude, differing, root
from tools.view_types import DOCS, made


def check(tree: Path) -> tuple[list[Fault], str]:
    """The first place in each file where it is stale, and what was looked at."""
    advice = "is not what the games' views.py say: run python -m tools.view_types"
    try:
        wanted = made(tree)
    except ValueError as error:  # the tables have no place
        return [Fault(tree / DOCS, 1, str(error))], ""
    faults = [fault for path, text in wanted.items() for fault in differing(tree / path, text, advice)]
    return faults, f"views: {len(wanted)} files say what the games' views.py say"


if __name__ == "__main__":
    sys.exit(conclude(root(), *check(root())))
