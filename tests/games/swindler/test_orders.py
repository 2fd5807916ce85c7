"""Orders and sales of Swindler, clause by clause: what they ask for, what counts, what is paid, and what it brings."""

from __future__ import annotations

import pytest

from cutpurse.games.swindler import GAME
from cutpurse.games.swindler.pieces import COLOUR_NAMES
from cutpurse.games.swindler.state import coins_left
from tests.games.swindler.positions import (
    bag,
    coins,
    dealers,
    done,
    field,
    free_markers,
    go,
    gone,
    hand,
    loot,
    named,
    options,
    orders,
    phase,
    points,
    posters,
    refusal,
    seen,
    table,
)

clause = pytest.mark.clause


def may(name: str, tiles: str, cards: str = "", purse: int = 0) -> str:
    """Whether an order that seat 0 has reserved can be fulfilled, plainly or with help."""
    s = table(cards, "", orders=f"{name}:0 _ _ _", loot=(tiles, ""), coins=(purse, 0), at="acting")
    found = [option for option in options(s, 0) if option.startswith("fulfil")]
    return " or ".join(option.removeprefix("fulfil 1").strip() or "plainly" for option in found)


# --- 4.1: which orders, and how ---
@clause("SW-4.1")
def test_only_orders_you_have_reserved_can_be_fulfilled() -> None:
    s = table("", "", orders="A5 A6:1 _ A7:0", loot=("red key_red, red key_red, red ring, red watch", ""), at="acting")
    assert refusal(s, 0, "fulfil 1") == "SW-4.1 not-reserved"
    assert refusal(s, 0, "fulfil 2") == "SW-4.1 reserved-by-other"
    assert refusal(s, 0, "fulfil 3") == "SW-4.1 no-order-to-fulfil"
    assert refusal(s, 0, "fulfil 4") == "SW-4.1 needs-not-met"


@clause("SW-4.1")
def test_own_keeps_and_discard_gives_up() -> None:
    tiles = "green coin, green brooch, red ring, white watch"
    s = table("", "", orders="A4:0 A6:0 A1 A2", loot=(tiles, ""), at="acting")
    go(s, "0 fulfil 1")
    assert loot(s, 0) == "red ring, green brooch, green coin, white watch"
    go(s, "0 fulfil 2")
    assert loot(s, 0) == "green brooch, green coin"
    assert "red ring, red ring" in bag(s, "red")
    assert bag(s, "white").count("watch") == 2  # back in the supply


@clause("SW-4.1")
def test_draw_and_other_orders_ask_for_this_turns_deeds() -> None:
    s = table("", "", orders="A8:0 B26:0 A1 A2")
    go(s, "0 steal red: red ring", "0 draw: red necklace", "0 draw: red watch", "0 stop")
    assert refusal(s, 0, "fulfil 2") == "SW-4.1 not-done-this-turn"
    go(s, "0 fulfil 1", "0 sell 1.1", "0 sell 1.2")
    assert refusal(s, 0, "fulfil 2") == "SW-4.1 not-done-this-turn"
    go(s, "0 sell 1.3", "0 fulfil 2")
    assert done(s) == [2, 0]
    s = table("", "", orders="A8:0 B26:0 A1 A2", loot=("red ring, red necklace, red watch", ""), at="acting")
    assert refusal(s, 0, "fulfil 1") == "SW-4.1 not-done-this-turn"


@clause("SW-4.1", "SW-4.7")
def test_what_a_turn_brought_lights_up_an_order_for_its_player_alone() -> None:
    for marker, lit in ((0, [1]), (1, [])):
        s = table("", "", orders=f"A8:{marker} A1 A2 A3")
        go(s, "0 steal red: red ring", "0 draw: red necklace", "0 draw: red watch", "0 stop")
        assert GAME.own_view(GAME.redact(s, marker), marker)["met"] == lit


@clause("SW-4.1", "SW-7.20")
def test_a_lock_picker_used_goes_to_the_discards() -> None:
    s = table("lock_picker_red", "", orders="B10:0 A2 A3 A4", loot=("blue key_blue", ""), at="acting")
    go(s, "0 fulfil 1 with help", "0 show lock_picker_red", "0 show no more")
    assert (gone(s), hand(s, 0), loot(s, 0), done(s)) == ("lock_picker_red", "", "", [1, 0])


