"""What a player of Swindler has: tiles and coins by what they bring in orders and at dealers, now and later."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cutpurse.bots.swindler.policy.orders import (
    MOST,
    WIDTH,
    Bags,
    Counts,
    Floats,
    Order,
    have,
    in_all,
    noughts,
    real,
    unit,
)
from cutpurse.bots.swindler.policy.weights import OrderBook
from cutpurse.games.swindler.pieces import (
    ANY_KEY,
    BACKGROUND,
    CARDS,
    COIN,
    COMPLETED,
    DISCARD,
    DOUBLE_COIN,
    DRAW,
    FIELDS,
    FORGER,
    JOKER,
    KEY,
    KEY_ANY,
    KINDS,
    LOCK_PICKER,
    OBJECT,
    OBJECTS,
    OPEN_DEALERS,
    OPEN_ORDERS,
    OTHER,
    RAID_LESS,
    SELLS_DEARER,
)
from cutpurse.games.swindler.rules.trade import order_rule
from cutpurse.games.swindler.state import (
    COINS,
    DEALER,
    DONE,
    DRAWN,
    HAND,
    LOOT,
    MARKER,
    ORDER,
    POINTS,
    POSTERS,
    THIEF,
    Swindler,
    able,
    coins_left,
)
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import Row, Set, one, zeros

ALL_KEYS: Final = 0xFFFFF  # of counts of keys alone


@final
class Valuation:
    """The tiles and coins of a seat, and what it could make of them; tiles may be added and taken away to try."""

    def __init__(self, v: Swindler, seat: Seat, bags: Bags, book: OrderBook, sees_hand: bool) -> None:
        self.v = v
        self.seat: i64 = seat
        self.acting = seat == v.active
        self.bags = bags
        self.weights = book.weights
        cells = v.cells
        self.tiles: Row = cells[LOOT + seat * KINDS : LOOT + (seat + 1) * KINDS]
        self.grounds: i64 = 0
        self.objects: i64 = 0
        for k in range(KINDS):
            n = self.tiles[k]
            if n:
                self.grounds += n * unit(BACKGROUND[k])
                self.objects += n * unit(OBJECT[k])
        self.coins: i64 = cells[COINS + seat]
        # Of this turn, if it is the seat's own: what was drawn, from which bags, and what was sold.
        self.drawn: i64 = 0
        self.drawn_from: i64 = 0
        self.sold: i64 = v.sold
        self.completed: i64 = v.completed
        if self.acting:
            for k in range(KINDS):
                n = cells[DRAWN + k]
                if n:
                    self.drawn += n * unit(OBJECT[k])
                    self.drawn_from += n * unit(BACKGROUND[k])
        hand = HAND + seat * CARDS
        self.pickers: i64 = 0
        self.forgers: i64 = cells[hand + FORGER] if sees_hand else 0
        if sees_hand:
            for c in range(4):
                self.pickers += cells[hand + LOCK_PICKER + c] * unit(c)
        self.any_key = able(v, seat, ANY_KEY)
        self.dearer: i64 = 1 if able(v, seat, SELLS_DEARER) else 0
        self.life = life(v, seat, book.weights.long)
        self.fields: Row = zeros(0)
        self.open_fields()
        self.holds: Floats = noughts(OBJECTS)
        self.hold_values()
        self.orders: list[Order | None] = []
        self.gains: Floats = noughts(OPEN_ORDERS)
        self.hopes: Floats = noughts(OPEN_ORDERS)
        self.mine: i64 = 0  # the orders that are for this seat, if it has what they ask for
        self.open: i64 = 0
        for slot in range(OPEN_ORDERS):
            if not cells[ORDER + slot]:
                self.orders.append(None)
                continue
            order = book.orders[cells[ORDER + slot] - 1]
            self.orders.append(order)
            self.open |= one(slot)
            self.gains[slot] = self.gain(order)
            self.hopes[slot] = self.hope(slot, order)
            if order_rule(v, seat, slot) is None:
                self.mine |= one(slot)
        self.ranked: Row = zeros(OPEN_ORDERS)
        self.rank()

    # --- the table ---
    def open_fields(self) -> None:
        """Find the free fields of the dealers, the dearest first; each is points, what it buys, and the dealer."""
        v = self.v
        found = zeros(OPEN_DEALERS * FIELDS)
        many: i64 = 0
        for stall in range(OPEN_DEALERS):
            dealer = v.cells[DEALER + stall] - 1
            for f in range(FIELDS):
                if dealer >= 0 and not v.field(stall, f):
                    at = dealer * FIELDS + f
                    field = field_sign(v.faces.field_points[at] + self.dearer, v.faces.field_object[at], stall)
                    i = many
                    while i > 0 and found[i - 1] < field:
                        found[i] = found[i - 1]
                        i -= 1
                    found[i] = field
                    many += 1
        self.fields = found[:many]

    def hold_values(self) -> None:
        """Find what each object is worth that is kept for later turns."""
        found = self.holds
        dearer = real(self.dearer)
        for x in range(OBJECTS):
            found[x] = self.life * (self.weights.tiles[x] + dearer)
        found[COIN], found[DOUBLE_COIN] = self.weights.tiles[COIN], self.weights.tiles[DOUBLE_COIN]
        for i in range(len(self.fields)):
            field = self.fields[i]
            asked = asked_by(field)
            offer = self.life * self.weights.offer * real(points_of(field))
            if asked == KEY_ANY:
                for x in range(KEY, KEY + 4):
                    found[x] = max(found[x], offer)
            else:
                found[asked] = max(found[asked], offer)
            if KEY <= asked < KEY + 4 or asked == KEY_ANY:
                found[JOKER] = max(found[JOKER], offer)

    def gain(self, order: Order) -> float:
        """What fulfilling an order is worth, coins paid for it taken off."""
        v, seat = self.v, self.seat
        cells = v.cells
        worth = real(order.points) + self.weights.order
        worth += self.weights.coin * real(min(order.reward_coins, coins_left(v)))
        worth += self.life * self.weights.neutral * real(min(order.neutral, self.bags.white))
        if cells[THIEF + seat] and cells[DONE + seat] < v.faces.thief_at[v.seats]:
            worth += self.life * self.weights.waking
        if cells[DONE + seat] + 1 == v.faces.end_at[v.seats]:
            best: i64 = -1
            for p in range(v.seats):
                if p != seat:
                    best = max(best, cells[POINTS + p])
            ahead = real(cells[POINTS + seat] + order.points - best)
            worth += self.weights.ending * max(-1.0, min(1.0, ahead / self.weights.clear))
        held = cells[POSTERS + seat] - (1 if able(v, seat, RAID_LESS) else 0)
        for i in range(order.posters):
            worth -= self.life * self.weights.wanted[min(3, max(0, held + i))]
        return worth - (real(order.coins) if order.style == DISCARD else 0.0)

    def hope(self, slot: i64, order: Order) -> float:
        """What an order is worth that waits for a later turn, what it uses up taken off."""
        if order.style == DRAW:  # what was drawn this turn is of no use later
            return 0.0
        gain = self.gains[slot]
        if order.style == DISCARD:
            for i in range(len(order.objects)):
                gain -= real(have(order.counts, order.objects[i])) * self.holds[order.objects[i]]
            for i in range(len(order.keys)):
                gain -= real(have(order.counts, order.keys[i])) * self.holds[order.keys[i]]
            gain -= self.holds[KEY] * real(order.any_keys + order.different_keys)
        marker = self.v.cells[MARKER + slot] - 1
        return (
            self.life * self.weights.later * gain * (1.0 if marker == -1 or marker == self.seat else self.weights.taken)
        )

    def rank(self) -> None:
        """Put the orders into the order in which they are met: those that cost nothing, then what brings most."""
        for slot in range(OPEN_ORDERS):
            at: i64 = slot
            while at > 0 and self.before(slot, self.ranked[at - 1]):
                self.ranked[at] = self.ranked[at - 1]
                at -= 1
            self.ranked[at] = slot

    def before(self, slot: i64, other: i64) -> bool:
        """Whether one order comes before another."""
        a, b = self.orders[slot], self.orders[other]
        if a is None or b is None:
            return a is not None
        if (a.style == DISCARD) != (b.style == DISCARD):
            return b.style == DISCARD
        return self.gains[slot] > self.gains[other]

    # --- trying ---
    def add(self, kind: i64, n: i64) -> None:
        """Have a tile more, or with -1 less."""
        self.tiles[kind] += n
        self.grounds += n * unit(BACKGROUND[kind])
        self.objects += n * unit(OBJECT[kind])

    def draw(self, kind: i64, n: i64) -> None:
        """Have drawn a tile more, or with -1 less."""
        self.add(kind, n)
        self.drawn += n * unit(OBJECT[kind])
        self.drawn_from += n * unit(BACKGROUND[kind])

    # --- orders ---
    def keys_lacking(self, order: Order, objects: Counts) -> i64:
        """How many keys are missing for an order, Lock Pickers of the hand counted in (SW-4.2).

        With M6 every key tile is of any colour, as a three-key tile is; a Lock Picker is no tile (SW-9.6, SW-7.20).
        """
        tiles = (objects >> (WIDTH * KEY)) & ALL_KEYS
        any_colour = have(objects, JOKER)
        left = self.pickers
        if self.any_key:
            any_colour += in_all(tiles)
        else:
            left += tiles
        used: i64 = 0
        for i in range(len(order.keys)):
            x = order.keys[i]
            fits = min(have(order.counts, x), have(left, x - KEY))
            used += fits
            left -= fits * unit(x - KEY)
        if order.different_keys:
            colours: i64 = 0
            for c in range(4):
                if have(left, c):
                    colours += 1
            used += min(order.different_keys, colours)
        if order.any_keys:
            used += min(order.any_keys, in_all(left))
        return order.keys_in_all - used - any_colour

    def chance(self, order: Order, objects: Counts) -> float:
        """How likely an order's needs are met, by a turn or two: 1 if they are now."""
        if order.style > DISCARD:
            if self.did(order):
                return 1.0
            return self.bags.draws(order) if order.style == DRAW else self.trades(order, objects)
        bags = self.bags
        found = 1.0
        half_turns: i64 = 0
        forgers = self.forgers
        for i in range(len(order.colours)):
            colour = order.colours[i]
            lacking = have(order.grounds, colour) - have(self.grounds, colour)
            if lacking > 0:
                found *= bags.comes(colour, lacking)
                half_turns += 2
        for i in range(len(order.objects)):
            x = order.objects[i]
            lacking = have(order.counts, x) - have(objects, x)
            if lacking > 0:
                forged = min(forgers, lacking)
                forgers -= forged
                lacking -= forged
                found *= power(bags.object[x], lacking)
                half_turns += lacking
        if order.keys_in_all:
            lacking = max(0, self.keys_lacking(order, objects) - forgers)
            found *= power(bags.key, lacking)
            half_turns += lacking
        if order.coins:
            lacking = max(0, order.coins - self.purse())
            found *= power(bags.coin, lacking)
            half_turns += lacking
        if order.total:
            half_turns += max(0, order.total - in_all(objects))
        return found * self.weights.half_turns[min(63, half_turns)]

    def purse(self) -> i64:
        """What can be paid in coins."""
        return self.coins + have(self.objects, COIN) + 2 * have(self.objects, DOUBLE_COIN)

    def did(self, order: Order) -> bool:
        """Whether the seat did this turn what an order asks for (SW-4.1, SW-4.7)."""
        if not self.acting:
            return False
        if order.style != DRAW:
            return self.completed >= order.completed and self.sold >= order.sold
        drawn = in_all(self.drawn_from) if order.bag < 0 else have(self.drawn_from, order.bag)
        if drawn < order.drawn:
            return False
        pairs = -order.pairs
        for x in range(OBJECTS if order.pairs else 0):
            pairs += have(self.drawn, x) // 2
        return pairs >= 0

    def trades(self, order: Order, objects: Counts) -> float:
        """How likely an order for sales comes about, by the tiles there are for the fields there are."""
        left = objects
        open_in: i64 = 0  # free fields for which there is no tile, by dealer
        lacking = order.sold
        for i in range(len(self.fields)):
            x = taken(left, asked_by(self.fields[i]))
            if x >= 0:
                left -= unit(x)
                lacking -= 1
            else:
                open_in += unit(stall_of(self.fields[i]))
        for _ in range(min(order.completed, OPEN_DEALERS)):  # those dealers that lack least
            least: i64 = 0
            for stall in range(1, OPEN_DEALERS):
                if have(open_in, stall) < have(open_in, least):
                    least = stall
            lacking = max(0, lacking) + have(open_in, least)
            open_in |= MOST * unit(least)
        return power(self.bags.common, lacking)

    def spent(self, order: Order, left: Counts) -> Counts:
        """What is left of objects after an order, keys given before three-key tiles; cards do for the rest."""
        for i in range(len(order.objects)):
            x = order.objects[i]
            left -= min(have(order.counts, x), have(left, x)) * unit(x)
        if not order.keys_in_all:
            return left
        keys = order.any_keys + order.different_keys
        for i in range(len(order.keys)):
            x = order.keys[i]
            fits = min(have(order.counts, x), have(left, x))
            left -= fits * unit(x)
            keys += have(order.counts, x) - fits
        if not len(order.keys) or self.any_key:
            for x in range(KEY, KEY + 4):
                if keys and have(left, x):
                    fits = 1 if order.different_keys else min(keys, have(left, x))
                    left -= fits * unit(x)
                    keys -= fits
        return left - min(keys, have(left, JOKER)) * unit(JOKER)

    # --- what it all comes to ---
    def now(self) -> tuple[float, Set]:
        """What the seat has is worth if it acts now: orders and sales at once, the rest later; and the orders met."""
        return self.acting_with(self.objects, self.open)

    def acting_with(self, left: Counts, orders: Set) -> tuple[float, Set]:
        """The same with these objects, and of the orders with these alone."""
        worth, _, met = self.deals(left, orders)
        return worth, met

    def deals(self, left: Counts, orders: Set) -> tuple[float, float, Set]:
        """The same, and how much of it is what is kept for later."""
        worth = 0.0
        met: i64 = 0
        for i in range(OPEN_ORDERS):
            slot = self.ranked[i]
            if not orders & self.mine & one(slot):
                continue
            order = self.orders[slot]
            assert order is not None
            if order.style != OTHER and self.chance(order, left) == 1.0:
                worth += self.gains[slot] - self.help_cost(order, left)
                met |= one(slot)
                if order.style == DISCARD:
                    left = self.spent(order, left)
        waiting = orders & ~met
        kept = self.kept(left, waiting)
        traded, rest, more = self.traded(left, waiting)
        if worth + traded > worth + kept:
            return worth + traded, rest, met | more
        return worth + kept, kept, met

    def help_cost(self, order: Order, left: Counts) -> float:
        """What the cards are worth that an order takes beside tiles."""
        if not self.pickers and not self.forgers:
            return 0.0
        cards: i64 = 0
        for i in range(len(order.objects)):
            x = order.objects[i]
            cards += max(0, have(order.counts, x) - have(left, x))
        keys = -have(left, JOKER)
        for i in range(len(order.keys)):
            x = order.keys[i]
            keys += max(0, have(order.counts, x) - have(left, x))
        return self.weights.help * real(cards + max(0, keys))

    def traded(self, left: Counts, waiting: Set) -> tuple[float, float, Set]:
        """The same with all sold that can be, and the orders for sales that this meets."""
        worth = 0.0
        open_in: i64 = 0
        sold_in: i64 = 0
        sold: i64 = 0
        for i in range(len(self.fields)):
            field = self.fields[i]
            x = taken(left, asked_by(field))
            if x >= 0:
                left -= unit(x)
                sold_in += unit(stall_of(field))
                sold += 1
                worth += real(points_of(field))
            else:
                open_in += unit(stall_of(field))
        if not sold:
            return -1.0, 0.0, 0
        full: i64 = 0
        for stall in range(OPEN_DEALERS):
            if have(sold_in, stall) and not have(open_in, stall):
                full += 1
        worth += real(full * COMPLETED)
        self.sold += sold
        self.completed += full
        met: i64 = 0
        for slot in range(OPEN_ORDERS):
            if waiting & self.mine & one(slot):
                order = self.orders[slot]
                assert order is not None
                if order.style == OTHER and self.did(order):
                    worth += self.gains[slot]
                    met |= one(slot)
        self.sold -= sold
        self.completed -= full
        kept = self.kept(left, waiting & ~met)
        return worth + kept, kept, met

    def later(self) -> float:
        """What the seat has is worth if it cannot act before its next turn."""
        return self.kept(self.objects, self.open)

    def stock(self, objects: Counts) -> float:
        """What tiles are worth later by themselves."""
        worth = 0.0
        x: i64 = 0
        while objects:
            if objects & MOST:
                worth += real(objects & MOST) * self.holds[x]
            objects >>= WIDTH
            x += 1
        return worth

    def kept(self, objects: Counts, waiting: Set) -> float:
        """What tiles and coins are worth later, by themselves and for orders that wait."""
        worth = self.weights.coin * real(self.coins) + self.stock(objects)
        for i in range(OPEN_ORDERS):
            slot = self.ranked[i]
            if not waiting & one(slot) or self.hopes[slot] <= 0:
                continue
            order = self.orders[slot]
            assert order is not None
            chance = self.trades(order, objects) if order.style == OTHER else self.chance(order, objects)
            worth += chance * self.hopes[slot]
            if order.style == DISCARD and chance > self.weights.likely:  # no tile is paid twice
                objects = self.spent(order, objects)
        return worth


