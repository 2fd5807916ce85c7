"""The rulebook of Langfinger, clause by clause: what stones do at the places of the town (LF-3)."""

from __future__ import annotations

from typing import Any

import pytest

from cutpurse.games.langfinger import GAME
from cutpurse.games.langfinger.pieces import TOOL_NAMES
from cutpurse.games.langfinger.state import ROGUE
from cutpurse.kernel.chance import Scripted
from cutpurse.kernel.core import SPECTATOR
from cutpurse.kernel.sets import one
from tests.games.langfinger.positions import (
    buyers,
    card,
    city,
    do,
    fence,
    gone,
    hand,
    kept,
    lots,
    lying,
    money,
    named,
    options,
    place,
    refusal,
    seen,
    spaces,
    tool,
    town,
    undrawn,
)

clause = pytest.mark.clause


# --- 3.1: acting ---
@clause("LF-3.1")
def test_places_come_in_order_and_stones_by_their_space() -> None:
    s = town(
        "hammer plan hammer blowtorch", "pliers plan lockpick", rogues="plan lockpick",
        city="plan plan", villa="L6", museum="L21", harbour="F1", loot=("", "L15"),
        stones={"harbour": "1", "museum": "0", "ruin": "1 0", "villa": "0", "city": "1"},
    )  # fmt: skip
    walked: list[tuple[str, int]] = []
    while s.round == 2:
        view = seen(s, 0)
        walked.append((view["place"], int(s.turn)))
        do(s, s.turn, *(["take plan", "take plan"] if view["place"] == "city" else ["decline"]))
    assert walked == [("city", 1), ("villa", 0), ("ruin", 1), ("ruin", 0), ("museum", 0), ("harbour", 1)]


@clause("LF-3.1")
def test_a_stone_comes_back_after_its_action() -> None:
    s = town("hammer plan", "plan", villa="L6 L9", stones={"villa": "0", "ruin": "1"})
    assert seen(s, 1)["stones"] == [2, 2]
    do(s, 0, "rob 1")
    assert spaces(s, "villa") == "_ _ _ _ _"
    assert seen(s, 1)["stones"] == [3, 2]


@clause("LF-3.1")
def test_any_action_but_the_citys_may_be_declined() -> None:
    for where in ("villa", "ruin", "museum", "harbour"):
        s = town(
            "hammer plan", "", city="plan", villa="L6", museum="L7", harbour="F8", loot=("L9", ""),
            stones={where: "0", "city": "1"},
        )  # fmt: skip
        do(s, 1, "take plan")
        assert "decline" in options(s, 0)
        before = hand(s, 0), kept(s, 0), money(s)
        assert named(do(s, 0, "decline"))[:2] == ["Declined", "StoneReturned"]
        assert (hand(s, 0), kept(s, 0), money(s)) == before
    s = town("hammer plan", "", city="plan", stones={"city": "0"})
    assert options(s, 0) == ["take plan"]
    assert refusal(s, 0, "decline") == "K-3 not-now"


@clause("LF-3.1", "LF-3.3", "LF-3.6", "LF-3.7")
def test_a_stone_that_everybody_sees_unable_to_act_is_not_asked() -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"villa": "L21"}, "villa"),  # two cards needed, none held
        ({}, "museum"),  # nothing there
        ({}, "ruin"),  # nothing to discard
        ({"harbour": "F11", "loot": ("L9", "")}, "harbour"),  # nobody buys paintings
        ({"loot": ("L9", "")}, "harbour"),  # no fence
        ({"harbour": "F8"}, "harbour"),  # nothing to sell
        ({}, "city"),  # no tool left
    ]
    for lies, where in cases:
        s = town("", "", rogues="plan pliers", stones={where: "0"}, **lies)
        assert s.round == 3, where


@clause("LF-3.1", "LF-1.6")
def test_being_asked_tells_nothing_about_a_hand_or_a_front() -> None:
    s = town("lockpick lockpick", "", rogues="plan pliers", villa="L21", stones={"villa": "0"})
    assert options(s, 0) == ["decline"]
    s = town("", "", harbour="F9", loot=("L12", ""), stones={"harbour": "0"})  # F9 buys gold; this back may hide it
    assert "visit 1" in options(s, 0)


@clause("LF-3.1")
def test_what_belongs_to_another_place_is_refused() -> None:
    s = town("hammer plan", "", villa="L6", stones={"villa": "0"})
    for command in ("swap 1>2", "visit 1"):
        assert refusal(s, 0, command) == "LF-3.1 other-place"
    s = town("hammer plan", "", stones={"ruin": "0"})
    for command in ("rob 1", "rob 1 with rogue", "visit 1"):
        assert refusal(s, 0, command) == "LF-3.1 other-place"
    s = town("hammer plan", "", harbour="F8", loot=("L9", ""), stones={"harbour": "0"})
    for command in ("rob 1", "rob 1 with rogue", "swap 1>2"):
        assert refusal(s, 0, command) == "LF-3.1 other-place"


