"""reaction_windows.py: answers nobody hears of, standing orders, and how long it all takes."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cutpurse.table import messages as wire
from cutpurse.table import reaction_windows, seats
from cutpurse.table.reaction_windows import BOT_STEP, LATE_STEP, closing_time
from cutpurse.table.requests import body_hash
from tests.server.leaping_loop import leap
from tests.server.people import answer, evening, key, play, put, run, undo
from tests.server.swindler_table import DELAY, ID, Slow, SwindlerTable, closing_times_are, swindler_table, wait

CALM = ("", "forger", "sidekick")  # hands with which nobody can do anything in a window
BETTING = ("", "know_it_all", "know_it_all")


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a test says nothing else, every closing time is the table's delay."""
    closing_times_are(DELAY, monkeypatch)


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
        assert t.viewers[1].reactions == wire.Reactions(when="fits", asked=True, answer="bet caught")
        assert await t.play(2, "pass") == "done"
        await wait(0.2)
        for viewer in t.viewers:
            assert viewer.moves() == [DELAY + 2 * LATE_STEP]
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
async def test_after_a_crash_an_answer_still_counts_and_is_told_to_nobody_else(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, *BETTING) as t:
        await t.play(0, "steal red")
        n = await t.e.entries(ID)
        bet = play("bet free")
        assert await t.ask(1, bet) == "done"
        await t.e.restart()
        assert await t.e.entries(ID) == n
        await t.enter()
        assert [viewer.reactions.answer for viewer in t.viewers[:3]] == [None, "bet free", None]
        assert t.watcher.position.n == n
        assert await t.ask(1, bet) == "done"
        await t.play(2, "pass")
        await wait(DELAY)
        assert t.watcher.position.view["played"][0]["seat"] == 1


@pytest.mark.parametrize("restarts", [False, True])
@leap
async def test_a_key_that_was_used_in_a_window_never_counts_in_another(tmp_path: Path, restarts: bool) -> None:
    async with swindler_table(tmp_path, *BETTING) as t:
        await t.play(0, "steal red")
        n, replaced, counted = len(t.match.entries), play("bet free"), play("pass")
        for ask in (replaced, counted):
            assert await t.ask(1, ask) == "done"
        await t.play(2, "bet free")
        await wait(DELAY)
        assert t.table.core.windows.waits_for(1), "it asks again, since there was a bet"
        assert len(t.match.entries) > n
        if restarts:
            await t.e.restart()
            await t.enter()
        t.table.core.recent.done.clear()  # as after many other requests
        for ask in (replaced, counted):
            assert await t.ask(1, ask) == "done"
            assert t.viewers[1].reactions.answer is None


@leap
async def test_answers_are_on_the_disk_encrypted_and_gone_when_the_window_closes(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, *BETTING) as t:
        await t.play(0, "steal red")
        await t.play(1, "bet free")
        await t.play(2, "pass")
        kept = answers_in(t.e.file)
        assert [row[:3] for row in kept] == [(ID, 1, len(t.match.entries)), (ID, 2, len(t.match.entries))]
        assert len({len(row[-1]) for row in kept}) == 1, "the length tells nothing"
        guesses = [body_hash(play(command)).encode() for command in ("bet free", "pass")]
        for path in tmp_path.glob("*.db*"):
            assert not any(words in path.read_bytes() for words in (b"bet free", *guesses))
        await wait(DELAY)
        assert answers_in(t.e.file) == []


@leap
async def test_without_the_key_of_the_server_they_are_asked_again_and_it_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with swindler_table(tmp_path, *BETTING) as t:
        await t.play(0, "steal red")
        await t.play(1, "bet free")
        key_file = Path(f"{t.e.file}.key")
        assert key_file.stat().st_mode & 0o777 == 0o600
        key_file.unlink()
        await t.e.restart()
        await t.enter()
        assert t.viewers[1].reactions == wire.Reactions(when="fits", asked=True, answer=None)
        assert "cannot be decrypted" in caplog.text
        caplog.clear()
        assert await t.play(1, "pass") == "done"
        await t.play(2, "bet free")
        await wait(DELAY)
        assert t.watcher.position.view["played"][0]["seat"] == 2


