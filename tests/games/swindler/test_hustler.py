"""The rulebook of Swindler: the Hustler, who swaps tiles and then lies open (SW-7.18)."""

from __future__ import annotations

import pytest

from cutpurse.games.swindler.state import Swindler
from tests.games.swindler.house_sets import with_copies
from tests.games.swindler.positions import (
    BARE,
    asked,
    discarded,
    go,
    hand,
    loot,
    options,
    phase,
    refusal,
    seen,
    table,
    window,
)

clause = pytest.mark.clause


def hustled(stays: bool) -> Swindler:
    """Seat 1 has swapped its blue ring for T's red ring at the start of T's turn."""
    s = table(
        "", "hustler", "", loot=("red ring, red watch", "blue ring, blue watch", "green watch"),
        stays=stays, accomplices=BARE, at="start",
    )  # fmt: skip
    go(s, "1 play hustler", "1 swap with 0", "1 take red ring", "1 give blue ring")
    return s


@clause("SW-7.18")
@pytest.mark.parametrize("stays", [False, True])
def test_two_tiles_change_places_and_the_hustler_passes_or_stays(stays: bool) -> None:
    s = hustled(stays)
    assert (loot(s, 0), loot(s, 1)) == ("red watch, blue ring", "red ring, blue watch")
    assert seen(s, 2)["hustler"] == (1 if stays else 0)
    assert (hand(s, 0), hand(s, 1), discarded(s, "hustler"), seen(s, 2)["hands"]) == ("", "", 0, [0, 0, 0])


@clause("SW-7.18")
def test_the_hustler_is_used_once_in_a_turn_whoever_holds_it() -> None:
    s = hustled(stays=False)
    assert (phase(s), seen(s, 0)["hustled"]) == ("reserving", True)
    go(s, "0 steal green: green brooch", "0 stop")
    assert phase(s) == "acting"  # no window at the end of the steal
    assert refusal(s, 0, "play hustler") == "SW-7.18 once-a-turn"
    go(s, "0 end actions")
    assert (s.active, window(s), asked(s)) == (1, "start", [0])  # in the next turn it may be used again


@clause("SW-7.18")
@pytest.mark.parametrize("stays", [False, True])
def test_the_exact_reverse_of_the_last_swap_is_refused_whoever_would_do_it(stays: bool) -> None:
    s = hustled(stays)
    go(s, "0 steal green: green brooch", "0 stop", "0 end actions")
    if stays:
        go(s, "1 play hustler", "1 swap with 0", "1 take blue ring")
        assert refusal(s, 1, "give red ring") == "SW-7.18 just-the-reverse"
        assert options(s, 1) == ["give blue watch"]  # for another tile it may come back
    else:
        go(s, "0 play hustler", "0 swap with 1", "0 take red ring")
        assert refusal(s, 0, "give blue ring") == "SW-7.18 just-the-reverse"
        assert options(s, 0) == ["give red watch", "give green brooch"]


@clause("SW-7.18")
def test_a_tile_that_could_only_go_straight_back_is_not_asked_for() -> None:
    s = table("", "hustler", "", loot=("red ring", "blue ring", "green watch"), accomplices=BARE, at="start")
    go(s, "1 play hustler", "1 swap with 0", "1 take red ring", "1 give blue ring")
    go(s, "0 steal yellow: yellow skull", "0 end actions", "0 hire nobody")
    assert (s.active, window(s), asked(s)) == (1, "start", [0])
    go(s, "0 play hustler")
    assert options(s, 0) == ["swap with 2"]
    assert refusal(s, 0, "swap with 1") == "SW-7.18 nothing-to-swap"


