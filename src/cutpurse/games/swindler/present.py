"""Swindler: a view and its events in words and numbers, for people and clients."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar, get_args

from cutpurse.games.swindler.components import SwindlerFaces
from cutpurse.games.swindler.events.accomplices import (
    Answered,
    Asked,
    BetLaid,
    CardCancelled,
    CardDiscarded,
    CardPlayed,
    CardStood,
    CardTakenUp,
    CoinGiven,
    Forced,
    GiftsDue,
    Lured,
    Named,
    SkullCopied,
    SkullTakenBack,
    Swapped,
    TileCopied,
    TileGiven,
    WindowClosed,
)
from cutpurse.games.swindler.events.payment import (
    ChangeGiven,
    CoinPaid,
    HelpCancelled,
    HelpOffered,
    HelpPromised,
    HelpShown,
    HelpUsed,
    PaymentBegan,
    TilePaid,
)
from cutpurse.games.swindler.events.rounds import (
    UNSEEN,
    AccompliceDrawn,
    AccomplicesShuffled,
    ActionsBegan,
    Called,
    Counted,
    DealerCame,
    DealersShuffled,
    HandedIn,
    Jailed,
    OrderRevealed,
    RaidBegan,
    RaidEnded,
    RaidHit,
    RaidSetAside,
    RaidsShuffledIn,
    Replenished,
    RoundBegan,
    StartDrawn,
    ThiefTaken,
    ThievesLaidOut,
    TurnBegan,
    TurnSkipped,
    lost,
)
from cutpurse.games.swindler.events.turn import (
    BagNamed,
    BetSettled,
    CoinGained,
    DealerCompleted,
    Hired,
    MarkerPut,
    MarkerTakenBack,
    NeutralsDue,
    NeutralTaken,
    OrderFulfilled,
    SkullDrawn,
    SkullSpared,
    SkullStruck,
    StealEnded,
    Stopped,
    TileDrawn,
    TileReturned,
    TileSold,
)
from cutpurse.games.swindler.pieces import (
    ACT,
    ANY_KEY,
    BACKGROUND,
    BEGGAR,
    BET,
    CARDS,
    COLOURS,
    COMPLETED,
    DEALERS,
    DISCARD,
    FIELDS,
    FIRST_POINTS,
    GOLD_DIGGER,
    HELPERS,
    KEEPS_ONE,
    KINDS,
    MARKERS,
    OBJECT,
    OBJECTS,
    OPEN_DEALERS,
    OPEN_ORDERS,
    ORDERS_A,
    THROWN_OFF,
    WHITE,
    Ability,
    Bag,
    Card,
    Colour,
    Moment,
    Style,
    Thing,
    Wanted,
    worth,
)
from cutpurse.games.swindler.rules.order_matching import (
    coins_given,
    counts,
    covered,
    met,
    paid,
    pairs_drawn,
    symbols_of,
    tiles_drawn,
)
from cutpurse.games.swindler.rules.reaction_windows import Window
from cutpurse.games.swindler.rules.reactions import SHOWN_CARDS, Answering, fitting, holds, unseen
from cutpurse.games.swindler.rules.steal import at_stake
from cutpurse.games.swindler.rules.trade import field_rule, for_sale, order_rule
from cutpurse.games.swindler.rules.turn import ended_by, finishers
from cutpurse.games.swindler.state import (
    BAG,
    BET_CAUGHT,
    BET_FREE,
    COINS,
    DEALER,
    DONE,
    DRAWN,
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
    purse,
)
from cutpurse.games.swindler.views import (
    Dealer,
    Field,
    Help,
    Hit,
    Inside,
    Needs,
    Odds,
    OpenDealer,
    OpenField,
    OpenOrder,
    Order,
    OwnThief,
    OwnView,
    Phase,
    Played,
    Raid,
    RunningRaid,
    SharedView,
    Stake,
    Steal,
    Thief,
    Tile,
    ToldEvent,
    Use,
)
from cutpurse.kernel.core import Event, Frame, Seat, frames, written_name
from cutpurse.kernel.play import Entered, Left
from cutpurse.kernel.sets import members, numbers, one

# The words of the pieces, each list with the type of its words.
BAG_NAMES: Final[list[Bag]] = [*get_args(Bag)]
COLOUR_NAMES: Final[list[Colour]] = [*get_args(Colour)]
OBJECT_NAMES: Final[list[Thing]] = [*get_args(Thing)]
ASKED_NAMES: Final[list[Wanted]] = [*get_args(Wanted)]
CARD_NAMES: Final[list[Card]] = [*get_args(Card)]
ABILITY_NAMES: Final[list[Ability]] = [*get_args(Ability)]
STYLE_NAMES: Final[list[Style]] = [*get_args(Style)]
WINDOW_NAMES: Final[list[Moment]] = [*get_args(Moment)]
LOOK_AHEAD: Final = 6  # draws for which the chance to survive is told
EVERY_KEY: Final = 0b1111  # a set of all colours that keys have


def shared_view(v: View) -> SharedView:
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
        "finishers": members(finishers(v)),
        "last_round": bool(ended_by(v)),
        "marker_costs": THROWN_OFF,
        "marker_loss": [int(lost(cells[POINTS + p], THROWN_OFF)) for p in seats],
        "leftover_loss": [leftover_loss(v, p) for p in seats],
        "cast": [thief(faces, ability) for ability in members(v.cast)],
        "thieves": [thief_of(v, p) for p in seats],
        "points": [int(cells[POINTS + p]) for p in seats],
        "coins": [int(cells[COINS + p]) for p in seats],
        "posters": [int(cells[POSTERS + p]) for p in seats],
        "done": [int(cells[DONE + p]) for p in seats],
        "fulfilled": [[order(faces, o) for o in range(faces.orders) if cells[OWNER + o] == p + 1] for p in seats],
        "jailed": [bool(cells[JAILED + p]) for p in seats],
        "markers": [int(MARKERS - markers_out(v, p)) for p in seats],
        "hands": [int(cells[SIZE + p]) for p in seats],
        "shown": [cards_at(v, SHOWN + p * CARDS) for p in seats],
        "loot": [tiles_at(v, LOOT + p * KINDS) for p in seats],
        "orders": [open_order(v, slot) for slot in range(OPEN_ORDERS)],
        "dealers": [open_dealer(v, stall) for stall in range(OPEN_DEALERS)],
        "bags": {name: inside(v, bag) for bag, name in enumerate(BAG_NAMES)},
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
        "due": due(v),
        "raid": running_raid(v),
    }


def own_view(v: View, viewer: Seat) -> OwnView:
    """What a viewer alone knows: the hand, what of it fits now, which orders could be fulfilled, what loot is for."""
    known = [[] if p == viewer else cards_at(v, HAND + p * CARDS) for p in range(v.seats)]
    if viewer >= v.seats:
        return {"hand": [], "fits": [], "met": [], "has": [], "uses": [], "known": known, "unseen": hidden(v, viewer)}
    return {
        "hand": cards_at(v, HAND + viewer * CARDS),
        "fits": fits(v, viewer),
        "met": [slot + 1 for slot in range(OPEN_ORDERS) if could_fulfil(v, viewer, slot)],
        "has": [had(v, viewer, int(v.cells[ORDER + slot]) - 1) for slot in range(OPEN_ORDERS)],
        "uses": [use(v, viewer, kind) for kind in range(KINDS) if v.loot(viewer, kind)],
        "known": known,
        "unseen": hidden(v, viewer),
    }


def leftover_loss(v: View, seat: Seat) -> int:
    """What a seat's markers on orders would cost at the count, where coins come first (SW-8.2)."""
    return int(lost(v.cells[POINTS + seat] + purse(v, seat), THROWN_OFF * markers_out(v, seat)))


