"""What people do at the table of a game that has no board of its own."""

from __future__ import annotations

from typing import Any, cast

from playwright.sync_api import Locator, expect

from tests.browser.people import Person


def position(person: Person, table: str) -> dict[str, Any]:
    """The position of the game as the server tells it to this person."""
    return cast(dict[str, Any], person.asks("GET", f"/tables/{table}")["position"])


def offer(person: Person, command: str) -> Locator:
    """The button of a command."""
    return person.page.locator(f'.offers [data-command="{command}"]')


def board(person: Person) -> Locator:
    """The table."""
    return person.find("region", "generic-board")


def is_to_choose(now: dict[str, Any]) -> bool:
    """Whether somebody is asked and has not answered yet."""
    answered = now["reactions"] is not None and now["reactions"]["answer"] is not None
    return bool(now["view"]["options"]) and not answered


def press(person: Person, table: str, command: str) -> None:
    """Press the button of a command, and wait until the server has the move or the answer."""
    before = position(person, table)
    person.catches_up(table)
    button = offer(person, command)
    expect(button).to_be_visible()
    if person.touches:
        button.tap()
    else:
        button.click()
    person.until(lambda: (now := position(person, table))["n"] > before["n"] or not is_to_choose(now) or None)


def press_any(person: Person, table: str) -> None:
    """Press whatever the page offers first until something of it counts; in real time, others may be quicker.

    Who plays alone is asked before every round in real time whether they are ready.
    """
    before, ready = own_moves(person, table), person.button("table-go-on")

    def counted() -> bool:
        if own_moves(person, table) > before or not is_to_choose(position(person, table)):
            return True
        if ready.is_visible():
            ready.click()
        person.page.evaluate("document.querySelector('.offers .offer:not([aria-disabled])')?.click()")
        person.page.wait_for_timeout(250)  # no quicker than a person: a flood of wishes is held back by the server
        return False

    person.until(counted)


def own_moves(person: Person, table: str) -> int:
    """How many moves of this person the log has."""
    found = person.asks("GET", f"/tables/{table}")
    return sum(entry["seat"] == found["you"]["seat"] for entry in found["told"])


def play_on(people: list[Person], table: str, entries: int = 1000) -> None:
    """Play by the buttons until there are so many entries, or to the end: everybody doubts what they can doubt."""
    while True:
        now = [position(person, table) for person in people]
        if now[0]["view"]["outcome"] is not None or now[0]["n"] >= entries:
            return
        for person, there in zip(people, now, strict=True):
            if is_to_choose(there):
                options = there["view"]["options"]
                press(person, table, "doubt" if "doubt" in options else options[0])
                break
        else:
            people[0].page.wait_for_timeout(20)  # a bot is to choose
