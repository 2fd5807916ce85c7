"""What holds in every game of Swindler, whatever is played: pieces, points, markers, windows, and what is noted."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cutpurse.games.swindler import GAME
from cutpurse.games.swindler.pieces import CARD_NAMES, CARDS, KINDS
from cutpurse.games.swindler.rules.reaction_windows import Window
from cutpurse.games.swindler.rules.reactions import Answering
from cutpurse.games.swindler.state import (
    BAG,
    DRAWN,
    EITHER,
    ELDER,
    ELDERS,
    FRESH,
    GIVEN,
    HAND,
    HELP,
    IN_PLAY,
    LOOT,
    MARKER,
    SHOWN,
    SIZE,
    VEILED,
    WISH,
    Swindler,
    coins_left,
    markers_out,
    posters_left,
)
from cutpurse.kernel import play
from cutpurse.kernel.core import SPECTATOR
from tests.games.swindler.ledger import Ledger, in_the_view
from tests.games.swindler.positions import (
    OWN,
    coins,
    evening,
    named,
    order_pile,
    orders,
    points,
    posters,
    seen,
    told,
)

clause = pytest.mark.clause
some_games = settings(derandomize=True, database=None, deadline=None, max_examples=12)
seats_ = st.integers(2, 4)
seeds = st.integers(0, 2**30)
keenness = st.integers(1, 9)


def agreed(rounds: int) -> st.SearchStrategy[dict[str, Any]]:
    """Options of games of so many rounds."""
    words = {"thieves": ["draft", "random", "off"], "hustler": ["passes", "stays"]}
    choices = {name: st.sampled_from(values) for name, values in words.items()}
    return st.fixed_dictionaries({**choices, "max_rounds": st.just(rounds)})


agreements = agreed(10)


@clause("SW-1.1", "SW-1.2")
@some_games
@given(seats=seats_, seed=seeds, options=agreements, keen=keenness)
def test_no_tile_and_no_card_is_lost_or_doubled(seats: int, seed: int, options: dict[str, Any], keen: int) -> None:
    everything: list[str] = []
    raids = 6
    for s, events in evening(seats, seed, options, keen):
        everything = everything or GAME.pieces(s)
        assert GAME.pieces(s) == everything
        raids -= named(events).count("RaidBegan")
        waiting = order_pile(s).count("R") + bin(s.aside).count("1")
        assert waiting == raids
        assert min(s.cells[BAG : GIVEN + KINDS + 1]) >= 0
    assert Counter(everything)["coin"] == OWN.coins


@clause("SW-2.1", "SW-2.4", "SW-8.4")
@some_games
@given(seats=seats_, seed=seeds, options=agreements, keen=keenness)
def test_points_coins_posters_and_markers_stay_within_the_box(
    seats: int, seed: int, options: dict[str, Any], keen: int
) -> None:
    for s, _ in evening(seats, seed, options, keen):
        assert min(points(s)) >= 0
        assert min(coins(s)) >= 0
        assert sum(coins(s)) + coins_left(s) == 6
        assert coins_left(s) >= 0
        assert min(posters(s)) >= 0
        assert posters_left(s) >= 0
        assert all(0 <= markers_out(s, p) <= 3 for p in range(seats))
        assert all(not s.cells[MARKER + slot] or card != "_" for slot, card in enumerate(plain(orders(s))))


def plain(open_orders: str) -> list[str]:
    """Open orders without their markers."""
    return [card.partition(":")[0] for card in open_orders.split()]


@clause("SW-7.3", "SW-7.5", "SW-7.6")
@some_games
@given(seats=seats_, seed=seeds, options=agreements, keen=keenness)
def test_a_window_asks_who_has_a_card_and_nobody_else(
    seats: int, seed: int, options: dict[str, Any], keen: int
) -> None:
    for s, _ in evening(seats, seed, options, keen):
        frame = s.stack.frame if s.stack is not None else None
        if not isinstance(frame, (Window, Answering)):
            assert (s.opened, s.asked) == (0, 0)
            assert not any(s.cells[WISH + p] for p in range(seats))
            continue
        for p in play.actors(s):
            assert s.cells[SIZE + p] or s.hustler == p + 1
            assert "pass" in [str(command) for command in play.options(s, p)]
        if isinstance(frame, Answering):
            assert frame.seat not in play.actors(s)


@clause("SW-3.2", "SW-3.3", "SW-4.7")
@some_games
@given(seats=seats_, seed=seeds, options=agreements, keen=keenness)
def test_this_turns_tiles_lie_in_front_of_t_and_nothing_is_left_over(
    seats: int, seed: int, options: dict[str, Any], keen: int
) -> None:
    for s, _ in evening(seats, seed, options, keen):
        for k in range(KINDS):
            assert 0 <= s.cells[FRESH + k] <= s.cells[LOOT + s.active * KINDS + k]
            assert s.cells[FRESH + k] <= s.cells[DRAWN + k] or s.caught
        if s.stack is not None and type(s.stack.frame).__name__ in ("Reserving", "Acting", "Hiring"):
            assert not any(s.cells[GIVEN : GIVEN + KINDS + 1])
            assert (s.deal, s.owed, s.card) == (0, 0, 0)
            assert not s.cells[HELP]
            in_play = [CARD_NAMES[c] for c in range(CARDS) if s.cells[IN_PLAY + c]]
            assert in_play == (["hustler"] if s.hustler else [])


@clause("SW-1.5", "SW-2.2", "SW-3.3", "SW-4.3", "SW-4.5", "SW-5.5", "SW-8.2")
@settings(some_games, max_examples=4)  # every viewer at every step
@given(seats=seats_, seed=seeds, options=agreed(5), keen=keenness)
def test_what_everybody_is_shown_is_what_they_were_told(
    seats: int, seed: int, options: dict[str, Any], keen: int
) -> None:
    ledgers = [Ledger(seats, viewer, options["hustler"] == "passes") for viewer in (0, seats - 1, SPECTATOR)]
    for s, events in evening(seats, seed, options, keen):
        for ledger in ledgers:
            for event in events:
                ledger.hear(told(event, ledger.viewer))
            assert in_the_view(seen(s, ledger.viewer)) == ledger.table()


@clause("SW-1.5")
@some_games
@given(seats=seats_, seed=seeds, options=agreements, keen=keenness)
def test_what_is_noted_about_hands_agrees_with_the_hands(
    seats: int, seed: int, options: dict[str, Any], keen: int
) -> None:
    for s, _ in evening(seats, seed, options, keen):
        noted_rightly(s)


def noted_rightly(s: Swindler) -> None:
    """Sizes, cards shown, and cards drawn before and after the last shuffle are those of the true hands."""
    elders: Counter[int] = Counter()
    for p in range(s.seats):
        hand, shown, elder, either = (
            [int(s.cells[first + p * CARDS + c]) for c in range(CARDS)] for first in (HAND, SHOWN, ELDER, EITHER)
        )
        assert s.cells[SIZE + p] == sum(hand)
        assert min(shown + elder + either) >= 0
        assert all(shown[c] + elder[c] <= hand[c] + either[c] for c in range(CARDS))
        assert s.cells[VEILED + p] == sum(hand) + sum(either) - sum(shown) - sum(elder)
        elders.update(dict(enumerate(elder)))
    assert [s.cells[ELDERS + c] for c in range(CARDS)] == [elders[c] for c in range(CARDS)]


@settings(some_games, max_examples=2)
@given(seats=seats_, seed=seeds, options=agreed(5), keen=keenness)
def test_every_event_and_every_view_can_be_told_as_json(
    seats: int, seed: int, options: dict[str, Any], keen: int
) -> None:
    for s, events in evening(seats, seed, options, keen):
        for viewer in (0, seats - 1, SPECTATOR):
            view = seen(s, viewer)
            assert json.loads(json.dumps(view)) == view
            for event in events:
                words = told(event, viewer)
                assert json.loads(json.dumps(words)) == words


def test_in_some_of_these_games_nearly_everything_happens() -> None:
    """The properties would say little if no game came so far."""
    happened: set[str] = set()
    for seats in (2, 3, 4):
        for seed in range(3):
            for _, events in evening(seats, seed, {"max_rounds": 40}, keen=6):
                happened |= set(named(events))
    rare = {"Jailed", "TurnSkipped", "RaidsShuffledIn", "HelpCancelled", "DealersShuffled"}
    assert set(GAME.events) - happened - {"Entered", "Left"} <= rare
