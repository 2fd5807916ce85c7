"""Swindler without a pointer: a whole turn and a window by keyboard alone, and names that a voice says well."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from cutpurse.kernel.match import Match
from tests.browser.conftest import People
from tests.browser.page_checks import grave_faults
from tests.browser.people import DESKTOP, Person
from tests.browser.server_process import TableServices
from tests.browser.swindler_steps import View, answer, board, by_keys_alone, keep, whose_turn, wish

# A game of two in which the next twenty answers bring the Forger into an order, and the Hustler.
LUCK, MADE = 173, 53
ANSWERS = 24  # at most
WHOLE = {
    *("reserve", "steal", "draw", "stop", "fulfil", "show", "forge", "as", "sell", "end", "hire"),
    *("pass", "play", "swap", "take", "give"),
}
LOOTED = 2  # tiles drawn before they stop
FOCUSED = "() => document.activeElement?.tagName.toLowerCase()"
NAMES = """() => [...document.querySelectorAll("main :is(button, a, [role=img], [role=group])")]
  .filter((node) => node.checkVisibility())
  .map((node) => [node.getAttribute("aria-label"), node.querySelector(".hidden-text")?.textContent, node.innerText])
  .map((names) => names.find((name) => name != null))"""
STUMBLES = re.compile(r"[.!?:;,]\s*[,;]|\.\.|^\s*$")


def test_a_whole_turn_and_a_window_by_keyboard_alone(own_house: TableServices, people: People) -> None:
    ada: Person = people("en", DESKTOP, at=own_house).named("Ada")
    bert: Person = people("de", DESKTOP, at=own_house).named("Bert")
    table = keep(own_house, begun(), [ada, bert], delay=0)
    for person in (ada, bert):
        person.wishes(table, "orders", when="always", bluff=False)
    ada.goes(f"/t/{table}")
    expect(board(ada)).to_be_visible()

    done: list[str] = []
    seen: set[str] = set()
    while missing := WHOLE - {command.split()[0] for command in done}:
        found = whose_turn([ada, bert], table)
        assert found, missing
        assert len(done) < ANSWERS, f"not done: {missing}; other faces may need another LUCK: {done}"
        person, view = found
        if person is bert:
            bert.wishes(table, "play", commands=[wanted(view)])
            continue
        if view["phase"] not in seen:
            seen.add(view["phase"])
            assert not stumbles(ada), view["phase"]
        answer(ada, table, view, wanted(view), by_keys_alone)
        assert ada.page.evaluate(FOCUSED) != "body", f"the focus is lost after {wanted(view)}"
        done.append(wanted(view))
    assert not grave_faults(ada.page)


def wanted(view: View) -> str:
    """What somebody wants who draws twice; else as people like to."""
    draws = view["phase"] == "stealing" and "draw" in view["options"] and len(view["steal"]["drawn"]) < LOOTED
    return "draw" if draws else wish(view)


def begun() -> Match:
    """The game, after so many answers."""
    match = Match("swindler", 2, None, {"thieves": "off"}, secret=bytes([LUCK]) * 32, seeds=[b""] * 2)
    for _ in range(MADE):
        seat = match.actors()[0]
        match.play(seat, wanted(match.view(seat)))
    return match


def stumbles(person: Person) -> list[str]:
    """Names over which a voice would stumble: none at all, or signs that do not go together."""
    return [name for name in person.page.evaluate(NAMES) if STUMBLES.search(name)]
