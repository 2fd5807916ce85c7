"""Steps at a table of Swindler, as people take them: what they are asked, what they want, what they press for it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect

from cutpurse.table.messages import When
from tests.browser.gaunerbande_steps import close_dialog, is_over, press, tap
from tests.browser.people import Person

PATIENCE = 30.0  # seconds until somebody must be asked, or something happens
LOOTED = 2  # tiles drawn before people stop who wish for loot
WINDOWS = ("window", "answering")
# What does without anything is a button of the prompt.
ASIDES = {
    "pass": "swindler-do-pass",
    "stop": "swindler-do-stop",
    "end actions": "swindler-do-end",
    "hire nobody": "swindler-do-hire-nobody",
    "take no more": "swindler-do-no-more",
    "show no more": "swindler-do-no-more",
}
# What people like to do, the best first; whatever else is asked, they do the first thing they may.
LIKED = ("stop", "fulfil", "sell", "hire 1", "play", "bet", "take", "show")

FARTHEST = 60  # presses of a key from anywhere to anywhere on the page
# Arrow keys lead into the table from where they mean nothing, and among pieces that are one stop of the tab key.
NEXT_KEY = """(target) => {
  const { activeElement } = document;
  if (target === activeElement) return "Enter";
  if (!activeElement.matches("button, a, input, [tabindex='0']")) return "ArrowRight";
  let around = target.parentElement;
  while (around && !around.querySelector("[data-piece][tabindex='0']")) around = around.parentElement;
  const isHere = target.tabIndex < 0 && around?.querySelector("[data-piece][tabindex='0']") === activeElement;
  return isHere ? "ArrowRight" : "Tab";
}"""

View = dict[str, Any]
Press = Callable[[Person, Locator], None]


class Deed(NamedTuple):
    """What somebody did, and in which phase of the game they were asked."""

    phase: str
    command: str


def board(person: Person) -> Locator:
    """The table with everything around it."""
    return person.page.get_by_role("region", name=person.say("swindler-board"), exact=True)


def stack(person: Person) -> Locator:
    """The cards in play, which answer one another."""
    return board(person).get_by_role("region", name=person.say("swindler-board-stack"), exact=True)


def hurry(person: Person) -> None:
    """Tap the table, which ends what is being shown."""
    tap(board(person))


# --- what is asked ---
def position(person: Person, table: str) -> dict[str, Any]:
    """Where the game is, as this person is told."""
    found: dict[str, Any] = person.asks("GET", f"/tables/{table}")["position"]
    return found


def is_called(now: dict[str, Any]) -> bool:
    """Whether somebody is asked: in a window, unless they have answered or their standing orders do."""
    if not now["view"]["options"]:
        return False
    reactions = now["reactions"]
    return now["view"]["phase"] not in WINDOWS or (reactions["asked"] and reactions["answer"] is None)


def whose_turn(people: Sequence[Person], table: str) -> tuple[Person, View] | None:
    """Who is asked next, and what they see; None when the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for person in people:
            now = position(person, table)
            if now["view"]["outcome"]:
                return None
            if is_called(now):
                return person, now["view"]
        people[0].page.wait_for_timeout(30)
    prompts = [person.page.get_by_role("status").all_inner_texts() for person in people]
    raise AssertionError(f"nobody is asked, and it is not over: {prompts}")


# --- what is wanted ---
def wish(view: View) -> str:
    """What somebody wants who reserves an order, takes the best odds, stops early, and does all they can do."""
    options: list[str] = view["options"]
    if view["phase"] == "reserving":
        return reservation(view) or f"steal {safest(view)}"
    if view["phase"] == "stealing" and view["round"] == 1 and len(view["steal"]["drawn"]) < 2:
        return "draw"
    return next((command for liked in LIKED for command in options if command.startswith(liked)), options[0])


def wish_for_loot(view: View) -> str:
    """What somebody wants who draws twice; else as people like to."""
    draws = view["phase"] == "stealing" and "draw" in view["options"] and len(view["steal"]["drawn"]) < LOOTED
    return "draw" if draws else wish(view)


def reservation(view: View) -> str | None:
    """An order nobody has reserved, for the first marker of this turn; each turn another."""
    out = sum(order is not None and order["marker"] == view["seat"] for order in view["orders"])
    free = [n for n, order in enumerate(view["orders"], 1) if order is not None and order["marker"] is None]
    return f"reserve {free[0]}" if free and out < min(view["round"], 3) and view["markers"][view["seat"]] else None


def safest(view: View) -> str:
    """The bag with the best odds."""
    bags: dict[str, Any] = view["bags"]
    return min(bags, key=lambda bag: float(bags[bag]["odds"]["skull"]))


