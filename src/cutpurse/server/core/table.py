"""One table: its seats, its match and its viewers. Every change is stored before anybody is sent it.

Requests are handled in handlers.py; what the table does by itself is in autoplay.py.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from cutpurse.kernel.core import State
from cutpurse.kernel.game import BadCommand, find
from cutpurse.kernel.match import Draft, Match
from cutpurse.kernel.match import Refused as RefusedByRule
from cutpurse.server import messages as wire
from cutpurse.server.bots import BotPool
from cutpurse.server.core import handlers, match_log, seats, views
from cutpurse.server.core.autoplay import Autoplay
from cutpurse.server.core.move_clocks import MoveClocks
from cutpurse.server.core.reaction_windows import ReactionWindows
from cutpurse.server.core.realtime import RealTime, run_hands
from cutpurse.server.core.replies import RecentReplies, Reply, error_reply
from cutpurse.server.core.tasks import BackgroundTasks
from cutpurse.server.core.undo_vote import UndoVote
from cutpurse.server.core.viewers import VISIT_LASTS, Viewer, Viewers, id_of
from cutpurse.server.errors import RequestError
from cutpurse.server.storage.store import (
    ChatRow,
    Conflict,
    PersonRow,
    Store,
    StoredTable,
    StoreError,
    TableRow,
    Write,
    add_entries,
    add_key,
    keep_table,
)

CHAT_KEPT = 100  # lines that somebody who connects gets
HOST_AWAY = 120.0  # seconds; after that, whoever acts as host may also end the game

LOGGED = (wire.Play, wire.Say)  # requests whose key is stored with their entry or chat line, and cannot be stored twice


class TableServices(Struct):
    """What all tables of a server share."""

    store: Store
    bot_pool: BotPool
    now: Callable[[], float]  # seconds since 1970
    grace: float = 45.0  # seconds that the table waits for somebody who is away


class Times(NamedTuple):
    """The clocks of a table, the same for every viewer: what is left for a move, and the clocks of real time."""

    left: float | None
    live: wire.Live | None


class Table:
    """A table in memory. Requests and bots go through its lock, one after the other."""

    def __init__(self, services: TableServices, stored: StoredTable, match: Match | None, chat: list[ChatRow]) -> None:
        self.services = services
        self.row = stored.row
        self.faces = stored.faces  # the text of its house set, empty for the game's own
        self.match = match
        self.chat = deque((views.chat_line(row) for row in chat), maxlen=CHAT_KEPT)
        self.viewers = Viewers()
        self.here: set[str] = set()  # people who are connected, or asked for something lately,
        self.players_here: set[str] = set()  # and those of them with a seat
        self.undo_vote = UndoVote(self._undo_vote_changed)
        self.most_moves = (
            0 if self.match is None else len(self.match.kept)
        )  # the most moves that ever stood: only beyond that has the game gone on
        self.recent = RecentReplies(entry.key for entry in stored.entries)
        self.clocks = MoveClocks(stored.row.clock, services.grace)
        self.windows = ReactionWindows(find(stored.row.game), stored.row.delay)
        self.lock = asyncio.Lock()
        self.loop = asyncio.get_running_loop()
        self.autoplay = Autoplay(self)
        self.realtime = RealTime(len(stored.row.seats), self._trip, partial(run_hands, self))
        self.background = BackgroundTasks(stored.row.id, self.autoplay.schedule)
        self.quiet_since = self.host_seen = self.loop.time()
        for seat in range(len(self.row.seats)):
            self.clocks.set_presence(seat, False, self.quiet_since)
        self._update_clocks(set())

    # --- connections ---
    def enter(self, viewer: Viewer, since: int) -> None:
        """Somebody connects: they get a snapshot, and the others see that they are here."""
        self.viewers.add(viewer, seats.seat_of(self.row, id_of(viewer)) is not None)
        self._update_presence()
        self.viewers.send(viewer, self.snapshot(id_of(viewer), since))
        self.send_table(skip=viewer)
        seat = seats.seat_of(self.row, id_of(viewer))
        if seat is not None and self.row.seats[seat].warm:
            self.background.start(self.autoplay.hand_back(seat))
        self.autoplay.schedule()

    def exit(self, viewer: Viewer) -> None:
        """Somebody's connection ended."""
        self.viewers.remove(viewer)
        self._update_presence()
        self.touch()
        self.send_table()
        self.autoplay.schedule()

    def visit(self, person: PersonRow) -> None:
        """Somebody sends a request without a socket, as a script may: for a while they count as present."""
        self.viewers.visit(person, self.loop.time())
        self._see_visitors()
        self.loop.call_later(VISIT_LASTS + 0.01, self._see_visitors)

    def _see_visitors(self) -> None:
        before = self.players_here
        self._update_presence()
        if self.players_here != before:
            self.send_table()
            self.autoplay.schedule()

    def idle(self, seconds: float) -> bool:
        """Whether nobody has been here for this long, so that the table can be dropped from memory."""
        busy = self.background.tasks or self.realtime.busy or self.lock.locked()
        quiet = not self.viewers.connected and not busy
        return quiet and self.loop.time() - self.quiet_since >= seconds

    def touch(self) -> None:
        """Somebody uses this table: it stays in memory for a while."""
        self.quiet_since = self.loop.time()

    def close(self) -> None:
        """Stop all timers and tasks; what is stored stays."""
        self.undo_vote.close()
        self.realtime.close()
        self.autoplay.stop()
        self.background.cancel()

    # --- what viewers see ---
    def facts(self) -> wire.Table:
        """What everybody may know about the table."""
        return views.table_message(
            self.row, self.here, self.viewers.watching(self.players_here), self.undo_vote.shown()
        )

    def snapshot(self, person: str | None, since: int) -> wire.Snapshot:
        """Everything one person may know; the log from entry `since` on."""
        seat = seats.seat_of(self.row, person)
        return wire.Snapshot(
            table=self.facts(),
            you=views.you(self.row, person, self.here, self.host_gone),
            position=None if self.match is None else self._position(self.match, seat, self._times()),
            told=[] if self.match is None else views.told_entries(self.match, seat, since),
            chat=list(self.chat),
        )

    def _position(
        self, match: Match, seat: int | None, times: Times, shared: views.Shared | None = None
    ) -> wire.Position:
        position = views.position(match, seat, times.left, shared)
        position.live = times.live
        if seat is not None:
            if not self.may_undo(match, seat):
                position.undo = "no"
            position.reactions = self.windows.shown(match, self.row, seat)
            if position.undo == "ask":
                position.undo = self._undo_of_revealed(match, seat)
        return position

    def may_undo(self, match: Match, seat: int) -> bool:
        """Whether a seat's last move was made by turns: moves of real time are never taken back."""
        last = match.last(seat)
        return last is None or last.n >= self.realtime.undo_floor

    def _undo_of_revealed(self, match: Match, seat: int) -> Literal["free", "ask", "no"]:
        """Whether a move that revealed something can be taken back: bots always agree, people are asked once."""
        if not seats.other_people(self.row, seat):
            return "free"
        last = match.last(seat)
        return "no" if last is not None and last.n in self.undo_vote.asked_about else "ask"

    @property
    def host_gone(self) -> bool:
        """Whether the host has been away for long."""
        return self.row.host not in self.here and self.loop.time() - self.host_seen >= HOST_AWAY

    # --- requests ---
    async def ask(self, person: PersonRow, ask: wire.AnyAsk) -> Reply:
        """Handle a request and reply; a key that was handled before only gets its reply again."""
        if isinstance(ask, wire.Ping):
            return wire.Done(key=ask.key)  # at once: a ping tests the connection, not the table
        key = f"{person.id}.{ask.key}"
        try:
            if isinstance(ask, wire.Hint):
                return await handlers.hint(self, self.seat_of(person.id), ask.key)
            if isinstance(ask, wire.Play) and self.realtime.pace is not None:
                return await handlers.play_realtime(self, self.seat_of(person.id), ask, key)
            async with self.lock:
                if key in self.recent.done:
                    return self.recent.done[key]
                if not isinstance(ask, LOGGED) and await self.services.store.has_key(self.row.id, key):
                    return wire.Done(key=ask.key)
                reply = await handlers.handle(self, person, ask, key)
                self.recent.remember(key, reply)
                return reply
        except (RefusedByRule, BadCommand, RequestError, Conflict) as refusal:
            if await self.services.store.has_key(self.row.id, key):
                return wire.Done(key=ask.key)  # it was done before, and could not be done again
            return error_reply(self.row.id, ask.key, refusal)
        except StoreError as error:
            return error_reply(self.row.id, ask.key, error)

    # --- store first, then send ---
    async def save_row(self, row: TableRow, key: str | None = None, *also: Write) -> None:
        """Store a change to the table's own row, with the key of the request for it, and send it to everyone."""
        if row is self.row and not also:
            return
        await self.services.store.commit(keep_table(row), *([add_key(row.id, key)] if key else []), *also)
        returned = {n for n, seat in enumerate(self.row.seats) if seat.warm and not row.seats[n].warm}
        gone = {n for n, seat in enumerate(self.row.seats) if seat.person != row.seats[n].person}
        self.row = row
        if row.status != "playing":
            self.undo_vote.close()
        agreed = self.undo_vote.remove_voters(gone)
        self._update_clocks(returned)
        self._update_presence()
        self.send_table()
        if row.status == "playing" and (gone or (returned and self.clocks.clock is not None)):
            # No new entry, but a clock was restarted, or one person less has to agree to an undo.
            self.send_moves(len(self.running_match().entries), returned, went_on=bool(returned))
        self.autoplay.schedule()
        if agreed is not None:
            await self.commit_draft(self.running_match().drafted_undo(agreed, agreed=True), self.row, [])

    async def commit_draft(self, draft: Draft, row: TableRow, keys: list[str | None]) -> None:
        """Store a draft with the keys of the requests for it, make it part of the match, and send it to everyone."""
        match = self.running_match()
        since = len(match.entries)
        if draft.state.stack is None:
            row = replace(row, status="over", ended=self.services.now())
        writes = [add_entries(row.id, match_log.entry_rows(draft.entries, keys, self.services.now()))]
        if row is not self.row:
            writes.append(keep_table(row))
        await self.services.store.commit(*writes)
        before = match.state
        match.settle(draft)
        agreed = draft.entries[0].agreed
        went_on = agreed or len(match.kept) > self.most_moves
        self.most_moves = len(match.kept) if agreed else max(self.most_moves, len(match.kept))
        changed = row is not self.row or self.undo_vote.question is not None
        self.row = row
        self.undo_vote.close()
        self.send_moves(since, {entry.seat for entry in draft.entries} if went_on else set(), went_on, before)
        if changed:
            self.send_table()

    def send_moves(self, since: int, again: set[int], went_on: bool = True, before: State | None = None) -> None:
        """Send everyone their view of the match and the entries since `since`; each view is built once per seat.

        With the state before these entries, they are also told what lies between it and the view.
        """
        match = self.running_match()
        self._update_clocks(again, went_on)
        self.realtime.published = True
        times = self._times()
        shared = views.Shared(match, since, before)

        def message(seat: int | None) -> wire.Moved:
            told = views.told_entries(match, seat, since, shared)
            return wire.Moved(told=told, position=self._position(match, seat, times, shared))

        self.viewers.send_each(lambda person: seats.seat_of(self.row, person), message)
        self.autoplay.schedule()

    def send_reactions(self, seat: int) -> None:
        """Somebody answered in a window or changed their standing orders: send it to their own connections only."""
        reactions = self.windows.shown(self.running_match(), self.row, seat)
        if reactions is not None:
            self.viewers.send_to(self.row.seats[seat].person, wire.Reacted(reactions=reactions))
        self.autoplay.schedule()

    def send_table(self, skip: Viewer | None = None) -> None:
        """Send everyone the table as it is now: seats, presence, status."""
        facts = self.facts()

        def message(person: str | None) -> wire.Changed:
            return wire.Changed(table=facts, you=views.you(self.row, person, self.here, self.host_gone))

        self.viewers.send_each(lambda person: person, message, skip)

    def send_chat(self, row: ChatRow) -> None:
        """Send everyone a chat line, which is stored already."""
        self.chat.append(views.chat_line(row))
        self.viewers.send_all(wire.Said(line=self.chat[-1]))

    def _undo_vote_changed(self) -> None:
        """A vote about an undo was opened or ended: send it, and who may still ask for one."""
        self.send_table()
        self.send_moves(len(self.running_match().entries), set(), went_on=False)

    # --- clocks and presence ---
    def _update_clocks(self, again: set[int], went_on: bool = True) -> None:
        actors = self.match.actors() if self.match is not None and self.row.status == "playing" else []
        self._update_realtime()
        self.clocks.clock = (
            self.row.clock if self.realtime.pace is None else None
        )  # in real time a move has no clock of its own
        self.clocks.wait_for([seat for seat in actors if seat >= 0], again, self.loop.time(), went_on)
        self.windows.update(self.match if actors else None, self.loop.time())

    def _update_realtime(self) -> None:
        self.realtime.update(self.match if self.row.status == "playing" else None, self.paused)

    def _trip(self, seat: int) -> float | None:
        return self.viewers.trip(self.row.seats[seat].person)

    def _times(self) -> Times:
        people = [n for n in self.clocks.asked if not seats.by_bot(self.row.seats[n])]
        left = self.clocks.left(people, self.loop.time()) if self.players_here else None
        return Times(left, self.realtime.shown())

    def _update_presence(self) -> None:
        now, rested, hosted = self.loop.time(), not self.players_here, self.row.host in self.here
        self.here = self.viewers.people(now)
        if hosted or self.row.host in self.here:
            self.host_seen = now
        if hosted and self.row.host not in self.here:
            self.loop.call_later(HOST_AWAY + 0.01, self.send_table)
        self.players_here = {seat.person for seat in self.row.seats if seat.person in self.here}
        for n, seat in enumerate(self.row.seats):
            self.clocks.set_presence(n, seat.person in self.players_here, now)
        if rested and self.players_here:
            self.clocks.restart(now)
        self._update_realtime()

    @property
    def paused(self) -> bool:
        """Whether no player is present; a game of bots alone is paused while nobody watches."""
        return not self.players_here if any(seat.person for seat in self.row.seats) else not self.viewers.connected

    # --- lookups ---
    def seat_of(self, person: str) -> int:
        """The seat of somebody whose request needs one."""
        seat = seats.seat_of(self.row, person)
        if seat is None:
            raise RequestError("not-seated")
        return seat

    def running_match(self) -> Match:
        """The match, which must have been started and not abandoned."""
        if self.match is None or self.row.status == "abandoned":
            raise RequestError("not-started")
        return self.match
