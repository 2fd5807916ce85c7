"""reaction_windows.py: answers nobody hears of, standing orders, bluffs, and how long it all takes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from cutpurse.table import messages as wire
from cutpurse.table import reaction_windows, seats
from cutpurse.table.reaction_windows import LONGEST_THOUGHT, thought
from cutpurse.table.rows import SeatRow
from tests.server.leaping_loop import leap
from tests.server.people import answer, evening, key, play, put, run, undo
from tests.server.swindler_table import DELAY, ID, Slow, SwindlerTable, bluffs_take, swindler_table, wait

CALM = ("", "forger", "sidekick")  # hands with which nobody can do anything in a window
BETTING = ("", "know_it_all", "know_it_all")


# --- answers ---
@leap
async def test_nobody_hears_of_an_answer_until_the_window_closes(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, *BETTING) as t:
        await t.play(0, "steal red")
        t.begin()
        await asyncio.sleep(0.2)
        assert await t.play(1, "bet caught") == "done"
        await asyncio.sleep(1.0)
        assert [viewer.got for viewer in (t.viewers[0], *t.viewers[2:])] == [[], [], []]
        assert [type(message) for message in t.viewers[1].got] == [wire.Reacted]
        assert t.viewers[1].reactions == wire.Reactions(when="fits", bluff=False, asked=True, answer="bet caught")
        assert await t.play(2, "pass") == "done"
        await wait(0)
        for viewer in t.viewers:
            assert viewer.moves() == [1.2]
            last = viewer.last(wire.Moved)
            assert [told.seat for told in last.told] == [1, 2]
        assert t.watcher.last(wire.Moved).told[0].command == ""
        assert t.watcher.position.view["played"][0]["card"] == "know_it_all"


@leap
async def test_until_then_an_answer_may_be_changed_and_the_latest_counts(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, *BETTING) as t:
        await t.play(0, "steal red")
        for command in ("bet caught", "bet free", "pass"):
            assert await t.play(1, command) == "done"
            assert t.viewers[1].reactions.answer == command
        assert await t.play(2, "bet free") == "done"
        await wait(DELAY)
        assert t.watcher.position.view["played"][0]["seat"] == 2


@leap
async def test_what_may_not_be_played_is_refused_and_more_than_one_answer_too(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, *BETTING) as t:
        await t.play(0, "steal red")
        t.begin()
        assert await t.play(1, "play copycat") == "SW-7.1 not-in-hand"
        assert await t.play(1, "pass", "pass") == "K-6 look-first"
        assert await t.play(0, "pass") == "K-1 not-your-turn"
        assert await t.play(1, "what") == "bad-command"
        assert t.viewers[1].got == []


@leap
async def test_a_list_of_commands_ends_where_a_window_opens(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, *BETTING) as t:
        assert await t.play(0, "reserve 1", "steal red", "pass") == "K-6 look-first"
        assert await t.play(0, "reserve 1", "steal red") == "done"


@leap
async def test_an_answer_sent_twice_is_given_once_also_when_the_window_has_closed_long_ago(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, *BETTING) as t:
        await t.play(0, "steal red")
        bet = play("bet free")
        assert await t.ask(1, bet) == "done"
        assert await t.play(2, "pass") == "done"
        assert await t.ask(1, bet) == "done"
        await wait(DELAY)
        n = len(t.match.entries)
        assert await t.ask(1, bet) == "done"
        await t.e.restart()
        await t.enter()
        assert await t.ask(1, bet) == "done"
        assert len(t.match.entries) == n


@leap
async def test_after_a_crash_those_who_had_answered_are_asked_again(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, *BETTING) as t:
        await t.play(0, "steal red")
        n = await t.e.entries(ID)
        await t.play(1, "bet free")
        await t.e.restart()
        assert await t.e.entries(ID) == n
        await t.enter()
        assert t.viewers[1].reactions == wire.Reactions(when="fits", bluff=False, asked=True, answer=None)
        assert t.watcher.position.n == n
        await t.play(1, "pass")
        await t.play(2, "bet free")
        await wait(DELAY)
        assert t.watcher.position.view["played"][0]["seat"] == 2


@leap
async def test_who_comes_back_in_a_window_finds_their_answer_and_their_orders(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, *BETTING) as t:
        await t.order(2, "always", bluff=True)
        await t.play(0, "steal red")
        await t.play(1, "bet free")
        t.table.exit(t.viewers[1])
        t.table.exit(t.viewers[2])
        back = [await t.look(t.people[seat]) for seat in (1, 2)]
        assert back[0].reactions == wire.Reactions(when="fits", bluff=False, asked=True, answer="bet free")
        assert back[1].reactions == wire.Reactions(when="always", bluff=True, asked=True, answer=None)
        watcher = await t.look(None)
        assert watcher.position.reactions is None
        assert watcher.position.view["window"] == "bag"


# --- answers to answers ---
@leap
async def test_windows_within_windows_each_take_the_delay(tmp_path: Path) -> None:
    hands = ("", "copycat assassin", "assassin")
    async with swindler_table(tmp_path, *hands, moves=("0 steal red", "1 pass", "2 pass"), window="tile") as t:
        t.begin()
        assert t.window == "tile"
        await t.play(1, "play copycat")
        await wait(DELAY)
        assert t.match.view(None)["phase"] == "answering"
        await t.play(2, "play assassin")
        await wait(DELAY)
        assert [card["seat"] for card in t.match.view(None)["played"]] == [1, 2]
        await t.play(1, "play assassin")
        await wait(3 * DELAY)
        assert t.watcher.moves()[:3] == pytest.approx([DELAY, 2 * DELAY, 3 * DELAY], abs=0.01)
        assert t.match.view(None)["played"] == []
        assert t.match.view(None)["hands"] == [0, 0, 0]


# --- standing orders ---
@pytest.mark.parametrize(
    ("when", "hand", "asked"),
    [
        ("always", "forger", True),
        ("always", "know_it_all", True),
        ("fits", "forger", False),
        ("fits", "know_it_all", True),
        ("turn", "know_it_all", False),
        ("never", "know_it_all", False),
    ],
)
@leap
async def test_standing_orders_say_when_somebody_is_asked(
    tmp_path: Path, when: wire.When, hand: str, asked: bool
) -> None:
    async with swindler_table(tmp_path, "", hand) as t:
        assert await t.order(1, when) == "done"
        assert t.viewers[1].reactions.when == when
        t.begin()
        await t.play(0, "steal red")
        assert t.viewers[1].reactions.asked == asked
        await asyncio.sleep(20)
        assert (t.window == "bag") == asked
        if asked:
            await t.play(1, "pass")
            await wait(0)
        assert t.viewers[0].moves()[1] == (20 if asked else DELAY)


@leap
async def test_who_is_not_to_be_asked_may_answer_all_the_same_as_long_as_it_lasts(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, "", "know_it_all") as t:
        await t.order(1, "never")
        await t.play(0, "steal red")
        await asyncio.sleep(DELAY / 2)
        assert await t.play(1, "bet free") == "done"
        await wait(DELAY / 2)
        assert "BetLaid" in [event["event"] for event in t.watcher.log[-1].events]


@leap
async def test_not_this_turn_lasts_until_the_next_and_then_it_is_as_before(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, "", "know_it_all know_it_all", options={"max_rounds": 3}) as t:
        await t.order(1, "always")
        await t.order(1, "turn")
        assert t.viewers[1].last(wire.Reacted).reactions.when == "turn"
        for _ in range(20):
            if t.match.view(None)["active"] == 0:
                assert not t.viewers[1].reactions.asked
                await step_of(t, 0)
                await wait(DELAY)
        assert t.match.view(None)["active"] == 1
        assert t.viewers[1].reactions.when == "always"


async def step_of(t: SwindlerTable, seat: int) -> None:
    """Somebody does what ends their turn soonest."""
    options = [str(command) for command in t.match.options(seat)]
    for wanted in ("steal black", "stop", "end actions", "hire nobody", *options):
        if wanted in options:
            await t.play(seat, wanted)
            return


@leap
async def test_nobody_hears_of_anothers_orders(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, *BETTING) as t:
        t.begin()
        for when in ("always", "never", "turn", "fits"):
            await t.order(1, when, bluff=True)
        assert [len(viewer.got) for viewer in t.viewers] == [0, 4, 0, 0]


@pytest.mark.parametrize("when", ["always", "fits", "never"])
@leap
async def test_orders_outlast_a_restart(tmp_path: Path, when: wire.When) -> None:
    async with swindler_table(tmp_path, *BETTING) as t:
        await t.order(1, when, bluff=True)
        await t.e.restart()
        await t.enter()
        assert t.viewers[1].reactions == wire.Reactions(when=when, bluff=True, asked=False, answer=None)


@leap
async def test_orders_given_in_a_window_count_in_it(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, "", "know_it_all") as t:
        await t.play(0, "steal red")
        t.begin()
        await asyncio.sleep(5)
        await t.order(1, "never")
        await wait(0)
        assert t.watcher.moves() == [5]


# --- bluffing ---
@pytest.mark.parametrize(("takes", "closes"), [(0.3, DELAY), (2.5, 2.5)])
@leap
async def test_a_bluff_takes_as_long_as_a_person_might(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, takes: float, closes: float
) -> None:
    bluffs_take(takes, monkeypatch)
    async with swindler_table(tmp_path, *CALM) as t:
        await t.order(1, "fits", bluff=True)
        await t.play(0, "steal red")
        t.begin()
        await wait(3)
        assert t.watcher.moves()[0] == closes


@pytest.mark.parametrize(
    ("when", "bots", "delay", "closes"),
    [("fits", [], DELAY, 2.5), ("never", [], DELAY, DELAY), ("fits", [0, 2], DELAY, DELAY), ("fits", [], 0.0, DELAY)],
    ids=["people see it", "never asked anyway", "all others are bots", "no delay is wanted"],
)
@leap
async def test_a_bluff_takes_time_only_where_a_person_could_learn_something(
    tmp_path: Path, when: wire.When, bots: list[int], delay: float, closes: float
) -> None:
    async with swindler_table(tmp_path, *CALM) as t:
        for seat in range(t.match.seats):
            await t.order(seat, "never")
        await t.order(1, when, bluff=True)
        await t.play(0, "steal red")
        window, row = t.table.core.windows.open, t.table.row
        assert window is not None
        window.thoughts[1] = window.opened + 2.5
        for seat in bots:
            row = seats.with_seat(row, seat, person=None, bot="random")
            window.answers[seat] = reaction_windows.WindowAnswer("pass", None)
        t.table.core.windows.delay = delay
        assert t.table.core.windows.closes_at(t.match, row, t.table.core.clocks) == window.opened + closes


def test_a_bluff_is_on_unless_somebody_turns_it_off() -> None:
    assert SeatRow().bluff


def test_thoughts_are_those_of_a_person() -> None:
    dice = Random(1)
    thoughts = sorted(thought(dice) for _ in range(2000))
    assert thoughts[-1] <= LONGEST_THOUGHT
    assert 1.5 < thoughts[1000] < 3.5
    assert thoughts[0] < 1.2


# --- bots ---
@pytest.mark.parametrize("hand", ["forger", "know_it_all"])
@pytest.mark.parametrize(("thinks", "closes"), [(0.0, DELAY), (0.7, DELAY), (0.9, 2 * DELAY), (2.0, 3 * DELAY)])
@leap
async def test_how_long_a_bot_thinks_hardly_shows(tmp_path: Path, hand: str, thinks: float, closes: float) -> None:
    async with swindler_table(tmp_path, "", hand, hand, bots=2, bot_pool=Slow(thinks)) as t:
        await t.play(0, "steal red")
        t.begin()
        await wait(closes)
        assert t.watcher.moves()[0] == pytest.approx(closes)


@leap
async def test_a_bot_plays_its_card(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, "", "know_it_all", "forger", bots=2, bot_pool=Slow(Ben="bet caught")) as t:
        await t.play(0, "steal red")
        await wait(2 * DELAY)
        assert t.match.view(None)["bets"] == [{"seat": 1, "caught": True}]


@leap
async def test_where_no_delay_is_wanted_bots_and_orders_answer_at_once(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, "", "know_it_all", "forger", bots=1, delay=0.0) as t:
        await t.order(1, "never")
        await t.play(0, "steal red")
        t.begin()
        await wait(0)
        assert t.watcher.moves()[0] == 0.0
        assert t.table.facts().delay == 0.0


@leap
async def test_a_seat_left_to_a_bot_in_a_window_is_answered_for(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, *BETTING) as t:
        await t.play(0, "steal red")
        await t.play(1, "pass")
        await asyncio.sleep(5)
        assert await t.ask(2, wire.Resign(key=key())) == "done"
        await wait(DELAY)
        assert t.window != "bag"


@leap
async def test_who_takes_their_seat_back_in_a_window_may_say_something_else_than_the_bot(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, *BETTING, bot_pool=Slow(Eve="bet caught")) as t:
        await t.play(0, "steal red")
        assert await t.ask(0, put(2, "random")) == "done"
        await asyncio.sleep(DELAY / 2)
        assert t.viewers[2].reactions.answer == "bet caught"
        assert await t.play(2, "pass") == "done"
        assert not t.table.facts().chairs[2].warm
        await t.play(1, "pass")
        await wait(DELAY)
        assert t.match.view(None)["hands"] == [0, 1, 1]


@leap
async def test_a_game_that_only_bots_play_has_windows_too(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, "", "know_it_all", "forger", bots=3) as t:
        t.begin()
        await asyncio.sleep(10)
        assert len(t.watcher.moves()) > 5


@leap
async def test_while_nobody_is_there_a_window_stays_open(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, *CALM) as t:
        await t.play(0, "steal red")
        for viewer in t.viewers:
            t.table.exit(viewer)
        await asyncio.sleep(100)
        assert t.window == "bag"
        await t.enter()
        await wait(DELAY)
        assert t.window != "bag"


# --- time ---
@leap
async def test_when_the_clock_runs_out_in_a_window_one_passes_and_no_bot_comes(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, *BETTING, clock=30) as t:
        await t.play(0, "steal red")
        t.begin()
        await t.play(1, "bet free")
        await wait(30)
        assert t.watcher.moves()[0] == 30
        assert not any(chair.warm for chair in t.table.facts().chairs)


@leap
async def test_who_is_away_is_waited_for_once_and_then_no_more(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, "", "know_it_all copycat backstabber") as t:
        t.table.exit(t.viewers[1])
        await t.play(0, "steal red")
        assert await t.moved_on(0.1) == pytest.approx(t.e.lobby.services.grace, abs=0.2)
        assert await t.moved_on(0.1) == pytest.approx(DELAY, abs=0.2)


@leap
async def test_a_window_waits_while_the_others_are_asked_about_taking_back(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, *CALM, moves=("0 steal red", "1 pass", "2 pass"), window="tile") as t:
        assert await t.ask(0, undo()) == "done"
        await asyncio.sleep(10 * DELAY)
        assert t.window == "tile"
        assert await t.ask(1, answer(False)) == "done"
        await wait(0)
        assert t.window is None


@leap
async def test_in_a_game_without_reactions_no_window_takes_longer_than_the_delay(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, "forger forger", "sidekick lock_picker_red", options={"max_rounds": 2}) as t:
        for seat in (0, 1):
            await t.order(seat, "never")
        times: list[float] = []
        loop = asyncio.get_running_loop()
        while t.match.actors():
            if t.table.core.windows.open is not None:
                times.append(await t.moved_on(0.01))
            else:
                since = loop.time()
                await step_of(t, t.match.actors()[0])
                assert loop.time() == since
        assert len(times) > 5
        assert max(times) <= DELAY + 0.02


# --- games without windows ---
@run
async def test_a_game_without_windows_knows_neither_orders_nor_a_delay(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, lookers = await e.trio()
        assert lookers[0].position.reactions is None
        assert lookers[0].table.delay is None
        assert await e.ask(id, people[0], wire.Orders(key=key(), when="never", bluff=False)) == "nothing-asked"
