"""Midnight Exchange: the facts of a game, each with its effect: rummaging, trading, the rounds."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cutpurse.games.midnight_exchange.pieces import (
    ART_SPACES,
    CARDS,
    KINDS,
    LOCATIONS,
    MARKETS,
    NOTCHES,
    PLAYERS,
    SLOTS,
    TILES,
)
from cutpurse.games.midnight_exchange.state import (
    AT,
    BOXED,
    CARD,
    ESCAPED,
    FIND,
    HELD,
    IN_BAG,
    NOTCH,
    OFFER,
    OWNED,
    SEEN,
    SIDE,
    SINCE,
    STEP,
    STORE,
    TRAY,
    MidnightExchange,
    next_hand,
)
from cutpurse.kernel.core import Event, Seat
from cutpurse.kernel.sets import Set, one

UNSEEN: Final = -1  # a find that a viewer does not see
EVERY_TILE: Final = 0x3F_FFFF_FFFF_FFFF  # one bit for each of 54
BY_HAND: Final = 0  # how a seat got its escape tile
AS_LAST: Final = 1
BY_CLOCK: Final = 2


# --- setting up ---
@final
class MarketsOpened(Event[MidnightExchange]):
    """Which markets there are, and which side of each is up (ME-1.2)."""

    fields: ClassVar[tuple[str, ...]] = ("sides",)

    def __init__(self, sides: list[int]) -> None:
        self.sides = sides

    @staticmethod
    def emit(s: MidnightExchange, sides: list[int]) -> None:
        if s.journal is not None:
            s.journal.append(MarketsOpened(sides))
        for market in range(MARKETS):
            s.cells[SIDE + market] = sides[market]


@final
class Boxed(Event[MidnightExchange]):
    """A third of both supplies goes back into the box, and nobody sees which (ME-1.4)."""

    fields: ClassVar[tuple[str, ...]] = ("art", "cards", "size", "number")

    def __init__(self, art: list[int], cards: i64, size: i64, number: i64) -> None:
        self.art = art  # by kind
        self.cards: i64 = cards  # a set
        self.size: i64 = size
        self.number: i64 = number

    def seen_by(self, viewer: Seat) -> Event[MidnightExchange]:
        return Boxed([0] * KINDS, 0, self.size, self.number)

    @staticmethod
    def emit(s: MidnightExchange, art: list[int], cards: i64, size: i64, number: i64) -> None:
        if s.journal is not None:
            s.journal.append(Boxed(art, cards, size, number))
        for kind in range(KINDS):
            s.cells[IN_BAG + kind] -= art[kind]
            s.cells[BOXED + kind] = art[kind]
        s.bag_left -= size
        s.pile &= ~cards
        s.pile_left -= number
        s.boxed_cards = cards


@final
class ArtLaid(Event[MidnightExchange]):
    """An art object from the bag lies on a space of a market (ME-1.2, ME-5.1)."""

    fields: ClassVar[tuple[str, ...]] = ("market", "space", "kind")

    def __init__(self, market: i64, space: i64, kind: i64) -> None:
        self.market: i64 = market
        self.space: i64 = space
        self.kind: i64 = kind

    @staticmethod
    def emit(s: MidnightExchange, market: i64, space: i64, kind: i64) -> None:
        if s.journal is not None:
            s.journal.append(ArtLaid(market, space, kind))
        s.cells[IN_BAG + kind] -= 1
        s.bag_left -= 1
        s.cells[OFFER + market * ART_SPACES + space] = kind + 1


@final
class CardLaid(Event[MidnightExchange]):
    """A prestige card from the pile lies face up at a market (ME-1.2, ME-5.1)."""

    fields: ClassVar[tuple[str, ...]] = ("market", "notch", "card")

    def __init__(self, market: i64, notch: i64, card: i64) -> None:
        self.market: i64 = market
        self.notch: i64 = notch
        self.card: i64 = card

    @staticmethod
    def emit(s: MidnightExchange, market: i64, notch: i64, card: i64) -> None:
        if s.journal is not None:
            s.journal.append(CardLaid(market, notch, card))
        s.pile &= ~one(card)
        s.pile_left -= 1
        s.cells[NOTCH + market * NOTCHES + notch] = card + 1


@final
class RummageBegan(Event[MidnightExchange]):
    """All tiles lie shuffled in the middle, location side up; trays and hands are empty (ME-1.1, ME-5.1)."""

    fields: ClassVar[tuple[str, ...]] = ("round", "places", "finds")

    def __init__(self, round: i64, places: list[int], finds: list[int]) -> None:
        self.round: i64 = round
        self.places = places  # by tile: its location
        self.finds = finds  # by tile: its find

    def seen_by(self, viewer: Seat) -> Event[MidnightExchange]:
        return RummageBegan(self.round, self.places, [UNSEEN] * TILES)

    @staticmethod
    def emit(s: MidnightExchange, round: i64, places: list[int], finds: list[int]) -> None:
        if s.journal is not None:
            s.journal.append(RummageBegan(round, places, finds))
        s.round = round
        s.motion = 0
        s.escapes = 0
        s.lying = EVERY_TILE
        s.up = 0
        s.turn = 0
        for location in range(LOCATIONS):
            s.cells[AT + location] = 0
        for tile in range(TILES):
            s.cells[AT + places[tile]] |= one(tile)
            s.cells[FIND + tile] = finds[tile] + 1
        for viewer in range(PLAYERS + 1):
            s.cells[SEEN + viewer] = 0
        for p in range(s.seats):
            s.cells[HELD + p] = 0
            s.cells[SINCE + p] = 0
            s.cells[ESCAPED + p] = 0
            for slot in range(SLOTS):
                s.cells[TRAY + p * SLOTS + slot] = 0


# --- the rummage: everybody sees who does what with which tile, and the find while it lies open (ME-2.6) ---
@final
class Grabbed(Event[MidnightExchange]):
    """A hand has picked up a tile from the middle; who holds it sees its find (ME-2.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile", "find")
    candid: ClassVar[bool] = True

    def __init__(self, seat: Seat, tile: i64, find: i64) -> None:
        self.seat: i64 = seat
        self.tile: i64 = tile
        self.find: i64 = find

    def seen_by(self, viewer: Seat) -> Event[MidnightExchange]:
        return self if viewer == self.seat else Grabbed(self.seat, self.tile, UNSEEN)

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat, tile: i64, find: i64) -> None:
        if s.journal is not None:
            s.journal.append(Grabbed(seat, tile, find))
        s.motion += 1
        s.lying &= ~one(tile)
        s.up &= ~one(tile)
        s.cells[HELD + seat] = tile + 1
        s.cells[SEEN + seat] |= one(tile)
        if find >= 0:
            s.cells[FIND + tile] = find + 1  # a view learns it here
        s.turn = next_hand(s, seat)


