"""Changes: what becomes of a table. Each has rows to store, and says what is true, and shown, once they are stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from cutpurse.kernel.match import ALREADY_REVEALED, Draft, Match, Refused
from cutpurse.kernel.play import NOT_NOW
from cutpurse.kernel.record import Entry
from cutpurse.table import lesson, match_log, seats
from cutpurse.table.messages import Question, When
from cutpurse.table.results import with_results
from cutpurse.table.rows import AnswerRow, ChatRow, Rows, TableRow

if TYPE_CHECKING:
    from cutpurse.table.core import TableCore


def drafted_undo(table: TableCore, seat: int, agreed: bool = False) -> Draft:
    """A seat's last move taken back; where the table wants it, with the automatic passes after it.

    With the others' agreement, only as much is taken back from them as has to be.
    """
    tried = table.running_match().clone()
    entries: list[Entry] = []
    while not entries or (table.undoes_passes and table.windows.passes_for(tried, table.row, seat)):
        try:
            draft = tried.drafted_undo(seat)
        except Refused as error:
            if error.rule is not ALREADY_REVEALED or not agreed:
                raise
            draft = tried.drafted_undo(seat, agreed=True)
        tried.settle(draft)
        entries += draft.entries
    return Draft(tried.state, entries, tried.kept)


def is_full(table: TableCore, draft: Draft) -> bool:
    """Whether a draft fills the log of a table: then its game ends there, and nothing of it is lost."""
    length = len(table.running_match().entries) + len(draft.entries)
    return table.most_entries is not None and length >= table.most_entries


def with_takeovers(table: TableCore, row: TableRow) -> TableRow:
    """The row that a table is to have, with what it says about bots that take over seats during the game."""
    if table.match is None or row.seats is table.row.seats:
        return row
    return seats.with_takeovers(table.row, row, len(table.match.entries))


class Change:
    """A change; without rows there is nothing to store, and it is true at once."""

    rows: Rows | None

    def apply(self, table: TableCore) -> None:
        """Make it true and tell everybody; its rows are stored."""
        raise NotImplementedError


class RowChange(Change):
    """The table's own row changes: seats, host, status. If nobody is left who has not agreed to an undo, it is done."""

    def __init__(self, table: TableCore, row: TableRow, key: str | None = None, also: Sequence[TableRow] = ()) -> None:
        row = with_takeovers(table, row)
        self.row = row
        self.rows = None
        self.draft: Draft | None = None
        self.changes_row = row is not table.row
        if row is table.row and not also:
            return
        self.rows = Rows(row.id, [row, *also], keys=[] if key is None else [key])
        agreed = table.undo_vote.agreed_without(seats.changed_owners(table.row, row))
        if agreed is not None and row.status == "playing":
            self.draft = drafted_undo(table, agreed, agreed=True)
            self.rows.entries = match_log.entry_rows(self.draft.entries, [], table.now.date)
        self.rows.closes_window = table.windows.open is not None and (agreed is not None or row.status != "playing")

    def apply(self, table: TableCore) -> None:
        """Take the row; clocks, votes and presence follow it. One that was the table's own may be old by now."""
        if self.changes_row:
            table.take_row(self.row)
        if self.draft is not None:
            table.take_draft(self.draft, self.row)


class ChairsChange(RowChange):
    """Somebody with the powers of a host changes chairs; who loses theirs is told."""

    def __init__(self, table: TableCore, row: TableRow, key: str) -> None:
        super().__init__(table, row, key)
        after = {seat.person for seat in row.seats}
        self.removed = {seat.person for seat in table.row.seats if seat.person is not None} - after

    def apply(self, table: TableCore) -> None:
        """Take the row."""
        table.removed |= self.removed
        super().apply(table)


class ReadyChange(Change):
    """While the host is away, somebody wants to start; nothing of it outlives the server."""

    def __init__(self, table: TableCore, person: str, key: str) -> None:
        self.person = person
        self.rows = Rows(table.row.id, keys=[key])

    def apply(self, table: TableCore) -> None:
        """Tell everybody, unless the host has come back or they have left meanwhile."""
        if self.person in table.may_start_together():
            table.ready.add(self.person)
            table.send_table()


