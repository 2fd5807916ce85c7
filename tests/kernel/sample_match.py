"""A game for the tests of the kernel, and its record."""

import json
from typing import Any

from cutpurse import Match
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.record import header_of, link
from cutpurse.kernel.sealing import Step, seed_hash, substitute

SEEDS = [bytes([n] * 16) for n in range(3)]
HASHES = [seed_hash(seed) for seed in SEEDS]


def finished(seed: int = 1, seats: int = 4, **more: Any) -> Match:
    """A short game played at random to its end."""
    match = Match("gaunerbande", seats, seed=seed, options={"limit": 1}, **more)
    chance = Chance(seed)
    while actors := match.actors():
        seat = actors[chance.below(len(actors))]
        options = match.options(seat)
        match.play(seat, options[chance.below(len(options))])
    return match


def sealing() -> list[Step]:
    """Seat 0 opens its seed, seat 1 told it, seat 2 never opens it, seat 3 is a bot's."""
    return [
        {"step": "sealed", "at": 1000},
        {"step": "hashed", "seat": 2, "hash": HASHES[2], "at": 2000},
        {"step": "told", "seat": 1, "hash": HASHES[1], "at": 3000},
        {"step": "hashed", "seat": 0, "hash": HASHES[0], "at": 3000},
        {"step": "asked", "at": 4000},
        {"step": "opened", "seat": 0, "at": 4100},
        {"step": "missed", "seat": 2, "at": 14000},
    ]


def sealed_match() -> Match:
    """A short game whose seats added their seeds like this."""
    return finished(seeds=[SEEDS[0], SEEDS[1], substitute(HASHES[2]), b""], sealing=sealing())


def resealed(record: dict[str, Any]) -> str:
    """A record that somebody changed, who also mends the hashes."""
    chain = link("", header_of(record))
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
