"""Showing: a table and its match as messages, each as one viewer may know it."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from cutpurse.kernel.core import PUBLIC, View
from cutpurse.kernel.match import Match, shown
from cutpurse.kernel.play import fold, reasons
from cutpurse.kernel.record import Entry
from cutpurse.server.messages import Chair, Line, Position, Question, Step, Table, Told, You
from cutpurse.server.seating import empty, host_of, kept_seat, seat_of
from cutpurse.server.store import ChatRow, SeatRow, TableRow


def table(row: TableRow, here: set[str], watching: int, question: Question | None) -> Table:
    """What everybody knows about a table."""
    return Table(
        id=row.id,
        game=row.game,
        chairs=[chair(seat, here) for seat in row.seats],
        options=row.options,
        clock=row.clock,
        pace=row.pace,
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
    """A seat as everybody sees it."""
    if seat.person is not None:
        return Chair(kind="person", name=seat.name, bot=seat.bot, present=seat.person in here, warm=seat.warm)
    if empty(seat):
        return Chair(kind="empty", kept_for=seat.name if seat.kept_for else None)
    return Chair(kind="bot", name=seat.name, bot=seat.bot, present=True)


def you(row: TableRow, person: str | None, here: set[str]) -> You:
    """Who somebody is at a table."""
    return You(seat=seat_of(row, person), host=host_of(row, here) == person, kept=kept_seat(row, person))


def position(match: Match, seat: int | None, left: float | None) -> Position:
    """Where the game stands for a viewer."""
    known = match.known(seat)
    why_not = {} if seat is None else {c: f"{rule.id} {rule.name}" for c, rule in reasons(known, seat).items()}
    return Position(
        n=len(match.entries),
        view=shown(match.game, known, seat),
        why_not=why_not,
        undo="no" if seat is None else match.can_undo(seat),
        left=left,
    )


def told(match: Match, seat: int | None, since: int, shared: dict[int, Told] | None = None) -> list[Told]:
    """The log from an entry on, as a viewer saw it; `shared` keeps what is the same for the next viewer."""
    found: list[Told] = []
    for entry in match.entries[since:]:
        seen = match.seen_entry(entry, seat)
        if shared is None or seen is not entry:
            found.append(put(seen, match.game.tell))
        elif entry.n in shared:
            found.append(shared[entry.n])
        else:
            found.append(put(seen, match.game.tell))
            shared[entry.n] = found[-1]
    return found


def put(entry: Entry, tell: Callable[[Any], dict[str, Any]]) -> Told:
    """An entry, as somebody saw it, in words and numbers."""
    return Told(
        n=entry.n,
        seat=entry.seat,
        command=entry.command,
        events=[tell(event) for event in entry.events],
        undoes=entry.undoes or None,
        agreed=entry.agreed,
    )


def line(row: ChatRow) -> Line:
    """A line of the chat."""
    return Line(n=row.n, seat=row.seat, name=row.name, text=row.text, at=row.at)


def steps(match: Match, seat: int | None, is_open: bool) -> list[Step]:
    """The moves that stand, one by one, through a pair of eyes; open eyes see every card."""
    game = match.game
    viewer = PUBLIC if seat is None else seat
    s = game.blank(match.seats, match.settings)
    found: list[Step] = []
    for entry in match.kept:
        fold(s, entry.events)
        known = View(s) if is_open else game.redact(s, viewer)
        seen = entry if is_open else match.seen_entry(entry, seat)
        found.append(Step(told=put(seen, game.tell), view=shown(game, known, seat)))
    return found
