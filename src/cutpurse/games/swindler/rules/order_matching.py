"""Swindler: what orders ask for, and with which tiles, coins and cards they can be met (SW-4.1, SW-4.2, SW-4.6).

An order is a row of symbols, and a thing counts for one of them. Whether things can be laid on symbols so that none
stays empty is a matching: the things that must be of use (paid already, or shown) are laid first, and laying the
others never takes one of these off again.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cutpurse.games.swindler.pieces import (
    ANY_KEY,
    BACKGROUND,
    CARDS,
    COLOURS,
    DISCARD,
    DRAW,
    FIRST_KIND,
    FORGER,
    GIVE_COIN,
    HELPERS,
    JOKER,
    KEY,
    KEY_ANY,
    KINDS,
    LOCK_PICKER,
    OBJECT,
    OBJECTS,
    OWN,
    is_key,
    worth,
)
from cutpurse.games.swindler.state import (
    COINS,
    DRAWN,
    GIVEN,
    HAND,
    HELP,
    HELP_AS,
    HELP_TILE,
    LOOT,
    Swindler,
    able,
    purse,
)
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import Row, Set, count, one, row, zeros

# A symbol is an object as in ASKED_NAMES, a background, or anything at all.
BACKGROUNDS: Final = 16
ANYTHING: Final = 32

# A thing is a kind of tile, a Lock Picker by its colour, or a tile that a Forger has made something else.
PICKERS: Final = KINDS
FORGERIES: Final = KINDS + 4  # by the object that it stands for
NOTHING: Final = -1

COLOUR_SETS: Final = [  # of keys, by how many
    [0],
    [0b0001, 0b0010, 0b0100, 0b1000],
    [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100],
    [0b0111, 0b1011, 0b1101, 0b1110],
    [0b1111],
]


def shows(symbol: i64, object: i64, any_key: bool) -> bool:
    """Whether an object, on a tile or forged, counts for a symbol that asks for one."""
    if symbol == KEY_ANY:
        return is_key(object)
    if KEY <= symbol < KEY + 4:
        return object == symbol or object == JOKER or (any_key and is_key(object))  # SW-4.2, SW-9.6
    return object == symbol


def counts(symbol: i64, thing: i64, any_key: bool) -> bool:
    """Whether a thing counts for a symbol (SW-4.6)."""
    if thing >= FORGERIES:
        return symbol < BACKGROUNDS and shows(symbol, thing - FORGERIES, any_key)
    if thing >= PICKERS:
        return symbol == KEY_ANY or symbol == KEY + thing - PICKERS
    if symbol >= ANYTHING:
        return True
    if symbol >= BACKGROUNDS:
        return BACKGROUND[thing] == symbol - BACKGROUNDS
    return shows(symbol, OBJECT[thing], any_key)


def forgeable(tile: i64) -> bool:
    """Coin tiles are not forged (SW-7.15)."""
    return worth(OBJECT[tile]) == 0


def forged_as(object: i64) -> bool:
    """Nothing becomes a coin or a three-key tile (SW-7.15)."""
    return worth(object) == 0 and object != JOKER


def field_takes(symbol: i64, tile: i64) -> bool:
    """Whether a dealer's field takes a tile (SW-4.5, SW-4.6)."""
    return worth(OBJECT[tile]) == 0 and shows(symbol, OBJECT[tile], False)


