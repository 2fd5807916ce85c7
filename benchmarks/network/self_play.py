"""Games of search against itself, and what it found out about its moves: what a network learns from.

usage: python -m benchmarks.network.self_play GAME DIR [--seats 4] [--playouts 100] [--minutes 4] [--jobs 16]

Every process plays games at all numbers of players by turns until the time is up, and writes DIR/GAME-<process>.pickle.
Where search chose between moves, a sample says what its seat saw, which moves there were, what the policy thinks of
them, and what each brought beside the policy's own in the same worlds. Some choices are left to the policy or to
chance, so that positions come up that search would have avoided.
"""

import argparse
import os
import pickle
import random
import time
from array import array
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from benchmarks.network.network import standing
from benchmarks.network.observation import Observer
from cutpurse.bots import Player
from cutpurse.bots.levels import LEVELS, LevelBot, command_of
from cutpurse.bots.search.compare import Findings
from cutpurse.kernel.core import Command, Event, Seat, View
from cutpurse.kernel.game import Game, find
from cutpurse.lab import Table

BY_POLICY = 15  # of a hundred choices
BY_CHANCE = 4


class Samples:
    """What was found out, in long rows: of each sample its inputs and its moves, told by where they begin."""

    def __init__(self, commands: int) -> None:
        self.commands = commands
        self.names: dict[str, int] = {}
        self.inputs, self.amounts = array("i"), array("i")
        self.keys, self.standings = array("h"), array("h")
        self.usual = array("B")  # whether a move is the policy's choice
        self.gains, self.spreads = array("f"), array("f")
        self.input_ends, self.move_ends = array("q"), array("q")
        self.games = array("q")

    def add(self, game: int, seen: dict[str, int], scores: dict[int, float], found: Findings) -> None:
        """Keep what search found out about a choice."""
        for name, amount in seen.items():
            self.inputs.append(self.names.setdefault(name, len(self.names)))
            self.amounts.append(amount)
        keys = sorted(scores)
        below = standing([scores[key] for key in keys])
        tried = {move.key: move for move in found.moves}
        for key, far in zip(keys, below, strict=True):
            move = tried.get(key)
            self.keys.append(key)
            self.standings.append(int(far))
            self.usual.append(key == found.favourite)
            self.gains.append(move.mean_gain if move else -1.0)
            self.spreads.append(move.gain_spread if move else 1.0)
        self.input_ends.append(len(self.inputs))
        self.move_ends.append(len(self.keys))
        self.games.append(game)


class Teacher(LevelBot):
    """Plays by search, and keeps what it found out."""

    def __init__(self, seed: int, game: Game, playouts: int, number: int, samples: Samples, observer: Observer) -> None:
        super().__init__(seed, game, LEVELS[-1]._replace(playouts=playouts, seconds=0.0))
        self.number, self.samples, self.observer = number, samples, observer
        self.luck = random.Random(seed)

    def choose_knowing(self, view: View, seat: Seat, seen: Sequence[Event[Any]]) -> Command:
        if not self.policy.searchable(view):
            return super().choose_knowing(view, seat, seen)
        found = self.search(view, seat, seen)
        if found.playouts:
            keys = [move.key for move in found.moves]
            scores = dict(zip(keys, self.policy.scores(view, seat, keys), strict=True))
            self.samples.add(self.number, self.observer.observe(view, seat), scores, found)
        lot = self.luck.randrange(100)
        if lot < BY_CHANCE:
            return command_of(view, self.luck.choice(found.moves).key)
        if lot < BY_CHANCE + BY_POLICY:
            return command_of(view, found.favourite)
        return command_of(view, found.best(self.effort().doubt).key)


def collected(name: str, seats: list[int], playouts: int, minutes: float, process: int, seed: int, to: Path) -> int:
    """Play until the time is up, and write the samples; how many there are."""
    game = find(name)
    observer, samples = Observer(game), Samples(sum(len(menu.commands) for menu in game.menus))
    ends = time.monotonic() + 60 * minutes
    number = 0
    while time.monotonic() < ends:
        deal = (seed * 1000 + process) * 100_000 + number
        many = seats[number % len(seats)]
        bots = [Teacher(deal * 10 + seat, game, playouts, deal % 2**32, samples, observer) for seat in range(many)]
        table = Table(game, [Player(game, each) for each in bots], deal)
        while table.state.stack is not None and time.monotonic() < ends:
            table.advance()
        number += 1
    path = to / f"{name}-{process}.pickle"
    path.write_bytes(pickle.dumps(vars(samples), protocol=4))
    return len(samples.games)


def main() -> None:
    """Play in all processes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("to", type=Path)
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--playouts", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    seats = asked.seats or list(find(asked.game).seats)
    rest = (asked.seed, asked.to)
    with Pool(asked.jobs) as pool:
        work = [(asked.game, seats, asked.playouts, asked.minutes, process, *rest) for process in range(asked.jobs)]
        print(f"{asked.game}: {sum(pool.starmap(collected, work))} samples", flush=True)


if __name__ == "__main__":
    main()
