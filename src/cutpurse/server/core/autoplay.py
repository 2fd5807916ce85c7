"""Autoplay: what a table does by itself: bots move, reaction windows close, and bots take over for absent players."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from cutpurse.kernel.match import Refused as RefusedByRule
from cutpurse.server.bots import motion_time, pause, random_move
from cutpurse.server.core import handlers, seats
from cutpurse.server.errors import RequestError
from cutpurse.server.storage.store import StoreError

if TYPE_CHECKING:
    from cutpurse.server.core.table import Table


class Autoplay:
    """The alarm of one table, set for whatever is due next, and the bots that are choosing a move."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.alarm: asyncio.TimerHandle | None = None
        self.thinking: set[int] = set()  # seats whose bot is choosing

    def schedule(self) -> None:
        """Set the alarm for what is due next, and let bots move whose turn it is."""
        table = self.table
        if table.row.status == "playing" and not table.realtime.published:
            table.send_moves(len(table.running_match().entries), set(), went_on=False)
            return
        self.stop()
        if table.row.status != "playing" or table.paused:
            return
        for seat in table.clocks.asked:
            if self.bot_to_move(seat) and seat not in self.thinking:
                self.thinking.add(seat)
                table.background.start(self._bot_plays(seat))
        if table.windows.open is not None:
            closes = self._window_closes_at()
            if closes is not None:
                self.alarm = table.loop.call_at(closes, lambda: table.background.start(self._close_window()))
            return
        people = [seat for seat in table.clocks.asked if not seats.by_bot(table.row.seats[seat])]
        ends = [end for seat in people if (end := table.clocks.runs_out_at(seat)) is not None]
        if ends:
            self.alarm = table.loop.call_at(min(ends), lambda: table.background.start(self._bots_take_over()))

    def stop(self) -> None:
        """Cancel the alarm."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    # --- clocks ---
    def _window_closes_at(self) -> float | None:
        """When the open window closes; None while it waits for somebody, or the table is paused."""
        table = self.table
        if table.undo_vote.question is not None or table.paused:
            return None
        return table.windows.closes_at(table.running_match(), table.row, table.clocks)

    async def _close_window(self) -> None:
        """If the window is due, play all its answers at once."""
        table = self.table
        async with table.lock:
            closes = self._window_closes_at() if table.row.status == "playing" else None
            if closes is not None and closes <= table.loop.time():
                draft, keys = table.windows.resolve(table.running_match())
                await table.commit_draft(draft, table.row, keys)
                return
        self.schedule()

    async def _bots_take_over(self) -> None:
        """Let a bot take over every seat whose time has run out."""
        table = self.table
        async with table.lock:
            row, now = table.row, table.loop.time()
            for seat in table.clocks.asked:
                end = table.clocks.runs_out_at(seat)
                if end is not None and end <= now and not table.paused and table.row.status == "playing":
                    row = seats.hand_to_bot(row, seat)
            await table.save_row(row)
        self.schedule()

    async def hand_back(self, seat: int) -> None:
        """Hand a seat that a bot was playing back to its owner, who has returned."""
        async with self.table.lock:
            await self.table.save_row(seats.hand_back(self.table.row, seat))

    # --- bots ---
    def bot_to_move(self, seat: int) -> bool:
        """Whether it is a bot's turn in this seat."""
        table = self.table
        asked = table.row.status == "playing" and seat in table.clocks.asked and not table.windows.answered(seat)
        by_bot = asked and seats.by_bot(table.row.seats[seat])
        return by_bot and table.undo_vote.question is None and not table.paused

    async def _bot_plays(self, seat: int) -> None:
        """Let a bot play its seat as long as it is its turn; it thinks outside the lock."""
        table = self.table
        try:
            while self.bot_to_move(seat):
                if table.realtime.spell is not None:
                    await self._bot_moves_hand(seat)
                    continue
                if table.windows.open is None:  # in a window it thinks at once: nobody can see how long that takes
                    await asyncio.sleep(pause(table.row.pace))
                if not self.bot_to_move(seat):
                    break
                match, window = table.running_match(), table.windows.open
                command = await self._bot_choice(seat)
                async with table.lock:
                    meant = self.bot_to_move(seat) and table.windows.open is window and table.realtime.pace is None
                    if meant and command and match.why_not(seat, command) is None:
                        await handlers.play(table, seat, [command], None)
        finally:
            self.thinking.discard(seat)

    async def _bot_choice(self, seat: int) -> str:
        """The move that a seat's bot chooses from what it knows now."""
        table, match = self.table, self.table.running_match()
        bot = table.row.seats[seat].bot
        assert bot is not None
        return await table.services.bot_pool.choose(bot, match.view(seat), seat) or random_move(match, seat)

    # --- real time ---
    async def _bot_moves_hand(self, seat: int) -> None:
        """Let a bot make one motion: it chooses when the motion starts, and the rules decide when it ends."""
        table, spell, bot = self.table, self.table.realtime.spell, self.table.row.seats[seat].bot
        assert spell is not None
        assert bot is not None
        ends = max(table.loop.time(), spell.begins)
        ends += motion_time(bot, table.row.game, table.row.pace, spell.pace.hand_ms)
        command = await self._bot_choice(seat)
        await asyncio.sleep(ends - table.loop.time())
        if self.bot_to_move(seat) and table.realtime.spell is spell and command:
            with suppress(RefusedByRule, StoreError, RequestError):
                await table.realtime.submit(table.running_match(), seat, [command], None)
