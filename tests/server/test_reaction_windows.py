"""reaction_windows.py: answers nobody hears of, standing orders, bluffs, and how long it all takes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cutpurse.table import messages as wire
from cutpurse.table import reaction_windows, seats
from cutpurse.table.bots import DICE
from cutpurse.table.reaction_windows import LONGEST_THOUGHT, thought
from cutpurse.table.rows import SeatRow
from tests.server.leaping_loop import leap
from tests.server.people import answer, evening, key, play, put, run, undo
from tests.server.swindler_table import DELAY, ID, Heist, Slow, bluffs_take, heist, wait

CALM = ("", "forger", "sidekick")  # hands with which nobody can do anything in a window
BETTING = ("", "know_it_all", "know_it_all")


# --- answers ---
@leap
async def test_nobody_hears_of_an_answer_until_the_window_closes(tmp_path: Path) -> None:
    async with heist(tmp_path, *BETTING) as h:
        await h.play(0, "steal red")
        h.begin()
        await asyncio.sleep(0.2)
        assert await h.play(1, "bet caught") == "done"
        await asyncio.sleep(1.0)
        assert [ear.got for ear in (h.ears[0], *h.ears[2:])] == [[], [], []]
        assert [type(message) for message in h.ears[1].got] == [wire.Reacted]
        assert h.ears[1].reactions == wire.Reactions(when="fits", bluff=False, asked=True, answer="bet caught")
        assert await h.play(2, "pass") == "done"
        await wait(0)
        for ear in h.ears:
            assert ear.moves() == [1.2]
            last = ear.last(wire.Moved)
            assert [told.seat for told in last.told] == [1, 2]
        assert h.watcher.last(wire.Moved).told[0].command == ""
        assert h.watcher.position.view["played"][0]["card"] == "know_it_all"


@leap
async def test_until_then_an_answer_may_be_changed_and_the_latest_counts(tmp_path: Path) -> None:
    async with heist(tmp_path, *BETTING) as h:
        await h.play(0, "steal red")
        for command in ("bet caught", "bet free", "pass"):
            assert await h.play(1, command) == "done"
            assert h.ears[1].reactions.answer == command
        assert await h.play(2, "bet free") == "done"
        await wait(DELAY)
        assert h.watcher.position.view["played"][0]["seat"] == 2


@leap
async def test_what_may_not_be_played_is_refused_and_more_than_one_answer_too(tmp_path: Path) -> None:
    async with heist(tmp_path, *BETTING) as h:
        await h.play(0, "steal red")
        h.begin()
        assert await h.play(1, "play copycat") == "SW-7.1 not-in-hand"
        assert await h.play(1, "pass", "pass") == "K-6 look-first"
        assert await h.play(0, "pass") == "K-1 not-your-turn"
        assert await h.play(1, "what") == "bad-command"
        assert h.ears[1].got == []


@leap
async def test_a_list_of_commands_ends_where_a_window_opens(tmp_path: Path) -> None:
    async with heist(tmp_path, *BETTING) as h:
        assert await h.play(0, "reserve 1", "steal red", "pass") == "K-6 look-first"
        assert await h.play(0, "reserve 1", "steal red") == "done"


@leap
async def test_an_answer_sent_twice_is_given_once_also_when_the_window_has_closed_long_ago(tmp_path: Path) -> None:
    async with heist(tmp_path, *BETTING) as h:
        await h.play(0, "steal red")
        bet = play("bet free")
        assert await h.ask(1, bet) == "done"
        assert await h.play(2, "pass") == "done"
        assert await h.ask(1, bet) == "done"
        await wait(DELAY)
        n = len(h.match.entries)
        assert await h.ask(1, bet) == "done"
        await h.e.restart()
        await h.enter()
        assert await h.ask(1, bet) == "done"
        assert len(h.match.entries) == n


@leap
async def test_after_a_crash_those_who_had_answered_are_asked_again(tmp_path: Path) -> None:
    async with heist(tmp_path, *BETTING) as h:
        await h.play(0, "steal red")
        n = await h.e.entries(ID)
        await h.play(1, "bet free")
        await h.e.restart()
        assert await h.e.entries(ID) == n
        await h.enter()
        assert h.ears[1].reactions == wire.Reactions(when="fits", bluff=False, asked=True, answer=None)
        assert h.watcher.position.n == n
        await h.play(1, "pass")
        await h.play(2, "bet free")
        await wait(DELAY)
        assert h.watcher.position.view["played"][0]["seat"] == 2


@leap
async def test_who_comes_back_in_a_window_finds_their_answer_and_their_orders(tmp_path: Path) -> None:
    async with heist(tmp_path, *BETTING) as h:
        await h.order(2, "always", bluff=True)
        await h.play(0, "steal red")
        await h.play(1, "bet free")
        h.table.exit(h.ears[1])
        h.table.exit(h.ears[2])
        back = [await h.look(h.people[seat]) for seat in (1, 2)]
        assert back[0].reactions == wire.Reactions(when="fits", bluff=False, asked=True, answer="bet free")
        assert back[1].reactions == wire.Reactions(when="always", bluff=True, asked=True, answer=None)
        watcher = await h.look(None)
        assert watcher.position.reactions is None
        assert watcher.position.view["window"] == "bag"


# --- answers to answers ---
@leap
async def test_windows_within_windows_each_take_the_delay(tmp_path: Path) -> None:
    hands = ("", "copycat assassin", "assassin")
    async with heist(tmp_path, *hands, moves=("0 steal red", "1 pass", "2 pass"), window="tile") as h:
        h.begin()
        assert h.window == "tile"
        await h.play(1, "play copycat")
        await wait(DELAY)
        assert h.match.view(None)["phase"] == "answering"
        await h.play(2, "play assassin")
        await wait(DELAY)
        assert [card["seat"] for card in h.match.view(None)["played"]] == [1, 2]
        await h.play(1, "play assassin")
        await wait(3 * DELAY)
        assert h.watcher.moves()[:3] == pytest.approx([DELAY, 2 * DELAY, 3 * DELAY], abs=0.01)
        assert h.match.view(None)["played"] == []
        assert h.match.view(None)["hands"] == [0, 0, 0]


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
    async with heist(tmp_path, "", hand) as h:
        assert await h.order(1, when) == "done"
        assert h.ears[1].reactions.when == when
        h.begin()
        await h.play(0, "steal red")
        assert h.ears[1].reactions.asked == asked
        await asyncio.sleep(20)
        assert (h.window == "bag") == asked
        if asked:
            await h.play(1, "pass")
            await wait(0)
        assert h.ears[0].moves()[1] == (20 if asked else DELAY)


@leap
async def test_who_is_not_to_be_asked_may_answer_all_the_same_as_long_as_it_lasts(tmp_path: Path) -> None:
    async with heist(tmp_path, "", "know_it_all") as h:
        await h.order(1, "never")
        await h.play(0, "steal red")
        await asyncio.sleep(DELAY / 2)
        assert await h.play(1, "bet free") == "done"
        await wait(DELAY / 2)
        assert "BetLaid" in [event["event"] for event in h.watcher.log[-1].events]


@leap
async def test_not_this_turn_lasts_until_the_next_and_then_it_is_as_before(tmp_path: Path) -> None:
    async with heist(tmp_path, "", "know_it_all know_it_all", options={"max_rounds": 3}) as h:
        await h.order(1, "always")
        await h.order(1, "turn")
        assert h.ears[1].last(wire.Reacted).reactions.when == "turn"
        for _ in range(20):
            if h.match.view(None)["active"] == 0:
                assert not h.ears[1].reactions.asked
                await step_of(h, 0)
                await wait(DELAY)
        assert h.match.view(None)["active"] == 1
        assert h.ears[1].reactions.when == "always"


async def step_of(h: Heist, seat: int) -> None:
    """Somebody does what ends their turn soonest."""
    options = [str(command) for command in h.match.options(seat)]
    for wanted in ("steal black", "stop", "end actions", "hire nobody", *options):
        if wanted in options:
            await h.play(seat, wanted)
            return


@leap
async def test_nobody_hears_of_anothers_orders(tmp_path: Path) -> None:
    async with heist(tmp_path, *BETTING) as h:
        h.begin()
        for when in ("always", "never", "turn", "fits"):
            await h.order(1, when, bluff=True)
        assert [len(ear.got) for ear in h.ears] == [0, 4, 0, 0]


@pytest.mark.parametrize("when", ["always", "fits", "never"])
@leap
async def test_orders_outlast_a_restart(tmp_path: Path, when: wire.When) -> None:
    async with heist(tmp_path, *BETTING) as h:
        await h.order(1, when, bluff=True)
        await h.e.restart()
        await h.enter()
        assert h.ears[1].reactions == wire.Reactions(when=when, bluff=True, asked=False, answer=None)


@leap
async def test_orders_given_in_a_window_count_in_it(tmp_path: Path) -> None:
    async with heist(tmp_path, "", "know_it_all") as h:
        await h.play(0, "steal red")
        h.begin()
        await asyncio.sleep(5)
        await h.order(1, "never")
        await wait(0)
        assert h.watcher.moves() == [5]


# --- bluffing ---
@pytest.mark.parametrize(("takes", "closes"), [(0.3, DELAY), (2.5, 2.5)])
@leap
async def test_a_bluff_takes_as_long_as_a_person_might(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, takes: float, closes: float
) -> None:
    bluffs_take(takes, monkeypatch)
    async with heist(tmp_path, *CALM) as h:
        await h.order(1, "fits", bluff=True)
        await h.play(0, "steal red")
        h.begin()
        await wait(3)
        assert h.watcher.moves()[0] == closes


@pytest.mark.parametrize(
    ("when", "bots", "delay", "closes"),
    [("fits", [], DELAY, 2.5), ("never", [], DELAY, DELAY), ("fits", [0, 2], DELAY, DELAY), ("fits", [], 0.0, DELAY)],
    ids=["people see it", "never asked anyway", "all others are bots", "no delay is wanted"],
)
@leap
async def test_a_bluff_takes_time_only_where_a_person_could_learn_something(
    tmp_path: Path, when: wire.When, bots: list[int], delay: float, closes: float
) -> None:
    async with heist(tmp_path, *CALM) as h:
        for seat in range(h.match.seats):
            await h.order(seat, "never")
        await h.order(1, when, bluff=True)
        await h.play(0, "steal red")
        window, row = h.table.core.windows.open, h.table.row
        assert window is not None
        window.thoughts[1] = window.opened + 2.5
        for seat in bots:
            row = seats.with_seat(row, seat, person=None, bot="random")
            window.answers[seat] = reaction_windows.WindowAnswer("pass", None)
        h.table.core.windows.delay = delay
        assert h.table.core.windows.closes_at(h.match, row, h.table.core.clocks) == window.opened + closes


def test_a_bluff_is_on_unless_somebody_turns_it_off() -> None:
    assert SeatRow().bluff


def test_thoughts_are_those_of_a_person() -> None:
    thoughts = sorted(thought(DICE) for _ in range(2000))
    assert thoughts[-1] <= LONGEST_THOUGHT
    assert 1.5 < thoughts[1000] < 3.5
    assert thoughts[0] < 1.2


# --- bots ---
@pytest.mark.parametrize("hand", ["forger", "know_it_all"])
@pytest.mark.parametrize(("thinks", "closes"), [(0.0, DELAY), (0.7, DELAY), (0.9, 2 * DELAY), (2.0, 3 * DELAY)])
@leap
async def test_how_long_a_bot_thinks_hardly_shows(tmp_path: Path, hand: str, thinks: float, closes: float) -> None:
    async with heist(tmp_path, "", hand, hand, bots=2, bot_pool=Slow(thinks)) as h:
        await h.play(0, "steal red")
        h.begin()
        await wait(closes)
        assert h.watcher.moves()[0] == pytest.approx(closes)


@leap
async def test_a_bot_plays_its_card(tmp_path: Path) -> None:
    async with heist(tmp_path, "", "know_it_all", "forger", bots=2, bot_pool=Slow(Ben="bet caught")) as h:
        await h.play(0, "steal red")
        await wait(2 * DELAY)
        assert h.match.view(None)["bets"] == [{"seat": 1, "caught": True}]


@leap
async def test_where_no_delay_is_wanted_bots_and_orders_answer_at_once(tmp_path: Path) -> None:
    async with heist(tmp_path, "", "know_it_all", "forger", bots=1, delay=0.0) as h:
        await h.order(1, "never")
        await h.play(0, "steal red")
        h.begin()
        await wait(0)
        assert h.watcher.moves()[0] == 0.0
        assert h.table.facts().delay == 0.0


@leap
async def test_a_seat_left_to_a_bot_in_a_window_is_answered_for(tmp_path: Path) -> None:
    async with heist(tmp_path, *BETTING) as h:
        await h.play(0, "steal red")
        await h.play(1, "pass")
        await asyncio.sleep(5)
        assert await h.ask(2, wire.Resign(key=key())) == "done"
        await wait(DELAY)
        assert h.window != "bag"


@leap
async def test_who_takes_their_seat_back_in_a_window_may_say_something_else_than_the_bot(tmp_path: Path) -> None:
    async with heist(tmp_path, *BETTING, bot_pool=Slow(Eve="bet caught")) as h:
        await h.play(0, "steal red")
        assert await h.ask(0, put(2, "random")) == "done"
        await asyncio.sleep(DELAY / 2)
        assert h.ears[2].reactions.answer == "bet caught"
        assert await h.play(2, "pass") == "done"
        assert not h.table.facts().chairs[2].warm
        await h.play(1, "pass")
        await wait(DELAY)
        assert h.match.view(None)["hands"] == [0, 1, 1]


@leap
async def test_a_game_that_only_bots_play_has_windows_too(tmp_path: Path) -> None:
    async with heist(tmp_path, "", "know_it_all", "forger", bots=3) as h:
        h.begin()
        await asyncio.sleep(10)
        assert len(h.watcher.moves()) > 5


@leap
async def test_while_nobody_is_there_a_window_stays_open(tmp_path: Path) -> None:
    async with heist(tmp_path, *CALM) as h:
        await h.play(0, "steal red")
        for ear in h.ears:
            h.table.exit(ear)
        await asyncio.sleep(100)
        assert h.window == "bag"
        await h.enter()
        await wait(DELAY)
        assert h.window != "bag"


# --- time ---
@leap
async def test_when_the_clock_runs_out_in_a_window_one_passes_and_no_bot_comes(tmp_path: Path) -> None:
    async with heist(tmp_path, *BETTING, clock=30) as h:
        await h.play(0, "steal red")
        h.begin()
        await h.play(1, "bet free")
        await wait(30)
        assert h.watcher.moves()[0] == 30
        assert not any(chair.warm for chair in h.table.facts().chairs)


@leap
async def test_who_is_away_is_waited_for_once_and_then_no_more(tmp_path: Path) -> None:
    async with heist(tmp_path, "", "know_it_all copycat backstabber") as h:
        h.table.exit(h.ears[1])
        await h.play(0, "steal red")
        assert await h.moved_on(0.1) == pytest.approx(h.e.lobby.services.grace, abs=0.2)
        assert await h.moved_on(0.1) == pytest.approx(DELAY, abs=0.2)


@leap
async def test_a_window_waits_while_the_others_are_asked_about_taking_back(tmp_path: Path) -> None:
    async with heist(tmp_path, *CALM, moves=("0 steal red", "1 pass", "2 pass"), window="tile") as h:
        assert await h.ask(0, undo()) == "done"
        await asyncio.sleep(10 * DELAY)
        assert h.window == "tile"
        assert await h.ask(1, answer(False)) == "done"
        await wait(0)
        assert h.window is None


@leap
async def test_in_a_game_without_reactions_no_window_takes_longer_than_the_delay(tmp_path: Path) -> None:
    async with heist(tmp_path, "forger forger", "sidekick lock_picker_red", options={"max_rounds": 2}) as h:
        for seat in (0, 1):
            await h.order(seat, "never")
        times: list[float] = []
        loop = asyncio.get_running_loop()
        while h.match.actors():
            if h.table.core.windows.open is not None:
                times.append(await h.moved_on(0.01))
            else:
                since = loop.time()
                await step_of(h, h.match.actors()[0])
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
