"""Bots at the server's tables: processes of their own, nothing but a view, and a pace."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic
from typing import Any, get_args

import pytest

import cutpurse
from cutpurse.bots import bots
from cutpurse.bots.levels import LEVELS, policy_of
from cutpurse.kernel.chance import Chance
from cutpurse.server.bots import (
    LATE,
    RINGS_BEFORE,
    ROUND_TIME,
    BotPool,
    ThinkingQueue,
    policy_in_worker,
    searches,
)
from cutpurse.table.bots import NAMES, PAUSES, motion_time, pause, substitute_bot, unused_bot_name
from cutpurse.table.messages import Pace
from cutpurse.table.names import lookalikes
from tests.server.hanging import hangs
from tests.server.people import InProcessBots, Loop, evening, play, run, settled, start, until


def test_every_bot_has_a_name_of_its_own() -> None:
    taken = ["", "", "ÁNNA", "Otto"]  # two empty chairs, and people
    for _ in range(len(NAMES) + 3):
        taken.append(unused_bot_name("some-table", taken))
    for one, other in combinations(taken[2:], 2):
        assert lookalikes(one).isdisjoint(lookalikes(other)), (one, other)


def test_bots_have_other_names_at_other_tables() -> None:
    names = [unused_bot_name(f"table-{n}", []) for n in range(30)]
    assert len(set(names)) > 15
    assert unused_bot_name("table-1", []) == names[1], "and keep them"


def test_somebody_who_is_away_is_stood_in_for_by_a_bot_of_that_game() -> None:
    assert substitute_bot("gaunerbande") == "greedy"
    assert substitute_bot("no game in particular") in bots("no game in particular")


@pytest.mark.parametrize("pace", get_args(Pace))
def test_a_pause_keeps_to_its_pace(pace: Pace) -> None:
    least, most = PAUSES[pace]
    dice = Random(pace)
    assert all(least <= pause(pace, dice) <= most for _ in range(100))


@pytest.mark.parametrize(
    ("bot", "pace", "hand_ms", "seconds"),
    [
        ("greedy", "quick", 350, 0.8),  # a quick person, who knows where everything lies
        ("random", "quick", 350, 1.2),  # a beginner
        ("greedy", "human", 350, 1.2),
        ("random", "human", 350, 1.8),
        ("greedy", "instant", 350, 0.35),  # as fast as any hand may be
        ("greedy", "human", 1400, 4.8),  # slow hands for everybody
        ("random", "quick", 1400, 4.8),
        ("greedy", "instant", 1400, 1.4),
    ],
)
def test_a_hand_is_as_fast_as_the_bots_level_the_tables_pace_and_the_rules_let_it_be(
    bot: str, pace: Pace, hand_ms: int, seconds: float
) -> None:
    dice = Random(bot + pace)
    times = [motion_time(bot, "midnight-exchange", pace, hand_ms, dice) for _ in range(2000)]
    assert min(times) >= hand_ms / 1000
    assert fmean(times) == pytest.approx(seconds, rel=0.05)


MATCH = cutpurse.Match("gaunerbande", 3, seed=1)
OPTIONS = [str(command) for command in MATCH.options(1)]


@asynccontextmanager
async def awake() -> AsyncIterator[tuple[BotPool, ProcessPoolExecutor]]:
    """Bots that have answered once, and their processes."""
    bot_pool = BotPool(timeout=30.0)
    try:
        assert await asked(bot_pool) in OPTIONS
        assert bot_pool.pool is not None
        yield bot_pool, bot_pool.pool
    finally:
        bot_pool.close()


async def asked(bot_pool: BotPool) -> str | None:
    """What a bot chooses."""
    return await bot_pool.choose("random", MATCH.view(1), 1)


def process_of(pool: ProcessPoolExecutor) -> int:
    """The process that thinks."""
    return next(iter(pool._processes))


def test_thinking_happens_in_another_process_and_survives_its_end() -> None:
    async def scene() -> None:
        async with awake() as (bot_pool, pool):
            assert os.getpid() not in pool._processes
            os.kill(process_of(pool), signal.SIGKILL)
            assert await asked(bot_pool) in OPTIONS

    asyncio.run(scene())


def test_who_is_asked_at_a_process_that_hangs_is_asked_again_at_a_new_one_and_blamed_for_nothing(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cutpurse.server.bots.LATE", 1.5)
    monkeypatch.setattr("cutpurse.server.bots.RINGS_BEFORE", 0.5)

    async def scene() -> None:
        async with awake() as (bot_pool, pool):
            stuck = process_of(pool)
            os.kill(stuck, signal.SIGSTOP)
            began = monotonic()
            at_tables = [bot_pool.choose("greedy", MATCH.view(1), 1, f"table-{n}") for n in range(4)]
            assert set(await asyncio.gather(*at_tables)) <= set(OPTIONS)
            assert monotonic() - began < 15.0, "not for each of them as long as any bot may think"
            assert bot_pool.pool is not None
            assert stuck not in bot_pool.pool._processes

    asyncio.run(scene())
    assert not caplog.messages


def test_a_bot_that_hangs_again_is_to_blame_and_nobody_who_waited_behind_it(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cutpurse.server.bots.LATE", 1.5)
    monkeypatch.setattr("cutpurse.server.bots.RINGS_BEFORE", 0.5)
    monkeypatch.setattr("cutpurse.server.bots.try_in_worker", hangs)

    async def scene() -> None:
        async with awake() as (bot_pool, _):
            hanging = asyncio.ensure_future(bot_pool.choose("4", MATCH.view(1), 1, "theirs"))
            await until(lambda: bot_pool.queue.free == 0)
            others = [bot_pool.choose("greedy", MATCH.view(1), 1, f"table-{n}") for n in range(4)]
            assert set(await asyncio.gather(*others)) <= set(OPTIONS)
            assert not hanging.done(), "the others came to their turn before it hung again"
            assert await hanging in OPTIONS

    asyncio.run(scene())
    (line,) = caplog.messages
    assert line.startswith(
        "bot 4 of gaunerbande failed in seat 1 of table theirs: TimeoutError: no answer within 1.95 s"
    )
    assert "; the policy plays give " in line


def test_an_answer_is_awaited_as_long_as_the_level_itself_may_take() -> None:
    bot_pool = BotPool()
    patience = {bot: bot_pool._thinking_time(bot, "swindler") + RINGS_BEFORE for bot in (*bots("swindler"), "theirs")}
    assert patience["greedy"] == patience["random"] == patience["1"] == LATE
    assert patience["8"] == 1.5 * LEVELS[7].seconds + LATE
    assert patience["theirs"] == 11.0, "of a bot of somebody else nobody knows"


def test_when_one_bot_is_given_up_the_others_that_wait_for_the_same_process_are_asked_again() -> None:
    async def scene() -> None:
        async with awake() as (bot_pool, pool):
            bot_pool.queue = ThinkingQueue(4)
            os.kill(process_of(pool), signal.SIGSTOP)
            waiting = [asyncio.ensure_future(asked(bot_pool)) for _ in range(4)]
            await until(lambda: len(pool._pending_work_items) == len(waiting))
            bot_pool._discard(pool, hung=True)
            assert set(await asyncio.wait_for(asyncio.gather(*waiting), 60)) <= set(OPTIONS)

    asyncio.run(scene())


NONSENSE = ["play the fool", "gang others", "give k99", "\N{PILE OF POO}" * 1000]


@pytest.mark.parametrize(
    "answer", [*NONSENSE, "", None, LookupError("no workers anywhere")], ids=lambda answer: repr(answer)[:14]
)
def test_whatever_a_bot_answers_that_is_no_move_the_policy_moves_in_its_place(
    answer: str | Exception | None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    instead: list[tuple[int, str | None]] = []
    played: list[tuple[int, str | None]] = []

    class Answering(InProcessBots):
        async def choose(  # type: ignore[override]
            self, bot: str, view: dict[str, Any], seat: int, table: str = "", urgent: bool = False
        ) -> str | None:
            if isinstance(answer, Exception):
                raise answer
            return answer

        async def move_instead(self, view: dict[str, Any], seat: int) -> str | None:
            instead.append((seat, await super().move_instead(view, seat)))
            return instead[-1][1]

    async def scene() -> None:
        async with evening(tmp_path, Answering()) as e:
            ada = await e.person("Ada")
            id = await e.game(ada, bots=2)
            look = await e.look(id, ada)
            table = await e.table(id)
            await settled(table)
            assert look.position.view["hands"] == [16, 13, 13]
            assert table.core.match is not None
            played.extend((entry.seat, entry.command) for entry in table.core.match.entries if entry.seat > 0)

    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(scene())
    assert len(instead) == 6
    assert sorted(played) == sorted(instead), "what the policy chose, and nothing else"
    lines = [message for message in caplog.messages if "which it may not; the policy plays" in message]
    assert len(lines) == (6 if answer in NONSENSE else 0)
    assert all("bot random in seat" in line and len(line) < 200 for line in lines)


def test_the_policy_that_moves_in_place_of_a_bot_is_the_game_s() -> None:
    key = int(policy_of(MATCH.game).pick(MATCH.known(1), 1, Chance(1)))
    move = policy_in_worker(MATCH.view(1), 1, 1, 10.0)
    assert move is not None
    assert MATCH.game.command(move).key == key


@run
async def test_where_not_even_the_policy_can_choose_any_move_is_played(tmp_path: Path) -> None:
    class Empty(InProcessBots):
        async def choose(  # type: ignore[override]
            self, bot: str, view: dict[str, Any], seat: int, table: str = "", urgent: bool = False
        ) -> str | None:
            return None

        async def move_instead(self, view: dict[str, Any], seat: int) -> str | None:
            return "play the fool"

    async with evening(tmp_path, Empty()) as e:
        ada = await e.person("Ada")
        id = await e.game(ada, bots=2)
        look = await e.look(id, ada)
        await settled(await e.table(id))
        assert look.position.view["hands"] == [16, 13, 13]


def test_workers_that_do_not_know_a_bot_or_a_game_say_so_and_go_on(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with awake() as (bot_pool, pool):
            assert await bot_pool.choose("clever", MATCH.view(1), 1) in OPTIONS, "the policy's move"
            assert await bot_pool.choose("random", {**MATCH.view(1), "game": "chess"}, 1) is None
            assert await asked(bot_pool) in OPTIONS
            assert bot_pool.pool is pool

    asyncio.run(scene())
    assert caplog.messages[0].rpartition(";")[2].startswith(" the policy plays give ")
    assert caplog.messages[1].rpartition(";")[2] == " any move is played"
    assert [line.partition(";")[0] for line in caplog.messages] == [
        "bot clever of gaunerbande failed in seat 1: ValueError: There is no bot 'clever' for gaunerbande",
        "bot random of chess failed in seat 1: ValueError: There is no game 'chess'",
    ]


def test_a_bot_that_keeps_taking_too_long_gets_less_time_until_it_answers_again() -> None:
    async def scene() -> None:
        async with awake() as (bot_pool, _):
            bot_pool.late["theirs", "gaunerbande"] = bot_pool.late["random", "gaunerbande"] = 1
            assert bot_pool._thinking_time("theirs", "gaunerbande") == 7.5
            assert bot_pool._thinking_time("theirs", "swindler") == 15.0
            assert bot_pool._thinking_time("random", "gaunerbande") == max(1.0, (LATE - RINGS_BEFORE) / 2)
            assert await asked(bot_pool) in OPTIONS
            assert bot_pool._thinking_time("random", "gaunerbande") == LATE - RINGS_BEFORE

    asyncio.run(scene())


# --- whose turn it is to think ---
def test_workers_stand_back_for_the_server_and_leave_it_a_core() -> None:
    async def scene() -> None:
        async with awake() as (bot_pool, pool):
            assert os.getpriority(os.PRIO_PROCESS, process_of(pool)) > os.getpriority(os.PRIO_PROCESS, 0)
            assert bot_pool.processes == max(1, min(8, len(os.sched_getaffinity(0)) - 1))

    asyncio.run(scene())


async def thought(queue: ThinkingQueue, table: str, quick: bool, order: list[str]) -> None:
    """Wait for a place, note that it came, and think for a moment."""
    async with queue.place(table, quick):
        order.append(table)
        await asyncio.sleep(0)


def test_tables_take_turns_however_many_bots_think_at_each_and_quick_ones_come_first() -> None:
    async def scene() -> None:
        queue, order = ThinkingQueue(1), list[str]()
        tables = [*["many"] * 4, "one", "other", "one"]
        tasks = [asyncio.ensure_future(thought(queue, table, False, order)) for table in tables]
        tasks.append(asyncio.ensure_future(thought(queue, "quick", True, order)))
        await asyncio.gather(*tasks)
        assert order == ["many", "quick", "many", "one", "other", "many", "one", "many"]
        assert queue.free == 1

    asyncio.run(scene())


def test_who_gives_up_waiting_takes_nobodys_place() -> None:
    async def scene() -> None:
        for steps in range(6):  # at every point of its wait
            queue, order = ThinkingQueue(1), list[str]()
            first, second, third = (asyncio.ensure_future(thought(queue, name, False, order)) for name in "abc")
            for _ in range(steps):
                await asyncio.sleep(0)
            second.cancel()
            await asyncio.gather(first, second, third, return_exceptions=True)
            assert order[-1] == "c"
            assert (queue.free, queue.slow, queue.quick) == (1, {}, {})

    asyncio.run(scene())


def test_the_more_wait_the_less_time_each_has_to_think() -> None:
    async def scene() -> None:
        queue = ThinkingQueue(2)
        assert queue.share == 1.0
        waiting = [asyncio.ensure_future(thought(queue, str(n), False, [])) for n in range(2 + 38)]
        await asyncio.sleep(0)
        assert queue.share == pytest.approx(ROUND_TIME / 20)
        await asyncio.gather(*waiting)
        assert queue.share == 1.0

    asyncio.run(scene())


def test_who_searches_waits_in_line_unless_hands_move_in_real_time() -> None:
    assert [name for name in bots("gaunerbande") if searches(name)] == ["4", "5", "6", "7", "8"]

    async def scene() -> None:
        async with awake() as (bot_pool, _):
            places: list[tuple[str, bool]] = []

            @asynccontextmanager
            async def place(table: str, quick: bool) -> AsyncIterator[None]:
                places.append((table, quick))
                yield

            bot_pool.queue.place = place  # type: ignore[method-assign]
            for bot, urgent in (("greedy", False), ("4", False), ("4", True)):
                assert await bot_pool.choose(bot, MATCH.view(1), 1, "table", urgent) in OPTIONS
            assert places == [("table", True), ("table", False), ("table", True)]

    asyncio.run(scene())


def test_a_bot_is_sent_nothing_but_its_seats_view(tmp_path: Path) -> None:
    class Nosy(BotPool):
        def __init__(self) -> None:
            super().__init__()
            self.sent: list[tuple[int, dict[str, object]]] = []

        async def choose(
            self, bot: str, view: dict[str, object], seat: int, table: str = "", urgent: bool = False
        ) -> str:
            self.sent.append((seat, view))
            return str(cutpurse.bot(bot, "gaunerbande").choose(view, seat))

    async def scene() -> None:
        nosy = Nosy()
        async with evening(tmp_path, nosy) as e:
            ada = await e.person("Ada")
            id = await e.game(ada, bots=2)
            look = await e.look(id, ada)
            table = await e.table(id)
            await settled(table)
            assert await e.ask(id, ada, play(*look.position.view["options"][:3])) == "done"
            await settled(table)
            assert len(nosy.sent) >= 6
            assert table.match is not None
            replayed = table.match.clone()
            for _ in range(len(replayed.kept) - 1):
                replayed.undo(replayed.kept[-1].seat, agreed=True)
            known = replayed.view(1)
            assert nosy.sent[0] == (1, {**{part: known[part] for part in ("game", "seat", "state")}, "seen": []})
            assert all(view["seat"] == seat for seat, view in nosy.sent)

    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(scene())


@run
async def test_a_table_of_bots_plays_in_processes_to_the_end(tmp_path: Path) -> None:
    async with evening(tmp_path, BotPool()) as e:
        ada = await e.person("Ada")
        id = await e.make(ada, "greedy", "random", "random", options={"limit": 10})
        await e.look(id)
        assert await e.ask(id, ada, start()) == "done"
        table = await e.table(id)
        await until(lambda: table.row.status == "over")
        assert cutpurse.verify(await e.record(id)).outcome is not None
