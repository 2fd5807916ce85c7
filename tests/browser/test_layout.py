"""The table fits: nothing scrolls in play, targets are large enough, nothing lies over the prompt, axe is content."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.eyes import TARGET, covered_by, faults
from tests.browser.parts import BESIDE, cards, close_dialog, open_beside, playable, press
from tests.browser.people import DESKTOP, PHONE, TABLET, Language, Person, Size, Theme


class Sight(NamedTuple):
    """Somebody's window on a table of so many seats."""

    seats: int
    size: Size
    language: Language
    theme: Theme


SIGHTS = [
    Sight(3, PHONE, "de", "night"),
    Sight(4, PHONE, "en", "dawn"),
    Sight(6, PHONE, "de", "dawn"),
    Sight(4, TABLET, "de", "night"),
    Sight(3, DESKTOP, "en", "night"),
    Sight(4, DESKTOP, "de", "dawn"),
    Sight(6, DESKTOP, "de", "night"),
]


def seated(person: Person, seats: int, **wishes: object) -> str:
    """At a table against bots, at the beginning; its id."""
    table = person.named("Wilhelmine Übeltäterin").lays([None, *["greedy"] * (seats - 1)], **wishes)
    person.wishes(table, "start")
    person.goes(f"/t/{table}")
    return table


def in_play(person: Person, moment: str) -> list[str]:
    """What is wrong with the table as it stands there."""
    crowded = person.touches and cards(person).count() > 14  # a phone at a table of three: two rows of eight
    found = faults(person.page, still=True, target=36 if crowded else TARGET)
    found += [f"over the prompt lies {what}" for what in covered_by(person.page, ".foot .prompt >> nth=0")]
    for card in cards(person).all():
        expect(card).to_be_in_viewport(ratio=0.99)
    return [f"{moment}: {each}" for each in found]


@pytest.mark.parametrize("sight", SIGHTS, ids=lambda sight: "-".join(map(str, (sight.seats, sight.size.width))))
def test_a_table_in_play_fits_every_window(people: People, sight: Sight) -> None:
    person = people(sight.language, sight.size, theme=sight.theme)
    table = seated(person, sight.seats)
    expect(cards(person).first).to_be_visible()
    found = in_play(person, "passing")
    person.plays_on(table, 1)
    expect(playable(person).first).to_be_visible()
    found += in_play(person, "first trick")
    person.plays_on(table, 2)
    person.is_asked(table)
    expect(playable(person).first).to_be_visible()
    found += in_play(person, "third trick")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("size", "language", "theme"), [(PHONE, "de", "dawn"), (DESKTOP, "en", "night")])
def test_everybody_can_read_what_opens_at_the_table(
    people: People, size: Size, language: Language, theme: Theme
) -> None:
    person = people(language, size, theme=theme)
    table = seated(person, 4)
    person.plays_on(table, 5)
    person.is_asked(table)
    expect(playable(person).first).to_be_visible()
    found = []
    for key, tab in BESIDE.items():
        open_beside(person, key, tab)
        found += [f"{tab}: {each}" for each in faults(person.page, target=24)]
        close_dialog(person)
    person.page.keyboard.press("?")
    expect(person.find("dialog", "table-keys")).to_be_visible()
    found += [f"keys: {each}" for each in faults(person.page, target=24)]
    close_dialog(person)
    if size.touch:  # there the bar has no room for it
        person.button("table-beside").tap()
    press(person, person.button("table-menu"))
    expect(person.find("dialog", "table-menu")).to_be_visible()
    found += [f"menu: {each}" for each in faults(person.page, target=24)]
    close_dialog(person)
    press(person, person.button("gb-last"))
    expect(person.find("dialog", "gb-last")).to_be_visible()
    found += [f"last trick: {each}" for each in faults(person.page, target=24)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("size", "language", "theme"), [(PHONE, "de", "night"), (DESKTOP, "en", "dawn")])
def test_everybody_can_read_the_room_the_end_and_what_follows(
    people: People, size: Size, language: Language, theme: Theme
) -> None:
    person = people(language, size, theme=theme).named("Ada")
    table = person.lays([None, None, "greedy", "random"], options={"limit": 1}, listed=True)
    person.goes(f"/t/{table}")
    expect(person.button("room-start")).to_be_visible()
    found = [f"room: {each}" for each in faults(person.page, target=24)]
    person.wishes(table, "bot", seat=1, bot="greedy")
    person.wishes(table, "start")
    person.plays_on(table)
    expect(person.find("region", "table-poster")).to_be_visible()
    found += [f"end: {each}" for each in faults(person.page, target=24)]
    person.goes(f"/replay/{table}#20")
    expect(person.button("replay-step")).to_be_visible()
    found += [f"replay: {each}" for each in faults(person.page, target=24)]
    person.goes(f"/check/{table}")
    person.reads("check-verdict-open")
    found += [f"check: {each}" for each in faults(person.page, target=24)]
    person.goes("/")
    expect(person.button("lobby-play-now")).to_be_visible()
    found += [f"lobby with games: {each}" for each in faults(person.page, target=24)]
    assert not found, "\n".join(found)
