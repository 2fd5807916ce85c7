"""The lobby: all tables, awake and asleep, and what people may know and want of them."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, NamedTuple

from cutpurse.kernel.core import SPECTATOR
from cutpurse.kernel.match import Match
from cutpurse.kernel.record import CorruptLog
from cutpurse.server import messages as wire
from cutpurse.server.bots import BotPool
from cutpurse.server.core import match_log, realtime, seats, views
from cutpurse.server.core.replies import Reply
from cutpurse.server.core.table import Table, TableServices
from cutpurse.server.core.viewers import id_of
from cutpurse.server.errors import RequestError
from cutpurse.server.storage.store import PersonRow, Store, TableRow, keep_house_set, keep_table

log = logging.getLogger(__name__)

SLEEP_AFTER = 60.0  # seconds without anybody
ROUNDS_EVERY = 15.0  # seconds between two looks at who may sleep
MINE = 50  # tables of a person that are listed


class TableSummary(NamedTuple):
    """What the lobby says of a game that sleeps."""

    round: int | None
    actors: list[int]


class Lobby:
    """All tables of a server. A table wakes when somebody wants it and sleeps when nobody has for a while.

    What takes some milliseconds, waking, replays, records and reading a house set, is done in threads: the others
    play on.
    """

    def __init__(self, store: Store, bot_pool: BotPool) -> None:
        self.services = TableServices(store=store, bot_pool=bot_pool, now=time.time)
        self.store = store
        self.tables: dict[str, Table] = {}
        self.waking: dict[str, asyncio.Task[Table]] = {}
        self.glances: dict[str, TableSummary] = {}
        self.rounds: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to put idle tables to sleep."""
        self.rounds = asyncio.get_running_loop().create_task(self._make_rounds())

    def close(self) -> None:
        """Stop everything that goes on by itself."""
        if self.rounds is not None:
            self.rounds.cancel()
        for table in self.tables.values():
            table.close()

    async def table(self, id: str) -> Table:
        """The table with this id, awake."""
        table = self.tables.get(id)
        if table is None:
            if id not in self.waking:
                self.waking[id] = asyncio.get_running_loop().create_task(self._wake(id))
                self.waking[id].add_done_callback(lambda _: self.waking.pop(id))
            table = await asyncio.shield(self.waking[id])
        table.touch()
        return table

    # --- what people want ---
    async def make(self, person: PersonRow, wish: wire.NewTable) -> wire.Table:
        """A new table; who makes it is its host."""
        kept = await asyncio.to_thread(seats.new_table, wish, person.id, self.services.now())
        row = kept.row
        await self.store.commit(keep_house_set(row.house_set, kept.faces), keep_table(row))
        self.tables[row.id] = Table(self.services, kept, None, [])
        return self.tables[row.id].facts()

    async def snapshot(self, id: str, person: PersonRow | None, since: int) -> wire.Snapshot:
        """Everything somebody may know about a table."""
        return (await self.table(id)).snapshot(person.id if person else None, since)

    async def ask(self, id: str, person: PersonRow, ask: wire.AnyAsk) -> Reply:
        """Ask something of a table, without a socket."""
        table = await self.table(id)
        table.visit(person)
        return await table.ask(person, ask)

    async def view(self, id: str, person: PersonRow | None) -> dict[str, Any]:
        """The view of somebody's seat, or a spectator's, with the state a bot needs."""
        table = await self.table(id)
        return begun(table).view(seats.seat_of(table.row, person.id if person else None))

    async def replay(self, id: str, person: PersonRow | None, eyes: str) -> wire.Replay:
        """A game step by step; other eyes than one's own only when it is over."""
        table = await self.table(id)
        match = begun(table)
        mine = seats.seat_of(table.row, person.id if person else None)
        known = {"watch", *map(str, range(match.seats)), "open"}
        allowed = (
            known if table.row.status in ("over", "abandoned") else {"watch", "watch" if mine is None else str(mine)}
        )
        if eyes not in allowed:
            raise RequestError("no-replay", f"eyes may be: {', '.join(sorted(allowed))}")
        seat = int(eyes) if eyes.isdecimal() else None
        steps = await asyncio.to_thread(views.steps, match.clone(), seat, eyes == "open")
        return wire.Replay(table=table.facts(), eyes=eyes, steps=steps)

    async def record(self, id: str) -> str:
        """The record of a game that has ended, its secret included."""
        table = await self.table(id)
        if table.row.status not in ("over", "abandoned"):
            raise RequestError("not-over")
        return await asyncio.to_thread(begun(table).clone().save)

    async def listing(self, person: PersonRow | None) -> wire.Lobby:
        """The tables that are listed and where something goes on, and somebody's own."""
        me = person.id if person else None
        watched = [t for t in self.tables.values() if t.viewers.connected]
        on = [t for t in watched if t.row.listed and t.row.status in ("open", "playing")]
        mine = [] if me is None else await self.store.of_person(me, MINE)
        people = {id_of(viewer) for t in watched for viewer in t.viewers.connected} - {None}
        return wire.Lobby(
            tables=[await self._line(t.row, me) for t in sorted(on, key=lambda t: -t.row.made)],
            mine=[await self._line(row, me) for row in mine if row.started or row.status == "open"],
            people=len(people),
            busy=len(watched),
        )

    # --- inside ---
    async def _line(self, row: TableRow, person: str | None) -> wire.TableLine:
        table = self.tables.get(row.id)
        if table is not None:
            row = table.row
        seat = seats.seat_of(row, person)
        at = await self._glance(row) if row.status == "playing" else TableSummary(None, [])
        return wire.TableLine(
            id=row.id,
            game=row.game,
            chairs=[views.chair(chair, set() if table is None else table.here) for chair in row.seats],
            options=row.options,
            clock=row.clock,
            status=row.status,
            round=at.round,
            yours=seat,
            your_turn=row.status == "playing" and seat in at.actors,
            made=row.made,
            ended=row.ended,
        )

    async def _glance(self, row: TableRow) -> TableSummary:
        table = self.tables.get(row.id)
        if table is not None:
            return glance(table)
        if row.id not in self.glances:
            try:
                self.glances[row.id] = glance(await self.table(row.id))
            except RequestError:
                self.glances[row.id] = TableSummary(None, [])
        return self.glances[row.id]

    async def _wake(self, id: str) -> Table:
        kept = await self.store.table(id)
        if kept is None:
            raise RequestError("no-table")
        chat = await self.store.chat(id)
        try:
            match = await asyncio.to_thread(match_log.resumed, kept)
            settled = 0 if match is None else await asyncio.to_thread(realtime.settled, match)
        except CorruptLog:
            log.exception("the log of table %s cannot be read", id)
            raise RequestError("trouble") from None
        table = self.tables[id] = Table(self.services, kept, match, chat)
        table.live.settled = settled
        self.glances.pop(id, None)
        return table

    async def _make_rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUNDS_EVERY)
            for id, table in list(self.tables.items()):
                if table.idle(SLEEP_AFTER):
                    self.glances[id] = glance(table)
                    table.close()
                    del self.tables[id]


def begun(table: Table) -> Match:
    """The match of a table, which somebody has started."""
    if table.match is None:
        raise RequestError("not-started")
    return table.match


def glance(table: Table) -> TableSummary:
    """How far a table's game is, and for whom it waits."""
    if table.match is None:
        return TableSummary(None, [])
    shown = table.match.game.present(table.match.known(None), SPECTATOR)
    return TableSummary(shown.get("round"), table.match.actors())
