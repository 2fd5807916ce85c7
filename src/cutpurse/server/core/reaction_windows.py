"""Reaction windows: all who are asked answer at once and unseen, and how long it takes tells nothing of their cards.

Answers are kept here and nowhere else until a window closes, so that neither a message nor the log says who answered
first. It closes when everybody has answered, but never before the table's delay is over: bots and standing orders
answer at once, and it does not show.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from msgspec import Struct

from cutpurse.kernel.game import Game
from cutpurse.kernel.match import LOOK_FIRST, Draft, Match, Refused
from cutpurse.kernel.play import asked_at_once
from cutpurse.server.bots import DICE
from cutpurse.server.core import seats
from cutpurse.server.core.move_clocks import MoveClocks
from cutpurse.server.errors import RequestError
from cutpurse.server.messages import Reactions, When
from cutpurse.server.storage.store import TableRow

THOUGHT = (0.8, 0.45)  # a person's time for a pass, log-normal: two seconds and a bit, seldom more than five
LONGEST_THOUGHT = 8.0  # seconds


class Kept(NamedTuple):
    """An answer, and the key of the ask for it; None if a bot gave it."""

    command: str
    key: str | None


class Window(Struct):
    """A moment at which some seats are asked; times are those of the event loop."""

    n: int  # entries before it
    passes: dict[int, str]  # by seat that is asked, the command that lets the moment go by
    opened: float
    ready: float  # it does not close before
    thoughts: dict[int, float]  # by seat, until when it would think, if it bluffs
    answers: dict[int, Kept]


def thought() -> float:
    """How long somebody might think before they pass, in seconds: by luck alone."""
    return min(DICE.lognormvariate(*THOUGHT), LONGEST_THOUGHT)


class ReactionWindows:
    """The window that is open at a table, if one is, and the standing orders of its seats."""

    def __init__(self, game: Game, delay: float) -> None:
        self.reacts = game.reacts()
        self.delay = delay
        self.open: Window | None = None
        self.resting: dict[int, int] = {}  # by seat that is not to be asked in a turn, which turn that is

    def look(self, match: Match | None, now: float) -> None:
        """See whether a window is open after what happened; one that stays open keeps its answers."""
        if not self.reacts:
            return
        passes = {} if match is None else passes_of(match)
        if match is None or not passes:
            self.open = None
        elif self.open is None or self.open.n != len(match.entries):
            thoughts = {seat: now + thought() for seat in passes}
            self.open = Window(len(match.entries), passes, now, now + self.delay, thoughts, {})

    # --- answers ---
    def asks(self, seat: int) -> bool:
        """Whether a window is open in which a seat is asked, whatever its orders say."""
        return self.open is not None and seat in self.open.passes

    def answered(self, seat: int) -> bool:
        """Whether a seat has answered in the window that is open."""
        return self.open is not None and seat in self.open.answers

    def keep(self, seat: int, command: str, key: str | None, now: float) -> None:
        """Keep a seat's answer; the latest counts.

        A bot that thought longer than the delay closes the window at a whole number of delays: its thinking hardly
        shows.
        """
        assert self.open is not None
        self.open.answers[seat] = Kept(command, key)
        if key is None and now > self.open.ready:
            delays = ceil((now - self.open.opened) / self.delay) if self.delay else 0
            self.open.ready = max(now, self.open.opened + delays * self.delay)

    def closes(self, match: Match, row: TableRow, patience: MoveClocks) -> float | None:
        """When the window closes, if nobody answers any more; None while it waits for somebody."""
        if self.open is None:
            return None
        closes = self.open.ready
        for seat in self.open.passes.keys() - self.open.answers.keys():
            if seats.by_bot(row.seats[seat]):
                return None
            if not self._passes_for(match, row, seat):
                end = patience.passes_at(seat)
                if end is None:
                    return None
                closes = max(closes, end)
            elif self._bluffs(match, row, seat):
                closes = max(closes, self.open.thoughts[seat])
        return closes

    def _bluffs(self, match: Match, row: TableRow, seat: int) -> bool:
        """Whether a pass for a seat takes time: where another pass would not, since a person is asked, and one sees it.

        Bots see no times, and where nobody wants a delay, nobody hides any.
        """
        others = [p for p in range(match.seats) if p != seat and not seats.by_bot(row.seats[p])]
        tells = self._when(match, row, seat) == "fits" and self.delay > 0 and bool(others)
        return tells and row.seats[seat].bluff

    def closed(self, match: Match) -> tuple[Draft, list[str | None]]:
        """What the answers lead to, one after the other from whose turn it is, and their keys; who has none passes."""
        assert self.open is not None
        after = match.clone()
        keys: list[str | None] = []
        for place in range(match.seats):
            seat = (match.state.turn + place) % match.seats
            if seat in self.open.passes:
                kept = self.open.answers.get(seat) or Kept(self.open.passes[seat], None)
                after.play(seat, kept.command)
                keys.append(kept.key)
        return Draft(after.state, after.entries[self.open.n :], after.kept), keys

    # --- standing orders ---
    def order(self, match: Match, row: TableRow, seat: int, when: When, bluff: bool) -> TableRow:
        """The table's row with a seat's new standing orders; those for a turn are forgotten with it."""
        if not self.reacts:
            raise RequestError("nothing-asked", f"{match.game.name} has no reaction windows")
        if when == "turn":
            self.resting[seat] = match.game.turn(match.state)
            return seats.with_seat(row, seat, bluff=bluff)
        self.resting.pop(seat, None)
        return seats.with_seat(row, seat, orders=when, bluff=bluff)

    def shown(self, match: Match, row: TableRow, seat: int) -> Reactions | None:
        """How a seat stands to windows, for its owner alone."""
        if not self.reacts:
            return None
        kept = None if self.open is None else self.open.answers.get(seat)
        return Reactions(
            when=self._when(match, row, seat),
            bluff=row.seats[seat].bluff,
            asked=self.asks(seat) and not self._passes_for(match, row, seat),
            answer=None if kept is None else kept.command,
        )

    def _when(self, match: Match, row: TableRow, seat: int) -> When:
        rests = self.resting.get(seat) == match.game.turn(match.state)
        return "turn" if rests else row.seats[seat].orders

    def _passes_for(self, match: Match, row: TableRow, seat: int) -> bool:
        """Whether a seat's orders let this moment go by."""
        match self._when(match, row, seat):
            case "always":
                return False
            case "fits":
                return len(match.options(seat)) == 1
        return True


def ruled(match: Match, seat: int, commands: list[str]) -> str:
    """The one command by which a seat answers in a window; Refused if it may not, or if more were to follow."""
    first, *more = [match.game.command(command).notation for command in commands]
    rule = match.why_not(seat, first)
    if rule is not None:
        raise Refused(rule, first)
    if more:
        raise Refused(LOOK_FIRST, more[0], 1)
    return first


def passes_of(match: Match) -> dict[int, str]:
    """By seat, the command that lets the moment go by that all are asked about at once; nothing if there is none."""
    s = match.state
    found: dict[int, str] = {}
    for seat in match.actors():
        choice = asked_at_once(s, seat) if seat >= 0 else 0
        if choice and s.stack is not None:
            found[seat] = s.stack.frame.menu.listed(choice)[0].notation
    return found
