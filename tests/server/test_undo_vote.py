"""undo_vote.py: taken back at once where nothing was revealed, and by a vote of the others where something was."""

from pathlib import Path

from cutpurse.table import messages as wire
from cutpurse.table.rows import PersonRow
from cutpurse.table.undo_vote import ANSWER_TIME
from tests.server.people import (
    Evening,
    Looker,
    answer,
    evening,
    give,
    key,
    move,
    pass_time,
    play,
    run,
    settled,
    undo,
    until,
)


@run
async def test_what_revealed_nothing_is_taken_back_at_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        assert looks[0].position.undo == "no"
        assert await e.ask(id, people[0], undo()) == "K-4 nothing-to-undo"
        card = looks[0].position.view["hand"][0]
        await e.ask(id, people[0], play(f"give {card}"))
        assert [look.position.undo for look in looks] == ["free", "no", "no"]
        assert await e.ask(id, people[0], undo()) == "done"
        assert card in looks[0].position.view["hand"]
        told = looks[1].last(wire.Moved).told[0]
        assert (told.undoes, told.agreed, told.seat) == (1, False, 0)
        assert await e.entries(id) == 3


async def at_tricks(e: Evening) -> tuple[str, list[PersonRow], list[Looker], int]:
    """A game of three in which the first card has just been led, and by whom."""
    id, people, looks = await e.trio()
    await give(e, id, people)
    seat = looks[0].position.view["actors"][0]
    await move(e, id, people)
    assert looks[seat].position.undo == "ask"
    return id, people, looks, seat


