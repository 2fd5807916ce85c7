"""Greedy Gaunerbande: a sensible beginner, who weighs what a card risks now against the harm it does if it is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast, final

from cutpurse.bots.player import Bot
from cutpurse.games.gaunerbande.pieces import (
    BLACK,
    BLUE,
    DIRTY,
    EITHER,
    GREEN,
    OTHERS,
    POLITICIAN,
    RED,
    VALUES,
    Card,
    Cards,
    colour,
    deck,
    worth,
)
from cutpurse.games.gaunerbande.rules import GANG, PASSING, gang_value
from cutpurse.games.gaunerbande.state import GAVE, HAND, LACKS, TAKEN, TOTAL
from cutpurse.games.gaunerbande.state import View as GaunerbandeView
from cutpurse.kernel.core import Command, Seat, View
from cutpurse.kernel.play import mask
from cutpurse.kernel.sets import One, count, index

# What the considerations weigh. Versions of this bot played each other: GUARD, DUCK, SMELL and LOSERS decide its
# strength; values near those of the others play as well, within 0.2 points a round.
GUARD: Final = 0.5  # a card's threat that is left with each lower card of its colour beside it
DUCK: Final = 0.5  # how much a seat yet to follow counts as a danger to my card: half, since it ducks too
CAUGHT: Final = 0.5  # how likely a card above the politician catches him, when it wins a trick
SPITE: Final = 0.2  # a point for another seat, in points of my own
FLUSH: Final = 0.5  # a red lead that may flush the politician out, in points
SMELL: Final = 0.7  # the share of all points in one hand that smells of a gang
BREAK: Final = 10.0  # taking a point away from such a gang, in points
FED: Final = 2.0  # feeding it a point
KEPT: Final = 0.3  # keeping a card against it, for each of its values
LOSERS: Final = 2  # how many cards that may lose do not yet spoil a gang of my own

HIGH_REDS: Final = RED & -POLITICIAN  # the politician and what can catch him
Opinion = Callable[[int], float]  # what playing or giving a card is worth: more is better


@final
class GreedyGaunerbande(Bot):
    """Ducks, dumps the politician, and notices a gang in the making. It leaves nothing to chance."""

    def choose(self, view: View, seat: Seat) -> Command:
        v = cast(GaunerbandeView, view)
        assert v.stack is not None
        frame = v.stack.frame
        if frame is GANG:
            choice = after_uniting(v, seat)
        else:
            evaluation = CardEvaluation(v, seat)
            opinion = evaluation.relief if frame is PASSING else evaluation.plan()
            choice = max(reversed(singles(mask(v, seat))), key=opinion)  # of equals, the highest card goes
        return frame.menu.listed(choice)[0]


def singles(cards: Cards) -> list[int]:
    """The cards of a set, each as a set of one, the lowest first."""
    found: list[int] = []
    while cards:
        found.append(cards & -cards)
        cards &= cards - 1
    return found


def size(cards: Cards) -> int:
    """How many cards a set has, as a number to reckon shares with."""
    return int(count(cards))


def value(card: Card) -> int:
    """A card's value, 0 to 12."""
    return int(index(card)) % VALUES


def after_uniting(v: GaunerbandeView, seat: Seat) -> One:
    """Points for the others bring the end nearer (GB-5.1): good if I lead then; else rather off my total (GB-4.2)."""
    mine = v.cells[TOTAL + seat]
    gang = gang_value(v, seat)
    leading = all(mine <= v.cells[TOTAL + p] + gang for p in range(v.seats) if p != seat)
    return OTHERS if leading else EITHER & ~OTHERS


