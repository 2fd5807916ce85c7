"""Swindler: who may react when and with what, and how a card in play is answered (SW-7.3 to SW-7.7)."""

from __future__ import annotations

from typing import ClassVar, Final, final, get_args

from mypy_extensions import i64

from cutpurse.games.swindler.events.accomplices import (
    Answered,
    Asked,
    CardCancelled,
    CardPlayed,
    CardStood,
    Named,
    WindowClosed,
)
from cutpurse.games.swindler.events.payment import HelpCancelled
from cutpurse.games.swindler.pieces import (
    ACT,
    ANGEL,
    ASSASSIN,
    ASSASSIN_ON,
    BACKSTABBER,
    BEGGAR,
    CARDS,
    COPYCAT,
    FULFIL,
    GOLD_DIGGER,
    HELPERS,
    HUSTLER,
    KINDS,
    KNOW_IT_ALL,
    PASS,
    PLAY_ASSASSIN,
    Moment,
)
from cutpurse.games.swindler.rules.book import BOOK
from cutpurse.games.swindler.state import (
    COINS,
    FRESH,
    GONE,
    HELP,
    IN_PLAY,
    LOOT,
    POINTS,
    SIZE,
    WISH,
    Swindler,
    bag_loot,
    kinds_at,
    loot_of,
    sum_of,
    swap_sign,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Frame, Rule, Seat
from cutpurse.kernel.play import become, enter, leave
from cutpurse.kernel.sets import One, Set, count, index, one

WINDOW_NAMES: Final[list[str]] = [*get_args(Moment)]
START: Final = 0  # a: the start of the turn (SW-7.4)
BAG_NAMED: Final = 1  # b
TILE: Final = 2  # c
STOP: Final = 3  # d
SKULL: Final = 4  # e
STOLEN: Final = 5  # f
BEFORE_HIRING: Final = 6  # h; g is T's alone: see Acting in turn.py


# --- what lies open ---
def unseen(s: Swindler, card: i64) -> i64:
    """How many copies of an accomplice are in hands or on the pile, as everybody can count."""
    return s.faces.cards[card] - s.cells[GONE + card] - s.cells[IN_PLAY + card]


def could_hold(s: Swindler, seat: Seat, card: i64) -> bool:
    """Whether a seat may have an accomplice, by what lies open (SW-7.3)."""
    if card == HUSTLER and s.hustler:
        return s.hustler == seat + 1
    return s.cells[SIZE + seat] > 0 and unseen(s, card) > 0


def holds(s: Swindler, seat: Seat, card: i64) -> bool:
    """Whether a seat has an accomplice: in hand, or the open Hustler, beside whom no other works (SW-7.18)."""
    if card == HUSTLER and s.hustler:
        return s.hustler == seat + 1
    return s.hand(seat, card) > 0


def richer(s: Swindler, seat: Seat) -> Set:
    """Who has more points than a seat (SW-7.13)."""
    found: i64 = 0
    for p in range(s.seats):
        if s.cells[POINTS + p] > s.cells[POINTS + seat]:
            found |= one(p)
    return found


def beggable(s: Swindler, seat: Seat) -> bool:
    """Whether somebody with more points has something to give (SW-7.7, SW-7.13)."""
    others = richer(s, seat)
    while others:
        p = index(others & -others)
        others &= others - 1
        if s.cells[COINS + p] or loot_of(s, p):
            return True
    return False


def swaps_with(s: Swindler, seat: Seat, partner: Seat) -> Set:
    """The tiles of a partner for which a seat has one to swap: neither equal nor just back again (SW-7.7, SW-7.18)."""
    found: i64 = 0
    if partner != seat:
        for k in range(KINDS):
            if s.cells[LOOT + partner * KINDS + k] and swaps_for(s, seat, partner, k):
                found |= one(k)
    return found


def swaps_for(s: Swindler, seat: Seat, partner: Seat, theirs: i64) -> Set:
    """The tiles of its own that a seat may swap for this one."""
    found = kinds_at(s, LOOT + seat * KINDS) & ~one(theirs)
    m = found
    while m:
        yours = index(m & -m)
        m &= m - 1
        if s.last_swap == swap_sign(seat, yours, partner, theirs):
            found &= ~one(yours)
    return found


def swappable(s: Swindler, seat: Seat) -> bool:
    """Whether the Hustler could do something for a seat, once a turn (SW-7.18)."""
    if s.hustled:
        return False
    yours = kinds_at(s, LOOT + seat * KINDS)
    if not yours:
        return False
    for p in range(s.seats):
        if p != seat:
            theirs = kinds_at(s, LOOT + p * KINDS)
            ways = count(yours) * count(theirs) - count(yours & theirs)
            if ways > 1 or (ways == 1 and swaps_with(s, seat, p)):  # only a single way may be the last swap reversed
                return True
    return False


def fresh_left(s: Swindler) -> i64:
    """This turn's tiles that T still has (SW-3.2)."""
    return sum_of(s, FRESH)


# --- windows ---
def fitting(s: Swindler, window: i64, seat: Seat) -> Set:
    """The accomplices a seat may play in a window, if it has them, by what lies open (SW-7.4, SW-7.7)."""
    found: i64 = 0
    if window in (START, STOLEN, BEFORE_HIRING):
        if beggable(s, seat):
            found |= one(BEGGAR)
        if could_hold(s, seat, HUSTLER) and swappable(s, seat):
            found |= one(HUSTLER)
    if seat == s.active:
        return found
    if window == BAG_NAMED:
        found |= one(KNOW_IT_ALL)
    elif window == TILE and bag_loot(s, s.bag):
        found |= one(COPYCAT)
    elif window == STOP:
        found |= one(BACKSTABBER)
    elif window == SKULL:
        found |= one(ANGEL)
    elif window == STOLEN and not s.caught and fresh_left(s) >= 2:
        found |= one(GOLD_DIGGER)
    return found


def lasts(s: Swindler, window: i64) -> bool:
    """Whether the moment of a window is still there (SW-7.5)."""
    if window == STOP:
        return not s.due
    return window != SKULL or s.skull != 0


def asked(s: Swindler, window: i64) -> Set:
    """Whom a window opens to: everybody with a card, and the open Hustler; nobody, if none could fit (SW-7.3)."""
    seats: i64 = 0
    possible = False
    for p in range(s.seats):
        if p == s.active and BAG_NAMED <= window <= SKULL:
            continue  # these windows are for the others
        fits = fitting(s, window, p)
        if s.cells[SIZE + p] or (fits & one(HUSTLER) and s.hustler == p + 1):
            seats |= one(p)
        while fits and not possible:
            possible = could_hold(s, p, index(fits & -fits))
            fits &= fits - 1
    return seats if possible else 0


def may_answer(s: Swindler, player: Seat) -> Set:
    """Who may answer a card: everybody with a card but its player; nobody, if no Assassin is left (SW-7.6)."""
    seats: i64 = 0
    if unseen(s, ASSASSIN):
        for p in range(s.seats):
            if p != player and s.cells[SIZE + p]:
                seats |= one(p)
    return seats


NOT_IN_HAND: Final = BOOK.rule("SW-7.1", "not-in-hand")
ONLY_ASSASSINS: Final = BOOK.rule("SW-7.6", "only-assassins")
NO_SUCH_CARD_SHOWN: Final = BOOK.rule("SW-7.8", "no-such-card-shown")

SHOWN_CARDS: Final = CARDS  # stands for all cards shown to help, where one card is meant otherwise (SW-7.8)


def resume(s: Swindler, chance: Chance) -> None:
    """Go on with what the table waits for."""
    assert s.stack is not None
    s.stack.frame.resume(s, chance)


def close_window(s: Swindler) -> tuple[Seat, One]:
    """All have answered: who plays a card, the first in turn order from T, and which (SW-7.2, SW-7.5); -1 if nobody."""
    player: i64 = -1
    wish: i64 = PASS
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        if s.cells[WISH + seat] > 1:  # 1 is a pass
            player, wish = seat, one(s.cells[WISH + seat] - 1)
            break
    WindowClosed.emit(s)
    return player, wish


def ask_answers(s: Swindler, player: Seat, card: i64, chance: Chance) -> None:
    """Who may answer a card is asked, on top of the frame it came from; where nobody may, it stands at once."""
    seats = may_answer(s, player)
    if seats:
        enter(s, Answering(player, card))
        Asked.emit(s, seats)
    else:
        CardStood.emit(s, player, card)
        resume(s, chance)


def named(s: Swindler, chance: Chance) -> None:
    """All that the card in play needs is named, in the top frame: it closes, and the others may answer."""
    seats = may_answer(s, s.by)
    if seats:
        become(s, Answering(s.by, s.card - 1))
        Asked.emit(s, seats)
    else:
        stand(s, s.by, s.card - 1, chance)


def stand(s: Swindler, player: Seat, card: i64, chance: Chance) -> None:
    """Nobody answers a card any more: it works, and the top frame closes."""
    CardStood.emit(s, player, card)
    leave(s, chance)


@final
class Answering(Frame[Swindler]):
    """A card is in play: everyone but its player may answer with an Assassin, who is answered alike (SW-7.6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(ACT)
        self.seat: i64 = seat
        self.card: i64 = card

    def waiting(self, s: Swindler) -> Set:
        return s.asked

    def passes(self, s: Swindler, seat: Seat) -> Set:
        return PASS

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        if not s.hand(seat, ASSASSIN):
            return PASS, NOT_IN_HAND
        if self.card != SHOWN_CARDS:
            return PASS | PLAY_ASSASSIN, ONLY_ASSASSINS
        found: i64 = PASS
        for i in range(HELPERS):
            if s.cells[HELP + i]:
                found |= one(ASSASSIN_ON + i)
        return found, ONLY_ASSASSINS

    def why_not(self, s: Swindler, seat: Seat, choice: One, rule: Rule) -> Rule:
        at = index(choice)
        if choice != PLAY_ASSASSIN and not ASSASSIN_ON <= at < FULFIL:
            return ONLY_ASSASSINS
        return rule if rule is NOT_IN_HAND else NO_SUCH_CARD_SHOWN

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        Answered.emit(s, seat, index(choice))
        if s.asked:
            return
        player, wish = close_window(s)
        if player < 0:
            stand(s, self.seat, self.card, chance)
            return
        CardPlayed.emit(s, player, ASSASSIN)
        if self.card == SHOWN_CARDS:
            Named.emit(s, 0, 0, 0, index(wish) - ASSASSIN_ON + 1)
        ask_answers(s, player, ASSASSIN, chance)

    def resume(self, s: Swindler, chance: Chance) -> None:
        """The Assassin that answered has been answered: it works, or it was cancelled and others may try."""
        if s.verdict:
            seats = may_answer(s, self.seat)
            if seats:
                Asked.emit(s, seats)
            else:
                stand(s, self.seat, self.card, chance)
            return
        if self.card == SHOWN_CARDS:
            HelpCancelled.emit(s, self.seat, s.target - 1)
        else:
            CardCancelled.emit(s, self.seat, self.card)
        leave(s, chance)
