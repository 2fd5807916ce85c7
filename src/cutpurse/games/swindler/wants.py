"""Swindler: whether the tiles of a set are enough for what its orders and dealers ask for (SW-4.5, SW-4.6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cutpurse.games.swindler.pieces import (
    BACKGROUND,
    BAGS,
    COLOUR_NAMES,
    JOKER,
    KEY,
    KEY_ANY,
    KINDS,
    OBJECT,
    is_key,
    worth,
)
from cutpurse.kernel.components import Slip
from cutpurse.kernel.sets import Row, Set, count, members, one

ALL_KINDS: Final = 0xFFF_FFFF_FFFF_FFFF  # all 60
ANYWHERE: Final = "[bags], [neutral]"  # where a set counts its tiles


@final
class Want:
    """So many tiles out of some kinds, what the file calls them, and the tables that count them."""

    def __init__(self, key: str, word: str, kinds: Set, n: int, table: str = ANYWHERE) -> None:
        self.key = key
        self.word = word
        self.kinds = kinds
        self.n = n
        self.table = table


def showing(object: i64) -> Set:
    """The kinds of tiles that show an object; for any key, those that show some key."""
    kinds: Set = 0
    for kind in range(KINDS):
        if OBJECT[kind] == object or (object == KEY_ANY and is_key(OBJECT[kind])):
            kinds |= one(kind)
    return kinds


def counting_as(object: i64) -> Set:
    """The kinds of tiles that meet an order's symbol: a three-key tile is a key of every colour (SW-4.2)."""
    return showing(object) | showing(JOKER) if is_key(object) else showing(object)


def with_background(colour: i64) -> Set:
    """The kinds of tiles with this background."""
    kinds: Set = 0
    for kind in range(KINDS):
        if BACKGROUND[kind] == colour:
            kinds |= one(kind)
    return kinds


def tiles_of(tiles: Row, kinds: Set) -> int:
    """How many tiles there are of some kinds."""
    return sum(int(tiles[kind]) for kind in members(kinds))


def enough(tiles: Row, wants: list[Want]) -> bool:
    """Whether all wants can be met at once, each tile serving one: any few of them must find tiles enough (Hall)."""
    total = sum(want.n for want in wants)
    scarce = [want for want in wants if tiles_of(tiles, want.kinds) < total]  # the others are never short of tiles
    for few in range(1, 2 ** len(scarce)):
        kinds: Set = 0
        n = 0
        for w in members(few):
            kinds |= scarce[w].kinds
            n += scarce[w].n
        if tiles_of(tiles, kinds) < n:
            return False
    return True


def unmet(tiles: Row, name: str, key: str, wants: list[Want], diffkeys: int) -> list[Slip]:
    """The slips of an entry that asks for more than there is: in one want, or in all of them together."""
    slips: list[Slip] = []
    for want in wants:
        if (most := tiles_of(tiles, want.kinds)) < want.n:
            slips.append(beyond(name, want.key, want.word, want.n, most, want.table))
    if (most := different_keys(tiles)) < diffkeys:
        slips.append(beyond(name, key, "diffkeys", diffkeys, most, ANYWHERE))
    ways = [colours for colours in range(16) if count(colours) == diffkeys]
    if not slips and not any(enough(tiles, wants + keys_of(colours)) for colours in ways):
        slips.append(Slip("slip-together", name, key=key, table=ANYWHERE))
    return slips


def beyond(name: str, key: str, word: str, count: int, most: int, table: str) -> Slip:
    """The slip of an entry that asks for more of a thing than a table has."""
    return Slip("slip-beyond", name, key=key, word=word, count=count, most=most, table=table)


def keys_of(colours: Set) -> list[Want]:
    """A key of each of some colours."""
    return [Want("needs", "diffkeys", counting_as(KEY + colour), 1) for colour in members(colours)]


def different_keys(tiles: Row) -> int:
    """The most keys of different colours; a three-key tile stands in for a colour that is missing."""
    colours = sum(1 for colour in range(4) if tiles_of(tiles, showing(KEY + colour)))
    return min(4, colours + tiles_of(tiles, showing(JOKER)))


def coins_shown(tiles: Row) -> int:
    """The coins on all tiles together (SW-4.2)."""
    return sum(int(tiles[kind] * worth(OBJECT[kind])) for kind in range(KINDS))


def undrawable(tiles: Row, name: str, only: i64, drawn: int, pairs: int) -> list[Slip]:
    """The slips of an order for a steal that no bag has the loot for, or not the only one allowed if that is not -1."""
    bags = [only] if only >= 0 else list(range(BAGS))
    loot = [tiles_of(tiles, with_background(bag)) for bag in bags]
    alike = [sum(int(tiles[kind]) // 2 for kind in members(with_background(bag))) for bag in bags]
    table = f"[bags.{COLOUR_NAMES[only]}]" if only >= 0 else "[bags]"
    slips: list[Slip] = []
    if drawn > max(loot):
        slips.append(beyond(name, "needs", "draw", drawn, max(loot), table))
    if pairs > max(alike):
        slips.append(beyond(name, "needs", "pair", pairs, max(alike), table))
    if not slips and not any(loot[b] >= drawn and alike[b] >= pairs for b in range(len(bags))):
        slips.append(Slip("slip-together", name, key="needs", table=table))
    return slips
