"""Games as one server plays them: what happened before, what happens now, and through whose eyes it is looked at."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from cutpurse.kernel.match import Match

SECRET = bytes(range(32))
LIMIT = 1000  # points: so that there is a round after this one
OPTIONS: dict[str, dict[str, int | str]] = {
    "gaunerbande": {"limit": LIMIT},
    "langfinger": {"free_spaces": "off", "rogues": "random", "stalled": 5, "max_rounds": 0},
    "midnight-exchange": {
        "markets": "random",
        "rummage_seconds": 30,
        "hold_seconds": 3,
        "hand_ms": 350,
        "memory": "on",
        "short_two": "on",
        "placing": "hand",
        "max_rounds": 0,
    },
    "swindler": {"thieves": "random", "hustler": "passes", "odds": "shown", "max_rounds": 0},
}


class Step(NamedTuple):
    """Something that happens at the table: a `play`, an `undo` that is free, or one that the others `agree` to."""

    what: str
    seat: int
    command: str = ""


Entry = dict[str, Any]  # as the kernel writes it


class World(NamedTuple):
    """A game up to the beginning of a round, and what becomes of it."""

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
    game: str = "gaunerbande"

    @property
    def people(self) -> int:
        """How many of those who play are people; bots have the seats after theirs."""
        return 1 if self.alone else self.seats - 1


def walked(case: Case, luck: random.Random) -> tuple[Match, World]:
    """A random game so far; only the viewer takes back what all have seen, as others would show their cards twice."""
    match = begun(case)
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
    assert match.actors(), "the game is over"
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


def round_of(match: Match) -> int:
    """Which round it is."""
    return int(match.view(None)["round"])


def begun(case: Case, dealt: bool = True) -> Match:
    """The match of a case, before anything was done."""
    seeds = [b""] * case.seats
    return Match(case.game, case.seats, None, OPTIONS[case.game], secret=SECRET, seeds=seeds, dealt=dealt)


def opened(case: Case, past: list[Entry]) -> Match:
    """A match with this past."""
    match = begun(case, dealt=False)
    match.resume(past)
    return match
