"""What greedy Midnight Exchange takes art and cards to be worth, and the purchases that a tray could pay (ME-4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias, final

from cutpurse.games.midnight_exchange.components import ROW, MidnightExchangeFaces
from cutpurse.games.midnight_exchange.knowledge import unseen_art
from cutpurse.games.midnight_exchange.pieces import (
    ART_SPACES,
    BRASS_KEY,
    CARDS,
    DESK,
    FINDS,
    GARAGE,
    IRON_KEY,
    KINDS,
    LEATHER_BAG,
    MARKETS,
    NOTCHES,
    SIDES,
    SLOTS,
    STEPS,
    buy_art,
    buy_card,
)
from cutpurse.games.midnight_exchange.rules.score import stored_points
from cutpurse.games.midnight_exchange.state import CARD, OWNED, SIDE, STEP, STORE, MidnightExchange
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import numbers

STORED: Final = [int(stored_points(kind)) for kind in range(KINDS)]
COMES: Final = 0.5  # how likely art that is missing comes to market in time, when there is much time
TRADES: Final = 2.0  # art that a player takes out of the bag in a round
RIVALS: Final = 0.45  # what others buy at a market between two purchases of mine there
BAGS: Final = 3  # leather bags that a plan reckons with at most

Counts: TypeAlias = tuple[int, ...]  # by find or by kind
Offers: TypeAlias = list[tuple[float, int]]  # what lies at a market: its worth, and the choice of TRADE that takes it


class Card(NamedTuple):
    """A collection: the kinds its free steps ask for, and what each of them adds."""

    wants: Counts
    adds: Counts


class Plan(NamedTuple):
    """Purchases for a tray: the finds they take, keys to reach them included, how many those are, and their worth."""

    needs: Counts
    size: int
    worth: float


def read_card(faces: MidnightExchangeFaces, card: int, step: int) -> Card:
    """A collection with so many steps filled."""
    steps = range(step, int(faces.steps[card]))
    wants = tuple(int(faces.track[card * STEPS + i]) for i in steps)
    adds = tuple(int(faces.points[card * ROW + i + 1] - faces.points[card * ROW + i]) for i in steps)
    return Card(wants, adds)


@lru_cache(maxsize=4096)
def wealth(store: Counts, cards: tuple[Card, ...], comes: float) -> float:
    """What stored art will count once it lies where it counts most, with the hope for steps whose art is missing."""
    if not cards:
        return float(sum(n * points for n, points in zip(store, STORED, strict=True)))
    card, rest = cards[0], cards[1:]
    best = wealth(store, rest, comes)
    left = list(store)
    gained, likely = 0.0, 1.0
    for kind, adds in zip(card.wants, card.adds, strict=True):
        if left[kind]:
            left[kind] -= 1
            gained += likely * adds + (1 - likely) * STORED[kind]
        else:
            likely *= comes
            gained += likely * (adds - STORED[kind])
        best = max(best, gained + wealth(tuple(left), rest, comes))
    return best


@lru_cache(maxsize=512)
def keys_for(faces: MidnightExchangeFaces) -> list[Counts]:
    """By find, the keys without which it cannot be reached (ME-2.4)."""
    found: list[Counts] = []
    for find in range(FINDS):
        if faces.tiles[GARAGE * FINDS + find]:
            found.append(())
        elif faces.tiles[DESK * FINDS + find]:
            found.append((IRON_KEY,))
        else:
            found.append((BRASS_KEY,) if faces.tiles[GARAGE * FINDS + BRASS_KEY] else (IRON_KEY, BRASS_KEY))
    return found


@final
class Wares:
    """All that can be bought, as one seat values it: by market what each object and each card is worth to it."""

    def __init__(self, v: MidnightExchange, seat: Seat) -> None:
        self.faces = v.faces
        table = v.cells
        self.store = tuple(int(n) for n in table[STORE + seat * KINDS : STORE + (seat + 1) * KINDS])
        rounds = int(v.bag_left) / (TRADES * int(v.seats))
        self.comes = round(COMES * rounds / (rounds + 1.5), 2)
        self.cards = tuple(
            read_card(v.faces, card, int(table[STEP + card]))
            for card in (int(table[CARD + seat * CARDS + i]) for i in range(table[OWNED + seat]))
            if table[STEP + card] < v.faces.steps[card]
        )
        self.have = wealth(self.store, self.cards, self.comes)
        self.kinds = [self.art_worth(kind) for kind in range(KINDS)]
        self.bag = self.bag_worth(v) if v.bag_left else 0.0
        self.prices: list[Counts] = [()] * MARKETS
        self.offers: list[Offers] = [[] for _ in range(MARKETS)]  # the best first
        for m in range(MARKETS):
            if table[SIDE + m]:
                at = (m * SIDES + int(table[SIDE + m]) - 1) * FINDS
                self.prices[m] = tuple(int(n) for n in v.faces.price[at : at + FINDS])
                self.offers[m] = sorted(self.offered(v, m), reverse=True)

    def art_worth(self, kind: int) -> float:
        """What one more object of a kind brings."""
        store = tuple(n + (k == kind) for k, n in enumerate(self.store))
        return wealth(store, self.cards, self.comes) - self.have

    def card_worth(self, card: int) -> float:
        """What a prestige card brings."""
        points = int(self.faces.points[card * ROW])
        if not self.faces.steps[card]:
            return float(points)
        return points + wealth(self.store, (read_card(self.faces, card, 0), *self.cards), self.comes) - self.have

    def bag_worth(self, v: MidnightExchange) -> float:
        """What an object drawn blind brings: any that is not to be seen anywhere is as likely as any other."""
        left = numbers(unseen_art(v))
        return sum(n * worth for n, worth in zip(left, self.kinds, strict=True)) / max(1, sum(left))

    def offered(self, v: MidnightExchange, market: int) -> Offers:
        """What lies at a market."""
        found: Offers = []
        for space in range(ART_SPACES):
            kind = int(v.offer(market, space))
            if kind:
                found.append((self.kinds[kind - 1], int(buy_art(market, space))))
        for notch in range(NOTCHES):
            card = int(v.notch(market, notch))
            if card:
                found.append((self.card_worth(card - 1), int(buy_card(market, notch))))
        return found


def expected(offers: Offers, n: int, head_start: float) -> float:
    """What the next so many purchases at a market bring, best first, when others buy there too."""
    total = 0.0
    for i in range(n):
        at = head_start + i * (1 + RIVALS)
        low = int(at)
        if low < len(offers):
            above = offers[low][0]
            below = offers[low + 1][0] if low + 1 < len(offers) else 0.0
            total += above + (at - low) * (below - above)
    return total


def haul(wares: Wares, offers: list[Offers], tray: list[int], head_start: float, market: int = 0) -> float:
    """What a tray brings when everything is bought with it that is worth most, from a market on."""
    if market == MARKETS:
        return tray[LEATHER_BAG] * wares.bag
    best = haul(wares, offers, tray, head_start, market + 1)
    for n in range(1, len(offers[market]) + 1):
        tray = [a - b for a, b in zip(tray, wares.prices[market], strict=True)]
        if min(tray) < 0:
            break
        bought = expected(offers[market], n, head_start)
        best = max(best, bought + haul(wares, offers, tray, head_start, market + 1))
    return best


def purchases(wares: Wares, head_start: float, market: int = 0) -> Iterator[tuple[list[int], float]]:
    """All sets of purchases from a market on that one tray could pay: the finds they take, and what they bring."""
    if market == MARKETS:
        yield [0] * FINDS, 0.0
        return
    price = wares.prices[market]
    for needs, worth in purchases(wares, head_start, market + 1):
        for n in range(len(wares.offers[market]) + 1):
            if n:
                needs = [a + b for a, b in zip(needs, price, strict=True)]
            if sum(needs) > SLOTS:
                break
            yield needs, worth + expected(wares.offers[market], n, head_start)


def plans(wares: Wares, head_start: float) -> list[Plan]:
    """What may be done with a tray: purchases and leather bags, with the keys without which they cannot be paid."""
    found: dict[Counts, float] = {}
    keys = keys_for(wares.faces)
    for bought, worth in purchases(wares, head_start):
        for bags in range(BAGS + 1):
            needs = [n + bags * (find == LEATHER_BAG) for find, n in enumerate(bought)]
            for key in {key for find in range(FINDS) if needs[find] for key in keys[find]}:
                needs[key] = max(1, needs[key])
            if sum(needs) <= SLOTS and needs[IRON_KEY] <= 1 and needs[BRASS_KEY] <= 1:
                found[tuple(needs)] = max(found.get(tuple(needs), 0.0), worth + bags * wares.bag)
    return [Plan(needs, sum(needs), worth) for needs, worth in found.items()]
