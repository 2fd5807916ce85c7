"""host.py and moderation.py: what a host may do, who acts as host, and who may be removed, silenced and shut out."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutpurse.table import messages as wire
from cutpurse.table.core import GRACE
from cutpurse.table.errors import RequestError
from cutpurse.table.host import HOST_AWAY, HOST_GRACE
from cutpurse.table.rows import PersonRow, SeatRow
from tests.server.people import (
    Evening,
    Looker,
    evening,
    key,
    messages,
    pass_time,
    play,
    put,
    run,
    say,
    settled,
    sit,
    start,
    until,
)
from tests.server.sockets import ended
from tests.server.test_websocket import asked, visit


class Guest(Looker):
    """Somebody who looks on, and whose connection may be ended."""

    dropped = False

    def drop(self) -> None:
        """The connection is ended."""
        self.dropped = True

    @property
    def you(self) -> wire.You:
        """What they were last told about themselves."""
        return [message.you for message in self.got if isinstance(message, wire.Snapshot | wire.Changed)][-1]


async def look(e: Evening, id: str, person: PersonRow) -> Guest:
    """Somebody comes in."""
    guest = Guest(person)
    (await e.table(id)).enter(guest, 0)
    return guest


async def room(e: Evening, *names: str, chairs: int) -> tuple[str, list[PersonRow], list[Guest]]:
    """An open table: the first is the host, all of them sit and are connected, and some chairs may be free."""
    people = await e.people(*names)
    id = await e.make(people[0], *[None] * chairs)
    guests = [await look(e, id, person) for person in people]
    for seat, person in enumerate(people):
        assert await e.ask(id, person, sit(seat, person.name or "?")) == "done"
    return id, people, guests


def remove(seat: int) -> wire.Remove:
    """Free a chair."""
    return wire.Remove(key=key(), seat=seat)


def moderate(who: str | None, muted: bool = False, blocked: bool = False) -> wire.Moderate:
    """Silence somebody, or shut them out, or lift both."""
    assert who is not None
    return wire.Moderate(key=key(), who=who, muted=muted, blocked=blocked)


# --- bots for other people ---
@run
async def test_a_host_cannot_let_a_bot_play_for_somebody_who_is_here_and_in_time(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio(clock=60)
        for _ in range(3):
            assert await e.ask(id, people[0], put(1, "greedy")) == "not-away"
        assert not looks[1].table.chairs[1].warm
        table = await e.table(id)
        assert await e.ask(id, people[1], play(*looks[1].position.view["options"][:3])) == "done"
        table.exit(looks[1])
        assert await e.ask(id, people[0], put(1, "greedy")) == "not-away", "a line may drop"
        await pass_time(GRACE + 1)
        assert await e.ask(id, people[0], put(1, "greedy")) == "done"
        assert looks[0].table.chairs[1].warm
        assert await e.ask(id, people[0], put(0, "greedy")) == "done", "for oneself one may ask"


# --- acting as host ---
@run
async def test_nobody_acts_as_host_because_the_hosts_line_dropped_for_a_moment(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await room(e, "Ada", "Eve", chairs=3)
        (await e.table(id)).exit(guests[0])
        for ask in (put(2, "greedy"), start(), remove(0)):
            assert await e.ask(id, people[1], ask) == "not-host"
        await pass_time(HOST_GRACE - 1)
        await settled(await e.table(id))
        assert (guests[1].you.host, guests[1].you.starts, guests[1].table.host) == (False, False, 0)
        assert await e.ask(id, people[1], put(2, "greedy")) == "not-host"
        await pass_time(2)
        await until(lambda: guests[1].you.host)
        assert (guests[1].you.starts, guests[1].table.host) == (False, 1)
        assert await e.ask(id, people[1], put(2, "greedy")) == "done"
        back = await look(e, id, people[0])
        assert (back.you.host, guests[1].you.host) == (True, False)
        assert await e.ask(id, people[1], put(2, None)) == "not-host"


@run
async def test_the_chair_of_the_host_is_not_given_away_by_who_acts_as_host(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await room(e, "Ada", "Eve", chairs=2 + 1)
        (await e.table(id)).exit(guests[0])
        await pass_time(HOST_GRACE + GRACE)
        await until(lambda: guests[1].you.host)
        assert await e.ask(id, people[1], put(0, "greedy")) == "not-away"
        assert await e.ask(id, people[1], remove(0)) == "not-host"
        assert await e.ask(id, people[1], moderate(guests[1].table.chairs[0].who, blocked=True)) == "not-host"
        assert guests[1].table.chairs[0].name == "Ada"


@run
async def test_everybody_is_told_whether_who_acts_as_host_only_stands_in(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, _, looks = await room(e, "Host", "Ann", "Bo", chairs=3)
        assert (looks[1].table.host, looks[1].table.true_host) == (0, 0)
        (await e.table(id)).exit(looks[0])
        await pass_time(HOST_GRACE + 1)
        await until(lambda: looks[1].you.host)
        assert (looks[2].table.host, looks[2].table.true_host) == (1, 0)


@run
async def test_a_restart_counts_as_a_line_that_dropped(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await room(e, "Ada", "Eve", chairs=3)
        for guest in guests:
            (await e.table(id)).exit(guest)
        await e.restart()
        eve = await look(e, id, people[1])
        assert not eve.you.host
        assert await e.ask(id, people[1], put(2, "greedy")) == "not-host"
        await pass_time(HOST_GRACE + 1)
        await until(lambda: eve.you.host)


@run
async def test_a_new_host_who_is_away_is_waited_for_as_long(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await room(e, "Ada", "Ben", "Eve", chairs=3)
        assert await e.ask(id, people[0], start()) == "done"
        (await e.table(id)).exit(guests[1])
        await pass_time(HOST_GRACE + 1)
        assert await e.ask(id, people[0], wire.Resign(key=key())) == "done"
        assert (guests[2].table.host, guests[2].you.host) == (1, False)
        await pass_time(HOST_GRACE + 1)
        await until(lambda: guests[2].you.host)


# --- starting ---
@run
async def test_while_the_host_is_away_a_game_starts_when_all_who_are_here_want_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await room(e, "Ada", "Ben", "Eve", chairs=4)
        assert await e.ask(id, people[0], put(3, "greedy")) == "done"
        (await e.table(id)).exit(guests[0])
        await pass_time(HOST_AWAY + 1)
        await until(lambda: guests[1].you.starts)
        assert guests[2].you.starts
        assert await e.ask(id, people[1], start()) == "done"
        assert [chair.ready for chair in guests[2].table.chairs] == [False, True, False, False]
        assert await e.ask(id, people[1], start()) == "done", "but nobody speaks for two"
        assert await e.ask(id, people[1], put(3, "random")) == "done"
        assert not any(chair.ready for chair in guests[2].table.chairs), "it was about other players"
        assert await e.ask(id, people[2], start()) == "done"
        back = await look(e, id, people[0])
        assert not any(chair.ready for chair in guests[2].table.chairs), "the host is back, and decides"
        assert await e.ask(id, people[1], start()) == "not-host"
        (await e.table(id)).exit(back)
        await pass_time(HOST_AWAY + 1)
        await until(lambda: guests[1].you.starts)
        assert await e.ask(id, people[2], start()) == "done"
        assert await e.ask(id, people[1], start()) == "done"
        assert guests[2].table.status == "playing", "and not before Eve said so, too"


async def left_by_two(e: Evening) -> tuple[str, list[PersonRow], list[Guest]]:
    """A table whose host has been away for so long that the others may start, and then Ben's line drops."""
    id, people, guests = await room(e, "Ada", "Ben", "Eve", chairs=3)
    table = await e.table(id)
    table.exit(guests[0])
    await pass_time(HOST_AWAY + 1)
    await until(lambda: guests[2].you.starts)
    table.exit(guests[1])
    return id, people, guests


