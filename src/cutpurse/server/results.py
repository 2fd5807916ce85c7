"""What people have finished: their games with the results, and their statistics; also of games older than results."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from time import monotonic

from cutpurse.bots.characters import character_of
from cutpurse.kernel.play import fold
from cutpurse.kernel.record import CorruptLog
from cutpurse.server.storage.log_chain import BrokenChain
from cutpurse.server.storage.store import Store
from cutpurse.server.storage.writes import keep_results
from cutpurse.table import match_log
from cutpurse.table import messages as wire
from cutpurse.table.errors import StoreError
from cutpurse.table.results import with_results
from cutpurse.table.rows import SeatRow, StoredTable, TableRow

log = logging.getLogger(__name__)

PAGE = 20  # finished games on a page
LATEST = 100  # games whose places are told one by one,
MONTHS = 24  # and months that are counted
TALLIED = 40  # games of which is told what was counted beside points
AT_ONCE = 1.0  # seconds to look games through for that while somebody waits; the next time it goes on
REMEMBERED = 2000  # games that were looked through
LEAST_PAUSE = 0.02  # seconds between two older games whose results are worked out: people play meanwhile


class Results:
    """The finished games of a server's people."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.counting = False  # the results of older games are being worked out
        self.tallies: OrderedDict[str, dict[str, wire.Tally]] = OrderedDict()  # by table and person; they never change
        self.looks = asyncio.Lock()  # one game is looked through at a time

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
        more = bool(game) and await self._tally(person, found.latest[:TALLIED])
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
            counting=self.counting or more,
        )

    async def _tally(self, person: str, latest: list[wire.Placing]) -> bool:
        """Say of these games what was counted beside points; whether some are left for the next time."""
        began = monotonic()
        async with self.looks:
            for placing in latest:
                if placing.id not in self.tallies:
                    if monotonic() - began > AT_ONCE:
                        return True
                    self.tallies[placing.id] = await self._tallies_of(placing.id)
                    if len(self.tallies) > REMEMBERED:
                        self.tallies.popitem(last=False)
                placing.tally = self.tallies[placing.id].get(person)
        return False

    async def _tallies_of(self, id: str) -> dict[str, wire.Tally]:
        """What was counted of the people at a table; nothing where its log cannot be read, or nothing is counted."""
        try:
            stored = await self.store.table(id)
            return {} if stored is None else await asyncio.to_thread(tallied, stored)
        except (BrokenChain, CorruptLog, ValueError) as error:
            log.info("table %s has no tallies: %s", id, error)
            return {}

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


def tallied(stored: StoredTable) -> dict[str, wire.Tally]:
    """By person, what their game counts of them beside points; nothing where it counts nothing."""
    match = match_log.resumed_match(stored)
    if match is None:
        return {}
    came, expected, counts = [0.0] * match.seats, [0.0] * match.seats, False
    s = match.game.blank(match.seats, match.settings)
    for event in (event for entry in match.kept for event in entry.events):
        for seat, one, chance in match.game.tally(s, event):
            came[seat] += one
            expected[seat] += chance
            counts = True
        fold(s, [event])
    if not counts:
        return {}
    people = [(seat.person, n) for n, seat in enumerate(stored.row.seats) if seat.person is not None]
    return {person: wire.Tally(came=came[n], expected=round(expected[n], 3)) for person, n in people}


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
