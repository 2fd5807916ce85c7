"""MidnightExchangePolicy: fills a tray for what the markets offer, runs in time, and buys the best."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from cutpurse.bots.midnight_exchange.policy.prospects import Prospects, TrayWorths
from cutpurse.bots.midnight_exchange.policy.reasons import Reasons
from cutpurse.bots.midnight_exchange.policy.rummage import HOPELESS, Rummage
from cutpurse.bots.midnight_exchange.policy.trade import NEVER, best_trade, placing, trade_features, trade_scores
from cutpurse.bots.midnight_exchange.policy.valuation import BAGS, CLEARLY, POINT, RIVALS, Belongings, Plans, Wares
from cutpurse.bots.search.policy import Feature, Policy
from cutpurse.games.midnight_exchange.components import MidnightExchangeFaces
from cutpurse.games.midnight_exchange.pieces import (
    BACK_DOWN,
    DONE,
    ESCAPE,
    FINDS,
    HOLD,
    KEEP,
    REACH,
    RETURNS,
    SLOTS,
    TILES,
    TRADE,
)
from cutpurse.games.midnight_exchange.rules.rummage import HOLDING, RUMMAGE
from cutpurse.games.midnight_exchange.rules.trade import TRADING
from cutpurse.games.midnight_exchange.state import (
    CELLS,
    FIND,
    HELD,
    SIDE,
    MidnightExchange,
    find_on,
    may_act,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Seat, State
from cutpurse.kernel.game import Game
from cutpurse.kernel.sets import TOP, One, Row, Set, index, one, zeros

ART_A_ROUND: Final = 1.75  # objects that a player takes out of the bag in a round,
CARDS_A_ROUND: Final = 0.95  # and prestige cards that a player buys


@final
class MidnightExchangePolicy(Policy):
    """Weighs purchases against the time they take to pay for."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.loose = 0
        # python -m benchmarks.fit_payoffs midnight-exchange --games 1000
        self.spread = {2: (3.02, 1.83), 3: (2.35, 1.13), 4: (1.67, 0.99)}
        self.spoils = {2: 1600, 3: 500, 4: 0}  # by seats: what each tile counts that somebody lacks whom one cuts short
        self.read: Row = zeros(0)  # the markets and belongings that plans were made from,
        self.seat: i64 = -1  # for whom,
        self.bag_left: i64 = -1  # and when
        self.faces: MidnightExchangeFaces | None = None
        self.plans: Plans | None = None
        self.worths: TrayWorths | None = None
        self.reasons: Reasons | None = None

    # --- what search asks ---
    def pick(self, s: State, seat: Seat, chance: Chance) -> i64:
        v = cast(MidnightExchange, s)
        if in_rummage(v):
            if not may_act(v, seat):
                raise IndexError(f"Seat {seat} has nothing to choose now.")
            if v.cells[HELD + seat]:
                return HOLD.first + index(self.hold(v, seat, HOLDING.options(v, seat)[0]))
            return REACH.first + index(self.reach(v, seat, RUMMAGE.options(v, seat)[0], chance))
        key = placing(v, seat)
        if key >= 0:
            return key
        if trades_now(v):
            return TRADE.first + index(best_trade(v, seat, TRADING.options(v, seat)[0]))
        return DONE.first

    def think_ahead(self, s: State, seat: Seat, chance: Chance) -> i64:
        v = cast(MidnightExchange, s)
        if not in_rummage(v) or not may_act(v, seat):
            return self.pick(s, seat, chance)
        self.planned(v, seat)
        if self.worths is None:
            assert self.plans is not None
            self.worths = TrayWorths(self.plans.wares, RIVALS)
        prospects = Prospects(v, seat, self.worths, self.spoils.get(int(v.seats), 0))
        if v.cells[HELD + seat]:
            keeps = HOLDING.options(v, seat)[0] & KEEP and prospects.keeps(v.find(v.cells[HELD + seat] - 1))
            return HOLD.first + index(KEEP if keeps else BACK_DOWN)
        allowed = RUMMAGE.options(v, seat)[0]
        if allowed & ESCAPE:
            find = prospects.gives_up()
            return REACH.first + index(ESCAPE if find < 0 else take_out(v, seat, allowed, one(find)))
        tiles = prospects.reach()[1] & allowed
        if not tiles:
            return REACH.first + index(take_out(v, seat, allowed, one(FINDS) - 1))
        return REACH.first + index(chance.draw(tiles))

    def scores(self, s: State, seat: Seat, keys: list[int]) -> list[float]:
        v = cast(MidnightExchange, s)
        if in_rummage(v):
            return self.rummage_scores(v, seat, keys)
        return trade_scores(v, seat, keys)

    def features(self, s: State, seat: Seat, key: i64) -> list[Feature]:
        v = cast(MidnightExchange, s)
        if not in_rummage(v):
            return trade_features(v, seat, key)
        plans = self.planned(v, seat)
        reasons = self.reasons
        if reasons is None or reasons.plans is not plans or not reasons.still_hold(v, seat):
            reasons = Reasons(v, seat, plans)
            self.reasons = reasons
        return reasons.features(key)

    def overlook(self, v: State, seat: Seat, share: int, seed: int) -> None:
        """Forget the finds of tiles that lie there: which ones is the same for the whole round."""
        view = cast(MidnightExchange, v)
        chance = Chance((seed * 1009 + int(view.round)) % TOP)
        for tile in range(TILES):
            if chance.below(100) >= share and view.lying & one(tile):
                view.cells[FIND + tile] = 0

    def mark(self, s: State) -> i64:
        return cast(MidnightExchange, s).round

    def over(self, s: State, mark: i64) -> bool:
        return cast(MidnightExchange, s).round != mark

    def standings(self, s: State, points: list[float]) -> float:
        v = cast(MidnightExchange, s)
        for p in range(v.seats):
            own = Belongings(v, p)
            points[p] = float(own.fixed + own.have) / POINT
        art = float(v.bag_left) / (ART_A_ROUND * float(v.seats))
        cards = float(v.pile_left) / (CARDS_A_ROUND * float(v.seats))
        return min(art, cards)

    # --- the rummage ---
    def planned(self, v: MidnightExchange, seat: Seat) -> Plans:
        """What might be bought after this rummage: the same from its beginning to its end."""
        plans = self.plans
        if plans is None or self.faces is not v.faces or not self.same_table(v, seat):
            plans = Plans(Wares(v, seat), RIVALS // 2, RIVALS, BAGS, True)
            self.plans = plans
            self.worths = None
            self.faces = v.faces
            self.read = v.cells[SIDE:CELLS]
            self.seat = seat
            self.bag_left = v.bag_left
        return plans

    def same_table(self, v: MidnightExchange, seat: Seat) -> bool:
        """Whether the plans were made for this seat, with these markets and belongings."""
        if self.seat != seat or self.bag_left != v.bag_left:
            return False
        i: i64 = 0
        while i < CELLS - SIDE and self.read[i] == v.cells[SIDE + i]:
            i += 1
        return i == CELLS - SIDE

    def reach(self, v: MidnightExchange, seat: Seat, allowed: Set, chance: Chance) -> One:
        """With an empty hand: run, make room for something better, take a tile it knows, or look at one."""
        plans = self.planned(v, seat)
        rummage = Rummage(v, seat, plans)
        if allowed & ESCAPE:
            unwanted: i64 = 0
            for find in range(FINDS):
                if rummage.unwanted(find):
                    unwanted |= one(find)
            if not unwanted or rummage.best < plans.wares.haul(rummage.tray, RIVALS // 2, RIVALS, 0) + CLEARLY:
                return ESCAPE
            return take_out(v, seat, allowed, unwanted)
        tiles = rummage.onward()[1] & allowed
        if not tiles:  # nothing lies within reach: all it can do is to turn a find over until somebody runs
            return take_out(v, seat, allowed, one(FINDS) - 1)
        return chance.draw(tiles)

    def hold(self, v: MidnightExchange, seat: Seat, allowed: Set) -> One:
        """Keep the tile in hand, unless it leads less far than whatever could be reached for without it."""
        if not allowed & KEEP:
            return BACK_DOWN
        rummage = Rummage(v, seat, self.planned(v, seat))
        keeps = rummage.with_find[v.find(v.cells[HELD + seat] - 1)] >= rummage.onward()[0]
        return KEEP if keeps else BACK_DOWN

    def rummage_scores(self, v: MidnightExchange, seat: Seat, keys: list[int]) -> list[float]:
        """What motions of a hand lead to, as plans see it."""
        plans = self.planned(v, seat)
        rummage = Rummage(v, seat, plans)
        scores: list[float] = []
        for key in keys:
            worth: i64 = -HOPELESS
            choice = REACH.choice(key)
            if choice == ESCAPE:
                worth = plans.wares.haul(rummage.tray, RIVALS // 2, RIVALS, 0) + CLEARLY
            elif choice and index(choice) >= RETURNS:
                find = find_on(v, seat, index(choice) - RETURNS)
                worth = rummage.best - (0 if rummage.unwanted(find) else 2 * rummage.look)
                if rummage.finds.free:
                    worth -= 2 * rummage.look
            elif choice and not rummage.finds.free:  # it could only be put back
                worth = plans.wares.haul(rummage.tray, RIVALS // 2, RIVALS, 0) - rummage.look
            elif choice:
                worth = rummage.reach_worth(choice)
            elif HOLD.choice(key) == KEEP:
                worth = rummage.with_find[v.find(v.cells[HELD + seat] - 1)]
            elif HOLD.choice(key) == BACK_DOWN:
                worth = rummage.onward()[0]
            else:  # face up it helps the others
                worth = rummage.onward()[0] - rummage.look
            scores.append(max(NEVER, float(worth) / POINT))
        return scores


def in_rummage(v: MidnightExchange) -> bool:
    """Whether hands rummage now."""
    return v.stack is not None and v.stack.frame is RUMMAGE


def trades_now(v: MidnightExchange) -> bool:
    """Whether a trade is asked for."""
    return v.stack is not None and v.stack.frame is TRADING


def take_out(v: MidnightExchange, seat: Seat, allowed: Set, finds: Set) -> One:
    """Take the first of these finds out of the tray that may go; if none may, whatever is allowed."""
    for slot in range(SLOTS):
        find = find_on(v, seat, slot)
        if find >= 0 and finds & one(find) and allowed & one(RETURNS + slot):
            return one(RETURNS + slot)
    return allowed & -allowed
