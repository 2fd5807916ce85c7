"""What the others' hands may be: who passed where a card would have fitted is less likely to hold it."""

from __future__ import annotations

import math
from typing import Any, Final, final

from mypy_extensions import i64

from cutpurse.bots.swindler.policy.orders import Floats, floats, real
from cutpurse.games.swindler.events.accomplices import Asked, CardPlayed, Named, TileGiven, WindowClosed
from cutpurse.games.swindler.events.rounds import AccompliceDrawn, TurnBegan
from cutpurse.games.swindler.events.turn import StealEnded, TileDrawn, TileReturned
from cutpurse.games.swindler.pieces import (
    ANGEL,
    ASSASSIN,
    BACKSTABBER,
    BEGGAR,
    CARDS,
    COPYCAT,
    GOLD_DIGGER,
    HUSTLER,
    KNOW_IT_ALL,
)
from cutpurse.games.swindler.rules.reaction_windows import Window
from cutpurse.games.swindler.rules.reactions import (
    BAG_NAMED,
    SKULL,
    START,
    STOLEN,
    STOP,
    TILE,
    Answering,
    beggable,
)
from cutpurse.games.swindler.state import HAND, POINTS, SIZE, Swindler
from cutpurse.kernel.core import Event, Frame, Seat
from cutpurse.kernel.play import Entered, Left
from cutpurse.kernel.sets import one

