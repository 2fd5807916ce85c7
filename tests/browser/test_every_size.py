"""All boards at all sizes: nothing scrolls, nothing is cut off, nothing lies over anything else.

One page for each moment of a game, which takes one size after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from cutpurse.kernel.match import Match
from tests.browser.conftest import People
from tests.browser.late_positions import PERSON, View, begun, until
from tests.browser.page_checks import resized, scrolls, unseen
from tests.browser.people import Language, Size, Theme
from tests.browser.stored_tables import opened

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
WIDE = SIZES[-3:]
THINGS = ".piece, .card, [data-place^='seat-'], .prompt .prompt, .btn, h2, button.space"


class Moment(NamedTuple):
    """A game of bots, up to where the person is asked in such a view; any luck leads there."""

    game: str
    seats: int
    name: str
    there: Callable[[View], bool]
    sizes: list[Size] = SIZES
    language: Language = "de"
    theme: Theme = "night"


MOMENTS = [
    Moment("gaunerbande", 3, "passing", lambda view: view["phase"] == "passing"),
    Moment("gaunerbande", 4, "politician", lambda view: view["phase"] == "tricks" and max(view["points"]) > 9),
    Moment("gaunerbande", 6, "trick", lambda view: view["phase"] == "tricks" and len(view["hand"]) == 8, theme="dawn"),
    Moment("langfinger", 4, "placing", lambda view: view["phase"] == "placing" and view["round"] == 3),
    Moment("langfinger", 5, "villa", lambda view: view["place"] == "villa" and view["round"] > 1, language="en"),
    Moment("langfinger", 3, "harbour", lambda view: view["place"] == "harbour" and view["round"] > 1, theme="dawn"),
    Moment("swindler", 4, "stealing", lambda view: view["phase"] == "stealing" and view["round"] > 1, WIDE),
    Moment("swindler", 3, "acting", lambda view: view["phase"] == "acting" and view["round"] > 1, SIZES[3:], "en"),
    Moment("midnight-exchange", 4, "trading", lambda view: view["phase"] == "trading", WIDE),
]


def reached(moment: Moment) -> Match:
    """The game as it stands then."""
    match = until(
        begun(moment.game, moment.seats, 1),
        lambda match: PERSON in match.actors() and moment.there(match.view(PERSON)),
    )
    assert match is not None
    return match


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: f"{moment.game}-{moment.seats}-{moment.name}")
def test_a_board_shows_all_of_it_at_every_size(people: People, moment: Moment) -> None:
    person = people(moment.language, moment.sizes[0], theme=moment.theme).named("Wilhelmine Übeltäterin")
    opened(reached(moment), person)
    expect(person.page.locator("[data-place^='seat-']").first).to_be_visible()
    found: list[str] = []
    for size in moment.sizes:
        window = resized(person, size)
        wrong = unseen(person.page, THINGS)
        wrong += ["it scrolls"] if scrolls(person.page) else []
        found += [f"{window}: {each}" for each in wrong]
    assert not found, "\n".join(found)
