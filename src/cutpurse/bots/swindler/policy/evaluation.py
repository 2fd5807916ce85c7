"""Every choice of Swindler weighed in points, by what a seat knows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cutpurse.bots.swindler.policy.accomplices import AccompliceEvaluation
from cutpurse.bots.swindler.policy.orders import Floats, have, noughts, real
from cutpurse.bots.swindler.policy.steal import Prospect
from cutpurse.bots.swindler.policy.valuation import Valuation, field_sign
from cutpurse.bots.swindler.policy.weights import OrderBook
from cutpurse.games.swindler.pieces import (
    ANGEL,
    ASSASSIN,
    BACKSTABBER,
    BAGS,
    BEGGAR,
    BET_CAUGHT,
    CANCEL,
    COMPLETED,
    COPYCAT,
    DISCARD,
    FIELDS,
    FORGED,
    FORGER,
    FULFIL,
    GOLD_DIGGER,
    HUSTLER,
    KINDS,
    LURE,
    OPEN_DEALERS,
    OPEN_ORDERS,
    SELL,
    SHOW_PICKER,
    SHOWN_ALL,
    SIDEKICK,
    STEAL,
    THROWN_OFF,
    WITH_HELP,
)
from cutpurse.games.swindler.rules.accomplices import DIVIDING, OFFERING, PARTNERING, RESCUING, WANTING, Begging
from cutpurse.games.swindler.rules.order_matching import field_takes
from cutpurse.games.swindler.rules.reaction_windows import Window
from cutpurse.games.swindler.rules.reactions import Answering, swaps_for
from cutpurse.games.swindler.rules.steal import KEEPING
from cutpurse.games.swindler.rules.trade import HELPING, REWARDING, ForgingAs
from cutpurse.games.swindler.rules.turn import ACTING, CHOOSING, HIRING, RESERVING, STEALING
from cutpurse.games.swindler.state import (
    DEALER,
    FIELD,
    MARKER,
    ORDER,
    SIZE,
    Swindler,
)
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import Row, Set, index, one, row, zeros

LOST_MARKER: Final = float(THROWN_OFF)
PLAYED: Final = row([-1, BEGGAR, HUSTLER, COPYCAT, BACKSTABBER, ANGEL, GOLD_DIGGER])  # by choice of ACT


@final
class Plan:
    """What a seat has in mind before it steals: what each bag promises, and what markers of its own should bring."""

    def __init__(self, prospects: list[Prospect]) -> None:
        self.prospect = prospects[best_of(prospects)]  # of the best steal, if all orders were reserved
        self.prospects = prospects  # to steal by
        self.all_reserved = True  # do those count on orders that have no marker of mine yet
        self.worths: Floats = noughts(OPEN_ORDERS)
        self.best = 0.0  # what the best order without a marker of mine is worth
        self.wanted: i64 = -1  # and which one it is


@final
class ChoiceEvaluation:
    """A player's thoughts at one moment."""

    def __init__(self, v: Swindler, seat: Seat, book: OrderBook) -> None:
        self.v = v
        self.seat: i64 = seat
        self.weights = book.weights
        self.accomplices = AccompliceEvaluation(v, seat, book)
        self.mine: Valuation = self.accomplices.valuation(seat)

    def worths(self, allowed: Set) -> Floats:
        """What each of these choices of the top frame is worth: more is better. Others stay at nought."""
        assert self.v.stack is not None
        frame = self.v.stack.frame
        found = noughts(frame.menu.size)
        if frame is RESERVING:
            self.reserving(allowed, found)
            return found
        if frame is STEALING:
            self.stealing(allowed, found)
            return found
        idle = self.mine.later() if frame is ACTING else 0.0
        partner: i64 = self.accomplices.best_swap().partner if frame is PARTNERING else 0
        harm = self.harm() if isinstance(frame, Answering) else 0.0
        while allowed:
            choice = index(allowed & -allowed)
            allowed &= allowed - 1
            if isinstance(frame, Window):
                found[choice] = self.reacting(choice)
            elif isinstance(frame, Answering):
                found[choice] = harm - self.accomplices.keep(ASSASSIN) if choice else 0.0
            elif frame is ACTING:
                found[choice] = self.acting(choice, idle)
            elif frame is HIRING:
                found[choice] = self.hiring(choice)
            elif frame is KEEPING or frame is REWARDING or frame is RESCUING:
                found[choice] = self.taking(choice)
            elif frame is CHOOSING:
                found[choice] = self.weights.thieves[choice]
            elif frame is PARTNERING:
                found[choice] = 1.0 if choice == partner else 0.0
            elif frame is WANTING:
                found[choice] = self.wanting(choice)
            elif frame is HELPING:
                found[choice] = self.showing(choice)
            elif isinstance(frame, ForgingAs):
                found[choice] = self.forging_as(choice)
            else:
                found[choice] = self.giving(choice)
        return found

    # --- before the steal ---
    def reserving(self, allowed: Set, found: Floats) -> None:
        """Put markers where the best steal may pay, then steal from that bag."""
        plan = self.plan(allowed)
        worths, prospects = plan.worths, plan.prospects
        bag = best_of(prospects)
        free = marker_free(allowed)
        for slot in range(OPEN_ORDERS):
            found[slot] = worths[slot]
            found[CANCEL + slot] = -1.0 if free else plan.best - max(0.0, worths[slot]) - LOST_MARKER
        for b in range(BAGS):
            found[STEAL + b] = prospects[b].worth - prospects[bag].worth

    def plan(self, allowed: Set) -> Plan:
        """Which orders and which bag to go for."""
        v, mine = self.v, self.mine
        reserved = mine.mine
        mine.mine = mine.open
        found = Plan(self.prospects())
        mine.mine = reserved
        more = False  # is there an order worth a marker of mine?
        worths = found.worths
        for slot in range(OPEN_ORDERS):
            worths[slot] = self.worth_reserving(slot, found.prospect)
            if v.cells[MARKER + slot] != self.seat + 1 and worths[slot] > 0:
                if worths[slot] > found.best:
                    found.best, found.wanted = worths[slot], slot
                more = more or (allowed & one(slot)) != 0
        if not more and self.counted_on(found.prospects, mine.open & ~reserved):
            found.prospects = self.prospects()
            found.all_reserved = False
        return found

    def prospects(self) -> list[Prospect]:
        """What each bag promises."""
        return [self.accomplices.steal_from(bag, True, False).draw() for bag in range(BAGS)]

    def counted_on(self, prospects: list[Prospect], orders: Set) -> bool:
        """Whether a steal could meet one of these orders."""
        for prospect in prospects:
            for slot in range(OPEN_ORDERS):
                if orders & one(slot) and prospect.met[slot] > 0:
                    return True
        return False

    def worth_reserving(self, slot: i64, prospect: Prospect) -> float:
        """What a marker of mine on an order should bring."""
        if not self.v.cells[ORDER + slot]:
            return 0.0
        met = prospect.met[slot]
        exposed = self.weights.exposed if self.mine.life else LOST_MARKER
        worth = met * self.mine.gains[slot] - (1 - met) * exposed
        marker = self.v.cells[MARKER + slot] - 1
        if marker >= 0 and marker != self.seat:
            worth += self.accomplices.grudge * LOST_MARKER
        elif self.mine.mine & one(slot) and marker < 0:
            worth = min(worth, 0.0)  # M2 needs no marker
        return worth

    # --- the steal ---
    def stealing(self, allowed: Set, found: Floats) -> None:
        """Draw, stop, or go on elsewhere with a Sidekick."""
        v = self.v
        steal = self.accomplices.steal_from(v.bag, False, False)
        found[0] = steal.draw().worth if steal.left else -100.0
        found[1] = steal.stop().worth
        for bag in range(BAGS):
            if allowed & one(LURE + bag):
                elsewhere = self.accomplices.steal_from(bag, False, True).draw().worth
                works = self.accomplices.works()
                worth = works * elsewhere + (1 - works) * max(found[0], found[1])
                found[LURE + bag] = worth - self.accomplices.keep(SIDEKICK)

    # --- actions ---
    def acting(self, choice: i64, idle: float) -> float:
        """What an action leaves me with; `idle` is what I have if I end my actions."""
        if 0 < choice < len(PLAYED):
            return idle + self.accomplices.playing(PLAYED[choice])
        if choice < WITH_HELP:
            return self.fulfilling(choice - FULFIL)[0]
        if choice < SELL:
            return self.fulfilling(choice - WITH_HELP)[0]
        if choice < FORGED:
            return self.selling(choice - SELL, False)[0]
        if choice < FORGED + OPEN_DEALERS * FIELDS:
            return self.selling(choice - FORGED, True)[0] - self.accomplices.keep(FORGER)
        return idle

    def fulfilling(self, slot: i64) -> tuple[float, float]:
        """What fulfilling an order leaves me with, and how much of it is kept for later."""
        mine = self.mine
        order = mine.orders[slot]
        assert order is not None
        left = mine.spent(order, mine.objects) if order.style == DISCARD else mine.objects
        after, later, _ = mine.deals(left, mine.open & ~one(slot))
        return mine.gains[slot] - mine.help_cost(order, mine.objects) + after, later

    def selling(self, field: i64, forged: bool) -> tuple[float, float]:
        """What the best sale on a field leaves me with, and how much of it is kept for later."""
        v, mine = self.v, self.mine
        stall = field // FIELDS
        at = (v.cells[DEALER + stall] - 1) * FIELDS + field % FIELDS
        asked = v.faces.field_object[at]
        points = v.faces.field_points[at] + mine.dearer
        completes: i64 = 1
        for f in range(stall * FIELDS, (stall + 1) * FIELDS):
            if f != field and not v.cells[FIELD + f]:
                completes = 0
        fields = mine.fields
        mine.fields = without(fields, field_sign(points, asked, stall))
        mine.sold += 1
        mine.completed += completes
        best, kept = 0.0, 0.0
        for k in range(KINDS):
            if mine.tiles[k] and field_takes(asked, k) != forged:
                mine.add(k, -1)
                after, later, _ = mine.deals(mine.objects, mine.open)
                mine.add(k, 1)
                if after > best:
                    best, kept = after, later
        mine.fields = fields
        mine.sold -= 1
        mine.completed -= completes
        return real(points + completes * COMPLETED) + best, kept

    def showing(self, choice: i64) -> float:
        """Enough is enough; else rather a Lock Picker than a Forger."""
        return 2.0 if one(choice) == SHOWN_ALL else 1.0 if choice >= SHOW_PICKER else 0.0

    def forging_as(self, object: i64) -> float:
        """What the order lacks."""
        order = self.mine.orders[self.v.deal - 1]
        assert order is not None
        n = have(order.counts, object)
        return real(n - have(self.mine.objects, object)) if n else -9.0

    # --- tiles and coins ---
    def giving(self, choice: i64) -> float:
        """What is left without a tile or a coin, and what another makes of it."""
        v = self.v
        assert v.stack is not None
        frame = v.stack.frame
        if frame is OFFERING:
            return self.accomplices.swapped(self.seat, v.partner, v.theirs - 1, choice)
        worth = -self.weights.coin if choice == KINDS else self.accomplices.change(self.seat, choice, -1)
        if isinstance(frame, Begging) or frame is DIVIDING:
            use = self.weights.coin if choice == KINDS else self.accomplices.change(v.by, choice, 1)
            return worth - self.accomplices.grudge * use
        return worth

    def taking(self, choice: i64) -> float:
        """What a tile is worth to me."""
        if choice >= KINDS:
            return 0.0
        assert self.v.stack is not None
        worth = self.accomplices.change(self.seat, choice, 1)
        if self.v.stack.frame is RESCUING:
            worth -= self.accomplices.grudge * self.accomplices.change(self.v.active, choice, -1)
        return worth

    def wanting(self, theirs: i64) -> float:
        """What the best swap for a tile of theirs brings."""
        partner = self.v.partner
        best = -1000.0
        offers = swaps_for(self.v, self.seat, partner, theirs)
        while offers:
            yours = index(offers & -offers)
            offers &= offers - 1
            best = max(best, self.accomplices.swapped(self.seat, partner, theirs, yours))
        return best

    # --- cards ---
    def reacting(self, choice: i64) -> float:
        """How much better a card is than a pass."""
        if choice == 0:
            return 0.0
        if choice < len(PLAYED):
            return self.accomplices.playing(PLAYED[choice])
        return self.accomplices.betting(one(choice) == BET_CAUGHT)

    def harm(self) -> float:
        """What harm the card does me that an Assassin would answer: the one in play, or an Assassin against it."""
        effect = self.accomplices.in_play()
        return -effect if self.answers() % 2 else effect

    def answers(self) -> i64:
        """How many cards may be answered now, the one in play and the Assassins against each other."""
        found: i64 = 0
        stack = self.v.stack
        while stack is not None:
            if isinstance(stack.frame, Answering):
                found += 1
            stack = stack.below
        return found

    def hiring(self, cards: i64) -> float:
        """What so many cards are worth beyond the coins they cost."""
        hand = self.v.cells[SIZE + self.seat]
        hired = self.weights.hired
        worth = 0.0
        for i in range(cards):
            worth += hired[min(hand + i, len(hired) - 1)]
        return self.mine.life * worth - real(cards) * self.weights.coin


def best_of(prospects: list[Prospect]) -> i64:
    """The bag that promises most."""
    best: i64 = 0
    for bag in range(1, BAGS):
        if prospects[bag].worth > prospects[best].worth:
            best = bag
    return best


def marker_free(allowed: Set) -> bool:
    """Whether there is a marker left to reserve with."""
    return (allowed & (one(OPEN_ORDERS) - 1)) != 0


def without(fields: Row, field: i64) -> Row:
    """The fields but for one."""
    found = zeros(len(fields) - 1)
    at: i64 = 0
    gone = False
    for i in range(len(fields)):
        if fields[i] == field and not gone:
            gone = True
        else:
            found[at] = fields[i]
            at += 1
    return found
