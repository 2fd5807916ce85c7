"""Swindler: the steps of a game and of a turn, in the order of the book (SW-1 to SW-6, SW-8).

What happens within a step has a module of its own: see the map in `rules/__init__.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cutpurse.games.swindler.events.accomplices import CardPlayed, Named
from cutpurse.games.swindler.events.payment import ChangeGiven, HelpPromised, PaymentBegan
from cutpurse.games.swindler.events.rounds import (
    ActionsBegan,
    Counted,
    HandedIn,
    OrderRevealed,
    RaidBegan,
    RaidSetAside,
    RaidsShuffledIn,
    Replenished,
    RoundBegan,
    StartDrawn,
    ThiefTaken,
    ThievesLaidOut,
    TurnBegan,
    TurnSkipped,
)
from cutpurse.games.swindler.events.turn import BagNamed, Hired, MarkerPut, MarkerTakenBack, Stopped
from cutpurse.games.swindler.pieces import (
    ACT,
    BAGS,
    BEGGAR,
    CANCEL,
    CHOOSE,
    DECIDE,
    DRAW_ON,
    DRAWS_CARD,
    END_ACTIONS,
    ENOUGH,
    FORGED,
    FULFIL,
    GIVE,
    HIRE,
    HUSTLER,
    KINDS,
    LURE,
    MARKERS,
    OPEN_ORDERS,
    PILE_CARDS,
    PLAY_BEGGAR,
    PLAY_HUSTLER,
    RESERVE,
    SELL,
    SIDEKICK,
    STEAL,
    THIEVES,
    WITH_HELP,
)
from cutpurse.games.swindler.rules.accomplices import card_of, play, resolve
from cutpurse.games.swindler.rules.book import BOOK
from cutpurse.games.swindler.rules.order_matching import coins_given, coins_payable
from cutpurse.games.swindler.rules.reaction_windows import WRONG_MOMENT, open_window, why_not_held, why_not_now
from cutpurse.games.swindler.rules.reactions import (
    BAG_NAMED,
    BEFORE_HIRING,
    SHOWN_CARDS,
    START,
    STOLEN,
    STOP,
    ask_answers,
    fitting,
    holds,
)
from cutpurse.games.swindler.rules.steal import draw_tile, end_steal
from cutpurse.games.swindler.rules.supply import (
    cards_to_hire,
    carry_out,
    draw_accomplice,
    free_slot,
    hand_in_all,
    jail,
    next_cards,
    refill_dealers,
)
from cutpurse.games.swindler.rules.trade import (
    FORGING,
    HELPING,
    NEEDS_NOT_MET,
    SELLING,
    deals_for,
    for_sale,
    helped,
    pay,
    pay_or_fulfil,
    why_no_deal,
)
from cutpurse.games.swindler.state import (
    DONE,
    JAILED,
    LOOT,
    MARKER,
    ORDER,
    POINTS,
    Swindler,
    able,
    coins_left,
    kinds_at,
    markers_out,
    purse,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Frame, Rule, Seat
from cutpurse.kernel.play import NOT_NOW, become, enter, leave
from cutpurse.kernel.sets import One, Set, at_least, count, highest, index, one, row, zeros

DRAFT: Final = 0  # the option `thieves` (SW-1.4)
OFF: Final = 2


# --- 1: setup ---
THIEF_TAKEN: Final = BOOK.rule("SW-1.4", "thief-taken")


def setup(s: Swindler, chance: Chance) -> None:
    """Who begins (SW-1.6), the first orders and dealers (SW-1.2), and the master thieves (SW-1.4).

    Bags, supply and what everybody begins with are on the blank table already (SW-1.1, SW-1.3).
    """
    StartDrawn.emit(s, chance.below(s.seats))
    for slot in range(OPEN_ORDERS):
        OrderRevealed.emit(s, slot, index(chance.draw(next_cards(s))))
    refill_dealers(s, chance)
    enter(s, CHOOSING)
    if s.thieves == OFF:
        begin_turn(s, s.start, chance)
        return
    thieves = row(list(range(THIEVES)))
    chance.shuffle(thieves)
    last = (s.start + s.seats - 1) % s.seats
    if s.thieves == DRAFT:
        laid: i64 = 0
        for i in range(s.seats):
            laid |= one(thieves[i])
        ThievesLaidOut.emit(s, laid, last)
        return
    for i in range(s.seats):
        ThiefTaken.emit(s, (last + s.seats - i) % s.seats, thieves[i])
    begin_turn(s, s.start, chance)


@final
class Choosing(Frame[Swindler]):
    """From the last player counter-clockwise everyone picks a master thief (SW-1.4)."""

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        return s.cast, THIEF_TAKEN

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        ThiefTaken.emit(s, seat, index(choice))
        if count(s.cast) == 1:
            ThiefTaken.emit(s, s.turn, index(s.cast))
        if not s.cast:
            begin_turn(s, s.start, chance)


# --- 2: a turn ---
def begin_turn(s: Swindler, seat: Seat, chance: Chance) -> None:
    """A seat's turn, its steps in order (SW-2.0): skipped in jail (SW-5.5, SW-5.7), begun with a card by M1 (SW-9.1).

    A new round begins with the start player, unless the game ends before (SW-1.6, SW-8.1).
    """
    while True:
        if seat == s.start:
            if ended_by(s):
                finish(s, chance)
                return
            RoundBegan.emit(s, s.round + 1)
        if not s.cells[JAILED + seat]:
            break
        TurnSkipped.emit(s, seat)
        seat = (seat + 1) % s.seats
    TurnBegan.emit(s, seat)
    if able(s, seat, DRAWS_CARD):
        draw_accomplice(s, seat, chance)
    become(s, RESERVING)
    open_window(s, START, chance)


# --- 2.1 to 2.4: reserve ---
NO_MARKER_LEFT: Final = BOOK.rule("SW-2.1", "no-marker-left")
OWN_MARKER_THERE: Final = BOOK.rule("SW-2.1", "own-marker-there")
NO_ORDER_THERE: Final = BOOK.rule("SW-2.1", "no-order-there")
NO_MARKER_OF_YOURS: Final = BOOK.rule("SW-2.3", "no-marker-of-yours")
PUT_DOWN_JUST_NOW: Final = BOOK.rule("SW-2.3", "put-down-just-now")


@final
class Reserving(Frame[Swindler]):
    """Put markers on orders, take some back, then name a bag to steal from (SW-2.1, SW-2.2, SW-2.3, SW-2.4, SW-3.1)."""

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        found: i64 = (one(STEAL + BAGS) - 1) & ~(one(STEAL) - 1)
        free = markers_out(s, seat) < MARKERS
        for slot in range(OPEN_ORDERS):
            if s.cells[MARKER + slot] == seat + 1:
                if not s.placed & one(slot):
                    found |= one(CANCEL + slot)
            elif free and s.cells[ORDER + slot]:
                found |= one(slot)
        return found, NO_MARKER_LEFT

    def why_not(self, s: Swindler, seat: Seat, choice: One, rule: Rule) -> Rule:
        at = index(choice)
        own = s.cells[MARKER + at % CANCEL] == seat + 1
        if at >= CANCEL:
            return PUT_DOWN_JUST_NOW if own else NO_MARKER_OF_YOURS
        if not s.cells[ORDER + at]:
            return NO_ORDER_THERE
        return OWN_MARKER_THERE if own else rule

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        at = index(choice)
        if at >= STEAL:
            BagNamed.emit(s, seat, at - STEAL)
            become(s, STEALING)
            open_window(s, BAG_NAMED, chance)
        elif at >= CANCEL:
            MarkerTakenBack.emit(s, seat, at - CANCEL)
        else:
            MarkerPut.emit(s, seat, at)


# --- 3: steal ---
BOUND: Final = BOOK.rule("SW-3.5", "bound-to-the-bag")
NO_SIDEKICK: Final = BOOK.rule("SW-7.21", "no-sidekick")
SAME_BAG: Final = BOOK.rule("SW-7.21", "same-bag")


@final
class Stealing(Frame[Swindler]):
    """After each loot tile T draws on, stops, or leaves for another bag with a Sidekick (SW-3.1, SW-3.5, SW-7.21)."""

    written: ClassVar[str] = "Deciding"

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        found: i64 = DRAW_ON | ENOUGH
        if s.hand(seat, SIDEKICK):
            found |= ((one(LURE + BAGS) - 1) & ~(one(LURE) - 1)) & ~one(LURE + s.bag)
        return found, NO_SIDEKICK

    def why_not(self, s: Swindler, seat: Seat, choice: One, rule: Rule) -> Rule:
        return SAME_BAG if s.hand(seat, SIDEKICK) else rule

    def not_now(self, s: Swindler, seat: Seat, key: i64) -> Rule | None:
        return BOUND if RESERVE.choice(key) >= one(STEAL) else None

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        if choice == DRAW_ON:
            draw_tile(s, chance)
        elif choice == ENOUGH:
            Stopped.emit(s, seat)
            open_window(s, STOP, chance)
        else:
            CardPlayed.emit(s, seat, SIDEKICK)
            Named.emit(s, 0, 0, 0, index(choice) - LURE + 1)
            ask_answers(s, seat, SIDEKICK, chance)

    def resume(self, s: Swindler, chance: Chance) -> None:
        """A window has closed, or a card was answered: the steal ends, a draw is due, or T decides (SW-3.6)."""
        if s.card:
            resolve(s, chance)
        if s.due and not s.caught:
            draw_tile(s, chance)
        elif s.caught or s.stopped:
            end_steal(s)
            become(s, ACTING)
            open_window(s, STOLEN, chance)


# --- 4: actions ---
@final
class Acting(Frame[Swindler]):
    """Fulfil orders and sell, in any order, as often as possible; window g is T's own (SW-4.1, SW-4.5, SW-7.4)."""

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        found: i64 = END_ACTIONS | deals_for(s, seat)
        fits = fitting(s, START, seat)  # Beggar and Hustler, here as at the start of a turn
        if fits & one(BEGGAR) and holds(s, seat, BEGGAR):
            found |= PLAY_BEGGAR
        if fits & one(HUSTLER) and holds(s, seat, HUSTLER):
            found |= PLAY_HUSTLER
        return found, NEEDS_NOT_MET

    def why_not(self, s: Swindler, seat: Seat, choice: One, rule: Rule) -> Rule:
        if index(choice) < FULFIL:
            return why_not_played(s, seat, choice)
        return why_no_deal(s, seat, index(choice))

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        at = index(choice)
        if choice == END_ACTIONS:
            replenish(s, chance)
        elif at >= FORGED:
            enter(s, FORGING)
            HelpPromised.emit(s, seat, -1 - (at - FORGED))
        elif at >= SELL:
            PaymentBegan.emit(s, -1 - (at - SELL), 0)
            enter(s, SELLING)
            tiles = for_sale(s, seat, at - SELL)
            if count(tiles) == 1:
                SELLING.accept(s, seat, tiles, chance)
        elif at >= WITH_HELP:
            enter(s, HELPING)
            HelpPromised.emit(s, seat, at - WITH_HELP + 1)
        elif at >= FULFIL:
            PaymentBegan.emit(s, at - FULFIL + 1, 0)
            pay_or_fulfil(s, seat, chance)
        else:
            play(s, seat, choice, chance)

    def resume(self, s: Swindler, chance: Chance) -> None:
        if s.card == SHOWN_CARDS + 1:
            helped(s, chance)
        elif s.card:
            resolve(s, chance)
        elif not s.acting:
            ActionsBegan.emit(s)


