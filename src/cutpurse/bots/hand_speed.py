"""HandSpeed: how long the motions of a player take, drawn anew for each (ME-7.3)."""

from __future__ import annotations

import math
from typing import NamedTuple

from cutpurse.kernel.chance import WORD, Chance
from cutpurse.kernel.core import USUAL_HAND_MS


class HandSpeed(NamedTuple):
    """A hand that needs this many seconds for a motion on average; `spread` is the deviation of their logarithm."""

    seconds: float
    spread: float = 0.25

    def motion(self, chance: Chance, least_ms: int) -> int:
        """How many milliseconds the next motion takes: log-normal, but never less than `least_ms`.

        If that is more than usual, because somebody needs the time, everybody is slower in proportion.
        """
        radius = math.sqrt(-2 * math.log((int(chance.below(WORD)) + 1) / WORD))
        deviation = radius * math.cos(math.tau * int(chance.below(WORD)) / WORD)
        seconds = self.seconds * math.exp(self.spread * deviation - self.spread * self.spread / 2)
        return max(least_ms, round(1000 * seconds * max(1.0, least_ms / USUAL_HAND_MS)))
