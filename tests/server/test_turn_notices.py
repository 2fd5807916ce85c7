"""Who is told that it is their turn, and when: turns.py, and what the table core says of whom it waits for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cutpurse.server.lobby import GLANCE
from cutpurse.server.notifications.turns import AFTER, LOOK_EVERY, Turn
from cutpurse.table import messages as wire
from cutpurse.table.rows import PersonRow
from tests.server.people import Evening, Looker, evening, give, key, pass_time, play, run, settled, until
from tests.server.test_websocket import asked, visit

Tricks = tuple[Evening, "Notices", str, list[PersonRow], list[Looker]]


class Notices:
    """Everybody wants to be told, and whoever would be is noted here."""

    def __init__(self, e: Evening) -> None:
        self.e = e
        self.told: list[Turn] = []
        e.notifications.turns.wants = lambda person: True
        e.notifications.turns.tell = self.told.append

    def to(self, person: PersonRow) -> int:
        """How often somebody was told."""
        return sum(turn.person == person.id for turn in self.told)


async def later(seconds: float) -> None:
    """Let time pass as it does, so that nobody is looked for once only."""
    for _ in range(int(seconds / LOOK_EVERY) + 1):
        await pass_time(LOOK_EVERY)
        await asyncio.sleep(0)


@asynccontextmanager
async def tricks(folder: Path, **wish: int) -> AsyncIterator[Tricks]:
    """Three people who play tricks, all of them there, and who is to move first among them."""
    async with evening(folder) as e:
        notices = Notices(e)
        id, people, lookers = await e.trio(**wish)
        await give(e, id, people)
        table = await e.table(id)
        assert table.match is not None
        first = table.match.actors()[0]
        yield e, notices, id, people[first:] + people[:first], lookers[first:] + lookers[:first]


async def move_as(e: Evening, id: str, person: PersonRow) -> None:
    """Somebody plays the first thing they may."""
    table = await e.table(id)
    assert table.match is not None
    command = table.match.options(table.match.actors()[0])[0].notation
    assert await e.ask(id, person, play(command)) == "done"


@run
async def test_who_is_to_move_and_not_here_is_told_once_after_a_while(tmp_path: Path) -> None:
    async with tricks(tmp_path) as (e, notices, id, (first, *_), (look, *_)):
        await later(120)
        assert notices.told == [], "they look at the table"
        (await e.table(id)).exit(look)
        await later(AFTER - LOOK_EVERY)
        assert notices.told == [], "they may be back at once"
        await later(2 * LOOK_EVERY)
        [turn] = notices.told
        assert (turn.person, turn.table, turn.game) == (first.id, id, "gaunerbande")
        assert {*turn.others, first.name} == {"Ada", "Ben", "Eve"}
        await later(600)
        assert len(notices.told) == 1, "once is enough"


@run
async def test_a_quick_turn_and_a_reload_of_the_page_tell_nobody(tmp_path: Path) -> None:
    async with tricks(tmp_path) as (e, notices, id, (first, *_), (look, *_)):
        table = await e.table(id)
        table.exit(look)
        await later(AFTER - 2 * LOOK_EVERY)
        again = await e.look(id, first)
        await later(120)
        table.exit(again)
        await later(AFTER - 2 * LOOK_EVERY)
        await move_as(e, id, first)
        await later(120)
        assert not notices.to(first)


@run
async def test_a_page_that_is_hidden_for_a_while_counts_as_elsewhere_unless_another_is_seen(tmp_path: Path) -> None:
    async with tricks(tmp_path) as (e, notices, id, (first, *_), (look, *_)):
        look.heard_at = asyncio.get_running_loop().time()
        other = await e.look(id, first)
        await later(GLANCE + AFTER + 2 * LOOK_EVERY)
        assert notices.told == []
        (await e.table(id)).exit(other)
        await later(GLANCE + AFTER + 2 * LOOK_EVERY)
        assert notices.to(first) == 1
        assert not (await e.table(id)).is_looked_at(first.id, GLANCE)


@run
async def test_the_next_turn_of_somebody_is_told_again_and_a_bot_in_their_place_is_not(tmp_path: Path) -> None:
    async with tricks(tmp_path) as (e, notices, id, (first, *_), looks):
        table = await e.table(id)
        table.exit(looks[0])
        await later(AFTER + 2 * LOOK_EVERY)
        assert notices.to(first) == 1
        await later(60)  # a bot has taken over by now, though somebody else has to look for it to go on
        await until(lambda: table.row.seats[table.core.seat_of(first.id)].warm)
        again = await e.look(id, first)
        await settled(table)
        table.exit(again)
        assert notices.to(first) == 1


@pytest.mark.parametrize(("clock", "times"), [(30, 0), (3600, 1)])
@run
async def test_a_turn_that_is_over_within_a_minute_is_not_told(tmp_path: Path, clock: int, times: int) -> None:
    async with tricks(tmp_path, clock=clock) as (e, notices, id, (first, *_), (look, *_)):
        (await e.table(id)).exit(look)
        await later(AFTER + 2 * LOOK_EVERY)
        assert notices.to(first) == times


@run
async def test_nobody_is_told_who_plays_against_bots_alone_or_in_a_rummage(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        notices = Notices(e)
        ada, ben = await e.people("Ada", "Ben")
        for id in (await e.game(ada, bots=2), await e.game(ada, ben, game="midnight-exchange")):
            await settled(await e.table(id))
        await later(120)
        assert notices.told == []


@run
async def test_a_table_that_sleeps_or_is_loaded_anew_tells_nobody_again(tmp_path: Path) -> None:
    async with tricks(tmp_path) as (e, notices, id, (first, *_), looks):
        table = await e.table(id)
        for look in looks:
            table.exit(look)
        await later(AFTER + 2 * LOOK_EVERY)
        assert notices.to(first) == 1
        await e.put_to_sleep(id)
        look = await e.look(id, looks[1].person)
        await later(120)
        assert notices.to(first) == 1
        (await e.table(id)).exit(look)


@run
async def test_over_a_socket_who_says_nothing_while_nothing_is_sent_does_not_look(tmp_path: Path) -> None:
    async with visit(tmp_path) as v:
        cookie = await v.cookie()
        id = await v.table(cookie)
        async with v.socket(id, cookie) as socket:
            table = await v.e.table(id)
            await until(lambda: table.core.here)
            [ada] = table.core.here
            assert table.is_looked_at(ada, GLANCE)
            await pass_time(GLANCE)
            assert not table.is_looked_at(ada, GLANCE)
            await asked(socket, wire.Ping(key=key()))
            assert table.is_looked_at(ada, GLANCE)
            await pass_time(GLANCE)
            eve = await v.cookie()
            async with v.socket(id, eve):
                await until(lambda: len(table.core.here) == 2)
                assert table.is_looked_at(ada, GLANCE), "a page that has just heard from us need not ask"
