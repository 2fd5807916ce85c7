"""A game for the tests of the kernel, and its record."""

import json
from typing import Any

from cutpurse import Match
from cutpurse.kernel.chance import Chance


def finished(seed: int = 1, seats: int = 4, **more: Any) -> Match:
    """A short game played at random to its end."""
    match = Match("gaunerbande", seats, seed=seed, options={"limit": 1}, **more)
    chance = Chance(seed)
    while actors := match.actors():
        seat = actors[chance.below(len(actors))]
        options = match.options(seat)
        match.play(seat, options[chance.below(len(options))])
    return match


def text(record: dict[str, Any] | None) -> str:
    """A record as a person would write it down."""
    assert record is not None
    return json.dumps(record)
