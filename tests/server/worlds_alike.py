"""Two worlds of a game that one viewer cannot tell apart: the same to their eyes, other cards in other hands."""

from __future__ import annotations

import random

from cutpurse.kernel.codec import pack_state
from tests.server import gaunerbande_worlds, langfinger_worlds
from tests.server.scenarios import Case, World, acted, opened, round_of, walked

IMAGINED = {"gaunerbande": gaunerbande_worlds.imagined, "langfinger": langfinger_worlds.imagined}


def pair(case: Case) -> tuple[World, World]:
    """Two worlds that differ, but not for the viewer."""
    luck = random.Random(case.seed)
    match, one = walked(case, luck)
    if case.game == "gaunerbande":
        assert round_of(match) == case.round, "its sampler knows of no other round"
    other = IMAGINED[case.game](match, one, case, luck)
    replayed = opened(case, other.past)
    for step in other.steps:
        acted(replayed, step)
    assert pack_state(match.state) != pack_state(replayed.state), "there is nothing to tell apart"
    assert pack_state(match.known(case.viewer)) == pack_state(replayed.known(case.viewer))
    assert case.round == 1 or one.past[:-1] != other.past[:-1], "the past is the same"
    return one, other
