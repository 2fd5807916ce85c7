"""The greedy Swindler bot: what it does where a beginner knows what to do; many positions come in pairs."""

from __future__ import annotations

from typing import cast

import pytest

from cutpurse.bots import Advice, bot
from cutpurse.bots.swindler.greedy import GreedySwindler
from cutpurse.bots.swindler.policy.accomplices import AccompliceEvaluation
from cutpurse.bots.swindler.policy.orders import Bags
from cutpurse.bots.swindler.policy.steal import Steal
from cutpurse.bots.swindler.policy.valuation import Valuation
from cutpurse.bots.swindler.policy.weights import OrderBook, Weights
from cutpurse.games.swindler import GAME
from cutpurse.games.swindler.pieces import ASSASSIN, BACKSTABBER, KEY
from cutpurse.games.swindler.state import Swindler
from cutpurse.kernel.match import Match
from tests.games.swindler.positions import BARE, go, table

RED, BLUE, YELLOW, GREEN, BLACK = range(5)
REDS = "red ring, red ring, red necklace, red watch, red key_red, red key_red, red coin"


def choice(s: Swindler, seat: int | None = None) -> str:
    """What greedy does for a seat, mostly the one whose turn it is."""
    seat = int(s.turn) if seat is None else seat
    return str(GreedySwindler(0).choose(GAME.redact(s, seat), seat))


def known(s: Swindler) -> Swindler:
    """What seat 0 knows."""
    return cast(Swindler, GAME.redact(s, 0))


def plays(s: Swindler, until: str) -> list[str]:
    """Its choices for the seat whose turn it is, made one after the other, up to one that begins like this."""
    made: list[str] = []
    while not made or not made[-1].startswith((until, "end actions")):
        made.append(choice(s))
        go(s, f"{s.turn} {made[-1]}")
    return made


def value(s: Swindler) -> Valuation:
    """What seat 0 has."""
    return Valuation(known(s), 0, Bags(s), OrderBook(s.faces, Weights()), sees_hand=True)


def tricks_of(s: Swindler) -> AccompliceEvaluation:
    """The table as seat 0 reads it."""
    return AccompliceEvaluation(known(s), 0, OrderBook(s.faces, Weights()))


def steal(s: Swindler, bag: int, betrayal: float = 0.0) -> Steal:
    """A steal as it is reckoned before it begins."""
    return Steal(value(s), bag, first=True, free=False, betrayal=betrayal)


# --- the bags ---
def test_the_odds_of_a_bag_are_exact() -> None:
    s = table("", "", orders="B22", dealers="_ _ _")
    bags = Bags(s)
    assert bags.skull(RED) == pytest.approx(1 / 8)
    assert bags.skull(BLACK) == pytest.approx(2 / 10)
    assert bags.survives(RED, 3) == pytest.approx(7 / 8 * 6 / 7 * 5 / 6)
    assert bags.survives(RED, 8) == 0


def test_who_has_nothing_to_gain_by_a_second_tile_is_caught_by_the_first_alone() -> None:
    s = table("", "", orders="_", dealers="_ _ _", loot=["red ring, red ring, red necklace, red watch, red key_red"])
    assert steal(s, RED).draw().caught == pytest.approx(1 / 3)
    assert steal(s, RED, betrayal=1.0).draw().caught > 0.6


def test_the_chance_of_a_draw_order_is_the_chance_to_survive() -> None:
    s = table("", "", orders="B22:0", dealers="_ _ _")
    prospect = steal(s, RED).draw()
    assert prospect.met[0] == pytest.approx(3 / 8)  # five of seven, one skull
    assert prospect.caught == pytest.approx(5 / 8)


def test_a_bag_of_skulls_alone_brings_a_coin_at_best() -> None:
    s = table("", "", loot=["", REDS], orders="_", dealers="_ _ _")
    assert steal(s, RED).draw().caught == 1
    assert steal(s, RED).draw().worth > 1


# --- reserve ---
def test_it_reserves_what_it_can_fulfil_as_it_stands_and_fulfils_it() -> None:
    s = table("", "", loot=["blue ring, yellow necklace, green watch"], orders="A6 _ _ _", dealers="_ _ _")
    assert choice(s) == "reserve 1"


def test_in_the_last_turn_it_puts_no_marker_where_there_is_no_chance() -> None:
    s = table("", "", orders="B18 B20 _ _", dealers="_ _ _", done=(0, 9), active=1, start=0)
    assert choice(s).startswith("steal")


def test_it_steals_where_its_order_wants_it() -> None:
    s = table("", "", loot=["red ring, red watch, blue ring"], orders="A1:0 _ _ _", dealers="_ _ _")
    assert choice(s) == "steal blue"


def test_it_does_not_risk_a_colour_it_has_much_of() -> None:
    s = table("", "", loot=["red ring, red ring, red necklace, red watch, red key_red"], dealers="_ _ _", orders="_")
    assert choice(s) != "steal red"


# --- steal ---
def drawn(s: Swindler, *tiles: str) -> Swindler:
    """The same table after a steal from the red bag has brought these."""
    go(s, f"0 steal red: {tiles[0]}")
    for tile in tiles[1:]:
        go(s, f"0 draw: {tile}")
    return s


