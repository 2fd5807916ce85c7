"""The random bot: each of its options is equally likely."""

from __future__ import annotations

from cutpurse.bots.player import Bot
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Command, Seat, View
from cutpurse.kernel.play import options


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
