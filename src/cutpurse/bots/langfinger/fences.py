"""The Harbour as greedy Langfinger sees it: what loot is worth, sold to the fences there or kept for others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, final

from cutpurse.games.langfinger.components import LangfingerFaces
from cutpurse.games.langfinger.rules.affordable import buys, buys_two, pays

# What the considerations weigh, in money.
SELLING_COST: Final = 1.0  # the stone that a later sale will take
USUAL_BONUS: Final = 0.6  # what a fence will pay on top
KEPT: Final = 0.9  # the share of its worth that loot keeps until then
HOPE: Final = 0.04  # how likely something comes about against all odds

Catch = tuple[float, tuple[int, ...]]  # loot to be robbed: how likely that is, and the cards it may be


@final
class FenceEvaluation:
    """The fences that are there, and how far in the game it is."""

    def __init__(self, faces: LangfingerFaces, fences: Sequence[int], life: float) -> None:
        self.faces = faces
        self.fences = fences
        self.life = life  # what loot kept is worth, from 1 to nothing in the last round
        self.gains: dict[tuple[tuple[int, ...], tuple[int, ...], float], float] = {}

    def without(self, fence: int) -> FenceEvaluation:
        """The market after a sale."""
        return FenceEvaluation(self.faces, [other for other in self.fences if other != fence], self.life)

    def keep(self, card: int) -> float:
        """What loot is worth that is not sold in this round."""
        return KEPT * self.life * (int(self.faces.value[card]) + USUAL_BONUS - SELLING_COST)

    def pays(self, fence: int, goods: Iterable[int]) -> int:
        """What a fence pays for the cards among these that it buys."""
        return sum(int(pays(self.faces, fence, card)) for card in goods if buys(self.faces, fence, card))

    def bundles(self, fence: int, stash: Sequence[int]) -> list[tuple[int, ...]]:
        """What could be sold to a fence in one action."""
        singles: list[tuple[int, ...]] = [(card,) for card in stash if buys(self.faces, fence, card)]
        return singles + [pair for pair in combinations(stash, 2) if self.takes(fence, *pair)]

    def takes(self, fence: int, a: int, b: int) -> bool:
        """Whether a fence buys two cards at once."""
        kind = int(self.faces.kind[a])
        return kind == self.faces.kind[b] and buys_two(self.faces, fence, kind)

    def sale(self, card: int, before: float) -> float:
        """What a card should bring, so many others being served before."""
        return self.best([self.pays(fence, [card]) for fence in self.fences], before)

    def pair_sale(self, a: int, b: int, before: float) -> float:
        """What two cards should bring in one action."""
        return self.best([self.pays(fence, (a, b)) if self.takes(fence, a, b) else 0 for fence in self.fences], before)

    def best(self, offers: list[int], before: float) -> float:
        """The best of some offers, each of which others may take first."""
        if not offers:
            return 0.0
        stays = max(HOPE, 1 - before / len(offers))
        total, taken = 0.0, 1.0
        for offer in sorted(offers, reverse=True):
            total += taken * stays * offer
            taken *= 1 - stays
        return total

    def gain(self, cards: tuple[int, ...], before: float) -> float:
        """How much better than keeping loot it is to sell it; it is one of these cards."""
        key = (cards, (), before)
        if key not in self.gains:
            gains = [max(0.0, self.sale(card, before) - self.keep(card)) for card in cards]
            self.gains[key] = sum(gains) / len(gains)
        return self.gains[key]

    def pair_gain(self, cards: tuple[int, ...], others: tuple[int, ...], before: float) -> float:
        """The same of two: together, if they turn out to be of a kind, else the better one."""
        key = (cards, others, before)
        if key not in self.gains:
            gains = []
            for a in cards:
                for b in others:
                    alone = max(self.sale(a, before) - self.keep(a), self.sale(b, before) - self.keep(b), 0.0)
                    gains.append(max(alone, self.pair_sale(a, b, before) - self.keep(a) - self.keep(b)))
            self.gains[key] = sum(gains) / len(gains)
        return self.gains[key]

    def proceeds(self, stash: Sequence[int], robbed: list[Catch], queue: list[float]) -> float:
        """What all loot is worth, with a stone at the Harbour for each of `queue`: the others served before it."""
        goods = [(1.0, (card,)) for card in stash] + robbed
        total = sum(chance * sum(map(self.keep, cards)) / len(cards) for chance, cards in goods)
        for own, others in enumerate(queue):
            before = others + own
            best = 0.0
            sold: tuple[int, ...] = ()
            for i, (chance, cards) in enumerate(goods):
                gain = chance * self.gain(cards, before)
                if gain > best:
                    best, sold = gain, (i,)
            for (i, (chance, cards)), (j, (also, more)) in combinations(enumerate(goods), 2):
                gain = chance * also * self.pair_gain(cards, more, before)
                if gain > best:
                    best, sold = gain, (i, j)
            total += best
            goods = [good for i, good in enumerate(goods) if i not in sold]
        return total
