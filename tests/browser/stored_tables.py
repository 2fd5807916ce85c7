"""Tables in the middle of a game: written into the database of a running server, as if they had been played there."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from itertools import count
from typing import Any

from cutpurse.kernel.match import Match
from cutpurse.server.storage.log_chain import empty_log, next_head
from cutpurse.server.storage.statements import ADD_ENTRY, IN_ORDER, Values
from cutpurse.server.storage.writes import Write, add_entries, keep_table
from cutpurse.server.web.sessions import COOKIE, hashed
from cutpurse.table import match_log
from cutpurse.table.results import with_results
from cutpurse.table.rows import SeatRow, TableRow
from tests.browser.people import Person
from tests.browser.server_process import TableServices

numbers = count(1)
PATIENCE = 5.0  # seconds until the server must have written what it is writing


def opened(match: Match, *people: Person, **wishes: Any) -> str:
    """Store a match, played on by these people, then bots, and let all of them open it; the id of its table."""
    table = stored(match, *people, **wishes)
    for person in people:
        person.goes(f"/t/{table}")
    return table


def stored(match: Match, *people: Person, bot: str = "greedy", **wishes: Any) -> str:
    """Store a match, played on by these people, then bots, at the server where they are; the id of its table."""
    services = people[0].services
    table = f"stored-{next(numbers)}"
    ids = [id_of(services, person) for person in people]
    persons = [
        SeatRow(person=id, name=person.asks("GET", "/me")["name"]) for id, person in zip(ids, people, strict=True)
    ]
    bots = [SeatRow(bot=bot, name=f"Otto {seat}") for seat in range(len(people), match.seats)]
    house_set = match.game.house_set()
    row: dict[str, Any] = {
        "clock": None, "pace": "instant", "listed": False, "made": 1.0, "started": 1.0,
        "ended": None if match.outcome is None else 2.0, "status": "playing" if match.outcome is None else "over",
    }  # fmt: skip
    write(
        services,
        keep_table(
            with_results(
                TableRow(
                    id=table,
                    game=match.game.name,
                    version=match.game.version,
                    options={
                        name: v for name, v in match.settings.items() if house_set is None or name != house_set.name
                    },
                    host=ids[0],
                    secret=match.secret,
                    seats=[*persons, *bots],
                    **{**row, **wishes},
                ),
                match.outcome,
            )
        ),
        add_entries(table, match_log.entry_rows(match.entries, [], 1.0)),
    )
    return table


def id_of(services: TableServices, person: Person) -> str:
    """Who somebody is in the database, by their cookie, which they have once they have done something."""
    person.context.request.post("/api/me")
    token = next(cookie["value"] for cookie in person.context.cookies() if cookie["name"] == COOKIE)
    with closing(sqlite3.connect(services.database, timeout=PATIENCE)) as connection:
        found = connection.execute("SELECT person FROM tokens WHERE hash = ?", (hashed(token),)).fetchone()
    return str(found[0])


def write(services: TableServices, *writes: Write) -> None:
    """Write beside the server, which waits for others as it waits for a backup."""
    rows = {statement: values for write in writes for statement, values in write}
    if ADD_ENTRY in rows:
        rows[ADD_ENTRY] = chained(rows[ADD_ENTRY])
    with closing(sqlite3.connect(services.database, timeout=PATIENCE, isolation_level=None)) as connection:
        cursor = connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        for statement in IN_ORDER:
            if statement in rows:
                statement.run(cursor, rows[statement])
        cursor.execute("COMMIT")


def chained(rows: Sequence[Values]) -> list[Values]:
    """The whole log of a new table, each entry with its hash."""
    head = empty_log(rows[0][0])
    found: list[Values] = []
    for row in rows:
        table, *entry, body = row
        head = next_head(head, tuple(entry))
        found.append((table, *entry, head.hash, body))
    return found
