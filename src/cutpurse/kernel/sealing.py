"""Sealing: in which order a table's commitment, the hashes of its seats' seeds and the seeds themselves were given.

A record may tell it as a list of steps: `sealed` (the table was made, its commitment fixed), then for every seat that
added a seed `hashed` (only the hash was given) or `told` (the seed itself), then `asked` (nothing can change any more,
all hashes are shown), then for every hash `opened` or `missed`. Every step has a time, in milliseconds since 1970.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

Step = dict[str, Any]  # {"step": "hashed", "seat": 0, "hash": "9f86…", "at": 1700000000000}

HASH: Final = re.compile("[0-9a-f]{64}")
GIVEN: Final = ("hashed", "told")  # how a seat's share is fixed
ENDED: Final = ("opened", "missed")  # how it ends for a seat that gave only a hash
PARTS: Final[dict[str, tuple[str, ...]]] = {  # of each step, in order
    "sealed": ("at", "step"),
    "hashed": ("at", "hash", "seat", "step"),
    "told": ("at", "hash", "seat", "step"),
    "asked": ("at", "step"),
    "opened": ("at", "seat", "step"),
    "missed": ("at", "seat", "step"),
}


def seed_hash(seed: bytes) -> str:
    """The hash by which a seat fixes its seed without telling it."""
    return sha256(seed).hexdigest()


def substitute(hash: str) -> bytes:
    """What counts instead of a seed that was not opened: fixed with its hash, so that nobody can choose it later."""
    return bytes.fromhex(hash)


def seats_that(steps: Sequence[Step], step: str) -> list[int]:
    """The seats with such a step, in its order: `told`, `opened`, `missed` …"""
    return [found["seat"] for found in steps if found["step"] == step]


def fault(steps: object, seeds: Sequence[bytes]) -> str | None:
    """The first thing that is wrong with the steps of a record, given the seeds that its luck came from."""
    if not isinstance(steps, list) or not steps:
        return "the steps of the sealing are missing"
    hashes: dict[int, str] = {}  # by seat
    kept: set[int] = set()  # seats whose seeds are still to be opened
    known: dict[int, bytes] = {}  # by seat, what its share must be if the step says so
    asked = False
    time = 0
    for n, step in enumerate(steps):
        wrong = _unreadable(step, len(seeds))
        if wrong is not None:
            return wrong
        name = step["step"]
        if (name == "sealed") != (n == 0):
            return "the commitment does not come first" if n == 0 else "the table was sealed twice"
        if step["at"] < time:
            return f"step {n} comes before the one in front of it"
        time = step["at"]
        if name == "asked":
            if asked:
                return "the seats were asked twice to open their seeds"
            asked = True
        elif name in GIVEN:
            seat = step["seat"]
            if asked:
                return f"the hash of seat {seat} comes after the seats were asked to open their seeds"
            if seat in hashes:
                return f"seat {seat} has two hashes"
            hashes[seat] = step["hash"]
            if name == "hashed":
                kept.add(seat)
        elif name in ENDED:
            seat = step["seat"]
            if not asked:
                return f"seat {seat} opened its seed before all hashes were fixed"
            if seat not in kept:
                return f"seat {seat} has nothing to open"
            kept.remove(seat)
            if name == "missed":
                known[seat] = substitute(hashes[seat])
    if not asked or kept:
        return "not every hash was opened or replaced"
    return _wrong_seed(hashes, known, seeds)


def _wrong_seed(hashes: dict[int, str], known: dict[int, bytes], seeds: Sequence[bytes]) -> str | None:
    for seat, seed in enumerate(seeds):
        if seat in known:
            if seed != known[seat]:
                return f"seat {seat} did not open its seed, but something else counts than its hash"
        elif seat in hashes:
            if seed_hash(seed) != hashes[seat]:
                return f"the seed of seat {seat} does not fit its hash"
        elif seed:
            return f"the seed of seat {seat} was never fixed"
    return None


def _unreadable(step: object, seats: int) -> str | None:
    """Why a step cannot be one: an unknown name, a part too many, a seat that is not there."""
    if not isinstance(step, dict):
        return "a step of the sealing cannot be read"
    name = step.get("step")
    parts = PARTS.get(name) if isinstance(name, str) else None
    if parts is None:
        return "a step of the sealing is unknown"
    if tuple(sorted(step)) != parts or type(step["at"]) is not int:
        return f"the step {name!r} of the sealing cannot be read"
    if "seat" in parts and (type(step["seat"]) is not int or not 0 <= step["seat"] < seats):
        return f"the step {name!r} is about a seat that is not there"
    if "hash" in parts and (not isinstance(step["hash"], str) or HASH.fullmatch(step["hash"]) is None):
        return f"what seat {step['seat']} gave is not a hash"
    return None
