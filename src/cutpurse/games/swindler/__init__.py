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

__all__ = ["GAME", "THIEVES", "SwindlerGame", "cards", "dealers", "orders", "small_things", "tell", "tiles", "view"]
