"""What the considerations of Swindler's policy weigh, in points; greedy plays with other numbers than the levels."""

from __future__ import annotations

from typing import final

from cutpurse.bots.swindler.policy.orders import Floats, Order, floats
from cutpurse.games.swindler.components import SwindlerFaces


@final
class Weights:
    """One set of numbers to play by: those of greedy, until another function of this module changes some."""

    def __init__(self) -> None:
        # --- tiles, coins and orders ---
        self.coin = 1.15  # a coin: a point at the end (SW-8.2), or a card before
        self.tiles: Floats = floats([1.1, 1.1, 1.1, 1.1, 0.7, 0.7, 0.7, 0.7, 1.05, 1.6, 2.1, 1.1])  # by object
        self.neutral = 1.3  # a neutral tile
        self.offer = 0.8  # the share of a dealer's price that is still there in my next turn
        self.later = 0.8  # the share of an order's worth that is still to be had in the next turn
        self.half_turns: Floats = floats([0.6 ** (n / 2) for n in range(64)])  # and what is left of it with each thing
        self.order = 1.5  # what an order is worth beside its reward: it brings the end nearer
        self.likely = 0.4  # an order with this chance has first claim on its tiles
        self.taken = 0.5  # and of its worth, where somebody else has reserved it
        self.waking = 1.0  # an order that brings a master thief nearer
        self.ending = 3.0  # the order that ends the game, for who is clearly ahead; the other way round for who is not
        self.clear = 6.0  # so many points ahead
        self.wanted: Floats = floats([0.3, 0.9, 1.0, 1.0])  # a poster, for so many one has already
        self.help = 0.8  # a card that helps with an order
        self.long = 20.0  # rounds after which nobody waits for better things any more
        # --- accomplices ---
        # What a card should bring that is kept for a better moment:
        self.keep: Floats = floats([1.3, 1.2, 1.6, 0.9, 1.3, 1.2, 0.9, 0.9, 1.05, 1.0, 1.0, 1.0, 1.0, 1.0])
        self.grudge = 0.8  # a point that all others lose together, in points of my own
        self.answers = 0.4  # how likely who holds an Assassin answers a card with it
        self.betrays = 0.5  # and who holds a Backstabber plays it
        self.own_card = 0.8  # how much more a card should bring that was just played
        self.hired: Floats = floats([2.0, 1.5, 1.2, 1.0, 0.7])  # one more card, for so many in hand
        # --- the turn ---
        self.thieves: Floats = floats([6.0, 2.0, 1.0, 5.0, 4.0, 3.0])  # master thieves, by ability
        self.exposed = 1.7  # what a marker costs on average that stays on its order (SW-2.2, SW-8.2)


def tuned() -> Weights:
    """The numbers of the levels: those of greedy, but tiles are held for twice as much, which wins far more games."""
    found = Weights()
    for x in range(len(found.tiles)):
        found.tiles[x] *= 2
    return found


@final
class OrderBook:
    """All orders of a set, read once, and what to weigh them with."""

    def __init__(self, faces: SwindlerFaces, weights: Weights) -> None:
        self.faces = faces
        self.weights = weights
        self.orders = [Order(faces, card) for card in range(faces.orders)]
