"""The rulebook of Midnight Exchange, clause by clause: the rummage and its end (ME-2, ME-3, ME-7)."""

from __future__ import annotations

from typing import Any

import pytest

from cutpurse import Match, Refused
from cutpurse.games.midnight_exchange import GAME
from cutpurse.games.midnight_exchange.rules import rummage as rules
from cutpurse.kernel import play
from cutpurse.kernel.core import SPECTATOR, Event
from cutpurse.kernel.sets import one
from tests.games.midnight_exchange.positions import do, fill, options, refusal, rummage, seen, tile, told, tray

clause = pytest.mark.clause
SIX = ("jewels", "jewels", "notes", "notes", "leather_bag", "leather_bag")


# --- 2: rummaging ---
@clause("ME-2.1")
def test_all_act_at_once_and_each_hand_holds_one_tile() -> None:
    s = rummage(3)
    assert play.actors(s)[:3] == [0, 1, 2]
    do(s, 2, "grab 5")
    do(s, 0, "grab 1")
    assert seen(s, 1)["hands"] == [1, None, 5]
    assert refusal(s, 0, "grab 2") == "ME-2.1 hand-full"
    assert refusal(s, 0, "return 1") == "ME-2.1 hand-full"
    assert refusal(s, 1, "keep") == refusal(s, 1, "back up") == "ME-2.1 hand-empty"


@clause("ME-2.1")
def test_only_who_picks_a_tile_up_sees_its_find() -> None:
    s = rummage(3)
    happened = do(s, 0, "grab 11")
    assert seen(s, 0)["holding"] == "iron_key"
    assert [seen(s, p)["holding"] for p in (1, 2, SPECTATOR)] == [None, None, None]
    assert seen(s, 0)["known"] == {"11": "iron_key"}
    assert seen(s, 1)["known"] == seen(s, SPECTATOR)["known"] == {}
    by_viewer = [[event.seen_by(viewer) for event in happened] for viewer in (0, 1, SPECTATOR)]
    told_to = [told(events, "Grabbed")[0]["find"] for events in by_viewer]  # type: ignore[arg-type]
    assert told_to == ["iron_key", None, None]


@clause("ME-2.1")
@pytest.mark.parametrize(("command", "lies", "find"), [("back up", "up", "jewels"), ("back down", "down", None)])
def test_a_tile_goes_back_to_its_place_face_up_or_down(command: str, lies: str, find: str | None) -> None:
    s = rummage(3)
    do(s, 0, "grab 1", command)
    assert seen(s, 1)["tiles"][0] == {"place": "garage", "lies": lies, "find": find}
    assert seen(s, 0)["hands"] == [None, None, None]
    assert not refusal(s, 1, "grab 1")


@clause("ME-2.2")
def test_a_tile_in_a_hand_or_a_tray_cannot_be_touched() -> None:
    s = rummage(3)
    do(s, 0, "grab 1")
    assert refusal(s, 1, "grab 1") == "ME-2.2 in-a-hand"
    do(s, 0, "keep")
    assert refusal(s, 1, "grab 1") == refusal(s, 0, "grab 1") == "ME-2.2 in-a-tray"
    assert seen(s, SPECTATOR)["trays"][0][0] == {"tile": 1, "find": "jewels"}


@clause("ME-2.3")
def test_a_tray_has_six_slots_and_takes_the_same_find_several_times() -> None:
    s = rummage(2)
    for n in range(1, 5):
        do(s, 0, f"grab {n}", "keep")
    do(s, 0, "grab 5", "keep", "grab 6", "keep")
    assert tray(s, 0) == [1, 2, 3, 4, 5, 6]
    do(s, 0, "grab 7")
    assert refusal(s, 0, "keep") == "ME-2.3 tray-full"
    assert options(s, 0) == ["back up", "back down"]


@clause("ME-2.3")
def test_there_is_one_key_of_each_kind_in_a_rummage() -> None:
    s = rummage(2)
    fill(s, 0, "iron_key")
    do(s, 0, f"grab {tile(0, 'iron_key', 1)}")
    assert refusal(s, 0, "keep") == "ME-2.3 second-key"
    do(s, 0, "back down", f"grab {tile(1, 'brass_key')}", "keep", f"grab {tile(1, 'brass_key', 1)}")
    assert refusal(s, 0, "keep") == "ME-2.3 second-key"


