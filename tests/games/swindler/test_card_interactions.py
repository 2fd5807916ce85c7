"""Swindler's tricky combinations, each bullet of that section of the rules as a test."""

from __future__ import annotations

import pytest

from tests.games.swindler.positions import (
    BARE,
    asked,
    calm,
    coins,
    discarded,
    done,
    drawn,
    go,
    hand,
    in_jail,
    loot,
    options,
    phase,
    points,
    refusal,
    table,
    window,
)

clause = pytest.mark.clause


@clause("SW-7.11", "SW-7.6")
def test_assassin_on_assassin_on_a_card_and_a_third_player_may_still_answer_it() -> None:
    s = table("", "copycat assassin", "assassin", "assassin", accomplices=BARE)
    go(s, "0 steal red: red ring", "1 play copycat", "2 pass", "3 pass")
    go(s, "2 play assassin", "3 pass", "1 play assassin", "3 pass", "3 pass")
    assert (phase(s), asked(s), loot(s, 1)) == ("answering", [3], "")  # 2's is cancelled, the Copycat open again
    go(s, "3 pass: red watch")
    assert loot(s, 1) == "red watch"
    s = table("", "copycat assassin", "assassin", "assassin", accomplices=BARE)
    go(s, "0 steal red: red ring", "1 play copycat", "2 pass", "3 pass")
    go(s, "2 play assassin", "3 pass", "1 play assassin", "3 pass", "3 pass", "3 play assassin")
    assert (loot(s, 1), discarded(s, "assassin"), phase(s)) == ("", 3, "stealing")


@clause("SW-7.17", "SW-7.5")
def test_two_angels_on_one_skull_and_the_first_in_turn_order_plays() -> None:
    s = table("", "guardian_angel", "guardian_angel", active=0, accomplices=BARE)
    go(s, "0 steal red: red ring", "0 draw: red skull", "2 play guardian_angel", "1 play guardian_angel")
    assert (loot(s, 1), loot(s, 2)) == ("red ring", "")
    assert (hand(s, 1), hand(s, 2), phase(s)) == ("", "guardian_angel", "stealing")


@clause("SW-7.17", "SW-3.4")
def test_angel_on_a_first_draw_skull_and_the_next_skull_is_again_the_first() -> None:
    s = table("", "guardian_angel", loot=("red watch",), accomplices=BARE)
    go(s, "0 steal red: red skull")
    assert (window(s), coins(s)) == ("skull", [0, 0])
    go(s, "1 play guardian_angel: red skull")  # T must draw: a skull once more
    assert (coins(s), loot(s, 0), s.caught, phase(s)) == ([1, 1], "", 1, "acting")


