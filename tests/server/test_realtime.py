"""Real time at the server's tables: the countdown, one hand each, clocks that speak, and the order of arrival."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.json import decode

from cutpurse.games.midnight_exchange.state import MidnightExchange
from cutpurse.kernel.game import find
from cutpurse.kernel.match import verify
from cutpurse.server.web import rulebooks
from cutpurse.table import messages as wire
from cutpurse.table import realtime
from cutpurse.table.changes import Change
from cutpurse.table.errors import StoreError
from cutpurse.table.inputs import Woken
from cutpurse.table.realtime import COUNTDOWN
from cutpurse.table.table_options import check_options
from tests.server.leaping_loop import Watched, leap
from tests.server.midnight_exchange_table import GAME, HAND, SOON, Rummage, rummaging, sat_down
from tests.server.people import InProcessBots, evening, key, play, undo, verdict

TOO_FAST = "ME-7.2 too-fast"
NOT_BEGUN = "ME-7.2 not-begun"


# --- the countdown ---
@leap
async def test_hands_move_only_when_the_countdown_is_over_and_all_are_told_when(tmp_path: Path) -> None:
    async with rummaging(tmp_path) as r:
        assert [looker.position.live.begins for looker in r.lookers if looker.position.live] == [COUNTDOWN] * 3
        assert await r.does(0, "grab 1") == NOT_BEGUN
        await asyncio.sleep(COUNTDOWN - 2 * SOON)
        assert await r.does(0, "grab 1") == NOT_BEGUN
        await r.begun()
        assert r.live.begins == 0
        assert await r.does(0, r.free(0)) == "done"


@leap
async def test_a_new_round_begins_with_a_new_countdown(tmp_path: Path) -> None:
    async with rummaging(tmp_path, options={"rummage_seconds": 30}) as r:
        await asyncio.sleep(COUNTDOWN + 30 + SOON)
        assert r.view()["round"] == 2, "nobody has anything to trade, so the next rummage follows at once"
        assert r.live.begins == pytest.approx(COUNTDOWN, abs=2 * SOON)
        assert r.lookers[0].last(wire.Moved).position.live is not None
        assert await r.does(0, "grab 1") == NOT_BEGUN
        await r.begun()
        assert await r.does(0, r.free(0)) == "done"


@leap
async def test_the_clocks_stand_while_nobody_who_plays_is_there(tmp_path: Path) -> None:
    async with rummaging(tmp_path) as r:
        await asyncio.sleep(COUNTDOWN + 100)
        for looker in r.lookers:
            r.table.exit(looker)
        watcher = await r.e.look(r.id)
        assert watcher.position.live is not None
        assert (watcher.position.live.begins, watcher.position.live.timers) == (None, {"rummage 1": 80.0})
        await asyncio.sleep(1000)
        assert r.commands() == []
        r.table.enter(r.lookers[0], 0)
        live = watcher.last(wire.Moved).position.live
        assert live is not None
        assert (live.begins, live.timers) == (COUNTDOWN, {"rummage 1": 80.0}), "they go on where they stood"


@leap
async def test_a_replay_says_when_each_motion_was_made(tmp_path: Path) -> None:
    async with rummaging(tmp_path, 2) as r:
        await r.begun()
        r.e.wall += 3
        assert await r.does(0, r.free(0)) == "done"
        r.e.wall += 0.7
        assert await r.does(1, r.free(1)) == "done"
        page = decode(await r.e.lobby.replay_page(r.id, r.people[0], "0", 0, "ada"), type=wire.Replay)
        assert (len(page.steps), page.times) == (3, [0, 3000, 3700])
        page = decode(await r.e.lobby.replay_page(r.id, r.people[0], "0", 2, "ada"), type=wire.Replay)
        assert page.times == [3700]


def pause(on: bool) -> wire.Pause:
    """Stop all clocks, or let them go on."""
    return wire.Pause(key=key(), on=on)


@leap
async def test_who_plays_against_bots_alone_stops_all_clocks_and_hands_until_they_go_on(tmp_path: Path) -> None:
    async with rummaging(tmp_path, people=1, bots=2, bot_pool=InProcessBots(), pace="human") as r:
        await r.begun()
        assert await r.does(0, r.free(0)) == "done"
        await asyncio.sleep(5)
        held = r.view(0)["hands"][0]
        assert await r.e.ask(r.id, r.people[0], pause(True)) == "done"
        before, commands, left = r.view(), r.commands(), r.live.timers
        assert (r.live.begins, r.lookers[0].table.stopped) == (None, True)
        assert left[f"hold 0 {held}"] == pytest.approx(5, abs=3 * SOON)
        assert await r.e.ask(r.id, r.people[0], pause(True)) == "done", "twice is once"
        await asyncio.sleep(1000)
        assert (r.view(), r.commands()) == (before, commands), "neither bots nor the clock do anything"
        assert await r.does(0, "keep") == NOT_BEGUN
        r.table.exit(r.lookers[0])
        r.table.enter(r.lookers[0], 0)
        assert r.live.begins is None, "who comes back finds it as it was"
        assert await r.e.ask(r.id, r.people[0], pause(False)) == "done"
        assert r.lookers[0].table.stopped is False
        assert r.live.begins == pytest.approx(COUNTDOWN, abs=2 * SOON)
        assert {name: r.live.timers[name] for name in ("rummage 1", f"hold 0 {held}")} == {
            name: pytest.approx(left[name], abs=2 * SOON) for name in ("rummage 1", f"hold 0 {held}")
        }
        await r.begun()
        assert await r.does(0, "back down") == "done"
        await asyncio.sleep(10)
        assert len(r.commands()) > len(commands) + 2, "bots move again"


async def runs(r: Rummage, seat: int) -> None:
    """Let a seat fill its tray with what it may keep, and run."""
    while r.view(seat)["escapes"][seat] is None:
        options = r.view(seat)["options"]
        wanted = next((word for word in ("escape", "keep", "back down") if word in options), None)
        await r.does(seat, wanted or next(word for word in options if word.startswith("grab")))
        await asyncio.sleep(HAND)


def skip() -> wire.Skip:
    """Somebody need not see what the bots still do."""
    return wire.Skip(key=key())


async def rest_of_two_bots(folder: Path, hurries: bool) -> tuple[list[tuple[int, str]], float]:
    """A first rummage in which a person runs before two bots: what was done by whom, and how long the bots still took.

    With the same dice it is the same one.
    """
    folder.mkdir()
    async with evening(folder, InProcessBots(), Watched) as e:
        e.lobby.services.dice = Random(7)
        r = await sat_down(e, people=1, bots=2, pace="human")
        await r.begun()
        await runs(r, 0)
        start, sent = asyncio.get_running_loop().time(), len(r.lookers[0].all(wire.Moved))
        assert r.lookers[0].table.skip == [0], "who has run watches the bots"
        if hurries:
            assert await r.e.ask(r.id, r.people[0], skip()) == "done"
            assert r.lookers[0].table.skip == []
        while r.view()["phase"] == "rummage":
            await asyncio.sleep(0.1)
        took = asyncio.get_running_loop().time() - start
        assert r.lookers[0].table.skip is None
        assert len(r.lookers[0].all(wire.Moved)) > sent + 5, "every motion is shown, as always"
        assert r.table.match is not None
        verify(r.table.match.save())
        return r.commands(), took


@leap
async def test_who_has_run_need_not_wait_for_bots_and_these_do_what_they_would_have_done(tmp_path: Path) -> None:
    watched, took = await rest_of_two_bots(tmp_path / "watched", hurries=False)
    skipped, took_skipped = await rest_of_two_bots(tmp_path / "skipped", hurries=True)
    end = max(n for n, (_, command) in enumerate(watched) if command == "escape")
    assert skipped[: end + 1] == watched[: end + 1]
    assert took > 10
    assert took_skipped < 1


@leap
async def test_the_rest_is_skipped_once_all_who_have_run_want_it_and_nobody_else_can(tmp_path: Path) -> None:
    async with rummaging(tmp_path, people=2, bots=2, bot_pool=InProcessBots(), pace="human") as r:
        await r.begun()
        await runs(r, 0)
        assert r.lookers[0].table.skip is None, "somebody else still rummages"
        assert await r.e.ask(r.id, r.people[0], skip()) == "K-3 not-now"
        await runs(r, 1)
        assert r.lookers[0].table.skip == [0, 1]
        stranger = (await r.e.people("Zoe"))[0]
        assert await r.e.ask(r.id, stranger, skip()) == "not-seated"
        assert await r.e.ask(r.id, r.people[0], skip()) == "done"
        assert await r.e.ask(r.id, r.people[0], skip()) == "done", "twice is once"
        assert r.lookers[1].table.skip == [1]
        before = len(r.commands())
        await asyncio.sleep(2.5)
        assert 0 < len(r.commands()) - before < 6, "bots take their time while somebody watches"
        assert r.view()["phase"] == "rummage"
        r.table.exit(r.lookers[1])
        await asyncio.sleep(0.5)
        assert r.view()["phase"] != "rummage", "who has gone is not waited for"


@leap
async def test_with_other_people_nobody_stops_the_clocks(tmp_path: Path) -> None:
    async with rummaging(tmp_path, people=2, bots=1, bot_pool=InProcessBots()) as r:
        assert await r.e.ask(r.id, r.people[0], pause(True)) == "not-alone"
        stranger = (await r.e.people("Zoe"))[0]
        assert await r.e.ask(r.id, stranger, pause(True)) == "not-seated"
        assert r.live.begins is not None


@leap
async def test_what_comes_while_the_round_before_is_being_stored_finds_the_countdown(tmp_path: Path) -> None:
    async with rummaging(tmp_path, 2, options={"rummage_seconds": 30}) as r:
        await r.begun()
        core = r.table.core
        core.realtime.pace = None  # as it is in the trading before
        core._change = Change()  # which is being stored
        late = r.starts(0, "grab 1")
        await asyncio.sleep(SOON)
        core._update_clocks(set())
        core._change = None
        r.table.take(Woken())
        assert await late == NOT_BEGUN


# --- one hand ---
@leap
async def test_one_motion_may_wait_for_its_time_and_a_second_is_refused(tmp_path: Path) -> None:
    async with rummaging(tmp_path) as r:
        await r.begun()
        began = asyncio.get_running_loop().time()
        assert await r.does(0, r.free(0)) == "done"
        assert asyncio.get_running_loop().time() - began < SOON
        waits = r.starts(0, "back down")
        await asyncio.sleep(SOON)
        assert await r.does(0, "keep") == TOO_FAST
        assert await waits == "done"
        assert asyncio.get_running_loop().time() - began == pytest.approx(HAND, abs=SOON)
        assert [command for _, command in r.commands()][1:] == ["back down"]
        again = r.starts(0, r.free(0))
        assert await again == "done"
        assert asyncio.get_running_loop().time() - began == pytest.approx(2 * HAND, abs=2 * SOON)


@leap
async def test_a_hand_does_one_thing_at_a_time_and_what_was_refused_took_its_time(tmp_path: Path) -> None:
    async with rummaging(tmp_path) as r:
        await r.begun()
        reply = await r.e.reply(r.id, r.people[0], play(r.free(0), "keep"))
        assert isinstance(reply, wire.Refused)
        assert (reply.rule, reply.command, reply.after) == (TOO_FAST, "keep", 1)
        began = asyncio.get_running_loop().time()
        assert await r.does(0, "keep") == "ME-2.1 hand-empty"
        assert await r.does(0, "what is this") == "bad-command"
        assert await r.does(0, r.free(0)) == "done"
        assert asyncio.get_running_loop().time() - began == pytest.approx(HAND, abs=SOON)


@leap
async def test_the_first_of_two_hands_has_the_tile_and_the_other_is_told_by_rule(tmp_path: Path) -> None:
    async with rummaging(tmp_path) as r:
        await r.begun()
        tile = r.free(0)
        both = [r.starts(1, tile), r.starts(0, tile)]
        assert [await task for task in both] == ["done", "ME-2.2 in-a-hand"]
        assert r.view()["hands"][1] == int(tile.split()[1])
        taken = [[(e["seat"], e["tile"]) for e in looker.log[-1].events] for looker in r.lookers]
        assert taken == [[(1, int(tile.split()[1]))]] * 3


@leap
async def test_a_second_sending_of_a_motion_is_only_answered_again(tmp_path: Path) -> None:
    async with rummaging(tmp_path) as r:
        await r.begun()
        assert await r.does(0, r.free(0)) == "done"
        ask = play("keep")
        first = asyncio.create_task(r.e.ask(r.id, r.people[0], ask))
        await asyncio.sleep(SOON)
        assert await r.e.ask(r.id, r.people[0], ask) == "done", "while it waits for its time"
        assert await first == "done"
        r.table.core.recent.done.clear()
        await asyncio.sleep(2 * HAND)
        assert await r.e.ask(r.id, r.people[0], ask) == "done", "long after"
        assert len(r.commands()) == 2


@leap
async def test_nobody_takes_back_what_a_hand_did_not_even_after_a_restart(tmp_path: Path) -> None:
    async with rummaging(tmp_path, options={"rummage_seconds": 30, "hold_seconds": 60, "hand_ms": 100}) as r:
        await r.begun()
        for tile in [r.free(0, n) for n in range(18)]:  # a leather bag, so that there is something to trade
            assert await r.does(0, tile) == "done"
            assert await r.does(0, "keep" if r.view(0)["holding"] == "leather_bag" else "back down") == "done"
        assert r.lookers[0].position.undo == "no"
        assert await r.e.ask(r.id, r.people[0], undo()) == "K-4 nothing-to-undo"
        await asyncio.sleep(30)
        assert r.view()["phase"] == "trading"
        assert r.lookers[0].position.undo == "no"
        assert await r.e.ask(r.id, r.people[0], undo()) == "K-4 nothing-to-undo"
        await r.e.restart()
        looker = await r.e.look(r.id, r.people[0])
        assert looker.position.undo == "no"
        assert await r.e.ask(r.id, r.people[0], undo()) == "K-4 nothing-to-undo"
        assert await r.does(0, "bag") == "done"
        assert looker.last(wire.Moved).position.undo == "ask", "in the trading it is as everywhere"


@leap
async def test_a_motion_that_waits_when_the_rummage_ends_is_void(tmp_path: Path) -> None:
    async with rummaging(tmp_path, 2, options={"rummage_seconds": 30, "hand_ms": 3000}) as r:
        await asyncio.sleep(COUNTDOWN + 29)
        assert await r.does(0, r.free(0)) == "done"
        assert await r.does(0, r.free(1)) == "K-3 not-now", "though it would be fine in the next"
        assert r.view()["round"] == 2


# --- clocks ---
@leap
async def test_a_tile_held_too_long_drops_and_everybody_sees_its_time(tmp_path: Path) -> None:
    async with rummaging(tmp_path, options={"hold_seconds": 5}) as r:
        await r.begun()
        command = r.free(1)
        assert await r.does(1, command) == "done"
        tile = command.split()[1]
        live = r.lookers[0].position.live
        assert live is not None
        assert live.timers[f"hold 1 {tile}"] == 5.0
        await asyncio.sleep(5 - SOON)
        assert r.commands() == [(1, command)]
        await asyncio.sleep(2 * SOON)
        assert r.commands()[1:] == [(-1, "drop 1")]
        assert await r.does(1, command) == "done", "its time begins anew"
        await asyncio.sleep(4)
        assert await r.does(1, "back up") == "done"
        await asyncio.sleep(5)
        assert len(r.commands()) == 4


@leap
async def test_the_time_of_a_rummage_runs_out(tmp_path: Path) -> None:
    async with rummaging(tmp_path, options={"rummage_seconds": 30}) as r:
        await r.begun()
        assert await r.does(2, r.free(2)) == "done"
        assert await r.does(2, "keep") == "done"
        await asyncio.sleep(30 - HAND - 3 * SOON)
        assert r.view()["round"] == 1
        await asyncio.sleep(4 * SOON)
        assert r.commands()[2:] == [(-1, "time up")]
        events = [event for told in r.lookers[0].log for event in told.events if event["event"] == "Escaped"]
        assert events[0]["seat"] == 2
        assert len(events) == 3


@leap
async def test_without_a_limit_the_clock_speaks_when_nobody_can_move(tmp_path: Path) -> None:
    async with rummaging(tmp_path, options={"rummage_seconds": 0}) as r:
        assert r.live.timers == {}
        assert r.table.match is not None
        s = r.table.match.state
        assert isinstance(s, MidnightExchange)
        s.lying = 0
        r.table.core._update_clocks(set())
        r.table.take(Woken())
        await asyncio.sleep(COUNTDOWN + realtime.STUCK + SOON)
        assert r.commands()[:1] == [(-1, "time up")]


@leap
async def test_a_clock_that_cannot_be_stored_speaks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with rummaging(tmp_path, options={"rummage_seconds": 30}) as r:
        honest = r.e.store.commit_soon

        def fail(_: object, done: Callable[[Exception], None]) -> None:
            asyncio.get_running_loop().call_soon(done, StoreError("no room"))

        monkeypatch.setattr(r.e.store, "commit_soon", fail)
        await asyncio.sleep(COUNTDOWN + 30 + SOON)
        assert r.commands() == []
        monkeypatch.setattr(r.e.store, "commit_soon", honest)
        await asyncio.sleep(realtime.RETRY_AFTER + SOON)
        assert r.commands() == [(-1, "time up")]


@leap
async def test_the_tables_clock_for_a_move_does_not_count_in_a_rummage(tmp_path: Path) -> None:
    async with rummaging(tmp_path, clock=5) as r:
        await asyncio.sleep(60)
        assert r.lookers[0].position.left is None
        assert not any(chair.warm for chair in r.lookers[0].table.chairs)


# --- coming and going ---
@leap
async def test_who_is_gone_does_not_move_and_a_bot_keeps_the_seat_warm_after_a_while(tmp_path: Path) -> None:
    async with rummaging(tmp_path, bot_pool=InProcessBots()) as r:
        await r.begun()
        r.table.exit(r.lookers[1])
        await asyncio.sleep(40)
        assert not [seat for seat, _ in r.commands() if seat == 1]
        await asyncio.sleep(10)
        assert r.lookers[0].table.chairs[1].warm
        assert [seat for seat, _ in r.commands() if seat == 1]


@leap
async def test_a_restart_in_the_middle_of_a_rummage(tmp_path: Path) -> None:
    async with rummaging(tmp_path) as r:
        await r.begun()
        assert [await r.does(seat, r.free(seat, seat)) for seat in range(3)] == ["done"] * 3
        assert await r.does(0, "keep") == "done"
        before = [r.view(seat) for seat in (0, 1, 2, None)]
        lost = r.starts(0, "return 1")
        await asyncio.sleep(SOON)
        await r.e.restart()
        with pytest.raises(asyncio.CancelledError):
            await lost
        lookers = [await r.e.look(r.id, person) for person in r.people]
        assert [r.view(seat) for seat in (0, 1, 2, None)] == before
        live = lookers[0].position.live
        assert live is not None
        assert live.begins == COUNTDOWN
        assert sorted(live.timers) == sorted(
            ["rummage 1", *[f"hold {p} {tile}" for p, tile in enumerate(r.view()["hands"]) if tile]]
        )
        assert await r.does(1, "keep") == NOT_BEGUN
        await asyncio.sleep(COUNTDOWN + SOON)
        assert await r.does(1, "keep") == "done"


@leap
async def test_who_comes_back_in_the_middle_finds_the_rummage_going_on(tmp_path: Path) -> None:
    async with rummaging(tmp_path) as r:
        await r.begun()
        assert await r.does(1, r.free(1)) == "done"
        waits = r.starts(1, "back up")
        await asyncio.sleep(SOON)
        r.table.exit(r.lookers[1])
        await asyncio.sleep(4.0)
        assert await waits == "done", "what was on its way when the line broke"
        assert [await r.does(0, command) for command in (r.free(0), "back down")] == ["done"] * 2
        back = await r.e.look(r.id, r.people[1], since=2)
        assert [told.n for told in back.log] == [2, 3, 4]
        live = back.position.live
        assert live is not None
        assert live.begins == 0, "nobody counts down for them"
        assert live.timers["rummage 1"] == pytest.approx(180 - 4.0, abs=2 * HAND)
        assert await r.does(1, r.free(1)) == "done"


@leap
async def test_where_only_bots_are_left_a_rummage_rests_and_falls_asleep_with_tiles_in_hands(tmp_path: Path) -> None:
    async with rummaging(tmp_path, people=1, bots=2, bot_pool=InProcessBots(), pace="human") as r:
        await r.begun()
        assert await r.does(0, r.free(0)) == "done"
        async with asyncio.timeout(30):
            while {seat for seat, _ in r.commands()} != {0, 1, 2}:
                await asyncio.sleep(1)
        r.table.exit(r.lookers[0])
        before, commands = r.view(0), r.commands()
        await asyncio.sleep(500)
        assert r.commands() == commands, "neither bots nor the clock do anything"
        await r.e.put_to_sleep(r.id)
        back = await r.e.look(r.id, r.people[0])
        assert r.view(0) == before
        live = back.position.live
        assert live is not None
        held = {f"hold {seat} {tile}": 10.0 for seat, tile in enumerate(before["hands"]) if tile}
        assert (live.begins, live.timers) == (COUNTDOWN, {"rummage 1": 180.0, **held})
        await asyncio.sleep(COUNTDOWN - SOON)
        assert r.commands() == commands, "bots wait for the countdown like everybody"
        async with asyncio.timeout(30):
            while not {1, 2} <= {seat for seat, _ in r.commands()[len(commands) :]}:
                await asyncio.sleep(1)


@leap
async def test_a_game_of_bots_and_a_person_who_watches_them_comes_to_its_end(tmp_path: Path) -> None:
    async with rummaging(
        tmp_path,
        people=1,
        bots=2,
        bot_pool=InProcessBots(),
        pace="instant",
        options={"max_rounds": 2, "rummage_seconds": 30},
    ) as r:
        for _ in range(100):
            await asyncio.sleep(5)
            if r.table.row.status == "over":
                break
            seat = r.view()["turn"]
            if seat == 0:
                await r.does(0, "pass")
        assert r.table.row.status == "over"
        moved = {seat for seat, _ in r.commands()}
        assert {1, 2} <= moved
        assert verify(await r.e.record(r.id)).outcome is not None


class Counting(InProcessBots):
    """Bots that think at once, and count how often."""

    def __init__(self) -> None:
        super().__init__()
        self.choices: Counter[int] = Counter()  # by seat

    async def choose(self, bot: str, view: dict[str, Any], seat: int, table: str = "", urgent: bool = False) -> str:
        self.choices[seat] += 1
        return await super().choose(bot, view, seat, table, urgent)


@leap
@pytest.mark.parametrize("hand_ms", [350, 1400])
async def test_bots_move_their_hands_at_their_own_speed(tmp_path: Path, hand_ms: int) -> None:
    bots, options = Counting(), {"hand_ms": hand_ms, "rummage_seconds": 600}
    async with rummaging(tmp_path, people=1, bots=3, bot_pool=bots, pace="human", options=options):
        await asyncio.sleep(COUNTDOWN + 12 * hand_ms / 350)
        assert sorted(bots.choices) == [1, 2, 3]
        for motions in bots.choices.values():
            assert 4 <= motions <= 18, "some 1.2 seconds for each of them, or more where hands are slow"


# --- lines ---
@leap
async def test_on_short_lines_a_motion_takes_effect_at_once(tmp_path: Path) -> None:
    async with rummaging(tmp_path, trips=(0.001, 0.015, None)) as r:
        await r.begun()
        assert (r.live.trips, r.live.allowed) == ([1, 15, None], [0, 0, 0])
        began = asyncio.get_running_loop().time()
        assert [await r.does(seat, r.free(seat)) for seat in range(3)] == ["done"] * 3
        assert asyncio.get_running_loop().time() - began < SOON


@leap
async def test_a_motion_over_a_long_line_counts_as_of_when_it_was_made(tmp_path: Path) -> None:
    async with rummaging(tmp_path, trips=(0.06, 0.001)) as r:
        await asyncio.sleep(COUNTDOWN + 1)
        assert r.live.allowed == [60, 0, 0]
        tile = r.free(0)
        near = r.starts(1, tile)
        await asyncio.sleep(0.05)
        assert not near.done(), "it waits for what may still be on its way"
        far = r.starts(0, tile)
        assert await far == "done"
        assert await near == "ME-2.2 in-a-hand"
        late = r.free(1)
        near = r.starts(1, late)
        await asyncio.sleep(0.07 + HAND)
        assert await r.does(0, late) == "ME-2.1 hand-full"
        assert await near == "done"


@leap
async def test_the_clock_waits_for_what_was_made_in_time(tmp_path: Path) -> None:
    async with rummaging(tmp_path, trips=(0.06,), options={"rummage_seconds": 30}) as r:
        await asyncio.sleep(COUNTDOWN + 30 + 0.03)
        tile = r.free(0)
        assert await r.does(0, tile) == "done"
        await asyncio.sleep(0.06)
        assert r.commands() == [(0, tile), (-1, "time up")]


@leap
async def test_no_more_is_made_good_than_the_quota_which_fills_up_with_every_motion(tmp_path: Path) -> None:
    async with rummaging(tmp_path, trips=(0.4,)) as r:
        await asyncio.sleep(COUNTDOWN + 1)
        assert (r.live.trips[0], r.live.allowed[0]) == (400, 200)
        assert await r.does(0, r.free(0)) == "done"
        assert r.live.allowed[0] == 150
        await asyncio.sleep(1)
        assert await r.does(0, "back down") == "done"
        assert r.live.allowed[0] == 150
        assert await r.does(0, r.free(0)) == "done", "which had to wait for its time, and took nothing"
        assert r.live.allowed[0] == 200


@leap
async def test_a_long_line_makes_no_hand_faster_and_starts_nobody_early(tmp_path: Path) -> None:
    async with rummaging(tmp_path, trips=(0.1,)) as r:
        await asyncio.sleep(COUNTDOWN - SOON)
        assert await r.does(0, "grab 1") == NOT_BEGUN
        await r.begun()
        began = asyncio.get_running_loop().time()
        for command in (r.free(0), "back down", r.free(0), "back down"):
            assert await r.does(0, command) == "done"
        assert asyncio.get_running_loop().time() - began >= 3 * HAND


@leap
async def test_somebody_who_asks_over_http_moves_a_hand_too(tmp_path: Path) -> None:
    async with rummaging(tmp_path) as r:
        await r.begun()
        reply = await r.e.lobby.ask(r.id, r.people[0], play(r.free(0)))
        assert verdict(reply) == "done"


def test_a_table_with_slow_hands_agrees_on_tiles_that_are_held_longer() -> None:
    assert check_options(find(GAME), {"hand_ms": 3000}).shown["hold_seconds"] == 24
    assert check_options(find(GAME), {"hand_ms": 3000, "hold_seconds": 0}).shown["hold_seconds"] == 0


def test_the_shelf_says_what_slow_hands_need_which_limits_can_be_none_and_which_words_are_free() -> None:
    options = {choice.name: choice for choice in rulebooks.on_shelf(find(GAME)).options}
    rummage = options["rummage_seconds"]
    assert (rummage.kind, rummage.low, rummage.high, rummage.none) == ("number", 30, 600, True)
    assert options["hold_seconds"].none
    assert not options["hand_ms"].none
    assert {name: choice.slow for name, choice in options.items() if choice.slow is not None} == {
        "rummage_seconds": 600,
        "hold_seconds": 40,
        "hand_ms": 1000,
    }
    assert (options["markets"].kind, options["markets"].default, options["markets"].words) == ("text", "random", [])
