"""How strong the bots are: whole games with rotated seats and the same deals, and what they come to.

usage: python -m benchmarks.tournament GAME --one 8:400 --others greedy [--seats 4] [--games 400]
       python -m benchmarks.tournament GAME --ladder [1 2 3 4] [--seats 4] [--games 400]
       python -m benchmarks.tournament GAME --robin 1 3 5 8 greedy random [--games 400]

--one: how often one bot comes first among others, who take turns from deal to deal if they are not alike. --ladder:
every level, or other bot, against the one before it, half of the seats each. --robin: all of them at mixed tables,
rated by OpenSkill.

Besides levels and names of bots there are `flat`, a reference that knows nothing but the rules, and `simple`, whose
random playouts end where those of the levels do. `8:400` is level 8 with 400 playouts. `network:FILE` plays by
what benchmarks.network.train wrote there.

A deal is played once in each seating. Levels search with all their playouts and without a look at the time, unless
--timed is given, so that a busy machine plays no worse. Where all act at once, everybody's hands are equally quick,
unless --own-hands is given. A win that is shared counts in parts; intervals are 95 %, by Wilson. Milliseconds are CPU
time for a choice between two moves or more. --out adds what was found to a JSON file, in place of the same contest.
"""

import argparse
import json
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.bench import git, machine
from benchmarks.network.player import NetworkBot, network_in
from benchmarks.strength import HAND, Interval, share
from cutpurse.bots import Player, bot
from cutpurse.bots.levels import LEVELS, Level, LevelBot
from cutpurse.bots.player import LEVEL_NAMES
from cutpurse.bots.search.policy import RulesPolicy, SimplePolicy, keys_of
from cutpurse.kernel.core import View
from cutpurse.kernel.game import find
from cutpurse.kernel.sets import COMPILED
from cutpurse.lab import Table

FLAT = "flat"  # a reference: search that knows nothing but the rules, with a thousand random playouts
SIMPLE = "simple"  # the same, but its playouts end where those of the levels do, and are judged alike
FLAT_PLAYOUTS = 1_000
NETWORK = "network"
COMMIT = "CUTPURSE_COMMIT"  # what is measured, where the code lies without its history
TELL_EVERY = 20  # games
ORDERS = 40  # in which games are rated


class Game(NamedTuple):
    """A game to play: who sits where, its luck, whether levels look at the time, and whether hands are their own."""

    name: str
    bots: tuple[str, ...]
    seed: int
    timed: bool = False
    own_hands: bool = False


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
    rules = find(game.name)
    name, _, playouts = game.bots[seat].partition(":")
    seed = game.seed * 100 + seat
    if name in (FLAT, SIMPLE):
        searcher = LevelBot(seed, rules, Level(0, playouts=int(playouts or FLAT_PLAYOUTS)))
        searcher.policy = RulesPolicy(rules) if name == FLAT else SimplePolicy(searcher.policy)
        return Player(rules, searcher)
    if name == NETWORK:
        return Player(rules, NetworkBot(seed, rules, network_in(playouts)))
    if name not in LEVEL_NAMES or (game.timed and not playouts):
        return bot(name, game.name, seed)
    level = LEVELS[int(name) - 1]._replace(seconds=0.0)
    return Player(rules, LevelBot(seed, rules, level._replace(playouts=int(playouts)) if playouts else level))


def played(game: Game) -> Result:
    """Play a game to its end, and take the time of every choice between several moves."""
    players = [seated(game, seat) for seat in range(len(game.bots))]
    seconds, choices, longest = ([0.0] * len(players), [0] * len(players), [0.0] * len(players))
    for seat, player in enumerate(players):
        choose = player.bot.choose_knowing

        def timed(view: View, seat: int, *seen: Any, choose: Any = choose) -> Any:
            if len(keys_of(view, seat)) < 2:
                return choose(view, seat, *seen)
            began = time.process_time()
            chosen = choose(view, seat, *seen)
            took = time.process_time() - began
            seconds[seat] += took
            choices[seat] += 1
            longest[seat] = max(longest[seat], took)
            return chosen

        player.bot.choose_knowing = timed  # type: ignore[method-assign, assignment]
    hands = None if game.own_hands else [HAND] * len(players)
    outcome = Table(find(game.name), players, game.seed, hands=hands).play()
    won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(len(players))]
    return Result(game.bots, tuple(won), tuple(outcome.scores), tuple(seconds), tuple(choices), tuple(longest))