# --- how it is done ---
def by_key(person: Person, target: Locator) -> None:
    """Press what has the focus by the keyboard."""
    target.focus()
    person.page.keyboard.press("Enter")


def by_keys_alone(person: Person, target: Locator) -> None:
    """Go to something from wherever the focus is, without a pointer, and press it."""
    for _ in range(FARTHEST):
        key = target.evaluate(NEXT_KEY)
        person.page.keyboard.press(key)
        if key == "Enter":
            return
    raise AssertionError(f"no way by keyboard to {target.inner_text()}")


def main(person: Person) -> Locator:
    """The main button of the prompt."""
    return board(person).locator(".prompt .btn.main")


def piece_of(view: View, command: str) -> str:
    """What is pressed for a command: how the name of the piece begins or goes on."""
    verb, _, what = command.partition(" ")
    first, _, rest = what.partition(" ")
    match verb:
        case "reserve" | "cancel" | "fulfil":
            return f'[data-piece="order-{view["orders"][int(first) - 1]["id"]}"]'
        case "steal" | "sidekick":
            return f'[data-piece="bag-{first}"]'
        case "sell":
            return f'[data-piece="field-{first}"]'
        case "give" | "take" | "forge":
            return '[data-piece="own-coin"]' if what == "coin" else f'[data-piece*="tile-"][data-piece*="-{what}-"]'
        case "bet":
            return '[data-piece^="card-know_it_all-"]'
        case "play" | "show":
            on = rest.removeprefix("on ")
            return f'[data-piece="help-{int(on) - 1}"]' if on else f'[data-piece^="card-{first}-"]'
        case "swap":
            return f'[data-piece="tray-seat-{rest}"]'
        case "choose":
            return f'[data-piece="thief-{first}"]'
        case _:
            return f'[data-piece="tray-{command}"]'


def do(person: Person, view: View, command: str, way: Press) -> None:
    """Press what a command stands for, and the main button for it."""
    hurry(person)
    if command in ASIDES:
        way(person, person.page.get_by_role("button", name=person.say(ASIDES[command]), exact=True))
        return
    if command != "draw":  # which goes without saying
        pick(person, view, command, way)
    expect(main(person)).to_be_enabled()
    way(person, main(person))


def pick(person: Person, view: View, command: str, way: Press) -> None:
    """Pick what a command stands for, and the way to do it where there are several."""
    piece = board(person).locator(f"button.legal{piece_of(view, command)}").first
    expect(piece).to_be_visible()
    if piece.get_attribute("aria-pressed") != "true":
        way(person, piece)
        expect(piece).to_have_attribute("aria-pressed", "true")
    ways = board(person).get_by_role("group", name=person.say("swindler-board-ways"))
    if command.startswith("bet ") and ways.is_visible():
        way(person, ways.get_by_role("button", name=person.say("swindler-about-bet", caught=caught(command))))


def caught(command: str) -> str:
    """Whether a bet is on caught, as messages ask for it."""
    return "yes" if command == "bet caught" else "no"


def answer(person: Person, table: str, view: View, command: str, way: Press) -> None:
    """Do it, and wait until the table knows it: it is done, or kept until the window closes."""
    person.catches_up(table)
    before = position(person, table)
    do(person, view, command, way)
    until = time.monotonic() + PATIENCE
    while (now := position(person, table))["n"] == before["n"] and now["reactions"]["answer"] != command:
        assert time.monotonic() < until, f"{command} was not done: {board(person).inner_text()}"
        person.page.wait_for_timeout(20)


def play_on(
    people: Sequence[Person], table: str, answers: int = 1000, wish: Callable[[View], str] = wish
) -> list[Deed]:
    """Let these people do whatever they are asked for, so many times or to the end; what they did.

    They do it by finger, or by mouse and keyboard in turns.
    """
    done: list[Deed] = []
    for turn in range(answers):
        found = whose_turn(people, table)
        if found is None:
            break
        person, view = found
        done.append(Deed(view["phase"], wish(view)))
        answer(person, table, view, done[-1].command, press if person.touches or turn % 2 else by_key)
    return done


def order(person: Person, when: When) -> None:
    """Give standing orders: when one wants to be asked."""
    hurry(person)
    control = board(person).locator("button.standing")
    press(person, control)
    choice = person.page.get_by_role("dialog").get_by_role("radio", name=person.like(f"swindler-board-when-{when}"))
    press(person, choice.first)
    expect(choice.first).to_be_checked()
    close_dialog(person)
    expect(control).to_contain_text(person.say(f"swindler-board-when-{when}"))


def reaches_the_end(person: Person) -> None:
    """The end screen comes, once all was shown."""
    until = time.monotonic() + PATIENCE
    while not is_over(person):
        assert time.monotonic() < until, "the end screen does not come"
        hurry(person)
        person.page.wait_for_timeout(50)
