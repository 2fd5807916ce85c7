"""Random Midnight Exchange: plays anything, but does not keep everyone waiting."""

from __future__ import annotations

from typing import Final, final

from cutpurse.bots.hand_speed import HandSpeed
from cutpurse.bots.random import RandomBot
from cutpurse.kernel.core import Command, Seat, View
from cutpurse.kernel.play import options

HASTE: Final = ("keep", "escape")  # what brings a rummage to its end


@final
class RandomMidnightExchange(RandomBot):
    """Plays anything, but every other time it keeps the tile it holds, or escapes, if it can."""

    hand = HandSpeed(1.2)  # a beginner's

    def choose(self, view: View, seat: Seat) -> Command:
        commands = options(view, seat)
        hasty = [command for command in commands if command.notation in HASTE]
        return hasty[0] if hasty and self.chance.below(2) else self.any_of(commands)
