"""A table: a request sent twice is done once (table/replies.py); chat; who watches (table/viewers.py)."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from cutpurse.table import messages as wire
from cutpurse.table import viewers
from cutpurse.table.core import CHAT_KEPT
from cutpurse.table.errors import RequestError
from cutpurse.table.replies import KEYS_KEPT
from cutpurse.table.rows import PersonRow
from cutpurse.table.undo_vote import ANSWER_TIME
from tests.server.people import (
    Evening,
    Looker,
    answer,
    evening,
    give,
    key,
    messages,
    move,
    play,
    put,
    run,
    say,
    sit,
    start,
    undo,
)

AFTERWARDS = ["at once", "after a sleep", "after a restart"]


async def later(e: Evening, id: str, when: str) -> None:
    """What may lie between two sendings of the same ask."""
    if when == "after a sleep":
        await e.put_to_sleep(id)
    elif when == "after a restart":
        await e.restart()


async def kept(e: Evening, id: str) -> bytes:
    """All that the database has of a table."""
    return msgspec.json.encode([await e.store.table(id), await e.store.chat(id)])


# --- the same ask again ---
@pytest.mark.parametrize("when", AFTERWARDS)
@run
async def test_a_move_or_a_line_sent_twice_is_done_once_and_answered_alike(tmp_path: Path, when: str) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        options = (await e.lobby.view(id, people[0]))["options"]
        for ask in (play(options[0]), play(*options[1:3]), undo(), say("Hello")):
            first = await e.reply(id, people[0], ask)
            assert first == wire.Done(key=ask.key)
            before = await kept(e, id)
            await later(e, id, when)
            assert await e.reply(id, people[0], ask) == first
            assert await kept(e, id) == before


@pytest.mark.parametrize("when", AFTERWARDS)
@run
async def test_start_rematch_and_chairs_sent_twice_are_answered_alike(tmp_path: Path, when: str) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        id = await e.make(ada, None, "random", None)
        asks: list[wire.AnyAsk] = [
            sit(0),
            put(2, "random"),
            wire.Rename(key=key(), name="Countess"),
            wire.Leave(key=key()),
            sit(0),
            start(),
            wire.Back(key=key()),
            wire.Abandon(key=key()),
            wire.Rematch(key=key()),
        ]
        for ask in asks:
            first = await e.reply(id, ada, ask)
            assert isinstance(first, wire.Done), ask
            before = await kept(e, id)
            await later(e, id, when)
            assert await e.reply(id, ada, ask) == first, ask
            assert await kept(e, id) == before


@pytest.mark.parametrize("when", AFTERWARDS)
@run
async def test_who_resigns_twice_resigned_once(tmp_path: Path, when: str) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        ask = wire.Resign(key=key())
        assert await e.ask(id, people[1], ask) == "done"
        before = await kept(e, id)
        await later(e, id, when)
        assert await e.ask(id, people[1], ask) == "done"
        assert await kept(e, id) == before


@pytest.mark.parametrize("when", AFTERWARDS)
@run
async def test_the_last_yes_sent_twice_takes_one_move_back(tmp_path: Path, when: str) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        seat = await asked_back(e, id, people)
        assert await e.ask(id, people[(seat + 1) % 3], answer(True)) == "done"
        yes = answer(True)
        assert await e.ask(id, people[(seat + 2) % 3], yes) == "done"
        before = await kept(e, id)
        await later(e, id, when)
        assert await e.ask(id, people[(seat + 2) % 3], yes) == "done"
        assert await kept(e, id) == before


@pytest.mark.parametrize("agree", [True, False])
@run
async def test_an_old_answer_sent_again_does_not_answer_a_new_question(tmp_path: Path, agree: bool) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        seat = await asked_back(e, id, people)
        old = answer(agree)
        assert await e.ask(id, people[(seat + 1) % 3], old) == "done"
        await e.restart()
        assert await e.ask(id, people[seat], undo()) == "done"
        assert await e.ask(id, people[(seat + 1) % 3], old) == "done"
        question = (await e.table(id)).core.undo_vote.question
        assert question is not None
        assert len(question.waiting) == 2
        before = await kept(e, id)
        assert await e.ask(id, people[(seat + 2) % 3], answer(True)) == "done"
        assert await e.ask(id, people[(seat + 1) % 3], old) == "done", "not even where it is the last that is missing"
        assert (await kept(e, id)) == before


async def asked_back(e: Evening, id: str, people: list[PersonRow]) -> int:
    """Somebody leads and wants to take it back, so that the others are asked; who."""
    await give(e, id, people)
    seat: int = (await e.lobby.view(id, people[0]))["actors"][0]
    await move(e, id, people)
    assert await e.ask(id, people[seat], undo()) == "done"
    return seat


@run
async def test_an_old_chair_is_not_taken_again_by_a_second_sending(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        id = await e.make(ada, None, None, None)
        first = sit(0)
        assert await e.ask(id, ada, first) == "done"
        assert await e.ask(id, ada, sit(2)) == "done"
        await e.restart()
        assert await e.ask(id, ada, first) == "done"
        assert (await e.table(id)).row.seats[2].person == ada.id


@run
async def test_a_question_asked_or_answered_twice_counts_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        await give(e, id, people)
        seat = looks[0].position.view["actors"][0]
        await move(e, id, people)
        ask, yes = undo(), answer(True)
        for _ in range(2):
            assert await e.ask(id, people[seat], ask) == "done"
        for _ in range(2):
            assert await e.ask(id, people[(seat + 1) % 3], yes) == "done"
        assert looks[0].table.question == wire.Question(seat=seat, waiting=[(seat + 2) % 3], left=ANSWER_TIME)


@run
async def test_a_key_is_known_however_long_ago_it_was_used(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        look = await e.look(id, people[0])
        gift = play(look.position.view["options"][0])
        assert await e.ask(id, people[0], gift) == "done"
        for n in range(70):
            assert await e.ask(id, people[0], wire.Rename(key=key(), name=f"Ada {n}")) == "done"
        assert await e.ask(id, people[0], gift) == "done"
        assert await e.entries(id) == 2


@run
async def test_a_key_belongs_to_one_person(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        same = key()
        for person in people[:2]:
            command = (await e.lobby.view(id, person))["options"][0]
            assert await e.ask(id, person, wire.Play(key=same, commands=[command])) == "done"
        assert (await e.lobby.snapshot(id, people[0], 0)).position.n == 3  # type: ignore[union-attr]


@run
async def test_an_old_move_is_not_played_again_when_its_key_is_long_forgotten(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        options = (await e.lobby.view(id, people[0]))["options"]
        old = play(options[0])
        assert await e.ask(id, people[0], old) == "done"
        assert await e.ask(id, people[0], undo()) == "done"
        for _ in range(KEYS_KEPT + 1):
            await e.ask(id, people[1], say("la"))
        before = await kept(e, id)
        assert await e.ask(id, people[0], old) == "done"
        assert await kept(e, id) == before


@run
async def test_what_was_refused_may_be_asked_again_with_its_key(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        await give(e, id, people)
        first = (await e.lobby.view(id, people[0]))["actors"][0]
        second = (first + 1) % 3
        early = play((await e.lobby.view(id, people[second]))["hand"][0].join(["play ", ""]))
        assert await e.ask(id, people[second], early) == "K-1 not-your-turn"
        await move(e, id, people)
        options = (await e.lobby.view(id, people[second]))["options"]
        again = wire.Play(key=early.key, commands=[options[0]])
        assert await e.ask(id, people[second], again) == "done"


# --- chat ---
@run
async def test_nobody_sits_or_talks_under_a_name_that_passes_for_anothers(tmp_path: Path) -> None:
    cyrillic = "\u0410\u0501\u0430"  # looks like Ada
    async with evening(tmp_path) as e:
        ada, eve, zoe = await e.people("Ada", cyrillic, "\uff21\uff44\uff41")
        id = await e.make(ada, None, None, "random")
        assert await e.ask(id, ada, sit(0, "Ada")) == "done"
        assert await e.ask(id, eve, sit(1, cyrillic)) == "done"
        assert await e.ask(id, zoe, say("I am the host")) == "done"
        seen = await e.lobby.snapshot(id, None, 0)
        assert [chair.name for chair in seen.table.chairs[:2]] == ["Ada", f"{cyrillic} 2"]
        assert seen.chat[0].name == "\uff21\uff44\uff41 3"
        assert await e.ask(id, eve, sit(1, "\u0410da")) == "bad-name"


@run
async def test_lookalikes_from_other_scripts_are_numbered_at_a_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, lisu, dotted = await e.people("SUSAN", "ꓢꓴꓢꓮꓠ", "Susạn")
        id = await e.make(ada, None, None, None)
        for n, person in enumerate((ada, lisu, dotted)):
            assert await e.ask(id, person, sit(n, str(person.name))) == "done"
        assert [chair.name for chair in (await e.lobby.snapshot(id, None, 0)).table.chairs] == [
            "SUSAN",
            "ꓢꓴꓢꓮꓠ 2",
            "Susạn 3",
        ]


@run
async def test_no_two_who_watch_have_one_name_in_the_chat_or_in_the_hosts_list(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, zoe, zoé, ben = await e.people("Ada", "Zoe", "Zoé", "Ben")
        id = await e.make(ada, None, None, "random")
        look = await e.look(id, ada)
        await e.ask(id, ada, sit(0, "Ada"))
        for person in (zoe, zoé, zoe):
            assert await e.ask(id, person, say("Hi")) == "done"
        await e.look(id, zoé)
        await e.look(id, zoe)
        listed = {guest.name for guest in look.all(wire.Changed)[-1].you.guests}
        assert listed == {"Zoe", "Zoé 2"}
        await e.restart()
        for person in (zoé, zoe, ben):
            assert await e.ask(id, person, say("Still here")) == "done"
        lines = (await e.lobby.snapshot(id, None, 0)).chat
        assert [line.name for line in lines] == ["Zoe", "Zoé 2", "Zoe", "Zoé 2", "Zoe", "Ben"]


@run
async def test_nobody_sits_or_talks_under_the_name_of_a_host_who_only_watches(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada, eve, zoe, like = await e.people("Ada", "Аԁа", "Ada", "ADA")
        id = await e.make(ada, None, None, "random")
        assert await e.ask(id, zoe, say("I was here before the host")) == "done"
        await e.look(id, ada)
        assert await e.ask(id, eve, sit(0, "Аԁа")) == "done"
        assert await e.ask(id, like, sit(1, "Ben")) == "done"
        assert await e.ask(id, like, wire.Rename(key=key(), name="ADA")) == "done"
        for person in (zoe, ada):
            assert await e.ask(id, person, say("I am the host")) == "done"
        seen = await e.lobby.snapshot(id, None, 0)
        assert [chair.name for chair in seen.table.chairs[:2]] == ["Аԁа 2", "ADA 3"]
        assert [line.name for line in seen.chat] == ["Ada", "Ada 4", "Ada"]


@run
async def test_everybody_hears_what_is_said_and_lines_are_numbered(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve", "Zoë")
        id = await e.game(*people[:3])
        looks = [await e.look(id, person) for person in (*people, None)]
        for n, (person, text) in enumerate(zip(people, ("Hi", "  two   words ", "😀", "I only watch"), strict=True)):
            e.wall += 1
            assert await e.ask(id, person, say(text)) == "done"
            lines = {look.bytes[-1] for look in looks}
            assert len(lines) == 1
            said = messages.decode(lines.pop())
            assert isinstance(said, wire.Said)
            assert (said.line.n, said.line.at, said.line.name) == (n, e.wall, person.name)
            assert (said.line.seat, said.line.text) == (n if n < 3 else None, " ".join(text.split()))
        await e.restart()
        chat = (await e.lobby.snapshot(id, None, 0)).chat
        assert chat == [line for message in looks[0].all(wire.Said) for line in [message.line]]
        assert await e.ask(id, people[0], say("still here")) == "done"
        assert (await e.lobby.snapshot(id, None, 0)).chat[-1].n == 4


@run
async def test_a_line_that_is_the_name_of_an_emote_is_told_as_one_and_stays_one(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        for text in ("/bravo", " /good-game ", "/encore", "I say /bravo"):
            assert await e.ask(id, people[1], say(text)) == "done"
        told = [message.line.emote for message in looks[0].all(wire.Said)]
        assert told == ["bravo", "good-game", None, None]
        await e.restart()
        assert [line.emote for line in (await e.lobby.snapshot(id, people[0], 0)).chat] == told


@run
async def test_a_newcomer_gets_the_last_lines_only_and_numbers_go_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        id = await e.make(ada, None, None, None)
        for n in range(CHAT_KEPT + 5):
            await e.ask(id, ada, say(f"line {n}"))
        expected = list(range(5, CHAT_KEPT + 5))
        assert [line.n for line in (await e.lobby.snapshot(id, None, 0)).chat] == expected
        await e.restart()
        assert [line.n for line in (await e.lobby.snapshot(id, None, 0)).chat] == expected


@pytest.mark.parametrize("text", [" ", "\u202e", "\u200b\u200b", "a\x07b"])
@run
async def test_a_line_that_shows_nothing_or_turns_text_around_is_not_said(tmp_path: Path, text: str) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        id = await e.make(ada, None, None, None)
        assert await e.ask(id, ada, say(text)) == "bad-message"
        assert (await e.lobby.snapshot(id, None, 0)).chat == []


@run
async def test_markup_stays_the_text_it_is(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        id = await e.make(ada, None, None, None)
        name, text = "<b>Ada</b>", '<script>alert("1")</script>&amp;'
        assert await e.ask(id, ada, sit(0, name)) == "done"
        assert await e.ask(id, ada, say(text)) == "done"
        seen = await e.lobby.snapshot(id, None, 0)
        assert (seen.table.chairs[0].name, seen.chat[0].name, seen.chat[0].text) == (name, name, text)


# --- looking on ---
@run
async def test_those_who_watch_are_counted_once_each(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve", "Zoë")
        id = await e.game(*people[:3])
        table = await e.table(id)
        look = await e.look(id, people[0])
        assert look.table.watching == 0
        guests = [await e.look(id, person) for person in (people[3], people[3], None, None)]
        assert look.table.watching == 3
        assert (guests[0].all(wire.Snapshot)[0].you.seat, guests[0].all(wire.Snapshot)[0].you.host) == (None, False)
        table.exit(guests[2])
        table.exit(guests[0])
        assert look.table.watching == 2


@run
async def test_a_table_has_room_for_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "MOST_SPECTATORS", 2)
    async with evening(tmp_path) as e:
        id = await e.make(await e.person("Ada"), None, None, None)
        for _ in range(2):
            await e.look(id)
        with pytest.raises(RequestError, match="too-many"):
            await e.look(id)
        assert len((await e.table(id)).core.viewers.connected) == 2


@run
async def test_a_crowd_never_takes_the_places_of_the_host_the_seated_and_the_expected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(viewers, "MOST_SPECTATORS", 6)
    monkeypatch.setattr(viewers, "MOST_UNKNOWN", 4)
    async with evening(tmp_path) as e:
        host, seated, left, friend = await e.people("Ada", "Ben", "Eve", "Zoë")
        id = await e.make(host, None, None, None)
        for person, chair in ((seated, 0), (left, 1)):
            assert await e.ask(id, person, sit(chair, person.name or "")) == "done"
        assert await e.ask(id, left, wire.Leave(key=key())) == "done"
        table = await e.table(id)

        def enters(person: PersonRow | None, network: str = "") -> Crowded:
            guest = Crowded(person, network)
            table.enter(guest, 0)
            return guest

        unknown = [enters(None, "2001:db8::/64") for _ in range(4)]
        with pytest.raises(RequestError, match="too-many"):
            enters(None, "2001:db8::/64")
        enters(None, "203.0.113.1")  # of the crowd, one goes
        assert [guest.dropped for guest in unknown] == [False, False, False, True]
        crowd = [enters(person, "2001:db8::/64") for person in await e.people(*"pqrstu")]
        assert all(guest.dropped for guest in unknown)  # who is known comes first
        with pytest.raises(RequestError, match="too-many"):
            enters(await e.person("v"), "2001:db8::/64")
        enters(friend, "203.0.113.7")
        assert [guest.dropped for guest in crowd] == [False] * 5 + [True]
        kept = [enters(person, "2001:db8::/64") for person in (host, seated, left)]
        assert not any(guest.dropped for guest in (*kept, *crowd[:5]))
        assert len(table.core.viewers.connected) == 6 + 3


class Crowded(Looker):
    """Somebody who may have to go."""

    dropped = False

    def drop(self) -> None:
        """Go."""
        self.dropped = True


@run
async def test_one_ask_after_the_other_however_many_come_at_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        look = await e.look(id)
        asks: list[tuple[PersonRow, wire.AnyAsk]] = []
        for person in people:
            options = (await e.lobby.view(id, person))["options"]
            asks += [(person, play(option)) for option in options[:3]] + [(person, say("now"))]
        replies = await asyncio.gather(*[e.reply(id, person, ask) for person, ask in asks for _ in range(2)])
        assert all(isinstance(reply, wire.Done) for reply in replies)
        assert [told.n for told in look.log] == list(range(10))
        assert [said.line.n for said in look.all(wire.Said)] == [0, 1, 2]


@run
async def test_who_has_a_seat_gets_in_however_many_look_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "MOST_SPECTATORS", 3)
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        id = await e.game(ada, bots=2)
        for person in await e.people("Eve", "Zoë", "Kim"):
            await e.look(id, person)
        for late in (ben, None):
            with pytest.raises(RequestError, match="too-many"):
                await e.look(id, late)
        await e.look(id, ada)


@pytest.mark.parametrize("seated", [True, False], ids=["a player", "a guest at a full table"])
@run
async def test_whoever_has_too_many_connections_gets_in_and_loses_their_own_oldest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seated: bool
) -> None:
    """Their lines may be gone without a word: so they are not locked out until the server notices."""
    monkeypatch.setattr(viewers, "MOST_SPECTATORS", 3)
    monkeypatch.setattr(viewers, "MOST_CONNECTIONS_EACH", 2)
    async with evening(tmp_path) as e:
        ada, ben = await e.people("Ada", "Ben")
        table = await e.table(await e.game(ada, bots=2))
        others = [Crowded(None), *(Crowded(ada if seated else ben) for _ in range(3))]
        for guest in others:
            table.enter(guest, 0)
        assert [guest.dropped for guest in others] == [False, True, False, False]
        assert others[1].got[-1] == wire.Problem(code="too-many"), "or it would come again at once"
        assert table.core.viewers.connected == [others[0], *others[2:]]
        assert (ada.id in table.core.players_here) == seated
