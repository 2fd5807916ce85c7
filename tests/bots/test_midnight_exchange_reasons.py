"""Reasons for hints in Midnight Exchange: what scores are made of, from what the seat knows, in words that hold."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cutpurse.bots.hints import reason
from cutpurse.bots.levels import policy_of
from cutpurse.bots.search.policy import Feature, keys_of
from cutpurse.games.midnight_exchange.pieces import ART_NAMES, DONE, FIND_NAMES, REACH, RETURNS, TRADE
from cutpurse.games.midnight_exchange.state import MidnightExchange
from cutpurse.kernel.game import find
from cutpurse.kernel.sets import index
from cutpurse.terminal.games.midnight_exchange.screen import MidnightExchangeScreen
from cutpurse.texts import Texts
from tests.bots.moments import moments

GAME = find("midnight-exchange")
POLICY = policy_of(GAME)
MOVES = 300  # two rounds or so


def choices(seats: int, seed: int) -> Iterator[tuple[MidnightExchange, int, list[int]]]:
    """States of a game with what a seat may do."""
    for s, seat in moments(GAME.name, seats, seed, moves=MOVES):
        assert isinstance(s, MidnightExchange)
        yield s, seat, keys_of(s, seat)


def told(features: list[Feature]) -> list[tuple[str, float, dict[str, str | int]]]:
    """All that features say."""
    return [(feature.name, feature.value, feature.facts) for feature in features]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_features_add_up_to_scores_from_what_a_seat_knows(seats: int) -> None:
    names: set[str] = set()
    for s, seat, keys in choices(seats, seats):
        view = GAME.redact(s, seat)
        from_view = [POLICY.features(view, seat, key) for key in keys]
        for features, score in zip(from_view, POLICY.scores(view, seat, keys), strict=True):
            assert sum(feature.value for feature in features) == pytest.approx(score, abs=1e-6)
            names |= {feature.name for feature in features}
        for key, features in zip(keys, from_view, strict=True):
            assert told(POLICY.features(s, seat, key)) == told(features), "it looks at what is hidden"
    assert {"buys", "hope", "needed", "run", "art", "rest"} <= names


def test_tiles_that_are_all_the_same_to_a_seat_need_no_reason() -> None:
    s, seat, keys = next(choices(4, 1))
    assert {reason(POLICY, GAME.redact(s, seat), seat, key) for key in keys} == {None}


def test_a_trade_is_told_by_the_piece_that_is_bought() -> None:
    found = 0
    for s, seat, keys in choices(3, 5):
        for key in keys:
            at = int(index(TRADE.choice(key))) if TRADE.choice(key) else -1
            if 0 <= at < 16:
                kinds = {f.facts["art"] for f in POLICY.features(s, seat, key) if f.name.startswith("art")}
                assert kinds == {ART_NAMES[s.offer(at // 4, at % 4) - 1]}
                found += 1
    assert found


def test_a_find_is_named_only_if_the_seat_knows_it() -> None:
    found = 0
    for s, seat, keys in choices(3, 6):
        view = GAME.redact(s, seat)
        assert isinstance(view, MidnightExchange)
        for key in keys:
            at = int(index(REACH.choice(key))) if REACH.choice(key) else RETURNS
            if at < RETURNS:
                for feature in POLICY.features(s, seat, key):
                    if "find" in feature.facts:
                        assert feature.facts["find"] == FIND_NAMES[view.find(at)]
                        found += 1
    assert found


def test_who_leaves_art_in_store_is_told_that_another_collection_asks_for_it() -> None:
    found = 0
    for seed in range(4):
        for s, seat, keys in choices(2, seed):
            if DONE.first in keys:
                why = reason(POLICY, GAME.redact(s, seat), seat, DONE.first)
                names = [feature.name for key in keys for feature in POLICY.features(s, seat, key) if feature.value < 0]
                assert (why is not None and why.name == "contested") == ("contested" in names)
                found += "contested" in names
    assert found


@pytest.mark.parametrize("language", ["en", "de"])
def test_pieces_go_by_their_names(language: str) -> None:
    screen = MidnightExchangeScreen(Texts(language), ["Ada", "Bob", "Cleo"])
    for s, seat, keys in choices(3, 7):
        view = GAME.redact(s, seat)
        for key in keys[:3]:
            for feature in POLICY.features(view, seat, key):
                words = screen.reason(feature)
                assert words.endswith(".")
                assert "_" not in words
