"""lobby.py: what it lists, tables that sleep and wake (match_log.py), and who may read what of a game (views.py)."""

import asyncio
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from cutpurse.kernel.game import REGISTRY
from cutpurse.server import lobby
from cutpurse.server.storage.writes import add_entries
from cutpurse.table import match_log, views
from cutpurse.table import messages as wire
from cutpurse.table.errors import RequestError
from cutpurse.table.rows import EntryRow
from tests.conformance.toy import SLY
from tests.server.people import SLOW, evening, give, key, move, pass_time, put, run, say, settled, sit, start, until


@run
async def test_the_lobby_lists_what_is_listed_and_where_somebody_is(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        listed = await e.make(ada, None, "greedy", None, listed=True, options={"limit": 33}, clock=60)
        private = await e.make(ada, None, None, None)
        deserted = await e.make(ada, None, None, None, listed=True)
        look = await e.look(listed, ada)
        await e.look(private, ada)
        lines = (await e.lobby.listing(ben)).tables
        assert [line.id for line in lines] == [listed]
        assert (lines[0].options["limit"], lines[0].clock, lines[0].status, lines[0].round) == (33, 60, "open", None)
        assert [chair.kind for chair in lines[0].chairs] == ["empty", "bot", "empty"]
        assert deserted not in [line.id for line in (await e.lobby.listing(None)).tables]
        (await e.table(listed)).exit(look)
        assert (await e.lobby.listing(ben)).tables == []


@run
async def test_the_lobby_shows_my_tables_and_whether_it_is_my_turn(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        assert (await e.lobby.listing(None)).mine == []
        await give(e, id, people)
        turn = (await e.lobby.view(id, None))["actors"][0]
        for seat, person in enumerate(people):
            line = (await e.lobby.listing(person)).mine[0]
            assert (line.id, line.yours, line.your_turn, line.round, line.status) == (
                id, seat, seat == turn, 1, "playing",
            )  # fmt: skip
        await e.put_to_sleep(id)
        assert (await e.lobby.listing(people[turn])).mine[0].your_turn
        await e.restart()
        assert (await e.lobby.listing(people[turn])).mine[0].your_turn
        assert await e.ask(id, people[0], wire.Abandon(key=key())) == "done"
        line = (await e.lobby.listing(people[turn])).mine[0]
        assert (line.status, line.your_turn) == ("abandoned", False)
        assert line.ended is not None
        assert line.ended >= line.made


@run
async def test_a_table_closed_before_its_first_card_is_no_game_of_mine(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben, eve = await e.people("Ada", "Ben", "Eve")
        id = await e.make(ada, None, None, None)
        for seat, person in enumerate((ada, ben, eve)):
            assert await e.ask(id, person, sit(seat)) == "done"
        assert [line.id for line in (await e.lobby.listing(ben)).mine] == [id]
        assert await e.ask(id, ada, wire.Abandon(key=key())) == "done"
        assert (await e.lobby.listing(ben)).mine == []


@run
async def test_people_are_counted_once_wherever_they_are(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        tables = [await e.make(ada, None, None, None) for _ in range(2)]
        for id in tables:
            await e.look(id, ada)
        await e.look(tables[0], ben)
        await e.look(tables[0])
        await e.look(await e.make(ada, None, None, None, listed=True))
        there = await e.lobby.listing(None)
        assert (there.people, there.busy, len(there.tables)) == (2, 3, 1)


@run
async def test_who_still_looks_at_a_game_that_was_called_off_is_not_counted(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        here, there = [await e.make(ada, None, None, None) for _ in range(2)]
        await e.look(here, ada)
        await e.look(there, ben)
        assert await e.ask(there, ada, wire.Abandon(key=key())) == "done"
        lobby = await e.lobby.listing(None)
        assert (lobby.people, lobby.busy) == (1, 1)


# --- pages ---
@run
async def test_the_lobby_comes_in_pages_of_a_bounded_size_with_what_one_can_join_first(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        hosts = await e.people(*(f"Host number {n}" for n in range(5)))
        full: list[str] = []
        free: list[str] = []
        for n in range(75):
            e.wall += 1
            id = await e.make(hosts[n % 5], None, *["random"] * 3, listed=True)
            (full if n % 25 == 0 else free).append(id)
            if n % 25 == 0:
                assert await e.ask(id, hosts[n % 5], sit(0, "W" * 24)) == "done"
            await e.look(id, hosts[n % 5])
        pages = [await e.lobby.listing(None, page) for page in range(4)]
        assert [len(page.tables) for page in pages] == [30, 30, 15, 0]
        assert {page.pages for page in pages} == {3}
        assert [line.id for page in pages for line in page.tables] == [*reversed(free), *reversed(full)]
        assert max(len(wire.encoder.encode(page)) for page in pages) < 31_000
        assert len((await e.lobby.listing(None, 2, "free")).tables) == 12
        assert (await e.lobby.listing(None, 0, "watch")).tables == []


@run
async def test_the_pages_of_one_game_have_its_tables_only_whichever_page_of_all_they_are_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        hosts = await e.people(*(f"Host number {n}" for n in range(5)))
        for n in range(75):
            game = "gaunerbande" if n % 2 else "langfinger"
            await e.look(await e.make(hosts[n % 5], None, None, None, game=game, listed=True), hosts[n % 5])
        pages = [await e.lobby.listing(hosts[0], page, "all", "gaunerbande") for page in range(2)]
        assert [(len(page.tables), page.pages) for page in pages] == [(30, 2), (7, 2)]
        assert {line.game for page in pages for line in page.tables} == {"gaunerbande"}
        assert {line.game for line in pages[0].mine} == {"gaunerbande", "langfinger"}, "one's own are all there"
        with pytest.raises(RequestError) as refused:
            await e.lobby.listing(None, 0, "all", "skat")
        assert refused.value.code == "no-game"


@run
async def test_a_table_of_a_game_that_is_not_installed_stays_closed_and_is_kept_and_the_lobby_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(REGISTRY, "sly", SLY)
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        ids = [await e.game(ada, bots=1, game="sly"), await e.make(ada, None, None, game="sly")]
        entries = await e.entries(ids[0])
        await e.restart()
        monkeypatch.delitem(REGISTRY, "sly")
        for id in ids:
            with pytest.raises(RequestError, match="no-game: sly is not installed on this server") as refused:
                await e.table(id)
            assert refused.value.code == "no-game"
        assert {line.game for line in (await e.lobby.listing(ada)).mine} == {"sly"}
        assert len([line for line in caplog.messages if "tables of sly stay closed" in line]) == 1
        assert await e.entries(ids[0]) == entries
        monkeypatch.setitem(REGISTRY, "sly", SLY)
        assert (await e.table(ids[0])).match is not None


# --- tables that wait ---
@run
async def test_somebody_has_so_many_tables_that_wait_and_a_game_that_begins_makes_room(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        first, *_ = [await e.make(ada, None, "random", "random") for _ in range(lobby.MOST_WAITING_EACH)]
        for _ in range(2):
            with pytest.raises(RequestError, match="too-many-tables") as refused:
                await e.make(ada, None, "random", "random")
            assert refused.value.count == lobby.MOST_WAITING_EACH
            await e.make(ben, None, "random", "random")
            await e.restart()  # a new start of the server changes nothing
        assert await e.ask(first, ada, sit(0)) == "done"
        assert await e.ask(first, ada, start()) == "done"
        await e.make(ada, None, "random", "random")


@run
async def test_tables_that_wait_are_listed_for_their_host_who_need_not_sit_there(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.make(ada, None, "random", "random")
        assert [(line.id, line.yours) for line in (await e.lobby.listing(ada)).mine] == [(id, None)]
        assert (await e.lobby.listing(ben)).mine == []
        assert await e.ask(id, ada, wire.Abandon(key=key())) == "done"
        assert (await e.lobby.listing(ada)).mine == []


@run
async def test_one_address_makes_so_many_tables_and_its_neighbours_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_WAITING_FROM", 5)
    async with evening(tmp_path) as e:
        crowd = await e.people(*"abcdef")
        new = wire.NewTable(game="gaunerbande", bots=[None] * 3)
        for person in crowd[:5]:
            await e.lobby.make(person, new, "2001:db8::/64")
        with pytest.raises(RequestError, match="too-many"):
            await e.lobby.make(crowd[5], new, "2001:db8::/64")
        await e.lobby.make(crowd[5], new, "203.0.113.9")


@run
async def test_when_the_server_is_full_deserted_tables_make_room_and_those_in_use_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_WAITING", 3)
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        used, seated, empty = [await e.make(ada, None, None, None) for _ in range(3)]
        assert await e.ask(seated, ada, sit(0)) == "done"
        await e.look(used, ada)
        await e.put_to_sleep(seated)
        await e.put_to_sleep(empty)
        with pytest.raises(RequestError, match="too-many"):
            await e.make(ada, None, None, None)
        e.wall += lobby.LASTS_WHEN_FULL + 1
        await e.make(ada, None, None, None)
        assert [await e.store.table(id) is not None for id in (used, seated, empty)] == [True, False, False]


@run
async def test_a_table_that_nobody_entered_is_removed_and_one_with_people_is_kept(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        empty, seated, watched, closed = [await e.make(ada, None, None, None) for _ in range(4)]
        begun = await e.game(*await e.people("Ben", "Eve", "Zoë"))
        assert await e.ask(seated, ada, sit(0)) == "done"
        assert await e.ask(empty, ada, say("nobody there?")) == "done"
        assert await e.ask(closed, ada, wire.Abandon(key=key())) == "done"
        for id in (empty, seated, closed, begun):
            await e.put_to_sleep(id)
        await e.look(watched)
        ids = (empty, seated, watched, closed, begun)
        await e.lobby.sweep()
        assert [await e.store.table(id) is not None for id in ids] == [True] * 5
        e.wall += lobby.EMPTY_LASTS + 1
        await e.lobby.sweep()
        assert [await e.store.table(id) is not None for id in ids] == [False, True, True, False, True]
        assert await e.store.chat(empty) == []
        with pytest.raises(RequestError, match="no-table"):
            await e.table(empty)


# --- sleeping ---
@run
async def test_a_table_nobody_wants_falls_asleep_and_wakes_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "SLEEP_CHECK_EVERY", 0.01)
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        await move(e, id, people, 5)
        watched = await e.make(people[0], None, None, None)
        await e.look(watched)
        before = await e.lobby.snapshot(id, people[1], 0)
        e.lobby.open()
        await pass_time(lobby.SLEEP_AFTER - 5)
        await asyncio.sleep(0.05)  # time itself: some rounds, in which nothing happens
        assert id in e.lobby.tables
        await pass_time(6)
        await until(lambda: id not in e.lobby.tables)
        assert watched in e.lobby.tables
        assert await e.lobby.snapshot(id, people[1], 0) == before
        await move(e, id, people)


@run
async def test_a_table_wakes_once_for_many(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        await e.put_to_sleep(id)
        tables = await asyncio.gather(*[e.lobby.table(id) for _ in range(5)])
        assert all(table is tables[0] for table in tables)


@run
async def test_a_table_that_is_not_there_is_called_so(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        with pytest.raises(RequestError, match="no-table"):
            await e.lobby.table("nowhere")
        assert not e.lobby.waking


@run
async def test_a_damaged_log_is_our_trouble_and_nobody_elses(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id, other = [await e.game(*people) for _ in range(2)]
        await e.put_to_sleep(id)
        bad = EntryRow(n=1, seat=0, command="give g1", events='[["Given",0]]', at=1.0)
        await e.store.commit(add_entries(id, [bad]))
        with pytest.raises(RequestError, match="trouble"):
            await e.lobby.table(id)
        assert "cannot be read" in caplog.text
        await move(e, other, people)
        assert {line.id for line in (await e.lobby.listing(people[0])).mine} == {id, other}


# --- reading ---
@run
async def test_while_it_is_played_one_sees_it_again_through_ones_own_eyes_only(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve", "Zoë")
        id = await e.game(*people[:3])
        await give(e, id, people[:3])
        await move(e, id, people, 2)
        own = await e.replay(id, people[1], "1")
        assert [step.told.n for step in own.steps] == list(range(12))
        assert own.steps[-1].view == (await e.lobby.snapshot(id, people[1], 0)).position.view  # type: ignore[union-attr]
        watch = await e.replay(id, people[3], "watch")
        assert all(step.view["hand"] == [] for step in watch.steps)
        for person, eyes in ((people[1], "0"), (people[1], "open"), (people[3], "0"), (None, "2"), (people[1], "9")):
            with pytest.raises(RequestError, match="no-replay"):
                await e.replay(id, person, eyes)
        with pytest.raises(RequestError, match="not-over"):
            await e.record(id)


@run
async def test_when_it_is_over_everybody_may_see_everything(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        await give(e, id, people)
        await move(e, id, people, 2)
        assert await e.ask(id, people[0], wire.Abandon(key=key())) == "done"
        for eyes in ("0", "1", "2", "watch"):
            assert (await e.replay(id, None, eyes)).eyes == eyes
        steps = (await e.replay(id, None, "open")).steps
        assert [step.told.command for step in steps if step.told.seat >= 0].count("") == 0
        with pytest.raises(RequestError, match="no-replay"):
            await e.replay(id, None, "3")


@run
async def test_before_the_start_there_is_nothing_to_see(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        id = await e.make(ada, None, "random", "random")
        for asked in (e.lobby.view(id, ada), e.replay(id, ada, "watch")):
            with pytest.raises(RequestError, match="not-started"):
                await asked
        await e.ask(id, ada, sit(0))
        await e.ask(id, ada, put(1, "greedy"))
        assert await e.ask(id, ada, start()) == "done"
        await settled(await e.table(id))
        assert (await e.lobby.view(id, ada))["seat"] == 0
        assert (await e.lobby.view(id, None))["seat"] is None


@pytest.mark.parametrize("what", ["wake", "replay"])
@run
async def test_while_a_long_game_is_read_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        here, there = await e.game(*people), await e.game(*people)
        if what == "wake":
            await e.put_to_sleep(there)
        played, begun = Event(), Event()
        where, name = {"wake": (match_log, "resumed_match"), "replay": (views, "replay_steps")}[what]
        honest = getattr(where, name)

        def slow(*given: Any) -> Any:
            begun.set()
            assert played.wait(SLOW), "nobody could play"
            return honest(*given)

        monkeypatch.setattr(where, name, slow)
        reading = asyncio.ensure_future(e.lobby.table(there) if what == "wake" else e.replay(there, None, "watch"))
        await until(begun.is_set)
        await move(e, here, people)
        assert not reading.done()
        played.set()
        await reading
