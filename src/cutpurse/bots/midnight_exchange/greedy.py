"""Greedy Midnight Exchange: knows what the markets pay, fills its tray for them, runs in time, and buys the best."""

from __future__ import annotations

from typing import final

from cutpurse.bots.levels import PolicyBot
from cutpurse.games.midnight_exchange import GAME


@final
class GreedyMidnightExchange(PolicyBot):
    """Plays what the policy picks; chance only says which of many unknown tiles, so that two do not want the same."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, GAME)
