"""Swindler: a view and its events in words and numbers, for people and clients."""

from __future__ import annotations

from typing import Any, Final

from cutpurse.games.swindler.components import SwindlerFaces
from cutpurse.games.swindler.pieces import (
    ABILITY_NAMES,
    ACT,
    ANY_KEY,
    ASKED_NAMES,
    BACKGROUND,
    BAGS,
    BEGGAR,
    BET,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    COMPLETED,
    DEALERS,
    DISCARD,
    FIELDS,
    FIRST_POINTS,
    GOLD_DIGGER,
    HELPERS,
    KINDS,
    MARKERS,
    OBJECT,
    OBJECT_NAMES,
    OBJECTS,
    OPEN_DEALERS,
    OPEN_ORDERS,
    ORDERS,
    ORDERS_A,
    STYLE_NAMES,
    THROWN_OFF,
    WHITE,
    worth,
)
from cutpurse.games.swindler.rules.order_matching import counts, met, symbols_of
from cutpurse.games.swindler.rules.reaction_windows import Window
from cutpurse.games.swindler.rules.reactions import WINDOW_NAMES, Answering, fitting, holds
from cutpurse.games.swindler.rules.trade import field_rule, for_sale, order_rule
from cutpurse.games.swindler.rules.turn import ended_by
from cutpurse.games.swindler.state import (
    BAG,
    BET_CAUGHT,
    BET_FREE,
    COINS,
    DEALER,
    DONE,
    DRAWN,
    FIELD,
    FRESH,
    GONE,
    HAND,
    HELP,
    HELP_AS,
    HELP_TILE,
    JAILED,
    LOOT,
    MARKER,
    ORDER,
    OWNER,
    POINTS,
    POSTERS,
    SHOWN,
    SIZE,
    THIEF,
    View,
    able,
    bag_loot,
    coins_left,
    markers_out,
    posters_left,
)
from cutpurse.kernel.core import Event, Frame, Seat, frames
from cutpurse.kernel.sets import members, one

LOOK_AHEAD: Final = 6  # draws for which the chance to survive is told
EVERY_KEY: Final = 0b1111  # a set of all colours that keys have


def shared_view(v: View) -> dict[str, Any]:
    """What everybody sees (SW-1.5)."""
    faces, cells, seats = v.faces, v.cells, range(v.seats)
    return {
        "phase": phase(v),
        "round": int(v.round),
        "max_rounds": int(v.most_rounds),
        "house": (faces.title or faces.sign) if faces.text else None,
        "start": int(v.start),
        "active": int(v.active),
        "thief_at": int(faces.thief_at[v.seats]),
        "end_at": int(faces.end_at[v.seats]),
        "last_round": bool(ended_by(v)),
        "marker_costs": THROWN_OFF,
        "cast": [thief(faces, ability) for ability in members(v.cast)],
        "thieves": [thief_of(v, p) for p in seats],
        "points": [int(cells[POINTS + p]) for p in seats],
        "coins": [int(cells[COINS + p]) for p in seats],
        "posters": [int(cells[POSTERS + p]) for p in seats],
        "done": [int(cells[DONE + p]) for p in seats],
        "fulfilled": [[order(faces, o) for o in range(ORDERS) if cells[OWNER + o] == p + 1] for p in seats],
        "jailed": [bool(cells[JAILED + p]) for p in seats],
        "markers": [int(MARKERS - markers_out(v, p)) for p in seats],
        "hands": [int(cells[SIZE + p]) for p in seats],
        "shown": [cards_at(v, SHOWN + p * CARDS) for p in seats],
        "loot": [tiles_at(v, LOOT + p * KINDS) for p in seats],
        "orders": [open_order(v, slot) for slot in range(OPEN_ORDERS)],
        "dealers": [open_dealer(v, stall) for stall in range(OPEN_DEALERS)],
        "bags": {COLOUR_NAMES[bag]: inside(v, bag) for bag in range(BAGS)},
        "supply": {
            "coins": int(coins_left(v)),
            "posters": int(posters_left(v)),
            "neutral": [tile(k) for k in range(KINDS) if BACKGROUND[k] == WHITE for _ in range(v.cells[BAG + k])],
        },
        "piles": {
            "orders": orders_left(v),
            "dealers": len(members(v.dealer_pile)),
            "accomplices": int(v.undrawn),
        },
        "gone": {
            "accomplices": cards_at(v, GONE),
            "dealers": [dealer(faces, card) for card in range(DEALERS) if v.dealer_gone & one(card)],
        },
        "steal": steal(v),
        "window": window(v),
        "asked": members(v.opened),
        "awaited": members(v.asked),
        "played": played(v),
        "bets": [
            {"seat": p, "caught": caught}
            for p in seats
            for at, caught in ((BET_CAUGHT, True), (BET_FREE, False))
            for _ in range(cells[at + p])
        ],
        "hustler": int(v.hustler) - 1 if v.hustler else None,
        "hustled": bool(v.hustled),
        "order": int(v.deal) if v.deal > 0 else None,
        "field": field_name(-1 - int(v.deal)) if v.deal < 0 else None,
        "help": help_shown(v),
        "owed": int(v.owed),
        "raid": raid(faces, int(v.raid) - 1) if v.raid > 0 else None,
    }


