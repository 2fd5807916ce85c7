"""Views: builds the messages about a table and its match, each with what one viewer may know."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, cast

from msgspec import Raw

from cutpurse.kernel.core import SPECTATOR, Rule, View
from cutpurse.kernel.game import find
from cutpurse.kernel.match import Match, shown, shown_to, shown_to_all
from cutpurse.kernel.play import fold, reasons
from cutpurse.kernel.record import Entry
from cutpurse.table.messages import Chair, Line, Position, Question, Step, Table, Told, ViewOf, You, encoder
from cutpurse.table.rows import ChatRow, SeatRow, TableRow
from cutpurse.table.seats import host_of, is_empty, may_end, reserved_seat, seat_of

Tell = Callable[[Any], dict[str, Any]]  # turns an event into JSON


def table_message(row: TableRow, here: set[str], watching: int, question: Question | None) -> Table:
    """What everybody may know about a table."""
    return Table(
        id=row.id,
        game=row.game,
        chairs=[chair(seat, here) for seat in row.seats],
        options=row.options,
        clock=row.clock,
        pace=row.pace,
        delay=row.delay if find(row.game).reacts() else None,
        listed=row.listed,
        status=row.status,
        host=seat_of(row, host_of(row, here)),
        commitment=sha256(row.secret).hexdigest(),
        watching=watching,
        question=question,
        next=row.next,
        made=row.made,
    )


def chair(seat: SeatRow, here: set[str]) -> Chair:
    """A seat as everybody sees it, with who sits there."""
    if seat.person is not None:
        return Chair(kind="person", name=seat.name, bot=seat.bot, present=seat.person in here, warm=seat.warm)
    if is_empty(seat):
        return Chair(kind="empty", kept_for=seat.name if seat.kept_for else None)
    return Chair(kind="bot", name=seat.name, bot=seat.bot, present=True)


def you(row: TableRow, person: str | None, here: set[str], host_gone: bool) -> You:
    """Who somebody is at a table; `host_gone` if its host has been away for long."""
    return You(
        seat=seat_of(row, person),
        host=host_of(row, here) == person,
        ends=may_end(row, person, here, host_gone),
        kept=reserved_seat(row, person),
    )


class Shared:
    """The parts that several viewers share after a move, built and encoded once for all of them."""

    def __init__(self, match: Match) -> None:
        everybodys = encoder.encode(shown_to_all(match.game, match.known(None)))
        self.table = everybodys[:-1] + b","  # the JSON object is left open: the viewer's own part follows
        self.told: dict[int, Told] = {}  # by number, entries that hide nothing from anybody

    def view(self, own: dict[str, Any]) -> ViewOf:
        """A viewer's view: what everybody sees, then the viewer's own part."""
        return cast(ViewOf, Raw(self.table + encoder.encode(own)[1:]))

    def entry(self, entry: Entry, tell: Tell) -> Told:
        """An entry that everybody sees alike."""
        if entry.n not in self.told:
            self.told[entry.n] = cast(Told, Raw(encoder.encode(told_entry(entry, tell))))
        return self.told[entry.n]


def position(match: Match, seat: int | None, left: float | None, shared: Shared | None = None) -> Position:
    """The position of the game as a viewer may know it."""
    known = match.known(seat)
    return Position(
        n=len(match.entries),
        view=shared.view(shown_to(match.game, known, seat)) if shared else shown(match.game, known, seat),
        why_not={} if seat is None else rule_names(reasons(known, seat)),
        undo="no",
        left=left,
    )


def rule_names(reasons: dict[str, Rule]) -> dict[str, str]:
    """Rules by their id and name; few rules forbid many commands, so each name is built once."""
    names = {rule: f"{rule.id} {rule.name}" for rule in set(reasons.values())}
    return {command: names[rule] for command, rule in reasons.items()}


def told_entries(match: Match, seat: int | None, since: int, shared: Shared | None = None) -> list[Told]:
    """The log from an entry on, as a viewer saw it."""
    tell = match.tell
    found: list[Told] = []
    for entry in match.entries[since:]:
        seen = match.seen_entry(entry, seat)
        found.append(shared.entry(entry, tell) if shared and seen is entry else told_entry(seen, tell))
    return found


def told_entry(entry: Entry, tell: Tell) -> Told:
    """An entry as a message; it must be redacted for the viewer already."""
    return Told(
        n=entry.n,
        seat=entry.seat,
        command=entry.command,
        events=[tell(event) for event in entry.events],
        undoes=entry.undoes or None,
        agreed=entry.agreed,
    )


def chat_line(row: ChatRow) -> Line:
    """A line of the chat."""
    return Line(n=row.n, seat=row.seat, name=row.name, text=row.text, at=row.at)


def replay_steps(match: Match, seat: int | None, is_open: bool) -> list[Step]:
    """The moves that stand, one by one, as one seat or the public saw them; `is_open` shows every card."""
    game = match.game
    viewer = SPECTATOR if seat is None else seat
    s = game.blank(match.seats, match.settings)
    found: list[Step] = []
    for entry in match.kept:
        fold(s, entry.events)
        known = View(s) if is_open else game.redact(s, viewer)
        seen = entry if is_open else match.seen_entry(entry, seat)
        found.append(Step(told=told_entry(seen, match.tell), view=shown(game, known, seat)))
    return found
