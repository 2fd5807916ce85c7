"""Channels: where people want to be told that it is their turn, as the database has them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.json import decode, encode
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects import sqlite

from cutpurse.server.storage import schema
from cutpurse.server.storage.store import Store

Kind = Literal["push", "ntfy", "discord", "mail"]
MOST_EACH: dict[Kind, int] = {"push": 8, "ntfy": 3, "discord": 3, "mail": 1}  # channels of one person

c = schema.channels.c


class ChannelRow(Struct, kw_only=True):
    """One way to tell somebody that it is their turn. What it holds is nobody else's business, so it has no repr."""

    id: str
    person: str
    kind: Kind
    target: str  # an address: of a push service, of a webhook, or for e-mail
    name: str  # by which its owner knows it
    keys: dict[str, str] = {}  # of a browser, by which it reads what is pushed
    language: str
    origin: str  # where its person reaches this server
    made: float
    confirmed: bool = True
    trouble: str = ""  # why the last message did not arrive
    confirm: str | None = None  # the hash of the code that confirms an address,
    expires: float | None = None  # and until when
    device: str | None = None  # the browser that push messages reach: when it is signed out, they end
    stop: str | None = None  # the code of the link by which its owner wants no more mail

    def __repr__(self) -> str:
        return f"<channel {self.id}>"


class ChannelStore:
    """Reads and writes channels, whom we have told, and who wants no mail."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def people(self) -> set[str]:
        """Everybody who has a channel."""
        return await self.store.transact(lambda connection: set(connection.scalars(select(c.person).distinct())))

    async def of_person(self, person: str) -> list[ChannelRow]:
        """The channels of a person, the oldest first."""
        return await self._rows(c.person == person)

    async def of_confirm(self, hash: str) -> list[ChannelRow]:
        """The channel that a code with this hash confirms."""
        return await self._rows(c.confirm == hash)

    async def of_stop(self, code: str) -> list[ChannelRow]:
        """The channel that this code ends."""
        return await self._rows(c.stop == code)

    async def add(self, row: ChannelRow) -> bool:
        """Store a channel, in the place of one to the same target; False if its person has too many of its kind."""

        def work(connection: Connection) -> bool:
            connection.execute(delete(schema.channels).where(c.person == row.person, c.target == row.target))
            others = connection.scalars(select(c.id).where(c.person == row.person, c.kind == row.kind)).all()
            if len(others) >= MOST_EACH[row.kind]:
                return False
            connection.execute(insert(schema.channels).values({**asdict(row), "keys": encode(row.keys).decode()}))
            return True

        return await self.store.transact(work)

    async def is_confirmed(self, person: str, target: str) -> bool:
        """Whether a person has confirmed this target of theirs."""
        return bool(await self._rows(c.person == person, c.target == target, c.confirmed))

    async def change(self, id: str, **values: Any) -> None:
        """Change some columns of a channel."""
        await self._run(update(schema.channels).where(c.id == id).values(values))

    async def remove(self, id: str) -> None:
        """Forget a channel."""
        await self._run(delete(schema.channels).where(c.id == id))

    async def remove_unconfirmed(self, before: float) -> None:
        """Forget the addresses that nobody has confirmed in time."""
        await self._run(delete(schema.channels).where(~c.confirmed, c.expires < before))

    async def told(self, table: str, person: str) -> int | None:
        """How long the log of a table was when somebody was last told that it is their turn."""
        n = schema.turn_notices.c
        query = select(n.n).where(n.table_id == table, n.person == person)
        return await self.store.transact(lambda connection: connection.scalar(query))

    async def tell(self, table: str, person: str, n: int) -> None:
        """Note that somebody is told."""
        new = sqlite.insert(schema.turn_notices).values(table_id=table, person=person, n=n)
        await self._run(new.on_conflict_do_update(index_elements=["table_id", "person"], set_={"n": n}))

    async def wants_no_mail(self, hash: str) -> bool:
        """Whether the owner of an address, known by its hash, wants no mail of ours."""
        query = select(schema.no_mail.c.hash).where(schema.no_mail.c.hash == hash)
        return await self.store.transact(lambda connection: connection.scalar(query) is not None)

    async def stop_mail(self, hash: str) -> None:
        """Never send mail to the address with this hash again."""
        await self._run(sqlite.insert(schema.no_mail).values(hash=hash).on_conflict_do_nothing())

    async def _rows(self, *which: Any) -> list[ChannelRow]:
        query = select(schema.channels).where(*which).order_by(c.made, c.id)
        rows = await self.store.transact(lambda connection: connection.execute(query).mappings().all())
        return [ChannelRow(**{**row, "keys": decode(row["keys"], type=dict[str, str])}) for row in rows]

    async def _run(self, statement: Any) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self.store.transact(work)
