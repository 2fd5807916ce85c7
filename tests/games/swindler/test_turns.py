"""A turn of Swindler, clause by clause: its steps, stealing, replenishing dealers and orders, and hiring."""

from __future__ import annotations

from collections import Counter

import pytest

from cutpurse.games.swindler import GAME
from cutpurse.games.swindler.state import coins_left
from cutpurse.kernel.chance import Chance
from tests.games.swindler.positions import (
    EVERY_CARD,
    asked,
    bag,
    calm,
    coins,
    dealer_piles,
    dealers,
    drawn,
    fresh,
    go,
    gone,
    hand,
    loot,
    named,
    options,
    order_pile,
    orders,
    phase,
    points,
    refusal,
    seen,
    table,
    window,
)
from tests.kernel.counting import assert_as_likely

clause = pytest.mark.clause


# --- 2.0: five steps ---
@clause("SW-2.0")
def test_a_turn_goes_through_its_five_steps_in_order() -> None:
    s = table("", "", "", coins=(1, 0, 0))
    phases = [phase(s)]
    for move in ("0 reserve 1", "0 steal red: red ring", "0 stop", "0 sell 1.1", "0 end actions", "0 hire nobody"):
        go(s, move)
        phases.append(phase(s))
    assert phases == ["reserving", "reserving", "stealing", "acting", "acting", "hiring", "reserving"]
    assert s.active == 1


@clause("SW-2.0")
def test_who_can_hire_nobody_is_not_asked() -> None:
    s = table("", "")
    go(s, "0 steal red: red ring", "0 stop", "0 end actions")
    assert (s.active, phase(s)) == (1, "reserving")


@clause("SW-2.0", "SW-3.1")
def test_stealing_is_a_must_and_the_steps_do_not_come_back() -> None:
    s = table("", "")
    assert refusal(s, 0, "end actions") == "K-3 not-now"
    assert refusal(s, 0, "stop") == "K-3 not-now"
    go(s, "0 steal red: red ring")
    assert refusal(s, 0, "reserve 1") == "K-3 not-now"
    go(s, "0 stop")
    assert refusal(s, 0, "draw") == "K-3 not-now"
    assert refusal(s, 1, "steal red") == "K-1 not-your-turn"


# --- 3: stealing ---
@clause("SW-3.1")
def test_tiles_are_drawn_one_at_a_time_and_after_each_you_may_stop() -> None:
    s = table("", "")
    go(s, "0 steal blue: blue watch")
    assert options(s, 0) == ["draw", "stop"]
    go(s, "0 draw: blue watch", "0 draw: blue coin", "0 stop")
    assert loot(s, 0) == "blue watch, blue watch, blue coin"
    assert bag(s, "blue") == "blue ring, blue brooch, blue key_blue, blue key_blue"


@clause("SW-3.1")
def test_every_tile_and_skull_of_a_bag_is_as_likely() -> None:
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(900):
        s = table("", "", loot=("", "black seal_tin, black seal_tin"))
        s.journal = []
        frame = s.stack
        assert frame is not None
        frame.frame.accept(s, 0, frame.frame.menu.choice(GAME.command("steal black").key), Chance(seed))
        found[loot(s, 0) or "skull",] += 1
    expected = {"black double_coin": 2, "black key_joker": 2, "black seal_tin": 2, "skull": 2}
    assert_as_likely(found, Counter({(name,): n for name, n in expected.items()}))


@clause("SW-3.1")
def test_a_bag_without_loot_still_has_its_skull() -> None:
    reds = "red ring, red ring, red necklace, red watch, red key_red, red key_red, red coin"
    s = table("", "", loot=("", reds))
    assert bag(s, "red") == ""
    go(s, "0 steal red")
    assert s.caught == 1
    assert coins(s) == [1, 0]


@clause("SW-3.1")
def test_who_has_drawn_may_stop_even_if_the_tile_was_taken_away() -> None:
    s = table("", "guardian_angel")
    go(s, "0 steal red", "all pass: red ring", "all pass", "0 draw: red skull", "1 play guardian_angel")
    assert (loot(s, 0), loot(s, 1)) == ("", "red ring")
    assert options(s, 0) == ["draw", "stop"]
    go(s, "0 stop")
    assert (phase(s), s.caught) == ("acting", 0)


