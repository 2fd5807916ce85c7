"""Steps at a table of Midnight Exchange, as people take them: a hand that rummages, and trades."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, TimeoutError

from tests.browser.people import Person

HAND = 0.12  # seconds, time itself: a motion of a hand takes at least so long by the rules (ME-7.2)
SOON = 2000  # ms until something that lies free can be pressed
UNWANTED = ("empty_drawer",)
SLOW = {"hand_ms": 100, "hold_seconds": 30}
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


def reach(person: Person, command: str) -> None:
    """Make a motion as people do: by keyboard on a large screen, by thumb on a small one."""
    keys = {"keep": "k", "back up": "u", "back down": "d", "escape": "e"}
    if command.startswith("grab "):
        place = tile(person, int(command[5:]))
        if person.touches:
            press(place)
        else:
            person.page.keyboard.type(command[5:])
            person.page.keyboard.press("Enter")
    elif person.touches:
        ways = {
            "keep": "midnight-exchange-do-keep",
            "back up": "midnight-exchange-do-up",
            "back down": "midnight-exchange-do-down",
            "escape": "midnight-exchange-do-escape",
        }
        press(board(person).locator(".actions").get_by_role("button", name=person.say(ways[command])))
    else:
        person.page.keyboard.press(keys[command])
    time.sleep(HAND)


def press(target: Locator) -> None:
    """Put a thumb on something, unless others were faster and it is gone or out of reach."""
    with suppress(TimeoutError):
        target.tap(timeout=SOON)


def trade(person: Person, view: View) -> None:
    """Take the first thing that can be had, else do without."""
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
    time.sleep(HAND)


def script(person: Person, table: str, view: View) -> None:
    """Do what a person would, without a browser: a motion, else the first trade; others may be faster."""
    with suppress(AssertionError):
        person.wishes(table, "play", commands=[motion(view) or view["options"][0]])


# --- what a voice says ---
# Every text that a live region has had, one after the other.
HEARD = """() => {
  window.heard = [];
  const LIVE = "[role=status]:not([aria-live=off]), [role=log], [aria-live=polite], [aria-live=assertive]";
  const note = () => document.querySelectorAll(LIVE).forEach((region) => {
    const text = region.textContent.replace(/\\s+/g, " ").trim();
    if (text && region.last !== text) window.heard.push(region.last = text);
  });
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}"""


def hear(person: Person) -> None:
    """Listen from the next page on."""
    person.page.add_init_script(f"({HEARD})()")


def hears(person: Person, *lines: str) -> None:
    """Wait until all of this was said."""
    for line in lines:
        person.page.wait_for_function("(line) => window.heard.some((text) => text.includes(line))", arg=line)
