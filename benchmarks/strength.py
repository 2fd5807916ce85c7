"""How strong greedy is beside random: whole games with rotated seats, and what each takes or earns.

usage: python benchmarks/strength.py [GAME] [--games 2000] [--seats 4] [--seed 1] [--jobs 2]

Two kinds of tables, so many games each: one greedy among random bots, and half of the seats greedy. Game n is played in
the n-th seating, all in turn, and its luck depends on nothing but the seed and n; intervals are 95 %, over games. Where
all act at once, greedy and random are equally fast, on a virtual clock.
"""

import argparse
import math
import os
import statistics
from collections.abc import Sequence
from functools import partial
from itertools import combinations
from multiprocessing import Pool
from typing import NamedTuple

from cutpurse.bots import bot, bots
from cutpurse.kernel.game import find, games
from cutpurse.kernel.manifest import usual
from cutpurse.kernel.sets import COMPILED
from cutpurse.lab import Hand, Table

HAND = Hand(0.8)  # everybody's, where all act at once
Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Score(NamedTuple):
    """What a game counts, what greedy does better, and whether more of it is better."""

    name: str
    better: str
    sign: int


USUAL = Score("points", "scores more", 1)
OTHERS = {"gaunerbande": Score("points", "takes fewer", -1), "langfinger": Score("money", "earns more", 1)}


class Deal(NamedTuple):
    """A game to play: its number, how many sit there, how many of them greedy, and the seed of all games."""

    number: int
    seats: int
    greedy: int
    seed: int


class Result(NamedTuple):
    """A game played: the score per greedy and per random seat, rounds, and the part of the win that went to greedy."""

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


def played(game: str, deal: Deal) -> Result:
    """Play a game to its end; every bot sees its view alone."""
    rules = find(game)
    greedy = seating(deal)
    names = ["greedy" if seat in greedy else "random" for seat in range(deal.seats)]
    bots = [bot(name, game, seed_of(deal, seat)) for seat, name in enumerate(names)]
    outcome = Table(rules, bots, seed_of(deal, deal.seats), hands=[HAND] * deal.seats).play()
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


def contest(game: str, games: int, seats: int, greedy: int, seed: int, jobs: int = 1) -> list[Result]:
    """Play so many games; the same results with any number of jobs."""
    deals = [Deal(number, seats, greedy, seed) for number in range(games)]
    play = partial(played, game)
    if jobs == 1:
        return [play(deal) for deal in deals]
    with Pool(jobs) as pool:
        return pool.map(play, deals, chunksize=20)


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


def report(game: str, results: list[Result], seats: int, greedy: int) -> str:
    """What the games of one kind of table come to, a line each."""
    score = OTHERS.get(game, USUAL)
    by_round = [(r.greedy / r.rounds, r.random / r.rounds) for r in results]
    lines = [f"{greedy} greedy, {seats - greedy} random: {len(results)} games"]
    for span, pairs in (("a round", by_round), ("a game", [(r.greedy, r.random) for r in results])):
        mine, theirs = mean([a for a, _ in pairs]), mean([b for _, b in pairs])
        gap = mean([score.sign * (a - b) for a, b in pairs])
        name = f"{score.name} {span}"
        lines.append(f"  {name:15} greedy {mine:.2f}   random {theirs:.2f}   greedy {score.better} by {gap:.2f}")
    won = share([r.won for r in results])
    lines.append(f"  {'won by greedy':15} {won:.1%}   by its seats alone it would be {greedy / seats:.1%}")
    return "\n".join(lines)


def with_greedy() -> list[str]:
    """The games that have a bot of this name."""
    return [name for name in games() if "greedy" in bots(name)]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="How strong greedy is beside random.")
    parser.add_argument("game", nargs="?", default=usual(), choices=with_greedy())
    parser.add_argument("--games", type=int, default=2000, help="games of each kind of table, 2 or more")
    parser.add_argument("--seats", type=int, default=4, help="players at a table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; the results stay the same")
    asked = parser.parse_args()
    seats = find(asked.game).seats
    if asked.games < 2 or asked.jobs < 1 or asked.seats not in seats:
        parser.error(f"--games must be 2 or more, --jobs 1 or more, --seats one of {', '.join(map(str, seats))}")
    mode = "compiled" if COMPILED else "interpreted"
    table = f"{asked.game.replace('-', ' ').title()}, {asked.seats} players, seats rotated, seed {asked.seed}, {mode}"
    print(f"{table}; [95 % intervals over games]")
    for greedy in sorted({1, asked.seats // 2}):
        results = contest(asked.game, asked.games, asked.seats, greedy, asked.seed, asked.jobs)
        print(report(asked.game, results, asked.seats, greedy), flush=True)


if __name__ == "__main__":
    main()
