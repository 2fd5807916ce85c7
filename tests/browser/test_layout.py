"""The table fits: nothing scrolls in play, targets are large enough, nothing lies over the prompt, axe is content."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from cutpurse.kernel.match import Match
from tests.browser import layouts
from tests.browser.conftest import People
from tests.browser.gaunerbande_steps import (
    BESIDE,
    cards,
    close_dialog,
    hand,
    lost_sign,
    open_beside,
    playable,
    press,
    press_card,
    whose_turn,
)
from tests.browser.late_positions import a_colour_to_follow, finished
from tests.browser.page_checks import (
    TARGET,
    covered_by,
    cut_off,
    faults,
    overlaps,
    resized,
    scrolls,
    small_targets,
    stands,
)
from tests.browser.people import CUT, DESKTOP, LANGUAGES, PHONE, TABLET, TIGHT, Language, Person, Size, Theme
from tests.browser.stored_tables import opened, stored


class Sight(NamedTuple):
    """Somebody's window on a table of so many seats."""

    seats: int
    size: Size
    language: Language
    theme: Theme


SIGHTS = [
    Sight(3, PHONE, "de", "night"),
    Sight(4, PHONE, "en", "dawn"),
    Sight(6, PHONE, "de", "dawn"),
    Sight(4, TABLET, "de", "night"),
    Sight(3, DESKTOP, "en", "night"),
    Sight(4, DESKTOP, "de", "dawn"),
    Sight(6, DESKTOP, "de", "night"),
]


CROWDED = 36  # px a finger still hits, where many cards must be seen at once


def seated(person: Person, seats: int) -> str:
    """At a table against bots, at the beginning; its id."""
    table = person.named("Wilhelmine Übeltäterin").lays([None, *["greedy"] * (seats - 1)])
    person.wishes(table, "start")
    person.goes(f"/t/{table}")
    return table


def in_play(person: Person, moment: str, *, axe: bool = True) -> list[str]:
    """What is wrong with the table as it stands there."""
    stands(person)
    crowded = person.touches and cards(person).count() > 14  # a phone at a table of three
    found = faults(person.page, still=True, target=CROWDED if crowded else TARGET, axe=axe)
    found += [f"over the prompt lies {what}" for what in covered_by(person.page, ".foot .prompt >> nth=0")]
    found += [f"not seen whole: {card}" for card in cut_off(cards(person))]
    return [f"{moment}: {each}" for each in found]


@pytest.mark.parametrize("sight", SIGHTS, ids=lambda sight: "-".join(map(str, (sight.seats, sight.size.width))))
def test_a_table_in_play_fits_every_window(people: People, sight: Sight) -> None:
    person = people(sight.language, sight.size, theme=sight.theme)
    table = seated(person, sight.seats)
    expect(cards(person).first).to_be_visible()
    found = in_play(person, "passing")
    person.plays_on(table, 1)
    assert whose_turn([person])
    found += in_play(person, "first trick")
    person.plays_on(table, 2)
    assert whose_turn([person])
    found += in_play(person, "third trick", axe=False)  # another trick has nothing new for it
    assert not found, "\n".join(found)


PLATE = '[data-place^="seat-"]'
MAIN = ".foot .btn.main"


def in_little_room(person: Person, moment: str) -> list[str]:
    """What is wrong with the table as it stands there, where there is little room."""
    found = [f"too small to touch: {small}" for small in small_targets(person.page, CROWDED)]
    if scrolls(person.page):
        found.append("it scrolls")
    for part in (".foot .prompt >> nth=0", MAIN):
        found += [f"over the prompt lies {what}" for what in covered_by(person.page, part)]
    for lower in (".hand li", ".trick li", ".trick .slot", ".prompt", ".gifts h2, .gifts .card, .gifts .slot"):
        found += overlaps(person.page, PLATE, lower)
    found += overlaps(person.page, ".prompt", ".trick li, .trick .slot, .gifts h2, .gifts .card")
    found += overlaps(person.page, ".last", ".trick li")
    return [f"{moment}: {each}" for each in found]


