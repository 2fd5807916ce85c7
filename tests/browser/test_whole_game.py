"""A whole evening: two people in two languages and two bots play a game to its end, through a reload and a crash."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import cards, give_three, hand, is_over, lost_sign, play_on, table_of, whose_turn
from tests.browser.people import ANY, CUT, DESKTOP, PHONE, TABLET, Person
from tests.browser.server_process import COMMAND, TableServices


def test_two_people_and_two_bots_play_a_whole_game(own_house: TableServices, people: People, tmp_path: Path) -> None:
    ada: Person = people("en", DESKTOP, at=own_house)
    bert: Person = people("de", PHONE, at=own_house)
    carl: Person = people("en", TABLET, at=own_house)
    players = [ada, bert]

    link = invite(ada)
    follow(bert, link, "Bert")
    carl.goes(link)
    carl.reads("room-start-host")
    ada.button("room-start").click()
    for person in players:
        expect(cards(person)).to_have_count(13)
    carl.reads("table-you-watch")
    expect(hand(carl)).to_have_count(0)
    expect(carl.page.get_by_role("group", name="Bert")).to_be_visible()

    give_three(bert)
    give_three(ada)
    play_on(players, 5)
    bert.reloads()
    play_on(players, 3)
    crash(own_house, [ada, bert, carl])
    assert whose_turn(players)
    play_on(players)

    for person in (*players, carl):
        the_end(person)
    replay(carl)
    keep_and_verify(carl, tmp_path)
    ada.link("table-check").click()
    ada.reads("check-verdict-fine")
    ada.page.go_back()
    rematch(ada, bert)


def invite(host: Person) -> str:
    """Lay a table for friends with a low limit and two bots; the link to it."""
    host.goes("/")
    name = host.page.get_by_label(host.say("lobby-name"))
    name.fill("Ada")
    name.press("Enter")
    host.way_in("lobby-friends").click()
    sheet = host.find("dialog", "new-title", game=ANY)
    for chair in (3, 4):
        host.seats_bot(chair, host.say("bot-greedy"))
    sheet.get_by_label(host.say("gaunerbande-option-limit")).fill("1")
    sheet.get_by_role("button", name=host.say("new-make")).click()
    expect(host.heading("room-heading", missing=1)).to_be_visible()
    expect(host.find("list", "room-chairs").get_by_text("Ada")).to_be_visible()
    return host.page.get_by_label(host.say("room-invite-link")).input_value()


def follow(guest: Person, link: str, name: str) -> None:
    """Come by a link, take a chair and be called something."""
    guest.goes(link)
    guest.button("room-take").tap()
    guest.button("room-rename").tap()
    guest.page.get_by_label(guest.say("room-rename-label")).fill(name)
    guest.button("room-save").tap()
    expect(guest.find("list", "room-chairs").get_by_text(name, exact=True)).to_be_visible()


def crash(house: TableServices, people: list[Person]) -> None:
    """Kill the server and start it again; everybody notices, and is back without a reload."""
    for person in people:
        person.forgive(CUT)
        person.page.evaluate("window.neverReloaded = true")
    house.kill()
    for person in people:
        expect(lost_sign(person)).to_be_visible()
    house.open()
    for person in people:
        expect(lost_sign(person)).to_be_hidden()
    assert all(person.page.evaluate("window.neverReloaded") for person in people)


def the_end(person: Person) -> None:
    """The end screen says who won, and why it is over."""
    expect(person.find("region", "table-poster")).to_be_visible()
    assert is_over(person)
    reason = person.like("gaunerbande-why", you="no", who=ANY, total=ANY, limit=1)
    own_reason = person.like("gaunerbande-why", you="yes", total=ANY, limit=1)
    several = person.like("gaunerbande-why-several", who=ANY, limit=1)
    texts = [person.page.get_by_text(each) for each in (reason, own_reason, several)]
    expect(texts[0].or_(texts[1]).or_(texts[2]).first).to_be_visible()
    expect(person.link("web-read-rule-of", rule="GB-5.1")).to_be_visible()


def replay(person: Person) -> None:
    """Step through the replay; a link to a move opens at that move, through the same eyes."""
    person.link("table-replay").tap()
    person.button("replay-step").tap()
    for n in (1, 2, 3):
        expect(person.page.get_by_text(person.like("replay-place", n=n, last=ANY))).to_be_visible()
        person.button("replay-step").tap()
    person.button("replay-step-back").tap()
    expect(person.page.get_by_text(person.like("replay-place", n=3, last=ANY))).to_be_visible()
    person.page.get_by_label(person.say("replay-eyes")).select_option(label=person.say("replay-eyes-open"))
    expect(
        person.page.get_by_role("img", name=person.like("gaunerbande-open-hand", who="Ada", cards=ANY))
    ).to_be_visible()
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.button("replay-more").tap()
    person.button("replay-share").tap()
    person.reads("replay-shared")
    link = person.page.evaluate("navigator.clipboard.readText()")
    page = person.new_page()
    page.goto(link)
    expect(page.get_by_text(person.like("replay-place", n=3, last=ANY))).to_be_visible()
    expect(page.get_by_role("img", name=person.like("gaunerbande-open-hand", who="Ada", cards=ANY))).to_be_visible()
    page.close()


def keep_and_verify(person: Person, folder: Path) -> None:
    """Download the record; the command accepts it."""
    with person.page.expect_download() as download:
        person.link("replay-download").tap()
    assert download.value.suggested_filename == f"cutpurse-{table_of(person)}.json"
    download.value.save_as(folder / "record.json")
    command = [sys.executable, "-c", COMMAND, "verify", str(folder / "record.json")]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout + answer.stderr


def rematch(ada: Person, bert: Person) -> None:
    """One asks for another game, the other comes along; it begins with the same people."""
    first = table_of(ada)
    ada.button("table-rematch").click()
    expect(ada.heading("room-heading", missing=1)).to_be_visible()
    bert.reads("table-rematch-count", there=1, of=2)
    bert.link("table-rematch-join").tap()
    for person in (ada, bert):
        expect(person.find("list", "room-chairs").get_by_text("Bert", exact=True)).to_be_visible()
        assert table_of(person) != first
    ada.button("room-start").click()
    for person in (ada, bert):
        expect(cards(person)).to_have_count(13)
