"""Long games: replays in pages, the latest entries first, and an end to a log that somebody fills."""

from __future__ import annotations

import asyncio
import tracemalloc
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from cutpurse import Match, verify
from cutpurse.server import replays
from cutpurse.server.replays import MOST_STREAMS, MOST_WAITING, PAGE, STREAM_SECONDS
from cutpurse.server.storage.writes import add_entries, keep_table
from cutpurse.server.web.sessions import COOKIE
from cutpurse.table import match_log, views
from cutpurse.table import messages as wire
from cutpurse.table.core import MOST_ENTRIES, MOST_TOLD, UNDO_SHARE
from cutpurse.table.errors import RequestError
from cutpurse.table.rows import PersonRow, SeatRow, TableRow
from tests.server.people import Evening, evening, key, move, opened, pass_time, play, run, undo

LONG = "long"  # the id of a table


@cache
def played(game: str, seats: int, moves: int) -> Match:
    """A match after many moves at random."""
    luck = Random(1)
    match = Match(game, seats, seed=1, settings={"limit": 1000} if game == "gaunerbande" else None)
    for _ in range(moves):
        seat = luck.choice(match.actors())
        match.play(seat, luck.choice(match.options(seat)))
    return match


async def stored(e: Evening, match: Match, *people: PersonRow, status: wire.Status = "playing") -> str:
    """A table with this match, as if these people had played it; the others are bots."""
    chairs = [SeatRow(person=person.id, name=person.name or "") for person in people]
    chairs += [SeatRow(bot="random", name=f"Otto {n}") for n in range(match.seats - len(people))]
    house_set = match.game.house_set()
    row = TableRow(
        id=LONG, game=match.game.name, version=match.game.version, host=people[0].id, secret=match.secret,
        options={name: value for name, value in match.settings.items() if not house_set or name != house_set.name},
        clock=None, pace="instant", listed=False, made=1.0, started=1.0, status=status, seats=chairs,
        ended=None if status == "playing" else 2.0,
    )  # fmt: skip
    await e.store.commit(keep_table(row), add_entries(LONG, match_log.entry_rows(match.entries, [], 1.0)))
    return LONG


async def pages(e: Evening, id: str, person: PersonRow | None, eyes: str) -> list[wire.Replay]:
    """A replay page by page."""
    found: list[wire.Replay] = []
    while not found or found[-1].first + len(found[-1].steps) < found[-1].total:
        first = found[-1].first + len(found[-1].steps) if found else 0
        message = await e.lobby.replay_page(id, person, eyes, first, "somebody")
        found.append(msgspec.json.decode(message, type=wire.Replay))
    return found


# --- replays ---
@run
async def test_four_who_want_to_see_a_long_game_take_little_memory_and_hold_nobody_up(tmp_path: Path) -> None:
    async with evening(tmp_path) as e, opened(e) as port:
        people = await e.people("Ada", "Ben", "Eve")
        await stored(e, played("gaunerbande", 3, 4 * PAGE), people[0], status="abandoned")
        honest = await e.game(*people)
        await e.table(LONG)
        tokens = [(await e.sessions.newcomer())[1] for _ in range(4)]
        address = f"http://localhost:{port}/api/tables/{LONG}/replay?eyes=open"

        async def watch(token: str) -> int:
            name = {"cookie": f"{COOKIE}={token}", "accept-encoding": "identity"}
            async with httpx.AsyncClient(timeout=60) as http, http.stream("GET", address, headers=name) as answer:
                assert answer.status_code == 200
                return sum([len(part) async for part in answer.aiter_raw()])

        tracemalloc.start()
        watching = asyncio.gather(*map(watch, tokens))
        moves = 0
        while not watching.done():
            await move(e, honest, people)
            moves += 1
            await asyncio.sleep(0.02)
        sizes = await watching
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert len({*sizes}) == 1
        assert sizes[0] > 1_000_000
        assert peak < 9_000_000  # 5 MB; it was 17 MB, and grew with every step and everybody who watched
        assert moves > 3


