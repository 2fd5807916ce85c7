"""The lab: whole games of bots, as fast as the machine can, reproducible from a seed."""

from cutpurse.bots.hand_speed import HandSpeed
from cutpurse.lab.simulation import Simulation

Hand = HandSpeed  # the names of the first release
Table = Simulation

__all__ = ["Hand", "HandSpeed", "Simulation", "Table"]
