"""Mutations of real JSON documents: most of a document stays as it was, so that what reads it gets far."""

from __future__ import annotations

import json
from copy import deepcopy
from hashlib import sha256
from typing import Any, NamedTuple

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

DEEP = "@deep "  # stands for as many brackets as the number after it says
NESTED = (40, 200, 900, 3000, 100_000)
JUNK: tuple[Any, ...] = (
    *(True, False, None, 0, 1, -1, 2, 7, 61, 62, 63, 64, 255, 1 << 31, 1 << 62, 1 << 63, -(1 << 63), 1 << 64, 10**40),
    *(1.0, 0.5, -0.0, 1e308, float("nan"), float("inf"), 10**4000),
    *("", "x", "1", "true", "\ud800", "\x00", "\u202e", "ß" * 300, "__class__", "Entered", "Left", "constructor"),
    *([], {}, [1], [[]], ["Entered"], ["Left"], ["Entered", ["Left"]], [True], ["x"], {"n": 1}, [1 << 62] * 3),
    *(f"{DEEP}{depth}" for depth in NESTED),
)


class Mutation(NamedTuple):
    """One change: which place, as a number among all places, what is done there, and with what."""

    place: int
    kind: str
    other: int
    number: int


KINDS = ("junk", "add", "delete", "repeat", "swap", "copy", "name")
mutations: SearchStrategy[list[Mutation]] = st.lists(
    st.builds(
        Mutation,
        st.integers(0, 1 << 20),
        st.sampled_from(KINDS),
        st.integers(0, 1 << 20),
        st.integers(-3, 64),
    ),
    min_size=1,
    max_size=3,
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a document: what holds it, and its key there."""
    found: list[tuple[Any, Any]] = []
    rest = [value]
    while rest:
        holder = rest.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        for key in keys:
            found.append((holder, key))
            if isinstance(holder[key], (dict, list)):
                rest.append(holder[key])
    return found


def mutated(document: Any, changes: list[Mutation]) -> Any:
    """A copy of a document with these changes."""
    found = deepcopy(document)
    for change in changes:
        apply(found, change)
    return found


def apply(document: Any, change: Mutation) -> None:
    """Change one place of a document."""
    all_places = places(document)
    if not all_places:
        return
    holder, key = all_places[change.place % len(all_places)]
    there, then = all_places[change.other % len(all_places)]
    value = holder[key]
    if change.kind == "junk":
        holder[key] = deepcopy(JUNK[change.other % len(JUNK)])
    elif change.kind == "add":
        holder[key] = value + change.number if type(value) is int else change.number
    elif change.kind == "delete":
        del holder[key]
    elif change.kind == "repeat":
        if isinstance(holder, list):
            holder.insert(key, deepcopy(value))
        else:
            holder[f"{key}{change.number}"] = deepcopy(value)
    elif change.kind == "name" and isinstance(value, str):
        words = [held[at] for held, at in all_places if isinstance(held[at], str)]
        holder[key] = words[change.other % len(words)]
    elif change.kind == "swap":
        swapped = deepcopy(there[then])
        there[then] = deepcopy(value)
        holder[key] = swapped
    else:
        holder[key] = deepcopy(there[then])


def deepened(text: str) -> str:
    """A text of JSON with the brackets that it speaks of."""
    for depth in NESTED:
        mark = f'"{DEEP}{depth}"'
        if mark in text:
            text = text.replace(mark, "[" * depth + "]" * depth)
    return text


def compact(value: object) -> str:
    """The one text of a value, as hashes are made of it."""
    return deepened(json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False))


def link(before: str, value: object) -> str:
    """A link in the chain of hashes, by a hand of its own: what is read may be too deep for the real one."""
    return sha256((before + compact(value)).encode("utf-8", "surrogatepass")).hexdigest()[:32]
