"""Midnight Exchange: rummaging at once and in real time, then trading, for 2 to 4 (ME)."""

from cutpurse.games.midnight_exchange.game import (
    GAME,
    LOT,
    SIDES_BY_NAME,
    Markets,
    MidnightGame,
    art,
    cards,
    chosen,
    tell,
    tiles,
    view,
)
from cutpurse.games.midnight_exchange.manifest import MANIFEST

__all__ = [
    "GAME",
    "LOT",
    "MANIFEST",
    "SIDES_BY_NAME",
    "Markets",
    "MidnightGame",
    "art",
    "cards",
    "chosen",
    "tell",
    "tiles",
    "view",
]
