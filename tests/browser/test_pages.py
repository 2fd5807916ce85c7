"""The quiet pages: lobby, rules, about, coming back, and addresses that lead nowhere."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.late_positions import finished
from tests.browser.page_checks import faults
from tests.browser.people import ANY, CUT, DESKTOP, NOT_FOUND, PHONE, Language, Person, Role, Size, Theme
from tests.browser.stored_tables import stored


class Quiet(NamedTuple):
    """A page, and what stands there when it is ready."""

    address: str
    role: Role
    text: str
    values: dict[str, str | int]


PAGES = [
    Quiet("/", "button", "lobby-play-now", {}),
    Quiet("/about", "heading", "web-about", {}),
    Quiet("/rules/gaunerbande", "link", "rules-clause-link", {"clause": "GB-3.2"}),
    Quiet("/rules/langfinger", "link", "rules-clause-link", {"clause": "LF-3.4"}),
    Quiet("/rules/table#K-1", "link", "rules-clause-link", {"clause": "K-1"}),
    Quiet("/faces/swindler", "button", "faces-import", {}),
    Quiet("/back", "heading", "back-none-heading", {}),
    Quiet("/back#0123456789abcdef0123", "button", "back-yes", {}),
    Quiet("/devices", "heading", "devices-title", {}),
    Quiet("/turns", "heading", "turns-webhook", {}),
    Quiet("/turns#0123456789abcdef0123", "button", "turns-confirm-yes", {}),
    Quiet("/unsubscribe/0123456789abcdef0123", "button", "turns-stop-yes", {}),
    Quiet("/nowhere", "heading", "web-lost-title", {}),
    Quiet("/check/nosuchtable", "heading", "check-none-title", {}),
    Quiet("/replay/nosuchtable", "heading", "replay-gone-title", {}),
]


@pytest.mark.parametrize(("language", "size", "theme"), [("de", PHONE, "night"), ("en", DESKTOP, "dawn")])
def test_everybody_can_read_every_quiet_page(people: People, language: Language, size: Size, theme: Theme) -> None:
    person = people(language, size, theme=theme)
    person.forgive(NOT_FOUND)
    found = []
    for page in PAGES:
        person.goes(page.address)
        expect(person.find(page.role, page.text, **page.values).first).to_be_visible()
        found += [f"{page.address}: {fault}" for fault in faults(person.page, target=24)]
    assert not found, "\n".join(found)


def test_a_wrong_address_is_told_kindly_and_has_a_way_out(people: People) -> None:
    person = people("de", PHONE)
    person.forgive(NOT_FOUND)
    person.forgive(CUT)
    person.goes("/t/nosuchtable")
    person.reads("problem-no-table")
    person.link("web-home").last.click()
    expect(person.way_in("lobby-play-now")).to_be_visible()
    person.page.get_by_label(person.say("lobby-enter-label")).fill("what?!")
    person.button("lobby-enter").click()
    expect(person.page.get_by_role("alert").get_by_text(person.say("lobby-enter-bad"))).to_be_visible()


def test_a_face_that_is_typed_in_is_drawn_and_a_table_is_laid_with_it(people: People) -> None:
    person = people("en", DESKTOP).named("Ada")
    person.goes("/faces/langfinger")
    person.page.get_by_label(person.say("faces-name")).fill("Attic")
    person.page.get_by_role("button", name=person.say("faces-section-loot")).click()
    person.page.get_by_label(person.say("faces-key-value")).fill("17")
    expect(person.page.locator("aside .drawn")).to_contain_text("17")
    expect(person.page.get_by_role("status").get_by_text("Attic (")).to_be_visible()
    person.button("faces-play").click()
    sheet = person.page.get_by_role("dialog")
    expect(sheet.get_by_text("Attic (")).to_be_visible()
    sheet.get_by_role("button", name=person.say("new-make")).click()
    person.page.wait_for_url("**/t/*")
    table = person.page.url.split("/t/")[1].split("#")[0]
    assert str(person.asks("GET", f"/tables/{table}")["table"]["options"]["components"]).startswith("Attic (")


# --- the rules reader ---
def title_of(person: Person, clause: str) -> str:
    """What the book calls a clause."""
    chapters = person.asks("GET", f"/rules/gaunerbande?lang={person.texts.language}")["chapters"]
    return str(next(each["title"] for chapter in chapters for each in chapter["clauses"] if each["id"] == clause))


def test_a_clause_opens_where_its_link_leads_in_either_language(people: People) -> None:
    person = people("en", PHONE)
    person.goes("/rules/gaunerbande#GB-3.4")
    expect(person.page.get_by_role("heading", name=title_of(person, "GB-3.4"))).to_be_in_viewport()
    person.speaks("de")
    expect(person.page.get_by_role("heading", name=title_of(person, "GB-3.4"))).to_be_in_viewport()
    assert person.page.url.endswith("#GB-3.4")
    person.reloads()
    expect(person.page.get_by_role("heading", name=title_of(person, "GB-3.4"))).to_be_in_viewport()


def test_the_rules_can_be_searched(people: People) -> None:
    person = people("de")
    person.goes("/rules/gaunerbande")
    expect(person.find("link", "rules-clause-link", clause="GB-1.1")).to_be_visible()
    person.page.keyboard.press("/")
    field = person.page.get_by_label(person.say("rules-search"))
    expect(field).to_be_focused()
    field.fill("politiker")
    marks = person.page.locator("article mark")
    expect(marks.first).to_have_text(re.compile("politiker", re.IGNORECASE))
    found = marks.count()
    person.reads("rules-search-count", count=found, at=1)
    field.press("Enter")  # the clauses are listed no more
    field.press("Enter")
    person.reads("rules-search-count", count=found, at=2)
    expect(marks.nth(1)).to_be_in_viewport()
    field.fill("Raumschiff")
    person.reads("rules-search-count", count=0, at=1)
    field.press("Escape")
    expect(marks).to_have_count(0)


def test_the_last_chapters_can_be_reached_and_the_contents_show_them(people: People) -> None:
    person = people("en")
    person.goes("/rules/gaunerbande")
    contents = person.page.get_by_role("navigation", name=person.say("rules-contents"))
    for title in ("Notation", "The game in one minute", "Example"):
        contents.get_by_role("link", name=title, exact=True).click()
        expect(person.page.get_by_role("heading", name=title, exact=True)).to_be_in_viewport()
        expect(contents.locator("[aria-current=location]")).to_have_text(title)


# --- the settings of a browser ---
def test_language_theme_and_sound_are_kept(people: People) -> None:
    person = people("en")
    root = person.page.locator("html")
    person.goes("/")
    expect(root).to_have_attribute("data-theme", "night")
    person.button("web-theme", now="night").click()
    expect(root).to_have_attribute("data-theme", "dawn")
    sound = person.button("web-sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    person.speaks("de")
    person.reloads()
    expect(root).to_have_attribute("lang", "de")
    expect(root).to_have_attribute("data-theme", "dawn")
    expect(person.button("web-sound")).to_have_attribute("aria-pressed", "false")
    expect(person.heading("lobby-greeting")).to_be_visible()


def test_where_one_is_told_of_a_turn_is_set_from_the_menu_and_tried(people: People) -> None:
    """Nothing leaves this machine: its own addresses are refused, and the other is one that nobody can have."""
    person = people("de", PHONE).named("Ada")
    person.goes("/about")
    person.button("web-menu").click()
    person.link("home-notify-more").click()
    expect(person.page.get_by_role("dialog")).to_be_hidden()
    address = person.page.get_by_label(person.say("turns-webhook-address"))
    address.fill("ntfy.sh/topic")
    person.button("turns-add").first.click()
    person.reads("turns-wrong-url")
    expect(address).to_be_focused()
    person.forgive("status of 400")
    address.fill("http://127.0.0.1:8080/topic")
    person.button("turns-add").first.click()
    person.reads("turns-wrong-network")
    address.fill("https://nobody.invalid/topic")
    person.button("turns-add").first.click()
    person.page.get_by_role("button", name=person.say("turns-try")).click()
    person.reads("turns-trouble-silent")
    person.reloads()
    person.reads("turns-trouble-silent")
    assert not faults(person.page, target=24)
    person.page.get_by_role("button", name=person.say("turns-remove")).click()
    expect(person.heading("turns-known")).to_be_hidden()


def test_on_a_phone_the_settings_are_in_the_menu_and_esc_closes_it(people: People) -> None:
    person = people("de", PHONE)
    person.goes("/")
    person.button("web-menu").tap()
    menu = person.find("dialog", "web-menu")
    menu.get_by_role("button", name=person.say("web-theme", now="night")).tap()
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dawn")
    menu.get_by_role("switch", name=person.say("web-sound")).tap()
    expect(menu.get_by_role("switch", name=person.say("web-sound"))).not_to_be_checked()
    person.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(person.button("web-menu")).to_be_focused()


def test_back_closes_what_lies_over_a_page_and_leaves_the_page_only_then(people: People) -> None:
    person = people("de", PHONE).named("Ada")
    person.goes("/about")
    person.page.get_by_role("link", name=person.say("web-home")).first.tap()
    person.way_in("lobby-friends").tap()
    form = person.find("dialog", "new-title", game=ANY)
    form.get_by_role("button", name=person.like("new-chair", number=2)).tap()
    choices = person.find("dialog", "room-bot-kind", number=2)
    expect(choices).to_be_visible()
    person.page.go_back()
    expect(choices).to_be_hidden()
    expect(form).to_be_visible()
    person.page.go_back()
    expect(form).to_be_hidden()
    expect(person.way_in("lobby-friends")).to_be_visible()
    for by_key in (True, False):
        person.button("web-menu").tap()
        expect(person.find("dialog", "web-menu")).to_be_visible()
        if by_key:
            person.page.keyboard.press("Escape")
        else:
            person.button("web-close").tap()
        expect(person.find("dialog", "web-menu")).to_be_hidden()
        person.until(lambda: person.page.evaluate("!history.state.over"))
    person.page.go_back()
    expect(person.page).to_have_url(re.compile("/about$"))
    person.button("web-menu").tap()
    person.find("dialog", "web-menu").get_by_role("link", name=person.say("web-rules")).tap()
    expect(person.page).to_have_url(re.compile("/rules"))
    person.page.go_back()
    expect(person.page).to_have_url(re.compile("/about$"))
    expect(person.find("dialog", "web-menu")).to_be_hidden()


def test_statistics_stay_open_when_the_window_is_made_narrow_or_wide(people: People) -> None:
    person = people("en", DESKTOP).named("Ada")
    stored(finished(4), person)
    person.goes("/")
    person.button("home-statistics-all").click()
    sheet = person.find("dialog", "home-statistics")
    for width in (500, 1440):
        person.page.set_viewport_size({"width": width, "height": 800})
        expect(sheet).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        expect(sheet).to_be_visible()
        assert not faults(person.page, target=24)
    person.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


STICKING_OUT = """() => [...document.querySelectorAll("button.piece")].flatMap((piece) => {
  const box = piece.getBoundingClientRect();
  const outside = ({ left, right, top, bottom }) =>
    left < box.left - 1 || right > box.right + 1 || top < box.top - 5 || bottom > box.bottom + 1;
  const told = [...piece.querySelectorAll(".face :is(b, span):not(.print)")].filter((part) => part.checkVisibility());
  const far = told.filter((part) => outside(part.getBoundingClientRect()));
  return far.map((part) => `${piece.innerText.slice(0, 20)}: ${part.className}`);
})"""


@pytest.mark.parametrize("game", ["langfinger", "swindler", "midnight-exchange"])
def test_every_piece_of_a_set_is_drawn_within_its_place(people: People, game: str) -> None:
    for size in (PHONE, DESKTOP):
        person = people("de", size)
        person.goes(f"/faces/{game}")
        expect(person.page.locator("button.piece").first).to_be_visible()
        for kind in person.page.locator(".work nav button").all():
            kind.click()
            expect(kind).to_have_attribute("aria-current", "true")
            assert person.page.evaluate(STICKING_OUT) == [], kind.inner_text()