def test_it_draws_on_for_an_order_and_stops_when_that_is_done() -> None:
    s = table("", "", orders="A8:0 _ _ _", dealers="_ _ _", accomplices=BARE)
    drawn(s, "red ring", "red watch")
    assert choice(s) == "draw"
    go(s, "0 draw: red coin")
    assert choice(s) == "stop"


def test_it_stops_when_the_next_tile_is_a_skull_for_sure() -> None:
    s = table("", "", loot=["", "red ring, red necklace, red watch, red key_red, red key_red, red coin"], orders="_",
              dealers="_ _ _", accomplices=BARE)  # fmt: skip
    assert choice(drawn(s, "red ring")) == "stop"


def test_a_sidekick_takes_it_where_the_next_order_lies() -> None:
    s = table("sidekick", "", orders="B3:0 _ _ _", dealers="_ _ _", accomplices=BARE,
              loot=["blue ring, yellow necklace"])  # fmt: skip
    assert choice(drawn(s, "red ring")) == "sidekick green"


def test_m5_draws_where_others_stop() -> None:
    mine = "red necklace, red watch, red key_red, red key_red"
    plain = table("", "", loot=[mine], orders="_", accomplices=BARE, done=(5, 5))
    spared = table("", "", loot=[mine], orders="_", accomplices=BARE, done=(5, 5), thieves="M5 _")
    assert choice(drawn(plain, "red ring")) == "stop"
    assert choice(drawn(spared, "red ring")) == "draw"


# --- actions ---
def test_it_fulfils_what_it_owns_before_it_sells_that() -> None:
    s = table("", "", loot=["red ring, red necklace, blue watch, blue ring"], orders="A1:0 _ _ _", at="acting")
    assert plays(s, "fulfil") == ["fulfil 1"]
    assert choice(s).startswith("sell")


def test_it_keeps_for_an_order_what_brings_more_there() -> None:
    s = table("", "", loot=["blue ring, yellow ring"], orders="B14:0 _ _ _", dealers="D1 _ _", at="acting")
    assert choice(s) == "fulfil 1"


def test_it_sells_where_that_completes_a_dealer() -> None:
    s = table("", "", loot=["blue ring"], orders="_", dealers="D3 D1 _", at="acting",
              sold={"2.2": "red necklace", "2.3": "red watch"})  # fmt: skip
    assert choice(s) == "sell 2.1"


def test_a_lock_picker_opens_what_a_key_is_missing_for() -> None:
    s = table("lock_picker_red", "", loot=["blue key_blue"], orders="B10:0 _ _ _", dealers="_ _ _", at="acting",
              accomplices=BARE)  # fmt: skip
    assert plays(s, "show no more")[:2] == ["fulfil 1 with help", "show lock_picker_red"]


def test_m6_makes_any_key_of_a_key_tile_but_not_of_a_lock_picker() -> None:
    s = table("lock_picker_green", "", loot=["blue key_blue"], orders="B10:0 _ _ _", thieves="M6 _", done=(5, 5))
    valuation = value(s)
    order = valuation.orders[0]
    assert order is not None
    assert list(order.keys) == [KEY, KEY + 1]  # a red one and a blue one
    assert valuation.keys_lacking(order, valuation.objects) == 1
    assert valuation.chance(order, valuation.objects) < 1


def test_after_a_skull_a_pair_of_the_sidekicks_first_bag_still_counts() -> None:
    s = table("sidekick", "", orders="B24:0 _ _ _", dealers="_ _ _", accomplices=BARE)
    drawn(s, "red ring", "red ring")  # a pair
    go(s, "0 sidekick blue: blue ring")
    valuation = value(s)
    assert Steal(valuation, BLUE, first=False, free=False, betrayal=0.0).skull(start=False).met[0] == 1
    assert Steal(valuation, RED, first=False, free=False, betrayal=0.0).skull(start=False).met[0] == 0


def test_a_forger_makes_the_least_useful_tile_what_an_order_lacks() -> None:
    s = table("forger", "", loot=["blue ring, yellow key_yellow, red ring"], orders="A6:0 _ _ _", dealers="_ _ _",
              at="acting", accomplices=BARE)  # fmt: skip
    made = plays(s, "show no more")
    assert made == ["fulfil 1 with help", "show forger", "forge yellow key_yellow", "as watch", "show no more"]


# --- raids and gifts ---
def test_in_a_raid_it_hands_in_what_is_of_least_use() -> None:
    s = table("", "", loot=["blue ring, blue watch, yellow key_yellow, yellow coin"], orders="A2:0 B14 B16 B6",
              at="acting", order_pile="R1 B22", accomplices=BARE)  # fmt: skip
    go(s, "0 fulfil 1", "0 end actions: R1")
    assert choice(s) == "give yellow key_yellow"


