"""LiveTable: the shell around a table's core. It carries out effects, and turns what happens into inputs.

Everything that touches the world is here: the store, the sockets, the bots' processes and the clock. What a table does
is decided in `cutpurse.table.core`; that it is stored before it is shown is the core's order of effects.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from math import inf
from random import Random
from typing import Any, Protocol, cast

from msgspec import Struct

from cutpurse.bots.fallback import in_a_line
from cutpurse.kernel.game import find
from cutpurse.kernel.match import Match, for_bots
from cutpurse.kernel.play import asked_at_once
from cutpurse.server.bots import BotPool
from cutpurse.server.storage.store import Store
from cutpurse.server.table_clock import TableClock
from cutpurse.server.websocket_frame import frame
from cutpurse.table import effects, inputs
from cutpurse.table import messages as wire
from cutpurse.table.core import GRACE, TableCore
from cutpurse.table.errors import RequestError, StoreFull, StoreUnavailable
from cutpurse.table.inputs import Moment
from cutpurse.table.replies import Reply
from cutpurse.table.rows import ChatRow, PersonRow, StoredTable, TableRow
from cutpurse.table.viewers import Viewer, id_of

log = logging.getLogger(__name__)


class TableServices(Struct):
    """What all tables of a server share."""

    store: Store
    bot_pool: BotPool
    clock: TableClock
    now: Callable[[], float]  # seconds since 1970
    dice: Random  # secrets and ids are drawn from it, too: nobody may foresee it
    grace: float = GRACE
    vacations: dict[str, float] = {}  # by person who is away, until when
    waits: Callable[[TableRow, frozenset[str], int], None] = lambda row, people, n: None  # hears whose turn it is


class Connection(Viewer, Protocol):
    """A viewer that can be sent something."""

    heard_at: float  # when something came from it, by the event loop's clock

    def send_frame(self, frame: bytes) -> None:
        """Send a framed message, with `flush` or with what is sent next; never waits."""

    def flush(self) -> None:
        """Send what waits, all at once."""

    def drop(self) -> None:
        """End the connection; the client may come again at once."""


class LiveTable:
    """A table in memory, with its core; `failed` is called if the core breaks, and the table must be loaded anew."""

    def __init__(
        self,
        services: TableServices,
        stored: StoredTable,
        match: Match | None,
        chat: list[ChatRow],
        failed: Callable[[LiveTable], None],
    ) -> None:
        self.services = services
        self.loop = asyncio.get_running_loop()
        self.failed = failed
        self.core = TableCore(
            stored,
            match,
            chat,
            self._moment(),
            services.dice,
            grace=services.grace,
            vacations=services.vacations,
        )
        self.quiet_since = self.loop.time()
        self.closed = False
        self._inbox: deque[inputs.Input] = deque()
        self._stepping = False
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at = inf
        self._sent_to: dict[Connection, None] = {}  # since the last flush, in their order
        self._sent_at = -inf
        self._thoughts: set[asyncio.Task[None]] = set()  # of bots
        self._waiting: set[asyncio.Future[Reply]] = set()

    # --- what happens ---
    def enter(self, viewer: Connection, since: int) -> None:
        """Somebody connects; raises RequestError if there are too many."""
        self.core.require_room(viewer)
        self.take(inputs.Entered(viewer, since))

    def exit(self, viewer: Connection) -> None:
        """Somebody's connection ended."""
        self.touch()
        self.take(inputs.Exited(viewer))

    def visit(self, person: PersonRow) -> None:
        """Somebody sends a request without a socket, as a script may: for a while they count as present."""
        self.take(inputs.Visited(person))

    def request(self, person: PersonRow, ask: wire.AnyAsk, reply: Callable[[Reply], None]) -> None:
        """Somebody sends a request; `reply` gets the reply."""
        self.take(inputs.Asked(person, ask, reply))

    async def ask(self, person: PersonRow, ask: wire.AnyAsk) -> Reply:
        """Somebody sends a request; returns the reply."""
        future: asyncio.Future[Reply] = self.loop.create_future()
        self._waiting.add(future)
        future.add_done_callback(self._waiting.discard)
        self.request(person, ask, lambda reply: None if future.done() else future.set_result(reply))
        return await future

    def take(self, event: inputs.Input) -> None:
        """Let the core take an input, and do what it wants; an input that comes meanwhile waits."""
        self._inbox.append(event)
        if self._stepping or self.closed:
            return
        self._stepping = True
        try:
            while self._inbox:
                for effect in self.core.step(self._inbox.popleft(), self._moment()):
                    self._do(effect)
            self._flush()
        except Exception:
            log.exception("table %s broke, and is loaded anew", self.row.id)
            self.stop("trouble")
            self.failed(self)
            return
        finally:
            self._stepping = False
        self._set_alarm()

    # --- what is to be done ---
    def _do(self, effect: effects.Effect) -> None:
        if isinstance(effect, effects.Send):
            framed = frame(effect.message)
            for viewer in effect.viewers:
                connection = cast(Connection, viewer)
                connection.send_frame(framed)
                self._sent_to[connection] = None
        elif isinstance(effect, effects.Drop):
            for viewer in effect.viewers:
                cast(Connection, viewer).drop()
        elif isinstance(effect, effects.SendReply):
            effect.ticket(effect.message)
        elif isinstance(effect, effects.Commit):
            self._commit(effect)
        elif isinstance(effect, effects.SearchKey):
            self._search_key(effect)
        elif isinstance(effect, effects.AskBot):
            self._think(self._choose(effect))
        elif isinstance(effect, effects.AskAdvice):
            self._think(self._advise(effect))
        elif isinstance(effect, effects.Waits):
            self.services.waits(self.row, effect.people, effect.n)
        elif isinstance(effect, effects.BotFailed):
            told = "table %s: bot %s in seat %s chose %.80r, which it may not; the policy plays"
            log.warning(told, self.row.id, effect.bot, effect.seat, effect.command)
        elif not isinstance(effect.error, (StoreUnavailable, StoreFull)):  # those the store says once, for all tables
            log.error("table %s: %s", self.row.id, effect.error, exc_info=effect.error)

    def _flush(self) -> None:
        """Send what waits: to whoever asked it went with the reply, in one write."""
        if self._sent_to:
            self._sent_at = self.loop.time()
        for connection in self._sent_to:
            connection.flush()
        self._sent_to.clear()

    def _commit(self, commit: effects.Commit) -> None:
        number = commit.number
        self.services.store.commit_soon(commit.rows, lambda error: self._stored(number, error))

    def _search_key(self, search: effects.SearchKey) -> None:
        number = search.number
        self.services.store.has_key_soon(
            self.row.id,
            search.key,
            lambda found, body, error: self.take(inputs.KeySearched(number, found, error, body)),
        )

    def _stored(self, number: int, error: Exception | None) -> None:
        self.take(inputs.Stored(number) if error is None else inputs.NotStored(number, error))

    def _think(self, work: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(work)
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    async def _choose(self, asked: effects.AskBot) -> None:
        try:
            known = asked.known
            view = for_bots(find(self.row.game), known, asked.seat, asked.seen)
            in_real_time = known.stack is not None and known.stack.frame.pace(known) is not None
            urgent = in_real_time or bool(asked_at_once(known, asked.seat))
            pool = self.services.bot_pool
            if asked.instead:
                command = await pool.move_instead(view, asked.seat)
            else:
                command = await pool.choose(asked.bot, view, asked.seat, self.row.id, urgent)
        except Exception as error:
            log.warning("table %s: bot %s cannot be asked: %s", self.row.id, asked.bot, in_a_line(error))
            command = None
        self.take(inputs.BotChose(asked.turn, command))

    async def _advise(self, asked: effects.AskAdvice) -> None:
        try:
            commands, choices = await self.services.bot_pool.advise(asked.bot, asked.match, asked.seat)
        except Exception as error:
            log.warning("table %s: bot %s cannot advise: %s", self.row.id, asked.bot, in_a_line(error))
            commands, choices = [], []
        self.take(inputs.Advised(asked.ticket, asked.key, commands, choices))

    def _set_alarm(self) -> None:
        """Wake the core in time; an alarm that goes off too early does no harm, and setting it anew would cost more."""
        if self.core.wake_at < self._alarm_at and not self.closed:
            if self._alarm is not None:
                self._alarm.cancel()
            self._alarm_at = self.core.wake_at
            self._alarm = self.loop.call_at(self.services.clock.loop_time(self._alarm_at), self._wake)

    def _wake(self) -> None:
        self._alarm, self._alarm_at = None, inf
        self.take(inputs.Woken())

    def _moment(self) -> Moment:
        return Moment(self.services.clock.time(), self.services.now())

    # --- in memory ---
    def idle(self, seconds: float) -> bool:
        """Whether nobody has been here for this long, so that the table can be dropped from memory."""
        quiet = not self.core.viewers.connected and not self.core.busy
        return quiet and self.loop.time() - self.quiet_since >= seconds

    def touch(self) -> None:
        """Somebody uses this table: it stays in memory for a while."""
        self.quiet_since = self.loop.time()

    def is_looked_at(self, person: str, glance: float) -> bool:
        """Whether somebody looks at this table, or looked away less than so many seconds ago.

        A page that is seen asks every few seconds whether the connection is alive, unless it has just heard from us;
        one that is hidden says nothing.
        """
        if person not in self.core.here:
            return False
        theirs = [cast(Connection, each) for each in self.core.viewers.connected if id_of(each) == person]
        since = self.loop.time() - glance
        return not theirs or self._sent_at > since or any(each.heard_at > since for each in theirs)

    def stop(self, why: wire.Code) -> None:
        """Close, and tell those who wait for a reply why they get none."""
        for future in self._waiting:
            if not future.done():
                future.set_exception(RequestError(why))
        self.close()

    def close(self) -> None:
        """Stop all timers and tasks; what is stored stays."""
        self.closed = True
        self.core.close()
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._thoughts:
            task.cancel()
        for future in self._waiting:
            future.cancel()

    # --- lookups ---
    @property
    def row(self) -> TableRow:
        """The table's own row, as it is stored."""
        return self.core.row

    @property
    def match(self) -> Match | None:
        """The match; None before the start."""
        return self.core.match

    def facts(self) -> wire.Table:
        """What everybody may know about the table."""
        return self.core.facts(self.services.clock.time())

    def snapshot(self, person: str | None, since: int) -> wire.Snapshot:
        """Everything one person may know; the log from entry `since` on."""
        return self.core.snapshot(person, since, self.services.clock.time())