# How often whoever holds a card plays it where it fits, counted in 120 games of the policy with four players; nobody is
# thought to play one for sure, since others play otherwise. By window:
BEGS: Final[Floats] = floats([0.7, 0.0, 0.0, 0.0, 0.0, 0.4, 0.35])
SWAPS: Final[Floats] = floats([0.2, 0.0, 0.0, 0.0, 0.0, 0.15, 0.05])
ALMOST_ALWAYS: Final = 0.9
BETS: Final = 0.38
BETRAYS: Final = 0.22
RESCUES: Final = 0.57
# How often whoever holds an Assassin answers a card, by that card and SHOWN_CARDS: the thief at work,
THIEF_ANSWERS: Final[Floats] = floats(
    [0.6, ALMOST_ALWAYS, 0.6, 0.0, 0.0, ALMOST_ALWAYS, 0.0, 0.3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
)
# and the others.
OTHER_ANSWERS: Final[Floats] = floats([0.1, 0.04, 0.6, 0.0, 0.0, 0.0, 0.75, 0.03, 0.0, 0.0, 0.0, 0.0, 0.0, 0.02, 0.59])
PARTNER_ANSWERS: Final = 0.76  # the Hustler


@final
class Passed:
    """Passes of a seat that speak against a card: how likely they were with it in hand, and what was drawn since."""

    def __init__(self, seat: Seat, card: i64, drawn: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.drawn: i64 = drawn  # cards the seat had drawn this round by then; afterwards, those it has drawn since
        self.likely = 1.0


@final
class Reactions:
    """How the others have reacted this round, before the eyes of one seat; all of it lies open or was seen by it."""

    def __init__(self, v: Swindler, seat: Seat, seen: list[Event[Any]]) -> None:
        self.v = v
        self.seat: i64 = seat
        self.found: list[Passed] = []
        self.drawn: list[int] = [0] * int(v.seats)
        self.active: i64 = -1  # whose turn it was; -1 until a turn begins
        self.frames: list[Frame[Any]] = []  # what the table waited for, the top last
        self.asked: i64 = 0
        self.fresh: i64 = 0  # tiles of the turn
        self.caught: i64 = 0
        self.by: i64 = -1  # who played the card that is answered
        self.partner: i64 = -1  # and with whom, if it was a Hustler
        for at, event in enumerate(seen):
            if isinstance(event, WindowClosed):
                after = seen[at + 1] if at + 1 < len(seen) else None
                self.closed(after.seat if isinstance(after, CardPlayed) else -1)
            else:
                self.follow(event)
        for passed in self.found:
            passed.drawn = self.drawn[passed.seat] - passed.drawn

    def follow(self, event: Event[Any]) -> None:
        """Keep up with what the table waits for, and with what makes cards fit."""
        if isinstance(event, Entered):
            self.frames.append(event.frame)
        elif isinstance(event, Left):
            if self.frames:
                self.frames.pop()
        elif isinstance(event, Asked):
            self.asked = event.seats
        elif isinstance(event, TurnBegan):
            self.active = event.seat
            self.frames = []
            self.fresh = 0
            self.caught = 0
        elif isinstance(event, AccompliceDrawn):
            self.drawn[event.seat] += 1
        elif isinstance(event, CardPlayed):
            if event.card != ASSASSIN:
                self.by = event.seat
                self.partner = -1
        elif isinstance(event, Named):
            self.partner = event.partner
        elif isinstance(event, TileDrawn):
            self.fresh += 1
        elif isinstance(event, TileReturned | TileGiven):
            self.fresh -= 1 if event.fresh else 0
        elif isinstance(event, StealEnded):
            self.caught = event.caught

    def closed(self, player: Seat) -> None:
        """All have answered: who comes before the player of a card has passed, or all if nobody plays one (SW-7.2)."""
        if self.active < 0 or not self.frames:
            return
        frame = self.frames[-1]
        for i in range(self.v.seats):
            p = (self.active + i) % self.v.seats
            if p == player:
                return
            if p == self.seat or not self.asked & one(p):
                continue
            if isinstance(frame, Window):
                self.passed_window(p, frame.window)
            elif isinstance(frame, Answering):
                share = answering_share(self.v, p, frame.card, self.by, self.active, self.partner)
                self.note(p, ASSASSIN, share)

    def passed_window(self, p: Seat, window: i64) -> None:
        """A seat has passed: what would it have played?"""
        if window == BAG_NAMED:
            self.note(p, KNOW_IT_ALL, BETS)
        elif window == TILE:
            self.note(p, COPYCAT, ALMOST_ALWAYS)
        elif window == STOP:
            self.note(p, BACKSTABBER, BETRAYS)
        elif window == SKULL:
            self.note(p, ANGEL, RESCUES)
        else:
            if window == STOLEN and p != self.active and not self.caught and self.fresh >= 2:
                self.note(p, GOLD_DIGGER, ALMOST_ALWAYS)
            if beggable(self.v, p) and (window == START or p != self.active):
                self.note(p, BEGGAR, BEGS[window])
            if not self.v.hustler:
                self.note(p, HUSTLER, SWAPS[window])

    def note(self, p: Seat, card: i64, plays: float) -> None:
        """A pass speaks against a card that is played so often."""
        if not plays:
            return
        drawn = self.drawn[p]
        for passed in self.found:
            if passed.seat == p and passed.card == card and passed.drawn == drawn:
                passed.likely *= 1 - plays
                return
        self.found.append(Passed(p, card, drawn))
        self.found[-1].likely = 1 - plays

    def likelihood(self, world: Swindler) -> float:
        """The logarithm of how likely these passes are with the hands of a world."""
        found = 0.0
        for passed in self.found:
            many = world.cells[HAND + passed.seat * CARDS + passed.card]
            if many:
                later = 1.0  # the chance that all of them were drawn since
                for i in range(many):
                    later *= real(max(0, passed.drawn - i)) / real(max(1, world.cells[SIZE + passed.seat] - i))
                later = min(1.0, later)
                found += math.log(later + (1 - later) * passed.likely)
        return found


def answering_share(v: Swindler, p: Seat, card: i64, by: Seat, active: Seat, partner: Seat) -> float:
    """How often a seat with an Assassin answers a card of another; `by` played it, `active` is the thief at work."""
    if card == ASSASSIN and p == by:
        return ALMOST_ALWAYS  # to save its own
    if card == HUSTLER and p == partner:
        return PARTNER_ANSWERS
    if card == BEGGAR and (by < 0 or v.cells[POINTS + p] <= v.cells[POINTS + by]):
        return 0.0
    return THIEF_ANSWERS[card] if p == active else OTHER_ANSWERS[card]