# --- what the table waits for ---
def top(v: View) -> Frame[Any] | None:
    """What the table waits for."""
    return v.stack.frame if v.stack is not None else None


# Each phase has the name of the frame, which is written in one word: `ForgingAs` is `forging-as`.
PHASES: Final[dict[str, Phase]] = {word.title().replace("-", ""): word for word in get_args(Phase)}
ASKS_FOR_GIFTS: Final[dict[Phase, int]] = {"begging": int(BEGGAR), "dividing": int(GOLD_DIGGER)}


def phase(v: View) -> Phase:
    """What the table waits for, in a word."""
    frame = top(v)
    return PHASES[type(frame).__name__] if frame is not None else "over"


def window(v: View) -> Moment | None:
    """The moment at which accomplices may be played, also while one is being played in it (SW-7.4)."""
    for frame in frames(v):
        if isinstance(frame, Window):
            return WINDOW_NAMES[frame.window]
    return None


def played(v: View) -> list[Played]:
    """The cards in play, or at work and asking for gifts, those that answer last; the first with what it needs."""
    card = int(v.card) or ASKS_FOR_GIFTS.get(phase(v), -1) + 1
    if not card:
        return []
    found: list[Played] = []
    if card <= CARDS:
        found.append(
            {
                "seat": int(v.by),
                "card": CARD_NAMES[card - 1],
                "partner": int(v.partner) if v.theirs or phase(v) == "wanting" else None,
                "theirs": tile_or_none(v.theirs),
                "yours": tile_or_none(v.yours),
                "target": int(v.target) or None,
            }
        )
    for frame in frames(v):
        if isinstance(frame, Answering) and frame.card == 0:
            found.append({"seat": int(frame.seat), "card": CARD_NAMES[0]})
    for answered in found[-2::-2]:  # the last card stands, so the one it answers does not, and so on (SW-7.6)
        answered["struck"] = True
    return found