@final
class Bench:
    """Symbols and things, and which thing lies on which symbol."""

    def __init__(self, symbols: list[int], any_key: bool, forged: Set) -> None:
        self.symbols: Row = row(symbols)
        self.size: i64 = len(symbols)
        self.any_key = any_key
        self.forged: i64 = forged  # symbols for which any tile will do, thanks to a Forger not shown yet
        self.things: list[int] = []
        self.on: Row = zeros(self.size)  # by symbol, the thing that lies there, counted from 1
        self.tried: i64 = 0  # symbols, in the search for the last thing

    def fits(self, symbol: i64, thing: i64) -> bool:
        """Whether a thing may lie on the symbol at this place."""
        if self.forged & one(symbol):
            return thing < PICKERS and forgeable(thing)
        return counts(self.symbols[symbol], thing, self.any_key)

    def lay(self, thing: i64) -> bool:
        """Lay a thing somewhere, moving others where needed."""
        self.things.append(int(thing))
        self.tried = 0
        return self.place(len(self.things) - 1)

    def place(self, n: i64) -> bool:
        """Find a symbol for thing n, if need be by moving the thing that lies there to another one."""
        for at in range(self.size):
            if self.tried & one(at) or not self.fits(at, self.things[n]):
                continue
            self.tried |= one(at)
            if not self.on[at] or self.place(self.on[at] - 1):
                self.on[at] = n + 1
                return True
        return False

    def full(self) -> bool:
        """Whether something lies on every symbol."""
        covered: i64 = 0
        for at in range(self.size):
            if self.on[at]:
                covered += 1
        return covered == self.size


# --- reading an order ---
def symbols_of(s: Swindler, order: i64, colours: i64) -> list[int]:
    """The symbols of an order but for coins, with keys of these colours where it asks for different ones."""
    found: list[int] = []
    faces = s.faces
    for x in range(OBJECTS + 1):
        found += [int(x)] * int(faces.need_obj[order * (OBJECTS + 1) + x])
    for c in range(4):
        if colours & one(c):
            found.append(int(KEY + c))
    for c in range(COLOURS):
        found += [int(BACKGROUNDS + c)] * int(faces.need_bg[order * COLOURS + c])
    return found + [int(ANYTHING)] * int(faces.total[order])


def tiles_drawn(s: Swindler, bag: i64) -> i64:
    """Loot drawn in this turn's steal, from one bag, or from any if `bag` is below 0 (SW-4.7)."""
    found: i64 = 0
    for k in range(FIRST_KIND[max(0, bag)], FIRST_KIND[bag + 1] if bag >= 0 else KINDS):
        found += s.cells[DRAWN + k]
    return found


def pairs_drawn(s: Swindler) -> i64:
    """Pairs of the same face among the loot drawn, whatever the background (SW-4.6)."""
    alike = zeros(OBJECTS)
    for k in range(KINDS):
        if s.cells[DRAWN + k]:
            alike[OBJECT[k]] += s.cells[DRAWN + k]
    found: i64 = 0
    for x in range(OBJECTS):
        found += alike[x] // 2
    return found


def done_this_turn(s: Swindler, order: i64) -> bool:
    """Whether what a DRAW or OTHER order asks for was done this turn (SW-4.1, SW-4.7)."""
    faces = s.faces
    if faces.style[order] == DRAW:
        enough = tiles_drawn(s, faces.drawn_bag[order] - 1) >= faces.drawn[order]
        return enough and (not faces.pairs[order] or pairs_drawn(s) >= faces.pairs[order])
    return s.completed >= faces.completed[order] and s.sold >= faces.sold[order]


# --- meeting it ---
def met(s: Swindler, seat: Seat, order: i64) -> bool:
    """Whether a seat can fulfil an order with what lies in front of it and was shown for it."""
    style = s.faces.style[order]
    if style != OWN and style != DISCARD:
        return done_this_turn(s, order)
    return purse(s, seat) >= s.faces.need_coins[order] and coverable(s, seat, order, NOTHING, NOTHING, 0, 0)


def covered(s: Swindler, seat: Seat, order: i64) -> Row:
    """By symbol of an order but coins, in their order, whether the loot of a seat covers it, as far as it can."""
    best = zeros(0)
    most: i64 = -1
    for colours in COLOUR_SETS[s.faces.diffkeys[order]]:
        bench = Bench(symbols_of(s, order, colours), able(s, seat, ANY_KEY), 0)
        lay_more(s, seat, bench, NOTHING, NOTHING, 0)
        found: i64 = 0
        for at in range(bench.size):
            if bench.on[at]:
                found += 1
        if found > most:
            most, best = found, bench.on
    return best


