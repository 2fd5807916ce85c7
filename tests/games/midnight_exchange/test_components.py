"""Midnight Exchange's component file: our own reads to the numbers it says, and every slip is named with its entry."""

from __future__ import annotations

import re

import pytest

from cutpurse import Match
from cutpurse.games.midnight_exchange.components import ROW, components, faces
from cutpurse.games.midnight_exchange.pieces import (
    ALL_ART,
    ART_NAMES,
    CARDS,
    FIND_NAMES,
    FINDS,
    LOCATION_NAMES,
    SIDES,
    STEPS,
    TILES,
)
from cutpurse.kernel.components import BadComponents, Slip
from cutpurse.kernel.sets import numbers
from cutpurse.terminal.components import slip_text
from cutpurse.texts import Texts
from tests.house_sets import OwnSet

clause = pytest.mark.clause

KEYS = sorted([*FIND_NAMES, "mark", "note"])  # of a location
OURS = components()
OWN = faces("")
SECTIONS = "art, collections, mark, markets, note, singles, tiles, title"
FINDS_ALLOWED = ", ".join(FIND_NAMES)
ART_ALLOWED = ", ".join(ART_NAMES)
RISING = "3 numbers from 0 to 30 that never fall, for the empty track and for each step"


# --- our own set ---
def finds(location: str) -> dict[str, int]:
    """What lies at a location."""
    at = LOCATION_NAMES.index(location) * FINDS
    return {name: int(n) for name, n in zip(FIND_NAMES, OWN.tiles[at : at + FINDS], strict=True) if n}


def price(market: int, side: str) -> dict[str, int]:
    """What a side of a market asks for."""
    at = ((market - 1) * SIDES + "ab".index(side)) * FINDS
    return {name: int(n) for name, n in zip(FIND_NAMES, OWN.price[at : at + FINDS], strict=True) if n}


@clause("ME-1.1")
def test_there_are_18_tiles_at_each_location() -> None:
    assert finds("garage") == {"jewels": 4, "notes": 4, "leather_bag": 2, "iron_key": 4, "empty_drawer": 4}
    assert finds("desk") == {"jewels": 4, "notes": 4, "leather_bag": 2, "brass_key": 4, "gem": 4}
    assert finds("safe") == {"jewels": 4, "notes": 4, "leather_bag": 2, "gem": 4, "gold_bar": 4}
    assert sum(numbers(OWN.tiles)) == TILES


@clause("ME-1.3")
def test_there_are_60_art_objects_and_24_cards() -> None:
    assert dict(zip(ART_NAMES, numbers(OWN.art), strict=True)) == {
        "manuscript": 12, "chalice": 12, "statue": 12, "jewellery": 8, "clock": 8, "painting": 8,
    }  # fmt: skip
    assert sum(numbers(OWN.art)) == ALL_ART
    assert OWN.cards == [f"P{n}" for n in range(1, CARDS + 1)]


@clause("ME-4.5")
def test_six_singles_have_names_and_count_3() -> None:
    assert (OWN.english[0], OWN.german[0]) == ("Statue of the Pharaoh", "Statue des Pharaos")
    assert all(OWN.english[card] and OWN.german[card] for card in range(6))
    assert [int(OWN.points[card * ROW]) for card in range(6)] == [3] * 6
    assert numbers(OWN.steps)[:6] == [0] * 6


@clause("ME-4.5", "ME-6.3")
def test_collections_count_2_while_empty_and_never_less_with_every_step() -> None:
    for card in range(6, CARDS):
        steps = int(OWN.steps[card])
        row = [int(n) for n in OWN.points[card * ROW : card * ROW + steps + 1]]
        assert row[0] == 2
        assert sorted(row) == row
    showcase = OWN.cards.index("P23")
    assert [ART_NAMES[kind] for kind in OWN.track[showcase * STEPS : showcase * STEPS + 3]] == [
        "jewellery", "clock", "painting",
    ]  # fmt: skip


@clause("ME-1.2", "ME-4.2")
def test_four_markets_have_spaces_cards_and_a_price_on_either_side() -> None:
    assert numbers(OWN.spaces) == [3, 3, 4, 4]
    assert numbers(OWN.notches) == [1, 1, 1, 3]
    assert price(1, "a") == {"jewels": 2}
    assert price(4, "a") == {"notes": 1, "gold_bar": 1}
    assert price(4, "b") == {"gold_bar": 1}


