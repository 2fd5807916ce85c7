"""Advice: what a bot would do in somebody's place, as far as nothing new comes to light."""

from __future__ import annotations

from typing import final

from cutpurse.kernel.core import Command
from cutpurse.kernel.match import Match
from cutpurse.kernel.play import asked_at_once


@final
class Advice:
    """A seat's next moves, tried out on a copy of the match; whoever thinks adds one after the other."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match.clone()
        self.seat = seat
        self.moves: list[Command] = []

    @property
    def wanted(self) -> bool:
        """Whether the seat is still about the same thing, and has learnt nothing by what it did so far."""
        if self.moves and (self.match.entries[-1].surprises() or self.match.entries[-1].concludes()):
            return False
        if self.moves and asked_at_once(self.match.state, self.seat):
            return False  # what it would answer then is a matter of its own
        return self.seat in self.match.actors()

    def add(self, move: str | Command) -> None:
        """The next move, made on the copy."""
        command = self.match.game.command(move)
        self.match.play(self.seat, command)
        self.moves.append(command)
