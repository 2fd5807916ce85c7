"""Midnight Exchange: a view and its events in words and numbers, for people and clients."""

from __future__ import annotations

from typing import Any, Final, get_args

from mypy_extensions import i64

from cutpurse.games.midnight_exchange.components import ROW, MidnightExchangeFaces
from cutpurse.games.midnight_exchange.events import (
    AS_LAST,
    BY_CLOCK,
    BY_HAND,
    ArtBought,
    ArtDrawn,
    ArtLaid,
    BagFoundEmpty,
    Boxed,
    CardBought,
    CardLaid,
    Escaped,
    Grabbed,
    Kept,
    MarketsOpened,
    Paid,
    Passed,
    Placed,
    PutBack,
    RoundEnded,
    RummageBegan,
    TakenOut,
    TradingBegan,
    TurnCame,
)
from cutpurse.games.midnight_exchange.knowledge import known_finds
from cutpurse.games.midnight_exchange.pieces import (
    ALL_ART,
    BRASS_KEY,
    FINDS,
    IRON_KEY,
    KINDS,
    LEATHER_BAG,
    LOCATIONS,
    MARKETS,
    SIDES,
    SILVER,
    SLOTS,
    STEPS,
    TILES,
    ArtKind,
    Find,
    Location,
    Side,
)
from cutpurse.games.midnight_exchange.rules.rummage import RUMMAGE
from cutpurse.games.midnight_exchange.rules.score import best_steps, points, points_with, stored_points
from cutpurse.games.midnight_exchange.rules.trade import TRADING, price_slots
from cutpurse.games.midnight_exchange.state import (
    AT,
    ESCAPED,
    FIND,
    HELD,
    OWNED,
    SIDE,
    STEP,
    View,
    find_on,
    finds_of,
    location,
    next_kind,
    open_tiles,
    pays,
    worth,
)
from cutpurse.games.midnight_exchange.views import (
    Breakdown,
    Card,
    Collection,
    Gain,
    Lies,
    Market,
    Owned,
    OwnedCollection,
    OwnView,
    Phase,
    SharedView,
    Single,
    Slot,
    Tile,
    ToldEvent,
    Way,
)
from cutpurse.kernel.core import Event, Seat, written_name
from cutpurse.kernel.play import Entered, Left
from cutpurse.kernel.sets import Set, members, one

# The words of the pieces, each list with the type of its words.
LOCATION_NAMES: Final[list[Location]] = [*get_args(Location)]
FIND_NAMES: Final[list[Find]] = [*get_args(Find)]
ART_NAMES: Final[list[ArtKind]] = [*get_args(ArtKind)]
SIDE_NAMES: Final[list[Side]] = [*get_args(Side)]
WAYS: Final[dict[int, Way]] = {BY_HAND: "hand", AS_LAST: "last", BY_CLOCK: "clock"}


def shared_view(v: View) -> SharedView:
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
        "escapes_left": [p + 1 for p in seats if p >= v.escapes],
        "markets": [market(v, m) for m in open_markets(v)],
        "bag": int(v.bag_left),
        "pile": int(v.pile_left),
        "passed": members(v.passed) if phase(v) in ("trading", "arranging") else [],
        "finale": bool(v.finale),
        "dry": int(v.dry),
        "stalled": int(v.stalled),
        "stores": [store(v, p) for p in seats],
        "cards": [cards(v, p) for p in seats],
        "points": [int(points(v, p)) for p in seats],
        "breakdown": [breakdown(v, p) for p in seats],
    }


def own_view(v: View, viewer: Seat) -> OwnView:
    """What a viewer alone knows: finds they have looked at, what is in their hand, and which markets they could pay."""
    secret = known_finds(v, viewer) & ~known_finds(v, v.seats)
    seen = {str(tile + 1): FIND_NAMES[v.cells[FIND + tile] - 1] for tile in members(secret)}
    if viewer >= v.seats:
        return {"known": seen, "holding": None, "affordable": [], "prices": {}, "gains": {}, "spare": False}
    held = v.cells[HELD + viewer]
    affordable = [m for m in open_markets(v) if pays(v, viewer, m)]
    trades = phase(v) == "trading" and v.turn == viewer
    return {
        "known": seen,
        "holding": FIND_NAMES[v.cells[FIND + held - 1] - 1] if held else None,
        "affordable": [m + 1 for m in affordable],
        "prices": {str(m + 1): slots(price_slots(v, viewer, m)) for m in affordable} if trades else {},
        "gains": gains(v, viewer, affordable) if trades else {},
        "spare": held > 0 and is_spare(v, viewer, v.cells[FIND + held - 1] - 1),
    }