@final
class CardEvaluation:
    """The table as one seat reads it, and what it thinks of each card."""

    def __init__(self, v: GaunerbandeView, seat: Seat) -> None:
        self.v = v
        self.seat: int = seat
        self.hand: int = v.cells[HAND + seat]
        aside = v.cells[GAVE + seat] if v.owing else 0
        self.out: int = deck(v.seats) & ~(v.gone | v.trick | self.hand | aside)  # what the others hold
        self.others = [p for p in range(v.seats) if p != seat]
        self.later = [(seat + i) % v.seats for i in range(1, v.seats - (seat - v.leader) % v.seats)]  # yet to play
        self.price = self.points(POLITICIAN)
        self.suspects = self.who_may_hold(POLITICIAN)
        self.rival = self.gang_in_the_making()

    # --- what the table tells ---
    def points(self, cards: Cards) -> int:
        """What cards cost whoever takes them (GB-4.1)."""
        return int(worth(self.v.seats, cards))

    def who_may_hold(self, card: Card) -> list[int]:
        """The seats that may hold a card; only one, if I gave it to them (GB-2.4)."""
        if not self.out & card:
            return []
        table = self.v.cells
        known = [p for p in self.others if table[HAND + p] & card]
        return known or [p for p in self.others if not table[LACKS + p] & card]

    def has_politician(self, seat: int) -> float:
        """How likely a seat holds the politician."""
        return 1 / len(self.suspects) if seat in self.suspects else 0.0

    def void(self, seat: int, suit: Cards) -> float:
        """How likely a seat holds nothing of a colour."""
        if self.v.cells[LACKS + seat] & suit == suit:
            return 1.0
        if self.v.cells[HAND + seat] & suit:
            return 0.0
        return float((1 - 1 / len(self.others)) ** size(self.out & suit))

    def took_all(self, seat: int) -> bool:
        """Did a seat take every point so far, and there were some?"""
        dirty = self.v.gone & DIRTY
        return dirty != 0 and self.v.cells[TAKEN + seat] & dirty == dirty

    def gang_in_the_making(self) -> int | None:
        """Another seat that took every point so far, and most there are."""
        if self.points(self.v.gone) < SMELL * self.points(deck(self.v.seats)):
            return None
        return next((p for p in self.others if self.took_all(p)), None)

    # --- what a card does in this trick ---
    def wins(self, card: Card) -> float:
        """How likely a card takes the trick."""
        led = self.v.led or colour(card)
        if not card & led or (self.v.led and card < self.v.best):
            return 0.0
        out = self.out & led
        below = size(out & (card - 1))
        if below == size(out):
            return 1.0
        followers = sum(1 - self.void(p, led) for p in self.later)
        return float((below / size(out)) ** (DUCK * followers))

    def catch(self, card: Card) -> float:
        """The points in the trick, this card among them, and those to expect from the seats yet to play."""
        points = float(self.points(self.v.trick | card))
        if not self.v.gone:  # GB-3.5: the first trick stays clean
            return points
        led = self.v.led or colour(card)
        for p in self.later:
            politician = self.price * self.has_politician(p)
            dumped = politician + (1 if self.out & BLACK else 0)
            followed = 1.0 if led == BLACK else politician if led == RED and card > POLITICIAN else 0.0
            void = self.void(p, led)
            points += void * dumped + (1 - void) * followed
        return points

    # --- what cards do in tricks to come ---
    def harm(self, suit: Cards, hand: Cards) -> float:
        """The points that the cards of a colour in a hand threaten to catch; a low card guards the higher ones."""
        out = size(self.out & suit)
        strewn = self.points(self.out) / size(self.hand)  # what lies in a trick, on average
        usual = min(len(self.others), out) if suit == BLACK else strewn
        guard = 1.0
        harm = 0.0
        for card in singles(hand & suit) if out else []:
            points = usual
            if card == POLITICIAN:
                points += self.price
            elif card & HIGH_REDS and self.suspects:
                points += CAUGHT * self.price
            harm += guard * points * size(self.out & suit & (card - 1)) / out
            guard *= GUARD
        return harm

    def relief(self, card: Card) -> float:
        """How much less the hand threatens without a card; below zero if the card guards others."""
        suit = colour(card)
        return self.harm(suit, self.hand) - self.harm(suit, self.hand & ~card)

    def flushes(self, card: Card) -> bool:
        """Is this a red lead that can only hurt the politician's owner, who is not me?"""
        return not self.v.led and card & RED != 0 and not self.hand & HIGH_REDS and bool(self.suspects)

    # --- the plans ---
    def plan(self) -> Opinion:
        """How to judge cards now: unite the gang, break another's, or, as mostly, stay out of trouble."""
        if self.took_all(self.seat) and sum(map(self.losers, (GREEN, BLUE, RED, BLACK))) <= LOSERS:
            return self.worth_uniting
        return self.worth_playing if self.rival is None else self.worth_breaking

    def worth_playing(self, card: Card) -> float:
        """Get rid of what threatens most and catch the least; rather see points with others."""
        wins = self.wins(card)
        spite = SPITE * self.points(card)
        flush = FLUSH if self.flushes(card) else 0.0
        return self.relief(card) - wins * self.catch(card) + (1 - wins) * spite + flush

    def worth_breaking(self, card: Card) -> float:
        """Take a point and the gang is broken; until then feed it none, and keep what may still win."""
        wins = self.wins(card)
        points = self.catch(card)
        fed = FED if card & DIRTY and self.v.led and self.v.ahead == self.rival else 0.0
        return wins * (BREAK * min(1.0, points) - points) - (1 - wins) * (fed + KEPT * value(card))

    def losers(self, suit: Cards) -> int:
        """How many of my cards of a colour may lose: none, if my highest draw all that is out, two at a time."""
        mine = self.hand & suit
        out: int = self.out & suit
        highest = mine >> out.bit_length()
        return 0 if 2 * size(highest) >= size(out) else size(mine) - size(highest)

    def worth_uniting(self, card: Card) -> float:
        """Win with the lowest card that does; where none does, keep the points and the high cards."""
        wins = self.wins(card)
        return 100 * wins - (1 - wins) * 20 * size(card & DIRTY) - value(card)