def steal(v: View) -> Steal | None:
    """The steal of this turn: the bag, this turn's tiles apart from the rest (SW-3.2), and what counts as drawn."""
    if v.bag < 0 or v.stack is None:
        return None
    loot = LOOT + v.active * KINDS
    return {
        "bag": BAG_NAMES[v.bag],
        "fresh": drawn_at(v, FRESH),
        "rest": [tile(k) for k in range(KINDS) for _ in range(v.cells[loot + k] - v.cells[FRESH + k])],
        "drawn": drawn_at(v, DRAWN),
        "first": bool(v.first),
        "free": bool(v.free),
        "forced": int(v.forced) - 1 if v.forced else None,
        "stopped": bool(v.stopped),
        "skull": bool(v.skull),
        "caught": bool(v.caught),
        "over": bool(v.acting),
        **stake(v),
    }


def stake(v: View) -> Stake:
    """What a skull takes and brings: the one that lies there, or the next one while the steal goes on (SW-3.3)."""
    if v.free or v.acting or (v.caught and phase(v) != "keeping"):
        return {"stake": [], "spared": 0, "pays": []}
    fresh = [drawn for drawn in drawn_at(v, FRESH) if COLOUR_NAMES[v.bag] == drawn["colour"]]
    elder = [tile(k) for k in range(KINDS) for _ in range(at_stake(v, k) - v.cells[FRESH + k])]
    pays = [int(v.active)] if v.first else [int(v.forced) - 1] if v.forced else []
    return {
        "stake": fresh + elder,
        "spared": 1 if fresh and able(v, v.active, KEEPS_ONE) else 0,
        "pays": pays if coins_left(v) and not v.caught else [],
    }


def fits(v: View, viewer: Seat) -> list[Card]:
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


def had(v: View, viewer: Seat, card: int) -> Needs | None:
    """What a seat has of what an order asks for, or has done of it in this turn (SW-4.6)."""
    if card < 0:
        return None
    asked = needs(v.faces, card)
    found = among(asked, [bool(each) for each in covered(v, viewer, card)])
    if coins := min(int(purse(v, viewer)), asked.get("coins", 0)):
        found["coins"] = coins
    return {**found, **done_now(v, card, asked)} if viewer == v.active else found