def why_not_played(s: Swindler, seat: Seat, choice: One) -> Rule:
    """Why T may not play this accomplice between two actions."""
    card = card_of(choice)
    if card < 0:
        return NOT_NOW
    if card not in (BEGGAR, HUSTLER):
        return WRONG_MOMENT
    return why_not_now(s, START, seat, card) if holds(s, seat, card) else why_not_held(s, seat, card)


# --- 5: replenish ---
NOT_YOURS_TO_HAND_IN: Final = BOOK.rule("SW-5.4", "not-yours-to-hand-in")


def replenish(s: Swindler, chance: Chance) -> None:
    """Step 4: dealers (SW-5.1), then orders if any were fulfilled (SW-5.2)."""
    refill_dealers(s, chance)
    reveal(s, chance)


def reveal(s: Swindler, chance: Chance) -> None:
    """Reveal cards until four orders are open: the first raid is carried out, others wait (SW-5.2, SW-5.3)."""
    while s.fulfilled and free_slot(s) < OPEN_ORDERS and next_cards(s):
        card = index(chance.draw(next_cards(s)))
        if card < s.faces.orders:
            OrderRevealed.emit(s, free_slot(s), card)
        elif s.raid:
            RaidSetAside.emit(s, card - s.faces.orders)
        else:
            RaidBegan.emit(s, card - s.faces.orders)
            place = carry_out(s, 0)
            if place >= 0:
                become(s, HandingIn(place))
                return
    if s.aside:
        RaidsShuffledIn.emit(s)
    Replenished.emit(s)
    become(s, HIRING)
    open_window(s, BEFORE_HIRING, chance)


