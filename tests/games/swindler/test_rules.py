"""The rulebook of Swindler, clause by clause: setting up, reserving, the end, master thieves. See the files beside."""

from __future__ import annotations

import pytest

from cutpurse import Match
from cutpurse.games.swindler import GAME
from cutpurse.games.swindler.pieces import ALL_CARDS, BACKGROUND, BAGS, COLOUR_NAMES, KINDS, OBJECT_NAMES, WHITE
from cutpurse.games.swindler.rules import turn
from cutpurse.games.swindler.state import ORDER, POINTS, Swindler, coins_left, posters_left
from cutpurse.games.swindler.views import OwnView
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.codec import pack_state, unpack_state
from cutpurse.kernel.core import SPECTATOR
from tests.games.swindler.positions import (
    BARE,
    EVERY_CARD,
    OWN,
    asked,
    bag,
    calm,
    coins,
    done,
    free_markers,
    go,
    hand,
    in_jail,
    kinds,
    loot,
    named,
    only,
    options,
    orders,
    phase,
    points,
    posters,
    refusal,
    seen,
    table,
    thieves_of,
    told,
    told_tiles,
    window,
)

clause = pytest.mark.clause


def dealt(seats: int, seed: int, **options: str | int) -> Swindler:
    """A table as the rules set it up."""
    s = GAME.blank(seats, GAME.complete_settings(dict(options)))
    assert isinstance(s, Swindler)
    GAME.setup(s, Chance(seed))
    return s


# --- 1: setting up ---
@clause("SW-1.1")
def test_there_are_36_loot_tiles_and_6_skulls_in_five_bags_and_6_neutral_tiles() -> None:
    s = dealt(4, 1)
    sizes = {colour: len(bag(s, colour).split(", ")) for colour in COLOUR_NAMES}
    assert sizes == {"red": 7, "blue": 7, "yellow": 7, "green": 7, "black": 8, "white": 6}
    assert [int(n) for n in OWN.skulls[:BAGS]] == [1, 1, 1, 1, 2]
    assert (OWN.coins, OWN.posters) == (6, 20)
    assert posters_left(s) == 20


@clause("SW-1.1")
def test_the_bags_hold_what_is_stated_of_them() -> None:
    shown = {
        c: {OBJECT_NAMES[k - FIRST[c]] for k in range(KINDS) if BACKGROUND[k] == c and OWN.tiles[k]} for c in FIRST
    }
    assert shown[COLOUR_NAMES.index("black")] == {"seal_tin", "double_coin", "key_joker"}
    for c in range(4):
        assert {"coin", f"key_{COLOUR_NAMES[c]}"} <= shown[c]
    assert not shown[WHITE] & {"coin", "double_coin"}


FIRST = {c: next(k for k in range(KINDS) if BACKGROUND[k] == c) for c in range(6)}


@clause("SW-1.2")
@pytest.mark.parametrize(("seats", "a_cards"), [(2, 4), (3, 6), (4, 8)])
def test_the_order_pile_has_two_a_cards_for_each_player_on_top(seats: int, a_cards: int) -> None:
    for seed in range(12):
        view = Match("swindler", seats, seed=seed).view(0)
        assert [card["id"][0] for card in view["orders"]] == ["A"] * 4
        assert view["piles"]["orders"] == a_cards - 4 + 32
        assert (len(view["dealers"]), view["piles"]["dealers"]) == (3, 9)
        assert view["piles"]["accomplices"] == ALL_CARDS == 27


@clause("SW-1.2")
def test_the_other_a_cards_are_never_seen_and_b_cards_come_after_them() -> None:
    came: list[str] = []
    s = dealt(2, 3)
    while len(came) < 10:
        s.cells[ORDER], s.fulfilled, s.journal = 0, 1, []
        turn.reveal(s, Chance(len(came)))
        came += [told(event, SPECTATOR)["order"]["id"] for event in only(s.journal, "OrderRevealed")]
    assert [name[0] for name in came] == ["B"] * 10  # two players: all four A cards are open at once
    s = dealt(4, 3)
    s.cells[ORDER], s.fulfilled, s.journal = 0, 1, []
    turn.reveal(s, Chance(1))
    assert [told(event, SPECTATOR)["order"]["id"][0] for event in only(s.journal, "OrderRevealed")] == ["A"]