class PauseChange(Change):
    """Whoever plays against bots alone stops all clocks, or lets them go on; nothing of it outlives the server."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.rows = None

    def apply(self, table: TableCore) -> None:
        """Stop the clocks, or let them go on."""
        table.stop_clocks(self.on)


class SkipChange(Change):
    """Somebody who is done need not see what bots still do in real time; nothing of it outlives the server."""

    def __init__(self, table: TableCore, seat: int) -> None:
        if not table.may_skip(seat):
            raise Refused(NOT_NOW, "skip")
        self.seat = seat
        self.rows = None

    def apply(self, table: TableCore) -> None:
        """Tell everybody; where nobody watches any more, the table leaps."""
        table.skip_rest(self.seat)


class DraftChange(Change):
    """The game goes on by a draft, made by requests with these keys; None for a bot or the clock."""

    def __init__(self, table: TableCore, draft: Draft, row: TableRow, keys: list[str | None]) -> None:
        row = lesson.with_step(table, with_takeovers(table, row), draft)
        if draft.state.stack is None:
            row = replace(row, status="over", ended=table.now.date)
            row = with_results(row, table.running_match().game.outcome(draft.state))
        elif is_full(table, draft):
            row = replace(row, status="abandoned", ended=table.now.date)
        self.draft = draft
        self.row = row
        entries = match_log.entry_rows(draft.entries, keys, table.now.date)
        closes = table.windows.open is not None
        self.rows = Rows(row.id, [] if row is table.row else [row], entries, closes_window=closes)

    def apply(self, table: TableCore) -> None:
        """Settle the draft and show it."""
        table.take_draft(self.draft, self.row)


class Deal(Change):
    """The game starts."""

    def __init__(self, table: TableCore, row: TableRow, key: str | None) -> None:
        self.row = row = match_log.with_our_rules(row, table.faces)
        self.match: Match = match_log.new_match(row, table.faces)
        self.rows = Rows(row.id, [row], match_log.entry_rows(self.match.entries, [key], table.now.date))

    def apply(self, table: TableCore) -> None:
        """Lay out the match."""
        table.row, table.match, table.moved_at = self.row, self.match, table.now.date
        table.send_table()
        table.send_moves(0, set())


class ChatChange(Change):
    """Somebody says something."""

    def __init__(self, table: TableCore, line: ChatRow) -> None:
        self.line = line
        self.rows = Rows(table.row.id, lines=[line])

    def apply(self, table: TableCore) -> None:
        """Add the line to the chat."""
        table.send_chat(self.line)


class WindowAnswer(RowChange):
    """Somebody answers in a reaction window; that of a bot is not stored, since a bot can be asked again."""

    def __init__(self, table: TableCore, row: TableRow, seat: int, command: str, key: str | None) -> None:
        super().__init__(table, row, key)
        self.seat = seat
        self.command = command
        self.key = key
        self.at = table.now.time  # when it was given; how long it takes to store it must not show
        self.window = table.windows.open
        if key is not None and self.window is not None:
            if self.rows is None:
                self.rows = Rows(row.id, keys=[key])
            self.rows.answers = [AnswerRow(n=self.window.n, seat=seat, command=command, key=key)]

    @property
    def unseen(self) -> bool:
        """Whether nobody else is told anything, so that nobody else has to wait until it is stored."""
        return self.rows is not None and not self.rows.tables

    def apply(self, table: TableCore) -> None:
        """Record the answer, and tell whoever gave it; if the window was taken back meanwhile, so is the answer."""
        super().apply(table)
        windows = table.windows
        if windows.open is None or windows.open is not self.window:
            return
        if windows.asks(table.running_match(), table.row, self.seat):
            windows.stop_waiting(self.seat, self.at)
        windows.record_answer(self.seat, self.command, self.key, self.at)
        table.send_reactions(self.seat)


class StandingOrdersChange(Change):
    """Somebody gives standing orders for reaction windows."""

    def __init__(self, table: TableCore, row: TableRow, seat: int, when: When, key: str) -> None:
        self.row = row
        self.seat = seat
        self.skips = when == "turn"
        self.rows = Rows(row.id, [row], keys=[key])

    def apply(self, table: TableCore) -> None:
        """Keep the standing orders, and tell whoever gave them."""
        match, windows = table.running_match(), table.windows
        waited = windows.asks(match, table.row, self.seat)
        table.row = self.row
        windows.skip_turn(match, self.seat, self.skips)
        if waited and not windows.asks(match, table.row, self.seat):
            windows.stop_waiting(self.seat, table.now.time)
        table.send_reactions(self.seat)


class VoteChange(Change):
    """A vote on an undo is opened, or somebody has voted."""

    def __init__(self, table: TableCore, question: Question | None, key: str, entries: Sequence[int] = ()) -> None:
        self.before = table.undo_vote.question
        self.question = question
        self.entries = entries  # that may be taken back, if the vote is new
        self.rows = Rows(table.row.id, keys=[key])

    def apply(self, table: TableCore) -> None:
        """Put the question, unless time has closed it meanwhile."""
        if table.undo_vote.question is not self.before:
            return
        table.undo_vote.asked_about.update(self.entries)
        table.undo_vote.set_question(self.question, table.now.time)
        table.send_vote()
