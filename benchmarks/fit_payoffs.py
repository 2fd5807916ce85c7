"""How a game's standings turn into chances to win: fitted to games of its policy, for every number of players.

usage: python -m benchmarks.fit_payoffs GAME [--games 2000] [--seats 3 4] [--seed 1]

Prints the `spread` of a Policy, by number of players: at the end, and for the root of the rounds left. A standing is
worth exp(points / spread) beside the others'. Every position counts where a playout would end, and the fit takes the
spread that makes the true winners likeliest. It is judged by half as many games that it was not fitted to, beside what
the policy has now and a guess of equal chances: the mean of -log(chance of who won), so less is better.
"""

import argparse
import math
from typing import NamedTuple

from cutpurse.bots.levels import PolicyBot, policy_of
from cutpurse.bots.player import Player
from cutpurse.kernel.game import find
from cutpurse.lab.simulation import Simulation


class Position(NamedTuple):
    """Standings in the middle of a game, about how many rounds were left, and what part of the win each seat got."""

    points: list[float]
    left: float
    won: list[float]


def positions(game: str, seats: int, games: int, seed: int) -> list[Position]:
    """Standings of so many games of the policy, and how those ended."""
    rules = find(game)
    found: list[Position] = []
    for number in range(games):
        deal = seed * 1_000_000 + number
        players = [Player(rules, PolicyBot(deal * seats + seat, rules)) for seat in range(seats)]
        simulation = Simulation(rules, players, deal)
        state, policy = simulation.state, policy_of(rules)
        mark = policy.mark(state)
        noted: list[tuple[list[float], float]] = []
        while state.stack is not None:
            simulation.advance()
            if state.stack is not None and policy.over(state, mark):  # where a playout would have ended
                mark = policy.mark(state)
                points = [0.0] * seats
                noted.append((points, policy.standings(state, points)))
        outcome = rules.outcome(state)
        assert outcome is not None
        won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
        found += [Position(points, left, won) for points, left in noted]
    return found


def loss(found: list[Position], at_end: float, each: float) -> float:
    """How unlikely the true winners were, on average, in nats."""
    total = 0.0
    for position in found:
        scale = at_end + each * math.sqrt(position.left)
        top = max(position.points)
        weights = [math.exp((points - top) / scale) for points in position.points]
        whole = sum(weights)
        total -= sum(w * math.log(max(1e-6, weight / whole)) for w, weight in zip(position.won, weights, strict=True))
    return total / len(found)


def fit(found: list[Position]) -> tuple[float, float]:
    """The spread with the least loss, found by smaller and smaller steps from a guess."""
    largest = max(max(position.points) - min(position.points) for position in found)
    best, step = (largest / 8, largest / 8), 2.0
    known: dict[tuple[float, float], float] = {}
    while step > 1.02:
        nearby = [(best[0] * x, best[1] * y) for x in (1 / step, 1, step) for y in (1 / step, 1, step)]
        for spread in nearby:
            if spread not in known:
                known[spread] = loss(found, *spread)
        better = min(nearby, key=known.__getitem__)
        if better == best:
            step = math.sqrt(step)
        best = better
    return best


def main() -> None:
    """Fit every number of players that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for seats in args.seats or find(args.game).seats:
        at_end, each = fit(positions(args.game, seats, args.games, args.seed))
        fresh = positions(args.game, seats, args.games // 2, args.seed + 1)
        before = policy_of(find(args.game)).spread.get(seats, (1.0, 1.0))
        now = f"now {before} {loss(fresh, *before):.4f}"
        judged = f"{loss(fresh, at_end, each):.4f} nats, {now}, equal chances {math.log(seats):.4f}"
        print(f"{seats}: ({at_end:.2f}, {each:.2f}),  # {judged}; {len(fresh)} positions", flush=True)


if __name__ == "__main__":
    main()
