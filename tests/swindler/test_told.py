"""What events and views of Swindler say beyond their bare fields: points by the rules, and who asks for gifts."""

from __future__ import annotations

from typing import Any

from tests.swindler.positions import BARE, evening, go, only, phase, points, seen, table, told


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
