"""Games over days: clocks of hours and days that run while nobody is there, over restarts, and no bots before them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cutpurse.server import lobby
from cutpurse.server.live_table import LiveTable
from cutpurse.server.lobby import SLEEP_AFTER, SLEEP_CHECK_EVERY, Lobby
from cutpurse.table import messages as wire
from cutpurse.table.core import GRACE
from cutpurse.table.errors import RequestError
from cutpurse.table.host import HOST_AWAY
from cutpurse.table.move_clocks import MoveClocks
from cutpurse.table.rows import DAY, HOUR, PersonRow
from tests.server.leaping_loop import Watched, leap
from tests.server.people import Evening, evening, give, move, play
from tests.server.swindler_table import swindler_table

SOON = 1.0
OVER_DAYS: dict[str, Any] = {"clock": DAY, "absence": "clock"}


async def pass_days(e: Evening, seconds: float) -> None:
    """Let time pass while nobody is there: what is due wakes its table, as the lobby's task does."""
    await asyncio.sleep(seconds)
    e.wall += seconds
    await e.lobby.wake_due_tables()
    await asyncio.sleep(SOON)


def actors(table: LiveTable) -> list[int]:
    """The seats whose turn it is."""
    assert table.match is not None
    return table.match.actors()


async def duel(e: Evening, **wish: Any) -> tuple[str, list[PersonRow]]:
    """A game over days of two people and a bot, who have given their cards and gone; it is the turn of one of them."""
    people = await e.people("Ada", "Ben")
    id = await e.game(*people, bots=1, **{**OVER_DAYS, **wish})
    await give(e, id, people)
    while actors(await e.table(id))[0] == 2:
        await asyncio.sleep(SOON)
    return id, people


@leap
async def test_nobody_has_to_be_there_and_a_bot_plays_only_when_the_day_is_over(tmp_path: Path) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        id, _ = await duel(e)
        [seat] = actors(await e.table(id))
        await asyncio.sleep(GRACE + HOST_AWAY)
        await e.put_to_sleep(id)
        await pass_days(e, DAY - 2 * HOUR)
        assert id not in e.lobby.tables, "nothing is due"
        assert not (await e.table(id)).row.seats[seat].warm
        await e.put_to_sleep(id)
        await pass_days(e, 2 * HOUR)
        assert id in e.lobby.tables, "it was woken"
        table = await e.table(id)
        assert table.row.seats[seat].warm
        assert [(told.kind, told.seat) for told in table.row.takeovers] == [("bot", seat)]


@leap
async def test_clocks_go_on_after_a_restart_and_the_time_between_does_not_count(tmp_path: Path) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        id, people = await duel(e)
        [seat] = actors(await e.table(id))
        await pass_days(e, 20 * HOUR)
        await e.close()
        await asyncio.sleep(3 * DAY)
        await e.open()
        await e.lobby.wake_due_tables()
        seen = (await e.lobby.snapshot(id, people[seat], 0)).position
        assert seen is not None
        assert seen.left == pytest.approx(4 * HOUR, abs=60)
        assert seen.clocks is not None
        assert seen.clocks[seat] == pytest.approx(seen.left, abs=0.1)
        assert seen.running == [seat]
        await pass_days(e, 5 * HOUR)
        assert (await e.table(id)).row.seats[seat].warm


@leap
async def test_the_lobby_says_how_long_one_has_also_while_the_table_sleeps(tmp_path: Path) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        id, people = await duel(e)
        [seat] = actors(await e.table(id))
        await asyncio.sleep(GRACE)
        await e.put_to_sleep(id)
        await asyncio.sleep(5 * HOUR)
        e.lobby.summaries.clear()  # as after a restart
        for _ in range(2):
            mine = (await e.lobby.listing(people[seat])).mine
            assert [(line.your_turn, line.over_days) for line in mine] == [(True, True)]
            assert mine[0].left == pytest.approx(19 * HOUR, abs=2 * GRACE)
            await e.put_to_sleep(id)


@leap
async def test_a_bot_may_play_only_the_turn_of_who_is_late(tmp_path: Path) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        id, people = await duel(e, out_of_time="turn")
        [seat] = actors(await e.table(id))
        n = await e.entries(id)
        await pass_days(e, DAY)
        table = await e.table(id)
        assert await e.entries(id) > n
        assert not table.row.seats[seat].warm, "the next turn is theirs again"
        assert [(told.kind, told.seat) for told in table.row.takeovers] == [("turn", seat)]
        [next_one] = actors(table)
        await move(e, id, people)
        assert next_one != 2


