"""Gaunerbande: another world that one viewer cannot tell from the true one, dealt anew by the game's own sampler."""

from __future__ import annotations

import random
from typing import Any

from cutpurse.games.gaunerbande.events import distance
from cutpurse.games.gaunerbande.pieces import listed
from cutpurse.games.gaunerbande.state import GAVE, HAND, HELD, Gaunerbande
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import SPECTATOR
from cutpurse.kernel.match import Match
from tests.server.scenarios import Case, Entry, World


def imagined(match: Match, world: World, case: Case, luck: random.Random) -> World:
    """Another world that the viewer cannot tell from this one: other cards for the others, and other gifts."""
    eyes = SPECTATOR if case.viewer is None else case.viewer
    s = match.game.sampler(match.known(case.viewer), eyes).world(Chance(luck.randrange(1 << 30)))
    assert isinstance(s, Gaunerbande)
    seats, far = range(match.seats), int(distance(s))
    gifts = [int(s.cells[GAVE + p]) for p in seats]
    if s.owing:
        hands = [int(s.cells[HAND + p]) | gifts[p] for p in seats]
    else:
        hands = [int(s.cells[HELD + p]) & ~gifts[p - far] | gifts[p] for p in seats]
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