SIDES = [Size(568, 320, touch=True), Size(667, 375, touch=True), Size(740, 360, touch=True), Size(844, 390, touch=True)]
SMALL = Size(320, 568, touch=True)
TALL = Size(390, 844, touch=True)


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_table_in_play_fits_where_there_is_little_room(people: People, seats: int) -> None:
    person = people("de", TIGHT["small"])
    table = seated(person, seats)
    expect(cards(person).first).to_be_visible()
    found: list[str] = []

    def looked(moment: str) -> list[object]:
        """Look at this moment in every window; where the prompt is in each."""
        feet: list[object] = []
        for size in TIGHT.values():
            where = resized(person, size)
            found.extend(in_little_room(person, f"{moment}, {where}"))
            feet.append(person.page.locator(".foot").bounding_box())
        return feet

    before = looked("passing")
    held = cards(person).count()
    for n in (0, held // 2, held - 1):  # in every row, some right below another card
        press_card(person, cards(person).nth(n))
    expect(person.button("gaunerbande-give")).to_be_enabled()
    assert looked("picked") == before, "the third pick moves the prompt"
    press(person, person.button("gaunerbande-give"))
    for trick in ("first trick", "third trick"):
        assert whose_turn([person])
        view = person.sees(table)
        expect(cards(person)).to_have_count(len(view["hand"]))
        if len(view["options"]) > 1:  # else it would be played
            press_card(person, playable(person).last)
        looked(trick)
        person.plays_on(table, 2)
    assert not found, "\n".join(found)


def test_a_lost_connection_can_be_read_and_tried_again_on_every_phone(people: People) -> None:
    person = people("de", SMALL)
    person.forgive(CUT)
    table = seated(person, 4)
    person.plays_on(table, 3)
    person.is_asked(table)
    person.catches_up(table)
    expect(playable(person).first).to_be_visible()
    person.context.set_offline(True)
    expect(lost_sign(person)).to_be_visible()
    found = []
    for size in (*SIDES, SMALL, TALL):
        window = resized(person, size)
        for part in (".foot .lost .title", ".foot .lost .btn"):
            found += [f"{window}: over {part} lies {what}" for what in covered_by(person.page, part)]
        found += [
            f"{window}: {each}" for each in overlaps(person.page, f"{PLATE}, .foot .lost", ".trick li, .trick .slot")
        ]
        title = person.page.locator(".foot .lost .title").bounding_box()
        assert title
        assert title["height"] < 60, f"{window}: it is set in a column"
    assert not found, "\n".join(found)


def test_the_question_about_taking_back_can_be_answered_on_every_phone(people: People) -> None:
    ada, bert = people("de", SMALL).named("Ada"), people("de", SMALL).named("Taschen-Trude")
    found = []
    for person, count in ((ada, 1), (bert, 2)):
        person.goes(f"/t/{asked_back(ada, bert)}")  # each a question of their own: it waits for 30 seconds only
        answers = person.page.locator(".question .btn")
        expect(answers).to_have_count(count)
        for size in (*SIDES, SMALL, TALL):
            window = resized(person, size)
            parts = [f".question .btn >> nth={n}" for n in range(count)] + [".question p", ".foot .prompt .prompt"]
            for part in parts:
                found += [f"{window}: over {part} lies {what}" for what in covered_by(person.page, part)]
            found += [f"{window}: {each}" for each in overlaps(person.page, f"{PLATE}, .question", ".trick li, .slot")]
            if len({box["y"] for answer in answers.all() if (box := answer.bounding_box())}) > 1:
                found.append(f"{window}: the answers do not stand in one row")
    assert not found, "\n".join(found)


def asked_back(ada: Person, bert: Person) -> str:
    """A table where Ada asks Bert whether she may take a card back; its id."""
    table = stored(a_colour_to_follow(), ada, bert)
    ada.plays_on(table, 1)
    ada.until(lambda: ada.sees(table)["options"] or bert.sees(table)["options"])
    ada.wishes(table, "undo")
    return table


def test_a_phone_on_its_side_shows_at_once_what_one_came_for(people: People) -> None:
    host, guest = people("de", DESKTOP).named("Ada"), people("de", SMALL)
    table = host.lays([None, None, "greedy", "greedy"])
    for size in SIDES:
        guest.page.set_viewport_size({"width": size.width, "height": size.height})
        guest.goes("/")
        expect(guest.way_in("lobby-play-now")).to_be_in_viewport(ratio=1)
        guest.goes(f"/t/{table}")
        expect(guest.button("room-take").first).to_be_in_viewport(ratio=1)
        assert not covered_by(guest.page, ".seats .btn.main >> nth=0")


def test_the_purse_leads_home_from_the_smallest_table(people: People) -> None:
    person = people("de", SMALL)
    seated(person, 4)
    person.link("web-home").tap()
    expect(person.way_in("lobby-play-now")).to_be_visible()


@pytest.mark.parametrize(("size", "language", "theme"), [(PHONE, "de", "dawn"), (DESKTOP, "en", "night")])
def test_everybody_can_read_what_opens_at_the_table(
    people: People, size: Size, language: Language, theme: Theme
) -> None:
    person = people(language, size, theme=theme)
    opened(a_colour_to_follow(), person.named("Wilhelmine Übeltäterin"))
    expect(playable(person).first).to_be_visible()
    found = []
    for key, tab in BESIDE.items():
        open_beside(person, key, tab)
        found += [f"{tab}: {each}" for each in faults(person.page, target=24)]
        close_dialog(person)
    person.page.keyboard.press("?")
    expect(person.find("dialog", "table-keys")).to_be_visible()
    found += [f"keys: {each}" for each in faults(person.page, target=24)]
    close_dialog(person)
    if size.touch:  # there the bar has no room for it
        person.button("web-menu").tap()
    press(person, person.button("table-menu"))
    expect(person.find("dialog", "table-menu")).to_be_visible()
    found += [f"menu: {each}" for each in faults(person.page, target=24)]
    close_dialog(person)
    press(person, person.button("gaunerbande-last"))
    expect(person.find("dialog", "gaunerbande-last")).to_be_visible()
    found += [f"last trick: {each}" for each in faults(person.page, target=24)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("size", "language", "theme"), [(PHONE, "de", "night"), (DESKTOP, "en", "dawn")])
def test_everybody_can_read_the_room_the_end_and_what_follows(
    people: People, size: Size, language: Language, theme: Theme
) -> None:
    person = people(language, size, theme=theme).named("Ada")
    table = person.lays([None, None, "greedy", "random"], options={"limit": 1}, listed=True)
    person.goes(f"/t/{table}")
    expect(person.button("room-start")).to_be_visible()
    found = [f"room: {each}" for each in faults(person.page, target=24)]
    table = opened(finished(4), person)
    expect(person.find("region", "table-poster")).to_be_visible()
    found += [f"end: {each}" for each in faults(person.page, target=24)]
    person.goes(f"/replay/{table}#20")
    expect(person.button("replay-step")).to_be_visible()
    found += [f"replay: {each}" for each in faults(person.page, target=24)]
    person.goes(f"/check/{table}")
    person.reads("check-verdict-open")
    found += [f"check: {each}" for each in faults(person.page, target=24)]
    person.goes("/")
    expect(person.find("list", "lobby-mine")).to_be_visible()
    expect(person.find("list", "home-finished")).to_be_visible()
    expect(person.find("table", "home-by-game")).to_be_visible()
    found += [f"lobby with games: {each}" for each in faults(person.page, target=24)]
    for button, title in (("home-statistics-all", "home-statistics"), ("home-finished-all", "home-finished-title")):
        press(person, person.button(button, count=1))
        expect(person.find("dialog", title)).to_be_visible()
        stands(person)  # it scrolls by keyboard a frame after its plots have come
        found += [f"{title}: {each}" for each in faults(person.page, target=24)]
        close_dialog(person)
    assert not found, "\n".join(found)


# Which names, put one after another in their place on a card, take more than two lines, or are too wide.
SPILLS = """(place, names) => names.filter((name) => {
  place.textContent = name;
  const words = document.createRange();
  words.selectNodeContents(place);
  const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
  return lines.size > 2 || place.scrollWidth > place.clientWidth;
})"""


def test_every_name_fits_its_card_in_the_hand_in_either_language(people: People) -> None:
    person = people("en", DESKTOP)
    seated(person, 4)
    found = tomllib.loads((files("cutpurse.games.gaunerbande") / "components.toml").read_text(encoding="utf-8"))
    people_on_cards = [*found["professions"], *found["rogues"], found["red_10"]]
    expect(cards(person).first).to_be_visible()
    for language in LANGUAGES:
        if language != person.texts.language:
            person.speaks(language)
        for size in (DESKTOP, Size(1280, 800), Size(1920, 1080)):
            resized(person, size)
            names = [entry[language] for entry in people_on_cards]
            assert not hand(person).locator(".name").first.evaluate(SPILLS, names)


# Whatever cards luck has dealt, those that are listed have two digits now.
WIDEST = """() => document.querySelectorAll(".beside b").forEach((card) => (card.textContent = "12"))"""


@pytest.mark.parametrize("seats", [3, 6])
def test_in_a_replay_nobody_sits_on_the_cards(people: People, seats: int) -> None:
    table = stored(finished(seats), people().named("Ada"))
    found = []
    for sizes in ([Size(1280, 720), DESKTOP], [PHONE, SIDES[0], SIDES[-1]]):
        person = people("de", sizes[0])
        for eyes in ("open", "0"):
            person.goes(f"/replay/{table}?eyes={eyes}#20")
            expect(person.button("replay-step")).to_be_visible()
            expect(person.page.locator(".hand .card").first).to_be_visible()
            for size in sizes:
                window = resized(person, size)
                if eyes == "open":
                    expect(person.page.locator(".beside > *").locator("visible=true")).to_have_count(seats - 1)
                person.page.evaluate(WIDEST)
                wrong = overlaps(person.page, f"{PLATE}, .beside", ".hand .card, .trick li")
                wrong += overlaps(person.page, ".others .beside", PLATE)
                found += [f"{window}, eyes {eyes}: {each}" for each in wrong]
    assert not found, "\n".join(found)


HANDS = ".hand li, .tray:not(.around .tray), [data-piece^=hand-], .dock [data-piece]"


@pytest.mark.parametrize("board", [layouts.of_langfinger, layouts.of_midnight_exchange, layouts.of_swindler])
def test_on_a_phone_what_is_said_covers_neither_hand_nor_heading(people: People, board: Callable[[], Match]) -> None:
    ada, bert = people("de", TALL).named("Ada"), people("de", TALL).named("Bert")
    table = stored(board(), ada, bert)
    ada.goes(f"/t/{table}")
    expect(ada.page.locator(HANDS).first).to_be_visible()
    bert.wishes(table, "say", text="Was für eine Nacht, und alle Fenster stehen offen!")
    expect(ada.page.locator(".toast")).to_be_visible()
    stands(ada)
    assert not overlaps(ada.page, ".toast", f"{HANDS}, main :is(h1, h2):not(.hidden-text), .prompt, .bar")


def test_in_a_replay_a_toast_leaves_the_bar_free(people: People) -> None:
    person = people("en", PHONE)
    table = stored(finished(4), person.named("Ada"))
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.goes(f"/replay/{table}#3")
    person.button("replay-more").tap()
    person.button("replay-share").tap()
    close_dialog(person)
    person.reads("replay-shared")
    assert not covered_by(person.page, ".controls .play")


def test_in_the_lobby_the_games_stand_above_statistics_and_a_finished_game_on_two_lines(people: People) -> None:
    person = people("de", PHONE).named("Ada")
    layouts.home(person)
    for size in (PHONE, DESKTOP):
        resized(person, size)
        statistics = person.page.locator(".statistics").bounding_box()
        cards = person.page.locator(".cards").bounding_box()
        assert statistics
        assert cards
        assert statistics["y"] > cards["y"] + cards["height"] - 1, size
    resized(person, PHONE)
    row = person.page.get_by_role("list", name=person.say("home-finished")).get_by_role("listitem").first.bounding_box()
    assert row
    assert row["height"] <= 64


def test_in_the_room_the_chat_follows_the_chairs(people: People) -> None:
    person = people("de", PHONE).named("Ada")
    layouts.room(person)
    chat = person.page.locator("section.chat").bounding_box()
    begin = person.page.locator(".seats").bounding_box()
    invitation = person.page.locator(".beside").bounding_box()
    assert chat
    assert begin
    assert invitation
    assert begin["y"] < chat["y"] < invitation["y"]
    assert chat["height"] < 240  # nobody has said anything


def test_what_is_said_in_the_room_is_called_out_where_the_chat_lies_further_down(people: People) -> None:
    ada, bert = people("de", PHONE).named("Ada"), people("de", PHONE).named("Bert")
    table = ada.lays([None, None, "greedy", "greedy"])
    ada.goes(f"/t/{table}")
    bert.sits(table, 1)
    expect(ada.page.get_by_role("list", name=ada.say("room-chairs"))).to_contain_text("Bert")
    bert.wishes(table, "say", text="Moin!")
    expect(ada.page.locator(".toast")).to_contain_text("Bert: Moin!")
    stands(ada)
    assert not overlaps(ada.page, ".toast", "h1, .bar, .begin .btn")
    resized(ada, DESKTOP)
    expect(ada.page.locator(".toast")).to_have_count(0)
    bert.wishes(table, "say", text="Bis gleich!")
    expect(ada.page.get_by_role("log")).to_contain_text("Bis gleich!")
    assert ada.page.locator(".toast").count() == 0
