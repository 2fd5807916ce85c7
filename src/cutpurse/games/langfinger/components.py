"""Langfinger: the faces of tools, loot, rogues and fences, read from components.toml and checked (LF-1.4, LF-1.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from cutpurse.games.langfinger.pieces import (
    ALL_FENCES,
    ALL_LOOT,
    ALL_TOOLS,
    CASH,
    CITY,
    COLOURS,
    EXCHANGES,
    GETS,
    GIVES,
    HARBOUR,
    HELD_BY,
    KIND_NAMES,
    KINDS,
    LOCK_NAMES,
    MUSEUM,
    PLACES,
    SLOTS,
    STALLS,
    TARGET,
    TOOL_NAMES,
    TOOLS,
    VILLA,
)
from cutpurse.kernel.components import REMEMBERED, ComponentFile, Faces, Slip, own_text, said
from cutpurse.kernel.sets import Row, one, zeros


@final
class LangfingerFaces(Faces):
    """A set of Langfinger in numbers. A back is named by the first card that has it."""

    def __init__(self, text: str, title: str) -> None:
        super().__init__(text, title)
        self.tools: Row = zeros(TOOLS)  # how many there are of each
        self.display: Row = zeros(6 * PLACES)  # cards at a place, by players and place (LF-1.4)
        self.gives: Row = zeros(EXCHANGES)  # tools an exchange space takes (LF-3.6)
        self.gets: Row = zeros(EXCHANGES)  # tools it gives
        self.rogues = [""] * TOOLS  # their names, by tool
        self.colours = [""] * TOOLS
        self.loot = [""] * ALL_LOOT  # ids of cards
        self.fences = [""] * ALL_FENCES
        self.back: Row = zeros(ALL_LOOT)
        self.lock: Row = zeros(ALL_LOOT)
        self.price: Row = zeros(ALL_LOOT * TOOLS)  # tools of each kind that a card takes
        self.cost: Row = zeros(ALL_LOOT)  # how many tools a card takes in all
        self.kind: Row = zeros(ALL_LOOT)
        self.value: Row = zeros(ALL_LOOT)
        self.could_be: Row = zeros(ALL_LOOT)  # the kinds that a back may hide, by back
        self.buys: Row = zeros(ALL_FENCES)  # the kinds a fence shows, a set
        self.up_to: Row = zeros(ALL_FENCES * KINDS)  # how often a fence shows a kind
        self.bonus: Row = zeros(ALL_FENCES * KINDS)  # what a fence pays on top for a kind


SECTIONS: Final = ["tools", "display", "ruin", "rogues", "loot", "fences"]


def components() -> str:
    """The text of our own set."""
    return own_text(__file__)


@lru_cache(REMEMBERED)
def faces(text: str) -> LangfingerFaces:
    """The set that a component file describes, our own for an empty text; BadComponents says what is wrong with it."""
    file = ComponentFile(text or components(), SECTIONS)
    found = read(file, text)
    file.check()
    return found


def draft(text: str) -> ComponentFile:
    """A component file as read, also with slips, our own for an empty text."""
    file = ComponentFile(text or components(), SECTIONS)
    file.faces = read(file, text)
    return file


def read(file: ComponentFile, text: str) -> LangfingerFaces:
    """The set in a component file, which notes what is wrong with it."""
    found = LangfingerFaces(text, file.title)
    for t, n in enumerate(file.counts("tools", TOOL_NAMES, ALL_TOOLS)):
        found.tools[t] = n
    read_display(found, file)
    read_ruin(found, file)
    read_rogues(found, file)
    read_loot(found, file)
    read_fences(found, file)
    if not any(slip.entry.startswith(("tools", "loot", "fences")) for slip in file.slips):
        check_whole(found, file.slips)
    return found


def read_display(found: LangfingerFaces, file: ComponentFile) -> None:
    """`[display.N]`: how many cards lie at each place with N players (LF-1.4)."""
    for entry in file.tables("display", ["2", "3", "4", "5"]):
        at = int(entry.name.split()[1]) * PLACES
        found.display[at + CITY] = entry.number("city", 1, ALL_TOOLS)
        found.display[at + VILLA] = entry.number("villa", 1, SLOTS)
        found.display[at + MUSEUM] = entry.number("museum", 1, SLOTS)
        found.display[at + HARBOUR] = entry.number("harbour", 1, STALLS)
        entry.done()


def read_ruin(found: LangfingerFaces, file: ComponentFile) -> None:
    """`[[ruin]]`: the exchange spaces (LF-3.6)."""
    for x, entry in enumerate(file.listed("ruin", EXCHANGES)[:EXCHANGES]):
        found.gives[x] = entry.number("discard", 1, GIVES)
        found.gets[x] = entry.number("draw", 1, GETS)
        entry.done()


def read_rogues(found: LangfingerFaces, file: ComponentFile) -> None:
    """`[[rogues]]`: one for each tool (LF-1.1)."""
    for entry in file.listed("rogues", TOOLS)[:TOOLS]:
        before = len(file.slips)
        t = TOOL_NAMES.index(entry.word("tool", TOOL_NAMES))
        if found.rogues[t] and len(file.slips) == before:
            entry.wrong("slip-again", key="tool", found=said(TOOL_NAMES[t]), allowed=", ".join(TOOL_NAMES))
        found.rogues[t] = entry.name_of("name")
        before = len(file.slips)
        colour = entry.word("colour", COLOURS)
        if colour in found.colours and len(file.slips) == before:
            entry.wrong("slip-again", key="colour", found=said(colour), allowed=", ".join(COLOURS))
        found.colours[t] = colour
        entry.done()


def read_loot(found: LangfingerFaces, file: ComponentFile) -> None:
    """`[[loot]]`: back and front of each card (LF-1.5)."""
    for card, entry in enumerate(file.listed("loot", ALL_LOOT)[:ALL_LOOT]):
        found.loot[card] = entry.name.split()[1]
        before = len(file.slips)
        lock = entry.word("lock", LOCK_NAMES)
        held = HELD_BY[lock] if len(file.slips) == before else KIND_NAMES  # a wrong lock tells nothing about the kind
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


def read_fences(found: LangfingerFaces, file: ComponentFile) -> None:
    """`[[fences]]`: the kinds each buys, how many at once, and what it pays on top (LF-3.7, LF-3.8)."""
    for fence, entry in enumerate(file.listed("fences", ALL_FENCES)[:ALL_FENCES]):
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
