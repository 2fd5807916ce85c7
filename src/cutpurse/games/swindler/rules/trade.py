"""Swindler: orders and sales, and the cards that help with them (SW-4, SW-7.8)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cutpurse.games.swindler.events.accomplices import CardTakenUp
from cutpurse.games.swindler.events.payment import (
    ChangeGiven,
    CoinPaid,
    HelpOffered,
    HelpPromised,
    HelpShown,
    HelpUsed,
    TilePaid,
)
from cutpurse.games.swindler.events.turn import DealerCompleted, NeutralsDue, NeutralTaken, OrderFulfilled, TileSold
from cutpurse.games.swindler.pieces import (
    BACKGROUND,
    CARDS,
    DISCARD,
    FIELDS,
    FORGE,
    FORGE_AS,
    FORGED,
    FORGER,
    FULFIL,
    GIVE,
    GIVE_COIN,
    HELPERS,
    KEY_ANY,
    KINDS,
    LOCK_PICKER,
    NO_MORE,
    OBJECT,
    OPEN_DEALERS,
    OPEN_ORDERS,
    SELL,
    SELLS_DEARER,
    SHOW,
    SHOW_FORGER,
    SHOW_PICKER,
    SHOWN_ALL,
    TAKE,
    UNRESERVED,
    WHITE,
    WITH_HELP,
)
from cutpurse.games.swindler.rules.book import BOOK
from cutpurse.games.swindler.rules.order_matching import (
    all_due,
    coins_given,
    field_takes,
    forgeable,
    forged_as,
    forgeries,
    forgery_stands,
    helpful,
    met,
    payable,
    unforged,
)
from cutpurse.games.swindler.rules.reactions import NOT_IN_HAND, named
from cutpurse.games.swindler.state import (
    BAG,
    DEALER,
    FIELD,
    HAND,
    HELP,
    HELP_TILE,
    LOOT,
    MARKER,
    ORDER,
    Swindler,
    able,
    coins_left,
    posters_left,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Frame, Rule, Seat
from cutpurse.kernel.play import become, enter, leave
from cutpurse.kernel.sets import One, Set, count, index, one

NOT_RESERVED: Final = BOOK.rule("SW-4.1", "not-reserved")
RESERVED_BY_OTHER: Final = BOOK.rule("SW-4.1", "reserved-by-other")
NEEDS_NOT_MET: Final = BOOK.rule("SW-4.1", "needs-not-met")
NOT_DONE_THIS_TURN: Final = BOOK.rule("SW-4.1", "not-done-this-turn")
NO_ORDER_TO_FULFIL: Final = BOOK.rule("SW-4.1", "no-order-to-fulfil")
PAYS_NOTHING_THERE: Final = BOOK.rule("SW-4.2", "pays-nothing-there")
NOT_IN_SUPPLY: Final = BOOK.rule("SW-4.3", "not-in-supply")
NO_DEALER_THERE: Final = BOOK.rule("SW-4.5", "no-dealer-there")
FIELD_TAKEN: Final = BOOK.rule("SW-4.5", "field-taken")
NOTHING_FOR_FIELD: Final = BOOK.rule("SW-4.5", "nothing-for-field")
NOT_FOR_FIELD: Final = BOOK.rule("SW-4.5", "not-for-field")
HELPS_NOTHING: Final = BOOK.rule("SW-7.8", "helps-nothing")
SHOW_MORE: Final = BOOK.rule("SW-7.8", "show-more")
NOT_TO_BE_FORGED: Final = BOOK.rule("SW-7.15", "not-to-be-forged")
NOTHING_BECOMES_THAT: Final = BOOK.rule("SW-7.15", "nothing-becomes-that")
SHOWS_THAT_ALREADY: Final = BOOK.rule("SW-7.15", "shows-that-already")


# --- 4.1, 4.5: what can be done ---
def order_rule(s: Swindler, seat: Seat, slot: i64) -> Rule | None:
    """Why an order is not for this seat, whatever it has: reserved by another, or by nobody (SW-4.1, SW-9.2)."""
    if not s.cells[ORDER + slot]:
        return NO_ORDER_TO_FULFIL
    marker = s.cells[MARKER + slot] - 1
    if marker == seat:
        return None
    if marker >= 0:
        return RESERVED_BY_OTHER
    return None if able(s, seat, UNRESERVED) else NOT_RESERVED


def help_rule(s: Swindler, seat: Seat) -> Rule:
    """Why no card may be shown for an order: none in hand, or none of use."""
    hand = HAND + seat * CARDS
    if s.cells[hand + FORGER]:
        return HELPS_NOTHING
    for c in range(4):
        if s.cells[hand + LOCK_PICKER + c]:
            return HELPS_NOTHING
    return NOT_IN_HAND


def field_rule(s: Swindler, field: i64) -> Rule | None:
    """Why nothing is sold on a field."""
    if not s.cells[DEALER + field // FIELDS]:
        return NO_DEALER_THERE
    return FIELD_TAKEN if s.cells[FIELD + field] else None


def symbol_of(s: Swindler, field: i64) -> i64:
    """What a field of an open dealer asks for."""
    return s.faces.field_object[(s.cells[DEALER + field // FIELDS] - 1) * FIELDS + field % FIELDS]


def for_sale(s: Swindler, seat: Seat, field: i64) -> Set:
    """The tiles of a seat that a field takes (SW-4.5)."""
    found: i64 = 0
    for k in range(KINDS):
        if s.cells[LOOT + seat * KINDS + k] and field_takes(symbol_of(s, field), k):
            found |= one(k)
    return found


def for_forged_sale(s: Swindler, seat: Seat, field: i64) -> Set:
    """The tiles of a seat that a field takes with a Forger's help alone (SW-7.15)."""
    found: i64 = 0
    symbol = symbol_of(s, field)
    if symbol == KEY_ANY or forged_as(symbol):
        for k in range(KINDS):
            if s.cells[LOOT + seat * KINDS + k] and forgeable(k) and not field_takes(symbol, k):
                found |= one(k)
    return found


