"""Police raids and jail in Swindler, clause by clause."""

from __future__ import annotations

import pytest

from cutpurse.games.swindler.state import ORDER, Swindler
from cutpurse.kernel.core import SPECTATOR
from cutpurse.kernel.sets import numbers
from tests.games.swindler.positions import (
    asked,
    bag,
    calm,
    coins,
    go,
    hand,
    in_jail,
    loot,
    named,
    only,
    options,
    order_pile,
    orders,
    phase,
    points,
    posters,
    refusal,
    seen,
    table,
    told,
    window,
)

clause = pytest.mark.clause

FOUR = "red ring, red coin, blue watch, white ring"
FIVE = f"{FOUR}, green key_green"
FOUR_MORE = "yellow ring, yellow coin, black seal_tin, green coin"


def raided(
    raid: str, *loot: str, then: str = "B1", posters: tuple[int, ...] = (), hands: tuple[str, ...] = (), active: int = 0
) -> Swindler:
    """T has fulfilled an order and ends the actions: a raid is revealed, and once it is done the next order."""
    s = table(*(hands or [""] * len(loot)), loot=loot, posters=posters, orders="_ A2 A3 A4", active=active, at="acting",
              order_pile=f"{raid} B1 B2 R1 R3", coins=[1] * len(loot))  # fmt: skip
    s.fulfilled = 1
    go(s, f"{active} end actions: {raid}" + (f", {then}" if then else ""))
    return s


# --- 5.2: when ---
@clause("SW-5.2")
def test_the_first_raid_is_carried_out_before_the_next_card_and_leaves_the_game() -> None:
    s = raided("R1", FOUR, "", then="")
    assert (phase(s), asked(s), orders(s)) == ("handing-in", [0], "_ A2 A3 A4")
    assert seen(s, 1)["raid"]["id"] == "R1"
    go(s, "0 give blue watch: B2")
    assert (orders(s), order_pile(s)) == ("B2 A2 A3 A4", "B1 R3")
    assert seen(s, 1)["raid"] is None


@clause("SW-5.2")
def test_further_raids_wait_and_are_shuffled_into_the_rest_of_the_pile() -> None:
    s = table("", "", orders="_ A2 A3 A4", order_pile="R1 R3 R4 B1 B2", at="acting", coins=(1, 0), posters=(4, 0))
    s.fulfilled = 1
    events = go(s, "0 end actions: R1, R3, R4, B1")
    assert [name for name in named(events) if "Raid" in name] == [
        "RaidBegan",
        "RaidEnded",
        "RaidSetAside",
        "RaidSetAside",
        "RaidsShuffledIn",
    ]
    assert in_jail(s) == []
    assert order_pile(s) == "B2 R3 R4"


@clause("SW-5.2", "SW-5.3")
def test_raids_set_aside_go_back_where_the_pile_is_empty() -> None:
    s = table("", "", orders="_ A2 A3 A4", order_pile="R1 R3", at="acting", coins=(1, 0))
    s.fulfilled = 1
    go(s, "0 end actions: R1, R3")
    assert (orders(s), order_pile(s)) == ("_ A2 A3 A4", "R3")


@clause("SW-5.2")
def test_in_the_next_turn_a_raid_is_the_first_again() -> None:
    s = raided("R3", "", "", then="B1")
    go(s, "0 hire nobody", "1 steal red: red skull")
    s.fulfilled, s.cells[ORDER] = 1, 0
    events = go(s, "1 end actions: R1, B2")
    assert named(events).count("RaidBegan") == 1


# --- 5.4: loot ---
@clause("SW-5.4")
def test_whoever_has_much_loot_hands_some_in_by_choice() -> None:
    s = raided("R2", FIVE, FOUR_MORE, then="")
    assert (asked(s), s.owed) == ([0], 2)
    assert refusal(s, 0, "give green watch") == "SW-5.4 not-yours-to-hand-in"
    go(s, "0 give white ring", "0 give red coin: B1")
    assert loot(s, 0) == "red ring, blue watch, green key_green"
    assert loot(s, 1).count(",") == 3
    assert bag(s, "white").count("ring") == 2


@clause("SW-5.4")
def test_coin_tiles_and_neutral_tiles_count_and_coins_do_not() -> None:
    s = raided("R1", "red coin, black double_coin, white ring", "", then="B1")
    assert phase(s) == "hiring"
    s = raided("R1", "red coin, black double_coin, white ring, white watch", "", then="")
    assert asked(s) == [0]


@clause("SW-5.4")
def test_who_has_only_one_kind_is_not_asked() -> None:
    s = raided("R1", "black seal_tin, black seal_tin, black seal_tin, black seal_tin", "", then="B1")
    assert loot(s, 0) == "black seal_tin, black seal_tin, black seal_tin"


@clause("SW-5.4")
def test_a_raid_does_not_hit_who_is_in_jail() -> None:
    s = table("", "", "", loot=("", FOUR, FOUR_MORE), jailed=[1], posters=(0, 4, 0), at="acting",
              orders="_ A2 A3 A4", order_pile="R5 B1", coins=(1, 0, 0))  # fmt: skip
    s.fulfilled = 1
    go(s, "0 end actions: R5")
    assert (asked(s), seen(s, 1)["raid"]["hits"]) == ([2], [{"seat": 2, "tiles": 1, "jail": False}])
    go(s, "2 give yellow coin: B1")
    assert (loot(s, 1).count(",") + 1, posters(s)) == (4, [0, 4, 0])


