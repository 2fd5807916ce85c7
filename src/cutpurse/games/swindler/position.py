"""Swindler: a table set up from its parts, in notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cutpurse.games.swindler.pieces import (
    CARD_NAMES,
    CARDS,
    FIELDS,
    FIRST_COINS,
    FIRST_POINTS,
    HUSTLER,
    KIND_NAMES,
    KINDS,
    MARKERS,
    OPEN_DEALERS,
    OPEN_ORDERS,
    ORDERS_A,
    PILE_CARDS,
)
from cutpurse.games.swindler.rules import turn
from cutpurse.games.swindler.state import (
    BAG,
    COINS,
    DEALER,
    DONE,
    FIELD,
    GONE,
    HANDS,
    IN_PLAY,
    JAILED,
    LOOT,
    MARKER,
    ORDER,
    OWNER,
    PILE,
    POINTS,
    POSTERS,
    THIEF,
    Swindler,
    coins_left,
    markers_out,
    posters_left,
)
from cutpurse.kernel.core import Stack
from cutpurse.kernel.position import amount, amounts, at_most, number_of, texts, words
from cutpurse.kernel.sets import Set, members, one

EMPTY: Final = "_"  # a place where nothing lies
STEPS: Final = ["reserving", "acting", "hiring"]
MOST: Final = 999  # points, rounds


def lay_out(
    s: Swindler,
    hands: Sequence[str],
    loot: Sequence[str] = (),
    coins: Sequence[int] = (),
    points: Sequence[int] = (),
    posters: Sequence[int] = (),
    fulfilled: Sequence[str] = (),
    thieves: str = "",
    jailed: Sequence[int] = (),
    orders: str = "A1 A2 A3 A4",
    dealers: str = "D1 D2 D3",
    sold: Mapping[str, str] | None = None,
    hustler: int | None = None,
    raids: str | None = None,
    dealer_pile: str | None = None,
    accomplices: str | None = None,
    active: int = 0,
    start: int = 0,
    round: int = 2,
    at: str = "reserving",
) -> Swindler:
    """A blank table filled. By seat: `hands` (`assassin forger`), `loot` (`red ring, blue coin`), orders `fulfilled`.

    `orders` are the open ones with the marker that lies on them (`A1 B3:0 _`), `dealers` the open ones, and `sold` says
    what lies on which field (`{"1.2": "red ring"}`). `thieves` are the master thieves (`M1 _`), `jailed` the seats in
    jail, `hustler` is who has it open. Cards named nowhere are on their piles; where a pile is named (`raids`,
    `dealer_pile`, `accomplices`), the others are discarded. It is the turn of `active`, who is reserving, acting or
    hiring, as `at` says.
    """
    seats = int(s.seats)
    put_by_seat(s, texts("hands", hands, seats), texts("loot", loot, seats), thieves)
    put_numbers(s, COINS, amounts("coins", coins, seats, FIRST_COINS, 0, int(s.faces.coins)))
    put_numbers(s, POINTS, amounts("points", points, seats, FIRST_POINTS, -MOST, MOST))
    put_numbers(s, POSTERS, amounts("posters", posters, seats, 0, 0, int(s.faces.posters)))
    for seat in jailed:
        s.cells[JAILED + amount("jailed", seat, 0, seats - 1)] = 1
    if hustler is not None:
        open_hustler(s, amount("hustler", hustler, 0, seats - 1))
    put_orders(s, words("orders", orders))
    for p, text in enumerate(texts("fulfilled", fulfilled, seats)):
        for word in text.split():
            card = number_of("order", word, s.faces.names[: s.faces.orders])
            s.cells[OWNER + card] = p + 1
            s.cells[DONE + p] += 1
            s.pile = without(s.pile, card, word)
    s.a_left = left_of_a(s)
    put_dealers(s, words("dealers", dealers), sold or {})
    if raids is not None:
        still = [number_of("raid", word, s.faces.names[s.faces.orders : PILE_CARDS]) for word in words("raids", raids)]
        s.pile &= one(s.faces.orders) - 1
        for raid in set(still):
            s.pile |= one(s.faces.orders + raid)
    run_down(s, dealer_pile, accomplices)
    begin(
        s, amount("active", active, 0, seats - 1), amount("start", start, 0, seats - 1), amount("round", round, 1, MOST)
    )
    stand(s, at)
    check(s)
    return s


def left_of_a(s: Swindler) -> int:
    """How many A cards are still to come: they come before every B card (SW-1.2)."""
    out = [card for card in range(s.faces.orders) if not s.pile & one(card)]
    left = int(s.faces.a_cards[s.seats]) - len([card for card in out if card < ORDERS_A])
    if left < 0:
        raise ValueError(
            f"With {s.seats} players there are {s.faces.a_cards[s.seats]} A orders in the game, and no more."
        )
    return left if max(out, default=0) < ORDERS_A else 0


def check(s: Swindler) -> None:
    """What the box has not enough of, and what the rules let nobody have."""
    if coins_left(s) < 0 or posters_left(s) < 0:
        raise ValueError(f"The box has {s.faces.coins} coins and {s.faces.posters} posters, and no more.")
    thieves = [int(s.cells[THIEF + p]) for p in range(s.seats) if s.cells[THIEF + p]]
    if len(set(thieves)) != len(thieves):
        raise ValueError("Two seats cannot have the same master thief.")
    for p in range(s.seats):
        if markers_out(s, p) > MARKERS:
            raise ValueError(f"Seat {p} has {MARKERS} markers, and no more.")
        if s.cells[JAILED + p] and p == s.active:
            raise ValueError(f"Seat {p} is in jail, where it has no turn.")
    for stall in range(OPEN_DEALERS):
        if all(s.cells[FIELD + stall * FIELDS + field] for field in range(FIELDS)):
            raise ValueError(f"Dealer {stall + 1} has all fields full, and would have left.")


# --- putting things on a blank table ---
def put_by_seat(s: Swindler, hands: list[str], loot: list[str], thieves: str) -> None:
    """Accomplices from the pile, tiles from their bags, and master thieves."""
    for p, hand in enumerate(hands):
        for word in hand.split():
            card = number_of("accomplice", word, CARD_NAMES)
            take(s, PILE + card, word)
            s.cells[PILE + card] += 1
            HANDS.draw(s.cells, p, card)
            s.undrawn -= 1
    for p, tiles in enumerate(loot):
        for kind in kinds(tiles):
            take(s, BAG + kind, KIND_NAMES[kind])
            s.cells[LOOT + p * KINDS + kind] += 1
    for p, word in enumerate(at_most("thieves", words("thieves", thieves), int(s.seats))):
        s.cells[THIEF + p] = 0 if word == EMPTY else number_of("master thief", word, s.faces.thieves) + 1


def put_numbers(s: Swindler, first: int, numbers: Sequence[int]) -> None:
    """A number of each seat."""
    for p, number in enumerate(numbers):
        s.cells[first + p] = number


def open_hustler(s: Swindler, seat: int) -> None:
    """The Hustler from the pile, open in front of a seat."""
    take(s, PILE + HUSTLER, CARD_NAMES[HUSTLER])
    s.cells[IN_PLAY + HUSTLER] += 1
    s.undrawn -= 1
    s.hustler = seat + 1


def put_orders(s: Swindler, orders: list[str]) -> None:
    """Open orders from the pile, with their markers; no A card is left to come."""
    s.a_left = 0
    for slot, word in enumerate(at_most("orders", orders, OPEN_ORDERS)):
        name, _, seat = word.partition(":")
        if name != EMPTY:
            card = number_of("order", name, s.faces.names[: s.faces.orders])
            s.cells[ORDER + slot] = card + 1
            if seat:
                owner = number_of("seat", seat, [str(p) for p in range(s.seats)])
                s.cells[MARKER + slot] = owner + 1
            s.pile = without(s.pile, card, name)


def put_dealers(s: Swindler, dealers: list[str], sold: Mapping[str, str]) -> None:
    """Open dealers from their pile, with the tiles on their fields."""
    for stall, name in enumerate(at_most("dealers", dealers, OPEN_DEALERS)):
        if name != EMPTY:
            card = number_of("dealer", name, s.faces.dealers)
            s.cells[DEALER + stall] = card + 1
            s.dealer_pile = without(s.dealer_pile, card, name)
    fields = [f"{stall + 1}.{field + 1}" for stall in range(OPEN_DEALERS) for field in range(FIELDS)]
    for where, tile in sold.items():
        field = number_of("field", where, fields)
        found = kinds(tile)
        if len(found) != 1 or not s.cells[DEALER + field // FIELDS]:
            raise ValueError(f"Field {where} cannot hold {tile!r}; allowed: one tile, before a dealer.")
        take(s, BAG + found[0], tile)
        s.cells[FIELD + field] = found[0] + 1


def run_down(s: Swindler, dealers: str | None, accomplices: str | None) -> None:
    """Leave on the piles what is named, and put the rest into the discards."""
    if dealers is not None:
        left = s.dealer_pile
        for name in words("dealer_pile", dealers):
            left = without(left, number_of("dealer", name, s.faces.dealers), name)
        s.dealer_gone, s.dealer_pile = left, s.dealer_pile & ~left
    if accomplices is not None:
        names = words("accomplices", accomplices)
        for c in range(CARDS):
            s.cells[GONE + c] = s.cells[PILE + c]
            s.cells[PILE + c] = 0
        for name in names:
            card = number_of("accomplice", name, CARD_NAMES)
            take(s, GONE + card, name)
            s.cells[PILE + card] += 1
        s.undrawn = len(names)


def begin(s: Swindler, active: int, start: int, round: int) -> None:
    """Whose turn it is, in which round."""
    s.round, s.start, s.active, s.turn, s.first = round, start, active, active, 1
    s.stack = Stack(turn.RESERVING, None)


def stand(s: Swindler, at: str) -> None:
    """Go to a step of the turn."""
    step = STEPS[number_of("step", at, STEPS)]
    if step == "acting":
        s.stack = Stack(turn.ACTING, None)
        s.bag, s.acting = 0, 1
    elif step == "hiring":
        s.stack = Stack(turn.HIRING, None)


# --- reading ---
def kinds(tiles: str) -> list[int]:
    """The kinds of some tiles: `red ring, white watch`."""
    return [number_of("tile", name.strip(), KIND_NAMES) for name in tiles.split(",") if name.strip()]


def take(s: Swindler, at: int, name: str) -> None:
    """One piece less where so many are counted."""
    if s.cells[at] <= 0:
        raise ValueError(f"There are not so many of {name} in the box.")
    s.cells[at] -= 1


def without(pile: Set, card: int, name: str) -> Set:
    """A pile without a card that lies there."""
    if card not in members(pile):
        raise ValueError(f"The card {name} is in two places.")
    return pile & ~one(card)