@run
async def test_the_pages_of_a_replay_are_the_whole_replay(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        match = played("gaunerbande", 3, 2 * PAGE + 30)
        await stored(e, match, *people)
        for person, eyes in ((people[1], "1"), (None, "watch")):
            parts = await pages(e, LONG, person, eyes)
            assert [(part.first, len(part.steps)) for part in parts] == [(0, PAGE), (PAGE, PAGE), (2 * PAGE, 31)]
            whole = await e.replay(LONG, person, eyes)
            assert (whole.total, whole.first) == (2 * PAGE + 31, 0)
            assert [step for part in parts for step in part.steps] == whole.steps
            direct = views.replay_steps(match, None if person is None else 1, False)
            assert msgspec.json.encode(whole.steps) == msgspec.json.encode(direct)
            assert [step.round for step in whole.steps] == [None, *(step.view["round"] for step in whole.steps[:-1])]
            assert parts[2].steps[0].round == parts[1].steps[-1].view["round"] > 1, "known without the page before"
        with pytest.raises(RequestError, match="no-replay"):
            await e.lobby.replay_page(LONG, people[1], "0", 0, "ben")
        beyond = msgspec.json.decode(await e.lobby.replay_page(LONG, None, "watch", 9999, "ben"), type=wire.Replay)
        assert (beyond.steps, beyond.total) == ([], 2 * PAGE + 31)


@run
async def test_a_page_is_made_once_for_all_who_look_through_the_same_eyes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = 0
    honest = views.replay_steps

    def counted(match: Match, seat: int | None, is_open: bool, *more: object) -> list[wire.Step]:
        nonlocal made
        steps: list[wire.Step] = honest(match, seat, is_open, *more)  # type: ignore[arg-type]
        made += len(steps)
        return steps

    monkeypatch.setattr(views, "replay_steps", counted)
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        await stored(e, played("gaunerbande", 3, 90), *people)
        asked = [e.lobby.replay_page(LONG, None, "watch", 0, f"guest {n}") for n in range(3)]
        assert len({*(await asyncio.gather(*asked))}) == 1
        assert made == 91
        await e.lobby.replay_page(LONG, people[0], "0", 0, "ada")
        assert made == 2 * 91
        await e.put_to_sleep(LONG)
        await e.lobby.replay_page(LONG, people[0], "0", 0, "ada")
        assert made == 2 * 91
        table = await e.table(LONG)
        assert table.match is not None
        before = msgspec.json.decode(await e.lobby.replay_page(LONG, None, "watch", 0, "eve"), type=wire.Replay)
        table.match.undo(table.match.kept[-1].seat, agreed=True)
        table.match.play(table.match.actors()[0], table.match.options(table.match.actors()[0])[-1])
        after = msgspec.json.decode(await e.lobby.replay_page(LONG, None, "watch", 0, "eve"), type=wire.Replay)
        assert made == 3 * 91
        assert len(before.steps) == len(after.steps)
        assert (before.steps[:-1], before.steps[-1].told.n + 2) == (after.steps[:-1], after.steps[-1].told.n)


@run
async def test_pages_that_nobody_asks_for_make_room_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        await stored(e, played("gaunerbande", 3, 90), ada, status="abandoned")
        size = len(await e.lobby.replay_page(LONG, ada, "0", 0, "ada"))
        monkeypatch.setattr(replays, "MOST_KEPT", 3 * size)
        for eyes in ("0", "1", "2", "watch", "open", "0"):
            await e.lobby.replay_page(LONG, ada, eyes, 0, "ada")
        kept = e.lobby.replays
        assert [eyes for _, eyes, _ in kept.pages] in (["open", "0"], ["watch", "open", "0"])
        assert kept.kept == sum(len(page.steps) for page in kept.pages.values()) <= 3 * size


@run
async def test_everybody_gets_one_page_at_a_time_and_one_whole_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        await stored(e, played("gaunerbande", 3, 90), ada, status="abandoned")
        eyes = ["0", "1", "2", "watch", "open"] * MOST_WAITING
        asked = [e.lobby.replay_page(LONG, ada, each, 0, "ada") for each in eyes[: MOST_WAITING + 1]]
        replies = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(reply, bytes) for reply in replies] == [True] * MOST_WAITING + [False]
        assert isinstance(replies[-1], RequestError)
        assert replies[-1].code == "too-fast"
        assert await e.lobby.replay_page(LONG, ada, "open", 0, "ada")  # and then again

        first = await e.lobby.replay(LONG, ada, "open", "ada")
        assert await anext(first)
        monkeypatch.setattr(replays, "LONGEST_TURN", 0.01)
        for refused in (e.lobby.replay(LONG, ada, "watch", "ada"), e.lobby.record(LONG, None, "ada")):
            with pytest.raises(RequestError, match="too-fast: You are being sent"):
                await refused
        others = [await e.lobby.record(LONG, None, f"guest {n}") for n in range(MOST_STREAMS - 1)]
        with pytest.raises(RequestError, match="too-many"):
            await e.lobby.record(LONG, None, "one more")
        assert await e.lobby.replay_page(LONG, ada, "open", 0, "ada")  # pages need no room there
        for stream in others:
            assert [part async for part in stream]
        assert [part async for part in first]
        assert await e.record(LONG) == (await e.table(LONG)).match.save()  # type: ignore[union-attr]


