"""Swindler: the facts of accomplices: windows and answers, cards played and cancelled, and what they do (SW-7)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from cutpurse.games.swindler.events.rounds import UNSEEN, lose_tile
from cutpurse.games.swindler.pieces import ASSASSIN, HUSTLER, KINDS
from cutpurse.games.swindler.state import (
    BAG,
    BET_CAUGHT,
    BET_FREE,
    COINS,
    FRESH,
    GONE,
    HANDS,
    IN_PLAY,
    LOOT,
    WISH,
    Swindler,
    swap_sign,
)
from cutpurse.kernel.core import Event, Seat
from cutpurse.kernel.sets import one


def next_asked(s: Swindler) -> Seat:
    """The first in turn order from T who has not answered yet; T if all have."""
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        if s.asked & one(seat):
            return seat
    return s.active


# --- windows ---


@final
class Asked(Event[Swindler]):
    """These seats are asked, all at once and unseen (SW-7.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seats",)
    reveals: ClassVar[bool] = False

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats

    @staticmethod
    def emit(s: Swindler, seats: i64) -> None:
        if s.journal is not None:
            s.journal.append(Asked(seats))
        s.opened = seats
        s.asked = seats
        for p in range(s.seats):
            s.cells[WISH + p] = 0
        s.turn = next_asked(s)


@final
class Answered(Event[Swindler]):
    """A seat has answered; what, nobody else sees (SW-7.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "choice")
    reveals: ClassVar[bool] = False
    concludes: ClassVar[bool] = True

    def __init__(self, seat: Seat, choice: i64) -> None:
        self.seat: i64 = seat
        self.choice: i64 = choice

    def seen_by(self, viewer: Seat) -> Event[Swindler]:
        return self if viewer == self.seat else Answered(self.seat, UNSEEN)

    def apply(self, s: Swindler) -> None:
        if self.choice == UNSEEN:
            raise ValueError("the answer is not there")
        Answered.emit(s, self.seat, self.choice)

    @staticmethod
    def emit(s: Swindler, seat: Seat, choice: i64) -> None:
        if s.journal is not None:
            s.journal.append(Answered(seat, choice))
        s.asked &= ~one(seat)
        s.cells[WISH + seat] = choice + 1
        s.turn = next_asked(s)


@final
class WindowClosed(Event[Swindler]):
    """All have passed, or the first who named a card plays it; the answers are forgotten (SW-7.5)."""

    @staticmethod
    def emit(s: Swindler) -> None:
        if s.journal is not None:
            s.journal.append(WindowClosed())
        s.opened = 0
        s.asked = 0
        s.turn = s.active
        for p in range(s.seats):
            s.cells[WISH + p] = 0


# --- cards ---


@final
class CardPlayed(Event[Swindler]):
    """An accomplice is played, for everybody to see; an open Hustler once more (SW-7.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: Seat, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    @staticmethod
    def emit(s: Swindler, seat: Seat, card: i64) -> None:
        if s.journal is not None:
            s.journal.append(CardPlayed(seat, card))
        if card != HUSTLER or not s.hustler:
            HANDS.drop(s.cells, seat, card)
            s.cells[IN_PLAY + card] += 1
        if card != ASSASSIN:
            s.card = card + 1
            s.by = seat
            s.verdict = 0


@final
class Named(Event[Swindler]):
    """What a card needs: a partner, tiles, a bag or a bet, counted from 1; 0 where it needs none (SW-7.6)."""

    fields: ClassVar[tuple[str, ...]] = ("partner", "theirs", "yours", "target")
    reveals: ClassVar[bool] = False

    def __init__(self, partner: Seat, theirs: i64, yours: i64, target: i64) -> None:
        self.partner: i64 = partner
        self.theirs: i64 = theirs
        self.yours: i64 = yours
        self.target: i64 = target

    @staticmethod
    def emit(s: Swindler, partner: Seat, theirs: i64, yours: i64, target: i64) -> None:
        if s.journal is not None:
            s.journal.append(Named(partner, theirs, yours, target))
        s.partner = partner
        s.theirs = theirs
        s.yours = yours
        s.target = target


@final
class CardStood(Event[Swindler]):
    """Nobody answers the card any more: it works (SW-7.6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: Seat, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    @staticmethod
    def emit(s: Swindler, seat: Seat, card: i64) -> None:
        if s.journal is not None:
            s.journal.append(CardStood(seat, card))
        s.verdict = 0


@final
class CardCancelled(Event[Swindler]):
    """An Assassin has cancelled a card: both are discarded, and it has done nothing (SW-7.11)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    @staticmethod
    def emit(s: Swindler, seat: Seat, card: i64) -> None:
        if s.journal is not None:
            s.journal.append(CardCancelled(seat, card))
        s.verdict = 1
        s.cells[IN_PLAY + card] -= 1
        s.cells[IN_PLAY + ASSASSIN] -= 1
        s.cells[GONE + card] += 1
        s.cells[GONE + ASSASSIN] += 1
        if card == HUSTLER:
            s.hustler = 0
            s.last_swap = 0


@final
class CardTakenUp(Event[Swindler]):
    """The card in play is done, or was cancelled: what it needed is forgotten."""

    reveals: ClassVar[bool] = False

    @staticmethod
    def emit(s: Swindler) -> None:
        if s.journal is not None:
            s.journal.append(CardTakenUp())
        s.card = 0
        s.partner = 0
        s.theirs = 0
        s.yours = 0
        s.target = 0
        s.turn = s.active


@final
class CardDiscarded(Event[Swindler]):
    """A card has done its work (SW-7.1)."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[bool] = False

    def __init__(self, card: i64) -> None:
        self.card: i64 = card

    @staticmethod
    def emit(s: Swindler, card: i64) -> None:
        if s.journal is not None:
            s.journal.append(CardDiscarded(card))
        s.cells[IN_PLAY + card] -= 1
        s.cells[GONE + card] += 1


# --- what they do ---


@final
class BetLaid(Event[Swindler]):
    """A bet lies open: caught or not (SW-7.19)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "caught")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, caught: i64) -> None:
        self.seat: i64 = seat
        self.caught: i64 = caught

    @staticmethod
    def emit(s: Swindler, seat: Seat, caught: i64) -> None:
        if s.journal is not None:
            s.journal.append(BetLaid(seat, caught))
        s.cells[(BET_CAUGHT if caught else BET_FREE) + seat] += 1