@clause("SW-1.2")
def test_there_are_34_orders_6_raids_12_dealers_and_27_accomplices() -> None:
    assert [name[0] for name in OWN.names] == ["A"] * 8 + ["B"] * 26 + ["R"] * 6
    assert len(set(OWN.dealers)) == 12
    assert sum(OWN.cards) == 27


@clause("SW-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_begins_with_three_points_three_markers_and_a_coin(seats: int) -> None:
    s = dealt(seats, 1)
    assert (points(s), coins(s), free_markers(s)) == ([3] * seats, [1] * seats, [3] * seats)
    assert coins_left(s) == 6 - seats
    assert [hand(s, p) + loot(s, p) for p in range(seats)] == [""] * seats


@clause("SW-1.4")
def test_master_thieves_are_drafted_from_the_last_player_counter_clockwise() -> None:
    match = Match("swindler", 3, seed=5)
    start, cast = match.view(0)["start"], [thief["id"] for thief in match.view(0)["cast"]]
    assert len(set(cast)) == 3
    last = (start + 2) % 3
    assert match.actors() == [last]
    match.play(last, f"choose {cast[1]}")
    right = (last + 2) % 3
    assert match.actors() == [right]
    why = match.why_not(right, f"choose {cast[1]}")
    assert why is not None
    assert (why.id, why.name) == ("SW-1.4", "thief-taken")
    match.play(right, f"choose {cast[0]}")
    # the start player has no choice left
    assert match.view(0)["thieves"][start]["id"] == cast[2]
    assert match.view(0)["phase"] == "reserving"
    assert match.actors() == [start]


@clause("SW-1.4")
def test_master_thieves_may_be_dealt_or_left_out() -> None:
    ids: set[str] = set()
    for seed in range(30):
        s = dealt(4, seed, thieves="random")
        assert len(set(thieves_of(s).split())) == 4
        ids |= set(thieves_of(s).split())
        assert phase(s) == "reserving"
    assert ids == set(OWN.thieves)
    s = dealt(4, 1, thieves="off")
    assert thieves_of(s) == "_ _ _ _"
    assert seen(s, 0)["thieves"] == [None] * 4


@clause("SW-1.5")
def test_what_lies_open_is_shown_to_all_and_hands_to_their_owners_alone() -> None:
    s = table("assassin forger", "beggar", "", loot=("red ring", "", "blue coin"), coins=(1, 2, 0), done=(2, 0, 0))
    mine, theirs, spectator = (seen(s, viewer) for viewer in (0, 1, SPECTATOR))
    assert (mine["hand"], theirs["hand"], spectator["hand"]) == (["assassin", "forger"], ["beggar"], [])
    for view in (mine, theirs, spectator):
        assert view["hands"] == [2, 1, 0]
        assert view["loot"][0] == [{"colour": "red", "object": "ring"}]
        assert (view["coins"], view["points"], view["markers"]) == ([1, 2, 0], [3, 3, 3], [3, 3, 3])
        assert (view["posters"], view["done"]) == ([0, 0, 0], [2, 0, 0])
        assert len(view["bags"]["red"]["tiles"]) == 6
    shared = [{key: view[key] for key in view if key not in OwnView.__annotations__} for view in (mine, theirs)]
    assert shared[0] == shared[1]


@clause("SW-1.5")
def test_a_card_that_is_drawn_is_told_to_its_owner_alone() -> None:
    s = table("", "", coins=(1, 0), at="hiring")
    events = only(go(s, "0 hire 1: sidekick"), "AccompliceDrawn")
    assert [told(event, 0)["card"] for event in events] == ["sidekick"]
    assert [told(event, viewer)["card"] for event in events for viewer in (1, SPECTATOR)] == [None, None]


@clause("SW-1.6")
def test_the_start_player_is_drawn_by_lot_and_a_round_ends_at_their_right() -> None:
    assert {int(dealt(3, seed).start) for seed in range(30)} == {0, 1, 2}
    s = table("", "", "", active=2, start=0, round=4, at="hiring")
    assert named(go(s, "2 hire nobody"))[:2] == ["RoundBegan", "TurnBegan"]
    assert (s.round, s.active) == (5, 0)
    s = table("", "", "", active=2, start=1, round=4, at="hiring")
    assert named(go(s, "2 hire nobody"))[:1] == ["TurnBegan"]
    assert (s.round, s.active) == (4, 0)


# --- 2.1 to 2.4: reserving ---
@clause("SW-2.1")
def test_markers_go_on_open_orders_three_at_most_and_one_on_each() -> None:
    s = table("", "", orders="A1 A2 _ A4")
    assert refusal(s, 0, "reserve 3") == "SW-2.1 no-order-there"
    go(s, "0 reserve 1")
    assert refusal(s, 0, "reserve 1") == "SW-2.1 own-marker-there"
    go(s, "0 reserve 2", "0 reserve 4")
    assert (orders(s), free_markers(s)) == ("A1:0 A2:0 _ A4:0", [0, 3])
    s = table("", "", orders="A1:0 A2:0 A3:0 A4")
    assert refusal(s, 0, "reserve 4") == "SW-2.1 no-marker-left"
    assert [option for option in options(s, 0) if option.startswith("reserve")] == []


@clause("SW-2.1")
def test_reserving_may_be_left_out() -> None:
    s = table("", "")
    assert {"steal red", "steal blue", "steal yellow", "steal green", "steal black"} <= set(options(s, 0))


@clause("SW-2.2")
def test_a_marker_throws_another_players_off_and_costs_them_two_points() -> None:
    s = table("", "", "", points=(5, 5, 5), orders="A1:1 A2:1 A3:2 A4")
    go(s, "0 reserve 1", "0 reserve 3")
    assert orders(s) == "A1:0 A2:1 A3:0 A4"
    assert points(s) == [5, 3, 3]
    assert free_markers(s) == [1, 2, 3]


@clause("SW-2.3")
def test_a_marker_may_be_taken_back_for_two_points() -> None:
    s = table("", "", points=(5, 5), orders="A1:0 A2:0 A3:0 A4:1")
    assert refusal(s, 0, "cancel 4") == "SW-2.3 no-marker-of-yours"
    go(s, "0 cancel 1", "0 reserve 4")
    assert orders(s) == "A1 A2:0 A3:0 A4:0"
    assert points(s) == [3, 3]


@clause("SW-2.3")
def test_a_marker_put_down_in_this_step_stays() -> None:
    s = table("", "", points=(5, 5), orders="A1:0 A2 A3 A4")
    go(s, "0 reserve 2", "0 cancel 1", "0 reserve 1")
    assert refusal(s, 0, "cancel 1") == "SW-2.3 put-down-just-now"
    assert refusal(s, 0, "cancel 2") == "SW-2.3 put-down-just-now"


@clause("SW-2.3")
def test_markers_are_taken_back_in_this_step_alone() -> None:
    s = table("", "", orders="A1:0 A2 A3 A4", at="acting")
    assert refusal(s, 0, "cancel 1") == "K-3 not-now"
    assert refusal(s, 0, "reserve 2") == "K-3 not-now"


@clause("SW-2.4")
def test_points_never_drop_below_zero_and_markers_stay_from_turn_to_turn() -> None:
    s = table("", "", points=(1, 1), orders="A1:0 A2:1 A3 A4")
    go(s, "0 cancel 1", "0 reserve 2", "0 reserve 3")
    assert points(s) == [0, 0]
    go(s, "0 steal red: red skull", "0 end actions", "0 hire nobody")
    assert (s.active, orders(s)) == (1, "A1 A2:0 A3:0 A4")


# --- 8: the end ---
@clause("SW-8.1")
@pytest.mark.parametrize(("seats", "enough"), [(2, 9), (3, 8), (4, 6)])
def test_the_round_in_which_a_player_has_enough_orders_is_the_last(seats: int, enough: int) -> None:
    hands = [""] * seats
    short = table(*hands, done=[enough - 1] * seats, active=seats - 1, at="hiring", coins=[1] * seats)
    go(short, f"{seats - 1} hire nobody")
    assert phase(short) == "reserving"
    for active in range(seats):
        s = table(*hands, done=[enough], active=active, at="hiring", coins=[1] * seats)
        go(s, f"{active} hire nobody")
        assert phase(s) == ("over" if active == seats - 1 else "reserving")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.rule == "SW-8.1"


@clause("SW-8.1", "SW-5.7")
def test_a_skipped_turn_counts_in_the_last_round() -> None:
    s = table("", "", done=(9, 0), jailed=[1], coins=(1, 0), at="hiring")
    assert "TurnSkipped" in named(go(s, "0 hire nobody"))
    assert phase(s) == "over"


@clause("SW-8.1")
def test_the_last_turn_still_has_its_steps_4_and_5() -> None:
    s = table("", "", orders="A5:1 A2 A3 A4", loot=("", "red key_red, red key_red"), done=(0, 8), active=1, at="acting")
    go(s, "1 fulfil 1")
    assert done(s) == [0, 9]
    go(s, "1 end actions: B1")
    assert orders(s) == "B1 A2 A3 A4"
    assert phase(s) == "hiring"
    go(s, "1 hire 1: assassin")
    assert hand(s, 1) == "assassin"
    assert phase(s) == "over"


@clause("SW-8.2")
def test_coins_and_coin_tiles_count_then_markers_cost_two_each() -> None:
    s = table(
        "",
        "",
        "",
        points=(10, 1, 20),
        coins=(2, 1, 0),
        loot=("red coin, black double_coin, red ring", "", "blue watch"),
        orders="A1:1 A2:1 A3:2 A4",
        done=(8, 0, 0),
        active=2,
        at="hiring",
    )
    go(s, "2 hire nobody")
    assert points(s) == [10 + 2 + 1 + 2, 0, 18]  # 1 + 1 - 4 is not below 0


@clause("SW-8.3")
def test_most_points_win_then_more_orders_then_all_of_them() -> None:
    def winners(scores: list[int], fulfilled: list[int]) -> list[int]:
        s = table("", "", "", points=scores, done=fulfilled, max_rounds=2, active=2, coins=(0, 0, 1), at="hiring")
        s.cells[POINTS + 2] -= 1  # the coin is a point in the end
        go(s, "2 hire nobody")
        outcome = GAME.outcome(s)
        assert outcome is not None
        assert outcome.scores == scores
        return outcome.winners

    assert winners([20, 30, 10], [5, 1, 2]) == [1]
    assert winners([30, 30, 10], [5, 6, 7]) == [1]
    assert winners([30, 30, 30], [6, 5, 6]) == [0, 2]


@clause("SW-8.4")
def test_from_an_empty_supply_nobody_gets_a_coin() -> None:
    s = table("", "", coins=(3, 3))
    events = go(s, "0 steal red: red skull")
    assert "CoinGained" not in named(events)
    assert coins(s) == [3, 3]
    s = table("", "", coins=(3, 3), loot=("red key_red, blue key_blue", ""), orders="A5:0 A2 A3 A4", at="acting")
    go(s, "0 fulfil 1")
    assert (points(s), coins(s), coins_left(s)) == ([7, 3], [3, 3], 0)


@clause("SW-8.5")
def test_max_rounds_ends_the_game_after_that_round() -> None:
    s = table("", "", max_rounds=3, round=2, active=1, coins=(0, 1), at="hiring")
    go(s, "1 hire nobody")
    assert (phase(s), s.round) == ("reserving", 3)
    s = table("", "", max_rounds=3, round=3, active=1, coins=(0, 1), at="hiring")
    go(s, "1 hire nobody")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.rounds, outcome.rule) == (3, "SW-8.5")


