"""Liar's Dice: everything on the table, and the events that change it."""

from __future__ import annotations

from typing import Any

from cutpurse.authoring import DataEvent, DataState, Seat, Set, one
from liars_dice.pieces import FACES, dice_in


class LiarsDice(DataState):
    """A table of Liar's Dice. In what a seat knows of it, the hands and the answers of the others are 0."""

    wild: int  # three options: whether ones are wild, 1 or 0,
    doubt: str  # who may doubt, "anyone" or "next",
    rounds: int  # and how many rounds there are at most; 0: any number
    round: int
    lost: int  # dice that are out of the game
    left: list[int]  # by seat, how many dice it has left,
    hands: list[int]  # which,
    shown: list[int]  # and those it had when the cups were lifted last
    number: int  # the bid: so many dice
    face: int  # of this face; both are 0 before the first bid of a round
    bidder: Seat
    asked: Set  # who has not said yet whether they doubt it
    answers: list[int]  # by seat, what it has said: PASS or DOUBT


def clockwise(s: LiarsDice, seat: Seat) -> list[int]:
    """The others who still have dice, in the order in which they sit to the left of a seat."""
    around = [(seat + i) % s.seats for i in range(1, s.seats)]
    return [p for p in around if s.left[p]]


def asked_about(s: LiarsDice) -> list[int]:
    """Who is asked about the bid: all the others, or only who comes next (LD-3.1, LD-3.2)."""
    others = clockwise(s, s.bidder)
    return others if s.doubt == "anyone" else others[:1]


# --- events ---
class Rolled(DataEvent[LiarsDice]):
    """A round begins: all roll their dice, and only their owner sees them."""

    seat: Seat
    hands: list[int]

    def seen_by(self, viewer: Seat) -> Rolled:
        return Rolled(self.seat, [hand if p == viewer else 0 for p, hand in enumerate(self.hands)])

    def change(self, s: LiarsDice) -> None:
        s.round += 1
        s.hands = self.hands[:]
        s.turn = self.seat

    def told(self) -> dict[str, Any]:
        return {"seat": self.seat, "hands": [dice_in(hand) for hand in self.hands]}


class Bid(DataEvent[LiarsDice]):
    """Somebody says: there are at least so many dice of this face."""

    seat: Seat
    number: int
    face: int

    def change(self, s: LiarsDice) -> None:
        s.bidder, s.number, s.face = self.seat, self.number, self.face
        s.asked = sum(one(p) for p in asked_about(s))
        s.turn = clockwise(s, self.seat)[0]

    def told(self) -> dict[str, Any]:
        return {"seat": self.seat, "number": self.number, "face": FACES[self.face - 1]}


class Answered(DataEvent[LiarsDice]):
    """Somebody has said whether they doubt the bid; nobody else learns what."""

    seat: Seat
    answer: Set
    reveals = False  # so it can be taken back

    def seen_by(self, viewer: Seat) -> Answered:
        return self if viewer == self.seat else Answered(self.seat, 0)

    def change(self, s: LiarsDice) -> None:
        s.answers[self.seat] = self.answer
        s.asked &= ~one(self.seat)
        s.turn = next((p for p in asked_about(s) if s.asked & one(p)), self.seat)

    def told(self) -> dict[str, Any]:
        return {"seat": self.seat}


class Believed(DataEvent[LiarsDice]):
    """Nobody doubts the bid, and the next must bid higher."""

    def change(self, s: LiarsDice) -> None:
        s.answers = [0] * s.seats
        s.turn = clockwise(s, s.bidder)[0]


class Doubted(DataEvent[LiarsDice]):
    """Somebody doubts the bid: all cups are lifted, and `found` dice count for it."""

    seat: Seat
    hands: list[int]
    found: int

    def change(self, s: LiarsDice) -> None:
        s.answers = [0] * s.seats
        s.shown = self.hands[:]
        s.hands = [0] * s.seats
        s.turn = self.seat

    def told(self) -> dict[str, Any]:
        return {"seat": self.seat, "hands": [dice_in(hand) for hand in self.hands], "found": self.found}


class DieLost(DataEvent[LiarsDice]):
    """Who was wrong loses a die, and begins the next round with those that are left."""

    seat: Seat

    def change(self, s: LiarsDice) -> None:
        s.left[self.seat] -= 1
        s.lost += 1
        s.number = s.face = 0
        s.turn = self.seat if s.left[self.seat] else clockwise(s, self.seat)[0]
