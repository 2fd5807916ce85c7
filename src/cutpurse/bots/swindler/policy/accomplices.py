"""Accomplices as the policy weighs them: what a card would do now, to its player and to the others."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cutpurse.bots.swindler.policy.orders import Bags, Floats, noughts, real
from cutpurse.bots.swindler.policy.steal import Steal
from cutpurse.bots.swindler.policy.valuation import Valuation
from cutpurse.bots.swindler.policy.weights import OrderBook
from cutpurse.games.swindler.pieces import (
    ANGEL,
    ASSASSIN,
    BACKSTABBER,
    BEGGAR,
    BET,
    CARDS,
    COPYCAT,
    FIRST_KIND,
    GOLD_DIGGER,
    HUSTLER,
    KINDS,
    KNOW_IT_ALL,
    SIDEKICK,
)
from cutpurse.games.swindler.rules.reactions import SHOWN_CARDS, swaps_for, swaps_with, unseen
from cutpurse.games.swindler.rules.turn import ACTING, RESERVING, STEALING
from cutpurse.games.swindler.state import BAG, COINS, FRESH, HAND, POINTS, SHOWN, SIZE, Swindler, coins_left, kinds_at
from cutpurse.kernel.core import Seat
from cutpurse.kernel.sets import Row, index, zeros

BET_POINTS: Final = float(BET)


@final
class Swap:
    """What the Hustler may exchange, and what that is worth to who plays it."""

    def __init__(self, partner: Seat, theirs: i64, yours: i64, worth: float) -> None:
        self.partner: i64 = partner
        self.theirs: i64 = theirs
        self.yours: i64 = yours
        self.worth = worth


@final
class AccompliceEvaluation:
    """The table as one seat reads it when cards are played: everybody's tiles, and what the cards may do.

    Of other hands it reads only what they have shown, so that it thinks the same of a full state and of a view.
    """

    def __init__(self, v: Swindler, seat: Seat, book: OrderBook) -> None:
        self.v = v
        self.seat: i64 = seat
        self.book = book
        self.weights = book.weights
        self.bags = Bags(v)
        self.valuations: list[Valuation | None] = [None] * int(v.seats)
        self.grudge = book.weights.grudge / real(v.seats - 1)
        self.acts = self.before_actions()  # is step 3 of this turn still to come

    def before_actions(self) -> bool:
        """Whether this turn's actions have not ended yet."""
        stack = self.v.stack
        assert stack is not None
        while stack.below is not None:
            stack = stack.below
        frame = stack.frame
        return frame is RESERVING or frame is STEALING or frame is ACTING

    def valuation(self, p: Seat) -> Valuation:
        """What a seat has, and what it is worth; of mine I know the cards, too."""
        found = self.valuations[p]
        if found is None:
            found = Valuation(self.v, p, self.bags, self.book, p == self.seat)
            self.valuations[p] = found
        return found

    def keep(self, card: i64) -> float:
        """What one of my cards should bring later."""
        return self.weights.keep[card] * self.valuation(self.seat).life

    # --- what the others may hold ---
    def seen_of(self, p: Seat, card: i64) -> i64:
        """How many accomplices of a kind I know a seat to hold."""
        return self.v.cells[(HAND if p == self.seat else SHOWN) + p * CARDS + card]

    def hidden(self, card: i64) -> i64:
        """How many accomplices of a kind may be anywhere, for all I know."""
        found = unseen(self.v, card)
        for p in range(self.v.seats):
            found -= self.seen_of(p, card)
        return found

    def holds(self, p: Seat, card: i64) -> float:
        """How likely a seat holds an accomplice, by all that I have not seen (SW-1.5); of mine I know."""
        if self.seen_of(p, card):
            return 1.0
        if p == self.seat or not self.v.cells[SIZE + p]:
            return 0.0
        everywhere: i64 = 0
        for c in range(CARDS):
            everywhere += self.hidden(c)
        hidden = real(self.hidden(card))
        missed = 1.0
        for i in range(self.v.cells[SIZE + p]):
            missed *= max(0.0, 1 - hidden / real(max(1, everywhere - i)))
        return 1 - missed

    def somebody(self, card: i64, but: Seat) -> float:
        """How likely anybody holds an accomplice, one seat apart."""
        nobody = 1.0
        for p in range(self.v.seats):
            if p != but:
                nobody *= 1 - self.holds(p, card)
        return 1 - nobody

    # --- tiles that change hands ---
    def total(self, p: Seat) -> float:
        """What a seat has, with its actions still to come if it is at work, else for later."""
        valuation = self.valuation(p)
        return valuation.now()[0] if valuation.acting and self.acts else valuation.later()

    def change(self, p: Seat, kind: i64, n: i64) -> float:
        """How much better off a seat is with some tiles of a kind more or less."""
        valuation = self.valuation(p)
        before = self.total(p)
        valuation.add(kind, n)
        after = self.total(p)
        valuation.add(kind, -n)
        return after - before

    def exchange(self, p: Seat, gets: i64, gives: i64) -> float:
        """How much better off a seat is with one tile instead of another."""
        valuation = self.valuation(p)
        before = self.total(p)
        valuation.add(gets, 1)
        valuation.add(gives, -1)
        after = self.total(p)
        valuation.add(gives, 1)
        valuation.add(gets, -1)
        return after - before

    def steal(self, first: bool) -> Steal:
        """The steal of whose turn it is, from where it stands."""
        return self.steal_from(self.v.bag, first, self.v.free != 0)

    def steal_from(self, bag: i64, first: bool, free: bool) -> Steal:
        """A steal of whose turn it is, from any bag."""
        thief = self.v.active
        return Steal(self.valuation(thief), bag, first, free, self.weights.betrays * self.somebody(BACKSTABBER, thief))

    def next_tile(self, p: Seat) -> float:
        """What a seat gains on average by the next tile of the bag, if it is loot."""
        bag = self.v.bag
        worth = 0.0
        for k in range(FIRST_KIND[bag], FIRST_KIND[bag + 1]):
            n = self.v.cells[BAG + k]
            if n:
                worth += real(n) * self.change(p, k, 1)
        return worth / real(max(1, self.bags.size[bag]))

    # --- what a card does ---
    def effects(self, card: i64, by: Seat) -> Floats:
        """What an accomplice of a seat would do now, as far as it can be told: by seat, how much better off it is."""
        thief = self.v.active
        found = noughts(self.v.seats)
        if card == COPYCAT:
            found[by] = (1 - self.bags.skull(self.v.bag)) * self.next_tile(by)
        elif card == BACKSTABBER:
            skull = self.bags.skull(self.v.bag)
            loss = self.valuation(thief).now()[0] - self.steal(False).skull(False).worth
            found[thief] = (1 - skull) * self.next_tile(thief) - skull * loss
            found[by] += skull * self.coin()
        elif card == ANGEL:
            self.rescued(by, thief, found)
        elif card == GOLD_DIGGER:
            self.divided(by, thief, found)
        elif card == BEGGAR:
            self.begged(by, found)
        elif card == SIDEKICK:
            found[thief] = self.weights.keep[SIDEKICK] + self.weights.own_card
        elif card == SHOWN_CARDS:
            found[thief] = self.valuation(thief).gains[self.v.deal - 1] if self.v.deal > 0 else 2.0
        return found

    def coin(self) -> float:
        """What a coin of the supply is worth, if there is one."""
        return self.weights.coin if coins_left(self.v) else 0.0

    def rescued(self, by: Seat, thief: Seat, found: Floats) -> None:
        """What the Guardian Angel does: a tile or a coin for it, and the steal goes on (SW-7.17)."""
        steal = self.steal(self.v.first != 0)
        found[thief] = steal.best().worth - steal.skull(self.v.first != 0 or self.v.free != 0).worth
        fresh = kinds_at(self.v, FRESH)
        if not fresh:
            found[by] = self.coin()
            return
        best = -1000.0
        gain, loss = 0.0, 0.0
        while fresh:
            k = index(fresh & -fresh)
            fresh &= fresh - 1
            use, cost = self.change(by, k, 1), self.change(thief, k, -1)
            if use - self.grudge * cost > best:
                best, gain, loss = use - self.grudge * cost, use, cost
        found[by] = gain
        found[thief] += loss

    def divided(self, by: Seat, thief: Seat, found: Floats) -> None:
        """What the Gold Digger gets: of this turn's tiles the half that the thief needs least (SW-7.16)."""
        cells = self.v.cells
        costs = noughts(KINDS)
        left: i64 = 0
        for k in range(KINDS):
            if cells[FRESH + k]:
                left += cells[FRESH + k]
                costs[k] = -self.change(thief, k, -1)
        given = zeros(KINDS)
        for _ in range(left // 2):
            least: i64 = -1
            for k in range(KINDS):
                if cells[FRESH + k] > given[k] and (least < 0 or costs[k] < costs[least]):
                    least = k
            given[least] += 1
        found[by] = self.gift_of(by, given, 1)
        found[thief] = self.gift_of(thief, given, -1)

    def gift_of(self, p: Seat, given: Row, n: i64) -> float:
        """How much better off a seat is with several tiles more, or with n = -1 less."""
        valuation = self.valuation(p)
        before = self.total(p)
        for k in range(KINDS):
            if given[k]:
                valuation.add(k, n * given[k])
        after = self.total(p)
        for k in range(KINDS):
            if given[k]:
                valuation.add(k, -n * given[k])
        return after - before

    def begged(self, by: Seat, found: Floats) -> None:
        """What the Beggar gets of everybody who has more points (SW-7.13)."""
        for p in range(self.v.seats):
            if self.v.cells[POINTS + p] > self.v.cells[POINTS + by]:
                cost, use = self.gift(p, by)
                found[p] = -cost
                found[by] += use

    def gift(self, giver: Seat, taker: Seat) -> tuple[float, float]:
        """What a seat would rather give than anything else: what that costs it, and what it is to the other."""
        cost, use, best = 0.0, 0.0, 1000.0
        if self.v.cells[COINS + giver]:
            cost, use, best = self.weights.coin, self.weights.coin, self.weights.coin + self.grudge * self.weights.coin
        tiles = self.valuation(giver).tiles
        for k in range(KINDS):
            if tiles[k]:
                loss, gain = -self.change(giver, k, -1), self.change(taker, k, 1)
                if loss + self.grudge * gain < best:
                    cost, use, best = loss, gain, loss + self.grudge * gain
        return cost, use

    def swapped(self, by: Seat, partner: Seat, theirs: i64, yours: i64) -> float:
        """What the Hustler of a seat does for me (SW-7.18)."""
        found = noughts(self.v.seats)
        found[by] = self.exchange(by, theirs, yours)
        found[partner] = self.exchange(partner, yours, theirs)
        return self.to_me(found)

    def best_swap(self) -> Swap:
        """The swap I would make with the Hustler; with nobody (-1) if none is worth it."""
        found = Swap(-1, 0, 0, 0.0)
        for p in range(self.v.seats):
            wanted = swaps_with(self.v, self.seat, p)
            while wanted:
                theirs = index(wanted & -wanted)
                wanted &= wanted - 1
                if self.change(self.seat, theirs, 1) <= found.worth:
                    continue
                offers = swaps_for(self.v, self.seat, p, theirs)
                while offers:
                    yours = index(offers & -offers)
                    offers &= offers - 1
                    worth = self.swapped(self.seat, p, theirs, yours)
                    if worth > found.worth:
                        found = Swap(p, theirs, yours, worth)
        return found

    def caught(self) -> float:
        """How likely whose turn it is gets caught, if they know what they do (SW-7.19)."""
        return self.steal(True).draw().caught

    def to_me(self, effects: Floats) -> float:
        """What effects are worth to me: the others' gains are my loss, a little."""
        worth = 0.0
        for p in range(self.v.seats):
            worth += effects[p] if p == self.seat else -self.grudge * effects[p]
        return worth

    # --- what I think of it ---
    def playing(self, card: i64) -> float:
        """How much better than keeping it I would do by playing a card now."""
        effect = self.best_swap().worth if card == HUSTLER else self.to_me(self.effects(card, self.seat))
        return self.works() * effect - self.keep(card)

    def works(self) -> float:
        """How likely a card of mine is not cancelled by an Assassin."""
        return 1 - self.weights.answers * self.somebody(ASSASSIN, self.seat)

    def betting(self, caught: bool) -> float:
        """The same of a bet."""
        chance = self.caught()
        return self.works() * BET_POINTS * (chance if caught else 1 - chance) - self.keep(KNOW_IT_ALL)

    def in_play(self) -> float:
        """What the card that is being played is worth to me, if nobody cancels it."""
        v = self.v
        card, by = v.card - 1, v.by
        if by == self.seat:
            return self.weights.own_card + (
                self.weights.keep[card] if card < CARDS else self.to_me(self.effects(card, by))
            )
        if card == KNOW_IT_ALL:
            caught = self.caught()
            return -self.grudge * BET_POINTS * (caught if v.target == 1 else 1 - caught)
        if card == HUSTLER:
            return self.swapped(by, v.partner, v.theirs - 1, v.yours - 1)
        return self.to_me(self.effects(card, by))
