"""lesson.py: a lesson takes what it asks for, bots keep to its script, and it outlives a restart."""

from pathlib import Path

import pytest
from msgspec.json import decode

import cutpurse
from cutpurse.kernel.lessons import DO_AS_ASKED, is_scripted
from cutpurse.server.storage.writes import keep_table
from cutpurse.table import messages as wire
from cutpurse.table.errors import RequestError
from cutpurse.table.rows import PersonRow
from tests.server.people import Evening, Looker, evening, key, play, run, settled, undo, until

GIFT = ("give r10", "give k12", "give b12")
TURN = ("reserve 2", "steal red", "draw", "draw", "stop", "fulfil 2", "sell 1.2", "end actions", "hire 1")


async def begin(e: Evening, game: str = "gaunerbande") -> tuple[str, PersonRow, Looker]:
    """A lesson, in Gaunerbande if no other is named, its learner at the table."""
    ada = await e.person("Ada")
    new = wire.NewLesson(game=game, lesson="first", name="Ada")
    id = (await e.lobby.begin_lesson(ada, new, "instant")).id
    return id, ada, await e.look(id, ada)


def read(step: int, skip: bool = False) -> wire.Guide:
    """The learner has read a step, or skips the rest."""
    return wire.Guide(key=key(), step=step, skip=skip)


def at(look: Looker) -> str:
    """The step that is shown, or how it ended."""
    lesson = look.table.lesson
    assert lesson is not None
    return lesson.shown.id if lesson.shown else {-1: "skipped", lesson.of: "over"}.get(lesson.step, "others")


async def reaches(look: Looker, step: str) -> None:
    """Wait until this step is shown."""
    await until(lambda: at(look) == step)


@run
async def test_a_lesson_is_led_to_its_end_and_then_the_game_goes_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, ada, look = await begin(e)
        assert (at(look), look.table.hints, look.table.status) == ("cost", False, "playing")
        assert [chair.name for chair in look.table.chairs] == ["Ada", "Pip", "Lulu", "Mack"]
        assert await e.ask(id, ada, read(0)) == "done"
        assert at(look) == "pass"
        assert await e.ask(id, ada, play(*GIFT)) == "done"
        await reaches(look, "got")
        assert look.position.view["received"] == ["r12", "k7", "k10"]
        moves = {"follow": "play g11", "lead": "play g3", "low": "play r1", "throw": "play k10"}
        for n, step in enumerate(("got", "follow", "lead", "low", "politician", "throw", "gang", "on"), start=2):
            await reaches(look, step)
            ask = play(moves[step]) if step in moves else read(n)
            assert await e.ask(id, ada, ask) == "done"
        await until(lambda: at(look) == "over" and look.position.view["actors"] == [0])
        assert look.table.hints
        assert len(look.position.view["options"]) > 1
        assert sum(look.position.view["points"]) >= 14


@pytest.mark.clause("K-7")
@run
async def test_only_what_the_step_asks_for_is_taken_and_nothing_is_taken_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, ada, look = await begin(e)
        refused = DO_AS_ASKED.full_name
        assert await e.ask(id, ada, play(*GIFT)) == refused, "the step is still to be read"
        assert await e.ask(id, ada, read(0)) == "done"
        assert set(look.position.view["options"]) == set(GIFT)
        assert look.position.why_not["give g3"] == refused
        reply = await e.reply(id, ada, play("give r10", "give g3", "give k12"))
        assert (reply.rule, reply.command, reply.after) == (refused, "give g3", 1)  # type: ignore[union-attr]
        assert await e.ask(id, ada, play("play g3")) == "K-3 not-now", "what the rules forbid is said by the rules"
        assert await e.ask(id, ada, read(1)) == refused, "a move is not read away"
        assert await e.ask(id, ada, play("give r10")) == "done"
        assert (at(look), look.position.undo) == ("pass", "no")
        assert await e.ask(id, ada, undo()) == refused
        assert await e.ask(id, ada, wire.Hint(key=key())) == "hints-off"
        assert await e.ask(id, ada, play("give k12", "give b12")) == "done"
        await reaches(look, "got")


@run
async def test_in_windows_where_nothing_fits_the_learner_passes_as_at_any_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, ada, look = await begin(e, "swindler")
        assert await e.ask(id, ada, read(0)) == "done"
        for move in TURN:
            assert await e.ask(id, ada, play(move)) == "done"
        await reaches(look, "angel")
        assert look.position.view["options"] == ["play guardian_angel"]
        assert await e.ask(id, ada, play("pass")) == DO_AS_ASKED.full_name
        assert await e.ask(id, ada, play("play guardian_angel")) == "done"
        await reaches(look, "take")
        assert await e.ask(id, ada, play("take black key_joker")) == "done"
        assert await e.ask(id, ada, read(12)) == "done"
        assert at(look) == "over"


