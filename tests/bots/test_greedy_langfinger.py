"""The greedy Langfinger bot: what it does where a beginner knows what to do; many positions come in pairs."""

from __future__ import annotations

import pytest

from cutpurse.bots import Advice, bot
from cutpurse.bots.langfinger.greedy import GreedyLangfinger
from cutpurse.games.langfinger import GAME
from cutpurse.games.langfinger.state import MONEY, Langfinger
from cutpurse.kernel.core import Command
from cutpurse.kernel.match import Match
from tests.games.langfinger.positions import do, place, town

CITY = "lockpick hammer hammer pliers blowtorch plan plan"
VILLA = "L9 L1"  # a pillar for lockpick, hammer, plan: a painting worth 3 or 4; a chest for hammer and pliers
MUSEUM = "L27 L21 L23"  # showcases: plan, plan, blowtorch; hammer, blowtorch; pliers, pliers
FENCES = "F8 F12 F3 F4"


def choice(s: Langfinger) -> str:
    """What greedy does for the seat whose turn it is."""
    return str(GreedyLangfinger(0).choose(GAME.redact(s, s.turn), s.turn))


def choices(s: Langfinger, n: int) -> list[str]:
    """Its next choices, each of them made."""
    made: list[str] = []
    for _ in range(n):
        made.append(choice(s))
        do(s, s.turn, made[-1])
    return made


def four(hand: str, **things: object) -> Langfinger:
    """A table of four in which seat 0 has the lockpick and this hand, and the others four tools each."""
    laid: dict[str, object] = {"city": CITY, "villa": VILLA, "museum": MUSEUM, "harbour": FENCES, **things}
    others = ["hammer pliers blowtorch plan"] * 3
    return town(hand, *others, **laid)  # type: ignore[arg-type]


# --- placing ---
def stones_of_one(s: Langfinger) -> list[str]:
    """Where greedy places the stones of seat 0, while the others crowd the Ruin and the City."""
    chosen: list[str] = []
    for elsewhere in (("ruin", "ruin", "ruin"), ("city", "city", "city"), ("ruin", "ruin", "city")):
        chosen += choices(s, 1)
        place(s, *elsewhere)
    return chosen


def test_with_the_tools_in_hand_it_robs_and_sells_in_the_same_round() -> None:
    chosen = stones_of_one(four("hammer plan plan plan blowtorch"))
    assert {"place villa", "place museum", "place harbour"} == set(chosen)


def test_without_tools_it_fetches_some() -> None:
    assert "place city" in stones_of_one(four(""))


def test_with_loot_in_front_of_it_and_a_fence_that_pays_a_bonus_it_goes_to_the_harbour() -> None:
    s = four("", loot=["L10"])
    assert "place harbour" in stones_of_one(s)


@pytest.mark.parametrize(("loot", "goes"), [("L10 L13", True), ("", False)])
def test_the_last_stone_goes_to_the_harbour_only_if_there_is_something_to_sell(loot: str, goes: bool) -> None:
    s = four("", loot=[loot])
    place(s, "ruin", "city", "city", "city", "ruin", "villa", "villa", "villa")
    assert (choice(s) == "place harbour") is goes


def test_where_others_are_first_it_goes_elsewhere() -> None:
    s = four("hammer plan", start=1)
    do(s, 1, "place villa")
    do(s, 2, "place villa")
    do(s, 3, "place villa")
    assert choice(s) != "place villa"


def test_where_it_may_choose_the_space_it_takes_the_lowest() -> None:
    s = four("hammer plan plan plan blowtorch", free_spaces=True)
    assert choice(s).endswith(" 1")


# --- the City ---
def test_in_the_city_it_takes_what_its_robbery_lacks() -> None:
    s = four("hammer", museum="L27", stones={"city": "0", "villa": "0", "harbour": "0"})
    assert "take plan" in choices(s, 2)
    assert choice(s) == "rob 1 with rogue"


def test_it_takes_two_of_a_kind_where_a_lock_takes_two() -> None:
    s = four("blowtorch", villa="L1", stones={"city": "0", "museum": "0"})
    assert choices(s, 2) == ["take plan", "take plan"]


