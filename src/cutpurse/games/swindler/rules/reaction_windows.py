"""Swindler: windows, in which all who are asked play an accomplice or pass, at once and unseen (SW-7.3 to SW-7.5)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cutpurse.games.swindler.events.accomplices import Answered, Asked
from cutpurse.games.swindler.pieces import ACT, BEGGAR, COPYCAT, GOLD_DIGGER, HUSTLER, PASS
from cutpurse.games.swindler.rules.accomplices import CHOICE_OF, NOTHING_TO_SWAP, card_of, play, resolve
from cutpurse.games.swindler.rules.book import BOOK
from cutpurse.games.swindler.rules.reactions import (
    BAG_NAMED,
    NOT_IN_HAND,
    SKULL,
    STOLEN,
    TILE,
    WINDOW_NAMES,
    asked,
    close_window,
    fitting,
    holds,
    lasts,
    resume,
    richer,
)
from cutpurse.games.swindler.state import Swindler
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Frame, Rule, Seat
from cutpurse.kernel.play import NOT_NOW, enter, leave
from cutpurse.kernel.sets import One, Set, index

WRONG_MOMENT: Final = BOOK.rule("SW-7.1", "wrong-moment")
NOT_FOR_THIEF: Final = BOOK.rule("SW-7.4", "not-for-the-thief-at-work")
WOULD_DO_NOTHING: Final = BOOK.rule("SW-7.7", "would-do-nothing")
NOBODY_RICHER: Final = BOOK.rule("SW-7.13", "nobody-richer")
ONE_AT_A_TIME: Final = BOOK.rule("SW-7.18", "one-at-a-time")
ONCE_A_TURN: Final = BOOK.rule("SW-7.18", "once-a-turn")


def open_window(s: Swindler, window: i64, chance: Chance) -> None:
    """Ask all who could play a card now, on top of what the table waits for; go on with that if there are none."""
    seats = asked(s, window)
    if seats:
        enter(s, WINDOWS[window])
        Asked.emit(s, seats)
    else:
        resume(s, chance)


@final
class Window(Frame[Swindler]):
    """A moment at which accomplices are played: all answer at once and unseen, a card or a pass (SW-1.5, SW-7.5)."""

    fields: ClassVar[tuple[str, ...]] = ("window",)

    def __init__(self, window: i64) -> None:
        super().__init__(ACT)
        self.window: i64 = window

    def waiting(self, s: Swindler) -> Set:
        return s.asked

    def passes(self, s: Swindler, seat: Seat) -> Set:
        return PASS

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        found: i64 = PASS
        fits = fitting(s, self.window, seat)
        while fits:
            card = index(fits & -fits)
            fits &= fits - 1
            if holds(s, seat, card):
                found |= CHOICE_OF[card]
        return found, NOT_IN_HAND

    def why_not(self, s: Swindler, seat: Seat, choice: One, rule: Rule) -> Rule:
        card = card_of(choice)
        if card < 0:
            return NOT_NOW
        if not holds(s, seat, card):
            return why_not_held(s, seat, card)
        return why_not_now(s, self.window, seat, card)

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        Answered.emit(s, seat, index(choice))
        if s.asked:
            return
        player, wish = close_window(s)
        if player < 0:
            leave(s, chance)
        else:
            play(s, player, wish, chance)

    def resume(self, s: Swindler, chance: Chance) -> None:
        if s.card and resolve(s, chance):
            return
        seats = asked(s, self.window) if lasts(s, self.window) else 0
        if seats:
            Asked.emit(s, seats)
        else:
            leave(s, chance)


def why_not_held(s: Swindler, seat: Seat, card: i64) -> Rule:
    """Why a seat may not play an accomplice that it does not hold, or a Hustler while another lies open (SW-7.18)."""
    return ONE_AT_A_TIME if s.hand(seat, card) else NOT_IN_HAND


def why_not_now(s: Swindler, window: i64, seat: Seat, card: i64) -> Rule:
    """Why a seat may not play an accomplice it holds in this window."""
    if card in (BEGGAR, HUSTLER):
        if BAG_NAMED <= window <= SKULL:
            return WRONG_MOMENT
        if card == BEGGAR:
            return WOULD_DO_NOTHING if richer(s, seat) else NOBODY_RICHER
        return ONCE_A_TURN if s.hustled else NOTHING_TO_SWAP
    if (card == COPYCAT and window == TILE) or (card == GOLD_DIGGER and window == STOLEN):
        return NOT_FOR_THIEF if seat == s.active else WOULD_DO_NOTHING
    return WRONG_MOMENT


WINDOWS: Final = [Window(window) for window in range(len(WINDOW_NAMES))]
