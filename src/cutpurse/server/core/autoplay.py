"""Autoplay: what goes on at a table by itself, where bots move, windows close, hands reach, and patience runs out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from cutpurse.kernel.match import Refused as RefusedByRule
from cutpurse.server.bots import any_of, motion_time, pause
from cutpurse.server.core import handlers, seats
from cutpurse.server.errors import RequestError
from cutpurse.server.storage.store import StoreError

if TYPE_CHECKING:
    from cutpurse.server.core.table import Table


class Autoplay:
    """The course of one table's game: the alarm for whoever keeps it waiting, and the bots that are at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.alarm: asyncio.TimerHandle | None = None
        self.thinking: set[int] = set()  # seats whose bot is at it

    def go_on(self) -> None:
        """Set the alarm for whoever keeps the table waiting, and let bots move that are due."""
        table = self.table
        if table.row.status == "playing" and not table.live.told:
            table.moved(len(table.running_match().entries), set(), went_on=False)
            return
        self.stop()
        if table.row.status != "playing" or table.rests:
            return
        for seat in table.clocks.asked:
            if self.asks_bot(seat) and seat not in self.thinking:
                self.thinking.add(seat)
                table.background.begin(self._bot_plays(seat))
        if table.windows.open is not None:
            closes = self._window_closes()
            if closes is not None:
                self.alarm = table.loop.call_at(closes, lambda: table.background.begin(self._close_window()))
            return
        people = [seat for seat in table.clocks.asked if not seats.by_bot(table.row.seats[seat])]
        ends = [end for seat in people if (end := table.clocks.runs_out(seat)) is not None]
        if ends:
            self.alarm = table.loop.call_at(min(ends), lambda: table.background.begin(self._step_in()))

    def stop(self) -> None:
        """Wait for nobody."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    # --- patience ---
    def _window_closes(self) -> float | None:
        """When the window that is open closes; None while it waits for somebody, or nobody waits."""
        table = self.table
        if table.undo_vote.question is not None or table.rests:
            return None
        return table.windows.closes(table.running_match(), table.row, table.clocks)

    async def _close_window(self) -> None:
        """Make all answers part of the game at once, if it is time."""
        table = self.table
        async with table.lock:
            closes = self._window_closes() if table.row.status == "playing" else None
            if closes is not None and closes <= table.loop.time():
                draft, keys = table.windows.closed(table.running_match())
                await table.append(draft, table.row, keys)
                return
        self.go_on()

    async def _step_in(self) -> None:
        """A bot takes every seat whose time has run out."""
        table = self.table
        async with table.lock:
            row, now = table.row, table.loop.time()
            for seat in table.clocks.asked:
                end = table.clocks.runs_out(seat)
                if end is not None and end <= now and not table.rests and table.row.status == "playing":
                    row = seats.warm(row, seat)
            await table.keep(row)
        self.go_on()

    async def give_back(self, seat: int) -> None:
        """Give a seat that a bot kept warm to whoever came back."""
        async with self.table.lock:
            await self.table.keep(seats.back(self.table.row, seat))

    # --- bots ---
    def asks_bot(self, seat: int) -> bool:
        """Whether a bot is to move in this seat."""
        table = self.table
        asked = table.row.status == "playing" and seat in table.clocks.asked and not table.windows.answered(seat)
        by_bot = asked and seats.by_bot(table.row.seats[seat])
        return by_bot and table.undo_vote.question is None and not table.rests

    async def _bot_plays(self, seat: int) -> None:
        """Let a bot play its seat while it is asked: think first, without holding anybody up."""
        table = self.table
        try:
            while self.asks_bot(seat):
                if table.live.spell is not None:
                    await self._bot_moves_hand(seat)
                    continue
                if table.windows.open is None:  # in a window it thinks at once: how long that takes is not to be seen
                    await asyncio.sleep(pause(table.row.pace))
                if not self.asks_bot(seat):
                    break
                match, window = table.running_match(), table.windows.open
                command = await self._chosen(seat)
                async with table.lock:
                    meant = self.asks_bot(seat) and table.windows.open is window and table.live.pace is None
                    if meant and command and match.why_not(seat, command) is None:
                        await handlers.play(table, seat, [command], None)
        finally:
            self.thinking.discard(seat)

    async def _chosen(self, seat: int) -> str:
        """What the bot of a seat wants to do, from what it knows now."""
        table, match = self.table, self.table.running_match()
        bot = table.row.seats[seat].bot
        assert bot is not None
        return await table.services.bot_pool.choose(bot, match.view(seat), seat) or any_of(match, seat)

    # --- hands ---
    async def _bot_moves_hand(self, seat: int) -> None:
        """Let a bot make one motion: it knows what it wants when it starts, and is ruled on when it ends."""
        table, spell, bot = self.table, self.table.live.spell, self.table.row.seats[seat].bot
        assert spell is not None
        assert bot is not None
        ends = max(table.loop.time(), spell.begins)
        ends += motion_time(bot, table.row.game, table.row.pace, spell.pace.hand_ms)
        command = await self._chosen(seat)
        await asyncio.sleep(ends - table.loop.time())
        if self.asks_bot(seat) and table.live.spell is spell and command:
            with suppress(RefusedByRule, StoreError, RequestError):
                await table.live.motion(table.running_match(), seat, [command], None)

    def hands_move(self) -> None:
        """Let the motions that are due take effect."""
        self.table.background.begin(self._run_live())

    async def _run_live(self) -> None:
        async with self.table.lock:
            await self.table.live.run(self._move_hand)

    async def _move_hand(self, seat: int, command: str, key: str | None) -> None:
        """A motion takes effect, or is refused by what is true now; who moves is there."""
        table = self.table
        row = table.row if key is None else seats.back(table.row, seat)
        await table.append(table.running_match().drafted(seat, command), row, [key])
