"""requests.py: moves, refusals, taking back, giving up, and coming back to what was missed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

import cutpurse
from cutpurse.table import messages as wire
from cutpurse.table.errors import RequestError
from cutpurse.table.host import HOST_AWAY
from cutpurse.table.rows import PersonRow, Rows
from tests.server.people import (
    Evening,
    evening,
    give,
    key,
    move,
    pass_time,
    play,
    run,
    say,
    settled,
    sit,
    undo,
    until,
)


# --- moves ---
@run
async def test_everyone_gets_their_own_view_of_the_deal_and_of_every_move(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        watch = await e.look(id)
        hands = [look.position.view["hand"] for look in looks]
        assert all(len(hand) == 16 for hand in hands)
        assert len({card for hand in hands for card in hand}) == 48
        assert watch.position.view["hand"] == []
        assert watch.position.view["options"] == []
        card = hands[0][0]
        assert await e.ask(id, people[0], play(f"give {card}")) == "done"
        assert [look.last(wire.Moved).told[0].command for look in (*looks, watch)] == [f"give {card}", "", "", ""]
        assert card not in looks[0].position.view["hand"]
        assert looks[1].position.view["hands"] == [15, 16, 16]
        assert [look.position.n for look in (*looks, watch)] == [2] * 4


@run
async def test_two_devices_of_one_person_get_the_same(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        first, second = await e.look(id, people[0]), await e.look(id, people[0])
        await move(e, id, people, 3)
        assert [m for m in first.bytes if b'"moved"' in m] == [m for m in second.bytes if b'"moved"' in m]
        assert first.table.watching == 0


@run
async def test_a_move_is_told_before_it_is_called_done_and_is_in_the_database_before_it_is_told(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        look = await e.look(id, people[1])
        order: list[str] = []
        commit = e.store.commit_soon

        def watched(rows: Rows, done: Callable[[Exception | None], None]) -> None:
            before = len(look.all(wire.Moved))

            def stored(error: Exception | None) -> None:
                assert len(look.all(wire.Moved)) == before
                order.append("stored")
                done(error)

            commit(rows, stored)

        e.store.commit_soon = watched  # type: ignore[method-assign]
        await move(e, id, people)
        assert order == ["stored"]
        assert len(look.all(wire.Moved)) == 1


@run
async def test_what_could_not_be_stored_did_not_happen(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        look = await e.look(id, people[0])
        before = len(look.bytes)
        ask = play(look.position.view["options"][0])
        await e.store.close()
        assert await e.ask(id, people[0], ask) == "trouble"
        assert await e.ask(id, people[0], wire.Say(key=key(), text="Hello?")) == "trouble"
        assert len(look.bytes) == before
        await e.open()
        assert await e.ask(id, people[0], ask) == "done"
        assert (await e.lobby.snapshot(id, people[0], 0)).chat == []


@run
async def test_a_rule_refuses_and_says_which(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        strange = looks[1].position.view["hand"][0]
        before = [len(look.bytes) for look in looks]
        reply = await e.reply(id, people[0], play(f"give {strange}"))
        assert isinstance(reply, wire.Refused)
        assert (reply.rule, reply.command, reply.after) == ("GB-2.1 give-your-own", f"give {strange}", 0)
        assert looks[0].position.why_not["*"] == reply.rule
        await give(e, id, people)
        seat = (looks[0].position.view["actors"][0] + 1) % 3
        assert await e.ask(id, people[seat], play("play g4")) == "K-1 not-your-turn"
        assert looks[seat].position.why_not == {"*": "K-1 not-your-turn"}
        assert before == [len(look.bytes) - 9 for look in looks], "refusals are nobody else's business"


@pytest.mark.parametrize("command", ["give z9", "", "play", "🦊", "give g1; give g2"])
@run
async def test_what_is_no_command_is_called_so(tmp_path: Path, command: str) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        reply = await e.reply(id, people[0], play(command))
        assert isinstance(reply, wire.Problem)
        assert (reply.code, bool(reply.detail)) == ("bad-command", True)
        assert await e.entries(id) == 1


@run
async def test_a_list_is_played_all_or_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        look = await e.look(id, people[0])
        a, b, c = [f"give {card}" for card in look.position.view["hand"][:3]]
        reply = await e.reply(id, people[0], play(a, b, a))
        assert isinstance(reply, wire.Refused)
        assert (reply.command, reply.after) == (a, 2)
        assert (await e.entries(id), look.position.n) == (1, 1)
        assert await e.ask(id, people[0], play(a, b, "give z9")) == "bad-command"
        assert await e.entries(id) == 1
        assert await e.ask(id, people[0], play(a, b, c)) == "done"
        assert [told.command for told in look.last(wire.Moved).told] == [a, b, c]
        assert await e.entries(id) == 4


@run
async def test_who_only_watches_cannot_play_and_nobody_before_the_start(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people[:2], bots=1)
        assert await e.ask(id, people[2], play("give g4")) == "not-seated"
        assert await e.ask(id, people[2], undo()) == "not-seated"
        new = await e.make(people[0], None, None, None)
        await e.ask(new, people[0], sit(0))
        for ask in (play("give g4"), undo(), wire.Resign(key=key())):
            assert await e.ask(new, people[0], ask) == "not-started"


# --- to the end ---
@run
async def test_a_game_is_played_to_its_end_and_its_record_can_be_verified(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        id = await e.game(ada, bots=2, options={"limit": 10})
        look = await e.look(id, ada)
        with pytest.raises(RequestError, match="not-over"):
            await e.record(id)
        table = await e.table(id)
        while table.row.status == "playing":
            await settled(table)
            if options := look.position.view["options"]:
                assert await e.ask(id, ada, play(options[0])) == "done"
        outcome = look.position.view["outcome"]
        assert look.table.status == "over"
        assert table.row.ended == e.wall
        assert (look.position.why_not, look.position.left) == ({"*": "K-2 game-over"}, None)
        record = await e.record(id)
        match = cutpurse.verify(record)
        assert match.outcome is not None
        assert match.outcome.plain() == outcome
        assert match.commitment == look.table.commitment
        assert [told.n for told in look.log] == list(range(len(match.entries)))
        for move_late in (play("play g4"), undo()):
            assert await e.ask(id, ada, move_late) == "K-2 game-over"
        assert await e.ask(id, ada, wire.Resign(key=key())) == "not-started"
        assert await e.ask(id, ada, wire.Abandon(key=key())) == "not-started"


@run
async def test_who_resigns_leaves_the_seat_to_a_bot_for_good(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        look = await e.look(id, people[1])
        assert await e.ask(id, people[0], wire.Resign(key=key())) == "done"
        await settled(await e.table(id))
        chair = look.table.chairs[0]
        assert (chair.kind, chair.bot, chair.name, look.table.host) == ("bot", "greedy", "Ada", 1)
        assert look.position.view["hands"][0] == 13, "the bot has given three cards"
        assert await e.ask(id, people[0], play("give g4")) == "not-seated"
        assert await e.ask(id, people[0], wire.Back(key=key())) == "not-seated"
        assert (await e.lobby.snapshot(id, people[0], 0)).position.view["hand"] == []  # type: ignore[union-attr]


@run
async def test_when_the_last_one_resigns_the_game_is_given_up(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.game(ada, ben, bots=1)
        assert await e.ask(id, ada, wire.Resign(key=key())) == "done"
        assert await e.ask(id, ben, wire.Resign(key=key())) == "done"
        assert (await e.lobby.snapshot(id, ada, 0)).table.status == "abandoned"


@run
async def test_the_host_ends_a_game_for_everyone(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people, clock=60)
        look = await e.look(id, people[1])
        assert look.position.left is not None
        assert await e.ask(id, people[1], wire.Abandon(key=key())) == "not-host"
        assert await e.ask(id, people[0], wire.Abandon(key=key())) == "done"
        assert look.table.status == "abandoned"
        assert await e.ask(id, people[0], play("give g4")) == "not-started"
        after = (await e.lobby.snapshot(id, people[1], 0)).position
        assert after is not None
        assert after.left is None, "nobody is waited for any more"
        assert '"outcome": null' in await e.record(id)


@run
async def test_whoever_acts_for_a_host_who_left_long_ago_may_end_the_game_too(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        assert [look.last(wire.Changed).you.ends for look in looks[:1]] == [True]
        (await e.table(id)).exit(looks[0])
        await pass_time(HOST_AWAY - 5)
        await until(lambda: looks[1].last(wire.Changed).you.host)
        assert not looks[1].last(wire.Changed).you.ends
        assert await e.ask(id, people[1], wire.Abandon(key=key())) == "not-host"
        await pass_time(6)
        await until(lambda: looks[1].last(wire.Changed).you.ends)
        assert not looks[2].last(wire.Changed).you.ends
        assert await e.ask(id, people[2], wire.Abandon(key=key())) == "not-host"
        back = await e.look(id, people[0])
        assert not looks[1].last(wire.Changed).you.ends, "the host is back"
        (await e.table(id)).exit(back)
        await pass_time(HOST_AWAY + 1)
        assert await e.ask(id, people[1], wire.Abandon(key=key())) == "done"


# --- keys ---
@run
async def test_a_key_that_was_used_for_something_else_is_refused_after_a_restart_too(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        first, second = (await e.lobby.view(id, people[0]))["options"][:2]
        line, move = say("hello"), play(first)
        rename = wire.Rename(key=key(), name="Ada L.")
        for ask in (line, move, rename):
            assert await e.ask(id, people[0], ask) == "done"
        n = await e.entries(id)
        others: list[wire.AnyAsk] = [
            wire.Say(key=line.key, text="good-bye"),
            wire.Play(key=move.key, commands=[second]),
            wire.Rename(key=rename.key, name="Eve"),
            wire.Play(key=rename.key, commands=[second]),
            wire.Play(key=line.key, commands=[second]),
            wire.Say(key=move.key, text="what is this"),
            wire.Undo(key=move.key),
        ]
        for _ in range(2):
            for other in others:  # first: then nobody remembers what the key was used for, but the store
                assert await e.ask(id, people[0], other) == "key-used"
            for ask in (line, move, rename):
                assert await e.ask(id, people[0], ask) == "done", "the same request once more"
            for other in others:
                assert await e.ask(id, people[0], other) == "key-used"
            assert await e.ask(id, people[1], wire.Rename(key=rename.key, name="Ben L.")) == "done", (
                "a key is one's own"
            )
            await e.restart()
        assert await e.entries(id) == n
        assert len(await e.store.chat(id)) == 1


@run
async def test_a_key_whose_request_was_refused_is_as_good_as_new(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        unused = key()
        assert await e.ask(id, people[0], wire.Play(key=unused, commands=["play g4"])) != "done"
        assert await e.ask(id, people[0], wire.Say(key=unused, text="oh")) == "done"


# --- coming back ---
@run
async def test_who_comes_back_gets_exactly_what_was_missed(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        table = await e.table(id)
        stays = await e.look(id, people[1])
        goes = await e.look(id, people[1])
        await move(e, id, people, 4)
        table.exit(goes)
        await move(e, id, people, 7)
        await e.ask(id, people[0], wire.Say(key=key(), text="Where are you?"))
        back = await e.look(id, people[1], since=goes.position.n)
        await move(e, id, people, 2)
        unmoved = [replace(told, changes=None) for told in stays.log]  # what lies between is told to who is there
        assert [replace(told, changes=None) for told in goes.log + back.log] == unmoved
        assert [told.n for told in stays.log] == list(range(14))
        assert back.position == stays.position
        assert [line.text for line in back.all(wire.Snapshot)[0].chat] == ["Where are you?"]


@run
async def test_after_a_restart_everything_is_as_it_was(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people, options={"limit": 40})
        await move(e, id, people, 4)
        await e.ask(id, people[1], undo())
        await give_rest(e, id, people)
        before = [await e.lobby.snapshot(id, person, 0) for person in people]
        await e.restart()
        after = [await e.lobby.snapshot(id, person, 0) for person in people]
        assert after == before
        await move(e, id, people, 3)


async def give_rest(e: Evening, id: str, people: list[PersonRow]) -> None:
    """Go on until the tricks have begun, and a little further."""
    while (await e.lobby.view(id, people[0]))["phase"] == "passing":
        await move(e, id, people)
    await move(e, id, people, 2)


@run
async def test_who_claims_to_have_more_than_there_is_gets_nothing_twice(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        look = await e.look(id, people[0], since=999)
        assert look.log == []
        await move(e, id, people)
        assert [told.n for told in look.log] == [1]
