"""The rulebook of Swindler, clause by clause: cards that help with an order or a sale (SW-7.8, SW-7.15, SW-7.20)."""

from __future__ import annotations

import pytest

from cutpurse.games.swindler.state import Swindler
from tests.games.swindler.positions import (
    BARE,
    asked,
    bag,
    discarded,
    done,
    field,
    go,
    gone,
    hand,
    loot,
    options,
    phase,
    points,
    posters,
    refusal,
    seen,
    table,
)

clause = pytest.mark.clause


# --- 7.8: helpers are shown first ---
def shown(*others: str) -> Swindler:
    """T shows two Lock Pickers and a Forger for B12 (a red key, a green key and a ring)."""
    s = table(
        "forger lock_picker_red lock_picker_green", *others, loot=("blue watch",),
        orders="B12:0 A1 A2 A3", accomplices=BARE, at="acting",
    )  # fmt: skip
    go(s, "0 fulfil 1 with help", "0 show lock_picker_red", "0 show forger", "0 forge blue watch", "0 as ring")
    go(s, "0 show lock_picker_green", "0 show no more")
    return s


@clause("SW-7.8")
def test_all_cards_for_an_order_are_shown_together_before_anything_is_paid() -> None:
    s = shown("assassin", "forger")
    assert (phase(s), asked(s)) == ("answering", [1, 2])
    view = seen(s, 2)
    assert [card["card"] for card in view["help"]] == ["lock_picker_red", "forger", "lock_picker_green"]
    assert (view["order"], view["help"][1]["as"]) == (1, "ring")
    assert (loot(s, 0), done(s)[0], hand(s, 0)) == ("blue watch", 0, "")
    go(s, "1 pass", "2 pass")
    assert (loot(s, 0), done(s)[0], points(s)[0]) == ("", 1, 11)
    assert {"forger", "lock_picker_red", "lock_picker_green"} <= set(gone(s).split())


@clause("SW-7.8")
def test_an_assassin_names_the_card_it_answers_and_the_others_go_back_to_the_hand() -> None:
    s = shown("assassin", "assassin")
    assert options(s, 1) == ["pass", *(f"play assassin on {n}" for n in (1, 2, 3))]
    go(s, "1 play assassin on 2", "2 play assassin on 1")
    assert asked(s) == [2]  # the Assassin of 1 plays, and can be answered
    go(s, "2 pass")
    assert hand(s, 0) == "lock_picker_red lock_picker_green"
    assert (loot(s, 0), done(s)[0], points(s)[0]) == ("blue watch", 0, 3)
    assert (phase(s), asked(s)) == ("acting", [0])  # the others can no longer be answered
    assert hand(s, 2) == "assassin"
    assert discarded(s, "forger") == 3
    assert seen(s, 1)["help"] == []


@clause("SW-7.8")
def test_after_a_cancelled_helper_t_goes_on_with_actions() -> None:
    s = table(
        "forger forger", "assassin", loot=("blue watch, green watch",), orders="B14:0 A1 A2 A3",
        accomplices=BARE, at="acting",
    )  # fmt: skip
    show = ["0 fulfil 1 with help", "0 show forger", "0 forge blue watch", "0 as ring"]
    more = ["0 show forger", "0 forge green watch", "0 as ring", "0 show no more"]
    go(s, *show, *more, "1 play assassin on 1")
    assert (phase(s), hand(s, 0), done(s)[0]) == ("acting", "forger", 0)
    assert refusal(s, 0, "fulfil 1 with help") == "SW-7.8 helps-nothing"
    assert "sell 1.3" in options(s, 0)


@clause("SW-7.8")
def test_an_assassin_cancelled_leaves_the_helpers_to_be_answered_again() -> None:
    s = table(
        "lock_picker_red lock_picker_blue assassin", "assassin", "assassin", orders="B10:0 A1 A2 A3",
        accomplices=BARE, at="acting",
    )  # fmt: skip
    go(s, "0 fulfil 1 with help", "0 show lock_picker_red", "0 show lock_picker_blue", "0 show no more")
    go(s, "1 play assassin on 1", "2 pass", "0 play assassin", "2 pass", "2 pass")
    assert (phase(s), asked(s)) == ("answering", [2])
    assert options(s, 2) == ["pass", "play assassin on 1", "play assassin on 2"]
    go(s, "2 play assassin on 2")
    assert (hand(s, 0), phase(s), done(s)[0]) == ("lock_picker_red", "acting", 0)


@clause("SW-7.8")
def test_an_assassin_answers_only_a_card_that_was_shown() -> None:
    s = shown("assassin", "")
    assert refusal(s, 1, "play assassin on 4") == "SW-7.8 no-such-card-shown"
    assert refusal(s, 1, "play assassin") == "SW-7.8 no-such-card-shown"
    assert refusal(s, 1, "play copycat") == "SW-7.6 only-assassins"