# --- 3.2: the City ---
@clause("LF-3.2")
def test_in_the_city_a_stone_takes_two_tools_of_choice() -> None:
    s = town("plan", "", city="hammer hammer pliers plan", stones={"city": "0 1"})
    assert options(s, 0) == ["take hammer", "take pliers", "take plan"]
    do(s, 0, "take hammer")
    assert s.turn == 0
    do(s, 0, "take hammer")
    assert (hand(s, 0), city(s)) == ("hammer hammer plan", "pliers plan")
    assert s.turn == 1
    assert refusal(s, 1, "take hammer") == "LF-3.2 not-in-city"


@clause("LF-3.2")
def test_of_one_tool_left_it_takes_one_and_of_none_none() -> None:
    s = town("", "plan", city="hammer pliers plan", stones={"city": "0 1 0", "ruin": "1"})
    do(s, 0, "take hammer", "take plan")
    assert s.turn == 1
    do(s, 1, "take pliers")
    assert spaces(s, "city") == "_ _ _ _ _"
    assert seen(s, 0)["place"] == "ruin"


# --- 3.3 to 3.5: Villa and Museum ---
@clause("LF-3.3")
@pytest.mark.parametrize("where", ["villa", "museum"])
def test_loot_costs_exactly_the_tools_on_its_back(where: str) -> None:
    lies: dict[str, Any] = {where: "L9 L27"}
    s = town("lockpick hammer plan plan", "", rogues="pliers plan", stones={where: "0", "harbour": "1"}, **lies)
    assert options(s, 0) == ["rob 1", "decline"]
    assert refusal(s, 0, "rob 2") == "LF-3.3 tools-missing"
    assert refusal(s, 0, "rob 3") == "LF-3.3 nothing-there"
    do(s, 0, "rob 1")
    assert kept(s, 0) == "L9"
    assert hand(s, 0) == "plan"
    assert money(s) == [0, 0]


@clause("LF-3.3")
def test_paid_tools_go_to_the_discards_and_the_slot_is_empty() -> None:
    s = town("hammer plan pliers", "plan", rogues="pliers plan", villa="L6", stones={"villa": "0", "ruin": "1"})
    do(s, 0, "rob 1")
    assert gone(s) == "hammer plan"
    assert lying(s, "villa") == "_"


@clause("LF-3.3")
def test_two_alike_on_a_back_cost_two() -> None:
    s = town("hammer plan", "", rogues="pliers plan", villa="L11", stones={"villa": "0"})
    assert refusal(s, 0, "rob 1") == "LF-3.3 tools-missing"
    s = town("hammer hammer", "plan", rogues="pliers plan", villa="L11", stones={"villa": "0", "ruin": "1"})
    do(s, 0, "rob 1")
    assert hand(s, 0) == ""


@clause("LF-3.4")
def test_the_rogue_card_stands_in_for_one_tool_and_is_not_discarded() -> None:
    s = town("pliers plan", "plan", rogues="hammer plan", villa="L1", stones={"villa": "0", "ruin": "1"})
    assert options(s, 0) == ["rob 1 with rogue", "decline"]
    do(s, 0, "rob 1 with rogue")
    assert hand(s, 0) == "plan"
    assert gone(s) == "pliers"
    assert s.cells[ROGUE + 0] == tool("hammer") + 1


@clause("LF-3.4")
def test_it_stands_in_for_one_card_only_even_where_the_lock_takes_two() -> None:
    s = town("", "", rogues="hammer plan", villa="L11", stones={"villa": "0"})
    assert s.round == 3  # one hammer is missing, and everybody sees it
    s = town("hammer", "plan", rogues="hammer plan", villa="L11", stones={"villa": "0", "ruin": "1"})
    assert options(s, 0) == ["rob 1 with rogue", "decline"]
    do(s, 0, "rob 1 with rogue")
    assert gone(s) == "hammer"


