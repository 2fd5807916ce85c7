"""Seating: making tables, taking and leaving chairs, and whose table it is."""

from pathlib import Path
from typing import Any

import pytest

from cutpurse.kernel.game import REGISTRY, Switch
from cutpurse.table import messages as wire
from cutpurse.table.bots import NAMES
from cutpurse.table.core import GRACE
from cutpurse.table.errors import RequestError
from cutpurse.table.host import HOST_GRACE
from tests.conformance.toy import SLY
from tests.server.people import Evening, InProcessBots, evening, key, pass_time, play, put, run, sit, start, until


def chairs(e: Evening, id: str) -> list[str]:
    """The chairs in a word each."""
    found = e.lobby.tables[id].facts().chairs
    return [chair.name if chair.kind != "empty" else f"({chair.kept_for or ''})" for chair in found]


# --- making ---
@run
async def test_a_table_is_made_as_it_was_wished(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        id = await e.make(ada, None, "greedy", "random", options={"limit": 30}, clock=60, pace="quick", listed=True)
        table = (await e.lobby.snapshot(id, ada, 0)).table
        assert [chair.kind for chair in table.chairs] == ["empty", "bot", "bot"]
        assert [chair.bot for chair in table.chairs] == [None, "greedy", "random"]
        assert (table.options["limit"], table.clock, table.pace, table.listed) == (30, 60, "quick", True)
        assert (table.status, table.host, table.made, len(table.commitment)) == ("open", None, e.wall, 64)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "bots": [None] * 4}, "no-game"),
        ({"bots": [None] * 2}, "bad-options"),
        ({"bots": [None] * 7}, "bad-options"),
        ({"bots": ["deep thought", None, None]}, "bad-options"),
        ({"bots": [None] * 4, "options": {"limit": 0}}, "bad-options"),
        ({"bots": [None] * 4, "options": {"limit": "many"}}, "bad-options"),
        ({"bots": [None] * 4, "options": {"colour": "red"}}, "bad-options"),
    ],
)
@run
async def test_a_wish_that_makes_no_table_is_told_why(tmp_path: Path, wish: dict[str, Any], code: str) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        with pytest.raises(RequestError) as trouble:
            await e.make(ada, *wish.pop("bots"), **wish)
        assert trouble.value.code == code
        assert trouble.value.detail
        assert not e.lobby.tables