def due(v: View) -> Needs | None:
    """What is still to be paid for the order or the accomplices that somebody pays for (SW-4.2, SW-6.1)."""
    given = int(coins_given(v))
    if phase(v) == "paying-cards":
        return {"coins": max(0, int(v.owed) - given)}
    if phase(v) != "paying" or v.deal <= 0:
        return None
    card = int(v.cells[ORDER + v.deal - 1]) - 1
    asked = needs(v.faces, card)
    found = among(asked, [not each for each in paid(v, v.active, card)])
    if coins := max(0, asked.get("coins", 0) - given):
        found["coins"] = coins
    return found


def among(asked: Needs, on: list[bool]) -> Needs:
    """How much of what an order asks for these of its symbols are, coins apart."""
    found = Needs()
    objects, on = cut(asked.get("obj", {}), on)
    keys, on = sum(on[: asked.get("diffkeys", 0)]), on[asked.get("diffkeys", 0) :]
    backgrounds, on = cut(asked.get("bg", {}), on)
    if objects:
        found["obj"] = objects
    if backgrounds:
        found["bg"] = backgrounds
    if keys:
        found["diffkeys"] = keys
    if any(on):
        found["total"] = sum(on)
    return found


_Name = TypeVar("_Name", bound=str)


def cut(asked: Mapping[_Name, int], covered: list[bool]) -> tuple[dict[_Name, int], list[bool]]:
    """How many of each are covered, where there are any; and what is left of the symbols."""
    found: dict[_Name, int] = {}
    for name, n in asked.items():
        if any(covered[:n]):
            found[name] = sum(covered[:n])
        covered = covered[n:]
    return found, covered


def done_now(v: View, card: int, asked: Needs) -> Needs:
    """What of an order T has done in this turn (SW-4.1, SW-4.7)."""
    found = Needs()
    if drawn := min(int(tiles_drawn(v, v.faces.drawn_bag[card] - 1)), asked.get("draw", 0)):
        found["draw"] = drawn
    if pairs := min(int(pairs_drawn(v)), asked.get("pair", 0)):
        found["pair"] = pairs
    if completed := min(int(v.completed), asked.get("dealers_completed", 0)):
        found["dealers_completed"] = completed
    if sold := min(int(v.sold), asked.get("sold", 0)):
        found["sold"] = sold
    return found


def hidden(v: View, viewer: Seat) -> list[Card]:
    """The accomplices that a viewer does not see, as everybody can count them, by kind."""
    left = [int(unseen(v, card)) for card in range(CARDS)]
    for p in range(v.seats):
        left = [n - int(v.cells[HAND + p * CARDS + card]) for card, n in enumerate(left)]
    return [CARD_NAMES[card] for card, n in enumerate(left) for _ in range(n)]


def use(v: View, viewer: Seat, kind: int) -> Use:
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
def tile(kind: int) -> Tile:
    """A tile: its background, and what it shows."""
    return {"colour": COLOUR_NAMES[BACKGROUND[kind]], "object": OBJECT_NAMES[OBJECT[kind]]}


def tile_or_none(number: int) -> Tile | None:
    """A tile whose kind is counted from 1; None for 0."""
    return tile(number - 1) if number else None


def tiles_at(v: View, at: int) -> list[Tile]:
    """The tiles that lie somewhere, by kind."""
    return [tile(k) for k in range(KINDS) for _ in range(v.cells[at + k])]


def drawn_at(v: View, at: int) -> list[Tile]:
    """Tiles of this turn's steal that lie somewhere, in the order they were drawn; of alike ones, the last stay.

    States of the first release do not say in which order, and tell these tiles by kind.
    """
    left = [int(v.cells[at + k]) for k in range(KINDS)]
    found: list[Tile] = []
    for kind in reversed(numbers(v.draws)):
        if left[kind]:
            left[kind] -= 1
            found.append(tile(kind))
    found.reverse()
    return [tile(k) for k in range(KINDS) for _ in range(left[k])] + found


