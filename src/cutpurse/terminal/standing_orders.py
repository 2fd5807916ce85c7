"""Standing orders: whether the table asks its person about a moment that all may answer at once, or passes for them."""

from __future__ import annotations

from cutpurse.kernel.core import Command
from cutpurse.kernel.match import Match
from cutpurse.kernel.play import asked_at_once

USUAL = "fits"
ORDERS = ("always", "fits", "turn", "never")  # of these, `turn` is good until the next turn begins


class StandingOrders:
    """What a seat wants to be asked; bots do not watch the clock, so a pass may come at once."""

    def __init__(self, seat: int, order: str = USUAL) -> None:
        self.seat = seat
        self.order = order
        self.turn = -1  # in which the seat wants to hear nothing more

    def change(self, order: str, match: Match) -> None:
        """Another order from now on; `turn` leaves the one for all other turns as it is."""
        if order == "turn":
            self.turn = match.game.turn(match.state)
        else:
            self.order = order
            self.turn = -1

    def passes(self, match: Match) -> Command | None:
        """The pass that the table plays for the seat now; None where it asks."""
        stack = match.state.stack
        if stack is None or self.seat not in match.actors():
            return None
        choice = asked_at_once(match.state, self.seat)
        return stack.frame.menu.listed(choice)[0] if choice and not self.asks(match) else None

    def asks(self, match: Match) -> bool:
        """Whether the seat is asked where all may answer at once."""
        if self.quiet(match) or self.order == "never":
            return False
        return self.order == "always" or len(match.options(self.seat)) > 1

    def quiet(self, match: Match) -> bool:
        """Whether the seat wants to hear nothing more in this turn."""
        return self.turn == match.game.turn(match.state)
