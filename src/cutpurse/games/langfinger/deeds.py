"""Langfinger: the facts of phase B, what stones do at the five places, each with its effect (LF-3)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from cutpurse.games.langfinger.events import UNSEEN
from cutpurse.games.langfinger.pieces import (
    ALL_LOOT,
    CHEST,
    EXCHANGES,
    SPACES,
    TOOLS,
)
from cutpurse.games.langfinger.state import (
    EXCHANGE,
    GONE,
    HANDS,
    IN_CITY,
    MONEY,
    ROGUE,
    STALL,
    STASH,
    STASHED,
    STONE,
    Langfinger,
    hidden,
    loot_at,
)
from cutpurse.kernel.core import Event, Seat
from cutpurse.kernel.sets import one

# --- City and Ruin ---


@final
class ToolTaken(Event[Langfinger]):
    """A tool from the City into a hand, as everybody sees (LF-3.2, LF-1.6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tool")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, tool: i64) -> None:
        self.seat: i64 = seat
        self.tool: i64 = tool

    @staticmethod
    def emit(s: Langfinger, seat: Seat, tool: i64) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(ToolTaken(seat, tool))
        s.table[IN_CITY + tool] -= 1
        HANDS.show(s.table, seat, tool)
        s.due -= 1


@final
class Exchanged(Event[Langfinger]):
    """A stone moves on to an exchange space; so many tools are to be discarded (LF-3.6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "exchange", "due")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, exchange: i64, due: i64) -> None:
        self.seat: i64 = seat
        self.exchange: i64 = exchange
        self.due: i64 = due

    @staticmethod
    def emit(s: Langfinger, seat: Seat, exchange: i64, due: i64) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(Exchanged(seat, exchange, due))
        s.table[STONE + s.place * SPACES + s.space] = 0
        s.table[EXCHANGE + exchange] = seat + 1
        s.deal = exchange + 1
        s.due = due


@final
class ToolDiscarded(Event[Langfinger]):
    """A tool from a hand to the discards (LF-3.6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tool")
    surprises: ClassVar[bool] = False

    def __init__(self, seat: Seat, tool: i64) -> None:
        self.seat: i64 = seat
        self.tool: i64 = tool

    @staticmethod
    def emit(s: Langfinger, seat: Seat, tool: i64) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(ToolDiscarded(seat, tool))
        lose(s, seat, tool)
        s.due -= 1


@final
class RuinLeft(Event[Langfinger]):
    """The Ruin is done, and the stones on its exchange spaces come back (LF-3.6)."""

    reveals: ClassVar[bool] = False

    @staticmethod
    def emit(s: Langfinger) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(RuinLeft())
        for x in range(EXCHANGES):
            s.table[EXCHANGE + x] = 0


# --- Villa, Museum and Harbour ---


@final
class Robbed(Event[Langfinger]):
    """A loot card for the tools on its back, the rogue card standing in for one if `rogue` (LF-3.3, LF-3.4).

    Money from a chest is paid at once and open to all; else the robber alone sees the front (LF-3.5).
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "slot", "card", "back", "rogue", "paid")

    def __init__(self, seat: Seat, slot: i64, card: i64, back: i64, rogue: i64, paid: i64) -> None:
        self.seat: i64 = seat
        self.slot: i64 = slot
        self.card: i64 = card
        self.back: i64 = back
        self.rogue: i64 = rogue
        self.paid: i64 = paid

    def seen_by(self, viewer: Seat) -> Event[Langfinger]:
        if self.paid or viewer == self.seat:
            return self
        return Robbed(self.seat, self.slot, UNSEEN, self.back, self.rogue, 0)

    @staticmethod
    def emit(s: Langfinger, seat: Seat, slot: i64, card: i64, back: i64, rogue: i64, paid: i64) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(Robbed(seat, slot, card, back, rogue, paid))
        for t in range(TOOLS):
            price = s.faces.price[back * TOOLS + t]
            if rogue and s.table[ROGUE + seat] == t + 1:
                price -= 1
            while price > 0:
                lose(s, seat, t)
                price -= 1
        if rogue:
            s.used |= one(seat)
        s.table[loot_at(s.place) + slot] = 0
        if s.faces.lock[card] == CHEST:
            s.loot_gone |= one(card)
            earn(s, seat, paid)
        else:
            s.table[STASH + seat * ALL_LOOT + s.table[STASHED + seat]] = card + 1
            s.table[STASHED + seat] += 1


@final
class Visited(Event[Langfinger]):
    """A stone turns to a fence (LF-3.7)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "stall")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, stall: i64) -> None:
        self.seat: i64 = seat
        self.stall: i64 = stall

    @staticmethod
    def emit(s: Langfinger, seat: Seat, stall: i64) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(Visited(seat, stall))
        s.due = stall + 1


@final
class Sold(Event[Langfinger]):
    """A loot card, turned over, for its value and the bonus (LF-3.7); where it lay is its owner's affair."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "n", "card", "paid")

    def __init__(self, seat: Seat, n: i64, card: i64, paid: i64) -> None:
        self.seat: i64 = seat
        self.n: i64 = n
        self.card: i64 = card
        self.paid: i64 = paid

    def seen_by(self, viewer: Seat) -> Event[Langfinger]:
        return self if viewer == self.seat else Sold(self.seat, UNSEEN, self.card, self.paid)

    @staticmethod
    def emit(s: Langfinger, seat: Seat, n: i64, card: i64, paid: i64) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(Sold(seat, n, card, paid))
        close_up(s, seat, n)
        s.loot_gone |= one(card)
        s.deal = s.faces.kind[card]
        earn(s, seat, paid)


@final
class FenceLeft(Event[Langfinger]):
    """A fence that bought goes to the discards (LF-3.7)."""

    fields: ClassVar[tuple[str, ...]] = ("stall",)
    reveals: ClassVar[bool] = False

    def __init__(self, stall: i64) -> None:
        self.stall: i64 = stall

    @staticmethod
    def emit(s: Langfinger, stall: i64) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(FenceLeft(stall))
        s.fence_gone |= one(s.table[STALL + stall] - 1)
        s.table[STALL + stall] = 0


def lose(s: Langfinger, seat: Seat, tool: i64) -> None:
    """A tool goes from a hand to the discards."""
    HANDS.drop(s.table, seat, tool)
    s.table[GONE + tool] += 1


def close_up(s: Langfinger, seat: Seat, n: i64) -> None:
    """Take a card out of the loot before a seat, so that nobody sees which of those with the same back it was."""
    first = STASH + seat * ALL_LOOT
    last = s.table[STASHED + seat] - 1
    look = hidden(s, s.table[first + n])
    for i in range(n + 1, last + 1):
        if hidden(s, s.table[first + i]) == look:
            s.table[first + n] = s.table[first + i]
            n = i
    for i in range(n, last):
        s.table[first + i] = s.table[first + i + 1]
    s.table[first + last] = 0
    s.table[STASHED + seat] = last


def earn(s: Langfinger, seat: Seat, money: i64) -> None:
    """Move a figure up the money track, which goes on past its end (LF-5.1)."""
    s.table[MONEY + seat] += money
    s.earned += money
