"""How balanced a game is among greedy bots: rounds, scores, what is counted, and who wins by seat and by role.

usage: python -m benchmarks.balance [GAME] [--games 1000] [--seats 2 3 4] [--seed 1] [--jobs 2]

A role is a rogue of Langfinger or a master thief of Swindler. Seats are counted from the start player; a tie counts as
a part of a win for each of those who share it. Midnight Exchange has neither roles nor a start player, and is played on
a virtual clock; its ties are those of points, whoever the escape tiles then let win. The luck of game n depends on
nothing but the seed and n; intervals are 95 %, over games.
"""

import argparse
import os
import statistics
from collections import Counter
from collections.abc import Sequence
from multiprocessing import Pool
from typing import Any, NamedTuple

from benchmarks.journals import Notes, reader_of
from benchmarks.strength import Interval, mean, share, with_greedy
from cutpurse.bots import bot
from cutpurse.kernel.core import Event
from cutpurse.kernel.game import find
from cutpurse.kernel.sets import COMPILED
from cutpurse.lab import Table

RARE = 0.25  # orders that are fulfilled less often than this are named


class Deal(NamedTuple):
    """A game to play: which, how many sit there, its number, and the seed of all games."""

    game: str
    seats: int
    number: int
    seed: int


class Result(NamedTuple):
    """A game played: by seat from the start player on, who won what part of it, and in which role."""

    won: tuple[float, ...]
    roles: tuple[str, ...]
    rounds: int
    best: int  # the winner's score
    rule: str  # the clause that ended it
    notes: Notes
    level: bool = False  # several had the winner's score
    spells: tuple[int, ...] = ()  # how long each stretch of real time lasted, in milliseconds


def played(deal: Deal) -> Result:
    """Play a game of greedy bots, who see their views alone, and note what happened."""
    rules = find(deal.game)
    bots = [bot("greedy", deal.game, deal.number * deal.seats + seat) for seat in range(deal.seats)]
    journal: list[Event[Any]] = []
    table = Table(rules, bots, deal.seed * 1_000_000 + deal.number, journal=journal)
    outcome = table.play()
    notes = reader_of(deal.game).read(journal, outcome.rounds)
    order = [(notes.start + i) % deal.seats for i in range(deal.seats)]
    part = 1 / len(outcome.winners)
    return Result(
        tuple(part if seat in outcome.winners else 0.0 for seat in order),
        tuple(notes.roles[seat] for seat in order if notes.roles),
        outcome.rounds,
        max(outcome.scores),
        outcome.rule,
        notes,
        outcome.scores.count(max(outcome.scores)) > 1,
        tuple(table.spells),
    )


def contest(game: str, games: int, seats: int, seed: int, jobs: int = 1) -> list[Result]:
    """Play so many games; the same results with any number of jobs."""
    deals = [Deal(game, seats, number, seed) for number in range(games)]
    if jobs == 1:
        return [played(deal) for deal in deals]
    with Pool(jobs) as pool:
        return pool.map(played, deals, chunksize=10)


def by_seat(results: list[Result]) -> dict[str, Interval]:
    """How often each seat wins, counted from the start player."""
    return {str(i + 1): share([r.won[i] for r in results]) for i in range(len(results[0].won))}


def by_role(game: str, results: list[Result]) -> dict[str, Interval]:
    """How often each rogue or master thief wins a game it is in."""
    won: dict[str, list[float]] = {role: [] for role in reader_of(game).roles}
    for r in results:
        for role, part in zip(r.roles, r.won, strict=bool(r.roles)):
            won[role].append(part)
    return {role: share(parts) for role, parts in won.items() if parts}


def by_order(results: list[Result]) -> dict[str, float]:
    """Of each order that lay open, in which part of these games it was fulfilled."""
    done: dict[str, list[bool]] = {}
    for r in results:
        for order, fulfilled in r.notes.orders.items():
            done.setdefault(order, []).append(fulfilled)
    return {order: statistics.fmean(done[order]) for order in sorted(done, key=lambda name: (name[0], int(name[1:])))}


def report(game: str, results: list[Result]) -> str:
    """What the games of one number of players come to, a line each."""
    tied = share([float(max(r.won) < 1 or r.level) for r in results])
    ended = Counter(r.rule for r in results)
    first = results[0].notes
    lines = [
        f"{len(results[0].won)} players: {len(results)} games",
        f"  {'rounds':15} {spread([r.rounds for r in results])}",
        f"  {'winner has':15} {spread([r.best for r in results])}",
        *medians(results),
        *seconds(results),
        *(f"  {name:15} {mean([r.notes.shares[name] for r in results]):.1%}" for name in first.shares),
        *(f"  {name:15} {extent([r.notes.counts[name] for r in results])}" for name in first.counts),
        f"  {'ties':15} {tied:.1%}",
        f"  {'ended by':15} {', '.join(f'{rule} {n / len(results):.1%}' for rule, n in ended.most_common())}",
        *(f"  {'won by seat ' + seat:15} {won:.1%}" for seat, won in by_seat(results).items()),
        *(f"  {role:15} {won:.1%}" for role, won in by_role(game, results).items()),
    ]
    if first.orders:
        done = by_order(results)
        rare = ", ".join(f"{order} {part:.0%}" for order, part in done.items() if part < RARE)
        lines.append(
            f"  {'orders done':15} {len(done)} seen, {min(done.values()):.0%} at least; rare: {rare or 'none'}"
        )
    return "\n".join(lines)


def medians(results: list[Result]) -> list[str]:
    """What half of the games stay below, where a few last long: only of games whose events are counted."""
    if not results[0].notes.counts:
        return []
    rounds, best = (statistics.median(values) for values in zip(*((r.rounds, r.best) for r in results), strict=True))
    return [f"  {'medians':15} {rounds:g} rounds, {best:g} for the winner"]


def seconds(results: list[Result]) -> list[str]:
    """How long a stretch of real time lasts, where there is any."""
    lasted = [statistics.fmean(r.spells) / 1000 for r in results if r.spells]
    return [f"  {'seconds':15} {spread(lasted)}"] if lasted else []


def spread(values: Sequence[float]) -> str:
    """The mean with its interval, and the standard deviation."""
    return f"{mean(values):.2f}, sd {statistics.stdev(values):.2f}"


def extent(values: Sequence[int]) -> str:
    """The mean with its interval, and from where to where they go, the rare ends left out."""
    cuts = statistics.quantiles(values, n=20, method="inclusive")
    return f"{mean(values):.2f}, {cuts[0]:g} to {cuts[-1]:g} in nine of ten, at least {min(values)}"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="How balanced a game is among greedy bots.")
    parser.add_argument("game", nargs="?", default="langfinger", choices=with_greedy())
    parser.add_argument("--games", type=int, default=1000, help="games of each number of players, 2 or more")
    parser.add_argument("--seats", type=int, nargs="+", help="players at a table; all that the game allows")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; the results stay the same")
    asked = parser.parse_args()
    allowed = find(asked.game).seats
    seats = asked.seats or list(allowed)
    if asked.games < 2 or asked.jobs < 1 or not set(seats) <= set(allowed):
        parser.error(f"--games must be 2 or more, --jobs 1 or more, --seats of {', '.join(map(str, allowed))}")
    mode = "compiled" if COMPILED else "interpreted"
    title = asked.game.replace("-", " ").title()
    print(f"{title}, greedy bots alone, seed {asked.seed}, {mode}; [95 % intervals over games]")
    for n in seats:
        print(report(asked.game, contest(asked.game, asked.games, n, asked.seed, asked.jobs)), flush=True)


if __name__ == "__main__":
    main()