@clause("SW-7.8", "SW-7.15")
def test_a_cancelled_forger_sells_nothing() -> None:
    s = table("forger", "assassin", loot=("blue watch",), accomplices=BARE, at="acting")
    go(s, "0 sell 1.1 forged", "0 forge blue watch")
    assert (seen(s, 1)["field"], options(s, 1)) == ("1.1", ["pass", "play assassin on 1"])
    go(s, "1 play assassin on 1")
    assert (phase(s), loot(s, 0), hand(s, 0), points(s)[0]) == ("acting", "blue watch", "", 3)


@clause("SW-7.8")
def test_more_must_be_shown_until_the_order_is_met() -> None:
    s = table("lock_picker_red lock_picker_blue", "", orders="B10:0 A1 A2 A3", at="acting")
    go(s, "0 fulfil 1 with help", "0 show lock_picker_red")
    assert refusal(s, 0, "show no more") == "SW-7.8 show-more"
    assert refusal(s, 0, "show lock_picker_green") == "SW-7.1 not-in-hand"
    go(s, "0 show lock_picker_blue", "0 show no more")
    assert done(s)[0] == 1


# --- 7.15: Forger ---
@clause("SW-7.15")
def test_a_forged_tile_counts_as_another_object_and_goes_back_to_its_own_bag() -> None:
    s = table("forger", "", loot=("blue watch, red ring",), orders="B14:0 A1 A2 A3", accomplices=BARE, at="acting")
    assert "fulfil 1" not in options(s, 0)
    go(s, "0 fulfil 1 with help", "0 show forger", "0 forge blue watch")
    assert options(s, 0) == ["as ring"]
    go(s, "0 as ring", "0 show no more")
    assert (loot(s, 0), done(s)[0], points(s)[0], discarded(s, "forger")) == ("", 1, 9, 3)
    assert (bag(s, "blue").count("watch"), bag(s, "red").count("ring")) == (2, 2)


@clause("SW-7.15")
def test_a_key_counts_as_a_key_of_another_colour() -> None:
    s = table("forger", "", loot=("red key_red, blue watch, green key_green",), orders="B10:0", at="acting")
    go(s, "0 fulfil 1 with help", "0 show forger", "0 forge green key_green", "0 as key_blue", "0 show no more")
    assert (loot(s, 0), done(s)[0]) == ("blue watch", 1)


@clause("SW-7.15")
def test_a_three_key_tile_may_be_forged_but_nothing_becomes_one() -> None:
    s = table("forger", "", loot=("black key_joker, blue ring",), orders="B14:0", at="acting")
    go(s, "0 fulfil 1 with help", "0 show forger")
    assert options(s, 0) == ["forge black key_joker"]
    go(s, "0 forge black key_joker")
    assert refusal(s, 0, "as key_joker") == "SW-7.15 shows-that-already"
    go(s, "0 as ring", "0 show no more")
    assert done(s)[0] == 1
    s = table("forger", "", loot=("blue watch, red key_red",), orders="B10:0", at="acting")
    go(s, "0 fulfil 1 with help", "0 show forger", "0 forge blue watch")
    assert options(s, 0) == ["as key_blue"]
    assert refusal(s, 0, "as key_joker") == "SW-7.15 nothing-becomes-that"
    assert refusal(s, 0, "as coin") == refusal(s, 0, "as double_coin") == "SW-7.15 nothing-becomes-that"
    assert refusal(s, 0, "as watch") == "SW-7.15 shows-that-already"
    assert refusal(s, 0, "as brooch") == "SW-7.8 helps-nothing"


@clause("SW-7.15")
def test_coin_tiles_are_not_forged() -> None:
    s = table("forger", "", loot=("blue coin, blue ring, blue watch",), orders="B14:0", at="acting")
    go(s, "0 fulfil 1 with help", "0 show forger")
    assert refusal(s, 0, "forge blue coin") == "SW-7.15 not-to-be-forged"
    s = table("forger", "", loot=("blue coin, blue ring",), orders="B14:0", at="acting")
    assert refusal(s, 0, "fulfil 1 with help") == "SW-7.8 helps-nothing"
    assert refusal(s, 0, "sell 1.2 forged") == "allowed"
    go(s, "0 sell 1.2 forged")
    assert (options(s, 0), refusal(s, 0, "forge blue coin")) == (["forge blue ring"], "SW-7.15 not-to-be-forged")