def own_view(v: View, viewer: Seat) -> dict[str, Any]:
    """What a viewer alone knows: the hand, what of it fits now, which orders could be fulfilled, what loot is for."""
    known = [[] if p == viewer else cards_at(v, HAND + p * CARDS) for p in range(v.seats)]
    if viewer >= v.seats:
        return {"hand": [], "fits": [], "met": [], "uses": [], "known": known}
    return {
        "hand": cards_at(v, HAND + viewer * CARDS),
        "fits": fits(v, viewer),
        "met": [slot + 1 for slot in range(OPEN_ORDERS) if could_fulfil(v, viewer, slot)],
        "uses": [use(v, viewer, kind) for kind in range(KINDS) if v.cells[LOOT + viewer * KINDS + kind]],
        "known": known,
    }


# --- what the table waits for ---
def top(v: View) -> Frame[Any] | None:
    """What the table waits for."""
    return v.stack.frame if v.stack is not None else None


PHASES: Final = {
    "Choosing": "choosing",
    "Reserving": "reserving",
    "Deciding": "stealing",
    "Striking": "keeping",
    "Window": "window",
    "Answering": "answering",
    "Acting": "acting",
    "Paying": "paying",
    "Rewarding": "rewarding",
    "Helping": "helping",
    "Forging": "forging",
    "ForgingAs": "forging-as",
    "Selling": "selling",
    "HandingIn": "handing-in",
    "Recruiting": "hiring",
    "PayingCards": "paying-cards",
    "Begging": "begging",
    "Dividing": "dividing",
    "Rescuing": "rescuing",
    "Partnering": "partnering",
    "Wanting": "wanting",
    "Offering": "offering",
}


ASKS_FOR_GIFTS: Final = {"begging": int(BEGGAR), "dividing": int(GOLD_DIGGER)}


def phase(v: View) -> str:
    """What the table waits for, in a word."""
    frame = top(v)
    return PHASES[type(frame).__name__] if frame is not None else "over"


def window(v: View) -> str | None:
    """The moment at which accomplices may be played, also while one is being played in it (SW-7.4)."""
    for frame in frames(v):
        if isinstance(frame, Window):
            return WINDOW_NAMES[frame.window]
    return None


