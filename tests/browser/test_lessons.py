"""Lessons in the browser: begun in the lobby, there again after a reload, resumed, skipped, and played to their end."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from cutpurse.kernel.game import find, games
from cutpurse.kernel.lessons import lessons_of
from tests.browser import gaunerbande_steps, langfinger_steps, midnight_exchange_steps, swindler_steps
from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import TABLE, press, press_card
from tests.browser.page_checks import stands
from tests.browser.people import ANY, DESKTOP, PHONE, Language, Person, Size

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
    person.reloads()
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


# --- to the end ---
# How many rings have a middle that does not lie in the light.
UNLIT = """() => [...document.querySelectorAll(".ring")].filter((ring) => {
  const { left, top, width, height } = ring.getBoundingClientRect();
  return !document.querySelector("svg .holes").isPointInFill(new DOMPoint(left + width / 2, top + height / 2));
}).length"""


# What is written on the buttons that were there when a step began, and on those pressed since.
BUTTONS = """() => {
  const words = (button) => [...button.childNodes].filter((node) => node.nodeName !== "KBD")
    .map((node) => node.textContent.trim()).join("");
  const there = [...document.querySelectorAll("button")].filter((button) => button.checkVisibility()).map(words);
  if (!window.labels) document.addEventListener("click", ({ target }) => {
    const button = target.closest?.("button");
    if (button) window.labels.add(words(button));
  }, true);
  window.labels = new Set(there);
}"""
QUOTED = re.compile("[“„]([^”“]+)[”“]")


def lesson_at(person: Person, table: str) -> dict[str, Any]:
    """How far the lesson is."""
    found: dict[str, Any] = person.asks("GET", f"/tables/{table}")["table"]["lesson"]
    return found


def play_cards(person: Person, table: str, wants: list[str]) -> None:
    """Give all these cards, or play the first of them."""
    verb = wants[0].split()[0]
    for want in wants if verb == "give" else wants[:1]:
        card = person.page.locator(f'button[data-piece="{want.split()[1]}"]')
        gaunerbande_steps.pick(person, card)
    press(person, person.button("gaunerbande-give" if verb == "give" else "gaunerbande-play"))


def use_stones(person: Person, table: str, wants: list[str]) -> None:
    """Place a stone, or do what it is for."""
    verb, what = wants[0].split(maxsplit=1)
    if verb == "place":
        press(person, langfinger_steps.pieces(person, f"space-{what}").first)
    elif verb == "take":
        for want in wants:
            press(person, langfinger_steps.pieces(person, f"city-{want.split()[1]}").first)
        langfinger_steps.main(person, "langfinger-do-take", press)
    else:
        langfinger_steps.ANSWERS[person.until(lambda: langfinger_steps.asked(person))](person, press, table)


def steal(person: Person, table: str, wants: list[str]) -> None:
    """Do what is wanted; of several such things, the first."""
    view = person.is_asked(table)
    wanted = [command for command in view["options"] if command.startswith(wants[0].rstrip("*"))]
    swindler_steps.answer(person, table, view, wanted[0], press)


def rummage(person: Person, table: str, wants: list[str]) -> None:
    """Make all these motions, or the first of two ways back: a script's hand, which is as slow as any."""
    for want in wants[:1] if wants[0].startswith("back") else wants:
        person.until(partial(is_taken, person, table, want))


def is_taken(person: Person, table: str, command: str) -> bool:
    """Ask for a motion; false as long as the countdown runs, or the hand is still on its way."""
    try:
        person.wishes(table, "play", commands=[command])
    except AssertionError:
        person.page.wait_for_timeout(100)
        return False
    return True


HANDS: dict[str, Callable[[Person, str, list[str]], None]] = {
    "gaunerbande": play_cards,
    "langfinger": use_stones,
    "midnight-exchange": rummage,
    "swindler": steal,
}


def play_freely(person: Person, table: str, step: int) -> None:
    """Play as one likes, until the step is over."""
    while lesson_at(person, table)["step"] == step:
        view = person.sees(table)
        if view["options"]:
            midnight_exchange_steps.script(person, table, view)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("de", PHONE)])
def test_every_guided_first_game_is_played_to_its_end(
    people: People, game: str, language: Language, size: Size
) -> None:
    person = people(language, size)
    person.own_page()
    lesson = next(each for each in lessons_of(find(game)) if each.name == "first")
    table = person.asks("POST", "/lessons", {"game": game, "lesson": "first", "name": "Ada"})["id"]
    person.goes(f"/t/{table}")
    for n, step in enumerate(lesson.steps):
        if step.free:
            play_freely(person, table, n)
            continue
        name = f"{game}-lesson-first-{step.id}"
        guide = person.find("dialog", name)
        expect(guide).to_be_visible()
        if step.wants:
            expect(guide).to_contain_text(person.say(f"{name}.do"))
            stands(person)
            assert not person.page.evaluate(UNLIT), f"{name} points at something in the dark"
            if (fold := guide.get_by_role("button", name=person.say("coach-got-it"))).is_visible():
                press(person, fold)
                stands(person)
            person.page.evaluate(BUTTONS)
            HANDS[game](person, table, step.wants)
            labels = person.page.evaluate("[...labels]")
            for quoted in QUOTED.findall(person.say(f"{name}.do")):
                assert quoted in labels, f"{name} names a button “{quoted}”, and there are: {labels}"
        else:
            press(person, guide.get_by_role("button", name=person.say("coach-go-on")))
        expect(guide).to_be_hidden()
    assert lesson_at(person, table)["step"] == len(lesson.steps)
