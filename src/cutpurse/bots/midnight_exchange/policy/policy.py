"""MidnightExchangePolicy: fills a tray for what the markets offer, runs in time, and buys the best."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from cutpurse.bots.midnight_exchange.policy.prospects import Prospects, TrayWorths
from cutpurse.bots.midnight_exchange.policy.rummage import HOPELESS, Finds, Rummage
from cutpurse.bots.midnight_exchange.policy.valuation import (
    BAGS,
    ON_OFFER,
    POINT,
    RIVALS,
    Belongings,
    Plans,
    Wares,
    tray_of,
)
from cutpurse.bots.search.policy import Policy
from cutpurse.games.midnight_exchange.components import MidnightExchangeFaces
from cutpurse.games.midnight_exchange.pieces import (
    ART_SPACES,
    BACK_DOWN,
    BAG,
    BUY_CARD,
    DONE,
    ESCAPE,
    FINDS,
    HOLD,
    IN_ROW,
    KEEP,
    LEATHER_BAG,
    LOCATIONS,
    MARKETS,
    NOTCHES,
    PASS,
    PLACE_GOLD,
    PLACE_SILVER,
    REACH,
    RETURNS,
    SILVER,
    SLOTS,
    STEPS,
    TILES,
    TRADE,
)
from cutpurse.games.midnight_exchange.rules.rummage import HOLDING, RUMMAGE
from cutpurse.games.midnight_exchange.rules.trade import TRADING
from cutpurse.games.midnight_exchange.state import (
    CELLS,
    FIND,
    HELD,
    OWNED,
    SIDE,
    STEP,
    MidnightExchange,
    find_on,
    may_act,
    next_kind,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Seat, State
from cutpurse.kernel.game import Game
from cutpurse.kernel.sets import TOP, One, Row, Set, index, one, zeros

CLEARLY: Final = 500  # what a swap must promise before a full tray waits for it
ART_A_ROUND: Final = 1.75  # objects that a player takes out of the bag in a round,
CARDS_A_ROUND: Final = 0.95  # and prestige cards that a player buys
NEVER: Final = -100.0  # what a move is worth that nobody should make


@final
class MidnightExchangePolicy(Policy):
    """Weighs purchases against the time they take to pay for."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.loose = 0
        # fitted to 1,000 games of each number of players
        self.spread = {2: (2.80, 2.11), 3: (1.85, 1.20), 4: (1.76, 0.94)}
        self.spoils = {2: 1600, 3: 500, 4: 0}  # by seats: what each tile counts that somebody lacks whom one cuts short
        self.read: Row = zeros(0)  # the markets and belongings that plans were made from,
        self.seat: i64 = -1  # for whom,
        self.bag_left: i64 = -1  # and when
        self.faces: MidnightExchangeFaces | None = None
        self.plans: Plans | None = None
        self.worths: TrayWorths | None = None

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
        finds = rummage.finds
        scores: list[float] = []
        for key in keys:
            worth: i64 = -HOPELESS
            choice = REACH.choice(key)
            if choice == ESCAPE:
                worth = plans.wares.haul(rummage.tray, RIVALS // 2, RIVALS, 0) + CLEARLY
            elif choice and index(choice) >= RETURNS:
                find = find_on(v, seat, index(choice) - RETURNS)
                worth = rummage.best - (0 if rummage.unwanted(find) else 2 * rummage.look)
                if finds.free:
                    worth -= 2 * rummage.look
            elif choice and not finds.free:  # it could only be put back
                worth = plans.wares.haul(rummage.tray, RIVALS // 2, RIVALS, 0) - rummage.look
            elif choice:
                worth = reach_worth(rummage, finds, choice)
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


def reach_worth(rummage: Rummage, finds: Finds, tile: One) -> i64:
    """What it leads to if a tile is taken up."""
    for location in range(LOCATIONS):
        if finds.unknown[location] & tile:
            return rummage.look_worth(location)
        for find in range(FINDS):
            if finds.known[location * FINDS + find] & tile:
                return rummage.known_worth(find)
    return -HOPELESS


def take_out(v: MidnightExchange, seat: Seat, allowed: Set, finds: Set) -> One:
    """Take the first of these finds out of the tray that may go; if none may, whatever is allowed."""
    for slot in range(SLOTS):
        find = find_on(v, seat, slot)
        if find >= 0 and finds & one(find) and allowed & one(RETURNS + slot):
            return one(RETURNS + slot)
    return allowed & -allowed


# --- trading ---
def best_trade(v: MidnightExchange, seat: Seat, allowed: Set) -> One:
    """The purchase that brings most, together with what the rest of the tray can buy once the others were there."""
    wares = Wares(v, seat)
    tray = tray_of(v, seat)
    best: i64 = 0
    found: i64 = PASS
    for market in range(MARKETS):
        if wares.open[market]:
            choice = wares.choices[market * ON_OFFER]
            if allowed & choice:
                worth = trade_worth(wares, tray, choice)
                if worth > best:
                    best, found = worth, choice
    if allowed & BAG and v.bag_left and trade_worth(wares, tray, BAG) > best:  # never to end the game for nothing
        found = BAG
    return found if allowed & found else allowed & -allowed


def trade_worth(wares: Wares, tray: Row, choice: One) -> i64:
    """What a trade brings, with what the rest of the tray can buy after it."""
    if choice == BAG:
        tray[LEATHER_BAG] -= 1
        worth = wares.bag + wares.haul(tray, RIVALS, RIVALS, 0)
        tray[LEATHER_BAG] += 1
        return worth
    at = index(choice)
    market = at // ART_SPACES if at < BUY_CARD else (at - BUY_CARD) // NOTCHES
    worth = wares.remove(market, choice)
    wares.pay(tray, market)
    total = worth + wares.haul(tray, RIVALS, RIVALS, 0)
    for find in range(FINDS):
        tray[find] += wares.prices[market * FINDS + find]
    wares.offer(market, worth, choice)
    return total


def placing(v: MidnightExchange, seat: Seat) -> i64:
    """The key that places stored art onto a collection, if no other collection of the seat will ask for it; else -1."""
    if v.auto:
        return -1
    n: i64 = 0
    for i in range(v.cells[OWNED + seat]):
        card = v.card(seat, i)
        if v.faces.steps[card]:
            kind = next_kind(v, card)
            if kind >= 0 and v.store(seat, kind) and not also_wanted(v, seat, card, kind):
                return place_key(kind, n)
            n += 1
    return -1


def place_key(kind: i64, n: i64) -> i64:
    """The key of the command that places art of a kind onto collection n."""
    if kind < SILVER:
        return PLACE_SILVER.first + kind * IN_ROW + n
    return PLACE_GOLD.first + (kind - SILVER) * IN_ROW + n


def also_wanted(v: MidnightExchange, seat: Seat, card: i64, kind: i64) -> bool:
    """Whether another collection of a seat will ask for a kind of art."""
    for i in range(v.cells[OWNED + seat]):
        other = v.card(seat, i)
        if other != card:
            for step in range(v.cells[STEP + other], v.faces.steps[other]):
                if v.faces.track[other * STEPS + step] == kind:
                    return True
    return False


def trade_scores(v: MidnightExchange, seat: Seat, keys: list[int]) -> list[float]:
    """What trades and placings bring; a placing as much as the best of all, if it takes nothing from another card."""
    wares = Wares(v, seat)
    tray = tray_of(v, seat)
    safe = placing(v, seat)
    scores: list[float] = []
    top = 0.0
    for key in keys:
        choice = TRADE.choice(key)
        worth = 0.0
        if choice == BAG and not v.bag_left:
            worth = NEVER
        elif choice and choice != PASS:
            worth = float(trade_worth(wares, tray, choice)) / POINT
        scores.append(worth)
        top = max(top, worth)
    for i, key in enumerate(keys):
        if key >= PLACE_SILVER.first:
            scores[i] = top + 1.0 if key == safe else top - 0.5
    return scores
