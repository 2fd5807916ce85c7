"""A bot of your own for Gaunerbande: it ducks."""

from cutpurse import Bot, Command, View
from cutpurse.kernel.play import options


class Ducker(Bot):
    """Gives its highest cards away, and plays the lowest it may."""

    def choose(self, view: View, seat: int) -> Command:
        given = options(view, seat)
        gives = given[0].notation.startswith("give")
        return max(given, key=value) if gives else min(given, key=value)


def value(command: Command) -> int:
    """The number on the card: 12 for "play b12", and 0 where there is none."""
    return int("".join(letter for letter in command.notation if letter.isdecimal()) or 0)