# --- fields ---
def field_sign(points: i64, asked: i64, stall: i64) -> i64:
    """A free field as a number: the dearer, the higher."""
    return (points * 32 + asked) * 4 + stall


def points_of(field: i64) -> i64:
    """The points for a sale on a field."""
    return field >> 7


def asked_by(field: i64) -> i64:
    """What a field buys."""
    return (field >> 2) & 31


def stall_of(field: i64) -> i64:
    """The dealer that a field belongs to."""
    return field & 3


def taken(left: Counts, asked: i64) -> i64:
    """The object of a tile that a field buys, three-key tiles last (SW-4.5, SW-4.6); -1 if there is none."""
    if asked == KEY_ANY:
        for x in range(KEY, KEY + 4):
            if have(left, x):
                return x
    elif have(left, asked):
        return asked
    elif not KEY <= asked < KEY + 4:
        return -1
    return JOKER if have(left, JOKER) else -1


def power(base: float, n: i64) -> float:
    """A number, n times multiplied; 1 for none or less."""
    found = 1.0
    while n > 0:
        found *= base
        n -= 1
    return found


def life(v: Swindler, seat: Seat, long: float) -> float:
    """How likely a seat has another turn to make use of what it keeps (SW-8.1, SW-8.5); less in a game that drags."""
    done: i64 = 0
    for p in range(v.seats):
        done = max(done, v.cells[DONE + p])
    missing = v.faces.end_at[v.seats] - done
    if missing <= 0 or v.round == v.most_rounds:
        to_come = (seat - v.start) % v.seats > (v.active - v.start) % v.seats
        return 0.6 if to_come else 0.0
    patience = max(0.3, min(1.0, 1 - (real(v.round) - long) / long))
    return patience * min(1.0, 0.25 + 0.25 * real(missing))