def gains(v: View, seat: Seat, affordable: list[int]) -> dict[str, Gain]:
    """By command, what the purchases at some markets would bring a seat (ME-4.9, ME-6.3)."""
    now = points_with(v, seat, -1, -1)
    found: dict[str, Gain] = {}
    for m in affordable:
        for space in range(v.faces.spaces[m]):
            if kind := v.offer(m, space):
                best = points_with(v, seat, kind - 1, -1) - now
                found[f"buy {m + 1} art {space + 1}"] = {"alone": int(stored_points(kind - 1)), "best": int(best)}
        for notch in range(v.faces.notches[m]):
            if card := v.notch(m, notch):
                best = points_with(v, seat, -1, card - 1) - now
                found[f"buy {m + 1} card {notch + 1}"] = {"alone": int(worth(v, card - 1)), "best": int(best)}
    return found


def is_spare(v: View, seat: Seat, find: i64) -> bool:
    """Whether a find is good for nothing: it pays nowhere, opens nothing new, and is no bag (ME-4.3, ME-4.4)."""
    if find == LEATHER_BAG or (find in (IRON_KEY, BRASS_KEY) and not finds_of(v, seat, find)):
        return False
    return not any(v.faces.price[(m * SIDES + v.cells[SIDE + m] - 1) * FINDS + find] for m in open_markets(v))


def open_markets(v: View) -> list[int]:
    """The markets of this game."""
    return [m for m in range(MARKETS) if v.cells[SIDE + m]]


def phase(v: View) -> Phase:
    """What the table waits for, in a word."""
    if v.stack is None:
        return "over"
    if v.stack.frame is RUMMAGE:
        return "rummage"
    return "trading" if v.stack.frame is TRADING else "arranging"


def number_or_none(n: int) -> int | None:
    """A number counted from 1; None for none."""
    return int(n) if n else None


def tile_at(v: View, tile: int, common: Set) -> Tile:
    """A tile: its location, how it lies, and its find as far as all know it."""
    lies: Lies
    if v.lying & one(tile):
        lies = "up" if v.up & one(tile) else "down"
    else:
        lies = "hand" if any(v.cells[HELD + p] == tile + 1 for p in range(v.seats)) else "tray"
    find = FIND_NAMES[v.cells[FIND + tile] - 1] if common & one(tile) else None
    return {"place": LOCATION_NAMES[location(v, tile)], "lies": lies, "find": find}


def slots(found: Set) -> list[int]:
    """Slots of a tray, counted from 1."""
    return [slot + 1 for slot in members(found)]


def tray(v: View, seat: Seat) -> list[Slot | None]:
    """The slots of a tray."""
    found: list[Slot | None] = []
    for slot in range(SLOTS):
        tile = v.tray(seat, slot)
        found.append({"tile": int(tile), "find": FIND_NAMES[find_on(v, seat, slot)]} if tile else None)
    return found


def open_to(v: View, seat: Seat) -> list[Location]:
    """The locations where a seat may pick up tiles (ME-2.4)."""
    return [LOCATION_NAMES[place] for place in range(LOCATIONS) if v.cells[AT + place] & open_tiles(v, seat)]


def market(v: View, m: int) -> Market:
    """A market: its price, and what it offers."""
    side = int(v.cells[SIDE + m]) - 1
    art = [v.offer(m, space) for space in range(v.faces.spaces[m])]
    offered = [v.notch(m, notch) for notch in range(v.faces.notches[m])]
    return {
        "id": m + 1,
        "side": SIDE_NAMES[side],
        "price": price(v.faces, m, side),
        "art": [ART_NAMES[kind - 1] if kind else None for kind in art],
        "cards": [face(v.faces, card - 1) if card else None for card in offered],
    }


