"""What a seat has opens at its plate: by a tap, by keys, for onlookers and in replays; and closes as sheets do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from cutpurse.kernel.game import games
from tests.browser.conftest import People
from tests.browser.late_positions import PERSON, begun, until
from tests.browser.midnight_exchange_steps import SLOW
from tests.browser.people import Person, Size
from tests.browser.stored_tables import opened

PHONE = Size(360, 640, touch=True)


def at_a_table(person: Person, game: str) -> str:
    """A game of bots in which the person is asked; its table."""
    match = until(
        begun(game, 3, 7, **(SLOW if game == "midnight-exchange" else {})),
        lambda match: match.actors() == [PERSON] and match.view(PERSON)["phase"] not in ("passing", "rummage"),
    )
    assert match is not None
    return opened(match, person)


def plate(person: Person, seat: int) -> Locator:
    """The plate of a seat."""
    return person.page.locator(f"[data-place='seat-{seat}']")


@pytest.mark.parametrize("game", games())
def test_a_tap_on_a_plate_shows_what_a_rival_has_and_back_closes_it(people: People, game: str) -> None:
    person = people("de", PHONE).named("Ada")
    table = at_a_table(person, game)
    plate(person, 1).tap()
    sheet = person.find("dialog", "table-seat", who="Otto 1", you="no")
    expect(sheet).to_be_visible()
    assert sheet.locator(".body").evaluate("body => body.scrollWidth - body.clientWidth") == 0
    expect(sheet.get_by_role("listitem").first).to_be_visible()
    person.page.go_back()
    expect(person.page.locator("dialog[open]")).to_have_count(0)
    assert person.page.url.endswith(f"/t/{table}")
    plate(person, 2).tap()
    expect(person.find("dialog", "table-seat", who="Otto 2", you="no")).to_be_visible()
    person.page.touchscreen.tap(180, 4)
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def test_keys_open_and_close_it_and_the_focus_comes_back(people: People) -> None:
    person = people("en").named("Ada")
    at_a_table(person, "swindler")
    buttons = person.page.locator(".seat-button")
    expect(buttons).to_have_count(3)
    assert buttons.evaluate_all("all => all.filter(button => button.tabIndex === 0).length") == 1
    buttons.first.focus()
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("Enter")
    expect(person.page.locator("dialog[open]")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)
    expect(buttons.nth(1)).to_be_focused()


def test_onlookers_and_replays_have_it_too(people: People) -> None:
    person, onlooker = people("en", PHONE).named("Ada"), people("en", PHONE).named("Bert")
    table = at_a_table(person, "swindler")
    for address in (f"/t/{table}", f"/replay/{table}"):
        onlooker.goes(address)
        plate(onlooker, 1).tap()
        expect(onlooker.find("dialog", "table-seat", who="Otto 1", you="no")).to_be_visible()