@clause("ME-2.4")
def test_keys_in_the_tray_open_desk_and_safe_for_their_owner_alone() -> None:
    s = rummage(2)
    assert refusal(s, 0, "grab 19") == "ME-2.4 desk-locked"
    assert refusal(s, 0, "grab 54") == "ME-2.4 safe-locked"
    do(s, 0, f"grab {tile(0, 'iron_key')}")
    do(s, 0, "keep")
    assert not refusal(s, 0, "grab 19")
    assert refusal(s, 0, "grab 54") == "ME-2.4 safe-locked"
    assert refusal(s, 1, "grab 19") == "ME-2.4 desk-locked"
    do(s, 0, f"grab {tile(1, 'brass_key')}", "keep")
    assert not refusal(s, 0, "grab 54")
    assert seen(s, 1)["keys"] == [["iron_key", "brass_key"], []]


@clause("ME-2.4")
def test_a_key_in_the_hand_opens_nothing_and_an_open_side_opens_no_lock() -> None:
    s = rummage(2)
    do(s, 0, f"grab {tile(0, 'iron_key')}")
    assert refusal(s, 0, "grab 19") == "ME-2.1 hand-full"
    do(s, 0, "keep", "grab 19", "back up")
    assert refusal(s, 1, "grab 19") == "ME-2.4 desk-locked"


@clause("ME-4.4")
@pytest.mark.parametrize(
    ("find", "tray", "spare"),
    [
        ("empty_drawer", (), True),
        ("jewels", (), False),
        ("notes", (), True),  # nobody asks for them here
        ("leather_bag", (), False),
        ("iron_key", (), False),
        ("iron_key", ("iron_key",), True),
    ],
)
def test_a_view_says_whether_a_find_is_good_for_nothing(find: str, tray: tuple[str, ...], spare: bool) -> None:
    s = rummage(2, markets="1a,3a")
    fill(s, 0, *tray)
    assert not seen(s, 0)["spare"]
    do(s, 0, f"grab {tile(0, find, len(tray))}")
    assert seen(s, 0)["spare"] is spare
    assert not seen(s, 1)["spare"]


@clause("ME-2.5")
def test_finds_but_no_keys_go_back_from_the_tray_through_the_hand() -> None:
    s = rummage(2)
    key, jewels = fill(s, 0, "iron_key", "jewels")
    assert refusal(s, 0, "return 1") == "ME-2.5 key-stays"
    assert refusal(s, 0, "return 3") == "ME-2.5 slot-free"
    fill(s, 1, "brass_key")
    assert refusal(s, 1, "return 1") == "ME-2.5 key-stays"
    do(s, 0, "return 2")
    assert (tray(s, 0), seen(s, 1)["hands"]) == ([key, 0, 0, 0, 0, 0], [jewels, None])
    assert options(s, 0) == ["keep", "back up", "back down"]
    do(s, 0, "back down")
    assert not refusal(s, 1, f"grab {jewels}")


@clause("ME-2.6")
def test_every_tile_has_its_place_and_another_one_each_round() -> None:
    match = Match("midnight-exchange", 2, seed=3)
    first = [t["place"] for t in match.view(0)["tiles"]]
    assert sorted(first) == ["desk"] * 18 + ["garage"] * 18 + ["safe"] * 18
    match.play(-1, "time up")
    assert match.view(0)["round"] == 2
    assert [t["place"] for t in match.view(0)["tiles"]] != first


@clause("ME-2.7")
def test_with_memory_a_view_keeps_what_was_seen_until_the_round_ends() -> None:
    for memory, known in (("on", {"5": "notes"}), ("off", {})):
        s = rummage(3, memory=memory)
        do(s, 0, "grab 5", "back down", "grab 1", "back up", "grab 1", "back down")
        assert seen(s, 0)["known"] == known
        assert seen(s, 1)["tiles"][0]["find"] == ("jewels" if memory == "on" else None)
        assert seen(s, 1)["known"] == {}
        do(s, -1, "time up")
        assert seen(s, 0)["round"] == 2
        assert seen(s, 0)["known"] == {}
        assert all(t["find"] is None for t in seen(s, 0)["tiles"])


