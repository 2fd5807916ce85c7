"""The lobby: all tables of a server, in memory or only stored, and the requests that are not about one seat."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Callable, Mapping
from math import inf
from types import MappingProxyType
from typing import Any, NamedTuple, cast

from cutpurse.kernel.core import SPECTATOR
from cutpurse.kernel.game import find, games
from cutpurse.kernel.match import Match
from cutpurse.kernel.record import CorruptLog
from cutpurse.server import replays
from cutpurse.server.bots import BotPool
from cutpurse.server.live_table import Connection, LiveTable, TableServices
from cutpurse.server.results import Results
from cutpurse.server.reviews import Reviews
from cutpurse.server.storage.log_chain import BrokenChain
from cutpurse.server.storage.store import Store
from cutpurse.server.storage.writes import add_entries, keep_house_set, keep_table
from cutpurse.server.table_clock import TableClock
from cutpurse.server.vacations import Vacations
from cutpurse.table import inputs, lesson, match_log, realtime, seats, views
from cutpurse.table import messages as wire
from cutpurse.table.errors import RequestError, StoreError
from cutpurse.table.replies import Reply
from cutpurse.table.results import lacks_results, with_results
from cutpurse.table.rows import PersonRow, TableRow
from cutpurse.table.viewers import id_of

log = logging.getLogger(__name__)

GLANCE = 15.0  # seconds that somebody may look away from a table and still count as looking at it
SLEEP_AFTER = 60.0  # seconds without anybody, before a table is dropped from memory
SLEEP_CHECK_EVERY = 15.0  # seconds between two checks for tables that may sleep
MOST_OF_MINE = 50  # most of a person's own tables that are listed
PAGE = 30  # most of the others' tables, on one page of the lobby
MOST_SUMMARIES = 10_000

# Tables that wait for their game to begin: those of one host, from one address, and on the whole server.
BEFORE = ("open", "opening")  # what such a table's status is
MOST_WAITING_EACH = 20
MOST_WAITING_FROM = 150
MOST_WAITING = 3000
SWEEP_EVERY = 60.0  # seconds between two times that deserted ones are removed:
EMPTY_LASTS = 3600.0  # seconds, where nobody has sat down,
SEATED_LASTS = 90 * 24 * 3600.0  # where somebody has; where the server is full,
LASTS_WHEN_FULL = 3600.0  # this is all they get
SWEPT_AT_ONCE = 500
WOKEN_AT_ONCE = 50  # tables that are due though nobody is there
TIME_KEPT_EVERY = 60.0  # seconds between two times that the time of the tables is stored, while clocks run by it


class TableSummary(NamedTuple):
    """What the lobby shows of a running game, also while its table is not in memory."""

    round: int | None
    actors: list[int]
    since: float | None = None  # when the game last went on
    ends: Mapping[int, float] = MappingProxyType({})  # by seat it waits for, when its time is up, if its clock runs


class WaitingTable(NamedTuple):
    """A table whose game has not begun, in memory or not."""

    host: str
    network: str  # where its host made it; empty if nobody knows any more


class Lobby:
    """All tables of a server. A table is loaded when somebody wants it, and dropped when nobody has for a while.

    Loading, replays, records and reading a house set take some milliseconds and run in threads, so the others play on.
    """

    def __init__(
        self, store: Store, bot_pool: BotPool, waits: Callable[[TableRow, frozenset[str], int], None] | None = None
    ) -> None:
        clock = TableClock(asyncio.get_running_loop(), store.table_time or None)
        self.vacations = Vacations(store)
        self.services = TableServices(
            store=store,
            bot_pool=bot_pool,
            clock=clock,
            now=time.time,
            dice=random.SystemRandom(),
            vacations=self.vacations.until,
        )
        if waits is not None:
            self.services.waits = waits
        self.store = store
        self.tables: dict[str, LiveTable] = {}
        self.replays = replays.Replays()
        self.reviews = Reviews(store)
        self.results = Results(store)
        self.older: asyncio.Task[None] | None = None  # works out the results of older games
        self.waking: dict[str, asyncio.Task[LiveTable]] = {}
        self.summaries: dict[str, TableSummary] = {}
        self.waiting: dict[str, WaitingTable] | None = None  # None before the first one is made
        self.swept = 0.0
        self.sleeper: asyncio.Task[None] | None = None
        self.damaged: set[str] = set()  # tables whose logs are damaged, as the server's log says
        self.missing_games: set[str] = set()  # of which there are tables, as the server's log says
        self.unwakeable: set[str] = set()  # tables that are due and cannot be loaded
        self.clocks_run = False  # by the time of the tables, whoever is there
        self.time_kept = -inf
        store.on_closed = self._stop_showing

    def open(self) -> None:
        """Start the clock of all tables, and the task that drops idle ones from memory."""
        self.services.clock.open()
        loop = asyncio.get_running_loop()
        self.sleeper = loop.create_task(self._put_idle_tables_to_sleep())
        self.older = loop.create_task(self.results.work_out_older())

    def close(self) -> None:
        """Stop the clock, that task and all tables."""
        if self.clocks_run:
            self.store.keep_table_time(self.services.clock.time())
        self.services.clock.close()
        for task in (self.sleeper, self.older):
            if task is not None:
                task.cancel()
        self.reviews.close()
        for table in self.tables.values():
            table.close()

    async def table(self, id: str) -> LiveTable:
        """The table with this id, loaded if need be; raises RequestError if there is none."""
        self.store.require_open()
        table = self.tables.get(id)
        if table is None:
            if id not in self.waking:
                self.waking[id] = asyncio.get_running_loop().create_task(self._wake(id))
                self.waking[id].add_done_callback(lambda _: self.waking.pop(id))
            table = await asyncio.shield(self.waking[id])
        table.touch()
        return table

    def is_looked_at(self, id: str, person: str) -> bool:
        """Whether somebody looks at a table; who looked away a moment ago still does."""
        table = self.tables.get(id)
        return table is not None and table.is_looked_at(person, GLANCE)

    # --- requests ---
    async def make(self, person: PersonRow, new: wire.NewTable, network: str = "") -> wire.Table:
        """Make a table; whoever makes it is its host. Raises RequestError if too many wait for their game already."""
        waiting = await self._require_few_waiting(person.id, network)
        now, dice = self.services.now(), self.services.dice
        stored = await asyncio.to_thread(seats.new_table, new, person.id, now, dice)
        row = stored.row
        await self.store.require_room(row.house_set)
        await self.store.commit(keep_house_set(row.house_set, stored.faces), keep_table(row))
        self.tables[row.id] = LiveTable(self.services, stored, None, [], self._reload)
        waiting[row.id] = WaitingTable(person.id, network)
        return self.tables[row.id].facts()

    async def begin_lesson(self, person: PersonRow, new: wire.NewLesson, pace: wire.Pace = "human") -> wire.Table:
        """Make a table with a lesson, which begins at once; raises RequestError if there is none of this name."""
        if new.game not in games():
            raise RequestError("no-game", f"the games are: {', '.join(games())}")
        found = lesson.known_lesson(new.game, new.lesson)
        if found is None:
            raise RequestError("no-lesson")
        now, dice = self.services.now(), self.services.dice
        stored, match = await asyncio.to_thread(lesson.new_table, found, person.id, new.name, pace, now, dice)
        await self.store.require_room(stored.row.house_set)
        await self.store.commit(keep_table(stored.row), add_entries(stored.row.id, stored.entries))
        self.tables[stored.row.id] = LiveTable(self.services, stored, match, [], self._reload)
        return self.tables[stored.row.id].facts()

    async def snapshot(self, id: str, person: PersonRow | None, since: int) -> wire.Snapshot:
        """Everything that somebody may know about a table."""
        return (await self._table_for(id, person)).snapshot(person.id if person else None, since)

    async def ask(self, id: str, person: PersonRow, ask: wire.AnyAsk) -> Reply:
        """Send a request to a table, without a socket."""
        table = await self.table(id)
        table.visit(person)
        return await table.ask(person, ask)

    async def view(self, id: str, person: PersonRow | None) -> dict[str, Any]:
        """The view of somebody's seat, or a spectator's, with the redacted state that a bot needs."""
        table = await self._table_for(id, person)
        return started_match(table).view(seats.seat_of(table.row, person.id if person else None))

    async def log(self, id: str, person: PersonRow | None, end: int) -> wire.Log:
        """The entries before one, as somebody saw them."""
        return (await self._table_for(id, person)).core.earlier(person.id if person else None, end)

    async def replay_page(self, id: str, person: PersonRow | None, eyes: str, first: int, who: str) -> bytes:
        """Some steps of a game from this one on, as a message; `who` asks, as `Replays` says."""
        table, seen = await self._seen(id, person, eyes)
        steps = await self.replays.page(seen, first, who)
        return replays.replay_message(table.facts(), seen, first, steps, await self._times(table, seen, first))

    async def _times(self, table: LiveTable, seen: replays.Seen, first: int) -> list[int]:
        """When the steps of a page happened, in milliseconds since the start."""
        moves = seen.moves[first : first + replays.PAGE]
        if not moves:
            return []
        times = await self.store.times(seen.table, moves[0].n, moves[-1].n)
        start = table.row.started or table.row.made
        return [round(1000 * (times.get(move.n, start) - start)) for move in moves]

    async def replay(self, id: str, person: PersonRow | None, eyes: str, who: str) -> AsyncIterator[bytes]:
        """A game step by step, as one message in parts."""
        table, seen = await self._seen(id, person, eyes)
        return await self.replays.whole(seen, table.facts(), who)

    async def _seen(self, id: str, person: PersonRow | None, eyes: str) -> tuple[LiveTable, replays.Seen]:
        """A table's game, through eyes that one may look through: other than one's own only when it is over."""
        table = await self._table_for(id, person)
        match = started_match(table)
        mine = seats.seat_of(table.row, person.id if person else None)
        known = {"watch", *map(str, range(match.seats)), "open"}
        allowed = (
            known if table.row.status in ("over", "abandoned") else {"watch", "watch" if mine is None else str(mine)}
        )
        if eyes not in allowed:
            raise RequestError("no-replay", f"eyes may be: {', '.join(sorted(allowed))}")
        return table, replays.Seen(id, match, eyes, match.kept)

    async def record(self, id: str, person: PersonRow | None, who: str) -> AsyncIterator[str]:
        """The record of a game that has ended, including its secret, in parts; `who` asks, as `Replays` says."""
        return await self.replays.record(await self._ended(id, person), who)

    async def review(self, id: str, person: PersonRow | None) -> wire.Review:
        """How far the review of a finished game is, and all of it when it is done."""
        await self._ended(id, person)
        return await self.reviews.state(id, person.id if person else None)

    async def want_review(self, id: str, person: PersonRow, may_begin: Callable[[], None]) -> wire.Review:
        """Have the review of a finished game made, unless there is one; `may_begin` refuses what is too much."""
        match = await self._ended(id, person)
        if match.outcome is None:
            raise RequestError("not-over", "It was not played to its end.")
        found = await self.reviews.state(id, person.id)
        if found.status != "done":
            self.reviews.want(id, match, person.id, may_begin)
            found = await self.reviews.state(id, person.id)
        return found

    async def cancel_review(self, id: str, person: PersonRow) -> wire.Review:
        """Want the review of a game no more."""
        await self._ended(id, person)
        self.reviews.cancel(id, person.id)
        return await self.reviews.state(id, person.id)

    async def _ended(self, id: str, person: PersonRow | None) -> Match:
        """The match of a table whose game has ended, for somebody; raises RequestError while it goes on."""
        table = await self._table_for(id, person)
        if table.row.status not in ("over", "abandoned"):
            raise RequestError("not-over")
        return started_match(table)

    async def listing(
        self, person: PersonRow | None, page: int = 0, show: wire.Shown = "all", game: str = ""
    ) -> wire.Lobby:
        """A page of the listed tables where somebody is connected, those one can join first; and one's own.

        With a game, only its tables are on the pages; one's own are always all there.
        """
        self.store.require_open()
        if game and game not in games():
            raise RequestError("no-game", f"the games are: {', '.join(games())}")
        me = person.id if person else None
        watched = [t for t in self.tables.values() if t.core.viewers.connected]
        on = [t for t in watched if t.row.listed and is_shown(t.row, show) and game in ("", t.row.game)]
        on.sort(key=lambda t: (not has_room(t.row), -t.row.made))
        mine = [] if me is None else await self.store.of_person(me, MOST_OF_MINE)
        busy = [t for t in watched if t.row.status not in ("over", "abandoned")]
        people = {id_of(viewer) for t in busy for viewer in t.core.viewers.connected} - {None}
        return wire.Lobby(
            tables=[await self._table_line(t.row, me) for t in on[page * PAGE : (page + 1) * PAGE]],
            mine=[await self._table_line(row, me) for row in mine if row.started or row.status == "open"],
            people=len(people),
            busy=len(busy),
            pages=max(1, -(-len(on) // PAGE)),
        )

    async def finished(
        self, person: PersonRow | None, page: int = 0, game: str = "", ended: wire.Ended = "over"
    ) -> wire.FinishedGames:
        """A page of somebody's own finished games, with the results; nobody has any."""
        self.store.require_open()
        return await self.results.games(person.id if person else None, page, game, ended)

    async def statistics(self, person: PersonRow | None, game: str = "") -> wire.Statistics:
        """What came of somebody's own finished games."""
        self.store.require_open()
        return await self.results.statistics(person.id if person else None, game)

    async def vacation(self, person: PersonRow | None) -> wire.Vacation:
        """Until when somebody is away, and how many days they have left."""
        self.store.require_open()
        return await self.vacations.of(person.id if person else None, self.services.now())

    async def take_vacation(self, person: PersonRow, days: int) -> wire.Vacation:
        """Somebody goes on vacation for so many days, or is back; all their games over days follow."""
        found = await self.vacations.take(person.id, days, self.services.now)
        for row in await self.store.running_games(person.id):
            if row.takes_vacations:
                try:
                    (await self.table(row.id)).take(inputs.VacationsChanged())
                except RequestError:  # the log says why it cannot be loaded
                    continue
        return found

    # --- inside ---
    async def _table_for(self, id: str, person: PersonRow | None) -> LiveTable:
        """A table for somebody; raises RequestError if its host has shut them out."""
        table = await self.table(id)
        table.core.require_welcome(person.id if person else None)
        return table

    async def _table_line(self, row: TableRow, person: str | None) -> wire.TableLine:
        table = self.tables.get(row.id)
        if table is not None:
            row = table.row
        seat = seats.seat_of(row, person)
        now = self.services.clock.time()
        at = await self._summary(row) if row.status == "playing" else TableSummary(None, [])
        return wire.TableLine(
            id=row.id,
            game=row.game,
            chairs=[views.chair(row, chair, set() if table is None else table.core.here, set()) for chair in row.seats],
            options=row.options,
            clock=row.clock,
            status=row.status,
            round=at.round,
            yours=seat,
            your_turn=row.status == "playing" and seat in at.actors,
            made=row.made,
            ended=row.ended,
            lesson=row.lesson is not None,
            guided=row.status == "playing" and lesson.is_guided(row),
            waits_for=at.actors,
            since=at.since,
            left=time_left(at, seat, now),
            away_until=self._away_until(row, at.actors),
            bank=row.bank,
            over_days=row.over_days,
        )

    def _away_until(self, row: TableRow, waits_for: list[int]) -> float | None:
        """Until when the first of those a table waits for is on vacation; None if one of them is not."""
        if not row.takes_vacations:
            return None
        now = self.services.now()
        until = [self.vacations.until.get(row.seats[seat].person or "", 0.0) for seat in waits_for]
        return min(until) if until and min(until) > now else None

    async def _summary(self, row: TableRow) -> TableSummary:
        table = self.tables.get(row.id)
        if table is not None:
            return summary(table)
        if row.id not in self.summaries:
            try:
                self.summaries[row.id] = summary(await self.table(row.id))
            except RequestError:
                self.summaries[row.id] = TableSummary(None, [])
        return self.summaries[row.id]

    async def _wake(self, id: str) -> LiveTable:
        try:
            stored = await self.store.table(id)
        except BrokenChain as error:
            if id not in self.damaged:
                self.damaged.add(id)
                log.error("%s, so this table stays closed; cutpurse restore takes a backup", error)
            raise RequestError("damaged") from None
        if stored is None:
            raise RequestError("no-table")
        self._require_game(stored.row.game)
        chat = await self.store.chat(id)
        try:
            match = await asyncio.to_thread(match_log.resumed_match, stored)
            undo_floor = 0 if match is None else await asyncio.to_thread(realtime.undo_floor, match)
        except CorruptLog:
            log.exception("the log of table %s cannot be read", id)
            raise RequestError("trouble") from None
        if match is not None and lacks_results(stored.row):
            stored.row = with_results(stored.row, match.outcome)
        table = self.tables[id] = LiveTable(self.services, stored, match, chat, self._reload)
        table.core.realtime.undo_floor = undo_floor
        self.summaries.pop(id, None)
        if stored.row.over_days:
            table.take(inputs.Woken())  # it goes on by itself
        if self.waiting is not None and stored.row.status in BEFORE:
            self.waiting.setdefault(id, WaitingTable(stored.row.host, ""))  # made for a rematch
        return table

    def _require_game(self, game: str) -> None:
        """Raise RequestError for a table of a game that is not installed; the log says so once."""
        try:
            find(game)
        except ValueError as error:
            if game not in self.missing_games:
                self.missing_games.add(game)
                log.warning("tables of %s stay closed until it is installed: %s", game, error)
            raise RequestError("no-game", f"{game} is not installed on this server; its tables are kept.") from None

    def _stop_showing(self) -> None:
        """The database is not ours any more: nobody is shown anything that may not be true."""
        for table in list(self.tables.values()):
            table.stop("not-stored")
            self._reload(table)

    def _reload(self, table: LiveTable) -> None:
        """A table broke: whoever is connected has to come again, and it is loaded anew from what is stored."""
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
        for viewer in list(table.core.viewers.connected):
            cast(Connection, viewer).drop()

    async def wake_due_tables(self) -> None:
        """Load the tables that have something to do soon, though nobody is there."""
        time = self.services.clock.time()
        waiting = await self.store.next_due(WOKEN_AT_ONCE + len(self.unwakeable))
        self.clocks_run = bool(waiting)
        if self.clocks_run and time - self.time_kept >= TIME_KEPT_EVERY:
            self.time_kept = time
            self.store.keep_table_time(time)
        for id, due in waiting:
            if due <= time + SLEEP_CHECK_EVERY and id not in self.tables and id not in self.unwakeable:
                try:
                    await self.table(id)
                except RequestError:  # the log says why
                    self.unwakeable.add(id)
                except StoreError:  # of the database, not of this table
                    raise
                except Exception:
                    log.exception("table %s is due and could not be woken", id)
                    self.unwakeable.add(id)

    async def _put_idle_tables_to_sleep(self) -> None:
        while True:
            try:
                await self.wake_due_tables()
            except Exception:  # whatever it is, other tables are due too, now and later
                log.exception("tables that are due could not be woken")
            await asyncio.sleep(SLEEP_CHECK_EVERY)
            for id, table in list(self.tables.items()):
                try:
                    if table.idle(SLEEP_AFTER):
                        self._put_to_sleep(id, table)
                except Exception:
                    log.exception("table %s could not be put to sleep: it is loaded anew when it is needed", id)
                    table.close()
                    self._reload(table)
            if asyncio.get_running_loop().time() - self.swept >= SWEEP_EVERY:
                try:
                    await self.sweep()
                except Exception:
                    log.exception("deserted tables could not be removed")

    def _put_to_sleep(self, id: str, table: LiveTable) -> None:
        if self.waiting is not None and table.row.status not in BEFORE:
            self.waiting.pop(id, None)
        if len(self.summaries) >= MOST_SUMMARIES:
            del self.summaries[next(iter(self.summaries))]
        self.summaries[id] = summary(table)
        table.close()
        del self.tables[id]

    # --- tables that wait ---
    async def _require_few_waiting(self, host: str, network: str) -> dict[str, WaitingTable]:
        """The tables that wait for their game; raises RequestError if no more may be made."""
        if self.waiting is None:
            stored = await self.store.waiting_tables()
            self.waiting = {id: WaitingTable(host, "") for id, host in stored} | (self.waiting or {})
        waiting = self.waiting
        for id in [id for id in waiting if id in self.tables and self.tables[id].row.status not in BEFORE]:
            del waiting[id]
        of_host = sum(table.host == host for table in waiting.values())
        from_there = sum(table.network == network for table in waiting.values()) if network else 0
        if of_host >= MOST_WAITING_EACH:
            raise RequestError("too-many-tables", "Too many of your tables wait for their game.", count=of_host)
        if from_there >= MOST_WAITING_FROM:
            raise RequestError("too-many", "Too many tables from your address wait for their game.")
        if len(waiting) >= MOST_WAITING:
            await self.sweep(LASTS_WHEN_FULL)
        if len(waiting) >= MOST_WAITING:
            raise RequestError("too-many", "Too many tables wait for their game.")
        return waiting

    async def sweep(self, lasts: float = SEATED_LASTS) -> None:
        """Remove tables that nobody has used for long, and whose game never began."""
        self.swept = asyncio.get_running_loop().time()
        now = self.services.now()
        in_use = self.tables.keys() | self.waking.keys()
        removed = await self.store.remove_deserted_tables(now - EMPTY_LASTS, now - lasts, in_use, SWEPT_AT_ONCE)
        for id in removed:
            self.summaries.pop(id, None)
            if self.waiting is not None:
                self.waiting.pop(id, None)


