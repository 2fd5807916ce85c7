"""What a player of Swindler has, as greedy weighs it: tiles and coins by what they bring in orders and at dealers."""

from __future__ import annotations

from operator import add, mul
from typing import Final, final

from cutpurse.bots.swindler.orders import Bags, Order, read_order
from cutpurse.games.swindler.pieces import (
    ANY_KEY,
    BACKGROUND,
    CARDS,
    COIN,
    COLOURS,
    COMPLETED,
    DISCARD,
    DOUBLE_COIN,
    DRAW,
    FIELDS,
    FORGER,
    JOKER,
    KEY,
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
from cutpurse.games.swindler.rules.order_matching import done_this_turn
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

# What the considerations weigh, in points.
COIN_WORTH: Final = 1.15  # a coin: a point at the end (SW-8.2), or a card before
TILE_WORTH: Final = [1.1, 1.1, 1.1, 1.1, 0.7, 0.7, 0.7, 0.7, 1.05, 1.6, 2.1, 1.1]  # by object, kept for later
NEUTRAL_WORTH: Final = 1.3
OFFER: Final = 0.8  # the share of a dealer's price that is still there in my next turn
LATER: Final = 0.8  # the share of an order's worth that is still to be had in the next turn
TURN: Final = 0.6  # and what is left of it with each turn that the seat lacks something
PER_THING: Final = 0.5  # the turns it takes to find a thing
ORDER_WORTH: Final = 1.5  # what an order is worth beside its reward: it brings the end nearer
LIKELY: Final = 0.4  # an order with this chance has first claim on its tiles
TAKEN: Final = 0.5  # and of that, where somebody else has reserved it
WAKING: Final = 1.0  # an order that brings a master thief nearer
ENDING: Final = 3.0  # the order that ends the game, for who is clearly ahead; the other way round for who is behind
CLEAR: Final = 6  # so many points ahead
WANTED: Final = [0.3, 0.9, 1.0, 1.0]  # a poster, for so many one has already
LONG: Final = 20  # rounds after which nobody waits for better things any more
HELP: Final = 0.8  # a card that helps with an order

NO_PICKERS: Final = [0, 0, 0, 0]
BOUGHT: Final = [  # by what a field asks for, the objects it takes, three-key tiles last (SW-4.5, SW-4.6)
    *((x, JOKER) if KEY <= x < KEY + 4 else (x,) for x in range(OBJECTS)),
    (*range(KEY, KEY + 4), JOKER),
]


@final
class Valuation:
    """The tiles and coins of a seat, and what it could make of them; tiles may be added and taken away to try."""

    def __init__(self, v: Swindler, seat: int, bags: Bags, sees_hand: bool) -> None:
        self.acting = seat == v.active
        self.v = v = v.clone() if self.acting else v  # a copy, to try draws and sales in
        self.seat = seat
        self.bags = bags
        table = v.cells
        self.tiles = [int(n) for n in table[LOOT + seat * KINDS : LOOT + (seat + 1) * KINDS]]
        self.grounds = [0] * COLOURS
        self.objects = [0] * OBJECTS
        for k, n in enumerate(self.tiles):
            if n:
                self.grounds[BACKGROUND[k]] += n
                self.objects[OBJECT[k]] += n
        self.coins = int(table[COINS + seat])
        hand = HAND + seat * CARDS
        self.pickers = [int(table[hand + LOCK_PICKER + c]) if sees_hand else 0 for c in range(4)]
        self.forgers = int(table[hand + FORGER]) if sees_hand else 0
        self.any_key = bool(able(v, seat, ANY_KEY))
        self.dearer = 1 if able(v, seat, SELLS_DEARER) else 0
        self.life = life(v, seat)
        self.fields = self.open_fields()
        self.holds = self.hold_values()
        self.orders = [
            read_order(v.faces, int(table[ORDER + slot]) - 1) if table[ORDER + slot] else None
            for slot in range(OPEN_ORDERS)
        ]
        self.gains = [self.gain(order) if order is not None else 0.0 for order in self.orders]
        self.hopes = [self.hope(slot) for slot in range(OPEN_ORDERS)]
        self.mine = [order_rule(v, seat, slot) is None for slot in range(OPEN_ORDERS)]
        self.ranked = sorted(
            (slot for slot in range(OPEN_ORDERS) if self.orders[slot] is not None),
            key=lambda slot: (self.orders[slot].style == DISCARD, -self.gains[slot]),  # type: ignore[union-attr]
        )

    # --- the table ---
    def open_fields(self) -> list[tuple[int, int, int]]:
        """The free fields of the dealers: points, what they buy, and which dealer it is; the dearest first."""
        v = self.v
        found: list[tuple[int, int, int]] = []
        for stall in range(OPEN_DEALERS):
            dealer = int(v.cells[DEALER + stall]) - 1
            for f in range(FIELDS):
                if dealer >= 0 and not v.field(stall, f):
                    at = dealer * FIELDS + f
                    found.append((int(v.faces.field_points[at]) + self.dearer, int(v.faces.field_object[at]), stall))
        found.sort(reverse=True)
        return found

    def hold_values(self) -> list[float]:
        """What each object is worth that is kept for later turns."""
        found = [self.life * (worth + self.dearer) for worth in TILE_WORTH]
        found[COIN], found[DOUBLE_COIN] = TILE_WORTH[COIN], TILE_WORTH[DOUBLE_COIN]
        for points, asked, _ in self.fields:
            for x in BOUGHT[asked]:
                found[x] = max(found[x], self.life * OFFER * points)
        return found

    def gain(self, order: Order) -> float:
        """What fulfilling an order is worth, coins paid for it taken off."""
        v, seat = self.v, self.seat
        table = v.cells
        worth = float(order.points) + ORDER_WORTH
        worth += COIN_WORTH * min(order.reward_coins, int(coins_left(v)))
        worth += self.life * NEUTRAL_WORTH * min(order.neutral, sum(n for _, n in self.bags.white))
        if table[THIEF + seat] and table[DONE + seat] < v.faces.thief_at[v.seats]:
            worth += self.life * WAKING
        if table[DONE + seat] + 1 == v.faces.end_at[v.seats]:
            best = max(int(table[POINTS + p]) for p in range(v.seats) if p != seat)
            ahead = int(table[POINTS + seat]) + order.points - best
            worth += ENDING * max(-1.0, min(1.0, ahead / CLEAR))
        held = int(table[POSTERS + seat]) - (1 if able(v, seat, RAID_LESS) else 0)
        for i in range(order.posters):
            worth -= self.life * WANTED[min(3, max(0, held + i))]
        return worth - (order.coins if order.style == DISCARD else 0)

    # --- trying ---
    def add(self, kind: int, n: int = 1) -> None:
        """Have a tile more, or with -1 less."""
        self.tiles[kind] += n
        self.grounds[BACKGROUND[kind]] += n
        self.objects[OBJECT[kind]] += n

    def draw(self, kind: int, n: int = 1) -> None:
        """Have drawn a tile more, or with -1 less."""
        self.add(kind, n)
        self.v.cells[DRAWN + kind] += n

    def purse(self) -> int:
        """What can be paid in coins."""
        return self.coins + self.objects[COIN] + 2 * self.objects[DOUBLE_COIN]

    # --- orders ---
    def keys_lacking(self, order: Order, objects: list[int]) -> int:
        """How many keys are missing for an order, Lock Pickers of the hand counted in (SW-4.2).

        With M6 every key tile is of any colour, as a three-key tile is; a Lock Picker is no tile (SW-9.6, SW-7.20).
        """
        wanted = order.any_keys + order.different_keys + sum(n for _, n in order.keys)
        tiles = objects[KEY : KEY + 4]
        any_colour = objects[JOKER] + (sum(tiles) if self.any_key else 0)
        have = self.pickers[:] if self.any_key else [*map(add, tiles, self.pickers)]
        used = 0
        for x, n in order.keys:
            fits = min(n, have[x - KEY])
            used += fits
            have[x - KEY] -= fits
        if order.different_keys:
            used += min(order.different_keys, sum(1 for n in have if n))
        if order.any_keys:
            used += min(order.any_keys, sum(have))
        return wanted - used - any_colour

    def chance(self, order: Order, objects: list[int]) -> float:
        """How likely an order's needs are met, by a turn or two: 1 if they are now."""
        if order.style > DISCARD:
            if self.did(order):
                return 1.0
            return self.bags.draws(order) if order.style == DRAW else self.trades(order, objects)
        bags = self.bags
        found = 1.0
        turns = 0.0
        forgers = self.forgers
        for colour, n in order.backgrounds:
            if self.grounds[colour] < n:
                found *= bags.comes(colour, n - self.grounds[colour])
                turns += 1
        for x, n in order.objects:
            if objects[x] < n:
                forged = min(forgers, n - objects[x])
                forgers -= forged
                found *= bags.object[x] ** (n - objects[x] - forged)
                turns += PER_THING * (n - objects[x] - forged)
        if order.keys or order.any_keys or order.different_keys:
            lacking = max(0, self.keys_lacking(order, objects) - forgers)
            found *= bags.key**lacking
            turns += PER_THING * lacking
        if order.coins:
            lacking = max(0, order.coins - self.purse())
            found *= bags.coin**lacking
            turns += PER_THING * lacking
        if order.total:
            turns += PER_THING * max(0, order.total - sum(objects))
        return float(found * TURN**turns)

    def did(self, order: Order) -> bool:
        """Whether the seat did this turn what an order asks for."""
        return self.acting and done_this_turn(self.v, order.card)

    def trades(self, order: Order, objects: list[int]) -> float:
        """How likely an order for sales comes about, by the tiles there are for the fields there are."""
        left = objects[:]
        open_in = [0] * OPEN_DEALERS
        fit = 0
        for _, asked, stall in self.fields:
            if self.take(left, asked):
                fit += 1
            else:
                open_in[stall] += 1
        found = 1.0
        for _ in range(order.sold - fit):
            found *= max(self.bags.object[:4])
        for lacking in sorted(open_in)[: order.completed]:
            for _ in range(lacking):
                found *= max(self.bags.object[:4])
        return found

    def take(self, left: list[int], asked: int) -> bool:
        """Take a tile that a field buys; whether there is one."""
        for x in BOUGHT[asked]:
            if left[x] > 0:
                left[x] -= 1
                return True
        return False

    def spend(self, order: Order, left: list[int]) -> None:
        """Take off what an order uses up, keys before three-key tiles; cards do for the rest."""
        for x, n in order.objects:
            left[x] = max(0, left[x] - n)
        keys = order.any_keys + order.different_keys
        for x, n in order.keys:
            fits = min(n, left[x])
            left[x] -= fits
            keys += n - fits
        for x in range(KEY, KEY + 4):
            if keys and left[x] and not (order.keys and not self.any_key):
                fits = 1 if order.different_keys else min(keys, left[x])
                left[x] -= fits
                keys -= fits
        left[JOKER] = max(0, left[JOKER] - keys)

    # --- what it all comes to ---
    def now(self) -> tuple[float, int]:
        """What the seat has is worth if it acts now: orders and sales at once, the rest later; and the orders met."""
        left = self.objects
        worth = 0.0
        met = 0
        waiting: list[int] = []
        for slot in self.ranked:
            order = self.orders[slot]
            assert order is not None
            if self.mine[slot] and order.style != OTHER and self.chance(order, left) == 1:
                worth += self.gains[slot] - self.help_cost(order, left)
                met |= 1 << slot
                if order.style == DISCARD:
                    left = left[:]
                    self.spend(order, left)
            else:
                waiting.append(slot)
        kept = worth + self.kept(left, waiting)
        traded, more = self.traded(left, waiting)
        return (worth + traded, met | more) if worth + traded > kept else (kept, met)

    def help_cost(self, order: Order, left: list[int]) -> float:
        """What the cards are worth that an order takes beside tiles."""
        cards = sum(max(0, n - left[x]) for x, n in order.objects)
        if self.pickers != NO_PICKERS or self.forgers:
            keys = sum(max(0, n - left[x]) for x, n in order.keys)
            cards += max(0, keys - left[JOKER]) if order.keys else 0
        return HELP * cards

    def traded(self, left: list[int], waiting: list[int]) -> tuple[float, int]:
        """The same with all sold that can be, and the orders for sales that this meets."""
        v = self.v
        left = left[:]
        worth = 0.0
        open_in = [0] * OPEN_DEALERS
        sold_in = [0] * OPEN_DEALERS
        for points, asked, stall in self.fields:
            if self.take(left, asked):
                sold_in[stall] += 1
                worth += points
            else:
                open_in[stall] += 1
        if not any(sold_in):
            return -1.0, 0
        full = sum(1 for stall in range(OPEN_DEALERS) if sold_in[stall] and not open_in[stall])
        worth += full * COMPLETED
        v.sold += sum(sold_in)
        v.completed += full
        met = 0
        for slot in waiting:
            order = self.orders[slot]
            assert order is not None
            if self.mine[slot] and order.style == OTHER and self.did(order):
                worth += self.gains[slot]
                met |= 1 << slot
        v.sold -= sum(sold_in)
        v.completed -= full
        return worth + self.kept(left, [slot for slot in waiting if not met & 1 << slot]), met

    def later(self) -> float:
        """What the seat has is worth if it cannot act before its next turn."""
        return self.kept(self.objects, self.ranked)

    def kept(self, objects: list[int], waiting: list[int]) -> float:
        """What tiles and coins are worth later, by themselves and for orders that wait."""
        worth: float = self.coins * COIN_WORTH + sum(map(mul, objects, self.holds))
        for slot in waiting:
            if self.hopes[slot] > 0:
                order = self.orders[slot]
                assert order is not None
                chance = self.trades(order, objects) if order.style == OTHER else self.chance(order, objects)
                worth += chance * self.hopes[slot]
                if order.style == DISCARD and chance > LIKELY:  # no tile is paid twice
                    objects = objects[:]
                    self.spend(order, objects)
        return worth

    def hope(self, slot: int) -> float:
        """What an order is worth that waits for a later turn, what it uses up taken off."""
        order = self.orders[slot]
        if order is None or order.style == DRAW:  # what was drawn this turn is of no use later
            return 0.0
        gain = self.gains[slot]
        if order.style == DISCARD:
            gain -= sum(n * self.holds[x] for x, n in (*order.objects, *order.keys))
            gain -= self.holds[KEY] * (order.any_keys + order.different_keys)
        marker = self.v.cells[MARKER + slot] - 1
        return float(self.life * LATER * gain * (1.0 if marker in (-1, self.seat) else TAKEN))


def life(v: Swindler, seat: int) -> float:
    """How likely a seat has another turn to make use of what it keeps (SW-8.1, SW-8.5); less in a game that drags."""
    done = max(int(v.cells[DONE + p]) for p in range(v.seats))
    missing = int(v.faces.end_at[v.seats]) - done
    last = missing <= 0 or v.round == v.most_rounds
    if last:
        to_come = (seat - v.start) % v.seats > (v.active - v.start) % v.seats
        return 0.6 if to_come else 0.0
    patience = max(0.3, min(1.0, 1 - (int(v.round) - LONG) / LONG))
    return patience * min(1.0, 0.25 + 0.25 * missing)