@leap
async def test_a_table_that_breaks_when_it_is_woken_or_put_to_sleep_holds_no_other_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        broken, _ = await duel(e, clock=HOUR)
        id, _ = await duel(e, clock=HOUR)
        wake = Lobby._wake

        async def breaks(self: Lobby, which: str) -> LiveTable:
            if which == broken:
                raise ZeroDivisionError
            return await wake(self, which)

        def unspeakable(table: LiveTable) -> None:
            raise ZeroDivisionError

        task = asyncio.get_running_loop().create_task(e.lobby._put_idle_tables_to_sleep())
        with monkeypatch.context() as m:
            m.setattr(lobby, "summary", unspeakable)
            await asyncio.sleep(SLEEP_AFTER + 2 * SLEEP_CHECK_EVERY)
            assert not {id, broken} & set(e.lobby.tables)
            assert len(caplog.records) == 2
        monkeypatch.setattr(Lobby, "_wake", breaks)
        await asyncio.sleep(HOUR)
        stored = await e.store.table(id)
        assert stored is not None
        assert stored.row.takeovers, "the task goes on"
        assert e.lobby.unwakeable == {broken}
        assert len(caplog.records) == 3, "each is said once"
        assert not task.done()
        task.cancel()


@leap
async def test_who_is_late_may_lose_their_chair_and_the_last_one_ends_the_game(tmp_path: Path) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        id, people = await duel(e, out_of_time="seat")
        [seat] = actors(await e.table(id))
        await pass_days(e, DAY)
        table = await e.table(id)
        assert table.row.seats[seat].resigned
        assert table.row.seats[seat].person is None
        assert [(told.kind, told.seat) for told in table.row.takeovers] == [("late", seat)]
        assert table.row.host == people[1 - seat].id, "whoever is left is the host"
        await pass_days(e, 2 * DAY)
        assert (await e.table(id)).row.status == "abandoned"
        assert await e.store.next_due(10) == [], "nothing of it is due any more"


@leap
async def test_ones_own_time_counts_only_while_one_is_to_move_and_each_move_adds_to_it(tmp_path: Path) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        id, people = await duel(e, clock=None, bank=2 * DAY, increment=HOUR)

        async def banks() -> list[float]:
            seen = (await e.lobby.snapshot(id, None, 0)).position
            assert seen is not None
            assert seen.clocks is not None
            assert seen.clocks[2] is None, "bots have no clock"
            return [left or 0.0 for left in seen.clocks[:2]]

        [seat] = actors(await e.table(id))
        before = await banks()
        await pass_days(e, 5 * HOUR)
        spent = await banks()
        assert before[seat] - spent[seat] == pytest.approx(5 * HOUR, abs=10)
        assert spent[1 - seat] == before[1 - seat]
        await e.restart()
        assert await banks() == pytest.approx(spent, abs=60)
        kept = await banks()
        table = await e.table(id)
        assert table.match is not None
        await e.ask(id, people[seat], play(table.match.options(seat)[0].notation))
        assert (await banks())[seat] == pytest.approx(kept[seat] + HOUR, abs=10)


def test_a_turn_adds_once_to_ones_own_time_however_many_moves_it_has_and_there_are_never_more_than_30_days() -> None:
    clocks = MoveClocks(None, GRACE, bank=29 * DAY, increment=10 * HOUR, seats=2)
    had = []
    for seat in (0, 0, 1, 0, 1, 0):
        clocks.wait_for([seat], [], 0.0)
        clocks.add_increment({seat}, {seat})
        had.append(clocks.banks[0] - 29 * DAY)
    assert had == [10 * HOUR, 10 * HOUR, 10 * HOUR, 20 * HOUR, 20 * HOUR, 24 * HOUR]
    together = MoveClocks(None, GRACE, bank=DAY, increment=HOUR, seats=2)
    together.wait_for([0, 1], [], 0.0)
    for seat in (0, 1, 0, 1):
        together.add_increment({seat}, {seat})
    assert together.banks == {0: DAY + HOUR, 1: DAY + HOUR}


@leap
async def test_who_is_back_without_any_time_left_gets_some(tmp_path: Path) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        id, people = await duel(e, clock=None, bank=DAY)
        [seat] = actors(await e.table(id))
        await asyncio.sleep(DAY + SOON)
        table = await e.table(id)
        assert table.row.seats[seat].warm
        await e.look(id, people[seat])
        await asyncio.sleep(SOON)
        assert not table.row.seats[seat].warm
        seen = (await e.lobby.snapshot(id, people[seat], 0)).position
        assert seen is not None
        assert seen.clocks is not None
        assert seen.clocks[seat] == pytest.approx(600, abs=5)


@leap
async def test_a_host_who_is_away_leaves_the_game_to_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        id, people = await duel(e)
        await e.look(id, people[1])
        await asyncio.sleep(2 * HOST_AWAY)
        assert await e.ask(id, people[1], wire.Abandon(key="end-it-all")) == "not-host"
        replace = wire.SeatBot(key="a-bot-instead", seat=0, bot="greedy")
        assert await e.ask(id, people[1], replace) == "not-away", "only the clock decides"