def test_every_entry_says_how_sure_we_are_of_it() -> None:
    entries = re.findall(r"^\[.*\]$", OURS, re.MULTILINE)
    assert len(re.findall(r'^mark = "(?:stated|inferred|invented)"$', OURS, re.MULTILINE)) == len(entries)


# --- the sets of others ---
SET = OwnSet(OURS, "id")
changed, entry, within, table, without = SET.changed, SET.entry, SET.within, SET.table, SET.without


def slips(text: str) -> list[Slip]:
    """What is wrong with a component file."""
    with pytest.raises(BadComponents) as error:
        faces(text)
    return error.value.slips


def problems(text: str, language: str = "en") -> list[str]:
    """The same, as people read it."""
    return [slip_text(slip, Texts(language)) for slip in slips(text)]


def test_a_set_may_have_another_split_and_a_title() -> None:
    text = table("art", "manuscript = 12\nchalice = 12", "manuscript = 14\nchalice = 10")
    found = faces('title = "Attic"\n' + text)
    assert found.title == "Attic"
    assert numbers(found.art)[:2] == [14, 10]


def test_singles_and_collections_may_be_split_otherwise() -> None:
    single = '[[singles]]\nid = "X"\nen = "Crown"\nde = "Krone"\npoints = 5\n'
    found = faces(changed(entry("P24"), single))
    assert (found.cards[6], found.english[6], int(found.points[6 * ROW])) == ("X", "Crown", 5)
    assert numbers(found.steps)[:8] == [0, 0, 0, 0, 0, 0, 0, 1]


@clause("ME-4.4")
def test_a_price_may_ask_for_a_key_and_for_empty_drawers() -> None:
    found = faces(within("1", '"jewels", "jewels"', '"iron_key", "empty_drawer"'))
    asked = [int(found.price[FIND_NAMES.index(find)]) for find in ("iron_key", "empty_drawer", "jewels")]
    assert asked == [1, 1, 0]