@run
async def test_whoever_wants_to_be_asked_in_every_window_may_pass_where_nothing_fits(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, ada, look = await begin(e, "swindler")
        assert await e.ask(id, ada, wire.Orders(key=key(), when="always")) == "done"
        assert await e.ask(id, ada, read(0)) == "done"
        for move in TURN:
            assert await e.ask(id, ada, play(move)) == "done"
        passed: set[int] = set()  # after so many entries
        while len(passed) < 3:
            await until(lambda: look.position.view["options"] == ["pass"] and look.position.n not in passed)
            passed.add(look.position.n)
            assert await e.ask(id, ada, play("pass")) == "done"
        await reaches(look, "angel")


@run
async def test_in_real_time_everything_stands_still_while_one_reads_and_then_hands_move_without_a_clock(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as e:
        id, ada, _ = await begin(e, "midnight-exchange")
        realtime = (await e.table(id)).core.realtime
        assert realtime.pace is not None
        assert realtime.spell is None
        assert await e.ask(id, ada, read(0)) == "done"
        assert realtime.spell is not None
        assert not realtime.spell.timers
        assert await e.ask(id, ada, play("grab 12")) == "done", "without a clock nothing is counted down"
        realtime.timeless = False
        realtime.update((await e.table(id)).core.running_match(), False, realtime.spell.begins)
        assert realtime.spell.timers


@run
async def test_bots_wait_while_the_learner_reads(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, ada, look = await begin(e)
        table = await e.table(id)
        await settled(table)
        assert (look.position.n, table.core.bots_at_work) == (1, 0)
        assert await e.ask(id, ada, read(0)) == "done"
        await settled(table)
        assert look.position.n == 1, "theirs come before a later step"


@run
async def test_it_is_where_it_was_after_a_restart_and_after_sleep(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, ada, look = await begin(e)
        assert await e.ask(id, ada, read(0)) == "done"
        assert await e.ask(id, ada, play(*GIFT)) == "done"
        await reaches(look, "got")
        assert await e.ask(id, ada, read(2)) == "done"
        await reaches(look, "follow")
        await settled(await e.table(id))
        before = look.position
        await e.restart()
        look = await e.look(id, ada)
        assert (at(look), look.position.n) == ("follow", before.n)
        assert look.position.view["hand"] == before.view["hand"]
        line = next(line for line in (await e.lobby.listing(ada)).mine if line.id == id)
        assert (line.lesson, line.guided) == (True, True)
        assert await e.ask(id, ada, play("play g11")) == "done"
        await reaches(look, "lead")


@run
async def test_skipped_it_is_a_game_like_any_other(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, ada, look = await begin(e)
        again = read(0, skip=True)
        assert await e.ask(id, ada, again) == "done"
        assert await e.ask(id, ada, again) == "done"
        assert at(look) == "skipped"
        assert len(look.position.view["options"]) == 13
        assert await e.ask(id, ada, play("give g3", "give g8", "give g11")) == "done"
        await until(lambda: look.position.view["phase"] == "tricks" and look.position.view["actors"] == [0])
        assert not next(line for line in (await e.lobby.listing(ada)).mine if line.id == id).guided
        assert await e.ask(id, ada, read(1)) == "done", "a late word changes nothing"


@run
async def test_its_record_can_be_verified_and_says_that_the_luck_was_scripted(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, ada, _ = await begin(e)
        assert await e.ask(id, ada, wire.Abandon(key=key())) == "done"
        record = await e.record(id)
        assert cutpurse.verify(record).secret.startswith(b"cutpurse lesson ")
        assert decode(record)["seeds"] == [""] * 4
        assert "sealing" not in decode(record)


@run
async def test_a_rematch_of_it_is_a_game_with_luck_of_its_own(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, ada, _ = await begin(e)
        assert await e.ask(id, ada, wire.Abandon(key=key())) == "done"
        reply = await e.reply(id, ada, wire.Rematch(key=key()))
        assert isinstance(reply, wire.Done)
        assert reply.table is not None
        table = await e.table(reply.table)
        assert table.facts().lesson is None
        assert not is_scripted(table.row.secret)


@run
async def test_a_lesson_that_is_not_there_cannot_begin_and_other_tables_have_none(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        for game, name, code in (("gaunerbande", "last", "no-lesson"), ("chess", "first", "no-game")):
            with pytest.raises(RequestError) as raised:
                await e.lobby.begin_lesson(ada, wire.NewLesson(game=game, lesson=name, name="Ada"))
            assert raised.value.code == code
        id = await e.game(ada, bots=3)
        assert await e.ask(id, ada, read(0)) == "no-lesson"
        assert (await e.look(id, ada)).table.lesson is None


@run
async def test_a_table_whose_lesson_is_no_longer_there_goes_on_without(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, ada, _ = await begin(e)
        await settled(await e.table(id))
        e.lobby.tables[id].core.row.lesson = "gone"
        await e.store.commit(keep_table(e.lobby.tables[id].core.row))
        await e.restart()
        look = await e.look(id, ada)
        assert (look.table.lesson, len(look.position.view["options"])) == (None, 13)