# --- 9: master thieves ---
@clause("SW-4.4")
@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 4), (4, 3)])
def test_a_master_thief_works_once_enough_orders_are_fulfilled(seats: int, needed: int) -> None:
    hands = [""] * seats
    assert seen(table(*hands, thieves="M4", done=[needed - 1]), 0)["thieves"][0]["works"] is False
    s = table(*hands, thieves="M4", done=[needed - 1], orders="A5:0 A2 A3 A4", at="acting", dealers="D9 D2 D3",
              loot=("red key_red, red key_red, green key_green",))  # fmt: skip
    go(s, "0 fulfil 1", *(["0 give red key_red"] * 2))
    assert seen(s, 0)["thieves"][0]["works"] is True
    go(s, "0 sell 1.3")  # in the same turn
    assert points(s)[0] == 3 + 4 + 1 + 1


@clause("SW-9.1")
def test_m1_draws_a_card_at_the_start_of_each_turn_and_may_play_it() -> None:
    s = table("", "", thieves="_ M1", done=(0, 5), coins=(1, 0), points=(9, 3), at="hiring")
    events = go(s, "0 hire nobody: beggar")
    assert hand(s, 1) == "beggar"
    assert named(events).index("AccompliceDrawn") < named(events).index("Asked")
    assert (window(s), asked(s)) == ("start", [1])
    go(s, "1 play beggar")
    assert coins(s) == [0, 1]


