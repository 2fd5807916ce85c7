"""Policy: how a game is played sensibly and at once. Search plays out with it, and the greedy bot is nothing else."""

from __future__ import annotations

import math
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import CLOCK, Event, Seat, State
from cutpurse.kernel.game import Game
from cutpurse.kernel.play import choices, drawn, step
from cutpurse.kernel.sets import Row, index, zeros

CERTAIN: Final = 1_000_000  # what a chance to win is counted in: millionths
LONGEST: Final = 5_000  # choices of a playout, for games that end late at random


@final
class Feature:
    """A part of what a move is worth to a policy: a text of the game says it in words, `facts` are what it speaks of.

    A fact is a piece in notation, a number, or a seat (named `seat`). The features of a move add up to its score.
    One without a name is never told: it only speaks against its move, or for all moves alike.
    """

    def __init__(self, name: str, value: float, facts: dict[str, str | int]) -> None:
        self.name = name  # its text is `<game>-reason-<name>`
        self.value = value  # in the points of `scores`
        self.facts = facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """What a game tells search about itself: one sensible move, what moves are worth, and who is likely to win.

    It is asked about full states and about views alike and must answer the same for both: it reads nothing of a state
    that the seat it is asked for does not know. Moves are keys of commands, the same in every frame that takes them.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.infers = False  # whether `likelihood` tells worlds apart
        self.doubt = 1.0  # by how many standard errors search must find another move better than `pick`
        self.loose = 10  # of a hundred moves in playouts, those at random
        # By number of seats: how far apart standings must be to matter, at the end and for each (root of a) round left.
        self.spread: dict[int, tuple[float, float]] = {}

    # --- what each game writes ---
    def searchable(self, s: State) -> bool:
        """Whether search can play on from here; not where all hands move at once, in real time."""
        return s.stack is not None and s.stack.frame.pace(s) is None

    def pick(self, s: State, seat: Seat, chance: Chance) -> i64:
        """The key of the command that a sensible player chooses."""
        raise NotImplementedError

    def think_ahead(self, s: State, seat: Seat, chance: Chance) -> i64:
        """What somebody picks who takes thought where search cannot play on; as a rule, what anybody picks."""
        return self.pick(s, seat, chance)

    def overlook(self, v: State, seat: Seat, share: int, seed: int) -> None:
        """Take out of a view what somebody misses who notices only this share, in hundredths, while all act at once."""

    def scores(self, s: State, seat: Seat, keys: list[int]) -> list[float]:
        """What each of these moves seems to be worth, in the game's points, so that levels can waver between them."""
        best = self.pick(s, seat, Chance(0))
        return [1.0 if key == best else 0.0 for key in keys]

    def features(self, s: State, seat: Seat, key: i64) -> list[Feature]:
        """What the score of a move is made of, for whoever asks why; none where a policy has no words for it."""
        return []

    def sequences(self, s: State, seat: Seat) -> list[list[int]]:
        """Choices in a row that a seat makes before anybody answers, as rows of keys; none where each stands alone.

        The first row is the policy's own, and only that one begins with the key that `pick` names.
        """
        return []

    def mark(self, s: State) -> i64:
        """A number of a state by which `over` knows how far a playout has come, such as its round."""
        return 0

    def over(self, s: State, mark: i64) -> bool:
        """Whether a playout that began at `mark` has come far enough to be judged; the end of the game always is."""
        return False

    def standings(self, s: State, points: list[float]) -> float:
        """Write into `points` what each seat may count on, more is better; how many rounds or so are left."""
        return 0.0

    def likelihood(self, world: State, seat: Seat, seen: list[Event[Any]]) -> float:
        """The logarithm of how likely the others would have done what `seat` has seen, if this were the world."""
        return 0.0

    # --- the same for all ---
    def playout(self, s: State, loose: i64, chance: Chance, since: i64 = -1) -> i64:
        """Play on until it is over; of a hundred moves, about `loose` at random. How many moves it took.

        `since` is the mark of the state before the moves that are compared, so that all are judged at the same time.
        """
        mark = self.mark(s) if since < 0 else since
        n: i64 = 0
        while s.stack is not None and n < LONGEST and not ((n or since >= 0) and self.over(s, mark)):
            seat = s.turn
            if seat == CLOCK or (loose and chance.below(100) < loose):
                frame, choice = drawn(s.stack.frame, s, seat, chance)
                frame.accept(s, seat, choice, chance)
            else:
                step(s, seat, self.pick(s, seat, chance), chance)
            n += 1
        return n

    def payoffs(self, s: State) -> Row:
        """Each seat's chance to win from here, in millionths: known at the end, fitted to simulated games before it."""
        found = zeros(s.seats)
        if s.stack is None:
            outcome = self.game.outcome(s)
            assert outcome is not None
            for winner in outcome.winners:
                found[winner] = CERTAIN // len(outcome.winners)
            return found
        points = [0.0] * int(s.seats)
        left = self.standings(s, points)
        at_end, each = self.spread.get(int(s.seats), (1.0, 1.0))
        scale = at_end + each * math.sqrt(left)
        top = max(points)
        total = 0.0
        for p in range(len(points)):
            points[p] = math.exp((points[p] - top) / scale)
            total += points[p]
        for p in range(len(points)):
            found[p] = int(CERTAIN * points[p] / total)
        return found


@final
class RulesPolicy(Policy):
    """For a game with nothing but rules: every move is as likely as another, and only the end counts."""

    def pick(self, s: State, seat: Seat, chance: Chance) -> i64:
        assert s.stack is not None
        frame, choice = drawn(s.stack.frame, s, seat, chance)
        return frame.menu.first + index(choice)

    def scores(self, s: State, seat: Seat, keys: list[int]) -> list[float]:
        return [0.0] * len(keys)


@final
class SimplePolicy(Policy):
    """The measure of another policy: plays at random, as far as that one would, and judges what came of it alike.

    Where search cannot play on, it plays as the other does, so that nothing but search is compared.
    """

    def __init__(self, policy: Policy) -> None:
        super().__init__(policy.game)
        self.policy = policy
        self.spread = policy.spread

    def searchable(self, s: State) -> bool:
        return self.policy.searchable(s)

    def pick(self, s: State, seat: Seat, chance: Chance) -> i64:
        if not self.policy.searchable(s):
            return self.policy.pick(s, seat, chance)
        assert s.stack is not None
        frame, choice = drawn(s.stack.frame, s, seat, chance)
        return frame.menu.first + index(choice)

    def scores(self, s: State, seat: Seat, keys: list[int]) -> list[float]:
        return [0.0] * len(keys)

    def mark(self, s: State) -> i64:
        return self.policy.mark(s)

    def over(self, s: State, mark: i64) -> bool:
        return self.policy.over(s, mark)

    def standings(self, s: State, points: list[float]) -> float:
        return self.policy.standings(s, points)


def keys_of(s: State, seat: Seat) -> list[int]:
    """The keys of all commands a seat may play, in all open frames."""
    found: list[int] = []
    for frame, allowed in choices(s, seat):
        m: i64 = allowed
        while m:
            found.append(int(frame.menu.first + index(m & -m)))
            m &= m - 1
    return found
