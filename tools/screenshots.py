"""Pictures of every page, to look at: `python -m tools.screenshots FOLDER [WORD …]`.

A server is started, tables are played to where they are interesting, and each scene is taken in both languages, at
three sizes and in both themes. Words choose among them: `python -m tools.screenshots FOLDER de phone swindler`, where
the name of a scene takes all its pictures and nothing else, and another word takes those that have it in their names.
The tight windows, a small phone, phones on their side and a page twice as large, are taken when they are named.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Locator, expect

from cutpurse.kernel.game import find, games
from tests.browser.contexts import Contexts
from tests.browser.gaunerbande_steps import (
    BESIDE,
    cards,
    close_dialog,
    dimmed,
    hurry,
    lost_sign,
    open_beside,
    playable,
    press,
    press_card,
)
from tests.browser.people import (
    ANY,
    CUT,
    DESKTOP,
    NOT_FOUND,
    PHONE,
    TABLET,
    TIGHT,
    Language,
    Person,
    Theme,
    outside_tests,
)
from tests.browser.server_process import TableServices
from tools.screenshots_midnight_exchange import midnight_exchange, midnight_exchange_late, midnight_exchange_welcome

LANGUAGES: tuple[Language, ...] = ("en", "de")
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
THEMES: tuple[Theme, ...] = ("night", "dawn")

T = TypeVar("T")
Take = Callable[[str], None]
Scene = Callable[[Person, Take], None]


def seated(person: Person, seats: int, limit: int = 100) -> str:
    """At a new table against bots, opened in the browser; its id."""
    table = person.lays([None, *["greedy"] * (seats - 1)], options={"limit": limit})
    person.wishes(table, "start")
    person.goes(f"/t/{table}")
    expect(cards(person).first).to_be_visible()
    return table


def to_move(person: Person, table: str, moves: int) -> None:
    """Play so many moves, and wait until the table shows that it is our turn."""
    person.plays_on(table, moves)
    view = person.is_asked(table)
    hurry(person)
    expect(cards(person)).to_have_count(len(view["hand"]))
    expect(playable(person).first).to_be_visible()


# --- the scenes ---
def lobby(person: Person, take: Take) -> None:
    """The lobby as a newcomer sees it, a new table, and the menu."""
    person.goes("/")
    expect(person.way_in("lobby-play-now")).to_be_visible()
    take("lobby-new")
    press(person, person.way_in("lobby-friends"))
    take("lobby-lay-a-table")
    close_dialog(person)
    press(person, person.button("web-menu"))
    take("lobby-menu")


def room(person: Person, take: Take) -> None:
    """The waiting room, for the host and with an open chair, and the lobby that lists it."""
    table = person.lays([None, None, "greedy", "random"], listed=True, clock=60)
    person.goes(f"/t/{table}")
    expect(person.button("room-start")).to_be_visible()
    take("room-host")
    page = person.new_page()
    page.goto("/")
    person.wishes(table, "leave")
    expect(person.button("room-take").first).to_be_visible()
    take("room-guest")
    page.close()


def table_of_four(person: Person, take: Take) -> None:
    """A round at a table of four: passing, tricks, everything that opens."""
    table = seated(person, 4)
    take("table-4-passing")
    for n in (1, 4, 7):
        press_card(person, cards(person).nth(n))
    take("table-4-passing-chosen")
    to_move(person, table, 1)
    take("table-4-first-trick")
    if dimmed(person).count():
        press_card(person, dimmed(person).last)
        take("table-4-why-not")
        close_dialog(person)
    to_move(person, table, 4)
    if playable(person).count() > 1:  # a single one would be played
        press_card(person, playable(person).first)
    take("table-4-chosen")
    for key, tab in BESIDE.items():
        open_beside(person, key, tab)
        take(f"table-4-beside-{key}")
        close_dialog(person)
    person.page.keyboard.press("?")
    take("table-4-keys")
    close_dialog(person)
    press(person, person.button("gaunerbande-last"))
    take("table-4-last-trick")
    close_dialog(person)
    to_move(person, table, 8)
    take("table-4-last-card")
    person.plays_on(table, 1)
    if person.sees(table)["phase"] == "gang":
        person.plays_on(table, 1)
    expect(person.button("table-next-round")).to_be_visible(timeout=15_000)
    take("table-4-bill")


def tables_of_three_and_six(person: Person, take: Take) -> None:
    """Many cards, and many people."""
    for seats in (3, 6):
        table = seated(person, seats)
        take(f"table-{seats}-passing")
        to_move(person, table, 3)
        take(f"table-{seats}-trick")


def at_langfinger(person: Person, seats: int, **options: object) -> str:
    """At a new table of Langfinger against bots, opened in the browser; its id."""
    table = person.lays([None, *["greedy"] * (seats - 1)], game="langfinger", options=options)
    person.wishes(table, "start")
    person.goes(f"/t/{table}")
    expect(board(person)).to_be_visible()
    return table


def board(person: Person) -> Locator:
    """The town, or the table of Swindler."""
    return person.find("region", "langfinger-board").or_(person.find("region", "swindler-board"))


def until(person: Person, table: str, reached: Callable[[dict[str, Any]], bool]) -> dict[str, Any] | None:
    """Play until we are asked in a view like this, and wait until the table shows it; None if it is over before."""
    while (view := person.sees(table))["outcome"] is None:
        if not view["options"]:
            person.page.wait_for_timeout(10)
        elif reached(view):
            board(person).dispatch_event("pointerdown")  # a tap ends what is being shown
            person.page.wait_for_timeout(50)
            return view
        else:
            move = langfinger_move if view["game"] == "langfinger" else swindler_move
            person.wishes(table, "play", commands=[move(view)])
            closing(person, table, view)
    return None


def closing(person: Person, table: str, view: dict[str, Any]) -> None:
    """Wait until a window that we answered has closed: until then it looks as if we had not."""
    while "pass" in view["options"] and (now := person.asks("GET", f"/tables/{table}")["position"]):
        if now["view"] != view or now["reactions"]["answer"] is None:
            return
        person.page.wait_for_timeout(10)


def swindler_move(view: dict[str, Any]) -> str:
    """What gets us around in Swindler: two markers, three tiles, every card and every coin."""
    options: list[str] = view["options"]
    match view["phase"]:
        case "reserving":
            reserves = [o for o in options if o.startswith("reserve")] if view["markers"][view["seat"]] > 1 else []
            bags = [o for o in options if o.startswith("steal")]
            return next(iter(reserves), bags[view["round"] % len(bags)])
        case "stealing":
            return "draw" if len(view["steal"]["fresh"]) < 3 else "stop"
        case "hiring":
            return options[-1]
        case _:
            return next((o for o in options if o not in ("pass", "end actions", "take no more")), options[0])


def langfinger_move(view: dict[str, Any]) -> str:
    """What gets us around in town: every place once, and whatever brings something."""
    options: list[str] = view["options"]
    if view["phase"] == "placing":
        new = [place for place, stones in view["spaces"].items() if view["seat"] not in stones]
        turned = new[view["round"] % len(new) :] + new
        return next(o for place in turned for o in options if o.split()[1] == place)
    return next((o for o in options if o not in ("decline", "enough")), options[0])


def langfinger(person: Person, take: Take) -> None:
    """A night in Langfinger's town: placing, and what a stone is asked at every place."""
    table = at_langfinger(person, 4, rogues="random")
    take("langfinger-terminal-placing")
    until(person, table, lambda view: view["phase"] == "placing" and view["stones"][view["seat"]] == 1)
    take("langfinger-last-stone")
    press(person, person.button("langfinger-board-piles", tools=ANY, loot=ANY, fences=ANY))
    take("langfinger-terminal-piles")
    close_dialog(person)
    seen: set[str] = set()

    def is_new(view: dict[str, Any]) -> bool:
        at = f"{view['phase']}-{view['place']}"
        worth = any(o.startswith(("take", "rob", "swap", "discard", "visit", "sell")) for o in view["options"])
        return view["place"] is not None and worth and at not in seen

    while view := until(person, table, is_new):
        at = f"{view['phase']}-{view['place']}"
        seen.add(at)
        take(f"langfinger-terminal-{at}")
        pieces = board(person).locator("button[data-piece]:not([aria-disabled]):not([data-piece^=loot])")
        if pieces.count():
            press_card(person, pieces.first)
            take(f"langfinger-terminal-{at}-chosen")
        if len(seen) == 7:
            break
    until(person, table, lambda _: False)
    person.goes(f"/t/{table}")
    expect(person.find("region", "table-poster")).to_be_visible()
    take("langfinger-end")
    person.goes(f"/replay/{table}#60")
    expect(person.button("replay-step")).to_be_visible()
    take("langfinger-replay")
    person.goes(f"/replay/{table}#100000")
    expect(board(person)).to_be_visible()
    take("langfinger-replay-end")