@clause("SW-9.1")
def test_m1_draws_nothing_before_it_works_in_others_turns_or_where_there_is_no_card() -> None:
    s = table("", "", thieves="_ M1", done=(0, 4), coins=(1, 0), at="hiring")
    assert "AccompliceDrawn" not in named(go(s, "0 hire nobody"))
    s = table("", "", thieves="M1 _", done=(5, 0), coins=(1, 0), at="hiring")
    assert "AccompliceDrawn" not in named(go(s, "0 hire nobody"))
    s = table("", EVERY_CARD, thieves="M1 _", done=(5, 0), at="start")
    assert hand(s, 0) == ""


@clause("SW-9.2")
def test_m2_fulfils_orders_nobody_has_reserved() -> None:
    tiles = "red key_red, red key_red, red ring, blue watch"
    s = table("", "", thieves="M2 _", done=(5, 0), orders="A5 A6:1 A3 A4", loot=(tiles, ""), at="acting")
    assert refusal(s, 0, "fulfil 2") == "SW-4.1 reserved-by-other"
    go(s, "0 fulfil 1")
    assert done(s) == [6, 0]
    s = table("", "", thieves="M2 _", done=(4, 0), orders="A5 A6:1 A3 A4", loot=(tiles, ""), at="acting")
    assert refusal(s, 0, "fulfil 1") == "SW-4.1 not-reserved"


