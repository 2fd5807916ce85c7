"""Gaunerbande: the rules, in the order of the book (GB-0 to GB-5)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cutpurse.games.gaunerbande.events import (
    Dealt,
    GangUnited,
    Given,
    LeadFound,
    Passed,
    Played,
    Scored,
    TrickTaken,
    distance,
)
from cutpurse.games.gaunerbande.pieces import (
    BLACK,
    CLEAN,
    DECIDE,
    DIRTY,
    EITHER,
    GIFT,
    GIVE,
    OTHERS,
    PLAY,
    Card,
    deck,
    opener,
    worth,
)
from cutpurse.games.gaunerbande.state import ASIDE, HAND, TAKEN, TOTAL, Gaunerbande
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Frame, Rule, Seat
from cutpurse.kernel.play import become, enter, leave
from cutpurse.kernel.rulebook import Rulebook, read
from cutpurse.kernel.sets import One, Set, at_least, count, highest, one, zeros

BOOK: Final[Rulebook] = read(__file__)


# --- 0, 1: components and setup. The 52 cards and their names are in pieces.py and components.toml (GB-0.1, GB-0.2) ---
def setup(s: Gaunerbande, chance: Chance) -> None:
    """The first round."""
    enter(s, PASSING)
    deal(s, chance)


def deal(s: Gaunerbande, chance: Chance) -> None:
    """Shuffle all cards in play (GB-1.1) and deal them out completely (GB-1.2)."""
    pile = chance.shuffled(deck(s.seats))
    size = trick_count(s)
    hands: list[int] = []
    i: i64 = 0
    for _ in range(s.seats):
        hand: i64 = 0
        for _ in range(size):
            hand |= pile[i]
            i += 1
        hands.append(hand)
    Dealt.emit(s, hands)
    if not distance(s):  # GB-2.2: this round nobody passes
        first_lead(s)


# --- 2: pass cards ---
GIVE_YOUR_OWN: Final = BOOK.rule("GB-2.1", "give-your-own")


@final
class Passing(Frame[Gaunerbande]):
    """Everyone gives away three cards, one command each, at the same time and in secret (GB-2.1).

    What was set aside changes hands only when all are done (GB-2.3); who knows which card is knowledge.py (GB-2.4).
    """

    def waiting(self, s: Gaunerbande) -> Set:
        return s.owing

    def options(self, s: Gaunerbande, seat: Seat) -> tuple[Set, Rule]:
        return s.cells[HAND + seat], GIVE_YOUR_OWN

    def accept(self, s: Gaunerbande, seat: Seat, choice: One, chance: Chance) -> None:
        Given.emit(s, seat, choice)
        if s.owing == one(seat) and s.cells[ASIDE + seat] == GIFT:
            Passed.emit(s)
            first_lead(s)


# --- 3: tricks ---
OPENER_LEADS: Final = BOOK.rule("GB-3.1", "opener-leads")
FOLLOW_COLOUR: Final = BOOK.rule("GB-3.2", "follow-colour")
NOT_IN_HAND: Final = BOOK.rule("GB-3.2", "not-in-hand")
BLACK_NOT_YET: Final = BOOK.rule("GB-3.4", "black-not-yet")
CLEAN_FIRST_TRICK: Final = BOOK.rule("GB-3.5", "clean-first-trick")


def first_lead(s: Gaunerbande) -> None:
    """Whoever holds the opener leads it (GB-3.1)."""
    p: i64 = 0
    while not s.cells[HAND + p] & opener(s.seats):
        p += 1
    LeadFound.emit(s, p)
    become(s, TRICKS)


def trick_count(s: Gaunerbande) -> i64:
    """How many tricks a round has: one for each card of a hand (GB-1.2, GB-3.6)."""
    return count(deck(s.seats)) // s.seats


def trick_number(s: Gaunerbande) -> i64:
    """The trick that is being played, from 1; after the last one still that, until the next deal."""
    return min(count(s.gone) // s.seats + 1, trick_count(s))


@final
class Tricks(Frame[Gaunerbande]):
    """Clockwise, one open card each (GB-3.7), until the hands are empty (GB-3.6)."""

    def options(self, s: Gaunerbande, seat: Seat) -> tuple[Set, Rule]:
        hand = s.cells[HAND + seat]
        if s.led:
            if follow := hand & s.led:  # GB-3.2
                return follow, FOLLOW_COLOUR
            if not s.gone and (clean := hand & CLEAN):  # GB-3.5
                return clean, CLEAN_FIRST_TRICK
        elif not s.gone:  # GB-3.1
            return opener(s.seats), OPENER_LEADS
        elif not s.gone & BLACK and (other := hand & ~BLACK):  # GB-3.4
            return other, BLACK_NOT_YET
        return hand, NOT_IN_HAND

    def why_not(self, s: Gaunerbande, seat: Seat, choice: Card, rule: Rule) -> Rule:
        return rule if s.cells[HAND + seat] & choice else NOT_IN_HAND

    def accept(self, s: Gaunerbande, seat: Seat, choice: Card, chance: Chance) -> None:
        Played.emit(s, seat, choice)
        if s.turn == s.leader:  # once round
            TrickTaken.emit(s, s.ahead)  # GB-3.3
            if not s.cells[HAND + s.turn]:  # GB-3.6
                score(s, chance)


# --- 4: score ---
OTHERS_OR_SELF: Final = BOOK.rule("GB-4.2", "others-or-self")


def score(s: Gaunerbande, chance: Chance) -> None:
    """Count the points (GB-4.1), unless somebody united the gang: then they choose first (GB-4.2)."""
    gang = DIRTY & deck(s.seats)
    points: list[int] = []
    for p in range(s.seats):
        taken = s.cells[TAKEN + p]
        if taken & gang == gang:
            GangUnited.emit(s, p)
            become(s, GANG)
            return
        points.append(worth(s.seats, taken))
    Scored.emit(s, points)
    next_round(s, chance)


def gang_value(s: Gaunerbande, seat: Seat) -> i64:
    """What uniting the gang is worth: all penalty points of the round (GB-4.2), twice for every trick (GB-4.3)."""
    taken = s.cells[TAKEN + seat]
    value = worth(s.seats, taken)
    return 2 * value if taken == deck(s.seats) else value


def reward(s: Gaunerbande, seat: Seat, choice: One) -> list[int]:
    """The points that a choice of who united the gang brings everyone (GB-4.2)."""
    value = gang_value(s, seat)
    points: list[int] = []
    for p in range(s.seats):
        if choice == OTHERS:
            points.append(0 if p == seat else value)
        else:
            points.append(-value if p == seat else 0)
    return points


@final
class Gang(Frame[Gaunerbande]):
    """Whoever united the gang chooses: its value to every other player, or off their own total (GB-4.2, GB-4.4)."""

    written: ClassVar[str] = "United"

    def options(self, s: Gaunerbande, seat: Seat) -> tuple[Set, Rule]:
        return EITHER, OTHERS_OR_SELF

    def accept(self, s: Gaunerbande, seat: Seat, choice: One, chance: Chance) -> None:
        Scored.emit(s, reward(s, seat, choice))
        next_round(s, chance)


# --- 5: end ---
def next_round(s: Gaunerbande, chance: Chance) -> None:
    """A new round (GB-4.5), unless a total exceeds the limit (GB-5.1), 100 or as agreed (GB-5.3)."""
    if finishers(s):
        leave(s, chance)
        return
    become(s, PASSING)
    deal(s, chance)


def finishers(s: Gaunerbande) -> Set:
    """The seats whose total exceeds the limit, which ends the game (GB-5.1)."""
    return at_least(s.cells[TOTAL : TOTAL + s.seats], s.limit + 1)


def winners(s: Gaunerbande) -> Set:
    """The seats with the lowest total, several on a tie (GB-5.2)."""
    ranks = zeros(s.seats)
    for p in range(s.seats):
        ranks[p] = -s.cells[TOTAL + p]
    return highest(ranks)


PASSING: Final[Passing] = Passing(GIVE)
TRICKS: Final[Tricks] = Tricks(PLAY)
GANG: Final[Gang] = Gang(DECIDE)