@final
class Kept(Event[MidnightExchange]):
    """A tile goes from the hand to a slot of the tray, open to all (ME-2.2, ME-2.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile", "slot", "find")

    def __init__(self, seat: Seat, tile: i64, slot: i64, find: i64) -> None:
        self.seat: i64 = seat
        self.tile: i64 = tile
        self.slot: i64 = slot
        self.find: i64 = find

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat, tile: i64, slot: i64, find: i64) -> None:
        if s.journal is not None:
            s.journal.append(Kept(seat, tile, slot, find))
        s.motion += 1
        s.cells[HELD + seat] = 0
        s.cells[TRAY + seat * SLOTS + slot] = tile + 1
        s.cells[FIND + tile] = find + 1
        s.cells[SINCE + seat] = s.motion
        seen_by_all(s, tile)
        s.turn = next_hand(s, seat)


@final
class TakenOut(Event[MidnightExchange]):
    """A tile goes from a slot of the tray into the hand (ME-2.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile", "slot")

    def __init__(self, seat: Seat, tile: i64, slot: i64) -> None:
        self.seat: i64 = seat
        self.tile: i64 = tile
        self.slot: i64 = slot

    def noted(self) -> bool:
        return True

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat, tile: i64, slot: i64) -> None:
        if s.journal is not None:
            s.journal.append(TakenOut(seat, tile, slot))
        s.motion += 1
        s.cells[TRAY + seat * SLOTS + slot] = 0
        s.cells[HELD + seat] = tile + 1
        s.cells[SINCE + seat] = s.motion
        s.turn = next_hand(s, seat)


