"""The den fits: in every phase nothing scrolls, targets are large enough, and all that is asked for can be pressed."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

import cutpurse
from cutpurse.kernel.match import Match
from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import CORNER
from tests.browser.page_checks import covered_by, faults, overlaps, rests
from tests.browser.people import DESKTOP, PHONE, TABLET, Language, Person, Size, Theme
from tests.browser.server_process import TableServices
from tests.browser.swindler_steps import ASIDES, View, board, hurry, is_called, keep, position, wish

TALL = Size(390, 844, touch=True)
MOMENTS = {"reserving", "stealing", "window", "acting", "hiring"}
PROMPT = ".prompt .prompt"
SOON = 3000  # ms until something that lies free can be pressed
MOST = 400  # moves in which all moments come
LUCKS = 50


class Sight(NamedTuple):
    """Somebody's window on a table of so many seats."""

    seats: int
    size: Size
    language: Language
    theme: Theme = "night"


SIGHTS = [
    Sight(2, TALL, "de"),
    Sight(3, PHONE, "en", "dawn"),
    Sight(4, PHONE, "de"),
    Sight(3, TABLET, "en", "dawn"),
    Sight(4, DESKTOP, "de", "dawn"),
]


def name(sight: Sight) -> str:
    """What a sight is called among the tests."""
    return f"{sight.seats}-{sight.size.width}-{sight.language}"


@pytest.mark.parametrize("sight", SIGHTS, ids=name)
def test_every_moment_of_a_turn_fits_every_window(people: People, sight: Sight) -> None:
    person = people(sight.language, sight.size, theme=sight.theme)
    bots = [None, *["greedy"] * (sight.seats - 1)]
    table = person.named("Wilhelmine Übeltäterin").lays(bots, game="swindler", delay=0)
    person.wishes(table, "start")
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
def test_who_hands_something_in_sees_all_of_it(own_house: TableServices, people: People, sight: Sight) -> None:
    person = people(sight.language, sight.size, at=own_house).named("Wilhelmine Übeltäterin")
    table = keep(own_house, raided(sight.seats), [person])
    person.goes(f"/t/{table}")
    view = called(person, table)
    assert view["phase"] == "handing-in"
    found = wrong(person, view)
    assert not found, "\n".join(found)


def raided(seats: int) -> Match:
    """A game of bots, in which the police has come to seat 0."""
    bot = cutpurse.bot("greedy", game="swindler", seed=1)
    for luck in range(LUCKS):
        match = Match("swindler", seats, None, {"thieves": "off"}, secret=bytes([luck]) * 32, seeds=[b""] * seats)
        while match.actors():
            if match.actors() == [0] and match.view(0)["phase"] == "handing-in":
                return match
            seat = match.actors()[0]
            match.play(seat, bot.choose(match, seat))
    raise AssertionError("the police never came")


def called(person: Person, table: str) -> View:
    """Wait until this person is asked; what they see."""
    while not is_called(now := position(person, table)):
        assert now["view"]["outcome"] is None
        person.page.wait_for_timeout(10)
    view: View = now["view"]
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
    return found + [f"cannot be pressed: {each.inner_text()}" for each in [*ways, *pieces.all()] if not is_free(each)]


def is_free(target: Locator) -> bool:
    """Whether something can be pressed, once one has scrolled to it."""
    try:
        target.click(trial=True, position=CORNER, timeout=SOON)
    except TimeoutError:
        return False
    return True
