"""What art and cards of Midnight Exchange are worth to a seat, and the purchases that a tray could pay (ME-4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cutpurse.games.midnight_exchange.components import ROW, MidnightExchangeFaces
from cutpurse.games.midnight_exchange.knowledge import unseen_art
from cutpurse.games.midnight_exchange.pieces import (
    ART_SPACES,
    BRASS_KEY,
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
from cutpurse.games.midnight_exchange.state import FIND, OWNED, SIDE, STEP, STORE, TRAY, MidnightExchange
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import Row, Set, one, row, zeros

POINT: Final = 1000  # worths and likelihoods are counted in thousandths
COMES: Final = 500  # how likely art that is missing comes to market in time, when there is much time
PATIENCE: Final = 3  # objects a seat in the bag with which that is half as likely
RIVALS: Final = 450  # what others buy at a market between two purchases of mine there
CLEARLY: Final = 500  # what a swap must promise before a full tray waits for it
BAGS: Final = 3  # leather bags that a plan reckons with at most
ON_OFFER: Final = ART_SPACES + NOTCHES  # the most that lies at a market


def tray_of(v: MidnightExchange, seat: Seat) -> Row:
    """How often each find lies in a tray."""
    found = zeros(FINDS)
    for at in range(TRAY + seat * SLOTS, TRAY + (seat + 1) * SLOTS):
        tile = v.cells[at]
        if tile:
            found[v.cells[FIND + tile - 1] - 1] += 1
    return found


def keys_for(faces: MidnightExchangeFaces) -> Row:
    """By find, the keys without which it cannot be reached, a set of finds (ME-2.4)."""
    found = zeros(FINDS)
    for find in range(FINDS):
        if not faces.tiles[GARAGE * FINDS + find]:
            if faces.tiles[DESK * FINDS + find]:
                found[find] = one(IRON_KEY)
            elif faces.tiles[GARAGE * FINDS + BRASS_KEY]:
                found[find] = one(BRASS_KEY)
            else:
                found[find] = one(IRON_KEY) | one(BRASS_KEY)
    return found


@final
class Belongings:
    """What a seat owns: art in store, and collections with free steps."""

    def __init__(self, v: MidnightExchange, seat: Seat) -> None:
        self.faces = v.faces
        self.store: Row = v.cells[STORE + seat * KINDS : STORE + (seat + 1) * KINDS]
        self.comes: i64 = COMES * v.bag_left // (v.bag_left + PATIENCE * v.seats)
        self.known: dict[int, int] = {}  # what has been worked out, by the first card and what is in store
        cards: list[int] = []
        self.fixed: i64 = 0  # what its cards count as they lie
        for i in range(v.cells[OWNED + seat]):
            card = v.card(seat, i)
            step = v.cells[STEP + card]
            self.fixed += POINT * v.faces.points[card * ROW + step]
            if step < v.faces.steps[card]:
                cards.append(int(card * (STEPS + 1) + step))
        self.cards: Row = row(cards)  # each with the step it has reached
        self.have: i64 = self.wealth(0)

    def give_up_hope(self) -> None:
        """Count from now on only on what it has."""
        self.comes = 0
        self.known = {}
        self.have = self.wealth(0)

    def wealth(self, at: i64) -> i64:
        """What stored art will count where it counts most on the cards from `at` on, with hope for what is missing."""
        if at == len(self.cards):
            total: i64 = 0
            for kind in range(KINDS):
                total += self.store[kind] * stored_points(kind)
            return POINT * total
        key = at
        for kind in range(KINDS):
            key = key * 64 + self.store[kind]
        found: i64 = self.known.get(int(key), -1)
        if found < 0:
            found = self.wealth_with(self.cards[at] // (STEPS + 1), self.cards[at] % (STEPS + 1), at + 1)
            self.known[int(key)] = int(found)
        return found

    def wealth_with(self, card: i64, step: i64, rest: i64) -> i64:
        """The same with a card that has reached a step, and those from `rest` on."""
        store, faces = self.store, self.faces
        best = self.wealth(rest)
        gained: i64 = 0
        likely: i64 = POINT
        taken: i64 = 0
        for i in range(step, faces.steps[card]):
            kind = faces.track[card * STEPS + i]
            adds = faces.points[card * ROW + i + 1] - faces.points[card * ROW + i]
            if store[kind]:
                store[kind] -= 1
                taken |= one(i)
                gained += likely * adds + (POINT - likely) * stored_points(kind)
            else:
                likely = likely * self.comes // POINT
                gained += likely * (adds - stored_points(kind))
            worth = gained + self.wealth(rest)
            if worth > best:
                best = worth
        for i in range(step, faces.steps[card]):
            if taken & one(i):
                store[faces.track[card * STEPS + i]] += 1
        return best

    def art_worth(self, kind: i64) -> i64:
        """What one more object of a kind brings."""
        self.store[kind] += 1
        worth = self.wealth(0)
        self.store[kind] -= 1
        return worth - self.have

    def card_worth(self, card: i64) -> i64:
        """What a prestige card brings."""
        points = POINT * self.faces.points[card * ROW]
        return points if not self.faces.steps[card] else points + self.wealth_with(card, 0, 0) - self.have


@final
class Wares:
    """All that can be bought, as one seat values it: by market what each object and each card is worth to it."""

    def __init__(self, v: MidnightExchange, seat: Seat) -> None:
        self.faces = v.faces
        own = Belongings(v, seat)
        self.own = own
        self.kinds: Row = zeros(KINDS)
        for kind in range(KINDS):
            self.kinds[kind] = own.art_worth(kind)
        self.bag: i64 = self.bag_worth(v) if v.bag_left else 0
        self.open: Row = zeros(MARKETS)  # how much lies there
        self.prices: Row = zeros(MARKETS * FINDS)
        self.worths: Row = zeros(MARKETS * ON_OFFER)  # by market, the best first
        self.choices: Row = zeros(MARKETS * ON_OFFER)  # of TRADE
        for market in range(MARKETS):
            side = v.cells[SIDE + market]
            if side:
                at = (market * SIDES + side - 1) * FINDS
                for find in range(FINDS):
                    self.prices[market * FINDS + find] = v.faces.price[at + find]
                self.look_at(v, market)

    def bag_worth(self, v: MidnightExchange) -> i64:
        """What an object drawn blind brings: any that is not to be seen anywhere is as likely as any other."""
        left = unseen_art(v)
        total: i64 = 0
        among: i64 = 0
        for kind in range(KINDS):
            total += left[kind] * self.kinds[kind]
            among += left[kind]
        return total // among if among else 0

    def look_at(self, v: MidnightExchange, market: i64) -> None:
        """Take down what lies at a market."""
        for space in range(ART_SPACES):
            kind = v.offer(market, space)
            if kind:
                self.offer(market, self.kinds[kind - 1], buy_art(market, space))
        for notch in range(NOTCHES):
            card = v.notch(market, notch)
            if card:
                self.offer(market, self.own.card_worth(card - 1), buy_card(market, notch))

    def offer(self, market: i64, worth: i64, choice: i64) -> None:
        """Put an offer among those of its market, the best first."""
        first = market * ON_OFFER
        at = first + self.open[market]
        while at > first and (
            self.worths[at - 1] < worth or (self.worths[at - 1] == worth and self.choices[at - 1] < choice)
        ):
            self.worths[at] = self.worths[at - 1]
            self.choices[at] = self.choices[at - 1]
            at -= 1
        self.worths[at] = worth
        self.choices[at] = choice
        self.open[market] += 1

    def remove(self, market: i64, choice: i64) -> i64:
        """Take an offer out, until `offer` puts it back; what it is worth."""
        first = market * ON_OFFER
        at = first
        while self.choices[at] != choice:
            at += 1
        worth = self.worths[at]
        self.open[market] -= 1
        while at < first + self.open[market]:
            self.worths[at] = self.worths[at + 1]
            self.choices[at] = self.choices[at + 1]
            at += 1
        return worth

    def worth_at(self, market: i64, at: i64) -> i64:
        """What lies at a place in the order of a market; places are counted in POINTs and may lie between two."""
        low = at // POINT
        if low >= self.open[market]:
            return 0
        above = self.worths[market * ON_OFFER + low]
        below = self.worths[market * ON_OFFER + low + 1] if low + 1 < self.open[market] else 0
        return above + (at - low * POINT) * (below - above) // POINT

    def haul(self, tray: Row, head_start: i64, rivals: i64, market: i64) -> i64:
        """What a tray brings when everything is bought with it that is worth most, from a market on."""
        if market == MARKETS:
            return tray[LEATHER_BAG] * self.bag
        best = self.haul(tray, head_start, rivals, market + 1)
        if not self.open[market]:
            return best
        bought: i64 = 0
        n: i64 = 0
        while n < self.open[market] and self.pay(tray, market):
            bought += self.worth_at(market, head_start + n * (POINT + rivals))
            n += 1
            worth = bought + self.haul(tray, head_start, rivals, market + 1)
            if worth > best:
                best = worth
        for find in range(FINDS):
            tray[find] += n * self.prices[market * FINDS + find]
        return best

    def pay(self, tray: Row, market: i64) -> bool:
        """Take the price of a market out of a tray, if it is there."""
        for find in range(FINDS):
            if tray[find] < self.prices[market * FINDS + find]:
                return False
        for find in range(FINDS):
            tray[find] -= self.prices[market * FINDS + find]
        return True


@final
class Plans:
    """What may be done with a tray: purchases and leather bags, with the keys without which they cannot be paid."""

    def __init__(self, wares: Wares, head_start: i64, rivals: i64, most_bags: i64, with_keys: bool) -> None:
        self.wares = wares
        self.head_start = head_start
        self.rivals = rivals
        self.most_bags = most_bags
        self.keys: Row = keys_for(wares.faces) if with_keys else zeros(FINDS)
        self.found: dict[int, int] = {}  # the worth, by needs in digits of eight
        self.add(zeros(FINDS), 0, 0)
        self.many: i64 = len(self.found)
        self.needs: Row = zeros(self.many * FINDS)
        self.size: Row = zeros(self.many)
        self.worth: Row = zeros(self.many)
        i: i64 = 0
        for packed, worth in self.found.items():
            left: i64 = packed
            for find in range(FINDS):
                self.needs[i * FINDS + find] = left & 7
                self.size[i] += left & 7
                left >>= 3
            self.worth[i] = worth
            i += 1

    def add(self, needs: Row, worth: i64, market: i64) -> None:
        """Add all that can be bought on top, from a market on."""
        if market == MARKETS:
            self.add_bags(needs, worth)
            return
        wares = self.wares
        taken: i64 = 0
        size: i64 = 0
        for find in range(FINDS):
            size += needs[find]
        price: i64 = 0
        for find in range(FINDS):
            price += wares.prices[market * FINDS + find]
        for n in range(wares.open[market] + 1):
            if n:
                if size + price > SLOTS:
                    break
                size += price
                taken += 1
                for find in range(FINDS):
                    needs[find] += wares.prices[market * FINDS + find]
                worth += wares.worth_at(market, self.head_start + (n - 1) * (POINT + self.rivals))
            self.add(needs, worth, market + 1)
        for find in range(FINDS):
            needs[find] -= taken * wares.prices[market * FINDS + find]

    def add_bags(self, needs: Row, worth: i64) -> None:
        """Add a plan with none, one or more leather bags, if it fits a tray."""
        for bags in range(self.most_bags + 1):
            keys: Set = 0
            size: i64 = bags
            for find in range(FINDS):
                size += needs[find]
                if needs[find] or (bags and find == LEATHER_BAG):
                    keys |= self.keys[find]
            iron, brass = needs[IRON_KEY], needs[BRASS_KEY]
            if keys & one(IRON_KEY) and not iron:
                iron = 1
                size += 1
            if keys & one(BRASS_KEY) and not brass:
                brass = 1
                size += 1
            if size > SLOTS or iron > 1 or brass > 1:
                return
            packed: i64 = 0
            for i in range(FINDS):
                find = FINDS - 1 - i
                n = needs[find]
                if find == IRON_KEY:
                    n = iron
                elif find == BRASS_KEY:
                    n = brass
                elif find == LEATHER_BAG:
                    n += bags
                packed = packed * 8 + n
            total = worth + bags * self.wares.bag
            if total > self.found.get(int(packed), -1):
                self.found[int(packed)] = int(total)
