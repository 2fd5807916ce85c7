"""Swindler: the steal: draws, skulls and what they cost, bets (SW-3)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cutpurse.games.swindler.events.turn import (
    BetSettled,
    CoinGained,
    SkullDrawn,
    SkullSpared,
    SkullStruck,
    StealEnded,
    TileDrawn,
    TileReturned,
)
from cutpurse.games.swindler.pieces import BACKGROUND, KEEPS_ONE, KINDS, TAKE
from cutpurse.games.swindler.rules.book import BOOK
from cutpurse.games.swindler.rules.reaction_windows import open_window
from cutpurse.games.swindler.rules.reactions import SKULL, STOP, TILE
from cutpurse.games.swindler.rules.supply import tile_from
from cutpurse.games.swindler.state import BET_CAUGHT, BET_FREE, FRESH, LOOT, Swindler, able, coins_left
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Frame, Rule, Seat
from cutpurse.kernel.play import enter, leave
from cutpurse.kernel.sets import One, Set, count, one

KEEP_OF_THIS_TURN: Final = BOOK.rule("SW-9.5", "keep-of-this-turn")


def draw_tile(s: Swindler, chance: Chance) -> None:
    """T draws from the bag they are at (SW-3.1): loot (windows c, d), or a skull (window e)."""
    forced = s.forced
    tile = tile_from(s, s.bag, chance)
    if tile < 0:
        SkullDrawn.emit(s, s.active, s.bag)
        enter(s, KEEPING)
        open_window(s, SKULL, chance)
        return
    TileDrawn.emit(s, s.active, tile)
    open_window(s, STOP if forced else TILE, chance)


@final
class Keeping(Frame[Swindler]):
    """A skull lies there: it works, unless a Guardian Angel takes it back; M5 keeps a tile (SW-3.3, SW-9.5)."""

    written: ClassVar[str] = "Striking"

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        return struck(s), KEEP_OF_THIS_TURN

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        lose_struck(s, choice)
        leave(s, chance)

    def resume(self, s: Swindler, chance: Chance) -> None:
        if not s.skull:
            leave(s, chance)
            return
        seat = s.active
        if s.free:
            SkullSpared.emit(s, seat)
            leave(s, chance)
            return
        SkullStruck.emit(s, seat, s.bag)
        if s.first and coins_left(s):  # SW-3.4, SW-8.4
            CoinGained.emit(s, seat)
        if s.forced and coins_left(s):  # SW-7.12
            CoinGained.emit(s, s.forced - 1)
        if able(s, seat, KEEPS_ONE) and count(struck(s)) > 1:
            return
        lose_struck(s, struck(s) if able(s, seat, KEEPS_ONE) else 0)
        leave(s, chance)


def struck(s: Swindler) -> Set:
    """This turn's tiles of the bag that T is at: what a skull costs by M5, but for one (SW-9.5)."""
    found: i64 = 0
    for k in range(KINDS):
        if BACKGROUND[k] == s.bag and s.cells[FRESH + k]:
            found |= one(k)
    return found


def lose_struck(s: Swindler, kept: Set) -> None:
    """All tiles with the background of the bag go back (SW-3.3); with M5 this turn's alone, but for one kept."""
    for k in range(KINDS):
        for _ in range(at_stake(s, k) - (1 if kept == one(k) else 0)):
            TileReturned.emit(s, s.active, k, 1 if s.cells[FRESH + k] else 0)


def at_stake(s: Swindler, kind: i64) -> i64:
    """How many tiles of a kind a skull takes that works (SW-3.3); of all of them, M5 may keep one (SW-9.5)."""
    if BACKGROUND[kind] != s.bag:
        return 0
    return s.cells[FRESH + kind] if able(s, s.active, KEEPS_ONE) else s.cells[LOOT + s.active * KINDS + kind]


def end_steal(s: Swindler) -> None:
    """The steal is over, caught or not, and bets are settled in turn order (SW-3.6, SW-7.19)."""
    StealEnded.emit(s, s.active, s.caught)
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        while s.cells[BET_CAUGHT + seat]:
            BetSettled.emit(s, seat, 1, s.caught)
        while s.cells[BET_FREE + seat]:
            BetSettled.emit(s, seat, 0, 1 - s.caught)


KEEPING: Final[Keeping] = Keeping(TAKE)
