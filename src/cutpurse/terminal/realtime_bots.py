"""Bots and timers while everyone acts at once (ME-7.3); the caller says how much time passes."""

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
    """How fast hands may move now; None where the match is played turn by turn."""
    frames = open_frames(match.state)
    return frames[0].pace(match.state) if frames else None


class Scheduled(NamedTuple):
    """A command that is under way, and when it is due. At the same moment a hand goes before the clock."""

    ends: float
    by_clock: bool
    seat: int
    command: Command


class RealTimeBots:
    """The bots' moves and the clock's timers in one real-time phase. Times are in milliseconds since it began.

    A move is chosen when it begins and ruled on when it ends. A refused one has used its time.
    """

    def __init__(self, match: Match, players: dict[int, Player], seed: int) -> None:
        self.match = match
        self.players = players
        self.motion_chance = Chance(seed % 2**62)
        self.now = 0.0
        self.motions: dict[int, Scheduled] = {}  # by seat
        self.timers: dict[str, Scheduled] = {}  # by name
        self.schedule()

    def schedule(self) -> None:
        """Let every free bot begin a move, and start or drop timers."""
        match, pace = self.match, pace_of(self.match)
        if pace is None:
            self.motions, self.timers = {}, {}
            return
        for seat in match.actors():
            if seat in self.players and seat not in self.motions:
                player = self.players[seat]
                ends = self.now + player.hand.motion(self.motion_chance, pace.hand_ms)
                self.motions[seat] = Scheduled(ends, False, seat, player.choose(match, seat))
        running: dict[str, Scheduled] = {}
        for timer in open_frames(match.state)[0].timers(match.state):
            said = match.game.command(timer.command)
            ends = self.now + 1000 * timer.seconds
            running[timer.name] = self.timers.get(timer.name) or Scheduled(ends, True, CLOCK, said)
        self.timers = running

    def next_scheduled(self) -> Scheduled | None:
        """What is due first; if nobody can move and no timer runs, the clock's own command."""
        under_way = [*self.motions.values(), *self.timers.values()]
        if under_way:
            return min(under_way, key=lambda due: due[:3])
        if self.match.actors() == [CLOCK]:
            return Scheduled(self.now, True, CLOCK, self.match.options(CLOCK)[0])
        return None

    def next_move(self, until: float) -> tuple[int, Command] | None:
        """Let time pass up to this moment or to the next legal move before it; returns that move with its seat."""
        while True:
            self.schedule()
            due = self.next_scheduled()
            if due is None or due.ends > until:
                self.now = max(self.now, until) if until < NEVER else self.now
                return None
            self.now = max(self.now, due.ends)
            self.motions.pop(due.seat, None)
            if self.match.why_not(due.seat, due.command) is None:
                return due.seat, due.command

    def seconds_left(self, slow: int = 1) -> dict[str, int]:
        """Whole seconds until each timer runs out, with time slowed down by a factor."""
        return {name: math.ceil(max(due.ends - self.now, 0) * slow / 1000) for name, due in self.timers.items()}
