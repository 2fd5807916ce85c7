"""Steps at a table of Gaunerbande, as people take them: they see what is asked, and press what answers it."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

from playwright.sync_api import Locator, Position, expect

from tests.browser.people import ANY, Person

CORNER: Position = {"x": 10, "y": 14}
TABLE = re.compile(r"/(?:t|replay|check)/([\w-]+)")  # in an address
PATIENCE = 60.0  # seconds until somebody must be asked, or it is over


def hand(person: Person) -> Locator:
    """The person's own cards."""
    return person.find("list", "gaunerbande-hand")


def cards(person: Person) -> Locator:
    """Every card in the hand."""
    return hand(person).get_by_role("button")


def playable(person: Person) -> Locator:
    """The cards that say they are playable."""
    return hand(person).get_by_role("button", name=person.like("web-state-legal", what=ANY))


def dimmed(person: Person) -> Locator:
    """The cards that say they are not, and why."""
    return hand(person).get_by_role("button", name=person.like("web-state-illegal", what=ANY, reason=ANY))


def press(person: Person, target: Locator) -> None:
    """Click or tap, whatever this person does."""
    if person.touches:
        target.tap()
    else:
        target.click()


def press_card(person: Person, card: Locator) -> None:
    """Press a card at its upper left corner, which is seen in every fan."""
    if person.touches:
        card.tap(position=CORNER)
    else:
        card.click(position=CORNER)


def pick(person: Person, card: Locator) -> None:
    """Choose a card; the only one that fits is chosen already, and another press would play it."""
    if card.get_attribute("aria-pressed") != "true":
        press_card(person, card)


# --- one's turn ---
def is_to_give(person: Person) -> bool:
    """Whether the prompt asks for cards to pass on."""
    return (
        person.page.get_by_role("status")
        .get_by_text(person.like("gaunerbande-ask-give", who=ANY, count=3))
        .is_visible()
    )


def is_to_reward(person: Person) -> bool:
    """Whether the gang is united, and this person chooses who pays."""
    return person.button("gaunerbande-gang-others").is_visible()


def give_three(person: Person) -> None:
    """Pass the first three cards on."""
    for n in range(3):
        press_card(person, cards(person).nth(n))
        expect(cards(person).nth(n)).to_have_attribute("aria-pressed", "true")
    give = person.button("gaunerbande-give")
    press(person, give)
    expect(give).to_be_hidden()


def play_a_card(person: Person, n: int = 0) -> None:
    """Choose a playable card, and play it; the only one there is counts as chosen."""
    card = playable(person).nth(n)
    piece = card.get_attribute("data-piece")
    pick(person, card)
    press(person, person.page.get_by_role("button", name=person.say("gaunerbande-play")))
    expect(hand(person).locator(f'[data-piece="{piece}"]')).to_have_count(0)


def tap(region: Locator) -> None:
    """Touch a part of the page, if it is there: the end of a game may take it away at any moment."""
    region.evaluate_all("parts => parts.forEach(part => part.dispatchEvent(new PointerEvent('pointerdown')))")


def hurry(person: Person) -> None:
    """Tap the table, which ends what is being shown."""
    tap(person.page.get_by_role("region", name=person.say("gaunerbande-board"), exact=True))


def is_over(person: Person) -> bool:
    """Whether the end screen is there."""
    return person.find("region", "table-poster").is_visible()


def pay_the_bill(person: Person) -> None:
    """Close the bill of a round, which lies over the table; a united gang may bring another round to any game."""
    bill = person.button("table-next-round")
    if bill.is_visible():
        press(person, bill)
        expect(bill).to_be_hidden()


def may_be_asked(person: Person) -> bool:
    """Whether the server waits for somebody, or the game is over, and their page has been told so.

    It costs less to ask than to look at a page.
    """
    at = TABLE.search(person.page.url)
    position = person.asks("GET", f"/tables/{at[1]}")["position"] if at else None
    if at is None or not position or not person.knows_all(at[1], position):
        return False
    return bool(position["view"]["options"] or position["view"]["outcome"])


def whose_turn(people: Sequence[Person]) -> Person | None:
    """Who is asked next; None when the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for person in people:
            if not may_be_asked(person):
                continue
            asked = playable(person).count() or is_to_give(person) or is_to_reward(person)
            pay_the_bill(person)
            if asked:
                return person
            if is_over(person):
                return None
            hurry(person)
        people[0].page.wait_for_timeout(30)
    prompts = [person.page.get_by_role("status").all_inner_texts() for person in people]
    raise AssertionError(f"nobody is asked, and it is not over: {prompts}")


def play_on(people: Sequence[Person], moves: int = 1000) -> None:
    """Let these people play whatever they are asked for, so many times or to the end."""
    for _ in range(moves):
        person = whose_turn(people)
        if person is None:
            return
        if is_to_give(person):
            give_three(person)
        elif is_to_reward(person):
            press(person, person.button("gaunerbande-gang-others"))
        else:
            play_a_card(person)


# --- what the table says, and what opens there ---
BESIDE = {"l": "table-log", "s": "table-score", "c": "table-chat", "w": "table-in-words"}


def table_of(person: Person) -> str:
    """The id of the table in the address."""
    found = TABLE.search(person.page.url)
    assert found, person.page.url
    return found[1]


def lost_sign(person: Person) -> Locator:
    """The bar that says that the connection is lost."""
    return person.page.get_by_role("status").get_by_text(person.say("web-offline-title"))


def open_beside(person: Person, key: str, tab: str) -> None:
    """Open what stands beside the table by its key: in the rail, or where there is none in a drawer."""
    person.page.keyboard.press(key)
    expect(person.find("tab", tab)).to_have_attribute("aria-selected", "true")


def close_dialog(person: Person) -> None:
    """Close what is open, if anything is."""
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