def has_room(row: TableRow) -> bool:
    """Whether somebody could still sit down."""
    return row.status == "open" and any(seats.is_empty(seat) for seat in row.seats)


def is_shown(row: TableRow, show: wire.Shown) -> bool:
    """Whether a table belongs to what somebody wants to see of the lobby."""
    match show:
        case "free":
            return has_room(row)
        case "watch":
            return row.status == "playing"
    return row.status in ("open", "opening", "playing")


def started_match(table: LiveTable) -> Match:
    """The match of a table; raises RequestError before the start."""
    if table.match is None:
        raise RequestError("not-started")
    return table.match


def summary(table: LiveTable) -> TableSummary:
    """How far a table's game is, and which seats it waits for."""
    if table.match is None:
        return TableSummary(None, [])
    shown = table.match.game.present(table.match.known(None), SPECTATOR)
    actors = [seat for seat in table.match.actors() if seat >= 0]
    now = table.services.clock.time()
    ends = {seat: now + left for seat, left in table.core.times_left(now).items()}
    return TableSummary(shown.get("round"), actors, table.core.moved_at, ends)


def time_left(at: TableSummary, seat: int | None, now: float) -> float | None:
    """Seconds until a seat's time is up, if the table waits for it; else until that of the first one is."""
    end = at.ends.get(-1 if seat is None else seat, min(at.ends.values(), default=None))
    return None if end is None or (seat in at.actors and seat not in at.ends) else max(0.0, end - now)
