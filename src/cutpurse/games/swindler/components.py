"""Swindler: the faces of tiles, orders, dealers and cards, read from components.toml and checked (SW-1, SW-4.6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from cutpurse.games.swindler.pieces import (
    ABILITY_NAMES,
    ALL_CARDS,
    ASKED_NAMES,
    BACKGROUND,
    BAGS,
    BLACK,
    CARD_NAMES,
    CARDS,
    CARDS_B,
    COIN,
    COLOUR_NAMES,
    COLOURS,
    COMMON,
    DEALERS,
    DOUBLE_COIN,
    DRAW,
    FIELDS,
    FIRST_COINS,
    HELPERS,
    JOKER,
    KEY,
    KEY_ANY,
    KINDS,
    OBJECT,
    OBJECT_NAMES,
    OPEN_DEALERS,
    OPEN_ORDERS,
    ORDERS_A,
    OTHER,
    PILE_CARDS,
    STYLE_NAMES,
    THIEVES,
    WHITE,
    is_key,
    kind_of,
    worth,
)
from cutpurse.kernel.components import REMEMBERED, ComponentEntry, ComponentFile, Faces, Slip, own_text, said
from cutpurse.kernel.sets import Row, Set, count, members, one, zeros

ALL_KINDS: Final = 0xFFF_FFFF_FFFF_FFFF  # all 60
ANYWHERE: Final = "[bags], [neutral]"  # where a set counts its tiles


@final
class Want:
    """So many tiles out of some kinds, what the file calls them, and the tables that count them."""

    def __init__(self, key: str, word: str, kinds: Set, n: int, table: str = ANYWHERE) -> None:
        self.key = key
        self.word = word
        self.kinds = kinds
        self.n = n
        self.cells = table


def showing(object: i64) -> Set:
    """The kinds of tiles that show an object; for any key, those that show some key."""
    kinds: Set = 0
    for kind in range(KINDS):
        if OBJECT[kind] == object or (object == KEY_ANY and is_key(OBJECT[kind])):
            kinds |= one(kind)
    return kinds


def counting_as(object: i64) -> Set:
    """The kinds of tiles that meet an order's symbol: a three-key tile is a key of every colour (SW-4.2)."""
    return showing(object) | showing(JOKER) if is_key(object) else showing(object)


def with_background(colour: i64) -> Set:
    """The kinds of tiles with this background."""
    kinds: Set = 0
    for kind in range(KINDS):
        if BACKGROUND[kind] == colour:
            kinds |= one(kind)
    return kinds


def tiles_of(tiles: Row, kinds: Set) -> int:
    """How many tiles there are of some kinds."""
    return sum(int(tiles[kind]) for kind in members(kinds))


def enough(tiles: Row, wants: list[Want]) -> bool:
    """Whether all wants can be met at once, each tile serving one: any few of them must find tiles enough (Hall)."""
    total = sum(want.n for want in wants)
    scarce = [want for want in wants if tiles_of(tiles, want.kinds) < total]  # the others are never short of tiles
    for few in range(1, 2 ** len(scarce)):
        kinds: Set = 0
        n = 0
        for w in members(few):
            kinds |= scarce[w].kinds
            n += scarce[w].n
        if tiles_of(tiles, kinds) < n:
            return False
    return True


def unmet(tiles: Row, name: str, key: str, wants: list[Want], diffkeys: int) -> list[Slip]:
    """The slips of an entry that asks for more than there is: in one want, or in all of them together."""
    slips: list[Slip] = []
    for want in wants:
        if (most := tiles_of(tiles, want.kinds)) < want.n:
            slips.append(beyond(name, want.key, want.word, want.n, most, want.cells))
    if (most := different_keys(tiles)) < diffkeys:
        slips.append(beyond(name, key, "diffkeys", diffkeys, most, ANYWHERE))
    ways = [colours for colours in range(16) if count(colours) == diffkeys]
    if not slips and not any(enough(tiles, wants + keys_of(colours)) for colours in ways):
        slips.append(Slip("slip-together", name, key=key, table=ANYWHERE))
    return slips


