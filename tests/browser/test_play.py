"""At the table: one click into a game, moves by pointer and by keyboard, and what is said to those who may not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import (
    cards,
    dimmed,
    give_three,
    hand,
    pick,
    play_a_card,
    play_on,
    playable,
    press,
    press_card,
    whose_turn,
)
from tests.browser.late_positions import a_dimmed_card, a_last_card
from tests.browser.page_checks import rests
from tests.browser.people import ANY, DESKTOP, PHONE, Person, Size
from tests.browser.stored_tables import opened

BOTS = [None, "greedy", "greedy", "greedy"]
MOST_TABS = 60

UNSEEN = """() => {
  const node = document.activeElement;
  if (!node || node === document.body) return "the focus is lost";
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
  const seen = (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  return seen ? "" : `not seen to have the focus: ${node.outerHTML.slice(0, 160)}`;
}"""

WATCH = """() => {
  window.long = new Set();
  const look = () => {
    for (const { effect } of document.getAnimations())
      if (effect.getComputedTiming().activeDuration > 260) window.long.add(effect.target.outerHTML.slice(0, 160));
    requestAnimationFrame(look);
  };
  look();
}"""


def test_one_click_and_a_newcomer_is_in_a_game_against_bots(people: People) -> None:
    person = people("en", PHONE)
    person.goes("/")
    person.way_in("lobby-play-now").tap()
    expect(hand(person)).to_be_visible()
    expect(cards(person)).to_have_count(13)
    give_three(person)
    expect(playable(person).first).to_be_visible()
    play_on([person], 2)
    expect(cards(person)).to_have_count(11)
    whose_turn([person])
    person.reads("gaunerbande-trick", trick=3, of=13)


# --- by keyboard alone ---
def tab_to(person: Person, target: Locator, key: str = "Tab") -> None:
    """Press a key until this has the focus, which must be seen at every step."""
    for _ in range(MOST_TABS):
        person.page.keyboard.press(key)
        unseen = person.page.evaluate(UNSEEN)
        if target.evaluate("(node) => node === document.activeElement"):
            assert not unseen, unseen
            return
    raise AssertionError(f"no way to {target} by {key}")


def test_from_the_lobby_to_a_finished_trick_by_keyboard_alone(people: People) -> None:
    person = people("de", DESKTOP)
    keys = person.page.keyboard
    person.goes("/")
    expect(person.way_in("lobby-play-now")).to_be_visible()
    tab_to(person, person.way_in("lobby-play-now"))
    keys.press("Enter")
    expect(cards(person)).to_have_count(13)
    tab_to(person, cards(person).first)
    for n in range(3):
        keys.press("Enter")
        expect(cards(person).nth(n)).to_have_attribute("aria-pressed", "true")
        keys.press("ArrowRight")
        expect(cards(person).nth(n + 1)).to_be_focused()
        assert not person.page.evaluate(UNSEEN)
    tab_to(person, person.button("gaunerbande-give"), "Shift+Tab")
    keys.press("Enter")

    assert whose_turn([person])
    rests(person.page)
    piece = playable(person).first.get_attribute("data-piece")
    card = hand(person).locator(f'[data-piece="{piece}"]')
    tab_to(person, hand(person).locator("[tabindex='0']"))
    while not card.evaluate("(node) => node === document.activeElement"):
        keys.press("ArrowRight")
    if card.get_attribute("aria-pressed") != "true":  # the only card that fits is chosen already
        keys.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    keys.press("Enter")
    expect(card).to_have_count(0)
    person.page.wait_for_function("() => document.activeElement !== document.body")  # its neighbour gets the focus
    assert not person.page.evaluate(UNSEEN)
    assert whose_turn([person])
    person.reads("gaunerbande-trick", trick=2, of=13)


def test_esc_closes_what_opened_and_the_focus_comes_back(people: People) -> None:
    person = people("en", DESKTOP).named("Ada")
    table = person.lays(BOTS)
    person.wishes(table, "start")
    person.goes(f"/t/{table}")
    cards(person).first.focus()
    for key, dialog in [("?", "table-keys")]:
        person.page.keyboard.press(key)
        expect(person.find("dialog", dialog)).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(person.find("dialog", dialog)).to_be_hidden()
        expect(cards(person).first).to_be_focused()
    person.button("table-menu").click()
    expect(person.find("dialog", "table-menu")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.button("table-menu")).to_be_focused()


# --- why not? ---
def at_a_table_with_a_dimmed_card(person: Person) -> str:
    """Sit at a table at one's first card, where not every card may be played; its id."""
    return opened(a_dimmed_card(), person)


@pytest.mark.parametrize(("size", "by"), [(PHONE, "tap"), (DESKTOP, "click"), (DESKTOP, "Enter")])
def test_a_dimmed_card_says_why_not_and_leads_to_its_rule_and_back(people: People, size: Size, by: str) -> None:
    person = people("de", size).named("Ada")
    table = at_a_table_with_a_dimmed_card(person)
    card = dimmed(person).first
    piece = card.get_attribute("data-piece")
    position = person.asks("GET", f"/tables/{table}")["position"]
    rule, refusal = position["why_not"].get(f"play {piece}", position["why_not"].get("*")).split(" ")
    chapters = person.asks("GET", "/rules/gaunerbande?lang=de")["chapters"]
    clauses = [each for chapter in chapters for each in chapter["clauses"]]
    clause = next(each for each in clauses if each["id"] == rule)

    if by == "Enter":
        tab_to(person, hand(person).locator("[tabindex='0']"))
        while not card.evaluate("(node) => node === document.activeElement"):
            person.page.keyboard.press("ArrowRight")
        person.reads("table-why-hint")
        person.page.keyboard.press("Enter")
    else:
        press_card(person, card)
    note = person.find("dialog", "web-why-not")
    expect(note).to_contain_text(rule)
    expect(note).to_contain_text(clause["refusals"][refusal])
    cited = f"{rule} {clause['refusals'][refusal]}"
    expect(card).to_have_accessible_name(person.like("web-state-illegal", what="", reason=cited))
    person.page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    expect(card).to_be_focused()

    press_card(person, card)
    press(person, note.get_by_role("link", name=person.say("web-read-rule")))
    expect(person.page.get_by_role("heading", name=clause["title"], exact=True)).to_be_in_viewport()
    press(person, person.link("rules-back").first)
    expect(card).to_be_visible()
    assert person.page.url.endswith(f"/t/{table}")


def test_why_not_goes_when_the_table_has_moved_on(people: People) -> None:
    person = people("en", DESKTOP).named("Ada")
    table = at_a_table_with_a_dimmed_card(person)
    press_card(person, dimmed(person).first)
    note = person.find("dialog", "web-why-not")
    expect(note).to_be_visible()
    person.wishes(table, "undo")
    expect(note).to_be_hidden()


# --- what a change must not disturb ---
def test_another_language_in_the_middle_of_a_choice_keeps_everything(people: People) -> None:
    person = people("en", DESKTOP).named("Ada")
    at_a_table_with_a_dimmed_card(person)
    piece = playable(person).first.get_attribute("data-piece")
    chosen = hand(person).locator(f'[data-piece="{piece}"]')
    pick(person, chosen)
    person.speaks("de")
    chosen = hand(person).locator(f'[data-piece="{piece}"]')
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(chosen).to_have_accessible_name(person.like("web-state-legal", what=""))
    person.button("gaunerbande-play").click()
    expect(chosen).to_have_count(0)


def test_a_reload_in_the_middle_of_a_choice_forgets_nothing(people: People) -> None:
    person = people("en", PHONE).named("Ada")
    table = person.lays(BOTS)
    person.wishes(table, "start")
    person.goes(f"/t/{table}")
    for n in (1, 5):
        press_card(person, cards(person).nth(n))
    picked = hand(person).get_by_role("button", pressed=True)
    expect(picked).to_have_count(2)
    pieces = [card.get_attribute("data-piece") for card in picked.all()]
    person.reloads()
    expect(picked).to_have_count(2)
    assert [card.get_attribute("data-piece") for card in picked.all()] == pieces
    person.button("table-clear").tap()
    expect(picked).to_have_count(0)


def test_what_stood_beside_the_table_stands_there_after_a_reload(people: People) -> None:
    person = people("en", DESKTOP).named("Ada")
    at_a_table_with_a_dimmed_card(person)
    tab = person.find("tab", "table-in-words")
    expect(person.find("tab", "table-log")).to_have_attribute("aria-selected", "true")
    tab.click()
    person.reloads()
    expect(tab).to_have_attribute("aria-selected", "true")


def test_a_fourth_card_says_which_one_goes_back(people: People) -> None:
    person = people("de", PHONE).named("Ada")
    table = person.lays(BOTS)
    person.wishes(table, "start")
    person.goes(f"/t/{table}")
    for n in range(3):
        press_card(person, cards(person).nth(n))
    picked = hand(person).get_by_role("button", pressed=True)
    expect(picked).to_have_count(3)
    press_card(person, cards(person).nth(6))
    expect(picked).to_have_count(3)
    expect(person.page.get_by_role("status").get_by_text(person.like("gaunerbande-ousted", card=ANY))).to_be_visible()


def test_the_only_card_there_is_to_play_goes_at_one_tap(people: People) -> None:
    person = people("en", PHONE).named("Ada")
    table = opened(a_last_card(), person)
    view = person.is_asked(table)
    assert view["options"] == [f"play {view['hand'][0]}"]
    press_card(person, playable(person))
    expect(hand(person).locator(f'[data-piece="{view["hand"][0]}"]')).to_have_count(0)


@pytest.mark.parametrize("motion", [False, True])
def test_little_motion_is_shown_to_those_who_ask_for_little(people: People, motion: bool) -> None:
    person = people("en", DESKTOP, motion=motion).named("Ada")
    table = at_a_table_with_a_dimmed_card(person)
    expect(playable(person).first).to_be_visible()
    person.page.evaluate(WATCH)
    play_a_card(person)
    person.is_asked(table)
    person.catches_up(table)
    expect(playable(person).first).to_be_visible()
    assert bool(person.page.evaluate("[...window.long]")) == motion
