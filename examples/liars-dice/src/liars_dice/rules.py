"""Liar's Dice: what players may do, in the order of the rulebook."""

from __future__ import annotations

from cutpurse.authoring import NOT_NOW, Chance, Frame, Rule, Seat, Set, enter, index, leave, one, read
from liars_dice.pieces import ANSWER, BIDS, DOUBT, PASS, hand_of
from liars_dice.state import Answered, Believed, Bid, DieLost, Doubted, LiarsDice, Rolled, asked_about, clockwise

BOOK = read(__file__)
HIGHER = BOOK.rule("LD-2.2", "higher")
TOO_MANY = BOOK.rule("LD-2.3", "too-many")
WILD = BOOK.rule("LD-2.4", "wild")


def roll(s: LiarsDice, chance: Chance) -> None:
    """All roll their dice, and a round begins (LD-1.2)."""
    hands = [hand_of([int(chance.below(6)) + 1 for _ in range(dice)]) for dice in s.left]
    Rolled(s.turn, hands).emit(s)


class Bidding(Frame[LiarsDice]):
    """Somebody bids (LD-2): the menus of all faces lie side by side, and this is the one of `face`."""

    fields = ("face",)

    def __init__(self, face: int = 1) -> None:
        super().__init__(BIDS[face - 1], beside=Bidding(face + 1) if face < 6 else None)
        self.face = face

    def options(self, s: LiarsDice, seat: Seat) -> tuple[Set, Rule]:
        if self.face == 1 and s.wild:
            return 0, WILD
        least = max(1, s.number if self.face > s.face else s.number + 1)
        return one(sum(s.left)) - one(least - 1), HIGHER  # from `least` dice to all there are

    def why_not(self, s: LiarsDice, seat: Seat, choice: Set, rule: Rule) -> Rule:
        return TOO_MANY if rule is HIGHER and index(choice) >= sum(s.left) else rule

    def accept(self, s: LiarsDice, seat: Seat, choice: Set, chance: Chance) -> None:
        Bid(seat, index(choice) + 1, self.face).emit(s)
        enter(s, Doubting())

    def resume(self, s: LiarsDice, chance: Chance) -> None:
        if over(s):
            leave(s, chance)
        elif not s.number:
            roll(s, chance)


class Doubting(Frame[LiarsDice]):
    """All who are asked say whether they doubt the bid, at once and unseen (LD-3)."""

    def __init__(self) -> None:
        super().__init__(ANSWER)

    def waiting(self, s: LiarsDice) -> Set:
        return s.asked

    def options(self, s: LiarsDice, seat: Seat) -> tuple[Set, Rule]:
        return PASS | DOUBT, NOT_NOW

    def passes(self, s: LiarsDice, seat: Seat) -> Set:
        return PASS

    def accept(self, s: LiarsDice, seat: Seat, choice: Set, chance: Chance) -> None:
        Answered(seat, choice).emit(s)
        if s.asked:
            return
        doubters = [p for p in asked_about(s) if s.answers[p] == DOUBT]
        if not doubters and highest(s):
            doubters = clockwise(s, s.bidder)
        if doubters:
            lift_the_cups(s, doubters[0])
        else:
            Believed().emit(s)
        leave(s, chance)


def highest(s: LiarsDice) -> bool:
    """Whether no bid could be higher (LD-3.3)."""
    return s.number == sum(s.left) and s.face == 6


def lift_the_cups(s: LiarsDice, doubter: Seat) -> None:
    """Count the dice, and take one from who was wrong (LD-3.4, LD-3.5)."""
    found = sum(matching(hand, s.face, s.wild) for hand in s.hands)
    Doubted(doubter, s.hands, found).emit(s)
    DieLost(doubter if found >= s.number else s.bidder).emit(s)


def matching(hand: int, face: int, wild: int) -> int:
    """How many dice of a hand count for a bid on a face (LD-2.4)."""
    return sum(1 for die in str(hand) if die == str(face) or (wild and die == "1"))


def over(s: LiarsDice) -> bool:
    """Whether only one player has dice left (LD-4.2), or the last round has been played (LD-4.3)."""
    return s.left.count(0) == s.seats - 1 or (s.round == s.rounds and not s.number)
