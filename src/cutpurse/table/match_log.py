"""The match log: turns a match into database rows and back."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from msgspec.json import decode, encode
from msgspec.structs import replace

from cutpurse.kernel.codec import pack
from cutpurse.kernel.game import find
from cutpurse.kernel.match import Match
from cutpurse.kernel.record import Entry
from cutpurse.kernel.sealing import Step, seed_hash
from cutpurse.table.rows import EntryRow, SeatRow, StoredTable, TableRow
from cutpurse.table.table_options import TableOptions, check_options


def new_match(row: TableRow, faces: str) -> Match:
    """A new match for a table, from its secret, the seeds of its seats and its house set."""
    game = find(row.game)
    options = TableOptions(row.options, faces).full(game)
    return Match(game, len(row.seats), None, options, secret=row.secret, seeds=seeds(row), sealing=sealing(row))


def with_our_rules(row: TableRow, faces: str) -> TableRow:
    """The row of a table whose game begins now: by our rules, even if older ones were agreed on when it was made."""
    game = find(row.game)
    if row.version == game.version:
        return row
    options = check_options(game, TableOptions(row.options, faces).full(game))
    return replace(row, version=game.version, options=options.shown)


def resumed_match(stored: StoredTable) -> Match | None:
    """The match of a stored table; None before the start."""
    row, game = stored.row, find(stored.row.game)
    if not stored.entries:
        return None
    options = TableOptions(row.options, stored.faces).full(game)
    match = Match.begun(game, row.version, len(row.seats), options, row.secret, seeds(row), sealing(row))
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


def hash_of(seat: SeatRow) -> str:
    """The hash of a seat's seed; empty for a bot. A seed that was told openly, long ago, was stored without it."""
    return seat.seed_hash or (seed_hash(bytes.fromhex(seat.seed)) if seat.seed else "")


def sealing(row: TableRow) -> list[Step]:
    """In which order the shares of the randomness were fixed and opened; nothing at a table older than their hashes.

    A calendar may be put back, but what came later is never told as earlier.
    """
    if all(seat.seed_state is None for seat in row.seats):
        return []
    given: list[tuple[float, Step]] = []
    ended: list[tuple[float, Step]] = []
    for n, seat in enumerate(row.seats):
        if hash_of(seat):
            how = "told" if seat.seed_state in (None, "told") else "hashed"
            given.append((seat.seed_given or row.made, {"step": how, "seat": n, "hash": hash_of(seat)}))
        if seat.seed_ended is not None:
            ended.append((seat.seed_ended, {"step": seat.seed_state, "seat": n}))
    steps: list[tuple[float, Step]] = [(row.made, {"step": "sealed"}), *sorted(given, key=when)]
    steps += [(row.started or row.made, {"step": "asked"}), *sorted(ended, key=when)]
    latest = 0
    found: list[Step] = []
    for at, step in steps:
        latest = max(latest, round(at * 1000))
        found.append({**step, "at": latest})
    return found


def when(timed: tuple[float, Step]) -> float:
    """The time of a step."""
    return timed[0]
