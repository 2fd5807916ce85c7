"""A game for the tests of the kernel, and its record."""

import json
from typing import Any

from cutpurse import Match
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.record import HEADER, link


def finished(seed: int = 1, seats: int = 4, **more: Any) -> Match:
    """A short game played at random to its end."""
    match = Match("gaunerbande", seats, seed=seed, options={"limit": 1}, **more)
    chance = Chance(seed)
    while actors := match.actors():
        seat = actors[chance.below(len(actors))]
        options = match.options(seat)
        match.play(seat, options[chance.below(len(options))])
    return match


def resealed(record: dict[str, Any]) -> str:
    """A record that somebody changed, who also mends the hashes."""
    chain = link("", {key: record[key] for key in HEADER})
    for line in record["entries"]:
        line.pop("hash")
        chain = link(chain, line)
        line["hash"] = chain
    record["hash"] = link(chain, record["outcome"])
    return json.dumps(record)


def text(record: dict[str, Any] | None) -> str:
    """A record as a person would write it down."""
    assert record is not None
    return json.dumps(record)
