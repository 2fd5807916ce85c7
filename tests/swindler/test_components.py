"""Swindler's component file: our own reads to the numbers it says, and every slip is named with its entry."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cutpurse.games.swindler.faces import SwindlerFaces, components, faces
from cutpurse.games.swindler.pieces import (
    ABILITY_NAMES,
    ASKED_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    OBJECT_NAMES,
    STYLE_NAMES,
)
from cutpurse.kernel.components import BadComponents, Slip
from cutpurse.kernel.sets import numbers
from cutpurse.terminal.components import words
from cutpurse.texts import Texts

clause = pytest.mark.clause

OURS = components()
OWN = faces("")
SECTIONS = "accomplices, bags, dealers, mark, neutral, note, orders, players, raids, supply, thieves, title"
COMMON = ", ".join(sorted([*OBJECT_NAMES[:9], "mark", "note"]))
ANY_OBJECT = ", ".join(sorted([*ASKED_NAMES, "mark", "note"]))
FOR_SALE = "ring, necklace, watch, brooch, key_red, key_blue, key_yellow, key_green, seal_tin, key_joker, key_any"
TILES = "[bags], [neutral]"


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
    assert numbers(OWN.raid_loot) == [4, 5, 0, 0, 4, 5]
    assert numbers(OWN.raid_hand) == [1, 2, 0, 0, 1, 2]
    assert numbers(OWN.raid_jail) == [0, 0, 2, 3, 3, 2]


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
def changed(before: str, after: str, text: str = OURS) -> str:
    """Our set with one spot changed."""
    assert before in text
    return text.replace(before, after, 1)


def entry(id: str) -> str:
    """An entry of a list, up to the line between it and the next."""
    found = re.search(rf"^\[\[\w+\]\]\n(?:id|card) = \"{id}\"\n(?:.+\n)+", OURS, re.MULTILINE)
    assert found
    return found[0]


def within(id: str, before: str, after: str) -> str:
    """Our set with one spot of one entry changed."""
    return changed(entry(id), changed(before, after, entry(id)))


def table(name: str, before: str, after: str) -> str:
    """Our set with one spot of one table changed."""
    found = re.search(rf"^\[{re.escape(name)}\]\n(?:.+\n)+", OURS, re.MULTILINE)
    assert found
    return changed(found[0], changed(before, after, found[0]))


def asking(id: str, needs: str, kind: str | None = None, text: str = OURS) -> str:
    """Our set with an order that asks for something else."""
    old = entry(id)
    new = re.sub(r"needs = .*", f"needs = {needs}", old)
    return changed(old, new if kind is None else re.sub(r"kind = .*", f'kind = "{kind}"', new), text)


def without(section: str) -> str:
    """Our set without a section, all tables or entries of it."""
    return re.sub(rf"^\[+{section}[\].].*\n(?:.+\n)+", "", OURS, flags=re.MULTILINE)


def slips(text: str) -> list[Slip]:
    """What is wrong with a component file."""
    with pytest.raises(BadComponents) as error:
        faces(text)
    return error.value.slips


def problems(text: str, language: str = "en") -> list[str]:
    """The same, as people read it."""
    return [words(slip, Texts(language)) for slip in slips(text)]


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


def none_red() -> str:
    """Our set with rings in place of red keys and three-key tiles, and no order that asks for red keys."""
    text = OURS.replace("key_red = 2, ring = 2", "ring = 4").replace("key_joker = 2, seal_tin = 4", "seal_tin = 6")
    return text.replace("key_red = 1, ", "")


def only_three_keys(text: str) -> str:
    """A set without any key but the three-key tiles."""
    for key, object in (("red", "ring"), ("blue", "watch"), ("yellow", "necklace"), ("green", "brooch")):
        text = changed(f"key_{key} = 2, {object} = 2", f"{object} = 4", text)
    return text


def no_two_alike() -> str:
    """Our set with eight different black tiles."""
    eight = ("ring", "necklace", "watch", "brooch", "coin", "double_coin", "key_joker", "seal_tin")
    return changed("double_coin = 2, key_joker = 2, seal_tin = 4", ", ".join(f"{object} = 1" for object in eight))


SLIPS: dict[str, tuple[str, list[str]]] = {
    "a section nobody knows": (
        "[loot]\n" + OURS,
        [f"'loot' is unknown here; allowed: {SECTIONS}"],
    ),
    "no supply": (without("supply"), ["supply: is missing; allowed: a table [supply]"]),
    "a coin too few for four players": (
        table("supply", "coins = 6", "coins = 3"),
        ["supply: coins is 3; allowed: 4 to 12"],
    ),
    "too many posters": (table("supply", "20", "61"), ["supply: posters is 61; allowed: 1 to 60"]),
    "no players": (
        without("players"),
        ["players: is missing; allowed: the tables [players.2], [players.3], [players.4]"],
    ),
    "nothing for three players": (
        changed("[players.3]", "[players.5]"),
        ["players 3: is missing; allowed: a table [players.3]", "players: '5' is unknown here; allowed: 2, 3, 4"],
    ),
    "raids among the first orders": (
        table("players.2", "a_cards = 4", "a_cards = 3"),
        ["players 2: a_cards is 3; allowed: 4 to 8"],
    ),
    "a game that might not end": (
        table("players.4", "end_at = 6", "end_at = 10"),
        ["players 4: end_at is 10; allowed: 1 to 9"],
    ),
    "a thief who wakes after the end": (
        table("players.4", "thief_at = 3", "thief_at = 7"),
        ["players 4: master_thief_at is 7; allowed: 1 to 6"],
    ),
    "no bags": (
        without("bags"),
        ["bags: is missing; allowed: the tables [bags.red], [bags.blue], [bags.yellow], [bags.green], [bags.black]"],
    ),
    "a white bag": (
        changed("[bags.black]", "[bags.white]"),
        [
            "bags black: is missing; allowed: a table [bags.black]",
            "bags: 'white' is unknown here; allowed: red, blue, yellow, green, black",
        ],
    ),
    "a tile too few": (
        table("bags.red", "coin = 1, ", ""),
        ["bags loot: there are 35 in all; allowed: exactly 36"],
    ),
    "a skull too many": (
        table("bags.red", "skulls = 1", "skulls = 2"),
        ["bags skulls: there are 7 in all; allowed: exactly 6"],
    ),
    "a bag without a skull": (
        table("bags.red", "skulls = 1", "skulls = 0"),
        ["bags red: skulls is 0; allowed: 1 to 6"],
    ),
    "a bag without loot": (
        re.sub(r"loot = \{ coin = 1, key_red.*\}", "loot = {}", OURS),
        [f"bags red: loot is {{}}; allowed: entries for {', '.join(OBJECT_NAMES[:9])}"],
    ),
    "loot that is none": (
        table("bags.blue", "watch = 2", "wach = 2"),
        [f"bags blue loot: 'wach' is unknown here; allowed: {COMMON}"],
    ),
    "a seal tin in a coloured bag": (
        table("bags.red", "coin = 1", "seal_tin = 1"),
        [f"bags red loot: 'seal_tin' is unknown here; allowed: {COMMON}"],
    ),
    "a double coin in a coloured bag": (
        table("bags.red", "coin = 1", "double_coin = 1"),
        [f"bags red loot: 'double_coin' is unknown here; allowed: {COMMON}"],
    ),
    "a three-key tile in a coloured bag": (
        table("bags.red", "coin = 1", "key_joker = 1"),
        [f"bags red loot: 'key_joker' is unknown here; allowed: {COMMON}"],
    ),
    "half a tile": (
        table("bags.red", "coin = 1", "coin = 1.5"),
        ["bags red loot: coin is 1.5; allowed: 1 to 36, a whole number"],
    ),
    "a neutral tile too few": (
        table("neutral", "ring = 2", "ring = 1"),
        ["neutral loot: there are 5 in all; allowed: exactly 6"],
    ),
    "a dealer too few": (changed(entry("D3"), ""), ["dealers: there are 11; allowed: exactly 12 entries [[dealers]]"]),
    "a dealer with two fields": (
        within("D1", ', ["watch", 1]', ""),
        ["dealers D1: fields is [['ring', 2], ['necklace', 2]]; allowed: 3 pairs such as [\"ring\", 2]"],
    ),
    "a field without points": (
        within("D1", '["watch", 1]', '"watch"'),
        ["dealers D1: fields is [['ring', 2], ['necklace', 2], 'watch']; allowed: 3 pairs such as [\"ring\", 2]"],
    ),
    "a dealer who buys coins": (
        within("D1", '"watch"', '"coin"'),
        [f"dealers D1 fields #3: object is 'coin'; allowed: {FOR_SALE}"],
    ),
    "a field for nothing": (
        within("D1", '"watch", 1', '"watch", 0'),
        ["dealers D1 fields #3: points is 0; allowed: 1 to 20"],
    ),
    "a dealer nobody can complete": (
        changed("double_coin = 2, key_joker = 2, seal_tin = 4", "double_coin = 8", asking("B9", "{ total = 2 }")),
        [f"dealers D{n}: fields has 1 × seal_tin; allowed: at most 0, as in {TILES}" for n in (9, 10, 11, 12)],
    ),
    "a dealer with too many fields for keys": (
        asking(
            "B20",
            "{ diffkeys = 2 }",
            text=only_three_keys(
                within(
                    "D1",
                    '["ring", 2], ["necklace", 2], ["watch", 1]',
                    '["key_joker", 2], ["key_joker", 2], ["key_any", 1]',
                )
            ),
        ),
        [f"dealers D1: fields cannot all be met at once; allowed: what the tiles in {TILES} are enough for"],
    ),
    "an accomplice too few": (
        changed(entry("sidekick"), ""),
        ["accomplices: there are 13; allowed: exactly 14 entries [[accomplices]]"],
    ),
    "no accomplices": (
        without("accomplices"),
        ["accomplices: is missing; allowed: 14 entries [[accomplices]]"],
    ),
    "accomplices that are no entries": (
        f"accomplices = [{', '.join(['7'] * 14)}]\n{without('accomplices')}",
        [f"accomplices #{n}: is 7; allowed: an entry [[accomplices]]" for n in range(1, 15)],
    ),
    "a copy too many": (
        within("sidekick", "copies = 2", "copies = 3"),
        ["accomplices: there are 28 in all; allowed: exactly 27"],
    ),
    "two Hustlers": (
        within("hustler", "copies = 1", "copies = 2"),
        ["accomplices hustler: copies is 2; allowed: 1 to 1"],
    ),
    "no Beggar": (within("beggar", "copies = 2", "copies = 0"), ["accomplices beggar: copies is 0; allowed: 1 to 14"]),
    "an accomplice nobody knows": (
        within("beggar", '"beggar"', '"baker"'),
        [f"accomplices #3: card is 'baker'; allowed: {', '.join(CARD_NAMES)}"],
    ),
    "an accomplice twice": (
        within("beggar", '"beggar"', '"assassin"'),
        [f"accomplices #3: card is 'assassin' again; allowed, each once: {', '.join(CARD_NAMES)}"],
    ),
    "a thief too few": (changed(entry("M3"), ""), ["thieves: there are 5; allowed: exactly 6 entries [[thieves]]"]),
    "an ability twice": (
        within("M3", "raid_minus_one", "any_key"),
        [f"thieves M6: ability is 'any_key' again; allowed, each once: {', '.join(ABILITY_NAMES)}"],
    ),
    "an order too few": (changed(entry("B3"), ""), ["orders: there are 33; allowed: exactly 34 entries [[orders]]"]),
    "an order that is neither A nor B": (
        within("B3", '"B3"', '"C3"'),
        ["orders C3: id is 'C3'; allowed: a word that begins with one of A, B"],
    ),
    "an A order too many": (
        within("B3", '"B3"', '"A9"'),
        ["orders A: there are 9 in all; allowed: exactly 8", "orders B: there are 25 in all; allowed: exactly 26"],
    ),
    "an order without an id": (
        within("B3", 'id = "B3"\n', ""),
        ["orders #11: id is missing; allowed: a word of 1 to 12 characters"],
    ),
    "an order of another kind": (
        within("B3", '"own"', '"steal"'),
        ["orders B3: kind is 'steal'; allowed: own, discard, draw, other"],
    ),
    "an order without needs": (
        re.sub(r'(?<=id = "B3"\nkind = "own"\n)needs.*\n', "", OURS),
        ["orders B3: is missing; allowed: a table needs = { … }"],
    ),
    "an order that needs nothing": (
        asking("B3", "{}"),
        ["orders B3 needs: nothing is asked for; allowed: one at least of bg, obj, diffkeys, coins, total"],
    ),
    "a steal for nothing": (
        asking("B21", "{}"),
        ["orders B21 needs: nothing is asked for; allowed: one at least of draw, pair"],
    ),
    "a bag without a draw": (
        asking("B21", '{ bag = "red" }'),
        ["orders B21 needs: draw is missing; allowed: 1 to 36"],
    ),
    "a bag of another colour": (
        asking("B21", '{ draw = 1, bag = "white" }'),
        ["orders B21 needs: bag is 'white'; allowed: red, blue, yellow, green, black"],
    ),
    "needs of another kind": (
        asking("B3", "{ draw = 3 }"),
        ["orders B3 needs: 'draw' is unknown here; allowed: bg, coins, diffkeys, mark, note, obj, total"],
    ),
    "things for a steal": (
        asking("B21", "{ draw = 3, total = 3 }"),
        ["orders B21 needs: 'total' is unknown here; allowed: bag, draw, mark, note, pair"],
    ),
    "things for the dealers": (
        asking("B26", "{ sold = 3, coins = 1 }"),
        ["orders B26 needs: 'coins' is unknown here; allowed: dealers_completed, mark, note, sold"],
    ),
    "an object nobody knows": (
        asking("B14", "{ obj = { rings = 2 } }"),
        [f"orders B14 needs obj: 'rings' is unknown here; allowed: {ANY_OBJECT}"],
    ),
    "no object": (
        asking("B14", "{ obj = {} }"),
        [f"orders B14 needs: obj is {{}}; allowed: entries for {', '.join(ASKED_NAMES)}"],
    ),
    "coins beside backgrounds": (
        asking("B3", "{ coins = 2, bg = { red = 1 } }"),
        ["orders B3 needs: coins stands beside bg; allowed: one of the two"],
    ),
    "coins beside any tiles": (
        asking("B3", "{ coins = 2, total = 1 }"),
        ["orders B3 needs: coins stands beside total; allowed: one of the two"],
    ),
    "coins beside coin tiles": (
        asking("B3", "{ coins = 2, obj = { coin = 1, double_coin = 1 } }"),
        [
            "orders B3 needs: coins stands beside obj coin; allowed: one of the two",
            "orders B3 needs: coins stands beside obj double_coin; allowed: one of the two",
        ],
    ),
    "too many symbols": (
        asking("B3", "{ diffkeys = 1, total = 5, obj = { ring = 2 }, bg = { red = 2 } }"),
        ["orders B3 needs: there are 10 in all; allowed: at most 9"],
    ),
    "five colours of keys": (
        asking("B20", "{ diffkeys = 5 }"),
        ["orders B20 needs: diffkeys is 5; allowed: 1 to 4"],
    ),
    "more dealers than lie open": (
        asking("B25", "{ dealers_completed = 4 }"),
        ["orders B25 needs: dealers_completed is 4; allowed: 1 to 3"],
    ),
    "a reward beyond measure": (
        within("B3", "points = 6", "points = 31"),
        ["orders B3: points is 31; allowed: 0 to 30"],
    ),
    "more tiles of a background than there are": (
        asking("B3", "{ bg = { red = 8 } }"),
        ["orders B3: needs bg has 8 × red; allowed: at most 7, as in [bags.red]"],
    ),
    "more white tiles than there are": (
        asking("B3", "{ bg = { white = 7 } }"),
        ["orders B3: needs bg has 7 × white; allowed: at most 6, as in [neutral]"],
    ),
    "more tiles with an object than there are": (
        asking("B3", "{ obj = { seal_tin = 5 } }"),
        [f"orders B3: needs obj has 5 × seal_tin; allowed: at most 4, as in {TILES}"],
    ),
    "more keys of a colour than there are, jokers counted": (
        asking("B3", "{ obj = { key_red = 5 } }"),
        [f"orders B3: needs obj has 5 × key_red; allowed: at most 4, as in {TILES}"],
    ),
    "more colours of keys than there are": (
        asking("B3", "{ diffkeys = 4 }", text=none_red()),
        [f"orders B3: needs has 4 × diffkeys; allowed: at most 3, as in {TILES}"],
    ),
    "more coins than there are": (
        asking(
            "B6",
            "{ coins = 9 }",
            text=changed(
                "double_coin = 2, key_joker = 2, seal_tin = 4", "key_joker = 2, seal_tin = 6", table("supply", "6", "4")
            ),
        ),
        [f"orders B6: needs has 9 × coins; allowed: at most 8, as in [supply], {TILES}"],
    ),
    "keys that serve twice": (
        asking("B3", "{ obj = { key_red = 4, key_joker = 1 } }"),
        [f"orders B3: needs cannot all be met at once; allowed: what the tiles in {TILES} are enough for"],
    ),
    "keys of different colours that serve twice": (
        asking("B3", "{ diffkeys = 4, obj = { key_blue = 4 } }"),
        [f"orders B3: needs cannot all be met at once; allowed: what the tiles in {TILES} are enough for"],
    ),
    "a steal that no bag has the loot for": (
        asking("B21", "{ draw = 9 }"),
        ["orders B21: needs has 9 × draw; allowed: at most 8, as in [bags]"],
    ),
    "a steal that its bag has not the loot for": (
        asking("B21", '{ draw = 8, bag = "red" }'),
        ["orders B21: needs has 8 × draw; allowed: at most 7, as in [bags.red]"],
    ),
    "more pairs than a bag has": (
        asking("B24", "{ pair = 5 }"),
        ["orders B24: needs has 5 × pair; allowed: at most 4, as in [bags]"],
    ),
    "a draw and a pair that are in different bags": (
        asking("B21", "{ draw = 8, pair = 1 }", text=asking("B9", "{ obj = { ring = 2 } }", text=no_two_alike())),
        ["orders B21: needs cannot all be met at once; allowed: what the tiles in [bags] are enough for"],
    ),
    "a raid too few": (changed(entry("R3"), ""), ["raids: there are 5; allowed: exactly 6 entries [[raids]]"]),
    "a raid for nothing": (
        within("R3", "jail_at_posters = 2\n", ""),
        ["raids R3: nothing is asked for; allowed: one at least of loot_at_least, jail_at_posters"],
    ),
    "a raid that takes more than it looks for": (
        within("R1", "hand_in = 1", "hand_in = 5"),
        ["raids R1: hand_in is 5; allowed: 1 to 4"],
    ),
    "a raid that looks for nothing": (
        within("R2", "loot_at_least = 5\n", ""),
        ["raids R2: loot_at_least is missing; allowed: 1 to 20"],
    ),
    "a raid that takes nothing": (
        within("R1", "hand_in = 1\n", ""),
        ["raids R1: hand_in is missing; allowed: 1 to 4"],
    ),
    "a raid with the id of an order": (
        within("R1", '"R1"', '"B1"'),
        ["raids B1: id is 'B1' again; allowed: an id of its own"],
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_named_with_its_entry_and_what_is_allowed(slip: str) -> None:
    text, expected = SLIPS[slip]
    assert problems(text) == expected


@pytest.mark.parametrize("slip", SLIPS)
def test_each_slip_is_told_in_german_too(slip: str) -> None:
    text, expected = SLIPS[slip]
    said = problems(text, "de")
    assert len(said) == len(expected)
    assert all("erlaubt" in line for line in said)


def test_all_slips_of_a_file_are_named_at_once() -> None:
    text = changed("posters = 20", "posters = 0", within("R1", "hand_in = 1", "hand_in = 9"))
    assert [slip.entry for slip in slips(changed("[neutral]", "[neutrals]", text))] == [
        "", "supply", "neutral", "raids R1",
    ]  # fmt: skip


def test_these_slips_show_all_kinds_that_only_swindler_has() -> None:
    told = {slip.id for text, _ in SLIPS.values() for slip in slips(text)}
    assert told >= {"slip-apart", "slip-letter", "slip-one-of", "slip-pairs", "slip-together", "slip-total-most"}
