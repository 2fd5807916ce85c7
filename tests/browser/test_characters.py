"""Bots are characters: chosen by face, name and strength, and met again at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from cutpurse.bots.characters import CHARACTERS, USUAL_LEVEL
from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import cards
from tests.browser.page_checks import axe_faults, faults, scrolls_sideways, stands
from tests.browser.people import ANY, DESKTOP, PHONE, Language, Person, Size

NAMES = dict(CHARACTERS)
VIEWS: list[tuple[Language, Size]] = [("de", PHONE), ("en", DESKTOP)]


def plate(person: Person, bot: str, name: str) -> Locator:
    """The plate of a bot at the table, as a screen reader calls it."""
    return person.page.get_by_role("group", name=f"{name} {person.say('web-bot-level', level=int(bot))}", exact=True)


@pytest.mark.parametrize(("language", "size"), VIEWS, ids=["phone", "desktop"])
def test_characters_are_chosen_for_the_chairs_of_a_new_table_and_play_there(
    people: People, language: Language, size: Size
) -> None:
    person = people(language, size).named("Ada")
    person.goes("/")
    person.way_in("lobby-friends").click()
    sheet = person.find("dialog", "new-title", game=ANY)
    sheet.get_by_role("button", name=person.like("new-chair", number=2)).click()
    choices = person.find("dialog", "room-bot-kind", number=2)
    for bot, name in CHARACTERS:
        choice = choices.get_by_role("button", name=name)
        expect(choice).to_contain_text(person.say(f"character-{bot}"))
        expect(choice.get_by_role("img")).to_have_accessible_name(person.say(f"character-{bot}.face"))
    stands(person)
    assert not axe_faults(person.page)
    assert not scrolls_sideways(person.page)
    person.page.keyboard.press("Escape")
    expect(choices).to_be_hidden()
    expect(sheet).to_be_visible()  # only the upper sheet is closed
    person.seats_bot(2, NAMES["2"])
    person.seats_bot(3, NAMES["6"])
    person.seats_bot(4, NAMES["6"])
    stands(person)
    assert not axe_faults(person.page)
    sheet.get_by_role("button", name=person.say("new-make")).click()
    chairs = person.find("list", "room-chairs").get_by_role("listitem")
    for n, bot in ((1, "2"), (2, "6"), (3, "6")):
        expect(chairs.nth(n)).to_contain_text(person.say("character-level", level=int(bot), most=len(CHARACTERS)))
    expect(chairs.nth(2)).to_contain_text(NAMES["6"])
    expect(chairs.nth(3)).to_contain_text(f"{NAMES['6']} 2")
    stands(person)
    assert not faults(person.page)
    person.button("room-start").click()
    expect(cards(person)).to_have_count(13)
    expect(plate(person, "2", NAMES["2"])).to_be_visible()
    expect(plate(person, "6", NAMES["6"]).locator(".face")).to_be_visible()
    stands(person)
    assert not axe_faults(person.page)


def test_another_character_is_put_on_a_chair_in_the_waiting_room(people: People) -> None:
    person = people("en", DESKTOP).named("Ada")
    table = person.lays([None, None, "2"])
    person.goes(f"/t/{table}")
    chairs = person.find("list", "room-chairs").get_by_role("listitem")
    person.button("web-of", deed=person.say("room-bot-change"), what=NAMES["2"]).click()
    person.find("dialog", "room-bot-kind", number=3).get_by_role("button", name=NAMES["8"]).click()
    expect(chairs.nth(2)).to_contain_text(NAMES["8"])
    person.button("room-bot-put").click()
    person.find("dialog", "room-bot-kind", number=2).get_by_role("button", name=NAMES["1"]).click()
    expect(chairs.nth(1)).to_contain_text(NAMES["1"])


def test_whom_one_plays_at_once_is_chosen_in_the_lobby_and_remembered(people: People) -> None:
    person = people("en", PHONE).named("Ada")
    person.goes("/")
    expect(person.button("lobby-opponent")).to_contain_text(NAMES[USUAL_LEVEL])
    person.button("lobby-opponent").tap()
    person.find("dialog", "lobby-opponent-title").get_by_role("button", name=NAMES["1"]).tap()
    expect(person.button("lobby-opponent")).to_contain_text(NAMES["1"])
    person.reloads()
    expect(person.button("lobby-opponent")).to_contain_text(NAMES["1"])
    person.way_in("lobby-play-now").tap()
    expect(cards(person)).to_have_count(13)
    for bot in ("1", "2", "3"):  # and two about as strong
        expect(plate(person, bot, NAMES[bot])).to_be_visible()