# --- hire ---
def test_it_hires_while_there_is_time_to_play_the_card() -> None:
    early = table("", "", coins=(2, 0), orders="_", dealers="_ _ _", at="hiring")
    late = table("", "", coins=(2, 0), orders="_", dealers="_ _ _", at="hiring", done=(9, 0), active=1, start=0)
    late.turn = late.active = 0
    late.start = 1
    assert choice(early).startswith("hire ")
    assert choice(early) != "hire nobody"
    assert choice(late) == "hire nobody"


# --- reactions ---
def named(s: Swindler, bag: str) -> Swindler:
    """The same table when seat 0 has named a bag."""
    go(s, f"0 steal {bag}")
    return s


def test_it_bets_by_what_is_in_the_bag_and_what_a_sensible_thief_does_with_it() -> None:
    empty = table("", "know_it_all", loot=["", REDS])
    assert choice(named(empty, "red"), 1) == "bet caught"
    content = table("", "know_it_all", loot=["blue ring, blue watch"], orders="_", dealers="_ _ _", done=(9, 0))
    assert choice(named(content, "green"), 1) == "bet free"  # a last turn, and nothing to be had for tiles


def test_a_backstabber_waits_for_a_skull_that_hurts() -> None:
    mine = "red necklace, red watch, red key_red, red key_red"
    hurts = table("", "backstabber", loot=[mine, "red coin, red ring"], orders="A4:0 _ _ _", accomplices=BARE)
    go(hurts, "0 steal red: red ring", "0 stop")
    assert choice(hurts, 1) == "play backstabber"
    harmless = table("", "backstabber", orders="_", accomplices=BARE)
    go(harmless, "0 steal red: red coin", "0 stop")
    assert choice(harmless, 1) == "pass"


def test_an_assassin_answers_what_hurts_and_nothing_else() -> None:
    mine = "red necklace, red watch, red key_red, red key_red"
    s = table("assassin", "backstabber", loot=[mine, "red coin, red ring"], orders="A4:0 _ _ _", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 stop", "1 play backstabber")
    assert choice(s, 0) == "play assassin"
    s = table("assassin", "copycat", orders="_", dealers="_ _ _", accomplices=BARE)
    go(s, "0 steal red: red ring", "1 play copycat")
    assert choice(s, 0) == "pass"


def test_an_assassin_protects_a_card_of_its_own() -> None:
    mine = "red necklace, red watch, red key_red, red key_red"
    s = table("assassin", "backstabber assassin", loot=[mine, "red coin, red ring"], orders="A4:0 _ _ _",
              accomplices=BARE)  # fmt: skip
    go(s, "0 steal red: red ring", "0 stop", "1 play backstabber", "0 play assassin")
    assert choice(s, 1) == "play assassin"


def test_the_beggar_begs_of_many_and_waits_for_them() -> None:
    loot = ["", "red ring", "blue ring", "green watch"]
    poor = table("beggar", "", "", "", loot=loot, points=(0, 9, 9, 9), coins=(0, 1, 1, 1), at="start", orders="_")
    assert choice(poor, 0) == "play beggar"
    rich = table("beggar", "", "", "", loot=loot, points=(5, 0, 0, 9), coins=(0, 1, 1, 1), at="start", orders="_")
    assert choice(rich, 0) == "pass"


def test_the_hustler_swaps_for_what_an_order_lacks() -> None:
    s = table("", "", loot=["blue ring, yellow key_yellow", "green watch, red coin"], orders="A6:0 _ _ _",
              dealers="_ _ _", hustler=0, at="acting")  # fmt: skip
    assert plays(s, "give") == ["play hustler", "swap with 1", "take green watch", "give yellow key_yellow"]


# --- what it believes ---
def test_it_believes_of_other_hands_what_can_be_counted() -> None:
    s = table("assassin assassin", "backstabber", "", orders="_")
    tricks = tricks_of(s)
    assert tricks.holds(0, ASSASSIN) == 1
    assert tricks.holds(0, BACKSTABBER) == 0
    assert tricks.holds(1, ASSASSIN) == pytest.approx(1 / 25)
    assert tricks.holds(1, BACKSTABBER) == pytest.approx(3 / 25)
    assert tricks.holds(2, BACKSTABBER) == 0  # no card at all
    last = table("assassin assassin", "backstabber", "", orders="_", accomplices="assassin")
    assert tricks_of(last).somebody(ASSASSIN, 0) == pytest.approx(1 / 2)


# --- whole games ---
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("thieves", ["random", "off"])
def test_greedy_bots_come_to_an_end_with_every_option(seats: int, thieves: str) -> None:
    match = Match("swindler", seats=seats, seed=5, options={"thieves": thieves, "hustler": "stays"})
    player = bot("greedy", "swindler")
    while actors := match.actors():
        match.play(actors[0], player.choose(match, actors[0]))
    assert match.outcome is not None
    assert match.outcome.rule == "SW-8.1"
    assert match.outcome.rounds < 60


def test_advice_can_be_taken_at_once() -> None:
    match = Match("swindler", seats=2, seed=3)
    for _ in range(60):
        seat = match.actors()[0]
        advice = Advice(match, seat)
        while advice.wanted and len(advice.moves) < 12:
            advice.add(bot("greedy", "swindler").choose(advice.match, seat))
        match.play(seat, advice.moves)