def play_all(games: Sequence[Game], jobs: int) -> list[Result]:
    """Play games; the same results with any number of jobs, where nobody looks at the time."""
    if jobs == 1:
        return collected(map(played, games), len(games))
    with Pool(jobs) as pool:
        return collected(pool.imap(played, games), len(games))


def collected(results: Iterable[Result], games: int) -> list[Result]:
    """All results; how far it has come is told meanwhile, beside the results themselves."""
    found: list[Result] = []
    for result in results:
        found.append(result)
        if len(found) % TELL_EVERY == 0 and len(found) < games:
            counts: dict[str, float] = {}
            for each in found:
                for name, won in zip(each.bots, each.won, strict=True):
                    counts[name] = counts.get(name, 0.0) + won
            wins = ", ".join(f"{name} {won:g}" for name, won in counts.items())
            print(f"{len(found)} of {games} games: {wins}", file=sys.stderr, flush=True)
    return found


# --- who plays whom ---
def one_among(name: str, one: str, others: Sequence[str], seats: int, games: int, seed: int) -> list[Game]:
    """One bot among others, in every seat of each deal."""
    found: list[Game] = []
    for number in range(games):
        place, deal = number % seats, number // seats
        around = [others[(deal + i) % len(others)] for i in range(seats - 1)]
        found.append(Game(name, (*around[:place], one, *around[place:]), seed * 100_000 + deal))
    return found