@clause("SW-7.18")
def test_the_last_swap_is_forgotten_when_the_hustler_is_discarded() -> None:
    s = table("", "hustler", "assassin", loot=("red ring", "blue ring", "green watch"), accomplices=BARE, at="start")
    go(s, "1 play hustler", "2 pass", "1 swap with 0", "1 take red ring", "1 give blue ring", "2 pass")
    go(s, "0 steal yellow: yellow skull", "0 end actions", "0 hire nobody", "0 play hustler", "2 pass")
    go(s, "0 swap with 2", "0 take green watch", "0 give blue ring", "2 play assassin")
    go(s, "1 steal yellow: yellow skull", "1 end actions", "1 hire 1: hustler")  # from the discards, shuffled
    assert (s.active, window(s), asked(s)) == (2, "start", [1])
    go(s, "1 play hustler", "1 swap with 0", "1 take blue ring", "1 give red ring")
    assert (loot(s, 0), loot(s, 1)) == ("red ring", "blue ring")


@clause("SW-7.18")
def test_while_a_hustler_lies_open_another_stays_in_hand() -> None:
    two = with_copies(hustler=2, sidekick=1)
    loots = ("red ring, red watch", "blue ring, blue watch")
    s = table("hustler", "", hustler=1, loot=loots, components=two, at="acting")
    assert refusal(s, 0, "play hustler") == "SW-7.18 one-at-a-time"
    s = table("hustler", "", hustler=1, loot=loots, components=two, at="start")
    assert asked(s) == [0, 1]
    assert (options(s, 0), options(s, 1)) == (["pass"], ["pass", "play hustler"])
    assert refusal(s, 0, "play hustler") == "SW-7.18 one-at-a-time"
    s = table("", "hustler", components=two, loot=loots, at="start")
    assert refusal(s, 1, "play hustler") == "allowed"  # none lies open


@clause("SW-7.18", "SW-7.11")
def test_when_the_open_hustler_is_discarded_another_may_work() -> None:
    two = with_copies(hustler=2, sidekick=1)
    loots = ("red ring, red watch", "blue ring, blue watch")
    s = table("hustler assassin", "", hustler=1, loot=loots, components=two, at="start")
    go(s, "0 pass", "1 play hustler", "1 swap with 0", "1 take red ring", "1 give blue ring", "0 play assassin")
    assert (window(s), options(s, 0)) == ("start", ["pass", "play hustler"])
    go(s, "0 play hustler", "0 swap with 1", "0 take blue ring", "0 give red ring")
    assert (loot(s, 0), seen(s, 0)["hustler"]) == ("red watch, blue ring", 1)
    assert discarded(s, "hustler") == 1


@clause("SW-7.18")
def test_both_sides_need_a_loot_tile() -> None:
    s = table("hustler", "", "", loot=("red ring", "", "blue watch"), coins=(1, 1, 1), at="acting")
    go(s, "0 play hustler")
    assert options(s, 0) == ["swap with 2"]
    s = table("hustler", "", "", loot=("", "red ring", "blue watch"), at="acting")
    assert refusal(s, 0, "play hustler") == "SW-7.18 nothing-to-swap"
    s = table("hustler", "", "", loot=("red ring",), at="acting")
    assert refusal(s, 0, "play hustler") == "SW-7.18 nothing-to-swap"


@clause("SW-7.18", "SW-3.2")
def test_a_tile_swapped_to_t_is_not_this_turns_and_the_one_swapped_away_no_longer() -> None:
    s = table("", "hustler gold_digger", loot=("", "blue ring"), accomplices=BARE)
    go(s, "0 steal red: red ring", "0 draw: red watch", "0 stop")
    go(s, "1 play hustler", "1 swap with 0", "1 take red ring", "1 give blue ring")
    assert (loot(s, 0), phase(s)) == ("red watch, blue ring", "acting")  # one tile left: no Gold Digger any more
    assert hand(s, 1) == "gold_digger"


@clause("SW-7.18")
def test_a_hustler_in_a_hand_is_secret_until_its_first_use() -> None:
    s = table("", "hustler", loot=("red ring", "blue ring"), at="start")
    assert (seen(s, 0)["hustler"], seen(s, 0)["hands"]) == (None, [0, 1])
