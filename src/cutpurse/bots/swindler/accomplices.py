"""Accomplices as greedy Swindler weighs them: what a card would do now, to its player and to the others."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from cutpurse.bots.swindler.orders import Bags
from cutpurse.bots.swindler.steal import Steal
from cutpurse.bots.swindler.valuation import COIN_WORTH, Valuation
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
from cutpurse.games.swindler.state import COINS, FRESH, HAND, POINTS, SIZE, Swindler, coins_left
from cutpurse.kernel.core import frames
from cutpurse.kernel.sets import members

# What a card should bring that is kept for a better moment, in points, by accomplice.
KEEP: Final = [1.3, 1.2, 1.6, 0.9, 1.3, 1.2, 0.9, 0.9, 1.05, 1.0, 1.0, 1.0, 1.0, 1.0]
GRUDGE: Final = 0.8  # a point that all others lose together, in points of my own
ANSWERS: Final = 0.4  # how likely who holds an Assassin answers a card with it
BETRAYS: Final = 0.5  # and who holds a Backstabber plays it
OWN_CARD: Final = 0.8  # how much more than that a card should bring that was just played

Effects = dict[int, float]  # by seat, how much better off it is


class Swap(NamedTuple):
    """What the Hustler may exchange."""

    partner: int
    theirs: int
    yours: int


@final
class AccompliceEvaluation:
    """The table as one seat reads it when cards are played: everybody's tiles, and what the cards may do."""

    def __init__(self, v: Swindler, seat: int) -> None:
        self.v = v
        self.seat = seat
        self.bags = Bags(v)
        self.valuations: dict[int, Valuation] = {}
        self.grudge = GRUDGE / int(v.seats - 1)
        hands = [int(n) for n in v.cells[HAND : HAND + v.seats * CARDS]]
        self.hidden = [int(unseen(v, card)) - sum(hands[card::CARDS]) for card in range(CARDS)]
        self.hidden_in_all = sum(self.hidden)
        self.acts = frames(v)[0] in (RESERVING, STEALING, ACTING)  # is step 3 of this turn still to come

    def valuation(self, p: int) -> Valuation:
        """What a seat has, and what it is worth; of mine I know the cards, too."""
        if p not in self.valuations:
            self.valuations[p] = Valuation(self.v, p, self.bags, sees_hand=p == self.seat)
        return self.valuations[p]

    def keep(self, card: int) -> float:
        """What one of my cards should bring later."""
        return KEEP[card] * self.valuation(self.seat).life

    # --- what the others may hold ---
    def holds(self, p: int, card: int) -> float:
        """How likely a seat holds an accomplice, by all that I have not seen (SW-1.5); of mine I know."""
        held = bool(self.v.hand(p, card))
        if held or p == self.seat:
            return float(held)
        missed = 1.0
        for i in range(int(self.v.cells[SIZE + p])):
            missed *= max(0.0, 1 - self.hidden[card] / max(1, self.hidden_in_all - i))
        return 1 - missed

    def somebody(self, card: int, but: int) -> float:
        """How likely anybody holds an accomplice, one seat apart."""
        nobody = 1.0
        for p in range(self.v.seats):
            if p != but:
                nobody *= 1 - self.holds(p, card)
        return 1 - nobody

    # --- tiles that change hands ---
    def total(self, p: int) -> float:
        """What a seat has, with its actions still to come if it is at work, else for later."""
        valuation = self.valuation(p)
        return valuation.now()[0] if valuation.acting and self.acts else valuation.later()

    def change(self, p: int, *changes: tuple[int, int]) -> float:
        """How much better off a seat is with some tiles more or less."""
        valuation = self.valuation(p)
        before = self.total(p)
        for kind, n in changes:
            valuation.add(kind, n)
        after = self.total(p)
        for kind, n in changes:
            valuation.add(kind, -n)
        return after - before

    def steal(self, *, first: bool = False) -> Steal:
        """The steal of whose turn it is, from where it stands."""
        return self.steal_from(int(self.v.bag), first=first, free=bool(self.v.free))

    def steal_from(self, bag: int, *, first: bool, free: bool) -> Steal:
        """A steal of whose turn it is, from any bag."""
        thief = int(self.v.active)
        return Steal(self.valuation(thief), bag, first, free, BETRAYS * self.somebody(BACKSTABBER, but=thief))

    def next_tile(self, p: int) -> float:
        """What a seat gains on average by the next tile of the bag, if it is loot."""
        loot = self.bags.loot[int(self.v.bag)]
        first = FIRST_KIND[self.v.bag]
        worth = sum(n * self.change(p, (first + i, 1)) for i, n in enumerate(loot) if n)
        return worth / max(1, sum(loot))

    def fresh(self) -> list[int]:
        """This turn's tiles."""
        return [k for k in range(KINDS) for _ in range(self.v.cells[FRESH + k])]

    # --- what a card does ---
    def effects(self, card: int, by: int) -> Effects:
        """What an accomplice of a seat would do now, as far as it can be told."""
        thief = int(self.v.active)
        if card == COPYCAT:
            return {by: (1 - self.bags.skull(int(self.v.bag))) * self.next_tile(by)}
        if card == BACKSTABBER:
            skull = self.bags.skull(int(self.v.bag))
            loss = self.valuation(thief).now()[0] - self.steal().skull(start=False).worth
            coin = COIN_WORTH if coins_left(self.v) else 0.0
            return {thief: (1 - skull) * self.next_tile(thief) - skull * loss, by: skull * coin}
        if card == ANGEL:
            return self.rescued(by, thief)
        if card == GOLD_DIGGER:
            gifts = sorted(self.fresh(), key=lambda k: -self.change(thief, (k, -1)))
            given = [(k, 1) for k in gifts[: len(gifts) // 2]]
            return {by: self.change(by, *given), thief: self.change(thief, *[(k, -1) for k, _ in given])}
        if card == BEGGAR:
            return self.begged(by)
        if card == SIDEKICK:
            return {thief: KEEP[SIDEKICK] + OWN_CARD}
        if card == SHOWN_CARDS:
            return {thief: self.valuation(thief).gains[self.v.deal - 1] if self.v.deal > 0 else 2.0}
        return {}

    def rescued(self, by: int, thief: int) -> Effects:
        """What the Guardian Angel does: a tile or a coin for it, and the steal goes on (SW-7.17)."""
        steal = self.steal(first=bool(self.v.first))
        saved = steal.best().worth - steal.skull(start=bool(self.v.first or self.v.free)).worth
        fresh = set(self.fresh())
        if not fresh:
            return {by: COIN_WORTH if coins_left(self.v) else 0.0, thief: saved}
        taken = max(fresh, key=lambda k: self.change(by, (k, 1)) - self.grudge * self.change(thief, (k, -1)))
        return {by: self.change(by, (taken, 1)), thief: saved + self.change(thief, (taken, -1))}

    def begged(self, by: int) -> Effects:
        """What the Beggar gets of everybody who has more points (SW-7.13)."""
        found: Effects = {by: 0.0}
        for p in range(self.v.seats):
            if self.v.cells[POINTS + p] > self.v.cells[POINTS + by]:
                cost, use = self.gift(p, by)
                found[p] = -cost
                found[by] += use
        return found

    def gift(self, giver: int, taker: int) -> tuple[float, float]:
        """What a seat would rather give than anything else: what that costs it, and what it is to the other."""
        gifts = [(COIN_WORTH, COIN_WORTH)] if self.v.cells[COINS + giver] else []
        for k in range(KINDS):
            if self.valuation(giver).tiles[k]:
                gifts.append((-self.change(giver, (k, -1)), self.change(taker, (k, 1))))
        return min(gifts, key=lambda gift: gift[0] + self.grudge * gift[1], default=(0.0, 0.0))

    def swapped(self, by: int, swap: Swap) -> Effects:
        """What the Hustler does (SW-7.18)."""
        return {
            by: self.change(by, (swap.theirs, 1), (swap.yours, -1)),
            swap.partner: self.change(swap.partner, (swap.theirs, -1), (swap.yours, 1)),
        }

    def best_swap(self) -> tuple[float, Swap | None]:
        """The swap I would make with the Hustler, and what it is worth to me."""
        found: tuple[float, Swap | None] = (0.0, None)
        for p in range(self.v.seats):
            for theirs in members(swaps_with(self.v, self.seat, p)):
                if self.change(self.seat, (theirs, 1)) <= found[0]:
                    continue
                for yours in members(swaps_for(self.v, self.seat, p, theirs)):
                    swap = Swap(p, theirs, yours)
                    found = max(found, (self.to_me(self.swapped(self.seat, swap)), swap), key=lambda pair: pair[0])
        return found

    def caught(self) -> float:
        """How likely whose turn it is gets caught, if they know what they do (SW-7.19)."""
        return self.steal(first=True).draw().caught

    def to_me(self, effects: Effects) -> float:
        """What effects are worth to me: the others' gains are my loss, a little."""
        return sum(gain if p == self.seat else -self.grudge * gain for p, gain in effects.items())

    # --- what I think of it ---
    def playing(self, card: int) -> float:
        """How much better than keeping it I would do by playing a card now."""
        effect = self.best_swap()[0] if card == HUSTLER else self.to_me(self.effects(card, self.seat))
        return self.works() * effect - self.keep(card)

    def works(self) -> float:
        """How likely a card of mine is not cancelled by an Assassin."""
        return 1 - ANSWERS * self.somebody(ASSASSIN, but=self.seat)

    def betting(self, *, caught: bool) -> float:
        """The same of a bet."""
        chance = self.caught()
        return self.works() * BET * (chance if caught else 1 - chance) - self.keep(KNOW_IT_ALL)

    def in_play(self) -> float:
        """What the card that is being played is worth to me, if nobody cancels it."""
        v = self.v
        card, by = int(v.card) - 1, int(v.by)
        if by == self.seat:
            return OWN_CARD + (KEEP[card] if card < CARDS else self.to_me(self.effects(card, by)))
        if card == KNOW_IT_ALL:
            caught = self.caught()
            return -self.grudge * BET * (caught if v.target == 1 else 1 - caught)
        if card == HUSTLER:
            return self.to_me(self.swapped(by, Swap(int(v.partner), int(v.theirs) - 1, int(v.yours) - 1)))
        return self.to_me(self.effects(card, by))
