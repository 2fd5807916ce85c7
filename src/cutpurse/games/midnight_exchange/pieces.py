"""Midnight Exchange: locations, finds, art, numbers and commands (ME-1.1 to ME-1.3, ME-2.3)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from cutpurse.kernel.core import Menu
from cutpurse.kernel.sets import One, one

Location: TypeAlias = Literal["garage", "desk", "safe"]
Find: TypeAlias = Literal["jewels", "notes", "leather_bag", "iron_key", "brass_key", "gem", "empty_drawer", "gold_bar"]
SilverKind: TypeAlias = Literal["manuscript", "chalice", "statue"]
GoldKind: TypeAlias = Literal["jewellery", "clock", "painting"]
ArtKind: TypeAlias = Literal[SilverKind, GoldKind]
Side: TypeAlias = Literal["a", "b"]
LOCATION_NAMES: Final[list[str]] = [*get_args(Location)]
FIND_NAMES: Final[list[str]] = [*get_args(Find)]
ART_NAMES: Final[list[str]] = [*get_args(ArtKind)]
SIDE_NAMES: Final[list[str]] = [*get_args(Side)]

PLAYERS: Final = 4  # the most at a table
LOCATIONS: Final = 3
GARAGE: Final = 0
DESK: Final = 1
SAFE: Final = 2
TILES: Final = 54
TILES_THERE: Final = 18  # at each location (ME-1.1)
SLOTS: Final = 6  # of a tray (ME-2.3)

FINDS: Final = 8
LEATHER_BAG: Final = 2
IRON_KEY: Final = 3
BRASS_KEY: Final = 4

KINDS: Final = 6  # of art
SILVER: Final = 3  # the first three are silver, the others gold (ME-1.3)
SILVER_POINTS: Final = 1  # for an object in store (ME-6.3)
GOLD_POINTS: Final = 2
ALL_ART: Final = 60
CARDS: Final = 24
STEPS: Final = 4  # the most a track has
BOXED_ART: Final = 20  # what two players do without (ME-1.4)
BOXED_CARDS: Final = 8

MARKETS: Final = 4
SIDES: Final = 2
ART_SPACES: Final = 4  # the most of a market
NOTCHES: Final = 3  # the most cards of a market
PRICE: Final = 4  # the most finds it asks for
USUAL_PATIENCE: Final = 3  # rounds without a trade that end the game, if nothing else is agreed on (ME-6.6)
MOTIONS_HELD: Final = 8  # of a hand, for which a tile may be held at the least (ME-3.3)

# --- commands ---
REACH: Final = Menu(
    0,
    [f"grab {tile}" for tile in range(1, TILES + 1)] + [f"return {slot}" for slot in range(1, SLOTS + 1)] + ["escape"],
)
HOLD: Final = Menu(61, ["keep", "back up", "back down"])
TICK: Final = Menu(64, ["time up"] + [f"drop {seat}" for seat in range(PLAYERS)])
TRADE: Final = Menu(
    69,
    [f"buy {market} art {space}" for market in range(1, MARKETS + 1) for space in range(1, ART_SPACES + 1)]
    + [f"buy {market} card {notch}" for market in range(1, MARKETS + 1) for notch in range(1, NOTCHES + 1)]
    + ["bag", "pass"],
)
DONE: Final = Menu(99, ["done"])
PLACE_SILVER: Final = Menu(100, [f"place {kind} on {n}" for kind in ART_NAMES[:SILVER] for n in range(1, 19)])
PLACE_GOLD: Final = Menu(154, [f"place {kind} on {n}" for kind in ART_NAMES[SILVER:] for n in range(1, 19)])

RETURNS: Final = TILES  # where the parts of REACH begin
ESCAPE: Final = one(TILES + SLOTS)
KEEP: Final = one(0)
BACK_UP: Final = one(1)
BACK_DOWN: Final = one(2)
TIME_UP: Final = one(0)
DROPS: Final = 1  # where TICK begins to name a seat
BUY_CARD: Final = MARKETS * ART_SPACES  # where the parts of TRADE begin
BAG: Final = one(MARKETS * (ART_SPACES + NOTCHES))
PASS: Final = one(MARKETS * (ART_SPACES + NOTCHES) + 1)
IN_ROW: Final = 18  # collections that PLACE can name


def buy_art(market: i64, space: i64) -> One:
    """The choice of TRADE that takes an art object."""
    return one(market * ART_SPACES + space)


def buy_card(market: i64, notch: i64) -> One:
    """The choice of TRADE that takes a prestige card."""
    return one(BUY_CARD + market * NOTCHES + notch)