SLIPS: dict[str, tuple[str, list[str]]] = {
    "a section nobody knows": ("[loot]\n" + OURS, [f"'loot' is unknown here; allowed: {SECTIONS}"]),
    "no tiles": (
        without("tiles"),
        ["tiles: is missing; allowed: the tables [tiles.garage], [tiles.desk], [tiles.safe]"],
    ),
    "no safe, but an attic": (
        changed("[tiles.safe]", "[tiles.attic]"),
        [
            "tiles safe: is missing; allowed: a table [tiles.safe]",
            "tiles: 'attic' is unknown here; allowed: garage, desk, safe",
        ],
    ),
    "a tile too few": (
        table("tiles.safe", "gem = 4", "gem = 3"),
        ["tiles safe: there are 17 in all; allowed: exactly 18"],
    ),
    "half a tile": (
        table("tiles.desk", "gem = 4", "gem = 3.5"),
        ["tiles desk: gem is 3.5; allowed: 0 to 18, a whole number"],
    ),
    "a find that is none": (
        table("tiles.desk", "gem = 4", "gems = 4"),
        [f"tiles desk: 'gems' is unknown here (did you mean gem?); allowed: {', '.join(KEYS)}"],
    ),
    "no way into the desk": (
        table("tiles.garage", "iron_key = 4\nempty_drawer = 4", "empty_drawer = 8"),
        ["tiles garage: there is no iron_key; allowed: at least one, since nothing else opens the next place"],
    ),
    "no way into the safe": (
        table("tiles.desk", "brass_key = 4\ngem = 4", "gem = 8"),
        ["tiles desk: there is no brass_key; allowed: at least one, since nothing else opens the next place"],
    ),
    "no art": (without("art"), ["art: is missing; allowed: a table [art]"]),
    "an object too many": (table("art", "clock = 8", "clock = 9"), ["art: there are 61 in all; allowed: exactly 60"]),
    "a kind without any": (table("art", "clock = 8", "clock = 0"), ["art: clock is 0; allowed: 1 to 60"]),
    "a card too few": (
        changed(entry("P3"), ""),
        ["singles, collections: there are 23 in all; allowed: exactly 24"],
    ),
    "too many collections": (
        changed(entry("P24"), entry("P24") + "\n" + entry("P24")),
        ["collections: there are 19 in all; allowed: at most 18"],
    ),
    "singles that are no list": (
        "singles = 6\n" + without("singles"),
        ["singles: is 6; allowed: an entry [[singles]]"],
    ),
    "a card that is no entry": (
        "singles = [1]\n" + without("singles"),
        ["singles #1: is 1; allowed: an entry [[singles]]"],
    ),
    "an id twice": (within("P2", '"P2"', '"P1"'), ["singles P1: id 'P1' is used twice; allowed: an id of its own"]),
    "an id of two words": (
        within("P2", '"P2"', '"P 2"'),
        ["singles #2: id is 'P 2'; allowed: a word of 1 to 12 characters"],
    ),
    "a single without a name": (
        within("P2", 'en = "Golden Mask"\n', ""),
        ["singles P2: en is missing; allowed: a name of 1 to 40 characters"],
    ),
    "a single for nothing": (within("P2", "points = 3", "points = 0"), ["singles P2: points is 0; allowed: 1 to 30"]),
    "a track of something else": (
        within("P7", '["manuscript"]', '["book"]'),
        [f"collections P7: track has 'book'; allowed: {ART_ALLOWED}"],
    ),
    "a longer track of something else": (
        within("P8", '["manuscript", "manuscript"]', '["manuscript", "book"]'),
        [f"collections P8: track has 'book'; allowed: {ART_ALLOWED}"],
    ),
    "a track without a step": (
        within("P7", 'track = ["manuscript"]\npoints = [2, 4]', "track = []\npoints = [2]"),
        [f"collections P7: track is []; allowed: 1 to 4 of {ART_ALLOWED}"],
    ),
    "points that fall": (
        within("P8", "[2, 4, 7]", "[2, 7, 4]"),
        [f"collections P8: points is [2, 7, 4]; allowed: {RISING}"],
    ),
    "points for a step too few": (
        within("P8", "[2, 4, 7]", "[2, 4]"),
        [f"collections P8: points is [2, 4]; allowed: {RISING}"],
    ),
    "a market twice, and one missing": (
        within("2", "id = 2", "id = 3"),
        [
            "markets: there is no market 2; allowed: the numbers 1 to 4, each once",
            "markets: there are 2 markets 3; allowed: the numbers 1 to 4, each once",
        ],
    ),
    "a fifth market": (
        OURS + "\n" + entry("4").replace("id = 4", "id = 5"),
        [
            "markets: there are 5 in all; allowed: at most 4",
            *(f"markets: there is no market {n}; allowed: the numbers 1 to 4, each once" for n in range(1, 5)),
        ],
    ),
    "too many spaces": (
        within("1", "art_spaces = 3", "art_spaces = 5"),
        ["markets 1: art_spaces is 5; allowed: 1 to 4"],
    ),
    "no price": (
        re.sub(r"prices = .*\n", "", OURS, count=1),
        ["markets 1: prices is missing; allowed: entries for a, b", *(
            f"markets 1 prices: {side} is missing; allowed: 1 to 4 of {FINDS_ALLOWED}" for side in "ab"
        )],
    ),
    "a price of something else": (
        within("1", '"jewels", "jewels"', '"jewels", "money"'),
        [f"markets 1 prices: a has 'money'; allowed: {FINDS_ALLOWED}"],
    ),
    "two keys, where a tray holds one": (
        within("1", '"jewels", "jewels"', '"iron_key", "iron_key"'),
        ["markets 1 prices a: iron_key is asked for 2 times; allowed: at most 1, what a tray can hold of it"],
    ),
    "more than there is": (
        changed('"gem", "gem"', '"gold_bar", "gold_bar"', table(
            "tiles.safe", "gem = 4\ngold_bar = 4", "gem = 7\ngold_bar = 1"
        )),
        ["markets 3 prices b: gold_bar is asked for 2 times; allowed: at most 1, what a tray can hold of it"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), SLIPS.values(), ids=SLIPS.keys())
def test_every_slip_is_named_with_its_entry(text: str, expected: list[str]) -> None:
    assert problems(text) == expected


@pytest.mark.parametrize("text", [text for text, _ in SLIPS.values()], ids=SLIPS.keys())
def test_every_slip_has_german_words(text: str) -> None:
    assert all("erlaubt" in problem for problem in problems(text, "de"))


def test_a_match_is_played_with_the_faces_it_was_given() -> None:
    text = 'title = "Attic"\n' + within("1", '"jewels", "jewels"', '"notes", "notes"')
    match = Match("midnight-exchange", seats=2, seed=1, options={"components": text, "markets": "1a,2a"})
    view = match.view(0)
    assert view["house"] == "Attic"
    assert [market["price"] for market in view["markets"]] == [["notes", "notes"]] * 2
