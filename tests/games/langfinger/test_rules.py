"""The rulebook of Langfinger, clause by clause: all but the acting of stones, which is in test_places.py."""

from __future__ import annotations

from typing import Any

import pytest

from cutpurse import Match
from cutpurse.games.langfinger import GAME
from cutpurse.games.langfinger.pieces import LOCK_NAMES, TOOL_NAMES
from cutpurse.games.langfinger.rules import rounds
from cutpurse.games.langfinger.state import GONE, PILE, Langfinger
from cutpurse.kernel.chance import Chance, Scripted
from cutpurse.kernel.core import SPECTATOR
from tests.games.langfinger.positions import (
    OWN,
    buyers,
    city,
    display,
    do,
    gone,
    hand,
    kept,
    looks,
    lots,
    lying,
    money,
    named,
    only,
    options,
    place,
    refusal,
    seen,
    spaces,
    told,
    tool,
    town,
    undrawn,
    worth,
)

clause = pytest.mark.clause


# --- 1: setting up ---
@clause("LF-1.1")
def test_there_is_a_rogue_for_each_tool() -> None:
    assert len(set(OWN.rogues)) == len(set(OWN.colours)) == len(TOOL_NAMES) == 5
    assert all(OWN.rogues)


@clause("LF-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_by_lot_everyone_has_another_rogue_three_stones_and_no_money(seats: int) -> None:
    starts: set[int] = set()
    rogues: set[str] = set()
    for seed in range(30):
        view = Match("langfinger", seats, seed=seed, options={"rogues": "random"}).view(0)
        starts.add(view["start"])
        rogues.add(view["rogues"][0]["tool"])
        assert len({rogue["tool"] for rogue in view["rogues"]}) == seats
        assert (view["stones"], view["money"]) == ([3] * seats, [0] * seats)
    assert starts == set(range(seats))
    assert rogues == set(TOOL_NAMES)


@clause("LF-1.1")
def test_rogues_are_chosen_from_the_start_player_clockwise() -> None:
    match = Match("langfinger", 3, seed=5)
    start = match.view(0)["start"]
    assert match.view(0)["phase"] == "choosing"
    assert match.view(0)["hands"] == [0, 0, 0]
    for i, choice in enumerate(("plan", "hammer", "pliers")):
        seat = (start + i) % 3
        assert match.actors() == [seat]
        if i:
            why = match.why_not(seat, "choose plan")
            assert why is not None
            assert (why.id, why.name) == ("LF-1.1", "rogue-taken")
        match.play(seat, f"choose {choice}")
        assert match.view(0)["rogues"][seat]["tool"] == choice
    assert match.view(0)["phase"] == "placing"
    assert match.actors() == [start]


@clause("LF-1.2")
def test_there_are_60_tools_30_loot_cards_and_14_fences() -> None:
    assert sum(OWN.tools) == 60
    assert (len(set(OWN.loot)), len(set(OWN.fences))) == (30, 14)
    match = Match("langfinger", 4, seed=1, options={"rogues": "random"})
    view = match.view(0)
    assert view["piles"] == {"tools": 60 - 13 - 7, "loot": 30 - 5, "fences": 14 - 4}
    assert view["gone"] == {"tools": [], "loot": [], "fences": []}


@clause("LF-1.2", "LF-3.6")
def test_a_pile_of_tools_that_runs_out_is_made_anew_in_the_middle_of_an_action() -> None:
    s = town("plan plan", "plan plan", tools="hammer", stones={"ruin": "0 1"})
    do(s, 0, "swap 1>2")
    before = [int(s.cells[GONE + t]) for t in range(5)]
    before[tool("plan")] += 1  # the tool just discarded is among them (LF-3.6)
    events = do(s, 0, "discard plan", chance=Scripted([0, *lots("lockpick", before)]))
    assert named(events)[:4] == ["ToolDiscarded", "ToolDrawn", "ToolsShuffled", "ToolDrawn"]
    assert hand(s, 0) == "lockpick hammer plan"
    assert gone(s) == ""


@clause("LF-1.2")
def test_a_pile_is_made_anew_as_soon_as_its_last_card_is_drawn() -> None:
    s = town("plan plan", "plan plan", tools="hammer pliers", stones={"ruin": "0 1"})
    events = named(do(s, 0, "swap 1>2", "discard plan"))
    assert events[:5] == ["Exchanged", "Left", "Entered", "ToolDiscarded", "ToolDrawn"]
    assert events[5:7] == ["ToolDrawn", "ToolsShuffled"]
    assert (sum(undrawn(s)), gone(s)) == (60 - 5, "")


@clause("LF-1.2", "LF-3.6")
def test_what_is_discarded_after_that_waits_for_the_next_time() -> None:
    s = town("plan plan", "hammer hammer", tools="hammer pliers", stones={"ruin": "0 1"})
    do(s, 0, "swap 1>2", "discard plan")
    do(s, 1, "swap 2>2", "discard hammer", "discard hammer")
    assert gone(s) == "hammer hammer"


@clause("LF-1.2", "LF-1.6")
def test_loot_and_fences_are_made_anew_as_soon_as_the_last_is_drawn_and_the_back_on_top_is_open() -> None:
    s = town("plan", "", pile="L1", fences="F1", stones={"ruin": "0"})
    events = named(do(s, 0, "decline"))
    assert events.count("LootShuffled") == events.count("FencesShuffled") == 1
    at = events.index("LootLaid")
    assert events[at : at + 3] == ["LootLaid", "LootShuffled", "LootTurnedUp"]
    at = events.index("FenceLaid")
    assert events[at : at + 3] == ["FenceLaid", "FencesShuffled", "FenceLaid"]
    assert (events.count("LootLaid"), events.count("FenceLaid")) == (3, 2)


@clause("LF-1.2")
def test_a_pile_left_empty_is_made_anew_when_an_action_has_discarded_something() -> None:
    tools = " ".join(TOOL_NAMES * 12).removeprefix("lockpick hammer ")
    s = town(tools, "hammer lockpick", rogues="plan pliers", villa="L21", stones={"villa": "0", "ruin": "1"})
    assert (sum(undrawn(s)), gone(s)) == (0, "")
    events = do(s, 0, "rob 1")
    assert named(events)[:2] == ["Robbed", "ToolsShuffled"]
    assert (sum(undrawn(s)), gone(s)) == (2, "")
    loot = [name for name in OWN.loot if name not in ("L9", "L10")]
    s = town("", "", harbour="F8", loot=("L9 L10", " ".join(loot)), stones={"harbour": "0"})
    assert seen(s, 0)["top"] is None
    events = do(s, 0, "visit 1", "sell 1")
    at = named(events).index("FenceLeft")
    assert named(events)[at + 1 : at + 3] == ["LootShuffled", "LootTurnedUp"]


@clause("LF-1.2")
def test_an_older_game_whose_pile_lies_empty_beside_discards_goes_on() -> None:
    for stones, commands in (("0", ["decline"]), ("0", ["swap 1>2", "discard plan"])):
        s = town("plan plan", "plan", tools="", pile="", fences="", stones={"ruin": stones})
        events = named(do(s, 0, *commands))
        assert (events.count("ToolsShuffled"), events.count("LootShuffled"), events.count("FencesShuffled")) == (
            1,
            1,
            1,
        )
        assert len(city(s).split()) == 4
        assert "_" not in lying(s, "villa") + lying(s, "museum") + buyers(s)


@clause("LF-1.2", "LF-4.1")
def test_where_pile_and_discards_are_empty_no_more_is_drawn() -> None:
    everything = " ".join(TOOL_NAMES * 12)
    s = town(everything.removeprefix("lockpick "), "", city="lockpick", stones={"ruin": "0"})
    events = do(s, 0, "decline")
    assert "ToolLaid" not in named(events)
    assert city(s) == "lockpick"
    s = town("plan", "", loot=(" ".join(OWN.loot[:29]), ""), stones={"ruin": "0"})
    do(s, 0, "decline")
    assert (lying(s, "villa"), lying(s, "museum")) == ("L30", "_ _")
    assert seen(s, 0)["top"] is None


@clause("LF-1.3")
@pytest.mark.parametrize(("seats", "sizes"), [(2, [2, 3]), (3, [2, 3, 4]), (4, [2, 3, 4, 4]), (5, [2, 3, 4, 4, 4])])
def test_the_start_player_draws_2_tools_the_left_neighbour_3_everyone_else_4(seats: int, sizes: list[int]) -> None:
    for seed in range(5):
        match = Match("langfinger", seats, seed=seed, options={"rogues": "random"})
        view = match.view(0)
        hands = [len(match.view(p)["hand"]) for p in range(seats)]
        assert hands == view["hands"]
        assert hands[view["start"] :] + hands[: view["start"]] == sizes


@clause("LF-1.3")
def test_there_is_no_hand_limit() -> None:
    s = town("plan " * 12 + "hammer " * 12 + "pliers " * 10, "", city="blowtorch lockpick", stones={"city": "0"})
    do(s, 0, "take blowtorch", "take lockpick")
    assert len(hand(s, 0).split()) == 36


@clause("LF-1.4")
@pytest.mark.parametrize(("seats", "numbers"), [(2, "4 1 2 2"), (3, "6 2 2 3"), (4, "7 2 3 4"), (5, "8 3 3 5")])
def test_the_number_of_players_decides_how_much_lies_in_town(seats: int, numbers: str) -> None:
    view = Match("langfinger", seats, seed=2, options={"rogues": "random"}).view(0)
    there = [len(view[name]) for name in ("city", "villa", "museum", "harbour")]
    assert " ".join(map(str, there)) == numbers
    assert list(display(seats).values()) == there
    assert all(set(loot) == {"lock", "tools"} for loot in view["villa"] + view["museum"])
    assert all(set(buyer) == {"id", "buys"} for buyer in view["harbour"])


@clause("LF-1.5")
def test_a_back_shows_the_lock_and_two_or_three_tools_and_the_lock_tells_the_kinds() -> None:
    kinds: dict[str, set[str]] = {lock: set() for lock in LOCK_NAMES}
    for name in OWN.loot:
        lock, tools = looks(name).split()
        assert len(tools.split("-")) in (2, 3)
        kinds[lock].add(worth(name).split()[0])
    assert kinds == {
        "chest": {"money"},
        "safe": {"gold", "jewellery"},
        "showcase": {"coins", "statue"},
        "pillar": {"painting"},
    }


@clause("LF-1.5")
def test_cards_with_the_same_back_can_differ_on_the_front() -> None:
    fronts: dict[str, set[str]] = {}
    for name in OWN.loot:
        fronts.setdefault(looks(name), set()).add(name)
    assert len(fronts) == 14
    assert {len(names) for names in fronts.values()} == {2, 3}
    assert all(len({worth(name) for name in names}) > 1 for names in fronts.values())


@clause("LF-1.6")
def test_open_are_backs_money_hand_sizes_discards_and_what_is_taken_in_the_city() -> None:
    s = town(
        "plan hammer", "lockpick", loot=("L9", "L13"), money=(3, 4), city="plan", pile="L21 L2", stones={"city": "0"}
    )
    do(s, 0, "take plan", chance=Chance(3))
    for viewer in (1, SPECTATOR):
        view = seen(s, viewer)
        assert view["loot"][0] == [{"lock": "pillar", "tools": ["lockpick", "hammer", "plan"]}]
        assert view["money"] == [3, 4]
        assert view["hands"] == [3, 1]
        assert view["shown"] == [["plan"], []]
    s = town("plan hammer", "", pile="L21 L2", stones={"ruin": "0"})
    for viewer in (0, 1, SPECTATOR):
        assert seen(s, viewer)["top"] == {"lock": "showcase", "tools": ["hammer", "blowtorch"]}
        assert len(seen(s, viewer)["gone"]["loot"]) == 28


@clause("LF-1.6")
def test_secret_are_hands_drawn_tools_fronts_and_piles() -> None:
    s = town("plan hammer", "lockpick", loot=("L9", "L13"), stones={"ruin": "0"})
    assert seen(s, 0)["hand"] == ["hammer", "plan"]
    assert [loot["id"] for loot in seen(s, 0)["mine"]] == ["L9"]
    assert seen(s, SPECTATOR)["hand"] == seen(s, SPECTATOR)["mine"] == []
    [drawn, *_] = only(do(s, 0, "swap 1>2", "discard plan"), "ToolDrawn")
    assert told(drawn, 0)["tool"] in TOOL_NAMES
    assert told(drawn, 1)["tool"] is told(drawn, SPECTATOR)["tool"] is None
    for viewer in (0, 1, SPECTATOR):
        view = GAME.redact(s, viewer)
        assert isinstance(view, Langfinger)
        assert [view.cells[PILE + t] for t in range(5)] == [0] * 5
        assert view.loot_pile == 0


@clause("LF-1.6", "LF-3.5")
def test_a_front_is_seen_only_after_paying_and_by_nobody_else() -> None:
    s = town("lockpick hammer plan", "", villa="L9", stones={"villa": "0"})
    [robbed] = only(do(s, 0, "rob 1"), "Robbed")
    assert told(robbed, 0)["card"]["id"] == "L9"
    for viewer in (1, SPECTATOR):
        assert told(robbed, viewer)["card"] is None
        assert told(robbed, viewer)["back"] == {"lock": "pillar", "tools": ["lockpick", "hammer", "plan"]}


# --- 2: placing stones ---
@clause("LF-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_from_the_start_player_clockwise_one_stone_each_three_times_round(seats: int) -> None:
    s = town(*["plan"] * seats, start=1)
    order: list[int] = []
    for i in range(3 * seats):
        order.append(int(s.turn))
        assert all(option.startswith("place") for option in options(s, s.turn))
        assert refusal(s, (s.turn + 1) % seats, "place ruin") == "K-1 not-your-turn"
        place(s, ["ruin", "harbour", "museum"][i % 3])
    assert order == [(1 + i) % seats for i in range(seats)] * 3
    assert s.stack is None or s.stack.frame is not rounds.PLACING or s.round == 3


@clause("LF-2.1")
def test_placing_is_not_optional() -> None:
    s = town("plan", "hammer")
    assert refusal(s, 0, "decline") == "K-3 not-now"
    assert options(s, 0) == ["place city", "place villa", "place ruin", "place museum", "place harbour"]


@clause("LF-2.2")
def test_a_stone_takes_the_lowest_free_space_in_order_of_arrival() -> None:
    s = town("plan", "hammer", "pliers")
    place(s, "villa", "villa", "city", "villa")
    assert spaces(s, "villa") == "0 1 0 _ _"
    assert spaces(s, "city") == "2 _ _ _ _"
    assert refusal(s, 1, "place villa 5") == "LF-2.2 lowest-space"


@clause("LF-2.2")
def test_a_place_has_five_spaces_and_a_player_may_have_several() -> None:
    s = town("plan", "hammer", "pliers")
    place(s, *["museum"] * 5)
    assert spaces(s, "museum") == "0 1 2 0 1"
    assert refusal(s, 2, "place museum") == "LF-2.2 place-full"
    assert "place museum" not in options(s, 2)


@clause("LF-2.2")
def test_with_free_spaces_the_player_picks_any_free_space() -> None:
    s = town("plan", "hammer", free_spaces=True)
    assert len(options(s, 0)) == 25
    assert refusal(s, 0, "place villa") == "LF-2.2 name-the-space"
    place(s, "villa 4", "villa 1")
    assert spaces(s, "villa") == "1 _ _ 0 _"
    assert refusal(s, 0, "place villa 4") == "LF-2.2 space-taken"
    assert len(options(s, 0)) == 23


@clause("LF-2.2", "LF-3.1")
def test_with_free_spaces_the_space_decides_not_the_arrival() -> None:
    s = town("plan", "hammer", city="plan plan plan plan", free_spaces=True)
    place(s, "city 5", "city 2", "ruin 1", "ruin 2", "ruin 3", "ruin 4")
    assert s.turn == 1
    do(s, 1, "take plan", "take plan")
    assert s.turn == 0


# --- 4: the next round ---
@clause("LF-4.1")
def test_what_is_missing_is_refilled_in_order_and_what_lies_there_stays() -> None:
    s = town(
        "plan", "", "", city="hammer", villa="_ L9", museum="L21 _", harbour="F3 _ F8",
        stones={"ruin": "0"}, start=2,
    )  # fmt: skip
    events = do(s, 0, "decline")
    laid = [name for name in named(events) if name.endswith("Laid")]
    assert laid == ["ToolLaid"] * 5 + ["LootLaid"] * 2 + ["FenceLaid"]
    assert [told(event, 0)["place"] for event in only(events, "LootLaid")] == ["villa", "museum"]
    assert len(city(s).split()) == 6
    assert "hammer" in city(s)
    assert (lying(s, "villa").split()[1], lying(s, "museum").split()[0]) == ("L9", "L21")
    assert "_" not in lying(s, "villa") + lying(s, "museum") + buyers(s)
    assert (buyers(s).split()[0], buyers(s).split()[2]) == ("F3", "F8")


@clause("LF-4.1")
def test_the_start_card_goes_to_the_left() -> None:
    for start in range(3):
        s = town("plan", "", "", stones={"ruin": "0"}, start=start)
        do(s, 0, "decline")
        assert (s.start, s.turn) == ((start + 1) % 3, (start + 1) % 3)
        assert s.round == 3


@clause("LF-4.1", "LF-3.4")
def test_nothing_of_the_last_round_is_left_over() -> None:
    s = town("pliers", "", rogues="hammer plan", museum="L21 L1", stones={"museum": "0"})
    do(s, 0, "rob 2 with rogue")
    assert seen(s, 0)["tired"] == []
    s = town("", "", harbour="F3 F8", loot=("L9", ""), stones={"harbour": "0"})
    do(s, 0, "visit 2", "sell 1")
    assert [seen(s, 0)[name] for name in ("place", "space", "due", "stall", "sold")] == [None, None, 0, None, None]


# --- 5: the end ---
def after_sale(money: tuple[int, ...], **more: Any) -> Langfinger:
    """Two players; seat 0 sells a painting worth 3 to a fence that pays 2 on top, and the round is over."""
    s = town("", "", harbour="F8", loot=("L9", "L10"), money=money, stones={"harbour": "0"}, **more)
    do(s, 0, "visit 1", "sell 1")
    return s


def ended(s: Langfinger) -> tuple[str, list[int], list[int]] | None:
    """How a game ended: the clause, the money and the winners."""
    outcome = GAME.outcome(s)
    return None if outcome is None else (outcome.rule, outcome.scores, outcome.winners)


@clause("LF-5.1")
def test_the_game_ends_after_the_harbour_when_anyone_has_20_or_more() -> None:
    assert ended(after_sale((14, 0))) is None
    assert ended(after_sale((15, 0))) == ("LF-5.1", [20, 0], [0])
    assert ended(after_sale((17, 0))) == ("LF-5.1", [22, 0], [0])


@clause("LF-5.1")
def test_at_the_end_nothing_is_refilled() -> None:
    s = after_sale((15, 0))
    assert city(s) == ""
    assert buyers(s) == "_ _"
    assert refusal(s, 0, "place city") == "K-2 game-over"


@clause("LF-5.1")
def test_twenty_reached_at_the_villa_does_not_end_the_round_at_once() -> None:
    s = town(
        "hammer pliers", "", rogues="plan lockpick", villa="L2", harbour="F8", loot=("", "L10"), money=(18, 16),
        stones={"villa": "0", "harbour": "1"},
    )  # fmt: skip
    do(s, 0, "rob 1")
    assert money(s) == [20, 16]
    assert ended(s) is None
    do(s, 1, "visit 1", "sell 1")
    assert ended(s) == ("LF-5.1", [20, 22], [1])


@clause("LF-5.2")
def test_on_a_tie_all_of_them_win_and_unsold_loot_counts_nothing() -> None:
    assert ended(after_sale((15, 20))) == ("LF-5.1", [20, 20], [0, 1])
    assert ended(after_sale((15, 21))) == ("LF-5.1", [20, 21], [1])
    assert kept(after_sale((15, 20)), 1) == "L10"


@clause("LF-5.3")
def test_the_game_may_be_agreed_to_end_after_a_round() -> None:
    assert ended(after_sale((0, 6), max_rounds=2)) == ("LF-5.3", [5, 6], [1])
    assert ended(after_sale((0, 6), max_rounds=3)) is None
    assert ended(after_sale((15, 6), max_rounds=2)) == ("LF-5.1", [20, 6], [0])
    for wrong in (-1, 1000, "many", True):
        with pytest.raises(ValueError, match="allowed: 0 to 999"):
            Match("langfinger", 3, options={"max_rounds": wrong})


@clause("LF-5.4")
def test_so_many_rounds_running_without_money_end_the_game_five_unless_agreed_otherwise() -> None:
    def idle(dry: int, stalled: int = 5) -> Langfinger:
        s = town("plan", "", money=(3, 4), stones={"ruin": "0"}, dry=dry, stalled=stalled)
        do(s, 0, "decline")
        return s

    assert ended(idle(3)) is None
    assert idle(3).dry == 4
    assert ended(idle(4)) == ("LF-5.4", [3, 4], [1])
    assert after_sale((0, 0), dry=4).dry == 0
    assert ended(after_sale((0, 0), dry=4)) is None
    assert ended(idle(0, stalled=1)) == ("LF-5.4", [3, 4], [1])
    assert ended(idle(5, stalled=7)) is None
    assert ended(idle(6, stalled=7)) == ("LF-5.4", [3, 4], [1])
    assert ended(idle(4, stalled=0)) is None
    assert ended(idle(998, stalled=0)) is None
    assert [Match("langfinger", 2, options={"stalled": n}).view(None)["stalled"] for n in (0, 1, 99)] == [0, 1, 99]
    assert Match("langfinger", 2).view(None)["stalled"] == 5
    for wrong in (-1, 100, "never", True):
        with pytest.raises(ValueError, match="allowed: 0 or 1 to 99"):
            Match("langfinger", 3, options={"stalled": wrong})


# --- options ---
@clause("LF-1.1", "LF-2.2", "LF-5.3")
def test_the_options_are_named_and_checked() -> None:
    view = Match("langfinger", 2, options={"free_spaces": "on", "max_rounds": 7}).view(0)
    assert (view["free_spaces"], view["max_rounds"]) == (True, 7)
    for name, wrong in (("free_spaces", "yes"), ("rogues", "bring"), ("limit", 5)):
        with pytest.raises(ValueError, match=r"allowed|there are"):
            Match("langfinger", 2, options={name: wrong})
