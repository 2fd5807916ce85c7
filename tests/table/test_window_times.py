"""reaction_windows.py: nobody can tell by the length of a window whether somebody holds a card that fits.

An attack as at a real table, on a virtual clock: many windows in which the one who is asked holds such a card, and as
many in which they do not. Somebody who watches how long each of them lasts bets on which it was, by the best threshold.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from cutpurse.kernel.match import Match
from cutpurse.table import effects, inputs
from cutpurse.table import messages as wire
from cutpurse.table.core import RETRY_AFTER, TableCore
from cutpurse.table.errors import StoreError
from cutpurse.table.inputs import Moment
from cutpurse.table.reaction_windows import LATE_STEP
from cutpurse.table.rows import DAY, PersonRow, SeatRow, StoredTable, TableRow
from tests.server.swindler_table import dealt

WINDOWS = 200  # with a card that fits, and as many without
PEOPLE = [PersonRow(id=name, name=name.title(), made=0.0, seen=0.0) for name in ("ada", "ben")]
HOLDER = ("", "know_it_all")
NOTHING = ("", "forger")
GUESSED = 0.6  # of 400 windows, the best of all thresholds seldom tells so many right by luck


class Lasted(NamedTuple):
    """How long a window lasted, as seen by others, and whether it was a holder's."""

    seconds: float
    holder: bool


@cache
def opened(hands: tuple[str, str]) -> Match:
    """A match in which seat 1 is asked about what seat 0 is about to steal; to be cloned."""
    match = dealt(hands)
    match.play(0, "steal red")
    return match


def table(match: Match, when: wire.When, dice: random.Random) -> TableCore:
    """A table where two people are present, at a window that has just opened; both have these standing orders."""
    seats = [SeatRow(person=person.id, name=person.name or "", orders=when) for person in PEOPLE]
    row = TableRow(
        id="table", game="swindler", version=1, options={}, clock=None, pace="instant", listed=False, status="playing",
        host="ada", secret=match.secret, made=0.0, seats=seats,
    )  # fmt: skip
    core = TableCore(StoredTable(row, []), match, [], Moment(0.0, 0.0), dice)
    for person in PEOPLE:
        take(core, inputs.Visited(person), 0.0)
    return core


def lasts(hands: tuple[str, str], when: wire.When, answers: float | None, dice: random.Random) -> float:
    """How long a window lasts in which seat 1 has these standing orders, and answers after so long if it is asked."""
    match = opened(hands).clone()
    core = table(match, when, dice)
    n, now = len(match.entries), 0.0
    reactions = core.windows.shown(match, core.row, 1)
    assert reactions is not None
    if reactions.asked:
        assert answers is not None
        while core.wake_at <= answers:
            now = core.wake_at
            take(core, inputs.Woken(), now)
        now = answers
        take(core, inputs.Asked(PEOPLE[1], wire.Play(key="key-answer", commands=["pass"]), None), now)
    while len(match.entries) == n:
        now = max(now, core.wake_at)
        take(core, inputs.Woken(), now)
    return now


def take(core: TableCore, event: inputs.Input, now: float) -> None:
    """Let the core take an input; its disk takes no time."""
    events = [event]
    while events:
        for effect in core.step(events.pop(0), Moment(now, now)):
            if isinstance(effect, effects.Commit):
                events.append(inputs.Stored(effect.number))


def windows(when: wire.When, answers: Callable[[random.Random], float]) -> list[Lasted]:
    """Many windows, half of them with a holder."""
    dice = random.Random(f"{when} {answers.__name__}")
    return [
        Lasted(lasts(HOLDER if holder else NOTHING, when, answers(dice), dice), holder)
        for holder in (True, False)
        for _ in range(WINDOWS)
    ]


def right(seen: list[Lasted]) -> float:
    """The part of all windows that is told right by the best threshold, whether longer means a holder or not."""
    ordered = sorted(seen)
    holders = [window.holder for window in ordered]
    best, below = 0, 0
    for place, window in enumerate(ordered):  # so many windows, `place` of them, are shorter than the threshold
        if place == 0 or window.seconds > ordered[place - 1].seconds:
            shorter = below + (len(holders) - sum(holders)) - (place - below)
            best = max(best, shorter, len(holders) - shorter)
        below += window.holder
    return best / len(holders)


def at_once(dice: random.Random) -> float:
    return 0.3


def fast(dice: random.Random) -> float:
    return dice.uniform(0.2, 1.2)


def usually(dice: random.Random) -> float:
    return min(dice.lognormvariate(0.8, 0.45), 20.0)  # a little over two seconds, seldom more than five


@pytest.mark.parametrize(("when", "answers"), [("fits", at_once), ("fits", fast), ("always", fast), ("never", at_once)])
def test_no_threshold_tells_who_holds_a_card_that_fits(
    when: wire.When, answers: Callable[[random.Random], float]
) -> None:
    assert right(windows(when, answers)) <= GUESSED


def test_whoever_takes_their_usual_time_hardly_shows_it() -> None:
    """Who needs longer than the time drawn for them does show; that is rare enough to leave most in doubt."""
    seen = windows("fits", usually)
    assert right(seen) <= 0.65
    drawn = max(window.seconds for window in seen if not window.holder)
    assert sum(window.holder and window.seconds > drawn for window in seen) <= WINDOWS / 20, "beyond any doubt"