# --- 4.2: what counts, and what is paid with ---
@clause("SW-4.2")
def test_a_three_key_tile_counts_as_one_key_of_any_colour() -> None:
    assert may("B10", "black key_joker, red key_red") == "plainly"
    assert may("B10", "black key_joker, green key_green") == ""
    assert may("B10", "black key_joker, black key_joker") == "plainly"
    assert may("A5", "black key_joker") == ""


@clause("SW-4.2")
def test_coin_tiles_count_as_coins_and_double_coins_as_two() -> None:
    assert may("B6", "red coin, black double_coin") == "plainly"
    assert may("B6", "red coin", purse=2) == "plainly"
    assert may("B6", "black double_coin") == ""
    assert may("B19", "black double_coin, blue coin") == "plainly"


@clause("SW-4.2")
def test_two_double_coins_for_three_bring_a_coin_change_if_there_is_one() -> None:
    for theirs, change in ((5, 1), (6, 0)):
        s = table("", "", orders="B19:0 A2 A3 A4", loot=("black double_coin, black double_coin", ""), coins=(0, theirs),
                  at="acting")  # fmt: skip
        events = go(s, "0 fulfil 1")
        assert ("ChangeGiven" in named(events)) == bool(change)
        assert (coins(s), loot(s, 0)) == ([change, theirs], "")


@clause("SW-4.2")
def test_nothing_is_overpaid_by_more_than_one() -> None:
    tiles = "red coin, black double_coin, black double_coin"
    s = table("", "", orders="B19:0 A2 A3 A4", loot=(tiles, ""), coins=(2, 0), at="acting")
    go(s, "0 fulfil 1", "0 give black double_coin")
    assert set(options(s, 0)) == {"give red coin", "give black double_coin", "give coin"}
    go(s, "0 give coin")
    assert (done(s), coins(s), loot(s, 0)) == ([1, 0], [1, 0], "red coin, black double_coin")
    s = table("", "", orders="B19:0 A2 A3 A4", loot=(tiles, ""), coins=(2, 0), at="acting")
    go(s, "0 fulfil 1", "0 give coin", "0 give coin", "0 give black double_coin")
    assert coins(s) == [1, 0]  # 4 for 3: the change


@clause("SW-4.2")
def test_you_choose_what_you_pay_with() -> None:
    s = table("", "", orders="A6:0 A2 A3 A4", loot=("red ring, blue ring, blue watch, red coin", ""), at="acting")
    go(s, "0 fulfil 1")
    assert options(s, 0) == ["give red ring", "give blue ring", "give blue watch"]
    assert refusal(s, 0, "give red coin") == "SW-4.2 pays-nothing-there"
    go(s, "0 give blue watch")
    assert refusal(s, 0, "give blue watch") == "SW-4.2 pays-nothing-there"
    go(s, "0 give blue ring")
    assert loot(s, 0) == "red ring, red coin"


@clause("SW-4.2")
def test_what_is_paid_must_leave_a_way_to_pay_the_rest() -> None:
    # the three-key tile is needed for blue: it cannot stand for red, and so the red key is given without asking
    s = table("", "", orders="B10:0 A2 A3 A4", loot=("red key_red, black key_joker", ""), at="acting")
    go(s, "0 fulfil 1")
    assert (done(s), loot(s, 0)) == ([1, 0], "")


# --- 4.3: the reward ---
@clause("SW-4.3")
def test_the_reward_comes_at_once_and_the_marker_back() -> None:
    s = table("", "", orders="B18:0 A2:0 A3 A4", at="acting",
              loot=("red ring, red necklace, red watch, blue brooch", ""))  # fmt: skip
    go(s, "0 fulfil 1")
    assert (points(s), posters(s), done(s), free_markers(s)) == ([15, 3], [2, 0], [1, 0], [2, 3])
    assert orders(s) == "_ A2:0 A3 A4"
    assert [card["id"] for card in seen(s, 1)["fulfilled"][0]] == ["B18"]


