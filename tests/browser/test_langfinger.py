"""An evening of Langfinger: two people in two languages and two bots at its end, by touch, mouse and keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import cutpurse
from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import press, table_of
from tests.browser.langfinger_steps import answer, asked, board, hurry, pieces, play_on, whose_turn
from tests.browser.late_positions import the_last_night
from tests.browser.page_checks import axe_faults, scrolls_sideways
from tests.browser.people import ANY, DESKTOP, PHONE, Person
from tests.browser.stored_tables import opened

FEW = 4  # rounds


def test_two_people_and_two_bots_play_langfinger_to_the_end(people: People) -> None:
    ada: Person = people("en", DESKTOP).named("Ada")
    bert: Person = people("de", PHONE).named("Bert")
    players = [ada, bert]
    table = opened(the_last_night(), ada, bert)
    questions: set[str] = set()
    for person in players:
        expect(board(person)).to_be_visible()
    questions.add(drag_a_stone(players))
    assert_readable(players)
    play_on(players, table, 3, questions)
    bert.reloads()
    expect(board(bert)).to_be_visible()
    while whose_turn(players):
        play_on(players, table, 5, questions)
        assert_readable(players)
    assert {
        "langfinger-ask-place",
        "langfinger-ask-take",
        "langfinger-ask-rob",
        "langfinger-ask-swap",
        "langfinger-ask-discard",
    } <= questions

    for person in players:
        the_end(person)
        assert_readable([person])
    replay(bert)
    assert cutpurse.verify(bert.context.request.get(f"/api/tables/{table}/record").text()).outcome
    ada.link("table-check").click()
    ada.reads("check-verdict-open")
    ada.reads("check-draws-open")


def test_friends_are_invited_to_a_game_of_few_rounds(people: People) -> None:
    ada: Person = people("en", DESKTOP)
    bert: Person = people("de", PHONE)
    invite(ada, bert)
    for person in (ada, bert):
        expect(board(person)).to_be_visible()


def test_one_click_and_a_newcomer_plays_langfinger_against_bots(people: People) -> None:
    person = people("de", PHONE, newcomer=True)
    person.goes("/")
    person.way_in("lobby-play-now", "langfinger").tap()
    person.reads("langfinger-welcome-goal", target=20)
    expect(board(person)).to_be_visible()
    person.button("table-welcome-close").tap()
    expect(pieces(person, "space-").first).to_be_visible()  # the first game is a gentle one: rogues are dealt


def test_a_card_tells_of_itself_where_it_lies(people: People) -> None:
    person = people("en", DESKTOP)
    person.goes("/")
    person.way_in("lobby-play-now", "langfinger").click()
    choose_a_rogue(person)
    card = board(person).locator('[data-piece^="museum-"]').first
    card.click(force=True)  # it cannot be had, and so it does not count as enabled
    note = person.page.get_by_role("dialog").filter(has_text="Loot: ")
    expect(note).to_be_visible()
    lies, says = card.bounding_box(), note.bounding_box()
    assert lies
    assert says
    middle = lies["x"] + lies["width"] / 2
    assert says["x"] <= middle <= says["x"] + says["width"]
    assert says["y"] + says["height"] <= lies["y"] or lies["y"] + lies["height"] <= says["y"]
    person.page.keyboard.press("Escape")
    expect(note).to_be_hidden()


def test_what_cannot_be_picked_is_read_by_keyboard_and_says_why(people: People) -> None:
    person = people("en", DESKTOP)
    person.goes("/")
    person.way_in("lobby-play-now", "langfinger").click()
    choose_a_rogue(person)
    keys = person.page.keyboard
    keys.press("ArrowRight")
    expect(pieces(person, "space-").and_(person.page.locator(":focus"))).to_have_count(1)  # first what can be done
    reached = []
    while "hand-" not in reached:
        keys.press("Tab")
        stop = board(person).locator(":focus")
        if stop.evaluate("node => node.matches('.body')"):
            continue  # where more lies than fits, the place scrolls, and is a stop itself
        reached.append((stop.get_attribute("data-piece") or "").split("-")[0] + "-")
        expect(stop).to_have_accessible_name(
            person.like("web-state-impossible", what=ANY, reason=person.say("langfinger-stones-first"))
        )
        expect(stop).to_have_attribute("aria-disabled", "true")
    assert reached == ["city-", "villa-", "exchange-", "museum-", "fence-", "hand-"]
    keys.press("ArrowRight")
    keys.press("Enter")
    note = person.page.get_by_role("dialog").filter(has_text=person.say("langfinger-stones-first"))
    expect(note).to_be_visible()
    keys.press("Escape")
    expect(board(person).locator('[data-piece^="hand-"]:focus')).to_have_count(1)


def test_the_rules_reader_opens_an_example_and_leads_back_to_its_rule(people: People) -> None:
    person = people("de", DESKTOP)
    person.goes("/rules/langfinger#LF-3.3")
    clause = person.page.locator('[id="LF-3.3"]')
    clause.get_by_role("link", name=person.say("rules-example")).click()
    expect(board(person)).to_be_visible()
    person.reads("replay-example-of", game="Langfinger", clause="LF-3.3", title=ANY)
    expect(person.page.get_by_text("Tommaso").first).to_be_visible()
    slider = person.page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuenow", "13")
    slider.focus()
    person.page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", "15")
    person.link("replay-rule").click()
    expect(clause).to_be_visible()
    expect(person.page).to_have_url(re.compile("/rules/langfinger#LF-3.3$"))


def choose_a_rogue(person: Person) -> None:
    """Choose a rogue, and wait until the first stone is asked for."""
    asked_first = whose_turn([person])
    assert asked_first
    assert asked_first[1] == "langfinger-ask-choose"
    answer(person, table_of(person), asked_first[1], 1)
    asked_then = whose_turn([person])
    assert asked_then
    assert asked_then[1] == "langfinger-ask-place"


def invite(host: Person, guest: Person) -> str:
    """Lay a table for friends with two bots and few rounds; the guest comes by its link, and the game begins."""
    host.named("Ada").goes("/")
    guest.named("Bert")
    host.way_in("lobby-friends", "langfinger").click()
    sheet = host.find("dialog", "new-title", game=ANY)
    for chair in (3, 4):
        host.seats_bot(chair, host.say("bot-greedy"))
    sheet.get_by_label(host.say("langfinger-option-max_rounds")).fill(str(FEW))
    sheet.get_by_role("button", name=host.say("new-make")).click()
    expect(host.page.get_by_text(f"Ends after {FEW} rounds at the latest")).to_be_visible()
    guest.goes(host.page.get_by_label(host.say("room-invite-link")).input_value())
    guest.button("room-take").tap()
    host.button("room-start").click()
    return table_of(host)


def drag_a_stone(players: list[Person]) -> str:
    """The first stone of whoever has a mouse goes to the Villa by drag and drop; what was asked before that."""
    ada, bert = players
    while (found := whose_turn(players)) and found[0] is bert:
        press(bert, pieces(bert, "space-harbour").first)
        expect(pieces(bert, "space-")).to_have_count(0)
    question = asked(ada)
    stone = board(ada).locator(".supply .held").first.bounding_box()
    villa = board(ada).locator('section[data-place="villa"]').bounding_box()
    assert stone
    assert villa
    ada.page.mouse.move(stone["x"] + stone["width"] / 2, stone["y"] + stone["height"] / 2)
    ada.page.mouse.down()
    ada.page.mouse.move(villa["x"] + villa["width"] / 2, villa["y"] + villa["height"] / 2, steps=8)
    ada.page.mouse.up()
    expect(board(ada).locator('[data-piece^="stone-villa-"]').first).to_be_visible()
    return question


def assert_readable(players: list[Person]) -> None:
    """Nothing grave for those who hear or read the page, and nothing wider than it."""
    found = []
    for person in players:
        if board(person).is_visible():
            hurry(person)
        found += axe_faults(person.page)
        if scrolls_sideways(person.page):
            found.append("it scrolls sideways")
    assert not found, "\n".join(found)


def the_end(person: Person) -> None:
    """The end screen says who won, and why it is over."""
    expect(person.find("region", "table-poster")).to_be_visible()
    person.reads("langfinger-why-last")
    expect(person.link("web-read-rule-of", rule="LF-5.3")).to_be_visible()
    assert not asked(person)


def replay(person: Person) -> None:
    """Step through the replay; open eyes see everybody's cards."""
    person.link("table-replay").tap()
    for n in (1, 2, 3, 4):  # all four choose a rogue, then tools are dealt
        person.button("replay-step").tap()
        expect(person.page.get_by_text(person.like("replay-place", n=n, last=ANY))).to_be_visible()
    hands = board(person).get_by_text(person.like("langfinger-board-shown", tools=ANY))
    expect(hands).to_have_count(4)  # nobody has shown anything yet, but all eyes are open
    assert not axe_faults(person.page)