@clause("LF-2.1", "LF-2.2", "LF-3.1")
def test_the_view_says_where_a_seat_may_still_act() -> None:
    s = town("hammer pliers", "plan", rogues="hammer plan", villa="L1")
    everywhere = ["city", "villa", "ruin", "museum", "harbour"]
    for _ in range(2):
        do(s, 0, "place villa")
        do(s, 1, "place villa")
        assert (seen(s, 0)["reachable"], seen(s, 1)["reachable"]) == (everywhere, everywhere)
    do(s, 0, "place harbour")
    assert seen(s, 0)["reachable"] == ["villa", "harbour"]  # no stone is left
    assert seen(s, 1)["reachable"] == everywhere
    do(s, 1, "place villa")
    assert (seen(s, 0)["reachable"], seen(s, 1)["reachable"]) == (["villa", "harbour"], ["villa"])  # the stones act


@clause("LF-2.2")
def test_a_full_place_is_only_reached_by_those_who_stand_there() -> None:
    s = town("", "", "")
    for n, where in enumerate(["villa", "villa", "city", "villa", "villa", "city", "villa"]):
        do(s, n % 3, f"place {where}")
    assert "villa" in seen(s, 1)["reachable"]
    assert "villa" not in seen(s, 2)["reachable"]


@clause("LF-3.4")
def test_whether_the_rogue_helps_is_the_players_choice() -> None:
    s = town("hammer pliers", "plan", rogues="hammer plan", villa="L1", stones={"villa": "0", "ruin": "1"})
    assert options(s, 0) == ["rob 1", "rob 1 with rogue", "decline"]
    assert seen(s, 0)["prices"] == {"rob 1": ["hammer", "pliers"], "rob 1 with rogue": ["pliers"]}
    assert seen(s, 1)["prices"] == {}
    without = s.clone()
    do(without, 0, "rob 1")
    assert hand(without, 0) == ""
    do(s, 0, "rob 1 with rogue")
    assert hand(s, 0) == "hammer"


@clause("LF-3.4")
def test_it_helps_once_a_round_at_each_place() -> None:
    s = town(
        "pliers pliers blowtorch blowtorch", "", rogues="hammer plan",
        villa="L1 L2", museum="L21 L22", stones={"villa": "0 0", "museum": "0 0"},
    )  # fmt: skip
    do(s, 0, "rob 1 with rogue")
    assert refusal(s, 0, "rob 2 with rogue") == "LF-3.4 rogue-tired"
    assert refusal(s, 0, "rob 2") == "LF-3.3 tools-missing"
    do(s, 0, "decline")
    do(s, 0, "rob 1 with rogue")
    assert refusal(s, 0, "rob 2 with rogue") == "LF-3.4 rogue-tired"


@clause("LF-3.4")
def test_without_the_rogue_it_stays_fresh_and_another_players_is_another() -> None:
    s = town(
        "hammer pliers pliers", "pliers blowtorch", rogues="hammer lockpick",
        villa="L1 L2 L3", stones={"villa": "0 1 0"},
    )  # fmt: skip
    do(s, 0, "rob 1")
    do(s, 1, "rob 3 with rogue")
    assert options(s, 0) == ["rob 2 with rogue", "decline"]


@clause("LF-3.4")
def test_it_helps_only_where_the_lock_takes_its_tool() -> None:
    s = town("hammer plan", "", rogues="blowtorch plan", villa="L6", stones={"villa": "0"})
    assert refusal(s, 0, "rob 1 with rogue") == "LF-3.4 rogue-of-no-use"


@clause("LF-3.4")
def test_it_is_fresh_again_in_the_next_round() -> None:
    s = town("pliers pliers", "", rogues="hammer plan", museum="L1 L2", stones={"museum": "0"})
    do(s, 0, "rob 1 with rogue")
    assert s.round == 3
    place(s, *["harbour", "museum"] * 3)
    assert "rob 2 with rogue" in options(s, 0)


@clause("LF-3.5")
def test_a_chest_is_opened_at_once_and_pays_its_value() -> None:
    s = town("lockpick pliers blowtorch", "plan", rogues="plan hammer", villa="L5", stones={"villa": "0", "ruin": "1"})
    do(s, 0, "rob 1")
    assert money(s) == [3, 0]
    assert kept(s, 0) == ""
    assert s.loot_gone == one(card("L5"))


@clause("LF-3.5")
def test_other_loot_is_kept_for_its_owner_to_look_at() -> None:
    s = town("lockpick hammer plan", "plan", rogues="pliers plan", villa="L10", stones={"villa": "0", "ruin": "1"})
    do(s, 0, "rob 1")
    assert money(s) == [0, 0]
    [mine] = seen(s, 0)["mine"]
    assert (mine["kind"], mine["value"]) == ("painting", 4)
    assert seen(s, 1)["loot"][0] == [{"lock": "pillar", "tools": ["lockpick", "hammer", "plan"]}]
    assert s.loot_gone == 0


