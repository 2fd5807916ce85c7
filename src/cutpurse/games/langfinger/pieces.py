"""Langfinger: tools, loot, fences, places and commands; the faces come from components.toml (LF-1.4, LF-1.5)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from cutpurse.kernel.components import BadComponents, Entry, Faces, listed, named, parsed, said
from cutpurse.kernel.core import Menu
from cutpurse.kernel.sets import Row, Set, members, one, zeros

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
READ: Final[dict[str, LangfingerFaces]] = {}
REMEMBERED: Final = 256  # house sets kept ready


def components() -> str:
    """The text of our own set."""
    return OWN.read_text(encoding="utf-8")


def faces(text: str) -> LangfingerFaces:
    """The set that a component file describes, our own for an empty text; BadComponents says what is wrong with it."""
    found = READ.get(text)  # asked for once: another thread may make room meanwhile
    if found is None:
        if len(READ) > REMEMBERED:
            READ.clear()
        found = READ[text] = read_faces(text)
    return found


def read_faces(text: str) -> LangfingerFaces:
    """Read and check a component file."""
    data = parsed(text or components())
    problems: list[str] = []
    top = Entry("", data, problems)
    title = top.name_of("title") if "title" in data else ""
    found = LangfingerFaces(text, title)
    for key in ("title", "tools", "display", "ruin", "rogues", "loot", "fences"):
        top.asked.add(key)
    top.done()
    read_tools(found, data, problems)
    read_display(found, data, problems)
    read_ruin(found, data, problems)
    read_rogues(found, data, problems)
    read_loot(found, data, problems)
    read_fences(found, data, problems)
    if not any(problem.startswith(("tools", "loot", "fences")) for problem in problems):
        check_whole(found, problems)
    if problems:
        raise BadComponents(problems)
    return found


def read_tools(found: LangfingerFaces, data: dict[str, Any], problems: list[str]) -> None:
    """`[tools]`: how many cards of each tool."""
    table = data.get("tools")
    if not isinstance(table, dict):
        problems.append(f"tools: {said(table)}; allowed: a table [tools]")
        return
    slips = len(problems)
    entry = Entry("tools", table, problems)
    total = 0
    for t, tool in enumerate(TOOL_NAMES):
        n = entry.number(tool, 1, ALL_TOOLS)
        found.tools[t] = n
        total += n
    entry.done()
    if total != ALL_TOOLS and len(problems) == slips:
        problems.append(f"tools: there are {total} in all; allowed: exactly {ALL_TOOLS}")


def read_display(found: LangfingerFaces, data: dict[str, Any], problems: list[str]) -> None:
    """`[display.N]`: how many cards lie at each place with N players (LF-1.4)."""
    table = data.get("display")
    counts = ["2", "3", "4", "5"]
    if not isinstance(table, dict):
        problems.append(f"display: {said(table)}; allowed: tables [display.2] to [display.5]")
        return
    for count in counts:
        if count not in table:
            problems.append(f"display {count}: is missing; allowed: a table [display.{count}]")
    for entry in named(problems, "display", table, counts):
        at = int(entry.name.split()[1]) * PLACES
        found.display[at + CITY] = entry.number("city", 1, ALL_TOOLS)
        found.display[at + VILLA] = entry.number("villa", 1, SLOTS)
        found.display[at + MUSEUM] = entry.number("museum", 1, SLOTS)
        found.display[at + HARBOUR] = entry.number("harbour", 1, STALLS)
        entry.done()


def read_ruin(found: LangfingerFaces, data: dict[str, Any], problems: list[str]) -> None:
    """`[[ruin]]`: the exchange spaces (LF-3.6)."""
    for x, entry in enumerate(listed(problems, data, "ruin", EXCHANGES)[:EXCHANGES]):
        found.gives[x] = entry.number("discard", 1, GIVES)
        found.gets[x] = entry.number("draw", 1, GETS)
        entry.done()


def read_rogues(found: LangfingerFaces, data: dict[str, Any], problems: list[str]) -> None:
    """`[[rogues]]`: one for each tool (LF-1.1)."""
    for entry in listed(problems, data, "rogues", TOOLS)[:TOOLS]:
        slips = len(problems)
        t = TOOL_NAMES.index(entry.word("tool", TOOL_NAMES))
        if found.rogues[t] and len(problems) == slips:
            entry.wrong(f"tool is {TOOL_NAMES[t]!r} again; allowed: a tool of its own, of {', '.join(TOOL_NAMES)}")
        found.rogues[t] = entry.name_of("name")
        slips = len(problems)
        colour = entry.word("colour", COLOURS)
        if colour in found.colours and len(problems) == slips:
            entry.wrong(f"colour is {colour!r} again; allowed: a colour of its own, of {', '.join(COLOURS)}")
        found.colours[t] = colour
        entry.done()


def read_loot(found: LangfingerFaces, data: dict[str, Any], problems: list[str]) -> None:
    """`[[loot]]`: back and front of each card (LF-1.5)."""
    for card, entry in enumerate(listed(problems, data, "loot", ALL_LOOT)[:ALL_LOOT]):
        found.loot[card] = entry.name.split()[1]
        slips = len(problems)
        lock = entry.word("lock", LOCK_NAMES)
        held = HELD_BY[lock] if len(problems) == slips else KIND_NAMES  # a wrong lock tells nothing about the kind
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


def read_fences(found: LangfingerFaces, data: dict[str, Any], problems: list[str]) -> None:
    """`[[fences]]`: the kinds each buys, how many at once, and what it pays on top (LF-3.7, LF-3.8)."""
    for fence, entry in enumerate(listed(problems, data, "fences", ALL_FENCES)[:ALL_FENCES]):
        found.fences[fence] = entry.name.split()[1]
        for deal in entry.table("buys", KIND_NAMES[1:]):
            kind = KIND_NAMES.index(deal.name.split()[-1])
            found.buys[fence] |= one(kind)
            found.up_to[fence * KINDS + kind] = deal.number("up_to", 1, 2, usual=1)
            found.bonus[fence * KINDS + kind] = deal.number("bonus", 0, TARGET, usual=0)
            deal.done()
        entry.done()


def check_whole(found: LangfingerFaces, problems: list[str]) -> None:
    """Every card can be robbed, and every kind sold; note the cards that can be told from behind."""
    bought: i64 = 0
    for fence in range(ALL_FENCES):
        bought |= found.buys[fence]
    unsold: i64 = 0
    for card in range(ALL_LOOT):
        name = f"loot {found.loot[card]}"
        for t in range(TOOLS):
            asked, there = found.price[card * TOOLS + t], found.tools[t]
            if asked > there:  # the rogue who could stand in for one may not be at the table
                problems.append(f"{name}: tools has {TOOL_NAMES[t]} {asked} times; allowed: {there} as in [tools]")
        kind = found.kind[card]
        if kind != CASH and not bought & one(kind):
            unsold |= one(kind)
        if not has_double(found, card):
            found.telltale.append(found.loot[card])
    for kind in members(unsold):
        problems.append(f"fences: none buys {KIND_NAMES[kind]}; allowed: one at least for each kind of loot")


def has_double(found: LangfingerFaces, card: i64) -> bool:
    """Whether another card with the same back has another front (LF-1.5)."""
    for other in range(ALL_LOOT):
        if found.back[other] == found.back[card] and (
            found.kind[other] != found.kind[card] or found.value[other] != found.value[card]
        ):
            return True
    return False