@run
async def test_who_is_being_sent_a_record_gets_the_next_when_that_has_come(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        await stored(e, played("gaunerbande", 3, 90), ada, status="abandoned")
        first = await e.lobby.record(LONG, None, "ada")
        text = await anext(first)
        later = [asyncio.create_task(e.lobby.record(LONG, None, "ada")) for _ in range(2)]
        for _ in range(10):
            await asyncio.sleep(0)
        assert not any(task.done() for task in later)
        text += "".join([part async for part in first])
        for _ in later:
            done, _ = await asyncio.wait(later, return_when=asyncio.FIRST_COMPLETED)
            assert len(done) == 1, "one at a time"
            later.remove(done.copy().pop())
            assert "".join([part async for part in await done.pop()]) == text


@run
async def test_who_has_no_address_waits_for_nobody_else_who_has_none(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        await stored(e, played("gaunerbande", 3, 90), await e.person("Ada"), status="abandoned")
        asked = [e.lobby.replay_page(LONG, None, "open", 0, "") for _ in range(MOST_WAITING + 1)]
        assert all(await asyncio.gather(*asked))
        streams = [await e.lobby.record(LONG, None, "") for _ in range(MOST_STREAMS)]
        with pytest.raises(RequestError, match="too-many"):
            await e.lobby.record(LONG, None, "")
        for stream in streams:
            assert [part async for part in stream]


@run
async def test_no_more_pages_wait_to_be_made_than_can_be_made_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST_MAKING", 3)
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        await stored(e, played("gaunerbande", 3, 90), ada, status="abandoned")
        asked = [e.lobby.replay_page(LONG, ada, eyes, 0, f"guest {eyes}") for eyes in ("0", "1", "2", "open")]
        *made, refused = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(page, bytes) for page in made)
        assert isinstance(refused, RequestError)
        assert (refused.code, refused.wait) == ("too-fast", replays.LONGEST_TURN)
        assert await e.lobby.replay_page(LONG, ada, "open", 0, "guest")


@run
async def test_a_whole_replay_that_nobody_reads_keeps_its_place_for_some_minutes_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "LONGEST_TURN", 0.01)
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        await stored(e, played("gaunerbande", 3, 90), ada, status="abandoned")
        forgotten = await e.lobby.record(LONG, None, "ada")
        with pytest.raises(RequestError, match="too-fast"):
            await e.lobby.record(LONG, None, "ada")
        await pass_time(STREAM_SECONDS)
        again = await e.lobby.record(LONG, None, "ada")
        assert [part async for part in forgotten]  # its end is not that of the other
        with pytest.raises(RequestError, match="too-fast"):
            await e.lobby.record(LONG, None, "ada")
        assert [part async for part in again]
        await e.lobby.record(LONG, None, "ada")


# --- the log ---
def read(told: list[wire.Told]) -> list[wire.Told]:
    """Entries as they are read by whoever gets them."""
    return msgspec.json.decode(wire.encoder.encode(told), type=list[wire.Told])