# --- 3.6: the Ruin ---
@clause("LF-3.6")
def test_an_exchange_takes_exactly_a_tools_of_choice_and_draws_b() -> None:
    s = town("hammer hammer plan pliers", "plan", stones={"ruin": "0 1"})
    assert options(s, 0) == ["swap 1>2", "swap 2>2", "swap 2>3", "swap 3>4", "swap 4>6", "decline"]
    do(s, 0, "swap 2>3")
    assert options(s, 0) == ["discard hammer", "discard pliers", "discard plan"]
    assert refusal(s, 0, "discard lockpick") == "LF-3.6 discard-your-own"
    assert refusal(s, 0, "decline") == "K-3 not-now"
    do(s, 0, "discard hammer")
    assert s.turn == 0
    do(s, 0, "discard hammer", chance=Scripted(lots("lockpick blowtorch lockpick", undrawn(s))))
    assert hand(s, 0) == "lockpick lockpick pliers blowtorch plan"
    assert gone(s) == "hammer hammer"
    assert s.turn == 1


@clause("LF-3.6")
def test_an_exchange_space_stays_taken_until_the_ruin_is_done() -> None:
    s = town("hammer plan", "plan plan", museum="L21", stones={"ruin": "0 1 0", "museum": "1"})
    do(s, 0, "swap 1>2", "discard hammer")
    assert spaces(s, "ruin") == "_ 1 0 _ _"
    assert seen(s, 1)["ruin"][0] == {"discard": 1, "draw": 2, "seat": 0}
    assert seen(s, 1)["stones"] == [1, 1]
    assert refusal(s, 1, "swap 1>2") == "LF-3.6 exchange-taken"
    do(s, 1, "decline")
    assert refusal(s, 0, "swap 1>2") == "LF-3.6 exchange-taken"
    do(s, 0, "decline")
    assert seen(s, 1)["place"] == "museum"
    assert [exchange["seat"] for exchange in seen(s, 1)["ruin"]] == [None] * 5
    assert seen(s, 1)["stones"] == [3, 2]


@clause("LF-3.6")
def test_a_stone_that_does_not_exchange_takes_no_exchange_space() -> None:
    s = town("hammer", "plan", stones={"ruin": "0 1"})
    do(s, 0, "decline")
    assert refusal(s, 1, "swap 1>2") == "allowed"


@clause("LF-3.6")
def test_the_hand_must_be_large_enough_and_the_rogue_card_does_not_help() -> None:
    s = town("hammer", "", rogues="hammer plan", stones={"ruin": "0"})
    assert options(s, 0) == ["swap 1>2", "decline"]
    assert refusal(s, 0, "swap 2>3") == "LF-3.6 too-few-tools"
    assert refusal(s, 0, "swap 5>6") == "LF-3.6 no-such-exchange"


@clause("LF-3.6", "LF-1.2")
def test_if_fewer_can_be_drawn_you_draw_what_there_is() -> None:
    rest = " ".join(name for name in TOOL_NAMES for _ in range(12)).removeprefix("lockpick ")
    s = town("lockpick", rest, stones={"ruin": "0 1"})
    do(s, 0, "swap 1>2", "discard lockpick")
    assert hand(s, 0) == "lockpick"
    assert s.turn == 1


# --- 3.7, 3.8: the Harbour ---
@clause("LF-3.7")
def test_a_card_is_sold_for_its_value_and_the_bonus_and_both_are_discarded() -> None:
    s = town("", "", harbour="F3 F8", loot=("L9 L13", "L10"), money=(1, 0), stones={"harbour": "0 1"})
    do(s, 0, "visit 2")
    assert options(s, 0) == ["sell 1", "sell 2", "enough"]
    do(s, 0, "sell 1")
    assert money(s) == [1 + 3 + 2, 0]
    assert kept(s, 0) == "L13"
    assert buyers(s) == "F3 _"
    assert (s.loot_gone, s.fence_gone) == (one(card("L9")), one(fence("F8")))
    assert s.turn == 1


@clause("LF-3.7")
def test_each_fence_serves_one_stone() -> None:
    s = town("", "", harbour="F8", loot=("L9", "L10"), stones={"harbour": "0 1"})
    do(s, 0, "visit 1", "sell 1")
    assert s.round == 3  # no fence is left for the other stone
    s = town("", "", harbour="F3 F8", loot=("L9", "L10"), stones={"harbour": "0 1"})
    do(s, 0, "visit 1", "sell 1")
    assert refusal(s, 1, "visit 1") == "LF-3.7 no-fence-there"
    assert refusal(s, 1, "visit 3") == "LF-3.7 no-fence-there"


