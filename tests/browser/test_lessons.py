"""A lesson in the browser: begun in the lobby, there again after a reload, resumed, skipped, and offered once more."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import TABLE, press, press_card
from tests.browser.people import ANY, PHONE, Person

LESSON = "gaunerbande-lesson-first"


def note(person: Person, step: str) -> Locator:
    """The guide's note for a step, once it is shown."""
    found = person.find("dialog", f"{LESSON}-{step}")
    expect(found).to_be_visible()
    return found


def go_on(person: Person, step: str) -> None:
    """Read a step of the guide."""
    press(person, note(person, step).get_by_role("button", name=person.say("coach-go-on")))


def test_a_lesson_is_begun_in_the_lobby_resumed_and_skipped(people: People) -> None:
    person = people("en", PHONE, newcomer=True)
    person.goes("/")
    strip = person.find("region", "coach-learn")
    press(person, strip.get_by_role("button", name=person.like("coach-show")).first)
    go_on(person, "cost")
    note(person, "pass")
    found = TABLE.search(person.page.url)
    assert found
    table = found[1]
    for card in ("r10", "k12", "b12"):
        press_card(person, person.page.locator(f'button[data-piece="{card}"]'))
    press(person, person.button("gaunerbande-give"))
    note(person, "got")
    person.page.reload()
    note(person, "got")
    person.goes("/")
    expect(strip).to_contain_text(person.say("coach-waits", game="Gaunerbande"))
    press(person, strip.get_by_role("link", name=person.say("coach-resume")))
    go_on(person, "got")
    press(person, note(person, "follow").get_by_role("button", name=person.say("coach-skip")))
    press(person, person.find("dialog", "coach-skip-title").get_by_role("button", name=person.say("coach-skip")))
    expect(person.find("dialog", f"{LESSON}-follow")).to_be_hidden()
    assert person.asks("GET", f"/tables/{table}")["table"]["lesson"]["step"] == -1
    person.goes("/")
    expect(strip).to_contain_text(person.like("coach-new-again", minutes=ANY))
