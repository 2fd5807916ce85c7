"""Langfinger: a view and its events in words and numbers, for people and clients."""

from __future__ import annotations

from typing import Any, Final, get_args

from cutpurse.games.langfinger.components import LangfingerFaces
from cutpurse.games.langfinger.events import (
    Declined,
    Exchanged,
    FenceLaid,
    FenceLeft,
    FencesShuffled,
    LootLaid,
    LootShuffled,
    LootTurnedUp,
    PlaceReached,
    Robbed,
    RogueTaken,
    RoundBegan,
    RoundEnded,
    RuinLeft,
    Sold,
    StartDrawn,
    StoneCalled,
    StonePlaced,
    StoneReturned,
    ToolDiscarded,
    ToolDrawn,
    ToolLaid,
    ToolsShuffled,
    ToolTaken,
    Visited,
)
from cutpurse.games.langfinger.pieces import (
    ACT,
    ALL_LOOT,
    EXCHANGES,
    HARBOUR,
    KINDS,
    MUSEUM,
    PLACES,
    SLOTS,
    SPACES,
    STONES,
    TARGET,
    TOOLS,
    VILLA,
    Kind,
    Lock,
    Place,
    Tool,
)
from cutpurse.games.langfinger.rules.affordable import best_sale, buys, idle_reason, may_act, pays, robberies
from cutpurse.games.langfinger.rules.rounds import DISCARDING, ROBBING, SELLING, finishers, free_space
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
    STASHED,
    STONE,
    View,
    back_of,
    price,
)
from cutpurse.games.langfinger.views import (
    Back,
    Exchange,
    Fence,
    Front,
    Inside,
    OwnView,
    Payable,
    Phase,
    Purchase,
    Rogue,
    Sale,
    SharedView,
    ToldEvent,
)
from cutpurse.kernel.core import Event, Seat, written_name
from cutpurse.kernel.play import Entered, Left
from cutpurse.kernel.sets import members

# The words of the pieces, each list with the type of its words.
TOOL_NAMES: Final[list[Tool]] = [*get_args(Tool)]
KIND_NAMES: Final[list[Kind]] = [*get_args(Kind)]
LOCK_NAMES: Final[list[Lock]] = [*get_args(Lock)]
PLACE_NAMES: Final[list[Place]] = [*get_args(Place)]