def langfinger_of_two_and_five(person: Person, take: Take) -> None:
    """Few people, and many; a choice of rogues and of spaces."""
    table = at_langfinger(person, 5, rogues="choose", free_spaces="on")
    until(person, table, lambda view: view["phase"] == "choosing")
    take("langfinger-5-choosing")
    until(person, table, lambda view: view["phase"] == "placing" and view["stones"][view["seat"]] == 2)
    take("langfinger-5-placing")
    until(person, table, lambda view: view["round"] == 3 and view["phase"] == "placing")
    take("langfinger-5-round-3")
    table = at_langfinger(person, 2, rogues="random")
    until(person, table, lambda view: view["round"] == 2)
    take("langfinger-2")


def at_swindler(person: Person, seats: int, **options: object) -> str:
    """At a new table of Swindler against bots, asked in every window, opened in the browser; its id."""
    bots = [None, *["greedy"] * (seats - 1)]
    table = person.lays(bots, game="swindler", delay=0, options=options)
    person.wishes(table, "start")
    person.wishes(table, "orders", when="always", bluff=False)
    person.goes(f"/t/{table}")
    expect(board(person)).to_be_visible()
    return table


def swindler(person: Person, take: Take) -> None:
    """A game of Swindler: every phase and every window that comes along, and what is picked in it."""
    table = at_swindler(person, 4)
    seen: set[str] = set()

    def moment(view: dict[str, Any]) -> str:
        return f"{view['phase']}-{view['window']}" if view["window"] else str(view["phase"])

    while view := until(person, table, lambda view: moment(view) not in seen):
        seen.add(moment(view))
        take(f"swindler-terminal-{moment(view)}")
        pieces = board(person).locator("button.legal:not([data-piece^=bag])")
        if pieces.count():
            press_card(person, pieces.first)
            take(f"swindler-terminal-{moment(view)}-chosen")
        if "acting" in seen and "hiring" in seen and len(seen) >= 14:
            break
    press(person, person.button("swindler-board-piles", orders=ANY, dealers=ANY, accomplices=ANY))
    take("swindler-terminal-piles")
    close_dialog(person)
    until(person, table, lambda _: False)
    person.goes(f"/t/{table}")
    expect(person.find("region", "table-poster")).to_be_visible()
    take("swindler-end")
    person.goes(f"/replay/{table}?eyes=open#120")
    expect(person.button("replay-step")).to_be_visible()
    take("swindler-replay")


