"""What people have finished: their games with the results, and their statistics; also of games older than results."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from time import monotonic

from cutpurse.bots.characters import character_of
from cutpurse.kernel.record import CorruptLog
from cutpurse.server.storage.log_chain import BrokenChain
from cutpurse.server.storage.store import Store
from cutpurse.server.storage.writes import keep_results
from cutpurse.table import match_log
from cutpurse.table import messages as wire
from cutpurse.table.errors import StoreError
from cutpurse.table.results import with_results
from cutpurse.table.rows import SeatRow, TableRow

log = logging.getLogger(__name__)

PAGE = 20  # finished games on a page
LATEST = 100  # games whose places are told one by one,
MONTHS = 24  # and months that are counted
LEAST_PAUSE = 0.02  # seconds between two older games whose results are worked out: people play meanwhile


class Results:
    """The finished games of a server's people."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.counting = False  # the results of older games are being worked out

    async def games(self, person: str | None, page: int, game: str, ended: wire.Ended) -> wire.FinishedGames:
        """A page of somebody's finished games, of one game or of all, the latest first."""
        if person is None:
            return wire.FinishedGames(games=[], total=0, pages=1)
        rows, total = await self.store.finished_games(person, ended, game, PAGE, page * PAGE)
        games = [finished_game(row, person) for row in rows]
        return wire.FinishedGames(games=games, total=total, pages=max(1, -(-total // PAGE)), counting=self.counting)

    async def statistics(self, person: str | None, game: str) -> wire.Statistics:
        """What came of somebody's finished games, of one game or of all."""
        if person is None:
            return wire.Statistics()
        found = await self.store.placings(person, game, LATEST)
        played, won, months, best = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
        for count in found.months:
            played[count.game] += count.games
            won[count.game] += count.wins
            months[count.month] += count.games
            best[count.month] += count.wins
        return wire.Statistics(
            games=played.total(),
            wins=won.total(),
            by_game=[wire.GameCount(game=name, games=count, wins=won[name]) for name, count in played.most_common()],
            by_bot=[
                wire.BotCount(bot=bot, character=None if (c := character_of(bot)) is None else c.name, games=n, ahead=a)
                for bot, n, a in found.bots
            ],
            months=[wire.MonthCount(month=m, games=months[m], wins=best[m]) for m in sorted(months)[-MONTHS:]],
            latest=found.latest,
            counting=self.counting,
        )

    async def work_out_older(self) -> None:
        """Work out the results of games that ended before they were kept, one after the other, and store them.

        A game whose log cannot be read, or that is not installed, is left as it is.
        """
        self.counting = True
        try:
            for id in await self.store.games_without_results():
                began = monotonic()
                await self._work_out(id)
                await asyncio.sleep(max(LEAST_PAUSE, monotonic() - began))
        except StoreError as error:
            log.warning("the results of older games wait until the server begins anew: %s", error)
        finally:
            self.counting = False

    async def _work_out(self, id: str) -> None:
        try:
            stored = await self.store.table(id)
            match = None if stored is None else await asyncio.to_thread(match_log.resumed_match, stored)
        except (BrokenChain, CorruptLog, ValueError) as error:
            log.info("table %s has no results: %s", id, error)
            return
        if stored is not None and match is not None and match.outcome is not None:
            await self.store.commit(keep_results(with_results(stored.row, match.outcome)))


def finished_game(row: TableRow, person: str) -> wire.FinishedGame:
    """A game that has ended, as one of its players sees it among theirs."""
    return wire.FinishedGame(
        id=row.id,
        game=row.game,
        status=row.status,
        ended=row.made if row.ended is None else row.ended,
        players=[placed(seat, person) for seat in row.seats],
    )


def placed(seat: SeatRow, person: str) -> wire.Placed:
    """Where a seat came."""
    character = None if seat.person is not None else character_of(seat.bot)
    return wire.Placed(
        name=seat.name,
        bot=None if seat.person is not None else seat.bot,
        character=None if character is None else character.name,
        program=seat.program,
        place=seat.place,
        points=seat.points,
        yours=seat.person == person,
    )
