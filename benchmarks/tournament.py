"""How strong the bots are: whole games with rotated seats and the same deals, and what they come to.

usage: python -m benchmarks.tournament GAME --one 8 --others greedy [--seats 4] [--games 400]
       python -m benchmarks.tournament GAME --ladder [--seats 4] [--games 400]
       python -m benchmarks.tournament GAME --robin 1 3 5 8 greedy random [--games 400]

--one: how often one bot comes first among others. --ladder: every level against the one below, half of the seats each.
--robin: all of them at mixed tables, rated by OpenSkill. Besides levels and names of bots there is `flat`, a reference.

A deal is played once in each seating. Levels search with all their playouts and without a look at the time, unless
--timed is given, so that a busy machine plays no worse; a win that is shared counts in parts; intervals are 95 %, by
Wilson. --out writes a JSON file with machine, commit and date.
"""

import argparse
import json
import platform
import random
import subprocess
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.strength import HAND, Interval, share
from cutpurse.bots import Player, bot
from cutpurse.bots.levels import LEVELS, Level, LevelBot
from cutpurse.bots.player import LEVEL_NAMES
from cutpurse.bots.search.policy import RulesPolicy
from cutpurse.kernel.game import find
from cutpurse.kernel.sets import COMPILED
from cutpurse.lab import Table

FLAT = "flat"  # a reference: search that knows nothing but the rules, with a thousand random playouts
ROOT = Path(__file__).resolve().parents[1]


class Game(NamedTuple):
    """A game to play: who sits where, its luck, and whether levels look at the time."""

    name: str
    bots: tuple[str, ...]
    seed: int
    timed: bool = False


class Result(NamedTuple):
    """A game played: what part of the win each seat has, scores, and how long its bots thought, in CPU seconds."""

    bots: tuple[str, ...]
    won: tuple[float, ...]
    scores: tuple[int, ...]
    seconds: tuple[float, ...]
    choices: tuple[int, ...]
    longest: tuple[float, ...]


def seated(game: Game, seat: int) -> Player:
    """A bot for a seat."""
    rules, name = find(game.name), game.bots[seat]
    seed = game.seed * 100 + seat
    if name == FLAT:
        searcher = LevelBot(seed, rules, Level(0, playouts=1_000))
        searcher.policy = RulesPolicy(rules)
        return Player(rules, searcher)
    if name not in LEVEL_NAMES or game.timed:
        return bot(name, game.name, seed)
    return Player(rules, LevelBot(seed, rules, LEVELS[int(name) - 1]._replace(seconds=0.0)))


def played(game: Game) -> Result:
    """Play a game to its end, and take the time of every choice."""
    players = [seated(game, seat) for seat in range(len(game.bots))]
    seconds, choices, longest = ([0.0] * len(players), [0] * len(players), [0.0] * len(players))
    for seat, player in enumerate(players):
        choose = player.bot.choose_knowing

        def timed(*known: Any, seat: int = seat, choose: Any = choose) -> Any:
            began = time.process_time()
            chosen = choose(*known)
            took = time.process_time() - began
            seconds[seat] += took
            choices[seat] += 1
            longest[seat] = max(longest[seat], took)
            return chosen

        player.bot.choose_knowing = timed  # type: ignore[method-assign, assignment]
    outcome = Table(find(game.name), players, game.seed, hands=[HAND] * len(players)).play()
    won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(len(players))]
    return Result(game.bots, tuple(won), tuple(outcome.scores), tuple(seconds), tuple(choices), tuple(longest))


def play_all(games: Sequence[Game], jobs: int) -> list[Result]:
    """Play games; the same results with any number of jobs, where nobody looks at the time."""
    if jobs == 1:
        return [played(game) for game in games]
    with Pool(jobs) as pool:
        return pool.map(played, games, chunksize=1)


# --- who plays whom ---
def one_among(name: str, one: str, others: Sequence[str], seats: int, games: int, seed: int, timed: bool) -> list[Game]:
    """One bot among others, in every seat of each deal."""
    found: list[Game] = []
    for number in range(games):
        place, deal = number % seats, number // seats
        around = [others[(deal + i) % len(others)] for i in range(seats - 1)]
        found.append(Game(name, (*around[:place], one, *around[place:]), seed * 100_000 + deal, timed))
    return found