@run
async def test_what_was_revealed_is_taken_back_when_all_others_agree(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks, seat = await at_tricks(e)
        n = looks[0].position.n
        others = [other for other in range(3) if other != seat]
        assert await e.ask(id, people[seat], undo()) == "done"
        assert looks[0].table.question == wire.Question(seat=seat, waiting=others, left=ANSWER_TIME)
        assert await e.ask(id, people[seat], answer(True)) == "nothing-asked", "nobody answers themselves"
        assert await e.ask(id, people[others[0]], answer(True)) == "done"
        assert looks[0].table.question == wire.Question(seat=seat, waiting=others[1:], left=ANSWER_TIME)
        assert await e.ask(id, people[others[0]], answer(True)) == "nothing-asked"
        assert looks[0].position.n == n
        assert await e.ask(id, people[others[1]], answer(True)) == "done"
        assert looks[0].table.question is None
        told = looks[0].last(wire.Moved).told[0]
        assert (told.undoes, told.agreed) == (n - 1, True)
        assert looks[0].position.view["trick"] == []
        assert looks[0].position.view["actors"] == [seat]


@run
async def test_one_no_is_enough(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks, seat = await at_tricks(e)
        n = looks[0].position.n
        assert await e.ask(id, people[seat], undo()) == "done"
        assert await e.ask(id, people[(seat + 1) % 3], answer(False)) == "done"
        assert looks[0].table.question is None
        assert await e.ask(id, people[(seat + 2) % 3], answer(True)) == "nothing-asked"
        assert looks[0].position.n == n


@run
async def test_no_answer_is_a_no_after_a_while(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks, seat = await at_tricks(e)
        n = looks[0].position.n
        assert await e.ask(id, people[seat], undo()) == "done"
        await pass_time(ANSWER_TIME + 1)
        await until(lambda: looks[0].table.question is None)
        assert looks[0].position.n == n


@run
async def test_the_next_move_ends_the_question(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks, seat = await at_tricks(e)
        assert await e.ask(id, people[seat], undo()) == "done"
        await move(e, id, people)
        assert looks[0].table.question is None
        assert await e.ask(id, people[(seat + 1) % 3], answer(True)) == "nothing-asked"


@run
async def test_bots_wait_for_the_answer(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben")
        id = await e.game(*people, bots=1)
        table = await e.table(id)
        looks = [await e.look(id, person) for person in people]
        await settled(table)
        while table.match is not None and 2 not in table.match.actors()[:1]:
            await move(e, id, people)
            if looks[0].position.view["actors"] == [2] and looks[0].position.view["trick"]:
                break
            await settled(table)
        last = looks[0].log[-1].seat
        n = looks[0].position.n
        assert await e.ask(id, people[last], undo()) == "done"
        await settled(table)
        assert looks[0].position.n == n
        assert await e.ask(id, people[1 - last], answer(False)) == "done"
        await until(lambda: looks[0].position.n > n)


@run
async def test_alone_with_bots_one_need_not_ask(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        ada = await e.person("Ada")
        id = await e.game(ada, bots=2)
        look = await e.look(id, ada)
        table = await e.table(id)
        await settled(table)
        hand = look.position.view["hand"]
        assert await e.ask(id, ada, play(*[f"give {card}" for card in hand[:3]])) == "done"
        await settled(table)
        options = look.position.view["options"]
        assert await e.ask(id, ada, play(options[0])) == "done"
        await settled(table)
        assert look.position.undo == "free"
        assert await e.ask(id, ada, undo()) == "done"
        assert options[0].split()[1] in look.position.view["hand"]
        assert look.table.question is None


@run
async def test_a_question_says_how_long_it_is_still_open(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks, seat = await at_tricks(e)
        assert await e.ask(id, people[seat], undo()) == "done"
        await pass_time(12)
        late = await e.look(id)
        assert late.table.question is not None
        assert late.table.question.left == ANSWER_TIME - 12
        assert await e.ask(id, people[(seat + 1) % 3], answer(True)) == "done"
        assert looks[0].table.question is not None
        assert looks[0].table.question.left == ANSWER_TIME, "who is left has the whole time"


@run
async def test_who_asked_withdraws_the_question(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks, seat = await at_tricks(e)
        n = looks[0].position.n
        assert await e.ask(id, people[seat], answer(False)) == "nothing-asked"
        assert await e.ask(id, people[seat], undo()) == "done"
        assert await e.ask(id, people[seat], answer(False)) == "done"
        assert [look.table.question for look in looks] == [None] * 3
        assert looks[0].position.n == n
        assert await e.ask(id, people[(seat + 1) % 3], answer(True)) == "nothing-asked"


@run
async def test_a_question_ends_when_one_of_those_it_is_about_gives_up(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks, seat = await at_tricks(e)
        assert await e.ask(id, people[seat], undo()) == "done"
        assert await e.ask(id, people[seat], wire.Resign(key=key())) == "done"
        assert looks[0].table.question is None


@run
async def test_who_gives_up_is_no_longer_asked(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks, seat = await at_tricks(e)
        first, second = (n for n in range(3) if n != seat)
        assert await e.ask(id, people[seat], undo()) == "done"
        n = looks[0].position.n
        assert await e.ask(id, people[first], wire.Resign(key=key())) == "done"
        question = looks[seat].table.question
        assert question is not None
        assert question.waiting == [second]
        assert await e.ask(id, people[second], answer(True)) == "done"
        assert looks[seat].table.question is None
        assert looks[seat].position.n == n + 1


@run
async def test_where_only_bots_are_left_to_ask_the_move_goes_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks, seat = await at_tricks(e)
        first, second = (n for n in range(3) if n != seat)
        assert await e.ask(id, people[seat], undo()) == "done"
        assert await e.ask(id, people[first], answer(True)) == "done"
        n = looks[0].position.n
        assert await e.ask(id, people[second], wire.Resign(key=key())) == "done"
        assert looks[seat].table.question is None
        back = looks[seat].log[n]
        assert (back.seat, back.undoes, back.agreed) == (seat, n - 1, True)


@run
async def test_who_has_only_bots_left_is_told_at_once_that_they_do_not_mind(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks, seat = await at_tricks(e)
        others = [n for n in range(3) if n != seat]
        assert await e.ask(id, people[seat], undo()) == "done"
        assert await e.ask(id, people[others[0]], answer(False)) == "done"
        assert looks[seat].position.undo == "no"
        for n in others:
            assert await e.ask(id, people[n], wire.Resign(key=key())) == "done"
        assert looks[seat].position.undo == "free"


@run
async def test_an_undo_sent_again_asks_nobody_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, _, seat = await at_tricks(e)
        asked = undo()
        assert await e.ask(id, people[seat], asked) == "done"
        for n in range(3):
            if n != seat:
                assert await e.ask(id, people[n], answer(True)) == "done"
        before = await e.entries(id)
        await e.restart()
        look = await e.look(id, people[seat])
        assert await e.ask(id, people[seat], asked) == "done"
        assert look.table.question is None
        assert await e.entries(id) == before


@run
async def test_abandoning_a_game_ends_the_question(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks, seat = await at_tricks(e)
        await e.ask(id, people[seat], undo())
        assert await e.ask(id, people[0], wire.Abandon(key=key())) == "done"
        assert looks[0].table.question is None


@run
async def test_who_is_away_has_not_agreed(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        people = await e.people("Ada", "Ben", "Eve")
        id = await e.game(*people)
        await give(e, id, people)
        look = await e.look(id, people[0])
        await move(e, id, people, 3)
        before = await e.entries(id)
        assert await e.ask(id, people[0], undo()) == "done"
        assert look.table.question == wire.Question(seat=0, waiting=[1, 2], left=ANSWER_TIME)
        await pass_time(ANSWER_TIME + 1)
        await until(lambda: look.table.question is None)
        assert await e.entries(id) == before


@run
async def test_the_others_are_asked_about_a_move_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as e:
        id, people, looks = await e.trio()
        await give(e, id, people)
        await move(e, id, people, 3)
        assert await e.ask(id, people[0], undo()) == "done"
        assert [look.position.undo for look in looks] == ["no", "no", "no"], "one vote at a time"
        assert await e.ask(id, people[1], undo()) == "question-open"
        assert await e.ask(id, people[1], answer(False)) == "done"
        assert looks[0].table.question is None
        assert looks[0].position.undo == "no"
        assert await e.ask(id, people[0], undo()) == "K-5 already-revealed"
        await move(e, id, people, 3)
        assert await e.ask(id, people[0], undo()) == "done"
