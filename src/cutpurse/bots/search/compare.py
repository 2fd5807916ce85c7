"""Search: a seat's moves tried in the same worlds, again and again the better half of them; knows no game."""

from __future__ import annotations

import math
import time
from typing import Any, Final, final

from mypy_extensions import i64

from cutpurse.bots.search.policy import Policy, keys_of
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Event, Seat, State, View
from cutpurse.kernel.game import Sampler
from cutpurse.kernel.play import step

MOST_MOVES: Final = 40  # that are compared; of more, those the policy likes best
LARGEST_POOL: Final = 600  # worlds that are weighed before the search
SEQUENCE_PLAYOUTS: Final = 10  # for each row of choices; where there are fewer, only the first choice is searched
FEWEST_WORLDS: Final = 4  # in a stage, however little time there is,
LATEST: Final = 1.5  # but after so many times its seconds a search ends, wherever it is
LUCK: Final = 1_000_000_000  # how many ways nature may go on in a world


@final
class Effort:
    """How hard to search: playouts in all, and seconds after which no more begin (0 for as long as it takes)."""

    def __init__(
        self, playouts: int, seconds: float = 0.0, doubt: float = 1.0, loose: int = 10, weigh: bool = True
    ) -> None:
        self.playouts: i64 = playouts
        self.seconds = seconds
        self.doubt = doubt  # standard errors by which another move must beat the policy's
        self.loose: i64 = loose  # of a hundred moves in playouts, those at random
        self.weigh = weigh  # worlds by how the others have played


@final
class Tried:
    """A move as search saw it: how often it was tried, and what it brought, also beside the policy's move."""

    def __init__(self, key: int, rest: list[int] | None = None) -> None:
        self.key = key
        self.rest = rest or []  # choices of the same seat that follow at once, where they were planned together
        self.times: i64 = 0
        self.total = 0.0  # of chances to win, 0 to 1
        self.squares = 0.0
        self.gain = 0.0  # of differences to the policy's move in the same world
        self.gain_squares = 0.0

    @property
    def mean(self) -> float:
        """The chance to win after this move."""
        return self.total / max(1, int(self.times))

    @property
    def spread(self) -> float:
        """The standard error of `mean`."""
        return standard_error(self.total, self.squares, int(self.times))

    @property
    def mean_gain(self) -> float:
        """What it brings beside the policy's move, in chance to win."""
        return self.gain / max(1, int(self.times))

    @property
    def gain_spread(self) -> float:
        """The standard error of `mean_gain`."""
        return standard_error(self.gain, self.gain_squares, int(self.times))


def standard_error(total: float, squares: float, times: int) -> float:
    """Of the mean of so many numbers, by their sum and the sum of their squares; large for fewer than two."""
    if times < 2:
        return 1.0
    mean = total / times
    return math.sqrt(max(0.0, squares / times - mean * mean) / (times - 1))


@final
class Findings:
    """What a search found: the policy's move, and all moves that were tried, the most promising first."""

    def __init__(self, favourite: int, moves: list[Tried], playouts: int) -> None:
        self.favourite = favourite
        self.moves = moves
        self.playouts = playouts

    def best(self, doubt: float) -> Tried:
        """The policy's move, unless another one that was tried to the last is better beyond doubt."""
        kept = next(move for move in self.moves if move.key == self.favourite)
        longest = max([int(move.times) for move in self.moves])
        found = kept
        for move in self.moves:
            clearly = move.mean_gain > doubt * move.gain_spread
            if int(move.times) == longest and clearly and move.mean_gain > found.mean_gain:
                found = move
        return found


@final
class Worlds:
    """Worlds for a search: weighed by what the others have done where the policy can, else as they come."""

    def __init__(self, policy: Policy, sampler: Sampler, chance: Chance) -> None:
        self.policy = policy
        self.sampler = sampler
        self.chance = chance
        self.pool: list[State] = []
        self.at = 0

    def weigh(self, seat: Seat, seen: list[Event[Any]], many: int) -> None:
        """Draw so many worlds, and keep each as often as what was seen is likely in it."""
        worlds: list[State] = []
        weights: list[float] = []
        for _ in range(many):
            world = self.sampler.world(self.chance)
            worlds.append(world)
            weights.append(self.policy.likelihood(world, seat, seen))
        top = max(weights)
        weights = [math.exp(weight - top) for weight in weights]
        step = sum(weights) / many
        at = step * int(self.chance.below(1_000_000)) / 1_000_000
        so_far = 0.0
        for i in range(many):
            so_far += weights[i]
            while at < so_far and len(self.pool) < many:
                self.pool.append(worlds[i])
                at += step
        for i in range(len(self.pool) - 1, 0, -1):  # neighbours are copies of one world: apart, they tell more
            j = int(self.chance.below(i + 1))
            self.pool[i], self.pool[j] = self.pool[j], self.pool[i]

    def next(self) -> State:
        """A world to play in; whoever changes it takes a clone."""
        if not self.pool:
            return self.sampler.world(self.chance)
        self.at = (self.at + 1) % len(self.pool)
        return self.pool[self.at]


