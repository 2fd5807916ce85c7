"""Langfinger: a view and its events in words and numbers, for people and clients."""

from __future__ import annotations

from typing import Any

from cutpurse.games.langfinger.components import LangfingerFaces
from cutpurse.games.langfinger.pieces import (
    ACT,
    ALL_LOOT,
    EXCHANGES,
    HARBOUR,
    KIND_NAMES,
    KINDS,
    LOCK_NAMES,
    MUSEUM,
    PLACE_NAMES,
    PLACES,
    SPACES,
    STONES,
    TARGET,
    TOOL_NAMES,
    TOOLS,
    VILLA,
)
from cutpurse.games.langfinger.rules.affordable import pays, robberies
from cutpurse.games.langfinger.rules.rounds import DISCARDING, SELLING, free_space
from cutpurse.games.langfinger.state import (
    EXCHANGE,
    GONE,
    HAND,
    IN_CITY,
    MONEY,
    NOWHERE,
    ROGUE,
    SHOWN,
    SIZE,
    STALL,
    STASH,
    STASHED,
    STONE,
    View,
    back_of,
    loot_at,
)
from cutpurse.kernel.core import Event, Seat
from cutpurse.kernel.sets import members, one


def shared_view(v: View) -> dict[str, Any]:
    """What everybody sees (LF-1.6)."""
    cells, faces, seats = v.cells, v.faces, range(v.seats)
    acts = v.stack is not None and v.place != NOWHERE
    return {
        "phase": phase(v),
        "round": int(v.round),
        "max_rounds": int(v.most_rounds),
        "free_spaces": bool(v.free),
        "target": TARGET,
        "dry": int(v.dry),
        "house": (faces.title or faces.sign) if faces.text else None,
        "start": int(v.start),
        "cast": [cast(faces, tool) for tool in range(TOOLS)],
        "rogues": [rogue(v, p) for p in seats],
        "money": [int(cells[MONEY + p]) for p in seats],
        "hands": [int(cells[SIZE + p]) for p in seats],
        "shown": [tools_at(v, SHOWN + p * TOOLS) for p in seats],
        "stones": [stones_left(v, p) for p in seats],
        "spaces": {name: spaces(v, place) for place, name in enumerate(PLACE_NAMES)},
        "next": {name: next_space(v, place) for place, name in enumerate(PLACE_NAMES)},
        "place": PLACE_NAMES[v.place] if acts else None,
        "space": int(v.space) + 1 if acts else None,
        "exchange": int(v.deal) if v.stack is not None and v.stack.frame is DISCARDING else None,
        "due": int(v.due) if v.place != HARBOUR else 0,
        "stall": int(v.due) if v.stack is not None and v.stack.frame is SELLING else None,
        "sold": KIND_NAMES[v.deal] if acts and v.place == HARBOUR and v.deal else None,
        "tired": members(v.used) if acts else [],
        "locks": {name: inside(faces, lock) for lock, name in enumerate(LOCK_NAMES)},
        "city": tools_at(v, IN_CITY),
        "villa": backs(v, VILLA),
        "museum": backs(v, MUSEUM),
        "ruin": [exchange(v, x) for x in range(EXCHANGES)],
        "harbour": [fence_at(v, stall) for stall in range(faces.display[v.seats * PLACES + HARBOUR])],
        "loot": [[back(faces, back_of(v, loot)) for loot in stash(v, p)] for p in seats],
        "piles": {
            "tools": int(v.undrawn),
            "loot": int(v.loot_left) + (v.top != 0),
            "fences": len(members(v.fence_pile)),
        },
        "top": back(faces, back_of(v, v.top)) if v.top else None,
        "gone": {
            "tools": tools_at(v, GONE),
            "loot": [front(faces, card) for card in members(v.loot_gone)],
            "fences": [fence(faces, card) for card in members(v.fence_gone)],
        },
    }


