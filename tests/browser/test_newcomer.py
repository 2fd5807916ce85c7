"""Newcomers: what the game is about is said, hints are given, moves are taken back, and it is said who won and why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import (
    CORNER,
    cards,
    dimmed,
    give_three,
    hand,
    is_over,
    open_beside,
    play_a_card,
    playable,
    press,
    press_card,
    whose_turn,
)
from tests.browser.late_positions import a_colour_to_follow, a_last_card, before_the_last_card
from tests.browser.page_checks import axe_faults, covered_by, resized, rests
from tests.browser.people import ANY, DESKTOP, LANGUAGES, PHONE, TIGHT, Language, Person, Size
from tests.browser.stored_tables import opened

ON_PHONES = [size for size in TIGHT.values() if size.touch]


def alone(person: Person, seats: int = 4, **wishes: object) -> str:
    """At a new table against bots; its id."""
    table = person.named("Ada").lays([None, *["greedy"] * (seats - 1)], **wishes)
    person.wishes(table, "start")
    person.goes(f"/t/{table}")
    expect(cards(person)).to_have_count(len(person.sees(table)["hand"]))
    return table


def apart(one: FloatRect | None, other: FloatRect | None) -> bool:
    """Whether one lies above or below the other."""
    assert one is not None
    assert other is not None
    return one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


def hinted(person: Person) -> Locator:
    """The cards that a bot would choose."""
    return hand(person).get_by_role("button", name=person.like("gaunerbande-hinted"))


# --- what it is all about ---
@pytest.mark.parametrize("sizes", [[PHONE, *ON_PHONES], [DESKTOP, TIGHT["zoomed"]]], ids=["phones", "desktop"])
def test_a_first_game_begins_with_a_few_sentences_that_are_in_nobodys_way(people: People, sizes: list[Size]) -> None:
    person = people("de", sizes[0], newcomer=True)
    table = alone(person)
    welcome = person.find("region", "table-welcome", game="Gaunerbande")
    for part in ("goal", "cost", "pass", "follow"):
        expect(welcome).to_contain_text(person.say(f"gaunerbande-welcome-{part}"))
    for n in range(3):
        press_card(person, cards(person).nth(n))
    for size in sizes[1:]:
        resized(person, size)
        expect(welcome).to_be_visible()
        for n in range(3):
            cards(person).nth(n).click(trial=True, position=CORNER)
        person.button("gaunerbande-give").click(trial=True)
    resized(person, sizes[0])
    press(person, person.button("gaunerbande-give"))  # as if it were not there
    expect(welcome).to_be_hidden()
    person.goes(f"/t/{table}")
    expect(hand(person)).to_be_visible()
    expect(welcome).to_be_hidden()


def test_the_welcome_is_closed_once_and_found_again_in_the_menu(people: People) -> None:
    person = people("en", DESKTOP, newcomer=True)
    alone(person)
    welcome = person.find("region", "table-welcome", game="Gaunerbande")
    expect(welcome.get_by_role("link", name=person.say("table-welcome-rules"))).to_have_attribute(
        "href", re.compile("/rules/gaunerbande")
    )
    person.page.keyboard.press("Escape")
    expect(welcome).to_be_hidden()
    person.reloads()
    expect(hand(person)).to_be_visible()
    expect(welcome).to_be_hidden()
    person.button("table-menu").click()
    person.button("table-welcome", game="Gaunerbande").click()
    welcome.get_by_role("button", name=person.say("table-welcome-close")).click()
    expect(welcome).to_be_hidden()


@pytest.mark.parametrize(("seats", "size"), [(3, PHONE), (4, TIGHT["small"]), (4, TIGHT["side-568"])])
def test_the_welcome_is_read_to_its_end_by_keyboard(people: People, seats: int, size: Size) -> None:
    person = people("de", size, newcomer=True)
    alone(person, seats)
    rests(person.page)
    assert not axe_faults(person.page)
    welcome = person.find("region", "table-welcome", game="Gaunerbande")
    last = welcome.get_by_role("listitem").last
    if size is not PHONE:
        expect(last).not_to_be_in_viewport(ratio=0.99)
        welcome.get_by_role("button").first.focus()
        person.page.keyboard.press("Tab")
        expect(welcome.get_by_role("list")).to_be_focused()
        person.page.keyboard.press("End")
    expect(last).to_be_in_viewport(ratio=0.99)


def test_escape_does_one_thing_at_a_time(people: People) -> None:
    person = people("en", DESKTOP, newcomer=True)
    alone(person)
    welcome = person.find("region", "table-welcome", game="Gaunerbande")
    press_card(person, cards(person).first)
    expect(cards(person).first).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Escape")
    expect(cards(person).first).to_have_attribute("aria-pressed", "false")
    expect(welcome).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(welcome).to_be_hidden()


# --- hints ---
@pytest.mark.parametrize("sizes", [[PHONE, TIGHT["side-568"], TIGHT["side-844"]], [DESKTOP]], ids=["phones", "desktop"])
def test_against_bots_a_hint_names_and_marks_what_a_bot_would_do(people: People, sizes: list[Size]) -> None:
    person = people("en", sizes[0])
    alone(person)
    hint = person.button("table-hint-tool", now="yes")
    boxes = [person.page.locator(part).bounding_box() for part in (".stage > .middle", ".stage > .hand")]
    press(person, hint)
    expect(hinted(person)).to_have_count(3)
    panel = person.page.get_by_role("region", name=person.say("table-hints"))
    expect(panel.get_by_role("listitem").first).to_be_visible()
    assert [person.page.locator(part).bounding_box() for part in (".stage > .middle", ".stage > .hand")] == boxes, (
        "nothing has moved"
    )
    assert apart(panel.bounding_box(), boxes[1]), "the hand is not covered"
    expect(
        person.page.get_by_role("status").get_by_text(person.like("gaunerbande-hint-give", cards=ANY))
    ).to_be_visible()
    for size in reversed(sizes):
        window = resized(person, size)
        assert not covered_by(person.page, ".foot .btn.main"), window
    give_three(person)
    expect(hinted(person)).to_have_count(0)
    whose_turn([person])
    person.page.keyboard.press("h")
    expect(hinted(person)).to_have_count(1)
    expect(panel.get_by_role("status")).to_be_visible()
    expect(playable(person).and_(hinted(person))).to_have_count(1)
    play_a_card(person)
    expect(hinted(person)).to_have_count(0)


def test_between_people_there_is_no_button_for_hints(people: People) -> None:
    ada, bert = people("en", DESKTOP), people("de", PHONE)
    table = ada.named("Ada").lays([None, None, "greedy", "greedy"])
    bert.named("Bert").sits(table, 1)
    ada.wishes(table, "start")
    sent: list[str] = []
    ada.own_page().on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    for person in (ada, bert):
        person.goes(f"/t/{table}")
        expect(cards(person)).to_have_count(13)
        expect(person.button("table-undo-tool", how="no")).to_be_visible()
        expect(person.button("table-hint-tool", now="yes")).to_have_count(0)
    ada.page.keyboard.press("h")
    ada.reads("problem-no-hint")
    give_three(ada)  # which is sent after whatever the key has sent
    assert any('"play"' in frame for frame in sent)
    assert not any('"hint"' in frame for frame in sent)
    expect(hinted(ada)).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_table_without_hints_the_key_says_so(people: People, language: Language) -> None:
    person = people(language)
    alone(person, hints=False)
    person.page.keyboard.press("h")
    person.reads("problem-hints-off")


# --- taking back, alone with bots ---
def test_alone_with_bots_a_move_is_taken_back_at_once_and_named(people: People) -> None:
    person = people("en", PHONE)
    alone(person)
    give_three(person)
    whose_turn([person])
    piece = playable(person).first.get_attribute("data-piece")
    name = playable(person).first.inner_text().split(",")[0].strip()
    play_a_card(person)
    whose_turn([person])
    press(person, person.button("table-undo-tool", how="free"))
    expect(hand(person).locator(f'[data-piece="{piece}"]')).to_have_count(1)
    expect(person.page.get_by_role("status").get_by_text(person.say("table-undo-done", what=name))).to_be_visible()


def test_going_back_over_the_end_of_a_round_is_said_before(people: People) -> None:
    person = people("de", DESKTOP)
    table = opened(a_last_card(), person.named("Ada"))
    expect(cards(person)).to_have_count(1)  # who comes after the end of a round is shown no bill
    person.plays_on(table, 1)
    expect(person.button("table-next-round")).to_be_visible()
    person.button("table-next-round").click()
    person.page.keyboard.press("u")
    question = person.find("dialog", "table-undo-round")
    expect(question).to_be_visible()
    question.get_by_role("button", name=person.say("table-stay")).click()
    expect(cards(person)).to_have_count(13)
    person.page.keyboard.press("u")
    question.get_by_role("button", name=person.say("table-undo-round-yes")).click()
    expect(cards(person)).to_have_count(1)
    person.reads("gaunerbande-log-undone-card", you="yes", more="yes", card=ANY)


# --- why not? ---
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_why_not_names_the_colour_and_leaves_the_prompt_readable(people: People, size: Size) -> None:
    person = people("en", size).named("Ada")
    view = person.is_asked(opened(a_colour_to_follow(), person))
    expect(dimmed(person).first).to_be_visible()
    press_card(person, dimmed(person).first)
    note = person.find("dialog", "web-why-not")
    expect(note).to_contain_text(person.say("gaunerbande-led", colour=view["led"]))
    prompt = person.page.get_by_role("status").get_by_text(person.like("gaunerbande-ask-follow", colour=view["led"]))
    paper, words = note.bounding_box(), prompt.bounding_box()
    assert paper
    assert words
    assert paper["y"] + paper["height"] <= words["y"] or paper["y"] >= words["y"] + words["height"]
    press(person, note.get_by_role("button", name=person.say("web-close")))
    expect(note).to_be_hidden()


# --- the end ---
def play_to_the_end(person: Person, table: str) -> None:
    """Play by script until it is over, and look at the end screen."""
    person.plays_on(table)
    expect(person.find("region", "table-poster")).to_be_visible()


def test_points_are_penalty_points_wherever_they_are_counted(people: People) -> None:
    person = people("en", DESKTOP)
    table = opened(before_the_last_card(limit=20), person.named("Ada"))
    person.reads("gaunerbande-limit", limit=20)
    open_beside(person, "s", "table-score")
    person.reads("gaunerbande-sheet-goal", limit=20)
    play_to_the_end(person, table)
    outcome = person.sees(table)["outcome"]
    fewest = outcome["scores"][outcome["winners"][0]]
    person.page.get_by_role("columnheader", name=person.say("gaunerbande-unit")).wait_for()
    verdicts = [
        person.like("gaunerbande-verdict", count=1, you="yes", points=fewest),
        person.like("gaunerbande-verdict", count=1, you="no", who=ANY, points=fewest),
        person.like("gaunerbande-verdict", count=2, who=ANY, points=fewest),
    ]
    text = person.page.locator("main").inner_text()
    assert any(verdict.search(text) for verdict in verdicts), text
    expect(person.button("table-rematch-short")).to_have_count(0)  # it was one


def test_once_more_against_bots_is_one_click_and_may_be_short(people: People) -> None:
    person = people("de", PHONE)
    table = opened(before_the_last_card(limit=31), person.named("Ada"))
    play_to_the_end(person, table)
    expect(person.page.get_by_text(re.compile(r"\b0 von\b"))).to_have_count(0)
    person.button("table-rematch-short").tap()
    expect(cards(person)).to_have_count(13)
    assert not person.page.url.endswith(table)
    assert not is_over(person)
    person.goes(f"/t/{table}")
    expect(person.link("table-rematch-watch")).to_be_visible()