def played(v: View) -> list[dict[str, Any]]:
    """The cards in play, or at work and asking for gifts, those that answer last; the first with what it needs."""
    card = int(v.card) or ASKS_FOR_GIFTS.get(phase(v), -1) + 1
    if not card:
        return []
    found: list[dict[str, Any]] = []
    if card <= CARDS:
        found.append(
            {
                "seat": int(v.by),
                "card": CARD_NAMES[card - 1],
                "partner": int(v.partner) if v.theirs or phase(v) == "wanting" else None,
                "theirs": tile(v.theirs - 1) if v.theirs else None,
                "yours": tile(v.yours - 1) if v.yours else None,
                "target": int(v.target) or None,
            }
        )
    for frame in frames(v):
        if isinstance(frame, Answering) and frame.card == 0:
            found.append({"seat": int(frame.seat), "card": CARD_NAMES[0]})
    return found


def steal(v: View) -> dict[str, Any] | None:
    """The steal of this turn: the bag, this turn's tiles, and what counts as drawn (SW-3)."""
    if v.bag < 0 or v.stack is None:
        return None
    return {
        "bag": COLOUR_NAMES[v.bag],
        "fresh": tiles_at(v, FRESH),
        "drawn": tiles_at(v, DRAWN),
        "first": bool(v.first),
        "free": bool(v.free),
        "forced": int(v.forced) - 1 if v.forced else None,
        "stopped": bool(v.stopped),
        "skull": bool(v.skull),
        "caught": bool(v.caught),
        "over": bool(v.acting),
    }


def fits(v: View, viewer: Seat) -> list[str]:
    """The cards of a hand that could be played in the window that is open."""
    frame = top(v)
    if isinstance(frame, Answering):
        fit = [0] if frame.seat != viewer else []
    elif isinstance(frame, Window):
        fit = members(fitting(v, frame.window, viewer))
    else:
        return []
    return [CARD_NAMES[card] for card in fit if holds(v, viewer, card)]


def could_fulfil(v: View, viewer: Seat, slot: int) -> bool:
    """Whether a seat could fulfil an open order now, if it were at its actions; what a turn brought is T's alone."""
    card = v.cells[ORDER + slot] - 1
    if order_rule(v, viewer, slot) is not None or (v.faces.style[card] > DISCARD and viewer != v.active):
        return False
    return met(v, viewer, card)


def use(v: View, viewer: Seat, kind: int) -> dict[str, Any]:
    """What a seat's own tile is for: the free fields that take it, and the open orders it would count for."""
    free = [field for field in range(OPEN_DEALERS * FIELDS) if field_rule(v, field) is None]
    return {
        "tile": tile(kind),
        "fields": [field_name(field) for field in free if for_sale(v, viewer, field) & one(kind)],
        "orders": [slot + 1 for slot in range(OPEN_ORDERS) if counts_for(v, viewer, kind, v.cells[ORDER + slot] - 1)],
    }


def counts_for(v: View, viewer: Seat, kind: int, card: int) -> bool:
    """Whether a tile would count for something that an order asks for (SW-4.2, SW-4.6)."""
    if card < 0:
        return False
    if v.faces.need_coins[card] and worth(OBJECT[kind]):
        return True
    symbols = symbols_of(v, card, EVERY_KEY if v.faces.diffkeys[card] else 0)
    return any(counts(symbol, kind, able(v, viewer, ANY_KEY)) for symbol in symbols)


# --- pieces ---
def tile(kind: int) -> dict[str, str]:
    """A tile: its background, and what it shows."""
    return {"colour": COLOUR_NAMES[BACKGROUND[kind]], "object": OBJECT_NAMES[OBJECT[kind]]}


def tiles_at(v: View, at: int) -> list[dict[str, str]]:
    """The tiles that lie somewhere, by kind."""
    return [tile(k) for k in range(KINDS) for _ in range(v.cells[at + k])]


def cards_at(v: View, at: int) -> list[str]:
    """The accomplices that lie somewhere, by kind."""
    return [CARD_NAMES[card] for card in range(CARDS) for _ in range(v.cells[at + card])]


