"""Langfinger: the facts of a game, each with its effect: the piles, the rounds, the stones. See also deeds.py."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cutpurse.games.langfinger.pieces import (
    ALL_LOOT,
    SPACES,
    TOOLS,
)
from cutpurse.games.langfinger.state import (
    GONE,
    HANDS,
    IN_CITY,
    NOWHERE,
    PILE,
    RETURNED,
    ROGUE,
    STALL,
    STONE,
    Langfinger,
    loot_at,
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
        """Note it and do it."""
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
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(RogueTaken(seat, tool))
        s.table[ROGUE + seat] = tool + 1
        s.turn = (seat + 1) % s.seats


# --- the piles ---


@final
class ToolsShuffled(Event[Langfinger]):
    """The discarded tools are a new pile (LF-1.2)."""

    @staticmethod
    def emit(s: Langfinger) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(ToolsShuffled())
        HANDS.reshuffled(s.table, s.seats)
        for t in range(TOOLS):
            s.table[PILE + t] += s.table[GONE + t]
            s.undrawn += s.table[GONE + t]
            s.table[GONE + t] = 0


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
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(ToolDrawn(seat, tool))
        HANDS.draw(s.table, seat, tool)
        s.undrawn -= 1


@final
class ToolLaid(Event[Langfinger]):
    """A tool from the pile lies face up in the City (LF-1.4)."""

    fields: ClassVar[tuple[str, ...]] = ("tool",)

    def __init__(self, tool: i64) -> None:
        self.tool: i64 = tool

    @staticmethod
    def emit(s: Langfinger, tool: i64) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(ToolLaid(tool))
        s.table[PILE + tool] -= 1
        s.undrawn -= 1
        s.table[IN_CITY + tool] += 1


@final
class LootShuffled(Event[Langfinger]):
    """The discarded loot is a new pile (LF-1.2)."""

    @staticmethod
    def emit(s: Langfinger) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(LootShuffled())
        s.shuffles += 1
        for card in range(ALL_LOOT):
            if s.loot_gone & one(card):
                s.table[RETURNED + card] = s.shuffles
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
        """Note it and do it."""
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
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(LootLaid(place, slot, back))
        s.table[loot_at(place) + slot] = s.top
        s.top = 0


@final
class FencesShuffled(Event[Langfinger]):
    """The discarded fences are a new pile (LF-1.2)."""

    @staticmethod
    def emit(s: Langfinger) -> None:
        """Note it and do it."""
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
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(FenceLaid(stall, fence))
        s.fence_pile ^= one(fence)
        s.table[STALL + stall] = fence + 1


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
        """Note it and do it."""
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
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(StonePlaced(seat, place, space))
        s.table[STONE + place * SPACES + space] = seat + 1
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
        """Note it and do it."""
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
        """Note it and do it."""
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

    @staticmethod
    def emit(s: Langfinger, seat: Seat, space: i64, vain: i64) -> None:
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(StoneReturned(seat, space, vain))
        s.table[STONE + s.place * SPACES + space] = 0


@final
class Declined(Event[Langfinger]):
    """A seat does without the action of its stone (LF-3.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Langfinger, seat: Seat) -> None:
        """Note it and do it."""
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
        """Note it and do it."""
        if s.journal is not None:
            s.journal.append(RoundEnded(earned))
        s.dry = 0 if earned else s.dry + 1