def half_and_half(name: str, one: str, other: str, seats: int, games: int, seed: int, timed: bool) -> list[Game]:
    """Two bots by turns around the table, each deal both ways; where seats are odd, one has a seat more by turns."""
    found: list[Game] = []
    for number in range(games):
        pair = (one, other) if number % 2 else (other, one)
        found.append(Game(name, tuple(pair[seat % 2] for seat in range(seats)), seed * 100_000 + number // 2, timed))
    return found


def mixed(name: str, bots: Sequence[str], seats: int, games: int, seed: int, timed: bool) -> list[Game]:
    """Tables of bots drawn by lot, each deal in every rotation."""
    luck = random.Random(seed)
    found: list[Game] = []
    for number in range(games):
        if number % seats == 0:
            table = luck.sample(list(bots), seats) if len(bots) >= seats else luck.choices(list(bots), k=seats)
        turned = table[number % seats :] + table[: number % seats]
        found.append(Game(name, tuple(turned), seed * 100_000 + number // seats, timed))
    return found


# --- what it comes to ---
def first_places(results: Sequence[Result], name: str) -> Interval:
    """What part of the games a bot wins, with all its seats."""
    return share([sum(w for b, w in zip(r.bots, r.won, strict=True) if b == name) for r in results])


def pace(results: Sequence[Result], name: str) -> str:
    """How long a bot thinks about a choice, on average and at most."""
    seats = [(r, seat) for r in results for seat, each in enumerate(r.bots) if each == name]
    choices = sum(r.choices[seat] for r, seat in seats)
    seconds = sum(r.seconds[seat] for r, seat in seats)
    longest = max(r.longest[seat] for r, seat in seats)
    return f"{1000 * seconds / max(1, choices):.1f} ms a choice, {1000 * longest:.0f} at most"


def ratings(results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Ratings by OpenSkill (Plackett-Luce): mu and sigma of every bot, games in the order they were played."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Any] = {}
    for result in results:
        if len(set(result.bots)) < 2:
            continue
        for name in result.bots:
            known.setdefault(name, model.rating(name=name))
        ranks = [1.0 - won for won in result.won]  # only who wins is sure to count in every game
        rated = model.rate([[known[name]] for name in result.bots], ranks=ranks)
        for name in set(result.bots):
            seats = [i for i, each in enumerate(result.bots) if each == name]
            known[name] = rated[seats[0]][0]
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


def about() -> dict[str, str]:
    """Where and when this was measured."""
    commit = subprocess.run(["git", "-C", str(ROOT), "describe", "--always", "--dirty"], capture_output=True, text=True)
    return {
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "mode": "compiled" if COMPILED else "interpreted",
        "commit": commit.stdout.strip(),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--one")
    parser.add_argument("--others", nargs="+", default=["greedy"])
    parser.add_argument("--ladder", action="store_true")
    parser.add_argument("--robin", nargs="+")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--timed", action="store_true")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    table = f"{asked.game}, {asked.seats} players, seats rotated, seed {asked.seed}, {about()['mode']}"
    rows: list[dict[str, Any]] = []

    def tell(text: str, **row: Any) -> None:
        rows.append(row)
        print(f"{table}: {text}", flush=True)

    rest = (asked.seats, asked.games, asked.seed, asked.timed)
    if asked.one:
        results = play_all(one_among(asked.game, asked.one, asked.others, *rest), asked.jobs)
        won = first_places(results, asked.one)
        around = ", ".join(asked.others)
        tell(f"{asked.one} among {around}: {won:.1%} of {asked.games}; {pace(results, asked.one)}",
             one=asked.one, others=asked.others, won=won, games=asked.games)  # fmt: skip
    if asked.ladder:
        for lower, upper in pairwise(LEVEL_NAMES):
            results = play_all(half_and_half(asked.game, upper, lower, *rest), asked.jobs)
            won = first_places(results, upper)
            tell(f"{upper} beside {lower}: {won:.1%} of {asked.games}; {pace(results, upper)}",
                 one=upper, others=[lower], won=won, games=asked.games)  # fmt: skip
    if asked.robin:
        results = play_all(mixed(asked.game, asked.robin, *rest), asked.jobs)
        for name, (mu, sigma) in sorted(ratings(results).items(), key=lambda item: -item[1][0]):
            tell(f"{name}: rating {mu:.1f} ± {1.96 * sigma:.1f}; {pace(results, name)}", one=name, mu=mu, sigma=sigma)
    if asked.out:
        found = {"about": about(), "game": asked.game, "seats": asked.seats, "seed": asked.seed, "rows": rows}
        asked.out.parent.mkdir(parents=True, exist_ok=True)
        asked.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
