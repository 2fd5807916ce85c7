"""The SQL statements of the store, compiled once, as the driver takes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Exists, Table, bindparam, exists, insert, or_, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.elements import CompilerElement

from cutpurse.server.storage import schema

Values = tuple[Any, ...]
ROWS_AT_ONCE = (64, 16, 4, 1)  # entries in one statement


class Statement:
    """An SQL statement as the driver takes it."""

    def __init__(self, statement: CompilerElement) -> None:
        compiled = statement.compile(dialect=sqlite.dialect())
        assert isinstance(compiled, SQLCompiler)
        self.sql = str(compiled)

    def run(self, cursor: Any, rows: Sequence[Values]) -> None:
        """Do it for every row."""
        cursor.executemany(self.sql, rows)


class Insertion(Statement):
    """Inserts many rows by few statements: at every single one the driver lets the other threads go first."""

    def __init__(self, table: Table) -> None:
        super().__init__(insert(table))
        head, values = self.sql.split("VALUES ")
        self.sizes = [(size, f"{head}VALUES {', '.join([values] * size)}") for size in ROWS_AT_ONCE]

    def run(self, cursor: Any, rows: Sequence[Values]) -> None:
        """Insert all rows."""
        at = 0
        for size, sql in self.sizes:
            while len(rows) - at >= size:
                cursor.execute(sql, [value for row in rows[at : at + size] for value in row])
                at += size


def upsert(table: Table) -> Statement:
    """Insert a row, or make the one with its primary key the same."""
    new = sqlite.insert(table)
    others = {column.name: new.excluded[column.name] for column in table.columns if not column.primary_key}
    return Statement(new.on_conflict_do_update(index_elements=list(table.primary_key), set_=others))


def of_key(table: Table) -> Exists:
    """Whether a table of the schema has a row of one of our tables with a key."""
    return exists().where(table.c.table_id == bindparam("id"), table.c.key == bindparam("key"))


def change(column: str) -> Statement:
    """Set one column of a person."""
    people = schema.people
    return Statement(update(people).where(people.c.id == bindparam("who")).values({column: bindparam("new")}))


KEEPERS = (schema.entries, schema.chat, schema.asks)  # of the keys of asks that were done
HAS_KEY = Statement(select(or_(*[of_key(table) for table in KEEPERS])))
KEEP_TABLE = upsert(schema.tables)
KEEP_SEAT = upsert(schema.seats)
KEEP_HOUSE_SET = Statement(sqlite.insert(schema.house_sets).on_conflict_do_nothing())
ADD_ENTRY = Insertion(schema.entries)
ADD_LINE = Statement(insert(schema.chat))
ADD_KEY = Statement(insert(schema.asks))
ADD_PERSON = Statement(insert(schema.people))
RENAME = change("name")
SEEN = change("seen")
ADD_TOKEN = Statement(insert(schema.tokens))
ADD_LINK = Statement(insert(schema.links))
IN_ORDER = (  # what refers to something comes after it
    *(KEEP_HOUSE_SET, KEEP_TABLE, KEEP_SEAT, ADD_ENTRY, ADD_LINE, ADD_KEY),
    *(ADD_PERSON, RENAME, SEEN, ADD_TOKEN, ADD_LINK),
)
