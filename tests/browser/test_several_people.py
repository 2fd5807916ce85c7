"""In company: who comes and goes, the clock, taking back, talk, other devices, closed doors and cut lines."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.announcements import hear, hears
from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import (
    cards,
    give_three,
    lost_sign,
    play_a_card,
    play_on,
    press,
    table_of,
    whose_turn,
)
from tests.browser.late_positions import a_colour_to_follow, begun
from tests.browser.page_checks import faults
from tests.browser.people import ANY, CUT, DESKTOP, PHONE, Person, Size
from tests.browser.stored_tables import opened


def together(ada: Person, bert: Person) -> str:
    """Both at a table with two bots, at its beginning; its id."""
    table = ada.named("Ada").lays([None, None, "greedy", "greedy"])
    bert.named("Bert").sits(table, 1)
    ada.wishes(table, "start")
    for person in (ada, bert):
        person.goes(f"/t/{table}")
        expect(cards(person)).to_have_count(13)
    return table


def test_a_host_frees_a_chair_and_shuts_somebody_out_who_is_told_so(people: People) -> None:
    ada, bert = people("de", PHONE), people("en", DESKTOP)
    table = ada.named("Ada").lays([None, None, "greedy", "greedy"])
    bert.named("Bert").sits(table, 1)
    for person in (ada, bert):
        person.goes(f"/t/{table}")
        expect(person.find("list", "room-chairs")).to_be_visible()
    expect(bert.button("room-remove")).to_be_hidden()
    press(ada, ada.button("room-remove"))
    bert.reads("room-removed")
    ada.page.get_by_text(ada.say("table-people", count=1)).click()
    assert faults(ada.page) == []
    ada.button("table-people-mute").press("Enter")
    bert.reads("problem-muted")
    press(ada, ada.button("table-people-block"))
    ada.reads("table-people-block-sure", name="Bert")
    press(ada, ada.button("table-people-block").last)
    expect(bert.heading("room-blocked")).to_be_visible()
    expect(ada.button("table-people-block")).to_have_attribute("aria-pressed", "true")


def test_a_clock_is_shown_and_when_it_is_up_all_hear_it_and_the_seat_is_taken_back_by_one_press(
    people: People,
) -> None:
    ada, bert = people("en", DESKTOP), people("de", PHONE)
    table = ada.named("Ada").lays([None, None, "greedy", "greedy"], clock=8)
    bert.named("Bert").sits(table, 1)
    for person in (ada, bert):
        hear(person)
        person.goes(f"/t/{table}")
        expect(person.find("list", "room-chairs")).to_be_visible()
    ada.wishes(table, "start")
    ada.plays_on(table, 1)  # by script: her clock runs, too
    for person in (ada, bert):
        timer = person.page.get_by_role("timer")
        expect(timer).to_have_accessible_name(person.like("table-left", time=ANY))
        expect(timer).to_contain_text(re.compile(r"0:0\d"))
    hears(bert, bert.say("table-hurry", seconds=3, late="bot"), bert.say("table-late-mine"))
    hears(ada, ada.say("table-late", who="Bert", bot="none"))
    bert.reads("table-bot-plays", bot="none")
    press(bert, bert.button("table-back"))
    expect(bert.button("table-back")).to_be_hidden()
    hears(ada, ada.say("table-plays-again", who="Bert"))


def test_whoever_asks_to_take_back_may_think_better_of_it_and_who_is_asked_answers_by_keyboard(people: People) -> None:
    ada, bert = people("en", DESKTOP).named("Ada"), people("de", PHONE).named("Bert")
    opened(a_colour_to_follow(), ada, bert)
    held = len(ada.is_asked(table_of(ada))["hand"])
    assert whose_turn([ada])
    play_a_card(ada)
    question = bert.page.get_by_role("group", name=bert.say("table-undo"))
    ask = ada.button("table-undo-tool", how="ask")
    ask.click()
    expect(question).to_be_visible()
    ada.page.get_by_role("group").get_by_role("button", name=ada.say("table-stay")).click()
    expect(question).to_be_hidden()
    expect(cards(ada)).to_have_count(held - 1)
    expect(ada.page.get_by_text(ada.say("table-undo-refused"))).to_have_count(0)

    while whose_turn([ada, bert]) is bert:  # nobody is asked twice about the same card
        play_a_card(bert)
    play_a_card(ada)
    ask.click()
    expect(bert.page.get_by_role("alert")).to_contain_text("Ada")
    no = bert.page.get_by_role("button", name=bert.say("table-undo-no"), exact=True)
    yes = bert.page.get_by_role("button", name=bert.say("table-undo-yes"), exact=True)
    left, right = no.bounding_box(), yes.bounding_box()
    assert left
    assert right
    assert left["y"] == right["y"], "the answers stand side by side"
    expect(no).not_to_be_focused()
    bert.page.keyboard.press("a")
    expect(no).to_be_focused()
    bert.page.keyboard.press("Tab")
    bert.page.keyboard.press("Enter")
    expect(cards(ada)).to_have_count(held - 1)


def test_a_move_nobody_saw_is_taken_back_at_once_another_by_a_vote(people: People) -> None:
    ada, bert = people("en", DESKTOP), people("de", PHONE)
    together(ada, bert)
    give_three(ada)
    ada.button("table-undo-tool", how="free").click()
    expect(cards(ada)).to_have_count(13)  # what was given together comes back together
    play_on([ada, bert], 2)

    left = {ada: 13, bert: 13}
    for answer in ("no", "yes"):
        mover = whose_turn([ada, bert])
        assert mover
        other = bert if mover is ada else ada
        play_a_card(mover)
        left[mover] -= 1
        press(mover, mover.button("table-undo-tool", how="ask"))
        question = other.page.get_by_role("group", name=other.say("table-undo"))
        expect(question).to_contain_text("Ada" if mover is ada else "Bert")
        mover.reads("table-undo-mine", who="Bert" if mover is ada else "Ada", count=1)
        expect(mover.page.get_by_role("timer")).to_contain_text(re.compile(r"0:\d\d"))
        press(other, question.get_by_role("button", name=other.say(f"table-undo-{answer}"), exact=True))
        expect(question).to_be_hidden()
        if answer == "no":
            mover.reads("table-undo-refused")
        else:
            left[mover] += 1
        expect(cards(mover)).to_have_count(left[mover])


def test_who_leaves_is_away_but_who_reads_the_rules_keeps_the_seat_and_is_called(people: People) -> None:
    ada, bert = people("en", DESKTOP), people("de", PHONE)
    table = ada.named("Ada").lays([None, None, "greedy", "greedy"])
    ada.goes(f"/t/{table}")
    bert.named("Bert").goes(f"/t/{table}")
    bert.page.wait_for_load_state("networkidle")  # nothing moves under the finger any more
    bert.button("room-take").tap()  # by hand: who asks by script counts as here for a while
    expect(bert.button("room-leave")).to_be_visible()
    ada.button("room-start").click()
    plate = ada.page.get_by_role("group", name="Bert")
    expect(plate).not_to_contain_text(ada.say("web-away"))
    bert.page.goto("about:blank")
    expect(plate).to_contain_text(ada.say("web-away"))
    bert.goes(f"/t/{table}")
    expect(plate).not_to_contain_text(ada.say("web-away"))

    give_three(bert)
    bert.button("web-menu").tap()
    bert.link("web-rules").tap()
    expect(bert.page.get_by_role("heading", level=1)).to_be_visible()
    expect(bert.link("table-call-back")).to_be_visible()
    ada.page.wait_for_timeout(500)  # time itself: for a while nobody is called away
    expect(plate).not_to_contain_text(ada.say("web-away"))

    give_three(ada)
    bert_is_asked = False
    while not bert_is_asked:
        actors = ada.until(lambda: {0, 1} & set(ada.sees(table)["actors"]))
        bert_is_asked = 1 in actors
        if not bert_is_asked:
            ada.plays_on(table, 1)
    expect(bert.page.get_by_role("status").get_by_role("link", name=bert.say("table-call"))).to_be_visible()
    bert.page.get_by_role("navigation").get_by_role("link", name=bert.say("table-call-turn")).tap()
    expect(cards(bert)).to_have_count(13)
    expect(plate).not_to_contain_text(ada.say("web-away"))
    assert whose_turn([ada, bert]) is bert


def test_talk_calls_where_the_chat_is_closed_and_is_text_never_markup(people: People) -> None:
    ada, bert = people("en", DESKTOP), people("de", PHONE)
    table = together(ada, bert)
    ada.wishes(table, "say", text="psst")
    ada.wishes(table, "say", text="hey")
    word = bert.like("table-chat-said", who="Ada", text=ANY)
    expect(bert.page.get_by_role("status").get_by_text(word)).to_be_visible()
    bert.button("table-beside-news", count=2).tap()
    expect(bert.find("log", "table-chat")).to_contain_text("psst")
    bert.page.keyboard.press("Escape")
    expect(bert.button("table-beside-news", count=ANY)).to_have_count(0)
    expect(ada.find("tab", "table-chat")).not_to_contain_text("2")

    ada.find("tab", "table-chat").click()
    line = "<b>psst</b> <img src=x onerror=alert(1)> & 🗝"
    ada.page.get_by_label(ada.say("table-chat-say")).fill(line)
    ada.page.keyboard.press("Enter")
    expect(ada.find("log", "table-chat")).to_contain_text(line)
    bert.button("table-beside-news", count=1).tap()
    expect(bert.find("log", "table-chat")).to_contain_text(line)


def test_a_game_called_off_says_so_and_can_be_looked_at(people: People) -> None:
    ada, bert = people("en", DESKTOP), people("de", PHONE)
    table = together(ada, bert)
    give_three(ada)
    ada.wishes(table, "abandon")
    for person in (ada, bert):
        expect(person.find("region", "table-off")).to_be_visible()
        expect(person.page.get_by_role("status").get_by_text(person.say("table-abandoned"))).to_be_visible()
        expect(person.page.get_by_text(person.say("web-turn-mine"))).to_have_count(0)
    expect(ada.find("log", "table-log")).to_contain_text(ada.say("table-log-off"))
    bert.link("table-replay").tap()
    expect(bert.page.get_by_label(bert.say("replay-eyes"))).to_have_value("open")
    ada.button("table-rematch").click()
    expect(ada.find("list", "room-chairs")).to_be_visible()


def test_an_open_table_that_was_cleared_away_leads_back(people: People) -> None:
    ada = people("en", DESKTOP)
    table = ada.named("Ada").lays([None, None, "greedy", "greedy"])
    ada.wishes(table, "abandon")
    ada.goes(f"/t/{table}")
    expect(ada.heading("table-closed")).to_be_visible()
    ada.link("web-home").last.click()
    expect(ada.way_in("lobby-play-now")).to_be_visible()


def test_the_host_has_no_bot_step_in_for_who_is_here_and_who_acts_for_the_host_may_less(people: People) -> None:
    ada, bert = people("en", DESKTOP), people("de", DESKTOP)
    together(ada, bert)
    ada.button("table-menu").click()
    expect(ada.button("table-abandon")).to_be_visible()
    expect(ada.button("table-replace-one", who="Bert")).to_have_count(0)
    ada.page.goto("about:blank")
    bert.button("table-menu").click()
    expect(bert.button("table-resign")).to_be_visible()
    expect(bert.button("table-abandon")).to_have_count(0)


def test_a_personal_link_makes_another_device_the_same_person(people: People) -> None:
    ada, phone = people("en", DESKTOP), people("en", PHONE)
    table = ada.named("Ada").lays([None, "greedy", "greedy", "greedy"])
    ada.wishes(table, "start")
    ada.goes("/")
    ada.page.get_by_text(ada.say("lobby-elsewhere")).click()
    ada.button("lobby-elsewhere-make").click()
    link = ada.page.get_by_label(ada.say("lobby-elsewhere-link"))
    expect(link).to_have_value(re.compile(r"/back#"))
    phone.goes(link.input_value())
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
    person.button("gaunerbande-give").tap()


def test_a_game_over_days_is_agreed_on_and_waits_in_the_lobby_with_the_time_that_is_left(people: People) -> None:
    ada, bert = people("en", DESKTOP).named("Ada"), people("de", PHONE).named("Bert")
    ada.goes("/")
    ada.way_in("lobby-friends").click()
    sheet = ada.find("dialog", "new-title", game=ANY)
    for id in ("new-time-days", "new-late-turn"):
        sheet.get_by_text(ada.say(id), exact=True).click()
    sheet.get_by_text("3 days", exact=True).click()
    assert faults(ada.page) == []
    sheet.get_by_role("button", name=ada.say("new-make")).click()
    for said in ("room-agreed-days", "room-agreed-late-turn"):
        ada.reads(said)
    top = ada.page.locator("main header")
    expect(top.get_by_text("Over days, 3 days per move")).to_be_visible()  # before anybody sits down
    expect(top.get_by_role("link", name=ada.say("room-tell"))).to_be_visible()
    table = table_of(ada)
    bert.sits(table, 1)
    for chair, bot in ((2, "greedy"), (3, "greedy")):
        ada.wishes(table, "bot", seat=chair, bot=bot)
    ada.wishes(table, "start")
    for person, left in ((ada, "3 days left"), (bert, "noch 3 Tage")):
        person.goes(f"/t/{table}")
        expect(person.page.get_by_text(left)).to_be_visible()
        person.goes("/")
        expect(person.page.get_by_text(re.compile(r"3 (days left|Tage)"))).to_be_visible()
    ada.page.get_by_text(ada.say("home-vacation"), exact=True).click()
    ada.button("home-vacation-take").click()
    expect(ada.page.get_by_text(ada.like("home-vacation-until", until=ANY))).to_be_visible()
    assert faults(ada.page) == []
    bert.goes(f"/t/{table}")
    expect(bert.page.get_by_text(bert.like("web-away-until", day=ANY))).to_be_attached()
    bert.button("web-menu").tap()
    press(bert, bert.button("table-menu"))
    expect(
        bert.find("dialog", "table-menu").get_by_text(bert.like("table-on-holiday", who="Ada", day=ANY))
    ).to_be_visible()
    bert.page.keyboard.press("Escape")
    press(ada, ada.button("home-vacation-back"))
    expect(bert.page.get_by_text(bert.like("web-away-until", day=ANY))).to_have_count(0)


def test_on_a_phone_the_words_of_a_slow_game_have_all_the_width_with_the_clock_below(people: People) -> None:
    ada = people("de", Size(360, 640, touch=True)).named("Ada")
    opened(begun("langfinger", 3, 7), ada, clock=86_400, absence="clock")
    left = ada.page.locator(".prompt .left")
    expect(left).to_have_text(ada.say("table-left", time="1 Tag"))
    prompt, words, clock = (
        ada.page.locator(f".prompt:has(> .lantern){part}").bounding_box() for part in ("", " [role=status]", " .left")
    )
    assert prompt is not None
    assert words is not None
    assert clock is not None
    assert words["width"] > 0.8 * prompt["width"]
    assert clock["y"] >= words["y"] + words["height"]