def own_view(v: View, viewer: Seat) -> dict[str, Any]:
    """What a viewer alone knows: hand and loot, what the hand could pay for, and which fence would pay what."""
    others = {
        "known": [[] if p == viewer else tools_at(v, HAND + p * TOOLS) for p in range(v.seats)],
        "fronts": [[] if p == viewer else fronts(v, p) for p in range(v.seats)],
    }
    if viewer >= v.seats:
        return {**others, "hand": [], "mine": [], "payable": {"villa": [], "museum": []}, "saleable": []}
    mine = [loot - 1 for loot in stash(v, viewer)]
    return {
        **others,
        "hand": tools_at(v, HAND + viewer * TOOLS),
        "mine": [front(v.faces, card) for card in mine],
        "payable": {"villa": payable(v, viewer, VILLA), "museum": payable(v, viewer, MUSEUM)},
        "saleable": [saleable(v, mine, stall) for stall in range(v.faces.display[v.seats * PLACES + HARBOUR])],
    }


def phase(v: View) -> str:
    """What the table waits for, in a word."""
    if v.stack is None:
        return "over"
    if not v.round:
        return "choosing"
    if v.place == NOWHERE:
        return "placing"
    if v.stack.frame is DISCARDING:
        return "discarding"
    return "selling" if v.stack.frame is SELLING else "acting"


def rogue(v: View, seat: Seat) -> dict[str, Any] | None:
    """Who a seat plays."""
    tool = int(v.cells[ROGUE + seat]) - 1
    return cast(v.faces, tool) if tool >= 0 else None


def cast(faces: LangfingerFaces, tool: int) -> dict[str, Any]:
    """The rogue of a tool, whether anybody plays it or not."""
    return {"tool": TOOL_NAMES[tool], "name": faces.rogues[tool], "colour": faces.colours[tool]}


def inside(faces: LangfingerFaces, lock: int) -> dict[str, Any]:
    """What the loot behind a lock can be, and the least and the most it is worth, in the set that is played."""
    cards = [card for card in range(ALL_LOOT) if faces.lock[card] == lock]
    kinds = sorted({int(faces.kind[card]) for card in cards})
    values = [int(faces.value[card]) for card in cards]
    return {
        "kinds": [KIND_NAMES[kind] for kind in kinds],
        "least": min(values, default=0),
        "most": max(values, default=0),
    }


def stones_left(v: View, seat: Seat) -> int:
    """The stones before a seat that are still to be placed, or have come back."""
    placed = sum(1 for cell in range(PLACES * SPACES) if v.cells[STONE + cell] == seat + 1)
    return STONES - placed - sum(1 for x in range(EXCHANGES) if v.cells[EXCHANGE + x] == seat + 1)


def spaces(v: View, place: int) -> list[int | None]:
    """Whose stones stand at a place, by space."""
    return [seat_or_none(v.cells[STONE + place * SPACES + space]) for space in range(SPACES)]


def next_space(v: View, place: int) -> int | None:
    """The space that the next stone at a place will take, counted from 1; None if it is full, or may be chosen."""
    space = free_space(v, place)
    return None if v.free or space == SPACES else int(space) + 1


def seat_or_none(number: int) -> int | None:
    """A seat that is counted from 1."""
    return int(number) - 1 if number else None


def tools_at(v: View, at: int) -> list[str]:
    """The tools that lie somewhere, by kind."""
    found: list[str] = []
    for t in range(TOOLS):
        found += [TOOL_NAMES[t]] * int(v.cells[at + t])
    return found


def stash(v: View, seat: Seat) -> list[int]:
    """The loot before a seat, as far as it is known."""
    return [int(v.cells[STASH + seat * ALL_LOOT + i]) for i in range(v.cells[STASHED + seat])]


def fronts(v: View, seat: Seat) -> list[dict[str, Any] | None]:
    """The loot before a seat from the front; None where the viewer sees the back only."""
    return [front(v.faces, loot - 1) if loot > 0 else None for loot in stash(v, seat)]


