"""The SQL statements of the store, compiled once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    Exists,
    ScalarSelect,
    Table,
    bindparam,
    delete,
    exists,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.elements import CompilerElement

from cutpurse.server.storage import schema
from cutpurse.table.errors import Conflict

Values = tuple[Any, ...]
ROWS_AT_ONCE = (64, 16, 4, 1)  # rows handled by one statement, the largest size first


class Statement:
    """A compiled SQL statement."""

    def __init__(self, statement: CompilerElement) -> None:
        compiled = statement.compile(dialect=sqlite.dialect())
        assert isinstance(compiled, SQLCompiler)
        self.sql = str(compiled)

    def run(self, cursor: Any, rows: Sequence[Values]) -> None:
        """Execute it for every row."""
        cursor.executemany(self.sql, rows)


class Batch(Statement):
    """Handles many rows with few statements, because the driver yields to other threads at each statement."""

    def run(self, cursor: Any, rows: Sequence[Values]) -> None:
        """Execute it for all rows, as many at once as there are statements for."""
        if len(rows) == 1:
            self.run_at_once(cursor, 1, rows[0])
            return
        at = 0
        for size in ROWS_AT_ONCE:
            while len(rows) - at >= size:
                self.run_at_once(cursor, size, [value for row in rows[at : at + size] for value in row])
                at += size

    def run_at_once(self, cursor: Any, size: int, values: Sequence[Any]) -> None:
        """Execute it for so many rows, whose values these are, one after the other."""
        raise NotImplementedError


class Insertion(Batch):
    """Inserts rows."""

    def __init__(self, table: Table) -> None:
        super().__init__(insert(table))
        head, values = self.sql.split("VALUES ")
        self.sql_of = {size: f"{head}VALUES {', '.join([values] * size)}" for size in ROWS_AT_ONCE}

    def run_at_once(self, cursor: Any, size: int, values: Sequence[Any]) -> None:
        """Insert these rows."""
        cursor.execute(self.sql_of[size], values)


def upsert(table: Table) -> Statement:
    """Insert a row, or update the one with the same primary key."""
    new = sqlite.insert(table)
    others = {column.name: new.excluded[column.name] for column in table.columns if not column.primary_key}
    return Statement(new.on_conflict_do_update(index_elements=list(table.primary_key), set_=others))


def of_key(table: Table) -> Exists:
    """Whether a database table has a row with this game table and key."""
    return exists().where(table.c.table_id == bindparam("id"), table.c.key == bindparam("key"))


def body_of_key(table: Table) -> ScalarSelect[Any]:
    """The hash of the request with this game table and key, as a database table has it."""
    found = select(table.c.body).where(table.c.table_id == bindparam("id"), table.c.key == bindparam("key"))
    return found.scalar_subquery()


def change(column: str) -> Statement:
    """Set one column of a person."""
    people = schema.people
    return Statement(update(people).where(people.c.id == bindparam("who")).values({column: bindparam("new")}))


class Absence(Batch):
    """Fails if a database table has a row with one of these game tables and keys."""

    def __init__(self, table: Table) -> None:
        super().__init__(select(of_key(table)))
        found = self.sql.removeprefix("SELECT ").partition(" AS ")[0]
        self.sql_of = {size: f"SELECT {' OR '.join([found] * size)}" for size in ROWS_AT_ONCE}

    def run_at_once(self, cursor: Any, size: int, values: Sequence[Any]) -> None:
        """Look for these rows."""
        ((found,),) = cursor.execute(self.sql_of[size], values).fetchall()
        if found:
            raise Conflict("a key was used before")


KEY_TABLES = (schema.entries, schema.chat, schema.asks)  # where the keys of handled requests are stored
BODY_TABLES = (schema.entries, schema.asks)  # where the hashes of their bodies are
HAS_KEY = Statement(
    select(or_(*[of_key(table) for table in KEY_TABLES]), *[body_of_key(table) for table in BODY_TABLES])
)
KEEP_TABLE = upsert(schema.tables)
KEEP_SEAT = upsert(schema.seats)
KEEP_HOUSE_SET = Statement(sqlite.insert(schema.house_sets).on_conflict_do_nothing())
ADD_ENTRY = Insertion(schema.entries)
ADD_LINE = Statement(insert(schema.chat))
KEEP_ANSWER = upsert(schema.window_answers)
FORGET_ANSWERS = Statement(
    delete(schema.window_answers).where(schema.window_answers.c.table_id == bindparam("id")),
)
NO_ENTRY_WITH_KEY = Absence(schema.entries)
NO_LINE_WITH_KEY = Absence(schema.chat)
NO_ASK_WITH_KEY = Absence(schema.asks)
ADD_KEY = Statement(insert(schema.asks))
ADD_PERSON = Statement(insert(schema.people))
RENAME = change("name")
SET_LAST_SEEN = change("seen")
ADD_TOKEN = Statement(insert(schema.tokens))
ADD_LINK = Statement(insert(schema.links))
SET_DEVICE_SEEN = Statement(
    update(schema.tokens).where(schema.tokens.c.hash == bindparam("which")).values(seen=bindparam("new"))
)
KEEP_HEAD = upsert(schema.log_heads)
GET_HEAD = Statement(
    select(schema.log_heads.c.length, schema.log_heads.c.hash).where(schema.log_heads.c.table_id == bindparam("id"))
)
LAST_ENTRY = Statement(
    select(schema.entries.c.n, schema.entries.c.hash)
    .where(schema.entries.c.table_id == bindparam("id"))
    .order_by(schema.entries.c.n.desc())
    .limit(literal_column("1"))
    .offset(literal_column("0"))
)
KEEP_RESULT = Statement(
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("id"), schema.seats.c.seat == bindparam("n"))
    .values(place=bindparam("came"), points=bindparam("scored"))
)
KEEP_SETTING = upsert(schema.settings)
KEEP_CLOCKS = upsert(schema.clocks)
KEEP_VACATION = upsert(schema.vacations)
KEEP_REVIEW = upsert(schema.reviews)
IN_ORDER = (  # rows come after the rows they refer to, and after what must not be there
    *(NO_ENTRY_WITH_KEY, NO_LINE_WITH_KEY, NO_ASK_WITH_KEY),
    *(
        KEEP_HOUSE_SET,
        KEEP_TABLE,
        KEEP_SEAT,
        KEEP_RESULT,
        ADD_ENTRY,
        KEEP_HEAD,
        ADD_LINE,
        ADD_KEY,
        KEEP_ANSWER,
        FORGET_ANSWERS,
        KEEP_CLOCKS,
    ),
    *(
        ADD_PERSON,
        RENAME,
        SET_LAST_SEEN,
        ADD_TOKEN,
        SET_DEVICE_SEEN,
        ADD_LINK,
        KEEP_SETTING,
        KEEP_REVIEW,
        KEEP_VACATION,
    ),
)
PLACE = {statement: place for place, statement in enumerate(IN_ORDER)}  # each statement's place in that order