def deals_for(s: Swindler, seat: Seat) -> Set:
    """The orders that a seat can fulfil and the fields it can sell to, as choices of ACT (SW-4.1, SW-4.5)."""
    found: i64 = 0
    for slot in range(OPEN_ORDERS):
        if order_rule(s, seat, slot) is None:
            order = s.cells[ORDER + slot] - 1
            if met(s, seat, order):
                found |= one(FULFIL + slot)
            if helpful(s, seat, order):
                found |= one(WITH_HELP + slot)
    for field in range(OPEN_DEALERS * FIELDS):
        if field_rule(s, field) is None:
            if for_sale(s, seat, field):
                found |= one(SELL + field)
            if s.hand(seat, FORGER) and for_forged_sale(s, seat, field):
                found |= one(FORGED + field)
    return found


def why_no_deal(s: Swindler, seat: Seat, at: i64) -> Rule:
    """Why a choice of ACT is not among these."""
    if at < SELL:
        slot = (at - FULFIL) % OPEN_ORDERS
        refused = order_rule(s, seat, slot)
        if refused is not None:
            return refused
        if s.faces.style[s.cells[ORDER + slot] - 1] > DISCARD:
            return NOT_DONE_THIS_TURN if at < WITH_HELP else HELPS_NOTHING
        return NEEDS_NOT_MET if at < WITH_HELP else help_rule(s, seat)
    refused = field_rule(s, (at - SELL) % (OPEN_DEALERS * FIELDS))
    if refused is not None:
        return refused
    if at >= FORGED and not s.hand(seat, FORGER):
        return NOT_IN_HAND
    return NOTHING_FOR_FIELD


# --- 4.1 to 4.3: orders ---
def pay_or_fulfil(s: Swindler, seat: Seat, chance: Chance) -> None:
    """Pay for the order at hand if it asks to give things up, else it is fulfilled (SW-4.1)."""
    if s.faces.style[s.cells[ORDER + s.deal - 1] - 1] == DISCARD:
        enter(s, PAYING)
        pay_on(s, seat, chance)
    else:
        fulfil(s, seat, chance)