@clause("ME-2.7")
def test_without_memory_a_view_still_shows_what_lies_open_in_trays_and_in_ones_own_hand() -> None:
    s = rummage(2, memory="off")
    do(s, 0, "grab 1", "back up", "grab 5", "keep", "grab 1")
    assert [seen(s, viewer)["tiles"][4]["find"] for viewer in (0, 1, 2)] == ["notes"] * 3
    assert [seen(s, viewer)["tiles"][0]["find"] for viewer in (0, 1, 2)] == [None] * 3
    assert (seen(s, 0)["known"], seen(s, 1)["known"]) == ({"1": "jewels"}, {})


# --- 3: the end of rummaging ---
@clause("ME-3.1")
def test_six_tiles_and_an_empty_hand_take_the_lowest_escape_tile() -> None:
    s = rummage(3)
    fill(s, 1, *SIX[:5])
    assert refusal(s, 1, "escape") == "ME-3.1 not-six"
    fill(s, 1, SIX[5])
    do(s, 1, "grab 11")
    assert refusal(s, 1, "escape") == "ME-2.1 hand-full"
    do(s, 1, "back down", "escape")
    assert seen(s, 0)["escapes"] == [None, 1, None]
    assert seen(s, 0)["escapes_left"] == [2, 3]
    assert refusal(s, 1, "grab 11") == "K-1 not-your-turn"


@clause("ME-3.2")
def test_the_last_but_one_escape_tile_stops_the_last_player_at_once() -> None:
    s = rummage(3)
    fill(s, 1, *SIX)
    fill(s, 0, "jewels", "jewels", "notes", "notes", "leather_bag", "gem")
    do(s, 1, "escape")
    do(s, 2, "grab 18")
    happened = do(s, 0, "escape")
    assert [(e["seat"], e["number"], e["by"]) for e in told(happened, "Escaped")] == [(0, 2, "hand"), (2, 3, "last")]
    assert [(e["seat"], e["tile"], e["up"], e["dropped"]) for e in told(happened, "PutBack")] == [(2, 18, False, True)]
    assert seen(s, 2)["phase"] == "trading"
    assert seen(s, 2)["hands"] == [None, None, None]
    assert seen(s, 2)["escapes"] == [2, 1, 3]


@clause("ME-3.3")
def test_a_tile_held_too_long_drops_face_down() -> None:
    s = rummage(2, hold_seconds=7)
    assert refusal(s, -1, "drop 1") == "ME-3.3 nothing-drops"
    do(s, 1, "grab 3")
    timer = next(t for t in rules.RUMMAGE.timers(s) if t.command == "drop 1")
    assert timer.seconds == 7
    do(s, -1, "drop 1")
    assert seen(s, 0)["tiles"][2]["lies"] == "down"
    assert [t.command for t in rules.RUMMAGE.timers(s)] == ["time up"]


@clause("ME-3.3")
def test_with_0_a_tile_is_held_as_long_as_one_likes() -> None:
    s = rummage(2, hold_seconds=0)
    do(s, 1, "grab 3")
    assert [t.command for t in rules.RUMMAGE.timers(s)] == ["time up"]
    assert options(s, -1) == ["time up"]
    assert refusal(s, -1, "drop 1") == "ME-3.3 held-at-will"
    assert refusal(s, -1, "drop 0") == refusal(s, -1, "drop 3") == "ME-3.3 nothing-drops"
    do(s, -1, "time up")
    assert seen(s, 0)["tiles"][2]["lies"] == "down"


@clause("ME-3.3")
@pytest.mark.parametrize(
    ("hand", "wish", "held"), [(350, 3, 3), (1000, 3, 8), (1001, 3, 9), (3000, 10, 24), (3000, 30, 30), (3000, 0, 0)]
)
def test_a_tile_may_be_held_for_eight_motions_of_a_hand_at_least(hand: int, wish: int, held: int) -> None:
    match = Match("midnight-exchange", 2, seed=1, options={"hand_ms": hand, "hold_seconds": wish})
    assert match.settings["hold_seconds"] == match.view(0)["hold_seconds"] == held


@clause("ME-3.3")
def test_what_was_agreed_on_by_older_rules_stays_as_it_was() -> None:
    agreed = {"hand_ms": 3000, "hold_seconds": 3}
    assert GAME.complete_settings(agreed, 1)["hold_seconds"] == 3


@clause("ME-3.3")
def test_when_time_is_up_fuller_trays_get_lower_escape_tiles() -> None:
    s = rummage(4)
    fill(s, 0, "jewels")
    fill(s, 2, "notes", "notes")
    fill(s, 3, "notes", "jewels")
    do(s, 1, "grab 16")
    assert order(do(s, -1, "time up")) == [2, 3, 0, 1]
    assert seen(s, 0)["hands"] == [None] * 4