def swindler_of_two_and_three(person: Person, take: Take) -> None:
    """Few people; without odds, and late in the game, when much lies there."""
    for seats in (2, 3):
        table = at_swindler(person, seats, odds="hidden", thieves="random")
        until(person, table, lambda view: view["phase"] == "stealing" and view["round"] == 4)
        take(f"swindler-terminal-{seats}-stealing")
        until(person, table, lambda view: view["phase"] == "acting" and view["round"] >= 6)
        take(f"swindler-terminal-{seats}-late")


def chooses(phase: str, view: dict[str, Any]) -> bool:
    """Whether we are to choose between several moves in this phase."""
    return view["phase"] == phase and len(view["options"]) > 2


def hints(person: Person, take: Take) -> None:
    """What a hint says: cards to give and to play, a place in town, a choice of Swindler."""

    def advised(name: str) -> None:
        press(person, person.button("table-hint-tool", now="yes"))
        expect(person.find("region", "table-hints").get_by_role("listitem").first).to_be_visible(timeout=15_000)
        take(f"hint-{name}")
        person.page.keyboard.press("Escape")

    table = seated(person, 4)
    advised("gaunerbande-passing")
    to_move(person, table, 6)
    advised("gaunerbande-trick")
    table = at_langfinger(person, 3)
    for phase in ("placing", "acting"):
        if until(person, table, partial(chooses, phase)):
            advised(f"langfinger-{phase}")
    table = at_swindler(person, 3)
    for phase in ("stealing", "acting"):
        if until(person, table, partial(chooses, phase)):
            advised(f"swindler-{phase}")