@clause("SW-9.3")
@pytest.mark.parametrize(("raid", "tiles", "wanted", "owed", "jailed"), [
    ("R2", 5, 0, 0, False), ("R2", 6, 0, 2, False), ("R3", 0, 2, 0, False), ("R3", 0, 3, 0, True),
])  # fmt: skip
def test_m3_counts_one_less_in_a_raid_but_hands_in_as_much(
    raid: str, tiles: int, wanted: int, owed: int, jailed: bool
) -> None:
    red = ["red ring", "red ring", "red key_red", "red key_red", "red coin", "red watch"]
    s = table("", "", thieves="_ M3", done=(0, 5), loot=("", ", ".join(red[:tiles])), posters=(0, wanted),
              orders="_ A2 A3 A4", order_pile=f"{raid} B1", coins=(1, 0), at="acting")  # fmt: skip
    s.fulfilled = 1
    go(s, f"0 end actions: {raid}" + ("" if owed else ", B1"))
    assert s.owed == owed
    assert in_jail(s) == ([1] if jailed else [])
    assert posters(s) == [0, wanted - jailed]


@clause("SW-3.2")
def test_this_turns_tiles_are_told_in_the_order_they_were_drawn() -> None:
    s = table("", "guardian_angel sidekick", loot=("red coin",), accomplices=BARE)
    go(s, "0 steal red: red watch", "0 draw: red ring", "0 draw: red necklace")
    assert told_tiles(s, "fresh") == "red watch, red ring, red necklace"
    go(s, "0 draw: red skull", "1 play guardian_angel", "1 take red ring", "0 draw: red key_red")
    assert told_tiles(s, "fresh") == "red watch, red necklace, red key_red"
    assert told_tiles(s, "drawn") == "red watch, red ring, red necklace, red key_red"
    assert told_tiles(s, "stake") == "red watch, red necklace, red key_red, red coin"
    go(s, "0 stop")
    assert told_tiles(s, "fresh") == ""
    assert told_tiles(s, "drawn") == "red watch, red ring, red necklace, red key_red"


