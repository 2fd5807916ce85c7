"""All boards at all sizes: nothing scrolls, nothing is cut off, nothing lies over anything else.

One page for each moment of a game, which takes one size after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from cutpurse.kernel.match import Match
from tests.browser.conftest import People
from tests.browser.late_positions import (
    PERSON,
    View,
    a_bet_to_lay,
    a_card_to_answer,
    a_skull_lies_there,
    begun,
    kept_after_a_skull,
    raided,
    until,
)
from tests.browser.midnight_exchange_steps import SLOW
from tests.browser.page_checks import resized, scrolls, stands, unseen
from tests.browser.people import Language, Person, Size, Theme
from tests.browser.stored_tables import stored

SIZES = [
    Size(360, 640),
    Size(390, 664),
    Size(390, 844),
    Size(744, 1133),
    Size(768, 1024),
    Size(1024, 768),
    Size(1440, 900),
    Size(1920, 1080),
]
TABLET = Size(768, 1024)
WIDE = SIZES[-3:]
THINGS = ".piece, .card, [data-place^='seat-'], .prompt .prompt, .btn, h2, button.space"
UNDER_A_FIND = ".place, .place *"  # its neighbours


class Moment(NamedTuple):
    """A game of bots, up to where the person is asked in such a view; any luck leads there, or else a script does."""

    game: str
    seats: int
    name: str
    there: Callable[[View], Any] = lambda _: False
    sizes: list[Size] = SIZES
    language: Language = "de"
    theme: Theme = "night"
    options: Mapping[str, int | str] = {}
    free: str = ""  # what may be covered or cut off
    script: Callable[[], Match] | None = None
    seat: int = PERSON  # where the person sits; in a script everybody is a person, who keeps still


MOMENTS = [
    Moment("gaunerbande", 3, "passing", lambda view: view["phase"] == "passing"),
    Moment("gaunerbande", 4, "politician", lambda view: view["phase"] == "tricks" and max(view["points"]) > 9),
    Moment("gaunerbande", 6, "trick", lambda view: view["phase"] == "tricks" and len(view["hand"]) == 8, theme="dawn"),
    Moment("gaunerbande", 3, "gang", lambda view: view["phase"] == "gang", language="en"),
    Moment("langfinger", 5, "choosing", lambda view: view["phase"] == "choosing"),
    Moment("langfinger", 4, "placing", lambda view: view["phase"] == "placing" and view["round"] == 3),
    Moment("langfinger", 5, "villa", lambda view: view["place"] == "villa" and view["round"] > 1, language="en"),
    Moment("langfinger", 3, "harbour", lambda view: view["place"] == "harbour" and view["round"] > 1, theme="dawn"),
    Moment("langfinger", 5, "discarding", lambda view: view["phase"] == "discarding"),
    Moment("langfinger", 2, "selling", lambda view: view["phase"] == "selling", language="en"),
    Moment("swindler", 4, "reserving", lambda view: view["phase"] == "reserving" and view["round"] > 1, theme="dawn"),
    Moment("swindler", 4, "stealing", lambda view: view["phase"] == "stealing" and len(view["steal"]["fresh"]) > 2),
    Moment("swindler", 2, "window", lambda view: view["phase"] == "window" and view["fits"] and view["round"] > 1),
    Moment("swindler", 3, "acting", lambda view: view["phase"] == "acting" and view["round"] > 1, language="en"),
    Moment("swindler", 3, "paying", lambda view: view["phase"] == "paying"),
    Moment("swindler", 4, "selling", lambda view: view["phase"] == "selling", language="en"),
    Moment("swindler", 3, "rewarding", lambda view: view["phase"] == "rewarding"),
    Moment("swindler", 4, "hiring", lambda view: view["phase"] == "hiring" and view["round"] > 1),
    Moment("swindler", 4, "raid", script=lambda: raided(4)),
    Moment("swindler", 4, "keeping", script=kept_after_a_skull),
    Moment("swindler", 4, "skull-drawn", script=a_skull_lies_there),
    Moment("swindler", 4, "skull-angel", script=a_skull_lies_there, seat=1, theme="dawn"),
    Moment("swindler", 4, "skull-seen", script=a_skull_lies_there, seat=2, language="en"),
    Moment("swindler", 4, "answering", script=a_card_to_answer, seat=1),
    Moment("swindler", 4, "answered", script=a_card_to_answer),
    Moment("swindler", 3, "betting", sizes=[Size(360, 740), *SIZES], script=a_bet_to_lay, seat=1),
    Moment(
        "midnight-exchange",
        4,
        "rummage",
        lambda view: view["phase"] == "rummage" and view["holding"],
        free=UNDER_A_FIND,
    ),
    Moment("midnight-exchange", 2, "escape", lambda view: "escape" in view["options"], language="en", theme="dawn"),
    Moment("midnight-exchange", 4, "trading", lambda view: view["phase"] == "trading", free=".supply"),
    Moment(
        "midnight-exchange",
        4,
        "late trading",
        lambda view: view["phase"] == "trading" and view["round"] > 2,
        [Size(744, 1133), Size(768, 1024)],
    ),
    Moment(
        "midnight-exchange",
        4,
        "trading with art",
        lambda view: view["phase"] == "trading" and len(view["stores"][0]) > 3 and view["cards"][0],
        SIZES[:3],
        free=".supply, .holdings, .holdings *",  # one's plate tells what one has
    ),
    Moment("midnight-exchange", 2, "trading", lambda view: view["phase"] == "trading", language="en"),
    Moment(
        "midnight-exchange",
        3,
        "arranging",
        lambda view: view["phase"] == "arranging" and view["round"] > 2,
        SIZES[2:],
        language="en",
        free=".supply",
        options={"placing": "hand"},
    ),
]


def reached(moment: Moment) -> Match:
    """The game as it stands then."""
    if moment.script:
        return moment.script()
    slow = SLOW if moment.game == "midnight-exchange" else {}
    match = begun(moment.game, moment.seats, 1, **slow, **moment.options)
    found = until(match, lambda match: PERSON in match.actors() and bool(moment.there(match.view(PERSON))))
    assert found is not None
    return found


def shown(moment: Moment, person: Person, people: People) -> None:
    """Open it; where hands are free to move, or everybody is a person, those of others are people who keep still."""
    match = reached(moment)
    others = match.seats - 1 if moment.script or match.view(PERSON)["phase"] == "rummage" else 0
    at_table = [people().named(f"Bert {n}") for n in range(others)]
    at_table.insert(moment.seat, person)
    person.goes(f"/t/{stored(match, *at_table)}")
    expect(person.page.locator("[data-place^='seat-']").first).to_be_visible()
    expect(person.page.locator("p.count")).to_have_count(0)  # what counts down comes and goes


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: f"{moment.game}-{moment.seats}-{moment.name}")
def test_a_board_shows_all_of_it_at_every_size(people: People, moment: Moment) -> None:
    person = people(moment.language, moment.sizes[0], theme=moment.theme).named("Wilhelmine Übeltäterin")
    shown(moment, person, people)
    found: list[str] = []
    for size in moment.sizes:
        window = resized(person, size)
        wrong = unseen(person.page, THINGS, moment.free)
        wrong += ["it scrolls"] if scrolls(person.page) else []
        found += [f"{window}: {each}" for each in wrong]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["de", "en"])
def test_midnight_exchange_uses_a_tablet_on_end(people: People, language: Language) -> None:
    person = people(language, TABLET).named("Ada")
    person.goes(f"/t/{stored(begun('midnight-exchange', 3, 7), person)}")
    expect(person.page.locator(".legend:visible li")).to_have_count(3)  # said once on the page that waits
    states = person.page.locator(".state")
    expect(states).to_have_count(3)
    cut = "all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent)"
    assert states.evaluate_all(cut) == []
    trading = until(
        begun("midnight-exchange", 3, 7),
        lambda match: match.actors() == [PERSON] and match.view(PERSON)["phase"] == "trading",
    )
    assert trading is not None
    person.goes(f"/t/{stored(trading, person)}")
    markets = person.page.locator(".market")
    expect(markets).to_have_count(3)
    first, second, third = markets.evaluate_all("all => all.map(each => each.getBoundingClientRect().toJSON())")
    assert (third["left"], third["right"]) == (first["left"], second["right"])


@pytest.mark.parametrize("size", [Size(360, 640), Size(640, 360), Size(768, 1024)], ids=str)
def test_a_drawer_and_a_form_scroll_below_their_titles(people: People, size: Size) -> None:
    person = people("en", size).named("Ada")
    match = begun("langfinger", 3, 5, max_rounds=2)
    assert until(match, lambda _: False) is None
    table = stored(match, person)
    for path, button in ((f"/replay/{table}", "replay-log"), ("/", "home-statistics-all")):
        person.goes(path)
        person.button(button).first.click()
        sheet = person.page.locator("dialog[open]")
        stands(person)
        body = sheet.locator(".body")
        body.evaluate("body => body.scrollTop = body.scrollHeight")
        assert sheet.evaluate("sheet => sheet.scrollHeight - sheet.clientHeight") == 0
        assert body.evaluate("body => body.getBoundingClientRect().bottom - innerHeight") <= 0
        expect(sheet.locator("h2").first).to_be_in_viewport(ratio=1)
        expect(sheet.get_by_role("button", name=person.say("web-close"))).to_be_in_viewport(ratio=1)


def test_a_replay_of_swindler_shows_the_whole_table_on_phones(people: People) -> None:
    person = people("de", SIZES[0]).named("Wilhelmine Übeltäterin")
    match = begun("swindler", 4, 7, max_rounds=2, thieves="random")
    assert until(match, lambda _: False) is None
    person.goes(f"/replay/{stored(match, person)}")
    expect(person.page.locator("[data-place^='seat-']").first).to_be_visible()
    found: list[str] = []
    for step in range(3):
        for size in SIZES[:3]:
            window = resized(person, size)
            found += [f"{window}, {step}: {each}" for each in unseen(person.page, ".piece, h2, .panel .title")]
        for _ in range(9):
            person.button("replay-step").click()
        stands(person)
    assert not found, "\n".join(found)
