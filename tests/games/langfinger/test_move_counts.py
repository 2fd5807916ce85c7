"""Move counts to a depth, the quickest way to see that the rules have changed."""

from __future__ import annotations

import pytest

from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance
from tests.games.langfinger.positions import town
from tests.kernel.counting import lines


@pytest.mark.clause("LF-2.1", "LF-2.2")
def test_placing_counts_as_counted_by_hand() -> None:
    s = town("plan", "hammer", city="plan")
    assert [lines(s, depth) for depth in range(4)] == [1, 5, 25, 125]
    # all five spaces of one place are full after five stones there: five of the 5 ** 6 ways are missing their last
    assert lines(s, 6) == 5**6 - 5
    s = town("plan", "hammer", city="plan", free_spaces=True)
    assert [lines(s, depth) for depth in range(4)] == [1, 25, 25 * 24, 25 * 24 * 23]


@pytest.mark.clause("LF-3.2")
def test_the_city_counts_as_counted_by_hand() -> None:
    # two of hammer, hammer, plan in any order (hammer-hammer, hammer-plan, plan-hammer), then the one that is left
    s = town("", "", city="hammer hammer plan", stones={"city": "0 1"})
    assert lines(s, 2) == 3
    assert lines(s, 3) == 3


@pytest.mark.clause("LF-3.1", "LF-3.3", "LF-3.4")
def test_two_robberies_count_as_counted_by_hand() -> None:
    # either chest by hand or with the rogue, or neither; after a robbery the second stone cannot act, as all can see,
    # and at the Ruin the other seat exchanges or declines; after declining the second stone has the same five ways
    s = town("hammer pliers", "plan", rogues="hammer plan", villa="L1 L2", stones={"villa": "0 0", "ruin": "1"})
    assert lines(s, 1) == 5
    assert lines(s, 2) == 4 * 2 + 5


@pytest.mark.clause("LF-3.6")
def test_an_exchange_counts_as_counted_by_hand() -> None:
    # 1>2, 2>2, 2>3, 3>4 or decline; a hammer or the plan goes first; after declining the next round begins
    s = town("hammer hammer plan", "", stones={"ruin": "0"})
    assert lines(s, 1) == 5
    assert lines(s, 2) == 2 + 2 + 2 + 2 + 5


@pytest.mark.clause("LF-3.7", "LF-3.8")
def test_the_harbour_counts_as_counted_by_hand() -> None:
    # F4 takes two paintings, F8 one; or decline
    s = town("", "", harbour="F4 F8", loot=("L9 L6 L13", ""), stones={"harbour": "0"})
    assert lines(s, 1) == 3
    at_f4 = s.clone()
    play.step(at_f4, 0, next(c for c in play.options(s, 0) if str(c) == "visit 1").key, Chance(1))
    assert lines(at_f4, 1) == 3 + 1