@clause("SW-3.2")
def test_this_turns_tiles_lie_apart_until_the_steal_is_settled() -> None:
    s = table("", "beggar", loot=("red ring, blue watch", "green brooch"), points=(5, 3))
    go(s, "0 steal red", "all pass: red ring", "all pass")
    assert (fresh(s), loot(s, 0)) == ("red ring", "red ring, red ring, blue watch")
    assert [tile["object"] for tile in seen(s, 0)["steal"]["rest"]] == ["ring", "watch"]
    go(s, "0 stop", "all pass")
    assert (window(s), fresh(s)) == ("stolen", "red ring")
    go(s, "all pass")
    assert (phase(s), fresh(s), drawn(s)) == ("acting", "", "red ring")


@clause("SW-3.2")
def test_of_two_tiles_alike_the_one_not_of_this_turn_moves_first() -> None:
    s = table("", "beggar copycat", loot=("red ring", ""), points=(5, 3))
    go(s, "0 steal red", "all pass: red ring", "all pass", "0 stop", "all pass")
    assert window(s) == "stolen"
    go(s, "1 play beggar")
    assert loot(s, 1) == "red ring"
    assert fresh(s) == "red ring"


@clause("SW-3.2")
def test_what_comes_by_a_card_is_not_one_of_this_turns_tiles() -> None:
    s = table("hustler", "", loot=("blue watch", "green brooch"))
    go(s, "0 steal red: red ring", "0 stop")
    assert window(s) == "stolen"
    go(s, "0 play hustler", "0 swap with 1", "0 take green brooch", "0 give red ring")
    assert (loot(s, 0), fresh(s)) == ("blue watch, green brooch", "")


@clause("SW-3.3")
def test_a_skull_takes_all_tiles_of_its_colour_old_and_new() -> None:
    s = table("", "", loot=("red ring, red coin, blue watch, white ring", "red watch"), dealers="D1 D2 D3",
              sold={"2.1": "red ring"})  # fmt: skip
    go(s, "0 steal red: red key_red", "0 draw: red skull")
    assert loot(s, 0) == "blue watch, white ring"
    assert loot(s, 1) == "red watch"
    assert seen(s, 0)["dealers"][1]["fields"][0]["tile"] == {"colour": "red", "object": "ring"}
    assert bag(s, "red") == "red ring, red necklace, red key_red, red key_red, red coin"
    assert phase(s) == "acting"


@clause("SW-3.3")
def test_the_turn_goes_on_after_a_skull() -> None:
    s = table("", "", loot=("blue watch", ""))
    go(s, "0 steal red: red skull", "0 sell 1.3")
    assert points(s) == [4, 3]


@clause("SW-3.4")
def test_a_skull_on_the_very_first_draw_brings_a_coin_and_no_later_one_does() -> None:
    s = table("", "")
    go(s, "0 steal red: red skull")
    assert coins(s) == [1, 0]
    s = table("", "")
    go(s, "0 steal red: red ring", "0 draw: red skull")
    assert coins(s) == [0, 0]


@clause("SW-3.4", "SW-7.17")
def test_a_first_draw_taken_back_is_still_the_first() -> None:
    s = table("", "guardian_angel")
    go(s, "0 steal red", "all pass: red skull", "1 play guardian_angel: red skull")
    assert coins(s) == [1, 1]
    assert s.caught == 1


@clause("SW-3.5")
def test_you_stay_with_your_bag() -> None:
    s = table("", "")
    go(s, "0 steal red: red ring")
    assert refusal(s, 0, "steal blue") == "SW-3.5 bound-to-the-bag"
    assert refusal(s, 0, "sidekick blue") == "SW-7.21 no-sidekick"


@clause("SW-3.6")
def test_caught_is_who_draws_a_skull_and_not_who_stops() -> None:
    s = table("", "")
    events = go(s, "0 steal red: red ring", "0 stop")
    assert (named(events)[-2:], s.caught) == (["StealEnded", "ActionsBegan"], 0)
    s = table("", "")
    go(s, "0 steal red: red ring", "0 draw: red skull")
    assert s.caught == 1


