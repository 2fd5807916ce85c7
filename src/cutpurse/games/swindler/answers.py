"""Swindler: a card in play is answered with Assassins, and these alike, until it stands or is cancelled (SW-7.6)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cutpurse.games.swindler.deals import HelpCancelled
from cutpurse.games.swindler.moments import may_answer
from cutpurse.games.swindler.pieces import ACT, ASSASSIN, ASSASSIN_ON, CARDS, FULFIL, HELPERS, PASS, PLAY_ASSASSIN
from cutpurse.games.swindler.state import HAND, HELP, WISH, Swindler
from cutpurse.games.swindler.tricks import Answered, Asked, CardCancelled, CardPlayed, CardStood, Named, WindowClosed
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Frame, Rule, Seat
from cutpurse.kernel.play import become, enter, leave
from cutpurse.kernel.rulebook import Rulebook, read
from cutpurse.kernel.sets import One, Set, index, one

BOOK: Final[Rulebook] = read(__file__)

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
        if s.table[WISH + seat] > 1:  # 1 is a pass
            player, wish = seat, one(s.table[WISH + seat] - 1)
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
        if not s.table[HAND + seat * CARDS + ASSASSIN]:
            return PASS, NOT_IN_HAND
        if self.card != SHOWN_CARDS:
            return PASS | PLAY_ASSASSIN, ONLY_ASSASSINS
        found: i64 = PASS
        for i in range(HELPERS):
            if s.table[HELP + i]:
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
