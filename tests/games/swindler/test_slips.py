"""Slips in Swindler's component file: each is named with its entry and what is allowed, in both languages."""

from __future__ import annotations

import re

import pytest

from cutpurse.games.swindler.components import faces
from cutpurse.games.swindler.pieces import ABILITY_NAMES, ASKED_NAMES, CARD_NAMES, OBJECT_NAMES
from cutpurse.kernel.components import BadComponents, Slip
from cutpurse.terminal.components import slip_text
from cutpurse.texts import Texts
from tests.games.swindler.house_sets import (
    OURS,
    asking,
    changed,
    entry,
    no_two_alike,
    none_red,
    only_three_keys,
    table,
    with_raids,
    within,
    without,
)

SECTIONS = "accomplices, bags, dealers, mark, neutral, note, orders, players, raids, supply, thieves, title"
COMMON = ", ".join(sorted([*OBJECT_NAMES[:9], "mark", "note"]))
ANY_OBJECT = ", ".join(sorted([*ASKED_NAMES, "mark", "note"]))
FOR_SALE = "ring, necklace, watch, brooch, key_red, key_blue, key_yellow, key_green, seal_tin, key_joker, key_any"
TILES = "[bags], [neutral]"


def slips(text: str) -> list[Slip]:
    """What is wrong with a component file."""
    with pytest.raises(BadComponents) as error:
        faces(text)
    return error.value.slips


def problems(text: str, language: str = "en") -> list[str]:
    """The same, as people read it."""
    return [slip_text(slip, Texts(language)) for slip in slips(text)]


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
        [f"bags blue loot: 'wach' is unknown here (did you mean watch?); allowed: {COMMON}"],
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
        [f"dealers D1: fields cannot all be met at once; allowed: what the tiles in {TILES} can provide"],
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
    "fewer Beggars than none": (
        within("beggar", "copies = 2", "copies = -1"),
        ["accomplices beggar: copies is -1; allowed: 0 to 27"],
    ),
    "more Beggars than cards": (
        within("beggar", "copies = 2", "copies = 28"),
        ["accomplices beggar: copies is 28; allowed: 0 to 27"],
    ),
    "an accomplice twice that there is none of": (
        within("backstabber", '"backstabber"\ncopies = 3', '"assassin"\ncopies = 3').replace(
            'card = "assassin"\ncopies = 3', 'card = "assassin"\ncopies = 0', 1
        ),
        [f"accomplices #2: card is 'assassin' more than once; allowed, each once: {', '.join(CARD_NAMES)}"],
    ),
    "an accomplice nobody knows": (
        within("beggar", '"beggar"', '"baker"'),
        [f"accomplices #3: card is 'baker'; allowed: {', '.join(CARD_NAMES)}"],
    ),
    "an accomplice twice": (
        within("beggar", '"beggar"', '"assassin"'),
        [f"accomplices #3: card is 'assassin' more than once; allowed, each once: {', '.join(CARD_NAMES)}"],
    ),
    "a thief too few": (changed(entry("M3"), ""), ["thieves: there are 5; allowed: exactly 6 entries [[thieves]]"]),
    "an ability twice": (
        within("M3", "raid_minus_one", "any_key"),
        [f"thieves M6: ability is 'any_key' more than once; allowed, each once: {', '.join(ABILITY_NAMES)}"],
    ),
    "an order too few": (changed(entry("B3"), ""), ["orders B, raids: there are 31 in all; allowed: exactly 32"]),
    "an order that is neither A nor B": (
        within("B3", '"B3"', '"C3"'),
        ["orders C3: id is 'C3'; allowed: a word that begins with one of A, B"],
    ),
    "an A order too many": (
        within("B3", '"B3"', '"A9"'),
        ["orders A: there are 9 in all; allowed: exactly 8"],
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
        ["orders B3 needs: nothing is asked for; allowed: at least one of bg, obj, diffkeys, coins, total"],
    ),
    "a steal for nothing": (
        asking("B21", "{}"),
        ["orders B21 needs: nothing is asked for; allowed: at least one of draw, pair"],
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
        [f"orders B14 needs obj: 'rings' is unknown here (did you mean ring?); allowed: {ANY_OBJECT}"],
    ),
    "no object": (
        asking("B14", "{ obj = {} }"),
        [f"orders B14 needs: obj is {{}}; allowed: entries for {', '.join(ASKED_NAMES)}"],
    ),
    "coins beside backgrounds": (
        asking("B3", "{ coins = 2, bg = { red = 1 } }"),
        ["orders B3 needs: coins and bg exclude each other; allowed: one of the two"],
    ),
    "coins beside any tiles": (
        asking("B3", "{ coins = 2, total = 1 }"),
        ["orders B3 needs: coins and total exclude each other; allowed: one of the two"],
    ),
    "coins beside coin tiles": (
        asking("B3", "{ coins = 2, obj = { coin = 1, double_coin = 1 } }"),
        [
            "orders B3 needs: coins and obj coin exclude each other; allowed: one of the two",
            "orders B3 needs: coins and obj double_coin exclude each other; allowed: one of the two",
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
        [f"orders B3: needs cannot all be met at once; allowed: what the tiles in {TILES} can provide"],
    ),
    "keys of different colours that serve twice": (
        asking("B3", "{ diffkeys = 4, obj = { key_blue = 4 } }"),
        [f"orders B3: needs cannot all be met at once; allowed: what the tiles in {TILES} can provide"],
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
        ["orders B21: needs cannot all be met at once; allowed: what the tiles in [bags] can provide"],
    ),
    "no orders": (without("orders"), ["orders A: there are 0 in all; allowed: exactly 8"]),
    "a raid too few": (changed(entry("R3"), ""), ["orders B, raids: there are 31 in all; allowed: exactly 32"]),
    "no raids, and no orders in their place": (
        without("raids"),
        ["orders B, raids: there are 26 in all; allowed: exactly 32"],
    ),
    "raids that are no entries": ("raids = 6\n" + without("raids"), ["raids: is 6; allowed: an entry [[raids]]"]),
    "so many raids that the orders might not end the game": (
        with_raids(23),
        [
            "players 2: end_at is 9; allowed: 1 to 7",
            "players 3: end_at is 8; allowed: 1 to 5",
            "players 4: end_at is 6; allowed: 1 to 5",
        ],
    ),
    "a raid for nothing": (
        within("R3", "jail_at_posters = 2\n", ""),
        ["raids R3: nothing is asked for; allowed: at least one of loot_at_least, jail_at_posters"],
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
        ["raids B1: id 'B1' is used twice; allowed: an id of its own"],
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
