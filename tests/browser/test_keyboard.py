"""By keyboard and by ear: how a round begins and ends without a pointer, the focus never lost, nothing said twice."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import cards, hand, hurry, is_to_reward, playable, whose_turn
from tests.browser.late_positions import the_last_cards
from tests.browser.people import ANY, DESKTOP, PHONE, Person, Size
from tests.browser.stored_tables import opened

BOTS = [None, "greedy", "greedy", "greedy"]
FEW = 3  # tricks, at the beginning of a round and at its end
FOCUS = "() => document.activeElement?.getAttribute('data-piece') ?? document.activeElement?.tagName.toLowerCase()"
LIVE = """() => [...document.querySelectorAll("[role=status], [role=log], [aria-live]")]
  .filter((node) => node.getAttribute("aria-live") !== "off" && node.checkVisibility())
  .map((node) => node.textContent.trim()).filter(Boolean)"""


def alone(person: Person) -> str:
    """At a new table against bots; its id."""
    table = person.named("Ada").lays(BOTS)
    person.wishes(table, "start")
    person.goes(f"/t/{table}")
    expect(cards(person)).to_have_count(13)
    return table


def focused(person: Person) -> str:
    """The card that has the focus, else the kind of element."""
    return str(person.page.evaluate(FOCUS))


def keeps_the_focus(person: Person) -> None:
    """The focus is somewhere, once the page has drawn what it shows."""
    person.page.wait_for_function("() => document.activeElement !== document.body")


def go_to(person: Person, piece: str) -> None:
    """Arrow keys, from wherever the focus is, to a card."""
    for _ in range(20):
        if focused(person) == piece:
            return
        person.page.keyboard.press("ArrowRight")
    raise AssertionError(f"no way to {piece}; the focus is on {focused(person)}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_round_begins_by_keyboard_and_the_focus_is_never_lost(people: People, size: Size) -> None:
    person = people("en", size)
    alone(person)
    keys = person.page.keyboard
    keys.press("ArrowRight")
    for n, key in enumerate(["Space", "Enter", "Space"]):
        piece = focused(person)
        keys.press(key)
        expect(hand(person).locator(f'[data-piece="{piece}"]')).to_have_attribute("aria-pressed", "true")
        if n < 2:
            keys.press("ArrowRight")
    keys.press("Space")  # not this one after all
    expect(person.button("gaunerbande-give")).to_be_disabled()
    keys.press("Space")
    keys.press("Enter")  # on a card that is picked: what the button with the sign promises
    expect(person.button("gaunerbande-give")).to_be_hidden()

    tricks_by_keyboard(person, FEW)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_round_ends_by_keyboard_and_the_focus_is_never_lost(people: People, size: Size) -> None:
    person = people("en", size).named("Ada")
    table = opened(the_last_cards(FEW), person)
    expect(cards(person)).to_have_count(FEW)
    person.page.keyboard.press("ArrowRight")
    tricks_by_keyboard(person, FEW)
    keys = person.page.keyboard
    bill, gang = person.button("table-next-round"), person.button("gaunerbande-gang-others")
    expect(bill.or_(gang)).to_be_visible()
    if is_to_reward(person):
        gang.focus()
        keys.press("Enter")
    expect(bill).to_be_visible()
    keys.press("Enter")
    expect(bill).to_be_hidden()
    keeps_the_focus(person)
    keys.press("ArrowRight")
    assert focused(person) in person.sees(table)["hand"]


def tricks_by_keyboard(person: Person, tricks: int) -> None:
    """Play so many cards, each from wherever the one before has left the focus."""
    keys = person.page.keyboard
    for _ in range(tricks):  # whose_turn closes the bill of a round, so it must not be asked after the last one
        assert whose_turn([person])
        keeps_the_focus(person)
        piece = playable(person).first.get_attribute("data-piece") or ""
        go_to(person, piece)
        card = hand(person).locator(f'[data-piece="{piece}"]')
        if card.get_attribute("aria-pressed") != "true":  # the only one that can be played is picked already
            keys.press("Space")
            expect(card).to_have_attribute("aria-pressed", "true")
        keys.press("Enter")
        expect(card).to_have_count(0)
        keeps_the_focus(person)


@pytest.mark.parametrize("by", ["button", "card"])
def test_after_giving_the_focus_is_on_a_card(people: People, by: str) -> None:
    person = people("de", DESKTOP)
    alone(person)
    keys = person.page.keyboard
    keys.press("ArrowRight")
    for _ in range(3):
        keys.press("Space")
        keys.press("ArrowRight")
    if by == "button":
        person.button("gaunerbande-give").focus()
    else:
        keys.press("ArrowLeft")
    keys.press("Enter")
    expect(person.button("gaunerbande-give")).to_be_hidden()
    expect(hand(person).locator(":focus")).to_have_count(1)


def test_straight_from_the_lobby_the_arrow_keys_lead_into_the_hand(people: People) -> None:
    person = people("en", DESKTOP).named("Ada")
    person.goes("/")
    person.way_in("lobby-play-now").click()
    expect(cards(person)).to_have_count(13)
    expect(person.heading("gaunerbande-title")).to_be_focused()
    person.page.keyboard.press("ArrowRight")
    expect(hand(person).locator(":focus")).to_have_count(1)


def test_enter_held_down_picks_a_card_and_does_not_play_it(people: People) -> None:
    person = people("en", DESKTOP)
    table = alone(person)
    while len(person.is_asked(table)["options"]) < 2 or person.sees(table)["phase"] != "tricks":
        person.plays_on(table, 1)
    assert whose_turn([person])
    expect(playable(person).nth(1)).to_be_visible()
    piece = playable(person).first.get_attribute("data-piece") or ""
    go_to(person, piece)
    for _ in range(3):
        person.page.keyboard.down("Enter")
    person.page.keyboard.up("Enter")
    expect(hand(person).locator(f'[data-piece="{piece}"]')).to_have_attribute("aria-pressed", "true")
    assert piece in person.sees(table)["hand"]


def test_a_hand_is_cleared_and_the_focus_stays_at_the_table(people: People) -> None:
    person = people("en", PHONE)
    alone(person)
    keys = person.page.keyboard
    keys.press("ArrowRight")
    keys.press("Space")
    person.button("table-clear").focus()
    keys.press("Enter")
    expect(hand(person).locator('[aria-pressed="true"]')).to_have_count(0)
    expect(hand(person).locator(":focus")).to_have_count(1)


# --- by ear ---
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_seats_say_who_is_a_bot_and_whose_turn_it_is_but_not_four_times(people: People, size: Size) -> None:
    person = people("en", size)
    table = person.named("Ada").lays([None, None, "greedy", "greedy"])
    bert = people("en", DESKTOP).named("Bert")
    bert.sits(table, 1)
    person.wishes(table, "start")
    person.goes(f"/t/{table}")
    expect(cards(person)).to_have_count(13)
    names = [seat["name"] for seat in person.asks("GET", f"/tables/{table}")["table"]["chairs"]]
    for name in names[2:]:
        expect(person.page.get_by_role("group", name=f"{name} {person.say('web-bot')}")).to_be_visible()
    turns = [person.say("web-turn-mine"), *[person.say("web-turn", name=name) for name in names]]
    assert not [turn for turn in turns if person.page.get_by_text(turn).count()], "several choose"
    bert.plays_on(table, 1)
    expect(person.page.get_by_text(person.say("web-turn-mine"))).to_have_count(1)


def aloud(person: Person, questions: list[str], held: int) -> list[str] | None:
    """All that a page says, once so many cards are held and it asks one of these questions; flights are hurried."""
    hurry(person)
    said: list[str] = person.page.evaluate(LIVE)
    asks = any(question in each for question in questions for each in said)
    return said if asks and cards(person).count() == held else None


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_is_said_twice_aloud(people: People, size: Size) -> None:
    person = people("en", size)
    table = alone(person)
    took = person.like("gaunerbande-log-took", you="no", haul="none", who=ANY)
    fitting = [person.say("gaunerbande-playable", count=n) for n in range(1, 14)]
    questions = [person.say("gaunerbande-ask-lead"), *fitting]
    for _ in range(3):
        person.plays_on(table, 1)
        held = len(person.is_asked(table)["hand"])
        said = person.until(partial(aloud, person, questions, held))
        assert sum(bool(took.search(each)) for each in said) <= 1, said
        assert len(said) == len(set(said)), said