@clause("SW-3.6", "SW-7.21")
def test_the_sidekicks_free_skull_is_caught_too() -> None:
    s = table("sidekick", "know_it_all")
    go(s, "0 steal red", "1 bet caught", "all pass: red ring", "0 sidekick blue: blue skull")
    assert (s.caught, loot(s, 0), coins(s)) == (1, "red ring", [0, 0])
    assert points(s) == [3, 5]


@clause("SW-3.6", "SW-7.12")
def test_a_stop_counts_once_no_backstabber_is_played_any_more() -> None:
    s = table("", "backstabber")
    go(s, "0 steal red", "all pass: red ring", "all pass", "0 stop")
    assert window(s) == "stop"
    events = go(s, "1 play backstabber: red watch")
    assert "StealEnded" in named(events)
    assert (s.caught, loot(s, 0)) == (0, "red ring, red watch")


@clause("SW-3.5")
@pytest.mark.parametrize("hand", ["", "sidekick"])
def test_who_has_named_a_bag_cannot_name_another(hand: str) -> None:
    s = table(hand, "")
    go(s, "0 steal red: red ring")
    assert phase(s) == "stealing"
    assert refusal(s, 0, "steal red") == "SW-3.5 bound-to-the-bag"
    assert refusal(s, 0, "steal blue") == "SW-3.5 bound-to-the-bag"
    assert refusal(s, 0, "reserve 1") == "K-3 not-now"
    go(s, "0 stop")
    assert refusal(s, 0, "steal blue") == "K-3 not-now"  # the steal is over: nothing binds any more


# --- 5: replenishing ---
@clause("SW-5.1")
def test_dealers_are_refilled_to_three_and_unfinished_ones_stay() -> None:
    s = table("", "", dealers="D1 _ D3", sold={"1.1": "red ring"}, at="acting", coins=(1, 0))
    go(s, "0 end actions: D7")
    assert dealers(s) == "D1 D7 D3"
    assert seen(s, 0)["dealers"][0]["fields"][0]["tile"] is not None


@clause("SW-5.1")
def test_the_discards_are_the_new_pile_as_soon_as_the_last_dealer_is_drawn() -> None:
    s = table("", "", dealers="_ D2 D3", dealer_pile="D4", at="acting", coins=(1, 0))
    events = go(s, "0 end actions: D4")
    assert named(events)[:2] == ["DealerCame", "DealersShuffled"]
    assert dealers(s) == "D4 D2 D3"
    assert dealer_piles(s) == ("D1 D5 D6 D7 D8 D9 D10 D11 D12", "")


@clause("SW-5.1")
def test_the_filling_up_goes_on_with_the_new_pile() -> None:
    s = table("", "", dealers="_ _ D3", dealer_pile="D4", at="acting", coins=(1, 0))
    events = go(s, "0 end actions: D4, D9")
    assert named(events)[:3] == ["DealerCame", "DealersShuffled", "DealerCame"]
    assert dealers(s) == "D4 D9 D3"
    assert dealer_piles(s) == ("D1 D2 D5 D6 D7 D8 D10 D11 D12", "")


@clause("SW-5.1", "SW-4.5")
def test_a_dealer_completed_after_the_pile_was_made_waits_for_the_next_one() -> None:
    s = table("", "", dealers="_ D2 D3", dealer_pile="D4", sold={"2.1": "red ring", "2.2": "red necklace"},
              loot=("", "yellow brooch"), at="acting")  # fmt: skip
    go(s, "0 end actions: D4", "1 steal red: red skull", "1 sell 2.3")
    assert dealer_piles(s) == ("D1 D5 D6 D7 D8 D9 D10 D11 D12", "D2")
    go(s, "1 end actions: D9")
    assert dealer_piles(s) == ("D1 D5 D6 D7 D8 D10 D11 D12", "D2")


@clause("SW-5.1", "SW-4.5")
def test_in_a_game_of_older_rules_the_pile_may_be_empty_and_is_made_first() -> None:
    s = table("", "", dealers="D1 D2 D3", dealer_pile="", sold={"1.1": "red ring", "1.2": "red necklace"}, coins=(1, 0),
              loot=("red watch", ""), at="acting")  # fmt: skip
    events = go(s, "0 sell 1.3", "0 end actions: D1")
    happened = [name for name in named(events) if name.startswith("Dealer")]
    assert happened == ["DealerCompleted", "DealersShuffled", "DealerCame"]
    assert dealers(s) == "D1 D2 D3"