def cards_at(v: View, at: int) -> list[Card]:
    """The accomplices that lie somewhere, by kind."""
    return [CARD_NAMES[card] for card in range(CARDS) for _ in range(v.cells[at + card])]


def inside(v: View, bag: int) -> Inside:
    """What is left in a bag; with the odds, unless the table hides them, of a skull on the next draw."""
    tiles = [tile(k) for k in range(KINDS) if BACKGROUND[k] == bag for _ in range(v.cells[BAG + k])]
    return {"tiles": tiles, "skulls": int(v.faces.skulls[bag]), "odds": odds(v, bag) if v.odds else None}


def odds(v: View, bag: int) -> Odds:
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


def thief(faces: SwindlerFaces, ability: int) -> Thief:
    """A master thief."""
    return {"id": faces.thieves[ability], "ability": ABILITY_NAMES[ability]}


def thief_of(v: View, seat: Seat) -> OwnThief | None:
    """A seat's master thief, and whether it works."""
    ability = int(v.cells[THIEF + seat]) - 1
    return {**thief(v.faces, ability), "works": able(v, seat, ability)} if ability >= 0 else None


def order(faces: SwindlerFaces, card: int) -> Order:
    """An order: what it asks for, and its reward (SW-4.6)."""
    return {
        "id": faces.names[card],
        "kind": STYLE_NAMES[faces.style[card]],
        "needs": needs(faces, card),
        "points": int(faces.points[card]),
        "coins": int(faces.reward_coins[card]),
        "neutral": int(faces.neutral[card]),
        "posters": int(faces.reward_posters[card]),
    }


def needs(faces: SwindlerFaces, card: int) -> Needs:
    """What an order asks for; nothing is said of what it does not ask for (SW-4.6)."""
    found: Needs = {}
    backgrounds = {name: int(faces.need_bg[card * COLOURS + c]) for c, name in enumerate(COLOUR_NAMES)}
    objects = {name: int(faces.need_obj[card * (OBJECTS + 1) + x]) for x, name in enumerate(ASKED_NAMES)}
    if any(backgrounds.values()):
        found["bg"] = {name: n for name, n in backgrounds.items() if n}
    if any(objects.values()):
        found["obj"] = {name: n for name, n in objects.items() if n}
    if faces.diffkeys[card]:
        found["diffkeys"] = int(faces.diffkeys[card])
    if faces.need_coins[card]:
        found["coins"] = int(faces.need_coins[card])
    if faces.total[card]:
        found["total"] = int(faces.total[card])
    if faces.drawn[card]:
        found["draw"] = int(faces.drawn[card])
    if faces.pairs[card]:
        found["pair"] = int(faces.pairs[card])
    if faces.completed[card]:
        found["dealers_completed"] = int(faces.completed[card])
    if faces.sold[card]:
        found["sold"] = int(faces.sold[card])
    if faces.drawn_bag[card]:
        found["bag"] = BAG_NAMES[faces.drawn_bag[card] - 1]
    return found


def open_order(v: View, slot: int) -> OpenOrder | None:
    """An open order, and whose marker lies on it."""
    card = int(v.cells[ORDER + slot]) - 1
    if card < 0:
        return None
    marker = int(v.cells[MARKER + slot]) - 1
    return {**order(v.faces, card), "marker": marker if marker >= 0 else None}


def dealer(faces: SwindlerFaces, card: int) -> Dealer:
    """A dealer: what its fields ask for, and what they pay."""
    at = card * FIELDS
    fields: list[Field] = [
        {"object": ASKED_NAMES[faces.field_object[at + f]], "points": int(faces.field_points[at + f])}
        for f in range(FIELDS)
    ]
    return {"id": faces.dealers[card], "fields": fields}


def open_dealer(v: View, stall: int) -> OpenDealer | None:
    """An open dealer with the tiles on its fields."""
    card = int(v.cells[DEALER + stall]) - 1
    if card < 0:
        return None
    found = dealer(v.faces, card)
    lying = [tile_or_none(v.field(stall, f)) for f in range(FIELDS)]
    fields: list[OpenField] = [{**field, "tile": on} for field, on in zip(found["fields"], lying, strict=True)]
    return {"id": found["id"], "fields": fields}


