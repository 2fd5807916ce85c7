"""Check that the client calls the people on the cards what components.toml calls them."""

import sys
from pathlib import Path

from tools.card_names import PLACE, SOURCE, card_names
from tools.fault_report import Fault, conclude, differing, root


def check(tree: Path) -> tuple[list[Fault], str]:
    """The first place where card-names.ts is stale, and what was looked at."""
    advice = f"is not what {SOURCE.name} says: run python -m tools.card_names"
    return differing(tree / PLACE, card_names(tree), advice), f"card names: {PLACE} says what {SOURCE.name} says"


if __name__ == "__main__":
    sys.exit(conclude(root(), *check(root())))
