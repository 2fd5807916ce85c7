"""Swindler: the facts of a game, each with its effect: setting up, turns, piles, raids, the end."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cutpurse.games.swindler.pieces import CARDS, FIELDS, KINDS, THROWN_OFF
from cutpurse.games.swindler.state import (
    BAG,
    DEALER,
    DRAWN,
    FIELD,
    FRESH,
    GONE,
    HANDS,
    JAILED,
    LOOT,
    NO_BAG,
    ORDER,
    PILE,
    POINTS,
    POSTERS,
    THIEF,
    Swindler,
    goes_to_jail,
    hands_in,
)
from cutpurse.kernel.core import Event, Seat
from cutpurse.kernel.sets import Set, one, zeros

UNSEEN: Final = -1  # a card that a viewer does not see


def score(s: Swindler, seat: Seat, points: i64) -> None:
    """Move a figure on the points track."""
    s.cells[POINTS + seat] += points if points > 0 else -lost(s.cells[POINTS + seat], -points)


def lost(points: i64, cost: i64) -> i64:
    """What a cost really takes from somebody with so many points: nobody drops below 0 (SW-2.4)."""
    return min(points, cost)


def lose_tile(s: Swindler, seat: Seat, tile: i64) -> None:
    """A tile leaves the loot of a seat; of two alike, this turn's goes last (SW-3.2)."""
    s.cells[LOOT + seat * KINDS + tile] -= 1
    if seat == s.active and s.cells[FRESH + tile] > s.loot(seat, tile):
        s.cells[FRESH + tile] = s.loot(seat, tile)


# --- setting up ---


@final
class StartDrawn(Event[Swindler]):
    """Who begins, drawn by lot (SW-1.6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Swindler, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(StartDrawn(seat))
        s.start = seat
        s.active = seat
        s.turn = seat


@final
class ThievesLaidOut(Event[Swindler]):
    """The master thieves to choose from; the last player chooses first (SW-1.4)."""

    fields: ClassVar[tuple[str, ...]] = ("thieves", "seat")

    def __init__(self, thieves: Set, seat: Seat) -> None:
        self.thieves: i64 = thieves
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Swindler, thieves: Set, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(ThievesLaidOut(thieves, seat))
        s.cast = thieves
        s.turn = seat


@final
class ThiefTaken(Event[Swindler]):
    """A seat has its master thief, and the one to the right is due (SW-1.4)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "thief")
    reveals: ClassVar[bool] = False
    concludes: ClassVar[bool] = True

    def __init__(self, seat: Seat, thief: i64) -> None:
        self.seat: i64 = seat
        self.thief: i64 = thief

    @staticmethod
    def emit(s: Swindler, seat: Seat, thief: i64) -> None:
        if s.journal is not None:
            s.journal.append(ThiefTaken(seat, thief))
        s.cells[THIEF + seat] = thief + 1
        s.cast &= ~one(thief)
        s.turn = (seat + s.seats - 1) % s.seats


# --- turns ---


@final
class RoundBegan(Event[Swindler]):
    """The start player is due again (SW-1.6)."""

    fields: ClassVar[tuple[str, ...]] = ("round",)
    reveals: ClassVar[bool] = False

    def __init__(self, round: i64) -> None:
        self.round: i64 = round

    @staticmethod
    def emit(s: Swindler, round: i64) -> None:
        if s.journal is not None:
            s.journal.append(RoundBegan(round))
        s.round = round


