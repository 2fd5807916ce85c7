"""The toy game is sound: what the suite finds in its broken variants is the fault that was planted there."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as profile
from hypothesis import strategies as st

from cutpurse.kernel.game import REGISTRY
from cutpurse.testing import CHECKS, Check, conform, covering, fingerprint, settings
from cutpurse.testing.knowledge import hidden_swaps
from tests.conformance.toy import SLY


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@profile(derandomize=True, database=None, deadline=None, max_examples=30)
@given(setting=st.sampled_from(settings(SLY)), seed=st.integers(0, 2**32 - 1))
def test_the_toy_game_passes_every_check(check: Check, setting: tuple[int, dict[str, Any]], seed: int) -> None:
    check(SLY, *setting, seed)


def test_the_toy_game_conforms_without_being_registered() -> None:
    conform(SLY, games=1)
    assert SLY.name not in REGISTRY


def test_settings_are_every_player_count_with_defaults_and_extremes() -> None:
    by_seats = {seats: [options for n, options in settings(SLY) if n == seats] for seats in SLY.seats}
    assert (
        by_seats[2]
        == by_seats[3]
        == [
            {"rounds": 2, "draws": "may"},
            {"rounds": 1, "draws": "may"},
            {"rounds": 3, "draws": "may"},
            {"rounds": 2, "draws": "never"},
        ]
    )


def test_settings_leave_out_extremes_that_take_too_long_but_never_the_defaults() -> None:
    assert settings(SLY, longest=3) == [(n, {"rounds": r, "draws": "may"}) for n, r in ((2, 2), (2, 1), (3, 2))]


def test_covering_seeds_meet_every_kind_of_frame_that_there_is() -> None:
    assert covering(SLY, 2, {"draws": "may"}) == [0]
    assert covering(SLY, 2, {"draws": "never"}, seed=5, patience=50) == [5]


def test_a_number_that_everybody_sees_elsewhere_is_not_taken_for_the_hidden_one() -> None:
    state, world = {"seats": 2, "hands": [2, 560, 70, 80]}, {"seats": 2, "hands": [3, 650, 80, 80]}
    assert hidden_swaps(state, world) == {560: 650, 70: 80}
    state, world = {"seats": 2, "hands": [70, 70]}, {"seats": 2, "hands": [80, 70]}
    assert hidden_swaps(state, world) == {}


def test_a_fingerprint_hangs_on_setting_and_seed() -> None:
    found = {fingerprint(SLY, seats, {"rounds": 2}, games=2, seed=seed) for seats in (2, 3) for seed in (1, 2)}
    assert len(found) == 4
    assert fingerprint(SLY, 2, {"rounds": 2}, games=2, seed=1) in found