@clause("LF-3.7")
def test_a_fence_buys_only_kinds_it_shows() -> None:
    s = town("", "", harbour="F9 F12", loot=("L9 L14 L13 L21", ""), stones={"harbour": "0"})
    do(s, 0, "visit 2")
    assert options(s, 0) == ["sell 4", "enough"]
    assert refusal(s, 0, "sell 1") == "LF-3.7 kind-not-bought"
    assert refusal(s, 0, "sell 5") == "LF-3.7 not-your-loot"
    s = town("", "", harbour="F11 F8", loot=("L9", ""), stones={"harbour": "0"})
    assert refusal(s, 0, "visit 1") == "LF-3.7 nothing-for-fence"


@clause("LF-3.7", "LF-3.1")
def test_a_stone_may_leave_a_fence_without_selling_and_the_fence_stays() -> None:
    s = town("", "", harbour="F9 F8", loot=("L12", "L9"), stones={"harbour": "0 1"})
    do(s, 0, "visit 1")
    events = do(s, 0, "enough")
    assert named(events)[:2] == ["Declined", "StoneReturned"]
    assert buyers(s) == "F9 F8"
    assert kept(s, 0) == "L12"
    assert s.turn == 1


@clause("LF-3.7", "LF-1.6")
def test_the_row_of_loot_closes_up_and_does_not_tell_which_of_two_alike_was_sold() -> None:
    rows: set[str] = set()
    for n, left in ((1, "L10 L6"), (3, "L9 L6")):
        s = town("", "", harbour="F8", loot=("L9 L6 L10", ""), stones={"harbour": "0"})
        do(s, 0, "visit 1", f"sell {n}")
        assert kept(s, 0) == left
        rows.add(str(seen(s, 1)["loot"][0]))
    assert len(rows) == 1
    s = town("", "", harbour="F8", loot=("L9 L6 L10", ""), stones={"harbour": "0"})
    do(s, 0, "visit 1", "sell 2")
    assert kept(s, 0) == "L9 L10"


@clause("LF-3.8")
def test_where_a_fence_shows_a_kind_twice_one_or_two_of_it_may_be_sold() -> None:
    s = town("", "", harbour="F4 F1", loot=("L9 L13 L8 L6", ""), stones={"harbour": "0"})
    do(s, 0, "visit 1", "sell 1")
    assert s.turn == 0
    assert options(s, 0) == ["sell 2", "sell 3", "enough"]
    one_only = s.clone()
    do(one_only, 0, "enough")
    assert money(one_only) == [3, 0]
    assert one_only.fence_gone == one(fence("F4"))
    do(s, 0, "sell 2")
    assert money(s) == [3 + 3, 0]
    assert kept(s, 0) == "L13 L6"
    assert s.round == 3


@clause("LF-3.7", "LF-3.8")
def test_the_most_a_visit_brings_is_for_one_card_or_for_two_of_a_kind_that_is_bought_twice() -> None:
    s = town("", "", "", "", harbour="F4 F3 _ F1", loot=("L6 L10 L7 L14 L9", "L13"), stones={"harbour": "0"})
    assert seen(s, 0)["best_sales"] == [4 + 3, 4, 0, 4 + 1]
    assert seen(s, 1)["best_sales"] == [2, 2, 0, 0]
    assert seen(s, SPECTATOR)["best_sales"] == []
    do(s, 0, "visit 1", "sell 2", "sell 2")
    assert money(s) == [4 + 3, 0, 0, 0]


@clause("LF-3.8")
def test_never_two_kinds() -> None:
    s = town("", "", harbour="F4", loot=("L9 L13 L6", ""), stones={"harbour": "0"})
    do(s, 0, "visit 1", "sell 1")
    assert refusal(s, 0, "sell 1") == "LF-3.8 one-kind-only"
    assert refusal(s, 0, "sell 3") == "LF-3.7 not-your-loot"


@clause("LF-3.8")
def test_where_a_fence_shows_a_kind_once_only_one_is_sold() -> None:
    s = town("", "", harbour="F3", loot=("L9 L10", ""), stones={"harbour": "0"})
    do(s, 0, "visit 1", "sell 1")
    assert s.round == 3
    assert kept(s, 0) == "L10"


@clause("LF-3.8")
def test_a_bonus_is_paid_for_each_card_sold() -> None:
    text = GAME.components().replace("painting = { up_to = 2, bonus = 0 }", "painting = { up_to = 2, bonus = 1 }")
    s = town("", "", harbour="F4", loot=("L9 L10", ""), stones={"harbour": "0"}, components=text)
    do(s, 0, "visit 1", "sell 1", "sell 1")
    assert money(s) == [3 + 1 + 4 + 1, 0]
