"""Moments of games, for tests of what bots think about a choice."""

from __future__ import annotations

from collections.abc import Iterator

from cutpurse.bots.levels import policy_of
from cutpurse.bots.search.policy import keys_of
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import CLOCK, State
from cutpurse.kernel.game import find
from cutpurse.kernel.play import step

MOVES = 200  # of each game: a round, or a good part of one


def moments(name: str, seats: int, seed: int, every: int = 1, moves: int = MOVES) -> Iterator[tuple[State, int]]:
    """States of a game, played by its policy and sometimes at random, in which a seat has something to choose."""
    game, chance = find(name), Chance(seed)
    policy = policy_of(game)
    s = game.blank(seats, game.complete_settings(None))
    game.setup(s, chance)
    found = 0
    for _ in range(moves):
        if s.stack is None:
            return
        seat = int(s.turn)
        keys = keys_of(s, seat)
        if seat != CLOCK and len(keys) > 1:
            found += 1
            if found % every == 0:
                yield s, seat
        usual = seat != CLOCK and chance.below(4) > 0
        step(s, seat, policy.pick(s, seat, chance) if usual else keys[chance.below(len(keys))], chance)
