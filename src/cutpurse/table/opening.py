"""Opening: after the start every seat opens the seed of which it gave only a hash; then the cards are dealt.

Whoever has not opened theirs in time still plays. Their hash counts instead of their seed, and everybody is told.
Nobody waits for people who are not connected, since they cannot open anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from cutpurse.kernel.sealing import seed_hash, substitute
from cutpurse.table import seats
from cutpurse.table.changes import Change, Deal, RowChange
from cutpurse.table.errors import RequestError
from cutpurse.table.rows import TableRow

if TYPE_CHECKING:
    from cutpurse.table.core import TableCore

OPENING_TIME = 10.0  # seconds; clients open their seeds by themselves, so it usually takes one round trip
RECONNECT_TIME = 5.0  # seconds that the table waits for somebody whose connection is lost


def share(seed: str | None, hash: str | None, now: float) -> dict[str, Any]:
    """What a seat adds to the randomness, as fields of its row: the hash of a seed or, from older clients, the seed."""
    if (seed is None) == (hash is None):
        raise RequestError("bad-message", "give the hash of a seed, or else the seed itself")
    if seed is None:
        return {"seed": "", "seed_hash": hash, "seed_state": "kept", "seed_given": now, "seed_ended": None}
    told = seed_hash(bytes.fromhex(seed))
    return {"seed": seed, "seed_hash": told, "seed_state": "told", "seed_given": now, "seed_ended": None}


def waits_for(row: TableRow) -> list[int]:
    """The seats whose seeds are still to be opened."""
    return [n for n, seat in enumerate(row.seats) if seat.seed_state == "kept"]


def begin(table: TableCore, row: TableRow, key: str | None) -> Change:
    """What follows a start that nothing speaks against: no share can change any more, and the seeds are opened."""
    return _next(table, replace(row, status="opening"), key)


def open_seed(table: TableCore, n: int, seed: str, key: str) -> Change:
    """A seat opens its seed; the last one leads to the deal."""
    row = table.row
    if row.status != "opening":
        raise RequestError("not-started" if row.status == "open" else "started")
    seat = row.seats[n]
    if seed_hash(bytes.fromhex(seed)) != seat.seed_hash:
        raise RequestError("bad-message", "this is not the seed whose hash was given")
    if seat.seed_state == "missed":
        raise RequestError("started", "the table did not wait: the hash counts instead of the seed")
    if seat.seed_state != "kept":
        return RowChange(table, row)
    opened = seats.with_seat(row, n, seed=seed, seed_state="opened", seed_ended=table.now.date)
    return _next(table, opened, key)


def give_up(table: TableCore, late: list[int]) -> Change:
    """The time of these seats is up: their hashes count instead of their seeds."""
    row = table.row
    for n in late:
        seed = substitute(row.seats[n].seed_hash).hex()
        row = seats.with_seat(row, n, seed=seed, seed_state="missed", seed_ended=table.now.date)
    return _next(table, row, None)


def _next(table: TableCore, row: TableRow, key: str | None) -> Change:
    if waits_for(row):
        return RowChange(table, row, key)
    return Deal(table, replace(row, status="playing"), key)
