"""Observation: what a seat knows, as words and numbers for a network; made from the typed view, whatever the game.

Seats are counted from the one who looks, so that everybody sees the table from the same side. A list of pieces tells
how many there are of each, and a list of anything else tells what lies at each place.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, final

from cutpurse.kernel.core import Seat, View
from cutpurse.kernel.game import Game
from cutpurse.kernel.layout import Tree, sampled_fields, typed
from cutpurse.kernel.manifest import find_manifest
from cutpurse.kernel.match import shown
from cutpurse.kernel.rulebook import LANGUAGES

NOBODY: Final = "none"
OWNER: Final = "seat"  # the part of a piece that says whose it is
WORDS: Final = ("word", "flag")


@final
class Observer:
    """Tells what the seats of one game see."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.fields = fields_of(game)

    def observe(self, view: View, seat: Seat) -> dict[str, int]:
        """What is to be seen, by name, and how much of it: a number as it is, and all else as often as it is there.

        Small numbers are told by name as well, since 3 of something may be quite another thing than 2.
        """
        found: dict[str, int] = {}
        for name, amount in self._table(shown(self.game, view, int(seat)), int(seat)):
            found[name] = found.get(name, 0) + amount
        return found

    def _table(self, table: dict[str, Any], seat: int) -> Iterator[tuple[str, int]]:
        seats = int(table["seats"])
        yield f"seats={seats}", 1
        for name, tree in self.fields.items():
            if name in table:
                yield from told(tree, table[name], name, seat, seats)


@cache
def fields_of(game: Game) -> dict[str, Tree]:
    """The fields of a game's view, by their types or else by the values of a few random games."""
    view = find_manifest(game.name).view
    return typed(view)[0] if view else sampled_fields(game)


def told(tree: Tree, value: Any, path: str, seat: int, seats: int) -> Iterator[tuple[str, int]]:
    """What a value tells, from the side of a seat."""
    if value is None:
        yield f"{path}={NOBODY}", 1
    elif isinstance(value, (bool, str)):
        yield f"{path}={word(value)}", 1
    elif isinstance(value, (int, float)):
        if tree.is_seat:
            yield f"{path}={from_side(round(value), seat, seats)}", 1
        else:
            number = round(value)
            yield path, number
            yield f"{path}={number}", 1
    elif isinstance(value, dict):
        for key, part in value.items():
            if key in LANGUAGES:
                continue
            inner = tree.parts.get(key) or tree.item or Tree("unknown")
            yield from told(inner, part, f"{path}.{key}", seat, seats)
    elif tree.per_seat and len(value) == seats:
        for player, part in enumerate(value):
            side = from_side(player, seat, seats)
            yield from told(tree.item or Tree("unknown"), part, f"{path}{side}", seat, seats)
    elif is_bag(tree):
        for item in value:
            yield f"{path}:{piece(tree.item, item, seat, seats)}", 1
    else:
        for place, item in enumerate(value):
            at = f".{place}"
            if isinstance(item, dict) and OWNER in item:  # whose it is tells more than where it lies
                at = from_side(item[OWNER], seat, seats)
            yield from told(tree.item or Tree("unknown"), item, f"{path}{at}", seat, seats)


def is_bag(tree: Tree) -> bool:
    """Whether it is a list in which only counts what is there: pieces that nothing but words tell, or seats."""
    item = tree.item
    if item is None or item.sort == "object":
        parts = [] if item is None else list(item.parts.values())
        return bool(parts) and all(part.sort in WORDS for part in parts)
    return item.sort == "word" or item.is_seat


def piece(tree: Tree | None, value: Any, seat: int, seats: int) -> str:
    """A piece of a list in one word."""
    if isinstance(value, dict):
        return "-".join(word(part) for part in value.values())
    return from_side(value, seat, seats) if tree is not None and tree.is_seat else word(value)


def word(value: object) -> str:
    """A word, a number or a flag as it is written in a name."""
    return NOBODY if value is None else str(value).lower()


def from_side(player: int | None, seat: int, seats: int) -> str:
    """Another seat, counted from this one: `+1` is the next to play. What is no seat, as the clock, stays as it is."""
    return f"+{(player - seat) % seats}" if player is not None and 0 <= player < seats else word(player)
