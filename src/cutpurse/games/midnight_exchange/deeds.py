"""Midnight Exchange: the facts of a trading phase, each with its effect (ME-4)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from cutpurse.games.midnight_exchange.pieces import ART_SPACES, CARDS, KINDS, NOTCHES, SLOTS
from cutpurse.games.midnight_exchange.state import (
    CARD,
    HELD,
    IN_BAG,
    NOTCH,
    OFFER,
    OWNED,
    STEP,
    STORE,
    TRAY,
    MidnightExchange,
)
from cutpurse.kernel.core import Event, Seat
from cutpurse.kernel.sets import Set, one


@final
class TradingBegan(Event[MidnightExchange]):
    """Everybody has an escape tile: now it is traded, the lowest number first (ME-4.1)."""

    reveals: ClassVar[bool] = False

    @staticmethod
    def emit(s: MidnightExchange) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(TradingBegan())
        s.passed = 0
        s.trades = 0


@final
class TurnCame(Event[MidnightExchange]):
    """A seat may trade (ME-4.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(TurnCame(seat))
        s.turn = seat


@final
class Paid(Event[MidnightExchange]):
    """Finds go from slots of a tray back to the middle, location side up: a trade (ME-4.2, ME-4.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "slots")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, slots: Set) -> None:
        self.seat: i64 = seat
        self.slots: i64 = slots

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat, slots: Set) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(Paid(seat, slots))
        s.trades += 1
        for slot in range(SLOTS):
            if slots & one(slot):
                at = TRAY + seat * SLOTS + slot
                s.lying |= one(s.table[at] - 1)
                s.table[at] = 0


@final
class ArtBought(Event[MidnightExchange]):
    """An art object goes from a market to a store (ME-4.2, ME-4.6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "market", "space", "kind")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, market: i64, space: i64, kind: i64) -> None:
        self.seat: i64 = seat
        self.market: i64 = market
        self.space: i64 = space
        self.kind: i64 = kind

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat, market: i64, space: i64, kind: i64) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(ArtBought(seat, market, space, kind))
        s.table[OFFER + market * ART_SPACES + space] = 0
        s.table[STORE + seat * KINDS + kind] += 1


@final
class CardBought(Event[MidnightExchange]):
    """A prestige card goes from a market to a seat (ME-4.2, ME-4.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "market", "notch", "card")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, market: i64, notch: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.market: i64 = market
        self.notch: i64 = notch
        self.card: i64 = card

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat, market: i64, notch: i64, card: i64) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(CardBought(seat, market, notch, card))
        s.table[NOTCH + market * NOTCHES + notch] = 0
        s.table[CARD + seat * CARDS + s.table[OWNED + seat]] = card
        s.table[OWNED + seat] += 1


@final
class ArtDrawn(Event[MidnightExchange]):
    """An art object from the cloth bag for a leather bag, shown to all (ME-4.3, ME-4.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: Seat, kind: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat, kind: i64) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(ArtDrawn(seat, kind))
        s.table[IN_BAG + kind] -= 1
        s.bag_left -= 1
        s.table[STORE + seat * KINDS + kind] += 1


@final
class BagFoundEmpty(Event[MidnightExchange]):
    """A leather bag for nothing: the game ends after this trading phase (ME-4.3, ME-6.2)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(BagFoundEmpty(seat))
        s.finale = 1


@final
class Placed(Event[MidnightExchange]):
    """A stored object lies on the lowest free step of a collection; `full` if that was the last (ME-4.6, ME-4.8)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "full")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, card: i64, kind: i64, full: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.kind: i64 = kind
        self.full: i64 = full

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat, card: i64, kind: i64, full: i64) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(Placed(seat, card, kind, full))
        s.table[STORE + seat * KINDS + kind] -= 1
        s.table[STEP + card] += 1


@final
class Passed(Event[MidnightExchange]):
    """A seat trades no more in this phase; `forced` if it could not (ME-4.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "forced")
    reveals: ClassVar[bool] = False
    concludes: ClassVar[bool] = True

    def __init__(self, seat: Seat, forced: i64) -> None:
        self.seat: i64 = seat
        self.forced: i64 = forced

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat, forced: i64) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(Passed(seat, forced))
        s.passed |= one(seat)


@final
class RoundEnded(Event[MidnightExchange]):
    """All have passed: finds left in trays, keys included, go back to the middle (ME-5.1); was anything traded?"""

    fields: ClassVar[tuple[str, ...]] = ("trades",)
    reveals: ClassVar[bool] = False

    def __init__(self, trades: i64) -> None:
        self.trades: i64 = trades

    @staticmethod
    def emit(s: MidnightExchange, trades: i64) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(RoundEnded(trades))
        s.dry = 0 if trades else s.dry + 1
        for p in range(s.seats):
            s.table[HELD + p] = 0
            for slot in range(SLOTS):
                at = TRAY + p * SLOTS + slot
                if s.table[at]:
                    s.lying |= one(s.table[at] - 1)
                    s.table[at] = 0
