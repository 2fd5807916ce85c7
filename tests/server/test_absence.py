"""core.py and viewers.py: who is there is shown, bots play for the absent and hand back, an empty table pauses."""

from pathlib import Path
from typing import Any

import pytest

from cutpurse.server.live_table import LiveTable
from cutpurse.table import messages as wire
from cutpurse.table.seats import MOST_TAKEOVERS
from cutpurse.table.viewers import VISIT_LASTS
from tests.server.people import Looker, evening, key, move, pass_time, play, put, run, say, settled, until

CLOCK = 20
GRACE = 45.0  # of a house


def warm(look: Looker) -> list[bool]:
    """Which seats are kept warm."""
    return [chair.warm for chair in look.table.chairs]


def cards(look: Looker) -> list[int]:
    """How many cards everybody has."""
    found: list[int] = look.position.view["hands"]
    return found


def actors(table: LiveTable) -> list[int]:
    """Whom the table waits for."""
    assert table.match is not None
    return list(table.match.actors())


# --- presence ---
@run
async def test_everybody_sees_who_is_there(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        table = await e.table(id)
        assert [chair.present for chair in looks[0].table.chairs] == [True] * 3
        second = await e.look(id, people[2])
        table.exit(looks[2])
        assert looks[0].table.chairs[2].present, "there on another device"
        table.exit(second)
        assert [chair.present for chair in looks[0].table.chairs] == [True, True, False]
        await e.look(id, people[2])
        assert looks[0].table.chairs[2].present


@run
async def test_who_asks_without_a_socket_counts_as_there_for_a_while(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        id = await e.game(ada, bots=2)
        table = await e.table(id)
        watch = await e.look(id)
        await settled(table)
        assert (watch.table.chairs[0].present, watch.position.n) == (False, 1)
        command = (await e.lobby.view(id, ada))["options"][0]
        ask = play(command)
        assert await e.lobby.ask(id, ada, ask) == wire.Done(key=ask.key)
        assert watch.table.chairs[0].present
        await until(lambda: cards(watch) == [15, 13, 13])
        await pass_time(VISIT_LASTS - 5)
        await settled(table)
        assert watch.table.chairs[0].present
        await pass_time(6)
        await until(lambda: not watch.table.chairs[0].present)


# --- time ---
@run
async def test_when_the_time_for_a_move_runs_out_a_bot_plays_until_its_owner_is_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio(clock=CLOCK)
        left = looks[0].position.left
        assert left is not None
        assert CLOCK - 5 < left <= CLOCK
        await e.ask(id, people[0], play(*looks[0].position.view["options"][:3]))
        await e.ask(id, people[1], play(*looks[1].position.view["options"][:3]))
        await pass_time(CLOCK - 5)
        await settled(await e.table(id))
        assert warm(looks[0]) == [False] * 3
        await pass_time(6)
        await until(lambda: looks[0].position.view["phase"] == "tricks")
        assert warm(looks[0]) == [False, False, True]
        chair = looks[0].table.chairs[2]
        assert (chair.kind, chair.bot, chair.name, chair.present) == ("person", "greedy", "Eve", True)
        kept = await e.store.table(id)
        assert kept is not None
        assert kept.row.seats[2].warm
        assert await e.ask(id, people[2], wire.Back(key=key())) == "done"
        assert warm(looks[0]) == [False] * 3
        assert looks[0].table.chairs[2].bot is None


@run
async def test_back_in_the_middle_of_ones_turn_one_has_the_whole_time_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people, clock=CLOCK, pace="human")
        looks = [await e.look(id, person) for person in people]
        table = await e.table(id)
        await pass_time(CLOCK + 1)
        await until(lambda: warm(looks[0]) == [True] * 3)
        for person in people:
            assert await e.ask(id, person, wire.Back(key=key())) == "done"
        assert warm(looks[0]) == [False] * 3
        seen = await e.lobby.snapshot(id, people[0], 0)
        assert seen.position is not None
        assert seen.position.left is not None
        assert seen.position.left > CLOCK - 5
        for _ in range(20):
            await pass_time(0)
        assert not table.core.storing
        assert warm(looks[0]) == [False] * 3


@run
async def test_any_move_gives_the_seat_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people, clock=CLOCK, pace="human")
        looks = [await e.look(id, person) for person in people]
        await pass_time(CLOCK + 1)
        await until(lambda: warm(looks[0]) == [True] * 3)
        assert await e.ask(id, people[1], play(looks[1].position.view["options"][0])) == "done"
        assert warm(looks[0]) == [True, False, True]


@run
async def test_nobody_is_hurried_where_no_time_was_agreed_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, _, looks = await e.trio()
        assert looks[0].position.left is None
        await pass_time(100_000)
        await settled(await e.table(id))
        assert warm(looks[0]) == [False] * 3
        assert cards(looks[0]) == [16] * 3