@final
class Search:
    """Compares the moves of a seat by what it knows. All follows from the chance handed in, unless time runs out."""

    def __init__(self, policy: Policy, chance: Chance) -> None:
        self.policy = policy
        self.chance = chance

    def compare(self, view: View, seat: Seat, seen: list[Event[Any]], effort: Effort) -> Findings:
        """Try every move of a seat as far as the effort goes."""
        began = time.perf_counter()
        keys = keys_of(view, seat)
        favourite = int(self.policy.pick(view, seat, self.chance))
        if len(keys) > MOST_MOVES:
            keys = self.promising(view, seat, keys, favourite)
        moves = [Tried(key) for key in keys]
        rows = self.policy.sequences(view, seat)
        if len(rows) > 1 and effort.playouts >= SEQUENCE_PLAYOUTS * len(rows):
            moves = [Tried(row[0], row[1:]) for row in rows]
        kept = next(move for move in moves if move.key == favourite)
        if len(keys) == 1 or effort.playouts < 2 * len(keys):
            return Findings(favourite, moves, 0)
        worlds = Worlds(self.policy, self.policy.game.sampler(view, seat), self.chance)
        if effort.weigh and self.policy.infers and seen:
            worlds.weigh(seat, seen, max(8, min(LARGEST_POOL, int(effort.playouts) // 3)))
        latest = began + LATEST * effort.seconds if effort.seconds else math.inf
        alive = moves
        stages = max(1, math.ceil(math.log2(len(alive))))
        playouts = 0
        for stage in range(stages):
            each = max(FEWEST_WORLDS, int(effort.playouts) // stages // len(alive))
            until = began + effort.seconds * (stage + 1) / stages if effort.seconds else 0.0
            done = 0
            while done < each and not (until and done >= FEWEST_WORLDS and time.perf_counter() > until):
                if not self.try_all(worlds.next(), seat, alive, kept, effort.loose, latest):
                    break
                done += 1
            playouts += done * len(alive)
            if stage < stages - 1:
                alive = self.better_half(alive, kept)
        moves.sort(key=lambda move: (-int(move.times), -move.mean))
        return Findings(favourite, one_of_each(moves), playouts)

    def try_all(self, world: State, seat: Seat, alive: list[Tried], kept: Tried, loose: i64, latest: float) -> bool:
        """Play one world out after each move, and note what came of it; nothing, if it gets too late meanwhile."""
        won: list[float] = []
        usual = 0.0
        mark = self.policy.mark(world)
        luck = self.chance.below(LUCK)  # the same for all moves, as far as they lead to the same questions
        for move in alive:
            if time.perf_counter() > latest:
                return False
            s = world.clone()
            chance = Chance(luck)
            step(s, seat, move.key, chance)
            for key in move.rest:
                step(s, seat, key, chance)
            self.policy.playout(s, loose, chance, mark)
            u = int(self.policy.payoffs(s)[seat]) / 1_000_000
            won.append(u)
            if move is kept:
                usual = u
        for i, move in enumerate(alive):
            u = won[i]
            move.times += 1
            move.total += u
            move.squares += u * u
            move.gain += u - usual
            move.gain_squares += (u - usual) * (u - usual)
        return True

    def better_half(self, alive: list[Tried], kept: Tried) -> list[Tried]:
        """Those that did best so far; the policy's own move stays, since all are compared with it."""
        ranked = sorted(alive, key=lambda move: -move.mean)
        better = ranked[: (len(alive) + 1) // 2]
        if kept not in better:
            better[-1] = kept
        return better

    def promising(self, view: View, seat: Seat, keys: list[int], favourite: int) -> list[int]:
        """Of very many moves those that the policy thinks most of."""
        worth = self.policy.scores(view, seat, keys)
        ranked = sorted(range(len(keys)), key=lambda i: (keys[i] != favourite, -worth[i]))
        return [keys[i] for i in ranked[:MOST_MOVES]]


def one_of_each(moves: list[Tried]) -> list[Tried]:
    """Of rows that begin alike only the first, which did best: they are one and the same move."""
    found: list[Tried] = []
    keys: set[int] = set()
    for move in moves:
        if move.key not in keys:
            keys.add(move.key)
            found.append(move)
    return found
