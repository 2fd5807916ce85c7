"""An evening of Swindler: two people in two languages and two bots at its end, and cards that answer one another."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import expect

import cutpurse
from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import open_beside, press
from tests.browser.late_positions import TURN, an_answer_to_an_answer, the_last_heist
from tests.browser.page_checks import axe_faults, scrolls_sideways
from tests.browser.people import ANY, DESKTOP, PHONE, Person
from tests.browser.stored_tables import opened
from tests.browser.swindler_steps import (
    WINDOWS,
    Deed,
    answer,
    board,
    by_key,
    hurry,
    order,
    play_on,
    reaches_the_end,
    stack,
    whose_turn,
    wish_for_loot,
)


def test_two_people_and_two_bots_play_swindler_to_the_end(people: People) -> None:
    ada: Person = people("en", DESKTOP).named("Ada")
    bert: Person = people("de", PHONE).named("Bert")
    players = [ada, bert]
    table = opened(the_last_heist(), ada, bert, delay=0)
    for person in players:
        expect(board(person)).to_be_visible()
        order(person, "always")
    done = play_on(players, table, 5, wish_for_loot)
    bert.reloads()
    expect(board(bert)).to_be_visible()
    ada.speaks("de")
    assert_log_follows(ada)
    done += play_on(players, table, 2, wish_for_loot)
    assert_log_follows(ada)
    while not answered(done):
        assert whose_turn(players, table), f"nobody was asked in a window: {done}"
        done += play_on(players, table, 1, wish_for_loot)
    assert_readable(players)
    for person in players:
        order(person, "fits")
    done += play_on(players, table, wish=wish_for_loot)
    verbs = {deed.command.split()[0] for deed in done}
    assert verbs >= TURN, done

    for person in players:
        the_end(person)
        assert_readable([person])
    replay(bert)
    assert cutpurse.verify(bert.context.request.get(f"/api/tables/{table}/record").text()).outcome
    ada.link("table-check").click()
    ada.reads("check-verdict-open")
    ada.reads("check-draws-open")


def answered(done: list[Deed]) -> bool:
    """Whether somebody was asked in a window."""
    return any(deed.phase in WINDOWS for deed in done)


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


def assert_log_follows(person: Person) -> None:
    """The log stands at its end, though there are more lines than fit."""
    hurry(person)
    log = person.find("log", "table-log").element_handle()
    person.page.wait_for_function("log => log.scrollHeight > log.clientHeight", arg=log)
    person.page.wait_for_function("log => log.scrollHeight - log.scrollTop - log.clientHeight < 2", arg=log)


def the_end(person: Person) -> None:
    """The end screen says who won, and why it is over."""
    reaches_the_end(person)
    person.reads("swindler-why-last")
    expect(person.link("web-read-rule-of", rule="SW-8.5")).to_be_visible()


def replay(person: Person) -> None:
    """Step through the replay; open eyes are offered."""
    person.link("table-replay").tap()
    for n in (1, 2, 3):
        person.button("replay-step").tap()
        expect(person.page.get_by_text(person.like("replay-place", n=n, last=ANY))).to_be_visible()
    assert not axe_faults(person.page)


# --- an answer to an answer ---
class PlayedCard(NamedTuple):
    """A card in play: whose it is, and whether another card has struck it out as it stands."""

    who: str
    card: str
    struck: bool = False


def test_an_answer_is_answered_and_both_see_what_stands(people: People) -> None:
    ada: Person = people("en", DESKTOP).named("Ada")
    bert: Person = people("de", PHONE).named("Bert")
    players = [ada, bert]
    table = opened(an_answer_to_an_answer(), ada, bert)
    for person in players:
        expect(board(person)).to_be_visible()
    order(ada, "always")

    plays(bert, table, "play copycat")
    assert_stack(players, PlayedCard("Bert", "copycat"))
    plays(ada, table, "play assassin")
    assert_stack(players, PlayedCard("Bert", "copycat", struck=True), PlayedCard("Ada", "assassin"))
    plays(bert, table, "play assassin")
    assert_stack(
        players,
        PlayedCard("Bert", "copycat"),
        PlayedCard("Ada", "assassin", struck=True),
        PlayedCard("Bert", "assassin"),
    )
    assert_readable(players)
    plays(ada, table, "pass")  # no Assassin is left: Bert's stands, and hers is struck out for good
    assert_stack(players, PlayedCard("Bert", "copycat"))
    plays(ada, table, "pass")

    found = whose_turn([ada], table)  # it is hers to go on, or to act
    assert found
    drew = found[1]["loot"][1]
    for person in players:
        hurry(person)
        open_beside(person, "l", "table-log")
        person.reads("swindler-log-cancelled", card="assassin")
        mine = "yes" if person is bert else "no"
        person.reads("swindler-log-copied" if drew else "swindler-log-skull-copied", who="Bert", you=mine, tiles=ANY)


def plays(person: Person, table: str, command: str) -> None:
    """Somebody is asked in a window, and answers it by hand."""
    found = whose_turn([person], table)
    assert found
    answer(person, table, found[1], command, press if person.touches else by_key)


def assert_stack(players: list[Person], *cards: PlayedCard) -> None:
    """Everybody sees these cards in play, the one that answers last."""
    for person in players:
        hurry(person)
        shown = stack(person).locator(".played > li")
        expect(shown).to_have_count(len(cards))
        for n, (who, card, struck) in enumerate(cards):
            name = person.say("swindler-board-plays", who=who, card=person.say(f"swindler-card-{card}"))
            expect(shown.nth(n).get_by_role("img", name=name, exact=True)).to_be_visible()
            cross = shown.nth(n).get_by_role("img", name=person.say("swindler-board-struck"), exact=True)
            expect(cross).to_have_count(int(struck))
