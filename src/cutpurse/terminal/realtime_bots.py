"""Bots and the clock while everyone acts at once, in milliseconds that somebody else lets pass (ME-7.3)."""

from __future__ import annotations

import math
from typing import NamedTuple

from cutpurse.bots import Player
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import CLOCK, Command, HandPace
from cutpurse.kernel.match import Match
from cutpurse.kernel.play import open_frames

NEVER = math.inf


def pace_of(match: Match) -> HandPace | None:
    """How fast hands are in this moment of a match; None where it is played turn by turn."""
    frames = open_frames(match.state)
    return frames[0].pace(match.state) if frames else None


class Due(NamedTuple):
    """Something under way: when it ends, and whose command it is. A hand goes before the clock: it was in time."""

    ends: float
    by_clock: bool
    seat: int
    command: Command


class RealTimeBots:
    """The bots' hands and the clock's timers in one stretch of real time.

    A motion is chosen when it begins and ruled on when it ends; one that is refused has used its time.
    """

    def __init__(self, match: Match, players: dict[int, Player], seed: int) -> None:
        self.match = match
        self.players = players
        self.swiftness = Chance(seed % 2**62)
        self.now = 0.0
        self.motions: dict[int, Due] = {}  # by seat
        self.timers: dict[str, Due] = {}  # by name
        self.begin()

    def begin(self) -> None:
        """Let every free hand begin a motion, and the clock start what is to be timed, or forget it."""
        match, pace = self.match, pace_of(self.match)
        if pace is None:
            self.motions, self.timers = {}, {}
            return
        for seat in match.actors():
            if seat in self.players and seat not in self.motions:
                player = self.players[seat]
                ends = self.now + player.hand.motion(self.swiftness, pace.hand_ms)
                self.motions[seat] = Due(ends, False, seat, player.choose(match, seat))
        running: dict[str, Due] = {}
        for timer in open_frames(match.state)[0].timers(match.state):
            said = match.game.command(timer.command)
            ends = self.now + 1000 * timer.seconds
            running[timer.name] = self.timers.get(timer.name) or Due(ends, True, CLOCK, said)
        self.timers = running

    def next(self) -> Due | None:
        """What ends first of all that is under way; where nobody can move and no time runs out, the clock's word."""
        under_way = [*self.motions.values(), *self.timers.values()]
        if under_way:
            return min(under_way, key=lambda due: due[:3])
        if self.match.actors() == [CLOCK]:
            return Due(self.now, True, CLOCK, self.match.options(CLOCK)[0])
        return None

    def due(self, until: float) -> tuple[int, Command] | None:
        """Let time pass up to this moment, or to the next legal move before it: who makes it, and which."""
        while True:
            self.begin()
            due = self.next()
            if due is None or due.ends > until:
                self.now = max(self.now, until) if until < NEVER else self.now
                return None
            self.now = max(self.now, due.ends)
            self.motions.pop(due.seat, None)
            if self.match.why_not(due.seat, due.command) is None:
                return due.seat, due.command

    def left(self, slow: int = 1) -> dict[str, int]:
        """By the names of timers, whole seconds until they run out, for somebody whose time is so many times slower."""
        return {name: math.ceil(max(due.ends - self.now, 0) * slow / 1000) for name, due in self.timers.items()}