def field_name(field: int) -> str:
    """A field of an open dealer, as commands write it."""
    return f"{field // FIELDS + 1}.{field % FIELDS + 1}"


def help_shown(v: View) -> list[Help]:
    """The cards shown for an order or a sale, in their order (SW-7.8)."""
    found: list[Help] = []
    for i in range(HELPERS):
        if v.cells[HELP + i]:
            stands = int(v.cells[HELP_AS + i]) - 1
            found.append(
                {
                    "card": CARD_NAMES[v.cells[HELP + i] - 1],
                    "tile": tile_or_none(v.cells[HELP_TILE + i]),
                    "as": ASKED_NAMES[stands] if stands >= 0 else None,
                }
            )
    return found


def raid(faces: SwindlerFaces, card: int) -> Raid:
    """A police raid (SW-5.4, SW-5.5)."""
    return {
        "id": faces.names[faces.orders + card],
        "loot_at_least": int(faces.raid_loot[card]) or None,
        "hand_in": int(faces.raid_hand[card]) or None,
        "jail_at_posters": int(faces.raid_jail[card]) or None,
    }


def running_raid(v: View) -> RunningRaid | None:
    """The raid that goes round, and whom it hits (SW-5.6); states of older versions do not say whom."""
    if v.raid <= 0:
        return None
    hits: list[Hit] = []
    for place in range(v.seats if len(v.hits) else 0):
        seat = (int(v.active) + place) % int(v.seats)
        tiles, jail = int(v.hits[seat]), bool(v.hits[int(v.seats) + seat])
        if tiles or jail:
            hits.append({"seat": seat, "tiles": tiles, "jail": jail})
    return {**raid(v.faces, int(v.raid) - 1), "hits": hits}


