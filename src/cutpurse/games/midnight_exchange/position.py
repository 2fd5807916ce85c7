"""Midnight Exchange: a table set up from its parts, in notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cutpurse.games.midnight_exchange.events import ArtLaid, CardLaid, Escaped, Kept, RummageBegan
from cutpurse.games.midnight_exchange.pieces import (
    ART_NAMES,
    BOXED_ART,
    BOXED_CARDS,
    BRASS_KEY,
    CARDS,
    FIND_NAMES,
    FINDS,
    IRON_KEY,
    KINDS,
    LOCATIONS,
    MARKETS,
    SLOTS,
    STEPS,
    TILES,
)
from cutpurse.games.midnight_exchange.rules import supply, trade
from cutpurse.games.midnight_exchange.rules.rummage import RUMMAGE
from cutpurse.games.midnight_exchange.state import (
    CARD,
    FIND,
    IN_BAG,
    OWNED,
    SIDE,
    STEP,
    STORE,
    MidnightExchange,
    finds_of,
    free_slot,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.play import enter
from cutpurse.kernel.position import amount, at_most, number_of, texts, words
from cutpurse.kernel.sets import members, one

EMPTY: Final = "_"  # a place where nothing lies
PHASES: Final = ["rummage", "trading"]
MOST_ROUNDS: Final = 999


def lay_out(
    s: MidnightExchange,
    trays: Sequence[str],
    store: Sequence[str] = (),
    cards: Sequence[str] = (),
    art: Mapping[int, str] | None = None,
    offers: Mapping[int, str] | None = None,
    round: int = 1,
    at: str = "trading",
) -> MidnightExchange:
    """A blank table filled. By seat: finds in the `trays`, art in `store`, `cards` with the steps filled (`P19:1 P3`).

    By market: its `art` and the cards it `offers`; `_` is an empty place, and so is what is not named. The markets are
    those of the settings. Art and cards named nowhere are in the bag and on the pile; with `short_two`, two players do
    without a third of all. Tiles that are in no tray lie face down in the middle, numbered by location and find. While
    `trading`, the seats have escaped in their order and the first that can trade has the turn; the other phase is the
    `rummage`.
    """
    seats = int(s.seats)
    if not s.markets:
        raise ValueError("Name the markets of the position in its settings, such as {'markets': '1a,3b'}.")
    phase = PHASES[number_of("phase", at, PHASES)]
    supply.open_markets(s, Chance(1))
    for p, text in enumerate(texts("store", store, seats)):
        for word in text.split():
            s.cells[STORE + p * KINDS + art_from_bag(s, number_of("art", word, ART_NAMES))] += 1
    for p, text in enumerate(texts("cards", cards, seats)):
        for word in text.split():
            put_card(s, p, word)
    fill_markets(s, art or {}, offers or {})
    if s.seats == 2 and s.short:
        if s.bag_left < BOXED_ART or s.pile_left < BOXED_CARDS:
            raise ValueError(f"Two players do without {BOXED_ART} objects and {BOXED_CARDS} cards: too many are named.")
        supply.box_a_third(s, Chance(1))
    enter(s, RUMMAGE)
    lay_tiles(s, amount("round", round, 1, MOST_ROUNDS))
    for p, text in enumerate(texts("trays", trays, seats)):
        for word in at_most("trays", text.split(), SLOTS):
            put_tile(s, p, word)
    s.turn = 0
    if phase == "trading":
        for p in range(seats):
            Escaped.emit(s, p, p + 1, 0)
        trade.begin_trading(s, Chance(1))
        if s.stack is None or s.stack.frame is RUMMAGE:
            raise ValueError("Nobody can trade in this position: no tray pays for anything that is there.")
    return s


# --- putting things on a blank table ---
def fill_markets(s: MidnightExchange, art: Mapping[int, str], offers: Mapping[int, str]) -> None:
    """Art from the bag and cards from the pile to the open markets."""
    for part, places in (("art", art), ("offers", offers)):
        room = s.faces.spaces if part == "art" else s.faces.notches
        for market, text in places.items():
            at = amount("market", market, 1, MARKETS) - 1
            if not s.cells[SIDE + at]:
                raise ValueError(f"Market {market} is not open.")
            for place, word in enumerate(at_most(f"market {market}", words(part, text), int(room[at]))):
                if word != EMPTY and part == "art":
                    kind = number_of("art", word, ART_NAMES)
                    check_bag(s, kind)
                    ArtLaid.emit(s, at, place, kind)
                elif word != EMPTY:
                    CardLaid.emit(s, at, place, card_on_pile(s, word))


def put_card(s: MidnightExchange, seat: int, word: str) -> None:
    """A card from the pile to a seat, with art from the bag on its first steps."""
    name, _, steps = word.partition(":")
    card = card_on_pile(s, name)
    s.pile &= ~one(card)
    s.pile_left -= 1
    s.cells[CARD + seat * CARDS + s.cells[OWNED + seat]] = card
    s.cells[OWNED + seat] += 1
    if steps:
        filled = number_of("step", steps, [str(n) for n in range(s.faces.steps[card] + 1)])
        for step in range(filled):
            art_from_bag(s, int(s.faces.track[card * STEPS + step]))
        s.cells[STEP + card] = filled


def lay_tiles(s: MidnightExchange, round: int) -> None:
    """All tiles into the middle in order: garage, desk, safe, each by find."""
    places: list[int] = []
    finds: list[int] = []
    for location in range(LOCATIONS):
        for find in range(FINDS):
            for _ in range(s.faces.tiles[location * FINDS + find]):
                places.append(location)
                finds.append(find)
    RummageBegan.emit(s, round, places, finds)


def put_tile(s: MidnightExchange, seat: int, word: str) -> None:
    """The first tile with this find from the middle into a tray."""
    find = number_of("find", word, FIND_NAMES)
    if find in (IRON_KEY, BRASS_KEY) and finds_of(s, seat, find):
        raise ValueError(f"Seat {seat} cannot have a second {word} in its tray (ME-2.3).")
    for tile in range(TILES):
        if s.lying & one(tile) and s.cells[FIND + tile] == find + 1:
            s.lying &= ~one(tile)
            Kept.emit(s, seat, tile, free_slot(s, seat), find)
            return
    raise ValueError(f"There are not so many of {word} in the box.")


# --- reading ---
def check_bag(s: MidnightExchange, kind: int) -> None:
    """Whether the bag still has an object of this kind."""
    if s.cells[IN_BAG + kind] <= 0:
        raise ValueError(f"There are not so many of {ART_NAMES[kind]} in the box.")


def art_from_bag(s: MidnightExchange, kind: int) -> int:
    """Take an object out of the bag."""
    check_bag(s, kind)
    s.cells[IN_BAG + kind] -= 1
    s.bag_left -= 1
    return kind


def card_on_pile(s: MidnightExchange, name: str) -> int:
    """The number of a card that lies on the pile."""
    card = number_of("card", name, s.faces.cards)
    if card not in members(s.pile):
        raise ValueError(f"The card {name} is in two places.")
    return card