# --- 5.5: posters ---
@clause("SW-5.5")
def test_whoever_has_enough_posters_returns_one_and_goes_to_jail() -> None:
    s = raided("R3", "", "", "", posters=(1, 2, 3))
    assert (in_jail(s), posters(s)) == ([1, 2], [1, 1, 2])
    s = raided("R4", "", "", "", posters=(1, 2, 3))
    assert (in_jail(s), posters(s)) == ([2], [1, 2, 2])


@clause("SW-5.5")
def test_the_next_turn_is_skipped_and_instead_of_it_they_come_free() -> None:
    s = raided("R3", "", "", "", posters=(0, 2, 0))
    events = go(s, "0 hire nobody")
    assert named(events)[:2] == ["TurnSkipped", "TurnBegan"]
    assert (s.active, in_jail(s)) == (2, [])
    go(s, "2 steal red: red skull", "2 end actions", "2 hire nobody")
    go(s, "0 steal red: red skull", "0 end actions", "0 hire nobody")
    assert s.active == 1


# --- 5.6: in turn ---
@clause("SW-5.6")
def test_a_raid_goes_from_t_in_turn_order_for_each_first_loot_then_posters() -> None:
    tiles = (FIVE, "", f"{FOUR_MORE}, black key_joker")
    s = raided("R6", *tiles, then="", posters=(2, 2, 2), active=2)
    assert (asked(s), in_jail(s)) == ([2], [])
    hits = [{"seat": seat, "tiles": tiles, "jail": True} for seat, tiles in ((2, 2), (0, 2), (1, 0))]
    assert seen(s, 1)["raid"]["hits"] == hits
    go(s, "2 give yellow ring", "2 give yellow coin")
    assert (asked(s), in_jail(s)) == ([0], [2])
    assert seen(s, 1)["raid"]["hits"] == hits, "who has paid stands there until the raid is over"
    events = go(s, "0 give red ring", "0 give red coin: B1")
    assert (in_jail(s), seen(s, 1)["raid"], numbers(s.hits)) == ([0, 1, 2], None, [])
    assert [told(event, SPECTATOR)["seat"] for event in only(events, "Jailed")] == [0, 1]


@clause("SW-5.6")
def test_no_accomplice_is_played_during_a_raid() -> None:
    s = raided("R1", FOUR, "", then="", hands=("assassin beggar", "assassin"))
    assert (phase(s), asked(s)) == ("handing-in", [0])
    assert refusal(s, 1, "play assassin") == "K-1 not-your-turn"
    assert refusal(s, 0, "play beggar") == "K-3 not-now"
    assert all(option.startswith("give") for option in options(s, 0))


@clause("SW-5.6")
def test_window_h_comes_after_the_raid() -> None:
    s = table("", "beggar", points=(9, 1), loot=(FOUR, ""), orders="_ A2 A3 A4", order_pile="R1 B1", at="acting")
    s.fulfilled = 1
    go(s, "0 end actions: R1", "0 give red ring: B1")
    assert (window(s), asked(s), orders(s)) == ("hiring", [1], "B1 A2 A3 A4")


# --- 5.7: in jail ---
@clause("SW-5.7")
def test_who_is_jailed_in_their_own_turn_finishes_it() -> None:
    s = raided("R3", "", "", posters=(2, 0))
    assert (in_jail(s), phase(s), asked(s)) == ([0], "hiring", [0])
    go(s, "0 hire 1: forger")
    assert (hand(s, 0), s.active) == ("forger", 1)
    go(s, "1 steal red", "all pass: red skull")
    calm(s)
    events = go(s, "1 end actions")
    events += calm(s) + go(s, "1 hire nobody")
    assert "TurnSkipped" in named(events)
    assert (s.active, in_jail(s)) == (1, [])


@clause("SW-5.7")
def test_a_skipped_turn_has_no_window_and_no_m1() -> None:
    s = table("beggar", "", "", points=(1, 9, 9), loot=("", "red ring", ""), thieves="_ M1 _", done=(0, 4, 0),
              jailed=[1], coins=(1, 0, 0), at="hiring")  # fmt: skip
    events = go(s, "0 hire nobody")
    assert named(events)[:3] == ["TurnSkipped", "TurnBegan", "Asked"]
    assert (hand(s, 1), s.active) == ("", 2)


@clause("SW-5.7")
def test_in_jail_markers_stay_and_can_be_thrown_off_and_cards_are_played() -> None:
    s = table("", "beggar", jailed=[1], points=(9, 5), orders="A1:1 A2:1 A3 A4", coins=(1, 0), at="start")
    assert (window(s), asked(s)) == ("start", [1])
    go(s, "1 play beggar")
    assert coins(s) == [0, 1]
    go(s, "0 reserve 1")
    assert (orders(s), points(s)) == ("A1:0 A2:1 A3 A4", [9, 3])


@clause("SW-5.7")
def test_cards_hit_who_is_in_jail() -> None:
    s = table("beggar", "", jailed=[1], points=(1, 9), coins=(0, 2), at="start")
    go(s, "0 play beggar")
    assert coins(s) == [1, 1]
