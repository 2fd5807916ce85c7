"""What axe says of every page, with what opens on it, in either language: nothing at all, not even what it calls minor.

Pages that other tests look at with `faults` anyway are not opened here again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Locator, expect

from cutpurse.kernel.game import games
from cutpurse.kernel.match import Match
from tests.browser import layouts
from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import BESIDE, close_dialog, open_beside, press
from tests.browser.late_positions import begun, moved
from tests.browser.page_checks import axe_faults, rests
from tests.browser.people import ANY, DESKTOP, PHONE, Language, Person, Size, Theme
from tests.browser.stored_tables import opened

BOARDS = {
    "gaunerbande": layouts.of_gaunerbande,
    "langfinger": layouts.of_langfinger,
    "midnight-exchange": layouts.of_midnight_exchange,
    "swindler": layouts.of_swindler,
}
SHORT = {"gaunerbande": {"limit": 1}}
ROUNDS = 2
EYES: list[tuple[Language, Size, Theme]] = [("de", PHONE, "dawn"), ("en", DESKTOP, "night")]


@cache
def over(game: str) -> Match:
    """A short game of bots that is over."""
    match = begun(game, 3, 5, **SHORT.get(game, {"max_rounds": ROUNDS}))
    while match.outcome is None:
        moved(match)
    return match


def there(person: Person, place: Locator, within: str = "") -> list[str]:
    """What axe finds, on the page or in a part of it, once this can be seen, and nothing moves any more."""
    expect(place.first).to_be_visible()
    rests(person.page)
    return axe_faults(person.page, within)


def told(named: Iterator[tuple[str, list[str]]]) -> str:
    """All that was found, a line each."""
    return "\n".join(f"{name}: {fault}" for name, found in named for fault in found)


def at_tables(person: Person) -> Iterator[tuple[str, list[str]]]:
    """Every game's table, what opens there, and how it looks when it is over, called off, seen again and reviewed."""
    for game, match in BOARDS.items():
        opened(match(), person)
        yield f"{game}, table", there(person, person.page.locator(".prompt"))
        for key, tab in BESIDE.items():
            open_beside(person, key, tab)
            yield f"{game}, {tab}", there(person, person.page.get_by_role("tabpanel"), "[role=tabpanel]")
            close_dialog(person)
        table = opened(over(game), person)
        yield f"{game}, end", there(person, person.find("region", "table-poster"))
        person.goes(f"/replay/{table}#20")
        yield f"{game}, replay", there(person, person.page.locator(".controls"))


def of_the_house(person: Person) -> Iterator[tuple[str, list[str]]]:
    """The menu, the forms of the lobby, rules and own faces of every game."""
    person.goes("/")
    press(person, person.button("web-menu"))
    yield "menu", there(person, person.find("dialog", "web-menu"))
    close_dialog(person)
    for game in games():
        press(person, person.way_in("lobby-friends", game))
        yield f"{game}, new table", there(person, person.find("dialog", "new-title", game=ANY), "dialog[open]")
        if game != games()[-1]:
            close_dialog(person)
    press(person, person.button("new-chair", number=2))
    yield "choice of a bot", there(person, person.find("dialog", "room-bot-kind", number=2))
    for game in (*games(), "table"):
        person.goes(f"/rules/{game}")
        yield f"{game}, rules", there(person, person.page.locator("article h3"))
    for game in games():
        person.goes(f"/faces/{game}")
        yield f"{game}, own faces", there(person, person.page.locator("main ul li"))


def of_lessons(person: Person) -> Iterator[tuple[str, list[str]]]:
    """The first step of every guided game."""
    for game in games():
        table = person.asks("POST", "/lessons", {"game": game, "lesson": "first", "name": "Ada"})["id"]
        person.goes(f"/t/{table}")
        yield f"{game}, lesson", there(person, person.button("coach-go-on").or_(person.button("coach-skip")))


@pytest.mark.parametrize(("language", "size", "theme"), EYES)
def test_axe_finds_nothing_at_any_table(people: People, language: Language, size: Size, theme: Theme) -> None:
    found = told(at_tables(people(language, size, theme=theme).named("Ada")))
    assert not found, found


@pytest.mark.parametrize(("language", "size", "theme"), EYES)
def test_axe_finds_nothing_in_forms_rules_and_lessons(
    people: People, language: Language, size: Size, theme: Theme
) -> None:
    person = people(language, size, theme=theme).named("Ada")
    found = told(of_the_house(person)) + told(of_lessons(person))
    assert not found, found