def beyond(name: str, key: str, word: str, count: int, most: int, table: str) -> Slip:
    """The slip of an entry that asks for more of a thing than a table has."""
    return Slip("slip-beyond", name, key=key, word=word, count=count, most=most, table=table)


def keys_of(colours: Set) -> list[Want]:
    """A key of each of some colours."""
    return [Want("needs", "diffkeys", counting_as(KEY + colour), 1) for colour in members(colours)]


def different_keys(tiles: Row) -> int:
    """The most keys of different colours; a three-key tile stands in for a colour that is missing."""
    colours = sum(1 for colour in range(4) if tiles_of(tiles, showing(KEY + colour)))
    return min(4, colours + tiles_of(tiles, showing(JOKER)))


def coins_shown(tiles: Row) -> int:
    """The coins on all tiles together (SW-4.2)."""
    return sum(int(tiles[kind] * worth(OBJECT[kind])) for kind in range(KINDS))


def undrawable(tiles: Row, name: str, only: i64, drawn: int, pairs: int) -> list[Slip]:
    """The slips of an order for a steal that no bag has the loot for, or not the only one allowed if that is not -1."""
    bags = [only] if only >= 0 else list(range(BAGS))
    loot = [tiles_of(tiles, with_background(bag)) for bag in bags]
    alike = [sum(int(tiles[kind]) // 2 for kind in members(with_background(bag))) for bag in bags]
    table = f"[bags.{COLOUR_NAMES[only]}]" if only >= 0 else "[bags]"
    slips: list[Slip] = []
    if drawn > max(loot):
        slips.append(beyond(name, "needs", "draw", drawn, max(loot), table))
    if pairs > max(alike):
        slips.append(beyond(name, "needs", "pair", pairs, max(alike), table))
    if not slips and not any(loot[b] >= drawn and alike[b] >= pairs for b in range(len(bags))):
        slips.append(Slip("slip-together", name, key="needs", table=table))
    return slips


ALL_LOOT: Final = 36  # tiles in the bags (SW-1.1)
ALL_SKULLS: Final = 6
ALL_NEUTRAL: Final = 6
ASKED: Final = 13  # what an order may ask for: OBJECT_NAMES and any key
PLAYERS: Final = 4  # the most at a table
MOST_COINS: Final = 12
MOST_POSTERS: Final = 60
MOST_POINTS: Final = 30  # for an order
MOST_PRICE: Final = 20  # points of a dealer's field
MOST_GIVEN: Final = 6  # coins, neutral tiles or posters for an order
MOST_RAID: Final = 20  # loot tiles or posters a raid looks for
SYMBOLS: Final = HELPERS  # the most an order asks for: each might take a card of its own
FOR_SALE: Final = [name for name in ASKED_NAMES if name not in ("coin", "double_coin")]  # SW-4.5
SECTIONS: Final = ["supply", "players", "bags", "neutral", "dealers", "accomplices", "thieves", "orders", "raids"]


@final
class SwindlerFaces(Faces):
    """A set of Swindler in numbers. Orders are counted A first, then B; the raids follow them in the pile (SW-1.2)."""

    def __init__(self, text: str, title: str) -> None:
        super().__init__(text, title)
        self.tiles: Row = zeros(KINDS)  # how many there are of each kind
        self.skulls: Row = zeros(BAGS)
        self.cards: Row = zeros(CARDS)
        self.coins: i64 = 0
        self.posters: i64 = 0
        self.thief_at: Row = zeros(PLAYERS + 1)  # by players: orders that wake a master thief (SW-4.4)
        self.end_at: Row = zeros(PLAYERS + 1)  # by players: orders that end the game (SW-8.1)
        self.a_cards: Row = zeros(PLAYERS + 1)
        self.orders: i64 = 0  # how many; the rest of the pile are raids
        self.names = [""] * PILE_CARDS  # ids of orders and raids
        self.style: Row = zeros(PILE_CARDS)
        self.need_bg: Row = zeros(PILE_CARDS * COLOURS)  # SW-4.6, from here on
        self.need_obj: Row = zeros(PILE_CARDS * ASKED)
        self.diffkeys: Row = zeros(PILE_CARDS)
        self.need_coins: Row = zeros(PILE_CARDS)
        self.total: Row = zeros(PILE_CARDS)
        self.drawn: Row = zeros(PILE_CARDS)
        self.drawn_bag: Row = zeros(PILE_CARDS)  # the colour plus 1; 0 for any bag
        self.pairs: Row = zeros(PILE_CARDS)
        self.completed: Row = zeros(PILE_CARDS)
        self.sold: Row = zeros(PILE_CARDS)
        self.points: Row = zeros(PILE_CARDS)
        self.reward_coins: Row = zeros(PILE_CARDS)
        self.neutral: Row = zeros(PILE_CARDS)
        self.reward_posters: Row = zeros(PILE_CARDS)
        self.raid_loot: Row = zeros(CARDS_B)  # 0: this raid does not ask for loot (SW-5.4)
        self.raid_hand: Row = zeros(CARDS_B)
        self.raid_jail: Row = zeros(CARDS_B)  # 0: this raid does not ask for posters (SW-5.5)
        self.dealers = [""] * DEALERS
        self.field_object: Row = zeros(DEALERS * FIELDS)
        self.field_points: Row = zeros(DEALERS * FIELDS)
        self.thieves = [""] * THIEVES  # ids, by ability


def components() -> str:
    """The text of our own set."""
    return own_text(__file__)


@lru_cache(REMEMBERED)
def faces(text: str) -> SwindlerFaces:
    """The set that a component file describes, our own for an empty text; BadComponents says what is wrong with it."""
    file = ComponentFile(text or components(), SECTIONS)
    found = read(file, text)
    file.check()
    return found


def draft(text: str) -> ComponentFile:
    """A component file as read, also with slips, our own for an empty text."""
    file = ComponentFile(text or components(), SECTIONS)
    file.faces = read(file, text)
    return file


def read(file: ComponentFile, text: str) -> SwindlerFaces:
    """The set in a component file, which notes what is wrong with it."""
    found = SwindlerFaces(text, file.title)
    read_supply(found, file)
    read_bags(found, file)
    read_neutral(found, file)
    read_dealers(found, file)
    read_cards(found, file)
    read_thieves(found, file)
    read_players(found, file, read_pile(found, file))
    if not any(slip.entry.startswith(("supply", "bags", "neutral", "dealers", "orders")) for slip in file.slips):
        check_dealers(found, file.slips)
        check_orders(found, file.slips)
    return found


# --- tables ---
def read_supply(found: SwindlerFaces, file: ComponentFile) -> None:
    """`[supply]`: coins and posters; there is a coin for everybody to begin with (SW-1.3)."""
    entry = file.table("supply")
    if entry is not None:
        found.coins = entry.number("coins", PLAYERS * FIRST_COINS, MOST_COINS)
        found.posters = entry.number("posters", 1, MOST_POSTERS)
        entry.done()


def read_players(found: SwindlerFaces, file: ComponentFile, orders_b: int) -> None:
    """`[players.N]`: how long a game of N is. No raid lies among the first open orders, and there are orders enough
    for somebody to end it."""
    for entry in file.tables("players", ["2", "3", "4"]):
        players = int(entry.name.split()[1])
        before = len(file.slips)
        a_cards = entry.number("a_cards", OPEN_ORDERS, ORDERS_A)
        orders = (a_cards if len(file.slips) == before else ORDERS_A) + orders_b
        end_at = entry.number("end_at", 1, (orders - 1) // players + 1)
        found.a_cards[players] = a_cards
        found.end_at[players] = end_at
        found.thief_at[players] = entry.number(
            "master_thief_at", 1, end_at if len(file.slips) == before else PILE_CARDS
        )
        entry.done()


def read_bags(found: SwindlerFaces, file: ComponentFile) -> None:
    """`[bags.C]`: the loot and the skulls in each; how they are split is the set's own affair (SW-1.1)."""
    before = len(file.slips)
    loot = skulls = 0
    for entry in file.tables("bags", COLOUR_NAMES[:BAGS]):
        colour = COLOUR_NAMES.index(entry.name.split()[1])
        found.skulls[colour] = entry.number("skulls", 1, ALL_SKULLS)
        skulls += int(found.skulls[colour])
        known = OBJECT_NAMES if colour == BLACK else OBJECT_NAMES[:COMMON]
        for object, n in enumerate(entry.amounts("loot", known, ALL_LOOT)):
            found.tiles[kind_of(colour, object)] = n
            loot += n
        entry.done()
    file.total("bags loot", loot, ALL_LOOT, before)
    file.total("bags skulls", skulls, ALL_SKULLS, before)


def read_neutral(found: SwindlerFaces, file: ComponentFile) -> None:
    """`[neutral]`: the white tiles of the supply."""
    entry = file.table("neutral")
    if entry is None:
        return
    before = len(file.slips)
    loot = entry.amounts("loot", OBJECT_NAMES, ALL_NEUTRAL)
    for object, n in enumerate(loot):
        found.tiles[kind_of(WHITE, object)] = n
    entry.done()
    file.total("neutral loot", sum(loot), ALL_NEUTRAL, before)


# --- dealers and cards ---
def read_dealers(found: SwindlerFaces, file: ComponentFile) -> None:
    """`[[dealers]]`: what each of the three fields shows, and its points (SW-4.5)."""
    for dealer, entry in enumerate(file.listed("dealers", DEALERS)[:DEALERS]):
        found.dealers[dealer] = entry.name.split()[1]
        for f, field in enumerate(entry.rows("fields", FIELDS, ["object", "points"], '["ring", 2]')):
            found.field_object[dealer * FIELDS + f] = ASKED_NAMES.index(field.word("object", FOR_SALE))
            found.field_points[dealer * FIELDS + f] = field.number("points", 1, MOST_PRICE)
        entry.done()


def read_cards(found: SwindlerFaces, file: ComponentFile) -> None:
    """`[[accomplices]]`: how many there are of each; a card is told by its name and has no id."""
    before = len(file.slips)
    total = 0
    seen: set[str] = set()
    for entry in file.numbered("accomplices", CARDS):
        total += read_card(found, entry, seen)
    file.total("accomplices", total, ALL_CARDS, before)


def read_card(found: SwindlerFaces, entry: ComponentEntry, seen: set[str]) -> int:
    """One accomplice; how many there are, perhaps none. `seen` are those of the entries before."""
    before = len(entry.slips)
    name = entry.word("card", CARD_NAMES)
    known = len(entry.slips) == before
    if name in seen and known:
        entry.wrong("slip-again", key="card", found=said(name), allowed=", ".join(CARD_NAMES))
    elif known:
        entry.name = f"accomplices {name}"
        seen.add(name)
    copies = entry.number("copies", 0, ALL_CARDS)
    if known:
        found.cards[CARD_NAMES.index(name)] = copies
    entry.done()
    return copies


def read_thieves(found: SwindlerFaces, file: ComponentFile) -> None:
    """`[[thieves]]`: one for each ability (SW-9)."""
    for entry in file.listed("thieves", THIEVES)[:THIEVES]:
        before = len(file.slips)
        ability = entry.word("ability", ABILITY_NAMES)
        thief = ABILITY_NAMES.index(ability)
        if found.thieves[thief] and len(file.slips) == before:
            entry.wrong("slip-again", key="ability", found=said(ability), allowed=", ".join(ABILITY_NAMES))
        if len(file.slips) == before:
            found.thieves[thief] = entry.name.split()[1]
        entry.done()


def read_raids(found: SwindlerFaces, file: ComponentFile, raids: list[ComponentEntry]) -> None:
    """`[[raids]]`: who hands in how much loot, and who goes to jail (SW-5.4, SW-5.5)."""
    for raid, entry in enumerate(raids):
        name = entry.name.split()[1]
        if name in found.names:
            entry.wrong("slip-id-again", found=said(name))
        found.names[found.orders + raid] = name
        loot = entry.value("loot_at_least") is not None or entry.value("hand_in") is not None
        usual = None if loot else 0  # the one is not said without the other
        before = len(file.slips)
        least = entry.number("loot_at_least", 1, MOST_RAID, usual)
        found.raid_loot[raid] = least
        clear = least > 0 and len(file.slips) == before
        found.raid_hand[raid] = entry.number("hand_in", 1, least if clear else MOST_RAID, usual)
        found.raid_jail[raid] = entry.number("jail_at_posters", 1, MOST_RAID, usual=0)
        if not loot and entry.value("jail_at_posters") is None:
            entry.wrong("slip-one-of", allowed="loot_at_least, jail_at_posters")
        entry.done()


# --- orders ---
def read_pile(found: SwindlerFaces, file: ComponentFile) -> int:
    """`[[orders]]` and `[[raids]]`: 8 A orders, and 32 B cards, of which any number may be raids (SW-1.2).

    A and B orders are told by their ids, and stay in the order of the file. Returns how many B orders there are; where
    that is not clear, how many there may be.
    """
    before = len(file.slips)
    a: list[ComponentEntry] = []
    b: list[ComponentEntry] = []
    for entry in file.listed("orders"):
        name = entry.name.split()[1]
        if name.startswith("A"):
            a.append(entry)
        elif name.startswith("B"):
            b.append(entry)
        elif not name.startswith("#"):  # which stands for an id that is none
            entry.wrong("slip-letter", key="id", found=said(name), allowed="A, B")
    raids = file.listed("raids")
    file.total("orders A", len(a), ORDERS_A, before)
    file.total("orders B, raids", len(b) + len(raids), CARDS_B, before)
    clear = len(file.slips) == before
    if not clear:  # they are still read for what is wrong with them, and must fit into the rows
        a, b = a[:ORDERS_A], b[:CARDS_B]
        raids = raids[: CARDS_B - len(b)]
    found.orders = len(a) + len(b)
    for order, entry in enumerate(a + b):
        read_order(found, order, entry)
    read_raids(found, file, raids)
    return len(b) if clear else CARDS_B


def read_order(found: SwindlerFaces, order: i64, entry: ComponentEntry) -> None:
    """One order: what it asks for and what it brings (SW-4.1, SW-4.3)."""
    found.names[order] = entry.name.split()[1]
    before = len(entry.slips)
    style = STYLE_NAMES.index(entry.word("kind", STYLE_NAMES))
    found.style[order] = style
    kind_is_known = len(entry.slips) == before
    asked = entry.inside("needs")
    if asked is not None and kind_is_known:  # a wrong kind tells nothing about its needs
        if style == DRAW:
            read_draw(found, order, asked)
        elif style == OTHER:
            read_other(found, order, asked)
        else:
            read_things(found, order, asked)
    found.points[order] = entry.number("points", 0, MOST_POINTS)
    found.reward_coins[order] = entry.number("coins", 0, MOST_GIVEN, usual=0)
    found.neutral[order] = entry.number("neutral", 0, MOST_GIVEN, usual=0)
    found.reward_posters[order] = entry.number("posters", 0, MOST_GIVEN, usual=0)
    entry.done()


def read_things(found: SwindlerFaces, order: i64, needs: ComponentEntry) -> None:
    """What is to be owned or given up. A coin tile could pay and count as a tile too, so `coins` stands alone."""
    before = len(needs.slips)
    for colour, n in enumerate(needs.amounts("bg", COLOUR_NAMES, SYMBOLS, optional=True)):
        found.need_bg[order * COLOURS + colour] = n
    for object, n in enumerate(needs.amounts("obj", ASKED_NAMES, SYMBOLS, optional=True)):
        found.need_obj[order * ASKED + object] = n
    found.diffkeys[order] = needs.number("diffkeys", 1, 4, usual=0)
    found.need_coins[order] = needs.number("coins", 1, SYMBOLS, usual=0)
    found.total[order] = needs.number("total", 1, SYMBOLS, usual=0)
    finish(needs, before, ["bg", "obj", "diffkeys", "coins", "total"])
    if len(needs.slips) > before:
        return
    if found.need_coins[order]:
        for word in ("bg", "total"):
            if word in needs.data:
                needs.wrong("slip-apart", key="coins", word=word)
        for object in (COIN, DOUBLE_COIN):
            if found.need_obj[order * ASKED + object]:
                needs.wrong("slip-apart", key="coins", word=f"obj {OBJECT_NAMES[object]}")
    symbols = found.diffkeys[order] + found.need_coins[order] + found.total[order]
    for colour in range(COLOURS):
        symbols += found.need_bg[order * COLOURS + colour]
    for object in range(ASKED):
        symbols += found.need_obj[order * ASKED + object]
    if symbols > SYMBOLS:
        needs.wrong("slip-total-most", count=int(symbols), most=SYMBOLS)


def read_draw(found: SwindlerFaces, order: i64, needs: ComponentEntry) -> None:
    """What is to be drawn in one steal (SW-4.7)."""
    before = len(needs.slips)
    bag = needs.word("bag", COLOUR_NAMES[:BAGS], optional=True)
    found.drawn_bag[order] = COLOUR_NAMES.index(bag) + 1 if bag else 0
    found.drawn[order] = needs.number("draw", 1, ALL_LOOT, None if bag else 0)
    found.pairs[order] = needs.number("pair", 1, ALL_LOOT, usual=0)
    finish(needs, before, ["draw", "pair"])


def read_other(found: SwindlerFaces, order: i64, needs: ComponentEntry) -> None:
    """What is to be done at the dealers that lie open in one turn."""
    before = len(needs.slips)
    found.completed[order] = needs.number("dealers_completed", 1, OPEN_DEALERS, usual=0)
    found.sold[order] = needs.number("sold", 1, OPEN_DEALERS * FIELDS, usual=0)
    finish(needs, before, ["dealers_completed", "sold"])


def finish(needs: ComponentEntry, before: int, known: list[str]) -> None:
    """Nothing beyond these needs, and one of them at least; `before` tells whether there were slips already."""
    needs.done()
    if len(needs.slips) == before and not any(word in needs.data for word in known):
        needs.wrong("slip-one-of", allowed=", ".join(known))


# --- what the tiles are enough for ---
def check_dealers(found: SwindlerFaces, slips: list[Slip]) -> None:
    """Every dealer can be completed: one who could not would lie there for good (SW-5.1)."""
    for dealer in range(DEALERS):
        shown = [int(found.field_object[dealer * FIELDS + f]) for f in range(FIELDS)]
        wants = [Want("fields", ASKED_NAMES[o], showing(o), shown.count(o)) for o in dict.fromkeys(shown)]
        slips += unmet(found.tiles, f"dealers {found.dealers[dealer]}", "fields", wants, 0)


def check_orders(found: SwindlerFaces, slips: list[Slip]) -> None:
    """Every order can be fulfilled with the tiles there are, without any accomplice."""
    coins = int(found.coins) + coins_shown(found.tiles)
    for order in range(found.orders):
        name = f"orders {found.names[order]}"
        if found.style[order] == DRAW:
            bag, drawn, pairs = found.drawn_bag[order] - 1, int(found.drawn[order]), int(found.pairs[order])
            slips += undrawable(found.tiles, name, bag, drawn, pairs)
            continue
        slips += unmet(found.tiles, name, "needs", wants_of(found, order), int(found.diffkeys[order]))
        n = int(found.need_coins[order])
        if n > coins:
            slips.append(beyond(name, "needs", "coins", n, coins, f"[supply], {ANYWHERE}"))


def wants_of(found: SwindlerFaces, order: i64) -> list[Want]:
    """The tiles an order asks for; keys of different colours are counted apart."""
    wants: list[Want] = []
    for colour, word in enumerate(COLOUR_NAMES):
        if n := int(found.need_bg[order * COLOURS + colour]):
            table = f"[bags.{word}]" if colour < BAGS else "[neutral]"
            wants.append(Want("needs bg", word, with_background(colour), n, table))
    for object, word in enumerate(ASKED_NAMES):
        if n := int(found.need_obj[order * ASKED + object]):
            wants.append(Want("needs obj", word, counting_as(object), n))
    if n := int(found.total[order]):
        wants.append(Want("needs", "total", ALL_KINDS, n))
    return wants