def price(faces: MidnightExchangeFaces, m: int, side: int) -> list[Find]:
    """The finds that a side of a market asks for."""
    found: list[Find] = []
    for find in range(FINDS):
        found += [FIND_NAMES[find]] * int(faces.price[(m * SIDES + side) * FINDS + find])
    return found


def face(faces: MidnightExchangeFaces, card: int) -> Card:
    """A prestige card: a single or a collection."""
    return collection(faces, card) if faces.steps[card] else single(faces, card)


def single(faces: MidnightExchangeFaces, card: int) -> Single:
    """A prestige card with its names."""
    points = [int(faces.points[card * ROW])]
    return {"id": faces.cards[card], "en": faces.english[card], "de": faces.german[card], "points": points}


def collection(faces: MidnightExchangeFaces, card: int) -> Collection:
    """A prestige card with its track, and what it counts with so many steps filled."""
    steps = int(faces.steps[card])
    track = [ART_NAMES[faces.track[card * STEPS + step]] for step in range(steps)]
    points = [int(faces.points[card * ROW + step]) for step in range(steps + 1)]
    return {"id": faces.cards[card], "track": track, "points": points}


def store(v: View, seat: Seat) -> list[ArtKind]:
    """The art in a seat's store."""
    found: list[ArtKind] = []
    for kind in range(KINDS):
        found += [ART_NAMES[kind]] * int(v.store(seat, kind))
    return found


def cards(v: View, seat: Seat) -> list[Owned]:
    """The prestige cards of a seat; a collection with its number, its filled steps, and the step it could reach."""
    reach = best_steps(v, seat)
    found: list[Owned] = []
    n = 0
    for i in range(v.cells[OWNED + seat]):
        card = int(v.card(seat, i))
        counts = int(worth(v, card))
        if v.faces.steps[card]:
            n += 1
            found.append(owned_collection(v, card, n, counts, int(reach[card])))
        else:
            found.append({**single(v.faces, card), "worth": counts})
    return found


def owned_collection(v: View, card: int, n: int, counts: int, reach: int) -> OwnedCollection:
    """The n-th collection of a seat, with what it counts and the step it could reach."""
    step = int(v.cells[STEP + card])
    wants = next_kind(v, card)
    return {
        **collection(v.faces, card),
        "worth": counts,
        "n": n,
        "step": step,
        "reach": reach,
        "full": step == v.faces.steps[card],
        "wants": ART_NAMES[wants] if wants >= 0 else None,
    }


def breakdown(v: View, seat: Seat) -> Breakdown:
    """What a seat's points come from (ME-6.3)."""
    silver = sum(int(v.store(seat, kind) * stored_points(kind)) for kind in range(SILVER))
    gold = sum(int(v.store(seat, kind) * stored_points(kind)) for kind in range(SILVER, KINDS))
    owned = [int(v.card(seat, i)) for i in range(v.cells[OWNED + seat])]
    singles = sum(int(worth(v, card)) for card in owned if not v.faces.steps[card])
    collections = sum(int(worth(v, card)) for card in owned if v.faces.steps[card])
    return {"silver": silver, "gold": gold, "singles": singles, "collections": collections}