def inside(v: View, bag: int) -> dict[str, Any]:
    """What is left in a bag; with the odds, unless the table hides them, of a skull on the next draw."""
    tiles = [tile(k) for k in range(KINDS) if BACKGROUND[k] == bag for _ in range(v.cells[BAG + k])]
    return {"tiles": tiles, "skulls": int(v.faces.skulls[bag]), "odds": odds(v, bag) if v.odds else None}


def odds(v: View, bag: int) -> dict[str, Any]:
    """The chance of a skull on the next draw, and by number of draws the chance that none of them brings one."""
    loot, skulls = int(bag_loot(v, bag)), int(v.faces.skulls[bag])
    survive: list[float] = []
    chance = 1.0
    for k in range(min(loot, LOOK_AHEAD)):
        chance *= (loot - k) / (loot + skulls - k)
        survive.append(round(chance, 4))
    return {"skull": round(skulls / (loot + skulls), 4), "survive": survive}


def orders_left(v: View) -> int:
    """Cards on the order pile: the A cards on top, and all B cards below."""
    return int(v.a_left) + len(members(v.pile & ~(one(ORDERS_A) - 1)))


def thief(faces: SwindlerFaces, ability: int) -> dict[str, str]:
    """A master thief."""
    return {"id": faces.thieves[ability], "ability": ABILITY_NAMES[ability]}


def thief_of(v: View, seat: Seat) -> dict[str, Any] | None:
    """A seat's master thief, and whether it works."""
    ability = int(v.cells[THIEF + seat]) - 1
    return {**thief(v.faces, ability), "works": able(v, seat, ability)} if ability >= 0 else None


def order(faces: SwindlerFaces, card: int) -> dict[str, Any]:
    """An order: what it asks for, and its reward (SW-4.6)."""
    needs: dict[str, Any] = {}
    backgrounds = {COLOUR_NAMES[c]: int(faces.need_bg[card * COLOURS + c]) for c in range(COLOURS)}
    objects = {ASKED_NAMES[x]: int(faces.need_obj[card * (OBJECTS + 1) + x]) for x in range(OBJECTS + 1)}
    needs["bg"] = {name: n for name, n in backgrounds.items() if n}
    needs["obj"] = {name: n for name, n in objects.items() if n}
    for name, cells in (
        ("diffkeys", faces.diffkeys),
        ("coins", faces.need_coins),
        ("total", faces.total),
        ("draw", faces.drawn),
        ("pair", faces.pairs),
        ("dealers_completed", faces.completed),
        ("sold", faces.sold),
    ):
        needs[name] = int(cells[card])
    if faces.drawn_bag[card]:
        needs["bag"] = COLOUR_NAMES[faces.drawn_bag[card] - 1]
    return {
        "id": faces.names[card],
        "kind": STYLE_NAMES[faces.style[card]],
        "needs": {name: need for name, need in needs.items() if need},
        "points": int(faces.points[card]),
        "coins": int(faces.reward_coins[card]),
        "neutral": int(faces.neutral[card]),
        "posters": int(faces.reward_posters[card]),
    }


def open_order(v: View, slot: int) -> dict[str, Any] | None:
    """An open order, and whose marker lies on it."""
    card = int(v.cells[ORDER + slot]) - 1
    if card < 0:
        return None
    marker = int(v.cells[MARKER + slot]) - 1
    return {**order(v.faces, card), "marker": marker if marker >= 0 else None}


def dealer(faces: SwindlerFaces, card: int) -> dict[str, Any]:
    """A dealer: what its fields ask for, and what they pay."""
    at = card * FIELDS
    fields = [
        {"object": ASKED_NAMES[faces.field_object[at + f]], "points": int(faces.field_points[at + f])}
        for f in range(FIELDS)
    ]
    return {"id": faces.dealers[card], "fields": fields}


