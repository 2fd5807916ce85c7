"""The den fits: in every phase nothing scrolls, targets are large enough, and all that is asked for can be pressed."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import CORNER
from tests.browser.late_positions import MOMENTS, a_bet_to_lay, a_skull_lies_there, every_moment_soon, raided
from tests.browser.page_checks import covered_by, faults, overlaps, rests, stands
from tests.browser.people import DESKTOP, PHONE, TABLET, Language, Person, Size, Theme
from tests.browser.stored_tables import opened, stored
from tests.browser.swindler_steps import ASIDES, View, board, hurry, is_called, position, wish

TALL = Size(390, 844, touch=True)
PROMPT = ".prompt .prompt"
LIES_FREE = """(node, { x, y }) => {
  const { left, top } = node.getBoundingClientRect();
  return node.checkVisibility() && !node.disabled && node.contains(document.elementFromPoint(left + x, top + y));
}"""
LIGHT = "rgb(245, 234, 212)"  # what is read on a dark ground
MOST = 400  # moves in which all moments come, whatever the bots do


class Sight(NamedTuple):
    """Somebody's window on a table of so many seats."""

    seats: int
    size: Size
    language: Language
    theme: Theme = "night"


SIGHTS = [
    Sight(2, TALL, "de"),
    Sight(4, PHONE, "de", "dawn"),
    Sight(3, TABLET, "en"),
    Sight(4, DESKTOP, "de", "dawn"),
]


def name(sight: Sight) -> str:
    """What a sight is called among the tests."""
    return f"{sight.seats}-{sight.size.width}-{sight.language}"


@pytest.mark.parametrize("sight", SIGHTS, ids=name)
def test_every_moment_of_a_turn_fits_every_window(people: People, sight: Sight) -> None:
    person = people(sight.language, sight.size, theme=sight.theme)
    table = stored(every_moment_soon(sight.seats), person.named("Wilhelmine Übeltäterin"), delay=0)
    person.wishes(table, "orders", when="always", bluff=False)
    person.goes(f"/t/{table}")
    seen: set[str] = set()
    found: list[str] = []
    for _ in range(MOST):
        view = called(person, table)
        moment = str(view["phase"])
        if moment not in seen:
            seen.add(moment)
            found += [f"{moment}: {each}" for each in wrong(person, view)]
        if seen >= MOMENTS:
            break
        person.wishes(table, "play", commands=[wish(view)])
    assert seen >= MOMENTS
    assert not found, "\n".join(found)


@pytest.mark.parametrize("sight", [Sight(4, PHONE, "de"), Sight(3, DESKTOP, "de")], ids=name)
def test_who_hands_something_in_sees_all_of_it(people: People, sight: Sight) -> None:
    person = people(sight.language, sight.size).named("Wilhelmine Übeltäterin")
    table = opened(raided(sight.seats), person)
    view = called(person, table)
    assert view["phase"] == "handing-in"
    found = wrong(person, view)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=lambda size: str(size.width))
def test_bags_keep_their_places_while_a_window_lies_over_them(people: People, size: Size) -> None:
    person = people("de", size)
    match = a_bet_to_lay()
    others = [people().named(f"Bert {n}") for n in range(match.seats - 1)]
    table = stored(match, others[0], person.named("Ada"), others[1])
    person.goes(f"/t/{table}")
    bag = person.page.locator("[data-piece='bag-black']")
    called(person, table)
    stands(person)
    before = bag.bounding_box()
    person.wishes(table, "play", commands=["pass"])
    expect(bag).to_be_visible()
    stands(person)
    assert bag.bounding_box() == before


def test_a_skull_lies_on_a_stage_of_night_also_at_dawn(people: People) -> None:
    person = people("de", DESKTOP, theme="dawn").named("Ada")
    match = a_skull_lies_there()
    others = [people().named(f"Bert {n}") for n in range(match.seats - 1)]
    table = stored(match, others[0], person, *others[1:])
    person.goes(f"/t/{table}")
    called(person, table)
    for words in (board(person).locator(".prompt .title"), person.button("swindler-do-pass")):
        expect(words).to_have_css("color", LIGHT)


def called(person: Person, table: str) -> View:
    """Wait until this person is asked; what they see."""
    now = person.until(lambda: now if is_called(now := position(person, table)) or now["view"]["outcome"] else None)
    person.catches_up(table)
    view: View = now["view"]
    assert view["outcome"] is None
    return view


def wrong(person: Person, view: View) -> list[str]:
    """What is wrong with the table as it stands there."""
    expect(board(person)).to_be_visible()
    hurry(person)
    aside = next((each for each in ASIDES if each in view["options"]), None)
    ways = [person.page.get_by_role("button", name=person.say(ASIDES[aside]), exact=True)] if aside else []
    for way in ways:
        expect(way).to_be_visible()
    pieces = board(person).locator("button.legal")
    if any(command not in ASIDES for command in view["options"]):
        expect(pieces.first).to_be_visible()
    rests(person.page)
    found = faults(person.page, still=True)
    found += [f"over the prompt lies {what}" for what in covered_by(person.page, PROMPT)]
    found += overlaps(person.page, PROMPT, "[data-place^='seat-'], .hand .piece, .own .piece")
    targets = [*ways, *pieces.all()]
    return found + [f"cannot be pressed: {each.inner_text()}" for each in targets if not is_free(each)]


def is_free(target: Locator) -> bool:
    """Whether something can be pressed, once one has scrolled to it; who sees it lie free need not wait for it."""
    if target.evaluate(LIES_FREE, CORNER):
        return True
    try:
        target.click(trial=True, position=CORNER)
    except TimeoutError:
        return False
    return True
