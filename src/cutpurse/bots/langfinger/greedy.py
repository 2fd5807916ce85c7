"""Greedy Langfinger: plays what its policy picks."""

from __future__ import annotations

from typing import final

from cutpurse.bots.levels import PolicyBot
from cutpurse.games.langfinger.game import GAME


@final
class GreedyLangfinger(PolicyBot):
    """Compares plans for its stones by the money they should bring. It leaves nothing to chance."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, GAME)