def half_and_half(name: str, one: str, other: str, seats: int, games: int, seed: int) -> list[Game]:
    """Two bots by turns around the table, each deal both ways; where seats are odd, one has a seat more by turns."""
    found: list[Game] = []
    for number in range(games):
        pair = (one, other) if number % 2 else (other, one)
        found.append(Game(name, tuple(pair[seat % 2] for seat in range(seats)), seed * 100_000 + number // 2))
    return found


def mixed(name: str, bots: Sequence[str], seats: int, games: int, seed: int) -> list[Game]:
    """Tables of bots drawn by lot, all of them equally often, each deal in every rotation."""
    luck = random.Random(seed)
    waiting: list[str] = []
    found: list[Game] = []
    for number in range(games):
        if number % seats == 0:
            while len(waiting) < seats:
                waiting += luck.sample(list(bots), len(bots))
            table, waiting = waiting[:seats], waiting[seats:]
        turned = table[number % seats :] + table[: number % seats]
        found.append(Game(name, tuple(turned), seed * 100_000 + number // seats))
    return found


# --- what it comes to ---
def first_places(results: Sequence[Result], name: str) -> Interval:
    """What part of the games a bot wins, with all its seats."""
    return share([sum(w for b, w in zip(r.bots, r.won, strict=True) if b == name) for r in results])


class Pace(NamedTuple):
    """How long a bot thinks about a choice, on average and at most, in milliseconds."""

    mean: float
    longest: float

    def __str__(self) -> str:
        return f"{self.mean:.1f} ms a choice, {self.longest:.0f} at most"


def pace(results: Sequence[Result], name: str) -> Pace:
    """How long a bot thinks about a choice."""
    seats = [(r, seat) for r in results for seat, each in enumerate(r.bots) if each == name]
    choices = sum(r.choices[seat] for r, seat in seats)
    seconds = sum(r.seconds[seat] for r, seat in seats)
    return Pace(1000 * seconds / max(1, choices), 1000 * max((r.longest[seat] for r, seat in seats), default=0.0))


def ratings(results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Ratings by OpenSkill (Plackett-Luce): mu and sigma of every bot, the means over many orders of the games.

    A single order says much about who was lucky last, which is no question of strength.
    """
    luck = random.Random(0)
    found = [rated_in_order(luck.sample(list(results), len(results))) for _ in range(ORDERS)]
    return {
        name: (statistics.fmean(each[name][0] for each in found), statistics.fmean(each[name][1] for each in found))
        for name in found[0]
    }


def rated_in_order(results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Ratings after these games, one after another."""
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


# --- what is told ---
def about(benchmark: str = "tournament") -> dict[str, str]:
    """Where, when and of what this was measured, and by which benchmark."""
    where = machine()
    changed = git("status", "--porcelain", "--", "src", "benchmarks/*.py")
    return {
        "machine": f"{where['cores']} cores of an {where['cpu']}, {where['platform']}, load {where['load']:.1f}",
        "python": f"{platform.python_version()}, {'compiled' if COMPILED else 'interpreted'}",
        "commit": os.environ.get(COMMIT)
        or (git("rev-parse", "--short", "HEAD") or "none") + (" and changes" if changed else ""),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "command": f"python -m benchmarks.{benchmark} {' '.join(sys.argv[1:]).partition(' --out ')[0]}".strip(),
    }


def contest(kind: str, results: Sequence[Result], asked: argparse.Namespace, **more: Any) -> dict[str, Any]:
    """What was played and found, for the file."""
    bots = sorted({name for result in results for name in result.bots})
    return {
        "kind": kind,
        "seats": asked.seats,
        "games": len(results),
        "seed": asked.seed,
        "hands": "own" if asked.own_hands else "equal",
        **more,
        "milliseconds": {name: [float(f"{ms:.3g}") for ms in pace(results, name)] for name in bots},
        **about(),
    }


def kept(path: Path, game: str, rows: Sequence[dict[str, Any]]) -> None:
    """Write contests into a file, beside those that are there, and in place of those that they repeat."""
    before = json.loads(path.read_text(encoding="utf-8"))["contests"] if path.exists() else []
    same = {which(row) for row in rows}
    found = {"game": game, "contests": [*(row for row in before if which(row) not in same), *rows]}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def which(row: dict[str, Any]) -> tuple[object, ...]:
    """What a contest is told from others by."""
    return (row["kind"], row["seats"], row["hands"], row.get("one"), *row["others"])


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--one")
    parser.add_argument("--others", nargs="+", default=["greedy"])
    parser.add_argument("--ladder", nargs="*")
    parser.add_argument("--robin", nargs="+")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--timed", action="store_true")
    parser.add_argument("--own-hands", action="store_true")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    table = f"{asked.game}, {asked.seats} players, seed {asked.seed}, {'compiled' if COMPILED else 'interpreted'}"

    def tell(text: str) -> None:
        print(f"{table}: {text}", flush=True)

    def keep(row: dict[str, Any]) -> None:
        if asked.out:
            kept(asked.out, asked.game, [row])

    def results_of(games: Sequence[Game]) -> list[Result]:
        return play_all([game._replace(timed=asked.timed, own_hands=asked.own_hands) for game in games], asked.jobs)

    rest = (asked.seats, asked.games, asked.seed)
    if asked.one:
        results = results_of(one_among(asked.game, asked.one, asked.others, *rest))
        won = first_places(results, asked.one)
        around = ", ".join(asked.others)
        tell(f"{asked.one} among {around}: {won:.1%} of {asked.games}; {pace(results, asked.one)}")
        keep(contest("one", results, asked, one=asked.one, others=asked.others, won=won))
    if asked.ladder is not None:
        for lower, upper in pairwise(asked.ladder or LEVEL_NAMES):
            results = results_of(half_and_half(asked.game, upper, lower, *rest))
            won = first_places(results, upper)
            tell(f"{upper} beside {lower}: {won:.1%} of {asked.games}; {pace(results, upper)}")
            rung = {name.partition(":")[0] for name in (lower, upper)} <= {*LEVEL_NAMES}
            keep(contest("ladder" if rung else "beside", results, asked, one=upper, others=[lower], won=won))
    if asked.robin:
        results = results_of(mixed(asked.game, asked.robin, *rest))
        rated = dict(sorted(ratings(results).items(), key=lambda item: -item[1][0]))
        for name, (mu, sigma) in rated.items():
            tell(f"{name}: rating {mu:.1f} ± {1.96 * sigma:.1f}; {pace(results, name)}")
        keep(contest("robin", results, asked, others=asked.robin, ratings=rated))


if __name__ == "__main__":
    main()
