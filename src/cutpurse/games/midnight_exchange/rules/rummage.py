"""Midnight Exchange: setting up, the rummage, a new round and the end (ME-1 to ME-3, ME-5 to ME-7)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cutpurse.games.midnight_exchange.events import (
    AS_LAST,
    BY_CLOCK,
    BY_HAND,
    Escaped,
    Grabbed,
    Kept,
    PutBack,
    RoundEnded,
    TakenOut,
)
from cutpurse.games.midnight_exchange.pieces import (
    BACK_DOWN,
    BACK_UP,
    BRASS_KEY,
    DESK,
    DROPS,
    ESCAPE,
    HOLD,
    IN_ROW,
    IRON_KEY,
    KEEP,
    PLAYERS,
    REACH,
    RETURNS,
    SLOTS,
    TICK,
    TIME_UP,
)
from cutpurse.games.midnight_exchange.rules.book import BOOK
from cutpurse.games.midnight_exchange.rules.score import best_steps, points
from cutpurse.games.midnight_exchange.rules.supply import box_a_third, fill_markets, lay_tiles, open_markets
from cutpurse.games.midnight_exchange.rules.trade import begin_trading, place
from cutpurse.games.midnight_exchange.state import (
    AT,
    ESCAPED,
    FIND,
    HELD,
    SINCE,
    STEP,
    MidnightExchange,
    collection,
    find_on,
    finds_of,
    free_slot,
    in_tray,
    may_act,
    open_tiles,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import CLOCK, Frame, HandPace, Rule, Seat, Timer, seat_bit
from cutpurse.kernel.play import enter, leave
from cutpurse.kernel.sets import One, Set, highest, index, one, zeros


# --- 1: setup ---
def setup(s: MidnightExchange, chance: Chance) -> None:
    """Markets, supplies, and the first tiles (ME-1.1 to ME-1.4)."""
    open_markets(s, chance)
    if s.seats == 2 and s.short:
        box_a_third(s, chance)
    fill_markets(s, chance)
    enter(s, RUMMAGE)
    lay_tiles(s, chance)


# --- 2: phase 1, rummage ---
HAND_FULL: Final = BOOK.rule("ME-2.1", "hand-full")
HAND_EMPTY: Final = BOOK.rule("ME-2.1", "hand-empty")
IN_A_HAND: Final = BOOK.rule("ME-2.2", "in-a-hand")
IN_A_TRAY: Final = BOOK.rule("ME-2.2", "in-a-tray")
TRAY_FULL: Final = BOOK.rule("ME-2.3", "tray-full")
SECOND_KEY: Final = BOOK.rule("ME-2.3", "second-key")
DESK_LOCKED: Final = BOOK.rule("ME-2.4", "desk-locked")
SAFE_LOCKED: Final = BOOK.rule("ME-2.4", "safe-locked")
SLOT_FREE: Final = BOOK.rule("ME-2.5", "slot-free")
KEY_STAYS: Final = BOOK.rule("ME-2.5", "key-stays")
NOT_SIX: Final = BOOK.rule("ME-3.1", "not-six")
NOTHING_DROPS: Final = BOOK.rule("ME-3.3", "nothing-drops")
HELD_AT_WILL: Final = BOOK.rule("ME-3.3", "held-at-will")
NO_LIMIT: Final = BOOK.rule("ME-3.3", "no-limit")
TOO_FAST: Final = BOOK.rule("ME-7.2", "too-fast")
NOT_BEGUN: Final = BOOK.rule("ME-7.2", "not-begun")
ONLY_THE_CLOCK: Final = BOOK.rule("ME-7.3", "only-the-clock")
NOT_THE_CLOCK: Final = BOOK.rule("ME-7.3", "not-the-clock")


@final
class Rummage(Frame[MidnightExchange]):
    """Everybody at once, with one hand each: an empty one reaches for a tile (ME-2, ME-3.1).

    The first to reach a tile gets it (ME-7.1). All see what hands do; knowledge.py says which finds (ME-2.6, ME-2.7).
    """

    written: ClassVar[str] = "Rummaging"

    def waiting(self, s: MidnightExchange) -> Set:
        found: i64 = 0
        for p in range(s.seats):
            if may_act(s, p):
                found |= one(p)
        return found | seat_bit(CLOCK) if ticks(s) else found

    def listening(self, s: MidnightExchange) -> Set:
        """Also those with nothing left to reach for: others were quicker, and that is the reason to give (ME-7.1)."""
        found = self.waiting(s)
        for p in range(s.seats):
            if not s.cells[ESCAPED + p]:
                found |= one(p)
        return found

    def options(self, s: MidnightExchange, seat: Seat) -> tuple[Set, Rule]:
        if seat == CLOCK:
            return 0, NOT_THE_CLOCK
        if s.cells[HELD + seat]:
            return 0, HAND_FULL
        found = s.lying & open_tiles(s, seat)
        tiles: i64 = 0
        for slot in range(SLOTS):
            find = find_on(s, seat, slot)
            if find >= 0:
                tiles += 1
                if find != IRON_KEY and find != BRASS_KEY:
                    found |= one(RETURNS + slot)
        if tiles == SLOTS:
            found |= ESCAPE
        return found, DESK_LOCKED

    def why_not(self, s: MidnightExchange, seat: Seat, choice: One, rule: Rule) -> Rule:
        if rule is not DESK_LOCKED:
            return rule
        if choice == ESCAPE:
            return NOT_SIX
        at = index(choice)
        if at >= RETURNS:
            return SLOT_FREE if find_on(s, seat, at - RETURNS) < 0 else KEY_STAYS
        if not s.lying & choice:
            for p in range(s.seats):
                if s.cells[HELD + p] == at + 1:
                    return IN_A_HAND
            return IN_A_TRAY
        return DESK_LOCKED if s.cells[AT + DESK] & choice else SAFE_LOCKED

    def accept(self, s: MidnightExchange, seat: Seat, choice: One, chance: Chance) -> None:
        at = index(choice)
        if choice == ESCAPE:
            escape(s, seat, chance)
        elif at >= RETURNS:
            TakenOut.emit(s, seat, s.tray(seat, at - RETURNS) - 1, at - RETURNS)
        else:
            Grabbed.emit(s, seat, at, s.cells[FIND + at] - 1)

    def resume(self, s: MidnightExchange, chance: Chance) -> None:
        end_round(s, chance)

    def pace(self, s: MidnightExchange) -> HandPace:
        return HandPace(int(s.hand_ms), TOO_FAST, NOT_BEGUN)

    def timers(self, s: MidnightExchange) -> list[Timer]:
        found: list[Timer] = []
        if s.rummage_seconds:
            found.append(Timer(f"rummage {s.round}", s.rummage_seconds, TICK.listed(TIME_UP)[0].notation))
        for p in range(s.seats):
            if s.cells[HELD + p] and s.hold_seconds:
                drop = TICK.listed(one(DROPS + p))[0].notation
                found.append(Timer(f"hold {p} {s.cells[HELD + p]}", s.hold_seconds, drop))
        return found


@final
class Holding(Frame[MidnightExchange]):
    """A hand that holds a tile puts it into a free slot, or back to its place (ME-2.1, ME-2.3, ME-2.5)."""

    def options(self, s: MidnightExchange, seat: Seat) -> tuple[Set, Rule]:
        if seat == CLOCK:
            return 0, NOT_THE_CLOCK
        tile = s.cells[HELD + seat]
        if not tile:
            return 0, HAND_EMPTY
        if free_slot(s, seat) == SLOTS:
            return BACK_UP | BACK_DOWN, TRAY_FULL
        find = s.cells[FIND + tile - 1] - 1
        if find in (IRON_KEY, BRASS_KEY) and finds_of(s, seat, find):
            return BACK_UP | BACK_DOWN, SECOND_KEY
        return KEEP | BACK_UP | BACK_DOWN, SECOND_KEY

    def accept(self, s: MidnightExchange, seat: Seat, choice: One, chance: Chance) -> None:
        tile = s.cells[HELD + seat] - 1
        find = s.cells[FIND + tile] - 1
        if choice == KEEP:
            Kept.emit(s, seat, tile, free_slot(s, seat), find)
        else:
            PutBack.emit(s, seat, tile, 1 if choice == BACK_UP else 0, find, 0)


@final
class Ticking(Frame[MidnightExchange]):
    """What the CLOCK may say: a tile was held too long, or the time is up (ME-3.3, ME-7.3)."""

    def options(self, s: MidnightExchange, seat: Seat) -> tuple[Set, Rule]:
        return (ticks(s), NOTHING_DROPS) if seat == CLOCK else (0, ONLY_THE_CLOCK)

    def why_not(self, s: MidnightExchange, seat: Seat, choice: One, rule: Rule) -> Rule:
        if choice == TIME_UP and seat == CLOCK:
            return NO_LIMIT
        at = index(choice) - DROPS
        if rule is NOTHING_DROPS and at < s.seats and s.cells[HELD + at]:
            return HELD_AT_WILL
        return rule

    def accept(self, s: MidnightExchange, seat: Seat, choice: One, chance: Chance) -> None:
        if choice == TIME_UP:
            time_up(s, chance)
        else:
            drop(s, index(choice) - DROPS)


def ticks(s: MidnightExchange) -> Set:
    """What the CLOCK may say now; where no hand can move, that the time is up, limit or not."""
    found: i64 = TIME_UP
    stuck = not s.rummage_seconds
    for p in range(s.seats):
        if s.cells[HELD + p] and s.hold_seconds:
            found |= one(DROPS + p)
        if stuck and may_act(s, p):
            stuck = False
            found &= ~TIME_UP
    return found


# --- 3: phase 2, end of rummaging ---
def drop(s: MidnightExchange, seat: Seat) -> None:
    """A tile in a hand goes back face down, whether its holder likes it or not (ME-3.2, ME-3.3)."""
    tile = s.cells[HELD + seat] - 1
    PutBack.emit(s, seat, tile, 0, s.find(tile), 1)


def escape(s: MidnightExchange, seat: Seat, chance: Chance) -> None:
    """The lowest escape tile; the last but one of them stops the last player (ME-3.1, ME-3.2)."""
    Escaped.emit(s, seat, s.escapes + 1, BY_HAND)
    if s.escapes < s.seats - 1:
        return
    for p in range(s.seats):
        if not s.cells[ESCAPED + p]:
            if s.cells[HELD + p]:
                drop(s, p)
            Escaped.emit(s, p, s.escapes + 1, AS_LAST)
    begin_trading(s, chance)


def time_up(s: MidnightExchange, chance: Chance) -> None:
    """The time is over: who still rummages gets what escape tiles are left, the fuller trays first (ME-3.3)."""
    for p in range(s.seats):
        if s.cells[HELD + p]:
            drop(s, p)
    while s.escapes < s.seats:
        Escaped.emit(s, index(chance.draw(fullest(s))), s.escapes + 1, BY_CLOCK)
    begin_trading(s, chance)


def fullest(s: MidnightExchange) -> Set:
    """Who has most tiles in the tray of those still rummaging; of several, who has had that number for longest."""
    found: i64 = 0
    most: i64 = -1
    since: i64 = 0
    for p in range(s.seats):
        if s.cells[ESCAPED + p]:
            continue
        tiles = in_tray(s, p)
        if tiles > most or (tiles == most and s.cells[SINCE + p] < since):
            most = tiles
            since = s.cells[SINCE + p]
            found = 0
        if tiles == most and s.cells[SINCE + p] == since:
            found |= one(p)
    return found


TICKING: Final = Ticking(TICK)
HOLDING: Final = Holding(HOLD, TICKING, exclusive=True)  # a hand reaches or holds,
RUMMAGE: Final[Rummage] = Rummage(REACH, HOLDING, exclusive=True)  # and only the clock ticks


# --- 5: a new round; 6: the end ---
def end_round(s: MidnightExchange, chance: Chance) -> None:
    """All have passed: the game ends, or the next rummage begins (ME-5.1, ME-6.1, ME-6.2, ME-6.5, ME-6.6)."""
    RoundEnded.emit(s, s.trades)
    if s.finale or s.round == s.most_rounds or has_stalled(s) or not fill_markets(s, chance):
        for p in range(s.seats):
            place_best(s, p)
        leave(s, chance)
    else:
        lay_tiles(s, chance)


def place_best(s: MidnightExchange, seat: Seat) -> None:
    """Place stored art so that it counts most: done for everyone before the count (ME-4.9)."""
    goal = best_steps(s, seat)
    for n in range(IN_ROW):
        card = collection(s, seat, n)
        if card < 0:
            return
        while s.cells[STEP + card] < goal[card]:
            place(s, seat, card)


def has_stalled(s: MidnightExchange) -> bool:
    """Whether nobody has traded for as many rounds as were agreed on (ME-6.6)."""
    return s.stalled > 0 and s.dry >= s.stalled


def ended_by(s: MidnightExchange) -> str:
    """The clause that ended the game."""
    if s.finale:
        return "ME-6.2"
    if s.round == s.most_rounds:
        return "ME-6.5"
    return "ME-6.6" if has_stalled(s) else "ME-6.1"


def winner(s: MidnightExchange) -> Seat:
    """Who has most points; of several, who had the lowest escape tile of the last rummage (ME-6.4)."""
    ranks = zeros(s.seats)
    for p in range(s.seats):
        ranks[p] = points(s, p) * (PLAYERS + 1) - s.cells[ESCAPED + p]
    return index(highest(ranks))