@pytest.mark.parametrize("answers", [9.1, 9.4, 9.7])
def test_how_late_somebody_is_shows_by_whole_steps_alone(answers: float) -> None:
    held_up = lasts(HOLDER, "fits", answers, random.Random(5)) - lasts(NOTHING, "fits", answers, random.Random(5))
    assert held_up >= LATE_STEP
    assert held_up / LATE_STEP == pytest.approx(round(held_up / LATE_STEP))


def test_the_attack_finds_windows_that_close_when_all_have_answered() -> None:
    """Otherwise it would prove nothing that it finds nothing."""
    found = [Lasted(max(0.8, 0.3 if holder else 2.3), holder) for holder in (True, False) for _ in range(WINDOWS)]
    assert right(found) == 1.0
    assert right([Lasted(1.0, holder) for holder in (True, False) for _ in range(WINDOWS)]) == 0.5


# --- answers on their way to the disk ---
def test_nobody_waits_while_an_answer_is_stored() -> None:
    core = table(opened(HOLDER).clone(), "fits", random.Random(1))
    (answer,) = core.step(asked(1, wire.Play(key="key-answer", commands=["pass"])), Moment(0.3, 0.3))
    (line,) = core.step(asked(0, wire.Say(key="key-say", text="hello")), Moment(0.4, 0.4))
    assert isinstance(answer, effects.Commit)
    assert isinstance(line, effects.Commit)
    (said,) = core.step(inputs.Stored(line.number), Moment(0.5, 0.5))
    assert isinstance(said, effects.SendReply)
    assert said.ticket == 0
    done, waits = core.step(inputs.Stored(answer.number), Moment(0.6, 0.6))
    assert isinstance(waits, effects.Waits)
    assert not waits.people, "who has answered is not waited for"
    assert isinstance(done, effects.SendReply)
    assert done.ticket == 1


def test_a_window_waits_until_an_answer_is_stored() -> None:
    core = table(opened(HOLDER).clone(), "fits", random.Random(1))
    (answer,) = core.step(asked(1, wire.Play(key="key-answer", commands=["bet free"])), Moment(0.3, 0.3))
    assert isinstance(answer, effects.Commit)
    assert core.step(inputs.Woken(), Moment(9.0, 9.0)) == []
    _, closed, _ = core.step(inputs.Stored(answer.number), Moment(9.1, 9.1))
    assert isinstance(closed, effects.Commit)
    assert [(entry.command, entry.key) for entry in closed.rows.entries] == [("bet free", "ben.key-answer")]
    assert closed.rows.closes_window


def test_an_answer_that_is_stored_late_takes_nothing_back_that_was_stored_before_it() -> None:
    core = table(opened(HOLDER).clone(), "fits", random.Random(1))
    (answer,) = core.step(asked(1, wire.Play(key="key-answer", commands=["bet free"])), Moment(0.3, 0.3))
    (search,) = core.step(asked(0, wire.Rename(key="key-name", name="Ada L.")), Moment(0.4, 0.4))
    assert isinstance(answer, effects.Commit)
    assert isinstance(search, effects.SearchKey)
    (renamed,) = core.step(inputs.KeySearched(search.number, False), Moment(0.5, 0.5))
    assert isinstance(renamed, effects.Commit)
    core.step(inputs.Stored(renamed.number), Moment(0.6, 0.6))
    core.step(inputs.Stored(answer.number), Moment(0.7, 0.7))
    assert core.row.seats[0].name == "Ada L."
    assert core.windows.answered(1)


def test_an_answer_that_cannot_be_stored_was_never_given() -> None:
    core = table(opened(HOLDER).clone(), "fits", random.Random(1))
    (answer,) = core.step(asked(1, wire.Play(key="key-answer", commands=["bet free"])), Moment(0.3, 0.3))
    assert isinstance(answer, effects.Commit)
    _, refused = core.step(inputs.NotStored(answer.number, StoreError("no room")), Moment(0.4, 0.4))
    assert isinstance(refused, effects.SendReply)
    assert isinstance(refused.message, wire.Problem)
    assert core.windows.asks(core.running_match(), core.row, 1)


def test_clocks_that_cannot_be_stored_are_tried_again_after_a_while() -> None:
    match = dealt(NOTHING)
    core = table(match, "fits", random.Random(1))
    row = replace(core.row, bank=DAY, absence="clock")
    core = TableCore(StoredTable(row, []), match, [], Moment(0.0, 0.0), random.Random(1))
    (first,) = commits(core.step(inputs.Woken(), Moment(0.0, 0.0)))
    assert first.rows.clocks is not None
    assert commits(core.step(inputs.NotStored(first.number, StoreError("no room")), Moment(0.1, 0.1))) == []
    assert core.wake_at == pytest.approx(0.1 + RETRY_AFTER)
    assert commits(core.step(inputs.Woken(), Moment(0.5, 0.5))) == []
    (second,) = commits(core.step(inputs.Woken(), Moment(core.wake_at, core.wake_at)))
    assert second.rows.clocks is not None
    assert commits(core.step(inputs.Stored(second.number), Moment(1.2, 1.2))) == []
    assert core.wake_at > 1.2 + RETRY_AFTER


def commits(done: list[effects.Effect]) -> list[effects.Commit]:
    """What is to be stored."""
    return [effect for effect in done if isinstance(effect, effects.Commit)]


def asked(seat: int, ask: wire.AnyAsk) -> inputs.Asked:
    """Somebody asks something; their ticket is their seat."""
    return inputs.Asked(PEOPLE[seat], ask, seat)
