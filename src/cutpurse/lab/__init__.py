"""The lab: whole games of bots, as fast as the machine can, reproducible from a seed."""

from cutpurse.bots.hand import Hand
from cutpurse.lab.clock import Table

__all__ = ["Hand", "Table"]
