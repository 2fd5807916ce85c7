"""Two worlds of a game that one viewer cannot tell apart: the same to their eyes, other cards in other hands."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from cutpurse.games.gaunerbande.events import distance
from cutpurse.games.gaunerbande.pieces import listed
from cutpurse.games.gaunerbande.state import GAVE, HAND, HELD, Gaunerbande
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.codec import pack_state
from cutpurse.kernel.core import PUBLIC
from cutpurse.kernel.match import Match

SECRET = bytes(range(32))
LIMIT = 1000  # points: so that there is a round after this one


class Step(NamedTuple):
    """Something that happens at the table: a `play`, an `undo` that is free, or one that the others `agree` to."""

    what: str
    seat: int
    command: str = ""


Entry = dict[str, Any]  # as the kernel writes it


class World(NamedTuple):
    """A game up to the deal of a round, and what becomes of it."""

    past: list[Entry]
    steps: list[Step]


class Case(NamedTuple):
    """A game: how many play, through whose eyes, from which round on for how many steps, and how it is played."""

    seats: int
    viewer: int | None
    length: int
    seed: int
    round: int = 1
    clock: int | None = None
    alone: bool = False  # with bots, who give hints only then

    @property
    def people(self) -> int:
        """How many of those who play are people; bots have the seats after theirs."""
        return 1 if self.alone else self.seats - 1


def walked(case: Case, luck: random.Random) -> tuple[Match, World]:
    """A random game so far; only the viewer takes back what all have seen, as others would show their cards twice."""
    match = Match("gaunerbande", case.seats, None, {"limit": LIMIT}, secret=SECRET, seeds=[b""] * case.seats)
    while round_of(match) < case.round:
        acted(match, any_play(match, luck))
    past = [entry.plain() for entry in match.entries]
    steps: list[Step] = []
    while len(steps) < case.length:
        last = match.kept[-1].seat if len(match.kept) > len(past) else -1
        if last == case.viewer and match.can_undo(last) == "ask" and luck.random() < 0.2:
            step = Step("agree", last)
        elif 0 <= last < case.people and match.can_undo(last) == "free" and luck.random() < 0.2:
            step = Step("undo", last)
        else:
            step = any_play(match, luck)
        acted(match, step)
        steps.append(step)
    assert round_of(match) == case.round, "the sampler knows of no other round"
    return match, World(past, steps)


def any_play(match: Match, luck: random.Random) -> Step:
    """Anything that somebody may play."""
    seat = luck.choice(match.actors())
    return Step("play", seat, luck.choice(match.options(seat)).notation)


def acted(match: Match, step: Step) -> None:
    """Do a step in a match."""
    if step.what == "play":
        match.play(step.seat, step.command)
    else:
        match.undo(step.seat, agreed=step.what == "agree")


def table_of(match: Match) -> Gaunerbande:
    """The cards as they lie."""
    assert isinstance(match.state, Gaunerbande)
    return match.state


def round_of(match: Match) -> int:
    """Which round it is."""
    return int(table_of(match).round)


def imagined(match: Match, world: World, case: Case, luck: random.Random) -> World:
    """Another world that the viewer cannot tell from this one: other cards for the others, and other gifts."""
    eyes = PUBLIC if case.viewer is None else case.viewer
    s = match.game.sampler(match.known(case.viewer), eyes).world(Chance(luck.randrange(1 << 30)))
    assert isinstance(s, Gaunerbande)
    seats, far = range(match.seats), int(distance(s))
    gifts = [int(s.table[GAVE + p]) for p in seats]
    if s.owing:
        hands = [int(s.table[HAND + p]) | gifts[p] for p in seats]
    else:
        hands = [int(s.table[HELD + p]) & ~gifts[p - far] | gifts[p] for p in seats]
    standing = {(entry.seat, entry.command) for entry in match.kept[len(world.past) :]}
    names: dict[tuple[int, str], str] = {}
    for p in seats:
        given, other = listed(gifts[p]), listed(hands[p] & ~gifts[p])
        for step in world.steps:
            if step.seat == p and step.command.startswith("give") and (p, step.command) not in names:
                pile = given if (p, step.command) in standing else other
                names[p, step.command] = step.command if p == case.viewer else f"give {pile.pop()}"
    steps = [step._replace(command=names.get((step.seat, step.command), step.command)) for step in world.steps]
    return World(dealt_anew(swapped(world.past, case), hands), steps)


def dealt_anew(past: list[Entry], hands: list[int]) -> list[Entry]:
    """A past whose last deal was this one, whatever the secret says."""
    deal = [["Dealt", hands] if event[0] == "Dealt" else event for event in past[-1]["events"]]
    return [*past[:-1], {**past[-1], "events": deal}]


def swapped(past: list[Entry], case: Case) -> list[Entry]:
    """A past in which, in the first round, one card that another gave to the next had been the other way round.

    The giver was dealt the card that the receiver kept, and gave that; so both held the same cards when it was passed.
    """
    if len(past) == 1:
        return past
    seats, after = case.seats, 0 if case.viewer is None else case.viewer + 1
    giver, receiver = after % seats, (after + 1) % seats
    passed = next(event for entry in past for event in entry["events"] if event[0] == "Passed")
    hands = past[0]["events"][-1][1]
    given, kept = first(passed[1][giver]), first(hands[receiver] & ~passed[1][receiver])

    def other(cards: int) -> int:
        return cards ^ given ^ kept if bool(cards & given) != bool(cards & kept) else cards

    def again(event: list[Any]) -> list[Any]:
        match event:
            case ["Dealt", dealt]:
                return ["Dealt", [other(cards) for cards in dealt]]
            case ["Given", who, card] if who == giver:
                return ["Given", who, other(card)]
            case ["Passed", gifts, far]:
                return ["Passed", [other(gift) if p == giver else gift for p, gift in enumerate(gifts)], far]
        return event

    names = {(giver, f"give {listed(given)[0]}"): f"give {listed(kept)[0]}"}
    since = next(n for n, entry in enumerate(past) if passed in entry["events"]) + 1
    new = [
        {
            **entry,
            "command": names.get((entry["seat"], entry["command"]), entry["command"]),
            "events": [again(event) for event in entry["events"]],
        }
        for entry in past[:since]
    ]
    return new + past[since:]


def first(cards: int) -> int:
    """One of some cards."""
    return cards & -cards


def opened(seats: int, past: list[Entry]) -> Match:
    """A match with this past."""
    match = Match("gaunerbande", seats, None, {"limit": LIMIT}, secret=SECRET, seeds=[b""] * seats, dealt=False)
    match.resume(past)
    return match


def pair(case: Case) -> tuple[World, World]:
    """Two worlds that differ, but not for the viewer."""
    luck = random.Random(case.seed)
    match, one = walked(case, luck)
    other = imagined(match, one, case, luck)
    replayed = opened(case.seats, other.past)
    for step in other.steps:
        acted(replayed, step)
    assert pack_state(match.state) != pack_state(replayed.state), "there is nothing to tell apart"
    assert pack_state(match.known(case.viewer)) == pack_state(replayed.known(case.viewer))
    assert case.round == 1 or one.past[:-1] != other.past[:-1], "the past is the same"
    return one, other
