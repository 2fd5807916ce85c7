"""Writes: what is to be stored, as statements and their values; compiled, since every move goes through it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from msgspec.json import encode
from msgspec.structs import astuple, replace

from cutpurse.server.storage.encryption import AnswerCipher
from cutpurse.server.storage.statements import (
    ADD_ENTRY,
    ADD_KEY,
    ADD_LINE,
    FORGET_ANSWERS,
    KEEP_ANSWER,
    KEEP_CLOCKS,
    KEEP_HEAD,
    KEEP_HOUSE_SET,
    KEEP_RESULT,
    KEEP_SEAT,
    KEEP_SETTING,
    KEEP_TABLE,
    NO_ASK_WITH_KEY,
    NO_ENTRY_WITH_KEY,
    NO_LINE_WITH_KEY,
    Statement,
    Values,
)
from cutpurse.table.messages import Takeover
from cutpurse.table.rows import AnswerRow, ChatRow, ClockRow, EntryRow, ModeratedRow, Rows, TableRow

# The fields of a table that are stored as JSON, with their types.
AS_JSON: dict[str, Any] = {"options": dict, "moderated": list[ModeratedRow], "takeovers": list[Takeover]}
NO_BODIES: Mapping[str, str] = MappingProxyType({})
TABLE_TIME = "tables"  # the setting that has the time of the tables
Part = tuple[Statement, Sequence[Values]]
Write = Sequence[Part]  # rows to write, all or nothing


def keep_table(row: TableRow) -> Write:
    """Insert or update a table and its seats."""
    written = {name: encode(getattr(row, name)).decode() for name in AS_JSON}
    *first, seats = astuple(replace(row, **written))
    return (
        (KEEP_TABLE, [tuple(first)]),
        (KEEP_SEAT, [(row.id, n, *astuple(seat)) for n, seat in enumerate(seats)]),
    )


def keep_results(row: TableRow) -> Write:
    """Store the places and points of a game that has ended, and nothing else of its table."""
    return ((KEEP_RESULT, [(seat.place, seat.points, row.id, n) for n, seat in enumerate(row.seats)]),)


def keep_house_set(hash: str | None, text: str) -> Write:
    """Store the text of a house set, once for all tables; nothing if there is none."""
    return ((KEEP_HOUSE_SET, [] if hash is None else [(hash, text)]),)


def add_entries(table: str, rows: Iterable[EntryRow], bodies: Mapping[str, str] = NO_BODIES) -> Write:
    """Append entries to a table's log; `bodies` are the hashes of the requests they come from, by key."""
    return ((ADD_ENTRY, [(table, *astuple(row), bodies.get(row.key or "")) for row in rows]),)


def add_line(row: ChatRow) -> Write:
    """Append a line to a table's chat."""
    return ((ADD_LINE, [astuple(row)]),)


def add_key(table: str, key: str, body: str | None = None) -> Write:
    """Store the key of a request and the hash of its body, whatever else it leaves."""
    return ((ADD_KEY, [(table, key, body)]),)


STORE_HEADS: Write = ((KEEP_HEAD, ()),)  # where all logs end that have grown


def keep_answer(table: str, row: AnswerRow, cipher: AnswerCipher) -> Write:
    """Store the latest answer of a seat in a reaction window, encrypted; its key must be new."""
    key = [(table, row.key)]
    nonce, sealed = cipher.seal(table, row)
    return (
        (NO_ENTRY_WITH_KEY, key),
        (NO_LINE_WITH_KEY, key),
        (KEEP_ANSWER, [(table, row.seat, row.n, row.key, nonce, sealed)]),
    )


def keep_clocks(row: ClockRow) -> Write:
    """Store the clocks of a table, in the place of earlier ones."""
    clocks: Part = (KEEP_CLOCKS, [(row.table, row.n, encode(row.seats).decode(), row.closes, row.due)])
    return (clocks,) if row.at is None else (clocks, keep_table_time(row.at))


def keep_table_time(time: float) -> Part:
    """Store the time of the tables."""
    return (KEEP_SETTING, [(TABLE_TIME, str(time))])


def write_rows(rows: Rows, cipher: AnswerCipher) -> Write:
    """Everything that a table wants stored at once."""
    parts: list[Part] = []
    table, bodies = rows.table, rows.bodies
    if rows.entries:
        parts += add_entries(table, rows.entries, bodies)
    if rows.closes_window:
        parts.append((FORGET_ANSWERS, [(table,)]))
    for answer in rows.answers:
        parts += keep_answer(table, answer, cipher)
    for row in rows.tables:
        parts += keep_table(row)
    for line in rows.lines:
        parts += add_line(line)
    if rows.clocks is not None:
        parts += keep_clocks(rows.clocks)
    # A move's entry has its key and body: a row less to write for each.
    logged: list[str] = []
    if rows.entries and bodies:
        in_log = {row.key for row in rows.entries}
        logged = [key for key in bodies if key in in_log and key not in rows.keys]
        if logged:
            parts.append((NO_ASK_WITH_KEY, [(table, key) for key in logged]))
    for key in {*rows.keys, *bodies}.difference(logged):
        body = bodies.get(key)
        parts.append((NO_ENTRY_WITH_KEY, [(table, key)]))
        parts += add_key(table, key, None if body is None else cipher.masked(table, key, body))
    return parts
