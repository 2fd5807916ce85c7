"""Standing orders: when the person is asked out of turn, and when the table passes for them."""

from __future__ import annotations

from cutpurse.kernel.core import Command
from cutpurse.kernel.match import Match
from cutpurse.kernel.play import asked_at_once

DEFAULT_ORDER = "fits"
ORDERS = ("always", "fits", "turn", "never")  # `turn` holds until the next turn begins


class StandingOrders:
    """What a seat wants to be asked. A pass may come at once, as bots learn nothing from its timing."""

    def __init__(self, seat: int, order: str = DEFAULT_ORDER) -> None:
        self.seat = seat
        self.order = order
        self.turn = -1  # in which the seat does not want to be asked again

    def change(self, order: str, match: Match) -> None:
        """Change the order; `turn` mutes this turn only."""
        if order == "turn":
            self.turn = match.game.turn_number(match.state)
        else:
            self.order = order
            self.turn = -1

    def automatic_pass(self, match: Match) -> Command | None:
        """The pass that the table plays for the seat now; None if the seat is asked."""
        stack = match.state.stack
        if stack is None or self.seat not in match.actors():
            return None
        choice = asked_at_once(match.state, self.seat)
        return stack.frame.menu.listed(choice)[0] if choice and not self.wants_to_be_asked(match) else None

    def wants_to_be_asked(self, match: Match) -> bool:
        """Whether the seat is asked where several may answer at once."""
        if self.muted(match) or self.order == "never":
            return False
        return self.order == "always" or len(match.options(self.seat)) > 1

    def muted(self, match: Match) -> bool:
        """Whether the seat does not want to be asked in this turn."""
        return self.turn == match.game.turn_number(match.state)
