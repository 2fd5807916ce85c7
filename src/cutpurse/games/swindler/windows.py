"""Swindler: accomplices. Windows and answers, and what each card does (SW-7)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cutpurse.games.swindler.deeds import CoinGained
from cutpurse.games.swindler.events import Called
from cutpurse.games.swindler.moments import (
    BAG_NAMED,
    SKULL,
    STOLEN,
    TILE,
    asked,
    fitting,
    fresh_left,
    holds,
    lasts,
    may_answer,
    richer,
    swaps_for,
    swaps_with,
)
from cutpurse.games.swindler.pieces import (
    ACT,
    ANGEL,
    ASSASSIN,
    ASSASSIN_ON,
    BACKSTABBER,
    BEGGAR,
    BET_CAUGHT,
    BET_FREE,
    CARDS,
    COPYCAT,
    FIRST_KIND,
    FULFIL,
    GIVE,
    GIVE_COIN,
    GOLD_DIGGER,
    HELPERS,
    HUSTLER,
    KINDS,
    KNOW_IT_ALL,
    PARTNER,
    PASS,
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
from cutpurse.games.swindler.state import (
    BAG,
    COINS,
    FRESH,
    HAND,
    HELP,
    LOOT,
    WISH,
    Swindler,
    bag_loot,
    coins_left,
    kinds_at,
)
from cutpurse.games.swindler.tricks import (
    Answered,
    Asked,
    BetLaid,
    CardCancelled,
    CardDiscarded,
    CardPlayed,
    CardStood,
    CardTakenUp,
    CoinGiven,
    Forced,
    GiftsDue,
    HelpCancelled,
    Lured,
    Named,
    SkullCopied,
    SkullTakenBack,
    Swapped,
    TileCopied,
    TileGiven,
    WindowClosed,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Frame, Rule, Seat
from cutpurse.kernel.play import NOT_NOW, become, enter, leave
from cutpurse.kernel.rulebook import Rulebook, read
from cutpurse.kernel.sets import One, Set, count, index, one

BOOK: Final[Rulebook] = read(__file__)

NOT_IN_HAND: Final = BOOK.rule("SW-7.1", "not-in-hand")
WRONG_MOMENT: Final = BOOK.rule("SW-7.1", "wrong-moment")
NOT_FOR_THIEF: Final = BOOK.rule("SW-7.4", "not-for-the-thief-at-work")
ONLY_ASSASSINS: Final = BOOK.rule("SW-7.6", "only-assassins")
WOULD_DO_NOTHING: Final = BOOK.rule("SW-7.7", "would-do-nothing")
NO_SUCH_CARD_SHOWN: Final = BOOK.rule("SW-7.8", "no-such-card-shown")
NOBODY_RICHER: Final = BOOK.rule("SW-7.13", "nobody-richer")
GIVE_WHAT_YOU_HAVE: Final = BOOK.rule("SW-7.13", "give-what-you-have")
GIVE_OF_THIS_TURN: Final = BOOK.rule("SW-7.16", "give-of-this-turn")
TAKE_OF_THIS_TURN: Final = BOOK.rule("SW-7.17", "take-of-this-turn")
ONCE_A_TURN: Final = BOOK.rule("SW-7.18", "once-a-turn")
NOTHING_TO_SWAP: Final = BOOK.rule("SW-7.18", "nothing-to-swap")
JUST_THE_REVERSE: Final = BOOK.rule("SW-7.18", "just-the-reverse")
EQUAL_TILES: Final = BOOK.rule("SW-7.18", "equal-tiles")

SHOWN_CARDS: Final = CARDS  # stands for all cards shown to help, where one card is meant otherwise (SW-7.8)
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


# --- 7.3 to 7.5: windows ---
def open_window(s: Swindler, window: i64, chance: Chance) -> None:
    """Ask all who could play a card now, on top of what the table waits for; go on with that if there are none."""
    seats = asked(s, window)
    if seats:
        enter(s, WINDOWS[window])
        Asked.emit(s, seats)
    else:
        resume(s, chance)


def resume(s: Swindler, chance: Chance) -> None:
    """Go on with what the table waits for."""
    assert s.stack is not None
    s.stack.frame.resume(s, chance)


def first_wish(s: Swindler) -> Seat:
    """The first in turn order from T who named a card; -1 if all passed (SW-7.2, SW-7.5)."""
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        if s.table[WISH + seat] > 1:  # 1 is a pass
            return seat
    return -1


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
            return rule
        return why_not_now(s, self.window, seat, card)

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        Answered.emit(s, seat, index(choice))
        if s.asked:
            return
        player = first_wish(s)
        wish = s.table[WISH + player] - 1 if player >= 0 else 0
        WindowClosed.emit(s)
        if player < 0:
            leave(s, chance)
        else:
            play(s, player, one(wish), chance)

    def resume(self, s: Swindler, chance: Chance) -> None:
        if s.card and resolve(s, chance):
            return
        seats = asked(s, self.window) if lasts(s, self.window) else 0
        if seats:
            Asked.emit(s, seats)
        else:
            leave(s, chance)


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


# --- 7.6: playing and answering ---
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
    answer(s, chance)


def answer(s: Swindler, chance: Chance) -> None:
    """Ask for answers to the card in play, on top of the frame it came from (SW-7.6)."""
    card = s.card - 1
    seats = may_answer(s, s.by)
    if seats:
        enter(s, Answering(s.by, card))
        Asked.emit(s, seats)
    else:
        CardStood.emit(s, s.by, card)
        resume(s, chance)


def named(s: Swindler, chance: Chance) -> None:
    """All that the card in play needs is named, in the top frame: it closes, and the others may answer."""
    seats = may_answer(s, s.by)
    if seats:
        become(s, Answering(s.by, s.card - 1))
        Asked.emit(s, seats)
    else:
        CardStood.emit(s, s.by, s.card - 1)
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
        player = first_wish(s)
        wish = s.table[WISH + player] - 1 if player >= 0 else 0
        WindowClosed.emit(s)
        if player < 0:
            CardStood.emit(s, self.seat, self.card)
            leave(s, chance)
            return
        CardPlayed.emit(s, player, ASSASSIN)
        if self.card == SHOWN_CARDS:
            Named.emit(s, 0, 0, 0, wish - ASSASSIN_ON + 1)
        seats = may_answer(s, player)
        if seats:
            enter(s, Answering(player, ASSASSIN))
            Asked.emit(s, seats)
        else:
            CardStood.emit(s, player, ASSASSIN)
            self.resume(s, chance)

    def resume(self, s: Swindler, chance: Chance) -> None:
        """The Assassin that answered has been answered: it works, or it was cancelled and others may try."""
        if not s.verdict:
            if self.card == SHOWN_CARDS:
                HelpCancelled.emit(s, self.seat, s.target - 1)
            else:
                CardCancelled.emit(s, self.seat, self.card)
            leave(s, chance)
            return
        seats = may_answer(s, self.seat)
        if seats:
            Asked.emit(s, seats)
        else:
            CardStood.emit(s, self.seat, self.card)
            leave(s, chance)


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
    return kinds_at(s, LOOT + seat * KINDS) | (GIVE_COIN if s.table[COINS + seat] else 0)


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


def tile_from(s: Swindler, bag: i64, chance: Chance) -> i64:
    """Reach into a bag: a kind of tile, or -1 for a skull."""
    loot = bag_loot(s, bag)
    n = chance.below(loot + s.faces.skulls[bag])
    if n >= loot:
        return -1
    k: i64 = FIRST_KIND[bag]
    while n >= s.table[BAG + k]:
        n -= s.table[BAG + k]
        k += 1
    return k


# --- 7.16: the Gold Digger ---
def divide(s: Swindler, seat: Seat) -> bool:
    """T gives half of this turn's tiles, rounded down; whether T has a choice."""
    GiftsDue.emit(s, fresh_left(s) // 2)
    while s.owed and count(kinds_at(s, FRESH)) == 1:
        TileGiven.emit(s, s.active, seat, index(kinds_at(s, FRESH)), 1)
    if s.owed:
        enter(s, DIVIDING)
    return s.owed > 0


@final
class Dividing(Frame[Swindler]):
    """T chooses which of this turn's tiles the Gold Digger gets (SW-7.16)."""

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        return kinds_at(s, FRESH), GIVE_OF_THIS_TURN

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        TileGiven.emit(s, seat, s.by, index(choice), 1)
        while s.owed and count(kinds_at(s, FRESH)) == 1:
            TileGiven.emit(s, seat, s.by, index(kinds_at(s, FRESH)), 1)
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
        if index(choice) < KINDS and s.table[LOOT + s.partner * KINDS + index(choice)]:
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
        if index(choice) >= KINDS or not s.table[LOOT + seat * KINDS + index(choice)]:
            return rule
        return EQUAL_TILES if index(choice) == s.theirs - 1 else JUST_THE_REVERSE

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        Named.emit(s, s.partner, s.theirs, index(choice) + 1, 0)
        named(s, chance)


WINDOWS: Final = [Window(window) for window in range(7)]
DIVIDING: Final = Dividing(GIVE)
RESCUING: Final = Rescuing(TAKE)
PARTNERING: Final = Partnering(PARTNER)
WANTING: Final = Wanting(TAKE)
OFFERING: Final = Offering(GIVE)
