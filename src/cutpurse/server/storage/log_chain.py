"""The hash chain of a table's log: each entry's hash covers the one before it, and where the log ends is kept apart.

So an entry that was damaged, exchanged or lost, even the last one, is noticed when the table is loaded. The end is
stored once a second (it lies in a page of its own), so a log may go beyond it. All this shows damage, not malice:
whoever can write the file can also write a new chain.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from hashlib import sha256
from itertools import groupby
from operator import itemgetter
from typing import Any, final

from msgspec.msgpack import encode

from cutpurse.table.errors import StoreError

CHAINED = ("n", "seat", "command", "events", "undoes", "agreed", "key", "at")  # columns, in the order they are hashed

Values = tuple[Any, ...]


@final
class Head:
    """Where a log ends: how many entries it has, and the hash of the last."""

    def __init__(self, length: int, hash: bytes) -> None:
        self.length = length
        self.hash = hash


class BrokenChain(Exception):
    """A table's log is not what was stored; `n` is the first entry that is wrong or missing."""

    def __init__(self, table: str, n: int) -> None:
        super().__init__(f"the log of table {table} is damaged at entry {n}")
        self.table = table
        self.n = n


def empty_log(table: str) -> Head:
    """Where the log of a table begins."""
    return Head(0, sha256(f"cutpurse log {table}".encode()).digest())


def next_head(head: Head, entry: Values) -> Head:
    """Where a log ends after one more entry, given as its columns CHAINED."""
    return Head(head.length + 1, sha256(head.hash + encode(entry)).digest())


def chained(
    rows: list[Values], ends: dict[str, Head], known: dict[str, Head], last_head: Callable[[str], Head]
) -> list[Values]:
    """Rows of entries (the table, CHAINED, and the hash of the request) with their hashes; `ends` gets where logs end.

    Where a log has ended so far is known, or must be looked up.
    """
    found: list[Values] = []
    for row in rows:
        table, n, body = row[0], row[1], row[-1]
        head = ends.get(table) or known.get(table) or last_head(table)
        if n > head.length:
            raise StoreError(f"entry {n} of table {table} does not follow entry {head.length - 1}")
        if n == head.length:  # an earlier one is a conflict, as the database will say
            head = ends[table] = next_head(head, row[1:-1])
        # SQLite's driver asks every bool and bytes what else it could be; an int and a bytearray it takes as they are.
        found.append((*row[:-4], int(row[-4]), row[-3], row[-2], bytearray(head.hash), body))
    return found


def check_chain(table: str, entries: Iterable[tuple[Values, bytes | None]], kept: Head | None) -> None:
    """Check a whole log, each entry with its hash; raises BrokenChain if one is wrong or the log ends before `kept`."""
    head = empty_log(table)
    kept = kept or head
    for entry, hash in entries:
        following = next_head(head, entry)
        at_kept = following.length == kept.length
        if entry[0] != head.length or hash != following.hash or (at_kept and hash != kept.hash):
            raise BrokenChain(table, head.length)
        head = following
    if head.length < kept.length:
        raise BrokenChain(table, head.length)


# --- all logs of a file ---
ALL_ENTRIES = (
    'SELECT table_id, n, seat, command, events, undoes, agreed, "key", at, hash FROM entries ORDER BY table_id, n'
)
ALL_HEADS = "SELECT table_id, length, hash FROM log_heads"


def broken_chains(connection: sqlite3.Connection) -> list[BrokenChain]:
    """The logs of a database that are not what was stored."""
    heads = {table: Head(length, hash) for table, length, hash in connection.execute(ALL_HEADS)}
    broken: list[BrokenChain] = []
    for table, rows in groupby(connection.execute(ALL_ENTRIES), key=itemgetter(0)):
        try:
            check_chain(table, ((as_hashed(row[1:-1]), row[-1]) for row in rows), heads.pop(table, None))
        except BrokenChain as error:
            broken.append(error)
    return broken + [BrokenChain(table, 0) for table in heads]


def as_hashed(row: Values) -> Values:
    """The columns CHAINED as SQLite has them, in the types that were hashed."""
    *others, agreed, key, at = row
    return (*others, bool(agreed), key, at)
