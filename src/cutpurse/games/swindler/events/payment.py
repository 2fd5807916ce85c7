"""Swindler: the facts of a deal before it is done: what is paid and what is shown for it (SW-4.1, SW-6.1, SW-7.8)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from cutpurse.games.swindler.events.rounds import lose_tile
from cutpurse.games.swindler.pieces import ASSASSIN, CARDS, HELPERS, KINDS
from cutpurse.games.swindler.state import (
    BAG,
    COINS,
    GIVEN,
    GONE,
    HANDS,
    HELP,
    HELP_AS,
    HELP_TILE,
    IN_PLAY,
    Swindler,
)
from cutpurse.kernel.core import Event, Seat

# --- paying ---


@final
class PaymentBegan(Event[Swindler]):
    """An order, a field or cards are to be paid for (SW-4.1, SW-4.5, SW-6.1)."""

    fields: ClassVar[tuple[str, ...]] = ("deal", "owed")
    reveals: ClassVar[bool] = False

    def __init__(self, deal: i64, owed: i64) -> None:
        self.deal: i64 = deal
        self.owed: i64 = owed

    @staticmethod
    def emit(s: Swindler, deal: i64, owed: i64) -> None:
        if s.journal is not None:
            s.journal.append(PaymentBegan(deal, owed))
        s.deal = deal
        s.owed = owed


@final
class TilePaid(Event[Swindler]):
    """A tile for an order or for cards, back to its bag or the supply (SW-4.1, SW-6.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, tile: i64) -> None:
        self.seat: i64 = seat
        self.tile: i64 = tile

    @staticmethod
    def emit(s: Swindler, seat: Seat, tile: i64) -> None:
        if s.journal is not None:
            s.journal.append(TilePaid(seat, tile))
        lose_tile(s, seat, tile)
        s.cells[BAG + tile] += 1
        s.cells[GIVEN + tile] += 1


@final
class CoinPaid(Event[Swindler]):
    """A coin for an order or for cards, to the supply (SW-4.1, SW-6.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Swindler, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(CoinPaid(seat))
        s.cells[COINS + seat] -= 1
        s.cells[GIVEN + KINDS] += 1


@final
class ChangeGiven(Event[Swindler]):
    """A double coin paid for one: a coin comes back (SW-6.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Swindler, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(ChangeGiven(seat))
        s.cells[COINS + seat] += 1


def forget_payment(s: Swindler) -> None:
    """All is paid."""
    s.deal = 0
    s.owed = 0
    for k in range(KINDS + 1):
        s.cells[GIVEN + k] = 0


# --- help with an order or a sale ---


@final
class HelpPromised(Event[Swindler]):
    """T is about to show cards for an order or a field, and so must hold one that helps (SW-7.8)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "deal")
    surprises: ClassVar[bool] = False

    def __init__(self, seat: Seat, deal: i64) -> None:
        self.seat: i64 = seat
        self.deal: i64 = deal

    @staticmethod
    def emit(s: Swindler, seat: Seat, deal: i64) -> None:
        if s.journal is not None:
            s.journal.append(HelpPromised(seat, deal))
        s.deal = deal


@final
class HelpShown(Event[Swindler]):
    """A card is shown with the order or the field it serves (SW-7.8).

    A Forger with its tile and what that stands for, both counted from 1.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "place", "card", "tile", "stands")
    surprises: ClassVar[bool] = False

    def __init__(self, seat: Seat, place: i64, card: i64, tile: i64, stands: i64) -> None:
        self.seat: i64 = seat
        self.place: i64 = place
        self.card: i64 = card
        self.tile: i64 = tile
        self.stands: i64 = stands

    @staticmethod
    def emit(s: Swindler, seat: Seat, place: i64, card: i64, tile: i64, stands: i64) -> None:
        if s.journal is not None:
            s.journal.append(HelpShown(seat, place, card, tile, stands))
        HANDS.drop(s.cells, seat, card)
        s.cells[IN_PLAY + card] += 1
        s.cells[HELP + place] = card + 1
        s.cells[HELP_TILE + place] = tile
        s.cells[HELP_AS + place] = stands


@final
class HelpOffered(Event[Swindler]):
    """All cards for this order or field have been shown: they can be answered (SW-7.8)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Swindler, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(HelpOffered(seat))
        s.card = CARDS + 1
        s.by = seat
        s.verdict = 0


@final
class HelpCancelled(Event[Swindler]):
    """One of the cards shown is cancelled: the others go back to the hand, and nothing takes place (SW-7.8)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, place: i64) -> None:
        self.seat: i64 = seat
        self.place: i64 = place

    @staticmethod
    def emit(s: Swindler, seat: Seat, place: i64) -> None:
        if s.journal is not None:
            s.journal.append(HelpCancelled(seat, place))
        s.verdict = 1
        for i in range(HELPERS):
            card = s.cells[HELP + i] - 1
            if card >= 0:
                s.cells[IN_PLAY + card] -= 1
                if i == place:
                    s.cells[GONE + card] += 1
                else:
                    HANDS.show(s.cells, seat, card)
        s.cells[IN_PLAY + ASSASSIN] -= 1
        s.cells[GONE + ASSASSIN] += 1
        s.deal = 0
        forget_help(s)


@final
class HelpUsed(Event[Swindler]):
    """The cards shown have helped and are discarded (SW-7.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Swindler, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(HelpUsed(seat))
        for i in range(HELPERS):
            card = s.cells[HELP + i] - 1
            if card >= 0:
                s.cells[IN_PLAY + card] -= 1
                s.cells[GONE + card] += 1
        forget_help(s)


def forget_help(s: Swindler) -> None:
    """No card is shown any more."""
    for i in range(HELPERS):
        s.cells[HELP + i] = 0
        s.cells[HELP_TILE + i] = 0
        s.cells[HELP_AS + i] = 0
