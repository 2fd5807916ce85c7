"""Reaction windows: everyone asked answers at the same time and in secret, and the timing gives nothing away.

Answers are held here in memory until the window closes, so neither a message nor the log shows who answered first.
A window closes when everybody has answered, but never before the table's delay is over: bots and standing orders
answer at once, and nobody can tell.
"""

from __future__ import annotations

from math import ceil
from random import Random
from typing import NamedTuple, final

from cutpurse.kernel.game import Game
from cutpurse.kernel.match import LOOK_FIRST, Draft, Match, Refused
from cutpurse.kernel.play import asked_at_once
from cutpurse.table import seats
from cutpurse.table.errors import RequestError
from cutpurse.table.messages import Reactions, When
from cutpurse.table.move_clocks import MoveClocks
from cutpurse.table.rows import TableRow

THOUGHT = (0.8, 0.45)  # a person's time for a pass, log-normal: a little over two seconds, seldom more than five
LONGEST_THOUGHT = 8.0  # seconds


class WindowAnswer(NamedTuple):
    """An answer, and the key of the request for it; None if a bot gave it."""

    command: str
    key: str | None


@final
class OpenWindow:
    """An open window and the seats it asks."""

    def __init__(self, n: int, passes: dict[int, str], opened: float, ready: float, thoughts: dict[int, float]) -> None:
        self.n = n  # entries before it
        self.passes = passes  # by seat that is asked, its command to pass
        self.opened = opened
        self.ready = ready  # the earliest time it may close
        self.thoughts = thoughts  # by seat, until when it pretends to think, if it bluffs
        self.answers: dict[int, WindowAnswer] = {}


def thought(dice: Random) -> float:
    """How long somebody might think before they pass, in seconds: drawn at random."""
    return min(dice.lognormvariate(*THOUGHT), LONGEST_THOUGHT)


