"""What a seat has seen since the round began: what bots are handed beside their view."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cutpurse import Match, position
from cutpurse.kernel.codec import pack
from cutpurse.kernel.core import SPECTATOR, Event
from cutpurse.kernel.game import games
from cutpurse.kernel.match import MOST_SEEN

LENGTH = 400  # moves


def seen_in_the_log(match: Match, seat: int | None) -> list[list[object]]:
    """The same from the whole log: every event that stands, let happen again."""
    viewer = SPECTATOR if seat is None else seat
    s = match.game.blank(match.seats, match.settings)
    found: list[Event[Any] | None] = []
    round = match.game.round(s)
    for entry in match.kept:
        for event in entry.events:
            event.apply(s)
            if match.game.round(s) != round:
                found, round = [], match.game.round(s)
            found.append(event.seen_by(viewer))
    return [pack(event) for event in found if event is not None][-MOST_SEEN:]


def packed(match: Match, seat: int | None) -> list[list[object]]:
    """What a seat has seen this round, as JSON."""
    return [pack(event) for event in match.seen_this_round(seat)]


def random_move(match: Match, luck: Random) -> None:
    """Somebody moves at random or, now and then, takes a move back, alone or with all that followed."""
    seats = [seat for seat in match.actors() if seat >= 0]
    seat = luck.choice(seats if seats and luck.random() < 0.95 else match.actors())
    taken_back = luck.randrange(match.seats)
    if luck.random() < 0.08 and match.can_undo(taken_back) != "no":
        match.undo(taken_back, agreed=match.can_undo(taken_back) == "ask")
    else:
        match.play(seat, luck.choice(match.options(seat)))


@pytest.mark.parametrize("game", games())
def test_a_seat_has_seen_what_the_log_shows_it_whatever_was_taken_back(game: str) -> None:
    luck = Random(game)
    match = Match(game, 3, seed=5)
    rounds = {match.game.round(match.state)}
    for n in range(LENGTH):
        if not match.actors():
            break
        random_move(match, luck)
        rounds.add(match.game.round(match.state))
        if n % 9 == 0 or n < 30:
            for seat in (None, *range(match.seats)):
                assert packed(match, seat) == seen_in_the_log(match, seat)
    assert len(rounds) > 1
    for copy in (match.clone(), Match.load(match.save())):
        assert [packed(copy, seat) for seat in range(3)] == [packed(match, seat) for seat in range(3)]


def test_a_round_begins_with_the_deal_and_shows_nobodys_cards_but_ones_own() -> None:
    match, luck = Match("gaunerbande", 3, seed=2), Random(2)
    while match.game.round(match.state) < 3:
        seat = match.actors()[0]
        match.play(seat, luck.choice(match.options(seat)))
    for seat in range(3):
        first = match.seen_this_round(seat)[0]
        assert type(first).__name__ == "Dealt"
        assert [hand is None for hand in match.tell(first)["hands"]] == [other != seat for other in range(3)]
    assert all(hand is None for hand in match.tell(match.seen_this_round(None)[0])["hands"])


@pytest.mark.plain  # compiled, the number is part of the code
def test_of_a_long_round_the_latest_events_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("gaunerbande", 3, seed=5)
    for _ in range(20):
        match.play(match.actors()[0], match.options(match.actors()[0])[0])
    whole = packed(match, 0)
    assert len(whole) > 20
    monkeypatch.setattr("cutpurse.kernel.match.MOST_SEEN", 20)
    assert packed(match, 0) == whole[-20:]


def test_the_json_of_a_view_has_it_for_a_seat_and_not_for_who_only_watches() -> None:
    match = Match("gaunerbande", 3, seed=2)
    match.play(1, match.options(1)[0])
    assert match.view(1)["seen"] == packed(match, 1)
    assert match.view(1)["seen"] != match.view(0)["seen"]
    assert "seen" not in match.view(None)


def test_a_match_that_began_with_a_position_has_seen_what_came_after_it() -> None:
    match = position("gaunerbande", hands=["g4 b3", "g5 b7", "b9 k12"], leader=0)
    assert match.seen_this_round(0) == []
    seat = match.actors()[0]
    played = match.play(seat, match.options(seat)[0])
    assert packed(match, 1) == [pack(event) for event in played]