def helpful(s: Swindler, seat: Seat, order: i64) -> Set:
    """The accomplices of a hand that may be shown next for an order, so that it can be met in the end (SW-7.8)."""
    style = s.faces.style[order]
    if (style != OWN and style != DISCARD) or purse(s, seat) < s.faces.need_coins[order]:
        return 0
    hand = HAND + seat * CARDS
    forgers = s.cells[hand + FORGER]
    found: i64 = 0
    for c in range(4):
        if s.cells[hand + LOCK_PICKER + c] and coverable(s, seat, order, PICKERS + c, NOTHING, forgers, 1):
            found |= one(LOCK_PICKER + c)
    if forgers and forgeries(s, seat, order):
        found |= one(FORGER)
    return found


def forgeries(s: Swindler, seat: Seat, order: i64) -> Set:
    """The tiles a Forger may be shown for (SW-7.15)."""
    found: i64 = 0
    for k in range(KINDS):
        if unforged(s, seat, k) > 0 and forgeable(k) and forgery_stands(s, seat, order, k):
            found |= one(k)
    return found


def forgery_stands(s: Swindler, seat: Seat, order: i64, tile: i64) -> Set:
    """What a tile may be forged into for an order."""
    found: i64 = 0
    forgers = s.hand(seat, FORGER) - 1
    for x in range(OBJECTS):
        if forged_as(x) and x != OBJECT[tile] and coverable(s, seat, order, FORGERIES + x, tile, forgers, 1):
            found |= one(x)
    return found


def unforged(s: Swindler, seat: Seat, tile: i64) -> i64:
    """Tiles of a kind in front of a seat for which no Forger was shown: one Forger per tile (SW-7.15)."""
    left = s.loot(seat, tile)
    for i in range(HELPERS):
        if s.cells[HELP_TILE + i] == tile + 1:
            left -= 1
    return left


def coverable(s: Swindler, seat: Seat, order: i64, thing: i64, tile: i64, forgers: i64, pickers: i64) -> bool:
    """Whether all symbols of an order but coins can be covered, with all that was paid or shown, and `thing`, of use.

    `tile` is the tile that `thing` is, or is made of. Beside these and the loot of the seat, so many Forgers of its
    hand may serve, and its Lock Pickers if `pickers`.
    """
    for colours in COLOUR_SETS[s.faces.diffkeys[order]]:
        symbols = symbols_of(s, order, colours)
        for forged in forged_symbols(symbols, forgers):
            bench = Bench(symbols, able(s, seat, ANY_KEY), forged)
            if (thing == NOTHING or bench.lay(thing)) and lay_used(s, order, bench):
                lay_more(s, seat, bench, thing, tile, pickers)
                if bench.full():
                    return True
    return False


def forged_symbols(symbols: list[int], forgers: i64) -> list[int]:
    """The sets of symbols for which Forgers may serve, at most so many at a time; the empty one first."""
    found = [0]
    objects: i64 = 0
    for at in range(len(symbols)):
        if symbols[at] < BACKGROUNDS and (symbols[at] == KEY_ANY or forged_as(symbols[at])):
            objects |= one(at)
    m = objects if forgers > 0 else 0
    while m:
        if count(m) <= forgers:
            found.append(int(m))
        m = (m - 1) & objects
    return found


def lay_used(s: Swindler, order: i64, bench: Bench) -> bool:
    """Lay the cards shown and the tiles paid; false if one of them is of no use."""
    for i in range(HELPERS):
        card = s.cells[HELP + i] - 1
        if card < 0:
            break
        shown = FORGERIES + s.cells[HELP_AS + i] - 1 if card == FORGER else PICKERS + card - LOCK_PICKER
        if not bench.lay(shown):
            return False
    for k in range(KINDS):
        if s.cells[GIVEN + k] and not (worth(OBJECT[k]) and s.faces.need_coins[order]):
            for _ in range(s.cells[GIVEN + k]):
                if not bench.lay(k):
                    return False
    return True