@clause("SW-4.3")
def test_neutral_tiles_are_taken_by_choice_or_left() -> None:
    s = table("", "", orders="B6:0 A2 A3 A4", coins=(3, 0), at="acting")
    go(s, "0 fulfil 1")
    assert phase(s) == "rewarding"
    assert refusal(s, 0, "take red ring") == "SW-4.3 not-in-supply"
    assert set(options(s, 0)) == {"take white ring", "take white necklace", "take white watch", "take white brooch",
                                  "take no more"}  # fmt: skip
    go(s.clone(), "0 take no more")
    go(s, "0 take white ring")
    assert (loot(s, 0), phase(s)) == ("white ring", "acting")


@clause("SW-4.3")
def test_where_no_neutral_tile_is_left_none_is_offered() -> None:
    every = "white ring, white ring, white necklace, white watch, white watch, white brooch"
    s = table("", "", orders="B6:0 A2 A3 A4", coins=(3, 0), loot=("", every), at="acting")
    go(s, "0 fulfil 1")
    assert (phase(s), done(s), points(s)) == ("acting", [1, 0], [6, 3])


@clause("SW-4.3")
def test_posters_come_as_far_as_there_are_any() -> None:
    s = table("", "", orders="B20:0 A2 A3 A4", posters=(0, 19), at="acting",
              loot=("red key_red, blue key_blue, green key_green", ""))  # fmt: skip
    go(s, "0 fulfil 1")
    assert posters(s) == [1, 19]


@clause("SW-4.3", "SW-8.4")
def test_coins_of_a_reward_are_those_the_supply_has() -> None:
    s = table("", "", orders="A5:0 A2 A3 A4", coins=(0, 5), loot=(", ".join(["red key_red"] * 2), ""), at="acting")
    go(s, "0 fulfil 1")
    assert (coins(s), coins_left(s)) == ([1, 5], 0)


# --- 4.5: selling ---
@clause("SW-4.5")
def test_a_tile_is_sold_to_a_free_field_that_shows_it() -> None:
    s = table("", "", loot=("red ring, blue ring, red coin", ""), at="acting", dealers="D1 D5 _",
              sold={"2.1": "white ring"})  # fmt: skip
    assert refusal(s, 0, "sell 2.1") == "SW-4.5 field-taken"
    assert refusal(s, 0, "sell 3.1") == "SW-4.5 no-dealer-there"
    assert refusal(s, 0, "sell 1.2") == "SW-4.5 nothing-for-field"
    go(s, "0 sell 2.2")
    assert (phase(s), options(s, 0)) == ("selling", ["give red ring", "give blue ring"])
    assert refusal(s, 0, "give red coin") == "SW-4.5 not-for-field"
    go(s, "0 give blue ring")
    assert (field(s, "2.2"), points(s), loot(s, 0)) == ("blue ring", [6, 3], "red ring, red coin")


@clause("SW-4.5")
def test_completing_a_dealer_brings_two_points_and_the_tiles_go_back() -> None:
    s = table("", "", loot=("white watch", ""), at="acting", sold={"1.1": "red ring", "1.2": "yellow necklace"})
    go(s, "0 sell 1.3")
    assert points(s) == [3 + 1 + 2, 3]
    assert dealers(s) == "_ D2 D3"
    assert bag(s, "red").count("ring") == bag(s, "yellow").count("necklace") == bag(s, "white").count("watch") == 2


@clause("SW-4.5", "SW-4.6")
def test_a_dealers_key_field_takes_every_key() -> None:
    for tile in ("red key_red", "green key_green", "black key_joker"):
        s = table("", "", loot=(tile, ""), dealers="D9 D2 D3", at="acting")
        go(s, "0 sell 1.3")
        assert field(s, "1.3") == tile
    s = table("", "", loot=("black double_coin, red coin", ""), dealers="D9 D2 D3", at="acting")
    assert [option for option in options(s, 0) if option.startswith("sell")] == []