@clause("SW-3.2")
def test_of_two_alike_the_one_drawn_last_is_the_one_that_is_left() -> None:
    s = table("", "guardian_angel", accomplices=BARE)
    go(s, "0 steal red: red ring", "0 draw: red watch", "0 draw: red ring", "0 draw: red skull")
    go(s, "1 play guardian_angel", "1 take red ring")
    assert told_tiles(s, "fresh") == "red watch, red ring"


@clause("SW-3.2")
def test_a_state_without_the_order_tells_its_tiles_by_kind() -> None:
    s = table("", "")
    go(s, "0 steal red: red watch", "0 draw: red ring")
    written = pack_state(s)
    assert written.pop("draws") == [kinds("red watch")[0], kinds("red ring")[0]]
    older = unpack_state(GAME, written)
    assert isinstance(older, Swindler)
    assert pack_state(older) == written
    assert told_tiles(older, "fresh") == "red ring, red watch"


@clause("SW-3.3", "SW-3.4", "SW-7.12", "SW-7.21", "SW-9.5")
def test_what_a_skull_costs_and_brings_is_told_while_it_lies_there() -> None:
    def cost(s: Swindler) -> tuple[str, int, list[int]]:
        steal = seen(s, 1)["steal"]
        return told_tiles(s, "stake"), steal["spared"], steal["pays"]

    loot = ("red coin, blue watch",)
    s = table("sidekick", "guardian_angel", "backstabber", loot=loot, accomplices=BARE)
    go(s, "0 steal red: red skull")
    assert cost(s) == ("red coin", 0, [0])
    s = table("sidekick", "guardian_angel", "backstabber", loot=loot, accomplices=BARE)
    go(s, "0 steal red: red ring")
    assert cost(s) == ("red ring, red coin", 0, [])
    go(s, "0 stop", "1 pass", "2 play backstabber: red skull")
    assert cost(s) == ("red ring, red coin", 0, [2])
    go(s, "1 pass")
    assert cost(s) == ("", 0, [])
    s = table("sidekick", "guardian_angel", loot=loot, accomplices=BARE)
    go(s, "0 steal red: red ring", "0 sidekick blue: blue skull")
    assert cost(s) == ("", 0, [])
    s = table("", "", thieves="M5 _", done=(5, 0), loot=loot)
    go(s, "0 steal red: red watch", "0 draw: red ring")
    assert cost(s) == ("red watch, red ring", 1, [])
    go(s, "0 draw: red skull")
    assert (phase(s), cost(s)) == ("keeping", ("red watch, red ring", 1, []))


@clause("SW-9.4")
def test_m4_gets_a_point_more_for_each_tile_sold() -> None:
    s = table("", "", thieves="M4 _", done=(5, 0), loot=("red ring, red necklace", ""), at="acting")
    go(s, "0 sell 1.1", "0 sell 1.2")
    assert points(s) == [3 + 3 + 3, 3]