def shared_view(v: View) -> SharedView:
    """What everybody sees (LF-1.6)."""
    cells, faces, seats = v.cells, v.faces, range(v.seats)
    acts = v.stack is not None and v.place != NOWHERE
    return {
        "phase": phase(v),
        "round": int(v.round),
        "max_rounds": int(v.most_rounds),
        "free_spaces": bool(v.free),
        "target": TARGET,
        "finishers": members(finishers(v)),
        "dry": int(v.dry),
        "stalled": int(v.patience),
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


def own_view(v: View, viewer: Seat) -> OwnView:
    """What a viewer alone knows: hand and loot, what the hand could pay for, and which fence would pay what."""
    known = [[] if p == viewer else tools_at(v, HAND + p * TOOLS) for p in range(v.seats)]
    others = [[] if p == viewer else fronts(v, p) for p in range(v.seats)]
    if viewer >= v.seats:
        nothing: Payable = {"villa": [], "museum": []}
        return {
            "known": known,
            "fronts": others,
            "hand": [],
            "mine": [],
            "reachable": [],
            "payable": nothing,
            "prices": {},
            "saleable": [],
            "best_sales": [],
        }
    mine = [loot - 1 for loot in stash(v, viewer)]
    stalls = range(v.faces.display[v.seats * PLACES + HARBOUR])
    return {
        "known": known,
        "fronts": others,
        "hand": tools_at(v, HAND + viewer * TOOLS),
        "mine": [front(v.faces, card) for card in mine],
        "reachable": [name for place, name in enumerate(PLACE_NAMES) if may_reach(v, viewer, place)],
        "payable": {"villa": payable(v, viewer, VILLA), "museum": payable(v, viewer, MUSEUM)},
        "prices": prices(v, viewer),
        "saleable": [saleable(v, mine, stall) for stall in stalls],
        "best_sales": [int(best_sale(v, viewer, stall)) for stall in stalls],
    }


def phase(v: View) -> Phase:
    """What the table waits for, in a word; `acting` whichever place a stone acts at."""
    if v.stack is None:
        return "over"
    if not v.round:
        return "choosing"
    if v.place == NOWHERE:
        return "placing"
    if v.stack.frame is DISCARDING:
        return "discarding"
    return "selling" if v.stack.frame is SELLING else "acting"


def rogue(v: View, seat: Seat) -> Rogue | None:
    """Who a seat plays."""
    tool = int(v.cells[ROGUE + seat]) - 1
    return cast(v.faces, tool) if tool >= 0 else None


def cast(faces: LangfingerFaces, tool: int) -> Rogue:
    """The rogue of a tool, whether anybody plays it or not."""
    return {"tool": TOOL_NAMES[tool], "name": faces.rogues[tool], "colour": faces.colours[tool]}


def inside(faces: LangfingerFaces, lock: int) -> Inside:
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
    return [seat_or_none(v.stone(place, space)) for space in range(SPACES)]


def next_space(v: View, place: int) -> int | None:
    """The space that the next stone at a place will take, counted from 1; None if it is full, or may be chosen."""
    space = free_space(v, place)
    return None if v.free or space == SPACES else int(space) + 1


def seat_or_none(number: int) -> int | None:
    """A seat that is counted from 1."""
    return int(number) - 1 if number else None


def tools_at(v: View, at: int) -> list[Tool]:
    """The tools that lie somewhere, by kind."""
    found: list[Tool] = []
    for t in range(TOOLS):
        found += [TOOL_NAMES[t]] * int(v.cells[at + t])
    return found


def stash(v: View, seat: Seat) -> list[int]:
    """The loot before a seat, as far as it is known."""
    return [int(v.stash(seat, i)) for i in range(v.cells[STASHED + seat])]


def fronts(v: View, seat: Seat) -> list[Front | None]:
    """The loot before a seat from the front; None where the viewer sees the back only."""
    return [front_or_none(v.faces, loot - 1) for loot in stash(v, seat)]


def backs(v: View, place: int) -> list[Back | None]:
    """The loot at a place, as it lies there."""
    shown: list[Back | None] = []
    for slot in range(v.faces.display[v.seats * PLACES + place]):
        loot = v.loot(place, slot)
        shown.append(back(v.faces, back_of(v, loot)) if loot else None)
    return shown


def back(faces: LangfingerFaces, card: int) -> Back:
    """The back of a loot card."""
    tools: list[Tool] = []
    for t in range(TOOLS):
        tools += [TOOL_NAMES[t]] * int(faces.price[card * TOOLS + t])
    return {"lock": LOCK_NAMES[faces.lock[card]], "tools": tools}


def front(faces: LangfingerFaces, card: int) -> Front:
    """A loot card seen from both sides."""
    kind, value = KIND_NAMES[faces.kind[card]], int(faces.value[card])
    return {"id": faces.loot[card], **back(faces, card), "kind": kind, "value": value}


def front_or_none(faces: LangfingerFaces, card: int) -> Front | None:
    """A loot card, or None where only its back is seen."""
    return front(faces, card) if card >= 0 else None


def exchange(v: View, x: int) -> Exchange:
    """An exchange space of the Ruin, and whose stone is on it."""
    seat = seat_or_none(v.cells[EXCHANGE + x])
    return {"discard": int(v.faces.gives[x]), "draw": int(v.faces.gets[x]), "seat": seat}


def fence_at(v: View, stall: int) -> Fence | None:
    """The fence at a stall of the Harbour."""
    card = int(v.cells[STALL + stall]) - 1
    return fence(v.faces, card) if card >= 0 else None


def fence(faces: LangfingerFaces, card: int) -> Fence:
    """A fence: what it buys, how many at once, what it pays on top."""
    buys: list[Purchase] = [
        {
            "kind": KIND_NAMES[kind],
            "up_to": int(faces.up_to[card * KINDS + kind]),
            "bonus": int(faces.bonus[card * KINDS + kind]),
        }
        for kind in members(faces.buys[card])
    ]
    return {"id": faces.fences[card], "buys": buys}


def may_reach(v: View, viewer: Seat, place: int) -> bool:
    """Whether a stone of a seat stands at a place, or could still be placed there (LF-2.1)."""
    if v.stack is None:
        return False
    if v.place == NOWHERE and stones_left(v, viewer) and free_space(v, place) < SPACES:
        return True
    return any(v.stone(place, space) == viewer + 1 for space in range(SPACES))


def payable(v: View, viewer: Seat, place: int) -> list[str]:
    """What a hand could pay for at a place, as the commands would be: `rob 2`, `rob 2 with rogue`."""
    if not v.cells[ROGUE + viewer]:
        return []
    return [command.notation for command in ACT.listed(robberies(v, viewer, place))]


def prices(v: View, viewer: Seat) -> dict[str, list[Tool]]:
    """The tools that would go for each card that a seat may rob now, by command (LF-3.3, LF-3.4)."""
    found: dict[str, list[Tool]] = {}
    if v.stack is not None and v.stack.frame is ROBBING and v.turn == viewer:
        for choice in members(robberies(v, viewer, v.place)):
            back = back_of(v, v.loot(v.place, choice % SLOTS))
            rogue = choice // SLOTS
            found[ACT.commands[choice].notation] = tools_for(v, viewer, back, rogue)
    return found


def tools_for(v: View, seat: Seat, back: int, rogue: int) -> list[Tool]:
    """The tools that a seat discards for a back, its rogue card standing in for one if `rogue`."""
    return [TOOL_NAMES[t] for t in range(TOOLS) for _ in range(price(v, seat, back, rogue, t))]


def saleable(v: View, mine: list[int], stall: int) -> list[Sale]:
    """Which of one's own loot the fence at a stall buys, counted from 1, and what it pays for it."""
    card = int(v.cells[STALL + stall]) - 1
    found: list[Sale] = []
    if card >= 0:
        for n, loot in enumerate(mine, 1):
            if buys(v.faces, card, loot):
                found.append({"loot": n, "pays": int(pays(v.faces, card, loot))})
    return found


# --- events ---
def tell(event: Event[Any], faces: LangfingerFaces) -> ToldEvent:
    """An event in words: the script for logs and animation; a card that is not seen is None."""
    match event:
        case StartDrawn():
            return {"event": "StartDrawn", "seat": event.seat}
        case RogueTaken():
            return {"event": "RogueTaken", "seat": event.seat, "tool": TOOL_NAMES[event.tool]}
        case ToolsShuffled():
            return {"event": "ToolsShuffled"}
        case ToolDrawn():
            return {
                "event": "ToolDrawn",
                "seat": event.seat,
                "tool": TOOL_NAMES[event.tool] if event.tool >= 0 else None,
            }
        case ToolLaid():
            return {"event": "ToolLaid", "tool": TOOL_NAMES[event.tool]}
        case LootShuffled():
            return {"event": "LootShuffled"}
        case LootTurnedUp():
            return {"event": "LootTurnedUp", "card": front_or_none(faces, event.card), "back": back(faces, event.back)}
        case LootLaid():
            return {
                "event": "LootLaid",
                "place": PLACE_NAMES[event.place],
                "slot": event.slot + 1,
                "back": back(faces, event.back),
            }
        case FencesShuffled():
            return {"event": "FencesShuffled"}
        case FenceLaid():
            return {"event": "FenceLaid", "stall": event.stall + 1, "fence": fence(faces, event.fence)}
        case RoundBegan():
            return {"event": "RoundBegan", "round": event.round, "seat": event.seat}
        case StonePlaced():
            return {
                "event": "StonePlaced",
                "seat": event.seat,
                "place": PLACE_NAMES[event.place],
                "space": event.space + 1,
            }
        case PlaceReached():
            return {"event": "PlaceReached", "place": PLACE_NAMES[event.place]}
        case StoneCalled():
            return {"event": "StoneCalled", "seat": event.seat, "space": event.space + 1, "due": event.due}
        case StoneReturned():
            return {"event": "StoneReturned", "seat": event.seat, "space": event.space + 1, "vain": bool(event.vain)}
        case Declined():
            return {"event": "Declined", "seat": event.seat}
        case RoundEnded():
            return {"event": "RoundEnded", "earned": event.earned}
        case ToolTaken():
            return {"event": "ToolTaken", "seat": event.seat, "tool": TOOL_NAMES[event.tool]}
        case Exchanged():
            return {"event": "Exchanged", "seat": event.seat, "exchange": event.exchange + 1, "due": event.due}
        case ToolDiscarded():
            return {"event": "ToolDiscarded", "seat": event.seat, "tool": TOOL_NAMES[event.tool]}
        case RuinLeft():
            return {"event": "RuinLeft"}
        case Robbed():
            return {
                "event": "Robbed",
                "seat": event.seat,
                "slot": event.slot + 1,
                "card": front_or_none(faces, event.card),
                "back": back(faces, event.back),
                "rogue": bool(event.rogue),
                "paid": event.paid,
            }
        case Visited():
            return {"event": "Visited", "seat": event.seat, "stall": event.stall + 1}
        case Sold():
            return {
                "event": "Sold",
                "seat": event.seat,
                "n": event.n + 1 if event.n >= 0 else None,
                "card": front(faces, event.card),
                "paid": event.paid,
            }
        case FenceLeft():
            return {"event": "FenceLeft", "stall": event.stall + 1}
        case Entered():
            return {"event": "Entered", "frame": written_name(event.frame)}
        case Left():
            return {"event": "Left"}
    raise TypeError(f"Langfinger has no event {type(event).__name__}")


def note(before: View, event: Event[Any], after: View) -> dict[str, Any]:
    """The tools that went for a card, and why a stone came back in vain that nobody was asked about."""
    match event:
        case StoneReturned():
            return {} if may_act(before, event.seat) else {"reason": idle_reason(before, event.seat)}
        case Robbed():
            return {"tools": tools_for(before, event.seat, event.back, event.rogue)}
    raise TypeError(f"Langfinger has no notes on {type(event).__name__}")