@final
class Paying(Frame[Swindler]):
    """T chooses what to pay with, one thing after another (SW-4.2)."""

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        return payable(s, seat, s.cells[ORDER + s.deal - 1] - 1), PAYS_NOTHING_THERE

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        pay(s, seat, choice)
        pay_on(s, seat, chance)


def pay(s: Swindler, seat: Seat, choice: One) -> None:
    """Give a coin or a tile for what is paid for."""
    if choice == GIVE_COIN:
        CoinPaid.emit(s, seat)
    else:
        TilePaid.emit(s, seat, index(choice))


def pay_on(s: Swindler, seat: Seat, chance: Chance) -> None:
    """Give what there is no choice about; the order is fulfilled when all is paid."""
    order = s.cells[ORDER + s.deal - 1] - 1
    ways = payable(s, seat, order)
    while count(ways) == 1 or (ways and all_due(s, seat, order, ways)):
        pay(s, seat, ways & -ways)
        ways = payable(s, seat, order)
    if ways:
        return
    for i in range(HELPERS):
        if s.cells[HELP_TILE + i]:
            TilePaid.emit(s, seat, s.cells[HELP_TILE + i] - 1)  # forged, and back to its own bag (SW-7.15)
    if coins_given(s) > s.faces.need_coins[order] > 0 and coins_left(s):
        ChangeGiven.emit(s, seat)
    fulfil(s, seat, chance)


def fulfil(s: Swindler, seat: Seat, chance: Chance) -> None:
    """The reward at once (SW-4.3): as many coins, posters and neutral tiles as there are.

    The order counts towards waking the master thief (SW-4.4), which `able` looks up.
    """
    slot = s.deal - 1
    order = s.cells[ORDER + slot] - 1
    faces = s.faces
    if s.cells[HELP]:
        HelpUsed.emit(s, seat)
    coins = min(faces.reward_coins[order], coins_left(s))
    posters = min(faces.reward_posters[order], posters_left(s))
    OrderFulfilled.emit(s, seat, slot, order, faces.points[order], coins, posters)
    neutral = min(faces.neutral[order], neutrals_left(s))
    assert s.stack is not None
    paying = s.stack.frame is PAYING
    if neutral:
        NeutralsDue.emit(s, seat, neutral)
        if paying:
            become(s, REWARDING)
        else:
            enter(s, REWARDING)
    elif paying:
        leave(s, chance)


def neutrals_left(s: Swindler) -> i64:
    """Neutral tiles in the supply."""
    found: i64 = 0
    for k in range(KINDS):
        if BACKGROUND[k] == WHITE:
            found += s.cells[BAG + k]
    return found


@final
class Rewarding(Frame[Swindler]):
    """T takes neutral tiles from the supply, up to the number on the order (SW-4.3)."""

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        found: i64 = NO_MORE
        for k in range(KINDS):
            if BACKGROUND[k] == WHITE and s.cells[BAG + k]:
                found |= one(k)
        return found, NOT_IN_SUPPLY

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        if choice == NO_MORE:
            NeutralsDue.emit(s, seat, 0)
        else:
            NeutralTaken.emit(s, seat, index(choice))
        if not s.owed:
            leave(s, chance)


# --- 7.8: Forgers and Lock Pickers ---
@final
class Helping(Frame[Swindler]):
    """T shows all the Forgers and Lock Pickers that serve one order, before anything is paid (SW-7.8, SW-7.20)."""

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        order = s.cells[ORDER + s.deal - 1] - 1
        cards = helpful(s, seat, order)
        found: i64 = SHOW_FORGER if cards & one(FORGER) else 0
        for c in range(4):
            if cards & one(LOCK_PICKER + c):
                found |= one(SHOW_PICKER + c)
        if s.cells[HELP] and met(s, seat, order):
            found |= SHOWN_ALL
        return found, HELPS_NOTHING

    def why_not(self, s: Swindler, seat: Seat, choice: One, rule: Rule) -> Rule:
        if choice == SHOWN_ALL:
            return SHOW_MORE
        card = FORGER if choice == SHOW_FORGER else LOCK_PICKER + index(choice) - SHOW_PICKER
        return rule if s.hand(seat, card) else NOT_IN_HAND

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        if choice == SHOW_FORGER:
            become(s, FORGING)
            HelpPromised.emit(s, seat, s.deal)
        elif choice == SHOWN_ALL:
            HelpOffered.emit(s, seat)
            named(s, chance)
        else:
            HelpShown.emit(s, seat, shown(s), LOCK_PICKER + index(choice) - SHOW_PICKER, 0, 0)


