"""Steps at a table of Langfinger, as people take them: they read what is asked, and press what answers it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.gaunerbande_steps import is_over, may_be_asked, press, tap
from tests.browser.people import ANY, Person

PATIENCE = 30.0  # seconds until somebody must be asked, or something happens
MOST = 5  # tools asked for at once
WANTED = ("villa", "ruin", "city", "museum", "harbour")  # where people like to place a stone, one at each


def board(person: Person) -> Locator:
    """The town with everything around it."""
    return person.page.get_by_role("region", name=person.say("langfinger-board"), exact=True)


def pieces(person: Person, *kinds: str) -> Locator:
    """The pieces of some kinds that can be had: spaces, tools of the City or the hand, loot, exchanges, fences."""
    possible = person.page.get_by_role("button", name=person.like("web-state-possible", what=ANY))
    return board(person).locator(", ".join(f'[data-piece^="{kind}"]' for kind in kinds)).and_(possible)


def hurry(person: Person) -> None:
    """Tap the town, which ends what is being shown."""
    tap(board(person))


# --- what is asked ---
def asked(person: Person) -> str:
    """The id of the question in the prompt; empty while others are to act."""
    said = person.page.get_by_role("status").locator("p").first
    text = said.inner_text() if said.is_visible() else ""
    for id in ANSWERS:
        counted = [person.say(id, count=n) for n in range(1, MOST + 1)] if id in COUNTED else []
        if text in counted or (not counted and person.like(id, kind=ANY).fullmatch(text)):
            return id
    return ""


def whose_turn(people: Sequence[Person]) -> tuple[Person, str] | None:
    """Who is asked next, and what; None when the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for person in people:
            if not may_be_asked(person):
                continue
            if is_over(person):
                return None
            hurry(person)
            if question := asked(person):
                return person, question
        people[0].page.wait_for_timeout(30)
    prompts = [person.page.get_by_role("status").all_inner_texts() for person in people]
    raise AssertionError(f"nobody is asked, and it is not over: {prompts}")


# --- what is answered ---
Press = Callable[[Person, Locator], None]


def by_key(person: Person, target: Locator) -> None:
    """Press what has the focus by the keyboard."""
    target.focus()
    person.page.keyboard.press("Enter")


def button(person: Person, id: str) -> Locator:
    """A button of the prompt."""
    return person.page.get_by_role("button", name=person.say(id), exact=True)


def main(person: Person, id: str, way: Press) -> None:
    """Press a button of the prompt once it can be pressed."""
    expect(button(person, id)).to_be_enabled()
    way(person, button(person, id))


def wish(view: dict[str, Any]) -> str:
    """What somebody wants who goes to one place after the other, and does there whatever brings something."""
    options: list[str] = view["options"]
    if view["phase"] == "placing":
        free = [f"place {place}" for place in WANTED if view["seat"] not in view["spaces"][place]]
        return next((command for command in free if command in options), options[0])
    return next((command for command in options if command not in ("decline", "enough")), options[0])


def place(person: Person, way: Press, table: str) -> None:
    """Place a stone, each time at another place."""
    way(person, pieces(person, f"space-{wish(person.sees(table)).split()[1]}").first)


def pick_several(person: Person, kind: str, id: str, way: Press) -> None:
    """Pick tools until there are enough, then send them; where all go anyway, they are picked already."""
    tools = pieces(person, kind)
    for n in range(tools.count()):
        if button(person, id).is_enabled():
            break
        if tools.nth(n).get_attribute("aria-pressed") != "true":
            way(person, tools.nth(n))
            expect(tools.nth(n)).to_have_attribute("aria-pressed", "true")
    main(person, id, way)


def rob(person: Person, way: Press, table: str) -> None:
    """Crack the first lock one has the tools for."""
    way(person, pieces(person, "villa-", "museum-").first)
    main(person, "langfinger-do-rob", way)


def swap(person: Person, way: Press, table: str) -> None:
    """Go to the first exchange space that is free."""
    way(person, pieces(person, "exchange-").first)
    main(person, "langfinger-do-swap", way)


def visit(person: Person, way: Press, table: str) -> None:
    """Sell what somebody buys; a fence who buys several asks which."""
    way(person, board(person).locator('[data-piece^="fence-"]:not([aria-disabled])').first)
    if not button(person, "langfinger-do-sell").is_enabled():
        way(person, board(person).locator('li.wanted > [data-piece^="loot-"]').first)
    main(person, "langfinger-do-sell", way)


def sell(person: Person, way: Press, table: str) -> None:
    """Sell the first card the fence buys."""
    way(person, pieces(person, "loot-").first)
    main(person, "langfinger-do-sell", way)


def choose(person: Person, way: Press, table: str) -> None:
    """Take the first rogue that nobody has."""
    way(person, pieces(person, "rogue-").first)
    main(person, "langfinger-do-choose", way)


ANSWERS: dict[str, Callable[[Person, Press, str], None]] = {
    "langfinger-ask-choose": choose,
    "langfinger-ask-place": place,
    "langfinger-ask-take": lambda person, way, _: pick_several(person, "city-", "langfinger-do-take", way),
    "langfinger-ask-rob": rob,
    "langfinger-ask-rob-not": lambda person, way, _: main(person, "langfinger-do-decline", way),
    "langfinger-ask-swap": swap,
    "langfinger-ask-discard": lambda person, way, _: pick_several(person, "hand-", "langfinger-do-discard", way),
    "langfinger-ask-visit": visit,
    "langfinger-ask-visit-not": lambda person, way, _: main(person, "langfinger-do-decline", way),
    "langfinger-ask-sell": sell,
    "langfinger-ask-sell-more": lambda person, way, _: main(person, "langfinger-do-enough", way),
}
COUNTED = ("langfinger-ask-take", "langfinger-ask-discard")


def answer(person: Person, table: str, question: str, turn: int) -> None:
    """Do what is asked: by finger, or by mouse and keyboard in turns; then wait until the table knows it."""
    way = press if person.touches or turn % 2 else by_key
    before = moves(person, table)
    ANSWERS[question](person, way, table)
    until = time.monotonic() + PATIENCE
    while moves(person, table) == before:
        assert time.monotonic() < until, f"{question} was not answered: {board(person).inner_text()}"
        person.page.wait_for_timeout(20)
    person.catches_up(table)


def moves(person: Person, table: str) -> int:
    """How many moves the table knows."""
    return int(person.asks("GET", f"/tables/{table}")["position"]["n"])


def play_on(people: Sequence[Person], table: str, answers: int = 1000, seen: set[str] | None = None) -> None:
    """Let these people do whatever they are asked for, so many times or to the end; `seen` collects the questions."""
    for turn in range(answers):
        found = whose_turn(people)
        if found is None:
            return
        person, question = found
        if seen is not None:
            seen.add(question)
        answer(person, table, question, turn)