@clause("SW-5.2")
def test_orders_are_revealed_if_any_were_fulfilled() -> None:
    s = table("", "", orders="A5:0 A6:0 A3 A4", coins=(1, 0), at="acting",
              loot=("red key_red, red key_red, red ring, red watch", ""))  # fmt: skip
    go(s, "0 fulfil 1", "0 fulfil 2")
    assert orders(s) == "_ _ A3 A4"
    go(s, "0 end actions: B9, B2")
    assert orders(s) == "B9 B2 A3 A4"


@clause("SW-5.2")
def test_without_an_order_fulfilled_nothing_is_revealed() -> None:
    s = table("", "", orders="_ A2 A3 A4", at="acting", coins=(1, 0))
    go(s, "0 end actions")
    assert orders(s) == "_ A2 A3 A4"


@clause("SW-5.3")
def test_where_the_order_pile_runs_out_fewer_are_open() -> None:
    s = table("", "", orders="A5:0 _ A3 A4", order_pile="B3", coins=(1, 0), at="acting",
              loot=("red key_red, red key_red", ""))  # fmt: skip
    go(s, "0 fulfil 1", "0 end actions: B3")
    assert (orders(s), order_pile(s)) == ("B3 _ A3 A4", "")
    s = table("", "", orders="A5:0 _ _ _", order_pile="", at="acting", loot=("red key_red, red key_red", ""))
    go(s, "0 fulfil 1", "0 end actions", "0 hire nobody")
    assert orders(s) == "_ _ _ _"
    assert [option for option in options(s, 1) if option.startswith("reserve")] == []


# --- 6: hiring ---
@clause("SW-6.1")
def test_as_many_as_you_pay_for_come_from_the_pile() -> None:
    s = table("", "", coins=(3, 1), at="hiring")
    assert options(s, 0) == ["hire nobody", "hire 1", "hire 2", "hire 3"]
    assert refusal(s, 0, "hire 4") == "SW-6.1 too-few-coins"
    go(s, "0 hire 2: assassin, beggar")
    assert (hand(s, 0), coins(s), coins_left(s)) == ("assassin beggar", [1, 1], 4)
    assert s.active == 1


@clause("SW-6.1")
def test_you_choose_between_coins_and_coin_tiles() -> None:
    s = table("", "", coins=(1, 0), loot=("red coin, black double_coin, red ring", ""), at="hiring")
    assert refusal(s, 0, "hire 5") == "SW-6.1 too-few-coins"
    go(s, "0 hire 2")
    assert options(s, 0) == ["give red coin", "give black double_coin", "give coin"]
    assert refusal(s, 0, "give red ring") == "SW-6.1 pays-no-coins"
    go(s, "0 give red coin", "0 give coin: sidekick, forger")
    assert (coins(s), loot(s, 0), hand(s, 0)) == ([0, 0], "red ring, black double_coin", "forger sidekick")
    assert "red coin" in bag(s, "red")


@clause("SW-6.1")
def test_a_double_coin_pays_two_or_gives_change() -> None:
    s = table("", "", coins=(1, 0), loot=("black double_coin", ""), at="hiring")
    go(s, "0 hire 2", "0 give black double_coin: sidekick, forger")
    assert (coins(s), loot(s, 0)) == ([1, 0], "")
    s = table("", "", coins=(0, 0), loot=("black double_coin", ""), at="hiring")
    events = go(s, "0 hire 1: forger")
    assert "ChangeGiven" in named(events)
    assert coins(s) == [1, 0]
    s = table("", "", coins=(0, 6), loot=("black double_coin", ""), at="hiring")
    events = go(s, "0 hire 1: forger")  # the supply has no coin to give
    assert "ChangeGiven" not in named(events)
    assert (coins(s), loot(s, 0)) == ([0, 6], "")


@clause("SW-6.1")
def test_a_coin_paid_just_now_may_be_the_change() -> None:
    s = table("", "", coins=(1, 5), loot=("black double_coin", ""), at="hiring")
    go(s, "0 hire 2", "0 give coin: forger, sidekick")
    assert (coins(s), loot(s, 0)) == ([1, 5], "")


