"""Midnight Exchange: a view and its events in words and numbers, for people and clients."""

from __future__ import annotations

from typing import Any

from cutpurse.games.midnight_exchange.components import ROW, MidnightExchangeFaces
from cutpurse.games.midnight_exchange.events import AS_LAST, BY_CLOCK, BY_HAND, ArtBought, ArtDrawn, Placed
from cutpurse.games.midnight_exchange.knowledge import known_finds
from cutpurse.games.midnight_exchange.pieces import (
    ART_NAMES,
    ART_SPACES,
    BRASS_KEY,
    CARDS,
    FIND_NAMES,
    FINDS,
    IRON_KEY,
    KINDS,
    LOCATION_NAMES,
    LOCATIONS,
    MARKETS,
    NOTCHES,
    SIDE_NAMES,
    SIDES,
    SILVER,
    SLOTS,
    STEPS,
    TILES,
)
from cutpurse.games.midnight_exchange.rules.rummage import RUMMAGING
from cutpurse.games.midnight_exchange.rules.score import best_steps, points, stored_points
from cutpurse.games.midnight_exchange.rules.trade import TRADING
from cutpurse.games.midnight_exchange.state import (
    AT,
    CARD,
    ESCAPED,
    FIND,
    HELD,
    NOTCH,
    OFFER,
    OWNED,
    SIDE,
    STEP,
    STORE,
    TRAY,
    View,
    find_on,
    finds_of,
    location,
    next_kind,
    open_tiles,
    pays,
    worth,
)
from cutpurse.kernel.core import Event, Seat
from cutpurse.kernel.sets import Set, members, one

WAYS = {BY_HAND: "hand", AS_LAST: "last", BY_CLOCK: "clock"}


def shared_view(v: View) -> dict[str, Any]:
    """What everybody sees (ME-2.6, ME-4.5)."""
    seats = range(v.seats)
    common = known_finds(v, v.seats)
    return {
        "phase": phase(v),
        "round": int(v.round),
        "max_rounds": int(v.most_rounds),
        "rummage_seconds": int(v.rummage_seconds),
        "hold_seconds": int(v.hold_seconds),
        "hand_ms": int(v.hand_ms),
        "memory": bool(v.memory),
        "placing": "auto" if v.auto else "hand",
        "house": (v.faces.title or v.faces.sign) if v.faces.text else None,
        "turn": int(v.turn) if phase(v) in ("trading", "arranging") else None,
        "tiles": [tile_at(v, tile, common) for tile in range(TILES)],
        "hands": [number_or_none(v.cells[HELD + p]) for p in seats],
        "trays": [tray(v, p) for p in seats],
        "open": [open_to(v, p) for p in seats],
        "keys": [[FIND_NAMES[key] for key in (IRON_KEY, BRASS_KEY) if finds_of(v, p, key)] for p in seats],
        "escapes": [number_or_none(v.cells[ESCAPED + p]) for p in seats],
        "escapes_left": list(range(int(v.escapes) + 1, int(v.seats) + 1)),
        "markets": [market(v, m) for m in range(MARKETS) if v.cells[SIDE + m]],
        "bag": int(v.bag_left),
        "pile": int(v.pile_left),
        "passed": members(v.passed) if phase(v) in ("trading", "arranging") else [],
        "finale": bool(v.finale),
        "dry": int(v.dry),
        "stores": [store(v, p) for p in seats],
        "cards": [cards(v, p) for p in seats],
        "points": [int(points(v, p)) for p in seats],
        "breakdown": [breakdown(v, p) for p in seats],
    }


def own_view(v: View, viewer: Seat) -> dict[str, Any]:
    """What a viewer alone knows: finds they have looked at, what is in their hand, and which markets they could pay."""
    secret = known_finds(v, viewer) & ~known_finds(v, v.seats)
    seen = {str(tile + 1): FIND_NAMES[v.cells[FIND + tile] - 1] for tile in members(secret)}
    if viewer >= v.seats:
        return {"known": seen, "holding": None, "affordable": []}
    held = v.cells[HELD + viewer]
    return {
        "known": seen,
        "holding": FIND_NAMES[v.cells[FIND + held - 1] - 1] if held else None,
        "affordable": [m + 1 for m in range(MARKETS) if v.cells[SIDE + m] and pays(v, viewer, m)],
    }


def phase(v: View) -> str:
    """What the table waits for, in a word."""
    if v.stack is None:
        return "over"
    if v.stack.frame is RUMMAGING:
        return "rummage"
    return "trading" if v.stack.frame is TRADING else "arranging"


def number_or_none(n: int) -> int | None:
    """A number counted from 1; None for none."""
    return int(n) if n else None


def tile_at(v: View, tile: int, common: Set) -> dict[str, Any]:
    """A tile: its location, how it lies, and its find as far as all know it."""
    if v.lying & one(tile):
        lies = "up" if v.up & one(tile) else "down"
    else:
        lies = "hand" if any(v.cells[HELD + p] == tile + 1 for p in range(v.seats)) else "tray"
    find = FIND_NAMES[v.cells[FIND + tile] - 1] if common & one(tile) else None
    return {"place": LOCATION_NAMES[location(v, tile)], "lies": lies, "find": find}


def tray(v: View, seat: Seat) -> list[dict[str, Any] | None]:
    """The slots of a tray."""
    found: list[dict[str, Any] | None] = []
    for slot in range(SLOTS):
        tile = v.cells[TRAY + seat * SLOTS + slot]
        found.append({"tile": int(tile), "find": FIND_NAMES[find_on(v, seat, slot)]} if tile else None)
    return found


