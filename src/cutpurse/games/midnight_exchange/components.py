"""Midnight Exchange: tiles, art, cards and markets, read from components.toml and checked (ME-1.1 to ME-1.3)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from cutpurse.games.midnight_exchange.pieces import (
    ALL_ART,
    ART_NAMES,
    ART_SPACES,
    BRASS_KEY,
    CARDS,
    DESK,
    FIND_NAMES,
    FINDS,
    GARAGE,
    IN_ROW,
    IRON_KEY,
    KINDS,
    LOCATION_NAMES,
    LOCATIONS,
    MARKETS,
    NOTCHES,
    PRICE,
    SIDE_NAMES,
    SIDES,
    SLOTS,
    STEPS,
    TILES_THERE,
)
from cutpurse.kernel.components import REMEMBERED, ComponentEntry, ComponentFile, Faces, Slip, own_text, said
from cutpurse.kernel.sets import Row, zeros

MOST_POINTS: Final = 30  # for a card
ROW: Final = STEPS + 1  # points of a card: for no step, then for each


@final
class MidnightExchangeFaces(Faces):
    """A set of Midnight Exchange in numbers; singles come before collections among the cards."""

    def __init__(self, text: str, title: str) -> None:
        super().__init__(text, title)
        self.tiles: Row = zeros(LOCATIONS * FINDS)  # how many there are, by location and find
        self.art: Row = zeros(KINDS)
        self.cards = [""] * CARDS  # ids
        self.english = [""] * CARDS  # names of singles
        self.german = [""] * CARDS
        self.steps: Row = zeros(CARDS)  # of a card's track; 0: a single (ME-4.5)
        self.track: Row = zeros(CARDS * STEPS)  # the art each step asks for
        self.points: Row = zeros(CARDS * ROW)
        self.spaces: Row = zeros(MARKETS)
        self.notches: Row = zeros(MARKETS)
        self.price: Row = zeros(MARKETS * SIDES * FINDS)  # by market, side and find (ME-4.2)


SECTIONS: Final = ["tiles", "art", "singles", "collections", "markets"]


def components() -> str:
    """The text of our own set."""
    return own_text(__file__)


@lru_cache(REMEMBERED)
def faces(text: str) -> MidnightExchangeFaces:
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


def read(file: ComponentFile, text: str) -> MidnightExchangeFaces:
    """The set in a component file, which notes what is wrong with it."""
    found = MidnightExchangeFaces(text, file.title)
    read_tiles(found, file)
    for kind, n in enumerate(file.counts("art", ART_NAMES, ALL_ART)):
        found.art[kind] = n
    read_cards(found, file)
    read_markets(found, file)
    if not file.slips:
        check_whole(found, file.slips)
    return found


def read_tiles(found: MidnightExchangeFaces, file: ComponentFile) -> None:
    """`[tiles.LOCATION]`: how often each find lies there; 18 tiles at each location."""
    for entry in file.tables("tiles", LOCATION_NAMES):
        location = LOCATION_NAMES.index(entry.name.split()[1])
        for find, n in enumerate(entry.counts(FIND_NAMES, 0, TILES_THERE, len(file.slips))):
            found.tiles[location * FINDS + find] = n


def read_cards(found: MidnightExchangeFaces, file: ComponentFile) -> None:
    """`[[singles]]` and `[[collections]]`, 24 cards together (ME-1.3, ME-4.5)."""
    before = len(file.slips)
    singles = file.listed_up_to("singles", CARDS)
    collections = file.listed_up_to("collections", IN_ROW)
    file.total("singles, collections", len(singles) + len(collections), CARDS, before)
    seen: set[str] = set()
    for card, entry in enumerate([*singles, *collections][:CARDS]):
        id = entry.name.split()[1]
        if id in seen:
            entry.wrong("slip-id-again", found=said(id))
        seen.add(id)
        found.cards[card] = id
        if card < len(singles):
            found.english[card], found.german[card] = entry.name_of("en"), entry.name_of("de")
            found.points[card * ROW] = entry.number("points", 1, MOST_POINTS)
        else:
            read_track(found, card, entry)
        entry.done()


def read_track(found: MidnightExchangeFaces, card: int, entry: ComponentEntry) -> None:
    """`track` and `points` of a collection: what each step asks for, and what it is worth, which must not fall."""
    before = len(entry.slips)
    track = entry.words("track", ART_NAMES, 1, STEPS)
    found.steps[card] = len(track)
    for step, kind in enumerate(track):
        found.track[card * STEPS + step] = ART_NAMES.index(kind)
    if len(entry.slips) > before:
        entry.asked.add("points")
        return  # how many points there must be is not known then
    for step, n in enumerate(entry.rising("points", len(track) + 1, MOST_POINTS)):
        found.points[card * ROW + step] = n


def read_markets(found: MidnightExchangeFaces, file: ComponentFile) -> None:
    """`[[markets]]`: four of them, each with spaces, cards and a price on either side (ME-1.2, ME-4.2)."""
    entries = file.listed_up_to("markets", MARKETS, all_of_them=True)
    ids = [entry.name.split()[1] for entry in entries]
    for n in range(1, MARKETS + 1):
        if ids.count(str(n)) != 1:
            file.slips.append(Slip("slip-market", "markets", found=str(n), count=ids.count(str(n)), size=MARKETS))
    for id, entry in zip(ids, entries, strict=True):
        if id not in ("1", "2", "3", "4"):
            continue
        market = int(id) - 1
        found.spaces[market] = entry.number("art_spaces", 1, ART_SPACES)
        found.notches[market] = entry.number("prestige_cards", 0, NOTCHES)
        inner = entry.inside("prices", SIDE_NAMES) or ComponentEntry(f"{entry.name} prices", {}, file.slips)
        for side, name in enumerate(SIDE_NAMES):
            for find in inner.words(name, FIND_NAMES, 1, PRICE):
                found.price[(market * SIDES + side) * FINDS + FIND_NAMES.index(find)] += 1
        inner.done()
        entry.done()


def check_whole(found: MidnightExchangeFaces, slips: list[Slip]) -> None:
    """What no entry can tell alone: the keys are where they can be reached, and every price can be paid (ME-2.4)."""
    for key, location in ((IRON_KEY, GARAGE), (BRASS_KEY, DESK)):
        if not found.tiles[location * FINDS + key]:
            slips.append(Slip("slip-key", f"tiles {LOCATION_NAMES[location]}", found=FIND_NAMES[key]))
    for market in range(MARKETS):
        for side in range(SIDES):
            for find, name in enumerate(FIND_NAMES):
                asked = int(found.price[(market * SIDES + side) * FINDS + find])
                most = 1 if find in (IRON_KEY, BRASS_KEY) else SLOTS
                there = min(most, sum(int(found.tiles[place * FINDS + find]) for place in range(LOCATIONS)))
                if asked > there:
                    entry = f"markets {market + 1} prices {SIDE_NAMES[side]}"
                    slips.append(Slip("slip-unpayable", entry, found=name, count=asked, most=there))