@clause("SW-7.17", "SW-3.1", "SW-7.12", "SW-7.16")
def test_angel_takes_ts_only_tile_and_t_may_stop() -> None:
    s = table("", "guardian_angel backstabber gold_digger", "", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 draw: red skull", "1 play guardian_angel")
    assert (loot(s, 0), options(s, 0)) == ("", ["draw", "stop"])
    go(s, "0 stop")
    assert (window(s), options(s, 1)) == ("stop", ["pass", "play backstabber"])
    go(s, "1 pass")
    assert (phase(s), hand(s, 1)) == ("acting", "backstabber gold_digger")  # nothing for a Gold Digger to divide


@clause("SW-7.12", "SW-7.21", "SW-3.3")
def test_backstabber_after_a_sidekick_draws_from_the_second_bag() -> None:
    s = table("sidekick", "backstabber", loot=("red watch, blue watch",), accomplices=BARE)
    go(s, "0 steal red: red ring", "0 sidekick blue: blue ring", "0 stop", "1 play backstabber: blue skull")
    assert (loot(s, 0), coins(s), s.caught) == ("red ring, red watch", [0, 1], 1)


@clause("SW-7.17", "SW-7.12")
def test_angel_on_the_backstabbers_skull_and_the_draw_is_still_due() -> None:
    s = table("", "backstabber", "guardian_angel", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 stop", "1 play backstabber", "2 pass: red skull")
    assert window(s) == "skull"
    go(s, "2 play guardian_angel: red watch")
    assert (coins(s), loot(s, 0), loot(s, 2), s.caught) == ([0, 0, 0], "red watch", "red ring", 0)
    assert phase(s) == "acting"
    s = table("", "backstabber", "guardian_angel", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 stop", "1 play backstabber", "2 pass: red skull")
    go(s, "2 play guardian_angel: red skull")  # the draw still due is a skull as well: now it works
    assert (coins(s), loot(s, 0), s.caught) == ([0, 1, 0], "", 1)


@clause("SW-7.14", "SW-7.12", "SW-3.1")
def test_copycat_takes_the_last_loot_and_a_backstabber_then_means_a_sure_skull() -> None:
    rest = "red coin, red key_red, red key_red, red ring, red necklace"
    s = table("", "copycat backstabber", loot=("", rest), accomplices=BARE)
    go(s, "0 steal red: red ring", "1 play copycat: red watch")
    assert (phase(s), options(s, 0)) == ("stealing", ["draw", "stop"])  # T has seen it before deciding
    go(s, "0 stop", "1 play backstabber: red skull")
    assert (loot(s, 0), coins(s)) == ("", [0, 1])


@clause("SW-7.16", "SW-7.12")
def test_gold_digger_after_a_backstabber_and_a_second_one_takes_half_of_what_is_left() -> None:
    s = table("", "backstabber gold_digger", "gold_digger", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 draw: red watch", "0 draw: red coin", "0 stop")
    assert window(s) == "stop"
    go(s, "1 play backstabber", "2 pass: red necklace")
    assert window(s) == "stolen"  # no Backstabber is left: all of window d is over
    go(s, "1 play gold_digger", "2 play gold_digger", "0 give red necklace", "0 give red coin")
    assert (loot(s, 1), window(s), asked(s)) == ("red necklace, red coin", "stolen", [2])
    go(s, "2 play gold_digger", "0 give red ring")
    assert (loot(s, 2), loot(s, 0), phase(s)) == ("red ring", "red watch", "acting")


@clause("SW-7.19", "SW-7.21", "SW-3.6")
def test_know_it_all_and_the_sidekicks_free_skull_is_caught() -> None:
    s = table("sidekick", "know_it_all know_it_all", accomplices=BARE)
    go(s, "0 steal red", "1 bet caught", "1 bet free: red ring", "0 sidekick blue: blue skull")
    assert (points(s), loot(s, 0)) == ([3, 5], "red ring")


@clause("SW-5.7", "SW-6.1")
def test_a_raid_jails_t_who_still_hires_and_misses_the_next_turn() -> None:
    s = table(
        "", "", loot=("red ring, red watch, blue ring, blue watch",), posters=(2, 0), coins=(1, 0),
        orders="A1:0", order_pile="R3 B1 B2 B3 B4", accomplices="forger", at="acting",
    )  # fmt: skip
    go(s, "0 fulfil 1", "0 end actions: R3, B1, B2, B3, B4")
    assert (in_jail(s), phase(s)) == ([0], "hiring")
    go(s, "0 hire 1: forger")
    assert (hand(s, 0), s.active) == ("forger", 1)
    go(s, "1 steal red")
    calm(s, "red skull")
    go(s, "1 end actions", "1 hire nobody")
    assert (in_jail(s), s.active, s.round) == ([], 1, 3)  # the turn of 0 was skipped, and 1 is due again


@clause("SW-8.1", "SW-5.7")
def test_a_jailed_last_player_in_the_last_round_and_the_game_ends() -> None:
    s = table(
        "",
        "",
        loot=("red ring, red watch, blue ring, blue watch",),
        done=(8, 0),
        jailed=[1],
        orders="A1:0 B1 B2 B3",
        at="acting",
    )
    go(s, "0 fulfil 1", "0 end actions: B4")
    assert (done(s), s.stack, s.round) == ([9, 0], None, 2)
    assert in_jail(s) == []


@clause("SW-4.2", "SW-6.1")
@pytest.mark.parametrize(("others", "change"), [(0, 1), (6, 0)])
def test_two_double_coins_for_three_coins_and_one_comes_back_if_the_supply_has_one(others: int, change: int) -> None:
    s = table("", "", loot=("black double_coin, black double_coin",), coins=(0, others), orders="B19:0", at="acting")
    go(s, "0 fulfil 1", "0 take no more")
    assert (done(s)[0], loot(s, 0), coins(s)) == (1, "", [change, others])


@clause("SW-4.7", "SW-7.21")
def test_draw_four_then_a_skull_and_with_a_sidekick_the_first_bags_tiles_count() -> None:
    four = ["0 steal red: red ring", "0 draw: red watch", "0 draw: red coin", "0 draw: red necklace"]
    s = table("", "", orders="B21:0", accomplices=BARE)
    go(s, *four, "0 draw: red skull")
    assert (drawn(s), refusal(s, 0, "fulfil 1")) == ("", "SW-4.1 not-done-this-turn")
    s = table("sidekick", "", orders="B21:0", accomplices=BARE)
    go(s, *four, "0 sidekick blue: blue ring", "0 draw: blue skull")
    assert drawn(s) == "red ring, red necklace, red watch, red coin"
    go(s, "0 fulfil 1")
    assert done(s)[0] == 1


@clause("SW-6.1", "SW-9.1")
def test_accomplice_pile_and_discards_empty_and_hire_at_most_what_is_there() -> None:
    deck = "assassin " * 3 + "backstabber " * 3 + "beggar " * 2 + "copycat " * 3 + "forger " * 3 + "gold_digger " * 2
    deck += "guardian_angel " * 2 + "hustler " + "know_it_all " * 2 + "sidekick " * 2
    pickers = "lock_picker_red lock_picker_blue lock_picker_yellow lock_picker_green"
    s = table(f"{deck} {pickers}", "", coins=(0, 3), active=1, at="hiring")
    assert options(s, 1) == ["hire nobody"]
    assert refusal(s, 1, "hire 1") == "SW-6.1 too-few-cards"
    s = table(deck, "", coins=(0, 5), active=1, accomplices="lock_picker_red lock_picker_blue", at="hiring")
    assert options(s, 1) == ["hire nobody", *(f"hire {n}" for n in range(1, 5))]
    s = table(f"{deck} {pickers}", "", done=(0, 5), thieves="_ M1", active=1, at="start")
    assert hand(s, 1) == ""  # M1 draws nothing