@final
class HandingIn(Frame[Swindler]):
    """In a raid a seat chooses the tiles it hands in (SW-5.4)."""

    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: i64) -> None:
        super().__init__(GIVE)
        self.place: i64 = place  # in turn order from T

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        return kinds_at(s, LOOT + seat * KINDS), NOT_YOURS_TO_HAND_IN

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        HandedIn.emit(s, seat, index(choice))
        hand_in_all(s, seat)
        if s.owed:
            return
        jail(s, seat)
        place = carry_out(s, self.place + 1)
        if place >= 0:
            become(s, HandingIn(place))
        else:
            reveal(s, chance)


# --- 6: hire ---
TOO_FEW_COINS: Final = BOOK.rule("SW-6.1", "too-few-coins")
TOO_FEW_CARDS: Final = BOOK.rule("SW-6.1", "too-few-cards")
PAYS_NO_COINS: Final = BOOK.rule("SW-6.1", "pays-no-coins")


@final
class Hiring(Frame[Swindler]):
    """T says how many accomplices to hire (SW-6.1)."""

    written: ClassVar[str] = "Recruiting"

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        return one(min(purse(s, seat), cards_to_hire(s)) + 1) - 1, TOO_FEW_COINS

    def why_not(self, s: Swindler, seat: Seat, choice: One, rule: Rule) -> Rule:
        return TOO_FEW_CARDS if index(choice) > cards_to_hire(s) else rule

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        if index(choice) == 0:
            end_turn(s, chance)
            return
        PaymentBegan.emit(s, 0, index(choice))
        become(s, PAYING_CARDS)
        pay_cards(s, seat, chance)

    def resume(self, s: Swindler, chance: Chance) -> None:
        """Window h has closed: who can hire nobody is not asked."""
        if not min(purse(s, s.active), cards_to_hire(s)):
            end_turn(s, chance)


