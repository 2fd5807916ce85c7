"""One table: its chairs, its match, and everyone who looks on. It alone writes them, and stores before it tells.

What people want of it is in asks.py, what goes on at it by itself in course.py.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from cutpurse.kernel.game import BadCommand, find
from cutpurse.kernel.match import Draft, Match
from cutpurse.kernel.match import Refused as RefusedByRule
from cutpurse.server import messages as wire
from cutpurse.server.bots import BotPool
from cutpurse.server.core import handlers, match_log, seats, views
from cutpurse.server.core.autoplay import Autoplay
from cutpurse.server.core.move_clocks import MoveClocks
from cutpurse.server.core.reaction_windows import ReactionWindows
from cutpurse.server.core.realtime import RealTime
from cutpurse.server.core.replies import RecentReplies, Reply, error_reply
from cutpurse.server.core.tasks import BackgroundTasks
from cutpurse.server.core.undo_vote import UndoVote
from cutpurse.server.core.viewers import VISIT, Viewer, Viewers, id_of
from cutpurse.server.errors import RequestError
from cutpurse.server.storage.store import (
    ChatRow,
    Conflict,
    KeptTable,
    PersonRow,
    Store,
    StoreError,
    TableRow,
    Write,
    add_entries,
    add_key,
    keep_table,
)

CHAT_KEPT = 100  # lines a newcomer gets
HOST_AWAY = 120.0  # seconds; then whoever acts as host may also call the game off

LOGGED = (wire.Play, wire.Say)  # asks whose key the log or the chat itself does not take twice


class TableServices(Struct):
    """What all tables of a server share."""

    store: Store
    bot_pool: BotPool
    now: Callable[[], float]  # seconds since 1970
    grace: float = 45.0  # seconds that somebody who is away is waited for


class Times(NamedTuple):
    """What time it is at a table, for everybody alike: the clock of those who are to act, and those of real time."""

    left: float | None
    live: wire.Live | None


class Table:
    """A table that is awake. Every ask and every bot goes through its lock, one after the other."""

    def __init__(self, house: TableServices, kept: KeptTable, match: Match | None, chat: list[ChatRow]) -> None:
        self.services = house
        self.row = kept.row
        self.faces = kept.faces  # the text of its house set
        self.match = match
        self.chat = deque((views.line(row) for row in chat), maxlen=CHAT_KEPT)
        self.viewers = Viewers()
        self.here: set[str] = set()  # people who are here,
        self.present: set[str] = set()  # and those of them with a seat
        self.undo_vote = UndoVote(self._asked)
        self.furthest = 0 if self.match is None else len(self.match.kept)  # moves that ever stood: more is going on
        self.recent = RecentReplies(entry.key for entry in kept.entries)
        self.clocks = MoveClocks(kept.row.clock, house.grace)
        self.windows = ReactionWindows(find(kept.row.game), kept.row.delay)
        self.lock = asyncio.Lock()
        self.loop = asyncio.get_running_loop()
        self.autoplay = Autoplay(self)
        self.live = RealTime(len(kept.row.seats), self._trip, self.autoplay.hands_move)
        self.background = BackgroundTasks(kept.row.id, self.autoplay.go_on)
        self.quiet_since = self.host_seen = self.loop.time()
        for seat in range(len(self.row.seats)):
            self.clocks.presence(seat, False, self.quiet_since)
        self._wait_for(set())

    # --- coming and going ---
    def enter(self, viewer: Viewer, since: int) -> None:
        """Somebody connects: they get everything, and the others see them."""
        self.viewers.add(viewer, seats.seat_of(self.row, id_of(viewer)) is not None)
        self._look_who_is_here()
        self.viewers.send(viewer, self.snapshot(id_of(viewer), since))
        self.announce(besides=viewer)
        seat = seats.seat_of(self.row, id_of(viewer))
        if seat is not None and self.row.seats[seat].warm:
            self.background.begin(self.autoplay.give_back(seat))
        self.autoplay.go_on()

    def exit(self, viewer: Viewer) -> None:
        """Somebody's connection ended."""
        self.viewers.remove(viewer)
        self._look_who_is_here()
        self.touch()
        self.announce()
        self.autoplay.go_on()

    def visit(self, person: PersonRow) -> None:
        """Somebody asks without a connection, as a script may: for a while they count as here."""
        self.viewers.visit(person, self.loop.time())
        self._see_visitors()
        self.loop.call_later(VISIT + 0.01, self._see_visitors)

    def _see_visitors(self) -> None:
        before = self.present
        self._look_who_is_here()
        if self.present != before:
            self.announce()
            self.autoplay.go_on()

    def idle(self, seconds: float) -> bool:
        """Whether nobody has been here for so long, so that the table may sleep."""
        busy = self.background.tasks or self.live.busy or self.lock.locked()
        quiet = not self.viewers.connected and not busy
        return quiet and self.loop.time() - self.quiet_since >= seconds

    def touch(self) -> None:
        """Somebody wants something of this table: it stays awake for a while."""
        self.quiet_since = self.loop.time()

    def close(self) -> None:
        """Stop all that goes on by itself; what is stored stays."""
        self.undo_vote.end()
        self.live.close()
        self.autoplay.stop()
        self.background.end()

    # --- what it looks like ---
    def facts(self) -> wire.Table:
        """What everybody knows about the table."""
        return views.table(self.row, self.here, self.viewers.watching(self.present), self.undo_vote.shown())

    def snapshot(self, person: str | None, since: int) -> wire.Snapshot:
        """Everything as one person may know it; the log from entry `since` on."""
        seat = seats.seat_of(self.row, person)
        return wire.Snapshot(
            table=self.facts(),
            you=views.you(self.row, person, self.here, self.deserted),
            position=None if self.match is None else self._position(self.match, seat, self._times()),
            told=[] if self.match is None else views.told(self.match, seat, since),
            chat=list(self.chat),
        )

    def _position(
        self, match: Match, seat: int | None, times: Times, shared: views.Shared | None = None
    ) -> wire.Position:
        position = views.position(match, seat, times.left, shared)
        position.live = times.live
        if seat is not None:
            if not self.may_take_back(match, seat):
                position.undo = "no"
            position.reactions = self.windows.shown(match, self.row, seat)
            if position.undo == "ask":
                position.undo = self._undo_by_others(match, seat)
        return position

    def may_take_back(self, match: Match, seat: int) -> bool:
        """Whether a seat's last move was none of real time: what hands did stays done."""
        last = match.last(seat)
        return last is None or last.n >= self.live.settled

    def _undo_by_others(self, match: Match, seat: int) -> Literal["free", "ask", "no"]:
        """Whether the others have a say in taking back what was seen: bots do not mind, people are asked once."""
        if not seats.other_people(self.row, seat):
            return "free"
        last = match.last(seat)
        return "no" if last is not None and last.n in self.undo_vote.asked_about else "ask"

    @property
    def deserted(self) -> bool:
        """Whether the host left long ago."""
        return self.row.host not in self.here and self.loop.time() - self.host_seen >= HOST_AWAY

    # --- asks ---
    async def ask(self, person: PersonRow, ask: wire.AnyAsk) -> Reply:
        """Do what somebody asks, or say why not; the same key again is only answered again."""
        if isinstance(ask, wire.Ping):
            return wire.Done(key=ask.key)  # at once: it asks for the line, not for the table
        key = f"{person.id}.{ask.key}"
        try:
            if isinstance(ask, wire.Hint):
                return await handlers.hint(self, self.seat_of(person.id), ask.key)
            if isinstance(ask, wire.Play) and self.live.pace is not None:
                return await handlers.by_hand(self, self.seat_of(person.id), ask, key)
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
                return wire.Done(key=ask.key)  # done long ago, and no longer possible
            return error_reply(self.row.id, ask.key, refusal)
        except StoreError as trouble:
            return error_reply(self.row.id, ask.key, trouble)

    # --- storing, then telling ---
    async def keep(self, row: TableRow, key: str | None = None, *also: Write) -> None:
        """Store a change of the table's own row, with the key of the ask for it, and tell everyone."""
        if row is self.row and not also:
            return
        await self.services.store.commit(keep_table(row), *([add_key(row.id, key)] if key else []), *also)
        returned = {n for n, seat in enumerate(self.row.seats) if seat.warm and not row.seats[n].warm}
        gone = {n for n, seat in enumerate(self.row.seats) if seat.person != row.seats[n].person}
        self.row = row
        if row.status != "playing":
            self.undo_vote.end()
        agreed = self.undo_vote.without(gone)
        self._wait_for(returned)
        self._look_who_is_here()
        self.announce()
        if row.status == "playing" and (gone or (returned and self.clocks.clock is not None)):
            # Nothing new, but there is time again, or one person less to ask about taking back.
            self.moved(len(self.running_match().entries), returned, went_on=bool(returned))
        self.autoplay.go_on()
        if agreed is not None:
            await self.append(self.running_match().drafted_undo(agreed, agreed=True), self.row, [])

    async def append(self, draft: Draft, row: TableRow, keys: list[str | None]) -> None:
        """Store what was drafted, with the keys of the asks for it, make it so, and show it to everyone."""
        match = self.running_match()
        since = len(match.entries)
        if draft.state.stack is None:
            row = replace(row, status="over", ended=self.services.now())
        writes = [add_entries(row.id, match_log.rows(draft.entries, keys, self.services.now()))]
        if row is not self.row:
            writes.append(keep_table(row))
        await self.services.store.commit(*writes)
        match.settle(draft)
        agreed = draft.entries[0].agreed
        went_on = agreed or len(match.kept) > self.furthest
        self.furthest = len(match.kept) if agreed else max(self.furthest, len(match.kept))
        changed = row is not self.row or self.undo_vote.question is not None
        self.row = row
        self.undo_vote.end()
        self.moved(since, {entry.seat for entry in draft.entries} if went_on else set(), went_on)
        if changed:
            self.announce()

    def moved(self, since: int, again: set[int], went_on: bool = True) -> None:
        """The match went on: everyone gets their view of it, made once for all who share a seat or only watch."""
        match = self.running_match()
        self._wait_for(again, went_on)
        self.live.told = True
        times = self._times()
        shared = views.Shared(match)

        def message(seat: int | None) -> wire.Moved:
            told = views.told(match, seat, since, shared)
            return wire.Moved(told=told, position=self._position(match, seat, times, shared))

        self.viewers.send_each(lambda person: seats.seat_of(self.row, person), message)
        self.autoplay.go_on()

    def reacted(self, seat: int) -> None:
        """Somebody answered in a window, or gave other orders: their own connections are told, nobody else's."""
        reactions = self.windows.shown(self.running_match(), self.row, seat)
        if reactions is not None:
            self.viewers.send_to(self.row.seats[seat].person, wire.Reacted(reactions=reactions))
        self.autoplay.go_on()

    def announce(self, besides: Viewer | None = None) -> None:
        """Tell everyone what the table looks like now."""
        facts = self.facts()

        def message(person: str | None) -> wire.Changed:
            return wire.Changed(table=facts, you=views.you(self.row, person, self.here, self.deserted))

        self.viewers.send_each(lambda person: person, message, besides)

    def said(self, row: ChatRow) -> None:
        """Somebody said something, which is stored."""
        self.chat.append(views.line(row))
        self.viewers.send_all(wire.Said(line=self.chat[-1]))

    def _asked(self) -> None:
        """Somebody asks, or no longer asks, whether a move may be taken back: nobody asks twice about the same."""
        self.announce()
        self.moved(len(self.running_match().entries), set(), went_on=False)

    # --- time ---
    def _wait_for(self, again: set[int], went_on: bool = True) -> None:
        actors = self.match.actors() if self.match is not None and self.row.status == "playing" else []
        self._look_at_the_time()
        self.clocks.clock = self.row.clock if self.live.pace is None else None  # hands have other clocks
        self.clocks.ask([seat for seat in actors if seat >= 0], again, self.loop.time(), went_on)
        self.windows.look(self.match if actors else None, self.loop.time())

    def _look_at_the_time(self) -> None:
        self.live.look(self.match if self.row.status == "playing" else None, self.rests)

    def _trip(self, seat: int) -> float | None:
        return self.viewers.trip(self.row.seats[seat].person)

    def _times(self) -> Times:
        people = [n for n in self.clocks.asked if not seats.by_bot(self.row.seats[n])]
        left = self.clocks.left(people, self.loop.time()) if self.present else None
        return Times(left, self.live.shown())

    def _look_who_is_here(self) -> None:
        now, rested, hosted = self.loop.time(), not self.present, self.row.host in self.here
        self.here = self.viewers.people(now)
        if hosted or self.row.host in self.here:
            self.host_seen = now
        if hosted and self.row.host not in self.here:
            self.loop.call_later(HOST_AWAY + 0.01, self.announce)
        self.present = {seat.person for seat in self.row.seats if seat.person in self.here}
        for n, seat in enumerate(self.row.seats):
            self.clocks.presence(n, seat.person in self.present, now)
        if rested and self.present:
            self.clocks.restart(now)
        self._look_at_the_time()

    @property
    def rests(self) -> bool:
        """Whether nobody who plays is there; a game that only bots play rests while nobody watches."""
        return not self.present if any(seat.person for seat in self.row.seats) else not self.viewers.connected

    # --- small things ---
    def seat_of(self, person: str) -> int:
        """The seat of somebody who needs one for what they ask."""
        seat = seats.seat_of(self.row, person)
        if seat is None:
            raise RequestError("not-seated")
        return seat

    def running_match(self) -> Match:
        """The match being played."""
        if self.match is None or self.row.status == "abandoned":
            raise RequestError("not-started")
        return self.match
