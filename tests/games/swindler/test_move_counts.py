"""Move counts to a depth, the quickest way to see that the rules have changed."""

from __future__ import annotations

import pytest

from tests.games.swindler.positions import go, table
from tests.kernel.counting import lines


@pytest.mark.clause("SW-2.1", "SW-2.3", "SW-3.1")
def test_reserving_counts_as_counted_by_hand() -> None:
    # four orders to reserve, or one of five bags; after an order three others are left, or a bag
    s = table("", "")
    assert lines(s, 1) == 4 + 5
    after = table("", "")
    go(after, "0 reserve 1")
    assert lines(after, 1) == 3 + 5
    # of three markers out one was there before: it may be taken back, and nothing more can be reserved
    s = table("", "", orders="A1:0 A2 A3 A4")
    go(s, "0 reserve 2", "0 reserve 3")
    assert lines(s, 1) == 1 + 5
    # another's marker may be thrown off, an empty place cannot be reserved
    assert lines(table("", "", orders="A1:1 _ A3 A4"), 1) == 3 + 5


@pytest.mark.clause("SW-3.1", "SW-7.21")
def test_stealing_counts_as_counted_by_hand() -> None:
    s = table("", "")
    go(s, "0 steal red: red ring")
    assert lines(s, 1) == 2
    s = table("sidekick", "")
    go(s, "0 steal red: red ring")
    assert lines(s, 1) == 2 + 4


@pytest.mark.clause("SW-4.1", "SW-4.5")
def test_actions_count_as_counted_by_hand() -> None:
    # D1 buys ring, necklace, watch, D2 ring, necklace, brooch: a ring and a brooch fit three fields, and the end
    s = table("", "", loot=("red ring, blue brooch", ""), dealers="D1 D2 _", at="acting")
    assert lines(s, 1) == 3 + 1
    # after either sale of the ring the brooch is left, or the end; after the brooch the two fields for the ring, or the
    # end; after the end the other seat begins with four orders and five bags
    assert lines(s, 2) == 2 * (1 + 1) + (2 + 1) + 9


@pytest.mark.clause("SW-4.2")
def test_paying_counts_as_counted_by_hand() -> None:
    # two keys of three kinds: red first, then red, blue or green; blue or green first, then one of the two others kinds
    s = table("", "", orders="A5:0 _ _ _", loot=("red key_red, red key_red, blue key_blue, green key_green", ""),
              at="acting")  # fmt: skip
    go(s, "0 fulfil 1")
    assert lines(s, 1) == 3
    # the rest of the turn: the end of the actions, as nothing can be sold
    assert lines(s, 2) == 3 + 2 + 2


@pytest.mark.clause("SW-7.5", "SW-7.6")
def test_a_window_counts_as_counted_by_hand() -> None:
    # seat 1 may bet twice over or pass, seat 2 has nothing that fits: with a pass of both the steal goes on
    s = table("", "know_it_all", "assassin", loot=("", "", ""))
    go(s, "0 steal red")
    assert lines(s, 1) == 3
    assert lines(s, 2) == 3 * 1
    # after a bet seat 2 may answer with its Assassin or not
    go(s, "1 bet caught", "2 pass")
    assert lines(s, 1) == 2


@pytest.mark.clause("SW-7.18")
def test_a_swap_counts_as_counted_by_hand() -> None:
    # two partners; of seat 1 two kinds, of seat 2 one, each for one of two tiles that are not equal to it
    s = table("hustler", "", "", loot=("red ring, blue watch", "red ring, green coin", "black seal_tin"), at="acting")
    go(s, "0 play hustler")
    assert lines(s, 1) == 2
    assert lines(s, 2) == 2 + 1
    assert lines(s, 3) == (1 + 2) + 2


@pytest.mark.clause("SW-6.1")
def test_hiring_counts_as_counted_by_hand() -> None:
    # nobody, 1, 2 or 3 cards; 1 and 2 are paid with either tile first, 3 with all there is, without a question;
    # then the next seat has its nine, as nobody is richer than another and seat 1 has nothing to swap
    s = table("", "", coins=(0, 0), loot=("red coin, black double_coin", ""), at="hiring")
    assert lines(s, 1) == 1 + 3
    assert lines(s, 2) == 9 + 2 + 2 + 9
