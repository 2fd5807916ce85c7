"""How strong greedy is beside random: whole games of Gaunerbande with rotated seats, and the points each takes.

usage: python benchmarks/strength.py [--games 2000] [--seats 4] [--seed 1] [--jobs 2]

Two kinds of tables, so many games each: one greedy among random bots, and half of the seats greedy. Game n is played in
the n-th seating, all in turn, and its luck depends on nothing but the seed and n; intervals are 95 %, over games.
"""

import argparse
import math
import os
import statistics
from collections.abc import Sequence
from itertools import combinations
from multiprocessing import Pool
from typing import NamedTuple

from cutpurse.bots.greedy.gaunerbande import GreedyGaunerbande
from cutpurse.bots.random import RandomBot
from cutpurse.games.gaunerbande import GAME
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import State
from cutpurse.kernel.play import step
from cutpurse.kernel.sets import COMPILED

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Deal(NamedTuple):
    """A game to play: its number, how many sit there, how many of them greedy, and the seed of all games."""

    number: int
    seats: int
    greedy: int
    seed: int


class Result(NamedTuple):
    """A game played: points per greedy and per random seat, rounds, and the part of the win that went to greedy."""

    greedy: float
    random: float
    rounds: int
    won: float


class Interval(NamedTuple):
    """An estimate between its bounds."""

    low: float
    mean: float
    high: float

    def __format__(self, spec: str) -> str:
        return f"{self.mean:{spec}} [{self.low:{spec}}, {self.high:{spec}}]"


def played(deal: Deal) -> Result:
    """Play a game to its end; every bot sees its view alone."""
    greedy = seating(deal)
    bots = [(GreedyGaunerbande if seat in greedy else RandomBot)(seed_of(deal, seat)) for seat in range(deal.seats)]
    chance = Chance(seed_of(deal, deal.seats))
    s: State = GAME.blank(deal.seats, GAME.agreed(None))
    GAME.setup(s, chance)
    while s.stack is not None:
        seat = s.turn
        step(s, seat, bots[seat].choose(GAME.redact(s, seat), seat).key, chance)
    outcome = GAME.outcome(s)
    assert outcome is not None
    mine = sum(outcome.scores[seat] for seat in greedy)
    theirs = sum(outcome.scores) - mine
    won = sum(seat in greedy for seat in outcome.winners) / len(outcome.winners)
    return Result(mine / deal.greedy, theirs / (deal.seats - deal.greedy), outcome.rounds, won)


def seating(deal: Deal) -> tuple[int, ...]:
    """The seats of greedy in a game: all there are, in turn."""
    seatings = list(combinations(range(deal.seats), deal.greedy))
    return seatings[deal.number % len(seatings)]


def seed_of(deal: Deal, who: int) -> int:
    """A seed for each seat of a game, and one for nature, who sits after the last of them."""
    return (deal.seed * 1_000_000 + deal.number) * (deal.seats + 1) + who


def contest(games: int, seats: int, greedy: int, seed: int, jobs: int = 1) -> list[Result]:
    """Play so many games; the same results with any number of jobs."""
    deals = [Deal(number, seats, greedy, seed) for number in range(games)]
    if jobs == 1:
        return [played(deal) for deal in deals]
    with Pool(jobs) as pool:
        return pool.map(played, deals, chunksize=20)


def mean(values: Sequence[float]) -> Interval:
    """The mean, and where it lies by the spread of the values."""
    middle = statistics.fmean(values)
    margin = Z * statistics.stdev(values) / math.sqrt(len(values))
    return Interval(middle - margin, middle, middle + margin)


def share(values: Sequence[float]) -> Interval:
    """The mean of parts between none and all, by Wilson: it does not shrink to a point where all of them are all."""
    n = len(values)
    part = statistics.fmean(values)
    middle = (part + Z * Z / (2 * n)) / (1 + Z * Z / n)
    margin = Z * math.sqrt(part * (1 - part) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return Interval(middle - margin, part, middle + margin)


def report(results: list[Result], seats: int, greedy: int) -> str:
    """What the games of one kind of table come to, a line each."""
    by_round = [(r.greedy / r.rounds, r.random / r.rounds) for r in results]
    lines = [f"{greedy} greedy, {seats - greedy} random: {len(results)} games"]
    for name, pairs in (("points a round", by_round), ("points a game", [(r.greedy, r.random) for r in results])):
        mine, theirs = mean([a for a, _ in pairs]), mean([b for _, b in pairs])
        fewer = mean([b - a for a, b in pairs])
        lines.append(f"  {name:15} greedy {mine:.2f}   random {theirs:.2f}   greedy takes fewer by {fewer:.2f}")
    won = share([r.won for r in results])
    lines.append(f"  {'won by greedy':15} {won:.1%}   by its seats alone it would be {greedy / seats:.1%}")
    return "\n".join(lines)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="How strong greedy is beside random at Gaunerbande.")
    parser.add_argument("--games", type=int, default=2000, help="games of each kind of table, 2 or more")
    parser.add_argument("--seats", type=int, default=4, choices=GAME.seats)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; the results stay the same")
    asked = parser.parse_args()
    if asked.games < 2 or asked.jobs < 1:
        parser.error("--games must be 2 or more, --jobs 1 or more")
    mode = "compiled" if COMPILED else "interpreted"
    print(f"Gaunerbande, {asked.seats} players, seats rotated, seed {asked.seed}, {mode}; [95 % intervals over games]")
    for greedy in sorted({1, asked.seats // 2}):
        results = contest(asked.games, asked.seats, greedy, asked.seed, asked.jobs)
        print(report(results, asked.seats, greedy), flush=True)


if __name__ == "__main__":
    main()
