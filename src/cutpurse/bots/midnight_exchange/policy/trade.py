"""What purchases and placings of Midnight Exchange bring a seat, and what that is made of (ME-4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cutpurse.bots.midnight_exchange.policy.valuation import ON_OFFER, POINT, RIVALS, Belongings, Wares, tray_of
from cutpurse.bots.search.policy import Feature, keys_of
from cutpurse.games.midnight_exchange.components import ROW
from cutpurse.games.midnight_exchange.pieces import (
    ART_NAMES,
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
    SILVER,
    STEPS,
    TRADE,
)
from cutpurse.games.midnight_exchange.rules.score import stored_points
from cutpurse.games.midnight_exchange.state import OWNED, STEP, MidnightExchange, collection, next_kind
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import One, Row, Set, index

NEVER: Final = -100.0  # what a move is worth that nobody should make


def best_trade(v: MidnightExchange, seat: Seat, allowed: Set) -> One:
    """The purchase that brings most, together with what the rest of the tray can buy once the others were there."""
    wares = Wares(v, seat)
    tray = tray_of(v, seat)
    best: i64 = 0
    found: i64 = PASS
    for market in range(MARKETS):
        if wares.open[market]:
            choice = wares.choices[market * ON_OFFER]
            if allowed & choice:
                worth = trade_worth(wares, tray, choice)
                if worth > best:
                    best, found = worth, choice
    if allowed & BAG and v.bag_left and trade_worth(wares, tray, BAG) > best:  # never to end the game for nothing
        found = BAG
    return found if allowed & found else allowed & -allowed


def trade_worth(wares: Wares, tray: Row, choice: One) -> i64:
    """What a trade brings, with what the rest of the tray can buy after it."""
    if choice == BAG:
        tray[LEATHER_BAG] -= 1
        worth = wares.bag + wares.haul(tray, RIVALS, RIVALS, 0)
        tray[LEATHER_BAG] += 1
        return worth
    at = index(choice)
    market = at // ART_SPACES if at < BUY_CARD else (at - BUY_CARD) // NOTCHES
    worth = wares.remove(market, choice)
    wares.pay(tray, market)
    total = worth + wares.haul(tray, RIVALS, RIVALS, 0)
    for find in range(FINDS):
        tray[find] += wares.prices[market * FINDS + find]
    wares.offer(market, worth, choice)
    return total


def placing(v: MidnightExchange, seat: Seat) -> i64:
    """The key that places stored art onto a collection, if no other collection of the seat will ask for it; else -1."""
    if v.auto:
        return -1
    n: i64 = 0
    for i in range(v.cells[OWNED + seat]):
        card = v.card(seat, i)
        if v.faces.steps[card]:
            kind = next_kind(v, card)
            if kind >= 0 and v.store(seat, kind) and not also_wanted(v, seat, card, kind):
                return place_key(kind, n)
            n += 1
    return -1


def place_key(kind: i64, n: i64) -> i64:
    """The key of the command that places art of a kind onto collection n."""
    if kind < SILVER:
        return PLACE_SILVER.first + kind * IN_ROW + n
    return PLACE_GOLD.first + (kind - SILVER) * IN_ROW + n


def also_wanted(v: MidnightExchange, seat: Seat, card: i64, kind: i64) -> bool:
    """Whether another collection of a seat will ask for a kind of art."""
    for i in range(v.cells[OWNED + seat]):
        other = v.card(seat, i)
        if other != card:
            for step in range(v.cells[STEP + other], v.faces.steps[other]):
                if v.faces.track[other * STEPS + step] == kind:
                    return True
    return False


def trade_scores(v: MidnightExchange, seat: Seat, keys: list[int]) -> list[float]:
    """What trades and placings bring; a placing as much as the best of all, if it takes nothing from another card."""
    wares = Wares(v, seat)
    tray = tray_of(v, seat)
    safe = placing(v, seat)
    scores: list[float] = []
    top = 0.0
    for key in keys:
        choice = TRADE.choice(key)
        worth = 0.0
        if choice == BAG and not v.bag_left:
            worth = NEVER
        elif choice and choice != PASS:
            worth = float(trade_worth(wares, tray, choice)) / POINT
        scores.append(worth)
        top = max(top, worth)
    for i, key in enumerate(keys):
        if key >= PLACE_SILVER.first:
            scores[i] = top + 1.0 if key == safe else top - 0.5
    return scores


# --- why ---
def trade_features(v: MidnightExchange, seat: Seat, key: i64) -> list[Feature]:
    """The parts of a score of `trade_scores`."""
    if key >= PLACE_SILVER.first:
        return place_features(v, seat, key)
    if key == DONE.first:
        return [Feature("contested", 0.0, {})]
    choice = TRADE.choice(key)
    if choice == PASS or (choice == BAG and not v.bag_left):
        return [Feature("empty-bag", NEVER if choice == BAG else 0.0, {})]
    wares = Wares(v, seat)
    worth = trade_worth(wares, tray_of(v, seat), choice)
    found: list[Feature] = []
    if choice == BAG:
        brings = wares.bag
        found.append(in_points("bag", brings, {}))
    else:
        at = index(choice)
        if at < BUY_CARD:
            kind = v.offer(at // ART_SPACES, at % ART_SPACES) - 1
            brings = wares.kinds[kind]
            found = art_features(Belongings(v, seat), kind, brings)
        else:
            card = v.notch((at - BUY_CARD) // NOTCHES, (at - BUY_CARD) % NOTCHES) - 1
            brings = wares.own.card_worth(card)
            found = card_features(Belongings(v, seat), card, brings)
    found.append(in_points("rest", worth - brings, {}))
    return found


def art_features(own: Belongings, kind: i64, worth: i64) -> list[Feature]:
    """What an object counts by itself, what it adds to collections for sure, and what once other art has come."""
    own.give_up_hope()
    alone: i64 = POINT * stored_points(kind)
    sure = own.art_worth(kind)
    fits = sure - alone
    later = worth - sure
    if later < 0:
        fits, later = fits + later, 0
    if fits < 0:
        alone, fits = alone + fits, 0
    name = ART_NAMES[int(kind)]
    found = [in_points("art", alone, {"art": name})]
    if fits:
        found.append(in_points("art-fits", fits, {"art": name}))
    if later:
        found.append(in_points("art-later", later, {"art": name}))
    return found


def card_features(own: Belongings, card: i64, worth: i64) -> list[Feature]:
    """What a card counts as it is bought, what art in store adds for sure, and what once other art has come."""
    own.give_up_hope()
    if not own.faces.steps[card]:
        return [in_points("single", worth, {})]
    alone: i64 = POINT * own.faces.points[card * ROW]
    fits = own.wealth_with(card, 0, 0) - own.have
    later = worth - alone - fits
    if later < 0:
        fits, later = fits + later, 0
    if fits < 0:
        alone, fits = alone + fits, 0
    found = [in_points("collection", alone, {})]
    if fits:
        found.append(in_points("collection-fits", fits, {}))
    if later:
        found.append(in_points("collection-later", later, {}))
    return found


def place_features(v: MidnightExchange, seat: Seat, key: i64) -> list[Feature]:
    """A placing is worth as much as the best of all moves, and more if it takes nothing from another card."""
    trades = [other for other in keys_of(v, seat) if other < PLACE_SILVER.first]
    top = max([0.0, *trade_scores(v, seat, trades)])
    at: i64 = key - PLACE_SILVER.first if key < PLACE_GOLD.first else key - PLACE_GOLD.first + SILVER * IN_ROW
    kind = at // IN_ROW
    name = ART_NAMES[int(kind)]
    if key == placing(v, seat):
        return [Feature("place", top + 1.0, {"art": name})]
    contested = also_wanted(v, seat, collection(v, seat, at % IN_ROW), kind)
    return [
        Feature("place-too", top, {"art": name}),
        Feature("contested" if contested else "", -0.5, {}),
    ]


def in_points(name: str, worth: i64, facts: dict[str, str | int]) -> Feature:
    """A feature of something whose worth is counted in thousandths; its facts say it in whole points."""
    value = float(worth) / POINT
    return Feature(name, value, {**facts, "points": round(value)})
