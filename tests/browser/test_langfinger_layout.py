"""The town fits: the prompt stays low, nothing lies over it, and small windows hide nothing that counts."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import press
from tests.browser.langfinger_steps import board, hurry
from tests.browser.late_positions import begun, until
from tests.browser.page_checks import covered_by, cut_off, overlaps, resized, scrolls
from tests.browser.people import DESKTOP, PHONE, TIGHT, Language, Person, Size
from tests.browser.stored_tables import opened

LAPTOPS = [Size(1024, 768), Size(1200, 800), Size(1280, 800), Size(1366, 768), Size(1440, 900)]
SMALL = [
    Size(360, 640, touch=True),
    Size(390, 844, touch=True),
    Size(744, 1133, touch=True),
    Size(768, 1024, touch=True),
]
LOW = 130  # px: two lines of words, and the buttons below them
SEAT = '[data-place^="seat-"]'
PROMPT = ".prompt .prompt"
CUT_OR_SMALL = """(names, least) => names.filter((name) => {
  const [card, town] = [name.closest("li"), name.closest("section")].map((node) => node.getBoundingClientRect());
  const whole = name.scrollWidth <= name.clientWidth && card.left >= town.left && card.right <= town.right;
  return !whole || parseFloat(getComputedStyle(name).fontSize) < least;
}).map((name) => name.textContent)"""


def in_town(person: Person, seats: int) -> str:
    """At a new table against bots; its id."""
    chairs = [None, *["greedy"] * (seats - 1)]
    options = {"rogues": "random"}
    table = person.named("Wilhelmine Übeltäterin").lays(chairs, game="langfinger", options=options)
    person.wishes(table, "start")
    person.goes(f"/t/{table}")
    expect(board(person)).to_be_visible()
    return table


def at_the_city(person: Person, table: str) -> dict[str, Any]:
    """Place all stones, the first at the City, and wait until it is asked what to take there; the view then."""
    while (view := person.is_asked(table))["place"] is None:
        person.wishes(table, "play", commands=view["options"][:1])
    assert view["place"] == "city"
    person.catches_up(table)
    hurry(person)
    return view


@pytest.mark.parametrize(("language", "seats"), [("de", 3), ("en", 5), ("de", 2), ("en", 4)])
def test_on_every_laptop_the_prompt_leaves_the_town_its_room(people: People, language: Language, seats: int) -> None:
    person = people(language, LAPTOPS[0])
    at_the_city(person, in_town(person, seats))
    expect(person.page.get_by_role("status").first).to_be_visible()
    found = []
    for size in LAPTOPS:
        window = resized(person, size)
        box = person.page.locator(PROMPT).bounding_box()
        assert box
        wrong = [f"it is {box['height']} px high"] if box["height"] > LOW else []
        wrong += [f"over it lies {what}" for what in covered_by(person.page, PROMPT)]
        wrong += overlaps(person.page, f"{SEAT}, .track .track, .prompt .prompt, .hand .piece", "section.place")
        wrong += ["it scrolls"] if scrolls(person.page) else []
        found += [f"{window}: {each}" for each in wrong]
    assert not found, "\n".join(found)


def test_where_there_is_no_room_for_the_track_the_seats_tell_the_goal(people: People) -> None:
    person = people("de", TIGHT["small"])
    goal = person.sees(in_town(person, 4))["target"]
    own = person.page.locator(f"{SEAT}.mine")
    for size in (TIGHT["small"], TIGHT["side-844"], TIGHT["zoomed"]):
        person.page.set_viewport_size({"width": size.width, "height": size.height})
        expect(own).to_contain_text(person.say("web-you"))
        expect(own.locator(".mark")).to_be_visible()
        expect(own.locator(".money small")).to_have_text(f"/{goal}")
        expect(own.locator(".money small")).to_be_visible()
        tools = person.page.locator('[data-place="city"] .tool')
        tools.last.scroll_into_view_if_needed()
        expect(tools.last).to_be_in_viewport(ratio=0.99)


def test_who_looks_on_hides_nothing(people: People) -> None:
    ada, carl = people("de", DESKTOP), people("en", PHONE)
    table = in_town(ada, 3)
    carl.goes(f"/t/{table}")
    carl.reads("table-you-watch")
    ada.reads("table-watching", count=1)
    for person in (ada, carl):
        assert not covered_by(person.page, f"{SEAT} >> nth=0")
        assert not covered_by(person.page, PROMPT)


def test_a_seat_has_one_colour_at_the_table_on_the_score_sheet_and_in_the_lobby(people: People) -> None:
    person = people()
    table = in_town(person, 3)
    stone = person.page.locator(f"{SEAT}.mine .stone").first
    colour = stone.evaluate("(stone) => getComputedStyle(stone).backgroundColor")
    while person.sees(table)["round"] < 2:
        view = person.is_asked(table)
        person.wishes(table, "play", commands=view["options"][:1])
    person.catches_up(table)
    hurry(person)
    person.page.keyboard.press("s")
    disc = person.page.locator("th.mine .disc")
    expect(disc).to_have_css("background-color", colour)
    others = person.page.locator("th:not(.mine) .disc").first
    colour = others.evaluate("(disc) => getComputedStyle(disc).backgroundColor")
    person.goes("/")  # where one's own games show who else is there
    expect(person.page.locator(".discs .disc").first).to_have_css("background-color", colour)


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_on_a_phone_the_tools_in_the_city_are_read_while_placing(people: People, seats: int) -> None:
    person = people("de", Size(390, 844, touch=True))
    in_town(person, seats)
    names = person.page.locator('[data-place="city"] .tool .name')
    expect(names.first).to_be_visible()
    cut = names.evaluate_all(CUT_OR_SMALL, 12)
    assert not cut, "\n".join(cut)
    assert not scrolls(person.page)


def test_the_form_of_a_new_table_shows_what_is_chosen_and_what_opens(people: People) -> None:
    person = people("de", DESKTOP)
    person.goes("/")
    press(person, person.way_in("lobby-friends", "langfinger"))
    chosen = person.page.locator(".segment:has(input:checked)").first
    lit = chosen.locator("span").evaluate("(span) => getComputedStyle(span).backgroundColor")
    chosen.hover()
    expect(chosen.locator("span")).to_have_css("background-color", lit)
    person.page.get_by_text(person.say("new-faces"), exact=True).click()
    expect(person.page.get_by_text(person.say("new-faces-start"))).to_be_in_viewport(ratio=1)


def test_with_five_seats_no_face_lies_on_a_name_and_no_hint_on_ones_hand(people: People) -> None:
    person = people("de", SMALL[0]).named("Wilhelmine Übeltäterin")
    match = until(
        begun("langfinger", 5, 1),
        lambda match: 0 in match.actors() and match.view(0)["phase"] == "placing" and match.view(0)["round"] == 3,
    )
    assert match is not None
    opened(match, person, bot="1")
    press(person, person.button("table-hint-tool", now="yes").first)
    hints = person.find("region", "table-hints")
    expect(hints.get_by_role("listitem").first).to_be_visible()
    expect(person.page.locator(".sign .looks svg")).to_have_count(4)
    found = []
    for size in SMALL:
        window = resized(person, size)
        wrong = overlaps(person.page, ".sign .looks", ".seat .name bdi, .seat .line > *, .score > *")
        wrong += overlaps(person.page, ".hints", ".hand .piece")
        if size.width > 700:
            wrong += overlaps(person.page, ".hints", ".place")
        wrong += [f"{each} is cut off" for each in cut_off(person.page.locator(".seat .line > *:visible"))]
        found += [f"{window}: {each}" for each in wrong]
    assert not found, "\n".join(found)
    assert max(match.view(0)["hand"].count(tool) for tool in match.view(0)["hand"]) == 2
    twice = person.page.locator(".hand .tools li.again")
    assert "counter(kind)" in twice.evaluate("(card) => getComputedStyle(card, '::after').content"), "it is counted"
