"""Midnight Exchange: the rules of trading and of placing art (ME-4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cutpurse.games.midnight_exchange.events import (
    ArtBought,
    ArtDrawn,
    BagFoundEmpty,
    CardBought,
    Paid,
    Passed,
    Placed,
    TradingBegan,
    TurnCame,
)
from cutpurse.games.midnight_exchange.pieces import (
    ART_SPACES,
    BAG,
    BUY_CARD,
    DONE,
    FINDS,
    IN_ROW,
    LEATHER_BAG,
    MARKETS,
    NOTCHES,
    PASS,
    PLACE_GOLD,
    PLACE_SILVER,
    SIDES,
    SILVER,
    SLOTS,
    TRADE,
    buy_art,
    buy_card,
)
from cutpurse.games.midnight_exchange.rules.book import BOOK
from cutpurse.games.midnight_exchange.rules.supply import from_bag
from cutpurse.games.midnight_exchange.state import (
    ESCAPED,
    NOTCH,
    OFFER,
    SIDE,
    STEP,
    MidnightExchange,
    collection,
    find_on,
    finds_of,
    next_kind,
    pays,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Frame, Rule, Seat
from cutpurse.kernel.play import become, enter, leave
from cutpurse.kernel.sets import One, Set, index, one

# --- 4: phase 3, trade ---
MARKET_CLOSED: Final = BOOK.rule("ME-1.2", "market-closed")
PRICE_MISSING: Final = BOOK.rule("ME-4.2", "price-missing")
NOTHING_THERE: Final = BOOK.rule("ME-4.2", "nothing-there")
NO_LEATHER_BAG: Final = BOOK.rule("ME-4.3", "no-leather-bag")
NO_COLLECTION: Final = BOOK.rule("ME-4.6", "no-collection")
NOT_NEXT: Final = BOOK.rule("ME-4.6", "not-next")
NOT_IN_STORE: Final = BOOK.rule("ME-4.7", "not-in-store")
COLLECTION_FULL: Final = BOOK.rule("ME-4.8", "collection-full")
BY_ITSELF: Final = BOOK.rule("ME-4.10", "by-itself")
ALWAYS_DONE: Final = BOOK.rule("ME-4.7", "always-done")


def begin_trading(s: MidnightExchange, chance: Chance) -> None:
    """Everybody is done rummaging: the lowest escape tile trades first (ME-4.1)."""
    TradingBegan.emit(s)
    enter(s, TRADING)
    call_trader(s, 1, chance)


def call_trader(s: MidnightExchange, number: i64, chance: Chance) -> None:
    """The next seat that can trade, from this escape tile on; who cannot passes (ME-4.1)."""
    while s.passed != one(s.seats) - 1:
        for p in range(s.seats):
            if s.cells[ESCAPED + p] == number and not s.passed & one(p):
                if can_trade(s, p):
                    TurnCame.emit(s, p)
                    return
                Passed.emit(s, p, 1)
        number = number % s.seats + 1
    leave(s, chance)


def done(s: MidnightExchange, seat: Seat, chance: Chance) -> None:
    """A turn is over, and the next escape tile is due."""
    call_trader(s, s.cells[ESCAPED + seat] % s.seats + 1, chance)


def can_trade(s: MidnightExchange, seat: Seat) -> bool:
    """Whether a seat has a trade to make, if only the gift of a leather bag to the empty cloth bag (ME-4.1, ME-4.3)."""
    return finds_of(s, seat, LEATHER_BAG) > 0 or buys(s, seat) != 0


def buys(s: MidnightExchange, seat: Seat) -> Set:
    """The choices of TRADE that a tray can pay for; a find that no price asks for buys nothing (ME-4.2, ME-4.4)."""
    found: i64 = 0
    for market in range(MARKETS):
        if s.cells[SIDE + market] and pays(s, seat, market):
            for space in range(s.faces.spaces[market]):
                if s.offer(market, space):
                    found |= buy_art(market, space)
            for notch in range(s.faces.notches[market]):
                if s.notch(market, notch):
                    found |= buy_card(market, notch)
    return found


@final
class Trading(Frame[MidnightExchange]):
    """One trade: buy at a market, or give a leather bag; or pass for this phase (ME-4.1 to ME-4.3)."""

    def options(self, s: MidnightExchange, seat: Seat) -> tuple[Set, Rule]:
        found = buys(s, seat) | PASS
        if finds_of(s, seat, LEATHER_BAG):
            found |= BAG
        return found, PRICE_MISSING

    def why_not(self, s: MidnightExchange, seat: Seat, choice: One, rule: Rule) -> Rule:
        if choice == BAG:
            return NO_LEATHER_BAG
        at = index(choice)
        market = at // ART_SPACES if at < BUY_CARD else (at - BUY_CARD) // NOTCHES
        if not s.cells[SIDE + market]:
            return MARKET_CLOSED
        there = s.cells[OFFER + at] if at < BUY_CARD else s.cells[NOTCH + at - BUY_CARD]
        return rule if there else NOTHING_THERE

    def accept(self, s: MidnightExchange, seat: Seat, choice: One, chance: Chance) -> None:
        if choice == PASS:
            Passed.emit(s, seat, 0)
            done(s, seat, chance)
        elif choice == BAG:
            give_leather_bag(s, seat, chance)
        elif index(choice) < BUY_CARD:
            buy_object(s, seat, index(choice), chance)
        else:
            buy_prestige(s, seat, index(choice) - BUY_CARD, chance)


def buy_object(s: MidnightExchange, seat: Seat, at: i64, chance: Chance) -> None:
    """An art object for the whole price of its market (ME-4.2, ME-4.6)."""
    market = at // ART_SPACES
    Paid.emit(s, seat, price_slots(s, seat, market))
    ArtBought.emit(s, seat, market, at % ART_SPACES, s.cells[OFFER + at] - 1)
    after_gaining(s, seat, chance)


def buy_prestige(s: MidnightExchange, seat: Seat, at: i64, chance: Chance) -> None:
    """A prestige card for the whole price of its market (ME-4.2, ME-4.5)."""
    market = at // NOTCHES
    Paid.emit(s, seat, price_slots(s, seat, market))
    CardBought.emit(s, seat, market, at % NOTCHES, s.cells[NOTCH + at] - 1)
    after_gaining(s, seat, chance)


def give_leather_bag(s: MidnightExchange, seat: Seat, chance: Chance) -> None:
    """A leather bag for what a blind hand draws from the cloth bag (ME-4.3)."""
    slot: i64 = 0
    while find_on(s, seat, slot) != LEATHER_BAG:
        slot += 1
    Paid.emit(s, seat, one(slot))
    if not s.bag_left:
        BagFoundEmpty.emit(s, seat)
        done(s, seat, chance)
        return
    ArtDrawn.emit(s, seat, from_bag(s, chance))
    after_gaining(s, seat, chance)


def price_slots(s: MidnightExchange, seat: Seat, market: i64) -> Set:
    """The slots of a tray whose finds pay a market's price, the first ones that do."""
    found: i64 = 0
    at = (market * SIDES + s.cells[SIDE + market] - 1) * FINDS
    for find in range(FINDS):
        due = s.faces.price[at + find]
        for slot in range(SLOTS):
            if due and find_on(s, seat, slot) == find:
                found |= one(slot)
                due -= 1
    return found