@run
async def test_whose_line_dropped_a_moment_ago_is_not_passed_over_by_a_start(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await left_by_two(e)
        assert await e.ask(id, people[2], start()) == "done"
        assert guests[2].table.status == "open", "Ben has not said so"
        back = await look(e, id, people[1])
        assert await e.ask(id, people[1], start()) == "done"
        assert back.table.status == "playing"


@run
async def test_a_game_starts_when_the_last_one_it_waited_for_is_gone(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await left_by_two(e)
        assert await e.ask(id, people[2], start()) == "done"
        await pass_time(GRACE - 1)
        await settled(await e.table(id))
        assert guests[2].table.status == "open"
        assert [chair.ready for chair in guests[2].table.chairs] == [False, False, True]
        await pass_time(2)
        await until(lambda: guests[2].table.status == "playing")


@run
async def test_a_word_counts_while_its_line_drops_for_a_moment_and_not_once_they_are_gone(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await room(e, "Ada", "Ben", "Eve", chairs=3)
        table = await e.table(id)
        table.exit(guests[0])
        await pass_time(HOST_AWAY + 1)
        await until(lambda: guests[2].you.starts)
        assert await e.ask(id, people[1], start()) == "done"
        table.exit(guests[1])
        assert [chair.ready for chair in guests[2].table.chairs] == [False, True, False]
        await pass_time(GRACE + 1)
        await until(lambda: not any(chair.ready for chair in guests[2].table.chairs))
        await look(e, id, people[1])
        assert await e.ask(id, people[2], start()) == "done"
        assert guests[2].table.status == "open", "Ben is back, and may have changed his mind"


@run
async def test_nobody_starts_for_two_minutes_without_a_host_who_has_a_chair(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await room(e, "Ada", "Ben", chairs=3)
        assert await e.ask(id, people[0], put(2, "random")) == "done"
        (await e.table(id)).exit(guests[0])
        await pass_time(HOST_AWAY - 1)
        await until(lambda: guests[1].you.host)
        assert not guests[1].you.starts
        assert await e.ask(id, people[1], start()) == "not-host"
        await pass_time(2)
        await until(lambda: guests[1].you.starts)
        assert await e.ask(id, people[1], start()) == "done"
        assert guests[1].table.status != "open"


@run
async def test_a_host_without_a_chair_who_leaves_is_waited_for_like_any_other(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await room(e, "Ada", "Ben", chairs=3)
        assert await e.ask(id, people[0], wire.Leave(key=key())) == "done"
        assert (guests[0].you.host, guests[1].you.host) == (True, False)
        (await e.table(id)).exit(guests[0])
        await pass_time(HOST_GRACE + 1)
        await until(lambda: guests[1].you.starts)
        assert guests[1].you.host
        back = await look(e, id, people[0])
        assert (back.you.host, guests[1].you.host) == (True, False)
        assert await e.ask(id, people[0], sit(0, "Ada")) == "done"
        assert guests[1].table.host == 0


@run
async def test_where_all_others_are_bots_one_word_is_everybodys(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.make(ada, None, "random", "random")
        ben_looks = await look(e, id, ben)
        assert await e.ask(id, ben, sit(0, "Ben")) == "done"
        assert await e.ask(id, ben, start()) == "not-host", "the host has only just made the table"
        await pass_time(HOST_GRACE + 1)
        await until(lambda: ben_looks.you.starts)
        assert await e.ask(id, ben, start()) == "done"
        assert ben_looks.table.status == "playing"


# --- removing, shutting out, silencing ---
@run
async def test_a_squatter_is_removed_and_shut_out_for_the_next_game_too(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await room(e, "Ada", "Ben", "Eve", chairs=3)
        ada, ben, eve = people
        assert await e.ask(id, ben, remove(2)) == "not-host"
        assert await e.ask(id, ada, remove(2)) == "done"
        assert (guests[2].you.seat, guests[2].you.removed) == (None, True)
        assert guests[0].table.chairs[2].kind == "empty"
        assert await e.ask(id, eve, sit(2, "Eve")) == "done"
        assert not guests[2].you.removed
        who = guests[0].table.chairs[2].who
        assert await e.ask(id, ada, moderate(who, blocked=True)) == "done"
        assert guests[2].dropped
        assert (await e.table(id)).row.seats[2] == SeatRow(), "nothing of them stays on the chair"
        assert guests[0].table.chairs[2].kind == "empty"
        assert [(guest.name, guest.blocked) for guest in guests[0].you.guests] == [("Eve", True)]
        assert not guests[1].you.guests, "only the host is told"
        await e.restart()
        for ask in (sit(2, "Eve"), say("let me in")):
            assert await e.ask(id, eve, ask) == "blocked"
        with pytest.raises(RequestError, match="blocked"):
            await look(e, id, eve)
        with pytest.raises(RequestError, match="blocked"):
            await e.lobby.snapshot(id, eve, 0)
        with pytest.raises(RequestError, match="blocked"):
            await e.lobby.record(id, eve, eve.id)
        assert await e.ask(id, ada, put(2, "greedy")) == "done"
        assert await e.ask(id, ada, start()) == "done"
        assert await e.ask(id, ada, wire.Abandon(key=key())) == "done"
        reply = await e.reply(id, ben, wire.Rematch(key=key()))
        assert isinstance(reply, wire.Done)
        assert reply.table is not None
        assert await e.ask(reply.table, eve, sit(0, "Eve")) == "blocked"
        assert await e.ask(reply.table, ada, moderate(who_at(e, reply.table, "Eve"))) == "done"
        assert await e.ask(reply.table, eve, sit(0, "Eve")) == "seat-taken", "let in again; the chair is kept for Ada"
        assert await e.ask(reply.table, ada, remove(0)) == "done"
        assert await e.ask(reply.table, eve, sit(0, "Eve")) == "done"


def who_at(e: Evening, id: str, name: str) -> str:
    """The guest id of somebody who is moderated, as their host is told it."""
    core = e.lobby.tables[id].core
    return next(guest.who for guest in core.snapshot(core.row.host, 0, core.now.time).you.guests if guest.name == name)


@run
async def test_a_host_cannot_shut_out_who_plays_and_nobody_the_host(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        chairs = looks[0].table.chairs
        assert await e.ask(id, people[0], moderate(chairs[1].who, blocked=True)) == "started"
        assert await e.ask(id, people[0], remove(1)) == "started"
        assert await e.ask(id, people[0], moderate(chairs[0].who, blocked=True)) == "not-host"
        assert await e.ask(id, people[1], moderate(chairs[2].who, muted=True)) == "not-host"
        assert await e.ask(id, people[0], moderate("0" * 12, muted=True)) == "no-guest"


@run
async def test_who_only_acts_as_host_removes_nobody_who_is_here(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await room(e, "Ada", "Ben", "Eve", chairs=3)
        (await e.table(id)).exit(guests[0])
        await pass_time(HOST_GRACE + 1)
        await until(lambda: guests[1].you.host)
        who = guests[1].table.chairs[2].who
        assert await e.ask(id, people[1], remove(2)) == "not-away"
        assert await e.ask(id, people[1], moderate(who, blocked=True)) == "not-away"
        assert (guests[1].you.frees, guests[1].you.replaces) == ([], [])
        (await e.table(id)).exit(guests[2])
        await pass_time(GRACE - 1)
        assert (guests[1].you.frees, guests[1].you.replaces) == ([], []), "somebody who left a moment ago is waited for"
        await pass_time(2)
        await until(lambda: (guests[1].you.frees, guests[1].you.replaces) == ([2], [2]))
        assert await e.ask(id, people[1], remove(2)) == "done"
        assert (guests[1].you.frees, guests[1].you.replaces) == ([], [2])


@run
async def test_a_host_is_told_which_chairs_they_may_free_or_fill(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await room(e, "Ada", "Ben", chairs=3)
        assert (guests[0].you.frees, guests[0].you.replaces) == ([1], [2])
        assert (guests[1].you.frees, guests[1].you.replaces) == ([], [])
        assert await e.ask(id, people[0], put(2, "greedy")) == "done"
        assert (guests[0].you.frees, guests[0].you.replaces) == ([1], [2])
        assert await e.ask(id, people[0], start()) == "done"
        assert (guests[0].you.frees, guests[0].you.replaces) == ([], [])


@run
async def test_who_is_silenced_is_told_and_says_nothing_until_it_is_lifted(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, _ = await e.trio()
        zoe = await e.person("Zoë")
        host, loud = await look(e, id, people[0]), await look(e, id, zoe)
        assert await e.ask(id, zoe, say("LOUD")) == "done"
        line = host.all(wire.Said)[-1].line
        assert [guest.name for guest in host.you.guests] == ["Zoë"]
        assert line.who == host.you.guests[0].who == loud.you.who
        assert await e.ask(id, people[0], moderate(line.who, muted=True)) == "done"
        assert loud.you.muted
        for more in ("LOUDER", "/bravo"):
            assert await e.ask(id, zoe, say(more)) == "muted"
        await e.restart()
        assert await e.ask(id, zoe, say("STILL")) == "muted"
        assert await e.ask(id, people[0], moderate(line.who)) == "done", "known from the chat"
        assert await e.ask(id, zoe, say("sorry")) == "done"


def rename(name: str) -> wire.Rename:
    """Take another name at the table."""
    return wire.Rename(key=key(), name=name)


@run
async def test_who_is_silenced_says_nothing_by_their_name_either(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await room(e, "Ada", "Eve", chairs=3)
        assert await e.ask(id, people[0], moderate(guests[1].you.who, muted=True)) == "done"
        assert await e.ask(id, people[1], rename("You are all idiots")) == "muted"
        assert await e.ask(id, people[1], sit(2, "You are all idiots")) == "done"
        assert await e.ask(id, people[1], wire.Leave(key=key())) == "done"
        assert await e.ask(id, people[1], sit(1, "You are all idiots")) == "done"
        assert guests[0].table.chairs[1].name == "Eve"
        assert await e.ask(id, people[0], moderate(guests[1].you.who)) == "done"
        assert await e.ask(id, people[1], rename("Eve L.")) == "done"


@run
async def test_who_was_silenced_without_a_name_takes_one_only_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await room(e, "Ada", chairs=3)
        nobody, _ = await e.sessions.newcomer()
        silent = await look(e, id, nobody)
        assert await e.ask(id, people[0], moderate(silent.you.who, muted=True)) == "done"
        for name in ("Eve", "You are all idiots"):
            assert await e.ask(id, nobody, sit(1, name)) == "done"
            assert guests[0].table.chairs[1].name == "Eve"
            assert await e.ask(id, nobody, wire.Leave(key=key())) == "done"


@run
async def test_nobody_lifts_their_own_silence_by_acting_as_host_or_by_becoming_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await room(e, "Ada", "Ben", "Eve", chairs=3)
        assert await e.ask(id, people[0], moderate(guests[1].you.who, muted=True)) == "done"
        (await e.table(id)).exit(guests[0])
        await pass_time(HOST_GRACE + 1)
        await until(lambda: guests[1].you.host)
        assert await e.ask(id, people[1], moderate(guests[1].you.who)) == "muted"
        await look(e, id, people[0])
        assert await e.ask(id, people[0], start()) == "done"
        assert await e.ask(id, people[0], wire.Resign(key=key())) == "done"
        assert (await e.table(id)).row.host == people[2].id, "the first seated who is not silenced"


async def rematch_of(e: Evening, silenced: tuple[int, ...]) -> tuple[Guest, Guest]:
    """Ben and Eve at a rematch for which Ben asked; the host, who had no chair, had silenced some of them (0, 1)."""
    host, *people = await e.people("Ada", "Ben", "Eve")
    id = await e.make(host, None, None, "greedy")
    for seat, person in enumerate(people):
        assert await e.ask(id, person, sit(seat)) == "done"
    seen = await look(e, id, host)
    for seat in silenced:
        assert await e.ask(id, host, moderate(seen.table.chairs[seat].who, muted=True)) == "done"
    assert await e.ask(id, host, start()) == "done"
    assert await e.ask(id, host, wire.Abandon(key=key())) == "done"
    reply = await e.reply(id, people[0], wire.Rematch(key=key()))
    assert isinstance(reply, wire.Done)
    assert reply.table is not None
    return await look(e, reply.table, people[0]), await look(e, reply.table, people[1])


@run
async def test_who_is_silenced_does_not_become_host_by_being_the_first_to_ask_for_a_rematch(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ben, eve = await rematch_of(e, silenced=(0,))
        assert (ben.you.host, ben.you.muted) == (False, True)
        assert (eve.you.host, eve.you.muted) == (True, False)


@run
async def test_no_earlier_host_silences_the_host_of_a_rematch(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ben, eve = await rematch_of(e, silenced=(0, 1))
        assert (ben.you.host, ben.you.muted) == (True, False)
        assert (eve.you.host, eve.you.muted) == (False, True)


@run
async def test_no_earlier_host_silences_who_becomes_host_when_they_give_up(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, guests = await room(e, "Ada", "Ben", "Eve", chairs=3)
        for n in (1, 2):
            assert await e.ask(id, people[0], moderate(guests[n].you.who, muted=True)) == "done"
        assert await e.ask(id, people[0], start()) == "done"
        assert await e.ask(id, people[0], wire.Resign(key=key())) == "done"
        assert (guests[1].you.host, guests[1].you.muted, guests[2].you.muted) == (True, False, True)
        assert await e.ask(id, people[1], say("at last")) == "done"


@run
async def test_over_real_sockets_a_stranger_neither_stays_nor_comes_back(tmp_path: Path) -> None:
    async with visit(tmp_path) as v:
        ada, eve = await v.cookie(), await v.cookie()
        id = await v.table(ada, None, None, None)
        async with v.socket(id, ada) as host, v.socket(id, eve) as stranger:
            await asked(host, sit(0))
            await asked(stranger, sit(1, "Eve"))
            refused, _ = await asked(stranger, put(2, "random"))
            assert isinstance(refused, wire.Problem)
            assert refused.code == "not-host"
            _, before = await asked(host, wire.Ping(key=key()))
            [who] = [m.table.chairs[1].who for m in before if isinstance(m, wire.Changed)][-1:]
            assert isinstance((await asked(host, moderate(who, blocked=True)))[0], wire.Done)
            assert await ended(stranger) == (1012, "come again")
        async with v.socket(id, eve) as again:
            assert messages.decode(await again.recv()) == wire.Problem(code="blocked")
            assert await ended(again) == (1008, "blocked")
        answer = await v.http.get(f"/api/tables/{id}", headers={"Cookie": eve})
        assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