@final
class PutBack(Event[MidnightExchange]):
    """A tile goes from a hand back to its place, face up or down; `dropped` if nobody wanted it to (ME-2.1, ME-3.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile", "up", "find", "dropped")
    candid: ClassVar[bool] = True

    def __init__(self, seat: Seat, tile: i64, up: i64, find: i64, dropped: i64) -> None:
        self.seat: i64 = seat
        self.tile: i64 = tile
        self.up: i64 = up
        self.find: i64 = find
        self.dropped: i64 = dropped

    def seen_by(self, viewer: Seat) -> Event[MidnightExchange]:
        if self.up or viewer == self.seat:
            return self
        return PutBack(self.seat, self.tile, 0, UNSEEN, self.dropped)

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat, tile: i64, up: i64, find: i64, dropped: i64) -> None:
        if s.journal is not None:
            s.journal.append(PutBack(seat, tile, up, find, dropped))
        s.motion += 1
        s.cells[HELD + seat] = 0
        s.lying |= one(tile)
        if up:
            s.up |= one(tile)
            s.cells[FIND + tile] = find + 1
            seen_by_all(s, tile)
        s.turn = next_hand(s, seat)


@final
class Escaped(Event[MidnightExchange]):
    """A seat has the lowest escape tile and is done: by hand, as the last one, or by the clock (ME-3.1 to ME-3.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "number", "by")

    def __init__(self, seat: Seat, number: i64, by: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.by: i64 = by

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat, number: i64, by: i64) -> None:
        if s.journal is not None:
            s.journal.append(Escaped(seat, number, by))
        s.motion += 1
        s.escapes = number
        s.cells[ESCAPED + seat] = number
        s.turn = next_hand(s, seat)


def seen_by_all(s: MidnightExchange, tile: i64) -> None:
    """A tile lies open: everybody has seen its find."""
    for viewer in range(PLAYERS + 1):
        s.cells[SEEN + viewer] |= one(tile)


@final
class TradingBegan(Event[MidnightExchange]):
    """Everybody has an escape tile: now it is traded, the lowest number first (ME-4.1)."""

    reveals: ClassVar[bool] = False

    @staticmethod
    def emit(s: MidnightExchange) -> None:
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

    def noted(self) -> bool:
        return True

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat, slots: Set) -> None:
        if s.journal is not None:
            s.journal.append(Paid(seat, slots))
        s.trades += 1
        for slot in range(SLOTS):
            if slots & one(slot):
                at = TRAY + seat * SLOTS + slot
                s.lying |= one(s.cells[at] - 1)
                s.cells[at] = 0


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
        if s.journal is not None:
            s.journal.append(ArtBought(seat, market, space, kind))
        s.cells[OFFER + market * ART_SPACES + space] = 0
        s.cells[STORE + seat * KINDS + kind] += 1


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
        if s.journal is not None:
            s.journal.append(CardBought(seat, market, notch, card))
        s.cells[NOTCH + market * NOTCHES + notch] = 0
        s.cells[CARD + seat * CARDS + s.cells[OWNED + seat]] = card
        s.cells[OWNED + seat] += 1


@final
class ArtDrawn(Event[MidnightExchange]):
    """An art object from the cloth bag for a leather bag, shown to all (ME-4.3, ME-4.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: Seat, kind: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat, kind: i64) -> None:
        if s.journal is not None:
            s.journal.append(ArtDrawn(seat, kind))
        s.cells[IN_BAG + kind] -= 1
        s.bag_left -= 1
        s.cells[STORE + seat * KINDS + kind] += 1


@final
class BagFoundEmpty(Event[MidnightExchange]):
    """A leather bag for nothing: the game ends after this trading phase (ME-4.3, ME-6.2)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat) -> None:
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

    def noted(self) -> bool:
        return True

    @staticmethod
    def emit(s: MidnightExchange, seat: Seat, card: i64, kind: i64, full: i64) -> None:
        if s.journal is not None:
            s.journal.append(Placed(seat, card, kind, full))
        s.cells[STORE + seat * KINDS + kind] -= 1
        s.cells[STEP + card] += 1


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
        if s.journal is not None:
            s.journal.append(RoundEnded(trades))
        s.dry = 0 if trades else s.dry + 1
        for p in range(s.seats):
            s.cells[HELD + p] = 0
            for slot in range(SLOTS):
                at = TRAY + p * SLOTS + slot
                if s.cells[at]:
                    s.lying |= one(s.cells[at] - 1)
                    s.cells[at] = 0
