"""In company: who comes and goes, the clock, taking back, talk, other devices, closed doors and cut lines."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.parts import cards, give_three, lost_sign, play_a_card, play_on, press, whose_turn
from tests.browser.people import ANY, CUT, DESKTOP, PHONE, Person


def together(ada: Person, bert: Person, **wishes: object) -> str:
    """Both at a table with two bots, at its beginning; its id."""
    table = ada.named("Ada").lays([None, None, "greedy", "greedy"], **wishes)
    bert.named("Bert").sits(table, 1)
    ada.wishes(table, "start")
    for person in (ada, bert):
        person.goes(f"/t/{table}")
        expect(cards(person)).to_have_count(13)
    return table


def test_who_leaves_is_away_until_they_come_back(people: People) -> None:
    ada, bert = people("en", DESKTOP), people("de", PHONE)
    table = ada.named("Ada").lays([None, None, "greedy", "greedy"])
    ada.goes(f"/t/{table}")
    bert.named("Bert").goes(f"/t/{table}")
    bert.button("room-take").tap()  # by hand: who asks by script counts as here for a while
    ada.button("room-start").click()
    plate = ada.page.get_by_role("group", name="Bert")
    expect(plate).not_to_contain_text(ada.say("web-away"))
    bert.page.goto("about:blank")
    expect(plate).to_contain_text(ada.say("web-away"))
    bert.goes(f"/t/{table}")
    expect(plate).not_to_contain_text(ada.say("web-away"))


def test_a_table_with_a_clock_shows_it(people: People) -> None:
    ada, bert = people("en", DESKTOP), people("de", PHONE)
    together(ada, bert, clock=90)
    for person in (ada, bert):
        timer = person.page.get_by_role("timer")
        expect(timer).to_have_accessible_name(person.like("table-left", time=ANY))
        expect(timer).to_contain_text(re.compile(r"1:[0-2]\d"))


def test_a_move_nobody_saw_is_taken_back_at_once_another_by_consent(people: People) -> None:
    ada, bert = people("en", DESKTOP), people("de", PHONE)
    together(ada, bert)
    give_three(ada)
    for left in (11, 12, 13):  # each of the three cards is a move
        ada.button("table-undo-tool", how="free").click()
        expect(cards(ada)).to_have_count(left)
    play_on([ada, bert], 2)

    mover = whose_turn([ada, bert])
    assert mover
    other = bert if mover is ada else ada
    play_a_card(mover)
    expect(cards(mover)).to_have_count(12)
    for agrees in (False, True):
        press(mover, mover.button("table-undo-tool", how="ask"))
        question = other.page.get_by_role("alertdialog", name=other.say("table-undo"))
        expect(question).to_contain_text("Ada" if mover is ada else "Bert")
        press(other, question.get_by_role("button", name=other.say("table-undo-yes" if agrees else "table-undo-no")))
        expect(question).to_be_hidden()
        expect(cards(mover)).to_have_count(13 if agrees else 12)


def test_what_is_said_is_text_and_never_markup(people: People) -> None:
    ada, bert = people("en", DESKTOP), people("de", PHONE)
    together(ada, bert)
    ada.find("tab", "table-chat").click()
    line = "<b>psst</b> <img src=x onerror=alert(1)> & 🗝"
    ada.page.get_by_label(ada.say("table-chat-say")).fill(line)
    ada.page.keyboard.press("Enter")
    expect(ada.find("log", "table-chat")).to_contain_text(line)
    bert.button("table-beside").tap()
    bert.find("tab", "table-chat").tap()
    expect(bert.find("log", "table-chat")).to_contain_text(line)


def test_a_personal_link_makes_another_device_the_same_person(people: People) -> None:
    ada, phone = people("en", DESKTOP), people("en", PHONE)
    table = ada.named("Ada").lays([None, "greedy", "greedy", "greedy"])
    ada.wishes(table, "start")
    ada.goes("/")
    ada.page.get_by_text(ada.say("lobby-elsewhere")).click()
    ada.button("lobby-elsewhere-make").click()
    link = ada.page.get_by_label(ada.say("lobby-elsewhere-link")).input_value()
    phone.goes(link)
    phone.button("back-yes").tap()
    phone.reads("back-done", name="Ada")
    phone.find("list", "lobby-mine").get_by_role("link", name=phone.say("lobby-continue")).tap()
    expect(cards(phone)).to_have_count(13)
    assert sorted(phone.sees(table)["hand"]) == sorted(ada.sees(table)["hand"])


def test_only_listed_tables_are_in_the_lobby(people: People) -> None:
    ada, bert = people("en", DESKTOP), people("en", DESKTOP)
    ada.named("Ada")
    shown = ada.lays([None, None, None], listed=True)
    hidden = ada.lays([None, None, None], listed=False)
    ada.goes(f"/t/{shown}")
    other = ada.new_page()
    other.goto(f"/t/{hidden}")
    expect(other.get_by_role("list", name=ada.say("room-chairs"))).to_be_visible()
    bert.goes("/")
    addresses = bert.find("list", "lobby-tables").get_by_role("link", name=bert.say("lobby-join"))
    expect(addresses.and_(bert.page.locator(f"[href*='{shown}']"))).to_be_visible()
    expect(bert.page.locator(f"[href*='{hidden}']")).to_have_count(0)


def test_a_lost_line_shows_itself_and_heals(people: People) -> None:
    ada, bert = people("en", DESKTOP), people("de", PHONE)
    together(ada, bert)
    bert.forgive(CUT)
    bert.context.set_offline(True)
    give_three_in_vain(bert)
    expect(lost_sign(bert)).to_be_visible(timeout=25_000)
    bert.context.set_offline(False)
    expect(lost_sign(bert)).to_be_hidden(timeout=25_000)
    give_three(ada)
    assert whose_turn([ada, bert])
    expect(cards(bert)).to_have_count(13)


def give_three_in_vain(person: Person) -> None:
    """Send cards off while the line is dead; they are kept until it heals."""
    for n in range(3):
        cards(person).nth(n).tap(position={"x": 10, "y": 14})
    person.button("gb-give", who=ANY).tap()
