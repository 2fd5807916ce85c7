"""The random bot, for every game: each command it may play is equally likely."""

from __future__ import annotations

from typing import final

from cutpurse.bots.player import Bot
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Command, Seat, View
from cutpurse.kernel.play import options


@final
class RandomBot(Bot):
    """Plays anything, with a chance of its own."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.chance = Chance(seed % 2**62)  # any number is a seed; Chance takes a word

    def choose(self, view: View, seat: Seat) -> Command:
        commands = options(view, seat)
        return commands[self.chance.below(len(commands))]