@run
async def test_who_connects_gets_the_latest_entries_and_may_ask_for_earlier_ones(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        match = played("gaunerbande", 3, 2 * MOST_TOLD + 100)
        await stored(e, match, *people)
        n = len(match.entries)
        looker = await e.look(LONG, people[1])
        told = looker.all(wire.Snapshot)[0].told
        assert [entry.n for entry in told] == list(range(n - MOST_TOLD, n))
        seen = read((await e.lobby.snapshot(LONG, people[1], n - 7)).told)
        assert [entry.n for entry in seen] == list(range(n - 7, n))
        while told[0].n:
            earlier = read((await e.lobby.log(LONG, people[1], told[0].n)).told)
            assert len(earlier) <= MOST_TOLD
            told = [*earlier, *told]
        expected = views.told_entries(match, 1, 0)
        assert msgspec.json.encode(told) == msgspec.json.encode(expected)
        assert [entry.n for entry in read((await e.lobby.log(LONG, None, 3)).told)] == [0, 1, 2]
        theirs = (await e.lobby.log(LONG, people[0], 40)).told
        assert msgspec.json.encode(theirs) == msgspec.json.encode(views.told_entries(match, 0, 0, end=40))


@pytest.mark.plain
@run
async def test_asking_again_for_a_snapshot_or_the_log_makes_no_entry_anew_until_something_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = 0
    honest = views.told_entry

    def counted(*given: Any) -> wire.Told:
        nonlocal made
        made += 1
        return honest(*given)

    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        match = played("gaunerbande", 3, 2 * MOST_TOLD)
        await stored(e, match, *people)
        await e.table(LONG)
        monkeypatch.setattr(views, "told_entry", counted)
        n = len(match.entries)
        await e.lobby.snapshot(LONG, None, 0)
        once = made
        assert MOST_TOLD <= once <= MOST_TOLD + 2 * views.BLOCK
        for since in range(0, n, 7):
            told = read((await e.lobby.snapshot(LONG, None, since)).told)
            assert [entry.n for entry in told] == list(range(max(since, n - MOST_TOLD), n))
        looker = await e.look(LONG)
        assert len(looker.all(wire.Snapshot)[0].told) == MOST_TOLD
        assert made == once, "whatever part of it somebody asks for, and over a socket, too"
        for before in range(0, n + 50, 13):
            told = read((await e.lobby.log(LONG, None, before)).told)
            assert [entry.n for entry in told] == list(range(max(0, min(before, n) - MOST_TOLD), min(before, n)))
        assert made <= n + views.BLOCK
        made = 0
        assert read((await e.lobby.snapshot(LONG, people[1], 0)).told)[-1].n == n - 1
        assert made, "other eyes see something else"
        await move(e, LONG, people)
        assert read((await e.lobby.snapshot(LONG, None, 0)).told)[-1].n == n


@run
async def test_what_is_kept_of_a_log_for_who_comes_is_bounded(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        match = played("gaunerbande", 3, 2 * MOST_TOLD)
        await stored(e, match, *people)
        table = await e.table(LONG)
        for person in (None, *people):
            for before in range(0, len(match.entries), views.BLOCK):
                told = read((await e.lobby.log(LONG, person, before)).told)
                seat = None if person is None else people.index(person)
                expected = views.told_entries(match, seat, max(0, before - MOST_TOLD), end=before)
                assert wire.encoder.encode(told) == wire.encoder.encode(expected)
                assert len(table.core._earlier.blocks) <= views.MOST_BLOCKS


# --- the longest log ---
@run
async def test_late_in_a_log_nothing_is_taken_back_so_that_nobody_ends_a_game_by_undoing(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        table = await e.table(id)
        assert MOST_ENTRIES * UNDO_SHARE == 15_000
        table.core.most_entries = 8
        looker = await e.look(id, people[0])
        first, second = looker.position.view["hand"][:2]
        for _ in range(2):
            assert await e.ask(id, people[0], play(f"give {first}")) == "done"
            assert looker.position.undo == "free"
            assert await e.ask(id, people[0], undo()) == "done"
        assert await e.ask(id, people[0], play(f"give {first}")) == "done"
        assert (looker.position.n, looker.position.undo) == (6, "no")
        assert await e.ask(id, people[0], undo()) == "no-undo"
        assert await e.ask(id, people[0], play(f"give {second}")) == "done", "the game goes on"
        assert table.row.status == "playing"


@run
async def test_a_log_that_is_full_ends_the_game_and_nothing_is_lost(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        table = await e.table(id)
        assert table.facts().most == MOST_ENTRIES
        table.core.most_entries = 9
        looker = await e.look(id, people[1])
        card = table.match.view(0)["hand"][0] if table.match else ""
        replies = [await e.ask(id, people[0], ask) for _ in range(3) for ask in (play(f"give {card}"), undo())]
        assert replies == ["done"] * 6
        await move(e, id, people, 2)
        assert await e.ask(id, people[0], play(f"give {card}")) == "not-started"
        assert (table.row.status, table.row.ended) == ("abandoned", e.wall)
        assert [entry.n for moved in looker.all(wire.Moved) for entry in moved.told][-1] == 8
        changed = looker.all(wire.Changed)[-1].table
        assert (changed.status, changed.most) == ("abandoned", 9)
        await e.restart()
        again = await e.table(id)
        assert (again.row.status, again.match and len(again.match.entries)) == ("abandoned", 9)
        record = await e.record(id)
        assert len(verify(record).entries) == 9
        rematch = await e.reply(id, people[0], wire.Rematch(key=key()))
        assert isinstance(rematch, wire.Done)
        assert rematch.table