# --- events ---
def tell(event: Event[Any], faces: MidnightExchangeFaces) -> ToldEvent:
    """An event in words: the script for logs and animation; a find that is not seen is None.

    Art that somebody gains or places comes with what it counts in store, so that a score sheet can follow.
    """
    match event:
        case MarketsOpened():
            return {
                "event": "MarketsOpened",
                "sides": {str(m + 1): SIDE_NAMES[side - 1] for m, side in enumerate(event.sides) if side},
            }
        case Boxed():
            if max(event.art) > ALL_ART:  # a damaged log may say billions, and each would be named
                raise ValueError("there is not so much art")
            return {
                "event": "Boxed",
                "art": [ART_NAMES[kind] for kind in range(KINDS) for _ in range(event.art[kind])],
                "cards": [faces.cards[card] for card in members(event.cards)],
                "size": event.size,
                "number": event.number,
            }
        case ArtLaid():
            return {
                "event": "ArtLaid",
                "market": event.market + 1,
                "space": event.space + 1,
                "kind": ART_NAMES[event.kind],
            }
        case CardLaid():
            return {
                "event": "CardLaid",
                "market": event.market + 1,
                "notch": event.notch + 1,
                "card": face(faces, event.card),
            }
        case RummageBegan():
            return {
                "event": "RummageBegan",
                "round": event.round,
                "places": [LOCATION_NAMES[place] for place in event.places],
                "finds": [find_or_none(find) for find in event.finds],
            }
        case Grabbed():
            return {"event": "Grabbed", "seat": event.seat, "tile": event.tile + 1, "find": find_or_none(event.find)}
        case Kept():
            return {
                "event": "Kept",
                "seat": event.seat,
                "tile": event.tile + 1,
                "slot": event.slot + 1,
                "find": FIND_NAMES[event.find],
            }
        case TakenOut():
            return {"event": "TakenOut", "seat": event.seat, "tile": event.tile + 1, "slot": event.slot + 1}
        case PutBack():
            return {
                "event": "PutBack",
                "seat": event.seat,
                "tile": event.tile + 1,
                "up": bool(event.up),
                "find": find_or_none(event.find),
                "dropped": bool(event.dropped),
            }
        case Escaped():
            return {"event": "Escaped", "seat": event.seat, "number": event.number, "by": WAYS[event.by]}
        case TradingBegan():
            return {"event": "TradingBegan"}
        case TurnCame():
            return {"event": "TurnCame", "seat": event.seat}
        case Paid():
            return {"event": "Paid", "seat": event.seat, "slots": slots(event.slots)}
        case ArtBought():
            return {
                "event": "ArtBought",
                "seat": event.seat,
                "market": event.market + 1,
                "space": event.space + 1,
                "kind": ART_NAMES[event.kind],
                "worth": int(stored_points(event.kind)),
            }
        case CardBought():
            return {
                "event": "CardBought",
                "seat": event.seat,
                "market": event.market + 1,
                "notch": event.notch + 1,
                "card": face(faces, event.card),
                "worth": int(faces.points[event.card * ROW]),
            }
        case ArtDrawn():
            return {
                "event": "ArtDrawn",
                "seat": event.seat,
                "kind": ART_NAMES[event.kind],
                "worth": int(stored_points(event.kind)),
            }
        case BagFoundEmpty():
            return {"event": "BagFoundEmpty", "seat": event.seat}
        case Placed():
            return {
                "event": "Placed",
                "seat": event.seat,
                "card": collection(faces, event.card),
                "kind": ART_NAMES[event.kind],
                "full": bool(event.full),
                "worth": int(stored_points(event.kind)),
            }
        case Passed():
            return {"event": "Passed", "seat": event.seat, "forced": bool(event.forced)}
        case RoundEnded():
            return {"event": "RoundEnded", "trades": event.trades}
        case Entered():
            return {"event": "Entered", "frame": written_name(event.frame)}
        case Left():
            return {"event": "Left"}
    raise TypeError(f"Midnight Exchange has no event {type(event).__name__}")


def find_or_none(find: int) -> Find | None:
    """A find, or None where it is not seen."""
    return FIND_NAMES[find] if find >= 0 else None


def note(before: View, event: Event[Any], after: View) -> dict[str, Any]:
    """The find taken out, or those paid (ME-2.6); what placing brought, and what its collection counts now (ME-6.3)."""
    match event:
        case TakenOut():
            return {"find": FIND_NAMES[find_on(before, event.seat, event.slot)]}
        case Paid():
            return {"finds": [FIND_NAMES[find_on(before, event.seat, slot)] for slot in members(event.slots)]}
        case Placed():
            gained = points(after, event.seat) - points(before, event.seat)
            return {"gained": int(gained), "counts": int(worth(after, event.card))}
    raise TypeError(f"Midnight Exchange has no notes on {type(event).__name__}")