@clause("SW-7.15")
def test_one_forger_serves_one_tile_and_each_tile_needs_its_own() -> None:
    s = table("forger forger", "", loot=("blue watch, green brooch",), orders="B14:0", accomplices=BARE, at="acting")
    go(s, "0 fulfil 1 with help", "0 show forger", "0 forge blue watch", "0 as ring")
    assert refusal(s, 0, "show no more") == "SW-7.8 show-more"
    go(s, "0 show forger")
    assert options(s, 0) == ["forge green brooch"]
    go(s, "0 forge green brooch", "0 as ring", "0 show no more")
    assert (done(s)[0], loot(s, 0), hand(s, 0)) == (1, "", "")
    s = table("forger", "", loot=("blue watch, green brooch",), orders="B14:0", at="acting")
    assert refusal(s, 0, "fulfil 1 with help") == "SW-7.8 helps-nothing"


@clause("SW-7.15")
def test_the_forger_does_not_help_with_backgrounds_draws_or_coins() -> None:
    s = table("forger", "", loot=("red ring, red watch, blue ring",), orders="A1:0 A8:0 B6:0 B7", at="acting")
    for order in (1, 2, 3):
        assert refusal(s, 0, f"fulfil {order} with help") == "SW-7.8 helps-nothing"


@clause("SW-7.15")
def test_a_forged_tile_is_sold_and_stays_on_the_field() -> None:
    s = table("forger", "", loot=("black key_joker, red ring",), accomplices=BARE, at="acting")
    go(s, "0 sell 1.2 forged", "0 forge black key_joker")
    assert (field(s, "1.2"), points(s)[0], loot(s, 0), discarded(s, "forger")) == ("black key_joker", 5, "red ring", 3)
    s = table("forger", "", loot=("red ring",), at="acting")
    assert refusal(s, 0, "sell 1.1 forged") == "SW-4.5 nothing-for-field"  # it shows a ring already
    go(s, "0 sell 1.2 forged", "0 forge red ring")
    assert field(s, "1.2") == "red ring"


@clause("SW-7.15")
def test_a_tile_forged_for_an_own_order_is_kept() -> None:
    s = table("forger", "", loot=("red key_red, blue watch",), orders="B8:0", accomplices=BARE, at="acting")
    go(s, "0 fulfil 1 with help", "0 show forger", "0 forge blue watch", "0 as key_blue", "0 show no more")
    assert (done(s)[0], loot(s, 0)) == (1, "red key_red, blue watch")


# --- 7.20: Lock Picker ---
@clause("SW-7.20")
@pytest.mark.parametrize(("colour", "order"), [("red", "B10"), ("blue", "B10"), ("yellow", "B11"), ("green", "B11")])
def test_a_lock_picker_is_a_key_of_its_colour_for_an_order_and_is_discarded(colour: str, order: str) -> None:
    partner = {"red": "blue", "blue": "red", "yellow": "green", "green": "yellow"}[colour]
    card = f"lock_picker_{colour}"
    s = table(card, "", loot=(f"{partner} key_{partner}",), orders=f"{order}:0", accomplices=BARE, at="acting")
    assert "fulfil 1" not in options(s, 0)
    go(s, "0 fulfil 1 with help", f"0 show {card}", "0 show no more")
    assert (done(s)[0], loot(s, 0), hand(s, 0), discarded(s, card), posters(s)[0]) == (1, "", "", 1, 1)


@clause("SW-7.20")
def test_a_lock_picker_is_discarded_for_an_own_order_too() -> None:
    s = table("lock_picker_red", "", loot=("blue key_blue",), orders="B8:0", accomplices=BARE, at="acting")
    go(s, "0 fulfil 1 with help", "0 show lock_picker_red", "0 show no more")
    assert (done(s)[0], loot(s, 0), hand(s, 0), discarded(s, "lock_picker_red")) == (1, "blue key_blue", "", 1)


@clause("SW-7.20")
def test_a_lock_picker_is_no_loot_tile_is_not_sold_and_not_forged() -> None:
    s = table(
        "lock_picker_red forger", "", loot=(", ".join(["red ring"] * 2),), orders="B7:0", dealers="D9", at="acting"
    )
    assert refusal(s, 0, "fulfil 1 with help") == "SW-7.8 helps-nothing"
    assert refusal(s, 0, "sell 1.3") == "SW-4.5 nothing-for-field"
    s = table("lock_picker_red forger", "", loot=("red ring",), orders="B10:0", at="acting")
    go(s, "0 fulfil 1 with help", "0 show forger")
    assert options(s, 0) == ["forge red ring"]


@clause("SW-7.20")
def test_a_lock_picker_of_the_wrong_colour_helps_nothing() -> None:
    s = table("lock_picker_green", "", loot=("red key_red",), orders="B10:0", at="acting")
    assert refusal(s, 0, "fulfil 1 with help") == "SW-7.8 helps-nothing"
