"""The lesson of a table: what the learner may play, what the bots play, and what everybody is told of it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from cutpurse.kernel.game import Game, find
from cutpurse.kernel.lessons import DO_AS_ASKED, Lesson, is_legal, lessons_of
from cutpurse.kernel.match import Draft, Match, Refused
from cutpurse.table import match_log, seats
from cutpurse.table.bots import unused_bot_name
from cutpurse.table.errors import RequestError
from cutpurse.table.messages import LessonAt, LessonStep, Pace, Position
from cutpurse.table.rows import SeatRow, StoredTable, TableRow
from cutpurse.table.table_options import check_options

if TYPE_CHECKING:
    from random import Random

    from cutpurse.table.core import TableCore

SKIPPED = -1  # the step of a lesson that nobody wants to go on with


def new_table(
    lesson: Lesson, person: str, name: str, pace: Pace, now: float, dice: Random
) -> tuple[StoredTable, Match]:
    """A table with a lesson that has begun: one person and bots, and luck that is scripted."""
    game = lesson.game
    options = check_options(game, lesson.settings)
    id = seats.new_id(dice)
    taken: list[SeatRow] = []
    for seat in range(lesson.seats):
        if seat == lesson.learner:
            taken.append(SeatRow(person=person))
        else:
            bot = lesson.bot_of(seat)
            taken.append(SeatRow(bot=bot, name=unused_bot_name(id, [other.name for other in taken], bot)))
    row = TableRow(
        id=id,
        game=game.name,
        version=game.version,
        options=options.shown,
        clock=None,
        pace=pace,
        listed=False,
        status="playing",
        host=person,
        secret=lesson.secret,
        made=now,
        started=now,
        lesson=lesson.name,
        seats=taken,
    )
    called = seats.distinct_name(name, row, lesson.learner, [])
    row = seats.with_seat(row, lesson.learner, name=called)
    match = lesson.begun()
    entries = match_log.entry_rows(match.entries, [], now)
    return StoredTable(row, entries, options.faces), match


def lesson_of(row: TableRow) -> Lesson | None:
    """The lesson of a table; None where it has none, or the game has it no more."""
    return None if row.lesson is None else known_lesson(row.game, row.lesson)


def known_lesson(game: str, name: str) -> Lesson | None:
    """The lesson of this name; None if the game has none."""
    return known_lessons(find(game)).get(name)


@cache
def known_lessons(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by their names, read once."""
    return {lesson.name: lesson for lesson in lessons_of(game)}


def is_guided(row: TableRow) -> bool:
    """Whether a table has a lesson with steps left."""
    lesson = lesson_of(row)
    return lesson is not None and lesson.goes_on(row.step)


def going_on(table: TableCore) -> Lesson | None:
    """The lesson of a table, while it goes on: its learner plays, and has not come to its end."""
    lesson, row = table.lesson, table.row
    if lesson is None or table.match is None or row.status != "playing" or not lesson.goes_on(row.step):
        return None
    seat = row.seats[lesson.learner]
    return None if seat.person is None or seats.by_bot(seat) else lesson


def require_wanted(table: TableCore, seat: int, commands: list[str]) -> None:
    """Raise Refused if the lesson does not ask for one of these commands now."""
    lesson = going_on(table)
    if lesson is None or seat != lesson.learner:
        return
    match = table.running_match()
    if lesson.passes(match):
        return
    wanted = [match.game.command(command).notation for command in commands]
    wrong = lesson.refusal(table.row.step, match, wanted) if lesson.is_shown(match, table.row.step) else 0
    if wrong is not None:
        raise Refused(match.why_not(seat, wanted[wrong]) or DO_AS_ASKED, wanted[wrong], wrong)


def with_step(table: TableCore, row: TableRow, draft: Draft) -> TableRow:
    """The row after a draft, with the step that it leads to; a lesson that can go on no more is over."""
    lesson = going_on(table)
    if lesson is None or row.step != table.row.step:
        return row
    match = table.running_match()
    then = match.clone()
    then.settle(draft)
    step = lesson.after(row.step, match, draft.entries, then)
    return row if step == row.step else replace(row, step=SKIPPED if step is None else step)


def read_on(table: TableCore, seat: int, step: int, skip: bool) -> TableRow:
    """The row once the learner has read a step, or skips the rest; doing so again changes nothing."""
    row, lesson = table.row, going_on(table)
    if table.lesson is None or seat != table.lesson.learner:
        raise RequestError("no-lesson")
    if lesson is None or step != row.step:
        return row
    if skip:
        return replace(row, step=SKIPPED)
    if lesson.steps[step].wants or not lesson.is_shown(table.running_match(), step):
        raise Refused(DO_AS_ASKED)
    return replace(row, step=step + 1)


def line_for(table: TableCore, seat: int) -> str | None:
    """What a bot plays by the script of the lesson; None where it is free to choose, or waits (`waits`)."""
    lesson = going_on(table)
    if lesson is None:
        return None
    line = lesson.next_move(table.running_match(), seat, table.row.step)
    return line if line is not None and is_legal(table.running_match(), seat, line) else None


def waits(table: TableCore, seat: int) -> bool:
    """Whether a bot waits until the learner has come further in the lesson."""
    lesson, match, step = going_on(table), table.match, table.row.step
    if lesson is None or match is None or lesson.is_free(match, step):
        return False
    return lesson.next_move(match, seat, step) is None


def is_timeless(table: TableCore) -> bool:
    """Whether no clock runs at this step of the lesson, though hands move."""
    lesson = going_on(table)
    return lesson is not None and lesson.steps[table.row.step].timeless


def stands_still(table: TableCore) -> bool:
    """Whether all clocks stand still, since the learner reads what they are told."""
    lesson = going_on(table)
    if lesson is None or lesson.steps[table.row.step].wants:
        return False
    return lesson.is_shown(table.running_match(), table.row.step)


def shown(table: TableCore) -> LessonAt | None:
    """What everybody may know about the lesson of a table."""
    lesson, row = table.lesson, table.row
    if lesson is None:
        return None
    found = LessonAt(name=lesson.name, learner=lesson.learner, step=row.step, of=len(lesson.steps))
    step = lesson.steps[row.step] if lesson.goes_on(row.step) else None
    if step and not step.free and going_on(table) is not None and lesson.is_shown(table.running_match(), row.step):
        found.shown = LessonStep(id=step.id, clause=step.clause, rings=step.rings, waits=bool(step.wants))
    return found


def narrows(table: TableCore, seat: int) -> bool:
    """Whether a seat is the learner's, and the lesson asks for a move."""
    lesson = going_on(table)
    if lesson is None or seat != lesson.learner or lesson.passes(table.running_match()):
        return False
    return bool(lesson.steps[table.row.step].wants)


def narrow(table: TableCore, position: Position) -> None:
    """Leave only those options in the learner's position that the lesson asks for."""
    assert table.lesson is not None
    table.lesson.narrow(table.row.step, table.running_match(), position.view, position.why_not)