# --- 4.6 to 4.10: placing art ---
def after_gaining(s: MidnightExchange, seat: Seat, chance: Chance) -> None:
    """Art may still go onto collections, if any fits; else the turn is over (ME-4.6, ME-4.7, ME-4.10)."""
    if placeable(s, seat):
        become(s, ARRANGING)
    else:
        done(s, seat, chance)


@final
class Arranging(Frame[MidnightExchange]):
    """The trade is made; stored art may still go onto collections before the turn is over (ME-4.6, ME-4.7)."""

    def options(self, s: MidnightExchange, seat: Seat) -> tuple[Set, Rule]:
        return one(0), ALWAYS_DONE

    def accept(self, s: MidnightExchange, seat: Seat, choice: One, chance: Chance) -> None:
        become(s, TRADING)
        done(s, seat, chance)


@final
class Placing(Frame[MidnightExchange]):
    """Stored art onto the lowest free step of a collection that asks for it, beside a trade (ME-4.6, ME-4.7).

    Choice `k * IN_ROW + n` is kind k, counted from the first of the menu, onto collection n.
    """

    def options(self, s: MidnightExchange, seat: Seat) -> tuple[Set, Rule]:
        found: i64 = 0
        if s.auto:
            return found, BY_ITSELF
        first: i64 = 0 if self.menu is PLACE_SILVER else SILVER
        for n in range(IN_ROW):
            card = collection(s, seat, n)
            if card < 0:
                break
            kind = next_kind(s, card)
            if first <= kind < first + SILVER and s.store(seat, kind):
                found |= one((kind - first) * IN_ROW + n)
        return found, NOT_NEXT

    def why_not(self, s: MidnightExchange, seat: Seat, choice: One, rule: Rule) -> Rule:
        if s.auto:
            return rule
        card = collection(s, seat, index(choice) % IN_ROW)
        if card < 0:
            return NO_COLLECTION
        kind = next_kind(s, card)
        if kind < 0:
            return COLLECTION_FULL
        asked = index(choice) // IN_ROW + (0 if self.menu is PLACE_SILVER else SILVER)
        return NOT_IN_STORE if kind == asked else rule

    def accept(self, s: MidnightExchange, seat: Seat, choice: One, chance: Chance) -> None:
        card = collection(s, seat, index(choice) % IN_ROW)
        place(s, seat, card)
        if s.stack is not None and s.stack.frame is ARRANGING and not placeable(s, seat):
            ARRANGING.accept(s, seat, one(0), chance)


def place(s: MidnightExchange, seat: Seat, card: i64) -> None:
    """Fill the next step of a collection from the store (ME-4.6, ME-4.8)."""
    full = 1 if s.cells[STEP + card] + 1 == s.faces.steps[card] else 0
    Placed.emit(s, seat, card, next_kind(s, card), full)


def placeable(s: MidnightExchange, seat: Seat) -> bool:
    """Whether a seat may put anything in store onto a collection by hand."""
    return SILVERWARE.options(s, seat)[0] != 0 or GOLDWARE.options(s, seat)[0] != 0


GOLDWARE: Final = Placing(PLACE_GOLD)
SILVERWARE: Final = Placing(PLACE_SILVER, GOLDWARE)
TRADING: Final[Trading] = Trading(TRADE, SILVERWARE)
ARRANGING: Final[Arranging] = Arranging(DONE, SILVERWARE)
