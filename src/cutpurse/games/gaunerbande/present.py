"""Gaunerbande: a view and its events in the words of the notation, for people and clients."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from cutpurse.games.gaunerbande.events import distance
from cutpurse.games.gaunerbande.knowledge import hand_size, passing
from cutpurse.games.gaunerbande.pieces import BLACK, BLUE, COLOURS, GREEN, RED, listed, notation, worth
from cutpurse.games.gaunerbande.rules import UNITED, gang_value
from cutpurse.games.gaunerbande.state import BOTH_TRICKS, GAVE, HAND, HELD, LACKS, TAKEN, TOTAL, View
from cutpurse.kernel.core import Event, Seat
from cutpurse.kernel.sets import count, members


def present(v: View, viewer: Seat) -> dict[str, Any]:
    """All a viewer knows: the table, their own hand, and what everybody saw (GB-3.7)."""
    seats = range(v.seats)
    seated = viewer < v.seats
    giver = (viewer - distance(v)) % v.seats
    passed = not passing(v)
    known = [v.table[HAND + p] for p in seats]
    return {
        "phase": phase(v),
        "round": v.round,
        "limit": v.limit,
        "distance": distance(v),
        "hand": listed(v.table[HAND + viewer]) if seated else [],
        "gave": listed(v.table[GAVE + viewer]) if seated else [],
        "received": listed(v.table[GAVE + giver]) if seated and passed and distance(v) else [],
        "owing": members(v.owing),
        "hands": [hand_size(v, p) for p in seats],
        "known": [[] if p == viewer else listed(known[p]) for p in seats],
        "leader": None if passing(v) else v.leader,
        "led": letter(v.led) if v.led else None,
        "ahead": v.ahead if v.trick else None,
        "trick": laid(v, v.laid, v.leader, v.trick),
        "last_trick": laid(v, BOTH_TRICKS - v.laid, v.before, v.gone),
        "played": [listed(v.table[HELD + p] & ~known[p]) for p in seats],
        "taken": [listed(v.table[TAKEN + p]) for p in seats],
        "tricks": [count(v.table[TAKEN + p]) // v.seats for p in seats],
        "lacks": [[c for c, m in zip(COLOURS, SUITS, strict=True) if v.table[LACKS + p] & m == m] for p in seats],
        "points": [worth(v.seats, v.table[TAKEN + p]) for p in seats],
        "totals": [v.table[TOTAL + p] for p in seats],
        "gang": {"seat": v.turn, "value": gang_value(v, v.turn)} if phase(v) == "gang" else None,
    }


SUITS = (GREEN, BLUE, RED, BLACK)


def phase(v: View) -> str:
    """What the table waits for, in a word."""
    if v.stack is None:
        return "over"
    if passing(v):
        return "passing"
    return "gang" if v.stack.frame is UNITED else "tricks"


def laid(v: View, place: int, leader: Seat, cards: int) -> list[dict[str, Any]]:
    """The cards of a trick in the order they were played."""
    order = [(leader + i) % v.seats for i in range(v.seats)]
    lying = [(p, v.table[place + p]) for p in order]
    return [{"seat": p, "card": notation(card)} for p, card in lying if card & cards]


def letter(colour: int) -> str:
    """The letter of a colour."""
    return COLOURS[SUITS.index(colour)]


def tell(event: Event[Any]) -> dict[str, Any]:
    """An event with its cards in notation: the script for logs and animation; a hidden card is None."""
    told: dict[str, Any] = {"event": type(event).__name__}
    for name in type(event).fields:
        value = getattr(event, name)
        if name == "card":
            told[name] = notation(value) if value else None
        elif name in ("hands", "gifts"):
            told[name] = [listed(cards) if cards else None for cards in value]
        elif name == "frame":
            told[name] = type(value).__name__
        else:
            told[name] = value
    return told


@cache
def names() -> dict[str, dict[str, str]]:
    """What each card is called, by notation and language (GB-0.2)."""
    data = tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))
    found: dict[str, dict[str, str]] = {}
    for letter in COLOURS:
        for entry in data["rogues" if letter == "k" else "professions"]:
            found[f"{letter}{entry['value']}"] = {"de": entry["de"], "en": entry["en"]}
    found["r10"] = {"de": data["red_10"]["de"], "en": data["red_10"]["en"]}
    return found
