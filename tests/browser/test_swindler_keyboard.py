"""Swindler without a pointer: a whole turn and a window by keyboard alone, and names that a voice says well."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.late_positions import WHOLE_TURN, WITHIN, a_whole_turn
from tests.browser.page_checks import axe_faults
from tests.browser.people import DESKTOP, Person
from tests.browser.stored_tables import stored
from tests.browser.swindler_steps import answer, board, by_keys_alone, whose_turn, wish_for_loot

FOCUSED = "() => document.activeElement?.tagName.toLowerCase()"
NAMES = """() => [...document.querySelectorAll("main :is(button, a, [role=img], [role=group])")]
  .filter((node) => node.checkVisibility())
  .map((node) => [node.getAttribute("aria-label"), node.querySelector(".hidden-text")?.textContent, node.innerText])
  .map((names) => names.find((name) => name != null))"""
STUMBLES = re.compile(r"[.!?:;,]\s*[,;]|\.\.|^\s*$")


def test_a_whole_turn_and_a_window_by_keyboard_alone(people: People) -> None:
    ada: Person = people("en", DESKTOP).named("Ada")
    bert: Person = people("de", DESKTOP).named("Bert")
    table = stored(a_whole_turn(), ada, bert, delay=0)
    for person in (ada, bert):
        person.wishes(table, "orders", when="always", bluff=False)
    ada.goes(f"/t/{table}")
    expect(board(ada)).to_be_visible()

    done: list[str] = []
    seen: set[str] = set()
    while missing := WHOLE_TURN - {command.split()[0] for command in done}:
        found = whose_turn([ada, bert], table)
        assert found, missing
        assert len(done) < WITHIN, f"not done: {missing}; {done}"
        person, view = found
        if person is bert:
            bert.wishes(table, "play", commands=[wish_for_loot(view)])
            continue
        if view["phase"] not in seen:
            seen.add(view["phase"])
            ada.catches_up(table)
            assert not stumbles(ada), view["phase"]
        answer(ada, table, view, wish_for_loot(view), by_keys_alone)
        ada.catches_up(table)
        assert ada.page.evaluate(FOCUSED) != "body", f"the focus is lost after {wish_for_loot(view)}"
        done.append(wish_for_loot(view))
    assert not axe_faults(ada.page)


def stumbles(person: Person) -> list[str]:
    """Names over which a voice would stumble: none at all, or signs that do not go together."""
    return [name for name in person.page.evaluate(NAMES) if STUMBLES.search(name)]