def backs(v: View, place: int) -> list[dict[str, Any] | None]:
    """The loot at a place, as it lies there."""
    shown: list[dict[str, Any] | None] = []
    for slot in range(v.faces.display[v.seats * PLACES + place]):
        loot = v.cells[loot_at(place) + slot]
        shown.append(back(v.faces, back_of(v, loot)) if loot else None)
    return shown


def back(faces: LangfingerFaces, card: int) -> dict[str, Any]:
    """The back of a loot card."""
    tools: list[str] = []
    for t in range(TOOLS):
        tools += [TOOL_NAMES[t]] * int(faces.price[card * TOOLS + t])
    return {"lock": LOCK_NAMES[faces.lock[card]], "tools": tools}


def front(faces: LangfingerFaces, card: int) -> dict[str, Any]:
    """A loot card seen from both sides."""
    kind, value = KIND_NAMES[faces.kind[card]], int(faces.value[card])
    return {"id": faces.loot[card], **back(faces, card), "kind": kind, "value": value}


def exchange(v: View, x: int) -> dict[str, Any]:
    """An exchange space of the Ruin, and whose stone is on it."""
    seat = seat_or_none(v.cells[EXCHANGE + x])
    return {"discard": int(v.faces.gives[x]), "draw": int(v.faces.gets[x]), "seat": seat}


def fence_at(v: View, stall: int) -> dict[str, Any] | None:
    """The fence at a stall of the Harbour."""
    card = int(v.cells[STALL + stall]) - 1
    return fence(v.faces, card) if card >= 0 else None


def fence(faces: LangfingerFaces, card: int) -> dict[str, Any]:
    """A fence: what it buys, how many at once, what it pays on top."""
    buys = [
        {
            "kind": KIND_NAMES[kind],
            "up_to": int(faces.up_to[card * KINDS + kind]),
            "bonus": int(faces.bonus[card * KINDS + kind]),
        }
        for kind in members(faces.buys[card])
    ]
    return {"id": faces.fences[card], "buys": buys}


def payable(v: View, viewer: Seat, place: int) -> list[str]:
    """What a hand could pay for at a place, as the commands would be: `rob 2`, `rob 2 with rogue`."""
    if not v.cells[ROGUE + viewer]:
        return []
    return [command.notation for command in ACT.listed(robberies(v, viewer, place))]


def saleable(v: View, mine: list[int], stall: int) -> list[dict[str, int]]:
    """Which of one's own loot the fence at a stall buys, counted from 1, and what it pays for it."""
    card = int(v.cells[STALL + stall]) - 1
    found: list[dict[str, int]] = []
    if card >= 0:
        for n, loot in enumerate(mine, 1):
            kind = v.faces.kind[loot]
            if v.faces.buys[card] & one(kind):
                found.append({"loot": n, "pays": int(pays(v.faces, card, loot))})
    return found


# --- events ---
def tell(event: Event[Any], faces: LangfingerFaces) -> dict[str, Any]:
    """An event in words: the script for logs and animation; a card that is not seen is None."""
    told: dict[str, Any] = {"event": type(event).__name__}
    for name in type(event).fields:
        told[name] = told_as(name, getattr(event, name), faces)
    return told


def told_as(name: str, value: Any, faces: LangfingerFaces) -> Any:
    """A field of an event, in words."""
    if name == "tool":
        return TOOL_NAMES[value] if value >= 0 else None
    if name == "card":
        return front(faces, value) if value >= 0 else None
    if name == "back":
        return back(faces, value)
    if name == "fence":
        return fence(faces, value)
    if name == "place":
        return PLACE_NAMES[value]
    if name in ("space", "slot", "stall", "exchange", "n"):
        return int(value) + 1 if value >= 0 else None
    if name in ("rogue", "vain"):
        return bool(value)
    if name == "frame":
        return type(value).__name__
    return value
