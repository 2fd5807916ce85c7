"""What meets an order of Swindler, against trying all ways to lay tiles and cards on its symbols (SW-4.6)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cutpurse.games.swindler.pieces import (
    BACKGROUND,
    CARD_NAMES,
    COLOUR_NAMES,
    DISCARD,
    KIND_NAMES,
    LOCK_PICKER,
    OBJECT,
    OBJECT_NAMES,
    OWN,
    is_key,
    worth,
)
from cutpurse.games.swindler.rules.order_matching import coverable, helpful, met, payable
from cutpurse.games.swindler.state import Swindler
from cutpurse.kernel.sets import members
from tests.games.swindler.positions import OWN as FACES
from tests.games.swindler.positions import asked, done, go, options, phase, seen, table

clause = pytest.mark.clause


@cache
def plain_symbols(number: int, colours: tuple[int, ...]) -> list[tuple[str, str]]:
    """What an order asks for but coins, symbol by symbol, with keys of these colours where they must differ."""
    needs = seen(table("", "", orders=f"{FACES.names[number]} _ _ _"), 0)["orders"][0]["needs"]
    found = [("obj", x) for x, n in needs.get("obj", {}).items() for _ in range(n)]
    found += [("bg", c) for c, n in needs.get("bg", {}).items() for _ in range(n)]
    found += [("any", "") for _ in range(needs.get("total", 0))]
    return found + [("obj", f"key_{COLOUR_NAMES[c]}") for c in colours]


def covers(symbols: list[tuple[str, str]], things: list[tuple[str, int]], forgers: int) -> bool:
    """Whether all symbols can be covered, found by trying everything: things are tiles or Lock Pickers' colours."""
    if not symbols:
        return True
    (sort, wanted), rest = symbols[0], symbols[1:]
    for i, (what, value) in enumerate(things):
        others = things[:i] + things[i + 1 :]
        if plainly(sort, wanted, what, value) and covers(rest, others, forgers):
            return True
        forged = forgers and sort == "obj" and what == "tile" and not worth(OBJECT[value])
        if forged and wanted not in ("coin", "double_coin", "key_joker") and covers(rest, others, forgers - 1):
            return True
    return False


def plainly(sort: str, wanted: str, what: str, value: int) -> bool:
    """Whether a thing counts for a symbol without a Forger."""
    if what == "picker":
        return sort == "obj" and wanted in (f"key_{COLOUR_NAMES[value]}", "key_any")
    face = OBJECT_NAMES[OBJECT[value]]
    if sort == "bg":
        return COLOUR_NAMES[BACKGROUND[value]] == wanted
    if sort == "any":
        return True
    if is_key(OBJECT[value]) and wanted.startswith("key_") and wanted != "key_joker":
        return wanted in ("key_any", face) or face == "key_joker"
    return face == wanted


def by_hand(number: int, tiles: list[int], pickers: list[int], forgers: int) -> bool:
    """Whether an order for tiles can be met in any way at all."""
    diffkeys = int(FACES.diffkeys[number])
    things = [("tile", tile) for tile in tiles] + [("picker", colour) for colour in pickers]
    return any(covers(plain_symbols(number, ways), things, forgers) for ways in combinations(range(4), diffkeys))


def orders_for_tiles() -> list[int]:
    """OWN and DISCARD orders that ask for more than coins; all but the largest, for which trying takes too long."""
    asked_for = [n for n in range(FACES.orders) if FACES.style[n] in (OWN, DISCARD) and not FACES.need_coins[n]]
    return [n for n in asked_for if FACES.names[n] != "B7"]


def useful(number: int) -> list[int]:
    """The kinds of tiles in the box, those that count for an order three times as often as the others."""
    keys = tuple(range(4)) if FACES.diffkeys[number] else ()
    symbols = plain_symbols(number, keys)
    box = [k for k in range(len(KIND_NAMES)) if FACES.tiles[k]]
    return box + 2 * [k for k in box if any(plainly(sort, wanted, "tile", k) for sort, wanted in symbols)]