@clause("ME-3.3")
def test_of_equal_trays_the_one_that_is_longer_so_comes_first_and_a_look_into_it_is_a_break() -> None:
    s = rummage(2)
    fill(s, 0, "jewels")
    fill(s, 1, "jewels")
    again = s.clone()
    assert order(do(s, -1, "time up")) == [0, 1]
    do(again, 0, "return 1", "keep")
    assert order(do(again, -1, "time up")) == [1, 0]


@clause("ME-3.3")
def test_a_tray_that_lost_a_tile_counts_from_then_on() -> None:
    s = rummage(2)
    fill(s, 0, "jewels", "notes")
    fill(s, 1, "jewels")
    do(s, 0, "return 2", "back down")
    assert order(do(s, -1, "time up")) == [1, 0]


def order(events: list[Event[Any]]) -> list[int]:
    """Who got an escape tile, one after the other."""
    return [e["seat"] for e in told(events, "Escaped")]


@clause("ME-3.3")
def test_the_lot_decides_between_trays_that_never_held_anything() -> None:
    orders = set()
    for seed in range(20):
        match = Match("midnight-exchange", 2, seed=seed, options={"max_rounds": 1})
        match.play(-1, "time up")
        orders.add(tuple(match.view(None)["escapes"]))
    assert orders == {(1, 2), (2, 1)}


@clause("ME-3.3")
def test_without_a_limit_the_clock_cannot_end_a_rummage_while_a_hand_can_move() -> None:
    s = rummage(2, rummage_seconds=0)
    assert rules.RUMMAGE.timers(s) == []
    do(s, 0, "grab 1")
    assert refusal(s, -1, "time up") == "ME-3.3 no-limit"
    do(s, -1, "drop 0")
    assert options(s, -1) == []
    s.lying = 0  # nothing in the middle, in trays or hands: no hand can move
    assert options(s, -1) == ["time up"]


# --- 7: time ---
@clause("ME-7.1")
def test_of_two_hands_on_one_tile_the_first_has_it() -> None:
    match = Match("midnight-exchange", 2, seed=1)
    garage = 1 + next(n for n, t in enumerate(match.view(0)["tiles"]) if t["place"] == "garage")
    match.play(1, f"grab {garage}")
    with pytest.raises(Refused, match=r"ME-2\.2"):
        match.play(0, f"grab {garage}")
    assert match.view(0)["hands"] == [None, garage]


@clause("ME-7.1")
def test_who_has_nothing_left_to_reach_for_is_told_who_was_quicker() -> None:
    s = rummage(2)
    s.lying = one(0)
    do(s, 1, "grab 1")
    assert options(s, 0) == []
    assert refusal(s, 0, "grab 1") == "ME-2.2 in-a-hand"
    assert play.reasons(s, 0)["grab 1"].name == "in-a-hand"
    do(s, 1, "keep")
    assert refusal(s, 0, "grab 1") == "ME-2.2 in-a-tray"
    assert refusal(s, 0, "keep") == "ME-2.1 hand-empty"


@clause("ME-7.2")
def test_the_pace_of_hands_is_told_to_whoever_keeps_the_time() -> None:
    pace = rules.RUMMAGE.pace(rummage(2, hand_ms=500))
    assert (pace.hand_ms, pace.too_fast.id, pace.not_begun.id) == (500, "ME-7.2", "ME-7.2")


@clause("ME-7.3")
def test_the_clock_speaks_for_itself_and_nobody_else() -> None:
    s = rummage(2)
    assert options(s, -1) == ["time up"]
    assert refusal(s, 0, "time up") == "ME-7.3 only-the-clock"
    assert refusal(s, -1, "grab 1") == refusal(s, -1, "keep") == "ME-7.3 not-the-clock"
    match = Match("midnight-exchange", 3, seed=1)
    assert match.actors() == [0, 1, 2, -1]
    match.play(-1, "time up")
    assert match.entries[-1].seat == -1


@clause("ME-7.3")
def test_a_record_with_the_moves_of_the_clock_can_be_checked() -> None:
    match = Match("midnight-exchange", 2, seed=1, options={"max_rounds": 2})
    while match.actors():
        match.play(-1, "time up")
    assert match.record is not None
    assert Match.load(match.save()).outcome is not None
    assert GAME.outcome(match.state) is not None
