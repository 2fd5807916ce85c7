"""Greedy Gaunerbande: a sensible beginner."""

from __future__ import annotations

from typing import final

from cutpurse.bots.levels import PolicyBot
from cutpurse.games.gaunerbande import GAME


@final
class GreedyGaunerbande(PolicyBot):
    """Plays what the policy picks, and leaves nothing to chance."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, GAME)
