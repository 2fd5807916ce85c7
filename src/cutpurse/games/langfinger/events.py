"""Langfinger: the facts of a game, each with its effect: the piles, the rounds, the stones, what they do (LF-3)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

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
    NOWHERE,
    PILE,
    RETURNED,
    ROGUE,
    STALL,
    STASH,
    STASHED,
    STONE,
    Langfinger,
    hidden,
    loot_at,
    price,
)
from cutpurse.kernel.core import Event, Seat
from cutpurse.kernel.sets import one

UNSEEN: Final = -1  # a card that a viewer does not see


# --- setting up ---


@final
class StartDrawn(Event[Langfinger]):
    """Who begins, drawn by lot (LF-1.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Langfinger, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(StartDrawn(seat))
        s.start = seat
        s.turn = seat


@final
class RogueTaken(Event[Langfinger]):
    """A seat has its rogue, and the next one is due (LF-1.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tool")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, tool: i64) -> None:
        self.seat: i64 = seat
        self.tool: i64 = tool

    @staticmethod
    def emit(s: Langfinger, seat: Seat, tool: i64) -> None:
        if s.journal is not None:
            s.journal.append(RogueTaken(seat, tool))
        s.cells[ROGUE + seat] = tool + 1
        s.turn = (seat + 1) % s.seats


# --- the piles ---


@final
class ToolsShuffled(Event[Langfinger]):
    """The discarded tools are a new pile (LF-1.2)."""

    @staticmethod
    def emit(s: Langfinger) -> None:
        if s.journal is not None:
            s.journal.append(ToolsShuffled())
        HANDS.reshuffled(s.cells, s.seats)
        for t in range(TOOLS):
            s.cells[PILE + t] += s.cells[GONE + t]
            s.undrawn += s.cells[GONE + t]
            s.cells[GONE + t] = 0


@final
class ToolDrawn(Event[Langfinger]):
    """A tool from the pile into a hand, which its owner alone sees (LF-1.6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tool")

    def __init__(self, seat: Seat, tool: i64) -> None:
        self.seat: i64 = seat
        self.tool: i64 = tool

    def seen_by(self, viewer: Seat) -> Event[Langfinger]:
        return self if viewer == self.seat else ToolDrawn(self.seat, UNSEEN)

    @staticmethod
    def emit(s: Langfinger, seat: Seat, tool: i64) -> None:
        if s.journal is not None:
            s.journal.append(ToolDrawn(seat, tool))
        HANDS.draw(s.cells, seat, tool)
        s.undrawn -= 1


@final
class ToolLaid(Event[Langfinger]):
    """A tool from the pile lies face up in the City (LF-1.4)."""

    fields: ClassVar[tuple[str, ...]] = ("tool",)

    def __init__(self, tool: i64) -> None:
        self.tool: i64 = tool

    @staticmethod
    def emit(s: Langfinger, tool: i64) -> None:
        if s.journal is not None:
            s.journal.append(ToolLaid(tool))
        s.cells[PILE + tool] -= 1
        s.undrawn -= 1
        s.cells[IN_CITY + tool] += 1


@final
class LootShuffled(Event[Langfinger]):
    """The discarded loot is a new pile (LF-1.2)."""

    @staticmethod
    def emit(s: Langfinger) -> None:
        if s.journal is not None:
            s.journal.append(LootShuffled())
        s.shuffles += 1
        for card in range(ALL_LOOT):
            if s.loot_gone & one(card):
                s.cells[RETURNED + card] = s.shuffles
                s.loot_left += 1
        s.loot_pile = s.loot_gone
        s.loot_gone = 0


@final
class LootTurnedUp(Event[Langfinger]):
    """The next loot card is on top of the pile: its back is open, its front nobody sees (LF-1.6)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "back")

    def __init__(self, card: i64, back: i64) -> None:
        self.card: i64 = card
        self.back: i64 = back

    def seen_by(self, viewer: Seat) -> Event[Langfinger]:
        return LootTurnedUp(UNSEEN, self.back)

    @staticmethod
    def emit(s: Langfinger, card: i64, back: i64) -> None:
        if s.journal is not None:
            s.journal.append(LootTurnedUp(card, back))
        s.loot_pile ^= one(card)
        s.loot_left -= 1
        s.top = card + 1


@final
class LootLaid(Event[Langfinger]):
    """The top of the pile lies face down at the Villa or the Museum (LF-1.4)."""

    fields: ClassVar[tuple[str, ...]] = ("place", "slot", "back")

    def __init__(self, place: i64, slot: i64, back: i64) -> None:
        self.place: i64 = place
        self.slot: i64 = slot
        self.back: i64 = back

    @staticmethod
    def emit(s: Langfinger, place: i64, slot: i64, back: i64) -> None:
        if s.journal is not None:
            s.journal.append(LootLaid(place, slot, back))
        s.cells[loot_at(place) + slot] = s.top
        s.top = 0


@final
class FencesShuffled(Event[Langfinger]):
    """The discarded fences are a new pile (LF-1.2)."""

    @staticmethod
    def emit(s: Langfinger) -> None:
        if s.journal is not None:
            s.journal.append(FencesShuffled())
        s.fence_pile = s.fence_gone
        s.fence_gone = 0


@final
class FenceLaid(Event[Langfinger]):
    """A fence waits at the Harbour (LF-1.4)."""

    fields: ClassVar[tuple[str, ...]] = ("stall", "fence")

    def __init__(self, stall: i64, fence: i64) -> None:
        self.stall: i64 = stall
        self.fence: i64 = fence

    @staticmethod
    def emit(s: Langfinger, stall: i64, fence: i64) -> None:
        if s.journal is not None:
            s.journal.append(FenceLaid(stall, fence))
        s.fence_pile ^= one(fence)
        s.cells[STALL + stall] = fence + 1


# --- rounds, stones and places ---


@final
class RoundBegan(Event[Langfinger]):
    """Stones are placed again, from the seat with the start card on (LF-2.1)."""

    fields: ClassVar[tuple[str, ...]] = ("round", "seat")

    def __init__(self, round: i64, seat: Seat) -> None:
        self.round: i64 = round
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Langfinger, round: i64, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(RoundBegan(round, seat))
        s.round = round
        s.start = seat
        s.turn = seat
        s.place = NOWHERE
        s.space = 0
        s.due = 0
        s.deal = 0
        s.used = 0
        s.earned = 0


@final
class StonePlaced(Event[Langfinger]):
    """A stone stands on a space, and the next seat is due (LF-2.1, LF-2.2)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place", "space")
    reveals: ClassVar[bool] = False
    concludes: ClassVar[bool] = True

    def __init__(self, seat: Seat, place: i64, space: i64) -> None:
        self.seat: i64 = seat
        self.place: i64 = place
        self.space: i64 = space

    @staticmethod
    def emit(s: Langfinger, seat: Seat, place: i64, space: i64) -> None:
        if s.journal is not None:
            s.journal.append(StonePlaced(seat, place, space))
        s.cells[STONE + place * SPACES + space] = seat + 1
        s.turn = (seat + 1) % s.seats


@final
class PlaceReached(Event[Langfinger]):
    """The round has come to a place: rogue cards are fresh there (LF-3.1, LF-3.4)."""

    fields: ClassVar[tuple[str, ...]] = ("place",)
    reveals: ClassVar[bool] = False

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    @staticmethod
    def emit(s: Langfinger, place: i64) -> None:
        if s.journal is not None:
            s.journal.append(PlaceReached(place))
        s.place = place
        s.used = 0


@final
class StoneCalled(Event[Langfinger]):
    """A stone may act (LF-3.1); `due` is how many tools it takes in the City."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "due")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, space: i64, due: i64) -> None:
        self.seat: i64 = seat
        self.space: i64 = space
        self.due: i64 = due

    @staticmethod
    def emit(s: Langfinger, seat: Seat, space: i64, due: i64) -> None:
        if s.journal is not None:
            s.journal.append(StoneCalled(seat, space, due))
        s.space = space
        s.turn = seat
        s.due = due
        s.deal = 0


@final
class StoneReturned(Event[Langfinger]):
    """A stone comes back from its space, in vain if it did nothing (LF-3.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "vain")
    reveals: ClassVar[bool] = False
    concludes: ClassVar[bool] = True

    def __init__(self, seat: Seat, space: i64, vain: i64) -> None:
        self.seat: i64 = seat
        self.space: i64 = space
        self.vain: i64 = vain

    def noted(self) -> bool:
        return self.vain != 0

    @staticmethod
    def emit(s: Langfinger, seat: Seat, space: i64, vain: i64) -> None:
        if s.journal is not None:
            s.journal.append(StoneReturned(seat, space, vain))
        s.cells[STONE + s.place * SPACES + space] = 0


@final
class Declined(Event[Langfinger]):
    """A seat does without the action of its stone (LF-3.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Langfinger, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(Declined(seat))


@final
class RoundEnded(Event[Langfinger]):
    """The Harbour is done: was any money earned? (LF-5.4)"""

    fields: ClassVar[tuple[str, ...]] = ("earned",)
    reveals: ClassVar[bool] = False

    def __init__(self, earned: i64) -> None:
        self.earned: i64 = earned

    @staticmethod
    def emit(s: Langfinger, earned: i64) -> None:
        if s.journal is not None:
            s.journal.append(RoundEnded(earned))
        s.dry = 0 if earned else s.dry + 1


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
        if s.journal is not None:
            s.journal.append(ToolTaken(seat, tool))
        s.cells[IN_CITY + tool] -= 1
        HANDS.show(s.cells, seat, tool)
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
        if s.journal is not None:
            s.journal.append(Exchanged(seat, exchange, due))
        s.cells[STONE + s.place * SPACES + s.space] = 0
        s.cells[EXCHANGE + exchange] = seat + 1
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
        if s.journal is not None:
            s.journal.append(RuinLeft())
        for x in range(EXCHANGES):
            s.cells[EXCHANGE + x] = 0


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

    def noted(self) -> bool:
        return True

    @staticmethod
    def emit(s: Langfinger, seat: Seat, slot: i64, card: i64, back: i64, rogue: i64, paid: i64) -> None:
        if s.journal is not None:
            s.journal.append(Robbed(seat, slot, card, back, rogue, paid))
        for t in range(TOOLS):
            due = price(s, seat, back, rogue, t)
            while due > 0:
                lose(s, seat, t)
                due -= 1
        if rogue:
            s.used |= one(seat)
        s.cells[loot_at(s.place) + slot] = 0
        if s.faces.lock[card] == CHEST:
            s.loot_gone |= one(card)
            earn(s, seat, paid)
        else:
            s.cells[STASH + seat * ALL_LOOT + s.cells[STASHED + seat]] = card + 1
            s.cells[STASHED + seat] += 1


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
        if s.journal is not None:
            s.journal.append(FenceLeft(stall))
        s.fence_gone |= one(s.cells[STALL + stall] - 1)
        s.cells[STALL + stall] = 0


def lose(s: Langfinger, seat: Seat, tool: i64) -> None:
    """A tool goes from a hand to the discards."""
    HANDS.drop(s.cells, seat, tool)
    s.cells[GONE + tool] += 1


def close_up(s: Langfinger, seat: Seat, n: i64) -> None:
    """Take a card out of the loot before a seat, so that nobody sees which of those with the same back it was."""
    first = STASH + seat * ALL_LOOT
    last = s.cells[STASHED + seat] - 1
    look = hidden(s, s.cells[first + n])
    for i in range(n + 1, last + 1):
        if hidden(s, s.cells[first + i]) == look:
            s.cells[first + n] = s.cells[first + i]
            n = i
    for i in range(n, last):
        s.cells[first + i] = s.cells[first + i + 1]
    s.cells[first + last] = 0
    s.cells[STASHED + seat] = last


def earn(s: Langfinger, seat: Seat, money: i64) -> None:
    """Move a figure up the money track, which goes on past its end (LF-5.1)."""
    s.cells[MONEY + seat] += money
    s.earned += money