# --- Villa and Museum ---
@pytest.mark.parametrize(
    ("hand", "museum", "stones", "wanted"),
    [
        ("lockpick blowtorch plan", "L13", "0", ["rob 1 with rogue"]),  # the lockpick stays in the hand
        ("lockpick lockpick blowtorch pliers", "L13 L25", "0 0", ["rob 1", "rob 2 with rogue"]),
        ("hammer hammer blowtorch blowtorch", "L11 L29", "0", ["rob 2 with rogue"]),  # worth more
    ],
)
def test_it_robs_what_is_worth_most_and_spares_its_tools(
    hand: str, museum: str, stones: str, wanted: list[str]
) -> None:
    s = four(hand, museum=museum, stones={"museum": stones, "harbour": "1"})
    made = choices(s, len(wanted))
    assert sorted(made) == sorted(wanted)


def test_at_the_villa_it_keeps_the_tools_that_are_worth_more_at_the_museum() -> None:
    s = four("hammer pliers", rogues="blowtorch plan hammer pliers lockpick", villa="L1", museum="L21 L17",
             stones={"villa": "0", "museum": "0", "harbour": "0"})  # fmt: skip
    assert choice(s) == "decline"


def test_in_the_last_round_money_from_a_chest_is_worth_more_than_loot_it_cannot_sell() -> None:
    hand = "hammer hammer pliers plan plan"
    early = four(hand, villa="L1 L9", stones={"villa": "0", "city": "1"})
    late = four(hand, villa="L1 L9", stones={"villa": "0", "harbour": "1"}, money=(15, 20, 0, 0))
    do(early, 1, "take plan", "take plan")
    assert choice(early) == "rob 2 with rogue"
    assert choice(late) == "rob 1"


# --- the Ruin ---
def test_it_discards_what_it_has_too_many_of_and_keeps_what_the_museum_takes() -> None:
    s = four("pliers pliers pliers pliers hammer blowtorch", museum="L21", stones={"ruin": "0", "museum": "0"})
    swap, *discards = choices(s, 2)
    assert swap.startswith("swap ")
    assert discards == ["discard pliers"]
    while (made := choice(s)).startswith("discard"):
        assert made == "discard pliers"
        do(s, 0, made)
    assert made == "rob 1"


# --- the Harbour ---
def test_it_sells_where_the_bonus_is() -> None:
    s = four("", loot=["L10"], stones={"harbour": "0"})
    assert choices(s, 2) == ["visit 1", "sell 1"]


def test_it_sells_two_of_a_kind_where_a_fence_takes_both() -> None:
    s = four("", harbour="F8 F12 F3 F5", loot=["L21 L13 L27"], museum="", stones={"harbour": "0"})
    assert choices(s, 3) == ["visit 2", "sell 1", "sell 2"]  # the coins: the gold is the first loot now
    assert s.cells[MONEY] == 6


def test_with_two_stones_it_leaves_each_card_the_fence_that_pays_most_for_it() -> None:
    s = four("", harbour="F9 F8", loot=["L13 L10"], stones={"harbour": "0 0"})
    choices(s, 4)
    assert s.cells[MONEY] == 2 + 2 + 4 + 2  # gold to F9, the painting to F8, both with a bonus


def test_it_visits_no_fence_that_buys_only_what_its_loot_might_have_been() -> None:
    s = four(
        "", harbour="F14", loot=["L21"], museum="", stones={"harbour": "0"}
    )  # coins, on a back that may hide a statue
    assert choice(s) == "decline"


# --- rogues ---
def test_it_chooses_the_rogue_whose_tool_most_locks_take() -> None:
    match = Match("langfinger", seats=3, seed=1, options={"rogues": "choose"})
    seat = match.actors()[0]
    assert str(bot("greedy", "langfinger").choose(match, seat)) == "choose lockpick"


# --- advice ---
def advised(match: Match, seat: int) -> list[Command]:
    """What it advises a seat to do."""
    advice = Advice(match, seat)
    while advice.wanted:
        advice.add(bot("greedy", "langfinger").choose(advice.match, seat))
    return advice.moves


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_advice_is_about_one_stone_whole_and_can_be_taken_at_once(seats: int) -> None:
    match = Match("langfinger", seats=seats, seed=seats)
    given: set[tuple[str, ...]] = set()
    while actors := match.actors():
        moves = advised(match, actors[0])
        given.add(tuple(str(move).split()[0] for move in moves))
        match.play(actors[0], moves)
    swaps = {moves for moves in given if moves[0] == "swap"}
    assert swaps
    assert all(moves == ("swap", *["discard"] * (len(moves) - 1)) and len(moves) > 1 for moves in swaps)
    others = given - swaps - {("rob",), ("decline",), ("sell",), ("enough",), ("take",), ("visit", "enough")}
    assert others == {("choose",), ("place",), ("take", "take"), ("visit", "sell")}
