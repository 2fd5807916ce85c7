"""What events meant when they happened: told beside them, live and after loading; who adds it up has the points."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

import cutpurse
from cutpurse import Match, Refused, bot
from cutpurse.games.langfinger.pieces import EXCHANGES
from cutpurse.games.langfinger.rules.affordable import idle_reason
from cutpurse.games.langfinger.state import EXCHANGE, Langfinger
from cutpurse.kernel.core import CLOCK
from cutpurse.kernel.game import find
from cutpurse.kernel.record import Entry
from tests.games.langfinger.positions import town

clause = pytest.mark.clause
Told = dict[str, Any]
TABLES = [(name, seats) for name in cutpurse.games() for seats in find(name).seats]
SHORT = {"swindler": {"max_rounds": 6}, "langfinger": {"max_rounds": 6}, "midnight-exchange": {"max_rounds": 2}}
MOVES = 700  # of a game, at most
EVERY = 20  # moves, somebody tries to take one back


def played(match: Match, seat: int, *commands: str) -> list[Told]:
    """What everybody is told of commands."""
    since = len(match.entries)
    for command in commands:
        match.play(seat, command)
    return [event for entry in match.seen(None, since) for event in match.tell_entry(entry)]


def only(events: list[Told], kind: str) -> list[Told]:
    """The events of one kind."""
    return [event for event in events if event["event"] == kind]


# --- Swindler ---
@clause("SW-2.2", "SW-2.4")
@pytest.mark.parametrize(("points", "lost"), [(5, 2), (1, 1), (0, 0)])
def test_a_marker_thrown_off_says_whose_it_was_and_what_it_really_cost(points: int, lost: int) -> None:
    match = cutpurse.position("swindler", hands=["", "", ""], points=[5, 5, points], orders="A1:2 A2 A3 A4")
    foretold = match.view(0)["marker_loss"]
    first, second = only(played(match, 0, "reserve 1", "reserve 2"), "MarkerPut")
    assert foretold == [2, 2, lost]
    assert (first["thrown"], first["lost"]) == (2, lost)
    assert not {"thrown", "lost"} & second.keys()


@clause("SW-2.3", "SW-2.4")
@pytest.mark.parametrize(("points", "lost"), [(5, 2), (1, 1), (0, 0)])
def test_a_marker_taken_back_says_what_it_really_cost(points: int, lost: int) -> None:
    match = cutpurse.position("swindler", hands=["", ""], points=[points, 5], orders="A1:0 A2:0 A3:0 A4")
    assert match.view(0)["marker_loss"][0] == lost
    assert only(played(match, 0, "cancel 1"), "MarkerTakenBack")[0]["lost"] == lost


@clause("SW-2.4", "SW-8.2")
def test_the_count_says_what_it_really_brought() -> None:
    match = cutpurse.position(
        "swindler", hands=["", "", ""], points=[10, 1, 20], coins=[2, 1, 0], orders="A1:1 A2:1 A3:2 A4",
        active=2, at="hiring", settings={"max_rounds": 2},
    )  # fmt: skip
    foretold = match.view(2)["leftover_loss"]
    counted = only(played(match, 2, "hire nobody"), "Counted")
    assert foretold == [0, 2, 2]  # seat 1 has a point and a coin to lose, and two markers out
    assert [event["coins"] - event["gained"] for event in counted] == [foretold[event["seat"]] for event in counted]
    assert {event["seat"]: event["gained"] for event in counted} == {0: 2, 1: -1, 2: -2}
    assert match.view(None)["points"] == [12, 0, 18]


@clause("SW-4.4")
@pytest.mark.parametrize(("done", "awake"), [("B1 B2", False), ("B1 B2 B3 B4", True), ("B1 B2 B3 B4 B5", False)])
def test_an_order_says_whether_a_thief_works_from_now_on(done: str, awake: bool) -> None:
    match = cutpurse.position(
        "swindler", hands=["", ""], thieves="M4 _", fulfilled=[done, ""], orders="A5:0 A6 A3 A4", at="acting",
        loot=["red key_red, red key_red", ""],
    )  # fmt: skip
    events = played(match, 0, "fulfil 1")
    assert [event["awake"] for event in only(events, "OrderFulfilled")] == [awake]


# --- Langfinger ---
def night(s: Langfinger) -> Match:
    """A match from a table on, on which not all stones are placed."""
    match = Match("langfinger", int(s.seats), seed=1, dealt=False)
    match.start, match.state = s, s.clone()
    match.kept = match.entries = [Entry(0, CLOCK, "", [])]
    return match


@clause("LF-3.3", "LF-3.4")
@pytest.mark.parametrize(("command", "tools"), [("rob 1", ["hammer", "pliers"]), ("rob 1 with rogue", ["hammer"])])
def test_a_robbery_says_which_tools_went_for_it(command: str, tools: list[str]) -> None:
    match = night(town("hammer pliers", "", rogues="pliers plan", villa="L1", stones={"villa": "0"}))
    (robbed,) = only(played(match, 0, command), "Robbed")
    assert robbed["tools"] == tools


@clause("LF-3.1")
@pytest.mark.parametrize(
    ("lies", "where", "reason"),
    [
        ({}, "city", "empty"),
        ({}, "museum", "empty"),
        ({"villa": "L21"}, "villa", "tools"),
        ({}, "ruin", "tools"),
        ({"loot": ["", "L9"]}, "harbour", "empty"),
        ({"harbour": "F8"}, "harbour", "loot"),
        ({"harbour": "F11", "loot": ["", "L9"]}, "harbour", "unwanted"),
    ],
)
def test_a_stone_that_was_not_asked_says_why(lies: dict[str, Any], where: str, reason: str) -> None:
    stones = {"city": "0 1"} if where == "city" else {"city": "0", where: "1"}
    match = night(town("", "", rogues="plan pliers", city="plan", stones=stones, **lies))
    acted, idle = only(played(match, 0, "take plan"), "StoneReturned")
    assert "reason" not in acted
    assert (idle["seat"], idle["vain"], idle["reason"]) == (1, True, reason)


@clause("LF-3.1", "LF-3.6")
def test_where_every_exchange_is_taken_that_is_why() -> None:
    s = town("plan", "", stones={"ruin": "0"})
    for x in range(EXCHANGES):
        s.cells[EXCHANGE + x] = 2
    assert idle_reason(s, 0) == "taken"


@clause("LF-3.1")
def test_a_stone_that_declined_or_took_the_last_card_needs_no_reason() -> None:
    for command in ("decline", "rob 1"):
        match = night(town("hammer plan", "", rogues="plan pliers", villa="L6", stones={"villa": "0"}))
        assert [set(event) for event in only(played(match, 0, command), "StoneReturned")] == [
            {"event", "seat", "space", "vain"}
        ]


# --- Midnight Exchange ---
@clause("ME-4.6", "ME-6.3")
def test_what_is_placed_says_what_it_brought_and_what_the_collection_counts() -> None:
    match = cutpurse.position(
        "midnight-exchange", trays=["leather_bag", ""], art={1: "clock"}, store=["clock", ""], cards=["P18", ""],
        settings={"markets": "1a,3b"},
    )  # fmt: skip
    (card,) = match.view(None)["cards"][0]
    (placed,) = only(played(match, 0, "place clock on 1"), "Placed")
    assert placed["counts"] == card["points"][1]
    assert placed["gained"] == card["points"][1] - card["points"][0] - placed["worth"]


@clause("ME-4.2")
def test_who_pays_says_which_finds_went() -> None:
    match = cutpurse.position(
        "midnight-exchange", trays=["gold_bar leather_bag iron_key", ""], art={1: "clock"},
        settings={"markets": "1a,3b"},
    )  # fmt: skip
    (paid,) = only(played(match, 0, "bag"), "Paid")
    assert (paid["slots"], paid["finds"]) == ([2], ["leather_bag"])


@clause("ME-2.5", "ME-2.6")
def test_a_tile_taken_out_of_a_tray_says_its_find_which_all_could_see() -> None:
    match = Match("midnight-exchange", 2, seed=2)
    tile = int(str(match.view(0)["options"][0]).split()[1])
    (kept,) = only(played(match, 0, f"grab {tile}", "keep"), "Kept")
    (out,) = only(played(match, 0, "return 1"), "TakenOut")
    assert (out["tile"], out["find"]) == (tile, kept["find"])


# --- Gaunerbande ---
def last_trick(*cards: str, taken: str = "") -> Match:
    """A round in which one card each is left, seat 0 leads, and has taken all but what seat 1 has."""
    hands = [*cards]
    return cutpurse.position("gaunerbande", hands=hands, leader=0, taken=["rest", taken, *[""] * (len(cards) - 2)])


def played_round(match: Match, *commands: str) -> list[Told]:
    """What everybody is told of a command each, from seat 0 on."""
    return [event for seat, command in enumerate(commands) for event in played(match, seat, command)]


@clause("GB-3.3", "GB-4.1")
@pytest.mark.parametrize(
    ("cards", "meant"),
    [
        (["r12", "r10", "k1", "k12"], {"points": 15, "rogues": 2, "politician": True}),
        (["b12", "b1", "k1", "b2"], {"points": 1, "rogues": 1, "politician": False}),
        (["g12", "g1", "g2", "b3"], {"points": 0, "rogues": 0, "politician": False}),
    ],
)
def test_a_trick_says_what_it_costs_and_what_lay_in_it(cards: list[str], meant: Told) -> None:
    match = last_trick(*cards, taken="k2 r1 r2 r3")
    (trick,) = only(played_round(match, *[f"play {card}" for card in cards]), "TrickTaken")
    assert trick == {"event": "TrickTaken", "seat": 0, **meant}


@clause("GB-4.2", "GB-4.3")
@pytest.mark.parametrize(("taken", "value"), [("b1 b2 b3 b4", 26), ("", 52)])
@pytest.mark.parametrize("choice", ["others", "self"])
def test_the_bill_says_what_the_gang_was_worth_and_to_whom(taken: str, value: int, choice: str) -> None:
    match = last_trick("g12", "g1", "g2", "g3", taken=taken)
    assert not only(played_round(match, "play g12", "play g1", "play g2", "play g3"), "Scored")
    (scored,) = only(played(match, 0, f"gang {choice}"), "Scored")
    assert (scored["reward"], scored["own"]) == (value, choice == "self")


@clause("GB-4.1")
def test_a_bill_without_a_gang_has_no_reward() -> None:
    match = last_trick("g12", "g1", "g2", "g3", taken="k1 k2 k3 k4")
    (scored,) = only(played_round(match, "play g12", "play g1", "play g2", "play g3"), "Scored")
    assert not {"reward", "own"} & scored.keys()


@clause("GB-2.2")
def test_cards_that_are_passed_say_who_got_them() -> None:
    match = Match("gaunerbande", 4, seed=1)
    receivers = match.view(None)["receivers"]
    events = [
        event
        for seat in range(4)
        for event in played(match, seat, *[f"give {card}" for card in match.view(seat)["hand"][:3]])
    ]
    assert only(events, "Passed")[0]["receivers"] == receivers == [1, 2, 3, 0]


# --- in every game ---
@clause("GB-5.1", "LF-5.1", "SW-8.1")
def test_the_view_says_who_has_what_ends_the_game() -> None:
    gaunerbande = cutpurse.position(
        "gaunerbande", hands=["g12", "g1", "g2", "g3"], leader=0, taken=["rest", "k1 k2 k3 k4", "", ""],
        totals=[90, 97, 99, 0],
    )  # fmt: skip
    assert gaunerbande.view(None)["finishers"] == []
    played_round(gaunerbande, "play g12", "play g1", "play g2", "play g3")
    assert gaunerbande.view(None)["finishers"] == [0, 1]
    enough = cutpurse.position("swindler", hands=["", "", ""]).view(None)["end_at"]
    orders = [" ".join(f"B{n + 1}" for n in range(enough)), f"B{enough + 1}", ""]
    swindler = cutpurse.position("swindler", hands=["", "", ""], fulfilled=orders)
    assert swindler.view(None)["finishers"] == [0]
    langfinger = night(town("", "", money=(20, 19)))
    assert langfinger.view(None)["finishers"] == [0]


def swindler_points(points: list[int], event: Told) -> None:
    match event:
        case {"event": "StartDrawn"}:
            points[:] = [event["points"]] * len(points)
        case {"event": "MarkerPut", "thrown": int(seat), "lost": int(lost)}:
            points[seat] -= lost
        case {"event": "MarkerTakenBack", "seat": int(seat), "lost": int(lost)}:
            points[seat] -= lost
        case {"event": "Counted", "seat": int(seat), "gained": int(gained)}:
            points[seat] += gained
        case {"event": "OrderFulfilled" | "TileSold" | "DealerCompleted" | "BetSettled", "seat": int(seat)}:
            points[seat] += event["points"]


def langfinger_money(points: list[int], event: Told) -> None:
    match event:
        case {"event": "Robbed" | "Sold", "seat": int(seat), "paid": int(paid)}:
            points[seat] += paid


def midnight_points(points: list[int], event: Told) -> None:
    match event:
        case {"event": "ArtBought" | "ArtDrawn" | "CardBought", "seat": int(seat), "worth": int(worth)}:
            points[seat] += worth
        case {"event": "Placed", "seat": int(seat), "gained": int(gained)}:
            points[seat] += gained


def gaunerbande_totals(points: list[int], event: Told) -> None:
    match event:
        case {"event": "Scored", "points": list(scored)}:
            points[:] = [total + more for total, more in zip(points, scored, strict=True)]


ADDED: dict[str, tuple[str, Callable[[list[int], Told], None]]] = {
    "gaunerbande": ("totals", gaunerbande_totals),
    "langfinger": ("money", langfinger_money),
    "midnight-exchange": ("points", midnight_points),
    "swindler": ("points", swindler_points),
}


def added_up(match: Match, seat: int | None) -> list[int]:
    """The points as somebody adds them up who was told the moves that stand."""
    points = [0] * match.seats
    for entry in match.kept:
        for event in match.tell_entry(match.seen_entry(entry, seat)):
            ADDED[match.game.name][1](points, event)
    return points


def random_games(name: str, seats: int) -> Iterator[Match]:
    """A random game, now and then; some moves are taken back. At random, nobody would trade in Midnight Exchange."""
    luck = random.Random(f"{name} {seats}")
    match = Match(name, seats, seed=seats, settings=SHORT.get(name))
    player = bot("greedy" if name == "midnight-exchange" else "random", name, seed=seats)
    for move in range(MOVES):
        if not match.actors():
            break
        seat = luck.choice([seat for seat in match.actors() if seat != CLOCK] or [CLOCK])
        match.play(seat, "time up" if seat == CLOCK else player.choose(match, seat))
        if move % EVERY == 0:
            with suppress(Refused):
                match.undo(luck.randrange(seats), luck.random() < 0.5)
            yield match
    yield match


@clause("GB-4.1", "LF-3.5", "LF-3.7", "SW-2.4", "SW-8.2", "ME-6.3")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_points_told_event_by_event_add_up_to_those_in_the_view(name: str, seats: int) -> None:
    for match in random_games(name, seats):
        for seat in (0, None):
            assert added_up(match, seat) == match.view(seat)[ADDED[name][0]]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_log_that_was_loaded_tells_the_same_as_it_did_live(name: str, seats: int) -> None:
    *_, match = random_games(name, seats)
    loaded = Match.load(match.save())
    for seat in (0, None):
        live, again = ([each.tell_entry(entry) for entry in each.seen(seat)] for each in (match, loaded))
        assert live == again