@final
class Forced(Event[Swindler]):
    """T must draw once more, for a Backstabber (SW-7.12)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Swindler, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(Forced(seat))
        s.forced = seat + 1
        s.due = 1


@final
class Lured(Event[Swindler]):
    """The steal goes on at another bag, where the first draw is free (SW-7.21)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "bag")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, bag: i64) -> None:
        self.seat: i64 = seat
        self.bag: i64 = bag

    @staticmethod
    def emit(s: Swindler, seat: Seat, bag: i64) -> None:
        if s.journal is not None:
            s.journal.append(Lured(seat, bag))
        s.bag = bag
        s.free = 1
        s.due = 1


@final
class SkullTakenBack(Event[Swindler]):
    """A Guardian Angel puts the skull back: it was never drawn (SW-7.17)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Swindler, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(SkullTakenBack(seat))
        s.skull = 0


@final
class TileCopied(Event[Swindler]):
    """A Copycat's draw: loot is theirs (SW-7.14)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: Seat, tile: i64) -> None:
        self.seat: i64 = seat
        self.tile: i64 = tile

    @staticmethod
    def emit(s: Swindler, seat: Seat, tile: i64) -> None:
        if s.journal is not None:
            s.journal.append(TileCopied(seat, tile))
        s.cells[BAG + tile] -= 1
        s.cells[LOOT + seat * KINDS + tile] += 1


@final
class SkullCopied(Event[Swindler]):
    """A Copycat's draw: a skull, which does nothing (SW-7.14)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Swindler, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(SkullCopied(seat))


@final
class GiftsDue(Event[Swindler]):
    """So many tiles of this turn are to be given (SW-7.16)."""

    fields: ClassVar[tuple[str, ...]] = ("owed",)
    reveals: ClassVar[bool] = False

    def __init__(self, owed: i64) -> None:
        self.owed: i64 = owed

    @staticmethod
    def emit(s: Swindler, owed: i64) -> None:
        if s.journal is not None:
            s.journal.append(GiftsDue(owed))
        s.owed = owed
        s.turn = s.active


@final
class TileGiven(Event[Swindler]):
    """A tile goes from one seat to another; `fresh` if one of this turn's was meant (SW-7.13, SW-7.16, SW-7.17)."""

    fields: ClassVar[tuple[str, ...]] = ("giver", "taker", "tile", "fresh")
    reveals: ClassVar[bool] = False

    def __init__(self, giver: Seat, taker: Seat, tile: i64, fresh: i64) -> None:
        self.giver: i64 = giver
        self.taker: i64 = taker
        self.tile: i64 = tile
        self.fresh: i64 = fresh

    @staticmethod
    def emit(s: Swindler, giver: Seat, taker: Seat, tile: i64, fresh: i64) -> None:
        if s.journal is not None:
            s.journal.append(TileGiven(giver, taker, tile, fresh))
        if fresh:
            s.cells[LOOT + giver * KINDS + tile] -= 1
            s.cells[FRESH + tile] -= 1
        else:
            lose_tile(s, giver, tile)
        s.cells[LOOT + taker * KINDS + tile] += 1
        if s.owed:
            s.owed -= 1


@final
class CoinGiven(Event[Swindler]):
    """A coin goes from one seat to another (SW-7.13)."""

    fields: ClassVar[tuple[str, ...]] = ("giver", "taker")
    reveals: ClassVar[bool] = False

    def __init__(self, giver: Seat, taker: Seat) -> None:
        self.giver: i64 = giver
        self.taker: i64 = taker

    @staticmethod
    def emit(s: Swindler, giver: Seat, taker: Seat) -> None:
        if s.journal is not None:
            s.journal.append(CoinGiven(giver, taker))
        s.cells[COINS + giver] -= 1
        s.cells[COINS + taker] += 1


@final
class Swapped(Event[Swindler]):
    """Two tiles change places, and the Hustler lies open (SW-7.18)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "partner", "theirs", "yours")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, partner: Seat, theirs: i64, yours: i64) -> None:
        self.seat: i64 = seat
        self.partner: i64 = partner
        self.theirs: i64 = theirs
        self.yours: i64 = yours

    @staticmethod
    def emit(s: Swindler, seat: Seat, partner: Seat, theirs: i64, yours: i64) -> None:
        if s.journal is not None:
            s.journal.append(Swapped(seat, partner, theirs, yours))
        lose_tile(s, seat, yours)
        lose_tile(s, partner, theirs)
        s.cells[LOOT + seat * KINDS + theirs] += 1
        s.cells[LOOT + partner * KINDS + yours] += 1
        s.last_swap = swap_sign(seat, theirs, partner, yours)
        s.hustled = 1
        s.hustler = (partner if s.passes else seat) + 1