def open_dealer(v: View, stall: int) -> dict[str, Any] | None:
    """An open dealer with the tiles on its fields."""
    card = int(v.cells[DEALER + stall]) - 1
    if card < 0:
        return None
    found = dealer(v.faces, card)
    for f, field in enumerate(found["fields"]):
        kind = int(v.cells[FIELD + stall * FIELDS + f]) - 1
        field["tile"] = tile(kind) if kind >= 0 else None
    return found


def field_name(field: int) -> str:
    """A field of an open dealer, as commands write it."""
    return f"{field // FIELDS + 1}.{field % FIELDS + 1}"


def help_shown(v: View) -> list[dict[str, Any]]:
    """The cards shown for an order or a sale, in their order (SW-7.8)."""
    found: list[dict[str, Any]] = []
    for i in range(HELPERS):
        if v.cells[HELP + i]:
            kind, stands = int(v.cells[HELP_TILE + i]) - 1, int(v.cells[HELP_AS + i]) - 1
            found.append(
                {
                    "card": CARD_NAMES[v.cells[HELP + i] - 1],
                    "tile": tile(kind) if kind >= 0 else None,
                    "as": ASKED_NAMES[stands] if stands >= 0 else None,
                }
            )
    return found


def raid(faces: SwindlerFaces, card: int) -> dict[str, Any]:
    """A police raid (SW-5.4, SW-5.5)."""
    return {
        "id": faces.names[ORDERS + card],
        "loot_at_least": int(faces.raid_loot[card]) or None,
        "hand_in": int(faces.raid_hand[card]) or None,
        "jail_at_posters": int(faces.raid_jail[card]) or None,
    }


# --- events ---
def tell(event: Event[Any], faces: SwindlerFaces) -> dict[str, Any]:
    """An event in words: the script for logs and animation; a card that is not seen is None."""
    told: dict[str, Any] = {"event": type(event).__name__}
    for name in type(event).fields:
        told[name] = told_as(type(event).__name__, name, getattr(event, name), faces)
    return {**told, **worth_told(told)}


def worth_told(told: dict[str, Any]) -> dict[str, int]:
    """The points that an event brings or costs by the rules, where its fields do not say: a client knows no rules."""
    match told["event"]:
        case "StartDrawn":
            return {"points": FIRST_POINTS}  # of every seat (SW-1.3)
        case "MarkerPut" | "MarkerTakenBack":
            return {"costs": THROWN_OFF}  # whoever is thrown off, or takes it back (SW-2.2, SW-2.3)
        case "BetSettled":
            return {"points": BET if told["won"] else 0}
        case "DealerCompleted":
            return {"points": COMPLETED}
        case "Counted":
            return {"points": told["coins"] - THROWN_OFF * told["markers"]}
        case _:
            return {}


FLAGS: Final = ("caught", "won", "fresh")
FROM_ONE: Final = ("slot", "stall", "field", "place")


def told_as(event: str, name: str, value: Any, faces: SwindlerFaces) -> Any:
    """A field of an event, in words."""
    if name == "choice":
        return ACT.commands[value].notation if value >= 0 else None
    if name == "card":
        return CARD_NAMES[value] if 0 <= value < CARDS else None
    if name in ("theirs", "yours") and event == "Named":
        return tile(value - 1) if value else None
    if name == "tile" and event == "HelpShown":
        return tile(value - 1) if value else None
    if name in ("tile", "theirs", "yours"):
        return tile(value)
    if name == "stands":
        return ASKED_NAMES[value - 1] if value else None
    if name == "order":
        return order(faces, value)
    if name == "raid":
        return raid(faces, value)
    if name == "dealer":
        return dealer(faces, value)
    if name == "thief":
        return thief(faces, value)
    if name == "thieves":
        return [thief(faces, ability) for ability in members(value)]
    if name == "seats":
        return members(value)
    if name == "bag":
        return COLOUR_NAMES[value]
    if name in FLAGS:
        return bool(value)
    if name in FROM_ONE:
        return int(value) + 1
    if name == "frame":
        return type(value).__name__
    return value
