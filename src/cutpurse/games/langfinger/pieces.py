"""Langfinger: tools, loot, fences, places and commands; the faces come from components.toml (LF-1.4, LF-1.5)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from cutpurse.kernel.components import MISSING, BadComponents, Entry, Faces, Slip, listed, named, parsed, said
from cutpurse.kernel.core import Menu
from cutpurse.kernel.sets import Row, Set, one, zeros

TOOL_NAMES: Final = ["lockpick", "hammer", "pliers", "blowtorch", "plan"]
KIND_NAMES: Final = ["money", "gold", "jewellery", "coins", "statue", "painting"]
LOCK_NAMES: Final = ["chest", "safe", "showcase", "pillar"]
PLACE_NAMES: Final = ["city", "villa", "ruin", "museum", "harbour"]
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
PATIENCE: Final = 5  # rounds without money that end it (LF-5.4)
FIRST_HAND: Final = [2, 3, 4]  # tools of the start player, the left neighbour, everyone else (LF-1.3)

ALL_TOOLS: Final = 60  # the totals of a set (LF-1.2)
ALL_LOOT: Final = 30
ALL_FENCES: Final = 14
SLOTS: Final = 8  # the most cards that lie at the Villa, and at the Museum
STALLS: Final = 10  # and at the Harbour
EXCHANGES: Final = 5
GIVES: Final = 5  # the most tools an exchange space takes
GETS: Final = 6  # and gives

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


# --- faces ---
@final
class LangfingerFaces(Faces):
    """A set of Langfinger in numbers. A back is named by the first card that has it."""

    def __init__(self, text: str, title: str) -> None:
        super().__init__(text, title)
        self.tools: Row = zeros(TOOLS)  # how many there are of each
        self.display: Row = zeros(6 * PLACES)  # cards at a place, by players and place (LF-1.4)
        self.gives: Row = zeros(EXCHANGES)  # tools an exchange space takes,
        self.gets: Row = zeros(EXCHANGES)  # and gives (LF-3.6)
        self.rogues = [""] * TOOLS  # their names, by tool
        self.colours = [""] * TOOLS
        self.loot = [""] * ALL_LOOT  # ids of cards
        self.fences = [""] * ALL_FENCES
        self.back: Row = zeros(ALL_LOOT)
        self.lock: Row = zeros(ALL_LOOT)
        self.price: Row = zeros(ALL_LOOT * TOOLS)  # tools of each kind that a card takes
        self.cost: Row = zeros(ALL_LOOT)  # and how many in all
        self.kind: Row = zeros(ALL_LOOT)
        self.value: Row = zeros(ALL_LOOT)
        self.could_be: Row = zeros(ALL_LOOT)  # the kinds that a back may hide, by back
        self.buys: Row = zeros(ALL_FENCES)  # the kinds a fence shows,
        self.up_to: Row = zeros(ALL_FENCES * KINDS)  # how often,
        self.bonus: Row = zeros(ALL_FENCES * KINDS)  # and what it pays on top


def exchange_choice(gives: i64, gets: i64) -> Set:
    """The choice `swap gives>gets` of ACT."""
    return one(SWAPS + (gives - 1) * GETS + gets - 1)


OWN: Final = Path(__file__).with_name("components.toml")
REMEMBERED: Final = 256  # house sets kept ready


def components() -> str:
    """The text of our own set."""
    return OWN.read_text(encoding="utf-8")


@lru_cache(REMEMBERED)
def faces(text: str) -> LangfingerFaces:
    """The set that a component file describes, our own for an empty text; BadComponents says what is wrong with it."""
    data = parsed(text or components())
    slips: list[Slip] = []
    top = Entry("", data, slips)
    title = top.name_of("title") if "title" in data else ""
    found = LangfingerFaces(text, title)
    for key in ("title", "tools", "display", "ruin", "rogues", "loot", "fences"):
        top.asked.add(key)
    top.done()
    read_tools(found, data, slips)
    read_display(found, data, slips)
    read_ruin(found, data, slips)
    read_rogues(found, data, slips)
    read_loot(found, data, slips)
    read_fences(found, data, slips)
    if not any(slip.entry.startswith(("tools", "loot", "fences")) for slip in slips):
        check_whole(found, slips)
    if slips:
        raise BadComponents(slips)
    return found


def read_tools(found: LangfingerFaces, data: dict[str, Any], slips: list[Slip]) -> None:
    """`[tools]`: how many cards of each tool."""
    table = data.get("tools")
    if not isinstance(table, dict):
        slips.append(Slip("slip-table", "tools", found=said(table), table="[tools]"))
        return
    before = len(slips)
    entry = Entry("tools", table, slips)
    total = 0
    for t, tool in enumerate(TOOL_NAMES):
        n = entry.number(tool, 1, ALL_TOOLS)
        found.tools[t] = n
        total += n
    entry.done()
    if total != ALL_TOOLS and len(slips) == before:
        slips.append(Slip("slip-total", "tools", count=total, size=ALL_TOOLS))


def read_display(found: LangfingerFaces, data: dict[str, Any], slips: list[Slip]) -> None:
    """`[display.N]`: how many cards lie at each place with N players (LF-1.4)."""
    table = data.get("display")
    counts = ["2", "3", "4", "5"]
    if not isinstance(table, dict):
        tables = ", ".join(f"[display.{count}]" for count in counts)
        slips.append(Slip("slip-tables", "display", found=said(table), allowed=tables))
        return
    for count in counts:
        if count not in table:
            slips.append(Slip("slip-table", f"display {count}", found=MISSING, table=f"[display.{count}]"))
    for entry in named(slips, "display", table, counts):
        at = int(entry.name.split()[1]) * PLACES
        found.display[at + CITY] = entry.number("city", 1, ALL_TOOLS)
        found.display[at + VILLA] = entry.number("villa", 1, SLOTS)
        found.display[at + MUSEUM] = entry.number("museum", 1, SLOTS)
        found.display[at + HARBOUR] = entry.number("harbour", 1, STALLS)
        entry.done()


def read_ruin(found: LangfingerFaces, data: dict[str, Any], slips: list[Slip]) -> None:
    """`[[ruin]]`: the exchange spaces (LF-3.6)."""
    for x, entry in enumerate(listed(slips, data, "ruin", EXCHANGES)[:EXCHANGES]):
        found.gives[x] = entry.number("discard", 1, GIVES)
        found.gets[x] = entry.number("draw", 1, GETS)
        entry.done()


def read_rogues(found: LangfingerFaces, data: dict[str, Any], slips: list[Slip]) -> None:
    """`[[rogues]]`: one for each tool (LF-1.1)."""
    for entry in listed(slips, data, "rogues", TOOLS)[:TOOLS]:
        before = len(slips)
        t = TOOL_NAMES.index(entry.word("tool", TOOL_NAMES))
        if found.rogues[t] and len(slips) == before:
            entry.wrong("slip-again", key="tool", found=said(TOOL_NAMES[t]), allowed=", ".join(TOOL_NAMES))
        found.rogues[t] = entry.name_of("name")
        before = len(slips)
        colour = entry.word("colour", COLOURS)
        if colour in found.colours and len(slips) == before:
            entry.wrong("slip-again", key="colour", found=said(colour), allowed=", ".join(COLOURS))
        found.colours[t] = colour
        entry.done()


def read_loot(found: LangfingerFaces, data: dict[str, Any], slips: list[Slip]) -> None:
    """`[[loot]]`: back and front of each card (LF-1.5)."""
    for card, entry in enumerate(listed(slips, data, "loot", ALL_LOOT)[:ALL_LOOT]):
        found.loot[card] = entry.name.split()[1]
        before = len(slips)
        lock = entry.word("lock", LOCK_NAMES)
        held = HELD_BY[lock] if len(slips) == before else KIND_NAMES  # a wrong lock tells nothing about the kind
        found.lock[card] = LOCK_NAMES.index(lock)
        tools = entry.words("tools", TOOL_NAMES, 2, 3)
        found.cost[card] = len(tools)
        for tool in tools:
            found.price[card * TOOLS + TOOL_NAMES.index(tool)] += 1
        found.kind[card] = KIND_NAMES.index(entry.word("kind", held))
        found.value[card] = entry.number("value", 1, TARGET)
        entry.done()
        back = first_alike(found, card)
        found.back[card] = back
        found.could_be[back] |= one(found.kind[card])


def first_alike(found: LangfingerFaces, card: i64) -> i64:
    """The first card with the same back."""
    for other in range(card):
        same = found.lock[other] == found.lock[card]
        for t in range(TOOLS):
            if found.price[other * TOOLS + t] != found.price[card * TOOLS + t]:
                same = False
        if same:
            return other
    return card


def read_fences(found: LangfingerFaces, data: dict[str, Any], slips: list[Slip]) -> None:
    """`[[fences]]`: the kinds each buys, how many at once, and what it pays on top (LF-3.7, LF-3.8)."""
    for fence, entry in enumerate(listed(slips, data, "fences", ALL_FENCES)[:ALL_FENCES]):
        found.fences[fence] = entry.name.split()[1]
        for deal in entry.table("buys", KIND_NAMES[1:]):
            kind = KIND_NAMES.index(deal.name.split()[-1])
            found.buys[fence] |= one(kind)
            found.up_to[fence * KINDS + kind] = deal.number("up_to", 1, 2, usual=1)
            found.bonus[fence * KINDS + kind] = deal.number("bonus", 0, TARGET, usual=0)
            deal.done()
        entry.done()


def check_whole(found: LangfingerFaces, slips: list[Slip]) -> None:
    """Every card can be robbed, and every kind sold; note the cards that can be told from behind."""
    sold: i64 = one(CASH)
    for fence in range(ALL_FENCES):
        sold |= found.buys[fence]
    for card in range(ALL_LOOT):
        name = f"loot {found.loot[card]}"
        for t, tool in enumerate(TOOL_NAMES):
            count, most = int(found.price[card * TOOLS + t]), int(found.tools[t])
            if count > most:  # the rogue who could stand in for one may not be at the table
                slips.append(Slip("slip-beyond", name, key="tools", word=tool, count=count, most=most, table="[tools]"))
        kind = found.kind[card]
        if not sold & one(kind):
            slips.append(Slip("slip-nowhere", "fences", key="buys", word=KIND_NAMES[kind], by=name))
            sold |= one(kind)  # said once is enough
        if not has_double(found, card):
            found.telltale.append(found.loot[card])


def has_double(found: LangfingerFaces, card: i64) -> bool:
    """Whether another card with the same back has another front (LF-1.5)."""
    for other in range(ALL_LOOT):
        if found.back[other] == found.back[card] and (
            found.kind[other] != found.kind[card] or found.value[other] != found.value[card]
        ):
            return True
    return False
