"""Langfinger: another world that one viewer cannot tell from the true one, found by exchanging what stayed hidden.

An unseen tool changes places with one in another hand or on the pile, and loot with loot that has the same back.
Whatever would have shown since is not taken: each exchange is tried by playing the whole game again.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from cutpurse.games.langfinger.components import faces
from cutpurse.games.langfinger.pieces import ALL_LOOT, TOOLS
from cutpurse.games.langfinger.state import HAND, PILE, STASH, STASHED, Langfinger
from cutpurse.kernel.codec import pack_state
from cutpurse.kernel.core import State
from cutpurse.kernel.match import Match, Refused
from cutpurse.kernel.play import fold
from cutpurse.kernel.record import CorruptLog
from tests.server.scenarios import Case, Entry, Step, World, acted, opened

TRIES = 200
ENOUGH = 12  # exchanges that make another world

Fact = list[Any]  # an event as the log has it
Exchange = Callable[[list[Entry]], list[Entry]]


class Autoplay(NamedTuple):
    """How a world goes: its match in the end, its steps, the loot that was sold in them, and what the viewer knew."""

    match: Match
    steps: list[Step]
    sold: list[int | None]
    known: list[object]


def imagined(match: Match, world: World, case: Case, luck: random.Random) -> World:
    """Another world that the viewer cannot tell from this one: other tools in the hands, other fronts on the backs."""
    true = course(world, case, [None] * len(world.steps))
    assert true is not None
    found, taken = world, 0
    for exchange in exchanges(world.past, case, luck):
        past = exchange(found.past)
        other = course(World(past, world.steps), case, true.sold) if past != found.past else None
        if other is not None and other.known == true.known and other.sold == true.sold:
            found = World(past, other.steps)
            taken += 1
            if taken == ENOUGH:
                break
    return found


# --- what may be exchanged ---
def exchanges(past: list[Entry], case: Case, luck: random.Random) -> list[Exchange]:
    """Some exchanges of tools and of loot, in any order."""
    draws = [
        (n, i)
        for n, entry in enumerate(past)
        for i, event in enumerate(entry.get("events", []))
        if event[0] == "ToolDrawn" and event[1] != case.viewer
    ]
    back = faces("").back
    alike = [(one, other) for one in range(ALL_LOOT) for other in range(one) if back[one] == back[other]]
    found: list[Exchange] = []
    for _ in range(TRIES // 4):
        found.append(of_hands(*luck.sample(draws, 2)))
        found.append(with_the_pile(luck.choice(draws), luck.randrange(TOOLS)))
        found += [of_fronts(*luck.choice(alike)), of_fronts(*luck.choice(alike))]
    luck.shuffle(found)
    return found


Draw = tuple[int, int]  # which entry, and which of its events


def of_hands(one: Draw, other: Draw) -> Exchange:
    """Two tools, each drawn in place of the other."""

    def exchange(past: list[Entry]) -> list[Entry]:
        tools = {draw: past[draw[0]]["events"][draw[1]][2] for draw in (one, other)}
        return rewritten(past, {one: tools[other], other: tools[one]})

    return exchange


def with_the_pile(draw: Draw, tool: int) -> Exchange:
    """Another tool drawn from the pile."""
    return lambda past: rewritten(past, {draw: tool})


def rewritten(past: list[Entry], tools: dict[Draw, int]) -> list[Entry]:
    """A past in which some draws were of other tools."""

    def again(n: int, i: int, event: Fact) -> Fact:
        return [*event[:2], tools[n, i]] if (n, i) in tools else event

    return [
        {**entry, "events": [again(n, i, event) for i, event in enumerate(entry["events"])]}
        if "events" in entry
        else entry
        for n, entry in enumerate(past)
    ]


def of_fronts(one: int, other: int) -> Exchange:
    """Two loot cards, each everywhere in place of the other."""
    names = {one: other, other: one}

    def again(event: Fact) -> Fact:
        match event:
            case ["LootTurnedUp", card, back]:
                return ["LootTurnedUp", names.get(card, card), back]
            case ["Robbed", seat, slot, card, *rest]:
                return ["Robbed", seat, slot, names.get(card, card), *rest]
            case ["Sold", seat, n, card, paid]:
                return ["Sold", seat, n, names.get(card, card), paid]
        return event

    def exchange(past: list[Entry]) -> list[Entry]:
        return [
            {**entry, "events": [again(event) for event in entry["events"]]} if "events" in entry else entry
            for entry in past
        ]

    return exchange


# --- how it goes then ---
def course(world: World, case: Case, sold: list[int | None]) -> Autoplay | None:
    """How a world goes, if it can: whoever sold a certain card sells it again, wherever it lies."""
    try:
        match = opened(case, world.past)
    except CorruptLog:
        return None
    steps: list[Step] = []
    cards: list[int | None] = []
    known = [knowledge(match, case)]
    for step, card in zip(world.steps, sold, strict=True):
        if card is not None and step.seat != case.viewer:
            step = selling(match, step, card)
        try:
            acted(match, step)
        except Refused:
            return None
        steps.append(step)
        cards.append(card_sold(match.entries[-1].plain()))
        known.append(knowledge(match, case))
    return Autoplay(match, steps, cards, known) if is_sound(match) else None


def knowledge(match: Match, case: Case) -> object:
    """What the viewer knows, and was told last."""
    return pack_state(match.known(case.viewer)), match.seen(case.viewer, len(match.entries) - 1)[0].plain()


def selling(match: Match, step: Step, card: int) -> Step:
    """A step that sells this very card, if it is there."""
    s = match.state
    assert isinstance(s, Langfinger)
    stash = [int(s.cells[STASH + step.seat * ALL_LOOT + i]) - 1 for i in range(s.cells[STASHED + step.seat])]
    return step._replace(command=f"sell {stash.index(card) + 1}") if card in stash else step


def card_sold(entry: Entry) -> int | None:
    """The loot card that was sold by an entry."""
    return next((int(event[3]) for event in entry.get("events", []) if event[0] == "Sold"), None)


def is_sound(match: Match) -> bool:
    """Whether nobody ever gave away, and the pile never gave, a tool that was not there."""
    s: State = match.game.blank(match.seats, match.settings)
    assert isinstance(s, Langfinger)
    for entry in match.kept:
        fold(s, entry.events)
        if min(s.cells[HAND + i] for i in range(match.seats * TOOLS)) < 0:
            return False
        if min(s.cells[PILE + t] for t in range(TOOLS)) < 0:
            return False
    return True