@clause("SW-6.1")
def test_at_most_as_many_can_be_hired_as_pile_and_discards_hold() -> None:
    all_but_two = EVERY_CARD.replace("forger forger forger ", "forger ")
    s = table("", all_but_two, coins=(4, 0), at="hiring", accomplices="forger")
    assert gone(s) == "forger"
    assert refusal(s, 0, "hire 3") == "SW-6.1 too-few-cards"
    events = go(s, "0 hire 2: forger, forger")
    assert [name for name in named(events) if name.startswith("Accomplice")] == [
        "AccompliceDrawn",
        "AccomplicesShuffled",
        "AccompliceDrawn",
    ]
    assert (hand(s, 0), gone(s), s.undrawn) == ("forger forger", "", 0)


@clause("SW-6.1")
def test_the_discards_are_the_new_pile_as_soon_as_the_last_card_is_drawn() -> None:
    s = table("", "", coins=(1, 0), at="hiring", accomplices="sidekick")
    events = go(s, "0 hire 1: sidekick")
    assert named(events)[3:5] == ["AccompliceDrawn", "AccomplicesShuffled"]
    assert (hand(s, 0), s.undrawn, gone(s)) == ("sidekick", 26, "")


@clause("SW-6.1", "SW-9.1")
def test_a_card_that_m1_draws_may_be_the_last_of_the_pile_too() -> None:
    s = table("", "", thieves="M1 _", done=(5, 0), at="start", accomplices="sidekick")
    assert (hand(s, 0), s.undrawn, gone(s)) == ("sidekick", 26, "")


@clause("SW-6.1")
def test_a_card_discarded_after_the_pile_was_made_waits_for_the_next_one() -> None:
    s = table("", "beggar", coins=(2, 1), points=(9, 1), at="hiring", accomplices="sidekick")
    go(s, "0 hire 1: sidekick", "0 pass", "1 play beggar")
    calm(s)
    assert (gone(s), s.undrawn, coins(s)) == ("beggar", 25, [0, 2])


@clause("SW-6.1")
def test_a_pile_that_runs_out_without_discards_is_made_when_a_card_is_drawn_and_there_are_some() -> None:
    all_but_one = EVERY_CARD.replace("forger forger forger ", "forger forger ")
    s = table("", all_but_one, coins=(1, 1), points=(9, 1), at="hiring", accomplices="forger")
    events = go(s, "0 hire 1: forger")
    assert ("AccomplicesShuffled" in named(events), s.undrawn, gone(s)) == (False, 0, "")


@clause("SW-6.1")
def test_where_there_is_no_card_to_hire_nobody_is_asked() -> None:
    s = table("", EVERY_CARD, coins=(4, 0), at="acting")
    go(s, "0 end actions")
    calm(s)
    assert s.active == 1


@clause("SW-6.1", "SW-7.4")
def test_hiring_is_once_a_turn_and_no_window_comes_after_it() -> None:
    s = table("", "beggar", coins=(2, 0), points=(9, 1), at="hiring")
    events = go(s, "0 hire 1: forger")
    assert named(events)[:4] == ["PaymentBegan", "CoinPaid", "Hired", "AccompliceDrawn"]
    assert named(events)[4] == "TurnBegan"
    assert (s.active, asked(s)) == (1, [0, 1])


@clause("SW-6.2")
def test_a_card_hired_can_be_played_from_the_next_players_turn_on() -> None:
    s = table("", "", coins=(1, 1), points=(1, 9), at="hiring")
    go(s, "0 hire 1: beggar")
    assert (s.active, window(s), asked(s)) == (1, "start", [0])
    go(s, "0 play beggar")
    assert coins(s) == [1, 0]


@clause("SW-6.2")
def test_a_skipped_turn_does_not_delay_a_card_hired() -> None:
    s = table("", "", "", coins=(1, 0, 0), loot=("", "", "red ring"), points=(1, 1, 9), jailed=[1], at="hiring")
    go(s, "0 hire 1: beggar")
    assert (s.active, asked(s)) == (2, [0])
    go(s, "0 play beggar")
    assert loot(s, 0) == "red ring"