def lay_more(s: Swindler, seat: Seat, bench: Bench, thing: i64, tile: i64, pickers: i64) -> None:
    """Lay loot and Lock Pickers until every symbol is covered, or there is no more of use."""
    for k in range(KINDS):
        if not s.cells[LOOT + seat * KINDS + k]:
            continue
        left = unforged(s, seat, k) - (1 if k == tile else 0)
        while left > 0 and not bench.full() and bench.lay(k):
            left -= 1
    if pickers:
        for c in range(4):
            left = s.hand(seat, LOCK_PICKER + c) - (1 if thing == PICKERS + c else 0)
            while left > 0 and not bench.full() and bench.lay(PICKERS + c):
                left -= 1


# --- paying ---
def coins_given(s: Swindler) -> i64:
    """What was paid in coins and coin tiles so far."""
    found = s.cells[GIVEN + KINDS]
    for k in range(KINDS):
        if s.cells[GIVEN + k]:
            found += s.cells[GIVEN + k] * worth(OBJECT[k])
    return found


def coins_payable(s: Swindler, seat: Seat) -> Set:
    """Coins and coin tiles a seat may pay with, as choices of GIVE; never overpaid by more than 1 (SW-4.2, SW-6.1)."""
    found: i64 = GIVE_COIN if s.cells[COINS + seat] else 0
    for k in range(KINDS):
        if s.cells[LOOT + seat * KINDS + k] and worth(OBJECT[k]):
            found |= one(k)
    return found


def tiles_asked(s: Swindler, order: i64) -> i64:
    """How many things an order asks for, coins apart."""
    found = s.faces.diffkeys[order] + s.faces.total[order]
    for x in range(OBJECTS + 1):
        found += s.faces.need_obj[order * (OBJECTS + 1) + x]
    for c in range(COLOURS):
        found += s.faces.need_bg[order * COLOURS + c]
    return found


def things_used(s: Swindler, order: i64) -> i64:
    """How many of these were paid or shown."""
    found: i64 = 0
    for i in range(HELPERS):
        if s.cells[HELP + i]:
            found += 1
    for k in range(KINDS):
        if s.cells[GIVEN + k] and not (worth(OBJECT[k]) and s.faces.need_coins[order]):
            found += s.cells[GIVEN + k]
    return found


def payable(s: Swindler, seat: Seat, order: i64) -> Set:
    """What may be given next for an order that is paid for, as choices of GIVE; nothing once all is paid."""
    found: i64 = 0
    if coins_given(s) < s.faces.need_coins[order]:
        found |= coins_payable(s, seat)
    if things_used(s, order) < tiles_asked(s, order):
        for k in range(KINDS):
            as_coin = worth(OBJECT[k]) and s.faces.need_coins[order]
            if unforged(s, seat, k) > 0 and not as_coin and coverable(s, seat, order, k, k, 0, 0):
                found |= one(k)
    return found


def paid(s: Swindler, seat: Seat, order: i64) -> Row:
    """By symbol of an order but coins, in their order, whether what was paid or shown stands for it."""
    for colours in COLOUR_SETS[s.faces.diffkeys[order]]:
        bench = Bench(symbols_of(s, order, colours), able(s, seat, ANY_KEY), 0)
        if not lay_used(s, order, bench):
            continue
        used: i64 = len(bench.things)
        lay_more(s, seat, bench, NOTHING, NOTHING, 0)
        if bench.full():
            return row([1 if bench.on[at] <= used else 0 for at in range(bench.size)])
    return zeros(0)


def all_due(s: Swindler, seat: Seat, order: i64, ways: Set) -> bool:
    """Whether everything that may be given next must be given in the end, so that there is no choice."""
    coins = s.faces.need_coins[order] - coins_given(s)
    if coins > 0 and purse(s, seat) > coins:
        return False
    tiles = tiles_asked(s, order) - things_used(s, order)
    for k in range(KINDS):
        if ways & one(k) and not (worth(OBJECT[k]) and s.faces.need_coins[order]):
            tiles -= unforged(s, seat, k)
    return tiles >= 0
