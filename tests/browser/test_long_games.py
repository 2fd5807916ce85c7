"""A long game in the browser: its replay can be watched while it loads, and its log goes back to the beginning."""

from __future__ import annotations

from playwright.sync_api import expect

from cutpurse.kernel.match import Match
from tests.browser.conftest import People
from tests.browser.late_positions import begun
from tests.browser.stored_tables import opened

MOVES = 720  # several pages of a replay, and more of a log than comes at once


def long_game() -> Match:
    """A game of three with many rounds."""
    match = begun("gaunerbande", 3, 1, limit=1000)
    while len(match.entries) <= MOVES:
        match.play(match.actors()[0], match.options(match.actors()[0])[0])
    return match


def test_a_long_game_is_replayed_from_anywhere_and_its_log_comes_whole(people: People) -> None:
    ada = people("en").named("Ada")
    table = opened(long_game(), ada, status="abandoned", ended=2.0)
    beginning = ada.page.get_by_role("log").get_by_text("Round 1", exact=True)
    expect(beginning).to_be_attached()

    ada.goes(f"/replay/{table}#{MOVES - 40}")
    place = ada.page.locator(".controls .num").first
    expect(place).to_have_text(ada.say("replay-place", n=MOVES - 40, last=MOVES))
    expect(ada.page.locator(".hand .card").first).to_be_visible()
    timeline = ada.page.get_by_role("slider")
    expect(timeline).to_have_attribute("aria-valuemax", str(MOVES))
    timeline.press("Home")
    expect(place).to_have_text(ada.say("replay-place", n=0, last=MOVES))
    timeline.press("End")
    expect(place).to_have_text(ada.say("replay-place", n=MOVES, last=MOVES))
    timeline.press("ArrowLeft")
    expect(place).to_have_text(ada.say("replay-place", n=MOVES - 1, last=MOVES))
    expect(ada.page.get_by_role("status").get_by_text(ada.say("replay-loading"))).to_have_count(0)
    lines = ada.page.locator("nav.log [data-n]")
    expect(lines.first).to_have_attribute("data-n", "0")
