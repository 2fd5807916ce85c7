"""A night of Midnight Exchange: two people in two languages and two bots, the end of a game in real time."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.announcements import hear, hears
from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import close_dialog, press, table_of
from tests.browser.late_positions import begun as begun_game
from tests.browser.late_positions import the_last_rummages, until
from tests.browser.midnight_exchange_steps import SLOW, SWIFT, board, motion, reach, script, tile, trade
from tests.browser.page_checks import axe_faults, covered_by, overlaps, resized, scrolls_sideways, small_targets, unseen
from tests.browser.people import ANY, DESKTOP, PHONE, TABLET, TIGHT, Language, Person, Size
from tests.browser.stored_tables import opened

PATIENCE = 240.0  # seconds in which the game is over
GAME = "midnight-exchange"
BY_HAND = 8  # motions: things are grabbed, kept and put back
TILES = ".field .place"
BOXES = "(all) => all.map((each) => each.getBoundingClientRect().toJSON())"
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
    ada: Person = people("en", DESKTOP).named("Ada")
    bert: Person = people("de", PHONE).named("Bert")
    late = the_last_rummages(**SWIFT)
    table = opened(late, ada, bert)
    last = late.view(None)["round"]  # if there is another after all, a script plays it
    by_hand = dict.fromkeys((ada, bert), BY_HAND)  # then a script moves their hands, until they escape
    begun(ada, bert)
    readable([ada, bert])
    ending = time.monotonic() + PATIENCE
    traded = False
    while (view := ada.sees(table))["outcome"] is None:
        assert time.monotonic() < ending, (view["round"], view["phase"])
        for person in (ada, bert):
            view = person.sees(table)
            if not view["options"]:
                continue
            command = motion(view)
            if view["round"] > last or (command and command != "escape" and not by_hand[person]):
                script(person, table, view)
            elif command:
                by_hand[person] -= command != "escape"
                reach(person, table, command)
            elif view["phase"] != "rummage":
                if not traded:
                    readable([ada, bert])
                traded = True
                trade(person, table, view)
    assert traded
    rule = ada.sees(table)["outcome"]["rule"]
    assert rule in ("ME-6.1", "ME-6.2"), f"it ended by {rule}"
    for person in (ada, bert):
        expect(person.find("region", "table-poster")).to_be_visible()
        person.reads(f"midnight-exchange-why-{rule.removeprefix('ME-6.')}")
    readable([ada, bert])
    bert.link("table-replay").tap()
    for n in (1, 2, 3):
        bert.button("replay-step").tap()
        expect(bert.page.get_by_text(bert.like("replay-place", n=n, last=ANY))).to_be_visible()
    assert not axe_faults(bert.page)


def test_who_is_slower_is_told_who_has_the_tile(people: People) -> None:
    ada: Person = people("en", DESKTOP)
    bert: Person = people("de", PHONE)
    hear(bert)
    table = invite(ada, bert, [], **SLOW)
    number = int(ada.sees(table)["options"][0].removeprefix("grab "))
    begun(ada, bert)
    tile(ada, number).click()
    expect(ada.button("midnight-exchange-do-keep")).to_be_visible()
    expect(tile(bert, number)).to_contain_text("Ada")
    tile(bert, number).tap(force=True)  # it is dark, and says why
    hears(bert, bert.say("midnight-exchange-too-late", who="Ada"))
    ada.page.keyboard.press("k")
    expect(ada.button("midnight-exchange-do-keep")).to_have_count(0)
    ada.until(lambda: any(ada.sees(table)["trays"][0]))


@pytest.mark.parametrize(
    "sizes",
    [
        [PHONE, TIGHT["small"], Size(360, 640, touch=True), Size(390, 664, touch=True), Size(744, 1133, touch=True)],
        [TABLET, DESKTOP, Size(1920, 1080)],
    ],
    ids=["small", "large"],
)
def test_tiles_never_cover_each_other_and_stay_where_they_are(people: People, sizes: list[Size]) -> None:
    person: Person = people("de", sizes[0])
    table = person.named("Wilhelmine").lays([None, None], game=GAME, options=SLOW)
    people().named("Bert").sits(table, 1)  # who keeps still, and does not end the round
    person.wishes(table, "start")
    person.goes(f"/t/{table}")
    begun(person)
    places = board(person).locator(TILES)
    expect(places).to_have_count(54)
    before = {}
    for size in sizes:
        window = resized(person, size)
        before[window] = places.evaluate_all(BOXES)
        assert person.page.evaluate(COVERED) == [], window
        assert not small_targets(person.page, 44 if size.touch and size.width >= 360 else 36), window
    reach(person, table, next(option for option in person.sees(table)["options"] if option.startswith("grab ")))
    expect(person.button("midnight-exchange-do-up")).to_be_visible()
    for size in reversed(sizes):
        window = resized(person, size)
        assert places.evaluate_all(BOXES) == before[window], window
        assert not scrolls_sideways(person.page), window
        plate = board(person).locator(".plate")  # it covers neighbours: with a full hand nobody takes another
        for box in plate.locator("button").evaluate_all(BOXES):
            assert min(box["width"], box["height"]) >= 44, window
        (field,) = board(person).locator(".floor").evaluate_all(BOXES)
        (box,) = plate.evaluate_all(BOXES)
        assert field["left"] <= box["left"], window
        assert box["right"] <= field["right"], window
        assert field["top"] <= box["top"], window
        assert box["bottom"] <= field["bottom"] + 1, window


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=lambda size: str(size.width))
def test_a_newcomer_reads_first_and_nothing_lies_on_the_tiles(people: People, size: Size) -> None:
    person: Person = people("de", size, newcomer=True).named("Ada")
    person.goes("/")
    press(person, person.way_in("lobby-play-now", GAME))
    welcome = person.find("region", "table-welcome", game="Midnight Exchange")
    for part in ("rummage", "keys", "escape"):
        expect(welcome).to_contain_text(person.say(f"midnight-exchange-welcome-{part}"))
    assert not axe_faults(person.page)
    table = table_of(person)
    assert person.asks("GET", f"/tables/{table}")["table"]["status"] == "open", "it has begun while they read"
    press(person, welcome.get_by_role("button", name=person.say("room-start")))
    ready(person)
    expect(welcome).to_have_count(0)
    for number in (1, 27, 54):
        tile(person, number).scroll_into_view_if_needed()
        assert not covered_by(person.page, f'[data-tile="{number}"]')


def test_who_begins_before_they_sit_begins_as_soon_as_they_do(people: People) -> None:
    person: Person = people("en", DESKTOP, newcomer=True).named("Ada")
    waiting: list[tuple[WebSocketRoute, str | bytes]] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda ask: waiting.append((server, ask)) if '"sit"' in str(ask) else server.send(ask))

    person.own_page().route_web_socket(re.compile(r".*/socket\?.*"), between)
    person.goes("/")
    press(person, person.way_in("lobby-play-now", GAME))
    welcome = person.find("region", "table-welcome", game="Midnight Exchange")
    press(person, welcome.get_by_role("button", name=person.say("room-start")))
    expect(welcome).to_have_count(0)
    ((server, ask),) = person.until(lambda: waiting)
    server.send(ask)
    ready(person)


def test_a_guest_reads_in_the_waiting_room_and_is_not_told_again(people: People) -> None:
    ada: Person = people("en", DESKTOP).named("Ada")
    bert: Person = people("de", PHONE, newcomer=True).named("Bert")
    table = ada.lays([None, None], game=GAME, options=SLOW)
    bert.goes(f"/t/{table}")
    welcome = bert.find("region", "table-welcome", game="Midnight Exchange")
    welcome.get_by_role("button", name=bert.say("table-welcome-close")).tap()
    expect(welcome).to_have_count(0)
    bert.button("room-take").tap()
    expect(bert.page.get_by_text(bert.say("room-chair-you"))).to_be_visible()
    ada.wishes(table, "start")
    begun(bert)
    expect(welcome).to_have_count(0)


@pytest.mark.parametrize(("language", "size"), [("de", PHONE), ("en", DESKTOP)])
def test_slow_hands_are_one_switch_that_gives_everybody_more_time(
    people: People, language: Language, size: Size
) -> None:
    person: Person = people(language, size).named("Ada")
    person.goes("/")
    press(person, person.way_in("lobby-friends", GAME))
    slow = person.page.get_by_role("switch", name=person.say("new-slow"))
    press(person, slow)
    expect(slow).to_have_attribute("aria-checked", "true")
    expect(person.page.get_by_label(person.say(f"{GAME}-option-hold_seconds"))).to_have_value("40")
    form = person.page.get_by_role("dialog")
    markets = form.get_by_label(person.say(f"{GAME}-option-markets"))
    markets.fill("1a,1b")
    person.forgive("status of 400")
    press(person, form.get_by_role("button", name=person.say("new-make")))
    expect(form.get_by_role("alert").filter(has_text=person.say("problem-bad-options"))).to_be_in_viewport()
    markets.fill("random")
    press(person, form.get_by_role("button", name=person.say("new-make")))
    expect(person.button("room-start")).to_be_visible()
    options = person.asks("GET", f"/tables/{table_of(person)}")["table"]["options"]
    assert {name: options[name] for name in ("hand_ms", "hold_seconds", "rummage_seconds")} == {
        "hand_ms": 1000,
        "hold_seconds": 40,
        "rummage_seconds": 600,
    }


def test_a_rummage_by_number_keys_alone_is_heard(people: People) -> None:
    person: Person = people("de", DESKTOP).named("Ada")
    bert: Person = people().named("Bert")
    table = person.lays([None, None, "random"], game=GAME, pace="human", options=SLOW)
    bert.sits(table, 1)
    person.wishes(table, "start")
    hear(person)
    person.goes(f"/t/{table}")
    begun(person)
    person.page.keyboard.press("?")
    keys = person.find("dialog", "table-keys")
    for key in ("number", "keep", "up", "down", "escape"):
        expect(keys).to_contain_text(person.say(f"midnight-exchange-key-{key}"))
    close_dialog(person)
    taken = keep_something(bert, table)
    tile(person, 1).focus()  # from here on it is never lost, though others may be faster at every motion of theirs
    found = []
    while (command := motion(view := person.sees(table))) and command != "escape":
        if view["holding"] is not None:
            name = person.say(f"midnight-exchange-find-{view['holding']}")
            found.append(name[0].upper() + name[1:])
            expect(board(person).locator(".prompt").get_by_role("status")).to_contain_text(found[-1])
        reach(person, table, command)
        person.page.wait_for_function("() => document.activeElement !== document.body")  # once what had it is gone
    hears(
        person,
        person.say("midnight-exchange-heard-go"),
        person.say("midnight-exchange-holding", what=found[0]),
        person.say(
            "midnight-exchange-heard-keeps", who="Bert", what=person.say(f"midnight-exchange-find-{taken}")
        ).removesuffix("."),
    )
    assert not axe_faults(person.page)

    def escape() -> int | None:
        reach(person, table, "escape")
        number: int | None = person.sees(table)["escapes"][0]
        return number

    number = person.until(escape)
    hears(person, person.say("midnight-exchange-log-escaped-hand", you="yes", number=number))


def keep_something(person: Person, table: str) -> str:
    """Let somebody keep a find that opens nothing; which one it is."""
    while True:
        view = person.sees(table)
        kept = [slot["find"] for slot in view["trays"][view["seat"]] if slot and "key" not in slot["find"]]
        if kept:
            return str(kept[0])
        script(person, table, view)


def invite(host: Person, guest: Person, bots: list[str], **options: object) -> str:
    """A table for both and some bots; the guest comes by its address, and the game begins."""
    table = host.named("Ada").lays([None, None, *bots], game=GAME, options=options)
    guest.named("Bert")
    for person in (host, guest):
        person.goes(f"/t/{table}")
    guest.button("room-take").tap()
    host.button("room-start").click()
    for person in (host, guest):
        expect(board(person)).to_be_visible()
    return table


def ready(person: Person) -> None:
    """Whoever plays alone says when it begins, and stops the clocks when they open something."""
    go = person.button("midnight-exchange-ready-go")
    press(person, go)
    begun(person)
    press(person, board(person).get_by_role("button", name=person.say("midnight-exchange-pause")))
    press(person, person.button("midnight-exchange-paused-go").or_(go))
    expect(go).to_have_count(0)
    begun(person)


def begun(*people: Person) -> None:
    """Wait until the countdown is over."""
    for person in people:
        expect(board(person)).to_be_visible()
        expect(
            board(person).get_by_role("timer", name=person.like("midnight-exchange-starts", seconds=ANY))
        ).to_have_count(0)


def readable(people: list[Person]) -> None:
    """Nothing grave for those who hear or read the page, and nothing wider than it."""
    for person in people:
        assert not axe_faults(person.page)
        assert not scrolls_sideways(person.page)


@pytest.mark.parametrize(("language", "size"), [("de", Size(360, 640, touch=True)), ("de", DESKTOP)])
def test_who_has_run_before_bots_skips_what_they_still_do(people: People, language: Language, size: Size) -> None:
    person = people(language, size).named("Ada")
    match = until(
        begun_game(GAME, 4, 1),
        lambda match: match.view(0)["escapes"][0] is not None and None in match.view(0)["escapes"],
    )
    assert match is not None
    opened(match, person, pace="human")
    person.button("midnight-exchange-paused-go").click()
    skip = person.button("table-skip-rest")
    expect(skip).to_be_visible()
    bills = ".prices li:nth-child(odd) .bill", ".prices li:nth-child(even) .bill, .prices .ib"
    assert not overlaps(person.page, *bills), "what can be paid is told apart"
    assert not unseen(person.page, ".prices li, .prices .bill, .prompt .btn, .prompt .title")
    assert person.page.locator(".field .place:not(.gone) .lean").evaluate_all(
        "(all) => all.every((each) => getComputedStyle(each).filter !== 'none')"
    ), "no tile looks as if it could be taken"
    assert not person.page.locator(".seat .state:visible").evaluate_all(
        "(all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    )
    skip.click()
    expect(person.page.get_by_role("group", name=person.say("midnight-exchange-markets"))).to_be_visible(timeout=5000)


# Whether the prompt says at any moment that clocks are stopped, while the markets are still there.
SAYS_TOO_SOON = """(words) => {
  window.tooSoon = false;
  const look = () => {
    if (document.querySelector(".markets") && document.querySelector(".prompt .title")?.textContent === words)
      window.tooSoon = true;
    requestAnimationFrame(look);
  };
  look();
}"""


def test_clocks_are_said_to_be_stopped_only_once_the_next_rummage_is_seen(people: People) -> None:
    person = people("en", Size(390, 844, touch=True), motion=True).named("Ada")
    match = until(
        begun_game(GAME, 3, 1),
        lambda match: 0 in match.actors() and match.view(0)["phase"] == "trading" and not match.view(0)["passed"],
    )
    assert match is not None
    opened(match, person, pace="quick")
    person.page.evaluate(SAYS_TOO_SOON, person.say("table-stopped"))
    board(person).get_by_role("button", name=person.say("midnight-exchange-do-pass"), exact=True).click()
    expect(person.page.get_by_role("region", name=person.say("midnight-exchange-ready"))).to_be_visible(timeout=60_000)
    assert not person.page.evaluate("window.tooSoon")
