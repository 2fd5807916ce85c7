"""Swindler: a game of luck, nerve and accomplices for 2 to 4 (SW)."""

from cutpurse.games.swindler.game import (
    GAME,
    THIEVES,
    SwindlerGame,
    cards,
    dealers,
    orders,
    small_things,
    tell,
    tiles,
    view,
)
from cutpurse.games.swindler.manifest import MANIFEST

__all__ = [
    "GAME",
    "MANIFEST",
    "THIEVES",
    "SwindlerGame",
    "cards",
    "dealers",
    "orders",
    "small_things",
    "tell",
    "tiles",
    "view",
]
