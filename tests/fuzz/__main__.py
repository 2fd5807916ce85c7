"""`python -m tests.fuzz TARGET --minutes 10 --seed 1`: says how many examples it tried, and which were faults."""

from __future__ import annotations

import argparse
import sys

from tests.fuzz.run import limit_memory, run_for
from tests.fuzz.targets import TARGETS

MEMORY = 2048  # megabytes


def main() -> int:
    """Run a target, or all of them; 1 if there was a fault."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("target", choices=[*TARGETS, "all"])
    parser.add_argument("--minutes", type=float, default=10.0, help="for each target")
    parser.add_argument("--seed", type=int, default=1, help="of the first round; the next has the next number")
    asked = parser.parse_args()
    limit_memory(MEMORY)
    faults = 0
    for name in TARGETS if asked.target == "all" else [asked.target]:
        found = run_for(TARGETS[name](), asked.minutes * 60, asked.seed)
        each = found.examples / max(found.seconds, 0.001)
        told = f"{name}: {found.examples} examples in {found.seconds:.0f} s, {each:.0f} each second"
        print(f"{told}, {len(found.faults)} faults", flush=True)
        for fault in found.faults:
            print(fault, flush=True)
        faults += len(found.faults)
    return 1 if faults else 0


sys.exit(main())