def answers_in(database: Path) -> list[tuple[Any, ...]]:
    """What the database has of answers in open windows."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT * FROM window_answers ORDER BY seat").fetchall()


@leap
async def test_who_comes_back_in_a_window_finds_their_answer_and_their_orders(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, *BETTING) as t:
        await t.order(2, "always")
        await t.play(0, "steal red")
        await t.play(1, "bet free")
        t.table.exit(t.viewers[1])
        t.table.exit(t.viewers[2])
        back = [await t.look(t.people[seat]) for seat in (1, 2)]
        assert back[0].reactions == wire.Reactions(when="fits", asked=True, answer="bet free")
        assert back[1].reactions == wire.Reactions(when="always", asked=True, answer=None)
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
            await wait(LATE_STEP)
        assert t.viewers[0].moves()[1] == pytest.approx(DELAY + 77 * LATE_STEP if asked else DELAY)


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
            await t.order(1, when)
        assert [len(viewer.got) for viewer in t.viewers] == [0, 4, 0, 0]


@pytest.mark.parametrize("when", ["always", "fits", "never"])
@leap
async def test_orders_outlast_a_restart(tmp_path: Path, when: wire.When) -> None:
    async with swindler_table(tmp_path, *BETTING) as t:
        await t.order(1, when)
        await t.e.restart()
        await t.enter()
        assert t.viewers[1].reactions == wire.Reactions(when=when, asked=False, answer=None)


@leap
async def test_orders_given_in_a_window_count_in_it(tmp_path: Path) -> None:
    async with swindler_table(tmp_path, "", "know_it_all") as t:
        await t.play(0, "steal red")
        t.begin()
        await asyncio.sleep(DELAY + 5 * LATE_STEP - 0.01)
        await t.order(1, "never")
        await wait(0.01)
        assert t.watcher.moves() == [pytest.approx(DELAY + 5 * LATE_STEP)]


# --- how long it takes ---
@pytest.mark.parametrize(("drawn", "closes"), [(0.3, DELAY), (2.5, 2.5)])
@leap
async def test_between_people_a_window_closes_at_the_time_drawn_for_it_but_not_before_the_delay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drawn: float, closes: float
) -> None:
    closing_times_are(drawn, monkeypatch)
    async with swindler_table(tmp_path, *CALM) as t:
        await t.play(0, "steal red")
        t.begin()
        await wait(3)
        assert t.watcher.moves()[0] == closes


@pytest.mark.parametrize(("when", "hand"), [("always", "forger"), ("fits", "know_it_all"), ("never", "know_it_all")])
@leap
async def test_neither_a_fast_answer_nor_standing_orders_close_it_earlier(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: wire.When, hand: str
) -> None:
    closing_times_are(2.5, monkeypatch)
    async with swindler_table(tmp_path, "", hand) as t:
        await t.order(1, when)
        await t.play(0, "steal red")
        t.begin()
        await asyncio.sleep(0.3)
        assert await t.play(1, "pass") == "done"
        await wait(2.2)
        assert t.viewers[0].moves() == [2.5]


@pytest.mark.parametrize(("answers", "closes"), [(2.4, 2.5), (2.6, 2.75), (2.7, 2.75), (2.8, 3.0)])
@leap
async def test_who_thinks_longer_holds_it_up_by_whole_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: float, closes: float
) -> None:
    closing_times_are(2.5, monkeypatch)
    async with swindler_table(tmp_path, "", "know_it_all") as t:
        await t.play(0, "steal red")
        t.begin()
        await asyncio.sleep(answers)
        await t.play(1, "pass")
        await wait(2)
        assert t.viewers[0].moves()[0] == pytest.approx(closes, abs=0.002)


@leap
async def test_an_answer_that_is_changed_or_was_not_asked_for_does_not_hold_it_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closing_times_are(2.5, monkeypatch)
    async with swindler_table(tmp_path, "", "know_it_all", "know_it_all") as t:
        await t.order(2, "never")
        await t.play(0, "steal red")
        t.begin()
        await asyncio.sleep(0.5)
        await t.play(1, "bet free")
        await asyncio.sleep(1.6)
        await t.play(1, "pass")
        await t.play(2, "pass")
        await wait(0.4)
        assert t.viewers[0].moves() == [2.5]


@pytest.mark.parametrize(
    ("bots", "delay", "closes"),
    [([], DELAY, 2.5), ([0, 2], DELAY, DELAY), ([1, 2], DELAY, BOT_STEP), ([], 0.0, 0.0), ([1, 2], 0.0, 0.0)],
    ids=["people see it", "all others are bots", "only bots are asked", "no delay is wanted", "nor from bots"],
)
@leap
async def test_it_takes_time_only_where_a_person_could_learn_something(
    tmp_path: Path, bots: list[int], delay: float, closes: float
) -> None:
    async with swindler_table(tmp_path, *CALM) as t:
        await t.play(0, "steal red")
        window, row = t.table.core.windows.open, t.table.row
        assert window is not None
        window.closing = window.opened + 2.5
        window.people -= set(bots)
        for seat in bots:
            row = seats.with_seat(row, seat, person=None, bot="random")
            window.answers[seat] = reaction_windows.Answer("pass", None)
        t.table.core.windows.delay = delay
        assert t.table.core.windows.closes_at(t.match, row, t.table.core.clocks) == window.opened + closes


@pytest.mark.parametrize("hand", ["know_it_all", "forger"])
@leap
async def test_nobody_sees_more_by_letting_a_bot_play_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hand: str
) -> None:
    closing_times_are(2.5, monkeypatch)
    async with swindler_table(tmp_path, "", hand) as t:
        await t.order(1, "fits")
        await t.play(0, "steal red")
        assert await t.e.ask(ID, t.people[0], put(0, "random")) == "done"
        assert t.table.row.seats[0].warm
        t.begin()
        await asyncio.sleep(1.3)
        await t.play(1, "pass")
        await wait(1.2)
        assert t.viewers[0].moves()[0] == 2.5


@pytest.mark.parametrize("answers", [True, False])
@leap
async def test_that_somebody_has_answered_does_not_show_when_a_bot_takes_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: bool
) -> None:
    closing_times_are(2.5, monkeypatch)
    async with swindler_table(tmp_path, "", "know_it_all", bot_pool=Slow(0.01)) as t:
        t.table.core.row = replace(t.table.row, host=t.people[1].id)  # who may let a bot play for themselves
        await t.play(0, "steal red")
        t.begin()
        await asyncio.sleep(0.6)
        if answers:
            assert await t.play(1, "pass") == "done"
        await asyncio.sleep(0.6)
        assert await t.ask(1, put(1, "random")) == "done"
        await wait(1.3)
        assert t.viewers[0].moves() == [2.5]


def test_closing_times_cover_what_most_people_need_and_are_short_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    dice = Random(1)
    times = sorted(closing_time(dice) for _ in range(2000))
    assert times[-1] <= reaction_windows.LATEST_CLOSING == 8.0
    assert 2.7 < times[1000] < 3.1
    assert times[100] > 1.1
    assert times[1900] < 5.0


# --- bots ---
@pytest.mark.parametrize("hand", ["forger", "know_it_all"])
@pytest.mark.parametrize(("thinks", "steps"), [(0.0, 1), (0.04, 1), (0.06, 2), (1.93, 39)])
@leap
async def test_a_window_of_bots_closes_once_all_have_chosen_and_hides_how_long_they_thought(
    tmp_path: Path, hand: str, thinks: float, steps: int
) -> None:
    async with swindler_table(tmp_path, "", hand, hand, bots=2, bot_pool=Slow(thinks)) as t:
        await t.play(0, "steal red")
        t.begin()
        await wait(steps * BOT_STEP)
        assert t.watcher.moves()[0] == pytest.approx(steps * BOT_STEP)


@pytest.mark.parametrize(("thinks", "delays"), [(0.7, 1), (0.9, 2)])
@leap
async def test_nor_does_it_where_a_person_is_asked_beside_it(tmp_path: Path, thinks: float, delays: int) -> None:
    async with swindler_table(tmp_path, "", "forger", "forger", bots=1, bot_pool=Slow(thinks)) as t:
        await t.play(0, "steal red")
        t.begin()
        await wait(delays * DELAY)
        assert t.watcher.moves()[0] == pytest.approx(delays * DELAY)


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
        t.table.exit(t.viewers[2])
        await asyncio.sleep(t.e.lobby.services.grace + 1)
        assert await t.ask(0, put(2, "random")) == "done"
        await t.play(0, "steal red")
        await asyncio.sleep(DELAY / 2)
        window = t.table.core.windows.open
        assert window is not None
        assert window.answers[2].command == "bet caught"
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
        await wait(DELAY / 2)
        assert t.window == "bag", "otherwise somebody who is waited for would show now"
        await wait(DELAY / 2)
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
        await wait(DELAY / 2)
        assert t.window == "tile", "otherwise somebody who is waited for would show now"
        await wait(DELAY / 2)
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
        assert await e.ask(id, people[0], wire.Orders(key=key(), when="never")) == "nothing-asked"
