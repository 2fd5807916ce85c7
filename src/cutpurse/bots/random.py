"""The random bots: each command they may play is equally likely, unless that would keep everybody waiting."""

from __future__ import annotations

from typing import ClassVar, Final, final

from cutpurse.bots.hand_speed import HandSpeed
from cutpurse.bots.player import Bot
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Command, Seat, View
from cutpurse.kernel.play import options

HASTE: Final = ("keep", "escape")  # what brings a rummage of Midnight Exchange to its end


class RandomBot(Bot):
    """Plays anything, with a chance of its own."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.chance = Chance(seed % 2**62)  # any number is a seed; Chance takes a word

    def choose(self, view: View, seat: Seat) -> Command:
        return self.any_of(options(view, seat))

    def any_of(self, commands: list[Command]) -> Command:
        """One of these."""
        return commands[self.chance.below(len(commands))]


@final
class RandomMidnightExchange(RandomBot):
    """Plays anything in Midnight Exchange, but every other time it keeps what it holds, and escapes when it can."""

    hand: ClassVar[HandSpeed] = HandSpeed(1.2)  # a beginner's

    def choose(self, view: View, seat: Seat) -> Command:
        commands = options(view, seat)
        hasty = [command for command in commands if command.notation in HASTE]
        return hasty[0] if hasty and self.chance.below(2) else self.any_of(commands)