@final
class TurnBegan(Event[Swindler]):
    """A seat takes its turn; nothing of the last turn counts any more (SW-2.0)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Swindler, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(TurnBegan(seat))
        s.active = seat
        s.turn = seat
        s.fulfilled = 0
        s.placed = 0
        s.bag = NO_BAG
        s.due = 0
        s.first = 1
        s.free = 0
        s.forced = 0
        s.stopped = 0
        s.skull = 0
        s.caught = 0
        s.acting = 0
        s.sold = 0
        s.completed = 0
        s.hustled = 0
        for k in range(KINDS):
            s.cells[DRAWN + k] = 0
        s.draws = zeros(0)


@final
class TurnSkipped(Event[Swindler]):
    """A seat comes out of jail instead of taking its turn (SW-5.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Swindler, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(TurnSkipped(seat))
        s.active = seat
        s.cells[JAILED + seat] = 0


@final
class Called(Event[Swindler]):
    """Somebody is asked, out of turn or in turn again."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Swindler, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(Called(seat))
        s.turn = seat


@final
class ActionsBegan(Event[Swindler]):
    """The loot of the steal lies with the rest now, and step 3 begins (SW-3.2)."""

    reveals: ClassVar[bool] = False

    @staticmethod
    def emit(s: Swindler) -> None:
        if s.journal is not None:
            s.journal.append(ActionsBegan())
        s.acting = 1
        s.turn = s.active
        for k in range(KINDS):
            s.cells[FRESH + k] = 0


# --- the piles ---


@final
class OrderRevealed(Event[Swindler]):
    """An order lies open (SW-1.2, SW-5.2)."""

    fields: ClassVar[tuple[str, ...]] = ("slot", "order")

    def __init__(self, slot: i64, order: i64) -> None:
        self.slot: i64 = slot
        self.order: i64 = order

    @staticmethod
    def emit(s: Swindler, slot: i64, order: i64) -> None:
        if s.journal is not None:
            s.journal.append(OrderRevealed(slot, order))
        s.pile &= ~one(order)
        s.cells[ORDER + slot] = order + 1
        if s.a_left:
            s.a_left -= 1


@final
class RaidBegan(Event[Swindler]):
    """A police raid was revealed and is carried out at once (SW-5.2)."""

    fields: ClassVar[tuple[str, ...]] = ("raid",)

    def __init__(self, raid: i64) -> None:
        self.raid: i64 = raid

    @staticmethod
    def emit(s: Swindler, raid: i64) -> None:
        if s.journal is not None:
            s.journal.append(RaidBegan(raid))
        s.pile &= ~one(s.faces.orders + raid)
        s.raid = raid + 1
        s.hits = zeros(2 * s.seats)
        for p in range(s.seats):
            if not s.cells[JAILED + p]:
                s.hits[p] = hands_in(s, p)
                s.hits[s.seats + p] = 1 if goes_to_jail(s, p) else 0


@final
class RaidSetAside(Event[Swindler]):
    """A further raid in the same step waits beside the pile (SW-5.2)."""

    fields: ClassVar[tuple[str, ...]] = ("raid",)

    def __init__(self, raid: i64) -> None:
        self.raid: i64 = raid

    @staticmethod
    def emit(s: Swindler, raid: i64) -> None:
        if s.journal is not None:
            s.journal.append(RaidSetAside(raid))
        s.pile &= ~one(s.faces.orders + raid)
        s.aside |= one(s.faces.orders + raid)


@final
class RaidsShuffledIn(Event[Swindler]):
    """The raids that were set aside are shuffled together with the rest of the pile (SW-5.2)."""

    @staticmethod
    def emit(s: Swindler) -> None:
        if s.journal is not None:
            s.journal.append(RaidsShuffledIn())
        s.pile |= s.aside
        s.aside = 0


@final
class DealersShuffled(Event[Swindler]):
    """The discarded dealers are a new pile (SW-5.1)."""

    @staticmethod
    def emit(s: Swindler) -> None:
        if s.journal is not None:
            s.journal.append(DealersShuffled())
        s.dealer_pile = s.dealer_gone
        s.dealer_gone = 0


@final
class DealerCame(Event[Swindler]):
    """A dealer opens up (SW-1.2, SW-5.1)."""

    fields: ClassVar[tuple[str, ...]] = ("stall", "dealer")

    def __init__(self, stall: i64, dealer: i64) -> None:
        self.stall: i64 = stall
        self.dealer: i64 = dealer

    @staticmethod
    def emit(s: Swindler, stall: i64, dealer: i64) -> None:
        if s.journal is not None:
            s.journal.append(DealerCame(stall, dealer))
        s.dealer_pile &= ~one(dealer)
        s.cells[DEALER + stall] = dealer + 1
        for f in range(FIELDS):
            s.cells[FIELD + stall * FIELDS + f] = 0


@final
class AccomplicesShuffled(Event[Swindler]):
    """The discarded accomplices are a new pile (SW-6.1)."""

    @staticmethod
    def emit(s: Swindler) -> None:
        if s.journal is not None:
            s.journal.append(AccomplicesShuffled())
        HANDS.reshuffled(s.cells, s.seats)
        for c in range(CARDS):
            s.undrawn += s.cells[GONE + c]
            s.cells[PILE + c] += s.cells[GONE + c]
            s.cells[GONE + c] = 0


@final
class AccompliceDrawn(Event[Swindler]):
    """An accomplice from the pile into a hand, which its owner alone sees (SW-1.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: Seat, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def seen_by(self, viewer: Seat) -> Event[Swindler]:
        return self if viewer == self.seat else AccompliceDrawn(self.seat, UNSEEN)

    def apply(self, s: Swindler) -> None:
        if self.card == UNSEEN:
            raise ValueError("the card that was drawn is not there")
        AccompliceDrawn.emit(s, self.seat, self.card)

    @staticmethod
    def emit(s: Swindler, seat: Seat, card: i64) -> None:
        if s.journal is not None:
            s.journal.append(AccompliceDrawn(seat, card))
        HANDS.draw(s.cells, seat, card)
        s.undrawn -= 1


# --- raids ---


@final
class RaidHit(Event[Swindler]):
    """A raid comes to a seat, which hands in so many tiles (SW-5.4)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "owed")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, owed: i64) -> None:
        self.seat: i64 = seat
        self.owed: i64 = owed

    @staticmethod
    def emit(s: Swindler, seat: Seat, owed: i64) -> None:
        if s.journal is not None:
            s.journal.append(RaidHit(seat, owed))
        s.turn = seat
        s.owed = owed


@final
class HandedIn(Event[Swindler]):
    """A tile goes back because of a raid (SW-5.4)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, tile: i64) -> None:
        self.seat: i64 = seat
        self.tile: i64 = tile

    @staticmethod
    def emit(s: Swindler, seat: Seat, tile: i64) -> None:
        if s.journal is not None:
            s.journal.append(HandedIn(seat, tile))
        s.cells[LOOT + seat * KINDS + tile] -= 1
        s.cells[BAG + tile] += 1
        s.owed -= 1


@final
class Jailed(Event[Swindler]):
    """A seat returns a poster and goes to jail (SW-5.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Swindler, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(Jailed(seat))
        s.cells[POSTERS + seat] -= 1
        s.cells[JAILED + seat] = 1


@final
class RaidEnded(Event[Swindler]):
    """The raid has been carried out and leaves the game (SW-5.2)."""

    reveals: ClassVar[bool] = False

    @staticmethod
    def emit(s: Swindler) -> None:
        if s.journal is not None:
            s.journal.append(RaidEnded())
        s.raid = -1  # this step had its raid
        s.hits = zeros(0)
        s.turn = s.active


@final
class Replenished(Event[Swindler]):
    """Step 4 is done (SW-2.0)."""

    reveals: ClassVar[bool] = False

    @staticmethod
    def emit(s: Swindler) -> None:
        if s.journal is not None:
            s.journal.append(Replenished())
        s.raid = 0
        s.fulfilled = 0
        s.turn = s.active


# --- end ---


@final
class Counted(Event[Swindler]):
    """The end: a point for each coin, then two less for each marker on an order (SW-8.2)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "coins", "markers")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, coins: i64, markers: i64) -> None:
        self.seat: i64 = seat
        self.coins: i64 = coins
        self.markers: i64 = markers

    def noted(self) -> bool:
        return True

    @staticmethod
    def emit(s: Swindler, seat: Seat, coins: i64, markers: i64) -> None:
        if s.journal is not None:
            s.journal.append(Counted(seat, coins, markers))
        score(s, seat, coins)
        score(s, seat, -THROWN_OFF * markers)
