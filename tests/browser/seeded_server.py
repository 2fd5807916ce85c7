"""The real server, but its chance is that of the test in hand: the same deals and bots whenever that test runs.

A file says what to draw from, and may change at any time. Tokens stay as nobody may foresee them.
"""

from __future__ import annotations

import random
import secrets
from pathlib import Path

from cutpurse.cli import main


class Chance(random.Random):
    """Draws that begin anew whenever the file says something else."""

    def __init__(self, file: Path, purpose: str) -> None:
        self.file, self.purpose, self.told = file, purpose, ""
        super().__init__(purpose)

    def random(self) -> float:
        """Between 0 and 1."""
        self._look()
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        """So many bits."""
        self._look()
        return super().getrandbits(k)

    def _look(self) -> None:
        told = self.file.read_text() if self.file.exists() else ""
        if told != self.told:
            self.told = told
            self.seed(f"{told} {self.purpose}")


class Dice(Chance):
    """Those of tables: what a deal depends on is not moved on by the pauses of tables that earlier tests have left."""

    def __init__(self, file: Path, start: int) -> None:
        super().__init__(file, f"pauses {start}")
        self.deals = Chance(file, f"deals {start}")

    def randbytes(self, n: int) -> bytes:
        """Ids and secrets."""
        return self.deals.randbytes(n)


def serve(file: Path, start: int) -> int | None:
    """Do what the command line says, with the chance that a file names: another one at each start of a server."""
    dice, bots = Dice(file, start), Chance(file, f"bots {start}")
    random.SystemRandom = lambda: dice  # type: ignore[misc, assignment]
    secrets.randbits = lambda k: bots.getrandbits(k)
    return main()
