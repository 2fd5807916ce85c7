"""How balanced Langfinger is among greedy bots: rounds, money, stones in vain, and who wins by seat and by rogue.

usage: python -m benchmarks.balance [--games 1000] [--seats 2 3 4 5] [--seed 1] [--jobs 2]

Seats are counted from the start player (LF-1.1); a tie counts as a part of a win for each of those who share it. The
luck of game n depends on nothing but the seed and n; intervals are 95 %, over games.
"""

import argparse
import os
import statistics
from collections import Counter
from collections.abc import Iterable
from multiprocessing import Pool
from typing import Any, NamedTuple

from benchmarks.strength import Interval, mean, share
from cutpurse.bots.greedy.langfinger import GreedyLangfinger
from cutpurse.games.langfinger import GAME
from cutpurse.games.langfinger.events import RogueTaken, StartDrawn, StoneReturned
from cutpurse.games.langfinger.pieces import STONES, TOOL_NAMES
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Event
from cutpurse.kernel.play import step
from cutpurse.kernel.sets import COMPILED


class Deal(NamedTuple):
    """A game to play: how many sit there, its number, and the seed of all games."""

    seats: int
    number: int
    seed: int


class Result(NamedTuple):
    """A game played: by seat from the start player on, who won what part of it, and as which rogue."""

    won: tuple[float, ...]
    rogues: tuple[str, ...]
    rounds: int
    money: int  # the winner's
    vain: float  # the share of stones that came back in vain
    rule: str  # the clause that ended it


def played(deal: Deal) -> Result:
    """Play a game of greedy bots, who see their views alone, and note what happened."""
    bots = [GreedyLangfinger(seat) for seat in range(deal.seats)]
    chance = Chance(deal.seed * 1_000_000 + deal.number)
    s = GAME.blank(deal.seats, GAME.agreed(None))
    journal: list[Event[Any]] = []
    s.journal = journal
    GAME.setup(s, chance)
    while s.stack is not None:
        seat = s.turn
        step(s, seat, bots[seat].choose(GAME.redact(s, seat), seat).key, chance)
    outcome = GAME.outcome(s)
    assert outcome is not None
    (start,) = (int(event.seat) for event in journal if isinstance(event, StartDrawn))
    order = [(start + i) % deal.seats for i in range(deal.seats)]
    part = 1 / len(outcome.winners)
    return Result(
        tuple(part if seat in outcome.winners else 0.0 for seat in order),
        tuple(rogues(journal)[seat] for seat in order),
        outcome.rounds,
        max(outcome.scores),
        stones_in_vain(journal) / (STONES * deal.seats * outcome.rounds),
        outcome.rule,
    )


def rogues(journal: Iterable[Event[Any]]) -> dict[int, str]:
    """The tool of each seat's rogue."""
    return {int(event.seat): TOOL_NAMES[event.tool] for event in journal if isinstance(event, RogueTaken)}


def stones_in_vain(journal: Iterable[Event[Any]]) -> int:
    """How many stones came back without having done anything."""
    return sum(1 for event in journal if isinstance(event, StoneReturned) and event.vain)


def contest(games: int, seats: int, seed: int, jobs: int = 1) -> list[Result]:
    """Play so many games; the same results with any number of jobs."""
    deals = [Deal(seats, number, seed) for number in range(games)]
    if jobs == 1:
        return [played(deal) for deal in deals]
    with Pool(jobs) as pool:
        return pool.map(played, deals, chunksize=10)


def by_seat(results: list[Result]) -> dict[str, Interval]:
    """How often each seat wins, counted from the start player."""
    return {str(i + 1): share([r.won[i] for r in results]) for i in range(len(results[0].won))}


def by_rogue(results: list[Result]) -> dict[str, Interval]:
    """How often each rogue wins a game it is in."""
    won: dict[str, list[float]] = {tool: [] for tool in TOOL_NAMES}
    for r in results:
        for tool, part in zip(r.rogues, r.won, strict=True):
            won[tool].append(part)
    return {tool: share(parts) for tool, parts in won.items() if parts}


def report(results: list[Result]) -> str:
    """What the games of one number of players come to, a line each."""
    tied = share([float(max(r.won) < 1) for r in results])
    ended = Counter(r.rule for r in results)
    lines = [
        f"{len(results[0].won)} players: {len(results)} games",
        f"  {'rounds':15} {spread([r.rounds for r in results])}",
        f"  {'winner has':15} {spread([r.money for r in results])}",
        f"  {'stones in vain':15} {mean([r.vain for r in results]):.1%}",
        f"  {'ties':15} {tied:.1%}",
        f"  {'ended by':15} {', '.join(f'{rule} {n / len(results):.1%}' for rule, n in ended.most_common())}",
        *(f"  {'won by seat ' + seat:15} {won:.1%}" for seat, won in by_seat(results).items()),
        *(f"  {tool:15} {won:.1%}" for tool, won in by_rogue(results).items()),
    ]
    return "\n".join(lines)


def spread(values: list[int]) -> str:
    """The mean with its interval, and the standard deviation."""
    return f"{mean(values):.2f}, sd {statistics.stdev(values):.2f}"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="How balanced Langfinger is among greedy bots.")
    parser.add_argument("--games", type=int, default=1000, help="games of each number of players, 2 or more")
    parser.add_argument("--seats", type=int, nargs="+", default=list(GAME.seats), choices=GAME.seats)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; the results stay the same")
    asked = parser.parse_args()
    if asked.games < 2 or asked.jobs < 1:
        parser.error("--games must be 2 or more, --jobs 1 or more")
    mode = "compiled" if COMPILED else "interpreted"
    print(f"Langfinger, greedy bots alone, seed {asked.seed}, {mode}; [95 % intervals over games]")
    for seats in asked.seats:
        print(report(contest(asked.games, seats, asked.seed, asked.jobs)), flush=True)


if __name__ == "__main__":
    main()
