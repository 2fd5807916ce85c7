"""Coming in: odd addresses, invited friends and their names, onlookers, links to other devices, a line that dies."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import cards, hand, lost_sign
from tests.browser.people import CUT, NOT_FOUND, PHONE, Person, Role

FOX = "%F0%9F%A6%8A"


@pytest.mark.parametrize(
    ("address", "role", "text"),
    [
        (f"/t/{FOX}", "heading", "table-none"),
        ("/t/%", "heading", "table-none"),
        ("/t/" + "x" * 200, "heading", "table-none"),
        (f"/replay/{FOX}", "heading", "replay-gone-title"),
        (f"/check/{FOX}", "heading", "check-none-title"),
        (f"/back#{FOX * 20}", "heading", "back-none-heading"),
        (f"/rules/{FOX}", "heading", "rules-none"),
    ],
)
def test_an_odd_address_is_told_and_has_a_way_out(people: People, address: str, role: Role, text: str) -> None:
    person = people("de", PHONE)
    person.forgive(f"{CUT}|{NOT_FOUND}|status of 400")
    person.goes(address)
    expect(person.find(role, text).first).to_be_visible()
    person.page.get_by_role("main").get_by_role("link", name=person.say("web-home")).last.click()
    expect(person.way_in("lobby-play-now")).to_be_visible()


# --- names ---
def invited(people: People, *arguments: object) -> tuple[Person, Person, str]:
    """A host with a free chair, and a friend nobody knows who opens the link; and the table."""
    host = people("en").named("Ada")
    table = host.lays([None, None, "greedy"])
    host.goes(f"/t/{table}")
    expect(host.button("room-start")).to_be_visible()
    friend = people(*arguments)
    friend.goes(f"/t/{table}")
    return host, friend, table


def test_an_invited_friend_is_asked_for_a_name_and_one_key_accepts_it(people: People) -> None:
    host, friend, _ = invited(people, "de")
    field = friend.page.get_by_label(friend.say("lobby-name"))
    expect(field).to_be_focused()
    offered = field.input_value()
    assert offered in friend.say("lobby-thieves").split(", ")
    friend.page.keyboard.press("Enter")
    expect(friend.button("room-take")).to_be_focused()
    friend.page.keyboard.press("Enter")
    expect(friend.find("list", "room-chairs")).to_contain_text(offered)
    expect(host.find("list", "room-chairs")).to_contain_text(offered)


def test_who_types_a_name_and_sits_down_at_once_is_called_by_it(people: People) -> None:
    host, friend, _ = invited(people, "en", PHONE)
    field = friend.page.get_by_label(friend.say("lobby-name"))
    expect(friend.button("room-take")).to_be_in_viewport(ratio=1)
    expect(field).not_to_be_focused()  # a phone's keyboard would cover the chairs
    field.fill("Zoë")
    friend.button("room-take").tap()
    expect(host.find("list", "room-chairs")).to_contain_text("Zoë")


def test_a_name_that_cannot_be_is_told_at_the_field(people: People) -> None:
    person = people("en").named("Ada")
    person.goes("/")
    field = person.page.get_by_label(person.say("lobby-name"))
    expect(field).to_have_value("Ada")
    wrong = person.page.get_by_role("alert")
    person.forgive("status of 400")
    for name in ("x" * 25, "x" * 300, "👨‍👩‍👧‍👦" * 20, " "):
        field.fill(name)
        expect(wrong.get_by_text(re.compile(r"\w"))).to_have_count(0)
        field.press("Enter")
        expect(wrong.get_by_text(person.say("problem-bad-name"))).to_be_visible()
        expect(field).to_have_value(name)
    assert person.asks("GET", "/me")["name"] == "Ada"
    field.fill("👨‍👩‍👧" * 12)
    field.press("Enter")
    person.reads("lobby-name-saved", name="👨‍👩‍👧" * 12)
    expect(wrong.get_by_text(re.compile(r"\w"))).to_have_count(0)


def test_nobody_sits_down_under_another_name_than_they_typed(people: People) -> None:
    host, friend, _ = invited(people, "en")
    friend.forgive("status of 400")
    field = friend.page.get_by_label(friend.say("lobby-name"))
    field.fill("x" * 300)
    friend.button("room-take").click()
    expect(field).to_be_focused()
    expect(friend.page.get_by_role("alert").get_by_text(friend.say("problem-bad-name"))).to_be_visible()
    expect(friend.button("room-take")).to_be_visible()
    friend.goes("/")
    field.fill("x" * 300)
    for button in ("lobby-play-now", "lobby-friends"):
        friend.way_in(button).click()
        expect(field).to_be_focused()
    expect(friend.page.get_by_role("dialog")).to_have_count(0)
    assert friend.asks("GET", "/me")["name"] is None
    field.fill("Zoë")
    friend.way_in("lobby-play-now").click()
    expect(cards(friend)).to_have_count(13)
    assert friend.asks("GET", "/me")["name"] == "Zoë"
    expect(host.find("list", "room-chairs")).not_to_contain_text("xxx")


def test_an_onlooker_speaks_under_a_name_and_can_change_it(people: People) -> None:
    host = people("en").named("Ada")
    table = host.lays([None, "greedy", "greedy"])
    host.wishes(table, "start")
    host.goes(f"/t/{table}")
    expect(cards(host).first).to_be_visible()
    eve = people("en")
    eve.goes(f"/t/{table}")
    for name in (None, "Eve"):
        eve.page.get_by_role("tab", name=eve.like("table-chat")).click()
        if name:
            eve.page.get_by_label(eve.say("lobby-name")).fill(name)
            eve.page.keyboard.press("Enter")
            eve.reads("lobby-name-saved", name=name)
        eve.page.get_by_label(eve.say("table-chat-say")).fill(f"I am {name}")
        eve.page.keyboard.press("Enter")
        said = eve.page.get_by_role("log", name=eve.say("table-chat")).get_by_text(f"I am {name}")
        expect(said).to_be_visible()
    names = [line["name"] for line in eve.asks("GET", f"/tables/{table}")["chat"]]
    assert names[0] in eve.say("lobby-thieves").split(", ")
    assert names[1] == "Eve"


# --- links for other devices ---
def with_address(person: Person, address: str | None) -> None:
    """Let the server say that others reach it there."""

    def answer(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, "address": address})

    person.own_page().route("**/api/shelf", answer)


@pytest.mark.parametrize("address", [None, "http://192.168.0.9:8000"])
def test_links_say_whether_another_device_can_open_them(people: People, address: str | None) -> None:
    person = people("en").named("Ada")
    with_address(person, address)
    person.goes("/")
    person.page.get_by_text(person.say("lobby-elsewhere"), exact=True).click()
    person.button("lobby-elsewhere-make").click()
    link = person.page.get_by_label(person.say("lobby-elsewhere-link"))
    expect(link).to_be_focused()
    expect(link).to_have_value(re.compile(rf"^{re.escape(address or person.services.origin)}/back#[\w-]{{16,}}$"))
    alone = person.page.get_by_text(person.say("room-invite-alone", port=str(person.services.port)))
    picture = person.page.get_by_role("img", name=person.say("room-qr"))
    expect(alone).to_have_count(0 if address else 1)
    expect(picture).to_have_count(1 if address else 0)
    table = person.lays([None, None, "greedy"])
    person.goes(f"/t/{table}")
    expect(person.page.get_by_label(person.say("room-invite-link"))).to_have_value(
        f"{address or person.services.origin}/t/{table}"
    )
    expect(picture).to_have_count(1 if address else 0)
    expect(alone).to_have_count(0 if address else 1)


# --- the lobby ---
def test_a_short_game_is_one_choice_and_says_what_it_counts(people: People) -> None:
    person = people("en").named("Ada")
    person.goes("/")
    person.way_in("lobby-friends").click()
    sheet = person.page.get_by_role("dialog")
    limit = sheet.get_by_label(person.say("gaunerbande-option-limit"))
    expect(limit).to_have_value("100")
    sheet.get_by_text(person.say("new-length-short")).click()
    expect(limit).to_have_value("30")
    limit.fill("45")
    expect(sheet.get_by_role("radio", name=person.say("new-length-short"))).not_to_be_checked()
    sheet.get_by_text(person.say("new-length-short")).click()
    sheet.get_by_role("button", name=person.say("new-make")).click()
    expect(person.page.get_by_text("Ends when somebody has more than 30 penalty points")).to_be_visible()


def test_buttons_are_called_what_they_do(people: People) -> None:
    person = people("en")
    person.goes("/")
    expect(person.page.get_by_role("button", name="Play now: Gaunerbande", exact=True)).to_be_visible()
    person.page.keyboard.press("Tab")
    expect(person.page.get_by_role("link", name=person.say("web-skip", page="lobby"))).to_be_focused()
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("Tab")
    expect(person.way_in("lobby-play-now")).to_be_focused()
    person.goes("/rules/gaunerbande")
    expect(person.page.get_by_role("link", name=person.say("web-skip", page="rules"))).to_have_count(1)


def test_the_theme_is_that_of_the_system_until_somebody_chooses(people: People) -> None:
    person = people("en")
    person.own_page().emulate_media(color_scheme="light")
    person.goes("/")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dawn")
    person.button("web-theme", now="dawn").click()
    person.reloads()
    expect(person.page.locator("html")).to_have_attribute("data-theme", "night")


# --- a line that dies ---
def test_a_line_that_falls_silent_is_noticed_and_heals(people: People) -> None:
    person = people("en").named("Ada")
    person.forgive(CUT)
    table = person.lays([None, "greedy", "greedy"])
    person.wishes(table, "start")
    silent = [False]

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: None if silent[0] else server.send(message))
        server.on_message(lambda message: None if silent[0] else line.send(message))

    person.own_page().route_web_socket(re.compile(r".*/socket\?.*"), between)
    person.goes(f"/t/{table}")
    expect(cards(person).first).to_be_visible()
    person.page.wait_for_timeout(6_000)  # time itself: a quiet table is no dead one
    expect(lost_sign(person)).to_have_count(0)
    silent[0] = True
    expect(lost_sign(person)).to_be_visible()
    expect(person.button("web-try-now")).to_be_visible()
    silent[0] = False
    expect(lost_sign(person)).to_have_count(0)
    expect(hand(person)).to_be_visible()
