"""Hidden hands from a pile that is shuffled again, on a tiny deck: what is counted, what is hidden, what is dealt."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from cutpurse.kernel.chance import Chance, lot
from cutpurse.kernel.core import SPECTATOR
from cutpurse.kernel.hidden_hands import HiddenHands, Unseen
from cutpurse.kernel.sets import Row, numbers, row, zeros
from tests.kernel.counting import assert_as_likely

KINDS = "abc"
SEATS = 3
BY_BOTH = SEATS * len(KINDS)
SIZE, VEILED, HAND = 0, SEATS, 2 * SEATS
SHOWN, ELDER, EITHER = HAND + BY_BOTH, HAND + 2 * BY_BOTH, HAND + 3 * BY_BOTH
PILE = HAND + 4 * BY_BOTH
ELDERS = PILE + len(KINDS)
GONE = ELDERS + len(KINDS)
HANDS = HiddenHands(len(KINDS), HAND, SHOWN, ELDER, EITHER, SIZE, VEILED, ELDERS, PILE)
DRAWS = 4000


# --- a table in letters ---
def table(pile: str) -> Row:
    """Nothing but a pile."""
    found = zeros(GONE + len(KINDS))
    for kind in pile:
        found[PILE + KINDS.index(kind)] += 1
    return found


def draw(t: Row, seat: int, kinds: str) -> None:
    for kind in kinds:
        HANDS.draw(t, seat, KINDS.index(kind))


def show(t: Row, seat: int, kinds: str) -> None:
    for kind in kinds:
        HANDS.show(t, seat, KINDS.index(kind))


def drop(t: Row, seat: int, kinds: str) -> None:
    for kind in kinds:
        HANDS.drop(t, seat, KINDS.index(kind))
        t[GONE + KINDS.index(kind)] += 1


def shuffle(t: Row) -> None:
    """The discards are the new pile."""
    HANDS.reshuffled(t, SEATS)
    for kind in range(len(KINDS)):
        t[PILE + kind], t[GONE + kind] = t[GONE + kind], 0


def at(t: Row, first: int, seat: int = 0) -> str:
    """The cards that lie there, in letters."""
    start = first + seat * len(KINDS)
    return "".join(kind * int(t[start + k]) for k, kind in enumerate(KINDS))


def per_seat(t: Row, first: int) -> list[int]:
    return numbers(t)[first : first + SEATS]


def unseen(t: Row, viewer: int) -> tuple[Row, Unseen]:
    """What a viewer sees of a table, and what it does not."""
    v = t[:]
    HANDS.redact(v, SEATS, viewer)
    covered = [sum(t[HAND + p * len(KINDS) + k] for p in range(SEATS)) + t[PILE + k] for k in range(len(KINDS))]
    return v, Unseen(HANDS, v, SEATS, viewer, row([int(n) for n in covered]))


def sampled(t: Row, viewer: int) -> Counter[tuple[str, ...]]:
    """How often each deal comes up: all hands, then the pile."""
    v, rest = unseen(t, viewer)
    chance = Chance(1)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(DRAWS):
        world = v[:]
        rest.deal(world, chance)
        found[(*(at(world, HAND, p) for p in range(SEATS)), at(world, PILE))] += 1
    return found


def in_order(*cards: str) -> str:
    return "".join(sorted("".join(cards)))


# --- cards that move ---
def test_a_card_drawn_is_veiled_and_a_card_shown_is_not() -> None:
    t = table("aabc")
    draw(t, 1, "ab")
    show(t, 1, "c")
    assert at(t, PILE) == "ac"
    assert (at(t, HAND, 1), at(t, SHOWN, 1)) == ("abc", "c")
    assert (per_seat(t, SIZE), per_seat(t, VEILED)) == ([0, 3, 0], [0, 2, 0])


def test_the_card_that_everybody_saw_is_the_one_that_leaves() -> None:
    t = table("a")
    draw(t, 0, "a")
    show(t, 0, "a")
    drop(t, 0, "a")
    assert (at(t, HAND), at(t, SHOWN), per_seat(t, SIZE), per_seat(t, VEILED)) == ("a", "", [1, 0, 0], [1, 0, 0])


def test_at_a_shuffle_everybody_counts_what_the_hands_hold_together() -> None:
    t = table("aabbc")
    draw(t, 0, "aab")
    draw(t, 1, "bc")
    show(t, 1, "a")
    drop(t, 0, "a")
    shuffle(t)
    assert (at(t, ELDER), at(t, ELDER, 1), at(t, ELDERS), at(t, PILE)) == ("ab", "bc", "abbc", "a")
    assert per_seat(t, VEILED) == [0, 0, 0]


@pytest.mark.parametrize(
    ("drawn", "dropped", "elders", "veiled", "either"),
    [
        ("", "a", "b", 0, ""),  # it drew nothing since
        ("c", "c", "ab", 0, ""),  # no hand had one before
        ("ac", "a", "ab", 2, "a"),  # it may have been either
        ("ac", "abac", "ab", 1, "aab"),  # but the last was none of the elders
    ],
)
def test_a_card_that_leaves_unseen_is_an_elder_or_a_veiled_one_or_either(
    drawn: str, dropped: str, elders: str, veiled: int, either: str
) -> None:
    t = table("ab")
    draw(t, 0, "ab")
    show(t, 1, "aacc")
    drop(t, 1, "aacc")
    shuffle(t)
    draw(t, 0, drawn)
    drop(t, 0, dropped)
    assert (at(t, ELDERS), per_seat(t, VEILED)[0], at(t, EITHER)) == (elders, veiled, either)
    shuffle(t)
    assert at(t, EITHER) == ""


def test_a_hand_without_elders_loses_a_veiled_card_though_others_have_elders_like_it() -> None:
    t = table("a")
    draw(t, 0, "a")
    show(t, 1, "a")
    drop(t, 1, "a")
    shuffle(t)
    draw(t, 1, "a")
    drop(t, 1, "a")
    assert (at(t, ELDERS), per_seat(t, VEILED), at(t, EITHER, 1)) == ("a", [0, 0, 0], "")


def test_a_lot_finds_every_card_of_the_pile_once() -> None:
    t = table("aabccc")
    assert "".join(KINDS[lot(t, PILE, n)] for n in range(6)) == "aabccc"


# --- what one viewer knows ---
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_view_hides_the_pile_and_what_others_did_not_show(viewer: int) -> None:
    t = table("ab")
    draw(t, 0, "ab")
    show(t, 1, "c")
    show(t, 0, "c")
    shuffle(t)
    v, _ = unseen(t, viewer)
    own = viewer == 0
    assert (at(v, HAND), at(v, ELDER), at(v, HAND, 1)) == ("abc" if own else "c", "ab" if own else "", "c")
    assert (at(v, PILE), at(v, ELDERS), per_seat(v, SIZE)) == ("", "ab", [3, 1, 0])


def test_unseen_cards_are_dealt_as_by_shuffling_them() -> None:
    t = table("aabbcc")
    draw(t, 0, "a")
    draw(t, 1, "bc")
    draw(t, 2, "a")
    show(t, 2, "c")
    expected: Counter[tuple[str, ...]] = Counter()
    for order in permutations("aabbcc"[1:]):
        expected["a", in_order(*order[:2]), in_order("c", order[2]), in_order(*order[3:])] += 1
    assert_as_likely(sampled(t, 0), expected)


def test_elders_and_later_cards_are_two_decks_and_a_hand_was_dealt_what_it_lost() -> None:
    t = table("aabc")
    draw(t, 1, "ab")
    draw(t, 2, "ac")
    show(t, 0, "aabb")
    drop(t, 0, "aabb")
    shuffle(t)
    draw(t, 1, "ab")
    drop(t, 1, "a")
    expected: Counter[tuple[str, ...]] = Counter()
    for old in permutations("aabc"):
        for new in permutations("aabb"):
            held = [*old[:2], *new[:2]]
            if "a" in held:
                held.remove("a")
                expected["", in_order(*held), in_order(*old[2:]), in_order(*new[2:])] += 1
    assert len(expected) > 10
    assert_as_likely(sampled(t, 0), expected)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_happened_every_world_looks_like_the_truth_and_the_truth_is_one(seed: int) -> None:
    """Both have the same cards in the same two decks, so that the sampler can deal the truth."""
    chance = Chance(seed)
    t = table("aaabbbccc")
    shuffles = doubts = 0
    for _ in range(300):
        seat = int(chance.below(SEATS))
        size = t[SIZE + seat]
        if size and chance.below(5) < 2:
            hand = at(t, HAND, seat)
            drop(t, seat, hand[chance.below(size)])
        elif pile := at(t, PILE):
            draw(t, seat, KINDS[lot(t, PILE, chance.below(len(pile)))])
        elif gone := at(t, GONE):
            if chance.below(2):
                t[GONE + KINDS.index(gone[0])] -= 1
                show(t, seat, gone[0])
            else:
                shuffle(t)
                shuffles += 1
        doubts += any(at(t, EITHER, p) for p in range(SEATS))
        for viewer in (0, 1, 2, SPECTATOR):
            assert_possible(t, viewer, chance)
    assert shuffles > 3
    assert doubts > 3


def assert_possible(t: Row, viewer: int, chance: Chance) -> None:
    v, rest = unseen(t, viewer)
    world = v[:]
    rest.deal(world, chance)
    others = [p for p in range(SEATS) if p != viewer]
    elders = in_order(*(at(t, ELDER, p) for p in others))
    lost = in_order(*(at(t, EITHER, p) for p in others))
    all_others = Counter(in_order(*(at(t, HAND, p) for p in others), at(t, PILE), lost))
    all_others.subtract("".join(at(t, SHOWN, p) for p in others))
    assert [KINDS[k] for k in rest.elders] == list(elders)
    assert Counter(KINDS[k] for k in rest.veiled) == +(all_others - Counter(elders))
    for p in range(SEATS):
        assert len(at(world, HAND, p)) == t[SIZE + p]
    assert len(at(world, PILE)) == len(at(t, PILE))
    assert in_order(*(at(world, ELDER, p) for p in range(SEATS))) == at(t, ELDERS)
    assert numbers(unseen(world, viewer)[0]) == numbers(v)
