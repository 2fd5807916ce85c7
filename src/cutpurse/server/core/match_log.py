"""The logbook: a table's log on its way between the match and the store."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from msgspec.json import decode, encode

from cutpurse.kernel.codec import pack
from cutpurse.kernel.game import find
from cutpurse.kernel.match import Match
from cutpurse.kernel.record import Entry
from cutpurse.server.core.table_options import TableOptions
from cutpurse.server.storage.store import EntryRow, KeptTable, TableRow


def dealt(row: TableRow, faces: str) -> Match:
    """A new match at a table: its secret, the seeds of its seats, and the text of its house set."""
    game = find(row.game)
    options = TableOptions(row.options, faces).in_full(game)
    return Match(game, len(row.seats), None, options, secret=row.secret, seeds=seeds(row))


def resumed(kept: KeptTable) -> Match | None:
    """The match of a table as it was stored; None before the start."""
    row, game = kept.row, find(kept.row.game)
    if not kept.entries:
        return None
    options = TableOptions(row.options, kept.faces).in_full(game)
    match = Match(game, len(row.seats), None, options, secret=row.secret, seeds=seeds(row), dealt=False)
    match.resume([line(entry) for entry in kept.entries])
    return match


def rows(entries: list[Entry], keys: list[str | None], now: float) -> list[EntryRow]:
    """Entries as they are stored, the first of them with the keys of the asks they come from."""
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


def line(entry: EntryRow) -> dict[str, Any]:
    """A stored entry as the kernel writes it."""
    if entry.undoes:
        undo = {"n": entry.n, "seat": entry.seat, "undoes": entry.undoes}
        return {**undo, "agreed": True} if entry.agreed else undo
    return {"n": entry.n, "seat": entry.seat, "command": entry.command, "events": decode(entry.events)}


def seeds(row: TableRow) -> list[bytes]:
    """What each seat added to the luck; a bot adds nothing."""
    return [bytes.fromhex(seat.seed) for seat in row.seats]