@clause("SW-9.5")
def test_m5_loses_this_turns_tiles_alone_and_keeps_one_of_them() -> None:
    s = table("", "", thieves="M5 _", done=(5, 0), loot=("red ring, red coin, blue watch", ""))
    go(s, "0 steal red: red ring", "0 draw: red watch", "0 draw: red key_red", "0 draw: red skull")
    assert phase(s) == "keeping"
    assert refusal(s, 0, "take red coin") == "SW-9.5 keep-of-this-turn"
    assert refusal(s, 0, "take blue watch") == "SW-9.5 keep-of-this-turn"
    events = go(s, "0 take red watch")
    assert named(events)[:2] == ["TileReturned", "TileReturned"]
    assert loot(s, 0) == "red ring, red watch, red coin, blue watch"


@clause("SW-9.5")
def test_m5_is_not_asked_where_there_is_no_choice() -> None:
    s = table("", "", thieves="M5 _", done=(5, 0), loot=("red ring, blue watch", ""))
    go(s, "0 steal red: red watch", "0 draw: red skull")
    assert (phase(s), loot(s, 0)) == ("acting", "red ring, red watch, blue watch")
    s = table("", "", thieves="M5 _", done=(5, 0), loot=("blue watch", ""))
    go(s, "0 steal red: red key_red", "0 draw: red key_red", "0 draw: red skull")
    assert (phase(s), loot(s, 0)) == ("acting", "red key_red, blue watch")
    s = table("", "", thieves="M5 _", done=(5, 0), loot=("red ring", ""))
    go(s, "0 steal red: red skull")
    assert (phase(s), loot(s, 0), coins(s)) == ("acting", "red ring", [1, 0])


@clause("SW-9.5", "SW-4.7")
def test_what_m5_keeps_of_a_bag_does_not_count_as_drawn() -> None:
    s = table("", "", thieves="M5 _", done=(5, 0), orders="B24:0 A2 A3 A4")
    go(s, "0 steal red: red ring", "0 draw: red ring", "0 draw: red skull")
    assert loot(s, 0) == "red ring"
    assert refusal(s, 0, "fulfil 1") == "SW-4.1 not-done-this-turn"


@clause("SW-9.6")
def test_m6_has_keys_of_any_colour_in_orders_but_not_at_dealers() -> None:
    tiles = "red key_red, red key_red, green key_green"
    s = table("", "", thieves="M6 _", done=(5, 0), orders="B20:0 B13 B10:0 A4", loot=(tiles, ""), at="acting")
    go(s, "0 fulfil 1")
    assert done(s) == [6, 0]
    assert loot(s, 0) == ""
    s = table("", "", thieves="M6 _", done=(4, 0), orders="B20:0 B13 B10:0 A4", loot=(tiles, ""), at="acting")
    assert refusal(s, 0, "fulfil 1") == "SW-4.1 needs-not-met"


@clause("SW-9.6")
def test_m6_does_not_widen_lock_pickers() -> None:
    s = table("lock_picker_red", "", thieves="M6 _", done=(5, 0), orders="B11:0 A2 A3 A4", loot=("red key_red", ""),
              at="acting")  # fmt: skip
    assert refusal(s, 0, "fulfil 1 with help") == "SW-7.8 helps-nothing"


@clause("SW-5.7")
def test_a_master_thief_in_jail_does_not_work() -> None:
    s = table("", "", thieves="_ M1", done=(0, 5), jailed=[1])
    assert seen(s, 0)["thieves"][1]["works"] is False
    s = table("", "", "", thieves="_ M1 _", done=(0, 5, 0), jailed=[1], coins=(1, 0, 0), at="hiring")
    events = go(s, "0 hire nobody")
    assert "AccompliceDrawn" not in named(events)
    assert (named(events)[:2], s.active) == (["TurnSkipped", "TurnBegan"], 2)
    calm(s)
    assert in_jail(s) == []