# --- events ---
def tell(event: Event[Any], faces: SwindlerFaces) -> ToldEvent:
    """An event in words: the script for logs and animation; a card that is not seen is None, and so are several.

    Points that an event brings or costs by the rules are told where its fields do not say: a client knows no rules.
    """
    match event:
        # Three of four events are one of these; the cases are tried in order.
        case Entered():
            return {"event": "Entered", "frame": written_name(event.frame)}
        case Left():
            return {"event": "Left"}
        case Answered():
            return {
                "event": "Answered",
                "seat": event.seat,
                "choice": None if event.choice == UNSEEN else ACT.commands[event.choice].notation,
            }
        case Asked():
            return {"event": "Asked", "seats": members(event.seats)}
        case WindowClosed():
            return {"event": "WindowClosed"}
        case TileDrawn():
            return {"event": "TileDrawn", "seat": event.seat, "tile": tile(event.tile)}
        # The others in the order of the book.
        case StartDrawn():
            return {"event": "StartDrawn", "seat": event.seat, "points": FIRST_POINTS}
        case ThievesLaidOut():
            return {
                "event": "ThievesLaidOut",
                "thieves": [thief(faces, ability) for ability in members(event.thieves)],
                "seat": event.seat,
            }
        case ThiefTaken():
            return {"event": "ThiefTaken", "seat": event.seat, "thief": thief(faces, event.thief)}
        case RoundBegan():
            return {"event": "RoundBegan", "round": event.round}
        case TurnBegan():
            return {"event": "TurnBegan", "seat": event.seat}
        case TurnSkipped():
            return {"event": "TurnSkipped", "seat": event.seat}
        case Called():
            return {"event": "Called", "seat": event.seat}
        case ActionsBegan():
            return {"event": "ActionsBegan"}
        case OrderRevealed():
            return {"event": "OrderRevealed", "slot": event.slot + 1, "order": order(faces, event.order)}
        case RaidBegan():
            return {"event": "RaidBegan", "raid": raid(faces, event.raid)}
        case RaidSetAside():
            return {"event": "RaidSetAside", "raid": raid(faces, event.raid)}
        case RaidsShuffledIn():
            return {"event": "RaidsShuffledIn"}
        case DealersShuffled():
            return {"event": "DealersShuffled"}
        case DealerCame():
            return {"event": "DealerCame", "stall": event.stall + 1, "dealer": dealer(faces, event.dealer)}
        case AccomplicesShuffled():
            return {"event": "AccomplicesShuffled"}
        case AccompliceDrawn():
            return {
                "event": "AccompliceDrawn",
                "seat": event.seat,
                "card": None if event.card == UNSEEN else card_name(event.card),
            }
        case RaidHit():
            return {"event": "RaidHit", "seat": event.seat, "owed": event.owed}
        case HandedIn():
            return {"event": "HandedIn", "seat": event.seat, "tile": tile(event.tile)}
        case Jailed():
            return {"event": "Jailed", "seat": event.seat}
        case RaidEnded():
            return {"event": "RaidEnded"}
        case Replenished():
            return {"event": "Replenished"}
        case Counted():
            return {
                "event": "Counted",
                "seat": event.seat,
                "coins": event.coins,
                "markers": event.markers,
                "points": event.coins - THROWN_OFF * event.markers,
            }
        case MarkerPut():
            return {"event": "MarkerPut", "seat": event.seat, "slot": event.slot + 1, "costs": THROWN_OFF}
        case MarkerTakenBack():
            return {"event": "MarkerTakenBack", "seat": event.seat, "slot": event.slot + 1, "costs": THROWN_OFF}
        case BagNamed():
            return {"event": "BagNamed", "seat": event.seat, "bag": BAG_NAMES[event.bag]}
        case SkullDrawn():
            return {"event": "SkullDrawn", "seat": event.seat, "bag": BAG_NAMES[event.bag]}
        case SkullSpared():
            return {"event": "SkullSpared", "seat": event.seat}
        case SkullStruck():
            return {"event": "SkullStruck", "seat": event.seat, "bag": BAG_NAMES[event.bag]}
        case TileReturned():
            return {"event": "TileReturned", "seat": event.seat, "tile": tile(event.tile), "fresh": bool(event.fresh)}
        case Stopped():
            return {"event": "Stopped", "seat": event.seat}
        case StealEnded():
            return {"event": "StealEnded", "seat": event.seat, "caught": bool(event.caught)}
        case BetSettled():
            return {
                "event": "BetSettled",
                "seat": event.seat,
                "caught": bool(event.caught),
                "won": bool(event.won),
                "points": BET if event.won else 0,
            }
        case CoinGained():
            return {"event": "CoinGained", "seat": event.seat}
        case OrderFulfilled():
            return {
                "event": "OrderFulfilled",
                "seat": event.seat,
                "slot": event.slot + 1,
                "order": order(faces, event.order),
                "points": event.points,
                "coins": event.coins,
                "posters": event.posters,
            }
        case NeutralsDue():
            return {"event": "NeutralsDue", "seat": event.seat, "owed": event.owed}
        case NeutralTaken():
            return {"event": "NeutralTaken", "seat": event.seat, "tile": tile(event.tile)}
        case TileSold():
            return {
                "event": "TileSold",
                "seat": event.seat,
                "stall": event.stall + 1,
                "field": event.field + 1,
                "tile": tile(event.tile),
                "points": event.points,
            }
        case DealerCompleted():
            return {"event": "DealerCompleted", "seat": event.seat, "stall": event.stall + 1, "points": COMPLETED}
        case Hired():
            return {"event": "Hired", "seat": event.seat, "cards": event.cards}
        case PaymentBegan():
            return {"event": "PaymentBegan", "deal": event.deal, "owed": event.owed}
        case TilePaid():
            return {"event": "TilePaid", "seat": event.seat, "tile": tile(event.tile)}
        case CoinPaid():
            return {"event": "CoinPaid", "seat": event.seat}
        case ChangeGiven():
            return {"event": "ChangeGiven", "seat": event.seat}
        case HelpPromised():
            return {"event": "HelpPromised", "seat": event.seat, "deal": event.deal}
        case HelpShown():
            return {
                "event": "HelpShown",
                "seat": event.seat,
                "place": event.place + 1,
                "card": card_name(event.card),
                "tile": tile_or_none(event.tile),
                "stands": ASKED_NAMES[event.stands - 1] if event.stands else None,
            }
        case HelpOffered():
            return {"event": "HelpOffered", "seat": event.seat}
        case HelpCancelled():
            return {"event": "HelpCancelled", "seat": event.seat, "place": event.place + 1}
        case HelpUsed():
            return {"event": "HelpUsed", "seat": event.seat}
        case CardPlayed():
            return {"event": "CardPlayed", "seat": event.seat, "card": card_name(event.card)}
        case Named():
            return {
                "event": "Named",
                "partner": event.partner,
                "theirs": tile_or_none(event.theirs),
                "yours": tile_or_none(event.yours),
                "target": event.target,
            }
        case CardStood():
            return {
                "event": "CardStood",
                "seat": event.seat,
                "card": None if event.card == SHOWN_CARDS else card_name(event.card),
            }
        case CardCancelled():
            return {"event": "CardCancelled", "seat": event.seat, "card": card_name(event.card)}
        case CardTakenUp():
            return {"event": "CardTakenUp"}
        case CardDiscarded():
            return {"event": "CardDiscarded", "card": card_name(event.card)}
        case BetLaid():
            return {"event": "BetLaid", "seat": event.seat, "caught": bool(event.caught)}
        case Forced():
            return {"event": "Forced", "seat": event.seat}
        case Lured():
            return {"event": "Lured", "seat": event.seat, "bag": BAG_NAMES[event.bag]}
        case SkullTakenBack():
            return {"event": "SkullTakenBack", "seat": event.seat}
        case TileCopied():
            return {"event": "TileCopied", "seat": event.seat, "tile": tile(event.tile)}
        case SkullCopied():
            return {"event": "SkullCopied", "seat": event.seat}
        case GiftsDue():
            return {"event": "GiftsDue", "owed": event.owed}
        case TileGiven():
            return {
                "event": "TileGiven",
                "giver": event.giver,
                "taker": event.taker,
                "tile": tile(event.tile),
                "fresh": bool(event.fresh),
            }
        case CoinGiven():
            return {"event": "CoinGiven", "giver": event.giver, "taker": event.taker}
        case Swapped():
            return {
                "event": "Swapped",
                "seat": event.seat,
                "partner": event.partner,
                "theirs": tile(event.theirs),
                "yours": tile(event.yours),
            }
    raise TypeError(f"Swindler has no event {type(event).__name__}")


