"""Swindler: accomplices are played, and what each of them does (SW-7.11 to SW-7.21)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cutpurse.games.swindler.events.accomplices import (
    BetLaid,
    CardDiscarded,
    CardPlayed,
    CardTakenUp,
    CoinGiven,
    Forced,
    GiftsDue,
    Lured,
    Named,
    SkullCopied,
    SkullTakenBack,
    Swapped,
    TileCopied,
    TileGiven,
)
from cutpurse.games.swindler.events.rounds import Called
from cutpurse.games.swindler.events.turn import CoinGained
from cutpurse.games.swindler.pieces import (
    ANGEL,
    BACKSTABBER,
    BEGGAR,
    BET_CAUGHT,
    BET_FREE,
    CARDS,
    COPYCAT,
    GIVE,
    GIVE_COIN,
    GOLD_DIGGER,
    HUSTLER,
    KINDS,
    KNOW_IT_ALL,
    PARTNER,
    PLAY_ANGEL,
    PLAY_ASSASSIN,
    PLAY_BACKSTABBER,
    PLAY_BEGGAR,
    PLAY_COPYCAT,
    PLAY_GOLD_DIGGER,
    PLAY_HUSTLER,
    SIDEKICK,
    TAKE,
)
from cutpurse.games.swindler.rules.book import BOOK
from cutpurse.games.swindler.rules.reactions import (
    ask_answers,
    fresh_left,
    named,
    richer,
    swaps_for,
    swaps_with,
)
from cutpurse.games.swindler.rules.supply import tile_from
from cutpurse.games.swindler.state import COINS, FRESH, LOOT, Swindler, coins_left, kinds_at
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Frame, Rule, Seat
from cutpurse.kernel.play import become, enter, leave
from cutpurse.kernel.sets import One, Set, count, index, one

GIVE_WHAT_YOU_HAVE: Final = BOOK.rule("SW-7.13", "give-what-you-have")
GIVE_OF_THIS_TURN: Final = BOOK.rule("SW-7.16", "give-of-this-turn")
TAKE_OF_THIS_TURN: Final = BOOK.rule("SW-7.17", "take-of-this-turn")
NOTHING_TO_SWAP: Final = BOOK.rule("SW-7.18", "nothing-to-swap")
JUST_THE_REVERSE: Final = BOOK.rule("SW-7.18", "just-the-reverse")
EQUAL_TILES: Final = BOOK.rule("SW-7.18", "equal-tiles")

CHOICE_OF: Final = [  # of ACT, by accomplice; 0 for those that are no choice of their own there
    PLAY_ASSASSIN, PLAY_BACKSTABBER, PLAY_BEGGAR, PLAY_COPYCAT, 0, PLAY_GOLD_DIGGER, PLAY_ANGEL, PLAY_HUSTLER,
    BET_CAUGHT | BET_FREE, 0, 0, 0, 0, 0,
]  # fmt: skip


def card_of(choice: One) -> i64:
    """The accomplice that a choice of ACT plays; -1 if it plays none."""
    for card in range(CARDS):
        if CHOICE_OF[card] & choice:
            return card
    return -1


# --- 7.6: from the hand to the table ---
def play(s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
    """A seat plays the card of a choice, names what it needs, and the others may answer."""
    card = card_of(choice)
    CardPlayed.emit(s, seat, card)
    Called.emit(s, seat)
    if card == KNOW_IT_ALL:
        Named.emit(s, 0, 0, 0, 1 if choice == BET_CAUGHT else 2)
    elif card == HUSTLER:
        enter(s, PARTNERING)
        return
    elif card == ANGEL and fresh_left(s):
        enter(s, RESCUING)
        kinds = kinds_at(s, FRESH)
        if count(kinds) == 1:
            RESCUING.accept(s, seat, kinds, chance)
        return
    ask_answers(s, seat, card, chance)


def resolve(s: Swindler, chance: Chance) -> bool:
    """Do what the card in play does, unless it was cancelled; whether somebody is asked about it."""
    card, by = s.card - 1, s.by
    partner, theirs, yours, target = s.partner, s.theirs - 1, s.yours - 1, s.target
    CardTakenUp.emit(s)
    if s.verdict:
        return False
    if card == KNOW_IT_ALL:
        BetLaid.emit(s, by, 1 if target == 1 else 0)
        return False
    if card == HUSTLER:
        Swapped.emit(s, by, partner, theirs, yours)
        return False
    CardDiscarded.emit(s, card)
    if card == BACKSTABBER:
        Forced.emit(s, by)
    elif card == SIDEKICK:
        Lured.emit(s, by, target - 1)
    elif card == COPYCAT:
        copy_tile(s, by, chance)
    elif card == ANGEL:
        rescue(s, by, yours)
    elif card == GOLD_DIGGER:
        return divide(s, by)
    elif card == BEGGAR:
        place = beg(s, 0)
        if place >= 0:
            enter(s, Begging(place))
            return True
    return False


# --- 7.13: the Beggar ---
def beg(s: Swindler, place: i64) -> i64:
    """From this place in turn order, who has more points gives what it must; the place of who has a choice, or -1."""
    while place < s.seats:
        seat = (s.active + place) % s.seats
        gifts = giveable(s, seat) if richer(s, s.by) & one(seat) else 0
        if count(gifts) > 1:
            Called.emit(s, seat)
            return place
        if gifts:
            give(s, seat, gifts)
        place += 1
    Called.emit(s, s.active)
    return -1


def giveable(s: Swindler, seat: Seat) -> Set:
    """A coin or a loot tile, as choices of GIVE."""
    return kinds_at(s, LOOT + seat * KINDS) | (GIVE_COIN if s.cells[COINS + seat] else 0)


def give(s: Swindler, seat: Seat, choice: One) -> None:
    """A coin or a tile for the Beggar."""
    if choice == GIVE_COIN:
        CoinGiven.emit(s, seat, s.by)
    else:
        TileGiven.emit(s, seat, s.by, index(choice), 0)


@final
class Begging(Frame[Swindler]):
    """Somebody with more points chooses what the Beggar gets (SW-7.13)."""

    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: i64) -> None:
        super().__init__(GIVE)
        self.place: i64 = place  # in turn order from T

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        return giveable(s, seat), GIVE_WHAT_YOU_HAVE

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        give(s, seat, choice)
        place = beg(s, self.place + 1)
        if place >= 0:
            become(s, Begging(place))
        else:
            leave(s, chance)


# --- 7.14: the Copycat ---
def copy_tile(s: Swindler, seat: Seat, chance: Chance) -> None:
    """Draw a tile from the bag T is at; a skull does nothing (SW-7.14)."""
    tile = tile_from(s, s.bag, chance)
    if tile >= 0:
        TileCopied.emit(s, seat, tile)
    else:
        SkullCopied.emit(s, seat)


# --- 7.16: the Gold Digger ---
def divide(s: Swindler, seat: Seat) -> bool:
    """T gives half of this turn's tiles, rounded down; whether T has a choice."""
    GiftsDue.emit(s, fresh_left(s) // 2)
    give_alike(s, seat)
    if s.owed:
        enter(s, DIVIDING)
    return s.owed > 0


def give_alike(s: Swindler, seat: Seat) -> None:
    """Give what there is no choice about."""
    while s.owed and count(kinds_at(s, FRESH)) == 1:
        TileGiven.emit(s, s.active, seat, index(kinds_at(s, FRESH)), 1)


@final
class Dividing(Frame[Swindler]):
    """T chooses which of this turn's tiles the Gold Digger gets (SW-7.16)."""

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        return kinds_at(s, FRESH), GIVE_OF_THIS_TURN

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        TileGiven.emit(s, seat, s.by, index(choice), 1)
        give_alike(s, s.by)
        if not s.owed:
            leave(s, chance)


# --- 7.17: the Guardian Angel ---
@final
class Rescuing(Frame[Swindler]):
    """Who plays the Guardian Angel names the tile it takes (SW-7.17, SW-7.6)."""

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        return kinds_at(s, FRESH), TAKE_OF_THIS_TURN

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        Named.emit(s, 0, 0, index(choice) + 1, 0)
        named(s, chance)


def rescue(s: Swindler, seat: Seat, tile: i64) -> None:
    """The skull goes back, and T stands as before; the Angel takes a tile of this turn, or a coin if there is none."""
    SkullTakenBack.emit(s, seat)
    if tile >= 0:
        TileGiven.emit(s, s.active, seat, tile, 1)
    elif coins_left(s):
        CoinGained.emit(s, seat)


# --- 7.18: the Hustler ---
@final
class Partnering(Frame[Swindler]):
    """Who plays the Hustler names the other player (SW-7.18)."""

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        found: i64 = 0
        for p in range(s.seats):
            if swaps_with(s, seat, p):
                found |= one(p)
        return found, NOTHING_TO_SWAP

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        Named.emit(s, index(choice), 0, 0, 0)
        become(s, WANTING)


@final
class Wanting(Frame[Swindler]):
    """Then the tile of theirs (SW-7.18)."""

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        return swaps_with(s, seat, s.partner), NOTHING_TO_SWAP

    def why_not(self, s: Swindler, seat: Seat, choice: One, rule: Rule) -> Rule:
        if index(choice) < KINDS and s.loot(s.partner, index(choice)):
            return JUST_THE_REVERSE if kinds_at(s, LOOT + seat * KINDS) != choice else EQUAL_TILES
        return rule

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        Named.emit(s, s.partner, index(choice) + 1, 0, 0)
        become(s, OFFERING)


@final
class Offering(Frame[Swindler]):
    """Then one of their own (SW-7.18)."""

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        return swaps_for(s, seat, s.partner, s.theirs - 1), NOTHING_TO_SWAP

    def why_not(self, s: Swindler, seat: Seat, choice: One, rule: Rule) -> Rule:
        if index(choice) >= KINDS or not s.loot(seat, index(choice)):
            return rule
        return EQUAL_TILES if index(choice) == s.theirs - 1 else JUST_THE_REVERSE

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        Named.emit(s, s.partner, s.theirs, index(choice) + 1, 0)
        named(s, chance)


DIVIDING: Final[Dividing] = Dividing(GIVE)
RESCUING: Final[Rescuing] = Rescuing(TAKE)
PARTNERING: Final[Partnering] = Partnering(PARTNER)
WANTING: Final[Wanting] = Wanting(TAKE)
OFFERING: Final[Offering] = Offering(GIVE)
