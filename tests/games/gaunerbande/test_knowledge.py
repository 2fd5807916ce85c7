"""What a seat of Gaunerbande knows, and that sampled worlds are those it cannot tell apart, each equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from cutpurse.games.gaunerbande import GAME
from cutpurse.games.gaunerbande.knowledge import Worlds, redact
from cutpurse.games.gaunerbande.pieces import ALL, cards, listed
from cutpurse.games.gaunerbande.state import GAVE, HAND, HELD, LACKS, Gaunerbande, View
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import SPECTATOR
from tests.games.gaunerbande.positions import deal, do, hand, trick, tricks

clause = pytest.mark.clause
DRAWS = 6000
SIXTEEN = "g0 g1 g2 b3, g3 g4 b5 b6, g6 g7 b7 k7, g9 b9 b10 k8"  # a small deal: the other cards are gone


def every_deal(s: Gaunerbande, viewer: int) -> set[tuple[str, ...]]:
    """By brute force: the hands a viewer cannot rule out, given sizes, gifts seen and what others showed to lack."""
    view = redact(s, viewer)
    unseen: list[str] = []
    for p in range(s.seats):
        unseen += listed(s.cells[HAND + p] & ~view.cells[HAND + p])
    return {tuple(hands) for hands in dealt_out(unseen, [(view, s, p) for p in range(s.seats)])}


def dealt_out(unseen: list[str], seats: list[tuple[View, Gaunerbande, int]]) -> Iterator[list[str]]:
    """The unseen cards dealt to these seats in every way that fits."""
    if not seats:
        yield []
        return
    view, s, p = seats[0]
    known = view.cells[HAND + p]
    for drawn in combinations(unseen, len(listed(s.cells[HAND + p] & ~known))):
        if not cards(" ".join(drawn)) & s.cells[LACKS + p]:
            mine = " ".join(listed(known | cards(" ".join(drawn))))
            left = [card for card in unseen if card not in drawn]
            for others in dealt_out(left, seats[1:]):
                yield [mine, *others]


def sampled(s: Gaunerbande, viewer: int, seed: int = 1) -> Counter[tuple[str, ...]]:
    """How often each deal is sampled."""
    worlds = Worlds(redact(s, viewer), viewer)
    chance = Chance(seed)
    drawn = (worlds.world(chance) for _ in range(DRAWS))
    return Counter(tuple(hand(world, p) for p in range(s.seats)) for world in drawn)


def assert_uniform(found: Counter[tuple[str, ...]], deals: set[tuple[str, ...]]) -> None:
    """Every deal comes up, none but these, and chi-square stays within four standard deviations of its mean."""
    assert set(found) == deals
    expected = DRAWS / len(deals)
    chi = sum((found[d] - expected) ** 2 / expected for d in deals)
    freedom = len(deals) - 1
    assert abs(chi - freedom) < 4 * (2 * freedom) ** 0.5, (chi, freedom)


def test_without_any_clue_every_deal_is_equally_likely() -> None:
    s = tricks("g1 g2", "b3 r1", "k7 r5", "b9 g7", gone="rest")
    deals = every_deal(s, 0)
    assert len(deals) == 90
    assert_uniform(sampled(s, 0), deals)


@clause("GB-3.2", "GB-3.7")
def test_a_void_shown_is_honoured_and_the_rest_stays_uniform() -> None:
    s = tricks("g1 g2 g3", "b3 r1 r2", "k7 r5 b4", "b9 g7 r8", gone="rest", lacks=("", "g7", "b9 b3", "r1"))
    deals = every_deal(s, 0)
    assert 20 < len(deals) < 1680
    assert_uniform(sampled(s, 0), deals)


@clause("GB-3.5")
def test_several_voids_at_once_leave_only_the_deals_that_fit() -> None:
    lacks = ("", "g7 b9 b3", "b9 b3 r1", "k7 r1 r5 r2")
    s = tricks("g1 g2 g3", "r1 r5 k7", "k8 r2 g7", "b9 b3 k6", gone="rest", lacks=lacks)
    deals = every_deal(s, 0)
    assert len(deals) > 5
    assert_uniform(sampled(s, 0), deals)


@clause("GB-2.4")
def test_cards_passed_are_where_the_giver_put_them() -> None:
    s = deal(*SIXTEEN.split(", "))
    for p, gift in enumerate(("g2 b3 g1", "g4 b5 b6", "g7 b7 k7", "g9 b9 k8")):
        do(s, p, *(f"give {card}" for card in gift.split()))
    s.gone = ALL & ~cards(SIXTEEN.replace(",", ""))
    deals = every_deal(s, 0)
    assert all({"g1", "g2", "b3"} <= set(hands[1].split()) for hands in deals)
    assert_uniform(sampled(s, 0), deals)
    world = Worlds(redact(s, 0), 0).world(Chance(3))
    assert world.cells[GAVE + 0] == s.cells[GAVE + 0]
    assert world.cells[GAVE + 3] == s.cells[GAVE + 3]  # received by seat 0
    assert world.cells[GAVE + 1] & ~world.cells[HELD + 2] == 0
    assert len(listed(world.cells[GAVE + 1])) == 3


@clause("GB-2.1", "GB-2.3")
def test_while_passing_the_gifts_of_others_are_any_three_of_their_cards() -> None:
    s = deal(*SIXTEEN.split(", "))
    s.gone = ALL & ~cards(SIXTEEN.replace(",", ""))
    do(s, 1, "give g3", "give g4", "give b5")
    worlds = Worlds(redact(s, 0), 0)
    chance = Chance(5)
    gifts: Counter[str] = Counter()
    for _ in range(DRAWS):
        world = worlds.world(chance)
        assert len(listed(world.cells[HAND + 1])) == 1
        gifts.update(listed(world.cells[GAVE + 1]))
    assert len(gifts) == 12
    expected = DRAWS * 3 / 12
    assert all(abs(n - expected) < 5 * expected**0.5 for n in gifts.values())


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_a_spectator_and_every_seat_can_imagine_the_table(viewer: int) -> None:
    s = tricks("g1 g2", "b3 r1", "k7 r5", "b9 g7", gone="rest")
    trick(s, "g1")
    view = redact(s, viewer)
    world = Worlds(view, viewer).world(Chance(1))
    assert GAME.present(GAME.redact(world, viewer), viewer) == GAME.present(GAME.redact(s, viewer), viewer)


@clause("GB-3.7")
def test_a_spectator_sees_no_hand_but_all_that_is_open() -> None:
    s = tricks("g1 g2", "b3 r1", "k7 r5", "b9 g7", gone="rest", totals=(1, 2, 3, 4))
    seen = GAME.present(GAME.redact(s, SPECTATOR), SPECTATOR)
    assert seen["hand"] == []
    assert seen["known"] == [[]] * 4
    assert seen["hands"] == [2, 2, 2, 2]
    assert seen["totals"] == [1, 2, 3, 4]
