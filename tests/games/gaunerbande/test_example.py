"""The worked example of the rules of record: three tricks of a round for four, and the passing of the next."""

from __future__ import annotations

import pytest

from cutpurse.games.gaunerbande import GAME, rules
from cutpurse.games.gaunerbande.pieces import cards
from cutpurse.games.gaunerbande.state import TAKEN, TOTAL, blank
from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance, Scripted
from tests.games.gaunerbande.positions import do, hand, options, refusal

ANNA, TOBI, MONA, CHRIS = range(4)
DEALT = (
    "g0 g4 g5 g6 b4 b7 b12 r0 r1 r12 k1 k4 k5",
    "g1 g7 g8 g9 b1 b8 r2 r3 k0 k7 k8 k9 k11",
    "g2 g12 b0 b2 b3 b5 b6 b10 r7 k2 k3 k6 k12",
    "g3 g10 g11 b9 b11 r4 r5 r6 r8 r9 r10 r11 k10",
)
PASSED = ("b4 b12 r12", "b1 b8 k11", "r7 g2 g12", "g11 b11 k10")


@pytest.mark.clause("GB-2.1", "GB-2.2", "GB-3.1", "GB-3.2", "GB-3.3", "GB-3.4", "GB-3.5", "GB-4.1")
def test_the_worked_example_plays_as_the_rules_of_record_tell() -> None:
    s = blank(4, 100)
    rules.setup(s, Scripted([cards(card) for hand in DEALT for card in hand.split()]))
    for seat, gift in enumerate(PASSED):
        do(s, seat, *(f"give {card}" for card in gift.split()))
    assert hand(s, ANNA) == "g0 g4 g5 g6 g11 b7 b11 r0 r1 k1 k4 k5 k10"

    do(s, ANNA, "play g0")
    do(s, TOBI, "play g9")
    assert not set(hand(s, MONA).split()) & {f"g{value}" for value in range(13)}
    assert refusal(s, MONA, "play k12") == "GB-3.5 clean-first-trick"
    do(s, MONA, "play b10")
    do(s, CHRIS, "play g12")
    assert s.turn == CHRIS

    do(s, CHRIS, "play g3")
    do(s, ANNA, "play g6")
    do(s, TOBI, "play g1")
    assert {option[5] for option in options(s, MONA)} == {"b", "k"}
    do(s, MONA, "play k12")
    assert s.turn == ANNA

    do(s, ANNA, "play k1")
    do(s, TOBI, "play k0")
    do(s, MONA, "play k6")
    do(s, CHRIS, "play r10")
    assert s.turn == MONA
    assert s.cells[TAKEN + MONA] == cards("k0 k1 k6 r10")

    chance = Chance(1)
    while s.round == 1:
        seat = s.turn
        play.step(s, seat, play.options(s, seat)[0].key, chance)
    assert sum(s.cells[TOTAL + p] for p in range(4)) == 26  # the rulebook's own totals add up to 25, a misprint
    assert s.cells[TOTAL + MONA] >= 16

    gifts = [GAME.present(GAME.redact(s, p), p)["hand"][:3] for p in range(4)]
    for seat in range(4):
        do(s, seat, *(f"give {card}" for card in gifts[seat]))
    received = [GAME.present(GAME.redact(s, p), p)["received"] for p in range(4)]
    assert received == [gifts[MONA], gifts[CHRIS], gifts[ANNA], gifts[TOBI]]