@final
class PayingCards(Frame[Swindler]):
    """One coin for each, with coins or coin tiles (SW-6.1)."""

    def options(self, s: Swindler, seat: Seat) -> tuple[Set, Rule]:
        return coins_payable(s, seat), PAYS_NO_COINS

    def accept(self, s: Swindler, seat: Seat, choice: One, chance: Chance) -> None:
        pay(s, seat, choice)
        pay_cards(s, seat, chance)


def pay_cards(s: Swindler, seat: Seat, chance: Chance) -> None:
    """Give what there is no choice about; when all is paid, the cards come and the turn ends."""
    while coins_given(s) < s.owed:
        ways = coins_payable(s, seat)
        if count(ways) > 1 and coins_given(s) + purse(s, seat) > s.owed:
            return
        pay(s, seat, ways & -ways)
    cards = s.owed
    if coins_given(s) > cards and coins_left(s):
        ChangeGiven.emit(s, seat)
    Hired.emit(s, seat, cards)
    for _ in range(cards):
        draw_accomplice(s, seat, chance)
    end_turn(s, chance)


def end_turn(s: Swindler, chance: Chance) -> None:
    """The next seat is due; from now on what was hired can be played (SW-6.2)."""
    begin_turn(s, (s.active + 1) % s.seats, chance)


# --- 8: the end ---
def ended_by(s: Swindler) -> str:
    """The clause that ends the game after this round; empty while it goes on."""
    if finishers(s):
        return "SW-8.1"
    return "SW-8.5" if s.round and s.round == s.most_rounds else ""


def finishers(s: Swindler) -> Set:
    """The seats with as many fulfilled orders as end the game (SW-8.1)."""
    return at_least(s.cells[DONE : DONE + s.seats], s.faces.end_at[s.seats])


def finish(s: Swindler, chance: Chance) -> None:
    """Count coins and markers (SW-8.2), and it is over."""
    for i in range(s.seats):
        seat = (s.start + i) % s.seats
        Counted.emit(s, seat, purse(s, seat), markers_out(s, seat))
    leave(s, chance)


def winners(s: Swindler) -> Set:
    """Most points, then most orders; several on a tie (SW-8.3)."""
    ranks = zeros(s.seats)
    for p in range(s.seats):
        ranks[p] = s.cells[POINTS + p] * (PILE_CARDS + 1) + s.cells[DONE + p]
    return highest(ranks)


CHOOSING: Final[Choosing] = Choosing(CHOOSE)
RESERVING: Final[Reserving] = Reserving(RESERVE)
STEALING: Final[Stealing] = Stealing(DECIDE)
ACTING: Final[Acting] = Acting(ACT)
HIRING: Final[Hiring] = Hiring(HIRE)
PAYING_CARDS: Final[PayingCards] = PayingCards(GIVE)