def note(before: View, event: Event[Any], after: View) -> dict[str, Any]:
    """Whose marker was thrown off, what an event really cost or brought, and whether a thief works from now on."""
    match event:
        case MarkerPut():
            thrown = int(before.cells[MARKER + event.slot]) - 1
            return {"thrown": thrown, "lost": -gained(before, thrown, after)} if thrown >= 0 else {}
        case MarkerTakenBack():
            return {"lost": -gained(before, event.seat, after)}
        case OrderFulfilled():
            return {"awake": works(after, event.seat) and not works(before, event.seat)}
        case Counted():
            return {"gained": gained(before, event.seat, after)}
    raise TypeError(f"Swindler has no notes on {type(event).__name__}")


def gained(before: View, seat: int, after: View) -> int:
    """What a seat gained on the points track, or lost."""
    return int(after.cells[POINTS + seat] - before.cells[POINTS + seat])


def works(v: View, seat: int) -> bool:
    """Whether a seat has a master thief that works."""
    thief = thief_of(v, seat)
    return thief is not None and thief["works"]


def card_name(card: int) -> Card:
    """An accomplice; ValueError where there is no such card, as a damaged save may say."""
    if not 0 <= card < CARDS:
        raise ValueError(f"there is no accomplice {card}")
    return CARD_NAMES[card]
