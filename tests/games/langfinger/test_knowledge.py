"""What a seat of Langfinger knows, and that sampled worlds are those it cannot tell apart, as likely as the deal."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from cutpurse.games.langfinger import GAME
from cutpurse.games.langfinger.knowledge import Worlds, covered, redact
from cutpurse.games.langfinger.pieces import TOOL_NAMES, TOOLS
from cutpurse.games.langfinger.state import EITHER, ELDER, ELDERS, HAND, PILE, SHOWN, VEILED, Langfinger, hidden
from cutpurse.kernel.chance import Chance, Scripted
from cutpurse.kernel.core import SPECTATOR
from cutpurse.kernel.sets import members, numbers
from tests.games.langfinger.positions import (
    OWN,
    card,
    do,
    evening,
    hand,
    kept,
    lots,
    lying,
    seen,
    tools_at,
    town,
    undrawn,
)
from tests.kernel.counting import assert_as_likely

clause = pytest.mark.clause
DRAWS = 6000
Deal = tuple[str, ...]


# --- counting ---
def deals(unseen: str, sizes: list[int], known: list[str]) -> Counter[Deal]:
    """By brute force: every order of the unseen cards, dealt out in these sizes onto what is known; how often each."""
    found: Counter[Deal] = Counter()
    for order in permutations(unseen.split()):
        cards = list(order)
        hands: list[str] = []
        for size, held in zip(sizes, known, strict=True):
            hands.append(in_order(" ".join([held, *cards[:size]])))
            del cards[:size]
        found[tuple(hands)] += 1
    return found


def in_order(names: str) -> str:
    """Tools in the order of the game."""
    return " ".join(sorted(names.split(), key=TOOL_NAMES.index))


def sampled(s: Langfinger, viewer: int) -> Counter[Deal]:
    """How often each deal of tools is sampled: all hands, then the pile."""
    worlds = Worlds(redact(s, viewer), viewer)
    chance = Chance(1)
    drawn = (worlds.world(chance) for _ in range(DRAWS))
    return Counter((*(hand(world, p) for p in range(s.seats)), tools_at(world, PILE)) for world in drawn)


# --- tools ---
@clause("LF-1.6")
def test_tools_drawn_unseen_are_anywhere_in_the_other_hands_or_on_the_pile() -> None:
    s = town("plan hammer", "hammer pliers", "blowtorch", tools="plan pliers pliers lockpick", stones={"ruin": "0"})
    unseen = "hammer pliers blowtorch plan pliers pliers lockpick"
    expected = deals(unseen, [0, 2, 1, 4], ["hammer plan", "", "", ""])
    assert_as_likely(sampled(s, 0), expected)


@clause("LF-1.6")
def test_tools_taken_in_the_city_are_known_until_they_are_discarded() -> None:
    s = town(
        "plan plan", "hammer pliers", "blowtorch", city="plan plan hammer", tools="lockpick lockpick plan",
        stones={"city": "1", "ruin": "1 0"},
    )  # fmt: skip
    do(s, 1, "take plan", "take hammer")
    hidden = "hammer pliers blowtorch lockpick lockpick plan"
    expected = deals(hidden, [0, 2, 1, 3], ["plan plan", "hammer plan", "", ""])
    assert_as_likely(sampled(s, 0), expected)
    assert seen(s, 0)["shown"] == [[], ["hammer", "plan"], []]
    do(s, 1, "swap 1>2", "discard hammer", chance=Scripted(lots("lockpick lockpick", undrawn(s))))
    assert seen(s, 0)["shown"] == [[], ["plan"], []]
    expected = deals(hidden, [0, 4, 1, 1], ["plan plan", "plan", "", ""])
    assert_as_likely(sampled(s, 0), expected)


@clause("LF-1.6")
def test_a_tool_discarded_that_nobody_saw_was_one_of_the_unseen() -> None:
    s = town("plan plan", "hammer pliers", "blowtorch", tools="lockpick lockpick plan", stones={"ruin": "1 0"})
    do(s, 1, "swap 1>2", "discard pliers", chance=Scripted(lots("lockpick plan", undrawn(s))))
    expected = deals("hammer blowtorch lockpick lockpick plan", [0, 3, 1, 1], ["plan plan", "", "", ""])
    assert_as_likely(sampled(s, 0), expected)


def after_a_shuffle(second: str = "lockpick pliers", plans: int = 4) -> Langfinger:
    """Two others hold some tools, and a hammer, drawn before the pile ran out and was made anew with so many plans.

    No lockpick and no pliers went back to it: all others lie open.
    """
    hammers = 9 - second.count("hammer")
    rest = "lockpick " * 11 + "hammer " * hammers + "pliers " * 11 + "blowtorch " * 11 + "plan " * (11 - plans)
    s = town("plan plan", second, "hammer", city=rest, tools="", stones={"city": "0", "ruin": "0 1 1 0"})
    do(s, 0, "take lockpick", "take lockpick", "swap 1>2", "discard plan", chance=Scripted([0, 0]))
    assert hand(s, 0) == "lockpick lockpick hammer hammer plan"
    assert tools_at(s, PILE) == "blowtorch" + " plan" * plans
    return s


@clause("LF-1.2", "LF-1.6")
def test_after_a_shuffle_an_old_hidden_tool_is_never_one_that_went_back() -> None:
    s = after_a_shuffle()
    assert [s.cells[VEILED + p] for p in range(3)] == [2, 0, 0]
    expected = deals("lockpick pliers hammer", [0, 2, 1, 0], [hand(s, 0), "", "", tools_at(s, PILE)])
    assert_as_likely(sampled(s, 0), expected)


@clause("LF-1.2", "LF-1.6")
def test_what_is_drawn_after_a_shuffle_is_one_that_went_back() -> None:
    s = after_a_shuffle()
    do(s, 1, "swap 2>2", "discard lockpick", "discard pliers", chance=Scripted(lots("plan plan", undrawn(s))))
    expected = deals("blowtorch plan plan plan plan", [0, 2, 0, 3], [hand(s, 0), "", "hammer", ""])
    assert_as_likely(sampled(s, 0), expected)


@clause("LF-1.6")
def test_a_discard_that_was_old_or_new_changes_nothing_of_what_is_known_of_other_hands() -> None:
    s = after_a_shuffle("lockpick pliers hammer", plans=5)
    do(s, 1, "swap 2>2", "discard lockpick", "discard pliers", chance=Scripted(lots("plan blowtorch", undrawn(s))))
    do(s, 1, "swap 2>3", "discard blowtorch")
    assert [s.cells[VEILED + p] for p in range(3)] == [2, 1, 0]  # no old blowtorch was left
    do(s, 1, "discard hammer")  # one of the old ones, or one drawn since
    assert [s.cells[VEILED + p] for p in range(3)] == [2, 1 + 3, 0]
    assert s.cells[EITHER + TOOLS + TOOL_NAMES.index("hammer")] == 1
    assert set(sampled(s, 0)) == {(hand(s, 0), "plan plan plan plan", "hammer", "plan")}


@clause("LF-1.6")
def test_a_hand_held_what_it_discarded_from_before_the_shuffle_or_since() -> None:
    s = town("lockpick lockpick", "pliers plan", "hammer", tools="hammer plan", stones={"ruin": "0"})
    hammer, pliers = TOOL_NAMES.index("hammer"), TOOL_NAMES.index("pliers")
    s.cells[VEILED + 1], s.cells[VEILED + 2] = 1, 0
    s.cells[ELDER + TOOLS + hammer] = s.cells[ELDER + TOOLS + pliers] = s.cells[ELDER + 2 * TOOLS + hammer] = 1
    s.cells[ELDERS + hammer], s.cells[ELDERS + pliers] = 2, 1
    s.cells[EITHER + TOOLS + hammer] = 1
    expected: Counter[Deal] = Counter()
    for old in permutations(("hammer", "hammer", "pliers")):
        for new in permutations(("hammer", "plan", "plan")):
            held = [*old[:2], new[0]]
            if "hammer" in held:
                held.remove("hammer")
                expected[hand(s, 0), in_order(" ".join(held)), old[2], in_order(" ".join(new[1:]))] += 1
    assert len(expected) > 2
    assert_as_likely(sampled(s, 0), expected)


# --- loot ---
def fronts(s: Langfinger, viewer: int) -> Counter[Deal]:
    """How often each deal of loot is sampled: Villa, Museum, what the seats keep."""
    worlds = Worlds(redact(s, viewer), viewer)
    chance = Chance(2)
    drawn = (worlds.world(chance) for _ in range(DRAWS))
    return Counter(
        (lying(world, "villa"), lying(world, "museum"), *(kept(world, p) for p in range(s.seats))) for world in drawn
    )


@clause("LF-1.5", "LF-1.6")
def test_a_back_hides_any_front_it_may_have_that_was_not_seen() -> None:
    s = town("plan plan", "", villa="L6", museum="L7 L9", loot=("L10", "L13"), stones={"ruin": "0"})
    expected: Counter[Deal] = Counter()
    for pillars in permutations(("L6", "L7", "L8")):
        for safe in ("L13", "L14"):
            expected[pillars[0], f"{pillars[1]} L9", "L10", safe] += 1
    assert_as_likely(fronts(s, 0), expected)


@clause("LF-1.6")
def test_a_spectator_knows_no_front_at_all() -> None:
    s = town("plan plan", "", villa="L11", loot=("L12", "L13"), stones={"ruin": "0"})
    expected: Counter[Deal] = Counter()
    for gold, other in permutations(("L11", "L12")):
        for safe in ("L13", "L14"):
            expected[gold, "_ _", other, safe] += 1
    assert_as_likely(fronts(s, SPECTATOR), expected)


@clause("LF-1.2", "LF-1.6")
def test_loot_kept_since_before_a_shuffle_is_none_that_went_back() -> None:
    s = town("plan", "", loot=("", "L7"), pile="", stones={"ruin": "0"})
    do(s, 0, "decline")  # all other loot is shuffled, and some of it laid out
    assert s.shuffles == 1
    for deal in fronts(s, 0):
        assert deal[3] == "L7"
    world = Worlds(redact(s, 0), 0).world(Chance(4))
    there = [*(lying(world, "villa") + " " + lying(world, "museum")).split(), OWN.loot[world.top - 1]]
    assert "L7" not in there
    assert "L7" not in [OWN.loot[at] for at in members(world.loot_pile)]


@clause("LF-1.6")
def test_the_top_of_the_pile_shows_its_back_to_all_and_its_front_to_nobody() -> None:
    s = town("plan", "", pile="L21 L22 L23", stones={"ruin": "0"})
    for viewer in (0, 1, SPECTATOR):
        worlds = Worlds(redact(s, viewer), viewer)
        chance = Chance(1)
        tops = Counter(OWN.loot[worlds.world(chance).top - 1] for _ in range(400))
        assert set(tops) == {"L21", "L22"}
        assert redact(s, viewer).top == hidden(s, card("L22") + 1) < 0


# --- every game ---
@clause("LF-1.6")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_truth_is_always_among_the_worlds(seats: int) -> None:
    """What a sampler deals out is exactly what is hidden, in pools by when it was drawn: so the truth can come up."""
    step = old = 0
    for seed in range(4):
        for s, _ in evening(seats, seed, keen=9):
            step += 1
            if step % 7 == 0:
                old += any(s.cells[ELDERS + t] for t in range(TOOLS))
                for viewer in [*range(seats), SPECTATOR]:
                    truth_is_possible(s, viewer)
    assert old or seats == 2  # some of these moments are after a shuffle


def truth_is_possible(s: Langfinger, viewer: int) -> None:
    """The true state is one of the worlds of a viewer."""
    worlds = Worlds(redact(s, viewer), viewer)
    others = [p for p in range(s.seats) if p != viewer]
    for t in range(TOOLS):
        elders = sum(s.cells[ELDER + p * TOOLS + t] for p in others)
        unseen = sum(s.cells[HAND + p * TOOLS + t] - s.cells[SHOWN + p * TOOLS + t] for p in others)
        assert numbers(worlds.tools.elders).count(t) == elders
        either = sum(s.cells[EITHER + p * TOOLS + t] for p in others)
        assert numbers(worlds.tools.veiled).count(t) == unseen + either - elders + s.cells[PILE + t]
    truly: Counter[tuple[int, int]] = Counter()
    for at in covered(s, viewer):
        truly[int(hidden(s, s.cells[at])), int(s.cells[at]) - 1] += 1
    if s.top:
        truly[int(hidden(s, s.top)), int(s.top) - 1] += 1
    for loot in members(s.loot_pile):
        truly[int(hidden(s, loot + 1)), loot] += 1
    assert truly == Counter((key, loot) for key, cards in worlds.fronts.items() for loot in cards)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_spectator_and_every_seat_can_imagine_the_table(viewer: int) -> None:
    for s, _ in evening(3, 11, keen=5):
        world = Worlds(redact(s, viewer), viewer).world(Chance(1))
        assert seen(world, viewer) == seen(s, viewer)
        assert GAME.pieces(world) == GAME.pieces(s)