# --- 4.6: reading an order ---
@clause("SW-4.6")
@pytest.mark.parametrize(
    ("name", "enough", "short"),
    [
        ("A1", "red ring, red coin, blue watch, blue coin", "red ring, red coin, blue watch, white ring"),
        ("A2", "blue watch, blue coin, yellow ring", "blue watch, yellow ring, yellow coin"),
        ("A6", "white ring, green watch", "white ring, red ring"),
        ("A5", "red key_red, black key_joker", "red key_red"),
        ("B1", "black seal_tin, black double_coin, green coin, green watch", "black seal_tin, green coin, green watch"),
        ("B3", "red coin, blue coin, yellow coin, green coin", "red coin, blue coin, yellow coin, white ring"),
        ("B8", "red key_red, green key_green", "red key_red, red key_red"),
        ("B8", "red key_red, black key_joker", "black key_joker"),
        ("B9", "black seal_tin, black seal_tin", "black seal_tin, black key_joker"),
        ("B12", "red key_red, black key_joker, white ring", "red key_red, blue key_blue, white ring"),
        ("B14", "red ring, white ring", "red ring, white watch"),
        (
            "B20",
            "red key_red, red key_red, black key_joker, black key_joker",
            "red key_red, red key_red, green key_green",
        ),
    ],
)
def test_an_order_is_met_by_tiles_that_show_what_it_asks_for(name: str, enough: str, short: str) -> None:
    assert may(name, enough) == "plainly"
    assert may(name, short) == ""


@clause("SW-4.6")
def test_total_counts_tiles_of_any_sort_and_no_coins() -> None:
    seven = "red coin, black double_coin, white ring, white watch, blue coin, red ring, green key_green"
    assert may("B7", seven) == "plainly"
    assert may("B7", seven.removesuffix(", green key_green"), purse=3) == ""


@clause("SW-4.6")
def test_a_thing_counts_for_one_symbol_of_an_order() -> None:
    assert may("B12", "red key_red, black key_joker, red ring") == "plainly"
    assert may("B12", "black key_joker, red ring") == ""


@clause("SW-4.6")
def test_a_pair_is_two_tiles_with_the_same_face() -> None:
    def after(*tiles: str) -> str:
        s = table("sidekick", "", orders="B24:0 A2 A3 A4")
        for n, tile in enumerate(tiles):
            colour = tile.split()[0]
            there = n > 0 and colour == COLOUR_NAMES[s.bag]
            go(s, f"0 {'draw' if there else f'sidekick {colour}' if n else f'steal {colour}'}: {tile}")
        go(s, "0 stop")
        return refusal(s, 0, "fulfil 1")

    assert after("red ring", "red ring") == "allowed"
    assert after("red ring", "red watch", "red coin") == "SW-4.1 not-done-this-turn"
    assert after("black key_joker", "black key_joker") == "allowed"
    # two bags by a Sidekick: backgrounds do not matter, colours of keys and the worth of coins do
    assert after("red ring", "blue ring") == "allowed"
    assert after("red key_red", "blue key_blue") == "SW-4.1 not-done-this-turn"
    assert after("red coin", "black double_coin") == "SW-4.1 not-done-this-turn"
    assert after("red key_red", "black key_joker") == "SW-4.1 not-done-this-turn"


@clause("SW-4.6")
def test_dealers_completed_counts_those_you_put_the_last_tile_on() -> None:
    there = {"1.1": "red ring", "1.2": "yellow necklace", "2.1": "red ring", "2.2": "yellow necklace"}
    s = table(
        "", "", orders="B25:0 A2 A3 A4", at="acting", loot=("red watch, blue brooch, green brooch", ""), sold=there
    )
    go(s, "0 sell 1.3")
    assert refusal(s, 0, "fulfil 1") == "SW-4.1 not-done-this-turn"
    go(s, "0 sell 2.3", "0 give blue brooch", "0 fulfil 1")
    assert done(s) == [1, 0]


# --- 4.7: what was drawn ---
@clause("SW-4.7")
def test_draw_counts_what_others_took_since() -> None:
    s = table("", "gold_digger", orders="A8:0 A2 A3 A4")
    go(s, "0 steal red", "all pass: red ring", "all pass", "0 draw: red watch", "all pass", "0 draw: red coin")
    go(s, "all pass", "0 stop", "all pass", "1 play gold_digger", "0 give red coin")
    assert (loot(s, 0), loot(s, 1)) == ("red ring, red watch", "red coin")
    go(s, "0 fulfil 1")
    assert done(s) == [1, 0]


@clause("SW-4.7")
def test_a_backstabbers_draw_counts() -> None:
    s = table("", "backstabber", orders="A8:0 A2 A3 A4")
    go(s, "0 steal red", "all pass: red ring", "all pass", "0 draw: red watch", "all pass", "0 stop")
    go(s, "1 play backstabber: red coin", "0 fulfil 1")
    assert done(s) == [1, 0]


