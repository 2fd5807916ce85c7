"""The rulebook of Midnight Exchange, clause by clause: setting up, trading, and the end (ME-1, ME-4, ME-5, ME-6)."""

from __future__ import annotations

from collections import Counter

import pytest

from cutpurse import Match
from cutpurse.games.midnight_exchange import GAME
from cutpurse.games.midnight_exchange.pieces import ART_NAMES, ART_SPACES, FIND_NAMES, KINDS
from cutpurse.games.midnight_exchange.rules import rummage as rules
from cutpurse.games.midnight_exchange.rules.score import best_steps, points
from cutpurse.games.midnight_exchange.state import ESCAPED, IN_BAG, OFFER, STORE
from cutpurse.kernel.chance import Chance, Scripted
from cutpurse.kernel.sets import members
from tests.games.midnight_exchange.positions import (
    LAID,
    OWN,
    do,
    empty_bag,
    fill,
    give,
    offer,
    options,
    refusal,
    rummage,
    seen,
    told,
    trade,
    trading,
    tray,
)

clause = pytest.mark.clause


# --- 1: setting up ---
@clause("ME-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_54_tiles_lie_in_the_middle_with_an_escape_tile_for_each(seats: int) -> None:
    view = Match("midnight-exchange", seats, seed=1).view(None)
    assert Counter(t["place"] for t in view["tiles"]) == {"garage": 18, "desk": 18, "safe": 18}
    assert all((t["lies"], t["find"]) == ("down", None) for t in view["tiles"])
    assert view["escapes_left"] == list(range(1, seats + 1))


@clause("ME-1.1")
def test_the_finds_are_those_of_the_table_in_the_book() -> None:
    assert {place: sum(len(t) for (p, _), t in LAID.items() if p == place) for place in range(3)} == {
        0: 18,
        1: 18,
        2: 18,
    }
    assert [len(LAID[place, "leather_bag"]) for place in range(3)] == [2, 2, 2]
    assert [len(LAID[place, "iron_key"]) for place in range(3)] == [4, 0, 0]
    assert [len(LAID[place, "brass_key"]) for place in range(3)] == [0, 4, 0]
    assert [len(LAID[place, "gold_bar"]) for place in range(3)] == [0, 0, 4]
    assert [len(LAID[place, "empty_drawer"]) for place in range(3)] == [4, 0, 0]
    assert [len(LAID[place, "gem"]) for place in range(3)] == [0, 4, 4]


@clause("ME-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_markets_as_players_by_lot_and_all_filled(seats: int) -> None:
    sides: set[tuple[int, str]] = set()
    for seed in range(40):
        view = Match("midnight-exchange", seats, seed=seed).view(None)
        assert len(view["markets"]) == seats
        for market in view["markets"]:
            sides.add((market["id"], market["side"]))
            assert all(market["art"])
            assert all(market["cards"])
            assert len(market["cards"]) == OWN.notches[market["id"] - 1]
    assert sides == {(m, side) for m in (1, 2, 3, 4) for side in "ab"}


@clause("ME-1.2")
def test_markets_can_be_named() -> None:
    view = Match("midnight-exchange", 2, seed=1, options={"markets": "4b, 1a"}).view(None)
    assert [(m["id"], m["side"], m["price"]) for m in view["markets"]] == [
        (1, "a", ["jewels", "jewels"]),
        (4, "b", ["gold_bar"]),
    ]
    assert refusal(trading(2, ["jewels", "jewels"], markets="1a,4b"), 0, "buy 2 art 1") == "ME-1.2 market-closed"


@clause("ME-1.2")
@pytest.mark.parametrize("wrong", ["1a", "1a,1b", "1a,5a", "1a,2c", "", "1a,2a,3a", 3])
def test_markets_that_do_not_fit_are_refused(wrong: object) -> None:
    with pytest.raises(ValueError, match="markets"):
        Match("midnight-exchange", 2, seed=1, options={"markets": wrong})


@clause("ME-1.3")
def test_60_art_objects_three_kinds_of_silver_and_24_cards() -> None:
    assert sum(OWN.art) == 60
    assert ART_NAMES[:3] == ["manuscript", "chalice", "statue"]
    assert len(set(OWN.cards)) == 24


@clause("ME-1.4")
def test_two_players_play_with_everything_unless_they_agree_on_less() -> None:
    view = Match("midnight-exchange", 2, seed=1).view(None)
    assert view["bag"] == 60 - sum(len(m["art"]) for m in view["markets"])
    assert view["pile"] == 24 - sum(len(m["cards"]) for m in view["markets"])


@clause("ME-1.4")
@pytest.mark.parametrize(("seats", "short", "art", "cards"), [(2, "on", 20, 8), (2, "off", 0, 0), (3, "on", 0, 0)])
def test_two_players_do_without_a_third(seats: int, short: str, art: int, cards: int) -> None:
    view = Match("midnight-exchange", seats, seed=1, options={"short_two": short}).view(None)
    assert view["bag"] == 60 - art - sum(len(m["art"]) for m in view["markets"])
    assert view["pile"] == 24 - cards - sum(len(m["cards"]) for m in view["markets"])


# --- 4: trading ---
@clause("ME-4.1")
def test_one_trade_a_turn_in_the_order_of_escape_tiles_until_all_have_passed() -> None:
    s = trading(3, ["jewels"] * 4, ["jewels", "jewels"], ["notes"], markets="1a,2a,3b", placing="auto")
    order: list[int] = []
    while seen(s, 0)["phase"] == "trading":
        order.append(int(s.turn))
        do(s, s.turn, options(s, s.turn)[0])
    assert order == [0, 1, 0]
    assert seen(s, 0)["round"] == 2


@clause("ME-4.1")
def test_passing_is_free_and_final() -> None:
    s = trading(2, ["jewels"] * 4, ["jewels", "jewels", "notes", "notes"], markets="1a,2a", placing="auto")
    happened = do(s, 0, "pass")
    assert told(happened, "Passed") == [{"event": "Passed", "seat": 0, "forced": False}]
    do(s, 1, "buy 1 art 1")
    assert s.turn == 1
    assert refusal(s, 0, "buy 1 art 2") == "K-1 not-your-turn"


@clause("ME-4.1")
def test_who_cannot_trade_passes_by_itself() -> None:
    s = trading(2, ["iron_key", "jewels"], ["jewels", "jewels"], markets="1a,2a")
    assert s.turn == 1
    assert seen(s, 0)["passed"] == [0]


@clause("ME-4.1")
@clause("ME-4.3")
def test_who_has_only_a_leather_bag_for_the_empty_cloth_bag_is_asked_and_may_pass() -> None:
    s = rummage(2, markets="1a,2a")
    fill(s, 0, "leather_bag")
    empty_bag(s)
    trade(s)
    assert options(s, 0) == ["bag", "pass"]
    gives = s.clone()
    do(s, 0, "pass")
    do(gives, 0, "bag")
    for after, clause_of_the_end in ((s, "ME-6.1"), (gives, "ME-6.2")):
        outcome = GAME.outcome(after)
        assert outcome is not None
        assert outcome.rule == clause_of_the_end


@clause("ME-4.9")
@clause("ME-6.3")
def test_a_view_says_what_each_purchase_counts_by_itself_and_with_what_one_has() -> None:
    s = trading(2, ["jewels", "jewels", "notes"], ["jewels"] * 2, markets="1a,4b")
    give(s, 0, "P17", "clock")
    offer(s, 1, ["jewellery", "statue", "clock"], ["P19"])
    assert seen(s, 0)["gains"] == {
        "buy 1 art 1": {"alone": 2, "best": 3},  # the collection counts 5 instead of 2
        "buy 1 art 2": {"alone": 1, "best": 1},
        "buy 1 art 3": {"alone": 2, "best": 2},
        "buy 1 card 1": {"alone": 2, "best": 3},  # it counts 5, and the clock in store no longer 2
    }
    assert seen(s, 1)["gains"] == {}
    before = seen(s, 0)["points"][0]
    do(s, 0, "buy 1 art 1")
    do(s, 0, "place jewellery on 1")
    assert seen(s, 0)["points"][0] == before + 3


@clause("ME-4.2")
def test_a_purchase_takes_the_whole_price_and_gives_what_was_named() -> None:
    s = trading(2, ["notes", "jewels", "gem", "jewels"], ["jewels"] * 2, markets="1a,3a")
    offer(s, 1, ["clock", "statue", ""], ["P1"])
    assert refusal(s, 0, "buy 1 art 3") == "ME-4.2 nothing-there"
    assert seen(s, 0)["affordable"] == [1, 3]
    assert (seen(s, 0)["prices"], seen(s, 1)["prices"]) == ({"1": [2, 4], "3": [2, 3]}, {})
    happened = do(s, 0, "buy 1 art 2")
    assert told(happened, "Paid")[0]["slots"] == [2, 4]
    assert seen(s, 1)["stores"][0] == ["statue"]
    assert [bool(n) for n in tray(s, 0)] == [True, False, True, False, False, False]
    assert all(t["lies"] != "tray" or t["find"] in ("notes", "gem", "jewels") for t in seen(s, 0)["tiles"])


@clause("ME-4.2")
def test_no_more_is_paid_than_the_price() -> None:
    s = trading(2, ["gold_bar", "notes", "gold_bar"], ["jewels"] * 2, markets="1a,4b")
    assert told(do(s, 0, "buy 4 art 1"), "Paid")[0]["slots"] == [1]
    assert [bool(n) for n in tray(s, 0)] == [False, True, True, False, False, False]


@clause("ME-4.2")
def test_half_a_price_buys_nothing_and_markets_are_not_refilled_before_the_next_round() -> None:
    s = trading(
        2, ["jewels", "notes", "notes", "notes", "notes"], ["jewels", "jewels"], markets="1a,2a", placing="auto"
    )
    assert refusal(s, 0, "buy 1 card 1") == "ME-4.2 price-missing"
    do(s, 0, "buy 2 card 1")
    assert refusal(s, 1, "buy 2 card 1") in ("ME-4.2 nothing-there", "ME-4.2 price-missing")
    do(s, 1, "buy 1 art 1")
    assert refusal(s, 0, "buy 2 card 1") == "ME-4.2 nothing-there"
    do(s, 0, "pass")
    assert seen(s, 0)["round"] == 2
    assert all(all(m["art"]) and all(m["cards"]) for m in seen(s, 0)["markets"])


@clause("ME-4.3")
def test_a_leather_bag_draws_blind_from_the_cloth_bag() -> None:
    s = trading(2, ["leather_bag"], ["leather_bag"], markets="1a,2a", placing="auto")
    before = s.bag_left
    happened = do(s, 0, "bag", luck=Scripted([0]))
    kind = next(k for k in range(KINDS) if told(happened, "ArtDrawn")[0]["kind"] == ART_NAMES[k])
    assert s.cells[STORE + kind] == 1
    assert s.bag_left == before - 1
    assert all(event.seen_by(1) is event for event in happened)
    drawn = Counter(told(do(s.clone(), 1, "bag", luck=Chance(seed)), "ArtDrawn")[0]["kind"] for seed in range(300))
    assert set(drawn) == {ART_NAMES[k] for k in range(KINDS) if s.cells[IN_BAG + k]}


@clause("ME-4.3")
@clause("ME-6.2")
def test_a_leather_bag_for_the_empty_cloth_bag_ends_the_game_after_the_phase() -> None:
    s = rummage(2, markets="1a,2a", placing="auto")
    fill(s, 0, "leather_bag", "jewels", "jewels")
    fill(s, 1, "jewels", "jewels")
    empty_bag(s)
    trade(s)
    happened = do(s, 0, "bag")
    assert told(happened, "BagFoundEmpty")
    assert seen(s, 0)["finale"] is True
    do(s, 1, "buy 1 art 1")
    do(s, 0, "buy 1 art 2")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.rule, outcome.rounds) == ("ME-6.2", 1)


@clause("ME-4.3")
def test_without_a_leather_bag_nothing_is_drawn() -> None:
    s = trading(2, ["jewels", "jewels"], [], markets="1a,2a")
    assert refusal(s, 0, "bag") == "ME-4.3 no-leather-bag"


@clause("ME-4.4")
def test_keys_and_empty_drawers_buy_nothing() -> None:
    for sides in ("1a,2a,3a,4a", "1b,2b,3b,4b"):
        s = trading(4, ["iron_key", "empty_drawer", "empty_drawer"], [], [], ["jewels"], markets=sides)
        assert seen(s, 0)["round"] == 2, "nobody could trade"


@clause("ME-4.5")
def test_singles_and_collections_and_nothing_is_secret() -> None:
    s = trading(2, ["jewels"] * 4, [], markets="1a,2a")
    offer(s, 1, ["clock"], ["P1"])
    give(s, 0, "P7")
    do(s, 0, "buy 1 card 1")
    mine = seen(s, 1)["cards"][0]
    assert [(card["id"], card["worth"]) for card in mine] == [("P7", 2), ("P1", 3)]
    assert seen(s, 1)["points"] == [5, 0]


@clause("ME-4.6")
def test_art_goes_onto_the_lowest_free_step_of_a_collection_that_shows_it() -> None:
    s = trading(2, ["jewels"] * 2, [], markets="1a,2a")
    offer(s, 1, ["chalice"])
    give(s, 0, "P7", "P22:1")
    happened = do(s, 0, "buy 1 art 1")
    assert seen(s, 0)["phase"] == "arranging"
    assert not told(happened, "TurnCame")
    assert options(s, 0) == ["done", "place chalice on 2"]
    assert refusal(s, 0, "place chalice on 1") == "ME-4.6 not-next"
    assert refusal(s, 0, "place statue on 2") == "ME-4.6 not-next"
    assert refusal(s, 0, "place chalice on 3") == "ME-4.6 no-collection"
    assert refusal(s, 0, "place manuscript on 1") == "ME-4.7 not-in-store"
    do(s, 0, "place chalice on 2")
    assert seen(s, 0)["cards"][0][1]["step"] == 2
    assert seen(s, 0)["round"] == 2, "nothing is left to place: the turn, and with it the round, is over"


@clause("ME-4.6")
def test_what_fits_nowhere_goes_to_the_store_and_nobody_is_asked() -> None:
    s = trading(2, ["jewels"] * 4, ["jewels"] * 4, markets="1a,2a")
    offer(s, 1, ["clock", "clock", "clock"])
    give(s, 0, "P7")
    do(s, 0, "buy 1 art 1")
    assert s.turn == 1
    assert seen(s, 0)["stores"][0] == ["clock"]


@clause("ME-4.7")
def test_stored_art_may_be_placed_at_any_moment_of_ones_own_turn() -> None:
    s = trading(2, ["jewels"] * 4, ["jewels"] * 4, markets="1a,2a")
    give(s, 0, "manuscript", "manuscript", "P8", "P7")
    give(s, 1, "clock", "P18")
    assert refusal(s, 1, "place clock on 1") == "K-1 not-your-turn"
    do(s, 0, "place manuscript on 1", "place manuscript on 1")
    assert seen(s, 0)["points"][0] == 7 + 2
    assert s.turn == 0
    assert refusal(s, 0, "done") == "K-3 not-now"


@clause("ME-4.7")
def test_after_the_trade_a_turn_may_be_left_at_that() -> None:
    s = trading(2, ["jewels"] * 4, ["jewels"] * 4, markets="1a,2a")
    offer(s, 1, ["clock", "clock"])
    give(s, 0, "P18", "P19")
    do(s, 0, "buy 1 art 1", "done")
    assert s.turn == 1
    assert seen(s, 0)["stores"][0] == ["clock"]


@clause("ME-4.7")
@pytest.mark.parametrize("bought", ["buy 1 art 1", "buy 1 card 1", "bag"])
def test_whatever_was_gained_other_stored_art_may_be_placed_before_the_turn_is_over(bought: str) -> None:
    s = trading(2, ["jewels", "jewels", "leather_bag"], ["jewels"] * 4, markets="1a,2a")
    offer(s, 1, ["statue"], ["P1"])
    give(s, 0, "P18", "clock")
    do(s, 0, bought)
    assert (s.turn, seen(s, 0)["phase"]) == (0, "arranging")
    assert "place clock on 1" in options(s, 0)


@clause("ME-4.7")
def test_a_card_just_bought_takes_stored_art_at_once() -> None:
    s = trading(2, ["jewels", "jewels"], ["jewels"] * 4, markets="1a,2a")
    offer(s, 1, ["statue"], ["P18"])
    give(s, 0, "clock")
    do(s, 0, "buy 1 card 1", "place clock on 1")
    assert (s.turn, seen(s, 0)["cards"][0][0]["step"]) == (1, 1)


@clause("ME-4.8")
def test_a_full_collection_counts_its_top_step_and_takes_no_more() -> None:
    s = trading(2, ["jewels"] * 4, [], markets="1a,2a")
    give(s, 0, "P18", "clock", "clock")
    happened = do(s, 0, "place clock on 1")
    assert told(happened, "Placed")[0]["full"] is True
    assert seen(s, 0)["cards"][0][0]["full"] is True
    assert seen(s, 0)["points"][0] == 5 + 2
    assert refusal(s, 0, "place clock on 1") == "ME-4.8 collection-full"


@clause("ME-4.9")
def test_before_the_count_stored_art_is_placed_so_that_it_counts_most() -> None:
    s = trading(2, ["jewels"] * 2, [], markets="1a,2a", max_rounds=1)
    give(s, 0, "P7", "P9:2", "manuscript")
    assert list(best_steps(s, 0))[OWN.cards.index("P9")] == 3, (
        "the third manuscript counts 4 there, only 2 on the other"
    )
    do(s, 0, "pass")
    assert seen(s, 0)["cards"][0][1]["step"] == 3
    assert seen(s, 0)["cards"][0][0]["step"] == 0
    assert seen(s, 0)["points"][0] == 11 + 2


@clause("ME-4.10")
def test_with_auto_nobody_is_asked_and_the_view_shows_the_reach() -> None:
    s = trading(2, ["jewels"] * 2, ["jewels"] * 2, markets="1a,2a", placing="auto")
    offer(s, 1, ["clock", "clock"])
    give(s, 0, "P19", "clock")
    do(s, 0, "buy 1 art 1")
    assert s.turn == 1
    card = seen(s, 0)["cards"][0][0]
    assert (card["step"], card["reach"]) == (0, 2)
    assert refusal(s, 1, "place clock on 1") == "ME-4.10 by-itself"


# --- 5, 6: a new round, and the end ---
@clause("ME-5.1")
def test_a_new_round_clears_up_and_refills() -> None:
    s = trading(2, ["jewels", "jewels", "iron_key"], ["gem"], markets="1a,2a", placing="auto")
    do(s, 0, "buy 1 art 1")
    view = seen(s, 0)
    assert (view["round"], view["phase"]) == (2, "rummage")
    assert view["trays"] == [[None] * 6] * 2
    assert view["escapes"] == [None, None]
    assert all(t["lies"] == "down" for t in view["tiles"])
    assert all(all(m["art"]) for m in view["markets"])


@clause("ME-6.1")
@pytest.mark.parametrize(("left", "ends"), [(0, True), (1, True), (2, False)])
def test_the_game_ends_when_refilling_empties_the_bag(left: int, ends: bool) -> None:
    s = rummage(2, markets="1a,2a", placing="auto")
    fill(s, 0, "jewels", "jewels")
    empty_bag(s, left)
    trade(s)
    do(s, 0, "buy 1 art 1")
    outcome = GAME.outcome(s)
    assert (outcome is not None) == ends
    if outcome is not None:
        assert (outcome.rule, outcome.rounds) == ("ME-6.1", 1)
        assert s.cells[OFFER] == (0 if left == 0 else s.cells[OFFER])


@clause("ME-6.1")
@pytest.mark.parametrize(("left", "ends"), [(0, True), (1, False)])
def test_the_game_ends_when_the_pile_cannot_fill_every_notch(left: int, ends: bool) -> None:
    s = rummage(2, markets="1a,2a", placing="auto")
    fill(s, 0, "jewels", "jewels")
    for card in members(s.pile)[left:]:
        s.pile &= ~(1 << card)
        s.boxed_cards |= 1 << card
    s.pile_left = left
    trade(s)
    do(s, 0, "buy 1 card 1")
    assert (GAME.outcome(s) is not None) == ends


@clause("ME-6.3")
def test_the_worked_example_counts_37_points() -> None:
    s = rummage(3)
    give(s, 0, "chalice", "jewellery", "clock", "P1", "P16:1", "P9:3", "P14:1", "P23:2")
    assert points(s, 0) == 37
    assert seen(s, 0)["breakdown"][0] == {"silver": 1, "gold": 4, "singles": 3, "collections": 29}


@clause("ME-6.4")
def test_a_tie_goes_to_the_lower_escape_tile_of_the_last_rummage() -> None:
    s = rummage(3, max_rounds=1)
    give(s, 0, "chalice", "chalice")
    give(s, 1, "clock")
    give(s, 2, "statue")
    for seat, number in enumerate((3, 2, 1)):
        s.cells[ESCAPED + seat] = number
    assert rules.winner(s) == 1
    s.cells[ESCAPED], s.cells[ESCAPED + 1] = 2, 3
    assert rules.winner(s) == 0


@clause("ME-6.5")
def test_a_last_round_by_agreement() -> None:
    match = Match("midnight-exchange", 2, seed=1, options={"max_rounds": 2})
    while match.actors():
        match.play(-1, "time up")
    assert match.outcome is not None
    assert (match.outcome.rule, match.outcome.rounds) == ("ME-6.5", 2)


@clause("ME-6.6")
def test_three_rounds_without_a_trade_end_the_game() -> None:
    match = Match("midnight-exchange", 2, seed=1)
    while match.actors():
        match.play(-1, "time up")
    assert match.outcome is not None
    assert (match.outcome.rule, match.outcome.rounds) == ("ME-6.6", 3)


@clause("ME-6.6")
@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_after_how_many_rounds_without_a_trade_the_game_ends_can_be_agreed_on(rounds: int) -> None:
    match = Match("midnight-exchange", 2, seed=1, options={"stalled": rounds})
    assert match.view(None)["stalled"] == rounds
    while match.actors():
        match.play(-1, "time up")
    assert match.outcome is not None
    assert (match.outcome.rule, match.outcome.rounds) == ("ME-6.6", rounds)


@clause("ME-6.6")
def test_with_0_any_number_of_rounds_goes_by_without_a_trade() -> None:
    match = Match("midnight-exchange", 2, seed=1, options={"stalled": 0, "max_rounds": 12})
    while match.actors():
        match.play(-1, "time up")
    assert match.outcome is not None
    assert (match.outcome.rule, match.outcome.rounds) == ("ME-6.5", 12)


@clause("ME-6.6")
def test_a_trade_lets_three_rounds_begin_anew() -> None:
    s = trading(2, ["jewels"] * 2, [], markets="1a,2a")
    s.dry = 2
    do(s, 0, "buy 1 art 1")
    assert (seen(s, 0)["round"], seen(s, 0)["dry"]) == (2, 0)


def test_every_art_space_and_find_has_a_name() -> None:
    assert len(FIND_NAMES) == 8
    assert all(0 < n <= ART_SPACES for n in OWN.spaces)
