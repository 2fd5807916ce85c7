"""The match log: turns a match into database rows and back."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from msgspec.json import decode, encode

from cutpurse.kernel.codec import pack
from cutpurse.kernel.game import find
from cutpurse.kernel.match import Match
from cutpurse.kernel.record import Entry
from cutpurse.table.rows import EntryRow, StoredTable, TableRow
from cutpurse.table.table_options import TableOptions


def new_match(row: TableRow, faces: str) -> Match:
    """A new match for a table, from its secret, the seeds of its seats and its house set."""
    game = find(row.game)
    options = TableOptions(row.options, faces).full(game)
    return Match(game, len(row.seats), None, options, secret=row.secret, seeds=seeds(row))


def resumed_match(stored: StoredTable) -> Match | None:
    """The match of a stored table; None before the start."""
    row, game = stored.row, find(stored.row.game)
    if not stored.entries:
        return None
    options = TableOptions(row.options, stored.faces).full(game)
    match = Match(game, len(row.seats), None, options, secret=row.secret, seeds=seeds(row), dealt=False)
    match.resume([log_line(entry) for entry in stored.entries])
    return match


def entry_rows(entries: list[Entry], keys: list[str | None], now: float) -> list[EntryRow]:
    """Entries as database rows; `keys` are those of the requests the first entries came from."""
    return [
        EntryRow(
            n=entry.n,
            seat=entry.seat,
            command=entry.command,
            events=encode([pack(event) for event in entry.events]).decode(),
            undoes=entry.undoes or None,
            agreed=entry.agreed,
            key=key,
            at=now,
        )
        for entry, key in zip_longest(entries, keys)
    ]


def log_line(entry: EntryRow) -> dict[str, Any]:
    """A stored entry in the form the kernel reads."""
    if entry.undoes:
        undo = {"n": entry.n, "seat": entry.seat, "undoes": entry.undoes}
        return {**undo, "agreed": True} if entry.agreed else undo
    return {"n": entry.n, "seat": entry.seat, "command": entry.command, "events": decode(entry.events)}


def seeds(row: TableRow) -> list[bytes]:
    """The seed each seat added to the randomness; a bot adds none."""
    return [bytes.fromhex(seat.seed) for seat in row.seats]
