"""Reaction windows: everyone asked answers at the same time and in secret, and the timing gives nothing away.

When a window opens, a closing time is drawn for all seats that it asks, from one distribution, whatever they hold and
whatever their standing orders say. Between people no window closes earlier, however fast anybody answers. Whoever
thinks longer holds it up, by whole steps. Bots see no time: theirs are only kept from showing.

Over days a window that asks people lasts as long as the table says, and nobody holds it up or shortens it: hours of
waiting for somebody would say what they hold.
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
from cutpurse.table.rows import AnswerRow, TableRow

# A closing time after the opening, in seconds, by a Weibull distribution: three in the middle, seldom more than five.
# So a game between people goes on about as fast as they do. For the same average wait, its early times being spread
# out and its late ones not, it hides better than others who needs longer (docs/benchmark.md compares some).
CLOSING = (3.3, 3.0)
LATEST_CLOSING = 8.0  # seconds
LATE_STEP = 0.25  # seconds by which a window is held up that waits for somebody beyond their closing time
# Seconds: a window that asks only bots closes at the first of these after they have chosen. Nobody notices so short a
# time, and it hides that a bot with a card that fits thinks for some milliseconds and one without for none.
BOT_STEP = 0.05
USUAL_DELAY = 0.8  # seconds that one person alone is made to wait at a table that is played over days


class Answer(NamedTuple):
    """An answer, and the key of the request for it; None if a bot gave it."""

    command: str
    key: str | None


@final
class OpenWindow:
    """An open window and the seats it asks."""

    def __init__(self, n: int, passes: dict[int, str], people: set[int], opened: float, closing: float) -> None:
        self.n = n  # entries before it
        self.passes = passes  # by seat that is asked, its command to pass
        self.people = people  # the seats among them that no bot played when it opened
        self.opened = opened
        self.closing = closing  # the time that was drawn: where people are asked, it closes no earlier
        self.waited: dict[int, float] = {}  # by seat that was waited for, until when
        self.bots_chose = opened  # when the last bot so far had thought
        self.answers: dict[int, Answer] = {}


def closing_time(dice: Random) -> float:
    """How long after its opening a window may close, in seconds: drawn at random."""
    return min(dice.weibullvariate(*CLOSING), LATEST_CLOSING)


def after_steps(start: float, step: float, end: float) -> float:
    """The first time after whole steps from the start that is not before the end; the end itself without a step."""
    return max(end, start + ceil((end - start) / step) * step) if step and end > start else max(start, end)


class ReactionWindows:
    """The open window of a table, if there is one, and the standing orders of its seats."""

    def __init__(self, game: Game, delay: float, dice: Random, over_days: bool = False) -> None:
        self.reacts = game.reacts()
        self.delay = min(delay, USUAL_DELAY) if over_days else delay
        self.fixed = delay if over_days else None  # seconds that a window lasts which asks people, no more and no less
        self.dice = dice
        self.open: OpenWindow | None = None
        self.skipped_turn: dict[int, int] = {}  # by seat that does not want to be asked for one turn, its number

    def update(self, match: Match | None, row: TableRow, now: float) -> None:
        """Open or close a window to match the position; one that stays open keeps its answers."""
        if not self.reacts:
            return
        passes = {} if match is None else pass_commands(match)
        if match is None or not passes:
            self.open = None
        elif self.open is None or self.open.n != len(match.entries):
            people = {seat for seat in passes if not seats.by_bot(row.seats[seat])}
            self.open = OpenWindow(len(match.entries), passes, people, now, self._drawn(now))

    def restart(self, now: float) -> None:
        """The table stood still, for a vote or with nobody there: the window gets its whole time again.

        Otherwise one that waits for nobody would close at once, and who is waited for would show.
        """
        if self.open is not None:
            self.open.opened = now
            self.open.closing = self._drawn(now)
            self.open.waited.clear()

    def _drawn(self, now: float) -> float:
        return now + max(self.fixed or self.delay, closing_time(self.dice))

    def restore(self, answers: list[AnswerRow]) -> None:
        """Take the stored answers of the open window; those of any other are void."""
        for row in answers:
            if self.open is not None and row.n == self.open.n and row.seat in self.open.passes:
                self.open.answers[row.seat] = Answer(row.command, row.key)

    # --- answers ---
    def waits_for(self, seat: int) -> bool:
        """Whether an open window asks a seat, whatever its standing orders say."""
        return self.open is not None and seat in self.open.passes

    def answered(self, seat: int) -> bool:
        """Whether a seat has answered in the open window."""
        return self.open is not None and seat in self.open.answers

    def asks(self, match: Match, row: TableRow, seat: int) -> bool:
        """Whether the open window still waits for a seat: it has not answered, and its standing orders do not pass."""
        return self.waits_for(seat) and not self.answered(seat) and not self._orders_pass(match, row, seat)

    def record_answer(self, seat: int, command: str, key: str | None, now: float) -> None:
        """Record a seat's answer; the latest counts."""
        assert self.open is not None
        self.open.answers[seat] = Answer(command, key)
        if key is None:
            self.open.bots_chose = now

    def stop_waiting(self, seat: int, now: float) -> None:
        """The window no longer waits for a seat that it asked: it has answered, or its orders pass from now on."""
        assert self.open is not None
        self.open.waited[seat] = now

    def closes_at(self, match: Match, row: TableRow, clocks: MoveClocks) -> float | None:
        """When the window closes if no more answers come; None while it waits for somebody."""
        if self.open is None:
            return None
        if self.fixed is not None and self.open.people and len(seats.people(row)) > 1:
            return self._closes_fixed(row)
        closes = self.open.opened
        people = bots = False
        for seat in self.open.passes:
            if seats.by_bot(row.seats[seat]):
                if seat not in self.open.answers:
                    return None
                bots = True
                if seat not in self.open.people:
                    continue
            # Also if a bot has taken over since: otherwise it would show that they had answered before.
            people = True
            waited = self.open.waited.get(seat, self.open.opened)
            if self._others_see(row, seat):
                closes = max(closes, after_steps(self.open.closing, LATE_STEP, waited))
            if self.asks(match, row, seat):
                end = clocks.passes_at(seat)
                if end is None:
                    return None
                closes = max(closes, end)
        step = self.delay if people else min(self.delay, BOT_STEP)
        thought = self.open.bots_chose if bots else self.open.opened
        return max(closes, after_steps(self.open.opened + step, step, thought))

    def _closes_fixed(self, row: TableRow) -> float | None:
        """When a window of fixed length closes; None while a bot has not answered, which takes it no time at all."""
        assert self.open is not None
        if any(seats.by_bot(row.seats[seat]) and seat not in self.open.answers for seat in self.open.passes):
            return None
        return max(self.open.closing, self.open.bots_chose)

    def _others_see(self, row: TableRow, seat: int) -> bool:
        """Whether other people see how long a window waits for a seat; a table without a delay hides nothing.

        Somebody for whom a bot plays may still be watching, or be back at any moment.
        """
        return self.delay > 0 and bool(seats.other_people(row, seat))

    def resolve(self, match: Match) -> tuple[Draft, list[str | None]]:
        """The draft of all answers, in seating order from whose turn it is, and their keys; no answer is a pass."""
        assert self.open is not None
        after = match.clone()
        keys: list[str | None] = []
        for place in range(match.seats):
            seat = (match.state.turn + place) % match.seats
            if seat in self.open.passes:
                kept = self.open.answers.get(seat) or Answer(self.open.passes[seat], None)
                after.play(seat, kept.command)
                keys.append(kept.key)
        return Draft(after.state, after.entries[self.open.n :], after.kept), keys

    # --- standing orders ---
    def with_standing_orders(self, match: Match, row: TableRow, seat: int, when: When) -> TableRow:
        """The table's row with a seat's new standing orders; those for one turn are not stored."""
        if not self.reacts:
            raise RequestError("nothing-asked", f"{match.game.name} has no reaction windows")
        kept = row.seats[seat].orders if when == "turn" else when
        return seats.with_seat(row, seat, orders=kept)

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