def open_to(v: View, seat: Seat) -> list[str]:
    """The locations where a seat may pick up tiles (ME-2.4)."""
    return [LOCATION_NAMES[place] for place in range(LOCATIONS) if v.cells[AT + place] & open_tiles(v, seat)]


def market(v: View, m: int) -> dict[str, Any]:
    """A market: its price, and what it offers."""
    side = int(v.cells[SIDE + m]) - 1
    art = [v.cells[OFFER + m * ART_SPACES + space] for space in range(v.faces.spaces[m])]
    offered = [v.cells[NOTCH + m * NOTCHES + notch] for notch in range(v.faces.notches[m])]
    return {
        "id": m + 1,
        "side": SIDE_NAMES[side],
        "price": price(v.faces, m, side),
        "art": [ART_NAMES[kind - 1] if kind else None for kind in art],
        "cards": [face(v.faces, card - 1) if card else None for card in offered],
    }


def price(faces: MidnightExchangeFaces, m: int, side: int) -> list[str]:
    """The finds that a side of a market asks for."""
    found: list[str] = []
    for find in range(FINDS):
        found += [FIND_NAMES[find]] * int(faces.price[(m * SIDES + side) * FINDS + find])
    return found


def face(faces: MidnightExchangeFaces, card: int) -> dict[str, Any]:
    """A prestige card: a single with its names, or a collection with its track and what each step counts."""
    steps = int(faces.steps[card])
    row = [int(faces.points[card * ROW + step]) for step in range(steps + 1)]
    if not steps:
        return {"id": faces.cards[card], "en": faces.english[card], "de": faces.german[card], "points": row}
    track = [ART_NAMES[faces.track[card * STEPS + step]] for step in range(steps)]
    return {"id": faces.cards[card], "track": track, "points": row}


def store(v: View, seat: Seat) -> list[str]:
    """The art in a seat's store."""
    found: list[str] = []
    for kind in range(KINDS):
        found += [ART_NAMES[kind]] * int(v.cells[STORE + seat * KINDS + kind])
    return found


def cards(v: View, seat: Seat) -> list[dict[str, Any]]:
    """The prestige cards of a seat; a collection with its number, its filled steps, and the step it could reach."""
    reach = best_steps(v, seat)
    found: list[dict[str, Any]] = []
    n = 0
    for i in range(v.cells[OWNED + seat]):
        card = int(v.cells[CARD + seat * CARDS + i])
        shown = {**face(v.faces, card), "worth": int(worth(v, card))}
        if v.faces.steps[card]:
            n += 1
            step = int(v.cells[STEP + card])
            wants = next_kind(v, card)
            shown |= {"n": n, "step": step, "reach": int(reach[card]), "full": step == v.faces.steps[card]}
            shown["wants"] = ART_NAMES[wants] if wants >= 0 else None
        found.append(shown)
    return found


def breakdown(v: View, seat: Seat) -> dict[str, int]:
    """What a seat's points come from (ME-6.3)."""
    silver = sum(int(v.cells[STORE + seat * KINDS + kind] * stored_points(kind)) for kind in range(SILVER))
    gold = sum(int(v.cells[STORE + seat * KINDS + kind] * stored_points(kind)) for kind in range(SILVER, KINDS))
    owned = [int(v.cells[CARD + seat * CARDS + i]) for i in range(v.cells[OWNED + seat])]
    singles = sum(int(worth(v, card)) for card in owned if not v.faces.steps[card])
    collections = sum(int(worth(v, card)) for card in owned if v.faces.steps[card])
    return {"silver": silver, "gold": gold, "singles": singles, "collections": collections}


# --- events ---
def tell(event: Event[Any], faces: MidnightExchangeFaces) -> dict[str, Any]:
    """An event in words: the script for logs and animation; a find that is not seen is None.

    Art that somebody gains or places comes with what it counts in store, so that a score sheet can follow.
    """
    told: dict[str, Any] = {"event": type(event).__name__}
    for name in type(event).fields:
        told[name] = told_as(name, getattr(event, name), faces)
    if isinstance(event, ArtBought | ArtDrawn | Placed):
        told["worth"] = int(stored_points(event.kind))
    return told


def told_as(name: str, value: Any, faces: MidnightExchangeFaces) -> Any:
    """A field of an event, in words."""
    if name == "find":
        return FIND_NAMES[value] if value >= 0 else None
    if name == "finds":
        return [FIND_NAMES[find] if find >= 0 else None for find in value]
    if name == "places":
        return [LOCATION_NAMES[place] for place in value]
    if name == "art":
        return [ART_NAMES[kind] for kind in range(KINDS) for _ in range(value[kind])]
    if name == "cards":
        return [faces.cards[card] for card in members(value)]
    if name == "kind":
        return ART_NAMES[value]
    if name == "card":
        return face(faces, value)
    if name in ("tile", "slot", "market", "space", "notch"):
        return int(value) + 1
    if name == "slots":
        return [slot + 1 for slot in members(value)]
    if name in ("up", "dropped", "full", "forced"):
        return bool(value)
    if name == "by":
        return WAYS[value]
    if name == "sides":
        return {str(m + 1): SIDE_NAMES[side - 1] for m, side in enumerate(value) if side}
    if name == "frame":
        return type(value).__name__
    return value
