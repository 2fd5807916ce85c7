"""One table: its chairs, its match, and everyone who looks on. It alone writes them, and stores before it tells."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from cutpurse.kernel.game import BadCommand, find
from cutpurse.kernel.match import ALREADY_REVEALED, NOTHING_TO_UNDO, Draft, Match
from cutpurse.kernel.match import Refused as RefusedByRule
from cutpurse.server import logbook, names, seating, showing
from cutpurse.server import messages as wire
from cutpurse.server.audience import VISIT, Audience, Viewer, id_of
from cutpurse.server.bots import Thinkers, any_of, motion_time, pause, stand_in
from cutpurse.server.chores import Chores
from cutpurse.server.clock import Patience
from cutpurse.server.consent import Consent
from cutpurse.server.realtime import RealTime
from cutpurse.server.replies import Lately, Reply, no
from cutpurse.server.store import (
    ChatRow,
    Conflict,
    KeptTable,
    PersonRow,
    Store,
    StoreTrouble,
    TableRow,
    Write,
    add_entries,
    add_key,
    add_line,
    keep_table,
)
from cutpurse.server.trouble import Trouble
from cutpurse.server.windows import Windows, ruled

CHAT_KEPT = 100  # lines a newcomer gets
HOST_AWAY = 120.0  # seconds; then whoever acts as host may also call the game off

LOGGED = (wire.Play, wire.Say)  # asks whose key the log or the chat itself does not take twice


class House(Struct):
    """What all tables of a server share."""

    store: Store
    thinkers: Thinkers
    now: Callable[[], float]  # seconds since 1970
    grace: float = 45.0  # seconds that somebody who is away is waited for


class Times(NamedTuple):
    """What time it is at a table, for everybody alike: the clock of those who are to act, and those of real time."""

    left: float | None
    live: wire.Live | None


class Table:
    """A table that is awake. Every ask and every bot goes through its lock, one after the other."""

    def __init__(self, house: House, kept: KeptTable, match: Match | None, chat: list[ChatRow]) -> None:
        self.house = house
        self.row = kept.row
        self.faces = kept.faces  # the text of its house set
        self.match = match
        self.chat = deque((showing.line(row) for row in chat), maxlen=CHAT_KEPT)
        self.audience = Audience()
        self.here: set[str] = set()  # people who are here,
        self.present: set[str] = set()  # and those of them with a seat
        self.consent = Consent(self._asked)
        self.furthest = 0 if self.match is None else len(self.match.kept)  # moves that ever stood: more is going on
        self.lately = Lately(entry.key for entry in kept.entries)
        self.patience = Patience(kept.row.clock, house.grace)
        self.windows = Windows(find(kept.row.game), kept.row.delay)
        self.lock = asyncio.Lock()
        self.loop = asyncio.get_running_loop()
        self.live = RealTime(len(kept.row.seats), self._trip, lambda: self.chores.begin(self._run_live()))
        self.alarm: asyncio.TimerHandle | None = None
        self.chores = Chores(kept.row.id, self._go_on)
        self.thinking: set[int] = set()  # seats whose bot is at it
        self.quiet_since = self.host_seen = self.loop.time()
        for seat in range(len(self.row.seats)):
            self.patience.presence(seat, False, self.quiet_since)
        self._wait_for(set())

    # --- coming and going ---
    def enter(self, viewer: Viewer, since: int) -> None:
        """Somebody connects: they get everything, and the others see them."""
        self.audience.add(viewer, seating.seat_of(self.row, id_of(viewer)) is not None)
        self._look_who_is_here()
        self.audience.send(viewer, self.snapshot(id_of(viewer), since))
        self._announce(besides=viewer)
        seat = seating.seat_of(self.row, id_of(viewer))
        if seat is not None and self.row.seats[seat].warm:
            self.chores.begin(self._give_back(seat))
        self._go_on()

    def exit(self, viewer: Viewer) -> None:
        """Somebody's connection ended."""
        self.audience.remove(viewer)
        self._look_who_is_here()
        self.touch()
        self._announce()
        self._go_on()

    def visit(self, person: PersonRow) -> None:
        """Somebody asks without a connection, as a script may: for a while they count as here."""
        self.audience.visit(person, self.loop.time())
        self._see_visitors()
        self.loop.call_later(VISIT + 0.01, self._see_visitors)

    def _see_visitors(self) -> None:
        before = self.present
        self._look_who_is_here()
        if self.present != before:
            self._announce()
            self._go_on()

    def idle(self, seconds: float) -> bool:
        """Whether nobody has been here for so long, so that the table may sleep."""
        busy = self.chores.tasks or self.live.busy or self.lock.locked()
        quiet = not self.audience.viewers and not busy
        return quiet and self.loop.time() - self.quiet_since >= seconds

    def touch(self) -> None:
        """Somebody wants something of this table: it stays awake for a while."""
        self.quiet_since = self.loop.time()

    def close(self) -> None:
        """Stop all that goes on by itself; what is stored stays."""
        self.consent.end()
        self.live.close()
        if self.alarm is not None:
            self.alarm.cancel()
        self.chores.end()

    # --- what it looks like ---
    def facts(self) -> wire.Table:
        """What everybody knows about the table."""
        return showing.table(self.row, self.here, self.audience.watching(self.present), self.consent.shown())

    def snapshot(self, person: str | None, since: int) -> wire.Snapshot:
        """Everything as one person may know it; the log from entry `since` on."""
        seat = seating.seat_of(self.row, person)
        return wire.Snapshot(
            table=self.facts(),
            you=showing.you(self.row, person, self.here, self.deserted),
            position=None if self.match is None else self._position(self.match, seat, self._times()),
            told=[] if self.match is None else showing.told(self.match, seat, since),
            chat=list(self.chat),
        )

    def _position(
        self, match: Match, seat: int | None, times: Times, shared: showing.Shared | None = None
    ) -> wire.Position:
        position = showing.position(match, seat, times.left, shared)
        position.live = times.live
        if seat is not None:
            if not self._may_take_back(match, seat):
                position.undo = "no"
            position.reactions = self.windows.shown(match, self.row, seat)
            if position.undo == "ask":
                position.undo = self._undo_by_others(match, seat)
        return position

    def _may_take_back(self, match: Match, seat: int) -> bool:
        """Whether a seat's last move was none of real time: what hands did stays done."""
        last = match.last(seat)
        return last is None or last.n >= self.live.settled

    def _undo_by_others(self, match: Match, seat: int) -> Literal["free", "ask", "no"]:
        """Whether the others have a say in taking back what was seen: bots do not mind, people are asked once."""
        if not seating.other_people(self.row, seat):
            return "free"
        last = match.last(seat)
        return "no" if last is not None and last.n in self.consent.asked_about else "ask"

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
                return await self._hint(self._my_seat(person.id), ask.key)
            if isinstance(ask, wire.Play) and self.live.pace is not None:
                return await self._by_hand(self._my_seat(person.id), ask, key)
            async with self.lock:
                if key in self.lately.done:
                    return self.lately.done[key]
                if not isinstance(ask, LOGGED) and await self.house.store.has_key(self.row.id, key):
                    return wire.Done(key=ask.key)
                reply = await self._do(person, ask, key)
                self.lately.remember(key, reply)
                return reply
        except (RefusedByRule, BadCommand, Trouble, Conflict) as refusal:
            if await self.house.store.has_key(self.row.id, key):
                return wire.Done(key=ask.key)  # done long ago, and no longer possible
            return no(self.row.id, ask.key, refusal)
        except StoreTrouble as trouble:
            return no(self.row.id, ask.key, trouble)

    async def _do(self, person: PersonRow, ask: wire.AnyAsk, key: str) -> wire.Done:
        row, me, now = self.row, person.id, self.house.now()
        match ask:
            case wire.Play():
                await self._play(self._my_seat(me), ask.commands, key)
            case wire.Say():
                await self._say(person, ask.text, key)
            case wire.Undo():
                await self._undo(self._my_seat(me), key)
            case wire.Answer():
                await self._answer(self._my_seat(me), ask.agree, key)
            case wire.Orders():
                await self._order(self._my_seat(me), ask, key)
            case wire.Back():
                await self._keep(seating.back(row, self._my_seat(me)), key)
            case wire.Sit():
                await self._keep(seating.sit(row, me, ask.seat, ask.name, ask.seed), key)
            case wire.Leave():
                await self._keep(seating.leave(row, me), key)
            case wire.Rename():
                await self._keep(seating.rename(row, self._my_seat(me), ask.name), key)
            case wire.SeatBot():
                await self._keep(seating.put_bot(row, me, ask.seat, ask.bot, self.here), key)
            case wire.Start():
                await self._start(seating.started(row, me, self.here, now), key)
            case wire.Resign():
                await self._keep(seating.resign(row, me, now), key)
            case wire.Abandon():
                await self._keep(seating.abandon(row, me, self.here, self.deserted, now), key)
            case wire.Rematch():
                return wire.Done(key=ask.key, table=await self._rematch(me, ask.options))
        return wire.Done(key=ask.key)

    async def _by_hand(self, seat: int, ask: wire.Play, key: str) -> wire.Done:
        """In real time: let a motion wait for its turn, and what comes after it not for this one."""
        if key not in self.lately.done:
            await self.live.motion(self._on(), seat, ask.commands, key)
            self.lately.remember(key, wire.Done(key=ask.key))
        return self.lately.done[key]

    async def _start(self, row: TableRow, key: str) -> None:
        match = logbook.dealt(row, self.faces)
        rows = logbook.rows(match.entries, [key], self.house.now())
        await self.house.store.commit(keep_table(row), add_entries(row.id, rows))
        self.row, self.match = row, match
        self._announce()
        self._moved(0, set())

    async def _play(self, seat: int, commands: list[str], key: str | None) -> None:
        match = self._on()
        if self.live.pace is not None:  # since it was asked for
            raise RefusedByRule(self.live.pace.not_begun, match.game.command(commands[0]).notation)
        row = self.row if key is None else seating.back(self.row, seat)  # who plays is there
        if self.windows.asks(seat):
            command = ruled(match, seat, commands)
            await self._keep(row)
            self.windows.keep(seat, command, key, self.loop.time())
            self._reacted(seat)
        else:
            await self._append(match.drafted(seat, commands), row, [key])

    async def _order(self, seat: int, orders: wire.Orders, key: str) -> None:
        """Keep somebody's standing orders for reaction windows, of which nobody else hears."""
        row = self.windows.order(self._on(), self.row, seat, orders.when, orders.bluff)
        await self.house.store.commit(keep_table(row), add_key(row.id, key))
        self.row = row
        self._reacted(seat)

    async def _undo(self, seat: int, key: str) -> None:
        match = self._on()
        if not self._may_take_back(match, seat):
            raise RefusedByRule(NOTHING_TO_UNDO)
        try:
            draft = match.drafted_undo(seat)
        except RefusedByRule as refused:
            if refused.rule is not ALREADY_REVEALED:
                raise
        else:
            await self._append(draft, self.row, [key])
            return
        if self.consent.question is not None:
            raise Trouble("question-open")
        draft = match.drafted_undo(seat, agreed=True)
        others = seating.other_people(self.row, seat)
        if not others:
            await self._append(draft, self.row, [key])  # bots do not mind
        elif draft.entries[0].undoes in self.consent.asked_about:
            raise RefusedByRule(ALREADY_REVEALED)
        else:
            await self.house.store.commit(add_key(self.row.id, key))
            self.consent.ask(seat, others, draft.entries[0].undoes)

    async def _answer(self, seat: int, agree: bool, key: str) -> None:
        question, rest = self.consent.question, self.consent.after(seat, agree)
        if rest is not None and not rest.waiting:
            await self._append(self._on().drafted_undo(rest.seat, agreed=True), self.row, [key])
        else:
            await self.house.store.commit(add_key(self.row.id, key))
            self.consent.settle(question, rest)

    async def _hint(self, seat: int, key: str) -> wire.Hinted:
        """What a bot would do in this seat; the table goes on meanwhile."""
        match = self._on()
        if seating.other_people(self.row, seat):
            raise Trouble("no-hint")
        if not match.options(seat):
            raise RefusedByRule(match.why_nots(seat)["*"])
        commands = await self.house.thinkers.advise(stand_in(self.row.game), match, seat)
        if not commands:
            raise Trouble("trouble", "no bot has an idea")
        return wire.Hinted(key=key, commands=commands)

    async def _say(self, person: PersonRow, text: str, key: str) -> None:
        words = names.line(text)
        if words is None:
            raise Trouble("bad-message", "nothing in it that can be shown")
        seat = seating.seat_of(self.row, person.id)
        name = self.row.seats[seat].name if seat is not None else person.name or ""
        n = self.chat[-1].n + 1 if self.chat else 0
        said = ChatRow(
            table=self.row.id, n=n, person=person.id, seat=seat, name=name, text=words, at=self.house.now(), key=key
        )
        await self.house.store.commit(add_line(said))
        self.chat.append(showing.line(said))
        self.audience.send_all(wire.Said(line=self.chat[-1]))

    async def _rematch(self, person: str, options: wire.Options) -> str:
        if self.row.status not in ("over", "abandoned"):
            raise Trouble("not-over")
        self._my_seat(person)
        if self.row.next is None:
            new = seating.rematch(self.row, self.faces, person, options, self.house.now())
            await self._keep(replace(self.row, next=new.id), None, keep_table(new))
            return new.id
        return self.row.next

    # --- storing, then telling ---
    async def _keep(self, row: TableRow, key: str | None = None, *also: Write) -> None:
        """Store a change of the table's own row, with the key of the ask for it, and tell everyone."""
        if row is self.row and not also:
            return
        await self.house.store.commit(keep_table(row), *([add_key(row.id, key)] if key else []), *also)
        returned = {n for n, seat in enumerate(self.row.seats) if seat.warm and not row.seats[n].warm}
        gone = {n for n, seat in enumerate(self.row.seats) if seat.person != row.seats[n].person}
        self.row = row
        if row.status != "playing":
            self.consent.end()
        agreed = self.consent.without(gone)
        self._wait_for(returned)
        self._look_who_is_here()
        self._announce()
        if row.status == "playing" and (gone or (returned and self.patience.clock is not None)):
            # Nothing new, but there is time again, or one person less to ask about taking back.
            self._moved(len(self._on().entries), returned, went_on=bool(returned))
        self._go_on()
        if agreed is not None:
            await self._append(self._on().drafted_undo(agreed, agreed=True), self.row, [])

    async def _append(self, draft: Draft, row: TableRow, keys: list[str | None]) -> None:
        """Store what was drafted, with the keys of the asks for it, make it so, and show it to everyone."""
        match = self._on()
        since = len(match.entries)
        if draft.state.stack is None:
            row = replace(row, status="over", ended=self.house.now())
        writes = [add_entries(row.id, logbook.rows(draft.entries, keys, self.house.now()))]
        if row is not self.row:
            writes.append(keep_table(row))
        await self.house.store.commit(*writes)
        match.settle(draft)
        agreed = draft.entries[0].agreed
        went_on = agreed or len(match.kept) > self.furthest
        self.furthest = len(match.kept) if agreed else max(self.furthest, len(match.kept))
        changed = row is not self.row or self.consent.question is not None
        self.row = row
        self.consent.end()
        self._moved(since, {entry.seat for entry in draft.entries} if went_on else set(), went_on)
        if changed:
            self._announce()

    def _moved(self, since: int, again: set[int], went_on: bool = True) -> None:
        """The match went on: everyone gets their view of it, made once for all who share a seat or only watch."""
        match = self._on()
        self._wait_for(again, went_on)
        self.live.told = True
        times = self._times()
        shared = showing.Shared(match)

        def message(seat: int | None) -> wire.Moved:
            told = showing.told(match, seat, since, shared)
            return wire.Moved(told=told, position=self._position(match, seat, times, shared))

        self.audience.send_each(lambda person: seating.seat_of(self.row, person), message)
        self._go_on()

    def _reacted(self, seat: int) -> None:
        """Somebody answered in a window, or gave other orders: their own connections are told, nobody else's."""
        reactions = self.windows.shown(self._on(), self.row, seat)
        if reactions is not None:
            self.audience.send_to(self.row.seats[seat].person, wire.Reacted(reactions=reactions))
        self._go_on()

    def _announce(self, besides: Viewer | None = None) -> None:
        """Tell everyone what the table looks like now."""
        facts = self.facts()

        def message(person: str | None) -> wire.Changed:
            return wire.Changed(table=facts, you=showing.you(self.row, person, self.here, self.deserted))

        self.audience.send_each(lambda person: person, message, besides)

    def _asked(self) -> None:
        """Somebody asks, or no longer asks, whether a move may be taken back: nobody asks twice about the same."""
        self._announce()
        self._moved(len(self._on().entries), set(), went_on=False)

    # --- time and bots ---
    def _wait_for(self, again: set[int], went_on: bool = True) -> None:
        actors = self.match.actors() if self.match is not None and self.row.status == "playing" else []
        self._look_at_the_time()
        self.patience.clock = self.row.clock if self.live.pace is None else None  # hands have other clocks
        self.patience.ask([seat for seat in actors if seat >= 0], again, self.loop.time(), went_on)
        self.windows.look(self.match if actors else None, self.loop.time())

    def _look_at_the_time(self) -> None:
        self.live.look(self.match if self.row.status == "playing" else None, self._rests())

    def _trip(self, seat: int) -> float | None:
        return self.audience.trip(self.row.seats[seat].person)

    def _times(self) -> Times:
        people = [n for n in self.patience.asked if not seating.by_bot(self.row.seats[n])]
        left = self.patience.left(people, self.loop.time()) if self.present else None
        return Times(left, self.live.shown())

    def _look_who_is_here(self) -> None:
        now, rested, hosted = self.loop.time(), not self.present, self.row.host in self.here
        self.here = self.audience.people(now)
        if hosted or self.row.host in self.here:
            self.host_seen = now
        if hosted and self.row.host not in self.here:
            self.loop.call_later(HOST_AWAY + 0.01, self._announce)
        self.present = {seat.person for seat in self.row.seats if seat.person in self.here}
        for n, seat in enumerate(self.row.seats):
            self.patience.presence(n, seat.person in self.present, now)
        if rested and self.present:
            self.patience.restart(now)
        self._look_at_the_time()

    def _go_on(self) -> None:
        """Set the alarm for whoever keeps the table waiting, and let bots move that are due."""
        if self.row.status == "playing" and not self.live.told:
            self._moved(len(self._on().entries), set(), went_on=False)
            return
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.row.status != "playing" or self._rests():
            return
        for seat in self.patience.asked:
            if self._asks_bot(seat) and seat not in self.thinking:
                self.thinking.add(seat)
                self.chores.begin(self._bot_plays(seat))
        if self.windows.open is not None:
            closes = self._window_closes()
            if closes is not None:
                self.alarm = self.loop.call_at(closes, lambda: self.chores.begin(self._close_window()))
            return
        people = [seat for seat in self.patience.asked if not seating.by_bot(self.row.seats[seat])]
        ends = [end for seat in people if (end := self.patience.runs_out(seat)) is not None]
        if ends:
            self.alarm = self.loop.call_at(min(ends), lambda: self.chores.begin(self._step_in()))

    def _window_closes(self) -> float | None:
        """When the window that is open closes; None while it waits for somebody, or nobody waits."""
        if self.consent.question is not None or self._rests():
            return None
        return self.windows.closes(self._on(), self.row, self.patience)

    async def _close_window(self) -> None:
        """Make all answers part of the game at once, if it is time."""
        async with self.lock:
            closes = self._window_closes() if self.row.status == "playing" else None
            if closes is not None and closes <= self.loop.time():
                draft, keys = self.windows.closed(self._on())
                await self._append(draft, self.row, keys)
                return
        self._go_on()

    async def _step_in(self) -> None:
        """A bot takes every seat whose time has run out."""
        async with self.lock:
            row, now = self.row, self.loop.time()
            for seat in self.patience.asked:
                end = self.patience.runs_out(seat)
                if end is not None and end <= now and not self._rests() and self.row.status == "playing":
                    row = seating.warm(row, seat)
            await self._keep(row)
        self._go_on()

    async def _give_back(self, seat: int) -> None:
        async with self.lock:
            await self._keep(seating.back(self.row, seat))

    async def _bot_plays(self, seat: int) -> None:
        """Let a bot play its seat while it is asked: think first, without holding anybody up."""
        try:
            while self._asks_bot(seat):
                if self.live.spell is not None:
                    await self._bot_moves_hand(seat)
                    continue
                if self.windows.open is None:  # in a window it thinks at once: how long that takes is not to be seen
                    await asyncio.sleep(pause(self.row.pace))
                if not self._asks_bot(seat):
                    break
                match, bot, window = self._on(), self.row.seats[seat].bot, self.windows.open
                assert bot is not None
                command = await self.house.thinkers.choose(bot, match.view(seat), seat) or any_of(match, seat)
                async with self.lock:
                    meant = self._asks_bot(seat) and self.windows.open is window and self.live.pace is None
                    if meant and command and match.why_not(seat, command) is None:
                        await self._play(seat, [command], None)
        finally:
            self.thinking.discard(seat)

    async def _bot_moves_hand(self, seat: int) -> None:
        """Let a bot make one motion: it knows what it wants when it starts, and is ruled on when it ends."""
        match, spell, bot = self._on(), self.live.spell, self.row.seats[seat].bot
        assert spell is not None
        assert bot is not None
        ends = max(self.loop.time(), spell.begins)
        ends += motion_time(bot, self.row.game, self.row.pace, spell.pace.hand_ms)
        command = await self.house.thinkers.choose(bot, match.view(seat), seat) or any_of(match, seat)
        await asyncio.sleep(ends - self.loop.time())
        if self._asks_bot(seat) and self.live.spell is spell and command:
            with suppress(RefusedByRule, StoreTrouble, Trouble):
                await self.live.motion(match, seat, [command], None)

    async def _run_live(self) -> None:
        async with self.lock:
            await self.live.run(self._move_hand)

    async def _move_hand(self, seat: int, command: str, key: str | None) -> None:
        """A motion takes effect, or is refused by what is true now; who moves is there."""
        row = self.row if key is None else seating.back(self.row, seat)
        await self._append(self._on().drafted(seat, command), row, [key])

    def _asks_bot(self, seat: int) -> bool:
        asked = self.row.status == "playing" and seat in self.patience.asked and not self.windows.answered(seat)
        return asked and seating.by_bot(self.row.seats[seat]) and self.consent.question is None and not self._rests()

    def _rests(self) -> bool:
        """Whether nobody who plays is there; a game that only bots play rests while nobody watches."""
        return not self.present if any(seat.person for seat in self.row.seats) else not self.audience.viewers

    # --- small things ---
    def _my_seat(self, person: str) -> int:
        seat = seating.seat_of(self.row, person)
        if seat is None:
            raise Trouble("not-seated")
        return seat

    def _on(self) -> Match:
        """The match being played."""
        if self.match is None or self.row.status == "abandoned":
            raise Trouble("not-started")
        return self.match
