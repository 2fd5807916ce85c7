"""What holds in every game of Langfinger, whatever is played: cards, stones, rogues and fences, and what is noted."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cutpurse.games.langfinger import GAME
from cutpurse.games.langfinger.pieces import TOOL_NAMES, TOOLS
from cutpurse.games.langfinger.state import EITHER, ELDER, ELDERS, HAND, MONEY, SHOWN, SIZE, VEILED, Langfinger
from cutpurse.kernel.core import SPECTATOR
from tests.games.langfinger.ledger import Ledger, in_the_view
from tests.games.langfinger.positions import OWN, evening, money, told

clause = pytest.mark.clause
some_games = settings(derandomize=True, database=None, deadline=None, max_examples=25)
seats_ = st.integers(2, 5)
seeds = st.integers(0, 2**30)
keenness = st.integers(0, 9)
agreements = st.fixed_dictionaries(
    {"free_spaces": st.sampled_from(["off", "on"]), "rogues": st.sampled_from(["random", "choose"])}
)


@clause("LF-1.2")
@some_games
@given(seats=seats_, seed=seeds, options=agreements, keen=keenness)
def test_no_card_is_lost_or_doubled(seats: int, seed: int, options: dict[str, Any], keen: int) -> None:
    tools = [tool for t, tool in enumerate(TOOL_NAMES) for _ in range(OWN.tools[t])]
    everything = sorted(tools + OWN.loot + OWN.fences)
    for s, _ in evening(seats, seed, options, keen):
        assert GAME.pieces(s) == everything


@clause("LF-1.6", "LF-2.1", "LF-2.2", "LF-3.1", "LF-3.4", "LF-3.6", "LF-3.7")
@settings(some_games, max_examples=8)  # every viewer at every step
@given(seats=seats_, seed=seeds, options=agreements, keen=keenness)
def test_what_everybody_is_shown_is_what_they_were_told(
    seats: int, seed: int, options: dict[str, Any], keen: int
) -> None:
    """The ledger also sees to it that stones, exchange spaces, rogues and fences are used as often as they may be."""
    ledgers = [Ledger(seats, viewer) for viewer in [*range(seats), SPECTATOR]]
    for s, events in evening(seats, seed, options, keen):
        for ledger in ledgers:
            for event in events:
                ledger.hear(told(event, ledger.viewer))
            view = GAME.present(GAME.redact(s, ledger.viewer), ledger.viewer)
            assert in_the_view(view) == ledger.table()


@clause("LF-3.5", "LF-3.7", "LF-5.1")
@some_games
@given(seats=seats_, seed=seeds, keen=keenness)
def test_money_never_falls_and_is_what_was_paid(seats: int, seed: int, keen: int) -> None:
    paid = [0] * seats
    for s, events in evening(seats, seed, keen=keen):
        for event in events:
            words = told(event, SPECTATOR)
            if words["event"] in ("Robbed", "Sold"):
                assert words["paid"] >= 0
                paid[words["seat"]] += words["paid"]
        assert money(s) == paid
    assert max(paid) >= 20 or s.dry == 5


@clause("LF-1.6")
@some_games
@given(seats=seats_, seed=seeds, keen=st.integers(2, 20))
def test_what_is_noted_about_hands_agrees_with_the_hands(seats: int, seed: int, keen: int) -> None:
    for s, _ in evening(seats, seed, keen=keen):
        noted_rightly(s)


def noted_rightly(s: Langfinger) -> None:
    """Sizes, tools shown, and tools drawn before and after the last shuffle are those of the true hands."""
    elders: Counter[int] = Counter()
    for p in range(s.seats):
        hand, shown, elder, either = (
            [int(s.cells[first + p * TOOLS + t]) for t in range(TOOLS)] for first in (HAND, SHOWN, ELDER, EITHER)
        )
        assert s.cells[SIZE + p] == sum(hand)
        assert min(shown + elder + either) >= 0
        assert all(shown[t] + elder[t] <= hand[t] + either[t] for t in range(TOOLS))
        assert s.cells[VEILED + p] == sum(hand) + sum(either) - sum(shown) - sum(elder)
        elders.update(dict(enumerate(elder)))
        assert s.cells[MONEY + p] >= 0
    assert [s.cells[ELDERS + t] for t in range(TOOLS)] == [elders[t] for t in range(TOOLS)]


@some_games
@given(seats=seats_, seed=seeds, options=agreements, keen=keenness)
def test_every_event_can_be_told_as_json(seats: int, seed: int, options: dict[str, Any], keen: int) -> None:
    for _, events in evening(seats, seed, options, keen):
        for event in events:
            for viewer in (0, seats - 1, SPECTATOR):
                words = told(event, viewer)
                assert json.loads(json.dumps(words)) == words


@clause("LF-1.2")
def test_in_some_of_these_games_every_pile_runs_out() -> None:
    """The properties would say little if no game came so far."""
    happened: set[str] = set()
    for seats in (2, 4, 5):
        for seed in range(4):
            for _, events in evening(seats, seed, keen=9):
                happened |= {type(event).__name__ for event in events}
    assert {"ToolsShuffled", "LootShuffled", "FencesShuffled"} <= happened