class ReactionWindows:
    """The open window of a table, if there is one, and the standing orders of its seats."""

    def __init__(self, game: Game, delay: float, dice: Random) -> None:
        self.reacts = game.reacts()
        self.delay = delay
        self.dice = dice
        self.open: OpenWindow | None = None
        self.skipped_turn: dict[int, int] = {}  # by seat that does not want to be asked for one turn, its number

    def update(self, match: Match | None, now: float) -> None:
        """Open or close a window to match the position; one that stays open keeps its answers."""
        if not self.reacts:
            return
        passes = {} if match is None else pass_commands(match)
        if match is None or not passes:
            self.open = None
        elif self.open is None or self.open.n != len(match.entries):
            thoughts = {seat: now + thought(self.dice) for seat in passes}
            self.open = OpenWindow(len(match.entries), passes, now, now + self.delay, thoughts)

    # --- answers ---
    def waits_for(self, seat: int) -> bool:
        """Whether an open window asks a seat, whatever its standing orders say."""
        return self.open is not None and seat in self.open.passes

    def answered(self, seat: int) -> bool:
        """Whether a seat has answered in the open window."""
        return self.open is not None and seat in self.open.answers

    def record_answer(self, seat: int, command: str, key: str | None, now: float) -> None:
        """Record a seat's answer; the latest counts.

        If a bot thought longer than the delay, the window closes after a whole number of delays, to hide its thinking.
        """
        assert self.open is not None
        self.open.answers[seat] = WindowAnswer(command, key)
        if key is None and now > self.open.ready:
            delays = ceil((now - self.open.opened) / self.delay) if self.delay else 0
            self.open.ready = max(now, self.open.opened + delays * self.delay)

    def closes_at(self, match: Match, row: TableRow, clocks: MoveClocks) -> float | None:
        """When the window closes if no more answers come; None while it waits for somebody."""
        if self.open is None:
            return None
        closes = self.open.ready
        for seat in self.open.passes.keys() - self.open.answers.keys():
            if seats.by_bot(row.seats[seat]):
                return None
            if not self._orders_pass(match, row, seat):
                end = clocks.passes_at(seat)
                if end is None:
                    return None
                closes = max(closes, end)
            elif self._bluffs(match, row, seat):
                closes = max(closes, self.open.thoughts[seat])
        return closes

    def _bluffs(self, match: Match, row: TableRow, seat: int) -> bool:
        """Whether an automatic pass for a seat takes time: only where an instant one would tell other people something.

        Bots see no times, and a table without a delay hides none.
        """
        others = [p for p in range(match.seats) if p != seat and not seats.by_bot(row.seats[p])]
        tells = self._when(match, row, seat) == "fits" and self.delay > 0 and bool(others)
        return tells and row.seats[seat].bluff

    def resolve(self, match: Match) -> tuple[Draft, list[str | None]]:
        """The draft of all answers, in seating order from whose turn it is, and their keys; no answer is a pass."""
        assert self.open is not None
        after = match.clone()
        keys: list[str | None] = []
        for place in range(match.seats):
            seat = (match.state.turn + place) % match.seats
            if seat in self.open.passes:
                kept = self.open.answers.get(seat) or WindowAnswer(self.open.passes[seat], None)
                after.play(seat, kept.command)
                keys.append(kept.key)
        return Draft(after.state, after.entries[self.open.n :], after.kept), keys

    # --- standing orders ---
    def with_standing_orders(self, match: Match, row: TableRow, seat: int, when: When, bluff: bool) -> TableRow:
        """The table's row with a seat's new standing orders; those for one turn are not stored."""
        if not self.reacts:
            raise RequestError("nothing-asked", f"{match.game.name} has no reaction windows")
        kept = row.seats[seat].orders if when == "turn" else when
        return seats.with_seat(row, seat, orders=kept, bluff=bluff)

    def skip_turn(self, match: Match, seat: int, skips: bool) -> None:
        """A seat does not want to be asked again in this turn, or it does."""
        if skips:
            self.skipped_turn[seat] = match.game.turn_number(match.state)
        else:
            self.skipped_turn.pop(seat, None)

    def shown(self, match: Match, row: TableRow, seat: int) -> Reactions | None:
        """A seat's standing orders and answer, for its owner only."""
        if not self.reacts:
            return None
        kept = None if self.open is None else self.open.answers.get(seat)
        return Reactions(
            when=self._when(match, row, seat),
            bluff=row.seats[seat].bluff,
            asked=self.waits_for(seat) and not self._orders_pass(match, row, seat),
            answer=None if kept is None else kept.command,
        )

    def _when(self, match: Match, row: TableRow, seat: int) -> When:
        skips = self.skipped_turn.get(seat) == match.game.turn_number(match.state)
        return "turn" if skips else row.seats[seat].orders

    def passes_for(self, match: Match, row: TableRow, seat: int) -> bool:
        """Whether a window asks a seat in this position, and its standing orders pass for it."""
        return self.reacts and seat in pass_commands(match) and self._orders_pass(match, row, seat)

    def _orders_pass(self, match: Match, row: TableRow, seat: int) -> bool:
        """Whether a seat's standing orders pass in this window."""
        match self._when(match, row, seat):
            case "always":
                return False
            case "fits":
                return len(match.options(seat)) == 1
        return True


def checked_answer(match: Match, seat: int, commands: list[str]) -> str:
    """The one command that answers in a window; raises Refused if it is illegal, or if more follow it."""
    first, *more = [match.game.command(command).notation for command in commands]
    rule = match.why_not(seat, first)
    if rule is not None:
        raise Refused(rule, first)
    if more:
        raise Refused(LOOK_FIRST, more[0], 1)
    return first


def pass_commands(match: Match) -> dict[int, str]:
    """By seat that is asked, its command to pass; empty if the game is not at a reaction window."""
    s = match.state
    found: dict[int, str] = {}
    for seat in match.actors():
        choice = asked_at_once(s, seat) if seat >= 0 else 0
        if choice and s.stack is not None:
            found[seat] = s.stack.frame.menu.listed(choice)[0].notation
    return found
