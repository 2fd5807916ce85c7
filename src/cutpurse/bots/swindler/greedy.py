"""Greedy Swindler: knows the bags to the last tile, goes for what pays best, and plays cards when they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast, final

from cutpurse.bots.player import Bot
from cutpurse.bots.swindler.accomplices import AccompliceEvaluation, Swap
from cutpurse.bots.swindler.steal import Prospect
from cutpurse.bots.swindler.valuation import COIN_WORTH, Valuation
from cutpurse.games.swindler.pieces import (
    ANGEL,
    ANY_KEY,
    ASSASSIN,
    BACKSTABBER,
    BAGS,
    BEGGAR,
    BET_CAUGHT,
    CANCEL,
    COMPLETED,
    COPYCAT,
    DISCARD,
    DRAWS_CARD,
    FIELDS,
    FORGED,
    FORGER,
    FULFIL,
    GOLD_DIGGER,
    HUSTLER,
    KEEPS_ONE,
    KINDS,
    LURE,
    OPEN_DEALERS,
    OPEN_ORDERS,
    RAID_LESS,
    SELL,
    SELLS_DEARER,
    SHOW_PICKER,
    SHOWN_ALL,
    SIDEKICK,
    STEAL,
    THROWN_OFF,
    UNRESERVED,
    WITH_HELP,
)
from cutpurse.games.swindler.rules.accomplices import DIVIDING, OFFERING, PARTNERING, RESCUING, WANTING, Begging
from cutpurse.games.swindler.rules.order_matching import field_takes
from cutpurse.games.swindler.rules.reaction_windows import Window
from cutpurse.games.swindler.rules.reactions import Answering, swaps_for
from cutpurse.games.swindler.rules.steal import KEEPING
from cutpurse.games.swindler.rules.trade import HELPING, REWARDING, ForgingAs
from cutpurse.games.swindler.rules.turn import (
    ACTING,
    CHOOSING,
    HIRING,
    RESERVING,
    STEALING,
)
from cutpurse.games.swindler.state import DEALER, FIELD, MARKER, ORDER, SIZE
from cutpurse.games.swindler.state import View as SwindlerView
from cutpurse.kernel.core import Command, Seat, View, frames
from cutpurse.kernel.play import mask
from cutpurse.kernel.sets import members, one

# What the considerations weigh, in points.
THIEVES: Final = {DRAWS_CARD: 6, SELLS_DEARER: 5, KEEPS_ONE: 4, ANY_KEY: 3, UNRESERVED: 2, RAID_LESS: 1}
EXPOSED: Final = 1.7  # what a marker costs on average that stays on its order (SW-2.2, SW-8.2)
HIRED: Final = [2.0, 1.5, 1.2, 1.0]  # what one more card is worth, for so many in hand
CROWDED: Final = 0.7  # and for more
PLAYED: Final = {1: BEGGAR, 2: HUSTLER, 3: COPYCAT, 4: BACKSTABBER, 5: ANGEL, 6: GOLD_DIGGER}  # by choice of ACT

Opinion = Callable[[int], float]  # what a choice is worth: more is better


@final
class GreedySwindler(Bot):
    """Weighs every choice in points. It leaves nothing to chance but what the bags decide."""

    def choose(self, view: View, seat: Seat) -> Command:
        v = cast(SwindlerView, view)
        assert v.stack is not None
        choices = members(mask(v, seat))
        best = choices[0]
        if len(choices) > 1:
            opinion = ChoiceEvaluation(v, int(seat)).opinion()
            best = max(choices, key=opinion)
        return v.stack.frame.menu.listed(one(best))[0]


@final
class ChoiceEvaluation:
    """A player's thoughts at one moment."""

    def __init__(self, v: SwindlerView, seat: int) -> None:
        self.v = v
        self.seat = seat
        self.accomplices = AccompliceEvaluation(v, seat)
        self.mine: Valuation = self.accomplices.valuation(seat)

    def opinion(self) -> Opinion:
        """How to judge the choices of this moment."""
        assert self.v.stack is not None
        frame = self.v.stack.frame
        plans: dict[object, Callable[[], Opinion]] = {
            RESERVING: self.reserving,
            STEALING: self.stealing,
            ACTING: self.acting,
            PARTNERING: self.partnering,
        }
        opinions: dict[object, Opinion] = {
            CHOOSING: self.choosing,
            KEEPING: self.taking,
            REWARDING: self.taking,
            RESCUING: self.taking,
            WANTING: self.wanting,
            HELPING: self.showing,
            HIRING: self.hiring,
        }
        if frame in plans:
            return plans[frame]()
        if frame in opinions:
            return opinions[frame]
        if isinstance(frame, Window):
            return self.reacting
        if isinstance(frame, Answering):
            return self.answering()
        return self.forging_as if isinstance(frame, ForgingAs) else self.giving

    # --- before the steal ---
    def choosing(self, ability: int) -> float:
        """The master thief of most use."""
        return THIEVES[ability]

    def reserving(self) -> Opinion:
        """Put markers where the best steal may pay, then steal from that bag."""
        v, mine = self.v, self.mine
        reserved = mine.mine
        open_to_me = [bool(v.cells[ORDER + slot]) for slot in range(OPEN_ORDERS)]
        mine.mine = open_to_me
        bag, prospect = self.best_bag()
        mine.mine = reserved
        worth = {slot: self.worth_reserving(slot, prospect) for slot in range(OPEN_ORDERS)}
        slots = [slot for slot in range(OPEN_ORDERS) if v.cells[MARKER + slot] != self.seat + 1 and worth[slot] > 0]
        if not any(mask(v, self.seat) & one(slot) for slot in slots):
            bag, _ = self.best_bag()
        best = max((worth[slot] for slot in slots), default=0.0)

        def opinion(choice: int) -> float:
            if choice >= STEAL:
                return 0.0 if choice - STEAL == bag else -100.0
            if choice >= CANCEL:
                free = bool(mask(v, self.seat) & (one(OPEN_ORDERS) - 1))
                return -1.0 if free else best - max(0.0, worth[choice - CANCEL]) - THROWN_OFF
            return worth[choice]

        return opinion

    def best_bag(self) -> tuple[int, Prospect]:
        """The bag that promises most."""
        found = [(bag, self.accomplices.steal_from(bag, first=True, free=False).draw()) for bag in range(BAGS)]
        return max(found, key=lambda pair: pair[1].worth)

    def worth_reserving(self, slot: int, prospect: Prospect) -> float:
        """What a marker of mine on an order should bring."""
        if not self.v.cells[ORDER + slot]:
            return 0.0
        met = prospect.met[slot]
        exposed = EXPOSED if self.mine.life else THROWN_OFF
        worth = met * self.mine.gains[slot] - (1 - met) * exposed
        marker = self.v.cells[MARKER + slot] - 1
        if marker >= 0 and marker != self.seat:
            worth += self.accomplices.grudge * THROWN_OFF
        elif self.mine.mine[slot]:
            worth = min(worth, 0.0) if marker < 0 else worth  # M2 needs no marker
        return worth

    # --- the steal ---
    def stealing(self) -> Opinion:
        """Draw, stop, or go on elsewhere with a Sidekick."""
        v = self.v
        steal = self.accomplices.steal_from(int(v.bag), first=False, free=False)
        stop, draw = steal.stop().worth, steal.draw().worth if steal.left else -100.0

        def opinion(choice: int) -> float:
            if choice >= LURE:
                elsewhere = self.accomplices.steal_from(choice - LURE, first=False, free=True).draw().worth
                works = self.accomplices.works()
                return works * elsewhere + (1 - works) * max(stop, draw) - self.accomplices.keep(SIDEKICK)
            return stop if choice else draw

        return opinion

    # --- actions ---
    def acting(self) -> Opinion:
        """Do what leaves me best off, or end my actions."""
        idle = self.mine.later()

        def opinion(choice: int) -> float:
            if choice in PLAYED:
                return idle + self.accomplices.playing(PLAYED[choice])
            if choice < WITH_HELP:
                return self.fulfilling(choice - FULFIL)
            if choice < SELL:
                return self.fulfilling(choice - WITH_HELP)
            if choice < FORGED:
                return self.selling(choice - SELL)
            if choice < FORGED + OPEN_DEALERS * FIELDS:
                return self.selling(choice - FORGED, forged=True) - self.accomplices.keep(FORGER)
            return idle

        return opinion

    def fulfilling(self, slot: int) -> float:
        """What fulfilling an order leaves me with."""
        mine = self.mine
        order = mine.orders[slot]
        assert order is not None
        objects, ranked = mine.objects, mine.ranked
        if order.style == DISCARD:
            mine.objects = objects[:]
            mine.spend(order, mine.objects)
        mine.ranked = [other for other in ranked if other != slot]
        worth = mine.gains[slot] - mine.help_cost(order, objects) + mine.now()[0]
        mine.objects, mine.ranked = objects, ranked
        return worth

    def selling(self, field: int, *, forged: bool = False) -> float:
        """What the best sale on a field leaves me with."""
        v, mine = self.v, self.mine
        stall = field // FIELDS
        at = (int(v.cells[DEALER + stall]) - 1) * FIELDS + field % FIELDS
        asked = int(v.faces.field_object[at])
        others = sum(1 for f in range(stall * FIELDS, (stall + 1) * FIELDS) if f != field and not v.cells[FIELD + f])
        points = int(v.faces.field_points[at]) + mine.dearer + (0 if others else COMPLETED)
        completes = 0 if others else 1
        fields = mine.fields
        mine.v.sold += 1
        mine.v.completed += completes
        mine.fields = fields[:]
        mine.fields.remove((int(v.faces.field_points[at]) + mine.dearer, asked, stall))
        best = 0.0
        for k in range(KINDS):
            if mine.tiles[k] and bool(field_takes(asked, k)) != forged:
                mine.add(k, -1)
                best = max(best, mine.now()[0])
                mine.add(k, 1)
        mine.fields = fields
        mine.v.sold -= 1
        mine.v.completed -= completes
        return points + best

    def showing(self, choice: int) -> float:
        """Enough is enough; else rather a Lock Picker than a Forger."""
        return 2.0 if one(choice) == SHOWN_ALL else float(choice >= SHOW_PICKER)

    def forging_as(self, object: int) -> float:
        """What the order lacks."""
        order = self.mine.orders[self.v.deal - 1]
        assert order is not None
        return max((n - self.mine.objects[x] for x, n in (*order.objects, *order.keys) if x == object), default=-9.0)

    # --- tiles and coins ---
    def giving(self, choice: int) -> float:
        """What is left without a tile or a coin, and what another makes of it."""
        v = self.v
        assert v.stack is not None
        frame = v.stack.frame
        if choice == KINDS:
            worth, use = -COIN_WORTH, COIN_WORTH
        else:
            worth, use = self.accomplices.change(self.seat, (choice, -1)), 0.0
        if isinstance(frame, Begging) or frame is DIVIDING:
            taker = int(v.by)
            use = use or self.accomplices.change(taker, (choice, 1))
            return worth - self.accomplices.grudge * use
        if frame is OFFERING:
            swap = Swap(int(v.partner), int(v.theirs) - 1, choice)
            return self.accomplices.to_me(self.accomplices.swapped(self.seat, swap))
        return worth

    def taking(self, choice: int) -> float:
        """What a tile is worth to me."""
        if choice >= KINDS:
            return 0.0
        v = self.v
        assert v.stack is not None
        worth = self.accomplices.change(self.seat, (choice, 1))
        if v.stack.frame is RESCUING:
            worth -= self.accomplices.grudge * self.accomplices.change(int(v.active), (choice, -1))
        return worth

    def partnering(self) -> Opinion:
        """With whom the best swap is."""
        _, swap = self.accomplices.best_swap()
        return lambda choice: float(swap is not None and choice == swap.partner)

    def wanting(self, theirs: int) -> float:
        """What the best swap for a tile of theirs brings."""
        partner = int(self.v.partner)
        yours = members(swaps_for(self.v, self.seat, partner, theirs))
        return max(self.accomplices.to_me(self.accomplices.swapped(self.seat, Swap(partner, theirs, k))) for k in yours)

    # --- cards ---
    def reacting(self, choice: int) -> float:
        """How much better a card is than a pass."""
        if choice in PLAYED:
            return self.accomplices.playing(PLAYED[choice])
        if choice:
            return self.accomplices.betting(caught=one(choice) == BET_CAUGHT)
        return 0.0

    def answering(self) -> Opinion:
        """An Assassin if the card in play does me more harm than one is worth; or against an Assassin, more good."""
        depth = sum(isinstance(frame, Answering) for frame in frames(self.v))
        effect = self.accomplices.in_play()
        harm = -effect if depth % 2 else effect
        return lambda choice: harm - self.accomplices.keep(ASSASSIN) if choice else 0.0

    def hiring(self, cards: int) -> float:
        """What so many cards are worth beyond the coins they cost."""
        hand = int(self.v.cells[SIZE + self.seat])
        worth = sum(HIRED[hand + i] if hand + i < len(HIRED) else CROWDED for i in range(cards))
        return self.mine.life * worth - cards * COIN_WORTH
