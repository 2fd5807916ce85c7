"""A night of Midnight Exchange: two people in two languages and two bots to the end, in real time."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.attic import board, motion, reach, tile, trade
from tests.browser.conftest import People
from tests.browser.eyes import grave_faults, scrolls_sideways, small_targets
from tests.browser.people import ANY, DESKTOP, PHONE, TABLET, Person, Size

PATIENCE = 150.0  # seconds in which the whole game is over
SLOW = {"hand_ms": 100, "hold_seconds": 30}
TILES = ".field .place"
# Pairs of tiles that lie over one another: squares that no line along one of their sides parts.
COVERED = """() => {
  const tiles = [...document.querySelectorAll(".field .place .tile")].map((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const { a, b } = new DOMMatrix(getComputedStyle(node.closest(".lean")).transform);
    const half = node.offsetWidth / 2;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const corners = [[1, 1], [1, -1], [-1, 1], [-1, -1]].map(([i, j]) =>
      [x + half * (i * a - j * b), y + half * (i * b + j * a)]);
    return { axes: [[a, b], [-b, a]], corners, number: node.closest(".place").dataset.tile };
  });
  const span = ({ corners }, [a, b]) => {
    const along = corners.map(([x, y]) => x * a + y * b);
    return [Math.min(...along), Math.max(...along)];
  };
  const parted = (one, other) => [...one.axes, ...other.axes].some((axis) => {
    const [[from, to], [start, end]] = [span(one, axis), span(other, axis)];
    return to <= start + 0.5 || end <= from + 0.5;
  });
  return tiles.flatMap((one, n) =>
    tiles.slice(n + 1).filter((other) => !parted(one, other)).map((other) => `${one.number} and ${other.number}`));
}"""


def test_two_people_and_two_bots_play_midnight_exchange_to_the_end(people: People) -> None:
    ada: Person = people("en", DESKTOP)
    bert: Person = people("de", PHONE)
    table = invite(ada, bert, ["random", "random"], max_rounds=1, **SLOW)
    readable([ada, bert])
    ending = time.monotonic() + PATIENCE
    traded = False
    while (view := ada.sees(table))["outcome"] is None:
        assert time.monotonic() < ending, view["phase"]
        for person in (ada, bert):
            view = person.sees(table)
            if command := motion(view):
                reach(person, command)
            elif view["options"] and view["phase"] != "rummage":
                if not traded:
                    readable([ada, bert])
                traded = True
                trade(person, view)
    for person in (ada, bert):
        expect(person.find("region", "table-poster")).to_be_visible()
        person.reads("me-why-5")
    readable([ada, bert])
    bert.link("table-replay").tap()
    for n in (1, 2, 3):
        bert.button("replay-step").tap()
        expect(bert.page.get_by_text(bert.like("replay-place", n=n, last=ANY))).to_be_visible()
    assert not grave_faults(bert.page)


def test_who_is_slower_is_told_who_has_the_tile(people: People) -> None:
    ada: Person = people("en", DESKTOP)
    bert: Person = people("de", PHONE)
    table = invite(ada, bert, [], **SLOW)
    number = int(ada.sees(table)["options"][0].removeprefix("grab "))
    begun(ada, bert)
    tile(ada, number).click()
    expect(ada.button("me-do-keep")).to_be_visible()
    expect(tile(bert, number)).to_contain_text("Ada")
    tile(bert, number).tap(force=True)  # it is dark, and says why
    bert.reads("me-too-late", who="Ada")
    ada.page.keyboard.press("k")
    expect(ada.button("me-do-keep")).to_have_count(0)
    assert [slot for slot in ada.sees(table)["trays"][0] if slot], "nothing was kept"


@pytest.mark.parametrize("size", [PHONE, Size(320, 568, touch=True), TABLET, DESKTOP], ids=lambda size: str(size.width))
def test_tiles_never_cover_each_other_and_stay_where_they_are(people: People, size: Size) -> None:
    person: Person = people("de", size)
    table = person.named("Wilhelmine").lays([None, "random"], game="midnight-exchange", options=SLOW)
    person.wishes(table, "start")
    person.goes(f"/t/{table}")
    begun(person)
    places = board(person).locator(TILES)
    expect(places).to_have_count(54)
    before = places.evaluate_all("all => all.map((each) => each.getBoundingClientRect().toJSON())")
    assert person.page.evaluate(COVERED) == []
    reach(person, next(option for option in person.sees(table)["options"] if option.startswith("grab ")))
    expect(person.button("me-do-up")).to_be_visible()
    assert places.evaluate_all("all => all.map((each) => each.getBoundingClientRect().toJSON())") == before
    assert not scrolls_sideways(person.page)
    assert not small_targets(person.page, 44 if size.touch and size.width >= 360 else 36)


def invite(host: Person, guest: Person, bots: list[str], **options: object) -> str:
    """A table for both and some bots; the guest comes by its address, and the game begins."""
    table = host.named("Ada").lays([None, None, *bots], game="midnight-exchange", options=options)
    guest.named("Bert")
    for person in (host, guest):
        person.goes(f"/t/{table}")
    guest.button("room-take").tap()
    host.button("room-start").click()
    for person in (host, guest):
        expect(board(person)).to_be_visible()
    return table


def begun(*people: Person) -> None:
    """Wait until the countdown is over."""
    for person in people:
        expect(board(person)).to_be_visible()
        expect(board(person).get_by_role("timer", name=person.like("me-starts", seconds=ANY))).to_have_count(0)


def readable(people: list[Person]) -> None:
    """Nothing grave for those who hear or read the page, and nothing wider than it."""
    for person in people:
        assert not grave_faults(person.page)
        assert not scrolls_sideways(person.page)
