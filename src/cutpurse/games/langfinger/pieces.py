"""Langfinger: tools, loot, fences, places and commands (LF-1.4, LF-1.5)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from cutpurse.kernel.core import Menu
from cutpurse.kernel.sets import Set, one

Tool: TypeAlias = Literal["lockpick", "hammer", "pliers", "blowtorch", "plan"]
Kind: TypeAlias = Literal["money", "gold", "jewellery", "coins", "statue", "painting"]
Lock: TypeAlias = Literal["chest", "safe", "showcase", "pillar"]
Place: TypeAlias = Literal["city", "villa", "ruin", "museum", "harbour"]  # in the order in which a round visits them
IdleReason: TypeAlias = Literal["empty", "tools", "taken", "loot", "unwanted"]  # nothing is there; what the stone lacks
TOOL_NAMES: Final[list[str]] = [*get_args(Tool)]
KIND_NAMES: Final[list[str]] = [*get_args(Kind)]
LOCK_NAMES: Final[list[str]] = [*get_args(Lock)]
PLACE_NAMES: Final[list[str]] = [*get_args(Place)]
HELD_BY: Final = {
    "chest": ["money"],
    "safe": ["gold", "jewellery"],
    "showcase": ["coins", "statue"],
    "pillar": ["painting"],
}
COLOURS: Final = ["red", "brown", "green", "yellow", "blue"]

TOOLS: Final = 5
KINDS: Final = 6
CASH: Final = 0  # the kind in chests
CHEST: Final = 0
CITY: Final = 0
VILLA: Final = 1
RUIN: Final = 2
MUSEUM: Final = 3
HARBOUR: Final = 4
PLACES: Final = 5
SPACES: Final = 5  # at each place (LF-2.2)

STONES: Final = 3  # of each player (LF-1.1)
HAUL: Final = 2  # tools a stone takes in the City (LF-3.2)
TARGET: Final = 20  # money that ends the game (LF-5.1)
PATIENCE: Final = 5  # rounds without money that end it, if nothing else is agreed on (LF-5.4)
FIRST_HAND: Final = [2, 3, 4]  # tools of the start player, the left neighbour, everyone else (LF-1.3)

ALL_TOOLS: Final = 60  # the totals of a set (LF-1.2)
ALL_LOOT: Final = 30
ALL_FENCES: Final = 14
SLOTS: Final = 8  # the most cards that lie at the Villa, and at the Museum
STALLS: Final = 10  # the most fences at the Harbour
EXCHANGES: Final = 5
GIVES: Final = 5  # the most tools an exchange space takes
GETS: Final = 6  # the most tools it gives

# --- commands ---
CHOOSE: Final = Menu(0, ["choose " + tool for tool in TOOL_NAMES])
PLACE: Final = Menu(
    5,
    ["place " + place for place in PLACE_NAMES]
    + [f"place {place} {space}" for place in PLACE_NAMES for space in range(1, SPACES + 1)],
)
TAKE: Final = Menu(35, ["take " + tool for tool in TOOL_NAMES])
ACT: Final = Menu(
    40,
    [f"rob {slot}" for slot in range(1, SLOTS + 1)]
    + [f"rob {slot} with rogue" for slot in range(1, SLOTS + 1)]
    + [f"swap {gives}>{gets}" for gives in range(1, GIVES + 1) for gets in range(1, GETS + 1)]
    + [f"visit {stall}" for stall in range(1, STALLS + 1)]
    + ["decline"],
)
DISCARD: Final = Menu(97, ["discard " + tool for tool in TOOL_NAMES])
SELL: Final = Menu(102, [f"sell {n}" for n in range(1, ALL_LOOT + 1)] + ["enough"])

SPACE_NAMED: Final = 5  # where PLACE begins to name the space too
WITH_ROGUE: Final = SLOTS  # where the parts of ACT begin
SWAPS: Final = 2 * SLOTS
VISITS: Final = 2 * SLOTS + GIVES * GETS
DECLINE: Final = one(2 * SLOTS + GIVES * GETS + STALLS)
ENOUGH: Final = one(ALL_LOOT)


def exchange_choice(gives: i64, gets: i64) -> Set:
    """The choice `swap gives>gets` of ACT."""
    return one(SWAPS + (gives - 1) * GETS + gets - 1)
