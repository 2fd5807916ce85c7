"""Network: how much each move is worth by what a seat sees, learned from games of search; knows no game.

Two layers of whole numbers, so that a machine's arithmetic never changes a choice. What a policy thinks of the moves
goes in at the end: the network learns where to believe it.

No level plays by one (docs/bots.md says why). It stands on types that mypyc compiles to machine numbers, so it would be
quick if one did.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from cutpurse.kernel.sets import Row, row, zeros

ONE: Final = 64  # what 1 is in whole numbers, of inputs and of standings
MOST: Final = 8 * ONE  # the largest input, either way
FARTHEST: Final = 4  # deviations by which a move may be worse than the policy's best


@final
class Weights:
    """The numbers of a network, a row each: by input and neuron, by neuron and neuron, by neuron and move."""

    def __init__(
        self,
        inputs: dict[str, int],
        divisors: list[int],
        first: list[int],
        first_bias: list[int],
        second: list[int],
        second_bias: list[int],
        moves: list[int],
        move_bias: list[int],
    ) -> None:
        self.inputs = inputs  # the place of each name
        self.divisors: Row = row(divisors)  # by which the amount of an input is divided
        self.first: Row = row(first)
        self.first_bias: Row = row(first_bias)
        self.second: Row = row(second)
        self.second_bias: Row = row(second_bias)
        self.moves: Row = row(moves)  # the last two are how far to believe the policy's scores, and its choice
        self.move_bias: Row = row(move_bias)
        self.width: i64 = len(first_bias)
        self.depth: i64 = len(second_bias)


@final
class Network:
    """Values moves by the weights that it was given; `shift` is by how many bits each layer's sums are too large."""

    def __init__(self, weights: Weights, shift: int) -> None:
        self.weights = weights
        self.shift: i64 = shift

    def worths(self, seen: dict[str, int], keys: list[int], scores: list[float], usual: int) -> list[int]:
        """What each move is worth beside the others, by what is seen and by what the policy thinks of them.

        `usual` is the key that the policy would choose.
        """
        w = self.weights
        inner = self.hidden(seen)
        standings = standing(scores)
        spare = len(w.move_bias) - 2
        trust = self.output(inner, spare)
        loyalty = self.output(inner, spare + 1)
        found: list[int] = []
        for place in range(len(keys)):
            worth = self.output(inner, keys[place]) * ONE + trust * standings[place]
            if keys[place] == usual:
                worth += loyalty * ONE
            found.append(int(worth))
        return found

    def hidden(self, seen: dict[str, int]) -> Row:
        """What the second layer makes of it."""
        w = self.weights
        width, depth, shift = w.width, w.depth, self.shift
        sums: Row = w.first_bias[:]
        for name, amount in seen.items():
            place = w.inputs.get(name)
            if place is None:
                continue
            at: i64 = place
            size = amount * ONE // w.divisors[at]
            size = min(MOST, max(-MOST, size))
            start = at * width
            i: i64 = 0
            while i < width:
                sums[i] += size * w.first[start + i]
                i += 1
        found = zeros(depth)
        n: i64 = 0
        while n < depth:
            total = w.second_bias[n]
            start = n * width
            i = 0
            while i < width:
                if sums[i] > 0:
                    total += (sums[i] >> shift) * w.second[start + i]
                i += 1
            found[n] = total >> shift if total > 0 else 0
            n += 1
        return found

    def output(self, inner: Row, key: i64) -> i64:
        """The sum for one move."""
        w = self.weights
        total = w.move_bias[key]
        start = key * w.depth
        i: i64 = 0
        while i < w.depth:
            total += inner[i] * w.moves[start + i]
            i += 1
        return total


def standing(scores: list[float]) -> Row:
    """How far each move lies below the best by a policy's scores, in their own deviations."""
    top = max(scores)
    mean = sum(scores) / len(scores)
    deviation = math.sqrt(sum([(score - mean) ** 2 for score in scores]) / len(scores))
    found: list[int] = []
    for score in scores:
        below = (top - score) / deviation if deviation > 0.0 else 0.0
        found.append(-round(ONE * min(float(FARTHEST), below)))
    return row(found)
