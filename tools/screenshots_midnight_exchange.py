"""Pictures of Midnight Exchange: what a newcomer reads, a rummage, the markets, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import expect

from tests.browser.gaunerbande_steps import close_dialog, press
from tests.browser.midnight_exchange_steps import board, motion, tile
from tests.browser.people import ANY, Person

GAME = "midnight-exchange"
LONG = {"hand_ms": 100, "hold_seconds": 60, "rummage_seconds": 600}  # nothing is over while pictures are taken
HASTY = {"hand_ms": 100, "max_rounds": 6}
STEP = 110  # ms between two motions of ours

Take = Callable[[str], None]
View = dict[str, Any]


def midnight_exchange_welcome(person: Person, take: Take) -> None:
    """What is read before the first game, the rules, and a new table for slow hands."""
    person.page.add_init_script(f"localStorage.removeItem('cutpurse.welcome.{GAME}')")
    person.goes("/")
    press(person, person.way_in("lobby-play-now", GAME))
    expect(person.find("region", "table-welcome", game=ANY)).to_be_visible()
    take("midnight-exchange-terminal-welcome")
    person.goes(f"/t/{person.lays([None, None], game=GAME)}")
    expect(person.find("region", "table-welcome", game=ANY)).to_be_visible()
    take("midnight-exchange-room")
    person.goes("/")
    press(person, person.way_in("lobby-friends", GAME))
    slow = person.page.get_by_role("switch", name=person.say("new-slow"))
    press(person, slow)
    slow.scroll_into_view_if_needed()
    take("midnight-exchange-slow-hands")
    person.goes(f"/rules/{GAME}#ME-2.4")
    expect(person.link("rules-clause-link", clause="ME-2.4")).to_be_visible()
    take("midnight-exchange-rules")


def midnight_exchange(person: Person, take: Take) -> None:
    """A rummage from the countdown to the escape, and the markets after it."""
    guest = Person(person.contexts, person.services)
    try:
        table = person.lays([None, None, "greedy", "greedy"], game=GAME, pace="human", options=LONG)
        guest.named("Ada").sits(table, 1)
        person.wishes(table, "start")
        person.goes(f"/t/{table}")
        expect(board(person)).to_be_visible()
        take("midnight-exchange-countdown")
        expect(
            board(person).get_by_role("timer", name=person.like("midnight-exchange-starts", seconds=ANY))
        ).to_have_count(0)
        rummage(person, guest, table, take)
        markets(person, guest, table, take)
    finally:
        guest.leave()


def rummage(person: Person, guest: Person, table: str, take: Take) -> None:
    """Somebody else holds a tile, we turn over ours, and find what opens doors."""
    while (taken := (view := guest.sees(table))["hands"][view["seat"]]) is None:
        tries(guest, table, view["options"][3])
    take("midnight-exchange-begun")
    held = tile(person, taken)
    expect(held).to_contain_text("Ada")
    held.dispatch_event("click")  # it is dark, and says why
    expect(board(person).get_by_text(person.say("midnight-exchange-too-late", who="Ada"))).to_be_visible()
    take("midnight-exchange-too-late")
    seen: set[str] = set()
    while (view := person.sees(table))["phase"] == "rummage" and (command := motion(view)):
        if command == "escape":
            take("midnight-exchange-run")
        elif view["holding"] is not None and view["holding"] not in seen:
            seen.add(view["holding"])
            expect(board(person).locator(".hand .held .up")).to_be_visible()
            take(f"midnight-exchange-holds-{view['holding']}")
        if command == "escape":
            break
        tries(person, table, command)
        if command == "keep" and view["holding"] in ("iron_key", "brass_key"):
            person.page.wait_for_timeout(350)
            take(f"midnight-exchange-opens-{view['holding']}")
        person.page.wait_for_timeout(STEP)
    person.page.keyboard.press("?")
    expect(person.find("dialog", "table-keys")).to_be_visible()
    take("midnight-exchange-keys")
    close_dialog(person)
    if "escape" in person.sees(table)["options"]:
        person.wishes(table, "play", commands=["escape"])
        person.page.wait_for_timeout(STEP)
        take("midnight-exchange-out")


def markets(person: Person, guest: Person, table: str, take: Take) -> None:
    """The trade, with something picked."""
    view = until([person, guest], table, lambda view: view["phase"] == "trading" and view["affordable"])
    if view is None:
        return
    board(person).dispatch_event("pointerdown")  # a tap ends what is being shown
    expect(board(person).locator("button.piece.legal").first).to_be_visible()
    take("midnight-exchange-trade")
    press(person, board(person).locator("button.piece.legal").first)
    take("midnight-exchange-trade-chosen")


def midnight_exchange_late(person: Person, take: Take) -> None:
    """Collections that grow, the end and the replay."""
    table = person.lays([None, "random", "random"], game=GAME, pace="quick", options=HASTY)
    person.wishes(table, "start")
    person.goes(f"/t/{table}")
    expect(board(person)).to_be_visible()
    if until([person], table, lambda view: view["phase"] == "arranging"):
        board(person).dispatch_event("pointerdown")
        person.page.wait_for_timeout(400)
        take("midnight-exchange-arranging")
    if until([person], table, lambda view: view["phase"] == "rummage" and view["round"] == 3):
        person.page.wait_for_timeout(400)
        take("midnight-exchange-late-rummage")
    if until([person], table, lambda view: view["phase"] == "trading" and view["round"] == 3 and view["affordable"]):
        board(person).dispatch_event("pointerdown")
        person.page.wait_for_timeout(400)
        take("midnight-exchange-late-trade")
    until([person], table, lambda _: False)
    person.goes(f"/t/{table}")
    expect(person.find("region", "table-poster")).to_be_visible()
    take("midnight-exchange-end")
    for eyes, n in (("open", 40), ("0", 41), ("0", 42), ("open", 100_000)):
        person.goes(f"/replay/{table}?eyes={eyes}#{n}")
        expect(person.button("replay-step")).to_be_visible()
        take(f"midnight-exchange-replay-{n}")


def tries(person: Person, table: str, command: str) -> None:
    """Do something, unless it is too late or too early for it: hands are quick."""
    with suppress(AssertionError):
        person.wishes(table, "play", commands=[command])


def until(people: Sequence[Person], table: str, reached: Callable[[View], bool]) -> View | None:
    """Let these people play until the first of them is asked in a view like this; None if it is over before."""
    while (view := people[0].sees(table))["outcome"] is None:
        if view["options"] and reached(view):
            return view
        for person in people:
            view = person.sees(table)
            if view["options"]:
                tries(person, table, motion(view) or trade_move(view))
        people[0].page.wait_for_timeout(STEP)
    return None


def trade_move(view: View) -> str:
    """What makes collections grow: art that one of ours asks for, else a card with a track, else anything."""
    wanted = {card["wants"] for card in view["cards"][view["seat"]] if card.get("wants")}

    def worth(option: str) -> int:
        verb, *which = option.split()
        if verb != "buy":
            return 0
        market = next(market for market in view["markets"] if str(market["id"]) == which[0])
        goods = market[{"art": "art", "card": "cards"}[which[1]]][int(which[2]) - 1]
        return 1 + 2 * (goods in wanted) if which[1] == "art" else 1 + ("track" in goods)

    options: list[str] = view["options"]
    return max(options, key=worth)
