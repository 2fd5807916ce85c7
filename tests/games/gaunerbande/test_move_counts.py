"""Move counts to a depth, the quickest way to see that the rules have changed."""

from __future__ import annotations

import pytest

from tests.games.gaunerbande.positions import tricks
from tests.kernel.counting import lines


@pytest.mark.clause("GB-3.2", "GB-3.5")
def test_the_first_trick_counts_as_counted_by_hand() -> None:
    # opener; two greens; no green, two clean cards of four; three greens
    assert lines(tricks("g0 b1 r1 k1", "g3 g5 b2 k2", "b3 b4 k3 r10", "g6 g7 g8 k5"), 4) == 1 * 2 * 2 * 3


@pytest.mark.clause("GB-3.4")
def test_a_later_lead_counts_as_counted_by_hand() -> None:
    # lead g2 or b1 (no black yet): after g2 one green, any of two, two greens; after b1 one blue, two blues, any of two
    s = tricks("g2 b1 k1", "g3 b2", "b3 b4", "g6 g7", gone="g0 g1 g4 g5")
    assert lines(s, 4) == 1 * 2 * 2 + 1 * 2 * 2


def told(hands: list[list[str]], turn: int, trick: list[str], black: bool, first: bool, depth: int) -> int:
    """The same count by a second, plain telling of GB-3, on lists of words."""
    if depth == 0 or not hands[turn]:
        return 1
    hand = hands[turn]
    choice = hand
    if trick:
        choice = [c for c in hand if c[0] == trick[0][0]] or hand
        if first and choice is hand:
            choice = [c for c in hand if c[0] != "k" and c != "r10"] or hand
    elif first:
        choice = ["g0"]
    elif not black:
        choice = [c for c in hand if c[0] != "k"] or hand
    found = 0
    for card in choice:
        rest = [[c for c in h if c != card] for h in hands]
        now, dark = [*trick, card], black or card[0] == "k"
        if len(now) < len(hands):
            found += told(rest, (turn + 1) % len(hands), now, dark, first, depth - 1)
        else:
            best = max((c for c in now if c[0] == now[0][0]), key=lambda c: int(c[1:]))
            found += told(rest, (turn + 1 + now.index(best)) % len(hands), [], dark, False, depth - 1)
    return found


@pytest.mark.clause("GB-3.1", "GB-3.2", "GB-3.3", "GB-3.4", "GB-3.5", "GB-3.6")
@pytest.mark.parametrize(
    "hands",
    [
        ("g0 b1 k1 r3", "g3 b2 r4 k4", "b3 b4 r10 k5", "g6 g7 r5 k6"),
        ("g0 k1 k2 k3", "k4 r10 k6 k7", "g3 b4 r11 k5", "g6 b7 b5 r6"),
        ("g0 g1 b2 r3", "b3 b4 b5 r4", "k3 r10 g12 b12", "k11 r0 r1 r2"),
    ],
)
def test_a_whole_small_round_counts_the_same_by_a_second_telling_of_the_rules(hands: tuple[str, ...]) -> None:
    for depth in (1, 4, 6, 9, 12, 15):
        assert lines(tricks(*hands, limit=1000), depth) == told([h.split() for h in hands], 0, [], False, True, depth)
