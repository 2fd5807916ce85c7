"""Gaunerbande: the facts of a game, each with its effect."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from cutpurse.games.gaunerbande.pieces import BLACK, CITIZENS, CLEAN, DIRTY, GIFT, Card, colour, opener
from cutpurse.games.gaunerbande.state import (
    ASIDE,
    BOTH_TRICKS,
    GAVE,
    HAND,
    HELD,
    LACKS,
    LAID,
    LAID_TOO,
    TAKEN,
    TOTAL,
    Gaunerbande,
)
from cutpurse.kernel.core import Event, Seat
from cutpurse.kernel.sets import index, one


def distance(s: Gaunerbande) -> i64:
    """How many seats to the left cards are passed this round; 0: nobody passes (GB-2.2)."""
    return s.round % s.seats


@final
class Dealt(Event[Gaunerbande]):
    """A new round: all cards back into the deck, and a hand for everyone (GB-1.2)."""

    fields: ClassVar[tuple[str, ...]] = ("hands",)

    def __init__(self, hands: list[int]) -> None:
        self.hands = hands

    def seen_by(self, viewer: Seat) -> Event[Gaunerbande]:
        return Dealt([hand if p == viewer else 0 for p, hand in enumerate(self.hands)])

    @staticmethod
    def emit(s: Gaunerbande, hands: list[int]) -> None:
        if s.journal is not None:
            s.journal.append(Dealt(hands))
        s.round += 1
        s.gone = 0
        s.owing = 0
        if distance(s):
            s.owing = one(s.seats) - 1
        s.turn = 0
        for p in range(s.seats):
            s.cells[HAND + p] = hands[p]
            s.cells[GAVE + p] = 0
            s.cells[HELD + p] = 0 if s.owing else hands[p]
            s.cells[LAID + p] = 0
            s.cells[LAID_TOO + p] = 0
            s.cells[TAKEN + p] = 0
            s.cells[LACKS + p] = 0
            s.cells[ASIDE + p] = 0


@final
class Given(Event[Gaunerbande]):
    """A card set aside for another seat, in secret (GB-2.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def seen_by(self, viewer: Seat) -> Event[Gaunerbande]:
        return self if viewer == self.seat else Given(self.seat, 0)

    @staticmethod
    def emit(s: Gaunerbande, seat: Seat, card: Card) -> None:
        if s.journal is not None:
            s.journal.append(Given(seat, card))
        table = s.cells
        table[HAND + seat] ^= card
        table[GAVE + seat] |= card
        table[ASIDE + seat] += 1
        if table[ASIDE + seat] == GIFT and s.owing != one(seat):
            s.owing &= ~one(seat)
            s.turn = index(s.owing & -s.owing)


@final
class Passed(Event[Gaunerbande]):
    """The cards set aside change hands, all at once (GB-2.2, GB-2.3); giver and receiver know which (GB-2.4)."""

    fields: ClassVar[tuple[str, ...]] = ("gifts", "distance")

    def __init__(self, gifts: list[int], distance: i64) -> None:
        self.gifts = gifts
        self.distance: i64 = distance

    def apply(self, s: Gaunerbande) -> None:
        Passed.emit(s)

    def seen_by(self, viewer: Seat) -> Event[Gaunerbande]:
        seats = len(self.gifts)
        mine = (viewer, (viewer - self.distance) % seats) if viewer < seats else ()
        return Passed([gift if p in mine else 0 for p, gift in enumerate(self.gifts)], self.distance)

    @staticmethod
    def emit(s: Gaunerbande) -> None:
        """What was set aside, and how far it goes, is in the state already."""
        receiver = distance(s)
        if s.journal is not None:
            s.journal.append(Passed([s.cells[GAVE + p] for p in range(s.seats)], receiver))
        s.owing = 0
        for giver in range(s.seats):
            hand = s.cells[HAND + receiver] | s.cells[GAVE + giver]
            s.cells[HAND + receiver] = hand
            s.cells[HELD + receiver] = hand
            receiver += 1
            if receiver == s.seats:
                receiver = 0


@final
class LeadFound(Event[Gaunerbande]):
    """A seat holds the opener, as everybody now knows, and is to lead it (GB-3.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Gaunerbande, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(LeadFound(seat))
        s.turn = seat
        s.leader = seat
        for p in range(s.seats):
            if p != seat:
                s.cells[LACKS + p] = opener(s.seats)


@final
class Played(Event[Gaunerbande]):
    """A card lies in the trick, and the next seat is due (GB-3.2)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    @staticmethod
    def emit(s: Gaunerbande, seat: Seat, card: Card) -> None:
        """What the play betrays of the hand goes to LACKS."""
        if s.journal is not None:
            s.journal.append(Played(seat, card))
        table = s.cells
        table[HAND + seat] ^= card
        table[s.laid + seat] = card
        s.trick |= card
        led = s.led
        if not led:
            s.led = colour(card)
            s.best = card
            s.ahead = seat
            if card & BLACK and not s.gone & BLACK:
                table[LACKS + seat] |= CITIZENS  # GB-3.4: a hand of black cards only
        elif not card & led:
            table[LACKS + seat] |= led
            if card & DIRTY and not s.gone:
                table[LACKS + seat] |= CLEAN  # GB-3.5: nothing else in hand
        elif card > s.best:
            s.best = card
            s.ahead = seat
        seat += 1
        if seat == s.seats:
            seat = 0
        s.turn = seat


@final
class TrickTaken(Event[Gaunerbande]):
    """The winner takes the trick face down and leads the next (GB-3.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    def noted(self) -> bool:
        return True

    @staticmethod
    def emit(s: Gaunerbande, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(TrickTaken(seat))
        s.cells[TAKEN + seat] |= s.trick
        s.gone |= s.trick
        s.trick = 0
        s.led = 0
        s.laid = BOTH_TRICKS - s.laid
        s.before = s.leader
        s.turn = seat
        s.leader = seat


@final
class GangUnited(Event[Gaunerbande]):
    """A seat took all that costs points, and is to choose (GB-4.2)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Gaunerbande, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(GangUnited(seat))
        s.turn = seat


@final
class Scored(Event[Gaunerbande]):
    """Points for everyone (GB-4)."""

    fields: ClassVar[tuple[str, ...]] = ("points",)

    def __init__(self, points: list[int]) -> None:
        self.points = points

    def noted(self) -> bool:
        return True

    @staticmethod
    def emit(s: Gaunerbande, points: list[int]) -> None:
        if s.journal is not None:
            s.journal.append(Scored(points))
        for p in range(s.seats):
            s.cells[TOTAL + p] += points[p]