def in_the_box(tiles: list[int]) -> bool:
    """Whether there are that many of each."""
    return all(tiles.count(kind) <= FACES.tiles[kind] for kind in tiles)


def with_tiles(numbers: list[int]) -> st.SearchStrategy[tuple[int, list[int]]]:
    """An order, and some tiles that may be enough for it."""
    return st.sampled_from(numbers).flatmap(
        lambda number: st.tuples(
            st.just(number), st.lists(st.sampled_from(useful(number)), max_size=6).filter(in_the_box)
        )
    )


pickers_ = st.lists(st.integers(0, 3), max_size=2, unique=True)


def holding(number: int, tiles: list[int], cards: str = "") -> Swindler:
    """A table at which seat 0 has reserved an order."""
    named_tiles = ", ".join(KIND_NAMES[kind] for kind in tiles)
    return table(cards, "", orders=f"{FACES.names[number]}:0 _ _ _", loot=(named_tiles, ""), at="acting")


@clause("SW-4.2", "SW-4.6")
@settings(derandomize=True, database=None, deadline=None, max_examples=150)
@given(case=with_tiles(orders_for_tiles()))
def test_an_order_is_met_exactly_where_trying_everything_meets_it(case: tuple[int, list[int]]) -> None:
    number, tiles = case
    assert met(holding(number, tiles), 0, number) == by_hand(number, tiles, [], 0)


@clause("SW-7.8", "SW-7.15", "SW-7.20")
@settings(derandomize=True, database=None, deadline=None, max_examples=200)
@given(case=with_tiles(orders_for_tiles()), forgers=st.integers(0, 2), pickers=pickers_)
def test_cards_may_be_shown_only_where_trying_everything_meets_the_order(
    case: tuple[int, list[int]], forgers: int, pickers: list[int]
) -> None:
    number, tiles = case
    s = holding(number, tiles, " ".join(["forger"] * forgers + [CARD_NAMES[LOCK_PICKER + c] for c in pickers]))
    possible = by_hand(number, tiles, pickers, forgers)
    if helpful(s, 0, number):
        assert possible
    if possible and not by_hand(number, tiles, [], 0):
        assert helpful(s, 0, number)
        assert shown_to_the_end(s)


def shown_to_the_end(s: Swindler) -> bool:
    """Show whatever may be shown until it is enough, pay whatever may be paid, and the order is fulfilled."""
    go(s, "0 fulfil 1 with help")
    while done(s) == [0, 0]:
        menu = options(s, asked(s)[0])
        assert menu
        go(s, f"0 {'show no more' if 'show no more' in menu else menu[0]}")
        if phase(s) == "rewarding":
            go(s, "0 take no more")
    return phase(s) == "acting"


@clause("SW-4.2")
@settings(derandomize=True, database=None, deadline=None, max_examples=120)
@given(case=with_tiles([n for n in orders_for_tiles() if FACES.style[n] == DISCARD]))
def test_what_may_be_paid_first_is_what_some_way_to_meet_the_order_uses(case: tuple[int, list[int]]) -> None:
    number, tiles = case
    s = holding(number, tiles)
    if not met(s, 0, number):
        return
    s.deal = 1
    size = len(plain_symbols(number, tuple(range(int(FACES.diffkeys[number])))))
    ways = [way for way in combinations(tiles, size) if by_hand(number, list(way), [], 0)]
    assert set(members(payable(s, 0, number))) == {kind for way in ways for kind in way}


@clause("SW-4.6")
def test_every_order_can_be_met_with_tiles_that_exist() -> None:
    box = [kind for kind in range(len(KIND_NAMES)) for _ in range(FACES.tiles[kind])]
    for number in range(FACES.orders):
        if FACES.style[number] in (OWN, DISCARD):
            s = holding(number, box)
            assert coverable(s, 0, number, -1, -1, 0, 0)
            assert met(s, 0, number)
