"""The rulebook of Swindler, clause by clause: what each accomplice does (SW-7.11 to SW-7.21), but for the Hustler."""

from __future__ import annotations

import pytest

from tests.games.swindler.positions import (
    BARE,
    asked,
    bag,
    coins,
    discarded,
    done,
    drawn,
    fresh,
    go,
    hand,
    loot,
    named,
    options,
    phase,
    points,
    refusal,
    seen,
    table,
    window,
)

clause = pytest.mark.clause


# --- 7.11: Assassin ---
@clause("SW-7.11")
def test_an_assassin_cancels_a_card_and_both_are_discarded() -> None:
    s = table("", "backstabber", "assassin", accomplices=BARE)
    before = discarded(s, "backstabber"), discarded(s, "assassin")
    go(s, "0 steal red: red ring", "0 stop", "1 play backstabber", "2 pass", "2 play assassin")
    assert (hand(s, 1), hand(s, 2), loot(s, 0)) == ("", "", "red ring")
    assert (discarded(s, "backstabber"), discarded(s, "assassin")) == (before[0] + 1, before[1] + 1)
    assert phase(s) == "acting"


@clause("SW-7.11")
def test_t_may_play_an_assassin_too() -> None:
    s = table("assassin", "guardian_angel", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 draw: red skull", "1 play guardian_angel", "0 play assassin")
    assert (phase(s), loot(s, 0), loot(s, 1), s.caught) == ("acting", "", "", 1)


@clause("SW-7.11")
def test_nobody_assassinates_a_card_of_their_own() -> None:
    s = table("", "copycat assassin", accomplices=BARE)
    go(s, "0 steal red: red ring", "1 play copycat: red watch")
    assert (loot(s, 1), hand(s, 1)) == ("red watch", "assassin")


@clause("SW-7.11")
def test_an_assassin_cancelled_by_an_assassin_cancels_nothing() -> None:
    s = table("", "copycat assassin", "assassin", accomplices=BARE)
    go(s, "0 steal red: red ring", "1 play copycat", "2 pass", "2 play assassin", "1 play assassin: red coin")
    assert (loot(s, 1), hand(s, 1), hand(s, 2), discarded(s, "assassin")) == ("red coin", "", "", 3)


@clause("SW-7.11")
def test_three_assassins_in_a_row_cancel_the_card() -> None:
    s = table("assassin", "copycat assassin", "assassin", accomplices=BARE)
    go(s, "0 steal red: red ring", "1 play copycat", "2 pass")
    go(s, "0 play assassin", "2 pass", "1 play assassin", "2 pass")
    go(s, "2 play assassin")  # cancels the second: the first one works
    assert (loot(s, 1), discarded(s, "assassin"), discarded(s, "copycat")) == ("", 3, 3)
    assert phase(s) == "stealing"


@clause("SW-7.11", "SW-7.18")
@pytest.mark.parametrize("lies_open", [False, True])
def test_an_assassin_discards_the_hustler_too(lies_open: bool) -> None:
    s = table(
        "" if lies_open else "hustler", "assassin", hustler=0 if lies_open else None,
        loot=("red ring", "blue ring"), accomplices=BARE, at="acting",
    )  # fmt: skip
    go(s, "0 play hustler", "0 swap with 1", "0 take blue ring", "0 give red ring", "1 play assassin")
    assert (loot(s, 0), loot(s, 1), discarded(s, "hustler"), seen(s, 1)["hustler"]) == (
        "red ring",
        "blue ring",
        1,
        None,
    )
    assert refusal(s, 0, "play hustler") == "SW-7.1 not-in-hand"


# --- 7.12: Backstabber ---
@clause("SW-7.12")
def test_a_backstabber_makes_t_draw_once_more_and_loot_is_ts() -> None:
    s = table("", "backstabber backstabber", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 stop", "1 play backstabber: red watch")
    assert (fresh(s), loot(s, 1), coins(s)) == ("red ring, red watch", "", [0, 0])
    assert (window(s), asked(s)) == ("stop", [1])  # T stays stopped, and the window opens again
    assert (seen(s, 0)["steal"]["stopped"], seen(s, 0)["steal"]["forced"]) == (True, None)
    go(s, "1 play backstabber: red coin")
    assert (loot(s, 0), phase(s)) == ("red ring, red watch, red coin", "acting")


@clause("SW-7.12", "SW-3.3")
def test_a_backstabbers_skull_costs_t_the_colour_and_brings_a_coin() -> None:
    s = table("", "backstabber", "", loot=("red key_red, blue ring", "red ring", ""), accomplices=BARE)
    go(s, "0 steal red: red ring", "0 stop", "1 play backstabber: red skull")
    assert (loot(s, 0), loot(s, 1), coins(s), s.caught) == ("blue ring", "red ring", [0, 1, 0], 1)
    assert phase(s) == "acting"


@clause("SW-7.12", "SW-8.4")
def test_a_backstabber_gets_no_coin_from_an_empty_supply() -> None:
    s = table("", "backstabber", coins=(6, 0), accomplices=BARE)
    go(s, "0 steal red: red ring", "0 stop", "1 play backstabber: red skull")
    assert coins(s) == [6, 0]


@clause("SW-7.12", "SW-7.21")
def test_the_sidekick_does_not_help_against_a_backstabber() -> None:
    s = table("sidekick", "backstabber", "", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 stop")
    happened = go(s, "1 play backstabber: red watch")
    assert "TileDrawn" in named(happened)  # T is not asked
    assert (hand(s, 0), phase(s)) == ("sidekick", "acting")


@clause("SW-7.12", "SW-4.7")
def test_a_tile_drawn_for_a_backstabber_counts_as_drawn() -> None:
    s = table("", "backstabber", orders="A8:0 A1 A2 A3", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 draw: red watch", "0 stop", "1 play backstabber: red coin")
    assert drawn(s) == "red ring, red watch, red coin"
    go(s, "0 fulfil 1")
    assert done(s)[0] == 1


@clause("SW-7.12")
def test_each_backstabber_gets_the_coin_of_its_own_skull() -> None:
    s = table("", "backstabber", "backstabber", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 stop", "1 play backstabber", "2 play backstabber: red watch")
    go(s, "2 play backstabber: red skull")
    assert coins(s) == [0, 0, 1]


# --- 7.13: Beggar ---
@clause("SW-7.13")
def test_everybody_with_more_points_gives_the_beggar_a_coin_or_a_tile_of_their_choice() -> None:
    s = table(
        "", "beggar", "", "", points=(5, 3, 4, 3), coins=(1, 0, 2, 2),
        loot=("red ring", "", "blue ring, blue coin", ""), accomplices=BARE, at="start",
    )  # fmt: skip
    go(s, "1 play beggar")
    assert (phase(s), asked(s), options(s, 0)) == ("begging", [0], ["give red ring", "give coin"])
    go(s, "0 give red ring")
    assert (asked(s), options(s, 2)) == ([2], ["give blue ring", "give blue coin", "give coin"])
    assert refusal(s, 2, "give red ring") == "SW-7.13 give-what-you-have"
    go(s, "2 give coin")
    assert (loot(s, 1), coins(s), phase(s)) == ("red ring", [1, 1, 1, 2], "reserving")  # 3 has no more than 1


@clause("SW-7.13")
def test_gifts_come_in_turn_order_from_t_not_from_the_beggar() -> None:
    s = table(
        "", "", "beggar", "", points=(9, 9, 3, 9), coins=(1, 1, 0, 1),
        loot=("red ring", "blue ring", "", "green watch"), active=1, accomplices=BARE, at="start",
    )  # fmt: skip
    go(s, "2 play beggar")
    asked_in_turn: list[int] = []
    while phase(s) == "begging":
        asked_in_turn += asked(s)
        go(s, f"{asked(s)[0]} give coin")
    assert asked_in_turn == [1, 3, 0]


@clause("SW-7.13")
def test_who_has_neither_gives_nothing_and_who_has_one_thing_gives_that() -> None:
    s = table(
        "", "", "beggar", "", points=(9, 9, 3, 9), coins=(0, 2, 0, 0), loot=("", "", "", "red ring, red ring"),
        accomplices=BARE, at="start",
    )  # fmt: skip
    go(s, "2 play beggar")
    assert (coins(s), loot(s, 2), loot(s, 3), phase(s)) == ([0, 1, 1, 0], "red ring", "red ring", "reserving")


@clause("SW-7.13")
def test_t_begs_between_two_actions() -> None:
    s = table("beggar", "", points=(2, 3), coins=(0, 1), loot=("", "red coin"), accomplices=BARE, at="acting")
    go(s, "0 play beggar")
    assert (phase(s), asked(s)) == ("begging", [1])
    go(s, "1 give red coin")
    assert (loot(s, 0), phase(s), asked(s)) == ("red coin", "acting", [0])


@clause("SW-7.13", "SW-3.2")
def test_t_gives_the_beggar_older_tiles_before_this_turns_like_ones() -> None:
    s = table("", "beggar gold_digger", points=(9, 3), loot=("red ring",), accomplices=BARE)
    go(s, "0 steal red: red ring", "0 draw: red watch", "0 stop")
    go(s, "1 play beggar", "0 give red ring")
    assert (fresh(s), loot(s, 0)) == ("red ring, red watch", "red ring, red watch")
    go(s, "1 play gold_digger", "0 give red watch")
    assert (loot(s, 0), loot(s, 1)) == ("red ring", "red ring, red watch")


@clause("SW-7.13", "SW-3.2")
def test_what_the_beggar_brings_t_is_not_one_of_this_turns_tiles() -> None:
    s = table("beggar", "gold_digger", points=(2, 9), loot=("", "red watch"), accomplices=BARE)
    go(s, "0 steal red: red ring", "0 stop")
    assert (window(s), asked(s)) == ("stolen", [0, 1])
    go(s, "0 play beggar", "1 pass")
    assert (loot(s, 0), phase(s)) == ("red ring, red watch", "acting")  # one tile of this turn: no Gold Digger


# --- 7.14: Copycat ---
@clause("SW-7.14")
def test_a_copycat_keeps_the_loot_it_draws_from_ts_bag() -> None:
    s = table("", "copycat", accomplices=BARE)
    go(s, "0 steal black: black seal_tin", "1 play copycat: black double_coin")
    assert (loot(s, 0), loot(s, 1), drawn(s)) == ("black seal_tin", "black double_coin", "black seal_tin")
    assert bag(s, "black").count("double_coin") == 1


@clause("SW-7.14")
def test_a_copycats_skull_goes_back_without_any_effect() -> None:
    s = table("", "copycat", loot=("", "red watch"), accomplices=BARE)
    go(s, "0 steal red: red ring")
    before = bag(s, "red")
    go(s, "1 play copycat: red skull")
    assert (loot(s, 0), loot(s, 1), coins(s), bag(s, "red")) == ("red ring", "red watch", [0, 0], before)
    assert (phase(s), s.caught, hand(s, 1)) == ("stealing", 0, "")


@clause("SW-7.14")
def test_a_copycats_skull_is_nothing_for_an_angel() -> None:
    s = table("", "copycat", "guardian_angel", accomplices=BARE)
    go(s, "0 steal red: red ring", "1 play copycat", "2 pass: red skull")
    assert phase(s) == "stealing"


@clause("SW-7.14")
def test_copycats_come_after_each_loot_tile_as_often_as_somebody_has_one() -> None:
    s = table("", "copycat copycat", "copycat", accomplices=BARE)
    go(s, "0 steal red: red ring", "1 play copycat", "2 pass: red watch", "1 pass", "2 pass", "0 draw: red coin")
    assert window(s) == "tile"
    go(s, "1 play copycat", "2 pass: red ring", "2 play copycat: red necklace")
    assert [loot(s, p) for p in range(3)] == ["red ring, red coin", "red ring, red watch", "red necklace"]


# --- 7.16: Gold Digger ---
@clause("SW-7.16")
@pytest.mark.parametrize(("tiles", "given"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_gold_digger_gets_half_of_this_turns_tiles_rounded_down(tiles: int, given: int) -> None:
    s = table("", "gold_digger", loot=("blue ring",), accomplices=BARE)
    row = ["red ring", "red watch", "red coin", "red necklace", "red key_red"][:tiles]
    go(s, f"0 steal red: {row[0]}", *(f"0 draw: {tile}" for tile in row[1:]), "0 stop", "1 play gold_digger")
    assert (phase(s), asked(s)) == ("dividing", [0])
    for tile in row[:given]:
        go(s, f"0 give {tile}")
    assert len(loot(s, 1).split(", ")) == given
    assert (phase(s), loot(s, 0).count("red "), "blue ring" in loot(s, 0)) == ("acting", tiles - given, True)


@clause("SW-7.16")
def test_t_chooses_but_only_among_this_turns_tiles() -> None:
    s = table("", "gold_digger", loot=("blue ring",), accomplices=BARE)
    go(s, "0 steal red: red ring", "0 draw: red watch", "0 stop", "1 play gold_digger")
    assert options(s, 0) == ["give red ring", "give red watch"]
    assert refusal(s, 0, "give blue ring") == "SW-7.16 give-of-this-turn"


@clause("SW-7.16")
def test_no_gold_digger_if_t_was_caught() -> None:
    s = table("sidekick", "gold_digger", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 draw: red watch", "0 sidekick blue: blue skull")
    assert (fresh(s), loot(s, 0), s.caught, phase(s)) == ("", "red ring, red watch", 1, "acting")


@clause("SW-7.16", "SW-4.7")
def test_tiles_the_gold_digger_took_still_count_as_drawn() -> None:
    s = table("", "gold_digger", orders="A8:0", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 draw: red watch", "0 draw: red coin", "0 stop", "1 play gold_digger")
    go(s, "0 give red ring", "0 fulfil 1")
    assert done(s)[0] == 1


# --- 7.17: Guardian Angel ---
@clause("SW-7.17")
def test_an_angel_takes_the_skull_back_and_a_tile_of_this_turn_and_t_decides_anew() -> None:
    s = table("", "guardian_angel", loot=("red key_red",), accomplices=BARE)
    go(s, "0 steal red: red ring", "0 draw: red watch", "0 draw: red skull", "1 play guardian_angel")
    assert (phase(s), asked(s), options(s, 1)) == ("rescuing", [1], ["take red ring", "take red watch"])
    assert refusal(s, 1, "take red key_red") == "SW-7.17 take-of-this-turn"
    go(s, "1 take red watch")
    assert (loot(s, 0), loot(s, 1), fresh(s)) == ("red ring, red key_red", "red watch", "red ring")
    assert (phase(s), asked(s), options(s, 0)) == ("stealing", [0], ["draw", "stop"])
    go(s, "0 draw: red skull")
    assert (loot(s, 0), s.caught) == ("", 1)


@clause("SW-7.17", "SW-3.2")
def test_an_angel_takes_this_turns_tile_even_of_two_alike() -> None:
    s = table("", "guardian_angel", loot=("red ring",), accomplices=BARE)
    go(s, "0 steal red: red ring", "0 draw: red skull", "1 play guardian_angel")
    assert (loot(s, 0), loot(s, 1), fresh(s)) == ("red ring", "red ring", "")


@clause("SW-7.17", "SW-8.4")
def test_an_angel_without_a_tile_to_take_gets_a_coin_if_there_is_one() -> None:
    for held, got in ((0, 1), (6, 0)):
        s = table("", "guardian_angel", coins=(held, 0), loot=("red watch",), accomplices=BARE)
        go(s, "0 steal red: red skull", "1 play guardian_angel: red ring")
        assert (coins(s), loot(s, 0), loot(s, 1)) == ([held, got], "red ring, red watch", "")


@clause("SW-7.17")
def test_a_skull_taken_back_is_back_in_the_bag_and_t_may_stop_uncaught() -> None:
    s = table("", "guardian_angel know_it_all", accomplices=BARE)
    go(s, "0 steal red", "1 bet free: red ring", "0 draw: red skull", "1 play guardian_angel", "0 stop")
    assert (s.caught, points(s)) == (0, [3, 5])


@clause("SW-7.17", "SW-7.21")
def test_after_an_angel_a_sidekicks_first_draw_is_still_free() -> None:
    s = table("sidekick", "guardian_angel", loot=("blue ring",), accomplices=BARE)
    go(s, "0 steal red: red ring", "0 sidekick blue: blue skull")
    assert window(s) == "skull"
    go(s, "1 play guardian_angel: blue skull")
    assert (loot(s, 0), loot(s, 1), s.caught, coins(s)) == ("blue ring", "red ring", 1, [0, 0])


@clause("SW-7.17")
def test_a_cancelled_angel_leaves_the_skull_to_another() -> None:
    s = table("assassin", "guardian_angel", "guardian_angel", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 draw: red skull", "1 play guardian_angel", "2 pass")
    go(s, "0 play assassin", "2 pass")
    assert (window(s), phase(s), asked(s)) == ("skull", "window", [2])
    go(s, "2 play guardian_angel")
    assert (loot(s, 2), phase(s), s.caught) == ("red ring", "stealing", 0)


# --- 7.19: Know-it-All ---
@clause("SW-7.19")
@pytest.mark.parametrize("bet", ["caught", "free"])
@pytest.mark.parametrize("caught", [False, True])
def test_a_bet_lies_open_and_brings_two_points_if_it_is_right(bet: str, caught: bool) -> None:
    s = table("", "know_it_all", accomplices=BARE)
    go(s, "0 steal red", f"1 bet {bet}: red ring")
    assert seen(s, 0)["bets"] == [{"seat": 1, "caught": bet == "caught"}]
    assert discarded(s, "know_it_all") == 1
    go(s, "0 draw: red skull" if caught else "0 stop")
    assert points(s) == [3, 5 if (bet == "caught") == caught else 3]
    assert (seen(s, 0)["bets"], discarded(s, "know_it_all")) == ([], 2)


@clause("SW-7.19")
def test_forced_draws_count_for_a_bet() -> None:
    s = table("", "know_it_all", "backstabber", accomplices=BARE)
    go(s, "0 steal red", "1 bet caught", "2 pass: red ring", "0 stop", "2 play backstabber: red skull")
    assert points(s) == [3, 5, 3]


@clause("SW-7.19", "SW-7.4")
def test_bets_are_settled_before_the_next_window() -> None:
    s = table("", "know_it_all", "beggar", points=(1, 3, 4), coins=(0, 1, 0), accomplices=BARE)
    go(s, "0 steal red", "1 bet free", "2 pass: red ring", "0 stop")
    assert (points(s), window(s)) == ([1, 5, 4], "stolen")  # now 1 is the richer one
    go(s, "2 play beggar")
    assert coins(s) == [0, 0, 1]


@clause("SW-7.19")
def test_two_bets_of_one_player_are_settled_each_for_itself() -> None:
    s = table("", "know_it_all know_it_all", accomplices=BARE)
    go(s, "0 steal red", "1 bet free", "1 bet free: red ring", "0 stop")
    assert points(s) == [3, 7]


@clause("SW-7.19", "SW-7.6")
def test_a_cancelled_bet_brings_nothing() -> None:
    s = table("assassin", "know_it_all", accomplices=BARE)
    go(s, "0 steal red", "1 bet free")
    assert seen(s, 0)["played"][0]["target"] == 2
    go(s, "0 play assassin: red ring", "0 stop")
    assert (points(s), discarded(s, "know_it_all")) == ([3, 3], 2)


# --- 7.21: Sidekick ---
@clause("SW-7.21")
def test_with_the_sidekick_the_steal_goes_on_at_another_bag() -> None:
    s = table("sidekick", "", accomplices=BARE)
    go(s, "0 steal red: red ring")
    assert options(s, 0) == ["draw", "stop", *(f"sidekick {c}" for c in ("blue", "yellow", "green", "black"))]
    assert refusal(s, 0, "sidekick red") == "SW-7.21 same-bag"
    go(s, "0 sidekick blue: blue watch")  # the draw there is not T's choice
    assert (fresh(s), options(s, 0), seen(s, 1)["steal"]["bag"]) == ("red ring, blue watch", ["draw", "stop"], "blue")
    assert refusal(s, 0, "sidekick green") == "SW-7.21 no-sidekick"
    go(s, "0 draw: blue ring", "0 stop")
    assert (drawn(s), discarded(s, "sidekick")) == ("red ring, blue ring, blue watch", 2)


@clause("SW-7.21")
def test_a_skull_on_the_first_draw_there_costs_nothing_brings_no_coin_and_ends_the_steal() -> None:
    s = table("sidekick", "", loot=("blue ring, red watch",), accomplices=BARE)
    go(s, "0 steal red: red ring", "0 sidekick blue: blue skull")
    assert (loot(s, 0), coins(s), s.caught) == ("red ring, red watch, blue ring", [0, 0], 1)
    assert (phase(s), drawn(s)) == ("acting", "red ring")


@clause("SW-7.21", "SW-3.3")
def test_a_later_skull_there_works_for_that_bags_colour() -> None:
    s = table("sidekick", "", loot=("blue ring, red watch",), accomplices=BARE)
    go(s, "0 steal red: red ring", "0 sidekick blue: blue watch", "0 draw: blue skull")
    assert (loot(s, 0), drawn(s), s.caught) == ("red ring, red watch", "red ring", 1)


@clause("SW-7.21", "SW-7.6")
def test_a_cancelled_sidekick_leaves_t_to_decide_again_at_the_old_bag() -> None:
    s = table("sidekick sidekick", "assassin", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 sidekick blue")
    assert (phase(s), asked(s), seen(s, 1)["played"][0]["target"]) == ("answering", [1], 2)
    go(s, "1 play assassin")
    assert (phase(s), seen(s, 0)["steal"]["bag"], hand(s, 0)) == ("stealing", "red", "sidekick")
    assert options(s, 0) == ["draw", "stop", *(f"sidekick {c}" for c in ("blue", "yellow", "green", "black"))]


@clause("SW-7.21")
def test_copycats_may_follow_to_the_second_bag() -> None:
    s = table("sidekick", "copycat", accomplices=BARE)
    go(s, "0 steal red: red ring", "1 pass", "0 sidekick blue: blue ring")
    assert window(s) == "tile"
    go(s, "1 play copycat: blue coin")
    assert loot(s, 1) == "blue coin"


@clause("SW-7.21")
def test_a_second_sidekick_may_lead_back_to_the_first_bag() -> None:
    s = table("sidekick sidekick", "", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 sidekick blue: blue ring", "0 sidekick red: red skull")
    assert (loot(s, 0), drawn(s), s.caught) == ("red ring, blue ring", "red ring, blue ring", 1)