def shown(s: Swindler) -> i64:
    """How many cards have been shown."""
    n: i64 = 0
    while n < HELPERS and s.cells[HELP + n]:
        n += 1
    return n


@final
class Forging(Frame[Swindler]):
    """T names the tile for a Forger (SW-7.15); for a sale that is all there is to show."""

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        if s.deal < 0:
            return for_forged_sale(s, seat, -1 - s.deal), SHOWS_THAT_ALREADY
        return forgeries(s, seat, s.cells[ORDER + s.deal - 1] - 1), HELPS_NOTHING

    def why_not(self, s: Swindler, seat: Seat, choice: One, rule: Rule) -> Rule:
        tile = index(choice)
        if unforged(s, seat, tile) <= 0:
            return HELPS_NOTHING
        return rule if forgeable(tile) else NOT_TO_BE_FORGED

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        if s.deal >= 0:
            become(s, ForgingAs(index(choice)))
            HelpPromised.emit(s, seat, s.deal)  # which tiles help may tell what else is in hand
            return
        HelpShown.emit(s, seat, 0, FORGER, index(choice) + 1, symbol_of(s, -1 - s.deal) + 1)
        HelpOffered.emit(s, seat)
        named(s, chance)


@final
class ForgingAs(Frame[Swindler]):
    """And what it stands for (SW-7.15)."""

    fields: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: i64) -> None:
        super().__init__(FORGE_AS)
        self.tile: i64 = tile

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        return forgery_stands(s, seat, s.cells[ORDER + s.deal - 1] - 1, self.tile), HELPS_NOTHING

    def why_not(self, s: Swindler, seat: Seat, choice: One, rule: Rule) -> Rule:
        object = index(choice)
        if object == OBJECT[self.tile]:
            return SHOWS_THAT_ALREADY
        return rule if forged_as(object) else NOTHING_BECOMES_THAT

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        HelpShown.emit(s, seat, shown(s), FORGER, self.tile + 1, index(choice) + 1)
        become(s, HELPING)


def helped(s: Swindler, chance: Chance) -> None:
    """The cards shown were answered: the order or the sale goes on, or does not take place (SW-7.8)."""
    seat = s.by
    tile = s.cells[HELP_TILE] - 1
    CardTakenUp.emit(s)
    if s.verdict:
        return
    if s.deal < 0:
        HelpUsed.emit(s, seat)
        sell(s, seat, tile)
    else:
        pay_or_fulfil(s, seat, chance)


# --- 4.5: sales ---
@final
class Selling(Frame[Swindler]):
    """T chooses which tile goes on the field (SW-4.5)."""

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        return for_sale(s, seat, -1 - s.deal), NOT_FOR_FIELD

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        sell(s, seat, index(choice))
        leave(s, chance)


def sell(s: Swindler, seat: Seat, tile: i64) -> None:
    """A tile goes on the field at hand; the last one completes the dealer (SW-4.5, SW-9.4)."""
    field = -1 - s.deal
    stall = field // FIELDS
    points = s.faces.field_points[(s.cells[DEALER + stall] - 1) * FIELDS + field % FIELDS]
    if able(s, seat, SELLS_DEARER):
        points += 1
    TileSold.emit(s, seat, stall, field % FIELDS, tile, points)
    for f in range(FIELDS):
        if not s.field(stall, f):
            return
    DealerCompleted.emit(s, seat, stall)


PAYING: Final[Paying] = Paying(GIVE)
REWARDING: Final[Rewarding] = Rewarding(TAKE)
HELPING: Final[Helping] = Helping(SHOW)
FORGING: Final[Forging] = Forging(FORGE)
SELLING: Final[Selling] = Selling(GIVE)
