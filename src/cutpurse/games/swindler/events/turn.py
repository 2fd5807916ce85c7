"""Swindler: the facts of a turn, what T does in its steps, each with its effect (SW-2 to SW-6)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from cutpurse.games.swindler.events.payment import forget_payment
from cutpurse.games.swindler.events.rounds import lose_tile, score
from cutpurse.games.swindler.pieces import BACKGROUND, BET, COMPLETED, FIELDS, KINDS, KNOW_IT_ALL, THROWN_OFF
from cutpurse.games.swindler.state import (
    BAG,
    BET_CAUGHT,
    BET_FREE,
    COINS,
    DEALER,
    DONE,
    DRAWN,
    FIELD,
    FRESH,
    GONE,
    IN_PLAY,
    LOOT,
    MARKER,
    ORDER,
    OWNER,
    POSTERS,
    Swindler,
)
from cutpurse.kernel.core import Event, Seat
from cutpurse.kernel.sets import extended, one

# --- 1: reserve ---


@final
class MarkerPut(Event[Swindler]):
    """A marker on an order; whose marker lay there gets it back and loses 2 points (SW-2.1, SW-2.2)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "slot")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, slot: i64) -> None:
        self.seat: i64 = seat
        self.slot: i64 = slot

    def noted(self) -> bool:
        return True

    @staticmethod
    def emit(s: Swindler, seat: Seat, slot: i64) -> None:
        if s.journal is not None:
            s.journal.append(MarkerPut(seat, slot))
        thrown = s.cells[MARKER + slot]
        if thrown:
            score(s, thrown - 1, -THROWN_OFF)
        s.cells[MARKER + slot] = seat + 1
        s.placed |= one(slot)


@final
class MarkerTakenBack(Event[Swindler]):
    """A marker comes back to its owner, who loses 2 points (SW-2.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "slot")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, slot: i64) -> None:
        self.seat: i64 = seat
        self.slot: i64 = slot

    def noted(self) -> bool:
        return True

    @staticmethod
    def emit(s: Swindler, seat: Seat, slot: i64) -> None:
        if s.journal is not None:
            s.journal.append(MarkerTakenBack(seat, slot))
        s.cells[MARKER + slot] = 0
        score(s, seat, -THROWN_OFF)


# --- 2: steal ---


@final
class BagNamed(Event[Swindler]):
    """The first bag of the steal (SW-3.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "bag")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, bag: i64) -> None:
        self.seat: i64 = seat
        self.bag: i64 = bag

    @staticmethod
    def emit(s: Swindler, seat: Seat, bag: i64) -> None:
        if s.journal is not None:
            s.journal.append(BagNamed(seat, bag))
        s.bag = bag
        s.due = 1


@final
class TileDrawn(Event[Swindler]):
    """A loot tile out of the bag, one of this turn's tiles (SW-3.2)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: Seat, tile: i64) -> None:
        self.seat: i64 = seat
        self.tile: i64 = tile

    @staticmethod
    def emit(s: Swindler, seat: Seat, tile: i64) -> None:
        if s.journal is not None:
            s.journal.append(TileDrawn(seat, tile))
        s.cells[BAG + tile] -= 1
        s.cells[LOOT + seat * KINDS + tile] += 1
        s.cells[FRESH + tile] += 1
        s.cells[DRAWN + tile] += 1
        s.draws = extended(s.draws, tile)
        s.due = 0
        s.first = 0
        s.free = 0
        s.forced = 0


@final
class SkullDrawn(Event[Swindler]):
    """A skull lies there and has not worked yet (SW-3.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "bag")

    def __init__(self, seat: Seat, bag: i64) -> None:
        self.seat: i64 = seat
        self.bag: i64 = bag

    @staticmethod
    def emit(s: Swindler, seat: Seat, bag: i64) -> None:
        if s.journal is not None:
            s.journal.append(SkullDrawn(seat, bag))
        s.skull = 1


@final
class SkullSpared(Event[Swindler]):
    """The Sidekick's first draw was free: the skull costs nothing, and ends the steal (SW-7.21)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Swindler, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(SkullSpared(seat))
        s.skull = 0
        s.caught = 1


@final
class SkullStruck(Event[Swindler]):
    """The skull works: caught, and nothing drawn from this bag counts any more (SW-3.3, SW-4.7)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "bag")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, bag: i64) -> None:
        self.seat: i64 = seat
        self.bag: i64 = bag

    @staticmethod
    def emit(s: Swindler, seat: Seat, bag: i64) -> None:
        if s.journal is not None:
            s.journal.append(SkullStruck(seat, bag))
        s.skull = 0
        s.caught = 1
        for k in range(KINDS):
            if BACKGROUND[k] == bag:
                s.cells[DRAWN + k] = 0