@run
async def test_no_two_tables_share_an_id_or_a_secret(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        tables = [await e.table(await e.make(ada, None, "random", "random")) for _ in range(5)]
        assert len({table.row.id for table in tables}) == len({table.row.secret for table in tables}) == 5
        assert all(len(table.row.id) >= 16 and len(table.row.secret) == 32 for table in tables)


# --- chairs ---
@run
async def test_people_sit_move_rename_and_leave(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.make(ada, None, None, None)
        look = await e.look(id, ada)
        assert await e.ask(id, ada, sit(0, "Ada")) == "done"
        assert await e.ask(id, ben, sit(0, "Ben")) == "seat-taken"
        assert await e.ask(id, ben, sit(1, "Ben")) == "done"
        assert await e.ask(id, ada, sit(2, "Ada")) == "done"
        assert chairs(e, id) == ["()", "Ben", "Ada"]
        assert await e.ask(id, ada, wire.Rename(key=key(), name="  Ada   L. ")) == "done"
        assert chairs(e, id) == ["()", "Ben", "Ada L."]
        assert look.table.chairs[2].present
        assert not look.table.chairs[1].present
        assert look.last(wire.Changed).you.seat == 2
        assert await e.ask(id, ben, wire.Leave(key=key())) == "done"
        assert await e.ask(id, ben, wire.Rename(key=key(), name="Ben")) == "not-seated"
        assert chairs(e, id) == ["()", "()", "Ada L."]


@run
async def test_two_of_the_same_long_name_are_told_apart_within_24_characters(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.make(ada, None, None, None)
        assert await e.ask(id, ada, sit(0, "x" * 24)) == "done"
        assert await e.ask(id, ben, sit(1, "x" * 24)) == "done"
        assert chairs(e, id) == ["x" * 24, "x" * 22 + " 2", "()"]


@run
async def test_a_chair_that_is_not_there_or_a_bots_cannot_be_taken(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        id = await e.make(ada, None, "random", "random")
        assert await e.ask(id, ada, sit(3)) == "bad-message"
        assert await e.ask(id, ada, sit(1)) == "seat-taken"
        assert await e.ask(id, ada, put(3, "random")) == "bad-message"


@pytest.mark.parametrize("name", [" ", "\u200b", "\u202eadA", "x" * 25, "a\x00b", "\ue000"])
@run
async def test_a_name_that_cannot_be_shown_is_refused(tmp_path: Path, name: str) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        id = await e.make(ada, None, "random", "random")
        assert await e.ask(id, ada, sit(0, name)) == "bad-name"
        assert await e.ask(id, ada, sit(0, "Zoë 🦊 ناصر")) == "done"
        assert await e.ask(id, ada, wire.Rename(key=key(), name=name)) == "bad-name"
        assert chairs(e, id)[0] == "Zoë 🦊 ناصر"


@run
async def test_a_host_who_leaves_their_chair_is_still_the_host(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.make(ada, None, None, "random")
        for seat, person in enumerate((ada, ben)):
            await e.ask(id, person, sit(seat))
        assert (await e.lobby.snapshot(id, ada, 0)).you.host
        assert await e.ask(id, ben, start()) == "not-host"
        assert await e.ask(id, ada, wire.Leave(key=key())) == "done"
        seen = await e.lobby.snapshot(id, ben, 0)
        assert (seen.table.host, seen.you.host, seen.you.starts) == (None, False, False)
        assert await e.ask(id, ben, put(2, None)) == "not-host"
        assert (await e.lobby.snapshot(id, ada, 0)).you.host
        assert await e.ask(id, ada, put(0, "random")) == "done"
        assert await e.ask(id, ada, start()) == "done", "and may only watch"


@run
async def test_the_hosts_part_passes_on_when_the_host_resigns(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        assert await e.ask(id, people[0], wire.Resign(key=key())) == "done"
        assert looks[1].table.host == 1
        assert await e.ask(id, people[0], wire.Abandon(key=key())) == "not-host"
        assert await e.ask(id, people[1], wire.Abandon(key=key())) == "done"


@run
async def test_the_host_alone_puts_bots_on_chairs_and_takes_them_away(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.make(ada, None, None, None)
        await e.ask(id, ada, sit(0, NAMES[0]))
        assert await e.ask(id, ben, put(1, "random")) == "not-host"
        assert await e.ask(id, ada, put(1, "deep thought")) == "bad-options"
        assert await e.ask(id, ada, put(1, "random")) == "done"
        assert await e.ask(id, ada, put(2, "greedy")) == "done"
        assert len(set(chairs(e, id))) == 3, "everybody has a name of their own"
        assert await e.ask(id, ada, put(2, None)) == "done"
        assert chairs(e, id)[2] == "()"


@run
async def test_a_bot_takes_the_chair_of_somebody_who_is_gone_but_not_of_somebody_present(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.make(ada, None, None, None)
        await e.ask(id, ada, sit(0))
        await e.ask(id, ben, sit(1, "Ben"))
        here = await e.look(id, ben)
        assert await e.ask(id, ada, put(1, "random")) == "not-away"
        (await e.table(id)).exit(here)
        await pass_time(GRACE - 1)
        assert await e.ask(id, ada, put(1, "random")) == "not-away", "a line may drop"
        await pass_time(2)
        assert await e.ask(id, ada, put(1, "random")) == "done"
        assert (await e.lobby.snapshot(id, ben, 0)).you.seat is None


# --- starting ---
@run
async def test_a_game_starts_when_every_chair_is_taken_and_only_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.make(ada, None, None, "random")
        await e.ask(id, ada, sit(0))
        assert await e.ask(id, ada, start()) == "seats-empty"
        await e.ask(id, ben, sit(1))
        assert await e.ask(id, ben, start()) == "not-host"
        assert await e.ask(id, ada, start()) == "done"
        assert await e.ask(id, ada, start()) == "started"
        for late in (sit(0), wire.Leave(key=key())):
            assert await e.ask(id, ben, late) == "started"
        kept = await e.store.table(id)
        assert kept is not None
        assert [entry.n for entry in kept.entries] == [0]
        assert kept.row.started == e.wall


@run
async def test_the_luck_comes_from_the_secret_and_every_seed(tmp_path: Path) -> None:
    hands = []
    async with evening(tmp_path) as e:
        for seeds in (("11" * 16, "22" * 16), ("11" * 16, "23" * 16)):
            ada, ben = await e.people("Ada", "Ben")
            id = await e.make(ada, None, None, "random")
            table = await e.table(id)
            table.row.secret = b"the same secret for both of them"
            for seat, (person, seed) in enumerate(zip((ada, ben), seeds, strict=True)):
                await e.ask(id, person, sit(seat, seed=seed))
            assert await e.ask(id, ada, start()) == "done"
            hands.append((await e.lobby.view(id, ada))["hand"])
    assert hands[0] != hands[1]


# --- a rematch ---
async def finished(e: Evening, id: str) -> None:
    """Leave a game unfinished, which is an end too."""
    table = await e.table(id)
    host = next(session.person for session in e.sessions.known.values() if session.person.id == table.row.host)
    assert await e.ask(id, host, wire.Abandon(key=key())) == "done"


async def again(e: Evening, id: str, person: Any) -> str:
    """Ask for a rematch; the new table."""
    reply = await e.reply(id, person, wire.Rematch(key=key()))
    assert isinstance(reply, wire.Done), reply
    assert reply.table is not None
    return reply.table


@run
async def test_a_rematch_keeps_chairs_for_the_same_people_and_is_one_table_for_all(tmp_path: Path) -> None:
    async with evening(tmp_path, InProcessBots()) as e:
        ada, ben, eve = await e.people("Ada", "Ben", "Eve")
        id = await e.game(ada, ben, bots=1, options={"limit": 20}, clock=90)
        look = await e.look(id, ada)
        assert await e.ask(id, ada, wire.Rematch(key=key())) == "not-over"
        await finished(e, id)
        assert await e.ask(id, eve, wire.Rematch(key=key())) == "not-seated"
        new = await again(e, id, ben)
        assert await again(e, id, ada) == new == look.table.next
        seen = await e.lobby.snapshot(new, ben, 0)
        assert [(chair.kind, chair.kept_for) for chair in seen.table.chairs] == [
            ("empty", "Ada"),
            ("empty", "Ben"),
            ("bot", None),
        ]
        assert (seen.you.kept, seen.you.host, seen.table.options["limit"], seen.table.clock) == (1, False, 20, 90)
        assert seen.table.commitment != (await e.lobby.snapshot(id, ben, 0)).table.commitment
        assert await e.ask(new, eve, sit(0)) == "seat-taken"
        assert await e.ask(new, ada, sit(0)) == "done"
        assert await e.ask(new, ben, sit(1)) == "done"
        assert await e.ask(new, ben, start()) == "not-host", "who asks first does not become the host"
        assert await e.ask(new, ada, start()) == "done"


@run
async def test_a_kept_chair_is_free_once_its_owner_sits_elsewhere(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.game(ada, ben, bots=1)
        await finished(e, id)
        new = await again(e, id, ada)
        assert await e.ask(new, ada, put(2, None)) == "done"
        assert await e.ask(new, ben, sit(2, "Ben")) == "done"
        assert (await e.lobby.snapshot(new, ben, 0)).you.kept is None
        assert await e.ask(new, ada, sit(1, "Ada")) == "done"
        assert chairs(e, new) == ["()", "Ada", "Ben"]


@run
async def test_the_host_may_give_a_kept_chair_to_a_bot(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.game(ada, ben, bots=1)
        await finished(e, id)
        new = await again(e, id, ada)
        await e.ask(new, ada, sit(0))
        assert await e.ask(new, ada, start()) == "seats-empty"
        assert await e.ask(new, ada, put(1, "random")) == "done"
        assert await e.ask(new, ada, start()) == "done"


@run
async def test_a_rematch_may_be_a_shorter_game(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        id = await e.game(ada, bots=2, options={"limit": 70})
        await finished(e, id)
        assert await e.ask(id, ada, wire.Rematch(key=key(), options={"limit": 0})) == "bad-options"
        assert await e.ask(id, ada, wire.Rematch(key=key(), options={"colour": 1})) == "bad-options"
        reply = await e.reply(id, ada, wire.Rematch(key=key(), options={"limit": 30}))
        assert isinstance(reply, wire.Done)
        assert reply.table is not None
        assert (await e.lobby.snapshot(reply.table, ada, 0)).table.options == {"limit": 30}
        assert await again(e, id, ada) == reply.table, "it is one table for all"


@run
async def test_where_the_host_has_no_seat_whoever_asks_first_is_host_of_the_rematch(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben, eve, zoe = await e.people("Ada", "Ben", "Eve", "Zoë")
        id = await e.make(zoe, None, None, None)
        for seat, person in enumerate((ada, ben, eve)):
            assert await e.ask(id, person, sit(seat)) == "done"
        assert await e.ask(id, zoe, start()) == "done"
        await finished(e, id)
        new = await again(e, id, ben)
        assert (await e.lobby.snapshot(new, ben, 0)).you.host
        assert not (await e.lobby.snapshot(new, zoe, 0)).you.host


@run
async def test_who_resigned_has_no_chair_at_the_rematch(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben, eve = await e.people("Ada", "Ben", "Eve")
        id = await e.game(ada, ben, eve)
        for person in (ben, eve):
            assert await e.ask(id, person, wire.Resign(key=key())) == "done"
        await finished(e, id)
        new = await again(e, id, ada)
        seen = await e.lobby.snapshot(new, ben, 0)
        assert [chair.kind for chair in seen.table.chairs] == ["empty", "bot", "bot"]
        names = [chair.name for chair in seen.table.chairs[1:]]
        assert len({*names, "Ada", "Ben", "Eve"}) == 5, "the bots have names of their own"


@run
async def test_while_the_host_is_away_the_first_one_there_acts_as_host(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben, eve = await e.people("Ada", "Ben", "Eve")
        id = await e.make(ada, None, None, "random")
        await e.ask(id, ada, sit(0))
        await e.ask(id, ben, sit(1, "Ben"))
        there = await e.look(id, ada)
        look = await e.look(id, ben)
        assert (look.table.host, look.last(wire.Snapshot).you.host) == (0, False)
        assert await e.ask(id, ben, put(2, "greedy")) == "not-host"
        (await e.table(id)).exit(there)
        await pass_time(HOST_GRACE + 1)
        await until(lambda: look.last(wire.Changed).you.host)
        assert look.table.host == 1
        assert await e.ask(id, ben, put(2, "greedy")) == "done"
        assert await e.ask(id, eve, put(2, "random")) == "not-host"


@run
async def test_nobody_is_called_like_somebody_else_at_the_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben, eve = await e.people("Ada", "Ben", "Eve")
        id = await e.make(ada, None, None, None)
        await e.ask(id, ada, sit(0, "Ada"))
        await e.ask(id, ben, sit(1, "ADA"))
        await e.ask(id, eve, sit(2, "Zoë" * 8))
        assert await e.ask(id, eve, wire.Rename(key=key(), name="ada")) == "done"
        look = await e.look(id)
        assert [chair.name for chair in look.table.chairs] == ["Ada", "ADA 2", "ada 3"]
        assert await e.ask(id, ada, wire.Rename(key=key(), name="Ada")) == "done"
        assert look.table.chairs[0].name == "Ada"


@run
async def test_a_seat_is_kept_warm_only_by_a_bot_that_plays_this_game(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.game(ada, ben, bots=1)
        look = await e.look(id, ada)
        await pass_time(GRACE - 1)
        assert await e.ask(id, ada, put(1, "nonsense")) == "bad-options"
        assert await e.ask(id, ada, put(1, "random")) == "not-away"
        assert await e.ask(id, ben, play((await e.lobby.view(id, ben))["options"][0])) == "done"
        await pass_time(2)
        assert await e.ask(id, ada, put(1, "random")) == "done"
        assert (look.table.chairs[1].warm, look.table.chairs[1].bot) == (True, "random")


@run
async def test_a_switch_is_agreed_on_stored_and_shown_as_true_or_false(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SLY, "options", [*SLY.options, Switch("wild", False)])
    monkeypatch.setitem(REGISTRY, "sly", SLY)
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        id = await e.game(ada, bots=1, game="sly", options={"wild": True})
        await e.restart()
        table = await e.table(id)
        assert table.facts().options["wild"] is True
        assert table.match is not None
        assert table.match.settings["wild"] is True
        with pytest.raises(RequestError, match="Option wild cannot be 1; allowed: yes, no"):
            await e.make(ada, None, None, game="sly", options={"wild": 1})
