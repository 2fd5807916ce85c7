"""Swindler: two worlds that one viewer cannot tell apart, with other accomplices in other hands, and other answers.

An accomplice that another drew unseen changes places with one in another hand or on the pile. In a window, whoever
comes after the first who named a card may have answered anything: it is forgotten. Whatever would have shown since is
not taken: each exchange is tried by playing the whole game again.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from cutpurse.games.swindler.pieces import CARD_NAMES, CARDS
from cutpurse.games.swindler.state import HAND, PILE, Swindler
from cutpurse.kernel.codec import pack_state
from cutpurse.kernel.match import Match, Refused
from cutpurse.kernel.play import fold
from cutpurse.kernel.record import CorruptLog
from cutpurse.table.reaction_windows import pass_commands
from tests.server.langfinger_worlds import of_hands, with_the_pile
from tests.server.scenarios import Case, Entry, Step, World, begun, opened, round_of

TRIES = 120
ENOUGH = 6  # exchanges that make another world
HANDFUL = 3  # accomplices that everybody begins with: otherwise it would be long until there are some
KEEN = 0.6  # how often somebody plays a card who can
IDLE = ("stop", "end actions", "hire nobody")


class Autoplay(NamedTuple):
    """How a world goes: its steps, and what the viewer knew after each of them."""

    steps: list[Step]
    known: list[object]


def pair(case: Case, luck: random.Random) -> tuple[World, World]:
    """Two worlds that differ, in cards or in answers or in both, but not for the viewer."""
    one = walked(case, luck)
    true = course(one, case, None)
    assert true is not None
    past, taken = one.past, 0
    for exchange in exchanges(one.past, case, luck):
        tried = exchange(past)
        if tried != past and other_way(World(tried, one.steps), case, true, luck) is not None:
            past, taken = tried, taken + 1
            if taken == ENOUGH:
                break
    other = other_way(World(past, one.steps), case, true, luck)
    assert other is not None
    assert World(past, other.steps) != one, "there is nothing to tell apart"
    return one, World(past, other.steps)


def other_way(world: World, case: Case, true: Autoplay, luck: random.Random) -> Autoplay | None:
    """How another world goes, with other answers, if the viewer cannot tell it from the true one."""
    found = course(world, case, luck)
    return found if found is not None and found.known == true.known else None


# --- a game ---
def walked(case: Case, luck: random.Random) -> World:
    """A random game in which cards are played; those who are asked at once answer in turn."""
    deal: Entry = begun(case).entries[0].plain()
    pile = [c for c, n in enumerate((3, 3, 2, 3, 3, 2, 2, 1, 2)) for _ in range(n)]  # up to the Know-it-All
    luck.shuffle(pile)
    draws = [["AccompliceDrawn", seat, pile.pop()] for seat in range(case.seats) for _ in range(HANDFUL)]
    match = opened(case, [{**deal, "events": [*draws, *deal["events"]]}])
    while round_of(match) < case.round or pass_commands(match):
        walk(match, luck)
    past: list[Entry] = [entry.plain() for entry in match.entries]
    while len(match.entries) < len(past) + case.length or pass_commands(match):
        walk(match, luck)
    assert match.actors(), "the game is over"
    return World(past, [Step("play", entry.seat, entry.command) for entry in match.entries[len(past) :]])


def walk(match: Match, luck: random.Random) -> None:
    """Somebody does something; in a window, who is next in turn."""
    seat = int(match.state.turn)
    options = [str(command) for command in match.options(seat)]
    busy = [command for command in options if command not in ("pass", *IDLE) and not command.startswith("cancel")]
    match.play(seat, luck.choice(busy if busy and luck.random() < KEEN else options))


# --- what may be exchanged ---
def exchanges(past: list[Entry], case: Case, luck: random.Random) -> list[Callable[[list[Entry]], list[Entry]]]:
    """Some exchanges of accomplices that others drew, in any order."""
    draws = [
        (n, i)
        for n, entry in enumerate(past)
        for i, event in enumerate(entry["events"])
        if event[0] == "AccompliceDrawn" and event[1] != case.viewer
    ]
    found = [of_hands(*luck.sample(draws, 2)) for _ in range(TRIES // 2)]
    found += [with_the_pile(luck.choice(draws), luck.randrange(len(CARD_NAMES))) for _ in range(TRIES // 2)]
    luck.shuffle(found)
    return found


# --- how it goes then ---
def course(world: World, case: Case, luck: random.Random | None) -> Autoplay | None:
    """How a world goes, if it can; by luck those who come too late in a window answer something else."""
    try:
        match = opened(case, world.past)
    except CorruptLog:
        return None
    steps: list[Step] = []
    known = [knowledge(match, case)]
    named = False  # somebody has named a card in this window
    for step in world.steps:
        window = bool(pass_commands(match))
        if window and named and luck is not None and step.seat != case.viewer:
            step = step._replace(command=str(luck.choice(match.options(step.seat))))
        named = window and len(match.actors()) > 1 and (named or step.command != "pass")
        try:
            match.play(step.seat, step.command)
        except Refused:
            return None
        steps.append(step)
        known.append(knowledge(match, case))
    return Autoplay(steps, known) if is_sound(match) else None


def knowledge(match: Match, case: Case) -> object:
    """What the viewer knows, and was told last."""
    return pack_state(match.known(case.viewer)), match.seen(case.viewer, len(match.entries) - 1)[0].plain()


def is_sound(match: Match) -> bool:
    """Whether nobody ever played, and the pile never gave, a card that was not there."""
    s = match.game.blank(match.seats, match.settings)
    assert isinstance(s, Swindler)
    for entry in match.kept:
        fold(s, entry.events)
        cells = [*range(HAND, HAND + match.seats * CARDS), *range(PILE, PILE + CARDS)]
        if min(s.cells[cell] for cell in cells) < 0:
            return False
    return True