@final
class TileReturned(Event[Swindler]):
    """A tile goes back to its bag, because of a skull (SW-3.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile", "fresh")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, tile: i64, fresh: i64) -> None:
        self.seat: i64 = seat
        self.tile: i64 = tile
        self.fresh: i64 = fresh

    @staticmethod
    def emit(s: Swindler, seat: Seat, tile: i64, fresh: i64) -> None:
        if s.journal is not None:
            s.journal.append(TileReturned(seat, tile, fresh))
        s.cells[LOOT + seat * KINDS + tile] -= 1
        s.cells[BAG + tile] += 1
        s.cells[FRESH + tile] -= fresh


@final
class Stopped(Event[Swindler]):
    """Enough: only a Backstabber can make this seat draw again (SW-3.6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = False
    concludes: ClassVar[bool] = True

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Swindler, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(Stopped(seat))
        s.stopped = 1


@final
class StealEnded(Event[Swindler]):
    """The steal is over, caught or not (SW-3.6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "caught")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, caught: i64) -> None:
        self.seat: i64 = seat
        self.caught: i64 = caught

    @staticmethod
    def emit(s: Swindler, seat: Seat, caught: i64) -> None:
        if s.journal is not None:
            s.journal.append(StealEnded(seat, caught))
        s.caught = caught
        s.due = 0
        s.forced = 0


@final
class BetSettled(Event[Swindler]):
    """A bet is won or lost, and its card discarded (SW-7.19)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "caught", "won")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, caught: i64, won: i64) -> None:
        self.seat: i64 = seat
        self.caught: i64 = caught
        self.won: i64 = won

    @staticmethod
    def emit(s: Swindler, seat: Seat, caught: i64, won: i64) -> None:
        if s.journal is not None:
            s.journal.append(BetSettled(seat, caught, won))
        s.cells[(BET_CAUGHT if caught else BET_FREE) + seat] -= 1
        s.cells[IN_PLAY + KNOW_IT_ALL] -= 1
        s.cells[GONE + KNOW_IT_ALL] += 1
        if won:
            score(s, seat, BET)


@final
class CoinGained(Event[Swindler]):
    """A coin from the supply (SW-3.4, SW-7.12, SW-7.17)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: Swindler, seat: Seat) -> None:
        if s.journal is not None:
            s.journal.append(CoinGained(seat))
        s.cells[COINS + seat] += 1


# --- 3: actions ---


@final
class OrderFulfilled(Event[Swindler]):
    """An order is done: its reward, the marker back, the card to its owner (SW-4.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "slot", "order", "points", "coins", "posters")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, slot: i64, order: i64, points: i64, coins: i64, posters: i64) -> None:
        self.seat: i64 = seat
        self.slot: i64 = slot
        self.order: i64 = order
        self.points: i64 = points
        self.coins: i64 = coins
        self.posters: i64 = posters

    def noted(self) -> bool:
        return True

    @staticmethod
    def emit(s: Swindler, seat: Seat, slot: i64, order: i64, points: i64, coins: i64, posters: i64) -> None:
        if s.journal is not None:
            s.journal.append(OrderFulfilled(seat, slot, order, points, coins, posters))
        score(s, seat, points)
        s.cells[COINS + seat] += coins
        s.cells[POSTERS + seat] += posters
        s.cells[DONE + seat] += 1
        s.cells[OWNER + order] = seat + 1
        s.cells[ORDER + slot] = 0
        s.cells[MARKER + slot] = 0
        s.fulfilled += 1
        forget_payment(s)


@final
class NeutralsDue(Event[Swindler]):
    """So many neutral tiles may be taken (SW-4.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "owed")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, owed: i64) -> None:
        self.seat: i64 = seat
        self.owed: i64 = owed

    @staticmethod
    def emit(s: Swindler, seat: Seat, owed: i64) -> None:
        if s.journal is not None:
            s.journal.append(NeutralsDue(seat, owed))
        s.owed = owed


@final
class NeutralTaken(Event[Swindler]):
    """A neutral tile from the supply (SW-4.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, tile: i64) -> None:
        self.seat: i64 = seat
        self.tile: i64 = tile

    @staticmethod
    def emit(s: Swindler, seat: Seat, tile: i64) -> None:
        if s.journal is not None:
            s.journal.append(NeutralTaken(seat, tile))
        s.cells[BAG + tile] -= 1
        s.cells[LOOT + seat * KINDS + tile] += 1
        s.owed -= 1


@final
class TileSold(Event[Swindler]):
    """A tile on a field of a dealer, for its points (SW-4.5, SW-9.4)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "stall", "field", "tile", "points")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, stall: i64, field: i64, tile: i64, points: i64) -> None:
        self.seat: i64 = seat
        self.stall: i64 = stall
        self.field: i64 = field
        self.tile: i64 = tile
        self.points: i64 = points

    @staticmethod
    def emit(s: Swindler, seat: Seat, stall: i64, field: i64, tile: i64, points: i64) -> None:
        if s.journal is not None:
            s.journal.append(TileSold(seat, stall, field, tile, points))
        lose_tile(s, seat, tile)
        s.cells[FIELD + stall * FIELDS + field] = tile + 1
        s.sold += 1
        s.deal = 0
        score(s, seat, points)


@final
class DealerCompleted(Event[Swindler]):
    """All three fields are full: 2 points, the tiles go back, the dealer to the discards (SW-4.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "stall")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, stall: i64) -> None:
        self.seat: i64 = seat
        self.stall: i64 = stall

    @staticmethod
    def emit(s: Swindler, seat: Seat, stall: i64) -> None:
        if s.journal is not None:
            s.journal.append(DealerCompleted(seat, stall))
        for f in range(FIELDS):
            s.cells[BAG + s.field(stall, f) - 1] += 1
            s.cells[FIELD + stall * FIELDS + f] = 0
        s.dealer_gone |= one(s.cells[DEALER + stall] - 1)
        s.cells[DEALER + stall] = 0
        s.completed += 1
        score(s, seat, COMPLETED)


# --- 5: hire ---


@final
class Hired(Event[Swindler]):
    """So many accomplices are hired; they come from the pile (SW-6.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")
    reveals: ClassVar[bool] = False

    def __init__(self, seat: Seat, cards: i64) -> None:
        self.seat: i64 = seat
        self.cards: i64 = cards

    @staticmethod
    def emit(s: Swindler, seat: Seat, cards: i64) -> None:
        if s.journal is not None:
            s.journal.append(Hired(seat, cards))
        forget_payment(s)