@pytest.mark.parametrize("hands", [("", "forger", "sidekick"), ("", "know_it_all", "know_it_all")])
@leap
async def test_a_window_lasts_as_long_as_the_table_says_whoever_holds_or_answers_what(
    tmp_path: Path, hands: tuple[str, ...]
) -> None:
    async with swindler_table(tmp_path, *hands, delay=2 * HOUR, **OVER_DAYS) as t:
        await t.play(0, "steal red")
        assert t.watcher.position.left == pytest.approx(2 * HOUR, abs=1)
        await asyncio.sleep(HOUR)
        assert await t.play(1, "pass") == "done"
        window = t.table.core.windows.open
        assert window is not None
        assert await t.play(2, "pass") == "done"
        await t.e.lobby.wake_due_tables()
        await t.e.restart()
        await t.enter()
        again = t.table.core.windows.open
        assert again is not None
        assert again.n == window.n
        assert len(again.answers) == 2
        assert await t.moved_on(10.0) == pytest.approx(HOUR, abs=15)


@leap
async def test_the_clock_of_somebody_on_vacation_stands_still_and_others_see_until_when(tmp_path: Path) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        id, people = await duel(e)
        [seat] = actors(await e.table(id))
        looks = await e.look(id, people[1 - seat])
        await pass_days(e, 4 * HOUR)
        assert (await e.lobby.take_vacation(people[seat], 3)).days == 11
        until = e.wall + 3 * DAY
        assert looks.table.away_until[seat] == until
        assert looks.table.away_until[1 - seat] is None
        assert looks.position.running == []
        (await e.table(id)).exit(looks)
        await pass_days(e, DAY)
        [line] = (await e.lobby.listing(people[1 - seat])).mine
        assert (line.left, line.away_until) == (None, until)
        await e.put_to_sleep(id)
        await e.lobby.wake_due_tables()
        await e.restart()
        await pass_days(e, DAY)
        await pass_days(e, DAY + 120)
        table = await e.table(id)
        assert not table.row.seats[seat].warm
        [line] = (await e.lobby.listing(people[seat])).mine
        assert line.left == pytest.approx(20 * HOUR, abs=300)
        assert line.away_until is None
        await pass_days(e, 20 * HOUR)
        assert (await e.table(id)).row.seats[seat].warm


@leap
async def test_a_vacation_takes_whole_days_of_the_year_and_who_is_back_earlier_keeps_the_rest(tmp_path: Path) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        id, people = await duel(e)
        [seat] = actors(await e.table(id))
        ada = people[seat]
        assert await e.lobby.vacation(None) == wire.Vacation(until=None, days=14, of=14)
        await e.lobby.take_vacation(ada, 10)
        e.wall += 2.5 * DAY
        assert (await e.lobby.take_vacation(ada, 0)) == wire.Vacation(until=None, days=11, of=14)
        assert (await e.table(id)).core.clocks.standing == {}
        with pytest.raises(RequestError) as refused:
            await e.lobby.take_vacation(ada, 12)
        assert (refused.value.code, refused.value.count) == ("no-vacation", 11)
        await e.lobby.take_vacation(ada, 11)
        e.wall += DAY
        await e.restart()
        assert (await e.lobby.take_vacation(ada, 10)).days == 0, "ten days from now instead of those that were left"
        e.wall += 366 * DAY
        assert (await e.lobby.vacation(ada)).days == 14


@leap
async def test_all_games_of_somebody_learn_of_a_vacation_also_more_than_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cutpurse.server.lobby.MOST_OF_MINE", 1)
    async with evening(tmp_path, stores=Watched) as e:
        ada, ben = await e.people("Ada", "Ben")
        ids = [await e.game(ada, ben, bots=1, **OVER_DAYS) for _ in range(3)]
        looks = [await e.look(id, ben) for id in ids]
        await e.lobby.take_vacation(ada, 3)
        assert [look.table.away_until[0] for look in looks] == [e.wall + 3 * DAY] * 3


@leap
async def test_in_a_game_of_hours_nobody_goes_on_vacation(tmp_path: Path) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        id, people = await duel(e, clock=8 * HOUR)
        [seat] = actors(await e.table(id))
        await e.lobby.take_vacation(people[seat], 3)
        await pass_days(e, 8 * HOUR)
        assert (await e.table(id)).row.seats[seat].warm


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "midnight-exchange", **OVER_DAYS},
        {"clock": 60, "bank": 600},
        {"delay": 60.0, "clock": 60, "absence": "clock"},
        {"absence": "clock"},
    ],
)
@leap
async def test_clocks_that_make_no_sense_are_refused(tmp_path: Path, wish: dict[str, Any]) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        with pytest.raises(RequestError) as refused:
            await e.make(await e.person("Ada"), None, None, None, **wish)
        assert refused.value.code == "bad-options"


@leap
async def test_without_bots_for_who_is_away_a_quick_game_waits_for_its_clock_alone(tmp_path: Path) -> None:
    async with evening(tmp_path, stores=Watched) as e:
        id, people, looks = await e.trio(clock=120, absence="clock")
        (await e.table(id)).exit(looks[1])
        await asyncio.sleep(2 * GRACE)
        assert not any(chair.warm for chair in looks[0].table.chairs)
        await asyncio.sleep(120 - 2 * GRACE + SOON)
        assert looks[0].table.chairs[1].warm
        assert looks[0].table.grace is None
        assert people