@clause("SW-4.7")
def test_after_a_skull_nothing_drawn_from_that_bag_counts() -> None:
    s = table("sidekick", "", orders="A8:0 B23:0 A3 A4")
    go(s, "0 steal red: red ring", "0 draw: red watch", "0 draw: red coin", "0 draw: red skull")
    assert refusal(s, 0, "fulfil 1") == "SW-4.1 not-done-this-turn"
    s = table("sidekick", "", orders="A8:0 B23:0 A3 A4")
    go(s, "0 steal red: red ring", "0 draw: red watch", "0 draw: red coin", "0 sidekick black: black seal_tin")
    go(s, "0 draw: black skull")
    go(s, "0 fulfil 1")  # the first bag's tiles count
    assert done(s) == [1, 0]


@clause("SW-4.7", "SW-7.21")
def test_the_sidekicks_free_skull_leaves_what_was_drawn() -> None:
    s = table("sidekick", "", orders="A8:0 A2 A3 A4")
    go(s, "0 steal red: red ring", "0 draw: red watch", "0 draw: red coin", "0 sidekick black: black skull")
    go(s, "0 fulfil 1")
    assert done(s) == [1, 0]


@clause("SW-4.7")
def test_an_order_for_one_bag_counts_that_bag_alone() -> None:
    s = table("sidekick", "", orders="B23:0 B21:0 A3 A4")
    go(s, "0 steal black: black seal_tin", "0 draw: black seal_tin", "0 sidekick red: red ring", "0 draw: red ring")
    go(s, "0 stop")
    assert refusal(s, 0, "fulfil 1") == "SW-4.1 not-done-this-turn"
    assert refusal(s, 0, "fulfil 2") == "allowed"


@clause("SW-4.7", "SW-7.15")
def test_a_forger_does_not_help_with_what_was_drawn() -> None:
    assert may("B24", "red ring", "forger") == ""


# --- with cards ---
@clause("SW-7.15", "SW-7.20")
@pytest.mark.parametrize(
    ("name", "tiles", "cards", "found"),
    [
        ("B14", "red ring, blue watch", "forger", "with help"),
        ("B14", "red watch, blue watch", "forger", ""),
        ("B14", "red watch, blue watch", "forger forger", "with help"),
        ("B14", "red ring", "forger", ""),
        ("B14", "red ring, red coin", "forger", ""),  # coin tiles are not forged,
        ("B6", "red ring, red coin", "forger forger", ""),  # and nothing becomes a coin
        ("B9", "black seal_tin, red ring", "forger", "with help"),
        ("B1", "black seal_tin, red ring, green coin, green watch", "forger", ""),  # it keeps its background
        ("B10", "black key_joker, red ring", "forger", "with help"),
        ("B10", "red key_red, red key_red", "forger", "with help"),
        ("B10", "red key_red", "lock_picker_blue", "with help"),
        ("B10", "", "lock_picker_blue lock_picker_red", "with help"),
        ("B10", "blue key_blue", "lock_picker_blue", ""),
        ("B10", "", "lock_picker_blue forger", ""),  # never a Lock Picker
        ("B10", "white watch", "lock_picker_blue forger", "with help"),
        ("B20", "red key_red", "lock_picker_blue lock_picker_green", "with help"),
        ("B20", "red key_red", "lock_picker_red lock_picker_green", ""),
        ("B7", "red ring, red ring, red coin, blue coin, blue watch, blue watch", "lock_picker_red", ""),
        ("A5", "red ring, blue ring", "forger forger", "with help"),
    ],
)
def test_cards_help_where_they_say_so(name: str, tiles: str, cards: str, found: str) -> None:
    assert may(name, tiles, cards) == found


@clause("SW-7.15")
def test_nothing_becomes_a_three_key_tile_even_where_a_dealer_of_a_house_set_asks_for_one() -> None:
    fields = '[["seal_tin", 3], ["ring", 2], ["key_any", 1]]'
    house = GAME.components().replace(fields, fields.replace("seal_tin", "key_joker"))
    s = table("forger", "", loot=("red watch, black key_joker", ""), dealers="D9 _ _", components=house, at="acting")
    sales = [option for option in options(s, 0) if option.startswith("sell")]
    assert sales == ["sell 1.1", "sell 1.3", "sell 1.2 forged", "sell 1.3 forged"]
