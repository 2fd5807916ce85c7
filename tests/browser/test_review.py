"""The review of a finished game beside its replay: asked for, called off, and read with a click to each move."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from cutpurse.bots.review import VERSION
from cutpurse.kernel.match import Match
from cutpurse.server.storage.statements import KEEP_REVIEW
from tests.browser.conftest import People
from tests.browser.late_positions import begun
from tests.browser.page_checks import axe_faults, scrolls_sideways, small_targets, stands
from tests.browser.people import DESKTOP, LANGUAGES, PHONE, Language, Person, Size
from tests.browser.stored_tables import stored, write


@cache
def finished() -> Match:
    """A short game of four, in which everybody plays the first card that is allowed."""
    match = begun("gaunerbande", 4, 1, limit=20)
    while match.outcome is None:
        match.play(match.actors()[0], match.options(match.actors()[0])[0])
    return match


def found(match: Match) -> dict[str, Any]:
    """A review that says something about two choices."""
    choices = [n for n, entry in enumerate(match.kept) if entry.seat == 1 and entry.command.startswith("play")]
    last = len(match.kept) - 1
    assert match.outcome is not None
    won = [1.0 if seat in match.outcome.winners else 0.0 for seat in range(match.seats)]
    moments = [
        {
            "step": step, "round": 1, "seat": 1, "chosen": match.kept[step].command, "better": "play g4",
            "chance": 0.2, "better_chance": 0.2 + cost, "cost": cost, "spread": 0.01,
            "reason": {"name": "catch", "facts": {"card": "g4", "wins": 1, "points": 3}},
        }
        for step, cost in ((choices[5], 0.31), (choices[2], 0.12))
    ]  # fmt: skip
    seat = {"fair": 0.25, "skill": -0.1, "others": 0.2, "decisions": 12, "mistakes": 2}
    points = [{"step": n * last // 8, "chances": [0.1, 0.2, 0.3, 0.4]} for n in range(8)]
    return {
        "version": VERSION,
        "game": "gaunerbande",
        "decisions": 48,
        "examined": 40,
        "effort": {"moves": 10**9, "seconds": 40.0, "complete": True},
        "seats": [{**seat, "result": result, "luck": result - 0.35} for result in won],
        "curve": [*points, {"step": last, "chances": won}],
        "moments": moments,
    }


def reviewed(person: Person) -> tuple[str, dict[str, Any]]:
    """A table whose game has a review, which has been made before; its id, and what it says."""
    match = finished()
    table, review = stored(match, person), found(match)
    write(person.services, ((KEEP_REVIEW, [(table, VERSION, json.dumps(review))]),))
    return table, review


def opens(person: Person, size: Size) -> None:
    """Open the panel: a tab beside the log or, on the phone, a sheet."""
    if size is PHONE:
        person.page.get_by_role("button", name=person.say("review-panel"), exact=True).click()
    else:
        person.page.get_by_role("tab", name=person.say("review-panel")).click()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cost_most_is_shown_and_a_click_leads_to_the_move(people: People, language: Language, size: Size) -> None:
    ada = people(language, size).named("Ada")
    table, review = reviewed(ada)
    ada.goes(f"/replay/{table}")
    opens(ada, size)
    panel = ada.page.get_by_role("region", name=ada.say("review-panel"))
    expect(panel.get_by_text(ada.say("review-partly", examined=40, decisions=48))).to_be_visible()
    expect(panel.get_by_role("img", name=ada.say("review-chances"))).to_be_visible()
    expect(panel.locator("polyline")).to_have_count(4)
    expect(panel.get_by_role("row")).to_have_count(5)
    stands(ada)
    assert axe_faults(ada.page) == []
    assert not scrolls_sideways(ada.page)
    if ada.touches:
        assert small_targets(ada.page, 44) == []
    first = panel.locator(".moment").first
    expect(first).to_contain_text(ada.say("gaunerbande-reason-catch", card="", wins=1, points=3).strip())
    first.focus()
    first.press("Enter")
    step, last = review["moments"][0]["step"], len(finished().kept) - 1
    expect(ada.page.locator(".controls .num").first).to_have_text(ada.say("replay-place", n=step, last=last))


def test_beside_a_replay_the_move_that_cost_most_is_seen_without_scrolling(people: People) -> None:
    ada = people("de", DESKTOP).named("Ada")
    table, _ = reviewed(ada)
    ada.goes(f"/replay/{table}")
    opens(ada, DESKTOP)
    panel = ada.page.get_by_role("region", name=ada.say("review-panel"))
    expect(panel.locator(".moment .where").first).to_be_in_viewport(ratio=1)


def test_the_cards_in_a_replay_have_their_names_on_a_desktop(people: People) -> None:
    ada = people("en", DESKTOP).named("Ada")
    table, _ = reviewed(ada)
    ada.goes(f"/replay/{table}?eyes=0#12")
    hand = ada.page.get_by_role("list", name=ada.say("gaunerbande-hand"))
    expect(hand.locator(".card .low").first).to_be_visible()


def test_on_a_small_phone_a_replay_has_its_controls_in_two_rows(people: People) -> None:
    ada = people("de", Size(360, 640, touch=True)).named("Ada")
    table, _ = reviewed(ada)
    ada.goes(f"/replay/{table}?eyes=0#12")
    controls = ada.page.get_by_role("region", name=ada.say("replay-controls"))
    expect(controls.locator(".num")).to_be_visible()
    expect(controls.get_by_role("combobox", name=ada.say("replay-eyes"))).to_have_value("0")
    box = controls.bounding_box()
    assert box is not None
    assert box["height"] <= 165, box
    assert not scrolls_sideways(ada.page)
    for button in controls.get_by_role("button").all():
        target = button.bounding_box()
        assert target is not None
        assert min(target["width"], target["height"]) >= 44, target


def test_one_looks_through_the_eyes_of_whoever_made_the_choice(people: People) -> None:
    ada = people("en").named("Ada")
    table, review = reviewed(ada)
    ada.goes(f"/replay/{table}?eyes=open")
    opens(ada, DESKTOP)
    ada.page.get_by_role("button", name=ada.say("review-eyes", name="Otto 1")).first.click()
    step, last = review["moments"][0]["step"] - 1, len(finished().kept) - 1
    expect(ada.page.locator(".controls .num").first).to_have_text(ada.say("replay-place", n=step, last=last))
    ada.page.wait_for_url(f"**/replay/{table}?eyes=1#{step}")


def test_a_review_is_asked_for_says_how_far_it_is_and_can_be_called_off(people: People) -> None:
    ada = people("en").named("Ada")
    table = stored(finished(), ada)
    ada.goes(f"/replay/{table}")
    opens(ada, DESKTOP)
    panel = ada.page.get_by_role("region", name=ada.say("review-panel"))
    ask = panel.get_by_role("button", name=ada.say("review-ask"))
    ask.click()
    expect(panel.get_by_role("progressbar")).to_be_visible()
    assert axe_faults(ada.page) == []
    panel.get_by_role("button", name=ada.say("review-stop")).click()
    expect(ask).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_at_the_end_of_a_game_its_review_is_offered(people: People, size: Size) -> None:
    ada = people("en", size).named("Ada")
    table, _ = reviewed(ada)
    ada.goes(f"/t/{table}")
    ada.page.get_by_role("link", name=ada.say("review-end")).click()
    panel = ada.page.get_by_role("region", name=ada.say("review-panel"))
    expect(panel.locator(".moment").first).to_be_visible()


def test_whoever_comes_for_the_review_from_the_end_need_not_ask_again(people: People) -> None:
    ada = people("en").named("Ada")
    table = stored(finished(), ada)
    ada.goes(f"/t/{table}")
    ada.page.get_by_role("link", name=ada.say("review-end")).click()
    panel = ada.page.get_by_role("region", name=ada.say("review-panel"))
    expect(panel.get_by_role("progressbar")).to_be_visible()
    panel.get_by_role("button", name=ada.say("review-stop")).click()
    expect(panel.get_by_role("button", name=ada.say("review-ask"))).to_be_visible()