def the_end(person: Person, take: Take) -> None:
    """A game to its end, its replay, its check, and the lobby of somebody who has played."""
    table = seated(person, 4, limit=40)
    person.plays_on(table)
    person.goes(f"/t/{table}")  # without the bills on the way
    expect(person.find("region", "table-poster")).to_be_visible()
    take("end")
    person.goes(f"/replay/{table}?eyes=open#30")
    expect(person.button("replay-step")).to_be_visible()
    take("replay-open")
    person.goes(f"/check/{table}")
    person.reads("check-verdict-open")
    take("check")
    person.goes("/")
    expect(
        person.find("link", "lobby-replay").or_(person.page.get_by_text(person.say("lobby-finished")))
    ).not_to_have_count(0)
    take("lobby-played")


def quiet_pages(person: Person, take: Take) -> None:
    """Rules, about, coming back, nowhere."""
    person.goes("/rules/gaunerbande#GB-3.4")
    expect(person.link("rules-clause-link", clause="GB-3.4")).to_be_visible()
    take("rules")
    for name, address in [("about", "/about"), ("back", "/back#0123456789abcdef0123"), ("lost", "/nowhere")]:
        person.goes(address)
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()
        take(name)
    person.goes("/t/nosuchtable")
    person.reads("table-none")
    take("no-table")


def lost_connection(person: Person, take: Take) -> None:
    """A table whose server is gone."""
    seated(person, 4)
    person.services.kill()
    expect(lost_sign(person)).to_be_visible()
    take("table-4-cut")
    person.services.open()


def generic_table(person: Person, take: Take) -> None:
    """Every game that is installed, on the table that one without a board gets."""
    for game in games():
        table = person.lays([None, *["random"] * (min(find(game).seats) - 1)], game=game)
        person.wishes(table, "start")
        person.goes(f"/t/{table}?board=generic")
        expect(person.find("region", "generic-board")).to_be_visible()
        person.is_asked(table)
        person.catches_up(table)
        take(f"generic-{game}")


SCENES: tuple[Scene, ...] = (
    lobby,
    room,
    table_of_four,
    tables_of_three_and_six,
    langfinger,
    langfinger_of_two_and_five,
    swindler,
    swindler_of_two_and_three,
    hints,
    midnight_exchange_welcome,
    midnight_exchange,
    midnight_exchange_late,
    the_end,
    quiet_pages,
    lost_connection,
    generic_table,
)


# --- taking them ---
@contextmanager
def somebody(contexts: Contexts, house: TableServices, language: Language, size: str, theme: Theme) -> Iterator[Person]:
    """A person who sees the pages like this."""
    person = Person(contexts, house, language, (SIZES | TIGHT)[size], theme=theme)
    person.forgive(f"{CUT}|{NOT_FOUND}")
    person.named({"en": "Magpie Meg", "de": "Elster-Else"}[language])
    try:
        yield person
    finally:
        for complaint in person.leave():
            print(complaint)


def chosen(all_of: Iterable[T], words: set[str]) -> list[T]:
    """Those the words name, or else all."""
    return [each for each in all_of if each in words] or list(all_of)


def main(folder: Path, words: set[str]) -> int:
    """Take what the words choose; the exit code."""
    scenes = [scene for scene in SCENES if scene.__name__ in words]
    names = words - {*LANGUAGES, *SIZES, *TIGHT, *THEMES, *(scene.__name__ for scene in scenes)}
    sizes = [size for size in SIZES | TIGHT if size in words] or list(SIZES)
    folder.mkdir(parents=True, exist_ok=True)
    with outside_tests() as (house, contexts):
        for language, size, theme in product(chosen(LANGUAGES, words), sizes, chosen(THEMES, words)):
            for scene in scenes or SCENES:
                with somebody(contexts, house, language, size, theme) as person:

                    def take(name: str, person: Person = person, view: str = f"{size}-{theme}-{language}") -> None:
                        if not names or any(word in name for word in names):
                            person.page.screenshot(path=folder / f"{name}-{view}.png")
                            print(f"{name}-{view}.png", flush=True)

                    scene(person, take)
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    sys.exit(main(Path(sys.argv[1]), set(sys.argv[2:])))
