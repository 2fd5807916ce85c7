"""Gaunerbande: the cards, as sets of cards (GB-0, GB-1.1).

A card is a set of one, bit 13 * colour + value; within a colour the higher bit is the higher card.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from cutpurse.kernel.core import Menu
from cutpurse.kernel.sets import One, Set, count, index

Card: TypeAlias = One
Cards: TypeAlias = Set

Colour: TypeAlias = Literal["g", "b", "r", "k"]  # green, blue, red, black
COLOURS: Final[list[str]] = [*get_args(Colour)]
VALUES: Final = 13
GREEN: Final = 0x1FFF
BLUE: Final = 0x1FFF << 13
RED: Final = 0x1FFF << 26
BLACK: Final = 0x1FFF << 39  # GB-0.2: the rogues
CITIZENS: Final = 0x7FFFFFFFFF  # all but the rogues
POLITICIAN: Final = 1 << 36  # GB-0.2: red 10
DIRTY: Final = 0x1FFF << 39 | 1 << 36  # what costs points
CLEAN: Final = 0xFFFFFFFFFFFFF ^ (0x1FFF << 39 | 1 << 36)
ALL: Final = 0xFFFFFFFFFFFFF  # GB-0.1
ZEROS: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39

GIFT: Final = 3  # cards to give away (GB-2.1)

NOTATION: Final = [colour + str(value) for colour in COLOURS for value in range(VALUES)]
GIVE: Final = Menu(0, ["give " + card for card in NOTATION])
PLAY: Final = Menu(52, ["play " + card for card in NOTATION])
DECIDE: Final = Menu(104, ["gang others", "gang self"])
OTHERS: Final = 1  # the first choice of DECIDE
EITHER: Final = 3


def deck(seats: i64) -> Cards:
    """The cards in play at this number of players (GB-1.1)."""
    if seats == 4:
        return ALL
    if seats == 5:
        return ALL & ~(1 << 13 | 1 << 26)
    return ALL & ~ZEROS


def opener(seats: i64) -> Card:
    """The card that leads the first trick: green 0, or green 1 where the zeros are out (GB-3.1)."""
    return 1 if seats == 4 or seats == 5 else 2


def colour(card: Card) -> Cards:
    """All cards of a card's colour."""
    if card & GREEN:
        return GREEN
    if card & BLUE:
        return BLUE
    return RED if card & RED else BLACK


def worth(seats: i64, cards: Cards) -> i64:
    """Penalty points: one per rogue, and for the politician as many as there are rogues in play (GB-4.1)."""
    rogues = count(cards & BLACK)
    return rogues + count(deck(seats) & BLACK) if cards & POLITICIAN else rogues


def notation(card: Card) -> str:
    """A card as written: colour letter and value."""
    return NOTATION[index(card)]


def cards(text: str) -> Cards:
    """The set of the cards written in a text, apart by spaces."""
    found: i64 = 0
    for word in text.split():
        found |= PLAY.choice(52 + NOTATION.index(word))
    return found


def listed(m: Cards) -> list[str]:
    """A set of cards as written, by colour and value."""
    found: list[str] = []
    while m:
        found.append(notation(m & -m))
        m &= m - 1
    return found
