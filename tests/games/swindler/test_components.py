"""Swindler's component file: our own reads to the numbers it says, and a house set may differ where it is free to."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cutpurse.games.swindler.components import SwindlerFaces, faces
from cutpurse.games.swindler.pieces import (
    ASKED_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    STYLE_NAMES,
)
from cutpurse.kernel.sets import numbers
from tests.games.swindler.house_sets import OURS, asking, changed, entry, table, with_copies, with_raids, within

clause = pytest.mark.clause

OWN = faces("")


# --- our own set ---
def tiles(found: SwindlerFaces, start: str) -> dict[str, int]:
    """The tiles whose kind begins so, and how many."""
    return {name: int(n) for name, n in zip(KIND_NAMES, found.tiles, strict=True) if n and name.startswith(start)}


def order(id: str, found: SwindlerFaces = OWN) -> dict[str, Any]:
    """What an order says, without the noughts."""
    o = found.names.index(id)
    said: dict[str, Any] = {
        "bg": {name: int(n) for name, n in zip(COLOUR_NAMES, found.need_bg[o * 6 : o * 6 + 6], strict=True) if n},
        "obj": {name: int(n) for name, n in zip(ASKED_NAMES, found.need_obj[o * 13 : o * 13 + 13], strict=True) if n},
        "kind": STYLE_NAMES[found.style[o]],
    }
    for name in ("diffkeys", "need_coins", "total", "drawn", "drawn_bag", "pairs", "completed", "sold"):
        said[name] = int(getattr(found, name)[o])
    for name in ("points", "reward_coins", "neutral", "reward_posters"):
        said[name] = int(getattr(found, name)[o])
    return {name: value for name, value in said.items() if value}


@clause("SW-1.1")
def test_the_bags_hold_36_loot_tiles_and_6_skulls() -> None:
    bags = [tiles(OWN, colour) for colour in COLOUR_NAMES]
    assert [sum(bag.values()) for bag in bags] == [7, 7, 7, 7, 8, 6]
    assert numbers(OWN.skulls) == [1, 1, 1, 1, 2]
    assert bags[0] == {"red ring": 2, "red necklace": 1, "red watch": 1, "red key_red": 2, "red coin": 1}
    assert bags[4] == {"black seal_tin": 4, "black double_coin": 2, "black key_joker": 2}
    assert bags[5] == {"white ring": 2, "white necklace": 1, "white watch": 2, "white brooch": 1}
    assert (OWN.coins, OWN.posters) == (6, 20)


@clause("SW-1.2", "SW-4.4", "SW-8.1")
def test_two_a_cards_per_player_and_fewer_orders_the_more_play() -> None:
    assert numbers(OWN.a_cards) == [0, 0, 4, 6, 8]
    assert numbers(OWN.thief_at) == [0, 0, 5, 4, 3]
    assert numbers(OWN.end_at) == [0, 0, 9, 8, 6]


@clause("SW-1.2")
def test_the_order_pile_has_8_a_orders_26_b_orders_and_6_raids() -> None:
    assert OWN.orders == 34
    assert OWN.names == [
        *(f"A{n}" for n in range(1, 9)),
        *(f"B{n}" for n in range(1, 27)),
        *(f"R{n}" for n in range(1, 7)),
    ]


@clause("SW-4.6")
def test_orders_read_as_they_are_written() -> None:
    assert order("A2") == {"kind": "own", "bg": {"blue": 2, "yellow": 1}, "points": 4}
    assert order("A5") == {"kind": "discard", "obj": {"key_any": 2}, "points": 4, "reward_coins": 1}
    assert order("B6") == {"kind": "own", "need_coins": 3, "points": 3, "neutral": 1}
    assert order("B7") == {"kind": "own", "total": 7, "points": 6, "reward_posters": 1}
    assert order("B12") == {
        "kind": "discard",
        "obj": {"ring": 1, "key_red": 1, "key_green": 1},
        "points": 8,
        "reward_posters": 1,
    }
    assert order("B20") == {"kind": "discard", "diffkeys": 3, "points": 8, "reward_posters": 2}
    assert order("B22") == {"kind": "draw", "drawn": 5, "points": 7, "reward_posters": 2}
    assert order("B23") == {"kind": "draw", "drawn": 3, "drawn_bag": 5, "points": 7, "reward_posters": 1}
    assert order("B24") == {"kind": "draw", "pairs": 1, "points": 3, "reward_coins": 1}
    assert order("B25") == {"kind": "other", "completed": 2, "points": 10, "reward_posters": 1}
    assert order("B26") == {"kind": "other", "sold": 3, "points": 5, "reward_coins": 1}


@clause("SW-5.4", "SW-5.5")
def test_a_raid_asks_for_loot_for_posters_or_for_both() -> None:
    assert numbers(OWN.raid_loot[:6]) == [4, 5, 0, 0, 4, 5]
    assert numbers(OWN.raid_hand[:6]) == [1, 2, 0, 0, 1, 2]
    assert numbers(OWN.raid_jail[:6]) == [0, 0, 2, 3, 3, 2]


@clause("SW-1.2", "SW-4.5")
def test_each_of_12_dealers_has_three_fields() -> None:
    assert OWN.dealers == [f"D{n}" for n in range(1, 13)]
    shown = [ASKED_NAMES[o] for o in OWN.field_object]
    assert (shown[0:3], numbers(OWN.field_points[0:3])) == (["ring", "necklace", "watch"], [2, 2, 1])
    assert (shown[24:27], numbers(OWN.field_points[24:27])) == (["seal_tin", "ring", "key_any"], [3, 2, 1])


@clause("SW-1.2", "SW-1.4")
def test_there_are_27_accomplices_and_a_thief_for_each_ability() -> None:
    cards = dict(zip(CARD_NAMES, numbers(OWN.cards), strict=True))
    assert sum(cards.values()) == 27
    assert (cards["assassin"], cards["hustler"], cards["lock_picker_green"], cards["sidekick"]) == (3, 1, 1, 2)
    assert OWN.thieves == ["M1", "M2", "M3", "M4", "M5", "M6"]


def test_every_entry_says_how_sure_we_are_of_it() -> None:
    entries = re.findall(r"^\[.*\]$", OURS, re.MULTILINE)
    assert len(re.findall(r'^mark = "(?:stated|inferred|invented)"$', OURS, re.MULTILINE)) == len(entries)


# --- the sets of others ---
def test_loot_and_skulls_may_be_split_otherwise_among_the_bags() -> None:
    text = table("bags.red", "coin = 1, ", "")
    text = changed("loot = { double_coin = 2", "loot = { double_coin = 3", text)
    text = changed("skulls = 2", "skulls = 1", text)
    found = faces(changed("skulls = 1", "skulls = 2", text))
    assert sum(tiles(found, "red").values()) == 6
    assert sum(tiles(found, "black").values()) == 9
    assert numbers(found.skulls) == [2, 1, 1, 1, 1]


def test_white_tiles_may_show_what_only_black_ones_do_in_ours() -> None:
    found = faces(table("neutral", "necklace = 1", "key_joker = 1"))
    assert tiles(found, "white key") == {"white key_joker": 1}


def test_a_and_b_orders_may_be_mixed_in_the_file_and_keep_their_order() -> None:
    text = changed(entry("A3"), "")
    text = changed(entry("B26"), entry("B26") + "\n" + entry("A3"), text)
    assert faces(text).names[:10] == ["A1", "A2", "A4", "A5", "A6", "A7", "A8", "A3", "B1", "B2"]


@clause("SW-1.2")
@pytest.mark.parametrize("raids", [0, 1, 9, 16])
def test_any_number_of_the_32_b_cards_may_be_raids(raids: int) -> None:
    found = faces(with_raids(raids))
    assert found.orders == 40 - raids
    assert [name[0] for name in found.names] == ["A"] * 8 + ["B"] * (32 - raids) + ["R"] * raids
    assert found.names[found.orders :] == [f"R{n}" for n in range(1, raids + 1)]


@clause("SW-1.2")
def test_there_may_be_nothing_but_raids_below_the_a_cards_if_few_orders_end_the_game() -> None:
    text = re.sub(r"(master_thief_at|end_at) = \d", r"\1 = 1", with_raids(32))
    assert faces(text).orders == 8


@clause("SW-1.2")
def test_there_may_be_any_number_of_each_accomplice_also_none() -> None:
    found = faces(with_copies(beggar=0, know_it_all=0, hustler=5))
    cards = dict(zip(CARD_NAMES, numbers(found.cards), strict=True))
    assert (cards["beggar"], cards["know_it_all"], cards["hustler"]) == (0, 0, 5)
    alone = dict.fromkeys(CARD_NAMES, 0)
    assert numbers(faces(with_copies(OURS, **{**alone, "hustler": 27})).cards) == [
        27 * (name == "hustler") for name in alone
    ]


def test_thieves_are_told_by_what_they_can_do() -> None:
    text = within("M6", "any_key", "draw_accomplice")
    text = changed('id = "M1"\nability = "draw_accomplice"', 'id = "M1"\nability = "any_key"', text)
    assert faces(text).thieves == ["M6", "M2", "M3", "M4", "M5", "M1"]


@pytest.mark.parametrize(
    ("id", "needs", "kind"),
    [
        ("A1", "{ bg = { white = 6 } }", "own"),
        ("A1", "{ obj = { key_red = 4 } }", "own"),  # two red keys and both three-key tiles
        ("A1", "{ diffkeys = 4, obj = { ring = 1 } }", "discard"),
        ("A1", "{ diffkeys = 4, obj = { key_joker = 2 } }", "discard"),
        ("A1", "{ coins = 3, obj = { ring = 1 } }", "own"),
        ("A1", "{ total = 7, bg = { red = 2 } }", "own"),
        ("A1", '{ draw = 7, bag = "red", pair = 2 }', "draw"),
        ("A1", "{ pair = 4 }", "draw"),
        ("A1", "{ dealers_completed = 3, sold = 9 }", "other"),
    ],
)
def test_an_order_that_the_tiles_are_enough_for_is_fine(id: str, needs: str, kind: str) -> None:
    assert faces(asking(id, needs, kind)).names[0] == id
