"""The search's driver: any game, at random, to the end, and the same in every mode."""

from __future__ import annotations

import pytest

from cutpurse.games.gaunerbande import GAME
from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance, Keyed
from cutpurse.kernel.codec import pack_state
from cutpurse.kernel.core import State


def dealt(seats: int) -> State:
    """A table after the deal, at which one round decides."""
    s = GAME.blank(seats, {"limit": 1})
    GAME.setup(s, Chance(11))
    return s


def by_hand(s: State, chance: Chance) -> int:
    """What a rollout does, told a second time with the kernel's functions for people."""
    moves = 0
    while play.actors(s):
        key = s.stack.frame.menu.listed(chance.draw(play.mask(s, s.turn)))[0].key if s.stack else 0
        play.step(s, s.turn, key, chance)
        moves += 1
    return moves


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(12))
def test_a_rollout_draws_every_choice_from_what_is_legal_and_ends_as_by_hand(seats: int, seed: int) -> None:
    quick, slow = dealt(seats), dealt(seats)
    chances = Chance(seed), Chance(seed)
    assert play.rollout(quick, chances[0]) == by_hand(slow, chances[1])
    assert pack_state(quick) == pack_state(slow)
    assert chances[0].below(2**30) == chances[1].below(2**30)


def test_a_rollout_takes_any_chance() -> None:
    quick, slow = dealt(4), dealt(4)
    assert play.rollout(quick, Keyed(b"s", [], 1)) == by_hand(slow, Keyed(b"s", [], 1))
    assert pack_state(quick) == pack_state(slow)


def test_rollouts_leave_their_root_as_it_was() -> None:
    root = dealt(4)
    before = pack_state(root)
    assert play.rollouts(root, 5, Chance(1)) >= 5 * 64
    assert pack_state(root) == before