# --- gone ---
@run
async def test_who_is_gone_is_waited_for_then_a_bot_plays_and_gives_the_seat_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        table = await e.table(id)
        table.exit(looks[2])
        await pass_time(GRACE - 5)
        await settled(table)
        assert warm(looks[0]) == [False] * 3
        await pass_time(6)
        await until(lambda: cards(looks[0]) == [16, 16, 13])
        assert warm(looks[0]) == [False, False, True]
        back = await e.look(id, people[2])
        await until(lambda: warm(looks[0]) == [False] * 3)
        assert back.table.chairs[2].present
        assert len(back.position.view["gave"]) == 3


@run
async def test_who_sleeps_for_minutes_comes_back_to_their_seat_and_hears_all_they_missed(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        ada, _, eve = looks
        table = await e.table(id)
        heard, since = len(ada.got), eve.log[-1].n + 1
        table.exit(eve)
        for person, look in zip(people[:2], looks[:2], strict=True):
            assert await e.ask(id, person, play(*look.position.view["options"][:3])) == "done"
        await pass_time(GRACE - 5)
        await settled(table)
        assert warm(ada) == [False] * 3, "so far the others only wait"
        await pass_time(6)
        for _ in range(8):
            await until(lambda: 2 not in actors(table))
            await pass_time(30)
            await move(e, id, people)
        assert await e.ask(id, people[0], say("Eve sleeps")) == "done"
        await settled(table)
        back = await e.look(id, people[2], since)
        await until(lambda: not any(warm(ada)))
        seen = back.all(wire.Snapshot)[0]
        assert seen.you.seat == 2
        missed = [told.n for told in ada.log if told.n >= since]
        assert [told.n for told in seen.told] == missed == list(range(since, ada.position.n))
        assert [line.text for line in seen.chat] == ["Eve sleeps"]
        while actors(table) != [2]:
            await move(e, id, people)
        assert await e.ask(id, people[2], play(back.position.view["options"][0])) == "done"
        noticed = ada.got[heard:]
        assert {type(message) for message in noticed} == {wire.Changed, wire.Moved, wire.Said}
        for told in (message.table.chairs for message in noticed if isinstance(message, wire.Changed)):
            assert all(chair.present and not chair.warm for chair in told[:2])
        assert [(seat, kind) for _, seat, kind in takeovers(ada)] == [(2, "bot"), (2, "back")]


@run
async def test_somebody_who_was_away_before_it_was_their_turn_is_waited_for_from_then_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        table = await e.table(id)
        await e.ask(id, people[2], play(*looks[2].position.view["options"][:3]))
        table.exit(looks[2])
        await pass_time(10 * GRACE)
        await settled(table)
        assert warm(looks[0]) == [False] * 3, "nobody waits for Eve"


@run
async def test_who_comes_back_in_time_keeps_the_seat(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        table = await e.table(id)
        table.exit(looks[2])
        await pass_time(GRACE - 5)
        await e.look(id, people[2])
        await pass_time(GRACE)
        await settled(table)
        assert warm(looks[0]) == [False] * 3
        assert cards(looks[0]) == [16] * 3


@run
async def test_the_host_may_let_a_bot_play_for_somebody_and_take_it_away_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        table = await e.table(id)
        assert await e.ask(id, people[2], play(*looks[2].position.view["options"][:3])) == "done"
        table.exit(looks[2])
        assert looks[0].last(wire.Changed).you.replaces == [], "somebody who left a moment ago is waited for"
        await pass_time(GRACE + 1)
        await until(lambda: looks[0].last(wire.Changed).you.replaces == [2])
        assert looks[1].last(wire.Changed).you.replaces == []
        assert await e.ask(id, people[1], put(2, "greedy")) == "not-host"
        assert await e.ask(id, people[0], put(2, "greedy")) == "done"
        assert warm(looks[0]) == [False, False, True]
        assert looks[0].last(wire.Changed).you.replaces == [2], "and taken away again"
        assert await e.ask(id, people[0], put(2, None)) == "done"
        assert warm(looks[0]) == [False] * 3
        assert await e.ask(id, people[0], put(2, "greedy")) == "done"
        await e.look(id, people[2])
        await until(lambda: warm(looks[0]) == [False] * 3)


# --- nobody there ---
@pytest.mark.parametrize("watched", [False, True])
@run
async def test_where_nobody_sits_the_game_rests_and_goes_on_when_somebody_comes(tmp_path: Path, watched: bool) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben")
        id = await e.game(*people, bots=1, clock=CLOCK)
        table = await e.table(id)
        if watched:
            await e.look(id)
        await pass_time(100 * GRACE)
        await settled(table)
        assert table.match is not None
        assert len(table.match.entries) == 1, "no bot moves, and nobody's time runs out"
        assert (await e.lobby.snapshot(id, people[0], 0)).position.left is None  # type: ignore[union-attr]
        look = await e.look(id, people[0])
        await until(lambda: cards(look) == [16, 16, 13])
        assert look.position.left is not None
        assert look.position.left > CLOCK - 5
        assert warm(look) == [False] * 3
        await pass_time(CLOCK + 1)
        await until(lambda: warm(look)[1])


@run
async def test_when_the_last_one_goes_the_bots_stop(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio(clock=round(10 * GRACE))
        table = await e.table(id)
        watch = await e.look(id)
        table.exit(looks[1])
        table.exit(looks[2])
        await pass_time(GRACE + 1)
        await until(lambda: cards(watch) == [16, 13, 13])
        assert await e.ask(id, people[0], put(0, "greedy")) == "done"
        table.exit(looks[0])
        await settled(table)
        n = watch.position.n
        assert watch.position.view["phase"] == "passing"
        await pass_time(100 * GRACE)
        await settled(table)
        assert watch.position.n == n
        await e.look(id, people[0])
        await until(lambda: not warm(watch)[0])


@run
async def test_a_table_of_bots_alone_plays_while_somebody_watches(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        id = await e.make(ada, "random", "random", "random")
        assert await e.ask(id, ada, wire.Start(key=key())) == "done"
        table = await e.table(id)
        await settled(table)
        assert table.match is not None
        assert len(table.match.entries) == 1
        watch = await e.look(id)
        await until(lambda: len(watch.log) > 20)
        table.exit(watch)
        await settled(table)
        n = len(table.match.entries)
        await pass_time(100)
        await settled(table)
        assert len(table.match.entries) == n


@run
async def test_after_a_restart_a_warm_seat_is_still_warm_and_is_given_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        table = await e.table(id)
        table.exit(looks[2])
        await pass_time(GRACE + 1)
        await until(lambda: warm(looks[0])[2])
        table.exit(looks[0])
        table.exit(looks[1])
        await settled(table)
        await e.restart()
        look = await e.look(id, people[0])
        assert warm(look) == [False, False, True]
        await until(lambda: cards(look)[2] == 13)
        await e.look(id, people[2])
        await until(lambda: not warm(look)[2])


def takeovers(look: Looker) -> list[tuple[int, int, str]]:
    """After how many entries bots took over seats and gave them back."""
    return [(each.n, each.seat, each.kind) for each in look.table.takeovers]


@run
async def test_the_log_keeps_when_bots_played_for_people_also_for_later_and_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        (await e.table(id)).exit(looks[1])
        await pass_time(GRACE + 1)
        await until(lambda: takeovers(looks[0]) == [(1, 1, "bot")])
        await until(lambda: cards(looks[0])[1] == 13)
        n = looks[0].position.n
        await e.look(id, people[1])
        await until(lambda: not any(warm(looks[0])))
        assert await e.ask(id, people[2], wire.Resign(key=key())) == "done"
        told = [(1, 1, "bot"), (n, 1, "back"), (n, 2, "resigned")]
        assert takeovers(looks[0]) == takeovers(await e.look(id)) == told
        await e.restart()
        assert takeovers(await e.look(id)) == told


@run
async def test_whoever_plays_is_back_in_the_log_before_their_move(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        assert await e.ask(id, people[0], put(0, "greedy")) == "done"
        assert takeovers(looks[1]) == [(1, 0, "bot")]
        assert await e.ask(id, people[0], play(looks[0].position.view["options"][0])) == "done"
        assert takeovers(looks[1]) == [(1, 0, "bot"), (1, 0, "back")]
        assert looks[1].position.n == 2


@run
async def test_the_log_keeps_the_latest_takeovers_and_a_rematch_begins_without_any(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        for n in range(MOST_TAKEOVERS // 2 + 1):
            for bot in ("greedy", None):
                assert await e.ask(id, people[0], put(0, bot)) == "done", n
        assert len(looks[0].table.takeovers) == MOST_TAKEOVERS
        assert await e.ask(id, people[0], wire.Abandon(key=key())) == "done"
        reply = await e.reply(id, people[0], wire.Rematch(key=key()))
        assert isinstance(reply, wire.Done)
        assert reply.table is not None
        assert takeovers(await e.look(reply.table)) == []


@run
async def test_when_a_bot_cannot_think_it_tries_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        choose, tries = e.bot_pool.choose, []

        async def stumbling(bot: str, view: dict[str, Any], seat: int, *more: Any, **named: Any) -> str | None:
            tries.append(seat)
            if len(tries) == 1:
                raise RuntimeError("as the test wants it")
            return await choose(bot, view, seat, *more, **named)

        e.bot_pool.choose = stumbling  # type: ignore[method-assign]
        assert await e.ask(id, people[0], put(0, "greedy")) == "done"
        await until(lambda: "as the test wants it" in caplog.text)
        await pass_time(2)
        await until(lambda: cards(looks[0])[0] == 13)
