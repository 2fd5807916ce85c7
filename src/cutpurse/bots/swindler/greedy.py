"""Greedy Swindler: plays what the policy of the game picks, by weights that stay as they are."""

from __future__ import annotations

from typing import final

from cutpurse.bots.levels import PolicyBot
from cutpurse.bots.swindler.policy.choices import SwindlerPolicy
from cutpurse.bots.swindler.policy.weights import Weights
from cutpurse.games.swindler.game import GAME


@final
class GreedySwindler(PolicyBot):
    """Weighs every choice in points. It leaves nothing to chance but what the bags decide."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, GAME)
        policy = SwindlerPolicy(GAME)
        policy.weights = Weights()
        self.policy = policy
