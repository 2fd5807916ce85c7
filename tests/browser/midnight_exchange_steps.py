"""Steps at a table of Midnight Exchange, as people take them: a hand that rummages, and trades."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, TimeoutError

from tests.browser.people import Person

HAND = 0.12  # seconds, time itself: a motion of a hand takes at least so long by the rules (ME-7.2)
SOON = 2000  # ms until it is asked again whether something can still be pressed
KEYS = {"keep": "k", "back up": "u", "back down": "d", "escape": "e"}
WAYS = {
    "keep": "midnight-exchange-do-keep",
    "back up": "midnight-exchange-do-up",
    "back down": "midnight-exchange-do-down",
    "escape": "midnight-exchange-do-escape",
}
UNWANTED = ("empty_drawer",)
SLOW = {"hand_ms": 100, "hold_seconds": 60, "rummage_seconds": 600}
SWIFT = {**SLOW, "rummage_seconds": 30}

View = dict[str, Any]


def board(person: Person) -> Locator:
    """The table with everything around it."""
    return person.page.get_by_role("region", name=person.say("midnight-exchange-board"), exact=True)


def tile(person: Person, number: int) -> Locator:
    """The place of a tile in the middle, whether it lies there or not."""
    return board(person).locator(f'[data-tile="{number}"]')


def motion(view: View) -> str | None:
    """What somebody's hand does next: no empty drawers, no second key of a kind, and off with six."""
    options: list[str] = view["options"]
    if not options or view["phase"] != "rummage":
        return None
    if "escape" in options:
        return "escape"
    if view["holding"] is not None:
        return "keep" if "keep" in options and view["holding"] not in UNWANTED else "back up"
    grabs = [option for option in options if option.startswith("grab ")]
    useless = (*UNWANTED, *view["keys"][view["seat"]])
    fresh = [grab for grab in grabs if view["tiles"][int(grab[5:]) - 1]["find"] not in useless]
    return fresh[(view["seat"] or 0) * 3 % len(fresh)] if fresh else options[0]


def reach(person: Person, table: str, command: str) -> None:
    """Make a motion as people do, by keyboard on a large screen, by thumb on a small one; then wait until it is done.

    Others may be faster: then there is nothing left to do.
    """

    def is_past() -> bool:
        return command not in person.sees(table)["options"]

    person.catches_up(table)
    person.until(lambda: is_ready(person, command) or is_past())
    before = person.replies
    person.until(lambda: is_past() or is_made(person, command))
    person.until(lambda: person.replies > before or is_past())
    time.sleep(HAND)


def is_ready(person: Person, command: str) -> bool:
    """Whether the page shows what a motion needs: a tile in the hand, an empty hand, a full tray."""
    if command.startswith("grab "):
        return not way(person, "back up").is_visible()
    return way(person, command).is_visible()


def way(person: Person, command: str) -> Locator:
    """The button for a motion other than reaching for a tile."""
    around = board(person).locator(".actions, .plate")  # what the prompt offers, and what stands at the tile
    return around.get_by_role("button", name=person.say(WAYS[command]))


def is_made(person: Person, command: str) -> bool:
    """Make a motion; false if it cannot be made yet, or any more."""
    keys = person.page.keyboard
    if not command.startswith("grab "):
        if person.touches:
            return is_pressed(way(person, command))
        keys.press(KEYS[command])
        return True
    place = tile(person, int(command[5:]))
    if person.touches:
        return is_pressed(place)
    keys.press("Shift")  # so that what was typed before is forgotten
    keys.type(command[5:])
    if not place.evaluate("(node) => node === document.activeElement"):  # a figure came too late to belong to the other
        return False
    keys.press("Enter")
    return True


def is_pressed(target: Locator) -> bool:
    """Put a thumb on something, if it can be pressed soon."""
    try:
        target.tap(timeout=SOON)
    except TimeoutError:
        return False
    return True


def trade(person: Person, table: str, view: View) -> None:
    """Take the first thing that can be had, else do without; then wait until the table knows it."""
    person.catches_up(table)
    before = person.told[table]
    lit = board(person).locator("button.piece.legal")
    main = board(person).locator(".prompt .btn.main:enabled")
    if lit.count():
        lit.first.click()
    if main.count():
        main.first.click()
    else:
        person.button(
            "midnight-exchange-do-done" if view["phase"] == "arranging" else "midnight-exchange-do-pass"
        ).click()
    person.until(lambda: person.told[table] > before)


def script(person: Person, table: str, view: View) -> None:
    """Do what a person would, without a browser: a motion, else the first trade; others may be faster."""
    with suppress(AssertionError):
        person.wishes(table, "play", commands=[motion(view) or view["options"][0]])
