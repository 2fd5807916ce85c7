"""Pieces fly once: nothing flies as two, and nothing is back where it came from, to fly again."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.browser import gaunerbande_steps, langfinger_steps, swindler_steps
from tests.browser.conftest import People
from tests.browser.flights import Flight, cut_off, flown, record, wrong
from tests.browser.late_positions import the_last_heist, the_last_night, the_last_rummages
from tests.browser.midnight_exchange_steps import SWIFT, motion, reach, script
from tests.browser.people import DESKTOP, PATIENCE, PHONE, Person
from tests.browser.stored_tables import opened


def company(people: People) -> tuple[Person, Person]:
    """Two people who look at everything that moves."""
    ada = people("en", DESKTOP, motion=True).named("Ada")
    bert = people("de", PHONE, motion=True).named("Bert")
    record(ada)
    record(bert)
    return ada, bert


def assert_flown_once(*people: Person, scrolls: str = "nothing") -> None:
    """Something flew at each of them, and nothing wrongly, nor cut off but by what scrolls where there is no room."""
    for person in people:
        flights = flown(person)
        assert any(flight.piece for flight in flights), "nothing flew"
        assert not wrong(flights), "\n".join(wrong(flights))
        cut = [piece for piece in cut_off(person) if f"at {scrolls}" not in piece]
        assert not cut, "\n".join(cut)


def test_what_is_passed_and_played_in_gaunerbande_flies_once(people: People) -> None:
    ada, bert = company(people)
    table = ada.lays([None, None, "greedy", "greedy"])
    bert.sits(table, 1)
    ada.wishes(table, "start")
    for person in (ada, bert):
        person.goes(f"/t/{table}")
        expect(gaunerbande_steps.cards(person).first).to_be_visible()
    gaunerbande_steps.play_on([ada, bert], 6)
    assert_flown_once(ada, bert)


def test_stones_tools_and_loot_of_langfinger_fly_once(people: People) -> None:
    ada, bert = company(people)
    table = opened(the_last_night(), ada, bert)
    seen: set[str] = set()
    langfinger_steps.play_on([ada, bert], table, 10, seen)
    assert {"langfinger-ask-place", "langfinger-ask-take"} <= seen, seen
    assert_flown_once(ada, bert, scrolls="town")


def test_tiles_drawn_and_sold_in_swindler_fly_once(people: People) -> None:
    ada, bert = company(people)
    table = opened(the_last_heist(), ada, bert, delay=0)
    swindler_steps.play_on([ada, bert], table, 10, swindler_steps.wish_for_loot)
    assert_flown_once(ada, bert)


def test_tiles_of_midnight_exchange_fly_once_up_to_the_end_of_a_rummage(people: People) -> None:
    ada, bert = company(people)
    table = opened(the_last_rummages(**SWIFT), ada, bert)
    ending = time.monotonic() + PATIENCE
    by_hand = 6
    while (view := ada.sees(table))["phase"] == "rummage":
        assert time.monotonic() < ending
        command = motion(view)
        if command and by_hand:
            by_hand -= 1
            reach(ada, table, command)
        elif command:
            script(ada, table, view)
        if (others := bert.sees(table))["options"]:
            script(bert, table, others)
    assert_flown_once(ada, bert)


def test_wrong_flights_are_found() -> None:
    there = Flight("card-1", (0, 0), (200, 0), 0)
    onwards = Flight("card-1", (200, 5), (400, 0), 300)
    assert not wrong([there, onwards, Flight("card-2", (0, 0), (200, 0), 310)])
    assert wrong([there, Flight("", (3, 0), (201, 4), 40)])
    assert wrong([there, there._replace(at=200)])
    assert wrong([there, Flight("card-1", (2, 0), (300, 90), 200)])
    assert not wrong([there, there._replace(at=2000)])
