"""What events and views of Swindler say beyond their bare fields: points by the rules, and who asks for gifts."""

from __future__ import annotations

from typing import Any

import pytest

from cutpurse.kernel.core import SPECTATOR
from tests.games.swindler.positions import BARE, EVERY_CARD, evening, go, only, phase, points, seen, table, told


def test_while_a_beggar_waits_for_gifts_everybody_sees_whose_it_is() -> None:
    s = table("", "beggar", points=(5, 3), coins=(1, 0), loot=("red ring",), accomplices=BARE, at="start")
    go(s, "1 play beggar")
    assert phase(s) == "begging"
    assert [(card["seat"], card["card"]) for card in seen(s, 0)["played"]] == [(1, "beggar")]
    go(s, "0 give coin")
    assert seen(s, 0)["played"] == []


def test_a_marker_tells_what_it_costs_whoever_is_thrown_off() -> None:
    s = table("", "", orders="A1:1 A2 A3 A4", points=(3, 3))
    (put,) = only(go(s, "0 reserve 1"), "MarkerPut")
    assert told(put, 0)["costs"] == 2
    assert points(s) == [3, 1]


def test_a_view_says_what_ones_own_loot_is_for() -> None:
    s = table("", "", orders="A1 B10:1 B6 B8", loot=("red ring, red key_red, green coin",), sold={"1.1": "blue ring"})
    uses = [(use["tile"]["object"], use["fields"], use["orders"]) for use in seen(s, 0)["uses"]]
    assert uses == [("ring", ["2.1", "3.1"], [1]), ("key_red", [], [1, 2, 4]), ("coin", [], [3])]
    assert seen(s, 1)["uses"] == []


def test_a_view_says_how_much_one_has_of_what_each_order_asks_for() -> None:
    mine = "red ring, red key_red, blue key_blue, white key_joker"
    s = table("", "", orders="A5 A6 A8 B12", loot=(mine.replace("white", "black"), ""))
    asked = [order["needs"] for order in seen(s, 0)["orders"]]
    assert asked[1:3] == [{"obj": {"ring": 1, "watch": 1}}, {"draw": 3}]
    assert seen(s, 0)["has"][1:] == [{"obj": {"ring": 1}}, {}, {"obj": {"ring": 1, "key_red": 1, "key_green": 1}}]
    go(s, "0 steal red: red ring", "0 draw: red necklace")
    assert [seen(s, seat)["has"][2] for seat in (0, 1)] == [{"draw": 2}, {}]
    assert seen(table("", "", orders="A5 _ _ _"), SPECTATOR)["has"] == []


@pytest.mark.clause("SW-1.5")
def test_a_view_counts_the_accomplices_that_the_viewer_does_not_see() -> None:
    s = table("assassin forger", "beggar")
    every = EVERY_CARD.split()
    assert sorted(seen(s, 0)["unseen"]) == sorted(set_off(every, ["assassin", "forger"]))
    assert sorted(seen(s, SPECTATOR)["unseen"]) == sorted(every)


def set_off(cards: list[str], known: list[str]) -> list[str]:
    """These cards without some of them."""
    left = list(cards)
    for card in known:
        left.remove(card)
    return left


@pytest.mark.parametrize(("told_by", "last"), [({"done": (9, 0)}, True), ({"max_rounds": 2}, True), ({}, False)])
def test_a_view_says_whether_this_round_is_the_last(told_by: dict[str, Any], last: bool) -> None:
    assert seen(table("", "", **told_by), 0)["last_round"] is last


class Tally:
    """Everybody's points, counted from what the events say, as a client does."""

    def __init__(self) -> None:
        self.points: list[int] = []
        self.markers: dict[int, int] = {}

    def hear(self, tale: dict[str, Any], seats: int) -> None:
        """Take note of an event."""
        if tale["event"] == "StartDrawn":
            self.points = [tale["points"]] * seats
        elif tale["event"] == "MarkerPut":
            if (owner := self.markers.get(tale["slot"])) is not None:
                self.score(owner, -tale["costs"])
            self.markers[tale["slot"]] = tale["seat"]
        elif tale["event"] == "MarkerTakenBack":
            self.score(self.markers.pop(tale["slot"]), -tale["costs"])
        elif "points" in tale:
            if tale["event"] == "OrderFulfilled":
                self.markers.pop(tale["slot"], None)
            self.score(tale["seat"], tale["points"])

    def score(self, seat: int, n: int) -> None:
        """Points, never below 0."""
        self.points[seat] = max(0, self.points[seat] + n)


def test_points_can_be_counted_from_the_events_alone() -> None:
    tally = Tally()
    for s, events in evening(3, 1, {"max_rounds": 8}):
        for event in events:
            tally.hear(told(event, 0), 3)
        assert tally.points == points(s)
    assert s.stack is None


@pytest.mark.clause("SW-4.2")
def test_a_view_says_what_is_still_to_be_paid() -> None:
    mine = "red ring, blue ring, red watch, blue watch"
    s = table("", "", orders="A6:0 _ _ _", loot=(mine, ""), at="acting")
    assert seen(s, 1)["due"] is None
    go(s, "0 fulfil 1")
    assert [seen(s, seat)["due"] for seat in (0, 1)] == [{"obj": {"ring": 1, "watch": 1}}] * 2
    go(s, "0 give red ring")
    assert seen(s, 1)["due"] == {"obj": {"watch": 1}}
    go(s, "0 give red watch")
    assert seen(s, 1)["due"] is None
    keys = "red key_red, red key_red, blue key_blue, green key_green"
    s = table("", "", orders="A5:0 _ _ _", loot=(keys, ""), at="acting")
    go(s, "0 fulfil 1", "0 give red key_red")
    assert seen(s, 0)["due"] == {"obj": {"key_any": 1}}
