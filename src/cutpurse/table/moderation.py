"""Moderation: the host of a table silences people there, or shuts them out; kept with the table, and can be lifted.

Nobody's id is on the wire. A guest id stands for a person at one table and means nothing at another.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256

from msgspec.structs import replace

from cutpurse.table.errors import RequestError
from cutpurse.table.messages import Guest
from cutpurse.table.rows import ModeratedRow, TableRow
from cutpurse.table.seats import emptied, seat_of

MOST_MODERATED = 100  # people at one table


def guest_id(row: TableRow, person: str) -> str:
    """The name by which clients speak of a person at this table, whatever they call themselves."""
    return _guest_id(row.id, person)


@lru_cache(8192)
def _guest_id(table: str, person: str) -> str:
    return sha256(f"{table} {person}".encode()).hexdigest()[:12]


def is_blocked(row: TableRow, person: str | None) -> bool:
    """Whether a person may not enter."""
    return any(known.blocked and known.person == person for known in row.moderated)


def is_muted(row: TableRow, person: str | None) -> bool:
    """Whether a person may not write in the chat."""
    return any(known.muted and known.person == person for known in row.moderated)


def require_heard(row: TableRow, person: str) -> None:
    """Raise RequestError if the host has silenced somebody: then they say nothing, and not by their name either."""
    if is_muted(row, person):
        raise RequestError("muted")


def sits_as(row: TableRow, person: str, name: str) -> str:
    """The name under which somebody sits down: this one or, if they are silenced, the one they had then."""
    return next((known.name for known in row.moderated if known.muted and known.person == person), "") or name


def kept_name(row: TableRow, person: str) -> TableRow:
    """The row with the name of somebody who sits down, if they had none when they were silenced: they get no other."""
    n = seat_of(row, person)
    if n is None or not any(known.muted and known.person == person and not known.name for known in row.moderated):
        return row
    name = row.seats[n].name
    named = [replace(known, name=name) if known.person == person else known for known in row.moderated]
    return replace(row, moderated=named)


def moderate(row: TableRow, person: str, name: str, muted: bool, blocked: bool) -> TableRow:
    """Silence somebody or shut them out, or lift it; before the start, who is shut out loses their chair.

    Nobody can do that to the host, and nobody is shut out of a game in which they have a seat.
    """
    if person == row.host and (muted or blocked):
        raise RequestError("not-host", "the host cannot be silenced or shut out")
    if blocked and row.status != "open" and seat_of(row, person) is not None:
        raise RequestError("started", "somebody with a seat in the game cannot be shut out")
    others = [known for known in row.moderated if known.person != person]
    if not (muted or blocked):
        return replace(row, moderated=others) if len(others) < len(row.moderated) else row
    if len(others) >= MOST_MODERATED:
        raise RequestError("too-many")
    known = ModeratedRow(person=person, name=name, muted=muted, blocked=blocked)
    if blocked:
        row = without_person(row, person)
    return row if known in row.moderated else replace(row, moderated=[*others, known])


def without_person(row: TableRow, person: str) -> TableRow:
    """The row of an open table with the chair free where somebody sits, and those that are reserved for them."""
    for n, seat in enumerate(row.seats):
        if person in (seat.person, seat.kept_for):
            row = emptied(row, n)
    return row


def guests(row: TableRow, watching: Iterable[tuple[str, str]]) -> list[Guest]:
    """For the host: who is here without a seat, given as ids with names, and everybody who is silenced or shut out."""
    found: dict[str, Guest] = {}
    for person, name in watching:
        if seat_of(row, person) is None:
            found[person] = Guest(who=guest_id(row, person), name=name, here=True)
    for known in row.moderated:
        guest = found.setdefault(known.person, Guest(who=guest_id(row, known.person), name=known.name))
        guest.muted, guest.blocked = known.muted, known.blocked
    return list(found.values())
