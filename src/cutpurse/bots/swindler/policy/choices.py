"""Swindler's policy: every choice weighed in points. It leaves nothing to chance but what the bags decide."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from cutpurse.bots.search.policy import Feature, Policy
from cutpurse.bots.swindler.policy.evaluation import ChoiceEvaluation
from cutpurse.bots.swindler.policy.orders import Bags, floats, real
from cutpurse.bots.swindler.policy.reasons import Reasons
from cutpurse.bots.swindler.policy.valuation import Valuation
from cutpurse.bots.swindler.policy.weights import OrderBook, Weights, tuned
from cutpurse.games.swindler.rules.trade import PAYING
from cutpurse.games.swindler.rules.turn import CHOOSING, PAYING_CARDS
from cutpurse.games.swindler.state import (
    COINS,
    DONE,
    JAILED,
    POINTS,
    SIZE,
    THIEF,
    Swindler,
    markers_out,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.codec import pack_state
from cutpurse.kernel.core import Seat, State
from cutpurse.kernel.game import Game
from cutpurse.kernel.sets import index

# What a playout leaves a seat with, in points: fitted to who won 500 games of the policy for each number of players.
LEFT: Final = [1.2, 2.0, 0.85, 2.25, 0.2, -1.6, -1.9, 1.7, 0.25]
COINS_LEFT: Final = 0
STOCK_LEFT: Final = 1  # tiles, by what they are held for,
HOPES_LEFT: Final = 2  # and what they promise for orders
CARD_LEFT: Final = 3
AWAKE_LEFT: Final = 4  # a master thief that works, for each round
MARKER_LEFT: Final = 5
JAIL_LEFT: Final = 6
HUSTLER_LEFT: Final = 7
DONE_LEFT: Final = 8
PLACE_LEFT: Final = floats([0.0, 0.0, -3.3, -1.9, -1.4])  # by seats, each turn of another's before one's own
ROUNDS: Final = 1.6  # that it takes who leads to fulfil an order


@final
class SwindlerPolicy(Policy):
    """What a sensible player of Swindler chooses, and what the table is worth to everybody."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.book: OrderBook | None = None  # to choose by,
        self.ledger: OrderBook | None = None  # and to judge by, with the weights that the standings were fitted with
        self.reasons: Reasons | None = None  # of all moves of the position asked about last
        self.asked_about: dict[str, object] = {}
        self.loose = 0  # a draw too many at random would drown what a move is worth
        self.horizon: i64 = 1  # turns
        self.weights = tuned()
        self.standing = floats(LEFT)
        self.spread = {2: (2.9, 6.0), 3: (2.5, 5.5), 4: (3.5, 3.8)}

    def searchable(self, s: State) -> bool:
        assert s.stack is not None
        frame = s.stack.frame
        return frame is not CHOOSING and frame is not PAYING and frame is not PAYING_CARDS

    def read(self, s: Swindler) -> OrderBook:
        """The orders of the set that is played with."""
        if self.book is None or self.book.faces is not s.faces or self.book.weights is not self.weights:
            self.book = OrderBook(s.faces, self.weights)
        return self.book

    def pick(self, s: State, seat: Seat, chance: Chance) -> i64:
        table = cast(Swindler, s)
        assert table.stack is not None
        frame = table.stack.frame
        allowed = frame.options(table, seat)[0]
        best = index(allowed & -allowed)
        if allowed & (allowed - 1):
            worths = ChoiceEvaluation(table, seat, self.read(table)).worths(allowed)
            left = allowed & (allowed - 1)
            while left:
                choice = index(left & -left)
                left &= left - 1
                if worths[choice] > worths[best]:
                    best = choice
        return frame.menu.first + best

    def scores(self, s: State, seat: Seat, keys: list[int]) -> list[float]:
        table = cast(Swindler, s)
        assert table.stack is not None
        menu = table.stack.frame.menu
        allowed: i64 = 0
        for key in keys:
            allowed |= menu.choice(key)
        worths = ChoiceEvaluation(table, seat, self.read(table)).worths(allowed)
        return [worths[index(menu.choice(key))] for key in keys]

    def features(self, s: State, seat: Seat, key: i64) -> list[Feature]:
        table = cast(Swindler, s)
        assert table.stack is not None
        frame, book, position = table.stack.frame, self.read(table), pack_state(s)
        reasons = self.reasons
        if reasons is None or reasons.seat != seat or reasons.book is not book or self.asked_about != position:
            reasons = Reasons(ChoiceEvaluation(table.clone(), seat, book), frame.options(table, seat)[0], book)
            self.reasons, self.asked_about = reasons, position
        return reasons.features(index(frame.menu.choice(key)))

    def mark(self, s: State) -> i64:
        table = cast(Swindler, s)
        return table.round * table.seats + (table.active - table.start + table.seats) % table.seats

    def over(self, s: State, mark: i64) -> bool:
        return self.mark(s) >= mark + self.horizon

    def standings(self, s: State, points: list[float]) -> float:
        table = cast(Swindler, s)
        if self.ledger is None or self.ledger.faces is not table.faces:
            self.ledger = OrderBook(table.faces, Weights())
        book, bags, cells = self.ledger, Bags(table), table.cells
        w = self.standing
        most: i64 = 0
        for p in range(table.seats):
            most = max(most, cells[DONE + p])
        left = ROUNDS * real(max(0, table.faces.end_at[table.seats] - most))
        for p in range(table.seats):
            mine = Valuation(table, p, bags, book, False)
            stock, coins = mine.stock(mine.objects), real(cells[COINS + p])
            worth = real(cells[POINTS + p]) + w[COINS_LEFT] * coins + w[STOCK_LEFT] * stock
            worth += w[HOPES_LEFT] * (mine.later() - stock - book.weights.coin * coins)
            worth += w[CARD_LEFT] * mine.life * real(cells[SIZE + p])
            worth += w[MARKER_LEFT] * real(markers_out(table, p)) + w[JAIL_LEFT] * real(cells[JAILED + p])
            worth += PLACE_LEFT[table.seats] * real((p - table.active + table.seats) % table.seats)
            worth += w[DONE_LEFT] * min(1.0, left / 5) * real(cells[DONE + p])
            if cells[THIEF + p] and cells[DONE + p] >= table.faces.thief_at[table.seats]:
                worth += w[AWAKE_LEFT] * left
            if table.hustler == p + 1:
                worth += w[HUSTLER_LEFT] * mine.life
            points[p] = worth
        return left
